<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_TW" sourcelanguage="en">
<context>
    <name>AboutPage</name>
    <message>
        <source>Copied</source>
        <translation>已複製</translation>
    </message>
    <message>
        <source>About</source>
        <translation>關於</translation>
    </message>
    <message>
        <source>Dou Dizhu</source>
        <translation>鬥地主</translation>
    </message>
    <message>
        <source>compiled for this computer</source>
        <translation>運算已編譯</translation>
    </message>
    <message>
        <source>running as plain Python</source>
        <translation>以純 Python 執行</translation>
    </message>
    <message>
        <source>Version {version} · Windows, macOS, Linux · {speed}</source>
        <translation>版本 {version} · Windows、macOS、Linux · {speed}</translation>
    </message>
    <message>
        <source>Nothing leaves this computer: no account, no advertising, no statistics sent to anybody.</source>
        <translation>任何資料都不離開這台電腦：沒有帳號，沒有廣告，也不向任何人傳送統計。</translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>授權</translation>
    </message>
    <message>
        <source>This program: MIT, free to use, change and share</source>
        <translation>本程式：MIT 授權，可自由使用、修改和分享</translation>
    </message>
    <message>
        <source>Fonts</source>
        <translation>字型</translation>
    </message>
    <message>
        <source>Noto Sans SC, Noto Serif SC, Barlow Semi Condensed (OFL 1.1)</source>
        <translation>思源黑體、思源宋體、Barlow（OFL 1.1）</translation>
    </message>
    <message>
        <source>Window</source>
        <translation>介面庫</translation>
    </message>
    <message>
        <source>Qt and PySide6 (LGPL 3)</source>
        <translation>Qt 與 PySide6（LGPL 3）</translation>
    </message>
    <message>
        <source>Cards and icons</source>
        <translation>牌面與圖示</translation>
    </message>
    <message>
        <source>Drawn for this program</source>
        <translation>為本程式原創繪製</translation>
    </message>
    <message>
        <source>Others</source>
        <translation>其他</translation>
    </message>
    <message>
        <source>All parts by others and their licences</source>
        <translation>所有第三方元件及其授權</translation>
    </message>
    <message>
        <source>Where your games are kept</source>
        <translation>存檔位置</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>開啟</translation>
    </message>
    <message>
        <source>Licences</source>
        <translation>開源授權</translation>
    </message>
    <message>
        <source>Copy version information</source>
        <translation>複製版本資訊</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>好</translation>
    </message>
</context>
<context>
    <name>ArticleHead</name>
    <message>
        <source>Contents</source>
        <translation>目錄</translation>
    </message>
    <message>
        <source>Rules that this page speaks of</source>
        <translation>這一頁講的是哪種規則</translation>
    </message>
    <message>
        <source>Which kinds are shown</source>
        <translation>顯示哪些牌型</translation>
    </message>
    <message>
        <source>All {count}</source>
        <translation>全部 {count} 種</translation>
    </message>
    <message>
        <source>These rules</source>
        <translation>當前規則</translation>
    </message>
</context>
<context>
    <name>BackupPanel</name>
    <message>
        <source>Backing up…</source>
        <translation>正在備份…</translation>
    </message>
    <message>
        <source>Back up</source>
        <translation>備份</translation>
    </message>
    <message>
        <source>Restore a back-up</source>
        <translation>恢復備份</translation>
    </message>
    <message>
        <source>Restoring…</source>
        <translation>正在恢復…</translation>
    </message>
    <message>
        <source>Everything is backed up.</source>
        <translation>全部已備份。</translation>
    </message>
    <message>
        <source>The back-up was not made.</source>
        <translation>備份沒有完成。</translation>
    </message>
    <message>
        <source>Everything is restored.</source>
        <translation>全部已恢復。</translation>
    </message>
    <message>
        <source>One moment, please</source>
        <translation>請稍等</translation>
    </message>
    <message>
        <source>settings</source>
        <translation>設定</translation>
    </message>
    <message>
        <source>an unfinished match</source>
        <translation>一場未打完的對局</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between the parts of a back-up</comment>
        <translation>、</translation>
    </message>
    <message>
        <source>Back-ups (*{suffix})</source>
        <translation>備份 (*{suffix})</translation>
    </message>
    <message>
        <source>Back-up</source>
        <translation>備份</translation>
    </message>
    <message>
        <source>One file with your settings, history, saved choices, house rules and the unfinished match.</source>
        <translation>把設定、對局記錄、收藏的選擇、房規和未打完的對局存進一個檔案。</translation>
    </message>
    <message>
        <source>Back up…</source>
        <translation>備份…</translation>
    </message>
    <message>
        <source>Restore…</source>
        <translation>恢復…</translation>
    </message>
</context>
<context>
    <name>Bubble</name>
    <message>
        <source>Go on</source>
        <translation>繼續</translation>
    </message>
    <message>
        <source>Leave the lesson</source>
        <translation>先不學了</translation>
    </message>
</context>
<context>
    <name>Cards</name>
    <message>
        <source>spades</source>
        <translation>黑桃</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>紅桃</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>方塊</translation>
    </message>
    <message>
        <source>clubs</source>
        <translation>梅花</translation>
    </message>
    <message>
        <source>small joker</source>
        <translation>小王</translation>
    </message>
    <message>
        <source>big joker</source>
        <translation>大王</translation>
    </message>
    <message>
        <source>jk</source>
        <comment>head of a narrow column: small joker</comment>
        <translation>小</translation>
    </message>
    <message>
        <source>JK</source>
        <comment>head of a narrow column: big joker</comment>
        <translation>大</translation>
    </message>
    <message>
        <source>{rank} of {suit}</source>
        <translation>{suit} {rank}</translation>
    </message>
</context>
<context>
    <name>ChangeDialog</name>
    <message>
        <source>Change the table</source>
        <translation>更改牌桌</translation>
    </message>
    <message>
        <source>Other rules, hands or time begin the match anew: points go back to 0.</source>
        <translation>換規則、局數或時限會重新開始比賽，得分清零。</translation>
    </message>
    <message>
        <source>While a hand is being played only what is allowed can be changed.</source>
        <translation>打牌時只能更改允許事項。</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>更改</translation>
    </message>
</context>
<context>
    <name>Charts</name>
    <message>
        <source>Chart</source>
        <translation>圖</translation>
    </message>
    <message>
        <source>The same numbers in another form</source>
        <translation>同樣的數字，換一種樣子</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>表</translation>
    </message>
</context>
<context>
    <name>ChatPanel</name>
    <message>
        <source>The host has switched free chat off.</source>
        <translation>房主關閉了自由聊天。</translation>
    </message>
    <message>
        <source>Say something…</source>
        <translation>說點什麼…</translation>
    </message>
    <message>
        <source>Free chat is off</source>
        <translation>自由聊天已關閉</translation>
    </message>
    <message>
        <source>Chat</source>
        <translation>聊天</translation>
    </message>
    <message>
        <source>Mute everybody</source>
        <translation>屏蔽所有人</translation>
    </message>
    <message>
        <source>Send</source>
        <translation>傳送</translation>
    </message>
</context>
<context>
    <name>Chooser</name>
    <message>
        <source>highest</source>
        <translation>最大</translation>
    </message>
</context>
<context>
    <name>CodeDialog</name>
    <message>
        <source>Room code</source>
        <translation>房間碼</translation>
    </message>
    <message>
        <source>The host of &quot;{table}&quot; can tell you the six digits.</source>
        <translation>請向「{table}」的房主詢問六位數字。</translation>
    </message>
    <message>
        <source>The host can tell you the six digits.</source>
        <translation>請向房主詢問六位數字。</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Join</source>
        <translation>加入</translation>
    </message>
</context>
<context>
    <name>CodePanel</name>
    <message>
        <source>Room code</source>
        <translation>房間碼</translation>
    </message>
    <message>
        <source>Another code</source>
        <translation>換一個碼</translation>
    </message>
    <message>
        <source>Anybody in the network who sees the table can sit down.</source>
        <translation>網路裡看到這桌的人都能入座。</translation>
    </message>
</context>
<context>
    <name>Contents</name>
    <message>
        <source>My house rules</source>
        <translation>我的房規</translation>
    </message>
    <message>
        <source>General</source>
        <translation>通用</translation>
    </message>
</context>
<context>
    <name>Counted</name>
    <message numerus="yes">
        <source>%n difference(s)</source>
        <translation>
            <numerusform>%n 處不同</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n change(s)</source>
        <translation>
            <numerusform>%n 處改動</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hand(s)</source>
        <translation>
            <numerusform>%n 局</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Next try in %n second(s).</source>
        <translation>
            <numerusform>%n 秒後可再試。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DataSection</name>
    <message>
        <source>All settings as they were at first</source>
        <translation>把全部設定恢復為預設</translation>
    </message>
    <message>
        <source>Your name, the history and house rules stay as they are.</source>
        <translation>你的名字、歷史和房規不變。</translation>
    </message>
    <message>
        <source>Reset all settings</source>
        <translation>恢復全部設定</translation>
    </message>
</context>
<context>
    <name>DealCodeDialog</name>
    <message>
        <source>Play a deal</source>
        <translation>打一副指定的牌</translation>
    </message>
    <message>
        <source>With a deal code everybody gets the same cards, as in the hand it was copied from.</source>
        <translation>有了牌局碼，每家拿到的牌都和當時那一局一樣。</translation>
    </message>
    <message>
        <source>Deal code</source>
        <translation>牌局碼</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>開打</translation>
    </message>
    <message>
        <source>A letter is wrong or missing. Was it copied whole?</source>
        <translation>有字母錯了或缺了。是不是沒有複製完整？</translation>
    </message>
    <message>
        <source>This is no deal code</source>
        <translation>這不是牌局碼</translation>
    </message>
    <message>
        <source>{rules} · {players}</source>
        <translation>{rules} · {players}</translation>
    </message>
    <message>
        <source>Paste a deal code first.</source>
        <translation>請先貼上牌局碼。</translation>
    </message>
</context>
<context>
    <name>DifferenceLine</name>
    <message>
        <source>Undo: {title}</source>
        <translation>復原：{title}</translation>
    </message>
</context>
<context>
    <name>DifferencesPanel</name>
    <message>
        <source>Different from {rules}</source>
        <translation>和{rules}的差別</translation>
    </message>
    <message>
        <source>Nothing yet. Change something in the middle.</source>
        <translation>還沒有差別。在中間改幾項吧。</translation>
    </message>
    <message>
        <source>Changes are written into the record of each hand.</source>
        <translation>改動會記進每一局的重播裡。</translation>
    </message>
    <message>
        <source>No contradiction</source>
        <translation>沒有矛盾</translation>
    </message>
    <message>
        <source>These rules can be played.</source>
        <translation>這套規則可以開局</translation>
    </message>
    <message>
        <source>This cannot be played</source>
        <translation>這樣沒法玩</translation>
    </message>
    <message>
        <source>Show where</source>
        <translation>看是哪一項</translation>
    </message>
</context>
<context>
    <name>DoorPanel</name>
    <message>
        <source>Who can come in</source>
        <translation>誰能進來</translation>
    </message>
    <message>
        <source>Room code</source>
        <translation>房間碼</translation>
    </message>
    <message>
        <source>Another code</source>
        <translation>換一個碼</translation>
    </message>
    <message>
        <source>Everybody in this network sees it</source>
        <translation>同一網路的人都能看到</translation>
    </message>
    <message>
        <source>It stands in their list of tables</source>
        <translation>在他們的牌桌清單裡列出</translation>
    </message>
    <message>
        <source>Not in the list</source>
        <translation>不列出</translation>
    </message>
    <message>
        <source>Friends come by address or invitation</source>
        <translation>朋友憑地址或邀請進來</translation>
    </message>
    <message>
        <source>Tell it to your friends; invitations hold it, too.</source>
        <translation>把它告訴朋友；邀請裡也帶著它。</translation>
    </message>
    <message>
        <source>Anybody in the network who sees the table can sit down.</source>
        <translation>網路裡看到這桌的人都能入座。</translation>
    </message>
</context>
<context>
    <name>EditorPanel</name>
    <message>
        <source>Kinds</source>
        <translation>牌型</translation>
    </message>
    <message>
        <source>Bombs</source>
        <translation>炸彈</translation>
    </message>
    <message>
        <source>Auction</source>
        <translation>叫牌</translation>
    </message>
    <message>
        <source>Phases</source>
        <translation>階段</translation>
    </message>
    <message>
        <source>Scoring</source>
        <translation>計分</translation>
    </message>
    <message>
        <source>Name of this house rule</source>
        <translation>房規的名字</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>儲存</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>複製一份</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>刪除</translation>
    </message>
    <message>
        <source>There is nothing to change here in these rules.</source>
        <translation>這套規則在這裡沒有可改的。</translation>
    </message>
    <message>
        <source>Bombs from high to low</source>
        <translation>炸彈從大到小</translation>
    </message>
    <message>
        <source>Give it a name first.</source>
        <translation>請先起個名字。</translation>
    </message>
    <message>
        <source>These rules contradict themselves.</source>
        <translation>這套規則自相矛盾。</translation>
    </message>
    <message>
        <source>Everything is saved.</source>
        <translation>已經儲存好了。</translation>
    </message>
</context>
<context>
    <name>Events</name>
    <message>
        <source>The cards are dealt.</source>
        <translation>發牌完畢。</translation>
    </message>
    <message>
        <source>{name} is {role}.</source>
        <translation>{name}是{role}。</translation>
    </message>
    <message>
        <source>{name} plays {play}, {left} left.</source>
        <translation>{name} 出 {play}，剩 {left} 張。</translation>
    </message>
    <message>
        <source>You play {play}, {left} left.</source>
        <translation>你出{play}，剩 {left} 張。</translation>
    </message>
    <message>
        <source>{name} leads.</source>
        <translation>{name} 先出。</translation>
    </message>
    <message>
        <source>You lead.</source>
        <translation>你先出牌。</translation>
    </message>
    <message>
        <source>You give up.</source>
        <translation>你認輸。</translation>
    </message>
    <message>
        <source>{name} gives up.</source>
        <translation>{name} 認輸。</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between cards</comment>
        <translation>、</translation>
    </message>
    <message>
        <source>Your hand: {cards}</source>
        <translation>你的手牌：{cards}</translation>
    </message>
    <message>
        <source>Your turn.</source>
        <translation>輪到你。</translation>
    </message>
    <message>
        <source>{name}: {words}</source>
        <translation>{name}：{words}</translation>
    </message>
    <message>
        <source>You are the only landlord.</source>
        <translation>你獨自當地主。</translation>
    </message>
    <message>
        <source>{name} is the only landlord.</source>
        <translation>{name} 是獨自一人的地主。</translation>
    </message>
    <message>
        <source>You are {role}.</source>
        <translation>你是{role}。</translation>
    </message>
    <message>
        <source>{title}. Your score: {score}.</source>
        <translation>{title}。你的得分：{score}。</translation>
    </message>
</context>
<context>
    <name>FilterBar</name>
    <message>
        <source>Player, rule or code</source>
        <translation>玩家、房規或牌局碼</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>搜尋</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>顯示全部</translation>
    </message>
    <message>
        <source>All time</source>
        <translation>全部時間</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>今天</translation>
    </message>
    <message>
        <source>Last 7 days</source>
        <translation>最近 7 天</translation>
    </message>
    <message>
        <source>Last 30 days</source>
        <translation>最近 30 天</translation>
    </message>
    <message>
        <source>Last 365 days</source>
        <translation>最近 365 天</translation>
    </message>
    <message>
        <source>All rules</source>
        <translation>全部規則</translation>
    </message>
    <message>
        <source>Every role</source>
        <translation>所有身份</translation>
    </message>
    <message>
        <source>Landlord</source>
        <translation>地主</translation>
    </message>
    <message>
        <source>Farmer</source>
        <translation>農民</translation>
    </message>
    <message>
        <source>Every result</source>
        <translation>所有結果</translation>
    </message>
    <message>
        <source>Every level</source>
        <translation>所有等級</translation>
    </message>
    <message>
        <source>Every origin</source>
        <translation>所有來源</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>時間</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>規則</translation>
    </message>
    <message>
        <source>Role</source>
        <translation>身份</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>結果</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>電腦等級</translation>
    </message>
    <message>
        <source>Origin</source>
        <translation>來源</translation>
    </message>
</context>
<context>
    <name>FirstStartPage</name>
    <message>
        <source>Welcome to Dou Dizhu</source>
        <translation>歡迎來玩鬥地主</translation>
    </message>
    <message>
        <source>Three short questions; all of it can be changed later in the settings.</source>
        <translation>三個小問題；以後都能在設定裡改。</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>語言</translation>
    </message>
    <message>
        <source>Never played before?</source>
        <translation>沒玩過？</translation>
    </message>
    <message>
        <source>A first hand shows how it goes, step by step. It takes five minutes, and you can leave it any time.</source>
        <translation>第一局會一步一步教你怎麼打。大約五分鐘，隨時可以離開。</translation>
    </message>
    <message>
        <source>Show me how</source>
        <translation>教我打</translation>
    </message>
    <message>
        <source>I know the game</source>
        <translation>我會打</translation>
    </message>
    <message>
        <source>Two to five players · twelve rule systems</source>
        <translation>二人到五人 · 十二種規則</translation>
    </message>
</context>
<context>
    <name>GamePanel</name>
    <message>
        <source>Start</source>
        <translation>開始對局</translation>
    </message>
    <message>
        <source>Change rules…</source>
        <translation>改規則…</translation>
    </message>
    <message>
        <source>Save rules…</source>
        <translation>存為房規…</translation>
    </message>
    <message>
        <source>Rules in detail</source>
        <translation>規則詳解</translation>
    </message>
    <message>
        <source>Seats</source>
        <translation>座位</translation>
    </message>
    <message>
        <source>at this computer</source>
        <translation>本機</translation>
    </message>
    <message>
        <source>computer · {level}</source>
        <translation>電腦 · {level}</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>規則</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>對局</translation>
    </message>
    <message>
        <source>Card counter</source>
        <translation>記牌器</translation>
    </message>
    <message>
        <source>No limit</source>
        <translation>不限</translation>
    </message>
    <message>
        <source>Hands</source>
        <translation>局數</translation>
    </message>
    <message>
        <source>Seconds for a turn</source>
        <translation>出牌時間（秒）</translation>
    </message>
</context>
<context>
    <name>HandActions</name>
    <message>
        <source>The hand is on the clipboard, as text.</source>
        <translation>這一局已作為文字複製到剪貼簿。</translation>
    </message>
    <message>
        <source>The deal code is on the clipboard.</source>
        <translation>牌局碼已複製到剪貼簿。</translation>
    </message>
    <message>
        <source>Hands (*{suffix})</source>
        <translation>對局記錄 (*{suffix})</translation>
    </message>
    <message>
        <source>Save the hand</source>
        <translation>儲存這一局</translation>
    </message>
    <message>
        <source>Saved as {file}</source>
        <translation>已存為 {file}</translation>
    </message>
</context>
<context>
    <name>HandCounts</name>
    <message numerus="yes">
        <source>%n bomb(s)</source>
        <translation>
            <numerusform>炸彈 %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rocket(s)</source>
        <translation>
            <numerusform>王炸 %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hand(s) deleted</source>
        <translation>
            <numerusform>已刪除 %n 局</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) written</source>
        <translation>
            <numerusform>已寫入 %n 個檔案</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hand(s) taken over</source>
        <translation>
            <numerusform>匯入 %n 局</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hand(s) there already</source>
        <translation>
            <numerusform>%n 局已在記錄裡</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) could not be read</source>
        <translation>
            <numerusform>%n 個檔案讀不了</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HelpDialog</name>
    <message>
        <source>Help with LAN play</source>
        <translation>區域網路幫助</translation>
    </message>
    <message>
        <source>What the host&apos;s computer can see</source>
        <translation>主機能看到什麼</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>知道了</translation>
    </message>
</context>
<context>
    <name>HelpPanel</name>
    <message>
        <source>If you cannot connect</source>
        <translation>連不上時</translation>
    </message>
    <message>
        <source>Both computers have to be in the same network, at the same router.</source>
        <translation>兩台電腦要在同一個網路裡，連同一個路由器。</translation>
    </message>
    <message>
        <source>Guest networks often keep computers from seeing each other.</source>
        <translation>訪客網路常常不讓電腦互相看見。</translation>
    </message>
    <message>
        <source>The host&apos;s firewall has to let this program through.</source>
        <translation>房主的防火牆要放行本程式。</translation>
    </message>
</context>
<context>
    <name>History</name>
    <message>
        <source>Won</source>
        <translation>勝</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>負</translation>
    </message>
    <message>
        <source>Nobody bid</source>
        <translation>沒有人叫</translation>
    </message>
    <message>
        <source>Not finished</source>
        <translation>沒打完</translation>
    </message>
    <message>
        <source>Watched</source>
        <translation>旁觀</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>在這裡打的</translation>
    </message>
    <message>
        <source>Chosen deal</source>
        <translation>指定牌局</translation>
    </message>
    <message>
        <source>Imported</source>
        <translation>匯入的</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between the parts of a hand</comment>
        <translation>、</translation>
    </message>
    <message>
        <source>Today {time}</source>
        <translation>今天 {time}</translation>
    </message>
    <message>
        <source>Yesterday {time}</source>
        <translation>昨天 {time}</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between players</comment>
        <translation>、</translation>
    </message>
    <message>
        <source>Mixed levels</source>
        <translation>混合等級</translation>
    </message>
    <message>
        <source>People</source>
        <translation>真人</translation>
    </message>
</context>
<context>
    <name>HistoryActions</name>
    <message>
        <source>Folder for the hands</source>
        <translation>存放對局的資料夾</translation>
    </message>
    <message>
        <source>Hands (*{suffix})</source>
        <translation>對局記錄 (*{suffix})</translation>
    </message>
    <message>
        <source>Import hands</source>
        <translation>匯入對局</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between parts of a report</comment>
        <translation>，</translation>
    </message>
</context>
<context>
    <name>HistoryPage</name>
    <message>
        <source>Try again</source>
        <translation>再試一次</translation>
    </message>
    <message>
        <source>The history cannot be shown</source>
        <translation>對局記錄打不開</translation>
    </message>
    <message>
        <source>Quick game</source>
        <translation>快速開始</translation>
    </message>
    <message>
        <source>Every hand is kept on this computer by itself.</source>
        <translation>每一局都會自動儲存在這台電腦上。</translation>
    </message>
    <message>
        <source>Play a hand and it is here</source>
        <translation>打完一局就有記錄</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>顯示全部</translation>
    </message>
    <message>
        <source>No hand fits</source>
        <translation>沒有符合的對局</translation>
    </message>
    <message>
        <source>Choose less above, or show all hands.</source>
        <translation>請放寬上面的條件，或顯示全部。</translation>
    </message>
    <message>
        <source>Choose one hand first.</source>
        <translation>請先選一局。</translation>
    </message>
    <message>
        <source>Choose hands first.</source>
        <translation>請先選對局。</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>匯出…</translation>
    </message>
    <message>
        <source>Export all…</source>
        <translation>全部匯出…</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>復原</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>好</translation>
    </message>
    <message>
        <source>History</source>
        <translation>對局記錄</translation>
    </message>
    <message>
        <source>Hands</source>
        <translation>對局</translation>
    </message>
    <message>
        <source>Deal code…</source>
        <translation>牌局碼…</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>匯入…</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>覆盤</translation>
    </message>
    <message>
        <source>Same deal again</source>
        <translation>同一副牌再打</translation>
    </message>
    <message>
        <source>Copy deal code</source>
        <translation>複製牌局碼</translation>
    </message>
    <message>
        <source>Copy as text</source>
        <translation>複製為文字</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>刪除</translation>
    </message>
</context>
<context>
    <name>HomePage</name>
    <message>
        <source>Two to five players · twelve rule systems</source>
        <translation>二人到五人 · 十二種規則</translation>
    </message>
    <message>
        <source>Welcome</source>
        <translation>歡迎</translation>
    </message>
    <message>
        <source>Rules, seats, bots</source>
        <translation>選規則、座位與電腦</translation>
    </message>
    <message numerus="yes">
        <source>%n table(s) found</source>
        <translation>
            <numerusform>發現 %n 桌</numerusform>
        </translation>
    </message>
    <message>
        <source>With friends nearby</source>
        <translation>和同一網路裡的朋友</translation>
    </message>
    <message>
        <source>LAN play</source>
        <translation>區域網路對戰</translation>
    </message>
    <message numerus="yes">
        <source>%n hand(s) today, won: {won}</source>
        <translation>
            <numerusform>今日 %n 局 · 勝 {won}</numerusform>
        </translation>
    </message>
    <message>
        <source>Good to see you again</source>
        <translation>又見面了</translation>
    </message>
    <message>
        <source>Have a seat, the cards are ready</source>
        <translation>請入座，牌已備好</translation>
    </message>
    <message>
        <source>{rules} · {players}</source>
        <translation>{rules} · {players}</translation>
    </message>
    <message>
        <source>Quick game</source>
        <translation>快速開始</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>新對局</translation>
    </message>
    <message numerus="yes">
        <source>%n rule system(s)</source>
        <translation>
            <numerusform>%n 種規則</numerusform>
        </translation>
    </message>
    <message>
        <source>Tip</source>
        <translation>小竅門</translation>
    </message>
    <message>
        <source>Drag across your hand to pick several cards; press H for a hint.</source>
        <translation>在手牌上橫向拖曳可一次選中多張；按 H 讓系統提示一手。</translation>
    </message>
    <message>
        <source>Version {version} · plays offline, collects nothing</source>
        <translation>版本 {version} · 離線可玩，不收集任何資料</translation>
    </message>
    <message>
        <source>History</source>
        <translation>對局記錄</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>統計</translation>
    </message>
    <message>
        <source>Rulebook</source>
        <translation>規則書</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>房規</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>設定</translation>
    </message>
    <message>
        <source>First hand, explained</source>
        <translation>第一局，教你打</translation>
    </message>
    <message>
        <source>Go on with the first hand</source>
        <translation>接著學第一局</translation>
    </message>
    <message>
        <source>About</source>
        <translation>關於</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>全螢幕</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>語言</translation>
    </message>
    <message>
        <source>Sound on</source>
        <translation>開啟聲音</translation>
    </message>
    <message>
        <source>Sound off</source>
        <translation>關閉聲音</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>知道了</translation>
    </message>
</context>
<context>
    <name>HomePicture</name>
    <message>
        <source>斗地主</source>
        <comment>the large name in the picture</comment>
        <translation>鬥地主</translation>
    </message>
</context>
<context>
    <name>HouseRules</name>
    <message>
        <source>{name} (from {rules})</source>
        <translation>{name}（改自{rules}）</translation>
    </message>
    <message>
        <source>{option}: {change}</source>
        <translation>{option}：{change}</translation>
    </message>
    <message>
        <source>These are no house rules</source>
        <translation>這不是房規</translation>
    </message>
    <message>
        <source>This is far too long. Paste only the message or the code.</source>
        <translation>太長了。只貼上訊息或代碼就行。</translation>
    </message>
    <message>
        <source>This file was made by another version of the program.</source>
        <translation>這個檔案是別的版本做的。</translation>
    </message>
    <message>
        <source>Line {line} of the file cannot be used: it was changed, or is of another version.</source>
        <translation>檔案第 {line} 行不能用：可能被改過，或者是別的版本做的。</translation>
    </message>
    <message>
        <source>There is no code in it. A code begins with {prefix}-.</source>
        <translation>裡面沒有代碼。代碼以 {prefix}- 開頭。</translation>
    </message>
    <message>
        <source>This is the code of a deal, not of house rules.</source>
        <translation>這是一副牌的代碼，不是房規的代碼。</translation>
    </message>
    <message>
        <source>This code was made by another version of the program.</source>
        <translation>這個代碼是別的版本做的。</translation>
    </message>
    <message>
        <source>There is a mistake in the code. Was it copied whole?</source>
        <translation>代碼有錯。是不是沒複製全？</translation>
    </message>
    <message>
        <source>What this changes: {option}, {value}</source>
        <translation>這項改動的效果：{option}，{value}</translation>
    </message>
    <message>
        <source>What it would change: {option}, {value}</source>
        <translation>如果改成：{option}，{value}</translation>
    </message>
    <message>
        <source>No play and no score is affected by itself.</source>
        <translation>單看這一項，出牌和計分都不變。</translation>
    </message>
    <message>
        <source>before: {text}</source>
        <translation>原來：{text}</translation>
    </message>
    <message>
        <source>{story}: no longer possible</source>
        <translation>{story}：不會再有</translation>
    </message>
    <message>
        <source>{story}: stake {stake}</source>
        <translation>{story}：每家 {stake} 分</translation>
    </message>
    <message>
        <source>not possible</source>
        <translation>不會有</translation>
    </message>
    <message>
        <source>{label}: {text}</source>
        <translation>{label}：{text}</translation>
    </message>
    <message>
        <source>Delete {name}?</source>
        <translation>刪除「{name}」？</translation>
    </message>
    <message>
        <source>Hands that were played by it stay in the history.</source>
        <translation>用它打過的牌局仍留在歷史裡。</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>刪除</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>留著</translation>
    </message>
    <message>
        <source>Save the changes of {name}?</source>
        <translation>儲存「{name}」的改動？</translation>
    </message>
    <message>
        <source>Do not save</source>
        <translation>不儲存</translation>
    </message>
    <message>
        <source>They contradict each other and cannot be saved as they are.</source>
        <translation>這些改動自相矛盾，這樣不能儲存。</translation>
    </message>
    <message>
        <source>Change them</source>
        <translation>去修改</translation>
    </message>
    <message>
        <source>Otherwise they are lost.</source>
        <translation>不儲存就沒有了。</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>儲存</translation>
    </message>
    <message>
        <source>Kinds of play</source>
        <translation>牌型</translation>
    </message>
    <message>
        <source>on</source>
        <translation>開</translation>
    </message>
    <message>
        <source>off</source>
        <translation>關</translation>
    </message>
    <message>
        <source>{after} instead of {before}</source>
        <translation>{before} 改為 {after}</translation>
    </message>
    <message>
        <source>Each of the {count} kinds but the single card can be switched on or off.</source>
        <translation>{count} 種牌型，除單張外都可以開或關。</translation>
    </message>
    <message>
        <source>{first} and {second} do not go together</source>
        <translation>「{first}」和「{second}」不能同時這樣</translation>
    </message>
    <message>
        <source>Four of a rank are a bomb here, so they cannot be an ordinary play too. Switch one of them off.</source>
        <translation>這裡四張同點是炸彈，不能又是普通牌型。請關掉其中一個。</translation>
    </message>
    <message>
        <source>Without bombs there is no small bomb. Switch the small bomb off too, or bombs on.</source>
        <translation>沒有炸彈，也就沒有小三炸彈。請把小三炸彈也關掉，或者開啟炸彈。</translation>
    </message>
    <message>
        <source>Without jokers there is no rocket. Play with jokers, or leave the rocket as it was.</source>
        <translation>沒有大小王就沒有王炸。請帶上大小王，或者不動王炸。</translation>
    </message>
    <message>
        <source>Without jokers none can be attached. Play with jokers, or forbid attaching both.</source>
        <translation>沒有大小王就帶不了王。請帶上大小王，或者不許同時帶。</translation>
    </message>
    <message>
        <source>A small bomb needs a joker. Play with jokers, or switch the small bomb off.</source>
        <translation>小三炸彈要有王。請帶上大小王，或者關掉小三炸彈。</translation>
    </message>
    <message>
        <source>In this auction nobody bids 3. Choose an auction with bids, or leave the first-seat 3 alone.</source>
        <translation>這種叫牌沒有人叫 3。請選叫分的叫牌方式，或者不動頭撂。</translation>
    </message>
    <message>
        <source>No kind that is left on takes single cards. Switch one on, or undo this.</source>
        <translation>開著的牌型都不帶單牌。請開啟一種，或者復原這一項。</translation>
    </message>
    <message>
        <source>That kind is switched off. Switch it on, or undo its length.</source>
        <translation>這種牌型關掉了。請開啟它，或者復原它的長度。</translation>
    </message>
    <message>
        <source>The cards on the table are no play.</source>
        <translation>桌上的牌不成牌型。</translation>
    </message>
    <message>
        <source>It beats {play}.</source>
        <translation>能壓{play}。</translation>
    </message>
    <message>
        <source>It would be: {plays}</source>
        <translation>本身是：{plays}</translation>
    </message>
    <message>
        <source>Nothing beats it.</source>
        <translation>沒有更大的了。</translation>
    </message>
    <message>
        <source>Lower than {bomb}</source>
        <translation>小於 {bomb}</translation>
    </message>
</context>
<context>
    <name>HouseRulesPage</name>
    <message>
        <source>{name} copy</source>
        <translation>{name} 副本</translation>
    </message>
    <message>
        <source>These rules contradict themselves.</source>
        <translation>這套規則自相矛盾。</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>房規</translation>
    </message>
    <message>
        <source>Copy a system and change it</source>
        <translation>從一種規則複製，改幾項，和朋友共用</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>匯入</translation>
    </message>
    <message>
        <source>New house rule</source>
        <translation>新建房規</translation>
    </message>
    <message>
        <source>Begin with {rules}</source>
        <translation>從{rules}開始</translation>
    </message>
    <message>
        <source>Choose a system at the left; it stays as it is, the copy is yours.</source>
        <translation>在左邊選一種規則：原規則不變，複製出來的歸你改。</translation>
    </message>
    <message>
        <source>Play as you do at home</source>
        <translation>照自家的打法來</translation>
    </message>
</context>
<context>
    <name>ImportDialog</name>
    <message>
        <source>Import house rules</source>
        <translation>匯入房規</translation>
    </message>
    <message>
        <source>Paste a message or a code here, or open a file.</source>
        <translation>把訊息或代碼貼到這裡，或者開啟檔案。</translation>
    </message>
    <message>
        <source>Message or code</source>
        <translation>訊息或代碼</translation>
    </message>
    <message>
        <source>Open file…</source>
        <translation>開啟檔案…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Take over</source>
        <translation>收下</translation>
    </message>
    <message>
        <source>The file could not be read: {reason}</source>
        <translation>檔案讀不出來：{reason}</translation>
    </message>
    <message>
        <source>from {rules}, {differences}</source>
        <translation>改自{rules}，{differences}</translation>
    </message>
    <message>
        <source>House rules (*{suffix})</source>
        <translation>房規 (*{suffix})</translation>
    </message>
    <message>
        <source>These are no house rules</source>
        <translation>這不是房規</translation>
    </message>
    <message>
        <source>The file holds something else than text.</source>
        <translation>檔案裡不是文字。</translation>
    </message>
    <message>
        <source>Paste a code or open a file first.</source>
        <translation>請先貼上代碼或開啟檔案。</translation>
    </message>
</context>
<context>
    <name>InviteDialog</name>
    <message>
        <source>Invite friends</source>
        <translation>邀請朋友</translation>
    </message>
    <message>
        <source>Friends in the same network see the table by themselves. Others paste this invitation.</source>
        <translation>同一網路的朋友會自己看到這桌；其他人貼上這份邀請。</translation>
    </message>
    <message>
        <source>Address of the host</source>
        <translation>房主的地址</translation>
    </message>
    <message>
        <source>Invitation</source>
        <translation>邀請</translation>
    </message>
    <message>
        <source>Invitation as a QR code</source>
        <translation>邀請的二維碼</translation>
    </message>
    <message>
        <source>Without a room code, friends can compare these words:</source>
        <translation>沒有房間碼時，朋友可以核對這幾個詞：</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>關閉</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>複製</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>已複製</translation>
    </message>
</context>
<context>
    <name>JoinPanel</name>
    <message>
        <source>Join by address</source>
        <translation>用地址加入</translation>
    </message>
    <message>
        <source>Address or invitation</source>
        <translation>地址或邀請</translation>
    </message>
    <message>
        <source>Room code, where the table has one</source>
        <translation>房間碼（如果這桌有）</translation>
    </message>
    <message>
        <source>Only watch, take no seat</source>
        <translation>只觀戰，不入座</translation>
    </message>
    <message>
        <source>Join</source>
        <translation>加入</translation>
    </message>
    <message>
        <source>An address looks like 192.168.1.23, 192.168.1.23:47801 or the name of a computer.</source>
        <translation>地址的寫法如 192.168.1.23、192.168.1.23:47801，或電腦的名稱。</translation>
    </message>
    <message>
        <source>A room code has six digits.</source>
        <translation>房間碼是六位數字。</translation>
    </message>
    <message>
        <source>Type an address first.</source>
        <translation>請先輸入地址。</translation>
    </message>
</context>
<context>
    <name>Joining</name>
    <message>
        <source>Knocking at the table…</source>
        <translation>正在連接牌桌…</translation>
    </message>
    <message>
        <source>Knocking at the table, try {number}…</source>
        <translation>正在連接牌桌，第 {number} 次…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Not at the table</source>
        <translation>沒能坐到桌邊</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>好</translation>
    </message>
    <message>
        <source>This table has no room code, and you have not been there before. If you want to be sure that it is your friend&apos;s, compare these four words with those on the host&apos;s screen:
{words}</source>
        <translation>這桌沒有房間碼，你也沒來過。想確認是朋友的牌桌，請把這四個詞與房主螢幕上的核對：
{words}</translation>
    </message>
    <message>
        <source>Is this your friend&apos;s table?</source>
        <translation>這是朋友的牌桌嗎？</translation>
    </message>
    <message>
        <source>Join</source>
        <translation>加入</translation>
    </message>
    <message>
        <source>At this address there was another host before. It may be a new computer or a new installation, or somebody who pretends to be your friend. Join only if these four words are those on the host&apos;s screen:
{words}</source>
        <translation>這個地址以前是另一位房主。可能是換了電腦或重新安裝，也可能有人冒充你的朋友。只有這四個詞與房主螢幕上的一致時才加入：
{words}</translation>
    </message>
    <message>
        <source>This is another host</source>
        <translation>房主換了</translation>
    </message>
    <message>
        <source>Join anyway</source>
        <translation>仍然加入</translation>
    </message>
</context>
<context>
    <name>Labels</name>
    <message>
        <source>Bottom</source>
        <translation>底牌</translation>
    </message>
    <message>
        <source>Only you see them</source>
        <translation>僅你可見</translation>
    </message>
    <message>
        <source>Taken by the open landlord, not shown</source>
        <translation>由明地主取得，不公開</translation>
    </message>
    <message>
        <source>Taken by the landlord, not shown</source>
        <translation>由地主取得，不公開</translation>
    </message>
    <message>
        <source>Winning</source>
        <translation>贏牌</translation>
    </message>
    <message>
        <source>WIN</source>
        <comment>on a card</comment>
        <translation>贏牌</translation>
    </message>
    <message>
        <source>Left</source>
        <comment>card counter: cards not seen yet</comment>
        <translation>記牌器</translation>
    </message>
    <message>
        <source>{name}&apos;s hand (open)</source>
        <translation>{name}的手牌（已亮明）</translation>
    </message>
    <message>
        <source>Base {base}</source>
        <translation>底分 {base}</translation>
    </message>
    <message>
        <source>×</source>
        <comment>multiplier; Chinese: 倍</comment>
        <translation>倍</translation>
    </message>
    <message>
        <source>Unused</source>
        <comment>cards nobody got</comment>
        <translation>餘牌</translation>
    </message>
    <message>
        <source>Will play: {play}</source>
        <translation>將出：{play}</translation>
    </message>
    <message>
        <source>These cards can be played in {count} ways</source>
        <translation>這幾張有 {count} 種出法</translation>
    </message>
    <message>
        <source>{count} ways to play these {cards} cards</source>
        <translation>這 {cards} 張有 {count} 種出法</translation>
    </message>
    <message>
        <source>Arrow keys or digits to choose</source>
        <translation>方向鍵選擇，或按數字鍵</translation>
    </message>
    <message>
        <source>Better to pass here</source>
        <translation>建議不出</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between names</comment>
        <translation>、</translation>
    </message>
    <message>
        <source>{wild} {rank} as: {others}</source>
        <translation>{wild} {rank} 當作：{others}</translation>
    </message>
    <message>
        <source>Multiplier {before} → {after}</source>
        <translation>倍數 {before} → {after}</translation>
    </message>
</context>
<context>
    <name>Lan</name>
    <message>
        <source>That table is not there any more.</source>
        <translation>那張牌桌已經不在了。</translation>
    </message>
    <message>
        <source>This table asks for a room code. The host can tell you its six digits.</source>
        <translation>這桌要房間碼，請向房主詢問六位數字。</translation>
    </message>
    <message>
        <source>That is not the room code. Ask the host for its six digits.</source>
        <translation>房間碼不對，請向房主詢問六位數字。</translation>
    </message>
    <message>
        <source>Too many wrong room codes. Wait a little, then try again.</source>
        <translation>房間碼錯得太多，請稍等再試。</translation>
    </message>
    <message>
        <source>The host has locked the table: nobody else is let in.</source>
        <translation>房主鎖了桌，不再讓人進來。</translation>
    </message>
    <message>
        <source>All seats are taken. You may be able to watch.</source>
        <translation>座位滿了，也授權以觀戰。</translation>
    </message>
    <message>
        <source>This table has no room for spectators.</source>
        <translation>這桌不接受觀戰。</translation>
    </message>
    <message>
        <source>The host asks for a name. Choose one in the settings.</source>
        <translation>房主要求有名字，請在設定裡取一個。</translation>
    </message>
    <message>
        <source>The host does not know your seat any more. Join the table anew.</source>
        <translation>房主已不認得你的座位，請重新加入。</translation>
    </message>
    <message>
        <source>The host has removed you from the table.</source>
        <translation>房主請你離開了牌桌。</translation>
    </message>
    <message>
        <source>The host has closed the table. Hands that were played are in the history.</source>
        <translation>房主關閉了牌桌。打過的牌都在歷史裡。</translation>
    </message>
    <message>
        <source>The host&apos;s program has ended. If it starts again, you can take your seat again from the list of tables.</source>
        <translation>房主的程式已結束。等它重新啟動，可以從牌桌清單回到座位。</translation>
    </message>
    <message>
        <source>Your seat has been taken up from another computer.</source>
        <translation>你的座位已在另一台電腦上接著坐了。</translation>
    </message>
    <message>
        <source>The host heard nothing from this computer for too long.</source>
        <translation>房主太久沒收到本機的訊息。</translation>
    </message>
    <message>
        <source>Nobody answers at this address. Is the host&apos;s program running, in the same network, and let through?</source>
        <translation>這個地址沒有回應。房主的程式開著嗎？在同一網路嗎？防火牆放行了嗎？</translation>
    </message>
    <message>
        <source>The connection broke and could not be mended. If the table comes back, the list of tables offers your seat.</source>
        <translation>連接斷了，沒能恢復。牌桌恢復後，可以在牌桌清單裡坐回原位。</translation>
    </message>
    <message>
        <source>What answers at this address is no table of this game, or its program is faulty.</source>
        <translation>這個地址上的不是本遊戲的牌桌，或對方程式有問題。</translation>
    </message>
    <message>
        <source>Windows: Settings, Privacy &amp; security, Windows Security, Firewall, Allow an app; tick this program for private networks. The network itself has to be a private one, too.</source>
        <translation>Windows：設定、隱私和安全性、Windows 安全中心、防火牆、允許應用通過防火牆，為專用網路勾選本程式；網路本身也要設為專用網路。</translation>
    </message>
    <message>
        <source>macOS: System Settings, Network, Firewall, Options; allow this program to receive connections. Under Privacy, Local Network, switch it on, too.</source>
        <translation>macOS：系統設定、網路、防火牆、選項，允許本程式接收連接；再到隱私與安全性、本地網路裡開啟它。</translation>
    </message>
    <message>
        <source>Linux: where a firewall runs, open the ports 47801 to 47810 for TCP and 5353 for UDP.</source>
        <translation>Linux：如果開著防火牆，請放行 TCP 連接埠 47801 到 47810 和 UDP 連接埠 5353。</translation>
    </message>
    <message>
        <source>No port from 47801 to 47810 could be used. Close other tables on this computer, and look whether a firewall or security program keeps this one from receiving connections.</source>
        <translation>47801 到 47810 的連接埠都用不了。請關掉本機其他牌桌，並檢查防火牆或安全軟體是否攔住了本程式的連接。</translation>
    </message>
    <message>
        <source>The table&apos;s files could not be read or written. Make room on the disk, or see to it that the program may write to its folder.</source>
        <translation>牌桌檔案讀寫失敗。請騰出磁碟空間，或確認程式可以寫入它的資料夾。</translation>
    </message>
    <message>
        <source>The saved table cannot be read; its file has been set aside. Open a new table.</source>
        <translation>儲存的牌桌讀不出來，檔案已挪到一邊。請新開一桌。</translation>
    </message>
    <message>
        <source>The table does not let its own host in. Open a new one.</source>
        <translation>牌桌沒有讓主人進入。請新開一桌。</translation>
    </message>
    <message>
        <source>The host&apos;s computer deals, so its program has all cards in memory. Somebody who changes that program can look at them.</source>
        <translation>發牌的是主機，所以它的程式記憶體裡有全部的牌。改動那個程式的人可以偷看。</translation>
    </message>
    <message>
        <source>It cannot choose them unnoticed: every seat takes part in the shuffle, and after each hand every player&apos;s program computes the deal again and shows what it found.</source>
        <translation>但它不能暗中挑牌：每個座位都參與洗牌，每局之後各家的程式都會重新核對發牌，並標出結果。</translation>
    </message>
    <message>
        <source>To the others it sends their own cards and what everybody may know, nothing else. The connection is encrypted, and the room code is never sent.</source>
        <translation>它只把各家自己的牌和公開的資訊發出去，別的都不發。連接是加密的，房間碼從不傳送。</translation>
    </message>
    <message>
        <source>The table could not be joined, or had to be left.</source>
        <translation>沒能加入牌桌，或只好離開。</translation>
    </message>
    <message>
        <source>The host plays with {theirs}, this computer with {ours}. Both need the same version to play together.</source>
        <translation>房主用的是 {theirs}，本機是 {ours}。版本相同才能一起玩。</translation>
    </message>
    <message>
        <source>Rules of another version</source>
        <translation>其他版本的規則</translation>
    </message>
    <message>
        <source>Player</source>
        <comment>somebody who gave no name, as others see him</comment>
        <translation>玩家</translation>
    </message>
    <message>
        <source>{name}&apos;s table</source>
        <translation>{name}的牌桌</translation>
    </message>
</context>
<context>
    <name>LanPages</name>
    <message>
        <source>This is no invitation to a table: {text}</source>
        <translation>這不是牌桌邀請：{text}</translation>
    </message>
    <message>
        <source>Leave this table first, then follow the invitation.</source>
        <translation>請先離開這張牌桌，再開啟邀請。</translation>
    </message>
    <message>
        <source>The next hand has begun at the table</source>
        <translation>牌桌上新的一局已經開始</translation>
    </message>
    <message>
        <source>You are back at the table</source>
        <translation>已回到牌桌</translation>
    </message>
    <message>
        <source>Your own program has computed the deal again, and it is another one.</source>
        <translation>你的程式重新計算了這次發牌，結果不一樣。</translation>
    </message>
    <message>
        <source>You are no longer at the table</source>
        <translation>你已不在牌桌上</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>知道了</translation>
    </message>
    <message>
        <source>The table could not be opened</source>
        <translation>牌桌沒能開啟</translation>
    </message>
    <message>
        <source>{found} The host&apos;s program may have been changed. The points of this hand are kept, but think twice before you play on at this table.</source>
        <translation>{found}主機的程式可能被改動過。這一局的得分照記，但在這張牌桌上繼續打之前請三思。</translation>
    </message>
    <message>
        <source>This deal was not fair</source>
        <translation>這次發牌不公平</translation>
    </message>
    <message>
        <source>The computer plays for you meanwhile. Your seat is kept for two hands; the list offers it again.</source>
        <translation>其間由電腦代打。座位為你保留兩局，可從牌桌清單裡回來。</translation>
    </message>
    <message>
        <source>The table ends for everybody. Hands that were played stay in the history.</source>
        <translation>牌桌將對所有人關閉。打完的局留在歷史裡。</translation>
    </message>
    <message>
        <source>Close the window?</source>
        <translation>關閉視窗？</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>關閉</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>留下</translation>
    </message>
</context>
<context>
    <name>LanTablePage</name>
    <message>
        <source>Leave the table?</source>
        <translation>離開牌桌？</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>離開</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>留下</translation>
    </message>
    <message>
        <source>The table ends for everybody. Hands that were played stay in the history.</source>
        <translation>牌桌將對所有人關閉。打完的局留在歷史裡。</translation>
    </message>
    <message>
        <source>The computer plays your hand to its end. Your seat is free for others then.</source>
        <translation>這一局由電腦替你打完，之後座位讓給別人。</translation>
    </message>
    <message>
        <source>Next hand</source>
        <translation>下一局</translation>
    </message>
    <message>
        <source>Ready</source>
        <translation>已準備</translation>
    </message>
    <message>
        <source>It begins…</source>
        <translation>馬上開始…</translation>
    </message>
</context>
<context>
    <name>ListPanel</name>
    <message>
        <source>My house rules</source>
        <translation>我的房規</translation>
    </message>
    <message>
        <source>None yet. Begin with one of the systems below.</source>
        <translation>還沒有。從下面選一種規則開始。</translation>
    </message>
    <message>
        <source>{file} cannot be read as house rules; it stays where it is.</source>
        <translation>{file} 不是能讀的房規，檔案原樣留著。</translation>
    </message>
    <message>
        <source>Begin from a system</source>
        <translation>以哪種規則為底</translation>
    </message>
    <message>
        <source>Make a house rule from this system</source>
        <translation>用這種規則做房規</translation>
    </message>
    <message>
        <source>from {rules}</source>
        <translation>改自{rules}</translation>
    </message>
</context>
<context>
    <name>ListRow</name>
    <message>
        <source>not saved</source>
        <translation>未儲存</translation>
    </message>
</context>
<context>
    <name>LobbyPage</name>
    <message>
        <source>Your seat at &quot;{table}&quot; may still be free.</source>
        <translation>你在「{table}」的座位可能還留著。</translation>
    </message>
    <message>
        <source>Take it again</source>
        <translation>回到座位</translation>
    </message>
    <message>
        <source>Forget it</source>
        <translation>不回了</translation>
    </message>
    <message>
        <source>Your own table was open when the program ended. Its guests look for it.</source>
        <translation>程式結束時你的牌桌還開著，客人在找它。</translation>
    </message>
    <message>
        <source>Open it again</source>
        <translation>重新開啟</translation>
    </message>
    <message>
        <source>Give it up</source>
        <translation>放棄</translation>
    </message>
    <message>
        <source>LAN play</source>
        <translation>區域網路對戰</translation>
    </message>
    <message>
        <source>Others see you as {name}</source>
        <translation>別人看到的名字：{name}</translation>
    </message>
    <message>
        <source>Look again</source>
        <translation>重新整理</translation>
    </message>
    <message>
        <source>Open a table</source>
        <translation>開一桌</translation>
    </message>
    <message>
        <source>Tables nearby</source>
        <translation>附近的牌桌</translation>
    </message>
    <message numerus="yes">
        <source>Looking; %n table(s) found</source>
        <translation>
            <numerusform>正在搜尋，已發現 %n 桌</numerusform>
        </translation>
    </message>
    <message>
        <source>Looking…</source>
        <translation>正在搜尋…</translation>
    </message>
</context>
<context>
    <name>LookDialog</name>
    <message>
        <source>Language and theme</source>
        <translation>語言與主題</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>完成</translation>
    </message>
</context>
<context>
    <name>LookRows</name>
    <message>
        <source>Language</source>
        <translation>語言</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>主題</translation>
    </message>
    <message>
        <source>System</source>
        <translation>跟隨系統</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>淺色</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>深色</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>高對比</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>Dou Dizhu</source>
        <translation>鬥地主</translation>
    </message>
</context>
<context>
    <name>MatchPage</name>
    <message>
        <source>Give up this hand?</source>
        <translation>這一局認輸？</translation>
    </message>
    <message>
        <source>It counts as lost with everything that has been doubled so far. The match goes on.</source>
        <translation>按目前的倍數算輸，對局繼續。</translation>
    </message>
    <message>
        <source>Give up</source>
        <translation>認輸</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>繼續打</translation>
    </message>
</context>
<context>
    <name>MatchPanel</name>
    <message>
        <source>The table</source>
        <translation>牌桌</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名稱</translation>
    </message>
    <message>
        <source>None</source>
        <translation>不補</translation>
    </message>
    <message>
        <source>Spectators</source>
        <translation>允許觀戰</translation>
    </message>
    <message>
        <source>They see no hidden cards</source>
        <translation>觀戰者只看公開牌</translation>
    </message>
    <message>
        <source>Spectators see all hands</source>
        <translation>觀戰者看全部手牌</translation>
    </message>
    <message>
        <source>From the next hand on</source>
        <translation>從下一局起</translation>
    </message>
    <message>
        <source>Card counter</source>
        <translation>記牌器</translation>
    </message>
    <message>
        <source>Hints</source>
        <translation>提示</translation>
    </message>
    <message>
        <source>Auto-play</source>
        <translation>託管</translation>
    </message>
    <message>
        <source>Free chat</source>
        <translation>自由聊天</translation>
    </message>
    <message>
        <source>Phrases and emotes are always there</source>
        <translation>短語和表情一直可用</translation>
    </message>
    <message>
        <source>Newcomers take over bots in mid-hand</source>
        <translation>新來的人可在局中接替電腦</translation>
    </message>
    <message>
        <source>Hands</source>
        <translation>局數</translation>
    </message>
    <message>
        <source>Seconds for a turn</source>
        <translation>出牌時間（秒）</translation>
    </message>
    <message>
        <source>Bots on empty seats</source>
        <translation>空位用電腦補</translation>
    </message>
    <message>
        <source>People replace them</source>
        <translation>有人來就讓座</translation>
    </message>
    <message>
        <source>No limit</source>
        <translation>不限</translation>
    </message>
</context>
<context>
    <name>Messages</name>
    <message>
        <source>Sound is off</source>
        <translation>聲音已關</translation>
    </message>
    <message>
        <source>Sound is on</source>
        <translation>聲音已開</translation>
    </message>
    <message>
        <source>The computer plays this hand for your program: {reason}</source>
        <translation>本局由電腦代替你的程式出牌：{reason}</translation>
    </message>
    <message>
        <source>No sound: this computer has nothing to play it on. The game shows everything.</source>
        <translation>沒有聲音：這台電腦沒有可用的播放裝置。遊戲裡的一切都能看見。</translation>
    </message>
    <message>
        <source>The settings could not be saved; they hold until the window is closed.</source>
        <translation>設定不能儲存，關閉視窗前有效。</translation>
    </message>
    <message>
        <source>Something went wrong in the program. The log has the details; you can begin another match.</source>
        <translation>程式出了問題，詳情見日誌。可以重新開一場。</translation>
    </message>
    <message>
        <source>This match could not go on</source>
        <translation>這場對局無法繼續</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>好</translation>
    </message>
    <message>
        <source>{file} cannot be opened</source>
        <translation>打不開 {file}</translation>
    </message>
    <message>
        <source>{folder} cannot be written to. You can play, but settings, matches and hands are gone when the window is closed. Make room on the disk, or see to it that the folder is yours, and start the program again.</source>
        <translation>{folder} 無法寫入。可以照常玩，但關閉視窗後設定、對局和牌局都不會保留。請騰出磁碟空間，或確認該資料夾歸你所有，然後重新啟動程式。</translation>
    </message>
    <message>
        <source>Nothing can be kept</source>
        <translation>什麼都無法儲存</translation>
    </message>
    <message>
        <source>Settings, matches and hands cannot be saved until there is room again. What was saved before is still there.</source>
        <translation>在騰出空間之前，設定、對局和牌局都無法儲存。以前儲存的內容都還在。</translation>
    </message>
    <message>
        <source>The disk is full</source>
        <translation>磁碟已滿</translation>
    </message>
    <message>
        <source>This time the program uses its default settings. Yours are kept as they were: what you change now holds until the window is closed. Matches, hands and house rules are there as always.</source>
        <translation>這一次程式使用預設設定。你的設定原樣保留：現在的改動只在關閉視窗前有效。對局、牌局和自定規則照常可用。</translation>
    </message>
    <message>
        <source>Safe mode</source>
        <translation>安全模式</translation>
    </message>
    <message>
        <source>The settings could not be read, so the defaults are in use. The old file is kept beside the new one.</source>
        <translation>設定檔案讀不出來，已改用預設設定。原來的檔案保留在旁邊。</translation>
    </message>
    <message>
        <source>Settings are back to their defaults</source>
        <translation>設定已恢復預設</translation>
    </message>
</context>
<context>
    <name>NewGamePage</name>
    <message>
        <source>Choose a rule system first.</source>
        <translation>請先選一種玩法。</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>新對局</translation>
    </message>
    <message>
        <source>Presets</source>
        <translation>預存設定</translation>
    </message>
    <message>
        <source>First choose the rules</source>
        <translation>第一步：選規則</translation>
    </message>
    <message>
        <source>Now seats and options</source>
        <translation>第二步：看座位與選項</translation>
    </message>
    <message>
        <source>First the rules, then the seats</source>
        <translation>先選規則，再看右邊的座位</translation>
    </message>
</context>
<context>
    <name>OpenMatchDialog</name>
    <message>
        <source>Open this match to the LAN</source>
        <translation>把這場比賽開放到區域網路</translation>
    </message>
    <message>
        <source>Friends in the same network can take over the computer&apos;s seats, at once and in the middle of the hand. Points and hands stay; the game no longer stands still while you are in the menu.</source>
        <translation>同一網路裡的朋友可以接替電腦的座位，打到一半也行。得分與局數不變；之後開啟選單時牌局不再暫停。</translation>
    </message>
    <message>
        <source>Name of the table</source>
        <translation>牌桌名稱</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Open the table</source>
        <translation>開桌</translation>
    </message>
</context>
<context>
    <name>OpenTablePage</name>
    <message>
        <source>Open a table</source>
        <translation>開一桌</translation>
    </message>
    <message>
        <source>For friends in the same network</source>
        <translation>給同一網路裡的朋友</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Opening…</source>
        <translation>正在開桌…</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>開桌</translation>
    </message>
    <message>
        <source>The table is being opened.</source>
        <translation>牌桌正在開啟。</translation>
    </message>
</context>
<context>
    <name>Opinions</name>
    <message>
        <source>It is told here for each decision.</source>
        <translation>每走一步，這裡會告訴你。</translation>
    </message>
    <message>
        <source>What else could be played</source>
        <translation>還能怎麼打</translation>
    </message>
    <message>
        <source>What else · {number}</source>
        <translation>還能怎麼打 · {number}</translation>
    </message>
</context>
<context>
    <name>OptionRow</name>
    <message>
        <source>Default: {value}</source>
        <translation>預設：{value}</translation>
    </message>
</context>
<context>
    <name>Options</name>
    <message>
        <source>Auction</source>
        <translation>叫牌方式</translation>
    </message>
    <message>
        <source>The call doubles too</source>
        <translation>叫地主也翻倍</translation>
    </message>
    <message>
        <source>A rob raises the bid</source>
        <translation>每次搶地主</translation>
    </message>
    <message>
        <source>Attached singles</source>
        <translation>帶的單牌</translation>
    </message>
    <message>
        <source>Both jokers attached together</source>
        <translation>可同時帶大小王</translation>
    </message>
    <message>
        <source>Jokers</source>
        <translation>大小王</translation>
    </message>
    <message>
        <source>First-seat three, when won</source>
        <translation>頭撂贏了算</translation>
    </message>
    <message>
        <source>Double report</source>
        <translation>雙報到</translation>
    </message>
    <message>
        <source>Cards each and bottom</source>
        <translation>手牌＋底牌</translation>
    </message>
    <message>
        <source>Bombs that double</source>
        <translation>炸彈翻倍上限</translation>
    </message>
    <message>
        <source>Small bomb</source>
        <translation>小三炸彈</translation>
    </message>
    <message>
        <source>The rocket counts as a bomb</source>
        <translation>王炸算一個炸彈</translation>
    </message>
    <message>
        <source>Spring</source>
        <translation>春天</translation>
    </message>
    <message>
        <source>Bottom shown to all</source>
        <translation>底牌給大家看</translation>
    </message>
    <message>
        <source>Base score</source>
        <translation>底分</translation>
    </message>
    <message>
        <source>Open hand</source>
        <translation>明牌</translation>
    </message>
    <message>
        <source>Shortest straight</source>
        <translation>順子最短</translation>
    </message>
    <message>
        <source>Shortest pair straight</source>
        <translation>連對最短</translation>
    </message>
    <message>
        <source>Shortest plane</source>
        <translation>飛機最短</translation>
    </message>
    <message>
        <source>The call counts ×2 as each rob does; otherwise only robs count.</source>
        <translation>叫地主和每次搶一樣 ×2；否則只有搶才翻倍。</translation>
    </message>
    <message>
        <source>Bids of a duel: 3 6 12 24 48, or 3 4 5 6 7.</source>
        <translation>搶地主的叫分：3、6、12、24、48，或 3、4、5、6、7。</translation>
    </message>
    <message>
        <source>Single cards attached to a plane or a four. Any: they may repeat a rank. Different: all of different ranks. Strict: never four of a rank, nor three of a rank next to the plane.</source>
        <translation>飛機或四張所帶的單牌。任意：點數可以相同；不同：點數各不相同；嚴格：不能帶四張相同的，也不能帶緊挨著飛機的三張。</translation>
    </message>
    <message>
        <source>Whether small and big joker may both be attached to one play.</source>
        <translation>一手牌裡能不能同時帶上大王和小王。</translation>
    </message>
    <message>
        <source>Play with the two jokers; without them there is no rocket.</source>
        <translation>是否帶大小王；不帶就沒有王炸。</translation>
    </message>
    <message>
        <source>The first to speak bids 3 at once: what a win then counts. A loss counts 3.</source>
        <translation>首叫的人直接叫 3 檔：贏了算多少；輸了算 3。</translation>
    </message>
    <message>
        <source>Each further reported set doubles again.</source>
        <translation>多報一組，再翻一倍。</translation>
    </message>
    <message>
        <source>Bombs beyond this number may be played but double no more.</source>
        <translation>超過這個數的炸彈照樣能出，但不再翻倍。</translation>
    </message>
    <message>
        <source>Three 2s and a joker are a bomb, below 3333.</source>
        <translation>三個 2 加一張王是炸彈，比 3333 小。</translation>
    </message>
    <message>
        <source>How the landlord is found.</source>
        <translation>怎樣定地主。</translation>
    </message>
    <message>
        <source>How many cards each player gets, and how many are the bottom.</source>
        <translation>每人幾張手牌，幾張底牌。</translation>
    </message>
    <message>
        <source>It doubles the stake and counts towards the limit.</source>
        <translation>翻倍，也計入上限。</translation>
    </message>
    <message>
        <source>What a win counts when the losers hardly played a card.</source>
        <translation>輸的一方幾乎沒出牌時，贏了翻幾倍。</translation>
    </message>
    <message>
        <source>Otherwise only the landlord sees the bottom cards.</source>
        <translation>不然只有地主看得到底牌。</translation>
    </message>
    <message>
        <source>What the multiplication of the stake begins with.</source>
        <translation>翻倍從這個數算起。</translation>
    </message>
    <message>
        <source>The landlord may lay his hand open for double.</source>
        <translation>地主可以亮出手牌，輸贏翻倍。</translation>
    </message>
    <message>
        <source>Fewest consecutive ranks of a straight.</source>
        <translation>順子至少幾張相連。</translation>
    </message>
    <message>
        <source>Fewest consecutive pairs.</source>
        <translation>連對至少幾對相連。</translation>
    </message>
    <message>
        <source>Fewest consecutive trios, attached cards or not.</source>
        <translation>飛機至少幾個三張相連，帶不帶牌都一樣。</translation>
    </message>
    <message>
        <source>Bids</source>
        <translation>叫分</translation>
    </message>
    <message>
        <source>Call and rob</source>
        <translation>搶地主</translation>
    </message>
    <message>
        <source>Duel</source>
        <translation>反覆搶</translation>
    </message>
    <message>
        <source>×2</source>
        <translation>×2</translation>
    </message>
    <message>
        <source>+1</source>
        <translation>＋1</translation>
    </message>
    <message>
        <source>Any</source>
        <translation>任意</translation>
    </message>
    <message>
        <source>Different</source>
        <translation>不同</translation>
    </message>
    <message>
        <source>Strict</source>
        <translation>嚴格</translation>
    </message>
    <message>
        <source>4 points</source>
        <translation>4 分</translation>
    </message>
    <message>
        <source>12 points</source>
        <translation>12 分</translation>
    </message>
    <message>
        <source>No limit</source>
        <translation>不限</translation>
    </message>
    <message>
        <source>Round and round</source>
        <translation>往復叫分</translation>
    </message>
    <message>
        <source>First to call</source>
        <translation>先叫先當</translation>
    </message>
    <message>
        <source>Winning card</source>
        <translation>贏牌</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>關</translation>
    </message>
    <message>
        <source>×3</source>
        <translation>×3</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>是</translation>
    </message>
    <message>
        <source>No</source>
        <translation>否</translation>
    </message>
</context>
<context>
    <name>PageHeader</name>
    <message>
        <source>Back</source>
        <translation>返回</translation>
    </message>
</context>
<context>
    <name>PauseMenu</name>
    <message>
        <source>There is no hand to give up now.</source>
        <translation>現在沒有可以認輸的牌局。</translation>
    </message>
    <message>
        <source>This match is over.</source>
        <translation>這場比賽已經結束。</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>暫停</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>選單</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>繼續</translation>
    </message>
    <message>
        <source>Rulebook</source>
        <translation>規則書</translation>
    </message>
    <message>
        <source>All settings</source>
        <translation>全部設定</translation>
    </message>
    <message>
        <source>Give up this hand</source>
        <translation>這一局認輸</translation>
    </message>
    <message>
        <source>Save and leave</source>
        <translation>儲存並結束</translation>
    </message>
    <message>
        <source>Leave the table</source>
        <translation>離開牌桌</translation>
    </message>
    <message>
        <source>The match is saved as it stands. You can go on with it from the first page.</source>
        <translation>這場對局會原樣儲存，回到主頁可以接著打。</translation>
    </message>
    <message>
        <source>Waiting room</source>
        <translation>等候室</translation>
    </message>
    <message>
        <source>Open to the LAN</source>
        <translation>開放到區域網路</translation>
    </message>
</context>
<context>
    <name>People</name>
    <message>
        <source>Uncle Lin</source>
        <translation>林伯</translation>
    </message>
    <message>
        <source>Xiaoyu</source>
        <translation>小雨</translation>
    </message>
    <message>
        <source>Lao Zhou</source>
        <translation>老周</translation>
    </message>
    <message>
        <source>Auntie Chen</source>
        <translation>陳姐</translation>
    </message>
    <message>
        <source>Brother Wu</source>
        <translation>吳哥</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>隨機</translation>
    </message>
    <message>
        <source>Own program</source>
        <translation>自己的程式</translation>
    </message>
    <message>
        <source>Careful</source>
        <translation>謹慎</translation>
    </message>
    <message>
        <source>Even</source>
        <translation>平穩</translation>
    </message>
    <message>
        <source>Bold</source>
        <translation>大膽</translation>
    </message>
    <message>
        <source>Bot {number}</source>
        <translation>電腦 {number}</translation>
    </message>
    <message>
        <source>You</source>
        <comment>a player who gave no name</comment>
        <translation>我</translation>
    </message>
    <message>
        <source>Seat {number}</source>
        <translation>{number} 號位</translation>
    </message>
    <message>
        <source>Computer · {level}</source>
        <translation>電腦 · {level}</translation>
    </message>
    <message>
        <source>Novice</source>
        <translation>初級</translation>
    </message>
    <message>
        <source>Casual</source>
        <translation>中級</translation>
    </message>
    <message>
        <source>Strong</source>
        <translation>高級</translation>
    </message>
    <message>
        <source>Master</source>
        <translation>大師</translation>
    </message>
</context>
<context>
    <name>PhrasesPopover</name>
    <message>
        <source>Phrases and emotes</source>
        <translation>短語與表情</translation>
    </message>
    <message>
        <source>One every 3 seconds</source>
        <translation>每 3 秒最多發一條</translation>
    </message>
</context>
<context>
    <name>PlayerForm</name>
    <message>
        <source>Farmer</source>
        <translation>農民</translation>
    </message>
    <message>
        <source>Grandmother</source>
        <translation>奶奶</translation>
    </message>
    <message>
        <source>Grandfather</source>
        <translation>爺爺</translation>
    </message>
    <message>
        <source>Girl</source>
        <translation>姑娘</translation>
    </message>
    <message>
        <source>Squire</source>
        <translation>員外</translation>
    </message>
    <message>
        <source>Young man</source>
        <translation>小夥</translation>
    </message>
    <message>
        <source>Cat</source>
        <translation>貓</translation>
    </message>
    <message>
        <source>Robot</source>
        <translation>機器人</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>你的名字</translation>
    </message>
    <message>
        <source>As it stands at the table; may stay empty</source>
        <translation>牌桌上顯示的名字，可以不填</translation>
    </message>
    <message>
        <source>Your picture</source>
        <translation>你的頭像</translation>
    </message>
</context>
<context>
    <name>PlayerSection</name>
    <message>
        <source>How the game goes, step by step</source>
        <translation>怎麼打，一步一步來</translation>
    </message>
    <message>
        <source>Play the first hand again</source>
        <translation>再學一次第一局</translation>
    </message>
</context>
<context>
    <name>Plays</name>
    <message>
        <source>Single</source>
        <translation>單張</translation>
    </message>
    <message>
        <source>Pair</source>
        <translation>對子</translation>
    </message>
    <message>
        <source>Trio</source>
        <translation>三張</translation>
    </message>
    <message>
        <source>Trio with single</source>
        <translation>三帶一</translation>
    </message>
    <message>
        <source>Trio with pair</source>
        <translation>三帶二</translation>
    </message>
    <message>
        <source>Straight</source>
        <translation>順子</translation>
    </message>
    <message>
        <source>Pair straight</source>
        <translation>連對</translation>
    </message>
    <message>
        <source>Plane</source>
        <translation>三順</translation>
    </message>
    <message>
        <source>Plane with singles</source>
        <translation>飛機帶單</translation>
    </message>
    <message>
        <source>Plane with pairs</source>
        <translation>飛機帶對</translation>
    </message>
    <message>
        <source>Four with two</source>
        <translation>四帶二</translation>
    </message>
    <message>
        <source>Four with two pairs</source>
        <translation>四帶兩對</translation>
    </message>
    <message>
        <source>Shuttle</source>
        <translation>航天飛機</translation>
    </message>
    <message>
        <source>Shuttle with singles</source>
        <translation>航天飛機帶小翼</translation>
    </message>
    <message>
        <source>Shuttle with pairs</source>
        <translation>航天飛機帶大翼</translation>
    </message>
    <message>
        <source>Four of a kind</source>
        <translation>四張</translation>
    </message>
    <message>
        <source>Four with trio</source>
        <translation>四帶三</translation>
    </message>
    <message>
        <source>Four with trio and pair</source>
        <translation>四帶三帶二</translation>
    </message>
    <message>
        <source>Carrier</source>
        <translation>航母</translation>
    </message>
    <message>
        <source>Spacecraft</source>
        <translation>航天器</translation>
    </message>
    <message>
        <source>Bomb</source>
        <translation>炸彈</translation>
    </message>
    <message>
        <source>Rocket</source>
        <translation>王炸</translation>
    </message>
    <message>
        <source>Gun</source>
        <translation>槍</translation>
    </message>
    <message>
        <source>Cannon</source>
        <translation>炮</translation>
    </message>
    <message>
        <source>Firework rocket</source>
        <translation>火箭</translation>
    </message>
    <message>
        <source>Missile</source>
        <translation>導彈</translation>
    </message>
    <message>
        <source>Sky bomb</source>
        <translation>天炸</translation>
    </message>
    <message>
        <source>Heaven&apos;s own</source>
        <comment>four jokers, above every bomb</comment>
        <translation>天尊</translation>
    </message>
    <message>
        <source>Small bomb</source>
        <translation>小三炸彈</translation>
    </message>
    <message>
        <source>Pure wild bomb</source>
        <translation>純癩炸彈</translation>
    </message>
    <message>
        <source>Soft bomb</source>
        <translation>軟炸彈</translation>
    </message>
    <message>
        <source>Hard bomb</source>
        <translation>硬炸彈</translation>
    </message>
    <message>
        <source>Two-joker bomb</source>
        <translation>雙王炸</translation>
    </message>
    <message>
        <source>Three-joker bomb</source>
        <translation>三王炸</translation>
    </message>
</context>
<context>
    <name>PresetRow</name>
    <message>
        <source>Name of the preset</source>
        <translation>預存設定的名字</translation>
    </message>
    <message>
        <source>Take this name</source>
        <translation>用這個名字</translation>
    </message>
    <message>
        <source>Rename {name}</source>
        <translation>給「{name}」改名</translation>
    </message>
    <message>
        <source>Forget {name}</source>
        <translation>刪除「{name}」</translation>
    </message>
</context>
<context>
    <name>PresetsDialog</name>
    <message>
        <source>Presets</source>
        <translation>預存設定</translation>
    </message>
    <message>
        <source>Keep what is chosen now: {game}</source>
        <translation>把現在的選擇存下來：{game}</translation>
    </message>
    <message>
        <source>Name, like Sunday with Lin</source>
        <translation>起個名字，如：週日和林伯</translation>
    </message>
    <message>
        <source>Name of the preset</source>
        <translation>預存設定的名字</translation>
    </message>
    <message>
        <source>Put it back</source>
        <translation>恢復</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>存下</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>完成</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>替換</translation>
    </message>
    <message>
        <source>Give it a name first.</source>
        <translation>請先起個名字。</translation>
    </message>
    <message>
        <source>{name} is kept.</source>
        <translation>「{name}」已存下。</translation>
    </message>
    <message>
        <source>{name} is forgotten.</source>
        <translation>「{name}」已刪除。</translation>
    </message>
    <message>
        <source>It could not be saved; the log says why.</source>
        <translation>沒能儲存，原因見日誌。</translation>
    </message>
    <message>
        <source>Nothing is kept yet. A preset holds rules, levels, hands and time.</source>
        <translation>還沒有預存設定。預存設定會記住規則、電腦等級、局數和時間。</translation>
    </message>
    <message>
        <source>Played last</source>
        <translation>最近玩過</translation>
    </message>
</context>
<context>
    <name>ProgramForm</name>
    <message>
        <source>A quotation mark lacks its partner.</source>
        <translation>引號沒有成對。</translation>
    </message>
    <message>
        <source>There is no such program. Give its whole path, in quotation marks if it holds spaces.</source>
        <translation>找不到這個程式。請寫完整路徑，路徑裡有空格就加引號。</translation>
    </message>
    <message>
        <source>A program of your own as a player</source>
        <translation>讓自己的程式來打牌</translation>
    </message>
    <message>
        <source>A new game then offers it for every seat. It is asked in one line of JSON for each decision.</source>
        <translation>新牌局的每個座位都可以選它。每次輪到它，用一行 JSON 問它怎麼打。</translation>
    </message>
    <message>
        <source>Its command, as in a terminal; empty for none</source>
        <translation>啟動命令，寫法同終端機；留空則不用</translation>
    </message>
</context>
<context>
    <name>Prompts</name>
    <message>
        <source>Waiting for {name} to speak…</source>
        <translation>等待 {name} 叫牌…</translation>
    </message>
    <message>
        <source>Your turn to bid</source>
        <translation>輪到你叫分</translation>
    </message>
    <message>
        <source>Your turn: rob or not?</source>
        <translation>輪到你：搶還是不搶？</translation>
    </message>
    <message>
        <source>Your turn: call or not?</source>
        <translation>輪到你：叫不叫地主？</translation>
    </message>
    <message>
        <source>Nobody has bid yet.</source>
        <translation>還沒有人叫分。</translation>
    </message>
    <message>
        <source>Highest so far: {name}, {bid}.</source>
        <translation>當前最高：{name} {bid}。</translation>
    </message>
    <message>
        <source> {bid} as the first bid makes you landlord; a win then counts 4.</source>
        <translation>首家叫 {bid}就是頭撂：馬上當地主，贏了計 4。</translation>
    </message>
    <message>
        <source> {bid} makes you landlord at once, and you lead.</source>
        <translation>叫 {bid}馬上當地主，先出牌。</translation>
    </message>
    <message>
        <source>The first to call is the landlord and leads.</source>
        <translation>先叫的人就是地主，先出牌。</translation>
    </message>
    <message>
        <source>A call is a bid of 3; the others may then rob.</source>
        <translation>叫地主底數為 3，其他人還可以搶。</translation>
    </message>
    <message>
        <source>A call doubles the stake; the others may then rob, each time ×2.</source>
        <translation>叫地主 ×2；其他人還可以搶，每搶一次 ×2。</translation>
    </message>
    <message>
        <source>After a call the others may rob, each time ×2.</source>
        <translation>叫了以後其他人還可以搶，每搶一次 ×2。</translation>
    </message>
    <message>
        <source>The bid is {bid}; if you rob, it becomes {then}.</source>
        <translation>現在底數 {bid}；你若搶，底數變為 {then}。</translation>
    </message>
    <message>
        <source>{name} called ×2</source>
        <translation>{name}叫 ×2</translation>
    </message>
    <message>
        <source>{name} robbed ×2</source>
        <translation>{name}搶 ×2</translation>
    </message>
    <message>
        <source>if you rob, the multiplier becomes {multiplier}.</source>
        <translation>你若搶，倍數變為 {multiplier}。</translation>
    </message>
    <message>
        <source>{done}; {then}</source>
        <translation>{done}；{then}</translation>
    </message>
    <message>
        <source>Nobody bid: a void hand</source>
        <translation>無人叫，荒番</translation>
    </message>
    <message>
        <source>The next hand counts double.</source>
        <translation>下一局輸贏 ×2。</translation>
    </message>
    <message>
        <source>Nobody bid</source>
        <translation>無人叫，重新發牌</translation>
    </message>
    <message>
        <source>The cards are dealt anew.</source>
        <translation>馬上重新發牌。</translation>
    </message>
    <message>
        <source>Waiting for {name} to decide…</source>
        <translation>等待 {name} 決定…</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between names</comment>
        <translation>、</translation>
    </message>
    <message>
        <source>Waiting for the others to choose…</source>
        <translation>等待其他人選擇…</translation>
    </message>
    <message>
        <source>You are the hidden landlord</source>
        <translation>你是暗地主</translation>
    </message>
    <message>
        <source>You hold the other winning card {card}. Only you know.</source>
        <translation>你手裡有另一張贏牌 {card}。只有你知道。</translation>
    </message>
    <message>
        <source>Show: the whole hand ×2, the two landlords see each other&apos;s cards. Silent: playing {card} will give you away.</source>
        <translation>亮明：整局 ×2，兩位地主可互看手牌；沉默：打出 {card} 時才會暴露。</translation>
    </message>
    <message>
        <source>You are the open landlord</source>
        <translation>你是明地主</translation>
    </message>
    <message>
        <source>Show: the whole hand ×2. Everybody knows your role anyway.</source>
        <translation>亮明：整局 ×2。你的身份大家本來就知道。</translation>
    </message>
    <message>
        <source>You are a farmer</source>
        <translation>你是農民</translation>
    </message>
    <message>
        <source>You are not a landlord: what you choose makes no difference.</source>
        <translation>你不是地主，選哪個都一樣。</translation>
    </message>
    <message>
        <source>Everybody chooses at once; nothing is given away.</source>
        <translation>所有人同時選擇，不會洩露身份</translation>
    </message>
    <message>
        <source>Everybody may double once, each time the whole hand ×2. Now ×{now}; if you double, ×{then}.</source>
        <translation>每人可加一次，每次整局 ×2。現在 {now} 倍，你加後 {then} 倍。</translation>
    </message>
    <message>
        <source>Do you double?</source>
        <translation>要加倍嗎？</translation>
    </message>
    <message>
        <source>You are {role}: please lead</source>
        <translation>你是{role}，請先出牌</translation>
    </message>
    <message>
        <source>{name} plays open, ×2</source>
        <translation>{name}明牌，輸贏 ×2</translation>
    </message>
    <message>
        <source>{name} spreads the hand, ×2</source>
        <translation>{name}攤打，輸贏 ×2</translation>
    </message>
    <message>
        <source>{name} is {role}</source>
        <translation>{name}是{role}</translation>
    </message>
    <message>
        <source>Waiting for {name} to play…</source>
        <translation>等待 {name} 出牌…</translation>
    </message>
    <message>
        <source>No card of yours beats this.</source>
        <translation>沒有能壓過的牌</translation>
    </message>
    <message>
        <source>No card of yours beats this; passing in {seconds} s.</source>
        <translation>沒有能壓過的牌，{seconds} 秒後自動不出</translation>
    </message>
    <message>
        <source>It passes by itself in a moment, so that your speed tells nothing.</source>
        <translation>稍後自動不出，免得出牌快慢洩露手牌。</translation>
    </message>
    <message>
        <source>The host has switched auto-play off at this table.</source>
        <translation>主人在這張牌桌關閉了託管。</translation>
    </message>
    <message>
        <source>The host has switched the card counter off at this table.</source>
        <translation>主人在這張牌桌關閉了記牌器。</translation>
    </message>
    <message>
        <source>Auto-play: the computer plays for you</source>
        <translation>託管中，電腦替你出牌</translation>
    </message>
    <message>
        <source>Until this hand ends; press A or click to take back</source>
        <translation>打完這局為止；按 A 或點這裡收回</translation>
    </message>
    <message>
        <source>Winning card {card}: whoever is dealt it first is the open landlord</source>
        <translation>贏牌 {card}：先拿到的人是明地主</translation>
    </message>
    <message>
        <source>Who is dealt {card} speaks first</source>
        <translation>明牌 {card} 在誰手裡，誰先叫</translation>
    </message>
    <message>
        <source>First: {card}</source>
        <translation>首叫牌 {card}</translation>
    </message>
    <message>
        <source>Wild</source>
        <translation>癩子</translation>
    </message>
    <message>
        <source>Heaven</source>
        <translation>天癩子</translation>
    </message>
    <message>
        <source>Earth</source>
        <translation>地癩子</translation>
    </message>
    <message>
        <source>1st</source>
        <comment>the first of two wild ranks; Chinese: 天</comment>
        <translation>天</translation>
    </message>
    <message>
        <source>2nd</source>
        <comment>the second of two wild ranks; Chinese: 地</comment>
        <translation>地</translation>
    </message>
    <message>
        <source>{wild} card of this hand: {rank}</source>
        <translation>本局{wild}：{rank}</translation>
    </message>
    <message>
        <source>You hold {count} of them; they stand for any rank from 3 to 2, never for a joker.</source>
        <translation>你有 {count} 張，可當 3 到 2 任意一張，不能當王</translation>
    </message>
    <message>
        <source>Open: all {others} farmers see your whole hand; you win or lose ×2.</source>
        <translation>明牌：把整手牌亮給 {others} 位農民，本局輸贏 ×2。</translation>
    </message>
    <message>
        <source>Play with an open hand?</source>
        <translation>要明牌嗎？</translation>
    </message>
    <message>
        <source>Spread: all {others} farmers see your whole hand; every payment ×2.</source>
        <translation>攤打：把整手牌亮給 {others} 位農民，本局每一份輸贏 ×2。</translation>
    </message>
    <message>
        <source>Spread your hand?</source>
        <translation>攤打還是暗打？</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>報到</translation>
    </message>
    <message>
        <source>Fight or not?</source>
        <translation>打還是不打？</translation>
    </message>
    <message>
        <source>Fight: a win counts ×2; after a loss nobody pays anything.</source>
        <translation>打：贏了 ×2；輸了誰也不付。</translation>
    </message>
    <message>
        <source>, </source>
        <translation>、</translation>
    </message>
    <message>
        <source>You hold {sets}: you may report next, and then choose whether to fight.</source>
        <translation>你有{sets}，下一步可以報到；報到後可選擇打或不打。</translation>
    </message>
    <message>
        <source>No fight: you win at once; {bid}, first-seat 3 counts 4.</source>
        <translation>不打：馬上贏，按 {bid}結算，頭撂計 4。</translation>
    </message>
    <message>
        <source>No fight: you win at once; {bid}.</source>
        <translation>不打：馬上贏，按 {bid}結算。</translation>
    </message>
    <message>
        <source>Every reported set beyond the first: another ×2.</source>
        <translation>報兩組以上，每多一組再 ×2。</translation>
    </message>
    <message>
        <source>First-seat 3 · a win counts 4</source>
        <translation>頭撂 · 贏計 4</translation>
    </message>
    <message>
        <source>Four jokers</source>
        <translation>四張王</translation>
    </message>
    <message>
        <source>{count} × {rank}</source>
        <translation>{count} 張 {rank}</translation>
    </message>
</context>
<context>
    <name>RankingDialog</name>
    <message numerus="yes">
        <source>Points after %n hand(s)</source>
        <translation>
            <numerusform>共 %n 局，總分如下</numerusform>
        </translation>
    </message>
    <message>
        <source>Home</source>
        <translation>回主頁</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>再來一場</translation>
    </message>
    <message>
        <source>You win the match!</source>
        <translation>你贏得了這場對局！</translation>
    </message>
    <message>
        <source>You share first place!</source>
        <translation>你並列第一！</translation>
    </message>
    <message>
        <source>{name} wins the match</source>
        <translation>{name}贏得了這場對局</translation>
    </message>
    <message>
        <source>First place is shared</source>
        <translation>並列第一</translation>
    </message>
</context>
<context>
    <name>Reasons</name>
    <message>
        <source>Choose cards first</source>
        <translation>請先選牌</translation>
    </message>
    <message>
        <source>These cards are not in your hand</source>
        <translation>你手裡沒有這幾張</translation>
    </message>
    <message>
        <source>These cards make no play</source>
        <translation>不成牌型</translation>
    </message>
    <message>
        <source>A 2 cannot be in a straight</source>
        <translation>2 不能放進順子</translation>
    </message>
    <message>
        <source>A joker cannot be in a straight</source>
        <translation>王不能放進順子</translation>
    </message>
    <message>
        <source>Too short for a straight</source>
        <translation>太短，不成順子</translation>
    </message>
    <message>
        <source>Too long for a straight</source>
        <translation>太長，不成順子</translation>
    </message>
    <message>
        <source>The ranks are not consecutive</source>
        <translation>點數不相連</translation>
    </message>
    <message>
        <source>The number of attached cards does not fit</source>
        <translation>帶的張數不對</translation>
    </message>
    <message>
        <source>Such cards cannot be attached</source>
        <translation>不能帶這樣的牌</translation>
    </message>
    <message>
        <source>An attached card must have another rank than the body</source>
        <translation>帶的牌不能和主體同點</translation>
    </message>
    <message>
        <source>Attached cards must differ in rank</source>
        <translation>帶的牌不能同點</translation>
    </message>
    <message>
        <source>These attached cards would lengthen the plane</source>
        <translation>這樣帶會和飛機連在一起</translation>
    </message>
    <message>
        <source>Both jokers cannot be attached together</source>
        <translation>大小王不能一起帶</translation>
    </message>
    <message>
        <source>The attached pairs must be consecutive</source>
        <translation>帶的對子必須相連</translation>
    </message>
    <message>
        <source>A small and a big joker are no pair</source>
        <translation>大小王不是對子</translation>
    </message>
    <message>
        <source>Wild cards alone count as themselves</source>
        <translation>癩子單獨出只算本身</translation>
    </message>
    <message>
        <source>A wild card cannot stand for a joker</source>
        <translation>癩子不能當王</translation>
    </message>
    <message>
        <source>These rules do not have this kind of play</source>
        <translation>這套規則沒有這種牌型</translation>
    </message>
    <message>
        <source>Another kind than the play on the table</source>
        <translation>和桌上的牌型不同</translation>
    </message>
    <message>
        <source>Another number of cards than the play on the table</source>
        <translation>和桌上的張數不同</translation>
    </message>
    <message>
        <source>Lower than the play on the table</source>
        <translation>比桌上的小</translation>
    </message>
    <message>
        <source>Smaller than the bomb on the table</source>
        <translation>比桌上的炸彈小</translation>
    </message>
    <message>
        <source>Your bombs are used up</source>
        <translation>炸彈次數已用完</translation>
    </message>
    <message>
        <source>You lead, so you cannot pass</source>
        <translation>輪到你先出，不能不出</translation>
    </message>
    <message>
        <source>a straight</source>
        <translation>順子</translation>
    </message>
    <message>
        <source>a pair straight</source>
        <translation>連對</translation>
    </message>
    <message>
        <source>a plane</source>
        <translation>飛機</translation>
    </message>
    <message>
        <source>a shuttle</source>
        <translation>航天飛機</translation>
    </message>
    <message>
        <source>That came too late: the table has moved on</source>
        <translation>晚了一步，牌局已經往下走了</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between ranks</comment>
        <translation>、</translation>
    </message>
    <message>
        <source>A 2 cannot be in {chain}</source>
        <translation>{chain}裡不能有 2</translation>
    </message>
    <message>
        <source>A joker cannot be in {chain}</source>
        <translation>{chain}裡不能有王</translation>
    </message>
    <message>
        <source>For {chain} at least {number} ranks are needed, here are {found}</source>
        <translation>{chain}至少要 {number} 連，這裡只有 {found} 連</translation>
    </message>
    <message>
        <source>For {chain} at most {number} ranks are allowed, here are {found}</source>
        <translation>{chain}最多 {number} 連，這裡有 {found} 連</translation>
    </message>
    <message>
        <source>For {chain} the ranks must be consecutive: {ranks} are not</source>
        <translation>{chain}要點數相連，{ranks} 不相連</translation>
    </message>
    <message>
        <source>You do not hold so many of {ranks}</source>
        <translation>你沒有那麼多 {ranks}</translation>
    </message>
    <message>
        <source>{ranks} cannot be attached to cards of the same rank</source>
        <translation>{ranks} 和主體同點，不能帶</translation>
    </message>
    <message>
        <source>On the table: {kind}; only that or a bomb beats it</source>
        <translation>桌上是{kind}，要同牌型或炸彈才能壓</translation>
    </message>
    <message>
        <source>The play on the table has {number} cards, here are {found}</source>
        <translation>桌上是 {number} 張，你選了 {found} 張</translation>
    </message>
    <message>
        <source>These rules do not have this kind: {kind}</source>
        <translation>這套規則沒有{kind}</translation>
    </message>
    <message>
        <source>Nothing beats the rocket</source>
        <translation>王炸最大，壓不過</translation>
    </message>
    <message>
        <source>Only a higher bomb beats a bomb</source>
        <translation>只有更大的炸彈才能壓</translation>
    </message>
    <message>
        <source> or </source>
        <comment>between two sets of attached cards</comment>
        <translation> 或 </translation>
    </message>
    <message>
        <source>{body} takes {wanted}</source>
        <translation>{body} 要帶 {wanted}</translation>
    </message>
    <message>
        <source>{count} × trio</source>
        <translation>{count} 組三張</translation>
    </message>
    <message>
        <source>{count} × pair</source>
        <translation>{count} 對</translation>
    </message>
    <message>
        <source>{count} × single</source>
        <translation>{count} 張單牌</translation>
    </message>
    <message>
        <source> and </source>
        <comment>between attached trios and pairs</comment>
        <translation>加</translation>
    </message>
</context>
<context>
    <name>ReconnectingDialog</name>
    <message>
        <source>Connection lost, reconnecting</source>
        <translation>連接斷開，正在重連</translation>
    </message>
    <message>
        <source>Attempt {number}; it is tried for another {time}. Your seat is kept, and the computer plays meanwhile.</source>
        <translation>第 {number} 次，還會再試 {time}。座位為你保留，期間由電腦代打。</translation>
    </message>
    <message>
        <source>Leave the table</source>
        <translation>離開牌桌</translation>
    </message>
    <message>
        <source>Try now</source>
        <translation>馬上重試</translation>
    </message>
</context>
<context>
    <name>Replay</name>
    <message>
        <source>The deal</source>
        <translation>發牌</translation>
    </message>
    <message>
        <source>The deal · promised {digits}…</source>
        <translation>發牌 · 承諾 {digits}…</translation>
    </message>
    <message>
        <source>Chance to win: {chance}, by {lost} less than with the best choice.</source>
        <translation>勝率：{chance}，比最好的打法少 {lost}。</translation>
    </message>
    <message>
        <source>{name}: {play}</source>
        <comment>in a line of what would have followed</comment>
        <translation>{name} {play}</translation>
    </message>
    <message>
        <source>Then {line}</source>
        <translation>接著：{line}</translation>
    </message>
    <message>
        <source>; </source>
        <comment>between plays</comment>
        <translation>；</translation>
    </message>
    <message>
        <source>There was nothing to beat it with.</source>
        <translation>沒有能壓過的牌。</translation>
    </message>
    <message>
        <source>The computer would have done the same.</source>
        <translation>電腦也會這樣打。</translation>
    </message>
    <message>
        <source>It is about as good as the best.</source>
        <translation>和最好的打法差不多。</translation>
    </message>
    <message>
        <source>The computer would have chosen otherwise:</source>
        <translation>電腦會選別的：</translation>
    </message>
    <message>
        <source>This gave away {lost}; better:</source>
        <translation>少了 {lost}，更好的打法：</translation>
    </message>
    <message>
        <source>Chance to win: {chance}.</source>
        <translation>勝率：{chance}。</translation>
    </message>
    <message>
        <source>certain</source>
        <translation>必勝</translation>
    </message>
    <message>
        <source>none</source>
        <translation>必敗</translation>
    </message>
    <message>
        <source>more than {number} ways</source>
        <translation>多於 {number} 種</translation>
    </message>
</context>
<context>
    <name>ReplayPage</name>
    <message>
        <source>The hand is over here. Go back a few steps first.</source>
        <translation>這一局到此結束。請先往回退幾步。</translation>
    </message>
    <message>
        <source>All hands open</source>
        <translation>看所有人的手牌</translation>
    </message>
    <message>
        <source>Only what {name} saw</source>
        <translation>只看{name}看到的</translation>
    </message>
    <message>
        <source>Only what you saw</source>
        <translation>只看自己看到的</translation>
    </message>
    <message>
        <source>Replay: {rules}</source>
        <translation>覆盤：{rules}</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>返回</translation>
    </message>
    <message>
        <source>Seed card: check this deal</source>
        <translation>種子卡：檢驗這副牌</translation>
    </message>
    <message>
        <source>Copy, save, play again</source>
        <translation>複製、儲存、再打一次</translation>
    </message>
    <message>
        <source>Every decision (L)</source>
        <translation>每一手 (L)</translation>
    </message>
    <message>
        <source>Every decision</source>
        <translation>每一手</translation>
    </message>
    <message>
        <source>Whose cards are shown</source>
        <translation>看誰的牌</translation>
    </message>
    <message>
        <source>Whose cards are shown (V)</source>
        <translation>看誰的牌 (V)</translation>
    </message>
    <message>
        <source>Settlement</source>
        <translation>結算</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>從這一手接著打</translation>
    </message>
    <message>
        <source>Play the same deal again</source>
        <translation>同一副牌再打一次</translation>
    </message>
    <message>
        <source>Copy the deal code</source>
        <translation>複製牌局碼</translation>
    </message>
    <message>
        <source>Copy the hand as text</source>
        <translation>把這一局複製為文字</translation>
    </message>
    <message>
        <source>Save as a file…</source>
        <translation>存為檔案…</translation>
    </message>
</context>
<context>
    <name>ReportDialog</name>
    <message>
        <source>Last time the program ended by itself</source>
        <translation>上次程式意外結束</translation>
    </message>
    <message>
        <source>Your hands and your unfinished match are there. If it happens again, start the program with {option}, and pass on the report below.</source>
        <translation>你的牌局和沒打完的對局都還在。如果再次發生，請用 {option} 啟動程式，並把下面的報告發給我們。</translation>
    </message>
    <message>
        <source>Something went wrong in the program</source>
        <translation>程式出了問題</translation>
    </message>
    <message>
        <source>You can go on; your match and your hands are saved. If something does not work now, close the window and start the program again: you go on where you were.</source>
        <translation>可以繼續玩；對局和牌局都已儲存。如果現在有什麼不正常，請關閉視窗重新啟動程式，會從剛才的地方繼續。</translation>
    </message>
    <message>
        <source>The report helps to mend the fault. No cards and no names are in it, and it is sent to nobody.</source>
        <translation>這份報告有助於修復問題。其中沒有牌面和姓名，也不會自動發給任何人。</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>報告</translation>
    </message>
    <message>
        <source>Copy the report</source>
        <translation>複製報告</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>繼續</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>已複製</translation>
    </message>
</context>
<context>
    <name>ResumeTile</name>
    <message>
        <source>your turn</source>
        <translation>輪到你</translation>
    </message>
    <message>
        <source>in the middle of a hand</source>
        <translation>打到一半</translation>
    </message>
    <message>
        <source>between two hands</source>
        <translation>兩局之間</translation>
    </message>
    <message>
        <source>Unfinished match</source>
        <translation>沒打完的一場</translation>
    </message>
    <message>
        <source>Score {score} · {when}</source>
        <translation>得分 {score} · {when}</translation>
    </message>
    <message>
        <source>{rules} · {hand}, {state}</source>
        <translation>{rules} · {hand}，{state}</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>繼續</translation>
    </message>
    <message>
        <source>Give this match up</source>
        <translation>放棄這一場</translation>
    </message>
</context>
<context>
    <name>Resuming</name>
    <message>
        <source>There is an unfinished match. It ends here, and its hand is kept in the history as not finished.</source>
        <translation>有一場沒打完的對局。它到此結束，那一局會作為沒打完的留在對局記錄裡。</translation>
    </message>
    <message>
        <source>The match that you play has more hands to come. It ends here; its hands are in the history.</source>
        <translation>這場對局還沒打完。它到此結束，打過的各局都在對局記錄裡。</translation>
    </message>
    <message>
        <source>Begin another match?</source>
        <translation>開始另一場對局？</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>開始</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>The unfinished match ends here. Its hand is kept in the history as not finished.</source>
        <translation>沒打完的對局到此結束，那一局會作為沒打完的留在對局記錄裡。</translation>
    </message>
    <message>
        <source>The unfinished match ends here. The hands that were played are in the history.</source>
        <translation>沒打完的對局到此結束，打過的各局都在對局記錄裡。</translation>
    </message>
    <message>
        <source>Give this match up?</source>
        <translation>放棄這一場？</translation>
    </message>
    <message>
        <source>Give up</source>
        <translation>放棄</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>留著</translation>
    </message>
</context>
<context>
    <name>Room</name>
    <message>
        <source>{name} has come in</source>
        <translation>{name}進來了</translation>
    </message>
    <message>
        <source>{name} has left</source>
        <translation>{name}離開了</translation>
    </message>
    <message>
        <source>{name} has lost the connection; the seat is kept</source>
        <translation>{name}斷線了，座位保留</translation>
    </message>
    <message>
        <source>{name} is back</source>
        <translation>{name}回來了</translation>
    </message>
    <message>
        <source>The computer plays for {name} meanwhile</source>
        <translation>電腦暫代{name}出牌</translation>
    </message>
    <message>
        <source>The seat of {name} is free now</source>
        <translation>{name}的座位空出來了</translation>
    </message>
    <message>
        <source>The host has removed {name}</source>
        <translation>房主請{name}離開了</translation>
    </message>
    <message>
        <source>The deal did not pass the check of {name}: it was not shuffled fairly</source>
        <translation>{name}核對發牌沒有通過：洗牌不公平</translation>
    </message>
    <message>
        <source>{name} did not answer in the shuffle; it begins anew</source>
        <translation>{name}沒有參與洗牌，重新洗牌</translation>
    </message>
    <message>
        <source>Somebody else has this seat.</source>
        <translation>這個座位有人了。</translation>
    </message>
    <message>
        <source>This can be done when the hand is over.</source>
        <translation>打完這局才能這樣做。</translation>
    </message>
    <message>
        <source>The host does not allow this at the table.</source>
        <translation>房主不允許在這桌這樣做。</translation>
    </message>
    <message>
        <source>This table has no room for spectators.</source>
        <translation>這桌不接受觀戰。</translation>
    </message>
    <message>
        <source>That was too fast. Wait a little.</source>
        <translation>太快了，請稍等。</translation>
    </message>
    <message>
        <source>Not everybody is ready, or a seat is open.</source>
        <translation>還有人沒準備，或有空位。</translation>
    </message>
    <message>
        <source>Fair deal</source>
        <translation>發牌公平</translation>
    </message>
    <message>
        <source>Your program has computed the deal again: it was fair, with your part in it.</source>
        <translation>你的程式重新核對了發牌：公平，你也參與了洗牌。</translation>
    </message>
    <message>
        <source>Partly checked</source>
        <translation>部分核對</translation>
    </message>
    <message>
        <source>The deal follows from the secrets, but you were not there when they were promised.</source>
        <translation>發牌與密值相符，但承諾密值時你還不在場。</translation>
    </message>
    <message>
        <source>No proof</source>
        <translation>無憑證</translation>
    </message>
    <message>
        <source>The host gives no proof of this deal: the hand was given, or begun before.</source>
        <translation>主機沒有給出這次發牌的憑證：這副牌是指定的，或者之前就開始了。</translation>
    </message>
    <message>
        <source>Unfair deal!</source>
        <translation>發牌不公！</translation>
    </message>
    <message>
        <source>The deal did not pass the check of your program.</source>
        <translation>這次發牌沒有通過你的程式的核對。</translation>
    </message>
    <message>
        <source>Open seat</source>
        <translation>空位</translation>
    </message>
    <message>
        <source>Open seats need somebody, or the computer</source>
        <translation>空位還要有人坐，或由電腦補</translation>
    </message>
    <message>
        <source>Waiting for {names}</source>
        <translation>等待{names}</translation>
    </message>
</context>
<context>
    <name>RoomRules</name>
    <message>
        <source>Rules</source>
        <translation>規則</translation>
    </message>
    <message>
        <source>In detail</source>
        <translation>詳解</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>更改</translation>
    </message>
    <message>
        <source>Help with LAN play</source>
        <translation>區域網路幫助</translation>
    </message>
    <message>
        <source>off</source>
        <translation>關閉</translation>
    </message>
    <message>
        <source>Rule system</source>
        <translation>規則</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>不限</translation>
    </message>
    <message>
        <source>Hands</source>
        <translation>局數</translation>
    </message>
    <message>
        <source>Time for a turn</source>
        <translation>出牌時間</translation>
    </message>
    <message>
        <source>{number} s</source>
        <translation>{number} 秒</translation>
    </message>
    <message>
        <source>see all hands</source>
        <translation>看全部手牌</translation>
    </message>
    <message>
        <source>see public cards</source>
        <translation>只看公開牌</translation>
    </message>
    <message>
        <source>Spectators</source>
        <translation>觀戰</translation>
    </message>
    <message>
        <source>counter</source>
        <translation>記牌器</translation>
    </message>
    <message>
        <source>hints</source>
        <translation>提示</translation>
    </message>
    <message>
        <source>auto-play</source>
        <translation>託管</translation>
    </message>
    <message>
        <source>Allowed</source>
        <translation>允許</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>無</translation>
    </message>
</context>
<context>
    <name>RuleRow</name>
    <message>
        <source>Undo: {title}</source>
        <translation>復原：{title}</translation>
    </message>
</context>
<context>
    <name>Rulebook</name>
    <message>
        <source>Different from {rules}</source>
        <translation>和{rules}的差別</translation>
    </message>
    <message>
        <source>Cards and deal</source>
        <translation>牌和發牌</translation>
    </message>
    <message>
        <source>All about {rules}</source>
        <translation>{rules}的全部規則</translation>
    </message>
    <message>
        <source>{count} in all systems</source>
        <translation>所有規則裡的 {count} 種</translation>
    </message>
    <message>
        <source>{kind} ({rules})</source>
        <translation>{kind}（{rules}）</translation>
    </message>
    <message>
        <source>222 and a joker</source>
        <translation>222＋王</translation>
    </message>
    <message>
        <source>{bomb}, {size} cards</source>
        <translation>{bomb}，{size} 張</translation>
    </message>
    <message>
        <source>{size} of a rank</source>
        <translation>{size} 張同點</translation>
    </message>
    <message>
        <source>{rank} as {other}</source>
        <comment>a wild card that stands for another rank</comment>
        <translation>{rank} 當 {other}</translation>
    </message>
    <message>
        <source>{kind} in {count} ways</source>
        <translation>{kind}，{count} 種讀法</translation>
    </message>
    <message>
        <source> or </source>
        <comment>between the readings of some cards</comment>
        <translation> 或 </translation>
    </message>
    <message>
        <source>{play} beats {over}</source>
        <translation>{play} 壓 {over}</translation>
    </message>
    <message>
        <source>{play} does not beat {over}</source>
        <translation>{play} 壓不過 {over}</translation>
    </message>
    <message>
        <source>{sentence} {next}</source>
        <comment>two sentences in a row; Chinese has no space between them</comment>
        <translation>{sentence}{next}</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>人數</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>用牌</translation>
    </message>
    <message>
        <source>Each player gets</source>
        <translation>每人手牌</translation>
    </message>
    <message>
        <source>Bottom</source>
        <translation>底牌</translation>
    </message>
    <message>
        <source>{cards}, face down; nobody sees them during the hand</source>
        <translation>{cards}，扣著不用，打完前誰也看不到</translation>
    </message>
    <message>
        <source>Out of play</source>
        <translation>不用的牌</translation>
    </message>
    <message>
        <source>Order of play</source>
        <translation>出牌順序</translation>
    </message>
    <message>
        <source>First to speak</source>
        <translation>誰先叫</translation>
    </message>
    <message>
        <source>{number} cards</source>
        <translation>{number} 張</translation>
    </message>
    <message>
        <source>One deck of {number} cards</source>
        <translation>一副牌，{number} 張</translation>
    </message>
    <message>
        <source>Two decks of {number} cards together</source>
        <translation>兩副牌，共 {number} 張</translation>
    </message>
    <message>
        <source>jokers</source>
        <translation>王</translation>
    </message>
    <message>
        <source>{deck}, without {ranks}</source>
        <translation>{deck}，去掉 {ranks}</translation>
    </message>
    <message>
        <source>{cards}, shown to all, for the landlord</source>
        <translation>{cards}，亮給大家看，歸地主</translation>
    </message>
    <message>
        <source>{cards}, seen by the landlord alone</source>
        <translation>{cards}，只有地主看得到</translation>
    </message>
    <message>
        <source>there is no auction: the winning card decides</source>
        <translation>不叫牌，由贏牌定地主</translation>
    </message>
    <message>
        <source>who was dealt the marker card, a random one that all have seen</source>
        <translation>拿到首叫牌的人；首叫牌隨機選出，大家都看得見</translation>
    </message>
    <message>
        <source>from {lowest} up to K, then A, then 2</source>
        <translation>從 {lowest} 到 K，然後 A，再然後 2</translation>
    </message>
    <message>
        <source>{ranks}, then the small joker, then the big joker</source>
        <translation>{ranks}，小王，大王最大</translation>
    </message>
    <message>
        <source>Single cards, pairs, trios</source>
        <translation>單張、對子、三張</translation>
    </message>
    <message>
        <source>Straights, planes</source>
        <translation>順子、飛機</translation>
    </message>
    <message>
        <source>Suits</source>
        <translation>花色</translation>
    </message>
    <message>
        <source>make no difference</source>
        <translation>不分大小</translation>
    </message>
    <message>
        <source>3 to A; never a 2 or a joker</source>
        <translation>3 到 A；不能有 2 和王</translation>
    </message>
    <message>
        <source>6 to A; never a 2 or a joker</source>
        <translation>6 到 A；不能有 2 和王</translation>
    </message>
    <message>
        <source>A 2 3 … Q K A: the ace is lowest before the 2 or highest after the king; K A 2 does not go on</source>
        <translation>A 2 3 … Q K A：A 可排在 2 前最小，也可排在 K 後最大；K A 2 不能接下去</translation>
    </message>
    <message>
        <source>Nothing is attached to anything in these rules.</source>
        <translation>這套規則裡沒有帶牌。</translation>
    </message>
    <message>
        <source>An attached card always has another rank than the cards it is attached to.</source>
        <translation>帶的牌和主體總是不同點。</translation>
    </message>
    <message>
        <source>The pairs attached to a plane must be consecutive themselves.</source>
        <translation>飛機帶的對子自己也要相連。</translation>
    </message>
    <message>
        <source>Attached pairs differ in rank; two equal jokers may be one of them.</source>
        <translation>帶的對子各不同點；兩張相同的王也算一對。</translation>
    </message>
    <message>
        <source>Attached pairs differ in rank.</source>
        <translation>帶的對子各不同點。</translation>
    </message>
    <message>
        <source>Attached single cards may repeat a rank: a pair counts as two of them.</source>
        <translation>帶的單牌可以同點：一對就當兩張單牌。</translation>
    </message>
    <message>
        <source>Attached single cards all differ in rank.</source>
        <translation>帶的單牌必須各不同點。</translation>
    </message>
    <message>
        <source>Attached single cards may repeat a rank, but a plane takes no four of one rank, and no three of the rank right below or above it.</source>
        <translation>帶的單牌可以同點，但飛機不能帶四張同點，也不能帶和飛機上下緊挨著的三張。</translation>
    </message>
    <message>
        <source>Small and big joker may both be attached to one play.</source>
        <translation>一手牌裡可以同時帶大王和小王。</translation>
    </message>
    <message>
        <source>Small and big joker are never both attached to one play.</source>
        <translation>一手牌裡不能同時帶大王和小王。</translation>
    </message>
    <message>
        <source>These rules have no wild cards.</source>
        <translation>這套規則沒有癩子。</translation>
    </message>
    <message>
        <source>One rank from 3 to 2 is drawn after the landlord has taken the bottom; every card of that rank is wild.</source>
        <translation>地主拿了底牌以後，從 3 到 2 裡翻出一個點數，這個點數的牌全是癩子。</translation>
    </message>
    <message>
        <source>Two different ranks from 3 to 2 are wild: the first, heaven, is drawn before the auction, the second, earth, after it.</source>
        <translation>從 3 到 2 裡翻出兩個不同的點數當癩子：叫牌前翻天癩子，叫牌後翻地癩子。</translation>
    </message>
    <message>
        <source>A wild card stands for any rank from 3 to 2, in the body of a play or among what is attached.</source>
        <translation>癩子可以當 3 到 2 的任意點數，做主體或當帶的牌都行。</translation>
    </message>
    <message>
        <source>It never stands for a joker. Wild cards played alone count as themselves; to stand for another rank, they need a natural card beside them that is no joker.</source>
        <translation>癩子不能當王。癩子單獨出只算本身；要當別的點數，旁邊得有一張不是王的普通牌。</translation>
    </message>
    <message>
        <source>A play with wild cards compares exactly as one without them, bombs excepted.</source>
        <translation>有癩子的牌和沒有癩子的一樣比大小，炸彈除外。</translation>
    </message>
    <message>
        <source>Wild rank</source>
        <translation>癩子</translation>
    </message>
    <message>
        <source>Heaven</source>
        <translation>天癩子</translation>
    </message>
    <message>
        <source>Earth</source>
        <translation>地癩子</translation>
    </message>
    <message>
        <source>Type ranks: {letters}. 10 may be T, B is the small joker, R the big one.</source>
        <translation>直接打點數：{letters}。10 可寫成 T，B 是小王，R 是大王。</translation>
    </message>
    <message>
        <source>Bidding once round</source>
        <translation>叫分，每人一次</translation>
    </message>
    <message>
        <source>Calling and robbing</source>
        <translation>叫地主、搶地主</translation>
    </message>
    <message>
        <source>Bidding round and round</source>
        <translation>往復叫分</translation>
    </message>
    <message>
        <source>Duel of robs</source>
        <translation>反覆搶地主</translation>
    </message>
    <message>
        <source>First to call</source>
        <translation>先叫先當</translation>
    </message>
    <message>
        <source>Winning card</source>
        <translation>贏牌</translation>
    </message>
    <message>
        <source>In turn each player speaks once: pass, or bid 1, 2 or 3, more than anybody before. A bid of 3 ends it at once. The highest bidder is the landlord and plays for his bid.</source>
        <translation>每人輪流叫一次：不叫，或者叫 1、2、3 分，要比前面的高。有人叫 3 分就馬上結束。叫得最高的人當地主，按他叫的分打。</translation>
    </message>
    <message>
        <source>Round and round each player passes or bids more than anybody before, up to 3. It ends with a bid of 3, or when all others have passed in a row after a bid. Who has passed may bid again in a later round.</source>
        <translation>一輪一輪往下叫，不叫，或者叫得比前面高，最高 3 分。有人叫 3 分，或者有人叫分後其他人接連不叫，就結束。不叫過的人下一輪還可以叫。</translation>
    </message>
    <message>
        <source>In turn each player calls or passes. The first to call is the landlord; the bid is 1.</source>
        <translation>輪流叫地主或不叫。先叫的人當地主，叫分算 1。</translation>
    </message>
    <message>
        <source>There is no auction. A random card, no joker, is the winning card; there are two of it. The cards are dealt one by one: who gets the first of the two is the open landlord and takes the bottom. Who gets the other is the hidden landlord and on his side; he alone knows. A player who holds both is alone against all others, and nobody else is told.</source>
        <translation>不叫牌。隨機選一張牌（不是王）作贏牌，共有兩張。牌一張一張地發：先拿到贏牌的是明地主，底牌歸他。拿到另一張的是暗地主，和明地主一邊，只有他自己知道。兩張都拿到的人一個打全部，別人都不知道。</translation>
    </message>
    <message>
        <source>In turn each player calls or passes, until one calls. Then each player after him may rob once; if anybody robbed, the caller too has one last chance. The last to rob is the landlord, or else the caller.</source>
        <translation>輪流叫地主或不叫，直到有人叫。他後面的人各有一次機會搶；只要有人搶過，叫的人最後還可以搶一次。最後搶的人當地主，沒人搶就是叫的人。</translation>
    </message>
    <message>
        <source>The call doubles the stake, and so does every rob.</source>
        <translation>叫地主 ×2，每搶一次 ×2。</translation>
    </message>
    <message>
        <source>Every rob doubles the stake; the call does not.</source>
        <translation>每搶一次 ×2；叫地主不翻倍。</translation>
    </message>
    <message>
        <source>In turn each player calls or passes; the first call is a bid of {bid}. Then, round after round, every other player may rob or give up for good; who passed before the call is still in. It ends when somebody has robbed twice or only one player is left: he is the landlord.</source>
        <translation>輪流叫地主或不叫；一叫就是 {bid} 分。然後一輪一輪地，其他人可以搶，也可以放棄，放棄了就不能再搶；叫之前不叫的人還可以搶。有人搶到兩次，或者只剩一個人，就結束，由他當地主。</translation>
    </message>
    <message>
        <source>Each rob doubles the bid, up to {most}.</source>
        <translation>每搶一次分數翻倍，最高 {most}。</translation>
    </message>
    <message>
        <source>Each rob raises the bid by one, up to {most}.</source>
        <translation>每搶一次加一分，最高 {most}。</translation>
    </message>
    <message>
        <source>If nobody bids, the hand is void and the next one counts double, once, however many were void.</source>
        <translation>沒有人叫就是荒番，下一局輸贏 ×2；連著荒幾局也只乘一次。</translation>
    </message>
    <message>
        <source>If nobody bids, the cards are dealt anew, with another first to speak.</source>
        <translation>沒有人叫就重新發牌，先叫的人也重新定。</translation>
    </message>
    <message>
        <source>Player A</source>
        <translation>甲</translation>
    </message>
    <message>
        <source>Player B</source>
        <translation>乙</translation>
    </message>
    <message>
        <source>Player C</source>
        <translation>丙</translation>
    </message>
    <message>
        <source>Player D</source>
        <translation>丁</translation>
    </message>
    <message>
        <source>Player E</source>
        <translation>戊</translation>
    </message>
    <message>
        <source>{player}: {words}</source>
        <translation>{player}：{words}</translation>
    </message>
    <message>
        <source>Nobody bid</source>
        <translation>沒有人叫</translation>
    </message>
    <message>
        <source>{player} is the landlord, stake ×{multiplier}</source>
        <translation>{player}當地主，輸贏 ×{multiplier}</translation>
    </message>
    <message>
        <source>{player} is the landlord, {bid}</source>
        <translation>{player}當地主，{bid}</translation>
    </message>
    <message>
        <source>Never had to speak</source>
        <translation>沒輪到說話</translation>
    </message>
    <message>
        <source>any number of bombs</source>
        <translation>炸彈不限</translation>
    </message>
    <message>
        <source>bombs allowed: {number}</source>
        <translation>可出炸彈 {number} 個</translation>
    </message>
    <message>
        <source>In the play a farmer may play only so many bombs, the four jokers counted, as he has earned by his bid; the landlord may play any number. Beyond that, the cards of a bomb can still be played in other ways.</source>
        <translation>打牌時，農民能出幾個炸彈由他叫的分定，四張王也算一個；地主不限。用完以後，炸彈裡的牌還可以拆開出。</translation>
    </message>
    <message>
        <source>Before he leads, the landlord may lay his whole hand open. The hand then counts double, won or lost.</source>
        <translation>出第一手牌以前，地主可以把整手牌亮出來，這一局輸贏 ×2。</translation>
    </message>
    <message>
        <source>Open hand</source>
        <translation>明牌</translation>
    </message>
    <message>
        <source>First-seat 3</source>
        <translation>頭撂</translation>
    </message>
    <message>
        <source>Only after a first-seat 3: the landlord may lay his hand open to all farmers. Everything then counts double.</source>
        <translation>只有頭撂以後：地主可以把整手牌亮給所有農民，每一份輸贏 ×2。</translation>
    </message>
    <message>
        <source>Spread hand</source>
        <translation>攤打</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>報到</translation>
    </message>
    <message>
        <source>Identity</source>
        <translation>身份</translation>
    </message>
    <message>
        <source>Then every player in turn may double once, each time the whole hand, starting with the landlord.</source>
        <translation>然後從明地主開始輪流，每人可以加倍一次，每次整局 ×2。</translation>
    </message>
    <message>
        <source>Doubling</source>
        <translation>加倍</translation>
    </message>
    <message>
        <source>Who speaks first and bids 3 at once is the landlord; a win then counts 4 in place of 3, a loss counts 3.</source>
        <translation>第一個說話就叫 3 檔的人當地主；贏了算 4，不算 3；輸了算 3。</translation>
    </message>
    <message>
        <source>Who speaks first and bids 3 at once is the landlord; a win then counts 4 times the bid of 3, a loss counts 3.</source>
        <translation>第一個說話就叫 3 檔的人當地主；贏了在 3 檔上再乘 4；輸了算 3。</translation>
    </message>
    <message>
        <source>A landlord who holds the four jokers, or all of seven or eight cards of a rank, may report such sets: he shows them and keeps them. Then he fights or not. Not fighting wins at once; a fight counts double when won, and when lost nobody pays anything.</source>
        <translation>地主手裡有四張王，或者有七張、八張同點，可以報到：亮給大家看，牌還在手裡。然後選打或不打。不打，馬上贏；打，贏了 ×2，輸了誰也不付。</translation>
    </message>
    <message>
        <source>Each further reported set doubles a win again.</source>
        <translation>多報一組，贏了再 ×2。</translation>
    </message>
    <message>
        <source>All players say at the same time whether they show who they are; only the answers of the two landlords count. If one of them shows, the whole hand counts double, once. A hidden landlord who stays silent is known when he plays the winning card. Once he is known, the two landlords see each other&apos;s cards.</source>
        <translation>所有人同時選亮明還是沉默，只有兩位地主的回答算數。有地主亮明，整局 ×2，只乘一次。暗地主沉默的話，打出贏牌時就暴露了。身份一明，兩位地主可以互看手牌。</translation>
    </message>
    <message>
        <source>two of a rank</source>
        <translation>兩張同點</translation>
    </message>
    <message>
        <source>two of a rank; two equal jokers too</source>
        <translation>兩張同點；兩張相同的王也算</translation>
    </message>
    <message>
        <source>two of a rank, never jokers</source>
        <translation>兩張同點，不能是王</translation>
    </message>
    <message>
        <source>{fewest} to {most} consecutive ranks</source>
        <translation>{fewest} 到 {most} 張相連</translation>
    </message>
    <message>
        <source>{fewest} to {most} consecutive pairs</source>
        <translation>{fewest} 到 {most} 對相連</translation>
    </message>
    <message>
        <source>{fewest} to {most} consecutive trios</source>
        <translation>{fewest} 到 {most} 個三張相連</translation>
    </message>
    <message>
        <source>{fewest} to {most} consecutive fours</source>
        <translation>{fewest} 到 {most} 個四張相連</translation>
    </message>
    <message>
        <source>{fewest} or more consecutive ranks</source>
        <translation>{fewest} 張以上相連</translation>
    </message>
    <message>
        <source>{fewest} or more consecutive pairs</source>
        <translation>{fewest} 對以上相連</translation>
    </message>
    <message>
        <source>{fewest} or more consecutive trios</source>
        <translation>{fewest} 個以上三張相連</translation>
    </message>
    <message>
        <source>{fewest} or more consecutive fours</source>
        <translation>{fewest} 個以上四張相連</translation>
    </message>
    <message>
        <source>{chain}; A and 2 may begin it</source>
        <translation>{chain}；可以從 A、2 開始</translation>
    </message>
    <message>
        <source>{chain}, no 2 and no joker</source>
        <translation>{chain}，不含 2 和王</translation>
    </message>
    <message>
        <source>any one card</source>
        <translation>任意一張</translation>
    </message>
    <message>
        <source>three of a rank</source>
        <translation>三張同點</translation>
    </message>
    <message>
        <source>three of a rank and one card</source>
        <translation>三張同點，加一張</translation>
    </message>
    <message>
        <source>three of a rank and a pair</source>
        <translation>三張同點，加一對</translation>
    </message>
    <message>
        <source>a plane with one card for each trio</source>
        <translation>相連的三張，各帶一張</translation>
    </message>
    <message>
        <source>a plane with one pair for each trio</source>
        <translation>相連的三張，各帶一對</translation>
    </message>
    <message>
        <source>four of a rank and two cards</source>
        <translation>四張同點，帶兩張</translation>
    </message>
    <message>
        <source>four of a rank and two pairs</source>
        <translation>四張同點，帶兩對</translation>
    </message>
    <message>
        <source>a shuttle with two cards for each four</source>
        <translation>相連的四張，各帶兩張</translation>
    </message>
    <message>
        <source>a shuttle with two pairs for each four</source>
        <translation>相連的四張，各帶兩對</translation>
    </message>
    <message>
        <source>four of a rank</source>
        <translation>四張同點</translation>
    </message>
    <message>
        <source>four of a rank and a trio</source>
        <translation>四張同點，加三張同點</translation>
    </message>
    <message>
        <source>four of a rank, a trio and a pair</source>
        <translation>四張同點，加三張同點和一對</translation>
    </message>
    <message>
        <source>a shuttle with one trio for each four</source>
        <translation>相連的四張，各帶一組三張</translation>
    </message>
    <message>
        <source>a shuttle, as many consecutive trios, as many pairs; no 2 and no joker</source>
        <translation>相連的四張，加一樣多相連的三張和一樣多的對子；不含 2 和王</translation>
    </message>
    <message>
        <source>; between equal trios the pair decides</source>
        <translation>；三張一樣大時比對子</translation>
    </message>
    <message>
        <source>; the pairs are consecutive too</source>
        <translation>；對子也要相連</translation>
    </message>
    <message>
        <source>; {fewest} trios at least</source>
        <translation>；至少 {fewest} 組三張</translation>
    </message>
    <message>
        <source>; this is no bomb</source>
        <translation>；不算炸彈</translation>
    </message>
    <message>
        <source>{fewest} of a rank</source>
        <translation>{fewest} 張同點</translation>
    </message>
    <message>
        <source>{fewest} to {most} of a rank</source>
        <translation>{fewest} 到 {most} 張同點</translation>
    </message>
    <message>
        <source>any two or three jokers</source>
        <translation>任意兩張或三張王</translation>
    </message>
    <message>
        <source>also with wild cards</source>
        <translation>有癩子也算</translation>
    </message>
    <message>
        <source>; </source>
        <comment>between the parts of a list that have commas</comment>
        <translation>；</translation>
    </message>
    <message>
        <source>there is none without jokers</source>
        <translation>沒有王就沒有王炸</translation>
    </message>
    <message>
        <source>both jokers; nothing beats it</source>
        <translation>大王加小王，最大</translation>
    </message>
    <message>
        <source>all four jokers; nothing beats it</source>
        <translation>四張王，最大</translation>
    </message>
    <message>
        <source>{count} in {rules}</source>
        <translation>在「{rules}」裡可用的 {count} 種</translation>
    </message>
    <message>
        <source>where the product begins</source>
        <translation>從這裡開始乘</translation>
    </message>
    <message>
        <source>the landlord was called</source>
        <translation>有人叫了地主</translation>
    </message>
    <message>
        <source>for each rob</source>
        <translation>每搶一次</translation>
    </message>
    <message>
        <source>the rocket was played</source>
        <translation>出過王炸</translation>
    </message>
    <message>
        <source>the landlord laid his hand open</source>
        <translation>地主亮了手牌</translation>
    </message>
    <message>
        <source>nobody bid in the hand before</source>
        <translation>上一局沒有人叫</translation>
    </message>
    <message>
        <source>the landlord spread his hand after a first-seat 3</source>
        <translation>頭撂以後地主攤打</translation>
    </message>
    <message>
        <source>the marker card is a joker</source>
        <translation>首叫牌是王</translation>
    </message>
    <message>
        <source>a report fought and won; without a fight it is ×1, lost ×0</source>
        <translation>報到後打贏；不打算 ×1，打輸算 ×0</translation>
    </message>
    <message>
        <source>for each reported set after the first, when won</source>
        <translation>贏了，多報一組</translation>
    </message>
    <message>
        <source>a landlord showed himself; once, even if both did</source>
        <translation>有地主亮明；兩人都亮也只算一次</translation>
    </message>
    <message>
        <source>for each player who doubled</source>
        <translation>每有一人加倍</translation>
    </message>
    <message>
        <source>there is nothing to bid</source>
        <translation>不叫分</translation>
    </message>
    <message>
        <source>what the landlord bid</source>
        <translation>地主叫的分</translation>
    </message>
    <message>
        <source>the first to speak bid 3 and won; it comes on top of the bid</source>
        <translation>第一個說話的人叫 3 並獲勝；和叫分相乘</translation>
    </message>
    <message>
        <source>the first to speak bid 3 and won; it replaces the bid</source>
        <translation>第一個說話的人叫 3 並獲勝；代替叫分</translation>
    </message>
    <message>
        <source>Doubling bombs</source>
        <translation>翻倍的炸彈</translation>
    </message>
    <message>
        <source>bombs do not count</source>
        <translation>炸彈不翻倍</translation>
    </message>
    <message>
        <source>for each bomb</source>
        <translation>每個炸彈</translation>
    </message>
    <message>
        <source>for each bomb of six cards or more</source>
        <translation>每個六張以上的炸彈</translation>
    </message>
    <message>
        <source>for each bomb of five cards or more, or of three jokers</source>
        <translation>每個五張以上的炸彈或三王炸</translation>
    </message>
    <message>
        <source>at most {number} in a hand, the rocket counted</source>
        <translation>一局最多 {number} 個，王炸也算在內</translation>
    </message>
    <message>
        <source>at most {number} in a hand</source>
        <translation>一局最多 {number} 個</translation>
    </message>
    <message>
        <source>{bombs}; {cap}</source>
        <translation>{bombs}；{cap}</translation>
    </message>
    <message>
        <source>the landlords win and no farmer has played a card</source>
        <translation>地主一方獲勝，農民一張沒出</translation>
    </message>
    <message>
        <source>the farmers win and no landlord has played a card</source>
        <translation>農民獲勝，地主一方一張沒出</translation>
    </message>
    <message>
        <source>the landlord wins and no farmer has played a card</source>
        <translation>地主獲勝，農民一張沒出</translation>
    </message>
    <message>
        <source>the farmers win and the landlord has played only once</source>
        <translation>農民獲勝，地主只出了一手</translation>
    </message>
    <message>
        <source>The factors multiplied are the stake. Each farmer wins or loses the stake; the landlord loses or wins all of them together, so that the points of a hand always add up to zero.</source>
        <translation>各項相乘就是輸贏的分數。每位農民贏或輸這個分數，地主輸或贏全部的總和，所以一局的分數加起來總是零。</translation>
    </message>
    <message>
        <source>With two landlords the open one has {open} parts of {all}, the hidden one {hidden}; a landlord alone has all.</source>
        <translation>有兩位地主時，分成 {all} 份，明地主 {open} 份，暗地主 {hidden} 份；獨自一人的地主全拿。</translation>
    </message>
    <message>
        <source>Each of {count} farmers</source>
        <translation>{count} 位農民，每位</translation>
    </message>
    <message>
        <source>The landlord wins, nothing else counts</source>
        <translation>地主獲勝，沒有別的翻倍</translation>
    </message>
    <message>
        <source>The farmers win after bombs</source>
        <translation>出過炸彈，農民獲勝</translation>
    </message>
    <message>
        <source>More bombs than count</source>
        <translation>炸彈超過上限</translation>
    </message>
    <message>
        <source>Spring: no farmer has played a card</source>
        <translation>春天：農民一張沒出</translation>
    </message>
    <message>
        <source>Anti-spring</source>
        <translation>反春</translation>
    </message>
    <message>
        <source>An open hand, lost</source>
        <translation>明牌，輸了</translation>
    </message>
    <message>
        <source>The marker card is a joker</source>
        <translation>首叫牌是王</translation>
    </message>
    <message>
        <source>The hand after a void one</source>
        <translation>荒番後的一局</translation>
    </message>
    <message>
        <source>First-seat 3, won</source>
        <translation>頭撂，贏了</translation>
    </message>
    <message>
        <source>First-seat 3, lost</source>
        <translation>頭撂，輸了</translation>
    </message>
    <message>
        <source>First-seat 3 with a spread hand, won</source>
        <translation>頭撂加攤打，贏了</translation>
    </message>
    <message>
        <source>A report without a fight</source>
        <translation>報到不打</translation>
    </message>
    <message>
        <source>Two sets reported, fought and won</source>
        <translation>報到兩組，打贏</translation>
    </message>
    <message>
        <source>A report, fought and lost</source>
        <translation>報到後打輸</translation>
    </message>
    <message>
        <source>The open landlord showed himself</source>
        <translation>明地主亮明</translation>
    </message>
    <message>
        <source>Two players doubled, the farmers win</source>
        <translation>兩人加倍，農民獲勝</translation>
    </message>
    <message>
        <source>A landlord alone wins</source>
        <translation>獨自一人的地主獲勝</translation>
    </message>
    <message>
        <source>How a hand goes</source>
        <translation>一局怎麼打</translation>
    </message>
    <message>
        <source>Ranks and suits</source>
        <translation>點數和花色</translation>
    </message>
    <message>
        <source>Kinds of play</source>
        <translation>牌型一覽</translation>
    </message>
    <message>
        <source>Attached cards</source>
        <translation>帶牌</translation>
    </message>
    <message>
        <source>What beats what</source>
        <translation>誰壓誰</translation>
    </message>
    <message>
        <source>Bombs</source>
        <translation>炸彈</translation>
    </message>
    <message>
        <source>Wild cards</source>
        <translation>癩子</translation>
    </message>
    <message>
        <source>Finding the landlord</source>
        <translation>怎樣定地主</translation>
    </message>
    <message>
        <source>Extra decisions</source>
        <translation>打牌前的選擇</translation>
    </message>
    <message>
        <source>Scoring</source>
        <translation>計分</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>房規</translation>
    </message>
    <message>
        <source>Fair shuffle</source>
        <translation>公平洗牌</translation>
    </message>
    <message>
        <source>Words of the game</source>
        <translation>名詞表</translation>
    </message>
    <message>
        <source>by the rules of {rules}</source>
        <translation>按「{rules}」的規則</translation>
    </message>
    <message>
        <source>One player, the landlord, plays against all others, the farmers. Whoever gets rid of all his cards first wins for his side: if a farmer is out first, all farmers win.</source>
        <translation>一個人當地主，其他人是農民，大家一起打地主。誰先把牌出完，誰那一邊就贏：有一位農民先出完，農民就都贏。</translation>
    </message>
    <message>
        <source>The cards are shuffled and dealt; some are left over as the bottom.</source>
        <translation>洗牌、發牌，留幾張作底牌。</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>發牌</translation>
    </message>
    <message>
        <source>The players bid or call for the role of the landlord.</source>
        <translation>大家叫分或叫地主，爭當地主。</translation>
    </message>
    <message>
        <source>Auction</source>
        <translation>叫牌</translation>
    </message>
    <message>
        <source>The winning card decides who are the landlords.</source>
        <translation>由贏牌定誰是地主。</translation>
    </message>
    <message>
        <source>Landlords</source>
        <translation>定地主</translation>
    </message>
    <message>
        <source>The landlord takes the bottom cards into his hand.</source>
        <translation>地主把底牌拿到手裡。</translation>
    </message>
    <message>
        <source>Wild ranks are drawn; their cards may stand for others.</source>
        <translation>翻癩子；癩子可以當別的牌。</translation>
    </message>
    <message>
        <source>Before the play, some rules let players raise the stakes or show themselves.</source>
        <translation>打牌以前，有的規則可以加大輸贏，或者亮明身份。</translation>
    </message>
    <message>
        <source>The landlord leads any one kind of play.</source>
        <translation>地主先出，任意一種牌型。</translation>
    </message>
    <message>
        <source>Lead</source>
        <translation>先出</translation>
    </message>
    <message>
        <source>In turn everybody passes or plays something higher: the same kind with the same number of cards, or a bomb. A pass is only for now. When all others have passed in a row, the last one to play leads anew.</source>
        <translation>大家輪流不出，或者出更大的：同牌型、同張數，或者炸彈。不出只管這一次。其他人接連不出時，最後出牌的人重新先出。</translation>
    </message>
    <message>
        <source>Follow</source>
        <translation>跟牌</translation>
    </message>
    <message>
        <source>As soon as somebody has no cards left, the hand is over and is settled.</source>
        <translation>有人出完牌，這一局就結束，開始結算。</translation>
    </message>
    <message>
        <source>End</source>
        <translation>結束</translation>
    </message>
    <message>
        <source>A play beats the one on the table if it is of the same kind, has the same number of cards and is higher. Chains compare by their highest rank, everything else by the cards that are several of a rank; what is attached does not count. Equal never beats. A bomb beats every play that is no bomb.</source>
        <translation>牌型相同、張數相同、點數更大，就能壓桌上的牌。相連的牌比最大的一張，別的比成組的同點牌，帶的牌不算。一樣大壓不了。炸彈能壓所有不是炸彈的牌。</translation>
    </message>
    <message>
        <source>Some cards can be read as several plays. If the possible kinds differ, the table asks which is meant; within a kind the highest reading is taken. What was declared decides what beats it.</source>
        <translation>有的牌可以讀成幾種牌型。牌型不同，牌桌會問是哪一種；同一種牌型取最大的讀法。按說定的牌型比大小。</translation>
    </message>
    <message>
        <source>A house rule is a copy of a rule system in which some things are changed: kinds switched on or off, shorter or longer chains, another auction, other scores. Mixes that cannot be played are refused. House rules can be saved, sent to friends as a file or a short code, and chosen in a new game.</source>
        <translation>房規是一種規則的副本，改了其中幾項：開關牌型、改順子長短、換叫牌方式、改計分。自相矛盾的組合會被拒絕。房規可以儲存，可以用檔案或一小段代碼發給朋友，在新對局裡選用。</translation>
    </message>
    <message>
        <source>Nobody decides the cards alone. Before a hand the dealer fixes a secret number and shows its fingerprint; then every player adds a number of his own. All numbers together order the deck. After the hand the secret is opened, and anybody can recompute the deal and see that nothing was changed.</source>
        <translation>誰也不能獨自決定發什麼牌。每局開始前，發牌方先定一個秘密數，公布它的指紋；然後每人再加一個自己的數。所有的數合起來決定牌的順序。打完後公開秘密數，誰都可以重算一遍，看看牌有沒有被動過。</translation>
    </message>
    <message>
        <source>Landlord</source>
        <translation>地主</translation>
    </message>
    <message>
        <source>plays alone against the others, takes the bottom and leads first</source>
        <translation>一個人打其他人，拿底牌，先出牌</translation>
    </message>
    <message>
        <source>Farmer</source>
        <translation>農民</translation>
    </message>
    <message>
        <source>plays with the other farmers against the landlord</source>
        <translation>和其他農民一起打地主</translation>
    </message>
    <message>
        <source>Hidden landlord</source>
        <translation>暗地主</translation>
    </message>
    <message>
        <source>holds the second winning card and plays with the open landlord</source>
        <translation>拿著第二張贏牌，和明地主一邊</translation>
    </message>
    <message>
        <source>First bidder</source>
        <translation>首叫</translation>
    </message>
    <message>
        <source>who speaks first in the auction: the holder of the marker card</source>
        <translation>叫牌時第一個說話的人：拿到首叫牌的人</translation>
    </message>
    <message>
        <source>to play when nothing has to be beaten; who leads cannot pass</source>
        <translation>不用壓牌時出牌；先出的人不能不出</translation>
    </message>
    <message>
        <source>to beat the play on the table, or pass</source>
        <translation>壓桌上的牌，或者不出</translation>
    </message>
    <message>
        <source>Trick</source>
        <translation>一輪</translation>
    </message>
    <message>
        <source>all plays from a lead until everybody else has passed</source>
        <translation>從先出到其他人都不出為止</translation>
    </message>
    <message>
        <source>cards that go along with a trio, a plane or a four; players call them wings</source>
        <translation>跟著三張、飛機或四張一起出的牌，也叫翅膀</translation>
    </message>
    <message>
        <source>Plane</source>
        <translation>飛機</translation>
    </message>
    <message>
        <source>consecutive trios, alone or with attached cards</source>
        <translation>相連的三張，可以帶牌</translation>
    </message>
    <message>
        <source>Shuttle</source>
        <translation>航天飛機</translation>
    </message>
    <message>
        <source>consecutive fours of a rank</source>
        <translation>相連的四張</translation>
    </message>
    <message>
        <source>the cards left over after the deal, for the landlord</source>
        <translation>發牌後留下的牌，歸地主</translation>
    </message>
    <message>
        <source>Marker card</source>
        <translation>首叫牌</translation>
    </message>
    <message>
        <source>a card turned up during the deal: who gets it speaks first</source>
        <translation>發牌時翻開的一張：誰拿到誰先叫</translation>
    </message>
    <message>
        <source>Bomb</source>
        <translation>炸彈</translation>
    </message>
    <message>
        <source>beats everything but higher bombs; usually four or more of a rank</source>
        <translation>除了更大的炸彈什麼都能壓；一般是四張以上同點</translation>
    </message>
    <message>
        <source>Rocket</source>
        <translation>王炸</translation>
    </message>
    <message>
        <source>all jokers in play: the highest bomb</source>
        <translation>全部的王：最大的炸彈</translation>
    </message>
    <message>
        <source>Soft bomb</source>
        <translation>軟炸彈</translation>
    </message>
    <message>
        <source>a bomb of natural and wild cards; a hard one has no wild card</source>
        <translation>有癩子的炸彈；沒有癩子的叫硬炸彈</translation>
    </message>
    <message>
        <source>Pure wild bomb</source>
        <translation>純癩炸彈</translation>
    </message>
    <message>
        <source>a bomb of wild cards alone</source>
        <translation>全是癩子的炸彈</translation>
    </message>
    <message>
        <source>to show the four jokers, or {number} cards of a rank or more, before the play</source>
        <translation>打牌前亮出四張王，或者 {number} 張以上同點</translation>
    </message>
    <message>
        <source>Base score</source>
        <translation>底分</translation>
    </message>
    <message>
        <source>what the multiplication of the stake begins with</source>
        <translation>翻倍從這個數算起</translation>
    </message>
    <message>
        <source>Multiplier</source>
        <translation>倍數</translation>
    </message>
    <message>
        <source>everything else that the stake is multiplied by</source>
        <translation>除底分以外所有相乘的數</translation>
    </message>
    <message>
        <source>Spring</source>
        <translation>春天</translation>
    </message>
    <message>
        <source>the landlord wins before any farmer has played a card</source>
        <translation>農民一張沒出，地主就贏了</translation>
    </message>
    <message>
        <source>the farmers win although the landlord has played only once</source>
        <translation>地主只出了一手，農民就贏了</translation>
    </message>
    <message>
        <source>Void hand</source>
        <translation>荒番</translation>
    </message>
    <message>
        <source>a hand in which nobody bid; in Shanghai the next one counts double</source>
        <translation>沒有人叫的一局；上海打法裡下一局 ×2</translation>
    </message>
    <message>
        <source>To concede</source>
        <translation>認輸</translation>
    </message>
    <message>
        <source>to give the hand up as lost; the match goes on</source>
        <translation>這一局算輸，對局繼續</translation>
    </message>
</context>
<context>
    <name>RulebookDrawer</name>
    <message>
        <source>Rulebook</source>
        <translation>規則書</translation>
    </message>
    <message>
        <source>Back to the table</source>
        <translation>回到牌桌</translation>
    </message>
</context>
<context>
    <name>RulebookPage</name>
    <message>
        <source>Rulebook</source>
        <translation>規則書</translation>
    </message>
    <message>
        <source>At the table press F1</source>
        <translation>隨時可查，對局中按 F1</translation>
    </message>
    <message>
        <source>Play by these rules</source>
        <translation>用這套規則開局</translation>
    </message>
    <message>
        <source>Change them</source>
        <translation>去修改</translation>
    </message>
</context>
<context>
    <name>RulebookView</name>
    <message>
        <source>Search kinds and rules</source>
        <translation>查牌型、規則</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>目錄</translation>
    </message>
    <message>
        <source>Nothing is called that. Try another word.</source>
        <translation>沒有找到。換個詞試試。</translation>
    </message>
</context>
<context>
    <name>RulesPicker</name>
    <message>
        <source>Rules</source>
        <translation>規則</translation>
    </message>
    <message>
        <source>Rules in detail</source>
        <translation>規則詳解</translation>
    </message>
</context>
<context>
    <name>SeatCard</name>
    <message>
        <source>{name} (me)</source>
        <translation>{name}（我）</translation>
    </message>
    <message>
        <source>computer</source>
        <translation>電腦</translation>
    </message>
    <message>
        <source>host</source>
        <translation>房主</translation>
    </message>
    <message>
        <source>away</source>
        <translation>離線</translation>
    </message>
    <message>
        <source>{number} ms</source>
        <translation>{number} 毫秒</translation>
    </message>
    <message>
        <source>Ready</source>
        <translation>準備</translation>
    </message>
    <message>
        <source>Not ready</source>
        <translation>還沒準備</translation>
    </message>
    <message>
        <source>Sit here</source>
        <translation>坐這裡</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>添加電腦</translation>
    </message>
    <message>
        <source>Exchange with this seat</source>
        <translation>與這個座位交換</translation>
    </message>
    <message>
        <source>Change seats: {name}</source>
        <translation>換座位：{name}</translation>
    </message>
    <message>
        <source>Hear {name} again</source>
        <translation>不再屏蔽{name}</translation>
    </message>
    <message>
        <source>Mute {name}</source>
        <translation>屏蔽{name}</translation>
    </message>
    <message>
        <source>Remove {name}</source>
        <translation>請{name}離開</translation>
    </message>
    <message>
        <source>Leave the seat open</source>
        <translation>空出座位</translation>
    </message>
    <message>
        <source>Level of {name}</source>
        <translation>{name}的級別</translation>
    </message>
</context>
<context>
    <name>SeatRow</name>
    <message>
        <source>Level of {name}</source>
        <translation>{name}的級別</translation>
    </message>
    <message>
        <source>Temper of {name}</source>
        <translation>{name}的性格</translation>
    </message>
    <message>
        <source>How readily it bids, raises the stake and plays bombs.</source>
        <translation>叫牌、加倍和出炸彈有多果斷。</translation>
    </message>
</context>
<context>
    <name>Seed</name>
    <message>
        <source>Copy</source>
        <translation>複製</translation>
    </message>
    <message>
        <source>Check this deal</source>
        <translation>檢驗這副牌</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>關閉</translation>
    </message>
    <message>
        <source>Promised</source>
        <translation>已承諾</translation>
    </message>
    <message>
        <source>After the hand everything is opened, and the deal can be checked in the replay.</source>
        <translation>這一局打完後全部公開，可以在覆盤裡檢驗。</translation>
    </message>
    <message>
        <source>Opened</source>
        <translation>已公開</translation>
    </message>
    <message>
        <source>Everything is open now. Whether the deal follows from it can be checked.</source>
        <translation>現在全部公開了，可以檢驗發牌是不是由它們得出。</translation>
    </message>
    <message>
        <source>Computed again from all secrets, it is card by card the one that was dealt, and the secrets are those that were promised.</source>
        <translation>用全部秘密數重新計算，每一張牌都和發出的一樣；秘密數也正是事先承諾的那些。</translation>
    </message>
    <message>
        <source>The deal is fair</source>
        <translation>這副牌是公平的</translation>
    </message>
    <message>
        <source>The deal is not fair</source>
        <translation>這副牌不公平</translation>
    </message>
    <message>
        <source>There is no proof</source>
        <translation>沒有證明</translation>
    </message>
    <message>
        <source>The deal was chosen, for a hand played again for example, or nobody kept the proof.</source>
        <translation>這副牌是指定的（例如再打一次同一副牌），或者沒有人留下證明。</translation>
    </message>
    <message>
        <source>The proof cannot be read.</source>
        <translation>證明讀不出來。</translation>
    </message>
    <message>
        <source>What the dealer opened is not what was promised for this hand and its rules.</source>
        <translation>發牌方公開的，不是它為這一局和這套規則承諾的。</translation>
    </message>
    <message>
        <source>A secret has the wrong length.</source>
        <translation>有一個秘密數長度不對。</translation>
    </message>
    <message>
        <source>The proof has not one number for each seat.</source>
        <translation>證明裡不是每個座位都有一個數。</translation>
    </message>
    <message>
        <source>Seed card</source>
        <translation>種子卡</translation>
    </message>
    <message>
        <source>Seed card of hand {number}</source>
        <translation>第 {number} 局的種子卡</translation>
    </message>
    <message>
        <source>Before each deal the dealer promises a secret number, and every seat adds one of its own. The cards follow from all of them together, so nobody alone can choose a deal.</source>
        <translation>每次發牌之前，發牌方先承諾一個秘密數，每個座位再加上自己的一個數。牌由所有這些數一起決定，所以誰也不能獨自挑選一副牌。</translation>
    </message>
    <message>
        <source>What {seat} opened is not what it had promised.</source>
        <translation>{seat}公開的，不是它承諾過的。</translation>
    </message>
    <message>
        <source>The cards are not those that follow from the secrets.</source>
        <translation>這副牌不是由這些秘密數得出的。</translation>
    </message>
    <message>
        <source>Seed card {digits}…</source>
        <translation>種子卡 {digits}…</translation>
    </message>
    <message>
        <source>Promised before the deal</source>
        <translation>發牌前的承諾</translation>
    </message>
    <message>
        <source>Opened by the dealer</source>
        <translation>發牌方公開</translation>
    </message>
    <message>
        <source>{seat}: promised</source>
        <translation>{seat}：承諾</translation>
    </message>
    <message>
        <source>{seat}: opened</source>
        <translation>{seat}：公開</translation>
    </message>
    <message>
        <source>Promised for the next hand</source>
        <translation>下一局的承諾</translation>
    </message>
</context>
<context>
    <name>Settings</name>
    <message>
        <source>Cards and table</source>
        <translation>牌面與桌面</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>外觀</translation>
    </message>
    <message>
        <source>Accessibility</source>
        <translation>輔助功能</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>聲音</translation>
    </message>
    <message>
        <source>Mouse and keys</source>
        <translation>操作與按鍵</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>語言</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>個人資料</translation>
    </message>
    <message>
        <source>Data and back-up</source>
        <translation>資料與備份</translation>
    </message>
    <message>
        <source>Suits</source>
        <translation>花色</translation>
    </message>
    <message>
        <source>Four colours: diamonds blue, clubs green</source>
        <translation>四色：方片藍、梅花綠</translation>
    </message>
    <message>
        <source>Two colours</source>
        <translation>兩色</translation>
    </message>
    <message>
        <source>Four colours</source>
        <translation>四色</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>文字大小</translation>
    </message>
    <message>
        <source>Of every page; at the table as far as there is room</source>
        <translation>所有頁面都變；牌桌上在放得下的範圍內變</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>主題</translation>
    </message>
    <message>
        <source>The system&apos;s theme changes with the desktop, high contrast too</source>
        <translation>跟隨系統時隨桌面變化，包括高對比</translation>
    </message>
    <message>
        <source>System</source>
        <translation>跟隨系統</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>淺色</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>深色</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>高對比</translation>
    </message>
    <message>
        <source>Speed of the game</source>
        <translation>遊戲速度</translation>
    </message>
    <message>
        <source>How fast cards move and the computer plays</source>
        <translation>牌動得多快，電腦出得多快</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>慢</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>標準</translation>
    </message>
    <message>
        <source>Brisk</source>
        <translation>較快</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>快</translation>
    </message>
    <message>
        <source>No motion</source>
        <translation>無動畫</translation>
    </message>
    <message>
        <source>Show keys on buttons</source>
        <translation>顯示按鍵提示</translation>
    </message>
    <message>
        <source>The key that presses a button stands on it</source>
        <translation>在按鈕上標出對應的按鍵</translation>
    </message>
    <message>
        <source>Less motion</source>
        <translation>減弱動態效果</translation>
    </message>
    <message>
        <source>Nothing flies, turns or grows; things fade in and out</source>
        <translation>不飛、不翻、不放大，只淡入淡出</translation>
    </message>
    <message>
        <source>Choose by drawing over cards</source>
        <translation>滑動選牌</translation>
    </message>
    <message>
        <source>Off: each press chooses the one card it falls on, even with an unsteady hand</source>
        <translation>關：每次按下只選按到的那一張，手抖也不怕</translation>
    </message>
    <message>
        <source>Size of the hand</source>
        <translation>手牌大小</translation>
    </message>
    <message>
        <source>Extra large cards take two rows sooner</source>
        <translation>特大時更早分兩排</translation>
    </message>
    <message>
        <source>Large</source>
        <translation>大</translation>
    </message>
    <message>
        <source>Extra large</source>
        <translation>特大</translation>
    </message>
    <message>
        <source>Rows of the hand</source>
        <translation>手牌排列</translation>
    </message>
    <message>
        <source>Automatic: two rows when there are many cards</source>
        <translation>自動：牌多時分兩排</translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation>自動</translation>
    </message>
    <message>
        <source>One</source>
        <translation>一排</translation>
    </message>
    <message>
        <source>Two</source>
        <translation>兩排</translation>
    </message>
    <message>
        <source>Order of the hand</source>
        <translation>理牌方式</translation>
    </message>
    <message>
        <source>High to low</source>
        <translation>大到小</translation>
    </message>
    <message>
        <source>Low to high</source>
        <translation>小到大</translation>
    </message>
    <message>
        <source>By count</source>
        <translation>按張數</translation>
    </message>
    <message>
        <source>By kind</source>
        <translation>按牌型</translation>
    </message>
    <message>
        <source>Wild cards first</source>
        <translation>癩子放最前</translation>
    </message>
    <message>
        <source>Off: they stand at their own rank</source>
        <translation>關：放在原來的點數處</translation>
    </message>
    <message>
        <source>Card backs</source>
        <translation>牌背</translation>
    </message>
    <message>
        <source>Terraces</source>
        <translation>梯田</translation>
    </message>
    <message>
        <source>Lattice</source>
        <translation>菱格</translation>
    </message>
    <message>
        <source>Table cloth</source>
        <translation>桌面</translation>
    </message>
    <message>
        <source>In the light theme</source>
        <translation>淺色主題下</translation>
    </message>
    <message>
        <source>Pine green</source>
        <translation>松綠</translation>
    </message>
    <message>
        <source>Indigo</source>
        <translation>靛藍</translation>
    </message>
    <message>
        <source>Tea brown</source>
        <translation>茶褐</translation>
    </message>
    <message>
        <source>Ink grey</source>
        <translation>墨灰</translation>
    </message>
    <message>
        <source>Card counter</source>
        <translation>記牌器</translation>
    </message>
    <message>
        <source>How many cards of each rank the others still have</source>
        <translation>別人手裡每個點數還剩幾張</translation>
    </message>
    <message>
        <source>Pass by itself</source>
        <translation>要不起時自動不出</translation>
    </message>
    <message>
        <source>When nothing beats the table, after five seconds; a click is quicker</source>
        <translation>倒數 5 秒後不出，點一下更快</translation>
    </message>
    <message>
        <source>Next hand by itself</source>
        <translation>自動下一局</translation>
    </message>
    <message>
        <source>After the settlement has been shown for a while</source>
        <translation>結算顯示一會兒之後</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>從不</translation>
    </message>
    <message>
        <source>With a time limit</source>
        <translation>限時局</translation>
    </message>
    <message>
        <source>Always</source>
        <translation>總是</translation>
    </message>
    <message>
        <source>Tell screen readers what happens</source>
        <translation>向螢幕閱讀器播報</translation>
    </message>
    <message>
        <source>Every play and pass, your turn, refusals and the result</source>
        <translation>每手牌與不出、輪到你、被拒的原因和結果</translation>
    </message>
    <message>
        <source>More time</source>
        <translation>更多時間</translation>
    </message>
    <message>
        <source>Time limits become longer; for the next match you begin</source>
        <translation>限時變長，下次開局時生效</translation>
    </message>
    <message>
        <source>Half as long again</source>
        <translation>一倍半</translation>
    </message>
    <message>
        <source>Twice as long</source>
        <translation>兩倍</translation>
    </message>
    <message>
        <source>Silence</source>
        <translation>靜音</translation>
    </message>
    <message>
        <source>No sound at all; M does the same at the table</source>
        <translation>完全沒有聲音；牌桌上按 M 也行</translation>
    </message>
    <message>
        <source>Cards and effects</source>
        <translation>牌聲與效果</translation>
    </message>
    <message>
        <source>Your turn and clock</source>
        <translation>輪到你與倒計時</translation>
    </message>
    <message>
        <source>Phrases</source>
        <translation>短語</translation>
    </message>
    <message>
        <source>Voice</source>
        <translation>語音</translation>
    </message>
    <message>
        <source>Who calls bids and plays</source>
        <translation>誰來報牌</translation>
    </message>
    <message>
        <source>Both voices</source>
        <translation>男女都有</translation>
    </message>
    <message>
        <source>Woman</source>
        <translation>女聲</translation>
    </message>
    <message>
        <source>Man</source>
        <translation>男聲</translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation>不報</translation>
    </message>
    <message>
        <source>Language of the voice</source>
        <translation>語音語言</translation>
    </message>
    <message>
        <source>As the window</source>
        <translation>隨介面</translation>
    </message>
    <message>
        <source>Mandarin</source>
        <translation>普通話</translation>
    </message>
    <message>
        <source>English</source>
        <translation>英語</translation>
    </message>
    <message>
        <source>Find the straight</source>
        <translation>智慧選順子</translation>
    </message>
    <message>
        <source>Drawing over cards raises the one straight among them</source>
        <translation>滑過一片牌時，只彈起其中唯一的順子</translation>
    </message>
    <message>
        <source>Right click plays</source>
        <translation>右鍵出牌</translation>
    </message>
    <message>
        <source>Off: it puts all cards down</source>
        <translation>關：右鍵重選</translation>
    </message>
    <message>
        <source>Guard against hasty clicks</source>
        <translation>防誤點</translation>
    </message>
    <message>
        <source>A button that has just appeared waits a quarter of a second</source>
        <translation>剛出現的按鈕，四分之一秒內點了不算</translation>
    </message>
    <message>
        <source>Changes at once, in the middle of a game too</source>
        <translation>立即切換，打牌中途也行</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>不出</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>提示</translation>
    </message>
    <message>
        <source>Put all cards down</source>
        <translation>重選</translation>
    </message>
    <message>
        <source>Let the table play</source>
        <translation>託管</translation>
    </message>
    <message>
        <source>Sort the hand</source>
        <translation>理牌</translation>
    </message>
    <message>
        <source>Show the card counter</source>
        <translation>顯示記牌器</translation>
    </message>
    <message>
        <source>Last trick</source>
        <translation>上一輪</translation>
    </message>
    <message>
        <source>Sound on and off</source>
        <translation>開關聲音</translation>
    </message>
    <message>
        <source>Phrases, at a LAN table</source>
        <translation>短語（區域網路牌桌）</translation>
    </message>
    <message>
        <source>Always the same: Enter plays, bids and says yes; Esc goes back; arrows and Space choose cards; digits, J, Q and K raise the cards of that rank; Ctrl+Z takes back a choice; F1 rulebook, F6 parts of the table, F11 full screen, Ctrl+Q quits.</source>
        <translation>固定不變：Enter 出牌、叫分、同意；Esc 返回；方向鍵和空格選牌；數字和 J、Q、K 彈起對應點數的牌；Ctrl+Z 復原選牌；F1 規則書，F6 切換牌桌區域，F11 全螢幕，Ctrl+Q 結束。</translation>
    </message>
    <message>
        <source>Press a key…</source>
        <translation>請按一個鍵…</translation>
    </message>
    <message>
        <source>{key} is taken: {command}</source>
        <translation>{key} 已用於：{command}</translation>
    </message>
    <message>
        <source>{key} has a meaning of its own at the table</source>
        <translation>{key} 在牌桌上另有用處</translation>
    </message>
    <message>
        <source>{command}: key {key}; press to change it</source>
        <translation>{command}：按鍵 {key}，按下可更改</translation>
    </message>
    <message>
        <source>Keys at the table</source>
        <translation>牌桌上的按鍵</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>出牌</translation>
    </message>
    <message>
        <source>Cards on the table</source>
        <translation>桌上的牌</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>預覽</translation>
    </message>
    <message>
        <source>Follows your choices</source>
        <translation>隨左邊的選項變化</translation>
    </message>
</context>
<context>
    <name>SettingsPage</name>
    <message>
        <source>Settings</source>
        <translation>設定</translation>
    </message>
    <message>
        <source>Defaults</source>
        <translation>恢復預設</translation>
    </message>
    <message>
        <source>Sets this section back</source>
        <translation>把這一節恢復為預設</translation>
    </message>
    <message>
        <source>Section</source>
        <translation>分類</translation>
    </message>
    <message>
        <source>Changes take effect at once</source>
        <translation>改動立即生效</translation>
    </message>
    <message>
        <source>Set &quot;{section}&quot; back?</source>
        <translation>恢復「{section}」的預設設定？</translation>
    </message>
    <message>
        <source>Everything in this section will be as it was at first.</source>
        <translation>這一節的所有選項都會回到最初的樣子。</translation>
    </message>
    <message>
        <source>Set back</source>
        <translation>恢復</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>All sections will be as they were at first. Language and player stay.</source>
        <translation>所有分類都會回到最初的樣子；語言和個人資料不變。</translation>
    </message>
    <message>
        <source>Reset all settings?</source>
        <translation>恢復全部設定？</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>恢復</translation>
    </message>
</context>
<context>
    <name>Settlement</name>
    <message>
        <source>Base score</source>
        <translation>底分</translation>
    </message>
    <message>
        <source>Bid</source>
        <translation>叫分</translation>
    </message>
    <message>
        <source>Call</source>
        <translation>叫地主</translation>
    </message>
    <message>
        <source>Rob</source>
        <translation>搶地主</translation>
    </message>
    <message>
        <source>Bomb</source>
        <translation>炸彈</translation>
    </message>
    <message>
        <source>Rocket</source>
        <translation>王炸</translation>
    </message>
    <message>
        <source>Spring</source>
        <translation>春天</translation>
    </message>
    <message>
        <source>Anti-spring</source>
        <translation>反春</translation>
    </message>
    <message>
        <source>Open hand</source>
        <translation>明牌</translation>
    </message>
    <message>
        <source>First-seat 3</source>
        <translation>頭撂</translation>
    </message>
    <message>
        <source>Void hand before</source>
        <translation>荒番</translation>
    </message>
    <message>
        <source>Spread hand</source>
        <translation>攤打</translation>
    </message>
    <message>
        <source>Open king</source>
        <translation>明王</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>報到</translation>
    </message>
    <message>
        <source>Double report</source>
        <translation>雙報到</translation>
    </message>
    <message>
        <source>Identity shown</source>
        <translation>亮明身份</translation>
    </message>
    <message>
        <source>Double</source>
        <translation>加倍</translation>
    </message>
    <message>
        <source>set by the rules</source>
        <translation>規則設定</translation>
    </message>
    <message>
        <source>{name}, play {number}</source>
        <translation>{name}，第 {number} 手</translation>
    </message>
    <message>
        <source>{name}: {bid}</source>
        <translation>{name}叫 {bid}</translation>
    </message>
    <message>
        <source>{name} bid 3 as the first to speak</source>
        <translation>{name}首家叫 3</translation>
    </message>
    <message>
        <source>the farmers played no card</source>
        <translation>農民一張沒出</translation>
    </message>
    <message>
        <source>the landlords played no card</source>
        <translation>地主一張沒出</translation>
    </message>
    <message>
        <source>the landlord played only once</source>
        <translation>地主只出了一手</translation>
    </message>
    <message>
        <source>nobody bid in the hand before</source>
        <translation>上一局無人叫</translation>
    </message>
    <message>
        <source>the marker card is a joker</source>
        <translation>明牌是王</translation>
    </message>
    <message>
        <source>both landlords</source>
        <translation>兩位地主</translation>
    </message>
    <message>
        <source>{name} fought and lost: nobody pays</source>
        <translation>{name}報到後打輸，誰也不付</translation>
    </message>
    <message>
        <source>{name} won without a fight</source>
        <translation>{name}報到不打，直接贏</translation>
    </message>
    <message>
        <source>{name} fought and won</source>
        <translation>{name}報到後打贏</translation>
    </message>
    <message>
        <source>not reached</source>
        <translation>未成立</translation>
    </message>
    <message>
        <source>Not reached: {names}</source>
        <translation>未成立：{names}</translation>
    </message>
    <message>
        <source>nobody robbed</source>
        <translation>沒有人搶</translation>
    </message>
    <message>
        <source>the hand before was bid</source>
        <translation>上一局有人叫</translation>
    </message>
    <message>
        <source>the marker card is no joker</source>
        <translation>明牌不是王</translation>
    </message>
    <message>
        <source>the landlord played closed</source>
        <translation>地主沒有亮牌</translation>
    </message>
    <message>
        <source>no landlord showed</source>
        <translation>沒有地主亮明</translation>
    </message>
    <message>
        <source>nobody doubled</source>
        <translation>沒有人加倍</translation>
    </message>
    <message>
        <source>no win after a first bid of 3</source>
        <translation>沒有首家叫 3 並獲勝</translation>
    </message>
    <message>
        <source>nothing was reported</source>
        <translation>沒有報到</translation>
    </message>
    <message>
        <source>Bombs</source>
        <translation>炸彈</translation>
    </message>
    <message>
        <source>none that doubles was played</source>
        <translation>沒有出過翻倍的炸彈</translation>
    </message>
    <message>
        <source>Spring / anti-spring</source>
        <translation>春天 / 反春</translation>
    </message>
    <message>
        <source>the hand was given up</source>
        <translation>這一局認輸了</translation>
    </message>
    <message>
        <source>the losing side played cards</source>
        <translation>輸的一方出過牌</translation>
    </message>
    <message>
        <source>the farmers played cards</source>
        <translation>農民出過牌</translation>
    </message>
    <message>
        <source>the landlord played again</source>
        <translation>地主出過不止一手</translation>
    </message>
    <message>
        <source>Nobody bid</source>
        <translation>無人叫</translation>
    </message>
    <message>
        <source>The farmer wins</source>
        <translation>農民勝</translation>
    </message>
    <message>
        <source>The farmers win</source>
        <translation>農民勝</translation>
    </message>
    <message>
        <source>The emperor wins</source>
        <translation>皇帝勝</translation>
    </message>
    <message>
        <source>The landlord wins</source>
        <translation>地主勝</translation>
    </message>
    <message>
        <source>Your side wins, after {plays} plays</source>
        <translation>你這一方獲勝，共 {plays} 手</translation>
    </message>
    <message>
        <source>{name}&apos;s side wins, after {plays} plays</source>
        <translation>{name}一方獲勝，共 {plays} 手</translation>
    </message>
    <message>
        <source>{name} is out first, after {plays} plays</source>
        <translation>{name}先出完，共 {plays} 手</translation>
    </message>
    <message>
        <source>You are out first, after {plays} plays</source>
        <translation>你先出完，共 {plays} 手</translation>
    </message>
    <message>
        <source>Each farmer pays the emperor</source>
        <translation>每位農民付給皇帝</translation>
    </message>
    <message>
        <source>The emperor pays each farmer</source>
        <translation>皇帝付給每位農民</translation>
    </message>
    <message>
        <source>The farmer pays the landlord</source>
        <translation>農民付給地主</translation>
    </message>
    <message>
        <source>The landlord pays the farmer</source>
        <translation>地主付給農民</translation>
    </message>
    <message>
        <source>Each farmer pays the landlord</source>
        <translation>每位農民付給地主</translation>
    </message>
    <message>
        <source>The landlord pays each farmer</source>
        <translation>地主付給每位農民</translation>
    </message>
    <message>
        <source>{name}, open landlord: 2 parts of 3</source>
        <translation>{name}（明地主）佔三份中的兩份</translation>
    </message>
    <message>
        <source>{name} is out first, after {time} and {plays} plays</source>
        <translation>{name}先出完，用時 {time}，共 {plays} 手</translation>
    </message>
    <message>
        <source>{seconds} s</source>
        <translation>{seconds} 秒</translation>
    </message>
    <message>
        <source>{minutes} min {seconds} s</source>
        <translation>{minutes} 分 {seconds} 秒</translation>
    </message>
    <message>
        <source>You gave this hand up</source>
        <translation>你這一局認輸</translation>
    </message>
    <message>
        <source>{name} gave this hand up</source>
        <translation>{name}這一局認輸</translation>
    </message>
    <message>
        <source>You are out first, after {time} and {plays} plays</source>
        <translation>你先出完，用時 {time}，共 {plays} 手</translation>
    </message>
    <message>
        <source>{name}, hidden landlord: 1 part of 3</source>
        <translation>{name}（暗地主）佔三份中的一份</translation>
    </message>
    <message>
        <source>{left} left</source>
        <translation>剩 {left} 張</translation>
    </message>
    <message>
        <source>Out</source>
        <translation>已出完</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>回主頁</translation>
    </message>
    <message>
        <source>Room</source>
        <translation>等候室</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>看覆盤</translation>
    </message>
    <message>
        <source>Final ranking</source>
        <translation>看排名</translation>
    </message>
    <message>
        <source>Next hand</source>
        <translation>下一局</translation>
    </message>
    <message>
        <source>Multiplier</source>
        <translation>倍數怎麼來的</translation>
    </message>
    <message>
        <source>Seed card</source>
        <translation>種子卡</translation>
    </message>
    <message>
        <source>factor</source>
        <translation>倍數</translation>
    </message>
    <message>
        <source>so far</source>
        <translation>累計</translation>
    </message>
    <message>
        <source>Cards left</source>
        <translation>剩下的牌</translation>
    </message>
    <message>
        <source>Seats</source>
        <translation>各家</translation>
    </message>
    <message>
        <source>hand</source>
        <translation>本局</translation>
    </message>
    <message>
        <source>total</source>
        <translation>總分</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>關閉</translation>
    </message>
    <message>
        <source>Sum {sum} · saved as a replay</source>
        <translation>合計 {sum} · 已存為重播</translation>
    </message>
    <message>
        <source>Sum {sum}</source>
        <translation>合計 {sum}</translation>
    </message>
    <message>
        <source>The next hand begins in {seconds} s</source>
        <translation>{seconds} 秒後自動開始</translation>
    </message>
    <message>
        <source>in {seconds} s</source>
        <translation>{seconds} 秒後</translation>
    </message>
    <message>
        <source>Your score</source>
        <translation>你的得分</translation>
    </message>
</context>
<context>
    <name>ShareDialog</name>
    <message>
        <source>Share house rules</source>
        <translation>分享房規</translation>
    </message>
    <message>
        <source>Send this to your friends; they paste it where it says Import. The last line alone is enough.</source>
        <translation>把這段文字發給朋友，他們在「匯入」裡貼上就行。只發最後一行也可以。</translation>
    </message>
    <message>
        <source>House rules as text</source>
        <translation>房規文字</translation>
    </message>
    <message>
        <source>Save as file…</source>
        <translation>存為檔案…</translation>
    </message>
    <message>
        <source>Copy code</source>
        <translation>複製代碼</translation>
    </message>
    <message>
        <source>Copy text</source>
        <translation>複製文字</translation>
    </message>
    <message>
        <source>The text is on the clipboard.</source>
        <translation>文字已複製。</translation>
    </message>
    <message>
        <source>The code is on the clipboard.</source>
        <translation>代碼已複製。</translation>
    </message>
    <message>
        <source>House rules (*{suffix})</source>
        <translation>房規 (*{suffix})</translation>
    </message>
    <message>
        <source>Save house rules</source>
        <translation>儲存房規</translation>
    </message>
    <message>
        <source>The file could not be written there. Choose another folder, or make room on the disk.</source>
        <translation>檔案寫不進去。換個資料夾，或者清出一些磁碟空間。</translation>
    </message>
    <message>
        <source>Saved as {file}</source>
        <translation>已存為 {file}</translation>
    </message>
</context>
<context>
    <name>Shelf</name>
    <message>
        <source>House rules cannot be read; the log says why.</source>
        <translation>房規讀不出來，原因見日誌。</translation>
    </message>
    <message>
        <source>It could not be saved; the log says why.</source>
        <translation>沒能儲存，原因見日誌。</translation>
    </message>
    <message>
        <source>{name} is saved.</source>
        <translation>「{name}」已儲存。</translation>
    </message>
    <message>
        <source>It could not be deleted; the log says why.</source>
        <translation>沒能刪除，原因見日誌。</translation>
    </message>
    <message>
        <source>My {rules}</source>
        <translation>我的{rules}</translation>
    </message>
</context>
<context>
    <name>Sidebar</name>
    <message>
        <source>Chance to win</source>
        <translation>勝率</translation>
    </message>
    <message>
        <source>Of the side whose decision it is, as the computer judges it</source>
        <translation>出牌這一方的勝率，由電腦估計</translation>
    </message>
</context>
<context>
    <name>Signs</name>
    <message>
        <source>Smile</source>
        <translation>微笑</translation>
    </message>
    <message>
        <source>Star</source>
        <translation>星星</translation>
    </message>
    <message>
        <source>Wave</source>
        <translation>招手</translation>
    </message>
    <message>
        <source>Idea</source>
        <translation>好主意</translation>
    </message>
    <message>
        <source>Flower</source>
        <translation>小花</translation>
    </message>
    <message>
        <source>Well played!</source>
        <translation>打得好！</translation>
    </message>
    <message>
        <source>One moment</source>
        <translation>稍等一下</translation>
    </message>
    <message>
        <source>Nice teamwork</source>
        <translation>合作愉快</translation>
    </message>
    <message>
        <source>Sorry</source>
        <translation>不好意思</translation>
    </message>
    <message>
        <source>Once more!</source>
        <translation>再來一局</translation>
    </message>
    <message>
        <source>What luck!</source>
        <translation>運氣真好</translation>
    </message>
</context>
<context>
    <name>Spoken</name>
    <message>
        <source>chosen</source>
        <translation>已選</translation>
    </message>
    <message>
        <source>{place} of {count}</source>
        <translation>第 {place} 張，共 {count} 張</translation>
    </message>
    <message>
        <source>on the table: {play}</source>
        <translation>桌上：{play}</translation>
    </message>
    <message>
        <source>Bottom cards: {count}, face down</source>
        <translation>底牌 {count} 張，未翻開</translation>
    </message>
    <message>
        <source>Bottom cards: {cards}</source>
        <translation>底牌：{cards}</translation>
    </message>
    <message>
        <source>{rank} {left}</source>
        <comment>in the card counter: rank, and how many are left</comment>
        <translation>{rank} 剩 {left} 張</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between the parts of a description</comment>
        <translation>、</translation>
    </message>
    <message>
        <source>Your hand, {count} cards: {cards}</source>
        <translation>你的手牌 {count} 張：{cards}</translation>
    </message>
    <message>
        <source>Chosen: {cards}</source>
        <translation>已選：{cards}</translation>
    </message>
</context>
<context>
    <name>Statistics</name>
    <message>
        <source>Win rate by rules</source>
        <translation>各種規則的勝率</translation>
    </message>
    <message>
        <source>Win rate by level of the computer</source>
        <translation>對各級電腦的勝率</translation>
    </message>
    <message>
        <source>Bombs and springs</source>
        <translation>炸彈與春天</translation>
    </message>
    <message>
        <source>Hands</source>
        <translation>局數</translation>
    </message>
    <message>
        <source>Win rate</source>
        <translation>勝率</translation>
    </message>
    <message>
        <source>As landlord</source>
        <translation>當地主</translation>
    </message>
    <message>
        <source>As farmer</source>
        <translation>當農民</translation>
    </message>
    <message>
        <source>{points} per hand</source>
        <translation>每局 {points}</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>得分</translation>
    </message>
    <message>
        <source>After {hands} the score is {total}.</source>
        <translation>{hands}之後總分 {total}。</translation>
    </message>
    <message>
        <source>Running score</source>
        <translation>累計得分</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>總分</translation>
    </message>
    <message>
        <source>Win rate over time</source>
        <translation>勝率走勢</translation>
    </message>
    <message>
        <source>of the last {hands}</source>
        <translation>最近 {hands}</translation>
    </message>
    <message>
        <source>Month</source>
        <translation>月份</translation>
    </message>
    <message>
        <source>The last hands</source>
        <translation>最近幾局</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>局</translation>
    </message>
    <message>
        <source>When</source>
        <translation>時間</translation>
    </message>
    <message>
        <source>More numbers</source>
        <translation>更多數字</translation>
    </message>
    <message>
        <source>What I played most</source>
        <translation>出得最多的牌型</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名稱</translation>
    </message>
    <message>
        <source>How often</source>
        <translation>次數</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>勝</translation>
    </message>
    <message>
        <source>Day</source>
        <translation>日期</translation>
    </message>
    <message>
        <source>{low}–{high} (95 %)</source>
        <translation>{low}–{high}（95 %）</translation>
    </message>
    <message>
        <source>{wins} of {hands}</source>
        <translation>{hands} 局勝 {wins}</translation>
    </message>
    <message>
        <source>{minutes} min {seconds} s</source>
        <translation>{minutes} 分 {seconds} 秒</translation>
    </message>
    <message>
        <source>{hours} h {minutes} min</source>
        <translation>{hours} 小時 {minutes} 分</translation>
    </message>
    <message>
        <source>Bombs of mine</source>
        <translation>我的炸彈</translation>
    </message>
    <message>
        <source>Rockets of mine</source>
        <translation>我的王炸</translation>
    </message>
    <message>
        <source>Springs for me</source>
        <translation>打出春天</translation>
    </message>
    <message>
        <source>Springs against me</source>
        <translation>被打春天</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>目前</translation>
    </message>
    <message>
        <source>Most wins in a row</source>
        <translation>最長連勝</translation>
    </message>
    <message>
        <source>Most losses in a row</source>
        <translation>最長連負</translation>
    </message>
    <message>
        <source>Best hand</source>
        <translation>最好的一局</translation>
    </message>
    <message>
        <source>Worst hand</source>
        <translation>最差的一局</translation>
    </message>
    <message>
        <source>Points per hand</source>
        <translation>平均每局得分</translation>
    </message>
    <message>
        <source>Time per hand</source>
        <translation>平均每局用時</translation>
    </message>
</context>
<context>
    <name>StatisticsPage</name>
    <message>
        <source>No hand fits.</source>
        <translation>沒有符合的對局。</translation>
    </message>
    <message>
        <source>There is nothing to forget yet.</source>
        <translation>還沒有可清除的。</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>再試一次</translation>
    </message>
    <message>
        <source>The statistics cannot be shown</source>
        <translation>統計打不開</translation>
    </message>
    <message>
        <source>Quick game</source>
        <translation>快速開始</translation>
    </message>
    <message>
        <source>Finished hands are counted here; imported and chosen deals are not.</source>
        <translation>打完的對局都算在這裡；匯入的和指定的牌局不算。</translation>
    </message>
    <message>
        <source>Nothing to count yet</source>
        <translation>還沒有可統計的</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>顯示全部</translation>
    </message>
    <message>
        <source>Choose less above, or show all hands.</source>
        <translation>請放寬上面的條件，或顯示全部。</translation>
    </message>
    <message>
        <source>No hand fits</source>
        <translation>沒有符合的對局</translation>
    </message>
    <message>
        <source>The whole history goes with them, and nothing brings it back. A back-up can be made in the settings.</source>
        <translation>全部對局記錄會一起清除，無法找回。可以先在設定裡備份。</translation>
    </message>
    <message>
        <source>Forget all hands?</source>
        <translation>清除所有對局？</translation>
    </message>
    <message>
        <source>Forget all</source>
        <translation>全部清除</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>統計</translation>
    </message>
    <message>
        <source>These hands</source>
        <translation>檢視這些對局</translation>
    </message>
    <message>
        <source>Forget all…</source>
        <translation>全部清除…</translation>
    </message>
</context>
<context>
    <name>StepChip</name>
    <message>
        <source>new here</source>
        <translation>新增</translation>
    </message>
</context>
<context>
    <name>Stepper</name>
    <message>
        <source>Less</source>
        <translation>減少</translation>
    </message>
    <message>
        <source>More</source>
        <translation>增加</translation>
    </message>
    <message>
        <source>It cannot be less</source>
        <translation>不能再少了</translation>
    </message>
    <message>
        <source>It cannot be more</source>
        <translation>不能再多了</translation>
    </message>
</context>
<context>
    <name>SystemGrid</name>
    <message>
        <source>All {count}</source>
        <translation>全部 {count}</translation>
    </message>
    <message>
        <source>House rules {count}</source>
        <translation>我的房規 {count}</translation>
    </message>
    <message>
        <source>Search rules</source>
        <translation>搜尋規則</translation>
    </message>
    <message>
        <source>You have no house rules yet. Change a rule system as you like it.</source>
        <translation>還沒有房規。選一種規則，照自己的打法改。</translation>
    </message>
    <message>
        <source>No rule system is called that. Try another word, or all numbers of players.</source>
        <translation>沒有這個名字的規則。換個詞，或者看看全部人數。</translation>
    </message>
    <message>
        <source>The more dots, the more there is to learn</source>
        <translation>圓點越多，規則越複雜</translation>
    </message>
</context>
<context>
    <name>Systems</name>
    <message>
        <source>Yixing Classic</source>
        <translation>宜興經典</translation>
    </message>
    <message>
        <source>Yixing Wild</source>
        <translation>癩子</translation>
    </message>
    <message>
        <source>Yixing Two Wilds</source>
        <translation>天地癩子</translation>
    </message>
    <message>
        <source>Yixing Four</source>
        <translation>宜興四人</translation>
    </message>
    <message>
        <source>Yixing Two</source>
        <translation>宜興二人</translation>
    </message>
    <message>
        <source>Traditional</source>
        <translation>傳統</translation>
    </message>
    <message>
        <source>Shanghai Four</source>
        <translation>上海四人</translation>
    </message>
    <message>
        <source>Standard Two</source>
        <translation>二人標準</translation>
    </message>
    <message>
        <source>Standard Three</source>
        <translation>三人標準</translation>
    </message>
    <message>
        <source>Hu Ronghua Four</source>
        <translation>胡榮華四人</translation>
    </message>
    <message>
        <source>Five</source>
        <translation>五人 · 明暗地主</translation>
    </message>
    <message>
        <source>Fight the Emperor</source>
        <translation>鬥皇帝</translation>
    </message>
    <message>
        <source>2 players</source>
        <translation>二人</translation>
    </message>
    <message>
        <source>3 players</source>
        <translation>三人</translation>
    </message>
    <message>
        <source>4 players</source>
        <translation>四人</translation>
    </message>
    <message>
        <source>5 players</source>
        <translation>五人</translation>
    </message>
    <message>
        <source>17 cards, 3 at the bottom</source>
        <translation>每人 17 張 · 底 3</translation>
    </message>
    <message>
        <source>Bids or calls and robs</source>
        <translation>叫分 / 搶地主</translation>
    </message>
    <message>
        <source>One rank becomes wild</source>
        <translation>叫完翻一種癩子</translation>
    </message>
    <message>
        <source>Drawn after bidding</source>
        <translation>一種癩子</translation>
    </message>
    <message>
        <source>Two ranks become wild</source>
        <translation>天、地兩種癩子</translation>
    </message>
    <message>
        <source>Two decks, 25 cards</source>
        <translation>兩副牌 · 25 張</translation>
    </message>
    <message>
        <source>Bombs of 4 to 8 cards</source>
        <translation>槍炮到天炸</translation>
    </message>
    <message>
        <source>Without 3, 4 and 5</source>
        <translation>去掉 3 4 5</translation>
    </message>
    <message>
        <source>Open hand, small bomb</source>
        <translation>明牌、小三炸彈</translation>
    </message>
    <message>
        <source>Spring ×3</source>
        <translation>春天 ×3</translation>
    </message>
    <message>
        <source>Spread, report, void hands</source>
        <translation>攤打、報到、荒番</translation>
    </message>
    <message>
        <source>20 cards, 3 at the bottom</source>
        <translation>20 張 · 底 3</translation>
    </message>
    <message>
        <source>First caller is landlord</source>
        <translation>先叫先當</translation>
    </message>
    <message>
        <source>Bidding goes round, up to 3</source>
        <translation>往復叫分到 3</translation>
    </message>
    <message>
        <source>No spring</source>
        <translation>不算春天</translation>
    </message>
    <message>
        <source>Two jokers are a bomb</source>
        <translation>雙王也是炸</translation>
    </message>
    <message>
        <source>Two decks, 34 cards</source>
        <translation>兩副牌 · 34 張</translation>
    </message>
    <message>
        <source>Carriers and spacecraft</source>
        <translation>航母、航天器</translation>
    </message>
    <message>
        <source>Three players, one deck, 17 cards each and 3 at the bottom. Bombs, the rocket and spring double.</source>
        <translation>三人一副牌，每人 17 張、底牌 3 張。炸彈和王炸 ×2，春天與反春 ×2。</translation>
    </message>
    <message>
        <source>Bombs of up to 12</source>
        <translation>最多 12 張炸</translation>
    </message>
    <message>
        <source>17 cards, bottom 3</source>
        <translation>17 張 · 底 3</translation>
    </message>
    <message>
        <source>Straights from A or 2</source>
        <translation>A 2 可成順</translation>
    </message>
    <message>
        <source>Six-card bombs double</source>
        <translation>六張起翻倍</translation>
    </message>
    <message>
        <source>Open and hidden landlord</source>
        <translation>明暗兩位地主</translation>
    </message>
    <message>
        <source>As Yixing Classic, but after the auction one rank is drawn: its cards may stand for any rank from 3 to 2.</source>
        <translation>同宜興經典；叫完地主翻出一種癩子，可以當 3 到 2 的任何一張。</translation>
    </message>
    <message>
        <source>As Yixing Classic with two wild ranks: one drawn before the auction, the other after it. Larger bombs beat smaller ones.</source>
        <translation>同宜興經典，有天、地兩種癩子：天癩子叫牌前翻，地癩子叫牌後翻。張數多的炸彈大。</translation>
    </message>
    <message>
        <source>Four players, two decks, 25 cards each and 8 at the bottom. A plane&apos;s pairs must be consecutive; four jokers beat everything.</source>
        <translation>四人兩副牌，每人 25 張、底牌 8 張。飛機帶的對子要相連；四張王最大。</translation>
    </message>
    <message>
        <source>Two players, a deck without 3, 4 and 5. Five cards stay face down, so nobody knows everything.</source>
        <translation>二人，去掉 3、4、5。五張牌扣著不用，誰也看不全。</translation>
    </message>
    <message>
        <source>Three players. The landlord may lay the hand open for double; three 2s with a joker are a small bomb; spring triples.</source>
        <translation>三人。地主可以明牌 ×2；三個 2 加一張王是小三炸彈；春天 ×3。</translation>
    </message>
    <message>
        <source>Four players, two decks. Bids limit the farmers&apos; bombs, a strong landlord may spread or report, an auction without bids doubles the next hand.</source>
        <translation>四人兩副牌。農民的炸彈次數看叫分；地主牌好可以攤打、報到；無人叫分下一局荒番 ×2。</translation>
    </message>
    <message>
        <source>Two players, 20 cards each, 11 out of play. Whoever calls first is the landlord.</source>
        <translation>二人各 20 張，11 張不用。先叫的當地主。</translation>
    </message>
    <message>
        <source>The published form of the game: bidding up to 3, attached cards all different, no spring.</source>
        <translation>競技規則：往復叫分到 3，帶的單牌各不相同，不算春天。</translation>
    </message>
    <message>
        <source>Four players, two decks; only the landlord sees the 8 cards at the bottom. Rockets and bombs of six cards or more double.</source>
        <translation>四人兩副牌，8 張底牌只有地主看。六張以上的炸彈和王炸才翻倍。</translation>
    </message>
    <message>
        <source>Five players, two decks. Whoever is dealt the winning card is the open landlord; the twin card makes a hidden landlord on his side.</source>
        <translation>五人兩副牌。先抓到贏牌的是明地主，抓到另一張的是暗地主，與他一邊。</translation>
    </message>
    <message>
        <source>Three players, two decks, 34 cards each. Four of a kind is no bomb but carries trios and pairs; bombs begin at five cards.</source>
        <translation>三人兩副牌，每人 34 張。四張不是炸彈，可以帶三張和對子；五張起才是炸彈。</translation>
    </message>
    <message>
        <source>Easy to learn</source>
        <translation>容易上手</translation>
    </message>
    <message>
        <source>Some things to learn</source>
        <translation>有些講究</translation>
    </message>
    <message>
        <source>Much to learn</source>
        <translation>講究較多</translation>
    </message>
    <message>
        <source>from {rules}</source>
        <translation>改自{rules}</translation>
    </message>
    <message>
        <source>2</source>
        <comment>players, on a small tag beside the picture of a person</comment>
        <translation>二人</translation>
    </message>
    <message>
        <source>3</source>
        <comment>players, on a small tag beside the picture of a person</comment>
        <translation>三人</translation>
    </message>
    <message>
        <source>4</source>
        <comment>players, on a small tag beside the picture of a person</comment>
        <translation>四人</translation>
    </message>
    <message>
        <source>5</source>
        <comment>players, on a small tag beside the picture of a person</comment>
        <translation>五人</translation>
    </message>
</context>
<context>
    <name>Table</name>
    <message>
        <source>Open hand</source>
        <translation>明牌</translation>
    </message>
    <message>
        <source>Spread hand</source>
        <translation>攤打</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>報到</translation>
    </message>
    <message>
        <source>Identity</source>
        <translation>身份</translation>
    </message>
    <message>
        <source>Doubling</source>
        <translation>加倍</translation>
    </message>
    <message>
        <source>First</source>
        <translation>首叫</translation>
    </message>
    <message>
        <source>First-seat 3</source>
        <translation>頭撂</translation>
    </message>
    <message>
        <source>Open ×2</source>
        <translation>明牌 ×2</translation>
    </message>
    <message>
        <source>Spread ×2</source>
        <translation>攤打 ×2</translation>
    </message>
    <message>
        <source>Reported</source>
        <translation>已報到</translation>
    </message>
    <message>
        <source>Shown</source>
        <translation>已亮明</translation>
    </message>
    <message>
        <source>Doubled</source>
        <translation>加倍</translation>
    </message>
    <message>
        <source>Computer plays</source>
        <translation>電腦代打</translation>
    </message>
    <message>
        <source>Not open</source>
        <translation>不明牌</translation>
    </message>
    <message>
        <source>Closed</source>
        <translation>暗打</translation>
    </message>
    <message>
        <source>No report</source>
        <translation>不報到</translation>
    </message>
    <message>
        <source>Fight ×2</source>
        <translation>打 ×2</translation>
    </message>
    <message>
        <source>No fight</source>
        <translation>不打</translation>
    </message>
    <message>
        <source>Show ×2</source>
        <translation>亮明身份 ×2</translation>
    </message>
    <message>
        <source>Silent</source>
        <translation>沉默</translation>
    </message>
    <message>
        <source>Double ×2</source>
        <translation>加倍 ×2</translation>
    </message>
    <message>
        <source>No double</source>
        <translation>不加倍</translation>
    </message>
    <message>
        <source>No bid</source>
        <translation>不叫</translation>
    </message>
    <message>
        <source>Call</source>
        <translation>叫地主</translation>
    </message>
    <message>
        <source>Rob</source>
        <translation>搶地主</translation>
    </message>
    <message>
        <source>No rob</source>
        <translation>不搶</translation>
    </message>
    <message>
        <source>Report, no fight</source>
        <translation>報到，不打</translation>
    </message>
    <message>
        <source>Report, fight ×2</source>
        <translation>報到，打 ×2</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>不出</translation>
    </message>
    <message>
        <source>Can&apos;t beat</source>
        <translation>要不起</translation>
    </message>
    <message>
        <source>Reselect</source>
        <translation>重選</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>提示</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>出牌</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>收回</translation>
    </message>
    <message>
        <source>Skip animation</source>
        <translation>跳過動畫</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Play this</source>
        <translation>出這一手</translation>
    </message>
    <message>
        <source>It is not your turn yet</source>
        <translation>還沒輪到你</translation>
    </message>
    <message>
        <source>A bid must be higher than the highest so far</source>
        <translation>要比當前最高的叫得更高</translation>
    </message>
    <message>
        <source>Choose cards first</source>
        <translation>請先選牌</translation>
    </message>
    <message>
        <source>These cards cannot be played now</source>
        <translation>這幾張現在不能出</translation>
    </message>
    <message>
        <source>Tick at least one set</source>
        <translation>請至少勾選一組</translation>
    </message>
    <message>
        <source>Sorted from high to low</source>
        <translation>從大到小</translation>
    </message>
    <message>
        <source>Sorted from low to high</source>
        <translation>從小到大</translation>
    </message>
    <message>
        <source>Sorted by count</source>
        <translation>按張數</translation>
    </message>
    <message>
        <source>Sorted by kind</source>
        <translation>按牌型</translation>
    </message>
    <message>
        <source>dealing</source>
        <translation>發牌</translation>
    </message>
    <message>
        <source>Hand {number}</source>
        <translation>第 {number} 局</translation>
    </message>
    <message>
        <source>Hand {number} of {hands}</source>
        <translation>第 {number} 局 / 共 {hands} 局</translation>
    </message>
    <message>
        <source>clockwise</source>
        <translation>順時針</translation>
    </message>
    <message>
        <source>counter-clockwise</source>
        <translation>逆時針</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>結算</translation>
    </message>
    <message>
        <source>robbing</source>
        <translation>搶地主</translation>
    </message>
    <message>
        <source>calling</source>
        <translation>叫地主</translation>
    </message>
    <message>
        <source>bidding</source>
        <translation>叫分</translation>
    </message>
    <message>
        <source>Open landlord</source>
        <translation>明地主</translation>
    </message>
    <message>
        <source>Emperor</source>
        <translation>皇帝</translation>
    </message>
    <message>
        <source>Landlord</source>
        <translation>地主</translation>
    </message>
    <message>
        <source>Hidden landlord</source>
        <translation>暗地主</translation>
    </message>
    <message>
        <source>Farmer</source>
        <translation>農民</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>身份未明</translation>
    </message>
    <message>
        <source>the open landlord</source>
        <translation>明地主</translation>
    </message>
    <message>
        <source>the emperor</source>
        <translation>皇帝</translation>
    </message>
    <message>
        <source>the landlord</source>
        <translation>地主</translation>
    </message>
    <message>
        <source>the hidden landlord</source>
        <translation>暗地主</translation>
    </message>
    <message>
        <source>a farmer</source>
        <translation>農民</translation>
    </message>
    <message>
        <source>Open</source>
        <comment>on the badge of the open landlord</comment>
        <translation>明地主</translation>
    </message>
    <message>
        <source>Hidden</source>
        <comment>on the badge of the hidden landlord</comment>
        <translation>暗地主</translation>
    </message>
    <message>
        <source>{name}</source>
        <comment>my own name at my seat; Chinese: 我（…）</comment>
        <translation>我（{name}）</translation>
    </message>
    <message>
        <source>Grade {bid}</source>
        <translation>{bid} 檔</translation>
    </message>
    <message>
        <source>Bid {bid}</source>
        <translation>{bid} 分</translation>
    </message>
    <message>
        <source>Bombs: no limit</source>
        <translation>炸彈 不限</translation>
    </message>
    <message>
        <source>Bombs {used}/{allowed}</source>
        <translation>炸彈 {used}/{allowed}</translation>
    </message>
    <message>
        <source>Thinking…</source>
        <translation>考慮中…</translation>
    </message>
    <message>
        <source>Decided</source>
        <translation>已選擇</translation>
    </message>
    <message>
        <source>Report!</source>
        <translation>報到</translation>
    </message>
    <message>
        <source>Gives up</source>
        <translation>認輸</translation>
    </message>
    <message>
        <source>{score} pts</source>
        <comment>a total of points, short</comment>
        <translation>{score} 分</translation>
    </message>
    <message>
        <source>cards left: {left}</source>
        <translation>剩 {left} 張</translation>
    </message>
    <message>
        <source>total {score}</source>
        <translation>總分 {score}</translation>
    </message>
    <message>
        <source>to act</source>
        <translation>輪到他</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between the parts of a seat&apos;s description</comment>
        <translation>，</translation>
    </message>
    <message>
        <source>Space</source>
        <comment>key</comment>
        <translation>空格</translation>
    </message>
</context>
<context>
    <name>TableList</name>
    <message>
        <source>Open a table</source>
        <translation>開一桌</translation>
    </message>
    <message>
        <source>No table yet</source>
        <translation>還沒有牌桌</translation>
    </message>
    <message>
        <source>Tables in the same network appear here by themselves. Open one, or join a friend&apos;s by its address.</source>
        <translation>同一網路裡的牌桌會自己出現在這裡。你可以開一桌，或用地址加入朋友的牌桌。</translation>
    </message>
</context>
<context>
    <name>TableRow</name>
    <message>
        <source>asks for a room code</source>
        <translation>要房間碼</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>觀戰</translation>
    </message>
    <message>
        <source>Join</source>
        <translation>加入</translation>
    </message>
    <message>
        <source>{taken} of {all} seated</source>
        <translation>已坐 {taken} / {all}</translation>
    </message>
    <message>
        <source>playing</source>
        <translation>對局中</translation>
    </message>
    <message>
        <source>{number} ms</source>
        <translation>{number} 毫秒</translation>
    </message>
    <message>
        <source>Locked by the host</source>
        <translation>房主已鎖桌</translation>
    </message>
    <message>
        <source>Full, no spectators</source>
        <translation>已滿，不開放觀戰</translation>
    </message>
    <message>
        <source>Other version: {theirs} there, {ours} here</source>
        <translation>版本不同：對方 {theirs}，本機 {ours}</translation>
    </message>
</context>
<context>
    <name>TalkDrawer</name>
    <message>
        <source>Close</source>
        <translation>關閉</translation>
    </message>
    <message>
        <source>Nobody else is here yet.</source>
        <translation>還沒有別人。</translation>
    </message>
    <message>
        <source>host</source>
        <translation>房主</translation>
    </message>
    <message>
        <source>watching</source>
        <translation>觀戰</translation>
    </message>
    <message>
        <source>away</source>
        <translation>離開</translation>
    </message>
    <message>
        <source>Hear {name}</source>
        <translation>接收 {name} 的發言</translation>
    </message>
</context>
<context>
    <name>TextDialog</name>
    <message>
        <source>Close</source>
        <translation>關閉</translation>
    </message>
</context>
<context>
    <name>TextField</name>
    <message>
        <source>No font on this computer draws that character: it is left out.</source>
        <translation>這台電腦沒有字型能顯示這個字符，已略去。</translation>
    </message>
</context>
<context>
    <name>Texts</name>
    <message>
        <source>, </source>
        <comment>between the parts of a list</comment>
        <translation>、</translation>
    </message>
</context>
<context>
    <name>Tools</name>
    <message>
        <source>How the multiplier came about</source>
        <translation>倍數怎麼來的</translation>
    </message>
    <message>
        <source>Multiplier {multiplier}, base score {base}; opens the factors</source>
        <translation>倍數 {multiplier}，底分 {base}；開啟倍數明細</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>選單</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>設定</translation>
    </message>
    <message>
        <source>Auto</source>
        <translation>託管</translation>
    </message>
    <message>
        <source>Sort</source>
        <translation>理牌</translation>
    </message>
    <message>
        <source>Trick</source>
        <comment>short for the last trick</comment>
        <translation>上一輪</translation>
    </message>
    <message>
        <source>Say</source>
        <comment>phrases</comment>
        <translation>短語</translation>
    </message>
    <message>
        <source>Phrases and emotes</source>
        <translation>短語與表情</translation>
    </message>
    <message>
        <source>Sound on</source>
        <translation>開啟聲音</translation>
    </message>
    <message>
        <source>Sound off</source>
        <translation>關閉聲音</translation>
    </message>
    <message>
        <source>Chat: something new</source>
        <translation>聊天：有新訊息</translation>
    </message>
    <message>
        <source>Chat</source>
        <translation>聊天</translation>
    </message>
    <message>
        <source>Last trick</source>
        <translation>上一輪</translation>
    </message>
    <message>
        <source>No trick has been played yet.</source>
        <translation>還沒有打完一輪。</translation>
    </message>
</context>
<context>
    <name>Transport</name>
    <message>
        <source>Stop (Space)</source>
        <translation>停 (空格)</translation>
    </message>
    <message>
        <source>Play (Space)</source>
        <translation>播放 (空格)</translation>
    </message>
    <message>
        <source>To the deal (Home)</source>
        <translation>到發牌 (Home)</translation>
    </message>
    <message>
        <source>One step back (←)</source>
        <translation>退一手 (←)</translation>
    </message>
    <message>
        <source>One step on (→)</source>
        <translation>進一手 (→)</translation>
    </message>
    <message>
        <source>To the end (End)</source>
        <translation>到結尾 (End)</translation>
    </message>
    <message>
        <source>← → step, Space plays</source>
        <translation>← → 一手一手看，空格播放</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>速度</translation>
    </message>
    <message>
        <source>Moment of the hand</source>
        <translation>對局進度</translation>
    </message>
</context>
<context>
    <name>Trouble</name>
    <message>
        <source>This computer does not allow it. Choose another place, or see to it that this one is yours.</source>
        <translation>這台電腦不允許。請換一個位置，或者確認你有這裡的權限。</translation>
    </message>
    <message>
        <source>A file cannot be read or written. Is there room on the disk?</source>
        <translation>檔案不能讀寫。磁碟還有空間嗎？</translation>
    </message>
    <message>
        <source>The history cannot be read: it is damaged, in use, or of a newer version of this program.</source>
        <translation>對局記錄讀不了：可能損壞、正被佔用，或來自更新的版本。</translation>
    </message>
    <message>
        <source>The back-up cannot be made or used.</source>
        <translation>備份不能製作或使用。</translation>
    </message>
    <message>
        <source>A name needs at least one letter or digit.</source>
        <translation>名字至少要有一個字或數字。</translation>
    </message>
    <message>
        <source>It is not there any more.</source>
        <translation>它已經不在了。</translation>
    </message>
    <message>
        <source>This cannot be read. Is it whole, and unchanged?</source>
        <translation>讀不了。它是否完整、沒有被改過？</translation>
    </message>
    <message>
        <source>Something went wrong in the program. The log has the details.</source>
        <translation>程式出了問題，日誌裡有詳情。</translation>
    </message>
    <message>
        <source>It holds no whole hand, or was changed: ask for it once more, or export it again.</source>
        <translation>裡面不是一局完整的牌，或者被改動過：請對方再發一次，或者重新匯出。</translation>
    </message>
    <message>
        <source>It holds no whole house rule, or was changed: ask for it once more, or export it again.</source>
        <translation>裡面不是一份完整的房規，或者被改動過：請對方再發一次，或者重新匯出。</translation>
    </message>
    <message>
        <source>It is not there: look whether it was moved or renamed, or whether its disk is missing.</source>
        <translation>檔案不在那裡：請看看它是不是被移動或改了名，或者磁碟沒有接上。</translation>
    </message>
    <message>
        <source>This computer does not let you read it: copy it to a folder of your own, or ask who gave it to you.</source>
        <translation>這台電腦不允許你讀取它：請把它複製到自己的資料夾，或者找給你檔案的人。</translation>
    </message>
    <message>
        <source>It cannot be read: look whether its disk is in order, or copy it anew.</source>
        <translation>讀不出來：請看看磁碟是否正常，或者重新複製一份。</translation>
    </message>
    <message>
        <source>Something went wrong; the game goes on. The log has the details.</source>
        <translation>出了點問題，遊戲繼續。日誌裡有詳情。</translation>
    </message>
    <message>
        <source>The match cannot be saved: it ends with the program. Is there room on the disk?</source>
        <translation>對局不能儲存，程式關閉後就沒有了。磁碟還有空間嗎？</translation>
    </message>
    <message>
        <source>The hand could not be noted in the history yet; it is tried again with the next one.</source>
        <translation>這一局還沒有記進對局記錄，打完下一局會再試。</translation>
    </message>
    <message>
        <source>The unfinished match could not be read. Its file is kept beside, in the data folder.</source>
        <translation>未打完的對局讀不了。它的檔案留在資料夾裡。</translation>
    </message>
    <message>
        <source>The history could not be read and begins anew. The old file is kept beside, in the data folder.</source>
        <translation>對局記錄讀不了，從頭開始。舊檔案留在資料夾裡。</translation>
    </message>
    <message>
        <source>The saved choices could not be read. Their file is kept beside, in the data folder.</source>
        <translation>收藏的選擇讀不了。它的檔案留在資料夾裡。</translation>
    </message>
    <message>
        <source>The back-up was not restored, and nothing was changed. Is it a whole back-up of this program?</source>
        <translation>備份沒有恢復，什麼也沒有改變。它是本程式完整的備份嗎？</translation>
    </message>
    <message>
        <source>The back-up is not quite in place yet. Close the program and start it again.</source>
        <translation>備份還沒有完全就位。請關閉程式再開啟。</translation>
    </message>
    <message>
        <source>The first fault is in line {number}.</source>
        <translation>第一處錯誤在第 {number} 行。</translation>
    </message>
</context>
<context>
    <name>TryPanel</name>
    <message>
        <source>Try a hand</source>
        <translation>試一手</translation>
    </message>
    <message>
        <source>What is it by these rules?</source>
        <translation>看看算什麼牌型</translation>
    </message>
    <message>
        <source>Cards, like 222B</source>
        <translation>牌，如 222B</translation>
    </message>
    <message>
        <source>Cards to try</source>
        <translation>要試的牌</translation>
    </message>
    <message>
        <source>table</source>
        <translation>桌上的牌</translation>
    </message>
    <message>
        <source>Cards on the table, to be beaten</source>
        <translation>桌上要壓的牌</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>分享</translation>
    </message>
    <message>
        <source>Play with it</source>
        <translation>用它開局</translation>
    </message>
    <message>
        <source>The deck, or a hand, does not hold these cards.</source>
        <translation>牌堆裡或一手牌裡沒有這麼多。</translation>
    </message>
    <message>
        <source>{wild}: {rank}</source>
        <translation>{wild}：{rank}</translation>
    </message>
</context>
<context>
    <name>Tutorial</name>
    <message>
        <source>Welcome! Three people play: one of them is the landlord, the two others are farmers and stand together against him. Whoever first has no cards left wins for his side.</source>
        <translation>歡迎！鬥地主三個人玩：一位當地主，另外兩位是農民，聯手對付地主。誰先出完手裡的牌，誰那一邊就贏。</translation>
    </message>
    <message>
        <source>Three kings and a 2: a strong hand. Whoever bids most becomes the landlord. Press Bid 3, the highest one.</source>
        <translation>三張 K 加一張 2，是一手好牌。叫分最高的人當地主。請按最高的「3 分」。</translation>
    </message>
    <message>
        <source>You may say that too. But with such a hand it is worth being the landlord: 3.</source>
        <translation>這樣叫也可以。不過牌這麼好，值得當一回地主：叫 3 分吧。</translation>
    </message>
    <message>
        <source>You are the landlord. The three bottom cards are yours: among them the fourth king! Everybody has seen them.</source>
        <translation>你是地主了。三張底牌歸你，裡面正好有第四張 K！大家都看見了這三張牌。</translation>
    </message>
    <message>
        <source>That can be played too. But small cards are hard to get rid of one by one: try the 3 to the 7.</source>
        <translation>這樣出也行。不過小牌一張一張很難出完：試試 3 到 7 的順子。</translation>
    </message>
    <message>
        <source>Four kings would beat it: they are a bomb. Keep it for the end, and pass this time.</source>
        <translation>四張 K 是炸彈，確實壓得住。不過留到最後更好，這次先不出。</translation>
    </message>
    <message>
        <source>Now single cards are played, each higher than the last. You have just the right one: choose the 9.</source>
        <translation>現在在出單張，一張比一張大。你有一張正合適：選 9。</translation>
    </message>
    <message>
        <source>That is allowed. The 9 is lonely, though: nothing else goes with it. Play it.</source>
        <translation>這樣出也可以。不過 9 孤零零的，配不上別的牌，先把它出掉。</translation>
    </message>
    <message>
        <source>These are your cards. Of all cards the big joker is the highest, then come the small joker, 2, A, K, Q, J, 10 and so on down to the 3. Suits do not matter.</source>
        <translation>這是你的牌。所有牌裡最大的是大王，然後是小王、2、A、K、Q、J、10……一直到最小的 3。花色不分大小。</translation>
    </message>
    <message>
        <source>The landlord leads. Five or more ranks in a row are a straight. Play 3 to 7: press on the 7, drag to the 3 and let go, or click each of the five cards.</source>
        <translation>地主先出牌。五張或更多連著的點數叫順子。出 3 到 7：按住 7 一直滑到 3 再鬆手，或者把五張牌逐張點一下。</translation>
    </message>
    <message>
        <source>{left} has beaten you with 4 to 8. A play is beaten by a higher one of the same kind and length. You hold no higher straight of five cards, so let it go: press Pass.</source>
        <translation>{left}用 4 到 8 壓過了你。同樣牌型、同樣張數，點數更大就能壓。你沒有更大的五張順子，這次讓過：請按「不出」。</translation>
    </message>
    <message>
        <source>An ace! Of the single cards only a 2 or a joker is higher. Take the 2.</source>
        <translation>是 A！單張裡只有 2 和王比它大。用 2 壓住。</translation>
    </message>
    <message>
        <source>You could. But with the 2 you get the lead, and the lead is worth much.</source>
        <translation>可以是可以。不過出 2 就能拿到出牌權，這很值得。</translation>
    </message>
    <message>
        <source>Both have passed, so you lead again: any kind you like. Leading is the way to get rid of small cards.</source>
        <translation>兩家都不出，又輪到你先出：什麼牌型都行。先出牌的時候，正好把小牌送出去。</translation>
    </message>
    <message>
        <source>Two of a rank are a pair. Lead the two 8s.</source>
        <translation>兩張同點數的牌叫對子。出一對 8。</translation>
    </message>
    <message>
        <source>That would do as well. Let us begin with the smallest pair, the 8s.</source>
        <translation>這樣也行。我們先從最小的對子開始：一對 8。</translation>
    </message>
    <message>
        <source>If you do not know what to do, press Hint: it raises cards that make sense. Then press Play.</source>
        <translation>不知道出什麼時，按「提示」：合適的牌會自己彈起來。再按「出牌」。</translation>
    </message>
    <message>
        <source>Possible! But the two queens are enough; the kings are worth more together.</source>
        <translation>可以！不過一對 Q 就夠了，四張 K 放在一起更值錢。</translation>
    </message>
    <message>
        <source>You lead once more. Three of a rank may take any single card along: play the three 10s with the 3.</source>
        <translation>又是你先出。三張同點數的牌可以帶一張單牌：出三張 10 帶一張 3。</translation>
    </message>
    <message>
        <source>Good idea, but then the 3 stays behind alone. Send it along with the 10s.</source>
        <translation>想法不錯，可是那樣 3 就單著了。讓它跟著三張 10 一起走。</translation>
    </message>
    <message>
        <source>Five cards left: an ace and four kings. Lead the ace.</source>
        <translation>還剩五張：一張 A 和四張 K。先出 A。</translation>
    </message>
    <message>
        <source>Keep the four kings together for a moment. The ace first.</source>
        <translation>四張 K 先留一留，別拆開。先出 A。</translation>
    </message>
    <message>
        <source>A joker beats the ace. But four of a rank are a bomb: it beats everything but a higher bomb and the rocket, and it doubles the points. Play the four kings!</source>
        <translation>小王壓住了 A。可是四張同點數是炸彈：除了更大的炸彈和火箭，什麼都壓得住，分數還翻倍。把四張 K 炸出去！</translation>
    </message>
    <message>
        <source>Now is the moment: all four kings at once, and you have won.</source>
        <translation>就是現在：四張 K 一起出，你就贏了。</translation>
    </message>
    <message>
        <source>Well chosen. Now press Play.</source>
        <translation>選對了。現在按「出牌」。</translation>
    </message>
    <message>
        <source>In a real game the table can play for you. Here it is your turn to try.</source>
        <translation>真正打牌時可以讓電腦代打。這裡請你自己試一試。</translation>
    </message>
</context>
<context>
    <name>TutorialPage</name>
    <message>
        <source>{step} of {steps}</source>
        <translation>第 {step} 步，共 {steps} 步</translation>
    </message>
    <message>
        <source>You bid, led, followed, passed, asked for a hint and won with a bomb: that is Dou Dizhu. Everything else is in the rulebook, with real cards; F1 opens it at the table.</source>
        <translation>叫分、先出、跟牌、不出、看提示、用炸彈取勝，你都會了，這就是鬥地主。其他的都在規則書裡，配有真牌圖；牌桌上按 F1 就能開啟。</translation>
    </message>
    <message>
        <source>You have won your first hand!</source>
        <translation>你贏下了第一局！</translation>
    </message>
    <message>
        <source>Play a game</source>
        <translation>打一局</translation>
    </message>
    <message>
        <source>To the first page</source>
        <translation>回主頁</translation>
    </message>
</context>
<context>
    <name>VersionRow</name>
    <message>
        <source>Look for a new version</source>
        <translation>檢查新版本</translation>
    </message>
    <message>
        <source>Open its page</source>
        <translation>開啟頁面</translation>
    </message>
    <message>
        <source>Looking…</source>
        <translation>正在檢查…</translation>
    </message>
    <message>
        <source>That could not be found out. Is there a connection to the internet?</source>
        <translation>無法查詢。網路連接正常嗎？</translation>
    </message>
    <message>
        <source>There is version {version}.</source>
        <translation>有新版本 {version}。</translation>
    </message>
    <message>
        <source>This is the newest version.</source>
        <translation>這已經是最新版本。</translation>
    </message>
    <message>
        <source>It is only looked for when you ask.</source>
        <translation>只有在你點選時才會檢查。</translation>
    </message>
</context>
<context>
    <name>WaitingRoomPage</name>
    <message>
        <source>Invite</source>
        <translation>邀請</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>離開</translation>
    </message>
    <message>
        <source>Unlock</source>
        <translation>解鎖</translation>
    </message>
    <message>
        <source>Lock</source>
        <translation>鎖桌</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>開始</translation>
    </message>
    <message>
        <source>Not ready yet</source>
        <translation>取消準備</translation>
    </message>
    <message>
        <source>Ready</source>
        <translation>準備</translation>
    </message>
    <message>
        <source>Waiting for you: press Ready</source>
        <translation>等你準備：請按「準備」</translation>
    </message>
    <message>
        <source>To the table</source>
        <translation>回到牌桌</translation>
    </message>
    <message>
        <source>Which other seat?</source>
        <translation>和哪個座位換？</translation>
    </message>
    <message>
        <source>Press its arrows, or Esc</source>
        <translation>按它的換座鍵，或按 Esc</translation>
    </message>
    <message>
        <source>A hand is being played</source>
        <translation>正在打一局</translation>
    </message>
    <message>
        <source>Waiting</source>
        <translation>等待中</translation>
    </message>
    <message>
        <source>You can start</source>
        <translation>可以開始了</translation>
    </message>
    <message>
        <source>The host can start</source>
        <translation>等房主開始</translation>
    </message>
    <message>
        <source>Everybody is here</source>
        <translation>人齊了</translation>
    </message>
    <message>
        <source>Your seat is free for others then.</source>
        <translation>你的座位會讓給別人。</translation>
    </message>
    <message>
        <source>The table ends for everybody. Hands that were played stay in the history.</source>
        <translation>牌桌對所有人結束。打過的牌留在歷史裡。</translation>
    </message>
    <message>
        <source>Leave the table?</source>
        <translation>離開牌桌？</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>留下</translation>
    </message>
    <message>
        <source>{name} can come back with the room code; another code or the lock prevents that.</source>
        <translation>{name}憑房間碼還能回來；換碼或鎖桌可以防止。</translation>
    </message>
    <message>
        <source>Remove from the table?</source>
        <translation>請出牌桌？</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>請出</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Somebody has come in from another computer and claims to be {name}, who is away. Give the seat back?</source>
        <translation>有人從另一台電腦進來，說自己是離線的{name}。把座位還給他嗎？</translation>
    </message>
    <message>
        <source>Is that {name}?</source>
        <translation>是{name}嗎？</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>是</translation>
    </message>
    <message>
        <source>No</source>
        <translation>否</translation>
    </message>
</context>
<context>
    <name>WatcherBar</name>
    <message>
        <source>all hands</source>
        <translation>可看全部手牌</translation>
    </message>
    <message>
        <source>public cards only</source>
        <translation>只看公開牌</translation>
    </message>
    <message>
        <source>Watching · {what}</source>
        <translation>觀戰中 · {what}</translation>
    </message>
    <message>
        <source>Take a seat</source>
        <translation>申請入座</translation>
    </message>
    <message>
        <source>All seats are taken.</source>
        <translation>座位已滿。</translation>
    </message>
    <message>
        <source>Next seat</source>
        <translation>換個座位看</translation>
    </message>
    <message>
        <source>Look from the next seat; or click a seat to look from there</source>
        <translation>從下一家的位置看；直接點座位也行</translation>
    </message>
</context>
<context>
    <name>WatchersPanel</name>
    <message numerus="yes">
        <source>%n watching</source>
        <translation>
            <numerusform>%n 人觀戰</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody is watching</source>
        <translation>沒有人觀戰</translation>
    </message>
    <message>
        <source>Watch instead</source>
        <translation>改為觀戰</translation>
    </message>
    <message>
        <source>{name} (me)</source>
        <translation>{name}（我）</translation>
    </message>
    <message>
        <source>Remove {name}</source>
        <translation>請{name}離開</translation>
    </message>
</context>
<context>
    <name>_Counted</name>
    <message numerus="yes">
        <source>%n recorded hand(s)</source>
        <translation>
            <numerusform>%n 局記錄</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n house rule(s)</source>
        <translation>
            <numerusform>%n 套房規</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n saved choice(s)</source>
        <translation>
            <numerusform>%n 個收藏</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n way(s)</source>
        <comment>ways to play</comment>
        <translation>
            <numerusform>%n 種</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n win(s) in a row</source>
        <translation>
            <numerusform>連勝 %n 局</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n loss(es) in a row</source>
        <translation>
            <numerusform>連負 %n 局</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>_HostNote</name>
    <message>
        <source>This computer is the host</source>
        <translation>本機是房主</translation>
    </message>
    <message>
        <source>The first time the system may ask whether to let the program through: choose &quot;Allow&quot;.</source>
        <translation>第一次開桌時，系統可能會問是否允許聯網，請選「允許」。</translation>
    </message>
    <message>
        <source>The table ends when you leave it or close the window; hands that were played stay in everybody&apos;s history.</source>
        <translation>你離開牌桌或關掉視窗，牌桌就散了；打過的牌留在每個人的歷史裡。</translation>
    </message>
    <message>
        <source>Its address: {addresses}</source>
        <translation>本機地址：{addresses}</translation>
    </message>
    <message>
        <source>It is in no network now.</source>
        <translation>本機目前沒有連上網路。</translation>
    </message>
</context>
<context>
    <name>_RestoreQuestion</name>
    <message>
        <source>Restore this back-up?</source>
        <translation>恢復這個備份？</translation>
    </message>
    <message>
        <source>{file} takes the place of everything there is now: settings, history, saved choices, house rules and the unfinished match.</source>
        <translation>{file} 會取代現在的一切：設定、對局記錄、收藏的選擇、房規和未打完的對局。</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>恢復</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
</context>
<context>
    <name>_Verdict</name>
    <message>
        <source>Yes</source>
        <translation>是</translation>
    </message>
    <message>
        <source>No</source>
        <translation>否</translation>
    </message>
</context>
</TS>
