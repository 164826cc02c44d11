<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ja" sourcelanguage="en_US">
<context>
    <name>Surajang</name>
    <message>
        <source>&amp;Game</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>対局(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Moves</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>指し手(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Study</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>研究(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>表示(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>ヘルプ(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Judge the move</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>手の評価(&amp;J)</translation>
    </message>
    <message>
        <source>&amp;Who is better</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>どちらが有利か(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;New game…</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>新しい対局(&amp;N)…</translation>
    </message>
    <message>
        <source>Re&amp;match with sides swapped</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>先後を替えてもう一局(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>開く(&amp;O)…</translation>
    </message>
    <message>
        <source>M&amp;y games</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>自分の対局(&amp;Y)</translation>
    </message>
    <message>
        <source>Set &amp;up a position…</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>局面を作る(&amp;U)…</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>保存(&amp;S)</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>名前を付けて保存(&amp;A)…</translation>
    </message>
    <message>
        <source>&amp;Export the board as a picture…</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>盤を画像として保存(&amp;E)…</translation>
    </message>
    <message>
        <source>Save a game s&amp;heet (PDF)…</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>棋譜を PDF で保存(&amp;H)…</translation>
    </message>
    <message>
        <source>Export an an&amp;imation…</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>アニメーションとして保存(&amp;I)…</translation>
    </message>
    <message>
        <source>Offer a &amp;draw</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>引き分けを提案(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Resign…</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>投了(&amp;R)…</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>一時停止(&amp;P)</translation>
    </message>
    <message>
        <source>Start pa&amp;ge</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>スタート画面(&amp;G)</translation>
    </message>
    <message>
        <source>Engine ma&amp;tches</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>エンジン対局(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;List of engines…</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>エンジンの一覧(&amp;L)…</translation>
    </message>
    <message>
        <source>Pre&amp;ferences…</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>設定(&amp;F)…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>終了(&amp;Q)</translation>
    </message>
    <message>
        <source>&amp;Take back</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>待った(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>やり直す(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>ヒント(&amp;H)</translation>
    </message>
    <message>
        <source>Sho&amp;w threats</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>狙いを表示(&amp;W)</translation>
    </message>
    <message>
        <source>Ask before a care&amp;less move</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>損をする手の前に確認(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Computer: move now</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>コンピューター：今すぐ指す(&amp;C)</translation>
    </message>
    <message>
        <source>C&amp;omputer: play one move</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>コンピューター：一手指す(&amp;O)</translation>
    </message>
    <message>
        <source>Step &amp;back</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>一手戻る(&amp;B)</translation>
    </message>
    <message>
        <source>Step &amp;forward</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>一手進む(&amp;F)</translation>
    </message>
    <message>
        <source>To the start</source>
        <extracomment>gui/known/boards.py, gui/library/explorer.py, gui/shell/commands.py</extracomment>
        <translation>最初へ</translation>
    </message>
    <message>
        <source>To the end</source>
        <extracomment>gui/library/explorer.py, gui/shell/commands.py</extracomment>
        <translation>最後へ</translation>
    </message>
    <message>
        <source>The match has stopped because of a bug in this program: {why}.</source>
        <extracomment>gui/matches/runner.py</extracomment>
        <translation>このプログラムの不具合により連続対局が止まりました：{why}。</translation>
    </message>
    <message>
        <source>Matches between two engines or levels. Each opening is played from both sides. Every game is saved when it ends, and a match can be continued later, even after the program has been closed.</source>
        <extracomment>gui/matches/matches_text.py</extracomment>
        <translation>二つのエンジンまたはレベルの連続対局です。どの開始手順も先後を入れ替えて2局指します。対局は終わるたびに保存され、プログラムを終了しても後で続きから再開できます。</translation>
    </message>
    <message>
        <source>No matches yet.</source>
        <extracomment>gui/matches/matches_text.py</extracomment>
        <translation>連続対局はまだありません。</translation>
    </message>
    <message>
        <source>Back to the &amp;game</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>対局に戻る(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Play on from here…</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>ここから続ける(&amp;P)…</translation>
    </message>
    <message>
        <source>Previous variation</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>前の変化</translation>
    </message>
    <message>
        <source>Next variation</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>次の変化</translation>
    </message>
    <message>
        <source>Cop&amp;y the position (FEN)</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>局面をコピー (FEN)(&amp;Y)</translation>
    </message>
    <message>
        <source>Copy th&amp;e game (PGN)</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>棋譜をコピー (PGN)(&amp;E)</translation>
    </message>
    <message>
        <source>Games with this pos&amp;ition</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>この局面の対局(&amp;I)</translation>
    </message>
    <message>
        <source>Pa&amp;ste a position or a game</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>局面や棋譜を貼り付け(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;New study…</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>新しい研究(&amp;N)…</translation>
    </message>
    <message>
        <source>&amp;Study this game</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>この対局を研究(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>元に戻す(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Comment</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>コメント(&amp;C)</translation>
    </message>
    <message>
        <source>Comment before the mo&amp;ve</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>手の前のコメント(&amp;V)</translation>
    </message>
    <message>
        <source>Print a dia&amp;gram after this move</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>この手の後の局面図を印刷(&amp;G)</translation>
    </message>
    <message>
        <source>Remove &amp;arrows and circles</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>矢印と丸を消す(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Promote the variation</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>変化の順位を上げる(&amp;P)</translation>
    </message>
    <message>
        <source>Make this the &amp;main line</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>本筋にする(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Delete from here</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>ここから削除(&amp;D)</translation>
    </message>
    <message>
        <source>Copy this &amp;line (PGN)</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>この変化をコピー (PGN)(&amp;L)</translation>
    </message>
    <message>
        <source>Copy th&amp;e moves of this line</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>この変化の指し手をコピー(&amp;E)</translation>
    </message>
    <message>
        <source>Fold or unfold t&amp;his variation</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>この変化を折りたたむ／展開(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Fold the variations</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>変化をすべて折りたたむ(&amp;F)</translation>
    </message>
    <message>
        <source>Unf&amp;old the variations</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>変化をすべて展開(&amp;O)</translation>
    </message>
    <message>
        <source>Anal&amp;yse</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>解析(&amp;Y)</translation>
    </message>
    <message>
        <source>Show the &amp;threat</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>狙いを表示(&amp;T)</translation>
    </message>
    <message>
        <source>Play the &amp;best move</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>最善手を指す(&amp;B)</translation>
    </message>
    <message>
        <source>Rev&amp;iew the game</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>対局を検討(&amp;I)</translation>
    </message>
    <message>
        <source>Learn from your mista&amp;kes</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>自分の悪手から学ぶ(&amp;K)</translation>
    </message>
    <message>
        <source>&amp;Flip the board</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>盤を反転(&amp;F)</translation>
    </message>
    <message>
        <source>Type a &amp;move</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>指し手を入力(&amp;M)</translation>
    </message>
    <message>
        <source>Read the &amp;board with keys</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>キーボードで盤を読む(&amp;B)</translation>
    </message>
    <message>
        <source>F&amp;ull screen</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>全画面(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Larger text</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>文字を大きく(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Smaller text</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>文字を小さく(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Normal text size</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>文字を標準の大きさに(&amp;N)</translation>
    </message>
    <message>
        <source>Light or &amp;dark</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>ライト／ダークの切り替え(&amp;D)</translation>
    </message>
    <message>
        <source>S&amp;ounds</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>サウンド(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Learn the games</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>ゲームを学ぶ(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Puzzles</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>問題(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;How to play</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>遊び方(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Find a command…</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>コマンドを探す(&amp;F)…</translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>ショートカットキー(&amp;K)</translation>
    </message>
    <message>
        <source>&amp;Change shortcuts…</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>ショートカットを変更(&amp;C)…</translation>
    </message>
    <message>
        <source>&amp;About Surajang</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>Surajang について(&amp;A)</translation>
    </message>
    <message>
        <source>Enter or Tab, then arrow keys</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>Enter か Tab、続いて矢印キー</translation>
    </message>
    <message>
        <source>move across the squares and hands</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>マスと持ち駒を移動</translation>
    </message>
    <message>
        <source>Enter or Space</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>Enter かスペース</translation>
    </message>
    <message>
        <source>pick a piece up, put it down; promote</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>駒を持ち上げる、置く、成る</translation>
    </message>
    <message>
        <source>do not promote</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>成らない</translation>
    </message>
    <message>
        <source>Escape</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>Esc</translation>
    </message>
    <message>
        <source>put it back; press again to step through the game with the arrow keys</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>元に戻す。もう一度押すと、矢印キーで指し手をたどる</translation>
    </message>
    <message>
        <source>1 – 4, Enter</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>1～4、Enter</translation>
    </message>
    <message>
        <source>choose the setup</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>配置を選ぶ</translation>
    </message>
    <message>
        <source>Delete, +, −</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>Delete、+、−</translation>
    </message>
    <message>
        <source>when setting up a position: remove a piece; one more or one fewer in hand</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>局面を作るとき：駒を取り除く、持ち駒を増やす・減らす</translation>
    </message>
    <message>
        <source>Letters</source>
        <extracomment>gui/board/pieces.py, gui/shell/commands.py</extracomment>
        <translation>文字キー</translation>
    </message>
    <message>
        <source>when setting up a position: choose a piece; capital letters for the first player&apos;s</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>局面を作るとき：駒を選ぶ。大文字は先手の駒</translation>
    </message>
    <message>
        <source>e4, Nf3, N@e5, P*5e, Enter</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>e4、Nf3、N@e5、P*5e、Enter</translation>
    </message>
    <message>
        <source>type a move</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>指し手を入力</translation>
    </message>
    <message>
        <source>when reading the board: the next piece of a kind; with Shift, the other side&apos;s</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>盤を読むとき：同じ種類の次の駒、Shift で相手の駒</translation>
    </message>
    <message>
        <source>Digits</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>数字キー</translation>
    </message>
    <message>
        <source>when reading the board: along the file; where files are numbered, along the rank</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>盤を読むとき：筋に沿って（筋を数字で表す盤では段に沿って）</translation>
    </message>
    <message>
        <source>when reading the board: the pieces in hand; with Shift, the other side&apos;s</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>盤を読むとき：持ち駒、Shift で相手の持ち駒</translation>
    </message>
    <message>
        <source>when reading the board: the last captured piece; the last move; the clocks</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>盤を読むとき：最後に取られた駒、直前の手、時計</translation>
    </message>
    <message>
        <source>/ and a question, Enter</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>/ に続けて質問、Enter</translation>
    </message>
    <message>
        <source>Right button, with Shift or Ctrl, Alt or Super</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>右ボタン、または Shift か Ctrl、Alt か Super を押しながら</translation>
    </message>
    <message>
        <source>draw arrows and circles: green, red, blue; with both: yellow</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>矢印や丸を描く：緑、赤、青、両方で黄</translation>
    </message>
    <message>
        <source>Paused</source>
        <extracomment>gui/board/display.py, gui/matches/matches_page.py</extracomment>
        <translation>一時停止中</translation>
    </message>
    <message>
        <source>PNG picture (*.png)</source>
        <extracomment>gui/board/picture.py</extracomment>
        <translation>PNG 画像 (*.png)</translation>
    </message>
    <message>
        <source>SVG diagram (*.svg)</source>
        <extracomment>gui/board/picture.py</extracomment>
        <translation>SVG 局面図 (*.svg)</translation>
    </message>
    <message>
        <source>PDF diagram (*.pdf)</source>
        <extracomment>gui/board/picture.py</extracomment>
        <translation>PDF 局面図 (*.pdf)</translation>
    </message>
    <message>
        <source>there is not enough memory for it</source>
        <extracomment>gui/board/picture.py</extracomment>
        <translation>メモリーが足りません</translation>
    </message>
    <message>
        <source>PDF needs the cairo library, which is not on this system; PNG and SVG do not need it</source>
        <extracomment>gui/board/picture.py</extracomment>
        <translation>PDF に必要な cairo ライブラリーがこのシステムにありません。PNG と SVG には必要ありません</translation>
    </message>
    <message>
        <source>Stay a {piece}</source>
        <extracomment>gui/board/interaction.py</extracomment>
        <translation>{piece}のまま</translation>
    </message>
    <message>
        <source>Cancel</source>
        <extracomment>gui/board/interaction.py, gui/desk/definitions_dialog.py, gui/desk/film_export.py, gui/desk/games_list.py, gui/desk/picture_export.py, gui/desk/printing.py, gui/desk/sheet.py, gui/engines/engine_field.py, gui/kit/waiting_bar.py, gui/library/library_sources.py, gui/matches/match_dialog.py, gui/play/game_messages.py, gui/play/new_game.py, gui/study/study_review.py</extracomment>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Pass: the {piece} stays</source>
        <extracomment>gui/board/interaction.py</extracomment>
        <translation>パス：{piece}はそのまま</translation>
    </message>
    <message>
        <source>Promote to {piece}</source>
        <extracomment>gui/board/interaction.py</extracomment>
        <translation>{piece}に成る</translation>
    </message>
    <message>
        <source>no</source>
        <comment>how many</comment>
        <extracomment>gui/words/zone_words.py</extracomment>
        <translation>0</translation>
    </message>
    <message>
        <source>one</source>
        <comment>how many</comment>
        <extracomment>gui/words/zone_words.py</extracomment>
        <translation>1</translation>
    </message>
    <message>
        <source>two</source>
        <comment>how many</comment>
        <extracomment>gui/words/zone_words.py</extracomment>
        <translation>2</translation>
    </message>
    <message>
        <source>three</source>
        <comment>how many</comment>
        <extracomment>gui/words/zone_words.py</extracomment>
        <translation>3</translation>
    </message>
    <message>
        <source>four</source>
        <comment>how many</comment>
        <extracomment>gui/words/zone_words.py</extracomment>
        <translation>4</translation>
    </message>
    <message>
        <source>five</source>
        <comment>how many</comment>
        <extracomment>gui/words/zone_words.py</extracomment>
        <translation>5</translation>
    </message>
    <message>
        <source>six</source>
        <comment>how many</comment>
        <extracomment>gui/words/zone_words.py</extracomment>
        <translation>6</translation>
    </message>
    <message>
        <source>seven</source>
        <comment>how many</comment>
        <extracomment>gui/words/zone_words.py</extracomment>
        <translation>7</translation>
    </message>
    <message>
        <source>eight</source>
        <comment>how many</comment>
        <extracomment>gui/words/zone_words.py</extracomment>
        <translation>8</translation>
    </message>
    <message>
        <source>nine</source>
        <comment>how many</comment>
        <extracomment>gui/words/zone_words.py</extracomment>
        <translation>9</translation>
    </message>
    <message>
        <source>ten</source>
        <comment>how many</comment>
        <extracomment>gui/words/zone_words.py</extracomment>
        <translation>10</translation>
    </message>
    <message>
        <source>first</source>
        <comment>which rank</comment>
        <extracomment>gui/words/zone_words.py</extracomment>
        <translation>1</translation>
    </message>
    <message>
        <source>second</source>
        <comment>which rank</comment>
        <extracomment>gui/words/zone_words.py</extracomment>
        <translation>2</translation>
    </message>
    <message>
        <source>third</source>
        <comment>which rank</comment>
        <extracomment>gui/words/zone_words.py</extracomment>
        <translation>3</translation>
    </message>
    <message>
        <source>fourth</source>
        <comment>which rank</comment>
        <extracomment>gui/words/zone_words.py</extracomment>
        <translation>4</translation>
    </message>
    <message>
        <source>fifth</source>
        <comment>which rank</comment>
        <extracomment>gui/words/zone_words.py</extracomment>
        <translation>5</translation>
    </message>
    <message>
        <source>sixth</source>
        <comment>which rank</comment>
        <extracomment>gui/words/zone_words.py</extracomment>
        <translation>6</translation>
    </message>
    <message>
        <source>seventh</source>
        <comment>which rank</comment>
        <extracomment>gui/words/zone_words.py</extracomment>
        <translation>7</translation>
    </message>
    <message>
        <source>eighth</source>
        <comment>which rank</comment>
        <extracomment>gui/words/zone_words.py</extracomment>
        <translation>8</translation>
    </message>
    <message>
        <source>ninth</source>
        <comment>which rank</comment>
        <extracomment>gui/words/zone_words.py</extracomment>
        <translation>9</translation>
    </message>
    <message>
        <source>tenth</source>
        <comment>which rank</comment>
        <extracomment>gui/words/zone_words.py</extracomment>
        <translation>10</translation>
    </message>
    <message>
        <source>its {first} to {last} ranks</source>
        <extracomment>gui/words/zone_words.py</extracomment>
        <translation>手前から{first}～{last}段目</translation>
    </message>
    <message>
        <source>When captured, it goes to the captor&apos;s hand as {piece}.</source>
        <extracomment>gui/words/piece_notes.py</extracomment>
        <translation>取られると{piece}として相手の持ち駒になります。</translation>
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
        <translation>自分の{region}</translation>
    </message>
    <message>
        <source>the enemy {region}</source>
        <extracomment>gui/words/zone_words.py</extracomment>
        <translation>敵の{region}</translation>
    </message>
    <message>
        <source>its first {number} ranks</source>
        <extracomment>gui/words/zone_words.py</extracomment>
        <translation>手前の{number}段</translation>
    </message>
    <message>
        <source>its {which} rank</source>
        <extracomment>gui/words/zone_words.py</extracomment>
        <translation>手前から{which}段目</translation>
    </message>
    <message>
        <source>May become {piece} by a move that touches {zone}.</source>
        <extracomment>gui/words/piece_notes.py</extracomment>
        <translation>{zone}に入る手、出る手、または中で動く手で{piece}に成れます。</translation>
    </message>
    <message>
        <source>May become {piece} by a move that touches {zone}, and must by a move that touches {part}.</source>
        <extracomment>gui/words/piece_notes.py</extracomment>
        <translation>{zone}に入る手、出る手、または中で動く手で{piece}に成れ、{part}にかかる手では必ず成ります。</translation>
    </message>
    <message>
        <source>When captured, it leaves the game.</source>
        <extracomment>gui/words/piece_notes.py</extracomment>
        <translation>取られると、持ち駒にならずゲームから除かれます。</translation>
    </message>
    <message>
        <source>When captured, it goes to the captor&apos;s hand.</source>
        <extracomment>gui/words/piece_notes.py</extracomment>
        <translation>取られると相手の持ち駒になります。</translation>
    </message>
    <message>
        <source>squares outside {zone}</source>
        <extracomment>gui/words/zone_words.py</extracomment>
        <translation>{zone}の外のマス</translation>
    </message>
    <message>
        <source>its last rank</source>
        <extracomment>gui/words/zone_words.py</extracomment>
        <translation>最終段</translation>
    </message>
    <message>
        <source>its last {number} ranks</source>
        <extracomment>gui/words/zone_words.py</extracomment>
        <translation>奥の{number}段</translation>
    </message>
    <message>
        <source>If it cannot be saved from capture, the game is lost.</source>
        <extracomment>gui/words/piece_notes.py</extracomment>
        <translation>取られるのを防げなければ負けです。</translation>
    </message>
    <message>
        <source>Wins by arriving {where}.</source>
        <extracomment>gui/words/piece_notes.py</extracomment>
        <translation>{where}に到達すると勝ちです。</translation>
    </message>
    <message>
        <source>The two kings may not face each other on an open line.</source>
        <extracomment>gui/words/piece_notes.py</extracomment>
        <translation>二つの王は、間に駒がないまま同じ線上で向かい合うことはできません。</translation>
    </message>
    <message>
        <source>After a long step, an enemy {piece} may capture it en passant.</source>
        <extracomment>gui/words/piece_notes.py</extracomment>
        <translation>2マス以上進んだ直後は、敵の{piece}にアンパッサンで取られることがあります。</translation>
    </message>
    <message>
        <source>Never captures {piece}.</source>
        <extracomment>gui/words/piece_notes.py</extracomment>
        <translation>{piece}は取れません。</translation>
    </message>
    <message>
        <source>Cannot jump over {piece}.</source>
        <extracomment>gui/words/piece_notes.py</extracomment>
        <translation>{piece}を跳び越えることはできません。</translation>
    </message>
    <message>
        <source>May become {piece} by a move that touches {zone}, and must on {part}.</source>
        <extracomment>gui/words/piece_notes.py</extracomment>
        <translation>{zone}に入る手、出る手、または中で動く手で{piece}に成れ、{part}では必ず成ります。</translation>
    </message>
    <message>
        <source>May be dropped only on {zone}.</source>
        <extracomment>gui/words/piece_notes.py</extracomment>
        <translation>打てるのは{zone}だけです。</translation>
    </message>
    <message>
        <source>Cannot be dropped on a file with another {piece} of the same player.</source>
        <extracomment>gui/words/piece_notes.py</extracomment>
        <translation>自分の別の{piece}がある筋には打てません。</translation>
    </message>
    <message>
        <source>May not give mate when dropped.</source>
        <extracomment>gui/words/piece_notes.py</extracomment>
        <translation>打って詰ませることはできません。</translation>
    </message>
    <message>
        <source>A side can have at most {number}.</source>
        <extracomment>gui/words/piece_notes.py</extracomment>
        <translation>どちらの側も{number}枚までです。</translation>
    </message>
    <message>
        <source>Always becomes {piece} by a move that touches {zone}.</source>
        <extracomment>gui/words/piece_notes.py</extracomment>
        <translation>{zone}に入る手、出る手、または中で動く手で必ず{piece}に成ります。</translation>
    </message>
    <message>
        <source>Always becomes {piece} on {zone}.</source>
        <extracomment>gui/words/piece_notes.py</extracomment>
        <translation>{zone}で必ず{piece}に成ります。</translation>
    </message>
    <message>
        <source>{player}: {task}</source>
        <extracomment>gui/board/overlays.py</extracomment>
        <translation>{player}：{task}</translation>
    </message>
    <message>
        <source>{player} has chosen {setup}</source>
        <extracomment>gui/board/overlays.py</extracomment>
        <translation>{player}は{setup}を選びました</translation>
    </message>
    <message>
        <source>{player} chooses now</source>
        <extracomment>gui/board/overlays.py</extracomment>
        <translation>{player}の選択</translation>
    </message>
    <message>
        <source>Ready</source>
        <extracomment>gui/board/overlays.py</extracomment>
        <translation>準備完了</translation>
    </message>
    <message>
        <source>Confirm</source>
        <extracomment>gui/board/overlays.py</extracomment>
        <translation>決定</translation>
    </message>
    <message>
        <source>{player}, it is your turn to choose</source>
        <extracomment>gui/board/overlays.py</extracomment>
        <translation>{player}の選ぶ番です</translation>
    </message>
    <message>
        <source>{title}: {player} to move</source>
        <extracomment>gui/board/svg.py</extracomment>
        <translation>{title}：{player}の手番</translation>
    </message>
    <message>
        <source>Board</source>
        <extracomment>gui/app/preferences.py, gui/board/view.py</extracomment>
        <translation>盤</translation>
    </message>
    <message>
        <source>Something went wrong in the program; your game is safe. The details are in {file}.</source>
        <extracomment>gui/app/application.py</extracomment>
        <translation>プログラムに問題が起きましたが、対局は失われていません。詳しくは {file} をご覧ください。</translation>
    </message>
    <message>
        <source>About Surajang</source>
        <extracomment>gui/app/about.py</extracomment>
        <translation>Surajang について</translation>
    </message>
    <message>
        <source>Pandemonium, Mansindam and Palace Shogi, for two people at one computer or one against it.

Your games are saved in {folder}.

Surajang is free software under the MIT licence. It uses Qt under the LGPL and the work of many others.</source>
        <extracomment>gui/app/about.py</extracomment>
        <translation>修羅場、万神談、宮将棋を、2人が1台のコンピューターで指すことも、1人でコンピューターと指すこともできます。

対局は {folder} に保存されます。

Surajang は MIT ライセンスのフリーソフトウェアです。LGPL の Qt をはじめ、多くの人々の成果を使っています。</translation>
    </message>
    <message>
        <source>Level of the computer: {name}, rated {rating}. {words}</source>
        <extracomment>gui/play/match_fields.py</extracomment>
        <translation>コンピューターのレベル：{name}、レーティング {rating}。{words}</translation>
    </message>
    <message>
        <source>Minutes</source>
        <extracomment>gui/play/match_fields.py</extracomment>
        <translation>分</translation>
    </message>
    <message>
        <source>Seconds</source>
        <extracomment>gui/play/match_fields.py</extracomment>
        <translation>秒</translation>
    </message>
    <message>
        <source> s per move</source>
        <extracomment>gui/matches/matches_text.py, gui/play/match_fields.py</extracomment>
        <translation>秒/手</translation>
    </message>
    <message>
        <source>Seconds added for each move</source>
        <extracomment>gui/play/match_fields.py</extracomment>
        <translation>一手ごとに加わる秒数</translation>
    </message>
    <message>
        <source>Periods of byoyomi</source>
        <extracomment>gui/play/match_fields.py</extracomment>
        <translation>秒読みの回数</translation>
    </message>
    <message>
        <source>Seconds of a byoyomi period</source>
        <extracomment>gui/play/match_fields.py</extracomment>
        <translation>秒読み1回の秒数</translation>
    </message>
    <message>
        <source>Players</source>
        <extracomment>gui/app/unfinished_dialog.py, gui/desk/games_list.py, gui/library/library_text.py</extracomment>
        <translation>対局者</translation>
    </message>
    <message>
        <source>Date</source>
        <extracomment>gui/desk/games_list.py, gui/learn/puzzle_text.py, gui/library/library_text.py</extracomment>
        <translation>日付</translation>
    </message>
    <message>
        <source>Result</source>
        <extracomment>gui/desk/games_list.py, gui/learn/puzzle_text.py, gui/library/library_text.py, gui/matches/matches_text.py, engine/playtest/texts.py: result</extracomment>
        <translation>結果</translation>
    </message>
    <message>
        <source>Moves</source>
        <extracomment>engine/playtest/texts.py: moves</extracomment>
        <translation>動いた</translation>
    </message>
    <message>
        <source>Game</source>
        <extracomment>gui/app/preferences.py, gui/desk/printing.py, gui/editor/setup_panel.py, gui/known/known_page.py, gui/learn/puzzles_page.py, gui/play/new_game.py, gui/rulebook/rules_window.py</extracomment>
        <translation>ゲーム</translation>
    </message>
    <message>
        <source>Unknown</source>
        <extracomment>gui/desk/games_list.py</extracomment>
        <translation>不明</translation>
    </message>
    <message>
        <source>Search players, dates, results</source>
        <extracomment>gui/desk/games_list.py</extracomment>
        <translation>対局者、日付、結果を検索</translation>
    </message>
    <message>
        <source>Search</source>
        <extracomment>gui/desk/games_list.py, gui/rulebook/rules_window.py</extracomment>
        <translation>検索</translation>
    </message>
    <message>
        <source>Games</source>
        <extracomment>gui/app/practice_dialog.py, gui/desk/definitions_dialog.py, gui/desk/games_list.py, gui/desk/known_moves.py, gui/known/boards.py, gui/library/games_table.py, gui/library/library_text.py, gui/library/statistics.py, gui/matches/matches_text.py, gui/playtest/playtest_page.py, engine/playtest/texts.py: games</extracomment>
        <translation>対局</translation>
    </message>
    <message>
        <source>Open</source>
        <extracomment>gui/desk/games_list.py, gui/library/library_text.py</extracomment>
        <translation>開く</translation>
    </message>
    <message>
        <source>{there_are:,} games</source>
        <extracomment>gui/desk/games_list.py</extracomment>
        <translation>{there_are:,}局</translation>
    </message>
    <message>
        <source>{shown:,} of {there_are:,} games</source>
        <extracomment>gui/desk/games_list.py</extracomment>
        <translation>{there_are:,}局中{shown:,}局</translation>
    </message>
    <message>
        <source>On the board</source>
        <extracomment>gui/app/keys_dialogs.py</extracomment>
        <translation>盤上</translation>
    </message>
    <message>
        <source>New game</source>
        <extracomment>gui/play/game_messages.py, gui/play/new_game.py</extracomment>
        <translation>新しい対局</translation>
    </message>
    <message>
        <source>How to play</source>
        <extracomment>gui/app/start_cards.py, gui/known/known_page.py, gui/learn/learn_page.py, gui/play/game_messages.py, gui/play/new_game.py, gui/rulebook/rules_window.py</extracomment>
        <translation>遊び方</translation>
    </message>
    <message>
        <source>Start the game</source>
        <extracomment>gui/play/new_game.py</extracomment>
        <translation>対局を始める</translation>
    </message>
    <message>
        <source>Who plays</source>
        <extracomment>gui/play/new_game.py</extracomment>
        <translation>対局形式</translation>
    </message>
    <message>
        <source>You play</source>
        <extracomment>gui/play/new_game.py</extracomment>
        <translation>あなたの手番</translation>
    </message>
    <message>
        <source>Level</source>
        <extracomment>gui/app/practice_dialog.py, gui/play/new_game.py, gui/workshop/trying.py</extracomment>
        <translation>レベル</translation>
    </message>
    <message>
        <source>Its engine</source>
        <extracomment>gui/play/new_game.py</extracomment>
        <translation>使うエンジン</translation>
    </message>
    <message>
        <source>Thinks for</source>
        <extracomment>gui/play/new_game.py</extracomment>
        <translation>思考時間</translation>
    </message>
    <message>
        <source>Clock</source>
        <extracomment>gui/matches/matches_text.py, gui/play/new_game.py</extracomment>
        <translation>持ち時間</translation>
    </message>
    <message>
        <source>Different time for the second player</source>
        <extracomment>gui/play/new_game.py</extracomment>
        <translation>後手の持ち時間を別に設定</translation>
    </message>
    <message>
        <source>FEN of the position</source>
        <extracomment>gui/editor/setup_panel.py, gui/play/new_game.py</extracomment>
        <translation>局面の FEN</translation>
    </message>
    <message>
        <source>Set up…</source>
        <extracomment>gui/play/new_game.py</extracomment>
        <translation>作る…</translation>
    </message>
    <message>
        <source>Set up the position on a board</source>
        <extracomment>gui/play/new_game.py</extracomment>
        <translation>盤上で局面を作る</translation>
    </message>
    <message>
        <source>Start from</source>
        <extracomment>gui/play/new_game.py</extracomment>
        <translation>開始局面</translation>
    </message>
    <message>
        <source>Two players</source>
        <extracomment>gui/app/start_page.py, gui/play/new_game.py</extracomment>
        <translation>2人で</translation>
    </message>
    <message>
        <source>Against the computer</source>
        <extracomment>gui/play/new_game.py</extracomment>
        <translation>コンピューターと</translation>
    </message>
    <message>
        <source>Watch the computer</source>
        <extracomment>gui/play/new_game.py</extracomment>
        <translation>コンピューター同士</translation>
    </message>
    <message>
        <source>Random</source>
        <extracomment>gui/play/new_game.py</extracomment>
        <translation>ランダム</translation>
    </message>
    <message>
        <source>Sudden death</source>
        <extracomment>gui/play/new_game.py</extracomment>
        <translation>切れ負け</translation>
    </message>
    <message>
        <source>Fischer</source>
        <extracomment>gui/play/new_game.py</extracomment>
        <translation>フィッシャー</translation>
    </message>
    <message>
        <source>Byoyomi</source>
        <extracomment>gui/play/new_game.py</extracomment>
        <translation>秒読み</translation>
    </message>
    <message>
        <source>Start position</source>
        <extracomment>gui/editor/setup_panel.py, gui/known/boards.py, gui/play/new_game.py, gui/workshop/panels.py, gui/workshop/sections.py</extracomment>
        <translation>初期配置</translation>
    </message>
    <message>
        <source>A position</source>
        <extracomment>gui/play/new_game.py</extracomment>
        <translation>局面を指定</translation>
    </message>
    <message>
        <source>Preferences</source>
        <extracomment>gui/app/preferences.py</extracomment>
        <translation>設定</translation>
    </message>
    <message>
        <source>Pieces</source>
        <extracomment>gui/app/preferences.py, gui/desk/piece_palette.py, gui/desk/printing.py</extracomment>
        <translation>駒</translation>
    </message>
    <message>
        <source>View and sounds</source>
        <extracomment>gui/app/preferences.py</extracomment>
        <translation>表示とサウンド</translation>
    </message>
    <message>
        <source>Computer</source>
        <extracomment>gui/app/preferences.py</extracomment>
        <translation>コンピューター</translation>
    </message>
    <message>
        <source>In two-player games, the board</source>
        <extracomment>gui/app/preferences.py</extracomment>
        <translation>2人で指すときの盤</translation>
    </message>
    <message>
        <source>Letters and digits read the board aloud</source>
        <extracomment>gui/app/preferences.py, gui/shell/settings.py</extracomment>
        <translation>文字キーと数字キーで盤を読み上げる</translation>
    </message>
    <message>
        <source>Language</source>
        <extracomment>gui/app/preferences.py, gui/shell/settings.py</extracomment>
        <translation>言語</translation>
    </message>
    <message>
        <source>Colours</source>
        <extracomment>gui/app/preferences.py</extracomment>
        <translation>配色</translation>
    </message>
    <message>
        <source>Text size</source>
        <extracomment>gui/app/preferences.py</extracomment>
        <translation>文字の大きさ</translation>
    </message>
    <message>
        <source>Volume</source>
        <extracomment>gui/app/preferences.py, gui/shell/settings.py</extracomment>
        <translation>音量</translation>
    </message>
    <message>
        <source>The coach asks before a careless move</source>
        <extracomment>gui/app/preferences.py, gui/shell/settings.py</extracomment>
        <translation>損をする手の前にコーチが確認する</translation>
    </message>
    <message>
        <source>Engine memory</source>
        <extracomment>gui/app/preferences.py</extracomment>
        <translation>エンジンのメモリー</translation>
    </message>
    <message>
        <source> MB</source>
        <extracomment>gui/app/preferences.py</extracomment>
        <translation> MB</translation>
    </message>
    <message>
        <source>Differences</source>
        <extracomment>gui/desk/printing.py, gui/rulebook/generated.py, gui/rulebook/rules_pdf.py, gui/rulebook/rules_view.py, gui/rulebook/rules_window.py, gui/shell/knowledge.py</extracomment>
        <translation>違い</translation>
    </message>
    <message>
        <source>Search the rules</source>
        <extracomment>gui/rulebook/rules_window.py</extracomment>
        <translation>ルールを検索</translation>
    </message>
    <message>
        <source>Contents</source>
        <extracomment>gui/rulebook/rules_web_page.py, gui/rulebook/rules_window.py</extracomment>
        <translation>目次</translation>
    </message>
    <message>
        <source>Save as PDF…</source>
        <extracomment>gui/desk/printing.py, gui/rulebook/rules_window.py</extracomment>
        <translation>PDF として保存…</translation>
    </message>
    <message>
        <source>Nothing found</source>
        <extracomment>gui/rulebook/rules_window.py</extracomment>
        <translation>見つかりません</translation>
    </message>
    <message>
        <source>Leave without saving</source>
        <extracomment>gui/desk/save_commands.py</extracomment>
        <translation>保存せずに離れる</translation>
    </message>
    <message>
        <source>Stay</source>
        <extracomment>gui/desk/save_commands.py</extracomment>
        <translation>とどまる</translation>
    </message>
    <message>
        <source>Study</source>
        <extracomment>gui/app/start_cards.py, gui/app/start_page.py, gui/app/unfinished_games.py, gui/known/boards.py, gui/study/study_dialog.py, gui/study/study_notes.py</extracomment>
        <translation>研究</translation>
    </message>
    <message>
        <source>Last changed</source>
        <extracomment>gui/study/study_dialog.py</extracomment>
        <translation>最終変更</translation>
    </message>
    <message>
        <source>A position (FEN)</source>
        <extracomment>gui/study/study_dialog.py</extracomment>
        <translation>局面 (FEN)</translation>
    </message>
    <message>
        <source>FEN of a position</source>
        <extracomment>gui/study/study_dialog.py</extracomment>
        <translation>局面の FEN</translation>
    </message>
    <message>
        <source>New study</source>
        <extracomment>gui/storage/studies_folder.py, gui/study/study_dialog.py</extracomment>
        <translation>新しい研究</translation>
    </message>
    <message>
        <source>Looking for your studies…</source>
        <extracomment>gui/study/study_dialog.py</extracomment>
        <translation>研究を探しています…</translation>
    </message>
    <message>
        <source>Put aside</source>
        <extracomment>gui/app/unfinished_dialog.py, gui/study/study_dialog.py</extracomment>
        <translation>片付ける</translation>
    </message>
    <message>
        <source>Put this study aside (Del)</source>
        <extracomment>gui/study/study_dialog.py</extracomment>
        <translation>この研究を片付ける (Del)</translation>
    </message>
    <message>
        <source>Continue</source>
        <extracomment>gui/app/practice_dialog.py, gui/app/start_cards.py, gui/app/start_page.py, gui/app/unfinished_dialog.py, gui/matches/matches_text.py, gui/play/game_messages.py, gui/playtest/playtest_page.py, gui/study/study_dialog.py</extracomment>
        <translation>続ける</translation>
    </message>
    <message>
        <source>Studies</source>
        <extracomment>gui/study/study_dialog.py</extracomment>
        <translation>研究の一覧</translation>
    </message>
    <message>
        <source>Close</source>
        <extracomment>gui/app/practice_dialog.py, gui/app/unfinished_dialog.py, gui/engines/engine_options.py, gui/engines/engines_dialog.py, gui/kit/long_text.py, gui/library/library_text.py, gui/study/study_dialog.py</extracomment>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>Studies are saved here as you edit them.</source>
        <extracomment>gui/study/study_dialog.py</extracomment>
        <translation>研究した内容は、編集中にここへ保存されます。</translation>
    </message>
    <message>
        <source>The study was put aside. Its file is {there}.</source>
        <extracomment>gui/study/study_dialog.py</extracomment>
        <translation>研究を片付けました。ファイルは {there} にあります。</translation>
    </message>
    <message>
        <source>The study could not be put aside: {why}.</source>
        <extracomment>gui/study/study_dialog.py</extracomment>
        <translation>研究を片付けられませんでした：{why}。</translation>
    </message>
    <message>
        <source>Last played</source>
        <extracomment>gui/app/unfinished_dialog.py</extracomment>
        <translation>最終対局日時</translation>
    </message>
    <message>
        <source>Unfinished games</source>
        <extracomment>gui/app/unfinished_dialog.py</extracomment>
        <translation>途中の対局</translation>
    </message>
    <message>
        <source>Undo</source>
        <extracomment>gui/app/start_cards.py, gui/app/unfinished_dialog.py, gui/workshop/draft_page.py</extracomment>
        <translation>元に戻す</translation>
    </message>
    <message>
        <source>Put this game aside (Del)</source>
        <extracomment>gui/app/unfinished_dialog.py</extracomment>
        <translation>この対局を片付ける (Del)</translation>
    </message>
    <message>
        <source>{words}, last played {time_text}</source>
        <extracomment>gui/app/unfinished_dialog.py</extracomment>
        <translation>{words}、最終対局日時 {time_text}</translation>
    </message>
    <message>
        <source>The engine cannot be started: {words}.</source>
        <extracomment>gui/engines/engine_process.py</extracomment>
        <translation>エンジンを起動できません：{words}。</translation>
    </message>
    <message>
        <source>The game cannot be set as an option.</source>
        <extracomment>gui/engines/engine_process.py</extracomment>
        <translation>ゲームをオプションで設定することはできません。</translation>
    </message>
    <message>
        <source>{value} has no button {name}.</source>
        <extracomment>gui/engines/engine_process.py</extracomment>
        <translation>{value}にはボタン {name} がありません。</translation>
    </message>
    <message>
        <source>{value} does not support the game being played here.</source>
        <extracomment>gui/engines/engine_process.py</extracomment>
        <translation>{value}は、ここで指しているゲームに対応していません。</translation>
    </message>
    <message>
        <source>{value} has no option {name}.</source>
        <extracomment>gui/engines/engine_process.py</extracomment>
        <translation>{value}にはオプション {name} がありません。</translation>
    </message>
    <message>
        <source>{name} must be one of: {join}.</source>
        <extracomment>gui/engines/protocol.py</extracomment>
        <translation>{name} には次のどれかを指定してください：{join}。</translation>
    </message>
    <message>
        <source>{name} takes a single line.</source>
        <extracomment>gui/engines/protocol.py</extracomment>
        <translation>{name} は1行で指定してください。</translation>
    </message>
    <message>
        <source>{name} takes no value.</source>
        <extracomment>gui/engines/protocol.py</extracomment>
        <translation>{name} に値は指定できません。</translation>
    </message>
    <message>
        <source>Open a game</source>
        <extracomment>gui/desk/file_dialogs.py</extracomment>
        <translation>対局を開く</translation>
    </message>
    <message>
        <source>A file {readable} already exists.</source>
        <extracomment>gui/desk/file_dialogs.py</extracomment>
        <translation>ファイル {readable} はすでにあります。</translation>
    </message>
    <message>
        <source>Replace it</source>
        <extracomment>gui/desk/file_dialogs.py, gui/desk/save_commands.py</extracomment>
        <translation>置き換える</translation>
    </message>
    <message>
        <source>The text on the clipboard</source>
        <extracomment>gui/desk/open_commands.py</extracomment>
        <translation>クリップボードの内容</translation>
    </message>
    <message>
        <source>The dropped text</source>
        <extracomment>gui/desk/open_commands.py</extracomment>
        <translation>ドロップした内容</translation>
    </message>
    <message>
        <source>Opening the text on the clipboard…</source>
        <extracomment>gui/desk/open_commands.py</extracomment>
        <translation>クリップボードの内容を開いています…</translation>
    </message>
    <message>
        <source>Opening the dropped text…</source>
        <extracomment>gui/desk/open_commands.py</extracomment>
        <translation>ドロップした内容を開いています…</translation>
    </message>
    <message>
        <source>Games on the clipboard</source>
        <extracomment>gui/desk/open_commands.py</extracomment>
        <translation>クリップボードの対局</translation>
    </message>
    <message>
        <source>Dropped games</source>
        <extracomment>gui/desk/open_commands.py</extracomment>
        <translation>ドロップした対局</translation>
    </message>
    <message>
        <source>Opening {name}…</source>
        <extracomment>gui/desk/open_commands.py</extracomment>
        <translation>{name} を開いています…</translation>
    </message>
    <message>
        <source>This game</source>
        <extracomment>gui/desk/open_commands.py</extracomment>
        <translation>この対局</translation>
    </message>
    <message>
        <source>Opening the study…</source>
        <extracomment>gui/desk/open_commands.py</extracomment>
        <translation>研究を開いています…</translation>
    </message>
    <message>
        <source>Games in {name}</source>
        <extracomment>gui/desk/open_commands.py</extracomment>
        <translation>{name} の対局</translation>
    </message>
    <message>
        <source>Opening the game…</source>
        <extracomment>gui/app/unfinished_reader.py, gui/desk/open_commands.py</extracomment>
        <translation>対局を開いています…</translation>
    </message>
    <message>
        <source>That game cannot be read. {sentence}</source>
        <extracomment>gui/desk/open_commands.py</extracomment>
        <translation>その対局は読めません。{sentence}</translation>
    </message>
    <message>
        <source>{name} contains no readable game. {sentence}</source>
        <extracomment>gui/desk/open_commands.py</extracomment>
        <translation>{name} には読める対局がありません。{sentence}</translation>
    </message>
    <message>
        <source>There is no text on the clipboard.</source>
        <extracomment>gui/desk/open_commands.py</extracomment>
        <translation>クリップボードにテキストがありません。</translation>
    </message>
    <message>
        <source>{name} is neither a game nor a position.</source>
        <extracomment>gui/desk/open_commands.py</extracomment>
        <translation>{name} は対局でも局面でもありません。</translation>
    </message>
    <message>
        <source>{name} is not a position of {title}. {why}</source>
        <extracomment>gui/desk/open_commands.py</extracomment>
        <translation>{name} は{title}の局面ではありません。{why}</translation>
    </message>
    <message>
        <source>Save the rules</source>
        <extracomment>gui/desk/printing.py</extracomment>
        <translation>ルールを保存</translation>
    </message>
    <message>
        <source>How to play {title}</source>
        <extracomment>gui/desk/printing.py, gui/rulebook/rules_pdf.py, gui/rulebook/rules_web_page.py</extracomment>
        <translation>{title}の遊び方</translation>
    </message>
    <message>
        <source>PDF document (*.pdf)</source>
        <extracomment>gui/desk/printing.py, gui/desk/report_exports.py, gui/desk/share_commands.py</extracomment>
        <translation>PDF 文書 (*.pdf)</translation>
    </message>
    <message>
        <source>Saved to {readable}.</source>
        <extracomment>gui/storage/paths.py</extracomment>
        <translation>{readable} に保存しました。</translation>
    </message>
    <message>
        <source>The PDF could not be saved: {why}.</source>
        <extracomment>gui/desk/printing.py, gui/desk/share_commands.py</extracomment>
        <translation>PDF を保存できませんでした：{why}。</translation>
    </message>
    <message>
        <source>Its current contents would be lost.</source>
        <extracomment>gui/desk/save_commands.py</extracomment>
        <translation>現在の内容は失われます。</translation>
    </message>
    <message>
        <source>Replace the game</source>
        <extracomment>gui/desk/save_commands.py</extracomment>
        <translation>対局を置き換える</translation>
    </message>
    <message>
        <source>This game is still in the file, and only this game would be replaced.</source>
        <extracomment>gui/desk/save_commands.py</extracomment>
        <translation>この対局はまだファイルにあり、置き換わるのはこの対局だけです。</translation>
    </message>
    <message>
        <source>Add it</source>
        <extracomment>gui/desk/save_commands.py</extracomment>
        <translation>追加する</translation>
    </message>
    <message>
        <source>This game is no longer in the file. It would be added after the others.</source>
        <extracomment>gui/desk/save_commands.py</extracomment>
        <translation>この対局はもうファイルにありません。ほかの対局の後に追加されます。</translation>
    </message>
    <message>
        <source>{name} was changed by another program.</source>
        <extracomment>gui/desk/save_commands.py</extracomment>
        <translation>{name} はほかのプログラムによって変更されました。</translation>
    </message>
    <message>
        <source>{name} is still being saved.</source>
        <extracomment>gui/desk/save_commands.py</extracomment>
        <translation>{name} はまだ保存中です。</translation>
    </message>
    <message>
        <source>Save as…</source>
        <extracomment>gui/desk/messages.py, gui/desk/save_commands.py</extracomment>
        <translation>名前を付けて保存…</translation>
    </message>
    <message>
        <source>Saving {name}…</source>
        <extracomment>gui/desk/save_commands.py, gui/library/library_actions.py</extracomment>
        <translation>{name} を保存しています…</translation>
    </message>
    <message>
        <source>{name} could not be saved: {why}.</source>
        <extracomment>gui/storage/paths.py</extracomment>
        <translation>{name} を保存できませんでした：{why}。</translation>
    </message>
    <message>
        <source>Saved as {name}.</source>
        <extracomment>gui/desk/save_commands.py</extracomment>
        <translation>{name} として保存しました。</translation>
    </message>
    <message>
        <source>The position is on the clipboard.</source>
        <extracomment>gui/desk/share_commands.py, gui/library/library_page.py</extracomment>
        <translation>局面をクリップボードにコピーしました。</translation>
    </message>
    <message>
        <source>Your puzzle results</source>
        <extracomment>gui/learn/puzzle_record.py</extracomment>
        <translation>問題の成績</translation>
    </message>
    <message>
        <source>Start again</source>
        <extracomment>gui/rulebook/rules_view.py, gui/workshop/trying.py</extracomment>
        <translation>最初から</translation>
    </message>
    <message>
        <source>Board. {caption}</source>
        <extracomment>gui/rulebook/rules_view.py</extracomment>
        <translation>盤。{caption}</translation>
    </message>
    <message>
        <source>Not all games were read: the process reading them stopped.</source>
        <extracomment>gui/library/library.py</extracomment>
        <translation>一部の対局を読めませんでした。読み込むプロセスが止まりました。</translation>
    </message>
    <message>
        <source>The list of games cannot be updated: {why}.</source>
        <extracomment>gui/library/library.py</extracomment>
        <translation>対局の一覧を更新できません：{why}。</translation>
    </message>
    <message>
        <source>The list of games cannot be read: {why}.</source>
        <extracomment>gui/library/library.py</extracomment>
        <translation>対局の一覧を読めません：{why}。</translation>
    </message>
    <message>
        <source>No more tags can be stored: there are already too many.</source>
        <extracomment>gui/library/own_data.py</extracomment>
        <translation>タグが多すぎるため、これ以上追加できません。</translation>
    </message>
    <message>
        <source>{name} was added: only games played here can be deleted.</source>
        <extracomment>gui/library/library_actions.py</extracomment>
        <translation>{name} は追加されたファイルです。削除できるのは、ここで指した対局だけです。</translation>
    </message>
    <message>
        <source>{name} has changed. The list is being updated; try again in a moment.</source>
        <extracomment>gui/library/library_actions.py</extracomment>
        <translation>{name} は変更されました。一覧を更新中です。しばらくしてからもう一度お試しください。</translation>
    </message>
    <message>
        <source>{name} cannot be read: {why}.</source>
        <extracomment>gui/app/own_game_commands.py, gui/library/library_actions.py, gui/library/library_text.py, gui/storage/games_folder.py, gui/storage/opening.py, gui/workshop/workshop_page.py</extracomment>
        <translation>{name} を読めません：{why}。</translation>
    </message>
    <message>
        <source>That game is being played in another window.</source>
        <extracomment>gui/library/library_actions.py</extracomment>
        <translation>その対局は別のウィンドウで指されています。</translation>
    </message>
    <message>
        <source>{name} contains more than this game and was not deleted.</source>
        <extracomment>gui/library/library_actions.py</extracomment>
        <translation>{name} にはこの対局以外も入っているため、削除しませんでした。</translation>
    </message>
    <message>
        <source>{name} could not be moved to the trash.</source>
        <extracomment>gui/library/library_actions.py</extracomment>
        <translation>{name} をごみ箱に移動できませんでした。</translation>
    </message>
    <message>
        <source>Figures</source>
        <extracomment>gui/board/pieces.py</extracomment>
        <translation>絵の駒</translation>
    </message>
    <message>
        <source>Hanja tablets</source>
        <extracomment>gui/board/pieces.py</extracomment>
        <translation>漢字の駒</translation>
    </message>
    <message>
        <source>Wedges with pictures</source>
        <extracomment>gui/board/pieces.py</extracomment>
        <translation>五角形の駒（絵）</translation>
    </message>
    <message>
        <source>Wedges with hanja</source>
        <extracomment>gui/board/pieces.py</extracomment>
        <translation>五角形の駒（漢字）</translation>
    </message>
    <message>
        <source>The computer&apos;s engine answered with illegal moves.</source>
        <extracomment>gui/play/computer_turn.py, gui/workshop/trying.py</extracomment>
        <translation>コンピューターのエンジンが反則の手を返しました。</translation>
    </message>
    <message>
        <source>There is no hint for this position.</source>
        <extracomment>gui/play/computer_turn.py</extracomment>
        <translation>この局面にはヒントがありません。</translation>
    </message>
    <message>
        <source>Novice</source>
        <comment>a level</comment>
        <extracomment>gui/players/levels.py</extracomment>
        <translation>初心者</translation>
    </message>
    <message>
        <source>Overlooks most captures; meant to be beaten.</source>
        <extracomment>gui/players/levels.py</extracomment>
        <translation>取れる駒もたいてい見逃します。勝たせてくれる練習相手です。</translation>
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
        <translation>ときどき駒を取りますが、自分の駒はほとんど守りません。</translation>
    </message>
    <message>
        <source>Apprentice</source>
        <comment>a level</comment>
        <extracomment>gui/players/levels.py</extracomment>
        <translation>見習い</translation>
    </message>
    <message>
        <source>Leaves pieces unprotected.</source>
        <extracomment>gui/players/levels.py</extracomment>
        <translation>自分の駒を守りません。</translation>
    </message>
    <message>
        <source>Page</source>
        <comment>a level</comment>
        <extracomment>gui/players/levels.py</extracomment>
        <translation>小姓</translation>
    </message>
    <message>
        <source>Takes what it sees, and sees little.</source>
        <extracomment>gui/players/levels.py</extracomment>
        <translation>見えた駒は取りますが、あまり見えていません。</translation>
    </message>
    <message>
        <source>Squire</source>
        <comment>a level</comment>
        <extracomment>gui/players/levels.py</extracomment>
        <translation>従騎士</translation>
    </message>
    <message>
        <source>Looks one exchange ahead.</source>
        <extracomment>gui/players/levels.py</extracomment>
        <translation>駒の交換を一度だけ読みます。</translation>
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
        <translation>単純な狙いに気づきます。</translation>
    </message>
    <message>
        <source>Knight</source>
        <comment>a level</comment>
        <extracomment>gui/players/levels.py</extracomment>
        <translation>騎士</translation>
    </message>
    <message>
        <source>A steady club player.</source>
        <extracomment>gui/players/levels.py</extracomment>
        <translation>クラブの常連なみの、堅実な強さです。</translation>
    </message>
    <message>
        <source>Captain</source>
        <comment>a level</comment>
        <extracomment>gui/players/levels.py</extracomment>
        <translation>隊長</translation>
    </message>
    <message>
        <source>Punishes careless moves.</source>
        <extracomment>gui/players/levels.py</extracomment>
        <translation>不注意な手をとがめます。</translation>
    </message>
    <message>
        <source>Cardinal</source>
        <comment>a level</comment>
        <extracomment>gui/players/levels.py</extracomment>
        <translation>枢機卿</translation>
    </message>
    <message>
        <source>Sees combinations coming.</source>
        <extracomment>gui/players/levels.py</extracomment>
        <translation>手の組み合わせを先に読みます。</translation>
    </message>
    <message>
        <source>Marshal</source>
        <comment>a level</comment>
        <extracomment>gui/players/levels.py</extracomment>
        <translation>元帥</translation>
    </message>
    <message>
        <source>Rarely errs.</source>
        <extracomment>gui/players/levels.py</extracomment>
        <translation>めったに間違えません。</translation>
    </message>
    <message>
        <source>Dragon</source>
        <comment>a level</comment>
        <extracomment>gui/players/levels.py</extracomment>
        <translation>竜</translation>
    </message>
    <message>
        <source>Holds little back.</source>
        <extracomment>gui/players/levels.py</extracomment>
        <translation>ほとんど手加減しません。</translation>
    </message>
    <message>
        <source>Asura</source>
        <comment>a level</comment>
        <extracomment>gui/players/levels.py</extracomment>
        <translation>阿修羅</translation>
    </message>
    <message>
        <source>Uses everything it has learned.</source>
        <extracomment>gui/players/levels.py</extracomment>
        <translation>学んだすべてを出し切ります。</translation>
    </message>
    <message>
        <source>You</source>
        <extracomment>gui/words/naming.py</extracomment>
        <translation>あなた</translation>
    </message>
    <message>
        <source>{name} (level {level})</source>
        <extracomment>gui/words/naming.py</extracomment>
        <translation>{name}（レベル{level}）</translation>
    </message>
    <message>
        <source>{readable} contains no readable game. {why}</source>
        <extracomment>gui/players/saved_game.py</extracomment>
        <translation>{readable} には読める対局がありません。{why}</translation>
    </message>
    <message>
        <source>There is no game in this text.</source>
        <extracomment>gui/players/saved_game.py, rules/words.py: no game</extracomment>
        <translation>このテキストには対局がありません。</translation>
    </message>
    <message>
        <source>{readable} cannot be read: {why}.</source>
        <extracomment>gui/players/saved_game.py</extracomment>
        <translation>{readable} を読めません：{why}。</translation>
    </message>
    <message>
        <source>{readable} cannot be read: {error}.</source>
        <extracomment>gui/players/saved_game.py</extracomment>
        <translation>{readable} を読めません：{error}。</translation>
    </message>
    <message>
        <source>In two-&amp;player games, the board</source>
        <extracomment>gui/app/menus.py</extracomment>
        <translation>2人で指すときの盤(&amp;P)</translation>
    </message>
    <message>
        <source>{shortened}, {title}. It was not closed; all edits were kept.</source>
        <extracomment>gui/app/unfinished_games.py</extracomment>
        <translation>{shortened}、{title}。前回閉じられていませんでした。編集した内容はすべて残っています。</translation>
    </message>
    <message>
        <source>The game stays among the unfinished games, and you can continue it from the start page.</source>
        <extracomment>gui/play/game_messages.py</extracomment>
        <translation>対局は「途中の対局」に残り、スタート画面から続けられます。</translation>
    </message>
    <message>
        <source>Rematch</source>
        <extracomment>gui/play/game_messages.py</extracomment>
        <translation>もう一局</translation>
    </message>
    <message>
        <source>The clocks are stopped until then.</source>
        <extracomment>gui/play/game_messages.py</extracomment>
        <translation>それまで時計は止まります。</translation>
    </message>
    <message>
        <source>{offerer} offers a draw</source>
        <extracomment>gui/play/game_messages.py</extracomment>
        <translation>{offerer}が引き分けを提案</translation>
    </message>
    <message>
        <source>Resign this game?</source>
        <extracomment>gui/play/game_messages.py</extracomment>
        <translation>この対局を投了しますか？</translation>
    </message>
    <message>
        <source>Leave this game for a study?</source>
        <extracomment>gui/play/game_messages.py</extracomment>
        <translation>この対局をやめて研究に移りますか？</translation>
    </message>
    <message>
        <source>Play on from here?</source>
        <extracomment>gui/play/game_messages.py</extracomment>
        <translation>ここから続けますか？</translation>
    </message>
    <message>
        <source>The computer cannot continue</source>
        <extracomment>gui/play/game_messages.py</extracomment>
        <translation>コンピューターは続けられません</translation>
    </message>
    <message>
        <source>Study this game</source>
        <extracomment>gui/matches/matches_page.py, gui/play/game_messages.py</extracomment>
        <translation>この対局を研究</translation>
    </message>
    <message>
        <source>Resign</source>
        <extracomment>gui/play/game_messages.py</extracomment>
        <translation>投了</translation>
    </message>
    <message>
        <source>Play on</source>
        <extracomment>gui/play/game_messages.py</extracomment>
        <translation>続ける</translation>
    </message>
    <message>
        <source>Study it</source>
        <extracomment>gui/editor/setup_panel.py, gui/library/library_text.py, gui/play/game_messages.py</extracomment>
        <translation>研究する</translation>
    </message>
    <message>
        <source>The result no longer counts.</source>
        <extracomment>gui/play/game_messages.py</extracomment>
        <translation>結果は無効になります。</translation>
    </message>
    <message>
        <source>What was played stays as a variation.</source>
        <extracomment>gui/play/game_messages.py</extracomment>
        <translation>指した手は変化として残ります。</translation>
    </message>
    <message>
        <source>The game is paused.</source>
        <extracomment>gui/play/game_messages.py, gui/play/move_entry.py</extracomment>
        <translation>対局は一時停止中です。</translation>
    </message>
    <message>
        <source>Try again</source>
        <extracomment>gui/learn/lesson_page.py, gui/learn/puzzle_text.py, gui/play/game_messages.py, gui/review/review_text.py</extracomment>
        <translation>再試行</translation>
    </message>
    <message>
        <source>Continue as two players</source>
        <extracomment>gui/play/game_messages.py</extracomment>
        <translation>2人の対局として続ける</translation>
    </message>
    <message>
        <source>Take back</source>
        <extracomment>gui/play/game_messages.py, gui/workshop/trying.py</extracomment>
        <translation>待った</translation>
    </message>
    <message>
        <source>Accept</source>
        <extracomment>gui/play/game_messages.py</extracomment>
        <translation>受ける</translation>
    </message>
    <message>
        <source>Decline</source>
        <extracomment>gui/play/game_messages.py</extracomment>
        <translation>断る</translation>
    </message>
    <message>
        <source>Use Surajang&apos;s own engine</source>
        <extracomment>gui/play/game_messages.py</extracomment>
        <translation>Surajang のエンジンを使う</translation>
    </message>
    <message>
        <source>{colour}, level {level}</source>
        <extracomment>gui/play/game_page.py</extracomment>
        <translation>{colour}、レベル{level}</translation>
    </message>
    <message>
        <source>Looking for a hint</source>
        <extracomment>gui/play/game_page.py</extracomment>
        <translation>ヒントを探しています</translation>
    </message>
    <message>
        <source>Back to the game</source>
        <extracomment>gui/play/game_page.py, gui/play/move_entry.py</extracomment>
        <translation>対局に戻る</translation>
    </message>
    <message>
        <source>Play on…</source>
        <extracomment>gui/play/game_page.py</extracomment>
        <translation>続ける…</translation>
    </message>
    <message>
        <source>It played {written}.</source>
        <extracomment>gui/play/game_page.py</extracomment>
        <translation>コンピューターは {written} と指しました。</translation>
    </message>
    <message>
        <source>The computer has moved</source>
        <extracomment>gui/play/game_page.py</extracomment>
        <translation>コンピューターが指しました</translation>
    </message>
    <message>
        <source>Thinking</source>
        <extracomment>gui/play/game_page.py</extracomment>
        <translation>思考中</translation>
    </message>
    <message>
        <source>It is the computer&apos;s turn.</source>
        <extracomment>gui/play/move_entry.py</extracomment>
        <translation>コンピューターの手番です。</translation>
    </message>
    <message>
        <source>The game has continued from this position.</source>
        <extracomment>gui/play/move_entry.py</extracomment>
        <translation>対局はこの局面から先へ進んでいます。</translation>
    </message>
    <message>
        <source>Type a move</source>
        <extracomment>gui/desk/typed_move.py</extracomment>
        <translation>指し手を入力</translation>
    </message>
    <message>
        <source>Repetition</source>
        <extracomment>gui/play/move_entry.py, gui/words/outcome_text.py, gui/workshop/panels.py, assets/rules/differences.toml</extracomment>
        <translation>千日手</translation>
    </message>
    <message>
        <source>The game is over here.</source>
        <extracomment>gui/analysis/analysis_text.py, gui/play/move_entry.py, gui/study/study_page.py</extracomment>
        <translation>対局はここで終わりました。</translation>
    </message>
    <message>
        <source>Earlier position: press End to return to the game.</source>
        <extracomment>gui/play/move_entry.py</extracomment>
        <translation>前の局面です。End で対局に戻ります。</translation>
    </message>
    <message>
        <source>Earlier position</source>
        <extracomment>gui/play/move_entry.py</extracomment>
        <translation>前の局面</translation>
    </message>
    <message>
        <source>The game is over; you can try out moves. {words}</source>
        <extracomment>gui/play/move_entry.py</extracomment>
        <translation>対局は終わりました。指し手を試せます。{words}</translation>
    </message>
    <message>
        <source>Play it</source>
        <extracomment>gui/play/move_entry.py</extracomment>
        <translation>指す</translation>
    </message>
    <message>
        <source>Play something else</source>
        <extracomment>gui/play/move_entry.py</extracomment>
        <translation>別の手を指す</translation>
    </message>
    <message>
        <source>The game is over; try a move</source>
        <extracomment>gui/play/move_entry.py</extracomment>
        <translation>終局しました。指し手を試せます</translation>
    </message>
    <message>
        <source>Try a move</source>
        <extracomment>gui/play/move_entry.py</extracomment>
        <translation>指し手を試す</translation>
    </message>
    <message>
        <source>Take back to here</source>
        <extracomment>gui/play/move_entry.py</extracomment>
        <translation>ここまで戻す</translation>
    </message>
    <message>
        <source>Opening {shortened}…</source>
        <extracomment>gui/app/start_page.py</extracomment>
        <translation>{shortened} を開いています…</translation>
    </message>
    <message>
        <source>The rule</source>
        <extracomment>gui/desk/messages.py, gui/play/game_messages.py</extracomment>
        <translation>ルール</translation>
    </message>
    <message>
        <source>Play the computer</source>
        <extracomment>gui/app/start_page.py</extracomment>
        <translation>コンピューターと指す</translation>
    </message>
    <message>
        <source>Open…</source>
        <extracomment>gui/app/start_page.py</extracomment>
        <translation>開く…</translation>
    </message>
    <message>
        <source>My games</source>
        <extracomment>gui/app/start_page.py, gui/desk/known_moves.py, gui/library/library_text.py</extracomment>
        <translation>自分の対局</translation>
    </message>
    <message>
        <source>Learn</source>
        <extracomment>gui/app/start_page.py, gui/learn/lesson_text.py</extracomment>
        <translation>学ぶ</translation>
    </message>
    <message>
        <source>Puzzles</source>
        <extracomment>gui/app/start_page.py, gui/learn/learn_page.py, gui/learn/puzzle_text.py</extracomment>
        <translation>問題</translation>
    </message>
    <message>
        <source>An unfinished game cannot be read.</source>
        <extracomment>gui/app/start_page.py</extracomment>
        <translation>途中の対局を読み込めません。</translation>
    </message>
    <message>
        <source>Continue your study</source>
        <extracomment>gui/app/start_page.py</extracomment>
        <translation>研究を続ける</translation>
    </message>
    <message>
        <source>Not now</source>
        <extracomment>gui/app/start_page.py, gui/updates/updates_dialog.py</extracomment>
        <translation>後で</translation>
    </message>
    <message>
        <source>The game ends here</source>
        <extracomment>gui/study/study_page.py</extracomment>
        <translation>対局はここで終わります</translation>
    </message>
    <message>
        <source>Study: {shortened} · {title}</source>
        <extracomment>gui/study/study_page.py</extracomment>
        <translation>研究：{shortened} · {title}</translation>
    </message>
    <message>
        <source>Name of the study</source>
        <extracomment>gui/study/study_notes.py</extracomment>
        <translation>研究の名前</translation>
    </message>
    <message>
        <source>The line is on the clipboard.</source>
        <extracomment>gui/study/study_page.py</extracomment>
        <translation>変化をクリップボードにコピーしました。</translation>
    </message>
    <message>
        <source>The moves are on the clipboard.</source>
        <extracomment>gui/study/study_page.py</extracomment>
        <translation>指し手をクリップボードにコピーしました。</translation>
    </message>
    <message>
        <source>{value} to move, in check</source>
        <extracomment>gui/study/study_notes.py</extracomment>
        <translation>{value}の手番、王手</translation>
    </message>
    <message>
        <source>{value} to move</source>
        <extracomment>gui/study/study_notes.py</extracomment>
        <translation>{value}の手番</translation>
    </message>
    <message>
        <source>Dismiss</source>
        <extracomment>gui/desk/messages.py</extracomment>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>Analysis options</source>
        <extracomment>gui/analysis/analysis_panel.py</extracomment>
        <translation>解析の設定</translation>
    </message>
    <message>
        <source>Lines</source>
        <extracomment>gui/analysis/analysis_panel.py</extracomment>
        <translation>候補手の数</translation>
    </message>
    <message>
        <source>Score</source>
        <extracomment>gui/analysis/analysis_panel.py</extracomment>
        <translation>評価値</translation>
    </message>
    <message>
        <source>Always on in studies</source>
        <extracomment>gui/analysis/analysis_panel.py</extracomment>
        <translation>研究では常に使う</translation>
    </message>
    <message>
        <source>From {value}&apos;s point of view</source>
        <extracomment>gui/analysis/analysis_panel.py</extracomment>
        <translation>{value}から見た値</translation>
    </message>
    <message>
        <source>From the point of view of the side to move</source>
        <extracomment>gui/analysis/analysis_panel.py</extracomment>
        <translation>手番の側から見た値</translation>
    </message>
    <message>
        <source>Put this game aside</source>
        <extracomment>gui/app/start_cards.py</extracomment>
        <translation>この対局を片付ける</translation>
    </message>
    <message>
        <source>Unfinished games ({number})…</source>
        <extracomment>gui/app/start_cards.py</extracomment>
        <translation>途中の対局（{number}）…</translation>
    </message>
    <message>
        <source>Continue your game</source>
        <extracomment>gui/app/start_cards.py</extracomment>
        <translation>対局を続ける</translation>
    </message>
    <message>
        <source>{title}: show all</source>
        <extracomment>gui/kit/long_text.py</extracomment>
        <translation>{title}：すべて表示</translation>
    </message>
    <message>
        <source>Show all of it</source>
        <extracomment>gui/kit/long_text.py</extracomment>
        <translation>全文を表示</translation>
    </message>
    <message>
        <source>Evaluation</source>
        <extracomment>gui/analysis/evaluation_bar.py</extracomment>
        <translation>形勢</translation>
    </message>
    <message>
        <source>Evaluation: {words}</source>
        <extracomment>gui/analysis/evaluation_bar.py</extracomment>
        <translation>形勢：{words}</translation>
    </message>
    <message>
        <source>Step back</source>
        <extracomment>gui/known/boards.py, gui/library/explorer.py</extracomment>
        <translation>一手戻る</translation>
    </message>
    <message>
        <source>Step forward</source>
        <extracomment>gui/library/explorer.py</extracomment>
        <translation>一手進む</translation>
    </message>
    <message>
        <source>favourite, to study</source>
        <extracomment>gui/library/games_table.py</extracomment>
        <translation>お気に入り、研究予定</translation>
    </message>
    <message>
        <source>Who is better</source>
        <extracomment>gui/study/study_notes.py</extracomment>
        <translation>どちらが有利か</translation>
    </message>
    <message>
        <source>Line {number}</source>
        <extracomment>gui/analysis/line_row.py</extracomment>
        <translation>候補 {number}</translation>
    </message>
    <message>
        <source>Line {number}: {score}, {words}</source>
        <extracomment>gui/analysis/line_row.py</extracomment>
        <translation>候補 {number}：{score}、{words}</translation>
    </message>
    <message>
        <source>Comment</source>
        <extracomment>gui/play/move_list.py, gui/study/study_notes.py</extracomment>
        <translation>コメント</translation>
    </message>
    <message>
        <source>Minimum time for each move</source>
        <extracomment>gui/play/pace_bar.py</extracomment>
        <translation>どの手にも最低限かける時間</translation>
    </message>
    <message>
        <source>{seconds} per move</source>
        <extracomment>gui/play/pace_bar.py</extracomment>
        <translation>一手{seconds}</translation>
    </message>
    <message>
        <source>Time for each move: {seconds}</source>
        <extracomment>gui/play/pace_bar.py</extracomment>
        <translation>一手の時間：{seconds}</translation>
    </message>
    <message>
        <source>10 s per move</source>
        <extracomment>gui/play/pace_bar.py</extracomment>
        <translation>一手10秒</translation>
    </message>
    <message numerus="yes">
        <source>{count} seconds</source>
        <extracomment>gui/board/reading_text.py, gui/desk/player_strip.py</extracomment>
        <translation>
            <numerusform>{count}秒</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Then byoyomi: {count} periods of {length}</source>
        <extracomment>gui/desk/player_strip.py</extracomment>
        <translation>
            <numerusform>その後は秒読み：{length}を{count}回</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Byoyomi: {count} periods of {length} are left, this one included</source>
        <extracomment>gui/desk/player_strip.py</extracomment>
        <translation>
            <numerusform>秒読み：{length}が、今の分を含めて残り{count}回</numerusform>
        </translation>
    </message>
    <message>
        <source>Player</source>
        <extracomment>gui/desk/player_strip.py</extracomment>
        <translation>対局者</translation>
    </message>
    <message>
        <source>{called}, to move</source>
        <extracomment>gui/desk/player_strip.py</extracomment>
        <translation>{called}、手番</translation>
    </message>
    <message>
        <source>then {periods} × {period} s</source>
        <extracomment>gui/desk/player_strip.py</extracomment>
        <translation>その後 {period}秒×{periods}回</translation>
    </message>
    <message>
        <source>{periods} × {period} s left</source>
        <extracomment>gui/desk/player_strip.py</extracomment>
        <translation>残り {period}秒×{periods}回</translation>
    </message>
    <message>
        <source>last {period} s</source>
        <extracomment>gui/desk/player_strip.py</extracomment>
        <translation>最後の{period}秒</translation>
    </message>
    <message>
        <source>Byoyomi: the last period of {length}</source>
        <extracomment>gui/desk/player_strip.py</extracomment>
        <translation>秒読み：最後の1回、{length}</translation>
    </message>
    <message numerus="yes">
        <source>Your rating over {count} games: from {first} to {last}, highest {most}</source>
        <extracomment>gui/kit/rating_plot.py</extracomment>
        <translation>
            <numerusform>{count}局のレーティング：{first}から{last}へ、最高{most}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your rating over {count} puzzles: from {first} to {last}, highest {most}</source>
        <extracomment>gui/kit/rating_plot.py</extracomment>
        <translation>
            <numerusform>{count}問のレーティング：{first}から{last}へ、最高{most}</numerusform>
        </translation>
    </message>
    <message>
        <source>Every move is saved</source>
        <extracomment>gui/desk/save_commands.py</extracomment>
        <translation>すべての指し手が保存されています</translation>
    </message>
    <message>
        <source>Saving…</source>
        <extracomment>gui/desk/save_commands.py</extracomment>
        <translation>保存しています…</translation>
    </message>
    <message>
        <source>The last moves are not saved</source>
        <extracomment>gui/desk/save_commands.py</extracomment>
        <translation>最後の数手が保存されていません</translation>
    </message>
    <message>
        <source>Moves and variations</source>
        <extracomment>gui/study/study_tree.py</extracomment>
        <translation>指し手と変化</translation>
    </message>
    <message>
        <source>Variation: {words}</source>
        <extracomment>gui/study/study_tree.py</extracomment>
        <translation>変化：{words}</translation>
    </message>
    <message>
        <source>Previous page</source>
        <extracomment>gui/kit/long_text.py</extracomment>
        <translation>前のページ</translation>
    </message>
    <message>
        <source>Next page</source>
        <extracomment>gui/kit/long_text.py</extracomment>
        <translation>次のページ</translation>
    </message>
    <message>
        <source>Page {value:,} of {pages:,}</source>
        <extracomment>gui/kit/long_text.py</extracomment>
        <translation>{pages:,}ページ中{value:,}ページ</translation>
    </message>
    <message>
        <source>Window colours</source>
        <extracomment>gui/shell/settings.py</extracomment>
        <translation>ウィンドウの配色</translation>
    </message>
    <message>
        <source>Text size, in percent</source>
        <extracomment>gui/shell/settings.py</extracomment>
        <translation>文字の大きさ（％）</translation>
    </message>
    <message>
        <source>Coordinates on the board</source>
        <extracomment>gui/shell/settings.py</extracomment>
        <translation>盤に座標を表示</translation>
    </message>
    <message>
        <source>Mark the squares a piece can go to</source>
        <extracomment>gui/shell/settings.py</extracomment>
        <translation>駒が動けるマスに印を付ける</translation>
    </message>
    <message>
        <source>Mark the last move</source>
        <extracomment>gui/shell/settings.py</extracomment>
        <translation>直前の手に印を付ける</translation>
    </message>
    <message>
        <source>Highlight a king in check</source>
        <extracomment>gui/shell/settings.py</extracomment>
        <translation>王手をかけられた王を強調表示</translation>
    </message>
    <message>
        <source>Mark the selected piece</source>
        <extracomment>gui/shell/settings.py</extracomment>
        <translation>選択した駒に印を付ける</translation>
    </message>
    <message>
        <source>Explain a piece when the pointer rests on it</source>
        <extracomment>gui/shell/settings.py</extracomment>
        <translation>ポインターを置いた駒の説明を表示</translation>
    </message>
    <message>
        <source>Choose the next move while the computer thinks</source>
        <extracomment>gui/shell/settings.py</extracomment>
        <translation>コンピューターの思考中に次の手を予約できる</translation>
    </message>
    <message>
        <source>Animate the pieces</source>
        <extracomment>gui/shell/settings.py</extracomment>
        <translation>駒の動きをアニメーションにする</translation>
    </message>
    <message>
        <source>The mouse wheel steps through the moves</source>
        <extracomment>gui/shell/settings.py</extracomment>
        <translation>マウスホイールで指し手をたどる</translation>
    </message>
    <message>
        <source>The board in two-player games</source>
        <extracomment>gui/shell/settings.py</extracomment>
        <translation>2人で指すときの盤</translation>
    </message>
    <message>
        <source>Ask before a move that ends the game by repetition</source>
        <extracomment>gui/shell/settings.py</extracomment>
        <translation>千日手になる手の前に確認</translation>
    </message>
    <message>
        <source>Thinking time of the strongest level</source>
        <extracomment>gui/shell/settings.py</extracomment>
        <translation>最強レベルの一手の思考時間</translation>
    </message>
    <message>
        <source>Engine memory, in MB</source>
        <extracomment>gui/shell/settings.py</extracomment>
        <translation>エンジンのメモリー（MB）</translation>
    </message>
    <message>
        <source>Sounds</source>
        <extracomment>gui/shell/settings.py</extracomment>
        <translation>サウンド</translation>
    </message>
    <message>
        <source>Captions for sounds, even when they are off</source>
        <extracomment>gui/shell/settings.py</extracomment>
        <translation>サウンドの字幕（サウンドがオフのときも）</translation>
    </message>
    <message>
        <source>Same as the system</source>
        <extracomment>gui/shell/settings.py</extracomment>
        <translation>システムに合わせる</translation>
    </message>
    <message>
        <source>Light</source>
        <extracomment>gui/shell/settings.py</extracomment>
        <translation>ライト</translation>
    </message>
    <message>
        <source>Dark</source>
        <extracomment>gui/shell/settings.py</extracomment>
        <translation>ダーク</translation>
    </message>
    <message>
        <source>High contrast, light</source>
        <extracomment>gui/shell/settings.py</extracomment>
        <translation>ハイコントラスト（ライト）</translation>
    </message>
    <message>
        <source>High contrast, dark</source>
        <extracomment>gui/shell/settings.py</extracomment>
        <translation>ハイコントラスト（ダーク）</translation>
    </message>
    <message>
        <source>When a screen reader is running</source>
        <extracomment>gui/shell/settings.py</extracomment>
        <translation>スクリーンリーダーの使用中</translation>
    </message>
    <message>
        <source>Always</source>
        <extracomment>gui/shell/settings.py</extracomment>
        <translation>常に</translation>
    </message>
    <message>
        <source>Never</source>
        <extracomment>gui/shell/settings.py</extracomment>
        <translation>しない</translation>
    </message>
    <message>
        <source>Stays as it is</source>
        <extracomment>gui/shell/settings.py</extracomment>
        <translation>そのまま</translation>
    </message>
    <message>
        <source>Turns after each move</source>
        <extracomment>gui/shell/settings.py</extracomment>
        <translation>一手ごとに反転</translation>
    </message>
    <message>
        <source>Shows the other player&apos;s pieces upside down</source>
        <extracomment>gui/shell/settings.py</extracomment>
        <translation>相手の駒を逆さに表示</translation>
    </message>
    <message>
        <source>At the three lowest levels</source>
        <extracomment>gui/shell/settings.py</extracomment>
        <translation>下位3レベルのみ</translation>
    </message>
    <message>
        <source>A moment</source>
        <extracomment>gui/shell/settings.py</extracomment>
        <translation>一瞬</translation>
    </message>
    <message>
        <source>5 seconds</source>
        <extracomment>gui/shell/settings.py</extracomment>
        <translation>5秒</translation>
    </message>
    <message>
        <source>30 seconds</source>
        <extracomment>gui/shell/settings.py</extracomment>
        <translation>30秒</translation>
    </message>
    <message>
        <source>GIF animation (*.gif)</source>
        <extracomment>gui/board/film.py</extracomment>
        <translation>GIF アニメーション (*.gif)</translation>
    </message>
    <message>
        <source>WebP animation (*.webp)</source>
        <extracomment>gui/board/film.py</extracomment>
        <translation>WebP アニメーション (*.webp)</translation>
    </message>
    <message>
        <source>Pillow on this system cannot write WebP, only GIF</source>
        <extracomment>gui/board/film.py</extracomment>
        <translation>このシステムの Pillow は WebP で保存できません。GIF では保存できます</translation>
    </message>
    <message>
        <source>it is not a regular file</source>
        <extracomment>gui/storage/disk.py</extracomment>
        <translation>通常のファイルではありません</translation>
    </message>
    <message>
        <source>it was changed by another program</source>
        <extracomment>gui/storage/disk.py</extracomment>
        <translation>ほかのプログラムに変更されました</translation>
    </message>
    <message numerus="yes">
        <source>{title}: {first} against {second}, {count} moves played</source>
        <extracomment>gui/storage/games_folder.py</extracomment>
        <translation>
            <numerusform>{title}：{first}対{second}、{count}手まで</numerusform>
        </translation>
    </message>
    <message>
        <source>Unknown game</source>
        <extracomment>gui/storage/games_folder.py, gui/storage/studies_folder.py</extracomment>
        <translation>不明なゲーム</translation>
    </message>
    <message>
        <source>it is being played in another window</source>
        <extracomment>gui/storage/games_folder.py</extracomment>
        <translation>別のウィンドウで指されています</translation>
    </message>
    <message>
        <source>another window is using them</source>
        <extracomment>gui/storage/settings_file.py</extracomment>
        <translation>別のウィンドウが使用中です</translation>
    </message>
    <message>
        <source>{what} could not be saved: {why}.</source>
        <extracomment>gui/storage/shared_file.py</extracomment>
        <translation>{what}を保存できませんでした：{why}。</translation>
    </message>
    <message>
        <source>Brilliant move</source>
        <extracomment>gui/document/glyphs.py</extracomment>
        <translation>妙手</translation>
    </message>
    <message>
        <source>Good move</source>
        <extracomment>gui/document/glyphs.py</extracomment>
        <translation>好手</translation>
    </message>
    <message>
        <source>Interesting move</source>
        <extracomment>gui/document/glyphs.py</extracomment>
        <translation>面白い手</translation>
    </message>
    <message>
        <source>Dubious move</source>
        <extracomment>gui/document/glyphs.py</extracomment>
        <translation>疑問の残る手</translation>
    </message>
    <message>
        <source>Mistake</source>
        <extracomment>gui/document/glyphs.py, gui/review/review_text.py</extracomment>
        <translation>悪手</translation>
    </message>
    <message>
        <source>Blunder</source>
        <extracomment>gui/document/glyphs.py, gui/review/review_text.py</extracomment>
        <translation>大悪手</translation>
    </message>
    <message>
        <source>The first player is winning</source>
        <extracomment>gui/document/glyphs.py</extracomment>
        <translation>先手勝勢</translation>
    </message>
    <message>
        <source>The first player is better</source>
        <extracomment>gui/document/glyphs.py</extracomment>
        <translation>先手優勢</translation>
    </message>
    <message>
        <source>The first player is slightly better</source>
        <extracomment>gui/document/glyphs.py</extracomment>
        <translation>先手やや優勢</translation>
    </message>
    <message>
        <source>Equal</source>
        <extracomment>gui/document/glyphs.py</extracomment>
        <translation>互角</translation>
    </message>
    <message>
        <source>Unclear</source>
        <extracomment>gui/document/glyphs.py</extracomment>
        <translation>形勢不明</translation>
    </message>
    <message>
        <source>The second player is slightly better</source>
        <extracomment>gui/document/glyphs.py</extracomment>
        <translation>後手やや優勢</translation>
    </message>
    <message>
        <source>The second player is better</source>
        <extracomment>gui/document/glyphs.py</extracomment>
        <translation>後手優勢</translation>
    </message>
    <message>
        <source>The second player is winning</source>
        <extracomment>gui/document/glyphs.py</extracomment>
        <translation>後手勝勢</translation>
    </message>
    <message>
        <source>Study {name}, {title}</source>
        <extracomment>gui/study/study.py</extracomment>
        <translation>研究 {name}、{title}</translation>
    </message>
    <message>
        <source>That game is being played in another window, or has ended there.</source>
        <extracomment>gui/app/unfinished_games.py</extracomment>
        <translation>その対局は別のウィンドウで指されているか、そこで終わりました。</translation>
    </message>
    <message>
        <source>The game was put aside. Its file is {path}.</source>
        <extracomment>gui/app/unfinished_games.py</extracomment>
        <translation>対局を片付けました。ファイルは {path} にあります。</translation>
    </message>
    <message>
        <source>The game could not be put aside: {why}.</source>
        <extracomment>gui/app/unfinished_games.py</extracomment>
        <translation>対局を片付けられませんでした：{why}。</translation>
    </message>
    <message>
        <source>The game could not be put back: {why}.</source>
        <extracomment>gui/app/unfinished_games.py</extracomment>
        <translation>対局を戻せませんでした：{why}。</translation>
    </message>
    <message>
        <source>Surajang</source>
        <extracomment>gui/analysis/analyst.py</extracomment>
        <translation>Surajang</translation>
    </message>
    <message>
        <source>Engines</source>
        <extracomment>gui/analysis/analysis_panel.py, gui/engines/engines_dialog.py</extracomment>
        <translation>エンジン</translation>
    </message>
    <message>
        <source>Waiting for {name}…</source>
        <extracomment>gui/analysis/analyst.py</extracomment>
        <translation>{name} を待っています…</translation>
    </message>
    <message>
        <source>{name} has not responded for ten seconds.</source>
        <extracomment>gui/analysis/analyst.py</extracomment>
        <translation>{name} から10秒間応答がありません。</translation>
    </message>
    <message>
        <source>{name} suggests illegal moves.</source>
        <extracomment>gui/analysis/analyst.py</extracomment>
        <translation>{name} が反則の手を示しています。</translation>
    </message>
    <message>
        <source>{name} cannot analyse this position. {sentence}</source>
        <extracomment>gui/analysis/analyst.py</extracomment>
        <translation>{name} は、この局面を解析できません。{sentence}</translation>
    </message>
    <message>
        <source>There is no threat to show: the turn cannot be passed here.</source>
        <extracomment>gui/analysis/analysis_text.py</extracomment>
        <translation>ここでは手番をパスできないため、表示できる狙いはありません。</translation>
    </message>
    <message>
        <source>This line is a threat and cannot be played in the study.</source>
        <extracomment>gui/analysis/analysis_text.py</extracomment>
        <translation>この手順は狙いを示すもので、研究では指せません。</translation>
    </message>
    <message>
        <source>{name} has not found a move for this position yet.</source>
        <extracomment>gui/study/study_analysis.py</extracomment>
        <translation>{name} はこの局面の手をまだ見つけていません。</translation>
    </message>
    <message>
        <source>What {player} threatens</source>
        <extracomment>gui/analysis/analysis_panel.py</extracomment>
        <translation>{player}の狙い</translation>
    </message>
    <message>
        <source>Neither side is better</source>
        <extracomment>gui/analysis/analysis_text.py</extracomment>
        <translation>互角</translation>
    </message>
    <message>
        <source>{player} has mated</source>
        <extracomment>gui/analysis/analysis_text.py</extracomment>
        <translation>{player}が詰ませました</translation>
    </message>
    <message>
        <source>{player} is winning</source>
        <extracomment>gui/analysis/analysis_text.py</extracomment>
        <translation>{player}が勝勢</translation>
    </message>
    <message>
        <source>{player} is much better</source>
        <extracomment>gui/analysis/analysis_text.py</extracomment>
        <translation>{player}がはっきり優勢</translation>
    </message>
    <message>
        <source>{player} is better</source>
        <extracomment>gui/analysis/analysis_text.py</extracomment>
        <translation>{player}が優勢</translation>
    </message>
    <message>
        <source>{player} is slightly better</source>
        <extracomment>gui/analysis/analysis_text.py</extracomment>
        <translation>{player}がやや優勢</translation>
    </message>
    <message>
        <source>depth {depth}, {speed} nodes/s</source>
        <extracomment>gui/analysis/analysis_text.py</extracomment>
        <translation>深さ {depth}、毎秒 {speed} ノード</translation>
    </message>
    <message>
        <source>depth {depth}</source>
        <extracomment>gui/analysis/analysis_text.py</extracomment>
        <translation>深さ {depth}</translation>
    </message>
    <message>
        <source>{square}, empty</source>
        <extracomment>gui/board/spoken.py</extracomment>
        <translation>{square}、空き</translation>
    </message>
    <message>
        <source>{square}, {player} {piece}</source>
        <extracomment>gui/board/spoken.py</extracomment>
        <translation>{square}、{player}の{piece}</translation>
    </message>
    <message>
        <source>{square}, hidden</source>
        <extracomment>gui/board/spoken.py</extracomment>
        <translation>{square}、非表示</translation>
    </message>
    <message>
        <source>{player}&apos;s hand, {piece}, {count}</source>
        <extracomment>gui/board/spoken.py</extracomment>
        <translation>{player}の持ち駒、{piece}、{count}</translation>
    </message>
    <message>
        <source>{player}&apos;s {region}</source>
        <extracomment>gui/board/spoken.py</extracomment>
        <translation>{player}の{region}</translation>
    </message>
    <message>
        <source>{player} to move</source>
        <extracomment>gui/board/spoken.py</extracomment>
        <translation>{player}の手番</translation>
    </message>
    <message>
        <source>{player} chooses a setup</source>
        <extracomment>gui/board/spoken.py</extracomment>
        <translation>{player}が配置を選ぶ番</translation>
    </message>
    <message>
        <source>The game is over</source>
        <extracomment>gui/board/spoken.py</extracomment>
        <translation>対局は終わりました</translation>
    </message>
    <message>
        <source>{piece} picked up, {count}.</source>
        <extracomment>gui/board/spoken.py</extracomment>
        <translation>{piece}を持ち上げました、{count}。</translation>
    </message>
    <message>
        <source>{piece} picked up.</source>
        <extracomment>gui/board/spoken.py</extracomment>
        <translation>{piece}を持ち上げました。</translation>
    </message>
    <message>
        <source>{piece} put down.</source>
        <extracomment>gui/board/spoken.py</extracomment>
        <translation>{piece}を置きました。</translation>
    </message>
    <message>
        <source>{piece} captures on {square} and may go on.</source>
        <extracomment>gui/board/spoken.py</extracomment>
        <translation>{piece}が{square}で取り、さらに進めます。</translation>
    </message>
    <message>
        <source>Next move: {start} to {end}.</source>
        <extracomment>gui/board/spoken.py</extracomment>
        <translation>次の手：{start}から{end}。</translation>
    </message>
    <message>
        <source>Less than {seconds} seconds left.</source>
        <extracomment>gui/play/game_page.py</extracomment>
        <translation>残り{seconds}秒を切りました。</translation>
    </message>
    <message numerus="yes">
        <source>{count} moves</source>
        <extracomment>gui/board/spoken.py</extracomment>
        <translation>
            <numerusform>{count}手</numerusform>
        </translation>
    </message>
    <message>
        <source> or </source>
        <extracomment>gui/board/spoken.py, gui/words/piece_notes.py</extracomment>
        <translation>または</translation>
    </message>
    <message>
        <source>Press Space, then move across squares and hands with the arrow keys; Enter picks a piece up and puts it down.</source>
        <extracomment>gui/board/view.py</extracomment>
        <translation>スペースキーを押してから、矢印キーでマスと持ち駒を移動します。Enter で駒を持ち上げ、置きます。</translation>
    </message>
    <message>
        <source>picked up</source>
        <extracomment>gui/board/spoken.py</extracomment>
        <translation>持ち上げ中</translation>
    </message>
    <message>
        <source>in check</source>
        <extracomment>gui/board/spoken.py</extracomment>
        <translation>王手</translation>
    </message>
    <message>
        <source>latest move</source>
        <extracomment>gui/board/spoken.py</extracomment>
        <translation>直前の手</translation>
    </message>
    <message>
        <source>next move</source>
        <extracomment>gui/board/spoken.py</extracomment>
        <translation>次の手</translation>
    </message>
    <message>
        <source>can be captured</source>
        <extracomment>gui/board/spoken.py</extracomment>
        <translation>取れる駒</translation>
    </message>
    <message>
        <source>can change places</source>
        <extracomment>gui/board/spoken.py</extracomment>
        <translation>入れ替えられる駒</translation>
    </message>
    <message>
        <source>can go here</source>
        <extracomment>gui/board/spoken.py</extracomment>
        <translation>動けるマス</translation>
    </message>
    <message>
        <source>marked {colour}</source>
        <extracomment>gui/board/spoken.py</extracomment>
        <translation>{colour}の印</translation>
    </message>
    <message>
        <source>{colour} arrow to {square}</source>
        <extracomment>gui/board/spoken.py</extracomment>
        <translation>{square}への{colour}の矢印</translation>
    </message>
    <message>
        <source>judged {judgement}</source>
        <extracomment>gui/board/spoken.py</extracomment>
        <translation>評価は{judgement}</translation>
    </message>
    <message>
        <source>no move</source>
        <extracomment>gui/board/spoken.py</extracomment>
        <translation>指せる手なし</translation>
    </message>
    <message>
        <source>Ask again to see the move.</source>
        <extracomment>gui/analysis/coach_text.py</extracomment>
        <translation>もう一度尋ねると手を教えます。</translation>
    </message>
    <message>
        <source>Play {move}.</source>
        <extracomment>gui/learn/lesson_text.py, gui/learn/puzzle_text.py</extracomment>
        <translation>{move} を指しましょう。</translation>
    </message>
    <message>
        <source>Nothing is threatened.</source>
        <extracomment>gui/analysis/coach_text.py</extracomment>
        <translation>狙われているものはありません。</translation>
    </message>
    <message>
        <source>That lets the {piece} on {place} take the {victim} or the {second}. Play it anyway?</source>
        <extracomment>gui/analysis/coach_text.py</extracomment>
        <translation>{place}の{piece}に{victim}か{second}を取られます。それでも指しますか？</translation>
    </message>
    <message>
        <source>Play it anyway</source>
        <extracomment>gui/analysis/coach_text.py</extracomment>
        <translation>それでも指す</translation>
    </message>
    <message>
        <source>Take it back</source>
        <extracomment>gui/analysis/coach_text.py</extracomment>
        <translation>待った</translation>
    </message>
    <message>
        <source>Look at the {piece} on {place}.</source>
        <extracomment>gui/analysis/coach_text.py</extracomment>
        <translation>{place}の{piece}を見てください。</translation>
    </message>
    <message>
        <source>Look at the {piece} in your hand.</source>
        <extracomment>gui/analysis/coach_text.py</extracomment>
        <translation>持ち駒の{piece}を見てください。</translation>
    </message>
    <message>
        <source>That allows mate with {move}. Play it anyway?</source>
        <extracomment>gui/analysis/coach_text.py</extracomment>
        <translation>{move} で詰まされます。それでも指しますか？</translation>
    </message>
    <message>
        <source>That allows {move}, which wins the game by arriving. Play it anyway?</source>
        <extracomment>gui/analysis/coach_text.py</extracomment>
        <translation>{move} で敵の駒が目的の場所に達し、負けになります。それでも指しますか？</translation>
    </message>
    <message>
        <source>That leaves you no legal move after {move}, which loses. Play it anyway?</source>
        <extracomment>gui/analysis/coach_text.py</extracomment>
        <translation>{move} の後、指せる手がなくなって負けます。それでも指しますか？</translation>
    </message>
    <message>
        <source>That lets the {piece} on {place} take the {victim}. Play it anyway?</source>
        <extracomment>gui/analysis/coach_text.py</extracomment>
        <translation>{place}の{piece}に{victim}を取られます。それでも指しますか？</translation>
    </message>
    <message>
        <source>That lets the {piece} on {place} promote. Play it anyway?</source>
        <extracomment>gui/analysis/coach_text.py</extracomment>
        <translation>{place}の{piece}に成られます。それでも指しますか？</translation>
    </message>
    <message>
        <source>{move} would be mate.</source>
        <extracomment>gui/analysis/coach_text.py</extracomment>
        <translation>{move} で詰みになります。</translation>
    </message>
    <message>
        <source>{move} would win the game.</source>
        <extracomment>gui/analysis/coach_text.py</extracomment>
        <translation>{move} で勝ちになります。</translation>
    </message>
    <message>
        <source>{move} would leave no legal move, which loses.</source>
        <extracomment>gui/analysis/coach_text.py</extracomment>
        <translation>{move} で指せる手がなくなり、負けになります。</translation>
    </message>
    <message>
        <source>The {piece} on {place} threatens the {victim} on {at}.</source>
        <extracomment>gui/analysis/coach_text.py</extracomment>
        <translation>{place}の{piece}が{at}の{victim}を狙っています。</translation>
    </message>
    <message>
        <source>The {piece} on {place} threatens to promote.</source>
        <extracomment>gui/analysis/coach_text.py</extracomment>
        <translation>{place}の{piece}が成りを狙っています。</translation>
    </message>
    <message>
        <source>The {piece} on {place} gives check.</source>
        <extracomment>gui/analysis/coach_text.py</extracomment>
        <translation>{place}の{piece}が王手をかけています。</translation>
    </message>
    <message>
        <source>{move} is mate.</source>
        <extracomment>gui/analysis/reason_text.py</extracomment>
        <translation>{move} で詰みです。</translation>
    </message>
    <message>
        <source>{move} wins the game by arriving.</source>
        <extracomment>gui/analysis/reason_text.py</extracomment>
        <translation>{move} で目的の場所に達し、勝ちです。</translation>
    </message>
    <message>
        <source>{move} wins the game: no legal move is left.</source>
        <extracomment>gui/analysis/reason_text.py</extracomment>
        <translation>{move} で相手の指せる手がなくなり、勝ちです。</translation>
    </message>
    <message numerus="yes">
        <source>{move} mates in {count}.</source>
        <extracomment>gui/analysis/reason_text.py</extracomment>
        <translation>
            <numerusform>{move} から{count:plies}手詰めです。</numerusform>
        </translation>
    </message>
    <message>
        <source>{move} is check, and the {victim} on {at} falls.</source>
        <extracomment>gui/analysis/reason_text.py</extracomment>
        <translation>{move} は王手で、{at}の{victim}が取れます。</translation>
    </message>
    <message>
        <source>{move} wins the {victim}.</source>
        <extracomment>gui/analysis/reason_text.py</extracomment>
        <translation>{move} で{victim}を得ます。</translation>
    </message>
    <message>
        <source>{move} promotes the {piece}.</source>
        <extracomment>gui/analysis/reason_text.py</extracomment>
        <translation>{move} で{piece}が成ります。</translation>
    </message>
    <message>
        <source>{move} attacks the {victim} on {at} and the {second} on {also}.</source>
        <extracomment>gui/analysis/reason_text.py</extracomment>
        <translation>{move} は{at}の{victim}と{also}の{second}を同時に狙います。</translation>
    </message>
    <message>
        <source>{move} threatens the {victim} on {at}.</source>
        <extracomment>gui/analysis/reason_text.py</extracomment>
        <translation>{move} は{at}の{victim}を狙います。</translation>
    </message>
    <message>
        <source>{move} prevents the loss of the game.</source>
        <extracomment>gui/analysis/reason_text.py</extracomment>
        <translation>{move} で負けを防ぎます。</translation>
    </message>
    <message>
        <source>{move} saves the {victim} on {at}.</source>
        <extracomment>gui/analysis/reason_text.py</extracomment>
        <translation>{move} で{at}の{victim}が助かります。</translation>
    </message>
    <message>
        <source>{move} gets out of check.</source>
        <extracomment>gui/analysis/reason_text.py</extracomment>
        <translation>{move} で王手を逃れます。</translation>
    </message>
    <message>
        <source>{move} castles.</source>
        <extracomment>gui/analysis/reason_text.py</extracomment>
        <translation>{move} はキャスリングです。</translation>
    </message>
    <message>
        <source>Set up a position</source>
        <extracomment>gui/editor/editor_page.py</extracomment>
        <translation>局面を作る</translation>
    </message>
    <message>
        <source>Start page</source>
        <extracomment>gui/desk/navigator.py, gui/editor/setup_panel.py, gui/library/library_text.py</extracomment>
        <translation>スタート画面</translation>
    </message>
    <message>
        <source>Chosen</source>
        <extracomment>gui/editor/setup_panel.py</extracomment>
        <translation>選択済み</translation>
    </message>
    <message>
        <source>A game can be played from here.</source>
        <extracomment>gui/editor/setup_panel.py</extracomment>
        <translation>ここから対局を始められます。</translation>
    </message>
    <message>
        <source>The FEN is on the clipboard.</source>
        <extracomment>gui/editor/editor_page.py</extracomment>
        <translation>FEN をクリップボードにコピーしました。</translation>
    </message>
    <message>
        <source>This FEN cannot be read. {reason}</source>
        <extracomment>gui/editor/editor_page.py</extracomment>
        <translation>この FEN は読めません。{reason}</translation>
    </message>
    <message>
        <source>Letters choose a piece, capitals the first player&apos;s. On the board, Enter places it; + and − change a hand.</source>
        <extracomment>gui/editor/setup_panel.py</extracomment>
        <translation>文字キーで駒を選びます（大文字は先手の駒）。盤では Enter で置き、+ と − で持ち駒を増減します。</translation>
    </message>
    <message>
        <source>Move</source>
        <extracomment>gui/desk/piece_palette.py</extracomment>
        <translation>動かす</translation>
    </message>
    <message>
        <source>Remove</source>
        <extracomment>gui/app/own_game_commands.py, gui/desk/piece_palette.py, gui/engines/engines_dialog.py, gui/workshop/panels.py, gui/workshop/piece_panel.py, gui/workshop/workshop_page.py</extracomment>
        <translation>削除</translation>
    </message>
    <message>
        <source>Play from here…</source>
        <extracomment>gui/editor/setup_panel.py</extracomment>
        <translation>ここから対局…</translation>
    </message>
    <message>
        <source>Clear</source>
        <extracomment>gui/editor/setup_panel.py</extracomment>
        <translation>盤をクリア</translation>
    </message>
    <message>
        <source>Mirror</source>
        <extracomment>gui/editor/setup_panel.py</extracomment>
        <translation>左右反転</translation>
    </message>
    <message>
        <source>Rotate</source>
        <extracomment>gui/editor/setup_panel.py</extracomment>
        <translation>回転</translation>
    </message>
    <message>
        <source>To move</source>
        <extracomment>gui/editor/setup_panel.py</extracomment>
        <translation>手番</translation>
    </message>
    <message>
        <source>Setups</source>
        <extracomment>gui/editor/setup_panel.py</extracomment>
        <translation>配置</translation>
    </message>
    <message>
        <source>Castling with</source>
        <extracomment>gui/editor/setup_panel.py</extracomment>
        <translation>キャスリング可能</translation>
    </message>
    <message>
        <source>En passant</source>
        <extracomment>gui/editor/setup_panel.py, gui/learn/puzzle_text.py, assets/rules/pandemonium.toml, assets/rules/pandemonium-2020.toml, assets/rules/pandemonium-vchess.toml, assets/lessons/pandemonium/09-en-passant.toml</extracomment>
        <translation>アンパッサン</translation>
    </message>
    <message>
        <source>Drag pieces to where they belong, or off the board. Right-click a piece to turn it over.</source>
        <extracomment>gui/editor/setup_panel.py</extracomment>
        <translation>駒を目的のマスへ、または盤の外へドラッグしてください。右クリックで裏返します。</translation>
    </message>
    <message>
        <source>Click pieces to remove them. Esc: back to moving.</source>
        <extracomment>gui/editor/setup_panel.py, gui/workshop/panels.py</extracomment>
        <translation>取り除く駒をクリックしてください。Esc：「動かす」に戻る。</translation>
    </message>
    <message>
        <source>Click squares to place the piece, a hand to add one (right button: remove one). Esc: back to moving.</source>
        <extracomment>gui/editor/setup_panel.py</extracomment>
        <translation>マスをクリックすると駒を置き、持ち駒をクリックすると1枚増えます（右クリックで1枚減ります）。Esc：「動かす」に戻る。</translation>
    </message>
    <message>
        <source>Left becomes right</source>
        <extracomment>gui/editor/setup_panel.py</extracomment>
        <translation>左右を入れ替えます</translation>
    </message>
    <message>
        <source>Each side gets what the other had, mirrored across the board</source>
        <extracomment>gui/editor/setup_panel.py</extracomment>
        <translation>双方の駒を、盤の上下で鏡に映したように入れ替えます</translation>
    </message>
    <message>
        <source>Each side gets what the other had, as if the board were rotated</source>
        <extracomment>gui/editor/setup_panel.py</extracomment>
        <translation>盤を180度回したように、双方の駒を入れ替えます</translation>
    </message>
    <message>
        <source>The start position.</source>
        <extracomment>gui/document/move_text.py, gui/editor/setup_panel.py</extracomment>
        <translation>初期配置です。</translation>
    </message>
    <message>
        <source>The board is empty.</source>
        <extracomment>gui/editor/setup_panel.py</extracomment>
        <translation>盤は空です。</translation>
    </message>
    <message>
        <source>Left and right have been swapped.</source>
        <extracomment>gui/editor/setup_panel.py</extracomment>
        <translation>左右を入れ替えました。</translation>
    </message>
    <message>
        <source>The board has been rotated.</source>
        <extracomment>gui/editor/setup_panel.py</extracomment>
        <translation>盤を回転しました。</translation>
    </message>
    <message>
        <source>Undone.</source>
        <extracomment>gui/editor/editor_page.py, gui/workshop/draft_page.py</extracomment>
        <translation>元に戻しました。</translation>
    </message>
    <message>
        <source>Redone.</source>
        <extracomment>gui/editor/editor_page.py, gui/workshop/draft_page.py</extracomment>
        <translation>やり直しました。</translation>
    </message>
    <message>
        <source>{player} chooses</source>
        <extracomment>gui/editor/setup_panel.py</extracomment>
        <translation>{player}の選ぶ番</translation>
    </message>
    <message>
        <source>{player} is to move.</source>
        <extracomment>gui/editor/setup_panel.py, gui/workshop/trying.py</extracomment>
        <translation>{player}の手番です。</translation>
    </message>
    <message>
        <source>{player}&apos;s {piece} on {square}</source>
        <extracomment>gui/editor/setup_panel.py</extracomment>
        <translation>{square}の{player}の{piece}</translation>
    </message>
    <message>
        <source>{player} {piece}</source>
        <extracomment>gui/board/reading.py, gui/desk/piece_palette.py</extracomment>
        <translation>{player}の{piece}</translation>
    </message>
    <message>
        <source>Your engines</source>
        <extracomment>gui/engines/engine_list.py</extracomment>
        <translation>追加したエンジン</translation>
    </message>
    <message>
        <source>Surajang&apos;s own engine</source>
        <extracomment>gui/engines/engine_field.py, gui/study/study_analysis.py</extracomment>
        <translation>Surajang のエンジン</translation>
    </message>
    <message>
        <source>UCI engines that support these games. They can play in place of the computer, analyse in a study, and play matches.</source>
        <extracomment>gui/engines/engines_dialog.py</extracomment>
        <translation>これらのゲームに対応した UCI エンジンです。コンピューターの代わりに指したり、研究で解析したり、連続対局をしたりできます。</translation>
    </message>
    <message>
        <source>No engines have been added yet. Surajang&apos;s own engine is always available.</source>
        <extracomment>gui/engines/engines_dialog.py</extracomment>
        <translation>エンジンはまだ追加されていません。Surajang のエンジンはいつでも使えます。</translation>
    </message>
    <message>
        <source>The command of any UCI engine that supports these games. The engine is started and checked when you add it.</source>
        <extracomment>gui/engines/engine_field.py</extracomment>
        <translation>これらのゲームに対応した UCI エンジンのコマンドを入力してください。追加時に起動して確認します。</translation>
    </message>
    <message>
        <source>Starting the engine…</source>
        <extracomment>gui/engines/engine_field.py</extracomment>
        <translation>エンジンを起動しています…</translation>
    </message>
    <message>
        <source>{sentence} It was added to the list.</source>
        <extracomment>gui/engines/engine_field.py</extracomment>
        <translation>{sentence}一覧に追加しました。</translation>
    </message>
    <message>
        <source>{sentence} It was not added.</source>
        <extracomment>gui/engines/engine_field.py</extracomment>
        <translation>{sentence}追加しませんでした。</translation>
    </message>
    <message>
        <source>The list of engines is full.</source>
        <extracomment>gui/engines/engines_dialog.py</extracomment>
        <translation>エンジンが多すぎるため、これ以上追加できません。</translation>
    </message>
    <message>
        <source>{name} was removed from the list. The program itself was not touched.</source>
        <extracomment>gui/engines/engines_dialog.py</extracomment>
        <translation>{name} を一覧から外しました。プログラム自体はそのまま残っています。</translation>
    </message>
    <message>
        <source>{name} plays for the computer.</source>
        <extracomment>gui/engines/engines_dialog.py</extracomment>
        <translation>{name} がコンピューターの代わりに指します。</translation>
    </message>
    <message>
        <source>Engines…</source>
        <extracomment>gui/app/preferences.py</extracomment>
        <translation>エンジン…</translation>
    </message>
    <message>
        <source>{name} does not say which games it supports.</source>
        <extracomment>gui/engines/engine_field.py</extracomment>
        <translation>{name} からは、どのゲームに対応しているかの情報が得られません。</translation>
    </message>
    <message>
        <source>{name} supports {known}, but not {unknown}.</source>
        <extracomment>gui/engines/engine_field.py</extracomment>
        <translation>{name} は{known}に対応していますが、{unknown}には対応していません。</translation>
    </message>
    <message>
        <source>{name} supports all of these games.</source>
        <extracomment>gui/engines/engine_field.py</extracomment>
        <translation>{name} はこれらのゲームすべてに対応しています。</translation>
    </message>
    <message>
        <source>Options of {name}</source>
        <extracomment>gui/engines/engine_options.py</extracomment>
        <translation>{name} のオプション</translation>
    </message>
    <message>
        <source>Reading the options of {name}…</source>
        <extracomment>gui/engines/engine_options.py</extracomment>
        <translation>{name} のオプションを読み込んでいます…</translation>
    </message>
    <message>
        <source>{name} has no options.</source>
        <extracomment>gui/engines/engine_options.py</extracomment>
        <translation>{name} にはオプションがありません。</translation>
    </message>
    <message>
        <source>Bold options differ from the engine&apos;s defaults and take effect when it next starts.</source>
        <extracomment>gui/engines/engine_options.py</extracomment>
        <translation>太字のオプションはエンジンの既定値から変更されています。次の起動から有効です。</translation>
    </message>
    <message>
        <source>Bold options are set for {game} only and take effect when the engine next starts.</source>
        <extracomment>gui/engines/engine_options.py</extracomment>
        <translation>太字のオプションは{game}だけの設定です。エンジンの次の起動から有効です。</translation>
    </message>
    <message>
        <source>Default: {value}</source>
        <extracomment>gui/engines/engine_options.py</extracomment>
        <translation>既定値：{value}</translation>
    </message>
    <message>
        <source>In all games: {value}</source>
        <extracomment>gui/engines/engine_options.py</extracomment>
        <translation>すべてのゲームで：{value}</translation>
    </message>
    <message>
        <source>from {low} to {high}</source>
        <extracomment>gui/engines/engine_options.py</extracomment>
        <translation>{low}～{high}</translation>
    </message>
    <message>
        <source>Press at every start</source>
        <extracomment>gui/engines/engine_options.py</extracomment>
        <translation>起動のたびに押す</translation>
    </message>
    <message>
        <source>Its strength is set by its own options.</source>
        <extracomment>gui/play/new_game.py</extracomment>
        <translation>強さはエンジンのオプションで決まります。</translation>
    </message>
    <message>
        <source>A program or a command line</source>
        <extracomment>gui/engines/engine_field.py</extracomment>
        <translation>プログラムまたはコマンドライン</translation>
    </message>
    <message>
        <source>Command line of the engine to add</source>
        <extracomment>gui/engines/engine_field.py</extracomment>
        <translation>追加するエンジンのコマンドライン</translation>
    </message>
    <message>
        <source>Choose…</source>
        <extracomment>gui/engines/engine_field.py, gui/matches/match_dialog.py</extracomment>
        <translation>選択…</translation>
    </message>
    <message>
        <source>Choose an engine</source>
        <extracomment>gui/engines/engine_field.py</extracomment>
        <translation>エンジンを選択</translation>
    </message>
    <message>
        <source>Add</source>
        <extracomment>gui/desk/definitions_dialog.py, gui/engines/engine_field.py</extracomment>
        <translation>追加</translation>
    </message>
    <message>
        <source>Rename</source>
        <extracomment>gui/engines/engines_dialog.py</extracomment>
        <translation>名前を変更</translation>
    </message>
    <message>
        <source>Options…</source>
        <extracomment>gui/engines/engines_dialog.py</extracomment>
        <translation>オプション…</translation>
    </message>
    <message>
        <source>Try</source>
        <extracomment>gui/engines/engines_dialog.py</extracomment>
        <translation>試す</translation>
    </message>
    <message>
        <source>Up</source>
        <extracomment>gui/engines/engines_dialog.py</extracomment>
        <translation>上へ</translation>
    </message>
    <message>
        <source>Down</source>
        <extracomment>gui/engines/engines_dialog.py</extracomment>
        <translation>下へ</translation>
    </message>
    <message>
        <source>Apply to</source>
        <extracomment>gui/engines/engine_options.py</extracomment>
        <translation>適用先</translation>
    </message>
    <message>
        <source>All games</source>
        <extracomment>gui/engines/engine_options.py, gui/library/games_table.py</extracomment>
        <translation>すべてのゲーム</translation>
    </message>
    <message>
        <source>Reset</source>
        <extracomment>gui/engines/engine_options.py</extracomment>
        <translation>リセット</translation>
    </message>
    <message>
        <source>Reset all</source>
        <extracomment>gui/engines/engine_options.py</extracomment>
        <translation>すべてリセット</translation>
    </message>
    <message>
        <source>on</source>
        <extracomment>gui/engines/engine_options.py</extracomment>
        <translation>オン</translation>
    </message>
    <message>
        <source>off</source>
        <extracomment>gui/engines/engine_options.py</extracomment>
        <translation>オフ</translation>
    </message>
    <message>
        <source>nothing</source>
        <extracomment>gui/engines/engine_options.py</extracomment>
        <translation>なし</translation>
    </message>
    <message>
        <source>Search commands</source>
        <extracomment>gui/app/command_palette.py</extracomment>
        <translation>コマンドを検索</translation>
    </message>
    <message>
        <source>No commands match.</source>
        <extracomment>gui/app/command_palette.py</extracomment>
        <translation>該当するコマンドはありません。</translation>
    </message>
    <message>
        <source>Press the new shortcut here</source>
        <extracomment>gui/app/keys_dialogs.py</extracomment>
        <translation>新しいキーを押してください</translation>
    </message>
    <message>
        <source>This shortcut is free.</source>
        <extracomment>gui/app/keys_dialogs.py</extracomment>
        <translation>このキーは使えます。</translation>
    </message>
    <message>
        <source>Choose a command, then press its new shortcut.</source>
        <extracomment>gui/app/keys_dialogs.py</extracomment>
        <translation>コマンドを選んでから、新しいショートカットキーを押してください。</translation>
    </message>
    <message>
        <source>not available now</source>
        <extracomment>gui/app/command_palette.py</extracomment>
        <translation>現在使用不可</translation>
    </message>
    <message>
        <source>{key} is needed on the board and in dialogs.</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>{key}は盤とダイアログで使うため、割り当てられません。</translation>
    </message>
    <message>
        <source>{key} starts a move typed on the board. Add Ctrl or Alt to it.</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>{key}は盤で指し手の入力を始めるキーです。Ctrl か Alt と組み合わせてください。</translation>
    </message>
    <message>
        <source>{key} is already assigned to “{command}”, which would lose it.</source>
        <extracomment>gui/app/keys_dialogs.py</extracomment>
        <translation>{key}は「{command}」に割り当て済みです。ここで使うと、その割り当ては解除されます。</translation>
    </message>
    <message>
        <source>{key} is already its shortcut.</source>
        <extracomment>gui/app/keys_dialogs.py</extracomment>
        <translation>{key}はすでにこのコマンドのショートカットです。</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <extracomment>gui/app/keys_dialogs.py</extracomment>
        <translation>ショートカットキー</translation>
    </message>
    <message>
        <source>Change shortcuts…</source>
        <extracomment>gui/app/keys_dialogs.py</extracomment>
        <translation>ショートカットを変更…</translation>
    </message>
    <message>
        <source>Command</source>
        <extracomment>gui/app/command_palette.py</extracomment>
        <translation>コマンド</translation>
    </message>
    <message>
        <source>Menu</source>
        <extracomment>gui/app/keys_dialogs.py</extracomment>
        <translation>メニュー</translation>
    </message>
    <message>
        <source>Assign</source>
        <extracomment>gui/app/keys_dialogs.py</extracomment>
        <translation>割り当て</translation>
    </message>
    <message>
        <source>No shortcut</source>
        <extracomment>gui/app/keys_dialogs.py</extracomment>
        <translation>キーなし</translation>
    </message>
    <message>
        <source>Default shortcut</source>
        <extracomment>gui/app/keys_dialogs.py</extracomment>
        <translation>既定のキー</translation>
    </message>
    <message>
        <source>Reset to defaults</source>
        <extracomment>gui/app/keys_dialogs.py</extracomment>
        <translation>既定に戻す</translation>
    </message>
    <message>
        <source>In two-player games, the board stays as it is</source>
        <extracomment>gui/app/menus.py</extracomment>
        <translation>2人で指すとき、盤はそのまま</translation>
    </message>
    <message>
        <source>In two-player games, the board turns after each move</source>
        <extracomment>gui/app/menus.py</extracomment>
        <translation>2人で指すとき、盤を一手ごとに反転</translation>
    </message>
    <message>
        <source>In two-player games, the other player&apos;s pieces are upside down</source>
        <extracomment>gui/app/menus.py</extracomment>
        <translation>2人で指すとき、相手の駒を逆さに表示</translation>
    </message>
    <message>
        <source>Short lessons on the board. You do not need to know any of these games, or chess.</source>
        <extracomment>gui/learn/lesson_text.py</extracomment>
        <translation>盤上で学ぶ短いレッスンです。これらのゲームもチェスも知らなくて大丈夫です。</translation>
    </message>
    <message>
        <source>Play your first game</source>
        <extracomment>gui/learn/lesson_page.py</extracomment>
        <translation>初めての対局を指す</translation>
    </message>
    <message>
        <source>Not this one</source>
        <extracomment>gui/learn/lesson_text.py, gui/learn/mistakes_page.py, gui/learn/puzzle_play.py</extracomment>
        <translation>その手ではありません</translation>
    </message>
    <message>
        <source>Solve it without help to earn more stars.</source>
        <extracomment>gui/learn/lesson_text.py</extracomment>
        <translation>ヒントなしで解くと、星が増えます。</translation>
    </message>
    <message>
        <source>That was the last task of this lesson.</source>
        <extracomment>gui/learn/lesson_page.py</extracomment>
        <translation>これがこのレッスンの最後の問題でした。</translation>
    </message>
    <message>
        <source>That does not do what is asked. Try another move.</source>
        <extracomment>gui/learn/lesson_text.py</extracomment>
        <translation>課題に合う手ではありません。別の手を試してください。</translation>
    </message>
    <message>
        <source>That is legal, but there is something better here. Try another move.</source>
        <extracomment>gui/learn/lesson_text.py</extracomment>
        <translation>指せる手ですが、もっとよい手があります。別の手を試してください。</translation>
    </message>
    <message>
        <source>{reply} takes the {piece}. Try another move.</source>
        <extracomment>gui/learn/lesson_text.py</extracomment>
        <translation>{reply} で{piece}を取られます。別の手を試してください。</translation>
    </message>
    <message>
        <source>{reply} wins the game. Try another move.</source>
        <extracomment>gui/learn/lesson_text.py</extracomment>
        <translation>{reply} で相手の勝ちです。別の手を試してください。</translation>
    </message>
    <message>
        <source>{reply} answers it. Try another move.</source>
        <extracomment>gui/learn/lesson_text.py</extracomment>
        <translation>{reply} と受けられます。別の手を試してください。</translation>
    </message>
    <message>
        <source>That ends the game, but not as asked. Try another move.</source>
        <extracomment>gui/learn/lesson_text.py</extracomment>
        <translation>対局は終わりますが、課題の結果ではありません。別の手を試してください。</translation>
    </message>
    <message numerus="yes">
        <source>{count} stars</source>
        <extracomment>gui/learn/lesson_text.py</extracomment>
        <translation>
            <numerusform>星{count}個</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It can be done in {count} moves.</source>
        <extracomment>gui/learn/lesson_text.py</extracomment>
        <translation>
            <numerusform>自分の{count}手で解けます。</numerusform>
        </translation>
    </message>
    <message>
        <source>How to play {game}</source>
        <extracomment>gui/learn/learn_page.py</extracomment>
        <translation>{game}の遊び方</translation>
    </message>
    <message>
        <source>Continue: {lesson}</source>
        <extracomment>gui/learn/learn_page.py</extracomment>
        <translation>続き：{lesson}</translation>
    </message>
    <message>
        <source>All solved. Start again</source>
        <extracomment>gui/learn/learn_page.py</extracomment>
        <translation>すべて正解。もう一度</translation>
    </message>
    <message>
        <source>Next</source>
        <extracomment>gui/learn/lesson_text.py, gui/learn/puzzle_page.py, gui/review/review_text.py</extracomment>
        <translation>次へ</translation>
    </message>
    <message>
        <source>Again</source>
        <extracomment>gui/learn/lesson_text.py, gui/learn/puzzle_page.py</extracomment>
        <translation>もう一度</translation>
    </message>
    <message>
        <source>Show me</source>
        <extracomment>gui/learn/lesson_page.py</extracomment>
        <translation>答えを見る</translation>
    </message>
    <message>
        <source>Next lesson</source>
        <extracomment>gui/learn/lesson_page.py</extracomment>
        <translation>次のレッスン</translation>
    </message>
    <message>
        <source>All lessons</source>
        <extracomment>gui/learn/lesson_text.py</extracomment>
        <translation>すべてのレッスン</translation>
    </message>
    <message>
        <source>Solved</source>
        <extracomment>gui/learn/lesson_text.py, gui/learn/puzzle_text.py</extracomment>
        <translation>正解</translation>
    </message>
    <message>
        <source>Well done</source>
        <extracomment>gui/learn/lesson_text.py</extracomment>
        <translation>よくできました</translation>
    </message>
    <message>
        <source>Perfect</source>
        <extracomment>gui/learn/lesson_text.py</extracomment>
        <translation>完璧です</translation>
    </message>
    <message>
        <source>Task {number} of {count}</source>
        <extracomment>gui/learn/lesson_text.py</extracomment>
        <translation>{count}問中{number}問目</translation>
    </message>
    <message>
        <source>{solved} of {count} tasks solved</source>
        <extracomment>gui/learn/lesson_text.py</extracomment>
        <translation>{count}問中{solved}問正解</translation>
    </message>
    <message>
        <source>{title}. {summary} {so_far}, {stars} of {most} stars.</source>
        <extracomment>gui/learn/lesson_text.py</extracomment>
        <translation>{title}。{summary} {so_far}、星{most}個のうち{stars}個。</translation>
    </message>
    <message>
        <source>not solved</source>
        <extracomment>gui/learn/lesson_text.py</extracomment>
        <translation>未正解</translation>
    </message>
    <message>
        <source>Next: {lesson}</source>
        <extracomment>gui/learn/lesson_text.py</extracomment>
        <translation>次：{lesson}</translation>
    </message>
    <message>
        <source>Search players, events, dates</source>
        <extracomment>gui/library/library_text.py</extracomment>
        <translation>対局者、大会、日付を検索</translation>
    </message>
    <message>
        <source>Review</source>
        <extracomment>gui/library/library_text.py, gui/review/review_text.py</extracomment>
        <translation>検討</translation>
    </message>
    <message>
        <source>Nothing was saved.</source>
        <extracomment>gui/library/library_actions.py</extracomment>
        <translation>何も保存しませんでした。</translation>
    </message>
    <message>
        <source>Reading stopped. The games read so far are listed; the rest will be read when this page is opened again.</source>
        <extracomment>gui/library/library_text.py</extracomment>
        <translation>読み込みを中断しました。読み込んだ対局は一覧にあります。残りは、次にこの画面を開いたときに読み込みます。</translation>
    </message>
    <message>
        <source>Looking for games…</source>
        <extracomment>gui/library/library_text.py, gui/study/study_openings.py</extracomment>
        <translation>対局を探しています…</translation>
    </message>
    <message>
        <source>No games yet. The games you play are listed here, and you can add files of games.</source>
        <extracomment>gui/library/library_text.py</extracomment>
        <translation>まだ対局がありません。ここで指した対局はこの一覧に入り、対局のファイルも追加できます。</translation>
    </message>
    <message>
        <source>No games match.</source>
        <extracomment>gui/library/library_text.py</extracomment>
        <translation>該当する対局はありません。</translation>
    </message>
    <message>
        <source>Only games with this position</source>
        <extracomment>gui/library/explorer.py</extracomment>
        <translation>この局面がある対局だけ</translation>
    </message>
    <message>
        <source>Moves played from here in the listed games</source>
        <extracomment>gui/library/library_text.py</extracomment>
        <translation>一覧の対局でここから指された手と回数</translation>
    </message>
    <message>
        <source>The board shows a line that is not in this game.</source>
        <extracomment>gui/library/library_text.py</extracomment>
        <translation>盤に表示されているのは、この対局にない手順です。</translation>
    </message>
    <message>
        <source>No further moves</source>
        <extracomment>gui/desk/known_moves.py</extracomment>
        <translation>続きの手なし</translation>
    </message>
    <message>
        <source>Draw</source>
        <extracomment>gui/desk/known_moves.py, gui/words/outcome_text.py</extracomment>
        <translation>引き分け</translation>
    </message>
    <message>
        <source>All except engine matches</source>
        <extracomment>gui/library/games_table.py</extracomment>
        <translation>エンジン対局以外すべて</translation>
    </message>
    <message>
        <source>Engine matches</source>
        <extracomment>gui/library/library_text.py, gui/matches/matches_text.py</extracomment>
        <translation>エンジン対局</translation>
    </message>
    <message>
        <source>Between people</source>
        <extracomment>gui/library/games_table.py</extracomment>
        <translation>人間同士</translation>
    </message>
    <message>
        <source>Unfinished</source>
        <extracomment>gui/words/outcome_text.py</extracomment>
        <translation>途中</translation>
    </message>
    <message>
        <source>Delete it</source>
        <extracomment>gui/library/library_text.py</extracomment>
        <translation>削除する</translation>
    </message>
    <message>
        <source>The games of an engine match can only be deleted together, on the page of engine matches.</source>
        <extracomment>gui/library/library_text.py</extracomment>
        <translation>エンジン対局の棋譜は1局だけ削除できません。エンジン対局の画面で、連続対局ごとまとめて削除してください。</translation>
    </message>
    <message>
        <source>The file is moved to the system&apos;s trash.</source>
        <extracomment>gui/library/library_text.py</extracomment>
        <translation>ファイルはシステムのごみ箱に移動します。</translation>
    </message>
    <message>
        <source>Files and folders of games</source>
        <extracomment>gui/library/library_text.py</extracomment>
        <translation>対局のファイルとフォルダー</translation>
    </message>
    <message>
        <source>Games played here are always listed. You can add files and folders with more games; the files themselves do not change.</source>
        <extracomment>gui/library/library_text.py</extracomment>
        <translation>ここで指した対局は常に一覧に入ります。ほかの対局のファイルやフォルダーも追加でき、元のファイルは変更されません。</translation>
    </message>
    <message numerus="yes">
        <source>{count:,} games</source>
        <extracomment>gui/desk/known_moves.py, gui/library/library_text.py</extracomment>
        <translation>
            <numerusform>{count:,}局</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Delete these {count:,} games?</source>
        <extracomment>gui/library/library_text.py</extracomment>
        <translation>
            <numerusform>この{count:,}局を削除しますか？</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:,} games were moved to the system&apos;s trash.</source>
        <extracomment>gui/library/library_text.py</extracomment>
        <translation>
            <numerusform>{count:,}局をシステムのごみ箱に移動しました。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:,} games saved in {name}.</source>
        <extracomment>gui/library/library_text.py</extracomment>
        <translation>
            <numerusform>{count:,}局を {name} に保存しました。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:,} games could no longer be read and were left out.</source>
        <extracomment>gui/library/library_text.py</extracomment>
        <translation>
            <numerusform>{count:,}局は読めなくなったため除きました。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name}: {count:,} games cannot be read, one of them for this reason: {why}</source>
        <extracomment>gui/library/library_text.py</extracomment>
        <translation>
            <numerusform>{name}：{count:,}局を読めません。理由の一例：{why}</numerusform>
        </translation>
    </message>
    <message>
        <source>No statistics yet: no game played here has ended.</source>
        <extracomment>gui/library/statistics.py</extracomment>
        <translation>まだ統計はありません。ここで指し終えた対局がありません。</translation>
    </message>
    <message>
        <source>Your rating after each game against the computer</source>
        <extracomment>gui/library/statistics.py</extracomment>
        <translation>コンピューターとの対局ごとのレーティング</translation>
    </message>
    <message>
        <source>Files and folders…</source>
        <extracomment>gui/library/library_text.py</extracomment>
        <translation>ファイルとフォルダー…</translation>
    </message>
    <message>
        <source>Statistics</source>
        <extracomment>gui/library/library_text.py</extracomment>
        <translation>統計</translation>
    </message>
    <message>
        <source>Back to the games</source>
        <extracomment>gui/library/library_text.py</extracomment>
        <translation>対局の一覧へ</translation>
    </message>
    <message>
        <source>Save as one file…</source>
        <extracomment>gui/library/library_text.py</extracomment>
        <translation>1つのファイルに保存…</translation>
    </message>
    <message>
        <source>Delete…</source>
        <extracomment>gui/library/library_text.py</extracomment>
        <translation>削除…</translation>
    </message>
    <message>
        <source>Show all</source>
        <extracomment>gui/library/library_text.py</extracomment>
        <translation>すべて表示</translation>
    </message>
    <message>
        <source>Tags</source>
        <extracomment>gui/library/explorer.py, gui/library/library_text.py</extracomment>
        <translation>タグ</translation>
    </message>
    <message>
        <source>Tags, separated by commas</source>
        <extracomment>gui/library/explorer.py</extracomment>
        <translation>タグ（コンマ区切り）</translation>
    </message>
    <message>
        <source>Any result</source>
        <extracomment>gui/library/games_table.py</extracomment>
        <translation>すべての結果</translation>
    </message>
    <message>
        <source>Any level</source>
        <extracomment>gui/library/games_table.py</extracomment>
        <translation>すべてのレベル</translation>
    </message>
    <message>
        <source>Any ending</source>
        <extracomment>gui/library/games_table.py</extracomment>
        <translation>すべての終局理由</translation>
    </message>
    <message>
        <source>Any time</source>
        <extracomment>gui/library/games_table.py</extracomment>
        <translation>すべての期間</translation>
    </message>
    <message>
        <source>Any length</source>
        <extracomment>gui/library/games_table.py</extracomment>
        <translation>すべての長さ</translation>
    </message>
    <message>
        <source>Any tag</source>
        <extracomment>gui/library/games_table.py</extracomment>
        <translation>すべてのタグ</translation>
    </message>
    <message>
        <source>Played here</source>
        <extracomment>gui/library/games_table.py</extracomment>
        <translation>ここで指した</translation>
    </message>
    <message>
        <source>Added files</source>
        <extracomment>gui/library/games_table.py</extracomment>
        <translation>追加したファイル</translation>
    </message>
    <message>
        <source>Add files…</source>
        <extracomment>gui/library/library_text.py</extracomment>
        <translation>ファイルを追加…</translation>
    </message>
    <message>
        <source>Add a folder…</source>
        <extracomment>gui/library/library_text.py</extracomment>
        <translation>フォルダーを追加…</translation>
    </message>
    <message>
        <source>Remove from the list</source>
        <extracomment>gui/library/library_text.py</extracomment>
        <translation>一覧から外す</translation>
    </message>
    <message>
        <source>Ended by</source>
        <extracomment>gui/library/library_text.py</extracomment>
        <translation>終局理由</translation>
    </message>
    <message>
        <source>Checkmate</source>
        <extracomment>gui/words/outcome_text.py</extracomment>
        <translation>詰み</translation>
    </message>
    <message>
        <source>Stalemate</source>
        <extracomment>gui/words/outcome_text.py</extracomment>
        <translation>ステイルメイト</translation>
    </message>
    <message>
        <source>Perpetual check</source>
        <extracomment>gui/words/outcome_text.py</extracomment>
        <translation>連続王手</translation>
    </message>
    <message>
        <source>Resignation</source>
        <extracomment>gui/words/outcome_text.py</extracomment>
        <translation>投了</translation>
    </message>
    <message>
        <source>Time</source>
        <extracomment>gui/app/practice_dialog.py, gui/words/outcome_text.py</extracomment>
        <translation>時間切れ</translation>
    </message>
    <message>
        <source>Agreement</source>
        <extracomment>gui/words/outcome_text.py</extracomment>
        <translation>合意</translation>
    </message>
    <message>
        <source>Abandoned</source>
        <extracomment>gui/words/outcome_text.py</extracomment>
        <translation>中断</translation>
    </message>
    <message>
        <source>Not stated</source>
        <extracomment>gui/words/outcome_text.py</extracomment>
        <translation>記載なし</translation>
    </message>
    <message>
        <source>Level {number}</source>
        <extracomment>gui/library/library_text.py</extracomment>
        <translation>レベル{number}</translation>
    </message>
    <message>
        <source>{name} is missing. Its games stay listed and can be opened when it is back.</source>
        <extracomment>gui/library/library_text.py</extracomment>
        <translation>{name} が見つかりません。対局は一覧に残り、ファイルが戻れば開けます。</translation>
    </message>
    <message>
        <source>By level</source>
        <extracomment>gui/library/statistics.py</extracomment>
        <translation>レベル別</translation>
    </message>
    <message>
        <source>By side</source>
        <extracomment>gui/library/statistics.py</extracomment>
        <translation>先後別</translation>
    </message>
    <message>
        <source>How games ended</source>
        <extracomment>gui/library/statistics.py</extracomment>
        <translation>終局理由</translation>
    </message>
    <message>
        <source>Won</source>
        <extracomment>gui/library/library_text.py, gui/matches/matches_text.py</extracomment>
        <translation>勝ち</translation>
    </message>
    <message>
        <source>Drawn</source>
        <extracomment>gui/library/library_text.py, gui/matches/matches_text.py</extracomment>
        <translation>引き分け</translation>
    </message>
    <message>
        <source>Lost</source>
        <extracomment>gui/library/library_text.py, gui/matches/matches_text.py</extracomment>
        <translation>負け</translation>
    </message>
    <message>
        <source>Points</source>
        <extracomment>gui/matches/matches_text.py</extracomment>
        <translation>得点</translation>
    </message>
    <message>
        <source>Moving first</source>
        <extracomment>gui/library/library_text.py</extracomment>
        <translation>先手</translation>
    </message>
    <message>
        <source>Moving second</source>
        <extracomment>gui/library/library_text.py</extracomment>
        <translation>後手</translation>
    </message>
    <message>
        <source>{counted} played here, {unfinished:,} of them unfinished.</source>
        <extracomment>gui/library/library_text.py</extracomment>
        <translation>ここで指した{counted}、うち{unfinished:,}局は途中です。</translation>
    </message>
    <message>
        <source>Now {round}, on the scale of the computer&apos;s levels</source>
        <extracomment>gui/library/library_text.py</extracomment>
        <translation>現在 {round}（コンピューターのレベルと同じ尺度）</translation>
    </message>
    <message>
        <source>Up to 20 moves</source>
        <extracomment>gui/library/library_text.py</extracomment>
        <translation>20手まで</translation>
    </message>
    <message>
        <source>21 to 40 moves</source>
        <extracomment>gui/library/library_text.py</extracomment>
        <translation>21～40手</translation>
    </message>
    <message>
        <source>41 to 80 moves</source>
        <extracomment>gui/library/library_text.py</extracomment>
        <translation>41～80手</translation>
    </message>
    <message>
        <source>Over 80 moves</source>
        <extracomment>gui/library/library_text.py</extracomment>
        <translation>81手以上</translation>
    </message>
    <message>
        <source>Today</source>
        <extracomment>gui/library/library_text.py</extracomment>
        <translation>今日</translation>
    </message>
    <message>
        <source>Last 7 days</source>
        <extracomment>gui/library/library_text.py</extracomment>
        <translation>過去7日</translation>
    </message>
    <message>
        <source>Last 30 days</source>
        <extracomment>gui/library/library_text.py</extracomment>
        <translation>過去30日</translation>
    </message>
    <message>
        <source>Last 365 days</source>
        <extracomment>gui/library/library_text.py</extracomment>
        <translation>過去365日</translation>
    </message>
    <message>
        <source>about {count} s</source>
        <extracomment>gui/library/library_text.py</extracomment>
        <translation>約{count}秒</translation>
    </message>
    <message>
        <source>about {count} min</source>
        <extracomment>gui/library/library_text.py</extracomment>
        <translation>約{count}分</translation>
    </message>
    <message>
        <source>{written}  ({number} of {last})</source>
        <extracomment>gui/library/library_text.py</extracomment>
        <translation>{written}  （{last}手中{number}）</translation>
    </message>
    <message>
        <source>Start  (0 of {last})</source>
        <extracomment>gui/library/library_text.py</extracomment>
        <translation>開始  （{last}手中0）</translation>
    </message>
    <message>
        <source>In hand: {join}</source>
        <extracomment>gui/library/library_text.py</extracomment>
        <translation>持ち駒：{join}</translation>
    </message>
    <message>
        <source>Nothing in hand</source>
        <extracomment>gui/library/library_text.py</extracomment>
        <translation>持ち駒なし</translation>
    </message>
    <message>
        <source>Licences</source>
        <extracomment>gui/app/about.py</extracomment>
        <translation>ライセンス</translation>
    </message>
    <message>
        <source>&amp;Licences…</source>
        <extracomment>gui/app/about.py</extracomment>
        <translation>ライセンス(&amp;L)…</translation>
    </message>
    <message>
        <source>Parts of the program</source>
        <extracomment>gui/app/about.py</extracomment>
        <translation>プログラムの構成要素</translation>
    </message>
    <message>
        <source>The licence</source>
        <extracomment>gui/app/about.py</extracomment>
        <translation>ライセンス本文</translation>
    </message>
    <message>
        <source>Noto Serif CJK KR, outlines of the hanja</source>
        <extracomment>gui/app/licences.py</extracomment>
        <translation>Noto Serif CJK KR、漢字の輪郭</translation>
    </message>
    <message>
        <source>Sources, and replacing libraries</source>
        <extracomment>gui/app/licences.py</extracomment>
        <translation>ソースとライブラリーの差し替え</translation>
    </message>
    <message>
        <source>The licences cannot be read: {why}.</source>
        <extracomment>gui/app/about.py</extracomment>
        <translation>ライセンスを読めません：{why}。</translation>
    </message>
    <message>
        <source>This part was installed without the text of its licence. It is under {name}.</source>
        <extracomment>gui/app/licences.py</extracomment>
        <translation>この部分はライセンス本文なしでインストールされています。ライセンスは {name} です。</translation>
    </message>
    <message>
        <source>a licence it does not name</source>
        <extracomment>gui/app/licences.py</extracomment>
        <translation>名称不明のライセンス</translation>
    </message>
    <message>
        <source>{player} {piece}, {start} to {end}.</source>
        <extracomment>gui/document/move_text.py</extracomment>
        <translation>{player}の{piece}、{start}から{end}。</translation>
    </message>
    <message>
        <source>{player} {piece}, {start} takes {victims}.</source>
        <extracomment>gui/document/move_text.py</extracomment>
        <translation>{player}の{piece}が{start}から{victims}を取ります。</translation>
    </message>
    <message>
        <source>{player} {piece}, {start} to {end}, takes {victims}.</source>
        <extracomment>gui/document/move_text.py</extracomment>
        <translation>{player}の{piece}が{start}から{end}へ動き、{victims}を取ります。</translation>
    </message>
    <message>
        <source>{player} {piece} on {start} takes {victims} and stays.</source>
        <extracomment>gui/document/move_text.py</extracomment>
        <translation>{player}の{piece}が{start}にとどまったまま{victims}を取ります。</translation>
    </message>
    <message>
        <source>{player} {piece} on {start} passes.</source>
        <extracomment>gui/document/move_text.py</extracomment>
        <translation>{player}の{piece}、{start}でパス。</translation>
    </message>
    <message>
        <source>{player} drops {piece} on {end}.</source>
        <extracomment>gui/document/move_text.py</extracomment>
        <translation>{player}が{end}に{piece}を打ちます。</translation>
    </message>
    <message>
        <source>{player} castles, {piece} to {end}, {rook} to {rook_end}.</source>
        <extracomment>gui/document/move_text.py</extracomment>
        <translation>{player}がキャスリング、{piece}は{end}、{rook}は{rook_end}。</translation>
    </message>
    <message>
        <source>{player} has chosen {setup}.</source>
        <extracomment>gui/document/move_text.py</extracomment>
        <translation>{player}は{setup}を選びました。</translation>
    </message>
    <message>
        <source>It becomes {piece}.</source>
        <extracomment>gui/document/move_text.py</extracomment>
        <translation>{piece}に成ります。</translation>
    </message>
    <message>
        <source>After: {move}</source>
        <extracomment>gui/document/move_text.py</extracomment>
        <translation>直前：{move}</translation>
    </message>
    <message>
        <source>Taken back.</source>
        <extracomment>gui/play/game_page.py</extracomment>
        <translation>待ったをしました。</translation>
    </message>
    <message>
        <source>Hint: {move}</source>
        <extracomment>gui/document/move_text.py</extracomment>
        <translation>ヒント：{move}</translation>
    </message>
    <message>
        <source>{piece} on {square}</source>
        <extracomment>gui/board/reading.py, gui/editor/setup_panel.py</extracomment>
        <translation>{square}の{piece}</translation>
    </message>
    <message>
        <source> and </source>
        <extracomment>gui/kit/punctuation.py</extracomment>
        <translation>、</translation>
    </message>
    <message>
        <source>Check.</source>
        <extracomment>gui/document/move_text.py</extracomment>
        <translation>王手。</translation>
    </message>
    <message>
        <source>Checkmate.</source>
        <extracomment>gui/document/move_text.py</extracomment>
        <translation>詰み。</translation>
    </message>
    <message>
        <source>in every direction</source>
        <extracomment>gui/words/movement.py</extracomment>
        <translation>全方向へ</translation>
    </message>
    <message>
        <source>{jump}, two ranks forward</source>
        <extracomment>gui/words/movement.py</extracomment>
        <translation>{jump}（前方へ2段進むものだけ）</translation>
    </message>
    <message>
        <source>Moves {how}.</source>
        <extracomment>gui/words/movement.py</extracomment>
        <translation>移動は{how}。</translation>
    </message>
    <message>
        <source>Captures {how}.</source>
        <extracomment>gui/words/movement.py</extracomment>
        <translation>取る動きは{how}。</translation>
    </message>
    <message>
        <source>Moves and captures {how}.</source>
        <extracomment>gui/words/movement.py</extracomment>
        <translation>移動と取る動きは{how}。</translation>
    </message>
    <message>
        <source>Captures {how} over one piece.</source>
        <extracomment>gui/words/movement.py</extracomment>
        <translation>駒を1枚越えて取る動きは{how}。</translation>
    </message>
    <message>
        <source>one step {where}</source>
        <extracomment>gui/words/movement.py</extracomment>
        <translation>{where}1マス</translation>
    </message>
    <message>
        <source>up to {count} steps {where}</source>
        <extracomment>gui/words/movement.py</extracomment>
        <translation>{where}{count}マスまで</translation>
    </message>
    <message>
        <source>any distance {where}</source>
        <extracomment>gui/words/movement.py</extracomment>
        <translation>{where}何マスでも</translation>
    </message>
    <message>
        <source>forward</source>
        <extracomment>gui/words/movement.py</extracomment>
        <translation>前へ</translation>
    </message>
    <message>
        <source>back</source>
        <extracomment>gui/words/movement.py</extracomment>
        <translation>後ろへ</translation>
    </message>
    <message>
        <source>sideways</source>
        <extracomment>gui/words/movement.py</extracomment>
        <translation>横へ</translation>
    </message>
    <message>
        <source>diagonally forward</source>
        <extracomment>gui/words/movement.py</extracomment>
        <translation>斜め前へ</translation>
    </message>
    <message>
        <source>diagonally back</source>
        <extracomment>gui/words/movement.py</extracomment>
        <translation>斜め後ろへ</translation>
    </message>
    <message>
        <source>with a knight&apos;s jump</source>
        <extracomment>gui/words/movement.py</extracomment>
        <translation>ナイトの跳躍</translation>
    </message>
    <message>
        <source>with a jump of two squares straight</source>
        <extracomment>gui/words/movement.py</extracomment>
        <translation>縦横に2マスの跳躍</translation>
    </message>
    <message>
        <source>with a jump of two squares diagonally</source>
        <extracomment>gui/words/movement.py</extracomment>
        <translation>斜めに2マスの跳躍</translation>
    </message>
    <message>
        <source>straight</source>
        <extracomment>gui/words/movement.py</extracomment>
        <translation>縦横に</translation>
    </message>
    <message>
        <source>diagonally</source>
        <extracomment>gui/words/movement.py</extracomment>
        <translation>斜めに</translation>
    </message>
    <message>
        <source>{loser} is checkmated.</source>
        <extracomment>gui/words/outcome_text.py</extracomment>
        <translation>{loser}は詰まされました。</translation>
    </message>
    <message>
        <source>{loser} gave check with every move while the position repeated, and therefore loses.</source>
        <extracomment>gui/words/outcome_text.py</extracomment>
        <translation>{loser}は局面が繰り返される間ずっと王手をかけ続けたので負けです。</translation>
    </message>
    <message>
        <source>{loser} resigns.</source>
        <extracomment>gui/words/outcome_text.py</extracomment>
        <translation>{loser}の投了です。</translation>
    </message>
    <message>
        <source>{loser}&apos;s time is up.</source>
        <extracomment>gui/words/outcome_text.py</extracomment>
        <translation>{loser}の時間切れです。</translation>
    </message>
    <message>
        <source>The game was abandoned.</source>
        <extracomment>gui/words/outcome_text.py</extracomment>
        <translation>対局は中断されました。</translation>
    </message>
    <message>
        <source>The players agreed to a draw.</source>
        <extracomment>gui/words/outcome_text.py</extracomment>
        <translation>両者の合意による引き分けです。</translation>
    </message>
    <message>
        <source>The position has occurred for the third time.</source>
        <extracomment>gui/words/outcome_text.py</extracomment>
        <translation>同じ局面が3回現れました。</translation>
    </message>
    <message>
        <source>The position has occurred for the fourth time.</source>
        <extracomment>gui/words/outcome_text.py</extracomment>
        <translation>同じ局面が4回現れました。</translation>
    </message>
    <message>
        <source>This would be the third time that this position occurs.</source>
        <extracomment>gui/words/outcome_text.py</extracomment>
        <translation>この手を指すと、同じ局面が3回目になります。</translation>
    </message>
    <message>
        <source>This would be the fourth time that this position occurs.</source>
        <extracomment>gui/words/outcome_text.py</extracomment>
        <translation>この手を指すと、同じ局面が4回目になります。</translation>
    </message>
    <message>
        <source>Play {name}</source>
        <extracomment>gui/play/game_messages.py</extracomment>
        <translation>{name}と指す</translation>
    </message>
    <message>
        <source>{player} wins</source>
        <extracomment>gui/words/outcome_text.py</extracomment>
        <translation>{player}の勝ち</translation>
    </message>
    <message>
        <source>{player} has no legal move, which loses in this game.</source>
        <extracomment>gui/words/outcome_text.py</extracomment>
        <translation>{player}には指せる手がなく、このゲームでは負けになります。</translation>
    </message>
    <message>
        <source>{player} has no legal move and is not in check: stalemate.</source>
        <extracomment>gui/words/outcome_text.py</extracomment>
        <translation>{player}は王手をかけられていませんが、指せる手がありません。ステイルメイトです。</translation>
    </message>
    <message>
        <source>The game would end as a draw.</source>
        <extracomment>gui/words/outcome_text.py</extracomment>
        <translation>対局は引き分けになります。</translation>
    </message>
    <message>
        <source>{player} would have given check with every move, and lose.</source>
        <extracomment>gui/words/outcome_text.py</extracomment>
        <translation>{player}がすべての手で王手をかけたことになり、{player}の負けになります。</translation>
    </message>
    <message>
        <source>{player} has given check with every move, and would lose.</source>
        <extracomment>gui/words/outcome_text.py</extracomment>
        <translation>{player}がすべての手で王手をかけているため、{player}の負けになります。</translation>
    </message>
    <message>
        <source>Positions from games, each with one best move. Find it, and then the moves that follow.</source>
        <extracomment>gui/learn/puzzle_text.py</extracomment>
        <translation>実戦から採った、最善手が一つだけの局面です。その手を見つけ、続く手も見つけましょう。</translation>
    </message>
    <message>
        <source>All puzzles</source>
        <extracomment>gui/learn/puzzle_text.py</extracomment>
        <translation>すべての問題</translation>
    </message>
    <message>
        <source>Play on against the computer</source>
        <extracomment>gui/learn/puzzle_page.py</extracomment>
        <translation>コンピューターを相手に続ける</translation>
    </message>
    <message>
        <source>Try another move.</source>
        <extracomment>gui/learn/puzzle_page.py</extracomment>
        <translation>別の手を試してください。</translation>
    </message>
    <message>
        <source>That also mates, but takes longer.</source>
        <extracomment>gui/learn/puzzle_play.py</extracomment>
        <translation>それでも詰みますが、手数が長くなります。</translation>
    </message>
    <message>
        <source>All moves found.</source>
        <extracomment>gui/learn/puzzle_page.py</extracomment>
        <translation>すべての手を見つけました。</translation>
    </message>
    <message>
        <source>Step through it with the arrow keys, or try any other move to see the reply.</source>
        <extracomment>gui/learn/puzzle_text.py</extracomment>
        <translation>矢印キーで手順をたどれます。ほかの手を指すと、その応手が見られます。</translation>
    </message>
    <message>
        <source>Checking this move…</source>
        <extracomment>gui/learn/mistakes_page.py, gui/learn/puzzle_text.py</extracomment>
        <translation>この手を確認しています…</translation>
    </message>
    <message>
        <source>One kind, as hard as you like.</source>
        <extracomment>gui/learn/puzzles_page.py</extracomment>
        <translation>種類を1つ選び、難易度は自由に。</translation>
    </message>
    <message>
        <source>No puzzles match.</source>
        <extracomment>gui/learn/puzzles_page.py</extracomment>
        <translation>該当する問題はありません。</translation>
    </message>
    <message>
        <source>Any kind</source>
        <extracomment>gui/learn/puzzles_page.py</extracomment>
        <translation>すべての種類</translation>
    </message>
    <message>
        <source>None today. Missed puzzles come back after 1, 3, 7 and 21 days.</source>
        <extracomment>gui/learn/puzzle_text.py</extracomment>
        <translation>今日はありません。間違えた問題は1、3、7、21日後にまた出ます。</translation>
    </message>
    <message>
        <source>As many as you can in three minutes; the third mistake ends it.</source>
        <extracomment>gui/learn/puzzle_text.py</extracomment>
        <translation>3分間でできるだけ多く解きます。3回間違えると終わりです。</translation>
    </message>
    <message>
        <source>Your best: {best}.</source>
        <extracomment>gui/learn/puzzle_text.py</extracomment>
        <translation>自己最高：{best}。</translation>
    </message>
    <message numerus="yes">
        <source>{count} puzzles, {solved} solved on the first try.</source>
        <extracomment>gui/learn/puzzle_text.py</extracomment>
        <translation>
            <numerusform>問題{count}問、うち{solved}問を1回目で正解。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} puzzles are due again.</source>
        <extracomment>gui/learn/puzzle_text.py</extracomment>
        <translation>
            <numerusform>復習する問題が{count}問あります。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} puzzles solved.</source>
        <extracomment>gui/learn/puzzle_text.py</extracomment>
        <translation>
            <numerusform>{count}問を解きました。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{side} to move: win by {reason} in {count}.</source>
        <extracomment>gui/learn/puzzle_text.py</extracomment>
        <translation>
            <numerusform>{side}の手番：自分の{count}手以内に{reason}で勝ってください。</numerusform>
        </translation>
    </message>
    <message>
        <source>{reply} wins the game.</source>
        <extracomment>gui/learn/puzzle_text.py</extracomment>
        <translation>{reply} で相手の勝ちです。</translation>
    </message>
    <message>
        <source>{reply} takes the {piece}.</source>
        <extracomment>gui/learn/puzzle_text.py, gui/review/review_text.py</extracomment>
        <translation>{reply} で{piece}を取られます。</translation>
    </message>
    <message>
        <source>That does not solve the puzzle.</source>
        <extracomment>gui/learn/puzzle_text.py</extracomment>
        <translation>その手では解けません。</translation>
    </message>
    <message>
        <source>{move} is answered by {reply}.</source>
        <extracomment>gui/learn/puzzle_text.py</extracomment>
        <translation>{move} には {reply} と受けられます。</translation>
    </message>
    <message>
        <source>{move} ends the game.</source>
        <extracomment>gui/learn/puzzle_text.py</extracomment>
        <translation>{move} で対局が終わります。</translation>
    </message>
    <message>
        <source>{move} has no answer.</source>
        <extracomment>gui/learn/puzzle_text.py</extracomment>
        <translation>{move} には受けがありません。</translation>
    </message>
    <message>
        <source>Move the {piece} on {square}.</source>
        <extracomment>gui/learn/puzzle_text.py</extracomment>
        <translation>{square}の{piece}を動かしましょう。</translation>
    </message>
    <message>
        <source>Drop the {piece} from the hand.</source>
        <extracomment>gui/learn/puzzle_text.py</extracomment>
        <translation>持ち駒の{piece}を打ちましょう。</translation>
    </message>
    <message>
        <source>Today&apos;s puzzle</source>
        <extracomment>gui/learn/puzzle_text.py</extracomment>
        <translation>今日の問題</translation>
    </message>
    <message>
        <source>For you</source>
        <extracomment>gui/learn/puzzle_text.py</extracomment>
        <translation>おすすめの問題</translation>
    </message>
    <message>
        <source>Solve it</source>
        <extracomment>gui/learn/puzzle_text.py</extracomment>
        <translation>解く</translation>
    </message>
    <message>
        <source>Lessons</source>
        <extracomment>gui/learn/puzzles_page.py</extracomment>
        <translation>レッスン</translation>
    </message>
    <message>
        <source>Your attempts</source>
        <extracomment>gui/learn/puzzle_text.py</extracomment>
        <translation>挑戦した問題の記録</translation>
    </message>
    <message>
        <source>Show it again</source>
        <extracomment>gui/learn/puzzle_history.py</extracomment>
        <translation>もう一度見る</translation>
    </message>
    <message>
        <source>Puzzle</source>
        <extracomment>gui/learn/puzzle_text.py</extracomment>
        <translation>問題</translation>
    </message>
    <message>
        <source>Your rating</source>
        <extracomment>gui/learn/puzzle_text.py</extracomment>
        <translation>レーティング</translation>
    </message>
    <message>
        <source>Missed</source>
        <extracomment>gui/learn/puzzle_text.py</extracomment>
        <translation>不正解</translation>
    </message>
    <message>
        <source>All</source>
        <extracomment>gui/learn/puzzle_text.py</extracomment>
        <translation>すべて</translation>
    </message>
    <message>
        <source>Hint</source>
        <extracomment>gui/learn/puzzle_text.py</extracomment>
        <translation>ヒント</translation>
    </message>
    <message>
        <source>Solution</source>
        <extracomment>gui/learn/mistakes_page.py, gui/learn/puzzle_page.py, gui/learn/puzzle_text.py, gui/review/review_text.py</extracomment>
        <translation>正解手順</translation>
    </message>
    <message>
        <source>Next move</source>
        <extracomment>gui/learn/puzzle_text.py</extracomment>
        <translation>次の手</translation>
    </message>
    <message>
        <source>There is a shorter mate</source>
        <extracomment>gui/learn/puzzle_play.py</extracomment>
        <translation>もっと短い詰みがあります</translation>
    </message>
    <message>
        <source>Done</source>
        <extracomment>gui/learn/mistakes_page.py, gui/learn/puzzle_page.py, gui/workshop/strips.py</extracomment>
        <translation>完了</translation>
    </message>
    <message>
        <source>This could not be checked</source>
        <extracomment>gui/learn/puzzle_text.py</extracomment>
        <translation>確認できませんでした</translation>
    </message>
    <message>
        <source>Another move</source>
        <extracomment>gui/learn/puzzle_page.py</extracomment>
        <translation>別の手</translation>
    </message>
    <message>
        <source>The left arrow key goes back.</source>
        <extracomment>gui/learn/puzzle_page.py</extracomment>
        <translation>左矢印キーで戻ります。</translation>
    </message>
    <message>
        <source>Practise</source>
        <extracomment>gui/learn/puzzle_text.py</extracomment>
        <translation>練習</translation>
    </message>
    <message>
        <source>Missed puzzles</source>
        <extracomment>gui/learn/puzzle_text.py</extracomment>
        <translation>間違えた問題</translation>
    </message>
    <message>
        <source>Against the clock</source>
        <extracomment>gui/learn/puzzle_text.py</extracomment>
        <translation>タイムアタック</translation>
    </message>
    <message>
        <source>Once more</source>
        <extracomment>gui/learn/mistakes_page.py, gui/learn/streak_page.py</extracomment>
        <translation>もう一度</translation>
    </message>
    <message>
        <source>Time is up</source>
        <extracomment>gui/learn/streak_page.py</extracomment>
        <translation>時間切れです</translation>
    </message>
    <message>
        <source>Three mistakes</source>
        <extracomment>gui/learn/streak_page.py</extracomment>
        <translation>間違い3回</translation>
    </message>
    <message>
        <source>Mates</source>
        <extracomment>gui/learn/puzzle_text.py, assets/lessons/palaceshogi/15-mates.toml</extracomment>
        <translation>詰み</translation>
    </message>
    <message>
        <source>Winning material</source>
        <extracomment>gui/learn/puzzle_text.py</extracomment>
        <translation>駒得</translation>
    </message>
    <message>
        <source>Winning by arrival or promotion</source>
        <extracomment>gui/learn/puzzle_text.py</extracomment>
        <translation>到達または成りによる勝ち</translation>
    </message>
    <message>
        <source>Defences</source>
        <extracomment>gui/learn/puzzle_text.py</extracomment>
        <translation>受け</translation>
    </message>
    <message>
        <source>Drops</source>
        <extracomment>gui/learn/puzzle_text.py, assets/rules/palaceshogi.toml</extracomment>
        <translation>駒を打つ</translation>
    </message>
    <message>
        <source>Sacrifices</source>
        <extracomment>gui/learn/puzzle_text.py</extracomment>
        <translation>捨て駒</translation>
    </message>
    <message>
        <source>Forks</source>
        <extracomment>gui/learn/puzzle_text.py</extracomment>
        <translation>両取り</translation>
    </message>
    <message>
        <source>Double checks</source>
        <extracomment>gui/learn/puzzle_text.py</extracomment>
        <translation>両王手</translation>
    </message>
    <message>
        <source>Discovered checks</source>
        <extracomment>gui/learn/puzzle_text.py</extracomment>
        <translation>空き王手</translation>
    </message>
    <message>
        <source>Quiet moves</source>
        <extracomment>gui/learn/puzzle_text.py</extracomment>
        <translation>静かな手</translation>
    </message>
    <message>
        <source>Checks all the way</source>
        <extracomment>gui/learn/puzzle_text.py</extracomment>
        <translation>王手の連続</translation>
    </message>
    <message>
        <source>Answers to check</source>
        <extracomment>gui/learn/puzzle_text.py</extracomment>
        <translation>王手への受け</translation>
    </message>
    <message>
        <source>Promotions</source>
        <extracomment>gui/learn/puzzle_text.py</extracomment>
        <translation>成り</translation>
    </message>
    <message>
        <source>Campmates</source>
        <extracomment>gui/learn/puzzle_text.py</extracomment>
        <translation>キャンプメイト</translation>
    </message>
    <message>
        <source>Entering kings</source>
        <extracomment>gui/learn/puzzle_text.py</extracomment>
        <translation>入玉</translation>
    </message>
    <message>
        <source>Cannons</source>
        <extracomment>gui/learn/puzzle_text.py</extracomment>
        <translation>砲</translation>
    </message>
    <message>
        <source>Lions</source>
        <extracomment>gui/learn/puzzle_text.py</extracomment>
        <translation>獅子</translation>
    </message>
    <message>
        <source>Double moves</source>
        <extracomment>gui/learn/puzzle_text.py</extracomment>
        <translation>2回動く手</translation>
    </message>
    <message>
        <source>Palaces</source>
        <extracomment>gui/learn/puzzle_text.py</extracomment>
        <translation>宮</translation>
    </message>
    <message>
        <source>Castling</source>
        <extracomment>gui/learn/puzzle_text.py, gui/rulebook/generated.py, gui/workshop/panels.py, gui/workshop/sections.py, assets/rules/pandemonium.toml, assets/rules/pandemonium-2020.toml, assets/rules/pandemonium-vchess.toml, assets/rules/palaceshogi.toml, assets/rules/differences.toml, assets/lessons/pandemonium/13-castling.toml, assets/lessons/palaceshogi/13-castling.toml, engine/playtest/texts.py: castling</extracomment>
        <translation>キャスリング</translation>
    </message>
    <message>
        <source>Drops of captured pieces</source>
        <extracomment>gui/learn/puzzle_text.py</extracomment>
        <translation>取った駒を打つ</translation>
    </message>
    <message numerus="yes">
        <source>{side} to move: mate in {count}.</source>
        <extracomment>gui/learn/puzzle_text.py</extracomment>
        <translation>
            <numerusform>{side}の手番：{count:plies}手詰めです。</numerusform>
        </translation>
    </message>
    <message>
        <source>{side} to move: win material.</source>
        <extracomment>gui/learn/puzzle_text.py</extracomment>
        <translation>{side}の手番：駒得をしてください。</translation>
    </message>
    <message>
        <source>{side} to move: win by promoting.</source>
        <extracomment>gui/learn/puzzle_text.py</extracomment>
        <translation>{side}の手番：成って勝ってください。</translation>
    </message>
    <message numerus="yes">
        <source>After {reply} there is no mate in {count}.</source>
        <extracomment>gui/learn/puzzle_text.py</extracomment>
        <translation>
            <numerusform>{reply} の後に{count:plies}手詰めはありません。</numerusform>
        </translation>
    </message>
    <message>
        <source>After {reply} too little is won.</source>
        <extracomment>gui/learn/puzzle_text.py</extracomment>
        <translation>{reply} の後は、得が十分ではありません。</translation>
    </message>
    <message>
        <source>After {reply} it does not work.</source>
        <extracomment>gui/learn/puzzle_text.py</extracomment>
        <translation>{reply} の後はうまくいきません。</translation>
    </message>
    <message>
        <source>After {reply} it does not hold.</source>
        <extracomment>gui/learn/puzzle_text.py</extracomment>
        <translation>{reply} の後は持ちこたえられません。</translation>
    </message>
    <message>
        <source>Rated {rating} · move {at} of {length}</source>
        <extracomment>gui/learn/puzzle_text.py</extracomment>
        <translation>難易度 {rating} · {length}手中{at}手目</translation>
    </message>
    <message>
        <source>Your rating: {rating} ± {deviation}. Solved {solved} of {tried} tried; {count} in all.</source>
        <extracomment>gui/learn/puzzle_text.py</extracomment>
        <translation>レーティング：{rating} ± {deviation}。{tried}問中{solved}問正解。全{count}問。</translation>
    </message>
    <message>
        <source>Your rating: {rating} ({gain})</source>
        <extracomment>gui/learn/puzzle_text.py</extracomment>
        <translation>レーティング：{rating}（{gain}）</translation>
    </message>
    <message>
        <source>Solved: {solved} · mistakes: {mistakes} of 3</source>
        <extracomment>gui/learn/streak_page.py</extracomment>
        <translation>正解：{solved} · 間違い：3回中{mistakes}回</translation>
    </message>
    <message>
        <source>{time} left</source>
        <extracomment>gui/learn/puzzle_text.py, gui/library/library_text.py</extracomment>
        <translation>残り{time}</translation>
    </message>
    <message>
        <source>Medium: 900 to 1499</source>
        <extracomment>gui/learn/puzzle_text.py</extracomment>
        <translation>ふつう：900～1499</translation>
    </message>
    <message>
        <source>Hard: 1500 to 2099</source>
        <extracomment>gui/learn/puzzle_text.py</extracomment>
        <translation>難しい：1500～2099</translation>
    </message>
    <message>
        <source>Very hard: 2100 and above</source>
        <extracomment>gui/learn/puzzle_text.py</extracomment>
        <translation>とても難しい：2100以上</translation>
    </message>
    <message>
        <source>Rated {rating}</source>
        <extracomment>gui/learn/puzzle_text.py</extracomment>
        <translation>難易度 {rating}</translation>
    </message>
    <message>
        <source>Your rating: {rating}</source>
        <extracomment>gui/learn/puzzle_text.py</extracomment>
        <translation>レーティング：{rating}</translation>
    </message>
    <message>
        <source>Nothing here yet.</source>
        <extracomment>gui/learn/puzzle_text.py</extracomment>
        <translation>まだ何もありません。</translation>
    </message>
    <message>
        <source>Solved.</source>
        <extracomment>gui/learn/puzzle_text.py</extracomment>
        <translation>正解です。</translation>
    </message>
    <message>
        <source>{minutes} min</source>
        <extracomment>gui/learn/puzzle_text.py</extracomment>
        <translation>{minutes}分</translation>
    </message>
    <message>
        <source>{seconds} s</source>
        <extracomment>gui/learn/puzzle_text.py</extracomment>
        <translation>{seconds}秒</translation>
    </message>
    <message>
        <source>That is your best so far.</source>
        <extracomment>gui/learn/puzzle_text.py</extracomment>
        <translation>自己最高です。</translation>
    </message>
    <message>
        <source>{player}&apos;s hand: nothing.</source>
        <extracomment>gui/board/reading.py</extracomment>
        <translation>{player}の持ち駒：なし。</translation>
    </message>
    <message>
        <source>{player}&apos;s hand: {pieces}.</source>
        <extracomment>gui/board/reading.py</extracomment>
        <translation>{player}の持ち駒：{pieces}。</translation>
    </message>
    <message>
        <source>{piece}, {count}</source>
        <extracomment>gui/board/reading.py</extracomment>
        <translation>{piece}、{count}</translation>
    </message>
    <message>
        <source>{player} has no {piece}.</source>
        <extracomment>gui/board/reading.py</extracomment>
        <translation>{player}に{piece}はありません。</translation>
    </message>
    <message>
        <source>{player} {piece}: {places}.</source>
        <extracomment>gui/board/reading_text.py</extracomment>
        <translation>{player}の{piece}：{places}。</translation>
    </message>
    <message>
        <source>in hand, {count}</source>
        <extracomment>gui/board/reading.py</extracomment>
        <translation>持ち駒、{count}</translation>
    </message>
    <message>
        <source>{piece}, {place}: {moves}.</source>
        <extracomment>gui/board/reading.py</extracomment>
        <translation>{piece}、{place}：{moves}。</translation>
    </message>
    <message>
        <source>{piece}, {place}: no move.</source>
        <extracomment>gui/board/reading_text.py</extracomment>
        <translation>{piece}、{place}：動けません。</translation>
    </message>
    <message>
        <source>{piece}, {place}, when it is {player}&apos;s turn, if nothing is in the way: {moves}.</source>
        <extracomment>gui/board/reading_text.py</extracomment>
        <translation>{piece}、{place}、{player}の手番で、さえぎる駒がなければ：{moves}。</translation>
    </message>
    <message>
        <source>in hand</source>
        <extracomment>gui/board/reading.py, engine/playtest/texts.py: in hand</extracomment>
        <translation>持ち駒</translation>
    </message>
    <message>
        <source>{square} is empty.</source>
        <extracomment>gui/board/reading.py</extracomment>
        <translation>{square}は空いています。</translation>
    </message>
    <message>
        <source>{direction}: {pieces}.</source>
        <extracomment>gui/board/reading.py</extracomment>
        <translation>{direction}：{pieces}。</translation>
    </message>
    <message>
        <source>Nothing {directions}.</source>
        <extracomment>gui/board/reading.py</extracomment>
        <translation>{directions}には何もありません。</translation>
    </message>
    <message>
        <source>That works for squares only; this is a hand.</source>
        <extracomment>gui/board/reading.py</extracomment>
        <translation>それはマスについての質問です。ここは持ち駒です。</translation>
    </message>
    <message>
        <source>{player} attacks {square} with {pieces}.</source>
        <extracomment>gui/board/reading.py</extracomment>
        <translation>{player}は{pieces}で{square}を攻撃しています。</translation>
    </message>
    <message>
        <source>{player} defends {square} with {pieces}.</source>
        <extracomment>gui/board/reading.py</extracomment>
        <translation>{player}は{pieces}で{square}を守っています。</translation>
    </message>
    <message>
        <source>{player} does not attack {square}.</source>
        <extracomment>gui/board/reading.py</extracomment>
        <translation>{player}は{square}を攻撃していません。</translation>
    </message>
    <message>
        <source>{player} does not defend {square}.</source>
        <extracomment>gui/board/reading.py</extracomment>
        <translation>{player}は{square}を守っていません。</translation>
    </message>
    <message>
        <source>Nothing has been captured.</source>
        <extracomment>gui/desk/answering.py</extracomment>
        <translation>まだ何も取られていません。</translation>
    </message>
    <message>
        <source>Last captured: {player} {piece} on {square}.</source>
        <extracomment>gui/board/reading_text.py</extracomment>
        <translation>最後に取られたのは{square}の{player}の{piece}。</translation>
    </message>
    <message>
        <source>The pieces are hidden while the game is paused.</source>
        <extracomment>gui/desk/answering.py</extracomment>
        <translation>一時停止中は駒を表示しません。</translation>
    </message>
    <message>
        <source>There is no clock.</source>
        <extracomment>gui/desk/answering.py</extracomment>
        <translation>時計はありません。</translation>
    </message>
    <message>
        <source>{player} has {time} left.</source>
        <extracomment>gui/board/reading_text.py</extracomment>
        <translation>{player}の残り時間は{time}。</translation>
    </message>
    <message numerus="yes">
        <source>{count} hours</source>
        <extracomment>gui/board/reading_text.py</extracomment>
        <translation>
            <numerusform>{count}時間</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} minutes</source>
        <extracomment>gui/app/practice_dialog.py, gui/board/reading_text.py</extracomment>
        <translation>
            <numerusform>{count}分</numerusform>
        </translation>
    </message>
    <message>
        <source>You can ask for threats during the game, while the pieces are shown.</source>
        <extracomment>gui/desk/answering.py</extracomment>
        <translation>狙いを尋ねられるのは、対局中で駒が表示されているときだけです。</translation>
    </message>
    <message>
        <source>Keys now read the board: {letters} jump to pieces, with Shift to the other side&apos;s. {commands}</source>
        <extracomment>gui/board/reading_text.py</extracomment>
        <translation>キーで盤を読めるようになりました。{letters}でその駒へ、Shift で相手の駒へ移ります。{commands}</translation>
    </message>
    <message>
        <source>Letters typed on the board start a move again.</source>
        <extracomment>gui/app/view_commands.py</extracomment>
        <translation>盤上の文字キーは、再び指し手の入力に使われます。</translation>
    </message>
    <message>
        <source>{letter} {piece}</source>
        <extracomment>gui/board/reading.py</extracomment>
        <translation>{letter} {piece}</translation>
    </message>
    <message>
        <source>my mine</source>
        <comment>words that are typed to ask, with spaces between them</comment>
        <extracomment>gui/board/reading_text.py</extracomment>
        <translation>私の 自分の</translation>
    </message>
    <message>
        <source>your their his her other enemy opponent</source>
        <comment>words that are typed to ask, with spaces between them</comment>
        <extracomment>gui/board/reading_text.py</extracomment>
        <translation>あなたの 相手の 敵の</translation>
    </message>
    <message>
        <source>where where&apos;s</source>
        <comment>words that are typed to ask, with spaces between them</comment>
        <extracomment>gui/board/reading_text.py</extracomment>
        <translation>どこ どこに</translation>
    </message>
    <message>
        <source>Rank {name}: {pieces}.</source>
        <extracomment>gui/board/reading.py</extracomment>
        <translation>{name}段：{pieces}。</translation>
    </message>
    <message>
        <source>File {name}: {pieces}.</source>
        <extracomment>gui/board/reading.py</extracomment>
        <translation>{name}筋：{pieces}。</translation>
    </message>
    <message>
        <source>takes {piece} on {square}</source>
        <extracomment>gui/board/reading.py</extracomment>
        <translation>{square}の{piece}を取る</translation>
    </message>
    <message>
        <source>takes at {square}</source>
        <extracomment>gui/board/reading.py</extracomment>
        <translation>{square}で取る</translation>
    </message>
    <message>
        <source>castles with {square}</source>
        <extracomment>gui/board/reading.py</extracomment>
        <translation>{square}とキャスリング</translation>
    </message>
    <message>
        <source>may stay</source>
        <extracomment>gui/board/reading.py</extracomment>
        <translation>とどまれる</translation>
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
        <translation>最後 直前</translation>
    </message>
    <message>
        <source>captured taken</source>
        <comment>words that are typed to ask, with spaces between them</comment>
        <extracomment>gui/board/reading_text.py</extracomment>
        <translation>取られた 取った</translation>
    </message>
    <message>
        <source>clock clocks time</source>
        <comment>words that are typed to ask, with spaces between them</comment>
        <extracomment>gui/board/reading_text.py</extracomment>
        <translation>時計 時間</translation>
    </message>
    <message>
        <source>rank ranks row rows board</source>
        <comment>words that are typed to ask, with spaces between them</comment>
        <extracomment>gui/board/reading_text.py</extracomment>
        <translation>段 盤</translation>
    </message>
    <message>
        <source>file files column columns</source>
        <comment>words that are typed to ask, with spaces between them</comment>
        <extracomment>gui/board/reading_text.py</extracomment>
        <translation>筋</translation>
    </message>
    <message>
        <source>hand hands</source>
        <comment>words that are typed to ask, with spaces between them</comment>
        <extracomment>gui/board/reading_text.py</extracomment>
        <translation>持ち駒</translation>
    </message>
    <message>
        <source>threat threats threatened</source>
        <comment>words that are typed to ask, with spaces between them</comment>
        <extracomment>gui/board/reading_text.py</extracomment>
        <translation>脅威 狙い</translation>
    </message>
    <message>
        <source>turn</source>
        <comment>words that are typed to ask, with spaces between them</comment>
        <extracomment>gui/board/reading_text.py</extracomment>
        <translation>手番</translation>
    </message>
    <message>
        <source>keys</source>
        <comment>words that are typed to ask, with spaces between them</comment>
        <extracomment>gui/board/reading_text.py</extracomment>
        <translation>キー</translation>
    </message>
    <message>
        <source>The game could not be reviewed. {why}</source>
        <extracomment>gui/review/reviewer.py</extracomment>
        <translation>対局を検討できませんでした。{why}</translation>
    </message>
    <message>
        <source>The engine suggested illegal moves.</source>
        <extracomment>gui/review/reviewer.py</extracomment>
        <translation>エンジンが反則の手を示しました。</translation>
    </message>
    <message>
        <source>The review found no mistakes to learn from.</source>
        <extracomment>gui/review/review_text.py</extracomment>
        <translation>検討の結果、学べる悪手は見つかりませんでした。</translation>
    </message>
    <message>
        <source>Review the game first to learn from its mistakes.</source>
        <extracomment>gui/review/review_text.py</extracomment>
        <translation>悪手から学ぶには、先に対局を検討してください。</translation>
    </message>
    <message>
        <source>You can learn from the mistakes once the review is done.</source>
        <extracomment>gui/study/study_review.py</extracomment>
        <translation>検討が終わると、悪手から学べます。</translation>
    </message>
    <message>
        <source>There are no moves to review yet.</source>
        <extracomment>gui/review/review_text.py</extracomment>
        <translation>検討する指し手がまだありません。</translation>
    </message>
    <message>
        <source>The game has been reviewed. Undo removes the review from the study.</source>
        <extracomment>gui/review/review_text.py</extracomment>
        <translation>対局を検討しました。「元に戻す」で検討結果を研究から取り除けます。</translation>
    </message>
    <message>
        <source>Reviewing the game: {done} of {total} positions</source>
        <extracomment>gui/review/review_text.py</extracomment>
        <translation>対局を検討中：{total}局面中{done}局面</translation>
    </message>
    <message>
        <source>Learn as {player}</source>
        <extracomment>gui/study/study_review.py</extracomment>
        <translation>{player}の側で学ぶ</translation>
    </message>
    <message>
        <source>Learn from the mistakes of {player}</source>
        <extracomment>gui/study/study_review.py</extracomment>
        <translation>{player}の悪手から学ぶ</translation>
    </message>
    <message>
        <source>no inaccuracy, mistake or blunder</source>
        <extracomment>gui/review/review_text.py</extracomment>
        <translation>疑問手、悪手、大悪手なし</translation>
    </message>
    <message>
        <source>Winning chances: {words}</source>
        <extracomment>gui/review/chance_graph.py</extracomment>
        <translation>勝率：{words}</translation>
    </message>
    <message>
        <source>the start</source>
        <extracomment>gui/review/review_text.py</extracomment>
        <translation>開始局面</translation>
    </message>
    <message>
        <source>{move}: not reviewed</source>
        <extracomment>gui/review/review_text.py</extracomment>
        <translation>{move}：未検討</translation>
    </message>
    <message>
        <source>The arrow keys step through the game, Page Up and Page Down from one bad move to the next.</source>
        <extracomment>gui/review/chance_graph.py</extracomment>
        <translation>矢印キーで指し手をたどり、Page Up と Page Down で次の悪い手へ移ります。</translation>
    </message>
    <message>
        <source>Missed: {better} mates at once.</source>
        <extracomment>gui/review/review_text.py</extracomment>
        <translation>見逃し：{better} で1手詰め。</translation>
    </message>
    <message numerus="yes">
        <source>Missed: {better} mates in {count}.</source>
        <extracomment>gui/review/review_text.py</extracomment>
        <translation>
            <numerusform>見逃し：{better} から{count:plies}手詰め。</numerusform>
        </translation>
    </message>
    <message>
        <source>It lets the {piece} on {place} take the {victim} or the {second}.</source>
        <extracomment>gui/review/review_text.py</extracomment>
        <translation>{place}の{piece}に{victim}か{second}を取られます。</translation>
    </message>
    <message>
        <source>A better move was {move}.</source>
        <extracomment>gui/review/review_text.py</extracomment>
        <translation>{move} のほうがよい手でした。</translation>
    </message>
    <message>
        <source>Reviewing game {number} of {count}</source>
        <extracomment>gui/review/review_text.py</extracomment>
        <translation>{count}局中{number}局目を検討中</translation>
    </message>
    <message>
        <source>Games are being reviewed. Cancel the review or wait until it is done.</source>
        <extracomment>gui/library/library_actions.py</extracomment>
        <translation>対局を検討中です。検討をキャンセルするか、終わるまでお待ちください。</translation>
    </message>
    <message>
        <source>The review was cancelled. {kept}</source>
        <extracomment>gui/library/library_actions.py</extracomment>
        <translation>検討をキャンセルしました。{kept}</translation>
    </message>
    <message numerus="yes">
        <source>{count} games were reviewed and are among your studies.</source>
        <extracomment>gui/review/review_text.py</extracomment>
        <translation>
            <numerusform>{count}局を検討し、研究に追加しました。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} games could not be reviewed.</source>
        <extracomment>gui/review/review_text.py</extracomment>
        <translation>
            <numerusform>{count}局は検討できませんでした。</numerusform>
        </translation>
    </message>
    <message>
        <source>Back to the study</source>
        <extracomment>gui/review/review_text.py</extracomment>
        <translation>研究に戻る</translation>
    </message>
    <message>
        <source>Learn from your mistakes</source>
        <extracomment>gui/review/review_text.py</extracomment>
        <translation>自分の悪手から学ぶ</translation>
    </message>
    <message>
        <source>{player} played {move} here. Find a better move.</source>
        <extracomment>gui/review/review_text.py</extracomment>
        <translation>{player}はここで {move} と指しました。もっとよい手を見つけてください。</translation>
    </message>
    <message numerus="yes">
        <source>{player} played {move} here, and missed a mate in {count}. Find it.</source>
        <extracomment>gui/review/review_text.py</extracomment>
        <translation>
            <numerusform>{player}はここで {move} と指し、{count:plies}手詰めを逃しました。その手順を見つけてください。</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} played {move} here, and missed a mate at once. Find it.</source>
        <extracomment>gui/review/review_text.py</extracomment>
        <translation>{player}はここで {move} と指し、1手詰めを逃しました。その手を見つけてください。</translation>
    </message>
    <message>
        <source>{number} of {total}</source>
        <extracomment>gui/kit/columns_pdf.py, gui/review/review_text.py</extracomment>
        <translation>{number} / {total}</translation>
    </message>
    <message>
        <source>Found</source>
        <extracomment>gui/review/review_text.py</extracomment>
        <translation>見つけました</translation>
    </message>
    <message>
        <source>There is something better.</source>
        <extracomment>gui/review/review_text.py</extracomment>
        <translation>もっとよい手があります。</translation>
    </message>
    <message numerus="yes">
        <source>That does not mate in {count}.</source>
        <extracomment>gui/review/review_text.py</extracomment>
        <translation>
            <numerusform>{count:plies}手詰めになりません。</numerusform>
        </translation>
    </message>
    <message>
        <source>That does not mate.</source>
        <extracomment>gui/review/review_text.py</extracomment>
        <translation>その手では詰みません。</translation>
    </message>
    <message>
        <source>No better move is known.</source>
        <extracomment>gui/learn/mistakes_page.py</extracomment>
        <translation>これよりよい手は知られていません。</translation>
    </message>
    <message numerus="yes">
        <source>You have found {found} of {count} better moves.</source>
        <extracomment>gui/review/review_text.py</extracomment>
        <translation>
            <numerusform>よりよい手{count}手のうち{found}手を見つけました。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} blunders</source>
        <extracomment>gui/review/review_text.py</extracomment>
        <translation>
            <numerusform>大悪手{count}回</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} mistakes</source>
        <extracomment>gui/review/review_text.py</extracomment>
        <translation>
            <numerusform>悪手{count}回</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} inaccuracies</source>
        <extracomment>gui/review/review_text.py</extracomment>
        <translation>
            <numerusform>疑問手{count}回</numerusform>
        </translation>
    </message>
    <message>
        <source>Inaccuracy</source>
        <extracomment>gui/review/review_text.py</extracomment>
        <translation>疑問手</translation>
    </message>
    <message>
        <source>It lets {move} give mate.</source>
        <extracomment>gui/review/review_text.py</extracomment>
        <translation>{move} で詰まされます。</translation>
    </message>
    <message>
        <source>It allows {move}, which wins the game by arriving.</source>
        <extracomment>gui/review/review_text.py</extracomment>
        <translation>{move} で敵の駒が目的の場所に達し、負けになります。</translation>
    </message>
    <message>
        <source>It leaves no move after {move}, which loses.</source>
        <extracomment>gui/review/review_text.py</extracomment>
        <translation>{move} の後、指せる手がなくなって負けます。</translation>
    </message>
    <message>
        <source>It lets the {piece} on {place} take the {victim}.</source>
        <extracomment>gui/review/review_text.py</extracomment>
        <translation>{place}の{piece}に{victim}を取られます。</translation>
    </message>
    <message>
        <source>It lets the {piece} on {place} promote.</source>
        <extracomment>gui/review/review_text.py</extracomment>
        <translation>{place}の{piece}に成られます。</translation>
    </message>
    <message>
        <source>It loses the {victim} to {move}.</source>
        <extracomment>gui/review/review_text.py</extracomment>
        <translation>{move} で{victim}を取られます。</translation>
    </message>
    <message>
        <source>It lets {move} promote.</source>
        <extracomment>gui/review/review_text.py</extracomment>
        <translation>{move} で成られます。</translation>
    </message>
    <message>
        <source>That is the best move.</source>
        <extracomment>gui/review/review_text.py</extracomment>
        <translation>最善手です。</translation>
    </message>
    <message>
        <source>That is as good as the best move.</source>
        <extracomment>gui/review/review_text.py</extracomment>
        <translation>最善手と同じくらいよい手です。</translation>
    </message>
    <message>
        <source>The same move again</source>
        <extracomment>gui/learn/mistakes_page.py</extracomment>
        <translation>さっきと同じ手です</translation>
    </message>
    <message>
        <source>That is the move that was played.</source>
        <extracomment>gui/review/review_text.py</extracomment>
        <translation>実際に指された手です。</translation>
    </message>
    <message>
        <source>Finish</source>
        <extracomment>gui/review/review_text.py</extracomment>
        <translation>終了</translation>
    </message>
    <message>
        <source>Save the game</source>
        <extracomment>gui/storage/autosave.py</extracomment>
        <translation>対局を保存</translation>
    </message>
    <message>
        <source>The disk is slow to save the game; you can play on.</source>
        <extracomment>gui/storage/autosave.py</extracomment>
        <translation>ディスクが遅く、対局の保存に時間がかかっています。そのまま指し続けられます。</translation>
    </message>
    <message>
        <source>The game cannot be saved at the moment ({why}); you can play on.</source>
        <extracomment>gui/storage/autosave.py</extracomment>
        <translation>現在、対局を保存できません（{why}）。そのまま指し続けられます。</translation>
    </message>
    <message>
        <source>Saving the game… The disk is slow. If you leave now, unsaved changes are lost.</source>
        <extracomment>gui/storage/autosave.py</extracomment>
        <translation>対局を保存しています… ディスクが遅いため時間がかかっています。今離れると、未保存の変更は失われます。</translation>
    </message>
    <message>
        <source>This game is not completely saved. If you leave now, unsaved changes are lost.</source>
        <extracomment>gui/storage/autosave.py</extracomment>
        <translation>この対局には未保存の部分があります。今離れると、その部分は失われます。</translation>
    </message>
    <message>
        <source>The game is on the clipboard.</source>
        <extracomment>gui/storage/autosave.py, gui/workshop/draft_commands.py</extracomment>
        <translation>対局をクリップボードにコピーしました。</translation>
    </message>
    <message>
        <source>Save the study</source>
        <extracomment>gui/storage/autosave.py</extracomment>
        <translation>研究を保存</translation>
    </message>
    <message>
        <source>The disk is slow to save the study; you can carry on.</source>
        <extracomment>gui/storage/autosave.py</extracomment>
        <translation>ディスクが遅く、研究の保存に時間がかかっています。そのまま続けられます。</translation>
    </message>
    <message>
        <source>The study cannot be saved at the moment ({why}); you can carry on.</source>
        <extracomment>gui/storage/autosave.py</extracomment>
        <translation>現在、研究を保存できません（{why}）。そのまま続けられます。</translation>
    </message>
    <message>
        <source>Saving the study… The disk is slow. If you leave now, unsaved changes are lost.</source>
        <extracomment>gui/storage/autosave.py</extracomment>
        <translation>研究を保存しています… ディスクが遅いため時間がかかっています。今離れると、未保存の変更は失われます。</translation>
    </message>
    <message>
        <source>This study is not completely saved. If you leave now, unsaved changes are lost.</source>
        <extracomment>gui/storage/autosave.py</extracomment>
        <translation>この研究には未保存の部分があります。今離れると、その部分は失われます。</translation>
    </message>
    <message>
        <source>The study is on the clipboard.</source>
        <extracomment>gui/storage/autosave.py</extracomment>
        <translation>研究をクリップボードにコピーしました。</translation>
    </message>
    <message>
        <source>{name} cannot be started: {why}.</source>
        <extracomment>gui/matches/engine_players.py</extracomment>
        <translation>{name} を起動できません：{why}。</translation>
    </message>
    <message>
        <source>{name} does not support this game.</source>
        <extracomment>gui/matches/engine_players.py</extracomment>
        <translation>{name} はこのゲームに対応していません。</translation>
    </message>
    <message>
        <source>{name} exited unexpectedly.</source>
        <extracomment>gui/matches/matches_text.py</extracomment>
        <translation>{name} が予期せず終了しました。</translation>
    </message>
    <message>
        <source>{name} did not answer ({word}) within {seconds:.1f} seconds.</source>
        <extracomment>gui/matches/matches_text.py</extracomment>
        <translation>{name} は {seconds:.1f}秒以内に応答しませんでした（{word}）。</translation>
    </message>
    <message>
        <source>{name} lost on time.</source>
        <extracomment>gui/matches/engine_players.py</extracomment>
        <translation>{name} の時間切れ負けです。</translation>
    </message>
    <message>
        <source>{name} played {move}: {why}</source>
        <extracomment>gui/matches/engine_players.py</extracomment>
        <translation>{name} の {move}：{why}</translation>
    </message>
    <message>
        <source>its plan is missing or damaged</source>
        <extracomment>gui/matches/match_record.py</extracomment>
        <translation>対局の設定がないか、壊れています</translation>
    </message>
    <message>
        <source>Stopping the running games…</source>
        <extracomment>gui/matches/matches_text.py</extracomment>
        <translation>進行中の対局を停止しています…</translation>
    </message>
    <message>
        <source>{state}: {played} of {games} games</source>
        <extracomment>gui/matches/matches_page.py</extracomment>
        <translation>{state}：{games}局中{played}局</translation>
    </message>
    <message>
        <source>{name} is no longer in the list of engines.</source>
        <extracomment>gui/matches/engine_match.py</extracomment>
        <translation>{name} はエンジンの一覧から外されています。</translation>
    </message>
    <message>
        <source>{title} is running. Pause it first.</source>
        <extracomment>gui/matches/engine_match.py</extracomment>
        <translation>{title} は進行中です。先に一時停止してください。</translation>
    </message>
    <message>
        <source>The game could not be read: {why}.</source>
        <extracomment>gui/matches/matches_page.py</extracomment>
        <translation>対局を読めませんでした：{why}。</translation>
    </message>
    <message>
        <source>Too long</source>
        <extracomment>gui/matches/match_tables.py</extracomment>
        <translation>手数超過</translation>
    </message>
    <message>
        <source>Too few games to tell which is stronger or by how much.</source>
        <extracomment>gui/matches/matches_text.py</extracomment>
        <translation>対局数が少なすぎて、どちらがどれだけ強いか判断できません。</translation>
    </message>
    <message>
        <source>One side has scored every point, so the difference cannot be measured.</source>
        <extracomment>gui/matches/matches_text.py</extracomment>
        <translation>一方が全勝しているため、強さの差を測れません。</translation>
    </message>
    <message>
        <source>All games are in {path}.</source>
        <extracomment>gui/matches/matches_page.py</extracomment>
        <translation>すべての対局は {path} にあります。</translation>
    </message>
    <message>
        <source>Openings by the first engine&apos;s points: {sums}.</source>
        <extracomment>gui/matches/matches_text.py</extracomment>
        <translation>最初のエンジンの得点で分けた開始手順：{sums}。</translation>
    </message>
    <message>
        <source>Test of {high} against {low} points: log-likelihood ratio {evidence}, decided at {least} or {most}.</source>
        <extracomment>gui/matches/matches_text.py</extracomment>
        <translation>レーティング差 {high} と {low} の検定：対数尤度比 {evidence}（{least} または {most} で判定）。</translation>
    </message>
    <message>
        <source>Game {number}: {first} – {second}, {plies} moves</source>
        <extracomment>gui/matches/matches_text.py</extracomment>
        <translation>第{number}局：{first} – {second}、{plies}手</translation>
    </message>
    <message>
        <source>Failed</source>
        <extracomment>gui/matches/match_tables.py</extracomment>
        <translation>失敗</translation>
    </message>
    <message>
        <source>Both sides the same</source>
        <extracomment>gui/matches/match_dialog.py</extracomment>
        <translation>双方とも同じ時間</translation>
    </message>
    <message>
        <source>Leave out openings that favour a side</source>
        <extracomment>gui/matches/match_dialog.py</extracomment>
        <translation>一方に有利な開始手順を除く</translation>
    </message>
    <message>
        <source>Surajang&apos;s engine checks each opening with a short search and leaves it out if it favours a side by more than a pawn.</source>
        <extracomment>gui/matches/matches_text.py</extracomment>
        <translation>Surajang のエンジンがどの開始手順も短時間で調べ、一方がポーン1枚分より有利なものを除きます。</translation>
    </message>
    <message>
        <source>Games and positions (*.pgn *.fen *.epd *.txt);;All files (*)</source>
        <extracomment>gui/matches/matches_text.py</extracomment>
        <translation>棋譜と局面 (*.pgn *.fen *.epd *.txt);;すべてのファイル (*)</translation>
    </message>
    <message>
        <source>Reading the openings…</source>
        <extracomment>gui/matches/match_dialog.py</extracomment>
        <translation>開始手順を読み込んでいます…</translation>
    </message>
    <message>
        <source>{name} contains no openings of this game.</source>
        <extracomment>gui/matches/match_dialog.py</extracomment>
        <translation>{name} には、このゲームの開始手順がありません。</translation>
    </message>
    <message>
        <source>Ask again after an illegal move</source>
        <extracomment>gui/matches/match_dialog.py</extracomment>
        <translation>反則の手には指し直しを求める</translation>
    </message>
    <message>
        <source>The engine is asked again with a list of the legal moves, because a program that knows a game only from a definition may not know all its rules. If it insists on the move, it loses the game.</source>
        <extracomment>gui/matches/matches_text.py</extracomment>
        <translation>指せる手の一覧を示して、エンジンに指し直しを求めます。定義だけでゲームを知ったエンジンは、ルールをすべて把握しているとは限らないためです。それでも同じ手を返せば負けになります。</translation>
    </message>
    <message>
        <source>Stop when the test (SPRT) is decided</source>
        <extracomment>gui/matches/match_dialog.py</extracomment>
        <translation>検定（SPRT）の判定が出たら終了</translation>
    </message>
    <message>
        <source>Surajang at full strength</source>
        <extracomment>gui/words/naming.py</extracomment>
        <translation>Surajang（全力）</translation>
    </message>
    <message>
        <source>Both sides are the same; the result shows how much is due to chance.</source>
        <extracomment>gui/matches/match_dialog.py</extracomment>
        <translation>双方が同じです。結果から、偶然による差がどれほどかが分かります。</translation>
    </message>
    <message>
        <source>List of engines…</source>
        <extracomment>gui/matches/matches_page.py</extracomment>
        <translation>エンジンの一覧…</translation>
    </message>
    <message>
        <source>Pause</source>
        <extracomment>gui/app/practice_dialog.py, gui/matches/matches_page.py, gui/playtest/playtest_page.py</extracomment>
        <translation>一時停止</translation>
    </message>
    <message>
        <source>Move to the trash</source>
        <extracomment>gui/matches/matches_page.py</extracomment>
        <translation>ごみ箱に移動</translation>
    </message>
    <message>
        <source>Show the boards</source>
        <extracomment>gui/matches/matches_page.py</extracomment>
        <translation>盤を表示</translation>
    </message>
    <message>
        <source>Being played</source>
        <extracomment>gui/matches/matches_page.py</extracomment>
        <translation>進行中</translation>
    </message>
    <message>
        <source>All games played</source>
        <extracomment>gui/matches/matches_page.py</extracomment>
        <translation>全局終了</translation>
    </message>
    <message>
        <source>Decided</source>
        <extracomment>gui/matches/matches_page.py</extracomment>
        <translation>判定済み</translation>
    </message>
    <message>
        <source>Share</source>
        <extracomment>gui/matches/matches_text.py</extracomment>
        <translation>得点率</translation>
    </message>
    <message>
        <source>First</source>
        <extracomment>gui/matches/matches_text.py</extracomment>
        <translation>1番目</translation>
    </message>
    <message>
        <source>Second</source>
        <extracomment>gui/matches/matches_text.py</extracomment>
        <translation>2番目</translation>
    </message>
    <message>
        <source>End</source>
        <extracomment>gui/matches/matches_text.py, engine/playtest/texts.py: end</extracomment>
        <translation>終局</translation>
    </message>
    <message>
        <source>Decided: {name} is stronger by {high} points rather than by {low}.</source>
        <extracomment>gui/matches/matches_text.py</extracomment>
        <translation>判定：{name} の強さの差は、レーティングで{low}ではなく{high}と言えます。</translation>
    </message>
    <message>
        <source>Decided: {name} is not stronger by {high} points.</source>
        <extracomment>gui/matches/matches_text.py</extracomment>
        <translation>判定：{name} は、レーティングで{high}ほど強いとは言えません。</translation>
    </message>
    <message>
        <source>Time control of the first</source>
        <extracomment>gui/matches/matches_text.py</extracomment>
        <translation>1番目の思考時間</translation>
    </message>
    <message>
        <source>Time control of the second</source>
        <extracomment>gui/matches/match_dialog.py</extracomment>
        <translation>2番目の思考時間</translation>
    </message>
    <message>
        <source>Time control</source>
        <extracomment>gui/matches/matches_text.py</extracomment>
        <translation>双方の思考時間</translation>
    </message>
    <message>
        <source>Games start</source>
        <extracomment>gui/matches/match_dialog.py</extracomment>
        <translation>開始方法</translation>
    </message>
    <message>
        <source>Games at the same time</source>
        <extracomment>gui/matches/matches_text.py</extracomment>
        <translation>同時対局数</translation>
    </message>
    <message>
        <source> ms per move</source>
        <extracomment>gui/matches/matches_text.py</extracomment>
        <translation>ミリ秒/手</translation>
    </message>
    <message>
        <source> nodes per move</source>
        <extracomment>gui/matches/matches_text.py</extracomment>
        <translation>ノード/手</translation>
    </message>
    <message>
        <source> s per game</source>
        <extracomment>gui/matches/matches_text.py</extracomment>
        <translation>秒/局</translation>
    </message>
    <message>
        <source> moves</source>
        <extracomment>gui/matches/matches_text.py</extracomment>
        <translation>手</translation>
    </message>
    <message>
        <source>Drawn after</source>
        <extracomment>gui/matches/match_dialog.py</extracomment>
        <translation>引き分けにする手数</translation>
    </message>
    <message>
        <source>Openings: games (PGN), positions (FEN) or moves, one per line</source>
        <extracomment>gui/matches/matches_text.py</extracomment>
        <translation>開始手順：棋譜（PGN）、局面（FEN）、または1行に1つの指し手の列</translation>
    </message>
    <message>
        <source>No file</source>
        <extracomment>gui/matches/match_dialog.py</extracomment>
        <translation>ファイルなし</translation>
    </message>
    <message>
        <source>Bounds</source>
        <extracomment>gui/matches/match_dialog.py</extracomment>
        <translation>判定する差</translation>
    </message>
    <message>
        <source>Error rates</source>
        <extracomment>gui/matches/match_dialog.py</extracomment>
        <translation>過誤の確率</translation>
    </message>
    <message>
        <source> points</source>
        <extracomment>gui/matches/matches_text.py</extracomment>
        <translation>点</translation>
    </message>
    <message>
        <source>La&amp;rger board</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>盤を大きく(&amp;R)</translation>
    </message>
    <message>
        <source>Sm&amp;aller board</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>盤を小さく(&amp;A)</translation>
    </message>
    <message>
        <source>Reset the board si&amp;ze</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>盤を標準の大きさに(&amp;G)</translation>
    </message>
    <message>
        <source>Check for &amp;updates…</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>アップデートを確認(&amp;U)…</translation>
    </message>
    <message>
        <source>{piece} {where}</source>
        <comment>a piece, and where</comment>
        <extracomment>gui/board/piece_facts.py</extracomment>
        <translation>{piece}、{where}</translation>
    </message>
    <message>
        <source>Surajang {number} (interpreted core)</source>
        <extracomment>gui/app/about.py</extracomment>
        <translation>Surajang {number}（インタープリター版コア）</translation>
    </message>
    <message>
        <source>from source</source>
        <comment>in place of the number of a version</comment>
        <extracomment>gui/app/about.py</extracomment>
        <translation>ソース版</translation>
    </message>
    <message>
        <source>Surajang {number} (compiled core)</source>
        <extracomment>gui/app/about.py</extracomment>
        <translation>Surajang {number}（コンパイル済みコア）</translation>
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
        <translation>分</translation>
    </message>
    <message>
        <source> s</source>
        <comment>behind a number in a field</comment>
        <extracomment>gui/play/match_fields.py</extracomment>
        <translation>秒</translation>
    </message>
    <message>
        <source>None</source>
        <comment>no clock</comment>
        <extracomment>gui/play/new_game.py</extracomment>
        <translation>なし</translation>
    </message>
    <message>
        <source>Board size</source>
        <extracomment>gui/app/preferences.py</extracomment>
        <translation>盤の大きさ</translation>
    </message>
    <message>
        <source>The engine stopped and was restarted.</source>
        <extracomment>gui/engines/engine_process.py</extracomment>
        <translation>エンジンが停止したため、再起動しました。</translation>
    </message>
    <message>
        <source>The engine kept stopping; the game is safe.</source>
        <extracomment>gui/engines/engine_process.py</extracomment>
        <translation>エンジンが何度も停止しました。対局は失われていません。</translation>
    </message>
    <message>
        <source>{name} exited before it was ready.</source>
        <extracomment>gui/engines/engine_process.py</extracomment>
        <translation>{name} は準備が整う前に終了しました。</translation>
    </message>
    <message>
        <source>The engine did not respond and was restarted.</source>
        <extracomment>gui/engines/engine_process.py</extracomment>
        <translation>エンジンが応答しなかったため、再起動しました。</translation>
    </message>
    <message>
        <source>The engine kept failing to respond; the game is safe.</source>
        <extracomment>gui/engines/engine_process.py</extracomment>
        <translation>エンジンが何度も応答しませんでした。対局は失われていません。</translation>
    </message>
    <message>
        <source>{name} does not respond as a UCI engine should.</source>
        <extracomment>gui/engines/engine_process.py</extracomment>
        <translation>{name} は UCI エンジンとして正しく応答しません。</translation>
    </message>
    <message>
        <source>{name} cannot be started.</source>
        <extracomment>gui/engines/engine_process.py</extracomment>
        <translation>{name} を起動できません。</translation>
    </message>
    <message>
        <source>This engine</source>
        <extracomment>gui/engines/engine_process.py</extracomment>
        <translation>このエンジン</translation>
    </message>
    <message>
        <source>{name} takes a whole number from {low} to {high}.</source>
        <extracomment>gui/engines/protocol.py</extracomment>
        <translation>{name} には {low}～{high} の整数を指定してください。</translation>
    </message>
    <message>
        <source>{name} takes a whole number.</source>
        <extracomment>gui/engines/protocol.py</extracomment>
        <translation>{name} には整数を指定してください。</translation>
    </message>
    <message>
        <source>{name} takes a whole number of at most {high}.</source>
        <extracomment>gui/engines/protocol.py</extracomment>
        <translation>{name} には {high} 以下の整数を指定してください。</translation>
    </message>
    <message>
        <source>{name} takes a whole number of at least {low}.</source>
        <extracomment>gui/engines/protocol.py</extracomment>
        <translation>{name} には {low} 以上の整数を指定してください。</translation>
    </message>
    <message>
        <source>Leave</source>
        <comment>go away from what is not saved</comment>
        <extracomment>gui/desk/save_commands.py, gui/workshop/draft_commands.py</extracomment>
        <translation>離れる</translation>
    </message>
    <message>
        <source>Ctrl and a digit sort by the column with that number; press again to reverse the order.</source>
        <extracomment>gui/kit/row_list.py</extracomment>
        <translation>Ctrl と数字キーで、その番号の列を基準に並べ替えます。もう一度押すと逆順になります。</translation>
    </message>
    <message>
        <source>{player} declines the draw and wants to play on.</source>
        <extracomment>gui/play/match.py</extracomment>
        <translation>{player}は引き分けを断り、対局の続行を望んでいます。</translation>
    </message>
    <message>
        <source>Game played with Surajang</source>
        <extracomment>gui/words/naming.py</extracomment>
        <translation>Surajang で指した対局</translation>
    </message>
    <message>
        <source>{name}, {colour})</source>
        <comment>a player with brackets of their own: Kim (2 dan, White)</comment>
        <extracomment>gui/words/naming.py</extracomment>
        <translation>{name}、{colour})</translation>
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
        <translation>{name}（レベル{level}、{colour}）</translation>
    </message>
    <message>
        <source>Show all</source>
        <comment>of a text that is cut</comment>
        <extracomment>gui/kit/long_text.py</extracomment>
        <translation>すべて表示</translation>
    </message>
    <message>
        <source>{game} is chosen.</source>
        <extracomment>gui/desk/game_card.py</extracomment>
        <translation>{game}を選択しました。</translation>
    </message>
    <message>
        <source>tried</source>
        <comment>a move</comment>
        <extracomment>gui/desk/move_rows.py</extracomment>
        <translation>試した手</translation>
    </message>
    <message>
        <source>others tried</source>
        <comment>moves</comment>
        <extracomment>gui/desk/move_rows.py</extracomment>
        <translation>ほかにも試した手あり</translation>
    </message>
    <message>
        <source>Variation</source>
        <extracomment>gui/desk/move_rows.py</extracomment>
        <translation>変化</translation>
    </message>
    <message>
        <source>{number} s</source>
        <extracomment>gui/play/pace_bar.py</extracomment>
        <translation>{number}秒</translation>
    </message>
    <message>
        <source>Move notation</source>
        <extracomment>gui/app/preferences.py, gui/shell/settings.py</extracomment>
        <translation>指し手の表記</translation>
    </message>
    <message>
        <source>Draw an arrow or a circle</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>矢印か丸を描く</translation>
    </message>
    <message>
        <source>when reading the board: moves; with Shift, captures; the lines from here; who attacks and defends</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>盤を読むとき：動けるマス、Shift で取れる駒、ここから伸びる線、攻撃と守り</translation>
    </message>
    <message>
        <source>when reading the board: repeat the current square</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>盤を読むとき：今のマスをもう一度読む</translation>
    </message>
    <message>
        <source>ranks, file e, clocks, where are my knights, pieces, hands, threats, last, captured, turn, players, keys</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>段、筋 e、時計、自分のナイトはどこ、駒、持ち駒、狙い、最後、取られた、手番、対局者、キー</translation>
    </message>
    <message>
        <source>/ and a command, Enter</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>/ に続けてコマンド、Enter</translation>
    </message>
    <message>
        <source>resign, draw, take back, hint</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>投了、引き分け、待った、ヒント</translation>
    </message>
    <message>
        <source>Cannot be dropped on a file with another {piece} of the same player on {zone}.</source>
        <extracomment>gui/words/piece_notes.py</extracomment>
        <translation>{zone}に自分の別の{piece}がある筋には打てません。</translation>
    </message>
    <message>
        <source>Divider between panels</source>
        <extracomment>gui/kit/accessible_widgets.py</extracomment>
        <translation>パネルの境目</translation>
    </message>
    <message>
        <source>The Up and Down arrow keys move it.</source>
        <extracomment>gui/kit/accessible_widgets.py</extracomment>
        <translation>上下の矢印キーで動かせます。</translation>
    </message>
    <message>
        <source>Board size, in percent of the available space</source>
        <extracomment>gui/shell/settings.py</extracomment>
        <translation>盤の大きさ（表示領域に対する%）</translation>
    </message>
    <message>
        <source>The old file was kept as {aside}.</source>
        <extracomment>gui/storage/shared_file.py</extracomment>
        <translation>古いファイルは {aside} として残しました。</translation>
    </message>
    <message>
        <source>The defaults are used instead.</source>
        <extracomment>gui/storage/shared_file.py</extracomment>
        <translation>代わりに既定値を使います。</translation>
    </message>
    <message>
        <source>English letters, as in files</source>
        <extracomment>gui/shell/settings.py</extracomment>
        <translation>英字（ファイルと同じ）</translation>
    </message>
    <message>
        <source>Letters of the language</source>
        <extracomment>gui/shell/settings.py</extracomment>
        <translation>この言語の文字</translation>
    </message>
    <message>
        <source>Signs of the pieces</source>
        <extracomment>gui/shell/settings.py</extracomment>
        <translation>駒の漢字</translation>
    </message>
    <message>
        <source>{name} cannot be read: the process reading it stopped.</source>
        <extracomment>gui/storage/opening.py</extracomment>
        <translation>{name} を読めません：読み込むプロセスが止まりました。</translation>
    </message>
    <message>
        <source>{name} contains no game.</source>
        <extracomment>gui/storage/opening.py</extracomment>
        <translation>{name} には対局が入っていません。</translation>
    </message>
    <message>
        <source>{name} is too large to be a file of games.</source>
        <extracomment>gui/storage/opening.py</extracomment>
        <translation>{name} は対局のファイルとしては大きすぎます。</translation>
    </message>
    <message>
        <source>{what} could not be read ({why}).</source>
        <extracomment>gui/storage/shared_file.py</extracomment>
        <translation>{what}を読めませんでした（{why}）。</translation>
    </message>
    <message>
        <source>{what} were damaged.</source>
        <extracomment>gui/storage/shared_file.py</extracomment>
        <translation>{what}が壊れていました。</translation>
    </message>
    <message>
        <source>Dark colours.</source>
        <extracomment>gui/app/view_commands.py</extracomment>
        <translation>配色はダークです。</translation>
    </message>
    <message>
        <source>Light colours.</source>
        <extracomment>gui/app/view_commands.py</extracomment>
        <translation>配色はライトです。</translation>
    </message>
    <message>
        <source>Sounds on.</source>
        <extracomment>gui/app/view_commands.py</extracomment>
        <translation>サウンドはオンです。</translation>
    </message>
    <message>
        <source>Sounds off.</source>
        <extracomment>gui/app/view_commands.py</extracomment>
        <translation>サウンドはオフです。</translation>
    </message>
    <message numerus="yes">
        <source>{player} mates in {count}</source>
        <extracomment>gui/analysis/analysis_text.py</extracomment>
        <translation>
            <numerusform>{player}、{count:plies}手詰め</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} at the lower edge.</source>
        <extracomment>gui/board/view.py</extracomment>
        <translation>{player}が下側です。</translation>
    </message>
    <message>
        <source>Drawing from {square}. Move to another square, or stay here, and press the same key again.</source>
        <extracomment>gui/board/input.py</extracomment>
        <translation>{square}から描きます。別のマスへ移って（または動かずに）、同じキーをもう一度押してください。</translation>
    </message>
    <message>
        <source>green</source>
        <comment>the colour of a mark or an arrow</comment>
        <extracomment>gui/board/spoken.py</extracomment>
        <translation>緑</translation>
    </message>
    <message>
        <source>red</source>
        <comment>the colour of a mark or an arrow</comment>
        <extracomment>gui/board/spoken.py</extracomment>
        <translation>赤</translation>
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
        <translation>青</translation>
    </message>
    <message>
        <source>None</source>
        <comment>no square for en passant</comment>
        <extracomment>gui/editor/setup_panel.py</extracomment>
        <translation>なし</translation>
    </message>
    <message>
        <source>{name} cannot play these games: it has no UCI_Variant option.</source>
        <extracomment>gui/engines/engine_field.py</extracomment>
        <translation>{name} はこれらのゲームを指せません：UCI_Variant オプションがありません。</translation>
    </message>
    <message>
        <source>{name} supports none of these games.</source>
        <extracomment>gui/engines/engine_field.py</extracomment>
        <translation>{name} はこれらのゲームのどれにも対応していません。</translation>
    </message>
    <message>
        <source>{why} Its options cannot be read.</source>
        <extracomment>gui/engines/engine_options.py</extracomment>
        <translation>{why}オプションを読み取れません。</translation>
    </message>
    <message>
        <source>{unreadable:,} unreadable</source>
        <extracomment>gui/library/library_text.py</extracomment>
        <translation>読めない対局 {unreadable:,}局</translation>
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
        <translation>{first}／{second}</translation>
    </message>
    <message>
        <source>{first}, {second}</source>
        <comment>what something is, and what else is to be said of it</comment>
        <extracomment>gui/kit/punctuation.py</extracomment>
        <translation>{first}、{second}</translation>
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
        <translation>{first}{second}</translation>
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
        <translation>種類</translation>
    </message>
    <message>
        <source>That is not possible now.</source>
        <extracomment>gui/desk/answering.py</extracomment>
        <translation>今はできません。</translation>
    </message>
    <message>
        <source>empty</source>
        <comment>a rank or file of a board</comment>
        <extracomment>gui/board/reading.py</extracomment>
        <translation>空き</translation>
    </message>
    <message>
        <source>{piece}, {place}: nothing to capture.</source>
        <extracomment>gui/board/reading.py</extracomment>
        <translation>{piece}、{place}：取れる駒がありません。</translation>
    </message>
    <message>
        <source>{player}: {name}.</source>
        <extracomment>gui/desk/answering.py</extracomment>
        <translation>{player}：{name}。</translation>
    </message>
    <message>
        <source>Letters jump to pieces, with Shift to the other side&apos;s.</source>
        <extracomment>gui/board/reading_text.py</extracomment>
        <translation>文字キーでその駒へ、Shift で相手の駒へ移ります。</translation>
    </message>
    <message>
        <source>Digits move along the board, H goes to the hand; O repeats where you are, M reads a piece&apos;s moves, with Shift its captures, X the lines from here, A who attacks and defends, C what was captured last, W the last move, T the clocks; a slash starts a move or a question.</source>
        <extracomment>gui/board/reading_text.py</extracomment>
        <translation>数字は盤に沿って移動、H は持ち駒へ移動。O は今のマス、M は駒の動き、Shift+M は取れる駒、X はここから伸びる線、A は攻撃と守り、C は最後に取られた駒、W は直前の手、T は時計を読み上げます。/ で指し手か質問の入力を始めます。</translation>
    </message>
    <message>
        <source>pieces</source>
        <comment>words that are typed to ask, with spaces between them</comment>
        <extracomment>gui/board/reading_text.py</extracomment>
        <translation>駒</translation>
    </message>
    <message>
        <source>players opponent who</source>
        <comment>words that are typed to ask, with spaces between them</comment>
        <extracomment>gui/board/reading_text.py</extracomment>
        <translation>対局者 誰</translation>
    </message>
    <message>
        <source>resign, give up</source>
        <comment>what is typed to have something done, with commas between</comment>
        <extracomment>gui/board/reading_text.py</extracomment>
        <translation>投了, 投了する</translation>
    </message>
    <message>
        <source>draw, offer a draw</source>
        <comment>what is typed to have something done, with commas between</comment>
        <extracomment>gui/board/reading_text.py</extracomment>
        <translation>引き分け, 引き分けを提案</translation>
    </message>
    <message>
        <source>take back, takeback, undo</source>
        <comment>what is typed to have something done, with commas between</comment>
        <extracomment>gui/board/reading_text.py</extracomment>
        <translation>待った, 戻す</translation>
    </message>
    <message>
        <source>hint</source>
        <comment>what is typed to have something done, with commas between</comment>
        <extracomment>gui/board/reading_text.py</extracomment>
        <translation>ヒント</translation>
    </message>
    <message>
        <source>Game</source>
        <comment>a column of numbers of games</comment>
        <extracomment>gui/matches/matches_text.py</extracomment>
        <translation>対局</translation>
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
        <translation>一手の時間</translation>
    </message>
    <message>
        <source>Nodes per move</source>
        <extracomment>gui/matches/matches_text.py</extracomment>
        <translation>一手のノード数</translation>
    </message>
    <message>
        <source>From the start position</source>
        <extracomment>gui/matches/matches_text.py</extracomment>
        <translation>初期配置から</translation>
    </message>
    <message>
        <source>After random moves</source>
        <extracomment>gui/matches/matches_text.py</extracomment>
        <translation>ランダムに指した後</translation>
    </message>
    <message>
        <source>From a file</source>
        <extracomment>gui/matches/matches_text.py</extracomment>
        <translation>ファイルから</translation>
    </message>
    <message>
        <source>Save a game sheet</source>
        <extracomment>gui/desk/share_commands.py, gui/desk/sheet.py</extracomment>
        <translation>棋譜を PDF で保存</translation>
    </message>
    <message>
        <source>Diagrams</source>
        <extracomment>gui/desk/sheet.py</extracomment>
        <translation>局面図</translation>
    </message>
    <message>
        <source>In a study, “Print a diagram after this move” marks a move. Arrows and circles also mark it.</source>
        <extracomment>gui/desk/sheet.py</extracomment>
        <translation>研究で「この手の後の局面図を印刷」を選んだ手と、矢印や丸のある手に印が付きます。</translation>
    </message>
    <message>
        <source>Making the PDF…</source>
        <extracomment>gui/desk/printing.py, gui/desk/share_commands.py</extracomment>
        <translation>PDF を作っています…</translation>
    </message>
    <message>
        <source>The picture. You can drag it into other programs.</source>
        <extracomment>gui/desk/picture_export.py</extracomment>
        <translation>画像です。ほかのプログラムへドラッグできます。</translation>
    </message>
    <message>
        <source> pixels</source>
        <extracomment>gui/desk/picture_export.py</extracomment>
        <translation>ピクセル</translation>
    </message>
    <message>
        <source>The picture is on the clipboard.</source>
        <extracomment>gui/desk/share_commands.py, gui/editor/editor_page.py</extracomment>
        <translation>画像をクリップボードにコピーしました。</translation>
    </message>
    <message>
        <source>Making the animation…</source>
        <extracomment>gui/desk/share_commands.py</extracomment>
        <translation>アニメーションを作っています…</translation>
    </message>
    <message>
        <source>Export the board</source>
        <extracomment>gui/desk/picture_export.py</extracomment>
        <translation>盤を画像として保存</translation>
    </message>
    <message>
        <source>Export an animation</source>
        <extracomment>gui/desk/film_export.py, gui/desk/share_commands.py</extracomment>
        <translation>アニメーションとして保存</translation>
    </message>
    <message>
        <source>Format</source>
        <comment>of a picture&apos;s or an animation&apos;s file</comment>
        <extracomment>gui/desk/film_export.py, gui/desk/picture_export.py</extracomment>
        <translation>形式</translation>
    </message>
    <message>
        <source>Size</source>
        <extracomment>gui/desk/film_export.py, gui/desk/picture_export.py</extracomment>
        <translation>大きさ</translation>
    </message>
    <message>
        <source>Include</source>
        <extracomment>gui/desk/picture_export.py</extracomment>
        <translation>含めるもの</translation>
    </message>
    <message>
        <source>Content</source>
        <extracomment>gui/desk/film_export.py</extracomment>
        <translation>範囲</translation>
    </message>
    <message>
        <source>Each move</source>
        <extracomment>gui/desk/film_export.py</extracomment>
        <translation>一手</translation>
    </message>
    <message>
        <source>Arrows and circles</source>
        <extracomment>gui/desk/picture_export.py</extracomment>
        <translation>矢印と丸</translation>
    </message>
    <message>
        <source>Coordinates</source>
        <extracomment>gui/desk/picture_export.py, gui/workshop/specs.py</extracomment>
        <translation>座標</translation>
    </message>
    <message>
        <source>Save…</source>
        <extracomment>gui/desk/film_export.py, gui/desk/picture_export.py, gui/desk/sheet.py</extracomment>
        <translation>保存…</translation>
    </message>
    <message>
        <source>Copy</source>
        <extracomment>gui/desk/picture_export.py</extracomment>
        <translation>コピー</translation>
    </message>
    <message>
        <source>The whole game</source>
        <extracomment>gui/desk/film_export.py</extracomment>
        <translation>対局全体</translation>
    </message>
    <message>
        <source>Up to this position</source>
        <extracomment>gui/desk/film_export.py</extracomment>
        <translation>この局面まで</translation>
    </message>
    <message>
        <source>The animation was cancelled.</source>
        <extracomment>gui/desk/share_commands.py</extracomment>
        <translation>アニメーションをキャンセルしました。</translation>
    </message>
    <message>
        <source>The PDF was cancelled.</source>
        <extracomment>gui/desk/share_commands.py</extracomment>
        <translation>PDF をキャンセルしました。</translation>
    </message>
    <message>
        <source>The picture could not be saved: {why}.</source>
        <extracomment>gui/desk/picture_export.py</extracomment>
        <translation>画像を保存できませんでした：{why}。</translation>
    </message>
    <message>
        <source>The animation could not be saved: {why}.</source>
        <extracomment>gui/desk/share_commands.py</extracomment>
        <translation>アニメーションを保存できませんでした：{why}。</translation>
    </message>
    <message>
        <source>Where marked in the study</source>
        <extracomment>gui/desk/sheet.py</extracomment>
        <translation>研究で印を付けた手</translation>
    </message>
    <message>
        <source>Also every ten moves</source>
        <extracomment>gui/desk/sheet.py</extracomment>
        <translation>10手ごとにも入れる</translation>
    </message>
    <message>
        <source>None</source>
        <comment>no diagrams</comment>
        <extracomment>gui/desk/sheet.py</extracomment>
        <translation>なし</translation>
    </message>
    <message>
        <source>½ second</source>
        <extracomment>gui/desk/film_export.py</extracomment>
        <translation>0.5秒</translation>
    </message>
    <message>
        <source>1 second</source>
        <extracomment>gui/desk/film_export.py</extracomment>
        <translation>1秒</translation>
    </message>
    <message>
        <source>2 seconds</source>
        <extracomment>gui/desk/film_export.py</extracomment>
        <translation>2秒</translation>
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
        <translation>{square}に{piece}打ち</translation>
    </message>
    <message>
        <source>{piece} from {place}</source>
        <comment>a piece, and the square, file or rank that it comes from</comment>
        <extracomment>gui/words/spoken_moves.py</extracomment>
        <translation>{place}の{piece}</translation>
    </message>
    <message>
        <source>{move}, becoming {piece}</source>
        <comment>a move that is said in the middle of a sentence</comment>
        <extracomment>gui/words/spoken_moves.py</extracomment>
        <translation>{move}、{piece}に成り</translation>
    </message>
    <message>
        <source>This window shows moves with other signs, which you can also type: {pieces}.</source>
        <extracomment>gui/words/shown_moves.py</extracomment>
        <translation>このウィンドウでは指し手が別の記号で表示され、その記号でも入力できます：{pieces}。</translation>
    </message>
    <message>
        <source>{piece} to {square}</source>
        <comment>a move that is said in the middle of a sentence</comment>
        <extracomment>gui/words/spoken_moves.py</extracomment>
        <translation>{piece}が{square}へ</translation>
    </message>
    <message>
        <source>Your tags and the games you added</source>
        <extracomment>gui/library/own_data.py</extracomment>
        <translation>タグと追加した対局</translation>
    </message>
    <message>
        <source>Your settings</source>
        <extracomment>gui/shell/settings.py</extracomment>
        <translation>設定</translation>
    </message>
    <message>
        <source>{what} cannot be read now ({why}).</source>
        <extracomment>gui/storage/shared_file.py</extracomment>
        <translation>現在{what}を読めません（{why}）。</translation>
    </message>
    <message>
        <source>{what} contained values that cannot be used ({names}).</source>
        <extracomment>gui/storage/shared_file.py</extracomment>
        <translation>{what}に使えない値がありました（{names}）。</translation>
    </message>
    <message>
        <source>Whatever could be read was kept.</source>
        <extracomment>gui/storage/shared_file.py</extracomment>
        <translation>読めた内容は残しました。</translation>
    </message>
    <message>
        <source>The file is left as it is, and Surajang keeps trying.</source>
        <extracomment>gui/storage/shared_file.py</extracomment>
        <translation>ファイルはそのまま残し、Surajang が引き続き読み込みを試みます。</translation>
    </message>
    <message>
        <source>{piece} takes on {square}</source>
        <comment>a move that is said in the middle of a sentence</comment>
        <extracomment>gui/words/spoken_moves.py</extracomment>
        <translation>{piece}が{square}で取る</translation>
    </message>
    <message>
        <source>{move} and takes on {square}</source>
        <comment>a move that is said in the middle of a sentence</comment>
        <extracomment>gui/words/spoken_moves.py</extracomment>
        <translation>{move}、続けて{square}で取る</translation>
    </message>
    <message>
        <source>{move} and goes to {square}</source>
        <comment>a move that is said in the middle of a sentence</comment>
        <extracomment>gui/words/spoken_moves.py</extracomment>
        <translation>{move}、続けて{square}へ</translation>
    </message>
    <message>
        <source>{move}, promoting</source>
        <comment>a move that is said in the middle of a sentence</comment>
        <extracomment>gui/words/spoken_moves.py</extracomment>
        <translation>{move}、成り</translation>
    </message>
    <message>
        <source>{move}, without promoting</source>
        <comment>a move that is said in the middle of a sentence</comment>
        <extracomment>gui/words/spoken_moves.py</extracomment>
        <translation>{move}、不成</translation>
    </message>
    <message>
        <source>A piece moves</source>
        <extracomment>gui/app/captions.py</extracomment>
        <translation>駒を動かす</translation>
    </message>
    <message>
        <source>A piece is captured</source>
        <extracomment>gui/app/captions.py</extracomment>
        <translation>駒を取る</translation>
    </message>
    <message>
        <source>A piece is dropped</source>
        <extracomment>gui/app/captions.py</extracomment>
        <translation>駒を打つ</translation>
    </message>
    <message>
        <source>Check</source>
        <extracomment>gui/app/captions.py</extracomment>
        <translation>王手</translation>
    </message>
    <message>
        <source>The end</source>
        <extracomment>gui/app/captions.py</extracomment>
        <translation>終局</translation>
    </message>
    <message>
        <source>Little time is left</source>
        <extracomment>gui/app/captions.py</extracomment>
        <translation>残り時間がわずか</translation>
    </message>
    <message>
        <source>That cannot be done</source>
        <extracomment>gui/app/captions.py</extracomment>
        <translation>操作不可</translation>
    </message>
    <message>
        <source>The game begins</source>
        <extracomment>gui/app/captions.py</extracomment>
        <translation>対局開始</translation>
    </message>
    <message>
        <source>A draw is offered</source>
        <extracomment>gui/app/captions.py</extracomment>
        <translation>引き分けの提案</translation>
    </message>
    <message>
        <source>A move is taken back</source>
        <extracomment>gui/app/captions.py</extracomment>
        <translation>待った</translation>
    </message>
    <message>
        <source>Solved</source>
        <comment>the caption of a sound</comment>
        <extracomment>gui/app/captions.py</extracomment>
        <translation>正解</translation>
    </message>
    <message>
        <source>That does not solve it</source>
        <extracomment>gui/app/captions.py</extracomment>
        <translation>不正解</translation>
    </message>
    <message>
        <source>A long task is done</source>
        <extracomment>gui/app/captions.py</extracomment>
        <translation>長い処理の完了</translation>
    </message>
    <message>
        <source>Something could not be saved</source>
        <extracomment>gui/app/captions.py</extracomment>
        <translation>保存の失敗</translation>
    </message>
    <message>
        <source>{name} does not contain your changes.</source>
        <extracomment>gui/study/study_page.py</extracomment>
        <translation>{name} に変更内容は入っていません。</translation>
    </message>
    <message>
        <source>They are still saved among your studies.</source>
        <extracomment>gui/study/study_page.py</extracomment>
        <translation>変更内容は研究の中に保存されたままです。</translation>
    </message>
    <message>
        <source>Comment before the move</source>
        <extracomment>gui/study/study_notes.py</extracomment>
        <translation>手の前のコメント</translation>
    </message>
    <message>
        <source>A comment on this move</source>
        <extracomment>gui/study/study_notes.py</extracomment>
        <translation>この手へのコメント</translation>
    </message>
    <message>
        <source>A comment before this move</source>
        <extracomment>gui/study/study_notes.py</extracomment>
        <translation>この手の前に入れるコメント</translation>
    </message>
    <message>
        <source>{name} failed {times} times in a row, so the match has stopped. {failure}</source>
        <extracomment>gui/matches/matches_text.py</extracomment>
        <translation>{name} が{times}回続けて失敗したため、連続対局を止めました。{failure}</translation>
    </message>
    <message>
        <source>An opening of this match cannot be played, so it has stopped. {why}</source>
        <extracomment>gui/matches/matches_text.py</extracomment>
        <translation>この連続対局の開始手順の一つが指せないため、止めました。{why}</translation>
    </message>
    <message>
        <source>A game could not be saved, so the match has stopped: {why}.</source>
        <extracomment>gui/matches/matches_text.py</extracomment>
        <translation>対局を保存できないため、連続対局を止めました：{why}。</translation>
    </message>
    <message>
        <source>This match cannot be read: {why}.</source>
        <extracomment>gui/matches/matches_text.py</extracomment>
        <translation>この連続対局を読めません：{why}。</translation>
    </message>
    <message>
        <source>Match</source>
        <extracomment>gui/matches/matches_page.py</extracomment>
        <translation>連続対局</translation>
    </message>
    <message>
        <source>Another window is playing this match.</source>
        <extracomment>gui/matches/matches_text.py</extracomment>
        <translation>別のウィンドウでこの連続対局を実行中です。</translation>
    </message>
    <message>
        <source>The match could not be read: {why}.</source>
        <extracomment>gui/matches/matches_text.py</extracomment>
        <translation>連続対局を読めませんでした：{why}。</translation>
    </message>
    <message>
        <source>The match could not be saved: {why}.</source>
        <extracomment>gui/matches/engine_match.py</extracomment>
        <translation>連続対局を保存できませんでした：{why}。</translation>
    </message>
    <message>
        <source>The match could not be moved to the trash.</source>
        <extracomment>gui/matches/matches_text.py</extracomment>
        <translation>連続対局をごみ箱に移動できませんでした。</translation>
    </message>
    <message>
        <source>Matches that cannot be read because their plans are damaged: {names}. Their games are in {path}.</source>
        <extracomment>gui/matches/matches_text.py</extracomment>
        <translation>設定が壊れていて読めない連続対局：{names}。対局は {path} にあります。</translation>
    </message>
    <message>
        <source>New match</source>
        <extracomment>gui/matches/match_dialog.py</extracomment>
        <translation>新しい連続対局</translation>
    </message>
    <message>
        <source>New match…</source>
        <extracomment>gui/matches/matches_page.py</extracomment>
        <translation>新しい連続対局…</translation>
    </message>
    <message>
        <source>Start the match</source>
        <extracomment>gui/matches/match_dialog.py</extracomment>
        <translation>連続対局を始める</translation>
    </message>
    <message>
        <source>Save them there</source>
        <extracomment>gui/study/study_page.py</extracomment>
        <translation>そこに保存</translation>
    </message>
    <message>
        <source>Leave it as it is</source>
        <extracomment>gui/study/study_page.py</extracomment>
        <translation>そのままにする</translation>
    </message>
    <message>
        <source>Updates</source>
        <extracomment>gui/updates/updates_dialog.py</extracomment>
        <translation>アップデート</translation>
    </message>
    <message>
        <source>Check for updates once a week</source>
        <extracomment>gui/updates/updates_dialog.py</extracomment>
        <translation>週に1回アップデートを確認する</translation>
    </message>
    <message>
        <source>Open the web page</source>
        <extracomment>gui/updates/updates_dialog.py</extracomment>
        <translation>ウェブページを開く</translation>
    </message>
    <message>
        <source>You have the latest version.</source>
        <extracomment>gui/updates/updates_dialog.py</extracomment>
        <translation>最新のバージョンをお使いです。</translation>
    </message>
    <message>
        <source>Could not check for updates.</source>
        <extracomment>gui/updates/updates_dialog.py</extracomment>
        <translation>アップデートを確認できませんでした。</translation>
    </message>
    <message>
        <source>Contacting {host}…</source>
        <extracomment>gui/updates/updates_dialog.py</extracomment>
        <translation>{host} に問い合わせています…</translation>
    </message>
    <message>
        <source>One request for a small file is sent to {host}. It does not identify you, your computer or your version. Nothing is downloaded or installed.</source>
        <extracomment>gui/updates/updates_dialog.py</extracomment>
        <translation>小さなファイルを1つ {host} に要求します。あなたやお使いのコンピューター、バージョンを特定する情報は送りません。ダウンロードやインストールも行いません。</translation>
    </message>
    <message>
        <source>Surajang {version} is out ({day}).</source>
        <extracomment>gui/updates/updates_dialog.py</extracomment>
        <translation>Surajang {version} が公開されました（{day}）。</translation>
    </message>
    <message>
        <source>{host} cannot be reached.</source>
        <extracomment>gui/updates/updates_dialog.py</extracomment>
        <translation>{host} に接続できません。</translation>
    </message>
    <message>
        <source>{host} did not answer in time.</source>
        <extracomment>gui/updates/updates_dialog.py</extracomment>
        <translation>{host} が時間内に応答しませんでした。</translation>
    </message>
    <message>
        <source>{host} does not say which version is the latest.</source>
        <extracomment>gui/updates/updates_dialog.py</extracomment>
        <translation>{host} から最新バージョンの情報が得られません。</translation>
    </message>
    <message>
        <source>The answer from {host} cannot be read.</source>
        <extracomment>gui/updates/updates_dialog.py</extracomment>
        <translation>{host} の応答を読み取れません。</translation>
    </message>
    <message>
        <source>Your system lacks support for secure connections.</source>
        <extracomment>gui/updates/updates_dialog.py</extracomment>
        <translation>このシステムは安全な接続に対応していません。</translation>
    </message>
    <message>
        <source>Your system lacks a library for this.</source>
        <extracomment>gui/updates/updates_dialog.py</extracomment>
        <translation>必要なライブラリーがこのシステムにありません。</translation>
    </message>
    <message>
        <source>Pandemonium</source>
        <comment>a game</comment>
        <extracomment>rules/games: Pandemonium</extracomment>
        <translation>修羅場</translation>
    </message>
    <message>
        <source>Chess on a ten-by-ten board with marshals and cardinals, where captured pieces change sides.</source>
        <extracomment>rules/games: Pandemonium</extracomment>
        <translation>10×10の盤で指すチェス。マーシャルとカーディナルが加わり、取った駒は味方になります。</translation>
    </message>
    <message>
        <source>White</source>
        <comment>a player</comment>
        <extracomment>rules/games: Pandemonium, rules/games: Pandemonium (first edition), rules/games: Pandemonium (vchess), rules/games: Mansindam</extracomment>
        <translation>白</translation>
    </message>
    <message>
        <source>Black</source>
        <comment>a player</comment>
        <extracomment>rules/games: Pandemonium, rules/games: Pandemonium (first edition), rules/games: Pandemonium (vchess), rules/games: Mansindam</extracomment>
        <translation>黒</translation>
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
        <translation>よう/いん</translation>
    </message>
    <message>
        <source>sun / shade</source>
        <comment>what 陽/陰 means</comment>
        <extracomment>rules/games: Pandemonium, rules/games: Pandemonium (first edition), rules/games: Pandemonium (vchess), rules/games: Mansindam</extracomment>
        <translation>日なた／日陰</translation>
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
        <translation>ポーン</translation>
    </message>
    <message>
        <source>Bo</source>
        <comment>步</comment>
        <extracomment>rules/games: Pandemonium, rules/games: Pandemonium (first edition), rules/games: Pandemonium (vchess), rules/games: Mansindam</extracomment>
        <translation>ほ</translation>
    </message>
    <message>
        <source>on foot</source>
        <comment>what 步 means</comment>
        <extracomment>rules/games: Pandemonium, rules/games: Pandemonium (first edition), rules/games: Pandemonium (vchess), rules/games: Mansindam</extracomment>
        <translation>徒歩</translation>
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
        <translation>ナイト</translation>
    </message>
    <message>
        <source>Gi</source>
        <comment>騎</comment>
        <extracomment>rules/games: Pandemonium, rules/games: Pandemonium (first edition), rules/games: Pandemonium (vchess), rules/games: Mansindam</extracomment>
        <translation>き</translation>
    </message>
    <message>
        <source>rider</source>
        <comment>what 騎 means</comment>
        <extracomment>rules/games: Pandemonium, rules/games: Pandemonium (first edition), rules/games: Pandemonium (vchess), rules/games: Mansindam, rules/games: Palace Shogi</extracomment>
        <translation>乗り手</translation>
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
        <translation>ビショップ</translation>
    </message>
    <message>
        <source>Gak</source>
        <comment>閣</comment>
        <extracomment>rules/games: Pandemonium, rules/games: Pandemonium (first edition), rules/games: Pandemonium (vchess), rules/games: Mansindam</extracomment>
        <translation>かく</translation>
    </message>
    <message>
        <source>pavilion</source>
        <comment>what 閣 means</comment>
        <extracomment>rules/games: Pandemonium, rules/games: Pandemonium (first edition), rules/games: Pandemonium (vchess), rules/games: Mansindam</extracomment>
        <translation>楼閣</translation>
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
        <translation>ルーク</translation>
    </message>
    <message>
        <source>Bi</source>
        <comment>飛</comment>
        <extracomment>rules/games: Pandemonium, rules/games: Pandemonium (first edition), rules/games: Pandemonium (vchess), rules/games: Mansindam</extracomment>
        <translation>ひ</translation>
    </message>
    <message>
        <source>flying</source>
        <comment>what 飛 means</comment>
        <extracomment>rules/games: Pandemonium, rules/games: Pandemonium (first edition), rules/games: Pandemonium (vchess), rules/games: Mansindam, rules/games: Palace Shogi</extracomment>
        <translation>飛ぶ</translation>
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
        <translation>カーディナル</translation>
    </message>
    <message>
        <source>Ye</source>
        <comment>猊</comment>
        <extracomment>rules/games: Pandemonium, rules/games: Pandemonium (first edition), rules/games: Pandemonium (vchess), rules/games: Mansindam</extracomment>
        <translation>げい</translation>
    </message>
    <message>
        <source>fabled lion</source>
        <comment>what 猊 means</comment>
        <extracomment>rules/games: Pandemonium, rules/games: Pandemonium (first edition), rules/games: Pandemonium (vchess), rules/games: Mansindam</extracomment>
        <translation>伝説の獅子</translation>
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
        <translation>マーシャル</translation>
    </message>
    <message>
        <source>Su</source>
        <comment>帥</comment>
        <extracomment>rules/games: Pandemonium, rules/games: Pandemonium (first edition), rules/games: Pandemonium (vchess)</extracomment>
        <translation>すい</translation>
    </message>
    <message>
        <source>commander</source>
        <comment>what 帥 means</comment>
        <extracomment>rules/games: Pandemonium, rules/games: Pandemonium (first edition), rules/games: Pandemonium (vchess)</extracomment>
        <translation>司令官</translation>
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
        <translation>クイーン</translation>
    </message>
    <message>
        <source>Bun</source>
        <comment>奔</comment>
        <extracomment>rules/games: Pandemonium, rules/games: Pandemonium (first edition), rules/games: Pandemonium (vchess), rules/games: Mansindam</extracomment>
        <translation>ほん</translation>
    </message>
    <message>
        <source>running</source>
        <comment>what 奔 means</comment>
        <extracomment>rules/games: Pandemonium, rules/games: Pandemonium (first edition), rules/games: Pandemonium (vchess), rules/games: Mansindam</extracomment>
        <translation>駆ける</translation>
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
        <translation>鍍金</translation>
    </message>
    <message>
        <source>Do</source>
        <comment>鍍</comment>
        <extracomment>rules/games: Pandemonium, rules/games: Pandemonium (first edition), rules/games: Pandemonium (vchess)</extracomment>
        <translation>と</translation>
    </message>
    <message>
        <source>gilded</source>
        <comment>what 鍍 means</comment>
        <extracomment>rules/games: Pandemonium, rules/games: Pandemonium (first edition), rules/games: Pandemonium (vchess)</extracomment>
        <translation>鍍金した</translation>
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
        <translation>笏</translation>
    </message>
    <message>
        <source>Gyu</source>
        <comment>圭</comment>
        <extracomment>rules/games: Pandemonium, rules/games: Pandemonium (first edition), rules/games: Pandemonium (vchess)</extracomment>
        <translation>けい</translation>
    </message>
    <message>
        <source>jade tablet</source>
        <comment>what 圭 means</comment>
        <extracomment>rules/games: Pandemonium, rules/games: Pandemonium (first edition), rules/games: Pandemonium (vchess)</extracomment>
        <translation>玉の札</translation>
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
        <translation>馬</translation>
    </message>
    <message>
        <source>Ma</source>
        <comment>馬</comment>
        <extracomment>rules/games: Pandemonium, rules/games: Pandemonium (first edition), rules/games: Pandemonium (vchess)</extracomment>
        <translation>うま</translation>
    </message>
    <message>
        <source>horse</source>
        <comment>what 馬 means</comment>
        <extracomment>rules/games: Pandemonium, rules/games: Pandemonium (first edition), rules/games: Pandemonium (vchess)</extracomment>
        <translation>ウマ</translation>
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
        <translation>竜</translation>
    </message>
    <message>
        <source>Yong</source>
        <comment>龍</comment>
        <extracomment>rules/games: Pandemonium, rules/games: Pandemonium (first edition), rules/games: Pandemonium (vchess), rules/games: Mansindam</extracomment>
        <translation>りゅう</translation>
    </message>
    <message>
        <source>dragon</source>
        <comment>what 龍 means</comment>
        <extracomment>rules/games: Pandemonium, rules/games: Pandemonium (first edition), rules/games: Pandemonium (vchess), rules/games: Mansindam, rules/games: Palace Shogi</extracomment>
        <translation>竜</translation>
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
        <translation>ぜん</translation>
    </message>
    <message>
        <source>whole</source>
        <comment>what 全 means</comment>
        <extracomment>rules/games: Pandemonium, rules/games: Pandemonium (first edition), rules/games: Pandemonium (vchess)</extracomment>
        <translation>完全</translation>
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
        <translation>きょう</translation>
    </message>
    <message>
        <source>apricot</source>
        <comment>what 杏 means</comment>
        <extracomment>rules/games: Pandemonium, rules/games: Pandemonium (first edition), rules/games: Pandemonium (vchess)</extracomment>
        <translation>あんず</translation>
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
        <translation>内側のビショップ</translation>
    </message>
    <message>
        <source>Left bishops</source>
        <comment>a setup</comment>
        <extracomment>rules/games: Pandemonium, rules/games: Pandemonium (vchess)</extracomment>
        <translation>左のビショップ</translation>
    </message>
    <message>
        <source>Right bishops</source>
        <comment>a setup</comment>
        <extracomment>rules/games: Pandemonium, rules/games: Pandemonium (vchess)</extracomment>
        <translation>右のビショップ</translation>
    </message>
    <message>
        <source>Outer bishops</source>
        <comment>a setup</comment>
        <extracomment>rules/games: Pandemonium, rules/games: Pandemonium (vchess)</extracomment>
        <translation>外側のビショップ</translation>
    </message>
    <message>
        <source>place your bishops and knights</source>
        <comment>a setup</comment>
        <extracomment>rules/games: Pandemonium</extracomment>
        <translation>ビショップとナイトの配置を選んでください</translation>
    </message>
    <message>
        <source>Pandemonium{signs}, Surajang in Korean, is chess on a ten-by-ten board with two more pieces on each side, the cardinal and the marshal. Captured pieces change sides and come back, most pieces can promote, and both players arrange some of their pieces before the first move.</source>
        <extracomment>assets/rules/pandemonium.toml</extracomment>
        <translation>修羅場{signs}は、韓国語でスラジャン（Surajang）といい、10×10の盤で指すチェスです。双方にカーディナルとマーシャルという駒が加わります。取られた駒は相手の味方になって盤に戻り、ほとんどの駒が成れます。また、初手の前に両者が一部の駒の配置を選びます。</translation>
    </message>
    <message>
        <source>The board and the start</source>
        <extracomment>gui/rulebook/generated.py, assets/rules/pandemonium.toml, assets/rules/pandemonium-2020.toml, assets/rules/pandemonium-vchess.toml, assets/rules/mansindam.toml, assets/rules/palaceshogi.toml</extracomment>
        <translation>盤と初期配置</translation>
    </message>
    <message>
        <source>Ten files and ten ranks. White, called Bright, moves first; Black is called Dark. Passing is not allowed. From White&apos;s left, the first rank has rook, knight, bishop, queen, king, marshal, cardinal, bishop, knight and rook, with ten pawns in front of them. Black&apos;s pieces stand opposite.</source>
        <extracomment>assets/rules/pandemonium.toml, assets/rules/pandemonium-vchess.toml</extracomment>
        <translation>筋が10、段が10あります。「明」と呼ばれる白が先手で、「暗」と呼ばれる黒が後手です。パスはできません。1段目には白から見て左からルーク、ナイト、ビショップ、クイーン、王、マーシャル、カーディナル、ビショップ、ナイト、ルークが並び、その前にポーンが10枚並びます。黒の駒はその向かい側に並びます。</translation>
    </message>
    <message>
        <source>The start, with the bishops inside.</source>
        <extracomment>assets/rules/pandemonium.toml, assets/rules/pandemonium-vchess.toml</extracomment>
        <translation>初期配置。ビショップは内側です。</translation>
    </message>
    <message>
        <source>Before the first move</source>
        <extracomment>gui/rulebook/generated.py, assets/rules/pandemonium.toml, assets/rules/pandemonium-vchess.toml, assets/rules/differences.toml, assets/lessons/pandemonium/12-setup.toml</extracomment>
        <translation>初手の前に</translation>
    </message>
    <message>
        <source>Each player first chooses where their bishops and knights stand, on the b- and c-files and on the h- and i-files: one of each on either side, in either order. White chooses first, and Black sees the choice. There are four ways: inner, left, right and outer bishops, all seen from White&apos;s side of the board.</source>
        <extracomment>assets/rules/pandemonium.toml</extracomment>
        <translation>両者はまず、自分のビショップとナイトをb・c筋とh・i筋のどこに置くかを選びます。左右それぞれに1枚ずつで、順番は自由です。白が先に選び、黒はそれを見てから選びます。内側、左、右、外側のビショップの4通りがあり、どれも白から見た呼び方です。</translation>
    </message>
    <message>
        <source>White chooses: try it.</source>
        <extracomment>assets/rules/pandemonium.toml</extracomment>
        <translation>白が選ぶ番です。試してみましょう。</translation>
    </message>
    <message>
        <source>The pieces</source>
        <extracomment>gui/rulebook/generated.py, gui/rulebook/set_pdf.py, assets/rules/pandemonium.toml, assets/rules/pandemonium-2020.toml, assets/rules/pandemonium-vchess.toml, assets/rules/mansindam.toml, assets/rules/palaceshogi.toml</extracomment>
        <translation>駒</translation>
    </message>
    <message>
        <source>Start with the first lesson of {game}</source>
        <extracomment>gui/app/first_visit.py</extracomment>
        <translation>{game}の最初のレッスンから始める</translation>
    </message>
    <message>
        <source>Pawns</source>
        <extracomment>assets/rules/pandemonium.toml, assets/rules/pandemonium-2020.toml, assets/rules/pandemonium-vchess.toml, assets/lessons/pandemonium/08-pawns.toml</extracomment>
        <translation>ポーン</translation>
    </message>
    <message>
        <source>A pawn moves one square straight ahead and captures one square diagonally ahead, as in chess. From its second rank it may move up to three squares, from its third up to two, if they are empty, even if it was dropped there or has moved before.</source>
        <extracomment>assets/rules/pandemonium.toml, assets/rules/pandemonium-vchess.toml</extracomment>
        <translation>ポーンはチェスと同じく前へ1マス進み、斜め前の1マスの駒を取ります。2段目からは3マスまで、3段目からは2マスまで、途中が空いていれば進めます。そこに打ったポーンや、すでに動いたポーンでも同じです。</translation>
    </message>
    <message>
        <source>The pawn on d2 may move to d3, d4 or d5, the one on g3 to g4 or g5.</source>
        <extracomment>assets/rules/pandemonium.toml, assets/rules/pandemonium-vchess.toml</extracomment>
        <translation>d2のポーンはd3、d4、d5へ、g3のポーンはg4、g5へ進めます。</translation>
    </message>
    <message>
        <source>When a pawn moves two or three squares, an enemy pawn that attacks one of the squares it has passed over may capture it there, on the very next move only. The captured pawn may stand one or two squares further on. A pawn that has just been dropped cannot be captured this way.</source>
        <extracomment>assets/rules/pandemonium.toml, assets/rules/pandemonium-2020.toml, assets/rules/pandemonium-vchess.toml</extracomment>
        <translation>ポーンが2マスか3マス進んだとき、通り過ぎたマスの一つを攻撃している敵のポーンは、すぐ次の手に限り、そのマスへ進んでそのポーンを取れます。取られるポーンは1マスか2マス先にいることになります。打ったばかりのポーンをこの方法で取ることはできません。</translation>
    </message>
    <message>
        <source>White&apos;s pawn has gone from d2 to d5. Black&apos;s pawn attacks d3 and captures there: the pawn on d5 leaves the board.</source>
        <extracomment>assets/rules/pandemonium.toml, assets/rules/pandemonium-2020.toml, assets/rules/pandemonium-vchess.toml</extracomment>
        <translation>白のポーンがd2からd5へ進みました。黒のポーンはd3を攻撃しているので、そこへ進んで取ります。d5のポーンは盤から除かれます。</translation>
    </message>
    <message>
        <source>Captured pieces change sides</source>
        <extracomment>assets/rules/pandemonium.toml, assets/rules/pandemonium-2020.toml, assets/rules/pandemonium-vchess.toml, assets/rules/mansindam.toml</extracomment>
        <translation>取った駒は味方になる</translation>
    </message>
    <message>
        <source>A piece that you capture goes to your hand and is yours. Instead of moving, you may drop one piece from your hand on an empty square, even with check or mate. A promoted piece loses its promotion when it is captured. A drop never promotes: a piece dropped in the enemy camp may promote when it moves.</source>
        <extracomment>assets/rules/pandemonium.toml, assets/rules/pandemonium-vchess.toml</extracomment>
        <translation>取った駒は自分の持ち駒になります。一手指す代わりに、持ち駒を1枚、空いたマスに打てます。打って王手をかけても、詰ませてもかまいません。成り駒は取られると元の駒に戻ります。打つときには成れません。敵陣に打った駒は、動くときに成れます。</translation>
    </message>
    <message>
        <source>White holds a knight and a marshal, and may drop either on any empty square.</source>
        <extracomment>assets/rules/pandemonium.toml, assets/rules/pandemonium-2020.toml, assets/rules/pandemonium-vchess.toml</extracomment>
        <translation>白はナイトとマーシャルを持っています。どちらも空いたマスならどこにでも打てます。</translation>
    </message>
    <message>
        <source>Dropping pawns</source>
        <extracomment>assets/rules/pandemonium.toml, assets/rules/pandemonium-2020.toml, assets/rules/pandemonium-vchess.toml, assets/rules/differences.toml</extracomment>
        <translation>ポーンを打つ</translation>
    </message>
    <message>
        <source>Pawns may not be dropped on the first rank or the last, and may not give mate by being dropped, though they may give check. Any number of them may stand on a file. A pawn dropped on the ninth rank stays a pawn until it moves on.</source>
        <extracomment>assets/rules/pandemonium.toml, assets/rules/pandemonium-vchess.toml</extracomment>
        <translation>ポーンは1段目と最終段には打てず、打って詰ませることもできません。打って王手をかけるのはかまいません。同じ筋に何枚あってもかまいません。9段目に打ったポーンは、動くまでポーンのままです。</translation>
    </message>
    <message>
        <source>A dropped pawn may give check: on d9 it attacks the king diagonally ahead.</source>
        <extracomment>assets/rules/pandemonium.toml, assets/rules/pandemonium-2020.toml, assets/rules/pandemonium-vchess.toml</extracomment>
        <translation>打ったポーンで王手をかけられます。d9では斜め前の王を攻撃します。</translation>
    </message>
    <message>
        <source>A pawn on b9 would give mate: it is guarded, and the king has no escape. It may not be dropped there.</source>
        <extracomment>assets/rules/pandemonium.toml, assets/rules/pandemonium-2020.toml, assets/rules/pandemonium-vchess.toml</extracomment>
        <translation>b9にポーンを打つと詰みになります。守られていて、王の逃げ場がないからです。したがって、そこには打てません。</translation>
    </message>
    <message>
        <source>Promotion in the enemy camp</source>
        <extracomment>assets/rules/pandemonium.toml, assets/rules/pandemonium-vchess.toml</extracomment>
        <translation>敵陣で成る</translation>
    </message>
    <message>
        <source>The last two ranks are the enemy camp. A knight, bishop, rook, cardinal or marshal may promote when its move ends there or starts there; you choose each time. A pawn that moves into the camp must promote, to a gilding, which moves like a queen. King and queen do not promote.</source>
        <extracomment>assets/rules/pandemonium.toml</extracomment>
        <translation>奥の2段が敵陣です。ナイト、ビショップ、ルーク、カーディナル、マーシャルは、敵陣に入る手、敵陣の中で動く手、敵陣から出る手で成れます。成るかどうかはそのつど選びます。敵陣に入ったポーンは必ず成り、クイーンのように動く鍍金になります。王とクイーンは成れません。</translation>
    </message>
    <message>
        <source>The rook may promote to a dragon or stay a rook; the pawn becomes a gilding two moves later, whether you want it or not.</source>
        <extracomment>assets/rules/pandemonium.toml</extracomment>
        <translation>ルークは成って竜になることも、ルークのままでいることもできます。ポーンは2手後に必ず鍍金になります。</translation>
    </message>
    <message>
        <source>The king and a rook that have never moved may castle, if nothing stands between them, the king is not in check and none of the three squares that it crosses or lands on is attacked. The king moves three squares towards the rook, and the rook stands beside it on the other side. A rook that was dropped does not castle. The rook itself may be attacked.</source>
        <extracomment>assets/rules/pandemonium.toml, assets/rules/pandemonium-vchess.toml</extracomment>
        <translation>一度も動いていない王とルークは、間に駒がなく、王が王手をかけられておらず、王が通るマスと着くマスの3マスがどれも攻撃されていなければ、キャスリングできます。王はルークの方へ3マス進み、ルークは王を越えて反対側の隣に移ります。打ったルークではキャスリングできません。ルーク自身は攻撃されていてもかまいません。</translation>
    </message>
    <message>
        <source>The king castles to h1, with the rook on g1, or to b1, with the rook on c1. Move it there, or onto the rook.</source>
        <extracomment>assets/rules/pandemonium.toml, assets/rules/pandemonium-vchess.toml</extracomment>
        <translation>王がh1へ進んでルークがg1へ移るか、王がb1へ進んでルークがc1へ移ります。王をそのマスか、ルークの上に置いてください。</translation>
    </message>
    <message>
        <source>Check, mate and stalemate</source>
        <extracomment>assets/rules/pandemonium.toml, assets/rules/pandemonium-2020.toml, assets/rules/pandemonium-vchess.toml, assets/rules/palaceshogi.toml</extracomment>
        <translation>王手、詰み、ステイルメイト</translation>
    </message>
    <message>
        <source>White mates in one move: with the queen, or by dropping the cardinal.</source>
        <extracomment>assets/rules/pandemonium.toml, assets/rules/pandemonium-2020.toml, assets/rules/pandemonium-vchess.toml</extracomment>
        <translation>白の1手詰め。クイーンを動かすか、カーディナルを打って詰ませます。</translation>
    </message>
    <message>
        <source>Threefold repetition</source>
        <extracomment>assets/rules/pandemonium.toml, assets/rules/pandemonium-vchess.toml</extracomment>
        <translation>同じ局面が3回（千日手）</translation>
    </message>
    <message>
        <source>When a position occurs for the third time in a game, the game is drawn and is played again with colours swapped. Positions are the same if all pieces, both hands, the side to move, castling rights and en passant squares are the same. But if one side gave check with every move from the first time to the third, and the other did not, the side that gave check loses.</source>
        <extracomment>assets/rules/pandemonium.toml, assets/rules/pandemonium-vchess.toml</extracomment>
        <translation>一局の中で同じ局面が3回目になると引き分けで、先後を入れ替えて指し直します。盤上のすべての駒、双方の持ち駒、手番、キャスリングとアンパッサンの権利が同じなら同じ局面です。ただし、1回目から3回目までの間に一方の手がすべて王手で、他方の手がそうでなければ、王手をかけ続けた側の負けです。</translation>
    </message>
    <message>
        <source>If Black steps back to e10, the first position of this diagram occurs for the third time: a draw.</source>
        <extracomment>assets/rules/pandemonium.toml, assets/rules/pandemonium-vchess.toml</extracomment>
        <translation>黒がe10に戻ると、この図の最初の局面が3回目になり、引き分けです。</translation>
    </message>
    <message>
        <source>How moves are written</source>
        <extracomment>gui/rulebook/generated.py, assets/rules/pandemonium.toml, assets/rules/pandemonium-2020.toml, assets/rules/pandemonium-vchess.toml, assets/rules/mansindam.toml, assets/rules/palaceshogi.toml</extracomment>
        <translation>指し手の書き方</translation>
    </message>
    <message>
        <source>This move is written Re9=D.</source>
        <extracomment>assets/rules/pandemonium.toml, assets/rules/pandemonium-vchess.toml</extracomment>
        <translation>この手はRe9=Dと書きます。</translation>
    </message>
    <message>
        <source>Pandemonium (first edition)</source>
        <comment>a game</comment>
        <extracomment>rules/games: Pandemonium (first edition)</extracomment>
        <translation>修羅場 初版</translation>
    </message>
    <message>
        <source>The first rules: no setup phase, promotion only on the last rank, castling regardless of earlier moves.</source>
        <extracomment>rules/games: Pandemonium (first edition)</extracomment>
        <translation>最初のルールです。配置を選ぶ段階がなく、成れるのは最終段だけで、キャスリングはすでに動いた駒でもできます。</translation>
    </message>
    <message>
        <source>The first edition of Pandemonium, from 2020: the same pieces as in the revised game, but nothing is arranged before the first move, pieces promote only on the last rank, and castling does not depend on earlier moves.</source>
        <extracomment>assets/rules/pandemonium-2020.toml</extracomment>
        <translation>2020年の修羅場初版です。駒は改訂版と同じですが、初手の前に駒の配置を選ばず、成れるのは最終段だけで、キャスリングはすでに動いた駒でもできます。</translation>
    </message>
    <message>
        <source>Ten files and ten ranks. White moves first. Passing is not allowed. From White&apos;s left, the first rank has rook, knight, bishop, marshal, queen, king, cardinal, bishop, knight and rook, with ten pawns in front of them. Black&apos;s pieces stand opposite.</source>
        <extracomment>assets/rules/pandemonium-2020.toml</extracomment>
        <translation>筋が10、段が10あります。白が先手です。パスはできません。1段目には白から見て左からルーク、ナイト、ビショップ、マーシャル、クイーン、王、カーディナル、ビショップ、ナイト、ルークが並び、その前にポーンが10枚並びます。黒の駒はその向かい側に並びます。</translation>
    </message>
    <message>
        <source>The start: the king stands on the f-file.</source>
        <extracomment>assets/rules/pandemonium-2020.toml</extracomment>
        <translation>初期配置。王はf筋にいます。</translation>
    </message>
    <message>
        <source>A pawn moves one square straight ahead and captures one square diagonally ahead, as in chess. From its second rank it may move up to three squares, if they are empty; from every other rank one.</source>
        <extracomment>assets/rules/pandemonium-2020.toml</extracomment>
        <translation>ポーンはチェスと同じく前へ1マス進み、斜め前の1マスの駒を取ります。2段目からは途中が空いていれば3マスまで、ほかの段からは1マス進めます。</translation>
    </message>
    <message>
        <source>The pawn on d2 may move to d3, d4 or d5, the one on g3 to g4 only.</source>
        <extracomment>assets/rules/pandemonium-2020.toml</extracomment>
        <translation>d2のポーンはd3、d4、d5へ、g3のポーンはg4にだけ進めます。</translation>
    </message>
    <message>
        <source>Pawns may not be dropped on the last rank, and may not give mate by being dropped, though they may give check. Any number of them may stand on a file.</source>
        <extracomment>assets/rules/pandemonium-2020.toml</extracomment>
        <translation>ポーンは最終段には打てず、打って詰ませることもできません。打って王手をかけるのはかまいません。同じ筋に何枚あってもかまいません。</translation>
    </message>
    <message>
        <source>Promotion on the last rank</source>
        <extracomment>assets/rules/pandemonium-2020.toml</extracomment>
        <translation>最終段で成る</translation>
    </message>
    <message>
        <source>A knight, bishop, rook, cardinal or marshal may promote when its move ends on the last rank or starts there; you choose each time. A pawn that reaches the last rank must promote, to a gilding, which moves like a queen. King and queen do not promote.</source>
        <extracomment>assets/rules/pandemonium-2020.toml</extracomment>
        <translation>ナイト、ビショップ、ルーク、カーディナル、マーシャルは、最終段に入る手、最終段の上で動く手、最終段から出る手で成れます。成るかどうかはそのつど選びます。最終段に達したポーンは必ず成り、クイーンのように動く鍍金になります。王とクイーンは成れません。</translation>
    </message>
    <message>
        <source>The rook may promote on e10 or stay a rook; the pawn must become a gilding.</source>
        <extracomment>assets/rules/pandemonium-2020.toml</extracomment>
        <translation>ルークはe10で成ることも、ルークのままでいることもできます。ポーンは必ず鍍金になります。</translation>
    </message>
    <message>
        <source>A king on f1 and an unpromoted rook on a1 or j1 may castle, however they came there, if nothing stands between them, the king is not in check and none of the three squares that it crosses or lands on is attacked. The king moves three squares towards the rook, and the rook stands beside it on the other side. A rook that was dropped there may castle, and a king may castle more than once.</source>
        <extracomment>assets/rules/pandemonium-2020.toml</extracomment>
        <translation>f1にいる王と、a1かj1にいる成っていないルークは、そこへどのように来たかにかかわらず、間に駒がなく、王が王手をかけられておらず、王が通るマスと着くマスの3マスがどれも攻撃されていなければ、キャスリングできます。王はルークの方へ3マス進み、ルークは王を越えて反対側の隣に移ります。そこに打ったルークでもキャスリングでき、王は何度でもキャスリングできます。</translation>
    </message>
    <message>
        <source>The king castles to i1, with the rook on h1, or to c1, with the rook on d1. Move it there, or onto the rook.</source>
        <extracomment>assets/rules/pandemonium-2020.toml</extracomment>
        <translation>王がi1へ進んでルークがh1へ移るか、王がc1へ進んでルークがd1へ移ります。王をそのマスか、ルークの上に置いてください。</translation>
    </message>
    <message>
        <source>Three times in a row</source>
        <extracomment>assets/rules/pandemonium-2020.toml</extracomment>
        <translation>続けて3回</translation>
    </message>
    <message>
        <source>The game is drawn when the same position occurs for the third time in a row: with at most three other positions between one time and the next. But if one side gave check with every move from the first of these times to the third, and the other did not, the side that gave check loses.</source>
        <extracomment>assets/rules/pandemonium-2020.toml</extracomment>
        <translation>同じ局面が続けて3回目になると引き分けです。「続けて」とは、ある回と次の回の間にほかの局面が3つ以下であることをいいます。ただし、その1回目から3回目までの間に一方の手がすべて王手で、他方の手がそうでなければ、王手をかけ続けた側の負けです。</translation>
    </message>
    <message>
        <source>If Black steps back to e10, the first position of this diagram occurs for the third time in a row: a draw.</source>
        <extracomment>assets/rules/pandemonium-2020.toml</extracomment>
        <translation>黒がe10に戻ると、この図の最初の局面が続けて3回目になり、引き分けです。</translation>
    </message>
    <message>
        <source>Files are a to j from White&apos;s left, ranks 1 to 10 from White&apos;s side. A move is written with the letter of the piece (none for a pawn) and the square: Nd3, e5. x marks a capture, @ a drop (N@e5, P@e5), = a promotion with the letter of the new piece (Rxe10=D), + a check and # mate. Castling towards the j-file is O-O and towards the a-file O-O-O.</source>
        <extracomment>assets/rules/pandemonium-2020.toml</extracomment>
        <translation>筋は白から見て左からaからj、段は白の側から1から10です。指し手は、駒を表す英字（ポーンにはなし）とマスで書きます：Nd3、e5。xは取る手、@は打つ手（N@e5、P@e5）、=は成りで、後に成り駒の英字を書きます（Rxe10=D）。+は王手、#は詰みです。j筋側へのキャスリングは O-O、a筋側へは O-O-O と書きます。</translation>
    </message>
    <message>
        <source>This move is written Re10=D.</source>
        <extracomment>assets/rules/pandemonium-2020.toml</extracomment>
        <translation>この手はRe10=Dと書きます。</translation>
    </message>
    <message>
        <source>Pandemonium (vchess)</source>
        <comment>a game</comment>
        <extracomment>rules/games: Pandemonium (vchess)</extracomment>
        <translation>修羅場 vchess 版</translation>
    </message>
    <message>
        <source>tap a bishop and the knight beside it to swap them, then put the king on the enemy king</source>
        <comment>a setup</comment>
        <extracomment>rules/games: Pandemonium (vchess)</extracomment>
        <translation>ビショップと隣のナイトをタップして入れ替え、それから自分の王を敵の王の上に置いてください</translation>
    </message>
    <message>
        <source>Pandemonium as it is played on vchess: the revised game, but every promotion in the enemy camp is optional until the last rank, and the bishops and knights are arranged on the board itself.</source>
        <extracomment>assets/rules/pandemonium-vchess.toml</extracomment>
        <translation>vchess で指されている修羅場です。改訂版と同じですが、敵陣で成るかどうかは最終段のポーンを除いて自由で、ビショップとナイトは盤上で入れ替えて配置します。</translation>
    </message>
    <message>
        <source>On the first turn, each player may swap a bishop and the knight beside it, on the left, on the right or on both sides, and finishes by putting the king onto the enemy king. White goes first, and Black sees the choice. This leads to the same four arrangements as in the revised game.</source>
        <extracomment>assets/rules/pandemonium-vchess.toml</extracomment>
        <translation>最初の手番で、両者は左、右、または両側のビショップと隣のナイトを入れ替えられます。自分の王を敵の王の上に置くと終わりです。白が先に行い、黒はそれを見てから行います。改訂版と同じ4通りの配置になります。</translation>
    </message>
    <message>
        <source>Tap a bishop and the knight beside it to swap them.</source>
        <extracomment>assets/rules/pandemonium-vchess.toml</extracomment>
        <translation>ビショップと隣のナイトをタップして入れ替えましょう。</translation>
    </message>
    <message>
        <source>The last two ranks are the enemy camp. A pawn, knight, bishop, rook, cardinal or marshal may promote when its move ends there or starts there; you choose each time. Only on the last rank must a pawn promote, to a gilding, which moves like a queen. King and queen do not promote.</source>
        <extracomment>assets/rules/pandemonium-vchess.toml</extracomment>
        <translation>奥の2段が敵陣です。ポーン、ナイト、ビショップ、ルーク、カーディナル、マーシャルは、敵陣に入る手、敵陣の中で動く手、敵陣から出る手で成れます。成るかどうかはそのつど選びます。ポーンは最終段でだけ必ず成り、クイーンのように動く鍍金になります。王とクイーンは成れません。</translation>
    </message>
    <message>
        <source>On the ninth rank both may promote or stay as they are.</source>
        <extracomment>assets/rules/pandemonium-vchess.toml</extracomment>
        <translation>9段目では、どちらも成っても成らなくてもかまいません。</translation>
    </message>
    <message>
        <source>Mansindam</source>
        <comment>a game</comment>
        <extracomment>rules/games: Mansindam</extracomment>
        <translation>万神談</translation>
    </message>
    <message>
        <source>Strong pieces, forced promotion, no draws: mate the king, or bring yours to the last rank.</source>
        <extracomment>rules/games: Mansindam</extracomment>
        <translation>強い駒、必ず成るルール、引き分けなし：敵の王を詰ませるか、自分の王を最終段まで進めましょう。</translation>
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
        <translation>げん</translation>
    </message>
    <message>
        <source>origin</source>
        <comment>what 元 means</comment>
        <extracomment>rules/games: Mansindam</extracomment>
        <translation>根源</translation>
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
        <translation>エンジェル</translation>
    </message>
    <message>
        <source>Du</source>
        <comment>斗</comment>
        <extracomment>rules/games: Mansindam</extracomment>
        <translation>と</translation>
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
        <translation>ガード</translation>
    </message>
    <message>
        <source>Cho</source>
        <comment>哨</comment>
        <extracomment>rules/games: Mansindam</extracomment>
        <translation>しょう</translation>
    </message>
    <message>
        <source>sentry</source>
        <comment>what 哨 means</comment>
        <extracomment>rules/games: Mansindam</extracomment>
        <translation>見張り</translation>
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
        <translation>ケンタウロス</translation>
    </message>
    <message>
        <source>Un</source>
        <comment>雲</comment>
        <extracomment>rules/games: Mansindam</extracomment>
        <translation>うん</translation>
    </message>
    <message>
        <source>cloud</source>
        <comment>what 雲 means</comment>
        <extracomment>rules/games: Mansindam</extracomment>
        <translation>雲</translation>
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
        <translation>アーチャー</translation>
    </message>
    <message>
        <source>Gung</source>
        <comment>弓</comment>
        <extracomment>rules/games: Mansindam</extracomment>
        <translation>きゅう</translation>
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
        <translation>サイ</translation>
    </message>
    <message>
        <source>Seong</source>
        <comment>聖</comment>
        <extracomment>rules/games: Mansindam</extracomment>
        <translation>せい</translation>
    </message>
    <message>
        <source>sage</source>
        <comment>what 聖 means</comment>
        <extracomment>rules/games: Mansindam</extracomment>
        <translation>聖人</translation>
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
        <translation>戦艦</translation>
    </message>
    <message>
        <source>Ham</source>
        <comment>艦</comment>
        <extracomment>rules/games: Mansindam</extracomment>
        <translation>かん</translation>
    </message>
    <message>
        <source>warship</source>
        <comment>what 艦 means</comment>
        <extracomment>rules/games: Mansindam</extracomment>
        <translation>軍艦</translation>
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
        <translation>キャンプメイト</translation>
    </message>
    <message>
        <source>{winner}&apos;s king has reached the last rank.</source>
        <extracomment>rules/games: Mansindam</extracomment>
        <translation>{winner}の王が最終段に達しました。</translation>
    </message>
    <message>
        <source>Nine files and nine ranks. White moves first, then the players take turns. Passing is not allowed. Each side has nine pawns, and behind them, from White&apos;s left, marshal, knight, cardinal, queen, king, angel, bishop, knight and rook. Black&apos;s pieces are rotated by a half turn: the queen faces the angel. The second rank is empty.</source>
        <extracomment>assets/rules/mansindam.toml</extracomment>
        <translation>筋が9、段が9あります。白が先手で、交互に指します。パスはできません。双方にポーンが9枚あり、その後ろに白から見て左からマーシャル、ナイト、カーディナル、クイーン、王、エンジェル、ビショップ、ナイト、ルークが並びます。黒の駒は180度回転した形に並び、クイーンとエンジェルが向き合います。2段目は空いています。</translation>
    </message>
    <message>
        <source>The start. Marshals and rooks, cardinals and bishops, queens and angels face each other.</source>
        <extracomment>assets/rules/mansindam.toml</extracomment>
        <translation>初期配置。マーシャルとルーク、カーディナルとビショップ、クイーンとエンジェルが向き合います。</translation>
    </message>
    <message>
        <source>Six pieces are built from three simple movements: the rook&apos;s lines, the bishop&apos;s diagonals and the knight&apos;s jump. Only the knight&apos;s jump passes over other pieces. A promoted piece adds the king&apos;s step to what it could do before.</source>
        <extracomment>assets/rules/mansindam.toml</extracomment>
        <translation>6種類の駒は、三つの単純な動きを組み合わせたものです。ルークの縦横、ビショップの斜め、ナイトの跳躍です。ほかの駒を跳び越えられるのはナイトの跳躍だけです。成り駒には、元の動きに王の1マスの動きが加わります。</translation>
    </message>
    <message>
        <source>Pawns move and capture straight ahead</source>
        <extracomment>assets/rules/mansindam.toml</extracomment>
        <translation>ポーンはまっすぐ進み、まっすぐ取る</translation>
    </message>
    <message>
        <source>A pawn moves one square straight ahead, and captures one square straight ahead. Unlike a chess pawn, it never captures diagonally and has no double step. Two pawns that meet may therefore capture each other.</source>
        <extracomment>assets/rules/mansindam.toml</extracomment>
        <translation>ポーンは前へ1マス進み、取るときも前の1マスを取ります。チェスのポーンと違い、斜めに取ることはなく、2マス進むこともありません。そのため、向き合った2枚のポーンは互いに取れます。</translation>
    </message>
    <message>
        <source>The pawn on e4 attacks only e5: it may not capture on d5 or f5.</source>
        <extracomment>assets/rules/mansindam.toml</extracomment>
        <translation>e4のポーンが攻撃するのはe5だけです。d5やf5は取れません。</translation>
    </message>
    <message>
        <source>Here it may capture the pawn in front of it.</source>
        <extracomment>assets/rules/mansindam.toml</extracomment>
        <translation>ここでは前のポーンを取れます。</translation>
    </message>
    <message>
        <source>A piece that you capture goes to your hand and is yours. Instead of moving, you may drop one piece from your hand on an empty square. A promoted piece loses its promotion when it is captured, and a piece dropped in the enemy&apos;s third is not promoted there: it must move first.
Any piece may be dropped anywhere, with check or even with mate. Only pawns are restricted: not on the last rank, and not on a file where you already have a pawn; a guard, which is a promoted pawn, does not count.</source>
        <extracomment>assets/rules/mansindam.toml</extracomment>
        <translation>取った駒は自分の持ち駒になります。一手指す代わりに、持ち駒を1枚、空いたマスに打てます。成り駒は取られると元の駒に戻ります。敵側3分の1に打った駒はその場では成らず、まず動かす必要があります。
どの駒もどこにでも打て、王手になっても詰みになってもかまいません。制限があるのはポーンだけで、最終段と、すでに自分のポーンがある筋には打てません。ポーンが成ったガードは数に入りません。</translation>
    </message>
    <message>
        <source>White holds a pawn and a knight. The knight may be dropped on any empty square, the pawn on no square of the c-file.</source>
        <extracomment>assets/rules/mansindam.toml</extracomment>
        <translation>白はポーンとナイトを持っています。ナイトは空いたマスのどこにでも打てますが、ポーンはc筋には打てません。</translation>
    </message>
    <message>
        <source>A dropped pawn may mate: on a8 the guard defends it, and the king has no escape.</source>
        <extracomment>assets/rules/mansindam.toml</extracomment>
        <translation>打ったポーンで詰ませられます。a8のポーンはガードに守られ、王の逃げ場がありません。</translation>
    </message>
    <message>
        <source>Promotion is not a choice</source>
        <extracomment>assets/rules/mansindam.toml, assets/lessons/mansindam/10-promotion.toml</extracomment>
        <translation>成るかどうかは選べない</translation>
    </message>
    <message>
        <source>The last three ranks are the promotion zone. Every move of a pawn, knight, bishop, rook, cardinal or marshal that enters the zone, leaves it or stays in it promotes the piece, whether you want it or not. King, queen and angel do not promote.</source>
        <extracomment>assets/rules/mansindam.toml</extracomment>
        <translation>奥の3段が成り域です。ポーン、ナイト、ビショップ、ルーク、カーディナル、マーシャルは、そこに入る手、そこから出る手、その中で動く手のすべてで、必ず成ります。王、クイーン、エンジェルは成れません。</translation>
    </message>
    <message>
        <source>The pawn enters the zone and becomes a guard, which steps like a king.</source>
        <extracomment>assets/rules/mansindam.toml</extracomment>
        <translation>ポーンが成り域に入り、王のように1マスずつ動くガードになります。</translation>
    </message>
    <message>
        <source>The dropped knight is still a knight. When it moves, into the zone or out of it, it becomes a centaur.</source>
        <extracomment>assets/rules/mansindam.toml</extracomment>
        <translation>打ったナイトはまだナイトです。成り域の中へでも外へでも、動けばケンタウロスになります。</translation>
    </message>
    <message>
        <source>Check and mate</source>
        <extracomment>gui/rulebook/generated.py, assets/rules/mansindam.toml</extracomment>
        <translation>王手と詰み</translation>
    </message>
    <message>
        <source>A king that is attacked is in check. You must end a check at once: move the king, capture the piece that gives check, or put a piece in between, which may be dropped from the hand. If you cannot, it is checkmate and you have lost. No move may leave your own king attacked.</source>
        <extracomment>assets/rules/mansindam.toml</extracomment>
        <translation>攻撃されている王は王手をかけられています。王手にはすぐに応じなければなりません。王を動かす、王手をかけている駒を取る、間に駒を入れる（持ち駒を打ってもよい）のどれかです。どれもできなければ詰みで負けです。自分の王が攻撃されたままになる手は指せません。</translation>
    </message>
    <message>
        <source>Black is in check from the rook, and may drop the knight on any square between, or move the king off the file.</source>
        <extracomment>assets/rules/mansindam.toml</extracomment>
        <translation>黒はルークに王手をかけられています。間のどこかにナイトを打つか、王を筋から外すことができます。</translation>
    </message>
    <message>
        <source>Campmate: the king&apos;s journey</source>
        <extracomment>assets/rules/mansindam.toml</extracomment>
        <translation>キャンプメイト：王の旅</translation>
    </message>
    <message>
        <source>A king that reaches the last rank wins at once. It may not step onto an attacked square on its way, not even to arrive. Near the end, when few pieces watch the ranks, a walking king is as dangerous as a queen.</source>
        <extracomment>assets/rules/mansindam.toml</extracomment>
        <translation>最終段に達した王は、その場で勝ちです。途中でも最後のマスでも、攻撃されているマスには入れません。終盤に段を見張る駒が少なくなると、歩く王はクイーンと同じくらい危険です。</translation>
    </message>
    <message>
        <source>White to move wins: any step onto the ninth rank is campmate.</source>
        <extracomment>assets/rules/mansindam.toml</extracomment>
        <translation>白の手番で白の勝ち。9段目のどのマスに進んでもキャンプメイトです。</translation>
    </message>
    <message>
        <source>Having no legal move loses</source>
        <extracomment>assets/rules/mansindam.toml</extracomment>
        <translation>指せる手がなければ負け</translation>
    </message>
    <message>
        <source>A player who has no legal move and no legal drop loses, whether in check or not. This is rare, since players almost always have something in hand.</source>
        <extracomment>assets/rules/mansindam.toml</extracomment>
        <translation>指せる手も打てる駒もない側は、王手をかけられていてもいなくても負けです。たいていは持ち駒があるので、めったに起こりません。</translation>
    </message>
    <message>
        <source>Black, to move, is not in check and has no move: White has won.</source>
        <extracomment>assets/rules/mansindam.toml</extracomment>
        <translation>黒の手番です。王手はかかっていませんが、指せる手がありません。白の勝ちです。</translation>
    </message>
    <message>
        <source>No position occurs three times</source>
        <extracomment>assets/rules/mansindam.toml</extracomment>
        <translation>同じ局面は3回現れない</translation>
    </message>
    <message>
        <source>A move, or a drop, that would make the same position occur for the third time is illegal, for both players, with or without check. Positions are the same if all pieces on the board, both hands and the side to move are the same. A player who has only such moves left loses. This is why there are no draws, not even by agreement.</source>
        <extracomment>assets/rules/mansindam.toml</extracomment>
        <translation>同じ局面を3回出現させる手は、打つ手も含め、王手であってもなくても、双方とも指せません。盤上のすべての駒、双方の持ち駒、手番が同じなら同じ局面です。そのような手しか残っていない側は負けです。このため引き分けはなく、合意による引き分けもありません。</translation>
    </message>
    <message>
        <source>Black may not step back to e9: the first position of this diagram would occur for the third time.</source>
        <extracomment>assets/rules/mansindam.toml</extracomment>
        <translation>黒はe9へ戻れません。この図の最初の局面が3回目になるからです。</translation>
    </message>
    <message>
        <source>Files are a to i from White&apos;s left, ranks 1 to 9 from White&apos;s side. A move is written with the letter of the piece (none for a pawn) and the square: Nc3, e5. x marks a capture, @ a drop (N@e5, P@e5), = a promotion with the letter of the new piece (Ne7=E), + a check and # mate. Promoted pieces have letters of their own: guard G, centaur E, archer H, tiger T, rhino I, ship S.</source>
        <extracomment>assets/rules/mansindam.toml</extracomment>
        <translation>筋は白から見て左からaからi、段は白の側から1から9です。指し手は、駒を表す英字（ポーンにはなし）とマスで書きます：Nc3、e5。xは取る手、@は打つ手（N@e5、P@e5）、=は成りで、後に成り駒の英字を書きます（Ne7=E）。+は王手、#は詰みです。成り駒の英字は、ガードG、ケンタウロスE、アーチャーH、虎T、サイI、戦艦Sです。</translation>
    </message>
    <message>
        <source>This move is written Ne8=E+: the centaur gives check.</source>
        <extracomment>assets/rules/mansindam.toml</extracomment>
        <translation>この手はNe8=E+と書きます。ケンタウロスが王手をかけます。</translation>
    </message>
    <message>
        <source>Palace Shogi</source>
        <comment>a game</comment>
        <extracomment>rules/games: Palace Shogi</extracomment>
        <translation>宮将棋</translation>
    </message>
    <message>
        <source>Shogi with palaces, cannons, queens and a lion: mate the king, or walk yours into the enemy palace.</source>
        <extracomment>rules/games: Palace Shogi</extracomment>
        <translation>宮、砲、クイーン、獅子のある将棋：敵の王を詰ませるか、自分の王を敵の宮まで進めましょう。</translation>
    </message>
    <message>
        <source>Ō</source>
        <comment>王</comment>
        <extracomment>rules/games: Palace Shogi</extracomment>
        <translation>おう</translation>
    </message>
    <message>
        <source>king</source>
        <comment>what 王 means</comment>
        <extracomment>rules/games: Palace Shogi</extracomment>
        <translation>王</translation>
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
        <translation>そつ</translation>
    </message>
    <message>
        <source>footsoldier</source>
        <comment>what 卒 means</comment>
        <extracomment>rules/games: Palace Shogi</extracomment>
        <translation>歩兵</translation>
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
        <translation>香車</translation>
    </message>
    <message>
        <source>Kyō</source>
        <comment>香</comment>
        <extracomment>rules/games: Palace Shogi</extracomment>
        <translation>きょう</translation>
    </message>
    <message>
        <source>incense</source>
        <comment>what 香 means</comment>
        <extracomment>rules/games: Palace Shogi</extracomment>
        <translation>お香</translation>
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
        <translation>けい</translation>
    </message>
    <message>
        <source>cassia</source>
        <comment>what 桂 means</comment>
        <extracomment>rules/games: Palace Shogi</extracomment>
        <translation>肉桂</translation>
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
        <translation>かく</translation>
    </message>
    <message>
        <source>horn</source>
        <comment>what 角 means</comment>
        <extracomment>rules/games: Palace Shogi</extracomment>
        <translation>つの</translation>
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
        <translation>ひ</translation>
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
        <translation>銀</translation>
    </message>
    <message>
        <source>Gin</source>
        <comment>銀</comment>
        <extracomment>rules/games: Palace Shogi</extracomment>
        <translation>ぎん</translation>
    </message>
    <message>
        <source>silver</source>
        <comment>what 銀 means</comment>
        <extracomment>rules/games: Palace Shogi</extracomment>
        <translation>銀</translation>
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
        <translation>きさき</translation>
    </message>
    <message>
        <source>queen</source>
        <comment>what 后 means</comment>
        <extracomment>rules/games: Palace Shogi</extracomment>
        <translation>王妃</translation>
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
        <translation>へい</translation>
    </message>
    <message>
        <source>soldier</source>
        <comment>what 兵 means</comment>
        <extracomment>rules/games: Palace Shogi</extracomment>
        <translation>兵士</translation>
    </message>
    <message>
        <source>Cannon</source>
        <comment>a piece</comment>
        <extracomment>rules/games: Palace Shogi, rules/ini/definition.py</extracomment>
        <translation>砲</translation>
    </message>
    <message>
        <source>Hō</source>
        <comment>砲</comment>
        <extracomment>rules/games: Palace Shogi</extracomment>
        <translation>ほう</translation>
    </message>
    <message>
        <source>cannon</source>
        <comment>what 砲 means</comment>
        <extracomment>rules/games: Palace Shogi</extracomment>
        <translation>大砲</translation>
    </message>
    <message>
        <source>Ki</source>
        <comment>騎</comment>
        <extracomment>rules/games: Palace Shogi</extracomment>
        <translation>き</translation>
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
        <translation>ぞう</translation>
    </message>
    <message>
        <source>elephant</source>
        <comment>what 象 means</comment>
        <extracomment>rules/games: Palace Shogi</extracomment>
        <translation>ゾウ</translation>
    </message>
    <message>
        <source>Ryū</source>
        <comment>龍</comment>
        <extracomment>rules/games: Palace Shogi</extracomment>
        <translation>りゅう</translation>
    </message>
    <message>
        <source>Gold</source>
        <comment>a piece</comment>
        <extracomment>rules/games: Palace Shogi, rules/ini/definition.py</extracomment>
        <translation>金</translation>
    </message>
    <message>
        <source>Kin</source>
        <comment>金</comment>
        <extracomment>rules/games: Palace Shogi</extracomment>
        <translation>きん</translation>
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
        <translation>獅子</translation>
    </message>
    <message>
        <source>Shishi</source>
        <comment>獅</comment>
        <extracomment>rules/games: Palace Shogi</extracomment>
        <translation>しし</translation>
    </message>
    <message>
        <source>lion</source>
        <comment>what 獅 means</comment>
        <extracomment>rules/games: Palace Shogi</extracomment>
        <translation>ライオン</translation>
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
        <translation>宮</translation>
    </message>
    <message>
        <source>corridor</source>
        <comment>a part of a region</comment>
        <extracomment>rules/games: Palace Shogi</extracomment>
        <translation>通路</translation>
    </message>
    <message>
        <source>entering king</source>
        <comment>how a game ends</comment>
        <extracomment>rules/games: Palace Shogi</extracomment>
        <translation>入玉</translation>
    </message>
    <message>
        <source>{winner}&apos;s king has entered the enemy palace.</source>
        <extracomment>rules/games: Palace Shogi</extracomment>
        <translation>{winner}の王が敵の宮に入りました。</translation>
    </message>
    <message>
        <source>Palaces and corridors</source>
        <extracomment>assets/rules/palaceshogi.toml</extracomment>
        <translation>宮と通路</translation>
    </message>
    <message>
        <source>Corridors: 6g, 4g, 5h, 6i and 4i in the near palace, 6a, 4a, 5b, 6c and 4c in the far one.</source>
        <extracomment>assets/rules/palaceshogi.toml</extracomment>
        <translation>通路：手前の宮の6g、4g、5h、6i、4iと、奥の宮の6a、4a、5b、6c、4c。</translation>
    </message>
    <message>
        <source>Held or killed</source>
        <extracomment>assets/rules/palaceshogi.toml</extracomment>
        <translation>持ち駒になる駒と、除かれる駒</translation>
    </message>
    <message>
        <source>A captured pawn, cannon, knight, elephant, dragon or gold (the red signs) goes to the captor&apos;s hand as a footsoldier, lance, horse, bishop, rook or silver. Everything else that is captured leaves the game: footsoldiers, lances, horses, bishops, rooks, silvers, queens and lions. So promote a piece that may be captured only if you can bear to meet it again.</source>
        <extracomment>assets/rules/palaceshogi.toml</extracomment>
        <translation>赤い字の駒、つまりポーン、砲、ナイト、象、竜、金は、取られるとそれぞれ卒、香車、桂馬、ビショップ、ルーク、銀として相手の持ち駒になります。それ以外の卒、香車、桂馬、ビショップ、ルーク、銀、クイーン、獅子は、取られるとゲームから除かれます。ですから、取られるかもしれない駒を成らせるのは、その駒を打ち返されてもかまわないときだけにしましょう。</translation>
    </message>
    <message>
        <source>Promotion</source>
        <extracomment>gui/rulebook/generated.py, assets/rules/palaceshogi.toml, assets/rules/differences.toml, engine/playtest/texts.py: promotion</extracomment>
        <translation>成り</translation>
    </message>
    <message>
        <source>The last three ranks are the promotion zone. A lance, horse, bishop or rook promotes whenever its move ends there. A silver or a queen may promote when its move ends there or starts there; you choose. A queen may become a lion only while you have no lion. A pawn that reaches the last rank becomes a new queen at once. Footsoldiers never promote.</source>
        <extracomment>assets/rules/palaceshogi.toml</extracomment>
        <translation>奥の3段が成り域です。香車、桂馬、ビショップ、ルークは、そこに着く手で必ず成ります。銀とクイーンは、そこに入る手、その中で動く手、そこから出る手で成れ、成るかどうかを選べます。クイーンは、自分の獅子がいないときだけ獅子になれます。最終段に達したポーンは、その場で新しいクイーンになります。卒は成れません。</translation>
    </message>
    <message>
        <source>The lance promotes if it goes to the zone; the silver may, on any of its moves here.</source>
        <extracomment>assets/rules/palaceshogi.toml</extracomment>
        <translation>香車は成り域に入ると必ず成ります。銀はここではどの手でも成れます。</translation>
    </message>
    <message>
        <source>Pawns and en passant</source>
        <extracomment>assets/rules/palaceshogi.toml</extracomment>
        <translation>ポーンとアンパッサン</translation>
    </message>
    <message>
        <source>A pawn moves one square straight ahead, or two from its third rank, and captures diagonally ahead, as in chess. After a step of two, an enemy pawn that attacks the square passed over may capture it there on the next move. Only pawns capture this way, and only pawns are captured this way.</source>
        <extracomment>assets/rules/palaceshogi.toml</extracomment>
        <translation>ポーンはチェスと同じく前へ1マス進み、3段目からは2マス進むこともでき、取るときは斜め前の駒を取ります。2マス進んだ直後は、通り過ぎたマスを攻撃している敵のポーンが、次の手でそこへ進んで取れます。この方法で取るのも取られるのもポーンだけです。</translation>
    </message>
    <message>
        <source>Footsoldiers</source>
        <extracomment>assets/rules/palaceshogi.toml</extracomment>
        <translation>卒</translation>
    </message>
    <message>
        <source>A captured pawn comes back as a footsoldier, which moves and captures one square straight ahead. From its sixth rank on it may also move sideways, and in the enemy palace diagonally ahead from corridor to corridor. It is dropped on your first four ranks only, not while five of yours are on the board, not on a file where one of yours stands on your first six ranks, and never to give mate.</source>
        <extracomment>assets/rules/palaceshogi.toml</extracomment>
        <translation>取られたポーンは卒として戻ります。卒は前へ1マス進み、取るときも同じです。6段目からは横にも、敵の宮では通路に沿って斜め前にも進めます。卒を打てるのは手前から4段目までです。盤上に自分の卒が5枚あるとき、手前から6段目までに自分の卒がある筋、打つと詰みになる場所には打てません。</translation>
    </message>
    <message>
        <source>The footsoldier on 6c may move straight on, sideways, or along the corridor to 5b. None may be dropped on the ninth file.</source>
        <extracomment>assets/rules/palaceshogi.toml</extracomment>
        <translation>6cの卒は、前へ、横へ、または通路に沿って5bへ進めます。9筋には卒を打てません。</translation>
    </message>
    <message>
        <source>Instead of moving, you may drop one held piece, unpromoted, on an empty square, even with check or mate. Lances, horses and bishops are dropped on your first five ranks, rooks on your first six, silvers anywhere except in the enemy palace.</source>
        <extracomment>assets/rules/palaceshogi.toml</extracomment>
        <translation>一手指す代わりに、持ち駒を1枚、成らない状態で空いたマスに打てます。王手になっても詰みになってもかまいません。香車、桂馬、ビショップは手前から5段目まで、ルークは6段目まで、銀は敵の宮以外のどこにでも打てます。</translation>
    </message>
    <message>
        <source>The silver may be dropped as far as the last rank, the rook up to the sixth, the lance up to the fifth.</source>
        <extracomment>assets/rules/palaceshogi.toml</extracomment>
        <translation>銀は最終段まで、ルークは6段目まで、香車は5段目まで打てます。</translation>
    </message>
    <message>
        <source>The cannon</source>
        <extracomment>assets/rules/palaceshogi.toml</extracomment>
        <translation>砲</translation>
    </message>
    <message>
        <source>A cannon moves like a rook, but captures only by hopping along a rank or file over exactly one piece of either side. Neither the piece it hops over nor the one it captures may be a cannon. In the enemy palace it also moves diagonally along the corridors, and captures from corner to opposite corner over a piece on the centre.</source>
        <extracomment>assets/rules/palaceshogi.toml</extracomment>
        <translation>砲はルークのように動きますが、取るときは縦横にちょうど1枚の駒（どちらの駒でもよい）を跳び越えます。跳び越える駒も取る駒も、砲であってはいけません。敵の宮では通路に沿って斜めにも動き、中央の駒を越えて隅から反対の隅の駒を取れます。</translation>
    </message>
    <message>
        <source>Over the pawn on 7d the cannon captures the silver on 7b. It may not capture the silver on 3g, with nothing in between.</source>
        <extracomment>assets/rules/palaceshogi.toml</extracomment>
        <translation>7dのポーンを越えて7bの銀を取れます。3gの銀は、間に駒がないので取れません。</translation>
    </message>
    <message>
        <source>In the enemy palace: from 6c over 5b to 4a.</source>
        <extracomment>assets/rules/palaceshogi.toml</extracomment>
        <translation>敵の宮で：6cから5bを越えて4aへ。</translation>
    </message>
    <message>
        <source>The queen and her palace</source>
        <extracomment>assets/rules/palaceshogi.toml</extracomment>
        <translation>クイーンと宮</translation>
    </message>
    <message>
        <source>In the palace: four squares, no more.</source>
        <extracomment>assets/rules/palaceshogi.toml</extracomment>
        <translation>宮の中：4マスだけです。</translation>
    </message>
    <message>
        <source>From 3h she may enter at 4h, and goes no further.</source>
        <extracomment>assets/rules/palaceshogi.toml</extracomment>
        <translation>3hからは4hに入れますが、その先へは進めません。</translation>
    </message>
    <message>
        <source>The lion</source>
        <extracomment>assets/rules/palaceshogi.toml, assets/lessons/palaceshogi/09-lion.toml</extracomment>
        <translation>獅子</translation>
    </message>
    <message>
        <source>A lion jumps to any square within two of its own, over anything in between. Or it takes two steps: it captures on a square beside it and then steps on in any direction, capturing again or not, or back to where it came from. Or it passes and stays where it is, if a square beside it is empty.
A queen becomes a lion by promotion, and only while you have no lion on the board: there is never more than one per side. A lion never captures a lion, on either step, and a captured lion is gone for good.
To take two steps, click the lion and then the piece beside it that it captures first: that square has two rings. The lion stands there, and the squares of its second step are marked. The second click goes to one of them, to the lion&apos;s own square to end the move there, or to the square that it came from to capture and return. Escape, or a click anywhere else, takes the first step back. Click the lion twice to pass; you are asked first. A hint draws an arrow for each step.</source>
        <extracomment>assets/rules/palaceshogi.toml</extracomment>
        <translation>獅子は2マス以内のどのマスへも、間に何があっても跳び越えて行けます。または、2回動くこともできます。隣のマスの駒を取り、そこからさらに1マス、どの方向へも進みます。2歩目でも駒を取ってよく、元のマスに戻ってもかまいません。または、隣に空いたマスがあれば、パスしてその場にとどまれます。
獅子はクイーンが成った駒ですが、成れるのは盤上に自分の獅子がいないときだけで、一方に2枚以上いることはありません。獅子は1歩目でも2歩目でも獅子を取れず、取られた獅子は二度と戻りません。
2回動くには、獅子をクリックし、次に最初に取る隣の駒をクリックします。そのマスには二重の輪があります。獅子がそこに移り、2歩目に行けるマスに印が付きます。2回目のクリックは、その印のマス、そこで手を終えるなら獅子のいるマス、取って戻るなら元のマスにします。Esc キーを押すか、ほかの場所をクリックすると、1歩目を取り消します。パスするには獅子を2回クリックします。先に確認があります。ヒントは1歩ごとに矢印を描きます。</translation>
    </message>
    <message>
        <source>Two captures in one move, a capture and back, a jump: try them.</source>
        <extracomment>assets/rules/palaceshogi.toml</extracomment>
        <translation>一手で2枚取る、取って戻る、跳ぶ：試してみましょう。</translation>
    </message>
    <message>
        <source>The dragon</source>
        <extracomment>assets/rules/palaceshogi.toml</extracomment>
        <translation>竜</translation>
    </message>
    <message>
        <source>A dragon is a rook with the king&apos;s diagonal step. In the enemy palace it slides along the corridors, too.</source>
        <extracomment>assets/rules/palaceshogi.toml</extracomment>
        <translation>竜は、ルークに王の斜め1マスの動きを加えた駒です。敵の宮では通路に沿って斜めに走ることもできます。</translation>
    </message>
    <message>
        <source>From 6c the dragon reaches 4a in one move.</source>
        <extracomment>assets/rules/palaceshogi.toml</extracomment>
        <translation>6cから竜は一手で4aに届きます。</translation>
    </message>
    <message>
        <source>The king castles with a lance if neither has ever moved, nothing stands between them, and the king is not in check and does not cross or land on an attacked square. The king moves two squares, out of the palace, and the lance lands where the gold started. A lance that was dropped does not castle.</source>
        <extracomment>assets/rules/palaceshogi.toml</extracomment>
        <translation>王は香車とキャスリングできます。条件は、どちらも一度も動いておらず、間に駒がなく、王が王手をかけられておらず、王の通るマスと着くマスが攻撃されていないことです。王は2マス進んで宮の外へ出て、香車は金が最初にいたマスに移ります。打った香車ではキャスリングできません。</translation>
    </message>
    <message>
        <source>The king castles to 3i, with the lance on 4i, or to 7i, with the lance on 6i. Move it there, or onto the lance.</source>
        <extracomment>assets/rules/palaceshogi.toml</extracomment>
        <translation>王が3iへ進んで香車が4iへ移るか、王が7iへ進んで香車が6iへ移ります。王をそのマスか、香車の上に置いてください。</translation>
    </message>
    <message>
        <source>A silver on 2b is guarded by the gold: mate.</source>
        <extracomment>assets/rules/palaceshogi.toml</extracomment>
        <translation>2bの銀は金に守られています。詰みです。</translation>
    </message>
    <message>
        <source>Kings may not face each other</source>
        <extracomment>assets/rules/palaceshogi.toml</extracomment>
        <translation>王同士は向かい合えない</translation>
    </message>
    <message>
        <source>The two kings may never stand on one file with nothing between them. A move that would bring that about is illegal, so a lone piece between them is pinned to the file.</source>
        <extracomment>assets/rules/palaceshogi.toml</extracomment>
        <translation>二つの王は、間に駒がないまま同じ筋に立つことはできません。そうなる手は指せないので、間に1枚だけある駒はその筋にピンされています。</translation>
    </message>
    <message>
        <source>The silver may move straight ahead only.</source>
        <extracomment>assets/rules/palaceshogi.toml</extracomment>
        <translation>銀はまっすぐ前へしか動けません。</translation>
    </message>
    <message>
        <source>The king enters</source>
        <extracomment>assets/rules/palaceshogi.toml, assets/lessons/palaceshogi/12-entering-king.toml</extracomment>
        <translation>宮に入る王</translation>
    </message>
    <message>
        <source>A king that legally moves into the enemy palace wins at once, even when in check and whatever the reply would have been. The square it steps on must not be attacked.</source>
        <extracomment>assets/rules/palaceshogi.toml</extracomment>
        <translation>ルールどおりに敵の宮へ入った王は、その場で勝ちです。王手をかけられていても、相手に次の手があったとしても同じです。入るマスが攻撃されていてはいけません。</translation>
    </message>
    <message>
        <source>Fourfold repetition</source>
        <extracomment>assets/rules/palaceshogi.toml</extracomment>
        <translation>同じ局面が4回（千日手）</translation>
    </message>
    <message>
        <source>The game is drawn at once when the same position occurs for the fourth time with at most three other positions between one time and the next, that is, when both players move back and forth without a break.</source>
        <extracomment>assets/rules/palaceshogi.toml</extracomment>
        <translation>ある回と次の回の間にほかの局面が3つ以下のまま、同じ局面が4回目になると、その場で引き分けです。つまり、双方が途切れずに行き来を続けた場合です。</translation>
    </message>
    <message>
        <source>This move is written R-5b+.</source>
        <extracomment>assets/rules/palaceshogi.toml</extracomment>
        <translation>この手はR-5b+と書きます。</translation>
    </message>
    <message>
        <source>The three Pandemoniums</source>
        <extracomment>assets/rules/differences.toml</extracomment>
        <translation>三つの修羅場</translation>
    </message>
    <message>
        <source>Each player chooses one of four arrangements of bishops and knights.</source>
        <extracomment>assets/rules/differences.toml</extracomment>
        <translation>両者がビショップとナイトの4通りの配置から一つを選びます。</translation>
    </message>
    <message>
        <source>There is no choice. The king stands on the f-file, the marshal beside the queen.</source>
        <extracomment>assets/rules/differences.toml</extracomment>
        <translation>選べる配置はありません。王はf筋に、マーシャルはクイーンの隣にいます。</translation>
    </message>
    <message>
        <source>As in the revised game, made by swapping on the board.</source>
        <extracomment>assets/rules/differences.toml</extracomment>
        <translation>改訂版と同じですが、盤上で入れ替えて決めます。</translation>
    </message>
    <message>
        <source>On moves that touch the last two ranks; pawns must promote on both.</source>
        <extracomment>assets/rules/differences.toml</extracomment>
        <translation>奥の2段にかかる手で。ポーンはどちらの段でも必ず成ります。</translation>
    </message>
    <message>
        <source>On moves that touch the last rank; pawns must promote there.</source>
        <extracomment>assets/rules/differences.toml</extracomment>
        <translation>最終段にかかる手で。ポーンはそこで必ず成ります。</translation>
    </message>
    <message>
        <source>On moves that touch the last two ranks; pawns must promote on the last one only.</source>
        <extracomment>assets/rules/differences.toml</extracomment>
        <translation>奥の2段にかかる手で。ポーンは最終段でだけ必ず成ります。</translation>
    </message>
    <message>
        <source>Long steps of pawns</source>
        <extracomment>assets/rules/differences.toml</extracomment>
        <translation>ポーンの2マス以上の前進</translation>
    </message>
    <message>
        <source>Up to three squares from the second rank, two from the third.</source>
        <extracomment>assets/rules/differences.toml</extracomment>
        <translation>2段目から3マスまで、3段目から2マスまで。</translation>
    </message>
    <message>
        <source>Up to three squares from the second rank.</source>
        <extracomment>assets/rules/differences.toml</extracomment>
        <translation>2段目から3マスまで。</translation>
    </message>
    <message>
        <source>Not on the first rank, nor on the last.</source>
        <extracomment>assets/rules/differences.toml</extracomment>
        <translation>1段目と最終段は不可。</translation>
    </message>
    <message>
        <source>Not on the last rank.</source>
        <extracomment>assets/rules/differences.toml</extracomment>
        <translation>最終段は不可。</translation>
    </message>
    <message>
        <source>With a king and a rook that have never moved.</source>
        <extracomment>assets/rules/differences.toml</extracomment>
        <translation>一度も動いていない王とルークで。</translation>
    </message>
    <message>
        <source>With a king on f1 and a rook in the corner, however they came there.</source>
        <extracomment>assets/rules/differences.toml</extracomment>
        <translation>f1の王と隅のルークで。そこへどのように来たかは問いません。</translation>
    </message>
    <message>
        <source>Three times in the game: a draw, played again with colours swapped.</source>
        <extracomment>assets/rules/differences.toml</extracomment>
        <translation>一局で3回：引き分け、先後を入れ替えて指し直し。</translation>
    </message>
    <message>
        <source>Three times in a row: a draw.</source>
        <extracomment>assets/rules/differences.toml</extracomment>
        <translation>続けて3回：引き分け。</translation>
    </message>
    <message>
        <source>If you know chess</source>
        <extracomment>assets/rules/differences.toml</extracomment>
        <translation>チェスを知っている方へ</translation>
    </message>
    <message>
        <source>What you capture is yours, and may be dropped in place of a move.</source>
        <extracomment>assets/rules/differences.toml</extracomment>
        <translation>取った駒は自分のものになり、一手指す代わりに打てます。</translation>
    </message>
    <message>
        <source>There are two more pieces: the cardinal, bishop and knight in one, and the marshal, rook and knight in one.</source>
        <extracomment>assets/rules/differences.toml</extracomment>
        <translation>駒が2種類増えます：ビショップとナイトを合わせたカーディナル、ルークとナイトを合わせたマーシャル。</translation>
    </message>
    <message>
        <source>Pawns may move up to three squares at first.</source>
        <extracomment>assets/rules/differences.toml</extracomment>
        <translation>ポーンは最初、3マスまで進めます。</translation>
    </message>
    <message>
        <source>The king moves three squares when it castles.</source>
        <extracomment>assets/rules/differences.toml</extracomment>
        <translation>キャスリングでは王が3マス動きます。</translation>
    </message>
    <message>
        <source>Pawns capture straight ahead, never diagonally.</source>
        <extracomment>assets/rules/differences.toml</extracomment>
        <translation>ポーンはまっすぐ前を取り、斜めには取りません。</translation>
    </message>
    <message>
        <source>Pieces that touch the last three ranks must promote.</source>
        <extracomment>assets/rules/differences.toml</extracomment>
        <translation>奥の3段にかかる手では、駒は必ず成ります。</translation>
    </message>
    <message>
        <source>A king that reaches the last rank wins.</source>
        <extracomment>assets/rules/differences.toml</extracomment>
        <translation>最終段に達した王の勝ちです。</translation>
    </message>
    <message>
        <source>There are no draws, no castling and no double step.</source>
        <extracomment>assets/rules/differences.toml</extracomment>
        <translation>引き分けも、キャスリングも、ポーンの2マスの前進もありません。</translation>
    </message>
    <message>
        <source>Captured pieces with a red sign are yours to drop; all others are gone.</source>
        <extracomment>assets/rules/differences.toml</extracomment>
        <translation>取った駒のうち打てるのは赤い字の駒だけで、ほかはゲームから除かれます。</translation>
    </message>
    <message>
        <source>Queens, cannons, dragons and footsoldiers move differently in a palace: your queen starts in one, and crawls.</source>
        <extracomment>assets/rules/differences.toml</extracomment>
        <translation>クイーン、砲、竜、卒は宮の中では動きが変わります。クイーンは宮の中から始まり、そこでは1マスずつしか動けません。</translation>
    </message>
    <message>
        <source>A king that enters the enemy palace wins.</source>
        <extracomment>assets/rules/differences.toml</extracomment>
        <translation>敵の宮に入った王の勝ちです。</translation>
    </message>
    <message>
        <source>The kings may not face each other on an open file.</source>
        <extracomment>assets/rules/differences.toml</extracomment>
        <translation>二つの王は、間に駒がない筋で向かい合えません。</translation>
    </message>
    <message>
        <source>The king castles with a lance, not with a rook.</source>
        <extracomment>assets/rules/differences.toml</extracomment>
        <translation>王はルークではなく香車とキャスリングします。</translation>
    </message>
    <message>
        <source>If you know crazyhouse</source>
        <extracomment>assets/rules/differences.toml</extracomment>
        <translation>クレイジーハウスを知っている方へ</translation>
    </message>
    <message>
        <source>A dropped pawn may not give mate.</source>
        <extracomment>assets/rules/differences.toml</extracomment>
        <translation>打ったポーンで詰ませることはできません。</translation>
    </message>
    <message>
        <source>Pieces promote in the enemy camp, and a captured promoted piece goes back to what it was.</source>
        <extracomment>assets/rules/differences.toml</extracomment>
        <translation>駒は敵陣で成り、成り駒は取られると元の駒に戻ります。</translation>
    </message>
    <message>
        <source>Both players arrange bishops and knights before the first move.</source>
        <extracomment>assets/rules/differences.toml</extracomment>
        <translation>初手の前に、両者がビショップとナイトの配置を選びます。</translation>
    </message>
    <message>
        <source>Only one unpromoted pawn may stand on a file. Pawns are dropped from the first rank to the eighth, and may mate.</source>
        <extracomment>assets/rules/differences.toml</extracomment>
        <translation>一つの筋に、成っていないポーンは1枚だけです。ポーンは1段目から8段目まで打て、打って詰ませることもできます。</translation>
    </message>
    <message>
        <source>A king that walks to the last rank wins, so an open board is dangerous.</source>
        <extracomment>assets/rules/differences.toml</extracomment>
        <translation>王が最終段まで歩くと勝ちなので、開けた盤は危険です。</translation>
    </message>
    <message>
        <source>Not everything that is captured comes back.</source>
        <extracomment>assets/rules/differences.toml</extracomment>
        <translation>取った駒がすべて戻るわけではありません。</translation>
    </message>
    <message>
        <source>Drops are limited to your own part of the board, except for silvers.</source>
        <extracomment>assets/rules/differences.toml</extracomment>
        <translation>銀を除き、打てるのは自分の側だけです。</translation>
    </message>
    <message>
        <source>If you know shogi</source>
        <extracomment>assets/rules/differences.toml</extracomment>
        <translation>将棋を知っている方へ</translation>
    </message>
    <message>
        <source>Knights jump in all directions.</source>
        <extracomment>assets/rules/differences.toml</extracomment>
        <translation>ナイトはすべての方向へ跳びます。</translation>
    </message>
    <message>
        <source>Several pawns may stand on one file.</source>
        <extracomment>assets/rules/differences.toml</extracomment>
        <translation>一つの筋にポーンが何枚あってもかまいません。</translation>
    </message>
    <message>
        <source>Pawns capture diagonally ahead, not straight.</source>
        <extracomment>assets/rules/differences.toml</extracomment>
        <translation>ポーンはまっすぐではなく、斜め前を取ります。</translation>
    </message>
    <message>
        <source>The king castles with a rook.</source>
        <extracomment>assets/rules/differences.toml</extracomment>
        <translation>王はルークとキャスリングします。</translation>
    </message>
    <message>
        <source>Stalemate is a draw.</source>
        <extracomment>assets/rules/differences.toml</extracomment>
        <translation>ステイルメイトは引き分けです。</translation>
    </message>
    <message>
        <source>Promotion is compulsory, and adds the king&apos;s step to a piece.</source>
        <extracomment>assets/rules/differences.toml</extracomment>
        <translation>必ず成らなければならず、成ると王の1マスの動きが加わります。</translation>
    </message>
    <message>
        <source>A dropped pawn may mate.</source>
        <extracomment>assets/rules/differences.toml</extracomment>
        <translation>ポーンを打って詰ませることもできます。</translation>
    </message>
    <message>
        <source>A position may not occur for the third time; there are no draws.</source>
        <extracomment>assets/rules/differences.toml</extracomment>
        <translation>同じ局面は3回現れず、引き分けがありません。</translation>
    </message>
    <message>
        <source>Pawns and golds start promoted. Pawns move as in chess.</source>
        <extracomment>assets/rules/differences.toml</extracomment>
        <translation>ポーンと金は成った状態で始まります。ポーンはチェスのポーンのように動きます。</translation>
    </message>
    <message>
        <source>Unpromoted pieces are killed when they are captured, and so is the lion.</source>
        <extracomment>assets/rules/differences.toml</extracomment>
        <translation>成っていない駒は取られるとゲームから除かれます。獅子も同じです。</translation>
    </message>
    <message>
        <source>Lance, horse, bishop and rook must promote when they end a move in the zone.</source>
        <extracomment>assets/rules/differences.toml</extracomment>
        <translation>香車、桂馬、ビショップ、ルークは、成り域に着く手で必ず成ります。</translation>
    </message>
    <message>
        <source>Most pieces are dropped on your own part of the board only.</source>
        <extracomment>assets/rules/differences.toml</extracomment>
        <translation>ほとんどの駒は自分の側にだけ打てます。</translation>
    </message>
    <message>
        <source>Blue</source>
        <extracomment>assets/boards</extracomment>
        <translation>青</translation>
    </message>
    <message>
        <source>High contrast</source>
        <extracomment>assets/boards</extracomment>
        <translation>ハイコントラスト</translation>
    </message>
    <message>
        <source>Green</source>
        <extracomment>assets/boards</extracomment>
        <translation>緑</translation>
    </message>
    <message>
        <source>Night</source>
        <extracomment>assets/boards</extracomment>
        <translation>夜</translation>
    </message>
    <message>
        <source>Paper</source>
        <extracomment>gui/desk/printing.py, assets/boards</extracomment>
        <translation>紙</translation>
    </message>
    <message>
        <source>Moves like the rook in chess.</source>
        <extracomment>gui/words/movement.py</extracomment>
        <translation>チェスのルークと同じ動きです。</translation>
    </message>
    <message>
        <source>Moves like the bishop in chess.</source>
        <extracomment>gui/words/movement.py</extracomment>
        <translation>チェスのビショップと同じ動きです。</translation>
    </message>
    <message>
        <source>Moves like the knight in chess.</source>
        <extracomment>gui/words/movement.py</extracomment>
        <translation>チェスのナイトと同じ動きです。</translation>
    </message>
    <message>
        <source>Moves like the queen in chess.</source>
        <extracomment>gui/words/movement.py</extracomment>
        <translation>チェスのクイーンと同じ動きです。</translation>
    </message>
    <message>
        <source>Moves like the king in chess.</source>
        <extracomment>gui/words/movement.py</extracomment>
        <translation>チェスのキングと同じ動きです。</translation>
    </message>
    <message>
        <source>Bishop and knight of chess in one.</source>
        <extracomment>gui/words/movement.py</extracomment>
        <translation>チェスのビショップとナイトを合わせた駒です。</translation>
    </message>
    <message>
        <source>Rook and knight of chess in one.</source>
        <extracomment>gui/words/movement.py</extracomment>
        <translation>チェスのルークとナイトを合わせた駒です。</translation>
    </message>
    <message>
        <source>Queen and knight of chess in one.</source>
        <extracomment>gui/words/movement.py</extracomment>
        <translation>チェスのクイーンとナイトを合わせた駒です。</translation>
    </message>
    <message>
        <source>Knight and king of chess in one.</source>
        <extracomment>gui/words/movement.py</extracomment>
        <translation>チェスのナイトとキングを合わせた駒です。</translation>
    </message>
    <message>
        <source>Bishop and king of chess in one.</source>
        <extracomment>gui/words/movement.py</extracomment>
        <translation>チェスのビショップとキングを合わせた駒です。</translation>
    </message>
    <message>
        <source>Rook and king of chess in one.</source>
        <extracomment>gui/words/movement.py</extracomment>
        <translation>チェスのルークとキングを合わせた駒です。</translation>
    </message>
    <message>
        <source>Bishop, knight and king of chess in one.</source>
        <extracomment>gui/words/movement.py</extracomment>
        <translation>チェスのビショップとナイトとキングを合わせた駒です。</translation>
    </message>
    <message>
        <source>Rook, knight and king of chess in one.</source>
        <extracomment>gui/words/movement.py</extracomment>
        <translation>チェスのルークとナイトとキングを合わせた駒です。</translation>
    </message>
    <message>
        <source>Moves like the silver in shogi.</source>
        <extracomment>gui/words/movement.py</extracomment>
        <translation>将棋の銀と同じ動きです。</translation>
    </message>
    <message>
        <source>Moves like the gold in shogi.</source>
        <extracomment>gui/words/movement.py</extracomment>
        <translation>将棋の金と同じ動きです。</translation>
    </message>
    <message>
        <source>Moves like the lance in shogi.</source>
        <extracomment>gui/words/movement.py</extracomment>
        <translation>将棋の香車と同じ動きです。</translation>
    </message>
    <message>
        <source>Moves like the knight in shogi.</source>
        <extracomment>gui/words/movement.py</extracomment>
        <translation>将棋の桂馬と同じ動きです。</translation>
    </message>
    <message>
        <source>Moves like the pawn in shogi.</source>
        <extracomment>gui/words/movement.py</extracomment>
        <translation>将棋の歩と同じ動きです。</translation>
    </message>
    <message>
        <source>Moves like the pawn in chess.</source>
        <extracomment>gui/words/movement.py</extracomment>
        <translation>チェスのポーンと同じ動きです。</translation>
    </message>
    <message>
        <source>Moves like the cannon in xiangqi.</source>
        <extracomment>gui/words/movement.py</extracomment>
        <translation>シャンチーの砲と同じ動きです。</translation>
    </message>
    <message>
        <source>From where it stands</source>
        <extracomment>gui/board/piece_facts.py</extracomment>
        <translation>今いるマスから</translation>
    </message>
    <message>
        <source>From where it stands: no move</source>
        <extracomment>gui/board/piece_facts.py</extracomment>
        <translation>今いるマスから：動けません</translation>
    </message>
    <message>
        <source>{title}: a set to print</source>
        <extracomment>gui/desk/printing.py, gui/rulebook/set_pdf.py</extracomment>
        <translation>{title}：印刷用セット</translation>
    </message>
    <message>
        <source>Print a set</source>
        <extracomment>gui/desk/printing.py</extracomment>
        <translation>セットの印刷</translation>
    </message>
    <message>
        <source>A board, pieces with both faces to cut out and fold, and a card with the moves and a summary of the rules.</source>
        <extracomment>gui/desk/printing.py</extracomment>
        <translation>盤、切り抜いて折る両面の駒、そして駒の動きとルールのまとめを載せたカードです。</translation>
    </message>
    <message>
        <source>Letter</source>
        <comment>paper</comment>
        <extracomment>gui/desk/printing.py</extracomment>
        <translation>レター</translation>
    </message>
    <message>
        <source>No PDF was made.</source>
        <extracomment>gui/desk/printing.py</extracomment>
        <translation>PDF は作成しませんでした。</translation>
    </message>
    <message>
        <source>50 mm</source>
        <extracomment>gui/rulebook/set_pdf.py</extracomment>
        <translation>50 mm</translation>
    </message>
    <message>
        <source>Summary of the rules</source>
        <extracomment>gui/rulebook/set_pdf.py</extracomment>
        <translation>ルールのまとめ</translation>
    </message>
    <message>
        <source>Print a set to &amp;cut out (PDF)…</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>切り抜きセットを印刷 (PDF)(&amp;C)…</translation>
    </message>
    <message>
        <source>What this game does not have</source>
        <extracomment>gui/rulebook/generated.py, assets/rules/pandemonium.toml, assets/rules/pandemonium-2020.toml, assets/rules/pandemonium-vchess.toml, assets/rules/mansindam.toml, assets/rules/palaceshogi.toml</extracomment>
        <translation>このゲームにないもの</translation>
    </message>
    <message>
        <source>White&apos;s king may step to e1, and face the other one.</source>
        <extracomment>assets/rules/pandemonium.toml, assets/rules/pandemonium-2020.toml, assets/rules/pandemonium-vchess.toml</extracomment>
        <translation>白の王はe1に動き、相手の王と向かい合うことができます。</translation>
    </message>
    <message>
        <source>The king does not castle: it may move one square, here as everywhere.</source>
        <extracomment>assets/rules/mansindam.toml</extracomment>
        <translation>王はキャスリングしません。ここでもほかと同じく1マスだけ動きます。</translation>
    </message>
    <message>
        <source>With a lion on the board, the queen on 3c may not become a second one.</source>
        <extracomment>assets/rules/palaceshogi.toml</extracomment>
        <translation>盤上に獅子がいるので、3cのクイーンは2枚目の獅子になれません。</translation>
    </message>
    <message>
        <source>The lion may not capture the other lion.</source>
        <extracomment>assets/rules/palaceshogi.toml</extracomment>
        <translation>獅子は相手の獅子を取れません。</translation>
    </message>
    <message>
        <source>The king may leave its palace.</source>
        <extracomment>assets/rules/palaceshogi.toml</extracomment>
        <translation>王は宮を離れることができます。</translation>
    </message>
    <message>
        <source>Wood</source>
        <extracomment>assets/boards</extracomment>
        <translation>木</translation>
    </message>
    <message>
        <source>Your first game</source>
        <extracomment>assets/lessons/pandemonium/01-first-game.toml, assets/lessons/mansindam/01-first-game.toml, assets/lessons/palaceshogi/01-first-game.toml</extracomment>
        <translation>初めての対局</translation>
    </message>
    <message>
        <source>The king is slow, and it is everything: lose it and you lose the game.</source>
        <extracomment>assets/lessons/pandemonium/01-first-game.toml, assets/lessons/mansindam/01-first-game.toml, assets/lessons/palaceshogi/01-first-game.toml</extracomment>
        <translation>王は足の遅い駒ですが、何よりも大切です。王を失えば対局は負けです。</translation>
    </message>
    <message>
        <source>A rook moves straight, as far as it likes. Capture the pawn with it.</source>
        <extracomment>assets/lessons/pandemonium/01-first-game.toml, assets/lessons/mansindam/01-first-game.toml</extracomment>
        <translation>ルークは縦横に何マスでも動きます。ルークでポーンを取りましょう。</translation>
    </message>
    <message>
        <source>You capture by going where an enemy piece stands. It is yours now.</source>
        <extracomment>assets/lessons/pandemonium/01-first-game.toml, assets/lessons/mansindam/01-first-game.toml</extracomment>
        <translation>敵の駒のいるマスへ進むと、その駒を取れます。これであなたの駒です。</translation>
    </message>
    <message>
        <source>What you captured is in your hand. Instead of moving, you may drop it on an empty square. Drop the knight on the marked square.</source>
        <extracomment>assets/lessons/pandemonium/01-first-game.toml, assets/lessons/mansindam/01-first-game.toml</extracomment>
        <translation>取った駒は持ち駒になります。一手指す代わりに、空いたマスに打てます。印の付いたマスにナイトを打ちましょう。</translation>
    </message>
    <message>
        <source>A pawn moves straight ahead, but captures diagonally. Capture the knight.</source>
        <extracomment>assets/lessons/pandemonium/01-first-game.toml</extracomment>
        <translation>ポーンはまっすぐ進み、取るときは斜めに進みます。ナイトを取りましょう。</translation>
    </message>
    <message>
        <source>A king that is attacked is in check. Give check with the rook.</source>
        <extracomment>assets/lessons/pandemonium/01-first-game.toml, assets/lessons/mansindam/01-first-game.toml, assets/lessons/palaceshogi/01-first-game.toml</extracomment>
        <translation>攻撃されている王は王手をかけられています。ルークで王手をかけましょう。</translation>
    </message>
    <message>
        <source>The other side must answer a check at once.</source>
        <extracomment>assets/lessons/pandemonium/01-first-game.toml, assets/lessons/mansindam/01-first-game.toml, assets/lessons/palaceshogi/01-first-game.toml</extracomment>
        <translation>相手は王手をすぐに受けなければなりません。</translation>
    </message>
    <message>
        <source>Checkmate. That is the aim of the game.</source>
        <extracomment>assets/lessons/pandemonium/01-first-game.toml, assets/lessons/mansindam/01-first-game.toml, assets/lessons/palaceshogi/01-first-game.toml</extracomment>
        <translation>詰みです。これが対局の目標です。</translation>
    </message>
    <message>
        <source>Pieces in the hand are always ready. Look for drops before you move.</source>
        <extracomment>assets/lessons/pandemonium/01-first-game.toml, assets/lessons/mansindam/01-first-game.toml</extracomment>
        <translation>持ち駒はいつでも使えます。駒を動かす前に、打つ手を探しましょう。</translation>
    </message>
    <message>
        <source>Bring the pawn into the last two ranks, where it becomes a gilding, as strong as a queen.</source>
        <extracomment>assets/lessons/pandemonium/01-first-game.toml</extracomment>
        <translation>ポーンを奥の2段へ進めると、クイーンと同じ強さの鍍金になります。進めましょう。</translation>
    </message>
    <message>
        <source>Rook and dragon</source>
        <extracomment>assets/lessons/pandemonium/02-rook-and-dragon.toml, assets/lessons/palaceshogi/02-rook-and-dragon.toml</extracomment>
        <translation>ルークと竜</translation>
    </message>
    <message>
        <source>The rook on its lines, and what it becomes.</source>
        <extracomment>assets/lessons/pandemonium/02-rook-and-dragon.toml, assets/lessons/mansindam/02-rook-and-tiger.toml, assets/lessons/palaceshogi/02-rook-and-dragon.toml</extracomment>
        <translation>ルークの利く線と、その成り駒。</translation>
    </message>
    <message>
        <source>The rook goes along ranks and files. Visit both marked squares.</source>
        <extracomment>assets/lessons/pandemonium/02-rook-and-dragon.toml, assets/lessons/mansindam/02-rook-and-tiger.toml, assets/lessons/palaceshogi/02-rook-and-dragon.toml</extracomment>
        <translation>ルークは縦横に動きます。印の付いた二つのマスの両方へ行きましょう。</translation>
    </message>
    <message>
        <source>The rook does not jump. Find the way to the marked square.</source>
        <extracomment>assets/lessons/pandemonium/02-rook-and-dragon.toml, assets/lessons/palaceshogi/02-rook-and-dragon.toml</extracomment>
        <translation>ルークはほかの駒を跳び越えません。印の付いたマスへの道を見つけましょう。</translation>
    </message>
    <message>
        <source>Capture both pawns.</source>
        <extracomment>assets/lessons/pandemonium/02-rook-and-dragon.toml, assets/lessons/mansindam/02-rook-and-tiger.toml</extracomment>
        <translation>ポーンを2枚とも取りましょう。</translation>
    </message>
    <message>
        <source>Each capture adds a piece to your hand.</source>
        <extracomment>assets/lessons/pandemonium/02-rook-and-dragon.toml, assets/lessons/mansindam/02-rook-and-tiger.toml</extracomment>
        <translation>取るたびに持ち駒が増えます。</translation>
    </message>
    <message>
        <source>A dragon is a promoted rook: it also steps diagonally, one square. Go to the marked square in two moves.</source>
        <extracomment>assets/lessons/pandemonium/02-rook-and-dragon.toml</extracomment>
        <translation>竜はルークが成った駒で、斜めにも1マス動きます。2手で印の付いたマスへ行きましょう。</translation>
    </message>
    <message>
        <source>A rook may promote when it moves into the last two ranks. Do it.</source>
        <extracomment>assets/lessons/pandemonium/02-rook-and-dragon.toml</extracomment>
        <translation>ルークは奥の2段に入るときに成れます。成りましょう。</translation>
    </message>
    <message>
        <source>It keeps all moves of the rook and gains the king&apos;s step.</source>
        <extracomment>assets/lessons/pandemonium/02-rook-and-dragon.toml, assets/lessons/mansindam/02-rook-and-tiger.toml</extracomment>
        <translation>ルークの動きはそのままで、王の1マスの動きが加わります。</translation>
    </message>
    <message>
        <source>Bishop and horse</source>
        <extracomment>assets/lessons/pandemonium/03-bishop-and-horse.toml</extracomment>
        <translation>ビショップと馬</translation>
    </message>
    <message>
        <source>Diagonals, and a way to change colour.</source>
        <extracomment>assets/lessons/pandemonium/03-bishop-and-horse.toml, assets/lessons/mansindam/03-bishop-and-archer.toml</extracomment>
        <translation>斜めの動きと、マスの色を変える方法。</translation>
    </message>
    <message>
        <source>The bishop moves diagonally, as far as it likes. Visit both marked squares.</source>
        <extracomment>assets/lessons/pandemonium/03-bishop-and-horse.toml, assets/lessons/mansindam/03-bishop-and-archer.toml, assets/lessons/palaceshogi/03-bishop-and-elephant.toml</extracomment>
        <translation>ビショップは斜めに何マスでも動きます。印の付いた二つのマスの両方へ行きましょう。</translation>
    </message>
    <message>
        <source>A bishop stays on squares of one colour forever. Take the pawn it can reach.</source>
        <extracomment>assets/lessons/pandemonium/03-bishop-and-horse.toml, assets/lessons/mansindam/03-bishop-and-archer.toml</extracomment>
        <translation>ビショップはいつまでも同じ色のマスにいます。取れるほうのポーンを取りましょう。</translation>
    </message>
    <message>
        <source>The other pawn stands on a square it will never reach.</source>
        <extracomment>assets/lessons/pandemonium/03-bishop-and-horse.toml, assets/lessons/mansindam/03-bishop-and-archer.toml</extracomment>
        <translation>もう1枚のポーンは、ビショップが決して届かないマスにいます。</translation>
    </message>
    <message>
        <source>A horse is a promoted bishop: it also steps straight, one square. Go to the marked square.</source>
        <extracomment>assets/lessons/pandemonium/03-bishop-and-horse.toml</extracomment>
        <translation>馬はビショップが成った駒で、縦横にも1マス動きます。印の付いたマスへ行きましょう。</translation>
    </message>
    <message>
        <source>The single step lets it change colour.</source>
        <extracomment>assets/lessons/pandemonium/03-bishop-and-horse.toml, assets/lessons/mansindam/03-bishop-and-archer.toml</extracomment>
        <translation>この1マスの動きで、マスの色を変えられます。</translation>
    </message>
    <message>
        <source>Give check with the horse where nothing can take it.</source>
        <extracomment>assets/lessons/pandemonium/03-bishop-and-horse.toml</extracomment>
        <translation>どの駒にも取られないマスから、馬で王手をかけましょう。</translation>
    </message>
    <message>
        <source>Capture both pawns with the bishop.</source>
        <extracomment>assets/lessons/pandemonium/03-bishop-and-horse.toml, assets/lessons/mansindam/03-bishop-and-archer.toml</extracomment>
        <translation>ビショップでポーンを2枚とも取りましょう。</translation>
    </message>
    <message>
        <source>Knight and scepter</source>
        <extracomment>assets/lessons/pandemonium/04-knight-and-scepter.toml</extracomment>
        <translation>ナイトと笏</translation>
    </message>
    <message>
        <source>The only simple piece that jumps.</source>
        <extracomment>assets/lessons/pandemonium/04-knight-and-scepter.toml, assets/lessons/mansindam/04-knight-and-centaur.toml</extracomment>
        <translation>基本の駒のうち、跳べるのはナイトだけ。</translation>
    </message>
    <message>
        <source>The knight jumps: two squares straight and one to the side. Go to the marked square.</source>
        <extracomment>assets/lessons/pandemonium/04-knight-and-scepter.toml</extracomment>
        <translation>ナイトは跳びます。縦か横に2マス、そこから直角に1マスの位置です。印の付いたマスへ行きましょう。</translation>
    </message>
    <message>
        <source>It jumps over anything. Come out from behind your pawns to the marked square.</source>
        <extracomment>assets/lessons/pandemonium/04-knight-and-scepter.toml, assets/lessons/mansindam/04-knight-and-centaur.toml</extracomment>
        <translation>何でも跳び越えられます。自分のポーンの後ろから、印の付いたマスへ出ましょう。</translation>
    </message>
    <message>
        <source>Take all three pawns.</source>
        <extracomment>assets/lessons/pandemonium/04-knight-and-scepter.toml, assets/lessons/mansindam/04-knight-and-centaur.toml, assets/lessons/mansindam/06-marshal-and-ship.toml</extracomment>
        <translation>ポーンを3枚とも取りましょう。</translation>
    </message>
    <message>
        <source>A fork attacks two pieces at once. Attack king and rook with one jump.</source>
        <extracomment>assets/lessons/pandemonium/04-knight-and-scepter.toml, assets/lessons/mansindam/04-knight-and-centaur.toml</extracomment>
        <translation>両取りは二つの駒を同時に攻撃する手です。ナイトの一跳びで王とルークを攻撃しましょう。</translation>
    </message>
    <message>
        <source>The scepter adds the king&apos;s step. Take both pawns.</source>
        <extracomment>assets/lessons/pandemonium/04-knight-and-scepter.toml</extracomment>
        <translation>笏には王の1マスの動きが加わります。ポーンを2枚とも取りましょう。</translation>
    </message>
    <message>
        <source>A scepter beside a king is terrible: it leaves hardly a square.</source>
        <extracomment>assets/lessons/pandemonium/04-knight-and-scepter.toml</extracomment>
        <translation>王のそばの笏は恐ろしい駒です。逃げるマスをほとんど残しません。</translation>
    </message>
    <message>
        <source>The cardinal</source>
        <extracomment>assets/lessons/pandemonium/05-cardinal.toml</extracomment>
        <translation>カーディナル</translation>
    </message>
    <message>
        <source>Bishop and knight in one.</source>
        <extracomment>assets/lessons/pandemonium/05-cardinal.toml, assets/lessons/mansindam/05-cardinal-and-rhino.toml</extracomment>
        <translation>ビショップとナイトを合わせた駒。</translation>
    </message>
    <message>
        <source>The cardinal moves like a bishop or like a knight. Visit both marked squares.</source>
        <extracomment>assets/lessons/pandemonium/05-cardinal.toml, assets/lessons/mansindam/05-cardinal-and-rhino.toml</extracomment>
        <translation>カーディナルはビショップかナイトのように動きます。印の付いた二つのマスの両方へ行きましょう。</translation>
    </message>
    <message>
        <source>Take both rooks.</source>
        <extracomment>assets/lessons/pandemonium/05-cardinal.toml, assets/lessons/mansindam/05-cardinal-and-rhino.toml</extracomment>
        <translation>ルークを2枚とも取りましょう。</translation>
    </message>
    <message>
        <source>It sees what bishops and knights see.</source>
        <extracomment>assets/lessons/pandemonium/05-cardinal.toml, assets/lessons/mansindam/05-cardinal-and-rhino.toml</extracomment>
        <translation>ビショップとナイトの利きをすべて持っています。</translation>
    </message>
    <message>
        <source>With its own king&apos;s help, the cardinal mates a king in the corner. Find the square.</source>
        <extracomment>assets/lessons/pandemonium/05-cardinal.toml</extracomment>
        <translation>カーディナルは、自分の王の助けがあれば隅の王を詰ませられます。そのマスを見つけましょう。</translation>
    </message>
    <message>
        <source>Drop the cardinal so that it attacks king and queen at once, and nothing can take it.</source>
        <extracomment>assets/lessons/pandemonium/05-cardinal.toml</extracomment>
        <translation>王とクイーンを同時に攻撃し、しかも取られないマスにカーディナルを打ちましょう。</translation>
    </message>
    <message>
        <source>When promoted, the cardinal becomes a whole, which moves like a queen and loses the jump. Promote it.</source>
        <extracomment>assets/lessons/pandemonium/05-cardinal.toml</extracomment>
        <translation>カーディナルは成ると全になります。クイーンのように動けますが、跳べなくなります。成りましょう。</translation>
    </message>
    <message>
        <source>Think before you promote it: sometimes the jump is worth more.</source>
        <extracomment>assets/lessons/pandemonium/05-cardinal.toml</extracomment>
        <translation>成る前に考えましょう。跳べるほうがよいこともあります。</translation>
    </message>
    <message>
        <source>The marshal</source>
        <extracomment>assets/lessons/pandemonium/06-marshal.toml</extracomment>
        <translation>マーシャル</translation>
    </message>
    <message>
        <source>Rook and knight in one.</source>
        <extracomment>assets/lessons/pandemonium/06-marshal.toml, assets/lessons/mansindam/06-marshal-and-ship.toml</extracomment>
        <translation>ルークとナイトを合わせた駒。</translation>
    </message>
    <message>
        <source>The marshal moves like a rook or like a knight. Visit both marked squares.</source>
        <extracomment>assets/lessons/pandemonium/06-marshal.toml, assets/lessons/mansindam/06-marshal-and-ship.toml</extracomment>
        <translation>マーシャルはルークかナイトのように動きます。印の付いた二つのマスの両方へ行きましょう。</translation>
    </message>
    <message>
        <source>Take both pawns.</source>
        <extracomment>assets/lessons/pandemonium/06-marshal.toml</extracomment>
        <translation>ポーンを2枚とも取りましょう。</translation>
    </message>
    <message>
        <source>The marshal mates on the edge with a little help. Find the square.</source>
        <extracomment>assets/lessons/pandemonium/06-marshal.toml</extracomment>
        <translation>マーシャルは、少しの助けがあれば端の王を詰ませられます。そのマスを見つけましょう。</translation>
    </message>
    <message>
        <source>Give check with a jump that nothing can answer by putting a piece between.</source>
        <extracomment>assets/lessons/pandemonium/06-marshal.toml</extracomment>
        <translation>跳んで王手をかけ、間に駒を入れて受けられないようにしましょう。</translation>
    </message>
    <message>
        <source>When promoted, the marshal becomes an apricot, which moves like a queen. Promote it with check.</source>
        <extracomment>assets/lessons/pandemonium/06-marshal.toml</extracomment>
        <translation>マーシャルは成るとクイーンのように動く杏になります。王手をかけながら成りましょう。</translation>
    </message>
    <message>
        <source>The queen</source>
        <extracomment>assets/lessons/pandemonium/07-queen.toml, assets/lessons/palaceshogi/08-queen.toml</extracomment>
        <translation>クイーン</translation>
    </message>
    <message>
        <source>Straight and diagonal.</source>
        <extracomment>assets/lessons/pandemonium/07-queen.toml</extracomment>
        <translation>縦横と斜めの動き。</translation>
    </message>
    <message>
        <source>The queen moves straight and diagonally. Visit all three marked squares.</source>
        <extracomment>assets/lessons/pandemonium/07-queen.toml, assets/lessons/mansindam/07-queen-and-angel.toml</extracomment>
        <translation>クイーンは縦横と斜めに動きます。印の付いた三つのマスのすべてへ行きましょう。</translation>
    </message>
    <message>
        <source>Take all three pieces.</source>
        <extracomment>assets/lessons/pandemonium/07-queen.toml</extracomment>
        <translation>駒を3枚とも取りましょう。</translation>
    </message>
    <message>
        <source>Mate with the queen and the help of the king.</source>
        <extracomment>assets/lessons/pandemonium/07-queen.toml, assets/lessons/mansindam/07-queen-and-angel.toml</extracomment>
        <translation>王の助けを借りて、クイーンで詰ませましょう。</translation>
    </message>
    <message>
        <source>Four pieces move like a queen: queen, gilding, whole and apricot. When captured, they differ: take the gilding and look at your hand.</source>
        <extracomment>assets/lessons/pandemonium/07-queen.toml</extracomment>
        <translation>クイーンのように動く駒は、クイーン、鍍金、全、杏の四つです。取ったときには違いが出ます。鍍金を取って持ち駒を見てみましょう。</translation>
    </message>
    <message>
        <source>It is a pawn in your hand. A captured queen would be a queen.</source>
        <extracomment>assets/lessons/pandemonium/07-queen.toml</extracomment>
        <translation>持ち駒ではポーンです。クイーンを取ったのなら、持ち駒もクイーンです。</translation>
    </message>
    <message>
        <source>Long first steps, and a new face.</source>
        <extracomment>assets/lessons/pandemonium/08-pawns.toml</extracomment>
        <translation>最初の大きな前進と、成った後の姿。</translation>
    </message>
    <message>
        <source>Pawns capture diagonally ahead. Take both.</source>
        <extracomment>assets/lessons/pandemonium/08-pawns.toml</extracomment>
        <translation>ポーンは斜め前を取ります。2枚とも取りましょう。</translation>
    </message>
    <message>
        <source>Attack both rooks with one pawn.</source>
        <extracomment>assets/lessons/pandemonium/08-pawns.toml</extracomment>
        <translation>1枚のポーンで2枚のルークを攻撃しましょう。</translation>
    </message>
    <message>
        <source>You will win one of them.</source>
        <extracomment>assets/lessons/pandemonium/08-pawns.toml</extracomment>
        <translation>どちらか一方は取れます。</translation>
    </message>
    <message>
        <source>For one move only.</source>
        <extracomment>assets/lessons/pandemonium/09-en-passant.toml</extracomment>
        <translation>チャンスは次の一手だけ。</translation>
    </message>
    <message>
        <source>It may be captured on any square that it passed over and that you attack. Do it from the other side.</source>
        <extracomment>assets/lessons/pandemonium/09-en-passant.toml</extracomment>
        <translation>通り過ぎたマスのうち、あなたが攻撃しているマスならどこでも取れます。今度は反対側から取りましょう。</translation>
    </message>
    <message>
        <source>Captured pieces are yours</source>
        <extracomment>assets/lessons/pandemonium/10-drops.toml, assets/lessons/mansindam/09-drops.toml</extracomment>
        <translation>取った駒は自分のもの</translation>
    </message>
    <message>
        <source>Hand and board are one army.</source>
        <extracomment>assets/lessons/pandemonium/10-drops.toml, assets/lessons/mansindam/09-drops.toml</extracomment>
        <translation>持ち駒と盤上の駒は一つの軍勢。</translation>
    </message>
    <message>
        <source>Drop the bishop so that it gives check.</source>
        <extracomment>assets/lessons/pandemonium/10-drops.toml, assets/lessons/mansindam/09-drops.toml</extracomment>
        <translation>ビショップを打って王手をかけましょう。</translation>
    </message>
    <message>
        <source>Drop the knight where it attacks king and rook at once.</source>
        <extracomment>assets/lessons/pandemonium/10-drops.toml, assets/lessons/mansindam/09-drops.toml</extracomment>
        <translation>王とルークを同時に攻撃するマスにナイトを打ちましょう。</translation>
    </message>
    <message>
        <source>A pawn may give check when it is dropped. Do it.</source>
        <extracomment>assets/lessons/pandemonium/10-drops.toml</extracomment>
        <translation>ポーンを打って王手をかけてもかまいません。やってみましょう。</translation>
    </message>
    <message>
        <source>Guard your rook with a drop, so that the queen cannot take it for nothing.</source>
        <extracomment>assets/lessons/pandemonium/10-drops.toml, assets/lessons/mansindam/09-drops.toml</extracomment>
        <translation>クイーンにただで取られないよう、駒を打ってルークを守りましょう。</translation>
    </message>
    <message>
        <source>Take the rook, then drop it with check.</source>
        <extracomment>assets/lessons/pandemonium/10-drops.toml</extracomment>
        <translation>ルークを取り、それを打って王手をかけましょう。</translation>
    </message>
    <message>
        <source>A pawn may not mate when it is dropped. Mate with the knight instead.</source>
        <extracomment>assets/lessons/pandemonium/10-drops.toml</extracomment>
        <translation>ポーンを打って詰ませることはできません。代わりにナイトで詰ませましょう。</translation>
    </message>
    <message>
        <source>The enemy camp</source>
        <extracomment>assets/lessons/pandemonium/11-promotion.toml</extracomment>
        <translation>敵陣</translation>
    </message>
    <message>
        <source>The last two ranks.</source>
        <extracomment>assets/lessons/pandemonium/11-promotion.toml</extracomment>
        <translation>奥の2段。</translation>
    </message>
    <message>
        <source>Promote the rook, but not on the ninth rank.</source>
        <extracomment>assets/lessons/pandemonium/11-promotion.toml</extracomment>
        <translation>ルークを成らせましょう。ただし、9段目以外のマスで成ってください。</translation>
    </message>
    <message>
        <source>You need not promote at once: go into the camp with the knight as it is, and promote on the way out.</source>
        <extracomment>assets/lessons/pandemonium/11-promotion.toml</extracomment>
        <translation>すぐに成らなくてもかまいません。ナイトのまま敵陣に入り、出るときに成りましょう。</translation>
    </message>
    <message>
        <source>A piece dropped in the camp promotes when it moves. Drop the rook on the marked square and promote it.</source>
        <extracomment>assets/lessons/pandemonium/11-promotion.toml</extracomment>
        <translation>敵陣に打った駒は、動くときに成れます。印の付いたマスにルークを打ち、成らせましょう。</translation>
    </message>
    <message>
        <source>Promote with check.</source>
        <extracomment>assets/lessons/pandemonium/11-promotion.toml, assets/lessons/mansindam/10-promotion.toml</extracomment>
        <translation>王手をかけながら成りましょう。</translation>
    </message>
    <message>
        <source>Where do bishops and knights stand?</source>
        <extracomment>assets/lessons/pandemonium/12-setup.toml</extracomment>
        <translation>ビショップとナイトの配置は？</translation>
    </message>
    <message>
        <source>Before the first move you choose where your bishops and knights stand. Choose one of the four.</source>
        <extracomment>assets/lessons/pandemonium/01-first-game.toml, assets/lessons/pandemonium/12-setup.toml</extracomment>
        <translation>初手の前に、ビショップとナイトの配置を選びます。四つの中から一つを選びましょう。</translation>
    </message>
    <message>
        <source>Definition for Fairy-Stockfish (*.ini)</source>
        <extracomment>gui/desk/definition_export.py</extracomment>
        <translation>Fairy-Stockfish 用の定義 (*.ini)</translation>
    </message>
    <message>
        <source>Black has seen your choice and has chosen, too. Make the first move: a pawn, three squares.</source>
        <extracomment>assets/lessons/pandemonium/12-setup.toml</extracomment>
        <translation>黒もあなたの選択を見てから選びました。初手を指しましょう。ポーンを3マス進めます。</translation>
    </message>
    <message>
        <source>The king moves three squares.</source>
        <extracomment>assets/lessons/pandemonium/13-castling.toml</extracomment>
        <translation>王が3マス動きます。</translation>
    </message>
    <message>
        <source>Castle to the other side.</source>
        <extracomment>assets/lessons/pandemonium/13-castling.toml</extracomment>
        <translation>反対側へキャスリングしましょう。</translation>
    </message>
    <message>
        <source>Something is in the way. Move it, then castle.</source>
        <extracomment>assets/lessons/pandemonium/13-castling.toml, assets/lessons/palaceshogi/13-castling.toml</extracomment>
        <translation>間に駒があります。動かしてからキャスリングしましょう。</translation>
    </message>
    <message>
        <source>Check, and three answers</source>
        <extracomment>assets/lessons/pandemonium/14-check.toml, assets/lessons/mansindam/11-check.toml, assets/lessons/palaceshogi/14-check.toml</extracomment>
        <translation>王手と三つの受け</translation>
    </message>
    <message>
        <source>Move, take, or put something in between.</source>
        <extracomment>assets/lessons/pandemonium/14-check.toml, assets/lessons/mansindam/11-check.toml, assets/lessons/palaceshogi/14-check.toml</extracomment>
        <translation>逃げる、取る、間に駒を入れる。</translation>
    </message>
    <message>
        <source>You are in check. Move the king to safety.</source>
        <extracomment>assets/lessons/pandemonium/14-check.toml, assets/lessons/mansindam/11-check.toml, assets/lessons/palaceshogi/14-check.toml</extracomment>
        <translation>王手です。王を安全な所へ動かしましょう。</translation>
    </message>
    <message>
        <source>You are in check. Take the piece that gives check.</source>
        <extracomment>assets/lessons/pandemonium/14-check.toml, assets/lessons/mansindam/11-check.toml, assets/lessons/palaceshogi/14-check.toml</extracomment>
        <translation>王手です。王手をかけている駒を取りましょう。</translation>
    </message>
    <message>
        <source>You are in check. Put the pawn in between.</source>
        <extracomment>assets/lessons/pandemonium/14-check.toml</extracomment>
        <translation>王手です。ポーンを間に打ちましょう。</translation>
    </message>
    <message>
        <source>Near the king, a single pawn in hand can save the game.</source>
        <extracomment>assets/lessons/pandemonium/14-check.toml, assets/lessons/mansindam/11-check.toml</extracomment>
        <translation>王の近くでは、持ち駒のポーン1枚が対局を救うこともあります。</translation>
    </message>
    <message>
        <source>Nothing can be put between a knight and the king. Find a safe answer.</source>
        <extracomment>assets/lessons/pandemonium/14-check.toml</extracomment>
        <translation>ナイトと王の間には何も入れられません。安全な受けを見つけましょう。</translation>
    </message>
    <message>
        <source>Mates with drops</source>
        <extracomment>assets/lessons/pandemonium/15-mates.toml, assets/lessons/mansindam/12-mates.toml</extracomment>
        <translation>駒を打って詰ませる</translation>
    </message>
    <message>
        <source>Look at the hand first.</source>
        <extracomment>assets/lessons/pandemonium/15-mates.toml, assets/lessons/mansindam/12-mates.toml</extracomment>
        <translation>まず持ち駒を見ましょう。</translation>
    </message>
    <message>
        <source>Mate in one with the queen or with the cardinal in your hand.</source>
        <extracomment>assets/lessons/pandemonium/15-mates.toml</extracomment>
        <translation>クイーンか、持ち駒のカーディナルで1手詰め。</translation>
    </message>
    <message>
        <source>Mate in one with a knight: nothing can come between it and the king.</source>
        <extracomment>assets/lessons/pandemonium/15-mates.toml, assets/lessons/mansindam/12-mates.toml</extracomment>
        <translation>ナイトで1手詰め。ナイトと王の間には駒を入れられません。</translation>
    </message>
    <message>
        <source>Mate in one: drop the rook where the king cannot take it.</source>
        <extracomment>assets/lessons/pandemonium/15-mates.toml, assets/lessons/mansindam/12-mates.toml</extracomment>
        <translation>1手詰め。王に取られないマスにルークを打ちましょう。</translation>
    </message>
    <message>
        <source>Mate in two with two rooks in hand.</source>
        <extracomment>assets/lessons/mansindam/12-mates.toml</extracomment>
        <translation>持ち駒のルーク2枚で3手詰め。</translation>
    </message>
    <message>
        <source>Mate in two: the first move takes squares away.</source>
        <extracomment>assets/lessons/pandemonium/15-mates.toml</extracomment>
        <translation>3手詰め。初手で逃げ道をふさぎます。</translation>
    </message>
    <message>
        <source>How a game can be drawn</source>
        <extracomment>assets/lessons/pandemonium/16-repetition-and-stalemate.toml</extracomment>
        <translation>引き分けになるとき</translation>
    </message>
    <message>
        <source>And when one check too many loses.</source>
        <extracomment>assets/lessons/pandemonium/16-repetition-and-stalemate.toml</extracomment>
        <translation>そして、王手をかけすぎて負けるとき。</translation>
    </message>
    <message>
        <source>A side that cannot move and is not in check is stalemated, and the game is drawn. Do not stalemate Black here: mate instead.</source>
        <extracomment>assets/lessons/pandemonium/16-repetition-and-stalemate.toml</extracomment>
        <translation>王手をかけられていないのに指せる手がなければステイルメイトで、引き分けです。ここでは黒をステイルメイトにせず、詰ませましょう。</translation>
    </message>
    <message>
        <source>The third time the same position occurs, the game is drawn, but if one side gave check every time, that side loses. So do not check forever: mate in one.</source>
        <extracomment>assets/lessons/pandemonium/16-repetition-and-stalemate.toml</extracomment>
        <translation>同じ局面が3回目になると引き分けですが、一方がずっと王手をかけていたのなら、その側の負けです。いつまでも王手を続けず、1手で詰ませましょう。</translation>
    </message>
    <message>
        <source>What pieces are worth</source>
        <extracomment>assets/lessons/pandemonium/17-values.toml, assets/lessons/mansindam/15-values.toml, assets/lessons/palaceshogi/16-values.toml</extracomment>
        <translation>駒の価値</translation>
    </message>
    <message>
        <source>Trade well, and leave nothing hanging.</source>
        <extracomment>assets/lessons/pandemonium/17-values.toml, assets/lessons/mansindam/15-values.toml</extracomment>
        <translation>有利に交換し、ただで取られないようにしましょう。</translation>
    </message>
    <message>
        <source>One of these is guarded. Take the other one.</source>
        <extracomment>assets/lessons/pandemonium/17-values.toml, assets/lessons/mansindam/15-values.toml</extracomment>
        <translation>一方は守られています。もう一方を取りましょう。</translation>
    </message>
    <message>
        <source>Your queen is attacked. Move it to a safe square.</source>
        <extracomment>assets/lessons/pandemonium/17-values.toml, assets/lessons/mansindam/15-values.toml</extracomment>
        <translation>クイーンが攻撃されています。安全なマスへ動かしましょう。</translation>
    </message>
    <message>
        <source>The rook attacks your knight. Guard it with a drop.</source>
        <extracomment>assets/lessons/pandemonium/17-values.toml, assets/lessons/mansindam/15-values.toml</extracomment>
        <translation>ルークがあなたのナイトを攻撃しています。駒を打って守りましょう。</translation>
    </message>
    <message>
        <source>The first edition</source>
        <extracomment>assets/lessons/pandemonium/18-first-edition.toml</extracomment>
        <translation>初版</translation>
    </message>
    <message>
        <source>What was different in 2020.</source>
        <extracomment>assets/lessons/pandemonium/18-first-edition.toml</extracomment>
        <translation>2020年には何が違ったか。</translation>
    </message>
    <message>
        <source>Pieces promote only on the last rank. Bring the rook there and promote it.</source>
        <extracomment>assets/lessons/pandemonium/18-first-edition.toml</extracomment>
        <translation>成れるのは最終段だけです。ルークを最終段へ進めて成らせましょう。</translation>
    </message>
    <message>
        <source>Castling does not depend on earlier moves: a king on f1 and a rook in the corner are enough. Castle.</source>
        <extracomment>assets/lessons/pandemonium/18-first-edition.toml</extracomment>
        <translation>キャスリングは、すでに動いた駒でもできます。王がf1に、ルークが隅にいれば十分です。キャスリングしましょう。</translation>
    </message>
    <message>
        <source>A drop may also give mate. The king cannot move forward, and the ninth rank is open: drop the rook so that it mates.</source>
        <extracomment>assets/lessons/mansindam/01-first-game.toml</extracomment>
        <translation>駒を打って詰ませることもできます。王は前へ進めず、9段目は空いています。ルークを打って詰ませましょう。</translation>
    </message>
    <message>
        <source>There is a second way to win: a king that reaches the last rank. Walk there.</source>
        <extracomment>assets/lessons/mansindam/01-first-game.toml</extracomment>
        <translation>勝ち方はもう一つあります。王が最終段に達すれば勝ちです。そこまで歩いて行きましょう。</translation>
    </message>
    <message>
        <source>Rook and tiger</source>
        <extracomment>assets/lessons/mansindam/02-rook-and-tiger.toml</extracomment>
        <translation>ルークと虎</translation>
    </message>
    <message>
        <source>Two lines, two moves.</source>
        <extracomment>assets/lessons/mansindam/02-rook-and-tiger.toml</extracomment>
        <translation>二方向の線と、二つの動き。</translation>
    </message>
    <message>
        <source>The rook does not jump. Go round your own pawn to the marked square.</source>
        <extracomment>assets/lessons/mansindam/02-rook-and-tiger.toml</extracomment>
        <translation>ルークはほかの駒を跳び越えません。自分のポーンを避けて、印の付いたマスへ行きましょう。</translation>
    </message>
    <message>
        <source>Your rook has been to the far ranks and is a tiger now: it also steps diagonally, one square. Go to the marked square.</source>
        <extracomment>assets/lessons/mansindam/02-rook-and-tiger.toml</extracomment>
        <translation>あなたのルークは奥の段へ入り、もう虎になっています。斜めにも1マス動きます。印の付いたマスへ行きましょう。</translation>
    </message>
    <message>
        <source>Any move into the last three ranks makes a rook a tiger. Go there.</source>
        <extracomment>assets/lessons/mansindam/02-rook-and-tiger.toml</extracomment>
        <translation>奥の3段に入ると、ルークは必ず虎になります。そこへ行きましょう。</translation>
    </message>
    <message>
        <source>Bishop and archer</source>
        <extracomment>assets/lessons/mansindam/03-bishop-and-archer.toml</extracomment>
        <translation>ビショップとアーチャー</translation>
    </message>
    <message>
        <source>An archer is a bishop that has been to the far ranks: it also steps straight, one square. Go to the marked square.</source>
        <extracomment>assets/lessons/mansindam/03-bishop-and-archer.toml</extracomment>
        <translation>アーチャーは奥の段へ入ったビショップで、縦横にも1マス動きます。印の付いたマスへ行きましょう。</translation>
    </message>
    <message>
        <source>Give check with the archer where nothing can take it.</source>
        <extracomment>assets/lessons/mansindam/03-bishop-and-archer.toml</extracomment>
        <translation>どの駒にも取られないマスから、アーチャーで王手をかけましょう。</translation>
    </message>
    <message>
        <source>Knight and centaur</source>
        <extracomment>assets/lessons/mansindam/04-knight-and-centaur.toml</extracomment>
        <translation>ナイトとケンタウロス</translation>
    </message>
    <message>
        <source>The knight jumps: two squares straight and one to the side. Visit the marked square.</source>
        <extracomment>assets/lessons/mansindam/04-knight-and-centaur.toml</extracomment>
        <translation>ナイトは跳びます。縦か横に2マス、そこから直角に1マスの位置です。印の付いたマスへ行きましょう。</translation>
    </message>
    <message>
        <source>The centaur adds the king&apos;s step. Take both pawns.</source>
        <extracomment>assets/lessons/mansindam/04-knight-and-centaur.toml</extracomment>
        <translation>ケンタウロスには王の1マスの動きが加わります。ポーンを2枚とも取りましょう。</translation>
    </message>
    <message>
        <source>A centaur beside a king is terrible: it leaves hardly a square.</source>
        <extracomment>assets/lessons/mansindam/04-knight-and-centaur.toml</extracomment>
        <translation>王のそばのケンタウロスは恐ろしい駒です。逃げるマスをほとんど残しません。</translation>
    </message>
    <message>
        <source>Cardinal and rhino</source>
        <extracomment>assets/lessons/mansindam/05-cardinal-and-rhino.toml</extracomment>
        <translation>カーディナルとサイ</translation>
    </message>
    <message>
        <source>The cardinal mates a king in the corner almost alone. Find the square.</source>
        <extracomment>assets/lessons/mansindam/05-cardinal-and-rhino.toml</extracomment>
        <translation>カーディナルはほとんど1枚で隅の王を詰ませられます。そのマスを見つけましょう。</translation>
    </message>
    <message>
        <source>When promoted, it becomes a rhino and also steps straight. Mate.</source>
        <extracomment>assets/lessons/mansindam/05-cardinal-and-rhino.toml</extracomment>
        <translation>成るとサイになり、縦横にも1マス動きます。詰ませましょう。</translation>
    </message>
    <message>
        <source>Drop the cardinal so that it attacks the king and the queen at once, and nothing can take it.</source>
        <extracomment>assets/lessons/mansindam/05-cardinal-and-rhino.toml</extracomment>
        <translation>王とクイーンを同時に攻撃し、しかも取られないマスにカーディナルを打ちましょう。</translation>
    </message>
    <message>
        <source>Marshal and ship</source>
        <extracomment>assets/lessons/mansindam/06-marshal-and-ship.toml</extracomment>
        <translation>マーシャルと戦艦</translation>
    </message>
    <message>
        <source>Give check where nothing can take the marshal.</source>
        <extracomment>assets/lessons/mansindam/06-marshal-and-ship.toml</extracomment>
        <translation>マーシャルがどの駒にも取られないマスから、王手をかけましょう。</translation>
    </message>
    <message>
        <source>The marshal mates on the edge with a little help. Find it.</source>
        <extracomment>assets/lessons/mansindam/06-marshal-and-ship.toml</extracomment>
        <translation>マーシャルは、少しの助けがあれば端の王を詰ませられます。その手を見つけましょう。</translation>
    </message>
    <message>
        <source>Queen and angel</source>
        <extracomment>assets/lessons/mansindam/07-queen-and-angel.toml</extracomment>
        <translation>クイーンとエンジェル</translation>
    </message>
    <message>
        <source>The strongest pieces do not promote.</source>
        <extracomment>assets/lessons/mansindam/07-queen-and-angel.toml</extracomment>
        <translation>最も強い駒は成りません。</translation>
    </message>
    <message>
        <source>The angel moves like a queen or like a knight. Nothing is stronger. Take both pieces.</source>
        <extracomment>assets/lessons/mansindam/07-queen-and-angel.toml</extracomment>
        <translation>エンジェルはクイーンかナイトのように動きます。これより強い駒はありません。駒を2枚とも取りましょう。</translation>
    </message>
    <message>
        <source>Queens and angels stay what they are, wherever they go. Take the pawn on the last rank.</source>
        <extracomment>assets/lessons/mansindam/07-queen-and-angel.toml</extracomment>
        <translation>クイーンとエンジェルは、どこへ行ってもそのままです。最終段のポーンを取りましょう。</translation>
    </message>
    <message>
        <source>Two moves of the angel alone mate the king. Find them.</source>
        <extracomment>assets/lessons/mansindam/07-queen-and-angel.toml</extracomment>
        <translation>エンジェルを2回動かすだけで王を詰ませられます。その手順を見つけましょう。</translation>
    </message>
    <message>
        <source>Pawn and guard</source>
        <extracomment>assets/lessons/mansindam/08-pawn-and-guard.toml</extracomment>
        <translation>ポーンとガード</translation>
    </message>
    <message>
        <source>Small steps that count.</source>
        <extracomment>assets/lessons/mansindam/08-pawn-and-guard.toml</extracomment>
        <translation>小さくても大切な一歩。</translation>
    </message>
    <message>
        <source>Bring the pawn to the far ranks. What does it become?</source>
        <extracomment>assets/lessons/mansindam/08-pawn-and-guard.toml</extracomment>
        <translation>ポーンを奥の段へ進めましょう。何になるでしょう？</translation>
    </message>
    <message>
        <source>A guard moves like a king, and may be captured.</source>
        <extracomment>assets/lessons/mansindam/08-pawn-and-guard.toml</extracomment>
        <translation>ガードは王のように動き、取られることもあります。</translation>
    </message>
    <message>
        <source>Pawns capture straight ahead. Take both.</source>
        <extracomment>assets/lessons/mansindam/08-pawn-and-guard.toml</extracomment>
        <translation>ポーンはまっすぐ前を取ります。2枚とも取りましょう。</translation>
    </message>
    <message>
        <source>Two pawns face each other, and both may capture. It is your move: take it.</source>
        <extracomment>assets/lessons/mansindam/08-pawn-and-guard.toml</extracomment>
        <translation>2枚のポーンが向き合い、どちらも相手を取れます。あなたの手番です。取りましょう。</translation>
    </message>
    <message>
        <source>The first to move is the first to take: pawns that meet do not block each other.</source>
        <extracomment>assets/lessons/mansindam/08-pawn-and-guard.toml</extracomment>
        <translation>先に指したほうが先に取れます。向き合ったポーンは互いの進路をふさぎません。</translation>
    </message>
    <message>
        <source>The guard goes in all directions. Take all three.</source>
        <extracomment>assets/lessons/mansindam/08-pawn-and-guard.toml</extracomment>
        <translation>ガードはすべての方向へ動きます。3枚とも取りましょう。</translation>
    </message>
    <message>
        <source>Hold off the knight with a pawn: move it where it attacks the knight and nothing can take it.</source>
        <extracomment>assets/lessons/mansindam/08-pawn-and-guard.toml</extracomment>
        <translation>ポーンでナイトを追い払いましょう。ナイトを攻撃し、しかも取られないマスへ進めます。</translation>
    </message>
    <message>
        <source>You may have one pawn on a file. Drop a pawn on the only free file.</source>
        <extracomment>assets/lessons/mansindam/09-drops.toml</extracomment>
        <translation>一つの筋に置けるポーンは1枚です。ただ一つ空いている筋にポーンを打ちましょう。</translation>
    </message>
    <message>
        <source>A guard does not count: it is no longer a pawn.</source>
        <extracomment>assets/lessons/mansindam/09-drops.toml</extracomment>
        <translation>ガードは数に入りません。もうポーンではないからです。</translation>
    </message>
    <message>
        <source>Take the rook: then drop it with check.</source>
        <extracomment>assets/lessons/mansindam/09-drops.toml</extracomment>
        <translation>ルークを取り、それを打って王手をかけましょう。</translation>
    </message>
    <message>
        <source>A piece dropped in the far ranks is not promoted there. Drop the rook on the last rank, and then promote it.</source>
        <extracomment>assets/lessons/mansindam/09-drops.toml</extracomment>
        <translation>奥の段に打った駒は、その場では成りません。ルークを最終段に打ち、それから成らせましょう。</translation>
    </message>
    <message>
        <source>The last three ranks change everything that touches them.</source>
        <extracomment>assets/lessons/mansindam/10-promotion.toml</extracomment>
        <translation>奥の3段は、入った駒をすべて変えます。</translation>
    </message>
    <message>
        <source>A move that leaves the zone promotes as well. Make the knight a centaur without staying there.</source>
        <extracomment>assets/lessons/mansindam/10-promotion.toml</extracomment>
        <translation>成り域から出る手でも成ります。ナイトを、成り域にとどまらずにケンタウロスにしましょう。</translation>
    </message>
    <message>
        <source>A captured guard comes to your hand as a pawn. Take the guard and drop the pawn on the marked square.</source>
        <extracomment>assets/lessons/mansindam/10-promotion.toml</extracomment>
        <translation>取ったガードはポーンとして持ち駒になります。ガードを取り、印の付いたマスにポーンを打ちましょう。</translation>
    </message>
    <message>
        <source>You are in check. Put a pawn in between.</source>
        <extracomment>assets/lessons/mansindam/11-check.toml</extracomment>
        <translation>王手です。ポーンを間に打ちましょう。</translation>
    </message>
    <message>
        <source>Put something in between so that the rook cannot take it for nothing.</source>
        <extracomment>assets/lessons/mansindam/11-check.toml</extracomment>
        <translation>ルークにただで取られないように、間に駒を入れましょう。</translation>
    </message>
    <message>
        <source>Nothing can be put between a knight and the king. Take it, or go.</source>
        <extracomment>assets/lessons/mansindam/11-check.toml</extracomment>
        <translation>ナイトと王の間には何も入れられません。取るか、逃げましょう。</translation>
    </message>
    <message>
        <source>Mate in one: a pawn is enough.</source>
        <extracomment>assets/lessons/mansindam/12-mates.toml</extracomment>
        <translation>1手詰め。ポーンで足ります。</translation>
    </message>
    <message>
        <source>Mate in one: the queen needs a guard.</source>
        <extracomment>assets/lessons/mansindam/12-mates.toml</extracomment>
        <translation>1手詰め。クイーンを守る駒が必要です。</translation>
    </message>
    <message>
        <source>The walking king</source>
        <extracomment>assets/lessons/mansindam/13-campmate.toml</extracomment>
        <translation>歩く王</translation>
    </message>
    <message>
        <source>The second way to win.</source>
        <extracomment>assets/lessons/mansindam/13-campmate.toml, assets/lessons/palaceshogi/12-entering-king.toml</extracomment>
        <translation>もう一つの勝ち方。</translation>
    </message>
    <message>
        <source>Reach the last rank.</source>
        <extracomment>assets/lessons/mansindam/13-campmate.toml</extracomment>
        <translation>最終段に到達しましょう。</translation>
    </message>
    <message>
        <source>The rook watches the way. Go where it does not see you.</source>
        <extracomment>assets/lessons/mansindam/13-campmate.toml</extracomment>
        <translation>ルークが道を見張っています。ルークの利いていない所を通りましょう。</translation>
    </message>
    <message>
        <source>The rook guards the last rank. Do something about it, and arrive.</source>
        <extracomment>assets/lessons/mansindam/13-campmate.toml</extracomment>
        <translation>ルークが最終段を守っています。まずそれに対処してから到達しましょう。</translation>
    </message>
    <message>
        <source>The black king arrives on your first rank with its next move. Mate it in one.</source>
        <extracomment>assets/lessons/mansindam/13-campmate.toml</extracomment>
        <translation>黒の王は次の手であなたの1段目に到達します。1手で詰ませましょう。</translation>
    </message>
    <message>
        <source>No draws</source>
        <extracomment>assets/lessons/mansindam/14-no-draws.toml</extracomment>
        <translation>引き分けなし</translation>
    </message>
    <message>
        <source>What cannot happen here, and what happens instead.</source>
        <extracomment>assets/lessons/mansindam/14-no-draws.toml</extracomment>
        <translation>ここでは起こらないことと、代わりに起こること。</translation>
    </message>
    <message>
        <source>A side that cannot move has lost. Leave Black without a move.</source>
        <extracomment>assets/lessons/mansindam/14-no-draws.toml</extracomment>
        <translation>指せる手のない側の負けです。黒の指せる手をなくしましょう。</translation>
    </message>
    <message>
        <source>Win in one: mate or stalemate, both count.</source>
        <extracomment>assets/lessons/mansindam/14-no-draws.toml</extracomment>
        <translation>1手で勝ちましょう。詰みでもステイルメイトでもかまいません。</translation>
    </message>
    <message>
        <source>What is captured comes back: a trade gives both sides something to drop. This rook is not guarded. Take it.</source>
        <extracomment>assets/lessons/mansindam/15-values.toml</extracomment>
        <translation>取られた駒は戻ってきます。交換すれば双方に打つ駒ができます。このルークは守られていません。取りましょう。</translation>
    </message>
    <message>
        <source>Pieces point at the enemy. A rook moves straight, as far as it likes. Capture the pawn with it.</source>
        <extracomment>assets/lessons/palaceshogi/01-first-game.toml</extracomment>
        <translation>駒の先は敵のほうを向いています。ルークは縦横に何マスでも動きます。ルークでポーンを取りましょう。</translation>
    </message>
    <message>
        <source>There is a second way to win: a king that enters the enemy palace. Walk there.</source>
        <extracomment>assets/lessons/palaceshogi/01-first-game.toml</extracomment>
        <translation>勝ち方はもう一つあります。王が敵の宮に入れば勝ちです。そこまで歩いて行きましょう。</translation>
    </message>
    <message>
        <source>A rook that ends its move in the last three ranks is a dragon at once, without a question. Go there.</source>
        <extracomment>assets/lessons/palaceshogi/02-rook-and-dragon.toml</extracomment>
        <translation>奥の3段に着いたルークは、確認なしですぐに竜になります。そこへ行きましょう。</translation>
    </message>
    <message>
        <source>A dragon also steps diagonally, one square.</source>
        <extracomment>assets/lessons/palaceshogi/02-rook-and-dragon.toml</extracomment>
        <translation>竜は斜めにも1マス動きます。</translation>
    </message>
    <message>
        <source>The dragon takes both.</source>
        <extracomment>assets/lessons/palaceshogi/02-rook-and-dragon.toml</extracomment>
        <translation>竜なら2枚とも取れます。</translation>
    </message>
    <message>
        <source>In the enemy palace the dragon slides along the corridors. Take the silver in one move.</source>
        <extracomment>assets/lessons/palaceshogi/02-rook-and-dragon.toml</extracomment>
        <translation>敵の宮では、竜は通路に沿って斜めに走れます。一手で銀を取りましょう。</translation>
    </message>
    <message>
        <source>Bishop and elephant</source>
        <extracomment>assets/lessons/palaceshogi/03-bishop-and-elephant.toml</extracomment>
        <translation>ビショップと象</translation>
    </message>
    <message>
        <source>Diagonals, steps and a jump.</source>
        <extracomment>assets/lessons/palaceshogi/03-bishop-and-elephant.toml</extracomment>
        <translation>斜めの動き、1マスの動き、跳躍。</translation>
    </message>
    <message>
        <source>An elephant is a promoted bishop: it also steps straight and jumps two squares diagonally. Take both.</source>
        <extracomment>assets/lessons/palaceshogi/03-bishop-and-elephant.toml</extracomment>
        <translation>象はビショップが成った駒で、縦横にも1マス動き、斜めに2マス跳びます。2枚とも取りましょう。</translation>
    </message>
    <message>
        <source>The jump passes over pieces. Give check over the gold.</source>
        <extracomment>assets/lessons/palaceshogi/03-bishop-and-elephant.toml</extracomment>
        <translation>跳ぶときは駒を越えられます。金を越えて王手をかけましょう。</translation>
    </message>
    <message>
        <source>Promote the bishop by going into the last three ranks.</source>
        <extracomment>assets/lessons/palaceshogi/03-bishop-and-elephant.toml</extracomment>
        <translation>ビショップを奥の3段へ進めて成らせましょう。</translation>
    </message>
    <message>
        <source>Silver and gold</source>
        <extracomment>assets/lessons/palaceshogi/04-silver-and-gold.toml</extracomment>
        <translation>銀と金</translation>
    </message>
    <message>
        <source>The guards of the king.</source>
        <extracomment>assets/lessons/palaceshogi/04-silver-and-gold.toml</extracomment>
        <translation>王の護衛。</translation>
    </message>
    <message>
        <source>Take the piece behind it: the silver cannot move straight back.</source>
        <extracomment>assets/lessons/palaceshogi/04-silver-and-gold.toml</extracomment>
        <translation>後ろの駒を取りましょう。銀はまっすぐ後ろへは動けません。</translation>
    </message>
    <message>
        <source>A silver may promote to a gold when it touches the last three ranks. Do it.</source>
        <extracomment>assets/lessons/palaceshogi/04-silver-and-gold.toml</extracomment>
        <translation>銀は奥の3段にかかる手で金に成れます。成りましょう。</translation>
    </message>
    <message>
        <source>A silver keeps its five directions if you do not promote it. Take the piece behind it on the diagonal, staying a silver.</source>
        <extracomment>assets/lessons/palaceshogi/04-silver-and-gold.toml</extracomment>
        <translation>銀は成らなければ五つの方向に動けます。銀のまま、斜め後ろの駒を取りましょう。</translation>
    </message>
    <message>
        <source>Horse and knight</source>
        <extracomment>assets/lessons/palaceshogi/05-horse-and-knight.toml</extracomment>
        <translation>桂馬とナイト</translation>
    </message>
    <message>
        <source>Jumps.</source>
        <extracomment>assets/lessons/palaceshogi/05-horse-and-knight.toml</extracomment>
        <translation>跳躍。</translation>
    </message>
    <message>
        <source>The horse jumps two squares ahead and one to the side. Go to the marked square.</source>
        <extracomment>assets/lessons/palaceshogi/01-first-game.toml, assets/lessons/palaceshogi/05-horse-and-knight.toml</extracomment>
        <translation>桂馬は、前へ2マス、そこから横へ1マスの位置に跳びます。印の付いたマスへ行きましょう。</translation>
    </message>
    <message>
        <source>Take both with the knight.</source>
        <extracomment>assets/lessons/palaceshogi/05-horse-and-knight.toml</extracomment>
        <translation>ナイトで2枚とも取りましょう。</translation>
    </message>
    <message>
        <source>Lance and cannon</source>
        <extracomment>assets/lessons/palaceshogi/06-lance-and-cannon.toml</extracomment>
        <translation>香車と砲</translation>
    </message>
    <message>
        <source>The lance moves straight ahead as far as it likes, and never back. In the last three ranks it becomes a cannon. Go there.</source>
        <extracomment>assets/lessons/palaceshogi/01-first-game.toml, assets/lessons/palaceshogi/06-lance-and-cannon.toml</extracomment>
        <translation>香車は前へ何マスでも動き、後ろへは動きません。奥の3段で砲になります。そこへ行きましょう。</translation>
    </message>
    <message>
        <source>Promote it to {piece}.</source>
        <extracomment>gui/analysis/coach_text.py</extracomment>
        <translation>{piece}に成りましょう。</translation>
    </message>
    <message>
        <source>Do not promote it.</source>
        <extracomment>gui/analysis/coach_text.py</extracomment>
        <translation>成らないでください。</translation>
    </message>
    <message>
        <source>Continue with {game}</source>
        <extracomment>gui/app/start_cards.py</extracomment>
        <translation>{game}の続きを指す</translation>
    </message>
    <message>
        <source>Rules</source>
        <extracomment>gui/app/start_cards.py</extracomment>
        <translation>ルール</translation>
    </message>
    <message>
        <source>Which of these games do you already know?</source>
        <extracomment>gui/app/first_visit.py</extracomment>
        <translation>どのゲームをすでに知っていますか。</translation>
    </message>
    <message>
        <source>Lessons skip what you already know and explain the rest by comparison. You are asked only once; you can change this in Preferences.</source>
        <extracomment>gui/app/first_visit.py</extracomment>
        <translation>レッスンでは、すでに知っていることを省き、それ以外は知っているゲームと比べて説明します。お聞きするのは一度だけで、設定で変更できます。</translation>
    </message>
    <message>
        <source>Lessons skip what is the same as in shogi and explain the rest by comparison.</source>
        <extracomment>gui/app/first_visit.py</extracomment>
        <translation>レッスンでは、将棋と同じことを省き、それ以外は将棋と比べて説明します。</translation>
    </message>
    <message>
        <source>Lessons skip what is the same as in xiangqi and explain the rest by comparison.</source>
        <extracomment>gui/app/first_visit.py</extracomment>
        <translation>レッスンでは、シャンチーと同じことを省き、それ以外はシャンチーと比べて説明します。</translation>
    </message>
    <message>
        <source>You need not know any of them: the lessons start from the beginning.</source>
        <extracomment>gui/app/first_visit.py</extracomment>
        <translation>どれも知らなくて大丈夫です。レッスンは初歩から始まります。</translation>
    </message>
    <message>
        <source>Thank you</source>
        <extracomment>gui/app/first_visit.py</extracomment>
        <translation>ありがとうございます</translation>
    </message>
    <message>
        <source>Drop chess: what you capture is yours to put back on the board.</source>
        <extracomment>gui/app/start_page.py</extracomment>
        <translation>取った駒を自分の駒として打てるチェスです。</translation>
    </message>
    <message>
        <source>It does not promote.</source>
        <extracomment>gui/document/move_text.py</extracomment>
        <translation>成りません。</translation>
    </message>
    <message>
        <source>After this move the task can no longer be solved, so it is taken back. Try another move.</source>
        <extracomment>gui/learn/lesson_page.py</extracomment>
        <translation>この手の後ではもう解けないため、元に戻しました。別の手を試してください。</translation>
    </message>
    <message>
        <source>You already know this</source>
        <extracomment>gui/learn/lesson_page.py</extracomment>
        <translation>すでに知っている内容</translation>
    </message>
    <message>
        <source>OK</source>
        <extracomment>gui/play/game_messages.py</extracomment>
        <translation>OK</translation>
    </message>
    <message>
        <source>rating {rating}</source>
        <extracomment>gui/play/match_fields.py</extracomment>
        <translation>レーティング {rating}</translation>
    </message>
    <message>
        <source>A rating measures strength: a player rated 200 points higher scores three points out of four.
The ratings were measured in games between the levels,
with level {number} taking a moment for each move.</source>
        <extracomment>gui/play/match_fields.py</extracomment>
        <translation>レーティングは強さを表す数値で、200点高いと、4局のうち3局分の得点を取れる強さです。
この数値はレベル同士の対局で測ったもので、
レベル{number}は一手を一瞬で指しています。</translation>
    </message>
    <message>
        <source>Differences from chess</source>
        <extracomment>gui/shell/knowledge.py</extracomment>
        <translation>チェスとの違い</translation>
    </message>
    <message>
        <source>Differences from shogi</source>
        <extracomment>gui/shell/knowledge.py</extracomment>
        <translation>将棋との違い</translation>
    </message>
    <message>
        <source>Differences from xiangqi</source>
        <extracomment>gui/shell/knowledge.py</extracomment>
        <translation>シャンチーとの違い</translation>
    </message>
    <message>
        <source>Not specified yet</source>
        <extracomment>gui/shell/knowledge.py</extracomment>
        <translation>未回答</translation>
    </message>
    <message>
        <source>Chess</source>
        <extracomment>gui/shell/knowledge.py, gui/workshop/workshop_page.py</extracomment>
        <translation>チェス</translation>
    </message>
    <message>
        <source>Shogi</source>
        <extracomment>gui/shell/knowledge.py, gui/workshop/workshop_page.py</extracomment>
        <translation>将棋</translation>
    </message>
    <message>
        <source>Xiangqi (Chinese chess)</source>
        <extracomment>gui/shell/knowledge.py</extracomment>
        <translation>シャンチー（中国将棋）</translation>
    </message>
    <message>
        <source>None of them</source>
        <extracomment>gui/shell/knowledge.py</extracomment>
        <translation>どれも知らない</translation>
    </message>
    <message>
        <source>From level 4 on, the computer resigns lost games</source>
        <extracomment>gui/shell/settings.py</extracomment>
        <translation>レベル4以上では、コンピューターが負けの局面で投了する</translation>
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
        <translation>ここでは{sign}が{file}筋側、{longer}が{other}筋側へのキャスリングです。チェスとは逆です。</translation>
    </message>
    <message>
        <source>castling towards the {file}-file</source>
        <comment>a move in the middle of a sentence</comment>
        <extracomment>gui/words/spoken_moves.py</extracomment>
        <translation>{file}筋側へのキャスリング</translation>
    </message>
    <message>
        <source>Revised rules</source>
        <comment>a game</comment>
        <extracomment>rules/games: Pandemonium</extracomment>
        <translation>改訂ルール</translation>
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
        <translation>変則チェスのサイト vchess.club のルールです。成るかどうかは最終段のポーンを除いて自由で、配置は盤上で決めます。</translation>
    </message>
    <message>
        <source>As on vchess</source>
        <comment>a game</comment>
        <extracomment>rules/games: Pandemonium (vchess)</extracomment>
        <translation>vchess のルール</translation>
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
        <translation>後手</translation>
    </message>
    <message>
        <source>The outlined squares are the palaces, and the tinted ones in them the corridors. In her own palace the queen moves one square diagonally; in the enemy&apos;s, cannon, dragon and footsoldier also move along corridors.</source>
        <extracomment>rules/games: Palace Shogi</extracomment>
        <translation>枠で囲んだマスが宮、その中の色付きのマスが通路です。クイーンは自分の宮の中では斜めに1マスだけ動き、敵の宮では砲、竜、卒が通路に沿っても動けます。</translation>
    </message>
    <message>
        <source>Nine by nine squares, dark and light. The first player moves first, from below; the pieces have no colours, and each points away from its owner. Nine pawns stand on the third rank, bishop, queen and rook on the second, and lance, horse, silver, gold, king, gold, silver, horse, lance on the first. Pawns and golds start promoted, with red signs.</source>
        <extracomment>assets/rules/palaceshogi.toml</extracomment>
        <translation>9×9マスの盤で、濃いマスと淡いマスがあります。下側の先手から指します。駒に色の違いはなく、とがった先が持ち主と反対の側を向きます。3段目にポーンが9枚、2段目にビショップ、クイーン、ルーク、1段目に香車、桂馬、銀、金、王、金、銀、桂馬、香車が並びます。ポーンと金は赤い字で、成った状態から始まります。</translation>
    </message>
    <message>
        <source>The start. The outlined squares are the two palaces, the tinted ones their corridors.</source>
        <extracomment>assets/rules/palaceshogi.toml</extracomment>
        <translation>初期配置。枠で囲んだマスが二つの宮、色の付いたマスがその通路です。</translation>
    </message>
    <message>
        <source>A palace is the outlined block of three by three squares in the middle of a side&apos;s first three ranks. Its five light squares, the corners and the centre, are its corridors, tinted on the board. Kings may leave their palace; what the palace does to queens, cannons, dragons, footsoldiers and kings is described below.</source>
        <extracomment>assets/rules/palaceshogi.toml</extracomment>
        <translation>宮は、手前の3段の中央にある、枠で囲んだ3×3マスです。その中の五つの淡いマス、つまり四隅と中央が通路で、盤では色が付いています。王は宮を離れてもかまいません。宮の中でクイーン、砲、竜、卒、王の動きがどう変わるかは、以下で説明します。</translation>
    </message>
    <message>
        <source>The horse is gone when the rook captures it; the knight goes to the hand as a horse.</source>
        <extracomment>assets/rules/palaceshogi.toml</extracomment>
        <translation>ルークが桂馬を取ると、桂馬はゲームから除かれます。ナイトを取ると、桂馬として持ち駒になります。</translation>
    </message>
    <message>
        <source>The pawn has gone from 5g to 5e. The second player&apos;s pawn on 6e captures it by going to 5f.</source>
        <extracomment>assets/rules/palaceshogi.toml</extracomment>
        <translation>ポーンが5gから5eへ進みました。後手の6eのポーンは5fへ進んでこれを取ります。</translation>
    </message>
    <message>
        <source>The first player, to move, wins by stepping into the palace.</source>
        <extracomment>assets/rules/palaceshogi.toml</extracomment>
        <translation>先手の手番です。宮に入って先手の勝ちです。</translation>
    </message>
    <message>
        <source>If the second player&apos;s king steps back to 2a, this position occurs for the fourth time: a draw.</source>
        <extracomment>assets/rules/palaceshogi.toml</extracomment>
        <translation>後手の王が2aに戻ると、この局面が4回目になり、引き分けです。</translation>
    </message>
    <message>
        <source>If you know xiangqi</source>
        <extracomment>assets/rules/differences.toml</extracomment>
        <translation>シャンチーを知っている方へ</translation>
    </message>
    <message>
        <source>Nothing blocks a knight, and bishops move any distance diagonally.</source>
        <extracomment>assets/rules/differences.toml</extracomment>
        <translation>ナイトの動きを妨げる駒はなく、ビショップは斜めに何マスでも動けます。</translation>
    </message>
    <message>
        <source>The cannon captures as in xiangqi, but never another cannon, nor over one.</source>
        <extracomment>assets/rules/differences.toml</extracomment>
        <translation>砲の取り方はシャンチーと同じですが、砲を取ることも砲を跳び越えることもできません。</translation>
    </message>
    <message>
        <source>The kings may not face each other, as in xiangqi, but they may leave their palaces.</source>
        <extracomment>assets/rules/differences.toml</extracomment>
        <translation>シャンチーと同じく王同士は向かい合えませんが、王は宮を離れられます。</translation>
    </message>
    <message>
        <source>A bishop moves diagonally, as far as it likes. Capture the pawn with it.</source>
        <extracomment>assets/lessons/pandemonium/01-first-game.toml, assets/lessons/mansindam/01-first-game.toml, assets/lessons/palaceshogi/01-first-game.toml</extracomment>
        <translation>ビショップは斜めに何マスでも動きます。ビショップでポーンを取りましょう。</translation>
    </message>
    <message>
        <source>A bishop never leaves the squares of its colour.</source>
        <extracomment>assets/lessons/pandemonium/01-first-game.toml, assets/lessons/mansindam/01-first-game.toml, assets/lessons/palaceshogi/01-first-game.toml</extracomment>
        <translation>ビショップは同じ色のマスから離れることがありません。</translation>
    </message>
    <message>
        <source>The knight jumps: two squares straight and one to the side, over anything. Capture the pawn with it.</source>
        <extracomment>assets/lessons/pandemonium/01-first-game.toml, assets/lessons/mansindam/01-first-game.toml</extracomment>
        <translation>ナイトは、縦か横に2マス、そこから直角に1マスの位置に、何でも跳び越えて跳びます。ナイトでポーンを取りましょう。</translation>
    </message>
    <message>
        <source>It is the only simple piece that jumps.</source>
        <extracomment>assets/lessons/pandemonium/01-first-game.toml, assets/lessons/mansindam/01-first-game.toml</extracomment>
        <translation>基本の駒のうち、跳べるのはナイトだけです。</translation>
    </message>
    <message>
        <source>It moves straight, captures diagonally and never moves back: look twice before you push one.</source>
        <extracomment>assets/lessons/pandemonium/01-first-game.toml, assets/lessons/palaceshogi/01-first-game.toml</extracomment>
        <translation>まっすぐ進み、取るときは斜めに進み、決して後ろへは戻りません。進める前によく確かめましょう。</translation>
    </message>
    <message>
        <source>From its third rank it may move two squares, and after that one.</source>
        <extracomment>assets/lessons/pandemonium/01-first-game.toml</extracomment>
        <translation>3段目からは2マスまで、その後は1マスずつ進みます。</translation>
    </message>
    <message>
        <source>Some pieces are two in one: the cardinal is bishop and knight, the marshal rook and knight, the queen rook and bishop. Take both pawns.</source>
        <extracomment>assets/lessons/pandemonium/01-first-game.toml</extracomment>
        <translation>二つの駒を合わせた駒があります。カーディナルはビショップとナイト、マーシャルはルークとナイト、クイーンはルークとビショップです。ポーンを2枚とも取りましょう。</translation>
    </message>
    <message>
        <source>These are the strongest pieces: look after them.</source>
        <extracomment>assets/lessons/pandemonium/01-first-game.toml, assets/lessons/mansindam/01-first-game.toml</extracomment>
        <translation>最も強い駒です。大切にしましょう。</translation>
    </message>
    <message>
        <source>A pawn moves one square straight ahead, and captures the same way. Capture the knight.</source>
        <extracomment>assets/lessons/mansindam/01-first-game.toml</extracomment>
        <translation>ポーンはまっすぐ前に1マス進み、取るときも同じです。ナイトを取りましょう。</translation>
    </message>
    <message>
        <source>Straight ahead, never diagonally: two pawns that meet can take each other.</source>
        <extracomment>assets/lessons/mansindam/01-first-game.toml</extracomment>
        <translation>まっすぐ前だけで、斜めには取れません。向き合ったポーンは互いに取れます。</translation>
    </message>
    <message>
        <source>Some pieces are two in one: the cardinal is bishop and knight, the marshal rook and knight, the queen rook and bishop, the angel queen and knight. Take both pawns.</source>
        <extracomment>assets/lessons/mansindam/01-first-game.toml</extracomment>
        <translation>二つの駒を合わせた駒があります。カーディナルはビショップとナイト、マーシャルはルークとナイト、クイーンはルークとビショップ、エンジェルはクイーンとナイトです。ポーンを2枚とも取りましょう。</translation>
    </message>
    <message>
        <source>It is a centaur now, knight and king in one. Only king, queen and angel stay what they are.</source>
        <extracomment>assets/lessons/mansindam/01-first-game.toml</extracomment>
        <translation>これでケンタウロスです。ナイトと王を合わせた動きをします。成らないのは王、クイーン、エンジェルだけです。</translation>
    </message>
    <message>
        <source>In chess only pawns promote; here every piece but king, queen and angel does.</source>
        <extracomment>assets/lessons/mansindam/01-first-game.toml</extracomment>
        <translation>チェスで成るのはポーンだけですが、ここでは王、クイーン、エンジェル以外はすべて成ります。</translation>
    </message>
    <message>
        <source>In shogi you could choose; here you cannot.</source>
        <extracomment>assets/lessons/mansindam/01-first-game.toml</extracomment>
        <translation>将棋では成るかどうかを選べますが、ここでは選べません。</translation>
    </message>
    <message>
        <source>Five directions: none straight back, none to the side.</source>
        <extracomment>assets/lessons/palaceshogi/01-first-game.toml</extracomment>
        <translation>動ける方向は五つです。まっすぐ後ろと真横には動けません。</translation>
    </message>
    <message>
        <source>Six directions: none diagonally back. A gold is a promoted silver.</source>
        <extracomment>assets/lessons/palaceshogi/01-first-game.toml</extracomment>
        <translation>動ける方向は六つです。斜め後ろには動けません。金は成った銀です。</translation>
    </message>
    <message>
        <source>It jumps over anything, and never moves back.</source>
        <extracomment>assets/lessons/palaceshogi/01-first-game.toml</extracomment>
        <translation>何でも跳び越えますが、後ろへは決して戻りません。</translation>
    </message>
    <message>
        <source>Web page (*.html)</source>
        <extracomment>gui/desk/printing.py, gui/desk/report_exports.py</extracomment>
        <translation>ウェブページ (*.html)</translation>
    </message>
    <message>
        <source>Making the web page…</source>
        <extracomment>gui/desk/printing.py</extracomment>
        <translation>ウェブページを作成しています…</translation>
    </message>
    <message>
        <source>In {game}: {sentences}</source>
        <extracomment>gui/rulebook/variant_changes.py</extracomment>
        <translation>{game}では：{sentences}</translation>
    </message>
    <message>
        <source>New pieces: {pieces}.</source>
        <extracomment>gui/rulebook/variant_changes.py</extracomment>
        <translation>新しい駒：{pieces}。</translation>
    </message>
    <message>
        <source>Not in this game: {pieces}.</source>
        <extracomment>gui/rulebook/variant_changes.py</extracomment>
        <translation>このゲームにない駒：{pieces}。</translation>
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
        <translation>駒を取る、打つ</translation>
    </message>
    <message>
        <source>Victory by arriving</source>
        <extracomment>gui/rulebook/generated.py</extracomment>
        <translation>到達による勝ち</translation>
    </message>
    <message>
        <source>No legal move</source>
        <extracomment>gui/rulebook/generated.py</extracomment>
        <translation>指せる手がないとき</translation>
    </message>
    <message>
        <source>Repeating a position</source>
        <extracomment>gui/rulebook/generated.py</extracomment>
        <translation>同じ局面の繰り返し</translation>
    </message>
    <message>
        <source>Draws</source>
        <extracomment>gui/rulebook/generated.py, engine/playtest/texts.py: draws</extracomment>
        <translation>引き分け</translation>
    </message>
    <message>
        <source>This game is based on {game}.</source>
        <extracomment>gui/rulebook/generated.py</extracomment>
        <translation>このゲームは{game}をもとにしています。</translation>
    </message>
    <message>
        <source>The start.</source>
        <extracomment>gui/rulebook/generated.py</extracomment>
        <translation>開始局面。</translation>
    </message>
    <message>
        <source>The board has {files} files and {ranks} ranks.</source>
        <extracomment>gui/desk/definitions_dialog.py, gui/rulebook/generated.py</extracomment>
        <translation>盤は{files}筋{ranks}段です。</translation>
    </message>
    <message>
        <source>{first} moves first, then the players take turns.</source>
        <extracomment>gui/rulebook/generated.py</extracomment>
        <translation>先に指すのは{first}で、その後は交互に指します。</translation>
    </message>
    <message>
        <source>Each player chooses the pieces on these files of their own first rank: {files}. {first} chooses first.</source>
        <extracomment>gui/rulebook/generated.py</extracomment>
        <translation>両者は、自分の1段目のうち{files}筋に置く駒を選びます。先に選ぶのは{first}です。</translation>
    </message>
    <message>
        <source>The choices, from the left as {first} sees them:</source>
        <extracomment>gui/rulebook/generated.py</extracomment>
        <translation>選べる配置（{first}から見て左から順に）：</translation>
    </message>
    <message>
        <source>Only jumps pass over other pieces.</source>
        <extracomment>gui/rulebook/generated.py</extracomment>
        <translation>ほかの駒を跳び越えられるのは、跳ぶ動きだけです。</translation>
    </message>
    <message>
        <source>En passant: a {piece} that has moved over several squares can be captured by an enemy {piece} on the next move, as if it had stopped on any square that it passed over.</source>
        <extracomment>gui/rulebook/generated.py</extracomment>
        <translation>アンパッサン：複数のマスを進んだ{piece}は、その直後の手に限り、通ったマスのどこかに止まったものとして敵の{piece}に取られることがあります。</translation>
    </message>
    <message>
        <source>Your own games</source>
        <extracomment>gui/app/start_cards.py</extracomment>
        <translation>自作ゲーム</translation>
    </message>
    <message>
        <source>Open a definition…</source>
        <extracomment>gui/app/start_cards.py</extracomment>
        <translation>定義を開く…</translation>
    </message>
    <message>
        <source>Make a game of your own…</source>
        <extracomment>gui/app/start_cards.py</extracomment>
        <translation>自分のゲームを作る…</translation>
    </message>
    <message>
        <source>Edit in the workshop</source>
        <extracomment>gui/app/start_cards.py</extracomment>
        <translation>工房で編集</translation>
    </message>
    <message>
        <source>Save the definition…</source>
        <extracomment>gui/app/start_cards.py</extracomment>
        <translation>定義を保存…</translation>
    </message>
    <message>
        <source>Remove…</source>
        <extracomment>gui/app/start_cards.py, gui/workshop/workshop_page.py</extracomment>
        <translation>削除…</translation>
    </message>
    <message>
        <source>Line {line}, column {column}: {why}</source>
        <extracomment>gui/desk/definitions_dialog.py</extracomment>
        <translation>{line}行目、{column}文字目：{why}</translation>
    </message>
    <message>
        <source>You already have this game.</source>
        <extracomment>gui/desk/definitions_dialog.py</extracomment>
        <translation>このゲームはすでにあります。</translation>
    </message>
    <message>
        <source>You have a game of this name with other rules. This one takes its place; games played by the older rules keep them.</source>
        <extracomment>gui/desk/definitions_dialog.py</extracomment>
        <translation>同じ名前でルールの異なるゲームがあります。このゲームがそれに置き換わりますが、以前のルールで指した対局は以前のルールのままです。</translation>
    </message>
    <message numerus="yes">
        <source>{count:,} of {number} games can be played.</source>
        <extracomment>gui/desk/definitions_dialog.py</extracomment>
        <translation>
            <numerusform>{number}個のゲームのうち{count:,}個で対局できます。</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} (refused)</source>
        <extracomment>gui/desk/definitions_dialog.py</extracomment>
        <translation>{name}（使用不可）</translation>
    </message>
    <message>
        <source>Add and play…</source>
        <extracomment>gui/desk/definitions_dialog.py</extracomment>
        <translation>追加して対局…</translation>
    </message>
    <message>
        <source>A game of your own</source>
        <extracomment>gui/desk/definitions_dialog.py</extracomment>
        <translation>自作ゲーム</translation>
    </message>
    <message>
        <source>Games of your own</source>
        <extracomment>gui/desk/definitions_dialog.py</extracomment>
        <translation>自作ゲーム</translation>
    </message>
    <message>
        <source>Replace</source>
        <extracomment>gui/desk/definitions_dialog.py</extracomment>
        <translation>置き換える</translation>
    </message>
    <message>
        <source>This definition</source>
        <extracomment>gui/desk/definitions_dialog.py</extracomment>
        <translation>この定義</translation>
    </message>
    <message>
        <source>Games and definitions of games (*.pgn *.toml *.ini);;All files (*)</source>
        <extracomment>gui/desk/file_dialogs.py</extracomment>
        <translation>棋譜とゲームの定義 (*.pgn *.toml *.ini);;すべてのファイル (*)</translation>
    </message>
    <message>
        <source>Definitions of games (*.toml *.ini);;All files (*)</source>
        <extracomment>gui/app/own_game_commands.py</extracomment>
        <translation>ゲームの定義 (*.toml *.ini);;すべてのファイル (*)</translation>
    </message>
    <message>
        <source>Definition of a game (*.toml)</source>
        <extracomment>gui/desk/definition_export.py</extracomment>
        <translation>ゲームの定義 (*.toml)</translation>
    </message>
    <message>
        <source>Save the definition</source>
        <extracomment>gui/desk/definition_export.py</extracomment>
        <translation>定義を保存</translation>
    </message>
    <message>
        <source>{title} is saved in {file}.</source>
        <extracomment>gui/desk/definition_export.py</extracomment>
        <translation>{title}を {file} に保存しました。</translation>
    </message>
    <message>
        <source>Remove {title} from your own games?</source>
        <extracomment>gui/app/own_game_commands.py</extracomment>
        <translation>自作ゲームから{title}を削除しますか？</translation>
    </message>
    <message>
        <source>Its older versions are removed as well. Saved games keep their definition and still open.</source>
        <extracomment>gui/app/own_game_commands.py</extracomment>
        <translation>以前の版も削除されます。保存した対局には定義が残るので、これまでどおり開けます。</translation>
    </message>
    <message>
        <source>This text</source>
        <extracomment>gui/app/own_game_commands.py</extracomment>
        <translation>このテキスト</translation>
    </message>
    <message>
        <source>Open a definition</source>
        <extracomment>gui/app/own_game_commands.py</extracomment>
        <translation>定義を開く</translation>
    </message>
    <message>
        <source>Instead of moving, a player may drop a piece from the hand on an empty square.</source>
        <extracomment>gui/rulebook/generated.py</extracomment>
        <translation>一手指す代わりに、持ち駒を1枚、空いたマスに打てます。</translation>
    </message>
    <message>
        <source>Castling moves two pieces at once, {king} and {rook}. Nothing may stand between them or where they go, the king may not be in check, and no square that it crosses or lands on may be attacked.</source>
        <extracomment>gui/rulebook/generated.py</extracomment>
        <translation>キャスリングでは{king}と{rook}を同時に動かします。二つの駒の間と移動先に駒がなく、王に王手がかかっておらず、王が通るマスと着くマスが攻撃されていないことが条件です。</translation>
    </message>
    <message>
        <source>A move that would make the same position occur {count} times is illegal.</source>
        <extracomment>gui/rulebook/ends.py</extracomment>
        <translation>同じ局面が{count}回目になる手は指せません。</translation>
    </message>
    <message>
        <source>The players may agree to a draw.</source>
        <extracomment>gui/rulebook/ends.py</extracomment>
        <translation>合意すれば引き分けにできます。</translation>
    </message>
    <message>
        <source>As {first} sees the board, files are {low} to {high} from left to right.</source>
        <extracomment>gui/rulebook/generated.py</extracomment>
        <translation>{first}から見て、筋は左から右へ{low}から{high}です。</translation>
    </message>
    <message>
        <source>Ranks are {low} to {high} from near to far.</source>
        <extracomment>gui/rulebook/generated.py</extracomment>
        <translation>段は手前から奥へ{low}から{high}です。</translation>
    </message>
    <message>
        <source>The board lacks these squares: {squares}.</source>
        <extracomment>gui/rulebook/generated.py</extracomment>
        <translation>盤に次のマスはありません：{squares}。</translation>
    </message>
    <message>
        <source>Passing is not allowed.</source>
        <extracomment>gui/rulebook/generated.py</extracomment>
        <translation>パスはできません。</translation>
    </message>
    <message>
        <source>In hand: {pieces}.</source>
        <extracomment>gui/rulebook/generated.py</extracomment>
        <translation>持ち駒：{pieces}。</translation>
    </message>
    <message>
        <source>A line on the board marks this zone: {zone}.</source>
        <extracomment>gui/rulebook/generated.py</extracomment>
        <translation>盤上の線は次の範囲を示します：{zone}。</translation>
    </message>
    <message>
        <source>The pieces have one colour, and each points at the enemy.</source>
        <extracomment>gui/rulebook/generated.py</extracomment>
        <translation>駒はすべて同じ色で、敵の側を向いています。</translation>
    </message>
    <message>
        <source>On the board, neighbouring pieces are swapped.</source>
        <extracomment>gui/rulebook/generated.py</extracomment>
        <translation>盤上では隣り合う駒を入れ替えて選びます。</translation>
    </message>
    <message>
        <source>A drop never promotes.</source>
        <extracomment>gui/rulebook/generated.py</extracomment>
        <translation>打つときに成ることはありません。</translation>
    </message>
    <message>
        <source>May be dropped on any empty square.</source>
        <extracomment>gui/rulebook/generated.py</extracomment>
        <translation>空いたマスのどこにでも打てます。</translation>
    </message>
    <message>
        <source>Neither may have moved before.</source>
        <extracomment>gui/rulebook/generated.py</extracomment>
        <translation>どちらもそれまでに動いていてはいけません。</translation>
    </message>
    <message>
        <source>They may have moved before, and a side may castle more than once.</source>
        <extracomment>gui/rulebook/generated.py</extracomment>
        <translation>すでに動いていてもよく、何度でもキャスリングできます。</translation>
    </message>
    <message>
        <source>A {king} that is attacked is in check, and the check must be answered at once.</source>
        <extracomment>gui/rulebook/ends.py</extracomment>
        <translation>攻撃されている{king}には王手がかかっており、すぐに受けなければなりません。</translation>
    </message>
    <message>
        <source>A player who cannot answer it is checkmated and loses.</source>
        <extracomment>gui/rulebook/ends.py</extracomment>
        <translation>受けられなければ詰みで負けです。</translation>
    </message>
    <message>
        <source>Players may not leave their own {king} attacked.</source>
        <extracomment>gui/rulebook/ends.py</extracomment>
        <translation>自分の{king}が攻撃されたままになる手は指せません。</translation>
    </message>
    <message>
        <source>In results, this end is called {name}.</source>
        <extracomment>gui/rulebook/ends.py</extracomment>
        <translation>結果では、この勝ち方を「{name}」と呼びます。</translation>
    </message>
    <message>
        <source>If a player is not in check and has no legal move, the game is drawn.</source>
        <extracomment>gui/rulebook/ends.py</extracomment>
        <translation>王手がかかっておらず、指せる手がなければ引き分けです。</translation>
    </message>
    <message>
        <source>When the same position occurs {count} times, the player to move wins.</source>
        <extracomment>gui/rulebook/ends.py</extracomment>
        <translation>同じ局面が{count}回現れると、そのときの手番の側の勝ちです。</translation>
    </message>
    <message>
        <source>Occurrences count only if they follow one another within {count} moves, counting those of both players.</source>
        <extracomment>gui/rulebook/ends.py</extracomment>
        <translation>双方の手を合わせて{count}手以内の間隔で続けて現れたものだけを数えます。</translation>
    </message>
    <message>
        <source>But if one side gave check with every move in between, and the other did not, the side that gave check loses.</source>
        <extracomment>gui/rulebook/ends.py</extracomment>
        <translation>ただし、その間に一方だけがすべての手で王手をかけていれば、王手をかけ続けた側の負けです。</translation>
    </message>
    <message>
        <source>After such a draw, the players change sides and play again.</source>
        <extracomment>gui/rulebook/ends.py</extracomment>
        <translation>その引き分けの後は、先後を入れ替えて指し直します。</translation>
    </message>
    <message>
        <source>The game is drawn after {count} moves of each side without a capture, a drop, a promotion or a move of one of these pieces: {pieces}.</source>
        <extracomment>gui/rulebook/ends.py</extracomment>
        <translation>双方が{count}手ずつ、駒を取る手、打つ手、成る手、{pieces}を動かす手のどれも指さずにいると引き分けです。</translation>
    </message>
    <message>
        <source>The game is drawn after {count} moves of each side without a capture, a drop or a promotion.</source>
        <extracomment>gui/rulebook/ends.py</extracomment>
        <translation>双方が{count}手ずつ、駒を取る手、打つ手、成る手のどれも指さずにいると引き分けです。</translation>
    </message>
    <message>
        <source>There is no castling.</source>
        <extracomment>gui/rulebook/ends.py</extracomment>
        <translation>キャスリングはありません。</translation>
    </message>
    <message>
        <source>There is no en passant.</source>
        <extracomment>gui/rulebook/ends.py</extracomment>
        <translation>アンパッサンはありません。</translation>
    </message>
    <message>
        <source>No piece promotes.</source>
        <extracomment>gui/rulebook/ends.py</extracomment>
        <translation>成る駒はありません。</translation>
    </message>
    <message>
        <source>No piece is dropped.</source>
        <extracomment>gui/desk/definitions_dialog.py, gui/rulebook/ends.py</extracomment>
        <translation>打てる駒はありません。</translation>
    </message>
    <message>
        <source>The letters of the pieces: {letters}.</source>
        <extracomment>gui/desk/definitions_dialog.py, gui/rulebook/generated.py</extracomment>
        <translation>駒を表す英字：{letters}。</translation>
    </message>
    <message>
        <source>A move is written with -, a capture with x, a drop with *.</source>
        <extracomment>gui/rulebook/generated.py</extracomment>
        <translation>移動は -、取る手は x、打つ手は * で書きます。</translation>
    </message>
    <message>
        <source>x marks a capture, @ a drop, + a check and # mate.</source>
        <extracomment>gui/rulebook/generated.py</extracomment>
        <translation>xは取る手、@は打つ手、+は王手、#は詰みです。</translation>
    </message>
    <message>
        <source>A promotion is written with = and the letter of the new piece.</source>
        <extracomment>gui/rulebook/generated.py</extracomment>
        <translation>成りは=と新しい駒の文字で書きます。</translation>
    </message>
    <message>
        <source>A promotion is written with + at the end, one that is declined with =.</source>
        <extracomment>gui/rulebook/generated.py</extracomment>
        <translation>末尾の+は成り、=は不成です。</translation>
    </message>
    <message>
        <source>Captured pieces leave the game.</source>
        <extracomment>gui/rulebook/generated.py</extracomment>
        <translation>取られた駒はゲームから除かれます。</translation>
    </message>
    <message>
        <source>A hand can hold these pieces: {pieces}.</source>
        <extracomment>gui/desk/definitions_dialog.py, gui/rulebook/generated.py</extracomment>
        <translation>持ち駒になる駒：{pieces}。</translation>
    </message>
    <message>
        <source>The player chooses the new piece, which need not have been captured before.</source>
        <extracomment>gui/rulebook/generated.py</extracomment>
        <translation>成り先は指す側が選びます。その駒が前に取られている必要はありません。</translation>
    </message>
    <message>
        <source>A move touches a zone if it starts or ends there.</source>
        <extracomment>gui/rulebook/generated.py</extracomment>
        <translation>ある範囲に入る手、出る手、中で動く手を、その範囲に「かかる」手といいます。</translation>
    </message>
    <message>
        <source>These pieces do not promote: {pieces}.</source>
        <extracomment>gui/rulebook/generated.py</extracomment>
        <translation>{pieces}は成れません。</translation>
    </message>
    <message>
        <source>At the start, these castling moves are allowed: {castlings}.</source>
        <extracomment>gui/rulebook/generated.py</extracomment>
        <translation>開始時にできるキャスリング：{castlings}。</translation>
    </message>
    <message>
        <source>A player who has no legal move loses, whether in check or not.</source>
        <extracomment>gui/rulebook/ends.py</extracomment>
        <translation>王手をかけられていてもいなくても、指せる手がなければ負けです。</translation>
    </message>
    <message>
        <source>Lessons skip what is the same as in chess and explain the rest by comparison.</source>
        <extracomment>gui/app/first_visit.py</extracomment>
        <translation>レッスンでは、チェスと同じことを省き、それ以外はチェスと比べて説明します。</translation>
    </message>
    <message>
        <source>Let the computer practise…</source>
        <extracomment>gui/app/start_cards.py</extracomment>
        <translation>コンピューターに練習させる…</translation>
    </message>
    <message>
        <source>The computer cannot practise {title}: {why}.</source>
        <extracomment>gui/app/own_game_commands.py</extracomment>
        <translation>コンピューターは{title}を練習できません：{why}。</translation>
    </message>
    <message>
        <source>Practice of {title} could not be continued and has started over.</source>
        <extracomment>gui/app/own_game_commands.py</extracomment>
        <translation>{title}の練習を再開できなかったため、最初からやり直しています。</translation>
    </message>
    <message>
        <source>The computer has practised {title}.</source>
        <extracomment>gui/app/own_game_commands.py</extracomment>
        <translation>{title}の練習が終わりました。</translation>
    </message>
    <message>
        <source>The computer cannot practise {title}.</source>
        <extracomment>gui/app/own_game_commands.py</extracomment>
        <translation>コンピューターは{title}を練習できません。</translation>
    </message>
    <message>
        <source>The computer plays quick games against itself and learns what each piece is worth, and where. Then a match shows how much it has improved. This runs in the background; you can play meanwhile.</source>
        <extracomment>gui/app/practice_dialog.py</extracomment>
        <translation>コンピューターが自分自身と早指しで何局も指し、それぞれの駒の価値とよい位置を学びます。その後の連続対局で、どれだけ強くなったかを示します。バックグラウンドで動くので、その間も遊べます。</translation>
    </message>
    <message>
        <source>Starting…</source>
        <extracomment>gui/app/practice_dialog.py, gui/playtest/playtest_page.py</extracomment>
        <translation>開始しています…</translation>
    </message>
    <message numerus="yes">
        <source>Round {round} of {rounds}: {count:,} games played.</source>
        <extracomment>gui/app/practice_dialog.py</extracomment>
        <translation>
            <numerusform>{rounds}回中{round}回目：{count:,}局を指しました。</numerusform>
        </translation>
    </message>
    <message>
        <source>Round {round} of {rounds}: finding the best values.</source>
        <extracomment>gui/app/practice_dialog.py</extracomment>
        <translation>{rounds}回中{round}回目：最良の値を求めています。</translation>
    </message>
    <message numerus="yes">
        <source>Match against its former self: {share}% ± {error}% in {count:,} games.</source>
        <extracomment>gui/app/practice_dialog.py</extracomment>
        <translation>
            <numerusform>以前の自分との連続対局：{count:,}局で得点率{share} ± {error}%。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It scored {share}% ± {error}% in {count:,} games against its former self.</source>
        <extracomment>gui/app/practice_dialog.py</extracomment>
        <translation>
            <numerusform>以前の自分を相手にした{count:,}局の得点率は{share} ± {error}%でした。</numerusform>
        </translation>
    </message>
    <message>
        <source>That is no improvement, so it keeps its old values.</source>
        <extracomment>gui/app/practice_dialog.py</extracomment>
        <translation>強くなっていないため、以前の値のままにします。</translation>
    </message>
    <message>
        <source>It has not practised yet and values the pieces by how they move.</source>
        <extracomment>gui/app/practice_dialog.py</extracomment>
        <translation>まだ練習していません。駒の価値は動きから見積もっています。</translation>
    </message>
    <message>
        <source>Paused after {done} of {total} minutes.</source>
        <extracomment>gui/app/practice_dialog.py</extracomment>
        <translation>{total}分中{done}分で一時停止しました。</translation>
    </message>
    <message>
        <source>The computer is practising {title} now.</source>
        <extracomment>gui/app/practice_dialog.py</extracomment>
        <translation>{title}を練習中です。</translation>
    </message>
    <message>
        <source>Let the computer practise</source>
        <extracomment>gui/app/practice_dialog.py</extracomment>
        <translation>コンピューターに練習させる</translation>
    </message>
    <message>
        <source>Progress</source>
        <extracomment>gui/app/practice_dialog.py, gui/playtest/playtest_page.py</extracomment>
        <translation>進捗</translation>
    </message>
    <message>
        <source>Discard</source>
        <extracomment>gui/app/practice_dialog.py, gui/playtest/playtest_page.py</extracomment>
        <translation>破棄</translation>
    </message>
    <message>
        <source>Start</source>
        <extracomment>gui/app/practice_dialog.py, gui/learn/learn_page.py, gui/learn/puzzle_text.py, gui/playtest/playtest_page.py, gui/workshop/workshop_page.py</extracomment>
        <translation>開始</translation>
    </message>
    <message>
        <source>Not solved yet</source>
        <extracomment>gui/learn/lesson_page.py</extracomment>
        <translation>まだ解けていません</translation>
    </message>
    <message>
        <source>Go on, or take the move back.</source>
        <extracomment>gui/learn/lesson_text.py</extracomment>
        <translation>続けるか、手を戻してください。</translation>
    </message>
    <message>
        <source>Left out because you already know them: {numbers}. Click a number to see it anyway.</source>
        <extracomment>gui/learn/lesson_text.py</extracomment>
        <translation>すでにご存じの内容なので省きました：{numbers}。番号をクリックすると見られます。</translation>
    </message>
    <message>
        <source>The signs: {pieces}. Rest the pointer on a piece to see how it moves.</source>
        <extracomment>gui/play/game_messages.py</extracomment>
        <translation>駒の字：{pieces}。ポインターを駒に置くと動きが表示されます。</translation>
    </message>
    <message>
        <source>A position may occur any number of times.</source>
        <extracomment>gui/rulebook/ends.py</extracomment>
        <translation>同じ局面は何度現れてもかまいません。</translation>
    </message>
    <message>
        <source>When the same position occurs {count} times, the player to move loses.</source>
        <extracomment>gui/rulebook/ends.py</extracomment>
        <translation>同じ局面が{count}回現れると、そのときの手番の側の負けです。</translation>
    </message>
    <message>
        <source>When the same position occurs {count} times, the game is drawn.</source>
        <extracomment>gui/rulebook/ends.py</extracomment>
        <translation>同じ局面が{count}回現れると引き分けです。</translation>
    </message>
    <message>
        <source>There are no draws, not even by agreement.</source>
        <extracomment>gui/rulebook/ends.py</extracomment>
        <translation>引き分けはありません。合意による引き分けもありません。</translation>
    </message>
    <message>
        <source>Moves of these pieces are written without a letter: {pieces}.</source>
        <extracomment>gui/rulebook/generated.py</extracomment>
        <translation>{pieces}の手は文字を付けずに書きます。</translation>
    </message>
    <message>
        <source>Captured pieces go to the captor&apos;s hand.</source>
        <extracomment>gui/rulebook/generated.py</extracomment>
        <translation>取られた駒は取った側の持ち駒になります。</translation>
    </message>
    <message>
        <source>Their rules are the same.</source>
        <extracomment>gui/rulebook/generated.py</extracomment>
        <translation>ルールは同じです。</translation>
    </message>
    <message>
        <source>Save as a web page…</source>
        <extracomment>gui/rulebook/rules_window.py</extracomment>
        <translation>ウェブページとして保存…</translation>
    </message>
    <message>
        <source>&amp;Workshop…</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>工房(&amp;W)…</translation>
    </message>
    <message>
        <source>Save the draft</source>
        <extracomment>gui/storage/drafts.py</extracomment>
        <translation>下書きを保存</translation>
    </message>
    <message>
        <source>The disk is slow to save the draft; you can carry on.</source>
        <extracomment>gui/storage/drafts.py</extracomment>
        <translation>ディスクが遅く、下書きの保存に時間がかかっています。そのまま続けられます。</translation>
    </message>
    <message>
        <source>The draft cannot be saved at the moment ({why}); you can carry on.</source>
        <extracomment>gui/storage/drafts.py</extracomment>
        <translation>現在、下書きを保存できません（{why}）。そのまま続けられます。</translation>
    </message>
    <message>
        <source>Saving the draft… The disk is slow. If you leave now, unsaved changes are lost.</source>
        <extracomment>gui/storage/drafts.py</extracomment>
        <translation>下書きを保存しています… ディスクが遅いため時間がかかっています。今離れると、未保存の変更は失われます。</translation>
    </message>
    <message>
        <source>This draft is not completely saved. If you leave now, unsaved changes are lost.</source>
        <extracomment>gui/storage/drafts.py</extracomment>
        <translation>この下書きには未保存の部分があります。今離れると、その部分は失われます。</translation>
    </message>
    <message>
        <source>The draft is on the clipboard.</source>
        <extracomment>gui/storage/drafts.py</extracomment>
        <translation>下書きをクリップボードにコピーしました。</translation>
    </message>
    <message>
        <source>Your own games cannot be read: {why}.</source>
        <extracomment>gui/storage/own_games.py</extracomment>
        <translation>自作ゲームを読めません：{why}。</translation>
    </message>
    <message>
        <source>Your own games cannot be saved: {why}.</source>
        <extracomment>gui/storage/own_games.py</extracomment>
        <translation>自作ゲームを保存できません：{why}。</translation>
    </message>
    <message>
        <source>{jump}, repeated in the same direction over empty squares</source>
        <extracomment>gui/words/movement.py</extracomment>
        <translation>{jump}（空いたマスを同じ跳躍で続けて進める）</translation>
    </message>
    <message>
        <source>{jump}, up to {count} times in one direction over empty squares</source>
        <extracomment>gui/words/movement.py</extracomment>
        <translation>{jump}（空いたマスを一方向に{count}回まで）</translation>
    </message>
    <message>
        <source>{jump}, unless a piece in its way blocks it</source>
        <extracomment>gui/words/movement.py</extracomment>
        <translation>{jump}（途中の駒に妨げられる）</translation>
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
        <translation>駒を1枚越える移動は{how}。</translation>
    </message>
    <message>
        <source>Moves and captures {how} over one piece.</source>
        <extracomment>gui/words/movement.py</extracomment>
        <translation>駒を1枚越える移動と取る動きは{how}。</translation>
    </message>
    <message>
        <source>to the left</source>
        <extracomment>gui/words/movement.py</extracomment>
        <translation>左へ</translation>
    </message>
    <message>
        <source>to the right</source>
        <extracomment>gui/words/movement.py</extracomment>
        <translation>右へ</translation>
    </message>
    <message>
        <source>diagonally forward to the left</source>
        <extracomment>gui/words/movement.py</extracomment>
        <translation>左斜め前へ</translation>
    </message>
    <message>
        <source>diagonally forward to the right</source>
        <extracomment>gui/words/movement.py</extracomment>
        <translation>右斜め前へ</translation>
    </message>
    <message>
        <source>diagonally back to the left</source>
        <extracomment>gui/words/movement.py</extracomment>
        <translation>左斜め後ろへ</translation>
    </message>
    <message>
        <source>diagonally back to the right</source>
        <extracomment>gui/words/movement.py</extracomment>
        <translation>右斜め後ろへ</translation>
    </message>
    <message>
        <source>with a jump of three squares straight</source>
        <extracomment>gui/words/movement.py</extracomment>
        <translation>縦横に3マスの跳躍</translation>
    </message>
    <message>
        <source>with a jump of three squares and one to the side</source>
        <extracomment>gui/words/movement.py</extracomment>
        <translation>縦か横に3マス、そこから直角に1マスの跳躍</translation>
    </message>
    <message>
        <source>with a jump of three squares and two to the side</source>
        <extracomment>gui/words/movement.py</extracomment>
        <translation>縦か横に3マス、そこから直角に2マスの跳躍</translation>
    </message>
    <message>
        <source>with a jump of three squares diagonally</source>
        <extracomment>gui/words/movement.py</extracomment>
        <translation>斜めに3マスの跳躍</translation>
    </message>
    <message>
        <source>{number} forward</source>
        <comment>squares</comment>
        <extracomment>gui/words/movement.py</extracomment>
        <translation>前{number}</translation>
    </message>
    <message>
        <source>{number} back</source>
        <comment>squares</comment>
        <extracomment>gui/words/movement.py</extracomment>
        <translation>後ろ{number}</translation>
    </message>
    <message>
        <source>{number} to the left</source>
        <comment>squares</comment>
        <extracomment>gui/words/movement.py</extracomment>
        <translation>左{number}</translation>
    </message>
    <message>
        <source>{number} to the right</source>
        <comment>squares</comment>
        <extracomment>gui/words/movement.py</extracomment>
        <translation>右{number}</translation>
    </message>
    <message>
        <source>Moves like the king in shogi.</source>
        <extracomment>gui/words/movement.py</extracomment>
        <translation>将棋の王と同じ動きです。</translation>
    </message>
    <message>
        <source>Moves like the rook in shogi.</source>
        <extracomment>gui/words/movement.py</extracomment>
        <translation>将棋の飛車と同じ動きです。</translation>
    </message>
    <message>
        <source>Moves like the bishop in shogi.</source>
        <extracomment>gui/words/movement.py</extracomment>
        <translation>将棋の角と同じ動きです。</translation>
    </message>
    <message>
        <source>Moves like the promoted rook in shogi.</source>
        <extracomment>gui/words/movement.py</extracomment>
        <translation>将棋の竜王と同じ動きです。</translation>
    </message>
    <message>
        <source>Moves like the promoted bishop in shogi.</source>
        <extracomment>gui/words/movement.py</extracomment>
        <translation>将棋の竜馬と同じ動きです。</translation>
    </message>
    <message>
        <source>Moves like the chariot in xiangqi.</source>
        <extracomment>gui/words/movement.py</extracomment>
        <translation>シャンチーの車と同じ動きです。</translation>
    </message>
    <message>
        <source>Moves like the horse in xiangqi.</source>
        <extracomment>gui/words/movement.py</extracomment>
        <translation>シャンチーの馬と同じ動きです。</translation>
    </message>
    <message>
        <source>From a definition for Fairy-Stockfish.</source>
        <extracomment>gui/words/naming.py</extracomment>
        <translation>Fairy-Stockfish 用の定義によるゲームです。</translation>
    </message>
    <message>
        <source>arrival</source>
        <comment>how a game ends</comment>
        <extracomment>gui/words/naming.py</extracomment>
        <translation>到達</translation>
    </message>
    <message>
        <source>{winner} has reached the goal.</source>
        <extracomment>gui/words/naming.py</extracomment>
        <translation>{winner}が目標に到達しました。</translation>
    </message>
    <message>
        <source>Promoted {piece}</source>
        <extracomment>gui/words/naming.py, gui/workshop/piece_panel.py</extracomment>
        <translation>成{piece}</translation>
    </message>
    <message>
        <source>The position has occurred {count:,} times.</source>
        <extracomment>gui/words/outcome_text.py</extracomment>
        <translation>同じ局面が{count:,}回現れました。</translation>
    </message>
    <message>
        <source>With this move, the position would have occurred {count:,} times.</source>
        <extracomment>gui/words/outcome_text.py</extracomment>
        <translation>この手を指すと、同じ局面が{count:,}回目になります。</translation>
    </message>
    <message numerus="yes">
        <source>In {count:,} moves of each player there was no capture, drop, promotion or pawn move.</source>
        <extracomment>gui/words/outcome_text.py</extracomment>
        <translation>
            <numerusform>双方が{count:,}手ずつ、駒を取る手、打つ手、成る手、ポーンを動かす手のどれも指しませんでした。</numerusform>
        </translation>
    </message>
    <message>
        <source>The position has occurred for the second time.</source>
        <extracomment>gui/words/outcome_text.py</extracomment>
        <translation>同じ局面が2回現れました。</translation>
    </message>
    <message>
        <source>This would be the second time that this position occurs.</source>
        <extracomment>gui/words/outcome_text.py</extracomment>
        <translation>この手を指すと、同じ局面が2回目になります。</translation>
    </message>
    <message>
        <source>Too long without progress</source>
        <extracomment>gui/words/outcome_text.py</extracomment>
        <translation>進展のない手が続きすぎました</translation>
    </message>
    <message>
        <source>{player} would win the game.</source>
        <extracomment>gui/words/outcome_text.py</extracomment>
        <translation>{player}の勝ちになります。</translation>
    </message>
    <message>
        <source>{player} would lose the game.</source>
        <extracomment>gui/words/outcome_text.py</extracomment>
        <translation>{player}の負けになります。</translation>
    </message>
    <message>
        <source>{where}, instead: {moves}</source>
        <extracomment>gui/words/piece_notes.py</extracomment>
        <translation>{where}では動きが変わります：{moves}</translation>
    </message>
    <message>
        <source>Its whole path must be {where}.</source>
        <extracomment>gui/words/piece_notes.py</extracomment>
        <translation>通れるマス：{where}だけ。</translation>
    </message>
    <message>
        <source>{piece} (promoted)</source>
        <extracomment>gui/words/piece_notes.py</extracomment>
        <translation>{piece}（成り）</translation>
    </message>
    <message>
        <source>Cannot be dropped on a file with {number} pieces of this kind of the same player on {zone}.</source>
        <extracomment>gui/words/piece_notes.py</extracomment>
        <translation>{zone}に自分の同じ種類の駒が{number}枚ある筋には打てません。</translation>
    </message>
    <message>
        <source>It also attacks the other king, and nothing else, like this:</source>
        <extracomment>gui/words/piece_notes.py</extracomment>
        <translation>相手の王にだけは、次の動きでも利きます：</translation>
    </message>
    <message>
        <source>Coming from outside, it ends its move where it enters {zone}, and attacks nothing beyond.</source>
        <extracomment>gui/words/piece_notes.py</extracomment>
        <translation>外から入ると{zone}の最初のマスで止まり、その先には利きません。</translation>
    </message>
    <message>
        <source>Never moves out of {zone}.</source>
        <extracomment>gui/words/piece_notes.py</extracomment>
        <translation>{zone}の外には動けません。</translation>
    </message>
    <message>
        <source>A piece that is alone there must not be attacked.</source>
        <extracomment>gui/words/piece_notes.py</extracomment>
        <translation>そこにいる駒がその駒だけのときは、攻撃されていてはいけません。</translation>
    </message>
    <message>
        <source>May become {piece} by a move that ends on {zone}, and must on {part}.</source>
        <extracomment>gui/words/piece_notes.py</extracomment>
        <translation>{zone}に着く手で{piece}に成れ、{part}では必ず成ります。</translation>
    </message>
    <message>
        <source>Not possible while its side already has {number} of these on the board: {pieces}.</source>
        <extracomment>gui/words/piece_notes.py</extracomment>
        <translation>盤上に自分の同じ駒がすでに{number}枚あれば、その駒には成れません：{pieces}。</translation>
    </message>
    <message>
        <source>May not give check when dropped.</source>
        <extracomment>gui/words/piece_notes.py</extracomment>
        <translation>打って王手をかけることはできません。</translation>
    </message>
    <message>
        <source>Cannot be dropped on a file with {number} pieces of this kind of the same player.</source>
        <extracomment>gui/words/piece_notes.py</extracomment>
        <translation>自分の同じ種類の駒が{number}枚ある筋には打てません。</translation>
    </message>
    <message>
        <source>It cannot move from there.</source>
        <extracomment>gui/words/piece_notes.py</extracomment>
        <translation>そこからは動けません。</translation>
    </message>
    <message>
        <source>May become {piece} by a move that starts on {zone}.</source>
        <extracomment>gui/words/piece_notes.py</extracomment>
        <translation>{zone}から動く手で{piece}に成れます。</translation>
    </message>
    <message>
        <source>May become {piece} by a move that ends on {zone}.</source>
        <extracomment>gui/words/piece_notes.py</extracomment>
        <translation>{zone}に着く手で{piece}に成れます。</translation>
    </message>
    <message>
        <source>Always becomes {piece} by a move that starts on {zone}.</source>
        <extracomment>gui/words/piece_notes.py</extracomment>
        <translation>{zone}から動く手で必ず{piece}に成ります。</translation>
    </message>
    <message>
        <source>The choice before the first move: on the files {files} stand {pieces}.</source>
        <extracomment>gui/words/shown_moves.py</extracomment>
        <translation>初手の前の選択：{files}筋に順に{pieces}を置きます。</translation>
    </message>
    <message>
        <source>+ before a letter marks a promoted piece: {sign} is the {piece}.</source>
        <extracomment>gui/words/shown_moves.py</extracomment>
        <translation>文字の前の+は成り駒を表します：{sign}は{piece}。</translation>
    </message>
    <message>
        <source>eleventh</source>
        <comment>which rank</comment>
        <extracomment>gui/words/zone_words.py</extracomment>
        <translation>11</translation>
    </message>
    <message>
        <source>all squares</source>
        <extracomment>gui/words/zone_words.py</extracomment>
        <translation>すべてのマス</translation>
    </message>
    <message>
        <source>all squares except {squares}</source>
        <extracomment>gui/words/zone_words.py</extracomment>
        <translation>{squares}以外のすべてのマス</translation>
    </message>
    <message>
        <source>{part} squares of {zone}</source>
        <extracomment>gui/words/zone_words.py</extracomment>
        <translation>{zone}の{part}のマス</translation>
    </message>
    <message>
        <source>Saved. The game is among your own games on the start page.</source>
        <extracomment>gui/workshop/draft_commands.py</extracomment>
        <translation>保存しました。このゲームはスタート画面の自作ゲームにあります。</translation>
    </message>
    <message>
        <source>There is already a game called {title}. This becomes its newest version; the older one is kept.</source>
        <extracomment>gui/workshop/draft_commands.py</extracomment>
        <translation>{title}というゲームはすでにあります。これが最新版になり、以前の版も残ります。</translation>
    </message>
    <message>
        <source>Add a version</source>
        <extracomment>gui/workshop/draft_commands.py</extracomment>
        <translation>版を追加</translation>
    </message>
    <message>
        <source>Add a piece</source>
        <extracomment>gui/workshop/draft_page.py</extracomment>
        <translation>駒を追加</translation>
    </message>
    <message>
        <source>Workshop</source>
        <extracomment>gui/workshop/draft_page.py, gui/workshop/workshop_page.py</extracomment>
        <translation>工房</translation>
    </message>
    <message>
        <source>Redo</source>
        <extracomment>gui/workshop/draft_page.py</extracomment>
        <translation>やり直す</translation>
    </message>
    <message>
        <source>Try it</source>
        <extracomment>gui/workshop/draft_page.py</extracomment>
        <translation>試す</translation>
    </message>
    <message>
        <source>Save</source>
        <extracomment>gui/workshop/draft_page.py</extracomment>
        <translation>保存</translation>
    </message>
    <message>
        <source>Rules page</source>
        <extracomment>gui/workshop/draft_page.py</extracomment>
        <translation>ルールのページ</translation>
    </message>
    <message>
        <source>Export</source>
        <extracomment>gui/workshop/draft_page.py</extracomment>
        <translation>書き出す</translation>
    </message>
    <message>
        <source>Sections</source>
        <extracomment>gui/workshop/draft_page.py</extracomment>
        <translation>項目</translation>
    </message>
    <message>
        <source>New piece</source>
        <extracomment>gui/workshop/draft_page.py</extracomment>
        <translation>新しい駒</translation>
    </message>
    <message>
        <source>As a file…</source>
        <extracomment>gui/workshop/draft_page.py</extracomment>
        <translation>ファイルとして…</translation>
    </message>
    <message>
        <source>For Fairy-Stockfish…</source>
        <extracomment>gui/workshop/draft_page.py</extracomment>
        <translation>Fairy-Stockfish 用に…</translation>
    </message>
    <message>
        <source>Copy the text</source>
        <extracomment>gui/workshop/draft_page.py</extracomment>
        <translation>テキストをコピー</translation>
    </message>
    <message>
        <source>Paint</source>
        <comment>squares on a board</comment>
        <extracomment>gui/workshop/draft_fields.py</extracomment>
        <translation>塗る</translation>
    </message>
    <message>
        <source>Choose the squares on the board: {field}</source>
        <extracomment>gui/workshop/draft_fields.py</extracomment>
        <translation>盤上でマスを選ぶ：{field}</translation>
    </message>
    <message>
        <source>Click the squares the piece steps or jumps to. Click a square again to remove it.</source>
        <extracomment>gui/workshop/mover_board.py</extracomment>
        <translation>駒が1マス動く、または跳ぶマスをクリックします。もう一度クリックすると解除されます。</translation>
    </message>
    <message>
        <source>Click how far the piece slides. A click at the edge means any distance.</source>
        <extracomment>gui/workshop/mover_board.py</extracomment>
        <translation>駒がどこまで走るかをクリックします。端のマスをクリックすると距離は無制限です。</translation>
    </message>
    <message>
        <source>Click how far the piece goes after jumping over exactly one piece, like the cannon of xiangqi.</source>
        <extracomment>gui/workshop/mover_board.py</extracomment>
        <translation>シャンチーの砲のように、ちょうど1枚の駒を跳び越えた後どこまで進めるかをクリックします。</translation>
    </message>
    <message>
        <source>Click the squares it jumps to unless a piece is in its way, like the horse of xiangqi.</source>
        <extracomment>gui/workshop/mover_board.py</extracomment>
        <translation>シャンチーの馬のように、途中に駒がなければ跳べるマスをクリックします。</translation>
    </message>
    <message>
        <source>moves and captures</source>
        <extracomment>gui/workshop/mover_board.py</extracomment>
        <translation>移動し、取れる</translation>
    </message>
    <message>
        <source>moves</source>
        <extracomment>gui/workshop/mover_board.py</extracomment>
        <translation>移動だけ</translation>
    </message>
    <message>
        <source>captures</source>
        <extracomment>gui/workshop/mover_board.py</extracomment>
        <translation>取るだけ</translation>
    </message>
    <message>
        <source>moves and captures over a piece</source>
        <extracomment>gui/workshop/mover_board.py</extracomment>
        <translation>駒を越えて移動し、取れる</translation>
    </message>
    <message>
        <source>moves over a piece</source>
        <extracomment>gui/workshop/mover_board.py</extracomment>
        <translation>駒を越えて移動だけ</translation>
    </message>
    <message>
        <source>captures over a piece</source>
        <extracomment>gui/workshop/mover_board.py</extracomment>
        <translation>駒を越えて取るだけ</translation>
    </message>
    <message>
        <source>moves and captures unless blocked</source>
        <extracomment>gui/workshop/mover_board.py</extracomment>
        <translation>途中に駒がなければ移動し、取れる</translation>
    </message>
    <message>
        <source>moves unless blocked</source>
        <extracomment>gui/workshop/mover_board.py</extracomment>
        <translation>途中に駒がなければ移動だけ</translation>
    </message>
    <message>
        <source>captures unless blocked</source>
        <extracomment>gui/workshop/mover_board.py</extracomment>
        <translation>途中に駒がなければ取るだけ</translation>
    </message>
    <message>
        <source>{count} forward</source>
        <extracomment>gui/workshop/mover_board.py</extracomment>
        <translation>前へ{count}</translation>
    </message>
    <message>
        <source>{count} back</source>
        <extracomment>gui/workshop/mover_board.py</extracomment>
        <translation>後ろへ{count}</translation>
    </message>
    <message>
        <source>{count} left</source>
        <extracomment>gui/workshop/mover_board.py</extracomment>
        <translation>左へ{count}</translation>
    </message>
    <message>
        <source>{count} right</source>
        <extracomment>gui/workshop/mover_board.py</extracomment>
        <translation>右へ{count}</translation>
    </message>
    <message>
        <source>the piece</source>
        <extracomment>gui/workshop/mover_board.py</extracomment>
        <translation>この駒</translation>
    </message>
    <message>
        <source>not reached</source>
        <extracomment>gui/workshop/mover_board.py</extracomment>
        <translation>届かない</translation>
    </message>
    <message>
        <source>Step or jump</source>
        <extracomment>gui/workshop/mover_board.py</extracomment>
        <translation>1マス移動・跳躍</translation>
    </message>
    <message>
        <source>Slide</source>
        <extracomment>gui/workshop/mover_board.py</extracomment>
        <translation>走る</translation>
    </message>
    <message>
        <source>Over one piece</source>
        <extracomment>gui/workshop/mover_board.py</extracomment>
        <translation>駒を1枚越える</translation>
    </message>
    <message>
        <source>Blockable jump</source>
        <extracomment>gui/workshop/mover_board.py</extracomment>
        <translation>妨げられる跳躍</translation>
    </message>
    <message>
        <source>Move and capture</source>
        <extracomment>gui/workshop/mover_board.py</extracomment>
        <translation>移動と取り</translation>
    </message>
    <message>
        <source>Move only</source>
        <extracomment>gui/workshop/mover_board.py</extracomment>
        <translation>移動のみ</translation>
    </message>
    <message>
        <source>Capture only</source>
        <extracomment>gui/workshop/mover_board.py</extracomment>
        <translation>取りのみ</translation>
    </message>
    <message>
        <source>In all directions</source>
        <extracomment>gui/workshop/mover_board.py</extracomment>
        <translation>全方向</translation>
    </message>
    <message>
        <source>Mirror left and right</source>
        <extracomment>gui/workshop/mover_board.py</extracomment>
        <translation>左右対称</translation>
    </message>
    <message>
        <source>This square only</source>
        <extracomment>gui/workshop/mover_board.py</extracomment>
        <translation>このマスだけ</translation>
    </message>
    <message>
        <source>Movement in Betza&apos;s notation</source>
        <extracomment>gui/workshop/mover_board.py</extracomment>
        <translation>ベツァ記法による動き</translation>
    </message>
    <message>
        <source>W F: a step straight or diagonally. R B: slides. N: a knight&apos;s jump. f b l r: directions. m c: moves only, captures only.</source>
        <extracomment>gui/workshop/mover_board.py</extracomment>
        <translation>W F：縦横・斜めに1マス。R B：走り。N：ナイトの跳躍。f b l r：方向。m c：移動のみ、取りのみ。</translation>
    </message>
    <message>
        <source>How the piece moves</source>
        <extracomment>gui/workshop/mover_board.py</extracomment>
        <translation>駒の動き</translation>
    </message>
    <message>
        <source>Tool</source>
        <extracomment>gui/workshop/mover_board.py</extracomment>
        <translation>ツール</translation>
    </message>
    <message>
        <source>A click means</source>
        <extracomment>gui/workshop/mover_board.py</extracomment>
        <translation>クリックの意味</translation>
    </message>
    <message>
        <source>Symmetry</source>
        <extracomment>gui/workshop/mover_board.py</extracomment>
        <translation>対称性</translation>
    </message>
    <message>
        <source>King and rook move together. First put them where they start; squares are as the first player sees them.</source>
        <extracomment>gui/workshop/panels.py</extracomment>
        <translation>王とルークが同時に動きます。先に両方を初期位置に置いてください。マスは先手から見たものです。</translation>
    </message>
    <message>
        <source>Before the first move, each player chooses the arrangement of some pieces on the first rank.</source>
        <extracomment>gui/workshop/panels.py</extracomment>
        <translation>初手の前に、両者が1段目の一部の駒の並べ方を選びます。</translation>
    </message>
    <message>
        <source>A piece wins by arriving on certain squares, such as the king on the last rank.</source>
        <extracomment>gui/workshop/panels.py</extracomment>
        <translation>たとえば王が最終段に着くなど、駒が決まったマスに着くと勝ちです。</translation>
    </message>
    <message>
        <source>The game</source>
        <extracomment>gui/workshop/panels.py, gui/workshop/sections.py</extracomment>
        <translation>ゲーム</translation>
    </message>
    <message>
        <source>The board</source>
        <extracomment>gui/workshop/panels.py, gui/workshop/sections.py</extracomment>
        <translation>盤</translation>
    </message>
    <message>
        <source>Ranks are added and removed in the middle, so that both players keep what is near them.</source>
        <extracomment>gui/workshop/panels.py</extracomment>
        <translation>段は中央で増減するので、両者の手前の配置はそのままです。</translation>
    </message>
    <message>
        <source>The king can castle</source>
        <extracomment>gui/workshop/panels.py</extracomment>
        <translation>王のキャスリングあり</translation>
    </message>
    <message>
        <source>Add a castling</source>
        <extracomment>gui/workshop/panels.py</extracomment>
        <translation>キャスリングを追加</translation>
    </message>
    <message>
        <source>Choice before the game</source>
        <extracomment>gui/workshop/panels.py, gui/workshop/sections.py</extracomment>
        <translation>対局前の選択</translation>
    </message>
    <message>
        <source>The players choose a setup</source>
        <extracomment>gui/workshop/panels.py</extracomment>
        <translation>対局者が配置を選ぶ</translation>
    </message>
    <message>
        <source>Add a choice</source>
        <extracomment>gui/workshop/panels.py</extracomment>
        <translation>選択肢を追加</translation>
    </message>
    <message>
        <source>As it is</source>
        <extracomment>gui/workshop/panels.py</extracomment>
        <translation>このまま</translation>
    </message>
    <message>
        <source>Swapped</source>
        <extracomment>gui/workshop/panels.py</extracomment>
        <translation>入れ替え</translation>
    </message>
    <message>
        <source>How it ends</source>
        <extracomment>gui/workshop/panels.py, gui/workshop/sections.py</extracomment>
        <translation>終局</translation>
    </message>
    <message>
        <source>A player can win by arrival</source>
        <extracomment>gui/workshop/panels.py</extracomment>
        <translation>到達による勝ちあり</translation>
    </message>
    <message>
        <source>Files, from left to right</source>
        <extracomment>gui/workshop/panels.py</extracomment>
        <translation>筋（左から右）</translation>
    </message>
    <message>
        <source>Ranks, from bottom to top</source>
        <extracomment>gui/workshop/panels.py</extracomment>
        <translation>段（下から上）</translation>
    </message>
    <message>
        <source>Choose where these pieces start.</source>
        <extracomment>gui/workshop/panels.py</extracomment>
        <translation>これらの駒の初期位置を選んでください。</translation>
    </message>
    <message>
        <source>It promotes to</source>
        <extracomment>gui/workshop/piece_panel.py</extracomment>
        <translation>成り先</translation>
    </message>
    <message>
        <source>If there are several, the player chooses.</source>
        <extracomment>gui/workshop/piece_panel.py</extracomment>
        <translation>複数あれば選べます。</translation>
    </message>
    <message>
        <source>Letter</source>
        <extracomment>gui/workshop/piece_panel.py</extracomment>
        <translation>英字</translation>
    </message>
    <message>
        <source>It becomes another piece on the far ranks or elsewhere.</source>
        <extracomment>gui/workshop/piece_panel.py</extracomment>
        <translation>奥の段など、決まった場所で別の駒に変わります。</translation>
    </message>
    <message>
        <source>These pieces are never dropped: {pieces}.</source>
        <extracomment>gui/rulebook/generated.py</extracomment>
        <translation>{pieces}は打てません。</translation>
    </message>
    <message>
        <source># marks mate.</source>
        <extracomment>gui/rulebook/generated.py</extracomment>
        <translation>#は詰みです。</translation>
    </message>
    <message>
        <source># also marks a move that wins by arriving.</source>
        <extracomment>gui/rulebook/generated.py</extracomment>
        <translation>到達で勝つ手にも#を付けます。</translation>
    </message>
    <message>
        <source>A move is written with -, a capture with x.</source>
        <extracomment>gui/rulebook/generated.py</extracomment>
        <translation>移動は -、取る手は x で書きます。</translation>
    </message>
    <message>
        <source>The player chooses the new piece.</source>
        <extracomment>gui/rulebook/generated.py</extracomment>
        <translation>成り先は指す側が選びます。</translation>
    </message>
    <message>
        <source>x marks a capture, @ a drop and # mate.</source>
        <extracomment>gui/rulebook/generated.py</extracomment>
        <translation>xは取る手、@は打つ手、#は詰みです。</translation>
    </message>
    <message>
        <source>x marks a capture and # mate.</source>
        <extracomment>gui/rulebook/generated.py</extracomment>
        <translation>xは取る手、#は詰みです。</translation>
    </message>
    <message>
        <source>A file is in the place of a folder</source>
        <extracomment>gui/storage/reasons.py</extracomment>
        <translation>フォルダーの場所にファイルがあります</translation>
    </message>
    <message>
        <source>The two kings may not face each other on an open file.</source>
        <extracomment>gui/words/piece_notes.py</extracomment>
        <translation>二つの王は、間に駒がないまま同じ筋で向かい合うことはできません。</translation>
    </message>
    <message>
        <source>A move that must promote but cannot is made without promotion.</source>
        <extracomment>gui/words/piece_notes.py</extracomment>
        <translation>成らなければならないのに成れない手は、成らずに指します。</translation>
    </message>
    <message>
        <source>A drop there wins too.</source>
        <extracomment>gui/words/piece_notes.py</extracomment>
        <translation>そこに打っても勝ちです。</translation>
    </message>
    <message>
        <source>A move that must promote but cannot is illegal.</source>
        <extracomment>gui/words/piece_notes.py</extracomment>
        <translation>成らなければならないのに成れない手は指せません。</translation>
    </message>
    <message>
        <source>Cannot be dropped while its side has {number} on the board.</source>
        <extracomment>gui/words/piece_notes.py</extracomment>
        <translation>盤上に自分の同じ駒が{number}枚あるときは打てません。</translation>
    </message>
    <message>
        <source>When captured, it goes to the captor&apos;s hand and can be put on the board instead of a move.</source>
        <extracomment>gui/workshop/piece_panel.py</extracomment>
        <translation>取られると相手の持ち駒になり、一手指す代わりに盤に打てます。</translation>
    </message>
    <message>
        <source>Make it the royal piece</source>
        <extracomment>gui/workshop/piece_panel.py</extracomment>
        <translation>王にする</translation>
    </message>
    <message>
        <source>The royal piece is the one that can be checkmated. Each side has one.</source>
        <extracomment>gui/workshop/piece_panel.py</extracomment>
        <translation>王は詰まされる駒で、双方に1枚ずつあります。</translation>
    </message>
    <message>
        <source>Remove the piece</source>
        <extracomment>gui/workshop/piece_panel.py</extracomment>
        <translation>駒を削除</translation>
    </message>
    <message>
        <source>Where it moves like this</source>
        <extracomment>gui/workshop/piece_panel.py</extracomment>
        <translation>この動きをするマス</translation>
    </message>
    <message>
        <source>A capital letter that no other piece has.</source>
        <extracomment>gui/workshop/piece_panel.py</extracomment>
        <translation>ほかの駒が使っていない大文字。</translation>
    </message>
    <message>
        <source>It promotes</source>
        <extracomment>gui/workshop/piece_panel.py</extracomment>
        <translation>成れる</translation>
    </message>
    <message>
        <source>Add the other side of the piece</source>
        <extracomment>gui/workshop/piece_panel.py</extracomment>
        <translation>駒の裏面を追加</translation>
    </message>
    <message>
        <source>A separate piece that this one turns into, as in shogi.</source>
        <extracomment>gui/workshop/piece_panel.py</extracomment>
        <translation>将棋のように、この駒が成って変わる別の駒です。</translation>
    </message>
    <message>
        <source>It can be dropped</source>
        <extracomment>gui/workshop/piece_panel.py</extracomment>
        <translation>打てる</translation>
    </message>
    <message>
        <source>For example, a pawn&apos;s double step from the second rank.</source>
        <extracomment>gui/workshop/piece_panel.py</extracomment>
        <translation>例：2段目からのポーンの2マスの前進。</translation>
    </message>
    <message>
        <source>Add moves on some squares</source>
        <extracomment>gui/workshop/piece_panel.py</extracomment>
        <translation>一部のマスでの動きを追加</translation>
    </message>
    <message>
        <source>Everywhere</source>
        <extracomment>gui/workshop/piece_panel.py</extracomment>
        <translation>どこでも</translation>
    </message>
    <message>
        <source>On {squares}</source>
        <extracomment>gui/workshop/piece_panel.py</extracomment>
        <translation>{squares}</translation>
    </message>
    <message>
        <source>How it moves</source>
        <extracomment>gui/workshop/piece_panel.py</extracomment>
        <translation>動き方</translation>
    </message>
    <message>
        <source>Moves on some squares only</source>
        <extracomment>gui/workshop/piece_panel.py</extracomment>
        <translation>一部のマスだけの動き</translation>
    </message>
    <message>
        <source>Special rules</source>
        <extracomment>gui/workshop/piece_panel.py</extracomment>
        <translation>特別なルール</translation>
    </message>
    <message>
        <source>{section}, incomplete</source>
        <extracomment>gui/workshop/sections.py</extracomment>
        <translation>{section}、未完成</translation>
    </message>
    <message>
        <source>Name of the game</source>
        <extracomment>gui/workshop/specs.py, gui/workshop/workshop_page.py</extracomment>
        <translation>ゲームの名前</translation>
    </message>
    <message>
        <source>Name in its own script</source>
        <extracomment>gui/workshop/specs.py</extracomment>
        <translation>固有の文字での名前</translation>
    </message>
    <message>
        <source>In one sentence</source>
        <extracomment>gui/workshop/specs.py</extracomment>
        <translation>一文で</translation>
    </message>
    <message>
        <source>Shown beside the game.</source>
        <extracomment>gui/workshop/specs.py</extracomment>
        <translation>ゲームの横に表示されます。</translation>
    </message>
    <message>
        <source>Name in files</source>
        <extracomment>gui/workshop/specs.py</extracomment>
        <translation>ファイルでの名前</translation>
    </message>
    <message>
        <source>Lower-case letters, digits and hyphens. It follows the name of the game until you change it.</source>
        <extracomment>gui/workshop/specs.py</extracomment>
        <translation>英小文字、数字、ハイフンが使えます。変更するまではゲームの名前に合わせます。</translation>
    </message>
    <message>
        <source>Holes</source>
        <extracomment>gui/workshop/specs.py</extracomment>
        <translation>穴</translation>
    </message>
    <message>
        <source>Squares that the board lacks, such as a lake. Paint them.</source>
        <extracomment>gui/workshop/specs.py</extracomment>
        <translation>池のように、盤から抜けているマス。塗って指定します。</translation>
    </message>
    <message>
        <source>Squares of two colours</source>
        <extracomment>gui/workshop/specs.py</extracomment>
        <translation>二色のマス</translation>
    </message>
    <message>
        <source>Palace</source>
        <extracomment>gui/workshop/specs.py</extracomment>
        <translation>宮</translation>
    </message>
    <message>
        <source>A region of each side that is outlined. Pieces can be confined to it, or move differently there.</source>
        <extracomment>gui/workshop/specs.py</extracomment>
        <translation>双方にある、枠で囲んだ領域。駒を閉じ込めたり、そこで動きを変えたりできます。</translation>
    </message>
    <message>
        <source>Name of the palace</source>
        <extracomment>gui/workshop/specs.py</extracomment>
        <translation>宮の名前</translation>
    </message>
    <message>
        <source>Marked by a line</source>
        <extracomment>gui/workshop/specs.py</extracomment>
        <translation>線で示す</translation>
    </message>
    <message>
        <source>Usually where pieces promote.</source>
        <extracomment>gui/workshop/specs.py</extracomment>
        <translation>ふつうは駒が成る範囲。</translation>
    </message>
    <message>
        <source>Name</source>
        <extracomment>gui/workshop/specs.py</extracomment>
        <translation>名前</translation>
    </message>
    <message>
        <source>Sign</source>
        <extracomment>gui/workshop/specs.py</extracomment>
        <translation>漢字・記号</translation>
    </message>
    <message>
        <source>A sign from another script, if it has one. May be empty.</source>
        <extracomment>gui/workshop/specs.py</extracomment>
        <translation>ほかの文字体系での字があれば入れます。空でもかまいません。</translation>
    </message>
    <message>
        <source>When captured, it becomes</source>
        <extracomment>gui/workshop/specs.py</extracomment>
        <translation>取られたときの駒</translation>
    </message>
    <message>
        <source>What the captor gets in hand. A piece out of the game never comes back.</source>
        <extracomment>gui/workshop/specs.py</extracomment>
        <translation>取った側の持ち駒になる駒。ゲームから除かれた駒は戻りません。</translation>
    </message>
    <message>
        <source>Squares for drops</source>
        <extracomment>gui/workshop/specs.py</extracomment>
        <translation>打てるマス</translation>
    </message>
    <message>
        <source>A drop puts a captured piece from the hand on an empty square.</source>
        <extracomment>gui/workshop/specs.py</extracomment>
        <translation>打つとは、取った駒を持ち駒から空いたマスに置くことです。</translation>
    </message>
    <message>
        <source>A drop may give checkmate</source>
        <extracomment>gui/workshop/specs.py</extracomment>
        <translation>打って詰ませてもよい</translation>
    </message>
    <message>
        <source>A drop may give check</source>
        <extracomment>gui/workshop/specs.py</extracomment>
        <translation>打って王手をかけてもよい</translation>
    </message>
    <message>
        <source>Not on a file with another</source>
        <extracomment>gui/workshop/specs.py</extracomment>
        <translation>同じ筋に2枚目を打てない</translation>
    </message>
    <message>
        <source>It cannot be dropped on a file where its player has a piece of this kind on these squares.</source>
        <extracomment>gui/workshop/specs.py</extracomment>
        <translation>これらのマスに同じ種類の自分の駒がある筋には打てません。</translation>
    </message>
    <message>
        <source>It must promote on arriving at</source>
        <extracomment>gui/workshop/specs.py</extracomment>
        <translation>着くと必ず成るマス</translation>
    </message>
    <message>
        <source>It may promote on arriving at</source>
        <extracomment>gui/workshop/specs.py</extracomment>
        <translation>着くと成れるマス</translation>
    </message>
    <message>
        <source>It must promote on leaving</source>
        <extracomment>gui/workshop/specs.py</extracomment>
        <translation>離れると必ず成るマス</translation>
    </message>
    <message>
        <source>It may promote on leaving</source>
        <extracomment>gui/workshop/specs.py</extracomment>
        <translation>離れると成れるマス</translation>
    </message>
    <message>
        <source>On these squares</source>
        <extracomment>gui/workshop/specs.py</extracomment>
        <translation>対象のマス</translation>
    </message>
    <message>
        <source>It also moves</source>
        <extracomment>gui/workshop/specs.py</extracomment>
        <translation>追加の動き</translation>
    </message>
    <message>
        <source>For example, fmR2: up to two squares forward.</source>
        <extracomment>gui/workshop/specs.py</extracomment>
        <translation>例：fmR2 は前へ2マスまで。</translation>
    </message>
    <message>
        <source>Instead of its other moves</source>
        <extracomment>gui/workshop/specs.py</extracomment>
        <translation>ほかの動きの代わりに</translation>
    </message>
    <message>
        <source>On paths within</source>
        <extracomment>gui/workshop/specs.py</extracomment>
        <translation>通れる範囲</translation>
    </message>
    <message>
        <source>Counts as a pawn</source>
        <extracomment>gui/workshop/specs.py</extracomment>
        <translation>ポーンとして扱う</translation>
    </message>
    <message>
        <source>Its moves count as progress where a number of moves without progress draws the game.</source>
        <extracomment>gui/workshop/specs.py</extracomment>
        <translation>「進展のない手数で引き分け」の計算で、この駒の手は進展と数えます。</translation>
    </message>
    <message>
        <source>Can be captured en passant</source>
        <extracomment>gui/workshop/specs.py</extracomment>
        <translation>アンパッサンで取られる</translation>
    </message>
    <message>
        <source>After a long move, pieces of its kind can capture it on a square it passed over.</source>
        <extracomment>gui/workshop/specs.py</extracomment>
        <translation>2マス以上動いた直後は、通り過ぎたマスで敵の同じ種類の駒に取られることがあります。</translation>
    </message>
    <message>
        <source>Never leaves</source>
        <extracomment>gui/workshop/specs.py</extracomment>
        <translation>出られない範囲</translation>
    </message>
    <message>
        <source>Walls</source>
        <extracomment>gui/workshop/specs.py</extracomment>
        <translation>壁</translation>
    </message>
    <message>
        <source>Slides from outside end where they enter these squares of the piece&apos;s own side.</source>
        <extracomment>gui/workshop/specs.py</extracomment>
        <translation>外から走って来る駒は、自陣のこれらのマスに入ると必ず止まります。</translation>
    </message>
    <message>
        <source>Faces the other king</source>
        <extracomment>gui/workshop/specs.py</extracomment>
        <translation>相手の王とのにらみ合い</translation>
    </message>
    <message>
        <source>Movement that only attacks the other king, as in xiangqi: cR or fcR.</source>
        <extracomment>gui/workshop/specs.py</extracomment>
        <translation>シャンチーのように、相手の王だけを攻撃する動き：cR または fcR。</translation>
    </message>
    <message>
        <source>Never captures</source>
        <extracomment>gui/workshop/specs.py</extracomment>
        <translation>取れない駒</translation>
    </message>
    <message>
        <source>Cannot hop over</source>
        <extracomment>gui/workshop/specs.py</extracomment>
        <translation>跳び越えられない駒</translation>
    </message>
    <message>
        <source>Maximum on the board</source>
        <extracomment>gui/workshop/specs.py</extracomment>
        <translation>盤上の上限</translation>
    </message>
    <message>
        <source>0: no limit.</source>
        <extracomment>gui/workshop/specs.py</extracomment>
        <translation>0：制限なし。</translation>
    </message>
    <message>
        <source>Steps on after a capture</source>
        <extracomment>gui/workshop/specs.py</extracomment>
        <translation>取った後もう一度動く</translation>
    </message>
    <message>
        <source>After a capture on a neighbouring square, it may step once more; it may also pass.</source>
        <extracomment>gui/workshop/specs.py</extracomment>
        <translation>隣のマスで取った後、もう1マス動けます。パスもできます。</translation>
    </message>
    <message>
        <source>Letter in written moves</source>
        <extracomment>gui/workshop/specs.py</extracomment>
        <translation>棋譜での文字</translation>
    </message>
    <message>
        <source>If different, such as Ln.</source>
        <extracomment>gui/workshop/specs.py</extracomment>
        <translation>Ln のように、別の文字を使う場合。</translation>
    </message>
    <message>
        <source>The king castles with</source>
        <extracomment>gui/workshop/specs.py</extracomment>
        <translation>キャスリングの相手</translation>
    </message>
    <message>
        <source>Not after king or rook has moved</source>
        <extracomment>gui/workshop/specs.py</extracomment>
        <translation>王かルークが動いた後はできない</translation>
    </message>
    <message>
        <source>King from</source>
        <extracomment>gui/workshop/specs.py</extracomment>
        <translation>王の元のマス</translation>
    </message>
    <message>
        <source>King to</source>
        <extracomment>gui/workshop/specs.py</extracomment>
        <translation>王の行き先</translation>
    </message>
    <message>
        <source>Rook from</source>
        <extracomment>gui/workshop/specs.py</extracomment>
        <translation>ルークの元のマス</translation>
    </message>
    <message>
        <source>Rook to</source>
        <extracomment>gui/workshop/specs.py</extracomment>
        <translation>ルークの行き先</translation>
    </message>
    <message>
        <source>Written as</source>
        <extracomment>gui/workshop/specs.py</extracomment>
        <translation>表記</translation>
    </message>
    <message>
        <source>Letter in positions</source>
        <extracomment>gui/workshop/specs.py</extracomment>
        <translation>局面での文字</translation>
    </message>
    <message>
        <source>A player without a move</source>
        <extracomment>gui/workshop/specs.py</extracomment>
        <translation>指せる手のない側</translation>
    </message>
    <message>
        <source>Checkmate always wins. This applies to a player who is not in check.</source>
        <extracomment>gui/workshop/specs.py</extracomment>
        <translation>詰ませればいつでも勝ちです。ここでは、王手をかけられていない場合を指します。</translation>
    </message>
    <message>
        <source>Moves without progress before a draw</source>
        <extracomment>gui/workshop/specs.py</extracomment>
        <translation>引き分けになる進展のない手数</translation>
    </message>
    <message>
        <source>Moves of each side without a capture, a drop, a promotion or a pawn&apos;s move. 0: never.</source>
        <extracomment>gui/workshop/specs.py</extracomment>
        <translation>双方が、駒を取る、打つ、成る、ポーンを動かす手のどれも指さない手数。0：なし。</translation>
    </message>
    <message>
        <source>The game can be drawn</source>
        <extracomment>gui/workshop/specs.py</extracomment>
        <translation>引き分けあり</translation>
    </message>
    <message>
        <source>Occurrences that count as repetition</source>
        <extracomment>gui/workshop/specs.py</extracomment>
        <translation>千日手になる回数</translation>
    </message>
    <message>
        <source>3: when it occurs for the third time. 0: never.</source>
        <extracomment>gui/workshop/specs.py</extracomment>
        <translation>3：3回目に現れたとき。0：なし。</translation>
    </message>
    <message>
        <source>The move that repeats it is illegal</source>
        <extracomment>gui/workshop/specs.py</extracomment>
        <translation>千日手になる手は指せない</translation>
    </message>
    <message>
        <source>Otherwise the game is drawn, or as follows.</source>
        <extracomment>gui/workshop/specs.py</extracomment>
        <translation>指せる手とした場合は引き分け、または次のとおり。</translation>
    </message>
    <message>
        <source>The player then to move</source>
        <extracomment>gui/workshop/specs.py</extracomment>
        <translation>そのときの手番の側</translation>
    </message>
    <message>
        <source>A player who gave check every time loses</source>
        <extracomment>gui/workshop/specs.py</extracomment>
        <translation>王手をかけ続けた側の負け</translation>
    </message>
    <message>
        <source>Goal</source>
        <extracomment>gui/workshop/specs.py</extracomment>
        <translation>目標</translation>
    </message>
    <message>
        <source>Pieces that win there</source>
        <extracomment>gui/workshop/specs.py</extracomment>
        <translation>そこに着くと勝ちになる駒</translation>
    </message>
    <message>
        <source>If none, the king.</source>
        <extracomment>gui/workshop/specs.py</extracomment>
        <translation>指定がなければ王。</translation>
    </message>
    <message>
        <source>Only if it is not attacked there</source>
        <extracomment>gui/workshop/specs.py</extracomment>
        <translation>そこで攻撃されていないときだけ</translation>
    </message>
    <message>
        <source>What this win is called</source>
        <extracomment>gui/workshop/specs.py</extracomment>
        <translation>この勝ちの呼び名</translation>
    </message>
    <message>
        <source>Sentence that announces it</source>
        <extracomment>gui/workshop/specs.py</extracomment>
        <translation>この勝ちを伝える文</translation>
    </message>
    <message>
        <source>What a player is asked to do</source>
        <extracomment>gui/workshop/specs.py</extracomment>
        <translation>対局者への指示</translation>
    </message>
    <message>
        <source>Files of the first rank to be arranged</source>
        <extracomment>gui/workshop/specs.py</extracomment>
        <translation>1段目のうち配置を選ぶ筋</translation>
    </message>
    <message>
        <source>Their letters, such as bg.</source>
        <extracomment>gui/workshop/specs.py</extracomment>
        <translation>bg のような筋の文字。</translation>
    </message>
    <message>
        <source>Chosen by swapping neighbours on the board</source>
        <extracomment>gui/workshop/specs.py</extracomment>
        <translation>盤上で隣同士を入れ替えて選ぶ</translation>
    </message>
    <message>
        <source>Letters of the pieces</source>
        <extracomment>gui/workshop/specs.py</extracomment>
        <translation>駒の文字</translation>
    </message>
    <message>
        <source>Name of the choice</source>
        <extracomment>gui/workshop/specs.py</extracomment>
        <translation>選択肢の名前</translation>
    </message>
    <message>
        <source>As in chess: a1 at the lower left</source>
        <extracomment>gui/workshop/specs.py</extracomment>
        <translation>チェス式：a1が左下</translation>
    </message>
    <message>
        <source>As in shogi: files 9–1</source>
        <extracomment>gui/workshop/specs.py</extracomment>
        <translation>将棋式：筋は9–1</translation>
    </message>
    <message>
        <source>Nothing: it leaves the game</source>
        <extracomment>gui/workshop/specs.py</extracomment>
        <translation>ゲームから除く</translation>
    </message>
    <message>
        <source>draws</source>
        <extracomment>gui/workshop/specs.py</extracomment>
        <translation>引き分け</translation>
    </message>
    <message>
        <source>loses</source>
        <extracomment>gui/workshop/specs.py</extracomment>
        <translation>負け</translation>
    </message>
    <message>
        <source>wins</source>
        <extracomment>gui/workshop/specs.py</extracomment>
        <translation>勝ち</translation>
    </message>
    <message>
        <source>Click squares to put the piece there. A hand shows what a player starts with. Esc: back to moving.</source>
        <extracomment>gui/workshop/panels.py</extracomment>
        <translation>マスをクリックして駒を置きます。持ち駒の欄は、開始時の持ち駒を示します。Esc：移動に戻る。</translation>
    </message>
    <message>
        <source>Drag pieces to where they start, or off the board. Choose a piece above to add more to the board.</source>
        <extracomment>gui/workshop/panels.py</extracomment>
        <translation>駒を初期位置へ、または盤の外へドラッグします。上で駒を選ぶと、さらに置けます。</translation>
    </message>
    <message>
        <source>The other side mirrors it</source>
        <extracomment>gui/workshop/panels.py</extracomment>
        <translation>相手側も対称に</translation>
    </message>
    <message>
        <source>Clear the board</source>
        <extracomment>gui/workshop/panels.py</extracomment>
        <translation>盤を空にする</translation>
    </message>
    <message>
        <source>The game is complete.</source>
        <extracomment>gui/workshop/strips.py</extracomment>
        <translation>ゲームは完成しています。</translation>
    </message>
    <message>
        <source>Show the place</source>
        <extracomment>gui/workshop/strips.py</extracomment>
        <translation>その場所を表示</translation>
    </message>
    <message>
        <source>Trying the game</source>
        <extracomment>gui/workshop/trying.py</extracomment>
        <translation>ゲームの試し指し</translation>
    </message>
    <message>
        <source>The computer plays</source>
        <extracomment>gui/workshop/trying.py</extracomment>
        <translation>コンピューターの側</translation>
    </message>
    <message>
        <source>Back to the workshop</source>
        <extracomment>gui/workshop/trying.py</extracomment>
        <translation>工房に戻る</translation>
    </message>
    <message>
        <source>neither side</source>
        <extracomment>gui/workshop/trying.py</extracomment>
        <translation>なし</translation>
    </message>
    <message>
        <source>The computer is thinking…</source>
        <extracomment>gui/workshop/trying.py</extracomment>
        <translation>コンピューターが考えています…</translation>
    </message>
    <message>
        <source>Crazyhouse</source>
        <extracomment>gui/workshop/workshop_page.py</extracomment>
        <translation>クレイジーハウス</translation>
    </message>
    <message>
        <source>Capablanca chess</source>
        <extracomment>gui/workshop/workshop_page.py</extracomment>
        <translation>カパブランカ・チェス</translation>
    </message>
    <message>
        <source>Grand chess</source>
        <extracomment>gui/workshop/workshop_page.py</extracomment>
        <translation>グランドチェス</translation>
    </message>
    <message>
        <source>Mini xiangqi</source>
        <extracomment>gui/workshop/workshop_page.py</extracomment>
        <translation>ミニシャンチー</translation>
    </message>
    <message>
        <source>Invent a game: change one you know, or start with an empty board and two kings. Everything is saved as you go.</source>
        <extracomment>gui/workshop/workshop_page.py</extracomment>
        <translation>ゲームを作りましょう。知っているゲームを変えるか、王2枚だけの空の盤から始めます。内容は自動で保存されます。</translation>
    </message>
    <message>
        <source>{title}, draft of {time}</source>
        <extracomment>gui/workshop/workshop_page.py</extracomment>
        <translation>{title}、{time}の下書き</translation>
    </message>
    <message>
        <source>All its versions are removed. Games played by its rules stay and can still be opened.</source>
        <extracomment>gui/workshop/workshop_page.py</extracomment>
        <translation>すべての版が削除されます。そのルールで指した対局は残り、今後も開けます。</translation>
    </message>
    <message>
        <source>An empty board</source>
        <extracomment>gui/workshop/workshop_page.py</extracomment>
        <translation>空の盤</translation>
    </message>
    <message>
        <source>My game</source>
        <extracomment>gui/workshop/workshop_page.py</extracomment>
        <translation>自作ゲーム</translation>
    </message>
    <message>
        <source>Drafts and your own games</source>
        <extracomment>gui/workshop/workshop_page.py</extracomment>
        <translation>下書きと自作ゲーム</translation>
    </message>
    <message>
        <source>Edit</source>
        <extracomment>gui/workshop/workshop_page.py</extracomment>
        <translation>編集</translation>
    </message>
    <message>
        <source>Your drafts cannot be read: {why}.</source>
        <extracomment>gui/workshop/workshop_page.py</extracomment>
        <translation>下書きを読み込めません：{why}。</translation>
    </message>
    <message>
        <source>Remove {name}?</source>
        <extracomment>gui/workshop/workshop_page.py</extracomment>
        <translation>{name}を削除しますか？</translation>
    </message>
    <message>
        <source>The draft cannot be removed: {why}.</source>
        <extracomment>gui/workshop/workshop_page.py</extracomment>
        <translation>下書きを削除できません：{why}。</translation>
    </message>
    <message>
        <source>Untitled</source>
        <extracomment>gui/workshop/workshop_page.py</extracomment>
        <translation>無題</translation>
    </message>
    <message>
        <source>My {game}</source>
        <extracomment>gui/workshop/workshop_page.py</extracomment>
        <translation>自作の{game}</translation>
    </message>
    <message>
        <source>Whose squares</source>
        <extracomment>gui/workshop/strips.py</extracomment>
        <translation>どちらのマス</translation>
    </message>
    <message>
        <source>The other side&apos;s are mirrored</source>
        <extracomment>gui/workshop/strips.py</extracomment>
        <translation>相手側は対称</translation>
    </message>
    <message>
        <source>Click the squares, or drag over them: {field}</source>
        <extracomment>gui/workshop/strips.py</extracomment>
        <translation>マスをクリックするか、ドラッグしてなぞってください：{field}</translation>
    </message>
    <message>
        <source>The cardinal moves like a bishop or a knight, the marshal like a rook or a knight. Everything else moves as in chess, except for the pawn&apos;s longer first move. Rook, bishop and knight gain the king&apos;s step when they promote; pawn, cardinal and marshal become as strong as a queen. The whole and the apricot are named after what their signs mean; in shogi these stand for the promoted silver and the promoted lance.</source>
        <extracomment>assets/rules/pandemonium.toml, assets/rules/pandemonium-2020.toml, assets/rules/pandemonium-vchess.toml</extracomment>
        <translation>カーディナルはビショップかナイトのように、マーシャルはルークかナイトのように動きます。ポーンの最初の前進が長いことを除き、ほかはすべてチェスと同じです。ルーク、ビショップ、ナイトは成ると王の1マスの動きが加わり、ポーン、カーディナル、マーシャルはクイーンと同じ強さになります。全と杏の名は字の意味どおりで、将棋ではそれぞれ成銀と成香を表す字です。</translation>
    </message>
    <message>
        <source>A king that is attacked is in check, and the check must be ended at once: by moving the king, by capturing the piece that gives check, or by putting a piece in between, which may be dropped there. A player who cannot do so is checkmated and loses. A player who is not in check and has neither a legal move nor a drop is stalemated: the game is drawn.</source>
        <extracomment>assets/rules/pandemonium.toml, assets/rules/pandemonium-2020.toml, assets/rules/pandemonium-vchess.toml</extracomment>
        <translation>攻撃されている王は王手をかけられています。王手にはすぐに応じなければなりません。王を動かす、王手をかけている駒を取る、間に駒を入れる（持ち駒を打ってもよい）のどれかです。どれもできなければ詰みで負けです。王手をかけられておらず、指せる手も打てる駒もなければステイルメイトで、引き分けです。</translation>
    </message>
    <message>
        <source>Files are a to j from White&apos;s left, ranks 1 to 10 from White&apos;s side. A move is written with the letter of the piece (none for a pawn) and the square: Nd3, e5. x marks a capture, @ a drop (N@e5, P@e5), = a promotion with the letter of the new piece (Rxe9=D), + a check and # mate. Castling towards the king&apos;s side, the j-file, is O-O-O and towards the queen&apos;s side, the a-file, O-O: this is the inventor&apos;s notation, and the reverse of chess. The choice before the first move is written NB-BN, a letter for each of the files b, c, h and i: here the knights stand outside and the bishops inside.</source>
        <extracomment>assets/rules/pandemonium.toml, assets/rules/pandemonium-vchess.toml</extracomment>
        <translation>筋は白から見て左からaからj、段は白の側から1から10です。指し手は、駒を表す英字（ポーンにはなし）とマスで書きます：Nd3、e5。xは取る手、@は打つ手（N@e5、P@e5）、=は成りで、後に成り駒の英字を書きます（Rxe9=D）。+は王手、#は詰みです。キャスリングは、キングサイドのj筋側が O-O-O、クイーンサイドのa筋側が O-O です。考案者の書き方で、チェスとは逆です。初手の前の選択は、b、c、h、i筋に1文字ずつ、NB-BN のように書きます。この例ではナイトが外側、ビショップが内側です。</translation>
    </message>
    <message>
        <source>Palace Shogi{signs} combines shogi with pieces and ideas from xiangqi, janggi, shatranj and chess. Each side has a palace in which some pieces move differently. A captured piece with a red sign is held and may be dropped again; one with a black sign is killed, and so is the lion. Mate the king, or bring your own into the enemy palace.</source>
        <extracomment>assets/rules/palaceshogi.toml</extracomment>
        <translation>宮将棋{signs}は、将棋にシャンチー、チャンギ、シャトランジ、チェスの駒や考え方を合わせたゲームです。双方に宮があり、その中では動きの変わる駒があります。取られた駒は、字が赤ければ持ち駒になって再び打て、黒ければゲームから除かれます。獅子も除かれます。敵の王を詰ませるか、自分の王を敵の宮まで進めましょう。</translation>
    </message>
    <message>
        <source>Every piece except the king has two faces. A piece with a black sign is unpromoted, one with a red sign is promoted, and so is the lion, whose sign is written in gold. The horse is what shogi calls the knight, not the promoted bishop.</source>
        <extracomment>assets/rules/palaceshogi.toml</extracomment>
        <translation>王以外の駒には表と裏があります。字の黒い駒は成る前、赤い駒は成った後です。字が金色の獅子も成り駒です。桂馬は将棋の桂馬と同じ駒で、成ったビショップの「馬」ではありません。</translation>
    </message>
    <message>
        <source>Outside her palace, she moves straight and diagonally, as far as she likes. In her own palace, she moves only one square diagonally, so she needs two moves to get out at first. Coming back, she stops on the first square of the palace that she enters; she attacks and guards nothing behind it.</source>
        <extracomment>assets/rules/palaceshogi.toml</extracomment>
        <translation>宮の外では縦横と斜めに、何マスでも動けます。自分の宮の中では斜めに1マスだけなので、最初は外へ出るのに2手かかります。戻るときは、宮に入った最初のマスで止まり、その先は攻撃も守りもしません。</translation>
    </message>
    <message>
        <source>A king that is attacked is in check, and the check must be ended at once. A player who cannot do so is checkmated and loses. A player who is not in check and has neither a legal move nor a drop is stalemated: the game is drawn. A player whose lion can pass is never stalemated.</source>
        <extracomment>assets/rules/palaceshogi.toml</extracomment>
        <translation>攻撃されている王は王手をかけられています。王手にはすぐに応じなければならず、できなければ詰みで負けです。王手をかけられておらず、指せる手も打てる駒もなければステイルメイトで、引き分けです。獅子がパスできる間は、ステイルメイトになりません。</translation>
    </message>
    <message>
        <source>Files are 9 to 1 from the first player&apos;s left, ranks a to i from the second player&apos;s side: the first player&apos;s king begins on 5i. A move is written with the letter of the piece, - for a move, x for a capture or * for a drop, and the square: K-5h, Rx5c+, S*2b. Pieces with a red sign have + before their letter, so that +P-7f is a move of a pawn and P-7f one of a footsoldier; + at the end is a promotion, = the choice not to promote.</source>
        <extracomment>assets/rules/palaceshogi.toml</extracomment>
        <translation>筋は先手から見て左から9から1、段は後手の側からaからiで、先手の王は5iから始まります。指し手は、駒を表す英字、移動（-）・取り（x）・打ち（*）の記号、マスの順に書きます：K-5h、Rx5c+、S*2b。赤い字の駒は英字の前に+が付きます。+P-7fはポーンの手、P-7fは卒の手です。末尾の+は成り、=は不成です。</translation>
    </message>
    <message>
        <source>A captured pawn comes back as a footsoldier, which captures straight ahead; it may not give mate when dropped.</source>
        <extracomment>assets/rules/differences.toml</extracomment>
        <translation>取られたポーンは、まっすぐ前を取る卒として戻ります。卒を打って詰ませることはできません。</translation>
    </message>
    <message>
        <source>The horse is the knight of shogi, the keima, and not the promoted bishop.</source>
        <extracomment>assets/rules/differences.toml</extracomment>
        <translation>桂馬は将棋の桂馬と同じ駒で、成ったビショップの「馬」ではありません。</translation>
    </message>
    <message>
        <source>The king may castle with a lance.</source>
        <extracomment>assets/rules/differences.toml</extracomment>
        <translation>王は香車とキャスリングできます。</translation>
    </message>
    <message>
        <source>A pawn that moves two squares may be captured en passant.</source>
        <extracomment>assets/rules/differences.toml</extracomment>
        <translation>2マス進んだポーンはアンパッサンで取られることがあります。</translation>
    </message>
    <message>
        <source>Ferz</source>
        <comment>a piece</comment>
        <extracomment>rules/ini/definition.py</extracomment>
        <translation>フェルズ</translation>
    </message>
    <message>
        <source>Alfil</source>
        <comment>a piece</comment>
        <extracomment>rules/ini/definition.py</extracomment>
        <translation>アルフィル</translation>
    </message>
    <message>
        <source>Ai-wok</source>
        <comment>a piece</comment>
        <extracomment>rules/ini/definition.py</extracomment>
        <translation>アイウォック</translation>
    </message>
    <message>
        <source>Dragon king</source>
        <comment>a piece</comment>
        <extracomment>rules/ini/definition.py</extracomment>
        <translation>竜王</translation>
    </message>
    <message>
        <source>Archbishop</source>
        <comment>a piece</comment>
        <extracomment>rules/ini/definition.py</extracomment>
        <translation>アークビショップ</translation>
    </message>
    <message>
        <source>Chancellor</source>
        <comment>a piece</comment>
        <extracomment>rules/ini/definition.py</extracomment>
        <translation>チャンセラー</translation>
    </message>
    <message>
        <source>Amazon</source>
        <comment>a piece</comment>
        <extracomment>rules/ini/definition.py</extracomment>
        <translation>アマゾン</translation>
    </message>
    <message>
        <source>Bishop-knight</source>
        <comment>a piece</comment>
        <extracomment>rules/ini/definition.py</extracomment>
        <translation>ビショップナイト</translation>
    </message>
    <message>
        <source>Lancer</source>
        <comment>a piece</comment>
        <extracomment>rules/ini/definition.py</extracomment>
        <translation>ランサー</translation>
    </message>
    <message>
        <source>Rook-knight</source>
        <comment>a piece</comment>
        <extracomment>rules/ini/definition.py</extracomment>
        <translation>ルークナイト</translation>
    </message>
    <message>
        <source>Foot soldier</source>
        <comment>a piece</comment>
        <extracomment>rules/ini/definition.py</extracomment>
        <translation>歩兵</translation>
    </message>
    <message>
        <source>Shogi knight</source>
        <comment>a piece</comment>
        <extracomment>rules/ini/definition.py</extracomment>
        <translation>桂馬</translation>
    </message>
    <message>
        <source>Dragon horse</source>
        <comment>a piece</comment>
        <extracomment>rules/ini/definition.py</extracomment>
        <translation>竜馬</translation>
    </message>
    <message>
        <source>Clobberer</source>
        <comment>a piece</comment>
        <extracomment>rules/ini/definition.py</extracomment>
        <translation>クロバー</translation>
    </message>
    <message>
        <source>Breaker</source>
        <comment>a piece</comment>
        <extracomment>rules/ini/definition.py</extracomment>
        <translation>ブレイカー</translation>
    </message>
    <message>
        <source>Block</source>
        <comment>a piece</comment>
        <extracomment>rules/ini/definition.py</extracomment>
        <translation>ブロック</translation>
    </message>
    <message>
        <source>Leaping cannon</source>
        <comment>a piece</comment>
        <extracomment>rules/ini/definition.py</extracomment>
        <translation>跳ぶ砲</translation>
    </message>
    <message>
        <source>Soldier</source>
        <comment>a piece</comment>
        <extracomment>rules/ini/definition.py</extracomment>
        <translation>兵卒</translation>
    </message>
    <message>
        <source>War elephant</source>
        <comment>a piece</comment>
        <extracomment>rules/ini/definition.py</extracomment>
        <translation>戦象</translation>
    </message>
    <message>
        <source>Long elephant</source>
        <comment>a piece</comment>
        <extracomment>rules/ini/definition.py</extracomment>
        <translation>長象</translation>
    </message>
    <message>
        <source>Banner</source>
        <comment>a piece</comment>
        <extracomment>rules/ini/definition.py</extracomment>
        <translation>バナー</translation>
    </message>
    <message>
        <source>Wazir</source>
        <comment>a piece</comment>
        <extracomment>rules/ini/definition.py</extracomment>
        <translation>ワジール</translation>
    </message>
    <message>
        <source>Commoner</source>
        <comment>a piece</comment>
        <extracomment>rules/ini/definition.py</extracomment>
        <translation>コモナー</translation>
    </message>
    <message>
        <source>Short steps on the board, and you can play.</source>
        <extracomment>assets/lessons/pandemonium/01-first-game.toml, assets/lessons/mansindam/01-first-game.toml, assets/lessons/palaceshogi/01-first-game.toml</extracomment>
        <translation>盤上の短い手ほどきで、すぐに指せるようになります。</translation>
    </message>
    <message>
        <source>This is your king. It moves one square in any direction. Walk it to the marked square: click it and then its next square, or drag it.</source>
        <extracomment>assets/lessons/pandemonium/01-first-game.toml, assets/lessons/mansindam/01-first-game.toml, assets/lessons/palaceshogi/01-first-game.toml</extracomment>
        <translation>これがあなたの王です。どの方向へも1マス動きます。印の付いたマスまで歩かせましょう。王をクリックしてから行き先のマスをクリックするか、王をドラッグします。</translation>
    </message>
    <message>
        <source>Every move that touches the last three ranks, the rows on the far side, promotes the piece, whether you want it or not. Go there with the knight.</source>
        <extracomment>assets/lessons/mansindam/01-first-game.toml</extracomment>
        <translation>盤の向こう側にある奥の3段にかかる手を指すと、駒は必ず成ります。ナイトでそこへ進みましょう。</translation>
    </message>
    <message>
        <source>A piece with a red sign that you capture is held: the pawn is in your hand now, as a footsoldier.</source>
        <extracomment>assets/lessons/palaceshogi/01-first-game.toml</extracomment>
        <translation>字の赤い駒を取ると、持ち駒になります。ポーンは今、卒としてあなたの持ち駒にあります。</translation>
    </message>
    <message>
        <source>The silver moves one square, diagonally or straight ahead. Go to the marked square.</source>
        <extracomment>assets/lessons/palaceshogi/01-first-game.toml, assets/lessons/palaceshogi/04-silver-and-gold.toml</extracomment>
        <translation>銀は斜めか、まっすぐ前へ1マス動きます。印の付いたマスへ行きましょう。</translation>
    </message>
    <message>
        <source>The gold moves one square, straight in all directions or diagonally ahead. Take both.</source>
        <extracomment>assets/lessons/palaceshogi/01-first-game.toml, assets/lessons/palaceshogi/04-silver-and-gold.toml</extracomment>
        <translation>金は縦横か斜め前へ1マス動きます。2枚とも取りましょう。</translation>
    </message>
    <message>
        <source>The horse never moves back: in the last three ranks, the rows on the far side, it becomes a knight, which jumps in all directions. Promote it.</source>
        <extracomment>assets/lessons/palaceshogi/01-first-game.toml, assets/lessons/palaceshogi/05-horse-and-knight.toml</extracomment>
        <translation>桂馬は後ろへは動けません。盤の向こう側にある奥の3段では、すべての方向へ跳ぶナイトになります。成らせましょう。</translation>
    </message>
    <message>
        <source>Lance, horse, bishop and rook always promote there; for a silver or a queen you choose.</source>
        <extracomment>assets/lessons/palaceshogi/01-first-game.toml</extracomment>
        <translation>香車、桂馬、ビショップ、ルークはそこで必ず成り、銀とクイーンは選べます。</translation>
    </message>
    <message>
        <source>A piece with a red sign is promoted: this is a cannon now.</source>
        <extracomment>assets/lessons/palaceshogi/01-first-game.toml</extracomment>
        <translation>字の赤い駒は成り駒です。これで砲になりました。</translation>
    </message>
    <message>
        <source>The cannon moves like a rook, but takes only over exactly one piece between. Take the silver.</source>
        <extracomment>assets/lessons/palaceshogi/01-first-game.toml, assets/lessons/palaceshogi/06-lance-and-cannon.toml</extracomment>
        <translation>砲はルークのように動きますが、間に駒がちょうど1枚あるときだけ取れます。銀を取りましょう。</translation>
    </message>
    <message>
        <source>It does not matter whose piece is in between, as long as it is not a cannon.</source>
        <extracomment>assets/lessons/palaceshogi/01-first-game.toml</extracomment>
        <translation>間の駒は、砲でなければどちらのものでもかまいません。</translation>
    </message>
    <message>
        <source>Captured pieces with a black sign are killed: they are gone. Those with a red sign are held. Take the knight, whose sign is red, so that you have something to drop.</source>
        <extracomment>assets/lessons/palaceshogi/01-first-game.toml</extracomment>
        <translation>字の黒い駒は取るとゲームから除かれ、字の赤い駒は持ち駒になります。打つ駒ができるように、字の赤いナイトを取りましょう。</translation>
    </message>
    <message>
        <source>Unlike in shogi, unpromoted pieces do not come back.</source>
        <extracomment>assets/lessons/palaceshogi/01-first-game.toml</extracomment>
        <translation>将棋と違い、成っていない駒は取っても戻ってきません。</translation>
    </message>
    <message>
        <source>The outlined three by three squares are a palace, the tinted ones in it are its corridors. In your own palace your queen moves one square diagonally. Lead her out to the marked square.</source>
        <extracomment>assets/lessons/palaceshogi/01-first-game.toml</extracomment>
        <translation>枠で囲んだ3×3マスが宮、その中の色付きのマスが通路です。自分の宮の中では、クイーンは斜めに1マスだけ動きます。印の付いたマスまで進めましょう。</translation>
    </message>
    <message>
        <source>Outside, she moves like rook and bishop in one. Coming home, she stops on the first square of the palace.</source>
        <extracomment>assets/lessons/palaceshogi/01-first-game.toml</extracomment>
        <translation>外ではルークとビショップを合わせた動きです。戻るときは宮の最初のマスで止まります。</translation>
    </message>
    <message>
        <source>In the game the pieces begin where they do in shogi, so that you know their signs by their places; the queen is new.</source>
        <extracomment>assets/lessons/palaceshogi/01-first-game.toml</extracomment>
        <translation>対局では駒は将棋と同じ位置から始まるので、場所を見れば字が分かります。クイーンだけが新しい駒です。</translation>
    </message>
    <message>
        <source>Check the king with the cannon.</source>
        <extracomment>assets/lessons/palaceshogi/06-lance-and-cannon.toml</extracomment>
        <translation>砲で王手をかけましょう。</translation>
    </message>
    <message>
        <source>In the enemy palace the cannon takes from corner to corner over a piece on the centre.</source>
        <extracomment>assets/lessons/palaceshogi/06-lance-and-cannon.toml</extracomment>
        <translation>敵の宮では、砲は中央の駒を越えて隅から隅の駒を取れます。</translation>
    </message>
    <message>
        <source>A cannon is no screen for another one. Take the piece that can be taken.</source>
        <extracomment>assets/lessons/palaceshogi/06-lance-and-cannon.toml</extracomment>
        <translation>砲はほかの砲の台になりません。取れる駒を取りましょう。</translation>
    </message>
    <message>
        <source>Pawn and footsoldier</source>
        <extracomment>assets/lessons/palaceshogi/07-pawn-and-footsoldier.toml</extracomment>
        <translation>ポーンと卒</translation>
    </message>
    <message>
        <source>Two faces of one piece.</source>
        <extracomment>assets/lessons/palaceshogi/07-pawn-and-footsoldier.toml</extracomment>
        <translation>一つの駒の二つの顔。</translation>
    </message>
    <message>
        <source>A captured pawn comes back as a footsoldier. Drop it with check.</source>
        <extracomment>assets/lessons/palaceshogi/07-pawn-and-footsoldier.toml</extracomment>
        <translation>取ったポーンは卒として戻ります。打って王手をかけましょう。</translation>
    </message>
    <message>
        <source>In the enemy palace it also moves diagonally ahead along the corridors. Take the silver.</source>
        <extracomment>assets/lessons/palaceshogi/07-pawn-and-footsoldier.toml</extracomment>
        <translation>敵の宮では、通路に沿って斜め前へも動きます。銀を取りましょう。</translation>
    </message>
    <message>
        <source>A pawn that reaches the last rank becomes a new queen. Do it.</source>
        <extracomment>assets/lessons/palaceshogi/07-pawn-and-footsoldier.toml</extracomment>
        <translation>最終段に達したポーンは新しいクイーンになります。やってみましょう。</translation>
    </message>
    <message>
        <source>Free outside, a step inside.</source>
        <extracomment>assets/lessons/palaceshogi/08-queen.toml</extracomment>
        <translation>外では自由に、中では1マス。</translation>
    </message>
    <message>
        <source>In her own palace the queen moves one square diagonally. Lead her to the marked square.</source>
        <extracomment>assets/lessons/palaceshogi/08-queen.toml</extracomment>
        <translation>自分の宮の中では、クイーンは斜めに1マス動きます。印の付いたマスへ進めましょう。</translation>
    </message>
    <message>
        <source>Coming home, she stops on the first square of her palace. Go to the centre: how many moves does it take?</source>
        <extracomment>assets/lessons/palaceshogi/08-queen.toml</extracomment>
        <translation>戻るときは宮の最初のマスで止まります。中央へ行きましょう。何手かかるでしょう？</translation>
    </message>
    <message>
        <source>She sees nothing behind her palace wall. Give check with her.</source>
        <extracomment>assets/lessons/palaceshogi/08-queen.toml</extracomment>
        <translation>宮の壁の向こうには利きません。クイーンで王手をかけましょう。</translation>
    </message>
    <message>
        <source>A queen that touches the last three ranks may become a lion. Do it.</source>
        <extracomment>assets/lessons/palaceshogi/08-queen.toml</extracomment>
        <translation>クイーンは奥の3段にかかる手で獅子に成れます。成りましょう。</translation>
    </message>
    <message>
        <source>Two steps in one move.</source>
        <extracomment>assets/lessons/palaceshogi/09-lion.toml</extracomment>
        <translation>一手で2回動く。</translation>
    </message>
    <message>
        <source>A lion jumps to any square within two of its own. Go to the marked square.</source>
        <extracomment>assets/lessons/palaceshogi/09-lion.toml</extracomment>
        <translation>獅子は2マス以内のどのマスへも跳びます。印の付いたマスへ行きましょう。</translation>
    </message>
    <message>
        <source>It takes beside it and steps on. Take both in one move.</source>
        <extracomment>assets/lessons/palaceshogi/09-lion.toml</extracomment>
        <translation>隣の駒を取ってからもう1マス進めます。一手で2枚とも取りましょう。</translation>
    </message>
    <message>
        <source>It takes beside it and comes back. Take the silver and stay where you are.</source>
        <extracomment>assets/lessons/palaceshogi/09-lion.toml</extracomment>
        <translation>隣の駒を取って戻ることもできます。銀を取り、元の場所に戻りましょう。</translation>
    </message>
    <message>
        <source>It may even pass, if a square beside it is empty. Leave everything as it is.</source>
        <extracomment>assets/lessons/palaceshogi/09-lion.toml</extracomment>
        <translation>隣に空いたマスがあれば、パスもできます。何も動かさずに手番を終えましょう。</translation>
    </message>
    <message>
        <source>A lion never takes a lion. Take everything else.</source>
        <extracomment>assets/lessons/palaceshogi/09-lion.toml</extracomment>
        <translation>獅子は獅子を取れません。ほかの駒をすべて取りましょう。</translation>
    </message>
    <message>
        <source>Held and dropped</source>
        <extracomment>assets/lessons/palaceshogi/10-drops.toml</extracomment>
        <translation>持ち駒と打つ手</translation>
    </message>
    <message>
        <source>Not everywhere, and not everything.</source>
        <extracomment>assets/lessons/palaceshogi/10-drops.toml</extracomment>
        <translation>どこにでも打てるわけでも、何でも打てるわけでもありません。</translation>
    </message>
    <message>
        <source>Silvers may be dropped almost everywhere. Drop it with check.</source>
        <extracomment>assets/lessons/palaceshogi/10-drops.toml</extracomment>
        <translation>銀はほとんどどこにでも打てます。打って王手をかけましょう。</translation>
    </message>
    <message>
        <source>A footsoldier may not mate when it is dropped. Mate with the silver.</source>
        <extracomment>assets/lessons/palaceshogi/10-drops.toml</extracomment>
        <translation>卒を打って詰ませることはできません。銀で詰ませましょう。</translation>
    </message>
    <message>
        <source>Facing kings</source>
        <extracomment>assets/lessons/palaceshogi/11-facing.toml</extracomment>
        <translation>向かい合う王</translation>
    </message>
    <message>
        <source>A rule that pins and that mates.</source>
        <extracomment>assets/lessons/palaceshogi/11-facing.toml</extracomment>
        <translation>ピンにも詰みにも使えるルール。</translation>
    </message>
    <message>
        <source>The kings may not stand on one file with nothing in between. Step off the file with the piece that may leave it.</source>
        <extracomment>assets/lessons/palaceshogi/11-facing.toml</extracomment>
        <translation>二つの王は、間に駒がないまま同じ筋に立てません。筋を離れられる駒を、筋から外しましょう。</translation>
    </message>
    <message>
        <source>Your king guards a file from afar: mate with its help.</source>
        <extracomment>assets/lessons/palaceshogi/11-facing.toml</extracomment>
        <translation>あなたの王が遠くから筋を守っています。その力を借りて詰ませましょう。</translation>
    </message>
    <message>
        <source>Enter the palace.</source>
        <extracomment>assets/lessons/palaceshogi/12-entering-king.toml</extracomment>
        <translation>宮に入りましょう。</translation>
    </message>
    <message>
        <source>The rook guards one file of the palace. Enter beside it.</source>
        <extracomment>assets/lessons/palaceshogi/12-entering-king.toml</extracomment>
        <translation>ルークが宮の一つの筋を守っています。その隣から入りましょう。</translation>
    </message>
    <message>
        <source>You are in check, and that does not matter: enter.</source>
        <extracomment>assets/lessons/palaceshogi/12-entering-king.toml</extracomment>
        <translation>王手ですが、気にせず宮に入りましょう。</translation>
    </message>
    <message>
        <source>With the lance.</source>
        <extracomment>assets/lessons/palaceshogi/13-castling.toml</extracomment>
        <translation>香車とのキャスリング。</translation>
    </message>
    <message>
        <source>Castle to the left.</source>
        <extracomment>assets/lessons/palaceshogi/13-castling.toml</extracomment>
        <translation>左へキャスリングしましょう。</translation>
    </message>
    <message>
        <source>You are in check. Put something in between.</source>
        <extracomment>assets/lessons/palaceshogi/14-check.toml</extracomment>
        <translation>王手です。間に駒を入れましょう。</translation>
    </message>
    <message>
        <source>With the hand and with the palace.</source>
        <extracomment>assets/lessons/palaceshogi/15-mates.toml</extracomment>
        <translation>持ち駒で、宮で。</translation>
    </message>
    <message>
        <source>Mate in one with the rook.</source>
        <extracomment>assets/lessons/palaceshogi/15-mates.toml</extracomment>
        <translation>ルークで1手詰め。</translation>
    </message>
    <message>
        <source>Mate or enter: both win. Win in one.</source>
        <extracomment>assets/lessons/palaceshogi/15-mates.toml</extracomment>
        <translation>詰ませても、宮に入っても勝ちです。1手で勝ちましょう。</translation>
    </message>
    <message>
        <source>And what they become.</source>
        <extracomment>assets/lessons/palaceshogi/16-values.toml</extracomment>
        <translation>そして、成り先の駒。</translation>
    </message>
    <message>
        <source>Which capture brings you something to drop? Take it.</source>
        <extracomment>assets/lessons/palaceshogi/16-values.toml</extracomment>
        <translation>どれを取れば打つ駒が手に入るでしょう？ それを取りましょう。</translation>
    </message>
    <message>
        <source>Your silver is attacked. Guard it with a drop.</source>
        <extracomment>assets/lessons/palaceshogi/16-values.toml</extracomment>
        <translation>銀が攻撃されています。駒を打って守りましょう。</translation>
    </message>
    <message>
        <source>Drop chess</source>
        <extracomment>packaging/linux/surajang.desktop</extracomment>
        <translation>持ち駒チェス</translation>
    </message>
    <message>
        <source>Play Pandemonium, Mansindam and Palace Shogi with a friend or against the computer</source>
        <extracomment>packaging/linux/surajang.desktop</extracomment>
        <translation>修羅場、万神談、宮将棋で友人やコンピューターと対局</translation>
    </message>
    <message>
        <source>chess;shogi;janggi;variant;PGN;</source>
        <extracomment>packaging/linux/surajang.desktop</extracomment>
        <translation>チェス;将棋;チャンギ;変則;修羅場;万神談;PGN;</translation>
    </message>
    <message>
        <source>Drop chess: Pandemonium, Mansindam and Palace Shogi</source>
        <extracomment>packaging/linux/surajang.metainfo.xml</extracomment>
        <translation>持ち駒チェス：修羅場、万神談、宮将棋</translation>
    </message>
    <message>
        <source>Surajang plays the drop-chess games of two inventors. Captured pieces change sides and come back to the board. Two people play at one computer, or one against the computer.</source>
        <extracomment>packaging/linux/surajang.metainfo.xml</extracomment>
        <translation>Surajang は、二人の考案者による持ち駒チェスを指すプログラムです。取った駒は味方になって盤に戻ります。1台で2人で対局することも、1人でコンピューターと指すこともできます。</translation>
    </message>
    <message>
        <source>Pandemonium in three rule sets, Mansindam and Palace Shogi, with every rule of each</source>
        <extracomment>packaging/linux/surajang.metainfo.xml</extracomment>
        <translation>3種類のルールの修羅場、万神談、宮将棋を、ルールどおりに完全に収録</translation>
    </message>
    <message>
        <source>A computer player with twelve levels, the first one gentle enough for beginners</source>
        <extracomment>packaging/linux/surajang.metainfo.xml</extracomment>
        <translation>12段階のコンピューター。最初のレベルは初心者にもやさしい相手です</translation>
    </message>
    <message>
        <source>Piece sets with international figures, hanja tablets and shogi wedges</source>
        <extracomment>packaging/linux/surajang.metainfo.xml</extracomment>
        <translation>絵の駒、漢字の駒、五角形の将棋駒</translation>
    </message>
    <message>
        <source>Games that are saved as you play and offered again after a crash</source>
        <extracomment>packaging/linux/surajang.metainfo.xml</extracomment>
        <translation>指しながら自動で保存され、異常終了の後も続きから指せる対局</translation>
    </message>
    <message>
        <source>Pandemonium against the computer</source>
        <extracomment>packaging/linux/surajang.metainfo.xml</extracomment>
        <translation>コンピューターと指す修羅場</translation>
    </message>
    <message>
        <source>Mansindam, with captured pieces in hand</source>
        <extracomment>packaging/linux/surajang.metainfo.xml</extracomment>
        <translation>持ち駒のある万神談</translation>
    </message>
    <message>
        <source>Palace Shogi, with the palaces marked on the board</source>
        <extracomment>packaging/linux/surajang.metainfo.xml</extracomment>
        <translation>盤に宮が示された宮将棋</translation>
    </message>
    <message>
        <source>{low} – {high}</source>
        <extracomment>gui/known/boards.py, engine/playtest/texts.py: range</extracomment>
        <translation>{low}⁠～⁠{high}</translation>
    </message>
    <message>
        <source>{title} is now among your own games on the start page.</source>
        <extracomment>gui/app/own_game_commands.py</extracomment>
        <translation>{title}がスタート画面の自作ゲームに加わりました。</translation>
    </message>
    <message>
        <source>These games are now among your own games on the start page.</source>
        <extracomment>gui/app/own_game_commands.py</extracomment>
        <translation>これらのゲームがスタート画面の自作ゲームに加わりました。</translation>
    </message>
    <message>
        <source>More</source>
        <comment>a menu of commands</comment>
        <extracomment>gui/app/start_cards.py</extracomment>
        <translation>その他</translation>
    </message>
    <message>
        <source>Add all to My games</source>
        <extracomment>gui/desk/games_list.py</extracomment>
        <translation>すべて「自分の対局」に追加</translation>
    </message>
    <message numerus="yes">
        <source>{count:,} files were added to “My games”.</source>
        <extracomment>gui/desk/open_commands.py</extracomment>
        <translation>
            <numerusform>{count:,}個のファイルを「自分の対局」に追加しました。</numerusform>
        </translation>
    </message>
    <message>
        <source>Files that define games are opened one at a time: {names}.</source>
        <extracomment>gui/desk/open_commands.py</extracomment>
        <translation>ゲームを定義するファイルは、1つずつ開いてください：{names}。</translation>
    </message>
    <message>
        <source>An animation has at most {most:,} moves of both players, and this line has {number:,}.</source>
        <extracomment>gui/desk/film_export.py</extracomment>
        <translation>アニメーションは双方合わせて{most:,}手までですが、{number:,}手あります。</translation>
    </message>
    <message>
        <source>Moves of both players: {number:,}</source>
        <extracomment>gui/desk/film_export.py</extracomment>
        <translation>双方合わせて{number:,}手</translation>
    </message>
    <message>
        <source>{value} ({bounds})</source>
        <extracomment>gui/known/boards.py, engine/playtest/texts.py: estimate</extracomment>
        <translation>{value}（{bounds}）</translation>
    </message>
    <message>
        <source>Tasks</source>
        <extracomment>gui/learn/lesson_page.py</extracomment>
        <translation>問題</translation>
    </message>
    <message>
        <source>{counted} played here.</source>
        <extracomment>gui/library/library_text.py</extracomment>
        <translation>ここで指した{counted}。</translation>
    </message>
    <message>
        <source>Common times</source>
        <extracomment>gui/play/match_fields.py</extracomment>
        <translation>よく使う持ち時間</translation>
    </message>
    <message>
        <source>More</source>
        <comment>a link to the rule</comment>
        <extracomment>gui/rulebook/rules_view.py</extracomment>
        <translation>詳細</translation>
    </message>
    <message>
        <source>pieces on the board</source>
        <extracomment>gui/rulebook/ends.py</extracomment>
        <translation>盤上の駒</translation>
    </message>
    <message>
        <source>pieces in hand</source>
        <extracomment>gui/rulebook/ends.py</extracomment>
        <translation>持ち駒</translation>
    </message>
    <message>
        <source>player to move</source>
        <extracomment>gui/rulebook/ends.py</extracomment>
        <translation>手番</translation>
    </message>
    <message>
        <source>rights to castle</source>
        <extracomment>gui/rulebook/ends.py</extracomment>
        <translation>キャスリングの権利</translation>
    </message>
    <message>
        <source>rights to capture en passant</source>
        <extracomment>gui/rulebook/ends.py</extracomment>
        <translation>アンパッサンの権利</translation>
    </message>
    <message>
        <source>Two positions are the same if they have the same {parts}.</source>
        <extracomment>gui/rulebook/ends.py</extracomment>
        <translation>{parts}がすべて同じなら、同じ局面です。</translation>
    </message>
    <message>
        <source>No rule keeps the kings from facing each other on an open line.</source>
        <extracomment>gui/rulebook/ends.py</extracomment>
        <translation>王同士が、間に駒のない線上で向かい合うことを禁じる規則はありません。</translation>
    </message>
    <message>
        <source>There is no limit to the number of moves without a capture.</source>
        <extracomment>gui/rulebook/ends.py</extracomment>
        <translation>駒を取らない手が何手続いてもかまいません。</translation>
    </message>
    <message>
        <source>If there is a choice, = and the letter of the new piece are written instead of +.</source>
        <extracomment>gui/rulebook/generated.py</extracomment>
        <translation>選べるときは、+の代わりに=と新しい駒の文字を書きます。</translation>
    </message>
    <message>
        <source>x marks a capture, + a check and # mate.</source>
        <extracomment>gui/rulebook/generated.py</extracomment>
        <translation>xは取る手、+は王手、#は詰みです。</translation>
    </message>
    <message>
        <source>A promotion is written with + at the end.</source>
        <extracomment>gui/rulebook/generated.py</extracomment>
        <translation>末尾の+は成りです。</translation>
    </message>
    <message>
        <source>Moves like the pawn in chess, without its double step.</source>
        <extracomment>gui/words/movement.py</extracomment>
        <translation>チェスのポーンと同じ動きですが、最初の2マス進む動きはありません。</translation>
    </message>
    <message>
        <source>straight in every direction</source>
        <extracomment>gui/words/movement.py</extracomment>
        <translation>縦横のすべての方向へ</translation>
    </message>
    <message>
        <source>diagonally in every direction</source>
        <extracomment>gui/words/movement.py</extracomment>
        <translation>斜めのすべての方向へ</translation>
    </message>
    <message>
        <source>Piece {letter}</source>
        <comment>a piece that has no name</comment>
        <extracomment>gui/words/naming.py</extracomment>
        <translation>駒 {letter}</translation>
    </message>
    <message>
        <source>your file</source>
        <comment>a game with the name of one of the program&apos;s</comment>
        <extracomment>gui/words/naming.py</extracomment>
        <translation>自分のファイル</translation>
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
        <translation>文字 {letter} はすでに別の駒が使っています。</translation>
    </message>
    <message>
        <source>The letter has to be one from A to Z.</source>
        <extracomment>gui/workshop/piece_panel.py</extracomment>
        <translation>文字はAからZまでのどれかにしてください。</translation>
    </message>
    <message>
        <source>So far there are only kings. Add pieces and put them on the board.</source>
        <extracomment>gui/workshop/strips.py</extracomment>
        <translation>まだ王しかありません。駒を加えて盤に置いてください。</translation>
    </message>
    <message>
        <source>both sides</source>
        <extracomment>gui/workshop/trying.py</extracomment>
        <translation>両方</translation>
    </message>
    <message>
        <source>Green squares are this side&apos;s, yellow ones only the other side&apos;s.</source>
        <extracomment>gui/workshop/strips.py</extracomment>
        <translation>緑のマスはこちら側、黄色のマスは相手側だけのマスです。</translation>
    </message>
    <message>
        <source>That lets the {piece} on {place} win the game by arriving. Play it anyway?</source>
        <extracomment>gui/analysis/coach_text.py</extracomment>
        <translation>{place}の{piece}が目的の場所で安全になり、負けになります。それでも指しますか？</translation>
    </message>
    <message>
        <source>Stay an {piece}</source>
        <extracomment>gui/board/interaction.py</extracomment>
        <translation>{piece}のまま</translation>
    </message>
    <message>
        <source>After capturing on a neighbouring square, it may step once more. Beside an empty square it may also pass.</source>
        <extracomment>gui/board/piece_facts.py, gui/words/piece_notes.py</extracomment>
        <translation>隣のマスで駒を取った後、もう1マス動けます。隣に空いたマスがあればパスもできます。</translation>
    </message>
    <message>
        <source>{name} is a position with {ranks} ranks; no game here has that many.</source>
        <extracomment>gui/desk/open_commands.py</extracomment>
        <translation>{name} は{ranks}段の局面ですが、その段数のゲームはありません。</translation>
    </message>
    <message>
        <source>Choose the square again to stop there</source>
        <extracomment>gui/desk/typed_move.py</extracomment>
        <translation>同じマスをもう一度選ぶと、そこで終了</translation>
    </message>
    <message>
        <source>Arrow keys move; Esc stops</source>
        <extracomment>gui/desk/typed_move.py</extracomment>
        <translation>矢印キーで移動、Esc で終了</translation>
    </message>
    <message>
        <source>The engine has found no answer in time.</source>
        <extracomment>gui/learn/puzzle_text.py</extracomment>
        <translation>エンジンは時間内に答えを見つけられませんでした。</translation>
    </message>
    <message>
        <source>“Ann – Ben” finds games in which Ann moves first. “Ann –” and “– Ben” leave the other player open.</source>
        <extracomment>gui/library/games_table.py</extracomment>
        <translation>「Ann – Ben」は左側の人が先手の対局を探します。「Ann –」や「– Ben」では相手を問いません。</translation>
    </message>
    <message>
        <source>These are too many files to add one by one. Add their folder instead.</source>
        <extracomment>gui/library/own_data.py</extracomment>
        <translation>ファイルが多すぎて、一つずつは追加できません。代わりにフォルダーを追加してください。</translation>
    </message>
    <message>
        <source>{name} answered without a move.</source>
        <extracomment>gui/matches/engine_players.py</extracomment>
        <translation>{name} の応答に手がありませんでした。</translation>
    </message>
    <message>
        <source>En passant: an {piece} that has moved over several squares can be captured by an enemy {piece} on the next move, as if it had stopped on any square that it passed over.</source>
        <extracomment>gui/rulebook/generated.py</extracomment>
        <translation>アンパッサン：複数のマスを進んだ{piece}は、その直後の手に限り、通ったマスのどこかに止まったものとして敵の{piece}に取られることがあります。</translation>
    </message>
    <message>
        <source>A capture en passant never promotes.</source>
        <extracomment>gui/rulebook/generated.py</extracomment>
        <translation>アンパッサンで取るときに成ることはありません。</translation>
    </message>
    <message>
        <source>Two steps are written with both squares, a pass with the piece&apos;s own square.</source>
        <extracomment>gui/rulebook/generated.py</extracomment>
        <translation>2回続けて動く手は両方のマスを、パスは駒のいるマスを書きます。</translation>
    </message>
    <message>
        <source>it is open in another window</source>
        <extracomment>gui/storage/drafts.py</extracomment>
        <translation>別のウィンドウで開かれています</translation>
    </message>
    <message>
        <source>No space left on device</source>
        <extracomment>gui/storage/reasons.py</extracomment>
        <translation>ディスクの空き容量がありません</translation>
    </message>
    <message>
        <source>Disk quota exceeded</source>
        <extracomment>gui/storage/reasons.py</extracomment>
        <translation>ディスクの割り当て容量を超えています</translation>
    </message>
    <message>
        <source>Permission denied</source>
        <extracomment>gui/storage/reasons.py</extracomment>
        <translation>アクセスが拒否されました</translation>
    </message>
    <message>
        <source>Operation not permitted</source>
        <extracomment>gui/storage/reasons.py</extracomment>
        <translation>この操作は許可されていません</translation>
    </message>
    <message>
        <source>Read-only file system</source>
        <extracomment>gui/storage/reasons.py</extracomment>
        <translation>ディスクは読み取り専用です</translation>
    </message>
    <message>
        <source>No such file or directory</source>
        <extracomment>gui/storage/reasons.py</extracomment>
        <translation>ファイルまたはフォルダーがありません</translation>
    </message>
    <message>
        <source>Too many levels of symbolic links</source>
        <extracomment>gui/storage/reasons.py</extracomment>
        <translation>シンボリックリンクが多すぎます</translation>
    </message>
    <message>
        <source>Input/output error</source>
        <extracomment>gui/storage/reasons.py</extracomment>
        <translation>読み書きのエラーが発生しました</translation>
    </message>
    <message numerus="yes">
        <source>In {count:,} moves of each player there was no capture, drop or promotion.</source>
        <extracomment>gui/words/outcome_text.py</extracomment>
        <translation>
            <numerusform>双方が{count:,}手ずつ、駒を取る手、打つ手、成る手のどれも指しませんでした。</numerusform>
        </translation>
    </message>
    <message>
        <source>Never dropped.</source>
        <extracomment>gui/words/piece_notes.py</extracomment>
        <translation>打つことはできません。</translation>
    </message>
    <message>
        <source>Passing is not allowed. There is no limit to the number of moves without a capture. A pawn promotes only to a gilding. No rule keeps the kings from facing each other on an open line.</source>
        <extracomment>assets/rules/pandemonium.toml, assets/rules/pandemonium-2020.toml, assets/rules/pandemonium-vchess.toml</extracomment>
        <translation>パスはできません。駒を取らない手が何手続いてもかまいません。ポーンの成り先は鍍金だけです。王同士が、間に駒のない線上で向かい合うことを禁じる規則はありません。</translation>
    </message>
    <message>
        <source>A piece that you capture goes to your hand and is yours. Instead of moving, you may drop one piece from your hand on an empty square, even with check or mate. A promoted piece loses its promotion when it is captured. A drop never promotes: a piece dropped on the last rank may promote when it moves.</source>
        <extracomment>assets/rules/pandemonium-2020.toml</extracomment>
        <translation>取った駒は自分の持ち駒になります。一手指す代わりに、持ち駒を1枚、空いたマスに打てます。打って王手をかけても、詰ませてもかまいません。成り駒は取られると元の駒に戻ります。打つときには成れません。最終段に打った駒は、動くときに成れます。</translation>
    </message>
    <message>
        <source>There is no castling, no en passant and no double step of pawns. Passing is not allowed. There is no limit to the number of moves without a capture. Each piece has one promotion, so there is none to choose. No rule keeps the kings from facing each other on an open line.</source>
        <extracomment>assets/rules/mansindam.toml</extracomment>
        <translation>キャスリング、アンパッサン、ポーンの2マスの前進はありません。パスはできません。駒を取らない手が何手続いてもかまいません。成り先はどの駒も一つなので、選ぶことはありません。王同士が、間に駒のない線上で向かい合うことを禁じる規則はありません。</translation>
    </message>
    <message>
        <source>No piece but a lion may pass. No river divides the board, and no king has to stay in its palace. There is no limit to the number of moves without a capture, and giving perpetual check does not lose. Pawns, queens and promoted pieces are never dropped. A king that has entered has won already: no points are counted.</source>
        <extracomment>assets/rules/palaceshogi.toml</extracomment>
        <translation>獅子のほかにパスできる駒はありません。盤を分ける河はなく、王は宮にとどまらなくてもかまいません。駒を取らない手が何手続いてもかまわず、連続王手で負けになることもありません。ポーン、クイーン、成り駒は打てません。入玉した王はその場で勝ちなので、点数は数えません。</translation>
    </message>
    <message>
        <source>For variety, setups are drawn at random from all of them and the first moves from the best ones, and the search of a later move is up to a quarter longer; {different} games are different. A game that is not over after 150 moves per player is a draw.</source>
        <extracomment>engine/playtest/texts.py: variety</extracomment>
        <translation>変化をつけるため、配置はすべての中から、最初の数手はよい手の中から無作為に選び、その後の手の探索は最大で4分の1だけ長くします。異なる対局は{different}局です。双方が150手指しても終わらない対局は引き分けとします。</translation>
    </message>
    <message>
        <source>{reason} {result}</source>
        <extracomment>engine/playtest/texts.py: ended</extracomment>
        <translation>{reason} {result}</translation>
    </message>
    <message>
        <source>The game is over: {outcome}.</source>
        <extracomment>rules/words.py: game over</extracomment>
        <translation>対局は終わりました：{outcome}。</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <extracomment>rules/words.py: king has arrived</extracomment>
        <translation>対局は終わりました。</translation>
    </message>
    <message>
        <source>{player} chooses a setup first.</source>
        <extracomment>rules/words.py: setup first</extracomment>
        <translation>まず{player}が配置を選びます。</translation>
    </message>
    <message>
        <source>It is {player}&apos;s turn.</source>
        <extracomment>rules/words.py: not your turn</extracomment>
        <translation>{player}の手番です。</translation>
    </message>
    <message>
        <source>This would repeat the position once too often, which is not allowed.</source>
        <extracomment>rules/words.py: repetition</extracomment>
        <translation>同じ局面の回数が上限を超えるため、この手は指せません。</translation>
    </message>
    <message>
        <source>There is no piece on this square.</source>
        <extracomment>rules/words.py: no piece</extracomment>
        <translation>このマスに駒はありません。</translation>
    </message>
    <message>
        <source>The {piece} has just been captured.</source>
        <extracomment>rules/words.py: just captured</extracomment>
        <translation>{piece}はたった今取られました。</translation>
    </message>
    <message>
        <source>That is not a square of the board.</source>
        <extracomment>rules/words.py: off the board</extracomment>
        <translation>盤にそのマスはありません。</translation>
    </message>
    <message>
        <source>Your own {other} is there.</source>
        <extracomment>rules/words.py: own piece there</extracomment>
        <translation>そこには自分の{other}がいます。</translation>
    </message>
    <message>
        <source>A move has to go somewhere.</source>
        <extracomment>rules/words.py: going nowhere</extracomment>
        <translation>駒はどこかへ動かさなければなりません。</translation>
    </message>
    <message>
        <source>The {piece} passes only beside an empty square.</source>
        <extracomment>rules/words.py: no room to pass</extracomment>
        <translation>{piece}は、隣に空いたマスがあるときだけパスできます。</translation>
    </message>
    <message>
        <source>Passing is not possible now.</source>
        <extracomment>rules/words.py: cannot pass</extracomment>
        <translation>今はパスできません。</translation>
    </message>
    <message>
        <source>The {piece} does not move like that.</source>
        <extracomment>rules/words.py: not its movement</extracomment>
        <translation>{piece}はそのようには動きません。</translation>
    </message>
    <message>
        <source>The {piece} captures straight ahead, not diagonally.</source>
        <extracomment>rules/words.py: captures straight ahead</extracomment>
        <translation>{piece}はまっすぐ前を取ります。斜めには取れません。</translation>
    </message>
    <message>
        <source>The {piece} captures diagonally ahead, not straight ahead.</source>
        <extracomment>rules/words.py: captures diagonally</extracomment>
        <translation>{piece}は斜め前を取ります。まっすぐ前は取れません。</translation>
    </message>
    <message>
        <source>The {piece} moves one square, never more.</source>
        <extracomment>rules/words.py: no long step</extracomment>
        <translation>{piece}は1マスしか動けません。</translation>
    </message>
    <message>
        <source>From here the {piece} moves only one square.</source>
        <extracomment>rules/words.py: one square from here</extracomment>
        <translation>ここからは{piece}は1マスしか動けません。</translation>
    </message>
    <message>
        <source>From here the {piece} moves up to {number} squares.</source>
        <extracomment>rules/words.py: so far from here</extracomment>
        <translation>ここからは{piece}は{number}マスまで動けます。</translation>
    </message>
    <message>
        <source>The {piece} never moves backwards.</source>
        <extracomment>rules/words.py: never back</extracomment>
        <translation>{piece}は後ろには動けません。</translation>
    </message>
    <message>
        <source>The {piece} only jumps ahead: two squares straight and one to the side.</source>
        <extracomment>rules/words.py: jumps ahead only</extracomment>
        <translation>{piece}が跳ぶのは前だけです。前へ2マス、そこから横へ1マスの位置です。</translation>
    </message>
    <message>
        <source>The {piece} moves straight ahead only.</source>
        <extracomment>rules/words.py: slides ahead only</extracomment>
        <translation>{piece}はまっすぐ前にだけ動きます。</translation>
    </message>
    <message>
        <source>The {piece} moves one square diagonally, or one straight ahead.</source>
        <extracomment>rules/words.py: steps like a silver</extracomment>
        <translation>{piece}は斜めに1マス、またはまっすぐ前に1マス動きます。</translation>
    </message>
    <message>
        <source>The {piece} moves one square straight, or one diagonally ahead.</source>
        <extracomment>rules/words.py: steps like a gold</extracomment>
        <translation>{piece}は縦横に1マス、または斜め前に1マス動きます。</translation>
    </message>
    <message>
        <source>The {piece} moves like a bishop, or one square straight.</source>
        <extracomment>rules/words.py: bishop and straight steps</extracomment>
        <translation>{piece}はビショップのように、または縦横に1マス動きます。</translation>
    </message>
    <message>
        <source>The {piece} moves like a rook, or one square diagonally.</source>
        <extracomment>rules/words.py: rook and diagonal steps</extracomment>
        <translation>{piece}はルークのように、または斜めに1マス動きます。</translation>
    </message>
    <message>
        <source>The {piece} moves like a rook, and captures only by hopping over one piece.</source>
        <extracomment>rules/words.py: rook that hops</extracomment>
        <translation>{piece}はルークのように動き、取るときは駒を1枚跳び越えます。</translation>
    </message>
    <message>
        <source>The {piece} moves like a bishop or one square straight, or jumps two squares diagonally.</source>
        <extracomment>rules/words.py: bishop, step and jump, rules/words.py: bishop, step and jump</extracomment>
        <translation>{piece}はビショップのように、または縦横に1マス動くか、斜めに2マス跳びます。</translation>
    </message>
    <message>
        <source>The {piece} moves one square in any direction.</source>
        <extracomment>rules/words.py: steps like a king</extracomment>
        <translation>{piece}はどの方向へも1マス動きます。</translation>
    </message>
    <message>
        <source>The {piece} jumps two squares straight and one to the side.</source>
        <extracomment>rules/words.py: jumps like a knight</extracomment>
        <translation>{piece}は、縦か横に2マス、そこから直角に1マスの位置に跳びます。</translation>
    </message>
    <message>
        <source>The {piece} moves diagonally.</source>
        <extracomment>rules/words.py: slides like a bishop</extracomment>
        <translation>{piece}は斜めに動きます。</translation>
    </message>
    <message>
        <source>The {piece} moves straight along ranks and files.</source>
        <extracomment>rules/words.py: slides like a rook</extracomment>
        <translation>{piece}は縦横に動きます。</translation>
    </message>
    <message>
        <source>The {piece} moves straight or diagonally.</source>
        <extracomment>rules/words.py: slides like a queen</extracomment>
        <translation>{piece}は縦横または斜めに動きます。</translation>
    </message>
    <message>
        <source>The {piece} moves like a bishop or a knight.</source>
        <extracomment>rules/words.py: bishop and knight</extracomment>
        <translation>{piece}はビショップかナイトのように動きます。</translation>
    </message>
    <message>
        <source>The {piece} moves like a rook or a knight.</source>
        <extracomment>rules/words.py: rook and knight</extracomment>
        <translation>{piece}はルークかナイトのように動きます。</translation>
    </message>
    <message>
        <source>The {piece} moves like a queen or a knight.</source>
        <extracomment>rules/words.py: queen and knight</extracomment>
        <translation>{piece}はクイーンかナイトのように動きます。</translation>
    </message>
    <message>
        <source>The {piece} moves like a knight, or one square in any direction.</source>
        <extracomment>rules/words.py: knight and king</extracomment>
        <translation>{piece}はナイトのように、またはどの方向へも1マス動きます。</translation>
    </message>
    <message>
        <source>The {piece} moves like a bishop or a knight, or one square straight.</source>
        <extracomment>rules/words.py: bishop, knight and king, rules/words.py: bishop, knight and king</extracomment>
        <translation>{piece}はビショップかナイトのように、または縦横に1マス動きます。</translation>
    </message>
    <message>
        <source>The {piece} moves like a rook or a knight, or one square diagonally.</source>
        <extracomment>rules/words.py: rook, knight and king, rules/words.py: rook, knight and king</extracomment>
        <translation>{piece}はルークかナイトのように、または斜めに1マス動きます。</translation>
    </message>
    <message>
        <source>The {piece} jumps at most two squares.</source>
        <extracomment>rules/words.py: within two squares</extracomment>
        <translation>{piece}が跳べるのは2マスまでです。</translation>
    </message>
    <message>
        <source>The {piece} moves that way only from rank {number} on, counted from its own side.</source>
        <extracomment>rules/words.py: only from a rank</extracomment>
        <translation>{piece}がそのように動けるのは、手前から数えて{number}段目からです。</translation>
    </message>
    <message>
        <source>The {piece} moves diagonally only along the corridors of the enemy {region}.</source>
        <extracomment>rules/words.py: only along corridors</extracomment>
        <translation>{piece}が斜めに動けるのは、敵の{region}の通路に沿うときだけです。</translation>
    </message>
    <message>
        <source>In its own {region} the {piece} moves only one square, diagonally.</source>
        <extracomment>rules/words.py: one step in its palace</extracomment>
        <translation>自分の{region}の中では、{piece}は斜めに1マスしか動けません。</translation>
    </message>
    <message>
        <source>The {other} is in the way.</source>
        <extracomment>rules/words.py: in the way</extracomment>
        <translation>{other}が邪魔をしています。</translation>
    </message>
    <message>
        <source>The {piece} does not capture that way.</source>
        <extracomment>rules/words.py: does not capture so</extracomment>
        <translation>{piece}はそのようには取れません。</translation>
    </message>
    <message>
        <source>The {piece} moves that way only to capture.</source>
        <extracomment>rules/words.py: goes so to capture</extracomment>
        <translation>{piece}がそのように動けるのは、駒を取るときだけです。</translation>
    </message>
    <message>
        <source>The {piece} cannot capture this {other}.</source>
        <extracomment>rules/words.py: spared</extracomment>
        <translation>{piece}はこの{other}を取れません。</translation>
    </message>
    <message>
        <source>The {piece} hops only to capture.</source>
        <extracomment>rules/words.py: hops to capture</extracomment>
        <translation>{piece}が駒を跳び越えるのは、取るときだけです。</translation>
    </message>
    <message>
        <source>The {piece} captures only over a piece in between.</source>
        <extracomment>rules/words.py: needs a screen</extracomment>
        <translation>{piece}は、間に駒があるときだけ取れます。</translation>
    </message>
    <message>
        <source>The {piece} captures over exactly one piece.</source>
        <extracomment>rules/words.py: one screen</extracomment>
        <translation>{piece}が取るときに越える駒は、ちょうど1枚です。</translation>
    </message>
    <message>
        <source>The {piece} cannot hop over this {other}.</source>
        <extracomment>rules/words.py: no screen</extracomment>
        <translation>{piece}はこの{other}を跳び越えられません。</translation>
    </message>
    <message>
        <source>In its own {region} the {piece} does not move like that.</source>
        <extracomment>rules/words.py: moves otherwise here</extracomment>
        <translation>自分の{region}の中では、{piece}はそのようには動けません。</translation>
    </message>
    <message>
        <source>The {piece} stops where it enters its own {region}.</source>
        <extracomment>rules/words.py: stops at the wall</extracomment>
        <translation>{piece}は自分の{region}に入ったマスで止まります。</translation>
    </message>
    <message>
        <source>The {piece} must promote there.</source>
        <extracomment>rules/words.py: must promote</extracomment>
        <translation>{piece}はそこでは必ず成ります。</translation>
    </message>
    <message>
        <source>Promotion is not optional: a move that touches the last {number} ranks promotes the {piece}.</source>
        <extracomment>rules/words.py: always promotes</extracomment>
        <translation>成るかどうかは選べません。奥の{number}段にかかる手では、{piece}は必ず成ります。</translation>
    </message>
    <message>
        <source>Promotion is not optional: a move that ends on the last {number} ranks promotes the {piece}.</source>
        <extracomment>rules/words.py: promotes on arrival</extracomment>
        <translation>成るかどうかは選べません。奥の{number}段に着く手では、{piece}は必ず成ります。</translation>
    </message>
    <message>
        <source>On the last rank the {piece} must promote.</source>
        <extracomment>rules/words.py: must promote at the end</extracomment>
        <translation>最終段では、{piece}は必ず成ります。</translation>
    </message>
    <message>
        <source>The {piece} can only become one piece: {other}.</source>
        <extracomment>rules/words.py: promotes otherwise</extracomment>
        <translation>{piece}の成り先は{other}だけです。</translation>
    </message>
    <message>
        <source>The {piece} does not promote.</source>
        <extracomment>rules/words.py: does not promote</extracomment>
        <translation>{piece}は成れません。</translation>
    </message>
    <message>
        <source>The {piece} promotes only in the promotion zone.</source>
        <extracomment>rules/words.py: outside the zone</extracomment>
        <translation>{piece}が成れるのは成り域だけです。</translation>
    </message>
    <message>
        <source>The {piece} promotes only by a move that touches the last {number} ranks.</source>
        <extracomment>rules/words.py: outside the last ranks</extracomment>
        <translation>{piece}が成れるのは、奥の{number}段にかかる手だけです。</translation>
    </message>
    <message>
        <source>The {piece} promotes only by a move that touches the last rank.</source>
        <extracomment>rules/words.py: outside the last rank</extracomment>
        <translation>{piece}が成れるのは、最終段にかかる手だけです。</translation>
    </message>
    <message>
        <source>{player} has no {piece} in hand.</source>
        <extracomment>rules/words.py: not in hand</extracomment>
        <translation>{player}の持ち駒に{piece}はありません。</translation>
    </message>
    <message>
        <source>A piece can only be dropped on an empty square.</source>
        <extracomment>rules/words.py: drop on a piece</extracomment>
        <translation>駒を打てるのは空いたマスだけです。</translation>
    </message>
    <message>
        <source>The {piece} may not be dropped on the last rank.</source>
        <extracomment>rules/words.py: drop on the last rank</extracomment>
        <translation>{piece}は最終段に打てません。</translation>
    </message>
    <message>
        <source>The {piece} may not be dropped on its first rank.</source>
        <extracomment>rules/words.py: drop on the first rank</extracomment>
        <translation>{piece}は1段目に打てません。</translation>
    </message>
    <message>
        <source>The {piece} may not be dropped on the first or the last rank.</source>
        <extracomment>rules/words.py: drop on an outer rank</extracomment>
        <translation>{piece}は1段目と最終段に打てません。</translation>
    </message>
    <message>
        <source>The {piece} may be dropped on its first {number} ranks only.</source>
        <extracomment>rules/words.py: drop too far</extracomment>
        <translation>{piece}を打てるのは手前の{number}段だけです。</translation>
    </message>
    <message>
        <source>The {piece} may not be dropped on this square.</source>
        <extracomment>rules/words.py: drop on this square</extracomment>
        <translation>{piece}はこのマスに打てません。</translation>
    </message>
    <message>
        <source>Your {piece} is already on this file.</source>
        <extracomment>rules/words.py: two on a file</extracomment>
        <translation>この筋にはすでに自分の{piece}がいます。</translation>
    </message>
    <message>
        <source>Each player&apos;s limit for the {piece} is {number} on a file.</source>
        <extracomment>rules/words.py: too many on a file</extracomment>
        <translation>同じ筋に置ける自分の{piece}は{number}枚までです。</translation>
    </message>
    <message>
        <source>A dropped {piece} may not give checkmate.</source>
        <extracomment>rules/words.py: drop gives mate</extracomment>
        <translation>{piece}を打って詰ませることはできません。</translation>
    </message>
    <message>
        <source>The {piece} would have to promote, and none of the pieces that it may become is free.</source>
        <extracomment>rules/words.py: nothing to become</extracomment>
        <translation>{piece}は必ず成らなければなりませんが、成れる駒が残っていません。</translation>
    </message>
    <message>
        <source>A dropped {piece} may not give check.</source>
        <extracomment>rules/words.py: drop gives check</extracomment>
        <translation>{piece}を打って王手をかけることはできません。</translation>
    </message>
    <message>
        <source>Castling that way needs your {piece} on {square}.</source>
        <extracomment>rules/words.py: no rook at home</extracomment>
        <translation>そのキャスリングには、自分の{piece}が{square}にいる必要があります。</translation>
    </message>
    <message>
        <source>The king or this {piece} has moved before.</source>
        <extracomment>rules/words.py: has moved</extracomment>
        <translation>王かこの{piece}がすでに動いています。</translation>
    </message>
    <message>
        <source>There are pieces between the king and the {piece}.</source>
        <extracomment>rules/words.py: castling through pieces</extracomment>
        <translation>王と{piece}の間に駒があります。</translation>
    </message>
    <message>
        <source>You cannot castle while in check.</source>
        <extracomment>rules/words.py: castling out of check</extracomment>
        <translation>王手をかけられているときはキャスリングできません。</translation>
    </message>
    <message>
        <source>The king would cross or land on a square attacked by the {other} on {square}.</source>
        <extracomment>rules/words.py: castling through check</extracomment>
        <translation>{square}の{other}に攻撃されているマスを、王が通るか、そのマスに着くことになります。</translation>
    </message>
    <message>
        <source>To castle on that side the king goes to {square}.</source>
        <extracomment>rules/words.py: castles otherwise</extracomment>
        <translation>そちら側へのキャスリングでは、王は{square}へ動きます。</translation>
    </message>
    <message>
        <source>The king castles only from {square}.</source>
        <extracomment>rules/words.py: castles from home</extracomment>
        <translation>王がキャスリングできるのは{square}からだけです。</translation>
    </message>
    <message>
        <source>{text} is castling with the {piece} on {square}: the reverse of chess. {reason}</source>
        <extracomment>rules/words.py: castling reversed</extracomment>
        <translation>{text}は{square}の{piece}とのキャスリングです。チェスとは逆です。{reason}</translation>
    </message>
    <message>
        <source>The kings would face each other with nothing between them.</source>
        <extracomment>rules/words.py: facing kings</extracomment>
        <translation>二つの王が、間に駒のないまま向かい合うことになります。</translation>
    </message>
    <message>
        <source>Arriving there wins only on a square that is not attacked: the {other} on {square} guards it.</source>
        <extracomment>rules/words.py: arrival guarded</extracomment>
        <translation>そこに着いて勝てるのは攻撃されていないマスだけです。{square}の{other}がそのマスを守っています。</translation>
    </message>
    <message>
        <source>The king would be attacked by the {other} on {square}.</source>
        <extracomment>rules/words.py: into check</extracomment>
        <translation>王が{square}の{other}に攻撃されることになります。</translation>
    </message>
    <message>
        <source>Your king is in check from the {other} on {square}.</source>
        <extracomment>rules/words.py: in check</extracomment>
        <translation>自分の王が{square}の{other}に王手をかけられています。</translation>
    </message>
    <message>
        <source>This would let the {other} on {square} attack your king.</source>
        <extracomment>rules/words.py: exposes the king</extracomment>
        <translation>{square}の{other}に自分の王を攻撃されることになります。</translation>
    </message>
    <message>
        <source>The {piece} is pinned: your king would be attacked by the {other} on {square}.</source>
        <extracomment>rules/words.py: pinned</extracomment>
        <translation>{piece}はピンされています。動くと王が{square}の{other}に攻撃されます。</translation>
    </message>
    <message>
        <source>{text} is not written like a move, such as {examples}.</source>
        <extracomment>rules/words.py: not like a move</extracomment>
        <translation>{text}は指し手として読めません。{examples} のように書きます。</translation>
    </message>
    <message>
        <source>{text} is not a legal move here.</source>
        <extracomment>rules/words.py: not legal</extracomment>
        <translation>{text}はここでは指せません。</translation>
    </message>
    <message>
        <source>This move is not legal here.</source>
        <extracomment>rules/words.py: unnamed move not legal</extracomment>
        <translation>この手はここでは指せません。</translation>
    </message>
    <message>
        <source>{text} is not a legal move here. {reason}</source>
        <extracomment>rules/words.py: no legal move because</extracomment>
        <translation>{text}はここでは指せません。{reason}</translation>
    </message>
    <message>
        <source>{text} must promote, which is written {move}.</source>
        <extracomment>rules/words.py: promotion not written</extracomment>
        <translation>{text}は必ず成る手なので、{move} と書きます。</translation>
    </message>
    <message>
        <source>{text} could be more than one move: write one of {moves}.</source>
        <extracomment>rules/words.py: several moves</extracomment>
        <translation>{text}に当てはまる手がいくつかあります。{moves} のどれかを書いてください。</translation>
    </message>
    <message>
        <source>None of your pieces can move to {square} like that.</source>
        <extracomment>rules/words.py: no piece goes there</extracomment>
        <translation>そのように{square}へ行ける自分の駒はありません。</translation>
    </message>
    <message>
        <source>You have no {piece} that can move to {square} like that.</source>
        <extracomment>rules/words.py: no such piece goes there</extracomment>
        <translation>そのように{square}へ行ける自分の{piece}はありません。</translation>
    </message>
    <message>
        <source>{text} is not a setup; {player} first chooses one of {choices}.</source>
        <extracomment>rules/words.py: no setup</extracomment>
        <translation>{text}という配置はありません。まず{player}が{choices}から選びます。</translation>
    </message>
    <message>
        <source>There is no square {text}.</source>
        <extracomment>rules/words.py: no such square</extracomment>
        <translation>{text}というマスはありません。</translation>
    </message>
    <message>
        <source>There is no castling in this game.</source>
        <extracomment>rules/words.py: no castling</extracomment>
        <translation>このゲームにキャスリングはありません。</translation>
    </message>
    <message>
        <source>Castling to that side is not possible now.</source>
        <extracomment>rules/words.py: no castling to that side</extracomment>
        <translation>今はそちらへキャスリングできません。</translation>
    </message>
    <message>
        <source>There is no piece {text} to drop in this game.</source>
        <extracomment>rules/words.py: nothing to drop</extracomment>
        <translation>このゲームには打てる駒{text}がありません。</translation>
    </message>
    <message>
        <source>No {piece} can be dropped on {square} now.</source>
        <extracomment>rules/words.py: no drop there</extracomment>
        <translation>今は{square}に{piece}を打てません。</translation>
    </message>
    <message>
        <source>Move {number}: {reason}</source>
        <extracomment>rules/words.py: move of several</extracomment>
        <translation>{number}手目：{reason}</translation>
    </message>
    <message>
        <source>A position has at most {most} characters, and this text has {number}.</source>
        <extracomment>rules/words.py: position too long</extracomment>
        <translation>局面は{most}文字までですが、このテキストは{number}文字です。</translation>
    </message>
    <message>
        <source>The position is empty.</source>
        <extracomment>rules/words.py: position empty</extracomment>
        <translation>局面が空です。</translation>
    </message>
    <message>
        <source>A position has at most {most} fields, and this text has {number}.</source>
        <extracomment>rules/words.py: too many fields</extracomment>
        <translation>局面の欄は{most}個までですが、このテキストには{number}個あります。</translation>
    </message>
    <message>
        <source>The board has {ranks} ranks, and this text has {number}.</source>
        <extracomment>rules/words.py: wrong ranks</extracomment>
        <translation>盤は{ranks}段ですが、このテキストには{number}段あります。</translation>
    </message>
    <message>
        <source>Rank {rank} has {files} squares, and the text gives {number}.</source>
        <extracomment>rules/words.py: wrong files</extracomment>
        <translation>{rank}段は{files}マスですが、テキストには{number}マスあります。</translation>
    </message>
    <message>
        <source>A run of empty squares cannot be 0.</source>
        <extracomment>rules/words.py: run of none</extracomment>
        <translation>空きマスの数は0にできません。</translation>
    </message>
    <message>
        <source>Rank {rank} has a hole where the board has a square.</source>
        <extracomment>rules/words.py: no hole</extracomment>
        <translation>{rank}段では、盤のマスがあるところが穴になっています。</translation>
    </message>
    <message>
        <source>Rank {rank} has a piece in a hole of the board.</source>
        <extracomment>rules/words.py: piece in a hole</extracomment>
        <translation>{rank}段では、盤の穴に駒があります。</translation>
    </message>
    <message>
        <source>Rank {rank} has {text}, which is not a piece of this game.</source>
        <extracomment>rules/words.py: piece unknown</extracomment>
        <translation>{rank}段の{text}は、このゲームの駒ではありません。</translation>
    </message>
    <message>
        <source>The {piece} on rank {rank} is not a promoted piece.</source>
        <extracomment>rules/words.py: piece not promoted</extracomment>
        <translation>{rank}段の{piece}は、成り駒ではありません。</translation>
    </message>
    <message>
        <source>The hands lack their closing bracket.</source>
        <extracomment>rules/words.py: hands not closed</extracomment>
        <translation>持ち駒の閉じ括弧がありません。</translation>
    </message>
    <message>
        <source>The hands cannot hold {text}.</source>
        <extracomment>rules/words.py: not for the hand</extracomment>
        <translation>{text}は持ち駒にできません。</translation>
    </message>
    <message>
        <source>A hand holds at most {most} pieces of a kind.</source>
        <extracomment>rules/words.py: hand too full</extracomment>
        <translation>同じ種類の持ち駒は{most}枚までです。</translation>
    </message>
    <message>
        <source>There is no square {text} for en passant.</source>
        <extracomment>rules/words.py: en passant off the board</extracomment>
        <translation>アンパッサンのマス{text}は盤にありません。</translation>
    </message>
    <message>
        <source>The half-move counter must be a number, not {text}.</source>
        <extracomment>rules/words.py: half-moves no number</extracomment>
        <translation>半手数は数字で書きます（{text}は不可）。</translation>
    </message>
    <message>
        <source>The half-move counter goes up to {most}, and {text} is more.</source>
        <extracomment>rules/words.py: half-moves too many</extracomment>
        <translation>半手数は{most}までです。{text}は大きすぎます。</translation>
    </message>
    <message>
        <source>The move counter must be a number, not {text}.</source>
        <extracomment>rules/words.py: moves no number</extracomment>
        <translation>手数は数字で書きます（{text}は不可）。</translation>
    </message>
    <message>
        <source>The move counter goes up to {most}, and {text} is more.</source>
        <extracomment>rules/words.py: moves too many</extracomment>
        <translation>手数は{most}までです。{text}は大きすぎます。</translation>
    </message>
    <message>
        <source>{text} is not a setup phase of this game.</source>
        <extracomment>rules/words.py: setup phase unknown</extracomment>
        <translation>このゲームに{text}という配置の段階はありません。</translation>
    </message>
    <message>
        <source>The hands are {number} digits here, not {text}.</source>
        <extracomment>rules/words.py: hands of vchess</extracomment>
        <translation>ここでは持ち駒を{number}桁の数字で書きます（{text}は不可）。</translation>
    </message>
    <message>
        <source>vchess does not have this game, so hands are written in brackets.</source>
        <extracomment>rules/words.py: not in vchess</extracomment>
        <translation>vchess にはこのゲームがないので、持ち駒は括弧の中に書きます。</translation>
    </message>
    <message>
        <source>{player} has no king.</source>
        <extracomment>rules/words.py: no king</extracomment>
        <translation>{player}に王がありません。</translation>
    </message>
    <message>
        <source>{player} needs exactly one king and has {number}.</source>
        <extracomment>rules/words.py: several kings</extracomment>
        <translation>{player}の王はちょうど1枚必要ですが、{number}枚あります。</translation>
    </message>
    <message>
        <source>It is {player}&apos;s turn, but {opponent}&apos;s king could be captured.</source>
        <extracomment>rules/words.py: king can be captured</extracomment>
        <translation>{player}の手番なのに、{opponent}の王を取れる状態です。</translation>
    </message>
    <message>
        <source>Both kings have arrived, so there is no single winner.</source>
        <extracomment>rules/words.py: both kings arrived</extracomment>
        <translation>両方の王が目的の場所に達しているため、勝者が決まりません。</translation>
    </message>
    <message>
        <source>There are more than {most} pieces that count as {piece} in hand.</source>
        <extracomment>rules/words.py: too many for a hand</extracomment>
        <translation>持ち駒として{piece}と数える駒が{most}枚を超えています。</translation>
    </message>
    <message>
        <source>No king may be attacked in the setup phase.</source>
        <extracomment>rules/words.py: check in the setup</extracomment>
        <translation>配置の段階では、どの王も攻撃されていてはいけません。</translation>
    </message>
    <message>
        <source>In the setup phase, it must be the turn of the player who chooses.</source>
        <extracomment>rules/words.py: turn in the setup</extracomment>
        <translation>配置の段階では、選ぶ側の手番でなければなりません。</translation>
    </message>
    <message>
        <source>In the setup phase, the pieces to be arranged must be on their squares.</source>
        <extracomment>rules/words.py: pieces in the setup</extracomment>
        <translation>配置の段階では、選ぶ駒が所定のマスになければなりません。</translation>
    </message>
    <message>
        <source>Line {line}: {reason}</source>
        <extracomment>rules/words.py: on a line</extracomment>
        <translation>{line}行目：{reason}</translation>
    </message>
    <message>
        <source>A file of this size has at most {most} games, and this one has more.</source>
        <extracomment>rules/words.py: too many games</extracomment>
        <translation>この大きさのファイルは{most}局までですが、それより多く入っています。</translation>
    </message>
    <message>
        <source>This is too large for a saved game: it has more than {size}.</source>
        <extracomment>rules/words.py: game too large</extracomment>
        <translation>保存された対局としては大きすぎます（{size} を超えています）。</translation>
    </message>
    <message>
        <source>This is not text (in UTF-8), so it is not a saved game.</source>
        <extracomment>rules/words.py: not text</extracomment>
        <translation>UTF-8 のテキストではないため、保存された対局ではありません。</translation>
    </message>
    <message>
        <source>{text} makes no sense here.</source>
        <extracomment>rules/words.py: sign unknown</extracomment>
        <translation>{text}はここでは意味をなしません。</translation>
    </message>
    <message>
        <source>A comment is not closed.</source>
        <extracomment>rules/words.py: comment not closed</extracomment>
        <translation>コメントが閉じられていません。</translation>
    </message>
    <message>
        <source>A header is written as in [Event &quot;…&quot;].</source>
        <extracomment>rules/words.py: header not written so</extracomment>
        <translation>ヘッダーは [Event &quot;…&quot;] のように書きます。</translation>
    </message>
    <message>
        <source>A game has at most {most} headers.</source>
        <extracomment>rules/words.py: too many headers</extracomment>
        <translation>対局のヘッダーは{most}個までです。</translation>
    </message>
    <message>
        <source>A game has at most {most} moves including variations, and this one has {number}.</source>
        <extracomment>rules/words.py: too many moves</extracomment>
        <translation>対局の手数は変化を含めて{most}手までですが、{number}手あります。</translation>
    </message>
    <message>
        <source>A game has at most {most} variations.</source>
        <extracomment>rules/words.py: too many variations</extracomment>
        <translation>対局の変化は{most}個までです。</translation>
    </message>
    <message>
        <source>There is no [Variant] tag to say which game this is, and there are too many moves to try them all.</source>
        <extracomment>rules/words.py: too many moves to try</extracomment>
        <translation>どのゲームかを示す [Variant] タグがなく、手が多すぎるため、すべてのゲームで試すことはできません。</translation>
    </message>
    <message>
        <source>There is no [Variant] tag to say which game this is, and its moves fit no game.</source>
        <extracomment>rules/words.py: moves fit no game</extracomment>
        <translation>どのゲームかを示す [Variant] タグがなく、指し手がどのゲームにも合いません。</translation>
    </message>
    <message>
        <source>The start position cannot be read. {reason}</source>
        <extracomment>rules/words.py: start not read</extracomment>
        <translation>開始局面を読めません。{reason}</translation>
    </message>
    <message>
        <source>A variation is not closed.</source>
        <extracomment>rules/words.py: variation not closed</extracomment>
        <translation>変化が閉じられていません。</translation>
    </message>
    <message>
        <source>A variation is closed that was never opened.</source>
        <extracomment>rules/words.py: variation not opened</extracomment>
        <translation>開かれていない変化が閉じられています。</translation>
    </message>
    <message>
        <source>A variation appears where there is no move to vary.</source>
        <extracomment>rules/words.py: nothing to vary</extracomment>
        <translation>元になる手のないところに変化があります。</translation>
    </message>
    <message>
        <source>${number} is not an annotation: they go up to ${most}.</source>
        <extracomment>rules/words.py: no annotation</extracomment>
        <translation>${number} という記号はありません。${most} までです。</translation>
    </message>
    <message>
        <source>There is no game {text} here, and the file does not define it.</source>
        <extracomment>rules/words.py: no such own game</extracomment>
        <translation>{text}というゲームはここになく、ファイルでも定義されていません。</translation>
    </message>
    <message>
        <source>There is no game {text}; the games are {games}.</source>
        <extracomment>rules/words.py: no such game</extracomment>
        <translation>{text}というゲームはありません。使えるゲームは{games}です。</translation>
    </message>
    <message>
        <source>It is a folder.</source>
        <extracomment>rules/words.py: folder</extracomment>
        <translation>フォルダーです。</translation>
    </message>
    <message>
        <source>It is a pipe or a device, not a regular file.</source>
        <extracomment>rules/words.py: no regular file</extracomment>
        <translation>通常のファイルではなく、パイプかデバイスです。</translation>
    </message>
    <message>
        <source>It is larger than {size}.</source>
        <extracomment>rules/words.py: file too large</extracomment>
        <translation>{size} より大きいです。</translation>
    </message>
    <message>
        <source>{file} cannot be read: {message}.</source>
        <extracomment>rules/words.py: file not read</extracomment>
        <translation>{file} を読めません：{message}。</translation>
    </message>
    <message>
        <source>A definition has at most {most} characters.</source>
        <extracomment>rules/words.py: definition too long</extracomment>
        <translation>定義は{most}文字までです。</translation>
    </message>
    <message>
        <source>This cannot be read as TOML: {message}.</source>
        <extracomment>rules/words.py: definition no TOML</extracomment>
        <translation>TOML として読めません：{message}。</translation>
    </message>
    <message>
        <source>This is nested too deeply.</source>
        <extracomment>rules/words.py: definition nested</extracomment>
        <translation>入れ子が深すぎます。</translation>
    </message>
    <message>
        <source>A number is too large: the largest is {most}.</source>
        <extracomment>rules/words.py: definition number</extracomment>
        <translation>数が大きすぎます。最大は{most}です。</translation>
    </message>
    <message>
        <source>There is no key {text} here; the keys are {names}.</source>
        <extracomment>rules/words.py: definition key unknown</extracomment>
        <translation>ここに{text}というキーはありません。使えるキーは {names} です。</translation>
    </message>
    <message>
        <source>There is no key {text} here; {field} may be meant.</source>
        <extracomment>rules/words.py: definition key misspelt</extracomment>
        <translation>ここに{text}というキーはありません。もしかして {field} ですか？</translation>
    </message>
    <message>
        <source>There is no game {text} to inherit from; similar names are {games}.</source>
        <extracomment>rules/words.py: definition inherits from nothing</extracomment>
        <translation>{text}という継承元のゲームはありません。似た名前のゲームは {games} です。</translation>
    </message>
    <message>
        <source>Only a game that inherits from another can remove something.</source>
        <extracomment>rules/words.py: definition inherits nothing</extracomment>
        <translation>何かを取り除けるのは、ほかのゲームを継承したゲームだけです。</translation>
    </message>
    <message>
        <source>There is no {text} to remove in {game}.</source>
        <extracomment>rules/words.py: definition removes nothing</extracomment>
        <translation>{game}には、取り除く{text}がありません。</translation>
    </message>
    <message>
        <source>{text} is not one of these: {names}.</source>
        <extracomment>rules/words.py: none of these</extracomment>
        <translation>{text}は使えません。使えるのは{names}です。</translation>
    </message>
    <message>
        <source>A name has only lower-case letters, digits and hyphens, unlike {text}.</source>
        <extracomment>rules/words.py: name not written so</extracomment>
        <translation>名前に使えるのは英小文字、数字、ハイフンです（{text}は不可）。</translation>
    </message>
    <message>
        <source>This has to name another game, not {text}.</source>
        <extracomment>rules/words.py: no other game</extracomment>
        <translation>ここには別のゲームの名前が必要です（{text}は不可）。</translation>
    </message>
    <message>
        <source>The game has no piece {text}.</source>
        <extracomment>rules/words.py: no such piece</extracomment>
        <translation>このゲームに駒{text}はありません。</translation>
    </message>
    <message>
        <source>The symbol of a piece is a capital letter, as in N, +N or N~, not {text}.</source>
        <extracomment>rules/words.py: symbol not written so</extracomment>
        <translation>駒の記号は、N、+N、N~ のように大文字で書きます（{text}は不可）。</translation>
    </message>
    <message>
        <source>The letter that people write is as in N or Ln, not {text}.</source>
        <extracomment>rules/words.py: letter not written so</extracomment>
        <translation>棋譜の文字は、N や Ln のように書きます（{text}は不可）。</translation>
    </message>
    <message>
        <source>A zone is missing here.</source>
        <extracomment>rules/words.py: zone missing</extracomment>
        <translation>ここに範囲が必要です。</translation>
    </message>
    <message>
        <source>A zone for each side needs squares on both sides of the |, unlike {text}.</source>
        <extracomment>rules/words.py: zone for one side</extracomment>
        <translation>先手と後手の範囲は | の両側に書きます（{text}は不可）。</translation>
    </message>
    <message>
        <source>A zone is written as in 9-10, d7-f9 or e8, not {text}.</source>
        <extracomment>rules/words.py: zone not written so</extracomment>
        <translation>範囲は9-10、d7-f9、e8のように書きます（{text}は不可）。</translation>
    </message>
    <message>
        <source>The zone {text} is not on a board of {files} files and {ranks} ranks.</source>
        <extracomment>rules/words.py: zone off the board</extracomment>
        <translation>{files}筋{ranks}段の盤に範囲{text}はありません。</translation>
    </message>
    <message>
        <source>In the movement {movement}, {text} cannot be read.</source>
        <extracomment>rules/words.py: movement unreadable</extracomment>
        <translation>動き{movement}の{text}を読み取れません。</translation>
    </message>
    <message>
        <source>In the movement {movement}, a length has to be a number from 1 to {most}.</source>
        <extracomment>rules/words.py: movement too long</extracomment>
        <translation>動き{movement}の長さは、1から{most}までの数でなければなりません。</translation>
    </message>
    <message>
        <source>In the movement {movement}, {text} leads nowhere.</source>
        <extracomment>rules/words.py: movement to nowhere</extracomment>
        <translation>動き{movement}の{text}はどこにも進みません。</translation>
    </message>
    <message>
        <source>In the movement {movement}, p comes before a leap: only a rider hops, as in cpR.</source>
        <extracomment>rules/words.py: only riders hop</extracomment>
        <translation>動き{movement}では、跳躍の前に p があります。駒を跳び越えるのは、cpR のような走り駒だけです。</translation>
    </message>
    <message>
        <source>In the movement {movement}, n does not come before a leap over squares: only such a leap can be blocked on its way, as in nN.</source>
        <extracomment>rules/words.py: only leaps are lame</extracomment>
        <translation>動き{movement}の n は、マスを越える跳躍の前に付けます。途中で妨げられるのは、nN のような跳躍だけです。</translation>
    </message>
    <message>
        <source>The terrain on {text} adds no movement.</source>
        <extracomment>rules/words.py: terrain adds nothing</extracomment>
        <translation>{text}の地形（terrain）に、加える動きがありません。</translation>
    </message>
    <message>
        <source>The {piece} never moves.</source>
        <extracomment>rules/words.py: never moves</extracomment>
        <translation>{piece}は動けません。</translation>
    </message>
    <message>
        <source>The {piece} slides nowhere, so no wall stops it.</source>
        <extracomment>rules/words.py: wall without slides</extracomment>
        <translation>{piece}は走らないので、壁で止まることがありません。</translation>
    </message>
    <message>
        <source>The {piece} does not hop, so there is nothing that it cannot hop over.</source>
        <extracomment>rules/words.py: screens without hops</extracomment>
        <translation>{piece}は駒を跳び越えないので、跳び越えられない駒を指定できません。</translation>
    </message>
    <message>
        <source>The {piece} leaps over squares by a step that the {other} rides by.</source>
        <extracomment>rules/words.py: leap and ride</extracomment>
        <translation>{piece}の跳び越え方は、{other}が繰り返す動きと同じなので使えません。</translation>
    </message>
    <message>
        <source>The {piece} rides by leaps of three files, which is not possible on a board of {files} files.</source>
        <extracomment>rules/words.py: ride too long</extracomment>
        <translation>{piece}は3筋分の跳躍を繰り返しますが、{files}筋の盤ではできません。</translation>
    </message>
    <message>
        <source>The {piece} does not capture on every square beside it, so it cannot step on from there.</source>
        <extracomment>rules/words.py: no second step</extracomment>
        <translation>{piece}は隣のすべてのマスで取れるわけではないので、そこから続けて動けません。</translation>
    </message>
    <message>
        <source>The {piece} cannot spare the king.</source>
        <extracomment>rules/words.py: spares the king</extracomment>
        <translation>{piece}を、王を取らない駒にはできません。</translation>
    </message>
    <message>
        <source>A game has exactly one royal piece, which comes first.</source>
        <extracomment>rules/words.py: one royal piece</extracomment>
        <translation>王にする駒はちょうど1種類で、最初に書きます。</translation>
    </message>
    <message>
        <source>The {piece} is royal: it cannot be promoted, held, dropped or limited in number.</source>
        <extracomment>rules/words.py: royal in a hand</extracomment>
        <translation>{piece}は王に指定されているので、成る、持ち駒になる、打つ、枚数を制限することはできません。</translation>
    </message>
    <message>
        <source>The {piece} is royal: it cannot be a pawn, move twice, or spare a piece.</source>
        <extracomment>rules/words.py: royal pawn</extracomment>
        <translation>{piece}は王に指定されているので、ポーンにする、2回動く、取らない駒を決めることはできません。</translation>
    </message>
    <message>
        <source>The {piece} is royal: it has to step, and to capture where it goes.</source>
        <extracomment>rules/words.py: royal slides</extracomment>
        <translation>{piece}は王に指定されているので、1マスずつ動き、動けるマスでは取れなければなりません。</translation>
    </message>
    <message>
        <source>Only a king faces the other one, and by captures; the {piece} cannot face it by {text}.</source>
        <extracomment>rules/words.py: faces no king</extracomment>
        <translation>相手の王とにらみ合うのは王だけで、取る動きに限ります。{piece}に{text}は使えません。</translation>
    </message>
    <message>
        <source>The {piece} cannot be captured en passant, because it is not a pawn.</source>
        <extracomment>rules/words.py: en passant without a pawn</extracomment>
        <translation>{piece}はポーンではないので、アンパッサンで取られることはありません。</translation>
    </message>
    <message>
        <source>The {piece} never passes over a square, so there is no en passant.</source>
        <extracomment>rules/words.py: en passant without a long move</extracomment>
        <translation>{piece}はマスを通り過ぎないので、アンパッサンはありません。</translation>
    </message>
    <message>
        <source>The {piece} captures nothing beside its way, so there is no en passant.</source>
        <extracomment>rules/words.py: en passant without a capture</extracomment>
        <translation>{piece}は進路の横の駒を取らないので、アンパッサンはありません。</translation>
    </message>
    <message>
        <source>The {piece} moves where it captures, so a move could not say whether it is en passant.</source>
        <extracomment>rules/words.py: en passant or a move</extracomment>
        <translation>{piece}は取るマスへ駒を取らずに動くこともできるので、指し手からはアンパッサンかどうか区別できません。</translation>
    </message>
    <message>
        <source>A move could not say which piece is chosen: {symbols}.</source>
        <extracomment>rules/words.py: promotions alike</extracomment>
        <translation>どの駒を選ぶのか、指し手で区別できません：{symbols}。</translation>
    </message>
    <message>
        <source>A promotion needs a number for each of these: {symbols}.</source>
        <extracomment>rules/words.py: numbers of promotions</extracomment>
        <translation>成りには、次のそれぞれの数が必要です：{symbols}。</translation>
    </message>
    <message>
        <source>A piece can become one of {most} pieces at most.</source>
        <extracomment>rules/words.py: too many promotions</extracomment>
        <translation>成り先は{most}種類までです。</translation>
    </message>
    <message>
        <source>The {piece} cannot promote to {text}.</source>
        <extracomment>rules/words.py: promotes to this</extracomment>
        <translation>{piece}は{text}に成れません。</translation>
    </message>
    <message>
        <source>{symbol}, which was a pawn, needs the name, the letter and the moves of {base}.</source>
        <extracomment>rules/words.py: no former pawn</extracomment>
        <translation>{symbol}は元がポーンなので、{base}と同じ名前、文字、動きが必要です。</translation>
    </message>
    <message>
        <source>The {piece} is held as {text}, which no hand can hold.</source>
        <extracomment>rules/words.py: held as this</extracomment>
        <translation>{piece}は{text}として持ち駒になりますが、{text}は持ち駒にできません。</translation>
    </message>
    <message>
        <source>The {piece} captures from afar; mate can be forbidden only to drops of pieces that step.</source>
        <extracomment>rules/words.py: mate by a far drop</extracomment>
        <translation>{piece}は離れた駒を取れます。打って詰ませることを禁じられるのは、1マスずつ動く駒だけです。</translation>
    </message>
    <message>
        <source>The order of the hand has to name each piece that can be dropped exactly once.</source>
        <extracomment>rules/words.py: order of the hand</extracomment>
        <translation>持ち駒の順序には、打てる駒を1回ずつ挙げます。</translation>
    </message>
    <message>
        <source>The hands {text} for vchess are not those of the game.</source>
        <extracomment>rules/words.py: other hands in vchess</extracomment>
        <translation>vchess 用の持ち駒{text}は、このゲームのものと違います。</translation>
    </message>
    <message>
        <source>The letter of a castling must be a capital letter, not {text}.</source>
        <extracomment>rules/words.py: letter of castling</extracomment>
        <translation>キャスリングの文字は大文字でなければなりません（{text}は不可）。</translation>
    </message>
    <message>
        <source>King and rook castle along a rank.</source>
        <extracomment>rules/words.py: castling along a file</extracomment>
        <translation>王とルークは、同じ段でキャスリングします。</translation>
    </message>
    <message>
        <source>Two squares of this castling are the same.</source>
        <extracomment>rules/words.py: castling to one square</extracomment>
        <translation>このキャスリングでは、二つのマスが同じです。</translation>
    </message>
    <message>
        <source>King and rook have to end between the squares where they stood.</source>
        <extracomment>rules/words.py: castling too far</extracomment>
        <translation>キャスリングの後、王とルークは元の二つのマスの間にいなければなりません。</translation>
    </message>
    <message>
        <source>Where there is castling, at least one side castles.</source>
        <extracomment>rules/words.py: castling without castles</extracomment>
        <translation>キャスリングのあるゲームでは、少なくとも一方がキャスリングできなければなりません。</translation>
    </message>
    <message>
        <source>A side castles in {most} directions at most.</source>
        <extracomment>rules/words.py: too many castlings</extracomment>
        <translation>キャスリングの方向は{most}個までです。</translation>
    </message>
    <message>
        <source>The king cannot castle from both {first} and {second}.</source>
        <extracomment>rules/words.py: castling of two kings</extracomment>
        <translation>王は{first}と{second}の両方からキャスリングできません。</translation>
    </message>
    <message>
        <source>Two castlings share a letter, a notation or a rook.</source>
        <extracomment>rules/words.py: castlings alike</extracomment>
        <translation>二つのキャスリングで、文字、表記、またはルークが同じです。</translation>
    </message>
    <message>
        <source>The castling {text} finds no king and rook at the start.</source>
        <extracomment>rules/words.py: castling not at home</extracomment>
        <translation>キャスリング{text}に必要な王とルークが初期配置にありません。</translation>
    </message>
    <message>
        <source>A position is repeated when it occurs for at least the second time, not {number}.</source>
        <extracomment>rules/words.py: repeated too early</extracomment>
        <translation>局面の繰り返しは2回目から数えます（{number}は不可）。</translation>
    </message>
    <message>
        <source>Occurrences of a position are an even number of moves apart, not {number}.</source>
        <extracomment>rules/words.py: odd gap</extracomment>
        <translation>同じ局面の間隔は偶数手です（{number}は不可）。</translation>
    </message>
    <message>
        <source>A repetition that is illegal is neither lost nor played again.</source>
        <extracomment>rules/words.py: illegal and lost</extracomment>
        <translation>禁じられた繰り返しを、負けや指し直しにすることはできません。</translation>
    </message>
    <message>
        <source>An arrival needs a zone and a reason.</source>
        <extracomment>rules/words.py: arrival without a reason</extracomment>
        <translation>到達には範囲と終局理由が必要です。</translation>
    </message>
    <message>
        <source>Pieces that arrive need a zone to arrive in.</source>
        <extracomment>rules/words.py: arrival without a zone</extracomment>
        <translation>到達する駒には、到達先の範囲が必要です。</translation>
    </message>
    <message>
        <source>{text} is the reason for another kind of end than an arrival.</source>
        <extracomment>rules/words.py: reason of another end</extracomment>
        <translation>{text}は、到達とは別の終局理由です。</translation>
    </message>
    <message>
        <source>The sentence of an arrival has to contain {{winner}}, and needs an arrival.</source>
        <extracomment>rules/words.py: sentence of an arrival</extracomment>
        <translation>到達を伝える文には{{winner}}が必要で、到達のルールも必要です。</translation>
    </message>
    <message>
        <source>The {piece} has arrived on {place} at the start.</source>
        <extracomment>rules/words.py: arrived at the start</extracomment>
        <translation>{piece}は初期配置ですでに{place}に到達しています。</translation>
    </message>
    <message>
        <source>A limit of moves draws the game, and this game cannot be drawn.</source>
        <extracomment>rules/words.py: limit without draws</extracomment>
        <translation>手数の上限に達すると引き分けですが、このゲームに引き分けはありません。</translation>
    </message>
    <message>
        <source>A game without draws must not be drawn by stalemate or repetition.</source>
        <extracomment>rules/words.py: draws of a game without any</extracomment>
        <translation>引き分けのないゲームでは、ステイルメイトや繰り返しを引き分けにできません。</translation>
    </message>
    <message>
        <source>A setup fills different files, not {text}.</source>
        <extracomment>rules/words.py: files of a setup</extracomment>
        <translation>配置に使う筋は、それぞれ異なる必要があります（{text}は不可）。</translation>
    </message>
    <message>
        <source>A setup needs choices, all of them different.</source>
        <extracomment>rules/words.py: choices of a setup</extracomment>
        <translation>配置には、それぞれ異なる選択肢が必要です。</translation>
    </message>
    <message>
        <source>Each choice of a setup needs a title of its own.</source>
        <extracomment>rules/words.py: titles of a setup</extracomment>
        <translation>配置の選択肢には、それぞれ別の名前が必要です。</translation>
    </message>
    <message>
        <source>The setup {text} does not put the same pieces on the files {files}.</source>
        <extracomment>rules/words.py: other pieces in a setup</extracomment>
        <translation>配置{text}では、筋{files}に置く駒が同じになりません。</translation>
    </message>
    <message>
        <source>Three of the files {files} are side by side, so a swap is ambiguous.</source>
        <extracomment>rules/words.py: three files to swap</extracomment>
        <translation>筋{files}のうち三つが隣り合っていて、どこを入れ替えるか決まりません。</translation>
    </message>
    <message>
        <source>The setup {text} cannot be reached by swapping neighbours.</source>
        <extracomment>rules/words.py: no swaps to a setup</extracomment>
        <translation>隣同士を入れ替えても、配置{text}にはなりません。</translation>
    </message>
    <message>
        <source>At the start, {text} has to be on the files {files}.</source>
        <extracomment>rules/words.py: setup not at the start</extracomment>
        <translation>初期配置では、筋{files}に{text}が並んでいなければなりません。</translation>
    </message>
    <message>
        <source>A game needs at least one set of pieces.</source>
        <extracomment>rules/words.py: no piece sets</extracomment>
        <translation>ゲームには少なくとも一つの駒セットが必要です。</translation>
    </message>
    <message>
        <source>The two players need two different names.</source>
        <extracomment>rules/words.py: names of players</extracomment>
        <translation>先手と後手には別々の名前が必要です。</translation>
    </message>
    <message>
        <source>Shogi&apos;s coordinates have one digit for a file, and there are {files} files.</source>
        <extracomment>rules/words.py: coordinates too short</extracomment>
        <translation>将棋の座標では筋を1桁で書きますが、筋が{files}個あります。</translation>
    </message>
    <message>
        <source>The picture of the {piece} names the drawing {text}, which does not exist.</source>
        <extracomment>rules/words.py: drawing missing</extracomment>
        <translation>{piece}の絵が、存在しない図{text}を指しています。</translation>
    </message>
    <message>
        <source>The {piece} has the same picture as the {other}.</source>
        <extracomment>rules/words.py: pictures alike</extracomment>
        <translation>{piece}と{other}の絵が同じです。</translation>
    </message>
    <message>
        <source>The picture {text} is the same for both sides: add Black&apos;s after a |, or a ground before it.</source>
        <extracomment>rules/words.py: picture of both sides</extracomment>
        <translation>絵{text}が先手と後手で同じです。| の後に黒の絵を加えるか、前に台を加えてください。</translation>
    </message>
    <message>
        <source>In the picture {text}, a sign of at most {most} characters follows {name}.</source>
        <extracomment>rules/words.py: picture without a sign</extracomment>
        <translation>絵{text}では、{name}の後に{most}文字以内の字が続きます。</translation>
    </message>
    <message>
        <source>The set {name} has no piece {text}.</source>
        <extracomment>rules/words.py: no picture in the set</extracomment>
        <translation>駒セット{name}に駒{text}はありません。</translation>
    </message>
    <message>
        <source>{text} is not a picture. A picture begins with one of {grounds}, or names a piece of a set, as in international:N, or one or two figures, as in rook + knight; the figures are {figures}.</source>
        <extracomment>rules/words.py: picture unknown</extracomment>
        <translation>{text}は絵の書き方ではありません。{grounds} のいずれかで始めるか、international:N のように駒セットの駒を書くか、rook + knight のように1つまたは2つの形を書きます。使える形は {figures} です。</translation>
    </message>
    <message>
        <source>A board of {files} by {ranks} squares is not possible; {most} by {most} is the largest.</source>
        <extracomment>rules/words.py: size of the board</extracomment>
        <translation>{files}×{ranks}の盤は使えません。最大は{most}×{most}です。</translation>
    </message>
    <message>
        <source>A game has at most {most} kinds of pieces.</source>
        <extracomment>rules/words.py: too many kinds</extracomment>
        <translation>駒の種類は{most}までです。</translation>
    </message>
    <message>
        <source>The start {text} is not written like a position.</source>
        <extracomment>rules/words.py: start not written so</extracomment>
        <translation>初期配置{text}は、局面の書き方ではありません。</translation>
    </message>
    <message>
        <source>The start and the game disagree about a setup phase.</source>
        <extracomment>rules/words.py: setup of the start</extracomment>
        <translation>配置の段階があるかどうかが、初期配置とゲームで食い違っています。</translation>
    </message>
    <message>
        <source>The start has castling rights {text} that the game does not have.</source>
        <extracomment>rules/words.py: rights of the start</extracomment>
        <translation>初期配置に、このゲームにはないキャスリングの権利{text}があります。</translation>
    </message>
    <message>
        <source>The start has pieces in hand that no hand can hold.</source>
        <extracomment>rules/words.py: hands of the start</extracomment>
        <translation>初期配置に、持ち駒にできない駒があります。</translation>
    </message>
    <message>
        <source>The start has holes on other squares than the board.</source>
        <extracomment>rules/words.py: holes of the start</extracomment>
        <translation>初期配置の穴の位置が、盤の穴と違います。</translation>
    </message>
    <message>
        <source>Each side needs one king at the start.</source>
        <extracomment>rules/words.py: kings of the start</extracomment>
        <translation>初期配置には、双方に王が1枚ずつ必要です。</translation>
    </message>
    <message>
        <source>No game can be played from this start. {reason}</source>
        <extracomment>rules/words.py: definition start</extracomment>
        <translation>この開始局面からは対局できません。{reason}</translation>
    </message>
    <message>
        <source>{file}:{place}: {reason}</source>
        <extracomment>rules/words.py: definition in a file</extracomment>
        <translation>{file}:{place}：{reason}</translation>
    </message>
    <message>
        <source>{text} is not a file name.</source>
        <extracomment>rules/words.py: no file name</extracomment>
        <translation>{text}はファイル名ではありません。</translation>
    </message>
    <message>
        <source>It defines no game.</source>
        <extracomment>rules/words.py: definition file empty</extracomment>
        <translation>ゲームが定義されていません。</translation>
    </message>
    <message>
        <source>It defines {number} games: name one of them, as in FILE:{field}.</source>
        <extracomment>rules/words.py: definition file of several</extracomment>
        <translation>{number}個のゲームが定義されています。FILE:{field} のように、その一つを指定してください。</translation>
    </message>
    <message>
        <source>It defines no game {text}; it defines {games}.</source>
        <extracomment>rules/words.py: no such game in the file</extracomment>
        <translation>{text}というゲームは定義されていません。定義されているのは {games} です。</translation>
    </message>
    <message>
        <source>It defines {number} games, none named {text}; similar names are {games}.</source>
        <extracomment>rules/words.py: no such game of many in the file</extracomment>
        <translation>{number}個のゲームが定義されていますが、{text}というゲームはありません。似た名前のゲームは {games} です。</translation>
    </message>
    <message>
        <source>The definition of its game is damaged.</source>
        <extracomment>rules/words.py: definition line unreadable</extracomment>
        <translation>この対局のゲームの定義が壊れています。</translation>
    </message>
    <message>
        <source>It was played by the rules of {text}, and the definition with it is that of {game}.</source>
        <extracomment>rules/words.py: definition of another game</extracomment>
        <translation>この対局は{text}のルールで指されましたが、付いている定義は{game}のものです。</translation>
    </message>
    <message>
        <source>Another game is already known as {text}.</source>
        <extracomment>rules/words.py: another game of this name</extracomment>
        <translation>{text}という名前の別のゲームがすでにあります。</translation>
    </message>
    <message>
        <source>Castling from any start is not supported.</source>
        <extracomment>rules/words.py: no castling anywhere</extracomment>
        <translation>任意の配置からのキャスリングには対応していません。</translation>
    </message>
    <message>
        <source>Games on two boards are not supported.</source>
        <extracomment>rules/words.py: no second board</extracomment>
        <translation>二つの盤を使うゲームには対応していません。</translation>
    </message>
    <message>
        <source>Promotion without going ahead is not supported.</source>
        <extracomment>rules/words.py: no promotion in place</extracomment>
        <translation>前に進まずに成ることには対応していません。</translation>
    </message>
    <message>
        <source>Promotion only by captures is not supported.</source>
        <extracomment>rules/words.py: no promotion by captures</extracomment>
        <translation>取ったときだけの成りには対応していません。</translation>
    </message>
    <message>
        <source>Demotion of pieces is not supported.</source>
        <extracomment>rules/words.py: no demotion</extracomment>
        <translation>成り駒が元に戻ることには対応していません。</translation>
    </message>
    <message>
        <source>Captures that explode are not supported.</source>
        <extracomment>rules/words.py: no explosions</extracomment>
        <translation>取ったときの爆発には対応していません。</translation>
    </message>
    <message>
        <source>Pieces that cannot capture their like are not supported.</source>
        <extracomment>rules/words.py: no immunity</extracomment>
        <translation>同じ種類の駒を取れない駒には対応していません。</translation>
    </message>
    <message>
        <source>Captures that leave a wall are not supported.</source>
        <extracomment>rules/words.py: no petrifying</extracomment>
        <translation>取った後に壁が残ることには対応していません。</translation>
    </message>
    <message>
        <source>Castling with dropped pieces is not supported.</source>
        <extracomment>rules/words.py: no castling of drops</extracomment>
        <translation>打った駒とのキャスリングには対応していません。</translation>
    </message>
    <message>
        <source>Castling that forbids the opponent&apos;s is not supported.</source>
        <extracomment>rules/words.py: no opposite castling</extracomment>
        <translation>相手のキャスリングを禁じるキャスリングには対応していません。</translation>
    </message>
    <message>
        <source>Winning by castling is not supported.</source>
        <extracomment>rules/words.py: no wins by castling</extracomment>
        <translation>キャスリングによる勝ちには対応していません。</translation>
    </message>
    <message>
        <source>Games without checks are not supported.</source>
        <extracomment>rules/words.py: no games without checks</extracomment>
        <translation>王手のないゲームには対応していません。</translation>
    </message>
    <message>
        <source>Compulsory captures are not supported.</source>
        <extracomment>rules/words.py: no compulsory captures</extracomment>
        <translation>取ることの強制には対応していません。</translation>
    </message>
    <message>
        <source>Compulsory drops are not supported.</source>
        <extracomment>rules/words.py: no compulsory drops</extracomment>
        <translation>打つことの強制には対応していません。</translation>
    </message>
    <message>
        <source>Drops that depend on their neighbours are not supported.</source>
        <extracomment>rules/words.py: no drops by neighbours</extracomment>
        <translation>隣の駒によって決まる打ち方には対応していません。</translation>
    </message>
    <message>
        <source>Drops of rooks on the first rank only are not supported.</source>
        <extracomment>rules/words.py: no drops of rooks</extracomment>
        <translation>ルークを1段目だけに打つことには対応していません。</translation>
    </message>
    <message>
        <source>Drops that depend on the square&apos;s colour are not supported.</source>
        <extracomment>rules/words.py: no drops by colour</extracomment>
        <translation>マスの色によって決まる打ち方には対応していません。</translation>
    </message>
    <message>
        <source>Drops of promoted pieces are not supported.</source>
        <extracomment>rules/words.py: no promoted drops</extracomment>
        <translation>成り駒を打つことには対応していません。</translation>
    </message>
    <message>
        <source>Gating is not supported.</source>
        <extracomment>rules/words.py: no gating</extracomment>
        <translation>駒が動いた跡に別の駒を入れること（gating）には対応していません。</translation>
    </message>
    <message>
        <source>The first moves of Cambodian chess are not supported.</source>
        <extracomment>rules/words.py: no Cambodian moves</extracomment>
        <translation>カンボジアのチェスの初手の動きには対応していません。</translation>
    </message>
    <message>
        <source>Moves that build walls are not supported.</source>
        <extracomment>rules/words.py: no walls</extracomment>
        <translation>壁を作る手には対応していません。</translation>
    </message>
    <message>
        <source>Lines on the board are not supported.</source>
        <extracomment>rules/words.py: no lines</extracomment>
        <translation>盤上の線には対応していません。</translation>
    </message>
    <message>
        <source>Passing is not supported.</source>
        <extracomment>rules/words.py: no passing</extracomment>
        <translation>パスには対応していません。</translation>
    </message>
    <message>
        <source>Kings that may not flee from check are not supported.</source>
        <extracomment>rules/words.py: no fixed kings</extracomment>
        <translation>王手から逃げてはいけない王には対応していません。</translation>
    </message>
    <message>
        <source>Pieces that change sides on the board are not supported.</source>
        <extracomment>rules/words.py: no flipping</extracomment>
        <translation>盤上で敵味方が入れ替わる駒には対応していません。</translation>
    </message>
    <message>
        <source>Forbidding repeated moves is not supported.</source>
        <extracomment>rules/words.py: no forbidden repeats</extracomment>
        <translation>手の繰り返しの禁止には対応していません。</translation>
    </message>
    <message>
        <source>Forbidding perpetual chases is not supported.</source>
        <extracomment>rules/words.py: no chases</extracomment>
        <translation>追い続けることの禁止には対応していません。</translation>
    </message>
    <message>
        <source>Counting pieces at a stalemate is not supported.</source>
        <extracomment>rules/words.py: no counted stalemate</extracomment>
        <translation>ステイルメイトで駒の数を比べることには対応していません。</translation>
    </message>
    <message>
        <source>A checkmate that does not lose is not supported.</source>
        <extracomment>rules/words.py: no other checkmates</extracomment>
        <translation>負けにならない詰みには対応していません。</translation>
    </message>
    <message>
        <source>Mongolian chess&apos;s limits on checkmate are not supported.</source>
        <extracomment>rules/words.py: no Mongolian mates</extracomment>
        <translation>モンゴルのチェスの詰みの制限には対応していません。</translation>
    </message>
    <message>
        <source>Ending the game when the kings face each other is not supported.</source>
        <extracomment>rules/words.py: no facing ends</extracomment>
        <translation>王同士が向かい合ったときの終局には対応していません。</translation>
    </message>
    <message>
        <source>Several royal pieces are not supported.</source>
        <extracomment>rules/words.py: no several kings</extracomment>
        <translation>複数の王には対応していません。</translation>
    </message>
    <message>
        <source>The arrival of several pieces is not supported.</source>
        <extracomment>rules/words.py: no several arrivals</extracomment>
        <translation>複数の駒の到達には対応していません。</translation>
    </message>
    <message>
        <source>A last move after an arrival is not supported.</source>
        <extracomment>rules/words.py: no last move</extracomment>
        <translation>到達後の最後の一手には対応していません。</translation>
    </message>
    <message>
        <source>Counting checks is not supported.</source>
        <extracomment>rules/words.py: no counted checks</extracomment>
        <translation>王手を数えることには対応していません。</translation>
    </message>
    <message>
        <source>Winning by a row of pieces is not supported.</source>
        <extracomment>rules/words.py: no rows</extracomment>
        <translation>駒を一列に並べる勝ちには対応していません。</translation>
    </message>
    <message>
        <source>Winning by a square of pieces is not supported.</source>
        <extracomment>rules/words.py: no blocks</extracomment>
        <translation>駒で正方形を作る勝ちには対応していません。</translation>
    </message>
    <message>
        <source>Winning by connecting regions is not supported.</source>
        <extracomment>rules/words.py: no connections</extracomment>
        <translation>領域をつなぐ勝ちには対応していません。</translation>
    </message>
    <message>
        <source>Counting material is not supported.</source>
        <extracomment>rules/words.py: no counted material</extracomment>
        <translation>駒の点数計算には対応していません。</translation>
    </message>
    <message>
        <source>Ending the game when the board is full is not supported.</source>
        <extracomment>rules/words.py: no full boards</extracomment>
        <translation>盤が埋まることによる終局には対応していません。</translation>
    </message>
    <message>
        <source>Counting moves by what is left on the board is not supported.</source>
        <extracomment>rules/words.py: no counted endgames</extracomment>
        <translation>残りの駒によって変わる手数制限には対応していません。</translation>
    </message>
    <message>
        <source>Its rules are not supported.</source>
        <extracomment>rules/words.py: rules not supported</extracomment>
        <translation>そのルールには対応していません。</translation>
    </message>
    <message>
        <source>There is no key {text}.</source>
        <extracomment>rules/words.py: no key</extracomment>
        <translation>キー{text}はありません。</translation>
    </message>
    <message>
        <source>A piece has a letter, not {text}.</source>
        <extracomment>rules/words.py: letter of a piece</extracomment>
        <translation>ここには駒の文字を書きます（{text}は不可）。</translation>
    </message>
    <message>
        <source>Only a letter is allowed here, without {text}.</source>
        <extracomment>rules/words.py: letter alone</extracomment>
        <translation>ここに書けるのは文字だけです（{text}は不要）。</translation>
    </message>
    <message>
        <source>A letter and a movement belong here, as in p:mfWcfF.</source>
        <extracomment>rules/words.py: letter and movement</extracomment>
        <translation>ここには p:mfWcfF のように文字と動きを書きます。</translation>
    </message>
    <message>
        <source>This has to be true or false, not {text}.</source>
        <extracomment>rules/words.py: not a flag</extracomment>
        <translation>ここは true か false でなければなりません（{text}は不可）。</translation>
    </message>
    <message>
        <source>This has to be a number, not {text}.</source>
        <extracomment>rules/words.py: not a number</extracomment>
        <translation>ここは数でなければなりません（{text}は不可）。</translation>
    </message>
    <message>
        <source>This has to be a file from a to l or from 1 to {most}, not {text}.</source>
        <extracomment>rules/words.py: not a file</extracomment>
        <translation>ここはaからl、または1から{most}までの筋でなければなりません（{text}は不可）。</translation>
    </message>
    <message>
        <source>This has to be a rank from 1 to {most}, not {number}.</source>
        <extracomment>rules/words.py: not a rank</extracomment>
        <translation>ここは1から{most}までの段でなければなりません（{number}は不可）。</translation>
    </message>
    <message>
        <source>Squares are written as in d4, *1 or a*, not {text}.</source>
        <extracomment>rules/words.py: not squares</extracomment>
        <translation>マスはd4、*1、a*のように書きます（{text}は不可）。</translation>
    </message>
    <message>
        <source>Pairs are written as in {example}, not {text}.</source>
        <extracomment>rules/words.py: not pairs</extracomment>
        <translation>組は{example}のように書きます（{text}は不可）。</translation>
    </message>
    <message>
        <source>{field}: {reason}</source>
        <extracomment>rules/words.py: key of a definition</extracomment>
        <translation>{field}：{reason}</translation>
    </message>
    <message>
        <source>There is already a section [{name}] in line {line}.</source>
        <extracomment>rules/words.py: section twice</extracomment>
        <translation>セクション[{name}]は{line}行目にすでにあります。</translation>
    </message>
    <message>
        <source>Fairy-Stockfish already has a game {text}; give yours another name.</source>
        <extracomment>rules/words.py: name of another game</extracomment>
        <translation>Fairy-Stockfish に{text}というゲームがすでにあります。別の名前を付けてください。</translation>
    </message>
    <message>
        <source>It inherits from {game}, which needs {field}: {reason}</source>
        <extracomment>rules/words.py: inherits from what needs</extracomment>
        <translation>{game}を継承していますが、それには{field}が必要です：{reason}</translation>
    </message>
    <message>
        <source>It inherits from {text}, and there is no such game above it.</source>
        <extracomment>rules/words.py: inherits from below</extracomment>
        <translation>{text}を継承していますが、これより上にそのようなゲームはありません。</translation>
    </message>
    <message>
        <source>It inherits from {text}, and there is no such game.</source>
        <extracomment>rules/words.py: inherits from nothing</extracomment>
        <translation>{text}を継承していますが、そのようなゲームはありません。</translation>
    </message>
    <message>
        <source>It inherits from {text}, which is refused in line {line}: {reason}</source>
        <extracomment>rules/words.py: inherits from refused</extracomment>
        <translation>{text}を継承していますが、それは{line}行目のエラーで使えません：{reason}</translation>
    </message>
    <message>
        <source>A section begins with its name in square brackets, as in [mine:chess].</source>
        <extracomment>rules/words.py: section not written so</extracomment>
        <translation>セクションは[mine:chess]のように、角括弧で囲んだ名前で始まります。</translation>
    </message>
    <message>
        <source>A line has at most {most} characters.</source>
        <extracomment>rules/words.py: line too long</extracomment>
        <translation>1行は{most}文字までです。</translation>
    </message>
    <message>
        <source>A line is written as in stalemateValue = loss.</source>
        <extracomment>rules/words.py: line not written so</extracomment>
        <translation>行は stalemateValue = loss のように書きます。</translation>
    </message>
    <message>
        <source>Ending the game by losing pieces is not supported.</source>
        <extracomment>rules/words.py: no lost pieces</extracomment>
        <translation>駒をなくすことによる終局には対応していません。</translation>
    </message>
    <message>
        <source>A royal piece that may be lost is not supported.</source>
        <extracomment>rules/words.py: no royal to lose</extracomment>
        <translation>取られてもよい王には対応していません。</translation>
    </message>
    <message>
        <source>Promotion to a king is not supported.</source>
        <extracomment>rules/words.py: no promoted kings</extracomment>
        <translation>王に成ることには対応していません。</translation>
    </message>
    <message>
        <source>A piece that promotes twice is not supported.</source>
        <extracomment>rules/words.py: no second promotion</extracomment>
        <translation>2回成る駒には対応していません。</translation>
    </message>
    <message>
        <source>In the movement {movement}, a length has to be one digit from 1 to 9.</source>
        <extracomment>rules/words.py: one digit</extracomment>
        <translation>動き{movement}の長さは、1から9までの1桁でなければなりません。</translation>
    </message>
    <message>
        <source>In the movement {movement}, an initial move captures nothing, so it is written with m.</source>
        <extracomment>rules/words.py: initial capture</extracomment>
        <translation>動き{movement}の初手は駒を取れないので、m を付けて書きます。</translation>
    </message>
    <message>
        <source>In the movement {movement}, only steps like W, F and N can be repeated.</source>
        <extracomment>rules/words.py: no such rider</extracomment>
        <translation>動き{movement}では、繰り返せるのは W、F、N のような1歩の動きだけです。</translation>
    </message>
    <message>
        <source>In the movement {movement}, only a rook or bishop that goes further than a step hops.</source>
        <extracomment>rules/words.py: no such hopper</extracomment>
        <translation>動き{movement}では、駒を跳び越えられるのは2マス以上動くルークかビショップだけです。</translation>
    </message>
    <message>
        <source>In the movement {movement}, only N, D, A and Z can be blocked on their way.</source>
        <extracomment>rules/words.py: no such lame leap</extracomment>
        <translation>動き{movement}では、途中で妨げられるのは N、D、A、Z だけです。</translation>
    </message>
    <message>
        <source>In the movement {movement}, a rider by knight&apos;s steps goes any distance.</source>
        <extracomment>rules/words.py: no short knightrider</extracomment>
        <translation>動き{movement}では、ナイトの動きを繰り返す駒の距離は無制限です。</translation>
    </message>
    <message>
        <source>In the movement {movement}, a slide and a leap or hop go in one direction.</source>
        <extracomment>rules/words.py: mixed directions</extracomment>
        <translation>動き{movement}では、走りと跳躍が同じ方向にあります。</translation>
    </message>
    <message>
        <source>A region for one side only is not supported.</source>
        <extracomment>rules/words.py: no region for one</extracomment>
        <translation>片方だけの領域には対応していません。</translation>
    </message>
    <message>
        <source>Different movement to the left and right is not supported.</source>
        <extracomment>rules/words.py: no lopsided moves</extracomment>
        <translation>左右で異なる動きには対応していません。</translation>
    </message>
    <message>
        <source>Triple steps without double steps are not supported.</source>
        <extracomment>rules/words.py: no triple steps alone</extracomment>
        <translation>2マスの前進のない3マスの前進には対応していません。</translation>
    </message>
    <message>
        <source>A region that a piece may pass out of is not supported.</source>
        <extracomment>rules/words.py: no region to pass</extracomment>
        <translation>通り抜けられる領域には対応していません。</translation>
    </message>
    <message>
        <source>Different promotions of each side are not supported.</source>
        <extracomment>rules/words.py: no promotions by side</extracomment>
        <translation>先手と後手で異なる成りには対応していません。</translation>
    </message>
    <message>
        <source>{symbol} promotes to a piece that does not exist.</source>
        <extracomment>rules/words.py: promotes to nothing</extracomment>
        <translation>{symbol}の成る先の駒がありません。</translation>
    </message>
    <message>
        <source>{symbol} promotes in two ways, which is not supported.</source>
        <extracomment>rules/words.py: no two promotions</extracomment>
        <translation>{symbol}の2通りの成りには対応していません。</translation>
    </message>
    <message>
        <source>A limit on compulsory promotion is not supported.</source>
        <extracomment>rules/words.py: no promotion limit</extracomment>
        <translation>必ず成るルールの制限には対応していません。</translation>
    </message>
    <message>
        <source>{symbol} may not go where it could never leave, which is not supported.</source>
        <extracomment>rules/words.py: no dead ends</extracomment>
        <translation>{symbol}が行き所のないマスに動けないルールには対応していません。</translation>
    </message>
    <message>
        <source>Different pawns of each side are not supported.</source>
        <extracomment>rules/words.py: no pawns by side</extracomment>
        <translation>先手と後手で異なるポーンには対応していません。</translation>
    </message>
    <message>
        <source>Pawns that do not count for the n-move rule are not supported.</source>
        <extracomment>rules/words.py: no uncounted pawns</extracomment>
        <translation>手数制限で数えないポーンには対応していません。</translation>
    </message>
    <message>
        <source>Captures en passant among different pieces are not supported.</source>
        <extracomment>rules/words.py: no mixed en passant</extracomment>
        <translation>異なる駒同士のアンパッサンには対応していません。</translation>
    </message>
    <message>
        <source>Captures en passant on some squares only are not supported.</source>
        <extracomment>rules/words.py: no en passant squares</extracomment>
        <translation>一部のマスだけのアンパッサンには対応していません。</translation>
    </message>
    <message>
        <source>The piece {text} is never promoted.</source>
        <extracomment>rules/words.py: never promoted</extracomment>
        <translation>駒{text}は成りません。</translation>
    </message>
    <message>
        <source>The right to castle {text} is not supported.</source>
        <extracomment>rules/words.py: no such castling right</extracomment>
        <translation>キャスリングの権利{text}には対応していません。</translation>
    </message>
    <message>
        <source>Castling with different pieces is not supported.</source>
        <extracomment>rules/words.py: no castling of several</extracomment>
        <translation>異なる駒とのキャスリングには対応していません。</translation>
    </message>
    <message>
        <source>Castling of a piece that is not a king is not supported.</source>
        <extracomment>rules/words.py: no castling without a king</extracomment>
        <translation>王以外の駒のキャスリングには対応していません。</translation>
    </message>
    <message>
        <source>The right to castle {text} finds its rook on the other side.</source>
        <extracomment>rules/words.py: rook on the other side</extracomment>
        <translation>キャスリングの権利{text}のルークが反対側にあります。</translation>
    </message>
    <message>
        <source>Repetition without a result is not supported.</source>
        <extracomment>rules/words.py: no endless repetition</extracomment>
        <translation>結果を定めない繰り返しには対応していません。</translation>
    </message>
    <message>
        <source>Repetition that the same side always wins is not supported.</source>
        <extracomment>rules/words.py: no one-sided repetition</extracomment>
        <translation>いつも同じ側が勝つ繰り返しには対応していません。</translation>
    </message>
    <message>
        <source>A stalemate with the value {text} is not supported.</source>
        <extracomment>rules/words.py: no such stalemate</extracomment>
        <translation>値が{text}のステイルメイトには対応していません。</translation>
    </message>
    <message>
        <source>An arrival for one side only is not supported.</source>
        <extracomment>rules/words.py: no arrival for one</extracomment>
        <translation>片方だけの到達には対応していません。</translation>
    </message>
    <message>
        <source>Different pieces that arrive are not supported.</source>
        <extracomment>rules/words.py: no mixed arrivals</extracomment>
        <translation>先手と後手で異なる到達の駒には対応していません。</translation>
    </message>
    <message>
        <source>No piece of the game can arrive.</source>
        <extracomment>rules/words.py: nobody arrives</extracomment>
        <translation>到達できる駒がありません。</translation>
    </message>
    <message>
        <source>A game&apos;s name has letters or digits, and at most {most} characters.</source>
        <extracomment>rules/words.py: name too long</extracomment>
        <translation>ゲームの名前には英字か数字が必要で、{most}文字までです。</translation>
    </message>
    <message>
        <source>{number} bytes</source>
        <extracomment>rules/words.py: bytes</extracomment>
        <translation>{number} バイト</translation>
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
        <translation>やさしい</translation>
    </message>
    <message>
        <source>Medium</source>
        <comment>a puzzle</comment>
        <extracomment>gui/learn/puzzle_text.py</extracomment>
        <translation>ふつう</translation>
    </message>
    <message>
        <source>Hard</source>
        <comment>a puzzle</comment>
        <extracomment>gui/learn/puzzle_text.py</extracomment>
        <translation>難しい</translation>
    </message>
    <message>
        <source>It does not count as missed.</source>
        <extracomment>gui/learn/puzzle_page.py</extracomment>
        <translation>不正解にはなりません。</translation>
    </message>
    <message>
        <source>Only the first try counts.</source>
        <extracomment>gui/learn/puzzle_page.py</extracomment>
        <translation>成績になるのは1回目の手だけです。</translation>
    </message>
    <message>
        <source>It counts as missed because of a wrong move.</source>
        <extracomment>gui/learn/puzzle_page.py</extracomment>
        <translation>間違えたので、不正解になります。</translation>
    </message>
    <message>
        <source>A hint costs nothing until you have solved {count} puzzles.</source>
        <extracomment>gui/learn/puzzles_page.py</extracomment>
        <translation>{count}問解くまでは、ヒントを見てもレーティングは下がりません。</translation>
    </message>
    <message>
        <source>If solved with a hint, this puzzle comes back once more.</source>
        <extracomment>gui/learn/puzzles_page.py</extracomment>
        <translation>ヒントを見て解いた問題は、もう一度出題されます。</translation>
    </message>
    <message>
        <source>You have tried this puzzle before: a hint costs nothing.</source>
        <extracomment>gui/learn/puzzles_page.py</extracomment>
        <translation>前に取り組んだ問題なので、ヒントを見てもレーティングは下がりません。</translation>
    </message>
    <message>
        <source>More hints cost nothing.</source>
        <extracomment>gui/learn/puzzles_page.py</extracomment>
        <translation>さらにヒントを見ても、レーティングはもう下がりません。</translation>
    </message>
    <message numerus="yes">
        <source>A hint costs {count} rating points.</source>
        <extracomment>gui/learn/puzzle_text.py</extracomment>
        <translation>
            <numerusform>ヒントを見るとレーティングが{count}点下がります。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Showing the whole move costs {count} more rating points.</source>
        <extracomment>gui/learn/puzzle_text.py</extracomment>
        <translation>
            <numerusform>指し手まで見ると、レーティングがさらに{count}点下がります。</numerusform>
        </translation>
    </message>
    <message>
        <source>Starts with mates in one and unguarded pieces, one kind of piece after another.</source>
        <extracomment>gui/learn/puzzle_text.py</extracomment>
        <translation>1手詰めとタダの駒を取る問題から始まり、駒の種類ごとに順に出題されます。</translation>
    </message>
    <message>
        <source>One after another, near your strength, which is estimated as you go.</source>
        <extracomment>gui/learn/puzzle_text.py</extracomment>
        <translation>あなたの実力に近い問題が次々に出ます。実力は解きながら測ります。</translation>
    </message>
    <message numerus="yes">
        <source>{count} more with a hint.</source>
        <extracomment>gui/learn/puzzle_text.py</extracomment>
        <translation>
            <numerusform>ほかに{count}問はヒントを見て正解。</numerusform>
        </translation>
    </message>
    <message>
        <source>{side} to move: capture a piece that nothing guards.</source>
        <extracomment>gui/learn/puzzle_text.py</extracomment>
        <translation>{side}の手番：ヒモの付いていない駒を取ってください。</translation>
    </message>
    <message>
        <source>With a hint</source>
        <extracomment>gui/learn/puzzle_text.py</extracomment>
        <translation>ヒントで正解</translation>
    </message>
    <message>
        <source>Solved with a hint</source>
        <extracomment>gui/learn/puzzle_page.py</extracomment>
        <translation>ヒントを見て正解</translation>
    </message>
    <message>
        <source>Unguarded pieces</source>
        <extracomment>gui/learn/puzzle_text.py</extracomment>
        <translation>タダの駒</translation>
    </message>
    <message>
        <source>First puzzles: below 300</source>
        <extracomment>gui/learn/puzzle_text.py</extracomment>
        <translation>入門：300未満</translation>
    </message>
    <message>
        <source>Easy: 300 to 899</source>
        <extracomment>gui/learn/puzzle_text.py</extracomment>
        <translation>やさしい：300～899</translation>
    </message>
    <message>
        <source>{count} in all.</source>
        <extracomment>gui/learn/puzzle_text.py</extracomment>
        <translation>全{count}問。</translation>
    </message>
    <message>
        <source>Solved with a hint.</source>
        <extracomment>gui/learn/puzzle_text.py</extracomment>
        <translation>ヒントを見て解きました。</translation>
    </message>
    <message>
        <source>After {reply}, {move} is mate.</source>
        <extracomment>gui/analysis/reason_text.py</extracomment>
        <translation>{reply} の後、{move} で詰みです。</translation>
    </message>
    <message>
        <source>The king has no escape square: {covered}.</source>
        <extracomment>gui/analysis/reason_text.py</extracomment>
        <translation>王の逃げ場がありません：{covered}。</translation>
    </message>
    <message>
        <source>{squares} ({piece} on {place})</source>
        <comment>squares that a piece covers</comment>
        <extracomment>gui/analysis/reason_text.py</extracomment>
        <translation>{squares}（{place}の{piece}）</translation>
    </message>
    <message>
        <source>{move} mates: whatever is dropped in between is captured.</source>
        <extracomment>gui/analysis/reason_text.py</extracomment>
        <translation>{move} で詰みです。間に駒を打っても取られます。</translation>
    </message>
    <message>
        <source>{move} is double check.</source>
        <extracomment>gui/analysis/reason_text.py</extracomment>
        <translation>{move} は両王手です。</translation>
    </message>
    <message>
        <source>{move} uncovers a check by the {piece} on {place}.</source>
        <extracomment>gui/analysis/reason_text.py</extracomment>
        <translation>{move} で{place}の{piece}の空き王手になります。</translation>
    </message>
    <message>
        <source>{move} makes a screen for the {piece} on {place}, which gives check.</source>
        <extracomment>gui/analysis/reason_text.py</extracomment>
        <translation>{move} が台になり、{place}の{piece}の王手になります。</translation>
    </message>
    <message>
        <source>The {piece} on {place} protects the {victim} on {at}.</source>
        <extracomment>gui/analysis/reason_text.py</extracomment>
        <translation>{place}の{piece}が{at}の{victim}を守っています。</translation>
    </message>
    <message>
        <source>Its own pieces leave the king no square.</source>
        <extracomment>gui/analysis/reason_text.py</extracomment>
        <translation>自分の駒にふさがれて、王の逃げ場がありません。</translation>
    </message>
    <message>
        <source>The {victim} on {at} is pinned by the {piece} on {place} and cannot capture.</source>
        <extracomment>gui/analysis/reason_text.py</extracomment>
        <translation>{at}の{victim}は{place}の{piece}にピンされているため、取れません。</translation>
    </message>
    <message>
        <source>Nothing can be put in between.</source>
        <extracomment>gui/analysis/reason_text.py</extracomment>
        <translation>間に駒を入れられません。</translation>
    </message>
    <message>
        <source>After {move}, the {piece} no longer protects the {victim} on {at}.</source>
        <extracomment>gui/analysis/reason_text.py</extracomment>
        <translation>{move} の後、{piece}は{at}の{victim}を守れなくなります。</translation>
    </message>
    <message>
        <source>After {move}, the {piece} no longer covers {squares}.</source>
        <extracomment>gui/analysis/reason_text.py</extracomment>
        <translation>{move} の後、{piece}は{squares}に利かなくなります。</translation>
    </message>
    <message>
        <source>The {piece} on {place} cannot protect both the {victim} on {at} and the {second} on {also}.</source>
        <extracomment>gui/analysis/reason_text.py</extracomment>
        <translation>{place}の{piece}は{at}の{victim}と{also}の{second}を同時には守れません。</translation>
    </message>
    <message>
        <source>{move} gives up the {piece} to draw the king to {at}.</source>
        <extracomment>gui/analysis/reason_text.py</extracomment>
        <translation>{move} で{piece}を捨て、王を{at}に誘い出します。</translation>
    </message>
    <message>
        <source>{move} pins the {victim} on {at}: the {second} on {also} is behind it.</source>
        <extracomment>gui/analysis/reason_text.py</extracomment>
        <translation>{move} で{at}の{victim}をピンします。後ろに{also}の{second}がいます。</translation>
    </message>
    <message>
        <source>{move} pins the {victim} on {at}: the king is behind it.</source>
        <extracomment>gui/analysis/reason_text.py</extracomment>
        <translation>{move} で{at}の{victim}をピンします。後ろに王がいます。</translation>
    </message>
    <message>
        <source>{move} attacks the {victim} on {at}, and behind it the {second} on {also}.</source>
        <extracomment>gui/analysis/reason_text.py</extracomment>
        <translation>{move} で{at}の{victim}と、その後ろにいる{also}の{second}を狙います。</translation>
    </message>
    <message>
        <source>{move} is the only answer.</source>
        <extracomment>gui/analysis/reason_text.py</extracomment>
        <translation>受けは {move} しかありません。</translation>
    </message>
    <message>
        <source>{move} forces the king to move.</source>
        <extracomment>gui/analysis/reason_text.py</extracomment>
        <translation>{move} で王は動くしかありません。</translation>
    </message>
    <message>
        <source>{move} gives up the {piece}.</source>
        <extracomment>gui/analysis/reason_text.py</extracomment>
        <translation>{move} で{piece}を捨てます。</translation>
    </message>
    <message>
        <source>What {move} captures is dropped later.</source>
        <extracomment>gui/analysis/reason_text.py</extracomment>
        <translation>{move} で取った駒を後で打ちます。</translation>
    </message>
    <message>
        <source>{move} captures the {victim}, which covered {squares}.</source>
        <extracomment>gui/analysis/reason_text.py</extracomment>
        <translation>{move} で、{squares}に利いていた{victim}を取ります。</translation>
    </message>
    <message>
        <source>{move} attacks the king and the {victim} on {at}.</source>
        <extracomment>gui/analysis/reason_text.py</extracomment>
        <translation>{move} は王手で、同時に{at}の{victim}も狙います。</translation>
    </message>
    <message>
        <source>{move} is check, and the {victim} on {at} is behind the king.</source>
        <extracomment>gui/analysis/reason_text.py</extracomment>
        <translation>{move} は王手で、王の後ろに{at}の{victim}がいます。</translation>
    </message>
    <message>
        <source>{move} opens the line of the {piece} on {place} to the {victim} on {at}.</source>
        <extracomment>gui/analysis/reason_text.py</extracomment>
        <translation>{move} で{place}の{piece}の利きが{at}の{victim}に通ります。</translation>
    </message>
    <message>
        <source>{move} captures the {victim}, which protected the {second} on {also}.</source>
        <extracomment>gui/analysis/reason_text.py</extracomment>
        <translation>{move} で、{also}の{second}を守っていた{victim}を取ります。</translation>
    </message>
    <message>
        <source>{move} captures the {victim} and the {second} in one move.</source>
        <extracomment>gui/analysis/reason_text.py</extracomment>
        <translation>{move} の一手で{victim}と{second}を取ります。</translation>
    </message>
    <message>
        <source>{move} captures the {victim}, and nothing can recapture.</source>
        <extracomment>gui/analysis/reason_text.py</extracomment>
        <translation>{move} で{victim}を取り、取り返されません。</translation>
    </message>
    <message>
        <source>{move} captures the {victim}, which is worth more than the {piece}.</source>
        <extracomment>gui/analysis/reason_text.py</extracomment>
        <translation>{move} で、{piece}より価値の高い{victim}を取ります。</translation>
    </message>
    <message>
        <source>{move} is the only legal move.</source>
        <extracomment>gui/analysis/reason_text.py</extracomment>
        <translation>指せる手は {move} だけです。</translation>
    </message>
    <message>
        <source>{move} captures the {victim} that gives check.</source>
        <extracomment>gui/analysis/reason_text.py</extracomment>
        <translation>{move} で、王手をかけている{victim}を取ります。</translation>
    </message>
    <message>
        <source>{move} blocks the check by the {victim} on {at}.</source>
        <extracomment>gui/analysis/reason_text.py</extracomment>
        <translation>{move} で{at}の{victim}の王手を防ぎます。</translation>
    </message>
    <message>
        <source>Every other move loses the game at once, or more than a pawn.</source>
        <extracomment>gui/analysis/reason_text.py</extracomment>
        <translation>ほかの手はすべて、その場で負けになるか、ポーン1枚より大きな損になります。</translation>
    </message>
    <message>
        <source>{move} prevents {then}, which would win the game.</source>
        <extracomment>gui/analysis/reason_text.py</extracomment>
        <translation>{move} で、負けになる {then} を防ぎます。</translation>
    </message>
    <message>
        <source>{move} takes the {piece} away from the {victim} on {at}, which it protected.</source>
        <extracomment>gui/analysis/reason_text.py</extracomment>
        <translation>{move} で、{at}の{victim}を守っていた{piece}が離れます。</translation>
    </message>
    <message>
        <source>{move} threatens {then}, which would win the game.</source>
        <extracomment>gui/analysis/reason_text.py</extracomment>
        <translation>{move} で、勝ちになる {then} を狙います。</translation>
    </message>
    <message>
        <source>{player}&apos;s winning chance</source>
        <extracomment>gui/review/chance_graph.py</extracomment>
        <translation>{player}の勝率</translation>
    </message>
    <message>
        <source>It allows {answer}.</source>
        <extracomment>gui/review/review_text.py</extracomment>
        <translation>{answer} を許します。</translation>
    </message>
    <message numerus="yes">
        <source>It allows mate in {count}, beginning with {answer}.</source>
        <extracomment>gui/review/review_text.py</extracomment>
        <translation>
            <numerusform>{answer} からの{count:plies}手詰めを許します。</numerusform>
        </translation>
    </message>
    <message>
        <source>Based on how it moves</source>
        <extracomment>gui/workshop/picture_field.py</extracomment>
        <translation>動きから自動で決める</translation>
    </message>
    <message>
        <source>A piece from our sets</source>
        <extracomment>gui/workshop/picture_field.py</extracomment>
        <translation>用意された駒から選ぶ</translation>
    </message>
    <message>
        <source>Two figures in one</source>
        <extracomment>gui/workshop/picture_field.py</extracomment>
        <translation>二つの駒の図を組み合わせる</translation>
    </message>
    <message>
        <source>A sign on a disc, tablet or wedge</source>
        <extracomment>gui/workshop/picture_field.py</extracomment>
        <translation>円盤・札・駒形の台に文字</translation>
    </message>
    <message>
        <source>Your own drawing</source>
        <extracomment>gui/workshop/picture_field.py</extracomment>
        <translation>自作の図</translation>
    </message>
    <message>
        <source>Picture</source>
        <extracomment>gui/workshop/picture_field.py</extracomment>
        <translation>図柄</translation>
    </message>
    <message>
        <source>Preview</source>
        <extracomment>gui/workshop/picture_field.py</extracomment>
        <translation>プレビュー</translation>
    </message>
    <message>
        <source>White&apos;s and Black&apos;s piece, then both when promoted</source>
        <extracomment>gui/workshop/picture_field.py</extracomment>
        <translation>白と黒の駒、続いて双方の成り駒</translation>
    </message>
    <message>
        <source>White&apos;s and Black&apos;s pieces look too much alike: choose a background or another drawing.</source>
        <extracomment>gui/workshop/picture_field.py</extracomment>
        <translation>白と黒の駒が似すぎています。台を選ぶか、別の図にしてください。</translation>
    </message>
    <message>
        <source>This picture cannot be drawn.</source>
        <extracomment>gui/workshop/picture_field.py</extracomment>
        <translation>この図柄は描けません。</translation>
    </message>
    <message>
        <source>Disc</source>
        <extracomment>gui/workshop/picture_kinds.py</extracomment>
        <translation>円盤</translation>
    </message>
    <message>
        <source>Tablet</source>
        <extracomment>gui/workshop/picture_kinds.py</extracomment>
        <translation>札</translation>
    </message>
    <message>
        <source>Wedge</source>
        <extracomment>gui/workshop/picture_kinds.py</extracomment>
        <translation>駒形</translation>
    </message>
    <message>
        <source>A piece that moves like a chess piece has its figure; any other has its letter on a disc.</source>
        <extracomment>gui/workshop/picture_kinds.py</extracomment>
        <translation>チェスの駒と同じ動きの駒はその駒の形になり、ほかの駒は円盤に文字で表示されます。</translation>
    </message>
    <message>
        <source>SVG files made of shapes, paths and gradients. Convert text to paths first.</source>
        <extracomment>gui/workshop/picture_kinds.py</extracomment>
        <translation>図形・パス・グラデーションからなる SVG ファイル。文字は先にパスに変換してください。</translation>
    </message>
    <message>
        <source>Background</source>
        <extracomment>gui/workshop/picture_kinds.py</extracomment>
        <translation>台</translation>
    </message>
    <message>
        <source>The same</source>
        <extracomment>gui/workshop/picture_kinds.py</extracomment>
        <translation>同じ</translation>
    </message>
    <message>
        <source>Choose a drawing</source>
        <extracomment>gui/workshop/picture_kinds.py</extracomment>
        <translation>図を選ぶ</translation>
    </message>
    <message>
        <source>SVG drawings (*.svg)</source>
        <extracomment>gui/workshop/picture_kinds.py</extracomment>
        <translation>SVG の図 (*.svg)</translation>
    </message>
    <message>
        <source>Set of pieces</source>
        <extracomment>gui/workshop/picture_kinds.py</extracomment>
        <translation>駒のセット</translation>
    </message>
    <message>
        <source>Piece</source>
        <extracomment>gui/workshop/picture_kinds.py, engine/playtest/texts.py: piece</extracomment>
        <translation>駒</translation>
    </message>
    <message>
        <source>In front</source>
        <extracomment>gui/workshop/picture_kinds.py</extracomment>
        <translation>手前</translation>
    </message>
    <message>
        <source>Behind</source>
        <extracomment>gui/workshop/picture_kinds.py</extracomment>
        <translation>奥</translation>
    </message>
    <message>
        <source>Sign: a letter, a character or an emoji</source>
        <extracomment>gui/workshop/picture_kinds.py</extracomment>
        <translation>文字：英字・漢字・絵文字</translation>
    </message>
    <message>
        <source>Black&apos;s sign, if different</source>
        <extracomment>gui/workshop/picture_kinds.py</extracomment>
        <translation>黒の文字（異なる場合）</translation>
    </message>
    <message>
        <source>White&apos;s drawing…</source>
        <extracomment>gui/workshop/picture_kinds.py</extracomment>
        <translation>白の図…</translation>
    </message>
    <message>
        <source>Black&apos;s drawing…</source>
        <extracomment>gui/workshop/picture_kinds.py</extracomment>
        <translation>黒の図…</translation>
    </message>
    <message>
        <source>The drawing cannot be read: {why}.</source>
        <extracomment>gui/workshop/picture_kinds.py</extracomment>
        <translation>図を読み込めません：{why}。</translation>
    </message>
    <message>
        <source>No background</source>
        <extracomment>gui/workshop/picture_kinds.py</extracomment>
        <translation>台なし</translation>
    </message>
    <message>
        <source>Unlike the knight of shogi, the knight here also jumps sideways and back.</source>
        <extracomment>assets/lessons/pandemonium/01-first-game.toml, assets/lessons/mansindam/01-first-game.toml</extracomment>
        <translation>将棋の桂馬と違い、このゲームのナイトは横や後ろへも跳びます。</translation>
    </message>
    <message>
        <source>Nothing blocks the knight, unlike the horse of xiangqi, which a piece can block.</source>
        <extracomment>assets/lessons/pandemonium/01-first-game.toml, assets/lessons/mansindam/01-first-game.toml</extracomment>
        <translation>途中の駒に動きを妨げられるシャンチーの馬と違い、ナイトは何にも妨げられません。</translation>
    </message>
    <message>
        <source>Unlike the pawn of shogi, the pawn here never captures straight ahead.</source>
        <extracomment>assets/lessons/pandemonium/01-first-game.toml</extracomment>
        <translation>将棋の歩と違い、このゲームのポーンはまっすぐ前を取れません。</translation>
    </message>
    <message>
        <source>Unlike the soldier of xiangqi, the pawn never captures straight ahead.</source>
        <extracomment>assets/lessons/pandemonium/01-first-game.toml</extracomment>
        <translation>シャンチーの兵と違い、ポーンはまっすぐ前を取れません。</translation>
    </message>
    <message>
        <source>Everything else about pawns is as in chess, including en passant, until they reach the last two ranks.</source>
        <extracomment>assets/lessons/pandemonium/01-first-game.toml</extracomment>
        <translation>奥の2段に達するまでは、アンパッサンも含め、ポーンのほかの動きはすべてチェスと同じです。</translation>
    </message>
    <message>
        <source>Pieces may be dropped anywhere, except pawns on the first or last rank. A promoted piece that you capture goes back to what it was.</source>
        <extracomment>assets/lessons/pandemonium/01-first-game.toml</extracomment>
        <translation>駒はどこにでも打てますが、ポーンは1段目と最終段には打てません。成り駒を取ると、元の駒に戻ります。</translation>
    </message>
    <message>
        <source>If a king in check has no way out, it is checkmate and you have won. One rook guards the file beside the king; mate with the other one.</source>
        <extracomment>assets/lessons/pandemonium/01-first-game.toml, assets/lessons/mansindam/01-first-game.toml</extracomment>
        <translation>王手をかけられた王に逃れる手がなければ詰みで、あなたの勝ちです。一方のルークが王の隣の筋を押さえています。もう一方で詰ませましょう。</translation>
    </message>
    <message>
        <source>A drop may also give mate, but a pawn drop may not. Drop the rook so that it mates.</source>
        <extracomment>assets/lessons/pandemonium/01-first-game.toml</extracomment>
        <translation>駒を打って詰ませることもできますが、ポーンを打って詰ませることはできません。ルークを打って詰ませましょう。</translation>
    </message>
    <message>
        <source>Inner bishops are the usual choice; outer bishops look along long diagonals as soon as the pawns in front of them make way.</source>
        <extracomment>assets/lessons/pandemonium/01-first-game.toml, assets/lessons/pandemonium/12-setup.toml</extracomment>
        <translation>ふつうは内側のビショップを選びます。外側のビショップは、前のポーンが動くとすぐに長い斜めの線に利きます。</translation>
    </message>
    <message>
        <source>Instead of another move, the king may castle: it moves three squares towards a rook, and the rook goes past it. King and rook must not have moved, nothing may stand between them, and the king may not be in check. Castle towards the j-file.</source>
        <extracomment>assets/lessons/pandemonium/01-first-game.toml, assets/lessons/pandemonium/13-castling.toml</extracomment>
        <translation>ほかの手を指す代わりに、王はキャスリングできます。王がルークの方へ3マス動き、ルークが王を越えます。王もルークもまだ動いておらず、間に駒がなく、王手をかけられていないことが条件です。j筋の方へキャスリングしましょう。</translation>
    </message>
    <message>
        <source>None of the three squares on the king&apos;s path may be attacked. You now know enough to play; en passant and repetition have lessons of their own.</source>
        <extracomment>assets/lessons/pandemonium/01-first-game.toml</extracomment>
        <translation>王が通る3マスも、攻撃されていてはいけません。これで対局できます。アンパッサンと千日手には、それぞれのレッスンがあります。</translation>
    </message>
    <message>
        <source>In chess the king moves two squares when it castles.</source>
        <extracomment>assets/lessons/pandemonium/01-first-game.toml, assets/lessons/pandemonium/13-castling.toml</extracomment>
        <translation>チェスではキャスリングで王が2マス動きます。</translation>
    </message>
    <message>
        <source>A pawn that was dropped on the second rank may move three squares too. Drop it, then go.</source>
        <extracomment>assets/lessons/pandemonium/08-pawns.toml</extracomment>
        <translation>2段目に打ったポーンも3マス進めます。まず打って、次に進めましょう。</translation>
    </message>
    <message>
        <source>Black&apos;s pawn has just gone from e9 to e6, past yours. Capture it by going to e8, as if it had gone only one square: that is en passant.</source>
        <extracomment>assets/lessons/pandemonium/09-en-passant.toml</extracomment>
        <translation>黒のポーンがe9からe6へ進み、あなたのポーンを通り過ぎたところです。1マスだけ進んだものとして、e8へ進んで取りましょう。これがアンパッサンです。</translation>
    </message>
    <message>
        <source>None of the three squares on the king&apos;s path may be attacked. You can also put the king onto the rook.</source>
        <extracomment>assets/lessons/pandemonium/13-castling.toml</extracomment>
        <translation>王が通る3マスも、攻撃されていてはいけません。王をルークの上に置いてもかまいません。</translation>
    </message>
    <message>
        <source>No square on the king&apos;s path may be attacked, and a rook attacks one. Castle to the side where it is allowed.</source>
        <extracomment>assets/lessons/pandemonium/13-castling.toml</extracomment>
        <translation>王の通るマスは攻撃されていてはいけませんが、片側ではルークが1マスを攻撃しています。できる側へキャスリングしましょう。</translation>
    </message>
    <message>
        <source>Mate in two with two rooks in hand: your second move mates, whatever the answer to the first.</source>
        <extracomment>assets/lessons/pandemonium/15-mates.toml</extracomment>
        <translation>持ち駒のルーク2枚で3手詰め。初手にどう応じられても、次の手で詰みです。</translation>
    </message>
    <message>
        <source>In chess the pawn would take the enemy pawn; here pawns never capture diagonally.</source>
        <extracomment>assets/lessons/mansindam/01-first-game.toml</extracomment>
        <translation>チェスならポーンが敵のポーンを取るところですが、このゲームのポーンは斜めには取れません。</translation>
    </message>
    <message>
        <source>The pawn moves like the pawn of shogi.</source>
        <extracomment>assets/lessons/mansindam/01-first-game.toml</extracomment>
        <translation>ポーンは将棋の歩と同じ動きです。</translation>
    </message>
    <message>
        <source>The pawn moves like the soldier of xiangqi before the river.</source>
        <extracomment>assets/lessons/mansindam/01-first-game.toml</extracomment>
        <translation>ポーンは河を渡る前のシャンチーの兵と同じ動きです。</translation>
    </message>
    <message>
        <source>Pieces may be dropped anywhere, except a pawn on the last rank or on a file where you already have one.</source>
        <extracomment>assets/lessons/mansindam/01-first-game.toml</extracomment>
        <translation>駒はどこにでも打てます。ポーンだけは、最終段と、すでに自分のポーンがある筋には打てません。</translation>
    </message>
    <message>
        <source>That is campmate. There are no draws: no position may occur a third time, and a player who cannot move loses. You now know enough to play.</source>
        <extracomment>assets/lessons/mansindam/01-first-game.toml</extracomment>
        <translation>これがキャンプメイトです。引き分けはありません。同じ局面は3回現れず、指せる手がなければ負けです。これで対局できます。</translation>
    </message>
    <message>
        <source>Promote both pieces.</source>
        <extracomment>assets/lessons/mansindam/10-promotion.toml</extracomment>
        <translation>2枚とも成らせましょう。</translation>
    </message>
    <message>
        <source>A bishop that becomes an archer steps straight. Take the pawn with it.</source>
        <extracomment>assets/lessons/mansindam/10-promotion.toml</extracomment>
        <translation>アーチャーになったビショップは縦横にも1マス動けます。そのアーチャーでポーンを取りましょう。</translation>
    </message>
    <message>
        <source>Mate in two, with a drop to begin or to end: your second move mates, whatever the answer to the first.</source>
        <extracomment>assets/lessons/mansindam/12-mates.toml</extracomment>
        <translation>3手詰め。駒を打つ手は初手か、詰ませる手です。初手にどう応じられても、次の手で詰みです。</translation>
    </message>
    <message>
        <source>The horse is a knight that only moves forward.</source>
        <extracomment>assets/lessons/palaceshogi/01-first-game.toml</extracomment>
        <translation>桂馬は、前にだけ跳ぶナイトです。</translation>
    </message>
    <message>
        <source>Nothing blocks the horse, unlike the horse of xiangqi, which a piece can block.</source>
        <extracomment>assets/lessons/palaceshogi/01-first-game.toml</extracomment>
        <translation>途中の駒に動きを妨げられるシャンチーの馬と違い、桂馬は何にも妨げられません。</translation>
    </message>
    <message>
        <source>The horse here is the knight of shogi, the keima, and not the promoted bishop.</source>
        <extracomment>assets/lessons/palaceshogi/01-first-game.toml, assets/lessons/palaceshogi/05-horse-and-knight.toml</extracomment>
        <translation>桂馬は将棋の桂馬と同じ駒で、成ったビショップの「馬」ではありません。</translation>
    </message>
    <message>
        <source>A pawn moves one square straight ahead, or two from rank g, where it starts; it captures diagonally ahead. Capture the knight in two moves.</source>
        <extracomment>assets/lessons/palaceshogi/01-first-game.toml</extracomment>
        <translation>ポーンはまっすぐ前へ1マス、最初にいるg段からは2マスも進め、取るときは斜め前を取ります。2手でナイトを取りましょう。</translation>
    </message>
    <message>
        <source>The pawn moves like a chess pawn, including en passant.</source>
        <extracomment>assets/lessons/palaceshogi/01-first-game.toml</extracomment>
        <translation>ポーンは、アンパッサンも含めてチェスのポーンと同じです。</translation>
    </message>
    <message>
        <source>A captured pawn comes back as a footsoldier, which moves and captures straight ahead, and from rank d on sideways too. Take both silvers with it.</source>
        <extracomment>assets/lessons/palaceshogi/01-first-game.toml</extracomment>
        <translation>取られたポーンは卒として戻ります。卒はまっすぐ前へ進み、取るときも同じです。d段からは横へも動きます。卒で銀を2枚とも取りましょう。</translation>
    </message>
    <message>
        <source>A footsoldier may be dropped up to rank f, only one on a file, and not to give mate.</source>
        <extracomment>assets/lessons/palaceshogi/01-first-game.toml</extracomment>
        <translation>卒はf段まで打てます。一つの筋に1枚だけで、打って詰ませることはできません。</translation>
    </message>
    <message>
        <source>On the ranks before rank d the footsoldier moves like the pawn of shogi.</source>
        <extracomment>assets/lessons/palaceshogi/01-first-game.toml</extracomment>
        <translation>d段より手前では、卒は将棋の歩と同じ動きです。</translation>
    </message>
    <message>
        <source>Instead of moving, you may drop what you hold on an empty square, but most pieces only on your own part of the board: a bishop up to rank e. Drop the bishop on the marked square.</source>
        <extracomment>assets/lessons/palaceshogi/01-first-game.toml</extracomment>
        <translation>一手指す代わりに、持ち駒を空いたマスに打てます。ただし多くの駒は自分の側だけで、ビショップはe段までです。印の付いたマスにビショップを打ちましょう。</translation>
    </message>
    <message>
        <source>Lances and horses also go up to rank e, rooks up to rank d, and silvers anywhere except in the enemy palace.</source>
        <extracomment>assets/lessons/palaceshogi/01-first-game.toml</extracomment>
        <translation>香車と桂馬もe段まで、ルークはd段まで、銀は敵の宮以外のどこにでも打てます。</translation>
    </message>
    <message>
        <source>If a king in check has no way out, it is checkmate and you have won. Drop the silver so that it mates.</source>
        <extracomment>assets/lessons/palaceshogi/01-first-game.toml</extracomment>
        <translation>王手をかけられた王に逃れる手がなければ詰みで、あなたの勝ちです。銀を打って詰ませましょう。</translation>
    </message>
    <message>
        <source>The two kings may never stand on one file with nothing in between, so a piece alone between them cannot leave it. Step diagonally with the silver that can.</source>
        <extracomment>assets/lessons/palaceshogi/01-first-game.toml</extracomment>
        <translation>二つの王は、間に駒がないまま同じ筋に立てません。そのため、間に1枚だけある駒は筋を離れられません。離れられるほうの銀を斜めに動かしましょう。</translation>
    </message>
    <message>
        <source>A king also keeps the other one off its file, which helps to give mate.</source>
        <extracomment>assets/lessons/palaceshogi/01-first-game.toml</extracomment>
        <translation>王は自分の筋に敵の王を入らせません。これは詰ませるときに役立ちます。</translation>
    </message>
    <message>
        <source>Watch the roads to your own palace, too. You now know enough to play; castling, en passant and the lion have lessons of their own.</source>
        <extracomment>assets/lessons/palaceshogi/01-first-game.toml</extracomment>
        <translation>自分の宮への道も見張りましょう。これで対局できます。キャスリング、アンパッサン、獅子には、それぞれのレッスンがあります。</translation>
    </message>
    <message>
        <source>A fork attacks two pieces at once. Attack king and rook with the knight.</source>
        <extracomment>assets/lessons/palaceshogi/05-horse-and-knight.toml</extracomment>
        <translation>両取りは二つの駒を同時に攻撃する手です。ナイトで王とルークを攻撃しましょう。</translation>
    </message>
    <message>
        <source>Straight ahead, and over another piece.</source>
        <extracomment>assets/lessons/palaceshogi/06-lance-and-cannon.toml</extracomment>
        <translation>まっすぐ前へ、そして駒を跳び越えて。</translation>
    </message>
    <message>
        <source>The piece that a cannon hops over is its screen, and there is none yet. Bring one, then take the rook.</source>
        <extracomment>assets/lessons/palaceshogi/06-lance-and-cannon.toml</extracomment>
        <translation>砲が跳び越える駒を「台」といいます。まだ台がありません。台を用意してから、ルークを取りましょう。</translation>
    </message>
    <message>
        <source>A pawn captures diagonally ahead. Take the silver.</source>
        <extracomment>assets/lessons/palaceshogi/07-pawn-and-footsoldier.toml</extracomment>
        <translation>ポーンは斜め前を取ります。銀を取りましょう。</translation>
    </message>
    <message>
        <source>An enemy pawn has just gone two squares, past yours. Take it by going to the marked square, as if it had gone only one: that is en passant.</source>
        <extracomment>assets/lessons/palaceshogi/07-pawn-and-footsoldier.toml</extracomment>
        <translation>敵のポーンが2マス進み、あなたのポーンを通り過ぎたところです。1マスだけ進んだものとして、印の付いたマスへ進んで取りましょう。これがアンパッサンです。</translation>
    </message>
    <message>
        <source>A footsoldier moves and captures straight ahead, and from rank d on sideways too. Take both.</source>
        <extracomment>assets/lessons/palaceshogi/07-pawn-and-footsoldier.toml</extracomment>
        <translation>卒はまっすぐ前へ進み、取るときも同じです。d段からは横へも動きます。2枚とも取りましょう。</translation>
    </message>
    <message>
        <source>Outside, she moves straight and diagonally, as far as she likes. Visit both marked squares.</source>
        <extracomment>assets/lessons/palaceshogi/08-queen.toml</extracomment>
        <translation>宮の外では縦横と斜めに、何マスでも動けます。印の付いた二つのマスの両方へ行きましょう。</translation>
    </message>
    <message>
        <source>A rook may be dropped up to rank d. Drop it there.</source>
        <extracomment>assets/lessons/palaceshogi/10-drops.toml</extracomment>
        <translation>ルークはd段まで打てます。d段に打ちましょう。</translation>
    </message>
    <message>
        <source>Drop the lance so that it attacks the rook, on a square that your king guards.</source>
        <extracomment>assets/lessons/palaceshogi/10-drops.toml</extracomment>
        <translation>自分の王が守っているマスに香車を打って、ルークを攻撃しましょう。</translation>
    </message>
    <message>
        <source>On ranks d to i you may have only one footsoldier on a file. Drop another one where it may stand.</source>
        <extracomment>assets/lessons/palaceshogi/10-drops.toml</extracomment>
        <translation>d段からi段では、一つの筋に卒は1枚だけです。打てる筋にもう1枚打ちましょう。</translation>
    </message>
    <message>
        <source>A piece that stands alone between the kings is pinned to the file, the enemy&apos;s as well as yours. Take the knight that the silver only seems to guard.</source>
        <extracomment>assets/lessons/palaceshogi/11-facing.toml</extracomment>
        <translation>王と王の間に1枚だけある駒は、敵の駒でも自分の駒でも、その筋にピンされています。銀が守っているように見えて、実は守れていないナイトを取りましょう。</translation>
    </message>
    <message>
        <source>Instead of another move, the king may castle: it moves two squares towards a lance, and the lance goes past it. King and lance must not have moved, nothing may stand between them, and the king may not be in check. Castle to the right.</source>
        <extracomment>assets/lessons/palaceshogi/13-castling.toml</extracomment>
        <translation>ほかの手を指す代わりに、王はキャスリングできます。王が香車の方へ2マス動き、香車が王を越えます。王も香車もまだ動いておらず、間に駒がなく、王手をかけられていないことが条件です。右へキャスリングしましょう。</translation>
    </message>
    <message>
        <source>No square on the king&apos;s path may be attacked. You can also put the king onto the lance.</source>
        <extracomment>assets/lessons/palaceshogi/13-castling.toml</extracomment>
        <translation>王の通るマスも、攻撃されていてはいけません。王を香車の上に置いてもかまいません。</translation>
    </message>
    <message>
        <source>A cannon checks over one piece, its screen. If that is yours, you may also take it away. Do it.</source>
        <extracomment>assets/lessons/palaceshogi/14-check.toml</extracomment>
        <translation>砲は1枚の駒、つまり台を越えて王手をかけます。台が自分の駒なら、台を動かす受けもあります。やってみましょう。</translation>
    </message>
    <message>
        <source>Mate in one: drop the silver where the gold guards it.</source>
        <extracomment>assets/lessons/palaceshogi/15-mates.toml</extracomment>
        <translation>1手詰め。金が守っているマスに銀を打ちましょう。</translation>
    </message>
    <message>
        <source>Mate in two: your second move mates, whatever the answer to the first.</source>
        <extracomment>assets/lessons/palaceshogi/15-mates.toml</extracomment>
        <translation>3手詰め。初手にどう応じられても、次の手で詰みです。</translation>
    </message>
    <message>
        <source>The {piece} does not move like that from here.</source>
        <extracomment>rules/words.py: not from here</extracomment>
        <translation>{piece}はここからそのようには動けません。</translation>
    </message>
    <message>
        <source>The {piece} moves only within its part of the board.</source>
        <extracomment>rules/words.py: confined</extracomment>
        <translation>{piece}は盤の決められた範囲の中だけで動きます。</translation>
    </message>
    <message>
        <source>A hole in the board is in the way.</source>
        <extracomment>rules/words.py: hole in the way</extracomment>
        <translation>途中に盤の穴があります。</translation>
    </message>
    <message>
        <source>The {piece} goes that way only over exactly one piece.</source>
        <extracomment>rules/words.py: goes over one piece</extracomment>
        <translation>{piece}がそのように動けるのは、ちょうど1枚の駒を越えるときだけです。</translation>
    </message>
    <message>
        <source>Each player&apos;s limit for the {other} is {number} on the board.</source>
        <extracomment>rules/words.py: promoted too often</extracomment>
        <translation>盤上に置ける自分の{other}は{number}枚までです。</translation>
    </message>
    <message>
        <source>The {piece} is never dropped in this game.</source>
        <extracomment>rules/words.py: never dropped</extracomment>
        <translation>このゲームでは{piece}は打てません。</translation>
    </message>
    <message>
        <source>Each player&apos;s limit for the {piece} is {number} on the board.</source>
        <extracomment>rules/words.py: too many on the board</extracomment>
        <translation>盤上に置ける自分の{piece}は{number}枚までです。</translation>
    </message>
    <message>
        <source>This is not a readable SVG file (line {line}).</source>
        <extracomment>rules/words.py: drawing no SVG</extracomment>
        <translation>SVG ファイルとして読めません（{line}行目）。</translation>
    </message>
    <message>
        <source>A drawing is made of shapes, paths, groups and gradients; it may not have {text}.</source>
        <extracomment>rules/words.py: drawing uses</extracomment>
        <translation>図に使えるのは図形・パス・グループ・グラデーションだけです（{text}は使えません）。</translation>
    </message>
    <message>
        <source>A drawing cannot have {text} here.</source>
        <extracomment>rules/words.py: drawing value</extracomment>
        <translation>図のこの位置に{text}は使えません。</translation>
    </message>
    <message>
        <source>A drawing has at most {most} characters.</source>
        <extracomment>rules/words.py: drawing too large</extracomment>
        <translation>図は{most}文字までです。</translation>
    </message>
    <message>
        <source>This drawing is too detailed. Simplify it with a drawing program.</source>
        <extracomment>rules/words.py: drawing too detailed</extracomment>
        <translation>この図は細かすぎます。描画ソフトで簡略化してください。</translation>
    </message>
    <message>
        <source>Part of this drawing is far outside its frame.</source>
        <extracomment>rules/words.py: drawing outside</extracomment>
        <translation>この図の一部が枠から大きくはみ出しています。</translation>
    </message>
    <message>
        <source>This drawing has no size.</source>
        <extracomment>rules/words.py: drawing without size</extracomment>
        <translation>この図には大きさの指定がありません。</translation>
    </message>
    <message>
        <source>This drawing shows nothing.</source>
        <extracomment>rules/words.py: drawing empty</extracomment>
        <translation>この図には何も描かれていません。</translation>
    </message>
    <message>
        <source>No font on this computer can draw {text} as an outline.</source>
        <extracomment>rules/words.py: sign without outline</extracomment>
        <translation>{text}の輪郭を描けるフォントが、このコンピューターにありません。</translation>
    </message>
    <message>
        <source>{opponent} declines the draw.</source>
        <extracomment>gui/play/game_messages.py</extracomment>
        <translation>{opponent}は引き分けを断りました。</translation>
    </message>
    <message>
        <source>Does {opponent} accept? {stand}</source>
        <extracomment>gui/play/game_messages.py</extracomment>
        <translation>{opponent}は受けますか？{stand}</translation>
    </message>
    <message>
        <source>{piece} on {square}</source>
        <comment>a piece that attacks or defends a square</comment>
        <extracomment>gui/board/reading_text.py</extracomment>
        <translation>{square}の{piece}</translation>
    </message>
    <message>
        <source>{piece} on {square}</source>
        <comment>a captured piece</comment>
        <extracomment>gui/document/move_text.py</extracomment>
        <translation>{square}の{piece}</translation>
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
        <source>King</source>
        <comment>a piece, 陽/陰</comment>
        <extracomment>rules/games: Pandemonium, rules/games: Pandemonium (first edition), rules/games: Pandemonium (vchess), rules/games: Mansindam</extracomment>
        <translation>王</translation>
    </message>
    <message>
        <source>Pawn</source>
        <comment>a piece, 步</comment>
        <extracomment>rules/games: Pandemonium, rules/games: Pandemonium (first edition), rules/games: Pandemonium (vchess), rules/games: Mansindam</extracomment>
        <translation>ポーン</translation>
    </message>
    <message>
        <source>Bishop</source>
        <comment>a piece, 閣</comment>
        <extracomment>rules/games: Pandemonium, rules/games: Pandemonium (first edition), rules/games: Pandemonium (vchess), rules/games: Mansindam</extracomment>
        <translation>ビショップ</translation>
    </message>
    <message>
        <source>Marshal</source>
        <comment>a piece, 帥</comment>
        <extracomment>rules/games: Pandemonium, rules/games: Pandemonium (first edition), rules/games: Pandemonium (vchess)</extracomment>
        <translation>マーシャル</translation>
    </message>
    <message>
        <source>Queen</source>
        <comment>a piece, 奔</comment>
        <extracomment>rules/games: Pandemonium, rules/games: Pandemonium (first edition), rules/games: Pandemonium (vchess), rules/games: Mansindam</extracomment>
        <translation>クイーン</translation>
    </message>
    <message>
        <source>Horse</source>
        <comment>a piece, 馬</comment>
        <extracomment>rules/games: Pandemonium, rules/games: Pandemonium (first edition), rules/games: Pandemonium (vchess)</extracomment>
        <translation>馬</translation>
    </message>
    <message>
        <source>Marshal</source>
        <comment>a piece, 元</comment>
        <extracomment>rules/games: Mansindam</extracomment>
        <translation>マーシャル</translation>
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
        <translation>桂馬</translation>
    </message>
    <message>
        <source>Bishop</source>
        <comment>a piece, 角</comment>
        <extracomment>rules/games: Palace Shogi</extracomment>
        <translation>ビショップ</translation>
    </message>
    <message>
        <source>Queen</source>
        <comment>a piece, 后</comment>
        <extracomment>rules/games: Palace Shogi</extracomment>
        <translation>クイーン</translation>
    </message>
    <message>
        <source>Pawn</source>
        <comment>a piece, 兵</comment>
        <extracomment>rules/games: Palace Shogi</extracomment>
        <translation>ポーン</translation>
    </message>
    <message>
        <source>Look at it again</source>
        <extracomment>gui/learn/puzzles_page.py</extracomment>
        <translation>もう一度見る</translation>
    </message>
    <message>
        <source>Thinking time of {name} (level {number})</source>
        <extracomment>gui/app/preferences.py</extracomment>
        <translation>{name}（レベル{number}）の思考時間</translation>
    </message>
    <message>
        <source>Play again with sides swapped</source>
        <extracomment>gui/play/game_messages.py, gui/workshop/specs.py</extracomment>
        <translation>先後を替えてもう一局</translation>
    </message>
    <message>
        <source>Swap sides</source>
        <extracomment>gui/editor/setup_panel.py</extracomment>
        <translation>先後を入れ替え</translation>
    </message>
    <message>
        <source>The sides have been swapped.</source>
        <extracomment>gui/editor/setup_panel.py</extracomment>
        <translation>先後を入れ替えました。</translation>
    </message>
    <message>
        <source>{player}&apos;s hand gets the rest</source>
        <extracomment>gui/editor/setup_panel.py</extracomment>
        <translation>残りの駒を{player}の持ち駒に</translation>
    </message>
    <message>
        <source>The computer&apos;s engine</source>
        <extracomment>gui/app/preferences.py, gui/engines/engine_field.py</extracomment>
        <translation>コンピューターのエンジン</translation>
    </message>
    <message>
        <source>Reading games: {share}, {games:,} new</source>
        <extracomment>gui/library/library_text.py</extracomment>
        <translation>対局を読み込み中：{share}、新しい対局 {games:,}局</translation>
    </message>
    <message>
        <source>After a draw by repetition, the rules call for another game with sides swapped.</source>
        <extracomment>gui/words/outcome_text.py</extracomment>
        <translation>ルールでは、千日手で引き分けになると、先後を入れ替えて指し直します。</translation>
    </message>
    <message>
        <source>Difficulty</source>
        <extracomment>gui/learn/puzzle_text.py</extracomment>
        <translation>難易度</translation>
    </message>
    <message>
        <source>Any difficulty</source>
        <extracomment>gui/learn/puzzle_text.py</extracomment>
        <translation>すべての難易度</translation>
    </message>
    <message>
        <source>{player}: accuracy {accuracy}</source>
        <extracomment>gui/review/review_text.py</extracomment>
        <translation>{player}：精度 {accuracy}</translation>
    </message>
    <message>
        <source>{name} is stronger by {difference:.0f} rating points (95% confidence: {low} to {high}).</source>
        <extracomment>gui/matches/matches_text.py</extracomment>
        <translation>{name} のほうがレーティングで{difference:.0f}強いです（95%信頼区間：{low}～{high}）。</translation>
    </message>
    <message>
        <source>{name} is stronger by {difference:.0f} rating points (95% confidence: {low} or more).</source>
        <extracomment>gui/matches/matches_text.py</extracomment>
        <translation>{name} のほうがレーティングで{difference:.0f}強いです（95%信頼水準で{low}以上）。</translation>
    </message>
    <message>
        <source>Neither is stronger so far; with 95% confidence, the difference is at most {points} rating points.</source>
        <extracomment>gui/matches/matches_text.py</extracomment>
        <translation>今のところ、どちらが強いとも言えません。95%信頼水準で、レーティング差は{points}以下です。</translation>
    </message>
    <message>
        <source>{name} is ahead by {difference:.0f} rating points, which may be chance (95% confidence: {low} to {high}).</source>
        <extracomment>gui/matches/matches_text.py</extracomment>
        <translation>{name} のレーティングが{difference:.0f}上回っていますが、偶然かもしれません（95%信頼区間：{low}～{high}）。</translation>
    </message>
    <message>
        <source>Default for the language</source>
        <extracomment>gui/shell/settings.py</extracomment>
        <translation>この言語の標準</translation>
    </message>
    <message>
        <source>Text at {percent}.</source>
        <extracomment>gui/app/view_commands.py</extracomment>
        <translation>文字の大きさは{percent}です。</translation>
    </message>
    <message>
        <source>Board at {percent}.</source>
        <extracomment>gui/app/view_commands.py</extracomment>
        <translation>盤の大きさは{percent}です。</translation>
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
        <translation>対局全体へのコメント</translation>
    </message>
    <message>
        <source>Print at full size (100%) on thick paper. Cut along the lines, fold at the dashed line, and glue the halves.</source>
        <extracomment>gui/rulebook/set_pdf.py</extracomment>
        <translation>厚紙に原寸（100%）で印刷してください。線に沿って切り、破線で折って、両面を貼り合わせます。</translation>
    </message>
    <message>
        <source>Games you know</source>
        <extracomment>gui/app/preferences.py, gui/shell/settings.py</extracomment>
        <translation>知っているゲーム</translation>
    </message>
    <message>
        <source>{move} wins nothing at once; the computer prefers it after looking several moves ahead.</source>
        <extracomment>gui/analysis/reason_text.py</extracomment>
        <translation>{move} ですぐに得をするわけではありませんが、コンピューターは数手先まで読んでこの手を選んでいます。</translation>
    </message>
    <message>
        <source>This line wins {won}.</source>
        <extracomment>gui/analysis/reason_text.py</extracomment>
        <translation>この手順で{won}を得ます。</translation>
    </message>
    <message>
        <source>This line wins {won} and gives up {given}.</source>
        <extracomment>gui/analysis/reason_text.py</extracomment>
        <translation>この手順で{given}と引き換えに{won}を得ます。</translation>
    </message>
    <message>
        <source>another {piece}</source>
        <comment>of the same kind</comment>
        <extracomment>gui/analysis/reason_text.py</extracomment>
        <translation>もう1枚の{piece}</translation>
    </message>
    <message>
        <source>{first} and {second}</source>
        <comment>the last two pieces of a list</comment>
        <extracomment>gui/analysis/reason_text.py</extracomment>
        <translation>{first}と{second}</translation>
    </message>
    <message>
        <source>{move} wins the {victim}: {at} is attacked {attackers} and protected {protectors}.</source>
        <extracomment>gui/analysis/reason_text.py</extracomment>
        <translation>{move} で{victim}を得ます。{at}に利いている駒は、攻めが{attackers}、守りが{protectors}です。</translation>
    </message>
    <message>
        <source>{move} keeps the {victim} on {at} protected; {then} leaves it unprotected.</source>
        <extracomment>gui/analysis/reason_text.py</extracomment>
        <translation>{move} なら{at}の{victim}は守られたままですが、{then} だと守りがなくなります。</translation>
    </message>
    <message>
        <source>Fewer squares beside {player}&apos;s king are attacked after {move} than after {then}.</source>
        <extracomment>gui/analysis/reason_text.py</extracomment>
        <translation>{player}の王の周りで攻撃されるマスは、{then} よりも {move} の後のほうが少なくなります。</translation>
    </message>
    <message>
        <source>{player}&apos;s king has more of its own pieces beside it after {move} than after {then}.</source>
        <extracomment>gui/analysis/reason_text.py</extracomment>
        <translation>{player}の王のそばにいる味方の駒は、{then} よりも {move} の後のほうが多くなります。</translation>
    </message>
    <message>
        <source>{move} attacks more squares beside {player}&apos;s king than {then} does.</source>
        <extracomment>gui/analysis/reason_text.py</extracomment>
        <translation>{move} は {then} よりも、{player}の王の周りのマスを多く攻撃します。</translation>
    </message>
    <message>
        <source>{player}&apos;s pieces have more squares to go to after {move} than after {then}.</source>
        <extracomment>gui/analysis/reason_text.py</extracomment>
        <translation>{player}の駒が動けるマスは、{then} よりも {move} の後のほうが多くなります。</translation>
    </message>
    <message>
        <source>{player}&apos;s pieces have fewer squares to go to after {move} than after {then}.</source>
        <extracomment>gui/analysis/reason_text.py</extracomment>
        <translation>{player}の駒が動けるマスは、{then} よりも {move} の後のほうが少なくなります。</translation>
    </message>
    <message>
        <source>{move} gives check.</source>
        <extracomment>gui/analysis/reason_text.py</extracomment>
        <translation>{move} は王手です。</translation>
    </message>
    <message>
        <source>{move} trades {given} for {won}.</source>
        <extracomment>gui/analysis/reason_text.py</extracomment>
        <translation>{move} は{given}と{won}の交換です。</translation>
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
        <translation>1枚</translation>
    </message>
    <message>
        <source>twice</source>
        <extracomment>gui/analysis/reason_text.py</extracomment>
        <translation>2枚</translation>
    </message>
    <message numerus="yes">
        <source>{count} times</source>
        <extracomment>gui/analysis/reason_text.py</extracomment>
        <translation>
            <numerusform>{count}枚</numerusform>
        </translation>
    </message>
    <message>
        <source>Show the pieces with characters</source>
        <extracomment>gui/app/first_visit.py</extracomment>
        <translation>漢字の駒を表示</translation>
    </message>
    <message>
        <source>Skip</source>
        <comment>a question</comment>
        <extracomment>gui/app/first_visit.py</extracomment>
        <translation>スキップ</translation>
    </message>
    <message>
        <source>The pieces now have characters. You can change this in the View menu.</source>
        <extracomment>gui/app/first_visit.py</extracomment>
        <translation>漢字の駒に切り替えました。「表示」メニューで変更できます。</translation>
    </message>
    <message>
        <source>Level of the computer: {name}.</source>
        <extracomment>gui/play/match_fields.py</extracomment>
        <translation>コンピューターのレベル：{name}。</translation>
    </message>
    <message>
        <source>A number of minutes for all moves; the player who runs out of time loses.</source>
        <extracomment>gui/play/new_game.py</extracomment>
        <translation>対局全体の持ち時間だけで指します。使い切ると負けです。</translation>
    </message>
    <message>
        <source>A number of minutes for all moves, and a few more seconds after each move.</source>
        <extracomment>gui/play/new_game.py</extracomment>
        <translation>対局全体の持ち時間に、一手ごとに数秒が加わります。</translation>
    </message>
    <message>
        <source>When the minutes are used up, a few seconds for each move; they may be exceeded a few times.</source>
        <extracomment>gui/play/new_game.py</extracomment>
        <translation>持ち時間がなくなると、一手ごとの秒数が決まっています。超えられるのは数回までです。</translation>
    </message>
    <message>
        <source>Learn from the computer&apos;s mistakes</source>
        <extracomment>gui/review/review_text.py</extracomment>
        <translation>コンピューターの悪手から学ぶ</translation>
    </message>
    <message>
        <source>worst first</source>
        <comment>mistakes</comment>
        <extracomment>gui/review/review_text.py</extracomment>
        <translation>悪い手から順に</translation>
    </message>
    <message>
        <source>It is answered by {reply}.</source>
        <extracomment>gui/review/review_text.py</extracomment>
        <translation>応手は {reply} です。</translation>
    </message>
    <message>
        <source>Your winning chance would be {after}, not {before}.</source>
        <extracomment>gui/review/review_text.py</extracomment>
        <translation>勝率は{before}ではなく{after}になるところです。</translation>
    </message>
    <message numerus="yes">
        <source>{count} of them on the first try.</source>
        <extracomment>gui/review/review_text.py</extracomment>
        <translation>
            <numerusform>そのうち{count}手は1回目で見つけました。</numerusform>
        </translation>
    </message>
    <message>
        <source>Not on the first try.</source>
        <extracomment>gui/review/review_text.py</extracomment>
        <translation>1回目では見つけられませんでした。</translation>
    </message>
    <message>
        <source>Pieces with &amp;characters (kanji, hanja)</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>漢字の駒(&amp;K)</translation>
    </message>
    <message>
        <source>You win</source>
        <extracomment>gui/words/outcome_text.py</extracomment>
        <translation>あなたの勝ち</translation>
    </message>
    <message>
        <source>{player} wins</source>
        <comment>the name of a person or a program</comment>
        <extracomment>gui/words/outcome_text.py</extracomment>
        <translation>{player}の勝ち</translation>
    </message>
    <message>
        <source>{player}&apos;s winning chance {chance}</source>
        <extracomment>gui/analysis/analysis_text.py</extracomment>
        <translation>{player}の勝率 {chance}</translation>
    </message>
    <message>
        <source>{move}: {player}&apos;s winning chance {chance}</source>
        <extracomment>gui/review/review_text.py</extracomment>
        <translation>{move}：{player}の勝率 {chance}</translation>
    </message>
    <message>
        <source>Inaccuracy: {player}&apos;s winning chance {before} → {after}.</source>
        <extracomment>gui/review/review_text.py</extracomment>
        <translation>疑問手：{player}の勝率 {before} → {after}。</translation>
    </message>
    <message>
        <source>Mistake: {player}&apos;s winning chance {before} → {after}.</source>
        <extracomment>gui/review/review_text.py</extracomment>
        <translation>悪手：{player}の勝率 {before} → {after}。</translation>
    </message>
    <message>
        <source>Blunder: {player}&apos;s winning chance {before} → {after}.</source>
        <extracomment>gui/review/review_text.py</extracomment>
        <translation>大悪手：{player}の勝率 {before} → {after}。</translation>
    </message>
    <message>
        <source>Measure the levels…</source>
        <extracomment>gui/app/start_cards.py</extracomment>
        <translation>レベルを測る…</translation>
    </message>
    <message>
        <source>Measuring the levels of {title} could not be continued and has started over.</source>
        <extracomment>gui/app/own_game_commands.py</extracomment>
        <translation>{title}のレベル測定を再開できなかったため、最初からやり直しています。</translation>
    </message>
    <message>
        <source>The levels of {title} cannot be measured: {why}.</source>
        <extracomment>gui/app/own_game_commands.py</extracomment>
        <translation>{title}のレベルを測定できません：{why}。</translation>
    </message>
    <message>
        <source>The levels of {title} cannot be measured.</source>
        <extracomment>gui/app/own_game_commands.py</extracomment>
        <translation>{title}のレベルを測定できません。</translation>
    </message>
    <message>
        <source>The levels have not been measured yet in this game.</source>
        <extracomment>gui/app/practice_dialog.py</extracomment>
        <translation>このゲームのレベルはまだ測定していません。</translation>
    </message>
    <message>
        <source>The computer has practised since, so these ratings may be off.</source>
        <extracomment>gui/app/practice_dialog.py</extracomment>
        <translation>測定後に練習したので、このレーティングは正確でないかもしれません。</translation>
    </message>
    <message>
        <source>The levels of {title} are being measured now.</source>
        <extracomment>gui/app/practice_dialog.py</extracomment>
        <translation>{title}のレベルを測定中です。</translation>
    </message>
    <message>
        <source>The levels of {title} have been measured.</source>
        <extracomment>gui/app/practice_dialog.py</extracomment>
        <translation>{title}のレベルを測定しました。</translation>
    </message>
    <message>
        <source>It is practising now: {done} of {total} minutes.</source>
        <extracomment>gui/app/practice_dialog.py</extracomment>
        <translation>練習中：{total}分中{done}分。</translation>
    </message>
    <message>
        <source>Its levels are being measured now: {done} of {total} minutes.</source>
        <extracomment>gui/app/practice_dialog.py</extracomment>
        <translation>レベルを測定中：{total}分中{done}分。</translation>
    </message>
    <message>
        <source>{share}% ± {error}%</source>
        <extracomment>gui/app/practice_dialog.py</extracomment>
        <translation>{share} ± {error}%</translation>
    </message>
    <message>
        <source>Measure the levels</source>
        <extracomment>gui/app/practice_dialog.py</extracomment>
        <translation>レベルを測る</translation>
    </message>
    <message>
        <source>Rating</source>
        <extracomment>gui/app/practice_dialog.py, gui/learn/puzzle_text.py</extracomment>
        <translation>レーティング</translation>
    </message>
    <message>
        <source>Against the level below</source>
        <extracomment>gui/app/practice_dialog.py</extracomment>
        <translation>1つ下のレベルに対して</translation>
    </message>
    <message>
        <source>another window or program is working on it</source>
        <extracomment>gui/engines/own_work.py</extracomment>
        <translation>別のウィンドウまたはプログラムが作業中です</translation>
    </message>
    <message>
        <source>In the diagrams, a dot marks a square where the piece may move or capture.</source>
        <extracomment>gui/rulebook/generated.py</extracomment>
        <translation>図の点は、移動も取ることもできるマスです。</translation>
    </message>
    <message>
        <source>A ringed dot marks a square where the piece may move or capture, and to which it can also jump.</source>
        <extracomment>gui/rulebook/generated.py</extracomment>
        <translation>輪の中に点がある印は、移動も取ることもでき、跳んで行くこともできるマスです。</translation>
    </message>
    <message>
        <source>A circle marks a square where the piece only moves.</source>
        <extracomment>gui/rulebook/generated.py</extracomment>
        <translation>丸は、移動だけできるマスです。</translation>
    </message>
    <message>
        <source>A cross marks a square where the piece only captures.</source>
        <extracomment>gui/rulebook/generated.py</extracomment>
        <translation>×は、取ることだけできるマスです。</translation>
    </message>
    <message>
        <source>older rules</source>
        <comment>a version of a game</comment>
        <extracomment>gui/words/naming.py</extracomment>
        <translation>以前のルール</translation>
    </message>
    <message>
        <source>Tasks not solved yet: {numbers}.</source>
        <extracomment>gui/learn/lesson_text.py</extracomment>
        <translation>まだ解いていない問題：{numbers}。</translation>
    </message>
    <message>
        <source>A pawn on its second rank, the second row from your side, may move up to three squares. Go to the marked square in one move.</source>
        <extracomment>assets/lessons/pandemonium/01-first-game.toml, assets/lessons/pandemonium/08-pawns.toml</extracomment>
        <translation>自分の側から2段目にいるポーンは、3マスまで進めます。一手で印の付いたマスへ行きましょう。</translation>
    </message>
    <message>
        <source>Once captured, it is a pawn again. The other pieces, except king and queen, may promote there too: the board asks you.</source>
        <extracomment>assets/lessons/pandemonium/01-first-game.toml</extracomment>
        <translation>取られるとポーンに戻ります。王とクイーンを除くほかの駒もそこで成れます。成るかどうかは盤上で尋ねられます。</translation>
    </message>
    <message>
        <source>All pieces point at the enemy.</source>
        <extracomment>assets/lessons/palaceshogi/01-first-game.toml</extracomment>
        <translation>駒の先はどれも敵のほうを向いています。</translation>
    </message>
    <message>
        <source>Before that, the pawn is the pawn of chess, en passant too.</source>
        <extracomment>assets/lessons/palaceshogi/01-first-game.toml</extracomment>
        <translation>取られる前のポーンは、アンパッサンも含めてチェスのポーンと同じです。</translation>
    </message>
    <message>
        <source>In your hand the knight is a horse again: what is held loses its promotion.</source>
        <extracomment>assets/lessons/palaceshogi/01-first-game.toml</extracomment>
        <translation>持ち駒になったナイトは桂馬に戻ります。持ち駒は成る前の駒に戻るからです。</translation>
    </message>
    <message>
        <source>From its third rank a pawn may move two squares. Go to the marked square in one move.</source>
        <extracomment>assets/lessons/pandemonium/08-pawns.toml</extracomment>
        <translation>ポーンは3段目からは2マス進めます。一手で印の付いたマスへ行きましょう。</translation>
    </message>
    <message>
        <source>A pawn moves one square ahead, two from rank g, where it begins. Go to the marked square in one move.</source>
        <extracomment>assets/lessons/palaceshogi/07-pawn-and-footsoldier.toml</extracomment>
        <translation>ポーンは前へ1マス、最初にいるg段からは2マス進めます。一手で印の付いたマスへ行きましょう。</translation>
    </message>
    <message>
        <source>The computer&apos;s levels play quick games, each against the next one, and their ratings follow from that. Where two are too close together or too far apart, all levels are spaced out again. This runs in the background; you can play meanwhile.</source>
        <extracomment>gui/app/practice_dialog.py</extracomment>
        <translation>コンピューターの各レベルが、一つ上のレベルと早指しで対局し、その結果からレーティングを求めます。差が小さすぎたり大きすぎたりするレベルがあれば、全体の間隔を調整し直します。バックグラウンドで動くので、その間も遊べます。</translation>
    </message>
    <message>
        <source>Playtest…</source>
        <extracomment>gui/app/start_cards.py, gui/known/known_page.py, gui/rulebook/rules_window.py</extracomment>
        <translation>テスト対局…</translation>
    </message>
    <message>
        <source>Playtest</source>
        <extracomment>gui/playtest/playtest_page.py, gui/shell/commands.py</extracomment>
        <translation>テスト対局</translation>
    </message>
    <message>
        <source>The computer plays a game against itself again and again and reports what the game is like: whether it is fair, what the pieces do and are worth, and what stands out. It runs in the background; you can do other things meanwhile.</source>
        <extracomment>gui/playtest/playtest_page.py</extracomment>
        <translation>コンピューターが自分自身と何度も対局し、どんなゲームかを報告します。公平かどうか、それぞれの駒の働きと価値、目立つ点が分かります。バックグラウンドで動くので、その間もほかの作業ができます。</translation>
    </message>
    <message>
        <source>Positions searched per move</source>
        <extracomment>gui/playtest/playtest_page.py</extracomment>
        <translation>一手あたりの探索局面数</translation>
    </message>
    <message>
        <source>Discard the games of this playtest?</source>
        <extracomment>gui/playtest/playtest_page.py</extracomment>
        <translation>このテスト対局の棋譜を破棄しますか？</translation>
    </message>
    <message numerus="yes">
        <source>{played:,} of {count:,} games played.</source>
        <extracomment>gui/playtest/playtest_page.py</extracomment>
        <translation>
            <numerusform>{count:,}局のうち{played:,}局が終わりました。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>About {count:,} minutes left.</source>
        <extracomment>gui/playtest/playtest_page.py</extracomment>
        <translation>
            <numerusform>残り約{count:,}分です。</numerusform>
        </translation>
    </message>
    <message>
        <source>{title} is being playtested now.</source>
        <extracomment>gui/playtest/playtest_page.py</extracomment>
        <translation>{title}をテスト対局中です。</translation>
    </message>
    <message>
        <source>The playtest of {title} has ended.</source>
        <extracomment>gui/app/engine_pages.py</extracomment>
        <translation>{title}のテスト対局が終わりました。</translation>
    </message>
    <message>
        <source>{title} cannot be playtested.</source>
        <extracomment>gui/app/engine_pages.py</extracomment>
        <translation>{title}はテスト対局できません。</translation>
    </message>
    <message>
        <source>{title} cannot be playtested: {why}.</source>
        <extracomment>gui/app/engine_pages.py</extracomment>
        <translation>{title}はテスト対局できません：{why}。</translation>
    </message>
    <message>
        <source>The playtest of {title} cannot be continued: its file is damaged. Discard it to start over.</source>
        <extracomment>gui/app/engine_pages.py</extracomment>
        <translation>{title}のテスト対局を続けられません。ファイルが壊れています。破棄して最初から始めてください。</translation>
    </message>
    <message>
        <source>Discard…</source>
        <extracomment>gui/playtest/playtest_page.py</extracomment>
        <translation>破棄…</translation>
    </message>
    <message>
        <source>Pausing…</source>
        <extracomment>gui/playtest/playtest_page.py</extracomment>
        <translation>一時停止しています…</translation>
    </message>
    <message>
        <source>Save the report…</source>
        <extracomment>gui/known/known_page.py, gui/playtest/playtest_page.py</extracomment>
        <translation>レポートを保存…</translation>
    </message>
    <message>
        <source>Save the tables…</source>
        <extracomment>gui/playtest/playtest_page.py</extracomment>
        <translation>表を保存…</translation>
    </message>
    <message>
        <source>Save the games…</source>
        <extracomment>gui/playtest/playtest_page.py</extracomment>
        <translation>棋譜を保存…</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <extracomment>gui/desk/report_exports.py</extracomment>
        <translation>表 (*.csv)</translation>
    </message>
    <message>
        <source>Games (*.pgn)</source>
        <extracomment>gui/desk/report_exports.py</extracomment>
        <translation>棋譜 (*.pgn)</translation>
    </message>
    <message>
        <source>Playtest of {title}</source>
        <extracomment>engine/playtest/texts.py: title</extracomment>
        <translation>{title}のテスト対局</translation>
    </message>
    <message>
        <source>No game has ended yet.</source>
        <extracomment>engine/playtest/texts.py: none yet</extracomment>
        <translation>まだ終わった対局はありません。</translation>
    </message>
    <message>
        <source>What stands out</source>
        <extracomment>engine/playtest/texts.py: findings</extracomment>
        <translation>目立つ点</translation>
    </message>
    <message>
        <source>Results</source>
        <extracomment>engine/playtest/texts.py: results</extracomment>
        <translation>結果</translation>
    </message>
    <message>
        <source>Length of the games</source>
        <extracomment>engine/playtest/texts.py: length</extracomment>
        <translation>対局の長さ</translation>
    </message>
    <message>
        <source>Winning chances</source>
        <extracomment>engine/playtest/texts.py: chances</extracomment>
        <translation>勝率</translation>
    </message>
    <message>
        <source>Choice of moves</source>
        <extracomment>engine/playtest/texts.py: branching</extracomment>
        <translation>手の選択肢</translation>
    </message>
    <message>
        <source>What the pieces do</source>
        <extracomment>engine/playtest/texts.py: pieces</extracomment>
        <translation>駒の働き</translation>
    </message>
    <message>
        <source>What the pieces are worth</source>
        <extracomment>engine/playtest/texts.py: values, engine/theory/texts.py: worth</extracomment>
        <translation>駒の価値</translation>
    </message>
    <message>
        <source>Where the pieces go</source>
        <extracomment>engine/playtest/texts.py: heat</extracomment>
        <translation>駒の行き先</translation>
    </message>
    <message>
        <source>Setup against setup</source>
        <extracomment>engine/playtest/texts.py: setups</extracomment>
        <translation>配置同士の対戦</translation>
    </message>
    <message>
        <source>The first six moves</source>
        <extracomment>engine/playtest/texts.py: tree</extracomment>
        <translation>最初の6手</translation>
    </message>
    <message>
        <source>Rules that came up</source>
        <extracomment>engine/playtest/texts.py: rules</extracomment>
        <translation>適用されたルール</translation>
    </message>
    <message>
        <source>The first player scores more: {share}.</source>
        <extracomment>engine/playtest/texts.py: first ahead</extracomment>
        <translation>先手の得点率のほうが高くなっています：{share}。</translation>
    </message>
    <message>
        <source>The second player scores more: the first player gets {share} of the points.</source>
        <extracomment>engine/playtest/texts.py: second ahead</extracomment>
        <translation>後手の得点率のほうが高くなっています（先手の得点率は{share}）。</translation>
    </message>
    <message>
        <source>Neither player is shown to have an advantage: the first player scores {share}.</source>
        <extracomment>engine/playtest/texts.py: even</extracomment>
        <translation>先手と後手のどちらかが有利とは言えません。先手の得点率は{share}です。</translation>
    </message>
    <message>
        <source>Most games are drawn: {share}.</source>
        <extracomment>engine/playtest/texts.py: mostly drawn</extracomment>
        <translation>ほとんどの対局が引き分けです：{share}。</translation>
    </message>
    <message>
        <source>Games are hardly ever drawn: {share}.</source>
        <extracomment>engine/playtest/texts.py: rarely drawn</extracomment>
        <translation>引き分けはほとんどありません：{share}。</translation>
    </message>
    <message>
        <source>{piece}: hardly ever moves, only in {share} of the games.</source>
        <extracomment>engine/playtest/texts.py: rarely moved</extracomment>
        <translation>{piece}はほとんど動きません。動くのは対局の{share}だけです。</translation>
    </message>
    <message>
        <source>{piece}: hardly ever dropped, only in {share} of the games in which a player has it in hand.</source>
        <extracomment>engine/playtest/texts.py: rarely dropped</extracomment>
        <translation>{piece}はほとんど打たれません。打たれるのは、持ち駒になった対局の{share}だけです。</translation>
    </message>
    <message>
        <source>{piece}: hardly ever promotes, only in {share} of the games.</source>
        <extracomment>engine/playtest/texts.py: rarely promoted</extracomment>
        <translation>{piece}はほとんど成りません。成るのは対局の{share}だけです。</translation>
    </message>
    <message>
        <source>{rule}: never came up. At most {high} of the games have it.</source>
        <extracomment>engine/playtest/texts.py: unused</extracomment>
        <translation>{rule}：一度も適用されませんでした。あるとしても対局の{high}以下です。</translation>
    </message>
    <message>
        <source>{piece}: next to worthless on the board. With one more, a player scores {share}.</source>
        <extracomment>engine/playtest/texts.py: worthless</extracomment>
        <translation>{piece}は、盤上ではほとんど価値がありません。1枚多いときの得点率は{share}です。</translation>
    </message>
    <message>
        <source>{piece}: worth more in hand than on the board. With one more in hand, a player scores {share}.</source>
        <extracomment>engine/playtest/texts.py: better in hand</extracomment>
        <translation>{piece}は、盤上より持ち駒のほうが価値があります。持ち駒が1枚多いときの得点率は{share}です。</translation>
    </message>
    <message>
        <source>First player wins</source>
        <extracomment>engine/playtest/texts.py: first wins</extracomment>
        <translation>先手の勝ち</translation>
    </message>
    <message>
        <source>Second player wins</source>
        <extracomment>engine/playtest/texts.py: second wins</extracomment>
        <translation>後手の勝ち</translation>
    </message>
    <message>
        <source>First player&apos;s score</source>
        <extracomment>gui/known/boards.py, engine/playtest/texts.py: first score</extracomment>
        <translation>先手の得点率</translation>
    </message>
    <message>
        <source>95% bounds</source>
        <extracomment>engine/playtest/texts.py: bounds</extracomment>
        <translation>95%信頼区間</translation>
    </message>
    <message>
        <source>Number of games by their length in plies. Half of them end within {median} plies; the shortest has {least}, the longest {most}.</source>
        <extracomment>engine/playtest/texts.py: length plot</extracomment>
        <translation>手数別の対局数。半数は{median}手以内に終わります。最短{least}手、最長{most}手です。</translation>
    </message>
    <message>
        <source>Plies</source>
        <extracomment>engine/playtest/texts.py: plies</extracomment>
        <translation>手数</translation>
    </message>
    <message>
        <source>Mean number of legal moves: {value}.</source>
        <extracomment>engine/playtest/texts.py: mean legal</extracomment>
        <translation>指せる手の平均数：{value}。</translation>
    </message>
    <message>
        <source>Legal moves by ply: {first} at the start, at most {most} at ply {place}.</source>
        <extracomment>engine/playtest/texts.py: legal plot</extracomment>
        <translation>手数ごとの指せる手の数：開始時は{first}、最多は{place}手目の{most}です。</translation>
    </message>
    <message>
        <source>Legal moves</source>
        <extracomment>engine/playtest/texts.py: legal moves</extracomment>
        <translation>指せる手の数</translation>
    </message>
    <message>
        <source>The lead changes {value} times per game. A player leads with a winning chance of {chance} or more.</source>
        <extracomment>engine/playtest/texts.py: lead</extracomment>
        <translation>優勢な側は1局に平均{value}回入れ替わります。勝率が{chance}以上なら優勢とします。</translation>
    </message>
    <message>
        <source>Won games are decided after {value} plies on average: from then on the winner&apos;s chance is never below {chance}.</source>
        <extracomment>engine/playtest/texts.py: decided</extracomment>
        <translation>勝負のついた対局は、平均{value}手で勝敗が決まります。その後、勝者の勝率は{chance}を下回りません。</translation>
    </message>
    <message>
        <source>Share of the won games that are decided, by ply: {quarter} at ply {early}, {half} at ply {late}.</source>
        <extracomment>engine/playtest/texts.py: decided plot</extracomment>
        <translation>勝敗が決まっていた対局の割合：{early}手目で{quarter}、{late}手目で{half}。</translation>
    </message>
    <message>
        <source>The first player&apos;s mean winning chance by ply, from {first} to {last}.</source>
        <extracomment>engine/playtest/texts.py: chance plot</extracomment>
        <translation>手数ごとの先手の平均勝率：{first}から{last}まで。</translation>
    </message>
    <message>
        <source>Winning chances are derived from the computer&apos;s scores: being a pawn ahead means {share}.</source>
        <extracomment>engine/playtest/texts.py: curve</extracomment>
        <translation>勝率はコンピューターの評価値から求めます。ポーン1枚の優勢は{share}にあたります。</translation>
    </message>
    <message>
        <source>Decided games</source>
        <extracomment>engine/playtest/texts.py: decided share</extracomment>
        <translation>勝敗の決まった対局</translation>
    </message>
    <message>
        <source>First player&apos;s mean chance</source>
        <extracomment>engine/playtest/texts.py: first chance</extracomment>
        <translation>先手の平均勝率</translation>
    </message>
    <message>
        <source>Mean number of times in a game, both players together.</source>
        <extracomment>engine/playtest/texts.py: each game</extracomment>
        <translation>1局あたりの平均回数（双方の合計）。</translation>
    </message>
    <message>
        <source>Captured</source>
        <extracomment>engine/playtest/texts.py: captured</extracomment>
        <translation>取られた</translation>
    </message>
    <message>
        <source>Dropped</source>
        <extracomment>engine/playtest/texts.py: drops</extracomment>
        <translation>打った</translation>
    </message>
    <message>
        <source>Promoted</source>
        <extracomment>engine/playtest/texts.py: promotions</extracomment>
        <translation>成った</translation>
    </message>
    <message>
        <source>Fitted to the results of the games at {samples} quiet positions, all pieces together. The score is that of a player with one more piece, all else being equal; a worthless piece scores {half}.</source>
        <extracomment>engine/playtest/texts.py: values explained</extracomment>
        <translation>静かな局面{samples}個で、すべての駒を同時に対局の結果に当てはめた値です。得点率は、ほかの条件が同じで、その駒が1枚多い側のものです。価値のない駒は{half}になります。</translation>
    </message>
    <message>
        <source>Too few games to fit values.</source>
        <extracomment>engine/playtest/texts.py: values missing</extracomment>
        <translation>価値を求めるには対局が足りません。</translation>
    </message>
    <message>
        <source>Place</source>
        <extracomment>engine/playtest/texts.py: place</extracomment>
        <translation>場所</translation>
    </message>
    <message>
        <source>on the board</source>
        <extracomment>engine/playtest/texts.py: on the board</extracomment>
        <translation>盤上</translation>
    </message>
    <message>
        <source>Score with one more</source>
        <extracomment>engine/playtest/texts.py: score with one more</extracomment>
        <translation>1枚多いときの得点率</translation>
    </message>
    <message>
        <source>Worth ({piece} = 1)</source>
        <extracomment>engine/playtest/texts.py: worth in</extracomment>
        <translation>価値（{piece}＝1）</translation>
    </message>
    <message>
        <source>{piece}: most often to {squares}.</source>
        <extracomment>engine/playtest/texts.py: heat plot</extracomment>
        <translation>{piece}：最も多く行くのは{squares}。</translation>
    </message>
    <message>
        <source>Setup</source>
        <extracomment>engine/playtest/texts.py: setup</extracomment>
        <translation>配置</translation>
    </message>
    <message>
        <source>Moves that many games have in common, with the number of these games and the first player&apos;s score.</source>
        <extracomment>engine/playtest/texts.py: tree explained</extracomment>
        <translation>多くの対局に共通する手順と、その対局数、先手の得点率です。</translation>
    </message>
    <message>
        <source>First moves</source>
        <extracomment>engine/playtest/texts.py: first moves</extracomment>
        <translation>最初の手順</translation>
    </message>
    <message>
        <source>No move is common to enough games yet.</source>
        <extracomment>engine/playtest/texts.py: tree missing</extracomment>
        <translation>十分な数の対局に共通する手順は、まだありません。</translation>
    </message>
    <message>
        <source>Rule</source>
        <extracomment>engine/playtest/texts.py: rule</extracomment>
        <translation>ルール</translation>
    </message>
    <message>
        <source>Drop</source>
        <extracomment>engine/playtest/texts.py: drop</extracomment>
        <translation>打つ手</translation>
    </message>
    <message>
        <source>En passant capture</source>
        <extracomment>engine/playtest/texts.py: en passant</extracomment>
        <translation>アンパッサンで取る手</translation>
    </message>
    <message>
        <source>Second step</source>
        <extracomment>engine/playtest/texts.py: second step</extracomment>
        <translation>2歩目</translation>
    </message>
    <message>
        <source>Stopped after 150 moves</source>
        <extracomment>engine/playtest/texts.py: abandoned</extracomment>
        <translation>150手で打ち切り</translation>
    </message>
    <message>
        <source>The report is discarded as well. Making it again would take just as long.</source>
        <extracomment>gui/playtest/playtest_page.py</extracomment>
        <translation>レポートも失われます。作り直すには同じだけの時間がかかります。</translation>
    </message>
    <message>
        <source>The computer played {played} of {games} games against itself, with {nodes} positions searched per move (seed {seed}).</source>
        <extracomment>engine/playtest/texts.py: introduction</extracomment>
        <translation>コンピューターが{games}局中{played}局を自己対局し、一手あたり{nodes}局面を読みました（シード {seed}）。</translation>
    </message>
    <message>
        <source>{played} of {games} games were played with random moves (seed {seed}).</source>
        <extracomment>engine/playtest/texts.py: introduction random</extracomment>
        <translation>{games}局中{played}局をランダムな手で対局しました（シード {seed}）。</translation>
    </message>
    <message>
        <source>Bounds are at 95% confidence. Differences within them are not reported.</source>
        <extracomment>engine/playtest/texts.py: confidence</extracomment>
        <translation>範囲は95%信頼区間です。この範囲内の差は報告しません。</translation>
    </message>
    <message>
        <source>Claims tested together: {tests}. The bounds in this section are wider, so that all of them hold with 95% confidence.</source>
        <extracomment>engine/playtest/texts.py: together</extracomment>
        <translation>同時に検定した項目数：{tests}。この節の信頼区間は、95%の信頼水準ですべてが同時に成り立つように広くしています。</translation>
    </message>
    <message>
        <source>Setup {setup} loses: between equal players it scores {share}.</source>
        <extracomment>engine/playtest/texts.py: setup loses</extracomment>
        <translation>配置 {setup} は不利です。互角の相手との得点率は{share}です。</translation>
    </message>
    <message>
        <source>Setup {setup} wins: between equal players it scores {share}.</source>
        <extracomment>engine/playtest/texts.py: setup wins</extracomment>
        <translation>配置 {setup} は有利です。互角の相手との得点率は{share}です。</translation>
    </message>
    <message>
        <source>Share of the games</source>
        <extracomment>engine/playtest/texts.py: share</extracomment>
        <translation>対局の割合</translation>
    </message>
    <message>
        <source>Mean length in plies, single moves of either player: {value}.</source>
        <extracomment>engine/playtest/texts.py: mean length</extracomment>
        <translation>平均手数（双方の手を1手ずつ数える）：{value}。</translation>
    </message>
    <message>
        <source>Captures made</source>
        <extracomment>engine/playtest/texts.py: captures</extracomment>
        <translation>取った</translation>
    </message>
    <message>
        <source>Where pieces move and are dropped, with their owner at the lower edge. The stronger the colour, the more often a square is reached.</source>
        <extracomment>engine/playtest/texts.py: heat explained</extracomment>
        <translation>駒が動く先と打たれる先を、持ち主を手前にして示します。色が濃いほど、駒がよく来るマスです。</translation>
    </message>
    <message>
        <source>The first player&apos;s score. Rows are the first player&apos;s setups, columns the second player&apos;s.</source>
        <extracomment>engine/playtest/texts.py: setups explained</extracomment>
        <translation>先手の得点率です。行は先手の配置、列は後手の配置です。</translation>
    </message>
    <message>
        <source>What is known</source>
        <extracomment>gui/app/start_cards.py, gui/known/known_page.py, gui/rulebook/rules_window.py, gui/shell/commands.py</extracomment>
        <translation>わかっていること</translation>
    </message>
    <message>
        <source>What is known about {title}</source>
        <extracomment>gui/known/known_page.py, engine/theory/texts.py: title</extracomment>
        <translation>{title}についてわかっていること</translation>
    </message>
    <message>
        <source>Nothing is known about this game yet. Run a playtest to find out.</source>
        <extracomment>gui/known/known_page.py</extracomment>
        <translation>このゲームについてはまだ何もわかっていません。テスト対局で調べられます。</translation>
    </message>
    <message>
        <source>Opening moves</source>
        <extracomment>gui/known/boards.py, engine/theory/texts.py: opening</extracomment>
        <translation>序盤の指し方</translation>
    </message>
    <message>
        <source>The moves that the computer has played most often from here. Choose one, or move a piece on the board. Then study the position, or play on from it.</source>
        <extracomment>gui/known/boards.py</extracomment>
        <translation>コンピューターがここから最も多く指した手です。一つ選ぶか、盤上の駒を動かしてください。そのあと局面を研究することも、そこから続けて指すこともできます。</translation>
    </message>
    <message>
        <source>Known moves</source>
        <extracomment>gui/known/boards.py, gui/study/study_openings.py</extracomment>
        <translation>知られている手</translation>
    </message>
    <message>
        <source>Nothing is known about this position.</source>
        <extracomment>gui/known/boards.py</extracomment>
        <translation>この局面については何もわかっていません。</translation>
    </message>
    <message numerus="yes">
        <source>{count:,} games. The first player&apos;s score: {score}</source>
        <extracomment>gui/known/boards.py</extracomment>
        <translation>
            <numerusform>{count:,}局。先手の得点率：{score}</numerusform>
        </translation>
    </message>
    <message>
        <source>Play on from here…</source>
        <extracomment>gui/known/boards.py</extracomment>
        <translation>ここから続ける…</translation>
    </message>
    <message>
        <source>Move</source>
        <comment>a column of moves</comment>
        <extracomment>gui/known/boards.py</extracomment>
        <translation>指し手</translation>
    </message>
    <message>
        <source>Roughly, on the board: pawn 2, knight and bishop 3, rook and queen 4, cardinal and marshal 5. Capture the more valuable piece.</source>
        <extracomment>assets/lessons/pandemonium/17-values.toml</extracomment>
        <translation>盤上でのおよその価値：ポーン2、ナイトとビショップ3、ルークとクイーン4、カーディナルとマーシャル5。価値の高いほうの駒を取りましょう。</translation>
    </message>
    <message>
        <source>Roughly, on the board: pawn 1, knight, bishop and rook 2, cardinal 3, marshal, queen and angel 4. Capture the more valuable piece.</source>
        <extracomment>assets/lessons/mansindam/15-values.toml</extracomment>
        <translation>盤上でのおよその価値：ポーン1、ナイトとビショップとルーク2、カーディナル3、マーシャルとクイーンとエンジェル4。価値の高いほうの駒を取りましょう。</translation>
    </message>
    <message>
        <source>Lion, queen, dragon, rook, elephant, bishop, knight, silver, cannon, gold: roughly in this order. Capture the more valuable piece.</source>
        <extracomment>assets/lessons/palaceshogi/16-values.toml</extracomment>
        <translation>価値はおよそ獅子、クイーン、竜、ルーク、象、ビショップ、ナイト、銀、砲、金の順です。価値の高いほうの駒を取りましょう。</translation>
    </message>
    <message>
        <source>No book has been written about this game yet. Everything here comes from {played} games that the computer played against itself, with {nodes} positions searched per move.</source>
        <extracomment>engine/theory/texts.py: introduction</extracomment>
        <translation>このゲームについて書かれた本はまだありません。ここにあるのは、コンピューターが一手ごとに{nodes}局面を読んで自己対局した{played}局からわかったことです。</translation>
    </message>
    <message>
        <source>Ranges in brackets are 95% confidence bounds. Anything that could be chance is left out.</source>
        <extracomment>engine/theory/texts.py: confidence</extracomment>
        <translation>かっこ内の範囲は95%信頼区間です。偶然かもしれないことは載せていません。</translation>
    </message>
    <message>
        <source>In short</source>
        <extracomment>engine/theory/texts.py: short</extracomment>
        <translation>要点</translation>
    </message>
    <message>
        <source>Is it fair?</source>
        <extracomment>engine/theory/texts.py: fair</extracomment>
        <translation>公平か</translation>
    </message>
    <message>
        <source>Effects of the setups</source>
        <extracomment>engine/theory/texts.py: setups</extracomment>
        <translation>配置の効果</translation>
    </message>
    <message>
        <source>How games end, and when</source>
        <extracomment>engine/theory/texts.py: ends</extracomment>
        <translation>対局の終わり方とその時期</translation>
    </message>
    <message>
        <source>What strong players do and beginners do not</source>
        <extracomment>engine/theory/texts.py: beginners</extracomment>
        <translation>上級者がして初心者がしないこと</translation>
    </message>
    <message>
        <source>What this is based on</source>
        <extracomment>engine/theory/texts.py: basis</extracomment>
        <translation>根拠</translation>
    </message>
    <message>
        <source>The first player has the better chances: {share} of the points in {games} games.</source>
        <extracomment>engine/theory/texts.py: first ahead</extracomment>
        <translation>先手のほうが有利です：{games}局での得点率は{share}。</translation>
    </message>
    <message>
        <source>The second player has the better chances: {share} of the points in {games} games.</source>
        <extracomment>engine/theory/texts.py: second ahead</extracomment>
        <translation>後手のほうが有利です：{games}局での得点率は{share}。</translation>
    </message>
    <message>
        <source>Neither player is shown to have the better chances: the first player gets {share} of the points in {games} games.</source>
        <extracomment>engine/theory/texts.py: even</extracomment>
        <translation>どちらが有利とも言えません：{games}局での先手の得点率は{share}です。</translation>
    </message>
    <message>
        <source>Games drawn: {share}.</source>
        <extracomment>engine/theory/texts.py: drawn</extracomment>
        <translation>引き分けの対局：{share}。</translation>
    </message>
    <message>
        <source>Draws are rare: {share} of the games.</source>
        <extracomment>engine/theory/texts.py: hardly drawn</extracomment>
        <translation>引き分けはまれです：対局の{share}。</translation>
    </message>
    <message>
        <source>Setups that score more than others: {setups}.</source>
        <extracomment>engine/theory/texts.py: setups better</extracomment>
        <translation>ほかより得点率の高い配置：{setups}。</translation>
    </message>
    <message>
        <source>Setups that score less than others: {setups}.</source>
        <extracomment>engine/theory/texts.py: setups worse</extracomment>
        <translation>ほかより得点率の低い配置：{setups}。</translation>
    </message>
    <message>
        <source>No setup is shown to be better or worse than another.</source>
        <extracomment>engine/theory/texts.py: setups even</extracomment>
        <translation>ほかより良い、または悪いと言える配置はありません。</translation>
    </message>
    <message>
        <source>{name} {share}</source>
        <extracomment>engine/theory/texts.py: scored</extracomment>
        <translation>{name} {share}</translation>
    </message>
    <message>
        <source>A player&apos;s score with one more of these on the board: {pieces}.</source>
        <extracomment>engine/theory/texts.py: one more</extracomment>
        <translation>次の駒が盤上に1枚多いときの得点率：{pieces}。</translation>
    </message>
    <message>
        <source>Worth most on the board, among the pieces whose value is well established: {pieces}.</source>
        <extracomment>engine/theory/texts.py: best pieces</extracomment>
        <translation>価値がよくわかっている駒のうち、盤上で最も価値のあるもの：{pieces}。</translation>
    </message>
    <message>
        <source>Worth more on the board than in hand: {pieces}.</source>
        <extracomment>engine/theory/texts.py: better on board</extracomment>
        <translation>持ち駒より盤上で価値のある駒：{pieces}。</translation>
    </message>
    <message>
        <source>Worth more in hand than on the board: {pieces}.</source>
        <extracomment>engine/theory/texts.py: better in hand</extracomment>
        <translation>盤上より持ち駒のほうが価値のある駒：{pieces}。</translation>
    </message>
    <message>
        <source>Worth more once promoted: {pieces}.</source>
        <extracomment>engine/theory/texts.py: better promoted</extracomment>
        <translation>成ると価値が上がる駒：{pieces}。</translation>
    </message>
    <message>
        <source>Worth less once promoted: {pieces}.</source>
        <extracomment>engine/theory/texts.py: worse promoted</extracomment>
        <translation>成ると価値が下がる駒：{pieces}。</translation>
    </message>
    <message>
        <source>In these games, material is given up only where the computer sees compensation. A piece lost for nothing costs more.</source>
        <extracomment>engine/theory/texts.py: values chosen</extracomment>
        <translation>これらの対局で駒を捨てるのは、見返りが見えるときだけです。ただで駒を失えば、損失はもっと大きくなります。</translation>
    </message>
    <message>
        <source>Score with one more on the board</source>
        <extracomment>engine/theory/texts.py: score on board</extracomment>
        <translation>盤上に1枚多いときの得点率</translation>
    </message>
    <message>
        <source>Score with one more in hand</source>
        <extracomment>engine/theory/texts.py: score in hand</extracomment>
        <translation>持ち駒が1枚多いときの得点率</translation>
    </message>
    <message>
        <source>On the board ({piece} = 1)</source>
        <extracomment>engine/theory/texts.py: worth on board</extracomment>
        <translation>盤上（{piece}＝1）</translation>
    </message>
    <message>
        <source>In hand ({piece} = 1)</source>
        <extracomment>engine/theory/texts.py: worth in hand</extracomment>
        <translation>持ち駒（{piece}＝1）</translation>
    </message>
    <message>
        <source>First moves with which the first player scores above average: {moves}.</source>
        <extracomment>engine/theory/texts.py: opens better</extracomment>
        <translation>全対局の平均より先手の得点率が高い初手：{moves}。</translation>
    </message>
    <message>
        <source>First moves with which the first player scores below average: {moves}.</source>
        <extracomment>engine/theory/texts.py: opens worse</extracomment>
        <translation>全対局の平均より先手の得点率が低い初手：{moves}。</translation>
    </message>
    <message>
        <source>No first move is shown to score more or less than the others.</source>
        <extracomment>engine/theory/texts.py: opens even</extracomment>
        <translation>ほかより得点率が高い、または低いと言える初手はありません。</translation>
    </message>
    <message>
        <source>How games end: {ends}.</source>
        <extracomment>engine/theory/texts.py: ended by</extracomment>
        <translation>対局の終わり方：{ends}。</translation>
    </message>
    <message>
        <source>{played} games with {nodes} positions searched per move, compared with {weak} games with only {few}: like a beginner, the computer then sees little more than the next move.</source>
        <extracomment>engine/theory/texts.py: samples</extracomment>
        <translation>一手ごとに{nodes}局面を読んだ{played}局と、{few}局面だけの{weak}局を比べます。後者のコンピューターは初心者のように、次の一手より少し先しか見えません。</translation>
    </message>
    <message>
        <source>No difference between them is shown.</source>
        <extracomment>engine/theory/texts.py: no difference</extracomment>
        <translation>両者の違いは見られません。</translation>
    </message>
    <message>
        <source>Strong players drop these pieces more often: {pieces}.</source>
        <extracomment>engine/theory/texts.py: drop more</extracomment>
        <translation>上級者のほうが打つ回数の多い駒：{pieces}。</translation>
    </message>
    <message>
        <source>Strong players drop these pieces less often: {pieces}.</source>
        <extracomment>engine/theory/texts.py: drop less</extracomment>
        <translation>上級者のほうが打つ回数の少ない駒：{pieces}。</translation>
    </message>
    <message>
        <source>Strong players promote these pieces more often: {pieces}.</source>
        <extracomment>engine/theory/texts.py: promote more</extracomment>
        <translation>上級者のほうが成る回数の多い駒：{pieces}。</translation>
    </message>
    <message>
        <source>Strong players promote these pieces less often: {pieces}.</source>
        <extracomment>engine/theory/texts.py: promote less</extracomment>
        <translation>上級者のほうが成る回数の少ない駒：{pieces}。</translation>
    </message>
    <message>
        <source>Strong players move these pieces more often: {pieces}.</source>
        <extracomment>engine/theory/texts.py: move more</extracomment>
        <translation>上級者のほうが動かす回数の多い駒：{pieces}。</translation>
    </message>
    <message>
        <source>Strong players move these pieces less often: {pieces}.</source>
        <extracomment>engine/theory/texts.py: move less</extracomment>
        <translation>上級者のほうが動かす回数の少ない駒：{pieces}。</translation>
    </message>
    <message>
        <source>More common in games of strong players: {rules}.</source>
        <extracomment>engine/theory/texts.py: come up more</extracomment>
        <translation>上級者の対局のほうによく現れるもの：{rules}。</translation>
    </message>
    <message>
        <source>Less common in games of strong players: {rules}.</source>
        <extracomment>engine/theory/texts.py: come up less</extracomment>
        <translation>初心者の対局のほうによく現れるもの：{rules}。</translation>
    </message>
    <message>
        <source>{name} {strong} (beginners: {weak})</source>
        <extracomment>engine/theory/texts.py: instead</extracomment>
        <translation>{name} {strong}［初心者：{weak}］</translation>
    </message>
    <message>
        <source>Games of strong players last longer: {strong} moves per player (beginners: {weak}).</source>
        <extracomment>engine/theory/texts.py: last longer</extracomment>
        <translation>上級者の対局のほうが長くなります：双方{strong}手ずつ（初心者：{weak}）。</translation>
    </message>
    <message>
        <source>Games of strong players are shorter: {strong} moves per player (beginners: {weak}).</source>
        <extracomment>engine/theory/texts.py: last shorter</extracomment>
        <translation>上級者の対局のほうが短くなります：双方{strong}手ずつ（初心者：{weak}）。</translation>
    </message>
    <message>
        <source>The lead changes more often in games of strong players: {strong} times (beginners: {weak}).</source>
        <extracomment>engine/theory/texts.py: lead more</extracomment>
        <translation>上級者の対局のほうが、優劣の入れ替わりが多くなります：{strong}回（初心者：{weak}）。</translation>
    </message>
    <message>
        <source>The lead changes less often in games of strong players: {strong} times (beginners: {weak}).</source>
        <extracomment>engine/theory/texts.py: lead less</extracomment>
        <translation>上級者の対局のほうが、優劣の入れ替わりが少なくなります：{strong}回（初心者：{weak}）。</translation>
    </message>
    <message>
        <source>How often per hundred moves, both players together.</source>
        <extracomment>engine/theory/texts.py: each hundred</extracomment>
        <translation>100手あたりの回数（双方の合計）。</translation>
    </message>
    <message>
        <source>Dropped by strong players</source>
        <extracomment>engine/theory/texts.py: drops strong</extracomment>
        <translation>上級者が打つ</translation>
    </message>
    <message>
        <source>By beginners</source>
        <extracomment>engine/theory/texts.py: by beginners</extracomment>
        <translation>初心者</translation>
    </message>
    <message>
        <source>Promoted by strong players</source>
        <extracomment>engine/theory/texts.py: promotions strong</extracomment>
        <translation>上級者が成る</translation>
    </message>
    <message>
        <source>Moved by strong players</source>
        <extracomment>engine/theory/texts.py: moves strong</extracomment>
        <translation>上級者が動かす</translation>
    </message>
    <message>
        <source>Claims tested together: {tests}. The bounds in sentences are wider than those in tables, so that all sentences together are true with 95% confidence.</source>
        <extracomment>engine/theory/texts.py: together</extracomment>
        <translation>同時に検定した項目数：{tests}。文中の信頼区間は、95%の信頼水準ですべての文が同時に成り立つように、表のものより広くしています。</translation>
    </message>
    <message>
        <source>The most frequent openings. Choose one to see it on the board.</source>
        <extracomment>gui/known/boards.py</extracomment>
        <translation>最もよく現れた序盤の手順です。選ぶと盤に表示されます。</translation>
    </message>
    <message>
        <source>The computer&apos;s most frequent first moves: {moves}.</source>
        <extracomment>engine/theory/texts.py: opens with</extracomment>
        <translation>コンピューターが最も多く指した初手：{moves}。</translation>
    </message>
    <message>
        <source>A game lasts {mean} moves per player on average; half of all games last {low} to {high} moves.</source>
        <extracomment>engine/theory/texts.py: lasts</extracomment>
        <translation>一局は平均で双方{mean}手ずつです。全対局の半分は{low}手から{high}手で終わります。</translation>
    </message>
    <message>
        <source>On average, a won game is decided after {mean} moves per player: from then on, the winner&apos;s chance is always {chance} or more.</source>
        <extracomment>engine/theory/texts.py: clear</extracomment>
        <translation>勝負のついた対局では、平均して双方が{mean}手ずつ指したところで勝敗が決まります。その後、勝者の勝率は常に{chance}以上です。</translation>
    </message>
    <message>
        <source>Whose games</source>
        <extracomment>gui/desk/known_moves.py</extracomment>
        <translation>誰の対局か</translation>
    </message>
    <message>
        <source>{player}&apos;s score</source>
        <extracomment>gui/desk/known_moves.py</extracomment>
        <translation>{player}の得点率</translation>
    </message>
    <message>
        <source>{player} scores {share}</source>
        <extracomment>gui/desk/known_moves.py</extracomment>
        <translation>{player}の得点率{share}</translation>
    </message>
    <message>
        <source>{player} wins {share}</source>
        <extracomment>gui/desk/known_moves.py</extracomment>
        <translation>{player}の勝ち{share}</translation>
    </message>
    <message>
        <source>draws {share}</source>
        <extracomment>gui/desk/known_moves.py</extracomment>
        <translation>引き分け{share}</translation>
    </message>
    <message numerus="yes">
        <source>From {count:,} games of the computer against itself, mostly with {nodes:,} positions searched for each move.</source>
        <extracomment>gui/desk/known_moves.py</extracomment>
        <translation>
            <numerusform>コンピューターの自己対局{count:,}局に基づきます。そのほとんどで、一手ごとに{nodes:,}局面を読んでいます。</numerusform>
        </translation>
    </message>
    <message>
        <source>Computer&apos;s games</source>
        <extracomment>gui/desk/known_moves.py</extracomment>
        <translation>コンピューター</translation>
    </message>
    <message>
        <source>Move</source>
        <comment>a move in a table</comment>
        <extracomment>gui/desk/known_moves.py</extracomment>
        <translation>手</translation>
    </message>
    <message>
        <source>None of the computer&apos;s games has this position.</source>
        <extracomment>gui/desk/known_moves.py</extracomment>
        <translation>コンピューターの対局にこの局面はありません。</translation>
    </message>
    <message>
        <source>None of your games has this position.</source>
        <extracomment>gui/desk/known_moves.py</extracomment>
        <translation>自分の対局にこの局面はありません。</translation>
    </message>
    <message>
        <source>Moves played from here in the computer&apos;s games</source>
        <extracomment>gui/library/library_text.py</extracomment>
        <translation>コンピューターの対局でここから指された手</translation>
    </message>
    <message numerus="yes">
        <source>Opening known up to {move} ({count:,} games)</source>
        <extracomment>gui/review/review_text.py</extracomment>
        <translation>
            <numerusform>序盤は{move}まで既知（{count:,}局）</numerusform>
        </translation>
    </message>
    <message>
        <source>Opening unknown from {move}</source>
        <extracomment>gui/review/review_text.py</extracomment>
        <translation>序盤は{move}から未知</translation>
    </message>
    <message>
        <source>By the computer&apos;s games against itself</source>
        <extracomment>gui/study/study_review.py</extracomment>
        <translation>コンピューターの自己対局による</translation>
    </message>
    <message>
        <source>Openings</source>
        <extracomment>gui/study/study_openings.py</extracomment>
        <translation>序盤の手順</translation>
    </message>
    <message>
        <source>Opening explorer</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>序盤の手順を調べる</translation>
    </message>
    <message>
        <source>Mating alone</source>
        <extracomment>gui/known/boards.py, assets/lessons/pandemonium/19-mating-alone.toml, assets/lessons/mansindam/16-mating-alone.toml, assets/lessons/palaceshogi/17-mating-alone.toml</extracomment>
        <translation>1枚の駒で詰ませる</translation>
    </message>
    <message>
        <source>King and one piece against a bare king.</source>
        <extracomment>assets/lessons/pandemonium/19-mating-alone.toml</extracomment>
        <translation>王と駒1枚で、王だけの相手を詰ませます。</translation>
    </message>
    <message>
        <source>A knight cannot mate a bare king, but a scepter can, which it may become by a move into the enemy camp. Mate in two.</source>
        <extracomment>assets/lessons/pandemonium/19-mating-alone.toml</extracomment>
        <translation>ナイトでは王だけの相手を詰ませられませんが、敵陣に入って笏に成れば詰ませられます。3手で詰ませましょう。</translation>
    </message>
    <message>
        <source>King and knight win from nearly everywhere: first into the camp, then against the edge.</source>
        <extracomment>assets/lessons/pandemonium/19-mating-alone.toml</extracomment>
        <translation>王とナイトはほとんどどこからでも勝てます。まず敵陣へ、それから端へ追います。</translation>
    </message>
    <message>
        <source>The bishop becomes a horse in the enemy camp, and a horse mates as well. Mate in two.</source>
        <extracomment>assets/lessons/pandemonium/19-mating-alone.toml</extracomment>
        <translation>ビショップは敵陣で馬に成り、馬でも詰ませられます。3手で詰ませましょう。</translation>
    </message>
    <message>
        <source>The horse&apos;s step straight ahead shuts the corner, and your king guards it.</source>
        <extracomment>assets/lessons/pandemonium/19-mating-alone.toml</extracomment>
        <translation>馬のまっすぐ前への一歩が隅をふさぎ、自分の王が馬を守ります。</translation>
    </message>
    <message>
        <source>A rook needs its king in front of the other one. Mate in two.</source>
        <extracomment>assets/lessons/pandemonium/19-mating-alone.toml</extracomment>
        <translation>ルークで詰ませるには、自分の王が相手の王の正面にいる必要があります。3手で詰ませましょう。</translation>
    </message>
    <message>
        <source>If it is your move, every piece but the pawn wins against a bare king from nearly everywhere.</source>
        <extracomment>assets/lessons/pandemonium/19-mating-alone.toml</extracomment>
        <translation>自分の手番なら、ポーン以外のどの駒も、王だけの相手にほとんどどこからでも勝てます。</translation>
    </message>
    <message>
        <source>One strong piece against a bare king.</source>
        <extracomment>assets/lessons/mansindam/16-mating-alone.toml</extracomment>
        <translation>強い駒1枚で、王だけの相手を詰ませます。</translation>
    </message>
    <message>
        <source>Cardinal, rhino, ship and angel can mate without any help. From the right square the rhino attacks the king in the corner and all squares around it. Mate in one.</source>
        <extracomment>assets/lessons/mansindam/16-mating-alone.toml</extracomment>
        <translation>カーディナル、サイ、戦艦、エンジェルは助けなしで詰ませられます。正しいマスからなら、サイは隅の王とその周りのマスすべてに利きます。1手で詰ませましょう。</translation>
    </message>
    <message>
        <source>The cardinal has the same mate, and only in a corner. A king that stays out of it can be mated only with your own king&apos;s help.</source>
        <extracomment>assets/lessons/mansindam/16-mating-alone.toml</extracomment>
        <translation>カーディナルにも同じ詰みがありますが、隅だけです。隅に入らない王を詰ませるには、自分の王の助けが要ります。</translation>
    </message>
    <message>
        <source>The ship mates on any edge, and its own king may be far away. Mate in two.</source>
        <extracomment>assets/lessons/mansindam/16-mating-alone.toml</extracomment>
        <translation>戦艦はどの端でも詰ませられ、自分の王は遠くにいてもかまいません。3手で詰ませましょう。</translation>
    </message>
    <message>
        <source>Without help a ship mates within six moves from anywhere, unless the other king reaches its last rank first.</source>
        <extracomment>assets/lessons/mansindam/16-mating-alone.toml</extracomment>
        <translation>相手の王が先に最終段に着かないかぎり、戦艦は助けなしでも、どこからでも11手以内に詰ませます。</translation>
    </message>
    <message>
        <source>The angel is even quicker. Mate in two without your king.</source>
        <extracomment>assets/lessons/mansindam/16-mating-alone.toml</extracomment>
        <translation>エンジェルはもっと速いです。自分の王を使わずに3手で詰ませましょう。</translation>
    </message>
    <message>
        <source>It needs five moves at most. No other piece but the ship can force mate without its king.</source>
        <extracomment>assets/lessons/mansindam/16-mating-alone.toml</extracomment>
        <translation>長くても9手です。ほかに王なしで必ず詰ませられる駒は戦艦だけです。</translation>
    </message>
    <message>
        <source>A cardinal cannot force mate by itself. Your king takes a square away from the edge here: mate in two.</source>
        <extracomment>assets/lessons/mansindam/16-mating-alone.toml</extracomment>
        <translation>カーディナルだけでは、必ず詰ませることはできません。ここでは自分の王が端のマスを一つ押さえています。3手で詰ませましょう。</translation>
    </message>
    <message>
        <source>With its king&apos;s help every piece but the pawn can mate. The danger is the race: a king that reaches its last rank has won.</source>
        <extracomment>assets/lessons/mansindam/16-mating-alone.toml</extracomment>
        <translation>王が助ければ、ポーン以外のどの駒でも詰ませられます。怖いのは競走です。最終段に着いた王の勝ちになります。</translation>
    </message>
    <message>
        <source>One or two pieces against a bare king.</source>
        <extracomment>assets/lessons/palaceshogi/17-mating-alone.toml</extracomment>
        <translation>駒1枚か2枚で、王だけの相手を詰ませます。</translation>
    </message>
    <message>
        <source>Kings may not face each other, so your king guards a whole file from afar. Mate in two with the gold.</source>
        <extracomment>assets/lessons/palaceshogi/17-mating-alone.toml</extracomment>
        <translation>王同士は向かい合えないので、自分の王は遠くから筋全体を守ります。金を使って3手で詰ませましょう。</translation>
    </message>
    <message>
        <source>The gold is safe beside the king: on that file the kings would face each other.</source>
        <extracomment>assets/lessons/palaceshogi/17-mating-alone.toml</extracomment>
        <translation>王の隣の金は安全です。その筋では王同士が向かい合ってしまうからです。</translation>
    </message>
    <message>
        <source>Mate in two with the elephant. Your king guards the file beside the edge.</source>
        <extracomment>assets/lessons/palaceshogi/17-mating-alone.toml</extracomment>
        <translation>象を使って3手で詰ませましょう。自分の王が端の隣の筋を守っています。</translation>
    </message>
    <message>
        <source>The last move is the elephant&apos;s single step. Elephant, dragon, queen and lion all mate with their king&apos;s help.</source>
        <extracomment>assets/lessons/palaceshogi/17-mating-alone.toml</extracomment>
        <translation>最後の手は象の一歩です。象、竜、クイーン、獅子はどれも、王の助けがあれば詰ませられます。</translation>
    </message>
    <message>
        <source>The lion attacks every square within two of its own. Mate in two, and let your king guard it.</source>
        <extracomment>assets/lessons/palaceshogi/17-mating-alone.toml</extracomment>
        <translation>獅子は2マス以内のすべてのマスに利きます。自分の王に守らせて、3手で詰ませましょう。</translation>
    </message>
    <message>
        <source>A lion and its king need seven moves at most, unless the other king reaches the palace.</source>
        <extracomment>assets/lessons/palaceshogi/17-mating-alone.toml</extracomment>
        <translation>相手の王が宮に着かないかぎり、獅子と王は長くても13手で詰ませます。</translation>
    </message>
    <message>
        <source>Two knights can mate here, since the kings may not face each other. Mate in two.</source>
        <extracomment>assets/lessons/palaceshogi/17-mating-alone.toml</extracomment>
        <translation>王同士は向かい合えないので、ここではナイト2枚でも詰ませられます。3手で詰ませましょう。</translation>
    </message>
    <message>
        <source>One knight gives check, the other one takes a square, and your king guards a square and the whole file.</source>
        <extracomment>assets/lessons/palaceshogi/17-mating-alone.toml</extracomment>
        <translation>1枚のナイトが王手をかけ、もう1枚がマスを押さえ、自分の王がマス一つと筋全体を守ります。</translation>
    </message>
    <message>
        <source>In chess two knights cannot force mate.</source>
        <extracomment>assets/lessons/palaceshogi/17-mating-alone.toml</extracomment>
        <translation>チェスでは、ナイト2枚で必ず詰ませることはできません。</translation>
    </message>
    <message>
        <source>Also thinks during your turns</source>
        <extracomment>gui/play/new_game.py</extracomment>
        <translation>あなたの手番にも考える</translation>
    </message>
    <message>
        <source>The computer also thinks during your turns</source>
        <extracomment>gui/shell/settings.py</extracomment>
        <translation>あなたの手番にもコンピューターが考える</translation>
    </message>
    <message>
        <source>It thinks about the move it expects from you, for at most three minutes, and keeps the processor busy meanwhile. Only level {number} with a set thinking time does this, and other engines that can.</source>
        <extracomment>gui/engines/engine_field.py</extracomment>
        <translation>あなたが指しそうな手について、最長3分間考えます。その間、プロセッサーに負荷がかかります。これを行うのは、思考時間を決めたレベル{number}と、先読みに対応したほかのエンジンだけです。</translation>
    </message>
    <message>
        <source> ×</source>
        <comment>behind a number of periods</comment>
        <extracomment>gui/play/match_fields.py</extracomment>
        <translation>回</translation>
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
        <translation>もとにするゲーム</translation>
    </message>
    <message>
        <source>Variant</source>
        <extracomment>gui/app/unfinished_dialog.py, gui/desk/games_list.py, gui/library/library_text.py, gui/matches/matches_text.py, gui/playtest/playtest_page.py, gui/study/study_dialog.py</extracomment>
        <translation>ゲーム</translation>
    </message>
    <message>
        <source>Moves</source>
        <comment>a column of numbers of moves</comment>
        <extracomment>gui/app/unfinished_dialog.py, gui/desk/games_list.py, gui/library/library_text.py, gui/matches/matches_text.py</extracomment>
        <translation>手数</translation>
    </message>
    <message>
        <source>Longest wins</source>
        <extracomment>gui/known/boards.py</extracomment>
        <translation>最も長くかかる勝ち</translation>
    </message>
    <message>
        <source>The longest win of each ending. Choose one to see it on the board. Then study it, or play it against the computer.</source>
        <extracomment>gui/known/boards.py</extracomment>
        <translation>それぞれの終盤で最も長くかかる勝ちです。選ぶと盤に表示されます。そのあと研究するか、コンピューターと指してみましょう。</translation>
    </message>
    <message>
        <source>Ending</source>
        <extracomment>gui/known/boards.py</extracomment>
        <translation>終盤の形</translation>
    </message>
    <message>
        <source>Longest win</source>
        <extracomment>gui/known/boards.py, engine/theory/texts.py: longest win, engine/theory/texts.py: longest as played</extracomment>
        <translation>最長の勝ち</translation>
    </message>
    <message>
        <source>{side} to move: find the only move that holds.</source>
        <extracomment>gui/learn/puzzle_text.py</extracomment>
        <translation>{side}の手番：持ちこたえる唯一の手を見つけてください。</translation>
    </message>
    <message numerus="yes">
        <source>{side} to move: find the only move that holds, {count} times in a row.</source>
        <extracomment>gui/learn/puzzle_text.py</extracomment>
        <translation>
            <numerusform>{side}の手番：持ちこたえる唯一の手を、{count}手続けて見つけてください。</numerusform>
        </translation>
    </message>
    <message>
        <source>By variant</source>
        <extracomment>gui/library/statistics.py</extracomment>
        <translation>ゲーム別</translation>
    </message>
    <message>
        <source>Score</source>
        <comment>a share of points</comment>
        <extracomment>gui/library/library_text.py</extracomment>
        <translation>得点率</translation>
    </message>
    <message>
        <source>Does {player} resign?</source>
        <extracomment>gui/play/game_messages.py</extracomment>
        <translation>{player}は投了しますか？</translation>
    </message>
    <message>
        <source>Endings</source>
        <extracomment>engine/theory/texts.py: endings</extracomment>
        <translation>終盤</translation>
    </message>
    <message>
        <source>A king and one piece against a bare king, with nothing in hand. Every position has been solved, so these numbers are exact: the share of all positions that the side with the piece wins when it is to move, and its longest win in moves.</source>
        <extracomment>engine/theory/texts.py: endings explained</extracomment>
        <translation>王と駒1枚で、王だけの相手と戦う終盤です。持ち駒はありません。すべての局面を解いてあるので、数字は正確です。駒のある側の手番の全局面のうち勝てる割合と、最も長くかかる勝ちの手数（自分の手だけを数えたもの）を示します。</translation>
    </message>
    <message>
        <source>In the columns for mate only, a king that arrives ends the game without a winner. In those without arrivals the game goes on, which shows what the pieces themselves can do.</source>
        <extracomment>engine/theory/texts.py: arrivals explained</extracomment>
        <translation>「詰みのみ」の列では、王が到達すると勝者なしで終わるものとします。「到達なし」の列では到達しても続くので、駒そのものの力がわかります。</translation>
    </message>
    <message>
        <source>Pairs of the pieces that seldom mate alone. Wins that begin by giving one of them away are not counted.</source>
        <extracomment>engine/theory/texts.py: pairs explained</extracomment>
        <translation>単独ではめったに詰ませられない駒2枚の組み合わせです。片方を捨てることから始まる勝ちは数えていません。</translation>
    </message>
    <message>
        <source>These win from at least {share} of the positions: {pieces}.</source>
        <extracomment>engine/theory/texts.py: wins endings</extracomment>
        <translation>局面の{share}以上で勝てる駒：{pieces}。</translation>
    </message>
    <message>
        <source>As long as no king arrives, these mate from at least {share} of the positions: {pieces}.</source>
        <extracomment>engine/theory/texts.py: mates without arrivals</extracomment>
        <translation>王が到達しないかぎり、局面の{share}以上で詰ませられる駒：{pieces}。</translation>
    </message>
    <message>
        <source>These mate from less than {share} of the positions: {pieces}.</source>
        <extracomment>engine/theory/texts.py: mates hardly</extracomment>
        <translation>詰ませられる局面が{share}に満たない駒：{pieces}。</translation>
    </message>
    <message>
        <source>The longest win with best play by both sides: {piece}, {moves} moves.</source>
        <extracomment>engine/theory/texts.py: longest ending</extracomment>
        <translation>双方が最善を尽くして最も長くかかる勝ち：{piece}、{moves}手（自分の手だけ）。</translation>
    </message>
    <message>
        <source>With no pieces but the kings, the side to move wins from {share} of the positions.</source>
        <extracomment>engine/theory/texts.py: bare kings</extracomment>
        <translation>王だけになると、手番の側が局面の{share}で勝ちます。</translation>
    </message>
    <message>
        <source>As long as no king arrives, these pairs mate from most positions: {pairs}.</source>
        <extracomment>engine/theory/texts.py: best pairs</extracomment>
        <translation>王が到達しないかぎり、最も多くの局面で詰ませられる組：{pairs}。</translation>
    </message>
    <message>
        <source>The inventor of this game says that these mate alone: {pieces}.</source>
        <extracomment>engine/theory/texts.py: claim</extracomment>
        <translation>このゲームの考案者が、単独で詰ませられるとしている駒：{pieces}。</translation>
    </message>
    <message>
        <source>Only these can give mate without any help from their king: {pieces}.</source>
        <extracomment>engine/theory/texts.py: gives mate</extracomment>
        <translation>自分の王の助けなしに詰みの形を作れる駒は、これだけです：{pieces}。</translation>
    </message>
    <message>
        <source>Only these can force mate without their king (share of the positions, longest win in moves): {pieces}.</source>
        <extracomment>engine/theory/texts.py: forces mate</extracomment>
        <translation>自分の王なしで必ず詰ませられる駒は、これだけです（局面の割合、最長の自分の手数）：{pieces}。</translation>
    </message>
    <message>
        <source>{piece} {share} ({moves})</source>
        <extracomment>engine/theory/texts.py: forced</extracomment>
        <translation>{piece} {share}（{moves}手）</translation>
    </message>
    <message>
        <source>{first} + {second}</source>
        <extracomment>engine/theory/texts.py: two pieces</extracomment>
        <translation>{first}＋{second}</translation>
    </message>
    <message>
        <source>Pair</source>
        <extracomment>engine/theory/texts.py: pair</extracomment>
        <translation>組</translation>
    </message>
    <message>
        <source>Pairs of pieces</source>
        <extracomment>engine/theory/texts.py: pairs</extracomment>
        <translation>駒の組</translation>
    </message>
    <message>
        <source>Positions won</source>
        <extracomment>engine/theory/texts.py: won, engine/theory/texts.py: won as played</extracomment>
        <translation>勝てる局面</translation>
    </message>
    <message>
        <source>Won, mate only</source>
        <extracomment>engine/theory/texts.py: won mate alone</extracomment>
        <translation>勝てる局面（詰みのみ）</translation>
    </message>
    <message>
        <source>Longest, mate only</source>
        <extracomment>engine/theory/texts.py: longest mate alone</extracomment>
        <translation>最長（詰みのみ）</translation>
    </message>
    <message>
        <source>Won, without arrivals</source>
        <extracomment>engine/theory/texts.py: won no arrivals</extracomment>
        <translation>勝てる局面（到達なし）</translation>
    </message>
    <message>
        <source>Longest, without arrivals</source>
        <extracomment>engine/theory/texts.py: longest no arrivals</extracomment>
        <translation>最長（到達なし）</translation>
    </message>
    <message>
        <source>Won, other side to move</source>
        <extracomment>engine/theory/texts.py: won by mover</extracomment>
        <translation>勝てる局面（相手の手番）</translation>
    </message>
    <message>
        <source>Lost, other side to move</source>
        <extracomment>engine/theory/texts.py: lost by mover</extracomment>
        <translation>負ける局面（相手の手番）</translation>
    </message>
    <message>
        <source>Mansindam{signs}, “a tale of ten thousand gods”, is chess with strong pieces that change sides: what you capture, you may put back on the board as your own. Pieces grow stronger as soon as they reach the enemy&apos;s third of the board. There are no draws: mate the king, or walk your own across the whole board.</source>
        <extracomment>assets/rules/mansindam.toml</extracomment>
        <translation>万神談{signs}は「一万の神々の物語」という意味です。強い駒を使うチェスで、取った駒は味方になり、自分の駒として盤に打てます。駒は盤の敵側3分の1に達するとすぐに強くなります。引き分けはありません。敵の王を詰ませるか、自分の王を盤の端から端まで進めましょう。</translation>
    </message>
    <message>
        <source>You may not repeat a position a third time, so shuffling never saves a game. Make progress: promote.</source>
        <extracomment>assets/lessons/mansindam/14-no-draws.toml</extracomment>
        <translation>同じ局面を3回にはできないので、行ったり来たりしても負けは防げません。局面を進めるために、成りましょう。</translation>
    </message>
    <message>
        <source>Reversible moves of such a piece do not count as progress.</source>
        <extracomment>gui/rulebook/ends.py</extracomment>
        <translation>その駒を元に戻せる手は、進展と数えません。</translation>
    </message>
    <message>
        <source>“{text}”</source>
        <comment>what somebody wrote, in the quotation marks of the language</comment>
        <extracomment>gui/kit/punctuation.py</extracomment>
        <translation>「{text}」</translation>
    </message>
    <message>
        <source>The side to move must be w or b, not {text}.</source>
        <extracomment>rules/words.py: side unknown</extracomment>
        <translation>手番は w か b で書きます（{text}は不可）。</translation>
    </message>
    <message>
        <source>Castling is written with letters or as -, not {text}.</source>
        <extracomment>rules/words.py: castling letters</extracomment>
        <translation>キャスリングは文字か - で書きます（{text}は不可）。</translation>
    </message>
    <message>
        <source>Castling rights are {letters} or -, not {text}.</source>
        <extracomment>rules/words.py: castling rights</extracomment>
        <translation>キャスリングの権利は {letters} か - で書きます（{text}は不可）。</translation>
    </message>
    <message>
        <source>En passant squares are written as in e3 or as -, not {text}.</source>
        <extracomment>rules/words.py: en passant squares</extracomment>
        <translation>アンパッサンのマスはe3のような形か - で書きます（{text}は不可）。</translation>
    </message>
    <message>
        <source>Castling is written as in ajaj or as - here, not {text}.</source>
        <extracomment>rules/words.py: castling of vchess</extracomment>
        <translation>ここではキャスリングを ajaj のような形か - で書きます（{text}は不可）。</translation>
    </message>
    <message>
        <source>{key} is missing here.</source>
        <extracomment>rules/words.py: definition lacks</extracomment>
        <translation>ここに{key}が必要です。</translation>
    </message>
    <message>
        <source>{key} has to be a text, in quotes.</source>
        <extracomment>rules/words.py: definition wants a text</extracomment>
        <translation>{key}は引用符で囲んだ文字列でなければなりません。</translation>
    </message>
    <message>
        <source>{key} has to be a whole number from 0 to {most}.</source>
        <extracomment>rules/words.py: definition wants a number</extracomment>
        <translation>{key}は0から{most}までの整数でなければなりません。</translation>
    </message>
    <message>
        <source>{key} has to be true or false.</source>
        <extracomment>rules/words.py: definition wants a flag</extracomment>
        <translation>{key}は true か false でなければなりません。</translation>
    </message>
    <message>
        <source>{key} has to be a list, in square brackets.</source>
        <extracomment>rules/words.py: definition wants a list</extracomment>
        <translation>{key}は角括弧で囲んだリストでなければなりません。</translation>
    </message>
    <message>
        <source>{key} has to be a table.</source>
        <extracomment>rules/words.py: definition wants a table</extracomment>
        <translation>{key}はテーブルでなければなりません。</translation>
    </message>
    <message>
        <source>{key} has at most {most} entries.</source>
        <extracomment>rules/words.py: definition list too long</extracomment>
        <translation>{key}の項目は{most}個までです。</translation>
    </message>
    <message>
        <source>{key} has at most {most} characters.</source>
        <extracomment>rules/words.py: definition text too long</extracomment>
        <translation>{key}は{most}文字までです。</translation>
    </message>
    <message>
        <source>{key} has characters that cannot be printed, such as a line break.</source>
        <extracomment>rules/words.py: definition text unprintable</extracomment>
        <translation>{key}に、改行などの印字できない文字があります。</translation>
    </message>
    <message>
        <source>{key} must not be empty.</source>
        <extracomment>rules/words.py: text empty</extracomment>
        <translation>{key}は空にできません。</translation>
    </message>
    <message>
        <source>{key} has to be at least {least}.</source>
        <extracomment>rules/words.py: number too small</extracomment>
        <translation>{key}は{least}以上でなければなりません。</translation>
    </message>
    <message>
        <source>Two pieces have the same {key}.</source>
        <extracomment>rules/words.py: pieces alike</extracomment>
        <translation>二つの駒の{key}が同じです。</translation>
    </message>
    <message>
        <source>Only one kind of piece can have {key}.</source>
        <extracomment>rules/words.py: one kind only</extracomment>
        <translation>{key}を指定できる駒は1種類だけです。</translation>
    </message>
    <message>
        <source>Squares that are outlined or tinted, or behind a wall, need a name: {key}.</source>
        <extracomment>rules/words.py: region without a name</extracomment>
        <translation>枠や色の付いたマス、壁の奥のマスには名前が必要です：{key}。</translation>
    </message>
</context>
</TS>
