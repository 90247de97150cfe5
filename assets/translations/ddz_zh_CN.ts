<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN" sourcelanguage="en">
<context>
    <name>Cards</name>
    <message>
        <source>spades</source>
        <translation>黑桃</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>红桃</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>方块</translation>
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
    <name>Chooser</name>
    <message>
        <source>highest</source>
        <translation>最大</translation>
    </message>
</context>
<context>
    <name>Events</name>
    <message>
        <source>The cards are dealt.</source>
        <translation>发牌完毕。</translation>
    </message>
    <message>
        <source>{name} is {role}.</source>
        <translation>{name}是{role}。</translation>
    </message>
    <message>
        <source>{name} plays {play}, {left} left.</source>
        <translation>{name} 出 {play}，剩 {left} 张。</translation>
    </message>
    <message>
        <source>{name} leads.</source>
        <translation>{name} 先出。</translation>
    </message>
    <message>
        <source>{name} gives up.</source>
        <translation>{name} 认输。</translation>
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
        <translation>轮到你。</translation>
    </message>
    <message>
        <source>{name}: {words}</source>
        <translation>{name}：{words}</translation>
    </message>
    <message>
        <source>{name} is a landlord alone.</source>
        <translation>{name} 是独自一人的地主。</translation>
    </message>
    <message>
        <source>{title}. Your score: {score}.</source>
        <translation>{title}。你的得分：{score}。</translation>
    </message>
</context>
<context>
    <name>GamePanel</name>
    <message>
        <source>Start</source>
        <translation>开始对局</translation>
    </message>
    <message>
        <source>Seats</source>
        <translation>座位</translation>
    </message>
    <message>
        <source>at this computer</source>
        <translation>本机</translation>
    </message>
    <message>
        <source>computer · {level}</source>
        <translation>电脑 · {level}</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>规则</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>对局</translation>
    </message>
    <message>
        <source>Card counter</source>
        <translation>记牌器</translation>
    </message>
    <message>
        <source>No limit</source>
        <translation>不限</translation>
    </message>
    <message>
        <source>Hands</source>
        <translation>局数</translation>
    </message>
    <message>
        <source>Seconds for a turn</source>
        <translation>出牌时间（秒）</translation>
    </message>
</context>
<context>
    <name>HomePage</name>
    <message>
        <source>Two to five players · twelve rule systems</source>
        <translation>二人到五人 · 十二种规则</translation>
    </message>
    <message>
        <source>Welcome</source>
        <translation>欢迎</translation>
    </message>
    <message>
        <source>Good to see you again</source>
        <translation>又见面了</translation>
    </message>
    <message>
        <source>Have a seat, the cards are ready</source>
        <translation>请入座，牌已备好</translation>
    </message>
    <message>
        <source>{rules} · {players}</source>
        <translation>{rules} · {players}</translation>
    </message>
    <message>
        <source>Quick game</source>
        <translation>快速开始</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>新对局</translation>
    </message>
    <message>
        <source>Choose rules, seats and opponents</source>
        <translation>选规则、座位与电脑</translation>
    </message>
    <message numerus="yes">
        <source>%n rule system(s)</source>
        <translation>
            <numerusform>%n 种规则</numerusform>
        </translation>
    </message>
    <message>
        <source>Tip</source>
        <translation>小窍门</translation>
    </message>
    <message>
        <source>Drag across your hand to pick several cards; press H for a hint.</source>
        <translation>在手牌上横向拖动可一次选中多张；按 H 让系统提示一手。</translation>
    </message>
    <message>
        <source>Version {version} · plays offline, collects nothing</source>
        <translation>版本 {version} · 离线可玩，不收集任何数据</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>全屏</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>语言</translation>
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
        <translation>仅你可见</translation>
    </message>
    <message>
        <source>Taken by the open landlord,</source>
        <translation>由明地主取得，</translation>
    </message>
    <message>
        <source>not shown</source>
        <translation>不公开</translation>
    </message>
    <message>
        <source>Taken by the landlord,</source>
        <translation>由地主取得，</translation>
    </message>
    <message>
        <source>Winning</source>
        <translation>赢牌</translation>
    </message>
    <message>
        <source>WIN</source>
        <comment>on a card</comment>
        <translation>赢牌</translation>
    </message>
    <message>
        <source>Left</source>
        <comment>card counter: cards not seen yet</comment>
        <translation>记牌器</translation>
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
        <translation>余牌</translation>
    </message>
    <message>
        <source>Will play: {play}</source>
        <translation>将出：{play}</translation>
    </message>
    <message>
        <source>These cards can be played in {count} ways</source>
        <translation>这几张有 {count} 种出法</translation>
    </message>
    <message>
        <source>{count} ways to play these {cards} cards</source>
        <translation>这 {cards} 张有 {count} 种出法</translation>
    </message>
    <message>
        <source>Arrow keys or digits to choose</source>
        <translation>方向键选择，或按数字键</translation>
    </message>
    <message>
        <source>Better to pass here</source>
        <translation>建议不出</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between names</comment>
        <translation>、</translation>
    </message>
    <message>
        <source>{wild} {rank} as: {others}</source>
        <translation>{wild} {rank} 当作：{others}</translation>
    </message>
    <message>
        <source>Multiplier {before} → {after}</source>
        <translation>倍数 {before} → {after}</translation>
    </message>
</context>
<context>
    <name>LookDialog</name>
    <message>
        <source>Language and theme</source>
        <translation>语言与外观</translation>
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
        <translation>语言</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>外观</translation>
    </message>
    <message>
        <source>System</source>
        <translation>跟随系统</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>浅色</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>深色</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>高对比</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>Something went wrong; the game goes on. The log has the details.</source>
        <translation>程序出了点问题，牌局照常进行。详情见日志。</translation>
    </message>
    <message>
        <source>This match could not go on</source>
        <translation>这场对局无法继续</translation>
    </message>
    <message>
        <source>Something went wrong in the program. The log has the details; you can begin another match.</source>
        <translation>程序出了问题，详情见日志。可以重新开一场。</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>知道了</translation>
    </message>
    <message>
        <source>The settings could not be read, so the defaults are in use. The old file is kept beside the new one.</source>
        <translation>设置文件读不出来，已改用默认设置。原来的文件保留在旁边。</translation>
    </message>
    <message>
        <source>Settings are back to their defaults</source>
        <translation>设置已恢复默认</translation>
    </message>
    <message>
        <source>Record of a hand: {rules}</source>
        <translation>牌局记录：{rules}</translation>
    </message>
    <message>
        <source>The record is in order: every decision was legal.</source>
        <translation>记录完好：每一步都合乎规则。</translation>
    </message>
    <message>
        <source>Points by seat: {points}</source>
        <translation>各座得分：{points}</translation>
    </message>
    <message>
        <source>This version cannot play it back yet; “ddz-desktop replay FILE” prints it in a terminal.</source>
        <translation>这个版本还不能回放；在终端里用“ddz-desktop replay 文件”可以查看。</translation>
    </message>
    <message>
        <source>House rules: {rules}</source>
        <translation>房规：{rules}</translation>
    </message>
    <message>
        <source>They can be played as they are; this version has no editor for them yet.</source>
        <translation>可以直接用它开局；这个版本还不能修改房规。</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>开局</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>The settings could not be saved; they hold until the window is closed.</source>
        <translation>设置没能保存，只在这次打开期间有效。</translation>
    </message>
    <message>
        <source>Dou Dizhu</source>
        <translation>斗地主</translation>
    </message>
</context>
<context>
    <name>MatchPage</name>
    <message>
        <source>Give up this hand?</source>
        <translation>这一局认输？</translation>
    </message>
    <message>
        <source>It counts as lost with everything that has been doubled so far. The match goes on.</source>
        <translation>按目前的倍数算输，对局继续。</translation>
    </message>
    <message>
        <source>Give up</source>
        <translation>认输</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>继续打</translation>
    </message>
    <message>
        <source>Leave the table?</source>
        <translation>离开牌桌？</translation>
    </message>
    <message>
        <source>This hand is not over: it is dropped and counts for nobody. The match ends here.</source>
        <translation>这一局还没打完：本局作废，不计分，对局到此结束。</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>离开</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>留下</translation>
    </message>
</context>
<context>
    <name>NewGamePage</name>
    <message>
        <source>New game</source>
        <translation>新对局</translation>
    </message>
    <message>
        <source>First choose the rules</source>
        <translation>第一步：选规则</translation>
    </message>
    <message>
        <source>Now seats and options</source>
        <translation>第二步：看座位与选项</translation>
    </message>
    <message>
        <source>First the rules, then the seats</source>
        <translation>先选规则，再看右边的座位</translation>
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
        <translation>每次抢地主</translation>
    </message>
    <message>
        <source>Attached singles</source>
        <translation>带的单牌</translation>
    </message>
    <message>
        <source>Both jokers attached together</source>
        <translation>可同时带大小王</translation>
    </message>
    <message>
        <source>Jokers</source>
        <translation>大小王</translation>
    </message>
    <message>
        <source>First-seat three, when won</source>
        <translation>头撂赢了算</translation>
    </message>
    <message>
        <source>Double report</source>
        <translation>双报到</translation>
    </message>
    <message>
        <source>Cards each and bottom</source>
        <translation>手牌＋底牌</translation>
    </message>
    <message>
        <source>Bombs that double</source>
        <translation>炸弹翻倍上限</translation>
    </message>
    <message>
        <source>Small bomb</source>
        <translation>小三炸弹</translation>
    </message>
    <message>
        <source>The call counts ×2 as each rob does; otherwise only robs count.</source>
        <translation>叫地主和每次抢一样 ×2；否则只有抢才翻倍。</translation>
    </message>
    <message>
        <source>Bids of a duel: 3 6 12 24 48, or 3 4 5 6 7.</source>
        <translation>抢地主的叫分：3、6、12、24、48，或 3、4、5、6、7。</translation>
    </message>
    <message>
        <source>Single cards attached to a plane or a four. Any: they may repeat a rank. Different: all of different ranks. Strict: never four of a rank, nor three of a rank next to the plane.</source>
        <translation>飞机或四张所带的单牌。任意：点数可以相同；不同：点数各不相同；严格：不能带四张相同的，也不能带紧挨着飞机的三张。</translation>
    </message>
    <message>
        <source>Whether small and big joker may both be attached to one play.</source>
        <translation>一手牌里能不能同时带上大王和小王。</translation>
    </message>
    <message>
        <source>Play with the two jokers; without them there is no rocket.</source>
        <translation>是否带大小王；不带就没有王炸。</translation>
    </message>
    <message>
        <source>The first to speak bids 3 at once: what a win then counts. A loss counts 3.</source>
        <translation>首叫的人直接叫 3 档：赢了算多少；输了算 3。</translation>
    </message>
    <message>
        <source>Each further reported set doubles again.</source>
        <translation>多报一组，再翻一倍。</translation>
    </message>
    <message>
        <source>Bombs beyond this number may be played but double no more.</source>
        <translation>超过这个数的炸弹照样能出，但不再翻倍。</translation>
    </message>
    <message>
        <source>Three 2s and a joker are a bomb, below 3333.</source>
        <translation>三个 2 加一张王是炸弹，比 3333 小。</translation>
    </message>
    <message>
        <source>Bids</source>
        <translation>叫分</translation>
    </message>
    <message>
        <source>Call and rob</source>
        <translation>抢地主</translation>
    </message>
    <message>
        <source>Duel</source>
        <translation>抢地主</translation>
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
        <translation>严格</translation>
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
        <translation>现在没有可以认输的牌局。</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>暂停</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>继续</translation>
    </message>
    <message>
        <source>Give up this hand</source>
        <translation>这一局认输</translation>
    </message>
    <message>
        <source>Leave the table</source>
        <translation>离开牌桌</translation>
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
        <translation>陈姐</translation>
    </message>
    <message>
        <source>You</source>
        <comment>a player who gave no name</comment>
        <translation>我</translation>
    </message>
    <message>
        <source>Novice</source>
        <translation>初级</translation>
    </message>
    <message>
        <source>Casual</source>
        <translation>中级</translation>
    </message>
    <message>
        <source>Strong</source>
        <translation>高级</translation>
    </message>
    <message>
        <source>Master</source>
        <translation>大师</translation>
    </message>
</context>
<context>
    <name>Plays</name>
    <message>
        <source>Single</source>
        <translation>单张</translation>
    </message>
    <message>
        <source>Pair</source>
        <translation>对子</translation>
    </message>
    <message>
        <source>Triple</source>
        <translation>三张</translation>
    </message>
    <message>
        <source>Triple with single</source>
        <translation>三带一</translation>
    </message>
    <message>
        <source>Triple with pair</source>
        <translation>三带二</translation>
    </message>
    <message>
        <source>Straight</source>
        <translation>顺子</translation>
    </message>
    <message>
        <source>Pair straight</source>
        <translation>连对</translation>
    </message>
    <message>
        <source>Plane</source>
        <translation>三顺</translation>
    </message>
    <message>
        <source>Plane with singles</source>
        <translation>飞机带单</translation>
    </message>
    <message>
        <source>Plane with pairs</source>
        <translation>飞机带对</translation>
    </message>
    <message>
        <source>Four with two</source>
        <translation>四带二</translation>
    </message>
    <message>
        <source>Four with two pairs</source>
        <translation>四带两对</translation>
    </message>
    <message>
        <source>Shuttle</source>
        <translation>航天飞机</translation>
    </message>
    <message>
        <source>Shuttle with singles</source>
        <translation>航天飞机带小翼</translation>
    </message>
    <message>
        <source>Shuttle with pairs</source>
        <translation>航天飞机带大翼</translation>
    </message>
    <message>
        <source>Four of a kind</source>
        <translation>四张</translation>
    </message>
    <message>
        <source>Four with triple</source>
        <translation>四带三</translation>
    </message>
    <message>
        <source>Four with triple and pair</source>
        <translation>四带三带二</translation>
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
        <translation>炸弹</translation>
    </message>
    <message>
        <source>Rocket</source>
        <translation>王炸</translation>
    </message>
    <message>
        <source>Gun</source>
        <translation>枪</translation>
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
        <translation>导弹</translation>
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
        <translation>小三炸弹</translation>
    </message>
    <message>
        <source>Pure wild bomb</source>
        <translation>纯癞炸弹</translation>
    </message>
    <message>
        <source>Soft bomb</source>
        <translation>软炸弹</translation>
    </message>
    <message>
        <source>Hard bomb</source>
        <translation>硬炸弹</translation>
    </message>
    <message>
        <source>Two-joker bomb</source>
        <translation>双王炸</translation>
    </message>
    <message>
        <source>Three-joker bomb</source>
        <translation>三王炸</translation>
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
        <translation>轮到你叫分</translation>
    </message>
    <message>
        <source>Your turn: rob or not?</source>
        <translation>轮到你：抢还是不抢？</translation>
    </message>
    <message>
        <source>Your turn: call or not?</source>
        <translation>轮到你：叫不叫地主？</translation>
    </message>
    <message>
        <source>Nobody has bid yet.</source>
        <translation>还没有人叫分。</translation>
    </message>
    <message>
        <source>Highest so far: {name}, {bid}.</source>
        <translation>当前最高：{name} {bid}。</translation>
    </message>
    <message>
        <source> Bidding 3 first makes you landlord; a win then counts 4.</source>
        <translation>首家叫 3 档就是头撂：马上当地主，赢了计 4。</translation>
    </message>
    <message>
        <source> Bidding 3 makes you landlord at once, and you lead.</source>
        <translation>叫到 3 立即成为地主，先出牌。</translation>
    </message>
    <message>
        <source>The first to call is landlord and leads.</source>
        <translation>先叫的人就是地主，先出牌。</translation>
    </message>
    <message>
        <source>A call is a bid of 3; the others may then rob.</source>
        <translation>叫地主底数为 3，其他人还可以抢。</translation>
    </message>
    <message>
        <source>A call doubles the stake; the others may then rob, each time ×2.</source>
        <translation>叫地主 ×2；其他人还可以抢，每抢一次 ×2。</translation>
    </message>
    <message>
        <source>After a call the others may rob, each time ×2.</source>
        <translation>叫了以后其他人还可以抢，每抢一次 ×2。</translation>
    </message>
    <message>
        <source>The bid is {bid}; if you rob, it becomes {then}.</source>
        <translation>现在底数 {bid}；你若抢，底数变为 {then}。</translation>
    </message>
    <message>
        <source>{name} called ×2</source>
        <translation>{name}叫 ×2</translation>
    </message>
    <message>
        <source>{name} robbed ×2</source>
        <translation>{name}抢 ×2</translation>
    </message>
    <message>
        <source>if you rob, the multiplier becomes {multiplier}.</source>
        <translation>你若抢，倍数变为 {multiplier}。</translation>
    </message>
    <message>
        <source>{done}; {then}</source>
        <translation>{done}；{then}</translation>
    </message>
    <message>
        <source>Nobody bid: a void hand</source>
        <translation>无人叫，荒番</translation>
    </message>
    <message>
        <source>The next hand counts double.</source>
        <translation>下一局输赢 ×2。</translation>
    </message>
    <message>
        <source>Nobody bid</source>
        <translation>无人叫，重新发牌</translation>
    </message>
    <message>
        <source>The cards are dealt anew.</source>
        <translation>马上重新发牌。</translation>
    </message>
    <message>
        <source>Waiting for {name} to decide…</source>
        <translation>等待 {name} 决定…</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between names</comment>
        <translation>、</translation>
    </message>
    <message>
        <source>Waiting for the others to choose…</source>
        <translation>等待其他人选择…</translation>
    </message>
    <message>
        <source>You are the hidden landlord</source>
        <translation>你是暗地主</translation>
    </message>
    <message>
        <source>You hold the other winning card {card}. Only you know.</source>
        <translation>你手里有另一张赢牌 {card}。只有你知道。</translation>
    </message>
    <message>
        <source>Show: the whole hand ×2, the two landlords see each other&apos;s cards. Silent: playing {card} will give you away.</source>
        <translation>亮明：整局 ×2，两位地主可互看手牌；沉默：打出 {card} 时才会暴露。</translation>
    </message>
    <message>
        <source>You are the open landlord</source>
        <translation>你是明地主</translation>
    </message>
    <message>
        <source>Show: the whole hand ×2. Everybody knows your role anyway.</source>
        <translation>亮明：整局 ×2。你的身份大家本来就知道。</translation>
    </message>
    <message>
        <source>You are a farmer</source>
        <translation>你是农民</translation>
    </message>
    <message>
        <source>You are no landlord: it makes no difference what you choose.</source>
        <translation>你不是地主，选哪个都一样。</translation>
    </message>
    <message>
        <source>Everybody chooses at once; nothing is given away.</source>
        <translation>所有人同时选择，不会泄露身份</translation>
    </message>
    <message>
        <source>Everybody may double once, each time the whole hand ×2. Now ×{now}; if you double, ×{then}.</source>
        <translation>每人可加一次，每次整局 ×2。现在 {now} 倍，你加后 {then} 倍。</translation>
    </message>
    <message>
        <source>Do you double?</source>
        <translation>要加倍吗？</translation>
    </message>
    <message>
        <source>You are {role}: please lead</source>
        <translation>你是{role}，请先出牌</translation>
    </message>
    <message>
        <source>{name} plays open, ×2</source>
        <translation>{name}明牌，输赢 ×2</translation>
    </message>
    <message>
        <source>{name} spreads the hand, ×2</source>
        <translation>{name}摊打，输赢 ×2</translation>
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
        <translation>没有能压过的牌</translation>
    </message>
    <message>
        <source>No card of yours beats this; passing in {seconds} s.</source>
        <translation>没有能压过的牌，{seconds} 秒后自动不出</translation>
    </message>
    <message>
        <source>Auto-play: the computer plays for you</source>
        <translation>托管中，电脑替你出牌</translation>
    </message>
    <message>
        <source>Press A or click here to take back</source>
        <translation>按 A 或点这里收回</translation>
    </message>
    <message>
        <source>Winning card {card}: whoever is dealt it first is the open landlord</source>
        <translation>赢牌 {card}：先拿到的人是明地主</translation>
    </message>
    <message>
        <source>Who is dealt {card} speaks first</source>
        <translation>明牌 {card} 在谁手里，谁先叫</translation>
    </message>
    <message>
        <source>First: {card}</source>
        <translation>首叫牌 {card}</translation>
    </message>
    <message>
        <source>Wild</source>
        <translation>癞子</translation>
    </message>
    <message>
        <source>Heaven</source>
        <translation>天癞子</translation>
    </message>
    <message>
        <source>Earth</source>
        <translation>地癞子</translation>
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
        <translation>你有 {count} 张，可当 3 到 2 任意一张，不能当王</translation>
    </message>
    <message>
        <source>Open: all {others} farmers see your whole hand; you win or lose ×2.</source>
        <translation>明牌：把整手牌亮给 {others} 位农民，本局输赢 ×2。</translation>
    </message>
    <message>
        <source>Play with an open hand?</source>
        <translation>要明牌吗？</translation>
    </message>
    <message>
        <source>Spread: all {others} farmers see your whole hand; every payment ×2.</source>
        <translation>摊打：把整手牌亮给 {others} 位农民，本局每一份输赢 ×2。</translation>
    </message>
    <message>
        <source>Spread your hand?</source>
        <translation>摊打还是暗打？</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>报到</translation>
    </message>
    <message>
        <source>Fight or not?</source>
        <translation>打还是不打？</translation>
    </message>
    <message>
        <source>Fight: a win counts ×2; after a loss nobody pays anything.</source>
        <translation>打：赢了 ×2；输了谁也不付。</translation>
    </message>
    <message>
        <source>No fight: you win at once; {bid}, first-seat 3 counts 4.</source>
        <translation>不打：马上赢，按 {bid}结算，头撂计 4。</translation>
    </message>
    <message>
        <source>No fight: you win at once; {bid}.</source>
        <translation>不打：马上赢，按 {bid}结算。</translation>
    </message>
    <message>
        <source>Every reported set beyond the first: another ×2.</source>
        <translation>报两组以上，每多一组再 ×2。</translation>
    </message>
    <message>
        <source>First-seat 3 · a win counts 4</source>
        <translation>头撂 · 赢计 4</translation>
    </message>
    <message>
        <source>Four jokers</source>
        <translation>四张王</translation>
    </message>
    <message>
        <source>{count} × {rank}</source>
        <translation>{count} 张 {rank}</translation>
    </message>
</context>
<context>
    <name>RankingDialog</name>
    <message numerus="yes">
        <source>Points after %n hand(s)</source>
        <translation>
            <numerusform>共 %n 局，总分如下</numerusform>
        </translation>
    </message>
    <message>
        <source>Home</source>
        <translation>回主页</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>再来一场</translation>
    </message>
    <message>
        <source>You win the match!</source>
        <translation>你赢得了这场对局！</translation>
    </message>
    <message>
        <source>You share the first place!</source>
        <translation>你并列第一！</translation>
    </message>
    <message>
        <source>{name} wins the match</source>
        <translation>{name}赢得了这场对局</translation>
    </message>
    <message>
        <source>A shared first place</source>
        <translation>并列第一</translation>
    </message>
</context>
<context>
    <name>Reasons</name>
    <message>
        <source>Choose cards first</source>
        <translation>请先选牌</translation>
    </message>
    <message>
        <source>These cards are not in your hand</source>
        <translation>你手里没有这几张</translation>
    </message>
    <message>
        <source>These cards make no play</source>
        <translation>不成牌型</translation>
    </message>
    <message>
        <source>A 2 cannot be in a straight</source>
        <translation>2 不能放进顺子</translation>
    </message>
    <message>
        <source>A joker cannot be in a straight</source>
        <translation>王不能放进顺子</translation>
    </message>
    <message>
        <source>Too short for a straight</source>
        <translation>太短，不成顺子</translation>
    </message>
    <message>
        <source>Too long for a straight</source>
        <translation>太长，不成顺子</translation>
    </message>
    <message>
        <source>The ranks are not consecutive</source>
        <translation>点数不相连</translation>
    </message>
    <message>
        <source>The number of attached cards does not fit</source>
        <translation>带的张数不对</translation>
    </message>
    <message>
        <source>Such cards cannot be attached</source>
        <translation>不能带这样的牌</translation>
    </message>
    <message>
        <source>An attached card must have another rank than the body</source>
        <translation>带的牌不能和主体同点</translation>
    </message>
    <message>
        <source>Attached cards must differ in rank</source>
        <translation>带的牌不能同点</translation>
    </message>
    <message>
        <source>These attached cards would lengthen the plane</source>
        <translation>这样带会和飞机连在一起</translation>
    </message>
    <message>
        <source>Both jokers cannot be attached together</source>
        <translation>大小王不能一起带</translation>
    </message>
    <message>
        <source>The attached pairs must be consecutive</source>
        <translation>带的对子必须相连</translation>
    </message>
    <message>
        <source>A small and a big joker are no pair</source>
        <translation>大小王不是对子</translation>
    </message>
    <message>
        <source>Wild cards alone count as themselves</source>
        <translation>癞子单独出只算本身</translation>
    </message>
    <message>
        <source>A wild card cannot stand for a joker</source>
        <translation>癞子不能当王</translation>
    </message>
    <message>
        <source>These rules do not have this kind of play</source>
        <translation>这套规则没有这种牌型</translation>
    </message>
    <message>
        <source>Another kind than the play on the table</source>
        <translation>和桌上的牌型不同</translation>
    </message>
    <message>
        <source>Another number of cards than the play on the table</source>
        <translation>和桌上的张数不同</translation>
    </message>
    <message>
        <source>Lower than the play on the table</source>
        <translation>比桌上的小</translation>
    </message>
    <message>
        <source>Smaller than the bomb on the table</source>
        <translation>比桌上的炸弹小</translation>
    </message>
    <message>
        <source>Your bombs are used up</source>
        <translation>炸弹次数已用完</translation>
    </message>
    <message>
        <source>You lead, so you cannot pass</source>
        <translation>轮到你先出，不能不出</translation>
    </message>
    <message>
        <source>a straight</source>
        <translation>顺子</translation>
    </message>
    <message>
        <source>a pair straight</source>
        <translation>连对</translation>
    </message>
    <message>
        <source>a plane</source>
        <translation>飞机</translation>
    </message>
    <message>
        <source>a shuttle</source>
        <translation>航天飞机</translation>
    </message>
    <message>
        <source>That came too late: the table has moved on</source>
        <translation>晚了一步，牌局已经往下走了</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between ranks</comment>
        <translation>、</translation>
    </message>
    <message>
        <source>A 2 cannot be in {chain}</source>
        <translation>{chain}里不能有 2</translation>
    </message>
    <message>
        <source>A joker cannot be in {chain}</source>
        <translation>{chain}里不能有王</translation>
    </message>
    <message>
        <source>For {chain} at least {number} ranks are needed, here are {found}</source>
        <translation>{chain}至少要 {number} 连，这里只有 {found} 连</translation>
    </message>
    <message>
        <source>For {chain} at most {number} ranks are allowed, here are {found}</source>
        <translation>{chain}最多 {number} 连，这里有 {found} 连</translation>
    </message>
    <message>
        <source>For {chain} the ranks must be consecutive: {ranks} are not</source>
        <translation>{chain}要点数相连，{ranks} 不相连</translation>
    </message>
    <message>
        <source>You do not hold so many of {ranks}</source>
        <translation>你没有那么多 {ranks}</translation>
    </message>
    <message>
        <source>{ranks} cannot be attached to cards of the same rank</source>
        <translation>{ranks} 和主体同点，不能带</translation>
    </message>
    <message>
        <source>On the table: {kind}; only that or a bomb beats it</source>
        <translation>桌上是{kind}，要同牌型或炸弹才能压</translation>
    </message>
    <message>
        <source>The play on the table has {number} cards, here are {found}</source>
        <translation>桌上是 {number} 张，你选了 {found} 张</translation>
    </message>
    <message>
        <source>These rules do not have this kind: {kind}</source>
        <translation>这套规则没有{kind}</translation>
    </message>
    <message>
        <source>Nothing beats the rocket</source>
        <translation>王炸最大，压不过</translation>
    </message>
    <message>
        <source>Only a higher bomb beats a bomb</source>
        <translation>只有更大的炸弹才能压</translation>
    </message>
    <message>
        <source> or </source>
        <comment>between two sets of attached cards</comment>
        <translation>或</translation>
    </message>
    <message>
        <source>{body} takes {wanted}</source>
        <translation>{body} 要带{wanted}</translation>
    </message>
    <message>
        <source>{count} × triple</source>
        <translation>{count} 组三张</translation>
    </message>
    <message>
        <source>{count} × pair</source>
        <translation>{count} 对</translation>
    </message>
    <message>
        <source>{count} × single</source>
        <translation>{count} 张单牌</translation>
    </message>
    <message>
        <source> and </source>
        <comment>between attached triples and pairs</comment>
        <translation>加</translation>
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
        <translation>抢地主</translation>
    </message>
    <message>
        <source>Bomb</source>
        <translation>炸弹</translation>
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
        <translation>头撂</translation>
    </message>
    <message>
        <source>Void hand before</source>
        <translation>荒番</translation>
    </message>
    <message>
        <source>Spread hand</source>
        <translation>摊打</translation>
    </message>
    <message>
        <source>Open king</source>
        <translation>明王</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>报到</translation>
    </message>
    <message>
        <source>Double report</source>
        <translation>双报到</translation>
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
        <translation>规则设定</translation>
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
        <translation>农民一张没出</translation>
    </message>
    <message>
        <source>the landlords played no card</source>
        <translation>地主一张没出</translation>
    </message>
    <message>
        <source>the landlord played only once</source>
        <translation>地主只出了一手</translation>
    </message>
    <message>
        <source>nobody bid in the hand before</source>
        <translation>上一局无人叫</translation>
    </message>
    <message>
        <source>the marker card is a joker</source>
        <translation>明牌是王</translation>
    </message>
    <message>
        <source>both landlords</source>
        <translation>两位地主</translation>
    </message>
    <message>
        <source>{name} fought and lost: nobody pays</source>
        <translation>{name}报到后打输，谁也不付</translation>
    </message>
    <message>
        <source>{name} won without a fight</source>
        <translation>{name}报到不打，直接赢</translation>
    </message>
    <message>
        <source>{name} fought and won</source>
        <translation>{name}报到后打赢</translation>
    </message>
    <message>
        <source>not reached</source>
        <translation>未成立</translation>
    </message>
    <message>
        <source>nobody robbed</source>
        <translation>没有人抢</translation>
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
        <translation>地主没有亮牌</translation>
    </message>
    <message>
        <source>no landlord showed</source>
        <translation>没有地主亮明</translation>
    </message>
    <message>
        <source>nobody doubled</source>
        <translation>没有人加倍</translation>
    </message>
    <message>
        <source>no win after a first bid of 3</source>
        <translation>没有首家叫 3 并获胜</translation>
    </message>
    <message>
        <source>nothing was reported</source>
        <translation>没有报到</translation>
    </message>
    <message>
        <source>Bombs</source>
        <translation>炸弹</translation>
    </message>
    <message>
        <source>none that doubles was played</source>
        <translation>没有出过翻倍的炸弹</translation>
    </message>
    <message>
        <source>Spring / anti-spring</source>
        <translation>春天 / 反春</translation>
    </message>
    <message>
        <source>the losing side played cards</source>
        <translation>输的一方出过牌</translation>
    </message>
    <message>
        <source>the farmers played cards</source>
        <translation>农民出过牌</translation>
    </message>
    <message>
        <source>the landlord played more than once</source>
        <translation>地主出过不止一手</translation>
    </message>
    <message>
        <source>Nobody bid</source>
        <translation>无人叫</translation>
    </message>
    <message>
        <source>The farmers win</source>
        <translation>农民胜</translation>
    </message>
    <message>
        <source>The emperor wins</source>
        <translation>皇帝胜</translation>
    </message>
    <message>
        <source>The landlord wins</source>
        <translation>地主胜</translation>
    </message>
    <message>
        <source>{name}&apos;s side wins, after {plays} plays</source>
        <translation>{name}一方获胜，共 {plays} 手</translation>
    </message>
    <message>
        <source>{name} is out first, after {plays} plays</source>
        <translation>{name}先出完，共 {plays} 手</translation>
    </message>
    <message>
        <source>{name} is out first, after {minutes} min {seconds} s and {plays} plays</source>
        <translation>{name}先出完，用时 {minutes} 分 {seconds} 秒，共 {plays} 手</translation>
    </message>
    <message>
        <source>Each farmer pays the landlord</source>
        <translation>每位农民付给地主</translation>
    </message>
    <message>
        <source>The landlord pays each farmer</source>
        <translation>地主付给每位农民</translation>
    </message>
    <message>
        <source>{name}, open landlord: 2 parts of 3</source>
        <translation>{name}（明地主）占三份中的两份</translation>
    </message>
    <message>
        <source>{name}, hidden landlord: 1 part of 3</source>
        <translation>{name}（暗地主）占三份中的一份</translation>
    </message>
    <message>
        <source>{left} left</source>
        <translation>剩 {left} 张</translation>
    </message>
    <message>
        <source>Out</source>
        <translation>已出完</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>回主页</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>看复盘</translation>
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
        <translation>倍数怎么来的</translation>
    </message>
    <message>
        <source>factor</source>
        <translation>倍数</translation>
    </message>
    <message>
        <source>so far</source>
        <translation>累计</translation>
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
        <translation>总分</translation>
    </message>
    <message>
        <source>Sum {sum} · saved as a replay</source>
        <translation>合计 {sum} · 已存为回放</translation>
    </message>
    <message>
        <source>Sum {sum}</source>
        <translation>合计 {sum}</translation>
    </message>
    <message>
        <source>The next hand begins in {seconds} s</source>
        <translation>{seconds} 秒后自动开始</translation>
    </message>
    <message>
        <source>Your score</source>
        <translation>你的得分</translation>
    </message>
</context>
<context>
    <name>SystemGrid</name>
    <message>
        <source>All {count}</source>
        <translation>全部 {count}</translation>
    </message>
    <message>
        <source>Search rules</source>
        <translation>搜索规则</translation>
    </message>
    <message>
        <source>No rule system is called that. Try another word, or all numbers of players.</source>
        <translation>没有这个名字的规则。换个词，或者看看全部人数。</translation>
    </message>
    <message>
        <source>The more dots, the more there is to learn</source>
        <translation>圆点越多，规则越复杂</translation>
    </message>
</context>
<context>
    <name>Systems</name>
    <message>
        <source>Yixing Classic</source>
        <translation>宜兴经典</translation>
    </message>
    <message>
        <source>Yixing Wild</source>
        <translation>癞子</translation>
    </message>
    <message>
        <source>Yixing Two Wilds</source>
        <translation>天地癞子</translation>
    </message>
    <message>
        <source>Yixing Four</source>
        <translation>宜兴四人</translation>
    </message>
    <message>
        <source>Yixing Two</source>
        <translation>宜兴二人</translation>
    </message>
    <message>
        <source>Traditional</source>
        <translation>传统</translation>
    </message>
    <message>
        <source>Shanghai Four</source>
        <translation>上海四人</translation>
    </message>
    <message>
        <source>Standard Two</source>
        <translation>二人标准</translation>
    </message>
    <message>
        <source>Standard Three</source>
        <translation>三人标准</translation>
    </message>
    <message>
        <source>Hu Ronghua Four</source>
        <translation>胡荣华四人</translation>
    </message>
    <message>
        <source>Five</source>
        <translation>五人 · 明暗地主</translation>
    </message>
    <message>
        <source>Fight the Emperor</source>
        <translation>斗皇帝</translation>
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
        <translation>每人 17 张 · 底 3</translation>
    </message>
    <message>
        <source>Bids or calls and robs</source>
        <translation>叫分 / 抢地主</translation>
    </message>
    <message>
        <source>One rank becomes wild</source>
        <translation>叫完翻一种癞子</translation>
    </message>
    <message>
        <source>Drawn after the auction</source>
        <translation>一种癞子</translation>
    </message>
    <message>
        <source>Two ranks become wild</source>
        <translation>天、地两种癞子</translation>
    </message>
    <message>
        <source>Two decks, 25 cards</source>
        <translation>两副牌 · 25 张</translation>
    </message>
    <message>
        <source>Bombs of 4 to 8 cards</source>
        <translation>枪炮到天炸</translation>
    </message>
    <message>
        <source>Without 3, 4 and 5</source>
        <translation>去掉 3 4 5</translation>
    </message>
    <message>
        <source>Open hand, small bomb</source>
        <translation>明牌、小三炸弹</translation>
    </message>
    <message>
        <source>Spring ×3</source>
        <translation>春天 ×3</translation>
    </message>
    <message>
        <source>Spread, report, void hands</source>
        <translation>摊打、报到、荒番</translation>
    </message>
    <message>
        <source>20 cards, 3 at the bottom</source>
        <translation>20 张 · 底 3</translation>
    </message>
    <message>
        <source>First to call is landlord</source>
        <translation>先叫先当</translation>
    </message>
    <message>
        <source>Bidding goes round, up to 3</source>
        <translation>往复叫分到 3</translation>
    </message>
    <message>
        <source>No spring</source>
        <translation>不算春天</translation>
    </message>
    <message>
        <source>Two jokers are a bomb</source>
        <translation>双王也是炸</translation>
    </message>
    <message>
        <source>Two decks, 34 cards</source>
        <translation>两副牌 · 34 张</translation>
    </message>
    <message>
        <source>Carriers and spacecraft</source>
        <translation>航母、航天器</translation>
    </message>
    <message>
        <source>Three players, one deck, 17 cards each and 3 at the bottom. Bombs, the rocket and spring double.</source>
        <translation>三人一副牌，每人 17 张、底牌 3 张。炸弹和王炸 ×2，春天与反春 ×2。</translation>
    </message>
    <message>
        <source>Bombs of up to 12</source>
        <translation>最多 12 张炸</translation>
    </message>
    <message>
        <source>17 cards, bottom 3</source>
        <translation>17 张 · 底 3</translation>
    </message>
    <message>
        <source>Straights from A or 2</source>
        <translation>A 2 可成顺</translation>
    </message>
    <message>
        <source>Six-card bombs double</source>
        <translation>六张起翻倍</translation>
    </message>
    <message>
        <source>Open and hidden landlord</source>
        <translation>明暗两位地主</translation>
    </message>
    <message>
        <source>As Yixing Classic, but after the auction one rank is drawn: its cards may stand for any rank from 3 to 2.</source>
        <translation>同宜兴经典；叫完地主翻出一种癞子，可以当 3 到 2 的任何一张。</translation>
    </message>
    <message>
        <source>As Yixing Classic with two wild ranks: one drawn before the auction, the other after it. Larger bombs beat smaller ones.</source>
        <translation>同宜兴经典，有天、地两种癞子：天癞子叫牌前翻，地癞子叫牌后翻。张数多的炸弹大。</translation>
    </message>
    <message>
        <source>Four players, two decks, 25 cards each and 8 at the bottom. A plane&apos;s pairs must be consecutive; four jokers beat everything.</source>
        <translation>四人两副牌，每人 25 张、底牌 8 张。飞机带的对子要相连；四张王最大。</translation>
    </message>
    <message>
        <source>Two players, a deck without 3, 4 and 5. Five cards stay face down, so nobody knows everything.</source>
        <translation>二人，去掉 3、4、5。五张牌扣着不用，谁也看不全。</translation>
    </message>
    <message>
        <source>Three players. The landlord may lay the hand open for double; three 2s with a joker are a small bomb; spring triples.</source>
        <translation>三人。地主可以明牌 ×2；三个 2 加一张王是小三炸弹；春天 ×3。</translation>
    </message>
    <message>
        <source>Four players, two decks. Bids limit the farmers&apos; bombs, a strong landlord may spread or report, an auction without bids doubles the next hand.</source>
        <translation>四人两副牌。农民的炸弹次数看叫分；地主牌好可以摊打、报到；无人叫分下一局荒番 ×2。</translation>
    </message>
    <message>
        <source>Two players, 20 cards each, 11 out of play. Whoever calls first is landlord.</source>
        <translation>二人各 20 张，11 张不用。先叫的当地主。</translation>
    </message>
    <message>
        <source>The published form of the game: bidding up to 3, attached cards all different, no spring.</source>
        <translation>竞技规则：往复叫分到 3，带的单牌各不相同，不算春天。</translation>
    </message>
    <message>
        <source>Four players, two decks; only the landlord sees the 8 cards at the bottom. Rockets and bombs of six cards or more double.</source>
        <translation>四人两副牌，8 张底牌只有地主看。六张以上的炸弹和王炸才翻倍。</translation>
    </message>
    <message>
        <source>Five players, two decks. Whoever is dealt the winning card is landlord; the twin card makes a hidden landlord on his side.</source>
        <translation>五人两副牌。先抓到赢牌的是明地主，抓到另一张的是暗地主，与他一边。</translation>
    </message>
    <message>
        <source>Three players, two decks, 34 cards each. Four of a kind is no bomb but carries triples and pairs; bombs begin at five cards.</source>
        <translation>三人两副牌，每人 34 张。四张不是炸弹，可以带三张和对子；五张起才是炸弹。</translation>
    </message>
    <message>
        <source>Easy to learn</source>
        <translation>容易上手</translation>
    </message>
    <message>
        <source>Some things to learn</source>
        <translation>有些讲究</translation>
    </message>
    <message>
        <source>Much to learn</source>
        <translation>讲究较多</translation>
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
        <translation>摊打</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>报到</translation>
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
        <translation>头撂</translation>
    </message>
    <message>
        <source>Open ×2</source>
        <translation>明牌 ×2</translation>
    </message>
    <message>
        <source>Spread ×2</source>
        <translation>摊打 ×2</translation>
    </message>
    <message>
        <source>Reported</source>
        <translation>已报到</translation>
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
        <translation>电脑代打</translation>
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
        <translation>不报到</translation>
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
        <translation>抢地主</translation>
    </message>
    <message>
        <source>No rob</source>
        <translation>不抢</translation>
    </message>
    <message>
        <source>Report, no fight</source>
        <translation>报到，不打</translation>
    </message>
    <message>
        <source>Report, fight ×2</source>
        <translation>报到，打 ×2</translation>
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
        <translation>重选</translation>
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
        <translation>跳过动画</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Play this</source>
        <translation>出这一手</translation>
    </message>
    <message>
        <source>It is not your turn yet</source>
        <translation>还没轮到你</translation>
    </message>
    <message>
        <source>A bid must be higher than the highest so far</source>
        <translation>要比当前最高的叫得更高</translation>
    </message>
    <message>
        <source>Choose cards first</source>
        <translation>请先选牌</translation>
    </message>
    <message>
        <source>These cards cannot be played now</source>
        <translation>这几张现在不能出</translation>
    </message>
    <message>
        <source>Tick at least one set</source>
        <translation>请至少勾选一组</translation>
    </message>
    <message>
        <source>Sorted from high to low</source>
        <translation>从大到小</translation>
    </message>
    <message>
        <source>Sorted from low to high</source>
        <translation>从小到大</translation>
    </message>
    <message>
        <source>Sorted by count</source>
        <translation>按张数</translation>
    </message>
    <message>
        <source>Sorted by kind</source>
        <translation>按牌型</translation>
    </message>
    <message>
        <source>dealing</source>
        <translation>发牌</translation>
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
        <translation>顺时针</translation>
    </message>
    <message>
        <source>counter-clockwise</source>
        <translation>逆时针</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>结算</translation>
    </message>
    <message>
        <source>robbing</source>
        <translation>抢地主</translation>
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
        <translation>农民</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>身份未明</translation>
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
        <translation>{bid} 档</translation>
    </message>
    <message>
        <source>Bid {bid}</source>
        <translation>{bid} 分</translation>
    </message>
    <message>
        <source>Bombs: no limit</source>
        <translation>炸弹 不限</translation>
    </message>
    <message>
        <source>Bombs {used}/{allowed}</source>
        <translation>炸弹 {used}/{allowed}</translation>
    </message>
    <message>
        <source>Thinking…</source>
        <translation>考虑中…</translation>
    </message>
    <message>
        <source>Decided</source>
        <translation>已选择</translation>
    </message>
    <message>
        <source>Report!</source>
        <translation>报到</translation>
    </message>
    <message>
        <source>Gives up</source>
        <translation>认输</translation>
    </message>
    <message>
        <source>cards left: {left}</source>
        <translation>剩 {left} 张</translation>
    </message>
    <message>
        <source>total {score}</source>
        <translation>总分 {score}</translation>
    </message>
    <message>
        <source>to act</source>
        <translation>轮到他</translation>
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
    <name>Tools</name>
    <message>
        <source>How the multiplier came about</source>
        <translation>倍数怎么来的</translation>
    </message>
    <message>
        <source>Multiplier {multiplier}, base score {base}; opens the factors</source>
        <translation>倍数 {multiplier}，底分 {base}；打开倍数明细</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>菜单</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>设置</translation>
    </message>
    <message>
        <source>Auto</source>
        <translation>托管</translation>
    </message>
    <message>
        <source>Sort</source>
        <translation>理牌</translation>
    </message>
    <message>
        <source>Last trick</source>
        <translation>上一轮</translation>
    </message>
    <message>
        <source>No trick has been played yet.</source>
        <translation>还没有打完一轮。</translation>
    </message>
</context>
</TS>
