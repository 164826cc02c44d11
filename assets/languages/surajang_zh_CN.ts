<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN" sourcelanguage="en_US">
<context>
    <name>Surajang</name>
    <message>
        <source>&amp;Game</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>对局(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Moves</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>着法(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Study</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>研究(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>视图(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>帮助(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Judge the move</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>评价这步(&amp;J)</translation>
    </message>
    <message>
        <source>&amp;Who is better</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>谁占优(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;New game…</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>新对局(&amp;N)…</translation>
    </message>
    <message>
        <source>Re&amp;match with sides swapped</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>交换先后再来一局(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>打开(&amp;O)…</translation>
    </message>
    <message>
        <source>M&amp;y games</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>我的对局(&amp;Y)</translation>
    </message>
    <message>
        <source>Set &amp;up a position…</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>布置局面(&amp;U)…</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>保存(&amp;S)</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>另存为(&amp;A)…</translation>
    </message>
    <message>
        <source>&amp;Export the board as a picture…</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>把棋盘导出为图片(&amp;E)…</translation>
    </message>
    <message>
        <source>Save a game s&amp;heet (PDF)…</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>把棋谱存为 PDF(&amp;H)…</translation>
    </message>
    <message>
        <source>Export an an&amp;imation…</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>导出动画(&amp;I)…</translation>
    </message>
    <message>
        <source>Offer a &amp;draw</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>提和(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Resign…</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>认输(&amp;R)…</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>暂停(&amp;P)</translation>
    </message>
    <message>
        <source>Start pa&amp;ge</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>起始页(&amp;G)</translation>
    </message>
    <message>
        <source>Engine ma&amp;tches</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>引擎对抗赛(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;List of engines…</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>引擎列表(&amp;L)…</translation>
    </message>
    <message>
        <source>Pre&amp;ferences…</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>首选项(&amp;F)…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>退出(&amp;Q)</translation>
    </message>
    <message>
        <source>&amp;Take back</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>悔棋(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>重做(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>提示(&amp;H)</translation>
    </message>
    <message>
        <source>Sho&amp;w threats</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>显示威胁(&amp;W)</translation>
    </message>
    <message>
        <source>Ask before a care&amp;less move</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>下随手棋前先询问(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Computer: move now</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>电脑：立即走棋(&amp;C)</translation>
    </message>
    <message>
        <source>C&amp;omputer: play one move</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>电脑：走一步(&amp;O)</translation>
    </message>
    <message>
        <source>Step &amp;back</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>后退一步(&amp;B)</translation>
    </message>
    <message>
        <source>Step &amp;forward</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>前进一步(&amp;F)</translation>
    </message>
    <message>
        <source>To the start</source>
        <extracomment>gui/known/boards.py, gui/library/explorer.py, gui/shell/commands.py</extracomment>
        <translation>到开头</translation>
    </message>
    <message>
        <source>To the end</source>
        <extracomment>gui/library/explorer.py, gui/shell/commands.py</extracomment>
        <translation>到末尾</translation>
    </message>
    <message>
        <source>The match has stopped because of a bug in this program: {why}.</source>
        <extracomment>gui/matches/runner.py</extracomment>
        <translation>对抗赛因本程序的错误而停止：{why}。</translation>
    </message>
    <message>
        <source>Matches between two engines or levels. Each opening is played from both sides. Every game is saved when it ends, and a match can be continued later, even after the program has been closed.</source>
        <extracomment>gui/matches/matches_text.py</extracomment>
        <translation>两个引擎或级别之间的对抗赛。每个开局都交换先后各下一局。每局结束时保存；对抗赛可以日后再继续，即使程序已经关闭过。</translation>
    </message>
    <message>
        <source>No matches yet.</source>
        <extracomment>gui/matches/matches_text.py</extracomment>
        <translation>还没有对抗赛。</translation>
    </message>
    <message>
        <source>Back to the &amp;game</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>回到对局(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Play on from here…</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>从这里继续下(&amp;P)…</translation>
    </message>
    <message>
        <source>Previous variation</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>上一个变着</translation>
    </message>
    <message>
        <source>Next variation</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>下一个变着</translation>
    </message>
    <message>
        <source>Cop&amp;y the position (FEN)</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>复制局面 (FEN)(&amp;Y)</translation>
    </message>
    <message>
        <source>Copy th&amp;e game (PGN)</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>复制棋谱 (PGN)(&amp;E)</translation>
    </message>
    <message>
        <source>Games with this pos&amp;ition</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>有此局面的对局(&amp;I)</translation>
    </message>
    <message>
        <source>Pa&amp;ste a position or a game</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>粘贴局面或棋谱(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;New study…</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>新研究(&amp;N)…</translation>
    </message>
    <message>
        <source>&amp;Study this game</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>研究这一局(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>撤销(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Comment</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>注释(&amp;C)</translation>
    </message>
    <message>
        <source>Comment before the mo&amp;ve</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>着法前的注释(&amp;V)</translation>
    </message>
    <message>
        <source>Print a dia&amp;gram after this move</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>此步之后打印棋图(&amp;G)</translation>
    </message>
    <message>
        <source>Remove &amp;arrows and circles</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>删除箭头和圆圈(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Promote the variation</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>提升变着(&amp;P)</translation>
    </message>
    <message>
        <source>Make this the &amp;main line</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>设为主变(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Delete from here</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>从这里删除(&amp;D)</translation>
    </message>
    <message>
        <source>Copy this &amp;line (PGN)</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>复制这条变着 (PGN)(&amp;L)</translation>
    </message>
    <message>
        <source>Copy th&amp;e moves of this line</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>只复制这条变着的着法(&amp;E)</translation>
    </message>
    <message>
        <source>Fold or unfold t&amp;his variation</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>折叠或展开此变着(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Fold the variations</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>折叠所有变着(&amp;F)</translation>
    </message>
    <message>
        <source>Unf&amp;old the variations</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>展开所有变着(&amp;O)</translation>
    </message>
    <message>
        <source>Anal&amp;yse</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>分析(&amp;Y)</translation>
    </message>
    <message>
        <source>Show the &amp;threat</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>显示威胁(&amp;T)</translation>
    </message>
    <message>
        <source>Play the &amp;best move</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>走最佳着法(&amp;B)</translation>
    </message>
    <message>
        <source>Rev&amp;iew the game</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>复盘(&amp;I)</translation>
    </message>
    <message>
        <source>Learn from your mista&amp;kes</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>从自己的错误中学习(&amp;K)</translation>
    </message>
    <message>
        <source>&amp;Flip the board</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>翻转棋盘(&amp;F)</translation>
    </message>
    <message>
        <source>Type a &amp;move</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>输入着法(&amp;M)</translation>
    </message>
    <message>
        <source>Read the &amp;board with keys</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>用键盘读棋盘(&amp;B)</translation>
    </message>
    <message>
        <source>F&amp;ull screen</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>全屏(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Larger text</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>放大文字(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Smaller text</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>缩小文字(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Normal text size</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>正常文字大小(&amp;N)</translation>
    </message>
    <message>
        <source>Light or &amp;dark</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>浅色或深色(&amp;D)</translation>
    </message>
    <message>
        <source>S&amp;ounds</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>声音(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Learn the games</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>学习各种棋(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Puzzles</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>习题(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;How to play</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>玩法(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Find a command…</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>查找命令(&amp;F)…</translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>快捷键(&amp;K)</translation>
    </message>
    <message>
        <source>&amp;Change shortcuts…</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>更改快捷键(&amp;C)…</translation>
    </message>
    <message>
        <source>&amp;About Surajang</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>关于 Surajang(&amp;A)</translation>
    </message>
    <message>
        <source>Enter or Tab, then arrow keys</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>Enter 或 Tab，然后用方向键</translation>
    </message>
    <message>
        <source>move across the squares and hands</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>在格子与手中棋子之间移动</translation>
    </message>
    <message>
        <source>Enter or Space</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>Enter 或空格键</translation>
    </message>
    <message>
        <source>pick a piece up, put it down; promote</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>拿起棋子、放下、升变</translation>
    </message>
    <message>
        <source>do not promote</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>不升变</translation>
    </message>
    <message>
        <source>Escape</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>Esc</translation>
    </message>
    <message>
        <source>put it back; press again to step through the game with the arrow keys</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>放回原处；再按一次，方向键就用来翻阅对局</translation>
    </message>
    <message>
        <source>1 – 4, Enter</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>1 – 4，Enter</translation>
    </message>
    <message>
        <source>choose the setup</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>选择布阵</translation>
    </message>
    <message>
        <source>Delete, +, −</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>Delete、+、−</translation>
    </message>
    <message>
        <source>when setting up a position: remove a piece; one more or one fewer in hand</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>布置局面时：拿走棋子；手中棋子增减一个</translation>
    </message>
    <message>
        <source>Letters</source>
        <extracomment>gui/board/pieces.py, gui/shell/commands.py</extracomment>
        <translation>字母键</translation>
    </message>
    <message>
        <source>when setting up a position: choose a piece; capital letters for the first player&apos;s</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>布置局面时：选择棋子，大写为先手的棋子</translation>
    </message>
    <message>
        <source>e4, Nf3, N@e5, P*5e, Enter</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>e4、Nf3、N@e5、P*5e，Enter</translation>
    </message>
    <message>
        <source>type a move</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>输入着法</translation>
    </message>
    <message>
        <source>when reading the board: the next piece of a kind; with Shift, the other side&apos;s</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>用键盘读棋盘时：同类的下一个棋子，加 Shift 为对方的</translation>
    </message>
    <message>
        <source>Digits</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>数字键</translation>
    </message>
    <message>
        <source>when reading the board: along the file; where files are numbered, along the rank</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>用键盘读棋盘时：沿直线；直线以数字编号时沿横线</translation>
    </message>
    <message>
        <source>when reading the board: the pieces in hand; with Shift, the other side&apos;s</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>用键盘读棋盘时：手中有什么；加 Shift 为对方手中</translation>
    </message>
    <message>
        <source>when reading the board: the last captured piece; the last move; the clocks</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>用键盘读棋盘时：最后被吃的棋子；上一步；棋钟</translation>
    </message>
    <message>
        <source>/ and a question, Enter</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>/ 加问题，Enter</translation>
    </message>
    <message>
        <source>Right button, with Shift or Ctrl, Alt or Super</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>鼠标右键，加 Shift 或 Ctrl、Alt 或 Super</translation>
    </message>
    <message>
        <source>draw arrows and circles: green, red, blue; with both: yellow</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>画箭头和圆圈：绿、红、蓝；同时按为黄</translation>
    </message>
    <message>
        <source>Paused</source>
        <extracomment>gui/board/display.py, gui/matches/matches_page.py</extracomment>
        <translation>已暂停</translation>
    </message>
    <message>
        <source>PNG picture (*.png)</source>
        <extracomment>gui/board/picture.py</extracomment>
        <translation>PNG 图片 (*.png)</translation>
    </message>
    <message>
        <source>SVG diagram (*.svg)</source>
        <extracomment>gui/board/picture.py</extracomment>
        <translation>SVG 棋图 (*.svg)</translation>
    </message>
    <message>
        <source>PDF diagram (*.pdf)</source>
        <extracomment>gui/board/picture.py</extracomment>
        <translation>PDF 棋图 (*.pdf)</translation>
    </message>
    <message>
        <source>there is not enough memory for it</source>
        <extracomment>gui/board/picture.py</extracomment>
        <translation>内存不足</translation>
    </message>
    <message>
        <source>PDF needs the cairo library, which is not on this system; PNG and SVG do not need it</source>
        <extracomment>gui/board/picture.py</extracomment>
        <translation>PDF 需要 cairo 库，但系统中没有；PNG 和 SVG 则不需要</translation>
    </message>
    <message>
        <source>Stay a {piece}</source>
        <extracomment>gui/board/interaction.py</extracomment>
        <translation>仍是{piece}</translation>
    </message>
    <message>
        <source>Cancel</source>
        <extracomment>gui/board/interaction.py, gui/desk/definitions_dialog.py, gui/desk/film_export.py, gui/desk/games_list.py, gui/desk/picture_export.py, gui/desk/printing.py, gui/desk/sheet.py, gui/engines/engine_field.py, gui/kit/waiting_bar.py, gui/library/library_sources.py, gui/matches/match_dialog.py, gui/play/game_messages.py, gui/play/new_game.py, gui/study/study_review.py</extracomment>
        <translation>取消</translation>
    </message>
    <message>
        <source>Pass: the {piece} stays</source>
        <extracomment>gui/board/interaction.py</extracomment>
        <translation>停着：{piece}留在原处</translation>
    </message>
    <message>
        <source>Promote to {piece}</source>
        <extracomment>gui/board/interaction.py</extracomment>
        <translation>升变为{piece}</translation>
    </message>
    <message>
        <source>no</source>
        <comment>how many</comment>
        <extracomment>gui/words/zone_words.py</extracomment>
        <translation>零</translation>
    </message>
    <message>
        <source>one</source>
        <comment>how many</comment>
        <extracomment>gui/words/zone_words.py</extracomment>
        <translation>一</translation>
    </message>
    <message>
        <source>two</source>
        <comment>how many</comment>
        <extracomment>gui/words/zone_words.py</extracomment>
        <translation>两</translation>
    </message>
    <message>
        <source>three</source>
        <comment>how many</comment>
        <extracomment>gui/words/zone_words.py</extracomment>
        <translation>三</translation>
    </message>
    <message>
        <source>four</source>
        <comment>how many</comment>
        <extracomment>gui/words/zone_words.py</extracomment>
        <translation>四</translation>
    </message>
    <message>
        <source>five</source>
        <comment>how many</comment>
        <extracomment>gui/words/zone_words.py</extracomment>
        <translation>五</translation>
    </message>
    <message>
        <source>six</source>
        <comment>how many</comment>
        <extracomment>gui/words/zone_words.py</extracomment>
        <translation>六</translation>
    </message>
    <message>
        <source>seven</source>
        <comment>how many</comment>
        <extracomment>gui/words/zone_words.py</extracomment>
        <translation>七</translation>
    </message>
    <message>
        <source>eight</source>
        <comment>how many</comment>
        <extracomment>gui/words/zone_words.py</extracomment>
        <translation>八</translation>
    </message>
    <message>
        <source>nine</source>
        <comment>how many</comment>
        <extracomment>gui/words/zone_words.py</extracomment>
        <translation>九</translation>
    </message>
    <message>
        <source>ten</source>
        <comment>how many</comment>
        <extracomment>gui/words/zone_words.py</extracomment>
        <translation>十</translation>
    </message>
    <message>
        <source>first</source>
        <comment>which rank</comment>
        <extracomment>gui/words/zone_words.py</extracomment>
        <translation>第一</translation>
    </message>
    <message>
        <source>second</source>
        <comment>which rank</comment>
        <extracomment>gui/words/zone_words.py</extracomment>
        <translation>第二</translation>
    </message>
    <message>
        <source>third</source>
        <comment>which rank</comment>
        <extracomment>gui/words/zone_words.py</extracomment>
        <translation>第三</translation>
    </message>
    <message>
        <source>fourth</source>
        <comment>which rank</comment>
        <extracomment>gui/words/zone_words.py</extracomment>
        <translation>第四</translation>
    </message>
    <message>
        <source>fifth</source>
        <comment>which rank</comment>
        <extracomment>gui/words/zone_words.py</extracomment>
        <translation>第五</translation>
    </message>
    <message>
        <source>sixth</source>
        <comment>which rank</comment>
        <extracomment>gui/words/zone_words.py</extracomment>
        <translation>第六</translation>
    </message>
    <message>
        <source>seventh</source>
        <comment>which rank</comment>
        <extracomment>gui/words/zone_words.py</extracomment>
        <translation>第七</translation>
    </message>
    <message>
        <source>eighth</source>
        <comment>which rank</comment>
        <extracomment>gui/words/zone_words.py</extracomment>
        <translation>第八</translation>
    </message>
    <message>
        <source>ninth</source>
        <comment>which rank</comment>
        <extracomment>gui/words/zone_words.py</extracomment>
        <translation>第九</translation>
    </message>
    <message>
        <source>tenth</source>
        <comment>which rank</comment>
        <extracomment>gui/words/zone_words.py</extracomment>
        <translation>第十</translation>
    </message>
    <message>
        <source>its {first} to {last} ranks</source>
        <extracomment>gui/words/zone_words.py</extracomment>
        <translation>己方{first}到{last}横线</translation>
    </message>
    <message>
        <source>When captured, it goes to the captor&apos;s hand as {piece}.</source>
        <extracomment>gui/words/piece_notes.py</extracomment>
        <translation>被吃后成为{piece}，进入对方手中。</translation>
    </message>
    <message>
        <source>in {zone}</source>
        <extracomment>gui/words/zone_words.py</extracomment>
        <translation>{zone}</translation>
    </message>
    <message>
        <source>on {zone}</source>
        <extracomment>gui/words/zone_words.py</extracomment>
        <translation>{zone}</translation>
    </message>
    <message>
        <source>its own {region}</source>
        <extracomment>gui/words/zone_words.py</extracomment>
        <translation>己方的{region}</translation>
    </message>
    <message>
        <source>the enemy {region}</source>
        <extracomment>gui/words/zone_words.py</extracomment>
        <translation>敌方的{region}</translation>
    </message>
    <message>
        <source>its first {number} ranks</source>
        <extracomment>gui/words/zone_words.py</extracomment>
        <translation>己方前{number}条横线</translation>
    </message>
    <message>
        <source>its {which} rank</source>
        <extracomment>gui/words/zone_words.py</extracomment>
        <translation>己方{which}横线</translation>
    </message>
    <message>
        <source>May become {piece} by a move that touches {zone}.</source>
        <extracomment>gui/words/piece_notes.py</extracomment>
        <translation>走到{zone}或从那里走出时可以变成{piece}。</translation>
    </message>
    <message>
        <source>May become {piece} by a move that touches {zone}, and must by a move that touches {part}.</source>
        <extracomment>gui/words/piece_notes.py</extracomment>
        <translation>走到{zone}或从那里走出时可以变成{piece}；走到{part}或从那里走出时必须变。</translation>
    </message>
    <message>
        <source>When captured, it leaves the game.</source>
        <extracomment>gui/words/piece_notes.py</extracomment>
        <translation>被吃后退出对局。</translation>
    </message>
    <message>
        <source>When captured, it goes to the captor&apos;s hand.</source>
        <extracomment>gui/words/piece_notes.py</extracomment>
        <translation>被吃后进入对方手中。</translation>
    </message>
    <message>
        <source>squares outside {zone}</source>
        <extracomment>gui/words/zone_words.py</extracomment>
        <translation>{zone}以外的格子</translation>
    </message>
    <message>
        <source>its last rank</source>
        <extracomment>gui/words/zone_words.py</extracomment>
        <translation>对方底线</translation>
    </message>
    <message>
        <source>its last {number} ranks</source>
        <extracomment>gui/words/zone_words.py</extracomment>
        <translation>最远的{number}条横线</translation>
    </message>
    <message>
        <source>If it cannot be saved from capture, the game is lost.</source>
        <extracomment>gui/words/piece_notes.py</extracomment>
        <translation>如果不能避免被吃，就输掉对局。</translation>
    </message>
    <message>
        <source>Wins by arriving {where}.</source>
        <extracomment>gui/words/piece_notes.py</extracomment>
        <translation>到达{where}即获胜。</translation>
    </message>
    <message>
        <source>The two kings may not face each other on an open line.</source>
        <extracomment>gui/words/piece_notes.py</extracomment>
        <translation>两个王不能在无遮挡的线上照面。</translation>
    </message>
    <message>
        <source>After a long step, an enemy {piece} may capture it en passant.</source>
        <extracomment>gui/words/piece_notes.py</extracomment>
        <translation>一次走两格以上之后，可能被敌方的{piece}以吃过路兵的方式吃掉。</translation>
    </message>
    <message>
        <source>Never captures {piece}.</source>
        <extracomment>gui/words/piece_notes.py</extracomment>
        <translation>不能吃{piece}。</translation>
    </message>
    <message>
        <source>Cannot jump over {piece}.</source>
        <extracomment>gui/words/piece_notes.py</extracomment>
        <translation>不能越过{piece}。</translation>
    </message>
    <message>
        <source>May become {piece} by a move that touches {zone}, and must on {part}.</source>
        <extracomment>gui/words/piece_notes.py</extracomment>
        <translation>走到{zone}或从那里走出时可以变成{piece}；走到{part}时必须变。</translation>
    </message>
    <message>
        <source>May be dropped only on {zone}.</source>
        <extracomment>gui/words/piece_notes.py</extracomment>
        <translation>只能打入{zone}。</translation>
    </message>
    <message>
        <source>Cannot be dropped on a file with another {piece} of the same player.</source>
        <extracomment>gui/words/piece_notes.py</extracomment>
        <translation>不能打入已有另一个己方{piece}的直线。</translation>
    </message>
    <message>
        <source>May not give mate when dropped.</source>
        <extracomment>gui/words/piece_notes.py</extracomment>
        <translation>不能以打入将死对方。</translation>
    </message>
    <message>
        <source>A side can have at most {number}.</source>
        <extracomment>gui/words/piece_notes.py</extracomment>
        <translation>每方最多{number}个。</translation>
    </message>
    <message>
        <source>Always becomes {piece} by a move that touches {zone}.</source>
        <extracomment>gui/words/piece_notes.py</extracomment>
        <translation>走到{zone}或从那里走出时必定变成{piece}。</translation>
    </message>
    <message>
        <source>Always becomes {piece} on {zone}.</source>
        <extracomment>gui/words/piece_notes.py</extracomment>
        <translation>走到{zone}时必定变成{piece}。</translation>
    </message>
    <message>
        <source>{player}: {task}</source>
        <extracomment>gui/board/overlays.py</extracomment>
        <translation>{player}：{task}</translation>
    </message>
    <message>
        <source>{player} has chosen {setup}</source>
        <extracomment>gui/board/overlays.py</extracomment>
        <translation>{player}选择了{setup}</translation>
    </message>
    <message>
        <source>{player} chooses now</source>
        <extracomment>gui/board/overlays.py</extracomment>
        <translation>{player}选择布阵</translation>
    </message>
    <message>
        <source>Ready</source>
        <extracomment>gui/board/overlays.py</extracomment>
        <translation>准备好了</translation>
    </message>
    <message>
        <source>Confirm</source>
        <extracomment>gui/board/overlays.py</extracomment>
        <translation>确定</translation>
    </message>
    <message>
        <source>{player}, it is your turn to choose</source>
        <extracomment>gui/board/overlays.py</extracomment>
        <translation>{player}，轮到你选择</translation>
    </message>
    <message>
        <source>{title}: {player} to move</source>
        <extracomment>gui/board/svg.py</extracomment>
        <translation>{title}：轮到{player}</translation>
    </message>
    <message>
        <source>Board</source>
        <extracomment>gui/app/preferences.py, gui/board/view.py</extracomment>
        <translation>棋盘</translation>
    </message>
    <message>
        <source>Something went wrong in the program; your game is safe. The details are in {file}.</source>
        <extracomment>gui/app/application.py</extracomment>
        <translation>程序出了问题，但你的对局没有丢失。详情见 {file}。</translation>
    </message>
    <message>
        <source>About Surajang</source>
        <extracomment>gui/app/about.py</extracomment>
        <translation>关于 Surajang</translation>
    </message>
    <message>
        <source>Pandemonium, Mansindam and Palace Shogi, for two people at one computer or one against it.

Your games are saved in {folder}.

Surajang is free software under the MIT licence. It uses Qt under the LGPL and the work of many others.</source>
        <extracomment>gui/app/about.py</extracomment>
        <translation>修罗场、万神谈和宫将棋：两人同机对弈，或与电脑对弈。

对局保存在 {folder}。

Surajang 是采用 MIT 许可证的自由软件，使用了 LGPL 许可的 Qt 以及许多其他人的成果。</translation>
    </message>
    <message>
        <source>Level of the computer: {name}, rated {rating}. {words}</source>
        <extracomment>gui/play/match_fields.py</extracomment>
        <translation>电脑级别：{name}，等级分 {rating}。{words}</translation>
    </message>
    <message>
        <source>Minutes</source>
        <extracomment>gui/play/match_fields.py</extracomment>
        <translation>分钟</translation>
    </message>
    <message>
        <source>Seconds</source>
        <extracomment>gui/play/match_fields.py</extracomment>
        <translation>秒</translation>
    </message>
    <message>
        <source> s per move</source>
        <extracomment>gui/matches/matches_text.py, gui/play/match_fields.py</extracomment>
        <translation> 秒/步</translation>
    </message>
    <message>
        <source>Seconds added for each move</source>
        <extracomment>gui/play/match_fields.py</extracomment>
        <translation>每步增加的秒数</translation>
    </message>
    <message>
        <source>Periods of byoyomi</source>
        <extracomment>gui/play/match_fields.py</extracomment>
        <translation>读秒次数</translation>
    </message>
    <message>
        <source>Seconds of a byoyomi period</source>
        <extracomment>gui/play/match_fields.py</extracomment>
        <translation>每次读秒的秒数</translation>
    </message>
    <message>
        <source>Players</source>
        <extracomment>gui/app/unfinished_dialog.py, gui/desk/games_list.py, gui/library/library_text.py</extracomment>
        <translation>对局者</translation>
    </message>
    <message>
        <source>Date</source>
        <extracomment>gui/desk/games_list.py, gui/learn/puzzle_text.py, gui/library/library_text.py</extracomment>
        <translation>日期</translation>
    </message>
    <message>
        <source>Result</source>
        <extracomment>gui/desk/games_list.py, gui/learn/puzzle_text.py, gui/library/library_text.py, gui/matches/matches_text.py, engine/playtest/texts.py: result</extracomment>
        <translation>结果</translation>
    </message>
    <message>
        <source>Moves</source>
        <extracomment>engine/playtest/texts.py: moves</extracomment>
        <translation>走动</translation>
    </message>
    <message>
        <source>Game</source>
        <extracomment>gui/app/preferences.py, gui/desk/printing.py, gui/editor/setup_panel.py, gui/known/known_page.py, gui/learn/puzzles_page.py, gui/play/new_game.py, gui/rulebook/rules_window.py</extracomment>
        <translation>棋种</translation>
    </message>
    <message>
        <source>Unknown</source>
        <extracomment>gui/desk/games_list.py</extracomment>
        <translation>未知</translation>
    </message>
    <message>
        <source>Search players, dates, results</source>
        <extracomment>gui/desk/games_list.py</extracomment>
        <translation>搜索对局者、日期、结果</translation>
    </message>
    <message>
        <source>Search</source>
        <extracomment>gui/desk/games_list.py, gui/rulebook/rules_window.py</extracomment>
        <translation>搜索</translation>
    </message>
    <message>
        <source>Games</source>
        <extracomment>gui/app/practice_dialog.py, gui/desk/definitions_dialog.py, gui/desk/games_list.py, gui/desk/known_moves.py, gui/known/boards.py, gui/library/games_table.py, gui/library/library_text.py, gui/library/statistics.py, gui/matches/matches_text.py, gui/playtest/playtest_page.py, engine/playtest/texts.py: games</extracomment>
        <translation>对局</translation>
    </message>
    <message>
        <source>Open</source>
        <extracomment>gui/desk/games_list.py, gui/library/library_text.py</extracomment>
        <translation>打开</translation>
    </message>
    <message>
        <source>{there_are:,} games</source>
        <extracomment>gui/desk/games_list.py</extracomment>
        <translation>{there_are:,} 局</translation>
    </message>
    <message>
        <source>{shown:,} of {there_are:,} games</source>
        <extracomment>gui/desk/games_list.py</extracomment>
        <translation>{there_are:,} 局中的 {shown:,} 局</translation>
    </message>
    <message>
        <source>On the board</source>
        <extracomment>gui/app/keys_dialogs.py</extracomment>
        <translation>在棋盘上</translation>
    </message>
    <message>
        <source>New game</source>
        <extracomment>gui/play/game_messages.py, gui/play/new_game.py</extracomment>
        <translation>新对局</translation>
    </message>
    <message>
        <source>How to play</source>
        <extracomment>gui/app/start_cards.py, gui/known/known_page.py, gui/learn/learn_page.py, gui/play/game_messages.py, gui/play/new_game.py, gui/rulebook/rules_window.py</extracomment>
        <translation>玩法</translation>
    </message>
    <message>
        <source>Start the game</source>
        <extracomment>gui/play/new_game.py</extracomment>
        <translation>开始对局</translation>
    </message>
    <message>
        <source>Who plays</source>
        <extracomment>gui/play/new_game.py</extracomment>
        <translation>谁来下</translation>
    </message>
    <message>
        <source>You play</source>
        <extracomment>gui/play/new_game.py</extracomment>
        <translation>你执</translation>
    </message>
    <message>
        <source>Level</source>
        <extracomment>gui/app/practice_dialog.py, gui/play/new_game.py, gui/workshop/trying.py</extracomment>
        <translation>级别</translation>
    </message>
    <message>
        <source>Its engine</source>
        <extracomment>gui/play/new_game.py</extracomment>
        <translation>使用的引擎</translation>
    </message>
    <message>
        <source>Thinks for</source>
        <extracomment>gui/play/new_game.py</extracomment>
        <translation>思考时间</translation>
    </message>
    <message>
        <source>Clock</source>
        <extracomment>gui/matches/matches_text.py, gui/play/new_game.py</extracomment>
        <translation>棋钟</translation>
    </message>
    <message>
        <source>Different time for the second player</source>
        <extracomment>gui/play/new_game.py</extracomment>
        <translation>后手另设用时</translation>
    </message>
    <message>
        <source>FEN of the position</source>
        <extracomment>gui/editor/setup_panel.py, gui/play/new_game.py</extracomment>
        <translation>局面的 FEN</translation>
    </message>
    <message>
        <source>Set up…</source>
        <extracomment>gui/play/new_game.py</extracomment>
        <translation>布置…</translation>
    </message>
    <message>
        <source>Set up the position on a board</source>
        <extracomment>gui/play/new_game.py</extracomment>
        <translation>在棋盘上布置局面</translation>
    </message>
    <message>
        <source>Start from</source>
        <extracomment>gui/play/new_game.py</extracomment>
        <translation>起始局面</translation>
    </message>
    <message>
        <source>Two players</source>
        <extracomment>gui/app/start_page.py, gui/play/new_game.py</extracomment>
        <translation>两人</translation>
    </message>
    <message>
        <source>Against the computer</source>
        <extracomment>gui/play/new_game.py</extracomment>
        <translation>对电脑</translation>
    </message>
    <message>
        <source>Watch the computer</source>
        <extracomment>gui/play/new_game.py</extracomment>
        <translation>看电脑下</translation>
    </message>
    <message>
        <source>Random</source>
        <extracomment>gui/play/new_game.py</extracomment>
        <translation>随机</translation>
    </message>
    <message>
        <source>Sudden death</source>
        <extracomment>gui/play/new_game.py</extracomment>
        <translation>包干</translation>
    </message>
    <message>
        <source>Fischer</source>
        <extracomment>gui/play/new_game.py</extracomment>
        <translation>加秒</translation>
    </message>
    <message>
        <source>Byoyomi</source>
        <extracomment>gui/play/new_game.py</extracomment>
        <translation>读秒</translation>
    </message>
    <message>
        <source>Start position</source>
        <extracomment>gui/editor/setup_panel.py, gui/known/boards.py, gui/play/new_game.py, gui/workshop/panels.py, gui/workshop/sections.py</extracomment>
        <translation>初始局面</translation>
    </message>
    <message>
        <source>A position</source>
        <extracomment>gui/play/new_game.py</extracomment>
        <translation>指定局面</translation>
    </message>
    <message>
        <source>Preferences</source>
        <extracomment>gui/app/preferences.py</extracomment>
        <translation>首选项</translation>
    </message>
    <message>
        <source>Pieces</source>
        <extracomment>gui/app/preferences.py, gui/desk/piece_palette.py, gui/desk/printing.py</extracomment>
        <translation>棋子</translation>
    </message>
    <message>
        <source>View and sounds</source>
        <extracomment>gui/app/preferences.py</extracomment>
        <translation>外观与声音</translation>
    </message>
    <message>
        <source>Computer</source>
        <extracomment>gui/app/preferences.py</extracomment>
        <translation>电脑</translation>
    </message>
    <message>
        <source>In two-player games, the board</source>
        <extracomment>gui/app/preferences.py</extracomment>
        <translation>两人同机对弈时，棋盘</translation>
    </message>
    <message>
        <source>Letters and digits read the board aloud</source>
        <extracomment>gui/app/preferences.py, gui/shell/settings.py</extracomment>
        <translation>用字母和数字键读出棋盘</translation>
    </message>
    <message>
        <source>Language</source>
        <extracomment>gui/app/preferences.py, gui/shell/settings.py</extracomment>
        <translation>语言</translation>
    </message>
    <message>
        <source>Colours</source>
        <extracomment>gui/app/preferences.py</extracomment>
        <translation>颜色</translation>
    </message>
    <message>
        <source>Text size</source>
        <extracomment>gui/app/preferences.py</extracomment>
        <translation>文字大小</translation>
    </message>
    <message>
        <source>Volume</source>
        <extracomment>gui/app/preferences.py, gui/shell/settings.py</extracomment>
        <translation>音量</translation>
    </message>
    <message>
        <source>The coach asks before a careless move</source>
        <extracomment>gui/app/preferences.py, gui/shell/settings.py</extracomment>
        <translation>下随手棋前，教练先询问</translation>
    </message>
    <message>
        <source>Engine memory</source>
        <extracomment>gui/app/preferences.py</extracomment>
        <translation>引擎内存</translation>
    </message>
    <message>
        <source> MB</source>
        <extracomment>gui/app/preferences.py</extracomment>
        <translation> MB</translation>
    </message>
    <message>
        <source>Differences</source>
        <extracomment>gui/desk/printing.py, gui/rulebook/generated.py, gui/rulebook/rules_pdf.py, gui/rulebook/rules_view.py, gui/rulebook/rules_window.py, gui/shell/knowledge.py</extracomment>
        <translation>区别</translation>
    </message>
    <message>
        <source>Search the rules</source>
        <extracomment>gui/rulebook/rules_window.py</extracomment>
        <translation>搜索规则</translation>
    </message>
    <message>
        <source>Contents</source>
        <extracomment>gui/rulebook/rules_web_page.py, gui/rulebook/rules_window.py</extracomment>
        <translation>目录</translation>
    </message>
    <message>
        <source>Save as PDF…</source>
        <extracomment>gui/desk/printing.py, gui/rulebook/rules_window.py</extracomment>
        <translation>另存为 PDF…</translation>
    </message>
    <message>
        <source>Nothing found</source>
        <extracomment>gui/rulebook/rules_window.py</extracomment>
        <translation>没有找到</translation>
    </message>
    <message>
        <source>Leave without saving</source>
        <extracomment>gui/desk/save_commands.py</extracomment>
        <translation>不保存就离开</translation>
    </message>
    <message>
        <source>Stay</source>
        <extracomment>gui/desk/save_commands.py</extracomment>
        <translation>留下</translation>
    </message>
    <message>
        <source>Study</source>
        <extracomment>gui/app/start_cards.py, gui/app/start_page.py, gui/app/unfinished_games.py, gui/known/boards.py, gui/study/study_dialog.py, gui/study/study_notes.py</extracomment>
        <translation>研究</translation>
    </message>
    <message>
        <source>Last changed</source>
        <extracomment>gui/study/study_dialog.py</extracomment>
        <translation>最后修改</translation>
    </message>
    <message>
        <source>A position (FEN)</source>
        <extracomment>gui/study/study_dialog.py</extracomment>
        <translation>局面 (FEN)</translation>
    </message>
    <message>
        <source>FEN of a position</source>
        <extracomment>gui/study/study_dialog.py</extracomment>
        <translation>局面的 FEN</translation>
    </message>
    <message>
        <source>New study</source>
        <extracomment>gui/storage/studies_folder.py, gui/study/study_dialog.py</extracomment>
        <translation>新研究</translation>
    </message>
    <message>
        <source>Looking for your studies…</source>
        <extracomment>gui/study/study_dialog.py</extracomment>
        <translation>正在查找你的研究…</translation>
    </message>
    <message>
        <source>Put aside</source>
        <extracomment>gui/app/unfinished_dialog.py, gui/study/study_dialog.py</extracomment>
        <translation>搁置</translation>
    </message>
    <message>
        <source>Put this study aside (Del)</source>
        <extracomment>gui/study/study_dialog.py</extracomment>
        <translation>搁置这个研究 (Del)</translation>
    </message>
    <message>
        <source>Continue</source>
        <extracomment>gui/app/practice_dialog.py, gui/app/start_cards.py, gui/app/start_page.py, gui/app/unfinished_dialog.py, gui/matches/matches_text.py, gui/play/game_messages.py, gui/playtest/playtest_page.py, gui/study/study_dialog.py</extracomment>
        <translation>继续</translation>
    </message>
    <message>
        <source>Studies</source>
        <extracomment>gui/study/study_dialog.py</extracomment>
        <translation>研究列表</translation>
    </message>
    <message>
        <source>Close</source>
        <extracomment>gui/app/practice_dialog.py, gui/app/unfinished_dialog.py, gui/engines/engine_options.py, gui/engines/engines_dialog.py, gui/kit/long_text.py, gui/library/library_text.py, gui/study/study_dialog.py</extracomment>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Studies are saved here as you edit them.</source>
        <extracomment>gui/study/study_dialog.py</extracomment>
        <translation>编辑研究时，内容会随时保存在这里。</translation>
    </message>
    <message>
        <source>The study was put aside. Its file is {there}.</source>
        <extracomment>gui/study/study_dialog.py</extracomment>
        <translation>研究已搁置。文件位于 {there}。</translation>
    </message>
    <message>
        <source>The study could not be put aside: {why}.</source>
        <extracomment>gui/study/study_dialog.py</extracomment>
        <translation>研究无法搁置：{why}。</translation>
    </message>
    <message>
        <source>Last played</source>
        <extracomment>gui/app/unfinished_dialog.py</extracomment>
        <translation>上次下棋</translation>
    </message>
    <message>
        <source>Unfinished games</source>
        <extracomment>gui/app/unfinished_dialog.py</extracomment>
        <translation>未完成的对局</translation>
    </message>
    <message>
        <source>Undo</source>
        <extracomment>gui/app/start_cards.py, gui/app/unfinished_dialog.py, gui/workshop/draft_page.py</extracomment>
        <translation>撤销</translation>
    </message>
    <message>
        <source>Put this game aside (Del)</source>
        <extracomment>gui/app/unfinished_dialog.py</extracomment>
        <translation>搁置这一局 (Del)</translation>
    </message>
    <message>
        <source>{words}, last played {time_text}</source>
        <extracomment>gui/app/unfinished_dialog.py</extracomment>
        <translation>{words}，上次下棋时间 {time_text}</translation>
    </message>
    <message>
        <source>The engine cannot be started: {words}.</source>
        <extracomment>gui/engines/engine_process.py</extracomment>
        <translation>引擎无法启动：{words}。</translation>
    </message>
    <message>
        <source>The game cannot be set as an option.</source>
        <extracomment>gui/engines/engine_process.py</extracomment>
        <translation>棋种不能用选项设置。</translation>
    </message>
    <message>
        <source>{value} has no button {name}.</source>
        <extracomment>gui/engines/engine_process.py</extracomment>
        <translation>{value}没有按钮 {name}。</translation>
    </message>
    <message>
        <source>{value} does not support the game being played here.</source>
        <extracomment>gui/engines/engine_process.py</extracomment>
        <translation>{value}不支持这里下的棋种。</translation>
    </message>
    <message>
        <source>{value} has no option {name}.</source>
        <extracomment>gui/engines/engine_process.py</extracomment>
        <translation>{value}没有选项 {name}。</translation>
    </message>
    <message>
        <source>{name} must be one of: {join}.</source>
        <extracomment>gui/engines/protocol.py</extracomment>
        <translation>{name} 应为以下之一：{join}。</translation>
    </message>
    <message>
        <source>{name} takes a single line.</source>
        <extracomment>gui/engines/protocol.py</extracomment>
        <translation>{name} 只能是一行。</translation>
    </message>
    <message>
        <source>{name} takes no value.</source>
        <extracomment>gui/engines/protocol.py</extracomment>
        <translation>{name} 不需要值。</translation>
    </message>
    <message>
        <source>Open a game</source>
        <extracomment>gui/desk/file_dialogs.py</extracomment>
        <translation>打开对局</translation>
    </message>
    <message>
        <source>A file {readable} already exists.</source>
        <extracomment>gui/desk/file_dialogs.py</extracomment>
        <translation>文件 {readable} 已存在。</translation>
    </message>
    <message>
        <source>Replace it</source>
        <extracomment>gui/desk/file_dialogs.py, gui/desk/save_commands.py</extracomment>
        <translation>替换</translation>
    </message>
    <message>
        <source>The text on the clipboard</source>
        <extracomment>gui/desk/open_commands.py</extracomment>
        <translation>剪贴板上的内容</translation>
    </message>
    <message>
        <source>The dropped text</source>
        <extracomment>gui/desk/open_commands.py</extracomment>
        <translation>拖放到这里的内容</translation>
    </message>
    <message>
        <source>Opening the text on the clipboard…</source>
        <extracomment>gui/desk/open_commands.py</extracomment>
        <translation>正在打开剪贴板上的内容…</translation>
    </message>
    <message>
        <source>Opening the dropped text…</source>
        <extracomment>gui/desk/open_commands.py</extracomment>
        <translation>正在打开拖放到这里的内容…</translation>
    </message>
    <message>
        <source>Games on the clipboard</source>
        <extracomment>gui/desk/open_commands.py</extracomment>
        <translation>剪贴板上的对局</translation>
    </message>
    <message>
        <source>Dropped games</source>
        <extracomment>gui/desk/open_commands.py</extracomment>
        <translation>拖放到这里的对局</translation>
    </message>
    <message>
        <source>Opening {name}…</source>
        <extracomment>gui/desk/open_commands.py</extracomment>
        <translation>正在打开 {name}…</translation>
    </message>
    <message>
        <source>This game</source>
        <extracomment>gui/desk/open_commands.py</extracomment>
        <translation>这一局</translation>
    </message>
    <message>
        <source>Opening the study…</source>
        <extracomment>gui/desk/open_commands.py</extracomment>
        <translation>正在打开研究…</translation>
    </message>
    <message>
        <source>Games in {name}</source>
        <extracomment>gui/desk/open_commands.py</extracomment>
        <translation>{name} 中的对局</translation>
    </message>
    <message>
        <source>Opening the game…</source>
        <extracomment>gui/app/unfinished_reader.py, gui/desk/open_commands.py</extracomment>
        <translation>正在打开对局…</translation>
    </message>
    <message>
        <source>That game cannot be read. {sentence}</source>
        <extracomment>gui/desk/open_commands.py</extracomment>
        <translation>那一局无法读取。{sentence}</translation>
    </message>
    <message>
        <source>{name} contains no readable game. {sentence}</source>
        <extracomment>gui/desk/open_commands.py</extracomment>
        <translation>{name} 中没有可以读取的对局。{sentence}</translation>
    </message>
    <message>
        <source>There is no text on the clipboard.</source>
        <extracomment>gui/desk/open_commands.py</extracomment>
        <translation>剪贴板上没有文字。</translation>
    </message>
    <message>
        <source>{name} is neither a game nor a position.</source>
        <extracomment>gui/desk/open_commands.py</extracomment>
        <translation>{name} 既不是对局，也不是局面。</translation>
    </message>
    <message>
        <source>{name} is not a position of {title}. {why}</source>
        <extracomment>gui/desk/open_commands.py</extracomment>
        <translation>{name} 不是{title}的局面。{why}</translation>
    </message>
    <message>
        <source>Save the rules</source>
        <extracomment>gui/desk/printing.py</extracomment>
        <translation>保存规则</translation>
    </message>
    <message>
        <source>How to play {title}</source>
        <extracomment>gui/desk/printing.py, gui/rulebook/rules_pdf.py, gui/rulebook/rules_web_page.py</extracomment>
        <translation>{title}的玩法</translation>
    </message>
    <message>
        <source>PDF document (*.pdf)</source>
        <extracomment>gui/desk/printing.py, gui/desk/report_exports.py, gui/desk/share_commands.py</extracomment>
        <translation>PDF 文档 (*.pdf)</translation>
    </message>
    <message>
        <source>Saved to {readable}.</source>
        <extracomment>gui/storage/paths.py</extracomment>
        <translation>已保存到 {readable}。</translation>
    </message>
    <message>
        <source>The PDF could not be saved: {why}.</source>
        <extracomment>gui/desk/printing.py, gui/desk/share_commands.py</extracomment>
        <translation>PDF 无法保存：{why}。</translation>
    </message>
    <message>
        <source>Its current contents would be lost.</source>
        <extracomment>gui/desk/save_commands.py</extracomment>
        <translation>其中现有的内容会丢失。</translation>
    </message>
    <message>
        <source>Replace the game</source>
        <extracomment>gui/desk/save_commands.py</extracomment>
        <translation>替换这一局</translation>
    </message>
    <message>
        <source>This game is still in the file, and only this game would be replaced.</source>
        <extracomment>gui/desk/save_commands.py</extracomment>
        <translation>这一局仍在文件中，只会替换这一局。</translation>
    </message>
    <message>
        <source>Add it</source>
        <extracomment>gui/desk/save_commands.py</extracomment>
        <translation>添加</translation>
    </message>
    <message>
        <source>This game is no longer in the file. It would be added after the others.</source>
        <extracomment>gui/desk/save_commands.py</extracomment>
        <translation>这一局已不在文件中，会添加到其他对局之后。</translation>
    </message>
    <message>
        <source>{name} was changed by another program.</source>
        <extracomment>gui/desk/save_commands.py</extracomment>
        <translation>{name} 被其他程序修改了。</translation>
    </message>
    <message>
        <source>{name} is still being saved.</source>
        <extracomment>gui/desk/save_commands.py</extracomment>
        <translation>{name} 仍在保存。</translation>
    </message>
    <message>
        <source>Save as…</source>
        <extracomment>gui/desk/messages.py, gui/desk/save_commands.py</extracomment>
        <translation>另存为…</translation>
    </message>
    <message>
        <source>Saving {name}…</source>
        <extracomment>gui/desk/save_commands.py, gui/library/library_actions.py</extracomment>
        <translation>正在保存 {name}…</translation>
    </message>
    <message>
        <source>{name} could not be saved: {why}.</source>
        <extracomment>gui/storage/paths.py</extracomment>
        <translation>{name} 无法保存：{why}。</translation>
    </message>
    <message>
        <source>Saved as {name}.</source>
        <extracomment>gui/desk/save_commands.py</extracomment>
        <translation>已保存为 {name}。</translation>
    </message>
    <message>
        <source>The position is on the clipboard.</source>
        <extracomment>gui/desk/share_commands.py, gui/library/library_page.py</extracomment>
        <translation>局面已复制到剪贴板。</translation>
    </message>
    <message>
        <source>Your puzzle results</source>
        <extracomment>gui/learn/puzzle_record.py</extracomment>
        <translation>你的习题成绩</translation>
    </message>
    <message>
        <source>Start again</source>
        <extracomment>gui/rulebook/rules_view.py, gui/workshop/trying.py</extracomment>
        <translation>重新开始</translation>
    </message>
    <message>
        <source>Board. {caption}</source>
        <extracomment>gui/rulebook/rules_view.py</extracomment>
        <translation>棋盘。{caption}</translation>
    </message>
    <message>
        <source>Not all games were read: the process reading them stopped.</source>
        <extracomment>gui/library/library.py</extracomment>
        <translation>没有读完所有对局：负责读取的进程停止了。</translation>
    </message>
    <message>
        <source>The list of games cannot be updated: {why}.</source>
        <extracomment>gui/library/library.py</extracomment>
        <translation>对局列表无法更新：{why}。</translation>
    </message>
    <message>
        <source>The list of games cannot be read: {why}.</source>
        <extracomment>gui/library/library.py</extracomment>
        <translation>对局列表无法读取：{why}。</translation>
    </message>
    <message>
        <source>No more tags can be stored: there are already too many.</source>
        <extracomment>gui/library/own_data.py</extracomment>
        <translation>标签已经太多，无法再保存。</translation>
    </message>
    <message>
        <source>{name} was added: only games played here can be deleted.</source>
        <extracomment>gui/library/library_actions.py</extracomment>
        <translation>{name} 是添加的文件：只能删除在这里下的对局。</translation>
    </message>
    <message>
        <source>{name} has changed. The list is being updated; try again in a moment.</source>
        <extracomment>gui/library/library_actions.py</extracomment>
        <translation>{name} 已改变。正在更新列表，请稍后再试。</translation>
    </message>
    <message>
        <source>{name} cannot be read: {why}.</source>
        <extracomment>gui/app/own_game_commands.py, gui/library/library_actions.py, gui/library/library_text.py, gui/storage/games_folder.py, gui/storage/opening.py, gui/workshop/workshop_page.py</extracomment>
        <translation>{name} 无法读取：{why}。</translation>
    </message>
    <message>
        <source>That game is being played in another window.</source>
        <extracomment>gui/library/library_actions.py</extracomment>
        <translation>那一局正在另一个窗口中进行。</translation>
    </message>
    <message>
        <source>{name} contains more than this game and was not deleted.</source>
        <extracomment>gui/library/library_actions.py</extracomment>
        <translation>{name} 中不止这一局，因此没有删除。</translation>
    </message>
    <message>
        <source>{name} could not be moved to the trash.</source>
        <extracomment>gui/library/library_actions.py</extracomment>
        <translation>{name} 无法移到回收站。</translation>
    </message>
    <message>
        <source>Figures</source>
        <extracomment>gui/board/pieces.py</extracomment>
        <translation>图形棋子</translation>
    </message>
    <message>
        <source>Hanja tablets</source>
        <extracomment>gui/board/pieces.py</extracomment>
        <translation>汉字牌</translation>
    </message>
    <message>
        <source>Wedges with pictures</source>
        <extracomment>gui/board/pieces.py</extracomment>
        <translation>五角形棋子（图形）</translation>
    </message>
    <message>
        <source>Wedges with hanja</source>
        <extracomment>gui/board/pieces.py</extracomment>
        <translation>五角形棋子（汉字）</translation>
    </message>
    <message>
        <source>The computer&apos;s engine answered with illegal moves.</source>
        <extracomment>gui/play/computer_turn.py, gui/workshop/trying.py</extracomment>
        <translation>电脑的引擎给出了不合法的着法。</translation>
    </message>
    <message>
        <source>There is no hint for this position.</source>
        <extracomment>gui/play/computer_turn.py</extracomment>
        <translation>这个局面没有提示。</translation>
    </message>
    <message>
        <source>Novice</source>
        <comment>a level</comment>
        <extracomment>gui/players/levels.py</extracomment>
        <translation>新手</translation>
    </message>
    <message>
        <source>Overlooks most captures; meant to be beaten.</source>
        <extracomment>gui/players/levels.py</extracomment>
        <translation>大多数可吃的子都看不到；本来就是让人赢的。</translation>
    </message>
    <message>
        <source>Recruit</source>
        <comment>a level</comment>
        <extracomment>gui/players/levels.py</extracomment>
        <translation>新兵</translation>
    </message>
    <message>
        <source>Captures now and then, and protects little.</source>
        <extracomment>gui/players/levels.py</extracomment>
        <translation>偶尔吃子，很少保护。</translation>
    </message>
    <message>
        <source>Apprentice</source>
        <comment>a level</comment>
        <extracomment>gui/players/levels.py</extracomment>
        <translation>学徒</translation>
    </message>
    <message>
        <source>Leaves pieces unprotected.</source>
        <extracomment>gui/players/levels.py</extracomment>
        <translation>常让棋子无人保护。</translation>
    </message>
    <message>
        <source>Page</source>
        <comment>a level</comment>
        <extracomment>gui/players/levels.py</extracomment>
        <translation>侍童</translation>
    </message>
    <message>
        <source>Takes what it sees, and sees little.</source>
        <extracomment>gui/players/levels.py</extracomment>
        <translation>看到就吃，但看得少。</translation>
    </message>
    <message>
        <source>Squire</source>
        <comment>a level</comment>
        <extracomment>gui/players/levels.py</extracomment>
        <translation>侍从</translation>
    </message>
    <message>
        <source>Looks one exchange ahead.</source>
        <extracomment>gui/players/levels.py</extracomment>
        <translation>能算到一次兑子。</translation>
    </message>
    <message>
        <source>Scout</source>
        <comment>a level</comment>
        <extracomment>gui/players/levels.py</extracomment>
        <translation>斥候</translation>
    </message>
    <message>
        <source>Spots simple threats.</source>
        <extracomment>gui/players/levels.py</extracomment>
        <translation>能发现简单的威胁。</translation>
    </message>
    <message>
        <source>Knight</source>
        <comment>a level</comment>
        <extracomment>gui/players/levels.py</extracomment>
        <translation>骑士</translation>
    </message>
    <message>
        <source>A steady club player.</source>
        <extracomment>gui/players/levels.py</extracomment>
        <translation>俱乐部里稳健的棋手。</translation>
    </message>
    <message>
        <source>Captain</source>
        <comment>a level</comment>
        <extracomment>gui/players/levels.py</extracomment>
        <translation>队长</translation>
    </message>
    <message>
        <source>Punishes careless moves.</source>
        <extracomment>gui/players/levels.py</extracomment>
        <translation>不放过随手棋。</translation>
    </message>
    <message>
        <source>Cardinal</source>
        <comment>a level</comment>
        <extracomment>gui/players/levels.py</extracomment>
        <translation>枢机</translation>
    </message>
    <message>
        <source>Sees combinations coming.</source>
        <extracomment>gui/players/levels.py</extracomment>
        <translation>能预见战术组合。</translation>
    </message>
    <message>
        <source>Marshal</source>
        <comment>a level</comment>
        <extracomment>gui/players/levels.py</extracomment>
        <translation>元帅</translation>
    </message>
    <message>
        <source>Rarely errs.</source>
        <extracomment>gui/players/levels.py</extracomment>
        <translation>很少出错。</translation>
    </message>
    <message>
        <source>Dragon</source>
        <comment>a level</comment>
        <extracomment>gui/players/levels.py</extracomment>
        <translation>龙</translation>
    </message>
    <message>
        <source>Holds little back.</source>
        <extracomment>gui/players/levels.py</extracomment>
        <translation>几乎毫无保留。</translation>
    </message>
    <message>
        <source>Asura</source>
        <comment>a level</comment>
        <extracomment>gui/players/levels.py</extracomment>
        <translation>阿修罗</translation>
    </message>
    <message>
        <source>Uses everything it has learned.</source>
        <extracomment>gui/players/levels.py</extracomment>
        <translation>倾尽所学。</translation>
    </message>
    <message>
        <source>You</source>
        <extracomment>gui/words/naming.py</extracomment>
        <translation>你</translation>
    </message>
    <message>
        <source>{name} (level {level})</source>
        <extracomment>gui/words/naming.py</extracomment>
        <translation>{name}（第 {level} 级）</translation>
    </message>
    <message>
        <source>{readable} contains no readable game. {why}</source>
        <extracomment>gui/players/saved_game.py</extracomment>
        <translation>{readable} 中没有可以读取的对局。{why}</translation>
    </message>
    <message>
        <source>There is no game in this text.</source>
        <extracomment>gui/players/saved_game.py, rules/words.py: no game</extracomment>
        <translation>这段文字中没有对局。</translation>
    </message>
    <message>
        <source>{readable} cannot be read: {why}.</source>
        <extracomment>gui/players/saved_game.py</extracomment>
        <translation>{readable} 无法读取：{why}。</translation>
    </message>
    <message>
        <source>{readable} cannot be read: {error}.</source>
        <extracomment>gui/players/saved_game.py</extracomment>
        <translation>{readable} 无法读取：{error}。</translation>
    </message>
    <message>
        <source>In two-&amp;player games, the board</source>
        <extracomment>gui/app/menus.py</extracomment>
        <translation>两人同机对弈时，棋盘(&amp;P)</translation>
    </message>
    <message>
        <source>{shortened}, {title}. It was not closed; all edits were kept.</source>
        <extracomment>gui/app/unfinished_games.py</extracomment>
        <translation>{shortened}，{title}。上次没有关闭，所有编辑都已保留。</translation>
    </message>
    <message>
        <source>The game stays among the unfinished games, and you can continue it from the start page.</source>
        <extracomment>gui/play/game_messages.py</extracomment>
        <translation>对局留在未完成的对局中，可以从起始页继续。</translation>
    </message>
    <message>
        <source>Rematch</source>
        <extracomment>gui/play/game_messages.py</extracomment>
        <translation>再来一局</translation>
    </message>
    <message>
        <source>The clocks are stopped until then.</source>
        <extracomment>gui/play/game_messages.py</extracomment>
        <translation>在此之前棋钟停走。</translation>
    </message>
    <message>
        <source>{offerer} offers a draw</source>
        <extracomment>gui/play/game_messages.py</extracomment>
        <translation>{offerer}提和</translation>
    </message>
    <message>
        <source>Resign this game?</source>
        <extracomment>gui/play/game_messages.py</extracomment>
        <translation>这一局认输吗？</translation>
    </message>
    <message>
        <source>Leave this game for a study?</source>
        <extracomment>gui/play/game_messages.py</extracomment>
        <translation>离开这一局去研究吗？</translation>
    </message>
    <message>
        <source>Play on from here?</source>
        <extracomment>gui/play/game_messages.py</extracomment>
        <translation>从这里继续下吗？</translation>
    </message>
    <message>
        <source>The computer cannot continue</source>
        <extracomment>gui/play/game_messages.py</extracomment>
        <translation>电脑无法继续</translation>
    </message>
    <message>
        <source>Study this game</source>
        <extracomment>gui/matches/matches_page.py, gui/play/game_messages.py</extracomment>
        <translation>研究这一局</translation>
    </message>
    <message>
        <source>{opponent} declines the draw.</source>
        <extracomment>gui/play/game_messages.py</extracomment>
        <translation>{opponent}拒绝和棋。</translation>
    </message>
    <message>
        <source>Resign</source>
        <extracomment>gui/play/game_messages.py</extracomment>
        <translation>认输</translation>
    </message>
    <message>
        <source>Play on</source>
        <extracomment>gui/play/game_messages.py</extracomment>
        <translation>继续下</translation>
    </message>
    <message>
        <source>Study it</source>
        <extracomment>gui/editor/setup_panel.py, gui/library/library_text.py, gui/play/game_messages.py</extracomment>
        <translation>研究</translation>
    </message>
    <message>
        <source>The result no longer counts.</source>
        <extracomment>gui/play/game_messages.py</extracomment>
        <translation>结果不再有效。</translation>
    </message>
    <message>
        <source>What was played stays as a variation.</source>
        <extracomment>gui/play/game_messages.py</extracomment>
        <translation>下过的着法作为变着保留。</translation>
    </message>
    <message>
        <source>The game is paused.</source>
        <extracomment>gui/play/game_messages.py, gui/play/move_entry.py</extracomment>
        <translation>对局已暂停。</translation>
    </message>
    <message>
        <source>Try again</source>
        <extracomment>gui/learn/lesson_page.py, gui/learn/puzzle_text.py, gui/play/game_messages.py, gui/review/review_text.py</extracomment>
        <translation>再试一次</translation>
    </message>
    <message>
        <source>Continue as two players</source>
        <extracomment>gui/play/game_messages.py</extracomment>
        <translation>改为两人继续下</translation>
    </message>
    <message>
        <source>Take back</source>
        <extracomment>gui/play/game_messages.py, gui/workshop/trying.py</extracomment>
        <translation>悔棋</translation>
    </message>
    <message>
        <source>Does {opponent} accept? {stand}</source>
        <extracomment>gui/play/game_messages.py</extracomment>
        <translation>{opponent}接受吗？{stand}</translation>
    </message>
    <message>
        <source>Accept</source>
        <extracomment>gui/play/game_messages.py</extracomment>
        <translation>接受</translation>
    </message>
    <message>
        <source>Decline</source>
        <extracomment>gui/play/game_messages.py</extracomment>
        <translation>拒绝</translation>
    </message>
    <message>
        <source>Use Surajang&apos;s own engine</source>
        <extracomment>gui/play/game_messages.py</extracomment>
        <translation>使用 Surajang 自己的引擎</translation>
    </message>
    <message>
        <source>{colour}, level {level}</source>
        <extracomment>gui/play/game_page.py</extracomment>
        <translation>{colour}，第 {level} 级</translation>
    </message>
    <message>
        <source>Looking for a hint</source>
        <extracomment>gui/play/game_page.py</extracomment>
        <translation>正在寻找提示</translation>
    </message>
    <message>
        <source>Back to the game</source>
        <extracomment>gui/play/game_page.py, gui/play/move_entry.py</extracomment>
        <translation>回到对局</translation>
    </message>
    <message>
        <source>Play on…</source>
        <extracomment>gui/play/game_page.py</extracomment>
        <translation>继续下…</translation>
    </message>
    <message>
        <source>It played {written}.</source>
        <extracomment>gui/play/game_page.py</extracomment>
        <translation>它走了 {written}。</translation>
    </message>
    <message>
        <source>The computer has moved</source>
        <extracomment>gui/play/game_page.py</extracomment>
        <translation>电脑走棋了</translation>
    </message>
    <message>
        <source>Thinking</source>
        <extracomment>gui/play/game_page.py</extracomment>
        <translation>思考中</translation>
    </message>
    <message>
        <source>It is the computer&apos;s turn.</source>
        <extracomment>gui/play/move_entry.py</extracomment>
        <translation>轮到电脑走棋。</translation>
    </message>
    <message>
        <source>The game has continued from this position.</source>
        <extracomment>gui/play/move_entry.py</extracomment>
        <translation>对局已从这个局面继续。</translation>
    </message>
    <message>
        <source>Type a move</source>
        <extracomment>gui/desk/typed_move.py</extracomment>
        <translation>输入着法</translation>
    </message>
    <message>
        <source>Repetition</source>
        <extracomment>gui/play/move_entry.py, gui/words/outcome_text.py, gui/workshop/panels.py, assets/rules/differences.toml</extracomment>
        <translation>重复</translation>
    </message>
    <message>
        <source>The game is over here.</source>
        <extracomment>gui/analysis/analysis_text.py, gui/play/move_entry.py, gui/study/study_page.py</extracomment>
        <translation>对局在这里结束。</translation>
    </message>
    <message>
        <source>Earlier position: press End to return to the game.</source>
        <extracomment>gui/play/move_entry.py</extracomment>
        <translation>这是较早的局面：按 End 回到对局。</translation>
    </message>
    <message>
        <source>Earlier position</source>
        <extracomment>gui/play/move_entry.py</extracomment>
        <translation>较早的局面</translation>
    </message>
    <message>
        <source>The game is over; you can try out moves. {words}</source>
        <extracomment>gui/play/move_entry.py</extracomment>
        <translation>对局已结束；可以试走。{words}</translation>
    </message>
    <message>
        <source>Play it</source>
        <extracomment>gui/play/move_entry.py</extracomment>
        <translation>就走这步</translation>
    </message>
    <message>
        <source>Play something else</source>
        <extracomment>gui/play/move_entry.py</extracomment>
        <translation>走别的</translation>
    </message>
    <message>
        <source>The game is over; try a move</source>
        <extracomment>gui/play/move_entry.py</extracomment>
        <translation>对局已结束；试走一步</translation>
    </message>
    <message>
        <source>Try a move</source>
        <extracomment>gui/play/move_entry.py</extracomment>
        <translation>试走一步</translation>
    </message>
    <message>
        <source>Take back to here</source>
        <extracomment>gui/play/move_entry.py</extracomment>
        <translation>悔棋到这里</translation>
    </message>
    <message>
        <source>Opening {shortened}…</source>
        <extracomment>gui/app/start_page.py</extracomment>
        <translation>正在打开 {shortened}…</translation>
    </message>
    <message>
        <source>The rule</source>
        <extracomment>gui/desk/messages.py, gui/play/game_messages.py</extracomment>
        <translation>规则</translation>
    </message>
    <message>
        <source>Play the computer</source>
        <extracomment>gui/app/start_page.py</extracomment>
        <translation>与电脑下</translation>
    </message>
    <message>
        <source>Open…</source>
        <extracomment>gui/app/start_page.py</extracomment>
        <translation>打开…</translation>
    </message>
    <message>
        <source>My games</source>
        <extracomment>gui/app/start_page.py, gui/desk/known_moves.py, gui/library/library_text.py</extracomment>
        <translation>我的对局</translation>
    </message>
    <message>
        <source>Learn</source>
        <extracomment>gui/app/start_page.py, gui/learn/lesson_text.py</extracomment>
        <translation>学习</translation>
    </message>
    <message>
        <source>Puzzles</source>
        <extracomment>gui/app/start_page.py, gui/learn/learn_page.py, gui/learn/puzzle_text.py</extracomment>
        <translation>习题</translation>
    </message>
    <message>
        <source>An unfinished game cannot be read.</source>
        <extracomment>gui/app/start_page.py</extracomment>
        <translation>有一局未完成的对局无法读取。</translation>
    </message>
    <message>
        <source>Continue your study</source>
        <extracomment>gui/app/start_page.py</extracomment>
        <translation>继续你的研究</translation>
    </message>
    <message>
        <source>Not now</source>
        <extracomment>gui/app/start_page.py, gui/updates/updates_dialog.py</extracomment>
        <translation>以后再说</translation>
    </message>
    <message>
        <source>The game ends here</source>
        <extracomment>gui/study/study_page.py</extracomment>
        <translation>对局在这里结束</translation>
    </message>
    <message>
        <source>Study: {shortened} · {title}</source>
        <extracomment>gui/study/study_page.py</extracomment>
        <translation>研究：{shortened} · {title}</translation>
    </message>
    <message>
        <source>Name of the study</source>
        <extracomment>gui/study/study_notes.py</extracomment>
        <translation>研究的名称</translation>
    </message>
    <message>
        <source>The line is on the clipboard.</source>
        <extracomment>gui/study/study_page.py</extracomment>
        <translation>变着已复制到剪贴板。</translation>
    </message>
    <message>
        <source>The moves are on the clipboard.</source>
        <extracomment>gui/study/study_page.py</extracomment>
        <translation>着法已复制到剪贴板。</translation>
    </message>
    <message>
        <source>{value} to move, in check</source>
        <extracomment>gui/study/study_notes.py</extracomment>
        <translation>轮到{value}，被将军</translation>
    </message>
    <message>
        <source>{value} to move</source>
        <extracomment>gui/study/study_notes.py</extracomment>
        <translation>轮到{value}</translation>
    </message>
    <message>
        <source>Dismiss</source>
        <extracomment>gui/desk/messages.py</extracomment>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Analysis options</source>
        <extracomment>gui/analysis/analysis_panel.py</extracomment>
        <translation>分析选项</translation>
    </message>
    <message>
        <source>Lines</source>
        <extracomment>gui/analysis/analysis_panel.py</extracomment>
        <translation>变着数</translation>
    </message>
    <message>
        <source>Score</source>
        <extracomment>gui/analysis/analysis_panel.py</extracomment>
        <translation>评分</translation>
    </message>
    <message>
        <source>Always on in studies</source>
        <extracomment>gui/analysis/analysis_panel.py</extracomment>
        <translation>在研究中总是开启</translation>
    </message>
    <message>
        <source>From {value}&apos;s point of view</source>
        <extracomment>gui/analysis/analysis_panel.py</extracomment>
        <translation>从{value}的角度</translation>
    </message>
    <message>
        <source>From the point of view of the side to move</source>
        <extracomment>gui/analysis/analysis_panel.py</extracomment>
        <translation>从走棋方的角度</translation>
    </message>
    <message>
        <source>Put this game aside</source>
        <extracomment>gui/app/start_cards.py</extracomment>
        <translation>搁置这一局</translation>
    </message>
    <message>
        <source>Unfinished games ({number})…</source>
        <extracomment>gui/app/start_cards.py</extracomment>
        <translation>未完成的对局（{number}）…</translation>
    </message>
    <message>
        <source>Continue your game</source>
        <extracomment>gui/app/start_cards.py</extracomment>
        <translation>继续你的对局</translation>
    </message>
    <message>
        <source>{title}: show all</source>
        <extracomment>gui/kit/long_text.py</extracomment>
        <translation>{title}：全部显示</translation>
    </message>
    <message>
        <source>Show all of it</source>
        <extracomment>gui/kit/long_text.py</extracomment>
        <translation>显示全部</translation>
    </message>
    <message>
        <source>Evaluation</source>
        <extracomment>gui/analysis/evaluation_bar.py</extracomment>
        <translation>形势</translation>
    </message>
    <message>
        <source>Evaluation: {words}</source>
        <extracomment>gui/analysis/evaluation_bar.py</extracomment>
        <translation>形势：{words}</translation>
    </message>
    <message>
        <source>Step back</source>
        <extracomment>gui/known/boards.py, gui/library/explorer.py</extracomment>
        <translation>后退一步</translation>
    </message>
    <message>
        <source>Step forward</source>
        <extracomment>gui/library/explorer.py</extracomment>
        <translation>前进一步</translation>
    </message>
    <message>
        <source>favourite, to study</source>
        <extracomment>gui/library/games_table.py</extracomment>
        <translation>收藏，待研究</translation>
    </message>
    <message>
        <source>Who is better</source>
        <extracomment>gui/study/study_notes.py</extracomment>
        <translation>谁占优</translation>
    </message>
    <message>
        <source>Line {number}</source>
        <extracomment>gui/analysis/line_row.py</extracomment>
        <translation>变着 {number}</translation>
    </message>
    <message>
        <source>Line {number}: {score}, {words}</source>
        <extracomment>gui/analysis/line_row.py</extracomment>
        <translation>变着 {number}：{score}，{words}</translation>
    </message>
    <message>
        <source>Comment</source>
        <extracomment>gui/play/move_list.py, gui/study/study_notes.py</extracomment>
        <translation>注释</translation>
    </message>
    <message>
        <source>Minimum time for each move</source>
        <extracomment>gui/play/pace_bar.py</extracomment>
        <translation>每步最短用时</translation>
    </message>
    <message>
        <source>{seconds} per move</source>
        <extracomment>gui/play/pace_bar.py</extracomment>
        <translation>每步 {seconds}</translation>
    </message>
    <message>
        <source>Time for each move: {seconds}</source>
        <extracomment>gui/play/pace_bar.py</extracomment>
        <translation>每步时间：{seconds}</translation>
    </message>
    <message>
        <source>10 s per move</source>
        <extracomment>gui/play/pace_bar.py</extracomment>
        <translation>每步 10 秒</translation>
    </message>
    <message numerus="yes">
        <source>{count} seconds</source>
        <extracomment>gui/board/reading_text.py, gui/desk/player_strip.py</extracomment>
        <translation>
            <numerusform>{count} 秒</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Then byoyomi: {count} periods of {length}</source>
        <extracomment>gui/desk/player_strip.py</extracomment>
        <translation>
            <numerusform>之后读秒：{count} 次，每次 {length}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Byoyomi: {count} periods of {length} are left, this one included</source>
        <extracomment>gui/desk/player_strip.py</extracomment>
        <translation>
            <numerusform>读秒：还有 {count} 次，每次 {length}，包括这一次</numerusform>
        </translation>
    </message>
    <message>
        <source>Player</source>
        <extracomment>gui/desk/player_strip.py</extracomment>
        <translation>对局者</translation>
    </message>
    <message>
        <source>{called}, to move</source>
        <extracomment>gui/desk/player_strip.py</extracomment>
        <translation>{called}，轮到走棋</translation>
    </message>
    <message>
        <source>then {periods} × {period} s</source>
        <extracomment>gui/desk/player_strip.py</extracomment>
        <translation>之后 {period} 秒 × {periods} 次</translation>
    </message>
    <message>
        <source>{periods} × {period} s left</source>
        <extracomment>gui/desk/player_strip.py</extracomment>
        <translation>剩余 {period} 秒 × {periods} 次</translation>
    </message>
    <message>
        <source>last {period} s</source>
        <extracomment>gui/desk/player_strip.py</extracomment>
        <translation>最后 {period} 秒</translation>
    </message>
    <message>
        <source>Byoyomi: the last period of {length}</source>
        <extracomment>gui/desk/player_strip.py</extracomment>
        <translation>读秒：最后一次，{length}</translation>
    </message>
    <message numerus="yes">
        <source>Your rating over {count} games: from {first} to {last}, highest {most}</source>
        <extracomment>gui/kit/rating_plot.py</extracomment>
        <translation>
            <numerusform>{count} 局中你的等级分：从 {first} 到 {last}，最高 {most}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your rating over {count} puzzles: from {first} to {last}, highest {most}</source>
        <extracomment>gui/kit/rating_plot.py</extracomment>
        <translation>
            <numerusform>{count} 道习题中你的等级分：从 {first} 到 {last}，最高 {most}</numerusform>
        </translation>
    </message>
    <message>
        <source>Every move is saved</source>
        <extracomment>gui/desk/save_commands.py</extracomment>
        <translation>每一步都已保存</translation>
    </message>
    <message>
        <source>Saving…</source>
        <extracomment>gui/desk/save_commands.py</extracomment>
        <translation>正在保存…</translation>
    </message>
    <message>
        <source>The last moves are not saved</source>
        <extracomment>gui/desk/save_commands.py</extracomment>
        <translation>最后几步没有保存</translation>
    </message>
    <message>
        <source>Moves and variations</source>
        <extracomment>gui/study/study_tree.py</extracomment>
        <translation>着法与变着</translation>
    </message>
    <message>
        <source>Variation: {words}</source>
        <extracomment>gui/study/study_tree.py</extracomment>
        <translation>变着：{words}</translation>
    </message>
    <message>
        <source>Previous page</source>
        <extracomment>gui/kit/long_text.py</extracomment>
        <translation>上一页</translation>
    </message>
    <message>
        <source>Next page</source>
        <extracomment>gui/kit/long_text.py</extracomment>
        <translation>下一页</translation>
    </message>
    <message>
        <source>Page {value:,} of {pages:,}</source>
        <extracomment>gui/kit/long_text.py</extracomment>
        <translation>第 {value:,} 页，共 {pages:,} 页</translation>
    </message>
    <message>
        <source>Window colours</source>
        <extracomment>gui/shell/settings.py</extracomment>
        <translation>窗口的颜色</translation>
    </message>
    <message>
        <source>Text size, in percent</source>
        <extracomment>gui/shell/settings.py</extracomment>
        <translation>文字大小（百分比）</translation>
    </message>
    <message>
        <source>Coordinates on the board</source>
        <extracomment>gui/shell/settings.py</extracomment>
        <translation>棋盘上的坐标</translation>
    </message>
    <message>
        <source>Mark the squares a piece can go to</source>
        <extracomment>gui/shell/settings.py</extracomment>
        <translation>标出棋子可走的格子</translation>
    </message>
    <message>
        <source>Mark the last move</source>
        <extracomment>gui/shell/settings.py</extracomment>
        <translation>标出上一步</translation>
    </message>
    <message>
        <source>Highlight a king in check</source>
        <extracomment>gui/shell/settings.py</extracomment>
        <translation>突出显示被将军的王</translation>
    </message>
    <message>
        <source>Mark the selected piece</source>
        <extracomment>gui/shell/settings.py</extracomment>
        <translation>标出选中的棋子</translation>
    </message>
    <message>
        <source>Explain a piece when the pointer rests on it</source>
        <extracomment>gui/shell/settings.py</extracomment>
        <translation>指针停在棋子上时显示说明</translation>
    </message>
    <message>
        <source>Choose the next move while the computer thinks</source>
        <extracomment>gui/shell/settings.py</extracomment>
        <translation>电脑思考时可预先走下一步</translation>
    </message>
    <message>
        <source>Animate the pieces</source>
        <extracomment>gui/shell/settings.py</extracomment>
        <translation>棋子移动的动画</translation>
    </message>
    <message>
        <source>The mouse wheel steps through the moves</source>
        <extracomment>gui/shell/settings.py</extracomment>
        <translation>鼠标滚轮翻阅着法</translation>
    </message>
    <message>
        <source>The board in two-player games</source>
        <extracomment>gui/shell/settings.py</extracomment>
        <translation>两人同机对弈时的棋盘</translation>
    </message>
    <message>
        <source>Ask before a move that ends the game by repetition</source>
        <extracomment>gui/shell/settings.py</extracomment>
        <translation>着法会因重复而结束对局时，先询问</translation>
    </message>
    <message>
        <source>Thinking time of the strongest level</source>
        <extracomment>gui/shell/settings.py</extracomment>
        <translation>最强级别的思考时间</translation>
    </message>
    <message>
        <source>Engine memory, in MB</source>
        <extracomment>gui/shell/settings.py</extracomment>
        <translation>引擎内存（MB）</translation>
    </message>
    <message>
        <source>Sounds</source>
        <extracomment>gui/shell/settings.py</extracomment>
        <translation>声音</translation>
    </message>
    <message>
        <source>Captions for sounds, even when they are off</source>
        <extracomment>gui/shell/settings.py</extracomment>
        <translation>为声音显示字幕（不论是否播放）</translation>
    </message>
    <message>
        <source>Same as the system</source>
        <extracomment>gui/shell/settings.py</extracomment>
        <translation>跟随系统</translation>
    </message>
    <message>
        <source>Light</source>
        <extracomment>gui/shell/settings.py</extracomment>
        <translation>浅色</translation>
    </message>
    <message>
        <source>Dark</source>
        <extracomment>gui/shell/settings.py</extracomment>
        <translation>深色</translation>
    </message>
    <message>
        <source>High contrast, light</source>
        <extracomment>gui/shell/settings.py</extracomment>
        <translation>高对比度，浅色</translation>
    </message>
    <message>
        <source>High contrast, dark</source>
        <extracomment>gui/shell/settings.py</extracomment>
        <translation>高对比度，深色</translation>
    </message>
    <message>
        <source>When a screen reader is running</source>
        <extracomment>gui/shell/settings.py</extracomment>
        <translation>使用屏幕阅读器时</translation>
    </message>
    <message>
        <source>Always</source>
        <extracomment>gui/shell/settings.py</extracomment>
        <translation>总是</translation>
    </message>
    <message>
        <source>Never</source>
        <extracomment>gui/shell/settings.py</extracomment>
        <translation>从不</translation>
    </message>
    <message>
        <source>Stays as it is</source>
        <extracomment>gui/shell/settings.py</extracomment>
        <translation>保持不变</translation>
    </message>
    <message>
        <source>Turns after each move</source>
        <extracomment>gui/shell/settings.py</extracomment>
        <translation>每步之后翻转</translation>
    </message>
    <message>
        <source>Shows the other player&apos;s pieces upside down</source>
        <extracomment>gui/shell/settings.py</extracomment>
        <translation>对方棋子倒着显示</translation>
    </message>
    <message>
        <source>At the three lowest levels</source>
        <extracomment>gui/shell/settings.py</extracomment>
        <translation>在最低的三个级别</translation>
    </message>
    <message>
        <source>A moment</source>
        <extracomment>gui/shell/settings.py</extracomment>
        <translation>片刻</translation>
    </message>
    <message>
        <source>5 seconds</source>
        <extracomment>gui/shell/settings.py</extracomment>
        <translation>5 秒</translation>
    </message>
    <message>
        <source>30 seconds</source>
        <extracomment>gui/shell/settings.py</extracomment>
        <translation>30 秒</translation>
    </message>
    <message>
        <source>GIF animation (*.gif)</source>
        <extracomment>gui/board/film.py</extracomment>
        <translation>GIF 动画 (*.gif)</translation>
    </message>
    <message>
        <source>WebP animation (*.webp)</source>
        <extracomment>gui/board/film.py</extracomment>
        <translation>WebP 动画 (*.webp)</translation>
    </message>
    <message>
        <source>Pillow on this system cannot write WebP, only GIF</source>
        <extracomment>gui/board/film.py</extracomment>
        <translation>本系统的 Pillow 无法写入 WebP，只能写入 GIF</translation>
    </message>
    <message>
        <source>it is not a regular file</source>
        <extracomment>gui/storage/disk.py</extracomment>
        <translation>它不是普通文件</translation>
    </message>
    <message>
        <source>it was changed by another program</source>
        <extracomment>gui/storage/disk.py</extracomment>
        <translation>它被其他程序修改了</translation>
    </message>
    <message numerus="yes">
        <source>{title}: {first} against {second}, {count} moves played</source>
        <extracomment>gui/storage/games_folder.py</extracomment>
        <translation>
            <numerusform>{title}：{first}对{second}，已下 {count} 步</numerusform>
        </translation>
    </message>
    <message>
        <source>Unknown game</source>
        <extracomment>gui/storage/games_folder.py, gui/storage/studies_folder.py</extracomment>
        <translation>未知棋种</translation>
    </message>
    <message>
        <source>it is being played in another window</source>
        <extracomment>gui/storage/games_folder.py</extracomment>
        <translation>正在另一个窗口中进行</translation>
    </message>
    <message>
        <source>another window is using them</source>
        <extracomment>gui/storage/settings_file.py</extracomment>
        <translation>另一个窗口正在使用</translation>
    </message>
    <message>
        <source>{what} could not be saved: {why}.</source>
        <extracomment>gui/storage/shared_file.py</extracomment>
        <translation>{what}无法保存：{why}。</translation>
    </message>
    <message>
        <source>Brilliant move</source>
        <extracomment>gui/document/glyphs.py</extracomment>
        <translation>妙着</translation>
    </message>
    <message>
        <source>Good move</source>
        <extracomment>gui/document/glyphs.py</extracomment>
        <translation>好着</translation>
    </message>
    <message>
        <source>Interesting move</source>
        <extracomment>gui/document/glyphs.py</extracomment>
        <translation>有趣的着法</translation>
    </message>
    <message>
        <source>Dubious move</source>
        <extracomment>gui/document/glyphs.py</extracomment>
        <translation>可疑的着法</translation>
    </message>
    <message>
        <source>Mistake</source>
        <extracomment>gui/document/glyphs.py, gui/review/review_text.py</extracomment>
        <translation>错着</translation>
    </message>
    <message>
        <source>Blunder</source>
        <extracomment>gui/document/glyphs.py, gui/review/review_text.py</extracomment>
        <translation>漏着</translation>
    </message>
    <message>
        <source>The first player is winning</source>
        <extracomment>gui/document/glyphs.py</extracomment>
        <translation>先手胜势</translation>
    </message>
    <message>
        <source>The first player is better</source>
        <extracomment>gui/document/glyphs.py</extracomment>
        <translation>先手优势</translation>
    </message>
    <message>
        <source>The first player is slightly better</source>
        <extracomment>gui/document/glyphs.py</extracomment>
        <translation>先手稍优</translation>
    </message>
    <message>
        <source>Equal</source>
        <extracomment>gui/document/glyphs.py</extracomment>
        <translation>均势</translation>
    </message>
    <message>
        <source>Unclear</source>
        <extracomment>gui/document/glyphs.py</extracomment>
        <translation>形势不明</translation>
    </message>
    <message>
        <source>The second player is slightly better</source>
        <extracomment>gui/document/glyphs.py</extracomment>
        <translation>后手稍优</translation>
    </message>
    <message>
        <source>The second player is better</source>
        <extracomment>gui/document/glyphs.py</extracomment>
        <translation>后手优势</translation>
    </message>
    <message>
        <source>The second player is winning</source>
        <extracomment>gui/document/glyphs.py</extracomment>
        <translation>后手胜势</translation>
    </message>
    <message>
        <source>Study {name}, {title}</source>
        <extracomment>gui/study/study.py</extracomment>
        <translation>研究 {name}，{title}</translation>
    </message>
    <message>
        <source>That game is being played in another window, or has ended there.</source>
        <extracomment>gui/app/unfinished_games.py</extracomment>
        <translation>那一局正在另一个窗口中进行，或已在那里结束。</translation>
    </message>
    <message>
        <source>The game was put aside. Its file is {path}.</source>
        <extracomment>gui/app/unfinished_games.py</extracomment>
        <translation>对局已搁置。文件位于 {path}。</translation>
    </message>
    <message>
        <source>The game could not be put aside: {why}.</source>
        <extracomment>gui/app/unfinished_games.py</extracomment>
        <translation>对局无法搁置：{why}。</translation>
    </message>
    <message>
        <source>The game could not be put back: {why}.</source>
        <extracomment>gui/app/unfinished_games.py</extracomment>
        <translation>对局无法放回：{why}。</translation>
    </message>
    <message>
        <source>Surajang</source>
        <extracomment>gui/analysis/analyst.py</extracomment>
        <translation>Surajang</translation>
    </message>
    <message>
        <source>Engines</source>
        <extracomment>gui/analysis/analysis_panel.py, gui/engines/engines_dialog.py</extracomment>
        <translation>引擎</translation>
    </message>
    <message>
        <source>Waiting for {name}…</source>
        <extracomment>gui/analysis/analyst.py</extracomment>
        <translation>正在等待 {name}…</translation>
    </message>
    <message>
        <source>{name} has not responded for ten seconds.</source>
        <extracomment>gui/analysis/analyst.py</extracomment>
        <translation>{name} 已有十秒钟没有响应。</translation>
    </message>
    <message>
        <source>{name} suggests illegal moves.</source>
        <extracomment>gui/analysis/analyst.py</extracomment>
        <translation>{name} 给出了不合法的着法。</translation>
    </message>
    <message>
        <source>{name} cannot analyse this position. {sentence}</source>
        <extracomment>gui/analysis/analyst.py</extracomment>
        <translation>{name} 无法分析这个局面。{sentence}</translation>
    </message>
    <message>
        <source>There is no threat to show: the turn cannot be passed here.</source>
        <extracomment>gui/analysis/analysis_text.py</extracomment>
        <translation>这里不能让对方连走，所以没有威胁可以显示。</translation>
    </message>
    <message>
        <source>This line is a threat and cannot be played in the study.</source>
        <extracomment>gui/analysis/analysis_text.py</extracomment>
        <translation>这条变着是威胁，不能在研究中走。</translation>
    </message>
    <message>
        <source>{name} has not found a move for this position yet.</source>
        <extracomment>gui/study/study_analysis.py</extracomment>
        <translation>{name} 还没有找到这个局面的着法。</translation>
    </message>
    <message>
        <source>What {player} threatens</source>
        <extracomment>gui/analysis/analysis_panel.py</extracomment>
        <translation>{player}的威胁</translation>
    </message>
    <message>
        <source>Neither side is better</source>
        <extracomment>gui/analysis/analysis_text.py</extracomment>
        <translation>双方均势</translation>
    </message>
    <message>
        <source>{player} has mated</source>
        <extracomment>gui/analysis/analysis_text.py</extracomment>
        <translation>{player}已将死对方</translation>
    </message>
    <message>
        <source>{player} is winning</source>
        <extracomment>gui/analysis/analysis_text.py</extracomment>
        <translation>{player}胜势</translation>
    </message>
    <message>
        <source>{player} is much better</source>
        <extracomment>gui/analysis/analysis_text.py</extracomment>
        <translation>{player}大优</translation>
    </message>
    <message>
        <source>{player} is better</source>
        <extracomment>gui/analysis/analysis_text.py</extracomment>
        <translation>{player}优势</translation>
    </message>
    <message>
        <source>{player} is slightly better</source>
        <extracomment>gui/analysis/analysis_text.py</extracomment>
        <translation>{player}稍优</translation>
    </message>
    <message>
        <source>depth {depth}, {speed} nodes/s</source>
        <extracomment>gui/analysis/analysis_text.py</extracomment>
        <translation>深度 {depth}，每秒 {speed} 节点</translation>
    </message>
    <message>
        <source>depth {depth}</source>
        <extracomment>gui/analysis/analysis_text.py</extracomment>
        <translation>深度 {depth}</translation>
    </message>
    <message>
        <source>{square}, empty</source>
        <extracomment>gui/board/spoken.py</extracomment>
        <translation>{square}，空</translation>
    </message>
    <message>
        <source>{square}, {player} {piece}</source>
        <extracomment>gui/board/spoken.py</extracomment>
        <translation>{square}，{player}{piece}</translation>
    </message>
    <message>
        <source>{square}, hidden</source>
        <extracomment>gui/board/spoken.py</extracomment>
        <translation>{square}，被遮住</translation>
    </message>
    <message>
        <source>{player}&apos;s hand, {piece}, {count}</source>
        <extracomment>gui/board/spoken.py</extracomment>
        <translation>{player}手中，{piece}，{count}</translation>
    </message>
    <message>
        <source>{player}&apos;s {region}</source>
        <extracomment>gui/board/spoken.py</extracomment>
        <translation>{player}的{region}</translation>
    </message>
    <message>
        <source>{player} to move</source>
        <extracomment>gui/board/spoken.py</extracomment>
        <translation>轮到{player}</translation>
    </message>
    <message>
        <source>{player} chooses a setup</source>
        <extracomment>gui/board/spoken.py</extracomment>
        <translation>{player}选择布阵</translation>
    </message>
    <message>
        <source>The game is over</source>
        <extracomment>gui/board/spoken.py</extracomment>
        <translation>对局已结束</translation>
    </message>
    <message>
        <source>{piece} picked up, {count}.</source>
        <extracomment>gui/board/spoken.py</extracomment>
        <translation>拿起{piece}，{count}。</translation>
    </message>
    <message>
        <source>{piece} picked up.</source>
        <extracomment>gui/board/spoken.py</extracomment>
        <translation>拿起{piece}。</translation>
    </message>
    <message>
        <source>{piece} put down.</source>
        <extracomment>gui/board/spoken.py</extracomment>
        <translation>放下{piece}。</translation>
    </message>
    <message>
        <source>{piece} captures on {square} and may go on.</source>
        <extracomment>gui/board/spoken.py</extracomment>
        <translation>{piece}在{square}吃子，可以继续走。</translation>
    </message>
    <message>
        <source>Next move: {start} to {end}.</source>
        <extracomment>gui/board/spoken.py</extracomment>
        <translation>下一步：{start}到{end}。</translation>
    </message>
    <message>
        <source>Less than {seconds} seconds left.</source>
        <extracomment>gui/play/game_page.py</extracomment>
        <translation>剩余不到 {seconds} 秒。</translation>
    </message>
    <message numerus="yes">
        <source>{count} moves</source>
        <extracomment>gui/board/spoken.py</extracomment>
        <translation>
            <numerusform>{count} 步</numerusform>
        </translation>
    </message>
    <message>
        <source> or </source>
        <extracomment>gui/board/spoken.py, gui/words/piece_notes.py</extracomment>
        <translation>或</translation>
    </message>
    <message>
        <source>Press Space, then move across squares and hands with the arrow keys; Enter picks a piece up and puts it down.</source>
        <extracomment>gui/board/view.py</extracomment>
        <translation>按空格键后，用方向键在格子与手中棋子之间移动；Enter 拿起和放下棋子。</translation>
    </message>
    <message>
        <source>picked up</source>
        <extracomment>gui/board/spoken.py</extracomment>
        <translation>已拿起</translation>
    </message>
    <message>
        <source>in check</source>
        <extracomment>gui/board/spoken.py</extracomment>
        <translation>被将军</translation>
    </message>
    <message>
        <source>latest move</source>
        <extracomment>gui/board/spoken.py</extracomment>
        <translation>上一步</translation>
    </message>
    <message>
        <source>next move</source>
        <extracomment>gui/board/spoken.py</extracomment>
        <translation>下一步</translation>
    </message>
    <message>
        <source>can be captured</source>
        <extracomment>gui/board/spoken.py</extracomment>
        <translation>可以吃</translation>
    </message>
    <message>
        <source>can change places</source>
        <extracomment>gui/board/spoken.py</extracomment>
        <translation>可以互换</translation>
    </message>
    <message>
        <source>can go here</source>
        <extracomment>gui/board/spoken.py</extracomment>
        <translation>可以走到</translation>
    </message>
    <message>
        <source>marked {colour}</source>
        <extracomment>gui/board/spoken.py</extracomment>
        <translation>{colour}标记</translation>
    </message>
    <message>
        <source>{colour} arrow to {square}</source>
        <extracomment>gui/board/spoken.py</extracomment>
        <translation>{colour}箭头指向{square}</translation>
    </message>
    <message>
        <source>judged {judgement}</source>
        <extracomment>gui/board/spoken.py</extracomment>
        <translation>评为{judgement}</translation>
    </message>
    <message>
        <source>no move</source>
        <extracomment>gui/board/spoken.py</extracomment>
        <translation>无着可走</translation>
    </message>
    <message>
        <source>Ask again to see the move.</source>
        <extracomment>gui/analysis/coach_text.py</extracomment>
        <translation>再问一次就告诉你着法。</translation>
    </message>
    <message>
        <source>Play {move}.</source>
        <extracomment>gui/learn/lesson_text.py, gui/learn/puzzle_text.py</extracomment>
        <translation>走 {move}。</translation>
    </message>
    <message>
        <source>Nothing is threatened.</source>
        <extracomment>gui/analysis/coach_text.py</extracomment>
        <translation>没有威胁。</translation>
    </message>
    <message>
        <source>That lets the {piece} on {place} take the {victim} or the {second}. Play it anyway?</source>
        <extracomment>gui/analysis/coach_text.py</extracomment>
        <translation>这会让{place}的{piece}吃掉{victim}或{second}。仍要走吗？</translation>
    </message>
    <message>
        <source>Play it anyway</source>
        <extracomment>gui/analysis/coach_text.py</extracomment>
        <translation>仍要走</translation>
    </message>
    <message>
        <source>Take it back</source>
        <extracomment>gui/analysis/coach_text.py</extracomment>
        <translation>收回</translation>
    </message>
    <message>
        <source>Look at the {piece} on {place}.</source>
        <extracomment>gui/analysis/coach_text.py</extracomment>
        <translation>看看{place}的{piece}。</translation>
    </message>
    <message>
        <source>Look at the {piece} in your hand.</source>
        <extracomment>gui/analysis/coach_text.py</extracomment>
        <translation>看看你手中的{piece}。</translation>
    </message>
    <message>
        <source>That allows mate with {move}. Play it anyway?</source>
        <extracomment>gui/analysis/coach_text.py</extracomment>
        <translation>这会让对方以 {move} 将死你。仍要走吗？</translation>
    </message>
    <message>
        <source>That allows {move}, which wins the game by arriving. Play it anyway?</source>
        <extracomment>gui/analysis/coach_text.py</extracomment>
        <translation>这会让对方以 {move} 到达终点而获胜。仍要走吗？</translation>
    </message>
    <message>
        <source>That leaves you no legal move after {move}, which loses. Play it anyway?</source>
        <extracomment>gui/analysis/coach_text.py</extracomment>
        <translation>{move} 之后你无着可走而判负。仍要走吗？</translation>
    </message>
    <message>
        <source>That lets the {piece} on {place} take the {victim}. Play it anyway?</source>
        <extracomment>gui/analysis/coach_text.py</extracomment>
        <translation>这会让{place}的{piece}吃掉{victim}。仍要走吗？</translation>
    </message>
    <message>
        <source>That lets the {piece} on {place} promote. Play it anyway?</source>
        <extracomment>gui/analysis/coach_text.py</extracomment>
        <translation>这会让{place}的{piece}升变。仍要走吗？</translation>
    </message>
    <message>
        <source>{move} would be mate.</source>
        <extracomment>gui/analysis/coach_text.py</extracomment>
        <translation>走 {move} 就能将死。</translation>
    </message>
    <message>
        <source>{move} would win the game.</source>
        <extracomment>gui/analysis/coach_text.py</extracomment>
        <translation>走 {move} 就会赢得对局。</translation>
    </message>
    <message>
        <source>{move} would leave no legal move, which loses.</source>
        <extracomment>gui/analysis/coach_text.py</extracomment>
        <translation>{move} 之后就无着可走而判负。</translation>
    </message>
    <message>
        <source>The {piece} on {place} threatens the {victim} on {at}.</source>
        <extracomment>gui/analysis/coach_text.py</extracomment>
        <translation>{place}的{piece}威胁{at}的{victim}。</translation>
    </message>
    <message>
        <source>The {piece} on {place} threatens to promote.</source>
        <extracomment>gui/analysis/coach_text.py</extracomment>
        <translation>{place}的{piece}威胁升变。</translation>
    </message>
    <message>
        <source>The {piece} on {place} gives check.</source>
        <extracomment>gui/analysis/coach_text.py</extracomment>
        <translation>{place}的{piece}将军。</translation>
    </message>
    <message>
        <source>{move} is mate.</source>
        <extracomment>gui/analysis/reason_text.py</extracomment>
        <translation>{move} 构成将死。</translation>
    </message>
    <message>
        <source>{move} wins the game by arriving.</source>
        <extracomment>gui/analysis/reason_text.py</extracomment>
        <translation>{move} 到达终点，赢得对局。</translation>
    </message>
    <message>
        <source>{move} wins the game: no legal move is left.</source>
        <extracomment>gui/analysis/reason_text.py</extracomment>
        <translation>{move} 赢得对局：对方无着可走。</translation>
    </message>
    <message numerus="yes">
        <source>{move} mates in {count}.</source>
        <extracomment>gui/analysis/reason_text.py</extracomment>
        <translation>
            <numerusform>{move} {count} 步将死。</numerusform>
        </translation>
    </message>
    <message>
        <source>{move} is check, and the {victim} on {at} falls.</source>
        <extracomment>gui/analysis/reason_text.py</extracomment>
        <translation>{move} 将军，并将吃到{at}的{victim}。</translation>
    </message>
    <message>
        <source>{move} wins the {victim}.</source>
        <extracomment>gui/analysis/reason_text.py</extracomment>
        <translation>{move} 得到{victim}。</translation>
    </message>
    <message>
        <source>{move} promotes the {piece}.</source>
        <extracomment>gui/analysis/reason_text.py</extracomment>
        <translation>{move} 使{piece}升变。</translation>
    </message>
    <message>
        <source>{move} attacks the {victim} on {at} and the {second} on {also}.</source>
        <extracomment>gui/analysis/reason_text.py</extracomment>
        <translation>{move} 同时攻击{at}的{victim}和{also}的{second}。</translation>
    </message>
    <message>
        <source>{move} threatens the {victim} on {at}.</source>
        <extracomment>gui/analysis/reason_text.py</extracomment>
        <translation>{move} 威胁{at}的{victim}。</translation>
    </message>
    <message>
        <source>{move} prevents the loss of the game.</source>
        <extracomment>gui/analysis/reason_text.py</extracomment>
        <translation>{move} 化解会输掉对局的威胁。</translation>
    </message>
    <message>
        <source>{move} saves the {victim} on {at}.</source>
        <extracomment>gui/analysis/reason_text.py</extracomment>
        <translation>{move} 救下{at}的{victim}。</translation>
    </message>
    <message>
        <source>{move} gets out of check.</source>
        <extracomment>gui/analysis/reason_text.py</extracomment>
        <translation>{move} 应将。</translation>
    </message>
    <message>
        <source>{move} castles.</source>
        <extracomment>gui/analysis/reason_text.py</extracomment>
        <translation>{move} 易位。</translation>
    </message>
    <message>
        <source>Set up a position</source>
        <extracomment>gui/editor/editor_page.py</extracomment>
        <translation>布置局面</translation>
    </message>
    <message>
        <source>Start page</source>
        <extracomment>gui/desk/navigator.py, gui/editor/setup_panel.py, gui/library/library_text.py</extracomment>
        <translation>起始页</translation>
    </message>
    <message>
        <source>Chosen</source>
        <extracomment>gui/editor/setup_panel.py</extracomment>
        <translation>已选择</translation>
    </message>
    <message>
        <source>A game can be played from here.</source>
        <extracomment>gui/editor/setup_panel.py</extracomment>
        <translation>可以从这里开始对局。</translation>
    </message>
    <message>
        <source>The FEN is on the clipboard.</source>
        <extracomment>gui/editor/editor_page.py</extracomment>
        <translation>FEN 已复制到剪贴板。</translation>
    </message>
    <message>
        <source>This FEN cannot be read. {reason}</source>
        <extracomment>gui/editor/editor_page.py</extracomment>
        <translation>这个 FEN 无法读取。{reason}</translation>
    </message>
    <message>
        <source>Letters choose a piece, capitals the first player&apos;s. On the board, Enter places it; + and − change a hand.</source>
        <extracomment>gui/editor/setup_panel.py</extracomment>
        <translation>字母键选择棋子：大写为先手的棋子。在棋盘上按 Enter 放置，按 + 和 − 增减手中的棋子。</translation>
    </message>
    <message>
        <source>Move</source>
        <extracomment>gui/desk/piece_palette.py</extracomment>
        <translation>移动</translation>
    </message>
    <message>
        <source>Remove</source>
        <extracomment>gui/app/own_game_commands.py, gui/desk/piece_palette.py, gui/engines/engines_dialog.py, gui/workshop/panels.py, gui/workshop/piece_panel.py, gui/workshop/workshop_page.py</extracomment>
        <translation>移除</translation>
    </message>
    <message>
        <source>Play from here…</source>
        <extracomment>gui/editor/setup_panel.py</extracomment>
        <translation>从这里下…</translation>
    </message>
    <message>
        <source>Clear</source>
        <extracomment>gui/editor/setup_panel.py</extracomment>
        <translation>清空</translation>
    </message>
    <message>
        <source>Mirror</source>
        <extracomment>gui/editor/setup_panel.py</extracomment>
        <translation>左右镜像</translation>
    </message>
    <message>
        <source>Rotate</source>
        <extracomment>gui/editor/setup_panel.py</extracomment>
        <translation>旋转 180°</translation>
    </message>
    <message>
        <source>To move</source>
        <extracomment>gui/editor/setup_panel.py</extracomment>
        <translation>走棋方</translation>
    </message>
    <message>
        <source>Setups</source>
        <extracomment>gui/editor/setup_panel.py</extracomment>
        <translation>布阵</translation>
    </message>
    <message>
        <source>Castling with</source>
        <extracomment>gui/editor/setup_panel.py</extracomment>
        <translation>可易位</translation>
    </message>
    <message>
        <source>En passant</source>
        <extracomment>gui/editor/setup_panel.py, gui/learn/puzzle_text.py, assets/rules/pandemonium.toml, assets/rules/pandemonium-2020.toml, assets/rules/pandemonium-vchess.toml, assets/lessons/pandemonium/09-en-passant.toml</extracomment>
        <translation>吃过路兵</translation>
    </message>
    <message>
        <source>Drag pieces to where they belong, or off the board. Right-click a piece to turn it over.</source>
        <extracomment>gui/editor/setup_panel.py</extracomment>
        <translation>把棋子拖到该去的地方，或拖出棋盘。按右键翻面。</translation>
    </message>
    <message>
        <source>Click pieces to remove them. Esc: back to moving.</source>
        <extracomment>gui/editor/setup_panel.py, gui/workshop/panels.py</extracomment>
        <translation>点击要移除的棋子。Esc：回到移动。</translation>
    </message>
    <message>
        <source>Click squares to place the piece, a hand to add one (right button: remove one). Esc: back to moving.</source>
        <extracomment>gui/editor/setup_panel.py</extracomment>
        <translation>点击格子放置；点击手中的位置多持一个（右键：少一个）。Esc：回到移动。</translation>
    </message>
    <message>
        <source>Left becomes right</source>
        <extracomment>gui/editor/setup_panel.py</extracomment>
        <translation>左变为右</translation>
    </message>
    <message>
        <source>Each side gets what the other had, mirrored across the board</source>
        <extracomment>gui/editor/setup_panel.py</extracomment>
        <translation>双方互换棋子，上下对调</translation>
    </message>
    <message>
        <source>Each side gets what the other had, as if the board were rotated</source>
        <extracomment>gui/editor/setup_panel.py</extracomment>
        <translation>双方互换棋子，如同把棋盘旋转 180°</translation>
    </message>
    <message>
        <source>The start position.</source>
        <extracomment>gui/document/move_text.py, gui/editor/setup_panel.py</extracomment>
        <translation>初始局面。</translation>
    </message>
    <message>
        <source>The board is empty.</source>
        <extracomment>gui/editor/setup_panel.py</extracomment>
        <translation>棋盘是空的。</translation>
    </message>
    <message>
        <source>Left and right have been swapped.</source>
        <extracomment>gui/editor/setup_panel.py</extracomment>
        <translation>左右已互换。</translation>
    </message>
    <message>
        <source>The board has been rotated.</source>
        <extracomment>gui/editor/setup_panel.py</extracomment>
        <translation>棋盘已旋转 180°。</translation>
    </message>
    <message>
        <source>Undone.</source>
        <extracomment>gui/editor/editor_page.py, gui/workshop/draft_page.py</extracomment>
        <translation>已撤销。</translation>
    </message>
    <message>
        <source>Redone.</source>
        <extracomment>gui/editor/editor_page.py, gui/workshop/draft_page.py</extracomment>
        <translation>已重做。</translation>
    </message>
    <message>
        <source>{player} chooses</source>
        <extracomment>gui/editor/setup_panel.py</extracomment>
        <translation>{player}选择</translation>
    </message>
    <message>
        <source>{player} is to move.</source>
        <extracomment>gui/editor/setup_panel.py, gui/workshop/trying.py</extracomment>
        <translation>轮到{player}。</translation>
    </message>
    <message>
        <source>{player}&apos;s {piece} on {square}</source>
        <extracomment>gui/editor/setup_panel.py</extracomment>
        <translation>{player}在{square}的{piece}</translation>
    </message>
    <message>
        <source>{player} {piece}</source>
        <extracomment>gui/board/reading.py, gui/desk/piece_palette.py</extracomment>
        <translation>{player}{piece}</translation>
    </message>
    <message>
        <source>Your engines</source>
        <extracomment>gui/engines/engine_list.py</extracomment>
        <translation>你的引擎</translation>
    </message>
    <message>
        <source>Surajang&apos;s own engine</source>
        <extracomment>gui/engines/engine_field.py, gui/study/study_analysis.py</extracomment>
        <translation>Surajang 自己的引擎</translation>
    </message>
    <message>
        <source>UCI engines that support these games. They can play in place of the computer, analyse in a study, and play matches.</source>
        <extracomment>gui/engines/engines_dialog.py</extracomment>
        <translation>支持这些棋种的 UCI 引擎。可以代替电脑下棋、在研究中分析，以及进行对抗赛。</translation>
    </message>
    <message>
        <source>No engines have been added yet. Surajang&apos;s own engine is always available.</source>
        <extracomment>gui/engines/engines_dialog.py</extracomment>
        <translation>还没有添加引擎。Surajang 自己的引擎随时可用。</translation>
    </message>
    <message>
        <source>The command of any UCI engine that supports these games. The engine is started and checked when you add it.</source>
        <extracomment>gui/engines/engine_field.py</extracomment>
        <translation>任何支持这些棋种的 UCI 引擎的命令。添加时会启动并检查该引擎。</translation>
    </message>
    <message>
        <source>Starting the engine…</source>
        <extracomment>gui/engines/engine_field.py</extracomment>
        <translation>正在启动引擎…</translation>
    </message>
    <message>
        <source>{sentence} It was added to the list.</source>
        <extracomment>gui/engines/engine_field.py</extracomment>
        <translation>{sentence}已加入列表。</translation>
    </message>
    <message>
        <source>{sentence} It was not added.</source>
        <extracomment>gui/engines/engine_field.py</extracomment>
        <translation>{sentence}未加入列表。</translation>
    </message>
    <message>
        <source>The list of engines is full.</source>
        <extracomment>gui/engines/engines_dialog.py</extracomment>
        <translation>引擎列表已满。</translation>
    </message>
    <message>
        <source>{name} was removed from the list. The program itself was not touched.</source>
        <extracomment>gui/engines/engines_dialog.py</extracomment>
        <translation>{name} 已从列表中移除；程序本身不受影响。</translation>
    </message>
    <message>
        <source>{name} plays for the computer.</source>
        <extracomment>gui/engines/engines_dialog.py</extracomment>
        <translation>{name} 代替电脑下棋。</translation>
    </message>
    <message>
        <source>Engines…</source>
        <extracomment>gui/app/preferences.py</extracomment>
        <translation>引擎…</translation>
    </message>
    <message>
        <source>{name} does not say which games it supports.</source>
        <extracomment>gui/engines/engine_field.py</extracomment>
        <translation>{name} 没有说明支持哪些棋种。</translation>
    </message>
    <message>
        <source>{name} supports {known}, but not {unknown}.</source>
        <extracomment>gui/engines/engine_field.py</extracomment>
        <translation>{name} 支持{known}，不支持{unknown}。</translation>
    </message>
    <message>
        <source>{name} supports all of these games.</source>
        <extracomment>gui/engines/engine_field.py</extracomment>
        <translation>{name} 支持所有这些棋种。</translation>
    </message>
    <message>
        <source>Options of {name}</source>
        <extracomment>gui/engines/engine_options.py</extracomment>
        <translation>{name} 的选项</translation>
    </message>
    <message>
        <source>Reading the options of {name}…</source>
        <extracomment>gui/engines/engine_options.py</extracomment>
        <translation>正在读取 {name} 的选项…</translation>
    </message>
    <message>
        <source>{name} has no options.</source>
        <extracomment>gui/engines/engine_options.py</extracomment>
        <translation>{name} 没有选项。</translation>
    </message>
    <message>
        <source>Bold options differ from the engine&apos;s defaults and take effect when it next starts.</source>
        <extracomment>gui/engines/engine_options.py</extracomment>
        <translation>粗体选项与引擎的默认值不同，引擎下次启动时生效。</translation>
    </message>
    <message>
        <source>Bold options are set for {game} only and take effect when the engine next starts.</source>
        <extracomment>gui/engines/engine_options.py</extracomment>
        <translation>粗体选项只为{game}设置，引擎下次启动时生效。</translation>
    </message>
    <message>
        <source>Default: {value}</source>
        <extracomment>gui/engines/engine_options.py</extracomment>
        <translation>默认：{value}</translation>
    </message>
    <message>
        <source>In all games: {value}</source>
        <extracomment>gui/engines/engine_options.py</extracomment>
        <translation>所有棋种：{value}</translation>
    </message>
    <message>
        <source>from {low} to {high}</source>
        <extracomment>gui/engines/engine_options.py</extracomment>
        <translation>{low} 到 {high}</translation>
    </message>
    <message>
        <source>Press at every start</source>
        <extracomment>gui/engines/engine_options.py</extracomment>
        <translation>每次启动时按下</translation>
    </message>
    <message>
        <source>Its strength is set by its own options.</source>
        <extracomment>gui/play/new_game.py</extracomment>
        <translation>强度由引擎自己的选项决定。</translation>
    </message>
    <message>
        <source>A program or a command line</source>
        <extracomment>gui/engines/engine_field.py</extracomment>
        <translation>程序或命令行</translation>
    </message>
    <message>
        <source>Command line of the engine to add</source>
        <extracomment>gui/engines/engine_field.py</extracomment>
        <translation>要添加的引擎的命令行</translation>
    </message>
    <message>
        <source>Choose…</source>
        <extracomment>gui/engines/engine_field.py, gui/matches/match_dialog.py</extracomment>
        <translation>选择…</translation>
    </message>
    <message>
        <source>Choose an engine</source>
        <extracomment>gui/engines/engine_field.py</extracomment>
        <translation>选择引擎</translation>
    </message>
    <message>
        <source>Add</source>
        <extracomment>gui/desk/definitions_dialog.py, gui/engines/engine_field.py</extracomment>
        <translation>添加</translation>
    </message>
    <message>
        <source>Rename</source>
        <extracomment>gui/engines/engines_dialog.py</extracomment>
        <translation>重命名</translation>
    </message>
    <message>
        <source>Options…</source>
        <extracomment>gui/engines/engines_dialog.py</extracomment>
        <translation>选项…</translation>
    </message>
    <message>
        <source>Try</source>
        <extracomment>gui/engines/engines_dialog.py</extracomment>
        <translation>测试</translation>
    </message>
    <message>
        <source>Up</source>
        <extracomment>gui/engines/engines_dialog.py</extracomment>
        <translation>上移</translation>
    </message>
    <message>
        <source>Down</source>
        <extracomment>gui/engines/engines_dialog.py</extracomment>
        <translation>下移</translation>
    </message>
    <message>
        <source>Apply to</source>
        <extracomment>gui/engines/engine_options.py</extracomment>
        <translation>适用于</translation>
    </message>
    <message>
        <source>All games</source>
        <extracomment>gui/engines/engine_options.py, gui/library/games_table.py</extracomment>
        <translation>所有棋种</translation>
    </message>
    <message>
        <source>Reset</source>
        <extracomment>gui/engines/engine_options.py</extracomment>
        <translation>重置</translation>
    </message>
    <message>
        <source>Reset all</source>
        <extracomment>gui/engines/engine_options.py</extracomment>
        <translation>全部重置</translation>
    </message>
    <message>
        <source>on</source>
        <extracomment>gui/engines/engine_options.py</extracomment>
        <translation>开</translation>
    </message>
    <message>
        <source>off</source>
        <extracomment>gui/engines/engine_options.py</extracomment>
        <translation>关</translation>
    </message>
    <message>
        <source>nothing</source>
        <extracomment>gui/engines/engine_options.py</extracomment>
        <translation>无</translation>
    </message>
    <message>
        <source>Search commands</source>
        <extracomment>gui/app/command_palette.py</extracomment>
        <translation>搜索命令</translation>
    </message>
    <message>
        <source>No commands match.</source>
        <extracomment>gui/app/command_palette.py</extracomment>
        <translation>没有匹配的命令。</translation>
    </message>
    <message>
        <source>Press the new shortcut here</source>
        <extracomment>gui/app/keys_dialogs.py</extracomment>
        <translation>请在此按下新的快捷键</translation>
    </message>
    <message>
        <source>This shortcut is free.</source>
        <extracomment>gui/app/keys_dialogs.py</extracomment>
        <translation>这个快捷键尚未使用。</translation>
    </message>
    <message>
        <source>Choose a command, then press its new shortcut.</source>
        <extracomment>gui/app/keys_dialogs.py</extracomment>
        <translation>选择命令，然后按下新的快捷键。</translation>
    </message>
    <message>
        <source>not available now</source>
        <extracomment>gui/app/command_palette.py</extracomment>
        <translation>目前不可用</translation>
    </message>
    <message>
        <source>{key} is needed on the board and in dialogs.</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>{key}要用于棋盘和对话框。</translation>
    </message>
    <message>
        <source>{key} starts a move typed on the board. Add Ctrl or Alt to it.</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>{key}会开始在棋盘上输入着法。请加上 Ctrl 或 Alt。</translation>
    </message>
    <message>
        <source>{key} is already assigned to “{command}”, which would lose it.</source>
        <extracomment>gui/app/keys_dialogs.py</extracomment>
        <translation>{key}已指定给“{command}”，改用后该命令将失去此快捷键。</translation>
    </message>
    <message>
        <source>{key} is already its shortcut.</source>
        <extracomment>gui/app/keys_dialogs.py</extracomment>
        <translation>{key}已经是这个命令的快捷键。</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <extracomment>gui/app/keys_dialogs.py</extracomment>
        <translation>快捷键</translation>
    </message>
    <message>
        <source>Change shortcuts…</source>
        <extracomment>gui/app/keys_dialogs.py</extracomment>
        <translation>更改快捷键…</translation>
    </message>
    <message>
        <source>Command</source>
        <extracomment>gui/app/command_palette.py</extracomment>
        <translation>命令</translation>
    </message>
    <message>
        <source>Menu</source>
        <extracomment>gui/app/keys_dialogs.py</extracomment>
        <translation>菜单</translation>
    </message>
    <message>
        <source>Assign</source>
        <extracomment>gui/app/keys_dialogs.py</extracomment>
        <translation>指定</translation>
    </message>
    <message>
        <source>No shortcut</source>
        <extracomment>gui/app/keys_dialogs.py</extracomment>
        <translation>无快捷键</translation>
    </message>
    <message>
        <source>Default shortcut</source>
        <extracomment>gui/app/keys_dialogs.py</extracomment>
        <translation>默认快捷键</translation>
    </message>
    <message>
        <source>Reset to defaults</source>
        <extracomment>gui/app/keys_dialogs.py</extracomment>
        <translation>全部恢复默认</translation>
    </message>
    <message>
        <source>In two-player games, the board stays as it is</source>
        <extracomment>gui/app/menus.py</extracomment>
        <translation>两人同机对弈时，棋盘保持不变</translation>
    </message>
    <message>
        <source>In two-player games, the board turns after each move</source>
        <extracomment>gui/app/menus.py</extracomment>
        <translation>两人同机对弈时，棋盘每步之后翻转</translation>
    </message>
    <message>
        <source>In two-player games, the other player&apos;s pieces are upside down</source>
        <extracomment>gui/app/menus.py</extracomment>
        <translation>两人同机对弈时，对方棋子倒着显示</translation>
    </message>
    <message>
        <source>Short lessons on the board. You do not need to know any of these games, or chess.</source>
        <extracomment>gui/learn/lesson_text.py</extracomment>
        <translation>棋盘上的短课程。不必会下这些棋，也不必会下国际象棋。</translation>
    </message>
    <message>
        <source>Play your first game</source>
        <extracomment>gui/learn/lesson_page.py</extracomment>
        <translation>下你的第一局</translation>
    </message>
    <message>
        <source>Not this one</source>
        <extracomment>gui/learn/lesson_text.py, gui/learn/mistakes_page.py, gui/learn/puzzle_play.py</extracomment>
        <translation>不是这步</translation>
    </message>
    <message>
        <source>Solve it without help to earn more stars.</source>
        <extracomment>gui/learn/lesson_text.py</extracomment>
        <translation>不靠帮助解出，可以得到更多星。</translation>
    </message>
    <message>
        <source>That was the last task of this lesson.</source>
        <extracomment>gui/learn/lesson_page.py</extracomment>
        <translation>这是本课的最后一关。</translation>
    </message>
    <message>
        <source>That does not do what is asked. Try another move.</source>
        <extracomment>gui/learn/lesson_text.py</extracomment>
        <translation>这步不符合题目要求。请试试别的着法。</translation>
    </message>
    <message>
        <source>That is legal, but there is something better here. Try another move.</source>
        <extracomment>gui/learn/lesson_text.py</extracomment>
        <translation>这步合法，但这里有更好的着法。请试试别的着法。</translation>
    </message>
    <message>
        <source>{reply} takes the {piece}. Try another move.</source>
        <extracomment>gui/learn/lesson_text.py</extracomment>
        <translation>{reply} 吃掉{piece}。请试试别的着法。</translation>
    </message>
    <message>
        <source>{reply} wins the game. Try another move.</source>
        <extracomment>gui/learn/lesson_text.py</extracomment>
        <translation>{reply} 赢得对局。请试试别的着法。</translation>
    </message>
    <message>
        <source>{reply} answers it. Try another move.</source>
        <extracomment>gui/learn/lesson_text.py</extracomment>
        <translation>{reply} 可以应对。请试试别的着法。</translation>
    </message>
    <message>
        <source>That ends the game, but not as asked. Try another move.</source>
        <extracomment>gui/learn/lesson_text.py</extracomment>
        <translation>对局结束了，但不是题目要求的那样。请试试别的着法。</translation>
    </message>
    <message numerus="yes">
        <source>{count} stars</source>
        <extracomment>gui/learn/lesson_text.py</extracomment>
        <translation>
            <numerusform>{count} 颗星</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It can be done in {count} moves.</source>
        <extracomment>gui/learn/lesson_text.py</extracomment>
        <translation>
            <numerusform>可以用 {count} 步完成。</numerusform>
        </translation>
    </message>
    <message>
        <source>How to play {game}</source>
        <extracomment>gui/learn/learn_page.py</extracomment>
        <translation>{game}的玩法</translation>
    </message>
    <message>
        <source>Continue: {lesson}</source>
        <extracomment>gui/learn/learn_page.py</extracomment>
        <translation>继续：{lesson}</translation>
    </message>
    <message>
        <source>All solved. Start again</source>
        <extracomment>gui/learn/learn_page.py</extracomment>
        <translation>全部完成。再来一次</translation>
    </message>
    <message>
        <source>Next</source>
        <extracomment>gui/learn/lesson_text.py, gui/learn/puzzle_page.py, gui/review/review_text.py</extracomment>
        <translation>下一个</translation>
    </message>
    <message>
        <source>Again</source>
        <extracomment>gui/learn/lesson_text.py, gui/learn/puzzle_page.py</extracomment>
        <translation>再来一次</translation>
    </message>
    <message>
        <source>Show me</source>
        <extracomment>gui/learn/lesson_page.py</extracomment>
        <translation>示范</translation>
    </message>
    <message>
        <source>Next lesson</source>
        <extracomment>gui/learn/lesson_page.py</extracomment>
        <translation>下一课</translation>
    </message>
    <message>
        <source>All lessons</source>
        <extracomment>gui/learn/lesson_text.py</extracomment>
        <translation>所有课程</translation>
    </message>
    <message>
        <source>Solved</source>
        <extracomment>gui/learn/lesson_text.py, gui/learn/puzzle_text.py</extracomment>
        <translation>已解出</translation>
    </message>
    <message>
        <source>Well done</source>
        <extracomment>gui/learn/lesson_text.py</extracomment>
        <translation>很好</translation>
    </message>
    <message>
        <source>Perfect</source>
        <extracomment>gui/learn/lesson_text.py</extracomment>
        <translation>完美</translation>
    </message>
    <message>
        <source>Task {number} of {count}</source>
        <extracomment>gui/learn/lesson_text.py</extracomment>
        <translation>第 {number} 关，共 {count} 关</translation>
    </message>
    <message>
        <source>{solved} of {count} tasks solved</source>
        <extracomment>gui/learn/lesson_text.py</extracomment>
        <translation>{count} 关中完成 {solved} 关</translation>
    </message>
    <message>
        <source>{title}. {summary} {so_far}, {stars} of {most} stars.</source>
        <extracomment>gui/learn/lesson_text.py</extracomment>
        <translation>{title}。{summary} {so_far}，{most} 颗星中的 {stars} 颗。</translation>
    </message>
    <message>
        <source>not solved</source>
        <extracomment>gui/learn/lesson_text.py</extracomment>
        <translation>未解出</translation>
    </message>
    <message>
        <source>Next: {lesson}</source>
        <extracomment>gui/learn/lesson_text.py</extracomment>
        <translation>下一课：{lesson}</translation>
    </message>
    <message>
        <source>Search players, events, dates</source>
        <extracomment>gui/library/library_text.py</extracomment>
        <translation>搜索对局者、赛事、日期</translation>
    </message>
    <message>
        <source>Review</source>
        <extracomment>gui/library/library_text.py, gui/review/review_text.py</extracomment>
        <translation>复盘</translation>
    </message>
    <message>
        <source>Nothing was saved.</source>
        <extracomment>gui/library/library_actions.py</extracomment>
        <translation>没有保存任何内容。</translation>
    </message>
    <message>
        <source>Reading stopped. The games read so far are listed; the rest will be read when this page is opened again.</source>
        <extracomment>gui/library/library_text.py</extracomment>
        <translation>读取已停止。目前列出的是已读取的对局；其余的会在下次打开此页时读取。</translation>
    </message>
    <message>
        <source>Looking for games…</source>
        <extracomment>gui/library/library_text.py, gui/study/study_openings.py</extracomment>
        <translation>正在查找对局…</translation>
    </message>
    <message>
        <source>No games yet. The games you play are listed here, and you can add files of games.</source>
        <extracomment>gui/library/library_text.py</extracomment>
        <translation>还没有对局。你下的对局会列在这里，也可以添加对局文件。</translation>
    </message>
    <message>
        <source>No games match.</source>
        <extracomment>gui/library/library_text.py</extracomment>
        <translation>没有匹配的对局。</translation>
    </message>
    <message>
        <source>Only games with this position</source>
        <extracomment>gui/library/explorer.py</extracomment>
        <translation>只列有此局面的对局</translation>
    </message>
    <message>
        <source>Moves played from here in the listed games</source>
        <extracomment>gui/library/library_text.py</extracomment>
        <translation>所列对局中从此局面走过的着法及次数</translation>
    </message>
    <message>
        <source>The board shows a line that is not in this game.</source>
        <extracomment>gui/library/library_text.py</extracomment>
        <translation>棋盘显示的是这一局之外的变着。</translation>
    </message>
    <message>
        <source>No further moves</source>
        <extracomment>gui/desk/known_moves.py</extracomment>
        <translation>没有后续着法</translation>
    </message>
    <message>
        <source>Draw</source>
        <extracomment>gui/desk/known_moves.py, gui/words/outcome_text.py</extracomment>
        <translation>和棋</translation>
    </message>
    <message>
        <source>All except engine matches</source>
        <extracomment>gui/library/games_table.py</extracomment>
        <translation>引擎对抗赛以外的全部</translation>
    </message>
    <message>
        <source>Engine matches</source>
        <extracomment>gui/library/library_text.py, gui/matches/matches_text.py</extracomment>
        <translation>引擎对抗赛</translation>
    </message>
    <message>
        <source>Between people</source>
        <extracomment>gui/library/games_table.py</extracomment>
        <translation>两人对局</translation>
    </message>
    <message>
        <source>Unfinished</source>
        <extracomment>gui/words/outcome_text.py</extracomment>
        <translation>未完成</translation>
    </message>
    <message>
        <source>Delete it</source>
        <extracomment>gui/library/library_text.py</extracomment>
        <translation>删除</translation>
    </message>
    <message>
        <source>The games of an engine match can only be deleted together, on the page of engine matches.</source>
        <extracomment>gui/library/library_text.py</extracomment>
        <translation>引擎对抗赛的对局只能在引擎对抗赛页面上整个删除。</translation>
    </message>
    <message>
        <source>The file is moved to the system&apos;s trash.</source>
        <extracomment>gui/library/library_text.py</extracomment>
        <translation>文件会移到系统的回收站。</translation>
    </message>
    <message>
        <source>Files and folders of games</source>
        <extracomment>gui/library/library_text.py</extracomment>
        <translation>对局文件和文件夹</translation>
    </message>
    <message>
        <source>Games played here are always listed. You can add files and folders with more games; the files themselves do not change.</source>
        <extracomment>gui/library/library_text.py</extracomment>
        <translation>在这里下的对局总会列出。你可以添加其他对局的文件和文件夹；文件本身不会改变。</translation>
    </message>
    <message numerus="yes">
        <source>{count:,} games</source>
        <extracomment>gui/desk/known_moves.py, gui/library/library_text.py</extracomment>
        <translation>
            <numerusform>{count:,} 局</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Delete these {count:,} games?</source>
        <extracomment>gui/library/library_text.py</extracomment>
        <translation>
            <numerusform>删除这 {count:,} 局吗？</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:,} games were moved to the system&apos;s trash.</source>
        <extracomment>gui/library/library_text.py</extracomment>
        <translation>
            <numerusform>{count:,} 局已移到系统的回收站。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:,} games saved in {name}.</source>
        <extracomment>gui/library/library_text.py</extracomment>
        <translation>
            <numerusform>{count:,} 局已保存到 {name}。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:,} games could no longer be read and were left out.</source>
        <extracomment>gui/library/library_text.py</extracomment>
        <translation>
            <numerusform>{count:,} 局已无法读取，没有包括在内。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name}: {count:,} games cannot be read, one of them for this reason: {why}</source>
        <extracomment>gui/library/library_text.py</extracomment>
        <translation>
            <numerusform>{name}：{count:,} 局无法读取，其中一局的原因：{why}</numerusform>
        </translation>
    </message>
    <message>
        <source>No statistics yet: no game played here has ended.</source>
        <extracomment>gui/library/statistics.py</extracomment>
        <translation>还没有统计：在这里下的对局都还没有结束。</translation>
    </message>
    <message>
        <source>Your rating after each game against the computer</source>
        <extracomment>gui/library/statistics.py</extracomment>
        <translation>每局与电脑的对局之后，你的等级分</translation>
    </message>
    <message>
        <source>Files and folders…</source>
        <extracomment>gui/library/library_text.py</extracomment>
        <translation>文件和文件夹…</translation>
    </message>
    <message>
        <source>Statistics</source>
        <extracomment>gui/library/library_text.py</extracomment>
        <translation>统计</translation>
    </message>
    <message>
        <source>Back to the games</source>
        <extracomment>gui/library/library_text.py</extracomment>
        <translation>回到对局</translation>
    </message>
    <message>
        <source>Save as one file…</source>
        <extracomment>gui/library/library_text.py</extracomment>
        <translation>存为一个文件…</translation>
    </message>
    <message>
        <source>Delete…</source>
        <extracomment>gui/library/library_text.py</extracomment>
        <translation>删除…</translation>
    </message>
    <message>
        <source>Show all</source>
        <extracomment>gui/library/library_text.py</extracomment>
        <translation>全部显示</translation>
    </message>
    <message>
        <source>Tags</source>
        <extracomment>gui/library/explorer.py, gui/library/library_text.py</extracomment>
        <translation>标签</translation>
    </message>
    <message>
        <source>Tags, separated by commas</source>
        <extracomment>gui/library/explorer.py</extracomment>
        <translation>标签，用逗号分隔</translation>
    </message>
    <message>
        <source>Any result</source>
        <extracomment>gui/library/games_table.py</extracomment>
        <translation>任何结果</translation>
    </message>
    <message>
        <source>Any level</source>
        <extracomment>gui/library/games_table.py</extracomment>
        <translation>任何级别</translation>
    </message>
    <message>
        <source>Any ending</source>
        <extracomment>gui/library/games_table.py</extracomment>
        <translation>任何结束方式</translation>
    </message>
    <message>
        <source>Any time</source>
        <extracomment>gui/library/games_table.py</extracomment>
        <translation>任何时间</translation>
    </message>
    <message>
        <source>Any length</source>
        <extracomment>gui/library/games_table.py</extracomment>
        <translation>任何长度</translation>
    </message>
    <message>
        <source>Any tag</source>
        <extracomment>gui/library/games_table.py</extracomment>
        <translation>任何标签</translation>
    </message>
    <message>
        <source>Played here</source>
        <extracomment>gui/library/games_table.py</extracomment>
        <translation>在这里下的</translation>
    </message>
    <message>
        <source>Added files</source>
        <extracomment>gui/library/games_table.py</extracomment>
        <translation>添加的文件</translation>
    </message>
    <message>
        <source>Add files…</source>
        <extracomment>gui/library/library_text.py</extracomment>
        <translation>添加文件…</translation>
    </message>
    <message>
        <source>Add a folder…</source>
        <extracomment>gui/library/library_text.py</extracomment>
        <translation>添加文件夹…</translation>
    </message>
    <message>
        <source>Remove from the list</source>
        <extracomment>gui/library/library_text.py</extracomment>
        <translation>从列表中移除</translation>
    </message>
    <message>
        <source>Ended by</source>
        <extracomment>gui/library/library_text.py</extracomment>
        <translation>结束方式</translation>
    </message>
    <message>
        <source>Checkmate</source>
        <extracomment>gui/words/outcome_text.py</extracomment>
        <translation>将死</translation>
    </message>
    <message>
        <source>Stalemate</source>
        <extracomment>gui/words/outcome_text.py</extracomment>
        <translation>逼和／困毙</translation>
    </message>
    <message>
        <source>Perpetual check</source>
        <extracomment>gui/words/outcome_text.py</extracomment>
        <translation>长将</translation>
    </message>
    <message>
        <source>Resignation</source>
        <extracomment>gui/words/outcome_text.py</extracomment>
        <translation>认输</translation>
    </message>
    <message>
        <source>Time</source>
        <extracomment>gui/app/practice_dialog.py, gui/words/outcome_text.py</extracomment>
        <translation>超时</translation>
    </message>
    <message>
        <source>Agreement</source>
        <extracomment>gui/words/outcome_text.py</extracomment>
        <translation>协议和棋</translation>
    </message>
    <message>
        <source>Abandoned</source>
        <extracomment>gui/words/outcome_text.py</extracomment>
        <translation>中止</translation>
    </message>
    <message>
        <source>Not stated</source>
        <extracomment>gui/words/outcome_text.py</extracomment>
        <translation>未注明</translation>
    </message>
    <message>
        <source>Level {number}</source>
        <extracomment>gui/library/library_text.py</extracomment>
        <translation>第 {number} 级</translation>
    </message>
    <message>
        <source>{name} is missing. Its games stay listed and can be opened when it is back.</source>
        <extracomment>gui/library/library_text.py</extracomment>
        <translation>找不到 {name}。其中的对局仍会列出，等它恢复后即可打开。</translation>
    </message>
    <message>
        <source>By level</source>
        <extracomment>gui/library/statistics.py</extracomment>
        <translation>按级别</translation>
    </message>
    <message>
        <source>By side</source>
        <extracomment>gui/library/statistics.py</extracomment>
        <translation>按先后手</translation>
    </message>
    <message>
        <source>How games ended</source>
        <extracomment>gui/library/statistics.py</extracomment>
        <translation>对局的结束方式</translation>
    </message>
    <message>
        <source>Won</source>
        <extracomment>gui/library/library_text.py, gui/matches/matches_text.py</extracomment>
        <translation>胜</translation>
    </message>
    <message>
        <source>Drawn</source>
        <extracomment>gui/library/library_text.py, gui/matches/matches_text.py</extracomment>
        <translation>和</translation>
    </message>
    <message>
        <source>Lost</source>
        <extracomment>gui/library/library_text.py, gui/matches/matches_text.py</extracomment>
        <translation>负</translation>
    </message>
    <message>
        <source>Points</source>
        <extracomment>gui/matches/matches_text.py</extracomment>
        <translation>得分</translation>
    </message>
    <message>
        <source>Moving first</source>
        <extracomment>gui/library/library_text.py</extracomment>
        <translation>先手</translation>
    </message>
    <message>
        <source>Moving second</source>
        <extracomment>gui/library/library_text.py</extracomment>
        <translation>后手</translation>
    </message>
    <message>
        <source>{counted} played here, {unfinished:,} of them unfinished.</source>
        <extracomment>gui/library/library_text.py</extracomment>
        <translation>在这里下了 {counted}，其中 {unfinished:,} 局未完成。</translation>
    </message>
    <message>
        <source>Now {round}, on the scale of the computer&apos;s levels</source>
        <extracomment>gui/library/library_text.py</extracomment>
        <translation>目前 {round}，与电脑级别同一尺度</translation>
    </message>
    <message>
        <source>Up to 20 moves</source>
        <extracomment>gui/library/library_text.py</extracomment>
        <translation>20 步以内</translation>
    </message>
    <message>
        <source>21 to 40 moves</source>
        <extracomment>gui/library/library_text.py</extracomment>
        <translation>21 到 40 步</translation>
    </message>
    <message>
        <source>41 to 80 moves</source>
        <extracomment>gui/library/library_text.py</extracomment>
        <translation>41 到 80 步</translation>
    </message>
    <message>
        <source>Over 80 moves</source>
        <extracomment>gui/library/library_text.py</extracomment>
        <translation>80 步以上</translation>
    </message>
    <message>
        <source>Today</source>
        <extracomment>gui/library/library_text.py</extracomment>
        <translation>今天</translation>
    </message>
    <message>
        <source>Last 7 days</source>
        <extracomment>gui/library/library_text.py</extracomment>
        <translation>最近 7 天</translation>
    </message>
    <message>
        <source>Last 30 days</source>
        <extracomment>gui/library/library_text.py</extracomment>
        <translation>最近 30 天</translation>
    </message>
    <message>
        <source>Last 365 days</source>
        <extracomment>gui/library/library_text.py</extracomment>
        <translation>最近 365 天</translation>
    </message>
    <message>
        <source>about {count} s</source>
        <extracomment>gui/library/library_text.py</extracomment>
        <translation>约 {count} 秒</translation>
    </message>
    <message>
        <source>about {count} min</source>
        <extracomment>gui/library/library_text.py</extracomment>
        <translation>约 {count} 分钟</translation>
    </message>
    <message>
        <source>{written}  ({number} of {last})</source>
        <extracomment>gui/library/library_text.py</extracomment>
        <translation>{written}  （第 {number} 步，共 {last} 步）</translation>
    </message>
    <message>
        <source>Start  (0 of {last})</source>
        <extracomment>gui/library/library_text.py</extracomment>
        <translation>开始  （第 0 步，共 {last} 步）</translation>
    </message>
    <message>
        <source>In hand: {join}</source>
        <extracomment>gui/library/library_text.py</extracomment>
        <translation>手中：{join}</translation>
    </message>
    <message>
        <source>Nothing in hand</source>
        <extracomment>gui/library/library_text.py</extracomment>
        <translation>手中没有棋子</translation>
    </message>
    <message>
        <source>Licences</source>
        <extracomment>gui/app/about.py</extracomment>
        <translation>许可证</translation>
    </message>
    <message>
        <source>&amp;Licences…</source>
        <extracomment>gui/app/about.py</extracomment>
        <translation>许可证(&amp;L)…</translation>
    </message>
    <message>
        <source>Parts of the program</source>
        <extracomment>gui/app/about.py</extracomment>
        <translation>程序的组成部分</translation>
    </message>
    <message>
        <source>The licence</source>
        <extracomment>gui/app/about.py</extracomment>
        <translation>许可证全文</translation>
    </message>
    <message>
        <source>Noto Serif CJK KR, outlines of the hanja</source>
        <extracomment>gui/app/licences.py</extracomment>
        <translation>Noto Serif CJK KR，汉字的轮廓</translation>
    </message>
    <message>
        <source>Sources, and replacing libraries</source>
        <extracomment>gui/app/licences.py</extracomment>
        <translation>源代码与替换库</translation>
    </message>
    <message>
        <source>The licences cannot be read: {why}.</source>
        <extracomment>gui/app/about.py</extracomment>
        <translation>许可证无法读取：{why}。</translation>
    </message>
    <message>
        <source>This part was installed without the text of its licence. It is under {name}.</source>
        <extracomment>gui/app/licences.py</extracomment>
        <translation>安装这部分时没有附上许可证全文。它采用 {name}。</translation>
    </message>
    <message>
        <source>a licence it does not name</source>
        <extracomment>gui/app/licences.py</extracomment>
        <translation>未写明的许可证</translation>
    </message>
    <message>
        <source>{player} {piece}, {start} to {end}.</source>
        <extracomment>gui/document/move_text.py</extracomment>
        <translation>{player}{piece}，{start}到{end}。</translation>
    </message>
    <message>
        <source>{player} {piece}, {start} takes {victims}.</source>
        <extracomment>gui/document/move_text.py</extracomment>
        <translation>{player}{piece}，{start}吃{victims}。</translation>
    </message>
    <message>
        <source>{player} {piece}, {start} to {end}, takes {victims}.</source>
        <extracomment>gui/document/move_text.py</extracomment>
        <translation>{player}{piece}，{start}到{end}，吃{victims}。</translation>
    </message>
    <message>
        <source>{player} {piece} on {start} takes {victims} and stays.</source>
        <extracomment>gui/document/move_text.py</extracomment>
        <translation>{player}{piece}在{start}吃{victims}，留在原处。</translation>
    </message>
    <message>
        <source>{player} {piece} on {start} passes.</source>
        <extracomment>gui/document/move_text.py</extracomment>
        <translation>{player}{piece}在{start}停着。</translation>
    </message>
    <message>
        <source>{player} drops {piece} on {end}.</source>
        <extracomment>gui/document/move_text.py</extracomment>
        <translation>{player}把{piece}打入{end}。</translation>
    </message>
    <message>
        <source>{player} castles, {piece} to {end}, {rook} to {rook_end}.</source>
        <extracomment>gui/document/move_text.py</extracomment>
        <translation>{player}易位，{piece}到{end}，{rook}到{rook_end}。</translation>
    </message>
    <message>
        <source>{player} has chosen {setup}.</source>
        <extracomment>gui/document/move_text.py</extracomment>
        <translation>{player}选择了{setup}。</translation>
    </message>
    <message>
        <source>It becomes {piece}.</source>
        <extracomment>gui/document/move_text.py</extracomment>
        <translation>它变成{piece}。</translation>
    </message>
    <message>
        <source>After: {move}</source>
        <extracomment>gui/document/move_text.py</extracomment>
        <translation>上一步：{move}</translation>
    </message>
    <message>
        <source>Taken back.</source>
        <extracomment>gui/play/game_page.py</extracomment>
        <translation>已悔棋。</translation>
    </message>
    <message>
        <source>Hint: {move}</source>
        <extracomment>gui/document/move_text.py</extracomment>
        <translation>提示：{move}</translation>
    </message>
    <message>
        <source>{piece} on {square}</source>
        <extracomment>gui/board/reading.py, gui/editor/setup_panel.py</extracomment>
        <translation>{square}的{piece}</translation>
    </message>
    <message>
        <source> and </source>
        <extracomment>gui/kit/punctuation.py</extracomment>
        <translation>和</translation>
    </message>
    <message>
        <source>Check.</source>
        <extracomment>gui/document/move_text.py</extracomment>
        <translation>将军。</translation>
    </message>
    <message>
        <source>Checkmate.</source>
        <extracomment>gui/document/move_text.py</extracomment>
        <translation>将死。</translation>
    </message>
    <message>
        <source>in every direction</source>
        <extracomment>gui/words/movement.py</extracomment>
        <translation>任意方向</translation>
    </message>
    <message>
        <source>{jump}, two ranks forward</source>
        <extracomment>gui/words/movement.py</extracomment>
        <translation>{jump}，限向前两条横线</translation>
    </message>
    <message>
        <source>Moves {how}.</source>
        <extracomment>gui/words/movement.py</extracomment>
        <translation>走法为{how}。</translation>
    </message>
    <message>
        <source>Captures {how}.</source>
        <extracomment>gui/words/movement.py</extracomment>
        <translation>吃法为{how}。</translation>
    </message>
    <message>
        <source>Moves and captures {how}.</source>
        <extracomment>gui/words/movement.py</extracomment>
        <translation>走法和吃法为{how}。</translation>
    </message>
    <message>
        <source>Captures {how} over one piece.</source>
        <extracomment>gui/words/movement.py</extracomment>
        <translation>{how}，隔一个棋子吃子。</translation>
    </message>
    <message>
        <source>one step {where}</source>
        <extracomment>gui/words/movement.py</extracomment>
        <translation>{where}一格</translation>
    </message>
    <message>
        <source>up to {count} steps {where}</source>
        <extracomment>gui/words/movement.py</extracomment>
        <translation>{where}最多 {count} 格</translation>
    </message>
    <message>
        <source>any distance {where}</source>
        <extracomment>gui/words/movement.py</extracomment>
        <translation>{where}不限格数</translation>
    </message>
    <message>
        <source>forward</source>
        <extracomment>gui/words/movement.py</extracomment>
        <translation>向前</translation>
    </message>
    <message>
        <source>back</source>
        <extracomment>gui/words/movement.py</extracomment>
        <translation>向后</translation>
    </message>
    <message>
        <source>sideways</source>
        <extracomment>gui/words/movement.py</extracomment>
        <translation>横向</translation>
    </message>
    <message>
        <source>diagonally forward</source>
        <extracomment>gui/words/movement.py</extracomment>
        <translation>斜向前</translation>
    </message>
    <message>
        <source>diagonally back</source>
        <extracomment>gui/words/movement.py</extracomment>
        <translation>斜向后</translation>
    </message>
    <message>
        <source>with a knight&apos;s jump</source>
        <extracomment>gui/words/movement.py</extracomment>
        <translation>骑士的跳跃</translation>
    </message>
    <message>
        <source>with a jump of two squares straight</source>
        <extracomment>gui/words/movement.py</extracomment>
        <translation>直跳两格</translation>
    </message>
    <message>
        <source>with a jump of two squares diagonally</source>
        <extracomment>gui/words/movement.py</extracomment>
        <translation>斜跳两格</translation>
    </message>
    <message>
        <source>straight</source>
        <extracomment>gui/words/movement.py</extracomment>
        <translation>横竖方向</translation>
    </message>
    <message>
        <source>diagonally</source>
        <extracomment>gui/words/movement.py</extracomment>
        <translation>斜线方向</translation>
    </message>
    <message>
        <source>{loser} is checkmated.</source>
        <extracomment>gui/words/outcome_text.py</extracomment>
        <translation>{loser}被将死。</translation>
    </message>
    <message>
        <source>{loser} gave check with every move while the position repeated, and therefore loses.</source>
        <extracomment>gui/words/outcome_text.py</extracomment>
        <translation>局面重复期间{loser}每一步都将军，因此判负。</translation>
    </message>
    <message>
        <source>{loser} resigns.</source>
        <extracomment>gui/words/outcome_text.py</extracomment>
        <translation>{loser}认输。</translation>
    </message>
    <message>
        <source>{loser}&apos;s time is up.</source>
        <extracomment>gui/words/outcome_text.py</extracomment>
        <translation>{loser}超时。</translation>
    </message>
    <message>
        <source>The game was abandoned.</source>
        <extracomment>gui/words/outcome_text.py</extracomment>
        <translation>对局中止。</translation>
    </message>
    <message>
        <source>The players agreed to a draw.</source>
        <extracomment>gui/words/outcome_text.py</extracomment>
        <translation>双方同意和棋。</translation>
    </message>
    <message>
        <source>The position has occurred for the third time.</source>
        <extracomment>gui/words/outcome_text.py</extracomment>
        <translation>同一局面第三次出现。</translation>
    </message>
    <message>
        <source>The position has occurred for the fourth time.</source>
        <extracomment>gui/words/outcome_text.py</extracomment>
        <translation>同一局面第四次出现。</translation>
    </message>
    <message>
        <source>This would be the third time that this position occurs.</source>
        <extracomment>gui/words/outcome_text.py</extracomment>
        <translation>这一步会使同一局面第三次出现。</translation>
    </message>
    <message>
        <source>This would be the fourth time that this position occurs.</source>
        <extracomment>gui/words/outcome_text.py</extracomment>
        <translation>这一步会使同一局面第四次出现。</translation>
    </message>
    <message>
        <source>Play {name}</source>
        <extracomment>gui/play/game_messages.py</extracomment>
        <translation>与{name}下</translation>
    </message>
    <message>
        <source>{player} wins</source>
        <extracomment>gui/words/outcome_text.py</extracomment>
        <translation>{player}获胜</translation>
    </message>
    <message>
        <source>{player} has no legal move, which loses in this game.</source>
        <extracomment>gui/words/outcome_text.py</extracomment>
        <translation>{player}无着可走，按本棋规则判负（困毙）。</translation>
    </message>
    <message>
        <source>{player} has no legal move and is not in check: stalemate.</source>
        <extracomment>gui/words/outcome_text.py</extracomment>
        <translation>{player}没有被将军，也没有合法着法：逼和。</translation>
    </message>
    <message>
        <source>The game would end as a draw.</source>
        <extracomment>gui/words/outcome_text.py</extracomment>
        <translation>对局将以和棋结束。</translation>
    </message>
    <message>
        <source>{player} would have given check with every move, and lose.</source>
        <extracomment>gui/words/outcome_text.py</extracomment>
        <translation>这样{player}就是每一步都将军，会因此判负。</translation>
    </message>
    <message>
        <source>{player} has given check with every move, and would lose.</source>
        <extracomment>gui/words/outcome_text.py</extracomment>
        <translation>{player}每一步都在将军，会因此判负。</translation>
    </message>
    <message>
        <source>Positions from games, each with one best move. Find it, and then the moves that follow.</source>
        <extracomment>gui/learn/puzzle_text.py</extracomment>
        <translation>来自对局的局面，各有唯一的最佳着法。先找到它，再找出后续的着法。</translation>
    </message>
    <message>
        <source>All puzzles</source>
        <extracomment>gui/learn/puzzle_text.py</extracomment>
        <translation>所有习题</translation>
    </message>
    <message>
        <source>Play on against the computer</source>
        <extracomment>gui/learn/puzzle_page.py</extracomment>
        <translation>与电脑继续下</translation>
    </message>
    <message>
        <source>Try another move.</source>
        <extracomment>gui/learn/puzzle_page.py</extracomment>
        <translation>请试试别的着法。</translation>
    </message>
    <message>
        <source>That also mates, but takes longer.</source>
        <extracomment>gui/learn/puzzle_play.py</extracomment>
        <translation>那也能将死，但需要更久。</translation>
    </message>
    <message>
        <source>All moves found.</source>
        <extracomment>gui/learn/puzzle_page.py</extracomment>
        <translation>找到了所有着法。</translation>
    </message>
    <message>
        <source>Step through it with the arrow keys, or try any other move to see the reply.</source>
        <extracomment>gui/learn/puzzle_text.py</extracomment>
        <translation>用方向键逐步翻阅。试走其他任何一步，可以看到对方的回应。</translation>
    </message>
    <message>
        <source>Checking this move…</source>
        <extracomment>gui/learn/mistakes_page.py, gui/learn/puzzle_text.py</extracomment>
        <translation>正在检查这一步…</translation>
    </message>
    <message>
        <source>One kind, as hard as you like.</source>
        <extracomment>gui/learn/puzzles_page.py</extracomment>
        <translation>同一类型，难度任选。</translation>
    </message>
    <message>
        <source>No puzzles match.</source>
        <extracomment>gui/learn/puzzles_page.py</extracomment>
        <translation>没有匹配的习题。</translation>
    </message>
    <message>
        <source>Any kind</source>
        <extracomment>gui/learn/puzzles_page.py</extracomment>
        <translation>任何类型</translation>
    </message>
    <message>
        <source>None today. Missed puzzles come back after 1, 3, 7 and 21 days.</source>
        <extracomment>gui/learn/puzzle_text.py</extracomment>
        <translation>今天没有。没解出的习题会在 1、3、7、21 天后再出现。</translation>
    </message>
    <message>
        <source>As many as you can in three minutes; the third mistake ends it.</source>
        <extracomment>gui/learn/puzzle_text.py</extracomment>
        <translation>三分钟内尽量多解；错三次即结束。</translation>
    </message>
    <message>
        <source>Your best: {best}.</source>
        <extracomment>gui/learn/puzzle_text.py</extracomment>
        <translation>最好成绩：{best}。</translation>
    </message>
    <message numerus="yes">
        <source>{count} puzzles, {solved} solved on the first try.</source>
        <extracomment>gui/learn/puzzle_text.py</extracomment>
        <translation>
            <numerusform>{count} 道习题，其中 {solved} 道一次解出。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} puzzles are due again.</source>
        <extracomment>gui/learn/puzzle_text.py</extracomment>
        <translation>
            <numerusform>有 {count} 道习题该再做了。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} puzzles solved.</source>
        <extracomment>gui/learn/puzzle_text.py</extracomment>
        <translation>
            <numerusform>解出 {count} 道习题。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{side} to move: win by {reason} in {count}.</source>
        <extracomment>gui/learn/puzzle_text.py</extracomment>
        <translation>
            <numerusform>轮到{side}：{count} 步内达成{reason}。</numerusform>
        </translation>
    </message>
    <message>
        <source>{reply} wins the game.</source>
        <extracomment>gui/learn/puzzle_text.py</extracomment>
        <translation>{reply} 赢得对局。</translation>
    </message>
    <message>
        <source>{reply} takes the {piece}.</source>
        <extracomment>gui/learn/puzzle_text.py, gui/review/review_text.py</extracomment>
        <translation>{reply} 吃掉{piece}。</translation>
    </message>
    <message>
        <source>That does not solve the puzzle.</source>
        <extracomment>gui/learn/puzzle_text.py</extracomment>
        <translation>这样解不开这道习题。</translation>
    </message>
    <message>
        <source>{move} is answered by {reply}.</source>
        <extracomment>gui/learn/puzzle_text.py</extracomment>
        <translation>{move} 之后对方有 {reply}。</translation>
    </message>
    <message>
        <source>{move} ends the game.</source>
        <extracomment>gui/learn/puzzle_text.py</extracomment>
        <translation>{move} 之后对局结束。</translation>
    </message>
    <message>
        <source>{move} has no answer.</source>
        <extracomment>gui/learn/puzzle_text.py</extracomment>
        <translation>{move} 之后对方无法应对。</translation>
    </message>
    <message>
        <source>Move the {piece} on {square}.</source>
        <extracomment>gui/learn/puzzle_text.py</extracomment>
        <translation>移动{square}的{piece}。</translation>
    </message>
    <message>
        <source>Drop the {piece} from the hand.</source>
        <extracomment>gui/learn/puzzle_text.py</extracomment>
        <translation>打入手中的{piece}。</translation>
    </message>
    <message>
        <source>Today&apos;s puzzle</source>
        <extracomment>gui/learn/puzzle_text.py</extracomment>
        <translation>今日习题</translation>
    </message>
    <message>
        <source>For you</source>
        <extracomment>gui/learn/puzzle_text.py</extracomment>
        <translation>适合你的习题</translation>
    </message>
    <message>
        <source>Solve it</source>
        <extracomment>gui/learn/puzzle_text.py</extracomment>
        <translation>解题</translation>
    </message>
    <message>
        <source>Lessons</source>
        <extracomment>gui/learn/puzzles_page.py</extracomment>
        <translation>课程</translation>
    </message>
    <message>
        <source>Your attempts</source>
        <extracomment>gui/learn/puzzle_text.py</extracomment>
        <translation>做过的习题</translation>
    </message>
    <message>
        <source>Show it again</source>
        <extracomment>gui/learn/puzzle_history.py</extracomment>
        <translation>再看一次</translation>
    </message>
    <message>
        <source>Puzzle</source>
        <extracomment>gui/learn/puzzle_text.py</extracomment>
        <translation>习题</translation>
    </message>
    <message>
        <source>Your rating</source>
        <extracomment>gui/learn/puzzle_text.py</extracomment>
        <translation>你的等级分</translation>
    </message>
    <message>
        <source>Missed</source>
        <extracomment>gui/learn/puzzle_text.py</extracomment>
        <translation>未解出</translation>
    </message>
    <message>
        <source>All</source>
        <extracomment>gui/learn/puzzle_text.py</extracomment>
        <translation>全部</translation>
    </message>
    <message>
        <source>Hint</source>
        <extracomment>gui/learn/puzzle_text.py</extracomment>
        <translation>提示</translation>
    </message>
    <message>
        <source>Solution</source>
        <extracomment>gui/learn/mistakes_page.py, gui/learn/puzzle_page.py, gui/learn/puzzle_text.py, gui/review/review_text.py</extracomment>
        <translation>答案</translation>
    </message>
    <message>
        <source>Next move</source>
        <extracomment>gui/learn/puzzle_text.py</extracomment>
        <translation>下一步</translation>
    </message>
    <message>
        <source>There is a shorter mate</source>
        <extracomment>gui/learn/puzzle_play.py</extracomment>
        <translation>还有更快的将死</translation>
    </message>
    <message>
        <source>Done</source>
        <extracomment>gui/learn/mistakes_page.py, gui/learn/puzzle_page.py, gui/workshop/strips.py</extracomment>
        <translation>完成</translation>
    </message>
    <message>
        <source>This could not be checked</source>
        <extracomment>gui/learn/puzzle_text.py</extracomment>
        <translation>无法检查</translation>
    </message>
    <message>
        <source>Another move</source>
        <extracomment>gui/learn/puzzle_page.py</extracomment>
        <translation>另一步</translation>
    </message>
    <message>
        <source>The left arrow key goes back.</source>
        <extracomment>gui/learn/puzzle_page.py</extracomment>
        <translation>左方向键返回。</translation>
    </message>
    <message>
        <source>Practise</source>
        <extracomment>gui/learn/puzzle_text.py</extracomment>
        <translation>练习</translation>
    </message>
    <message>
        <source>Missed puzzles</source>
        <extracomment>gui/learn/puzzle_text.py</extracomment>
        <translation>未解出的习题</translation>
    </message>
    <message>
        <source>Against the clock</source>
        <extracomment>gui/learn/puzzle_text.py</extracomment>
        <translation>限时挑战</translation>
    </message>
    <message>
        <source>Once more</source>
        <extracomment>gui/learn/mistakes_page.py, gui/learn/streak_page.py</extracomment>
        <translation>再来一次</translation>
    </message>
    <message>
        <source>Time is up</source>
        <extracomment>gui/learn/streak_page.py</extracomment>
        <translation>时间到</translation>
    </message>
    <message>
        <source>Three mistakes</source>
        <extracomment>gui/learn/streak_page.py</extracomment>
        <translation>三次错误</translation>
    </message>
    <message>
        <source>Mates</source>
        <extracomment>gui/learn/puzzle_text.py, assets/lessons/palaceshogi/15-mates.toml</extracomment>
        <translation>将死</translation>
    </message>
    <message>
        <source>Winning material</source>
        <extracomment>gui/learn/puzzle_text.py</extracomment>
        <translation>得子</translation>
    </message>
    <message>
        <source>Winning by arrival or promotion</source>
        <extracomment>gui/learn/puzzle_text.py</extracomment>
        <translation>以到达或升变获胜</translation>
    </message>
    <message>
        <source>Defences</source>
        <extracomment>gui/learn/puzzle_text.py</extracomment>
        <translation>防守</translation>
    </message>
    <message>
        <source>Drops</source>
        <extracomment>gui/learn/puzzle_text.py, assets/rules/palaceshogi.toml</extracomment>
        <translation>打入</translation>
    </message>
    <message>
        <source>Sacrifices</source>
        <extracomment>gui/learn/puzzle_text.py</extracomment>
        <translation>弃子</translation>
    </message>
    <message>
        <source>Forks</source>
        <extracomment>gui/learn/puzzle_text.py</extracomment>
        <translation>捉双</translation>
    </message>
    <message>
        <source>Double checks</source>
        <extracomment>gui/learn/puzzle_text.py</extracomment>
        <translation>双将</translation>
    </message>
    <message>
        <source>Discovered checks</source>
        <extracomment>gui/learn/puzzle_text.py</extracomment>
        <translation>闪将</translation>
    </message>
    <message>
        <source>Quiet moves</source>
        <extracomment>gui/learn/puzzle_text.py</extracomment>
        <translation>静着</translation>
    </message>
    <message>
        <source>Checks all the way</source>
        <extracomment>gui/learn/puzzle_text.py</extracomment>
        <translation>连将</translation>
    </message>
    <message>
        <source>Answers to check</source>
        <extracomment>gui/learn/puzzle_text.py</extracomment>
        <translation>应将</translation>
    </message>
    <message>
        <source>Promotions</source>
        <extracomment>gui/learn/puzzle_text.py</extracomment>
        <translation>升变</translation>
    </message>
    <message>
        <source>Campmates</source>
        <extracomment>gui/learn/puzzle_text.py</extracomment>
        <translation>入阵胜</translation>
    </message>
    <message>
        <source>Entering kings</source>
        <extracomment>gui/learn/puzzle_text.py</extracomment>
        <translation>王入宫</translation>
    </message>
    <message>
        <source>Cannons</source>
        <extracomment>gui/learn/puzzle_text.py</extracomment>
        <translation>炮</translation>
    </message>
    <message>
        <source>Lions</source>
        <extracomment>gui/learn/puzzle_text.py</extracomment>
        <translation>狮</translation>
    </message>
    <message>
        <source>Double moves</source>
        <extracomment>gui/learn/puzzle_text.py</extracomment>
        <translation>连走两步</translation>
    </message>
    <message>
        <source>Palaces</source>
        <extracomment>gui/learn/puzzle_text.py</extracomment>
        <translation>宫</translation>
    </message>
    <message>
        <source>Castling</source>
        <extracomment>gui/learn/puzzle_text.py, gui/rulebook/generated.py, gui/workshop/panels.py, gui/workshop/sections.py, assets/rules/pandemonium.toml, assets/rules/pandemonium-2020.toml, assets/rules/pandemonium-vchess.toml, assets/rules/palaceshogi.toml, assets/rules/differences.toml, assets/lessons/pandemonium/13-castling.toml, assets/lessons/palaceshogi/13-castling.toml, engine/playtest/texts.py: castling</extracomment>
        <translation>易位</translation>
    </message>
    <message>
        <source>Drops of captured pieces</source>
        <extracomment>gui/learn/puzzle_text.py</extracomment>
        <translation>打入吃来的棋子</translation>
    </message>
    <message numerus="yes">
        <source>{side} to move: mate in {count}.</source>
        <extracomment>gui/learn/puzzle_text.py</extracomment>
        <translation>
            <numerusform>轮到{side}：{count} 步将死。</numerusform>
        </translation>
    </message>
    <message>
        <source>{side} to move: win material.</source>
        <extracomment>gui/learn/puzzle_text.py</extracomment>
        <translation>轮到{side}：得子。</translation>
    </message>
    <message>
        <source>{side} to move: win by promoting.</source>
        <extracomment>gui/learn/puzzle_text.py</extracomment>
        <translation>轮到{side}：以升变获胜。</translation>
    </message>
    <message numerus="yes">
        <source>After {reply} there is no mate in {count}.</source>
        <extracomment>gui/learn/puzzle_text.py</extracomment>
        <translation>
            <numerusform>{reply} 之后没有 {count} 步将死。</numerusform>
        </translation>
    </message>
    <message>
        <source>After {reply} too little is won.</source>
        <extracomment>gui/learn/puzzle_text.py</extracomment>
        <translation>{reply} 之后得子太少。</translation>
    </message>
    <message>
        <source>After {reply} it does not work.</source>
        <extracomment>gui/learn/puzzle_text.py</extracomment>
        <translation>{reply} 之后行不通。</translation>
    </message>
    <message>
        <source>After {reply} it does not hold.</source>
        <extracomment>gui/learn/puzzle_text.py</extracomment>
        <translation>{reply} 之后守不住。</translation>
    </message>
    <message>
        <source>Rated {rating} · move {at} of {length}</source>
        <extracomment>gui/learn/puzzle_text.py</extracomment>
        <translation>难度 {rating} · 第 {at} 步，共 {length} 步</translation>
    </message>
    <message>
        <source>Your rating: {rating} ± {deviation}. Solved {solved} of {tried} tried; {count} in all.</source>
        <extracomment>gui/learn/puzzle_text.py</extracomment>
        <translation>等级分：{rating} ± {deviation}。{tried} 道中解出 {solved} 道；共有 {count} 道。</translation>
    </message>
    <message>
        <source>Your rating: {rating} ({gain})</source>
        <extracomment>gui/learn/puzzle_text.py</extracomment>
        <translation>等级分：{rating}（{gain}）</translation>
    </message>
    <message>
        <source>Solved: {solved} · mistakes: {mistakes} of 3</source>
        <extracomment>gui/learn/streak_page.py</extracomment>
        <translation>解出：{solved} · 错误：{mistakes}/3</translation>
    </message>
    <message>
        <source>{time} left</source>
        <extracomment>gui/learn/puzzle_text.py, gui/library/library_text.py</extracomment>
        <translation>还剩 {time}</translation>
    </message>
    <message>
        <source>Medium: 900 to 1499</source>
        <extracomment>gui/learn/puzzle_text.py</extracomment>
        <translation>中等：900 到 1499</translation>
    </message>
    <message>
        <source>Hard: 1500 to 2099</source>
        <extracomment>gui/learn/puzzle_text.py</extracomment>
        <translation>困难：1500 到 2099</translation>
    </message>
    <message>
        <source>Very hard: 2100 and above</source>
        <extracomment>gui/learn/puzzle_text.py</extracomment>
        <translation>非常困难：2100 起</translation>
    </message>
    <message>
        <source>Rated {rating}</source>
        <extracomment>gui/learn/puzzle_text.py</extracomment>
        <translation>难度 {rating}</translation>
    </message>
    <message>
        <source>Your rating: {rating}</source>
        <extracomment>gui/learn/puzzle_text.py</extracomment>
        <translation>等级分：{rating}</translation>
    </message>
    <message>
        <source>Nothing here yet.</source>
        <extracomment>gui/learn/puzzle_text.py</extracomment>
        <translation>这里还没有内容。</translation>
    </message>
    <message>
        <source>Solved.</source>
        <extracomment>gui/learn/puzzle_text.py</extracomment>
        <translation>已解出。</translation>
    </message>
    <message>
        <source>{minutes} min</source>
        <extracomment>gui/learn/puzzle_text.py</extracomment>
        <translation>{minutes} 分钟</translation>
    </message>
    <message>
        <source>{seconds} s</source>
        <extracomment>gui/learn/puzzle_text.py</extracomment>
        <translation>{seconds} 秒</translation>
    </message>
    <message>
        <source>That is your best so far.</source>
        <extracomment>gui/learn/puzzle_text.py</extracomment>
        <translation>这是目前的最好成绩。</translation>
    </message>
    <message>
        <source>{player}&apos;s hand: nothing.</source>
        <extracomment>gui/board/reading.py</extracomment>
        <translation>{player}手中：无。</translation>
    </message>
    <message>
        <source>{player}&apos;s hand: {pieces}.</source>
        <extracomment>gui/board/reading.py</extracomment>
        <translation>{player}手中：{pieces}。</translation>
    </message>
    <message>
        <source>{piece}, {count}</source>
        <extracomment>gui/board/reading.py</extracomment>
        <translation>{piece}，{count}</translation>
    </message>
    <message>
        <source>{player} has no {piece}.</source>
        <extracomment>gui/board/reading.py</extracomment>
        <translation>{player}没有{piece}。</translation>
    </message>
    <message>
        <source>{player} {piece}: {places}.</source>
        <extracomment>gui/board/reading_text.py</extracomment>
        <translation>{player}{piece}：{places}。</translation>
    </message>
    <message>
        <source>in hand, {count}</source>
        <extracomment>gui/board/reading.py</extracomment>
        <translation>手中，{count}</translation>
    </message>
    <message>
        <source>{piece}, {place}: {moves}.</source>
        <extracomment>gui/board/reading.py</extracomment>
        <translation>{piece}，{place}：{moves}。</translation>
    </message>
    <message>
        <source>{piece}, {place}: no move.</source>
        <extracomment>gui/board/reading_text.py</extracomment>
        <translation>{piece}，{place}：无着可走。</translation>
    </message>
    <message>
        <source>{piece}, {place}, when it is {player}&apos;s turn, if nothing is in the way: {moves}.</source>
        <extracomment>gui/board/reading_text.py</extracomment>
        <translation>{piece}，{place}，轮到{player}时，如果没有阻挡：{moves}。</translation>
    </message>
    <message>
        <source>in hand</source>
        <extracomment>gui/board/reading.py, engine/playtest/texts.py: in hand</extracomment>
        <translation>手中</translation>
    </message>
    <message>
        <source>{square} is empty.</source>
        <extracomment>gui/board/reading.py</extracomment>
        <translation>{square}是空的。</translation>
    </message>
    <message>
        <source>{direction}: {pieces}.</source>
        <extracomment>gui/board/reading.py</extracomment>
        <translation>{direction}：{pieces}。</translation>
    </message>
    <message>
        <source>Nothing {directions}.</source>
        <extracomment>gui/board/reading.py</extracomment>
        <translation>{directions}没有棋子。</translation>
    </message>
    <message>
        <source>That works for squares only; this is a hand.</source>
        <extracomment>gui/board/reading.py</extracomment>
        <translation>这个问题只能问格子；这里是手中棋子。</translation>
    </message>
    <message>
        <source>{player} attacks {square} with {pieces}.</source>
        <extracomment>gui/board/reading.py</extracomment>
        <translation>{player}用{pieces}攻击{square}。</translation>
    </message>
    <message>
        <source>{player} defends {square} with {pieces}.</source>
        <extracomment>gui/board/reading.py</extracomment>
        <translation>{player}用{pieces}保护{square}。</translation>
    </message>
    <message>
        <source>{player} does not attack {square}.</source>
        <extracomment>gui/board/reading.py</extracomment>
        <translation>{player}没有攻击{square}。</translation>
    </message>
    <message>
        <source>{player} does not defend {square}.</source>
        <extracomment>gui/board/reading.py</extracomment>
        <translation>{player}没有保护{square}。</translation>
    </message>
    <message>
        <source>Nothing has been captured.</source>
        <extracomment>gui/desk/answering.py</extracomment>
        <translation>还没有棋子被吃。</translation>
    </message>
    <message>
        <source>Last captured: {player} {piece} on {square}.</source>
        <extracomment>gui/board/reading_text.py</extracomment>
        <translation>最后被吃的：{square}的{player}{piece}。</translation>
    </message>
    <message>
        <source>The pieces are hidden while the game is paused.</source>
        <extracomment>gui/desk/answering.py</extracomment>
        <translation>对局暂停时棋子被遮住。</translation>
    </message>
    <message>
        <source>There is no clock.</source>
        <extracomment>gui/desk/answering.py</extracomment>
        <translation>没有棋钟。</translation>
    </message>
    <message>
        <source>{player} has {time} left.</source>
        <extracomment>gui/board/reading_text.py</extracomment>
        <translation>{player}剩余 {time}。</translation>
    </message>
    <message numerus="yes">
        <source>{count} hours</source>
        <extracomment>gui/board/reading_text.py</extracomment>
        <translation>
            <numerusform>{count} 小时</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} minutes</source>
        <extracomment>gui/app/practice_dialog.py, gui/board/reading_text.py</extracomment>
        <translation>
            <numerusform>{count} 分钟</numerusform>
        </translation>
    </message>
    <message>
        <source>You can ask for threats during the game, while the pieces are shown.</source>
        <extracomment>gui/desk/answering.py</extracomment>
        <translation>对局进行中且棋子可见时，才能询问威胁。</translation>
    </message>
    <message>
        <source>Keys now read the board: {letters} jump to pieces, with Shift to the other side&apos;s. {commands}</source>
        <extracomment>gui/board/reading_text.py</extracomment>
        <translation>现在用键盘读棋盘：{letters}跳到各种棋子，加 Shift 为对方的棋子。{commands}</translation>
    </message>
    <message>
        <source>Letters typed on the board start a move again.</source>
        <extracomment>gui/app/view_commands.py</extracomment>
        <translation>棋盘上的字母键重新用于输入着法。</translation>
    </message>
    <message>
        <source>{letter} {piece}</source>
        <extracomment>gui/board/reading.py</extracomment>
        <translation>{letter}：{piece}</translation>
    </message>
    <message>
        <source>my mine</source>
        <comment>words that are typed to ask, with spaces between them</comment>
        <extracomment>gui/board/reading_text.py</extracomment>
        <translation>我 我的 我方 己方</translation>
    </message>
    <message>
        <source>your their his her other enemy opponent</source>
        <comment>words that are typed to ask, with spaces between them</comment>
        <extracomment>gui/board/reading_text.py</extracomment>
        <translation>你 你的 对方 对方的 对手 敌方</translation>
    </message>
    <message>
        <source>where where&apos;s</source>
        <comment>words that are typed to ask, with spaces between them</comment>
        <extracomment>gui/board/reading_text.py</extracomment>
        <translation>哪里 在哪里 哪 在哪</translation>
    </message>
    <message>
        <source>Rank {name}: {pieces}.</source>
        <extracomment>gui/board/reading.py</extracomment>
        <translation>横线 {name}：{pieces}。</translation>
    </message>
    <message>
        <source>File {name}: {pieces}.</source>
        <extracomment>gui/board/reading.py</extracomment>
        <translation>直线 {name}：{pieces}。</translation>
    </message>
    <message>
        <source>takes {piece} on {square}</source>
        <extracomment>gui/board/reading.py</extracomment>
        <translation>吃{square}的{piece}</translation>
    </message>
    <message>
        <source>takes at {square}</source>
        <extracomment>gui/board/reading.py</extracomment>
        <translation>在{square}吃子</translation>
    </message>
    <message>
        <source>castles with {square}</source>
        <extracomment>gui/board/reading.py</extracomment>
        <translation>与{square}易位</translation>
    </message>
    <message>
        <source>may stay</source>
        <extracomment>gui/board/reading.py</extracomment>
        <translation>可以停着</translation>
    </message>
    <message>
        <source>up</source>
        <extracomment>gui/board/reading_text.py</extracomment>
        <translation>上</translation>
    </message>
    <message>
        <source>up right</source>
        <extracomment>gui/board/reading_text.py</extracomment>
        <translation>右上</translation>
    </message>
    <message>
        <source>right</source>
        <extracomment>gui/board/reading_text.py</extracomment>
        <translation>右</translation>
    </message>
    <message>
        <source>down right</source>
        <extracomment>gui/board/reading_text.py</extracomment>
        <translation>右下</translation>
    </message>
    <message>
        <source>down</source>
        <extracomment>gui/board/reading_text.py</extracomment>
        <translation>下</translation>
    </message>
    <message>
        <source>down left</source>
        <extracomment>gui/board/reading_text.py</extracomment>
        <translation>左下</translation>
    </message>
    <message>
        <source>left</source>
        <extracomment>gui/board/reading_text.py</extracomment>
        <translation>左</translation>
    </message>
    <message>
        <source>up left</source>
        <extracomment>gui/board/reading_text.py</extracomment>
        <translation>左上</translation>
    </message>
    <message>
        <source>last latest</source>
        <comment>words that are typed to ask, with spaces between them</comment>
        <extracomment>gui/board/reading_text.py</extracomment>
        <translation>上一步 最后</translation>
    </message>
    <message>
        <source>captured taken</source>
        <comment>words that are typed to ask, with spaces between them</comment>
        <extracomment>gui/board/reading_text.py</extracomment>
        <translation>被吃 吃掉 吃子</translation>
    </message>
    <message>
        <source>clock clocks time</source>
        <comment>words that are typed to ask, with spaces between them</comment>
        <extracomment>gui/board/reading_text.py</extracomment>
        <translation>棋钟 时钟 时间</translation>
    </message>
    <message>
        <source>rank ranks row rows board</source>
        <comment>words that are typed to ask, with spaces between them</comment>
        <extracomment>gui/board/reading_text.py</extracomment>
        <translation>横线 棋盘</translation>
    </message>
    <message>
        <source>file files column columns</source>
        <comment>words that are typed to ask, with spaces between them</comment>
        <extracomment>gui/board/reading_text.py</extracomment>
        <translation>直线</translation>
    </message>
    <message>
        <source>hand hands</source>
        <comment>words that are typed to ask, with spaces between them</comment>
        <extracomment>gui/board/reading_text.py</extracomment>
        <translation>手中 手上 持子</translation>
    </message>
    <message>
        <source>threat threats threatened</source>
        <comment>words that are typed to ask, with spaces between them</comment>
        <extracomment>gui/board/reading_text.py</extracomment>
        <translation>威胁</translation>
    </message>
    <message>
        <source>turn</source>
        <comment>words that are typed to ask, with spaces between them</comment>
        <extracomment>gui/board/reading_text.py</extracomment>
        <translation>轮到 轮到谁 该谁</translation>
    </message>
    <message>
        <source>keys</source>
        <comment>words that are typed to ask, with spaces between them</comment>
        <extracomment>gui/board/reading_text.py</extracomment>
        <translation>按键 快捷键</translation>
    </message>
    <message>
        <source>The game could not be reviewed. {why}</source>
        <extracomment>gui/review/reviewer.py</extracomment>
        <translation>这一局无法复盘。{why}</translation>
    </message>
    <message>
        <source>The engine suggested illegal moves.</source>
        <extracomment>gui/review/reviewer.py</extracomment>
        <translation>引擎给出了不合法的着法。</translation>
    </message>
    <message>
        <source>The review found no mistakes to learn from.</source>
        <extracomment>gui/review/review_text.py</extracomment>
        <translation>复盘没有发现值得学习的错误。</translation>
    </message>
    <message>
        <source>Review the game first to learn from its mistakes.</source>
        <extracomment>gui/review/review_text.py</extracomment>
        <translation>要从错误中学习，请先复盘对局。</translation>
    </message>
    <message>
        <source>You can learn from the mistakes once the review is done.</source>
        <extracomment>gui/study/study_review.py</extracomment>
        <translation>复盘完成后，就可以从错误中学习。</translation>
    </message>
    <message>
        <source>There are no moves to review yet.</source>
        <extracomment>gui/review/review_text.py</extracomment>
        <translation>还没有可以复盘的着法。</translation>
    </message>
    <message>
        <source>The game has been reviewed. Undo removes the review from the study.</source>
        <extracomment>gui/review/review_text.py</extracomment>
        <translation>复盘完成。“撤销”可以把复盘从研究中移除。</translation>
    </message>
    <message>
        <source>Reviewing the game: {done} of {total} positions</source>
        <extracomment>gui/review/review_text.py</extracomment>
        <translation>正在复盘：第 {done} 个局面，共 {total} 个</translation>
    </message>
    <message>
        <source>Learn as {player}</source>
        <extracomment>gui/study/study_review.py</extracomment>
        <translation>以{player}身份学习</translation>
    </message>
    <message>
        <source>Learn from the mistakes of {player}</source>
        <extracomment>gui/study/study_review.py</extracomment>
        <translation>从{player}的错误中学习</translation>
    </message>
    <message>
        <source>no inaccuracy, mistake or blunder</source>
        <extracomment>gui/review/review_text.py</extracomment>
        <translation>没有失准、错着或漏着</translation>
    </message>
    <message>
        <source>Winning chances: {words}</source>
        <extracomment>gui/review/chance_graph.py</extracomment>
        <translation>胜率：{words}</translation>
    </message>
    <message>
        <source>the start</source>
        <extracomment>gui/review/review_text.py</extracomment>
        <translation>初始局面</translation>
    </message>
    <message>
        <source>{move}: not reviewed</source>
        <extracomment>gui/review/review_text.py</extracomment>
        <translation>{move}：未复盘</translation>
    </message>
    <message>
        <source>The arrow keys step through the game, Page Up and Page Down from one bad move to the next.</source>
        <extracomment>gui/review/chance_graph.py</extracomment>
        <translation>方向键翻阅对局，Page Up 和 Page Down 在坏着之间跳转。</translation>
    </message>
    <message>
        <source>Missed: {better} mates at once.</source>
        <extracomment>gui/review/review_text.py</extracomment>
        <translation>错过：{better} 立即将死。</translation>
    </message>
    <message numerus="yes">
        <source>Missed: {better} mates in {count}.</source>
        <extracomment>gui/review/review_text.py</extracomment>
        <translation>
            <numerusform>错过：{better} {count} 步将死。</numerusform>
        </translation>
    </message>
    <message>
        <source>It lets the {piece} on {place} take the {victim} or the {second}.</source>
        <extracomment>gui/review/review_text.py</extracomment>
        <translation>让{place}的{piece}吃掉{victim}或{second}。</translation>
    </message>
    <message>
        <source>A better move was {move}.</source>
        <extracomment>gui/review/review_text.py</extracomment>
        <translation>更好的是 {move}。</translation>
    </message>
    <message>
        <source>Reviewing game {number} of {count}</source>
        <extracomment>gui/review/review_text.py</extracomment>
        <translation>正在复盘第 {number} 局，共 {count} 局</translation>
    </message>
    <message>
        <source>Games are being reviewed. Cancel the review or wait until it is done.</source>
        <extracomment>gui/library/library_actions.py</extracomment>
        <translation>正在复盘对局。请取消复盘，或等它结束。</translation>
    </message>
    <message>
        <source>The review was cancelled. {kept}</source>
        <extracomment>gui/library/library_actions.py</extracomment>
        <translation>复盘已取消。{kept}</translation>
    </message>
    <message numerus="yes">
        <source>{count} games were reviewed and are among your studies.</source>
        <extracomment>gui/review/review_text.py</extracomment>
        <translation>
            <numerusform>{count} 局已复盘，列在你的研究中。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} games could not be reviewed.</source>
        <extracomment>gui/review/review_text.py</extracomment>
        <translation>
            <numerusform>{count} 局无法复盘。</numerusform>
        </translation>
    </message>
    <message>
        <source>Back to the study</source>
        <extracomment>gui/review/review_text.py</extracomment>
        <translation>回到研究</translation>
    </message>
    <message>
        <source>Learn from your mistakes</source>
        <extracomment>gui/review/review_text.py</extracomment>
        <translation>从自己的错误中学习</translation>
    </message>
    <message>
        <source>{player} played {move} here. Find a better move.</source>
        <extracomment>gui/review/review_text.py</extracomment>
        <translation>{player}在这里走了 {move}。找出更好的着法。</translation>
    </message>
    <message numerus="yes">
        <source>{player} played {move} here, and missed a mate in {count}. Find it.</source>
        <extracomment>gui/review/review_text.py</extracomment>
        <translation>
            <numerusform>{player}在这里走了 {move}，错过了 {count} 步将死。找出它。</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} played {move} here, and missed a mate at once. Find it.</source>
        <extracomment>gui/review/review_text.py</extracomment>
        <translation>{player}在这里走了 {move}，错过了一步将死。找出它。</translation>
    </message>
    <message>
        <source>{number} of {total}</source>
        <extracomment>gui/kit/columns_pdf.py, gui/review/review_text.py</extracomment>
        <translation>{number} / {total}</translation>
    </message>
    <message>
        <source>Found</source>
        <extracomment>gui/review/review_text.py</extracomment>
        <translation>找到了</translation>
    </message>
    <message>
        <source>There is something better.</source>
        <extracomment>gui/review/review_text.py</extracomment>
        <translation>有更好的。</translation>
    </message>
    <message numerus="yes">
        <source>That does not mate in {count}.</source>
        <extracomment>gui/review/review_text.py</extracomment>
        <translation>
            <numerusform>那样不能在 {count} 步内将死。</numerusform>
        </translation>
    </message>
    <message>
        <source>That does not mate.</source>
        <extracomment>gui/review/review_text.py</extracomment>
        <translation>那样不能将死。</translation>
    </message>
    <message>
        <source>No better move is known.</source>
        <extracomment>gui/learn/mistakes_page.py</extracomment>
        <translation>没有已知的更好着法。</translation>
    </message>
    <message numerus="yes">
        <source>You have found {found} of {count} better moves.</source>
        <extracomment>gui/review/review_text.py</extracomment>
        <translation>
            <numerusform>共有 {count} 步更好的着法，你找到了 {found} 步。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} blunders</source>
        <extracomment>gui/review/review_text.py</extracomment>
        <translation>
            <numerusform>{count} 次漏着</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} mistakes</source>
        <extracomment>gui/review/review_text.py</extracomment>
        <translation>
            <numerusform>{count} 次错着</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} inaccuracies</source>
        <extracomment>gui/review/review_text.py</extracomment>
        <translation>
            <numerusform>{count} 次失准</numerusform>
        </translation>
    </message>
    <message>
        <source>Inaccuracy</source>
        <extracomment>gui/review/review_text.py</extracomment>
        <translation>失准</translation>
    </message>
    <message>
        <source>It lets {move} give mate.</source>
        <extracomment>gui/review/review_text.py</extracomment>
        <translation>让对方以 {move} 将死。</translation>
    </message>
    <message>
        <source>It allows {move}, which wins the game by arriving.</source>
        <extracomment>gui/review/review_text.py</extracomment>
        <translation>让对方以 {move} 到达终点而获胜。</translation>
    </message>
    <message>
        <source>It leaves no move after {move}, which loses.</source>
        <extracomment>gui/review/review_text.py</extracomment>
        <translation>{move} 之后无着可走而判负。</translation>
    </message>
    <message>
        <source>It lets the {piece} on {place} take the {victim}.</source>
        <extracomment>gui/review/review_text.py</extracomment>
        <translation>让{place}的{piece}吃掉{victim}。</translation>
    </message>
    <message>
        <source>It lets the {piece} on {place} promote.</source>
        <extracomment>gui/review/review_text.py</extracomment>
        <translation>让{place}的{piece}升变。</translation>
    </message>
    <message>
        <source>It loses the {victim} to {move}.</source>
        <extracomment>gui/review/review_text.py</extracomment>
        <translation>让对方以 {move} 吃掉{victim}。</translation>
    </message>
    <message>
        <source>It lets {move} promote.</source>
        <extracomment>gui/review/review_text.py</extracomment>
        <translation>让对方以 {move} 升变。</translation>
    </message>
    <message>
        <source>That is the best move.</source>
        <extracomment>gui/review/review_text.py</extracomment>
        <translation>这是最佳着法。</translation>
    </message>
    <message>
        <source>That is as good as the best move.</source>
        <extracomment>gui/review/review_text.py</extracomment>
        <translation>这与最佳着法一样好。</translation>
    </message>
    <message>
        <source>The same move again</source>
        <extracomment>gui/learn/mistakes_page.py</extracomment>
        <translation>与原来相同</translation>
    </message>
    <message>
        <source>That is the move that was played.</source>
        <extracomment>gui/review/review_text.py</extracomment>
        <translation>这就是实际走的着法。</translation>
    </message>
    <message>
        <source>Finish</source>
        <extracomment>gui/review/review_text.py</extracomment>
        <translation>完成</translation>
    </message>
    <message>
        <source>Save the game</source>
        <extracomment>gui/storage/autosave.py</extracomment>
        <translation>保存对局</translation>
    </message>
    <message>
        <source>The disk is slow to save the game; you can play on.</source>
        <extracomment>gui/storage/autosave.py</extracomment>
        <translation>磁盘较慢，对局还在保存；可以继续下。</translation>
    </message>
    <message>
        <source>The game cannot be saved at the moment ({why}); you can play on.</source>
        <extracomment>gui/storage/autosave.py</extracomment>
        <translation>目前无法保存对局（{why}）；可以继续下。</translation>
    </message>
    <message>
        <source>Saving the game… The disk is slow. If you leave now, unsaved changes are lost.</source>
        <extracomment>gui/storage/autosave.py</extracomment>
        <translation>正在保存对局… 磁盘较慢。如果现在离开，尚未保存的部分会丢失。</translation>
    </message>
    <message>
        <source>This game is not completely saved. If you leave now, unsaved changes are lost.</source>
        <extracomment>gui/storage/autosave.py</extracomment>
        <translation>这一局尚未完全保存。如果现在离开，尚未保存的部分会丢失。</translation>
    </message>
    <message>
        <source>The game is on the clipboard.</source>
        <extracomment>gui/storage/autosave.py, gui/workshop/draft_commands.py</extracomment>
        <translation>对局已复制到剪贴板。</translation>
    </message>
    <message>
        <source>Save the study</source>
        <extracomment>gui/storage/autosave.py</extracomment>
        <translation>保存研究</translation>
    </message>
    <message>
        <source>The disk is slow to save the study; you can carry on.</source>
        <extracomment>gui/storage/autosave.py</extracomment>
        <translation>磁盘较慢，研究还在保存；可以继续。</translation>
    </message>
    <message>
        <source>The study cannot be saved at the moment ({why}); you can carry on.</source>
        <extracomment>gui/storage/autosave.py</extracomment>
        <translation>目前无法保存研究（{why}）；可以继续。</translation>
    </message>
    <message>
        <source>Saving the study… The disk is slow. If you leave now, unsaved changes are lost.</source>
        <extracomment>gui/storage/autosave.py</extracomment>
        <translation>正在保存研究… 磁盘较慢。如果现在离开，尚未保存的部分会丢失。</translation>
    </message>
    <message>
        <source>This study is not completely saved. If you leave now, unsaved changes are lost.</source>
        <extracomment>gui/storage/autosave.py</extracomment>
        <translation>这个研究尚未完全保存。如果现在离开，尚未保存的部分会丢失。</translation>
    </message>
    <message>
        <source>The study is on the clipboard.</source>
        <extracomment>gui/storage/autosave.py</extracomment>
        <translation>研究已复制到剪贴板。</translation>
    </message>
    <message>
        <source>{name} cannot be started: {why}.</source>
        <extracomment>gui/matches/engine_players.py</extracomment>
        <translation>{name} 无法启动：{why}。</translation>
    </message>
    <message>
        <source>{name} does not support this game.</source>
        <extracomment>gui/matches/engine_players.py</extracomment>
        <translation>{name} 不支持这个棋种。</translation>
    </message>
    <message>
        <source>{name} exited unexpectedly.</source>
        <extracomment>gui/matches/matches_text.py</extracomment>
        <translation>{name} 意外退出了。</translation>
    </message>
    <message>
        <source>{name} did not answer ({word}) within {seconds:.1f} seconds.</source>
        <extracomment>gui/matches/matches_text.py</extracomment>
        <translation>{name} 在 {seconds:.1f} 秒内没有回应（{word}）。</translation>
    </message>
    <message>
        <source>{name} lost on time.</source>
        <extracomment>gui/matches/engine_players.py</extracomment>
        <translation>{name} 超时判负。</translation>
    </message>
    <message>
        <source>{name} played {move}: {why}</source>
        <extracomment>gui/matches/engine_players.py</extracomment>
        <translation>{name} 走了 {move}：{why}</translation>
    </message>
    <message>
        <source>its plan is missing or damaged</source>
        <extracomment>gui/matches/match_record.py</extracomment>
        <translation>它的计划缺失或已损坏</translation>
    </message>
    <message>
        <source>Stopping the running games…</source>
        <extracomment>gui/matches/matches_text.py</extracomment>
        <translation>正在停止进行中的对局…</translation>
    </message>
    <message>
        <source>{state}: {played} of {games} games</source>
        <extracomment>gui/matches/matches_page.py</extracomment>
        <translation>{state}：已下 {played} 局，共 {games} 局</translation>
    </message>
    <message>
        <source>{name} is no longer in the list of engines.</source>
        <extracomment>gui/matches/engine_match.py</extracomment>
        <translation>{name} 已不在引擎列表中。</translation>
    </message>
    <message>
        <source>{title} is running. Pause it first.</source>
        <extracomment>gui/matches/engine_match.py</extracomment>
        <translation>{title} 正在进行。请先暂停。</translation>
    </message>
    <message>
        <source>The game could not be read: {why}.</source>
        <extracomment>gui/matches/matches_page.py</extracomment>
        <translation>对局无法读取：{why}。</translation>
    </message>
    <message>
        <source>Too long</source>
        <extracomment>gui/matches/match_tables.py</extracomment>
        <translation>步数过多</translation>
    </message>
    <message>
        <source>Too few games to tell which is stronger or by how much.</source>
        <extracomment>gui/matches/matches_text.py</extracomment>
        <translation>对局太少，无法判断哪一方较强、强多少。</translation>
    </message>
    <message>
        <source>One side has scored every point, so the difference cannot be measured.</source>
        <extracomment>gui/matches/matches_text.py</extracomment>
        <translation>一方全胜，无法衡量差距。</translation>
    </message>
    <message>
        <source>All games are in {path}.</source>
        <extracomment>gui/matches/matches_page.py</extracomment>
        <translation>所有对局在 {path}。</translation>
    </message>
    <message>
        <source>Openings by the first engine&apos;s points: {sums}.</source>
        <extracomment>gui/matches/matches_text.py</extracomment>
        <translation>按第一方得分统计的开局：{sums}。</translation>
    </message>
    <message>
        <source>Test of {high} against {low} points: log-likelihood ratio {evidence}, decided at {least} or {most}.</source>
        <extracomment>gui/matches/matches_text.py</extracomment>
        <translation>等级分差 {high} 分对 {low} 分的检验：对数似然比 {evidence}，达到 {least} 或 {most} 时得出结论。</translation>
    </message>
    <message>
        <source>Game {number}: {first} – {second}, {plies} moves</source>
        <extracomment>gui/matches/matches_text.py</extracomment>
        <translation>第 {number} 局：{first} – {second}，{plies} 步</translation>
    </message>
    <message>
        <source>Failed</source>
        <extracomment>gui/matches/match_tables.py</extracomment>
        <translation>失败</translation>
    </message>
    <message>
        <source>Both sides the same</source>
        <extracomment>gui/matches/match_dialog.py</extracomment>
        <translation>双方相同</translation>
    </message>
    <message>
        <source>Leave out openings that favour a side</source>
        <extracomment>gui/matches/match_dialog.py</extracomment>
        <translation>略过偏向一方的开局</translation>
    </message>
    <message>
        <source>Surajang&apos;s engine checks each opening with a short search and leaves it out if it favours a side by more than a pawn.</source>
        <extracomment>gui/matches/matches_text.py</extracomment>
        <translation>每个开局先由 Surajang 自己的引擎短暂搜索检查；对一方有利超过一个兵的会略过。</translation>
    </message>
    <message>
        <source>Games and positions (*.pgn *.fen *.epd *.txt);;All files (*)</source>
        <extracomment>gui/matches/matches_text.py</extracomment>
        <translation>棋谱和局面 (*.pgn *.fen *.epd *.txt);;所有文件 (*)</translation>
    </message>
    <message>
        <source>Reading the openings…</source>
        <extracomment>gui/matches/match_dialog.py</extracomment>
        <translation>正在读取开局…</translation>
    </message>
    <message>
        <source>{name} contains no openings of this game.</source>
        <extracomment>gui/matches/match_dialog.py</extracomment>
        <translation>{name} 中没有这个棋种的开局。</translation>
    </message>
    <message>
        <source>Ask again after an illegal move</source>
        <extracomment>gui/matches/match_dialog.py</extracomment>
        <translation>着法不合法时再问一次</translation>
    </message>
    <message>
        <source>The engine is asked again with a list of the legal moves, because a program that knows a game only from a definition may not know all its rules. If it insists on the move, it loses the game.</source>
        <extracomment>gui/matches/matches_text.py</extracomment>
        <translation>引擎走出不合法的着法时，附上合法着法再问一次，因为只靠定义认识棋种的程序可能不清楚全部规则。如果仍坚持该着法，就判负。</translation>
    </message>
    <message>
        <source>Stop when the test (SPRT) is decided</source>
        <extracomment>gui/matches/match_dialog.py</extracomment>
        <translation>检验（SPRT）有结论时停止</translation>
    </message>
    <message>
        <source>Surajang at full strength</source>
        <extracomment>gui/words/naming.py</extracomment>
        <translation>Surajang（全力）</translation>
    </message>
    <message>
        <source>Both sides are the same; the result shows how much is due to chance.</source>
        <extracomment>gui/matches/match_dialog.py</extracomment>
        <translation>双方相同；结果可以看出偶然因素有多大。</translation>
    </message>
    <message>
        <source>List of engines…</source>
        <extracomment>gui/matches/matches_page.py</extracomment>
        <translation>引擎列表…</translation>
    </message>
    <message>
        <source>Pause</source>
        <extracomment>gui/app/practice_dialog.py, gui/matches/matches_page.py, gui/playtest/playtest_page.py</extracomment>
        <translation>暂停</translation>
    </message>
    <message>
        <source>Move to the trash</source>
        <extracomment>gui/matches/matches_page.py</extracomment>
        <translation>移到回收站</translation>
    </message>
    <message>
        <source>Show the boards</source>
        <extracomment>gui/matches/matches_page.py</extracomment>
        <translation>显示棋盘</translation>
    </message>
    <message>
        <source>Being played</source>
        <extracomment>gui/matches/matches_page.py</extracomment>
        <translation>进行中</translation>
    </message>
    <message>
        <source>All games played</source>
        <extracomment>gui/matches/matches_page.py</extracomment>
        <translation>全部下完</translation>
    </message>
    <message>
        <source>Decided</source>
        <extracomment>gui/matches/matches_page.py</extracomment>
        <translation>已有结论</translation>
    </message>
    <message>
        <source>Share</source>
        <extracomment>gui/matches/matches_text.py</extracomment>
        <translation>得分率</translation>
    </message>
    <message>
        <source>First</source>
        <extracomment>gui/matches/matches_text.py</extracomment>
        <translation>第一方</translation>
    </message>
    <message>
        <source>Second</source>
        <extracomment>gui/matches/matches_text.py</extracomment>
        <translation>第二方</translation>
    </message>
    <message>
        <source>End</source>
        <extracomment>gui/matches/matches_text.py, engine/playtest/texts.py: end</extracomment>
        <translation>结束方式</translation>
    </message>
    <message>
        <source>Decided: {name} is stronger by {high} points rather than by {low}.</source>
        <extracomment>gui/matches/matches_text.py</extracomment>
        <translation>结论：{name} 的等级分高 {high} 分，而不是 {low} 分。</translation>
    </message>
    <message>
        <source>Decided: {name} is not stronger by {high} points.</source>
        <extracomment>gui/matches/matches_text.py</extracomment>
        <translation>结论：{name} 的等级分并没有高 {high} 分。</translation>
    </message>
    <message>
        <source>Time control of the first</source>
        <extracomment>gui/matches/matches_text.py</extracomment>
        <translation>第一方用时</translation>
    </message>
    <message>
        <source>Time control of the second</source>
        <extracomment>gui/matches/match_dialog.py</extracomment>
        <translation>第二方用时</translation>
    </message>
    <message>
        <source>Time control</source>
        <extracomment>gui/matches/matches_text.py</extracomment>
        <translation>双方用时</translation>
    </message>
    <message>
        <source>Games start</source>
        <extracomment>gui/matches/match_dialog.py</extracomment>
        <translation>对局开始于</translation>
    </message>
    <message>
        <source>Games at the same time</source>
        <extracomment>gui/matches/matches_text.py</extracomment>
        <translation>同时对局数</translation>
    </message>
    <message>
        <source> ms per move</source>
        <extracomment>gui/matches/matches_text.py</extracomment>
        <translation> 毫秒/步</translation>
    </message>
    <message>
        <source> nodes per move</source>
        <extracomment>gui/matches/matches_text.py</extracomment>
        <translation> 节点/步</translation>
    </message>
    <message>
        <source> s per game</source>
        <extracomment>gui/matches/matches_text.py</extracomment>
        <translation> 秒/局</translation>
    </message>
    <message>
        <source> moves</source>
        <extracomment>gui/matches/matches_text.py</extracomment>
        <translation> 步</translation>
    </message>
    <message>
        <source>Drawn after</source>
        <extracomment>gui/matches/match_dialog.py</extracomment>
        <translation>判和步数</translation>
    </message>
    <message>
        <source>Openings: games (PGN), positions (FEN) or moves, one per line</source>
        <extracomment>gui/matches/matches_text.py</extracomment>
        <translation>开局：棋谱（PGN）、局面（FEN）或着法，每行一个</translation>
    </message>
    <message>
        <source>No file</source>
        <extracomment>gui/matches/match_dialog.py</extracomment>
        <translation>没有文件</translation>
    </message>
    <message>
        <source>Bounds</source>
        <extracomment>gui/matches/match_dialog.py</extracomment>
        <translation>差距界限</translation>
    </message>
    <message>
        <source>Error rates</source>
        <extracomment>gui/matches/match_dialog.py</extracomment>
        <translation>错误率</translation>
    </message>
    <message>
        <source> points</source>
        <extracomment>gui/matches/matches_text.py</extracomment>
        <translation> 分</translation>
    </message>
    <message>
        <source>La&amp;rger board</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>放大棋盘(&amp;R)</translation>
    </message>
    <message>
        <source>Sm&amp;aller board</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>缩小棋盘(&amp;A)</translation>
    </message>
    <message>
        <source>Reset the board si&amp;ze</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>重设棋盘大小(&amp;G)</translation>
    </message>
    <message>
        <source>Check for &amp;updates…</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>检查更新(&amp;U)…</translation>
    </message>
    <message>
        <source>{piece} {where}</source>
        <comment>a piece, and where</comment>
        <extracomment>gui/board/piece_facts.py</extracomment>
        <translation>{piece}在{where}</translation>
    </message>
    <message>
        <source>Surajang {number} (interpreted core)</source>
        <extracomment>gui/app/about.py</extracomment>
        <translation>Surajang {number}（解释执行核心）</translation>
    </message>
    <message>
        <source>from source</source>
        <comment>in place of the number of a version</comment>
        <extracomment>gui/app/about.py</extracomment>
        <translation>源码版</translation>
    </message>
    <message>
        <source>Surajang {number} (compiled core)</source>
        <extracomment>gui/app/about.py</extracomment>
        <translation>Surajang {number}（编译核心）</translation>
    </message>
    <message>
        <source>{rating} or more</source>
        <extracomment>gui/play/match_fields.py</extracomment>
        <translation>{rating} 以上</translation>
    </message>
    <message>
        <source> min</source>
        <comment>behind a number in a field</comment>
        <extracomment>gui/play/match_fields.py</extracomment>
        <translation> 分钟</translation>
    </message>
    <message>
        <source> s</source>
        <comment>behind a number in a field</comment>
        <extracomment>gui/play/match_fields.py</extracomment>
        <translation> 秒</translation>
    </message>
    <message>
        <source>None</source>
        <comment>no clock</comment>
        <extracomment>gui/play/new_game.py</extracomment>
        <translation>无</translation>
    </message>
    <message>
        <source>Board size</source>
        <extracomment>gui/app/preferences.py</extracomment>
        <translation>棋盘大小</translation>
    </message>
    <message>
        <source>The engine stopped and was restarted.</source>
        <extracomment>gui/engines/engine_process.py</extracomment>
        <translation>引擎停止了，已重新启动。</translation>
    </message>
    <message>
        <source>The engine kept stopping; the game is safe.</source>
        <extracomment>gui/engines/engine_process.py</extracomment>
        <translation>引擎一再停止；对局没有丢失。</translation>
    </message>
    <message>
        <source>{name} exited before it was ready.</source>
        <extracomment>gui/engines/engine_process.py</extracomment>
        <translation>{name} 还没有准备好就退出了。</translation>
    </message>
    <message>
        <source>The engine did not respond and was restarted.</source>
        <extracomment>gui/engines/engine_process.py</extracomment>
        <translation>引擎没有响应，已重新启动。</translation>
    </message>
    <message>
        <source>The engine kept failing to respond; the game is safe.</source>
        <extracomment>gui/engines/engine_process.py</extracomment>
        <translation>引擎一再没有响应；对局没有丢失。</translation>
    </message>
    <message>
        <source>{name} does not respond as a UCI engine should.</source>
        <extracomment>gui/engines/engine_process.py</extracomment>
        <translation>{name} 不像 UCI 引擎那样回应。</translation>
    </message>
    <message>
        <source>{name} cannot be started.</source>
        <extracomment>gui/engines/engine_process.py</extracomment>
        <translation>{name} 无法启动。</translation>
    </message>
    <message>
        <source>This engine</source>
        <extracomment>gui/engines/engine_process.py</extracomment>
        <translation>这个引擎</translation>
    </message>
    <message>
        <source>{name} takes a whole number from {low} to {high}.</source>
        <extracomment>gui/engines/protocol.py</extracomment>
        <translation>{name} 应为 {low} 到 {high} 的整数。</translation>
    </message>
    <message>
        <source>{name} takes a whole number.</source>
        <extracomment>gui/engines/protocol.py</extracomment>
        <translation>{name} 应为整数。</translation>
    </message>
    <message>
        <source>{name} takes a whole number of at most {high}.</source>
        <extracomment>gui/engines/protocol.py</extracomment>
        <translation>{name} 应为不大于 {high} 的整数。</translation>
    </message>
    <message>
        <source>{name} takes a whole number of at least {low}.</source>
        <extracomment>gui/engines/protocol.py</extracomment>
        <translation>{name} 应为不小于 {low} 的整数。</translation>
    </message>
    <message>
        <source>Leave</source>
        <comment>go away from what is not saved</comment>
        <extracomment>gui/desk/save_commands.py, gui/workshop/draft_commands.py</extracomment>
        <translation>离开</translation>
    </message>
    <message>
        <source>Ctrl and a digit sort by the column with that number; press again to reverse the order.</source>
        <extracomment>gui/kit/row_list.py</extracomment>
        <translation>Ctrl 加数字键按该位置的列排序；再按一次则反序。</translation>
    </message>
    <message>
        <source>{player} declines the draw and wants to play on.</source>
        <extracomment>gui/play/match.py</extracomment>
        <translation>{player}拒绝和棋，想继续下。</translation>
    </message>
    <message>
        <source>Game played with Surajang</source>
        <extracomment>gui/words/naming.py</extracomment>
        <translation>用 Surajang 下的对局</translation>
    </message>
    <message>
        <source>{name}, {colour})</source>
        <comment>a player with brackets of their own: Kim (2 dan, White)</comment>
        <extracomment>gui/words/naming.py</extracomment>
        <translation>{name}，{colour})</translation>
    </message>
    <message>
        <source>{name} ({colour})</source>
        <comment>a player</comment>
        <extracomment>gui/words/naming.py</extracomment>
        <translation>{name}（{colour}）</translation>
    </message>
    <message>
        <source>{name} (level {level}, {colour})</source>
        <extracomment>gui/words/naming.py</extracomment>
        <translation>{name}（第 {level} 级，{colour}）</translation>
    </message>
    <message>
        <source>Show all</source>
        <comment>of a text that is cut</comment>
        <extracomment>gui/kit/long_text.py</extracomment>
        <translation>全部显示</translation>
    </message>
    <message>
        <source>{game} is chosen.</source>
        <extracomment>gui/desk/game_card.py</extracomment>
        <translation>已选择{game}。</translation>
    </message>
    <message>
        <source>tried</source>
        <comment>a move</comment>
        <extracomment>gui/desk/move_rows.py</extracomment>
        <translation>试走</translation>
    </message>
    <message>
        <source>others tried</source>
        <comment>moves</comment>
        <extracomment>gui/desk/move_rows.py</extracomment>
        <translation>有其他试走</translation>
    </message>
    <message>
        <source>Variation</source>
        <extracomment>gui/desk/move_rows.py</extracomment>
        <translation>变着</translation>
    </message>
    <message>
        <source>{number} s</source>
        <extracomment>gui/play/pace_bar.py</extracomment>
        <translation>{number} 秒</translation>
    </message>
    <message>
        <source>Move notation</source>
        <extracomment>gui/app/preferences.py, gui/shell/settings.py</extracomment>
        <translation>着法记法</translation>
    </message>
    <message>
        <source>Draw an arrow or a circle</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>画箭头或圆圈</translation>
    </message>
    <message>
        <source>when reading the board: moves; with Shift, captures; the lines from here; who attacks and defends</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>用键盘读棋盘时：棋子的着法，加 Shift 为吃子；从这里出发的线；谁攻击、谁保护这里</translation>
    </message>
    <message>
        <source>when reading the board: repeat the current square</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>用键盘读棋盘时：再读一次当前位置</translation>
    </message>
    <message>
        <source>ranks, file e, clocks, where are my knights, pieces, hands, threats, last, captured, turn, players, keys</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>横线、直线 e、棋钟、我的骑士在哪里、棋子、手中、威胁、上一步、被吃、轮到谁、对局者、按键</translation>
    </message>
    <message>
        <source>/ and a command, Enter</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>/ 加命令，Enter</translation>
    </message>
    <message>
        <source>resign, draw, take back, hint</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>认输、提和、悔棋、提示</translation>
    </message>
    <message>
        <source>Cannot be dropped on a file with another {piece} of the same player on {zone}.</source>
        <extracomment>gui/words/piece_notes.py</extracomment>
        <translation>如果某条直线在{zone}已有另一个己方{piece}，就不能打入该直线。</translation>
    </message>
    <message>
        <source>Divider between panels</source>
        <extracomment>gui/kit/accessible_widgets.py</extracomment>
        <translation>面板之间的分隔线</translation>
    </message>
    <message>
        <source>The Up and Down arrow keys move it.</source>
        <extracomment>gui/kit/accessible_widgets.py</extracomment>
        <translation>上下方向键可以移动它。</translation>
    </message>
    <message>
        <source>Board size, in percent of the available space</source>
        <extracomment>gui/shell/settings.py</extracomment>
        <translation>棋盘大小（可用空间的百分比）</translation>
    </message>
    <message>
        <source>The old file was kept as {aside}.</source>
        <extracomment>gui/storage/shared_file.py</extracomment>
        <translation>旧文件已保留为 {aside}。</translation>
    </message>
    <message>
        <source>The defaults are used instead.</source>
        <extracomment>gui/storage/shared_file.py</extracomment>
        <translation>改用默认值。</translation>
    </message>
    <message>
        <source>English letters, as in files</source>
        <extracomment>gui/shell/settings.py</extracomment>
        <translation>与文件相同，用英文字母</translation>
    </message>
    <message>
        <source>Letters of the language</source>
        <extracomment>gui/shell/settings.py</extracomment>
        <translation>用此语言的字母</translation>
    </message>
    <message>
        <source>Signs of the pieces</source>
        <extracomment>gui/shell/settings.py</extracomment>
        <translation>用棋子上的汉字</translation>
    </message>
    <message>
        <source>{name} cannot be read: the process reading it stopped.</source>
        <extracomment>gui/storage/opening.py</extracomment>
        <translation>{name} 无法读取：负责读取的进程停止了。</translation>
    </message>
    <message>
        <source>{name} contains no game.</source>
        <extracomment>gui/storage/opening.py</extracomment>
        <translation>{name} 中没有对局。</translation>
    </message>
    <message>
        <source>{name} is too large to be a file of games.</source>
        <extracomment>gui/storage/opening.py</extracomment>
        <translation>{name} 太大，不可能是对局文件。</translation>
    </message>
    <message>
        <source>{what} could not be read ({why}).</source>
        <extracomment>gui/storage/shared_file.py</extracomment>
        <translation>{what}无法读取（{why}）。</translation>
    </message>
    <message>
        <source>{what} were damaged.</source>
        <extracomment>gui/storage/shared_file.py</extracomment>
        <translation>{what}已损坏。</translation>
    </message>
    <message>
        <source>Dark colours.</source>
        <extracomment>gui/app/view_commands.py</extracomment>
        <translation>深色。</translation>
    </message>
    <message>
        <source>Light colours.</source>
        <extracomment>gui/app/view_commands.py</extracomment>
        <translation>浅色。</translation>
    </message>
    <message>
        <source>Sounds on.</source>
        <extracomment>gui/app/view_commands.py</extracomment>
        <translation>声音开启。</translation>
    </message>
    <message>
        <source>Sounds off.</source>
        <extracomment>gui/app/view_commands.py</extracomment>
        <translation>声音关闭。</translation>
    </message>
    <message numerus="yes">
        <source>{player} mates in {count}</source>
        <extracomment>gui/analysis/analysis_text.py</extracomment>
        <translation>
            <numerusform>{player} {count} 步将死</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} at the lower edge.</source>
        <extracomment>gui/board/view.py</extracomment>
        <translation>{player}在下方。</translation>
    </message>
    <message>
        <source>Drawing from {square}. Move to another square, or stay here, and press the same key again.</source>
        <extracomment>gui/board/input.py</extracomment>
        <translation>从{square}开始画。移到另一格，或留在原处，再按同一个键。</translation>
    </message>
    <message>
        <source>green</source>
        <comment>the colour of a mark or an arrow</comment>
        <extracomment>gui/board/spoken.py</extracomment>
        <translation>绿色</translation>
    </message>
    <message>
        <source>red</source>
        <comment>the colour of a mark or an arrow</comment>
        <extracomment>gui/board/spoken.py</extracomment>
        <translation>红色</translation>
    </message>
    <message>
        <source>yellow</source>
        <comment>the colour of a mark or an arrow</comment>
        <extracomment>gui/board/spoken.py</extracomment>
        <translation>黄色</translation>
    </message>
    <message>
        <source>blue</source>
        <comment>the colour of a mark or an arrow</comment>
        <extracomment>gui/board/spoken.py</extracomment>
        <translation>蓝色</translation>
    </message>
    <message>
        <source>None</source>
        <comment>no square for en passant</comment>
        <extracomment>gui/editor/setup_panel.py</extracomment>
        <translation>无</translation>
    </message>
    <message>
        <source>{name} cannot play these games: it has no UCI_Variant option.</source>
        <extracomment>gui/engines/engine_field.py</extracomment>
        <translation>{name} 无法下这些棋种：没有 UCI_Variant 选项。</translation>
    </message>
    <message>
        <source>{name} supports none of these games.</source>
        <extracomment>gui/engines/engine_field.py</extracomment>
        <translation>{name} 不支持其中任何一个棋种。</translation>
    </message>
    <message>
        <source>{why} Its options cannot be read.</source>
        <extracomment>gui/engines/engine_options.py</extracomment>
        <translation>{why}因此无法读取其选项。</translation>
    </message>
    <message>
        <source>{unreadable:,} unreadable</source>
        <extracomment>gui/library/library_text.py</extracomment>
        <translation>{unreadable:,} 局无法读取</translation>
    </message>
    <message>
        <source>{player} {pieces}</source>
        <comment>what a player has in hand</comment>
        <extracomment>gui/library/library_text.py</extracomment>
        <translation>{player} {pieces}</translation>
    </message>
    <message>
        <source>{label}: {value}</source>
        <comment>what something is called, and what is said of it</comment>
        <extracomment>gui/kit/punctuation.py</extracomment>
        <translation>{label}：{value}</translation>
    </message>
    <message>
        <source>{first}, {second}</source>
        <comment>two items of a list</comment>
        <extracomment>gui/kit/punctuation.py</extracomment>
        <translation>{first}、{second}</translation>
    </message>
    <message>
        <source>{first}; {second}</source>
        <comment>two items of a list that have commas themselves</comment>
        <extracomment>gui/kit/punctuation.py</extracomment>
        <translation>{first}；{second}</translation>
    </message>
    <message>
        <source>{first}, {second}</source>
        <comment>what something is, and what else is to be said of it</comment>
        <extracomment>gui/kit/punctuation.py</extracomment>
        <translation>{first}，{second}</translation>
    </message>
    <message>
        <source>{first} {second}</source>
        <comment>two sentences</comment>
        <extracomment>gui/kit/punctuation.py</extracomment>
        <translation>{first}{second}</translation>
    </message>
    <message>
        <source>{heading}. {words}</source>
        <comment>a heading that is read out, and what follows</comment>
        <extracomment>gui/kit/punctuation.py</extracomment>
        <translation>{heading}。{words}</translation>
    </message>
    <message>
        <source>{text}.</source>
        <comment>words that are read out like a sentence</comment>
        <extracomment>gui/kit/punctuation.py</extracomment>
        <translation>{text}。</translation>
    </message>
    <message>
        <source>{first} {second}</source>
        <comment>hours and minutes, or minutes and seconds</comment>
        <extracomment>gui/kit/punctuation.py</extracomment>
        <translation>{first} {second}</translation>
    </message>
    <message>
        <source>{first} · {second}</source>
        <comment>two things that are shown side by side, as in the title of a window</comment>
        <extracomment>gui/kit/punctuation.py</extracomment>
        <translation>{first} · {second}</translation>
    </message>
    <message>
        <source>{first} / {second}</source>
        <comment>the two faces of a piece</comment>
        <extracomment>gui/kit/punctuation.py</extracomment>
        <translation>{first}／{second}</translation>
    </message>
    <message>
        <source>{first} – {second}</source>
        <comment>two players</comment>
        <extracomment>gui/kit/punctuation.py</extracomment>
        <translation>{first} – {second}</translation>
    </message>
    <message>
        <source>{text} ({more})</source>
        <comment>a name, and more about it in brackets</comment>
        <extracomment>gui/kit/punctuation.py</extracomment>
        <translation>{text}（{more}）</translation>
    </message>
    <message>
        <source>Kind</source>
        <comment>of puzzles</comment>
        <extracomment>gui/learn/puzzles_page.py</extracomment>
        <translation>类型</translation>
    </message>
    <message>
        <source>That is not possible now.</source>
        <extracomment>gui/desk/answering.py</extracomment>
        <translation>现在不能这样做。</translation>
    </message>
    <message>
        <source>empty</source>
        <comment>a rank or file of a board</comment>
        <extracomment>gui/board/reading.py</extracomment>
        <translation>空</translation>
    </message>
    <message>
        <source>{piece}, {place}: nothing to capture.</source>
        <extracomment>gui/board/reading.py</extracomment>
        <translation>{piece}，{place}：没有可吃的棋子。</translation>
    </message>
    <message>
        <source>{player}: {name}.</source>
        <extracomment>gui/desk/answering.py</extracomment>
        <translation>{player}：{name}。</translation>
    </message>
    <message>
        <source>Letters jump to pieces, with Shift to the other side&apos;s.</source>
        <extracomment>gui/board/reading_text.py</extracomment>
        <translation>字母键跳到各种棋子，加 Shift 为对方的棋子。</translation>
    </message>
    <message>
        <source>Digits move along the board, H goes to the hand; O repeats where you are, M reads a piece&apos;s moves, with Shift its captures, X the lines from here, A who attacks and defends, C what was captured last, W the last move, T the clocks; a slash starts a move or a question.</source>
        <extracomment>gui/board/reading_text.py</extracomment>
        <translation>数字键沿棋盘移动，H 到手中；O 再读一次当前位置，M 读出棋子的着法，加 Shift 读出吃子，X 读出从这里出发的线，A 读出谁攻击和保护这里，C 读出最后被吃的棋子，W 读出上一步，T 读出棋钟；斜杠键开始输入着法或问题。</translation>
    </message>
    <message>
        <source>pieces</source>
        <comment>words that are typed to ask, with spaces between them</comment>
        <extracomment>gui/board/reading_text.py</extracomment>
        <translation>棋子</translation>
    </message>
    <message>
        <source>players opponent who</source>
        <comment>words that are typed to ask, with spaces between them</comment>
        <extracomment>gui/board/reading_text.py</extracomment>
        <translation>对局者 谁</translation>
    </message>
    <message>
        <source>resign, give up</source>
        <comment>what is typed to have something done, with commas between</comment>
        <extracomment>gui/board/reading_text.py</extracomment>
        <translation>认输, 投降</translation>
    </message>
    <message>
        <source>draw, offer a draw</source>
        <comment>what is typed to have something done, with commas between</comment>
        <extracomment>gui/board/reading_text.py</extracomment>
        <translation>提和, 求和, 和棋</translation>
    </message>
    <message>
        <source>take back, takeback, undo</source>
        <comment>what is typed to have something done, with commas between</comment>
        <extracomment>gui/board/reading_text.py</extracomment>
        <translation>悔棋, 收回, 撤销</translation>
    </message>
    <message>
        <source>hint</source>
        <comment>what is typed to have something done, with commas between</comment>
        <extracomment>gui/board/reading_text.py</extracomment>
        <translation>提示</translation>
    </message>
    <message>
        <source>Game</source>
        <comment>a column of numbers of games</comment>
        <extracomment>gui/matches/matches_text.py</extracomment>
        <translation>对局</translation>
    </message>
    <message>
        <source>{when} {game}</source>
        <comment>when something was played, and which game</comment>
        <extracomment>gui/matches/matches_text.py</extracomment>
        <translation>{when} {game}</translation>
    </message>
    <message>
        <source>Time per move</source>
        <extracomment>gui/matches/matches_text.py</extracomment>
        <translation>每步时间</translation>
    </message>
    <message>
        <source>Nodes per move</source>
        <extracomment>gui/matches/matches_text.py</extracomment>
        <translation>每步节点</translation>
    </message>
    <message>
        <source>From the start position</source>
        <extracomment>gui/matches/matches_text.py</extracomment>
        <translation>从初始局面</translation>
    </message>
    <message>
        <source>After random moves</source>
        <extracomment>gui/matches/matches_text.py</extracomment>
        <translation>随机着法之后</translation>
    </message>
    <message>
        <source>From a file</source>
        <extracomment>gui/matches/matches_text.py</extracomment>
        <translation>从文件</translation>
    </message>
    <message>
        <source>Save a game sheet</source>
        <extracomment>gui/desk/share_commands.py, gui/desk/sheet.py</extracomment>
        <translation>把棋谱存为 PDF</translation>
    </message>
    <message>
        <source>Diagrams</source>
        <extracomment>gui/desk/sheet.py</extracomment>
        <translation>棋图</translation>
    </message>
    <message>
        <source>In a study, “Print a diagram after this move” marks a move. Arrows and circles also mark it.</source>
        <extracomment>gui/desk/sheet.py</extracomment>
        <translation>在研究中可以用“此步之后打印棋图”标记着法。箭头和圆圈也算标记。</translation>
    </message>
    <message>
        <source>Making the PDF…</source>
        <extracomment>gui/desk/printing.py, gui/desk/share_commands.py</extracomment>
        <translation>正在制作 PDF…</translation>
    </message>
    <message>
        <source>The picture. You can drag it into other programs.</source>
        <extracomment>gui/desk/picture_export.py</extracomment>
        <translation>图片。可以拖到其他程序中。</translation>
    </message>
    <message>
        <source> pixels</source>
        <extracomment>gui/desk/picture_export.py</extracomment>
        <translation> 像素</translation>
    </message>
    <message>
        <source>The picture is on the clipboard.</source>
        <extracomment>gui/desk/share_commands.py, gui/editor/editor_page.py</extracomment>
        <translation>图片已复制到剪贴板。</translation>
    </message>
    <message>
        <source>Making the animation…</source>
        <extracomment>gui/desk/share_commands.py</extracomment>
        <translation>正在制作动画…</translation>
    </message>
    <message>
        <source>Export the board</source>
        <extracomment>gui/desk/picture_export.py</extracomment>
        <translation>导出棋盘</translation>
    </message>
    <message>
        <source>Export an animation</source>
        <extracomment>gui/desk/film_export.py, gui/desk/share_commands.py</extracomment>
        <translation>导出动画</translation>
    </message>
    <message>
        <source>Format</source>
        <comment>of a picture&apos;s or an animation&apos;s file</comment>
        <extracomment>gui/desk/film_export.py, gui/desk/picture_export.py</extracomment>
        <translation>格式</translation>
    </message>
    <message>
        <source>Size</source>
        <extracomment>gui/desk/film_export.py, gui/desk/picture_export.py</extracomment>
        <translation>大小</translation>
    </message>
    <message>
        <source>Include</source>
        <extracomment>gui/desk/picture_export.py</extracomment>
        <translation>包括</translation>
    </message>
    <message>
        <source>Content</source>
        <extracomment>gui/desk/film_export.py</extracomment>
        <translation>内容</translation>
    </message>
    <message>
        <source>Each move</source>
        <extracomment>gui/desk/film_export.py</extracomment>
        <translation>每步</translation>
    </message>
    <message>
        <source>Arrows and circles</source>
        <extracomment>gui/desk/picture_export.py</extracomment>
        <translation>箭头和圆圈</translation>
    </message>
    <message>
        <source>Coordinates</source>
        <extracomment>gui/desk/picture_export.py, gui/workshop/specs.py</extracomment>
        <translation>坐标</translation>
    </message>
    <message>
        <source>Save…</source>
        <extracomment>gui/desk/film_export.py, gui/desk/picture_export.py, gui/desk/sheet.py</extracomment>
        <translation>保存…</translation>
    </message>
    <message>
        <source>Copy</source>
        <extracomment>gui/desk/picture_export.py</extracomment>
        <translation>复制</translation>
    </message>
    <message>
        <source>The whole game</source>
        <extracomment>gui/desk/film_export.py</extracomment>
        <translation>整局</translation>
    </message>
    <message>
        <source>Up to this position</source>
        <extracomment>gui/desk/film_export.py</extracomment>
        <translation>到这个局面为止</translation>
    </message>
    <message>
        <source>The animation was cancelled.</source>
        <extracomment>gui/desk/share_commands.py</extracomment>
        <translation>动画已取消。</translation>
    </message>
    <message>
        <source>The PDF was cancelled.</source>
        <extracomment>gui/desk/share_commands.py</extracomment>
        <translation>PDF 已取消。</translation>
    </message>
    <message>
        <source>The picture could not be saved: {why}.</source>
        <extracomment>gui/desk/picture_export.py</extracomment>
        <translation>图片无法保存：{why}。</translation>
    </message>
    <message>
        <source>The animation could not be saved: {why}.</source>
        <extracomment>gui/desk/share_commands.py</extracomment>
        <translation>动画无法保存：{why}。</translation>
    </message>
    <message>
        <source>Where marked in the study</source>
        <extracomment>gui/desk/sheet.py</extracomment>
        <translation>有标记处</translation>
    </message>
    <message>
        <source>Also every ten moves</source>
        <extracomment>gui/desk/sheet.py</extracomment>
        <translation>每十步也加一张</translation>
    </message>
    <message>
        <source>None</source>
        <comment>no diagrams</comment>
        <extracomment>gui/desk/sheet.py</extracomment>
        <translation>无</translation>
    </message>
    <message>
        <source>½ second</source>
        <extracomment>gui/desk/film_export.py</extracomment>
        <translation>½ 秒</translation>
    </message>
    <message>
        <source>1 second</source>
        <extracomment>gui/desk/film_export.py</extracomment>
        <translation>1 秒</translation>
    </message>
    <message>
        <source>2 seconds</source>
        <extracomment>gui/desk/film_export.py</extracomment>
        <translation>2 秒</translation>
    </message>
    <message>
        <source>Small</source>
        <extracomment>gui/desk/film_export.py</extracomment>
        <translation>小</translation>
    </message>
    <message>
        <source>Medium</source>
        <extracomment>gui/desk/film_export.py</extracomment>
        <translation>中</translation>
    </message>
    <message>
        <source>Large</source>
        <extracomment>gui/desk/film_export.py</extracomment>
        <translation>大</translation>
    </message>
    <message>
        <source>{piece} dropped on {square}</source>
        <comment>a move that is said in the middle of a sentence</comment>
        <extracomment>gui/words/spoken_moves.py</extracomment>
        <translation>{piece}打入{square}</translation>
    </message>
    <message>
        <source>{piece} from {place}</source>
        <comment>a piece, and the square, file or rank that it comes from</comment>
        <extracomment>gui/words/spoken_moves.py</extracomment>
        <translation>{place}的{piece}</translation>
    </message>
    <message>
        <source>{move}, becoming {piece}</source>
        <comment>a move that is said in the middle of a sentence</comment>
        <extracomment>gui/words/spoken_moves.py</extracomment>
        <translation>{move}，升变为{piece}</translation>
    </message>
    <message>
        <source>This window shows moves with other signs, which you can also type: {pieces}.</source>
        <extracomment>gui/words/shown_moves.py</extracomment>
        <translation>在这个窗口中，着法以其他符号显示，输入时也可以使用：{pieces}。</translation>
    </message>
    <message>
        <source>{piece} to {square}</source>
        <comment>a move that is said in the middle of a sentence</comment>
        <extracomment>gui/words/spoken_moves.py</extracomment>
        <translation>{piece}到{square}</translation>
    </message>
    <message>
        <source>Your tags and the games you added</source>
        <extracomment>gui/library/own_data.py</extracomment>
        <translation>你的标签和添加的对局</translation>
    </message>
    <message>
        <source>Your settings</source>
        <extracomment>gui/shell/settings.py</extracomment>
        <translation>你的设置</translation>
    </message>
    <message>
        <source>{what} cannot be read now ({why}).</source>
        <extracomment>gui/storage/shared_file.py</extracomment>
        <translation>{what}现在无法读取（{why}）。</translation>
    </message>
    <message>
        <source>{what} contained values that cannot be used ({names}).</source>
        <extracomment>gui/storage/shared_file.py</extracomment>
        <translation>{what}有无法使用的值（{names}）。</translation>
    </message>
    <message>
        <source>Whatever could be read was kept.</source>
        <extracomment>gui/storage/shared_file.py</extracomment>
        <translation>仍能读取的内容已保留。</translation>
    </message>
    <message>
        <source>The file is left as it is, and Surajang keeps trying.</source>
        <extracomment>gui/storage/shared_file.py</extracomment>
        <translation>文件保持不变，Surajang 会继续尝试。</translation>
    </message>
    <message>
        <source>{piece} takes on {square}</source>
        <comment>a move that is said in the middle of a sentence</comment>
        <extracomment>gui/words/spoken_moves.py</extracomment>
        <translation>{piece}在{square}吃子</translation>
    </message>
    <message>
        <source>{move} and takes on {square}</source>
        <comment>a move that is said in the middle of a sentence</comment>
        <extracomment>gui/words/spoken_moves.py</extracomment>
        <translation>{move}，再在{square}吃子</translation>
    </message>
    <message>
        <source>{move} and goes to {square}</source>
        <comment>a move that is said in the middle of a sentence</comment>
        <extracomment>gui/words/spoken_moves.py</extracomment>
        <translation>{move}，再到{square}</translation>
    </message>
    <message>
        <source>{move}, promoting</source>
        <comment>a move that is said in the middle of a sentence</comment>
        <extracomment>gui/words/spoken_moves.py</extracomment>
        <translation>{move}，升变</translation>
    </message>
    <message>
        <source>{move}, without promoting</source>
        <comment>a move that is said in the middle of a sentence</comment>
        <extracomment>gui/words/spoken_moves.py</extracomment>
        <translation>{move}，不升变</translation>
    </message>
    <message>
        <source>A piece moves</source>
        <extracomment>gui/app/captions.py</extracomment>
        <translation>棋子走动</translation>
    </message>
    <message>
        <source>A piece is captured</source>
        <extracomment>gui/app/captions.py</extracomment>
        <translation>棋子被吃</translation>
    </message>
    <message>
        <source>A piece is dropped</source>
        <extracomment>gui/app/captions.py</extracomment>
        <translation>打入棋子</translation>
    </message>
    <message>
        <source>Check</source>
        <extracomment>gui/app/captions.py</extracomment>
        <translation>将军</translation>
    </message>
    <message>
        <source>The end</source>
        <extracomment>gui/app/captions.py</extracomment>
        <translation>对局结束</translation>
    </message>
    <message>
        <source>Little time is left</source>
        <extracomment>gui/app/captions.py</extracomment>
        <translation>时间不多了</translation>
    </message>
    <message>
        <source>That cannot be done</source>
        <extracomment>gui/app/captions.py</extracomment>
        <translation>不能这样做</translation>
    </message>
    <message>
        <source>The game begins</source>
        <extracomment>gui/app/captions.py</extracomment>
        <translation>对局开始</translation>
    </message>
    <message>
        <source>A draw is offered</source>
        <extracomment>gui/app/captions.py</extracomment>
        <translation>提出和棋</translation>
    </message>
    <message>
        <source>A move is taken back</source>
        <extracomment>gui/app/captions.py</extracomment>
        <translation>悔棋一步</translation>
    </message>
    <message>
        <source>Solved</source>
        <comment>the caption of a sound</comment>
        <extracomment>gui/app/captions.py</extracomment>
        <translation>解开了</translation>
    </message>
    <message>
        <source>That does not solve it</source>
        <extracomment>gui/app/captions.py</extracomment>
        <translation>这不是答案</translation>
    </message>
    <message>
        <source>A long task is done</source>
        <extracomment>gui/app/captions.py</extracomment>
        <translation>耗时的工作完成了</translation>
    </message>
    <message>
        <source>Something could not be saved</source>
        <extracomment>gui/app/captions.py</extracomment>
        <translation>有内容无法保存</translation>
    </message>
    <message>
        <source>{name} does not contain your changes.</source>
        <extracomment>gui/study/study_page.py</extracomment>
        <translation>{name} 中没有你的修改。</translation>
    </message>
    <message>
        <source>They are still saved among your studies.</source>
        <extracomment>gui/study/study_page.py</extracomment>
        <translation>它们仍然保存在你的研究中。</translation>
    </message>
    <message>
        <source>Comment before the move</source>
        <extracomment>gui/study/study_notes.py</extracomment>
        <translation>着法前的注释</translation>
    </message>
    <message>
        <source>A comment on this move</source>
        <extracomment>gui/study/study_notes.py</extracomment>
        <translation>对这一步的注释</translation>
    </message>
    <message>
        <source>A comment before this move</source>
        <extracomment>gui/study/study_notes.py</extracomment>
        <translation>写在这一步之前的注释</translation>
    </message>
    <message>
        <source>{name} failed {times} times in a row, so the match has stopped. {failure}</source>
        <extracomment>gui/matches/matches_text.py</extracomment>
        <translation>{name} 连续失败 {times} 次，对抗赛已停止。{failure}</translation>
    </message>
    <message>
        <source>An opening of this match cannot be played, so it has stopped. {why}</source>
        <extracomment>gui/matches/matches_text.py</extracomment>
        <translation>对抗赛的一个开局无法走，因此已停止。{why}</translation>
    </message>
    <message>
        <source>A game could not be saved, so the match has stopped: {why}.</source>
        <extracomment>gui/matches/matches_text.py</extracomment>
        <translation>有一局无法保存，对抗赛已停止：{why}。</translation>
    </message>
    <message>
        <source>This match cannot be read: {why}.</source>
        <extracomment>gui/matches/matches_text.py</extracomment>
        <translation>这场对抗赛无法读取：{why}。</translation>
    </message>
    <message>
        <source>Match</source>
        <extracomment>gui/matches/matches_page.py</extracomment>
        <translation>对抗赛</translation>
    </message>
    <message>
        <source>Another window is playing this match.</source>
        <extracomment>gui/matches/matches_text.py</extracomment>
        <translation>另一个窗口正在进行这场对抗赛。</translation>
    </message>
    <message>
        <source>The match could not be read: {why}.</source>
        <extracomment>gui/matches/matches_text.py</extracomment>
        <translation>对抗赛无法读取：{why}。</translation>
    </message>
    <message>
        <source>The match could not be saved: {why}.</source>
        <extracomment>gui/matches/engine_match.py</extracomment>
        <translation>对抗赛无法保存：{why}。</translation>
    </message>
    <message>
        <source>The match could not be moved to the trash.</source>
        <extracomment>gui/matches/matches_text.py</extracomment>
        <translation>对抗赛无法移到回收站。</translation>
    </message>
    <message>
        <source>Matches that cannot be read because their plans are damaged: {names}. Their games are in {path}.</source>
        <extracomment>gui/matches/matches_text.py</extracomment>
        <translation>因为计划损坏而无法读取的对抗赛：{names}。它们的对局在 {path}。</translation>
    </message>
    <message>
        <source>New match</source>
        <extracomment>gui/matches/match_dialog.py</extracomment>
        <translation>新对抗赛</translation>
    </message>
    <message>
        <source>New match…</source>
        <extracomment>gui/matches/matches_page.py</extracomment>
        <translation>新对抗赛…</translation>
    </message>
    <message>
        <source>Start the match</source>
        <extracomment>gui/matches/match_dialog.py</extracomment>
        <translation>开始对抗赛</translation>
    </message>
    <message>
        <source>Save them there</source>
        <extracomment>gui/study/study_page.py</extracomment>
        <translation>保存到那里</translation>
    </message>
    <message>
        <source>Leave it as it is</source>
        <extracomment>gui/study/study_page.py</extracomment>
        <translation>保持原样</translation>
    </message>
    <message>
        <source>Updates</source>
        <extracomment>gui/updates/updates_dialog.py</extracomment>
        <translation>更新</translation>
    </message>
    <message>
        <source>Check for updates once a week</source>
        <extracomment>gui/updates/updates_dialog.py</extracomment>
        <translation>每周检查一次更新</translation>
    </message>
    <message>
        <source>Open the web page</source>
        <extracomment>gui/updates/updates_dialog.py</extracomment>
        <translation>打开网页</translation>
    </message>
    <message>
        <source>You have the latest version.</source>
        <extracomment>gui/updates/updates_dialog.py</extracomment>
        <translation>你使用的是最新版本。</translation>
    </message>
    <message>
        <source>Could not check for updates.</source>
        <extracomment>gui/updates/updates_dialog.py</extracomment>
        <translation>无法检查更新。</translation>
    </message>
    <message>
        <source>Contacting {host}…</source>
        <extracomment>gui/updates/updates_dialog.py</extracomment>
        <translation>正在连接 {host}…</translation>
    </message>
    <message>
        <source>One request for a small file is sent to {host}. It does not identify you, your computer or your version. Nothing is downloaded or installed.</source>
        <extracomment>gui/updates/updates_dialog.py</extracomment>
        <translation>只会向 {host} 请求一个小文件，不会透露你是谁、用的是哪台电脑或哪个版本。不会下载或安装任何东西。</translation>
    </message>
    <message>
        <source>Surajang {version} is out ({day}).</source>
        <extracomment>gui/updates/updates_dialog.py</extracomment>
        <translation>Surajang {version} 已发布（{day}）。</translation>
    </message>
    <message>
        <source>{host} cannot be reached.</source>
        <extracomment>gui/updates/updates_dialog.py</extracomment>
        <translation>无法连接到 {host}。</translation>
    </message>
    <message>
        <source>{host} did not answer in time.</source>
        <extracomment>gui/updates/updates_dialog.py</extracomment>
        <translation>{host} 没有及时回应。</translation>
    </message>
    <message>
        <source>{host} does not say which version is the latest.</source>
        <extracomment>gui/updates/updates_dialog.py</extracomment>
        <translation>{host} 没有说明哪个版本是最新的。</translation>
    </message>
    <message>
        <source>The answer from {host} cannot be read.</source>
        <extracomment>gui/updates/updates_dialog.py</extracomment>
        <translation>无法读取 {host} 的响应。</translation>
    </message>
    <message>
        <source>Your system lacks support for secure connections.</source>
        <extracomment>gui/updates/updates_dialog.py</extracomment>
        <translation>系统不支持安全连接。</translation>
    </message>
    <message>
        <source>Your system lacks a library for this.</source>
        <extracomment>gui/updates/updates_dialog.py</extracomment>
        <translation>本系统缺少所需的库。</translation>
    </message>
    <message>
        <source>Pandemonium</source>
        <comment>a game</comment>
        <extracomment>rules/games: Pandemonium</extracomment>
        <translation>修罗场</translation>
    </message>
    <message>
        <source>Chess on a ten-by-ten board with marshals and cardinals, where captured pieces change sides.</source>
        <extracomment>rules/games: Pandemonium</extracomment>
        <translation>十乘十棋盘上的国际象棋，有元帅和枢机，被吃的棋子会改换阵营。</translation>
    </message>
    <message>
        <source>White</source>
        <comment>a player</comment>
        <extracomment>rules/games: Pandemonium, rules/games: Pandemonium (first edition), rules/games: Pandemonium (vchess), rules/games: Mansindam</extracomment>
        <translation>白方</translation>
    </message>
    <message>
        <source>Black</source>
        <comment>a player</comment>
        <extracomment>rules/games: Pandemonium, rules/games: Pandemonium (first edition), rules/games: Pandemonium (vchess), rules/games: Mansindam</extracomment>
        <translation>黑方</translation>
    </message>
    <message>
        <source>King</source>
        <comment>a piece</comment>
        <extracomment>rules/games: Pandemonium, rules/games: Pandemonium (first edition), rules/games: Pandemonium (vchess), rules/games: Mansindam, rules/games: Palace Shogi</extracomment>
        <translation>王</translation>
    </message>
    <message>
        <source>Yang/Eum</source>
        <comment>陽/陰</comment>
        <extracomment>rules/games: Pandemonium, rules/games: Pandemonium (first edition), rules/games: Pandemonium (vchess), rules/games: Mansindam</extracomment>
        <translation>yáng/yīn</translation>
    </message>
    <message>
        <source>sun / shade</source>
        <comment>what 陽/陰 means</comment>
        <extracomment>rules/games: Pandemonium, rules/games: Pandemonium (first edition), rules/games: Pandemonium (vchess), rules/games: Mansindam</extracomment>
        <translation>向阳／背阴</translation>
    </message>
    <message>
        <source>K</source>
        <comment>letter of the King, Pandemonium</comment>
        <extracomment>rules/games: Pandemonium, rules/games: Pandemonium (first edition), rules/games: Pandemonium (vchess)</extracomment>
        <translation>K</translation>
    </message>
    <message>
        <source>Pawn</source>
        <comment>a piece</comment>
        <extracomment>rules/games: Pandemonium, rules/games: Pandemonium (first edition), rules/games: Pandemonium (vchess), rules/games: Mansindam, rules/games: Palace Shogi, rules/ini/definition.py</extracomment>
        <translation>兵</translation>
    </message>
    <message>
        <source>Bo</source>
        <comment>步</comment>
        <extracomment>rules/games: Pandemonium, rules/games: Pandemonium (first edition), rules/games: Pandemonium (vchess), rules/games: Mansindam</extracomment>
        <translation>bù</translation>
    </message>
    <message>
        <source>on foot</source>
        <comment>what 步 means</comment>
        <extracomment>rules/games: Pandemonium, rules/games: Pandemonium (first edition), rules/games: Pandemonium (vchess), rules/games: Mansindam</extracomment>
        <translation>步行</translation>
    </message>
    <message>
        <source>P</source>
        <comment>letter of the Pawn, Pandemonium</comment>
        <extracomment>rules/games: Pandemonium, rules/games: Pandemonium (first edition), rules/games: Pandemonium (vchess)</extracomment>
        <translation>P</translation>
    </message>
    <message>
        <source>Knight</source>
        <comment>a piece</comment>
        <extracomment>rules/games: Pandemonium, rules/games: Pandemonium (first edition), rules/games: Pandemonium (vchess), rules/games: Mansindam, rules/games: Palace Shogi, rules/ini/definition.py</extracomment>
        <translation>骑士</translation>
    </message>
    <message>
        <source>Gi</source>
        <comment>騎</comment>
        <extracomment>rules/games: Pandemonium, rules/games: Pandemonium (first edition), rules/games: Pandemonium (vchess), rules/games: Mansindam</extracomment>
        <translation>qí</translation>
    </message>
    <message>
        <source>rider</source>
        <comment>what 騎 means</comment>
        <extracomment>rules/games: Pandemonium, rules/games: Pandemonium (first edition), rules/games: Pandemonium (vchess), rules/games: Mansindam, rules/games: Palace Shogi</extracomment>
        <translation>骑马者</translation>
    </message>
    <message>
        <source>N</source>
        <comment>letter of the Knight, Pandemonium</comment>
        <extracomment>rules/games: Pandemonium, rules/games: Pandemonium (first edition), rules/games: Pandemonium (vchess)</extracomment>
        <translation>N</translation>
    </message>
    <message>
        <source>Bishop</source>
        <comment>a piece</comment>
        <extracomment>rules/games: Pandemonium, rules/games: Pandemonium (first edition), rules/games: Pandemonium (vchess), rules/games: Mansindam, rules/games: Palace Shogi, rules/ini/definition.py</extracomment>
        <translation>主教</translation>
    </message>
    <message>
        <source>Gak</source>
        <comment>閣</comment>
        <extracomment>rules/games: Pandemonium, rules/games: Pandemonium (first edition), rules/games: Pandemonium (vchess), rules/games: Mansindam</extracomment>
        <translation>gé</translation>
    </message>
    <message>
        <source>pavilion</source>
        <comment>what 閣 means</comment>
        <extracomment>rules/games: Pandemonium, rules/games: Pandemonium (first edition), rules/games: Pandemonium (vchess), rules/games: Mansindam</extracomment>
        <translation>楼阁</translation>
    </message>
    <message>
        <source>B</source>
        <comment>letter of the Bishop, Pandemonium</comment>
        <extracomment>rules/games: Pandemonium, rules/games: Pandemonium (first edition), rules/games: Pandemonium (vchess)</extracomment>
        <translation>B</translation>
    </message>
    <message>
        <source>Rook</source>
        <comment>a piece</comment>
        <extracomment>rules/games: Pandemonium, rules/games: Pandemonium (first edition), rules/games: Pandemonium (vchess), rules/games: Mansindam, rules/games: Palace Shogi, rules/ini/definition.py</extracomment>
        <translation>车</translation>
    </message>
    <message>
        <source>Bi</source>
        <comment>飛</comment>
        <extracomment>rules/games: Pandemonium, rules/games: Pandemonium (first edition), rules/games: Pandemonium (vchess), rules/games: Mansindam</extracomment>
        <translation>fēi</translation>
    </message>
    <message>
        <source>flying</source>
        <comment>what 飛 means</comment>
        <extracomment>rules/games: Pandemonium, rules/games: Pandemonium (first edition), rules/games: Pandemonium (vchess), rules/games: Mansindam, rules/games: Palace Shogi</extracomment>
        <translation>飞行</translation>
    </message>
    <message>
        <source>R</source>
        <comment>letter of the Rook, Pandemonium</comment>
        <extracomment>rules/games: Pandemonium, rules/games: Pandemonium (first edition), rules/games: Pandemonium (vchess)</extracomment>
        <translation>R</translation>
    </message>
    <message>
        <source>Cardinal</source>
        <comment>a piece</comment>
        <extracomment>rules/games: Pandemonium, rules/games: Pandemonium (first edition), rules/games: Pandemonium (vchess), rules/games: Mansindam</extracomment>
        <translation>枢机</translation>
    </message>
    <message>
        <source>Ye</source>
        <comment>猊</comment>
        <extracomment>rules/games: Pandemonium, rules/games: Pandemonium (first edition), rules/games: Pandemonium (vchess), rules/games: Mansindam</extracomment>
        <translation>ní</translation>
    </message>
    <message>
        <source>fabled lion</source>
        <comment>what 猊 means</comment>
        <extracomment>rules/games: Pandemonium, rules/games: Pandemonium (first edition), rules/games: Pandemonium (vchess), rules/games: Mansindam</extracomment>
        <translation>传说中的狮</translation>
    </message>
    <message>
        <source>C</source>
        <comment>letter of the Cardinal, Pandemonium</comment>
        <extracomment>rules/games: Pandemonium, rules/games: Pandemonium (first edition), rules/games: Pandemonium (vchess)</extracomment>
        <translation>C</translation>
    </message>
    <message>
        <source>Marshal</source>
        <comment>a piece</comment>
        <extracomment>rules/games: Pandemonium, rules/games: Pandemonium (first edition), rules/games: Pandemonium (vchess), rules/games: Mansindam</extracomment>
        <translation>元帅</translation>
    </message>
    <message>
        <source>Su</source>
        <comment>帥</comment>
        <extracomment>rules/games: Pandemonium, rules/games: Pandemonium (first edition), rules/games: Pandemonium (vchess)</extracomment>
        <translation>shuài</translation>
    </message>
    <message>
        <source>commander</source>
        <comment>what 帥 means</comment>
        <extracomment>rules/games: Pandemonium, rules/games: Pandemonium (first edition), rules/games: Pandemonium (vchess)</extracomment>
        <translation>统帅</translation>
    </message>
    <message>
        <source>M</source>
        <comment>letter of the Marshal, Pandemonium</comment>
        <extracomment>rules/games: Pandemonium, rules/games: Pandemonium (first edition), rules/games: Pandemonium (vchess)</extracomment>
        <translation>M</translation>
    </message>
    <message>
        <source>Queen</source>
        <comment>a piece</comment>
        <extracomment>rules/games: Pandemonium, rules/games: Pandemonium (first edition), rules/games: Pandemonium (vchess), rules/games: Mansindam, rules/games: Palace Shogi, rules/ini/definition.py</extracomment>
        <translation>后</translation>
    </message>
    <message>
        <source>Bun</source>
        <comment>奔</comment>
        <extracomment>rules/games: Pandemonium, rules/games: Pandemonium (first edition), rules/games: Pandemonium (vchess), rules/games: Mansindam</extracomment>
        <translation>bēn</translation>
    </message>
    <message>
        <source>running</source>
        <comment>what 奔 means</comment>
        <extracomment>rules/games: Pandemonium, rules/games: Pandemonium (first edition), rules/games: Pandemonium (vchess), rules/games: Mansindam</extracomment>
        <translation>奔跑</translation>
    </message>
    <message>
        <source>Q</source>
        <comment>letter of the Queen, Pandemonium</comment>
        <extracomment>rules/games: Pandemonium, rules/games: Pandemonium (first edition), rules/games: Pandemonium (vchess)</extracomment>
        <translation>Q</translation>
    </message>
    <message>
        <source>Gilding</source>
        <comment>a piece</comment>
        <extracomment>rules/games: Pandemonium, rules/games: Pandemonium (first edition), rules/games: Pandemonium (vchess)</extracomment>
        <translation>镀</translation>
    </message>
    <message>
        <source>Do</source>
        <comment>鍍</comment>
        <extracomment>rules/games: Pandemonium, rules/games: Pandemonium (first edition), rules/games: Pandemonium (vchess)</extracomment>
        <translation>dù</translation>
    </message>
    <message>
        <source>gilded</source>
        <comment>what 鍍 means</comment>
        <extracomment>rules/games: Pandemonium, rules/games: Pandemonium (first edition), rules/games: Pandemonium (vchess)</extracomment>
        <translation>镀金</translation>
    </message>
    <message>
        <source>G</source>
        <comment>letter of the Gilding, Pandemonium</comment>
        <extracomment>rules/games: Pandemonium, rules/games: Pandemonium (first edition), rules/games: Pandemonium (vchess)</extracomment>
        <translation>G</translation>
    </message>
    <message>
        <source>Scepter</source>
        <comment>a piece</comment>
        <extracomment>rules/games: Pandemonium, rules/games: Pandemonium (first edition), rules/games: Pandemonium (vchess)</extracomment>
        <translation>圭</translation>
    </message>
    <message>
        <source>Gyu</source>
        <comment>圭</comment>
        <extracomment>rules/games: Pandemonium, rules/games: Pandemonium (first edition), rules/games: Pandemonium (vchess)</extracomment>
        <translation>guī</translation>
    </message>
    <message>
        <source>jade tablet</source>
        <comment>what 圭 means</comment>
        <extracomment>rules/games: Pandemonium, rules/games: Pandemonium (first edition), rules/games: Pandemonium (vchess)</extracomment>
        <translation>玉制礼器</translation>
    </message>
    <message>
        <source>S</source>
        <comment>letter of the Scepter, Pandemonium</comment>
        <extracomment>rules/games: Pandemonium, rules/games: Pandemonium (first edition), rules/games: Pandemonium (vchess)</extracomment>
        <translation>S</translation>
    </message>
    <message>
        <source>Horse</source>
        <comment>a piece</comment>
        <extracomment>rules/games: Pandemonium, rules/games: Pandemonium (first edition), rules/games: Pandemonium (vchess), rules/games: Palace Shogi, rules/ini/definition.py</extracomment>
        <translation>马</translation>
    </message>
    <message>
        <source>Ma</source>
        <comment>馬</comment>
        <extracomment>rules/games: Pandemonium, rules/games: Pandemonium (first edition), rules/games: Pandemonium (vchess)</extracomment>
        <translation>mǎ</translation>
    </message>
    <message>
        <source>horse</source>
        <comment>what 馬 means</comment>
        <extracomment>rules/games: Pandemonium, rules/games: Pandemonium (first edition), rules/games: Pandemonium (vchess)</extracomment>
        <translation>马匹</translation>
    </message>
    <message>
        <source>H</source>
        <comment>letter of the Horse, Pandemonium</comment>
        <extracomment>rules/games: Pandemonium, rules/games: Pandemonium (first edition), rules/games: Pandemonium (vchess)</extracomment>
        <translation>H</translation>
    </message>
    <message>
        <source>Dragon</source>
        <comment>a piece</comment>
        <extracomment>rules/games: Pandemonium, rules/games: Pandemonium (first edition), rules/games: Pandemonium (vchess), rules/games: Palace Shogi</extracomment>
        <translation>龙</translation>
    </message>
    <message>
        <source>Yong</source>
        <comment>龍</comment>
        <extracomment>rules/games: Pandemonium, rules/games: Pandemonium (first edition), rules/games: Pandemonium (vchess), rules/games: Mansindam</extracomment>
        <translation>lóng</translation>
    </message>
    <message>
        <source>dragon</source>
        <comment>what 龍 means</comment>
        <extracomment>rules/games: Pandemonium, rules/games: Pandemonium (first edition), rules/games: Pandemonium (vchess), rules/games: Mansindam, rules/games: Palace Shogi</extracomment>
        <translation>龙</translation>
    </message>
    <message>
        <source>D</source>
        <comment>letter of the Dragon, Pandemonium</comment>
        <extracomment>rules/games: Pandemonium, rules/games: Pandemonium (first edition), rules/games: Pandemonium (vchess)</extracomment>
        <translation>D</translation>
    </message>
    <message>
        <source>Whole</source>
        <comment>a piece</comment>
        <extracomment>rules/games: Pandemonium, rules/games: Pandemonium (first edition), rules/games: Pandemonium (vchess)</extracomment>
        <translation>全</translation>
    </message>
    <message>
        <source>Jeon</source>
        <comment>全</comment>
        <extracomment>rules/games: Pandemonium, rules/games: Pandemonium (first edition), rules/games: Pandemonium (vchess)</extracomment>
        <translation>quán</translation>
    </message>
    <message>
        <source>whole</source>
        <comment>what 全 means</comment>
        <extracomment>rules/games: Pandemonium, rules/games: Pandemonium (first edition), rules/games: Pandemonium (vchess)</extracomment>
        <translation>完整</translation>
    </message>
    <message>
        <source>W</source>
        <comment>letter of the Whole, Pandemonium</comment>
        <extracomment>rules/games: Pandemonium, rules/games: Pandemonium (first edition), rules/games: Pandemonium (vchess)</extracomment>
        <translation>W</translation>
    </message>
    <message>
        <source>Apricot</source>
        <comment>a piece</comment>
        <extracomment>rules/games: Pandemonium, rules/games: Pandemonium (first edition), rules/games: Pandemonium (vchess)</extracomment>
        <translation>杏</translation>
    </message>
    <message>
        <source>Haeng</source>
        <comment>杏</comment>
        <extracomment>rules/games: Pandemonium, rules/games: Pandemonium (first edition), rules/games: Pandemonium (vchess)</extracomment>
        <translation>xìng</translation>
    </message>
    <message>
        <source>apricot</source>
        <comment>what 杏 means</comment>
        <extracomment>rules/games: Pandemonium, rules/games: Pandemonium (first edition), rules/games: Pandemonium (vchess)</extracomment>
        <translation>杏子</translation>
    </message>
    <message>
        <source>A</source>
        <comment>letter of the Apricot, Pandemonium</comment>
        <extracomment>rules/games: Pandemonium, rules/games: Pandemonium (first edition), rules/games: Pandemonium (vchess)</extracomment>
        <translation>A</translation>
    </message>
    <message>
        <source>Inner bishops</source>
        <comment>a setup</comment>
        <extracomment>rules/games: Pandemonium, rules/games: Pandemonium (vchess)</extracomment>
        <translation>主教居内</translation>
    </message>
    <message>
        <source>Left bishops</source>
        <comment>a setup</comment>
        <extracomment>rules/games: Pandemonium, rules/games: Pandemonium (vchess)</extracomment>
        <translation>主教居左</translation>
    </message>
    <message>
        <source>Right bishops</source>
        <comment>a setup</comment>
        <extracomment>rules/games: Pandemonium, rules/games: Pandemonium (vchess)</extracomment>
        <translation>主教居右</translation>
    </message>
    <message>
        <source>Outer bishops</source>
        <comment>a setup</comment>
        <extracomment>rules/games: Pandemonium, rules/games: Pandemonium (vchess)</extracomment>
        <translation>主教居外</translation>
    </message>
    <message>
        <source>place your bishops and knights</source>
        <comment>a setup</comment>
        <extracomment>rules/games: Pandemonium</extracomment>
        <translation>请布置主教和骑士</translation>
    </message>
    <message>
        <source>Pandemonium{signs}, Surajang in Korean, is chess on a ten-by-ten board with two more pieces on each side, the cardinal and the marshal. Captured pieces change sides and come back, most pieces can promote, and both players arrange some of their pieces before the first move.</source>
        <extracomment>assets/rules/pandemonium.toml</extracomment>
        <translation>修罗场{signs}是在十乘十棋盘上下的国际象棋，韩语读作 Surajang，每方多两个棋子：枢机和元帅。被吃的棋子改换阵营再回到棋盘，大多数棋子可以升变，双方在第一步之前还要布置一部分棋子。</translation>
    </message>
    <message>
        <source>The board and the start</source>
        <extracomment>gui/rulebook/generated.py, assets/rules/pandemonium.toml, assets/rules/pandemonium-2020.toml, assets/rules/pandemonium-vchess.toml, assets/rules/mansindam.toml, assets/rules/palaceshogi.toml</extracomment>
        <translation>棋盘与初始局面</translation>
    </message>
    <message>
        <source>Ten files and ten ranks. White, called Bright, moves first; Black is called Dark. Passing is not allowed. From White&apos;s left, the first rank has rook, knight, bishop, queen, king, marshal, cardinal, bishop, knight and rook, with ten pawns in front of them. Black&apos;s pieces stand opposite.</source>
        <extracomment>assets/rules/pandemonium.toml, assets/rules/pandemonium-vchess.toml</extracomment>
        <translation>十条直线，十条横线。称为“阳”的白方先走，黑方称为“阴”。谁都不能停着。第一横线上从白方左手起依次是车、骑士、主教、后、王、元帅、枢机、主教、骑士、车，前面是十个兵。黑方棋子在对面相应摆放。</translation>
    </message>
    <message>
        <source>The start, with the bishops inside.</source>
        <extracomment>assets/rules/pandemonium.toml, assets/rules/pandemonium-vchess.toml</extracomment>
        <translation>初始局面：主教居内。</translation>
    </message>
    <message>
        <source>Before the first move</source>
        <extracomment>gui/rulebook/generated.py, assets/rules/pandemonium.toml, assets/rules/pandemonium-vchess.toml, assets/rules/differences.toml, assets/lessons/pandemonium/12-setup.toml</extracomment>
        <translation>第一步之前</translation>
    </message>
    <message>
        <source>Each player first chooses where their bishops and knights stand, on the b- and c-files and on the h- and i-files: one of each on either side, in either order. White chooses first, and Black sees the choice. There are four ways: inner, left, right and outer bishops, all seen from White&apos;s side of the board.</source>
        <extracomment>assets/rules/pandemonium.toml</extracomment>
        <translation>双方先选择自己的主教和骑士在b、c线和h、i线上的位置：每边各一个，顺序任意。白方先选，黑方看到后再选。共有四种：主教居内、居左、居右、居外，都从白方一侧来看。</translation>
    </message>
    <message>
        <source>White chooses: try it.</source>
        <extracomment>assets/rules/pandemonium.toml</extracomment>
        <translation>轮到白方选择，请试一试。</translation>
    </message>
    <message>
        <source>The pieces</source>
        <extracomment>gui/rulebook/generated.py, gui/rulebook/set_pdf.py, assets/rules/pandemonium.toml, assets/rules/pandemonium-2020.toml, assets/rules/pandemonium-vchess.toml, assets/rules/mansindam.toml, assets/rules/palaceshogi.toml</extracomment>
        <translation>棋子</translation>
    </message>
    <message>
        <source>Start with the first lesson of {game}</source>
        <extracomment>gui/app/first_visit.py</extracomment>
        <translation>从{game}的第一课开始</translation>
    </message>
    <message>
        <source>Pawns</source>
        <extracomment>assets/rules/pandemonium.toml, assets/rules/pandemonium-2020.toml, assets/rules/pandemonium-vchess.toml, assets/lessons/pandemonium/08-pawns.toml</extracomment>
        <translation>兵</translation>
    </message>
    <message>
        <source>A pawn moves one square straight ahead and captures one square diagonally ahead, as in chess. From its second rank it may move up to three squares, from its third up to two, if they are empty, even if it was dropped there or has moved before.</source>
        <extracomment>assets/rules/pandemonium.toml, assets/rules/pandemonium-vchess.toml</extracomment>
        <translation>兵的走法与国际象棋相同，向前直走一格，斜前一格吃子。在第二横线上最多可走三格，在第三横线上最多两格，途中必须是空格；打入到那里的兵或已经走过的兵也一样。</translation>
    </message>
    <message>
        <source>The pawn on d2 may move to d3, d4 or d5, the one on g3 to g4 or g5.</source>
        <extracomment>assets/rules/pandemonium.toml, assets/rules/pandemonium-vchess.toml</extracomment>
        <translation>d2的兵可以走到d3、d4或d5，g3的兵可以走到g4或g5。</translation>
    </message>
    <message>
        <source>When a pawn moves two or three squares, an enemy pawn that attacks one of the squares it has passed over may capture it there, on the very next move only. The captured pawn may stand one or two squares further on. A pawn that has just been dropped cannot be captured this way.</source>
        <extracomment>assets/rules/pandemonium.toml, assets/rules/pandemonium-2020.toml, assets/rules/pandemonium-vchess.toml</extracomment>
        <translation>兵走两格或三格时，如果敌兵攻击着它经过的某一格，就可以在紧接着的一步走到那里把它吃掉。被吃的兵可能在更前面一格或两格。打入的兵不会这样被吃。</translation>
    </message>
    <message>
        <source>White&apos;s pawn has gone from d2 to d5. Black&apos;s pawn attacks d3 and captures there: the pawn on d5 leaves the board.</source>
        <extracomment>assets/rules/pandemonium.toml, assets/rules/pandemonium-2020.toml, assets/rules/pandemonium-vchess.toml</extracomment>
        <translation>白兵从d2走到d5。黑兵攻击d3，走到那里吃子：d5的兵离开棋盘。</translation>
    </message>
    <message>
        <source>Captured pieces change sides</source>
        <extracomment>assets/rules/pandemonium.toml, assets/rules/pandemonium-2020.toml, assets/rules/pandemonium-vchess.toml, assets/rules/mansindam.toml</extracomment>
        <translation>被吃的棋子改换阵营</translation>
    </message>
    <message>
        <source>A piece that you capture goes to your hand and is yours. Instead of moving, you may drop one piece from your hand on an empty square, even with check or mate. A promoted piece loses its promotion when it is captured. A drop never promotes: a piece dropped in the enemy camp may promote when it moves.</source>
        <extracomment>assets/rules/pandemonium.toml, assets/rules/pandemonium-vchess.toml</extracomment>
        <translation>你吃掉的棋子进入手中，归你所有。轮到你时可以不走棋，而把手中的一个棋子打入任意空格，可以将军，也可以将死。升变过的棋子被吃后恢复原状。打入时不能升变；打入敌阵的棋子在走动时可以升变。</translation>
    </message>
    <message>
        <source>White holds a knight and a marshal, and may drop either on any empty square.</source>
        <extracomment>assets/rules/pandemonium.toml, assets/rules/pandemonium-2020.toml, assets/rules/pandemonium-vchess.toml</extracomment>
        <translation>白方手中有骑士和元帅，两者都可以打入任意空格。</translation>
    </message>
    <message>
        <source>Dropping pawns</source>
        <extracomment>assets/rules/pandemonium.toml, assets/rules/pandemonium-2020.toml, assets/rules/pandemonium-vchess.toml, assets/rules/differences.toml</extracomment>
        <translation>打入兵</translation>
    </message>
    <message>
        <source>Pawns may not be dropped on the first rank or the last, and may not give mate by being dropped, though they may give check. Any number of them may stand on a file. A pawn dropped on the ninth rank stays a pawn until it moves on.</source>
        <extracomment>assets/rules/pandemonium.toml, assets/rules/pandemonium-vchess.toml</extracomment>
        <translation>兵不能打入己方底线和对方底线，打入时也不能将死对方，但可以将军。一条直线上可以有任意多个兵。打入第九横线的兵在走动之前仍是兵。</translation>
    </message>
    <message>
        <source>A dropped pawn may give check: on d9 it attacks the king diagonally ahead.</source>
        <extracomment>assets/rules/pandemonium.toml, assets/rules/pandemonium-2020.toml, assets/rules/pandemonium-vchess.toml</extracomment>
        <translation>打入的兵可以将军：在d9它攻击斜前方的王。</translation>
    </message>
    <message>
        <source>A pawn on b9 would give mate: it is guarded, and the king has no escape. It may not be dropped there.</source>
        <extracomment>assets/rules/pandemonium.toml, assets/rules/pandemonium-2020.toml, assets/rules/pandemonium-vchess.toml</extracomment>
        <translation>b9的兵会将死：它有保护，王又无处可走。所以不能打入那里。</translation>
    </message>
    <message>
        <source>Promotion in the enemy camp</source>
        <extracomment>assets/rules/pandemonium.toml, assets/rules/pandemonium-vchess.toml</extracomment>
        <translation>在敌阵升变</translation>
    </message>
    <message>
        <source>The last two ranks are the enemy camp. A knight, bishop, rook, cardinal or marshal may promote when its move ends there or starts there; you choose each time. A pawn that moves into the camp must promote, to a gilding, which moves like a queen. King and queen do not promote.</source>
        <extracomment>assets/rules/pandemonium.toml</extracomment>
        <translation>离己方最远的两条横线是敌阵。骑士、主教、车、枢机、元帅走到敌阵或从敌阵走出时可以升变，每次由你决定。兵走到敌阵时必须升变为镀，镀的走法如后。王和后不升变。</translation>
    </message>
    <message>
        <source>The rook may promote to a dragon or stay a rook; the pawn becomes a gilding two moves later, whether you want it or not.</source>
        <extracomment>assets/rules/pandemonium.toml</extracomment>
        <translation>车可以升变为龙，也可以仍是车；兵在两步之后不管愿不愿意都变成镀。</translation>
    </message>
    <message>
        <source>The king and a rook that have never moved may castle, if nothing stands between them, the king is not in check and none of the three squares that it crosses or lands on is attacked. The king moves three squares towards the rook, and the rook stands beside it on the other side. A rook that was dropped does not castle. The rook itself may be attacked.</source>
        <extracomment>assets/rules/pandemonium.toml, assets/rules/pandemonium-vchess.toml</extracomment>
        <translation>从未走动过的王和车，如果两者之间没有棋子，王没有被将军，并且王经过和到达的三格都没有受到攻击，就可以易位。王向车的方向走三格，车则移到王的另一侧。打入的车不能易位。车本身受到攻击没有关系。</translation>
    </message>
    <message>
        <source>The king castles to h1, with the rook on g1, or to b1, with the rook on c1. Move it there, or onto the rook.</source>
        <extracomment>assets/rules/pandemonium.toml, assets/rules/pandemonium-vchess.toml</extracomment>
        <translation>王易位到h1，车到g1；或王到b1，车到c1。把王放到那一格或车上。</translation>
    </message>
    <message>
        <source>Check, mate and stalemate</source>
        <extracomment>assets/rules/pandemonium.toml, assets/rules/pandemonium-2020.toml, assets/rules/pandemonium-vchess.toml, assets/rules/palaceshogi.toml</extracomment>
        <translation>将军、将死与逼和</translation>
    </message>
    <message>
        <source>White mates in one move: with the queen, or by dropping the cardinal.</source>
        <extracomment>assets/rules/pandemonium.toml, assets/rules/pandemonium-2020.toml, assets/rules/pandemonium-vchess.toml</extracomment>
        <translation>白方一步将死：用后，或者打入枢机。</translation>
    </message>
    <message>
        <source>Threefold repetition</source>
        <extracomment>assets/rules/pandemonium.toml, assets/rules/pandemonium-vchess.toml</extracomment>
        <translation>同一局面三次</translation>
    </message>
    <message>
        <source>When a position occurs for the third time in a game, the game is drawn and is played again with colours swapped. Positions are the same if all pieces, both hands, the side to move, castling rights and en passant squares are the same. But if one side gave check with every move from the first time to the third, and the other did not, the side that gave check loses.</source>
        <extracomment>assets/rules/pandemonium.toml, assets/rules/pandemonium-vchess.toml</extracomment>
        <translation>一局中同一局面第三次出现时为和棋，并交换颜色重下一局。所有棋子、双方手中的棋子、轮到谁走、易位和吃过路兵的权利都相同，才是同一局面。但如果从第一次到第三次之间一方的每一步都是将军，而另一方并非如此，则该方判负。</translation>
    </message>
    <message>
        <source>If Black steps back to e10, the first position of this diagram occurs for the third time: a draw.</source>
        <extracomment>assets/rules/pandemonium.toml, assets/rules/pandemonium-vchess.toml</extracomment>
        <translation>如果黑方退回e10，本图的初始局面就第三次出现：和棋。</translation>
    </message>
    <message>
        <source>How moves are written</source>
        <extracomment>gui/rulebook/generated.py, assets/rules/pandemonium.toml, assets/rules/pandemonium-2020.toml, assets/rules/pandemonium-vchess.toml, assets/rules/mansindam.toml, assets/rules/palaceshogi.toml</extracomment>
        <translation>着法的写法</translation>
    </message>
    <message>
        <source>This move is written Re9=D.</source>
        <extracomment>assets/rules/pandemonium.toml, assets/rules/pandemonium-vchess.toml</extracomment>
        <translation>这步写作 Re9=D。</translation>
    </message>
    <message>
        <source>Pandemonium (first edition)</source>
        <comment>a game</comment>
        <extracomment>rules/games: Pandemonium (first edition)</extracomment>
        <translation>修罗场初版</translation>
    </message>
    <message>
        <source>The first rules: no setup phase, promotion only on the last rank, castling regardless of earlier moves.</source>
        <extracomment>rules/games: Pandemonium (first edition)</extracomment>
        <translation>最早的规则：没有布阵阶段，只在对方底线升变，无论是否走动过都可以易位。</translation>
    </message>
    <message>
        <source>The first edition of Pandemonium, from 2020: the same pieces as in the revised game, but nothing is arranged before the first move, pieces promote only on the last rank, and castling does not depend on earlier moves.</source>
        <extracomment>assets/rules/pandemonium-2020.toml</extracomment>
        <translation>2020 年的修罗场初版：棋子与修订版相同，但第一步之前不布阵，只有对方底线可以升变，无论是否走动过都可以易位。</translation>
    </message>
    <message>
        <source>Ten files and ten ranks. White moves first. Passing is not allowed. From White&apos;s left, the first rank has rook, knight, bishop, marshal, queen, king, cardinal, bishop, knight and rook, with ten pawns in front of them. Black&apos;s pieces stand opposite.</source>
        <extracomment>assets/rules/pandemonium-2020.toml</extracomment>
        <translation>十条直线，十条横线。白方先走，谁都不能停着。第一横线上从白方左手起依次是车、骑士、主教、元帅、后、王、枢机、主教、骑士、车，前面是十个兵。黑方棋子在对面相应摆放。</translation>
    </message>
    <message>
        <source>The start: the king stands on the f-file.</source>
        <extracomment>assets/rules/pandemonium-2020.toml</extracomment>
        <translation>初始局面：王在f线上。</translation>
    </message>
    <message>
        <source>A pawn moves one square straight ahead and captures one square diagonally ahead, as in chess. From its second rank it may move up to three squares, if they are empty; from every other rank one.</source>
        <extracomment>assets/rules/pandemonium-2020.toml</extracomment>
        <translation>兵的走法与国际象棋相同，向前直走一格，斜前一格吃子。在第二横线上如果途中是空格，最多可走三格；在其他横线上只走一格。</translation>
    </message>
    <message>
        <source>The pawn on d2 may move to d3, d4 or d5, the one on g3 to g4 only.</source>
        <extracomment>assets/rules/pandemonium-2020.toml</extracomment>
        <translation>d2的兵可以走到d3、d4或d5，g3的兵只能走到g4。</translation>
    </message>
    <message>
        <source>Pawns may not be dropped on the last rank, and may not give mate by being dropped, though they may give check. Any number of them may stand on a file.</source>
        <extracomment>assets/rules/pandemonium-2020.toml</extracomment>
        <translation>兵不能打入对方底线，打入时也不能将死对方，但可以将军。一条直线上可以有任意多个兵。</translation>
    </message>
    <message>
        <source>Promotion on the last rank</source>
        <extracomment>assets/rules/pandemonium-2020.toml</extracomment>
        <translation>在对方底线升变</translation>
    </message>
    <message>
        <source>A knight, bishop, rook, cardinal or marshal may promote when its move ends on the last rank or starts there; you choose each time. A pawn that reaches the last rank must promote, to a gilding, which moves like a queen. King and queen do not promote.</source>
        <extracomment>assets/rules/pandemonium-2020.toml</extracomment>
        <translation>骑士、主教、车、枢机、元帅走到对方底线或从那里走出时可以升变，每次由你决定。到达对方底线的兵必须升变为走法如后的镀。王和后不升变。</translation>
    </message>
    <message>
        <source>The rook may promote on e10 or stay a rook; the pawn must become a gilding.</source>
        <extracomment>assets/rules/pandemonium-2020.toml</extracomment>
        <translation>车在e10可以升变，也可以仍是车；兵必须变成镀。</translation>
    </message>
    <message>
        <source>A king on f1 and an unpromoted rook on a1 or j1 may castle, however they came there, if nothing stands between them, the king is not in check and none of the three squares that it crosses or lands on is attacked. The king moves three squares towards the rook, and the rook stands beside it on the other side. A rook that was dropped there may castle, and a king may castle more than once.</source>
        <extracomment>assets/rules/pandemonium-2020.toml</extracomment>
        <translation>在f1的王和在a1或j1的未升变的车，不管是怎么到那里的，只要两者之间没有棋子，王没有被将军，并且王经过和到达的三格都没有受到攻击，就可以易位。王向车的方向走三格，车则移到王的另一侧。打入到那里的车可以易位，王也可以易位多次。</translation>
    </message>
    <message>
        <source>The king castles to i1, with the rook on h1, or to c1, with the rook on d1. Move it there, or onto the rook.</source>
        <extracomment>assets/rules/pandemonium-2020.toml</extracomment>
        <translation>王易位到i1，车到h1；或王到c1，车到d1。把王放到那一格或车上。</translation>
    </message>
    <message>
        <source>Three times in a row</source>
        <extracomment>assets/rules/pandemonium-2020.toml</extracomment>
        <translation>连续三次</translation>
    </message>
    <message>
        <source>The game is drawn when the same position occurs for the third time in a row: with at most three other positions between one time and the next. But if one side gave check with every move from the first of these times to the third, and the other did not, the side that gave check loses.</source>
        <extracomment>assets/rules/pandemonium-2020.toml</extracomment>
        <translation>同一局面连续第三次出现时为和棋，即前后两次之间最多隔三个其他局面。但如果从其中第一次到第三次之间一方的每一步都是将军，而另一方并非如此，则该方判负。</translation>
    </message>
    <message>
        <source>If Black steps back to e10, the first position of this diagram occurs for the third time in a row: a draw.</source>
        <extracomment>assets/rules/pandemonium-2020.toml</extracomment>
        <translation>如果黑方退回e10，本图的初始局面就连续第三次出现：和棋。</translation>
    </message>
    <message>
        <source>Files are a to j from White&apos;s left, ranks 1 to 10 from White&apos;s side. A move is written with the letter of the piece (none for a pawn) and the square: Nd3, e5. x marks a capture, @ a drop (N@e5, P@e5), = a promotion with the letter of the new piece (Rxe10=D), + a check and # mate. Castling towards the j-file is O-O and towards the a-file O-O-O.</source>
        <extracomment>assets/rules/pandemonium-2020.toml</extracomment>
        <translation>直线从白方左手起为 a 到 j，横线从白方一侧起为 1 到 10。着法写作棋子的英文字母（兵没有）和格子：Nd3、e5。x 是吃子，@ 是打入（N@e5、P@e5），= 是升变，后面是升变成的棋子字母（Rxe10=D），+ 是将军，# 是将死。向j线易位写作 O-O，向a线写作 O-O-O。</translation>
    </message>
    <message>
        <source>This move is written Re10=D.</source>
        <extracomment>assets/rules/pandemonium-2020.toml</extracomment>
        <translation>这步写作 Re10=D。</translation>
    </message>
    <message>
        <source>Pandemonium (vchess)</source>
        <comment>a game</comment>
        <extracomment>rules/games: Pandemonium (vchess)</extracomment>
        <translation>修罗场 vchess 版</translation>
    </message>
    <message>
        <source>tap a bishop and the knight beside it to swap them, then put the king on the enemy king</source>
        <comment>a setup</comment>
        <extracomment>rules/games: Pandemonium (vchess)</extracomment>
        <translation>点主教和旁边的骑士使它们互换，然后把王放到敌方的王上</translation>
    </message>
    <message>
        <source>Pandemonium as it is played on vchess: the revised game, but every promotion in the enemy camp is optional until the last rank, and the bishops and knights are arranged on the board itself.</source>
        <extracomment>assets/rules/pandemonium-vchess.toml</extracomment>
        <translation>在 vchess 上下的修罗场：与修订版相同，但在敌阵中是否升变都由你选择，直到对方底线为止；主教和骑士直接在棋盘上布置。</translation>
    </message>
    <message>
        <source>On the first turn, each player may swap a bishop and the knight beside it, on the left, on the right or on both sides, and finishes by putting the king onto the enemy king. White goes first, and Black sees the choice. This leads to the same four arrangements as in the revised game.</source>
        <extracomment>assets/rules/pandemonium-vchess.toml</extracomment>
        <translation>每方第一次走棋时，可以在左边、右边或两边把主教和旁边的骑士互换，最后把王放到敌方的王上表示结束。白方先换，黑方看到后再换。结果与修订版的四种布阵相同。</translation>
    </message>
    <message>
        <source>Tap a bishop and the knight beside it to swap them.</source>
        <extracomment>assets/rules/pandemonium-vchess.toml</extracomment>
        <translation>点主教和旁边的骑士使它们互换。</translation>
    </message>
    <message>
        <source>The last two ranks are the enemy camp. A pawn, knight, bishop, rook, cardinal or marshal may promote when its move ends there or starts there; you choose each time. Only on the last rank must a pawn promote, to a gilding, which moves like a queen. King and queen do not promote.</source>
        <extracomment>assets/rules/pandemonium-vchess.toml</extracomment>
        <translation>离己方最远的两条横线是敌阵。兵、骑士、主教、车、枢机、元帅走到敌阵或从敌阵走出时可以升变，每次由你决定。只有到达对方底线的兵必须升变为镀，镀的走法如后。王和后不升变。</translation>
    </message>
    <message>
        <source>On the ninth rank both may promote or stay as they are.</source>
        <extracomment>assets/rules/pandemonium-vchess.toml</extracomment>
        <translation>在第九横线上两者都可以升变，也可以不变。</translation>
    </message>
    <message>
        <source>Mansindam</source>
        <comment>a game</comment>
        <extracomment>rules/games: Mansindam</extracomment>
        <translation>万神谈</translation>
    </message>
    <message>
        <source>Strong pieces, forced promotion, no draws: mate the king, or bring yours to the last rank.</source>
        <extracomment>rules/games: Mansindam</extracomment>
        <translation>强大的棋子，强制升变，没有和棋：将死敌王，或者把自己的王带到对方底线。</translation>
    </message>
    <message>
        <source>K</source>
        <comment>letter of the King, Mansindam</comment>
        <extracomment>rules/games: Mansindam</extracomment>
        <translation>K</translation>
    </message>
    <message>
        <source>P</source>
        <comment>letter of the Pawn, Mansindam</comment>
        <extracomment>rules/games: Mansindam</extracomment>
        <translation>P</translation>
    </message>
    <message>
        <source>N</source>
        <comment>letter of the Knight, Mansindam</comment>
        <extracomment>rules/games: Mansindam</extracomment>
        <translation>N</translation>
    </message>
    <message>
        <source>B</source>
        <comment>letter of the Bishop, Mansindam</comment>
        <extracomment>rules/games: Mansindam</extracomment>
        <translation>B</translation>
    </message>
    <message>
        <source>R</source>
        <comment>letter of the Rook, Mansindam</comment>
        <extracomment>rules/games: Mansindam</extracomment>
        <translation>R</translation>
    </message>
    <message>
        <source>C</source>
        <comment>letter of the Cardinal, Mansindam</comment>
        <extracomment>rules/games: Mansindam</extracomment>
        <translation>C</translation>
    </message>
    <message>
        <source>Won</source>
        <comment>元</comment>
        <extracomment>rules/games: Mansindam</extracomment>
        <translation>yuán</translation>
    </message>
    <message>
        <source>origin</source>
        <comment>what 元 means</comment>
        <extracomment>rules/games: Mansindam</extracomment>
        <translation>本源</translation>
    </message>
    <message>
        <source>M</source>
        <comment>letter of the Marshal, Mansindam</comment>
        <extracomment>rules/games: Mansindam</extracomment>
        <translation>M</translation>
    </message>
    <message>
        <source>Q</source>
        <comment>letter of the Queen, Mansindam</comment>
        <extracomment>rules/games: Mansindam</extracomment>
        <translation>Q</translation>
    </message>
    <message>
        <source>Angel</source>
        <comment>a piece</comment>
        <extracomment>rules/games: Mansindam</extracomment>
        <translation>天使</translation>
    </message>
    <message>
        <source>Du</source>
        <comment>斗</comment>
        <extracomment>rules/games: Mansindam</extracomment>
        <translation>dǒu</translation>
    </message>
    <message>
        <source>Dipper</source>
        <comment>what 斗 means</comment>
        <extracomment>rules/games: Mansindam</extracomment>
        <translation>北斗</translation>
    </message>
    <message>
        <source>A</source>
        <comment>letter of the Angel, Mansindam</comment>
        <extracomment>rules/games: Mansindam</extracomment>
        <translation>A</translation>
    </message>
    <message>
        <source>Guard</source>
        <comment>a piece</comment>
        <extracomment>rules/games: Mansindam</extracomment>
        <translation>哨兵</translation>
    </message>
    <message>
        <source>Cho</source>
        <comment>哨</comment>
        <extracomment>rules/games: Mansindam</extracomment>
        <translation>shào</translation>
    </message>
    <message>
        <source>sentry</source>
        <comment>what 哨 means</comment>
        <extracomment>rules/games: Mansindam</extracomment>
        <translation>岗哨</translation>
    </message>
    <message>
        <source>G</source>
        <comment>letter of the Guard, Mansindam</comment>
        <extracomment>rules/games: Mansindam</extracomment>
        <translation>G</translation>
    </message>
    <message>
        <source>Centaur</source>
        <comment>a piece</comment>
        <extracomment>rules/games: Mansindam, rules/ini/definition.py</extracomment>
        <translation>半人马</translation>
    </message>
    <message>
        <source>Un</source>
        <comment>雲</comment>
        <extracomment>rules/games: Mansindam</extracomment>
        <translation>yún</translation>
    </message>
    <message>
        <source>cloud</source>
        <comment>what 雲 means</comment>
        <extracomment>rules/games: Mansindam</extracomment>
        <translation>云彩</translation>
    </message>
    <message>
        <source>E</source>
        <comment>letter of the Centaur, Mansindam</comment>
        <extracomment>rules/games: Mansindam</extracomment>
        <translation>E</translation>
    </message>
    <message>
        <source>Archer</source>
        <comment>a piece</comment>
        <extracomment>rules/games: Mansindam, rules/ini/definition.py</extracomment>
        <translation>弓手</translation>
    </message>
    <message>
        <source>Gung</source>
        <comment>弓</comment>
        <extracomment>rules/games: Mansindam</extracomment>
        <translation>gōng</translation>
    </message>
    <message>
        <source>bow</source>
        <comment>what 弓 means</comment>
        <extracomment>rules/games: Mansindam</extracomment>
        <translation>弓</translation>
    </message>
    <message>
        <source>H</source>
        <comment>letter of the Archer, Mansindam</comment>
        <extracomment>rules/games: Mansindam</extracomment>
        <translation>H</translation>
    </message>
    <message>
        <source>Tiger</source>
        <comment>a piece</comment>
        <extracomment>rules/games: Mansindam</extracomment>
        <translation>虎</translation>
    </message>
    <message>
        <source>T</source>
        <comment>letter of the Tiger, Mansindam</comment>
        <extracomment>rules/games: Mansindam</extracomment>
        <translation>T</translation>
    </message>
    <message>
        <source>Rhino</source>
        <comment>a piece</comment>
        <extracomment>rules/games: Mansindam</extracomment>
        <translation>犀牛</translation>
    </message>
    <message>
        <source>Seong</source>
        <comment>聖</comment>
        <extracomment>rules/games: Mansindam</extracomment>
        <translation>shèng</translation>
    </message>
    <message>
        <source>sage</source>
        <comment>what 聖 means</comment>
        <extracomment>rules/games: Mansindam</extracomment>
        <translation>圣人</translation>
    </message>
    <message>
        <source>I</source>
        <comment>letter of the Rhino, Mansindam</comment>
        <extracomment>rules/games: Mansindam</extracomment>
        <translation>I</translation>
    </message>
    <message>
        <source>Ship</source>
        <comment>a piece</comment>
        <extracomment>rules/games: Mansindam</extracomment>
        <translation>战舰</translation>
    </message>
    <message>
        <source>Ham</source>
        <comment>艦</comment>
        <extracomment>rules/games: Mansindam</extracomment>
        <translation>jiàn</translation>
    </message>
    <message>
        <source>warship</source>
        <comment>what 艦 means</comment>
        <extracomment>rules/games: Mansindam</extracomment>
        <translation>军舰</translation>
    </message>
    <message>
        <source>S</source>
        <comment>letter of the Ship, Mansindam</comment>
        <extracomment>rules/games: Mansindam</extracomment>
        <translation>S</translation>
    </message>
    <message>
        <source>campmate</source>
        <comment>how a game ends</comment>
        <extracomment>rules/games: Mansindam</extracomment>
        <translation>入阵胜</translation>
    </message>
    <message>
        <source>{winner}&apos;s king has reached the last rank.</source>
        <extracomment>rules/games: Mansindam</extracomment>
        <translation>{winner}的王到达了对方底线。</translation>
    </message>
    <message>
        <source>Nine files and nine ranks. White moves first, then the players take turns. Passing is not allowed. Each side has nine pawns, and behind them, from White&apos;s left, marshal, knight, cardinal, queen, king, angel, bishop, knight and rook. Black&apos;s pieces are rotated by a half turn: the queen faces the angel. The second rank is empty.</source>
        <extracomment>assets/rules/mansindam.toml</extracomment>
        <translation>九条直线，九条横线。白方先走，双方轮流，谁都不能停着。每方有九个兵，后面从白方左手起依次是元帅、骑士、枢机、后、王、天使、主教、骑士、车。黑方的排列旋转半圈：后与天使相对。第二横线是空的。</translation>
    </message>
    <message>
        <source>The start. Marshals and rooks, cardinals and bishops, queens and angels face each other.</source>
        <extracomment>assets/rules/mansindam.toml</extracomment>
        <translation>初始局面。元帅与车、枢机与主教、后与天使相对。</translation>
    </message>
    <message>
        <source>Six pieces are built from three simple movements: the rook&apos;s lines, the bishop&apos;s diagonals and the knight&apos;s jump. Only the knight&apos;s jump passes over other pieces. A promoted piece adds the king&apos;s step to what it could do before.</source>
        <extracomment>assets/rules/mansindam.toml</extracomment>
        <translation>六种棋子由三种简单的走法组成：车的横直线、主教的斜线、骑士的跳跃。只有骑士的跳跃能越过其他棋子。升变的棋子在原来走法上增加王的一步。国际象棋的“象”和“马”在这里称为主教和骑士，因为这些棋里另有叫象和马的棋子。</translation>
    </message>
    <message>
        <source>Pawns move and capture straight ahead</source>
        <extracomment>assets/rules/mansindam.toml</extracomment>
        <translation>兵直走直吃</translation>
    </message>
    <message>
        <source>A pawn moves one square straight ahead, and captures one square straight ahead. Unlike a chess pawn, it never captures diagonally and has no double step. Two pawns that meet may therefore capture each other.</source>
        <extracomment>assets/rules/mansindam.toml</extracomment>
        <translation>兵向前直走一格，也向前直吃一格。它不像国际象棋的兵那样斜吃，也没有走两格的第一步。因此相遇的两个兵可以互吃。</translation>
    </message>
    <message>
        <source>The pawn on e4 attacks only e5: it may not capture on d5 or f5.</source>
        <extracomment>assets/rules/mansindam.toml</extracomment>
        <translation>e4的兵只攻击e5：不能吃d5或f5。</translation>
    </message>
    <message>
        <source>Here it may capture the pawn in front of it.</source>
        <extracomment>assets/rules/mansindam.toml</extracomment>
        <translation>在这里它可以吃前面的兵。</translation>
    </message>
    <message>
        <source>A piece that you capture goes to your hand and is yours. Instead of moving, you may drop one piece from your hand on an empty square. A promoted piece loses its promotion when it is captured, and a piece dropped in the enemy&apos;s third is not promoted there: it must move first.
Any piece may be dropped anywhere, with check or even with mate. Only pawns are restricted: not on the last rank, and not on a file where you already have a pawn; a guard, which is a promoted pawn, does not count.</source>
        <extracomment>assets/rules/mansindam.toml</extracomment>
        <translation>你吃掉的棋子进入手中，归你所有。轮到你时可以不走棋，而把手中的一个棋子打入任意空格。升变过的棋子被吃后恢复原状；打入升变区的棋子在那里并不升变，要先走动。
任何棋子都可以打入任何地方，将军甚至将死都可以。只有兵受限制：不能打入对方底线，也不能打入已有己方兵的直线；由兵变成的哨兵不算。</translation>
    </message>
    <message>
        <source>White holds a pawn and a knight. The knight may be dropped on any empty square, the pawn on no square of the c-file.</source>
        <extracomment>assets/rules/mansindam.toml</extracomment>
        <translation>白方手中有兵和骑士。骑士可以打入任意空格，兵不能打入c线。</translation>
    </message>
    <message>
        <source>A dropped pawn may mate: on a8 the guard defends it, and the king has no escape.</source>
        <extracomment>assets/rules/mansindam.toml</extracomment>
        <translation>打入的兵可以将死：在a8有哨兵保护，王无处可走。</translation>
    </message>
    <message>
        <source>Promotion is not a choice</source>
        <extracomment>assets/rules/mansindam.toml, assets/lessons/mansindam/10-promotion.toml</extracomment>
        <translation>升变是强制的</translation>
    </message>
    <message>
        <source>The last three ranks are the promotion zone. Every move of a pawn, knight, bishop, rook, cardinal or marshal that enters the zone, leaves it or stays in it promotes the piece, whether you want it or not. King, queen and angel do not promote.</source>
        <extracomment>assets/rules/mansindam.toml</extracomment>
        <translation>最远的三条横线是升变区。兵、骑士、主教、车、枢机、元帅的每一步，只要走入、走出或在其中走动，不管愿不愿意都要升变。王、后、天使不升变。</translation>
    </message>
    <message>
        <source>The pawn enters the zone and becomes a guard, which steps like a king.</source>
        <extracomment>assets/rules/mansindam.toml</extracomment>
        <translation>兵走入升变区，变成走法如王的哨兵。</translation>
    </message>
    <message>
        <source>The dropped knight is still a knight. When it moves, into the zone or out of it, it becomes a centaur.</source>
        <extracomment>assets/rules/mansindam.toml</extracomment>
        <translation>打入的骑士仍是骑士。当它走动时，不管进还是出升变区，都变成半人马。</translation>
    </message>
    <message>
        <source>Check and mate</source>
        <extracomment>gui/rulebook/generated.py, assets/rules/mansindam.toml</extracomment>
        <translation>将军与将死</translation>
    </message>
    <message>
        <source>A king that is attacked is in check. You must end a check at once: move the king, capture the piece that gives check, or put a piece in between, which may be dropped from the hand. If you cannot, it is checkmate and you have lost. No move may leave your own king attacked.</source>
        <extracomment>assets/rules/mansindam.toml</extracomment>
        <translation>王受到攻击就是被将军。必须立即应将：移动王、吃掉将军的棋子，或者用棋子挡在中间（也可以从手中打入来挡）。做不到就是将死，输掉对局。任何一步都不能让自己的王受到攻击。</translation>
    </message>
    <message>
        <source>Black is in check from the rook, and may drop the knight on any square between, or move the king off the file.</source>
        <extracomment>assets/rules/mansindam.toml</extracomment>
        <translation>黑方被车将军，可以把骑士打入中间的任意一格，或者把王移开这条线。</translation>
    </message>
    <message>
        <source>Campmate: the king&apos;s journey</source>
        <extracomment>assets/rules/mansindam.toml</extracomment>
        <translation>入阵胜：王的旅程</translation>
    </message>
    <message>
        <source>A king that reaches the last rank wins at once. It may not step onto an attacked square on its way, not even to arrive. Near the end, when few pieces watch the ranks, a walking king is as dangerous as a queen.</source>
        <extracomment>assets/rules/mansindam.toml</extracomment>
        <translation>到达对方底线的王立即获胜。途中不能踏入受攻击的格子，最后一格也不例外。在残局里看守横线的棋子不多，走动的王像后一样危险。</translation>
    </message>
    <message>
        <source>White to move wins: any step onto the ninth rank is campmate.</source>
        <extracomment>assets/rules/mansindam.toml</extracomment>
        <translation>轮到白方，走到第九横线的任何一步都是入阵胜。</translation>
    </message>
    <message>
        <source>Having no legal move loses</source>
        <extracomment>assets/rules/mansindam.toml</extracomment>
        <translation>无着可走即负（困毙）</translation>
    </message>
    <message>
        <source>A player who has no legal move and no legal drop loses, whether in check or not. This is rare, since players almost always have something in hand.</source>
        <extracomment>assets/rules/mansindam.toml</extracomment>
        <translation>没有合法着法也不能打入的一方判负，不管是否被将军。这很少见，因为双方手中几乎总有棋子。</translation>
    </message>
    <message>
        <source>Black, to move, is not in check and has no move: White has won.</source>
        <extracomment>assets/rules/mansindam.toml</extracomment>
        <translation>轮到黑方，没有被将军却无着可走：白方获胜。</translation>
    </message>
    <message>
        <source>No position occurs three times</source>
        <extracomment>assets/rules/mansindam.toml</extracomment>
        <translation>同一局面不能出现三次</translation>
    </message>
    <message>
        <source>A move, or a drop, that would make the same position occur for the third time is illegal, for both players, with or without check. Positions are the same if all pieces on the board, both hands and the side to move are the same. A player who has only such moves left loses. This is why there are no draws, not even by agreement.</source>
        <extracomment>assets/rules/mansindam.toml</extracomment>
        <translation>使同一局面第三次出现的着法或打入对双方都是不合法的，不管是否将军。棋盘上所有棋子、双方手中的棋子和轮到谁走都相同，才是同一局面。只剩下这种着法的一方判负。因此没有和棋，也不能协议和棋。</translation>
    </message>
    <message>
        <source>Black may not step back to e9: the first position of this diagram would occur for the third time.</source>
        <extracomment>assets/rules/mansindam.toml</extracomment>
        <translation>黑方不能退回e9：本图的初始局面会第三次出现。</translation>
    </message>
    <message>
        <source>Files are a to i from White&apos;s left, ranks 1 to 9 from White&apos;s side. A move is written with the letter of the piece (none for a pawn) and the square: Nc3, e5. x marks a capture, @ a drop (N@e5, P@e5), = a promotion with the letter of the new piece (Ne7=E), + a check and # mate. Promoted pieces have letters of their own: guard G, centaur E, archer H, tiger T, rhino I, ship S.</source>
        <extracomment>assets/rules/mansindam.toml</extracomment>
        <translation>直线从白方左手起为 a 到 i，横线从白方一侧起为 1 到 9。着法写作棋子的英文字母（兵没有）和格子：Nc3、e5。x 是吃子，@ 是打入（N@e5、P@e5），= 是升变，后面是升变成的棋子字母（Ne7=E），+ 是将军，# 是将死。升变的棋子有自己的字母：哨兵 G、半人马 E、弓手 H、虎 T、犀牛 I、战舰 S。</translation>
    </message>
    <message>
        <source>This move is written Ne8=E+: the centaur gives check.</source>
        <extracomment>assets/rules/mansindam.toml</extracomment>
        <translation>这步写作 Ne8=E+：半人马将军。</translation>
    </message>
    <message>
        <source>Palace Shogi</source>
        <comment>a game</comment>
        <extracomment>rules/games: Palace Shogi</extracomment>
        <translation>宫将棋</translation>
    </message>
    <message>
        <source>Shogi with palaces, cannons, queens and a lion: mate the king, or walk yours into the enemy palace.</source>
        <extracomment>rules/games: Palace Shogi</extracomment>
        <translation>有宫、炮、后和狮的将棋：将死敌王，或者让自己的王走进敌宫。</translation>
    </message>
    <message>
        <source>Ō</source>
        <comment>王</comment>
        <extracomment>rules/games: Palace Shogi</extracomment>
        <translation>wáng</translation>
    </message>
    <message>
        <source>king</source>
        <comment>what 王 means</comment>
        <extracomment>rules/games: Palace Shogi</extracomment>
        <translation>君王</translation>
    </message>
    <message>
        <source>K</source>
        <comment>letter of the King, Palace Shogi</comment>
        <extracomment>rules/games: Palace Shogi</extracomment>
        <translation>K</translation>
    </message>
    <message>
        <source>Footsoldier</source>
        <comment>a piece</comment>
        <extracomment>rules/games: Palace Shogi</extracomment>
        <translation>卒</translation>
    </message>
    <message>
        <source>Sotsu</source>
        <comment>卒</comment>
        <extracomment>rules/games: Palace Shogi</extracomment>
        <translation>zú</translation>
    </message>
    <message>
        <source>footsoldier</source>
        <comment>what 卒 means</comment>
        <extracomment>rules/games: Palace Shogi</extracomment>
        <translation>步卒</translation>
    </message>
    <message>
        <source>P</source>
        <comment>letter of the Footsoldier, Palace Shogi</comment>
        <extracomment>rules/games: Palace Shogi</extracomment>
        <translation>P</translation>
    </message>
    <message>
        <source>Lance</source>
        <comment>a piece</comment>
        <extracomment>rules/games: Palace Shogi, rules/ini/definition.py</extracomment>
        <translation>香车</translation>
    </message>
    <message>
        <source>Kyō</source>
        <comment>香</comment>
        <extracomment>rules/games: Palace Shogi</extracomment>
        <translation>xiāng</translation>
    </message>
    <message>
        <source>incense</source>
        <comment>what 香 means</comment>
        <extracomment>rules/games: Palace Shogi</extracomment>
        <translation>熏香</translation>
    </message>
    <message>
        <source>L</source>
        <comment>letter of the Lance, Palace Shogi</comment>
        <extracomment>rules/games: Palace Shogi</extracomment>
        <translation>L</translation>
    </message>
    <message>
        <source>Kei</source>
        <comment>桂</comment>
        <extracomment>rules/games: Palace Shogi</extracomment>
        <translation>guì</translation>
    </message>
    <message>
        <source>cassia</source>
        <comment>what 桂 means</comment>
        <extracomment>rules/games: Palace Shogi</extracomment>
        <translation>桂树</translation>
    </message>
    <message>
        <source>N</source>
        <comment>letter of the Horse, Palace Shogi</comment>
        <extracomment>rules/games: Palace Shogi</extracomment>
        <translation>N</translation>
    </message>
    <message>
        <source>Kaku</source>
        <comment>角</comment>
        <extracomment>rules/games: Palace Shogi</extracomment>
        <translation>jiǎo</translation>
    </message>
    <message>
        <source>horn</source>
        <comment>what 角 means</comment>
        <extracomment>rules/games: Palace Shogi</extracomment>
        <translation>兽角</translation>
    </message>
    <message>
        <source>B</source>
        <comment>letter of the Bishop, Palace Shogi</comment>
        <extracomment>rules/games: Palace Shogi</extracomment>
        <translation>B</translation>
    </message>
    <message>
        <source>Hi</source>
        <comment>飛</comment>
        <extracomment>rules/games: Palace Shogi</extracomment>
        <translation>fēi</translation>
    </message>
    <message>
        <source>R</source>
        <comment>letter of the Rook, Palace Shogi</comment>
        <extracomment>rules/games: Palace Shogi</extracomment>
        <translation>R</translation>
    </message>
    <message>
        <source>Silver</source>
        <comment>a piece</comment>
        <extracomment>rules/games: Palace Shogi, rules/ini/definition.py</extracomment>
        <translation>银将</translation>
    </message>
    <message>
        <source>Gin</source>
        <comment>銀</comment>
        <extracomment>rules/games: Palace Shogi</extracomment>
        <translation>yín</translation>
    </message>
    <message>
        <source>silver</source>
        <comment>what 銀 means</comment>
        <extracomment>rules/games: Palace Shogi</extracomment>
        <translation>白银</translation>
    </message>
    <message>
        <source>S</source>
        <comment>letter of the Silver, Palace Shogi</comment>
        <extracomment>rules/games: Palace Shogi</extracomment>
        <translation>S</translation>
    </message>
    <message>
        <source>Kisaki</source>
        <comment>后</comment>
        <extracomment>rules/games: Palace Shogi</extracomment>
        <translation>hòu</translation>
    </message>
    <message>
        <source>queen</source>
        <comment>what 后 means</comment>
        <extracomment>rules/games: Palace Shogi</extracomment>
        <translation>王后</translation>
    </message>
    <message>
        <source>Q</source>
        <comment>letter of the Queen, Palace Shogi</comment>
        <extracomment>rules/games: Palace Shogi</extracomment>
        <translation>Q</translation>
    </message>
    <message>
        <source>Hei</source>
        <comment>兵</comment>
        <extracomment>rules/games: Palace Shogi</extracomment>
        <translation>bīng</translation>
    </message>
    <message>
        <source>soldier</source>
        <comment>what 兵 means</comment>
        <extracomment>rules/games: Palace Shogi</extracomment>
        <translation>士兵</translation>
    </message>
    <message>
        <source>Cannon</source>
        <comment>a piece</comment>
        <extracomment>rules/games: Palace Shogi, rules/ini/definition.py</extracomment>
        <translation>炮</translation>
    </message>
    <message>
        <source>Hō</source>
        <comment>砲</comment>
        <extracomment>rules/games: Palace Shogi</extracomment>
        <translation>pào</translation>
    </message>
    <message>
        <source>cannon</source>
        <comment>what 砲 means</comment>
        <extracomment>rules/games: Palace Shogi</extracomment>
        <translation>大炮</translation>
    </message>
    <message>
        <source>Ki</source>
        <comment>騎</comment>
        <extracomment>rules/games: Palace Shogi</extracomment>
        <translation>qí</translation>
    </message>
    <message>
        <source>Elephant</source>
        <comment>a piece</comment>
        <extracomment>rules/games: Palace Shogi, rules/ini/definition.py</extracomment>
        <translation>象</translation>
    </message>
    <message>
        <source>Zō</source>
        <comment>象</comment>
        <extracomment>rules/games: Palace Shogi</extracomment>
        <translation>xiàng</translation>
    </message>
    <message>
        <source>elephant</source>
        <comment>what 象 means</comment>
        <extracomment>rules/games: Palace Shogi</extracomment>
        <translation>大象</translation>
    </message>
    <message>
        <source>Ryū</source>
        <comment>龍</comment>
        <extracomment>rules/games: Palace Shogi</extracomment>
        <translation>lóng</translation>
    </message>
    <message>
        <source>Gold</source>
        <comment>a piece</comment>
        <extracomment>rules/games: Palace Shogi, rules/ini/definition.py</extracomment>
        <translation>金将</translation>
    </message>
    <message>
        <source>Kin</source>
        <comment>金</comment>
        <extracomment>rules/games: Palace Shogi</extracomment>
        <translation>jīn</translation>
    </message>
    <message>
        <source>gold</source>
        <comment>what 金 means</comment>
        <extracomment>rules/games: Palace Shogi</extracomment>
        <translation>黄金</translation>
    </message>
    <message>
        <source>Lion</source>
        <comment>a piece</comment>
        <extracomment>rules/games: Palace Shogi</extracomment>
        <translation>狮</translation>
    </message>
    <message>
        <source>Shishi</source>
        <comment>獅</comment>
        <extracomment>rules/games: Palace Shogi</extracomment>
        <translation>shī</translation>
    </message>
    <message>
        <source>lion</source>
        <comment>what 獅 means</comment>
        <extracomment>rules/games: Palace Shogi</extracomment>
        <translation>狮子</translation>
    </message>
    <message>
        <source>Ln</source>
        <comment>letter of the Lion, Palace Shogi</comment>
        <extracomment>rules/games: Palace Shogi</extracomment>
        <translation>Ln</translation>
    </message>
    <message>
        <source>palace</source>
        <comment>a region</comment>
        <extracomment>rules/games: Palace Shogi</extracomment>
        <translation>宫</translation>
    </message>
    <message>
        <source>corridor</source>
        <comment>a part of a region</comment>
        <extracomment>rules/games: Palace Shogi</extracomment>
        <translation>通道</translation>
    </message>
    <message>
        <source>entering king</source>
        <comment>how a game ends</comment>
        <extracomment>rules/games: Palace Shogi</extracomment>
        <translation>入宫</translation>
    </message>
    <message>
        <source>{winner}&apos;s king has entered the enemy palace.</source>
        <extracomment>rules/games: Palace Shogi</extracomment>
        <translation>{winner}的王走进了敌宫。</translation>
    </message>
    <message>
        <source>Palaces and corridors</source>
        <extracomment>assets/rules/palaceshogi.toml</extracomment>
        <translation>宫与通道</translation>
    </message>
    <message>
        <source>Corridors: 6g, 4g, 5h, 6i and 4i in the near palace, 6a, 4a, 5b, 6c and 4c in the far one.</source>
        <extracomment>assets/rules/palaceshogi.toml</extracomment>
        <translation>通道：近宫的6g、4g、5h、6i、4i，远宫的6a、4a、5b、6c、4c。</translation>
    </message>
    <message>
        <source>Held or killed</source>
        <extracomment>assets/rules/palaceshogi.toml</extracomment>
        <translation>持有或阵亡</translation>
    </message>
    <message>
        <source>A captured pawn, cannon, knight, elephant, dragon or gold (the red signs) goes to the captor&apos;s hand as a footsoldier, lance, horse, bishop, rook or silver. Everything else that is captured leaves the game: footsoldiers, lances, horses, bishops, rooks, silvers, queens and lions. So promote a piece that may be captured only if you can bear to meet it again.</source>
        <extracomment>assets/rules/palaceshogi.toml</extracomment>
        <translation>被吃的兵、炮、骑士、象、龙、金将（即红字）分别成为卒、香车、桂马、主教、车、银将，进入吃子方手中。其他被吃的都离开对局：卒、香车、桂马、主教、车、银将、后、狮。所以，让可能被吃的棋子升变之前，先想想你是否受得了它日后与你为敌。</translation>
    </message>
    <message>
        <source>Promotion</source>
        <extracomment>gui/rulebook/generated.py, assets/rules/palaceshogi.toml, assets/rules/differences.toml, engine/playtest/texts.py: promotion</extracomment>
        <translation>升变</translation>
    </message>
    <message>
        <source>The last three ranks are the promotion zone. A lance, horse, bishop or rook promotes whenever its move ends there. A silver or a queen may promote when its move ends there or starts there; you choose. A queen may become a lion only while you have no lion. A pawn that reaches the last rank becomes a new queen at once. Footsoldiers never promote.</source>
        <extracomment>assets/rules/palaceshogi.toml</extracomment>
        <translation>最远的三条横线是升变区。香车、桂马、主教、车走到那里必须升变。银将或后走到那里或从那里走出时可以升变，由你决定。只有当你没有狮时，后才能变成狮。到达对方底线的兵立即变成新的后。卒不升变。</translation>
    </message>
    <message>
        <source>The lance promotes if it goes to the zone; the silver may, on any of its moves here.</source>
        <extracomment>assets/rules/palaceshogi.toml</extracomment>
        <translation>香车走入升变区就升变；银将在这里走任何一步都可以升变。</translation>
    </message>
    <message>
        <source>Pawns and en passant</source>
        <extracomment>assets/rules/palaceshogi.toml</extracomment>
        <translation>兵与吃过路兵</translation>
    </message>
    <message>
        <source>A pawn moves one square straight ahead, or two from its third rank, and captures diagonally ahead, as in chess. After a step of two, an enemy pawn that attacks the square passed over may capture it there on the next move. Only pawns capture this way, and only pawns are captured this way.</source>
        <extracomment>assets/rules/palaceshogi.toml</extracomment>
        <translation>兵的走法与国际象棋相同，向前直走一格，在第三横线可以走两格，斜前吃子。走两格之后，攻击着它经过的格子的敌兵可以在下一步走到那里把它吃掉。只有兵能这样吃，也只有兵会这样被吃。</translation>
    </message>
    <message>
        <source>Footsoldiers</source>
        <extracomment>assets/rules/palaceshogi.toml</extracomment>
        <translation>卒</translation>
    </message>
    <message>
        <source>A captured pawn comes back as a footsoldier, which moves and captures one square straight ahead. From its sixth rank on it may also move sideways, and in the enemy palace diagonally ahead from corridor to corridor. It is dropped on your first four ranks only, not while five of yours are on the board, not on a file where one of yours stands on your first six ranks, and never to give mate.</source>
        <extracomment>assets/rules/palaceshogi.toml</extracomment>
        <translation>被吃的兵作为卒回来，向前直走直吃一格。从第六横线起也可以横走，在敌宫里还可以沿通道斜向前走。卒只能打入己方前四条横线；棋盘上已有五个己方的卒时、己方前六条横线上已有己方卒的直线上，以及会将死的地方，都不能打入。</translation>
    </message>
    <message>
        <source>The footsoldier on 6c may move straight on, sideways, or along the corridor to 5b. None may be dropped on the ninth file.</source>
        <extracomment>assets/rules/palaceshogi.toml</extracomment>
        <translation>6c的卒可以直走、横走，或沿通道走到5b。第九直线不能打入卒。</translation>
    </message>
    <message>
        <source>Instead of moving, you may drop one held piece, unpromoted, on an empty square, even with check or mate. Lances, horses and bishops are dropped on your first five ranks, rooks on your first six, silvers anywhere except in the enemy palace.</source>
        <extracomment>assets/rules/palaceshogi.toml</extracomment>
        <translation>轮到你时可以不走棋，而把手中的一个棋子以未升变的状态打入空格，可以将军，也可以将死。香车、桂马、主教打入己方前五条横线，车打入前六条，银将可以打入敌宫以外的任何地方。</translation>
    </message>
    <message>
        <source>The silver may be dropped as far as the last rank, the rook up to the sixth, the lance up to the fifth.</source>
        <extracomment>assets/rules/palaceshogi.toml</extracomment>
        <translation>银将可以打入直到对方底线，车到第六横线，香车到第五横线。</translation>
    </message>
    <message>
        <source>The cannon</source>
        <extracomment>assets/rules/palaceshogi.toml</extracomment>
        <translation>炮</translation>
    </message>
    <message>
        <source>A cannon moves like a rook, but captures only by hopping along a rank or file over exactly one piece of either side. Neither the piece it hops over nor the one it captures may be a cannon. In the enemy palace it also moves diagonally along the corridors, and captures from corner to opposite corner over a piece on the centre.</source>
        <extracomment>assets/rules/palaceshogi.toml</extracomment>
        <translation>炮走法如车，但吃子必须沿横线或直线越过恰好一个棋子（不论哪一方）。被越过的和被吃的都不能是炮。在敌宫里它也可以沿通道斜走，并越过中心的棋子从一角吃到对角。</translation>
    </message>
    <message>
        <source>Over the pawn on 7d the cannon captures the silver on 7b. It may not capture the silver on 3g, with nothing in between.</source>
        <extracomment>assets/rules/palaceshogi.toml</extracomment>
        <translation>炮越过7d的兵吃掉7b的银将。它不能吃3g的银将，因为中间没有棋子。</translation>
    </message>
    <message>
        <source>In the enemy palace: from 6c over 5b to 4a.</source>
        <extracomment>assets/rules/palaceshogi.toml</extracomment>
        <translation>在敌宫里：从6c越过5b到4a。</translation>
    </message>
    <message>
        <source>The queen and her palace</source>
        <extracomment>assets/rules/palaceshogi.toml</extracomment>
        <translation>后与她的宫</translation>
    </message>
    <message>
        <source>In the palace: four squares, no more.</source>
        <extracomment>assets/rules/palaceshogi.toml</extracomment>
        <translation>在宫里：只有四格。</translation>
    </message>
    <message>
        <source>From 3h she may enter at 4h, and goes no further.</source>
        <extracomment>assets/rules/palaceshogi.toml</extracomment>
        <translation>从3h可以在4h进入，不能走得更远。</translation>
    </message>
    <message>
        <source>The lion</source>
        <extracomment>assets/rules/palaceshogi.toml, assets/lessons/palaceshogi/09-lion.toml</extracomment>
        <translation>狮</translation>
    </message>
    <message>
        <source>A lion jumps to any square within two of its own, over anything in between. Or it takes two steps: it captures on a square beside it and then steps on in any direction, capturing again or not, or back to where it came from. Or it passes and stays where it is, if a square beside it is empty.
A queen becomes a lion by promotion, and only while you have no lion on the board: there is never more than one per side. A lion never captures a lion, on either step, and a captured lion is gone for good.
To take two steps, click the lion and then the piece beside it that it captures first: that square has two rings. The lion stands there, and the squares of its second step are marked. The second click goes to one of them, to the lion&apos;s own square to end the move there, or to the square that it came from to capture and return. Escape, or a click anywhere else, takes the first step back. Click the lion twice to pass; you are asked first. A hint draws an arrow for each step.</source>
        <extracomment>assets/rules/palaceshogi.toml</extracomment>
        <translation>狮可跳到两格以内的任何格子，中间有什么都能越过。或者走两步：先在相邻的格子吃子，再朝任何方向走一步，可再吃子或不吃，也可回到原处。或者停着留在原地，只要旁边有空格。
后升变成狮，但仅限棋盘上没有己方的狮时：每方绝不会超过一个。狮无论哪一步都不能吃狮，被吃的狮永远离开对局。
要走两步，先点狮，再点旁边要先吃的棋子：该格有两个圈。狮站到那里，第二步可走的格子会标出来。第二次点其中一格；点狮所在的格子，着法就在那里结束；点它原来的格子，就是吃子后返回。按 Esc 或点别处，就取消第一步。点狮两次即可停着，会先询问。提示会为每一步各画一个箭头。</translation>
    </message>
    <message>
        <source>Two captures in one move, a capture and back, a jump: try them.</source>
        <extracomment>assets/rules/palaceshogi.toml</extracomment>
        <translation>一步吃两子、吃后返回、跳跃：试试看。</translation>
    </message>
    <message>
        <source>The dragon</source>
        <extracomment>assets/rules/palaceshogi.toml</extracomment>
        <translation>龙</translation>
    </message>
    <message>
        <source>A dragon is a rook with the king&apos;s diagonal step. In the enemy palace it slides along the corridors, too.</source>
        <extracomment>assets/rules/palaceshogi.toml</extracomment>
        <translation>龙是还能像王那样斜走一格的车。在敌宫里它也可以沿通道滑行。</translation>
    </message>
    <message>
        <source>From 6c the dragon reaches 4a in one move.</source>
        <extracomment>assets/rules/palaceshogi.toml</extracomment>
        <translation>从6c龙一步到达4a。</translation>
    </message>
    <message>
        <source>The king castles with a lance if neither has ever moved, nothing stands between them, and the king is not in check and does not cross or land on an attacked square. The king moves two squares, out of the palace, and the lance lands where the gold started. A lance that was dropped does not castle.</source>
        <extracomment>assets/rules/palaceshogi.toml</extracomment>
        <translation>王与香车易位：两者都没有走动过，中间没有棋子，王没有被将军，也不经过或到达受攻击的格子。王走两格到宫外，香车落在金将原来的位置。打入的香车不能易位。</translation>
    </message>
    <message>
        <source>The king castles to 3i, with the lance on 4i, or to 7i, with the lance on 6i. Move it there, or onto the lance.</source>
        <extracomment>assets/rules/palaceshogi.toml</extracomment>
        <translation>王易位到3i，香车到4i；或王到7i，香车到6i。把王放到那一格或香车上。</translation>
    </message>
    <message>
        <source>A silver on 2b is guarded by the gold: mate.</source>
        <extracomment>assets/rules/palaceshogi.toml</extracomment>
        <translation>2b的银将有金将保护：将死。</translation>
    </message>
    <message>
        <source>Kings may not face each other</source>
        <extracomment>assets/rules/palaceshogi.toml</extracomment>
        <translation>王不能照面</translation>
    </message>
    <message>
        <source>The two kings may never stand on one file with nothing between them. A move that would bring that about is illegal, so a lone piece between them is pinned to the file.</source>
        <extracomment>assets/rules/palaceshogi.toml</extracomment>
        <translation>两个王绝不能在同一直线上照面，也就是中间没有任何棋子。会造成这种情况的着法不合法，所以中间唯一的棋子被牵制在这条直线上。</translation>
    </message>
    <message>
        <source>The silver may move straight ahead only.</source>
        <extracomment>assets/rules/palaceshogi.toml</extracomment>
        <translation>银将只能直向前走。</translation>
    </message>
    <message>
        <source>The king enters</source>
        <extracomment>assets/rules/palaceshogi.toml, assets/lessons/palaceshogi/12-entering-king.toml</extracomment>
        <translation>王入宫</translation>
    </message>
    <message>
        <source>A king that legally moves into the enemy palace wins at once, even when in check and whatever the reply would have been. The square it steps on must not be attacked.</source>
        <extracomment>assets/rules/palaceshogi.toml</extracomment>
        <translation>合法走进敌宫的王立即获胜，哪怕正被将军，也不管对方接下来能走什么。踏入的格子不能受到攻击。</translation>
    </message>
    <message>
        <source>Fourfold repetition</source>
        <extracomment>assets/rules/palaceshogi.toml</extracomment>
        <translation>同一局面四次</translation>
    </message>
    <message>
        <source>The game is drawn at once when the same position occurs for the fourth time with at most three other positions between one time and the next, that is, when both players move back and forth without a break.</source>
        <extracomment>assets/rules/palaceshogi.toml</extracomment>
        <translation>同一局面第四次出现，并且前后两次之间最多隔三个其他局面时，立即为和棋，也就是双方不停地来回走。</translation>
    </message>
    <message>
        <source>This move is written R-5b+.</source>
        <extracomment>assets/rules/palaceshogi.toml</extracomment>
        <translation>这步写作 R-5b+。</translation>
    </message>
    <message>
        <source>The three Pandemoniums</source>
        <extracomment>assets/rules/differences.toml</extracomment>
        <translation>三种修罗场</translation>
    </message>
    <message>
        <source>Each player chooses one of four arrangements of bishops and knights.</source>
        <extracomment>assets/rules/differences.toml</extracomment>
        <translation>双方各从四种主教与骑士的布阵中选一种。</translation>
    </message>
    <message>
        <source>There is no choice. The king stands on the f-file, the marshal beside the queen.</source>
        <extracomment>assets/rules/differences.toml</extracomment>
        <translation>不用选择。王在f线，元帅在后旁边。</translation>
    </message>
    <message>
        <source>As in the revised game, made by swapping on the board.</source>
        <extracomment>assets/rules/differences.toml</extracomment>
        <translation>与修订版相同，但直接在棋盘上互换棋子。</translation>
    </message>
    <message>
        <source>On moves that touch the last two ranks; pawns must promote on both.</source>
        <extracomment>assets/rules/differences.toml</extracomment>
        <translation>走到最远的两条横线或从那里走出时；兵在两条横线上都必须升变。</translation>
    </message>
    <message>
        <source>On moves that touch the last rank; pawns must promote there.</source>
        <extracomment>assets/rules/differences.toml</extracomment>
        <translation>走到对方底线或从那里走出时；兵到那里必须升变。</translation>
    </message>
    <message>
        <source>On moves that touch the last two ranks; pawns must promote on the last one only.</source>
        <extracomment>assets/rules/differences.toml</extracomment>
        <translation>走到最远的两条横线或从那里走出时；兵只在对方底线必须升变。</translation>
    </message>
    <message>
        <source>Long steps of pawns</source>
        <extracomment>assets/rules/differences.toml</extracomment>
        <translation>兵一次走多格</translation>
    </message>
    <message>
        <source>Up to three squares from the second rank, two from the third.</source>
        <extracomment>assets/rules/differences.toml</extracomment>
        <translation>从第二横线最多三格，从第三横线最多两格。</translation>
    </message>
    <message>
        <source>Up to three squares from the second rank.</source>
        <extracomment>assets/rules/differences.toml</extracomment>
        <translation>从第二横线最多三格。</translation>
    </message>
    <message>
        <source>Not on the first rank, nor on the last.</source>
        <extracomment>assets/rules/differences.toml</extracomment>
        <translation>不能在己方底线，也不能在对方底线。</translation>
    </message>
    <message>
        <source>Not on the last rank.</source>
        <extracomment>assets/rules/differences.toml</extracomment>
        <translation>不能在对方底线。</translation>
    </message>
    <message>
        <source>With a king and a rook that have never moved.</source>
        <extracomment>assets/rules/differences.toml</extracomment>
        <translation>从未走动过的王和车。</translation>
    </message>
    <message>
        <source>With a king on f1 and a rook in the corner, however they came there.</source>
        <extracomment>assets/rules/differences.toml</extracomment>
        <translation>在f1的王和在角上的车，不管是怎么到那里的。</translation>
    </message>
    <message>
        <source>Three times in the game: a draw, played again with colours swapped.</source>
        <extracomment>assets/rules/differences.toml</extracomment>
        <translation>一局中三次：和棋，交换颜色重下一局。</translation>
    </message>
    <message>
        <source>Three times in a row: a draw.</source>
        <extracomment>assets/rules/differences.toml</extracomment>
        <translation>连续三次：和棋。</translation>
    </message>
    <message>
        <source>If you know chess</source>
        <extracomment>assets/rules/differences.toml</extracomment>
        <translation>如果你会下国际象棋</translation>
    </message>
    <message>
        <source>What you capture is yours, and may be dropped in place of a move.</source>
        <extracomment>assets/rules/differences.toml</extracomment>
        <translation>吃掉的棋子归你所有，可以打入来代替走棋。</translation>
    </message>
    <message>
        <source>There are two more pieces: the cardinal, bishop and knight in one, and the marshal, rook and knight in one.</source>
        <extracomment>assets/rules/differences.toml</extracomment>
        <translation>多两种棋子：枢机是主教加骑士，元帅是车加骑士。</translation>
    </message>
    <message>
        <source>Pawns may move up to three squares at first.</source>
        <extracomment>assets/rules/differences.toml</extracomment>
        <translation>兵的第一步最多三格。</translation>
    </message>
    <message>
        <source>The king moves three squares when it castles.</source>
        <extracomment>assets/rules/differences.toml</extracomment>
        <translation>王易位时走三格。</translation>
    </message>
    <message>
        <source>Pawns capture straight ahead, never diagonally.</source>
        <extracomment>assets/rules/differences.toml</extracomment>
        <translation>兵直吃，从不斜吃。</translation>
    </message>
    <message>
        <source>Pieces that touch the last three ranks must promote.</source>
        <extracomment>assets/rules/differences.toml</extracomment>
        <translation>碰到最远的三条横线的棋子必须升变。</translation>
    </message>
    <message>
        <source>A king that reaches the last rank wins.</source>
        <extracomment>assets/rules/differences.toml</extracomment>
        <translation>到达对方底线的王获胜。</translation>
    </message>
    <message>
        <source>There are no draws, no castling and no double step.</source>
        <extracomment>assets/rules/differences.toml</extracomment>
        <translation>没有和棋，没有易位，兵也不能一次走两格。</translation>
    </message>
    <message>
        <source>Captured pieces with a red sign are yours to drop; all others are gone.</source>
        <extracomment>assets/rules/differences.toml</extracomment>
        <translation>吃掉的红字棋子归你，可以打入；其他的都阵亡。</translation>
    </message>
    <message>
        <source>Queens, cannons, dragons and footsoldiers move differently in a palace: your queen starts in one, and crawls.</source>
        <extracomment>assets/rules/differences.toml</extracomment>
        <translation>后、炮、龙、卒在宫里走法不同：你的后从宫里开始，只能慢慢挪。</translation>
    </message>
    <message>
        <source>A king that enters the enemy palace wins.</source>
        <extracomment>assets/rules/differences.toml</extracomment>
        <translation>进入敌宫的王获胜。</translation>
    </message>
    <message>
        <source>The kings may not face each other on an open file.</source>
        <extracomment>assets/rules/differences.toml</extracomment>
        <translation>两个王不能在无遮挡的直线上照面。</translation>
    </message>
    <message>
        <source>The king castles with a lance, not with a rook.</source>
        <extracomment>assets/rules/differences.toml</extracomment>
        <translation>王与香车易位，而不是与车易位。</translation>
    </message>
    <message>
        <source>If you know crazyhouse</source>
        <extracomment>assets/rules/differences.toml</extracomment>
        <translation>如果你会下疯狂屋（crazyhouse）</translation>
    </message>
    <message>
        <source>A dropped pawn may not give mate.</source>
        <extracomment>assets/rules/differences.toml</extracomment>
        <translation>打入的兵不能将死。</translation>
    </message>
    <message>
        <source>Pieces promote in the enemy camp, and a captured promoted piece goes back to what it was.</source>
        <extracomment>assets/rules/differences.toml</extracomment>
        <translation>棋子在敌阵升变，升变的棋子被吃后变回原样。</translation>
    </message>
    <message>
        <source>Both players arrange bishops and knights before the first move.</source>
        <extracomment>assets/rules/differences.toml</extracomment>
        <translation>双方在第一步之前布置主教和骑士。</translation>
    </message>
    <message>
        <source>Only one unpromoted pawn may stand on a file. Pawns are dropped from the first rank to the eighth, and may mate.</source>
        <extracomment>assets/rules/differences.toml</extracomment>
        <translation>一条直线上只能有一个未升变的兵。兵可以打入第一到第八横线，打入的兵也可以将死。</translation>
    </message>
    <message>
        <source>A king that walks to the last rank wins, so an open board is dangerous.</source>
        <extracomment>assets/rules/differences.toml</extracomment>
        <translation>走到对方底线的王获胜，所以空旷的棋盘很危险。</translation>
    </message>
    <message>
        <source>Not everything that is captured comes back.</source>
        <extracomment>assets/rules/differences.toml</extracomment>
        <translation>被吃的棋子并不都会回来。</translation>
    </message>
    <message>
        <source>Drops are limited to your own part of the board, except for silvers.</source>
        <extracomment>assets/rules/differences.toml</extracomment>
        <translation>除了银将，只能打入己方一侧的棋盘。</translation>
    </message>
    <message>
        <source>If you know shogi</source>
        <extracomment>assets/rules/differences.toml</extracomment>
        <translation>如果你会下日本将棋</translation>
    </message>
    <message>
        <source>Knights jump in all directions.</source>
        <extracomment>assets/rules/differences.toml</extracomment>
        <translation>骑士可以向各个方向跳。</translation>
    </message>
    <message>
        <source>Several pawns may stand on one file.</source>
        <extracomment>assets/rules/differences.toml</extracomment>
        <translation>一条直线上可以有多个兵。</translation>
    </message>
    <message>
        <source>Pawns capture diagonally ahead, not straight.</source>
        <extracomment>assets/rules/differences.toml</extracomment>
        <translation>兵斜前吃子，不是直吃。</translation>
    </message>
    <message>
        <source>The king castles with a rook.</source>
        <extracomment>assets/rules/differences.toml</extracomment>
        <translation>王与车易位。</translation>
    </message>
    <message>
        <source>Stalemate is a draw.</source>
        <extracomment>assets/rules/differences.toml</extracomment>
        <translation>逼和是和棋。</translation>
    </message>
    <message>
        <source>Promotion is compulsory, and adds the king&apos;s step to a piece.</source>
        <extracomment>assets/rules/differences.toml</extracomment>
        <translation>升变是强制的，棋子升变后还能像王那样走一格。</translation>
    </message>
    <message>
        <source>A dropped pawn may mate.</source>
        <extracomment>assets/rules/differences.toml</extracomment>
        <translation>打入的兵可以将死。</translation>
    </message>
    <message>
        <source>A position may not occur for the third time; there are no draws.</source>
        <extracomment>assets/rules/differences.toml</extracomment>
        <translation>同一局面不能出现三次；没有和棋。</translation>
    </message>
    <message>
        <source>Pawns and golds start promoted. Pawns move as in chess.</source>
        <extracomment>assets/rules/differences.toml</extracomment>
        <translation>兵和金将一开始就是升变的。兵的走法与国际象棋相同。</translation>
    </message>
    <message>
        <source>Unpromoted pieces are killed when they are captured, and so is the lion.</source>
        <extracomment>assets/rules/differences.toml</extracomment>
        <translation>未升变的棋子被吃就阵亡，狮也一样。</translation>
    </message>
    <message>
        <source>Lance, horse, bishop and rook must promote when they end a move in the zone.</source>
        <extracomment>assets/rules/differences.toml</extracomment>
        <translation>香车、桂马、主教、车走到升变区必须升变。</translation>
    </message>
    <message>
        <source>Most pieces are dropped on your own part of the board only.</source>
        <extracomment>assets/rules/differences.toml</extracomment>
        <translation>大多数棋子只能打入己方一侧的棋盘。</translation>
    </message>
    <message>
        <source>Blue</source>
        <extracomment>assets/boards</extracomment>
        <translation>蓝色</translation>
    </message>
    <message>
        <source>High contrast</source>
        <extracomment>assets/boards</extracomment>
        <translation>高对比度</translation>
    </message>
    <message>
        <source>Green</source>
        <extracomment>assets/boards</extracomment>
        <translation>绿色</translation>
    </message>
    <message>
        <source>Night</source>
        <extracomment>assets/boards</extracomment>
        <translation>夜晚</translation>
    </message>
    <message>
        <source>Paper</source>
        <extracomment>gui/desk/printing.py, assets/boards</extracomment>
        <translation>纸张</translation>
    </message>
    <message>
        <source>Moves like the rook in chess.</source>
        <extracomment>gui/words/movement.py</extracomment>
        <translation>走法同国际象棋的车。</translation>
    </message>
    <message>
        <source>Moves like the bishop in chess.</source>
        <extracomment>gui/words/movement.py</extracomment>
        <translation>走法同国际象棋的主教。</translation>
    </message>
    <message>
        <source>Moves like the knight in chess.</source>
        <extracomment>gui/words/movement.py</extracomment>
        <translation>走法同国际象棋的骑士。</translation>
    </message>
    <message>
        <source>Moves like the queen in chess.</source>
        <extracomment>gui/words/movement.py</extracomment>
        <translation>走法同国际象棋的后。</translation>
    </message>
    <message>
        <source>Moves like the king in chess.</source>
        <extracomment>gui/words/movement.py</extracomment>
        <translation>走法同国际象棋的王。</translation>
    </message>
    <message>
        <source>Bishop and knight of chess in one.</source>
        <extracomment>gui/words/movement.py</extracomment>
        <translation>集国际象棋的主教与骑士于一身。</translation>
    </message>
    <message>
        <source>Rook and knight of chess in one.</source>
        <extracomment>gui/words/movement.py</extracomment>
        <translation>集国际象棋的车与骑士于一身。</translation>
    </message>
    <message>
        <source>Queen and knight of chess in one.</source>
        <extracomment>gui/words/movement.py</extracomment>
        <translation>集国际象棋的后与骑士于一身。</translation>
    </message>
    <message>
        <source>Knight and king of chess in one.</source>
        <extracomment>gui/words/movement.py</extracomment>
        <translation>集国际象棋的骑士与王于一身。</translation>
    </message>
    <message>
        <source>Bishop and king of chess in one.</source>
        <extracomment>gui/words/movement.py</extracomment>
        <translation>集国际象棋的主教与王于一身。</translation>
    </message>
    <message>
        <source>Rook and king of chess in one.</source>
        <extracomment>gui/words/movement.py</extracomment>
        <translation>集国际象棋的车与王于一身。</translation>
    </message>
    <message>
        <source>Bishop, knight and king of chess in one.</source>
        <extracomment>gui/words/movement.py</extracomment>
        <translation>集国际象棋的主教、骑士与王于一身。</translation>
    </message>
    <message>
        <source>Rook, knight and king of chess in one.</source>
        <extracomment>gui/words/movement.py</extracomment>
        <translation>集国际象棋的车、骑士与王于一身。</translation>
    </message>
    <message>
        <source>Moves like the silver in shogi.</source>
        <extracomment>gui/words/movement.py</extracomment>
        <translation>走法同将棋的银将。</translation>
    </message>
    <message>
        <source>Moves like the gold in shogi.</source>
        <extracomment>gui/words/movement.py</extracomment>
        <translation>走法同将棋的金将。</translation>
    </message>
    <message>
        <source>Moves like the lance in shogi.</source>
        <extracomment>gui/words/movement.py</extracomment>
        <translation>走法同将棋的香车。</translation>
    </message>
    <message>
        <source>Moves like the knight in shogi.</source>
        <extracomment>gui/words/movement.py</extracomment>
        <translation>走法同将棋的桂马。</translation>
    </message>
    <message>
        <source>Moves like the pawn in shogi.</source>
        <extracomment>gui/words/movement.py</extracomment>
        <translation>走法同将棋的步兵。</translation>
    </message>
    <message>
        <source>Moves like the pawn in chess.</source>
        <extracomment>gui/words/movement.py</extracomment>
        <translation>走法同国际象棋的兵。</translation>
    </message>
    <message>
        <source>Moves like the cannon in xiangqi.</source>
        <extracomment>gui/words/movement.py</extracomment>
        <translation>走法同中国象棋的炮。</translation>
    </message>
    <message>
        <source>From where it stands</source>
        <extracomment>gui/board/piece_facts.py</extracomment>
        <translation>从它所在的格子</translation>
    </message>
    <message>
        <source>From where it stands: no move</source>
        <extracomment>gui/board/piece_facts.py</extracomment>
        <translation>从它所在的格子：无着可走</translation>
    </message>
    <message>
        <source>{title}: a set to print</source>
        <extracomment>gui/desk/printing.py, gui/rulebook/set_pdf.py</extracomment>
        <translation>{title}：可打印的棋具</translation>
    </message>
    <message>
        <source>Print a set</source>
        <extracomment>gui/desk/printing.py</extracomment>
        <translation>打印棋具</translation>
    </message>
    <message>
        <source>A board, pieces with both faces to cut out and fold, and a card with the moves and a summary of the rules.</source>
        <extracomment>gui/desk/printing.py</extracomment>
        <translation>棋盘、可剪下折叠的双面棋子，以及一张走法与规则摘要卡。</translation>
    </message>
    <message>
        <source>Letter</source>
        <comment>paper</comment>
        <extracomment>gui/desk/printing.py</extracomment>
        <translation>Letter</translation>
    </message>
    <message>
        <source>No PDF was made.</source>
        <extracomment>gui/desk/printing.py</extracomment>
        <translation>没有制作 PDF。</translation>
    </message>
    <message>
        <source>50 mm</source>
        <extracomment>gui/rulebook/set_pdf.py</extracomment>
        <translation>50 mm</translation>
    </message>
    <message>
        <source>Summary of the rules</source>
        <extracomment>gui/rulebook/set_pdf.py</extracomment>
        <translation>规则摘要</translation>
    </message>
    <message>
        <source>Print a set to &amp;cut out (PDF)…</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>打印可剪下的棋具 (PDF)(&amp;C)…</translation>
    </message>
    <message>
        <source>What this game does not have</source>
        <extracomment>gui/rulebook/generated.py, assets/rules/pandemonium.toml, assets/rules/pandemonium-2020.toml, assets/rules/pandemonium-vchess.toml, assets/rules/mansindam.toml, assets/rules/palaceshogi.toml</extracomment>
        <translation>这种棋没有的规则</translation>
    </message>
    <message>
        <source>White&apos;s king may step to e1, and face the other one.</source>
        <extracomment>assets/rules/pandemonium.toml, assets/rules/pandemonium-2020.toml, assets/rules/pandemonium-vchess.toml</extracomment>
        <translation>白方的王可以走到e1，与对方的王照面。</translation>
    </message>
    <message>
        <source>The king does not castle: it may move one square, here as everywhere.</source>
        <extracomment>assets/rules/mansindam.toml</extracomment>
        <translation>王不能易位：在这里和别处一样，一次走一格。</translation>
    </message>
    <message>
        <source>With a lion on the board, the queen on 3c may not become a second one.</source>
        <extracomment>assets/rules/palaceshogi.toml</extracomment>
        <translation>棋盘上已有狮时，3c的后不能变成第二个狮。</translation>
    </message>
    <message>
        <source>The lion may not capture the other lion.</source>
        <extracomment>assets/rules/palaceshogi.toml</extracomment>
        <translation>狮不能吃对方的狮。</translation>
    </message>
    <message>
        <source>The king may leave its palace.</source>
        <extracomment>assets/rules/palaceshogi.toml</extracomment>
        <translation>王可以离开宫。</translation>
    </message>
    <message>
        <source>Wood</source>
        <extracomment>assets/boards</extracomment>
        <translation>木</translation>
    </message>
    <message>
        <source>Your first game</source>
        <extracomment>assets/lessons/pandemonium/01-first-game.toml, assets/lessons/mansindam/01-first-game.toml, assets/lessons/palaceshogi/01-first-game.toml</extracomment>
        <translation>你的第一局</translation>
    </message>
    <message>
        <source>The king is slow, and it is everything: lose it and you lose the game.</source>
        <extracomment>assets/lessons/pandemonium/01-first-game.toml, assets/lessons/mansindam/01-first-game.toml, assets/lessons/palaceshogi/01-first-game.toml</extracomment>
        <translation>王很慢，却是一切：失去王就输掉对局。</translation>
    </message>
    <message>
        <source>A rook moves straight, as far as it likes. Capture the pawn with it.</source>
        <extracomment>assets/lessons/pandemonium/01-first-game.toml, assets/lessons/mansindam/01-first-game.toml</extracomment>
        <translation>车横走或直走，远近任意。用它吃掉兵。</translation>
    </message>
    <message>
        <source>You capture by going where an enemy piece stands. It is yours now.</source>
        <extracomment>assets/lessons/pandemonium/01-first-game.toml, assets/lessons/mansindam/01-first-game.toml</extracomment>
        <translation>走到敌方棋子所在的格子就吃掉它。现在它是你的了。</translation>
    </message>
    <message>
        <source>What you captured is in your hand. Instead of moving, you may drop it on an empty square. Drop the knight on the marked square.</source>
        <extracomment>assets/lessons/pandemonium/01-first-game.toml, assets/lessons/mansindam/01-first-game.toml</extracomment>
        <translation>吃掉的棋子在你手中。轮到你时可以不走棋，而把它打入空格。把骑士打入标出的格子。</translation>
    </message>
    <message>
        <source>A pawn moves straight ahead, but captures diagonally. Capture the knight.</source>
        <extracomment>assets/lessons/pandemonium/01-first-game.toml</extracomment>
        <translation>兵直走，但斜吃。吃掉骑士。</translation>
    </message>
    <message>
        <source>A king that is attacked is in check. Give check with the rook.</source>
        <extracomment>assets/lessons/pandemonium/01-first-game.toml, assets/lessons/mansindam/01-first-game.toml, assets/lessons/palaceshogi/01-first-game.toml</extracomment>
        <translation>王受到攻击就是被将军。用车将军。</translation>
    </message>
    <message>
        <source>The other side must answer a check at once.</source>
        <extracomment>assets/lessons/pandemonium/01-first-game.toml, assets/lessons/mansindam/01-first-game.toml, assets/lessons/palaceshogi/01-first-game.toml</extracomment>
        <translation>对方必须立即应将。</translation>
    </message>
    <message>
        <source>Checkmate. That is the aim of the game.</source>
        <extracomment>assets/lessons/pandemonium/01-first-game.toml, assets/lessons/mansindam/01-first-game.toml, assets/lessons/palaceshogi/01-first-game.toml</extracomment>
        <translation>将死。这就是对局的目标。</translation>
    </message>
    <message>
        <source>Pieces in the hand are always ready. Look for drops before you move.</source>
        <extracomment>assets/lessons/pandemonium/01-first-game.toml, assets/lessons/mansindam/01-first-game.toml</extracomment>
        <translation>手中的棋子随时可用。走棋之前先看看能打入什么。</translation>
    </message>
    <message>
        <source>Bring the pawn into the last two ranks, where it becomes a gilding, as strong as a queen.</source>
        <extracomment>assets/lessons/pandemonium/01-first-game.toml</extracomment>
        <translation>把兵带到最远的两条横线，它会变成和后一样强的镀。</translation>
    </message>
    <message>
        <source>Rook and dragon</source>
        <extracomment>assets/lessons/pandemonium/02-rook-and-dragon.toml, assets/lessons/palaceshogi/02-rook-and-dragon.toml</extracomment>
        <translation>车与龙</translation>
    </message>
    <message>
        <source>The rook on its lines, and what it becomes.</source>
        <extracomment>assets/lessons/pandemonium/02-rook-and-dragon.toml, assets/lessons/mansindam/02-rook-and-tiger.toml, assets/lessons/palaceshogi/02-rook-and-dragon.toml</extracomment>
        <translation>横走直走的车，以及它变成的棋子。</translation>
    </message>
    <message>
        <source>The rook goes along ranks and files. Visit both marked squares.</source>
        <extracomment>assets/lessons/pandemonium/02-rook-and-dragon.toml, assets/lessons/mansindam/02-rook-and-tiger.toml, assets/lessons/palaceshogi/02-rook-and-dragon.toml</extracomment>
        <translation>车沿横线和直线走。走遍两个标出的格子。</translation>
    </message>
    <message>
        <source>The rook does not jump. Find the way to the marked square.</source>
        <extracomment>assets/lessons/pandemonium/02-rook-and-dragon.toml, assets/lessons/palaceshogi/02-rook-and-dragon.toml</extracomment>
        <translation>车不能跳跃。找出走到标出格子的路线。</translation>
    </message>
    <message>
        <source>Capture both pawns.</source>
        <extracomment>assets/lessons/pandemonium/02-rook-and-dragon.toml, assets/lessons/mansindam/02-rook-and-tiger.toml</extracomment>
        <translation>把两个兵都吃掉。</translation>
    </message>
    <message>
        <source>Each capture adds a piece to your hand.</source>
        <extracomment>assets/lessons/pandemonium/02-rook-and-dragon.toml, assets/lessons/mansindam/02-rook-and-tiger.toml</extracomment>
        <translation>每吃一子，手中就多一个棋子。</translation>
    </message>
    <message>
        <source>A dragon is a promoted rook: it also steps diagonally, one square. Go to the marked square in two moves.</source>
        <extracomment>assets/lessons/pandemonium/02-rook-and-dragon.toml</extracomment>
        <translation>龙是升变的车：还可以斜走一格。两步走到标出的格子。</translation>
    </message>
    <message>
        <source>A rook may promote when it moves into the last two ranks. Do it.</source>
        <extracomment>assets/lessons/pandemonium/02-rook-and-dragon.toml</extracomment>
        <translation>车走入最远的两条横线时可以升变。试一试。</translation>
    </message>
    <message>
        <source>It keeps all moves of the rook and gains the king&apos;s step.</source>
        <extracomment>assets/lessons/pandemonium/02-rook-and-dragon.toml, assets/lessons/mansindam/02-rook-and-tiger.toml</extracomment>
        <translation>它保留车的所有走法，还能像王那样走一格。</translation>
    </message>
    <message>
        <source>Bishop and horse</source>
        <extracomment>assets/lessons/pandemonium/03-bishop-and-horse.toml</extracomment>
        <translation>主教与马</translation>
    </message>
    <message>
        <source>Diagonals, and a way to change colour.</source>
        <extracomment>assets/lessons/pandemonium/03-bishop-and-horse.toml, assets/lessons/mansindam/03-bishop-and-archer.toml</extracomment>
        <translation>走斜线，以及换到另一种颜色的办法。</translation>
    </message>
    <message>
        <source>The bishop moves diagonally, as far as it likes. Visit both marked squares.</source>
        <extracomment>assets/lessons/pandemonium/03-bishop-and-horse.toml, assets/lessons/mansindam/03-bishop-and-archer.toml, assets/lessons/palaceshogi/03-bishop-and-elephant.toml</extracomment>
        <translation>主教斜走，远近任意。走遍两个标出的格子。</translation>
    </message>
    <message>
        <source>A bishop stays on squares of one colour forever. Take the pawn it can reach.</source>
        <extracomment>assets/lessons/pandemonium/03-bishop-and-horse.toml, assets/lessons/mansindam/03-bishop-and-archer.toml</extracomment>
        <translation>主教永远留在同一颜色的格子上。吃掉它够得到的兵。</translation>
    </message>
    <message>
        <source>The other pawn stands on a square it will never reach.</source>
        <extracomment>assets/lessons/pandemonium/03-bishop-and-horse.toml, assets/lessons/mansindam/03-bishop-and-archer.toml</extracomment>
        <translation>另一个兵站在它永远到不了的格子上。</translation>
    </message>
    <message>
        <source>A horse is a promoted bishop: it also steps straight, one square. Go to the marked square.</source>
        <extracomment>assets/lessons/pandemonium/03-bishop-and-horse.toml</extracomment>
        <translation>马是升变的主教：还可以横走或直走一格。走到标出的格子。</translation>
    </message>
    <message>
        <source>The single step lets it change colour.</source>
        <extracomment>assets/lessons/pandemonium/03-bishop-and-horse.toml, assets/lessons/mansindam/03-bishop-and-archer.toml</extracomment>
        <translation>这一步使它可以换到另一种颜色的格子。</translation>
    </message>
    <message>
        <source>Give check with the horse where nothing can take it.</source>
        <extracomment>assets/lessons/pandemonium/03-bishop-and-horse.toml</extracomment>
        <translation>用马在没有棋子能吃它的地方将军。</translation>
    </message>
    <message>
        <source>Capture both pawns with the bishop.</source>
        <extracomment>assets/lessons/pandemonium/03-bishop-and-horse.toml, assets/lessons/mansindam/03-bishop-and-archer.toml</extracomment>
        <translation>用主教把两个兵都吃掉。</translation>
    </message>
    <message>
        <source>Knight and scepter</source>
        <extracomment>assets/lessons/pandemonium/04-knight-and-scepter.toml</extracomment>
        <translation>骑士与圭</translation>
    </message>
    <message>
        <source>The only simple piece that jumps.</source>
        <extracomment>assets/lessons/pandemonium/04-knight-and-scepter.toml, assets/lessons/mansindam/04-knight-and-centaur.toml</extracomment>
        <translation>简单的棋子中只有它会跳。</translation>
    </message>
    <message>
        <source>The knight jumps: two squares straight and one to the side. Go to the marked square.</source>
        <extracomment>assets/lessons/pandemonium/04-knight-and-scepter.toml</extracomment>
        <translation>骑士会跳：直两格再横一格。走到标出的格子。</translation>
    </message>
    <message>
        <source>It jumps over anything. Come out from behind your pawns to the marked square.</source>
        <extracomment>assets/lessons/pandemonium/04-knight-and-scepter.toml, assets/lessons/mansindam/04-knight-and-centaur.toml</extracomment>
        <translation>它能跳过任何棋子。从自己的兵后面跳到标出的格子。</translation>
    </message>
    <message>
        <source>Take all three pawns.</source>
        <extracomment>assets/lessons/pandemonium/04-knight-and-scepter.toml, assets/lessons/mansindam/04-knight-and-centaur.toml, assets/lessons/mansindam/06-marshal-and-ship.toml</extracomment>
        <translation>把三个兵都吃掉。</translation>
    </message>
    <message>
        <source>A fork attacks two pieces at once. Attack king and rook with one jump.</source>
        <extracomment>assets/lessons/pandemonium/04-knight-and-scepter.toml, assets/lessons/mansindam/04-knight-and-centaur.toml</extracomment>
        <translation>捉双同时攻击两个棋子。一跳同时攻击王和车。</translation>
    </message>
    <message>
        <source>The scepter adds the king&apos;s step. Take both pawns.</source>
        <extracomment>assets/lessons/pandemonium/04-knight-and-scepter.toml</extracomment>
        <translation>圭比骑士多了王的一步。把两个兵都吃掉。</translation>
    </message>
    <message>
        <source>A scepter beside a king is terrible: it leaves hardly a square.</source>
        <extracomment>assets/lessons/pandemonium/04-knight-and-scepter.toml</extracomment>
        <translation>王旁边的圭很可怕：几乎不留活路。</translation>
    </message>
    <message>
        <source>The cardinal</source>
        <extracomment>assets/lessons/pandemonium/05-cardinal.toml</extracomment>
        <translation>枢机</translation>
    </message>
    <message>
        <source>Bishop and knight in one.</source>
        <extracomment>assets/lessons/pandemonium/05-cardinal.toml, assets/lessons/mansindam/05-cardinal-and-rhino.toml</extracomment>
        <translation>主教与骑士合为一体。</translation>
    </message>
    <message>
        <source>The cardinal moves like a bishop or like a knight. Visit both marked squares.</source>
        <extracomment>assets/lessons/pandemonium/05-cardinal.toml, assets/lessons/mansindam/05-cardinal-and-rhino.toml</extracomment>
        <translation>枢机走法如主教或骑士。走遍两个标出的格子。</translation>
    </message>
    <message>
        <source>Take both rooks.</source>
        <extracomment>assets/lessons/pandemonium/05-cardinal.toml, assets/lessons/mansindam/05-cardinal-and-rhino.toml</extracomment>
        <translation>把两个车都吃掉。</translation>
    </message>
    <message>
        <source>It sees what bishops and knights see.</source>
        <extracomment>assets/lessons/pandemonium/05-cardinal.toml, assets/lessons/mansindam/05-cardinal-and-rhino.toml</extracomment>
        <translation>主教和骑士能看到的它都能看到。</translation>
    </message>
    <message>
        <source>With its own king&apos;s help, the cardinal mates a king in the corner. Find the square.</source>
        <extracomment>assets/lessons/pandemonium/05-cardinal.toml</extracomment>
        <translation>枢机在王的帮助下将死角上的王。找到那一格。</translation>
    </message>
    <message>
        <source>Drop the cardinal so that it attacks king and queen at once, and nothing can take it.</source>
        <extracomment>assets/lessons/pandemonium/05-cardinal.toml</extracomment>
        <translation>打入枢机，同时攻击王和后，并且没有棋子能吃它。</translation>
    </message>
    <message>
        <source>When promoted, the cardinal becomes a whole, which moves like a queen and loses the jump. Promote it.</source>
        <extracomment>assets/lessons/pandemonium/05-cardinal.toml</extracomment>
        <translation>枢机升变为全，走法如后，失去跳跃。让它升变。</translation>
    </message>
    <message>
        <source>Think before you promote it: sometimes the jump is worth more.</source>
        <extracomment>assets/lessons/pandemonium/05-cardinal.toml</extracomment>
        <translation>升变之前想一想：有时跳跃更有价值。</translation>
    </message>
    <message>
        <source>The marshal</source>
        <extracomment>assets/lessons/pandemonium/06-marshal.toml</extracomment>
        <translation>元帅</translation>
    </message>
    <message>
        <source>Rook and knight in one.</source>
        <extracomment>assets/lessons/pandemonium/06-marshal.toml, assets/lessons/mansindam/06-marshal-and-ship.toml</extracomment>
        <translation>车与骑士合为一体。</translation>
    </message>
    <message>
        <source>The marshal moves like a rook or like a knight. Visit both marked squares.</source>
        <extracomment>assets/lessons/pandemonium/06-marshal.toml, assets/lessons/mansindam/06-marshal-and-ship.toml</extracomment>
        <translation>元帅走法如车或骑士。走遍两个标出的格子。</translation>
    </message>
    <message>
        <source>Take both pawns.</source>
        <extracomment>assets/lessons/pandemonium/06-marshal.toml</extracomment>
        <translation>把两个兵都吃掉。</translation>
    </message>
    <message>
        <source>The marshal mates on the edge with a little help. Find the square.</source>
        <extracomment>assets/lessons/pandemonium/06-marshal.toml</extracomment>
        <translation>元帅稍得帮助就能在边线将死对方。找到那一格。</translation>
    </message>
    <message>
        <source>Give check with a jump that nothing can answer by putting a piece between.</source>
        <extracomment>assets/lessons/pandemonium/06-marshal.toml</extracomment>
        <translation>用跳跃将军，使对方无法用棋子挡住。</translation>
    </message>
    <message>
        <source>When promoted, the marshal becomes an apricot, which moves like a queen. Promote it with check.</source>
        <extracomment>assets/lessons/pandemonium/06-marshal.toml</extracomment>
        <translation>元帅升变为杏，走法如后。升变并将军。</translation>
    </message>
    <message>
        <source>The queen</source>
        <extracomment>assets/lessons/pandemonium/07-queen.toml, assets/lessons/palaceshogi/08-queen.toml</extracomment>
        <translation>后</translation>
    </message>
    <message>
        <source>Straight and diagonal.</source>
        <extracomment>assets/lessons/pandemonium/07-queen.toml</extracomment>
        <translation>横走、直走与斜走。</translation>
    </message>
    <message>
        <source>The queen moves straight and diagonally. Visit all three marked squares.</source>
        <extracomment>assets/lessons/pandemonium/07-queen.toml, assets/lessons/mansindam/07-queen-and-angel.toml</extracomment>
        <translation>后可以横走、直走和斜走。走遍三个标出的格子。</translation>
    </message>
    <message>
        <source>Take all three pieces.</source>
        <extracomment>assets/lessons/pandemonium/07-queen.toml</extracomment>
        <translation>把三个棋子都吃掉。</translation>
    </message>
    <message>
        <source>Mate with the queen and the help of the king.</source>
        <extracomment>assets/lessons/pandemonium/07-queen.toml, assets/lessons/mansindam/07-queen-and-angel.toml</extracomment>
        <translation>用后在王的帮助下将死。</translation>
    </message>
    <message>
        <source>Four pieces move like a queen: queen, gilding, whole and apricot. When captured, they differ: take the gilding and look at your hand.</source>
        <extracomment>assets/lessons/pandemonium/07-queen.toml</extracomment>
        <translation>有四种棋子走法如后：后、镀、全、杏。被吃后它们并不相同：吃掉镀，看看手中。</translation>
    </message>
    <message>
        <source>It is a pawn in your hand. A captured queen would be a queen.</source>
        <extracomment>assets/lessons/pandemonium/07-queen.toml</extracomment>
        <translation>在你手中它是兵。吃掉的如果是后，得到的就是后。</translation>
    </message>
    <message>
        <source>Long first steps, and a new face.</source>
        <extracomment>assets/lessons/pandemonium/08-pawns.toml</extracomment>
        <translation>第一步可以走很远，还会换上新面貌。</translation>
    </message>
    <message>
        <source>Pawns capture diagonally ahead. Take both.</source>
        <extracomment>assets/lessons/pandemonium/08-pawns.toml</extracomment>
        <translation>兵斜前吃子。把两个都吃掉。</translation>
    </message>
    <message>
        <source>Attack both rooks with one pawn.</source>
        <extracomment>assets/lessons/pandemonium/08-pawns.toml</extracomment>
        <translation>用一个兵攻击两个车。</translation>
    </message>
    <message>
        <source>You will win one of them.</source>
        <extracomment>assets/lessons/pandemonium/08-pawns.toml</extracomment>
        <translation>其中一个必归你。</translation>
    </message>
    <message>
        <source>For one move only.</source>
        <extracomment>assets/lessons/pandemonium/09-en-passant.toml</extracomment>
        <translation>只有一步的机会。</translation>
    </message>
    <message>
        <source>It may be captured on any square that it passed over and that you attack. Do it from the other side.</source>
        <extracomment>assets/lessons/pandemonium/09-en-passant.toml</extracomment>
        <translation>可以在它经过并受你攻击的任意一格吃掉它。从另一边来吃。</translation>
    </message>
    <message>
        <source>Captured pieces are yours</source>
        <extracomment>assets/lessons/pandemonium/10-drops.toml, assets/lessons/mansindam/09-drops.toml</extracomment>
        <translation>被吃的棋子归你</translation>
    </message>
    <message>
        <source>Hand and board are one army.</source>
        <extracomment>assets/lessons/pandemonium/10-drops.toml, assets/lessons/mansindam/09-drops.toml</extracomment>
        <translation>手中和棋盘上的棋子是同一支军队。</translation>
    </message>
    <message>
        <source>Drop the bishop so that it gives check.</source>
        <extracomment>assets/lessons/pandemonium/10-drops.toml, assets/lessons/mansindam/09-drops.toml</extracomment>
        <translation>打入主教将军。</translation>
    </message>
    <message>
        <source>Drop the knight where it attacks king and rook at once.</source>
        <extracomment>assets/lessons/pandemonium/10-drops.toml, assets/lessons/mansindam/09-drops.toml</extracomment>
        <translation>把骑士打入同时攻击王和车的格子。</translation>
    </message>
    <message>
        <source>A pawn may give check when it is dropped. Do it.</source>
        <extracomment>assets/lessons/pandemonium/10-drops.toml</extracomment>
        <translation>兵打入时可以将军。试一试。</translation>
    </message>
    <message>
        <source>Guard your rook with a drop, so that the queen cannot take it for nothing.</source>
        <extracomment>assets/lessons/pandemonium/10-drops.toml, assets/lessons/mansindam/09-drops.toml</extracomment>
        <translation>打入一个棋子保护你的车，使后不能白吃它。</translation>
    </message>
    <message>
        <source>Take the rook, then drop it with check.</source>
        <extracomment>assets/lessons/pandemonium/10-drops.toml</extracomment>
        <translation>吃掉车，然后打入将军。</translation>
    </message>
    <message>
        <source>A pawn may not mate when it is dropped. Mate with the knight instead.</source>
        <extracomment>assets/lessons/pandemonium/10-drops.toml</extracomment>
        <translation>兵打入时不能将死。改用骑士将死。</translation>
    </message>
    <message>
        <source>The enemy camp</source>
        <extracomment>assets/lessons/pandemonium/11-promotion.toml</extracomment>
        <translation>敌阵</translation>
    </message>
    <message>
        <source>The last two ranks.</source>
        <extracomment>assets/lessons/pandemonium/11-promotion.toml</extracomment>
        <translation>最远的两条横线。</translation>
    </message>
    <message>
        <source>Promote the rook, but not on the ninth rank.</source>
        <extracomment>assets/lessons/pandemonium/11-promotion.toml</extracomment>
        <translation>让车升变，但不要在第九横线。</translation>
    </message>
    <message>
        <source>You need not promote at once: go into the camp with the knight as it is, and promote on the way out.</source>
        <extracomment>assets/lessons/pandemonium/11-promotion.toml</extracomment>
        <translation>不必马上升变：让骑士原样进入敌阵，出来时再升变。</translation>
    </message>
    <message>
        <source>A piece dropped in the camp promotes when it moves. Drop the rook on the marked square and promote it.</source>
        <extracomment>assets/lessons/pandemonium/11-promotion.toml</extracomment>
        <translation>打入敌阵的棋子在走动时升变。把车打入标出的格子，再让它升变。</translation>
    </message>
    <message>
        <source>Promote with check.</source>
        <extracomment>assets/lessons/pandemonium/11-promotion.toml, assets/lessons/mansindam/10-promotion.toml</extracomment>
        <translation>升变并将军。</translation>
    </message>
    <message>
        <source>Where do bishops and knights stand?</source>
        <extracomment>assets/lessons/pandemonium/12-setup.toml</extracomment>
        <translation>主教和骑士站在哪里？</translation>
    </message>
    <message>
        <source>Before the first move you choose where your bishops and knights stand. Choose one of the four.</source>
        <extracomment>assets/lessons/pandemonium/01-first-game.toml, assets/lessons/pandemonium/12-setup.toml</extracomment>
        <translation>第一步之前你选择主教和骑士站在哪里。从四种中选一种。</translation>
    </message>
    <message>
        <source>Definition for Fairy-Stockfish (*.ini)</source>
        <extracomment>gui/desk/definition_export.py</extracomment>
        <translation>Fairy-Stockfish 定义 (*.ini)</translation>
    </message>
    <message>
        <source>Black has seen your choice and has chosen, too. Make the first move: a pawn, three squares.</source>
        <extracomment>assets/lessons/pandemonium/12-setup.toml</extracomment>
        <translation>黑方看到了你的选择，也作出了选择。走第一步：兵，三格。</translation>
    </message>
    <message>
        <source>The king moves three squares.</source>
        <extracomment>assets/lessons/pandemonium/13-castling.toml</extracomment>
        <translation>王走三格。</translation>
    </message>
    <message>
        <source>Castle to the other side.</source>
        <extracomment>assets/lessons/pandemonium/13-castling.toml</extracomment>
        <translation>向另一边易位。</translation>
    </message>
    <message>
        <source>Something is in the way. Move it, then castle.</source>
        <extracomment>assets/lessons/pandemonium/13-castling.toml, assets/lessons/palaceshogi/13-castling.toml</extracomment>
        <translation>有棋子挡在中间。先移开，再易位。</translation>
    </message>
    <message>
        <source>Check, and three answers</source>
        <extracomment>assets/lessons/pandemonium/14-check.toml, assets/lessons/mansindam/11-check.toml, assets/lessons/palaceshogi/14-check.toml</extracomment>
        <translation>将军与三种应法</translation>
    </message>
    <message>
        <source>Move, take, or put something in between.</source>
        <extracomment>assets/lessons/pandemonium/14-check.toml, assets/lessons/mansindam/11-check.toml, assets/lessons/palaceshogi/14-check.toml</extracomment>
        <translation>走开、吃掉，或者用棋子挡住。</translation>
    </message>
    <message>
        <source>You are in check. Move the king to safety.</source>
        <extracomment>assets/lessons/pandemonium/14-check.toml, assets/lessons/mansindam/11-check.toml, assets/lessons/palaceshogi/14-check.toml</extracomment>
        <translation>你被将军。把王移到安全处。</translation>
    </message>
    <message>
        <source>You are in check. Take the piece that gives check.</source>
        <extracomment>assets/lessons/pandemonium/14-check.toml, assets/lessons/mansindam/11-check.toml, assets/lessons/palaceshogi/14-check.toml</extracomment>
        <translation>你被将军。吃掉将军的棋子。</translation>
    </message>
    <message>
        <source>You are in check. Put the pawn in between.</source>
        <extracomment>assets/lessons/pandemonium/14-check.toml</extracomment>
        <translation>你被将军。用兵挡在中间。</translation>
    </message>
    <message>
        <source>Near the king, a single pawn in hand can save the game.</source>
        <extracomment>assets/lessons/pandemonium/14-check.toml, assets/lessons/mansindam/11-check.toml</extracomment>
        <translation>在王的附近，手中的一个兵就能救下对局。</translation>
    </message>
    <message>
        <source>Nothing can be put between a knight and the king. Find a safe answer.</source>
        <extracomment>assets/lessons/pandemonium/14-check.toml</extracomment>
        <translation>骑士和王之间无法放棋子来挡。找出安全的应法。</translation>
    </message>
    <message>
        <source>Mates with drops</source>
        <extracomment>assets/lessons/pandemonium/15-mates.toml, assets/lessons/mansindam/12-mates.toml</extracomment>
        <translation>打入将死</translation>
    </message>
    <message>
        <source>Look at the hand first.</source>
        <extracomment>assets/lessons/pandemonium/15-mates.toml, assets/lessons/mansindam/12-mates.toml</extracomment>
        <translation>先看手中。</translation>
    </message>
    <message>
        <source>Mate in one with the queen or with the cardinal in your hand.</source>
        <extracomment>assets/lessons/pandemonium/15-mates.toml</extracomment>
        <translation>用手中的后或枢机一步将死。</translation>
    </message>
    <message>
        <source>Mate in one with a knight: nothing can come between it and the king.</source>
        <extracomment>assets/lessons/pandemonium/15-mates.toml, assets/lessons/mansindam/12-mates.toml</extracomment>
        <translation>用骑士一步将死：它和王之间无法放棋子来挡。</translation>
    </message>
    <message>
        <source>Mate in one: drop the rook where the king cannot take it.</source>
        <extracomment>assets/lessons/pandemonium/15-mates.toml, assets/lessons/mansindam/12-mates.toml</extracomment>
        <translation>一步将死：把车打入王吃不到的地方。</translation>
    </message>
    <message>
        <source>Mate in two with two rooks in hand.</source>
        <extracomment>assets/lessons/mansindam/12-mates.toml</extracomment>
        <translation>用手中的两个车两步将死。</translation>
    </message>
    <message>
        <source>Mate in two: the first move takes squares away.</source>
        <extracomment>assets/lessons/pandemonium/15-mates.toml</extracomment>
        <translation>两步将死：第一步先夺走王的格子。</translation>
    </message>
    <message>
        <source>How a game can be drawn</source>
        <extracomment>assets/lessons/pandemonium/16-repetition-and-stalemate.toml</extracomment>
        <translation>对局怎样会和</translation>
    </message>
    <message>
        <source>And when one check too many loses.</source>
        <extracomment>assets/lessons/pandemonium/16-repetition-and-stalemate.toml</extracomment>
        <translation>以及何时多将一次就会判负。</translation>
    </message>
    <message>
        <source>A side that cannot move and is not in check is stalemated, and the game is drawn. Do not stalemate Black here: mate instead.</source>
        <extracomment>assets/lessons/pandemonium/16-repetition-and-stalemate.toml</extracomment>
        <translation>没有被将军却无着可走就是逼和，对局以和棋结束。在这里不要逼和黑方，要将死它。</translation>
    </message>
    <message>
        <source>The third time the same position occurs, the game is drawn, but if one side gave check every time, that side loses. So do not check forever: mate in one.</source>
        <extracomment>assets/lessons/pandemonium/16-repetition-and-stalemate.toml</extracomment>
        <translation>同一局面第三次出现时为和棋；如果一方一直将军，则该方判负。所以不要一直将军，一步将死吧。</translation>
    </message>
    <message>
        <source>What pieces are worth</source>
        <extracomment>assets/lessons/pandemonium/17-values.toml, assets/lessons/mansindam/15-values.toml, assets/lessons/palaceshogi/16-values.toml</extracomment>
        <translation>棋子的价值</translation>
    </message>
    <message>
        <source>Trade well, and leave nothing hanging.</source>
        <extracomment>assets/lessons/pandemonium/17-values.toml, assets/lessons/mansindam/15-values.toml</extracomment>
        <translation>换得合算，不要白送。</translation>
    </message>
    <message>
        <source>One of these is guarded. Take the other one.</source>
        <extracomment>assets/lessons/pandemonium/17-values.toml, assets/lessons/mansindam/15-values.toml</extracomment>
        <translation>其中一个有保护。吃另一个。</translation>
    </message>
    <message>
        <source>Your queen is attacked. Move it to a safe square.</source>
        <extracomment>assets/lessons/pandemonium/17-values.toml, assets/lessons/mansindam/15-values.toml</extracomment>
        <translation>你的后受到攻击。把它移到安全的格子。</translation>
    </message>
    <message>
        <source>The rook attacks your knight. Guard it with a drop.</source>
        <extracomment>assets/lessons/pandemonium/17-values.toml, assets/lessons/mansindam/15-values.toml</extracomment>
        <translation>车攻击你的骑士。打入一个棋子保护它。</translation>
    </message>
    <message>
        <source>The first edition</source>
        <extracomment>assets/lessons/pandemonium/18-first-edition.toml</extracomment>
        <translation>初版</translation>
    </message>
    <message>
        <source>What was different in 2020.</source>
        <extracomment>assets/lessons/pandemonium/18-first-edition.toml</extracomment>
        <translation>2020 年有什么不同。</translation>
    </message>
    <message>
        <source>Pieces promote only on the last rank. Bring the rook there and promote it.</source>
        <extracomment>assets/lessons/pandemonium/18-first-edition.toml</extracomment>
        <translation>只有对方底线可以升变。把车带到那里升变。</translation>
    </message>
    <message>
        <source>Castling does not depend on earlier moves: a king on f1 and a rook in the corner are enough. Castle.</source>
        <extracomment>assets/lessons/pandemonium/18-first-edition.toml</extracomment>
        <translation>无论是否走动过都可以易位：王在f1、车在角上就够了。易位吧。</translation>
    </message>
    <message>
        <source>A drop may also give mate. The king cannot move forward, and the ninth rank is open: drop the rook so that it mates.</source>
        <extracomment>assets/lessons/mansindam/01-first-game.toml</extracomment>
        <translation>打入也可以将死。王不能向前，第九横线是敞开的：打入车将死对方。</translation>
    </message>
    <message>
        <source>There is a second way to win: a king that reaches the last rank. Walk there.</source>
        <extracomment>assets/lessons/mansindam/01-first-game.toml</extracomment>
        <translation>还有第二种获胜方法：王到达对方底线。走到那里。</translation>
    </message>
    <message>
        <source>Rook and tiger</source>
        <extracomment>assets/lessons/mansindam/02-rook-and-tiger.toml</extracomment>
        <translation>车与虎</translation>
    </message>
    <message>
        <source>Two lines, two moves.</source>
        <extracomment>assets/lessons/mansindam/02-rook-and-tiger.toml</extracomment>
        <translation>两条线，两步棋。</translation>
    </message>
    <message>
        <source>The rook does not jump. Go round your own pawn to the marked square.</source>
        <extracomment>assets/lessons/mansindam/02-rook-and-tiger.toml</extracomment>
        <translation>车不能跳跃。绕过自己的兵走到标出的格子。</translation>
    </message>
    <message>
        <source>Your rook has been to the far ranks and is a tiger now: it also steps diagonally, one square. Go to the marked square.</source>
        <extracomment>assets/lessons/mansindam/02-rook-and-tiger.toml</extracomment>
        <translation>你的车到过远处的横线，现在是虎：还可以斜走一格。走到标出的格子。</translation>
    </message>
    <message>
        <source>Any move into the last three ranks makes a rook a tiger. Go there.</source>
        <extracomment>assets/lessons/mansindam/02-rook-and-tiger.toml</extracomment>
        <translation>车只要走入最远的三条横线，就变成虎。走到那里。</translation>
    </message>
    <message>
        <source>Bishop and archer</source>
        <extracomment>assets/lessons/mansindam/03-bishop-and-archer.toml</extracomment>
        <translation>主教与弓手</translation>
    </message>
    <message>
        <source>An archer is a bishop that has been to the far ranks: it also steps straight, one square. Go to the marked square.</source>
        <extracomment>assets/lessons/mansindam/03-bishop-and-archer.toml</extracomment>
        <translation>弓手是到过远处横线的主教：还可以横走或直走一格。走到标出的格子。</translation>
    </message>
    <message>
        <source>Give check with the archer where nothing can take it.</source>
        <extracomment>assets/lessons/mansindam/03-bishop-and-archer.toml</extracomment>
        <translation>用弓手在没有棋子能吃它的地方将军。</translation>
    </message>
    <message>
        <source>Knight and centaur</source>
        <extracomment>assets/lessons/mansindam/04-knight-and-centaur.toml</extracomment>
        <translation>骑士与半人马</translation>
    </message>
    <message>
        <source>The knight jumps: two squares straight and one to the side. Visit the marked square.</source>
        <extracomment>assets/lessons/mansindam/04-knight-and-centaur.toml</extracomment>
        <translation>骑士会跳：直两格再横一格。走到标出的格子。</translation>
    </message>
    <message>
        <source>The centaur adds the king&apos;s step. Take both pawns.</source>
        <extracomment>assets/lessons/mansindam/04-knight-and-centaur.toml</extracomment>
        <translation>半人马比骑士多了王的一步。把两个兵都吃掉。</translation>
    </message>
    <message>
        <source>A centaur beside a king is terrible: it leaves hardly a square.</source>
        <extracomment>assets/lessons/mansindam/04-knight-and-centaur.toml</extracomment>
        <translation>王旁边的半人马很可怕：几乎不留活路。</translation>
    </message>
    <message>
        <source>Cardinal and rhino</source>
        <extracomment>assets/lessons/mansindam/05-cardinal-and-rhino.toml</extracomment>
        <translation>枢机与犀牛</translation>
    </message>
    <message>
        <source>The cardinal mates a king in the corner almost alone. Find the square.</source>
        <extracomment>assets/lessons/mansindam/05-cardinal-and-rhino.toml</extracomment>
        <translation>枢机几乎独自就能将死角上的王。找到那一格。</translation>
    </message>
    <message>
        <source>When promoted, it becomes a rhino and also steps straight. Mate.</source>
        <extracomment>assets/lessons/mansindam/05-cardinal-and-rhino.toml</extracomment>
        <translation>升变后它是犀牛，还可以横走或直走一格。用它将死对方。</translation>
    </message>
    <message>
        <source>Drop the cardinal so that it attacks the king and the queen at once, and nothing can take it.</source>
        <extracomment>assets/lessons/mansindam/05-cardinal-and-rhino.toml</extracomment>
        <translation>打入枢机，同时攻击王和后，并且没有棋子能吃它。</translation>
    </message>
    <message>
        <source>Marshal and ship</source>
        <extracomment>assets/lessons/mansindam/06-marshal-and-ship.toml</extracomment>
        <translation>元帅与战舰</translation>
    </message>
    <message>
        <source>Give check where nothing can take the marshal.</source>
        <extracomment>assets/lessons/mansindam/06-marshal-and-ship.toml</extracomment>
        <translation>在没有棋子能吃元帅的地方将军。</translation>
    </message>
    <message>
        <source>The marshal mates on the edge with a little help. Find it.</source>
        <extracomment>assets/lessons/mansindam/06-marshal-and-ship.toml</extracomment>
        <translation>元帅稍得帮助就能在边线将死对方。找到它。</translation>
    </message>
    <message>
        <source>Queen and angel</source>
        <extracomment>assets/lessons/mansindam/07-queen-and-angel.toml</extracomment>
        <translation>后与天使</translation>
    </message>
    <message>
        <source>The strongest pieces do not promote.</source>
        <extracomment>assets/lessons/mansindam/07-queen-and-angel.toml</extracomment>
        <translation>最强的棋子不升变。</translation>
    </message>
    <message>
        <source>The angel moves like a queen or like a knight. Nothing is stronger. Take both pieces.</source>
        <extracomment>assets/lessons/mansindam/07-queen-and-angel.toml</extracomment>
        <translation>天使走法如后或骑士。没有比它更强的。把两个棋子都吃掉。</translation>
    </message>
    <message>
        <source>Queens and angels stay what they are, wherever they go. Take the pawn on the last rank.</source>
        <extracomment>assets/lessons/mansindam/07-queen-and-angel.toml</extracomment>
        <translation>后和天使不管走到哪里都不变。吃掉对方底线上的兵。</translation>
    </message>
    <message>
        <source>Two moves of the angel alone mate the king. Find them.</source>
        <extracomment>assets/lessons/mansindam/07-queen-and-angel.toml</extracomment>
        <translation>只靠天使的两步就能将死王。找到它们。</translation>
    </message>
    <message>
        <source>Pawn and guard</source>
        <extracomment>assets/lessons/mansindam/08-pawn-and-guard.toml</extracomment>
        <translation>兵与哨兵</translation>
    </message>
    <message>
        <source>Small steps that count.</source>
        <extracomment>assets/lessons/mansindam/08-pawn-and-guard.toml</extracomment>
        <translation>小步也重要。</translation>
    </message>
    <message>
        <source>Bring the pawn to the far ranks. What does it become?</source>
        <extracomment>assets/lessons/mansindam/08-pawn-and-guard.toml</extracomment>
        <translation>把兵带到远处的横线。它会变成什么？</translation>
    </message>
    <message>
        <source>A guard moves like a king, and may be captured.</source>
        <extracomment>assets/lessons/mansindam/08-pawn-and-guard.toml</extracomment>
        <translation>哨兵走法如王，也可以被吃。</translation>
    </message>
    <message>
        <source>Pawns capture straight ahead. Take both.</source>
        <extracomment>assets/lessons/mansindam/08-pawn-and-guard.toml</extracomment>
        <translation>兵直吃。把两个都吃掉。</translation>
    </message>
    <message>
        <source>Two pawns face each other, and both may capture. It is your move: take it.</source>
        <extracomment>assets/lessons/mansindam/08-pawn-and-guard.toml</extracomment>
        <translation>两个兵相对，双方都能吃。你先走：吃掉它。</translation>
    </message>
    <message>
        <source>The first to move is the first to take: pawns that meet do not block each other.</source>
        <extracomment>assets/lessons/mansindam/08-pawn-and-guard.toml</extracomment>
        <translation>谁先走谁先吃：相遇的兵并不互相阻挡。</translation>
    </message>
    <message>
        <source>The guard goes in all directions. Take all three.</source>
        <extracomment>assets/lessons/mansindam/08-pawn-and-guard.toml</extracomment>
        <translation>哨兵向各个方向走。把三个都吃掉。</translation>
    </message>
    <message>
        <source>Hold off the knight with a pawn: move it where it attacks the knight and nothing can take it.</source>
        <extracomment>assets/lessons/mansindam/08-pawn-and-guard.toml</extracomment>
        <translation>用兵赶开骑士：走到攻击骑士并且不会被吃的地方。</translation>
    </message>
    <message>
        <source>You may have one pawn on a file. Drop a pawn on the only free file.</source>
        <extracomment>assets/lessons/mansindam/09-drops.toml</extracomment>
        <translation>一条直线上只能有一个兵。把兵打入唯一空着的直线。</translation>
    </message>
    <message>
        <source>A guard does not count: it is no longer a pawn.</source>
        <extracomment>assets/lessons/mansindam/09-drops.toml</extracomment>
        <translation>哨兵不算：它已经不是兵了。</translation>
    </message>
    <message>
        <source>Take the rook: then drop it with check.</source>
        <extracomment>assets/lessons/mansindam/09-drops.toml</extracomment>
        <translation>吃掉车，然后打入将军。</translation>
    </message>
    <message>
        <source>A piece dropped in the far ranks is not promoted there. Drop the rook on the last rank, and then promote it.</source>
        <extracomment>assets/lessons/mansindam/09-drops.toml</extracomment>
        <translation>打入远处横线的棋子在那里不升变。把车打入对方底线，然后让它升变。</translation>
    </message>
    <message>
        <source>The last three ranks change everything that touches them.</source>
        <extracomment>assets/lessons/mansindam/10-promotion.toml</extracomment>
        <translation>最远的三条横线改变一切碰到它们的棋子。</translation>
    </message>
    <message>
        <source>A move that leaves the zone promotes as well. Make the knight a centaur without staying there.</source>
        <extracomment>assets/lessons/mansindam/10-promotion.toml</extracomment>
        <translation>离开升变区的着法也会升变。让骑士变成半人马，但不留在区内。</translation>
    </message>
    <message>
        <source>A captured guard comes to your hand as a pawn. Take the guard and drop the pawn on the marked square.</source>
        <extracomment>assets/lessons/mansindam/10-promotion.toml</extracomment>
        <translation>被吃的哨兵作为兵进入你手中。吃掉哨兵，把兵打入标出的格子。</translation>
    </message>
    <message>
        <source>You are in check. Put a pawn in between.</source>
        <extracomment>assets/lessons/mansindam/11-check.toml</extracomment>
        <translation>你被将军。用兵挡在中间。</translation>
    </message>
    <message>
        <source>Put something in between so that the rook cannot take it for nothing.</source>
        <extracomment>assets/lessons/mansindam/11-check.toml</extracomment>
        <translation>用棋子挡住，使车不能白吃它。</translation>
    </message>
    <message>
        <source>Nothing can be put between a knight and the king. Take it, or go.</source>
        <extracomment>assets/lessons/mansindam/11-check.toml</extracomment>
        <translation>骑士和王之间无法放棋子来挡。吃掉它，或者走开。</translation>
    </message>
    <message>
        <source>Mate in one: a pawn is enough.</source>
        <extracomment>assets/lessons/mansindam/12-mates.toml</extracomment>
        <translation>一步将死：一个兵就够了。</translation>
    </message>
    <message>
        <source>Mate in one: the queen needs a guard.</source>
        <extracomment>assets/lessons/mansindam/12-mates.toml</extracomment>
        <translation>一步将死：后需要保护。</translation>
    </message>
    <message>
        <source>The walking king</source>
        <extracomment>assets/lessons/mansindam/13-campmate.toml</extracomment>
        <translation>行走的王</translation>
    </message>
    <message>
        <source>The second way to win.</source>
        <extracomment>assets/lessons/mansindam/13-campmate.toml, assets/lessons/palaceshogi/12-entering-king.toml</extracomment>
        <translation>第二种获胜方法。</translation>
    </message>
    <message>
        <source>Reach the last rank.</source>
        <extracomment>assets/lessons/mansindam/13-campmate.toml</extracomment>
        <translation>到达对方底线。</translation>
    </message>
    <message>
        <source>The rook watches the way. Go where it does not see you.</source>
        <extracomment>assets/lessons/mansindam/13-campmate.toml</extracomment>
        <translation>车看守着路。走它看不到的地方。</translation>
    </message>
    <message>
        <source>The rook guards the last rank. Do something about it, and arrive.</source>
        <extracomment>assets/lessons/mansindam/13-campmate.toml</extracomment>
        <translation>车守住对方底线。想个办法，然后到达。</translation>
    </message>
    <message>
        <source>The black king arrives on your first rank with its next move. Mate it in one.</source>
        <extracomment>assets/lessons/mansindam/13-campmate.toml</extracomment>
        <translation>黑王下一步就到达你的第一横线。一步将死它。</translation>
    </message>
    <message>
        <source>No draws</source>
        <extracomment>assets/lessons/mansindam/14-no-draws.toml</extracomment>
        <translation>没有和棋</translation>
    </message>
    <message>
        <source>What cannot happen here, and what happens instead.</source>
        <extracomment>assets/lessons/mansindam/14-no-draws.toml</extracomment>
        <translation>这里不会出现什么，又以什么代替。</translation>
    </message>
    <message>
        <source>A side that cannot move has lost. Leave Black without a move.</source>
        <extracomment>assets/lessons/mansindam/14-no-draws.toml</extracomment>
        <translation>无着可走的一方判负。让黑方无着可走。</translation>
    </message>
    <message>
        <source>Win in one: mate or stalemate, both count.</source>
        <extracomment>assets/lessons/mansindam/14-no-draws.toml</extracomment>
        <translation>一步获胜：将死和困毙都算。</translation>
    </message>
    <message>
        <source>What is captured comes back: a trade gives both sides something to drop. This rook is not guarded. Take it.</source>
        <extracomment>assets/lessons/mansindam/15-values.toml</extracomment>
        <translation>被吃的会回来：兑子使双方都有棋子可打入。这个车没有保护。吃掉它。</translation>
    </message>
    <message>
        <source>Pieces point at the enemy. A rook moves straight, as far as it likes. Capture the pawn with it.</source>
        <extracomment>assets/lessons/palaceshogi/01-first-game.toml</extracomment>
        <translation>棋子指向敌方。车横走或直走，远近任意。用它吃掉兵。</translation>
    </message>
    <message>
        <source>There is a second way to win: a king that enters the enemy palace. Walk there.</source>
        <extracomment>assets/lessons/palaceshogi/01-first-game.toml</extracomment>
        <translation>还有第二种获胜方法：王走进敌宫。走到那里。</translation>
    </message>
    <message>
        <source>A rook that ends its move in the last three ranks is a dragon at once, without a question. Go there.</source>
        <extracomment>assets/lessons/palaceshogi/02-rook-and-dragon.toml</extracomment>
        <translation>车走到最远的三条横线就立即变成龙，不再询问。走到那里。</translation>
    </message>
    <message>
        <source>A dragon also steps diagonally, one square.</source>
        <extracomment>assets/lessons/palaceshogi/02-rook-and-dragon.toml</extracomment>
        <translation>龙还可以斜走一格。</translation>
    </message>
    <message>
        <source>The dragon takes both.</source>
        <extracomment>assets/lessons/palaceshogi/02-rook-and-dragon.toml</extracomment>
        <translation>用龙把两个都吃掉。</translation>
    </message>
    <message>
        <source>In the enemy palace the dragon slides along the corridors. Take the silver in one move.</source>
        <extracomment>assets/lessons/palaceshogi/02-rook-and-dragon.toml</extracomment>
        <translation>在敌宫里龙沿通道滑行。一步吃掉银将。</translation>
    </message>
    <message>
        <source>Bishop and elephant</source>
        <extracomment>assets/lessons/palaceshogi/03-bishop-and-elephant.toml</extracomment>
        <translation>主教与象</translation>
    </message>
    <message>
        <source>Diagonals, steps and a jump.</source>
        <extracomment>assets/lessons/palaceshogi/03-bishop-and-elephant.toml</extracomment>
        <translation>斜线、小步和跳跃。</translation>
    </message>
    <message>
        <source>An elephant is a promoted bishop: it also steps straight and jumps two squares diagonally. Take both.</source>
        <extracomment>assets/lessons/palaceshogi/03-bishop-and-elephant.toml</extracomment>
        <translation>象是升变的主教：还可以横走或直走一格，斜跳两格。把两个都吃掉。</translation>
    </message>
    <message>
        <source>The jump passes over pieces. Give check over the gold.</source>
        <extracomment>assets/lessons/palaceshogi/03-bishop-and-elephant.toml</extracomment>
        <translation>跳跃可以越过棋子。越过金将来将军。</translation>
    </message>
    <message>
        <source>Promote the bishop by going into the last three ranks.</source>
        <extracomment>assets/lessons/palaceshogi/03-bishop-and-elephant.toml</extracomment>
        <translation>让主教走入最远的三条横线，使它升变。</translation>
    </message>
    <message>
        <source>Silver and gold</source>
        <extracomment>assets/lessons/palaceshogi/04-silver-and-gold.toml</extracomment>
        <translation>银将与金将</translation>
    </message>
    <message>
        <source>The guards of the king.</source>
        <extracomment>assets/lessons/palaceshogi/04-silver-and-gold.toml</extracomment>
        <translation>王的卫士。</translation>
    </message>
    <message>
        <source>Take the piece behind it: the silver cannot move straight back.</source>
        <extracomment>assets/lessons/palaceshogi/04-silver-and-gold.toml</extracomment>
        <translation>吃掉它后面的棋子：银将不能直退。</translation>
    </message>
    <message>
        <source>A silver may promote to a gold when it touches the last three ranks. Do it.</source>
        <extracomment>assets/lessons/palaceshogi/04-silver-and-gold.toml</extracomment>
        <translation>银将碰到最远的三条横线时可以升变为金将。试一试。</translation>
    </message>
    <message>
        <source>A silver keeps its five directions if you do not promote it. Take the piece behind it on the diagonal, staying a silver.</source>
        <extracomment>assets/lessons/palaceshogi/04-silver-and-gold.toml</extracomment>
        <translation>不升变的银将保留五个方向。不要升变，用银将吃掉斜后方的棋子。</translation>
    </message>
    <message>
        <source>Horse and knight</source>
        <extracomment>assets/lessons/palaceshogi/05-horse-and-knight.toml</extracomment>
        <translation>桂马与骑士</translation>
    </message>
    <message>
        <source>Jumps.</source>
        <extracomment>assets/lessons/palaceshogi/05-horse-and-knight.toml</extracomment>
        <translation>跳跃。</translation>
    </message>
    <message>
        <source>The horse jumps two squares ahead and one to the side. Go to the marked square.</source>
        <extracomment>assets/lessons/palaceshogi/01-first-game.toml, assets/lessons/palaceshogi/05-horse-and-knight.toml</extracomment>
        <translation>桂马向前跳两格再横一格。走到标出的格子。</translation>
    </message>
    <message>
        <source>Take both with the knight.</source>
        <extracomment>assets/lessons/palaceshogi/05-horse-and-knight.toml</extracomment>
        <translation>用骑士把两个都吃掉。</translation>
    </message>
    <message>
        <source>Lance and cannon</source>
        <extracomment>assets/lessons/palaceshogi/06-lance-and-cannon.toml</extracomment>
        <translation>香车与炮</translation>
    </message>
    <message>
        <source>The lance moves straight ahead as far as it likes, and never back. In the last three ranks it becomes a cannon. Go there.</source>
        <extracomment>assets/lessons/palaceshogi/01-first-game.toml, assets/lessons/palaceshogi/06-lance-and-cannon.toml</extracomment>
        <translation>香车直向前走，远近任意，从不后退。在最远的三条横线变成炮。走到那里。</translation>
    </message>
    <message>
        <source>Promote it to {piece}.</source>
        <extracomment>gui/analysis/coach_text.py</extracomment>
        <translation>把它升变为{piece}。</translation>
    </message>
    <message>
        <source>Do not promote it.</source>
        <extracomment>gui/analysis/coach_text.py</extracomment>
        <translation>不要升变。</translation>
    </message>
    <message>
        <source>Continue with {game}</source>
        <extracomment>gui/app/start_cards.py</extracomment>
        <translation>继续{game}</translation>
    </message>
    <message>
        <source>Rules</source>
        <extracomment>gui/app/start_cards.py</extracomment>
        <translation>规则</translation>
    </message>
    <message>
        <source>Which of these games do you already know?</source>
        <extracomment>gui/app/first_visit.py</extracomment>
        <translation>以下哪一种棋你已经会下？</translation>
    </message>
    <message>
        <source>Lessons skip what you already know and explain the rest by comparison. You are asked only once; you can change this in Preferences.</source>
        <extracomment>gui/app/first_visit.py</extracomment>
        <translation>课程会略过你已经知道的，其余部分对照着讲解。只问这一次，之后可在首选项中更改。</translation>
    </message>
    <message>
        <source>Lessons skip what is the same as in shogi and explain the rest by comparison.</source>
        <extracomment>gui/app/first_visit.py</extracomment>
        <translation>课程会略过与将棋相同的部分，其余部分对照将棋讲解。</translation>
    </message>
    <message>
        <source>Lessons skip what is the same as in xiangqi and explain the rest by comparison.</source>
        <extracomment>gui/app/first_visit.py</extracomment>
        <translation>课程会略过与中国象棋相同的部分，其余部分对照中国象棋讲解。</translation>
    </message>
    <message>
        <source>You need not know any of them: the lessons start from the beginning.</source>
        <extracomment>gui/app/first_visit.py</extracomment>
        <translation>一种都不会也没关系：课程从最基本的开始。</translation>
    </message>
    <message>
        <source>Thank you</source>
        <extracomment>gui/app/first_visit.py</extracomment>
        <translation>谢谢</translation>
    </message>
    <message>
        <source>Drop chess: what you capture is yours to put back on the board.</source>
        <extracomment>gui/app/start_page.py</extracomment>
        <translation>打入棋：吃到的棋子归你所有，可以再打入棋盘。</translation>
    </message>
    <message>
        <source>It does not promote.</source>
        <extracomment>gui/document/move_text.py</extracomment>
        <translation>不升变。</translation>
    </message>
    <message>
        <source>After this move the task can no longer be solved, so it is taken back. Try another move.</source>
        <extracomment>gui/learn/lesson_page.py</extracomment>
        <translation>走了这步就无法再解开这一关，因此收回。请试试别的着法。</translation>
    </message>
    <message>
        <source>You already know this</source>
        <extracomment>gui/learn/lesson_page.py</extracomment>
        <translation>你已经知道</translation>
    </message>
    <message>
        <source>OK</source>
        <extracomment>gui/play/game_messages.py</extracomment>
        <translation>知道了</translation>
    </message>
    <message>
        <source>rating {rating}</source>
        <extracomment>gui/play/match_fields.py</extracomment>
        <translation>等级分 {rating}</translation>
    </message>
    <message>
        <source>A rating measures strength: a player rated 200 points higher scores three points out of four.
The ratings were measured in games between the levels,
with level {number} taking a moment for each move.</source>
        <extracomment>gui/play/match_fields.py</extracomment>
        <translation>等级分是表示棋力的数字：高 200 分，平均四局得三分。
它由各级别互相对弈测得，
其中第 {number} 级每步只想一瞬间。</translation>
    </message>
    <message>
        <source>Differences from chess</source>
        <extracomment>gui/shell/knowledge.py</extracomment>
        <translation>与国际象棋的差异</translation>
    </message>
    <message>
        <source>Differences from shogi</source>
        <extracomment>gui/shell/knowledge.py</extracomment>
        <translation>与将棋的差异</translation>
    </message>
    <message>
        <source>Differences from xiangqi</source>
        <extracomment>gui/shell/knowledge.py</extracomment>
        <translation>与中国象棋的差异</translation>
    </message>
    <message>
        <source>Not specified yet</source>
        <extracomment>gui/shell/knowledge.py</extracomment>
        <translation>尚未回答</translation>
    </message>
    <message>
        <source>Chess</source>
        <extracomment>gui/shell/knowledge.py, gui/workshop/workshop_page.py</extracomment>
        <translation>国际象棋</translation>
    </message>
    <message>
        <source>Shogi</source>
        <extracomment>gui/shell/knowledge.py, gui/workshop/workshop_page.py</extracomment>
        <translation>将棋</translation>
    </message>
    <message>
        <source>Xiangqi (Chinese chess)</source>
        <extracomment>gui/shell/knowledge.py</extracomment>
        <translation>中国象棋</translation>
    </message>
    <message>
        <source>None of them</source>
        <extracomment>gui/shell/knowledge.py</extracomment>
        <translation>都不会</translation>
    </message>
    <message>
        <source>From level 4 on, the computer resigns lost games</source>
        <extracomment>gui/shell/settings.py</extracomment>
        <translation>从第 4 级起，电脑在败局时认输</translation>
    </message>
    <message>
        <source>{player}&apos;s</source>
        <comment>before a piece: First player&apos;s Silver</comment>
        <extracomment>gui/words/naming.py</extracomment>
        <translation>{player}</translation>
    </message>
    <message>
        <source>Here {sign} is castling towards the {file}-file and {longer} towards the {other}-file: the reverse of chess.</source>
        <extracomment>gui/words/shown_moves.py</extracomment>
        <translation>这里 {sign} 是向{file}线易位，{longer} 是向{other}线易位，和国际象棋相反。</translation>
    </message>
    <message>
        <source>castling towards the {file}-file</source>
        <comment>a move in the middle of a sentence</comment>
        <extracomment>gui/words/spoken_moves.py</extracomment>
        <translation>向{file}线易位</translation>
    </message>
    <message>
        <source>Revised rules</source>
        <comment>a game</comment>
        <extracomment>rules/games: Pandemonium</extracomment>
        <translation>修订规则</translation>
    </message>
    <message>
        <source>First edition</source>
        <comment>a game</comment>
        <extracomment>rules/games: Pandemonium (first edition)</extracomment>
        <translation>初版</translation>
    </message>
    <message>
        <source>As on vchess.club, a website for chess variants: every promotion except a pawn&apos;s on the last rank is optional, and the setup is made on the board.</source>
        <extracomment>rules/games: Pandemonium (vchess)</extracomment>
        <translation>国际象棋变体网站 vchess.club 的规则：只有兵在对方底线必须升变，其余升变自由选择；布阵在棋盘上进行。</translation>
    </message>
    <message>
        <source>As on vchess</source>
        <comment>a game</comment>
        <extracomment>rules/games: Pandemonium (vchess)</extracomment>
        <translation>vchess 规则</translation>
    </message>
    <message>
        <source>First player</source>
        <comment>a player</comment>
        <extracomment>rules/games: Palace Shogi</extracomment>
        <translation>先手</translation>
    </message>
    <message>
        <source>Second player</source>
        <comment>a player</comment>
        <extracomment>rules/games: Palace Shogi</extracomment>
        <translation>后手</translation>
    </message>
    <message>
        <source>The outlined squares are the palaces, and the tinted ones in them the corridors. In her own palace the queen moves one square diagonally; in the enemy&apos;s, cannon, dragon and footsoldier also move along corridors.</source>
        <extracomment>rules/games: Palace Shogi</extracomment>
        <translation>框起来的格子是宫，其中着色的是通道。后在自己的宫里只能斜走一格；在对方的宫里，炮、龙和卒还能沿通道走。</translation>
    </message>
    <message>
        <source>Nine by nine squares, dark and light. The first player moves first, from below; the pieces have no colours, and each points away from its owner. Nine pawns stand on the third rank, bishop, queen and rook on the second, and lance, horse, silver, gold, king, gold, silver, horse, lance on the first. Pawns and golds start promoted, with red signs.</source>
        <extracomment>assets/rules/palaceshogi.toml</extracomment>
        <translation>九乘九格，深浅相间。下方的先手先走；棋子不分颜色，尖端背向谁就属于谁。第三横线有九个兵，第二横线有主教、后和车，第一横线是香车、桂马、银将、金将、王、金将、银将、桂马、香车。兵和金将一开始就是升变的红字。</translation>
    </message>
    <message>
        <source>The start. The outlined squares are the two palaces, the tinted ones their corridors.</source>
        <extracomment>assets/rules/palaceshogi.toml</extracomment>
        <translation>初始局面。框起来的是两座宫，着色的格子是宫的通道。</translation>
    </message>
    <message>
        <source>A palace is the outlined block of three by three squares in the middle of a side&apos;s first three ranks. Its five light squares, the corners and the centre, are its corridors, tinted on the board. Kings may leave their palace; what the palace does to queens, cannons, dragons, footsoldiers and kings is described below.</source>
        <extracomment>assets/rules/palaceshogi.toml</extracomment>
        <translation>宫是每方前三条横线正中框起来的三乘三区域。其中五个浅色格，即四角和中心，是通道，在棋盘上以颜色标示。王可以离开宫。宫对后、炮、龙、卒、王的影响见下文。</translation>
    </message>
    <message>
        <source>The horse is gone when the rook captures it; the knight goes to the hand as a horse.</source>
        <extracomment>assets/rules/palaceshogi.toml</extracomment>
        <translation>车吃掉桂马，桂马就没有了；吃掉骑士，它作为桂马进入手中。</translation>
    </message>
    <message>
        <source>The pawn has gone from 5g to 5e. The second player&apos;s pawn on 6e captures it by going to 5f.</source>
        <extracomment>assets/rules/palaceshogi.toml</extracomment>
        <translation>兵从5g走到5e。后手6e的兵走到5f把它吃掉。</translation>
    </message>
    <message>
        <source>The first player, to move, wins by stepping into the palace.</source>
        <extracomment>assets/rules/palaceshogi.toml</extracomment>
        <translation>轮到先手，走进宫里获胜。</translation>
    </message>
    <message>
        <source>If the second player&apos;s king steps back to 2a, this position occurs for the fourth time: a draw.</source>
        <extracomment>assets/rules/palaceshogi.toml</extracomment>
        <translation>如果后手的王退回2a，这个局面就第四次出现：和棋。</translation>
    </message>
    <message>
        <source>If you know xiangqi</source>
        <extracomment>assets/rules/differences.toml</extracomment>
        <translation>如果你会下中国象棋</translation>
    </message>
    <message>
        <source>Nothing blocks a knight, and bishops move any distance diagonally.</source>
        <extracomment>assets/rules/differences.toml</extracomment>
        <translation>骑士不会被蹩马腿，主教斜走不限距离。</translation>
    </message>
    <message>
        <source>The cannon captures as in xiangqi, but never another cannon, nor over one.</source>
        <extracomment>assets/rules/differences.toml</extracomment>
        <translation>炮的吃法与中国象棋相同，但不能吃炮，也不能以炮为炮架。</translation>
    </message>
    <message>
        <source>The kings may not face each other, as in xiangqi, but they may leave their palaces.</source>
        <extracomment>assets/rules/differences.toml</extracomment>
        <translation>与中国象棋一样，双方的王不可照面，但王可以离开宫。</translation>
    </message>
    <message>
        <source>A bishop moves diagonally, as far as it likes. Capture the pawn with it.</source>
        <extracomment>assets/lessons/pandemonium/01-first-game.toml, assets/lessons/mansindam/01-first-game.toml, assets/lessons/palaceshogi/01-first-game.toml</extracomment>
        <translation>主教斜走，远近任意。用它吃掉兵。</translation>
    </message>
    <message>
        <source>A bishop never leaves the squares of its colour.</source>
        <extracomment>assets/lessons/pandemonium/01-first-game.toml, assets/lessons/mansindam/01-first-game.toml, assets/lessons/palaceshogi/01-first-game.toml</extracomment>
        <translation>主教永远走在同一种颜色的格子上。</translation>
    </message>
    <message>
        <source>The knight jumps: two squares straight and one to the side, over anything. Capture the pawn with it.</source>
        <extracomment>assets/lessons/pandemonium/01-first-game.toml, assets/lessons/mansindam/01-first-game.toml</extracomment>
        <translation>骑士会跳：直两格再横一格，能越过任何棋子。用它吃掉兵。</translation>
    </message>
    <message>
        <source>It is the only simple piece that jumps.</source>
        <extracomment>assets/lessons/pandemonium/01-first-game.toml, assets/lessons/mansindam/01-first-game.toml</extracomment>
        <translation>简单的棋子中只有它会跳。</translation>
    </message>
    <message>
        <source>It moves straight, captures diagonally and never moves back: look twice before you push one.</source>
        <extracomment>assets/lessons/pandemonium/01-first-game.toml, assets/lessons/palaceshogi/01-first-game.toml</extracomment>
        <translation>它直走斜吃，永不后退：推进之前要三思。</translation>
    </message>
    <message>
        <source>From its third rank it may move two squares, and after that one.</source>
        <extracomment>assets/lessons/pandemonium/01-first-game.toml</extracomment>
        <translation>在第三横线上最多走两格，之后每次一格。</translation>
    </message>
    <message>
        <source>Some pieces are two in one: the cardinal is bishop and knight, the marshal rook and knight, the queen rook and bishop. Take both pawns.</source>
        <extracomment>assets/lessons/pandemonium/01-first-game.toml</extracomment>
        <translation>有些棋子是两种合一：枢机是主教加骑士，元帅是车加骑士，后是车加主教。把两个兵都吃掉。</translation>
    </message>
    <message>
        <source>These are the strongest pieces: look after them.</source>
        <extracomment>assets/lessons/pandemonium/01-first-game.toml, assets/lessons/mansindam/01-first-game.toml</extracomment>
        <translation>这些是最强的棋子，要好好保护。</translation>
    </message>
    <message>
        <source>A pawn moves one square straight ahead, and captures the same way. Capture the knight.</source>
        <extracomment>assets/lessons/mansindam/01-first-game.toml</extracomment>
        <translation>兵向前直走一格，吃子也一样。吃掉骑士。</translation>
    </message>
    <message>
        <source>Straight ahead, never diagonally: two pawns that meet can take each other.</source>
        <extracomment>assets/lessons/mansindam/01-first-game.toml</extracomment>
        <translation>只直吃，不斜吃：相遇的两个兵可以互吃。</translation>
    </message>
    <message>
        <source>Some pieces are two in one: the cardinal is bishop and knight, the marshal rook and knight, the queen rook and bishop, the angel queen and knight. Take both pawns.</source>
        <extracomment>assets/lessons/mansindam/01-first-game.toml</extracomment>
        <translation>有些棋子是两种合一：枢机是主教加骑士，元帅是车加骑士，后是车加主教，天使是后加骑士。把两个兵都吃掉。</translation>
    </message>
    <message>
        <source>It is a centaur now, knight and king in one. Only king, queen and angel stay what they are.</source>
        <extracomment>assets/lessons/mansindam/01-first-game.toml</extracomment>
        <translation>它现在是半人马，骑士与王合一。只有王、后和天使保持不变。</translation>
    </message>
    <message>
        <source>In chess only pawns promote; here every piece but king, queen and angel does.</source>
        <extracomment>assets/lessons/mansindam/01-first-game.toml</extracomment>
        <translation>国际象棋只有兵升变；在这里除了王、后和天使，所有棋子都升变。</translation>
    </message>
    <message>
        <source>In shogi you could choose; here you cannot.</source>
        <extracomment>assets/lessons/mansindam/01-first-game.toml</extracomment>
        <translation>将棋里可以选择，这里不行。</translation>
    </message>
    <message>
        <source>Five directions: none straight back, none to the side.</source>
        <extracomment>assets/lessons/palaceshogi/01-first-game.toml</extracomment>
        <translation>五个方向：不能直退，也不能横走。</translation>
    </message>
    <message>
        <source>Six directions: none diagonally back. A gold is a promoted silver.</source>
        <extracomment>assets/lessons/palaceshogi/01-first-game.toml</extracomment>
        <translation>六个方向：不能斜退。金将是升变的银将。</translation>
    </message>
    <message>
        <source>It jumps over anything, and never moves back.</source>
        <extracomment>assets/lessons/palaceshogi/01-first-game.toml</extracomment>
        <translation>它能越过任何棋子，永不后退。</translation>
    </message>
    <message>
        <source>Web page (*.html)</source>
        <extracomment>gui/desk/printing.py, gui/desk/report_exports.py</extracomment>
        <translation>网页 (*.html)</translation>
    </message>
    <message>
        <source>Making the web page…</source>
        <extracomment>gui/desk/printing.py</extracomment>
        <translation>正在生成网页…</translation>
    </message>
    <message>
        <source>In {game}: {sentences}</source>
        <extracomment>gui/rulebook/variant_changes.py</extracomment>
        <translation>在{game}中：{sentences}</translation>
    </message>
    <message>
        <source>New pieces: {pieces}.</source>
        <extracomment>gui/rulebook/variant_changes.py</extracomment>
        <translation>新棋子：{pieces}。</translation>
    </message>
    <message>
        <source>Not in this game: {pieces}.</source>
        <extracomment>gui/rulebook/variant_changes.py</extracomment>
        <translation>本棋没有的棋子：{pieces}。</translation>
    </message>
    <message>
        <source>{piece} {squares}</source>
        <comment>a piece, and where it stands or goes</comment>
        <extracomment>gui/rulebook/generated.py</extracomment>
        <translation>{piece} {squares}</translation>
    </message>
    <message>
        <source>Captures and drops</source>
        <extracomment>gui/rulebook/generated.py</extracomment>
        <translation>吃子与打入</translation>
    </message>
    <message>
        <source>Victory by arriving</source>
        <extracomment>gui/rulebook/generated.py</extracomment>
        <translation>到达取胜</translation>
    </message>
    <message>
        <source>No legal move</source>
        <extracomment>gui/rulebook/generated.py</extracomment>
        <translation>无着可走</translation>
    </message>
    <message>
        <source>Repeating a position</source>
        <extracomment>gui/rulebook/generated.py</extracomment>
        <translation>局面重复</translation>
    </message>
    <message>
        <source>Draws</source>
        <extracomment>gui/rulebook/generated.py, engine/playtest/texts.py: draws</extracomment>
        <translation>和棋</translation>
    </message>
    <message>
        <source>This game is based on {game}.</source>
        <extracomment>gui/rulebook/generated.py</extracomment>
        <translation>本棋以{game}为基础。</translation>
    </message>
    <message>
        <source>The start.</source>
        <extracomment>gui/rulebook/generated.py</extracomment>
        <translation>初始局面。</translation>
    </message>
    <message>
        <source>The board has {files} files and {ranks} ranks.</source>
        <extracomment>gui/desk/definitions_dialog.py, gui/rulebook/generated.py</extracomment>
        <translation>棋盘有 {files} 条直线、{ranks} 条横线。</translation>
    </message>
    <message>
        <source>{first} moves first, then the players take turns.</source>
        <extracomment>gui/rulebook/generated.py</extracomment>
        <translation>{first}先走，然后双方轮流走。</translation>
    </message>
    <message>
        <source>Each player chooses the pieces on these files of their own first rank: {files}. {first} chooses first.</source>
        <extracomment>gui/rulebook/generated.py</extracomment>
        <translation>双方各自选择己方第一横线的这些直线上的棋子：{files}。{first}先选。</translation>
    </message>
    <message>
        <source>The choices, from the left as {first} sees them:</source>
        <extracomment>gui/rulebook/generated.py</extracomment>
        <translation>可选的摆法（从{first}一方看，从左起）：</translation>
    </message>
    <message>
        <source>Only jumps pass over other pieces.</source>
        <extracomment>gui/rulebook/generated.py</extracomment>
        <translation>只有跳跃能越过其他棋子。</translation>
    </message>
    <message>
        <source>En passant: a {piece} that has moved over several squares can be captured by an enemy {piece} on the next move, as if it had stopped on any square that it passed over.</source>
        <extracomment>gui/rulebook/generated.py</extracomment>
        <translation>吃过路兵：{piece}一次走过几格后，对方的{piece}可以在紧接着的一步吃掉它，如同它停在所经过的某一格上。</translation>
    </message>
    <message>
        <source>Your own games</source>
        <extracomment>gui/app/start_cards.py</extracomment>
        <translation>自创棋种</translation>
    </message>
    <message>
        <source>Open a definition…</source>
        <extracomment>gui/app/start_cards.py</extracomment>
        <translation>打开定义…</translation>
    </message>
    <message>
        <source>Make a game of your own…</source>
        <extracomment>gui/app/start_cards.py</extracomment>
        <translation>自创一种棋…</translation>
    </message>
    <message>
        <source>Edit in the workshop</source>
        <extracomment>gui/app/start_cards.py</extracomment>
        <translation>在工坊中编辑</translation>
    </message>
    <message>
        <source>Save the definition…</source>
        <extracomment>gui/app/start_cards.py</extracomment>
        <translation>保存定义…</translation>
    </message>
    <message>
        <source>Remove…</source>
        <extracomment>gui/app/start_cards.py, gui/workshop/workshop_page.py</extracomment>
        <translation>移除…</translation>
    </message>
    <message>
        <source>Line {line}, column {column}: {why}</source>
        <extracomment>gui/desk/definitions_dialog.py</extracomment>
        <translation>第 {line} 行，第 {column} 个字符：{why}</translation>
    </message>
    <message>
        <source>You already have this game.</source>
        <extracomment>gui/desk/definitions_dialog.py</extracomment>
        <translation>你已经有这个棋种了。</translation>
    </message>
    <message>
        <source>You have a game of this name with other rules. This one takes its place; games played by the older rules keep them.</source>
        <extracomment>gui/desk/definitions_dialog.py</extracomment>
        <translation>你已有一个同名但规则不同的棋种。这个棋种会取代它；按旧规则下的对局仍沿用旧规则。</translation>
    </message>
    <message numerus="yes">
        <source>{count:,} of {number} games can be played.</source>
        <extracomment>gui/desk/definitions_dialog.py</extracomment>
        <translation>
            <numerusform>{number} 个棋种中有 {count:,} 个可以下。</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} (refused)</source>
        <extracomment>gui/desk/definitions_dialog.py</extracomment>
        <translation>{name}（无法使用）</translation>
    </message>
    <message>
        <source>Add and play…</source>
        <extracomment>gui/desk/definitions_dialog.py</extracomment>
        <translation>添加并下棋…</translation>
    </message>
    <message>
        <source>A game of your own</source>
        <extracomment>gui/desk/definitions_dialog.py</extracomment>
        <translation>自创棋种</translation>
    </message>
    <message>
        <source>Games of your own</source>
        <extracomment>gui/desk/definitions_dialog.py</extracomment>
        <translation>自创棋种</translation>
    </message>
    <message>
        <source>Replace</source>
        <extracomment>gui/desk/definitions_dialog.py</extracomment>
        <translation>替换</translation>
    </message>
    <message>
        <source>This definition</source>
        <extracomment>gui/desk/definitions_dialog.py</extracomment>
        <translation>这份定义</translation>
    </message>
    <message>
        <source>Games and definitions of games (*.pgn *.toml *.ini);;All files (*)</source>
        <extracomment>gui/desk/file_dialogs.py</extracomment>
        <translation>棋谱和棋种定义 (*.pgn *.toml *.ini);;所有文件 (*)</translation>
    </message>
    <message>
        <source>Definitions of games (*.toml *.ini);;All files (*)</source>
        <extracomment>gui/app/own_game_commands.py</extracomment>
        <translation>棋种定义 (*.toml *.ini);;所有文件 (*)</translation>
    </message>
    <message>
        <source>Definition of a game (*.toml)</source>
        <extracomment>gui/desk/definition_export.py</extracomment>
        <translation>棋种定义 (*.toml)</translation>
    </message>
    <message>
        <source>Save the definition</source>
        <extracomment>gui/desk/definition_export.py</extracomment>
        <translation>保存定义</translation>
    </message>
    <message>
        <source>{title} is saved in {file}.</source>
        <extracomment>gui/desk/definition_export.py</extracomment>
        <translation>{title}已保存到 {file}。</translation>
    </message>
    <message>
        <source>Remove {title} from your own games?</source>
        <extracomment>gui/app/own_game_commands.py</extracomment>
        <translation>要从自创棋种中移除{title}吗？</translation>
    </message>
    <message>
        <source>Its older versions are removed as well. Saved games keep their definition and still open.</source>
        <extracomment>gui/app/own_game_commands.py</extracomment>
        <translation>较旧的版本也会一并移除。已保存的对局保有自己的定义，仍可打开。</translation>
    </message>
    <message>
        <source>This text</source>
        <extracomment>gui/app/own_game_commands.py</extracomment>
        <translation>这段文字</translation>
    </message>
    <message>
        <source>Open a definition</source>
        <extracomment>gui/app/own_game_commands.py</extracomment>
        <translation>打开定义</translation>
    </message>
    <message>
        <source>Instead of moving, a player may drop a piece from the hand on an empty square.</source>
        <extracomment>gui/rulebook/generated.py</extracomment>
        <translation>可以不走棋，而把手中的一个棋子打入空格。</translation>
    </message>
    <message>
        <source>Castling moves two pieces at once, {king} and {rook}. Nothing may stand between them or where they go, the king may not be in check, and no square that it crosses or lands on may be attacked.</source>
        <extracomment>gui/rulebook/generated.py</extracomment>
        <translation>易位同时移动两个棋子：{king}和{rook}。它们之间和所经之处不能有棋子，王不能正被将军，王经过和到达的格子不能受攻击。</translation>
    </message>
    <message>
        <source>A move that would make the same position occur {count} times is illegal.</source>
        <extracomment>gui/rulebook/ends.py</extracomment>
        <translation>会使同一局面第 {count} 次出现的着法不合法。</translation>
    </message>
    <message>
        <source>The players may agree to a draw.</source>
        <extracomment>gui/rulebook/ends.py</extracomment>
        <translation>双方可以议和。</translation>
    </message>
    <message>
        <source>As {first} sees the board, files are {low} to {high} from left to right.</source>
        <extracomment>gui/rulebook/generated.py</extracomment>
        <translation>从{first}一方看，直线从左到右为 {low} 到 {high}。</translation>
    </message>
    <message>
        <source>Ranks are {low} to {high} from near to far.</source>
        <extracomment>gui/rulebook/generated.py</extracomment>
        <translation>横线从近到远为 {low} 到 {high}。</translation>
    </message>
    <message>
        <source>The board lacks these squares: {squares}.</source>
        <extracomment>gui/rulebook/generated.py</extracomment>
        <translation>没有这些格子：{squares}。</translation>
    </message>
    <message>
        <source>Passing is not allowed.</source>
        <extracomment>gui/rulebook/generated.py</extracomment>
        <translation>不能停着。</translation>
    </message>
    <message>
        <source>In hand: {pieces}.</source>
        <extracomment>gui/rulebook/generated.py</extracomment>
        <translation>手中：{pieces}。</translation>
    </message>
    <message>
        <source>A line on the board marks this zone: {zone}.</source>
        <extracomment>gui/rulebook/generated.py</extracomment>
        <translation>棋盘上的线标出这个区域：{zone}。</translation>
    </message>
    <message>
        <source>The pieces have one colour, and each points at the enemy.</source>
        <extracomment>gui/rulebook/generated.py</extracomment>
        <translation>所有棋子颜色相同，尖端指向对方。</translation>
    </message>
    <message>
        <source>On the board, neighbouring pieces are swapped.</source>
        <extracomment>gui/rulebook/generated.py</extracomment>
        <translation>在棋盘上通过对调相邻的棋子来选择。</translation>
    </message>
    <message>
        <source>A drop never promotes.</source>
        <extracomment>gui/rulebook/generated.py</extracomment>
        <translation>打入时不升变。</translation>
    </message>
    <message>
        <source>May be dropped on any empty square.</source>
        <extracomment>gui/rulebook/generated.py</extracomment>
        <translation>可以打入任意空格。</translation>
    </message>
    <message>
        <source>Neither may have moved before.</source>
        <extracomment>gui/rulebook/generated.py</extracomment>
        <translation>两者之前都不能走动过。</translation>
    </message>
    <message>
        <source>They may have moved before, and a side may castle more than once.</source>
        <extracomment>gui/rulebook/generated.py</extracomment>
        <translation>它们可以走动过，一方也可以多次易位。</translation>
    </message>
    <message>
        <source>A {king} that is attacked is in check, and the check must be answered at once.</source>
        <extracomment>gui/rulebook/ends.py</extracomment>
        <translation>{king}受到攻击就是被将军，必须立即应将。</translation>
    </message>
    <message>
        <source>A player who cannot answer it is checkmated and loses.</source>
        <extracomment>gui/rulebook/ends.py</extracomment>
        <translation>无法应将就是被将死，输掉对局。</translation>
    </message>
    <message>
        <source>Players may not leave their own {king} attacked.</source>
        <extracomment>gui/rulebook/ends.py</extracomment>
        <translation>不能走出让己方{king}受攻击的着法。</translation>
    </message>
    <message>
        <source>In results, this end is called {name}.</source>
        <extracomment>gui/rulebook/ends.py</extracomment>
        <translation>在结果中，这种结束方式称为“{name}”。</translation>
    </message>
    <message>
        <source>If a player is not in check and has no legal move, the game is drawn.</source>
        <extracomment>gui/rulebook/ends.py</extracomment>
        <translation>没有被将军而又无着可走，就是和棋。</translation>
    </message>
    <message>
        <source>When the same position occurs {count} times, the player to move wins.</source>
        <extracomment>gui/rulebook/ends.py</extracomment>
        <translation>同一局面第 {count} 次出现时，轮到走棋的一方获胜。</translation>
    </message>
    <message>
        <source>Occurrences count only if they follow one another within {count} moves, counting those of both players.</source>
        <extracomment>gui/rulebook/ends.py</extracomment>
        <translation>只计算前后相隔不超过 {count} 步的重复，双方的棋步都计入。</translation>
    </message>
    <message>
        <source>But if one side gave check with every move in between, and the other did not, the side that gave check loses.</source>
        <extracomment>gui/rulebook/ends.py</extracomment>
        <translation>但如果其间只有一方步步将军，则该方判负。</translation>
    </message>
    <message>
        <source>After such a draw, the players change sides and play again.</source>
        <extracomment>gui/rulebook/ends.py</extracomment>
        <translation>这样和棋之后，双方交换先后再下一局。</translation>
    </message>
    <message>
        <source>The game is drawn after {count} moves of each side without a capture, a drop, a promotion or a move of one of these pieces: {pieces}.</source>
        <extracomment>gui/rulebook/ends.py</extracomment>
        <translation>双方各走 {count} 步而没有吃子、打入、升变，也没有走动以下棋子，就是和棋：{pieces}。</translation>
    </message>
    <message>
        <source>The game is drawn after {count} moves of each side without a capture, a drop or a promotion.</source>
        <extracomment>gui/rulebook/ends.py</extracomment>
        <translation>双方各走 {count} 步而没有吃子、打入或升变，就是和棋。</translation>
    </message>
    <message>
        <source>There is no castling.</source>
        <extracomment>gui/rulebook/ends.py</extracomment>
        <translation>没有易位。</translation>
    </message>
    <message>
        <source>There is no en passant.</source>
        <extracomment>gui/rulebook/ends.py</extracomment>
        <translation>没有吃过路兵。</translation>
    </message>
    <message>
        <source>No piece promotes.</source>
        <extracomment>gui/rulebook/ends.py</extracomment>
        <translation>没有棋子升变。</translation>
    </message>
    <message>
        <source>No piece is dropped.</source>
        <extracomment>gui/desk/definitions_dialog.py, gui/rulebook/ends.py</extracomment>
        <translation>没有棋子可以打入。</translation>
    </message>
    <message>
        <source>The letters of the pieces: {letters}.</source>
        <extracomment>gui/desk/definitions_dialog.py, gui/rulebook/generated.py</extracomment>
        <translation>棋子的字母：{letters}。</translation>
    </message>
    <message>
        <source>A move is written with -, a capture with x, a drop with *.</source>
        <extracomment>gui/rulebook/generated.py</extracomment>
        <translation>走子写作 -，吃子写作 x，打入写作 *。</translation>
    </message>
    <message>
        <source>x marks a capture, @ a drop, + a check and # mate.</source>
        <extracomment>gui/rulebook/generated.py</extracomment>
        <translation>x 是吃子，@ 是打入，+ 是将军，# 是将死。</translation>
    </message>
    <message>
        <source>A promotion is written with = and the letter of the new piece.</source>
        <extracomment>gui/rulebook/generated.py</extracomment>
        <translation>升变写作 = 加新棋子的字母。</translation>
    </message>
    <message>
        <source>A promotion is written with + at the end, one that is declined with =.</source>
        <extracomment>gui/rulebook/generated.py</extracomment>
        <translation>升变在末尾写 +，放弃升变写 =。</translation>
    </message>
    <message>
        <source>Captured pieces leave the game.</source>
        <extracomment>gui/rulebook/generated.py</extracomment>
        <translation>被吃的棋子退出对局。</translation>
    </message>
    <message>
        <source>A hand can hold these pieces: {pieces}.</source>
        <extracomment>gui/desk/definitions_dialog.py, gui/rulebook/generated.py</extracomment>
        <translation>手中可以有这些棋子：{pieces}。</translation>
    </message>
    <message>
        <source>The player chooses the new piece, which need not have been captured before.</source>
        <extracomment>gui/rulebook/generated.py</extracomment>
        <translation>新棋子由棋手选择，不必是已被吃掉的。</translation>
    </message>
    <message>
        <source>A move touches a zone if it starts or ends there.</source>
        <extracomment>gui/rulebook/generated.py</extracomment>
        <translation>“走到或从那里走出”是指一步棋在该区域结束或开始。</translation>
    </message>
    <message>
        <source>These pieces do not promote: {pieces}.</source>
        <extracomment>gui/rulebook/generated.py</extracomment>
        <translation>这些棋子不升变：{pieces}。</translation>
    </message>
    <message>
        <source>At the start, these castling moves are allowed: {castlings}.</source>
        <extracomment>gui/rulebook/generated.py</extracomment>
        <translation>开局时允许的易位：{castlings}。</translation>
    </message>
    <message>
        <source>A player who has no legal move loses, whether in check or not.</source>
        <extracomment>gui/rulebook/ends.py</extracomment>
        <translation>无着可走的一方，无论是否被将军，都判负。</translation>
    </message>
    <message>
        <source>Lessons skip what is the same as in chess and explain the rest by comparison.</source>
        <extracomment>gui/app/first_visit.py</extracomment>
        <translation>课程会略过与国际象棋相同的部分，其余部分对照国际象棋讲解。</translation>
    </message>
    <message>
        <source>{piece} on {square}</source>
        <comment>a piece that attacks or defends a square</comment>
        <extracomment>gui/board/reading_text.py</extracomment>
        <translation>{square}的{piece}</translation>
    </message>
    <message>
        <source>{piece} on {square}</source>
        <comment>a captured piece</comment>
        <extracomment>gui/document/move_text.py</extracomment>
        <translation>{square}的{piece}</translation>
    </message>
    <message>
        <source>Not solved yet</source>
        <extracomment>gui/learn/lesson_page.py</extracomment>
        <translation>尚未解开</translation>
    </message>
    <message>
        <source>Go on, or take the move back.</source>
        <extracomment>gui/learn/lesson_text.py</extracomment>
        <translation>请继续，或悔棋。</translation>
    </message>
    <message>
        <source>Left out because you already know them: {numbers}. Click a number to see it anyway.</source>
        <extracomment>gui/learn/lesson_text.py</extracomment>
        <translation>你已经会了，因此略过：{numbers}。点一下编号仍可查看。</translation>
    </message>
    <message>
        <source>The signs: {pieces}. Rest the pointer on a piece to see how it moves.</source>
        <extracomment>gui/play/game_messages.py</extracomment>
        <translation>棋子上的字：{pieces}。将指针停在棋子上即可查看走法。</translation>
    </message>
    <message>
        <source>A position may occur any number of times.</source>
        <extracomment>gui/rulebook/ends.py</extracomment>
        <translation>局面可以重复任意次。</translation>
    </message>
    <message>
        <source>When the same position occurs {count} times, the player to move loses.</source>
        <extracomment>gui/rulebook/ends.py</extracomment>
        <translation>同一局面第 {count} 次出现时，轮到走棋的一方判负。</translation>
    </message>
    <message>
        <source>When the same position occurs {count} times, the game is drawn.</source>
        <extracomment>gui/rulebook/ends.py</extracomment>
        <translation>同一局面第 {count} 次出现时，就是和棋。</translation>
    </message>
    <message>
        <source>There are no draws, not even by agreement.</source>
        <extracomment>gui/rulebook/ends.py</extracomment>
        <translation>没有和棋，也不能议和。</translation>
    </message>
    <message>
        <source>Moves of these pieces are written without a letter: {pieces}.</source>
        <extracomment>gui/rulebook/generated.py</extracomment>
        <translation>这些棋子的棋步不写字母：{pieces}。</translation>
    </message>
    <message>
        <source>Captured pieces go to the captor&apos;s hand.</source>
        <extracomment>gui/rulebook/generated.py</extracomment>
        <translation>被吃的棋子进入吃子一方手中。</translation>
    </message>
    <message>
        <source>Their rules are the same.</source>
        <extracomment>gui/rulebook/generated.py</extracomment>
        <translation>规则相同。</translation>
    </message>
    <message>
        <source>Save as a web page…</source>
        <extracomment>gui/rulebook/rules_window.py</extracomment>
        <translation>另存为网页…</translation>
    </message>
    <message>
        <source>&amp;Workshop…</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>工坊(&amp;W)…</translation>
    </message>
    <message>
        <source>Save the draft</source>
        <extracomment>gui/storage/drafts.py</extracomment>
        <translation>保存草稿</translation>
    </message>
    <message>
        <source>The disk is slow to save the draft; you can carry on.</source>
        <extracomment>gui/storage/drafts.py</extracomment>
        <translation>磁盘较慢，草稿还在保存；可以继续。</translation>
    </message>
    <message>
        <source>The draft cannot be saved at the moment ({why}); you can carry on.</source>
        <extracomment>gui/storage/drafts.py</extracomment>
        <translation>目前无法保存草稿（{why}）；可以继续。</translation>
    </message>
    <message>
        <source>Saving the draft… The disk is slow. If you leave now, unsaved changes are lost.</source>
        <extracomment>gui/storage/drafts.py</extracomment>
        <translation>正在保存草稿… 磁盘较慢。如果现在离开，尚未保存的部分会丢失。</translation>
    </message>
    <message>
        <source>This draft is not completely saved. If you leave now, unsaved changes are lost.</source>
        <extracomment>gui/storage/drafts.py</extracomment>
        <translation>这份草稿尚未完全保存。如果现在离开，尚未保存的部分会丢失。</translation>
    </message>
    <message>
        <source>The draft is on the clipboard.</source>
        <extracomment>gui/storage/drafts.py</extracomment>
        <translation>草稿已复制到剪贴板。</translation>
    </message>
    <message>
        <source>Your own games cannot be read: {why}.</source>
        <extracomment>gui/storage/own_games.py</extracomment>
        <translation>自创棋种无法读取：{why}。</translation>
    </message>
    <message>
        <source>Your own games cannot be saved: {why}.</source>
        <extracomment>gui/storage/own_games.py</extracomment>
        <translation>自创棋种无法保存：{why}。</translation>
    </message>
    <message>
        <source>{jump}, repeated in the same direction over empty squares</source>
        <extracomment>gui/words/movement.py</extracomment>
        <translation>{jump}，并可经空格以同样的跳跃继续</translation>
    </message>
    <message>
        <source>{jump}, up to {count} times in one direction over empty squares</source>
        <extracomment>gui/words/movement.py</extracomment>
        <translation>{jump}，可经空格朝同一方向最多跳 {count} 次</translation>
    </message>
    <message>
        <source>{jump}, unless a piece in its way blocks it</source>
        <extracomment>gui/words/movement.py</extracomment>
        <translation>{jump}，途中有棋子则不能走</translation>
    </message>
    <message>
        <source>{jump}: {squares}</source>
        <comment>a jump, and where it leads</comment>
        <extracomment>gui/words/movement.py</extracomment>
        <translation>{jump}：{squares}</translation>
    </message>
    <message>
        <source>Moves {how} over one piece.</source>
        <extracomment>gui/words/movement.py</extracomment>
        <translation>{how}，隔一个棋子走子。</translation>
    </message>
    <message>
        <source>Moves and captures {how} over one piece.</source>
        <extracomment>gui/words/movement.py</extracomment>
        <translation>{how}，隔一个棋子走子或吃子。</translation>
    </message>
    <message>
        <source>to the left</source>
        <extracomment>gui/words/movement.py</extracomment>
        <translation>向左</translation>
    </message>
    <message>
        <source>to the right</source>
        <extracomment>gui/words/movement.py</extracomment>
        <translation>向右</translation>
    </message>
    <message>
        <source>diagonally forward to the left</source>
        <extracomment>gui/words/movement.py</extracomment>
        <translation>斜向左前</translation>
    </message>
    <message>
        <source>diagonally forward to the right</source>
        <extracomment>gui/words/movement.py</extracomment>
        <translation>斜向右前</translation>
    </message>
    <message>
        <source>diagonally back to the left</source>
        <extracomment>gui/words/movement.py</extracomment>
        <translation>斜向左后</translation>
    </message>
    <message>
        <source>diagonally back to the right</source>
        <extracomment>gui/words/movement.py</extracomment>
        <translation>斜向右后</translation>
    </message>
    <message>
        <source>with a jump of three squares straight</source>
        <extracomment>gui/words/movement.py</extracomment>
        <translation>直跳三格</translation>
    </message>
    <message>
        <source>with a jump of three squares and one to the side</source>
        <extracomment>gui/words/movement.py</extracomment>
        <translation>直三格横一格的跳跃</translation>
    </message>
    <message>
        <source>with a jump of three squares and two to the side</source>
        <extracomment>gui/words/movement.py</extracomment>
        <translation>直三格横两格的跳跃</translation>
    </message>
    <message>
        <source>with a jump of three squares diagonally</source>
        <extracomment>gui/words/movement.py</extracomment>
        <translation>斜跳三格</translation>
    </message>
    <message>
        <source>{number} forward</source>
        <comment>squares</comment>
        <extracomment>gui/words/movement.py</extracomment>
        <translation>向前{number}</translation>
    </message>
    <message>
        <source>{number} back</source>
        <comment>squares</comment>
        <extracomment>gui/words/movement.py</extracomment>
        <translation>向后{number}</translation>
    </message>
    <message>
        <source>{number} to the left</source>
        <comment>squares</comment>
        <extracomment>gui/words/movement.py</extracomment>
        <translation>向左{number}</translation>
    </message>
    <message>
        <source>{number} to the right</source>
        <comment>squares</comment>
        <extracomment>gui/words/movement.py</extracomment>
        <translation>向右{number}</translation>
    </message>
    <message>
        <source>Moves like the king in shogi.</source>
        <extracomment>gui/words/movement.py</extracomment>
        <translation>走法同将棋的王将。</translation>
    </message>
    <message>
        <source>Moves like the rook in shogi.</source>
        <extracomment>gui/words/movement.py</extracomment>
        <translation>走法同将棋的飞车。</translation>
    </message>
    <message>
        <source>Moves like the bishop in shogi.</source>
        <extracomment>gui/words/movement.py</extracomment>
        <translation>走法同将棋的角行。</translation>
    </message>
    <message>
        <source>Moves like the promoted rook in shogi.</source>
        <extracomment>gui/words/movement.py</extracomment>
        <translation>走法同将棋的龙王。</translation>
    </message>
    <message>
        <source>Moves like the promoted bishop in shogi.</source>
        <extracomment>gui/words/movement.py</extracomment>
        <translation>走法同将棋的龙马。</translation>
    </message>
    <message>
        <source>Moves like the chariot in xiangqi.</source>
        <extracomment>gui/words/movement.py</extracomment>
        <translation>走法同中国象棋的车。</translation>
    </message>
    <message>
        <source>Moves like the horse in xiangqi.</source>
        <extracomment>gui/words/movement.py</extracomment>
        <translation>走法同中国象棋的马。</translation>
    </message>
    <message>
        <source>From a definition for Fairy-Stockfish.</source>
        <extracomment>gui/words/naming.py</extracomment>
        <translation>来自 Fairy-Stockfish 的定义。</translation>
    </message>
    <message>
        <source>arrival</source>
        <comment>how a game ends</comment>
        <extracomment>gui/words/naming.py</extracomment>
        <translation>到达</translation>
    </message>
    <message>
        <source>{winner} has reached the goal.</source>
        <extracomment>gui/words/naming.py</extracomment>
        <translation>{winner}到达了目标。</translation>
    </message>
    <message>
        <source>Promoted {piece}</source>
        <extracomment>gui/words/naming.py, gui/workshop/piece_panel.py</extracomment>
        <translation>升变的{piece}</translation>
    </message>
    <message>
        <source>The position has occurred {count:,} times.</source>
        <extracomment>gui/words/outcome_text.py</extracomment>
        <translation>同一局面已出现 {count:,} 次。</translation>
    </message>
    <message>
        <source>With this move, the position would have occurred {count:,} times.</source>
        <extracomment>gui/words/outcome_text.py</extracomment>
        <translation>这一步会使同一局面第 {count:,} 次出现。</translation>
    </message>
    <message numerus="yes">
        <source>In {count:,} moves of each player there was no capture, drop, promotion or pawn move.</source>
        <extracomment>gui/words/outcome_text.py</extracomment>
        <translation>
            <numerusform>双方各走了 {count:,} 步，没有吃子、打入、升变，也没有走兵。</numerusform>
        </translation>
    </message>
    <message>
        <source>The position has occurred for the second time.</source>
        <extracomment>gui/words/outcome_text.py</extracomment>
        <translation>同一局面第二次出现。</translation>
    </message>
    <message>
        <source>This would be the second time that this position occurs.</source>
        <extracomment>gui/words/outcome_text.py</extracomment>
        <translation>这一步会使同一局面第二次出现。</translation>
    </message>
    <message>
        <source>Too long without progress</source>
        <extracomment>gui/words/outcome_text.py</extracomment>
        <translation>太久没有进展</translation>
    </message>
    <message>
        <source>{player} would win the game.</source>
        <extracomment>gui/words/outcome_text.py</extracomment>
        <translation>{player}会赢得对局。</translation>
    </message>
    <message>
        <source>{player} would lose the game.</source>
        <extracomment>gui/words/outcome_text.py</extracomment>
        <translation>{player}会输掉对局。</translation>
    </message>
    <message>
        <source>{where}, instead: {moves}</source>
        <extracomment>gui/words/piece_notes.py</extracomment>
        <translation>{where}则改为：{moves}</translation>
    </message>
    <message>
        <source>Its whole path must be {where}.</source>
        <extracomment>gui/words/piece_notes.py</extracomment>
        <translation>所经的格子都必须属于{where}。</translation>
    </message>
    <message>
        <source>a {piece}</source>
        <comment>what a piece becomes</comment>
        <extracomment>gui/words/piece_notes.py</extracomment>
        <translation>{piece}</translation>
    </message>
    <message>
        <source>an {piece}</source>
        <comment>what a piece becomes</comment>
        <extracomment>gui/words/piece_notes.py</extracomment>
        <translation>{piece}</translation>
    </message>
    <message>
        <source>a {piece}</source>
        <comment>what a piece never captures</comment>
        <extracomment>gui/words/piece_notes.py</extracomment>
        <translation>{piece}</translation>
    </message>
    <message>
        <source>an {piece}</source>
        <comment>what a piece never captures</comment>
        <extracomment>gui/words/piece_notes.py</extracomment>
        <translation>{piece}</translation>
    </message>
    <message>
        <source>{piece} (promoted)</source>
        <extracomment>gui/words/piece_notes.py</extracomment>
        <translation>{piece}（升变而成）</translation>
    </message>
    <message>
        <source>Cannot be dropped on a file with {number} pieces of this kind of the same player on {zone}.</source>
        <extracomment>gui/words/piece_notes.py</extracomment>
        <translation>如果某条直线在{zone}已有{number}个己方同类棋子，就不能打入该直线。</translation>
    </message>
    <message>
        <source>It also attacks the other king, and nothing else, like this:</source>
        <extracomment>gui/words/piece_notes.py</extracomment>
        <translation>只对对方的王，它还这样攻击：</translation>
    </message>
    <message>
        <source>Coming from outside, it ends its move where it enters {zone}, and attacks nothing beyond.</source>
        <extracomment>gui/words/piece_notes.py</extracomment>
        <translation>从外面进入{zone}时，停在进入的那一格，管不到后面的格子。</translation>
    </message>
    <message>
        <source>Never moves out of {zone}.</source>
        <extracomment>gui/words/piece_notes.py</extracomment>
        <translation>走棋不能离开{zone}。</translation>
    </message>
    <message>
        <source>A piece that is alone there must not be attacked.</source>
        <extracomment>gui/words/piece_notes.py</extracomment>
        <translation>如果那里只有一个，它不能受攻击。</translation>
    </message>
    <message>
        <source>May become {piece} by a move that ends on {zone}, and must on {part}.</source>
        <extracomment>gui/words/piece_notes.py</extracomment>
        <translation>走到{zone}时可以变成{piece}；走到{part}时必须变。</translation>
    </message>
    <message>
        <source>Not possible while its side already has {number} of these on the board: {pieces}.</source>
        <extracomment>gui/words/piece_notes.py</extracomment>
        <translation>棋盘上己方已有{number}个时，不能变成：{pieces}。</translation>
    </message>
    <message>
        <source>May not give check when dropped.</source>
        <extracomment>gui/words/piece_notes.py</extracomment>
        <translation>不能以打入将军。</translation>
    </message>
    <message>
        <source>Cannot be dropped on a file with {number} pieces of this kind of the same player.</source>
        <extracomment>gui/words/piece_notes.py</extracomment>
        <translation>不能打入已有{number}个己方同类棋子的直线。</translation>
    </message>
    <message>
        <source>It cannot move from there.</source>
        <extracomment>gui/words/piece_notes.py</extracomment>
        <translation>不能从那里走动。</translation>
    </message>
    <message>
        <source>May become {piece} by a move that starts on {zone}.</source>
        <extracomment>gui/words/piece_notes.py</extracomment>
        <translation>从{zone}走出时可以变成{piece}。</translation>
    </message>
    <message>
        <source>May become {piece} by a move that ends on {zone}.</source>
        <extracomment>gui/words/piece_notes.py</extracomment>
        <translation>走到{zone}时可以变成{piece}。</translation>
    </message>
    <message>
        <source>Always becomes {piece} by a move that starts on {zone}.</source>
        <extracomment>gui/words/piece_notes.py</extracomment>
        <translation>从{zone}走出时必定变成{piece}。</translation>
    </message>
    <message>
        <source>The choice before the first move: on the files {files} stand {pieces}.</source>
        <extracomment>gui/words/shown_moves.py</extracomment>
        <translation>第一步之前的选择：{files}线上依次是{pieces}。</translation>
    </message>
    <message>
        <source>+ before a letter marks a promoted piece: {sign} is the {piece}.</source>
        <extracomment>gui/words/shown_moves.py</extracomment>
        <translation>字母前的 + 表示已升变的棋子：{sign} 是{piece}。</translation>
    </message>
    <message>
        <source>eleventh</source>
        <comment>which rank</comment>
        <extracomment>gui/words/zone_words.py</extracomment>
        <translation>第十一</translation>
    </message>
    <message>
        <source>all squares</source>
        <extracomment>gui/words/zone_words.py</extracomment>
        <translation>所有格子</translation>
    </message>
    <message>
        <source>all squares except {squares}</source>
        <extracomment>gui/words/zone_words.py</extracomment>
        <translation>{squares}以外的所有格子</translation>
    </message>
    <message>
        <source>{part} squares of {zone}</source>
        <extracomment>gui/words/zone_words.py</extracomment>
        <translation>{zone}的{part}格</translation>
    </message>
    <message>
        <source>Saved. The game is among your own games on the start page.</source>
        <extracomment>gui/workshop/draft_commands.py</extracomment>
        <translation>已保存。可以在起始页的自创棋种中找到。</translation>
    </message>
    <message>
        <source>There is already a game called {title}. This becomes its newest version; the older one is kept.</source>
        <extracomment>gui/workshop/draft_commands.py</extracomment>
        <translation>已有名为{title}的棋种。这将成为它的最新版本；旧版本会保留。</translation>
    </message>
    <message>
        <source>Add a version</source>
        <extracomment>gui/workshop/draft_commands.py</extracomment>
        <translation>添加版本</translation>
    </message>
    <message>
        <source>Add a piece</source>
        <extracomment>gui/workshop/draft_page.py</extracomment>
        <translation>添加棋子</translation>
    </message>
    <message>
        <source>Workshop</source>
        <extracomment>gui/workshop/draft_page.py, gui/workshop/workshop_page.py</extracomment>
        <translation>工坊</translation>
    </message>
    <message>
        <source>Redo</source>
        <extracomment>gui/workshop/draft_page.py</extracomment>
        <translation>重做</translation>
    </message>
    <message>
        <source>Try it</source>
        <extracomment>gui/workshop/draft_page.py</extracomment>
        <translation>试玩</translation>
    </message>
    <message>
        <source>Save</source>
        <extracomment>gui/workshop/draft_page.py</extracomment>
        <translation>保存</translation>
    </message>
    <message>
        <source>Rules page</source>
        <extracomment>gui/workshop/draft_page.py</extracomment>
        <translation>规则页</translation>
    </message>
    <message>
        <source>Export</source>
        <extracomment>gui/workshop/draft_page.py</extracomment>
        <translation>导出</translation>
    </message>
    <message>
        <source>Sections</source>
        <extracomment>gui/workshop/draft_page.py</extracomment>
        <translation>项目</translation>
    </message>
    <message>
        <source>New piece</source>
        <extracomment>gui/workshop/draft_page.py</extracomment>
        <translation>新棋子</translation>
    </message>
    <message>
        <source>As a file…</source>
        <extracomment>gui/workshop/draft_page.py</extracomment>
        <translation>导出为文件…</translation>
    </message>
    <message>
        <source>For Fairy-Stockfish…</source>
        <extracomment>gui/workshop/draft_page.py</extracomment>
        <translation>供 Fairy-Stockfish 使用…</translation>
    </message>
    <message>
        <source>Copy the text</source>
        <extracomment>gui/workshop/draft_page.py</extracomment>
        <translation>复制文本</translation>
    </message>
    <message>
        <source>Paint</source>
        <comment>squares on a board</comment>
        <extracomment>gui/workshop/draft_fields.py</extracomment>
        <translation>涂选</translation>
    </message>
    <message>
        <source>Choose the squares on the board: {field}</source>
        <extracomment>gui/workshop/draft_fields.py</extracomment>
        <translation>在棋盘上选择格子：{field}</translation>
    </message>
    <message>
        <source>Click the squares the piece steps or jumps to. Click a square again to remove it.</source>
        <extracomment>gui/workshop/mover_board.py</extracomment>
        <translation>点击棋子走到或跳到的格子。再点一次即取消。</translation>
    </message>
    <message>
        <source>Click how far the piece slides. A click at the edge means any distance.</source>
        <extracomment>gui/workshop/mover_board.py</extracomment>
        <translation>点击棋子最远能滑到的格子。点击边缘表示不限距离。</translation>
    </message>
    <message>
        <source>Click how far the piece goes after jumping over exactly one piece, like the cannon of xiangqi.</source>
        <extracomment>gui/workshop/mover_board.py</extracomment>
        <translation>点击棋子像中国象棋的炮那样恰好越过一子后最远能到的格子。</translation>
    </message>
    <message>
        <source>Click the squares it jumps to unless a piece is in its way, like the horse of xiangqi.</source>
        <extracomment>gui/workshop/mover_board.py</extracomment>
        <translation>点击途中无子时跳到的格子，如中国象棋的马。</translation>
    </message>
    <message>
        <source>moves and captures</source>
        <extracomment>gui/workshop/mover_board.py</extracomment>
        <translation>可走可吃</translation>
    </message>
    <message>
        <source>moves</source>
        <extracomment>gui/workshop/mover_board.py</extracomment>
        <translation>走</translation>
    </message>
    <message>
        <source>captures</source>
        <extracomment>gui/workshop/mover_board.py</extracomment>
        <translation>吃</translation>
    </message>
    <message>
        <source>moves and captures over a piece</source>
        <extracomment>gui/workshop/mover_board.py</extracomment>
        <translation>隔子可走可吃</translation>
    </message>
    <message>
        <source>moves over a piece</source>
        <extracomment>gui/workshop/mover_board.py</extracomment>
        <translation>隔子走</translation>
    </message>
    <message>
        <source>captures over a piece</source>
        <extracomment>gui/workshop/mover_board.py</extracomment>
        <translation>隔子吃</translation>
    </message>
    <message>
        <source>moves and captures unless blocked</source>
        <extracomment>gui/workshop/mover_board.py</extracomment>
        <translation>不受阻时可走可吃</translation>
    </message>
    <message>
        <source>moves unless blocked</source>
        <extracomment>gui/workshop/mover_board.py</extracomment>
        <translation>不受阻时走</translation>
    </message>
    <message>
        <source>captures unless blocked</source>
        <extracomment>gui/workshop/mover_board.py</extracomment>
        <translation>不受阻时吃</translation>
    </message>
    <message>
        <source>{count} forward</source>
        <extracomment>gui/workshop/mover_board.py</extracomment>
        <translation>前{count}</translation>
    </message>
    <message>
        <source>{count} back</source>
        <extracomment>gui/workshop/mover_board.py</extracomment>
        <translation>后{count}</translation>
    </message>
    <message>
        <source>{count} left</source>
        <extracomment>gui/workshop/mover_board.py</extracomment>
        <translation>左{count}</translation>
    </message>
    <message>
        <source>{count} right</source>
        <extracomment>gui/workshop/mover_board.py</extracomment>
        <translation>右{count}</translation>
    </message>
    <message>
        <source>the piece</source>
        <extracomment>gui/workshop/mover_board.py</extracomment>
        <translation>这个棋子</translation>
    </message>
    <message>
        <source>not reached</source>
        <extracomment>gui/workshop/mover_board.py</extracomment>
        <translation>到不了</translation>
    </message>
    <message>
        <source>Step or jump</source>
        <extracomment>gui/workshop/mover_board.py</extracomment>
        <translation>一步或跳跃</translation>
    </message>
    <message>
        <source>Slide</source>
        <extracomment>gui/workshop/mover_board.py</extracomment>
        <translation>滑行</translation>
    </message>
    <message>
        <source>Over one piece</source>
        <extracomment>gui/workshop/mover_board.py</extracomment>
        <translation>隔一子</translation>
    </message>
    <message>
        <source>Blockable jump</source>
        <extracomment>gui/workshop/mover_board.py</extracomment>
        <translation>会被阻挡的跳跃</translation>
    </message>
    <message>
        <source>Move and capture</source>
        <extracomment>gui/workshop/mover_board.py</extracomment>
        <translation>走与吃</translation>
    </message>
    <message>
        <source>Move only</source>
        <extracomment>gui/workshop/mover_board.py</extracomment>
        <translation>只走</translation>
    </message>
    <message>
        <source>Capture only</source>
        <extracomment>gui/workshop/mover_board.py</extracomment>
        <translation>只吃</translation>
    </message>
    <message>
        <source>In all directions</source>
        <extracomment>gui/workshop/mover_board.py</extracomment>
        <translation>所有方向</translation>
    </message>
    <message>
        <source>Mirror left and right</source>
        <extracomment>gui/workshop/mover_board.py</extracomment>
        <translation>左右对称</translation>
    </message>
    <message>
        <source>This square only</source>
        <extracomment>gui/workshop/mover_board.py</extracomment>
        <translation>只有这格</translation>
    </message>
    <message>
        <source>Movement in Betza&apos;s notation</source>
        <extracomment>gui/workshop/mover_board.py</extracomment>
        <translation>走法（Betza 记法）</translation>
    </message>
    <message>
        <source>W F: a step straight or diagonally. R B: slides. N: a knight&apos;s jump. f b l r: directions. m c: moves only, captures only.</source>
        <extracomment>gui/workshop/mover_board.py</extracomment>
        <translation>W F：横竖走或斜走一步。R B：滑行。N：骑士跳。f b l r：方向。m c：只走、只吃。</translation>
    </message>
    <message>
        <source>How the piece moves</source>
        <extracomment>gui/workshop/mover_board.py</extracomment>
        <translation>棋子的走法</translation>
    </message>
    <message>
        <source>Tool</source>
        <extracomment>gui/workshop/mover_board.py</extracomment>
        <translation>工具</translation>
    </message>
    <message>
        <source>A click means</source>
        <extracomment>gui/workshop/mover_board.py</extracomment>
        <translation>点击表示</translation>
    </message>
    <message>
        <source>Symmetry</source>
        <extracomment>gui/workshop/mover_board.py</extracomment>
        <translation>对称</translation>
    </message>
    <message>
        <source>King and rook move together. First put them where they start; squares are as the first player sees them.</source>
        <extracomment>gui/workshop/panels.py</extracomment>
        <translation>王与车同时移动。请先摆好初始位置；格子以先手所见为准。</translation>
    </message>
    <message>
        <source>Before the first move, each player chooses the arrangement of some pieces on the first rank.</source>
        <extracomment>gui/workshop/panels.py</extracomment>
        <translation>第一步之前，双方各自选择第一横线上部分棋子的摆法。</translation>
    </message>
    <message>
        <source>A piece wins by arriving on certain squares, such as the king on the last rank.</source>
        <extracomment>gui/workshop/panels.py</extracomment>
        <translation>棋子到达指定格子即获胜，例如王到达对方底线。</translation>
    </message>
    <message>
        <source>The game</source>
        <extracomment>gui/workshop/panels.py, gui/workshop/sections.py</extracomment>
        <translation>棋种</translation>
    </message>
    <message>
        <source>The board</source>
        <extracomment>gui/workshop/panels.py, gui/workshop/sections.py</extracomment>
        <translation>棋盘</translation>
    </message>
    <message>
        <source>Ranks are added and removed in the middle, so that both players keep what is near them.</source>
        <extracomment>gui/workshop/panels.py</extracomment>
        <translation>横线在中间增减，双方近处保持不变。</translation>
    </message>
    <message>
        <source>The king can castle</source>
        <extracomment>gui/workshop/panels.py</extracomment>
        <translation>王可以易位</translation>
    </message>
    <message>
        <source>Add a castling</source>
        <extracomment>gui/workshop/panels.py</extracomment>
        <translation>添加易位</translation>
    </message>
    <message>
        <source>Choice before the game</source>
        <extracomment>gui/workshop/panels.py, gui/workshop/sections.py</extracomment>
        <translation>开局前的选择</translation>
    </message>
    <message>
        <source>The players choose a setup</source>
        <extracomment>gui/workshop/panels.py</extracomment>
        <translation>双方选择布阵</translation>
    </message>
    <message>
        <source>Add a choice</source>
        <extracomment>gui/workshop/panels.py</extracomment>
        <translation>添加选项</translation>
    </message>
    <message>
        <source>As it is</source>
        <extracomment>gui/workshop/panels.py</extracomment>
        <translation>照原样</translation>
    </message>
    <message>
        <source>Swapped</source>
        <extracomment>gui/workshop/panels.py</extracomment>
        <translation>互换</translation>
    </message>
    <message>
        <source>How it ends</source>
        <extracomment>gui/workshop/panels.py, gui/workshop/sections.py</extracomment>
        <translation>如何结束</translation>
    </message>
    <message>
        <source>A player can win by arrival</source>
        <extracomment>gui/workshop/panels.py</extracomment>
        <translation>到达目标即可获胜</translation>
    </message>
    <message>
        <source>Files, from left to right</source>
        <extracomment>gui/workshop/panels.py</extracomment>
        <translation>直线，由左至右</translation>
    </message>
    <message>
        <source>Ranks, from bottom to top</source>
        <extracomment>gui/workshop/panels.py</extracomment>
        <translation>横线，由下至上</translation>
    </message>
    <message>
        <source>Choose where these pieces start.</source>
        <extracomment>gui/workshop/panels.py</extracomment>
        <translation>选择这些棋子的起始位置。</translation>
    </message>
    <message>
        <source>It promotes to</source>
        <extracomment>gui/workshop/piece_panel.py</extracomment>
        <translation>升变为</translation>
    </message>
    <message>
        <source>If there are several, the player chooses.</source>
        <extracomment>gui/workshop/piece_panel.py</extracomment>
        <translation>有多种时由棋手选择。</translation>
    </message>
    <message>
        <source>Letter</source>
        <extracomment>gui/workshop/piece_panel.py</extracomment>
        <translation>字母</translation>
    </message>
    <message>
        <source>It becomes another piece on the far ranks or elsewhere.</source>
        <extracomment>gui/workshop/piece_panel.py</extracomment>
        <translation>在远处横线或别处变成另一种棋子。</translation>
    </message>
    <message>
        <source>When captured, it goes to the captor&apos;s hand and can be put on the board instead of a move.</source>
        <extracomment>gui/workshop/piece_panel.py</extracomment>
        <translation>被吃后进入对方手中，对方可以不走棋而把它打入棋盘。</translation>
    </message>
    <message>
        <source>Make it the royal piece</source>
        <extracomment>gui/workshop/piece_panel.py</extracomment>
        <translation>设为王</translation>
    </message>
    <message>
        <source>The royal piece is the one that can be checkmated. Each side has one.</source>
        <extracomment>gui/workshop/piece_panel.py</extracomment>
        <translation>王是可以被将死的棋子，双方各有一个。</translation>
    </message>
    <message>
        <source>Remove the piece</source>
        <extracomment>gui/workshop/piece_panel.py</extracomment>
        <translation>移除棋子</translation>
    </message>
    <message>
        <source>Where it moves like this</source>
        <extracomment>gui/workshop/piece_panel.py</extracomment>
        <translation>适用的格子</translation>
    </message>
    <message>
        <source>A capital letter that no other piece has.</source>
        <extracomment>gui/workshop/piece_panel.py</extracomment>
        <translation>其他棋子没有的大写字母。</translation>
    </message>
    <message>
        <source>It promotes</source>
        <extracomment>gui/workshop/piece_panel.py</extracomment>
        <translation>可升变</translation>
    </message>
    <message>
        <source>Add the other side of the piece</source>
        <extracomment>gui/workshop/piece_panel.py</extracomment>
        <translation>添加棋子的另一面</translation>
    </message>
    <message>
        <source>A separate piece that this one turns into, as in shogi.</source>
        <extracomment>gui/workshop/piece_panel.py</extracomment>
        <translation>像将棋那样，此棋子翻面后成为的另一种棋子。</translation>
    </message>
    <message>
        <source>It can be dropped</source>
        <extracomment>gui/workshop/piece_panel.py</extracomment>
        <translation>可以打入</translation>
    </message>
    <message>
        <source>For example, a pawn&apos;s double step from the second rank.</source>
        <extracomment>gui/workshop/piece_panel.py</extracomment>
        <translation>例如兵从第二横线走两格。</translation>
    </message>
    <message>
        <source>Add moves on some squares</source>
        <extracomment>gui/workshop/piece_panel.py</extracomment>
        <translation>添加部分格子的走法</translation>
    </message>
    <message>
        <source>Everywhere</source>
        <extracomment>gui/workshop/piece_panel.py</extracomment>
        <translation>任何地方</translation>
    </message>
    <message>
        <source>On {squares}</source>
        <extracomment>gui/workshop/piece_panel.py</extracomment>
        <translation>在{squares}</translation>
    </message>
    <message>
        <source>How it moves</source>
        <extracomment>gui/workshop/piece_panel.py</extracomment>
        <translation>走法</translation>
    </message>
    <message>
        <source>Moves on some squares only</source>
        <extracomment>gui/workshop/piece_panel.py</extracomment>
        <translation>仅在部分格子的走法</translation>
    </message>
    <message>
        <source>Special rules</source>
        <extracomment>gui/workshop/piece_panel.py</extracomment>
        <translation>特殊规则</translation>
    </message>
    <message>
        <source>{section}, incomplete</source>
        <extracomment>gui/workshop/sections.py</extracomment>
        <translation>{section}，未完成</translation>
    </message>
    <message>
        <source>Name of the game</source>
        <extracomment>gui/workshop/specs.py, gui/workshop/workshop_page.py</extracomment>
        <translation>棋种名称</translation>
    </message>
    <message>
        <source>Name in its own script</source>
        <extracomment>gui/workshop/specs.py</extracomment>
        <translation>原文名称</translation>
    </message>
    <message>
        <source>In one sentence</source>
        <extracomment>gui/workshop/specs.py</extracomment>
        <translation>一句话介绍</translation>
    </message>
    <message>
        <source>Shown beside the game.</source>
        <extracomment>gui/workshop/specs.py</extracomment>
        <translation>显示在棋种旁边。</translation>
    </message>
    <message>
        <source>Name in files</source>
        <extracomment>gui/workshop/specs.py</extracomment>
        <translation>文件中的名称</translation>
    </message>
    <message>
        <source>Lower-case letters, digits and hyphens. It follows the name of the game until you change it.</source>
        <extracomment>gui/workshop/specs.py</extracomment>
        <translation>小写字母、数字与连字号。在你更改之前，会随棋种名称而变。</translation>
    </message>
    <message>
        <source>Holes</source>
        <extracomment>gui/workshop/specs.py</extracomment>
        <translation>缺格</translation>
    </message>
    <message>
        <source>Squares that the board lacks, such as a lake. Paint them.</source>
        <extracomment>gui/workshop/specs.py</extracomment>
        <translation>棋盘上没有的格子，例如湖泊。请涂选。</translation>
    </message>
    <message>
        <source>Squares of two colours</source>
        <extracomment>gui/workshop/specs.py</extracomment>
        <translation>两色格子</translation>
    </message>
    <message>
        <source>Palace</source>
        <extracomment>gui/workshop/specs.py</extracomment>
        <translation>宫</translation>
    </message>
    <message>
        <source>A region of each side that is outlined. Pieces can be confined to it, or move differently there.</source>
        <extracomment>gui/workshop/specs.py</extracomment>
        <translation>双方各有的框线区域。棋子可限于其中，或在其中走法不同。</translation>
    </message>
    <message>
        <source>Name of the palace</source>
        <extracomment>gui/workshop/specs.py</extracomment>
        <translation>宫的名称</translation>
    </message>
    <message>
        <source>Marked by a line</source>
        <extracomment>gui/workshop/specs.py</extracomment>
        <translation>以线标示</translation>
    </message>
    <message>
        <source>Usually where pieces promote.</source>
        <extracomment>gui/workshop/specs.py</extracomment>
        <translation>通常是棋子升变之处。</translation>
    </message>
    <message>
        <source>Name</source>
        <extracomment>gui/workshop/specs.py</extracomment>
        <translation>名称</translation>
    </message>
    <message>
        <source>Sign</source>
        <extracomment>gui/workshop/specs.py</extracomment>
        <translation>字</translation>
    </message>
    <message>
        <source>A sign from another script, if it has one. May be empty.</source>
        <extracomment>gui/workshop/specs.py</extracomment>
        <translation>其他文字中的字（如果有）。可以留空。</translation>
    </message>
    <message>
        <source>When captured, it becomes</source>
        <extracomment>gui/workshop/specs.py</extracomment>
        <translation>被吃后成为</translation>
    </message>
    <message>
        <source>What the captor gets in hand. A piece out of the game never comes back.</source>
        <extracomment>gui/workshop/specs.py</extracomment>
        <translation>吃子的一方手中得到的棋子。出局的棋子不再回来。</translation>
    </message>
    <message>
        <source>Squares for drops</source>
        <extracomment>gui/workshop/specs.py</extracomment>
        <translation>可打入的格子</translation>
    </message>
    <message>
        <source>A drop puts a captured piece from the hand on an empty square.</source>
        <extracomment>gui/workshop/specs.py</extracomment>
        <translation>打入是把手中吃来的棋子放到空格上。</translation>
    </message>
    <message>
        <source>A drop may give checkmate</source>
        <extracomment>gui/workshop/specs.py</extracomment>
        <translation>打入可以将死</translation>
    </message>
    <message>
        <source>A drop may give check</source>
        <extracomment>gui/workshop/specs.py</extracomment>
        <translation>打入可以将军</translation>
    </message>
    <message>
        <source>Not on a file with another</source>
        <extracomment>gui/workshop/specs.py</extracomment>
        <translation>不可打入已有同种棋子的直线</translation>
    </message>
    <message>
        <source>It cannot be dropped on a file where its player has a piece of this kind on these squares.</source>
        <extracomment>gui/workshop/specs.py</extracomment>
        <translation>如果某条直线在这些格子上已有己方同种棋子，就不能打入该直线。</translation>
    </message>
    <message>
        <source>It must promote on arriving at</source>
        <extracomment>gui/workshop/specs.py</extracomment>
        <translation>到达时必须升变之处</translation>
    </message>
    <message>
        <source>It may promote on arriving at</source>
        <extracomment>gui/workshop/specs.py</extracomment>
        <translation>到达时可以升变之处</translation>
    </message>
    <message>
        <source>It must promote on leaving</source>
        <extracomment>gui/workshop/specs.py</extracomment>
        <translation>离开时必须升变之处</translation>
    </message>
    <message>
        <source>It may promote on leaving</source>
        <extracomment>gui/workshop/specs.py</extracomment>
        <translation>离开时可以升变之处</translation>
    </message>
    <message>
        <source>On these squares</source>
        <extracomment>gui/workshop/specs.py</extracomment>
        <translation>在这些格子上</translation>
    </message>
    <message>
        <source>It also moves</source>
        <extracomment>gui/workshop/specs.py</extracomment>
        <translation>还可以这样走</translation>
    </message>
    <message>
        <source>For example, fmR2: up to two squares forward.</source>
        <extracomment>gui/workshop/specs.py</extracomment>
        <translation>例如 fmR2：向前至多两格。</translation>
    </message>
    <message>
        <source>Instead of its other moves</source>
        <extracomment>gui/workshop/specs.py</extracomment>
        <translation>代替其他走法</translation>
    </message>
    <message>
        <source>On paths within</source>
        <extracomment>gui/workshop/specs.py</extracomment>
        <translation>路线限于</translation>
    </message>
    <message>
        <source>Counts as a pawn</source>
        <extracomment>gui/workshop/specs.py</extracomment>
        <translation>视为兵</translation>
    </message>
    <message>
        <source>Its moves count as progress where a number of moves without progress draws the game.</source>
        <extracomment>gui/workshop/specs.py</extracomment>
        <translation>以无进展步数判和时，它的走动算作进展。</translation>
    </message>
    <message>
        <source>Can be captured en passant</source>
        <extracomment>gui/workshop/specs.py</extracomment>
        <translation>可被吃过路兵</translation>
    </message>
    <message>
        <source>After a long move, pieces of its kind can capture it on a square it passed over.</source>
        <extracomment>gui/workshop/specs.py</extracomment>
        <translation>一次走多格之后，同种棋子可在它经过的格子吃掉它。</translation>
    </message>
    <message>
        <source>Never leaves</source>
        <extracomment>gui/workshop/specs.py</extracomment>
        <translation>不得离开</translation>
    </message>
    <message>
        <source>Walls</source>
        <extracomment>gui/workshop/specs.py</extracomment>
        <translation>墙</translation>
    </message>
    <message>
        <source>Slides from outside end where they enter these squares of the piece&apos;s own side.</source>
        <extracomment>gui/workshop/specs.py</extracomment>
        <translation>从外面滑行过来的棋子，一进入己方的这些格子就停下。</translation>
    </message>
    <message>
        <source>Faces the other king</source>
        <extracomment>gui/workshop/specs.py</extracomment>
        <translation>与对方王照面</translation>
    </message>
    <message>
        <source>Movement that only attacks the other king, as in xiangqi: cR or fcR.</source>
        <extracomment>gui/workshop/specs.py</extracomment>
        <translation>像中国象棋那样只攻击对方王的走法：cR 或 fcR。</translation>
    </message>
    <message>
        <source>Never captures</source>
        <extracomment>gui/workshop/specs.py</extracomment>
        <translation>不能吃</translation>
    </message>
    <message>
        <source>Cannot hop over</source>
        <extracomment>gui/workshop/specs.py</extracomment>
        <translation>不能越过</translation>
    </message>
    <message>
        <source>Maximum on the board</source>
        <extracomment>gui/workshop/specs.py</extracomment>
        <translation>棋盘上的数量上限</translation>
    </message>
    <message>
        <source>0: no limit.</source>
        <extracomment>gui/workshop/specs.py</extracomment>
        <translation>0：不限。</translation>
    </message>
    <message>
        <source>Steps on after a capture</source>
        <extracomment>gui/workshop/specs.py</extracomment>
        <translation>吃子后再走</translation>
    </message>
    <message>
        <source>After a capture on a neighbouring square, it may step once more; it may also pass.</source>
        <extracomment>gui/workshop/specs.py</extracomment>
        <translation>吃掉邻格的棋子后可再走一步，也可以停着。</translation>
    </message>
    <message>
        <source>Letter in written moves</source>
        <extracomment>gui/workshop/specs.py</extracomment>
        <translation>棋谱中的字母</translation>
    </message>
    <message>
        <source>If different, such as Ln.</source>
        <extracomment>gui/workshop/specs.py</extracomment>
        <translation>若为其他字母，如 Ln。</translation>
    </message>
    <message>
        <source>The king castles with</source>
        <extracomment>gui/workshop/specs.py</extracomment>
        <translation>与王易位的棋子</translation>
    </message>
    <message>
        <source>Not after king or rook has moved</source>
        <extracomment>gui/workshop/specs.py</extracomment>
        <translation>王或车走动过就不能易位</translation>
    </message>
    <message>
        <source>King from</source>
        <extracomment>gui/workshop/specs.py</extracomment>
        <translation>王的起始格</translation>
    </message>
    <message>
        <source>King to</source>
        <extracomment>gui/workshop/specs.py</extracomment>
        <translation>王的目标格</translation>
    </message>
    <message>
        <source>Rook from</source>
        <extracomment>gui/workshop/specs.py</extracomment>
        <translation>车的起始格</translation>
    </message>
    <message>
        <source>Rook to</source>
        <extracomment>gui/workshop/specs.py</extracomment>
        <translation>车的目标格</translation>
    </message>
    <message>
        <source>Written as</source>
        <extracomment>gui/workshop/specs.py</extracomment>
        <translation>记法</translation>
    </message>
    <message>
        <source>Letter in positions</source>
        <extracomment>gui/workshop/specs.py</extracomment>
        <translation>局面中的字母</translation>
    </message>
    <message>
        <source>A player without a move</source>
        <extracomment>gui/workshop/specs.py</extracomment>
        <translation>无着可走的一方</translation>
    </message>
    <message>
        <source>Checkmate always wins. This applies to a player who is not in check.</source>
        <extracomment>gui/workshop/specs.py</extracomment>
        <translation>将死必胜。此处指未被将军的一方。</translation>
    </message>
    <message>
        <source>Moves without progress before a draw</source>
        <extracomment>gui/workshop/specs.py</extracomment>
        <translation>判和的无进展步数</translation>
    </message>
    <message>
        <source>Moves of each side without a capture, a drop, a promotion or a pawn&apos;s move. 0: never.</source>
        <extracomment>gui/workshop/specs.py</extracomment>
        <translation>每方没有吃子、打入、升变或走兵的步数。0：不判和。</translation>
    </message>
    <message>
        <source>The game can be drawn</source>
        <extracomment>gui/workshop/specs.py</extracomment>
        <translation>可以和棋</translation>
    </message>
    <message>
        <source>Occurrences that count as repetition</source>
        <extracomment>gui/workshop/specs.py</extracomment>
        <translation>第几次出现算作重复局面</translation>
    </message>
    <message>
        <source>3: when it occurs for the third time. 0: never.</source>
        <extracomment>gui/workshop/specs.py</extracomment>
        <translation>3：第三次出现时。0：不计。</translation>
    </message>
    <message>
        <source>The move that repeats it is illegal</source>
        <extracomment>gui/workshop/specs.py</extracomment>
        <translation>使局面重复的着法不合法</translation>
    </message>
    <message>
        <source>Otherwise the game is drawn, or as follows.</source>
        <extracomment>gui/workshop/specs.py</extracomment>
        <translation>否则为和棋，或按下列设置。</translation>
    </message>
    <message>
        <source>The player then to move</source>
        <extracomment>gui/workshop/specs.py</extracomment>
        <translation>此时轮到走棋的一方</translation>
    </message>
    <message>
        <source>A player who gave check every time loses</source>
        <extracomment>gui/workshop/specs.py</extracomment>
        <translation>一直将军的一方负</translation>
    </message>
    <message>
        <source>Goal</source>
        <extracomment>gui/workshop/specs.py</extracomment>
        <translation>目标</translation>
    </message>
    <message>
        <source>Pieces that win there</source>
        <extracomment>gui/workshop/specs.py</extracomment>
        <translation>在此获胜的棋子</translation>
    </message>
    <message>
        <source>If none, the king.</source>
        <extracomment>gui/workshop/specs.py</extracomment>
        <translation>若无，则为王。</translation>
    </message>
    <message>
        <source>Only if it is not attacked there</source>
        <extracomment>gui/workshop/specs.py</extracomment>
        <translation>仅在该处未受攻击时</translation>
    </message>
    <message>
        <source>What this win is called</source>
        <extracomment>gui/workshop/specs.py</extracomment>
        <translation>这种胜法的名称</translation>
    </message>
    <message>
        <source>Sentence that announces it</source>
        <extracomment>gui/workshop/specs.py</extracomment>
        <translation>宣告获胜的句子</translation>
    </message>
    <message>
        <source>What a player is asked to do</source>
        <extracomment>gui/workshop/specs.py</extracomment>
        <translation>对棋手的指示</translation>
    </message>
    <message>
        <source>Files of the first rank to be arranged</source>
        <extracomment>gui/workshop/specs.py</extracomment>
        <translation>第一横线上可布置的直线</translation>
    </message>
    <message>
        <source>Their letters, such as bg.</source>
        <extracomment>gui/workshop/specs.py</extracomment>
        <translation>其字母，例如 bg。</translation>
    </message>
    <message>
        <source>Chosen by swapping neighbours on the board</source>
        <extracomment>gui/workshop/specs.py</extracomment>
        <translation>在棋盘上互换相邻棋子来选择</translation>
    </message>
    <message>
        <source>Letters of the pieces</source>
        <extracomment>gui/workshop/specs.py</extracomment>
        <translation>棋子的字母</translation>
    </message>
    <message>
        <source>Name of the choice</source>
        <extracomment>gui/workshop/specs.py</extracomment>
        <translation>选项名称</translation>
    </message>
    <message>
        <source>As in chess: a1 at the lower left</source>
        <extracomment>gui/workshop/specs.py</extracomment>
        <translation>如国际象棋：a1在左下</translation>
    </message>
    <message>
        <source>As in shogi: files 9–1</source>
        <extracomment>gui/workshop/specs.py</extracomment>
        <translation>如将棋：直线 9–1</translation>
    </message>
    <message>
        <source>Nothing: it leaves the game</source>
        <extracomment>gui/workshop/specs.py</extracomment>
        <translation>出局</translation>
    </message>
    <message>
        <source>draws</source>
        <extracomment>gui/workshop/specs.py</extracomment>
        <translation>和棋</translation>
    </message>
    <message>
        <source>loses</source>
        <extracomment>gui/workshop/specs.py</extracomment>
        <translation>负</translation>
    </message>
    <message>
        <source>wins</source>
        <extracomment>gui/workshop/specs.py</extracomment>
        <translation>胜</translation>
    </message>
    <message>
        <source>Click squares to put the piece there. A hand shows what a player starts with. Esc: back to moving.</source>
        <extracomment>gui/workshop/panels.py</extracomment>
        <translation>点击格子放置棋子。手中显示开局时持有的棋子。Esc：回到移动。</translation>
    </message>
    <message>
        <source>Drag pieces to where they start, or off the board. Choose a piece above to add more to the board.</source>
        <extracomment>gui/workshop/panels.py</extracomment>
        <translation>把棋子拖到起始位置或拖出棋盘。在上方选择棋子可再放置。</translation>
    </message>
    <message>
        <source>The other side mirrors it</source>
        <extracomment>gui/workshop/panels.py</extracomment>
        <translation>对方对称摆放</translation>
    </message>
    <message>
        <source>Clear the board</source>
        <extracomment>gui/workshop/panels.py</extracomment>
        <translation>清空棋盘</translation>
    </message>
    <message>
        <source>The game is complete.</source>
        <extracomment>gui/workshop/strips.py</extracomment>
        <translation>棋种已完成。</translation>
    </message>
    <message>
        <source>Show the place</source>
        <extracomment>gui/workshop/strips.py</extracomment>
        <translation>显示该处</translation>
    </message>
    <message>
        <source>Trying the game</source>
        <extracomment>gui/workshop/trying.py</extracomment>
        <translation>试玩棋种</translation>
    </message>
    <message>
        <source>The computer plays</source>
        <extracomment>gui/workshop/trying.py</extracomment>
        <translation>电脑执</translation>
    </message>
    <message>
        <source>Back to the workshop</source>
        <extracomment>gui/workshop/trying.py</extracomment>
        <translation>回到工坊</translation>
    </message>
    <message>
        <source>neither side</source>
        <extracomment>gui/workshop/trying.py</extracomment>
        <translation>无</translation>
    </message>
    <message>
        <source>The computer is thinking…</source>
        <extracomment>gui/workshop/trying.py</extracomment>
        <translation>电脑思考中…</translation>
    </message>
    <message>
        <source>Crazyhouse</source>
        <extracomment>gui/workshop/workshop_page.py</extracomment>
        <translation>疯狂屋国际象棋</translation>
    </message>
    <message>
        <source>Capablanca chess</source>
        <extracomment>gui/workshop/workshop_page.py</extracomment>
        <translation>卡帕布兰卡国际象棋</translation>
    </message>
    <message>
        <source>Grand chess</source>
        <extracomment>gui/workshop/workshop_page.py</extracomment>
        <translation>大型国际象棋（Grand Chess）</translation>
    </message>
    <message>
        <source>Mini xiangqi</source>
        <extracomment>gui/workshop/workshop_page.py</extracomment>
        <translation>迷你中国象棋</translation>
    </message>
    <message>
        <source>Invent a game: change one you know, or start with an empty board and two kings. Everything is saved as you go.</source>
        <extracomment>gui/workshop/workshop_page.py</extracomment>
        <translation>发明一种棋：修改你熟悉的棋种，或从空棋盘与两个王开始。一切随时自动保存。</translation>
    </message>
    <message>
        <source>{title}, draft of {time}</source>
        <extracomment>gui/workshop/workshop_page.py</extracomment>
        <translation>{title}，{time}的草稿</translation>
    </message>
    <message>
        <source>All its versions are removed. Games played by its rules stay and can still be opened.</source>
        <extracomment>gui/workshop/workshop_page.py</extracomment>
        <translation>将移除其所有版本。按其规则下的对局会保留，仍可打开。</translation>
    </message>
    <message>
        <source>An empty board</source>
        <extracomment>gui/workshop/workshop_page.py</extracomment>
        <translation>空棋盘</translation>
    </message>
    <message>
        <source>My game</source>
        <extracomment>gui/workshop/workshop_page.py</extracomment>
        <translation>我的棋种</translation>
    </message>
    <message>
        <source>Drafts and your own games</source>
        <extracomment>gui/workshop/workshop_page.py</extracomment>
        <translation>草稿与自创棋种</translation>
    </message>
    <message>
        <source>Edit</source>
        <extracomment>gui/workshop/workshop_page.py</extracomment>
        <translation>编辑</translation>
    </message>
    <message>
        <source>Your drafts cannot be read: {why}.</source>
        <extracomment>gui/workshop/workshop_page.py</extracomment>
        <translation>无法读取草稿：{why}。</translation>
    </message>
    <message>
        <source>Remove {name}?</source>
        <extracomment>gui/workshop/workshop_page.py</extracomment>
        <translation>移除{name}？</translation>
    </message>
    <message>
        <source>The draft cannot be removed: {why}.</source>
        <extracomment>gui/workshop/workshop_page.py</extracomment>
        <translation>无法移除草稿：{why}。</translation>
    </message>
    <message>
        <source>Untitled</source>
        <extracomment>gui/workshop/workshop_page.py</extracomment>
        <translation>未命名</translation>
    </message>
    <message>
        <source>My {game}</source>
        <extracomment>gui/workshop/workshop_page.py</extracomment>
        <translation>我的{game}</translation>
    </message>
    <message>
        <source>Whose squares</source>
        <extracomment>gui/workshop/strips.py</extracomment>
        <translation>谁的格子</translation>
    </message>
    <message>
        <source>These pieces are never dropped: {pieces}.</source>
        <extracomment>gui/rulebook/generated.py</extracomment>
        <translation>这些棋子不能打入：{pieces}。</translation>
    </message>
    <message>
        <source># marks mate.</source>
        <extracomment>gui/rulebook/generated.py</extracomment>
        <translation># 是将死。</translation>
    </message>
    <message>
        <source># also marks a move that wins by arriving.</source>
        <extracomment>gui/rulebook/generated.py</extracomment>
        <translation># 也表示因到达而获胜的一着。</translation>
    </message>
    <message>
        <source>A move is written with -, a capture with x.</source>
        <extracomment>gui/rulebook/generated.py</extracomment>
        <translation>走子写作 -，吃子写作 x。</translation>
    </message>
    <message>
        <source>The player chooses the new piece.</source>
        <extracomment>gui/rulebook/generated.py</extracomment>
        <translation>新棋子由棋手选择。</translation>
    </message>
    <message>
        <source>x marks a capture, @ a drop and # mate.</source>
        <extracomment>gui/rulebook/generated.py</extracomment>
        <translation>x 是吃子，@ 是打入，# 是将死。</translation>
    </message>
    <message>
        <source>x marks a capture and # mate.</source>
        <extracomment>gui/rulebook/generated.py</extracomment>
        <translation>x 是吃子，# 是将死。</translation>
    </message>
    <message>
        <source>A file is in the place of a folder</source>
        <extracomment>gui/storage/reasons.py</extracomment>
        <translation>文件夹的位置上是一个文件</translation>
    </message>
    <message>
        <source>The two kings may not face each other on an open file.</source>
        <extracomment>gui/words/piece_notes.py</extracomment>
        <translation>两个王不能在无遮挡的直线上照面。</translation>
    </message>
    <message>
        <source>A move that must promote but cannot is made without promotion.</source>
        <extracomment>gui/words/piece_notes.py</extracomment>
        <translation>必须升变却无法升变时，这一着不升变。</translation>
    </message>
    <message>
        <source>A drop there wins too.</source>
        <extracomment>gui/words/piece_notes.py</extracomment>
        <translation>打入到那里也获胜。</translation>
    </message>
    <message>
        <source>A move that must promote but cannot is illegal.</source>
        <extracomment>gui/words/piece_notes.py</extracomment>
        <translation>必须升变却无法升变的着法不合法。</translation>
    </message>
    <message>
        <source>Cannot be dropped while its side has {number} on the board.</source>
        <extracomment>gui/words/piece_notes.py</extracomment>
        <translation>棋盘上己方已有{number}个时不能打入。</translation>
    </message>
    <message>
        <source>The other side&apos;s are mirrored</source>
        <extracomment>gui/workshop/strips.py</extracomment>
        <translation>对方的格子对称</translation>
    </message>
    <message>
        <source>Click the squares, or drag over them: {field}</source>
        <extracomment>gui/workshop/strips.py</extracomment>
        <translation>请点击格子，或拖过格子：{field}</translation>
    </message>
    <message>
        <source>King</source>
        <comment>a piece, 陽/陰</comment>
        <extracomment>rules/games: Pandemonium, rules/games: Pandemonium (first edition), rules/games: Pandemonium (vchess), rules/games: Mansindam</extracomment>
        <translation>王</translation>
    </message>
    <message>
        <source>Pawn</source>
        <comment>a piece, 步</comment>
        <extracomment>rules/games: Pandemonium, rules/games: Pandemonium (first edition), rules/games: Pandemonium (vchess), rules/games: Mansindam</extracomment>
        <translation>兵</translation>
    </message>
    <message>
        <source>Bishop</source>
        <comment>a piece, 閣</comment>
        <extracomment>rules/games: Pandemonium, rules/games: Pandemonium (first edition), rules/games: Pandemonium (vchess), rules/games: Mansindam</extracomment>
        <translation>主教</translation>
    </message>
    <message>
        <source>Marshal</source>
        <comment>a piece, 帥</comment>
        <extracomment>rules/games: Pandemonium, rules/games: Pandemonium (first edition), rules/games: Pandemonium (vchess)</extracomment>
        <translation>元帅</translation>
    </message>
    <message>
        <source>Queen</source>
        <comment>a piece, 奔</comment>
        <extracomment>rules/games: Pandemonium, rules/games: Pandemonium (first edition), rules/games: Pandemonium (vchess), rules/games: Mansindam</extracomment>
        <translation>后</translation>
    </message>
    <message>
        <source>Horse</source>
        <comment>a piece, 馬</comment>
        <extracomment>rules/games: Pandemonium, rules/games: Pandemonium (first edition), rules/games: Pandemonium (vchess)</extracomment>
        <translation>马</translation>
    </message>
    <message>
        <source>The cardinal moves like a bishop or a knight, the marshal like a rook or a knight. Everything else moves as in chess, except for the pawn&apos;s longer first move. Rook, bishop and knight gain the king&apos;s step when they promote; pawn, cardinal and marshal become as strong as a queen. The whole and the apricot are named after what their signs mean; in shogi these stand for the promoted silver and the promoted lance.</source>
        <extracomment>assets/rules/pandemonium.toml, assets/rules/pandemonium-2020.toml, assets/rules/pandemonium-vchess.toml</extracomment>
        <translation>枢机走法如主教或骑士，元帅走法如车或骑士。除了兵的第一步更远之外，其他都与国际象棋相同。车、主教、骑士升变后增加王的一步；兵、枢机、元帅升变后与后一样强。全和杏得名于所写的字，在将棋中它们分别代表成银和成香。国际象棋的“象”和“马”在这里称为主教和骑士，因为这些棋里另有叫象和马的棋子。</translation>
    </message>
    <message>
        <source>A king that is attacked is in check, and the check must be ended at once: by moving the king, by capturing the piece that gives check, or by putting a piece in between, which may be dropped there. A player who cannot do so is checkmated and loses. A player who is not in check and has neither a legal move nor a drop is stalemated: the game is drawn.</source>
        <extracomment>assets/rules/pandemonium.toml, assets/rules/pandemonium-2020.toml, assets/rules/pandemonium-vchess.toml</extracomment>
        <translation>王受到攻击就是被将军，必须立即应将：移动王、吃掉将军的棋子，或者用棋子挡在中间（也可以打入来挡）。无法应将就是被将死，输掉对局。没有被将军，但既没有合法着法、也不能打入的一方被逼和，对局为和棋。</translation>
    </message>
    <message>
        <source>Files are a to j from White&apos;s left, ranks 1 to 10 from White&apos;s side. A move is written with the letter of the piece (none for a pawn) and the square: Nd3, e5. x marks a capture, @ a drop (N@e5, P@e5), = a promotion with the letter of the new piece (Rxe9=D), + a check and # mate. Castling towards the king&apos;s side, the j-file, is O-O-O and towards the queen&apos;s side, the a-file, O-O: this is the inventor&apos;s notation, and the reverse of chess. The choice before the first move is written NB-BN, a letter for each of the files b, c, h and i: here the knights stand outside and the bishops inside.</source>
        <extracomment>assets/rules/pandemonium.toml, assets/rules/pandemonium-vchess.toml</extracomment>
        <translation>直线从白方左手起为 a 到 j，横线从白方一侧起为 1 到 10。着法写作棋子的英文字母（兵没有）和格子：Nd3、e5。x 是吃子，@ 是打入（N@e5、P@e5），= 是升变，后面是升变成的棋子字母（Rxe9=D），+ 是将军，# 是将死。向王翼（j线）易位写作 O-O-O，向后翼（a线）写作 O-O：按发明者的写法，与国际象棋相反。第一步之前的选择写作 NB-BN，b、c、h、i线各一个字母：此例中骑士居外，主教居内。</translation>
    </message>
    <message>
        <source>Marshal</source>
        <comment>a piece, 元</comment>
        <extracomment>rules/games: Mansindam</extracomment>
        <translation>元帅</translation>
    </message>
    <message>
        <source>King</source>
        <comment>a piece, 王</comment>
        <extracomment>rules/games: Palace Shogi</extracomment>
        <translation>王</translation>
    </message>
    <message>
        <source>Horse</source>
        <comment>a piece, 桂</comment>
        <extracomment>rules/games: Palace Shogi</extracomment>
        <translation>桂马</translation>
    </message>
    <message>
        <source>Bishop</source>
        <comment>a piece, 角</comment>
        <extracomment>rules/games: Palace Shogi</extracomment>
        <translation>主教</translation>
    </message>
    <message>
        <source>Queen</source>
        <comment>a piece, 后</comment>
        <extracomment>rules/games: Palace Shogi</extracomment>
        <translation>后</translation>
    </message>
    <message>
        <source>Pawn</source>
        <comment>a piece, 兵</comment>
        <extracomment>rules/games: Palace Shogi</extracomment>
        <translation>兵</translation>
    </message>
    <message>
        <source>Palace Shogi{signs} combines shogi with pieces and ideas from xiangqi, janggi, shatranj and chess. Each side has a palace in which some pieces move differently. A captured piece with a red sign is held and may be dropped again; one with a black sign is killed, and so is the lion. Mate the king, or bring your own into the enemy palace.</source>
        <extracomment>assets/rules/palaceshogi.toml</extracomment>
        <translation>宫将棋{signs}把日本将棋与中国象棋、朝鲜象棋、波斯象棋和国际象棋的棋子和思路结合在一起。每方有一座宫，一些棋子在宫里走法不同。被吃的棋子，红字的归吃子方持有，可以再打入；黑字的则阵亡，狮也一样。将死敌王，或者把自己的王带进敌宫。</translation>
    </message>
    <message>
        <source>Every piece except the king has two faces. A piece with a black sign is unpromoted, one with a red sign is promoted, and so is the lion, whose sign is written in gold. The horse is what shogi calls the knight, not the promoted bishop.</source>
        <extracomment>assets/rules/palaceshogi.toml</extracomment>
        <translation>除了王，每个棋子都有两面。字为黑色的棋子未升变，红色的已升变，字为金色的狮也是已升变的。桂马就是将棋的桂马，不是升变的角行（龙马）。国际象棋的“象”和“马”在这里称为主教和骑士；这里的象则是升变的主教。</translation>
    </message>
    <message>
        <source>Outside her palace, she moves straight and diagonally, as far as she likes. In her own palace, she moves only one square diagonally, so she needs two moves to get out at first. Coming back, she stops on the first square of the palace that she enters; she attacks and guards nothing behind it.</source>
        <extracomment>assets/rules/palaceshogi.toml</extracomment>
        <translation>在宫外她可以横走、直走和斜走，距离不限。在自己宫里她只能斜走一格，所以开始时需要两步才能出来。回来时她停在进入宫的第一格；她不攻击也不保护后面的格子。</translation>
    </message>
    <message>
        <source>A king that is attacked is in check, and the check must be ended at once. A player who cannot do so is checkmated and loses. A player who is not in check and has neither a legal move nor a drop is stalemated: the game is drawn. A player whose lion can pass is never stalemated.</source>
        <extracomment>assets/rules/palaceshogi.toml</extracomment>
        <translation>王受到攻击就是被将军，必须立即应将。无法应将就是被将死，输掉对局。没有被将军，但既没有合法着法、也不能打入的一方被逼和，对局为和棋。只要狮还可以停着，就不算逼和。</translation>
    </message>
    <message>
        <source>Files are 9 to 1 from the first player&apos;s left, ranks a to i from the second player&apos;s side: the first player&apos;s king begins on 5i. A move is written with the letter of the piece, - for a move, x for a capture or * for a drop, and the square: K-5h, Rx5c+, S*2b. Pieces with a red sign have + before their letter, so that +P-7f is a move of a pawn and P-7f one of a footsoldier; + at the end is a promotion, = the choice not to promote.</source>
        <extracomment>assets/rules/palaceshogi.toml</extracomment>
        <translation>直线从先手左手起为 9 到 1，横线从后手一侧起为 a 到 i：先手的王从5i开始。着法先写棋子的英文字母，再写 -（走）、x（吃）或 *（打入），最后写格子：K-5h、Rx5c+、S*2b。红字棋子的字母前有 +，所以 +P-7f 是兵的着法，P-7f 是卒的着法；末尾的 + 是升变，= 是选择不升变。</translation>
    </message>
    <message>
        <source>A captured pawn comes back as a footsoldier, which captures straight ahead; it may not give mate when dropped.</source>
        <extracomment>assets/rules/differences.toml</extracomment>
        <translation>被吃的兵以卒的身份回来，向正前方吃子；打入卒不可将死。</translation>
    </message>
    <message>
        <source>The horse is the knight of shogi, the keima, and not the promoted bishop.</source>
        <extracomment>assets/rules/differences.toml</extracomment>
        <translation>桂马就是将棋的桂马，不是升变的角行（龙马）。</translation>
    </message>
    <message>
        <source>The king may castle with a lance.</source>
        <extracomment>assets/rules/differences.toml</extracomment>
        <translation>王可以与香车易位。</translation>
    </message>
    <message>
        <source>A pawn that moves two squares may be captured en passant.</source>
        <extracomment>assets/rules/differences.toml</extracomment>
        <translation>兵走两格后，对方可以吃过路兵。</translation>
    </message>
    <message>
        <source>Ferz</source>
        <comment>a piece</comment>
        <extracomment>rules/ini/definition.py</extracomment>
        <translation>费尔兹</translation>
    </message>
    <message>
        <source>Alfil</source>
        <comment>a piece</comment>
        <extracomment>rules/ini/definition.py</extracomment>
        <translation>阿尔菲尔</translation>
    </message>
    <message>
        <source>Ai-wok</source>
        <comment>a piece</comment>
        <extracomment>rules/ini/definition.py</extracomment>
        <translation>艾沃克</translation>
    </message>
    <message>
        <source>Dragon king</source>
        <comment>a piece</comment>
        <extracomment>rules/ini/definition.py</extracomment>
        <translation>龙王</translation>
    </message>
    <message>
        <source>Archbishop</source>
        <comment>a piece</comment>
        <extracomment>rules/ini/definition.py</extracomment>
        <translation>大主教</translation>
    </message>
    <message>
        <source>Chancellor</source>
        <comment>a piece</comment>
        <extracomment>rules/ini/definition.py</extracomment>
        <translation>掌玺官</translation>
    </message>
    <message>
        <source>Amazon</source>
        <comment>a piece</comment>
        <extracomment>rules/ini/definition.py</extracomment>
        <translation>亚马逊</translation>
    </message>
    <message>
        <source>Bishop-knight</source>
        <comment>a piece</comment>
        <extracomment>rules/ini/definition.py</extracomment>
        <translation>主教骑士</translation>
    </message>
    <message>
        <source>Lancer</source>
        <comment>a piece</comment>
        <extracomment>rules/ini/definition.py</extracomment>
        <translation>枪骑兵</translation>
    </message>
    <message>
        <source>Rook-knight</source>
        <comment>a piece</comment>
        <extracomment>rules/ini/definition.py</extracomment>
        <translation>车骑士</translation>
    </message>
    <message>
        <source>Foot soldier</source>
        <comment>a piece</comment>
        <extracomment>rules/ini/definition.py</extracomment>
        <translation>步卒</translation>
    </message>
    <message>
        <source>Shogi knight</source>
        <comment>a piece</comment>
        <extracomment>rules/ini/definition.py</extracomment>
        <translation>桂马</translation>
    </message>
    <message>
        <source>Dragon horse</source>
        <comment>a piece</comment>
        <extracomment>rules/ini/definition.py</extracomment>
        <translation>龙马</translation>
    </message>
    <message>
        <source>Clobberer</source>
        <comment>a piece</comment>
        <extracomment>rules/ini/definition.py</extracomment>
        <translation>击子</translation>
    </message>
    <message>
        <source>Breaker</source>
        <comment>a piece</comment>
        <extracomment>rules/ini/definition.py</extracomment>
        <translation>突破者</translation>
    </message>
    <message>
        <source>Block</source>
        <comment>a piece</comment>
        <extracomment>rules/ini/definition.py</extracomment>
        <translation>障碍</translation>
    </message>
    <message>
        <source>Leaping cannon</source>
        <comment>a piece</comment>
        <extracomment>rules/ini/definition.py</extracomment>
        <translation>跳炮</translation>
    </message>
    <message>
        <source>Soldier</source>
        <comment>a piece</comment>
        <extracomment>rules/ini/definition.py</extracomment>
        <translation>士兵</translation>
    </message>
    <message>
        <source>War elephant</source>
        <comment>a piece</comment>
        <extracomment>rules/ini/definition.py</extracomment>
        <translation>战象</translation>
    </message>
    <message>
        <source>Long elephant</source>
        <comment>a piece</comment>
        <extracomment>rules/ini/definition.py</extracomment>
        <translation>长象</translation>
    </message>
    <message>
        <source>Banner</source>
        <comment>a piece</comment>
        <extracomment>rules/ini/definition.py</extracomment>
        <translation>旗</translation>
    </message>
    <message>
        <source>Wazir</source>
        <comment>a piece</comment>
        <extracomment>rules/ini/definition.py</extracomment>
        <translation>维齐尔</translation>
    </message>
    <message>
        <source>Commoner</source>
        <comment>a piece</comment>
        <extracomment>rules/ini/definition.py</extracomment>
        <translation>平民</translation>
    </message>
    <message>
        <source>Short steps on the board, and you can play.</source>
        <extracomment>assets/lessons/pandemonium/01-first-game.toml, assets/lessons/mansindam/01-first-game.toml, assets/lessons/palaceshogi/01-first-game.toml</extracomment>
        <translation>在棋盘上走几小步，就会下了。</translation>
    </message>
    <message>
        <source>This is your king. It moves one square in any direction. Walk it to the marked square: click it and then its next square, or drag it.</source>
        <extracomment>assets/lessons/pandemonium/01-first-game.toml, assets/lessons/mansindam/01-first-game.toml, assets/lessons/palaceshogi/01-first-game.toml</extracomment>
        <translation>这是你的王。它向任意方向走一格。把它走到标出的格子：点一下它，再点要去的格子，或者拖动它。</translation>
    </message>
    <message>
        <source>Every move that touches the last three ranks, the rows on the far side, promotes the piece, whether you want it or not. Go there with the knight.</source>
        <extracomment>assets/lessons/mansindam/01-first-game.toml</extracomment>
        <translation>凡是走进或走出最远的三条横线（对面的三排），或在其中走动，棋子都必定升变，由不得你。用骑士走到那里。</translation>
    </message>
    <message>
        <source>A piece with a red sign that you capture is held: the pawn is in your hand now, as a footsoldier.</source>
        <extracomment>assets/lessons/palaceshogi/01-first-game.toml</extracomment>
        <translation>你吃掉的红字棋子归你持有：这个兵现在作为卒在你手中。</translation>
    </message>
    <message>
        <source>The silver moves one square, diagonally or straight ahead. Go to the marked square.</source>
        <extracomment>assets/lessons/palaceshogi/01-first-game.toml, assets/lessons/palaceshogi/04-silver-and-gold.toml</extracomment>
        <translation>银将走一格，斜走或直向前走。走到标出的格子。</translation>
    </message>
    <message>
        <source>The gold moves one square, straight in all directions or diagonally ahead. Take both.</source>
        <extracomment>assets/lessons/palaceshogi/01-first-game.toml, assets/lessons/palaceshogi/04-silver-and-gold.toml</extracomment>
        <translation>金将走一格，可向前后左右或斜前方走。把两个都吃掉。</translation>
    </message>
    <message>
        <source>The horse never moves back: in the last three ranks, the rows on the far side, it becomes a knight, which jumps in all directions. Promote it.</source>
        <extracomment>assets/lessons/palaceshogi/01-first-game.toml, assets/lessons/palaceshogi/05-horse-and-knight.toml</extracomment>
        <translation>桂马从不后退：在最远的三条横线（对面的三排）变成骑士，可以向各个方向跳。让它升变。</translation>
    </message>
    <message>
        <source>Lance, horse, bishop and rook always promote there; for a silver or a queen you choose.</source>
        <extracomment>assets/lessons/palaceshogi/01-first-game.toml</extracomment>
        <translation>香车、桂马、主教和车在那里必定升变；银将和后可以选择。</translation>
    </message>
    <message>
        <source>A piece with a red sign is promoted: this is a cannon now.</source>
        <extracomment>assets/lessons/palaceshogi/01-first-game.toml</extracomment>
        <translation>红字棋子是升变过的：它现在是炮。</translation>
    </message>
    <message>
        <source>The cannon moves like a rook, but takes only over exactly one piece between. Take the silver.</source>
        <extracomment>assets/lessons/palaceshogi/01-first-game.toml, assets/lessons/palaceshogi/06-lance-and-cannon.toml</extracomment>
        <translation>炮走法如车，但只有中间恰好隔一个棋子才能吃。吃掉银将。</translation>
    </message>
    <message>
        <source>It does not matter whose piece is in between, as long as it is not a cannon.</source>
        <extracomment>assets/lessons/palaceshogi/01-first-game.toml</extracomment>
        <translation>中间的棋子属于哪一方都可以，只要不是炮。</translation>
    </message>
    <message>
        <source>Captured pieces with a black sign are killed: they are gone. Those with a red sign are held. Take the knight, whose sign is red, so that you have something to drop.</source>
        <extracomment>assets/lessons/palaceshogi/01-first-game.toml</extracomment>
        <translation>吃掉的黑字棋子就此阵亡；吃掉的红字棋子归你持有。吃掉红字的骑士，好有棋子可打入。</translation>
    </message>
    <message>
        <source>Unlike in shogi, unpromoted pieces do not come back.</source>
        <extracomment>assets/lessons/palaceshogi/01-first-game.toml</extracomment>
        <translation>与将棋不同，未升变的棋子不会回来。</translation>
    </message>
    <message>
        <source>The outlined three by three squares are a palace, the tinted ones in it are its corridors. In your own palace your queen moves one square diagonally. Lead her out to the marked square.</source>
        <extracomment>assets/lessons/palaceshogi/01-first-game.toml</extracomment>
        <translation>框起来的三乘三格是宫，其中着色的是通道。后在自己的宫里只能斜走一格。把她带到标出的格子。</translation>
    </message>
    <message>
        <source>Outside, she moves like rook and bishop in one. Coming home, she stops on the first square of the palace.</source>
        <extracomment>assets/lessons/palaceshogi/01-first-game.toml</extracomment>
        <translation>在宫外她如同车加主教。回宫时停在宫的第一格。</translation>
    </message>
    <message>
        <source>In the game the pieces begin where they do in shogi, so that you know their signs by their places; the queen is new.</source>
        <extracomment>assets/lessons/palaceshogi/01-first-game.toml</extracomment>
        <translation>对局时棋子的起始位置和将棋一样，看位置就能认出它们；后是新的棋子。</translation>
    </message>
    <message>
        <source>Check the king with the cannon.</source>
        <extracomment>assets/lessons/palaceshogi/06-lance-and-cannon.toml</extracomment>
        <translation>用炮将军。</translation>
    </message>
    <message>
        <source>In the enemy palace the cannon takes from corner to corner over a piece on the centre.</source>
        <extracomment>assets/lessons/palaceshogi/06-lance-and-cannon.toml</extracomment>
        <translation>在敌宫里炮越过中心的棋子从一角吃到对角。</translation>
    </message>
    <message>
        <source>A cannon is no screen for another one. Take the piece that can be taken.</source>
        <extracomment>assets/lessons/palaceshogi/06-lance-and-cannon.toml</extracomment>
        <translation>炮不能作另一个炮的炮架。吃掉那个能吃的棋子。</translation>
    </message>
    <message>
        <source>Pawn and footsoldier</source>
        <extracomment>assets/lessons/palaceshogi/07-pawn-and-footsoldier.toml</extracomment>
        <translation>兵与卒</translation>
    </message>
    <message>
        <source>Two faces of one piece.</source>
        <extracomment>assets/lessons/palaceshogi/07-pawn-and-footsoldier.toml</extracomment>
        <translation>一个棋子的两面。</translation>
    </message>
    <message>
        <source>A captured pawn comes back as a footsoldier. Drop it with check.</source>
        <extracomment>assets/lessons/palaceshogi/07-pawn-and-footsoldier.toml</extracomment>
        <translation>被吃的兵作为卒回来。打入卒来将军。</translation>
    </message>
    <message>
        <source>In the enemy palace it also moves diagonally ahead along the corridors. Take the silver.</source>
        <extracomment>assets/lessons/palaceshogi/07-pawn-and-footsoldier.toml</extracomment>
        <translation>在敌宫里它还可以沿通道斜向前走。吃掉银将。</translation>
    </message>
    <message>
        <source>A pawn that reaches the last rank becomes a new queen. Do it.</source>
        <extracomment>assets/lessons/palaceshogi/07-pawn-and-footsoldier.toml</extracomment>
        <translation>到达对方底线的兵变成新的后。试一试。</translation>
    </message>
    <message>
        <source>Free outside, a step inside.</source>
        <extracomment>assets/lessons/palaceshogi/08-queen.toml</extracomment>
        <translation>宫外自由，宫内只走一格。</translation>
    </message>
    <message>
        <source>In her own palace the queen moves one square diagonally. Lead her to the marked square.</source>
        <extracomment>assets/lessons/palaceshogi/08-queen.toml</extracomment>
        <translation>后在自己宫里斜走一格。把她带到标出的格子。</translation>
    </message>
    <message>
        <source>Coming home, she stops on the first square of her palace. Go to the centre: how many moves does it take?</source>
        <extracomment>assets/lessons/palaceshogi/08-queen.toml</extracomment>
        <translation>回宫时她停在宫的第一格。走到中心：需要几步？</translation>
    </message>
    <message>
        <source>She sees nothing behind her palace wall. Give check with her.</source>
        <extracomment>assets/lessons/palaceshogi/08-queen.toml</extracomment>
        <translation>宫墙后面她什么也看不到。用她将军。</translation>
    </message>
    <message>
        <source>A queen that touches the last three ranks may become a lion. Do it.</source>
        <extracomment>assets/lessons/palaceshogi/08-queen.toml</extracomment>
        <translation>碰到最远的三条横线的后可以变成狮。试一试。</translation>
    </message>
    <message>
        <source>Two steps in one move.</source>
        <extracomment>assets/lessons/palaceshogi/09-lion.toml</extracomment>
        <translation>一步棋走两次。</translation>
    </message>
    <message>
        <source>A lion jumps to any square within two of its own. Go to the marked square.</source>
        <extracomment>assets/lessons/palaceshogi/09-lion.toml</extracomment>
        <translation>狮跳到两格以内的任意一格。走到标出的格子。</translation>
    </message>
    <message>
        <source>It takes beside it and steps on. Take both in one move.</source>
        <extracomment>assets/lessons/palaceshogi/09-lion.toml</extracomment>
        <translation>它吃旁边的棋子再走一步。一步把两个都吃掉。</translation>
    </message>
    <message>
        <source>It takes beside it and comes back. Take the silver and stay where you are.</source>
        <extracomment>assets/lessons/palaceshogi/09-lion.toml</extracomment>
        <translation>它吃旁边的棋子再回来。吃掉银将并留在原处。</translation>
    </message>
    <message>
        <source>It may even pass, if a square beside it is empty. Leave everything as it is.</source>
        <extracomment>assets/lessons/palaceshogi/09-lion.toml</extracomment>
        <translation>旁边有空格时它甚至可以停着。让一切保持原样。</translation>
    </message>
    <message>
        <source>A lion never takes a lion. Take everything else.</source>
        <extracomment>assets/lessons/palaceshogi/09-lion.toml</extracomment>
        <translation>狮不能吃狮。吃掉其他的。</translation>
    </message>
    <message>
        <source>Held and dropped</source>
        <extracomment>assets/lessons/palaceshogi/10-drops.toml</extracomment>
        <translation>持有与打入</translation>
    </message>
    <message>
        <source>Not everywhere, and not everything.</source>
        <extracomment>assets/lessons/palaceshogi/10-drops.toml</extracomment>
        <translation>不是哪里都行，也不是什么都行。</translation>
    </message>
    <message>
        <source>Silvers may be dropped almost everywhere. Drop it with check.</source>
        <extracomment>assets/lessons/palaceshogi/10-drops.toml</extracomment>
        <translation>银将几乎哪里都可以打入。打入银将来将军。</translation>
    </message>
    <message>
        <source>A footsoldier may not mate when it is dropped. Mate with the silver.</source>
        <extracomment>assets/lessons/palaceshogi/10-drops.toml</extracomment>
        <translation>卒打入时不能将死。改用银将来将死对方。</translation>
    </message>
    <message>
        <source>Facing kings</source>
        <extracomment>assets/lessons/palaceshogi/11-facing.toml</extracomment>
        <translation>照面的王</translation>
    </message>
    <message>
        <source>A rule that pins and that mates.</source>
        <extracomment>assets/lessons/palaceshogi/11-facing.toml</extracomment>
        <translation>既能牵制又能将死的规则。</translation>
    </message>
    <message>
        <source>The kings may not stand on one file with nothing in between. Step off the file with the piece that may leave it.</source>
        <extracomment>assets/lessons/palaceshogi/11-facing.toml</extracomment>
        <translation>两个王不能在同一直线上照面。用可以离开这条直线的棋子走开。</translation>
    </message>
    <message>
        <source>Your king guards a file from afar: mate with its help.</source>
        <extracomment>assets/lessons/palaceshogi/11-facing.toml</extracomment>
        <translation>你的王从远处守住一条直线：借助它将死。</translation>
    </message>
    <message>
        <source>Enter the palace.</source>
        <extracomment>assets/lessons/palaceshogi/12-entering-king.toml</extracomment>
        <translation>走进宫里。</translation>
    </message>
    <message>
        <source>The rook guards one file of the palace. Enter beside it.</source>
        <extracomment>assets/lessons/palaceshogi/12-entering-king.toml</extracomment>
        <translation>车守住宫的一条直线。从旁边进入。</translation>
    </message>
    <message>
        <source>You are in check, and that does not matter: enter.</source>
        <extracomment>assets/lessons/palaceshogi/12-entering-king.toml</extracomment>
        <translation>你被将军，但没有关系：走进去。</translation>
    </message>
    <message>
        <source>With the lance.</source>
        <extracomment>assets/lessons/palaceshogi/13-castling.toml</extracomment>
        <translation>与香车一起。</translation>
    </message>
    <message>
        <source>Castle to the left.</source>
        <extracomment>assets/lessons/palaceshogi/13-castling.toml</extracomment>
        <translation>向左易位。</translation>
    </message>
    <message>
        <source>You are in check. Put something in between.</source>
        <extracomment>assets/lessons/palaceshogi/14-check.toml</extracomment>
        <translation>你被将军。用棋子挡住。</translation>
    </message>
    <message>
        <source>With the hand and with the palace.</source>
        <extracomment>assets/lessons/palaceshogi/15-mates.toml</extracomment>
        <translation>借助手中的棋子和宫。</translation>
    </message>
    <message>
        <source>Mate in one with the rook.</source>
        <extracomment>assets/lessons/palaceshogi/15-mates.toml</extracomment>
        <translation>用车一步将死。</translation>
    </message>
    <message>
        <source>Mate or enter: both win. Win in one.</source>
        <extracomment>assets/lessons/palaceshogi/15-mates.toml</extracomment>
        <translation>将死或入宫都算赢。一步获胜。</translation>
    </message>
    <message>
        <source>And what they become.</source>
        <extracomment>assets/lessons/palaceshogi/16-values.toml</extracomment>
        <translation>以及它们变成什么。</translation>
    </message>
    <message>
        <source>Which capture brings you something to drop? Take it.</source>
        <extracomment>assets/lessons/palaceshogi/16-values.toml</extracomment>
        <translation>吃哪个能让你有棋子可打入？吃掉它。</translation>
    </message>
    <message>
        <source>Your silver is attacked. Guard it with a drop.</source>
        <extracomment>assets/lessons/palaceshogi/16-values.toml</extracomment>
        <translation>你的银将受到攻击。打入一个棋子保护它。</translation>
    </message>
    <message>
        <source>Drop chess</source>
        <extracomment>packaging/linux/surajang.desktop</extracomment>
        <translation>打入棋</translation>
    </message>
    <message>
        <source>Play Pandemonium, Mansindam and Palace Shogi with a friend or against the computer</source>
        <extracomment>packaging/linux/surajang.desktop</extracomment>
        <translation>与朋友或电脑下修罗场、万神谈和宫将棋</translation>
    </message>
    <message>
        <source>chess;shogi;janggi;variant;PGN;</source>
        <extracomment>packaging/linux/surajang.desktop</extracomment>
        <translation>国际象棋;象棋;将棋;打入;变体;修罗场;万神谈;宫将棋;PGN;</translation>
    </message>
    <message>
        <source>Drop chess: Pandemonium, Mansindam and Palace Shogi</source>
        <extracomment>packaging/linux/surajang.metainfo.xml</extracomment>
        <translation>打入棋：修罗场、万神谈和宫将棋</translation>
    </message>
    <message>
        <source>Surajang plays the drop-chess games of two inventors. Captured pieces change sides and come back to the board. Two people play at one computer, or one against the computer.</source>
        <extracomment>packaging/linux/surajang.metainfo.xml</extracomment>
        <translation>Surajang 可以下两位发明者的打入棋：被吃的棋子改换阵营，再打入棋盘。可以两人同机对弈，也可以一人对电脑。</translation>
    </message>
    <message>
        <source>Pandemonium in three rule sets, Mansindam and Palace Shogi, with every rule of each</source>
        <extracomment>packaging/linux/surajang.metainfo.xml</extracomment>
        <translation>三套规则的修罗场、万神谈和宫将棋，规则一条不少</translation>
    </message>
    <message>
        <source>A computer player with twelve levels, the first one gentle enough for beginners</source>
        <extracomment>packaging/linux/surajang.metainfo.xml</extracomment>
        <translation>十二个级别的电脑棋手，第一级很温和，适合初学者</translation>
    </message>
    <message>
        <source>Piece sets with international figures, hanja tablets and shogi wedges</source>
        <extracomment>packaging/linux/surajang.metainfo.xml</extracomment>
        <translation>国际象棋图形、汉字牌和将棋五角形等多套棋子</translation>
    </message>
    <message>
        <source>Games that are saved as you play and offered again after a crash</source>
        <extracomment>packaging/linux/surajang.metainfo.xml</extracomment>
        <translation>对局随下随存，崩溃之后可以继续</translation>
    </message>
    <message>
        <source>Pandemonium against the computer</source>
        <extracomment>packaging/linux/surajang.metainfo.xml</extracomment>
        <translation>与电脑下修罗场</translation>
    </message>
    <message>
        <source>Mansindam, with captured pieces in hand</source>
        <extracomment>packaging/linux/surajang.metainfo.xml</extracomment>
        <translation>万神谈，吃掉的棋子在手中</translation>
    </message>
    <message>
        <source>Palace Shogi, with the palaces marked on the board</source>
        <extracomment>packaging/linux/surajang.metainfo.xml</extracomment>
        <translation>宫将棋，棋盘上标出了宫</translation>
    </message>
    <message>
        <source>{low} – {high}</source>
        <extracomment>gui/known/boards.py, engine/playtest/texts.py: range</extracomment>
        <translation>{low}⁠～⁠{high}</translation>
    </message>
    <message>
        <source>{title} is now among your own games on the start page.</source>
        <extracomment>gui/app/own_game_commands.py</extracomment>
        <translation>{title}已加入起始页的自创棋种。</translation>
    </message>
    <message>
        <source>These games are now among your own games on the start page.</source>
        <extracomment>gui/app/own_game_commands.py</extracomment>
        <translation>这些棋种已加入起始页的自创棋种。</translation>
    </message>
    <message>
        <source>More</source>
        <comment>a menu of commands</comment>
        <extracomment>gui/app/start_cards.py</extracomment>
        <translation>更多</translation>
    </message>
    <message>
        <source>Add all to My games</source>
        <extracomment>gui/desk/games_list.py</extracomment>
        <translation>全部加入“我的对局”</translation>
    </message>
    <message numerus="yes">
        <source>{count:,} files were added to “My games”.</source>
        <extracomment>gui/desk/open_commands.py</extracomment>
        <translation>
            <numerusform>已将 {count:,} 个文件添加到“我的对局”。</numerusform>
        </translation>
    </message>
    <message>
        <source>Files that define games are opened one at a time: {names}.</source>
        <extracomment>gui/desk/open_commands.py</extracomment>
        <translation>定义棋种的文件需逐个打开：{names}。</translation>
    </message>
    <message>
        <source>An animation has at most {most:,} moves of both players, and this line has {number:,}.</source>
        <extracomment>gui/desk/film_export.py</extracomment>
        <translation>动画最多 {most:,} 步（双方合计），这里有 {number:,} 步。</translation>
    </message>
    <message>
        <source>Moves of both players: {number:,}</source>
        <extracomment>gui/desk/film_export.py</extracomment>
        <translation>双方合计 {number:,} 步</translation>
    </message>
    <message>
        <source>{value} ({bounds})</source>
        <extracomment>gui/known/boards.py, engine/playtest/texts.py: estimate</extracomment>
        <translation>{value}（{bounds}）</translation>
    </message>
    <message>
        <source>Tasks</source>
        <extracomment>gui/learn/lesson_page.py</extracomment>
        <translation>关</translation>
    </message>
    <message>
        <source>{counted} played here.</source>
        <extracomment>gui/library/library_text.py</extracomment>
        <translation>在这里下了 {counted}。</translation>
    </message>
    <message>
        <source>Common times</source>
        <extracomment>gui/play/match_fields.py</extracomment>
        <translation>常用时间</translation>
    </message>
    <message>
        <source>More</source>
        <comment>a link to the rule</comment>
        <extracomment>gui/rulebook/rules_view.py</extracomment>
        <translation>详情</translation>
    </message>
    <message>
        <source>pieces on the board</source>
        <extracomment>gui/rulebook/ends.py</extracomment>
        <translation>棋盘上的棋子</translation>
    </message>
    <message>
        <source>pieces in hand</source>
        <extracomment>gui/rulebook/ends.py</extracomment>
        <translation>手中的棋子</translation>
    </message>
    <message>
        <source>player to move</source>
        <extracomment>gui/rulebook/ends.py</extracomment>
        <translation>轮到谁走</translation>
    </message>
    <message>
        <source>rights to castle</source>
        <extracomment>gui/rulebook/ends.py</extracomment>
        <translation>易位的权利</translation>
    </message>
    <message>
        <source>rights to capture en passant</source>
        <extracomment>gui/rulebook/ends.py</extracomment>
        <translation>吃过路兵的权利</translation>
    </message>
    <message>
        <source>Two positions are the same if they have the same {parts}.</source>
        <extracomment>gui/rulebook/ends.py</extracomment>
        <translation>{parts}都相同，就是相同的局面。</translation>
    </message>
    <message>
        <source>No rule keeps the kings from facing each other on an open line.</source>
        <extracomment>gui/rulebook/ends.py</extracomment>
        <translation>规则不禁止两个王在无遮挡的线上照面。</translation>
    </message>
    <message>
        <source>There is no limit to the number of moves without a capture.</source>
        <extracomment>gui/rulebook/ends.py</extracomment>
        <translation>不吃子的步数没有限制。</translation>
    </message>
    <message>
        <source>If there is a choice, = and the letter of the new piece are written instead of +.</source>
        <extracomment>gui/rulebook/generated.py</extracomment>
        <translation>如果可以选择，就用 = 和新棋子的字母代替 +。</translation>
    </message>
    <message>
        <source>x marks a capture, + a check and # mate.</source>
        <extracomment>gui/rulebook/generated.py</extracomment>
        <translation>x 是吃子，+ 是将军，# 是将死。</translation>
    </message>
    <message>
        <source>A promotion is written with + at the end.</source>
        <extracomment>gui/rulebook/generated.py</extracomment>
        <translation>升变在末尾写 +。</translation>
    </message>
    <message>
        <source>Moves like the pawn in chess, without its double step.</source>
        <extracomment>gui/words/movement.py</extracomment>
        <translation>走法同国际象棋的兵，但不能一次走两格。</translation>
    </message>
    <message>
        <source>straight in every direction</source>
        <extracomment>gui/words/movement.py</extracomment>
        <translation>横竖任意方向</translation>
    </message>
    <message>
        <source>diagonally in every direction</source>
        <extracomment>gui/words/movement.py</extracomment>
        <translation>斜线任意方向</translation>
    </message>
    <message>
        <source>Piece {letter}</source>
        <comment>a piece that has no name</comment>
        <extracomment>gui/words/naming.py</extracomment>
        <translation>棋子 {letter}</translation>
    </message>
    <message>
        <source>your file</source>
        <comment>a game with the name of one of the program&apos;s</comment>
        <extracomment>gui/words/naming.py</extracomment>
        <translation>你的文件</translation>
    </message>
    <message>
        <source>{text} ({player})</source>
        <comment>squares or a castling move, and whose they are</comment>
        <extracomment>gui/words/zone_words.py</extracomment>
        <translation>{text}（{player}）</translation>
    </message>
    <message>
        <source>Another piece already has the letter {letter}.</source>
        <extracomment>gui/workshop/piece_panel.py</extracomment>
        <translation>另一个棋子已经使用字母 {letter}。</translation>
    </message>
    <message>
        <source>The letter has to be one from A to Z.</source>
        <extracomment>gui/workshop/piece_panel.py</extracomment>
        <translation>字母必须是 A 到 Z 中的一个。</translation>
    </message>
    <message>
        <source>So far there are only kings. Add pieces and put them on the board.</source>
        <extracomment>gui/workshop/strips.py</extracomment>
        <translation>目前只有王。请添加棋子并摆上棋盘。</translation>
    </message>
    <message>
        <source>both sides</source>
        <extracomment>gui/workshop/trying.py</extracomment>
        <translation>双方</translation>
    </message>
    <message>
        <source>Green squares are this side&apos;s, yellow ones only the other side&apos;s.</source>
        <extracomment>gui/workshop/strips.py</extracomment>
        <translation>绿色格子属于这一方，黄色格子只属于对方。</translation>
    </message>
    <message>
        <source>That lets the {piece} on {place} win the game by arriving. Play it anyway?</source>
        <extracomment>gui/analysis/coach_text.py</extracomment>
        <translation>这会让{place}的{piece}因到达而获胜。仍要走吗？</translation>
    </message>
    <message>
        <source>Stay an {piece}</source>
        <extracomment>gui/board/interaction.py</extracomment>
        <translation>仍是{piece}</translation>
    </message>
    <message>
        <source>After capturing on a neighbouring square, it may step once more. Beside an empty square it may also pass.</source>
        <extracomment>gui/board/piece_facts.py, gui/words/piece_notes.py</extracomment>
        <translation>吃掉旁边的棋子后可以再走一格；旁边有空格时也可以停着。</translation>
    </message>
    <message>
        <source>{name} is a position with {ranks} ranks; no game here has that many.</source>
        <extracomment>gui/desk/open_commands.py</extracomment>
        <translation>{name} 是有 {ranks} 条横线的局面，这里没有横线数相同的棋种。</translation>
    </message>
    <message>
        <source>Choose the square again to stop there</source>
        <extracomment>gui/desk/typed_move.py</extracomment>
        <translation>再点同一格，这一步就到此为止</translation>
    </message>
    <message>
        <source>Arrow keys move; Esc stops</source>
        <extracomment>gui/desk/typed_move.py</extracomment>
        <translation>方向键移动；Esc 结束</translation>
    </message>
    <message>
        <source>The engine has found no answer in time.</source>
        <extracomment>gui/learn/puzzle_text.py</extracomment>
        <translation>引擎未能及时找到答案。</translation>
    </message>
    <message>
        <source>“Ann – Ben” finds games in which Ann moves first. “Ann –” and “– Ben” leave the other player open.</source>
        <extracomment>gui/library/games_table.py</extracomment>
        <translation>“Ann – Ben”查找 Ann 先走的对局。“Ann –”和“– Ben”不限定另一方。</translation>
    </message>
    <message>
        <source>These are too many files to add one by one. Add their folder instead.</source>
        <extracomment>gui/library/own_data.py</extracomment>
        <translation>文件太多，无法逐个添加。请改为添加它们所在的文件夹。</translation>
    </message>
    <message>
        <source>{name} answered without a move.</source>
        <extracomment>gui/matches/engine_players.py</extracomment>
        <translation>{name} 的回应中没有着法。</translation>
    </message>
    <message>
        <source>En passant: an {piece} that has moved over several squares can be captured by an enemy {piece} on the next move, as if it had stopped on any square that it passed over.</source>
        <extracomment>gui/rulebook/generated.py</extracomment>
        <translation>吃过路兵：{piece}一次走过几格后，对方的{piece}可以在紧接着的一步吃掉它，如同它停在所经过的某一格上。</translation>
    </message>
    <message>
        <source>A capture en passant never promotes.</source>
        <extracomment>gui/rulebook/generated.py</extracomment>
        <translation>吃过路兵时不升变。</translation>
    </message>
    <message>
        <source>Two steps are written with both squares, a pass with the piece&apos;s own square.</source>
        <extracomment>gui/rulebook/generated.py</extracomment>
        <translation>连走两步时写出两个格，停着时写棋子所在的格。</translation>
    </message>
    <message>
        <source>it is open in another window</source>
        <extracomment>gui/storage/drafts.py</extracomment>
        <translation>已在另一个窗口中打开</translation>
    </message>
    <message>
        <source>No space left on device</source>
        <extracomment>gui/storage/reasons.py</extracomment>
        <translation>磁盘空间不足</translation>
    </message>
    <message>
        <source>Disk quota exceeded</source>
        <extracomment>gui/storage/reasons.py</extracomment>
        <translation>超出磁盘配额</translation>
    </message>
    <message>
        <source>Permission denied</source>
        <extracomment>gui/storage/reasons.py</extracomment>
        <translation>没有访问权限</translation>
    </message>
    <message>
        <source>Operation not permitted</source>
        <extracomment>gui/storage/reasons.py</extracomment>
        <translation>不允许此操作</translation>
    </message>
    <message>
        <source>Read-only file system</source>
        <extracomment>gui/storage/reasons.py</extracomment>
        <translation>磁盘是只读的</translation>
    </message>
    <message>
        <source>No such file or directory</source>
        <extracomment>gui/storage/reasons.py</extracomment>
        <translation>没有这个文件或文件夹</translation>
    </message>
    <message>
        <source>Too many levels of symbolic links</source>
        <extracomment>gui/storage/reasons.py</extracomment>
        <translation>符号链接层数过多</translation>
    </message>
    <message>
        <source>Input/output error</source>
        <extracomment>gui/storage/reasons.py</extracomment>
        <translation>读写错误</translation>
    </message>
    <message numerus="yes">
        <source>In {count:,} moves of each player there was no capture, drop or promotion.</source>
        <extracomment>gui/words/outcome_text.py</extracomment>
        <translation>
            <numerusform>双方各走了 {count:,} 步，没有吃子、打入或升变。</numerusform>
        </translation>
    </message>
    <message>
        <source>Never dropped.</source>
        <extracomment>gui/words/piece_notes.py</extracomment>
        <translation>不能打入。</translation>
    </message>
    <message>
        <source>Passing is not allowed. There is no limit to the number of moves without a capture. A pawn promotes only to a gilding. No rule keeps the kings from facing each other on an open line.</source>
        <extracomment>assets/rules/pandemonium.toml, assets/rules/pandemonium-2020.toml, assets/rules/pandemonium-vchess.toml</extracomment>
        <translation>不得停着。不吃子的步数没有限制。兵只升变为镀。规则不禁止两个王在无遮挡的线上照面。</translation>
    </message>
    <message>
        <source>A piece that you capture goes to your hand and is yours. Instead of moving, you may drop one piece from your hand on an empty square, even with check or mate. A promoted piece loses its promotion when it is captured. A drop never promotes: a piece dropped on the last rank may promote when it moves.</source>
        <extracomment>assets/rules/pandemonium-2020.toml</extracomment>
        <translation>你吃掉的棋子进入手中，归你所有。轮到你时可以不走棋，而把手中的一个棋子打入任意空格，可以将军，也可以将死。升变过的棋子被吃后恢复原状。打入时不能升变；打入对方底线的棋子在走动时可以升变。</translation>
    </message>
    <message>
        <source>There is no castling, no en passant and no double step of pawns. Passing is not allowed. There is no limit to the number of moves without a capture. Each piece has one promotion, so there is none to choose. No rule keeps the kings from facing each other on an open line.</source>
        <extracomment>assets/rules/mansindam.toml</extracomment>
        <translation>没有易位和吃过路兵，兵也不能一次走两格。不得停着。不吃子的步数没有限制。每种棋子只有一种升变，因此无从选择。规则不禁止两个王在无遮挡的线上照面。</translation>
    </message>
    <message>
        <source>No piece but a lion may pass. No river divides the board, and no king has to stay in its palace. There is no limit to the number of moves without a capture, and giving perpetual check does not lose. Pawns, queens and promoted pieces are never dropped. A king that has entered has won already: no points are counted.</source>
        <extracomment>assets/rules/palaceshogi.toml</extracomment>
        <translation>除了狮，谁都不得停着。棋盘没有河界，王也不必留在宫里。不吃子的步数没有限制，长将也不会判负。兵、后与升变后的棋子不能打入。王一入宫就已获胜，不计点数。</translation>
    </message>
    <message>
        <source>For variety, setups are drawn at random from all of them and the first moves from the best ones, and the search of a later move is up to a quarter longer; {different} games are different. A game that is not over after 150 moves per player is a draw.</source>
        <extracomment>engine/playtest/texts.py: variety</extracomment>
        <translation>为求变化，布阵从全部布阵中随机选取，最初的着法从最佳的几步中随机选取，此后每步的搜索最多延长四分之一；不同的对局有 {different} 局。双方各走 150 步仍未结束的对局算和棋。</translation>
    </message>
    <message>
        <source>{reason} {result}</source>
        <extracomment>engine/playtest/texts.py: ended</extracomment>
        <translation>{reason} {result}</translation>
    </message>
    <message>
        <source>The game is over: {outcome}.</source>
        <extracomment>rules/words.py: game over</extracomment>
        <translation>对局已结束：{outcome}。</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <extracomment>rules/words.py: king has arrived</extracomment>
        <translation>对局已结束。</translation>
    </message>
    <message>
        <source>{player} chooses a setup first.</source>
        <extracomment>rules/words.py: setup first</extracomment>
        <translation>{player}要先选择布阵。</translation>
    </message>
    <message>
        <source>It is {player}&apos;s turn.</source>
        <extracomment>rules/words.py: not your turn</extracomment>
        <translation>轮到{player}。</translation>
    </message>
    <message>
        <source>This would repeat the position once too often, which is not allowed.</source>
        <extracomment>rules/words.py: repetition</extracomment>
        <translation>这样局面会重复太多次，规则不允许。</translation>
    </message>
    <message>
        <source>There is no piece on this square.</source>
        <extracomment>rules/words.py: no piece</extracomment>
        <translation>这一格没有棋子。</translation>
    </message>
    <message>
        <source>The {piece} has just been captured.</source>
        <extracomment>rules/words.py: just captured</extracomment>
        <translation>{piece}刚刚被吃掉了。</translation>
    </message>
    <message>
        <source>That is not a square of the board.</source>
        <extracomment>rules/words.py: off the board</extracomment>
        <translation>棋盘上没有这一格。</translation>
    </message>
    <message>
        <source>Your own {other} is there.</source>
        <extracomment>rules/words.py: own piece there</extracomment>
        <translation>那里有你自己的{other}。</translation>
    </message>
    <message>
        <source>A move has to go somewhere.</source>
        <extracomment>rules/words.py: going nowhere</extracomment>
        <translation>走棋必须走到别的格子。</translation>
    </message>
    <message>
        <source>The {piece} passes only beside an empty square.</source>
        <extracomment>rules/words.py: no room to pass</extracomment>
        <translation>{piece}只有旁边有空格时才能停着。</translation>
    </message>
    <message>
        <source>Passing is not possible now.</source>
        <extracomment>rules/words.py: cannot pass</extracomment>
        <translation>现在不能停着。</translation>
    </message>
    <message>
        <source>The {piece} does not move like that.</source>
        <extracomment>rules/words.py: not its movement</extracomment>
        <translation>{piece}不是这样走的。</translation>
    </message>
    <message>
        <source>The {piece} captures straight ahead, not diagonally.</source>
        <extracomment>rules/words.py: captures straight ahead</extracomment>
        <translation>{piece}朝正前方吃子，不是斜着吃。</translation>
    </message>
    <message>
        <source>The {piece} captures diagonally ahead, not straight ahead.</source>
        <extracomment>rules/words.py: captures diagonally</extracomment>
        <translation>{piece}朝斜前方吃子，不是直着吃。</translation>
    </message>
    <message>
        <source>The {piece} moves one square, never more.</source>
        <extracomment>rules/words.py: no long step</extracomment>
        <translation>{piece}只走一格，不能再多。</translation>
    </message>
    <message>
        <source>From here the {piece} moves only one square.</source>
        <extracomment>rules/words.py: one square from here</extracomment>
        <translation>{piece}从这里只能走一格。</translation>
    </message>
    <message>
        <source>From here the {piece} moves up to {number} squares.</source>
        <extracomment>rules/words.py: so far from here</extracomment>
        <translation>{piece}从这里最多走 {number} 格。</translation>
    </message>
    <message>
        <source>The {piece} never moves backwards.</source>
        <extracomment>rules/words.py: never back</extracomment>
        <translation>{piece}从不后退。</translation>
    </message>
    <message>
        <source>The {piece} only jumps ahead: two squares straight and one to the side.</source>
        <extracomment>rules/words.py: jumps ahead only</extracomment>
        <translation>{piece}只能向前跳：直走两格再横走一格。</translation>
    </message>
    <message>
        <source>The {piece} moves straight ahead only.</source>
        <extracomment>rules/words.py: slides ahead only</extracomment>
        <translation>{piece}只能朝正前方走。</translation>
    </message>
    <message>
        <source>The {piece} moves one square diagonally, or one straight ahead.</source>
        <extracomment>rules/words.py: steps like a silver</extracomment>
        <translation>{piece}斜走一格，或朝正前方走一格。</translation>
    </message>
    <message>
        <source>The {piece} moves one square straight, or one diagonally ahead.</source>
        <extracomment>rules/words.py: steps like a gold</extracomment>
        <translation>{piece}直走或横走一格，或朝斜前方走一格。</translation>
    </message>
    <message>
        <source>The {piece} moves like a bishop, or one square straight.</source>
        <extracomment>rules/words.py: bishop and straight steps</extracomment>
        <translation>{piece}走法同主教，或直走、横走一格。</translation>
    </message>
    <message>
        <source>The {piece} moves like a rook, or one square diagonally.</source>
        <extracomment>rules/words.py: rook and diagonal steps</extracomment>
        <translation>{piece}走法同车，或斜走一格。</translation>
    </message>
    <message>
        <source>The {piece} moves like a rook, and captures only by hopping over one piece.</source>
        <extracomment>rules/words.py: rook that hops</extracomment>
        <translation>{piece}走法同车，但必须隔一个棋子才能吃子。</translation>
    </message>
    <message>
        <source>The {piece} moves like a bishop or one square straight, or jumps two squares diagonally.</source>
        <extracomment>rules/words.py: bishop, step and jump, rules/words.py: bishop, step and jump</extracomment>
        <translation>{piece}走法同主教，或直走、横走一格，或斜跳两格。</translation>
    </message>
    <message>
        <source>The {piece} moves one square in any direction.</source>
        <extracomment>rules/words.py: steps like a king</extracomment>
        <translation>{piece}朝任何方向走一格。</translation>
    </message>
    <message>
        <source>The {piece} jumps two squares straight and one to the side.</source>
        <extracomment>rules/words.py: jumps like a knight</extracomment>
        <translation>{piece}直跳两格再横一格。</translation>
    </message>
    <message>
        <source>The {piece} moves diagonally.</source>
        <extracomment>rules/words.py: slides like a bishop</extracomment>
        <translation>{piece}走斜线。</translation>
    </message>
    <message>
        <source>The {piece} moves straight along ranks and files.</source>
        <extracomment>rules/words.py: slides like a rook</extracomment>
        <translation>{piece}沿横线与直线走。</translation>
    </message>
    <message>
        <source>The {piece} moves straight or diagonally.</source>
        <extracomment>rules/words.py: slides like a queen</extracomment>
        <translation>{piece}走直线、横线或斜线。</translation>
    </message>
    <message>
        <source>The {piece} moves like a bishop or a knight.</source>
        <extracomment>rules/words.py: bishop and knight</extracomment>
        <translation>{piece}走法同主教或骑士。</translation>
    </message>
    <message>
        <source>The {piece} moves like a rook or a knight.</source>
        <extracomment>rules/words.py: rook and knight</extracomment>
        <translation>{piece}走法同车或骑士。</translation>
    </message>
    <message>
        <source>The {piece} moves like a queen or a knight.</source>
        <extracomment>rules/words.py: queen and knight</extracomment>
        <translation>{piece}走法同后或骑士。</translation>
    </message>
    <message>
        <source>The {piece} moves like a knight, or one square in any direction.</source>
        <extracomment>rules/words.py: knight and king</extracomment>
        <translation>{piece}走法同骑士，或朝任何方向走一格。</translation>
    </message>
    <message>
        <source>The {piece} moves like a bishop or a knight, or one square straight.</source>
        <extracomment>rules/words.py: bishop, knight and king, rules/words.py: bishop, knight and king</extracomment>
        <translation>{piece}走法同主教或骑士，或直走、横走一格。</translation>
    </message>
    <message>
        <source>The {piece} moves like a rook or a knight, or one square diagonally.</source>
        <extracomment>rules/words.py: rook, knight and king, rules/words.py: rook, knight and king</extracomment>
        <translation>{piece}走法同车或骑士，或斜走一格。</translation>
    </message>
    <message>
        <source>The {piece} jumps at most two squares.</source>
        <extracomment>rules/words.py: within two squares</extracomment>
        <translation>{piece}最远只能跳两格。</translation>
    </message>
    <message>
        <source>The {piece} moves that way only from rank {number} on, counted from its own side.</source>
        <extracomment>rules/words.py: only from a rank</extracomment>
        <translation>{piece}从己方算起第 {number} 条横线起才能这样走。</translation>
    </message>
    <message>
        <source>The {piece} moves diagonally only along the corridors of the enemy {region}.</source>
        <extracomment>rules/words.py: only along corridors</extracomment>
        <translation>{piece}只能沿对方{region}的通道走斜线。</translation>
    </message>
    <message>
        <source>In its own {region} the {piece} moves only one square, diagonally.</source>
        <extracomment>rules/words.py: one step in its palace</extracomment>
        <translation>{piece}在己方的{region}里只能斜走一格。</translation>
    </message>
    <message>
        <source>The {other} is in the way.</source>
        <extracomment>rules/words.py: in the way</extracomment>
        <translation>{other}挡住了路。</translation>
    </message>
    <message>
        <source>The {piece} does not capture that way.</source>
        <extracomment>rules/words.py: does not capture so</extracomment>
        <translation>{piece}不是这样吃子的。</translation>
    </message>
    <message>
        <source>The {piece} moves that way only to capture.</source>
        <extracomment>rules/words.py: goes so to capture</extracomment>
        <translation>{piece}只有吃子时才这样走。</translation>
    </message>
    <message>
        <source>The {piece} cannot capture this {other}.</source>
        <extracomment>rules/words.py: spared</extracomment>
        <translation>{piece}不能吃这个{other}。</translation>
    </message>
    <message>
        <source>The {piece} hops only to capture.</source>
        <extracomment>rules/words.py: hops to capture</extracomment>
        <translation>{piece}只有吃子时才跳跃。</translation>
    </message>
    <message>
        <source>The {piece} captures only over a piece in between.</source>
        <extracomment>rules/words.py: needs a screen</extracomment>
        <translation>{piece}只能隔着一个棋子吃。</translation>
    </message>
    <message>
        <source>The {piece} captures over exactly one piece.</source>
        <extracomment>rules/words.py: one screen</extracomment>
        <translation>{piece}必须恰好隔一个棋子吃。</translation>
    </message>
    <message>
        <source>The {piece} cannot hop over this {other}.</source>
        <extracomment>rules/words.py: no screen</extracomment>
        <translation>{piece}不能跳过这个{other}。</translation>
    </message>
    <message>
        <source>In its own {region} the {piece} does not move like that.</source>
        <extracomment>rules/words.py: moves otherwise here</extracomment>
        <translation>{piece}在己方的{region}里不是这样走的。</translation>
    </message>
    <message>
        <source>The {piece} stops where it enters its own {region}.</source>
        <extracomment>rules/words.py: stops at the wall</extracomment>
        <translation>{piece}停在进入己方{region}的地方。</translation>
    </message>
    <message>
        <source>The {piece} must promote there.</source>
        <extracomment>rules/words.py: must promote</extracomment>
        <translation>{piece}在那里必须升变。</translation>
    </message>
    <message>
        <source>Promotion is not optional: a move that touches the last {number} ranks promotes the {piece}.</source>
        <extracomment>rules/words.py: always promotes</extracomment>
        <translation>升变无从选择：走到最远的 {number} 条横线或从那里走出时，{piece}都要升变。</translation>
    </message>
    <message>
        <source>Promotion is not optional: a move that ends on the last {number} ranks promotes the {piece}.</source>
        <extracomment>rules/words.py: promotes on arrival</extracomment>
        <translation>升变无从选择：走到最远的 {number} 条横线时，{piece}都要升变。</translation>
    </message>
    <message>
        <source>On the last rank the {piece} must promote.</source>
        <extracomment>rules/words.py: must promote at the end</extracomment>
        <translation>{piece}到对方底线必须升变。</translation>
    </message>
    <message>
        <source>The {piece} can only become one piece: {other}.</source>
        <extracomment>rules/words.py: promotes otherwise</extracomment>
        <translation>{piece}只能变成一种棋子：{other}。</translation>
    </message>
    <message>
        <source>The {piece} does not promote.</source>
        <extracomment>rules/words.py: does not promote</extracomment>
        <translation>{piece}不能升变。</translation>
    </message>
    <message>
        <source>The {piece} promotes only in the promotion zone.</source>
        <extracomment>rules/words.py: outside the zone</extracomment>
        <translation>{piece}只在升变区升变。</translation>
    </message>
    <message>
        <source>The {piece} promotes only by a move that touches the last {number} ranks.</source>
        <extracomment>rules/words.py: outside the last ranks</extracomment>
        <translation>{piece}只有走到最远的 {number} 条横线或从那里走出时才升变。</translation>
    </message>
    <message>
        <source>The {piece} promotes only by a move that touches the last rank.</source>
        <extracomment>rules/words.py: outside the last rank</extracomment>
        <translation>{piece}只有走到对方底线或从那里走出时才升变。</translation>
    </message>
    <message>
        <source>{player} has no {piece} in hand.</source>
        <extracomment>rules/words.py: not in hand</extracomment>
        <translation>{player}手中没有{piece}。</translation>
    </message>
    <message>
        <source>A piece can only be dropped on an empty square.</source>
        <extracomment>rules/words.py: drop on a piece</extracomment>
        <translation>棋子只能打入空格。</translation>
    </message>
    <message>
        <source>The {piece} may not be dropped on the last rank.</source>
        <extracomment>rules/words.py: drop on the last rank</extracomment>
        <translation>{piece}不能打入对方底线。</translation>
    </message>
    <message>
        <source>The {piece} may not be dropped on its first rank.</source>
        <extracomment>rules/words.py: drop on the first rank</extracomment>
        <translation>{piece}不能打入己方底线。</translation>
    </message>
    <message>
        <source>The {piece} may not be dropped on the first or the last rank.</source>
        <extracomment>rules/words.py: drop on an outer rank</extracomment>
        <translation>{piece}不能打入己方底线和对方底线。</translation>
    </message>
    <message>
        <source>The {piece} may be dropped on its first {number} ranks only.</source>
        <extracomment>rules/words.py: drop too far</extracomment>
        <translation>{piece}只能打入己方前 {number} 条横线。</translation>
    </message>
    <message>
        <source>The {piece} may not be dropped on this square.</source>
        <extracomment>rules/words.py: drop on this square</extracomment>
        <translation>{piece}不能打入这一格。</translation>
    </message>
    <message>
        <source>Your {piece} is already on this file.</source>
        <extracomment>rules/words.py: two on a file</extracomment>
        <translation>这条直线上已有你的{piece}。</translation>
    </message>
    <message>
        <source>Each player&apos;s limit for the {piece} is {number} on a file.</source>
        <extracomment>rules/words.py: too many on a file</extracomment>
        <translation>每方在一条直线上的{piece}最多 {number} 个。</translation>
    </message>
    <message>
        <source>A dropped {piece} may not give checkmate.</source>
        <extracomment>rules/words.py: drop gives mate</extracomment>
        <translation>{piece}打入时不能将死。</translation>
    </message>
    <message>
        <source>The {piece} would have to promote, and none of the pieces that it may become is free.</source>
        <extracomment>rules/words.py: nothing to become</extracomment>
        <translation>{piece}必须升变，但没有可选的棋子了。</translation>
    </message>
    <message>
        <source>A dropped {piece} may not give check.</source>
        <extracomment>rules/words.py: drop gives check</extracomment>
        <translation>{piece}打入时不能将军。</translation>
    </message>
    <message>
        <source>Castling that way needs your {piece} on {square}.</source>
        <extracomment>rules/words.py: no rook at home</extracomment>
        <translation>这样易位需要你的{piece}在{square}。</translation>
    </message>
    <message>
        <source>The king or this {piece} has moved before.</source>
        <extracomment>rules/words.py: has moved</extracomment>
        <translation>王或这个{piece}已经走动过。</translation>
    </message>
    <message>
        <source>There are pieces between the king and the {piece}.</source>
        <extracomment>rules/words.py: castling through pieces</extracomment>
        <translation>王与{piece}之间有棋子。</translation>
    </message>
    <message>
        <source>You cannot castle while in check.</source>
        <extracomment>rules/words.py: castling out of check</extracomment>
        <translation>被将军时不能易位。</translation>
    </message>
    <message>
        <source>The king would cross or land on a square attacked by the {other} on {square}.</source>
        <extracomment>rules/words.py: castling through check</extracomment>
        <translation>王会经过或到达受{square}的{other}攻击的格子。</translation>
    </message>
    <message>
        <source>To castle on that side the king goes to {square}.</source>
        <extracomment>rules/words.py: castles otherwise</extracomment>
        <translation>往那一侧易位时，王走到{square}。</translation>
    </message>
    <message>
        <source>The king castles only from {square}.</source>
        <extracomment>rules/words.py: castles from home</extracomment>
        <translation>王只能从{square}易位。</translation>
    </message>
    <message>
        <source>{text} is castling with the {piece} on {square}: the reverse of chess. {reason}</source>
        <extracomment>rules/words.py: castling reversed</extracomment>
        <translation>{text}是与{square}的{piece}易位，和国际象棋相反。{reason}</translation>
    </message>
    <message>
        <source>The kings would face each other with nothing between them.</source>
        <extracomment>rules/words.py: facing kings</extracomment>
        <translation>两个王会照面，中间没有棋子。</translation>
    </message>
    <message>
        <source>Arriving there wins only on a square that is not attacked: the {other} on {square} guards it.</source>
        <extracomment>rules/words.py: arrival guarded</extracomment>
        <translation>走到那里时，格子不受攻击才算获胜：{square}的{other}守着它。</translation>
    </message>
    <message>
        <source>The king would be attacked by the {other} on {square}.</source>
        <extracomment>rules/words.py: into check</extracomment>
        <translation>王会受到{square}的{other}攻击。</translation>
    </message>
    <message>
        <source>Your king is in check from the {other} on {square}.</source>
        <extracomment>rules/words.py: in check</extracomment>
        <translation>你的王被{square}的{other}将军。</translation>
    </message>
    <message>
        <source>This would let the {other} on {square} attack your king.</source>
        <extracomment>rules/words.py: exposes the king</extracomment>
        <translation>这会让{square}的{other}攻击你的王。</translation>
    </message>
    <message>
        <source>The {piece} is pinned: your king would be attacked by the {other} on {square}.</source>
        <extracomment>rules/words.py: pinned</extracomment>
        <translation>{piece}被牵制：走开后你的王会受到{square}的{other}攻击。</translation>
    </message>
    <message>
        <source>{text} is not written like a move, such as {examples}.</source>
        <extracomment>rules/words.py: not like a move</extracomment>
        <translation>{text}不像着法；着法的写法如 {examples}。</translation>
    </message>
    <message>
        <source>{text} is not a legal move here.</source>
        <extracomment>rules/words.py: not legal</extracomment>
        <translation>{text}在这里不合法。</translation>
    </message>
    <message>
        <source>This move is not legal here.</source>
        <extracomment>rules/words.py: unnamed move not legal</extracomment>
        <translation>这步在这里不合法。</translation>
    </message>
    <message>
        <source>{text} is not a legal move here. {reason}</source>
        <extracomment>rules/words.py: no legal move because</extracomment>
        <translation>{text}在这里不合法。{reason}</translation>
    </message>
    <message>
        <source>{text} must promote, which is written {move}.</source>
        <extracomment>rules/words.py: promotion not written</extracomment>
        <translation>{text}必须升变，写作 {move}。</translation>
    </message>
    <message>
        <source>{text} could be more than one move: write one of {moves}.</source>
        <extracomment>rules/words.py: several moves</extracomment>
        <translation>{text}可能是几种着法：请写 {moves} 之一。</translation>
    </message>
    <message>
        <source>None of your pieces can move to {square} like that.</source>
        <extracomment>rules/words.py: no piece goes there</extracomment>
        <translation>你没有棋子能这样走到{square}。</translation>
    </message>
    <message>
        <source>You have no {piece} that can move to {square} like that.</source>
        <extracomment>rules/words.py: no such piece goes there</extracomment>
        <translation>你没有{piece}能这样走到{square}。</translation>
    </message>
    <message>
        <source>{text} is not a setup; {player} first chooses one of {choices}.</source>
        <extracomment>rules/words.py: no setup</extracomment>
        <translation>{text}不是布阵；{player}要先从 {choices} 中选择。</translation>
    </message>
    <message>
        <source>There is no square {text}.</source>
        <extracomment>rules/words.py: no such square</extracomment>
        <translation>没有格子{text}。</translation>
    </message>
    <message>
        <source>There is no castling in this game.</source>
        <extracomment>rules/words.py: no castling</extracomment>
        <translation>这种棋没有易位。</translation>
    </message>
    <message>
        <source>Castling to that side is not possible now.</source>
        <extracomment>rules/words.py: no castling to that side</extracomment>
        <translation>现在不能向那边易位。</translation>
    </message>
    <message>
        <source>There is no piece {text} to drop in this game.</source>
        <extracomment>rules/words.py: nothing to drop</extracomment>
        <translation>这种棋没有可打入的棋子{text}。</translation>
    </message>
    <message>
        <source>No {piece} can be dropped on {square} now.</source>
        <extracomment>rules/words.py: no drop there</extracomment>
        <translation>现在{square}不能打入{piece}。</translation>
    </message>
    <message>
        <source>Move {number}: {reason}</source>
        <extracomment>rules/words.py: move of several</extracomment>
        <translation>第 {number} 步：{reason}</translation>
    </message>
    <message>
        <source>A position has at most {most} characters, and this text has {number}.</source>
        <extracomment>rules/words.py: position too long</extracomment>
        <translation>局面最多 {most} 个字符，这段文字有 {number} 个。</translation>
    </message>
    <message>
        <source>The position is empty.</source>
        <extracomment>rules/words.py: position empty</extracomment>
        <translation>局面是空的。</translation>
    </message>
    <message>
        <source>A position has at most {most} fields, and this text has {number}.</source>
        <extracomment>rules/words.py: too many fields</extracomment>
        <translation>局面最多 {most} 个字段，这段文字有 {number} 个。</translation>
    </message>
    <message>
        <source>The board has {ranks} ranks, and this text has {number}.</source>
        <extracomment>rules/words.py: wrong ranks</extracomment>
        <translation>棋盘有 {ranks} 条横线，这段文字有 {number} 条。</translation>
    </message>
    <message>
        <source>Rank {rank} has {files} squares, and the text gives {number}.</source>
        <extracomment>rules/words.py: wrong files</extracomment>
        <translation>第 {rank} 横线有 {files} 格，文字给出 {number} 格。</translation>
    </message>
    <message>
        <source>A run of empty squares cannot be 0.</source>
        <extracomment>rules/words.py: run of none</extracomment>
        <translation>连续空格的数目不能是 0。</translation>
    </message>
    <message>
        <source>Rank {rank} has a hole where the board has a square.</source>
        <extracomment>rules/words.py: no hole</extracomment>
        <translation>第 {rank} 横线上，棋盘有格的地方出现了空洞。</translation>
    </message>
    <message>
        <source>Rank {rank} has a piece in a hole of the board.</source>
        <extracomment>rules/words.py: piece in a hole</extracomment>
        <translation>第 {rank} 横线上有棋子位于棋盘的空洞中。</translation>
    </message>
    <message>
        <source>Rank {rank} has {text}, which is not a piece of this game.</source>
        <extracomment>rules/words.py: piece unknown</extracomment>
        <translation>第 {rank} 横线上的{text}不是这种棋的棋子。</translation>
    </message>
    <message>
        <source>The {piece} on rank {rank} is not a promoted piece.</source>
        <extracomment>rules/words.py: piece not promoted</extracomment>
        <translation>第 {rank} 横线上的{piece}不是升变的棋子。</translation>
    </message>
    <message>
        <source>The hands lack their closing bracket.</source>
        <extracomment>rules/words.py: hands not closed</extracomment>
        <translation>手中棋子缺少右括号。</translation>
    </message>
    <message>
        <source>The hands cannot hold {text}.</source>
        <extracomment>rules/words.py: not for the hand</extracomment>
        <translation>手中不能有{text}。</translation>
    </message>
    <message>
        <source>A hand holds at most {most} pieces of a kind.</source>
        <extracomment>rules/words.py: hand too full</extracomment>
        <translation>手中同一种棋子最多 {most} 个。</translation>
    </message>
    <message>
        <source>There is no square {text} for en passant.</source>
        <extracomment>rules/words.py: en passant off the board</extracomment>
        <translation>没有可吃过路兵的格子{text}。</translation>
    </message>
    <message>
        <source>The half-move counter must be a number, not {text}.</source>
        <extracomment>rules/words.py: half-moves no number</extracomment>
        <translation>半步计数应为数字，不是{text}。</translation>
    </message>
    <message>
        <source>The half-move counter goes up to {most}, and {text} is more.</source>
        <extracomment>rules/words.py: half-moves too many</extracomment>
        <translation>半步计数最大为 {most}，{text}超过了。</translation>
    </message>
    <message>
        <source>The move counter must be a number, not {text}.</source>
        <extracomment>rules/words.py: moves no number</extracomment>
        <translation>步数应为数字，不是{text}。</translation>
    </message>
    <message>
        <source>The move counter goes up to {most}, and {text} is more.</source>
        <extracomment>rules/words.py: moves too many</extracomment>
        <translation>步数最大为 {most}，{text}超过了。</translation>
    </message>
    <message>
        <source>{text} is not a setup phase of this game.</source>
        <extracomment>rules/words.py: setup phase unknown</extracomment>
        <translation>{text}不是这种棋的布阵阶段。</translation>
    </message>
    <message>
        <source>The hands are {number} digits here, not {text}.</source>
        <extracomment>rules/words.py: hands of vchess</extracomment>
        <translation>这里手中棋子是 {number} 位数字，不是{text}。</translation>
    </message>
    <message>
        <source>vchess does not have this game, so hands are written in brackets.</source>
        <extracomment>rules/words.py: not in vchess</extracomment>
        <translation>vchess 没有这种棋，所以手中棋子要写在括号里。</translation>
    </message>
    <message>
        <source>{player} has no king.</source>
        <extracomment>rules/words.py: no king</extracomment>
        <translation>{player}没有王。</translation>
    </message>
    <message>
        <source>{player} needs exactly one king and has {number}.</source>
        <extracomment>rules/words.py: several kings</extracomment>
        <translation>{player}需要恰好一个王，现有 {number} 个。</translation>
    </message>
    <message>
        <source>It is {player}&apos;s turn, but {opponent}&apos;s king could be captured.</source>
        <extracomment>rules/words.py: king can be captured</extracomment>
        <translation>轮到{player}，但{opponent}的王可以被吃。</translation>
    </message>
    <message>
        <source>Both kings have arrived, so there is no single winner.</source>
        <extracomment>rules/words.py: both kings arrived</extracomment>
        <translation>两个王都已到达，无法判定谁是唯一的胜者。</translation>
    </message>
    <message>
        <source>There are more than {most} pieces that count as {piece} in hand.</source>
        <extracomment>rules/words.py: too many for a hand</extracomment>
        <translation>手中算作{piece}的棋子超过 {most} 个。</translation>
    </message>
    <message>
        <source>No king may be attacked in the setup phase.</source>
        <extracomment>rules/words.py: check in the setup</extracomment>
        <translation>布阵阶段不能有王受到攻击。</translation>
    </message>
    <message>
        <source>In the setup phase, it must be the turn of the player who chooses.</source>
        <extracomment>rules/words.py: turn in the setup</extracomment>
        <translation>布阵阶段必须轮到要选择的一方。</translation>
    </message>
    <message>
        <source>In the setup phase, the pieces to be arranged must be on their squares.</source>
        <extracomment>rules/words.py: pieces in the setup</extracomment>
        <translation>布阵阶段供选择的棋子必须在各自的格子上。</translation>
    </message>
    <message>
        <source>Line {line}: {reason}</source>
        <extracomment>rules/words.py: on a line</extracomment>
        <translation>第 {line} 行：{reason}</translation>
    </message>
    <message>
        <source>A file of this size has at most {most} games, and this one has more.</source>
        <extracomment>rules/words.py: too many games</extracomment>
        <translation>这样大小的文件最多有 {most} 局，这个文件超过了。</translation>
    </message>
    <message>
        <source>This is too large for a saved game: it has more than {size}.</source>
        <extracomment>rules/words.py: game too large</extracomment>
        <translation>作为对局文件太大了：超过 {size}。</translation>
    </message>
    <message>
        <source>This is not text (in UTF-8), so it is not a saved game.</source>
        <extracomment>rules/words.py: not text</extracomment>
        <translation>这不是（UTF-8 的）文本，所以不是对局文件。</translation>
    </message>
    <message>
        <source>{text} makes no sense here.</source>
        <extracomment>rules/words.py: sign unknown</extracomment>
        <translation>{text}在这里没有意义。</translation>
    </message>
    <message>
        <source>A comment is not closed.</source>
        <extracomment>rules/words.py: comment not closed</extracomment>
        <translation>有一段注释没有结束。</translation>
    </message>
    <message>
        <source>A header is written as in [Event &quot;…&quot;].</source>
        <extracomment>rules/words.py: header not written so</extracomment>
        <translation>标头要写成 [Event &quot;…&quot;] 这样。</translation>
    </message>
    <message>
        <source>A game has at most {most} headers.</source>
        <extracomment>rules/words.py: too many headers</extracomment>
        <translation>一局最多 {most} 个标头。</translation>
    </message>
    <message>
        <source>A game has at most {most} moves including variations, and this one has {number}.</source>
        <extracomment>rules/words.py: too many moves</extracomment>
        <translation>一局连同变着最多 {most} 步，这里有 {number} 步。</translation>
    </message>
    <message>
        <source>A game has at most {most} variations.</source>
        <extracomment>rules/words.py: too many variations</extracomment>
        <translation>一局最多 {most} 个变着。</translation>
    </message>
    <message>
        <source>There is no [Variant] tag to say which game this is, and there are too many moves to try them all.</source>
        <extracomment>rules/words.py: too many moves to try</extracomment>
        <translation>没有 [Variant] 标签说明是哪种棋，而步数太多，无法逐一尝试。</translation>
    </message>
    <message>
        <source>There is no [Variant] tag to say which game this is, and its moves fit no game.</source>
        <extracomment>rules/words.py: moves fit no game</extracomment>
        <translation>没有 [Variant] 标签说明是哪种棋，着法也不符合任何棋种。</translation>
    </message>
    <message>
        <source>The start position cannot be read. {reason}</source>
        <extracomment>rules/words.py: start not read</extracomment>
        <translation>初始局面无法读取。{reason}</translation>
    </message>
    <message>
        <source>A variation is not closed.</source>
        <extracomment>rules/words.py: variation not closed</extracomment>
        <translation>有一个变着没有结束。</translation>
    </message>
    <message>
        <source>A variation is closed that was never opened.</source>
        <extracomment>rules/words.py: variation not opened</extracomment>
        <translation>结束了一个从未开始的变着。</translation>
    </message>
    <message>
        <source>A variation appears where there is no move to vary.</source>
        <extracomment>rules/words.py: nothing to vary</extracomment>
        <translation>变着所在之处没有可变的着法。</translation>
    </message>
    <message>
        <source>${number} is not an annotation: they go up to ${most}.</source>
        <extracomment>rules/words.py: no annotation</extracomment>
        <translation>${number} 不是评注符号：最大到 ${most}。</translation>
    </message>
    <message>
        <source>There is no game {text} here, and the file does not define it.</source>
        <extracomment>rules/words.py: no such own game</extracomment>
        <translation>这里没有棋种{text}，文件也没有定义它。</translation>
    </message>
    <message>
        <source>There is no game {text}; the games are {games}.</source>
        <extracomment>rules/words.py: no such game</extracomment>
        <translation>没有棋种{text}；现有的棋种是 {games}。</translation>
    </message>
    <message>
        <source>It is a folder.</source>
        <extracomment>rules/words.py: folder</extracomment>
        <translation>它是文件夹。</translation>
    </message>
    <message>
        <source>It is a pipe or a device, not a regular file.</source>
        <extracomment>rules/words.py: no regular file</extracomment>
        <translation>它不是普通文件，而是管道或设备。</translation>
    </message>
    <message>
        <source>It is larger than {size}.</source>
        <extracomment>rules/words.py: file too large</extracomment>
        <translation>它大于 {size}。</translation>
    </message>
    <message>
        <source>{file} cannot be read: {message}.</source>
        <extracomment>rules/words.py: file not read</extracomment>
        <translation>{file} 无法读取：{message}。</translation>
    </message>
    <message>
        <source>A definition has at most {most} characters.</source>
        <extracomment>rules/words.py: definition too long</extracomment>
        <translation>定义最多 {most} 个字符。</translation>
    </message>
    <message>
        <source>This cannot be read as TOML: {message}.</source>
        <extracomment>rules/words.py: definition no TOML</extracomment>
        <translation>这无法作为 TOML 读取：{message}。</translation>
    </message>
    <message>
        <source>This is nested too deeply.</source>
        <extracomment>rules/words.py: definition nested</extracomment>
        <translation>嵌套层次太深。</translation>
    </message>
    <message>
        <source>A number is too large: the largest is {most}.</source>
        <extracomment>rules/words.py: definition number</extracomment>
        <translation>数字太大：最大为 {most}。</translation>
    </message>
    <message>
        <source>There is no key {text} here; the keys are {names}.</source>
        <extracomment>rules/words.py: definition key unknown</extracomment>
        <translation>这里没有键{text}，可用的键是 {names}。</translation>
    </message>
    <message>
        <source>There is no key {text} here; {field} may be meant.</source>
        <extracomment>rules/words.py: definition key misspelt</extracomment>
        <translation>这里没有键{text}；可能是指 {field}。</translation>
    </message>
    <message>
        <source>There is no game {text} to inherit from; similar names are {games}.</source>
        <extracomment>rules/words.py: definition inherits from nothing</extracomment>
        <translation>没有可以继承的棋种{text}，名称相近的有 {games}。</translation>
    </message>
    <message>
        <source>Only a game that inherits from another can remove something.</source>
        <extracomment>rules/words.py: definition inherits nothing</extracomment>
        <translation>只有继承其他棋种的棋种才能移除内容。</translation>
    </message>
    <message>
        <source>There is no {text} to remove in {game}.</source>
        <extracomment>rules/words.py: definition removes nothing</extracomment>
        <translation>{game}中没有可移除的{text}。</translation>
    </message>
    <message>
        <source>{text} is not one of these: {names}.</source>
        <extracomment>rules/words.py: none of these</extracomment>
        <translation>{text}不在这些之中：{names}。</translation>
    </message>
    <message>
        <source>A name has only lower-case letters, digits and hyphens, unlike {text}.</source>
        <extracomment>rules/words.py: name not written so</extracomment>
        <translation>名称由小写字母、数字和连字符组成，不能是{text}。</translation>
    </message>
    <message>
        <source>This has to name another game, not {text}.</source>
        <extracomment>rules/words.py: no other game</extracomment>
        <translation>此处须为另一个棋种的名称，不能是{text}。</translation>
    </message>
    <message>
        <source>The game has no piece {text}.</source>
        <extracomment>rules/words.py: no such piece</extracomment>
        <translation>这种棋没有棋子{text}。</translation>
    </message>
    <message>
        <source>The symbol of a piece is a capital letter, as in N, +N or N~, not {text}.</source>
        <extracomment>rules/words.py: symbol not written so</extracomment>
        <translation>棋子的符号是大写字母，如 N、+N 或 N~，不能是{text}。</translation>
    </message>
    <message>
        <source>The letter that people write is as in N or Ln, not {text}.</source>
        <extracomment>rules/words.py: letter not written so</extracomment>
        <translation>记谱用的字母如 N 或 Ln，不能是{text}。</translation>
    </message>
    <message>
        <source>A zone is missing here.</source>
        <extracomment>rules/words.py: zone missing</extracomment>
        <translation>此处缺少区域。</translation>
    </message>
    <message>
        <source>A zone for each side needs squares on both sides of the |, unlike {text}.</source>
        <extracomment>rules/words.py: zone for one side</extracomment>
        <translation>双方区域不同时，| 的两侧都要写出格子，而{text}并非如此。</translation>
    </message>
    <message>
        <source>A zone is written as in 9-10, d7-f9 or e8, not {text}.</source>
        <extracomment>rules/words.py: zone not written so</extracomment>
        <translation>区域写作 9-10、d7-f9或e8，不能是{text}。</translation>
    </message>
    <message>
        <source>The zone {text} is not on a board of {files} files and {ranks} ranks.</source>
        <extracomment>rules/words.py: zone off the board</extracomment>
        <translation>区域{text}不在 {files} 条直线、{ranks} 条横线的棋盘上。</translation>
    </message>
    <message>
        <source>In the movement {movement}, {text} cannot be read.</source>
        <extracomment>rules/words.py: movement unreadable</extracomment>
        <translation>走法{movement}中的{text}无法读取。</translation>
    </message>
    <message>
        <source>In the movement {movement}, a length has to be a number from 1 to {most}.</source>
        <extracomment>rules/words.py: movement too long</extracomment>
        <translation>走法{movement}中的长度须为 1 到 {most} 的数。</translation>
    </message>
    <message>
        <source>In the movement {movement}, {text} leads nowhere.</source>
        <extracomment>rules/words.py: movement to nowhere</extracomment>
        <translation>走法{movement}中的{text}到不了任何地方。</translation>
    </message>
    <message>
        <source>In the movement {movement}, p comes before a leap: only a rider hops, as in cpR.</source>
        <extracomment>rules/words.py: only riders hop</extracomment>
        <translation>走法{movement}的 p 在跳步之前：只有滑行的棋子能隔子而过，如 cpR。</translation>
    </message>
    <message>
        <source>In the movement {movement}, n does not come before a leap over squares: only such a leap can be blocked on its way, as in nN.</source>
        <extracomment>rules/words.py: only leaps are lame</extracomment>
        <translation>走法{movement}的 n 不在越过格子的跳步之前：只有这种跳步会被蹩住，如 nN。</translation>
    </message>
    <message>
        <source>The terrain on {text} adds no movement.</source>
        <extracomment>rules/words.py: terrain adds nothing</extracomment>
        <translation>{text}的地形没有增加走法。</translation>
    </message>
    <message>
        <source>The {piece} never moves.</source>
        <extracomment>rules/words.py: never moves</extracomment>
        <translation>{piece}永远不能走。</translation>
    </message>
    <message>
        <source>The {piece} slides nowhere, so no wall stops it.</source>
        <extracomment>rules/words.py: wall without slides</extracomment>
        <translation>{piece}不会滑行，因此没有墙能挡住它。</translation>
    </message>
    <message>
        <source>The {piece} does not hop, so there is nothing that it cannot hop over.</source>
        <extracomment>rules/words.py: screens without hops</extracomment>
        <translation>{piece}不隔子，因此没有不能隔的棋子。</translation>
    </message>
    <message>
        <source>The {piece} leaps over squares by a step that the {other} rides by.</source>
        <extracomment>rules/words.py: leap and ride</extracomment>
        <translation>{piece}越过格子的步法，与{other}连续行走的步法相同。</translation>
    </message>
    <message>
        <source>The {piece} rides by leaps of three files, which is not possible on a board of {files} files.</source>
        <extracomment>rules/words.py: ride too long</extracomment>
        <translation>{piece}连续跳三条直线，这在 {files} 条直线的棋盘上无法进行。</translation>
    </message>
    <message>
        <source>The {piece} does not capture on every square beside it, so it cannot step on from there.</source>
        <extracomment>rules/words.py: no second step</extracomment>
        <translation>{piece}不能吃所有相邻格的棋子，因此不能从那里再走一步。</translation>
    </message>
    <message>
        <source>The {piece} cannot spare the king.</source>
        <extracomment>rules/words.py: spares the king</extracomment>
        <translation>{piece}不能放过王。</translation>
    </message>
    <message>
        <source>A game has exactly one royal piece, which comes first.</source>
        <extracomment>rules/words.py: one royal piece</extracomment>
        <translation>一个棋种恰好有一种王，并且排在最前。</translation>
    </message>
    <message>
        <source>The {piece} is royal: it cannot be promoted, held, dropped or limited in number.</source>
        <extracomment>rules/words.py: royal in a hand</extracomment>
        <translation>{piece}已设为王：不能升变、入手、打入或限制数量。</translation>
    </message>
    <message>
        <source>The {piece} is royal: it cannot be a pawn, move twice, or spare a piece.</source>
        <extracomment>rules/words.py: royal pawn</extracomment>
        <translation>{piece}已设为王：不能是兵、走两次或放过棋子。</translation>
    </message>
    <message>
        <source>The {piece} is royal: it has to step, and to capture where it goes.</source>
        <extracomment>rules/words.py: royal slides</extracomment>
        <translation>{piece}已设为王：必须一步一步走，并能吃所到之处的棋子。</translation>
    </message>
    <message>
        <source>Only a king faces the other one, and by captures; the {piece} cannot face it by {text}.</source>
        <extracomment>rules/words.py: faces no king</extracomment>
        <translation>只有王能与对方的王照面，且须为吃子的走法；{piece}不能用{text}。</translation>
    </message>
    <message>
        <source>The {piece} cannot be captured en passant, because it is not a pawn.</source>
        <extracomment>rules/words.py: en passant without a pawn</extracomment>
        <translation>{piece}不是兵，不能被吃过路兵。</translation>
    </message>
    <message>
        <source>The {piece} never passes over a square, so there is no en passant.</source>
        <extracomment>rules/words.py: en passant without a long move</extracomment>
        <translation>{piece}不会越过格子，因此没有吃过路兵。</translation>
    </message>
    <message>
        <source>The {piece} captures nothing beside its way, so there is no en passant.</source>
        <extracomment>rules/words.py: en passant without a capture</extracomment>
        <translation>{piece}不吃路旁的棋子，因此没有吃过路兵。</translation>
    </message>
    <message>
        <source>The {piece} moves where it captures, so a move could not say whether it is en passant.</source>
        <extracomment>rules/words.py: en passant or a move</extracomment>
        <translation>{piece}吃子的格子也能直接走到，因此从着法看不出是否为吃过路兵。</translation>
    </message>
    <message>
        <source>A move could not say which piece is chosen: {symbols}.</source>
        <extracomment>rules/words.py: promotions alike</extracomment>
        <translation>着法无法表明选的是哪种棋子：{symbols}。</translation>
    </message>
    <message>
        <source>A promotion needs a number for each of these: {symbols}.</source>
        <extracomment>rules/words.py: numbers of promotions</extracomment>
        <translation>以下每种升变都需要一个数字：{symbols}。</translation>
    </message>
    <message>
        <source>A piece can become one of {most} pieces at most.</source>
        <extracomment>rules/words.py: too many promotions</extracomment>
        <translation>棋子最多可在 {most} 种棋子中选择升变。</translation>
    </message>
    <message>
        <source>The {piece} cannot promote to {text}.</source>
        <extracomment>rules/words.py: promotes to this</extracomment>
        <translation>{piece}不能升变为{text}。</translation>
    </message>
    <message>
        <source>{symbol}, which was a pawn, needs the name, the letter and the moves of {base}.</source>
        <extracomment>rules/words.py: no former pawn</extracomment>
        <translation>{symbol} 原为兵，名称、字母与走法须同 {base}。</translation>
    </message>
    <message>
        <source>The {piece} is held as {text}, which no hand can hold.</source>
        <extracomment>rules/words.py: held as this</extracomment>
        <translation>{piece}入手后成为{text}，但手中不能持有它。</translation>
    </message>
    <message>
        <source>The {piece} captures from afar; mate can be forbidden only to drops of pieces that step.</source>
        <extracomment>rules/words.py: mate by a far drop</extracomment>
        <translation>{piece}能远距离吃子；只有一步一步走的棋子才能规定打入时不得将死。</translation>
    </message>
    <message>
        <source>The order of the hand has to name each piece that can be dropped exactly once.</source>
        <extracomment>rules/words.py: order of the hand</extracomment>
        <translation>手中棋子的顺序须将每种可打入的棋子各列一次。</translation>
    </message>
    <message>
        <source>The hands {text} for vchess are not those of the game.</source>
        <extracomment>rules/words.py: other hands in vchess</extracomment>
        <translation>vchess 的手中棋子{text}与这种棋不符。</translation>
    </message>
    <message>
        <source>The letter of a castling must be a capital letter, not {text}.</source>
        <extracomment>rules/words.py: letter of castling</extracomment>
        <translation>易位的字母是大写字母，不能是{text}。</translation>
    </message>
    <message>
        <source>King and rook castle along a rank.</source>
        <extracomment>rules/words.py: castling along a file</extracomment>
        <translation>王与车沿同一横线易位。</translation>
    </message>
    <message>
        <source>Two squares of this castling are the same.</source>
        <extracomment>rules/words.py: castling to one square</extracomment>
        <translation>此易位有两个格子相同。</translation>
    </message>
    <message>
        <source>King and rook have to end between the squares where they stood.</source>
        <extracomment>rules/words.py: castling too far</extracomment>
        <translation>王与车须停在原来两格之间。</translation>
    </message>
    <message>
        <source>Where there is castling, at least one side castles.</source>
        <extracomment>rules/words.py: castling without castles</extracomment>
        <translation>若有易位，至少一方要能易位。</translation>
    </message>
    <message>
        <source>A side castles in {most} directions at most.</source>
        <extracomment>rules/words.py: too many castlings</extracomment>
        <translation>一方最多可向 {most} 个方向易位。</translation>
    </message>
    <message>
        <source>The king cannot castle from both {first} and {second}.</source>
        <extracomment>rules/words.py: castling of two kings</extracomment>
        <translation>王不能既从{first}又从{second}易位。</translation>
    </message>
    <message>
        <source>Two castlings share a letter, a notation or a rook.</source>
        <extracomment>rules/words.py: castlings alike</extracomment>
        <translation>两种易位的字母、记法或车相同。</translation>
    </message>
    <message>
        <source>The castling {text} finds no king and rook at the start.</source>
        <extracomment>rules/words.py: castling not at home</extracomment>
        <translation>开局时找不到易位{text}所需的王与车。</translation>
    </message>
    <message>
        <source>A position is repeated when it occurs for at least the second time, not {number}.</source>
        <extracomment>rules/words.py: repeated too early</extracomment>
        <translation>局面重复至少从第二次起算，不能是 {number}。</translation>
    </message>
    <message>
        <source>Occurrences of a position are an even number of moves apart, not {number}.</source>
        <extracomment>rules/words.py: odd gap</extracomment>
        <translation>相同局面之间相隔偶数步，不能是 {number}。</translation>
    </message>
    <message>
        <source>A repetition that is illegal is neither lost nor played again.</source>
        <extracomment>rules/words.py: illegal and lost</extracomment>
        <translation>禁止的重复既不判负也不重下。</translation>
    </message>
    <message>
        <source>An arrival needs a zone and a reason.</source>
        <extracomment>rules/words.py: arrival without a reason</extracomment>
        <translation>到达需要区域与理由。</translation>
    </message>
    <message>
        <source>Pieces that arrive need a zone to arrive in.</source>
        <extracomment>rules/words.py: arrival without a zone</extracomment>
        <translation>到达的棋子需要到达的区域。</translation>
    </message>
    <message>
        <source>{text} is the reason for another kind of end than an arrival.</source>
        <extracomment>rules/words.py: reason of another end</extracomment>
        <translation>{text}是到达以外另一种结束的理由。</translation>
    </message>
    <message>
        <source>The sentence of an arrival has to contain {{winner}}, and needs an arrival.</source>
        <extracomment>rules/words.py: sentence of an arrival</extracomment>
        <translation>到达的句子须包含{{winner}}，并且须有到达。</translation>
    </message>
    <message>
        <source>The {piece} has arrived on {place} at the start.</source>
        <extracomment>rules/words.py: arrived at the start</extracomment>
        <translation>{piece}开局时已到达{place}。</translation>
    </message>
    <message>
        <source>A limit of moves draws the game, and this game cannot be drawn.</source>
        <extracomment>rules/words.py: limit without draws</extracomment>
        <translation>步数限制会造成和棋，而这种棋没有和棋。</translation>
    </message>
    <message>
        <source>A game without draws must not be drawn by stalemate or repetition.</source>
        <extracomment>rules/words.py: draws of a game without any</extracomment>
        <translation>没有和棋的棋种不得因逼和或重复而和。</translation>
    </message>
    <message>
        <source>A setup fills different files, not {text}.</source>
        <extracomment>rules/words.py: files of a setup</extracomment>
        <translation>布阵须占用不同的直线，不能是{text}。</translation>
    </message>
    <message>
        <source>A setup needs choices, all of them different.</source>
        <extracomment>rules/words.py: choices of a setup</extracomment>
        <translation>布阵需要选项，且各不相同。</translation>
    </message>
    <message>
        <source>Each choice of a setup needs a title of its own.</source>
        <extracomment>rules/words.py: titles of a setup</extracomment>
        <translation>布阵的每个选项都要有自己的标题。</translation>
    </message>
    <message>
        <source>The setup {text} does not put the same pieces on the files {files}.</source>
        <extracomment>rules/words.py: other pieces in a setup</extracomment>
        <translation>布阵{text}在直线 {files} 上放的不是同样的棋子。</translation>
    </message>
    <message>
        <source>Three of the files {files} are side by side, so a swap is ambiguous.</source>
        <extracomment>rules/words.py: three files to swap</extracomment>
        <translation>直线 {files} 中有三条相邻，因此互换不明确。</translation>
    </message>
    <message>
        <source>The setup {text} cannot be reached by swapping neighbours.</source>
        <extracomment>rules/words.py: no swaps to a setup</extracomment>
        <translation>布阵{text}无法由互换相邻棋子得到。</translation>
    </message>
    <message>
        <source>At the start, {text} has to be on the files {files}.</source>
        <extracomment>rules/words.py: setup not at the start</extracomment>
        <translation>开局时，直线 {files} 上须为{text}。</translation>
    </message>
    <message>
        <source>A game needs at least one set of pieces.</source>
        <extracomment>rules/words.py: no piece sets</extracomment>
        <translation>一个棋种至少需要一套棋子。</translation>
    </message>
    <message>
        <source>The two players need two different names.</source>
        <extracomment>rules/words.py: names of players</extracomment>
        <translation>双方需要不同的名称。</translation>
    </message>
    <message>
        <source>Shogi&apos;s coordinates have one digit for a file, and there are {files} files.</source>
        <extracomment>rules/words.py: coordinates too short</extracomment>
        <translation>将棋坐标的直线只有一位数，而这里有 {files} 条直线。</translation>
    </message>
    <message>
        <source>The picture of the {piece} names the drawing {text}, which does not exist.</source>
        <extracomment>rules/words.py: drawing missing</extracomment>
        <translation>{piece}的图像引用了不存在的图画{text}。</translation>
    </message>
    <message>
        <source>The {piece} has the same picture as the {other}.</source>
        <extracomment>rules/words.py: pictures alike</extracomment>
        <translation>{piece}与{other}的图像相同。</translation>
    </message>
    <message>
        <source>The picture {text} is the same for both sides: add Black&apos;s after a |, or a ground before it.</source>
        <extracomment>rules/words.py: picture of both sides</extracomment>
        <translation>图像{text}双方相同：请在 | 后加上黑方的图像，或在前面加背景。</translation>
    </message>
    <message>
        <source>In the picture {text}, a sign of at most {most} characters follows {name}.</source>
        <extracomment>rules/words.py: picture without a sign</extracomment>
        <translation>图像{text}中，{name}之后的字最多 {most} 个字符。</translation>
    </message>
    <message>
        <source>The set {name} has no piece {text}.</source>
        <extracomment>rules/words.py: no picture in the set</extracomment>
        <translation>棋子组{name}没有棋子{text}。</translation>
    </message>
    <message>
        <source>{text} is not a picture. A picture begins with one of {grounds}, or names a piece of a set, as in international:N, or one or two figures, as in rook + knight; the figures are {figures}.</source>
        <extracomment>rules/words.py: picture unknown</extracomment>
        <translation>{text}不是图像。图像以 {grounds} 之一开头，或如 international:N 指定一套中的棋子，或如 rook + knight 指定一两个造型；造型有 {figures}。</translation>
    </message>
    <message>
        <source>A board of {files} by {ranks} squares is not possible; {most} by {most} is the largest.</source>
        <extracomment>rules/words.py: size of the board</extracomment>
        <translation>无法使用 {files}×{ranks} 的棋盘；最大为 {most}×{most}。</translation>
    </message>
    <message>
        <source>A game has at most {most} kinds of pieces.</source>
        <extracomment>rules/words.py: too many kinds</extracomment>
        <translation>棋子最多有 {most} 种。</translation>
    </message>
    <message>
        <source>The start {text} is not written like a position.</source>
        <extracomment>rules/words.py: start not written so</extracomment>
        <translation>初始局面{text}不是局面的写法。</translation>
    </message>
    <message>
        <source>The start and the game disagree about a setup phase.</source>
        <extracomment>rules/words.py: setup of the start</extracomment>
        <translation>初始局面与棋种对是否有布阵阶段不一致。</translation>
    </message>
    <message>
        <source>The start has castling rights {text} that the game does not have.</source>
        <extracomment>rules/words.py: rights of the start</extracomment>
        <translation>初始局面有这种棋没有的易位权{text}。</translation>
    </message>
    <message>
        <source>The start has pieces in hand that no hand can hold.</source>
        <extracomment>rules/words.py: hands of the start</extracomment>
        <translation>初始局面的手中有不能持有的棋子。</translation>
    </message>
    <message>
        <source>The start has holes on other squares than the board.</source>
        <extracomment>rules/words.py: holes of the start</extracomment>
        <translation>初始局面的空洞与棋盘的空洞不在相同的格子上。</translation>
    </message>
    <message>
        <source>Each side needs one king at the start.</source>
        <extracomment>rules/words.py: kings of the start</extracomment>
        <translation>双方开局时各需一个王。</translation>
    </message>
    <message>
        <source>No game can be played from this start. {reason}</source>
        <extracomment>rules/words.py: definition start</extracomment>
        <translation>无法从这个初始局面开始对局。{reason}</translation>
    </message>
    <message>
        <source>{file}:{place}: {reason}</source>
        <extracomment>rules/words.py: definition in a file</extracomment>
        <translation>{file}:{place}：{reason}</translation>
    </message>
    <message>
        <source>{text} is not a file name.</source>
        <extracomment>rules/words.py: no file name</extracomment>
        <translation>{text}不是文件名。</translation>
    </message>
    <message>
        <source>It defines no game.</source>
        <extracomment>rules/words.py: definition file empty</extracomment>
        <translation>其中没有定义任何棋种。</translation>
    </message>
    <message>
        <source>It defines {number} games: name one of them, as in FILE:{field}.</source>
        <extracomment>rules/words.py: definition file of several</extracomment>
        <translation>其中定义了 {number} 个棋种：请指定一个，例如 FILE:{field}。</translation>
    </message>
    <message>
        <source>It defines no game {text}; it defines {games}.</source>
        <extracomment>rules/words.py: no such game in the file</extracomment>
        <translation>其中没有定义棋种{text}，只定义了 {games}。</translation>
    </message>
    <message>
        <source>It defines {number} games, none named {text}; similar names are {games}.</source>
        <extracomment>rules/words.py: no such game of many in the file</extracomment>
        <translation>其中定义了 {number} 个棋种，没有名为{text}的，名称相近的有 {games}。</translation>
    </message>
    <message>
        <source>The definition of its game is damaged.</source>
        <extracomment>rules/words.py: definition line unreadable</extracomment>
        <translation>这一局的棋种定义已损坏。</translation>
    </message>
    <message>
        <source>It was played by the rules of {text}, and the definition with it is that of {game}.</source>
        <extracomment>rules/words.py: definition of another game</extracomment>
        <translation>这一局是按{text}的规则下的，但附带的是{game}的定义。</translation>
    </message>
    <message>
        <source>Another game is already known as {text}.</source>
        <extracomment>rules/words.py: another game of this name</extracomment>
        <translation>已有另一个棋种名为{text}。</translation>
    </message>
    <message>
        <source>Castling from any start is not supported.</source>
        <extracomment>rules/words.py: no castling anywhere</extracomment>
        <translation>不支持任意初始局面的易位。</translation>
    </message>
    <message>
        <source>Games on two boards are not supported.</source>
        <extracomment>rules/words.py: no second board</extracomment>
        <translation>不支持双棋盘的棋种。</translation>
    </message>
    <message>
        <source>Promotion without going ahead is not supported.</source>
        <extracomment>rules/words.py: no promotion in place</extracomment>
        <translation>不支持不前进的升变。</translation>
    </message>
    <message>
        <source>Promotion only by captures is not supported.</source>
        <extracomment>rules/words.py: no promotion by captures</extracomment>
        <translation>不支持仅因吃子的升变。</translation>
    </message>
    <message>
        <source>Demotion of pieces is not supported.</source>
        <extracomment>rules/words.py: no demotion</extracomment>
        <translation>不支持棋子降级。</translation>
    </message>
    <message>
        <source>Captures that explode are not supported.</source>
        <extracomment>rules/words.py: no explosions</extracomment>
        <translation>不支持会爆炸的吃子。</translation>
    </message>
    <message>
        <source>Pieces that cannot capture their like are not supported.</source>
        <extracomment>rules/words.py: no immunity</extracomment>
        <translation>不支持不能吃同类的棋子。</translation>
    </message>
    <message>
        <source>Captures that leave a wall are not supported.</source>
        <extracomment>rules/words.py: no petrifying</extracomment>
        <translation>不支持留下墙的吃子。</translation>
    </message>
    <message>
        <source>Castling with dropped pieces is not supported.</source>
        <extracomment>rules/words.py: no castling of drops</extracomment>
        <translation>不支持与打入棋子的易位。</translation>
    </message>
    <message>
        <source>Castling that forbids the opponent&apos;s is not supported.</source>
        <extracomment>rules/words.py: no opposite castling</extracomment>
        <translation>不支持会禁止对方易位的易位。</translation>
    </message>
    <message>
        <source>Winning by castling is not supported.</source>
        <extracomment>rules/words.py: no wins by castling</extracomment>
        <translation>不支持以易位取胜。</translation>
    </message>
    <message>
        <source>Games without checks are not supported.</source>
        <extracomment>rules/words.py: no games without checks</extracomment>
        <translation>不支持没有将军的棋种。</translation>
    </message>
    <message>
        <source>Compulsory captures are not supported.</source>
        <extracomment>rules/words.py: no compulsory captures</extracomment>
        <translation>不支持强制吃子。</translation>
    </message>
    <message>
        <source>Compulsory drops are not supported.</source>
        <extracomment>rules/words.py: no compulsory drops</extracomment>
        <translation>不支持强制打入。</translation>
    </message>
    <message>
        <source>Drops that depend on their neighbours are not supported.</source>
        <extracomment>rules/words.py: no drops by neighbours</extracomment>
        <translation>不支持取决于邻子的打入。</translation>
    </message>
    <message>
        <source>Drops of rooks on the first rank only are not supported.</source>
        <extracomment>rules/words.py: no drops of rooks</extracomment>
        <translation>不支持车只能打入己方底线。</translation>
    </message>
    <message>
        <source>Drops that depend on the square&apos;s colour are not supported.</source>
        <extracomment>rules/words.py: no drops by colour</extracomment>
        <translation>不支持取决于格子颜色的打入。</translation>
    </message>
    <message>
        <source>Drops of promoted pieces are not supported.</source>
        <extracomment>rules/words.py: no promoted drops</extracomment>
        <translation>不支持打入已升变的棋子。</translation>
    </message>
    <message>
        <source>Gating is not supported.</source>
        <extracomment>rules/words.py: no gating</extracomment>
        <translation>不支持在离开的格子放入棋子（gating）。</translation>
    </message>
    <message>
        <source>The first moves of Cambodian chess are not supported.</source>
        <extracomment>rules/words.py: no Cambodian moves</extracomment>
        <translation>不支持柬埔寨象棋的首步走法。</translation>
    </message>
    <message>
        <source>Moves that build walls are not supported.</source>
        <extracomment>rules/words.py: no walls</extracomment>
        <translation>不支持筑墙的着法。</translation>
    </message>
    <message>
        <source>Lines on the board are not supported.</source>
        <extracomment>rules/words.py: no lines</extracomment>
        <translation>不支持棋盘上的线。</translation>
    </message>
    <message>
        <source>Passing is not supported.</source>
        <extracomment>rules/words.py: no passing</extracomment>
        <translation>不支持停着。</translation>
    </message>
    <message>
        <source>Kings that may not flee from check are not supported.</source>
        <extracomment>rules/words.py: no fixed kings</extracomment>
        <translation>不支持不能逃将的王。</translation>
    </message>
    <message>
        <source>Pieces that change sides on the board are not supported.</source>
        <extracomment>rules/words.py: no flipping</extracomment>
        <translation>不支持在棋盘上易主的棋子。</translation>
    </message>
    <message>
        <source>Forbidding repeated moves is not supported.</source>
        <extracomment>rules/words.py: no forbidden repeats</extracomment>
        <translation>不支持禁止重复着法。</translation>
    </message>
    <message>
        <source>Forbidding perpetual chases is not supported.</source>
        <extracomment>rules/words.py: no chases</extracomment>
        <translation>不支持禁止长捉。</translation>
    </message>
    <message>
        <source>Counting pieces at a stalemate is not supported.</source>
        <extracomment>rules/words.py: no counted stalemate</extracomment>
        <translation>不支持逼和时计算棋子。</translation>
    </message>
    <message>
        <source>A checkmate that does not lose is not supported.</source>
        <extracomment>rules/words.py: no other checkmates</extracomment>
        <translation>不支持不算负的将死。</translation>
    </message>
    <message>
        <source>Mongolian chess&apos;s limits on checkmate are not supported.</source>
        <extracomment>rules/words.py: no Mongolian mates</extracomment>
        <translation>不支持蒙古象棋对将死的限制。</translation>
    </message>
    <message>
        <source>Ending the game when the kings face each other is not supported.</source>
        <extracomment>rules/words.py: no facing ends</extracomment>
        <translation>不支持以王照面终局。</translation>
    </message>
    <message>
        <source>Several royal pieces are not supported.</source>
        <extracomment>rules/words.py: no several kings</extracomment>
        <translation>不支持多个王。</translation>
    </message>
    <message>
        <source>The arrival of several pieces is not supported.</source>
        <extracomment>rules/words.py: no several arrivals</extracomment>
        <translation>不支持多个棋子的到达。</translation>
    </message>
    <message>
        <source>A last move after an arrival is not supported.</source>
        <extracomment>rules/words.py: no last move</extracomment>
        <translation>不支持到达后的最后一步。</translation>
    </message>
    <message>
        <source>Counting checks is not supported.</source>
        <extracomment>rules/words.py: no counted checks</extracomment>
        <translation>不支持计算将军次数。</translation>
    </message>
    <message>
        <source>Winning by a row of pieces is not supported.</source>
        <extracomment>rules/words.py: no rows</extracomment>
        <translation>不支持以连线取胜。</translation>
    </message>
    <message>
        <source>Winning by a square of pieces is not supported.</source>
        <extracomment>rules/words.py: no blocks</extracomment>
        <translation>不支持以棋子排成方阵取胜。</translation>
    </message>
    <message>
        <source>Winning by connecting regions is not supported.</source>
        <extracomment>rules/words.py: no connections</extracomment>
        <translation>不支持以连接区域取胜。</translation>
    </message>
    <message>
        <source>Counting material is not supported.</source>
        <extracomment>rules/words.py: no counted material</extracomment>
        <translation>不支持计算子力。</translation>
    </message>
    <message>
        <source>Ending the game when the board is full is not supported.</source>
        <extracomment>rules/words.py: no full boards</extracomment>
        <translation>不支持以棋盘满子终局。</translation>
    </message>
    <message>
        <source>Counting moves by what is left on the board is not supported.</source>
        <extracomment>rules/words.py: no counted endgames</extracomment>
        <translation>不支持依剩余棋子计算步数。</translation>
    </message>
    <message>
        <source>Its rules are not supported.</source>
        <extracomment>rules/words.py: rules not supported</extracomment>
        <translation>不支持它的规则。</translation>
    </message>
    <message>
        <source>There is no key {text}.</source>
        <extracomment>rules/words.py: no key</extracomment>
        <translation>没有键{text}。</translation>
    </message>
    <message>
        <source>A piece has a letter, not {text}.</source>
        <extracomment>rules/words.py: letter of a piece</extracomment>
        <translation>棋子须有字母，不能是{text}。</translation>
    </message>
    <message>
        <source>Only a letter is allowed here, without {text}.</source>
        <extracomment>rules/words.py: letter alone</extracomment>
        <translation>此处只能有一个字母，不含{text}。</translation>
    </message>
    <message>
        <source>A letter and a movement belong here, as in p:mfWcfF.</source>
        <extracomment>rules/words.py: letter and movement</extracomment>
        <translation>此处须有字母与走法，如 p:mfWcfF。</translation>
    </message>
    <message>
        <source>This has to be true or false, not {text}.</source>
        <extracomment>rules/words.py: not a flag</extracomment>
        <translation>此处须为 true 或 false，不能是{text}。</translation>
    </message>
    <message>
        <source>This has to be a number, not {text}.</source>
        <extracomment>rules/words.py: not a number</extracomment>
        <translation>此处须为数字，不能是{text}。</translation>
    </message>
    <message>
        <source>This has to be a file from a to l or from 1 to {most}, not {text}.</source>
        <extracomment>rules/words.py: not a file</extracomment>
        <translation>此处须为 a 到 l 或 1 到 {most} 的直线，不能是{text}。</translation>
    </message>
    <message>
        <source>This has to be a rank from 1 to {most}, not {number}.</source>
        <extracomment>rules/words.py: not a rank</extracomment>
        <translation>此处须为 1 到 {most} 的横线，不能是 {number}。</translation>
    </message>
    <message>
        <source>Squares are written as in d4, *1 or a*, not {text}.</source>
        <extracomment>rules/words.py: not squares</extracomment>
        <translation>格子写作d4、*1 或 a*，不能是{text}。</translation>
    </message>
    <message>
        <source>Pairs are written as in {example}, not {text}.</source>
        <extracomment>rules/words.py: not pairs</extracomment>
        <translation>配对写作 {example}，不能是{text}。</translation>
    </message>
    <message>
        <source>{field}: {reason}</source>
        <extracomment>rules/words.py: key of a definition</extracomment>
        <translation>{field}：{reason}</translation>
    </message>
    <message>
        <source>There is already a section [{name}] in line {line}.</source>
        <extracomment>rules/words.py: section twice</extracomment>
        <translation>第 {line} 行已有区段 [{name}]。</translation>
    </message>
    <message>
        <source>Fairy-Stockfish already has a game {text}; give yours another name.</source>
        <extracomment>rules/words.py: name of another game</extracomment>
        <translation>Fairy-Stockfish 已有棋种{text}，请另取名称。</translation>
    </message>
    <message>
        <source>It inherits from {game}, which needs {field}: {reason}</source>
        <extracomment>rules/words.py: inherits from what needs</extracomment>
        <translation>它继承{game}，而后者需要 {field}：{reason}</translation>
    </message>
    <message>
        <source>It inherits from {text}, and there is no such game above it.</source>
        <extracomment>rules/words.py: inherits from below</extracomment>
        <translation>它继承{text}，但前面没有这个棋种。</translation>
    </message>
    <message>
        <source>It inherits from {text}, and there is no such game.</source>
        <extracomment>rules/words.py: inherits from nothing</extracomment>
        <translation>它继承{text}，但没有这个棋种。</translation>
    </message>
    <message>
        <source>It inherits from {text}, which is refused in line {line}: {reason}</source>
        <extracomment>rules/words.py: inherits from refused</extracomment>
        <translation>它继承{text}，而后者在第 {line} 行被拒绝：{reason}</translation>
    </message>
    <message>
        <source>A section begins with its name in square brackets, as in [mine:chess].</source>
        <extracomment>rules/words.py: section not written so</extracomment>
        <translation>区段以方括号中的名称开头，如 [mine:chess]。</translation>
    </message>
    <message>
        <source>A line has at most {most} characters.</source>
        <extracomment>rules/words.py: line too long</extracomment>
        <translation>一行最多 {most} 个字符。</translation>
    </message>
    <message>
        <source>A line is written as in stalemateValue = loss.</source>
        <extracomment>rules/words.py: line not written so</extracomment>
        <translation>每行写作 stalemateValue = loss 的形式。</translation>
    </message>
    <message>
        <source>Ending the game by losing pieces is not supported.</source>
        <extracomment>rules/words.py: no lost pieces</extracomment>
        <translation>不支持以失去棋子终局。</translation>
    </message>
    <message>
        <source>A royal piece that may be lost is not supported.</source>
        <extracomment>rules/words.py: no royal to lose</extracomment>
        <translation>不支持可以失去的王。</translation>
    </message>
    <message>
        <source>Promotion to a king is not supported.</source>
        <extracomment>rules/words.py: no promoted kings</extracomment>
        <translation>不支持升变为王。</translation>
    </message>
    <message>
        <source>A piece that promotes twice is not supported.</source>
        <extracomment>rules/words.py: no second promotion</extracomment>
        <translation>不支持升变两次的棋子。</translation>
    </message>
    <message>
        <source>In the movement {movement}, a length has to be one digit from 1 to 9.</source>
        <extracomment>rules/words.py: one digit</extracomment>
        <translation>走法{movement}中的长度须为 1 到 9 的一位数。</translation>
    </message>
    <message>
        <source>In the movement {movement}, an initial move captures nothing, so it is written with m.</source>
        <extracomment>rules/words.py: initial capture</extracomment>
        <translation>走法{movement}的首步不能吃子，因此须写 m。</translation>
    </message>
    <message>
        <source>In the movement {movement}, only steps like W, F and N can be repeated.</source>
        <extracomment>rules/words.py: no such rider</extracomment>
        <translation>走法{movement}中只有 W、F、N 之类的步法可以连续。</translation>
    </message>
    <message>
        <source>In the movement {movement}, only a rook or bishop that goes further than a step hops.</source>
        <extracomment>rules/words.py: no such hopper</extracomment>
        <translation>走法{movement}中只有走一步以上的车或主教能隔子。</translation>
    </message>
    <message>
        <source>In the movement {movement}, only N, D, A and Z can be blocked on their way.</source>
        <extracomment>rules/words.py: no such lame leap</extracomment>
        <translation>走法{movement}中只有 N、D、A、Z 会被蹩住。</translation>
    </message>
    <message>
        <source>In the movement {movement}, a rider by knight&apos;s steps goes any distance.</source>
        <extracomment>rules/words.py: no short knightrider</extracomment>
        <translation>走法{movement}中连续的骑士步不限距离。</translation>
    </message>
    <message>
        <source>In the movement {movement}, a slide and a leap or hop go in one direction.</source>
        <extracomment>rules/words.py: mixed directions</extracomment>
        <translation>走法{movement}中滑行与跳步同方向。</translation>
    </message>
    <message>
        <source>A region for one side only is not supported.</source>
        <extracomment>rules/words.py: no region for one</extracomment>
        <translation>不支持仅一方的区域。</translation>
    </message>
    <message>
        <source>Different movement to the left and right is not supported.</source>
        <extracomment>rules/words.py: no lopsided moves</extracomment>
        <translation>不支持左右不同的走法。</translation>
    </message>
    <message>
        <source>Triple steps without double steps are not supported.</source>
        <extracomment>rules/words.py: no triple steps alone</extracomment>
        <translation>不支持没有两格步的三格步。</translation>
    </message>
    <message>
        <source>A region that a piece may pass out of is not supported.</source>
        <extracomment>rules/words.py: no region to pass</extracomment>
        <translation>不支持途中可离开的区域。</translation>
    </message>
    <message>
        <source>Different promotions of each side are not supported.</source>
        <extracomment>rules/words.py: no promotions by side</extracomment>
        <translation>不支持双方不同的升变。</translation>
    </message>
    <message>
        <source>{symbol} promotes to a piece that does not exist.</source>
        <extracomment>rules/words.py: promotes to nothing</extracomment>
        <translation>{symbol} 升变成的棋子不存在。</translation>
    </message>
    <message>
        <source>{symbol} promotes in two ways, which is not supported.</source>
        <extracomment>rules/words.py: no two promotions</extracomment>
        <translation>不支持 {symbol} 以两种方式升变。</translation>
    </message>
    <message>
        <source>A limit on compulsory promotion is not supported.</source>
        <extracomment>rules/words.py: no promotion limit</extracomment>
        <translation>不支持强制升变的限制。</translation>
    </message>
    <message>
        <source>{symbol} may not go where it could never leave, which is not supported.</source>
        <extracomment>rules/words.py: no dead ends</extracomment>
        <translation>不支持 {symbol} 不得走到无法离开之处。</translation>
    </message>
    <message>
        <source>Different pawns of each side are not supported.</source>
        <extracomment>rules/words.py: no pawns by side</extracomment>
        <translation>不支持双方不同的兵。</translation>
    </message>
    <message>
        <source>Pawns that do not count for the n-move rule are not supported.</source>
        <extracomment>rules/words.py: no uncounted pawns</extracomment>
        <translation>不支持不计入 n 步规则的兵。</translation>
    </message>
    <message>
        <source>Captures en passant among different pieces are not supported.</source>
        <extracomment>rules/words.py: no mixed en passant</extracomment>
        <translation>不支持不同棋子间的吃过路兵。</translation>
    </message>
    <message>
        <source>Captures en passant on some squares only are not supported.</source>
        <extracomment>rules/words.py: no en passant squares</extracomment>
        <translation>不支持仅在部分格子的吃过路兵。</translation>
    </message>
    <message>
        <source>The piece {text} is never promoted.</source>
        <extracomment>rules/words.py: never promoted</extracomment>
        <translation>棋子{text}永不升变。</translation>
    </message>
    <message>
        <source>The right to castle {text} is not supported.</source>
        <extracomment>rules/words.py: no such castling right</extracomment>
        <translation>不支持易位权{text}。</translation>
    </message>
    <message>
        <source>Castling with different pieces is not supported.</source>
        <extracomment>rules/words.py: no castling of several</extracomment>
        <translation>不支持与不同棋子的易位。</translation>
    </message>
    <message>
        <source>Castling of a piece that is not a king is not supported.</source>
        <extracomment>rules/words.py: no castling without a king</extracomment>
        <translation>不支持非王棋子的易位。</translation>
    </message>
    <message>
        <source>The right to castle {text} finds its rook on the other side.</source>
        <extracomment>rules/words.py: rook on the other side</extracomment>
        <translation>易位权{text}的车在另一侧。</translation>
    </message>
    <message>
        <source>Repetition without a result is not supported.</source>
        <extracomment>rules/words.py: no endless repetition</extracomment>
        <translation>不支持没有结果的重复。</translation>
    </message>
    <message>
        <source>Repetition that the same side always wins is not supported.</source>
        <extracomment>rules/words.py: no one-sided repetition</extracomment>
        <translation>不支持总是同一方获胜的重复。</translation>
    </message>
    <message>
        <source>A stalemate with the value {text} is not supported.</source>
        <extracomment>rules/words.py: no such stalemate</extracomment>
        <translation>不支持值为{text}的逼和。</translation>
    </message>
    <message>
        <source>An arrival for one side only is not supported.</source>
        <extracomment>rules/words.py: no arrival for one</extracomment>
        <translation>不支持仅一方的到达。</translation>
    </message>
    <message>
        <source>Different pieces that arrive are not supported.</source>
        <extracomment>rules/words.py: no mixed arrivals</extracomment>
        <translation>不支持双方不同的到达棋子。</translation>
    </message>
    <message>
        <source>No piece of the game can arrive.</source>
        <extracomment>rules/words.py: nobody arrives</extracomment>
        <translation>棋种中没有能到达的棋子。</translation>
    </message>
    <message>
        <source>A game&apos;s name has letters or digits, and at most {most} characters.</source>
        <extracomment>rules/words.py: name too long</extracomment>
        <translation>棋种名称须有字母或数字，最多 {most} 个字符。</translation>
    </message>
    <message>
        <source>{number} bytes</source>
        <extracomment>rules/words.py: bytes</extracomment>
        <translation>{number} 字节</translation>
    </message>
    <message>
        <source>{number} MB</source>
        <extracomment>rules/words.py: megabytes</extracomment>
        <translation>{number} MB</translation>
    </message>
    <message>
        <source>Easy</source>
        <comment>a puzzle</comment>
        <extracomment>gui/learn/puzzle_text.py</extracomment>
        <translation>容易</translation>
    </message>
    <message>
        <source>Medium</source>
        <comment>a puzzle</comment>
        <extracomment>gui/learn/puzzle_text.py</extracomment>
        <translation>中等</translation>
    </message>
    <message>
        <source>Hard</source>
        <comment>a puzzle</comment>
        <extracomment>gui/learn/puzzle_text.py</extracomment>
        <translation>困难</translation>
    </message>
    <message>
        <source>It does not count as missed.</source>
        <extracomment>gui/learn/puzzle_page.py</extracomment>
        <translation>不算作没有解出。</translation>
    </message>
    <message>
        <source>Only the first try counts.</source>
        <extracomment>gui/learn/puzzle_page.py</extracomment>
        <translation>只以第一次为准。</translation>
    </message>
    <message>
        <source>It counts as missed because of a wrong move.</source>
        <extracomment>gui/learn/puzzle_page.py</extracomment>
        <translation>因为走错过，算作没有解出。</translation>
    </message>
    <message>
        <source>A hint costs nothing until you have solved {count} puzzles.</source>
        <extracomment>gui/learn/puzzles_page.py</extracomment>
        <translation>解出 {count} 道习题之前，提示不扣分。</translation>
    </message>
    <message>
        <source>If solved with a hint, this puzzle comes back once more.</source>
        <extracomment>gui/learn/puzzles_page.py</extracomment>
        <translation>如果用了提示才解出，这道习题会再出现一次。</translation>
    </message>
    <message>
        <source>You have tried this puzzle before: a hint costs nothing.</source>
        <extracomment>gui/learn/puzzles_page.py</extracomment>
        <translation>这道习题以前做过，提示不扣分。</translation>
    </message>
    <message>
        <source>More hints cost nothing.</source>
        <extracomment>gui/learn/puzzles_page.py</extracomment>
        <translation>再看提示不扣分。</translation>
    </message>
    <message numerus="yes">
        <source>A hint costs {count} rating points.</source>
        <extracomment>gui/learn/puzzle_text.py</extracomment>
        <translation>
            <numerusform>提示扣 {count} 点等级分。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Showing the whole move costs {count} more rating points.</source>
        <extracomment>gui/learn/puzzle_text.py</extracomment>
        <translation>
            <numerusform>看完整着法再扣 {count} 点等级分。</numerusform>
        </translation>
    </message>
    <message>
        <source>Starts with mates in one and unguarded pieces, one kind of piece after another.</source>
        <extracomment>gui/learn/puzzle_text.py</extracomment>
        <translation>从一步将死和吃无保护的棋子开始，按棋子种类依次进行。</translation>
    </message>
    <message>
        <source>One after another, near your strength, which is estimated as you go.</source>
        <extracomment>gui/learn/puzzle_text.py</extracomment>
        <translation>一道接一道，难度与你的水平相近；水平在解题中测出。</translation>
    </message>
    <message numerus="yes">
        <source>{count} more with a hint.</source>
        <extracomment>gui/learn/puzzle_text.py</extracomment>
        <translation>
            <numerusform>另有 {count} 道用提示解出。</numerusform>
        </translation>
    </message>
    <message>
        <source>{side} to move: capture a piece that nothing guards.</source>
        <extracomment>gui/learn/puzzle_text.py</extracomment>
        <translation>轮到{side}：吃掉无保护的棋子。</translation>
    </message>
    <message>
        <source>With a hint</source>
        <extracomment>gui/learn/puzzle_text.py</extracomment>
        <translation>用提示解出</translation>
    </message>
    <message>
        <source>Solved with a hint</source>
        <extracomment>gui/learn/puzzle_page.py</extracomment>
        <translation>用提示解出</translation>
    </message>
    <message>
        <source>Unguarded pieces</source>
        <extracomment>gui/learn/puzzle_text.py</extracomment>
        <translation>无保护的棋子</translation>
    </message>
    <message>
        <source>First puzzles: below 300</source>
        <extracomment>gui/learn/puzzle_text.py</extracomment>
        <translation>入门习题：300 以下</translation>
    </message>
    <message>
        <source>Easy: 300 to 899</source>
        <extracomment>gui/learn/puzzle_text.py</extracomment>
        <translation>容易：300 到 899</translation>
    </message>
    <message>
        <source>{count} in all.</source>
        <extracomment>gui/learn/puzzle_text.py</extracomment>
        <translation>共有 {count} 道。</translation>
    </message>
    <message>
        <source>Solved with a hint.</source>
        <extracomment>gui/learn/puzzle_text.py</extracomment>
        <translation>用提示解出。</translation>
    </message>
    <message>
        <source>After {reply}, {move} is mate.</source>
        <extracomment>gui/analysis/reason_text.py</extracomment>
        <translation>{reply} 之后，{move} 将死对方。</translation>
    </message>
    <message>
        <source>The king has no escape square: {covered}.</source>
        <extracomment>gui/analysis/reason_text.py</extracomment>
        <translation>王没有可走的格子：{covered}。</translation>
    </message>
    <message>
        <source>{squares} ({piece} on {place})</source>
        <comment>squares that a piece covers</comment>
        <extracomment>gui/analysis/reason_text.py</extracomment>
        <translation>{squares}（{place}的{piece}）</translation>
    </message>
    <message>
        <source>{move} mates: whatever is dropped in between is captured.</source>
        <extracomment>gui/analysis/reason_text.py</extracomment>
        <translation>{move} 将死：中间打入的棋子都会被吃掉。</translation>
    </message>
    <message>
        <source>{move} is double check.</source>
        <extracomment>gui/analysis/reason_text.py</extracomment>
        <translation>{move} 是双将。</translation>
    </message>
    <message>
        <source>{move} uncovers a check by the {piece} on {place}.</source>
        <extracomment>gui/analysis/reason_text.py</extracomment>
        <translation>{move} 闪开，由{place}的{piece}将军。</translation>
    </message>
    <message>
        <source>{move} makes a screen for the {piece} on {place}, which gives check.</source>
        <extracomment>gui/analysis/reason_text.py</extracomment>
        <translation>{move} 成为炮架，{place}的{piece}将军。</translation>
    </message>
    <message>
        <source>The {piece} on {place} protects the {victim} on {at}.</source>
        <extracomment>gui/analysis/reason_text.py</extracomment>
        <translation>{place}的{piece}保护{at}的{victim}。</translation>
    </message>
    <message>
        <source>Its own pieces leave the king no square.</source>
        <extracomment>gui/analysis/reason_text.py</extracomment>
        <translation>王被自己的棋子堵住，无处可走。</translation>
    </message>
    <message>
        <source>The {victim} on {at} is pinned by the {piece} on {place} and cannot capture.</source>
        <extracomment>gui/analysis/reason_text.py</extracomment>
        <translation>{at}的{victim}被{place}的{piece}牵制，不能吃子。</translation>
    </message>
    <message>
        <source>Nothing can be put in between.</source>
        <extracomment>gui/analysis/reason_text.py</extracomment>
        <translation>无法用棋子挡住。</translation>
    </message>
    <message>
        <source>After {move}, the {piece} no longer protects the {victim} on {at}.</source>
        <extracomment>gui/analysis/reason_text.py</extracomment>
        <translation>{move} 之后，{piece}不再保护{at}的{victim}。</translation>
    </message>
    <message>
        <source>After {move}, the {piece} no longer covers {squares}.</source>
        <extracomment>gui/analysis/reason_text.py</extracomment>
        <translation>{move} 之后，{piece}不再控制{squares}。</translation>
    </message>
    <message>
        <source>The {piece} on {place} cannot protect both the {victim} on {at} and the {second} on {also}.</source>
        <extracomment>gui/analysis/reason_text.py</extracomment>
        <translation>{place}的{piece}无法同时保护{at}的{victim}和{also}的{second}。</translation>
    </message>
    <message>
        <source>{move} gives up the {piece} to draw the king to {at}.</source>
        <extracomment>gui/analysis/reason_text.py</extracomment>
        <translation>{move} 弃{piece}，把王引到{at}。</translation>
    </message>
    <message>
        <source>{move} pins the {victim} on {at}: the {second} on {also} is behind it.</source>
        <extracomment>gui/analysis/reason_text.py</extracomment>
        <translation>{move} 牵制{at}的{victim}：后面是{also}的{second}。</translation>
    </message>
    <message>
        <source>{move} pins the {victim} on {at}: the king is behind it.</source>
        <extracomment>gui/analysis/reason_text.py</extracomment>
        <translation>{move} 牵制{at}的{victim}：后面是王。</translation>
    </message>
    <message>
        <source>{move} attacks the {victim} on {at}, and behind it the {second} on {also}.</source>
        <extracomment>gui/analysis/reason_text.py</extracomment>
        <translation>{move} 攻击{at}的{victim}和后面{also}的{second}。</translation>
    </message>
    <message>
        <source>{move} is the only answer.</source>
        <extracomment>gui/analysis/reason_text.py</extracomment>
        <translation>只能应以 {move}。</translation>
    </message>
    <message>
        <source>{move} forces the king to move.</source>
        <extracomment>gui/analysis/reason_text.py</extracomment>
        <translation>{move} 迫使王移动。</translation>
    </message>
    <message>
        <source>{move} gives up the {piece}.</source>
        <extracomment>gui/analysis/reason_text.py</extracomment>
        <translation>{move} 弃{piece}。</translation>
    </message>
    <message>
        <source>What {move} captures is dropped later.</source>
        <extracomment>gui/analysis/reason_text.py</extracomment>
        <translation>{move} 吃到的棋子之后会打入。</translation>
    </message>
    <message>
        <source>{move} captures the {victim}, which covered {squares}.</source>
        <extracomment>gui/analysis/reason_text.py</extracomment>
        <translation>{move} 吃掉控制{squares}的{victim}。</translation>
    </message>
    <message>
        <source>{move} attacks the king and the {victim} on {at}.</source>
        <extracomment>gui/analysis/reason_text.py</extracomment>
        <translation>{move} 同时攻击王和{at}的{victim}。</translation>
    </message>
    <message>
        <source>{move} is check, and the {victim} on {at} is behind the king.</source>
        <extracomment>gui/analysis/reason_text.py</extracomment>
        <translation>{move} 将军，王的后面是{at}的{victim}。</translation>
    </message>
    <message>
        <source>{move} opens the line of the {piece} on {place} to the {victim} on {at}.</source>
        <extracomment>gui/analysis/reason_text.py</extracomment>
        <translation>{move} 打开{place}的{piece}通向{at}的{victim}的线路。</translation>
    </message>
    <message>
        <source>{move} captures the {victim}, which protected the {second} on {also}.</source>
        <extracomment>gui/analysis/reason_text.py</extracomment>
        <translation>{move} 吃掉保护{also}的{second}的{victim}。</translation>
    </message>
    <message>
        <source>{move} captures the {victim} and the {second} in one move.</source>
        <extracomment>gui/analysis/reason_text.py</extracomment>
        <translation>{move} 一步吃掉{victim}和{second}。</translation>
    </message>
    <message>
        <source>{move} captures the {victim}, and nothing can recapture.</source>
        <extracomment>gui/analysis/reason_text.py</extracomment>
        <translation>{move} 吃掉{victim}，且不会被吃回。</translation>
    </message>
    <message>
        <source>{move} captures the {victim}, which is worth more than the {piece}.</source>
        <extracomment>gui/analysis/reason_text.py</extracomment>
        <translation>{move} 吃掉比{piece}更有价值的{victim}。</translation>
    </message>
    <message>
        <source>{move} is the only legal move.</source>
        <extracomment>gui/analysis/reason_text.py</extracomment>
        <translation>{move} 是唯一合法的着法。</translation>
    </message>
    <message>
        <source>{move} captures the {victim} that gives check.</source>
        <extracomment>gui/analysis/reason_text.py</extracomment>
        <translation>{move} 吃掉将军的{victim}。</translation>
    </message>
    <message>
        <source>{move} blocks the check by the {victim} on {at}.</source>
        <extracomment>gui/analysis/reason_text.py</extracomment>
        <translation>{move} 挡住{at}的{victim}的将军。</translation>
    </message>
    <message>
        <source>Every other move loses the game at once, or more than a pawn.</source>
        <extracomment>gui/analysis/reason_text.py</extracomment>
        <translation>其他着法都会立刻输掉对局，或损失超过一个兵。</translation>
    </message>
    <message>
        <source>{move} prevents {then}, which would win the game.</source>
        <extracomment>gui/analysis/reason_text.py</extracomment>
        <translation>{move} 防止对方以 {then} 赢得对局。</translation>
    </message>
    <message>
        <source>{move} takes the {piece} away from the {victim} on {at}, which it protected.</source>
        <extracomment>gui/analysis/reason_text.py</extracomment>
        <translation>{move} 引开{piece}，使它不再保护{at}的{victim}。</translation>
    </message>
    <message>
        <source>{move} threatens {then}, which would win the game.</source>
        <extracomment>gui/analysis/reason_text.py</extracomment>
        <translation>{move} 威胁以 {then} 赢得对局。</translation>
    </message>
    <message>
        <source>{player}&apos;s winning chance</source>
        <extracomment>gui/review/chance_graph.py</extracomment>
        <translation>{player}胜率</translation>
    </message>
    <message>
        <source>It allows {answer}.</source>
        <extracomment>gui/review/review_text.py</extracomment>
        <translation>这让对方可以走 {answer}。</translation>
    </message>
    <message numerus="yes">
        <source>It allows mate in {count}, beginning with {answer}.</source>
        <extracomment>gui/review/review_text.py</extracomment>
        <translation>
            <numerusform>这让对方从 {answer} 起 {count} 步将死。</numerusform>
        </translation>
    </message>
    <message>
        <source>Based on how it moves</source>
        <extracomment>gui/workshop/picture_field.py</extracomment>
        <translation>由走法决定</translation>
    </message>
    <message>
        <source>A piece from our sets</source>
        <extracomment>gui/workshop/picture_field.py</extracomment>
        <translation>内置套装中的棋子</translation>
    </message>
    <message>
        <source>Two figures in one</source>
        <extracomment>gui/workshop/picture_field.py</extracomment>
        <translation>两个图形合一</translation>
    </message>
    <message>
        <source>A sign on a disc, tablet or wedge</source>
        <extracomment>gui/workshop/picture_field.py</extracomment>
        <translation>圆形、牌形或五角形上的字</translation>
    </message>
    <message>
        <source>Your own drawing</source>
        <extracomment>gui/workshop/picture_field.py</extracomment>
        <translation>自己的图</translation>
    </message>
    <message>
        <source>Picture</source>
        <extracomment>gui/workshop/picture_field.py</extracomment>
        <translation>图案</translation>
    </message>
    <message>
        <source>Preview</source>
        <extracomment>gui/workshop/picture_field.py</extracomment>
        <translation>预览</translation>
    </message>
    <message>
        <source>White&apos;s and Black&apos;s piece, then both when promoted</source>
        <extracomment>gui/workshop/picture_field.py</extracomment>
        <translation>白方和黑方的棋子，接着是升变后的两个</translation>
    </message>
    <message>
        <source>White&apos;s and Black&apos;s pieces look too much alike: choose a background or another drawing.</source>
        <extracomment>gui/workshop/picture_field.py</extracomment>
        <translation>白方和黑方的棋子太相似：请选择背景或另一幅图。</translation>
    </message>
    <message>
        <source>This picture cannot be drawn.</source>
        <extracomment>gui/workshop/picture_field.py</extracomment>
        <translation>无法绘制此图案。</translation>
    </message>
    <message>
        <source>Disc</source>
        <extracomment>gui/workshop/picture_kinds.py</extracomment>
        <translation>圆形</translation>
    </message>
    <message>
        <source>Tablet</source>
        <extracomment>gui/workshop/picture_kinds.py</extracomment>
        <translation>牌形</translation>
    </message>
    <message>
        <source>Wedge</source>
        <extracomment>gui/workshop/picture_kinds.py</extracomment>
        <translation>五角形</translation>
    </message>
    <message>
        <source>A piece that moves like a chess piece has its figure; any other has its letter on a disc.</source>
        <extracomment>gui/workshop/picture_kinds.py</extracomment>
        <translation>走法与国际象棋棋子相同的棋子用其图形，其他棋子用圆形上的字母表示。</translation>
    </message>
    <message>
        <source>SVG files made of shapes, paths and gradients. Convert text to paths first.</source>
        <extracomment>gui/workshop/picture_kinds.py</extracomment>
        <translation>由形状、路径和渐变组成的 SVG 文件。请先将文字转换为路径。</translation>
    </message>
    <message>
        <source>Background</source>
        <extracomment>gui/workshop/picture_kinds.py</extracomment>
        <translation>背景</translation>
    </message>
    <message>
        <source>The same</source>
        <extracomment>gui/workshop/picture_kinds.py</extracomment>
        <translation>相同</translation>
    </message>
    <message>
        <source>Choose a drawing</source>
        <extracomment>gui/workshop/picture_kinds.py</extracomment>
        <translation>选择图画</translation>
    </message>
    <message>
        <source>SVG drawings (*.svg)</source>
        <extracomment>gui/workshop/picture_kinds.py</extracomment>
        <translation>SVG 图 (*.svg)</translation>
    </message>
    <message>
        <source>Set of pieces</source>
        <extracomment>gui/workshop/picture_kinds.py</extracomment>
        <translation>棋子套装</translation>
    </message>
    <message>
        <source>Piece</source>
        <extracomment>gui/workshop/picture_kinds.py, engine/playtest/texts.py: piece</extracomment>
        <translation>棋子</translation>
    </message>
    <message>
        <source>In front</source>
        <extracomment>gui/workshop/picture_kinds.py</extracomment>
        <translation>前面</translation>
    </message>
    <message>
        <source>Behind</source>
        <extracomment>gui/workshop/picture_kinds.py</extracomment>
        <translation>后面</translation>
    </message>
    <message>
        <source>Sign: a letter, a character or an emoji</source>
        <extracomment>gui/workshop/picture_kinds.py</extracomment>
        <translation>字：字母、汉字或表情符号</translation>
    </message>
    <message>
        <source>Black&apos;s sign, if different</source>
        <extracomment>gui/workshop/picture_kinds.py</extracomment>
        <translation>黑方的字（若不同）</translation>
    </message>
    <message>
        <source>White&apos;s drawing…</source>
        <extracomment>gui/workshop/picture_kinds.py</extracomment>
        <translation>白方的图…</translation>
    </message>
    <message>
        <source>Black&apos;s drawing…</source>
        <extracomment>gui/workshop/picture_kinds.py</extracomment>
        <translation>黑方的图…</translation>
    </message>
    <message>
        <source>The drawing cannot be read: {why}.</source>
        <extracomment>gui/workshop/picture_kinds.py</extracomment>
        <translation>无法读取此图：{why}。</translation>
    </message>
    <message>
        <source>No background</source>
        <extracomment>gui/workshop/picture_kinds.py</extracomment>
        <translation>无背景</translation>
    </message>
    <message>
        <source>Unlike the knight of shogi, the knight here also jumps sideways and back.</source>
        <extracomment>assets/lessons/pandemonium/01-first-game.toml, assets/lessons/mansindam/01-first-game.toml</extracomment>
        <translation>和将棋的桂马不同，这里的骑士也能向旁边和后方跳。</translation>
    </message>
    <message>
        <source>Nothing blocks the knight, unlike the horse of xiangqi, which a piece can block.</source>
        <extracomment>assets/lessons/pandemonium/01-first-game.toml, assets/lessons/mansindam/01-first-game.toml</extracomment>
        <translation>骑士不像中国象棋的马那样会被蹩马腿。</translation>
    </message>
    <message>
        <source>Unlike the pawn of shogi, the pawn here never captures straight ahead.</source>
        <extracomment>assets/lessons/pandemonium/01-first-game.toml</extracomment>
        <translation>和将棋的步兵不同，这里的兵不能向正前方吃子。</translation>
    </message>
    <message>
        <source>Unlike the soldier of xiangqi, the pawn never captures straight ahead.</source>
        <extracomment>assets/lessons/pandemonium/01-first-game.toml</extracomment>
        <translation>和中国象棋的兵不同，这里的兵不能向正前方吃子。</translation>
    </message>
    <message>
        <source>Everything else about pawns is as in chess, including en passant, until they reach the last two ranks.</source>
        <extracomment>assets/lessons/pandemonium/01-first-game.toml</extracomment>
        <translation>在到达最远的两条横线之前，兵的其他走法（包括吃过路兵）都与国际象棋相同。</translation>
    </message>
    <message>
        <source>Pieces may be dropped anywhere, except pawns on the first or last rank. A promoted piece that you capture goes back to what it was.</source>
        <extracomment>assets/lessons/pandemonium/01-first-game.toml</extracomment>
        <translation>棋子可以打入任何地方，但兵不能打入己方底线和对方底线。吃掉的升变棋子会恢复原状。</translation>
    </message>
    <message>
        <source>If a king in check has no way out, it is checkmate and you have won. One rook guards the file beside the king; mate with the other one.</source>
        <extracomment>assets/lessons/pandemonium/01-first-game.toml, assets/lessons/mansindam/01-first-game.toml</extracomment>
        <translation>被将军的王如果无法解将，就是将死，你获胜。一个车守住王旁边的直线；用另一个车将死。</translation>
    </message>
    <message>
        <source>A drop may also give mate, but a pawn drop may not. Drop the rook so that it mates.</source>
        <extracomment>assets/lessons/pandemonium/01-first-game.toml</extracomment>
        <translation>打入也可以将死，但打入兵不行。打入车将死对方。</translation>
    </message>
    <message>
        <source>Inner bishops are the usual choice; outer bishops look along long diagonals as soon as the pawns in front of them make way.</source>
        <extracomment>assets/lessons/pandemonium/01-first-game.toml, assets/lessons/pandemonium/12-setup.toml</extracomment>
        <translation>通常选主教居内；主教居外，则前面的兵一让开就能看住长斜线。</translation>
    </message>
    <message>
        <source>Instead of another move, the king may castle: it moves three squares towards a rook, and the rook goes past it. King and rook must not have moved, nothing may stand between them, and the king may not be in check. Castle towards the j-file.</source>
        <extracomment>assets/lessons/pandemonium/01-first-game.toml, assets/lessons/pandemonium/13-castling.toml</extracomment>
        <translation>轮到你时，可以让王易位来代替走棋：王向车走三格，车越过王。王和车都必须没动过，中间没有棋子，且王没有被将军。向j线易位。</translation>
    </message>
    <message>
        <source>None of the three squares on the king&apos;s path may be attacked. You now know enough to play; en passant and repetition have lessons of their own.</source>
        <extracomment>assets/lessons/pandemonium/01-first-game.toml</extracomment>
        <translation>王经过的三格也不可受攻击。你已经会下了；吃过路兵和重复局面另有课程。</translation>
    </message>
    <message>
        <source>In chess the king moves two squares when it castles.</source>
        <extracomment>assets/lessons/pandemonium/01-first-game.toml, assets/lessons/pandemonium/13-castling.toml</extracomment>
        <translation>在国际象棋中，易位时王走两格。</translation>
    </message>
    <message>
        <source>A pawn that was dropped on the second rank may move three squares too. Drop it, then go.</source>
        <extracomment>assets/lessons/pandemonium/08-pawns.toml</extracomment>
        <translation>打入第二横线的兵也可以走三格。先打入，再走。</translation>
    </message>
    <message>
        <source>Black&apos;s pawn has just gone from e9 to e6, past yours. Capture it by going to e8, as if it had gone only one square: that is en passant.</source>
        <extracomment>assets/lessons/pandemonium/09-en-passant.toml</extracomment>
        <translation>黑兵刚从e9走到e6，越过了你的兵。把它当作只走了一格，走到e8把它吃掉：这就是吃过路兵。</translation>
    </message>
    <message>
        <source>None of the three squares on the king&apos;s path may be attacked. You can also put the king onto the rook.</source>
        <extracomment>assets/lessons/pandemonium/13-castling.toml</extracomment>
        <translation>王经过的三格也不可受攻击。也可以把王放到车上。</translation>
    </message>
    <message>
        <source>No square on the king&apos;s path may be attacked, and a rook attacks one. Castle to the side where it is allowed.</source>
        <extracomment>assets/lessons/pandemonium/13-castling.toml</extracomment>
        <translation>王经过的格子不可受攻击，而一个车攻击着其中一格。向允许的一侧易位。</translation>
    </message>
    <message>
        <source>Mate in two with two rooks in hand: your second move mates, whatever the answer to the first.</source>
        <extracomment>assets/lessons/pandemonium/15-mates.toml</extracomment>
        <translation>用手中的两个车两步将死：无论对方如何应对第一步，你的第二步都将死。</translation>
    </message>
    <message>
        <source>In chess the pawn would take the enemy pawn; here pawns never capture diagonally.</source>
        <extracomment>assets/lessons/mansindam/01-first-game.toml</extracomment>
        <translation>在国际象棋中兵会吃掉敌兵；这里的兵从不斜着吃子。</translation>
    </message>
    <message>
        <source>The pawn moves like the pawn of shogi.</source>
        <extracomment>assets/lessons/mansindam/01-first-game.toml</extracomment>
        <translation>兵的走法同将棋的步兵。</translation>
    </message>
    <message>
        <source>The pawn moves like the soldier of xiangqi before the river.</source>
        <extracomment>assets/lessons/mansindam/01-first-game.toml</extracomment>
        <translation>兵的走法同中国象棋里还没过河的兵。</translation>
    </message>
    <message>
        <source>Pieces may be dropped anywhere, except a pawn on the last rank or on a file where you already have one.</source>
        <extracomment>assets/lessons/mansindam/01-first-game.toml</extracomment>
        <translation>棋子可以打入任何地方；只有兵不能打入对方底线，也不能打入已有己方兵的直线。</translation>
    </message>
    <message>
        <source>That is campmate. There are no draws: no position may occur a third time, and a player who cannot move loses. You now know enough to play.</source>
        <extracomment>assets/lessons/mansindam/01-first-game.toml</extracomment>
        <translation>这就是入阵胜。没有和棋：谁都不能使同一局面第三次出现，无着可走的一方判负。你已经会下了。</translation>
    </message>
    <message>
        <source>Promote both pieces.</source>
        <extracomment>assets/lessons/mansindam/10-promotion.toml</extracomment>
        <translation>让两个棋子都升变。</translation>
    </message>
    <message>
        <source>A bishop that becomes an archer steps straight. Take the pawn with it.</source>
        <extracomment>assets/lessons/mansindam/10-promotion.toml</extracomment>
        <translation>成为弓手的主教可以直走一步。用它吃掉兵。</translation>
    </message>
    <message>
        <source>Mate in two, with a drop to begin or to end: your second move mates, whatever the answer to the first.</source>
        <extracomment>assets/lessons/mansindam/12-mates.toml</extracomment>
        <translation>两步将死，以打入开始或结束：无论对方如何应对第一步，你的第二步都将死。</translation>
    </message>
    <message>
        <source>The horse is a knight that only moves forward.</source>
        <extracomment>assets/lessons/palaceshogi/01-first-game.toml</extracomment>
        <translation>桂马就是只能向前跳的骑士。</translation>
    </message>
    <message>
        <source>Nothing blocks the horse, unlike the horse of xiangqi, which a piece can block.</source>
        <extracomment>assets/lessons/palaceshogi/01-first-game.toml</extracomment>
        <translation>桂马不像中国象棋的马那样会被蹩马腿。</translation>
    </message>
    <message>
        <source>The horse here is the knight of shogi, the keima, and not the promoted bishop.</source>
        <extracomment>assets/lessons/palaceshogi/01-first-game.toml, assets/lessons/palaceshogi/05-horse-and-knight.toml</extracomment>
        <translation>这里的桂马就是将棋的桂马，不是升变的角行（龙马）。</translation>
    </message>
    <message>
        <source>A pawn moves one square straight ahead, or two from rank g, where it starts; it captures diagonally ahead. Capture the knight in two moves.</source>
        <extracomment>assets/lessons/palaceshogi/01-first-game.toml</extracomment>
        <translation>兵向正前方走一格，从起始的g横线也可以走两格；斜前方吃子。两步吃掉骑士。</translation>
    </message>
    <message>
        <source>The pawn moves like a chess pawn, including en passant.</source>
        <extracomment>assets/lessons/palaceshogi/01-first-game.toml</extracomment>
        <translation>兵的走法同国际象棋的兵，包括吃过路兵。</translation>
    </message>
    <message>
        <source>A captured pawn comes back as a footsoldier, which moves and captures straight ahead, and from rank d on sideways too. Take both silvers with it.</source>
        <extracomment>assets/lessons/palaceshogi/01-first-game.toml</extracomment>
        <translation>被吃的兵以卒的身份回来，卒直走直吃，从d横线起还可以横走。用它把两个银将都吃掉。</translation>
    </message>
    <message>
        <source>A footsoldier may be dropped up to rank f, only one on a file, and not to give mate.</source>
        <extracomment>assets/lessons/palaceshogi/01-first-game.toml</extracomment>
        <translation>卒最远可打入到f横线，一条直线上一个，且不可将死。</translation>
    </message>
    <message>
        <source>On the ranks before rank d the footsoldier moves like the pawn of shogi.</source>
        <extracomment>assets/lessons/palaceshogi/01-first-game.toml</extracomment>
        <translation>在d横线之前，卒的走法同将棋的步兵。</translation>
    </message>
    <message>
        <source>Instead of moving, you may drop what you hold on an empty square, but most pieces only on your own part of the board: a bishop up to rank e. Drop the bishop on the marked square.</source>
        <extracomment>assets/lessons/palaceshogi/01-first-game.toml</extracomment>
        <translation>可以不走棋，而把持有的棋子打入空格，但多数棋子只能打入己方一侧：主教最远到e横线。把主教打入标出的格子。</translation>
    </message>
    <message>
        <source>Lances and horses also go up to rank e, rooks up to rank d, and silvers anywhere except in the enemy palace.</source>
        <extracomment>assets/lessons/palaceshogi/01-first-game.toml</extracomment>
        <translation>香车和桂马也是到e横线，车到d横线，银将除敌宫外哪里都可以。</translation>
    </message>
    <message>
        <source>If a king in check has no way out, it is checkmate and you have won. Drop the silver so that it mates.</source>
        <extracomment>assets/lessons/palaceshogi/01-first-game.toml</extracomment>
        <translation>被将军的王如果无法解将，就是将死，你获胜。打入银将来将死对方。</translation>
    </message>
    <message>
        <source>The two kings may never stand on one file with nothing in between, so a piece alone between them cannot leave it. Step diagonally with the silver that can.</source>
        <extracomment>assets/lessons/palaceshogi/01-first-game.toml</extracomment>
        <translation>两个王绝不可在同一直线上照面，所以单独在它们之间的棋子不能离开这条直线。用能走的那个银将斜走一步。</translation>
    </message>
    <message>
        <source>A king also keeps the other one off its file, which helps to give mate.</source>
        <extracomment>assets/lessons/palaceshogi/01-first-game.toml</extracomment>
        <translation>王还使对方的王无法走到自己所在的直线，这有助于将死。</translation>
    </message>
    <message>
        <source>Watch the roads to your own palace, too. You now know enough to play; castling, en passant and the lion have lessons of their own.</source>
        <extracomment>assets/lessons/palaceshogi/01-first-game.toml</extracomment>
        <translation>也要看住通向自己宫的路。你已经会下了；易位、吃过路兵和狮另有课程。</translation>
    </message>
    <message>
        <source>A fork attacks two pieces at once. Attack king and rook with the knight.</source>
        <extracomment>assets/lessons/palaceshogi/05-horse-and-knight.toml</extracomment>
        <translation>捉双同时攻击两个棋子。用骑士同时攻击王和车。</translation>
    </message>
    <message>
        <source>Straight ahead, and over another piece.</source>
        <extracomment>assets/lessons/palaceshogi/06-lance-and-cannon.toml</extracomment>
        <translation>笔直向前，以及隔子吃子。</translation>
    </message>
    <message>
        <source>The piece that a cannon hops over is its screen, and there is none yet. Bring one, then take the rook.</source>
        <extracomment>assets/lessons/palaceshogi/06-lance-and-cannon.toml</extracomment>
        <translation>炮越过的棋子叫做炮架，现在还没有。先调一个过来，再吃车。</translation>
    </message>
    <message>
        <source>A pawn captures diagonally ahead. Take the silver.</source>
        <extracomment>assets/lessons/palaceshogi/07-pawn-and-footsoldier.toml</extracomment>
        <translation>兵斜前方吃子。吃掉银将。</translation>
    </message>
    <message>
        <source>An enemy pawn has just gone two squares, past yours. Take it by going to the marked square, as if it had gone only one: that is en passant.</source>
        <extracomment>assets/lessons/palaceshogi/07-pawn-and-footsoldier.toml</extracomment>
        <translation>敌兵刚走了两格，越过了你的兵。把它当作只走了一格，走到标出的格子把它吃掉：这就是吃过路兵。</translation>
    </message>
    <message>
        <source>A footsoldier moves and captures straight ahead, and from rank d on sideways too. Take both.</source>
        <extracomment>assets/lessons/palaceshogi/07-pawn-and-footsoldier.toml</extracomment>
        <translation>卒直走直吃，从d横线起还可以横走。把两个都吃掉。</translation>
    </message>
    <message>
        <source>Outside, she moves straight and diagonally, as far as she likes. Visit both marked squares.</source>
        <extracomment>assets/lessons/palaceshogi/08-queen.toml</extracomment>
        <translation>在外面她横走、直走、斜走都行，距离不限。走遍两个标出的格子。</translation>
    </message>
    <message>
        <source>A rook may be dropped up to rank d. Drop it there.</source>
        <extracomment>assets/lessons/palaceshogi/10-drops.toml</extracomment>
        <translation>车最远可打入到d横线。把它打入那里。</translation>
    </message>
    <message>
        <source>Drop the lance so that it attacks the rook, on a square that your king guards.</source>
        <extracomment>assets/lessons/palaceshogi/10-drops.toml</extracomment>
        <translation>把香车打入你的王所保护的格子，攻击车。</translation>
    </message>
    <message>
        <source>On ranks d to i you may have only one footsoldier on a file. Drop another one where it may stand.</source>
        <extracomment>assets/lessons/palaceshogi/10-drops.toml</extracomment>
        <translation>在d到i横线上，一条直线只能有一个卒。在允许的地方再打入一个。</translation>
    </message>
    <message>
        <source>A piece that stands alone between the kings is pinned to the file, the enemy&apos;s as well as yours. Take the knight that the silver only seems to guard.</source>
        <extracomment>assets/lessons/palaceshogi/11-facing.toml</extracomment>
        <translation>单独在两王之间的棋子被牵制在直线上，敌方的也一样。吃掉银将只是看似保护着的骑士。</translation>
    </message>
    <message>
        <source>Instead of another move, the king may castle: it moves two squares towards a lance, and the lance goes past it. King and lance must not have moved, nothing may stand between them, and the king may not be in check. Castle to the right.</source>
        <extracomment>assets/lessons/palaceshogi/13-castling.toml</extracomment>
        <translation>轮到你时，可以让王易位来代替走棋：王向香车走两格，香车越过王。王和香车都必须没动过，中间没有棋子，且王没有被将军。向右易位。</translation>
    </message>
    <message>
        <source>No square on the king&apos;s path may be attacked. You can also put the king onto the lance.</source>
        <extracomment>assets/lessons/palaceshogi/13-castling.toml</extracomment>
        <translation>王经过的格子也不可受攻击。也可以把王放到香车上。</translation>
    </message>
    <message>
        <source>A cannon checks over one piece, its screen. If that is yours, you may also take it away. Do it.</source>
        <extracomment>assets/lessons/palaceshogi/14-check.toml</extracomment>
        <translation>炮隔着一个棋子（炮架）将军。如果炮架是你的，也可以把它移走。试一试。</translation>
    </message>
    <message>
        <source>Mate in one: drop the silver where the gold guards it.</source>
        <extracomment>assets/lessons/palaceshogi/15-mates.toml</extracomment>
        <translation>一步将死：把银将打入金将保护的地方。</translation>
    </message>
    <message>
        <source>Mate in two: your second move mates, whatever the answer to the first.</source>
        <extracomment>assets/lessons/palaceshogi/15-mates.toml</extracomment>
        <translation>两步将死：无论对方如何应对第一步，你的第二步都将死。</translation>
    </message>
    <message>
        <source>The {piece} does not move like that from here.</source>
        <extracomment>rules/words.py: not from here</extracomment>
        <translation>{piece}从这里不能这样走。</translation>
    </message>
    <message>
        <source>The {piece} moves only within its part of the board.</source>
        <extracomment>rules/words.py: confined</extracomment>
        <translation>{piece}只能在棋盘的限定区域内走。</translation>
    </message>
    <message>
        <source>A hole in the board is in the way.</source>
        <extracomment>rules/words.py: hole in the way</extracomment>
        <translation>途中有棋盘的空洞。</translation>
    </message>
    <message>
        <source>The {piece} goes that way only over exactly one piece.</source>
        <extracomment>rules/words.py: goes over one piece</extracomment>
        <translation>{piece}必须恰好隔一个棋子才能这样走。</translation>
    </message>
    <message>
        <source>Each player&apos;s limit for the {other} is {number} on the board.</source>
        <extracomment>rules/words.py: promoted too often</extracomment>
        <translation>每方在棋盘上的{other}最多 {number} 个。</translation>
    </message>
    <message>
        <source>The {piece} is never dropped in this game.</source>
        <extracomment>rules/words.py: never dropped</extracomment>
        <translation>这种棋不能打入{piece}。</translation>
    </message>
    <message>
        <source>Each player&apos;s limit for the {piece} is {number} on the board.</source>
        <extracomment>rules/words.py: too many on the board</extracomment>
        <translation>每方在棋盘上的{piece}最多 {number} 个。</translation>
    </message>
    <message>
        <source>This is not a readable SVG file (line {line}).</source>
        <extracomment>rules/words.py: drawing no SVG</extracomment>
        <translation>这不是可读取的 SVG 文件（第 {line} 行）。</translation>
    </message>
    <message>
        <source>A drawing is made of shapes, paths, groups and gradients; it may not have {text}.</source>
        <extracomment>rules/words.py: drawing uses</extracomment>
        <translation>图由形状、路径、组和渐变组成，不能含有{text}。</translation>
    </message>
    <message>
        <source>A drawing cannot have {text} here.</source>
        <extracomment>rules/words.py: drawing value</extracomment>
        <translation>图的此处不能有{text}。</translation>
    </message>
    <message>
        <source>A drawing has at most {most} characters.</source>
        <extracomment>rules/words.py: drawing too large</extracomment>
        <translation>图最多 {most} 个字符。</translation>
    </message>
    <message>
        <source>This drawing is too detailed. Simplify it with a drawing program.</source>
        <extracomment>rules/words.py: drawing too detailed</extracomment>
        <translation>此图细节过多。请用绘图程序简化。</translation>
    </message>
    <message>
        <source>Part of this drawing is far outside its frame.</source>
        <extracomment>rules/words.py: drawing outside</extracomment>
        <translation>此图有一部分远在边框之外。</translation>
    </message>
    <message>
        <source>This drawing has no size.</source>
        <extracomment>rules/words.py: drawing without size</extracomment>
        <translation>此图没有尺寸。</translation>
    </message>
    <message>
        <source>This drawing shows nothing.</source>
        <extracomment>rules/words.py: drawing empty</extracomment>
        <translation>此图什么也没有显示。</translation>
    </message>
    <message>
        <source>No font on this computer can draw {text} as an outline.</source>
        <extracomment>rules/words.py: sign without outline</extracomment>
        <translation>这台电脑上没有字体能画出{text}的轮廓。</translation>
    </message>
    <message>
        <source>Let the computer practise…</source>
        <extracomment>gui/app/start_cards.py</extracomment>
        <translation>让电脑练习…</translation>
    </message>
    <message>
        <source>The computer cannot practise {title}: {why}.</source>
        <extracomment>gui/app/own_game_commands.py</extracomment>
        <translation>电脑无法练习{title}：{why}。</translation>
    </message>
    <message>
        <source>Practice of {title} could not be continued and has started over.</source>
        <extracomment>gui/app/own_game_commands.py</extracomment>
        <translation>{title}的练习无法继续，已重新开始。</translation>
    </message>
    <message>
        <source>The computer has practised {title}.</source>
        <extracomment>gui/app/own_game_commands.py</extracomment>
        <translation>{title}的练习已完成。</translation>
    </message>
    <message>
        <source>The computer cannot practise {title}.</source>
        <extracomment>gui/app/own_game_commands.py</extracomment>
        <translation>电脑无法练习{title}。</translation>
    </message>
    <message>
        <source>The computer plays quick games against itself and learns what each piece is worth, and where. Then a match shows how much it has improved. This runs in the background; you can play meanwhile.</source>
        <extracomment>gui/app/practice_dialog.py</extracomment>
        <translation>电脑与自己快速对弈，学习每个棋子的价值和合适的位置，然后通过一场对抗赛显示进步了多少。练习在后台运行，这段时间你仍可下棋。</translation>
    </message>
    <message>
        <source>Starting…</source>
        <extracomment>gui/app/practice_dialog.py, gui/playtest/playtest_page.py</extracomment>
        <translation>正在开始…</translation>
    </message>
    <message numerus="yes">
        <source>Round {round} of {rounds}: {count:,} games played.</source>
        <extracomment>gui/app/practice_dialog.py</extracomment>
        <translation>
            <numerusform>第 {round} 轮（共 {rounds} 轮）：已下 {count:,} 局。</numerusform>
        </translation>
    </message>
    <message>
        <source>Round {round} of {rounds}: finding the best values.</source>
        <extracomment>gui/app/practice_dialog.py</extracomment>
        <translation>第 {round} 轮（共 {rounds} 轮）：正在求最佳数值。</translation>
    </message>
    <message numerus="yes">
        <source>Match against its former self: {share}% ± {error}% in {count:,} games.</source>
        <extracomment>gui/app/practice_dialog.py</extracomment>
        <translation>
            <numerusform>与之前的自己对抗：{count:,} 局中得分率 {share} ± {error}%。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It scored {share}% ± {error}% in {count:,} games against its former self.</source>
        <extracomment>gui/app/practice_dialog.py</extracomment>
        <translation>
            <numerusform>与之前的自己对弈 {count:,} 局，得分率 {share} ± {error}%。</numerusform>
        </translation>
    </message>
    <message>
        <source>That is no improvement, so it keeps its old values.</source>
        <extracomment>gui/app/practice_dialog.py</extracomment>
        <translation>没有进步，因此保留原来的数值。</translation>
    </message>
    <message>
        <source>It has not practised yet and values the pieces by how they move.</source>
        <extracomment>gui/app/practice_dialog.py</extracomment>
        <translation>尚未练习：根据棋子的走法判断其价值。</translation>
    </message>
    <message>
        <source>Paused after {done} of {total} minutes.</source>
        <extracomment>gui/app/practice_dialog.py</extracomment>
        <translation>已暂停：{total} 分钟中已过 {done} 分钟。</translation>
    </message>
    <message>
        <source>The computer is practising {title} now.</source>
        <extracomment>gui/app/practice_dialog.py</extracomment>
        <translation>正在练习{title}。</translation>
    </message>
    <message>
        <source>Let the computer practise</source>
        <extracomment>gui/app/practice_dialog.py</extracomment>
        <translation>让电脑练习</translation>
    </message>
    <message>
        <source>Progress</source>
        <extracomment>gui/app/practice_dialog.py, gui/playtest/playtest_page.py</extracomment>
        <translation>进度</translation>
    </message>
    <message>
        <source>Discard</source>
        <extracomment>gui/app/practice_dialog.py, gui/playtest/playtest_page.py</extracomment>
        <translation>丢弃</translation>
    </message>
    <message>
        <source>Start</source>
        <extracomment>gui/app/practice_dialog.py, gui/learn/learn_page.py, gui/learn/puzzle_text.py, gui/playtest/playtest_page.py, gui/workshop/workshop_page.py</extracomment>
        <translation>开始</translation>
    </message>
    <message>
        <source>Look at it again</source>
        <extracomment>gui/learn/puzzles_page.py</extracomment>
        <translation>再看一遍</translation>
    </message>
    <message>
        <source>Thinking time of {name} (level {number})</source>
        <extracomment>gui/app/preferences.py</extracomment>
        <translation>{name}（第 {number} 级）的思考时间</translation>
    </message>
    <message>
        <source>Play again with sides swapped</source>
        <extracomment>gui/play/game_messages.py, gui/workshop/specs.py</extracomment>
        <translation>交换先后再来一局</translation>
    </message>
    <message>
        <source>Swap sides</source>
        <extracomment>gui/editor/setup_panel.py</extracomment>
        <translation>交换双方</translation>
    </message>
    <message>
        <source>The sides have been swapped.</source>
        <extracomment>gui/editor/setup_panel.py</extracomment>
        <translation>双方已互换。</translation>
    </message>
    <message>
        <source>{player}&apos;s hand gets the rest</source>
        <extracomment>gui/editor/setup_panel.py</extracomment>
        <translation>其余放入{player}手中</translation>
    </message>
    <message>
        <source>The computer&apos;s engine</source>
        <extracomment>gui/app/preferences.py, gui/engines/engine_field.py</extracomment>
        <translation>电脑使用的引擎</translation>
    </message>
    <message>
        <source>Reading games: {share}, {games:,} new</source>
        <extracomment>gui/library/library_text.py</extracomment>
        <translation>正在读取对局：{share}，新增 {games:,} 局</translation>
    </message>
    <message>
        <source>After a draw by repetition, the rules call for another game with sides swapped.</source>
        <extracomment>gui/words/outcome_text.py</extracomment>
        <translation>按规则，因重复而和棋后，须交换先后再下一局。</translation>
    </message>
    <message>
        <source>Difficulty</source>
        <extracomment>gui/learn/puzzle_text.py</extracomment>
        <translation>难度</translation>
    </message>
    <message>
        <source>Any difficulty</source>
        <extracomment>gui/learn/puzzle_text.py</extracomment>
        <translation>任何难度</translation>
    </message>
    <message>
        <source>{player}: accuracy {accuracy}</source>
        <extracomment>gui/review/review_text.py</extracomment>
        <translation>{player}：准确率 {accuracy}</translation>
    </message>
    <message>
        <source>{name} is stronger by {difference:.0f} rating points (95% confidence: {low} to {high}).</source>
        <extracomment>gui/matches/matches_text.py</extracomment>
        <translation>{name} 的等级分高 {difference:.0f} 分（95% 置信区间：{low} 到 {high} 分）。</translation>
    </message>
    <message>
        <source>{name} is stronger by {difference:.0f} rating points (95% confidence: {low} or more).</source>
        <extracomment>gui/matches/matches_text.py</extracomment>
        <translation>{name} 的等级分高 {difference:.0f} 分（95% 置信区间：{low} 分以上）。</translation>
    </message>
    <message>
        <source>Neither is stronger so far; with 95% confidence, the difference is at most {points} rating points.</source>
        <extracomment>gui/matches/matches_text.py</extracomment>
        <translation>目前看不出哪一方较强；以 95% 的置信水平，等级分差距最多 {points} 分。</translation>
    </message>
    <message>
        <source>{name} is ahead by {difference:.0f} rating points, which may be chance (95% confidence: {low} to {high}).</source>
        <extracomment>gui/matches/matches_text.py</extracomment>
        <translation>{name} 的等级分领先 {difference:.0f} 分，但可能是偶然（95% 置信区间：{low} 到 {high} 分）。</translation>
    </message>
    <message>
        <source>Default for the language</source>
        <extracomment>gui/shell/settings.py</extracomment>
        <translation>此语言的默认方式</translation>
    </message>
    <message>
        <source>Text at {percent}.</source>
        <extracomment>gui/app/view_commands.py</extracomment>
        <translation>文字大小 {percent}。</translation>
    </message>
    <message>
        <source>Board at {percent}.</source>
        <extracomment>gui/app/view_commands.py</extracomment>
        <translation>棋盘大小 {percent}。</translation>
    </message>
    <message>
        <source>{number}%</source>
        <extracomment>gui/kit/punctuation.py</extracomment>
        <translation>{number}%</translation>
    </message>
    <message>
        <source>%</source>
        <comment>behind a number in a field</comment>
        <extracomment>gui/kit/punctuation.py</extracomment>
        <translation>%</translation>
    </message>
    <message>
        <source>A comment on the game</source>
        <extracomment>gui/study/study_notes.py</extracomment>
        <translation>对整局的注释</translation>
    </message>
    <message>
        <source>Print at full size (100%) on thick paper. Cut along the lines, fold at the dashed line, and glue the halves.</source>
        <extracomment>gui/rulebook/set_pdf.py</extracomment>
        <translation>请用厚纸以原尺寸（100%）打印。沿线剪下，在虚线处对折，再把两半粘合。</translation>
    </message>
    <message>
        <source>Games you know</source>
        <extracomment>gui/app/preferences.py, gui/shell/settings.py</extracomment>
        <translation>已经会下的棋</translation>
    </message>
    <message>
        <source>{move} wins nothing at once; the computer prefers it after looking several moves ahead.</source>
        <extracomment>gui/analysis/reason_text.py</extracomment>
        <translation>{move} 不会立刻得到什么；电脑往后算了几步，认为这步较好。</translation>
    </message>
    <message>
        <source>This line wins {won}.</source>
        <extracomment>gui/analysis/reason_text.py</extracomment>
        <translation>这条变着得到{won}。</translation>
    </message>
    <message>
        <source>This line wins {won} and gives up {given}.</source>
        <extracomment>gui/analysis/reason_text.py</extracomment>
        <translation>这条变着得到{won}，失去{given}。</translation>
    </message>
    <message>
        <source>another {piece}</source>
        <comment>of the same kind</comment>
        <extracomment>gui/analysis/reason_text.py</extracomment>
        <translation>另一个{piece}</translation>
    </message>
    <message>
        <source>{first} and {second}</source>
        <comment>the last two pieces of a list</comment>
        <extracomment>gui/analysis/reason_text.py</extracomment>
        <translation>{first}和{second}</translation>
    </message>
    <message>
        <source>{move} wins the {victim}: {at} is attacked {attackers} and protected {protectors}.</source>
        <extracomment>gui/analysis/reason_text.py</extracomment>
        <translation>{move} 得到{victim}：{at}受攻击{attackers}，受保护{protectors}。</translation>
    </message>
    <message>
        <source>{move} keeps the {victim} on {at} protected; {then} leaves it unprotected.</source>
        <extracomment>gui/analysis/reason_text.py</extracomment>
        <translation>{move} 之后，{at}的{victim}仍受保护；{then} 之后则不受保护。</translation>
    </message>
    <message>
        <source>Fewer squares beside {player}&apos;s king are attacked after {move} than after {then}.</source>
        <extracomment>gui/analysis/reason_text.py</extracomment>
        <translation>与 {then} 相比，{move} 之后{player}的王旁边受攻击的格子较少。</translation>
    </message>
    <message>
        <source>{player}&apos;s king has more of its own pieces beside it after {move} than after {then}.</source>
        <extracomment>gui/analysis/reason_text.py</extracomment>
        <translation>与 {then} 相比，{move} 之后{player}的王身边己方棋子较多。</translation>
    </message>
    <message>
        <source>{move} attacks more squares beside {player}&apos;s king than {then} does.</source>
        <extracomment>gui/analysis/reason_text.py</extracomment>
        <translation>与 {then} 相比，{move} 攻击到{player}的王旁边更多的格子。</translation>
    </message>
    <message>
        <source>{player}&apos;s pieces have more squares to go to after {move} than after {then}.</source>
        <extracomment>gui/analysis/reason_text.py</extracomment>
        <translation>与 {then} 相比，{move} 之后{player}的棋子可去的格子较多。</translation>
    </message>
    <message>
        <source>{player}&apos;s pieces have fewer squares to go to after {move} than after {then}.</source>
        <extracomment>gui/analysis/reason_text.py</extracomment>
        <translation>与 {then} 相比，{move} 之后{player}的棋子可去的格子较少。</translation>
    </message>
    <message>
        <source>{move} gives check.</source>
        <extracomment>gui/analysis/reason_text.py</extracomment>
        <translation>{move} 将军。</translation>
    </message>
    <message>
        <source>{move} trades {given} for {won}.</source>
        <extracomment>gui/analysis/reason_text.py</extracomment>
        <translation>{move} 以{given}换{won}。</translation>
    </message>
    <message>
        <source>a {piece}</source>
        <comment>a piece that is won or given up</comment>
        <extracomment>gui/analysis/reason_text.py</extracomment>
        <translation>{piece}</translation>
    </message>
    <message>
        <source>an {piece}</source>
        <comment>a piece that is won or given up</comment>
        <extracomment>gui/analysis/reason_text.py</extracomment>
        <translation>{piece}</translation>
    </message>
    <message>
        <source>once</source>
        <extracomment>gui/analysis/reason_text.py</extracomment>
        <translation>一次</translation>
    </message>
    <message>
        <source>twice</source>
        <extracomment>gui/analysis/reason_text.py</extracomment>
        <translation>两次</translation>
    </message>
    <message numerus="yes">
        <source>{count} times</source>
        <extracomment>gui/analysis/reason_text.py</extracomment>
        <translation>
            <numerusform>{count} 次</numerusform>
        </translation>
    </message>
    <message>
        <source>Show the pieces with characters</source>
        <extracomment>gui/app/first_visit.py</extracomment>
        <translation>以汉字显示棋子</translation>
    </message>
    <message>
        <source>Skip</source>
        <comment>a question</comment>
        <extracomment>gui/app/first_visit.py</extracomment>
        <translation>跳过</translation>
    </message>
    <message>
        <source>The pieces now have characters. You can change this in the View menu.</source>
        <extracomment>gui/app/first_visit.py</extracomment>
        <translation>棋子现在以汉字显示。可在“视图”菜单中更改。</translation>
    </message>
    <message>
        <source>Level of the computer: {name}.</source>
        <extracomment>gui/play/match_fields.py</extracomment>
        <translation>电脑级别：{name}。</translation>
    </message>
    <message>
        <source>A number of minutes for all moves; the player who runs out of time loses.</source>
        <extracomment>gui/play/new_game.py</extracomment>
        <translation>整局共用若干分钟，先用完的一方判负。</translation>
    </message>
    <message>
        <source>A number of minutes for all moves, and a few more seconds after each move.</source>
        <extracomment>gui/play/new_game.py</extracomment>
        <translation>整局若干分钟，每走一步再加几秒。</translation>
    </message>
    <message>
        <source>When the minutes are used up, a few seconds for each move; they may be exceeded a few times.</source>
        <extracomment>gui/play/new_game.py</extracomment>
        <translation>基本时间用完后，每步限若干秒，并可超时若干次。</translation>
    </message>
    <message>
        <source>Learn from the computer&apos;s mistakes</source>
        <extracomment>gui/review/review_text.py</extracomment>
        <translation>从电脑的错误中学习</translation>
    </message>
    <message>
        <source>worst first</source>
        <comment>mistakes</comment>
        <extracomment>gui/review/review_text.py</extracomment>
        <translation>最差的在前</translation>
    </message>
    <message>
        <source>It is answered by {reply}.</source>
        <extracomment>gui/review/review_text.py</extracomment>
        <translation>对方可应以 {reply}。</translation>
    </message>
    <message>
        <source>Your winning chance would be {after}, not {before}.</source>
        <extracomment>gui/review/review_text.py</extracomment>
        <translation>你的胜率会是 {after}，而不是 {before}。</translation>
    </message>
    <message numerus="yes">
        <source>{count} of them on the first try.</source>
        <extracomment>gui/review/review_text.py</extracomment>
        <translation>
            <numerusform>其中 {count} 步第一次就找到。</numerusform>
        </translation>
    </message>
    <message>
        <source>Not on the first try.</source>
        <extracomment>gui/review/review_text.py</extracomment>
        <translation>并非第一次就找到。</translation>
    </message>
    <message>
        <source>Pieces with &amp;characters (kanji, hanja)</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>汉字棋子(&amp;K)</translation>
    </message>
    <message>
        <source>You win</source>
        <extracomment>gui/words/outcome_text.py</extracomment>
        <translation>你赢了</translation>
    </message>
    <message>
        <source>{player} wins</source>
        <comment>the name of a person or a program</comment>
        <extracomment>gui/words/outcome_text.py</extracomment>
        <translation>{player} 获胜</translation>
    </message>
    <message>
        <source>{player}&apos;s winning chance {chance}</source>
        <extracomment>gui/analysis/analysis_text.py</extracomment>
        <translation>{player}胜率 {chance}</translation>
    </message>
    <message>
        <source>{move}: {player}&apos;s winning chance {chance}</source>
        <extracomment>gui/review/review_text.py</extracomment>
        <translation>{move}：{player}胜率 {chance}</translation>
    </message>
    <message>
        <source>Inaccuracy: {player}&apos;s winning chance {before} → {after}.</source>
        <extracomment>gui/review/review_text.py</extracomment>
        <translation>失准：{player}胜率 {before} → {after}。</translation>
    </message>
    <message>
        <source>Mistake: {player}&apos;s winning chance {before} → {after}.</source>
        <extracomment>gui/review/review_text.py</extracomment>
        <translation>错着：{player}胜率 {before} → {after}。</translation>
    </message>
    <message>
        <source>Blunder: {player}&apos;s winning chance {before} → {after}.</source>
        <extracomment>gui/review/review_text.py</extracomment>
        <translation>漏着：{player}胜率 {before} → {after}。</translation>
    </message>
    <message>
        <source>Measure the levels…</source>
        <extracomment>gui/app/start_cards.py</extracomment>
        <translation>测量级别…</translation>
    </message>
    <message>
        <source>Measuring the levels of {title} could not be continued and has started over.</source>
        <extracomment>gui/app/own_game_commands.py</extracomment>
        <translation>{title}的级别测量无法继续，已重新开始。</translation>
    </message>
    <message>
        <source>The levels of {title} cannot be measured: {why}.</source>
        <extracomment>gui/app/own_game_commands.py</extracomment>
        <translation>无法测量{title}的级别：{why}。</translation>
    </message>
    <message>
        <source>The levels of {title} cannot be measured.</source>
        <extracomment>gui/app/own_game_commands.py</extracomment>
        <translation>无法测量{title}的级别。</translation>
    </message>
    <message>
        <source>The levels have not been measured yet in this game.</source>
        <extracomment>gui/app/practice_dialog.py</extracomment>
        <translation>这种棋的级别尚未测量。</translation>
    </message>
    <message>
        <source>The computer has practised since, so these ratings may be off.</source>
        <extracomment>gui/app/practice_dialog.py</extracomment>
        <translation>此后电脑又练习过，这些等级分可能不准确。</translation>
    </message>
    <message>
        <source>The levels of {title} are being measured now.</source>
        <extracomment>gui/app/practice_dialog.py</extracomment>
        <translation>正在测量{title}的级别。</translation>
    </message>
    <message>
        <source>The levels of {title} have been measured.</source>
        <extracomment>gui/app/practice_dialog.py</extracomment>
        <translation>{title}的级别已测量。</translation>
    </message>
    <message>
        <source>It is practising now: {done} of {total} minutes.</source>
        <extracomment>gui/app/practice_dialog.py</extracomment>
        <translation>正在练习：{total} 分钟中已过 {done} 分钟。</translation>
    </message>
    <message>
        <source>Its levels are being measured now: {done} of {total} minutes.</source>
        <extracomment>gui/app/practice_dialog.py</extracomment>
        <translation>正在测量级别：{total} 分钟中已过 {done} 分钟。</translation>
    </message>
    <message>
        <source>{share}% ± {error}%</source>
        <extracomment>gui/app/practice_dialog.py</extracomment>
        <translation>{share} ± {error}%</translation>
    </message>
    <message>
        <source>Measure the levels</source>
        <extracomment>gui/app/practice_dialog.py</extracomment>
        <translation>测量级别</translation>
    </message>
    <message>
        <source>Rating</source>
        <extracomment>gui/app/practice_dialog.py, gui/learn/puzzle_text.py</extracomment>
        <translation>等级分</translation>
    </message>
    <message>
        <source>Against the level below</source>
        <extracomment>gui/app/practice_dialog.py</extracomment>
        <translation>对低一级</translation>
    </message>
    <message>
        <source>another window or program is working on it</source>
        <extracomment>gui/engines/own_work.py</extracomment>
        <translation>另一个窗口或程序正在处理</translation>
    </message>
    <message>
        <source>In the diagrams, a dot marks a square where the piece may move or capture.</source>
        <extracomment>gui/rulebook/generated.py</extracomment>
        <translation>图中的圆点表示可以走到或吃子的格子。</translation>
    </message>
    <message>
        <source>A ringed dot marks a square where the piece may move or capture, and to which it can also jump.</source>
        <extracomment>gui/rulebook/generated.py</extracomment>
        <translation>带圈的圆点表示可以走到或吃子、也可以跳到的格子。</translation>
    </message>
    <message>
        <source>A circle marks a square where the piece only moves.</source>
        <extracomment>gui/rulebook/generated.py</extracomment>
        <translation>圆圈表示只能走到的格子。</translation>
    </message>
    <message>
        <source>A cross marks a square where the piece only captures.</source>
        <extracomment>gui/rulebook/generated.py</extracomment>
        <translation>叉号表示只能吃子的格子。</translation>
    </message>
    <message>
        <source>older rules</source>
        <comment>a version of a game</comment>
        <extracomment>gui/words/naming.py</extracomment>
        <translation>旧规则</translation>
    </message>
    <message>
        <source>Tasks not solved yet: {numbers}.</source>
        <extracomment>gui/learn/lesson_text.py</extracomment>
        <translation>尚未解开的关：{numbers}。</translation>
    </message>
    <message>
        <source>A pawn on its second rank, the second row from your side, may move up to three squares. Go to the marked square in one move.</source>
        <extracomment>assets/lessons/pandemonium/01-first-game.toml, assets/lessons/pandemonium/08-pawns.toml</extracomment>
        <translation>兵在从己方数起的第二横线上时，最多可走三格。一步走到标出的格子。</translation>
    </message>
    <message>
        <source>Once captured, it is a pawn again. The other pieces, except king and queen, may promote there too: the board asks you.</source>
        <extracomment>assets/lessons/pandemonium/01-first-game.toml</extracomment>
        <translation>被吃后又变回兵。除王和后以外，其他棋子也可以在那里升变：棋盘会问你。</translation>
    </message>
    <message>
        <source>All pieces point at the enemy.</source>
        <extracomment>assets/lessons/palaceshogi/01-first-game.toml</extracomment>
        <translation>所有棋子都指向敌方。</translation>
    </message>
    <message>
        <source>Before that, the pawn is the pawn of chess, en passant too.</source>
        <extracomment>assets/lessons/palaceshogi/01-first-game.toml</extracomment>
        <translation>被吃之前，兵就是国际象棋的兵，包括吃过路兵。</translation>
    </message>
    <message>
        <source>In your hand the knight is a horse again: what is held loses its promotion.</source>
        <extracomment>assets/lessons/palaceshogi/01-first-game.toml</extracomment>
        <translation>骑士在你手中又变回桂马：持有的棋子恢复原状。</translation>
    </message>
    <message>
        <source>From its third rank a pawn may move two squares. Go to the marked square in one move.</source>
        <extracomment>assets/lessons/pandemonium/08-pawns.toml</extracomment>
        <translation>兵在第三横线上可以走两格。一步走到标出的格子。</translation>
    </message>
    <message>
        <source>A pawn moves one square ahead, two from rank g, where it begins. Go to the marked square in one move.</source>
        <extracomment>assets/lessons/palaceshogi/07-pawn-and-footsoldier.toml</extracomment>
        <translation>兵向前走一格，从起始的g横线可走两格。一步走到标出的格子。</translation>
    </message>
    <message>
        <source>The computer&apos;s levels play quick games, each against the next one, and their ratings follow from that. Where two are too close together or too far apart, all levels are spaced out again. This runs in the background; you can play meanwhile.</source>
        <extracomment>gui/app/practice_dialog.py</extracomment>
        <translation>电脑的各个级别与上一级快速对弈，由此算出等级分。如果有两级相距太近或太远，所有级别会重新分布。测量在后台运行，这段时间你仍可下棋。</translation>
    </message>
    <message>
        <source>Playtest…</source>
        <extracomment>gui/app/start_cards.py, gui/known/known_page.py, gui/rulebook/rules_window.py</extracomment>
        <translation>自弈测试…</translation>
    </message>
    <message>
        <source>Playtest</source>
        <extracomment>gui/playtest/playtest_page.py, gui/shell/commands.py</extracomment>
        <translation>自弈测试</translation>
    </message>
    <message>
        <source>The computer plays a game against itself again and again and reports what the game is like: whether it is fair, what the pieces do and are worth, and what stands out. It runs in the background; you can do other things meanwhile.</source>
        <extracomment>gui/playtest/playtest_page.py</extracomment>
        <translation>电脑与自己反复对局，并报告这种棋的特点：是否公平、棋子的作用与价值，以及有哪些突出之处。测试在后台运行，这段时间你可以做别的事。</translation>
    </message>
    <message>
        <source>Positions searched per move</source>
        <extracomment>gui/playtest/playtest_page.py</extracomment>
        <translation>每步搜索的局面数</translation>
    </message>
    <message>
        <source>Discard the games of this playtest?</source>
        <extracomment>gui/playtest/playtest_page.py</extracomment>
        <translation>要丢弃这次自弈测试的对局吗？</translation>
    </message>
    <message numerus="yes">
        <source>{played:,} of {count:,} games played.</source>
        <extracomment>gui/playtest/playtest_page.py</extracomment>
        <translation>
            <numerusform>{count:,} 局中已完成 {played:,} 局。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>About {count:,} minutes left.</source>
        <extracomment>gui/playtest/playtest_page.py</extracomment>
        <translation>
            <numerusform>约剩 {count:,} 分钟。</numerusform>
        </translation>
    </message>
    <message>
        <source>{title} is being playtested now.</source>
        <extracomment>gui/playtest/playtest_page.py</extracomment>
        <translation>正在进行{title}的自弈测试。</translation>
    </message>
    <message>
        <source>The playtest of {title} has ended.</source>
        <extracomment>gui/app/engine_pages.py</extracomment>
        <translation>{title}的自弈测试已结束。</translation>
    </message>
    <message>
        <source>{title} cannot be playtested.</source>
        <extracomment>gui/app/engine_pages.py</extracomment>
        <translation>无法进行{title}的自弈测试。</translation>
    </message>
    <message>
        <source>{title} cannot be playtested: {why}.</source>
        <extracomment>gui/app/engine_pages.py</extracomment>
        <translation>无法进行{title}的自弈测试：{why}。</translation>
    </message>
    <message>
        <source>The playtest of {title} cannot be continued: its file is damaged. Discard it to start over.</source>
        <extracomment>gui/app/engine_pages.py</extracomment>
        <translation>无法继续{title}的自弈测试：文件已损坏。请丢弃后重新开始。</translation>
    </message>
    <message>
        <source>Discard…</source>
        <extracomment>gui/playtest/playtest_page.py</extracomment>
        <translation>丢弃…</translation>
    </message>
    <message>
        <source>Pausing…</source>
        <extracomment>gui/playtest/playtest_page.py</extracomment>
        <translation>正在暂停…</translation>
    </message>
    <message>
        <source>Save the report…</source>
        <extracomment>gui/known/known_page.py, gui/playtest/playtest_page.py</extracomment>
        <translation>保存报告…</translation>
    </message>
    <message>
        <source>Save the tables…</source>
        <extracomment>gui/playtest/playtest_page.py</extracomment>
        <translation>保存表格…</translation>
    </message>
    <message>
        <source>Save the games…</source>
        <extracomment>gui/playtest/playtest_page.py</extracomment>
        <translation>保存对局…</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <extracomment>gui/desk/report_exports.py</extracomment>
        <translation>表格 (*.csv)</translation>
    </message>
    <message>
        <source>Games (*.pgn)</source>
        <extracomment>gui/desk/report_exports.py</extracomment>
        <translation>对局 (*.pgn)</translation>
    </message>
    <message>
        <source>Playtest of {title}</source>
        <extracomment>engine/playtest/texts.py: title</extracomment>
        <translation>{title}的自弈测试</translation>
    </message>
    <message>
        <source>No game has ended yet.</source>
        <extracomment>engine/playtest/texts.py: none yet</extracomment>
        <translation>还没有对局结束。</translation>
    </message>
    <message>
        <source>What stands out</source>
        <extracomment>engine/playtest/texts.py: findings</extracomment>
        <translation>突出之处</translation>
    </message>
    <message>
        <source>Results</source>
        <extracomment>engine/playtest/texts.py: results</extracomment>
        <translation>结果</translation>
    </message>
    <message>
        <source>Length of the games</source>
        <extracomment>engine/playtest/texts.py: length</extracomment>
        <translation>对局长度</translation>
    </message>
    <message>
        <source>Winning chances</source>
        <extracomment>engine/playtest/texts.py: chances</extracomment>
        <translation>胜率</translation>
    </message>
    <message>
        <source>Choice of moves</source>
        <extracomment>engine/playtest/texts.py: branching</extracomment>
        <translation>可选的着法</translation>
    </message>
    <message>
        <source>What the pieces do</source>
        <extracomment>engine/playtest/texts.py: pieces</extracomment>
        <translation>棋子的作用</translation>
    </message>
    <message>
        <source>What the pieces are worth</source>
        <extracomment>engine/playtest/texts.py: values, engine/theory/texts.py: worth</extracomment>
        <translation>棋子的价值</translation>
    </message>
    <message>
        <source>Where the pieces go</source>
        <extracomment>engine/playtest/texts.py: heat</extracomment>
        <translation>棋子走到哪里</translation>
    </message>
    <message>
        <source>Setup against setup</source>
        <extracomment>engine/playtest/texts.py: setups</extracomment>
        <translation>布阵对布阵</translation>
    </message>
    <message>
        <source>The first six moves</source>
        <extracomment>engine/playtest/texts.py: tree</extracomment>
        <translation>前六步</translation>
    </message>
    <message>
        <source>Rules that came up</source>
        <extracomment>engine/playtest/texts.py: rules</extracomment>
        <translation>出现过的规则</translation>
    </message>
    <message>
        <source>The first player scores more: {share}.</source>
        <extracomment>engine/playtest/texts.py: first ahead</extracomment>
        <translation>先手得分率较高：{share}。</translation>
    </message>
    <message>
        <source>The second player scores more: the first player gets {share} of the points.</source>
        <extracomment>engine/playtest/texts.py: second ahead</extracomment>
        <translation>后手得分率较高；先手得分率为 {share}。</translation>
    </message>
    <message>
        <source>Neither player is shown to have an advantage: the first player scores {share}.</source>
        <extracomment>engine/playtest/texts.py: even</extracomment>
        <translation>看不出哪一方占优：先手得分率 {share}。</translation>
    </message>
    <message>
        <source>Most games are drawn: {share}.</source>
        <extracomment>engine/playtest/texts.py: mostly drawn</extracomment>
        <translation>多数对局为和棋：{share}。</translation>
    </message>
    <message>
        <source>Games are hardly ever drawn: {share}.</source>
        <extracomment>engine/playtest/texts.py: rarely drawn</extracomment>
        <translation>几乎没有和棋：{share}。</translation>
    </message>
    <message>
        <source>{piece}: hardly ever moves, only in {share} of the games.</source>
        <extracomment>engine/playtest/texts.py: rarely moved</extracomment>
        <translation>{piece}：几乎不动，只在 {share} 的对局中走动过。</translation>
    </message>
    <message>
        <source>{piece}: hardly ever dropped, only in {share} of the games in which a player has it in hand.</source>
        <extracomment>engine/playtest/texts.py: rarely dropped</extracomment>
        <translation>{piece}：几乎不打入；在有人手中有它的对局中，只有 {share} 打入过。</translation>
    </message>
    <message>
        <source>{piece}: hardly ever promotes, only in {share} of the games.</source>
        <extracomment>engine/playtest/texts.py: rarely promoted</extracomment>
        <translation>{piece}：几乎不升变，只在 {share} 的对局中升变过。</translation>
    </message>
    <message>
        <source>{rule}: never came up. At most {high} of the games have it.</source>
        <extracomment>engine/playtest/texts.py: unused</extracomment>
        <translation>{rule}：从未出现，至多在 {high} 的对局中出现。</translation>
    </message>
    <message>
        <source>{piece}: next to worthless on the board. With one more, a player scores {share}.</source>
        <extracomment>engine/playtest/texts.py: worthless</extracomment>
        <translation>{piece}：在棋盘上几乎没有价值。多一个时得分率 {share}。</translation>
    </message>
    <message>
        <source>{piece}: worth more in hand than on the board. With one more in hand, a player scores {share}.</source>
        <extracomment>engine/playtest/texts.py: better in hand</extracomment>
        <translation>{piece}：在手中比在棋盘上更有价值。手中多一个时得分率 {share}。</translation>
    </message>
    <message>
        <source>First player wins</source>
        <extracomment>engine/playtest/texts.py: first wins</extracomment>
        <translation>先手胜</translation>
    </message>
    <message>
        <source>Second player wins</source>
        <extracomment>engine/playtest/texts.py: second wins</extracomment>
        <translation>后手胜</translation>
    </message>
    <message>
        <source>First player&apos;s score</source>
        <extracomment>gui/known/boards.py, engine/playtest/texts.py: first score</extracomment>
        <translation>先手得分率</translation>
    </message>
    <message>
        <source>95% bounds</source>
        <extracomment>engine/playtest/texts.py: bounds</extracomment>
        <translation>95% 置信区间</translation>
    </message>
    <message>
        <source>Number of games by their length in plies. Half of them end within {median} plies; the shortest has {least}, the longest {most}.</source>
        <extracomment>engine/playtest/texts.py: length plot</extracomment>
        <translation>对局数，按步数统计。半数在 {median} 步内结束；最短 {least} 步，最长 {most} 步。</translation>
    </message>
    <message>
        <source>Plies</source>
        <extracomment>engine/playtest/texts.py: plies</extracomment>
        <translation>步数</translation>
    </message>
    <message>
        <source>Mean number of legal moves: {value}.</source>
        <extracomment>engine/playtest/texts.py: mean legal</extracomment>
        <translation>合法着法平均数：{value}。</translation>
    </message>
    <message>
        <source>Legal moves by ply: {first} at the start, at most {most} at ply {place}.</source>
        <extracomment>engine/playtest/texts.py: legal plot</extracomment>
        <translation>各步的合法着法：开始时 {first}，最多时在第 {place} 步为 {most}。</translation>
    </message>
    <message>
        <source>Legal moves</source>
        <extracomment>engine/playtest/texts.py: legal moves</extracomment>
        <translation>合法着法</translation>
    </message>
    <message>
        <source>The lead changes {value} times per game. A player leads with a winning chance of {chance} or more.</source>
        <extracomment>engine/playtest/texts.py: lead</extracomment>
        <translation>优势每局易手 {value} 次。胜率达 {chance} 以上视为优势。</translation>
    </message>
    <message>
        <source>Won games are decided after {value} plies on average: from then on the winner&apos;s chance is never below {chance}.</source>
        <extracomment>engine/playtest/texts.py: decided</extracomment>
        <translation>分出胜负的对局平均在 {value} 步后成定局：此后胜方的胜率不低于 {chance}。</translation>
    </message>
    <message>
        <source>Share of the won games that are decided, by ply: {quarter} at ply {early}, {half} at ply {late}.</source>
        <extracomment>engine/playtest/texts.py: decided plot</extracomment>
        <translation>分出胜负的对局中已成定局的比例：第 {early} 步 {quarter}，第 {late} 步 {half}。</translation>
    </message>
    <message>
        <source>The first player&apos;s mean winning chance by ply, from {first} to {last}.</source>
        <extracomment>engine/playtest/texts.py: chance plot</extracomment>
        <translation>先手的平均胜率：由 {first} 到 {last}。</translation>
    </message>
    <message>
        <source>Winning chances are derived from the computer&apos;s scores: being a pawn ahead means {share}.</source>
        <extracomment>engine/playtest/texts.py: curve</extracomment>
        <translation>胜率由电脑的评分得出：多一兵相当于 {share}。</translation>
    </message>
    <message>
        <source>Decided games</source>
        <extracomment>engine/playtest/texts.py: decided share</extracomment>
        <translation>已成定局</translation>
    </message>
    <message>
        <source>First player&apos;s mean chance</source>
        <extracomment>engine/playtest/texts.py: first chance</extracomment>
        <translation>先手平均胜率</translation>
    </message>
    <message>
        <source>Mean number of times in a game, both players together.</source>
        <extracomment>engine/playtest/texts.py: each game</extracomment>
        <translation>每局平均次数，双方合计。</translation>
    </message>
    <message>
        <source>Captured</source>
        <extracomment>engine/playtest/texts.py: captured</extracomment>
        <translation>被吃</translation>
    </message>
    <message>
        <source>Dropped</source>
        <extracomment>engine/playtest/texts.py: drops</extracomment>
        <translation>打入</translation>
    </message>
    <message>
        <source>Promoted</source>
        <extracomment>engine/playtest/texts.py: promotions</extracomment>
        <translation>升变</translation>
    </message>
    <message>
        <source>Fitted to the results of the games at {samples} quiet positions, all pieces together. The score is that of a player with one more piece, all else being equal; a worthless piece scores {half}.</source>
        <extracomment>engine/playtest/texts.py: values explained</extracomment>
        <translation>根据 {samples} 个平静局面与对局结果，同时估计所有棋子的价值。得分率是其他条件相同而多一个该棋子的一方的得分率；没有价值的棋子为 {half}。</translation>
    </message>
    <message>
        <source>Too few games to fit values.</source>
        <extracomment>engine/playtest/texts.py: values missing</extracomment>
        <translation>对局太少，无法估计价值。</translation>
    </message>
    <message>
        <source>Place</source>
        <extracomment>engine/playtest/texts.py: place</extracomment>
        <translation>位置</translation>
    </message>
    <message>
        <source>on the board</source>
        <extracomment>engine/playtest/texts.py: on the board</extracomment>
        <translation>在棋盘上</translation>
    </message>
    <message>
        <source>Score with one more</source>
        <extracomment>engine/playtest/texts.py: score with one more</extracomment>
        <translation>多一个时的得分率</translation>
    </message>
    <message>
        <source>Worth ({piece} = 1)</source>
        <extracomment>engine/playtest/texts.py: worth in</extracomment>
        <translation>价值（{piece} = 1）</translation>
    </message>
    <message>
        <source>{piece}: most often to {squares}.</source>
        <extracomment>engine/playtest/texts.py: heat plot</extracomment>
        <translation>{piece}：最常到 {squares}。</translation>
    </message>
    <message>
        <source>Setup</source>
        <extracomment>engine/playtest/texts.py: setup</extracomment>
        <translation>布阵</translation>
    </message>
    <message>
        <source>Moves that many games have in common, with the number of these games and the first player&apos;s score.</source>
        <extracomment>engine/playtest/texts.py: tree explained</extracomment>
        <translation>许多对局共有的着法，附对局数与先手的得分率。</translation>
    </message>
    <message>
        <source>First moves</source>
        <extracomment>engine/playtest/texts.py: first moves</extracomment>
        <translation>最初的着法</translation>
    </message>
    <message>
        <source>No move is common to enough games yet.</source>
        <extracomment>engine/playtest/texts.py: tree missing</extracomment>
        <translation>还没有足够多的对局共有的着法。</translation>
    </message>
    <message>
        <source>Rule</source>
        <extracomment>engine/playtest/texts.py: rule</extracomment>
        <translation>规则</translation>
    </message>
    <message>
        <source>Drop</source>
        <extracomment>engine/playtest/texts.py: drop</extracomment>
        <translation>打入</translation>
    </message>
    <message>
        <source>En passant capture</source>
        <extracomment>engine/playtest/texts.py: en passant</extracomment>
        <translation>吃过路兵</translation>
    </message>
    <message>
        <source>Second step</source>
        <extracomment>engine/playtest/texts.py: second step</extracomment>
        <translation>第二步</translation>
    </message>
    <message>
        <source>Stopped after 150 moves</source>
        <extracomment>engine/playtest/texts.py: abandoned</extracomment>
        <translation>150 步后中止</translation>
    </message>
    <message>
        <source>The report is discarded as well. Making it again would take just as long.</source>
        <extracomment>gui/playtest/playtest_page.py</extracomment>
        <translation>报告也会一并消失。重新制作需要同样长的时间。</translation>
    </message>
    <message>
        <source>The computer played {played} of {games} games against itself, with {nodes} positions searched per move (seed {seed}).</source>
        <extracomment>engine/playtest/texts.py: introduction</extracomment>
        <translation>电脑与自己对局，{games} 局中已下 {played} 局，每步搜索 {nodes} 个局面（种子 {seed}）。</translation>
    </message>
    <message>
        <source>{played} of {games} games were played with random moves (seed {seed}).</source>
        <extracomment>engine/playtest/texts.py: introduction random</extracomment>
        <translation>{games} 局中有 {played} 局以随机着法完成（种子 {seed}）。</translation>
    </message>
    <message>
        <source>Bounds are at 95% confidence. Differences within them are not reported.</source>
        <extracomment>engine/playtest/texts.py: confidence</extracomment>
        <translation>范围均为 95% 置信区间；落在其中的差异不列出。</translation>
    </message>
    <message>
        <source>Claims tested together: {tests}. The bounds in this section are wider, so that all of them hold with 95% confidence.</source>
        <extracomment>engine/playtest/texts.py: together</extracomment>
        <translation>一并检验的论断数：{tests}。本节的置信区间较宽，使全部论断在 95% 的置信水平下同时成立。</translation>
    </message>
    <message>
        <source>Setup {setup} loses: between equal players it scores {share}.</source>
        <extracomment>engine/playtest/texts.py: setup loses</extracomment>
        <translation>布阵 {setup} 吃亏：实力相当时得分率 {share}。</translation>
    </message>
    <message>
        <source>Setup {setup} wins: between equal players it scores {share}.</source>
        <extracomment>engine/playtest/texts.py: setup wins</extracomment>
        <translation>布阵 {setup} 占优：实力相当时得分率 {share}。</translation>
    </message>
    <message>
        <source>Share of the games</source>
        <extracomment>engine/playtest/texts.py: share</extracomment>
        <translation>对局比例</translation>
    </message>
    <message>
        <source>Mean length in plies, single moves of either player: {value}.</source>
        <extracomment>engine/playtest/texts.py: mean length</extracomment>
        <translation>平均步数（双方各步分别计）：{value}。</translation>
    </message>
    <message>
        <source>Captures made</source>
        <extracomment>engine/playtest/texts.py: captures</extracomment>
        <translation>吃掉的棋子</translation>
    </message>
    <message>
        <source>Where pieces move and are dropped, with their owner at the lower edge. The stronger the colour, the more often a square is reached.</source>
        <extracomment>engine/playtest/texts.py: heat explained</extracomment>
        <translation>棋子走到与打入的格子，从拥有者位于下方的角度来看。颜色越浓，次数越多。</translation>
    </message>
    <message>
        <source>The first player&apos;s score. Rows are the first player&apos;s setups, columns the second player&apos;s.</source>
        <extracomment>engine/playtest/texts.py: setups explained</extracomment>
        <translation>先手的得分率。行为先手的布阵，列为后手的布阵。</translation>
    </message>
    <message>
        <source>What is known</source>
        <extracomment>gui/app/start_cards.py, gui/known/known_page.py, gui/rulebook/rules_window.py, gui/shell/commands.py</extracomment>
        <translation>目前所知</translation>
    </message>
    <message>
        <source>What is known about {title}</source>
        <extracomment>gui/known/known_page.py, engine/theory/texts.py: title</extracomment>
        <translation>目前所知的{title}</translation>
    </message>
    <message>
        <source>Nothing is known about this game yet. Run a playtest to find out.</source>
        <extracomment>gui/known/known_page.py</extracomment>
        <translation>目前对这种棋还一无所知，可用自弈测试查明。</translation>
    </message>
    <message>
        <source>Opening moves</source>
        <extracomment>gui/known/boards.py, engine/theory/texts.py: opening</extracomment>
        <translation>如何开局</translation>
    </message>
    <message>
        <source>The moves that the computer has played most often from here. Choose one, or move a piece on the board. Then study the position, or play on from it.</source>
        <extracomment>gui/known/boards.py</extracomment>
        <translation>电脑在此局面最常走的着法。请选择一个，或在棋盘上走一步，然后可以研究该局面，或从那里继续下。</translation>
    </message>
    <message>
        <source>Known moves</source>
        <extracomment>gui/known/boards.py, gui/study/study_openings.py</extracomment>
        <translation>已知着法</translation>
    </message>
    <message>
        <source>Nothing is known about this position.</source>
        <extracomment>gui/known/boards.py</extracomment>
        <translation>没有这个局面的资料。</translation>
    </message>
    <message numerus="yes">
        <source>{count:,} games. The first player&apos;s score: {score}</source>
        <extracomment>gui/known/boards.py</extracomment>
        <translation>
            <numerusform>{count:,} 局。先手得分率：{score}</numerusform>
        </translation>
    </message>
    <message>
        <source>Play on from here…</source>
        <extracomment>gui/known/boards.py</extracomment>
        <translation>从这里继续下…</translation>
    </message>
    <message>
        <source>Move</source>
        <comment>a column of moves</comment>
        <extracomment>gui/known/boards.py</extracomment>
        <translation>着法</translation>
    </message>
    <message>
        <source>Roughly, on the board: pawn 2, knight and bishop 3, rook and queen 4, cardinal and marshal 5. Capture the more valuable piece.</source>
        <extracomment>assets/lessons/pandemonium/17-values.toml</extracomment>
        <translation>棋子在棋盘上的价值大致为：兵 2，骑士和主教 3，车和后 4，枢机和元帅 5。吃掉价值较高的棋子。</translation>
    </message>
    <message>
        <source>Roughly, on the board: pawn 1, knight, bishop and rook 2, cardinal 3, marshal, queen and angel 4. Capture the more valuable piece.</source>
        <extracomment>assets/lessons/mansindam/15-values.toml</extracomment>
        <translation>棋子在棋盘上的价值大致为：兵 1，骑士、主教和车 2，枢机 3，元帅、后和天使 4。吃掉价值较高的棋子。</translation>
    </message>
    <message>
        <source>Lion, queen, dragon, rook, elephant, bishop, knight, silver, cannon, gold: roughly in this order. Capture the more valuable piece.</source>
        <extracomment>assets/lessons/palaceshogi/16-values.toml</extracomment>
        <translation>狮、后、龙、车、象、主教、骑士、银将、炮、金将：价值大致按此顺序由高到低。吃掉价值较高的棋子。</translation>
    </message>
    <message>
        <source>No book has been written about this game yet. Everything here comes from {played} games that the computer played against itself, with {nodes} positions searched per move.</source>
        <extracomment>engine/theory/texts.py: introduction</extracomment>
        <translation>还没有人写过关于这种棋的书。这里的内容来自电脑与自己对弈的 {played} 局，每步搜索 {nodes} 个局面。</translation>
    </message>
    <message>
        <source>Ranges in brackets are 95% confidence bounds. Anything that could be chance is left out.</source>
        <extracomment>engine/theory/texts.py: confidence</extracomment>
        <translation>括号中的范围为 95% 置信区间；可能出于偶然的一概不列。</translation>
    </message>
    <message>
        <source>In short</source>
        <extracomment>engine/theory/texts.py: short</extracomment>
        <translation>概要</translation>
    </message>
    <message>
        <source>Is it fair?</source>
        <extracomment>engine/theory/texts.py: fair</extracomment>
        <translation>公平吗？</translation>
    </message>
    <message>
        <source>Effects of the setups</source>
        <extracomment>engine/theory/texts.py: setups</extracomment>
        <translation>布阵的影响</translation>
    </message>
    <message>
        <source>How games end, and when</source>
        <extracomment>engine/theory/texts.py: ends</extracomment>
        <translation>对局如何结束、何时结束</translation>
    </message>
    <message>
        <source>What strong players do and beginners do not</source>
        <extracomment>engine/theory/texts.py: beginners</extracomment>
        <translation>高手会做而新手不做的事</translation>
    </message>
    <message>
        <source>What this is based on</source>
        <extracomment>engine/theory/texts.py: basis</extracomment>
        <translation>依据</translation>
    </message>
    <message>
        <source>The first player has the better chances: {share} of the points in {games} games.</source>
        <extracomment>engine/theory/texts.py: first ahead</extracomment>
        <translation>先手较有利：{games} 局中先手得分率 {share}。</translation>
    </message>
    <message>
        <source>The second player has the better chances: {share} of the points in {games} games.</source>
        <extracomment>engine/theory/texts.py: second ahead</extracomment>
        <translation>后手较有利：{games} 局中后手得分率 {share}。</translation>
    </message>
    <message>
        <source>Neither player is shown to have the better chances: the first player gets {share} of the points in {games} games.</source>
        <extracomment>engine/theory/texts.py: even</extracomment>
        <translation>看不出哪一方较有利：{games} 局中先手得分率 {share}。</translation>
    </message>
    <message>
        <source>Games drawn: {share}.</source>
        <extracomment>engine/theory/texts.py: drawn</extracomment>
        <translation>和棋比例：{share}。</translation>
    </message>
    <message>
        <source>Draws are rare: {share} of the games.</source>
        <extracomment>engine/theory/texts.py: hardly drawn</extracomment>
        <translation>和棋很少，只占对局的 {share}。</translation>
    </message>
    <message>
        <source>Setups that score more than others: {setups}.</source>
        <extracomment>engine/theory/texts.py: setups better</extracomment>
        <translation>得分率较高的布阵：{setups}。</translation>
    </message>
    <message>
        <source>Setups that score less than others: {setups}.</source>
        <extracomment>engine/theory/texts.py: setups worse</extracomment>
        <translation>得分率较低的布阵：{setups}。</translation>
    </message>
    <message>
        <source>No setup is shown to be better or worse than another.</source>
        <extracomment>engine/theory/texts.py: setups even</extracomment>
        <translation>看不出哪种布阵较好或较差。</translation>
    </message>
    <message>
        <source>{name} {share}</source>
        <extracomment>engine/theory/texts.py: scored</extracomment>
        <translation>{name} {share}</translation>
    </message>
    <message>
        <source>A player&apos;s score with one more of these on the board: {pieces}.</source>
        <extracomment>engine/theory/texts.py: one more</extracomment>
        <translation>棋盘上多一个下列棋子时的得分率：{pieces}。</translation>
    </message>
    <message>
        <source>Worth most on the board, among the pieces whose value is well established: {pieces}.</source>
        <extracomment>engine/theory/texts.py: best pieces</extracomment>
        <translation>价值已确知的棋子中，在棋盘上最有价值的：{pieces}。</translation>
    </message>
    <message>
        <source>Worth more on the board than in hand: {pieces}.</source>
        <extracomment>engine/theory/texts.py: better on board</extracomment>
        <translation>在棋盘上比在手中更有价值：{pieces}。</translation>
    </message>
    <message>
        <source>Worth more in hand than on the board: {pieces}.</source>
        <extracomment>engine/theory/texts.py: better in hand</extracomment>
        <translation>在手中比在棋盘上更有价值：{pieces}。</translation>
    </message>
    <message>
        <source>Worth more once promoted: {pieces}.</source>
        <extracomment>engine/theory/texts.py: better promoted</extracomment>
        <translation>升变后更有价值：{pieces}。</translation>
    </message>
    <message>
        <source>Worth less once promoted: {pieces}.</source>
        <extracomment>engine/theory/texts.py: worse promoted</extracomment>
        <translation>升变后价值降低：{pieces}。</translation>
    </message>
    <message>
        <source>In these games, material is given up only where the computer sees compensation. A piece lost for nothing costs more.</source>
        <extracomment>engine/theory/texts.py: values chosen</extracomment>
        <translation>在这些对局中，只有看到补偿才会弃子；白白丢子的损失比这更大。</translation>
    </message>
    <message>
        <source>Score with one more on the board</source>
        <extracomment>engine/theory/texts.py: score on board</extracomment>
        <translation>棋盘上多一个时的得分率</translation>
    </message>
    <message>
        <source>Score with one more in hand</source>
        <extracomment>engine/theory/texts.py: score in hand</extracomment>
        <translation>手中多一个时的得分率</translation>
    </message>
    <message>
        <source>On the board ({piece} = 1)</source>
        <extracomment>engine/theory/texts.py: worth on board</extracomment>
        <translation>棋盘上（{piece} = 1）</translation>
    </message>
    <message>
        <source>In hand ({piece} = 1)</source>
        <extracomment>engine/theory/texts.py: worth in hand</extracomment>
        <translation>手中（{piece} = 1）</translation>
    </message>
    <message>
        <source>First moves with which the first player scores above average: {moves}.</source>
        <extracomment>engine/theory/texts.py: opens better</extracomment>
        <translation>先手得分率高于整体平均的第一步：{moves}。</translation>
    </message>
    <message>
        <source>First moves with which the first player scores below average: {moves}.</source>
        <extracomment>engine/theory/texts.py: opens worse</extracomment>
        <translation>先手得分率低于整体平均的第一步：{moves}。</translation>
    </message>
    <message>
        <source>No first move is shown to score more or less than the others.</source>
        <extracomment>engine/theory/texts.py: opens even</extracomment>
        <translation>看不出哪种第一步的得分率较高或较低。</translation>
    </message>
    <message>
        <source>How games end: {ends}.</source>
        <extracomment>engine/theory/texts.py: ended by</extracomment>
        <translation>对局的结束方式：{ends}。</translation>
    </message>
    <message>
        <source>{played} games with {nodes} positions searched per move, compared with {weak} games with only {few}: like a beginner, the computer then sees little more than the next move.</source>
        <extracomment>engine/theory/texts.py: samples</extracomment>
        <translation>每步搜索 {nodes} 个局面的 {played} 局，与每步只搜索 {few} 个局面的 {weak} 局比较：在后者中，电脑像新手一样，几乎只看得到下一步。</translation>
    </message>
    <message>
        <source>No difference between them is shown.</source>
        <extracomment>engine/theory/texts.py: no difference</extracomment>
        <translation>看不出两者有差别。</translation>
    </message>
    <message>
        <source>Strong players drop these pieces more often: {pieces}.</source>
        <extracomment>engine/theory/texts.py: drop more</extracomment>
        <translation>高手较常打入的棋子：{pieces}。</translation>
    </message>
    <message>
        <source>Strong players drop these pieces less often: {pieces}.</source>
        <extracomment>engine/theory/texts.py: drop less</extracomment>
        <translation>高手较少打入的棋子：{pieces}。</translation>
    </message>
    <message>
        <source>Strong players promote these pieces more often: {pieces}.</source>
        <extracomment>engine/theory/texts.py: promote more</extracomment>
        <translation>高手较常升变的棋子：{pieces}。</translation>
    </message>
    <message>
        <source>Strong players promote these pieces less often: {pieces}.</source>
        <extracomment>engine/theory/texts.py: promote less</extracomment>
        <translation>高手较少升变的棋子：{pieces}。</translation>
    </message>
    <message>
        <source>Strong players move these pieces more often: {pieces}.</source>
        <extracomment>engine/theory/texts.py: move more</extracomment>
        <translation>高手较常走的棋子：{pieces}。</translation>
    </message>
    <message>
        <source>Strong players move these pieces less often: {pieces}.</source>
        <extracomment>engine/theory/texts.py: move less</extracomment>
        <translation>高手较少走的棋子：{pieces}。</translation>
    </message>
    <message>
        <source>More common in games of strong players: {rules}.</source>
        <extracomment>engine/theory/texts.py: come up more</extracomment>
        <translation>在高手的对局中较常出现：{rules}。</translation>
    </message>
    <message>
        <source>Less common in games of strong players: {rules}.</source>
        <extracomment>engine/theory/texts.py: come up less</extracomment>
        <translation>在高手的对局中较少出现：{rules}。</translation>
    </message>
    <message>
        <source>{name} {strong} (beginners: {weak})</source>
        <extracomment>engine/theory/texts.py: instead</extracomment>
        <translation>{name} {strong}〔新手：{weak}〕</translation>
    </message>
    <message>
        <source>Games of strong players last longer: {strong} moves per player (beginners: {weak}).</source>
        <extracomment>engine/theory/texts.py: last longer</extracomment>
        <translation>高手的对局较长：双方各 {strong} 步（新手：{weak}）。</translation>
    </message>
    <message>
        <source>Games of strong players are shorter: {strong} moves per player (beginners: {weak}).</source>
        <extracomment>engine/theory/texts.py: last shorter</extracomment>
        <translation>高手的对局较短：双方各 {strong} 步（新手：{weak}）。</translation>
    </message>
    <message>
        <source>The lead changes more often in games of strong players: {strong} times (beginners: {weak}).</source>
        <extracomment>engine/theory/texts.py: lead more</extracomment>
        <translation>高手的对局中优势较常易手：{strong} 次（新手：{weak}）。</translation>
    </message>
    <message>
        <source>The lead changes less often in games of strong players: {strong} times (beginners: {weak}).</source>
        <extracomment>engine/theory/texts.py: lead less</extracomment>
        <translation>高手的对局中优势较少易手：{strong} 次（新手：{weak}）。</translation>
    </message>
    <message>
        <source>How often per hundred moves, both players together.</source>
        <extracomment>engine/theory/texts.py: each hundred</extracomment>
        <translation>每百步的次数，双方合计。</translation>
    </message>
    <message>
        <source>Dropped by strong players</source>
        <extracomment>engine/theory/texts.py: drops strong</extracomment>
        <translation>高手打入</translation>
    </message>
    <message>
        <source>By beginners</source>
        <extracomment>engine/theory/texts.py: by beginners</extracomment>
        <translation>新手</translation>
    </message>
    <message>
        <source>Promoted by strong players</source>
        <extracomment>engine/theory/texts.py: promotions strong</extracomment>
        <translation>高手升变</translation>
    </message>
    <message>
        <source>Moved by strong players</source>
        <extracomment>engine/theory/texts.py: moves strong</extracomment>
        <translation>高手走动</translation>
    </message>
    <message>
        <source>Claims tested together: {tests}. The bounds in sentences are wider than those in tables, so that all sentences together are true with 95% confidence.</source>
        <extracomment>engine/theory/texts.py: together</extracomment>
        <translation>一并检验的论断数：{tests}。句中的置信区间比表中的宽，使所有句子在 95% 的置信水平下同时成立。</translation>
    </message>
    <message>
        <source>The most frequent openings. Choose one to see it on the board.</source>
        <extracomment>gui/known/boards.py</extracomment>
        <translation>最常见的开局。选一个就会显示在棋盘上。</translation>
    </message>
    <message>
        <source>The computer&apos;s most frequent first moves: {moves}.</source>
        <extracomment>engine/theory/texts.py: opens with</extracomment>
        <translation>电脑最常走的第一步：{moves}。</translation>
    </message>
    <message>
        <source>A game lasts {mean} moves per player on average; half of all games last {low} to {high} moves.</source>
        <extracomment>engine/theory/texts.py: lasts</extracomment>
        <translation>一局平均双方各走 {mean} 步；半数对局在 {low} 到 {high} 步之间。</translation>
    </message>
    <message>
        <source>On average, a won game is decided after {mean} moves per player: from then on, the winner&apos;s chance is always {chance} or more.</source>
        <extracomment>engine/theory/texts.py: clear</extracomment>
        <translation>分出胜负的对局平均在双方各走 {mean} 步后成定局：此后胜方的胜率始终在 {chance} 以上。</translation>
    </message>
    <message>
        <source>Whose games</source>
        <extracomment>gui/desk/known_moves.py</extracomment>
        <translation>谁的对局</translation>
    </message>
    <message>
        <source>{player}&apos;s score</source>
        <extracomment>gui/desk/known_moves.py</extracomment>
        <translation>{player}得分率</translation>
    </message>
    <message>
        <source>{player} scores {share}</source>
        <extracomment>gui/desk/known_moves.py</extracomment>
        <translation>{player}得分率 {share}</translation>
    </message>
    <message>
        <source>{player} wins {share}</source>
        <extracomment>gui/desk/known_moves.py</extracomment>
        <translation>{player}胜 {share}</translation>
    </message>
    <message>
        <source>draws {share}</source>
        <extracomment>gui/desk/known_moves.py</extracomment>
        <translation>和棋 {share}</translation>
    </message>
    <message numerus="yes">
        <source>From {count:,} games of the computer against itself, mostly with {nodes:,} positions searched for each move.</source>
        <extracomment>gui/desk/known_moves.py</extracomment>
        <translation>
            <numerusform>来自电脑与自己对弈的 {count:,} 局，大多每步搜索 {nodes:,} 个局面。</numerusform>
        </translation>
    </message>
    <message>
        <source>Computer&apos;s games</source>
        <extracomment>gui/desk/known_moves.py</extracomment>
        <translation>电脑的对局</translation>
    </message>
    <message>
        <source>Move</source>
        <comment>a move in a table</comment>
        <extracomment>gui/desk/known_moves.py</extracomment>
        <translation>着法</translation>
    </message>
    <message>
        <source>None of the computer&apos;s games has this position.</source>
        <extracomment>gui/desk/known_moves.py</extracomment>
        <translation>电脑的对局中没有这个局面。</translation>
    </message>
    <message>
        <source>None of your games has this position.</source>
        <extracomment>gui/desk/known_moves.py</extracomment>
        <translation>你的对局中没有这个局面。</translation>
    </message>
    <message>
        <source>Moves played from here in the computer&apos;s games</source>
        <extracomment>gui/library/library_text.py</extracomment>
        <translation>电脑的对局中从此局面走过的着法</translation>
    </message>
    <message numerus="yes">
        <source>Opening known up to {move} ({count:,} games)</source>
        <extracomment>gui/review/review_text.py</extracomment>
        <translation>
            <numerusform>开局到 {move} 为止已知（{count:,} 局）</numerusform>
        </translation>
    </message>
    <message>
        <source>Opening unknown from {move}</source>
        <extracomment>gui/review/review_text.py</extracomment>
        <translation>开局从 {move} 起未知</translation>
    </message>
    <message>
        <source>By the computer&apos;s games against itself</source>
        <extracomment>gui/study/study_review.py</extracomment>
        <translation>根据电脑与自己对弈的棋局</translation>
    </message>
    <message>
        <source>Openings</source>
        <extracomment>gui/study/study_openings.py</extracomment>
        <translation>开局</translation>
    </message>
    <message>
        <source>Opening explorer</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>开局浏览器</translation>
    </message>
    <message>
        <source>Mating alone</source>
        <extracomment>gui/known/boards.py, assets/lessons/pandemonium/19-mating-alone.toml, assets/lessons/mansindam/16-mating-alone.toml, assets/lessons/palaceshogi/17-mating-alone.toml</extracomment>
        <translation>将死孤王</translation>
    </message>
    <message>
        <source>King and one piece against a bare king.</source>
        <extracomment>assets/lessons/pandemonium/19-mating-alone.toml</extracomment>
        <translation>王加一个棋子对孤王。</translation>
    </message>
    <message>
        <source>A knight cannot mate a bare king, but a scepter can, which it may become by a move into the enemy camp. Mate in two.</source>
        <extracomment>assets/lessons/pandemonium/19-mating-alone.toml</extracomment>
        <translation>骑士不能将死孤王，但走进敌阵就可以升变为圭，圭能将死。两步将死。</translation>
    </message>
    <message>
        <source>King and knight win from nearly everywhere: first into the camp, then against the edge.</source>
        <extracomment>assets/lessons/pandemonium/19-mating-alone.toml</extracomment>
        <translation>王加骑士几乎在任何局面都能赢：先进敌阵，再把敌王逼到边上。</translation>
    </message>
    <message>
        <source>The bishop becomes a horse in the enemy camp, and a horse mates as well. Mate in two.</source>
        <extracomment>assets/lessons/pandemonium/19-mating-alone.toml</extracomment>
        <translation>主教在敌阵升变为马，马也能将死。两步将死。</translation>
    </message>
    <message>
        <source>The horse&apos;s step straight ahead shuts the corner, and your king guards it.</source>
        <extracomment>assets/lessons/pandemonium/19-mating-alone.toml</extracomment>
        <translation>马直走的一步封住了角，你的王保护着它。</translation>
    </message>
    <message>
        <source>A rook needs its king in front of the other one. Mate in two.</source>
        <extracomment>assets/lessons/pandemonium/19-mating-alone.toml</extracomment>
        <translation>用车将死，需要自己的王站到敌王面前。两步将死。</translation>
    </message>
    <message>
        <source>If it is your move, every piece but the pawn wins against a bare king from nearly everywhere.</source>
        <extracomment>assets/lessons/pandemonium/19-mating-alone.toml</extracomment>
        <translation>轮到你走时，除了兵以外，每种棋子几乎在任何局面都能战胜孤王。</translation>
    </message>
    <message>
        <source>One strong piece against a bare king.</source>
        <extracomment>assets/lessons/mansindam/16-mating-alone.toml</extracomment>
        <translation>一个强子对孤王。</translation>
    </message>
    <message>
        <source>Cardinal, rhino, ship and angel can mate without any help. From the right square the rhino attacks the king in the corner and all squares around it. Mate in one.</source>
        <extracomment>assets/lessons/mansindam/16-mating-alone.toml</extracomment>
        <translation>枢机、犀牛、战舰和天使不靠任何帮助就能将死。犀牛站对格子，就能同时攻击角上的王和它周围的所有格子。一步将死。</translation>
    </message>
    <message>
        <source>The cardinal has the same mate, and only in a corner. A king that stays out of it can be mated only with your own king&apos;s help.</source>
        <extracomment>assets/lessons/mansindam/16-mating-alone.toml</extracomment>
        <translation>枢机也能这样将死，但只限于角上。敌王若不进角，就要有你的王帮忙才能将死。</translation>
    </message>
    <message>
        <source>The ship mates on any edge, and its own king may be far away. Mate in two.</source>
        <extracomment>assets/lessons/mansindam/16-mating-alone.toml</extracomment>
        <translation>战舰在任何一边都能将死，自己的王可以离得很远。两步将死。</translation>
    </message>
    <message>
        <source>Without help a ship mates within six moves from anywhere, unless the other king reaches its last rank first.</source>
        <extracomment>assets/lessons/mansindam/16-mating-alone.toml</extracomment>
        <translation>战舰不靠帮助，从任何位置都能在六步内将死，除非敌王抢先到达你的底线。</translation>
    </message>
    <message>
        <source>The angel is even quicker. Mate in two without your king.</source>
        <extracomment>assets/lessons/mansindam/16-mating-alone.toml</extracomment>
        <translation>天使更快。不用你的王，两步将死。</translation>
    </message>
    <message>
        <source>It needs five moves at most. No other piece but the ship can force mate without its king.</source>
        <extracomment>assets/lessons/mansindam/16-mating-alone.toml</extracomment>
        <translation>最多只需五步。除了战舰，没有其他棋子能不靠自己的王就强制将死对方。</translation>
    </message>
    <message>
        <source>A cardinal cannot force mate by itself. Your king takes a square away from the edge here: mate in two.</source>
        <extracomment>assets/lessons/mansindam/16-mating-alone.toml</extracomment>
        <translation>枢机单独不能强制将死对方。这里你的王控制了边上的一格：两步将死。</translation>
    </message>
    <message>
        <source>With its king&apos;s help every piece but the pawn can mate. The danger is the race: a king that reaches its last rank has won.</source>
        <extracomment>assets/lessons/mansindam/16-mating-alone.toml</extracomment>
        <translation>有自己的王帮忙，除了兵以外每种棋子都能将死。危险在于赛跑：到达对方底线的王就赢了。</translation>
    </message>
    <message>
        <source>One or two pieces against a bare king.</source>
        <extracomment>assets/lessons/palaceshogi/17-mating-alone.toml</extracomment>
        <translation>一两个棋子对孤王。</translation>
    </message>
    <message>
        <source>Kings may not face each other, so your king guards a whole file from afar. Mate in two with the gold.</source>
        <extracomment>assets/lessons/palaceshogi/17-mating-alone.toml</extracomment>
        <translation>王不能照面，所以你的王从远处就能守住一整条直线。用金将两步将死。</translation>
    </message>
    <message>
        <source>The gold is safe beside the king: on that file the kings would face each other.</source>
        <extracomment>assets/lessons/palaceshogi/17-mating-alone.toml</extracomment>
        <translation>金将在王旁边是安全的：王若吃它，两王就会在那条直线上照面。</translation>
    </message>
    <message>
        <source>Mate in two with the elephant. Your king guards the file beside the edge.</source>
        <extracomment>assets/lessons/palaceshogi/17-mating-alone.toml</extracomment>
        <translation>用象两步将死。你的王守住边线旁的直线。</translation>
    </message>
    <message>
        <source>The last move is the elephant&apos;s single step. Elephant, dragon, queen and lion all mate with their king&apos;s help.</source>
        <extracomment>assets/lessons/palaceshogi/17-mating-alone.toml</extracomment>
        <translation>最后一步是象走一格。象、龙、后和狮有自己的王帮忙都能将死。</translation>
    </message>
    <message>
        <source>The lion attacks every square within two of its own. Mate in two, and let your king guard it.</source>
        <extracomment>assets/lessons/palaceshogi/17-mating-alone.toml</extracomment>
        <translation>狮攻击两格以内的所有格子。让你的王保护它，两步将死。</translation>
    </message>
    <message>
        <source>A lion and its king need seven moves at most, unless the other king reaches the palace.</source>
        <extracomment>assets/lessons/palaceshogi/17-mating-alone.toml</extracomment>
        <translation>狮和自己的王最多需要七步，除非敌王走进你的宫。</translation>
    </message>
    <message>
        <source>Two knights can mate here, since the kings may not face each other. Mate in two.</source>
        <extracomment>assets/lessons/palaceshogi/17-mating-alone.toml</extracomment>
        <translation>因为王不能照面，两个骑士在这里也能将死。两步将死。</translation>
    </message>
    <message>
        <source>One knight gives check, the other one takes a square, and your king guards a square and the whole file.</source>
        <extracomment>assets/lessons/palaceshogi/17-mating-alone.toml</extracomment>
        <translation>一个骑士将军，另一个控制一格，你的王守住一格和整条直线。</translation>
    </message>
    <message>
        <source>In chess two knights cannot force mate.</source>
        <extracomment>assets/lessons/palaceshogi/17-mating-alone.toml</extracomment>
        <translation>在国际象棋中，两个骑士不能强制将死对方。</translation>
    </message>
    <message>
        <source>Also thinks during your turns</source>
        <extracomment>gui/play/new_game.py</extracomment>
        <translation>轮到你走时也思考</translation>
    </message>
    <message>
        <source>The computer also thinks during your turns</source>
        <extracomment>gui/shell/settings.py</extracomment>
        <translation>轮到你走时，电脑也在思考</translation>
    </message>
    <message>
        <source>It thinks about the move it expects from you, for at most three minutes, and keeps the processor busy meanwhile. Only level {number} with a set thinking time does this, and other engines that can.</source>
        <extracomment>gui/engines/engine_field.py</extracomment>
        <translation>电脑会思考它预计你要走的棋，最多三分钟，其间会占用处理器。只有设定了思考时间的第 {number} 级，以及支持此功能的其他引擎才会这样做。</translation>
    </message>
    <message>
        <source> ×</source>
        <comment>behind a number of periods</comment>
        <extracomment>gui/play/match_fields.py</extracomment>
        <translation> 次</translation>
    </message>
    <message>
        <source>M, X, A</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>M、X、A</translation>
    </message>
    <message>
        <source>C, W, T</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>C、W、T</translation>
    </message>
    <message>
        <source>Start from</source>
        <comment>in the workshop</comment>
        <extracomment>gui/workshop/workshop_page.py</extracomment>
        <translation>基础棋种</translation>
    </message>
    <message>
        <source>Variant</source>
        <extracomment>gui/app/unfinished_dialog.py, gui/desk/games_list.py, gui/library/library_text.py, gui/matches/matches_text.py, gui/playtest/playtest_page.py, gui/study/study_dialog.py</extracomment>
        <translation>棋种</translation>
    </message>
    <message>
        <source>Moves</source>
        <comment>a column of numbers of moves</comment>
        <extracomment>gui/app/unfinished_dialog.py, gui/desk/games_list.py, gui/library/library_text.py, gui/matches/matches_text.py</extracomment>
        <translation>步数</translation>
    </message>
    <message>
        <source>Longest wins</source>
        <extracomment>gui/known/boards.py</extracomment>
        <translation>最长的取胜</translation>
    </message>
    <message>
        <source>The longest win of each ending. Choose one to see it on the board. Then study it, or play it against the computer.</source>
        <extracomment>gui/known/boards.py</extracomment>
        <translation>每种残局中最长的取胜。选择一种即可在棋盘上看到，然后可以研究，或与电脑对弈。</translation>
    </message>
    <message>
        <source>Ending</source>
        <extracomment>gui/known/boards.py</extracomment>
        <translation>残局</translation>
    </message>
    <message>
        <source>Longest win</source>
        <extracomment>gui/known/boards.py, engine/theory/texts.py: longest win, engine/theory/texts.py: longest as played</extracomment>
        <translation>最长取胜</translation>
    </message>
    <message>
        <source>{side} to move: find the only move that holds.</source>
        <extracomment>gui/learn/puzzle_text.py</extracomment>
        <translation>轮到{side}：找出唯一能守住的着法。</translation>
    </message>
    <message numerus="yes">
        <source>{side} to move: find the only move that holds, {count} times in a row.</source>
        <extracomment>gui/learn/puzzle_text.py</extracomment>
        <translation>
            <numerusform>轮到{side}：连续 {count} 步都找出唯一能守住的着法。</numerusform>
        </translation>
    </message>
    <message>
        <source>By variant</source>
        <extracomment>gui/library/statistics.py</extracomment>
        <translation>按棋种</translation>
    </message>
    <message>
        <source>Score</source>
        <comment>a share of points</comment>
        <extracomment>gui/library/library_text.py</extracomment>
        <translation>得分率</translation>
    </message>
    <message>
        <source>Does {player} resign?</source>
        <extracomment>gui/play/game_messages.py</extracomment>
        <translation>{player}要认输吗？</translation>
    </message>
    <message>
        <source>Endings</source>
        <extracomment>engine/theory/texts.py: endings</extracomment>
        <translation>残局</translation>
    </message>
    <message>
        <source>A king and one piece against a bare king, with nothing in hand. Every position has been solved, so these numbers are exact: the share of all positions that the side with the piece wins when it is to move, and its longest win in moves.</source>
        <extracomment>engine/theory/texts.py: endings explained</extracomment>
        <translation>王加一个棋子对孤王，双方手中都没有棋子。所有局面都已解出，所以这些数字是精确的：轮到有子一方走时，其必胜局面占全部局面的比例，以及最长的取胜需要走几步（只计己方）。</translation>
    </message>
    <message>
        <source>In the columns for mate only, a king that arrives ends the game without a winner. In those without arrivals the game goes on, which shows what the pieces themselves can do.</source>
        <extracomment>engine/theory/texts.py: arrivals explained</extracomment>
        <translation>“只计将死”各栏中，王到达即终局，不分胜负；“不计到达”各栏中，王到达后对局继续，可以看出棋子本身的威力。</translation>
    </message>
    <message>
        <source>Pairs of the pieces that seldom mate alone. Wins that begin by giving one of them away are not counted.</source>
        <extracomment>engine/theory/texts.py: pairs explained</extracomment>
        <translation>单独难以将死对方的棋子两两搭配。先弃其中一子的取胜方法不计在内。</translation>
    </message>
    <message>
        <source>These win from at least {share} of the positions: {pieces}.</source>
        <extracomment>engine/theory/texts.py: wins endings</extracomment>
        <translation>在至少 {share} 的局面中必胜的棋子：{pieces}。</translation>
    </message>
    <message>
        <source>As long as no king arrives, these mate from at least {share} of the positions: {pieces}.</source>
        <extracomment>engine/theory/texts.py: mates without arrivals</extracomment>
        <translation>只要没有王到达，在至少 {share} 的局面中能将死对方的棋子：{pieces}。</translation>
    </message>
    <message>
        <source>These mate from less than {share} of the positions: {pieces}.</source>
        <extracomment>engine/theory/texts.py: mates hardly</extracomment>
        <translation>能将死对方的局面不到 {share} 的棋子：{pieces}。</translation>
    </message>
    <message>
        <source>The longest win with best play by both sides: {piece}, {moves} moves.</source>
        <extracomment>engine/theory/texts.py: longest ending</extracomment>
        <translation>双方走出最佳着法时最长的取胜：{piece}，{moves} 步。</translation>
    </message>
    <message>
        <source>With no pieces but the kings, the side to move wins from {share} of the positions.</source>
        <extracomment>engine/theory/texts.py: bare kings</extracomment>
        <translation>只剩双方的王时，轮到走的一方在 {share} 的局面中必胜。</translation>
    </message>
    <message>
        <source>As long as no king arrives, these pairs mate from most positions: {pairs}.</source>
        <extracomment>engine/theory/texts.py: best pairs</extracomment>
        <translation>只要没有王到达，能将死对方的局面最多的搭配：{pairs}。</translation>
    </message>
    <message>
        <source>The inventor of this game says that these mate alone: {pieces}.</source>
        <extracomment>engine/theory/texts.py: claim</extracomment>
        <translation>这种棋的发明者说能单独将死对方的棋子：{pieces}。</translation>
    </message>
    <message>
        <source>Only these can give mate without any help from their king: {pieces}.</source>
        <extracomment>engine/theory/texts.py: gives mate</extracomment>
        <translation>完全不靠己方王的帮助就能将死对方的棋子只有：{pieces}。</translation>
    </message>
    <message>
        <source>Only these can force mate without their king (share of the positions, longest win in moves): {pieces}.</source>
        <extracomment>engine/theory/texts.py: forces mate</extracomment>
        <translation>不靠己方王就能强制将死对方的棋子只有（局面比例，最长取胜步数）：{pieces}。</translation>
    </message>
    <message>
        <source>{piece} {share} ({moves})</source>
        <extracomment>engine/theory/texts.py: forced</extracomment>
        <translation>{piece} {share}（{moves} 步）</translation>
    </message>
    <message>
        <source>{first} + {second}</source>
        <extracomment>engine/theory/texts.py: two pieces</extracomment>
        <translation>{first}＋{second}</translation>
    </message>
    <message>
        <source>Pair</source>
        <extracomment>engine/theory/texts.py: pair</extracomment>
        <translation>搭配</translation>
    </message>
    <message>
        <source>Pairs of pieces</source>
        <extracomment>engine/theory/texts.py: pairs</extracomment>
        <translation>棋子搭配</translation>
    </message>
    <message>
        <source>Positions won</source>
        <extracomment>engine/theory/texts.py: won, engine/theory/texts.py: won as played</extracomment>
        <translation>必胜局面</translation>
    </message>
    <message>
        <source>Won, mate only</source>
        <extracomment>engine/theory/texts.py: won mate alone</extracomment>
        <translation>必胜局面（只计将死）</translation>
    </message>
    <message>
        <source>Longest, mate only</source>
        <extracomment>engine/theory/texts.py: longest mate alone</extracomment>
        <translation>最长（只计将死）</translation>
    </message>
    <message>
        <source>Won, without arrivals</source>
        <extracomment>engine/theory/texts.py: won no arrivals</extracomment>
        <translation>必胜局面（不计到达）</translation>
    </message>
    <message>
        <source>Longest, without arrivals</source>
        <extracomment>engine/theory/texts.py: longest no arrivals</extracomment>
        <translation>最长（不计到达）</translation>
    </message>
    <message>
        <source>Won, other side to move</source>
        <extracomment>engine/theory/texts.py: won by mover</extracomment>
        <translation>必胜局面（对方先走）</translation>
    </message>
    <message>
        <source>Lost, other side to move</source>
        <extracomment>engine/theory/texts.py: lost by mover</extracomment>
        <translation>必败局面（对方先走）</translation>
    </message>
    <message>
        <source>Mansindam{signs}, “a tale of ten thousand gods”, is chess with strong pieces that change sides: what you capture, you may put back on the board as your own. Pieces grow stronger as soon as they reach the enemy&apos;s third of the board. There are no draws: mate the king, or walk your own across the whole board.</source>
        <extracomment>assets/rules/mansindam.toml</extracomment>
        <translation>万神谈{signs}意为“万神的故事”，是一种棋子强大、被吃后还会改换阵营的国际象棋：吃掉的棋子归你所有，可以放回棋盘。棋子一到棋盘靠敌方的三分之一就会变强。没有和棋：将死敌王，或者让自己的王走过整个棋盘。</translation>
    </message>
    <message>
        <source>You may not repeat a position a third time, so shuffling never saves a game. Make progress: promote.</source>
        <extracomment>assets/lessons/mansindam/14-no-draws.toml</extracomment>
        <translation>局面不能第三次重复，所以来回走救不了对局。要有进展：升变吧。</translation>
    </message>
    <message>
        <source>Reversible moves of such a piece do not count as progress.</source>
        <extracomment>gui/rulebook/ends.py</extracomment>
        <translation>这种棋子可以走回去的棋步不算进展。</translation>
    </message>
    <message>
        <source>“{text}”</source>
        <comment>what somebody wrote, in the quotation marks of the language</comment>
        <extracomment>gui/kit/punctuation.py</extracomment>
        <translation>“{text}”</translation>
    </message>
    <message>
        <source>The side to move must be w or b, not {text}.</source>
        <extracomment>rules/words.py: side unknown</extracomment>
        <translation>走棋方应为 w 或 b，不是{text}。</translation>
    </message>
    <message>
        <source>Castling is written with letters or as -, not {text}.</source>
        <extracomment>rules/words.py: castling letters</extracomment>
        <translation>易位写成字母，或写成 -，不是{text}。</translation>
    </message>
    <message>
        <source>Castling rights are {letters} or -, not {text}.</source>
        <extracomment>rules/words.py: castling rights</extracomment>
        <translation>易位权利应为 {letters} 或 -，不是{text}。</translation>
    </message>
    <message>
        <source>En passant squares are written as in e3 or as -, not {text}.</source>
        <extracomment>rules/words.py: en passant squares</extracomment>
        <translation>吃过路兵的格子写成e3这样，或写成 -，不是{text}。</translation>
    </message>
    <message>
        <source>Castling is written as in ajaj or as - here, not {text}.</source>
        <extracomment>rules/words.py: castling of vchess</extracomment>
        <translation>这里易位写成 ajaj 这样，或写成 -，不是{text}。</translation>
    </message>
    <message>
        <source>{key} is missing here.</source>
        <extracomment>rules/words.py: definition lacks</extracomment>
        <translation>这里缺少{key}。</translation>
    </message>
    <message>
        <source>{key} has to be a text, in quotes.</source>
        <extracomment>rules/words.py: definition wants a text</extracomment>
        <translation>{key}必须是加引号的文本。</translation>
    </message>
    <message>
        <source>{key} has to be a whole number from 0 to {most}.</source>
        <extracomment>rules/words.py: definition wants a number</extracomment>
        <translation>{key}必须是 0 到 {most} 的整数。</translation>
    </message>
    <message>
        <source>{key} has to be true or false.</source>
        <extracomment>rules/words.py: definition wants a flag</extracomment>
        <translation>{key}必须是 true 或 false。</translation>
    </message>
    <message>
        <source>{key} has to be a list, in square brackets.</source>
        <extracomment>rules/words.py: definition wants a list</extracomment>
        <translation>{key}必须是方括号中的列表。</translation>
    </message>
    <message>
        <source>{key} has to be a table.</source>
        <extracomment>rules/words.py: definition wants a table</extracomment>
        <translation>{key}必须是表。</translation>
    </message>
    <message>
        <source>{key} has at most {most} entries.</source>
        <extracomment>rules/words.py: definition list too long</extracomment>
        <translation>{key}最多 {most} 项。</translation>
    </message>
    <message>
        <source>{key} has at most {most} characters.</source>
        <extracomment>rules/words.py: definition text too long</extracomment>
        <translation>{key}最多 {most} 个字符。</translation>
    </message>
    <message>
        <source>{key} has characters that cannot be printed, such as a line break.</source>
        <extracomment>rules/words.py: definition text unprintable</extracomment>
        <translation>{key}含有换行之类无法打印的字符。</translation>
    </message>
    <message>
        <source>{key} must not be empty.</source>
        <extracomment>rules/words.py: text empty</extracomment>
        <translation>{key}不能为空。</translation>
    </message>
    <message>
        <source>{key} has to be at least {least}.</source>
        <extracomment>rules/words.py: number too small</extracomment>
        <translation>{key}至少要是 {least}。</translation>
    </message>
    <message>
        <source>Two pieces have the same {key}.</source>
        <extracomment>rules/words.py: pieces alike</extracomment>
        <translation>有两种棋子的{key}相同。</translation>
    </message>
    <message>
        <source>Only one kind of piece can have {key}.</source>
        <extracomment>rules/words.py: one kind only</extracomment>
        <translation>只有一种棋子可以有{key}。</translation>
    </message>
    <message>
        <source>Squares that are outlined or tinted, or behind a wall, need a name: {key}.</source>
        <extracomment>rules/words.py: region without a name</extracomment>
        <translation>加框、着色或墙后的格子需要名称：{key}。</translation>
    </message>
</context>
</TS>
