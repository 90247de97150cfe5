<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
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
