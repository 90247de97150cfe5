<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN" sourcelanguage="en">
<context>
    <name>AboutPage</name>
    <message>
        <source>Copied</source>
        <translation>已复制</translation>
    </message>
    <message>
        <source>About</source>
        <translation>关于</translation>
    </message>
    <message>
        <source>Dou Dizhu</source>
        <translation>斗地主</translation>
    </message>
    <message>
        <source>compiled for this computer</source>
        <translation>运算已编译</translation>
    </message>
    <message>
        <source>running as plain Python</source>
        <translation>以纯 Python 运行</translation>
    </message>
    <message>
        <source>Version {version} · Windows, macOS, Linux · {speed}</source>
        <translation>版本 {version} · Windows、macOS、Linux · {speed}</translation>
    </message>
    <message>
        <source>Nothing leaves this computer: no account, no advertising, no statistics sent to anybody.</source>
        <translation>任何数据都不离开这台电脑：没有账号，没有广告，也不向任何人发送统计。</translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>许可</translation>
    </message>
    <message>
        <source>This program: MIT, free to use, change and share</source>
        <translation>本程序：MIT 许可，可自由使用、修改和分享</translation>
    </message>
    <message>
        <source>Fonts</source>
        <translation>字体</translation>
    </message>
    <message>
        <source>Noto Sans SC, Noto Serif SC, Barlow Semi Condensed (OFL 1.1)</source>
        <translation>思源黑体、思源宋体、Barlow（OFL 1.1）</translation>
    </message>
    <message>
        <source>Window</source>
        <translation>界面库</translation>
    </message>
    <message>
        <source>Qt and PySide6 (LGPL 3)</source>
        <translation>Qt 与 PySide6（LGPL 3）</translation>
    </message>
    <message>
        <source>Cards and icons</source>
        <translation>牌面与图标</translation>
    </message>
    <message>
        <source>Drawn for this program</source>
        <translation>为本程序原创绘制</translation>
    </message>
    <message>
        <source>Others</source>
        <translation>其他</translation>
    </message>
    <message>
        <source>All parts by others and their licences</source>
        <translation>所有第三方组件及其许可</translation>
    </message>
    <message>
        <source>Where your games are kept</source>
        <translation>存档位置</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>打开</translation>
    </message>
    <message>
        <source>Licences</source>
        <translation>开源许可</translation>
    </message>
    <message>
        <source>Copy version information</source>
        <translation>复制版本信息</translation>
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
        <translation>目录</translation>
    </message>
    <message>
        <source>Rules that this page speaks of</source>
        <translation>这一页讲的是哪种规则</translation>
    </message>
    <message>
        <source>Which kinds are shown</source>
        <translation>显示哪些牌型</translation>
    </message>
    <message>
        <source>All {count}</source>
        <translation>全部 {count} 种</translation>
    </message>
    <message>
        <source>These rules</source>
        <translation>当前规则</translation>
    </message>
</context>
<context>
    <name>BackupPanel</name>
    <message>
        <source>Backing up…</source>
        <translation>正在备份…</translation>
    </message>
    <message>
        <source>Back up</source>
        <translation>备份</translation>
    </message>
    <message>
        <source>Restore a back-up</source>
        <translation>恢复备份</translation>
    </message>
    <message>
        <source>Restoring…</source>
        <translation>正在恢复…</translation>
    </message>
    <message>
        <source>Everything is backed up.</source>
        <translation>全部已备份。</translation>
    </message>
    <message>
        <source>The back-up was not made.</source>
        <translation>备份没有完成。</translation>
    </message>
    <message>
        <source>Everything is restored.</source>
        <translation>全部已恢复。</translation>
    </message>
    <message>
        <source>One moment, please</source>
        <translation>请稍等</translation>
    </message>
    <message>
        <source>settings</source>
        <translation>设置</translation>
    </message>
    <message>
        <source>an unfinished match</source>
        <translation>一场未打完的对局</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between the parts of a back-up</comment>
        <translation>、</translation>
    </message>
    <message>
        <source>Back-ups (*{suffix})</source>
        <translation>备份 (*{suffix})</translation>
    </message>
    <message>
        <source>Back-up</source>
        <translation>备份</translation>
    </message>
    <message>
        <source>One file with your settings, history, saved choices, house rules and the unfinished match.</source>
        <translation>把设置、对局记录、收藏的选择、房规和未打完的对局存进一个文件。</translation>
    </message>
    <message>
        <source>Back up…</source>
        <translation>备份…</translation>
    </message>
    <message>
        <source>Restore…</source>
        <translation>恢复…</translation>
    </message>
</context>
<context>
    <name>Bubble</name>
    <message>
        <source>Go on</source>
        <translation>继续</translation>
    </message>
    <message>
        <source>Leave the lesson</source>
        <translation>先不学了</translation>
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
    <name>ChangeDialog</name>
    <message>
        <source>Change the table</source>
        <translation>更改牌桌</translation>
    </message>
    <message>
        <source>Other rules, hands or time begin the match anew: points go back to 0.</source>
        <translation>换规则、局数或时限会重新开始比赛，得分清零。</translation>
    </message>
    <message>
        <source>While a hand is being played only what is allowed can be changed.</source>
        <translation>打牌时只能更改允许事项。</translation>
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
        <translation>图</translation>
    </message>
    <message>
        <source>The same numbers in another form</source>
        <translation>同样的数字，换一种样子</translation>
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
        <translation>房主关闭了自由聊天。</translation>
    </message>
    <message>
        <source>Say something…</source>
        <translation>说点什么…</translation>
    </message>
    <message>
        <source>Free chat is off</source>
        <translation>自由聊天已关闭</translation>
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
        <translation>发送</translation>
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
        <translation>房间码</translation>
    </message>
    <message>
        <source>The host of &quot;{table}&quot; can tell you the six digits.</source>
        <translation>请向“{table}”的房主询问六位数字。</translation>
    </message>
    <message>
        <source>The host can tell you the six digits.</source>
        <translation>请向房主询问六位数字。</translation>
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
        <translation>房间码</translation>
    </message>
    <message>
        <source>Another code</source>
        <translation>换一个码</translation>
    </message>
    <message>
        <source>Anybody in the network who sees the table can sit down.</source>
        <translation>网络里看到这桌的人都能入座。</translation>
    </message>
</context>
<context>
    <name>Contents</name>
    <message>
        <source>My house rules</source>
        <translation>我的房规</translation>
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
            <numerusform>%n 处不同</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n change(s)</source>
        <translation>
            <numerusform>%n 处改动</numerusform>
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
            <numerusform>%n 秒后可再试。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DataSection</name>
    <message>
        <source>All settings as they were at first</source>
        <translation>把全部设置恢复为默认</translation>
    </message>
    <message>
        <source>Your name, the history and house rules stay as they are.</source>
        <translation>你的名字、历史和房规不变。</translation>
    </message>
    <message>
        <source>Reset all settings</source>
        <translation>恢复全部设置</translation>
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
        <translation>有了牌局码，每家拿到的牌都和当时那一局一样。</translation>
    </message>
    <message>
        <source>Deal code</source>
        <translation>牌局码</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>开打</translation>
    </message>
    <message>
        <source>A letter is wrong or missing. Was it copied whole?</source>
        <translation>有字母错了或缺了。是不是没有拷贝完整？</translation>
    </message>
    <message>
        <source>This is no deal code</source>
        <translation>这不是牌局码</translation>
    </message>
    <message>
        <source>{rules} · {players}</source>
        <translation>{rules} · {players}</translation>
    </message>
    <message>
        <source>Paste a deal code first.</source>
        <translation>请先粘贴牌局码。</translation>
    </message>
</context>
<context>
    <name>DifferenceLine</name>
    <message>
        <source>Undo: {title}</source>
        <translation>撤销：{title}</translation>
    </message>
</context>
<context>
    <name>DifferencesPanel</name>
    <message>
        <source>Different from {rules}</source>
        <translation>和{rules}的差别</translation>
    </message>
    <message>
        <source>Nothing yet. Change something in the middle.</source>
        <translation>还没有差别。在中间改几项吧。</translation>
    </message>
    <message>
        <source>Changes are written into the record of each hand.</source>
        <translation>改动会记进每一局的回放里。</translation>
    </message>
    <message>
        <source>No contradiction</source>
        <translation>没有矛盾</translation>
    </message>
    <message>
        <source>These rules can be played.</source>
        <translation>这套规则可以开局</translation>
    </message>
    <message>
        <source>This cannot be played</source>
        <translation>这样没法玩</translation>
    </message>
    <message>
        <source>Show where</source>
        <translation>看是哪一项</translation>
    </message>
</context>
<context>
    <name>DoorPanel</name>
    <message>
        <source>Who can come in</source>
        <translation>谁能进来</translation>
    </message>
    <message>
        <source>Room code</source>
        <translation>房间码</translation>
    </message>
    <message>
        <source>Another code</source>
        <translation>换一个码</translation>
    </message>
    <message>
        <source>Everybody in this network sees it</source>
        <translation>同一网络的人都能看到</translation>
    </message>
    <message>
        <source>It stands in their list of tables</source>
        <translation>在他们的牌桌列表里列出</translation>
    </message>
    <message>
        <source>Not in the list</source>
        <translation>不列出</translation>
    </message>
    <message>
        <source>Friends come by address or invitation</source>
        <translation>朋友凭地址或邀请进来</translation>
    </message>
    <message>
        <source>Tell it to your friends; invitations hold it, too.</source>
        <translation>把它告诉朋友；邀请里也带着它。</translation>
    </message>
    <message>
        <source>Anybody in the network who sees the table can sit down.</source>
        <translation>网络里看到这桌的人都能入座。</translation>
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
        <translation>炸弹</translation>
    </message>
    <message>
        <source>Auction</source>
        <translation>叫牌</translation>
    </message>
    <message>
        <source>Phases</source>
        <translation>阶段</translation>
    </message>
    <message>
        <source>Scoring</source>
        <translation>计分</translation>
    </message>
    <message>
        <source>Name of this house rule</source>
        <translation>房规的名字</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>保存</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>复制一份</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>删除</translation>
    </message>
    <message>
        <source>There is nothing to change here in these rules.</source>
        <translation>这套规则在这里没有可改的。</translation>
    </message>
    <message>
        <source>Bombs from high to low</source>
        <translation>炸弹从大到小</translation>
    </message>
    <message>
        <source>Give it a name first.</source>
        <translation>请先起个名字。</translation>
    </message>
    <message>
        <source>These rules contradict themselves.</source>
        <translation>这套规则自相矛盾。</translation>
    </message>
    <message>
        <source>Everything is saved.</source>
        <translation>已经保存好了。</translation>
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
        <source>You play {play}, {left} left.</source>
        <translation>你出{play}，剩 {left} 张。</translation>
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
        <translation>你认输。</translation>
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
        <source>You are the only landlord.</source>
        <translation>你独自当地主。</translation>
    </message>
    <message>
        <source>{name} is the only landlord.</source>
        <translation>{name} 是独自一人的地主。</translation>
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
        <translation>玩家、房规或牌局码</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>搜索</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>显示全部</translation>
    </message>
    <message>
        <source>All time</source>
        <translation>全部时间</translation>
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
        <translation>全部规则</translation>
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
        <translation>农民</translation>
    </message>
    <message>
        <source>Every result</source>
        <translation>所有结果</translation>
    </message>
    <message>
        <source>Every level</source>
        <translation>所有等级</translation>
    </message>
    <message>
        <source>Every origin</source>
        <translation>所有来源</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>时间</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>规则</translation>
    </message>
    <message>
        <source>Role</source>
        <translation>身份</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>结果</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>电脑等级</translation>
    </message>
    <message>
        <source>Origin</source>
        <translation>来源</translation>
    </message>
</context>
<context>
    <name>FirstStartPage</name>
    <message>
        <source>Welcome to Dou Dizhu</source>
        <translation>欢迎来玩斗地主</translation>
    </message>
    <message>
        <source>Three short questions; all of it can be changed later in the settings.</source>
        <translation>三个小问题；以后都能在设置里改。</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>语言</translation>
    </message>
    <message>
        <source>Never played before?</source>
        <translation>没玩过？</translation>
    </message>
    <message>
        <source>A first hand shows how it goes, step by step. It takes five minutes, and you can leave it any time.</source>
        <translation>第一局会一步一步教你怎么打。大约五分钟，随时可以离开。</translation>
    </message>
    <message>
        <source>Show me how</source>
        <translation>教我打</translation>
    </message>
    <message>
        <source>I know the game</source>
        <translation>我会打</translation>
    </message>
    <message>
        <source>Two to five players · twelve rule systems</source>
        <translation>二人到五人 · 十二种规则</translation>
    </message>
</context>
<context>
    <name>GamePanel</name>
    <message>
        <source>Start</source>
        <translation>开始对局</translation>
    </message>
    <message>
        <source>Change rules…</source>
        <translation>改规则…</translation>
    </message>
    <message>
        <source>Save rules…</source>
        <translation>存为房规…</translation>
    </message>
    <message>
        <source>Rules in detail</source>
        <translation>规则详解</translation>
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
    <name>HandActions</name>
    <message>
        <source>The hand is on the clipboard, as text.</source>
        <translation>这一局已作为文字拷贝到剪贴板。</translation>
    </message>
    <message>
        <source>The deal code is on the clipboard.</source>
        <translation>牌局码已拷贝到剪贴板。</translation>
    </message>
    <message>
        <source>Hands (*{suffix})</source>
        <translation>对局记录 (*{suffix})</translation>
    </message>
    <message>
        <source>Save the hand</source>
        <translation>保存这一局</translation>
    </message>
    <message>
        <source>Saved as {file}</source>
        <translation>已存为 {file}</translation>
    </message>
</context>
<context>
    <name>HandCounts</name>
    <message numerus="yes">
        <source>%n bomb(s)</source>
        <translation>
            <numerusform>炸弹 %n</numerusform>
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
            <numerusform>已删除 %n 局</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) written</source>
        <translation>
            <numerusform>已写入 %n 个文件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hand(s) taken over</source>
        <translation>
            <numerusform>导入 %n 局</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hand(s) there already</source>
        <translation>
            <numerusform>%n 局已在记录里</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) could not be read</source>
        <translation>
            <numerusform>%n 个文件读不了</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HelpDialog</name>
    <message>
        <source>Help with LAN play</source>
        <translation>局域网帮助</translation>
    </message>
    <message>
        <source>What the host&apos;s computer can see</source>
        <translation>主机能看到什么</translation>
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
        <translation>连不上时</translation>
    </message>
    <message>
        <source>Both computers have to be in the same network, at the same router.</source>
        <translation>两台电脑要在同一个网络里，连同一个路由器。</translation>
    </message>
    <message>
        <source>Guest networks often keep computers from seeing each other.</source>
        <translation>访客网络常常不让电脑互相看见。</translation>
    </message>
    <message>
        <source>The host&apos;s firewall has to let this program through.</source>
        <translation>房主的防火墙要放行本程序。</translation>
    </message>
</context>
<context>
    <name>History</name>
    <message>
        <source>Won</source>
        <translation>胜</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>负</translation>
    </message>
    <message>
        <source>Nobody bid</source>
        <translation>没有人叫</translation>
    </message>
    <message>
        <source>Not finished</source>
        <translation>没打完</translation>
    </message>
    <message>
        <source>Watched</source>
        <translation>旁观</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>在这里打的</translation>
    </message>
    <message>
        <source>Chosen deal</source>
        <translation>指定牌局</translation>
    </message>
    <message>
        <source>Imported</source>
        <translation>导入的</translation>
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
        <translation>混合等级</translation>
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
        <translation>存放对局的文件夹</translation>
    </message>
    <message>
        <source>Hands (*{suffix})</source>
        <translation>对局记录 (*{suffix})</translation>
    </message>
    <message>
        <source>Import hands</source>
        <translation>导入对局</translation>
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
        <translation>再试一次</translation>
    </message>
    <message>
        <source>The history cannot be shown</source>
        <translation>对局记录打不开</translation>
    </message>
    <message>
        <source>Quick game</source>
        <translation>快速开始</translation>
    </message>
    <message>
        <source>Every hand is kept on this computer by itself.</source>
        <translation>每一局都会自动保存在这台电脑上。</translation>
    </message>
    <message>
        <source>Play a hand and it is here</source>
        <translation>打完一局就有记录</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>显示全部</translation>
    </message>
    <message>
        <source>No hand fits</source>
        <translation>没有符合的对局</translation>
    </message>
    <message>
        <source>Choose less above, or show all hands.</source>
        <translation>请放宽上面的条件，或显示全部。</translation>
    </message>
    <message>
        <source>Choose one hand first.</source>
        <translation>请先选一局。</translation>
    </message>
    <message>
        <source>Choose hands first.</source>
        <translation>请先选对局。</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>导出…</translation>
    </message>
    <message>
        <source>Export all…</source>
        <translation>全部导出…</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>撤销</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>好</translation>
    </message>
    <message>
        <source>History</source>
        <translation>对局记录</translation>
    </message>
    <message>
        <source>Hands</source>
        <translation>对局</translation>
    </message>
    <message>
        <source>Deal code…</source>
        <translation>牌局码…</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>导入…</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>复盘</translation>
    </message>
    <message>
        <source>Same deal again</source>
        <translation>同一副牌再打</translation>
    </message>
    <message>
        <source>Copy deal code</source>
        <translation>拷贝牌局码</translation>
    </message>
    <message>
        <source>Copy as text</source>
        <translation>拷贝为文字</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>删除</translation>
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
        <source>Rules, seats, bots</source>
        <translation>选规则、座位与电脑</translation>
    </message>
    <message numerus="yes">
        <source>%n table(s) found</source>
        <translation>
            <numerusform>发现 %n 桌</numerusform>
        </translation>
    </message>
    <message>
        <source>With friends nearby</source>
        <translation>和同一网络里的朋友</translation>
    </message>
    <message>
        <source>LAN play</source>
        <translation>局域网对战</translation>
    </message>
    <message numerus="yes">
        <source>%n hand(s) today, won: {won}</source>
        <translation>
            <numerusform>今日 %n 局 · 胜 {won}</numerusform>
        </translation>
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
        <source>History</source>
        <translation>对局记录</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>统计</translation>
    </message>
    <message>
        <source>Rulebook</source>
        <translation>规则书</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>房规</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>设置</translation>
    </message>
    <message>
        <source>First hand, explained</source>
        <translation>第一局，教你打</translation>
    </message>
    <message>
        <source>Go on with the first hand</source>
        <translation>接着学第一局</translation>
    </message>
    <message>
        <source>About</source>
        <translation>关于</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>全屏</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>语言</translation>
    </message>
    <message>
        <source>Sound on</source>
        <translation>打开声音</translation>
    </message>
    <message>
        <source>Sound off</source>
        <translation>关闭声音</translation>
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
        <translation>斗地主</translation>
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
        <translation>这不是房规</translation>
    </message>
    <message>
        <source>This is far too long. Paste only the message or the code.</source>
        <translation>太长了。只粘贴消息或代码就行。</translation>
    </message>
    <message>
        <source>This file was made by another version of the program.</source>
        <translation>这个文件是别的版本做的。</translation>
    </message>
    <message>
        <source>Line {line} of the file cannot be used: it was changed, or is of another version.</source>
        <translation>文件第 {line} 行不能用：可能被改过，或者是别的版本做的。</translation>
    </message>
    <message>
        <source>There is no code in it. A code begins with {prefix}-.</source>
        <translation>里面没有代码。代码以 {prefix}- 开头。</translation>
    </message>
    <message>
        <source>This is the code of a deal, not of house rules.</source>
        <translation>这是一副牌的代码，不是房规的代码。</translation>
    </message>
    <message>
        <source>This code was made by another version of the program.</source>
        <translation>这个代码是别的版本做的。</translation>
    </message>
    <message>
        <source>There is a mistake in the code. Was it copied whole?</source>
        <translation>代码有错。是不是没复制全？</translation>
    </message>
    <message>
        <source>What this changes: {option}, {value}</source>
        <translation>这项改动的效果：{option}，{value}</translation>
    </message>
    <message>
        <source>What it would change: {option}, {value}</source>
        <translation>如果改成：{option}，{value}</translation>
    </message>
    <message>
        <source>No play and no score is affected by itself.</source>
        <translation>单看这一项，出牌和计分都不变。</translation>
    </message>
    <message>
        <source>before: {text}</source>
        <translation>原来：{text}</translation>
    </message>
    <message>
        <source>{story}: no longer possible</source>
        <translation>{story}：不会再有</translation>
    </message>
    <message>
        <source>{story}: stake {stake}</source>
        <translation>{story}：每家 {stake} 分</translation>
    </message>
    <message>
        <source>not possible</source>
        <translation>不会有</translation>
    </message>
    <message>
        <source>{label}: {text}</source>
        <translation>{label}：{text}</translation>
    </message>
    <message>
        <source>Delete {name}?</source>
        <translation>删除“{name}”？</translation>
    </message>
    <message>
        <source>Hands that were played by it stay in the history.</source>
        <translation>用它打过的牌局仍留在历史里。</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>删除</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>留着</translation>
    </message>
    <message>
        <source>Save the changes of {name}?</source>
        <translation>保存“{name}”的改动？</translation>
    </message>
    <message>
        <source>Do not save</source>
        <translation>不保存</translation>
    </message>
    <message>
        <source>They contradict each other and cannot be saved as they are.</source>
        <translation>这些改动自相矛盾，这样不能保存。</translation>
    </message>
    <message>
        <source>Change them</source>
        <translation>去修改</translation>
    </message>
    <message>
        <source>Otherwise they are lost.</source>
        <translation>不保存就没有了。</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>保存</translation>
    </message>
    <message>
        <source>Kinds of play</source>
        <translation>牌型</translation>
    </message>
    <message>
        <source>on</source>
        <translation>开</translation>
    </message>
    <message>
        <source>off</source>
        <translation>关</translation>
    </message>
    <message>
        <source>{after} instead of {before}</source>
        <translation>{before} 改为 {after}</translation>
    </message>
    <message>
        <source>Each of the {count} kinds but the single card can be switched on or off.</source>
        <translation>{count} 种牌型，除单张外都可以开或关。</translation>
    </message>
    <message>
        <source>{first} and {second} do not go together</source>
        <translation>“{first}”和“{second}”不能同时这样</translation>
    </message>
    <message>
        <source>Four of a rank are a bomb here, so they cannot be an ordinary play too. Switch one of them off.</source>
        <translation>这里四张同点是炸弹，不能又是普通牌型。请关掉其中一个。</translation>
    </message>
    <message>
        <source>Without bombs there is no small bomb. Switch the small bomb off too, or bombs on.</source>
        <translation>没有炸弹，也就没有小三炸弹。请把小三炸弹也关掉，或者打开炸弹。</translation>
    </message>
    <message>
        <source>Without jokers there is no rocket. Play with jokers, or leave the rocket as it was.</source>
        <translation>没有大小王就没有王炸。请带上大小王，或者不动王炸。</translation>
    </message>
    <message>
        <source>Without jokers none can be attached. Play with jokers, or forbid attaching both.</source>
        <translation>没有大小王就带不了王。请带上大小王，或者不许同时带。</translation>
    </message>
    <message>
        <source>A small bomb needs a joker. Play with jokers, or switch the small bomb off.</source>
        <translation>小三炸弹要有王。请带上大小王，或者关掉小三炸弹。</translation>
    </message>
    <message>
        <source>In this auction nobody bids 3. Choose an auction with bids, or leave the first-seat 3 alone.</source>
        <translation>这种叫牌没有人叫 3。请选叫分的叫牌方式，或者不动头撂。</translation>
    </message>
    <message>
        <source>No kind that is left on takes single cards. Switch one on, or undo this.</source>
        <translation>开着的牌型都不带单牌。请打开一种，或者撤销这一项。</translation>
    </message>
    <message>
        <source>That kind is switched off. Switch it on, or undo its length.</source>
        <translation>这种牌型关掉了。请打开它，或者撤销它的长度。</translation>
    </message>
    <message>
        <source>The cards on the table are no play.</source>
        <translation>桌上的牌不成牌型。</translation>
    </message>
    <message>
        <source>It beats {play}.</source>
        <translation>能压{play}。</translation>
    </message>
    <message>
        <source>It would be: {plays}</source>
        <translation>本身是：{plays}</translation>
    </message>
    <message>
        <source>Nothing beats it.</source>
        <translation>没有更大的了。</translation>
    </message>
    <message>
        <source>Lower than {bomb}</source>
        <translation>小于 {bomb}</translation>
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
        <translation>这套规则自相矛盾。</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>房规</translation>
    </message>
    <message>
        <source>Copy a system and change it</source>
        <translation>从一种规则复制，改几项，和朋友共用</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>导入</translation>
    </message>
    <message>
        <source>New house rule</source>
        <translation>新建房规</translation>
    </message>
    <message>
        <source>Begin with {rules}</source>
        <translation>从{rules}开始</translation>
    </message>
    <message>
        <source>Choose a system at the left; it stays as it is, the copy is yours.</source>
        <translation>在左边选一种规则：原规则不变，复制出来的归你改。</translation>
    </message>
    <message>
        <source>Play as you do at home</source>
        <translation>照自家的打法来</translation>
    </message>
</context>
<context>
    <name>ImportDialog</name>
    <message>
        <source>Import house rules</source>
        <translation>导入房规</translation>
    </message>
    <message>
        <source>Paste a message or a code here, or open a file.</source>
        <translation>把消息或代码粘贴到这里，或者打开文件。</translation>
    </message>
    <message>
        <source>Message or code</source>
        <translation>消息或代码</translation>
    </message>
    <message>
        <source>Open file…</source>
        <translation>打开文件…</translation>
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
        <translation>文件读不出来：{reason}</translation>
    </message>
    <message>
        <source>from {rules}, {differences}</source>
        <translation>改自{rules}，{differences}</translation>
    </message>
    <message>
        <source>House rules (*{suffix})</source>
        <translation>房规 (*{suffix})</translation>
    </message>
    <message>
        <source>These are no house rules</source>
        <translation>这不是房规</translation>
    </message>
    <message>
        <source>The file holds something else than text.</source>
        <translation>文件里不是文字。</translation>
    </message>
    <message>
        <source>Paste a code or open a file first.</source>
        <translation>请先粘贴代码或打开文件。</translation>
    </message>
</context>
<context>
    <name>InviteDialog</name>
    <message>
        <source>Invite friends</source>
        <translation>邀请朋友</translation>
    </message>
    <message>
        <source>Friends in the same network see the table by themselves. Others paste this invitation.</source>
        <translation>同一网络的朋友会自己看到这桌；其他人粘贴这份邀请。</translation>
    </message>
    <message>
        <source>Address of the host</source>
        <translation>房主的地址</translation>
    </message>
    <message>
        <source>Invitation</source>
        <translation>邀请</translation>
    </message>
    <message>
        <source>Invitation as a QR code</source>
        <translation>邀请的二维码</translation>
    </message>
    <message>
        <source>Without a room code, friends can compare these words:</source>
        <translation>没有房间码时，朋友可以核对这几个词：</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>复制</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>已复制</translation>
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
        <translation>地址或邀请</translation>
    </message>
    <message>
        <source>Room code, where the table has one</source>
        <translation>房间码（如果这桌有）</translation>
    </message>
    <message>
        <source>Only watch, take no seat</source>
        <translation>只观战，不入座</translation>
    </message>
    <message>
        <source>Join</source>
        <translation>加入</translation>
    </message>
    <message>
        <source>An address looks like 192.168.1.23, 192.168.1.23:47801 or the name of a computer.</source>
        <translation>地址的写法如 192.168.1.23、192.168.1.23:47801，或电脑的名称。</translation>
    </message>
    <message>
        <source>A room code has six digits.</source>
        <translation>房间码是六位数字。</translation>
    </message>
    <message>
        <source>Type an address first.</source>
        <translation>请先输入地址。</translation>
    </message>
</context>
<context>
    <name>Joining</name>
    <message>
        <source>Knocking at the table…</source>
        <translation>正在连接牌桌…</translation>
    </message>
    <message>
        <source>Knocking at the table, try {number}…</source>
        <translation>正在连接牌桌，第 {number} 次…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Not at the table</source>
        <translation>没能坐到桌边</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>好</translation>
    </message>
    <message>
        <source>This table has no room code, and you have not been there before. If you want to be sure that it is your friend&apos;s, compare these four words with those on the host&apos;s screen:
{words}</source>
        <translation>这桌没有房间码，你也没来过。想确认是朋友的牌桌，请把这四个词与房主屏幕上的核对：
{words}</translation>
    </message>
    <message>
        <source>Is this your friend&apos;s table?</source>
        <translation>这是朋友的牌桌吗？</translation>
    </message>
    <message>
        <source>Join</source>
        <translation>加入</translation>
    </message>
    <message>
        <source>At this address there was another host before. It may be a new computer or a new installation, or somebody who pretends to be your friend. Join only if these four words are those on the host&apos;s screen:
{words}</source>
        <translation>这个地址以前是另一位房主。可能是换了电脑或重新安装，也可能有人冒充你的朋友。只有这四个词与房主屏幕上的一致时才加入：
{words}</translation>
    </message>
    <message>
        <source>This is another host</source>
        <translation>房主换了</translation>
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
        <translation>仅你可见</translation>
    </message>
    <message>
        <source>Taken by the open landlord, not shown</source>
        <translation>由明地主取得，不公开</translation>
    </message>
    <message>
        <source>Taken by the landlord, not shown</source>
        <translation>由地主取得，不公开</translation>
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
    <name>Lan</name>
    <message>
        <source>That table is not there any more.</source>
        <translation>那张牌桌已经不在了。</translation>
    </message>
    <message>
        <source>This table asks for a room code. The host can tell you its six digits.</source>
        <translation>这桌要房间码，请向房主询问六位数字。</translation>
    </message>
    <message>
        <source>That is not the room code. Ask the host for its six digits.</source>
        <translation>房间码不对，请向房主询问六位数字。</translation>
    </message>
    <message>
        <source>Too many wrong room codes. Wait a little, then try again.</source>
        <translation>房间码错得太多，请稍等再试。</translation>
    </message>
    <message>
        <source>The host has locked the table: nobody else is let in.</source>
        <translation>房主锁了桌，不再让人进来。</translation>
    </message>
    <message>
        <source>All seats are taken. You may be able to watch.</source>
        <translation>座位满了，也许可以观战。</translation>
    </message>
    <message>
        <source>This table has no room for spectators.</source>
        <translation>这桌不接受观战。</translation>
    </message>
    <message>
        <source>The host asks for a name. Choose one in the settings.</source>
        <translation>房主要求有名字，请在设置里取一个。</translation>
    </message>
    <message>
        <source>The host does not know your seat any more. Join the table anew.</source>
        <translation>房主已不认得你的座位，请重新加入。</translation>
    </message>
    <message>
        <source>The host has removed you from the table.</source>
        <translation>房主请你离开了牌桌。</translation>
    </message>
    <message>
        <source>The host has closed the table. Hands that were played are in the history.</source>
        <translation>房主关闭了牌桌。打过的牌都在历史里。</translation>
    </message>
    <message>
        <source>The host&apos;s program has ended. If it starts again, you can take your seat again from the list of tables.</source>
        <translation>房主的程序已退出。等它重新启动，可以从牌桌列表回到座位。</translation>
    </message>
    <message>
        <source>Your seat has been taken up from another computer.</source>
        <translation>你的座位已在另一台电脑上接着坐了。</translation>
    </message>
    <message>
        <source>The host heard nothing from this computer for too long.</source>
        <translation>房主太久没收到本机的消息。</translation>
    </message>
    <message>
        <source>Nobody answers at this address. Is the host&apos;s program running, in the same network, and let through?</source>
        <translation>这个地址没有回应。房主的程序开着吗？在同一网络吗？防火墙放行了吗？</translation>
    </message>
    <message>
        <source>The connection broke and could not be mended. If the table comes back, the list of tables offers your seat.</source>
        <translation>连接断了，没能恢复。牌桌恢复后，可以在牌桌列表里坐回原位。</translation>
    </message>
    <message>
        <source>What answers at this address is no table of this game, or its program is faulty.</source>
        <translation>这个地址上的不是本游戏的牌桌，或对方程序有问题。</translation>
    </message>
    <message>
        <source>Windows: Settings, Privacy &amp; security, Windows Security, Firewall, Allow an app; tick this program for private networks. The network itself has to be a private one, too.</source>
        <translation>Windows：设置、隐私和安全性、Windows 安全中心、防火墙、允许应用通过防火墙，为专用网络勾选本程序；网络本身也要设为专用网络。</translation>
    </message>
    <message>
        <source>macOS: System Settings, Network, Firewall, Options; allow this program to receive connections. Under Privacy, Local Network, switch it on, too.</source>
        <translation>macOS：系统设置、网络、防火墙、选项，允许本程序接收连接；再到隐私与安全性、本地网络里打开它。</translation>
    </message>
    <message>
        <source>Linux: where a firewall runs, open the ports 47801 to 47810 for TCP and 5353 for UDP.</source>
        <translation>Linux：如果开着防火墙，请放行 TCP 端口 47801 到 47810 和 UDP 端口 5353。</translation>
    </message>
    <message>
        <source>No port from 47801 to 47810 could be used. Close other tables on this computer, and look whether a firewall or security program keeps this one from receiving connections.</source>
        <translation>47801 到 47810 的端口都用不了。请关掉本机其他牌桌，并检查防火墙或安全软件是否拦住了本程序的连接。</translation>
    </message>
    <message>
        <source>The table&apos;s files could not be read or written. Make room on the disk, or see to it that the program may write to its folder.</source>
        <translation>牌桌文件读写失败。请腾出磁盘空间，或确认程序可以写入它的文件夹。</translation>
    </message>
    <message>
        <source>The saved table cannot be read; its file has been set aside. Open a new table.</source>
        <translation>保存的牌桌读不出来，文件已挪到一边。请新开一桌。</translation>
    </message>
    <message>
        <source>The table does not let its own host in. Open a new one.</source>
        <translation>牌桌没有让主人进入。请新开一桌。</translation>
    </message>
    <message>
        <source>The host&apos;s computer deals, so its program has all cards in memory. Somebody who changes that program can look at them.</source>
        <translation>发牌的是主机，所以它的程序内存里有全部的牌。改动那个程序的人可以偷看。</translation>
    </message>
    <message>
        <source>It cannot choose them unnoticed: every seat takes part in the shuffle, and after each hand every player&apos;s program computes the deal again and shows what it found.</source>
        <translation>但它不能暗中挑牌：每个座位都参与洗牌，每局之后各家的程序都会重新核对发牌，并标出结果。</translation>
    </message>
    <message>
        <source>To the others it sends their own cards and what everybody may know, nothing else. The connection is encrypted, and the room code is never sent.</source>
        <translation>它只把各家自己的牌和公开的信息发出去，别的都不发。连接是加密的，房间码从不发送。</translation>
    </message>
    <message>
        <source>The table could not be joined, or had to be left.</source>
        <translation>没能加入牌桌，或只好离开。</translation>
    </message>
    <message>
        <source>The host plays with {theirs}, this computer with {ours}. Both need the same version to play together.</source>
        <translation>房主用的是 {theirs}，本机是 {ours}。版本相同才能一起玩。</translation>
    </message>
    <message>
        <source>Rules of another version</source>
        <translation>其他版本的规则</translation>
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
        <translation>这不是牌桌邀请：{text}</translation>
    </message>
    <message>
        <source>Leave this table first, then follow the invitation.</source>
        <translation>请先离开这张牌桌，再打开邀请。</translation>
    </message>
    <message>
        <source>The next hand has begun at the table</source>
        <translation>牌桌上新的一局已经开始</translation>
    </message>
    <message>
        <source>You are back at the table</source>
        <translation>已回到牌桌</translation>
    </message>
    <message>
        <source>Your own program has computed the deal again, and it is another one.</source>
        <translation>你的程序重新计算了这次发牌，结果不一样。</translation>
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
        <translation>牌桌没能打开</translation>
    </message>
    <message>
        <source>{found} The host&apos;s program may have been changed. The points of this hand are kept, but think twice before you play on at this table.</source>
        <translation>{found}主机的程序可能被改动过。这一局的得分照记，但在这张牌桌上继续打之前请三思。</translation>
    </message>
    <message>
        <source>This deal was not fair</source>
        <translation>这次发牌不公平</translation>
    </message>
    <message>
        <source>The computer plays for you meanwhile. Your seat is kept for two hands; the list offers it again.</source>
        <translation>其间由电脑代打。座位为你保留两局，可从牌桌列表里回来。</translation>
    </message>
    <message>
        <source>The table ends for everybody. Hands that were played stay in the history.</source>
        <translation>牌桌将对所有人关闭。打完的局留在历史里。</translation>
    </message>
    <message>
        <source>Close the window?</source>
        <translation>关闭窗口？</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
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
        <translation>离开牌桌？</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>离开</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>留下</translation>
    </message>
    <message>
        <source>The table ends for everybody. Hands that were played stay in the history.</source>
        <translation>牌桌将对所有人关闭。打完的局留在历史里。</translation>
    </message>
    <message>
        <source>The computer plays your hand to its end. Your seat is free for others then.</source>
        <translation>这一局由电脑替你打完，之后座位让给别人。</translation>
    </message>
    <message>
        <source>Next hand</source>
        <translation>下一局</translation>
    </message>
    <message>
        <source>Ready</source>
        <translation>已准备</translation>
    </message>
    <message>
        <source>It begins…</source>
        <translation>马上开始…</translation>
    </message>
</context>
<context>
    <name>ListPanel</name>
    <message>
        <source>My house rules</source>
        <translation>我的房规</translation>
    </message>
    <message>
        <source>None yet. Begin with one of the systems below.</source>
        <translation>还没有。从下面选一种规则开始。</translation>
    </message>
    <message>
        <source>{file} cannot be read as house rules; it stays where it is.</source>
        <translation>{file} 不是能读的房规，文件原样留着。</translation>
    </message>
    <message>
        <source>Begin from a system</source>
        <translation>以哪种规则为底</translation>
    </message>
    <message>
        <source>Make a house rule from this system</source>
        <translation>用这种规则做房规</translation>
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
        <translation>未保存</translation>
    </message>
</context>
<context>
    <name>LobbyPage</name>
    <message>
        <source>Your seat at &quot;{table}&quot; may still be free.</source>
        <translation>你在“{table}”的座位可能还留着。</translation>
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
        <translation>程序退出时你的牌桌还开着，客人在找它。</translation>
    </message>
    <message>
        <source>Open it again</source>
        <translation>重新打开</translation>
    </message>
    <message>
        <source>Give it up</source>
        <translation>放弃</translation>
    </message>
    <message>
        <source>LAN play</source>
        <translation>局域网对战</translation>
    </message>
    <message>
        <source>Others see you as {name}</source>
        <translation>别人看到的名字：{name}</translation>
    </message>
    <message>
        <source>Look again</source>
        <translation>刷新</translation>
    </message>
    <message>
        <source>Open a table</source>
        <translation>开一桌</translation>
    </message>
    <message>
        <source>Tables nearby</source>
        <translation>附近的牌桌</translation>
    </message>
    <message numerus="yes">
        <source>Looking; %n table(s) found</source>
        <translation>
            <numerusform>正在搜索，已发现 %n 桌</numerusform>
        </translation>
    </message>
    <message>
        <source>Looking…</source>
        <translation>正在搜索…</translation>
    </message>
</context>
<context>
    <name>LookDialog</name>
    <message>
        <source>Language and theme</source>
        <translation>语言与主题</translation>
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
        <translation>主题</translation>
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
        <translation>高对比度</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
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
</context>
<context>
    <name>MatchPanel</name>
    <message>
        <source>The table</source>
        <translation>牌桌</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>None</source>
        <translation>不补</translation>
    </message>
    <message>
        <source>Spectators</source>
        <translation>允许观战</translation>
    </message>
    <message>
        <source>They see no hidden cards</source>
        <translation>观战者只看公开牌</translation>
    </message>
    <message>
        <source>Spectators see all hands</source>
        <translation>观战者看全部手牌</translation>
    </message>
    <message>
        <source>From the next hand on</source>
        <translation>从下一局起</translation>
    </message>
    <message>
        <source>Card counter</source>
        <translation>记牌器</translation>
    </message>
    <message>
        <source>Hints</source>
        <translation>提示</translation>
    </message>
    <message>
        <source>Auto-play</source>
        <translation>托管</translation>
    </message>
    <message>
        <source>Free chat</source>
        <translation>自由聊天</translation>
    </message>
    <message>
        <source>Phrases and emotes are always there</source>
        <translation>短语和表情一直可用</translation>
    </message>
    <message>
        <source>Newcomers take over bots in mid-hand</source>
        <translation>新来的人可在局中接替电脑</translation>
    </message>
    <message>
        <source>Hands</source>
        <translation>局数</translation>
    </message>
    <message>
        <source>Seconds for a turn</source>
        <translation>出牌时间（秒）</translation>
    </message>
    <message>
        <source>Bots on empty seats</source>
        <translation>空位用电脑补</translation>
    </message>
    <message>
        <source>People replace them</source>
        <translation>有人来就让座</translation>
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
        <translation>声音已关</translation>
    </message>
    <message>
        <source>Sound is on</source>
        <translation>声音已开</translation>
    </message>
    <message>
        <source>The computer plays this hand for your program: {reason}</source>
        <translation>本局由电脑代替你的程序出牌：{reason}</translation>
    </message>
    <message>
        <source>No sound: this computer has nothing to play it on. The game shows everything.</source>
        <translation>没有声音：这台电脑没有可用的播放设备。游戏里的一切都能看见。</translation>
    </message>
    <message>
        <source>The settings could not be saved; they hold until the window is closed.</source>
        <translation>设置不能保存，关闭窗口前有效。</translation>
    </message>
    <message>
        <source>Something went wrong in the program. The log has the details; you can begin another match.</source>
        <translation>程序出了问题，详情见日志。可以重新开一场。</translation>
    </message>
    <message>
        <source>This match could not go on</source>
        <translation>这场对局无法继续</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>好</translation>
    </message>
    <message>
        <source>{file} cannot be opened</source>
        <translation>打不开 {file}</translation>
    </message>
    <message>
        <source>{folder} cannot be written to. You can play, but settings, matches and hands are gone when the window is closed. Make room on the disk, or see to it that the folder is yours, and start the program again.</source>
        <translation>{folder} 无法写入。可以照常玩，但关闭窗口后设置、对局和牌局都不会保留。请腾出磁盘空间，或确认该文件夹归你所有，然后重新启动程序。</translation>
    </message>
    <message>
        <source>Nothing can be kept</source>
        <translation>什么都无法保存</translation>
    </message>
    <message>
        <source>Settings, matches and hands cannot be saved until there is room again. What was saved before is still there.</source>
        <translation>在腾出空间之前，设置、对局和牌局都无法保存。以前保存的内容都还在。</translation>
    </message>
    <message>
        <source>The disk is full</source>
        <translation>磁盘已满</translation>
    </message>
    <message>
        <source>This time the program uses its default settings. Yours are kept as they were: what you change now holds until the window is closed. Matches, hands and house rules are there as always.</source>
        <translation>这一次程序使用默认设置。你的设置原样保留：现在的改动只在关闭窗口前有效。对局、牌局和自定规则照常可用。</translation>
    </message>
    <message>
        <source>Safe mode</source>
        <translation>安全模式</translation>
    </message>
    <message>
        <source>The settings could not be read, so the defaults are in use. The old file is kept beside the new one.</source>
        <translation>设置文件读不出来，已改用默认设置。原来的文件保留在旁边。</translation>
    </message>
    <message>
        <source>Settings are back to their defaults</source>
        <translation>设置已恢复默认</translation>
    </message>
</context>
<context>
    <name>NewGamePage</name>
    <message>
        <source>Choose a rule system first.</source>
        <translation>请先选一种玩法。</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>新对局</translation>
    </message>
    <message>
        <source>Presets</source>
        <translation>预设</translation>
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
    <name>OpenMatchDialog</name>
    <message>
        <source>Open this match to the LAN</source>
        <translation>把这场比赛开放到局域网</translation>
    </message>
    <message>
        <source>Friends in the same network can take over the computer&apos;s seats, at once and in the middle of the hand. Points and hands stay; the game no longer stands still while you are in the menu.</source>
        <translation>同一网络里的朋友可以接替电脑的座位，打到一半也行。得分与局数不变；之后打开菜单时牌局不再暂停。</translation>
    </message>
    <message>
        <source>Name of the table</source>
        <translation>牌桌名称</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Open the table</source>
        <translation>开桌</translation>
    </message>
</context>
<context>
    <name>OpenTablePage</name>
    <message>
        <source>Open a table</source>
        <translation>开一桌</translation>
    </message>
    <message>
        <source>For friends in the same network</source>
        <translation>给同一网络里的朋友</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Opening…</source>
        <translation>正在开桌…</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>开桌</translation>
    </message>
    <message>
        <source>The table is being opened.</source>
        <translation>牌桌正在打开。</translation>
    </message>
</context>
<context>
    <name>Opinions</name>
    <message>
        <source>It is told here for each decision.</source>
        <translation>每走一步，这里会告诉你。</translation>
    </message>
    <message>
        <source>What else could be played</source>
        <translation>还能怎么打</translation>
    </message>
    <message>
        <source>What else · {number}</source>
        <translation>还能怎么打 · {number}</translation>
    </message>
</context>
<context>
    <name>OptionRow</name>
    <message>
        <source>Default: {value}</source>
        <translation>默认：{value}</translation>
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
        <source>The rocket counts as a bomb</source>
        <translation>王炸算一个炸弹</translation>
    </message>
    <message>
        <source>Spring</source>
        <translation>春天</translation>
    </message>
    <message>
        <source>Bottom shown to all</source>
        <translation>底牌给大家看</translation>
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
        <translation>顺子最短</translation>
    </message>
    <message>
        <source>Shortest pair straight</source>
        <translation>连对最短</translation>
    </message>
    <message>
        <source>Shortest plane</source>
        <translation>飞机最短</translation>
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
        <source>How the landlord is found.</source>
        <translation>怎样定地主。</translation>
    </message>
    <message>
        <source>How many cards each player gets, and how many are the bottom.</source>
        <translation>每人几张手牌，几张底牌。</translation>
    </message>
    <message>
        <source>It doubles the stake and counts towards the limit.</source>
        <translation>翻倍，也计入上限。</translation>
    </message>
    <message>
        <source>What a win counts when the losers hardly played a card.</source>
        <translation>输的一方几乎没出牌时，赢了翻几倍。</translation>
    </message>
    <message>
        <source>Otherwise only the landlord sees the bottom cards.</source>
        <translation>不然只有地主看得到底牌。</translation>
    </message>
    <message>
        <source>What the multiplication of the stake begins with.</source>
        <translation>翻倍从这个数算起。</translation>
    </message>
    <message>
        <source>The landlord may lay his hand open for double.</source>
        <translation>地主可以亮出手牌，输赢翻倍。</translation>
    </message>
    <message>
        <source>Fewest consecutive ranks of a straight.</source>
        <translation>顺子至少几张相连。</translation>
    </message>
    <message>
        <source>Fewest consecutive pairs.</source>
        <translation>连对至少几对相连。</translation>
    </message>
    <message>
        <source>Fewest consecutive trios, attached cards or not.</source>
        <translation>飞机至少几个三张相连，带不带牌都一样。</translation>
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
        <translation>反复抢</translation>
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
        <source>Round and round</source>
        <translation>往复叫分</translation>
    </message>
    <message>
        <source>First to call</source>
        <translation>先叫先当</translation>
    </message>
    <message>
        <source>Winning card</source>
        <translation>赢牌</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>关</translation>
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
        <translation>现在没有可以认输的牌局。</translation>
    </message>
    <message>
        <source>This match is over.</source>
        <translation>这场比赛已经结束。</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>暂停</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>菜单</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>继续</translation>
    </message>
    <message>
        <source>Rulebook</source>
        <translation>规则书</translation>
    </message>
    <message>
        <source>All settings</source>
        <translation>全部设置</translation>
    </message>
    <message>
        <source>Give up this hand</source>
        <translation>这一局认输</translation>
    </message>
    <message>
        <source>Save and leave</source>
        <translation>保存并退出</translation>
    </message>
    <message>
        <source>Leave the table</source>
        <translation>离开牌桌</translation>
    </message>
    <message>
        <source>The match is saved as it stands. You can go on with it from the first page.</source>
        <translation>这场对局会原样保存，回到主页可以接着打。</translation>
    </message>
    <message>
        <source>Waiting room</source>
        <translation>等候室</translation>
    </message>
    <message>
        <source>Open to the LAN</source>
        <translation>开放到局域网</translation>
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
        <source>Brother Wu</source>
        <translation>吴哥</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>随机</translation>
    </message>
    <message>
        <source>Own program</source>
        <translation>自己的程序</translation>
    </message>
    <message>
        <source>Careful</source>
        <translation>谨慎</translation>
    </message>
    <message>
        <source>Even</source>
        <translation>平稳</translation>
    </message>
    <message>
        <source>Bold</source>
        <translation>大胆</translation>
    </message>
    <message>
        <source>Bot {number}</source>
        <translation>电脑 {number}</translation>
    </message>
    <message>
        <source>You</source>
        <comment>a player who gave no name</comment>
        <translation>我</translation>
    </message>
    <message>
        <source>Seat {number}</source>
        <translation>{number} 号位</translation>
    </message>
    <message>
        <source>Computer · {level}</source>
        <translation>电脑 · {level}</translation>
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
    <name>PhrasesPopover</name>
    <message>
        <source>Phrases and emotes</source>
        <translation>短语与表情</translation>
    </message>
    <message>
        <source>One every 3 seconds</source>
        <translation>每 3 秒最多发一条</translation>
    </message>
</context>
<context>
    <name>PlayerForm</name>
    <message>
        <source>Farmer</source>
        <translation>农民</translation>
    </message>
    <message>
        <source>Grandmother</source>
        <translation>奶奶</translation>
    </message>
    <message>
        <source>Grandfather</source>
        <translation>爷爷</translation>
    </message>
    <message>
        <source>Girl</source>
        <translation>姑娘</translation>
    </message>
    <message>
        <source>Squire</source>
        <translation>员外</translation>
    </message>
    <message>
        <source>Young man</source>
        <translation>小伙</translation>
    </message>
    <message>
        <source>Cat</source>
        <translation>猫</translation>
    </message>
    <message>
        <source>Robot</source>
        <translation>机器人</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>你的名字</translation>
    </message>
    <message>
        <source>As it stands at the table; may stay empty</source>
        <translation>牌桌上显示的名字，可以不填</translation>
    </message>
    <message>
        <source>Your picture</source>
        <translation>你的头像</translation>
    </message>
</context>
<context>
    <name>PlayerSection</name>
    <message>
        <source>How the game goes, step by step</source>
        <translation>怎么打，一步一步来</translation>
    </message>
    <message>
        <source>Play the first hand again</source>
        <translation>再学一次第一局</translation>
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
        <source>Trio</source>
        <translation>三张</translation>
    </message>
    <message>
        <source>Trio with single</source>
        <translation>三带一</translation>
    </message>
    <message>
        <source>Trio with pair</source>
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
        <source>Four with trio</source>
        <translation>四带三</translation>
    </message>
    <message>
        <source>Four with trio and pair</source>
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
    <name>PresetRow</name>
    <message>
        <source>Name of the preset</source>
        <translation>预设的名字</translation>
    </message>
    <message>
        <source>Take this name</source>
        <translation>用这个名字</translation>
    </message>
    <message>
        <source>Rename {name}</source>
        <translation>给“{name}”改名</translation>
    </message>
    <message>
        <source>Forget {name}</source>
        <translation>删除“{name}”</translation>
    </message>
</context>
<context>
    <name>PresetsDialog</name>
    <message>
        <source>Presets</source>
        <translation>预设</translation>
    </message>
    <message>
        <source>Keep what is chosen now: {game}</source>
        <translation>把现在的选择存下来：{game}</translation>
    </message>
    <message>
        <source>Name, like Sunday with Lin</source>
        <translation>起个名字，如：周日和林伯</translation>
    </message>
    <message>
        <source>Name of the preset</source>
        <translation>预设的名字</translation>
    </message>
    <message>
        <source>Put it back</source>
        <translation>恢复</translation>
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
        <translation>替换</translation>
    </message>
    <message>
        <source>Give it a name first.</source>
        <translation>请先起个名字。</translation>
    </message>
    <message>
        <source>{name} is kept.</source>
        <translation>“{name}”已存下。</translation>
    </message>
    <message>
        <source>{name} is forgotten.</source>
        <translation>“{name}”已删除。</translation>
    </message>
    <message>
        <source>It could not be saved; the log says why.</source>
        <translation>没能保存，原因见日志。</translation>
    </message>
    <message>
        <source>Nothing is kept yet. A preset holds rules, levels, hands and time.</source>
        <translation>还没有预设。预设会记住规则、电脑等级、局数和时间。</translation>
    </message>
    <message>
        <source>Played last</source>
        <translation>最近玩过</translation>
    </message>
</context>
<context>
    <name>ProgramForm</name>
    <message>
        <source>A quotation mark lacks its partner.</source>
        <translation>引号没有成对。</translation>
    </message>
    <message>
        <source>There is no such program. Give its whole path, in quotation marks if it holds spaces.</source>
        <translation>找不到这个程序。请写完整路径，路径里有空格就加引号。</translation>
    </message>
    <message>
        <source>A program of your own as a player</source>
        <translation>让自己的程序来打牌</translation>
    </message>
    <message>
        <source>A new game then offers it for every seat. It is asked in one line of JSON for each decision.</source>
        <translation>新牌局的每个座位都可以选它。每次轮到它，用一行 JSON 问它怎么打。</translation>
    </message>
    <message>
        <source>Its command, as in a terminal; empty for none</source>
        <translation>启动命令，写法同终端；留空则不用</translation>
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
        <source> {bid} as the first bid makes you landlord; a win then counts 4.</source>
        <translation>首家叫 {bid}就是头撂：马上当地主，赢了计 4。</translation>
    </message>
    <message>
        <source> {bid} makes you landlord at once, and you lead.</source>
        <translation>叫 {bid}马上当地主，先出牌。</translation>
    </message>
    <message>
        <source>The first to call is the landlord and leads.</source>
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
        <source>You are not a landlord: what you choose makes no difference.</source>
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
        <source>It passes by itself in a moment, so that your speed tells nothing.</source>
        <translation>稍后自动不出，免得出牌快慢泄露手牌。</translation>
    </message>
    <message>
        <source>The host has switched auto-play off at this table.</source>
        <translation>主人在这张牌桌关闭了托管。</translation>
    </message>
    <message>
        <source>The host has switched the card counter off at this table.</source>
        <translation>主人在这张牌桌关闭了记牌器。</translation>
    </message>
    <message>
        <source>Auto-play: the computer plays for you</source>
        <translation>托管中，电脑替你出牌</translation>
    </message>
    <message>
        <source>Until this hand ends; press A or click to take back</source>
        <translation>打完这局为止；按 A 或点这里收回</translation>
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
        <source>, </source>
        <translation>、</translation>
    </message>
    <message>
        <source>You hold {sets}: you may report next, and then choose whether to fight.</source>
        <translation>你有{sets}，下一步可以报到；报到后可选择打或不打。</translation>
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
        <source>You share first place!</source>
        <translation>你并列第一！</translation>
    </message>
    <message>
        <source>{name} wins the match</source>
        <translation>{name}赢得了这场对局</translation>
    </message>
    <message>
        <source>First place is shared</source>
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
        <translation> 或 </translation>
    </message>
    <message>
        <source>{body} takes {wanted}</source>
        <translation>{body} 要带 {wanted}</translation>
    </message>
    <message>
        <source>{count} × trio</source>
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
        <comment>between attached trios and pairs</comment>
        <translation>加</translation>
    </message>
</context>
<context>
    <name>ReconnectingDialog</name>
    <message>
        <source>Connection lost, reconnecting</source>
        <translation>连接断开，正在重连</translation>
    </message>
    <message>
        <source>Attempt {number}; it is tried for another {time}. Your seat is kept, and the computer plays meanwhile.</source>
        <translation>第 {number} 次，还会再试 {time}。座位为你保留，期间由电脑代打。</translation>
    </message>
    <message>
        <source>Leave the table</source>
        <translation>离开牌桌</translation>
    </message>
    <message>
        <source>Try now</source>
        <translation>马上重试</translation>
    </message>
</context>
<context>
    <name>Replay</name>
    <message>
        <source>The deal</source>
        <translation>发牌</translation>
    </message>
    <message>
        <source>The deal · promised {digits}…</source>
        <translation>发牌 · 承诺 {digits}…</translation>
    </message>
    <message>
        <source>Chance to win: {chance}, by {lost} less than with the best choice.</source>
        <translation>胜率：{chance}，比最好的打法少 {lost}。</translation>
    </message>
    <message>
        <source>{name}: {play}</source>
        <comment>in a line of what would have followed</comment>
        <translation>{name} {play}</translation>
    </message>
    <message>
        <source>Then {line}</source>
        <translation>接着：{line}</translation>
    </message>
    <message>
        <source>; </source>
        <comment>between plays</comment>
        <translation>；</translation>
    </message>
    <message>
        <source>There was nothing to beat it with.</source>
        <translation>没有能压过的牌。</translation>
    </message>
    <message>
        <source>The computer would have done the same.</source>
        <translation>电脑也会这样打。</translation>
    </message>
    <message>
        <source>It is about as good as the best.</source>
        <translation>和最好的打法差不多。</translation>
    </message>
    <message>
        <source>The computer would have chosen otherwise:</source>
        <translation>电脑会选别的：</translation>
    </message>
    <message>
        <source>This gave away {lost}; better:</source>
        <translation>少了 {lost}，更好的打法：</translation>
    </message>
    <message>
        <source>Chance to win: {chance}.</source>
        <translation>胜率：{chance}。</translation>
    </message>
    <message>
        <source>certain</source>
        <translation>必胜</translation>
    </message>
    <message>
        <source>none</source>
        <translation>必败</translation>
    </message>
    <message>
        <source>more than {number} ways</source>
        <translation>多于 {number} 种</translation>
    </message>
</context>
<context>
    <name>ReplayPage</name>
    <message>
        <source>The hand is over here. Go back a few steps first.</source>
        <translation>这一局到此结束。请先往回退几步。</translation>
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
        <translation>复盘：{rules}</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>返回</translation>
    </message>
    <message>
        <source>Seed card: check this deal</source>
        <translation>种子卡：检验这副牌</translation>
    </message>
    <message>
        <source>Copy, save, play again</source>
        <translation>拷贝、保存、再打一次</translation>
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
        <translation>看谁的牌</translation>
    </message>
    <message>
        <source>Whose cards are shown (V)</source>
        <translation>看谁的牌 (V)</translation>
    </message>
    <message>
        <source>Settlement</source>
        <translation>结算</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>从这一手接着打</translation>
    </message>
    <message>
        <source>Play the same deal again</source>
        <translation>同一副牌再打一次</translation>
    </message>
    <message>
        <source>Copy the deal code</source>
        <translation>拷贝牌局码</translation>
    </message>
    <message>
        <source>Copy the hand as text</source>
        <translation>把这一局拷贝为文字</translation>
    </message>
    <message>
        <source>Save as a file…</source>
        <translation>存为文件…</translation>
    </message>
</context>
<context>
    <name>ReportDialog</name>
    <message>
        <source>Last time the program ended by itself</source>
        <translation>上次程序意外退出</translation>
    </message>
    <message>
        <source>Your hands and your unfinished match are there. If it happens again, start the program with {option}, and pass on the report below.</source>
        <translation>你的牌局和没打完的对局都还在。如果再次发生，请用 {option} 启动程序，并把下面的报告发给我们。</translation>
    </message>
    <message>
        <source>Something went wrong in the program</source>
        <translation>程序出了问题</translation>
    </message>
    <message>
        <source>You can go on; your match and your hands are saved. If something does not work now, close the window and start the program again: you go on where you were.</source>
        <translation>可以继续玩；对局和牌局都已保存。如果现在有什么不正常，请关闭窗口重新启动程序，会从刚才的地方继续。</translation>
    </message>
    <message>
        <source>The report helps to mend the fault. No cards and no names are in it, and it is sent to nobody.</source>
        <translation>这份报告有助于修复问题。其中没有牌面和姓名，也不会自动发给任何人。</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>报告</translation>
    </message>
    <message>
        <source>Copy the report</source>
        <translation>复制报告</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>继续</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>已复制</translation>
    </message>
</context>
<context>
    <name>ResumeTile</name>
    <message>
        <source>your turn</source>
        <translation>轮到你</translation>
    </message>
    <message>
        <source>in the middle of a hand</source>
        <translation>打到一半</translation>
    </message>
    <message>
        <source>between two hands</source>
        <translation>两局之间</translation>
    </message>
    <message>
        <source>Unfinished match</source>
        <translation>没打完的一场</translation>
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
        <translation>继续</translation>
    </message>
    <message>
        <source>Give this match up</source>
        <translation>放弃这一场</translation>
    </message>
</context>
<context>
    <name>Resuming</name>
    <message>
        <source>There is an unfinished match. It ends here, and its hand is kept in the history as not finished.</source>
        <translation>有一场没打完的对局。它到此结束，那一局会作为没打完的留在对局记录里。</translation>
    </message>
    <message>
        <source>The match that you play has more hands to come. It ends here; its hands are in the history.</source>
        <translation>这场对局还没打完。它到此结束，打过的各局都在对局记录里。</translation>
    </message>
    <message>
        <source>Begin another match?</source>
        <translation>开始另一场对局？</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>开始</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>The unfinished match ends here. Its hand is kept in the history as not finished.</source>
        <translation>没打完的对局到此结束，那一局会作为没打完的留在对局记录里。</translation>
    </message>
    <message>
        <source>The unfinished match ends here. The hands that were played are in the history.</source>
        <translation>没打完的对局到此结束，打过的各局都在对局记录里。</translation>
    </message>
    <message>
        <source>Give this match up?</source>
        <translation>放弃这一场？</translation>
    </message>
    <message>
        <source>Give up</source>
        <translation>放弃</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>留着</translation>
    </message>
</context>
<context>
    <name>Room</name>
    <message>
        <source>{name} has come in</source>
        <translation>{name}进来了</translation>
    </message>
    <message>
        <source>{name} has left</source>
        <translation>{name}离开了</translation>
    </message>
    <message>
        <source>{name} has lost the connection; the seat is kept</source>
        <translation>{name}掉线了，座位保留</translation>
    </message>
    <message>
        <source>{name} is back</source>
        <translation>{name}回来了</translation>
    </message>
    <message>
        <source>The computer plays for {name} meanwhile</source>
        <translation>电脑暂代{name}出牌</translation>
    </message>
    <message>
        <source>The seat of {name} is free now</source>
        <translation>{name}的座位空出来了</translation>
    </message>
    <message>
        <source>The host has removed {name}</source>
        <translation>房主请{name}离开了</translation>
    </message>
    <message>
        <source>The deal did not pass the check of {name}: it was not shuffled fairly</source>
        <translation>{name}核对发牌没有通过：洗牌不公平</translation>
    </message>
    <message>
        <source>{name} did not answer in the shuffle; it begins anew</source>
        <translation>{name}没有参与洗牌，重新洗牌</translation>
    </message>
    <message>
        <source>Somebody else has this seat.</source>
        <translation>这个座位有人了。</translation>
    </message>
    <message>
        <source>This can be done when the hand is over.</source>
        <translation>打完这局才能这样做。</translation>
    </message>
    <message>
        <source>The host does not allow this at the table.</source>
        <translation>房主不允许在这桌这样做。</translation>
    </message>
    <message>
        <source>This table has no room for spectators.</source>
        <translation>这桌不接受观战。</translation>
    </message>
    <message>
        <source>That was too fast. Wait a little.</source>
        <translation>太快了，请稍等。</translation>
    </message>
    <message>
        <source>Not everybody is ready, or a seat is open.</source>
        <translation>还有人没准备，或有空位。</translation>
    </message>
    <message>
        <source>Fair deal</source>
        <translation>发牌公平</translation>
    </message>
    <message>
        <source>Your program has computed the deal again: it was fair, with your part in it.</source>
        <translation>你的程序重新核对了发牌：公平，你也参与了洗牌。</translation>
    </message>
    <message>
        <source>Partly checked</source>
        <translation>部分核对</translation>
    </message>
    <message>
        <source>The deal follows from the secrets, but you were not there when they were promised.</source>
        <translation>发牌与密值相符，但承诺密值时你还不在场。</translation>
    </message>
    <message>
        <source>No proof</source>
        <translation>无凭证</translation>
    </message>
    <message>
        <source>The host gives no proof of this deal: the hand was given, or begun before.</source>
        <translation>主机没有给出这次发牌的凭证：这副牌是指定的，或者之前就开始了。</translation>
    </message>
    <message>
        <source>Unfair deal!</source>
        <translation>发牌不公！</translation>
    </message>
    <message>
        <source>The deal did not pass the check of your program.</source>
        <translation>这次发牌没有通过你的程序的核对。</translation>
    </message>
    <message>
        <source>Open seat</source>
        <translation>空位</translation>
    </message>
    <message>
        <source>Open seats need somebody, or the computer</source>
        <translation>空位还要有人坐，或由电脑补</translation>
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
        <translation>规则</translation>
    </message>
    <message>
        <source>In detail</source>
        <translation>详解</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>更改</translation>
    </message>
    <message>
        <source>Help with LAN play</source>
        <translation>局域网帮助</translation>
    </message>
    <message>
        <source>off</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Rule system</source>
        <translation>规则</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>不限</translation>
    </message>
    <message>
        <source>Hands</source>
        <translation>局数</translation>
    </message>
    <message>
        <source>Time for a turn</source>
        <translation>出牌时间</translation>
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
        <translation>只看公开牌</translation>
    </message>
    <message>
        <source>Spectators</source>
        <translation>观战</translation>
    </message>
    <message>
        <source>counter</source>
        <translation>记牌器</translation>
    </message>
    <message>
        <source>hints</source>
        <translation>提示</translation>
    </message>
    <message>
        <source>auto-play</source>
        <translation>托管</translation>
    </message>
    <message>
        <source>Allowed</source>
        <translation>允许</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>无</translation>
    </message>
</context>
<context>
    <name>RuleRow</name>
    <message>
        <source>Undo: {title}</source>
        <translation>撤销：{title}</translation>
    </message>
</context>
<context>
    <name>Rulebook</name>
    <message>
        <source>Different from {rules}</source>
        <translation>和{rules}的差别</translation>
    </message>
    <message>
        <source>Cards and deal</source>
        <translation>牌和发牌</translation>
    </message>
    <message>
        <source>All about {rules}</source>
        <translation>{rules}的全部规则</translation>
    </message>
    <message>
        <source>{count} in all systems</source>
        <translation>所有规则里的 {count} 种</translation>
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
        <translation>{bomb}，{size} 张</translation>
    </message>
    <message>
        <source>{size} of a rank</source>
        <translation>{size} 张同点</translation>
    </message>
    <message>
        <source>{rank} as {other}</source>
        <comment>a wild card that stands for another rank</comment>
        <translation>{rank} 当 {other}</translation>
    </message>
    <message>
        <source>{kind} in {count} ways</source>
        <translation>{kind}，{count} 种读法</translation>
    </message>
    <message>
        <source> or </source>
        <comment>between the readings of some cards</comment>
        <translation> 或 </translation>
    </message>
    <message>
        <source>{play} beats {over}</source>
        <translation>{play} 压 {over}</translation>
    </message>
    <message>
        <source>{play} does not beat {over}</source>
        <translation>{play} 压不过 {over}</translation>
    </message>
    <message>
        <source>{sentence} {next}</source>
        <comment>two sentences in a row; Chinese has no space between them</comment>
        <translation>{sentence}{next}</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>人数</translation>
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
        <translation>{cards}，扣着不用，打完前谁也看不到</translation>
    </message>
    <message>
        <source>Out of play</source>
        <translation>不用的牌</translation>
    </message>
    <message>
        <source>Order of play</source>
        <translation>出牌顺序</translation>
    </message>
    <message>
        <source>First to speak</source>
        <translation>谁先叫</translation>
    </message>
    <message>
        <source>{number} cards</source>
        <translation>{number} 张</translation>
    </message>
    <message>
        <source>One deck of {number} cards</source>
        <translation>一副牌，{number} 张</translation>
    </message>
    <message>
        <source>Two decks of {number} cards together</source>
        <translation>两副牌，共 {number} 张</translation>
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
        <translation>{cards}，亮给大家看，归地主</translation>
    </message>
    <message>
        <source>{cards}, seen by the landlord alone</source>
        <translation>{cards}，只有地主看得到</translation>
    </message>
    <message>
        <source>there is no auction: the winning card decides</source>
        <translation>不叫牌，由赢牌定地主</translation>
    </message>
    <message>
        <source>who was dealt the marker card, a random one that all have seen</source>
        <translation>拿到首叫牌的人；首叫牌随机选出，大家都看得见</translation>
    </message>
    <message>
        <source>from {lowest} up to K, then A, then 2</source>
        <translation>从 {lowest} 到 K，然后 A，再然后 2</translation>
    </message>
    <message>
        <source>{ranks}, then the small joker, then the big joker</source>
        <translation>{ranks}，小王，大王最大</translation>
    </message>
    <message>
        <source>Single cards, pairs, trios</source>
        <translation>单张、对子、三张</translation>
    </message>
    <message>
        <source>Straights, planes</source>
        <translation>顺子、飞机</translation>
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
        <translation>A 2 3 … Q K A：A 可排在 2 前最小，也可排在 K 后最大；K A 2 不能接下去</translation>
    </message>
    <message>
        <source>Nothing is attached to anything in these rules.</source>
        <translation>这套规则里没有带牌。</translation>
    </message>
    <message>
        <source>An attached card always has another rank than the cards it is attached to.</source>
        <translation>带的牌和主体总是不同点。</translation>
    </message>
    <message>
        <source>The pairs attached to a plane must be consecutive themselves.</source>
        <translation>飞机带的对子自己也要相连。</translation>
    </message>
    <message>
        <source>Attached pairs differ in rank; two equal jokers may be one of them.</source>
        <translation>带的对子各不同点；两张相同的王也算一对。</translation>
    </message>
    <message>
        <source>Attached pairs differ in rank.</source>
        <translation>带的对子各不同点。</translation>
    </message>
    <message>
        <source>Attached single cards may repeat a rank: a pair counts as two of them.</source>
        <translation>带的单牌可以同点：一对就当两张单牌。</translation>
    </message>
    <message>
        <source>Attached single cards all differ in rank.</source>
        <translation>带的单牌必须各不同点。</translation>
    </message>
    <message>
        <source>Attached single cards may repeat a rank, but a plane takes no four of one rank, and no three of the rank right below or above it.</source>
        <translation>带的单牌可以同点，但飞机不能带四张同点，也不能带和飞机上下紧挨着的三张。</translation>
    </message>
    <message>
        <source>Small and big joker may both be attached to one play.</source>
        <translation>一手牌里可以同时带大王和小王。</translation>
    </message>
    <message>
        <source>Small and big joker are never both attached to one play.</source>
        <translation>一手牌里不能同时带大王和小王。</translation>
    </message>
    <message>
        <source>These rules have no wild cards.</source>
        <translation>这套规则没有癞子。</translation>
    </message>
    <message>
        <source>One rank from 3 to 2 is drawn after the landlord has taken the bottom; every card of that rank is wild.</source>
        <translation>地主拿了底牌以后，从 3 到 2 里翻出一个点数，这个点数的牌全是癞子。</translation>
    </message>
    <message>
        <source>Two different ranks from 3 to 2 are wild: the first, heaven, is drawn before the auction, the second, earth, after it.</source>
        <translation>从 3 到 2 里翻出两个不同的点数当癞子：叫牌前翻天癞子，叫牌后翻地癞子。</translation>
    </message>
    <message>
        <source>A wild card stands for any rank from 3 to 2, in the body of a play or among what is attached.</source>
        <translation>癞子可以当 3 到 2 的任意点数，做主体或当带的牌都行。</translation>
    </message>
    <message>
        <source>It never stands for a joker. Wild cards played alone count as themselves; to stand for another rank, they need a natural card beside them that is no joker.</source>
        <translation>癞子不能当王。癞子单独出只算本身；要当别的点数，旁边得有一张不是王的普通牌。</translation>
    </message>
    <message>
        <source>A play with wild cards compares exactly as one without them, bombs excepted.</source>
        <translation>有癞子的牌和没有癞子的一样比大小，炸弹除外。</translation>
    </message>
    <message>
        <source>Wild rank</source>
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
        <source>Type ranks: {letters}. 10 may be T, B is the small joker, R the big one.</source>
        <translation>直接打点数：{letters}。10 可写成 T，B 是小王，R 是大王。</translation>
    </message>
    <message>
        <source>Bidding once round</source>
        <translation>叫分，每人一次</translation>
    </message>
    <message>
        <source>Calling and robbing</source>
        <translation>叫地主、抢地主</translation>
    </message>
    <message>
        <source>Bidding round and round</source>
        <translation>往复叫分</translation>
    </message>
    <message>
        <source>Duel of robs</source>
        <translation>反复抢地主</translation>
    </message>
    <message>
        <source>First to call</source>
        <translation>先叫先当</translation>
    </message>
    <message>
        <source>Winning card</source>
        <translation>赢牌</translation>
    </message>
    <message>
        <source>In turn each player speaks once: pass, or bid 1, 2 or 3, more than anybody before. A bid of 3 ends it at once. The highest bidder is the landlord and plays for his bid.</source>
        <translation>每人轮流叫一次：不叫，或者叫 1、2、3 分，要比前面的高。有人叫 3 分就马上结束。叫得最高的人当地主，按他叫的分打。</translation>
    </message>
    <message>
        <source>Round and round each player passes or bids more than anybody before, up to 3. It ends with a bid of 3, or when all others have passed in a row after a bid. Who has passed may bid again in a later round.</source>
        <translation>一轮一轮往下叫，不叫，或者叫得比前面高，最高 3 分。有人叫 3 分，或者有人叫分后其他人接连不叫，就结束。不叫过的人下一轮还可以叫。</translation>
    </message>
    <message>
        <source>In turn each player calls or passes. The first to call is the landlord; the bid is 1.</source>
        <translation>轮流叫地主或不叫。先叫的人当地主，叫分算 1。</translation>
    </message>
    <message>
        <source>There is no auction. A random card, no joker, is the winning card; there are two of it. The cards are dealt one by one: who gets the first of the two is the open landlord and takes the bottom. Who gets the other is the hidden landlord and on his side; he alone knows. A player who holds both is alone against all others, and nobody else is told.</source>
        <translation>不叫牌。随机选一张牌（不是王）作赢牌，共有两张。牌一张一张地发：先拿到赢牌的是明地主，底牌归他。拿到另一张的是暗地主，和明地主一边，只有他自己知道。两张都拿到的人一个打全部，别人都不知道。</translation>
    </message>
    <message>
        <source>In turn each player calls or passes, until one calls. Then each player after him may rob once; if anybody robbed, the caller too has one last chance. The last to rob is the landlord, or else the caller.</source>
        <translation>轮流叫地主或不叫，直到有人叫。他后面的人各有一次机会抢；只要有人抢过，叫的人最后还可以抢一次。最后抢的人当地主，没人抢就是叫的人。</translation>
    </message>
    <message>
        <source>The call doubles the stake, and so does every rob.</source>
        <translation>叫地主 ×2，每抢一次 ×2。</translation>
    </message>
    <message>
        <source>Every rob doubles the stake; the call does not.</source>
        <translation>每抢一次 ×2；叫地主不翻倍。</translation>
    </message>
    <message>
        <source>In turn each player calls or passes; the first call is a bid of {bid}. Then, round after round, every other player may rob or give up for good; who passed before the call is still in. It ends when somebody has robbed twice or only one player is left: he is the landlord.</source>
        <translation>轮流叫地主或不叫；一叫就是 {bid} 分。然后一轮一轮地，其他人可以抢，也可以放弃，放弃了就不能再抢；叫之前不叫的人还可以抢。有人抢到两次，或者只剩一个人，就结束，由他当地主。</translation>
    </message>
    <message>
        <source>Each rob doubles the bid, up to {most}.</source>
        <translation>每抢一次分数翻倍，最高 {most}。</translation>
    </message>
    <message>
        <source>Each rob raises the bid by one, up to {most}.</source>
        <translation>每抢一次加一分，最高 {most}。</translation>
    </message>
    <message>
        <source>If nobody bids, the hand is void and the next one counts double, once, however many were void.</source>
        <translation>没有人叫就是荒番，下一局输赢 ×2；连着荒几局也只乘一次。</translation>
    </message>
    <message>
        <source>If nobody bids, the cards are dealt anew, with another first to speak.</source>
        <translation>没有人叫就重新发牌，先叫的人也重新定。</translation>
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
        <translation>没有人叫</translation>
    </message>
    <message>
        <source>{player} is the landlord, stake ×{multiplier}</source>
        <translation>{player}当地主，输赢 ×{multiplier}</translation>
    </message>
    <message>
        <source>{player} is the landlord, {bid}</source>
        <translation>{player}当地主，{bid}</translation>
    </message>
    <message>
        <source>Never had to speak</source>
        <translation>没轮到说话</translation>
    </message>
    <message>
        <source>any number of bombs</source>
        <translation>炸弹不限</translation>
    </message>
    <message>
        <source>bombs allowed: {number}</source>
        <translation>可出炸弹 {number} 个</translation>
    </message>
    <message>
        <source>In the play a farmer may play only so many bombs, the four jokers counted, as he has earned by his bid; the landlord may play any number. Beyond that, the cards of a bomb can still be played in other ways.</source>
        <translation>打牌时，农民能出几个炸弹由他叫的分定，四张王也算一个；地主不限。用完以后，炸弹里的牌还可以拆开出。</translation>
    </message>
    <message>
        <source>Before he leads, the landlord may lay his whole hand open. The hand then counts double, won or lost.</source>
        <translation>出第一手牌以前，地主可以把整手牌亮出来，这一局输赢 ×2。</translation>
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
        <source>Only after a first-seat 3: the landlord may lay his hand open to all farmers. Everything then counts double.</source>
        <translation>只有头撂以后：地主可以把整手牌亮给所有农民，每一份输赢 ×2。</translation>
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
        <source>Then every player in turn may double once, each time the whole hand, starting with the landlord.</source>
        <translation>然后从明地主开始轮流，每人可以加倍一次，每次整局 ×2。</translation>
    </message>
    <message>
        <source>Doubling</source>
        <translation>加倍</translation>
    </message>
    <message>
        <source>Who speaks first and bids 3 at once is the landlord; a win then counts 4 in place of 3, a loss counts 3.</source>
        <translation>第一个说话就叫 3 档的人当地主；赢了算 4，不算 3；输了算 3。</translation>
    </message>
    <message>
        <source>Who speaks first and bids 3 at once is the landlord; a win then counts 4 times the bid of 3, a loss counts 3.</source>
        <translation>第一个说话就叫 3 档的人当地主；赢了在 3 档上再乘 4；输了算 3。</translation>
    </message>
    <message>
        <source>A landlord who holds the four jokers, or all of seven or eight cards of a rank, may report such sets: he shows them and keeps them. Then he fights or not. Not fighting wins at once; a fight counts double when won, and when lost nobody pays anything.</source>
        <translation>地主手里有四张王，或者有七张、八张同点，可以报到：亮给大家看，牌还在手里。然后选打或不打。不打，马上赢；打，赢了 ×2，输了谁也不付。</translation>
    </message>
    <message>
        <source>Each further reported set doubles a win again.</source>
        <translation>多报一组，赢了再 ×2。</translation>
    </message>
    <message>
        <source>All players say at the same time whether they show who they are; only the answers of the two landlords count. If one of them shows, the whole hand counts double, once. A hidden landlord who stays silent is known when he plays the winning card. Once he is known, the two landlords see each other&apos;s cards.</source>
        <translation>所有人同时选亮明还是沉默，只有两位地主的回答算数。有地主亮明，整局 ×2，只乘一次。暗地主沉默的话，打出赢牌时就暴露了。身份一明，两位地主可以互看手牌。</translation>
    </message>
    <message>
        <source>two of a rank</source>
        <translation>两张同点</translation>
    </message>
    <message>
        <source>two of a rank; two equal jokers too</source>
        <translation>两张同点；两张相同的王也算</translation>
    </message>
    <message>
        <source>two of a rank, never jokers</source>
        <translation>两张同点，不能是王</translation>
    </message>
    <message>
        <source>{fewest} to {most} consecutive ranks</source>
        <translation>{fewest} 到 {most} 张相连</translation>
    </message>
    <message>
        <source>{fewest} to {most} consecutive pairs</source>
        <translation>{fewest} 到 {most} 对相连</translation>
    </message>
    <message>
        <source>{fewest} to {most} consecutive trios</source>
        <translation>{fewest} 到 {most} 个三张相连</translation>
    </message>
    <message>
        <source>{fewest} to {most} consecutive fours</source>
        <translation>{fewest} 到 {most} 个四张相连</translation>
    </message>
    <message>
        <source>{fewest} or more consecutive ranks</source>
        <translation>{fewest} 张以上相连</translation>
    </message>
    <message>
        <source>{fewest} or more consecutive pairs</source>
        <translation>{fewest} 对以上相连</translation>
    </message>
    <message>
        <source>{fewest} or more consecutive trios</source>
        <translation>{fewest} 个以上三张相连</translation>
    </message>
    <message>
        <source>{fewest} or more consecutive fours</source>
        <translation>{fewest} 个以上四张相连</translation>
    </message>
    <message>
        <source>{chain}; A and 2 may begin it</source>
        <translation>{chain}；可以从 A、2 开始</translation>
    </message>
    <message>
        <source>{chain}, no 2 and no joker</source>
        <translation>{chain}，不含 2 和王</translation>
    </message>
    <message>
        <source>any one card</source>
        <translation>任意一张</translation>
    </message>
    <message>
        <source>three of a rank</source>
        <translation>三张同点</translation>
    </message>
    <message>
        <source>three of a rank and one card</source>
        <translation>三张同点，加一张</translation>
    </message>
    <message>
        <source>three of a rank and a pair</source>
        <translation>三张同点，加一对</translation>
    </message>
    <message>
        <source>a plane with one card for each trio</source>
        <translation>相连的三张，各带一张</translation>
    </message>
    <message>
        <source>a plane with one pair for each trio</source>
        <translation>相连的三张，各带一对</translation>
    </message>
    <message>
        <source>four of a rank and two cards</source>
        <translation>四张同点，带两张</translation>
    </message>
    <message>
        <source>four of a rank and two pairs</source>
        <translation>四张同点，带两对</translation>
    </message>
    <message>
        <source>a shuttle with two cards for each four</source>
        <translation>相连的四张，各带两张</translation>
    </message>
    <message>
        <source>a shuttle with two pairs for each four</source>
        <translation>相连的四张，各带两对</translation>
    </message>
    <message>
        <source>four of a rank</source>
        <translation>四张同点</translation>
    </message>
    <message>
        <source>four of a rank and a trio</source>
        <translation>四张同点，加三张同点</translation>
    </message>
    <message>
        <source>four of a rank, a trio and a pair</source>
        <translation>四张同点，加三张同点和一对</translation>
    </message>
    <message>
        <source>a shuttle with one trio for each four</source>
        <translation>相连的四张，各带一组三张</translation>
    </message>
    <message>
        <source>a shuttle, as many consecutive trios, as many pairs; no 2 and no joker</source>
        <translation>相连的四张，加一样多相连的三张和一样多的对子；不含 2 和王</translation>
    </message>
    <message>
        <source>; between equal trios the pair decides</source>
        <translation>；三张一样大时比对子</translation>
    </message>
    <message>
        <source>; the pairs are consecutive too</source>
        <translation>；对子也要相连</translation>
    </message>
    <message>
        <source>; {fewest} trios at least</source>
        <translation>；至少 {fewest} 组三张</translation>
    </message>
    <message>
        <source>; this is no bomb</source>
        <translation>；不算炸弹</translation>
    </message>
    <message>
        <source>{fewest} of a rank</source>
        <translation>{fewest} 张同点</translation>
    </message>
    <message>
        <source>{fewest} to {most} of a rank</source>
        <translation>{fewest} 到 {most} 张同点</translation>
    </message>
    <message>
        <source>any two or three jokers</source>
        <translation>任意两张或三张王</translation>
    </message>
    <message>
        <source>also with wild cards</source>
        <translation>有癞子也算</translation>
    </message>
    <message>
        <source>; </source>
        <comment>between the parts of a list that have commas</comment>
        <translation>；</translation>
    </message>
    <message>
        <source>there is none without jokers</source>
        <translation>没有王就没有王炸</translation>
    </message>
    <message>
        <source>both jokers; nothing beats it</source>
        <translation>大王加小王，最大</translation>
    </message>
    <message>
        <source>all four jokers; nothing beats it</source>
        <translation>四张王，最大</translation>
    </message>
    <message>
        <source>{count} in {rules}</source>
        <translation>在“{rules}”里可用的 {count} 种</translation>
    </message>
    <message>
        <source>where the product begins</source>
        <translation>从这里开始乘</translation>
    </message>
    <message>
        <source>the landlord was called</source>
        <translation>有人叫了地主</translation>
    </message>
    <message>
        <source>for each rob</source>
        <translation>每抢一次</translation>
    </message>
    <message>
        <source>the rocket was played</source>
        <translation>出过王炸</translation>
    </message>
    <message>
        <source>the landlord laid his hand open</source>
        <translation>地主亮了手牌</translation>
    </message>
    <message>
        <source>nobody bid in the hand before</source>
        <translation>上一局没有人叫</translation>
    </message>
    <message>
        <source>the landlord spread his hand after a first-seat 3</source>
        <translation>头撂以后地主摊打</translation>
    </message>
    <message>
        <source>the marker card is a joker</source>
        <translation>首叫牌是王</translation>
    </message>
    <message>
        <source>a report fought and won; without a fight it is ×1, lost ×0</source>
        <translation>报到后打赢；不打算 ×1，打输算 ×0</translation>
    </message>
    <message>
        <source>for each reported set after the first, when won</source>
        <translation>赢了，多报一组</translation>
    </message>
    <message>
        <source>a landlord showed himself; once, even if both did</source>
        <translation>有地主亮明；两人都亮也只算一次</translation>
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
        <translation>第一个说话的人叫 3 并获胜；和叫分相乘</translation>
    </message>
    <message>
        <source>the first to speak bid 3 and won; it replaces the bid</source>
        <translation>第一个说话的人叫 3 并获胜；代替叫分</translation>
    </message>
    <message>
        <source>Doubling bombs</source>
        <translation>翻倍的炸弹</translation>
    </message>
    <message>
        <source>bombs do not count</source>
        <translation>炸弹不翻倍</translation>
    </message>
    <message>
        <source>for each bomb</source>
        <translation>每个炸弹</translation>
    </message>
    <message>
        <source>for each bomb of six cards or more</source>
        <translation>每个六张以上的炸弹</translation>
    </message>
    <message>
        <source>for each bomb of five cards or more, or of three jokers</source>
        <translation>每个五张以上的炸弹或三王炸</translation>
    </message>
    <message>
        <source>at most {number} in a hand, the rocket counted</source>
        <translation>一局最多 {number} 个，王炸也算在内</translation>
    </message>
    <message>
        <source>at most {number} in a hand</source>
        <translation>一局最多 {number} 个</translation>
    </message>
    <message>
        <source>{bombs}; {cap}</source>
        <translation>{bombs}；{cap}</translation>
    </message>
    <message>
        <source>the landlords win and no farmer has played a card</source>
        <translation>地主一方获胜，农民一张没出</translation>
    </message>
    <message>
        <source>the farmers win and no landlord has played a card</source>
        <translation>农民获胜，地主一方一张没出</translation>
    </message>
    <message>
        <source>the landlord wins and no farmer has played a card</source>
        <translation>地主获胜，农民一张没出</translation>
    </message>
    <message>
        <source>the farmers win and the landlord has played only once</source>
        <translation>农民获胜，地主只出了一手</translation>
    </message>
    <message>
        <source>The factors multiplied are the stake. Each farmer wins or loses the stake; the landlord loses or wins all of them together, so that the points of a hand always add up to zero.</source>
        <translation>各项相乘就是输赢的分数。每位农民赢或输这个分数，地主输或赢全部的总和，所以一局的分数加起来总是零。</translation>
    </message>
    <message>
        <source>With two landlords the open one has {open} parts of {all}, the hidden one {hidden}; a landlord alone has all.</source>
        <translation>有两位地主时，分成 {all} 份，明地主 {open} 份，暗地主 {hidden} 份；独自一人的地主全拿。</translation>
    </message>
    <message>
        <source>Each of {count} farmers</source>
        <translation>{count} 位农民，每位</translation>
    </message>
    <message>
        <source>The landlord wins, nothing else counts</source>
        <translation>地主获胜，没有别的翻倍</translation>
    </message>
    <message>
        <source>The farmers win after bombs</source>
        <translation>出过炸弹，农民获胜</translation>
    </message>
    <message>
        <source>More bombs than count</source>
        <translation>炸弹超过上限</translation>
    </message>
    <message>
        <source>Spring: no farmer has played a card</source>
        <translation>春天：农民一张没出</translation>
    </message>
    <message>
        <source>Anti-spring</source>
        <translation>反春</translation>
    </message>
    <message>
        <source>An open hand, lost</source>
        <translation>明牌，输了</translation>
    </message>
    <message>
        <source>The marker card is a joker</source>
        <translation>首叫牌是王</translation>
    </message>
    <message>
        <source>The hand after a void one</source>
        <translation>荒番后的一局</translation>
    </message>
    <message>
        <source>First-seat 3, won</source>
        <translation>头撂，赢了</translation>
    </message>
    <message>
        <source>First-seat 3, lost</source>
        <translation>头撂，输了</translation>
    </message>
    <message>
        <source>First-seat 3 with a spread hand, won</source>
        <translation>头撂加摊打，赢了</translation>
    </message>
    <message>
        <source>A report without a fight</source>
        <translation>报到不打</translation>
    </message>
    <message>
        <source>Two sets reported, fought and won</source>
        <translation>报到两组，打赢</translation>
    </message>
    <message>
        <source>A report, fought and lost</source>
        <translation>报到后打输</translation>
    </message>
    <message>
        <source>The open landlord showed himself</source>
        <translation>明地主亮明</translation>
    </message>
    <message>
        <source>Two players doubled, the farmers win</source>
        <translation>两人加倍，农民获胜</translation>
    </message>
    <message>
        <source>A landlord alone wins</source>
        <translation>独自一人的地主获胜</translation>
    </message>
    <message>
        <source>How a hand goes</source>
        <translation>一局怎么打</translation>
    </message>
    <message>
        <source>Ranks and suits</source>
        <translation>点数和花色</translation>
    </message>
    <message>
        <source>Kinds of play</source>
        <translation>牌型一览</translation>
    </message>
    <message>
        <source>Attached cards</source>
        <translation>带牌</translation>
    </message>
    <message>
        <source>What beats what</source>
        <translation>谁压谁</translation>
    </message>
    <message>
        <source>Bombs</source>
        <translation>炸弹</translation>
    </message>
    <message>
        <source>Wild cards</source>
        <translation>癞子</translation>
    </message>
    <message>
        <source>Finding the landlord</source>
        <translation>怎样定地主</translation>
    </message>
    <message>
        <source>Extra decisions</source>
        <translation>打牌前的选择</translation>
    </message>
    <message>
        <source>Scoring</source>
        <translation>计分</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>房规</translation>
    </message>
    <message>
        <source>Fair shuffle</source>
        <translation>公平洗牌</translation>
    </message>
    <message>
        <source>Words of the game</source>
        <translation>名词表</translation>
    </message>
    <message>
        <source>by the rules of {rules}</source>
        <translation>按“{rules}”的规则</translation>
    </message>
    <message>
        <source>One player, the landlord, plays against all others, the farmers. Whoever gets rid of all his cards first wins for his side: if a farmer is out first, all farmers win.</source>
        <translation>一个人当地主，其他人是农民，大家一起打地主。谁先把牌出完，谁那一边就赢：有一位农民先出完，农民就都赢。</translation>
    </message>
    <message>
        <source>The cards are shuffled and dealt; some are left over as the bottom.</source>
        <translation>洗牌、发牌，留几张作底牌。</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>发牌</translation>
    </message>
    <message>
        <source>The players bid or call for the role of the landlord.</source>
        <translation>大家叫分或叫地主，争当地主。</translation>
    </message>
    <message>
        <source>Auction</source>
        <translation>叫牌</translation>
    </message>
    <message>
        <source>The winning card decides who are the landlords.</source>
        <translation>由赢牌定谁是地主。</translation>
    </message>
    <message>
        <source>Landlords</source>
        <translation>定地主</translation>
    </message>
    <message>
        <source>The landlord takes the bottom cards into his hand.</source>
        <translation>地主把底牌拿到手里。</translation>
    </message>
    <message>
        <source>Wild ranks are drawn; their cards may stand for others.</source>
        <translation>翻癞子；癞子可以当别的牌。</translation>
    </message>
    <message>
        <source>Before the play, some rules let players raise the stakes or show themselves.</source>
        <translation>打牌以前，有的规则可以加大输赢，或者亮明身份。</translation>
    </message>
    <message>
        <source>The landlord leads any one kind of play.</source>
        <translation>地主先出，任意一种牌型。</translation>
    </message>
    <message>
        <source>Lead</source>
        <translation>先出</translation>
    </message>
    <message>
        <source>In turn everybody passes or plays something higher: the same kind with the same number of cards, or a bomb. A pass is only for now. When all others have passed in a row, the last one to play leads anew.</source>
        <translation>大家轮流不出，或者出更大的：同牌型、同张数，或者炸弹。不出只管这一次。其他人接连不出时，最后出牌的人重新先出。</translation>
    </message>
    <message>
        <source>Follow</source>
        <translation>跟牌</translation>
    </message>
    <message>
        <source>As soon as somebody has no cards left, the hand is over and is settled.</source>
        <translation>有人出完牌，这一局就结束，开始结算。</translation>
    </message>
    <message>
        <source>End</source>
        <translation>结束</translation>
    </message>
    <message>
        <source>A play beats the one on the table if it is of the same kind, has the same number of cards and is higher. Chains compare by their highest rank, everything else by the cards that are several of a rank; what is attached does not count. Equal never beats. A bomb beats every play that is no bomb.</source>
        <translation>牌型相同、张数相同、点数更大，就能压桌上的牌。相连的牌比最大的一张，别的比成组的同点牌，带的牌不算。一样大压不了。炸弹能压所有不是炸弹的牌。</translation>
    </message>
    <message>
        <source>Some cards can be read as several plays. If the possible kinds differ, the table asks which is meant; within a kind the highest reading is taken. What was declared decides what beats it.</source>
        <translation>有的牌可以读成几种牌型。牌型不同，牌桌会问是哪一种；同一种牌型取最大的读法。按说定的牌型比大小。</translation>
    </message>
    <message>
        <source>A house rule is a copy of a rule system in which some things are changed: kinds switched on or off, shorter or longer chains, another auction, other scores. Mixes that cannot be played are refused. House rules can be saved, sent to friends as a file or a short code, and chosen in a new game.</source>
        <translation>房规是一种规则的副本，改了其中几项：开关牌型、改顺子长短、换叫牌方式、改计分。自相矛盾的组合会被拒绝。房规可以保存，可以用文件或一小段代码发给朋友，在新对局里选用。</translation>
    </message>
    <message>
        <source>Nobody decides the cards alone. Before a hand the dealer fixes a secret number and shows its fingerprint; then every player adds a number of his own. All numbers together order the deck. After the hand the secret is opened, and anybody can recompute the deal and see that nothing was changed.</source>
        <translation>谁也不能独自决定发什么牌。每局开始前，发牌方先定一个秘密数，公布它的指纹；然后每人再加一个自己的数。所有的数合起来决定牌的顺序。打完后公开秘密数，谁都可以重算一遍，看看牌有没有被动过。</translation>
    </message>
    <message>
        <source>Landlord</source>
        <translation>地主</translation>
    </message>
    <message>
        <source>plays alone against the others, takes the bottom and leads first</source>
        <translation>一个人打其他人，拿底牌，先出牌</translation>
    </message>
    <message>
        <source>Farmer</source>
        <translation>农民</translation>
    </message>
    <message>
        <source>plays with the other farmers against the landlord</source>
        <translation>和其他农民一起打地主</translation>
    </message>
    <message>
        <source>Hidden landlord</source>
        <translation>暗地主</translation>
    </message>
    <message>
        <source>holds the second winning card and plays with the open landlord</source>
        <translation>拿着第二张赢牌，和明地主一边</translation>
    </message>
    <message>
        <source>First bidder</source>
        <translation>首叫</translation>
    </message>
    <message>
        <source>who speaks first in the auction: the holder of the marker card</source>
        <translation>叫牌时第一个说话的人：拿到首叫牌的人</translation>
    </message>
    <message>
        <source>to play when nothing has to be beaten; who leads cannot pass</source>
        <translation>不用压牌时出牌；先出的人不能不出</translation>
    </message>
    <message>
        <source>to beat the play on the table, or pass</source>
        <translation>压桌上的牌，或者不出</translation>
    </message>
    <message>
        <source>Trick</source>
        <translation>一轮</translation>
    </message>
    <message>
        <source>all plays from a lead until everybody else has passed</source>
        <translation>从先出到其他人都不出为止</translation>
    </message>
    <message>
        <source>cards that go along with a trio, a plane or a four; players call them wings</source>
        <translation>跟着三张、飞机或四张一起出的牌，也叫翅膀</translation>
    </message>
    <message>
        <source>Plane</source>
        <translation>飞机</translation>
    </message>
    <message>
        <source>consecutive trios, alone or with attached cards</source>
        <translation>相连的三张，可以带牌</translation>
    </message>
    <message>
        <source>Shuttle</source>
        <translation>航天飞机</translation>
    </message>
    <message>
        <source>consecutive fours of a rank</source>
        <translation>相连的四张</translation>
    </message>
    <message>
        <source>the cards left over after the deal, for the landlord</source>
        <translation>发牌后留下的牌，归地主</translation>
    </message>
    <message>
        <source>Marker card</source>
        <translation>首叫牌</translation>
    </message>
    <message>
        <source>a card turned up during the deal: who gets it speaks first</source>
        <translation>发牌时翻开的一张：谁拿到谁先叫</translation>
    </message>
    <message>
        <source>Bomb</source>
        <translation>炸弹</translation>
    </message>
    <message>
        <source>beats everything but higher bombs; usually four or more of a rank</source>
        <translation>除了更大的炸弹什么都能压；一般是四张以上同点</translation>
    </message>
    <message>
        <source>Rocket</source>
        <translation>王炸</translation>
    </message>
    <message>
        <source>all jokers in play: the highest bomb</source>
        <translation>全部的王：最大的炸弹</translation>
    </message>
    <message>
        <source>Soft bomb</source>
        <translation>软炸弹</translation>
    </message>
    <message>
        <source>a bomb of natural and wild cards; a hard one has no wild card</source>
        <translation>有癞子的炸弹；没有癞子的叫硬炸弹</translation>
    </message>
    <message>
        <source>Pure wild bomb</source>
        <translation>纯癞炸弹</translation>
    </message>
    <message>
        <source>a bomb of wild cards alone</source>
        <translation>全是癞子的炸弹</translation>
    </message>
    <message>
        <source>to show the four jokers, or {number} cards of a rank or more, before the play</source>
        <translation>打牌前亮出四张王，或者 {number} 张以上同点</translation>
    </message>
    <message>
        <source>Base score</source>
        <translation>底分</translation>
    </message>
    <message>
        <source>what the multiplication of the stake begins with</source>
        <translation>翻倍从这个数算起</translation>
    </message>
    <message>
        <source>Multiplier</source>
        <translation>倍数</translation>
    </message>
    <message>
        <source>everything else that the stake is multiplied by</source>
        <translation>除底分以外所有相乘的数</translation>
    </message>
    <message>
        <source>Spring</source>
        <translation>春天</translation>
    </message>
    <message>
        <source>the landlord wins before any farmer has played a card</source>
        <translation>农民一张没出，地主就赢了</translation>
    </message>
    <message>
        <source>the farmers win although the landlord has played only once</source>
        <translation>地主只出了一手，农民就赢了</translation>
    </message>
    <message>
        <source>Void hand</source>
        <translation>荒番</translation>
    </message>
    <message>
        <source>a hand in which nobody bid; in Shanghai the next one counts double</source>
        <translation>没有人叫的一局；上海打法里下一局 ×2</translation>
    </message>
    <message>
        <source>To concede</source>
        <translation>认输</translation>
    </message>
    <message>
        <source>to give the hand up as lost; the match goes on</source>
        <translation>这一局算输，对局继续</translation>
    </message>
</context>
<context>
    <name>RulebookDrawer</name>
    <message>
        <source>Rulebook</source>
        <translation>规则书</translation>
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
        <translation>规则书</translation>
    </message>
    <message>
        <source>At the table press F1</source>
        <translation>随时可查，对局中按 F1</translation>
    </message>
    <message>
        <source>Play by these rules</source>
        <translation>用这套规则开局</translation>
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
        <translation>查牌型、规则</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>目录</translation>
    </message>
    <message>
        <source>Nothing is called that. Try another word.</source>
        <translation>没有找到。换个词试试。</translation>
    </message>
</context>
<context>
    <name>RulesPicker</name>
    <message>
        <source>Rules</source>
        <translation>规则</translation>
    </message>
    <message>
        <source>Rules in detail</source>
        <translation>规则详解</translation>
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
        <translation>电脑</translation>
    </message>
    <message>
        <source>host</source>
        <translation>房主</translation>
    </message>
    <message>
        <source>away</source>
        <translation>离线</translation>
    </message>
    <message>
        <source>{number} ms</source>
        <translation>{number} 毫秒</translation>
    </message>
    <message>
        <source>Ready</source>
        <translation>准备</translation>
    </message>
    <message>
        <source>Not ready</source>
        <translation>还没准备</translation>
    </message>
    <message>
        <source>Sit here</source>
        <translation>坐这里</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>添加电脑</translation>
    </message>
    <message>
        <source>Exchange with this seat</source>
        <translation>与这个座位交换</translation>
    </message>
    <message>
        <source>Change seats: {name}</source>
        <translation>换座位：{name}</translation>
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
        <translation>请{name}离开</translation>
    </message>
    <message>
        <source>Leave the seat open</source>
        <translation>空出座位</translation>
    </message>
    <message>
        <source>Level of {name}</source>
        <translation>{name}的级别</translation>
    </message>
</context>
<context>
    <name>SeatRow</name>
    <message>
        <source>Level of {name}</source>
        <translation>{name}的级别</translation>
    </message>
    <message>
        <source>Temper of {name}</source>
        <translation>{name}的性格</translation>
    </message>
    <message>
        <source>How readily it bids, raises the stake and plays bombs.</source>
        <translation>叫牌、加倍和出炸弹有多果断。</translation>
    </message>
</context>
<context>
    <name>Seed</name>
    <message>
        <source>Copy</source>
        <translation>拷贝</translation>
    </message>
    <message>
        <source>Check this deal</source>
        <translation>检验这副牌</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Promised</source>
        <translation>已承诺</translation>
    </message>
    <message>
        <source>After the hand everything is opened, and the deal can be checked in the replay.</source>
        <translation>这一局打完后全部公开，可以在复盘里检验。</translation>
    </message>
    <message>
        <source>Opened</source>
        <translation>已公开</translation>
    </message>
    <message>
        <source>Everything is open now. Whether the deal follows from it can be checked.</source>
        <translation>现在全部公开了，可以检验发牌是不是由它们得出。</translation>
    </message>
    <message>
        <source>Computed again from all secrets, it is card by card the one that was dealt, and the secrets are those that were promised.</source>
        <translation>用全部秘密数重新计算，每一张牌都和发出的一样；秘密数也正是事先承诺的那些。</translation>
    </message>
    <message>
        <source>The deal is fair</source>
        <translation>这副牌是公平的</translation>
    </message>
    <message>
        <source>The deal is not fair</source>
        <translation>这副牌不公平</translation>
    </message>
    <message>
        <source>There is no proof</source>
        <translation>没有证明</translation>
    </message>
    <message>
        <source>The deal was chosen, for a hand played again for example, or nobody kept the proof.</source>
        <translation>这副牌是指定的（例如再打一次同一副牌），或者没有人留下证明。</translation>
    </message>
    <message>
        <source>The proof cannot be read.</source>
        <translation>证明读不出来。</translation>
    </message>
    <message>
        <source>What the dealer opened is not what was promised for this hand and its rules.</source>
        <translation>发牌方公开的，不是它为这一局和这套规则承诺的。</translation>
    </message>
    <message>
        <source>A secret has the wrong length.</source>
        <translation>有一个秘密数长度不对。</translation>
    </message>
    <message>
        <source>The proof has not one number for each seat.</source>
        <translation>证明里不是每个座位都有一个数。</translation>
    </message>
    <message>
        <source>Seed card</source>
        <translation>种子卡</translation>
    </message>
    <message>
        <source>Seed card of hand {number}</source>
        <translation>第 {number} 局的种子卡</translation>
    </message>
    <message>
        <source>Before each deal the dealer promises a secret number, and every seat adds one of its own. The cards follow from all of them together, so nobody alone can choose a deal.</source>
        <translation>每次发牌之前，发牌方先承诺一个秘密数，每个座位再加上自己的一个数。牌由所有这些数一起决定，所以谁也不能独自挑选一副牌。</translation>
    </message>
    <message>
        <source>What {seat} opened is not what it had promised.</source>
        <translation>{seat}公开的，不是它承诺过的。</translation>
    </message>
    <message>
        <source>The cards are not those that follow from the secrets.</source>
        <translation>这副牌不是由这些秘密数得出的。</translation>
    </message>
    <message>
        <source>Seed card {digits}…</source>
        <translation>种子卡 {digits}…</translation>
    </message>
    <message>
        <source>Promised before the deal</source>
        <translation>发牌前的承诺</translation>
    </message>
    <message>
        <source>Opened by the dealer</source>
        <translation>发牌方公开</translation>
    </message>
    <message>
        <source>{seat}: promised</source>
        <translation>{seat}：承诺</translation>
    </message>
    <message>
        <source>{seat}: opened</source>
        <translation>{seat}：公开</translation>
    </message>
    <message>
        <source>Promised for the next hand</source>
        <translation>下一局的承诺</translation>
    </message>
</context>
<context>
    <name>Settings</name>
    <message>
        <source>Cards and table</source>
        <translation>牌面与桌面</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>外观</translation>
    </message>
    <message>
        <source>Accessibility</source>
        <translation>辅助功能</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>声音</translation>
    </message>
    <message>
        <source>Mouse and keys</source>
        <translation>操作与按键</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>语言</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>个人资料</translation>
    </message>
    <message>
        <source>Data and back-up</source>
        <translation>数据与备份</translation>
    </message>
    <message>
        <source>Suits</source>
        <translation>花色</translation>
    </message>
    <message>
        <source>Four colours: diamonds blue, clubs green</source>
        <translation>四色：方片蓝、梅花绿</translation>
    </message>
    <message>
        <source>Two colours</source>
        <translation>两色</translation>
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
        <translation>所有页面都变；牌桌上在放得下的范围内变</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>主题</translation>
    </message>
    <message>
        <source>The system&apos;s theme changes with the desktop, high contrast too</source>
        <translation>跟随系统时随桌面变化，包括高对比度</translation>
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
        <translation>高对比度</translation>
    </message>
    <message>
        <source>Speed of the game</source>
        <translation>游戏速度</translation>
    </message>
    <message>
        <source>How fast cards move and the computer plays</source>
        <translation>牌动得多快，电脑出得多快</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>慢</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>标准</translation>
    </message>
    <message>
        <source>Brisk</source>
        <translation>较快</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>快</translation>
    </message>
    <message>
        <source>No motion</source>
        <translation>无动画</translation>
    </message>
    <message>
        <source>Show keys on buttons</source>
        <translation>显示按键提示</translation>
    </message>
    <message>
        <source>The key that presses a button stands on it</source>
        <translation>在按钮上标出对应的按键</translation>
    </message>
    <message>
        <source>Less motion</source>
        <translation>减弱动态效果</translation>
    </message>
    <message>
        <source>Nothing flies, turns or grows; things fade in and out</source>
        <translation>不飞、不翻、不放大，只淡入淡出</translation>
    </message>
    <message>
        <source>Choose by drawing over cards</source>
        <translation>滑动选牌</translation>
    </message>
    <message>
        <source>Off: each press chooses the one card it falls on, even with an unsteady hand</source>
        <translation>关：每次按下只选按到的那一张，手抖也不怕</translation>
    </message>
    <message>
        <source>Size of the hand</source>
        <translation>手牌大小</translation>
    </message>
    <message>
        <source>Extra large cards take two rows sooner</source>
        <translation>特大时更早分两排</translation>
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
        <translation>自动：牌多时分两排</translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation>自动</translation>
    </message>
    <message>
        <source>One</source>
        <translation>一排</translation>
    </message>
    <message>
        <source>Two</source>
        <translation>两排</translation>
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
        <translation>按张数</translation>
    </message>
    <message>
        <source>By kind</source>
        <translation>按牌型</translation>
    </message>
    <message>
        <source>Wild cards first</source>
        <translation>癞子放最前</translation>
    </message>
    <message>
        <source>Off: they stand at their own rank</source>
        <translation>关：放在原来的点数处</translation>
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
        <translation>浅色主题下</translation>
    </message>
    <message>
        <source>Pine green</source>
        <translation>松绿</translation>
    </message>
    <message>
        <source>Indigo</source>
        <translation>靛蓝</translation>
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
        <translation>记牌器</translation>
    </message>
    <message>
        <source>How many cards of each rank the others still have</source>
        <translation>别人手里每个点数还剩几张</translation>
    </message>
    <message>
        <source>Pass by itself</source>
        <translation>要不起时自动不出</translation>
    </message>
    <message>
        <source>When nothing beats the table, after five seconds; a click is quicker</source>
        <translation>倒数 5 秒后不出，点一下更快</translation>
    </message>
    <message>
        <source>Next hand by itself</source>
        <translation>自动下一局</translation>
    </message>
    <message>
        <source>After the settlement has been shown for a while</source>
        <translation>结算显示一会儿之后</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>从不</translation>
    </message>
    <message>
        <source>With a time limit</source>
        <translation>限时局</translation>
    </message>
    <message>
        <source>Always</source>
        <translation>总是</translation>
    </message>
    <message>
        <source>Tell screen readers what happens</source>
        <translation>向屏幕阅读器播报</translation>
    </message>
    <message>
        <source>Every play and pass, your turn, refusals and the result</source>
        <translation>每手牌与不出、轮到你、被拒的原因和结果</translation>
    </message>
    <message>
        <source>More time</source>
        <translation>更多时间</translation>
    </message>
    <message>
        <source>Time limits become longer; for the next match you begin</source>
        <translation>限时变长，下次开局时生效</translation>
    </message>
    <message>
        <source>Half as long again</source>
        <translation>一倍半</translation>
    </message>
    <message>
        <source>Twice as long</source>
        <translation>两倍</translation>
    </message>
    <message>
        <source>Silence</source>
        <translation>静音</translation>
    </message>
    <message>
        <source>No sound at all; M does the same at the table</source>
        <translation>完全没有声音；牌桌上按 M 也行</translation>
    </message>
    <message>
        <source>Cards and effects</source>
        <translation>牌声与效果</translation>
    </message>
    <message>
        <source>Your turn and clock</source>
        <translation>轮到你与倒计时</translation>
    </message>
    <message>
        <source>Phrases</source>
        <translation>短语</translation>
    </message>
    <message>
        <source>Voice</source>
        <translation>语音</translation>
    </message>
    <message>
        <source>Who calls bids and plays</source>
        <translation>谁来报牌</translation>
    </message>
    <message>
        <source>Both voices</source>
        <translation>男女都有</translation>
    </message>
    <message>
        <source>Woman</source>
        <translation>女声</translation>
    </message>
    <message>
        <source>Man</source>
        <translation>男声</translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation>不报</translation>
    </message>
    <message>
        <source>Language of the voice</source>
        <translation>语音语言</translation>
    </message>
    <message>
        <source>As the window</source>
        <translation>随界面</translation>
    </message>
    <message>
        <source>Mandarin</source>
        <translation>普通话</translation>
    </message>
    <message>
        <source>English</source>
        <translation>英语</translation>
    </message>
    <message>
        <source>Find the straight</source>
        <translation>智能选顺子</translation>
    </message>
    <message>
        <source>Drawing over cards raises the one straight among them</source>
        <translation>滑过一片牌时，只弹起其中唯一的顺子</translation>
    </message>
    <message>
        <source>Right click plays</source>
        <translation>右键出牌</translation>
    </message>
    <message>
        <source>Off: it puts all cards down</source>
        <translation>关：右键重选</translation>
    </message>
    <message>
        <source>Guard against hasty clicks</source>
        <translation>防误点</translation>
    </message>
    <message>
        <source>A button that has just appeared waits a quarter of a second</source>
        <translation>刚出现的按钮，四分之一秒内点了不算</translation>
    </message>
    <message>
        <source>Changes at once, in the middle of a game too</source>
        <translation>立即切换，打牌中途也行</translation>
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
        <translation>重选</translation>
    </message>
    <message>
        <source>Let the table play</source>
        <translation>托管</translation>
    </message>
    <message>
        <source>Sort the hand</source>
        <translation>理牌</translation>
    </message>
    <message>
        <source>Show the card counter</source>
        <translation>显示记牌器</translation>
    </message>
    <message>
        <source>Last trick</source>
        <translation>上一轮</translation>
    </message>
    <message>
        <source>Sound on and off</source>
        <translation>开关声音</translation>
    </message>
    <message>
        <source>Phrases, at a LAN table</source>
        <translation>短语（局域网牌桌）</translation>
    </message>
    <message>
        <source>Always the same: Enter plays, bids and says yes; Esc goes back; arrows and Space choose cards; digits, J, Q and K raise the cards of that rank; Ctrl+Z takes back a choice; F1 rulebook, F6 parts of the table, F11 full screen, Ctrl+Q quits.</source>
        <translation>固定不变：Enter 出牌、叫分、同意；Esc 返回；方向键和空格选牌；数字和 J、Q、K 弹起对应点数的牌；Ctrl+Z 撤销选牌；F1 规则书，F6 切换牌桌区域，F11 全屏，Ctrl+Q 退出。</translation>
    </message>
    <message>
        <source>Press a key…</source>
        <translation>请按一个键…</translation>
    </message>
    <message>
        <source>{key} is taken: {command}</source>
        <translation>{key} 已用于：{command}</translation>
    </message>
    <message>
        <source>{key} has a meaning of its own at the table</source>
        <translation>{key} 在牌桌上另有用处</translation>
    </message>
    <message>
        <source>{command}: key {key}; press to change it</source>
        <translation>{command}：按键 {key}，按下可更改</translation>
    </message>
    <message>
        <source>Keys at the table</source>
        <translation>牌桌上的按键</translation>
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
        <translation>预览</translation>
    </message>
    <message>
        <source>Follows your choices</source>
        <translation>随左边的选项变化</translation>
    </message>
</context>
<context>
    <name>SettingsPage</name>
    <message>
        <source>Settings</source>
        <translation>设置</translation>
    </message>
    <message>
        <source>Defaults</source>
        <translation>恢复默认</translation>
    </message>
    <message>
        <source>Sets this section back</source>
        <translation>把这一节恢复为默认</translation>
    </message>
    <message>
        <source>Section</source>
        <translation>分类</translation>
    </message>
    <message>
        <source>Changes take effect at once</source>
        <translation>改动立即生效</translation>
    </message>
    <message>
        <source>Set &quot;{section}&quot; back?</source>
        <translation>恢复“{section}”的默认设置？</translation>
    </message>
    <message>
        <source>Everything in this section will be as it was at first.</source>
        <translation>这一节的所有选项都会回到最初的样子。</translation>
    </message>
    <message>
        <source>Set back</source>
        <translation>恢复</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>All sections will be as they were at first. Language and player stay.</source>
        <translation>所有分类都会回到最初的样子；语言和个人资料不变。</translation>
    </message>
    <message>
        <source>Reset all settings?</source>
        <translation>恢复全部设置？</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>恢复</translation>
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
        <source>Not reached: {names}</source>
        <translation>未成立：{names}</translation>
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
        <source>the hand was given up</source>
        <translation>这一局认输了</translation>
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
        <source>the landlord played again</source>
        <translation>地主出过不止一手</translation>
    </message>
    <message>
        <source>Nobody bid</source>
        <translation>无人叫</translation>
    </message>
    <message>
        <source>The farmer wins</source>
        <translation>农民胜</translation>
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
        <source>Your side wins, after {plays} plays</source>
        <translation>你这一方获胜，共 {plays} 手</translation>
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
        <source>You are out first, after {plays} plays</source>
        <translation>你先出完，共 {plays} 手</translation>
    </message>
    <message>
        <source>Each farmer pays the emperor</source>
        <translation>每位农民付给皇帝</translation>
    </message>
    <message>
        <source>The emperor pays each farmer</source>
        <translation>皇帝付给每位农民</translation>
    </message>
    <message>
        <source>The farmer pays the landlord</source>
        <translation>农民付给地主</translation>
    </message>
    <message>
        <source>The landlord pays the farmer</source>
        <translation>地主付给农民</translation>
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
        <source>{name} is out first, after {time} and {plays} plays</source>
        <translation>{name}先出完，用时 {time}，共 {plays} 手</translation>
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
        <translation>你这一局认输</translation>
    </message>
    <message>
        <source>{name} gave this hand up</source>
        <translation>{name}这一局认输</translation>
    </message>
    <message>
        <source>You are out first, after {time} and {plays} plays</source>
        <translation>你先出完，用时 {time}，共 {plays} 手</translation>
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
        <source>Room</source>
        <translation>等候室</translation>
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
        <source>Seed card</source>
        <translation>种子卡</translation>
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
        <translation>总分</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
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
        <source>in {seconds} s</source>
        <translation>{seconds} 秒后</translation>
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
        <translation>分享房规</translation>
    </message>
    <message>
        <source>Send this to your friends; they paste it where it says Import. The last line alone is enough.</source>
        <translation>把这段文字发给朋友，他们在“导入”里粘贴就行。只发最后一行也可以。</translation>
    </message>
    <message>
        <source>House rules as text</source>
        <translation>房规文字</translation>
    </message>
    <message>
        <source>Save as file…</source>
        <translation>存为文件…</translation>
    </message>
    <message>
        <source>Copy code</source>
        <translation>复制代码</translation>
    </message>
    <message>
        <source>Copy text</source>
        <translation>复制文字</translation>
    </message>
    <message>
        <source>The text is on the clipboard.</source>
        <translation>文字已复制。</translation>
    </message>
    <message>
        <source>The code is on the clipboard.</source>
        <translation>代码已复制。</translation>
    </message>
    <message>
        <source>House rules (*{suffix})</source>
        <translation>房规 (*{suffix})</translation>
    </message>
    <message>
        <source>Save house rules</source>
        <translation>保存房规</translation>
    </message>
    <message>
        <source>The file could not be written there. Choose another folder, or make room on the disk.</source>
        <translation>文件写不进去。换个文件夹，或者清出一些磁盘空间。</translation>
    </message>
    <message>
        <source>Saved as {file}</source>
        <translation>已存为 {file}</translation>
    </message>
</context>
<context>
    <name>Shelf</name>
    <message>
        <source>House rules cannot be read; the log says why.</source>
        <translation>房规读不出来，原因见日志。</translation>
    </message>
    <message>
        <source>It could not be saved; the log says why.</source>
        <translation>没能保存，原因见日志。</translation>
    </message>
    <message>
        <source>{name} is saved.</source>
        <translation>“{name}”已保存。</translation>
    </message>
    <message>
        <source>It could not be deleted; the log says why.</source>
        <translation>没能删除，原因见日志。</translation>
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
        <translation>胜率</translation>
    </message>
    <message>
        <source>Of the side whose decision it is, as the computer judges it</source>
        <translation>出牌这一方的胜率，由电脑估计</translation>
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
        <translation>再来一局</translation>
    </message>
    <message>
        <source>What luck!</source>
        <translation>运气真好</translation>
    </message>
</context>
<context>
    <name>Spoken</name>
    <message>
        <source>chosen</source>
        <translation>已选</translation>
    </message>
    <message>
        <source>{place} of {count}</source>
        <translation>第 {place} 张，共 {count} 张</translation>
    </message>
    <message>
        <source>on the table: {play}</source>
        <translation>桌上：{play}</translation>
    </message>
    <message>
        <source>Bottom cards: {count}, face down</source>
        <translation>底牌 {count} 张，未翻开</translation>
    </message>
    <message>
        <source>Bottom cards: {cards}</source>
        <translation>底牌：{cards}</translation>
    </message>
    <message>
        <source>{rank} {left}</source>
        <comment>in the card counter: rank, and how many are left</comment>
        <translation>{rank} 剩 {left} 张</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between the parts of a description</comment>
        <translation>、</translation>
    </message>
    <message>
        <source>Your hand, {count} cards: {cards}</source>
        <translation>你的手牌 {count} 张：{cards}</translation>
    </message>
    <message>
        <source>Chosen: {cards}</source>
        <translation>已选：{cards}</translation>
    </message>
</context>
<context>
    <name>Statistics</name>
    <message>
        <source>Win rate by rules</source>
        <translation>各种规则的胜率</translation>
    </message>
    <message>
        <source>Win rate by level of the computer</source>
        <translation>对各级电脑的胜率</translation>
    </message>
    <message>
        <source>Bombs and springs</source>
        <translation>炸弹与春天</translation>
    </message>
    <message>
        <source>Hands</source>
        <translation>局数</translation>
    </message>
    <message>
        <source>Win rate</source>
        <translation>胜率</translation>
    </message>
    <message>
        <source>As landlord</source>
        <translation>当地主</translation>
    </message>
    <message>
        <source>As farmer</source>
        <translation>当农民</translation>
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
        <translation>{hands}之后总分 {total}。</translation>
    </message>
    <message>
        <source>Running score</source>
        <translation>累计得分</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>总分</translation>
    </message>
    <message>
        <source>Win rate over time</source>
        <translation>胜率走势</translation>
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
        <translation>最近几局</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>局</translation>
    </message>
    <message>
        <source>When</source>
        <translation>时间</translation>
    </message>
    <message>
        <source>More numbers</source>
        <translation>更多数字</translation>
    </message>
    <message>
        <source>What I played most</source>
        <translation>出得最多的牌型</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>How often</source>
        <translation>次数</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>胜</translation>
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
        <translation>{hands} 局胜 {wins}</translation>
    </message>
    <message>
        <source>{minutes} min {seconds} s</source>
        <translation>{minutes} 分 {seconds} 秒</translation>
    </message>
    <message>
        <source>{hours} h {minutes} min</source>
        <translation>{hours} 小时 {minutes} 分</translation>
    </message>
    <message>
        <source>Bombs of mine</source>
        <translation>我的炸弹</translation>
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
        <translation>最长连胜</translation>
    </message>
    <message>
        <source>Most losses in a row</source>
        <translation>最长连负</translation>
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
        <translation>平均每局用时</translation>
    </message>
</context>
<context>
    <name>StatisticsPage</name>
    <message>
        <source>No hand fits.</source>
        <translation>没有符合的对局。</translation>
    </message>
    <message>
        <source>There is nothing to forget yet.</source>
        <translation>还没有可清除的。</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>再试一次</translation>
    </message>
    <message>
        <source>The statistics cannot be shown</source>
        <translation>统计打不开</translation>
    </message>
    <message>
        <source>Quick game</source>
        <translation>快速开始</translation>
    </message>
    <message>
        <source>Finished hands are counted here; imported and chosen deals are not.</source>
        <translation>打完的对局都算在这里；导入的和指定的牌局不算。</translation>
    </message>
    <message>
        <source>Nothing to count yet</source>
        <translation>还没有可统计的</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>显示全部</translation>
    </message>
    <message>
        <source>Choose less above, or show all hands.</source>
        <translation>请放宽上面的条件，或显示全部。</translation>
    </message>
    <message>
        <source>No hand fits</source>
        <translation>没有符合的对局</translation>
    </message>
    <message>
        <source>The whole history goes with them, and nothing brings it back. A back-up can be made in the settings.</source>
        <translation>全部对局记录会一起清除，无法找回。可以先在设置里备份。</translation>
    </message>
    <message>
        <source>Forget all hands?</source>
        <translation>清除所有对局？</translation>
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
        <translation>统计</translation>
    </message>
    <message>
        <source>These hands</source>
        <translation>查看这些对局</translation>
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
        <translation>减少</translation>
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
        <translation>我的房规 {count}</translation>
    </message>
    <message>
        <source>Search rules</source>
        <translation>搜索规则</translation>
    </message>
    <message>
        <source>You have no house rules yet. Change a rule system as you like it.</source>
        <translation>还没有房规。选一种规则，照自己的打法改。</translation>
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
        <source>Drawn after bidding</source>
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
        <source>First caller is landlord</source>
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
        <source>Two players, 20 cards each, 11 out of play. Whoever calls first is the landlord.</source>
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
        <source>Five players, two decks. Whoever is dealt the winning card is the open landlord; the twin card makes a hidden landlord on his side.</source>
        <translation>五人两副牌。先抓到赢牌的是明地主，抓到另一张的是暗地主，与他一边。</translation>
    </message>
    <message>
        <source>Three players, two decks, 34 cards each. Four of a kind is no bomb but carries trios and pairs; bombs begin at five cards.</source>
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
        <translation>农民</translation>
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
        <source>{score} pts</source>
        <comment>a total of points, short</comment>
        <translation>{score} 分</translation>
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
    <name>TableList</name>
    <message>
        <source>Open a table</source>
        <translation>开一桌</translation>
    </message>
    <message>
        <source>No table yet</source>
        <translation>还没有牌桌</translation>
    </message>
    <message>
        <source>Tables in the same network appear here by themselves. Open one, or join a friend&apos;s by its address.</source>
        <translation>同一网络里的牌桌会自己出现在这里。你可以开一桌，或用地址加入朋友的牌桌。</translation>
    </message>
</context>
<context>
    <name>TableRow</name>
    <message>
        <source>asks for a room code</source>
        <translation>要房间码</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>观战</translation>
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
        <translation>对局中</translation>
    </message>
    <message>
        <source>{number} ms</source>
        <translation>{number} 毫秒</translation>
    </message>
    <message>
        <source>Locked by the host</source>
        <translation>房主已锁桌</translation>
    </message>
    <message>
        <source>Full, no spectators</source>
        <translation>已满，不开放观战</translation>
    </message>
    <message>
        <source>Other version: {theirs} there, {ours} here</source>
        <translation>版本不同：对方 {theirs}，本机 {ours}</translation>
    </message>
</context>
<context>
    <name>TalkDrawer</name>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Nobody else is here yet.</source>
        <translation>还没有别人。</translation>
    </message>
    <message>
        <source>host</source>
        <translation>房主</translation>
    </message>
    <message>
        <source>watching</source>
        <translation>观战</translation>
    </message>
    <message>
        <source>away</source>
        <translation>离开</translation>
    </message>
    <message>
        <source>Hear {name}</source>
        <translation>接收 {name} 的发言</translation>
    </message>
</context>
<context>
    <name>TextDialog</name>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
</context>
<context>
    <name>TextField</name>
    <message>
        <source>No font on this computer draws that character: it is left out.</source>
        <translation>这台电脑没有字体能显示这个字符，已略去。</translation>
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
        <source>Trick</source>
        <comment>short for the last trick</comment>
        <translation>上一轮</translation>
    </message>
    <message>
        <source>Say</source>
        <comment>phrases</comment>
        <translation>短语</translation>
    </message>
    <message>
        <source>Phrases and emotes</source>
        <translation>短语与表情</translation>
    </message>
    <message>
        <source>Sound on</source>
        <translation>打开声音</translation>
    </message>
    <message>
        <source>Sound off</source>
        <translation>关闭声音</translation>
    </message>
    <message>
        <source>Chat: something new</source>
        <translation>聊天：有新消息</translation>
    </message>
    <message>
        <source>Chat</source>
        <translation>聊天</translation>
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
        <translation>到发牌 (Home)</translation>
    </message>
    <message>
        <source>One step back (←)</source>
        <translation>退一手 (←)</translation>
    </message>
    <message>
        <source>One step on (→)</source>
        <translation>进一手 (→)</translation>
    </message>
    <message>
        <source>To the end (End)</source>
        <translation>到结尾 (End)</translation>
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
        <translation>对局进度</translation>
    </message>
</context>
<context>
    <name>Trouble</name>
    <message>
        <source>This computer does not allow it. Choose another place, or see to it that this one is yours.</source>
        <translation>这台电脑不允许。请换一个位置，或者确认你有这里的权限。</translation>
    </message>
    <message>
        <source>A file cannot be read or written. Is there room on the disk?</source>
        <translation>文件不能读写。磁盘还有空间吗？</translation>
    </message>
    <message>
        <source>The history cannot be read: it is damaged, in use, or of a newer version of this program.</source>
        <translation>对局记录读不了：可能损坏、正被占用，或来自更新的版本。</translation>
    </message>
    <message>
        <source>The back-up cannot be made or used.</source>
        <translation>备份不能制作或使用。</translation>
    </message>
    <message>
        <source>A name needs at least one letter or digit.</source>
        <translation>名字至少要有一个字或数字。</translation>
    </message>
    <message>
        <source>It is not there any more.</source>
        <translation>它已经不在了。</translation>
    </message>
    <message>
        <source>This cannot be read. Is it whole, and unchanged?</source>
        <translation>读不了。它是否完整、没有被改过？</translation>
    </message>
    <message>
        <source>Something went wrong in the program. The log has the details.</source>
        <translation>程序出了问题，日志里有详情。</translation>
    </message>
    <message>
        <source>It holds no whole hand, or was changed: ask for it once more, or export it again.</source>
        <translation>里面不是一局完整的牌，或者被改动过：请对方再发一次，或者重新导出。</translation>
    </message>
    <message>
        <source>It holds no whole house rule, or was changed: ask for it once more, or export it again.</source>
        <translation>里面不是一份完整的房规，或者被改动过：请对方再发一次，或者重新导出。</translation>
    </message>
    <message>
        <source>It is not there: look whether it was moved or renamed, or whether its disk is missing.</source>
        <translation>文件不在那里：请看看它是不是被移动或改了名，或者磁盘没有接上。</translation>
    </message>
    <message>
        <source>This computer does not let you read it: copy it to a folder of your own, or ask who gave it to you.</source>
        <translation>这台电脑不允许你读取它：请把它复制到自己的文件夹，或者找给你文件的人。</translation>
    </message>
    <message>
        <source>It cannot be read: look whether its disk is in order, or copy it anew.</source>
        <translation>读不出来：请看看磁盘是否正常，或者重新复制一份。</translation>
    </message>
    <message>
        <source>Something went wrong; the game goes on. The log has the details.</source>
        <translation>出了点问题，游戏继续。日志里有详情。</translation>
    </message>
    <message>
        <source>The match cannot be saved: it ends with the program. Is there room on the disk?</source>
        <translation>对局不能保存，程序关闭后就没有了。磁盘还有空间吗？</translation>
    </message>
    <message>
        <source>The hand could not be noted in the history yet; it is tried again with the next one.</source>
        <translation>这一局还没有记进对局记录，打完下一局会再试。</translation>
    </message>
    <message>
        <source>The unfinished match could not be read. Its file is kept beside, in the data folder.</source>
        <translation>未打完的对局读不了。它的文件留在数据文件夹里。</translation>
    </message>
    <message>
        <source>The history could not be read and begins anew. The old file is kept beside, in the data folder.</source>
        <translation>对局记录读不了，从头开始。旧文件留在数据文件夹里。</translation>
    </message>
    <message>
        <source>The saved choices could not be read. Their file is kept beside, in the data folder.</source>
        <translation>收藏的选择读不了。它的文件留在数据文件夹里。</translation>
    </message>
    <message>
        <source>The back-up was not restored, and nothing was changed. Is it a whole back-up of this program?</source>
        <translation>备份没有恢复，什么也没有改变。它是本程序完整的备份吗？</translation>
    </message>
    <message>
        <source>The back-up is not quite in place yet. Close the program and start it again.</source>
        <translation>备份还没有完全就位。请关闭程序再打开。</translation>
    </message>
    <message>
        <source>The first fault is in line {number}.</source>
        <translation>第一处错误在第 {number} 行。</translation>
    </message>
</context>
<context>
    <name>TryPanel</name>
    <message>
        <source>Try a hand</source>
        <translation>试一手</translation>
    </message>
    <message>
        <source>What is it by these rules?</source>
        <translation>看看算什么牌型</translation>
    </message>
    <message>
        <source>Cards, like 222B</source>
        <translation>牌，如 222B</translation>
    </message>
    <message>
        <source>Cards to try</source>
        <translation>要试的牌</translation>
    </message>
    <message>
        <source>table</source>
        <translation>桌上的牌</translation>
    </message>
    <message>
        <source>Cards on the table, to be beaten</source>
        <translation>桌上要压的牌</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>分享</translation>
    </message>
    <message>
        <source>Play with it</source>
        <translation>用它开局</translation>
    </message>
    <message>
        <source>The deck, or a hand, does not hold these cards.</source>
        <translation>牌堆里或一手牌里没有这么多。</translation>
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
        <translation>欢迎！斗地主三个人玩：一位当地主，另外两位是农民，联手对付地主。谁先出完手里的牌，谁那一边就赢。</translation>
    </message>
    <message>
        <source>Three kings and a 2: a strong hand. Whoever bids most becomes the landlord. Press Bid 3, the highest one.</source>
        <translation>三张 K 加一张 2，是一手好牌。叫分最高的人当地主。请按最高的「3 分」。</translation>
    </message>
    <message>
        <source>You may say that too. But with such a hand it is worth being the landlord: 3.</source>
        <translation>这样叫也可以。不过牌这么好，值得当一回地主：叫 3 分吧。</translation>
    </message>
    <message>
        <source>You are the landlord. The three bottom cards are yours: among them the fourth king! Everybody has seen them.</source>
        <translation>你是地主了。三张底牌归你，里面正好有第四张 K！大家都看见了这三张牌。</translation>
    </message>
    <message>
        <source>That can be played too. But small cards are hard to get rid of one by one: try the 3 to the 7.</source>
        <translation>这样出也行。不过小牌一张一张很难出完：试试 3 到 7 的顺子。</translation>
    </message>
    <message>
        <source>Four kings would beat it: they are a bomb. Keep it for the end, and pass this time.</source>
        <translation>四张 K 是炸弹，确实压得住。不过留到最后更好，这次先不出。</translation>
    </message>
    <message>
        <source>Now single cards are played, each higher than the last. You have just the right one: choose the 9.</source>
        <translation>现在在出单张，一张比一张大。你有一张正合适：选 9。</translation>
    </message>
    <message>
        <source>That is allowed. The 9 is lonely, though: nothing else goes with it. Play it.</source>
        <translation>这样出也可以。不过 9 孤零零的，配不上别的牌，先把它出掉。</translation>
    </message>
    <message>
        <source>These are your cards. Of all cards the big joker is the highest, then come the small joker, 2, A, K, Q, J, 10 and so on down to the 3. Suits do not matter.</source>
        <translation>这是你的牌。所有牌里最大的是大王，然后是小王、2、A、K、Q、J、10……一直到最小的 3。花色不分大小。</translation>
    </message>
    <message>
        <source>The landlord leads. Five or more ranks in a row are a straight. Play 3 to 7: press on the 7, drag to the 3 and let go, or click each of the five cards.</source>
        <translation>地主先出牌。五张或更多连着的点数叫顺子。出 3 到 7：按住 7 一直滑到 3 再松手，或者把五张牌逐张点一下。</translation>
    </message>
    <message>
        <source>{left} has beaten you with 4 to 8. A play is beaten by a higher one of the same kind and length. You hold no higher straight of five cards, so let it go: press Pass.</source>
        <translation>{left}用 4 到 8 压过了你。同样牌型、同样张数，点数更大就能压。你没有更大的五张顺子，这次让过：请按「不出」。</translation>
    </message>
    <message>
        <source>An ace! Of the single cards only a 2 or a joker is higher. Take the 2.</source>
        <translation>是 A！单张里只有 2 和王比它大。用 2 压住。</translation>
    </message>
    <message>
        <source>You could. But with the 2 you get the lead, and the lead is worth much.</source>
        <translation>可以是可以。不过出 2 就能拿到出牌权，这很值得。</translation>
    </message>
    <message>
        <source>Both have passed, so you lead again: any kind you like. Leading is the way to get rid of small cards.</source>
        <translation>两家都不出，又轮到你先出：什么牌型都行。先出牌的时候，正好把小牌送出去。</translation>
    </message>
    <message>
        <source>Two of a rank are a pair. Lead the two 8s.</source>
        <translation>两张同点数的牌叫对子。出一对 8。</translation>
    </message>
    <message>
        <source>That would do as well. Let us begin with the smallest pair, the 8s.</source>
        <translation>这样也行。我们先从最小的对子开始：一对 8。</translation>
    </message>
    <message>
        <source>If you do not know what to do, press Hint: it raises cards that make sense. Then press Play.</source>
        <translation>不知道出什么时，按「提示」：合适的牌会自己弹起来。再按「出牌」。</translation>
    </message>
    <message>
        <source>Possible! But the two queens are enough; the kings are worth more together.</source>
        <translation>可以！不过一对 Q 就够了，四张 K 放在一起更值钱。</translation>
    </message>
    <message>
        <source>You lead once more. Three of a rank may take any single card along: play the three 10s with the 3.</source>
        <translation>又是你先出。三张同点数的牌可以带一张单牌：出三张 10 带一张 3。</translation>
    </message>
    <message>
        <source>Good idea, but then the 3 stays behind alone. Send it along with the 10s.</source>
        <translation>想法不错，可是那样 3 就单着了。让它跟着三张 10 一起走。</translation>
    </message>
    <message>
        <source>Five cards left: an ace and four kings. Lead the ace.</source>
        <translation>还剩五张：一张 A 和四张 K。先出 A。</translation>
    </message>
    <message>
        <source>Keep the four kings together for a moment. The ace first.</source>
        <translation>四张 K 先留一留，别拆开。先出 A。</translation>
    </message>
    <message>
        <source>A joker beats the ace. But four of a rank are a bomb: it beats everything but a higher bomb and the rocket, and it doubles the points. Play the four kings!</source>
        <translation>小王压住了 A。可是四张同点数是炸弹：除了更大的炸弹和火箭，什么都压得住，分数还翻倍。把四张 K 炸出去！</translation>
    </message>
    <message>
        <source>Now is the moment: all four kings at once, and you have won.</source>
        <translation>就是现在：四张 K 一起出，你就赢了。</translation>
    </message>
    <message>
        <source>Well chosen. Now press Play.</source>
        <translation>选对了。现在按「出牌」。</translation>
    </message>
    <message>
        <source>In a real game the table can play for you. Here it is your turn to try.</source>
        <translation>真正打牌时可以让电脑代打。这里请你自己试一试。</translation>
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
        <translation>叫分、先出、跟牌、不出、看提示、用炸弹取胜，你都会了，这就是斗地主。其他的都在规则书里，配有真牌图；牌桌上按 F1 就能打开。</translation>
    </message>
    <message>
        <source>You have won your first hand!</source>
        <translation>你赢下了第一局！</translation>
    </message>
    <message>
        <source>Play a game</source>
        <translation>打一局</translation>
    </message>
    <message>
        <source>To the first page</source>
        <translation>回主页</translation>
    </message>
</context>
<context>
    <name>VersionRow</name>
    <message>
        <source>Look for a new version</source>
        <translation>检查新版本</translation>
    </message>
    <message>
        <source>Open its page</source>
        <translation>打开页面</translation>
    </message>
    <message>
        <source>Looking…</source>
        <translation>正在检查…</translation>
    </message>
    <message>
        <source>That could not be found out. Is there a connection to the internet?</source>
        <translation>无法查询。网络连接正常吗？</translation>
    </message>
    <message>
        <source>There is version {version}.</source>
        <translation>有新版本 {version}。</translation>
    </message>
    <message>
        <source>This is the newest version.</source>
        <translation>这已经是最新版本。</translation>
    </message>
    <message>
        <source>It is only looked for when you ask.</source>
        <translation>只有在你点击时才会检查。</translation>
    </message>
</context>
<context>
    <name>WaitingRoomPage</name>
    <message>
        <source>Invite</source>
        <translation>邀请</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>离开</translation>
    </message>
    <message>
        <source>Unlock</source>
        <translation>解锁</translation>
    </message>
    <message>
        <source>Lock</source>
        <translation>锁桌</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>开始</translation>
    </message>
    <message>
        <source>Not ready yet</source>
        <translation>取消准备</translation>
    </message>
    <message>
        <source>Ready</source>
        <translation>准备</translation>
    </message>
    <message>
        <source>Waiting for you: press Ready</source>
        <translation>等你准备：请按「准备」</translation>
    </message>
    <message>
        <source>To the table</source>
        <translation>回到牌桌</translation>
    </message>
    <message>
        <source>Which other seat?</source>
        <translation>和哪个座位换？</translation>
    </message>
    <message>
        <source>Press its arrows, or Esc</source>
        <translation>按它的换座键，或按 Esc</translation>
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
        <translation>可以开始了</translation>
    </message>
    <message>
        <source>The host can start</source>
        <translation>等房主开始</translation>
    </message>
    <message>
        <source>Everybody is here</source>
        <translation>人齐了</translation>
    </message>
    <message>
        <source>Your seat is free for others then.</source>
        <translation>你的座位会让给别人。</translation>
    </message>
    <message>
        <source>The table ends for everybody. Hands that were played stay in the history.</source>
        <translation>牌桌对所有人结束。打过的牌留在历史里。</translation>
    </message>
    <message>
        <source>Leave the table?</source>
        <translation>离开牌桌？</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>留下</translation>
    </message>
    <message>
        <source>{name} can come back with the room code; another code or the lock prevents that.</source>
        <translation>{name}凭房间码还能回来；换码或锁桌可以防止。</translation>
    </message>
    <message>
        <source>Remove from the table?</source>
        <translation>请出牌桌？</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>请出</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Somebody has come in from another computer and claims to be {name}, who is away. Give the seat back?</source>
        <translation>有人从另一台电脑进来，说自己是离线的{name}。把座位还给他吗？</translation>
    </message>
    <message>
        <source>Is that {name}?</source>
        <translation>是{name}吗？</translation>
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
        <translation>只看公开牌</translation>
    </message>
    <message>
        <source>Watching · {what}</source>
        <translation>观战中 · {what}</translation>
    </message>
    <message>
        <source>Take a seat</source>
        <translation>申请入座</translation>
    </message>
    <message>
        <source>All seats are taken.</source>
        <translation>座位已满。</translation>
    </message>
    <message>
        <source>Next seat</source>
        <translation>换个座位看</translation>
    </message>
    <message>
        <source>Look from the next seat; or click a seat to look from there</source>
        <translation>从下一家的位置看；直接点座位也行</translation>
    </message>
</context>
<context>
    <name>WatchersPanel</name>
    <message numerus="yes">
        <source>%n watching</source>
        <translation>
            <numerusform>%n 人观战</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody is watching</source>
        <translation>没有人观战</translation>
    </message>
    <message>
        <source>Watch instead</source>
        <translation>改为观战</translation>
    </message>
    <message>
        <source>{name} (me)</source>
        <translation>{name}（我）</translation>
    </message>
    <message>
        <source>Remove {name}</source>
        <translation>请{name}离开</translation>
    </message>
</context>
<context>
    <name>_Counted</name>
    <message numerus="yes">
        <source>%n recorded hand(s)</source>
        <translation>
            <numerusform>%n 局记录</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n house rule(s)</source>
        <translation>
            <numerusform>%n 套房规</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n saved choice(s)</source>
        <translation>
            <numerusform>%n 个收藏</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n way(s)</source>
        <comment>ways to play</comment>
        <translation>
            <numerusform>%n 种</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n win(s) in a row</source>
        <translation>
            <numerusform>连胜 %n 局</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n loss(es) in a row</source>
        <translation>
            <numerusform>连负 %n 局</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>_HostNote</name>
    <message>
        <source>This computer is the host</source>
        <translation>本机是房主</translation>
    </message>
    <message>
        <source>The first time the system may ask whether to let the program through: choose &quot;Allow&quot;.</source>
        <translation>第一次开桌时，系统可能会问是否允许联网，请选“允许”。</translation>
    </message>
    <message>
        <source>The table ends when you leave it or close the window; hands that were played stay in everybody&apos;s history.</source>
        <translation>你离开牌桌或关掉窗口，牌桌就散了；打过的牌留在每个人的历史里。</translation>
    </message>
    <message>
        <source>Its address: {addresses}</source>
        <translation>本机地址：{addresses}</translation>
    </message>
    <message>
        <source>It is in no network now.</source>
        <translation>本机目前没有连上网络。</translation>
    </message>
</context>
<context>
    <name>_RestoreQuestion</name>
    <message>
        <source>Restore this back-up?</source>
        <translation>恢复这个备份？</translation>
    </message>
    <message>
        <source>{file} takes the place of everything there is now: settings, history, saved choices, house rules and the unfinished match.</source>
        <translation>{file} 会取代现在的一切：设置、对局记录、收藏的选择、房规和未打完的对局。</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>恢复</translation>
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
