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
    <message numerus="yes">
        <source>Next try in %n second(s).</source>
        <translation>
            <numerusform>Next try in %n second.</numerusform>
            <numerusform>Next try in %n seconds.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HandCounts</name>
    <message numerus="yes">
        <source>%n bomb(s)</source>
        <translation>
            <numerusform>%n bomb</numerusform>
            <numerusform>%n bombs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rocket(s)</source>
        <translation>
            <numerusform>%n rocket</numerusform>
            <numerusform>%n rockets</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hand(s) deleted</source>
        <translation>
            <numerusform>%n hand deleted</numerusform>
            <numerusform>%n hands deleted</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) written</source>
        <translation>
            <numerusform>%n file written</numerusform>
            <numerusform>%n files written</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hand(s) taken over</source>
        <translation>
            <numerusform>%n hand taken over</numerusform>
            <numerusform>%n hands taken over</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hand(s) there already</source>
        <translation>
            <numerusform>%n hand was there already</numerusform>
            <numerusform>%n hands were there already</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) could not be read</source>
        <translation>
            <numerusform>%n file could not be read</numerusform>
            <numerusform>%n files could not be read</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HomePage</name>
    <message numerus="yes">
        <source>%n table(s) found</source>
        <translation>
            <numerusform>%n table found</numerusform>
            <numerusform>%n tables found</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rule system(s)</source>
        <translation>
            <numerusform>%n rule system</numerusform>
            <numerusform>%n rule systems</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hand(s) today, won: {won}</source>
        <translation>
            <numerusform>%n hand today, won: {won}</numerusform>
            <numerusform>%n hands today, won: {won}</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LobbyPage</name>
    <message numerus="yes">
        <source>Looking; %n table(s) found</source>
        <translation>
            <numerusform>Looking; %n table found</numerusform>
            <numerusform>Looking; %n tables found</numerusform>
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
<context>
    <name>WatchersPanel</name>
    <message numerus="yes">
        <source>%n watching</source>
        <translation>
            <numerusform>%n watching</numerusform>
            <numerusform>%n watching</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>_Counted</name>
    <message numerus="yes">
        <source>%n recorded hand(s)</source>
        <translation>
            <numerusform>%n recorded hand</numerusform>
            <numerusform>%n recorded hands</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n house rule(s)</source>
        <translation>
            <numerusform>%n house rule</numerusform>
            <numerusform>%n house rules</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n saved choice(s)</source>
        <translation>
            <numerusform>%n saved choice</numerusform>
            <numerusform>%n saved choices</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n way(s)</source>
        <comment>ways to play</comment>
        <translation>
            <numerusform>%n way</numerusform>
            <numerusform>%n ways</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n win(s) in a row</source>
        <translation>
            <numerusform>%n win in a row</numerusform>
            <numerusform>%n wins in a row</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n loss(es) in a row</source>
        <translation>
            <numerusform>%n loss in a row</numerusform>
            <numerusform>%n losses in a row</numerusform>
        </translation>
    </message>
</context>
</TS>
