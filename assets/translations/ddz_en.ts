<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>Counted</name>
    <message numerus="yes">
        <source>%n difference(s)</source>
        <translation>
            <numerusform>%n difference</numerusform>
            <numerusform>%n differences</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n change(s)</source>
        <translation>
            <numerusform>%n change</numerusform>
            <numerusform>%n changes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hand(s)</source>
        <translation>
            <numerusform>%n hand</numerusform>
            <numerusform>%n hands</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HomePage</name>
    <message numerus="yes">
        <source>%n rule system(s)</source>
        <translation>
            <numerusform>%n rule system</numerusform>
            <numerusform>%n rule systems</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RankingDialog</name>
    <message numerus="yes">
        <source>Points after %n hand(s)</source>
        <translation>
            <numerusform>Points after %n hand</numerusform>
            <numerusform>Points after %n hands</numerusform>
        </translation>
    </message>
</context>
</TS>
