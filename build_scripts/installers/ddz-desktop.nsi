; The installer for Windows: for one person, without administrator, in place of an older version. installers/windows.py
; compiles it and defines NAME, TITLE, VERSION, APP_ID, PUBLISHER, SOURCE, ICON, OUTPUT, KILOBYTES,
; LICENCE, SCHEME and the file types.
Unicode true
Target amd64-unicode
SetCompressor /SOLID lzma
SetCompressorDictSize 64
ManifestDPIAware true
RequestExecutionLevel user
!include MUI2.nsh
!include FileFunc.nsh

!define UNINSTALL "Software\Microsoft\Windows\CurrentVersion\Uninstall\${NAME}"
!define CLASSES "Software\Classes"

Name "${TITLE}"
OutFile "${OUTPUT}"
InstallDir "$LOCALAPPDATA\Programs\${NAME}"
InstallDirRegKey HKCU "${UNINSTALL}" "InstallLocation"
BrandingText "${TITLE} ${VERSION}"

VIProductVersion "${VERSION}.0"
VIAddVersionKey ProductName "${TITLE}"
VIAddVersionKey FileDescription "${TITLE}"
VIAddVersionKey FileVersion "${VERSION}"
VIAddVersionKey ProductVersion "${VERSION}"
VIAddVersionKey CompanyName "${PUBLISHER}"
VIAddVersionKey LegalCopyright "${PUBLISHER}"

!define MUI_ICON "${ICON}"
!define MUI_UNICON "${ICON}"
!define MUI_LANGDLL_ALLLANGUAGES
!define MUI_FINISHPAGE_RUN "$INSTDIR\${NAME}.exe"
!insertmacro MUI_PAGE_WELCOME
!insertmacro MUI_PAGE_LICENSE "${LICENCE}"
!insertmacro MUI_PAGE_DIRECTORY
!insertmacro MUI_PAGE_INSTFILES
!insertmacro MUI_PAGE_FINISH
!insertmacro MUI_UNPAGE_CONFIRM
!insertmacro MUI_UNPAGE_INSTFILES
!insertmacro MUI_LANGUAGE "English"
!insertmacro MUI_LANGUAGE "SimpChinese"
!insertmacro MUI_LANGUAGE "TradChinese"

LangString RUNNING ${LANG_ENGLISH} "${TITLE} is running. Close it, then try again."
LangString RUNNING ${LANG_SIMPCHINESE} "程序正在运行。请先关闭，然后重试。"
LangString RUNNING ${LANG_TRADCHINESE} "程式正在執行。請先關閉，然後重試。"
LangString PURGE ${LANG_ENGLISH} "Delete your games, statistics and settings as well?"
LangString PURGE ${LANG_SIMPCHINESE} "是否同时删除你的牌局、统计和设置？"
LangString PURGE ${LANG_TRADCHINESE} "是否同時刪除你的牌局、統計和設定？"

; The program's file cannot be opened for writing while it runs. Silently there is nobody to ask: that ends it, with 2.
!macro WAIT_FOR_END UN
Function ${UN}WaitForEnd
    again:
    IfFileExists "$INSTDIR\${NAME}.exe" 0 free
    ClearErrors
    FileOpen $0 "$INSTDIR\${NAME}.exe" a
    IfErrors 0 opened
    IfSilent 0 +3
    SetErrorLevel 2
    Abort
    MessageBox MB_RETRYCANCEL|MB_ICONEXCLAMATION "$(RUNNING)" IDRETRY again
    SetErrorLevel 2
    Abort
    opened:
    FileClose $0
    free:
FunctionEnd
!macroend
!insertmacro WAIT_FOR_END ""
!insertmacro WAIT_FOR_END "un."

!macro FILE_TYPE SUFFIX MIME TITLE_OF_TYPE
    WriteRegStr HKCU "${CLASSES}\${SUFFIX}" "" "${NAME}${SUFFIX}"
    WriteRegStr HKCU "${CLASSES}\${SUFFIX}" "Content Type" "${MIME}"
    WriteRegStr HKCU "${CLASSES}\${SUFFIX}\OpenWithProgids" "${NAME}${SUFFIX}" ""
    WriteRegStr HKCU "${CLASSES}\${NAME}${SUFFIX}" "" "${TITLE_OF_TYPE}"
    WriteRegStr HKCU "${CLASSES}\${NAME}${SUFFIX}" "AppUserModelID" "${APP_ID}"
    WriteRegStr HKCU "${CLASSES}\${NAME}${SUFFIX}\DefaultIcon" "" "$INSTDIR\${NAME}.exe,0"
    WriteRegStr HKCU "${CLASSES}\${NAME}${SUFFIX}\shell\open\command" "" '"$INSTDIR\${NAME}.exe" "%1"'
!macroend

!macro NO_FILE_TYPE SUFFIX
    ReadRegStr $0 HKCU "${CLASSES}\${SUFFIX}" ""
    StrCmp $0 "${NAME}${SUFFIX}" 0 +2
    DeleteRegKey HKCU "${CLASSES}\${SUFFIX}"
    DeleteRegKey HKCU "${CLASSES}\${NAME}${SUFFIX}"
!macroend

!macro TELL_EXPLORER
    System::Call 'shell32::SHChangeNotify(i 0x08000000, i 0, p 0, p 0)'
!macroend

Function .onInit
    !insertmacro MUI_LANGDLL_DISPLAY
FunctionEnd

Function un.onInit
    !insertmacro MUI_UNGETLANGUAGE
FunctionEnd

Section
    Call WaitForEnd
    ; what an older version had and this one has not must go; nothing of the player's lies here
    RMDir /r "$INSTDIR\_internal"
    SetOutPath "$INSTDIR"
    File /r "${SOURCE}/*"
    WriteUninstaller "$INSTDIR\uninstall.exe"
    CreateShortcut "$SMPROGRAMS\${TITLE}.lnk" "$INSTDIR\${NAME}.exe"
    !insertmacro FILE_TYPE "${SUFFIX_1}" "${MIME_1}" "${TITLE_1}"
    !insertmacro FILE_TYPE "${SUFFIX_2}" "${MIME_2}" "${TITLE_2}"
    WriteRegStr HKCU "${CLASSES}\${SCHEME}" "" "URL:${TITLE}"
    WriteRegStr HKCU "${CLASSES}\${SCHEME}" "URL Protocol" ""
    WriteRegStr HKCU "${CLASSES}\${SCHEME}\shell\open\command" "" '"$INSTDIR\${NAME}.exe" "%1"'
    WriteRegStr HKCU "${UNINSTALL}" "DisplayName" "${TITLE}"
    WriteRegStr HKCU "${UNINSTALL}" "DisplayVersion" "${VERSION}"
    WriteRegStr HKCU "${UNINSTALL}" "DisplayIcon" "$INSTDIR\${NAME}.exe,0"
    WriteRegStr HKCU "${UNINSTALL}" "Publisher" "${PUBLISHER}"
    WriteRegStr HKCU "${UNINSTALL}" "InstallLocation" "$INSTDIR"
    WriteRegStr HKCU "${UNINSTALL}" "UninstallString" '"$INSTDIR\uninstall.exe"'
    WriteRegStr HKCU "${UNINSTALL}" "QuietUninstallString" '"$INSTDIR\uninstall.exe" /S'
    WriteRegDWORD HKCU "${UNINSTALL}" "EstimatedSize" ${KILOBYTES}
    WriteRegDWORD HKCU "${UNINSTALL}" "NoModify" 1
    WriteRegDWORD HKCU "${UNINSTALL}" "NoRepair" 1
    !insertmacro TELL_EXPLORER
SectionEnd

Section Uninstall
    Call un.WaitForEnd
    RMDir /r "$INSTDIR\_internal"
    Delete "$INSTDIR\${NAME}.exe"
    Delete "$INSTDIR\${NAME}-console.exe"
    Delete "$INSTDIR\uninstall.exe"
    RMDir "$INSTDIR"
    Delete "$SMPROGRAMS\${TITLE}.lnk"
    !insertmacro NO_FILE_TYPE "${SUFFIX_1}"
    !insertmacro NO_FILE_TYPE "${SUFFIX_2}"
    DeleteRegKey HKCU "${CLASSES}\${SCHEME}"
    DeleteRegKey HKCU "${UNINSTALL}"
    !insertmacro TELL_EXPLORER
    ; silently the player's own files stay
    MessageBox MB_YESNO|MB_ICONQUESTION|MB_DEFBUTTON2 "$(PURGE)" /SD IDNO IDNO kept
    RMDir /r "$LOCALAPPDATA\${NAME}"
    kept:
SectionEnd
