<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ru" sourcelanguage="en_US">
<context>
    <name>Surajang</name>
    <message>
        <source>&amp;Game</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>&amp;Партия</translation>
    </message>
    <message>
        <source>&amp;Moves</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>&amp;Ходы</translation>
    </message>
    <message>
        <source>&amp;Study</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>&amp;Студия</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>&amp;Вид</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>Сп&amp;равка</translation>
    </message>
    <message>
        <source>&amp;Judge the move</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>О&amp;ценить ход</translation>
    </message>
    <message>
        <source>&amp;Who is better</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>Чей п&amp;еревес</translation>
    </message>
    <message>
        <source>&amp;New game…</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>&amp;Новая партия…</translation>
    </message>
    <message>
        <source>Re&amp;match with sides swapped</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>Ре&amp;ванш со сменой сторон</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>&amp;Открыть…</translation>
    </message>
    <message>
        <source>M&amp;y games</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>&amp;Мои партии</translation>
    </message>
    <message>
        <source>Set &amp;up a position…</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>&amp;Расставить позицию…</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>&amp;Сохранить</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>Сохранить &amp;как…</translation>
    </message>
    <message>
        <source>&amp;Export the board as a picture…</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>Экспорт &amp;изображения доски…</translation>
    </message>
    <message>
        <source>Save a game s&amp;heet (PDF)…</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>Сохранить &amp;бланк (PDF)…</translation>
    </message>
    <message>
        <source>Export an an&amp;imation…</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>Экспорт &amp;анимации…</translation>
    </message>
    <message>
        <source>Offer a &amp;draw</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>&amp;Предложить ничью</translation>
    </message>
    <message>
        <source>&amp;Resign…</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>Сда&amp;ться…</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>Па&amp;уза</translation>
    </message>
    <message>
        <source>Start pa&amp;ge</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>&amp;Главная страница</translation>
    </message>
    <message>
        <source>Engine ma&amp;tches</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>Матчи &amp;движков</translation>
    </message>
    <message>
        <source>&amp;List of engines…</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>Список дви&amp;жков…</translation>
    </message>
    <message>
        <source>Pre&amp;ferences…</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>Настро&amp;йки…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>В&amp;ыход</translation>
    </message>
    <message>
        <source>&amp;Take back</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>&amp;Вернуть ход</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>&amp;Повторить</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>Подс&amp;казка</translation>
    </message>
    <message>
        <source>Sho&amp;w threats</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>Показать &amp;угрозы</translation>
    </message>
    <message>
        <source>Ask before a care&amp;less move</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>Спра&amp;шивать перед зевком</translation>
    </message>
    <message>
        <source>&amp;Computer: move now</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>Компьютер: &amp;ходить сейчас</translation>
    </message>
    <message>
        <source>C&amp;omputer: play one move</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>Компьютер: &amp;один ход</translation>
    </message>
    <message>
        <source>Step &amp;back</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>Ход &amp;назад</translation>
    </message>
    <message>
        <source>Step &amp;forward</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>Ход вп&amp;ерёд</translation>
    </message>
    <message>
        <source>To the start</source>
        <extracomment>gui/known/boards.py, gui/library/explorer.py, gui/shell/commands.py</extracomment>
        <translation>В начало</translation>
    </message>
    <message>
        <source>To the end</source>
        <extracomment>gui/library/explorer.py, gui/shell/commands.py</extracomment>
        <translation>В конец</translation>
    </message>
    <message>
        <source>The match has stopped because of a bug in this program: {why}.</source>
        <extracomment>gui/matches/runner.py</extracomment>
        <translation>Матч остановлен из-за ошибки в программе: {why}.</translation>
    </message>
    <message>
        <source>Matches between two engines or levels. Each opening is played from both sides. Every game is saved when it ends, and a match can be continued later, even after the program has been closed.</source>
        <extracomment>gui/matches/matches_text.py</extracomment>
        <translation>Матчи двух движков или уровней. Каждый дебют играется за обе стороны. Каждая партия сохраняется, когда заканчивается, а матч можно продолжить позже, даже если программу закрывали.</translation>
    </message>
    <message>
        <source>No matches yet.</source>
        <extracomment>gui/matches/matches_text.py</extracomment>
        <translation>Матчей пока нет.</translation>
    </message>
    <message>
        <source>Back to the &amp;game</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>Вернуться к п&amp;артии</translation>
    </message>
    <message>
        <source>&amp;Play on from here…</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>Игра&amp;ть отсюда…</translation>
    </message>
    <message>
        <source>Previous variation</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>Предыдущий вариант</translation>
    </message>
    <message>
        <source>Next variation</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>Следующий вариант</translation>
    </message>
    <message>
        <source>Cop&amp;y the position (FEN)</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>Копировать пози&amp;цию (FEN)</translation>
    </message>
    <message>
        <source>Copy th&amp;e game (PGN)</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>Копировать парти&amp;ю (PGN)</translation>
    </message>
    <message>
        <source>Games with this pos&amp;ition</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>Партии с этой по&amp;зицией</translation>
    </message>
    <message>
        <source>Pa&amp;ste a position or a game</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>В&amp;ставить позицию или партию</translation>
    </message>
    <message>
        <source>&amp;New study…</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>&amp;Новая студия…</translation>
    </message>
    <message>
        <source>&amp;Study this game</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>&amp;Открыть партию в студии</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>От&amp;менить</translation>
    </message>
    <message>
        <source>&amp;Comment</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>&amp;Комментарий</translation>
    </message>
    <message>
        <source>Comment before the mo&amp;ve</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>Комментарий перед &amp;ходом</translation>
    </message>
    <message>
        <source>Print a dia&amp;gram after this move</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>Печатать &amp;диаграмму после хода</translation>
    </message>
    <message>
        <source>Remove &amp;arrows and circles</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>Убрать стрелк&amp;и и круги</translation>
    </message>
    <message>
        <source>&amp;Promote the variation</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>Повысить &amp;вариант</translation>
    </message>
    <message>
        <source>Make this the &amp;main line</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>Сделать &amp;главным вариантом</translation>
    </message>
    <message>
        <source>&amp;Delete from here</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>&amp;Удалить отсюда</translation>
    </message>
    <message>
        <source>Copy this &amp;line (PGN)</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>Копировать вари&amp;ант (PGN)</translation>
    </message>
    <message>
        <source>Copy th&amp;e moves of this line</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>Копировать только ход&amp;ы</translation>
    </message>
    <message>
        <source>Fold or unfold t&amp;his variation</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>Свернуть/развернуть вариан&amp;т</translation>
    </message>
    <message>
        <source>&amp;Fold the variations</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>&amp;Свернуть варианты</translation>
    </message>
    <message>
        <source>Unf&amp;old the variations</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>&amp;Развернуть варианты</translation>
    </message>
    <message>
        <source>Anal&amp;yse</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>Ана&amp;лиз</translation>
    </message>
    <message>
        <source>Show the &amp;threat</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>Пока&amp;зать угрозу</translation>
    </message>
    <message>
        <source>Play the &amp;best move</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>Сыграть лу&amp;чший ход</translation>
    </message>
    <message>
        <source>Rev&amp;iew the game</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>Раз&amp;бор партии</translation>
    </message>
    <message>
        <source>Learn from your mista&amp;kes</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>Учиться на о&amp;шибках</translation>
    </message>
    <message>
        <source>&amp;Flip the board</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>&amp;Перевернуть доску</translation>
    </message>
    <message>
        <source>Type a &amp;move</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>&amp;Ввести ход</translation>
    </message>
    <message>
        <source>Read the &amp;board with keys</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>&amp;Читать доску с клавиатуры</translation>
    </message>
    <message>
        <source>F&amp;ull screen</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>Полный &amp;экран</translation>
    </message>
    <message>
        <source>&amp;Larger text</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>&amp;Увеличить текст</translation>
    </message>
    <message>
        <source>&amp;Smaller text</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>У&amp;меньшить текст</translation>
    </message>
    <message>
        <source>&amp;Normal text size</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>&amp;Обычный размер текста</translation>
    </message>
    <message>
        <source>Light or &amp;dark</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>Светлая или &amp;тёмная тема</translation>
    </message>
    <message>
        <source>S&amp;ounds</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>&amp;Звуки</translation>
    </message>
    <message>
        <source>&amp;Learn the games</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>&amp;Учиться играть</translation>
    </message>
    <message>
        <source>&amp;Puzzles</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>&amp;Задачи</translation>
    </message>
    <message>
        <source>&amp;How to play</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>&amp;Как играть</translation>
    </message>
    <message>
        <source>&amp;Find a command…</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>&amp;Найти команду…</translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>Сочетания к&amp;лавиш</translation>
    </message>
    <message>
        <source>&amp;Change shortcuts…</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>&amp;Изменить сочетания…</translation>
    </message>
    <message>
        <source>&amp;About Surajang</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>&amp;О программе Surajang</translation>
    </message>
    <message>
        <source>Enter or Tab, then arrow keys</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>Enter или Tab, затем стрелки</translation>
    </message>
    <message>
        <source>move across the squares and hands</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>перемещаться по полям и рукам</translation>
    </message>
    <message>
        <source>Enter or Space</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>Enter или пробел</translation>
    </message>
    <message>
        <source>pick a piece up, put it down; promote</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>поднять фигуру, поставить её; превратить</translation>
    </message>
    <message>
        <source>do not promote</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>не превращать</translation>
    </message>
    <message>
        <source>Escape</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>Escape</translation>
    </message>
    <message>
        <source>put it back; press again to step through the game with the arrow keys</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>вернуть её на место; ещё раз — и стрелки листают партию</translation>
    </message>
    <message>
        <source>1 – 4, Enter</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>1 – 4, Enter</translation>
    </message>
    <message>
        <source>choose the setup</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>выбрать расстановку</translation>
    </message>
    <message>
        <source>Delete, +, −</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>Delete, +, −</translation>
    </message>
    <message>
        <source>when setting up a position: remove a piece; one more or one fewer in hand</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>при расстановке позиции: убрать фигуру; на одну больше или меньше в руке</translation>
    </message>
    <message>
        <source>Letters</source>
        <extracomment>gui/board/pieces.py, gui/shell/commands.py</extracomment>
        <translation>Буквы</translation>
    </message>
    <message>
        <source>when setting up a position: choose a piece; capital letters for the first player&apos;s</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>при расстановке позиции: выбрать фигуру; прописные буквы — фигуры первого игрока</translation>
    </message>
    <message>
        <source>e4, Nf3, N@e5, P*5e, Enter</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>e4, Nf3, N@e5, P*5e, Enter</translation>
    </message>
    <message>
        <source>type a move</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>ввести ход</translation>
    </message>
    <message>
        <source>when reading the board: the next piece of a kind; with Shift, the other side&apos;s</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>при чтении доски: следующая фигура этого вида; с Shift — другой стороны</translation>
    </message>
    <message>
        <source>Digits</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>Цифры</translation>
    </message>
    <message>
        <source>when reading the board: along the file; where files are numbered, along the rank</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>при чтении доски: вдоль вертикали; если цифрами обозначены вертикали — вдоль горизонтали</translation>
    </message>
    <message>
        <source>when reading the board: the pieces in hand; with Shift, the other side&apos;s</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>при чтении доски: фигуры в руке; с Shift — в руке другой стороны</translation>
    </message>
    <message>
        <source>when reading the board: the last captured piece; the last move; the clocks</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>при чтении доски: последняя взятая фигура; последний ход; часы</translation>
    </message>
    <message>
        <source>/ and a question, Enter</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>/ и вопрос, Enter</translation>
    </message>
    <message>
        <source>Right button, with Shift or Ctrl, Alt or Super</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>Правая кнопка, с Shift или Ctrl, Alt или Super</translation>
    </message>
    <message>
        <source>draw arrows and circles: green, red, blue; with both: yellow</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>рисовать стрелки и круги: зелёные, красные, синие; с обеими — жёлтые</translation>
    </message>
    <message>
        <source>Paused</source>
        <extracomment>gui/board/display.py, gui/matches/matches_page.py</extracomment>
        <translation>Пауза</translation>
    </message>
    <message>
        <source>PNG picture (*.png)</source>
        <extracomment>gui/board/picture.py</extracomment>
        <translation>Изображение PNG (*.png)</translation>
    </message>
    <message>
        <source>SVG diagram (*.svg)</source>
        <extracomment>gui/board/picture.py</extracomment>
        <translation>Диаграмма SVG (*.svg)</translation>
    </message>
    <message>
        <source>PDF diagram (*.pdf)</source>
        <extracomment>gui/board/picture.py</extracomment>
        <translation>Диаграмма PDF (*.pdf)</translation>
    </message>
    <message>
        <source>there is not enough memory for it</source>
        <extracomment>gui/board/picture.py</extracomment>
        <translation>для этого не хватает памяти</translation>
    </message>
    <message>
        <source>PDF needs the cairo library, which is not on this system; PNG and SVG do not need it</source>
        <extracomment>gui/board/picture.py</extracomment>
        <translation>Для PDF нужна библиотека cairo, которой нет в системе; для PNG и SVG она не нужна</translation>
    </message>
    <message>
        <source>Stay a {piece}</source>
        <extracomment>gui/board/interaction.py</extracomment>
        <translation>Остаться {piece:ins}</translation>
    </message>
    <message>
        <source>Cancel</source>
        <extracomment>gui/board/interaction.py, gui/desk/definitions_dialog.py, gui/desk/film_export.py, gui/desk/games_list.py, gui/desk/picture_export.py, gui/desk/printing.py, gui/desk/sheet.py, gui/engines/engine_field.py, gui/kit/waiting_bar.py, gui/library/library_sources.py, gui/matches/match_dialog.py, gui/play/game_messages.py, gui/play/new_game.py, gui/study/study_review.py</extracomment>
        <translation>Отмена</translation>
    </message>
    <message>
        <source>Pass: the {piece} stays</source>
        <extracomment>gui/board/interaction.py</extracomment>
        <translation>Пропустить ход: {piece} остаётся</translation>
    </message>
    <message>
        <source>Promote to {piece}</source>
        <extracomment>gui/board/interaction.py</extracomment>
        <translation>Превратить в {piece:acc}</translation>
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
        <translation>свои горизонтали {first}–{last}</translation>
    </message>
    <message>
        <source>When captured, it goes to the captor&apos;s hand as {piece}.</source>
        <extracomment>gui/words/piece_notes.py</extracomment>
        <translation>Взятая фигура переходит в руку взявшего и становится {piece}.</translation>
    </message>
    <message>
        <source>in {zone}</source>
        <extracomment>gui/words/zone_words.py</extracomment>
        <translation>в зоне «{zone}»</translation>
    </message>
    <message>
        <source>on {zone}</source>
        <extracomment>gui/words/zone_words.py</extracomment>
        <translation>в зоне «{zone}»</translation>
    </message>
    <message>
        <source>its own {region}</source>
        <extracomment>gui/words/zone_words.py</extracomment>
        <translation>{region} своей стороны</translation>
    </message>
    <message>
        <source>the enemy {region}</source>
        <extracomment>gui/words/zone_words.py</extracomment>
        <translation>{region} противника</translation>
    </message>
    <message>
        <source>its first {number} ranks</source>
        <extracomment>gui/words/zone_words.py</extracomment>
        <translation>свои горизонтали 1–{number}</translation>
    </message>
    <message>
        <source>its {which} rank</source>
        <extracomment>gui/words/zone_words.py</extracomment>
        <translation>своя {which}-я горизонталь</translation>
    </message>
    <message>
        <source>May become {piece} by a move that touches {zone}.</source>
        <extracomment>gui/words/piece_notes.py</extracomment>
        <translation>Может стать {piece} ходом, который касается зоны «{zone}».</translation>
    </message>
    <message>
        <source>May become {piece} by a move that touches {zone}, and must by a move that touches {part}.</source>
        <extracomment>gui/words/piece_notes.py</extracomment>
        <translation>Может стать {piece} ходом, который касается зоны «{zone}»; превращение обязательно, если ход касается зоны «{part}».</translation>
    </message>
    <message>
        <source>When captured, it leaves the game.</source>
        <extracomment>gui/words/piece_notes.py</extracomment>
        <translation>Взятая фигура выбывает из игры.</translation>
    </message>
    <message>
        <source>When captured, it goes to the captor&apos;s hand.</source>
        <extracomment>gui/words/piece_notes.py</extracomment>
        <translation>Взятая фигура попадает в руку взявшего.</translation>
    </message>
    <message>
        <source>squares outside {zone}</source>
        <extracomment>gui/words/zone_words.py</extracomment>
        <translation>все поля, кроме зоны „{zone}“</translation>
    </message>
    <message>
        <source>its last rank</source>
        <extracomment>gui/words/zone_words.py</extracomment>
        <translation>последняя горизонталь</translation>
    </message>
    <message>
        <source>its last {number} ranks</source>
        <extracomment>gui/words/zone_words.py</extracomment>
        <translation>последние {number} горизонтали</translation>
    </message>
    <message>
        <source>If it cannot be saved from capture, the game is lost.</source>
        <extracomment>gui/words/piece_notes.py</extracomment>
        <translation>Если его нельзя спасти от взятия, партия проиграна.</translation>
    </message>
    <message>
        <source>Wins by arriving {where}.</source>
        <extracomment>gui/words/piece_notes.py</extracomment>
        <translation>Сразу побеждает {where}.</translation>
    </message>
    <message>
        <source>The two kings may not face each other on an open line.</source>
        <extracomment>gui/words/piece_notes.py</extracomment>
        <translation>Короли не могут стоять друг против друга на открытой линии.</translation>
    </message>
    <message>
        <source>After a long step, an enemy {piece} may capture it en passant.</source>
        <extracomment>gui/words/piece_notes.py</extracomment>
        <translation>После длинного хода {piece:nom} противника может взять эту фигуру на проходе.</translation>
    </message>
    <message>
        <source>Never captures {piece}.</source>
        <extracomment>gui/words/piece_notes.py</extracomment>
        <translation>Никогда не берёт {piece}.</translation>
    </message>
    <message>
        <source>Cannot jump over {piece}.</source>
        <extracomment>gui/words/piece_notes.py</extracomment>
        <translation>Не прыгает через {piece}.</translation>
    </message>
    <message>
        <source>May become {piece} by a move that touches {zone}, and must on {part}.</source>
        <extracomment>gui/words/piece_notes.py</extracomment>
        <translation>Может стать {piece} ходом, который касается зоны «{zone}»; превращение обязательно в зоне «{part}».</translation>
    </message>
    <message>
        <source>May be dropped only on {zone}.</source>
        <extracomment>gui/words/piece_notes.py</extracomment>
        <translation>Сброс только в зону «{zone}».</translation>
    </message>
    <message>
        <source>Cannot be dropped on a file with another {piece} of the same player.</source>
        <extracomment>gui/words/piece_notes.py</extracomment>
        <translation>Нельзя сбросить на вертикаль, на которой уже есть {piece:=свой|своя|своё} {piece:nom}.</translation>
    </message>
    <message>
        <source>May not give mate when dropped.</source>
        <extracomment>gui/words/piece_notes.py</extracomment>
        <translation>Сбросом нельзя дать мат.</translation>
    </message>
    <message>
        <source>A side can have at most {number}.</source>
        <extracomment>gui/words/piece_notes.py</extracomment>
        <translation>У стороны может быть не больше {number}.</translation>
    </message>
    <message>
        <source>Always becomes {piece} by a move that touches {zone}.</source>
        <extracomment>gui/words/piece_notes.py</extracomment>
        <translation>Всегда становится {piece} ходом, который касается зоны «{zone}».</translation>
    </message>
    <message>
        <source>Always becomes {piece} on {zone}.</source>
        <extracomment>gui/words/piece_notes.py</extracomment>
        <translation>Всегда становится {piece} в зоне «{zone}».</translation>
    </message>
    <message>
        <source>{player}: {task}</source>
        <extracomment>gui/board/overlays.py</extracomment>
        <translation>{player}: {task}</translation>
    </message>
    <message>
        <source>{player} has chosen {setup}</source>
        <extracomment>gui/board/overlays.py</extracomment>
        <translation>{player:Nom} {player:=выбрал|выбрали|выбрали} расстановку «{setup}»</translation>
    </message>
    <message>
        <source>{player} chooses now</source>
        <extracomment>gui/board/overlays.py</extracomment>
        <translation>Сейчас {player:=выбирает|выбирают|выбираете} {player:nom}</translation>
    </message>
    <message>
        <source>Ready</source>
        <extracomment>gui/board/overlays.py</extracomment>
        <translation>Готово</translation>
    </message>
    <message>
        <source>Confirm</source>
        <extracomment>gui/board/overlays.py</extracomment>
        <translation>Подтвердить</translation>
    </message>
    <message>
        <source>{player}, it is your turn to choose</source>
        <extracomment>gui/board/overlays.py</extracomment>
        <translation>{player}, ваша очередь выбирать</translation>
    </message>
    <message>
        <source>{title}: {player} to move</source>
        <extracomment>gui/board/svg.py</extracomment>
        <translation>{title}, ход {player:gen}</translation>
    </message>
    <message>
        <source>Board</source>
        <extracomment>gui/app/preferences.py, gui/board/view.py</extracomment>
        <translation>Доска</translation>
    </message>
    <message>
        <source>Something went wrong in the program; your game is safe. The details are in {file}.</source>
        <extracomment>gui/app/application.py</extracomment>
        <translation>В программе произошла ошибка; ваша партия не пострадала. Подробности — в файле {file}.</translation>
    </message>
    <message>
        <source>About Surajang</source>
        <extracomment>gui/app/about.py</extracomment>
        <translation>О программе Surajang</translation>
    </message>
    <message>
        <source>Pandemonium, Mansindam and Palace Shogi, for two people at one computer or one against it.

Your games are saved in {folder}.

Surajang is free software under the MIT licence. It uses Qt under the LGPL and the work of many others.</source>
        <extracomment>gui/app/about.py</extracomment>
        <translation>Пандемониум, Мансиндам и Дворцовые сёги — для двоих за одним компьютером или против компьютера.

Ваши партии сохраняются в {folder}.

Surajang — свободная программа под лицензией MIT. В ней используются Qt по лицензии LGPL и труд многих других людей.</translation>
    </message>
    <message>
        <source>Level of the computer: {name}, rated {rating}. {words}</source>
        <extracomment>gui/play/match_fields.py</extracomment>
        <translation>Уровень компьютера: {name}, рейтинг {rating}. {words}</translation>
    </message>
    <message>
        <source>Minutes</source>
        <extracomment>gui/play/match_fields.py</extracomment>
        <translation>Минуты</translation>
    </message>
    <message>
        <source>Seconds</source>
        <extracomment>gui/play/match_fields.py</extracomment>
        <translation>Секунды</translation>
    </message>
    <message>
        <source> s per move</source>
        <extracomment>gui/matches/matches_text.py, gui/play/match_fields.py</extracomment>
        <translation> с на ход</translation>
    </message>
    <message>
        <source>Seconds added for each move</source>
        <extracomment>gui/play/match_fields.py</extracomment>
        <translation>Добавка за каждый ход, в секундах</translation>
    </message>
    <message>
        <source>Periods of byoyomi</source>
        <extracomment>gui/play/match_fields.py</extracomment>
        <translation>Периоды бёёми</translation>
    </message>
    <message>
        <source>Seconds of a byoyomi period</source>
        <extracomment>gui/play/match_fields.py</extracomment>
        <translation>Секунды в периоде бёёми</translation>
    </message>
    <message>
        <source>Players</source>
        <extracomment>gui/app/unfinished_dialog.py, gui/desk/games_list.py, gui/library/library_text.py</extracomment>
        <translation>Игроки</translation>
    </message>
    <message>
        <source>Date</source>
        <extracomment>gui/desk/games_list.py, gui/learn/puzzle_text.py, gui/library/library_text.py</extracomment>
        <translation>Дата</translation>
    </message>
    <message>
        <source>Result</source>
        <extracomment>gui/desk/games_list.py, gui/learn/puzzle_text.py, gui/library/library_text.py, gui/matches/matches_text.py, engine/playtest/texts.py: result</extracomment>
        <translation>Результат</translation>
    </message>
    <message>
        <source>Moves</source>
        <extracomment>engine/playtest/texts.py: moves</extracomment>
        <translation>Ходы</translation>
    </message>
    <message>
        <source>Game</source>
        <extracomment>gui/app/preferences.py, gui/desk/printing.py, gui/editor/setup_panel.py, gui/known/known_page.py, gui/learn/puzzles_page.py, gui/play/new_game.py, gui/rulebook/rules_window.py</extracomment>
        <translation>Игра</translation>
    </message>
    <message>
        <source>Unknown</source>
        <extracomment>gui/desk/games_list.py</extracomment>
        <translation>Неизвестно</translation>
    </message>
    <message>
        <source>Search players, dates, results</source>
        <extracomment>gui/desk/games_list.py</extracomment>
        <translation>Игроки, даты, результаты</translation>
    </message>
    <message>
        <source>Search</source>
        <extracomment>gui/desk/games_list.py, gui/rulebook/rules_window.py</extracomment>
        <translation>Поиск</translation>
    </message>
    <message>
        <source>Games</source>
        <extracomment>gui/app/practice_dialog.py, gui/desk/definitions_dialog.py, gui/desk/games_list.py, gui/desk/known_moves.py, gui/known/boards.py, gui/library/games_table.py, gui/library/library_text.py, gui/library/statistics.py, gui/matches/matches_text.py, gui/playtest/playtest_page.py, engine/playtest/texts.py: games</extracomment>
        <translation>Партии</translation>
    </message>
    <message>
        <source>Open</source>
        <extracomment>gui/desk/games_list.py, gui/library/library_text.py</extracomment>
        <translation>Открыть</translation>
    </message>
    <message>
        <source>{there_are:,} games</source>
        <extracomment>gui/desk/games_list.py</extracomment>
        <translation>Партий: {there_are:,}</translation>
    </message>
    <message>
        <source>{shown:,} of {there_are:,} games</source>
        <extracomment>gui/desk/games_list.py</extracomment>
        <translation>Партий: {shown:,} из {there_are:,}</translation>
    </message>
    <message>
        <source>On the board</source>
        <extracomment>gui/app/keys_dialogs.py</extracomment>
        <translation>На доске</translation>
    </message>
    <message>
        <source>New game</source>
        <extracomment>gui/play/game_messages.py, gui/play/new_game.py</extracomment>
        <translation>Новая партия</translation>
    </message>
    <message>
        <source>How to play</source>
        <extracomment>gui/app/start_cards.py, gui/known/known_page.py, gui/learn/learn_page.py, gui/play/game_messages.py, gui/play/new_game.py, gui/rulebook/rules_window.py</extracomment>
        <translation>Как играть</translation>
    </message>
    <message>
        <source>Start the game</source>
        <extracomment>gui/play/new_game.py</extracomment>
        <translation>Начать партию</translation>
    </message>
    <message>
        <source>Who plays</source>
        <extracomment>gui/play/new_game.py</extracomment>
        <translation>Кто играет</translation>
    </message>
    <message>
        <source>You play</source>
        <extracomment>gui/play/new_game.py</extracomment>
        <translation>Сторона</translation>
    </message>
    <message>
        <source>Level</source>
        <extracomment>gui/app/practice_dialog.py, gui/play/new_game.py, gui/workshop/trying.py</extracomment>
        <translation>Уровень</translation>
    </message>
    <message>
        <source>Its engine</source>
        <extracomment>gui/play/new_game.py</extracomment>
        <translation>Его движок</translation>
    </message>
    <message>
        <source>Thinks for</source>
        <extracomment>gui/play/new_game.py</extracomment>
        <translation>Думает</translation>
    </message>
    <message>
        <source>Clock</source>
        <extracomment>gui/matches/matches_text.py, gui/play/new_game.py</extracomment>
        <translation>Часы</translation>
    </message>
    <message>
        <source>Different time for the second player</source>
        <extracomment>gui/play/new_game.py</extracomment>
        <translation>У второго игрока другое время</translation>
    </message>
    <message>
        <source>FEN of the position</source>
        <extracomment>gui/editor/setup_panel.py, gui/play/new_game.py</extracomment>
        <translation>FEN позиции</translation>
    </message>
    <message>
        <source>Set up…</source>
        <extracomment>gui/play/new_game.py</extracomment>
        <translation>Доска…</translation>
    </message>
    <message>
        <source>Set up the position on a board</source>
        <extracomment>gui/play/new_game.py</extracomment>
        <translation>Расставить позицию на доске</translation>
    </message>
    <message>
        <source>Start from</source>
        <extracomment>gui/play/new_game.py</extracomment>
        <translation>Начало</translation>
    </message>
    <message>
        <source>Two players</source>
        <extracomment>gui/app/start_page.py, gui/play/new_game.py</extracomment>
        <translation>Два игрока</translation>
    </message>
    <message>
        <source>Against the computer</source>
        <extracomment>gui/play/new_game.py</extracomment>
        <translation>Против компьютера</translation>
    </message>
    <message>
        <source>Watch the computer</source>
        <extracomment>gui/play/new_game.py</extracomment>
        <translation>Компьютер сам с собой</translation>
    </message>
    <message>
        <source>Random</source>
        <extracomment>gui/play/new_game.py</extracomment>
        <translation>Случайно</translation>
    </message>
    <message>
        <source>Sudden death</source>
        <extracomment>gui/play/new_game.py</extracomment>
        <translation>До флага</translation>
    </message>
    <message>
        <source>Fischer</source>
        <extracomment>gui/play/new_game.py</extracomment>
        <translation>Фишер</translation>
    </message>
    <message>
        <source>Byoyomi</source>
        <extracomment>gui/play/new_game.py</extracomment>
        <translation>Бёёми</translation>
    </message>
    <message>
        <source>Start position</source>
        <extracomment>gui/editor/setup_panel.py, gui/known/boards.py, gui/play/new_game.py, gui/workshop/panels.py, gui/workshop/sections.py</extracomment>
        <translation>Начальная позиция</translation>
    </message>
    <message>
        <source>A position</source>
        <extracomment>gui/play/new_game.py</extracomment>
        <translation>Позиция</translation>
    </message>
    <message>
        <source>Preferences</source>
        <extracomment>gui/app/preferences.py</extracomment>
        <translation>Настройки</translation>
    </message>
    <message>
        <source>Pieces</source>
        <extracomment>gui/app/preferences.py, gui/desk/piece_palette.py, gui/desk/printing.py</extracomment>
        <translation>Фигуры</translation>
    </message>
    <message>
        <source>View and sounds</source>
        <extracomment>gui/app/preferences.py</extracomment>
        <translation>Вид и звуки</translation>
    </message>
    <message>
        <source>Computer</source>
        <extracomment>gui/app/preferences.py</extracomment>
        <translation>Компьютер</translation>
    </message>
    <message>
        <source>In two-player games, the board</source>
        <extracomment>gui/app/preferences.py</extracomment>
        <translation>Когда играют двое, доска</translation>
    </message>
    <message>
        <source>Letters and digits read the board aloud</source>
        <extracomment>gui/app/preferences.py, gui/shell/settings.py</extracomment>
        <translation>Буквы и цифры на доске читают её вслух</translation>
    </message>
    <message>
        <source>Language</source>
        <extracomment>gui/app/preferences.py, gui/shell/settings.py</extracomment>
        <translation>Язык</translation>
    </message>
    <message>
        <source>Colours</source>
        <extracomment>gui/app/preferences.py</extracomment>
        <translation>Тема</translation>
    </message>
    <message>
        <source>Text size</source>
        <extracomment>gui/app/preferences.py</extracomment>
        <translation>Размер текста</translation>
    </message>
    <message>
        <source>Volume</source>
        <extracomment>gui/app/preferences.py, gui/shell/settings.py</extracomment>
        <translation>Громкость</translation>
    </message>
    <message>
        <source>The coach asks before a careless move</source>
        <extracomment>gui/app/preferences.py, gui/shell/settings.py</extracomment>
        <translation>Тренер спрашивает перед зевком</translation>
    </message>
    <message>
        <source>Engine memory</source>
        <extracomment>gui/app/preferences.py</extracomment>
        <translation>Память движка</translation>
    </message>
    <message>
        <source> MB</source>
        <extracomment>gui/app/preferences.py</extracomment>
        <translation> МБ</translation>
    </message>
    <message>
        <source>Differences</source>
        <extracomment>gui/desk/printing.py, gui/rulebook/generated.py, gui/rulebook/rules_pdf.py, gui/rulebook/rules_view.py, gui/rulebook/rules_window.py, gui/shell/knowledge.py</extracomment>
        <translation>В чём отличия</translation>
    </message>
    <message>
        <source>Search the rules</source>
        <extracomment>gui/rulebook/rules_window.py</extracomment>
        <translation>Поиск в правилах</translation>
    </message>
    <message>
        <source>Contents</source>
        <extracomment>gui/rulebook/rules_web_page.py, gui/rulebook/rules_window.py</extracomment>
        <translation>Содержание</translation>
    </message>
    <message>
        <source>Save as PDF…</source>
        <extracomment>gui/desk/printing.py, gui/rulebook/rules_window.py</extracomment>
        <translation>Сохранить как PDF…</translation>
    </message>
    <message>
        <source>Nothing found</source>
        <extracomment>gui/rulebook/rules_window.py</extracomment>
        <translation>Ничего не найдено</translation>
    </message>
    <message>
        <source>Leave without saving</source>
        <extracomment>gui/desk/save_commands.py</extracomment>
        <translation>Выйти без сохранения</translation>
    </message>
    <message>
        <source>Stay</source>
        <extracomment>gui/desk/save_commands.py</extracomment>
        <translation>Остаться</translation>
    </message>
    <message>
        <source>Study</source>
        <extracomment>gui/app/start_cards.py, gui/app/start_page.py, gui/app/unfinished_games.py, gui/known/boards.py, gui/study/study_dialog.py, gui/study/study_notes.py</extracomment>
        <translation>Студия</translation>
    </message>
    <message>
        <source>Last changed</source>
        <extracomment>gui/study/study_dialog.py</extracomment>
        <translation>Изменена</translation>
    </message>
    <message>
        <source>A position (FEN)</source>
        <extracomment>gui/study/study_dialog.py</extracomment>
        <translation>Позиция (FEN)</translation>
    </message>
    <message>
        <source>FEN of a position</source>
        <extracomment>gui/study/study_dialog.py</extracomment>
        <translation>FEN позиции</translation>
    </message>
    <message>
        <source>New study</source>
        <extracomment>gui/storage/studies_folder.py, gui/study/study_dialog.py</extracomment>
        <translation>Новая студия</translation>
    </message>
    <message>
        <source>Looking for your studies…</source>
        <extracomment>gui/study/study_dialog.py</extracomment>
        <translation>Поиск ваших студий…</translation>
    </message>
    <message>
        <source>Put aside</source>
        <extracomment>gui/app/unfinished_dialog.py, gui/study/study_dialog.py</extracomment>
        <translation>Убрать</translation>
    </message>
    <message>
        <source>Put this study aside (Del)</source>
        <extracomment>gui/study/study_dialog.py</extracomment>
        <translation>Убрать эту студию (Del)</translation>
    </message>
    <message>
        <source>Continue</source>
        <extracomment>gui/app/practice_dialog.py, gui/app/start_cards.py, gui/app/start_page.py, gui/app/unfinished_dialog.py, gui/matches/matches_text.py, gui/play/game_messages.py, gui/playtest/playtest_page.py, gui/study/study_dialog.py</extracomment>
        <translation>Продолжить</translation>
    </message>
    <message>
        <source>Studies</source>
        <extracomment>gui/study/study_dialog.py</extracomment>
        <translation>Студии</translation>
    </message>
    <message>
        <source>Close</source>
        <extracomment>gui/app/practice_dialog.py, gui/app/unfinished_dialog.py, gui/engines/engine_options.py, gui/engines/engines_dialog.py, gui/kit/long_text.py, gui/library/library_text.py, gui/study/study_dialog.py</extracomment>
        <translation>Закрыть</translation>
    </message>
    <message>
        <source>Studies are saved here as you edit them.</source>
        <extracomment>gui/study/study_dialog.py</extracomment>
        <translation>Студии сохраняются здесь по ходу правки.</translation>
    </message>
    <message>
        <source>The study was put aside. Its file is {there}.</source>
        <extracomment>gui/study/study_dialog.py</extracomment>
        <translation>Студия убрана. Её файл — {there}.</translation>
    </message>
    <message>
        <source>The study could not be put aside: {why}.</source>
        <extracomment>gui/study/study_dialog.py</extracomment>
        <translation>Не удалось убрать студию: {why}.</translation>
    </message>
    <message>
        <source>Last played</source>
        <extracomment>gui/app/unfinished_dialog.py</extracomment>
        <translation>Последний ход</translation>
    </message>
    <message>
        <source>Unfinished games</source>
        <extracomment>gui/app/unfinished_dialog.py</extracomment>
        <translation>Неоконченные партии</translation>
    </message>
    <message>
        <source>Undo</source>
        <extracomment>gui/app/start_cards.py, gui/app/unfinished_dialog.py, gui/workshop/draft_page.py</extracomment>
        <translation>Отменить</translation>
    </message>
    <message>
        <source>Put this game aside (Del)</source>
        <extracomment>gui/app/unfinished_dialog.py</extracomment>
        <translation>Убрать эту партию (Del)</translation>
    </message>
    <message>
        <source>{words}, last played {time_text}</source>
        <extracomment>gui/app/unfinished_dialog.py</extracomment>
        <translation>{words}, последний ход {time_text}</translation>
    </message>
    <message>
        <source>The engine cannot be started: {words}.</source>
        <extracomment>gui/engines/engine_process.py</extracomment>
        <translation>Не удаётся запустить движок: {words}.</translation>
    </message>
    <message>
        <source>The game cannot be set as an option.</source>
        <extracomment>gui/engines/engine_process.py</extracomment>
        <translation>Игру нельзя задать как параметр.</translation>
    </message>
    <message>
        <source>{value} has no button {name}.</source>
        <extracomment>gui/engines/engine_process.py</extracomment>
        <translation>В {value} нет кнопки {name}.</translation>
    </message>
    <message>
        <source>{value} does not support the game being played here.</source>
        <extracomment>gui/engines/engine_process.py</extracomment>
        <translation>{value} не поддерживает игру, в которую здесь играют.</translation>
    </message>
    <message>
        <source>{value} has no option {name}.</source>
        <extracomment>gui/engines/engine_process.py</extracomment>
        <translation>В {value} нет параметра {name}.</translation>
    </message>
    <message>
        <source>{name} must be one of: {join}.</source>
        <extracomment>gui/engines/protocol.py</extracomment>
        <translation>Значение {name} должно быть одним из этих: {join}.</translation>
    </message>
    <message>
        <source>{name} takes a single line.</source>
        <extracomment>gui/engines/protocol.py</extracomment>
        <translation>Параметр {name} принимает одну строку.</translation>
    </message>
    <message>
        <source>{name} takes no value.</source>
        <extracomment>gui/engines/protocol.py</extracomment>
        <translation>Параметр {name} не принимает значений.</translation>
    </message>
    <message>
        <source>Open a game</source>
        <extracomment>gui/desk/file_dialogs.py</extracomment>
        <translation>Открыть партию</translation>
    </message>
    <message>
        <source>A file {readable} already exists.</source>
        <extracomment>gui/desk/file_dialogs.py</extracomment>
        <translation>Файл {readable} уже существует.</translation>
    </message>
    <message>
        <source>Replace it</source>
        <extracomment>gui/desk/file_dialogs.py, gui/desk/save_commands.py</extracomment>
        <translation>Заменить</translation>
    </message>
    <message>
        <source>The text on the clipboard</source>
        <extracomment>gui/desk/open_commands.py</extracomment>
        <translation>Текст в буфере обмена</translation>
    </message>
    <message>
        <source>The dropped text</source>
        <extracomment>gui/desk/open_commands.py</extracomment>
        <translation>Перетащенный текст</translation>
    </message>
    <message>
        <source>Opening the text on the clipboard…</source>
        <extracomment>gui/desk/open_commands.py</extracomment>
        <translation>Открывается текст из буфера обмена…</translation>
    </message>
    <message>
        <source>Opening the dropped text…</source>
        <extracomment>gui/desk/open_commands.py</extracomment>
        <translation>Открывается перетащенный текст…</translation>
    </message>
    <message>
        <source>Games on the clipboard</source>
        <extracomment>gui/desk/open_commands.py</extracomment>
        <translation>Партии из буфера обмена</translation>
    </message>
    <message>
        <source>Dropped games</source>
        <extracomment>gui/desk/open_commands.py</extracomment>
        <translation>Перетащенные партии</translation>
    </message>
    <message>
        <source>Opening {name}…</source>
        <extracomment>gui/desk/open_commands.py</extracomment>
        <translation>Открывается {name}…</translation>
    </message>
    <message>
        <source>This game</source>
        <extracomment>gui/desk/open_commands.py</extracomment>
        <translation>Эта партия</translation>
    </message>
    <message>
        <source>Opening the study…</source>
        <extracomment>gui/desk/open_commands.py</extracomment>
        <translation>Открывается студия…</translation>
    </message>
    <message>
        <source>Games in {name}</source>
        <extracomment>gui/desk/open_commands.py</extracomment>
        <translation>Партии в {name}</translation>
    </message>
    <message>
        <source>Opening the game…</source>
        <extracomment>gui/app/unfinished_reader.py, gui/desk/open_commands.py</extracomment>
        <translation>Открывается партия…</translation>
    </message>
    <message>
        <source>That game cannot be read. {sentence}</source>
        <extracomment>gui/desk/open_commands.py</extracomment>
        <translation>Эту партию не удаётся прочесть. {sentence}</translation>
    </message>
    <message>
        <source>{name} contains no readable game. {sentence}</source>
        <extracomment>gui/desk/open_commands.py</extracomment>
        <translation>В {name} нет партий, которые можно прочесть. {sentence}</translation>
    </message>
    <message>
        <source>There is no text on the clipboard.</source>
        <extracomment>gui/desk/open_commands.py</extracomment>
        <translation>В буфере обмена нет текста.</translation>
    </message>
    <message>
        <source>{name} is neither a game nor a position.</source>
        <extracomment>gui/desk/open_commands.py</extracomment>
        <translation>{name} — это не партия и не позиция.</translation>
    </message>
    <message>
        <source>{name} is not a position of {title}. {why}</source>
        <extracomment>gui/desk/open_commands.py</extracomment>
        <translation>{name} — это не позиция игры «{title}». {why}</translation>
    </message>
    <message>
        <source>Save the rules</source>
        <extracomment>gui/desk/printing.py</extracomment>
        <translation>Сохранить правила</translation>
    </message>
    <message>
        <source>How to play {title}</source>
        <extracomment>gui/desk/printing.py, gui/rulebook/rules_pdf.py, gui/rulebook/rules_web_page.py</extracomment>
        <translation>Правила игры «{title}»</translation>
    </message>
    <message>
        <source>PDF document (*.pdf)</source>
        <extracomment>gui/desk/printing.py, gui/desk/report_exports.py, gui/desk/share_commands.py</extracomment>
        <translation>Документ PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Saved to {readable}.</source>
        <extracomment>gui/storage/paths.py</extracomment>
        <translation>Сохранено в {readable}.</translation>
    </message>
    <message>
        <source>The PDF could not be saved: {why}.</source>
        <extracomment>gui/desk/printing.py, gui/desk/share_commands.py</extracomment>
        <translation>Не удалось сохранить PDF: {why}.</translation>
    </message>
    <message>
        <source>Its current contents would be lost.</source>
        <extracomment>gui/desk/save_commands.py</extracomment>
        <translation>Его нынешнее содержимое пропадёт.</translation>
    </message>
    <message>
        <source>Replace the game</source>
        <extracomment>gui/desk/save_commands.py</extracomment>
        <translation>Заменить партию</translation>
    </message>
    <message>
        <source>This game is still in the file, and only this game would be replaced.</source>
        <extracomment>gui/desk/save_commands.py</extracomment>
        <translation>Эта партия всё ещё есть в файле; заменена будет только она.</translation>
    </message>
    <message>
        <source>Add it</source>
        <extracomment>gui/desk/save_commands.py</extracomment>
        <translation>Добавить</translation>
    </message>
    <message>
        <source>This game is no longer in the file. It would be added after the others.</source>
        <extracomment>gui/desk/save_commands.py</extracomment>
        <translation>Этой партии в файле больше нет. Она будет добавлена после остальных.</translation>
    </message>
    <message>
        <source>{name} was changed by another program.</source>
        <extracomment>gui/desk/save_commands.py</extracomment>
        <translation>Файл {name} изменён другой программой.</translation>
    </message>
    <message>
        <source>{name} is still being saved.</source>
        <extracomment>gui/desk/save_commands.py</extracomment>
        <translation>Файл {name} ещё сохраняется.</translation>
    </message>
    <message>
        <source>Save as…</source>
        <extracomment>gui/desk/messages.py, gui/desk/save_commands.py</extracomment>
        <translation>Сохранить как…</translation>
    </message>
    <message>
        <source>Saving {name}…</source>
        <extracomment>gui/desk/save_commands.py, gui/library/library_actions.py</extracomment>
        <translation>Сохраняется {name}…</translation>
    </message>
    <message>
        <source>{name} could not be saved: {why}.</source>
        <extracomment>gui/storage/paths.py</extracomment>
        <translation>Не удалось сохранить {name}: {why}.</translation>
    </message>
    <message>
        <source>Saved as {name}.</source>
        <extracomment>gui/desk/save_commands.py</extracomment>
        <translation>Сохранено под именем {name}.</translation>
    </message>
    <message>
        <source>The position is on the clipboard.</source>
        <extracomment>gui/desk/share_commands.py, gui/library/library_page.py</extracomment>
        <translation>Позиция в буфере обмена.</translation>
    </message>
    <message>
        <source>Your puzzle results</source>
        <extracomment>gui/learn/puzzle_record.py</extracomment>
        <translation>Ваши результаты в задачах</translation>
    </message>
    <message>
        <source>Start again</source>
        <extracomment>gui/rulebook/rules_view.py, gui/workshop/trying.py</extracomment>
        <translation>Заново</translation>
    </message>
    <message>
        <source>Board. {caption}</source>
        <extracomment>gui/rulebook/rules_view.py</extracomment>
        <translation>Доска. {caption}</translation>
    </message>
    <message>
        <source>Not all games were read: the process reading them stopped.</source>
        <extracomment>gui/library/library.py</extracomment>
        <translation>Прочитаны не все партии: процесс чтения остановился.</translation>
    </message>
    <message>
        <source>The list of games cannot be updated: {why}.</source>
        <extracomment>gui/library/library.py</extracomment>
        <translation>Не удаётся обновить список партий: {why}.</translation>
    </message>
    <message>
        <source>The list of games cannot be read: {why}.</source>
        <extracomment>gui/library/library.py</extracomment>
        <translation>Не удаётся прочесть список партий: {why}.</translation>
    </message>
    <message>
        <source>No more tags can be stored: there are already too many.</source>
        <extracomment>gui/library/own_data.py</extracomment>
        <translation>Больше тегов сохранить нельзя: их уже слишком много.</translation>
    </message>
    <message>
        <source>{name} was added: only games played here can be deleted.</source>
        <extracomment>gui/library/library_actions.py</extracomment>
        <translation>Файл {name} добавлен извне: удалять можно только сыгранные здесь партии.</translation>
    </message>
    <message>
        <source>{name} has changed. The list is being updated; try again in a moment.</source>
        <extracomment>gui/library/library_actions.py</extracomment>
        <translation>Файл {name} изменился. Список обновляется; попробуйте ещё раз чуть позже.</translation>
    </message>
    <message>
        <source>{name} cannot be read: {why}.</source>
        <extracomment>gui/app/own_game_commands.py, gui/library/library_actions.py, gui/library/library_text.py, gui/storage/games_folder.py, gui/storage/opening.py, gui/workshop/workshop_page.py</extracomment>
        <translation>Не удаётся прочесть {name}: {why}.</translation>
    </message>
    <message>
        <source>That game is being played in another window.</source>
        <extracomment>gui/library/library_actions.py</extracomment>
        <translation>Эта партия идёт в другом окне.</translation>
    </message>
    <message>
        <source>{name} contains more than this game and was not deleted.</source>
        <extracomment>gui/library/library_actions.py</extracomment>
        <translation>В файле {name} не только эта партия, поэтому он не удалён.</translation>
    </message>
    <message>
        <source>{name} could not be moved to the trash.</source>
        <extracomment>gui/library/library_actions.py</extracomment>
        <translation>Не удалось переместить {name} в корзину.</translation>
    </message>
    <message>
        <source>Figures</source>
        <extracomment>gui/board/pieces.py</extracomment>
        <translation>Фигурки</translation>
    </message>
    <message>
        <source>Hanja tablets</source>
        <extracomment>gui/board/pieces.py</extracomment>
        <translation>Таблички с ханчой</translation>
    </message>
    <message>
        <source>Wedges with pictures</source>
        <extracomment>gui/board/pieces.py</extracomment>
        <translation>Клинья с рисунками</translation>
    </message>
    <message>
        <source>Wedges with hanja</source>
        <extracomment>gui/board/pieces.py</extracomment>
        <translation>Клинья с ханчой</translation>
    </message>
    <message>
        <source>The computer&apos;s engine answered with illegal moves.</source>
        <extracomment>gui/play/computer_turn.py, gui/workshop/trying.py</extracomment>
        <translation>Движок компьютера ответил недопустимыми ходами.</translation>
    </message>
    <message>
        <source>There is no hint for this position.</source>
        <extracomment>gui/play/computer_turn.py</extracomment>
        <translation>Для этой позиции подсказки нет.</translation>
    </message>
    <message>
        <source>Novice</source>
        <comment>a level</comment>
        <extracomment>gui/players/levels.py</extracomment>
        <translation>Новичок</translation>
    </message>
    <message>
        <source>Overlooks most captures; meant to be beaten.</source>
        <extracomment>gui/players/levels.py</extracomment>
        <translation>Не видит большинства взятий; создан, чтобы у него выигрывали.</translation>
    </message>
    <message>
        <source>Recruit</source>
        <comment>a level</comment>
        <extracomment>gui/players/levels.py</extracomment>
        <translation>Рекрут</translation>
    </message>
    <message>
        <source>Captures now and then, and protects little.</source>
        <extracomment>gui/players/levels.py</extracomment>
        <translation>Иногда берёт, но мало что защищает.</translation>
    </message>
    <message>
        <source>Apprentice</source>
        <comment>a level</comment>
        <extracomment>gui/players/levels.py</extracomment>
        <translation>Ученик</translation>
    </message>
    <message>
        <source>Leaves pieces unprotected.</source>
        <extracomment>gui/players/levels.py</extracomment>
        <translation>Оставляет фигуры без защиты.</translation>
    </message>
    <message>
        <source>Page</source>
        <comment>a level</comment>
        <extracomment>gui/players/levels.py</extracomment>
        <translation>Паж</translation>
    </message>
    <message>
        <source>Takes what it sees, and sees little.</source>
        <extracomment>gui/players/levels.py</extracomment>
        <translation>Берёт всё, что видит, а видит мало.</translation>
    </message>
    <message>
        <source>Squire</source>
        <comment>a level</comment>
        <extracomment>gui/players/levels.py</extracomment>
        <translation>Оруженосец</translation>
    </message>
    <message>
        <source>Looks one exchange ahead.</source>
        <extracomment>gui/players/levels.py</extracomment>
        <translation>Видит на один размен вперёд.</translation>
    </message>
    <message>
        <source>Scout</source>
        <comment>a level</comment>
        <extracomment>gui/players/levels.py</extracomment>
        <translation>Разведчик</translation>
    </message>
    <message>
        <source>Spots simple threats.</source>
        <extracomment>gui/players/levels.py</extracomment>
        <translation>Замечает простые угрозы.</translation>
    </message>
    <message>
        <source>Knight</source>
        <comment>a level</comment>
        <extracomment>gui/players/levels.py</extracomment>
        <translation>Рыцарь</translation>
    </message>
    <message>
        <source>A steady club player.</source>
        <extracomment>gui/players/levels.py</extracomment>
        <translation>Крепкий клубный игрок.</translation>
    </message>
    <message>
        <source>Captain</source>
        <comment>a level</comment>
        <extracomment>gui/players/levels.py</extracomment>
        <translation>Капитан</translation>
    </message>
    <message>
        <source>Punishes careless moves.</source>
        <extracomment>gui/players/levels.py</extracomment>
        <translation>Наказывает за небрежные ходы.</translation>
    </message>
    <message>
        <source>Cardinal</source>
        <comment>a level</comment>
        <extracomment>gui/players/levels.py</extracomment>
        <translation>Кардинал</translation>
    </message>
    <message>
        <source>Sees combinations coming.</source>
        <extracomment>gui/players/levels.py</extracomment>
        <translation>Видит комбинации заранее.</translation>
    </message>
    <message>
        <source>Marshal</source>
        <comment>a level</comment>
        <extracomment>gui/players/levels.py</extracomment>
        <translation>Маршал</translation>
    </message>
    <message>
        <source>Rarely errs.</source>
        <extracomment>gui/players/levels.py</extracomment>
        <translation>Редко ошибается.</translation>
    </message>
    <message>
        <source>Dragon</source>
        <comment>a level</comment>
        <extracomment>gui/players/levels.py</extracomment>
        <translation>Дракон</translation>
    </message>
    <message>
        <source>Holds little back.</source>
        <extracomment>gui/players/levels.py</extracomment>
        <translation>Почти не сдерживается.</translation>
    </message>
    <message>
        <source>Asura</source>
        <comment>a level</comment>
        <extracomment>gui/players/levels.py</extracomment>
        <translation>Асура</translation>
    </message>
    <message>
        <source>Uses everything it has learned.</source>
        <extracomment>gui/players/levels.py</extracomment>
        <translation>Использует всё, чему научился.</translation>
    </message>
    <message>
        <source>You</source>
        <extracomment>gui/words/naming.py</extracomment>
        <translation>Вы</translation>
    </message>
    <message>
        <source>{name} (level {level})</source>
        <extracomment>gui/words/naming.py</extracomment>
        <translation>{name} (уровень {level})</translation>
    </message>
    <message>
        <source>{readable} contains no readable game. {why}</source>
        <extracomment>gui/players/saved_game.py</extracomment>
        <translation>В {readable} нет партий, которые можно прочесть. {why}</translation>
    </message>
    <message>
        <source>There is no game in this text.</source>
        <extracomment>gui/players/saved_game.py, rules/words.py: no game</extracomment>
        <translation>В этом тексте нет партии.</translation>
    </message>
    <message>
        <source>{readable} cannot be read: {why}.</source>
        <extracomment>gui/players/saved_game.py</extracomment>
        <translation>Не удаётся прочесть {readable}: {why}.</translation>
    </message>
    <message>
        <source>{readable} cannot be read: {error}.</source>
        <extracomment>gui/players/saved_game.py</extracomment>
        <translation>Не удаётся прочесть {readable}: {error}.</translation>
    </message>
    <message>
        <source>In two-&amp;player games, the board</source>
        <extracomment>gui/app/menus.py</extracomment>
        <translation>Когда играют &amp;двое, доска</translation>
    </message>
    <message>
        <source>{shortened}, {title}. It was not closed; all edits were kept.</source>
        <extracomment>gui/app/unfinished_games.py</extracomment>
        <translation>{shortened}, {title}. Студия не была закрыта; все правки сохранены.</translation>
    </message>
    <message>
        <source>The game stays among the unfinished games, and you can continue it from the start page.</source>
        <extracomment>gui/play/game_messages.py</extracomment>
        <translation>Партия останется среди неоконченных; продолжить её можно с главной страницы.</translation>
    </message>
    <message>
        <source>Rematch</source>
        <extracomment>gui/play/game_messages.py</extracomment>
        <translation>Реванш</translation>
    </message>
    <message>
        <source>The clocks are stopped until then.</source>
        <extracomment>gui/play/game_messages.py</extracomment>
        <translation>До тех пор часы остановлены.</translation>
    </message>
    <message>
        <source>{offerer} offers a draw</source>
        <extracomment>gui/play/game_messages.py</extracomment>
        <translation>{offerer:Nom} {offerer:=предложил|предложили|предложили} ничью</translation>
    </message>
    <message>
        <source>Resign this game?</source>
        <extracomment>gui/play/game_messages.py</extracomment>
        <translation>Сдать эту партию?</translation>
    </message>
    <message>
        <source>Leave this game for a study?</source>
        <extracomment>gui/play/game_messages.py</extracomment>
        <translation>Уйти из партии в студию?</translation>
    </message>
    <message>
        <source>Play on from here?</source>
        <extracomment>gui/play/game_messages.py</extracomment>
        <translation>Играть отсюда?</translation>
    </message>
    <message>
        <source>The computer cannot continue</source>
        <extracomment>gui/play/game_messages.py</extracomment>
        <translation>Компьютер не может продолжать</translation>
    </message>
    <message>
        <source>Study this game</source>
        <extracomment>gui/matches/matches_page.py, gui/play/game_messages.py</extracomment>
        <translation>В студию</translation>
    </message>
    <message>
        <source>Resign</source>
        <extracomment>gui/play/game_messages.py</extracomment>
        <translation>Сдаться</translation>
    </message>
    <message>
        <source>Play on</source>
        <extracomment>gui/play/game_messages.py</extracomment>
        <translation>Играть дальше</translation>
    </message>
    <message>
        <source>Study it</source>
        <extracomment>gui/editor/setup_panel.py, gui/library/library_text.py, gui/play/game_messages.py</extracomment>
        <translation>В студию</translation>
    </message>
    <message>
        <source>The result no longer counts.</source>
        <extracomment>gui/play/game_messages.py</extracomment>
        <translation>Результат больше не считается.</translation>
    </message>
    <message>
        <source>What was played stays as a variation.</source>
        <extracomment>gui/play/game_messages.py</extracomment>
        <translation>Сыгранное останется вариантом.</translation>
    </message>
    <message>
        <source>The game is paused.</source>
        <extracomment>gui/play/game_messages.py, gui/play/move_entry.py</extracomment>
        <translation>Партия на паузе.</translation>
    </message>
    <message>
        <source>Try again</source>
        <extracomment>gui/learn/lesson_page.py, gui/learn/puzzle_text.py, gui/play/game_messages.py, gui/review/review_text.py</extracomment>
        <translation>Ещё раз</translation>
    </message>
    <message>
        <source>Continue as two players</source>
        <extracomment>gui/play/game_messages.py</extracomment>
        <translation>Доиграть вдвоём</translation>
    </message>
    <message>
        <source>Take back</source>
        <extracomment>gui/play/game_messages.py, gui/workshop/trying.py</extracomment>
        <translation>Вернуть ход</translation>
    </message>
    <message>
        <source>Accept</source>
        <extracomment>gui/play/game_messages.py</extracomment>
        <translation>Принять</translation>
    </message>
    <message>
        <source>Decline</source>
        <extracomment>gui/play/game_messages.py</extracomment>
        <translation>Отклонить</translation>
    </message>
    <message>
        <source>Use Surajang&apos;s own engine</source>
        <extracomment>gui/play/game_messages.py</extracomment>
        <translation>Взять движок Surajang</translation>
    </message>
    <message>
        <source>{colour}, level {level}</source>
        <extracomment>gui/play/game_page.py</extracomment>
        <translation>{colour}, уровень {level}</translation>
    </message>
    <message>
        <source>Looking for a hint</source>
        <extracomment>gui/play/game_page.py</extracomment>
        <translation>Поиск подсказки</translation>
    </message>
    <message>
        <source>Back to the game</source>
        <extracomment>gui/play/game_page.py, gui/play/move_entry.py</extracomment>
        <translation>Вернуться к партии</translation>
    </message>
    <message>
        <source>Play on…</source>
        <extracomment>gui/play/game_page.py</extracomment>
        <translation>Играть отсюда…</translation>
    </message>
    <message>
        <source>It played {written}.</source>
        <extracomment>gui/play/game_page.py</extracomment>
        <translation>Компьютер сыграл {written}.</translation>
    </message>
    <message>
        <source>The computer has moved</source>
        <extracomment>gui/play/game_page.py</extracomment>
        <translation>Компьютер сделал ход</translation>
    </message>
    <message>
        <source>Thinking</source>
        <extracomment>gui/play/game_page.py</extracomment>
        <translation>Думает</translation>
    </message>
    <message>
        <source>It is the computer&apos;s turn.</source>
        <extracomment>gui/play/move_entry.py</extracomment>
        <translation>Сейчас ходит компьютер.</translation>
    </message>
    <message>
        <source>The game has continued from this position.</source>
        <extracomment>gui/play/move_entry.py</extracomment>
        <translation>После этой позиции партия продолжилась.</translation>
    </message>
    <message>
        <source>Type a move</source>
        <extracomment>gui/desk/typed_move.py</extracomment>
        <translation>Ввести ход</translation>
    </message>
    <message>
        <source>Repetition</source>
        <extracomment>gui/play/move_entry.py, gui/words/outcome_text.py, gui/workshop/panels.py, assets/rules/differences.toml</extracomment>
        <translation>Повторение</translation>
    </message>
    <message>
        <source>The game is over here.</source>
        <extracomment>gui/analysis/analysis_text.py, gui/play/move_entry.py, gui/study/study_page.py</extracomment>
        <translation>Здесь партия окончена.</translation>
    </message>
    <message>
        <source>Earlier position: press End to return to the game.</source>
        <extracomment>gui/play/move_entry.py</extracomment>
        <translation>Более ранняя позиция. End — к партии.</translation>
    </message>
    <message>
        <source>Earlier position</source>
        <extracomment>gui/play/move_entry.py</extracomment>
        <translation>Более ранняя позиция</translation>
    </message>
    <message>
        <source>The game is over; you can try out moves. {words}</source>
        <extracomment>gui/play/move_entry.py</extracomment>
        <translation>Партия окончена; ходы можно пробовать. {words}</translation>
    </message>
    <message>
        <source>Play it</source>
        <extracomment>gui/play/move_entry.py</extracomment>
        <translation>Сыграть</translation>
    </message>
    <message>
        <source>Play something else</source>
        <extracomment>gui/play/move_entry.py</extracomment>
        <translation>Сыграть иначе</translation>
    </message>
    <message>
        <source>The game is over; try a move</source>
        <extracomment>gui/play/move_entry.py</extracomment>
        <translation>Партия окончена; попробуйте ход</translation>
    </message>
    <message>
        <source>Try a move</source>
        <extracomment>gui/play/move_entry.py</extracomment>
        <translation>Попробовать ход</translation>
    </message>
    <message>
        <source>Take back to here</source>
        <extracomment>gui/play/move_entry.py</extracomment>
        <translation>Вернуть сюда</translation>
    </message>
    <message>
        <source>Opening {shortened}…</source>
        <extracomment>gui/app/start_page.py</extracomment>
        <translation>Открывается {shortened}…</translation>
    </message>
    <message>
        <source>The rule</source>
        <extracomment>gui/desk/messages.py, gui/play/game_messages.py</extracomment>
        <translation>Правило</translation>
    </message>
    <message>
        <source>Play the computer</source>
        <extracomment>gui/app/start_page.py</extracomment>
        <translation>С компьютером</translation>
    </message>
    <message>
        <source>Open…</source>
        <extracomment>gui/app/start_page.py</extracomment>
        <translation>Открыть…</translation>
    </message>
    <message>
        <source>My games</source>
        <extracomment>gui/app/start_page.py, gui/desk/known_moves.py, gui/library/library_text.py</extracomment>
        <translation>Мои партии</translation>
    </message>
    <message>
        <source>Learn</source>
        <extracomment>gui/app/start_page.py, gui/learn/lesson_text.py</extracomment>
        <translation>Обучение</translation>
    </message>
    <message>
        <source>Puzzles</source>
        <extracomment>gui/app/start_page.py, gui/learn/learn_page.py, gui/learn/puzzle_text.py</extracomment>
        <translation>Задачи</translation>
    </message>
    <message>
        <source>An unfinished game cannot be read.</source>
        <extracomment>gui/app/start_page.py</extracomment>
        <translation>Не удаётся прочесть неоконченную партию.</translation>
    </message>
    <message>
        <source>Continue your study</source>
        <extracomment>gui/app/start_page.py</extracomment>
        <translation>Продолжите студию</translation>
    </message>
    <message>
        <source>Not now</source>
        <extracomment>gui/app/start_page.py, gui/updates/updates_dialog.py</extracomment>
        <translation>Не сейчас</translation>
    </message>
    <message>
        <source>The game ends here</source>
        <extracomment>gui/study/study_page.py</extracomment>
        <translation>Здесь партия заканчивается</translation>
    </message>
    <message>
        <source>Study: {shortened} · {title}</source>
        <extracomment>gui/study/study_page.py</extracomment>
        <translation>Студия: {shortened} · {title}</translation>
    </message>
    <message>
        <source>Name of the study</source>
        <extracomment>gui/study/study_notes.py</extracomment>
        <translation>Название студии</translation>
    </message>
    <message>
        <source>The line is on the clipboard.</source>
        <extracomment>gui/study/study_page.py</extracomment>
        <translation>Вариант в буфере обмена.</translation>
    </message>
    <message>
        <source>The moves are on the clipboard.</source>
        <extracomment>gui/study/study_page.py</extracomment>
        <translation>Ходы в буфере обмена.</translation>
    </message>
    <message>
        <source>{value} to move, in check</source>
        <extracomment>gui/study/study_notes.py</extracomment>
        <translation>Ход {value:gen}, шах</translation>
    </message>
    <message>
        <source>{value} to move</source>
        <extracomment>gui/study/study_notes.py</extracomment>
        <translation>Ход {value:gen}</translation>
    </message>
    <message>
        <source>Dismiss</source>
        <extracomment>gui/desk/messages.py</extracomment>
        <translation>Скрыть</translation>
    </message>
    <message>
        <source>Analysis options</source>
        <extracomment>gui/analysis/analysis_panel.py</extracomment>
        <translation>Параметры анализа</translation>
    </message>
    <message>
        <source>Lines</source>
        <extracomment>gui/analysis/analysis_panel.py</extracomment>
        <translation>Варианты</translation>
    </message>
    <message>
        <source>Score</source>
        <extracomment>gui/analysis/analysis_panel.py</extracomment>
        <translation>Оценка</translation>
    </message>
    <message>
        <source>Always on in studies</source>
        <extracomment>gui/analysis/analysis_panel.py</extracomment>
        <translation>Вкл. во всех студиях</translation>
    </message>
    <message>
        <source>From {value}&apos;s point of view</source>
        <extracomment>gui/analysis/analysis_panel.py</extracomment>
        <translation>С точки зрения {value:gen}</translation>
    </message>
    <message>
        <source>From the point of view of the side to move</source>
        <extracomment>gui/analysis/analysis_panel.py</extracomment>
        <translation>С точки зрения того, чей ход</translation>
    </message>
    <message>
        <source>Put this game aside</source>
        <extracomment>gui/app/start_cards.py</extracomment>
        <translation>Убрать эту партию</translation>
    </message>
    <message>
        <source>Unfinished games ({number})…</source>
        <extracomment>gui/app/start_cards.py</extracomment>
        <translation>Неоконченные ({number})…</translation>
    </message>
    <message>
        <source>Continue your game</source>
        <extracomment>gui/app/start_cards.py</extracomment>
        <translation>Продолжите партию</translation>
    </message>
    <message>
        <source>{title}: show all</source>
        <extracomment>gui/kit/long_text.py</extracomment>
        <translation>{title}: показать всё</translation>
    </message>
    <message>
        <source>Show all of it</source>
        <extracomment>gui/kit/long_text.py</extracomment>
        <translation>Показать всё</translation>
    </message>
    <message>
        <source>Evaluation</source>
        <extracomment>gui/analysis/evaluation_bar.py</extracomment>
        <translation>Оценка</translation>
    </message>
    <message>
        <source>Evaluation: {words}</source>
        <extracomment>gui/analysis/evaluation_bar.py</extracomment>
        <translation>Оценка: {words}</translation>
    </message>
    <message>
        <source>Step back</source>
        <extracomment>gui/known/boards.py, gui/library/explorer.py</extracomment>
        <translation>Ход назад</translation>
    </message>
    <message>
        <source>Step forward</source>
        <extracomment>gui/library/explorer.py</extracomment>
        <translation>Ход вперёд</translation>
    </message>
    <message>
        <source>favourite, to study</source>
        <extracomment>gui/library/games_table.py</extracomment>
        <translation>любимая, изучить</translation>
    </message>
    <message>
        <source>Who is better</source>
        <extracomment>gui/study/study_notes.py</extracomment>
        <translation>Чей перевес</translation>
    </message>
    <message>
        <source>Line {number}</source>
        <extracomment>gui/analysis/line_row.py</extracomment>
        <translation>Вариант {number}</translation>
    </message>
    <message>
        <source>Line {number}: {score}, {words}</source>
        <extracomment>gui/analysis/line_row.py</extracomment>
        <translation>Вариант {number}: {score}, {words}</translation>
    </message>
    <message>
        <source>Comment</source>
        <extracomment>gui/play/move_list.py, gui/study/study_notes.py</extracomment>
        <translation>Комментарий</translation>
    </message>
    <message>
        <source>Minimum time for each move</source>
        <extracomment>gui/play/pace_bar.py</extracomment>
        <translation>Каждый ход длится не меньше</translation>
    </message>
    <message>
        <source>{seconds} per move</source>
        <extracomment>gui/play/pace_bar.py</extracomment>
        <translation>{seconds} на ход</translation>
    </message>
    <message>
        <source>Time for each move: {seconds}</source>
        <extracomment>gui/play/pace_bar.py</extracomment>
        <translation>Время на каждый ход: {seconds}</translation>
    </message>
    <message>
        <source>10 s per move</source>
        <extracomment>gui/play/pace_bar.py</extracomment>
        <translation>10 с на ход</translation>
    </message>
    <message numerus="yes">
        <source>{count} seconds</source>
        <extracomment>gui/board/reading_text.py, gui/desk/player_strip.py</extracomment>
        <translation>
            <numerusform>{count} секунда</numerusform>
            <numerusform>{count} секунды</numerusform>
            <numerusform>{count} секунд</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Then byoyomi: {count} periods of {length}</source>
        <extracomment>gui/desk/player_strip.py</extracomment>
        <translation>
            <numerusform>Затем бёёми: {count} период, {length}</numerusform>
            <numerusform>Затем бёёми: {count} периода, {length}</numerusform>
            <numerusform>Затем бёёми: {count} периодов, {length}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Byoyomi: {count} periods of {length} are left, this one included</source>
        <extracomment>gui/desk/player_strip.py</extracomment>
        <translation>
            <numerusform>Бёёми: остался {count} период ({length}), считая этот</numerusform>
            <numerusform>Бёёми: осталось {count} периода ({length}), считая этот</numerusform>
            <numerusform>Бёёми: осталось {count} периодов ({length}), считая этот</numerusform>
        </translation>
    </message>
    <message>
        <source>Player</source>
        <extracomment>gui/desk/player_strip.py</extracomment>
        <translation>Игрок</translation>
    </message>
    <message>
        <source>{called}, to move</source>
        <extracomment>gui/desk/player_strip.py</extracomment>
        <translation>{called} — очередь хода</translation>
    </message>
    <message>
        <source>then {periods} × {period} s</source>
        <extracomment>gui/desk/player_strip.py</extracomment>
        <translation>затем {periods} × {period} с</translation>
    </message>
    <message>
        <source>{periods} × {period} s left</source>
        <extracomment>gui/desk/player_strip.py</extracomment>
        <translation>ещё {periods} × {period} с</translation>
    </message>
    <message>
        <source>last {period} s</source>
        <extracomment>gui/desk/player_strip.py</extracomment>
        <translation>последние {period} с</translation>
    </message>
    <message>
        <source>Byoyomi: the last period of {length}</source>
        <extracomment>gui/desk/player_strip.py</extracomment>
        <translation>Бёёми: последний период, {length}</translation>
    </message>
    <message numerus="yes">
        <source>Your rating over {count} games: from {first} to {last}, highest {most}</source>
        <extracomment>gui/kit/rating_plot.py</extracomment>
        <translation>
            <numerusform>Ваш рейтинг за {count} партию: от {first} до {last}, наивысший {most}</numerusform>
            <numerusform>Ваш рейтинг за {count} партии: от {first} до {last}, наивысший {most}</numerusform>
            <numerusform>Ваш рейтинг за {count} партий: от {first} до {last}, наивысший {most}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your rating over {count} puzzles: from {first} to {last}, highest {most}</source>
        <extracomment>gui/kit/rating_plot.py</extracomment>
        <translation>
            <numerusform>Ваш рейтинг за {count} задачу: от {first} до {last}, наивысший {most}</numerusform>
            <numerusform>Ваш рейтинг за {count} задачи: от {first} до {last}, наивысший {most}</numerusform>
            <numerusform>Ваш рейтинг за {count} задач: от {first} до {last}, наивысший {most}</numerusform>
        </translation>
    </message>
    <message>
        <source>Every move is saved</source>
        <extracomment>gui/desk/save_commands.py</extracomment>
        <translation>Все ходы сохранены</translation>
    </message>
    <message>
        <source>Saving…</source>
        <extracomment>gui/desk/save_commands.py</extracomment>
        <translation>Сохранение…</translation>
    </message>
    <message>
        <source>The last moves are not saved</source>
        <extracomment>gui/desk/save_commands.py</extracomment>
        <translation>Последние ходы не сохранены</translation>
    </message>
    <message>
        <source>Moves and variations</source>
        <extracomment>gui/study/study_tree.py</extracomment>
        <translation>Ходы и варианты</translation>
    </message>
    <message>
        <source>Variation: {words}</source>
        <extracomment>gui/study/study_tree.py</extracomment>
        <translation>Вариант: {words}</translation>
    </message>
    <message>
        <source>Previous page</source>
        <extracomment>gui/kit/long_text.py</extracomment>
        <translation>Предыдущая страница</translation>
    </message>
    <message>
        <source>Next page</source>
        <extracomment>gui/kit/long_text.py</extracomment>
        <translation>Следующая страница</translation>
    </message>
    <message>
        <source>Page {value:,} of {pages:,}</source>
        <extracomment>gui/kit/long_text.py</extracomment>
        <translation>Страница {value:,} из {pages:,}</translation>
    </message>
    <message>
        <source>Window colours</source>
        <extracomment>gui/shell/settings.py</extracomment>
        <translation>Тема окна</translation>
    </message>
    <message>
        <source>Text size, in percent</source>
        <extracomment>gui/shell/settings.py</extracomment>
        <translation>Размер текста в процентах</translation>
    </message>
    <message>
        <source>Coordinates on the board</source>
        <extracomment>gui/shell/settings.py</extracomment>
        <translation>Координаты на доске</translation>
    </message>
    <message>
        <source>Mark the squares a piece can go to</source>
        <extracomment>gui/shell/settings.py</extracomment>
        <translation>Отмечать поля, куда может пойти фигура</translation>
    </message>
    <message>
        <source>Mark the last move</source>
        <extracomment>gui/shell/settings.py</extracomment>
        <translation>Отмечать последний ход</translation>
    </message>
    <message>
        <source>Highlight a king in check</source>
        <extracomment>gui/shell/settings.py</extracomment>
        <translation>Подсвечивать короля под шахом</translation>
    </message>
    <message>
        <source>Mark the selected piece</source>
        <extracomment>gui/shell/settings.py</extracomment>
        <translation>Отмечать выбранную фигуру</translation>
    </message>
    <message>
        <source>Explain a piece when the pointer rests on it</source>
        <extracomment>gui/shell/settings.py</extracomment>
        <translation>Объяснять фигуру, когда на ней указатель</translation>
    </message>
    <message>
        <source>Choose the next move while the computer thinks</source>
        <extracomment>gui/shell/settings.py</extracomment>
        <translation>Ход заранее, пока компьютер думает</translation>
    </message>
    <message>
        <source>Animate the pieces</source>
        <extracomment>gui/shell/settings.py</extracomment>
        <translation>Анимация фигур</translation>
    </message>
    <message>
        <source>The mouse wheel steps through the moves</source>
        <extracomment>gui/shell/settings.py</extracomment>
        <translation>Колесо мыши листает ходы</translation>
    </message>
    <message>
        <source>The board in two-player games</source>
        <extracomment>gui/shell/settings.py</extracomment>
        <translation>Доска, когда играют двое за одним компьютером</translation>
    </message>
    <message>
        <source>Ask before a move that ends the game by repetition</source>
        <extracomment>gui/shell/settings.py</extracomment>
        <translation>Спрашивать, если повторение завершит партию</translation>
    </message>
    <message>
        <source>Thinking time of the strongest level</source>
        <extracomment>gui/shell/settings.py</extracomment>
        <translation>Сколько самый сильный уровень думает над ходом</translation>
    </message>
    <message>
        <source>Engine memory, in MB</source>
        <extracomment>gui/shell/settings.py</extracomment>
        <translation>Память движка, в МБ</translation>
    </message>
    <message>
        <source>Sounds</source>
        <extracomment>gui/shell/settings.py</extracomment>
        <translation>Звуки</translation>
    </message>
    <message>
        <source>Captions for sounds, even when they are off</source>
        <extracomment>gui/shell/settings.py</extracomment>
        <translation>Подписи к звукам (и без звука)</translation>
    </message>
    <message>
        <source>Same as the system</source>
        <extracomment>gui/shell/settings.py</extracomment>
        <translation>Как в системе</translation>
    </message>
    <message>
        <source>Light</source>
        <extracomment>gui/shell/settings.py</extracomment>
        <translation>Светлая</translation>
    </message>
    <message>
        <source>Dark</source>
        <extracomment>gui/shell/settings.py</extracomment>
        <translation>Тёмная</translation>
    </message>
    <message>
        <source>High contrast, light</source>
        <extracomment>gui/shell/settings.py</extracomment>
        <translation>Контрастная светлая</translation>
    </message>
    <message>
        <source>High contrast, dark</source>
        <extracomment>gui/shell/settings.py</extracomment>
        <translation>Контрастная тёмная</translation>
    </message>
    <message>
        <source>When a screen reader is running</source>
        <extracomment>gui/shell/settings.py</extracomment>
        <translation>С программой экранного доступа</translation>
    </message>
    <message>
        <source>Always</source>
        <extracomment>gui/shell/settings.py</extracomment>
        <translation>Всегда</translation>
    </message>
    <message>
        <source>Never</source>
        <extracomment>gui/shell/settings.py</extracomment>
        <translation>Никогда</translation>
    </message>
    <message>
        <source>Stays as it is</source>
        <extracomment>gui/shell/settings.py</extracomment>
        <translation>не меняется</translation>
    </message>
    <message>
        <source>Turns after each move</source>
        <extracomment>gui/shell/settings.py</extracomment>
        <translation>поворачивается после хода</translation>
    </message>
    <message>
        <source>Shows the other player&apos;s pieces upside down</source>
        <extracomment>gui/shell/settings.py</extracomment>
        <translation>переворачивает чужие фигуры</translation>
    </message>
    <message>
        <source>At the three lowest levels</source>
        <extracomment>gui/shell/settings.py</extracomment>
        <translation>На трёх низших уровнях</translation>
    </message>
    <message>
        <source>A moment</source>
        <extracomment>gui/shell/settings.py</extracomment>
        <translation>Мгновение</translation>
    </message>
    <message>
        <source>5 seconds</source>
        <extracomment>gui/shell/settings.py</extracomment>
        <translation>5 секунд</translation>
    </message>
    <message>
        <source>30 seconds</source>
        <extracomment>gui/shell/settings.py</extracomment>
        <translation>30 секунд</translation>
    </message>
    <message>
        <source>GIF animation (*.gif)</source>
        <extracomment>gui/board/film.py</extracomment>
        <translation>Анимация GIF (*.gif)</translation>
    </message>
    <message>
        <source>WebP animation (*.webp)</source>
        <extracomment>gui/board/film.py</extracomment>
        <translation>Анимация WebP (*.webp)</translation>
    </message>
    <message>
        <source>Pillow on this system cannot write WebP, only GIF</source>
        <extracomment>gui/board/film.py</extracomment>
        <translation>Pillow в этой системе сохраняет только GIF, но не WebP</translation>
    </message>
    <message>
        <source>it is not a regular file</source>
        <extracomment>gui/storage/disk.py</extracomment>
        <translation>это не обычный файл</translation>
    </message>
    <message>
        <source>it was changed by another program</source>
        <extracomment>gui/storage/disk.py</extracomment>
        <translation>файл изменён другой программой</translation>
    </message>
    <message numerus="yes">
        <source>{title}: {first} against {second}, {count} moves played</source>
        <extracomment>gui/storage/games_folder.py</extracomment>
        <translation>
            <numerusform>{title}: {first} – {second}, сыгран {count} ход</numerusform>
            <numerusform>{title}: {first} – {second}, сыграно {count} хода</numerusform>
            <numerusform>{title}: {first} – {second}, сыграно {count} ходов</numerusform>
        </translation>
    </message>
    <message>
        <source>Unknown game</source>
        <extracomment>gui/storage/games_folder.py, gui/storage/studies_folder.py</extracomment>
        <translation>Неизвестная игра</translation>
    </message>
    <message>
        <source>it is being played in another window</source>
        <extracomment>gui/storage/games_folder.py</extracomment>
        <translation>она идёт в другом окне</translation>
    </message>
    <message>
        <source>another window is using them</source>
        <extracomment>gui/storage/settings_file.py</extracomment>
        <translation>с ними работает другое окно</translation>
    </message>
    <message>
        <source>{what} could not be saved: {why}.</source>
        <extracomment>gui/storage/shared_file.py</extracomment>
        <translation>Не удалось сохранить: {what} ({why}).</translation>
    </message>
    <message>
        <source>Brilliant move</source>
        <extracomment>gui/document/glyphs.py</extracomment>
        <translation>Блестящий ход</translation>
    </message>
    <message>
        <source>Good move</source>
        <extracomment>gui/document/glyphs.py</extracomment>
        <translation>Хороший ход</translation>
    </message>
    <message>
        <source>Interesting move</source>
        <extracomment>gui/document/glyphs.py</extracomment>
        <translation>Интересный ход</translation>
    </message>
    <message>
        <source>Dubious move</source>
        <extracomment>gui/document/glyphs.py</extracomment>
        <translation>Сомнительный ход</translation>
    </message>
    <message>
        <source>Mistake</source>
        <extracomment>gui/document/glyphs.py, gui/review/review_text.py</extracomment>
        <translation>Ошибка</translation>
    </message>
    <message>
        <source>Blunder</source>
        <extracomment>gui/document/glyphs.py, gui/review/review_text.py</extracomment>
        <translation>Зевок</translation>
    </message>
    <message>
        <source>The first player is winning</source>
        <extracomment>gui/document/glyphs.py</extracomment>
        <translation>У первого игрока решающий перевес</translation>
    </message>
    <message>
        <source>The first player is better</source>
        <extracomment>gui/document/glyphs.py</extracomment>
        <translation>У первого игрока перевес</translation>
    </message>
    <message>
        <source>The first player is slightly better</source>
        <extracomment>gui/document/glyphs.py</extracomment>
        <translation>У первого игрока небольшой перевес</translation>
    </message>
    <message>
        <source>Equal</source>
        <extracomment>gui/document/glyphs.py</extracomment>
        <translation>Равенство</translation>
    </message>
    <message>
        <source>Unclear</source>
        <extracomment>gui/document/glyphs.py</extracomment>
        <translation>Неясно</translation>
    </message>
    <message>
        <source>The second player is slightly better</source>
        <extracomment>gui/document/glyphs.py</extracomment>
        <translation>У второго игрока небольшой перевес</translation>
    </message>
    <message>
        <source>The second player is better</source>
        <extracomment>gui/document/glyphs.py</extracomment>
        <translation>У второго игрока перевес</translation>
    </message>
    <message>
        <source>The second player is winning</source>
        <extracomment>gui/document/glyphs.py</extracomment>
        <translation>У второго игрока решающий перевес</translation>
    </message>
    <message>
        <source>Study {name}, {title}</source>
        <extracomment>gui/study/study.py</extracomment>
        <translation>Студия {name}, {title}</translation>
    </message>
    <message>
        <source>That game is being played in another window, or has ended there.</source>
        <extracomment>gui/app/unfinished_games.py</extracomment>
        <translation>Эта партия идёт или уже окончена в другом окне.</translation>
    </message>
    <message>
        <source>The game was put aside. Its file is {path}.</source>
        <extracomment>gui/app/unfinished_games.py</extracomment>
        <translation>Партия убрана. Её файл — {path}.</translation>
    </message>
    <message>
        <source>The game could not be put aside: {why}.</source>
        <extracomment>gui/app/unfinished_games.py</extracomment>
        <translation>Не удалось убрать партию: {why}.</translation>
    </message>
    <message>
        <source>The game could not be put back: {why}.</source>
        <extracomment>gui/app/unfinished_games.py</extracomment>
        <translation>Не удалось вернуть партию: {why}.</translation>
    </message>
    <message>
        <source>Surajang</source>
        <extracomment>gui/analysis/analyst.py</extracomment>
        <translation>Surajang</translation>
    </message>
    <message>
        <source>Engines</source>
        <extracomment>gui/analysis/analysis_panel.py, gui/engines/engines_dialog.py</extracomment>
        <translation>Движки</translation>
    </message>
    <message>
        <source>Waiting for {name}…</source>
        <extracomment>gui/analysis/analyst.py</extracomment>
        <translation>Ожидание: {name}…</translation>
    </message>
    <message>
        <source>{name} has not responded for ten seconds.</source>
        <extracomment>gui/analysis/analyst.py</extracomment>
        <translation>{name} не отвечает уже десять секунд.</translation>
    </message>
    <message>
        <source>{name} suggests illegal moves.</source>
        <extracomment>gui/analysis/analyst.py</extracomment>
        <translation>{name} предлагает недопустимые ходы.</translation>
    </message>
    <message>
        <source>{name} cannot analyse this position. {sentence}</source>
        <extracomment>gui/analysis/analyst.py</extracomment>
        <translation>{name} не может проанализировать эту позицию. {sentence}</translation>
    </message>
    <message>
        <source>There is no threat to show: the turn cannot be passed here.</source>
        <extracomment>gui/analysis/analysis_text.py</extracomment>
        <translation>Здесь нельзя передать ход, поэтому угрозу не показать.</translation>
    </message>
    <message>
        <source>This line is a threat and cannot be played in the study.</source>
        <extracomment>gui/analysis/analysis_text.py</extracomment>
        <translation>Этот вариант — угроза, в студии его сыграть нельзя.</translation>
    </message>
    <message>
        <source>{name} has not found a move for this position yet.</source>
        <extracomment>gui/study/study_analysis.py</extracomment>
        <translation>{name} пока не находит хода в этой позиции.</translation>
    </message>
    <message>
        <source>What {player} threatens</source>
        <extracomment>gui/analysis/analysis_panel.py</extracomment>
        <translation>Чем {player:=угрожает|угрожают|угрожаете} {player:nom}</translation>
    </message>
    <message>
        <source>Neither side is better</source>
        <extracomment>gui/analysis/analysis_text.py</extracomment>
        <translation>Равная позиция</translation>
    </message>
    <message>
        <source>{player} has mated</source>
        <extracomment>gui/analysis/analysis_text.py</extracomment>
        <translation>{player:Nom} {player:=поставил|поставили|поставили} мат</translation>
    </message>
    <message>
        <source>{player} is winning</source>
        <extracomment>gui/analysis/analysis_text.py</extracomment>
        <translation>У {player:gen} решающий перевес</translation>
    </message>
    <message>
        <source>{player} is much better</source>
        <extracomment>gui/analysis/analysis_text.py</extracomment>
        <translation>У {player:gen} большой перевес</translation>
    </message>
    <message>
        <source>{player} is better</source>
        <extracomment>gui/analysis/analysis_text.py</extracomment>
        <translation>У {player:gen} перевес</translation>
    </message>
    <message>
        <source>{player} is slightly better</source>
        <extracomment>gui/analysis/analysis_text.py</extracomment>
        <translation>У {player:gen} небольшой перевес</translation>
    </message>
    <message>
        <source>depth {depth}, {speed} nodes/s</source>
        <extracomment>gui/analysis/analysis_text.py</extracomment>
        <translation>глубина {depth}, {speed} узл./с</translation>
    </message>
    <message>
        <source>depth {depth}</source>
        <extracomment>gui/analysis/analysis_text.py</extracomment>
        <translation>глубина {depth}</translation>
    </message>
    <message>
        <source>{square}, empty</source>
        <extracomment>gui/board/spoken.py</extracomment>
        <translation>{square}, пусто</translation>
    </message>
    <message>
        <source>{square}, {player} {piece}</source>
        <extracomment>gui/board/spoken.py</extracomment>
        <translation>{square}, {piece} {player:gen}</translation>
    </message>
    <message>
        <source>{square}, hidden</source>
        <extracomment>gui/board/spoken.py</extracomment>
        <translation>{square}, скрыто</translation>
    </message>
    <message>
        <source>{player}&apos;s hand, {piece}, {count}</source>
        <extracomment>gui/board/spoken.py</extracomment>
        <translation>В руке {player:gen} {piece}, {count}</translation>
    </message>
    <message>
        <source>{player}&apos;s {region}</source>
        <extracomment>gui/board/spoken.py</extracomment>
        <translation>{region} {player:gen}</translation>
    </message>
    <message>
        <source>{player} to move</source>
        <extracomment>gui/board/spoken.py</extracomment>
        <translation>Ход {player:gen}</translation>
    </message>
    <message>
        <source>{player} chooses a setup</source>
        <extracomment>gui/board/spoken.py</extracomment>
        <translation>{player:Nom} {player:=выбирает|выбирают|выбираете} расстановку</translation>
    </message>
    <message>
        <source>The game is over</source>
        <extracomment>gui/board/spoken.py</extracomment>
        <translation>Партия окончена</translation>
    </message>
    <message>
        <source>{piece} picked up, {count}.</source>
        <extracomment>gui/board/spoken.py</extracomment>
        <translation>{piece:Nom} {piece:=поднят|поднята|поднято}, {count}.</translation>
    </message>
    <message>
        <source>{piece} picked up.</source>
        <extracomment>gui/board/spoken.py</extracomment>
        <translation>{piece:Nom} {piece:=поднят|поднята|поднято}.</translation>
    </message>
    <message>
        <source>{piece} put down.</source>
        <extracomment>gui/board/spoken.py</extracomment>
        <translation>{piece:Nom} {piece:=поставлен|поставлена|поставлено}.</translation>
    </message>
    <message>
        <source>{piece} captures on {square} and may go on.</source>
        <extracomment>gui/board/spoken.py</extracomment>
        <translation>{piece} берёт на {square} и может идти дальше.</translation>
    </message>
    <message>
        <source>Next move: {start} to {end}.</source>
        <extracomment>gui/board/spoken.py</extracomment>
        <translation>Следующий ход: с {start} на {end}.</translation>
    </message>
    <message>
        <source>Less than {seconds} seconds left.</source>
        <extracomment>gui/play/game_page.py</extracomment>
        <translation>Осталось меньше {seconds} секунд.</translation>
    </message>
    <message numerus="yes">
        <source>{count} moves</source>
        <extracomment>gui/board/spoken.py</extracomment>
        <translation>
            <numerusform>{count} ход</numerusform>
            <numerusform>{count} хода</numerusform>
            <numerusform>{count} ходов</numerusform>
        </translation>
    </message>
    <message>
        <source> or </source>
        <extracomment>gui/board/spoken.py, gui/words/piece_notes.py</extracomment>
        <translation> или </translation>
    </message>
    <message>
        <source>Press Space, then move across squares and hands with the arrow keys; Enter picks a piece up and puts it down.</source>
        <extracomment>gui/board/view.py</extracomment>
        <translation>Нажмите пробел и перемещайтесь стрелками по полям и рукам; Enter поднимает фигуру и ставит её.</translation>
    </message>
    <message>
        <source>picked up</source>
        <extracomment>gui/board/spoken.py</extracomment>
        <translation>поднята</translation>
    </message>
    <message>
        <source>in check</source>
        <extracomment>gui/board/spoken.py</extracomment>
        <translation>под шахом</translation>
    </message>
    <message>
        <source>latest move</source>
        <extracomment>gui/board/spoken.py</extracomment>
        <translation>последний ход</translation>
    </message>
    <message>
        <source>next move</source>
        <extracomment>gui/board/spoken.py</extracomment>
        <translation>следующий ход</translation>
    </message>
    <message>
        <source>can be captured</source>
        <extracomment>gui/board/spoken.py</extracomment>
        <translation>можно взять</translation>
    </message>
    <message>
        <source>can change places</source>
        <extracomment>gui/board/spoken.py</extracomment>
        <translation>можно поменять местами</translation>
    </message>
    <message>
        <source>can go here</source>
        <extracomment>gui/board/spoken.py</extracomment>
        <translation>можно пойти сюда</translation>
    </message>
    <message>
        <source>marked {colour}</source>
        <extracomment>gui/board/spoken.py</extracomment>
        <translation>{colour} отметка</translation>
    </message>
    <message>
        <source>{colour} arrow to {square}</source>
        <extracomment>gui/board/spoken.py</extracomment>
        <translation>{colour} стрелка на {square}</translation>
    </message>
    <message>
        <source>judged {judgement}</source>
        <extracomment>gui/board/spoken.py</extracomment>
        <translation>оценка: {judgement}</translation>
    </message>
    <message>
        <source>no move</source>
        <extracomment>gui/board/spoken.py</extracomment>
        <translation>нет ходов</translation>
    </message>
    <message>
        <source>Ask again to see the move.</source>
        <extracomment>gui/analysis/coach_text.py</extracomment>
        <translation>Спросите ещё раз, чтобы увидеть ход.</translation>
    </message>
    <message>
        <source>Play {move}.</source>
        <extracomment>gui/learn/lesson_text.py, gui/learn/puzzle_text.py</extracomment>
        <translation>Сыграйте {move}.</translation>
    </message>
    <message>
        <source>Nothing is threatened.</source>
        <extracomment>gui/analysis/coach_text.py</extracomment>
        <translation>Угроз нет.</translation>
    </message>
    <message>
        <source>That lets the {piece} on {place} take the {victim} or the {second}. Play it anyway?</source>
        <extracomment>gui/analysis/coach_text.py</extracomment>
        <translation>Тогда {piece:nom} с {place} возьмёт {victim:acc} или {second:acc}. Всё равно сыграть?</translation>
    </message>
    <message>
        <source>Play it anyway</source>
        <extracomment>gui/analysis/coach_text.py</extracomment>
        <translation>Всё равно сыграть</translation>
    </message>
    <message>
        <source>Take it back</source>
        <extracomment>gui/analysis/coach_text.py</extracomment>
        <translation>Вернуть</translation>
    </message>
    <message>
        <source>Look at the {piece} on {place}.</source>
        <extracomment>gui/analysis/coach_text.py</extracomment>
        <translation>Посмотрите на {piece:acc} на {place}.</translation>
    </message>
    <message>
        <source>Look at the {piece} in your hand.</source>
        <extracomment>gui/analysis/coach_text.py</extracomment>
        <translation>Посмотрите на {piece:acc} в руке.</translation>
    </message>
    <message>
        <source>That allows mate with {move}. Play it anyway?</source>
        <extracomment>gui/analysis/coach_text.py</extracomment>
        <translation>Тогда {move} — мат. Всё равно сыграть?</translation>
    </message>
    <message>
        <source>That allows {move}, which wins the game by arriving. Play it anyway?</source>
        <extracomment>gui/analysis/coach_text.py</extracomment>
        <translation>Тогда {move} — и фигура соперника дойдёт до цели и выиграет. Всё равно сыграть?</translation>
    </message>
    <message>
        <source>That leaves you no legal move after {move}, which loses. Play it anyway?</source>
        <extracomment>gui/analysis/coach_text.py</extracomment>
        <translation>Тогда после {move} ходов не останется, а это проигрыш. Всё равно сыграть?</translation>
    </message>
    <message>
        <source>That lets the {piece} on {place} take the {victim}. Play it anyway?</source>
        <extracomment>gui/analysis/coach_text.py</extracomment>
        <translation>Тогда {piece:nom} с {place} возьмёт {victim:acc}. Всё равно сыграть?</translation>
    </message>
    <message>
        <source>That lets the {piece} on {place} promote. Play it anyway?</source>
        <extracomment>gui/analysis/coach_text.py</extracomment>
        <translation>Тогда {piece:nom} на {place} превратится. Всё равно сыграть?</translation>
    </message>
    <message>
        <source>{move} would be mate.</source>
        <extracomment>gui/analysis/coach_text.py</extracomment>
        <translation>Ход {move} поставит мат.</translation>
    </message>
    <message>
        <source>{move} would win the game.</source>
        <extracomment>gui/analysis/coach_text.py</extracomment>
        <translation>Ход {move} выиграет партию.</translation>
    </message>
    <message>
        <source>{move} would leave no legal move, which loses.</source>
        <extracomment>gui/analysis/coach_text.py</extracomment>
        <translation>После {move} ходов не останется, а это проигрыш.</translation>
    </message>
    <message>
        <source>The {piece} on {place} threatens the {victim} on {at}.</source>
        <extracomment>gui/analysis/coach_text.py</extracomment>
        <translation>{piece:Nom} на {place} угрожает {victim:dat} на {at}.</translation>
    </message>
    <message>
        <source>The {piece} on {place} threatens to promote.</source>
        <extracomment>gui/analysis/coach_text.py</extracomment>
        <translation>{piece:Nom} на {place} грозит превратиться.</translation>
    </message>
    <message>
        <source>The {piece} on {place} gives check.</source>
        <extracomment>gui/analysis/coach_text.py</extracomment>
        <translation>{piece:Nom} на {place} даёт шах.</translation>
    </message>
    <message>
        <source>{move} is mate.</source>
        <extracomment>gui/analysis/reason_text.py</extracomment>
        <translation>{move} — мат.</translation>
    </message>
    <message>
        <source>{move} wins the game by arriving.</source>
        <extracomment>gui/analysis/reason_text.py</extracomment>
        <translation>{move} выигрывает партию: цель достигнута.</translation>
    </message>
    <message>
        <source>{move} wins the game: no legal move is left.</source>
        <extracomment>gui/analysis/reason_text.py</extracomment>
        <translation>{move} выигрывает партию: ходов не остаётся.</translation>
    </message>
    <message numerus="yes">
        <source>{move} mates in {count}.</source>
        <extracomment>gui/analysis/reason_text.py</extracomment>
        <translation>
            <numerusform>{move} даёт мат в {count} ход.</numerusform>
            <numerusform>{move} даёт мат в {count} хода.</numerusform>
            <numerusform>{move} даёт мат в {count} ходов.</numerusform>
        </translation>
    </message>
    <message>
        <source>{move} is check, and the {victim} on {at} falls.</source>
        <extracomment>gui/analysis/reason_text.py</extracomment>
        <translation>{move} — шах с выигрышем {victim:gen} на {at}.</translation>
    </message>
    <message>
        <source>{move} wins the {victim}.</source>
        <extracomment>gui/analysis/reason_text.py</extracomment>
        <translation>{move} выигрывает {victim:acc}.</translation>
    </message>
    <message>
        <source>{move} promotes the {piece}.</source>
        <extracomment>gui/analysis/reason_text.py</extracomment>
        <translation>{move} превращает {piece:acc}.</translation>
    </message>
    <message>
        <source>{move} attacks the {victim} on {at} and the {second} on {also}.</source>
        <extracomment>gui/analysis/reason_text.py</extracomment>
        <translation>{move} нападает на {victim:acc} на {at} и {second:acc} на {also}.</translation>
    </message>
    <message>
        <source>{move} threatens the {victim} on {at}.</source>
        <extracomment>gui/analysis/reason_text.py</extracomment>
        <translation>{move} угрожает {victim:dat} на {at}.</translation>
    </message>
    <message>
        <source>{move} prevents the loss of the game.</source>
        <extracomment>gui/analysis/reason_text.py</extracomment>
        <translation>{move} предотвращает проигрыш партии.</translation>
    </message>
    <message>
        <source>{move} saves the {victim} on {at}.</source>
        <extracomment>gui/analysis/reason_text.py</extracomment>
        <translation>{move} спасает {victim:acc} на {at}.</translation>
    </message>
    <message>
        <source>{move} gets out of check.</source>
        <extracomment>gui/analysis/reason_text.py</extracomment>
        <translation>{move} защищает от шаха.</translation>
    </message>
    <message>
        <source>{move} castles.</source>
        <extracomment>gui/analysis/reason_text.py</extracomment>
        <translation>{move} — рокировка.</translation>
    </message>
    <message>
        <source>Set up a position</source>
        <extracomment>gui/editor/editor_page.py</extracomment>
        <translation>Расстановка позиции</translation>
    </message>
    <message>
        <source>Start page</source>
        <extracomment>gui/desk/navigator.py, gui/editor/setup_panel.py, gui/library/library_text.py</extracomment>
        <translation>Главная страница</translation>
    </message>
    <message>
        <source>Chosen</source>
        <extracomment>gui/editor/setup_panel.py</extracomment>
        <translation>Выбрано</translation>
    </message>
    <message>
        <source>A game can be played from here.</source>
        <extracomment>gui/editor/setup_panel.py</extracomment>
        <translation>Отсюда можно играть партию.</translation>
    </message>
    <message>
        <source>The FEN is on the clipboard.</source>
        <extracomment>gui/editor/editor_page.py</extracomment>
        <translation>FEN в буфере обмена.</translation>
    </message>
    <message>
        <source>This FEN cannot be read. {reason}</source>
        <extracomment>gui/editor/editor_page.py</extracomment>
        <translation>Эту FEN не удаётся прочесть. {reason}</translation>
    </message>
    <message>
        <source>Letters choose a piece, capitals the first player&apos;s. On the board, Enter places it; + and − change a hand.</source>
        <extracomment>gui/editor/setup_panel.py</extracomment>
        <translation>Буквы выбирают фигуру, прописные — фигуру первого игрока. На доске Enter ставит её, + и − меняют руку.</translation>
    </message>
    <message>
        <source>Move</source>
        <extracomment>gui/desk/piece_palette.py</extracomment>
        <translation>Двигать</translation>
    </message>
    <message>
        <source>Remove</source>
        <extracomment>gui/app/own_game_commands.py, gui/desk/piece_palette.py, gui/engines/engines_dialog.py, gui/workshop/panels.py, gui/workshop/piece_panel.py, gui/workshop/workshop_page.py</extracomment>
        <translation>Удалить</translation>
    </message>
    <message>
        <source>Play from here…</source>
        <extracomment>gui/editor/setup_panel.py</extracomment>
        <translation>Играть отсюда…</translation>
    </message>
    <message>
        <source>Clear</source>
        <extracomment>gui/editor/setup_panel.py</extracomment>
        <translation>Очистить</translation>
    </message>
    <message>
        <source>Mirror</source>
        <extracomment>gui/editor/setup_panel.py</extracomment>
        <translation>Отразить</translation>
    </message>
    <message>
        <source>Rotate</source>
        <extracomment>gui/editor/setup_panel.py</extracomment>
        <translation>Повернуть</translation>
    </message>
    <message>
        <source>To move</source>
        <extracomment>gui/editor/setup_panel.py</extracomment>
        <translation>Чей ход</translation>
    </message>
    <message>
        <source>Setups</source>
        <extracomment>gui/editor/setup_panel.py</extracomment>
        <translation>Расстановки</translation>
    </message>
    <message>
        <source>Castling with</source>
        <extracomment>gui/editor/setup_panel.py</extracomment>
        <translation>Рокировка с</translation>
    </message>
    <message>
        <source>En passant</source>
        <extracomment>gui/editor/setup_panel.py, gui/learn/puzzle_text.py, assets/rules/pandemonium.toml, assets/rules/pandemonium-2020.toml, assets/rules/pandemonium-vchess.toml, assets/lessons/pandemonium/09-en-passant.toml</extracomment>
        <translation>Взятие на проходе</translation>
    </message>
    <message>
        <source>Drag pieces to where they belong, or off the board. Right-click a piece to turn it over.</source>
        <extracomment>gui/editor/setup_panel.py</extracomment>
        <translation>Перетаскивайте фигуры на место или за край доски. Щелчок правой кнопкой переворачивает фигуру.</translation>
    </message>
    <message>
        <source>Click pieces to remove them. Esc: back to moving.</source>
        <extracomment>gui/editor/setup_panel.py, gui/workshop/panels.py</extracomment>
        <translation>Щёлкайте по фигурам, чтобы убрать их. Esc: снова двигать.</translation>
    </message>
    <message>
        <source>Click squares to place the piece, a hand to add one (right button: remove one). Esc: back to moving.</source>
        <extracomment>gui/editor/setup_panel.py</extracomment>
        <translation>Щёлкайте по полям, чтобы ставить фигуру, по руке — чтобы добавить туда (правой кнопкой — убавить). Esc: снова двигать.</translation>
    </message>
    <message>
        <source>Left becomes right</source>
        <extracomment>gui/editor/setup_panel.py</extracomment>
        <translation>Левое станет правым</translation>
    </message>
    <message>
        <source>Each side gets what the other had, mirrored across the board</source>
        <extracomment>gui/editor/setup_panel.py</extracomment>
        <translation>Стороны меняются положениями: доска отражается</translation>
    </message>
    <message>
        <source>Each side gets what the other had, as if the board were rotated</source>
        <extracomment>gui/editor/setup_panel.py</extracomment>
        <translation>Стороны меняются фигурами, словно доску повернули</translation>
    </message>
    <message>
        <source>The start position.</source>
        <extracomment>gui/document/move_text.py, gui/editor/setup_panel.py</extracomment>
        <translation>Начальная позиция.</translation>
    </message>
    <message>
        <source>The board is empty.</source>
        <extracomment>gui/editor/setup_panel.py</extracomment>
        <translation>Доска пуста.</translation>
    </message>
    <message>
        <source>Left and right have been swapped.</source>
        <extracomment>gui/editor/setup_panel.py</extracomment>
        <translation>Левое и правое поменялись местами.</translation>
    </message>
    <message>
        <source>The board has been rotated.</source>
        <extracomment>gui/editor/setup_panel.py</extracomment>
        <translation>Доска повёрнута.</translation>
    </message>
    <message>
        <source>Undone.</source>
        <extracomment>gui/editor/editor_page.py, gui/workshop/draft_page.py</extracomment>
        <translation>Отменено.</translation>
    </message>
    <message>
        <source>Redone.</source>
        <extracomment>gui/editor/editor_page.py, gui/workshop/draft_page.py</extracomment>
        <translation>Повторено.</translation>
    </message>
    <message>
        <source>{player} chooses</source>
        <extracomment>gui/editor/setup_panel.py</extracomment>
        <translation>{player:=Выбирает|Выбирают|Выбираете} {player:nom}</translation>
    </message>
    <message>
        <source>{player} is to move.</source>
        <extracomment>gui/editor/setup_panel.py, gui/workshop/trying.py</extracomment>
        <translation>Ход {player:gen}.</translation>
    </message>
    <message>
        <source>{player}&apos;s {piece} on {square}</source>
        <extracomment>gui/editor/setup_panel.py</extracomment>
        <translation>{piece:Nom} {player:gen} на {square}</translation>
    </message>
    <message>
        <source>{player} {piece}</source>
        <extracomment>gui/board/reading.py, gui/desk/piece_palette.py</extracomment>
        <translation>{piece} {player:gen}</translation>
    </message>
    <message>
        <source>Your engines</source>
        <extracomment>gui/engines/engine_list.py</extracomment>
        <translation>Ваши движки</translation>
    </message>
    <message>
        <source>Surajang&apos;s own engine</source>
        <extracomment>gui/engines/engine_field.py, gui/study/study_analysis.py</extracomment>
        <translation>Движок Surajang</translation>
    </message>
    <message>
        <source>UCI engines that support these games. They can play in place of the computer, analyse in a study, and play matches.</source>
        <extracomment>gui/engines/engines_dialog.py</extracomment>
        <translation>Движки UCI, которые поддерживают эти игры. Они могут играть вместо компьютера, анализировать в студии и играть матчи.</translation>
    </message>
    <message>
        <source>No engines have been added yet. Surajang&apos;s own engine is always available.</source>
        <extracomment>gui/engines/engines_dialog.py</extracomment>
        <translation>Движки пока не добавлены. Движок Surajang доступен всегда.</translation>
    </message>
    <message>
        <source>The command of any UCI engine that supports these games. The engine is started and checked when you add it.</source>
        <extracomment>gui/engines/engine_field.py</extracomment>
        <translation>Команда любого движка UCI, который поддерживает эти игры. При добавлении движок запускается и проверяется.</translation>
    </message>
    <message>
        <source>Starting the engine…</source>
        <extracomment>gui/engines/engine_field.py</extracomment>
        <translation>Запуск движка…</translation>
    </message>
    <message>
        <source>{sentence} It was added to the list.</source>
        <extracomment>gui/engines/engine_field.py</extracomment>
        <translation>{sentence} Движок добавлен в список.</translation>
    </message>
    <message>
        <source>{sentence} It was not added.</source>
        <extracomment>gui/engines/engine_field.py</extracomment>
        <translation>{sentence} Движок не добавлен.</translation>
    </message>
    <message>
        <source>The list of engines is full.</source>
        <extracomment>gui/engines/engines_dialog.py</extracomment>
        <translation>Список движков заполнен.</translation>
    </message>
    <message>
        <source>{name} was removed from the list. The program itself was not touched.</source>
        <extracomment>gui/engines/engines_dialog.py</extracomment>
        <translation>Движок {name} убран из списка; сама программа не тронута.</translation>
    </message>
    <message>
        <source>{name} plays for the computer.</source>
        <extracomment>gui/engines/engines_dialog.py</extracomment>
        <translation>{name} играет за компьютер.</translation>
    </message>
    <message>
        <source>Engines…</source>
        <extracomment>gui/app/preferences.py</extracomment>
        <translation>Движки…</translation>
    </message>
    <message>
        <source>{name} does not say which games it supports.</source>
        <extracomment>gui/engines/engine_field.py</extracomment>
        <translation>{name} не сообщает, какие игры поддерживает.</translation>
    </message>
    <message>
        <source>{name} supports {known}, but not {unknown}.</source>
        <extracomment>gui/engines/engine_field.py</extracomment>
        <translation>{name} поддерживает {known}, но не {unknown}.</translation>
    </message>
    <message>
        <source>{name} supports all of these games.</source>
        <extracomment>gui/engines/engine_field.py</extracomment>
        <translation>{name} поддерживает все эти игры.</translation>
    </message>
    <message>
        <source>Options of {name}</source>
        <extracomment>gui/engines/engine_options.py</extracomment>
        <translation>Параметры движка {name}</translation>
    </message>
    <message>
        <source>Reading the options of {name}…</source>
        <extracomment>gui/engines/engine_options.py</extracomment>
        <translation>Запрос параметров движка {name}…</translation>
    </message>
    <message>
        <source>{name} has no options.</source>
        <extracomment>gui/engines/engine_options.py</extracomment>
        <translation>У движка {name} нет параметров.</translation>
    </message>
    <message>
        <source>Bold options differ from the engine&apos;s defaults and take effect when it next starts.</source>
        <extracomment>gui/engines/engine_options.py</extracomment>
        <translation>Выделенные жирным параметры отличаются от значений движка по умолчанию и начнут действовать при следующем его запуске.</translation>
    </message>
    <message>
        <source>Bold options are set for {game} only and take effect when the engine next starts.</source>
        <extracomment>gui/engines/engine_options.py</extracomment>
        <translation>Выделенные жирным параметры заданы только для игры «{game}» и начнут действовать при следующем запуске движка.</translation>
    </message>
    <message>
        <source>Default: {value}</source>
        <extracomment>gui/engines/engine_options.py</extracomment>
        <translation>По умолчанию: {value}</translation>
    </message>
    <message>
        <source>In all games: {value}</source>
        <extracomment>gui/engines/engine_options.py</extracomment>
        <translation>Во всех играх: {value}</translation>
    </message>
    <message>
        <source>from {low} to {high}</source>
        <extracomment>gui/engines/engine_options.py</extracomment>
        <translation>от {low} до {high}</translation>
    </message>
    <message>
        <source>Press at every start</source>
        <extracomment>gui/engines/engine_options.py</extracomment>
        <translation>Нажимать при каждом запуске</translation>
    </message>
    <message>
        <source>Its strength is set by its own options.</source>
        <extracomment>gui/play/new_game.py</extracomment>
        <translation>Его сила задаётся его параметрами.</translation>
    </message>
    <message>
        <source>A program or a command line</source>
        <extracomment>gui/engines/engine_field.py</extracomment>
        <translation>Программа или команда</translation>
    </message>
    <message>
        <source>Command line of the engine to add</source>
        <extracomment>gui/engines/engine_field.py</extracomment>
        <translation>Командная строка нового движка</translation>
    </message>
    <message>
        <source>Choose…</source>
        <extracomment>gui/engines/engine_field.py, gui/matches/match_dialog.py</extracomment>
        <translation>Выбрать…</translation>
    </message>
    <message>
        <source>Choose an engine</source>
        <extracomment>gui/engines/engine_field.py</extracomment>
        <translation>Выберите движок</translation>
    </message>
    <message>
        <source>Add</source>
        <extracomment>gui/desk/definitions_dialog.py, gui/engines/engine_field.py</extracomment>
        <translation>Добавить</translation>
    </message>
    <message>
        <source>Rename</source>
        <extracomment>gui/engines/engines_dialog.py</extracomment>
        <translation>Переименовать</translation>
    </message>
    <message>
        <source>Options…</source>
        <extracomment>gui/engines/engines_dialog.py</extracomment>
        <translation>Параметры…</translation>
    </message>
    <message>
        <source>Try</source>
        <extracomment>gui/engines/engines_dialog.py</extracomment>
        <translation>Проверить</translation>
    </message>
    <message>
        <source>Up</source>
        <extracomment>gui/engines/engines_dialog.py</extracomment>
        <translation>Выше</translation>
    </message>
    <message>
        <source>Down</source>
        <extracomment>gui/engines/engines_dialog.py</extracomment>
        <translation>Ниже</translation>
    </message>
    <message>
        <source>Apply to</source>
        <extracomment>gui/engines/engine_options.py</extracomment>
        <translation>Действуют для</translation>
    </message>
    <message>
        <source>All games</source>
        <extracomment>gui/engines/engine_options.py, gui/library/games_table.py</extracomment>
        <translation>Все игры</translation>
    </message>
    <message>
        <source>Reset</source>
        <extracomment>gui/engines/engine_options.py</extracomment>
        <translation>Сбросить</translation>
    </message>
    <message>
        <source>Reset all</source>
        <extracomment>gui/engines/engine_options.py</extracomment>
        <translation>Сбросить все</translation>
    </message>
    <message>
        <source>on</source>
        <extracomment>gui/engines/engine_options.py</extracomment>
        <translation>вкл.</translation>
    </message>
    <message>
        <source>off</source>
        <extracomment>gui/engines/engine_options.py</extracomment>
        <translation>выкл.</translation>
    </message>
    <message>
        <source>nothing</source>
        <extracomment>gui/engines/engine_options.py</extracomment>
        <translation>пусто</translation>
    </message>
    <message>
        <source>Search commands</source>
        <extracomment>gui/app/command_palette.py</extracomment>
        <translation>Поиск команд</translation>
    </message>
    <message>
        <source>No commands match.</source>
        <extracomment>gui/app/command_palette.py</extracomment>
        <translation>Подходящих команд нет.</translation>
    </message>
    <message>
        <source>Press the new shortcut here</source>
        <extracomment>gui/app/keys_dialogs.py</extracomment>
        <translation>Нажмите новое сочетание</translation>
    </message>
    <message>
        <source>This shortcut is free.</source>
        <extracomment>gui/app/keys_dialogs.py</extracomment>
        <translation>Это сочетание свободно.</translation>
    </message>
    <message>
        <source>Choose a command, then press its new shortcut.</source>
        <extracomment>gui/app/keys_dialogs.py</extracomment>
        <translation>Выберите команду и нажмите новое сочетание клавиш для неё.</translation>
    </message>
    <message>
        <source>not available now</source>
        <extracomment>gui/app/command_palette.py</extracomment>
        <translation>сейчас недоступно</translation>
    </message>
    <message>
        <source>{key} is needed on the board and in dialogs.</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>Клавиша {key} нужна на доске и в диалогах.</translation>
    </message>
    <message>
        <source>{key} starts a move typed on the board. Add Ctrl or Alt to it.</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>С {key} начинается ход, который вводят на доске. Добавьте Ctrl или Alt.</translation>
    </message>
    <message>
        <source>{key} is already assigned to “{command}”, which would lose it.</source>
        <extracomment>gui/app/keys_dialogs.py</extracomment>
        <translation>Сочетание {key} уже назначено команде «{command}»; она его лишится.</translation>
    </message>
    <message>
        <source>{key} is already its shortcut.</source>
        <extracomment>gui/app/keys_dialogs.py</extracomment>
        <translation>Сочетание {key} уже назначено этой команде.</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <extracomment>gui/app/keys_dialogs.py</extracomment>
        <translation>Сочетания клавиш</translation>
    </message>
    <message>
        <source>Change shortcuts…</source>
        <extracomment>gui/app/keys_dialogs.py</extracomment>
        <translation>Изменить сочетания…</translation>
    </message>
    <message>
        <source>Command</source>
        <extracomment>gui/app/command_palette.py</extracomment>
        <translation>Команда</translation>
    </message>
    <message>
        <source>Menu</source>
        <extracomment>gui/app/keys_dialogs.py</extracomment>
        <translation>Меню</translation>
    </message>
    <message>
        <source>Assign</source>
        <extracomment>gui/app/keys_dialogs.py</extracomment>
        <translation>Назначить</translation>
    </message>
    <message>
        <source>No shortcut</source>
        <extracomment>gui/app/keys_dialogs.py</extracomment>
        <translation>Снять</translation>
    </message>
    <message>
        <source>Default shortcut</source>
        <extracomment>gui/app/keys_dialogs.py</extracomment>
        <translation>По умолчанию</translation>
    </message>
    <message>
        <source>Reset to defaults</source>
        <extracomment>gui/app/keys_dialogs.py</extracomment>
        <translation>Сбросить все</translation>
    </message>
    <message>
        <source>In two-player games, the board stays as it is</source>
        <extracomment>gui/app/menus.py</extracomment>
        <translation>Когда играют двое, доска не меняется</translation>
    </message>
    <message>
        <source>In two-player games, the board turns after each move</source>
        <extracomment>gui/app/menus.py</extracomment>
        <translation>Когда играют двое, доска поворачивается после каждого хода</translation>
    </message>
    <message>
        <source>In two-player games, the other player&apos;s pieces are upside down</source>
        <extracomment>gui/app/menus.py</extracomment>
        <translation>Когда играют двое, фигуры другого игрока перевёрнуты</translation>
    </message>
    <message>
        <source>Short lessons on the board. You do not need to know any of these games, or chess.</source>
        <extracomment>gui/learn/lesson_text.py</extracomment>
        <translation>Короткие уроки на доске. Ни этих игр, ни шахмат знать не нужно.</translation>
    </message>
    <message>
        <source>Play your first game</source>
        <extracomment>gui/learn/lesson_page.py</extracomment>
        <translation>Сыграйте первую партию</translation>
    </message>
    <message>
        <source>Not this one</source>
        <extracomment>gui/learn/lesson_text.py, gui/learn/mistakes_page.py, gui/learn/puzzle_play.py</extracomment>
        <translation>Не этот ход</translation>
    </message>
    <message>
        <source>Solve it without help to earn more stars.</source>
        <extracomment>gui/learn/lesson_text.py</extracomment>
        <translation>Решите без помощи, чтобы получить больше звёзд.</translation>
    </message>
    <message>
        <source>That was the last task of this lesson.</source>
        <extracomment>gui/learn/lesson_page.py</extracomment>
        <translation>Это было последнее задание урока.</translation>
    </message>
    <message>
        <source>That does not do what is asked. Try another move.</source>
        <extracomment>gui/learn/lesson_text.py</extracomment>
        <translation>Нужно не это. Попробуйте другой ход.</translation>
    </message>
    <message>
        <source>That is legal, but there is something better here. Try another move.</source>
        <extracomment>gui/learn/lesson_text.py</extracomment>
        <translation>Правила это разрешают, но здесь есть ход лучше. Попробуйте другой.</translation>
    </message>
    <message>
        <source>{reply} takes the {piece}. Try another move.</source>
        <extracomment>gui/learn/lesson_text.py</extracomment>
        <translation>{reply} берёт {piece:acc}. Попробуйте другой ход.</translation>
    </message>
    <message>
        <source>{reply} wins the game. Try another move.</source>
        <extracomment>gui/learn/lesson_text.py</extracomment>
        <translation>{reply} выигрывает партию. Попробуйте другой ход.</translation>
    </message>
    <message>
        <source>{reply} answers it. Try another move.</source>
        <extracomment>gui/learn/lesson_text.py</extracomment>
        <translation>На это есть ответ {reply}. Попробуйте другой ход.</translation>
    </message>
    <message>
        <source>That ends the game, but not as asked. Try another move.</source>
        <extracomment>gui/learn/lesson_text.py</extracomment>
        <translation>Этот ход завершает партию, но не так, как нужно. Попробуйте другой ход.</translation>
    </message>
    <message numerus="yes">
        <source>{count} stars</source>
        <extracomment>gui/learn/lesson_text.py</extracomment>
        <translation>
            <numerusform>{count} звезда</numerusform>
            <numerusform>{count} звезды</numerusform>
            <numerusform>{count} звёзд</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It can be done in {count} moves.</source>
        <extracomment>gui/learn/lesson_text.py</extracomment>
        <translation>
            <numerusform>Можно решить за {count} ход.</numerusform>
            <numerusform>Можно решить за {count} хода.</numerusform>
            <numerusform>Можно решить за {count} ходов.</numerusform>
        </translation>
    </message>
    <message>
        <source>How to play {game}</source>
        <extracomment>gui/learn/learn_page.py</extracomment>
        <translation>Правила игры «{game}»</translation>
    </message>
    <message>
        <source>Continue: {lesson}</source>
        <extracomment>gui/learn/learn_page.py</extracomment>
        <translation>Дальше: {lesson}</translation>
    </message>
    <message>
        <source>All solved. Start again</source>
        <extracomment>gui/learn/learn_page.py</extracomment>
        <translation>Всё решено. Ещё раз</translation>
    </message>
    <message>
        <source>Next</source>
        <extracomment>gui/learn/lesson_text.py, gui/learn/puzzle_page.py, gui/review/review_text.py</extracomment>
        <translation>Далее</translation>
    </message>
    <message>
        <source>Again</source>
        <extracomment>gui/learn/lesson_text.py, gui/learn/puzzle_page.py</extracomment>
        <translation>Заново</translation>
    </message>
    <message>
        <source>Show me</source>
        <extracomment>gui/learn/lesson_page.py</extracomment>
        <translation>Показать</translation>
    </message>
    <message>
        <source>Next lesson</source>
        <extracomment>gui/learn/lesson_page.py</extracomment>
        <translation>Следующий урок</translation>
    </message>
    <message>
        <source>All lessons</source>
        <extracomment>gui/learn/lesson_text.py</extracomment>
        <translation>Все уроки</translation>
    </message>
    <message>
        <source>Solved</source>
        <extracomment>gui/learn/lesson_text.py, gui/learn/puzzle_text.py</extracomment>
        <translation>Решено</translation>
    </message>
    <message>
        <source>Well done</source>
        <extracomment>gui/learn/lesson_text.py</extracomment>
        <translation>Хорошо</translation>
    </message>
    <message>
        <source>Perfect</source>
        <extracomment>gui/learn/lesson_text.py</extracomment>
        <translation>Отлично</translation>
    </message>
    <message>
        <source>Task {number} of {count}</source>
        <extracomment>gui/learn/lesson_text.py</extracomment>
        <translation>Задание {number} из {count}</translation>
    </message>
    <message>
        <source>{solved} of {count} tasks solved</source>
        <extracomment>gui/learn/lesson_text.py</extracomment>
        <translation>решено заданий: {solved} из {count}</translation>
    </message>
    <message>
        <source>{title}. {summary} {so_far}, {stars} of {most} stars.</source>
        <extracomment>gui/learn/lesson_text.py</extracomment>
        <translation>{title}. {summary} {so_far}, звёзд: {stars} из {most}.</translation>
    </message>
    <message>
        <source>not solved</source>
        <extracomment>gui/learn/lesson_text.py</extracomment>
        <translation>не решено</translation>
    </message>
    <message>
        <source>Next: {lesson}</source>
        <extracomment>gui/learn/lesson_text.py</extracomment>
        <translation>Дальше: {lesson}</translation>
    </message>
    <message>
        <source>Search players, events, dates</source>
        <extracomment>gui/library/library_text.py</extracomment>
        <translation>Игроки, турниры, даты</translation>
    </message>
    <message>
        <source>Review</source>
        <extracomment>gui/library/library_text.py, gui/review/review_text.py</extracomment>
        <translation>Разбор</translation>
    </message>
    <message>
        <source>Nothing was saved.</source>
        <extracomment>gui/library/library_actions.py</extracomment>
        <translation>Ничего не сохранено.</translation>
    </message>
    <message>
        <source>Reading stopped. The games read so far are listed; the rest will be read when this page is opened again.</source>
        <extracomment>gui/library/library_text.py</extracomment>
        <translation>Чтение прервано. Уже прочитанные партии — в списке; остальные будут прочитаны, когда вы снова откроете эту страницу.</translation>
    </message>
    <message>
        <source>Looking for games…</source>
        <extracomment>gui/library/library_text.py, gui/study/study_openings.py</extracomment>
        <translation>Поиск партий…</translation>
    </message>
    <message>
        <source>No games yet. The games you play are listed here, and you can add files of games.</source>
        <extracomment>gui/library/library_text.py</extracomment>
        <translation>Партий пока нет. Здесь появятся сыгранные вами партии; можно добавить и файлы с партиями.</translation>
    </message>
    <message>
        <source>No games match.</source>
        <extracomment>gui/library/library_text.py</extracomment>
        <translation>Подходящих партий нет.</translation>
    </message>
    <message>
        <source>Only games with this position</source>
        <extracomment>gui/library/explorer.py</extracomment>
        <translation>Только партии с этой позицией</translation>
    </message>
    <message>
        <source>Moves played from here in the listed games</source>
        <extracomment>gui/library/library_text.py</extracomment>
        <translation>Ходы из этой позиции в партиях списка</translation>
    </message>
    <message>
        <source>The board shows a line that is not in this game.</source>
        <extracomment>gui/library/library_text.py</extracomment>
        <translation>На доске не тот вариант, что в этой партии.</translation>
    </message>
    <message>
        <source>No further moves</source>
        <extracomment>gui/desk/known_moves.py</extracomment>
        <translation>Дальше ходов нет</translation>
    </message>
    <message>
        <source>Draw</source>
        <extracomment>gui/desk/known_moves.py, gui/words/outcome_text.py</extracomment>
        <translation>Ничья</translation>
    </message>
    <message>
        <source>All except engine matches</source>
        <extracomment>gui/library/games_table.py</extracomment>
        <translation>Все, кроме матчей движков</translation>
    </message>
    <message>
        <source>Engine matches</source>
        <extracomment>gui/library/library_text.py, gui/matches/matches_text.py</extracomment>
        <translation>Матчи движков</translation>
    </message>
    <message>
        <source>Between people</source>
        <extracomment>gui/library/games_table.py</extracomment>
        <translation>Между людьми</translation>
    </message>
    <message>
        <source>Unfinished</source>
        <extracomment>gui/words/outcome_text.py</extracomment>
        <translation>Не окончена</translation>
    </message>
    <message>
        <source>Delete it</source>
        <extracomment>gui/library/library_text.py</extracomment>
        <translation>Удалить</translation>
    </message>
    <message>
        <source>The games of an engine match can only be deleted together, on the page of engine matches.</source>
        <extracomment>gui/library/library_text.py</extracomment>
        <translation>Партии матча движков можно удалить только все вместе, на странице матчей движков.</translation>
    </message>
    <message>
        <source>The file is moved to the system&apos;s trash.</source>
        <extracomment>gui/library/library_text.py</extracomment>
        <translation>Файл будет перемещён в корзину системы.</translation>
    </message>
    <message>
        <source>Files and folders of games</source>
        <extracomment>gui/library/library_text.py</extracomment>
        <translation>Файлы и папки с партиями</translation>
    </message>
    <message>
        <source>Games played here are always listed. You can add files and folders with more games; the files themselves do not change.</source>
        <extracomment>gui/library/library_text.py</extracomment>
        <translation>Сыгранные здесь партии всегда в списке. Можно добавить файлы и папки с другими партиями; сами файлы не меняются.</translation>
    </message>
    <message numerus="yes">
        <source>{count:,} games</source>
        <extracomment>gui/desk/known_moves.py, gui/library/library_text.py</extracomment>
        <translation>
            <numerusform>{count:,} партия</numerusform>
            <numerusform>{count:,} партии</numerusform>
            <numerusform>{count:,} партий</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Delete these {count:,} games?</source>
        <extracomment>gui/library/library_text.py</extracomment>
        <translation>
            <numerusform>Удалить {count:,} партию?</numerusform>
            <numerusform>Удалить {count:,} партии?</numerusform>
            <numerusform>Удалить {count:,} партий?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:,} games were moved to the system&apos;s trash.</source>
        <extracomment>gui/library/library_text.py</extracomment>
        <translation>
            <numerusform>{count:,} партия в корзине системы.</numerusform>
            <numerusform>{count:,} партии в корзине системы.</numerusform>
            <numerusform>{count:,} партий в корзине системы.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:,} games saved in {name}.</source>
        <extracomment>gui/library/library_text.py</extracomment>
        <translation>
            <numerusform>{count:,} партия сохранена в {name}.</numerusform>
            <numerusform>{count:,} партии сохранены в {name}.</numerusform>
            <numerusform>{count:,} партий сохранено в {name}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:,} games could no longer be read and were left out.</source>
        <extracomment>gui/library/library_text.py</extracomment>
        <translation>
            <numerusform>{count:,} партию прочесть не удалось, она пропущена.</numerusform>
            <numerusform>{count:,} партии прочесть не удалось, они пропущены.</numerusform>
            <numerusform>{count:,} партий прочесть не удалось, они пропущены.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name}: {count:,} games cannot be read, one of them for this reason: {why}</source>
        <extracomment>gui/library/library_text.py</extracomment>
        <translation>
            <numerusform>{name}: {count:,} партия не читается, причина: {why}</numerusform>
            <numerusform>{name}: {count:,} партии не читаются, одна из них по такой причине: {why}</numerusform>
            <numerusform>{name}: {count:,} партий не читаются, одна из них по такой причине: {why}</numerusform>
        </translation>
    </message>
    <message>
        <source>No statistics yet: no game played here has ended.</source>
        <extracomment>gui/library/statistics.py</extracomment>
        <translation>Статистики пока нет: ни одна партия здесь ещё не окончена.</translation>
    </message>
    <message>
        <source>Your rating after each game against the computer</source>
        <extracomment>gui/library/statistics.py</extracomment>
        <translation>Ваш рейтинг после каждой партии с компьютером</translation>
    </message>
    <message>
        <source>Files and folders…</source>
        <extracomment>gui/library/library_text.py</extracomment>
        <translation>Файлы…</translation>
    </message>
    <message>
        <source>Statistics</source>
        <extracomment>gui/library/library_text.py</extracomment>
        <translation>Статистика</translation>
    </message>
    <message>
        <source>Back to the games</source>
        <extracomment>gui/library/library_text.py</extracomment>
        <translation>К партиям</translation>
    </message>
    <message>
        <source>Save as one file…</source>
        <extracomment>gui/library/library_text.py</extracomment>
        <translation>Сохранить в один файл…</translation>
    </message>
    <message>
        <source>Delete…</source>
        <extracomment>gui/library/library_text.py</extracomment>
        <translation>Удалить…</translation>
    </message>
    <message>
        <source>Show all</source>
        <extracomment>gui/library/library_text.py</extracomment>
        <translation>Показать все</translation>
    </message>
    <message>
        <source>Tags</source>
        <extracomment>gui/library/explorer.py, gui/library/library_text.py</extracomment>
        <translation>Теги</translation>
    </message>
    <message>
        <source>Tags, separated by commas</source>
        <extracomment>gui/library/explorer.py</extracomment>
        <translation>Теги через запятую</translation>
    </message>
    <message>
        <source>Any result</source>
        <extracomment>gui/library/games_table.py</extracomment>
        <translation>Любой результат</translation>
    </message>
    <message>
        <source>Any level</source>
        <extracomment>gui/library/games_table.py</extracomment>
        <translation>Любой уровень</translation>
    </message>
    <message>
        <source>Any ending</source>
        <extracomment>gui/library/games_table.py</extracomment>
        <translation>Любое окончание</translation>
    </message>
    <message>
        <source>Any time</source>
        <extracomment>gui/library/games_table.py</extracomment>
        <translation>Любая дата</translation>
    </message>
    <message>
        <source>Any length</source>
        <extracomment>gui/library/games_table.py</extracomment>
        <translation>Любая длина</translation>
    </message>
    <message>
        <source>Any tag</source>
        <extracomment>gui/library/games_table.py</extracomment>
        <translation>Любой тег</translation>
    </message>
    <message>
        <source>Played here</source>
        <extracomment>gui/library/games_table.py</extracomment>
        <translation>Сыграно здесь</translation>
    </message>
    <message>
        <source>Added files</source>
        <extracomment>gui/library/games_table.py</extracomment>
        <translation>Файлы</translation>
    </message>
    <message>
        <source>Add files…</source>
        <extracomment>gui/library/library_text.py</extracomment>
        <translation>Добавить файлы…</translation>
    </message>
    <message>
        <source>Add a folder…</source>
        <extracomment>gui/library/library_text.py</extracomment>
        <translation>Добавить папку…</translation>
    </message>
    <message>
        <source>Remove from the list</source>
        <extracomment>gui/library/library_text.py</extracomment>
        <translation>Убрать из списка</translation>
    </message>
    <message>
        <source>Ended by</source>
        <extracomment>gui/library/library_text.py</extracomment>
        <translation>Окончание</translation>
    </message>
    <message>
        <source>Checkmate</source>
        <extracomment>gui/words/outcome_text.py</extracomment>
        <translation>Мат</translation>
    </message>
    <message>
        <source>Stalemate</source>
        <extracomment>gui/words/outcome_text.py</extracomment>
        <translation>Пат</translation>
    </message>
    <message>
        <source>Perpetual check</source>
        <extracomment>gui/words/outcome_text.py</extracomment>
        <translation>Вечный шах</translation>
    </message>
    <message>
        <source>Resignation</source>
        <extracomment>gui/words/outcome_text.py</extracomment>
        <translation>Сдача</translation>
    </message>
    <message>
        <source>Time</source>
        <extracomment>gui/app/practice_dialog.py, gui/words/outcome_text.py</extracomment>
        <translation>Время</translation>
    </message>
    <message>
        <source>Agreement</source>
        <extracomment>gui/words/outcome_text.py</extracomment>
        <translation>Согласие</translation>
    </message>
    <message>
        <source>Abandoned</source>
        <extracomment>gui/words/outcome_text.py</extracomment>
        <translation>Прервана</translation>
    </message>
    <message>
        <source>Not stated</source>
        <extracomment>gui/words/outcome_text.py</extracomment>
        <translation>Не указано</translation>
    </message>
    <message>
        <source>Level {number}</source>
        <extracomment>gui/library/library_text.py</extracomment>
        <translation>Уровень {number}</translation>
    </message>
    <message>
        <source>{name} is missing. Its games stay listed and can be opened when it is back.</source>
        <extracomment>gui/library/library_text.py</extracomment>
        <translation>{name} отсутствует на прежнем месте. Партии оттуда остаются в списке; открыть их можно будет, когда всё вернётся.</translation>
    </message>
    <message>
        <source>By level</source>
        <extracomment>gui/library/statistics.py</extracomment>
        <translation>По уровням</translation>
    </message>
    <message>
        <source>By side</source>
        <extracomment>gui/library/statistics.py</extracomment>
        <translation>По сторонам</translation>
    </message>
    <message>
        <source>How games ended</source>
        <extracomment>gui/library/statistics.py</extracomment>
        <translation>Чем заканчивались</translation>
    </message>
    <message>
        <source>Won</source>
        <extracomment>gui/library/library_text.py, gui/matches/matches_text.py</extracomment>
        <translation>Победы</translation>
    </message>
    <message>
        <source>Drawn</source>
        <extracomment>gui/library/library_text.py, gui/matches/matches_text.py</extracomment>
        <translation>Ничьи</translation>
    </message>
    <message>
        <source>Lost</source>
        <extracomment>gui/library/library_text.py, gui/matches/matches_text.py</extracomment>
        <translation>Поражения</translation>
    </message>
    <message>
        <source>Points</source>
        <extracomment>gui/matches/matches_text.py</extracomment>
        <translation>Очки</translation>
    </message>
    <message>
        <source>Moving first</source>
        <extracomment>gui/library/library_text.py</extracomment>
        <translation>Первым</translation>
    </message>
    <message>
        <source>Moving second</source>
        <extracomment>gui/library/library_text.py</extracomment>
        <translation>Вторым</translation>
    </message>
    <message>
        <source>{counted} played here, {unfinished:,} of them unfinished.</source>
        <extracomment>gui/library/library_text.py</extracomment>
        <translation>Сыграно здесь: {counted}, из них неоконченных: {unfinished:,}.</translation>
    </message>
    <message>
        <source>Now {round}, on the scale of the computer&apos;s levels</source>
        <extracomment>gui/library/library_text.py</extracomment>
        <translation>Сейчас {round} по шкале уровней компьютера</translation>
    </message>
    <message>
        <source>Up to 20 moves</source>
        <extracomment>gui/library/library_text.py</extracomment>
        <translation>До 20 ходов</translation>
    </message>
    <message>
        <source>21 to 40 moves</source>
        <extracomment>gui/library/library_text.py</extracomment>
        <translation>От 21 до 40 ходов</translation>
    </message>
    <message>
        <source>41 to 80 moves</source>
        <extracomment>gui/library/library_text.py</extracomment>
        <translation>От 41 до 80 ходов</translation>
    </message>
    <message>
        <source>Over 80 moves</source>
        <extracomment>gui/library/library_text.py</extracomment>
        <translation>Больше 80 ходов</translation>
    </message>
    <message>
        <source>Today</source>
        <extracomment>gui/library/library_text.py</extracomment>
        <translation>Сегодня</translation>
    </message>
    <message>
        <source>Last 7 days</source>
        <extracomment>gui/library/library_text.py</extracomment>
        <translation>За 7 дней</translation>
    </message>
    <message>
        <source>Last 30 days</source>
        <extracomment>gui/library/library_text.py</extracomment>
        <translation>За 30 дней</translation>
    </message>
    <message>
        <source>Last 365 days</source>
        <extracomment>gui/library/library_text.py</extracomment>
        <translation>За 365 дней</translation>
    </message>
    <message>
        <source>about {count} s</source>
        <extracomment>gui/library/library_text.py</extracomment>
        <translation>около {count} с</translation>
    </message>
    <message>
        <source>about {count} min</source>
        <extracomment>gui/library/library_text.py</extracomment>
        <translation>около {count} мин</translation>
    </message>
    <message>
        <source>{written}  ({number} of {last})</source>
        <extracomment>gui/library/library_text.py</extracomment>
        <translation>{written}  ({number} из {last})</translation>
    </message>
    <message>
        <source>Start  (0 of {last})</source>
        <extracomment>gui/library/library_text.py</extracomment>
        <translation>Начало  (0 из {last})</translation>
    </message>
    <message>
        <source>In hand: {join}</source>
        <extracomment>gui/library/library_text.py</extracomment>
        <translation>В руке: {join}</translation>
    </message>
    <message>
        <source>Nothing in hand</source>
        <extracomment>gui/library/library_text.py</extracomment>
        <translation>В руке ничего</translation>
    </message>
    <message>
        <source>Licences</source>
        <extracomment>gui/app/about.py</extracomment>
        <translation>Лицензии</translation>
    </message>
    <message>
        <source>&amp;Licences…</source>
        <extracomment>gui/app/about.py</extracomment>
        <translation>&amp;Лицензии…</translation>
    </message>
    <message>
        <source>Parts of the program</source>
        <extracomment>gui/app/about.py</extracomment>
        <translation>Части программы</translation>
    </message>
    <message>
        <source>The licence</source>
        <extracomment>gui/app/about.py</extracomment>
        <translation>Лицензия</translation>
    </message>
    <message>
        <source>Noto Serif CJK KR, outlines of the hanja</source>
        <extracomment>gui/app/licences.py</extracomment>
        <translation>Noto Serif CJK KR, контуры ханчи</translation>
    </message>
    <message>
        <source>Sources, and replacing libraries</source>
        <extracomment>gui/app/licences.py</extracomment>
        <translation>Исходный код и замена библиотек</translation>
    </message>
    <message>
        <source>The licences cannot be read: {why}.</source>
        <extracomment>gui/app/about.py</extracomment>
        <translation>Не удаётся прочесть лицензии: {why}.</translation>
    </message>
    <message>
        <source>This part was installed without the text of its licence. It is under {name}.</source>
        <extracomment>gui/app/licences.py</extracomment>
        <translation>Эта часть установлена без текста лицензии. Её лицензия — {name}.</translation>
    </message>
    <message>
        <source>a licence it does not name</source>
        <extracomment>gui/app/licences.py</extracomment>
        <translation>лицензия не названа</translation>
    </message>
    <message>
        <source>{player} {piece}, {start} to {end}.</source>
        <extracomment>gui/document/move_text.py</extracomment>
        <translation>{piece:Nom} {player:gen} идёт с {start} на {end}.</translation>
    </message>
    <message>
        <source>{player} {piece}, {start} takes {victims}.</source>
        <extracomment>gui/document/move_text.py</extracomment>
        <translation>{piece:Nom} {player:gen} с {start} берёт {victims}.</translation>
    </message>
    <message>
        <source>{player} {piece}, {start} to {end}, takes {victims}.</source>
        <extracomment>gui/document/move_text.py</extracomment>
        <translation>{piece:Nom} {player:gen} идёт с {start} на {end} и берёт {victims}.</translation>
    </message>
    <message>
        <source>{player} {piece} on {start} takes {victims} and stays.</source>
        <extracomment>gui/document/move_text.py</extracomment>
        <translation>{piece:Nom} {player:gen} на {start} берёт {victims} и остаётся на месте.</translation>
    </message>
    <message>
        <source>{player} {piece} on {start} passes.</source>
        <extracomment>gui/document/move_text.py</extracomment>
        <translation>{piece:Nom} {player:gen} на {start} пропускает ход.</translation>
    </message>
    <message>
        <source>{player} drops {piece} on {end}.</source>
        <extracomment>gui/document/move_text.py</extracomment>
        <translation>{player:Nom} {player:=сбрасывает|сбрасывают|сбрасываете} {piece:acc} на {end}.</translation>
    </message>
    <message>
        <source>{player} castles, {piece} to {end}, {rook} to {rook_end}.</source>
        <extracomment>gui/document/move_text.py</extracomment>
        <translation>{player:Nom} {player:=делает|делают|делаете} рокировку, {piece:nom} на {end}, {rook:nom} на {rook_end}.</translation>
    </message>
    <message>
        <source>{player} has chosen {setup}.</source>
        <extracomment>gui/document/move_text.py</extracomment>
        <translation>{player:Nom} {player:=выбрал|выбрали|выбрали} расстановку «{setup}».</translation>
    </message>
    <message>
        <source>It becomes {piece}.</source>
        <extracomment>gui/document/move_text.py</extracomment>
        <translation>Становится {piece:ins}.</translation>
    </message>
    <message>
        <source>After: {move}</source>
        <extracomment>gui/document/move_text.py</extracomment>
        <translation>Последний ход. {move}</translation>
    </message>
    <message>
        <source>Taken back.</source>
        <extracomment>gui/play/game_page.py</extracomment>
        <translation>Ход возвращён.</translation>
    </message>
    <message>
        <source>Hint: {move}</source>
        <extracomment>gui/document/move_text.py</extracomment>
        <translation>Подсказка: {move}</translation>
    </message>
    <message>
        <source>{piece} on {square}</source>
        <extracomment>gui/board/reading.py, gui/editor/setup_panel.py</extracomment>
        <translation>{piece} на {square}</translation>
    </message>
    <message>
        <source> and </source>
        <extracomment>gui/kit/punctuation.py</extracomment>
        <translation> и </translation>
    </message>
    <message>
        <source>Check.</source>
        <extracomment>gui/document/move_text.py</extracomment>
        <translation>Шах.</translation>
    </message>
    <message>
        <source>Checkmate.</source>
        <extracomment>gui/document/move_text.py</extracomment>
        <translation>Мат.</translation>
    </message>
    <message>
        <source>in every direction</source>
        <extracomment>gui/words/movement.py</extracomment>
        <translation>в любую сторону</translation>
    </message>
    <message>
        <source>{jump}, two ranks forward</source>
        <extracomment>gui/words/movement.py</extracomment>
        <translation>{jump}, на две горизонтали вперёд</translation>
    </message>
    <message>
        <source>Moves {how}.</source>
        <extracomment>gui/words/movement.py</extracomment>
        <translation>Ходит {how}.</translation>
    </message>
    <message>
        <source>Captures {how}.</source>
        <extracomment>gui/words/movement.py</extracomment>
        <translation>Берёт {how}.</translation>
    </message>
    <message>
        <source>Moves and captures {how}.</source>
        <extracomment>gui/words/movement.py</extracomment>
        <translation>Ходит и берёт {how}.</translation>
    </message>
    <message>
        <source>Captures {how} over one piece.</source>
        <extracomment>gui/words/movement.py</extracomment>
        <translation>Берёт через одну фигуру {how}.</translation>
    </message>
    <message>
        <source>one step {where}</source>
        <extracomment>gui/words/movement.py</extracomment>
        <translation>на одно поле {where}</translation>
    </message>
    <message>
        <source>up to {count} steps {where}</source>
        <extracomment>gui/words/movement.py</extracomment>
        <translation>не дальше {count} полей {where}</translation>
    </message>
    <message>
        <source>any distance {where}</source>
        <extracomment>gui/words/movement.py</extracomment>
        <translation>на любое расстояние {where}</translation>
    </message>
    <message>
        <source>forward</source>
        <extracomment>gui/words/movement.py</extracomment>
        <translation>вперёд</translation>
    </message>
    <message>
        <source>back</source>
        <extracomment>gui/words/movement.py</extracomment>
        <translation>назад</translation>
    </message>
    <message>
        <source>sideways</source>
        <extracomment>gui/words/movement.py</extracomment>
        <translation>вбок</translation>
    </message>
    <message>
        <source>diagonally forward</source>
        <extracomment>gui/words/movement.py</extracomment>
        <translation>наискосок вперёд</translation>
    </message>
    <message>
        <source>diagonally back</source>
        <extracomment>gui/words/movement.py</extracomment>
        <translation>наискосок назад</translation>
    </message>
    <message>
        <source>with a knight&apos;s jump</source>
        <extracomment>gui/words/movement.py</extracomment>
        <translation>прыжком коня</translation>
    </message>
    <message>
        <source>with a jump of two squares straight</source>
        <extracomment>gui/words/movement.py</extracomment>
        <translation>прыжком через поле по прямой</translation>
    </message>
    <message>
        <source>with a jump of two squares diagonally</source>
        <extracomment>gui/words/movement.py</extracomment>
        <translation>прыжком через поле наискосок</translation>
    </message>
    <message>
        <source>straight</source>
        <extracomment>gui/words/movement.py</extracomment>
        <translation>по прямой</translation>
    </message>
    <message>
        <source>diagonally</source>
        <extracomment>gui/words/movement.py</extracomment>
        <translation>наискосок</translation>
    </message>
    <message>
        <source>{loser} is checkmated.</source>
        <extracomment>gui/words/outcome_text.py</extracomment>
        <translation>{loser:Nom} {loser:=получил|получили|получили} мат.</translation>
    </message>
    <message>
        <source>{loser} gave check with every move while the position repeated, and therefore loses.</source>
        <extracomment>gui/words/outcome_text.py</extracomment>
        <translation>{loser:Nom} {loser:=давал|давали|давали} шах каждым ходом, пока позиция повторялась, и поэтому {loser:=проиграл|проиграли|проиграли}.</translation>
    </message>
    <message>
        <source>{loser} resigns.</source>
        <extracomment>gui/words/outcome_text.py</extracomment>
        <translation>{loser:Nom} {loser:=сдался|сдались|сдались}.</translation>
    </message>
    <message>
        <source>{loser}&apos;s time is up.</source>
        <extracomment>gui/words/outcome_text.py</extracomment>
        <translation>У {loser:gen} истекло время.</translation>
    </message>
    <message>
        <source>The game was abandoned.</source>
        <extracomment>gui/words/outcome_text.py</extracomment>
        <translation>Партия прервана.</translation>
    </message>
    <message>
        <source>The players agreed to a draw.</source>
        <extracomment>gui/words/outcome_text.py</extracomment>
        <translation>Игроки согласились на ничью.</translation>
    </message>
    <message>
        <source>The position has occurred for the third time.</source>
        <extracomment>gui/words/outcome_text.py</extracomment>
        <translation>Позиция возникла в третий раз.</translation>
    </message>
    <message>
        <source>The position has occurred for the fourth time.</source>
        <extracomment>gui/words/outcome_text.py</extracomment>
        <translation>Позиция возникла в четвёртый раз.</translation>
    </message>
    <message>
        <source>This would be the third time that this position occurs.</source>
        <extracomment>gui/words/outcome_text.py</extracomment>
        <translation>Эта позиция возникла бы в третий раз.</translation>
    </message>
    <message>
        <source>This would be the fourth time that this position occurs.</source>
        <extracomment>gui/words/outcome_text.py</extracomment>
        <translation>Эта позиция возникла бы в четвёртый раз.</translation>
    </message>
    <message>
        <source>Play {name}</source>
        <extracomment>gui/play/game_messages.py</extracomment>
        <translation>Сыграть с уровнем «{name}»</translation>
    </message>
    <message>
        <source>{player} wins</source>
        <extracomment>gui/words/outcome_text.py</extracomment>
        <translation>{player:Nom} {player:=выиграл|выиграли|выиграли}</translation>
    </message>
    <message>
        <source>{player} has no legal move, which loses in this game.</source>
        <extracomment>gui/words/outcome_text.py</extracomment>
        <translation>У {player:gen} нет ходов, а в этой игре это проигрыш.</translation>
    </message>
    <message>
        <source>{player} has no legal move and is not in check: stalemate.</source>
        <extracomment>gui/words/outcome_text.py</extracomment>
        <translation>У {player:gen} нет ходов, но нет и шаха: пат.</translation>
    </message>
    <message>
        <source>The game would end as a draw.</source>
        <extracomment>gui/words/outcome_text.py</extracomment>
        <translation>Партия закончилась бы вничью.</translation>
    </message>
    <message>
        <source>{player} would have given check with every move, and lose.</source>
        <extracomment>gui/words/outcome_text.py</extracomment>
        <translation>Оказалось бы, что {player:nom} {player:=давал|давали|давали} шах каждым ходом, а это проигрыш.</translation>
    </message>
    <message>
        <source>{player} has given check with every move, and would lose.</source>
        <extracomment>gui/words/outcome_text.py</extracomment>
        <translation>{player:Nom} {player:=давал|давали|давали} шах каждым ходом, а это проигрыш.</translation>
    </message>
    <message>
        <source>Positions from games, each with one best move. Find it, and then the moves that follow.</source>
        <extracomment>gui/learn/puzzle_text.py</extracomment>
        <translation>Позиции из партий, в каждой один лучший ход. Найдите его, а потом и следующие ходы.</translation>
    </message>
    <message>
        <source>All puzzles</source>
        <extracomment>gui/learn/puzzle_text.py</extracomment>
        <translation>Все задачи</translation>
    </message>
    <message>
        <source>Play on against the computer</source>
        <extracomment>gui/learn/puzzle_page.py</extracomment>
        <translation>Доиграть с компьютером</translation>
    </message>
    <message>
        <source>Try another move.</source>
        <extracomment>gui/learn/puzzle_page.py</extracomment>
        <translation>Попробуйте другой ход.</translation>
    </message>
    <message>
        <source>That also mates, but takes longer.</source>
        <extracomment>gui/learn/puzzle_play.py</extracomment>
        <translation>Это тоже ведёт к мату, но дольше.</translation>
    </message>
    <message>
        <source>All moves found.</source>
        <extracomment>gui/learn/puzzle_page.py</extracomment>
        <translation>Все ходы найдены.</translation>
    </message>
    <message>
        <source>Step through it with the arrow keys, or try any other move to see the reply.</source>
        <extracomment>gui/learn/puzzle_text.py</extracomment>
        <translation>Листайте решение стрелками или попробуйте любой другой ход, чтобы увидеть ответ на него.</translation>
    </message>
    <message>
        <source>Checking this move…</source>
        <extracomment>gui/learn/mistakes_page.py, gui/learn/puzzle_text.py</extracomment>
        <translation>Этот ход проверяется…</translation>
    </message>
    <message>
        <source>One kind, as hard as you like.</source>
        <extracomment>gui/learn/puzzles_page.py</extracomment>
        <translation>Задачи одного вида и любой сложности.</translation>
    </message>
    <message>
        <source>No puzzles match.</source>
        <extracomment>gui/learn/puzzles_page.py</extracomment>
        <translation>Подходящих задач нет.</translation>
    </message>
    <message>
        <source>Any kind</source>
        <extracomment>gui/learn/puzzles_page.py</extracomment>
        <translation>Любого вида</translation>
    </message>
    <message>
        <source>None today. Missed puzzles come back after 1, 3, 7 and 21 days.</source>
        <extracomment>gui/learn/puzzle_text.py</extracomment>
        <translation>Сегодня задач нет. Нерешённые вернутся через 1, 3, 7 и 21 день.</translation>
    </message>
    <message>
        <source>As many as you can in three minutes; the third mistake ends it.</source>
        <extracomment>gui/learn/puzzle_text.py</extracomment>
        <translation>Сколько успеете за три минуты, до третьей ошибки.</translation>
    </message>
    <message>
        <source>Your best: {best}.</source>
        <extracomment>gui/learn/puzzle_text.py</extracomment>
        <translation>Ваш рекорд: {best}.</translation>
    </message>
    <message numerus="yes">
        <source>{count} puzzles, {solved} solved on the first try.</source>
        <extracomment>gui/learn/puzzle_text.py</extracomment>
        <translation>
            <numerusform>{count} задача, сразу решено {solved}.</numerusform>
            <numerusform>{count} задачи, сразу решено {solved}.</numerusform>
            <numerusform>{count} задач, сразу решено {solved}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} puzzles are due again.</source>
        <extracomment>gui/learn/puzzle_text.py</extracomment>
        <translation>
            <numerusform>Пора повторить {count} задачу.</numerusform>
            <numerusform>Пора повторить {count} задачи.</numerusform>
            <numerusform>Пора повторить {count} задач.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} puzzles solved.</source>
        <extracomment>gui/learn/puzzle_text.py</extracomment>
        <translation>
            <numerusform>{count} задача решена.</numerusform>
            <numerusform>{count} задачи решены.</numerusform>
            <numerusform>{count} задач решено.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{side} to move: win by {reason} in {count}.</source>
        <extracomment>gui/learn/puzzle_text.py</extracomment>
        <translation>
            <numerusform>Ход {side:gen}. Выигрыш в {count} ход, {reason}.</numerusform>
            <numerusform>Ход {side:gen}. Выигрыш в {count} хода, {reason}.</numerusform>
            <numerusform>Ход {side:gen}. Выигрыш в {count} ходов, {reason}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{reply} wins the game.</source>
        <extracomment>gui/learn/puzzle_text.py</extracomment>
        <translation>{reply} выигрывает партию.</translation>
    </message>
    <message>
        <source>{reply} takes the {piece}.</source>
        <extracomment>gui/learn/puzzle_text.py, gui/review/review_text.py</extracomment>
        <translation>{reply} берёт {piece:acc}.</translation>
    </message>
    <message>
        <source>That does not solve the puzzle.</source>
        <extracomment>gui/learn/puzzle_text.py</extracomment>
        <translation>Это не решение задачи.</translation>
    </message>
    <message>
        <source>{move} is answered by {reply}.</source>
        <extracomment>gui/learn/puzzle_text.py</extracomment>
        <translation>На {move} есть ответ {reply}.</translation>
    </message>
    <message>
        <source>{move} ends the game.</source>
        <extracomment>gui/learn/puzzle_text.py</extracomment>
        <translation>{move} завершает партию.</translation>
    </message>
    <message>
        <source>{move} has no answer.</source>
        <extracomment>gui/learn/puzzle_text.py</extracomment>
        <translation>На {move} ответа нет.</translation>
    </message>
    <message>
        <source>Move the {piece} on {square}.</source>
        <extracomment>gui/learn/puzzle_text.py</extracomment>
        <translation>Сделайте ход {piece:ins} с {square}.</translation>
    </message>
    <message>
        <source>Drop the {piece} from the hand.</source>
        <extracomment>gui/learn/puzzle_text.py</extracomment>
        <translation>Сбросьте {piece:acc} из руки.</translation>
    </message>
    <message>
        <source>Today&apos;s puzzle</source>
        <extracomment>gui/learn/puzzle_text.py</extracomment>
        <translation>Задача дня</translation>
    </message>
    <message>
        <source>For you</source>
        <extracomment>gui/learn/puzzle_text.py</extracomment>
        <translation>Для вас</translation>
    </message>
    <message>
        <source>Solve it</source>
        <extracomment>gui/learn/puzzle_text.py</extracomment>
        <translation>Решать</translation>
    </message>
    <message>
        <source>Lessons</source>
        <extracomment>gui/learn/puzzles_page.py</extracomment>
        <translation>Уроки</translation>
    </message>
    <message>
        <source>Your attempts</source>
        <extracomment>gui/learn/puzzle_text.py</extracomment>
        <translation>Ваши попытки</translation>
    </message>
    <message>
        <source>Show it again</source>
        <extracomment>gui/learn/puzzle_history.py</extracomment>
        <translation>Посмотреть ещё раз</translation>
    </message>
    <message>
        <source>Puzzle</source>
        <extracomment>gui/learn/puzzle_text.py</extracomment>
        <translation>Задача</translation>
    </message>
    <message>
        <source>Your rating</source>
        <extracomment>gui/learn/puzzle_text.py</extracomment>
        <translation>Ваш рейтинг</translation>
    </message>
    <message>
        <source>Missed</source>
        <extracomment>gui/learn/puzzle_text.py</extracomment>
        <translation>Не решено</translation>
    </message>
    <message>
        <source>All</source>
        <extracomment>gui/learn/puzzle_text.py</extracomment>
        <translation>Все</translation>
    </message>
    <message>
        <source>Hint</source>
        <extracomment>gui/learn/puzzle_text.py</extracomment>
        <translation>Подсказка</translation>
    </message>
    <message>
        <source>Solution</source>
        <extracomment>gui/learn/mistakes_page.py, gui/learn/puzzle_page.py, gui/learn/puzzle_text.py, gui/review/review_text.py</extracomment>
        <translation>Ответ</translation>
    </message>
    <message>
        <source>Next move</source>
        <extracomment>gui/learn/puzzle_text.py</extracomment>
        <translation>Ещё ход</translation>
    </message>
    <message>
        <source>There is a shorter mate</source>
        <extracomment>gui/learn/puzzle_play.py</extracomment>
        <translation>Есть мат короче</translation>
    </message>
    <message>
        <source>Done</source>
        <extracomment>gui/learn/mistakes_page.py, gui/learn/puzzle_page.py, gui/workshop/strips.py</extracomment>
        <translation>Готово</translation>
    </message>
    <message>
        <source>This could not be checked</source>
        <extracomment>gui/learn/puzzle_text.py</extracomment>
        <translation>Это не удалось проверить</translation>
    </message>
    <message>
        <source>Another move</source>
        <extracomment>gui/learn/puzzle_page.py</extracomment>
        <translation>Другой ход</translation>
    </message>
    <message>
        <source>The left arrow key goes back.</source>
        <extracomment>gui/learn/puzzle_page.py</extracomment>
        <translation>Стрелка влево ведёт назад.</translation>
    </message>
    <message>
        <source>Practise</source>
        <extracomment>gui/learn/puzzle_text.py</extracomment>
        <translation>Тренировка</translation>
    </message>
    <message>
        <source>Missed puzzles</source>
        <extracomment>gui/learn/puzzle_text.py</extracomment>
        <translation>Нерешённые</translation>
    </message>
    <message>
        <source>Against the clock</source>
        <extracomment>gui/learn/puzzle_text.py</extracomment>
        <translation>На время</translation>
    </message>
    <message>
        <source>Once more</source>
        <extracomment>gui/learn/mistakes_page.py, gui/learn/streak_page.py</extracomment>
        <translation>Ещё раз</translation>
    </message>
    <message>
        <source>Time is up</source>
        <extracomment>gui/learn/streak_page.py</extracomment>
        <translation>Время вышло</translation>
    </message>
    <message>
        <source>Three mistakes</source>
        <extracomment>gui/learn/streak_page.py</extracomment>
        <translation>Три ошибки</translation>
    </message>
    <message>
        <source>Mates</source>
        <extracomment>gui/learn/puzzle_text.py, assets/lessons/palaceshogi/15-mates.toml</extracomment>
        <translation>Маты</translation>
    </message>
    <message>
        <source>Winning material</source>
        <extracomment>gui/learn/puzzle_text.py</extracomment>
        <translation>Выигрыш материала</translation>
    </message>
    <message>
        <source>Winning by arrival or promotion</source>
        <extracomment>gui/learn/puzzle_text.py</extracomment>
        <translation>Достижение цели или превращение</translation>
    </message>
    <message>
        <source>Defences</source>
        <extracomment>gui/learn/puzzle_text.py</extracomment>
        <translation>Защита</translation>
    </message>
    <message>
        <source>Drops</source>
        <extracomment>gui/learn/puzzle_text.py, assets/rules/palaceshogi.toml</extracomment>
        <translation>Сброс</translation>
    </message>
    <message>
        <source>Sacrifices</source>
        <extracomment>gui/learn/puzzle_text.py</extracomment>
        <translation>Жертвы</translation>
    </message>
    <message>
        <source>Forks</source>
        <extracomment>gui/learn/puzzle_text.py</extracomment>
        <translation>Вилки</translation>
    </message>
    <message>
        <source>Double checks</source>
        <extracomment>gui/learn/puzzle_text.py</extracomment>
        <translation>Двойной шах</translation>
    </message>
    <message>
        <source>Discovered checks</source>
        <extracomment>gui/learn/puzzle_text.py</extracomment>
        <translation>Вскрытый шах</translation>
    </message>
    <message>
        <source>Quiet moves</source>
        <extracomment>gui/learn/puzzle_text.py</extracomment>
        <translation>Тихие ходы</translation>
    </message>
    <message>
        <source>Checks all the way</source>
        <extracomment>gui/learn/puzzle_text.py</extracomment>
        <translation>Шах за шахом</translation>
    </message>
    <message>
        <source>Answers to check</source>
        <extracomment>gui/learn/puzzle_text.py</extracomment>
        <translation>Ответы на шах</translation>
    </message>
    <message>
        <source>Promotions</source>
        <extracomment>gui/learn/puzzle_text.py</extracomment>
        <translation>Превращения</translation>
    </message>
    <message>
        <source>Campmates</source>
        <extracomment>gui/learn/puzzle_text.py</extracomment>
        <translation>Лагерный мат</translation>
    </message>
    <message>
        <source>Entering kings</source>
        <extracomment>gui/learn/puzzle_text.py</extracomment>
        <translation>Вход короля</translation>
    </message>
    <message>
        <source>Cannons</source>
        <extracomment>gui/learn/puzzle_text.py</extracomment>
        <translation>Пушки</translation>
    </message>
    <message>
        <source>Lions</source>
        <extracomment>gui/learn/puzzle_text.py</extracomment>
        <translation>Львы</translation>
    </message>
    <message>
        <source>Double moves</source>
        <extracomment>gui/learn/puzzle_text.py</extracomment>
        <translation>Двойные ходы</translation>
    </message>
    <message>
        <source>Palaces</source>
        <extracomment>gui/learn/puzzle_text.py</extracomment>
        <translation>Дворцы</translation>
    </message>
    <message>
        <source>Castling</source>
        <extracomment>gui/learn/puzzle_text.py, gui/rulebook/generated.py, gui/workshop/panels.py, gui/workshop/sections.py, assets/rules/pandemonium.toml, assets/rules/pandemonium-2020.toml, assets/rules/pandemonium-vchess.toml, assets/rules/palaceshogi.toml, assets/rules/differences.toml, assets/lessons/pandemonium/13-castling.toml, assets/lessons/palaceshogi/13-castling.toml, engine/playtest/texts.py: castling</extracomment>
        <translation>Рокировка</translation>
    </message>
    <message>
        <source>Drops of captured pieces</source>
        <extracomment>gui/learn/puzzle_text.py</extracomment>
        <translation>Сброс взятого</translation>
    </message>
    <message numerus="yes">
        <source>{side} to move: mate in {count}.</source>
        <extracomment>gui/learn/puzzle_text.py</extracomment>
        <translation>
            <numerusform>Ход {side:gen}. Мат в {count} ход.</numerusform>
            <numerusform>Ход {side:gen}. Мат в {count} хода.</numerusform>
            <numerusform>Ход {side:gen}. Мат в {count} ходов.</numerusform>
        </translation>
    </message>
    <message>
        <source>{side} to move: win material.</source>
        <extracomment>gui/learn/puzzle_text.py</extracomment>
        <translation>Ход {side:gen}. Выиграйте материал.</translation>
    </message>
    <message>
        <source>{side} to move: win by promoting.</source>
        <extracomment>gui/learn/puzzle_text.py</extracomment>
        <translation>Ход {side:gen}. Выиграйте превращением.</translation>
    </message>
    <message numerus="yes">
        <source>After {reply} there is no mate in {count}.</source>
        <extracomment>gui/learn/puzzle_text.py</extracomment>
        <translation>
            <numerusform>После {reply} мата в {count} ход нет.</numerusform>
            <numerusform>После {reply} мата в {count} хода нет.</numerusform>
            <numerusform>После {reply} мата в {count} ходов нет.</numerusform>
        </translation>
    </message>
    <message>
        <source>After {reply} too little is won.</source>
        <extracomment>gui/learn/puzzle_text.py</extracomment>
        <translation>После {reply} выигрыш слишком мал.</translation>
    </message>
    <message>
        <source>After {reply} it does not work.</source>
        <extracomment>gui/learn/puzzle_text.py</extracomment>
        <translation>После {reply} не получается.</translation>
    </message>
    <message>
        <source>After {reply} it does not hold.</source>
        <extracomment>gui/learn/puzzle_text.py</extracomment>
        <translation>После {reply} позицию не удержать.</translation>
    </message>
    <message>
        <source>Rated {rating} · move {at} of {length}</source>
        <extracomment>gui/learn/puzzle_text.py</extracomment>
        <translation>Рейтинг {rating} · ход {at} из {length}</translation>
    </message>
    <message>
        <source>Your rating: {rating} ± {deviation}. Solved {solved} of {tried} tried; {count} in all.</source>
        <extracomment>gui/learn/puzzle_text.py</extracomment>
        <translation>Ваш рейтинг: {rating} ± {deviation}. Решено {solved} из {tried}; всего задач — {count}.</translation>
    </message>
    <message>
        <source>Your rating: {rating} ({gain})</source>
        <extracomment>gui/learn/puzzle_text.py</extracomment>
        <translation>Ваш рейтинг: {rating} ({gain})</translation>
    </message>
    <message>
        <source>Solved: {solved} · mistakes: {mistakes} of 3</source>
        <extracomment>gui/learn/streak_page.py</extracomment>
        <translation>Решено: {solved} · ошибок: {mistakes} из 3</translation>
    </message>
    <message>
        <source>{time} left</source>
        <extracomment>gui/learn/puzzle_text.py, gui/library/library_text.py</extracomment>
        <translation>осталось {time}</translation>
    </message>
    <message>
        <source>Medium: 900 to 1499</source>
        <extracomment>gui/learn/puzzle_text.py</extracomment>
        <translation>Средние: 900–1499</translation>
    </message>
    <message>
        <source>Hard: 1500 to 2099</source>
        <extracomment>gui/learn/puzzle_text.py</extracomment>
        <translation>Трудные: 1500–2099</translation>
    </message>
    <message>
        <source>Very hard: 2100 and above</source>
        <extracomment>gui/learn/puzzle_text.py</extracomment>
        <translation>Очень трудные: от 2100</translation>
    </message>
    <message>
        <source>Rated {rating}</source>
        <extracomment>gui/learn/puzzle_text.py</extracomment>
        <translation>Рейтинг {rating}</translation>
    </message>
    <message>
        <source>Your rating: {rating}</source>
        <extracomment>gui/learn/puzzle_text.py</extracomment>
        <translation>Ваш рейтинг: {rating}</translation>
    </message>
    <message>
        <source>Nothing here yet.</source>
        <extracomment>gui/learn/puzzle_text.py</extracomment>
        <translation>Здесь пока ничего нет.</translation>
    </message>
    <message>
        <source>Solved.</source>
        <extracomment>gui/learn/puzzle_text.py</extracomment>
        <translation>Решено.</translation>
    </message>
    <message>
        <source>{minutes} min</source>
        <extracomment>gui/learn/puzzle_text.py</extracomment>
        <translation>{minutes} мин</translation>
    </message>
    <message>
        <source>{seconds} s</source>
        <extracomment>gui/learn/puzzle_text.py</extracomment>
        <translation>{seconds} с</translation>
    </message>
    <message>
        <source>That is your best so far.</source>
        <extracomment>gui/learn/puzzle_text.py</extracomment>
        <translation>Это ваш новый рекорд.</translation>
    </message>
    <message>
        <source>{player}&apos;s hand: nothing.</source>
        <extracomment>gui/board/reading.py</extracomment>
        <translation>В руке {player:gen} ничего нет.</translation>
    </message>
    <message>
        <source>{player}&apos;s hand: {pieces}.</source>
        <extracomment>gui/board/reading.py</extracomment>
        <translation>В руке {player:gen}: {pieces}.</translation>
    </message>
    <message>
        <source>{piece}, {count}</source>
        <extracomment>gui/board/reading.py</extracomment>
        <translation>{piece}, {count}</translation>
    </message>
    <message>
        <source>{player} has no {piece}.</source>
        <extracomment>gui/board/reading.py</extracomment>
        <translation>У {player:gen} нет {piece:gen}.</translation>
    </message>
    <message>
        <source>{player} {piece}: {places}.</source>
        <extracomment>gui/board/reading_text.py</extracomment>
        <translation>{piece} {player:gen}: {places}.</translation>
    </message>
    <message>
        <source>in hand, {count}</source>
        <extracomment>gui/board/reading.py</extracomment>
        <translation>в руке, {count}</translation>
    </message>
    <message>
        <source>{piece}, {place}: {moves}.</source>
        <extracomment>gui/board/reading.py</extracomment>
        <translation>{piece}, {place}: {moves}.</translation>
    </message>
    <message>
        <source>{piece}, {place}: no move.</source>
        <extracomment>gui/board/reading_text.py</extracomment>
        <translation>{piece}, {place}: нет ходов.</translation>
    </message>
    <message>
        <source>{piece}, {place}, when it is {player}&apos;s turn, if nothing is in the way: {moves}.</source>
        <extracomment>gui/board/reading_text.py</extracomment>
        <translation>{piece}, {place}, когда придёт очередь {player:gen}, если ничто не помешает: {moves}.</translation>
    </message>
    <message>
        <source>in hand</source>
        <extracomment>gui/board/reading.py, engine/playtest/texts.py: in hand</extracomment>
        <translation>в руке</translation>
    </message>
    <message>
        <source>{square} is empty.</source>
        <extracomment>gui/board/reading.py</extracomment>
        <translation>{square} — пустое поле.</translation>
    </message>
    <message>
        <source>{direction}: {pieces}.</source>
        <extracomment>gui/board/reading.py</extracomment>
        <translation>{direction}: {pieces}.</translation>
    </message>
    <message>
        <source>Nothing {directions}.</source>
        <extracomment>gui/board/reading.py</extracomment>
        <translation>Ничего: {directions}.</translation>
    </message>
    <message>
        <source>That works for squares only; this is a hand.</source>
        <extracomment>gui/board/reading.py</extracomment>
        <translation>Это о полях, а здесь рука.</translation>
    </message>
    <message>
        <source>{player} attacks {square} with {pieces}.</source>
        <extracomment>gui/board/reading.py</extracomment>
        <translation>{player:Nom} {player:=нападает|нападают|нападаете} на {square} {pieces}.</translation>
    </message>
    <message>
        <source>{player} defends {square} with {pieces}.</source>
        <extracomment>gui/board/reading.py</extracomment>
        <translation>{player:Nom} {player:=защищает|защищают|защищаете} {square} {pieces}.</translation>
    </message>
    <message>
        <source>{player} does not attack {square}.</source>
        <extracomment>gui/board/reading.py</extracomment>
        <translation>{player:Nom} не {player:=нападает|нападают|нападаете} на {square}.</translation>
    </message>
    <message>
        <source>{player} does not defend {square}.</source>
        <extracomment>gui/board/reading.py</extracomment>
        <translation>{player:Nom} не {player:=защищает|защищают|защищаете} {square}.</translation>
    </message>
    <message>
        <source>Nothing has been captured.</source>
        <extracomment>gui/desk/answering.py</extracomment>
        <translation>Ещё ничего не взято.</translation>
    </message>
    <message>
        <source>Last captured: {player} {piece} on {square}.</source>
        <extracomment>gui/board/reading_text.py</extracomment>
        <translation>Взято последним: {piece} {player:gen} на {square}.</translation>
    </message>
    <message>
        <source>The pieces are hidden while the game is paused.</source>
        <extracomment>gui/desk/answering.py</extracomment>
        <translation>На паузе фигуры скрыты.</translation>
    </message>
    <message>
        <source>There is no clock.</source>
        <extracomment>gui/desk/answering.py</extracomment>
        <translation>Часов нет.</translation>
    </message>
    <message>
        <source>{player} has {time} left.</source>
        <extracomment>gui/board/reading_text.py</extracomment>
        <translation>У {player:gen} осталось {time}.</translation>
    </message>
    <message numerus="yes">
        <source>{count} hours</source>
        <extracomment>gui/board/reading_text.py</extracomment>
        <translation>
            <numerusform>{count} час</numerusform>
            <numerusform>{count} часа</numerusform>
            <numerusform>{count} часов</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} minutes</source>
        <extracomment>gui/app/practice_dialog.py, gui/board/reading_text.py</extracomment>
        <translation>
            <numerusform>{count} минута</numerusform>
            <numerusform>{count} минуты</numerusform>
            <numerusform>{count} минут</numerusform>
        </translation>
    </message>
    <message>
        <source>You can ask for threats during the game, while the pieces are shown.</source>
        <extracomment>gui/desk/answering.py</extracomment>
        <translation>Об угрозах можно спросить, пока партия идёт и фигуры видны.</translation>
    </message>
    <message>
        <source>Keys now read the board: {letters} jump to pieces, with Shift to the other side&apos;s. {commands}</source>
        <extracomment>gui/board/reading_text.py</extracomment>
        <translation>Теперь клавиши читают доску: {letters} ведут к фигурам, с Shift — к фигурам другой стороны. {commands}</translation>
    </message>
    <message>
        <source>Letters typed on the board start a move again.</source>
        <extracomment>gui/app/view_commands.py</extracomment>
        <translation>Буквы на доске снова начинают ход.</translation>
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
        <translation>мой моя моё мое мои моих моей моим</translation>
    </message>
    <message>
        <source>your their his her other enemy opponent</source>
        <comment>words that are typed to ask, with spaces between them</comment>
        <extracomment>gui/board/reading_text.py</extracomment>
        <translation>твой твои ваш ваша ваши его её ее их чужой чужая чужие чужих противник противника соперник соперника</translation>
    </message>
    <message>
        <source>where where&apos;s</source>
        <comment>words that are typed to ask, with spaces between them</comment>
        <extracomment>gui/board/reading_text.py</extracomment>
        <translation>где</translation>
    </message>
    <message>
        <source>Rank {name}: {pieces}.</source>
        <extracomment>gui/board/reading.py</extracomment>
        <translation>Горизонталь {name}: {pieces}.</translation>
    </message>
    <message>
        <source>File {name}: {pieces}.</source>
        <extracomment>gui/board/reading.py</extracomment>
        <translation>Вертикаль {name}: {pieces}.</translation>
    </message>
    <message>
        <source>takes {piece} on {square}</source>
        <extracomment>gui/board/reading.py</extracomment>
        <translation>берёт {piece:acc} на {square}</translation>
    </message>
    <message>
        <source>takes at {square}</source>
        <extracomment>gui/board/reading.py</extracomment>
        <translation>берёт на {square}</translation>
    </message>
    <message>
        <source>castles with {square}</source>
        <extracomment>gui/board/reading.py</extracomment>
        <translation>рокировка, {square}</translation>
    </message>
    <message>
        <source>may stay</source>
        <extracomment>gui/board/reading.py</extracomment>
        <translation>можно остаться</translation>
    </message>
    <message>
        <source>up</source>
        <extracomment>gui/board/reading_text.py</extracomment>
        <translation>вверх</translation>
    </message>
    <message>
        <source>up right</source>
        <extracomment>gui/board/reading_text.py</extracomment>
        <translation>вправо вверх</translation>
    </message>
    <message>
        <source>right</source>
        <extracomment>gui/board/reading_text.py</extracomment>
        <translation>вправо</translation>
    </message>
    <message>
        <source>down right</source>
        <extracomment>gui/board/reading_text.py</extracomment>
        <translation>вправо вниз</translation>
    </message>
    <message>
        <source>down</source>
        <extracomment>gui/board/reading_text.py</extracomment>
        <translation>вниз</translation>
    </message>
    <message>
        <source>down left</source>
        <extracomment>gui/board/reading_text.py</extracomment>
        <translation>влево вниз</translation>
    </message>
    <message>
        <source>left</source>
        <extracomment>gui/board/reading_text.py</extracomment>
        <translation>влево</translation>
    </message>
    <message>
        <source>up left</source>
        <extracomment>gui/board/reading_text.py</extracomment>
        <translation>влево вверх</translation>
    </message>
    <message>
        <source>last latest</source>
        <comment>words that are typed to ask, with spaces between them</comment>
        <extracomment>gui/board/reading_text.py</extracomment>
        <translation>последний последняя последнее последние последним</translation>
    </message>
    <message>
        <source>captured taken</source>
        <comment>words that are typed to ask, with spaces between them</comment>
        <extracomment>gui/board/reading_text.py</extracomment>
        <translation>взято взят взята взятая взятые побито съедено</translation>
    </message>
    <message>
        <source>clock clocks time</source>
        <comment>words that are typed to ask, with spaces between them</comment>
        <extracomment>gui/board/reading_text.py</extracomment>
        <translation>часы часов время времени</translation>
    </message>
    <message>
        <source>rank ranks row rows board</source>
        <comment>words that are typed to ask, with spaces between them</comment>
        <extracomment>gui/board/reading_text.py</extracomment>
        <translation>горизонталь горизонтали ряд ряды доска доску</translation>
    </message>
    <message>
        <source>file files column columns</source>
        <comment>words that are typed to ask, with spaces between them</comment>
        <extracomment>gui/board/reading_text.py</extracomment>
        <translation>вертикаль вертикали линия линии столбец столбцы</translation>
    </message>
    <message>
        <source>hand hands</source>
        <comment>words that are typed to ask, with spaces between them</comment>
        <extracomment>gui/board/reading_text.py</extracomment>
        <translation>рука руки руке</translation>
    </message>
    <message>
        <source>threat threats threatened</source>
        <comment>words that are typed to ask, with spaces between them</comment>
        <extracomment>gui/board/reading_text.py</extracomment>
        <translation>угроза угрозы угрожает грозит</translation>
    </message>
    <message>
        <source>turn</source>
        <comment>words that are typed to ask, with spaces between them</comment>
        <extracomment>gui/board/reading_text.py</extracomment>
        <translation>очередь ход чей</translation>
    </message>
    <message>
        <source>keys</source>
        <comment>words that are typed to ask, with spaces between them</comment>
        <extracomment>gui/board/reading_text.py</extracomment>
        <translation>клавиша клавиши сочетание сочетания</translation>
    </message>
    <message>
        <source>The game could not be reviewed. {why}</source>
        <extracomment>gui/review/reviewer.py</extracomment>
        <translation>Не удалось разобрать партию. {why}</translation>
    </message>
    <message>
        <source>The engine suggested illegal moves.</source>
        <extracomment>gui/review/reviewer.py</extracomment>
        <translation>Движок предложил недопустимые ходы.</translation>
    </message>
    <message>
        <source>The review found no mistakes to learn from.</source>
        <extracomment>gui/review/review_text.py</extracomment>
        <translation>Разбор не нашёл ошибок, на которых можно поучиться.</translation>
    </message>
    <message>
        <source>Review the game first to learn from its mistakes.</source>
        <extracomment>gui/review/review_text.py</extracomment>
        <translation>Чтобы учиться на ошибках, сначала разберите партию.</translation>
    </message>
    <message>
        <source>You can learn from the mistakes once the review is done.</source>
        <extracomment>gui/study/study_review.py</extracomment>
        <translation>Учиться на ошибках можно будет, когда закончится разбор.</translation>
    </message>
    <message>
        <source>There are no moves to review yet.</source>
        <extracomment>gui/review/review_text.py</extracomment>
        <translation>Разбирать пока нечего: ходов нет.</translation>
    </message>
    <message>
        <source>The game has been reviewed. Undo removes the review from the study.</source>
        <extracomment>gui/review/review_text.py</extracomment>
        <translation>Партия разобрана. Команда «Отменить» уберёт разбор из студии.</translation>
    </message>
    <message>
        <source>Reviewing the game: {done} of {total} positions</source>
        <extracomment>gui/review/review_text.py</extracomment>
        <translation>Разбор партии: {done} из {total} позиций</translation>
    </message>
    <message>
        <source>Learn as {player}</source>
        <extracomment>gui/study/study_review.py</extracomment>
        <translation>Учиться за {player:acc}</translation>
    </message>
    <message>
        <source>Learn from the mistakes of {player}</source>
        <extracomment>gui/study/study_review.py</extracomment>
        <translation>Учиться на ошибках {player:gen}</translation>
    </message>
    <message>
        <source>no inaccuracy, mistake or blunder</source>
        <extracomment>gui/review/review_text.py</extracomment>
        <translation>без неточностей, ошибок и зевков</translation>
    </message>
    <message>
        <source>Winning chances: {words}</source>
        <extracomment>gui/review/chance_graph.py</extracomment>
        <translation>Шансы на победу: {words}</translation>
    </message>
    <message>
        <source>the start</source>
        <extracomment>gui/review/review_text.py</extracomment>
        <translation>начало</translation>
    </message>
    <message>
        <source>{move}: not reviewed</source>
        <extracomment>gui/review/review_text.py</extracomment>
        <translation>{move}: без разбора</translation>
    </message>
    <message>
        <source>The arrow keys step through the game, Page Up and Page Down from one bad move to the next.</source>
        <extracomment>gui/review/chance_graph.py</extracomment>
        <translation>Стрелки листают партию, Page Up и Page Down — от одного плохого хода к другому.</translation>
    </message>
    <message>
        <source>Missed: {better} mates at once.</source>
        <extracomment>gui/review/review_text.py</extracomment>
        <translation>Упущено: {better} — мат сразу.</translation>
    </message>
    <message numerus="yes">
        <source>Missed: {better} mates in {count}.</source>
        <extracomment>gui/review/review_text.py</extracomment>
        <translation>
            <numerusform>Упущено: {better} даёт мат в {count} ход.</numerusform>
            <numerusform>Упущено: {better} даёт мат в {count} хода.</numerusform>
            <numerusform>Упущено: {better} даёт мат в {count} ходов.</numerusform>
        </translation>
    </message>
    <message>
        <source>It lets the {piece} on {place} take the {victim} or the {second}.</source>
        <extracomment>gui/review/review_text.py</extracomment>
        <translation>Теперь {piece:nom} с {place} берёт {victim:acc} или {second:acc}.</translation>
    </message>
    <message>
        <source>A better move was {move}.</source>
        <extracomment>gui/review/review_text.py</extracomment>
        <translation>Лучше было {move}.</translation>
    </message>
    <message>
        <source>Reviewing game {number} of {count}</source>
        <extracomment>gui/review/review_text.py</extracomment>
        <translation>Разбор партии {number} из {count}</translation>
    </message>
    <message>
        <source>Games are being reviewed. Cancel the review or wait until it is done.</source>
        <extracomment>gui/library/library_actions.py</extracomment>
        <translation>Идёт разбор партий. Отмените его или дождитесь конца.</translation>
    </message>
    <message>
        <source>The review was cancelled. {kept}</source>
        <extracomment>gui/library/library_actions.py</extracomment>
        <translation>Разбор отменён. {kept}</translation>
    </message>
    <message numerus="yes">
        <source>{count} games were reviewed and are among your studies.</source>
        <extracomment>gui/review/review_text.py</extracomment>
        <translation>
            <numerusform>{count} партия разобрана и теперь среди ваших студий.</numerusform>
            <numerusform>{count} партии разобраны и теперь среди ваших студий.</numerusform>
            <numerusform>{count} партий разобрано; они теперь среди ваших студий.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} games could not be reviewed.</source>
        <extracomment>gui/review/review_text.py</extracomment>
        <translation>
            <numerusform>{count} партию разобрать не удалось.</numerusform>
            <numerusform>{count} партии разобрать не удалось.</numerusform>
            <numerusform>{count} партий разобрать не удалось.</numerusform>
        </translation>
    </message>
    <message>
        <source>Back to the study</source>
        <extracomment>gui/review/review_text.py</extracomment>
        <translation>К студии</translation>
    </message>
    <message>
        <source>Learn from your mistakes</source>
        <extracomment>gui/review/review_text.py</extracomment>
        <translation>Учиться на ошибках</translation>
    </message>
    <message>
        <source>{player} played {move} here. Find a better move.</source>
        <extracomment>gui/review/review_text.py</extracomment>
        <translation>Здесь {player:nom} {player:=сыграл|сыграли|сыграли} {move}. Найдите ход лучше.</translation>
    </message>
    <message numerus="yes">
        <source>{player} played {move} here, and missed a mate in {count}. Find it.</source>
        <extracomment>gui/review/review_text.py</extracomment>
        <translation>
            <numerusform>Здесь {player:nom} {player:=сыграл|сыграли|сыграли} {move} и {player:=упустил|упустили|упустили} мат в {count} ход. Найдите его.</numerusform>
            <numerusform>Здесь {player:nom} {player:=сыграл|сыграли|сыграли} {move} и {player:=упустил|упустили|упустили} мат в {count} хода. Найдите его.</numerusform>
            <numerusform>Здесь {player:nom} {player:=сыграл|сыграли|сыграли} {move} и {player:=упустил|упустили|упустили} мат в {count} ходов. Найдите его.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} played {move} here, and missed a mate at once. Find it.</source>
        <extracomment>gui/review/review_text.py</extracomment>
        <translation>Здесь {player:nom} {player:=сыграл|сыграли|сыграли} {move} и {player:=упустил|упустили|упустили} мат в один ход. Найдите его.</translation>
    </message>
    <message>
        <source>{number} of {total}</source>
        <extracomment>gui/kit/columns_pdf.py, gui/review/review_text.py</extracomment>
        <translation>{number} из {total}</translation>
    </message>
    <message>
        <source>Found</source>
        <extracomment>gui/review/review_text.py</extracomment>
        <translation>Найдено</translation>
    </message>
    <message>
        <source>There is something better.</source>
        <extracomment>gui/review/review_text.py</extracomment>
        <translation>Есть ход лучше.</translation>
    </message>
    <message numerus="yes">
        <source>That does not mate in {count}.</source>
        <extracomment>gui/review/review_text.py</extracomment>
        <translation>
            <numerusform>Мата в {count} ход нет.</numerusform>
            <numerusform>Мата в {count} хода нет.</numerusform>
            <numerusform>Мата в {count} ходов нет.</numerusform>
        </translation>
    </message>
    <message>
        <source>That does not mate.</source>
        <extracomment>gui/review/review_text.py</extracomment>
        <translation>Это не мат.</translation>
    </message>
    <message>
        <source>No better move is known.</source>
        <extracomment>gui/learn/mistakes_page.py</extracomment>
        <translation>Более сильный ход неизвестен.</translation>
    </message>
    <message numerus="yes">
        <source>You have found {found} of {count} better moves.</source>
        <extracomment>gui/review/review_text.py</extracomment>
        <translation>
            <numerusform>Найдено лучших ходов: {found} из {count}.</numerusform>
            <numerusform>Найдено лучших ходов: {found} из {count}.</numerusform>
            <numerusform>Найдено лучших ходов: {found} из {count}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} blunders</source>
        <extracomment>gui/review/review_text.py</extracomment>
        <translation>
            <numerusform>{count} зевок</numerusform>
            <numerusform>{count} зевка</numerusform>
            <numerusform>{count} зевков</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} mistakes</source>
        <extracomment>gui/review/review_text.py</extracomment>
        <translation>
            <numerusform>{count} ошибка</numerusform>
            <numerusform>{count} ошибки</numerusform>
            <numerusform>{count} ошибок</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} inaccuracies</source>
        <extracomment>gui/review/review_text.py</extracomment>
        <translation>
            <numerusform>{count} неточность</numerusform>
            <numerusform>{count} неточности</numerusform>
            <numerusform>{count} неточностей</numerusform>
        </translation>
    </message>
    <message>
        <source>Inaccuracy</source>
        <extracomment>gui/review/review_text.py</extracomment>
        <translation>Неточность</translation>
    </message>
    <message>
        <source>It lets {move} give mate.</source>
        <extracomment>gui/review/review_text.py</extracomment>
        <translation>Теперь {move} — мат.</translation>
    </message>
    <message>
        <source>It allows {move}, which wins the game by arriving.</source>
        <extracomment>gui/review/review_text.py</extracomment>
        <translation>Теперь {move} — и фигура соперника дойдёт до цели и выиграет.</translation>
    </message>
    <message>
        <source>It leaves no move after {move}, which loses.</source>
        <extracomment>gui/review/review_text.py</extracomment>
        <translation>Теперь после {move} не останется ходов, а это проигрыш.</translation>
    </message>
    <message>
        <source>It lets the {piece} on {place} take the {victim}.</source>
        <extracomment>gui/review/review_text.py</extracomment>
        <translation>Теперь {piece:nom} с {place} берёт {victim:acc}.</translation>
    </message>
    <message>
        <source>It lets the {piece} on {place} promote.</source>
        <extracomment>gui/review/review_text.py</extracomment>
        <translation>Теперь {piece:nom} на {place} превратится.</translation>
    </message>
    <message>
        <source>It loses the {victim} to {move}.</source>
        <extracomment>gui/review/review_text.py</extracomment>
        <translation>Теперь {move} берёт {victim:acc}.</translation>
    </message>
    <message>
        <source>It lets {move} promote.</source>
        <extracomment>gui/review/review_text.py</extracomment>
        <translation>Теперь возможно превращение {move}.</translation>
    </message>
    <message>
        <source>That is the best move.</source>
        <extracomment>gui/review/review_text.py</extracomment>
        <translation>Это лучший ход.</translation>
    </message>
    <message>
        <source>That is as good as the best move.</source>
        <extracomment>gui/review/review_text.py</extracomment>
        <translation>Это не хуже лучшего хода.</translation>
    </message>
    <message>
        <source>The same move again</source>
        <extracomment>gui/learn/mistakes_page.py</extracomment>
        <translation>Снова тот же ход</translation>
    </message>
    <message>
        <source>That is the move that was played.</source>
        <extracomment>gui/review/review_text.py</extracomment>
        <translation>Это ход, сыгранный в партии.</translation>
    </message>
    <message>
        <source>Finish</source>
        <extracomment>gui/review/review_text.py</extracomment>
        <translation>Закончить</translation>
    </message>
    <message>
        <source>Save the game</source>
        <extracomment>gui/storage/autosave.py</extracomment>
        <translation>Сохранить партию</translation>
    </message>
    <message>
        <source>The disk is slow to save the game; you can play on.</source>
        <extracomment>gui/storage/autosave.py</extracomment>
        <translation>Диск медленно сохраняет партию; можно играть дальше.</translation>
    </message>
    <message>
        <source>The game cannot be saved at the moment ({why}); you can play on.</source>
        <extracomment>gui/storage/autosave.py</extracomment>
        <translation>Сейчас партию не удаётся сохранить ({why}); можно играть дальше.</translation>
    </message>
    <message>
        <source>Saving the game… The disk is slow. If you leave now, unsaved changes are lost.</source>
        <extracomment>gui/storage/autosave.py</extracomment>
        <translation>Партия сохраняется… Диск медленный. Если выйти сейчас, несохранённые изменения пропадут.</translation>
    </message>
    <message>
        <source>This game is not completely saved. If you leave now, unsaved changes are lost.</source>
        <extracomment>gui/storage/autosave.py</extracomment>
        <translation>Партия сохранена не полностью. Если выйти сейчас, остальное пропадёт.</translation>
    </message>
    <message>
        <source>The game is on the clipboard.</source>
        <extracomment>gui/storage/autosave.py, gui/workshop/draft_commands.py</extracomment>
        <translation>Партия в буфере обмена.</translation>
    </message>
    <message>
        <source>Save the study</source>
        <extracomment>gui/storage/autosave.py</extracomment>
        <translation>Сохранить студию</translation>
    </message>
    <message>
        <source>The disk is slow to save the study; you can carry on.</source>
        <extracomment>gui/storage/autosave.py</extracomment>
        <translation>Диск медленно сохраняет студию; можно продолжать.</translation>
    </message>
    <message>
        <source>The study cannot be saved at the moment ({why}); you can carry on.</source>
        <extracomment>gui/storage/autosave.py</extracomment>
        <translation>Сейчас студию не удаётся сохранить ({why}); можно продолжать.</translation>
    </message>
    <message>
        <source>Saving the study… The disk is slow. If you leave now, unsaved changes are lost.</source>
        <extracomment>gui/storage/autosave.py</extracomment>
        <translation>Студия сохраняется… Диск медленный. Если выйти сейчас, несохранённые изменения пропадут.</translation>
    </message>
    <message>
        <source>This study is not completely saved. If you leave now, unsaved changes are lost.</source>
        <extracomment>gui/storage/autosave.py</extracomment>
        <translation>Студия сохранена не полностью. Если выйти сейчас, остальное пропадёт.</translation>
    </message>
    <message>
        <source>The study is on the clipboard.</source>
        <extracomment>gui/storage/autosave.py</extracomment>
        <translation>Студия в буфере обмена.</translation>
    </message>
    <message>
        <source>{name} cannot be started: {why}.</source>
        <extracomment>gui/matches/engine_players.py</extracomment>
        <translation>Не удаётся запустить {name}: {why}.</translation>
    </message>
    <message>
        <source>{name} does not support this game.</source>
        <extracomment>gui/matches/engine_players.py</extracomment>
        <translation>{name} не поддерживает эту игру.</translation>
    </message>
    <message>
        <source>{name} exited unexpectedly.</source>
        <extracomment>gui/matches/matches_text.py</extracomment>
        <translation>{name} неожиданно завершил работу.</translation>
    </message>
    <message>
        <source>{name} did not answer ({word}) within {seconds:.1f} seconds.</source>
        <extracomment>gui/matches/matches_text.py</extracomment>
        <translation>{name} не ответил ({word}) за {seconds:.1f} с.</translation>
    </message>
    <message>
        <source>{name} lost on time.</source>
        <extracomment>gui/matches/engine_players.py</extracomment>
        <translation>{name} проиграл по времени.</translation>
    </message>
    <message>
        <source>{name} played {move}: {why}</source>
        <extracomment>gui/matches/engine_players.py</extracomment>
        <translation>{name} сыграл {move}: {why}</translation>
    </message>
    <message>
        <source>its plan is missing or damaged</source>
        <extracomment>gui/matches/match_record.py</extracomment>
        <translation>его условия отсутствуют или повреждены</translation>
    </message>
    <message>
        <source>Stopping the running games…</source>
        <extracomment>gui/matches/matches_text.py</extracomment>
        <translation>Текущие партии останавливаются…</translation>
    </message>
    <message>
        <source>{state}: {played} of {games} games</source>
        <extracomment>gui/matches/matches_page.py</extracomment>
        <translation>{state}: партий {played} из {games}</translation>
    </message>
    <message>
        <source>{name} is no longer in the list of engines.</source>
        <extracomment>gui/matches/engine_match.py</extracomment>
        <translation>Движка {name} больше нет в списке.</translation>
    </message>
    <message>
        <source>{title} is running. Pause it first.</source>
        <extracomment>gui/matches/engine_match.py</extracomment>
        <translation>Матч {title} идёт. Сначала приостановите его.</translation>
    </message>
    <message>
        <source>The game could not be read: {why}.</source>
        <extracomment>gui/matches/matches_page.py</extracomment>
        <translation>Не удалось прочесть партию: {why}.</translation>
    </message>
    <message>
        <source>Too long</source>
        <extracomment>gui/matches/match_tables.py</extracomment>
        <translation>Слишком долго</translation>
    </message>
    <message>
        <source>Too few games to tell which is stronger or by how much.</source>
        <extracomment>gui/matches/matches_text.py</extracomment>
        <translation>Партий слишком мало, чтобы сказать, кто сильнее и насколько.</translation>
    </message>
    <message>
        <source>One side has scored every point, so the difference cannot be measured.</source>
        <extracomment>gui/matches/matches_text.py</extracomment>
        <translation>Все очки набрала одна сторона, поэтому разницу измерить нельзя.</translation>
    </message>
    <message>
        <source>All games are in {path}.</source>
        <extracomment>gui/matches/matches_page.py</extracomment>
        <translation>Все партии — в {path}.</translation>
    </message>
    <message>
        <source>Openings by the first engine&apos;s points: {sums}.</source>
        <extracomment>gui/matches/matches_text.py</extracomment>
        <translation>Дебюты по очкам первого движка: {sums}.</translation>
    </message>
    <message>
        <source>Test of {high} against {low} points: log-likelihood ratio {evidence}, decided at {least} or {most}.</source>
        <extracomment>gui/matches/matches_text.py</extracomment>
        <translation>Тест {high} против {low} очков: логарифм отношения правдоподобия {evidence}, решение при {least} или {most}.</translation>
    </message>
    <message>
        <source>Game {number}: {first} – {second}, {plies} moves</source>
        <extracomment>gui/matches/matches_text.py</extracomment>
        <translation>Партия {number}: {first} – {second}, ходов: {plies}</translation>
    </message>
    <message>
        <source>Failed</source>
        <extracomment>gui/matches/match_tables.py</extracomment>
        <translation>Сбой</translation>
    </message>
    <message>
        <source>Both sides the same</source>
        <extracomment>gui/matches/match_dialog.py</extracomment>
        <translation>Одинаково для обоих</translation>
    </message>
    <message>
        <source>Leave out openings that favour a side</source>
        <extracomment>gui/matches/match_dialog.py</extracomment>
        <translation>Пропускать дебюты, выгодные одной стороне</translation>
    </message>
    <message>
        <source>Surajang&apos;s engine checks each opening with a short search and leaves it out if it favours a side by more than a pawn.</source>
        <extracomment>gui/matches/matches_text.py</extracomment>
        <translation>Движок Surajang коротко проверяет каждый дебют и пропускает его, если он даёт одной стороне перевес больше пешки.</translation>
    </message>
    <message>
        <source>Games and positions (*.pgn *.fen *.epd *.txt);;All files (*)</source>
        <extracomment>gui/matches/matches_text.py</extracomment>
        <translation>Партии и позиции (*.pgn *.fen *.epd *.txt);;Все файлы (*)</translation>
    </message>
    <message>
        <source>Reading the openings…</source>
        <extracomment>gui/matches/match_dialog.py</extracomment>
        <translation>Чтение дебютов…</translation>
    </message>
    <message>
        <source>{name} contains no openings of this game.</source>
        <extracomment>gui/matches/match_dialog.py</extracomment>
        <translation>В {name} нет дебютов этой игры.</translation>
    </message>
    <message>
        <source>Ask again after an illegal move</source>
        <extracomment>gui/matches/match_dialog.py</extracomment>
        <translation>Переспрашивать после недопустимого хода</translation>
    </message>
    <message>
        <source>The engine is asked again with a list of the legal moves, because a program that knows a game only from a definition may not know all its rules. If it insists on the move, it loses the game.</source>
        <extracomment>gui/matches/matches_text.py</extracomment>
        <translation>Движку сообщают список допустимых ходов и спрашивают снова: программа, которой игра известна только по определению, может не знать всех её правил. Если движок настаивает на своём ходе, он проигрывает партию.</translation>
    </message>
    <message>
        <source>Stop when the test (SPRT) is decided</source>
        <extracomment>gui/matches/match_dialog.py</extracomment>
        <translation>Остановить, когда тест (SPRT) даст ответ</translation>
    </message>
    <message>
        <source>Surajang at full strength</source>
        <extracomment>gui/words/naming.py</extracomment>
        <translation>Surajang в полную силу</translation>
    </message>
    <message>
        <source>Both sides are the same; the result shows how much is due to chance.</source>
        <extracomment>gui/matches/match_dialog.py</extracomment>
        <translation>Стороны одинаковы; результат покажет, сколько зависит от случая.</translation>
    </message>
    <message>
        <source>List of engines…</source>
        <extracomment>gui/matches/matches_page.py</extracomment>
        <translation>Список движков…</translation>
    </message>
    <message>
        <source>Pause</source>
        <extracomment>gui/app/practice_dialog.py, gui/matches/matches_page.py, gui/playtest/playtest_page.py</extracomment>
        <translation>Пауза</translation>
    </message>
    <message>
        <source>Move to the trash</source>
        <extracomment>gui/matches/matches_page.py</extracomment>
        <translation>В корзину</translation>
    </message>
    <message>
        <source>Show the boards</source>
        <extracomment>gui/matches/matches_page.py</extracomment>
        <translation>Показать доски</translation>
    </message>
    <message>
        <source>Being played</source>
        <extracomment>gui/matches/matches_page.py</extracomment>
        <translation>Идёт</translation>
    </message>
    <message>
        <source>All games played</source>
        <extracomment>gui/matches/matches_page.py</extracomment>
        <translation>Все сыграны</translation>
    </message>
    <message>
        <source>Decided</source>
        <extracomment>gui/matches/matches_page.py</extracomment>
        <translation>Решено</translation>
    </message>
    <message>
        <source>Share</source>
        <extracomment>gui/matches/matches_text.py</extracomment>
        <translation>Доля</translation>
    </message>
    <message>
        <source>First</source>
        <extracomment>gui/matches/matches_text.py</extracomment>
        <translation>Первый</translation>
    </message>
    <message>
        <source>Second</source>
        <extracomment>gui/matches/matches_text.py</extracomment>
        <translation>Второй</translation>
    </message>
    <message>
        <source>End</source>
        <extracomment>gui/matches/matches_text.py, engine/playtest/texts.py: end</extracomment>
        <translation>Окончание</translation>
    </message>
    <message>
        <source>Decided: {name} is stronger by {high} points rather than by {low}.</source>
        <extracomment>gui/matches/matches_text.py</extracomment>
        <translation>Решено: {name} сильнее скорее на {high}, чем на {low} очков.</translation>
    </message>
    <message>
        <source>Decided: {name} is not stronger by {high} points.</source>
        <extracomment>gui/matches/matches_text.py</extracomment>
        <translation>Решено: {name} не сильнее на {high} очков.</translation>
    </message>
    <message>
        <source>Time control of the first</source>
        <extracomment>gui/matches/matches_text.py</extracomment>
        <translation>Контроль времени первого</translation>
    </message>
    <message>
        <source>Time control of the second</source>
        <extracomment>gui/matches/match_dialog.py</extracomment>
        <translation>Контроль времени второго</translation>
    </message>
    <message>
        <source>Time control</source>
        <extracomment>gui/matches/matches_text.py</extracomment>
        <translation>Контроль времени</translation>
    </message>
    <message>
        <source>Games start</source>
        <extracomment>gui/matches/match_dialog.py</extracomment>
        <translation>Начало партий</translation>
    </message>
    <message>
        <source>Games at the same time</source>
        <extracomment>gui/matches/matches_text.py</extracomment>
        <translation>Партий одновременно</translation>
    </message>
    <message>
        <source> ms per move</source>
        <extracomment>gui/matches/matches_text.py</extracomment>
        <translation> мс на ход</translation>
    </message>
    <message>
        <source> nodes per move</source>
        <extracomment>gui/matches/matches_text.py</extracomment>
        <translation> узл. на ход</translation>
    </message>
    <message>
        <source> s per game</source>
        <extracomment>gui/matches/matches_text.py</extracomment>
        <translation> с на партию</translation>
    </message>
    <message>
        <source> moves</source>
        <extracomment>gui/matches/matches_text.py</extracomment>
        <translation> ход.</translation>
    </message>
    <message>
        <source>Drawn after</source>
        <extracomment>gui/matches/match_dialog.py</extracomment>
        <translation>Ничья после</translation>
    </message>
    <message>
        <source>Openings: games (PGN), positions (FEN) or moves, one per line</source>
        <extracomment>gui/matches/matches_text.py</extracomment>
        <translation>Дебюты: партии (PGN), позиции (FEN) или ходы, по одному в строке</translation>
    </message>
    <message>
        <source>No file</source>
        <extracomment>gui/matches/match_dialog.py</extracomment>
        <translation>Нет файла</translation>
    </message>
    <message>
        <source>Bounds</source>
        <extracomment>gui/matches/match_dialog.py</extracomment>
        <translation>Границы</translation>
    </message>
    <message>
        <source>Error rates</source>
        <extracomment>gui/matches/match_dialog.py</extracomment>
        <translation>Вероятности ошибки</translation>
    </message>
    <message>
        <source> points</source>
        <extracomment>gui/matches/matches_text.py</extracomment>
        <translation> очк.</translation>
    </message>
    <message>
        <source>La&amp;rger board</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>Увеличить &amp;доску</translation>
    </message>
    <message>
        <source>Sm&amp;aller board</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>Уменьшить до&amp;ску</translation>
    </message>
    <message>
        <source>Reset the board si&amp;ze</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>Доска на всё свободное м&amp;есто</translation>
    </message>
    <message>
        <source>Check for &amp;updates…</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>&amp;Проверить обновления…</translation>
    </message>
    <message>
        <source>{piece} {where}</source>
        <comment>a piece, and where</comment>
        <extracomment>gui/board/piece_facts.py</extracomment>
        <translation>{piece} {where}</translation>
    </message>
    <message>
        <source>Surajang {number} (interpreted core)</source>
        <extracomment>gui/app/about.py</extracomment>
        <translation>Surajang {number} (интерпретируемое ядро)</translation>
    </message>
    <message>
        <source>from source</source>
        <comment>in place of the number of a version</comment>
        <extracomment>gui/app/about.py</extracomment>
        <translation>из исходного кода</translation>
    </message>
    <message>
        <source>Surajang {number} (compiled core)</source>
        <extracomment>gui/app/about.py</extracomment>
        <translation>Surajang {number} (скомпилированное ядро)</translation>
    </message>
    <message>
        <source>{rating} or more</source>
        <extracomment>gui/play/match_fields.py</extracomment>
        <translation>{rating} и выше</translation>
    </message>
    <message>
        <source> min</source>
        <comment>behind a number in a field</comment>
        <extracomment>gui/play/match_fields.py</extracomment>
        <translation> мин</translation>
    </message>
    <message>
        <source> s</source>
        <comment>behind a number in a field</comment>
        <extracomment>gui/play/match_fields.py</extracomment>
        <translation> с</translation>
    </message>
    <message>
        <source>None</source>
        <comment>no clock</comment>
        <extracomment>gui/play/new_game.py</extracomment>
        <translation>Нет</translation>
    </message>
    <message>
        <source>Board size</source>
        <extracomment>gui/app/preferences.py</extracomment>
        <translation>Размер доски</translation>
    </message>
    <message>
        <source>The engine stopped and was restarted.</source>
        <extracomment>gui/engines/engine_process.py</extracomment>
        <translation>Движок остановился и запущен снова.</translation>
    </message>
    <message>
        <source>The engine kept stopping; the game is safe.</source>
        <extracomment>gui/engines/engine_process.py</extracomment>
        <translation>Движок останавливался раз за разом; партия не пострадала.</translation>
    </message>
    <message>
        <source>{name} exited before it was ready.</source>
        <extracomment>gui/engines/engine_process.py</extracomment>
        <translation>{name} завершил работу, не сообщив о готовности.</translation>
    </message>
    <message>
        <source>The engine did not respond and was restarted.</source>
        <extracomment>gui/engines/engine_process.py</extracomment>
        <translation>Движок не ответил и запущен снова.</translation>
    </message>
    <message>
        <source>The engine kept failing to respond; the game is safe.</source>
        <extracomment>gui/engines/engine_process.py</extracomment>
        <translation>Движок раз за разом не отвечал; партия не пострадала.</translation>
    </message>
    <message>
        <source>{name} does not respond as a UCI engine should.</source>
        <extracomment>gui/engines/engine_process.py</extracomment>
        <translation>{name} отвечает не так, как движок UCI.</translation>
    </message>
    <message>
        <source>{name} cannot be started.</source>
        <extracomment>gui/engines/engine_process.py</extracomment>
        <translation>Не удаётся запустить {name}.</translation>
    </message>
    <message>
        <source>This engine</source>
        <extracomment>gui/engines/engine_process.py</extracomment>
        <translation>Этот движок</translation>
    </message>
    <message>
        <source>{name} takes a whole number from {low} to {high}.</source>
        <extracomment>gui/engines/protocol.py</extracomment>
        <translation>Параметр {name} принимает целое число от {low} до {high}.</translation>
    </message>
    <message>
        <source>{name} takes a whole number.</source>
        <extracomment>gui/engines/protocol.py</extracomment>
        <translation>Параметр {name} принимает целое число.</translation>
    </message>
    <message>
        <source>{name} takes a whole number of at most {high}.</source>
        <extracomment>gui/engines/protocol.py</extracomment>
        <translation>Параметр {name} принимает целое число не больше {high}.</translation>
    </message>
    <message>
        <source>{name} takes a whole number of at least {low}.</source>
        <extracomment>gui/engines/protocol.py</extracomment>
        <translation>Параметр {name} принимает целое число не меньше {low}.</translation>
    </message>
    <message>
        <source>Leave</source>
        <comment>go away from what is not saved</comment>
        <extracomment>gui/desk/save_commands.py, gui/workshop/draft_commands.py</extracomment>
        <translation>Выйти</translation>
    </message>
    <message>
        <source>Ctrl and a digit sort by the column with that number; press again to reverse the order.</source>
        <extracomment>gui/kit/row_list.py</extracomment>
        <translation>Ctrl с цифрой сортирует по столбцу с этим номером; ещё раз — в обратном порядке.</translation>
    </message>
    <message>
        <source>{player} declines the draw and wants to play on.</source>
        <extracomment>gui/play/match.py</extracomment>
        <translation>{player:Nom} {player:=отклонил|отклонили|отклонили} ничью и {player:=хочет|хотят|хотите} играть дальше.</translation>
    </message>
    <message>
        <source>Game played with Surajang</source>
        <extracomment>gui/words/naming.py</extracomment>
        <translation>Партия в Surajang</translation>
    </message>
    <message>
        <source>{name}, {colour})</source>
        <comment>a player with brackets of their own: Kim (2 dan, White)</comment>
        <extracomment>gui/words/naming.py</extracomment>
        <translation>{name}, {colour})</translation>
    </message>
    <message>
        <source>{name} ({colour})</source>
        <comment>a player</comment>
        <extracomment>gui/words/naming.py</extracomment>
        <translation>{name} ({colour})</translation>
    </message>
    <message>
        <source>{name} (level {level}, {colour})</source>
        <extracomment>gui/words/naming.py</extracomment>
        <translation>{name} (уровень {level}, {colour})</translation>
    </message>
    <message>
        <source>Show all</source>
        <comment>of a text that is cut</comment>
        <extracomment>gui/kit/long_text.py</extracomment>
        <translation>Показать всё</translation>
    </message>
    <message>
        <source>{game} is chosen.</source>
        <extracomment>gui/desk/game_card.py</extracomment>
        <translation>Выбрана игра «{game}».</translation>
    </message>
    <message>
        <source>tried</source>
        <comment>a move</comment>
        <extracomment>gui/desk/move_rows.py</extracomment>
        <translation>проба</translation>
    </message>
    <message>
        <source>others tried</source>
        <comment>moves</comment>
        <extracomment>gui/desk/move_rows.py</extracomment>
        <translation>другие пробы</translation>
    </message>
    <message>
        <source>Variation</source>
        <extracomment>gui/desk/move_rows.py</extracomment>
        <translation>Вариант</translation>
    </message>
    <message>
        <source>{number} s</source>
        <extracomment>gui/play/pace_bar.py</extracomment>
        <translation>{number} с</translation>
    </message>
    <message>
        <source>Move notation</source>
        <extracomment>gui/app/preferences.py, gui/shell/settings.py</extracomment>
        <translation>Запись ходов</translation>
    </message>
    <message>
        <source>Draw an arrow or a circle</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>Нарисовать стрелку или круг</translation>
    </message>
    <message>
        <source>when reading the board: moves; with Shift, captures; the lines from here; who attacks and defends</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>при чтении доски: ходы; с Shift — взятия; линии отсюда; кто нападает и защищает</translation>
    </message>
    <message>
        <source>when reading the board: repeat the current square</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>при чтении доски: повторить текущее поле</translation>
    </message>
    <message>
        <source>ranks, file e, clocks, where are my knights, pieces, hands, threats, last, captured, turn, players, keys</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>горизонтали, вертикаль e, часы, где мой конь, фигуры, руки, угрозы, последний, взято, очередь, игроки, клавиши</translation>
    </message>
    <message>
        <source>/ and a command, Enter</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>/ и команда, Enter</translation>
    </message>
    <message>
        <source>resign, draw, take back, hint</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>сдаться, ничья, вернуть ход, подсказка</translation>
    </message>
    <message>
        <source>Cannot be dropped on a file with another {piece} of the same player on {zone}.</source>
        <extracomment>gui/words/piece_notes.py</extracomment>
        <translation>Нельзя сбросить на вертикаль, на которой в зоне «{zone}» уже есть {piece:=свой|своя|своё} {piece:nom}.</translation>
    </message>
    <message>
        <source>Divider between panels</source>
        <extracomment>gui/kit/accessible_widgets.py</extracomment>
        <translation>Граница между панелями</translation>
    </message>
    <message>
        <source>The Up and Down arrow keys move it.</source>
        <extracomment>gui/kit/accessible_widgets.py</extracomment>
        <translation>Стрелки вверх и вниз двигают её.</translation>
    </message>
    <message>
        <source>Board size, in percent of the available space</source>
        <extracomment>gui/shell/settings.py</extracomment>
        <translation>Размер доски в процентах от доступного места</translation>
    </message>
    <message>
        <source>The old file was kept as {aside}.</source>
        <extracomment>gui/storage/shared_file.py</extracomment>
        <translation>Старый файл сохранён как {aside}.</translation>
    </message>
    <message>
        <source>The defaults are used instead.</source>
        <extracomment>gui/storage/shared_file.py</extracomment>
        <translation>Вместо этого используются значения по умолчанию.</translation>
    </message>
    <message>
        <source>English letters, as in files</source>
        <extracomment>gui/shell/settings.py</extracomment>
        <translation>Английские буквы, как в файлах</translation>
    </message>
    <message>
        <source>Letters of the language</source>
        <extracomment>gui/shell/settings.py</extracomment>
        <translation>Русские буквы</translation>
    </message>
    <message>
        <source>Signs of the pieces</source>
        <extracomment>gui/shell/settings.py</extracomment>
        <translation>Знаки фигур</translation>
    </message>
    <message>
        <source>{name} cannot be read: the process reading it stopped.</source>
        <extracomment>gui/storage/opening.py</extracomment>
        <translation>Не удаётся прочесть {name}: процесс чтения остановился.</translation>
    </message>
    <message>
        <source>{name} contains no game.</source>
        <extracomment>gui/storage/opening.py</extracomment>
        <translation>{name} не содержит партий.</translation>
    </message>
    <message>
        <source>{name} is too large to be a file of games.</source>
        <extracomment>gui/storage/opening.py</extracomment>
        <translation>Файл {name} слишком велик для файла с партиями.</translation>
    </message>
    <message>
        <source>{what} could not be read ({why}).</source>
        <extracomment>gui/storage/shared_file.py</extracomment>
        <translation>Не удалось прочесть: {what} ({why}).</translation>
    </message>
    <message>
        <source>{what} were damaged.</source>
        <extracomment>gui/storage/shared_file.py</extracomment>
        <translation>Данные повреждены: {what}.</translation>
    </message>
    <message>
        <source>Dark colours.</source>
        <extracomment>gui/app/view_commands.py</extracomment>
        <translation>Тёмная тема.</translation>
    </message>
    <message>
        <source>Light colours.</source>
        <extracomment>gui/app/view_commands.py</extracomment>
        <translation>Светлая тема.</translation>
    </message>
    <message>
        <source>Sounds on.</source>
        <extracomment>gui/app/view_commands.py</extracomment>
        <translation>Звуки включены.</translation>
    </message>
    <message>
        <source>Sounds off.</source>
        <extracomment>gui/app/view_commands.py</extracomment>
        <translation>Звуки выключены.</translation>
    </message>
    <message numerus="yes">
        <source>{player} mates in {count}</source>
        <extracomment>gui/analysis/analysis_text.py</extracomment>
        <translation>
            <numerusform>{player:Nom} {player:=даёт|дают|даёте} мат в {count} ход</numerusform>
            <numerusform>{player:Nom} {player:=даёт|дают|даёте} мат в {count} хода</numerusform>
            <numerusform>{player:Nom} {player:=даёт|дают|даёте} мат в {count} ходов</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} at the lower edge.</source>
        <extracomment>gui/board/view.py</extracomment>
        <translation>{player:Nom} у нижнего края.</translation>
    </message>
    <message>
        <source>Drawing from {square}. Move to another square, or stay here, and press the same key again.</source>
        <extracomment>gui/board/input.py</extracomment>
        <translation>Рисование от {square}. Перейдите на другое поле или останьтесь здесь и нажмите ту же клавишу ещё раз.</translation>
    </message>
    <message>
        <source>green</source>
        <comment>the colour of a mark or an arrow</comment>
        <extracomment>gui/board/spoken.py</extracomment>
        <translation>зелёная</translation>
    </message>
    <message>
        <source>red</source>
        <comment>the colour of a mark or an arrow</comment>
        <extracomment>gui/board/spoken.py</extracomment>
        <translation>красная</translation>
    </message>
    <message>
        <source>yellow</source>
        <comment>the colour of a mark or an arrow</comment>
        <extracomment>gui/board/spoken.py</extracomment>
        <translation>жёлтая</translation>
    </message>
    <message>
        <source>blue</source>
        <comment>the colour of a mark or an arrow</comment>
        <extracomment>gui/board/spoken.py</extracomment>
        <translation>синяя</translation>
    </message>
    <message>
        <source>None</source>
        <comment>no square for en passant</comment>
        <extracomment>gui/editor/setup_panel.py</extracomment>
        <translation>Нет</translation>
    </message>
    <message>
        <source>{name} cannot play these games: it has no UCI_Variant option.</source>
        <extracomment>gui/engines/engine_field.py</extracomment>
        <translation>{name} не может играть в эти игры: у него нет параметра UCI_Variant.</translation>
    </message>
    <message>
        <source>{name} supports none of these games.</source>
        <extracomment>gui/engines/engine_field.py</extracomment>
        <translation>{name} не поддерживает ни одну из этих игр.</translation>
    </message>
    <message>
        <source>{why} Its options cannot be read.</source>
        <extracomment>gui/engines/engine_options.py</extracomment>
        <translation>{why} Не удаётся прочесть параметры движка.</translation>
    </message>
    <message>
        <source>{unreadable:,} unreadable</source>
        <extracomment>gui/library/library_text.py</extracomment>
        <translation>не читаются: {unreadable:,}</translation>
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
        <translation>{label}: {value}</translation>
    </message>
    <message>
        <source>{first}, {second}</source>
        <comment>two items of a list</comment>
        <extracomment>gui/kit/punctuation.py</extracomment>
        <translation>{first}, {second}</translation>
    </message>
    <message>
        <source>{first}; {second}</source>
        <comment>two items of a list that have commas themselves</comment>
        <extracomment>gui/kit/punctuation.py</extracomment>
        <translation>{first}; {second}</translation>
    </message>
    <message>
        <source>{first}, {second}</source>
        <comment>what something is, and what else is to be said of it</comment>
        <extracomment>gui/kit/punctuation.py</extracomment>
        <translation>{first}, {second}</translation>
    </message>
    <message>
        <source>{first} {second}</source>
        <comment>two sentences</comment>
        <extracomment>gui/kit/punctuation.py</extracomment>
        <translation>{first} {second}</translation>
    </message>
    <message>
        <source>{heading}. {words}</source>
        <comment>a heading that is read out, and what follows</comment>
        <extracomment>gui/kit/punctuation.py</extracomment>
        <translation>{heading}. {words}</translation>
    </message>
    <message>
        <source>{text}.</source>
        <comment>words that are read out like a sentence</comment>
        <extracomment>gui/kit/punctuation.py</extracomment>
        <translation>{text}.</translation>
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
        <translation>{first} / {second}</translation>
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
        <translation>{text} ({more})</translation>
    </message>
    <message>
        <source>Kind</source>
        <comment>of puzzles</comment>
        <extracomment>gui/learn/puzzles_page.py</extracomment>
        <translation>Вид</translation>
    </message>
    <message>
        <source>That is not possible now.</source>
        <extracomment>gui/desk/answering.py</extracomment>
        <translation>Сейчас это невозможно.</translation>
    </message>
    <message>
        <source>empty</source>
        <comment>a rank or file of a board</comment>
        <extracomment>gui/board/reading.py</extracomment>
        <translation>пусто</translation>
    </message>
    <message>
        <source>{piece}, {place}: nothing to capture.</source>
        <extracomment>gui/board/reading.py</extracomment>
        <translation>{piece}, {place}: брать нечего.</translation>
    </message>
    <message>
        <source>{player}: {name}.</source>
        <extracomment>gui/desk/answering.py</extracomment>
        <translation>{player}: {name}.</translation>
    </message>
    <message>
        <source>Letters jump to pieces, with Shift to the other side&apos;s.</source>
        <extracomment>gui/board/reading_text.py</extracomment>
        <translation>Буквы ведут к фигурам, с Shift — к фигурам другой стороны.</translation>
    </message>
    <message>
        <source>Digits move along the board, H goes to the hand; O repeats where you are, M reads a piece&apos;s moves, with Shift its captures, X the lines from here, A who attacks and defends, C what was captured last, W the last move, T the clocks; a slash starts a move or a question.</source>
        <extracomment>gui/board/reading_text.py</extracomment>
        <translation>Цифры ведут по доске, H — к руке; O ещё раз называет, где вы, M — ходы фигуры, с Shift — взятия, X — линии отсюда, A — кто нападает и защищает, C — что взято последним, W — последний ход, T — часы; косая черта начинает ход или вопрос.</translation>
    </message>
    <message>
        <source>pieces</source>
        <comment>words that are typed to ask, with spaces between them</comment>
        <extracomment>gui/board/reading_text.py</extracomment>
        <translation>фигуры фигура</translation>
    </message>
    <message>
        <source>players opponent who</source>
        <comment>words that are typed to ask, with spaces between them</comment>
        <extracomment>gui/board/reading_text.py</extracomment>
        <translation>игроки игрок кто</translation>
    </message>
    <message>
        <source>resign, give up</source>
        <comment>what is typed to have something done, with commas between</comment>
        <extracomment>gui/board/reading_text.py</extracomment>
        <translation>сдаться, сдаюсь</translation>
    </message>
    <message>
        <source>draw, offer a draw</source>
        <comment>what is typed to have something done, with commas between</comment>
        <extracomment>gui/board/reading_text.py</extracomment>
        <translation>ничья, предложить ничью</translation>
    </message>
    <message>
        <source>take back, takeback, undo</source>
        <comment>what is typed to have something done, with commas between</comment>
        <extracomment>gui/board/reading_text.py</extracomment>
        <translation>вернуть ход, взять назад, взять ход назад, отменить</translation>
    </message>
    <message>
        <source>hint</source>
        <comment>what is typed to have something done, with commas between</comment>
        <extracomment>gui/board/reading_text.py</extracomment>
        <translation>подсказка</translation>
    </message>
    <message>
        <source>Game</source>
        <comment>a column of numbers of games</comment>
        <extracomment>gui/matches/matches_text.py</extracomment>
        <translation>Партия</translation>
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
        <translation>Время на ход</translation>
    </message>
    <message>
        <source>Nodes per move</source>
        <extracomment>gui/matches/matches_text.py</extracomment>
        <translation>Узлы на ход</translation>
    </message>
    <message>
        <source>From the start position</source>
        <extracomment>gui/matches/matches_text.py</extracomment>
        <translation>С начальной позиции</translation>
    </message>
    <message>
        <source>After random moves</source>
        <extracomment>gui/matches/matches_text.py</extracomment>
        <translation>После случайных ходов</translation>
    </message>
    <message>
        <source>From a file</source>
        <extracomment>gui/matches/matches_text.py</extracomment>
        <translation>Из файла</translation>
    </message>
    <message>
        <source>Save a game sheet</source>
        <extracomment>gui/desk/share_commands.py, gui/desk/sheet.py</extracomment>
        <translation>Сохранить бланк партии</translation>
    </message>
    <message>
        <source>Diagrams</source>
        <extracomment>gui/desk/sheet.py</extracomment>
        <translation>Диаграммы</translation>
    </message>
    <message>
        <source>In a study, “Print a diagram after this move” marks a move. Arrows and circles also mark it.</source>
        <extracomment>gui/desk/sheet.py</extracomment>
        <translation>Ход отмечают в студии: «Печатать диаграмму после хода». Стрелки и круги тоже отмечают его.</translation>
    </message>
    <message>
        <source>Making the PDF…</source>
        <extracomment>gui/desk/printing.py, gui/desk/share_commands.py</extracomment>
        <translation>Создаётся PDF…</translation>
    </message>
    <message>
        <source>The picture. You can drag it into other programs.</source>
        <extracomment>gui/desk/picture_export.py</extracomment>
        <translation>Изображение. Его можно перетащить в другую программу.</translation>
    </message>
    <message>
        <source> pixels</source>
        <extracomment>gui/desk/picture_export.py</extracomment>
        <translation> пикс.</translation>
    </message>
    <message>
        <source>The picture is on the clipboard.</source>
        <extracomment>gui/desk/share_commands.py, gui/editor/editor_page.py</extracomment>
        <translation>Изображение в буфере обмена.</translation>
    </message>
    <message>
        <source>Making the animation…</source>
        <extracomment>gui/desk/share_commands.py</extracomment>
        <translation>Создаётся анимация…</translation>
    </message>
    <message>
        <source>Export the board</source>
        <extracomment>gui/desk/picture_export.py</extracomment>
        <translation>Экспорт доски</translation>
    </message>
    <message>
        <source>Export an animation</source>
        <extracomment>gui/desk/film_export.py, gui/desk/share_commands.py</extracomment>
        <translation>Экспорт анимации</translation>
    </message>
    <message>
        <source>Format</source>
        <comment>of a picture&apos;s or an animation&apos;s file</comment>
        <extracomment>gui/desk/film_export.py, gui/desk/picture_export.py</extracomment>
        <translation>Формат</translation>
    </message>
    <message>
        <source>Size</source>
        <extracomment>gui/desk/film_export.py, gui/desk/picture_export.py</extracomment>
        <translation>Размер</translation>
    </message>
    <message>
        <source>Include</source>
        <extracomment>gui/desk/picture_export.py</extracomment>
        <translation>Включить</translation>
    </message>
    <message>
        <source>Content</source>
        <extracomment>gui/desk/film_export.py</extracomment>
        <translation>Содержание</translation>
    </message>
    <message>
        <source>Each move</source>
        <extracomment>gui/desk/film_export.py</extracomment>
        <translation>Каждый ход</translation>
    </message>
    <message>
        <source>Arrows and circles</source>
        <extracomment>gui/desk/picture_export.py</extracomment>
        <translation>Стрелки и круги</translation>
    </message>
    <message>
        <source>Coordinates</source>
        <extracomment>gui/desk/picture_export.py, gui/workshop/specs.py</extracomment>
        <translation>Координаты</translation>
    </message>
    <message>
        <source>Save…</source>
        <extracomment>gui/desk/film_export.py, gui/desk/picture_export.py, gui/desk/sheet.py</extracomment>
        <translation>Сохранить…</translation>
    </message>
    <message>
        <source>Copy</source>
        <extracomment>gui/desk/picture_export.py</extracomment>
        <translation>Копировать</translation>
    </message>
    <message>
        <source>The whole game</source>
        <extracomment>gui/desk/film_export.py</extracomment>
        <translation>Вся партия</translation>
    </message>
    <message>
        <source>Up to this position</source>
        <extracomment>gui/desk/film_export.py</extracomment>
        <translation>До этой позиции</translation>
    </message>
    <message>
        <source>The animation was cancelled.</source>
        <extracomment>gui/desk/share_commands.py</extracomment>
        <translation>Анимация отменена.</translation>
    </message>
    <message>
        <source>The PDF was cancelled.</source>
        <extracomment>gui/desk/share_commands.py</extracomment>
        <translation>Создание PDF отменено.</translation>
    </message>
    <message>
        <source>The picture could not be saved: {why}.</source>
        <extracomment>gui/desk/picture_export.py</extracomment>
        <translation>Не удалось сохранить изображение: {why}.</translation>
    </message>
    <message>
        <source>The animation could not be saved: {why}.</source>
        <extracomment>gui/desk/share_commands.py</extracomment>
        <translation>Не удалось сохранить анимацию: {why}.</translation>
    </message>
    <message>
        <source>Where marked in the study</source>
        <extracomment>gui/desk/sheet.py</extracomment>
        <translation>Где отмечено</translation>
    </message>
    <message>
        <source>Also every ten moves</source>
        <extracomment>gui/desk/sheet.py</extracomment>
        <translation>Также каждые 10 ходов</translation>
    </message>
    <message>
        <source>None</source>
        <comment>no diagrams</comment>
        <extracomment>gui/desk/sheet.py</extracomment>
        <translation>Нет</translation>
    </message>
    <message>
        <source>½ second</source>
        <extracomment>gui/desk/film_export.py</extracomment>
        <translation>½ секунды</translation>
    </message>
    <message>
        <source>1 second</source>
        <extracomment>gui/desk/film_export.py</extracomment>
        <translation>1 секунда</translation>
    </message>
    <message>
        <source>2 seconds</source>
        <extracomment>gui/desk/film_export.py</extracomment>
        <translation>2 секунды</translation>
    </message>
    <message>
        <source>Small</source>
        <extracomment>gui/desk/film_export.py</extracomment>
        <translation>Маленький</translation>
    </message>
    <message>
        <source>Medium</source>
        <extracomment>gui/desk/film_export.py</extracomment>
        <translation>Средний</translation>
    </message>
    <message>
        <source>Large</source>
        <extracomment>gui/desk/film_export.py</extracomment>
        <translation>Большой</translation>
    </message>
    <message>
        <source>{piece} dropped on {square}</source>
        <comment>a move that is said in the middle of a sentence</comment>
        <extracomment>gui/words/spoken_moves.py</extracomment>
        <translation>{piece} сбрасывается на {square}</translation>
    </message>
    <message>
        <source>{piece} from {place}</source>
        <comment>a piece, and the square, file or rank that it comes from</comment>
        <extracomment>gui/words/spoken_moves.py</extracomment>
        <translation>{piece} с {place}</translation>
    </message>
    <message>
        <source>{move}, becoming {piece}</source>
        <comment>a move that is said in the middle of a sentence</comment>
        <extracomment>gui/words/spoken_moves.py</extracomment>
        <translation>{move} с превращением в {piece:acc}</translation>
    </message>
    <message>
        <source>This window shows moves with other signs, which you can also type: {pieces}.</source>
        <extracomment>gui/words/shown_moves.py</extracomment>
        <translation>В этом окне ходы показаны другими знаками, их тоже можно вводить: {pieces}.</translation>
    </message>
    <message>
        <source>{piece} to {square}</source>
        <comment>a move that is said in the middle of a sentence</comment>
        <extracomment>gui/words/spoken_moves.py</extracomment>
        <translation>{piece} на {square}</translation>
    </message>
    <message>
        <source>Your tags and the games you added</source>
        <extracomment>gui/library/own_data.py</extracomment>
        <translation>Ваши теги и добавленные партии</translation>
    </message>
    <message>
        <source>Your settings</source>
        <extracomment>gui/shell/settings.py</extracomment>
        <translation>Ваши настройки</translation>
    </message>
    <message>
        <source>{what} cannot be read now ({why}).</source>
        <extracomment>gui/storage/shared_file.py</extracomment>
        <translation>Сейчас не удаётся прочесть: {what} ({why}).</translation>
    </message>
    <message>
        <source>{what} contained values that cannot be used ({names}).</source>
        <extracomment>gui/storage/shared_file.py</extracomment>
        <translation>{what} содержали недопустимые значения ({names}).</translation>
    </message>
    <message>
        <source>Whatever could be read was kept.</source>
        <extracomment>gui/storage/shared_file.py</extracomment>
        <translation>Всё, что удалось прочесть, сохранено.</translation>
    </message>
    <message>
        <source>The file is left as it is, and Surajang keeps trying.</source>
        <extracomment>gui/storage/shared_file.py</extracomment>
        <translation>Файл остаётся как есть, и Surajang продолжает попытки.</translation>
    </message>
    <message>
        <source>{piece} takes on {square}</source>
        <comment>a move that is said in the middle of a sentence</comment>
        <extracomment>gui/words/spoken_moves.py</extracomment>
        <translation>{piece} берёт на {square}</translation>
    </message>
    <message>
        <source>{move} and takes on {square}</source>
        <comment>a move that is said in the middle of a sentence</comment>
        <extracomment>gui/words/spoken_moves.py</extracomment>
        <translation>{move} и взятие на {square}</translation>
    </message>
    <message>
        <source>{move} and goes to {square}</source>
        <comment>a move that is said in the middle of a sentence</comment>
        <extracomment>gui/words/spoken_moves.py</extracomment>
        <translation>{move} и ход на {square}</translation>
    </message>
    <message>
        <source>{move}, promoting</source>
        <comment>a move that is said in the middle of a sentence</comment>
        <extracomment>gui/words/spoken_moves.py</extracomment>
        <translation>{move}, с превращением</translation>
    </message>
    <message>
        <source>{move}, without promoting</source>
        <comment>a move that is said in the middle of a sentence</comment>
        <extracomment>gui/words/spoken_moves.py</extracomment>
        <translation>{move}, без превращения</translation>
    </message>
    <message>
        <source>A piece moves</source>
        <extracomment>gui/app/captions.py</extracomment>
        <translation>Ход фигурой</translation>
    </message>
    <message>
        <source>A piece is captured</source>
        <extracomment>gui/app/captions.py</extracomment>
        <translation>Взятие фигуры</translation>
    </message>
    <message>
        <source>A piece is dropped</source>
        <extracomment>gui/app/captions.py</extracomment>
        <translation>Сброс фигуры</translation>
    </message>
    <message>
        <source>Check</source>
        <extracomment>gui/app/captions.py</extracomment>
        <translation>Шах</translation>
    </message>
    <message>
        <source>The end</source>
        <extracomment>gui/app/captions.py</extracomment>
        <translation>Партия окончена</translation>
    </message>
    <message>
        <source>Little time is left</source>
        <extracomment>gui/app/captions.py</extracomment>
        <translation>Осталось мало времени</translation>
    </message>
    <message>
        <source>That cannot be done</source>
        <extracomment>gui/app/captions.py</extracomment>
        <translation>Так нельзя</translation>
    </message>
    <message>
        <source>The game begins</source>
        <extracomment>gui/app/captions.py</extracomment>
        <translation>Партия начинается</translation>
    </message>
    <message>
        <source>A draw is offered</source>
        <extracomment>gui/app/captions.py</extracomment>
        <translation>Предложена ничья</translation>
    </message>
    <message>
        <source>A move is taken back</source>
        <extracomment>gui/app/captions.py</extracomment>
        <translation>Ход возвращён</translation>
    </message>
    <message>
        <source>Solved</source>
        <comment>the caption of a sound</comment>
        <extracomment>gui/app/captions.py</extracomment>
        <translation>Решено</translation>
    </message>
    <message>
        <source>That does not solve it</source>
        <extracomment>gui/app/captions.py</extracomment>
        <translation>Это не решение</translation>
    </message>
    <message>
        <source>A long task is done</source>
        <extracomment>gui/app/captions.py</extracomment>
        <translation>Долгая работа закончена</translation>
    </message>
    <message>
        <source>Something could not be saved</source>
        <extracomment>gui/app/captions.py</extracomment>
        <translation>Что-то не удалось сохранить</translation>
    </message>
    <message>
        <source>{name} does not contain your changes.</source>
        <extracomment>gui/study/study_page.py</extracomment>
        <translation>В {name} нет ваших правок.</translation>
    </message>
    <message>
        <source>They are still saved among your studies.</source>
        <extracomment>gui/study/study_page.py</extracomment>
        <translation>Среди ваших студий они всё равно сохранены.</translation>
    </message>
    <message>
        <source>Comment before the move</source>
        <extracomment>gui/study/study_notes.py</extracomment>
        <translation>Комментарий перед ходом</translation>
    </message>
    <message>
        <source>A comment on this move</source>
        <extracomment>gui/study/study_notes.py</extracomment>
        <translation>Комментарий к этому ходу</translation>
    </message>
    <message>
        <source>A comment before this move</source>
        <extracomment>gui/study/study_notes.py</extracomment>
        <translation>Комментарий перед этим ходом</translation>
    </message>
    <message>
        <source>{name} failed {times} times in a row, so the match has stopped. {failure}</source>
        <extracomment>gui/matches/matches_text.py</extracomment>
        <translation>{name} отказал уже {times}-й раз подряд, поэтому матч остановлен. {failure}</translation>
    </message>
    <message>
        <source>An opening of this match cannot be played, so it has stopped. {why}</source>
        <extracomment>gui/matches/matches_text.py</extracomment>
        <translation>Один из дебютов матча сыграть нельзя, поэтому матч остановлен. {why}</translation>
    </message>
    <message>
        <source>A game could not be saved, so the match has stopped: {why}.</source>
        <extracomment>gui/matches/matches_text.py</extracomment>
        <translation>Не удалось сохранить партию, поэтому матч остановлен: {why}.</translation>
    </message>
    <message>
        <source>This match cannot be read: {why}.</source>
        <extracomment>gui/matches/matches_text.py</extracomment>
        <translation>Этот матч не удаётся прочесть: {why}.</translation>
    </message>
    <message>
        <source>Match</source>
        <extracomment>gui/matches/matches_page.py</extracomment>
        <translation>Матч</translation>
    </message>
    <message>
        <source>Another window is playing this match.</source>
        <extracomment>gui/matches/matches_text.py</extracomment>
        <translation>Этот матч идёт в другом окне.</translation>
    </message>
    <message>
        <source>The match could not be read: {why}.</source>
        <extracomment>gui/matches/matches_text.py</extracomment>
        <translation>Не удалось прочесть матч: {why}.</translation>
    </message>
    <message>
        <source>The match could not be saved: {why}.</source>
        <extracomment>gui/matches/engine_match.py</extracomment>
        <translation>Не удалось сохранить матч: {why}.</translation>
    </message>
    <message>
        <source>The match could not be moved to the trash.</source>
        <extracomment>gui/matches/matches_text.py</extracomment>
        <translation>Не удалось переместить матч в корзину.</translation>
    </message>
    <message>
        <source>Matches that cannot be read because their plans are damaged: {names}. Their games are in {path}.</source>
        <extracomment>gui/matches/matches_text.py</extracomment>
        <translation>Матчи, которые не удаётся прочесть, потому что их условия повреждены: {names}. Их партии — в {path}.</translation>
    </message>
    <message>
        <source>New match</source>
        <extracomment>gui/matches/match_dialog.py</extracomment>
        <translation>Новый матч</translation>
    </message>
    <message>
        <source>New match…</source>
        <extracomment>gui/matches/matches_page.py</extracomment>
        <translation>Новый матч…</translation>
    </message>
    <message>
        <source>Start the match</source>
        <extracomment>gui/matches/match_dialog.py</extracomment>
        <translation>Начать матч</translation>
    </message>
    <message>
        <source>Save them there</source>
        <extracomment>gui/study/study_page.py</extracomment>
        <translation>Сохранить и там</translation>
    </message>
    <message>
        <source>Leave it as it is</source>
        <extracomment>gui/study/study_page.py</extracomment>
        <translation>Оставить как есть</translation>
    </message>
    <message>
        <source>Updates</source>
        <extracomment>gui/updates/updates_dialog.py</extracomment>
        <translation>Обновления</translation>
    </message>
    <message>
        <source>Check for updates once a week</source>
        <extracomment>gui/updates/updates_dialog.py</extracomment>
        <translation>Проверять обновления раз в неделю</translation>
    </message>
    <message>
        <source>Open the web page</source>
        <extracomment>gui/updates/updates_dialog.py</extracomment>
        <translation>Открыть веб-страницу</translation>
    </message>
    <message>
        <source>You have the latest version.</source>
        <extracomment>gui/updates/updates_dialog.py</extracomment>
        <translation>У вас последняя версия.</translation>
    </message>
    <message>
        <source>Could not check for updates.</source>
        <extracomment>gui/updates/updates_dialog.py</extracomment>
        <translation>Не удалось проверить обновления.</translation>
    </message>
    <message>
        <source>Contacting {host}…</source>
        <extracomment>gui/updates/updates_dialog.py</extracomment>
        <translation>Соединение с {host}…</translation>
    </message>
    <message>
        <source>One request for a small file is sent to {host}. It does not identify you, your computer or your version. Nothing is downloaded or installed.</source>
        <extracomment>gui/updates/updates_dialog.py</extracomment>
        <translation>На {host} отправляется один запрос небольшого файла. По нему нельзя узнать ни вас, ни ваш компьютер, ни вашу версию. Ничего не скачивается и не устанавливается.</translation>
    </message>
    <message>
        <source>Surajang {version} is out ({day}).</source>
        <extracomment>gui/updates/updates_dialog.py</extracomment>
        <translation>Вышла версия Surajang {version} ({day}).</translation>
    </message>
    <message>
        <source>{host} cannot be reached.</source>
        <extracomment>gui/updates/updates_dialog.py</extracomment>
        <translation>Нет связи с {host}.</translation>
    </message>
    <message>
        <source>{host} did not answer in time.</source>
        <extracomment>gui/updates/updates_dialog.py</extracomment>
        <translation>Сервер {host} не ответил вовремя.</translation>
    </message>
    <message>
        <source>{host} does not say which version is the latest.</source>
        <extracomment>gui/updates/updates_dialog.py</extracomment>
        <translation>{host} не сообщает, какая версия последняя.</translation>
    </message>
    <message>
        <source>The answer from {host} cannot be read.</source>
        <extracomment>gui/updates/updates_dialog.py</extracomment>
        <translation>Не удаётся прочесть ответ сервера {host}.</translation>
    </message>
    <message>
        <source>Your system lacks support for secure connections.</source>
        <extracomment>gui/updates/updates_dialog.py</extracomment>
        <translation>В системе нет поддержки защищённых соединений.</translation>
    </message>
    <message>
        <source>Your system lacks a library for this.</source>
        <extracomment>gui/updates/updates_dialog.py</extracomment>
        <translation>В системе нет нужной для этого библиотеки.</translation>
    </message>
    <message>
        <source>Pandemonium</source>
        <comment>a game</comment>
        <extracomment>rules/games: Pandemonium</extracomment>
        <translation>Пандемониум</translation>
    </message>
    <message>
        <source>Chess on a ten-by-ten board with marshals and cardinals, where captured pieces change sides.</source>
        <extracomment>rules/games: Pandemonium</extracomment>
        <translation>Шахматы на доске десять на десять с маршалами и кардиналами, где взятые фигуры меняют сторону.</translation>
    </message>
    <message>
        <source>White</source>
        <comment>a player</comment>
        <extracomment>rules/games: Pandemonium, rules/games: Pandemonium (first edition), rules/games: Pandemonium (vchess), rules/games: Mansindam</extracomment>
        <translation>Белые</translation>
    </message>
    <message>
        <source>Black</source>
        <comment>a player</comment>
        <extracomment>rules/games: Pandemonium, rules/games: Pandemonium (first edition), rules/games: Pandemonium (vchess), rules/games: Mansindam</extracomment>
        <translation>Чёрные</translation>
    </message>
    <message>
        <source>King</source>
        <comment>a piece</comment>
        <extracomment>rules/games: Pandemonium, rules/games: Pandemonium (first edition), rules/games: Pandemonium (vchess), rules/games: Mansindam, rules/games: Palace Shogi</extracomment>
        <translation>Король</translation>
    </message>
    <message>
        <source>Yang/Eum</source>
        <comment>陽/陰</comment>
        <extracomment>rules/games: Pandemonium, rules/games: Pandemonium (first edition), rules/games: Pandemonium (vchess), rules/games: Mansindam</extracomment>
        <translation>Ян/Ым</translation>
    </message>
    <message>
        <source>sun / shade</source>
        <comment>what 陽/陰 means</comment>
        <extracomment>rules/games: Pandemonium, rules/games: Pandemonium (first edition), rules/games: Pandemonium (vchess), rules/games: Mansindam</extracomment>
        <translation>солнце / тень</translation>
    </message>
    <message>
        <source>K</source>
        <comment>letter of the King, Pandemonium</comment>
        <extracomment>rules/games: Pandemonium, rules/games: Pandemonium (first edition), rules/games: Pandemonium (vchess)</extracomment>
        <translation>Кр</translation>
    </message>
    <message>
        <source>Pawn</source>
        <comment>a piece</comment>
        <extracomment>rules/games: Pandemonium, rules/games: Pandemonium (first edition), rules/games: Pandemonium (vchess), rules/games: Mansindam, rules/games: Palace Shogi, rules/ini/definition.py</extracomment>
        <translation>Пешка</translation>
    </message>
    <message>
        <source>Bo</source>
        <comment>步</comment>
        <extracomment>rules/games: Pandemonium, rules/games: Pandemonium (first edition), rules/games: Pandemonium (vchess), rules/games: Mansindam</extracomment>
        <translation>По</translation>
    </message>
    <message>
        <source>on foot</source>
        <comment>what 步 means</comment>
        <extracomment>rules/games: Pandemonium, rules/games: Pandemonium (first edition), rules/games: Pandemonium (vchess), rules/games: Mansindam</extracomment>
        <translation>пеший</translation>
    </message>
    <message>
        <source>P</source>
        <comment>letter of the Pawn, Pandemonium</comment>
        <extracomment>rules/games: Pandemonium, rules/games: Pandemonium (first edition), rules/games: Pandemonium (vchess)</extracomment>
        <translation>П</translation>
    </message>
    <message>
        <source>Knight</source>
        <comment>a piece</comment>
        <extracomment>rules/games: Pandemonium, rules/games: Pandemonium (first edition), rules/games: Pandemonium (vchess), rules/games: Mansindam, rules/games: Palace Shogi, rules/ini/definition.py</extracomment>
        <translation>Конь</translation>
    </message>
    <message>
        <source>Gi</source>
        <comment>騎</comment>
        <extracomment>rules/games: Pandemonium, rules/games: Pandemonium (first edition), rules/games: Pandemonium (vchess), rules/games: Mansindam</extracomment>
        <translation>Ки</translation>
    </message>
    <message>
        <source>rider</source>
        <comment>what 騎 means</comment>
        <extracomment>rules/games: Pandemonium, rules/games: Pandemonium (first edition), rules/games: Pandemonium (vchess), rules/games: Mansindam, rules/games: Palace Shogi</extracomment>
        <translation>всадник</translation>
    </message>
    <message>
        <source>N</source>
        <comment>letter of the Knight, Pandemonium</comment>
        <extracomment>rules/games: Pandemonium, rules/games: Pandemonium (first edition), rules/games: Pandemonium (vchess)</extracomment>
        <translation>К</translation>
    </message>
    <message>
        <source>Bishop</source>
        <comment>a piece</comment>
        <extracomment>rules/games: Pandemonium, rules/games: Pandemonium (first edition), rules/games: Pandemonium (vchess), rules/games: Mansindam, rules/games: Palace Shogi, rules/ini/definition.py</extracomment>
        <translation>Слон</translation>
    </message>
    <message>
        <source>Gak</source>
        <comment>閣</comment>
        <extracomment>rules/games: Pandemonium, rules/games: Pandemonium (first edition), rules/games: Pandemonium (vchess), rules/games: Mansindam</extracomment>
        <translation>Как</translation>
    </message>
    <message>
        <source>pavilion</source>
        <comment>what 閣 means</comment>
        <extracomment>rules/games: Pandemonium, rules/games: Pandemonium (first edition), rules/games: Pandemonium (vchess), rules/games: Mansindam</extracomment>
        <translation>павильон</translation>
    </message>
    <message>
        <source>B</source>
        <comment>letter of the Bishop, Pandemonium</comment>
        <extracomment>rules/games: Pandemonium, rules/games: Pandemonium (first edition), rules/games: Pandemonium (vchess)</extracomment>
        <translation>С</translation>
    </message>
    <message>
        <source>Rook</source>
        <comment>a piece</comment>
        <extracomment>rules/games: Pandemonium, rules/games: Pandemonium (first edition), rules/games: Pandemonium (vchess), rules/games: Mansindam, rules/games: Palace Shogi, rules/ini/definition.py</extracomment>
        <translation>Ладья</translation>
    </message>
    <message>
        <source>Bi</source>
        <comment>飛</comment>
        <extracomment>rules/games: Pandemonium, rules/games: Pandemonium (first edition), rules/games: Pandemonium (vchess), rules/games: Mansindam</extracomment>
        <translation>Пи</translation>
    </message>
    <message>
        <source>flying</source>
        <comment>what 飛 means</comment>
        <extracomment>rules/games: Pandemonium, rules/games: Pandemonium (first edition), rules/games: Pandemonium (vchess), rules/games: Mansindam, rules/games: Palace Shogi</extracomment>
        <translation>летящий</translation>
    </message>
    <message>
        <source>R</source>
        <comment>letter of the Rook, Pandemonium</comment>
        <extracomment>rules/games: Pandemonium, rules/games: Pandemonium (first edition), rules/games: Pandemonium (vchess)</extracomment>
        <translation>Л</translation>
    </message>
    <message>
        <source>Cardinal</source>
        <comment>a piece</comment>
        <extracomment>rules/games: Pandemonium, rules/games: Pandemonium (first edition), rules/games: Pandemonium (vchess), rules/games: Mansindam</extracomment>
        <translation>Кардинал</translation>
    </message>
    <message>
        <source>Ye</source>
        <comment>猊</comment>
        <extracomment>rules/games: Pandemonium, rules/games: Pandemonium (first edition), rules/games: Pandemonium (vchess), rules/games: Mansindam</extracomment>
        <translation>Е</translation>
    </message>
    <message>
        <source>fabled lion</source>
        <comment>what 猊 means</comment>
        <extracomment>rules/games: Pandemonium, rules/games: Pandemonium (first edition), rules/games: Pandemonium (vchess), rules/games: Mansindam</extracomment>
        <translation>сказочный лев</translation>
    </message>
    <message>
        <source>C</source>
        <comment>letter of the Cardinal, Pandemonium</comment>
        <extracomment>rules/games: Pandemonium, rules/games: Pandemonium (first edition), rules/games: Pandemonium (vchess)</extracomment>
        <translation>Кд</translation>
    </message>
    <message>
        <source>Marshal</source>
        <comment>a piece</comment>
        <extracomment>rules/games: Pandemonium, rules/games: Pandemonium (first edition), rules/games: Pandemonium (vchess), rules/games: Mansindam</extracomment>
        <translation>Маршал</translation>
    </message>
    <message>
        <source>Su</source>
        <comment>帥</comment>
        <extracomment>rules/games: Pandemonium, rules/games: Pandemonium (first edition), rules/games: Pandemonium (vchess)</extracomment>
        <translation>Су</translation>
    </message>
    <message>
        <source>commander</source>
        <comment>what 帥 means</comment>
        <extracomment>rules/games: Pandemonium, rules/games: Pandemonium (first edition), rules/games: Pandemonium (vchess)</extracomment>
        <translation>полководец</translation>
    </message>
    <message>
        <source>M</source>
        <comment>letter of the Marshal, Pandemonium</comment>
        <extracomment>rules/games: Pandemonium, rules/games: Pandemonium (first edition), rules/games: Pandemonium (vchess)</extracomment>
        <translation>М</translation>
    </message>
    <message>
        <source>Queen</source>
        <comment>a piece</comment>
        <extracomment>rules/games: Pandemonium, rules/games: Pandemonium (first edition), rules/games: Pandemonium (vchess), rules/games: Mansindam, rules/games: Palace Shogi, rules/ini/definition.py</extracomment>
        <translation>Ферзь</translation>
    </message>
    <message>
        <source>Bun</source>
        <comment>奔</comment>
        <extracomment>rules/games: Pandemonium, rules/games: Pandemonium (first edition), rules/games: Pandemonium (vchess), rules/games: Mansindam</extracomment>
        <translation>Пун</translation>
    </message>
    <message>
        <source>running</source>
        <comment>what 奔 means</comment>
        <extracomment>rules/games: Pandemonium, rules/games: Pandemonium (first edition), rules/games: Pandemonium (vchess), rules/games: Mansindam</extracomment>
        <translation>бегущий</translation>
    </message>
    <message>
        <source>Q</source>
        <comment>letter of the Queen, Pandemonium</comment>
        <extracomment>rules/games: Pandemonium, rules/games: Pandemonium (first edition), rules/games: Pandemonium (vchess)</extracomment>
        <translation>Ф</translation>
    </message>
    <message>
        <source>Gilding</source>
        <comment>a piece</comment>
        <extracomment>rules/games: Pandemonium, rules/games: Pandemonium (first edition), rules/games: Pandemonium (vchess)</extracomment>
        <translation>Позолота</translation>
    </message>
    <message>
        <source>Do</source>
        <comment>鍍</comment>
        <extracomment>rules/games: Pandemonium, rules/games: Pandemonium (first edition), rules/games: Pandemonium (vchess)</extracomment>
        <translation>То</translation>
    </message>
    <message>
        <source>gilded</source>
        <comment>what 鍍 means</comment>
        <extracomment>rules/games: Pandemonium, rules/games: Pandemonium (first edition), rules/games: Pandemonium (vchess)</extracomment>
        <translation>позолоченный</translation>
    </message>
    <message>
        <source>G</source>
        <comment>letter of the Gilding, Pandemonium</comment>
        <extracomment>rules/games: Pandemonium, rules/games: Pandemonium (first edition), rules/games: Pandemonium (vchess)</extracomment>
        <translation>Пз</translation>
    </message>
    <message>
        <source>Scepter</source>
        <comment>a piece</comment>
        <extracomment>rules/games: Pandemonium, rules/games: Pandemonium (first edition), rules/games: Pandemonium (vchess)</extracomment>
        <translation>Скипетр</translation>
    </message>
    <message>
        <source>Gyu</source>
        <comment>圭</comment>
        <extracomment>rules/games: Pandemonium, rules/games: Pandemonium (first edition), rules/games: Pandemonium (vchess)</extracomment>
        <translation>Кю</translation>
    </message>
    <message>
        <source>jade tablet</source>
        <comment>what 圭 means</comment>
        <extracomment>rules/games: Pandemonium, rules/games: Pandemonium (first edition), rules/games: Pandemonium (vchess)</extracomment>
        <translation>нефритовая табличка</translation>
    </message>
    <message>
        <source>S</source>
        <comment>letter of the Scepter, Pandemonium</comment>
        <extracomment>rules/games: Pandemonium, rules/games: Pandemonium (first edition), rules/games: Pandemonium (vchess)</extracomment>
        <translation>Ск</translation>
    </message>
    <message>
        <source>Horse</source>
        <comment>a piece</comment>
        <extracomment>rules/games: Pandemonium, rules/games: Pandemonium (first edition), rules/games: Pandemonium (vchess), rules/games: Palace Shogi, rules/ini/definition.py</extracomment>
        <translation>Лошадь</translation>
    </message>
    <message>
        <source>Ma</source>
        <comment>馬</comment>
        <extracomment>rules/games: Pandemonium, rules/games: Pandemonium (first edition), rules/games: Pandemonium (vchess)</extracomment>
        <translation>Ма</translation>
    </message>
    <message>
        <source>horse</source>
        <comment>what 馬 means</comment>
        <extracomment>rules/games: Pandemonium, rules/games: Pandemonium (first edition), rules/games: Pandemonium (vchess)</extracomment>
        <translation>лошадь</translation>
    </message>
    <message>
        <source>H</source>
        <comment>letter of the Horse, Pandemonium</comment>
        <extracomment>rules/games: Pandemonium, rules/games: Pandemonium (first edition), rules/games: Pandemonium (vchess)</extracomment>
        <translation>Лш</translation>
    </message>
    <message>
        <source>Dragon</source>
        <comment>a piece</comment>
        <extracomment>rules/games: Pandemonium, rules/games: Pandemonium (first edition), rules/games: Pandemonium (vchess), rules/games: Palace Shogi</extracomment>
        <translation>Дракон</translation>
    </message>
    <message>
        <source>Yong</source>
        <comment>龍</comment>
        <extracomment>rules/games: Pandemonium, rules/games: Pandemonium (first edition), rules/games: Pandemonium (vchess), rules/games: Mansindam</extracomment>
        <translation>Ён</translation>
    </message>
    <message>
        <source>dragon</source>
        <comment>what 龍 means</comment>
        <extracomment>rules/games: Pandemonium, rules/games: Pandemonium (first edition), rules/games: Pandemonium (vchess), rules/games: Mansindam, rules/games: Palace Shogi</extracomment>
        <translation>дракон</translation>
    </message>
    <message>
        <source>D</source>
        <comment>letter of the Dragon, Pandemonium</comment>
        <extracomment>rules/games: Pandemonium, rules/games: Pandemonium (first edition), rules/games: Pandemonium (vchess)</extracomment>
        <translation>Д</translation>
    </message>
    <message>
        <source>Whole</source>
        <comment>a piece</comment>
        <extracomment>rules/games: Pandemonium, rules/games: Pandemonium (first edition), rules/games: Pandemonium (vchess)</extracomment>
        <translation>Целое</translation>
    </message>
    <message>
        <source>Jeon</source>
        <comment>全</comment>
        <extracomment>rules/games: Pandemonium, rules/games: Pandemonium (first edition), rules/games: Pandemonium (vchess)</extracomment>
        <translation>Чон</translation>
    </message>
    <message>
        <source>whole</source>
        <comment>what 全 means</comment>
        <extracomment>rules/games: Pandemonium, rules/games: Pandemonium (first edition), rules/games: Pandemonium (vchess)</extracomment>
        <translation>целый</translation>
    </message>
    <message>
        <source>W</source>
        <comment>letter of the Whole, Pandemonium</comment>
        <extracomment>rules/games: Pandemonium, rules/games: Pandemonium (first edition), rules/games: Pandemonium (vchess)</extracomment>
        <translation>Ц</translation>
    </message>
    <message>
        <source>Apricot</source>
        <comment>a piece</comment>
        <extracomment>rules/games: Pandemonium, rules/games: Pandemonium (first edition), rules/games: Pandemonium (vchess)</extracomment>
        <translation>Абрикос</translation>
    </message>
    <message>
        <source>Haeng</source>
        <comment>杏</comment>
        <extracomment>rules/games: Pandemonium, rules/games: Pandemonium (first edition), rules/games: Pandemonium (vchess)</extracomment>
        <translation>Хэн</translation>
    </message>
    <message>
        <source>apricot</source>
        <comment>what 杏 means</comment>
        <extracomment>rules/games: Pandemonium, rules/games: Pandemonium (first edition), rules/games: Pandemonium (vchess)</extracomment>
        <translation>абрикос</translation>
    </message>
    <message>
        <source>A</source>
        <comment>letter of the Apricot, Pandemonium</comment>
        <extracomment>rules/games: Pandemonium, rules/games: Pandemonium (first edition), rules/games: Pandemonium (vchess)</extracomment>
        <translation>А</translation>
    </message>
    <message>
        <source>Inner bishops</source>
        <comment>a setup</comment>
        <extracomment>rules/games: Pandemonium, rules/games: Pandemonium (vchess)</extracomment>
        <translation>Слоны внутри</translation>
    </message>
    <message>
        <source>Left bishops</source>
        <comment>a setup</comment>
        <extracomment>rules/games: Pandemonium, rules/games: Pandemonium (vchess)</extracomment>
        <translation>Слоны слева</translation>
    </message>
    <message>
        <source>Right bishops</source>
        <comment>a setup</comment>
        <extracomment>rules/games: Pandemonium, rules/games: Pandemonium (vchess)</extracomment>
        <translation>Слоны справа</translation>
    </message>
    <message>
        <source>Outer bishops</source>
        <comment>a setup</comment>
        <extracomment>rules/games: Pandemonium, rules/games: Pandemonium (vchess)</extracomment>
        <translation>Слоны снаружи</translation>
    </message>
    <message>
        <source>place your bishops and knights</source>
        <comment>a setup</comment>
        <extracomment>rules/games: Pandemonium</extracomment>
        <translation>расставьте своих слонов и коней</translation>
    </message>
    <message>
        <source>Pandemonium{signs}, Surajang in Korean, is chess on a ten-by-ten board with two more pieces on each side, the cardinal and the marshal. Captured pieces change sides and come back, most pieces can promote, and both players arrange some of their pieces before the first move.</source>
        <extracomment>assets/rules/pandemonium.toml</extracomment>
        <translation>Пандемониум{signs}, по-корейски «сураджан», — шахматы на доске десять на десять, где у каждой стороны на две фигуры больше: кардинал и маршал. Взятые фигуры меняют сторону и возвращаются, большинство фигур может превращаться, и до первого хода оба игрока расставляют часть своих фигур.</translation>
    </message>
    <message>
        <source>The board and the start</source>
        <extracomment>gui/rulebook/generated.py, assets/rules/pandemonium.toml, assets/rules/pandemonium-2020.toml, assets/rules/pandemonium-vchess.toml, assets/rules/mansindam.toml, assets/rules/palaceshogi.toml</extracomment>
        <translation>Доска и начало</translation>
    </message>
    <message>
        <source>Ten files and ten ranks. White, called Bright, moves first; Black is called Dark. Passing is not allowed. From White&apos;s left, the first rank has rook, knight, bishop, queen, king, marshal, cardinal, bishop, knight and rook, with ten pawns in front of them. Black&apos;s pieces stand opposite.</source>
        <extracomment>assets/rules/pandemonium.toml, assets/rules/pandemonium-vchess.toml</extracomment>
        <translation>Десять вертикалей и десять горизонталей. Белые, они же Светлые, ходят первыми; чёрные зовутся Тёмными. Пропускать ход нельзя. Слева направо от белых стоят ладья, конь, слон, ферзь, король, маршал, кардинал, слон, конь и ладья, перед ними — десять пешек. Фигуры чёрных стоят напротив.</translation>
    </message>
    <message>
        <source>The start, with the bishops inside.</source>
        <extracomment>assets/rules/pandemonium.toml, assets/rules/pandemonium-vchess.toml</extracomment>
        <translation>Начало: слоны внутри.</translation>
    </message>
    <message>
        <source>Before the first move</source>
        <extracomment>gui/rulebook/generated.py, assets/rules/pandemonium.toml, assets/rules/pandemonium-vchess.toml, assets/rules/differences.toml, assets/lessons/pandemonium/12-setup.toml</extracomment>
        <translation>До первого хода</translation>
    </message>
    <message>
        <source>Each player first chooses where their bishops and knights stand, on the b- and c-files and on the h- and i-files: one of each on either side, in either order. White chooses first, and Black sees the choice. There are four ways: inner, left, right and outer bishops, all seen from White&apos;s side of the board.</source>
        <extracomment>assets/rules/pandemonium.toml</extracomment>
        <translation>Сначала каждый игрок выбирает, где стоят его слоны и кони: на вертикалях b и c и на вертикалях h и i, по одному слону и коню с каждой стороны, в любом порядке. Белые выбирают первыми, и чёрные видят их выбор. Способов четыре: слоны внутри, слева, справа и снаружи — если смотреть со стороны белых.</translation>
    </message>
    <message>
        <source>White chooses: try it.</source>
        <extracomment>assets/rules/pandemonium.toml</extracomment>
        <translation>Выбирают белые: попробуйте.</translation>
    </message>
    <message>
        <source>The pieces</source>
        <extracomment>gui/rulebook/generated.py, gui/rulebook/set_pdf.py, assets/rules/pandemonium.toml, assets/rules/pandemonium-2020.toml, assets/rules/pandemonium-vchess.toml, assets/rules/mansindam.toml, assets/rules/palaceshogi.toml</extracomment>
        <translation>Фигуры</translation>
    </message>
    <message>
        <source>Start with the first lesson of {game}</source>
        <extracomment>gui/app/first_visit.py</extracomment>
        <translation>Начать с первого урока игры «{game}»</translation>
    </message>
    <message>
        <source>Pawns</source>
        <extracomment>assets/rules/pandemonium.toml, assets/rules/pandemonium-2020.toml, assets/rules/pandemonium-vchess.toml, assets/lessons/pandemonium/08-pawns.toml</extracomment>
        <translation>Пешки</translation>
    </message>
    <message>
        <source>A pawn moves one square straight ahead and captures one square diagonally ahead, as in chess. From its second rank it may move up to three squares, from its third up to two, if they are empty, even if it was dropped there or has moved before.</source>
        <extracomment>assets/rules/pandemonium.toml, assets/rules/pandemonium-vchess.toml</extracomment>
        <translation>Пешка ходит на одно поле прямо вперёд и берёт на одно поле наискосок вперёд, как в шахматах. Со своей второй горизонтали она может пойти на расстояние до трёх полей, с третьей — до двух, если они пусты; даже если её туда сбросили или она уже ходила.</translation>
    </message>
    <message>
        <source>The pawn on d2 may move to d3, d4 or d5, the one on g3 to g4 or g5.</source>
        <extracomment>assets/rules/pandemonium.toml, assets/rules/pandemonium-vchess.toml</extracomment>
        <translation>Пешка с d2 может пойти на d3, d4 или d5, пешка с g3 — на g4 или g5.</translation>
    </message>
    <message>
        <source>When a pawn moves two or three squares, an enemy pawn that attacks one of the squares it has passed over may capture it there, on the very next move only. The captured pawn may stand one or two squares further on. A pawn that has just been dropped cannot be captured this way.</source>
        <extracomment>assets/rules/pandemonium.toml, assets/rules/pandemonium-2020.toml, assets/rules/pandemonium-vchess.toml</extracomment>
        <translation>Когда пешка идёт на два или три поля, чужая пешка, которая бьёт одно из пройденных полей, может взять её на этом поле, но только сразу следующим ходом. Взятая пешка может стоять на одно или два поля дальше. Только что сброшенную пешку так не берут.</translation>
    </message>
    <message>
        <source>White&apos;s pawn has gone from d2 to d5. Black&apos;s pawn attacks d3 and captures there: the pawn on d5 leaves the board.</source>
        <extracomment>assets/rules/pandemonium.toml, assets/rules/pandemonium-2020.toml, assets/rules/pandemonium-vchess.toml</extracomment>
        <translation>Белая пешка пошла с d2 на d5. Чёрная пешка бьёт d3 и берёт там: пешка с d5 уходит с доски.</translation>
    </message>
    <message>
        <source>Captured pieces change sides</source>
        <extracomment>assets/rules/pandemonium.toml, assets/rules/pandemonium-2020.toml, assets/rules/pandemonium-vchess.toml, assets/rules/mansindam.toml</extracomment>
        <translation>Взятые фигуры меняют сторону</translation>
    </message>
    <message>
        <source>A piece that you capture goes to your hand and is yours. Instead of moving, you may drop one piece from your hand on an empty square, even with check or mate. A promoted piece loses its promotion when it is captured. A drop never promotes: a piece dropped in the enemy camp may promote when it moves.</source>
        <extracomment>assets/rules/pandemonium.toml, assets/rules/pandemonium-vchess.toml</extracomment>
        <translation>Взятая фигура попадает к вам в руку и становится вашей. Вместо хода можно сбросить одну фигуру из руки на пустое поле, хоть с шахом, хоть с матом. Взятая превращённая фигура теряет превращение. При сбросе фигура не превращается; сброшенная в лагере противника может превратиться, когда сделает ход.</translation>
    </message>
    <message>
        <source>White holds a knight and a marshal, and may drop either on any empty square.</source>
        <extracomment>assets/rules/pandemonium.toml, assets/rules/pandemonium-2020.toml, assets/rules/pandemonium-vchess.toml</extracomment>
        <translation>У белых в руке конь и маршал; любого из них можно сбросить на любое пустое поле.</translation>
    </message>
    <message>
        <source>Dropping pawns</source>
        <extracomment>assets/rules/pandemonium.toml, assets/rules/pandemonium-2020.toml, assets/rules/pandemonium-vchess.toml, assets/rules/differences.toml</extracomment>
        <translation>Сброс пешек</translation>
    </message>
    <message>
        <source>Pawns may not be dropped on the first rank or the last, and may not give mate by being dropped, though they may give check. Any number of them may stand on a file. A pawn dropped on the ninth rank stays a pawn until it moves on.</source>
        <extracomment>assets/rules/pandemonium.toml, assets/rules/pandemonium-vchess.toml</extracomment>
        <translation>Пешки нельзя сбрасывать на первую и последнюю горизонталь, и сбросом пешки нельзя дать мат, хотя шах можно. На вертикали их может быть сколько угодно. Пешка, сброшенная на девятую горизонталь, остаётся пешкой, пока не пойдёт дальше.</translation>
    </message>
    <message>
        <source>A dropped pawn may give check: on d9 it attacks the king diagonally ahead.</source>
        <extracomment>assets/rules/pandemonium.toml, assets/rules/pandemonium-2020.toml, assets/rules/pandemonium-vchess.toml</extracomment>
        <translation>Сброшенная пешка может дать шах: с d9 она бьёт короля наискосок вперёд.</translation>
    </message>
    <message>
        <source>A pawn on b9 would give mate: it is guarded, and the king has no escape. It may not be dropped there.</source>
        <extracomment>assets/rules/pandemonium.toml, assets/rules/pandemonium-2020.toml, assets/rules/pandemonium-vchess.toml</extracomment>
        <translation>Пешка на b9 дала бы мат: она защищена, а королю некуда уйти. Сбросить её туда нельзя.</translation>
    </message>
    <message>
        <source>Promotion in the enemy camp</source>
        <extracomment>assets/rules/pandemonium.toml, assets/rules/pandemonium-vchess.toml</extracomment>
        <translation>Превращение в лагере противника</translation>
    </message>
    <message>
        <source>The last two ranks are the enemy camp. A knight, bishop, rook, cardinal or marshal may promote when its move ends there or starts there; you choose each time. A pawn that moves into the camp must promote, to a gilding, which moves like a queen. King and queen do not promote.</source>
        <extracomment>assets/rules/pandemonium.toml</extracomment>
        <translation>Последние две горизонтали — лагерь противника. Конь, слон, ладья, кардинал или маршал может превратиться, когда его ход заканчивается или начинается там; каждый раз выбираете вы. Пешка, вступившая в лагерь, обязана превратиться в позолоту, которая ходит как ферзь. Король и ферзь не превращаются.</translation>
    </message>
    <message>
        <source>The rook may promote to a dragon or stay a rook; the pawn becomes a gilding two moves later, whether you want it or not.</source>
        <extracomment>assets/rules/pandemonium.toml</extracomment>
        <translation>Ладья может превратиться в дракона или остаться ладьёй; пешка через два хода станет позолотой, хочет она того или нет.</translation>
    </message>
    <message>
        <source>The king and a rook that have never moved may castle, if nothing stands between them, the king is not in check and none of the three squares that it crosses or lands on is attacked. The king moves three squares towards the rook, and the rook stands beside it on the other side. A rook that was dropped does not castle. The rook itself may be attacked.</source>
        <extracomment>assets/rules/pandemonium.toml, assets/rules/pandemonium-vchess.toml</extracomment>
        <translation>Король и ладья, которые ещё не ходили, могут рокироваться, если между ними ничего нет, король не под шахом и ни одно из трёх полей, которые он проходит или занимает, не под боем. Король идёт на три поля к ладье, а ладья встаёт рядом с другой стороны. Сброшенная ладья не рокируется. Сама ладья может быть под боем.</translation>
    </message>
    <message>
        <source>The king castles to h1, with the rook on g1, or to b1, with the rook on c1. Move it there, or onto the rook.</source>
        <extracomment>assets/rules/pandemonium.toml, assets/rules/pandemonium-vchess.toml</extracomment>
        <translation>Король рокируется на h1, ладья — на g1, или на b1, а ладья — на c1. Поставьте короля туда или на ладью.</translation>
    </message>
    <message>
        <source>Check, mate and stalemate</source>
        <extracomment>assets/rules/pandemonium.toml, assets/rules/pandemonium-2020.toml, assets/rules/pandemonium-vchess.toml, assets/rules/palaceshogi.toml</extracomment>
        <translation>Шах, мат и пат</translation>
    </message>
    <message>
        <source>White mates in one move: with the queen, or by dropping the cardinal.</source>
        <extracomment>assets/rules/pandemonium.toml, assets/rules/pandemonium-2020.toml, assets/rules/pandemonium-vchess.toml</extracomment>
        <translation>Белые дают мат в один ход: ферзём или сбросом кардинала.</translation>
    </message>
    <message>
        <source>Threefold repetition</source>
        <extracomment>assets/rules/pandemonium.toml, assets/rules/pandemonium-vchess.toml</extracomment>
        <translation>Троекратное повторение</translation>
    </message>
    <message>
        <source>When a position occurs for the third time in a game, the game is drawn and is played again with colours swapped. Positions are the same if all pieces, both hands, the side to move, castling rights and en passant squares are the same. But if one side gave check with every move from the first time to the third, and the other did not, the side that gave check loses.</source>
        <extracomment>assets/rules/pandemonium.toml, assets/rules/pandemonium-vchess.toml</extracomment>
        <translation>Когда позиция возникает в партии в третий раз, партия заканчивается вничью и переигрывается со сменой цветов. Позиция та же, если совпадают все фигуры, обе руки, очередь хода и права на рокировку и взятие на проходе. Но если с первого раза до третьего одна сторона давала шах каждым ходом, а другая — не каждым, то первая проигрывает.</translation>
    </message>
    <message>
        <source>If Black steps back to e10, the first position of this diagram occurs for the third time: a draw.</source>
        <extracomment>assets/rules/pandemonium.toml, assets/rules/pandemonium-vchess.toml</extracomment>
        <translation>Если чёрные вернутся на e10, первая позиция диаграммы возникнет в третий раз: ничья.</translation>
    </message>
    <message>
        <source>How moves are written</source>
        <extracomment>gui/rulebook/generated.py, assets/rules/pandemonium.toml, assets/rules/pandemonium-2020.toml, assets/rules/pandemonium-vchess.toml, assets/rules/mansindam.toml, assets/rules/palaceshogi.toml</extracomment>
        <translation>Как записывают ходы</translation>
    </message>
    <message>
        <source>This move is written Re9=D.</source>
        <extracomment>assets/rules/pandemonium.toml, assets/rules/pandemonium-vchess.toml</extracomment>
        <translation>Запись этого хода — Re9=D.</translation>
    </message>
    <message>
        <source>Pandemonium (first edition)</source>
        <comment>a game</comment>
        <extracomment>rules/games: Pandemonium (first edition)</extracomment>
        <translation>Пандемониум (2020)</translation>
    </message>
    <message>
        <source>The first rules: no setup phase, promotion only on the last rank, castling regardless of earlier moves.</source>
        <extracomment>rules/games: Pandemonium (first edition)</extracomment>
        <translation>Первые правила: без выбора расстановки, превращение только на последней горизонтали, рокировка независимо от прежних ходов.</translation>
    </message>
    <message>
        <source>The first edition of Pandemonium, from 2020: the same pieces as in the revised game, but nothing is arranged before the first move, pieces promote only on the last rank, and castling does not depend on earlier moves.</source>
        <extracomment>assets/rules/pandemonium-2020.toml</extracomment>
        <translation>Первое издание Пандемониума, 2020 года: те же фигуры, что в новой редакции, но до первого хода ничего не расставляют, превращаются только на последней горизонтали, а рокировка не зависит от прежних ходов.</translation>
    </message>
    <message>
        <source>Ten files and ten ranks. White moves first. Passing is not allowed. From White&apos;s left, the first rank has rook, knight, bishop, marshal, queen, king, cardinal, bishop, knight and rook, with ten pawns in front of them. Black&apos;s pieces stand opposite.</source>
        <extracomment>assets/rules/pandemonium-2020.toml</extracomment>
        <translation>Десять вертикалей и десять горизонталей. Белые ходят первыми, пропускать ход нельзя. Слева направо от белых стоят ладья, конь, слон, маршал, ферзь, король, кардинал, слон, конь и ладья, перед ними — десять пешек. Фигуры чёрных стоят напротив.</translation>
    </message>
    <message>
        <source>The start: the king stands on the f-file.</source>
        <extracomment>assets/rules/pandemonium-2020.toml</extracomment>
        <translation>Начало: король стоит на вертикали f.</translation>
    </message>
    <message>
        <source>A pawn moves one square straight ahead and captures one square diagonally ahead, as in chess. From its second rank it may move up to three squares, if they are empty; from every other rank one.</source>
        <extracomment>assets/rules/pandemonium-2020.toml</extracomment>
        <translation>Пешка ходит на одно поле прямо вперёд и берёт на одно поле наискосок вперёд, как в шахматах. Со своей второй горизонтали она может пойти на расстояние до трёх полей, если они пусты; с любой другой — на одно.</translation>
    </message>
    <message>
        <source>The pawn on d2 may move to d3, d4 or d5, the one on g3 to g4 only.</source>
        <extracomment>assets/rules/pandemonium-2020.toml</extracomment>
        <translation>Пешка с d2 может пойти на d3, d4 или d5, пешка с g3 — только на g4.</translation>
    </message>
    <message>
        <source>Pawns may not be dropped on the last rank, and may not give mate by being dropped, though they may give check. Any number of them may stand on a file.</source>
        <extracomment>assets/rules/pandemonium-2020.toml</extracomment>
        <translation>Пешки нельзя сбрасывать на последнюю горизонталь, и сбросом пешки нельзя дать мат, хотя шах можно. На вертикали их может быть сколько угодно.</translation>
    </message>
    <message>
        <source>Promotion on the last rank</source>
        <extracomment>assets/rules/pandemonium-2020.toml</extracomment>
        <translation>Превращение на последней горизонтали</translation>
    </message>
    <message>
        <source>A knight, bishop, rook, cardinal or marshal may promote when its move ends on the last rank or starts there; you choose each time. A pawn that reaches the last rank must promote, to a gilding, which moves like a queen. King and queen do not promote.</source>
        <extracomment>assets/rules/pandemonium-2020.toml</extracomment>
        <translation>Конь, слон, ладья, кардинал или маршал может превратиться, когда его ход заканчивается на последней горизонтали или начинается там; каждый раз выбираете вы. Пешка, дошедшая до последней горизонтали, обязана превратиться в позолоту, которая ходит как ферзь. Король и ферзь не превращаются.</translation>
    </message>
    <message>
        <source>The rook may promote on e10 or stay a rook; the pawn must become a gilding.</source>
        <extracomment>assets/rules/pandemonium-2020.toml</extracomment>
        <translation>Ладья на e10 может превратиться или остаться ладьёй; пешка обязана стать позолотой.</translation>
    </message>
    <message>
        <source>A king on f1 and an unpromoted rook on a1 or j1 may castle, however they came there, if nothing stands between them, the king is not in check and none of the three squares that it crosses or lands on is attacked. The king moves three squares towards the rook, and the rook stands beside it on the other side. A rook that was dropped there may castle, and a king may castle more than once.</source>
        <extracomment>assets/rules/pandemonium-2020.toml</extracomment>
        <translation>Король на f1 и непревращённая ладья на a1 или j1 могут рокироваться, как бы они туда ни попали, если между ними ничего нет, король не под шахом и ни одно из трёх полей, которые он проходит или занимает, не под боем. Король идёт на три поля к ладье, а ладья встаёт рядом с другой стороны. Сброшенная туда ладья тоже может рокироваться, а король — и не один раз.</translation>
    </message>
    <message>
        <source>The king castles to i1, with the rook on h1, or to c1, with the rook on d1. Move it there, or onto the rook.</source>
        <extracomment>assets/rules/pandemonium-2020.toml</extracomment>
        <translation>Король рокируется на i1, ладья — на h1, или на c1, а ладья — на d1. Поставьте короля туда или на ладью.</translation>
    </message>
    <message>
        <source>Three times in a row</source>
        <extracomment>assets/rules/pandemonium-2020.toml</extracomment>
        <translation>Трижды подряд</translation>
    </message>
    <message>
        <source>The game is drawn when the same position occurs for the third time in a row: with at most three other positions between one time and the next. But if one side gave check with every move from the first of these times to the third, and the other did not, the side that gave check loses.</source>
        <extracomment>assets/rules/pandemonium-2020.toml</extracomment>
        <translation>Партия заканчивается вничью, когда одна и та же позиция возникает в третий раз подряд, то есть между одним разом и следующим не больше трёх других позиций. Но если с первого из этих раз до третьего одна сторона давала шах каждым ходом, а другая — не каждым, то первая проигрывает.</translation>
    </message>
    <message>
        <source>If Black steps back to e10, the first position of this diagram occurs for the third time in a row: a draw.</source>
        <extracomment>assets/rules/pandemonium-2020.toml</extracomment>
        <translation>Если чёрные вернутся на e10, первая позиция диаграммы возникнет в третий раз подряд: ничья.</translation>
    </message>
    <message>
        <source>Files are a to j from White&apos;s left, ranks 1 to 10 from White&apos;s side. A move is written with the letter of the piece (none for a pawn) and the square: Nd3, e5. x marks a capture, @ a drop (N@e5, P@e5), = a promotion with the letter of the new piece (Rxe10=D), + a check and # mate. Castling towards the j-file is O-O and towards the a-file O-O-O.</source>
        <extracomment>assets/rules/pandemonium-2020.toml</extracomment>
        <translation>Вертикали — от a до j слева от белых, горизонтали — от 1 до 10 со стороны белых. Ход — это английская буква фигуры (у пешки её нет) и поле: Nd3, e5. x — взятие, @ — сброс (N@e5, P@e5), = — превращение с буквой новой фигуры (Rxe10=D), + — шах и # — мат. Рокировка к вертикали j — O-O, к вертикали a — O-O-O.</translation>
    </message>
    <message>
        <source>This move is written Re10=D.</source>
        <extracomment>assets/rules/pandemonium-2020.toml</extracomment>
        <translation>Запись этого хода — Re10=D.</translation>
    </message>
    <message>
        <source>Pandemonium (vchess)</source>
        <comment>a game</comment>
        <extracomment>rules/games: Pandemonium (vchess)</extracomment>
        <translation>Пандемониум (vchess)</translation>
    </message>
    <message>
        <source>tap a bishop and the knight beside it to swap them, then put the king on the enemy king</source>
        <comment>a setup</comment>
        <extracomment>rules/games: Pandemonium (vchess)</extracomment>
        <translation>нажмите на слона и на коня рядом с ним, чтобы поменять их местами, затем поставьте короля на чужого короля</translation>
    </message>
    <message>
        <source>Pandemonium as it is played on vchess: the revised game, but every promotion in the enemy camp is optional until the last rank, and the bishops and knights are arranged on the board itself.</source>
        <extracomment>assets/rules/pandemonium-vchess.toml</extracomment>
        <translation>Пандемониум, как в него играют на vchess: новая редакция, но до последней горизонтали любое превращение в лагере противника необязательно, а слонов и коней расставляют на самой доске.</translation>
    </message>
    <message>
        <source>On the first turn, each player may swap a bishop and the knight beside it, on the left, on the right or on both sides, and finishes by putting the king onto the enemy king. White goes first, and Black sees the choice. This leads to the same four arrangements as in the revised game.</source>
        <extracomment>assets/rules/pandemonium-vchess.toml</extracomment>
        <translation>На первом ходу каждый игрок может поменять местами слона и коня рядом с ним — слева, справа или с обеих сторон — и в конце ставит короля на чужого короля. Начинают белые, и чёрные видят их выбор. Получаются те же четыре расстановки, что в новой редакции.</translation>
    </message>
    <message>
        <source>Tap a bishop and the knight beside it to swap them.</source>
        <extracomment>assets/rules/pandemonium-vchess.toml</extracomment>
        <translation>Нажмите на слона и на коня рядом с ним, чтобы поменять их местами.</translation>
    </message>
    <message>
        <source>The last two ranks are the enemy camp. A pawn, knight, bishop, rook, cardinal or marshal may promote when its move ends there or starts there; you choose each time. Only on the last rank must a pawn promote, to a gilding, which moves like a queen. King and queen do not promote.</source>
        <extracomment>assets/rules/pandemonium-vchess.toml</extracomment>
        <translation>Последние две горизонтали — лагерь противника. Пешка, конь, слон, ладья, кардинал или маршал может превратиться, когда ход заканчивается или начинается там; каждый раз выбираете вы. Только на последней горизонтали пешка обязана превратиться в позолоту, которая ходит как ферзь. Король и ферзь не превращаются.</translation>
    </message>
    <message>
        <source>On the ninth rank both may promote or stay as they are.</source>
        <extracomment>assets/rules/pandemonium-vchess.toml</extracomment>
        <translation>На девятой горизонтали обе могут превратиться или остаться собой.</translation>
    </message>
    <message>
        <source>Mansindam</source>
        <comment>a game</comment>
        <extracomment>rules/games: Mansindam</extracomment>
        <translation>Мансиндам</translation>
    </message>
    <message>
        <source>Strong pieces, forced promotion, no draws: mate the king, or bring yours to the last rank.</source>
        <extracomment>rules/games: Mansindam</extracomment>
        <translation>Сильные фигуры, обязательное превращение, никаких ничьих: дайте мат королю или доведите своего до последней горизонтали.</translation>
    </message>
    <message>
        <source>K</source>
        <comment>letter of the King, Mansindam</comment>
        <extracomment>rules/games: Mansindam</extracomment>
        <translation>Кр</translation>
    </message>
    <message>
        <source>P</source>
        <comment>letter of the Pawn, Mansindam</comment>
        <extracomment>rules/games: Mansindam</extracomment>
        <translation>П</translation>
    </message>
    <message>
        <source>N</source>
        <comment>letter of the Knight, Mansindam</comment>
        <extracomment>rules/games: Mansindam</extracomment>
        <translation>К</translation>
    </message>
    <message>
        <source>B</source>
        <comment>letter of the Bishop, Mansindam</comment>
        <extracomment>rules/games: Mansindam</extracomment>
        <translation>С</translation>
    </message>
    <message>
        <source>R</source>
        <comment>letter of the Rook, Mansindam</comment>
        <extracomment>rules/games: Mansindam</extracomment>
        <translation>Л</translation>
    </message>
    <message>
        <source>C</source>
        <comment>letter of the Cardinal, Mansindam</comment>
        <extracomment>rules/games: Mansindam</extracomment>
        <translation>Кд</translation>
    </message>
    <message>
        <source>Won</source>
        <comment>元</comment>
        <extracomment>rules/games: Mansindam</extracomment>
        <translation>Вон</translation>
    </message>
    <message>
        <source>origin</source>
        <comment>what 元 means</comment>
        <extracomment>rules/games: Mansindam</extracomment>
        <translation>начало</translation>
    </message>
    <message>
        <source>M</source>
        <comment>letter of the Marshal, Mansindam</comment>
        <extracomment>rules/games: Mansindam</extracomment>
        <translation>М</translation>
    </message>
    <message>
        <source>Q</source>
        <comment>letter of the Queen, Mansindam</comment>
        <extracomment>rules/games: Mansindam</extracomment>
        <translation>Ф</translation>
    </message>
    <message>
        <source>Angel</source>
        <comment>a piece</comment>
        <extracomment>rules/games: Mansindam</extracomment>
        <translation>Ангел</translation>
    </message>
    <message>
        <source>Du</source>
        <comment>斗</comment>
        <extracomment>rules/games: Mansindam</extracomment>
        <translation>Ту</translation>
    </message>
    <message>
        <source>Dipper</source>
        <comment>what 斗 means</comment>
        <extracomment>rules/games: Mansindam</extracomment>
        <translation>Ковш</translation>
    </message>
    <message>
        <source>A</source>
        <comment>letter of the Angel, Mansindam</comment>
        <extracomment>rules/games: Mansindam</extracomment>
        <translation>А</translation>
    </message>
    <message>
        <source>Guard</source>
        <comment>a piece</comment>
        <extracomment>rules/games: Mansindam</extracomment>
        <translation>Страж</translation>
    </message>
    <message>
        <source>Cho</source>
        <comment>哨</comment>
        <extracomment>rules/games: Mansindam</extracomment>
        <translation>Чхо</translation>
    </message>
    <message>
        <source>sentry</source>
        <comment>what 哨 means</comment>
        <extracomment>rules/games: Mansindam</extracomment>
        <translation>часовой</translation>
    </message>
    <message>
        <source>G</source>
        <comment>letter of the Guard, Mansindam</comment>
        <extracomment>rules/games: Mansindam</extracomment>
        <translation>Ст</translation>
    </message>
    <message>
        <source>Centaur</source>
        <comment>a piece</comment>
        <extracomment>rules/games: Mansindam, rules/ini/definition.py</extracomment>
        <translation>Кентавр</translation>
    </message>
    <message>
        <source>Un</source>
        <comment>雲</comment>
        <extracomment>rules/games: Mansindam</extracomment>
        <translation>Ун</translation>
    </message>
    <message>
        <source>cloud</source>
        <comment>what 雲 means</comment>
        <extracomment>rules/games: Mansindam</extracomment>
        <translation>облако</translation>
    </message>
    <message>
        <source>E</source>
        <comment>letter of the Centaur, Mansindam</comment>
        <extracomment>rules/games: Mansindam</extracomment>
        <translation>Кт</translation>
    </message>
    <message>
        <source>Archer</source>
        <comment>a piece</comment>
        <extracomment>rules/games: Mansindam, rules/ini/definition.py</extracomment>
        <translation>Лучник</translation>
    </message>
    <message>
        <source>Gung</source>
        <comment>弓</comment>
        <extracomment>rules/games: Mansindam</extracomment>
        <translation>Кун</translation>
    </message>
    <message>
        <source>bow</source>
        <comment>what 弓 means</comment>
        <extracomment>rules/games: Mansindam</extracomment>
        <translation>лук</translation>
    </message>
    <message>
        <source>H</source>
        <comment>letter of the Archer, Mansindam</comment>
        <extracomment>rules/games: Mansindam</extracomment>
        <translation>Лч</translation>
    </message>
    <message>
        <source>Tiger</source>
        <comment>a piece</comment>
        <extracomment>rules/games: Mansindam</extracomment>
        <translation>Тигр</translation>
    </message>
    <message>
        <source>T</source>
        <comment>letter of the Tiger, Mansindam</comment>
        <extracomment>rules/games: Mansindam</extracomment>
        <translation>Т</translation>
    </message>
    <message>
        <source>Rhino</source>
        <comment>a piece</comment>
        <extracomment>rules/games: Mansindam</extracomment>
        <translation>Носорог</translation>
    </message>
    <message>
        <source>Seong</source>
        <comment>聖</comment>
        <extracomment>rules/games: Mansindam</extracomment>
        <translation>Сон</translation>
    </message>
    <message>
        <source>sage</source>
        <comment>what 聖 means</comment>
        <extracomment>rules/games: Mansindam</extracomment>
        <translation>мудрец</translation>
    </message>
    <message>
        <source>I</source>
        <comment>letter of the Rhino, Mansindam</comment>
        <extracomment>rules/games: Mansindam</extracomment>
        <translation>Н</translation>
    </message>
    <message>
        <source>Ship</source>
        <comment>a piece</comment>
        <extracomment>rules/games: Mansindam</extracomment>
        <translation>Корабль</translation>
    </message>
    <message>
        <source>Ham</source>
        <comment>艦</comment>
        <extracomment>rules/games: Mansindam</extracomment>
        <translation>Хам</translation>
    </message>
    <message>
        <source>warship</source>
        <comment>what 艦 means</comment>
        <extracomment>rules/games: Mansindam</extracomment>
        <translation>военный корабль</translation>
    </message>
    <message>
        <source>S</source>
        <comment>letter of the Ship, Mansindam</comment>
        <extracomment>rules/games: Mansindam</extracomment>
        <translation>Кб</translation>
    </message>
    <message>
        <source>campmate</source>
        <comment>how a game ends</comment>
        <extracomment>rules/games: Mansindam</extracomment>
        <translation>лагерный мат</translation>
    </message>
    <message>
        <source>{winner}&apos;s king has reached the last rank.</source>
        <extracomment>rules/games: Mansindam</extracomment>
        <translation>Король {winner:gen} дошёл до последней горизонтали.</translation>
    </message>
    <message>
        <source>Nine files and nine ranks. White moves first, then the players take turns. Passing is not allowed. Each side has nine pawns, and behind them, from White&apos;s left, marshal, knight, cardinal, queen, king, angel, bishop, knight and rook. Black&apos;s pieces are rotated by a half turn: the queen faces the angel. The second rank is empty.</source>
        <extracomment>assets/rules/mansindam.toml</extracomment>
        <translation>Девять вертикалей и девять горизонталей. Белые ходят первыми, затем игроки ходят по очереди; пропускать ход нельзя. У каждой стороны девять пешек, а за ними, если смотреть со стороны белых, слева направо: маршал, конь, кардинал, ферзь, король, ангел, слон, конь и ладья. Расстановка чёрных повёрнута на пол-оборота: ферзь стоит против ангела. Вторая горизонталь пуста.</translation>
    </message>
    <message>
        <source>The start. Marshals and rooks, cardinals and bishops, queens and angels face each other.</source>
        <extracomment>assets/rules/mansindam.toml</extracomment>
        <translation>Начало. Маршалы и ладьи, кардиналы и слоны, ферзи и ангелы стоят друг против друга.</translation>
    </message>
    <message>
        <source>Six pieces are built from three simple movements: the rook&apos;s lines, the bishop&apos;s diagonals and the knight&apos;s jump. Only the knight&apos;s jump passes over other pieces. A promoted piece adds the king&apos;s step to what it could do before.</source>
        <extracomment>assets/rules/mansindam.toml</extracomment>
        <translation>Шесть фигур составлены из трёх простых движений: линий ладьи, диагоналей слона и прыжка коня. Через другие фигуры проходит только прыжок коня. Превращённая фигура добавляет к прежним ходам шаг короля.</translation>
    </message>
    <message>
        <source>Pawns move and capture straight ahead</source>
        <extracomment>assets/rules/mansindam.toml</extracomment>
        <translation>Пешки ходят и берут прямо</translation>
    </message>
    <message>
        <source>A pawn moves one square straight ahead, and captures one square straight ahead. Unlike a chess pawn, it never captures diagonally and has no double step. Two pawns that meet may therefore capture each other.</source>
        <extracomment>assets/rules/mansindam.toml</extracomment>
        <translation>Пешка ходит на одно поле прямо вперёд и берёт на одно поле прямо вперёд. Она никогда не берёт наискосок, как шахматная пешка, и не ходит через поле. Поэтому две встретившиеся пешки могут взять друг друга.</translation>
    </message>
    <message>
        <source>The pawn on e4 attacks only e5: it may not capture on d5 or f5.</source>
        <extracomment>assets/rules/mansindam.toml</extracomment>
        <translation>Пешка на e4 бьёт только e5: брать на d5 или f5 она не может.</translation>
    </message>
    <message>
        <source>Here it may capture the pawn in front of it.</source>
        <extracomment>assets/rules/mansindam.toml</extracomment>
        <translation>Здесь она может взять пешку перед собой.</translation>
    </message>
    <message>
        <source>A piece that you capture goes to your hand and is yours. Instead of moving, you may drop one piece from your hand on an empty square. A promoted piece loses its promotion when it is captured, and a piece dropped in the enemy&apos;s third is not promoted there: it must move first.
Any piece may be dropped anywhere, with check or even with mate. Only pawns are restricted: not on the last rank, and not on a file where you already have a pawn; a guard, which is a promoted pawn, does not count.</source>
        <extracomment>assets/rules/mansindam.toml</extracomment>
        <translation>Взятая фигура попадает к вам в руку и становится вашей. Вместо хода можно сбросить одну фигуру из руки на пустое поле. Взятая превращённая фигура теряет превращение, а сброшенная в чужой трети там не превращается: сначала ей надо сделать ход.
Любую фигуру можно сбросить куда угодно, с шахом и даже с матом. Ограничены только пешки: не на последнюю горизонталь и не на вертикаль, где у вас уже есть пешка; страж, в которого превратилась пешка, не считается.</translation>
    </message>
    <message>
        <source>White holds a pawn and a knight. The knight may be dropped on any empty square, the pawn on no square of the c-file.</source>
        <extracomment>assets/rules/mansindam.toml</extracomment>
        <translation>У белых в руке пешка и конь. Коня можно сбросить на любое пустое поле, пешку — ни на одно на вертикали c.</translation>
    </message>
    <message>
        <source>A dropped pawn may mate: on a8 the guard defends it, and the king has no escape.</source>
        <extracomment>assets/rules/mansindam.toml</extracomment>
        <translation>Сброшенная пешка может дать мат: на a8 её защищает страж, а королю некуда уйти.</translation>
    </message>
    <message>
        <source>Promotion is not a choice</source>
        <extracomment>assets/rules/mansindam.toml, assets/lessons/mansindam/10-promotion.toml</extracomment>
        <translation>Превращение без выбора</translation>
    </message>
    <message>
        <source>The last three ranks are the promotion zone. Every move of a pawn, knight, bishop, rook, cardinal or marshal that enters the zone, leaves it or stays in it promotes the piece, whether you want it or not. King, queen and angel do not promote.</source>
        <extracomment>assets/rules/mansindam.toml</extracomment>
        <translation>Последние три горизонтали — зона превращения. Любой ход пешки, коня, слона, ладьи, кардинала или маршала, который ведёт в зону, выводит из неё или проходит внутри неё, превращает фигуру, хотите вы того или нет. Король, ферзь и ангел не превращаются.</translation>
    </message>
    <message>
        <source>The pawn enters the zone and becomes a guard, which steps like a king.</source>
        <extracomment>assets/rules/mansindam.toml</extracomment>
        <translation>Пешка вступает в зону и становится стражем, который ходит как король.</translation>
    </message>
    <message>
        <source>The dropped knight is still a knight. When it moves, into the zone or out of it, it becomes a centaur.</source>
        <extracomment>assets/rules/mansindam.toml</extracomment>
        <translation>Сброшенный конь — ещё конь. Сделав ход, в зону или из неё, он станет кентавром.</translation>
    </message>
    <message>
        <source>Check and mate</source>
        <extracomment>gui/rulebook/generated.py, assets/rules/mansindam.toml</extracomment>
        <translation>Шах и мат</translation>
    </message>
    <message>
        <source>A king that is attacked is in check. You must end a check at once: move the king, capture the piece that gives check, or put a piece in between, which may be dropped from the hand. If you cannot, it is checkmate and you have lost. No move may leave your own king attacked.</source>
        <extracomment>assets/rules/mansindam.toml</extracomment>
        <translation>Король под боем — это шах. От шаха надо защититься сразу: уйти королём, взять фигуру, дающую шах, или поставить что-нибудь между ними, хотя бы сбросом из руки. Если это невозможно, вам мат и вы проиграли. После вашего хода ваш король не может остаться под боем.</translation>
    </message>
    <message>
        <source>Black is in check from the rook, and may drop the knight on any square between, or move the king off the file.</source>
        <extracomment>assets/rules/mansindam.toml</extracomment>
        <translation>Чёрным шах от ладьи; они могут сбросить коня на любое поле между ними или уйти королём с вертикали.</translation>
    </message>
    <message>
        <source>Campmate: the king&apos;s journey</source>
        <extracomment>assets/rules/mansindam.toml</extracomment>
        <translation>Лагерный мат: путь короля</translation>
    </message>
    <message>
        <source>A king that reaches the last rank wins at once. It may not step onto an attacked square on its way, not even to arrive. Near the end, when few pieces watch the ranks, a walking king is as dangerous as a queen.</source>
        <extracomment>assets/rules/mansindam.toml</extracomment>
        <translation>Король, дошедший до последней горизонтали, сразу побеждает. Ни по пути, ни в конце он не может вступать на битое поле. К концу, когда мало фигур стережёт горизонтали, идущий король опасен не меньше ферзя.</translation>
    </message>
    <message>
        <source>White to move wins: any step onto the ninth rank is campmate.</source>
        <extracomment>assets/rules/mansindam.toml</extracomment>
        <translation>Белые начинают и выигрывают: любой шаг на девятую горизонталь — лагерный мат.</translation>
    </message>
    <message>
        <source>Having no legal move loses</source>
        <extracomment>assets/rules/mansindam.toml</extracomment>
        <translation>Нет ходов — проигрыш</translation>
    </message>
    <message>
        <source>A player who has no legal move and no legal drop loses, whether in check or not. This is rare, since players almost always have something in hand.</source>
        <extracomment>assets/rules/mansindam.toml</extracomment>
        <translation>У кого нет ни хода, ни сброса, тот проиграл, под шахом или без шаха. Это редкость: почти у каждого есть что-нибудь в руке.</translation>
    </message>
    <message>
        <source>Black, to move, is not in check and has no move: White has won.</source>
        <extracomment>assets/rules/mansindam.toml</extracomment>
        <translation>Ход чёрных; шаха нет, но нет и ходов: белые выиграли.</translation>
    </message>
    <message>
        <source>No position occurs three times</source>
        <extracomment>assets/rules/mansindam.toml</extracomment>
        <translation>Позиция не возникает трижды</translation>
    </message>
    <message>
        <source>A move, or a drop, that would make the same position occur for the third time is illegal, for both players, with or without check. Positions are the same if all pieces on the board, both hands and the side to move are the same. A player who has only such moves left loses. This is why there are no draws, not even by agreement.</source>
        <extracomment>assets/rules/mansindam.toml</extracomment>
        <translation>Ход или сброс, после которого та же позиция возникла бы в третий раз, запрещён обоим игрокам, с шахом и без шаха. Позиция та же, если совпадают все фигуры на доске, обе руки и очередь хода. У кого остались только такие ходы, тот проиграл. Поэтому ничьих нет, даже по соглашению.</translation>
    </message>
    <message>
        <source>Black may not step back to e9: the first position of this diagram would occur for the third time.</source>
        <extracomment>assets/rules/mansindam.toml</extracomment>
        <translation>Чёрным нельзя вернуться на e9: первая позиция диаграммы возникла бы в третий раз.</translation>
    </message>
    <message>
        <source>Files are a to i from White&apos;s left, ranks 1 to 9 from White&apos;s side. A move is written with the letter of the piece (none for a pawn) and the square: Nc3, e5. x marks a capture, @ a drop (N@e5, P@e5), = a promotion with the letter of the new piece (Ne7=E), + a check and # mate. Promoted pieces have letters of their own: guard G, centaur E, archer H, tiger T, rhino I, ship S.</source>
        <extracomment>assets/rules/mansindam.toml</extracomment>
        <translation>Вертикали — от a до i слева от белых, горизонтали — от 1 до 9 со стороны белых. Ход — это английская буква фигуры (у пешки её нет) и поле: Nc3, e5. x — взятие, @ — сброс (N@e5, P@e5), = — превращение с буквой новой фигуры (Ne7=E), + — шах и # — мат. У превращённых фигур свои буквы: страж G, кентавр E, лучник H, тигр T, носорог I, корабль S.</translation>
    </message>
    <message>
        <source>This move is written Ne8=E+: the centaur gives check.</source>
        <extracomment>assets/rules/mansindam.toml</extracomment>
        <translation>Запись этого хода — Ne8=E+: кентавр даёт шах.</translation>
    </message>
    <message>
        <source>Palace Shogi</source>
        <comment>a game</comment>
        <extracomment>rules/games: Palace Shogi</extracomment>
        <translation>Дворцовые сёги</translation>
    </message>
    <message>
        <source>Shogi with palaces, cannons, queens and a lion: mate the king, or walk yours into the enemy palace.</source>
        <extracomment>rules/games: Palace Shogi</extracomment>
        <translation>Сёги с дворцами, пушками, ферзями и львом: дайте мат королю или введите своего в чужой дворец.</translation>
    </message>
    <message>
        <source>Ō</source>
        <comment>王</comment>
        <extracomment>rules/games: Palace Shogi</extracomment>
        <translation>О</translation>
    </message>
    <message>
        <source>king</source>
        <comment>what 王 means</comment>
        <extracomment>rules/games: Palace Shogi</extracomment>
        <translation>король</translation>
    </message>
    <message>
        <source>K</source>
        <comment>letter of the King, Palace Shogi</comment>
        <extracomment>rules/games: Palace Shogi</extracomment>
        <translation>Кр</translation>
    </message>
    <message>
        <source>Footsoldier</source>
        <comment>a piece</comment>
        <extracomment>rules/games: Palace Shogi</extracomment>
        <translation>Пехотинец</translation>
    </message>
    <message>
        <source>Sotsu</source>
        <comment>卒</comment>
        <extracomment>rules/games: Palace Shogi</extracomment>
        <translation>Соцу</translation>
    </message>
    <message>
        <source>footsoldier</source>
        <comment>what 卒 means</comment>
        <extracomment>rules/games: Palace Shogi</extracomment>
        <translation>пехотинец</translation>
    </message>
    <message>
        <source>P</source>
        <comment>letter of the Footsoldier, Palace Shogi</comment>
        <extracomment>rules/games: Palace Shogi</extracomment>
        <translation>П</translation>
    </message>
    <message>
        <source>Lance</source>
        <comment>a piece</comment>
        <extracomment>rules/games: Palace Shogi, rules/ini/definition.py</extracomment>
        <translation>Копьё</translation>
    </message>
    <message>
        <source>Kyō</source>
        <comment>香</comment>
        <extracomment>rules/games: Palace Shogi</extracomment>
        <translation>Кё</translation>
    </message>
    <message>
        <source>incense</source>
        <comment>what 香 means</comment>
        <extracomment>rules/games: Palace Shogi</extracomment>
        <translation>благовоние</translation>
    </message>
    <message>
        <source>L</source>
        <comment>letter of the Lance, Palace Shogi</comment>
        <extracomment>rules/games: Palace Shogi</extracomment>
        <translation>Кп</translation>
    </message>
    <message>
        <source>Kei</source>
        <comment>桂</comment>
        <extracomment>rules/games: Palace Shogi</extracomment>
        <translation>Кэй</translation>
    </message>
    <message>
        <source>cassia</source>
        <comment>what 桂 means</comment>
        <extracomment>rules/games: Palace Shogi</extracomment>
        <translation>кассия</translation>
    </message>
    <message>
        <source>N</source>
        <comment>letter of the Horse, Palace Shogi</comment>
        <extracomment>rules/games: Palace Shogi</extracomment>
        <translation>Лш</translation>
    </message>
    <message>
        <source>Kaku</source>
        <comment>角</comment>
        <extracomment>rules/games: Palace Shogi</extracomment>
        <translation>Каку</translation>
    </message>
    <message>
        <source>horn</source>
        <comment>what 角 means</comment>
        <extracomment>rules/games: Palace Shogi</extracomment>
        <translation>рог</translation>
    </message>
    <message>
        <source>B</source>
        <comment>letter of the Bishop, Palace Shogi</comment>
        <extracomment>rules/games: Palace Shogi</extracomment>
        <translation>С</translation>
    </message>
    <message>
        <source>Hi</source>
        <comment>飛</comment>
        <extracomment>rules/games: Palace Shogi</extracomment>
        <translation>Хи</translation>
    </message>
    <message>
        <source>R</source>
        <comment>letter of the Rook, Palace Shogi</comment>
        <extracomment>rules/games: Palace Shogi</extracomment>
        <translation>Л</translation>
    </message>
    <message>
        <source>Silver</source>
        <comment>a piece</comment>
        <extracomment>rules/games: Palace Shogi, rules/ini/definition.py</extracomment>
        <translation>Серебро</translation>
    </message>
    <message>
        <source>Gin</source>
        <comment>銀</comment>
        <extracomment>rules/games: Palace Shogi</extracomment>
        <translation>Гин</translation>
    </message>
    <message>
        <source>silver</source>
        <comment>what 銀 means</comment>
        <extracomment>rules/games: Palace Shogi</extracomment>
        <translation>серебро</translation>
    </message>
    <message>
        <source>S</source>
        <comment>letter of the Silver, Palace Shogi</comment>
        <extracomment>rules/games: Palace Shogi</extracomment>
        <translation>Ср</translation>
    </message>
    <message>
        <source>Kisaki</source>
        <comment>后</comment>
        <extracomment>rules/games: Palace Shogi</extracomment>
        <translation>Кисаки</translation>
    </message>
    <message>
        <source>queen</source>
        <comment>what 后 means</comment>
        <extracomment>rules/games: Palace Shogi</extracomment>
        <translation>королева</translation>
    </message>
    <message>
        <source>Q</source>
        <comment>letter of the Queen, Palace Shogi</comment>
        <extracomment>rules/games: Palace Shogi</extracomment>
        <translation>Ф</translation>
    </message>
    <message>
        <source>Hei</source>
        <comment>兵</comment>
        <extracomment>rules/games: Palace Shogi</extracomment>
        <translation>Хэй</translation>
    </message>
    <message>
        <source>soldier</source>
        <comment>what 兵 means</comment>
        <extracomment>rules/games: Palace Shogi</extracomment>
        <translation>солдат</translation>
    </message>
    <message>
        <source>Cannon</source>
        <comment>a piece</comment>
        <extracomment>rules/games: Palace Shogi, rules/ini/definition.py</extracomment>
        <translation>Пушка</translation>
    </message>
    <message>
        <source>Hō</source>
        <comment>砲</comment>
        <extracomment>rules/games: Palace Shogi</extracomment>
        <translation>Хо</translation>
    </message>
    <message>
        <source>cannon</source>
        <comment>what 砲 means</comment>
        <extracomment>rules/games: Palace Shogi</extracomment>
        <translation>пушка</translation>
    </message>
    <message>
        <source>Ki</source>
        <comment>騎</comment>
        <extracomment>rules/games: Palace Shogi</extracomment>
        <translation>Ки</translation>
    </message>
    <message>
        <source>Elephant</source>
        <comment>a piece</comment>
        <extracomment>rules/games: Palace Shogi, rules/ini/definition.py</extracomment>
        <translation>Боевой слон</translation>
    </message>
    <message>
        <source>Zō</source>
        <comment>象</comment>
        <extracomment>rules/games: Palace Shogi</extracomment>
        <translation>Дзо</translation>
    </message>
    <message>
        <source>elephant</source>
        <comment>what 象 means</comment>
        <extracomment>rules/games: Palace Shogi</extracomment>
        <translation>слон</translation>
    </message>
    <message>
        <source>Ryū</source>
        <comment>龍</comment>
        <extracomment>rules/games: Palace Shogi</extracomment>
        <translation>Рю</translation>
    </message>
    <message>
        <source>Gold</source>
        <comment>a piece</comment>
        <extracomment>rules/games: Palace Shogi, rules/ini/definition.py</extracomment>
        <translation>Золото</translation>
    </message>
    <message>
        <source>Kin</source>
        <comment>金</comment>
        <extracomment>rules/games: Palace Shogi</extracomment>
        <translation>Кин</translation>
    </message>
    <message>
        <source>gold</source>
        <comment>what 金 means</comment>
        <extracomment>rules/games: Palace Shogi</extracomment>
        <translation>золото</translation>
    </message>
    <message>
        <source>Lion</source>
        <comment>a piece</comment>
        <extracomment>rules/games: Palace Shogi</extracomment>
        <translation>Лев</translation>
    </message>
    <message>
        <source>Shishi</source>
        <comment>獅</comment>
        <extracomment>rules/games: Palace Shogi</extracomment>
        <translation>Си</translation>
    </message>
    <message>
        <source>lion</source>
        <comment>what 獅 means</comment>
        <extracomment>rules/games: Palace Shogi</extracomment>
        <translation>лев</translation>
    </message>
    <message>
        <source>Ln</source>
        <comment>letter of the Lion, Palace Shogi</comment>
        <extracomment>rules/games: Palace Shogi</extracomment>
        <translation>Лв</translation>
    </message>
    <message>
        <source>palace</source>
        <comment>a region</comment>
        <extracomment>rules/games: Palace Shogi</extracomment>
        <translation>дворец</translation>
    </message>
    <message>
        <source>corridor</source>
        <comment>a part of a region</comment>
        <extracomment>rules/games: Palace Shogi</extracomment>
        <translation>коридор</translation>
    </message>
    <message>
        <source>entering king</source>
        <comment>how a game ends</comment>
        <extracomment>rules/games: Palace Shogi</extracomment>
        <translation>вход короля</translation>
    </message>
    <message>
        <source>{winner}&apos;s king has entered the enemy palace.</source>
        <extracomment>rules/games: Palace Shogi</extracomment>
        <translation>Король {winner:gen} вошёл в чужой дворец.</translation>
    </message>
    <message>
        <source>Palaces and corridors</source>
        <extracomment>assets/rules/palaceshogi.toml</extracomment>
        <translation>Дворцы и коридоры</translation>
    </message>
    <message>
        <source>Corridors: 6g, 4g, 5h, 6i and 4i in the near palace, 6a, 4a, 5b, 6c and 4c in the far one.</source>
        <extracomment>assets/rules/palaceshogi.toml</extracomment>
        <translation>Коридоры: 6g, 4g, 5h, 6i и 4i ближнего дворца, 6a, 4a, 5b, 6c и 4c дальнего.</translation>
    </message>
    <message>
        <source>Held or killed</source>
        <extracomment>assets/rules/palaceshogi.toml</extracomment>
        <translation>В руку или насовсем</translation>
    </message>
    <message>
        <source>A captured pawn, cannon, knight, elephant, dragon or gold (the red signs) goes to the captor&apos;s hand as a footsoldier, lance, horse, bishop, rook or silver. Everything else that is captured leaves the game: footsoldiers, lances, horses, bishops, rooks, silvers, queens and lions. So promote a piece that may be captured only if you can bear to meet it again.</source>
        <extracomment>assets/rules/palaceshogi.toml</extracomment>
        <translation>Взятые пешка, пушка, конь, боевой слон, дракон или золото (красные знаки) переходят в руку взявшего как пехотинец, копьё, лошадь, слон, ладья или серебро. Все остальные взятые фигуры выбывают из игры: пехотинцы, копья, лошади, слоны, ладьи, серебро, ферзи и львы. Так что превращайте фигуру, которую могут взять, только если готовы встретить её снова.</translation>
    </message>
    <message>
        <source>Promotion</source>
        <extracomment>gui/rulebook/generated.py, assets/rules/palaceshogi.toml, assets/rules/differences.toml, engine/playtest/texts.py: promotion</extracomment>
        <translation>Превращение</translation>
    </message>
    <message>
        <source>The last three ranks are the promotion zone. A lance, horse, bishop or rook promotes whenever its move ends there. A silver or a queen may promote when its move ends there or starts there; you choose. A queen may become a lion only while you have no lion. A pawn that reaches the last rank becomes a new queen at once. Footsoldiers never promote.</source>
        <extracomment>assets/rules/palaceshogi.toml</extracomment>
        <translation>Последние три горизонтали — зона превращения. Копьё, лошадь, слон или ладья превращается всегда, когда ход там заканчивается. Серебро или ферзь может превратиться, когда ход там заканчивается или начинается; выбираете вы. Ферзь может стать львом, только пока у вас нет льва. Пешка, дошедшая до последней горизонтали, сразу становится новым ферзём. Пехотинцы не превращаются никогда.</translation>
    </message>
    <message>
        <source>The lance promotes if it goes to the zone; the silver may, on any of its moves here.</source>
        <extracomment>assets/rules/palaceshogi.toml</extracomment>
        <translation>Копьё превратится, если пойдёт в зону; серебро может превратиться здесь любым ходом.</translation>
    </message>
    <message>
        <source>Pawns and en passant</source>
        <extracomment>assets/rules/palaceshogi.toml</extracomment>
        <translation>Пешки и взятие на проходе</translation>
    </message>
    <message>
        <source>A pawn moves one square straight ahead, or two from its third rank, and captures diagonally ahead, as in chess. After a step of two, an enemy pawn that attacks the square passed over may capture it there on the next move. Only pawns capture this way, and only pawns are captured this way.</source>
        <extracomment>assets/rules/palaceshogi.toml</extracomment>
        <translation>Пешка ходит на одно поле прямо вперёд, с третьей своей горизонтали можно и на два, а берёт наискосок вперёд, как в шахматах. После хода на два поля чужая пешка, которая бьёт пройденное поле, может следующим ходом взять её там. Так берут только пешки и только пешек.</translation>
    </message>
    <message>
        <source>Footsoldiers</source>
        <extracomment>assets/rules/palaceshogi.toml</extracomment>
        <translation>Пехотинцы</translation>
    </message>
    <message>
        <source>A captured pawn comes back as a footsoldier, which moves and captures one square straight ahead. From its sixth rank on it may also move sideways, and in the enemy palace diagonally ahead from corridor to corridor. It is dropped on your first four ranks only, not while five of yours are on the board, not on a file where one of yours stands on your first six ranks, and never to give mate.</source>
        <extracomment>assets/rules/palaceshogi.toml</extracomment>
        <translation>Взятая пешка возвращается пехотинцем, который ходит и берёт на одно поле прямо вперёд. Со своей шестой горизонтали он может ходить и вбок, а в чужом дворце ещё и наискосок вперёд, из коридора в коридор. Его сбрасывают только на ваши первые четыре горизонтали, не при пяти своих пехотинцах на доске, не на вертикаль, где на ваших первых шести горизонталях уже есть свой пехотинец, и никогда с матом.</translation>
    </message>
    <message>
        <source>The footsoldier on 6c may move straight on, sideways, or along the corridor to 5b. None may be dropped on the ninth file.</source>
        <extracomment>assets/rules/palaceshogi.toml</extracomment>
        <translation>Пехотинец с 6c может пойти прямо, вбок или по коридору на 5b. На девятую вертикаль сбросить пехотинца нельзя.</translation>
    </message>
    <message>
        <source>Instead of moving, you may drop one held piece, unpromoted, on an empty square, even with check or mate. Lances, horses and bishops are dropped on your first five ranks, rooks on your first six, silvers anywhere except in the enemy palace.</source>
        <extracomment>assets/rules/palaceshogi.toml</extracomment>
        <translation>Вместо хода можно сбросить одну фигуру из руки, непревращённую, на пустое поле, хоть с шахом, хоть с матом. Копья, лошадей и слонов сбрасывают на ваши первые пять горизонталей, ладьи — на первые шесть, серебро — куда угодно, кроме чужого дворца.</translation>
    </message>
    <message>
        <source>The silver may be dropped as far as the last rank, the rook up to the sixth, the lance up to the fifth.</source>
        <extracomment>assets/rules/palaceshogi.toml</extracomment>
        <translation>Серебро можно сбросить вплоть до последней горизонтали, ладью — до шестой, копьё — до пятой.</translation>
    </message>
    <message>
        <source>The cannon</source>
        <extracomment>assets/rules/palaceshogi.toml</extracomment>
        <translation>Пушка</translation>
    </message>
    <message>
        <source>A cannon moves like a rook, but captures only by hopping along a rank or file over exactly one piece of either side. Neither the piece it hops over nor the one it captures may be a cannon. In the enemy palace it also moves diagonally along the corridors, and captures from corner to opposite corner over a piece on the centre.</source>
        <extracomment>assets/rules/palaceshogi.toml</extracomment>
        <translation>Пушка ходит как ладья, но берёт, только перепрыгнув по горизонтали или вертикали ровно через одну фигуру любой стороны. Ни фигура, через которую прыгают, ни взятая не могут быть пушкой. В чужом дворце она ходит и наискосок по коридорам и берёт из угла в противоположный угол через фигуру в центре.</translation>
    </message>
    <message>
        <source>Over the pawn on 7d the cannon captures the silver on 7b. It may not capture the silver on 3g, with nothing in between.</source>
        <extracomment>assets/rules/palaceshogi.toml</extracomment>
        <translation>Через пешку на 7d пушка берёт серебро на 7b. Серебро на 3g ей не взять: между ними ничего нет.</translation>
    </message>
    <message>
        <source>In the enemy palace: from 6c over 5b to 4a.</source>
        <extracomment>assets/rules/palaceshogi.toml</extracomment>
        <translation>В чужом дворце: с 6c через 5b на 4a.</translation>
    </message>
    <message>
        <source>The queen and her palace</source>
        <extracomment>assets/rules/palaceshogi.toml</extracomment>
        <translation>Ферзь и его дворец</translation>
    </message>
    <message>
        <source>In the palace: four squares, no more.</source>
        <extracomment>assets/rules/palaceshogi.toml</extracomment>
        <translation>Во дворце: четыре поля, не больше.</translation>
    </message>
    <message>
        <source>From 3h she may enter at 4h, and goes no further.</source>
        <extracomment>assets/rules/palaceshogi.toml</extracomment>
        <translation>С 3h он может войти на 4h, но не дальше.</translation>
    </message>
    <message>
        <source>The lion</source>
        <extracomment>assets/rules/palaceshogi.toml, assets/lessons/palaceshogi/09-lion.toml</extracomment>
        <translation>Лев</translation>
    </message>
    <message>
        <source>A lion jumps to any square within two of its own, over anything in between. Or it takes two steps: it captures on a square beside it and then steps on in any direction, capturing again or not, or back to where it came from. Or it passes and stays where it is, if a square beside it is empty.
A queen becomes a lion by promotion, and only while you have no lion on the board: there is never more than one per side. A lion never captures a lion, on either step, and a captured lion is gone for good.
To take two steps, click the lion and then the piece beside it that it captures first: that square has two rings. The lion stands there, and the squares of its second step are marked. The second click goes to one of them, to the lion&apos;s own square to end the move there, or to the square that it came from to capture and return. Escape, or a click anywhere else, takes the first step back. Click the lion twice to pass; you are asked first. A hint draws an arrow for each step.</source>
        <extracomment>assets/rules/palaceshogi.toml</extracomment>
        <translation>Лев прыгает на любое поле не дальше двух от своего, через всё, что стоит между ними. Или делает два шага: бьёт на соседнем поле, затем идёт дальше в любом направлении, снова с взятием или без, или возвращается туда, откуда пришёл. Или пропускает ход и остаётся на месте, если рядом есть пустое поле.
Ферзь становится львом при превращении, и только пока у вас нет льва на доске: у стороны никогда не бывает больше одного. Лев никогда не бьёт льва ни на одном из шагов, а взятый лев выбывает навсегда.
Чтобы сделать два шага, щёлкните по льву, а затем по соседней фигуре, которую он бьёт первой: на этом поле два кольца. Теперь лев стоит там, и поля его второго шага отмечены. Второй щелчок — по одному из них, или по полю самого льва, чтобы закончить ход там, или по полю, с которого он пришёл, чтобы взять и вернуться. Escape или щелчок в любом другом месте отменяет первый шаг. Чтобы пропустить ход, щёлкните по льву дважды; сначала программа спросит. Подсказка рисует стрелку для каждого шага.</translation>
    </message>
    <message>
        <source>Two captures in one move, a capture and back, a jump: try them.</source>
        <extracomment>assets/rules/palaceshogi.toml</extracomment>
        <translation>Два взятия одним ходом, взятие и назад, прыжок: попробуйте.</translation>
    </message>
    <message>
        <source>The dragon</source>
        <extracomment>assets/rules/palaceshogi.toml</extracomment>
        <translation>Дракон</translation>
    </message>
    <message>
        <source>A dragon is a rook with the king&apos;s diagonal step. In the enemy palace it slides along the corridors, too.</source>
        <extracomment>assets/rules/palaceshogi.toml</extracomment>
        <translation>Дракон — это ладья с шагом короля наискосок. В чужом дворце он ходит и по коридорам.</translation>
    </message>
    <message>
        <source>From 6c the dragon reaches 4a in one move.</source>
        <extracomment>assets/rules/palaceshogi.toml</extracomment>
        <translation>С 6c дракон за один ход достигает 4a.</translation>
    </message>
    <message>
        <source>The king castles with a lance if neither has ever moved, nothing stands between them, and the king is not in check and does not cross or land on an attacked square. The king moves two squares, out of the palace, and the lance lands where the gold started. A lance that was dropped does not castle.</source>
        <extracomment>assets/rules/palaceshogi.toml</extracomment>
        <translation>Король рокируется с копьём, если оба ещё не ходили, между ними ничего нет, король не под шахом, не проходит через битые поля и не встаёт на них. Король идёт на два поля, выходя из дворца, а копьё встаёт туда, где в начале стояло золото. Сброшенное копьё не рокируется.</translation>
    </message>
    <message>
        <source>The king castles to 3i, with the lance on 4i, or to 7i, with the lance on 6i. Move it there, or onto the lance.</source>
        <extracomment>assets/rules/palaceshogi.toml</extracomment>
        <translation>Король рокируется на 3i, копьё — на 4i, или на 7i, а копьё — на 6i. Поставьте короля туда или на копьё.</translation>
    </message>
    <message>
        <source>A silver on 2b is guarded by the gold: mate.</source>
        <extracomment>assets/rules/palaceshogi.toml</extracomment>
        <translation>Серебро на 2b защищено золотом: мат.</translation>
    </message>
    <message>
        <source>Kings may not face each other</source>
        <extracomment>assets/rules/palaceshogi.toml</extracomment>
        <translation>Короли не стоят лицом к лицу</translation>
    </message>
    <message>
        <source>The two kings may never stand on one file with nothing between them. A move that would bring that about is illegal, so a lone piece between them is pinned to the file.</source>
        <extracomment>assets/rules/palaceshogi.toml</extracomment>
        <translation>Два короля не могут стоять на одной вертикали, если между ними ничего нет. Ход, который к этому ведёт, запрещён, поэтому единственная фигура между ними связана и не сходит с вертикали.</translation>
    </message>
    <message>
        <source>The silver may move straight ahead only.</source>
        <extracomment>assets/rules/palaceshogi.toml</extracomment>
        <translation>Серебро может идти только прямо.</translation>
    </message>
    <message>
        <source>The king enters</source>
        <extracomment>assets/rules/palaceshogi.toml, assets/lessons/palaceshogi/12-entering-king.toml</extracomment>
        <translation>Вход короля</translation>
    </message>
    <message>
        <source>A king that legally moves into the enemy palace wins at once, even when in check and whatever the reply would have been. The square it steps on must not be attacked.</source>
        <extracomment>assets/rules/palaceshogi.toml</extracomment>
        <translation>Король, вошедший в чужой дворец разрешённым ходом, сразу побеждает, даже если был под шахом и каким бы ни был ответ. Поле, на которое он вступает, не должно быть под боем.</translation>
    </message>
    <message>
        <source>Fourfold repetition</source>
        <extracomment>assets/rules/palaceshogi.toml</extracomment>
        <translation>Четырёхкратное повторение</translation>
    </message>
    <message>
        <source>The game is drawn at once when the same position occurs for the fourth time with at most three other positions between one time and the next, that is, when both players move back and forth without a break.</source>
        <extracomment>assets/rules/palaceshogi.toml</extracomment>
        <translation>Партия сразу заканчивается вничью, когда одна и та же позиция возникает в четвёртый раз и между одним разом и следующим не больше трёх других позиций, то есть когда оба игрока без перерыва ходят туда и обратно.</translation>
    </message>
    <message>
        <source>This move is written R-5b+.</source>
        <extracomment>assets/rules/palaceshogi.toml</extracomment>
        <translation>Запись этого хода — R-5b+.</translation>
    </message>
    <message>
        <source>The three Pandemoniums</source>
        <extracomment>assets/rules/differences.toml</extracomment>
        <translation>Три Пандемониума</translation>
    </message>
    <message>
        <source>Each player chooses one of four arrangements of bishops and knights.</source>
        <extracomment>assets/rules/differences.toml</extracomment>
        <translation>Каждый игрок выбирает одну из четырёх расстановок слонов и коней.</translation>
    </message>
    <message>
        <source>There is no choice. The king stands on the f-file, the marshal beside the queen.</source>
        <extracomment>assets/rules/differences.toml</extracomment>
        <translation>Выбора нет. Король стоит на вертикали f, маршал рядом с ферзём.</translation>
    </message>
    <message>
        <source>As in the revised game, made by swapping on the board.</source>
        <extracomment>assets/rules/differences.toml</extracomment>
        <translation>Как в новой редакции, но перестановкой на доске.</translation>
    </message>
    <message>
        <source>On moves that touch the last two ranks; pawns must promote on both.</source>
        <extracomment>assets/rules/differences.toml</extracomment>
        <translation>Ходом, который касается двух последних горизонталей; пешка должна превратиться на обеих.</translation>
    </message>
    <message>
        <source>On moves that touch the last rank; pawns must promote there.</source>
        <extracomment>assets/rules/differences.toml</extracomment>
        <translation>Ходом, который касается последней горизонтали; пешка должна там превратиться.</translation>
    </message>
    <message>
        <source>On moves that touch the last two ranks; pawns must promote on the last one only.</source>
        <extracomment>assets/rules/differences.toml</extracomment>
        <translation>Ходом, который касается двух последних горизонталей; пешка должна превратиться только на последней.</translation>
    </message>
    <message>
        <source>Long steps of pawns</source>
        <extracomment>assets/rules/differences.toml</extracomment>
        <translation>Длинные ходы пешек</translation>
    </message>
    <message>
        <source>Up to three squares from the second rank, two from the third.</source>
        <extracomment>assets/rules/differences.toml</extracomment>
        <translation>До трёх полей со второй горизонтали, до двух с третьей.</translation>
    </message>
    <message>
        <source>Up to three squares from the second rank.</source>
        <extracomment>assets/rules/differences.toml</extracomment>
        <translation>До трёх полей со второй горизонтали.</translation>
    </message>
    <message>
        <source>Not on the first rank, nor on the last.</source>
        <extracomment>assets/rules/differences.toml</extracomment>
        <translation>Не на первую и не на последнюю горизонталь.</translation>
    </message>
    <message>
        <source>Not on the last rank.</source>
        <extracomment>assets/rules/differences.toml</extracomment>
        <translation>Не на последнюю горизонталь.</translation>
    </message>
    <message>
        <source>With a king and a rook that have never moved.</source>
        <extracomment>assets/rules/differences.toml</extracomment>
        <translation>Королём и ладьёй, которые ещё не ходили.</translation>
    </message>
    <message>
        <source>With a king on f1 and a rook in the corner, however they came there.</source>
        <extracomment>assets/rules/differences.toml</extracomment>
        <translation>Королём на f1 и ладьёй в углу, как бы они туда ни попали.</translation>
    </message>
    <message>
        <source>Three times in the game: a draw, played again with colours swapped.</source>
        <extracomment>assets/rules/differences.toml</extracomment>
        <translation>Трижды за партию: ничья и новая партия со сменой цветов.</translation>
    </message>
    <message>
        <source>Three times in a row: a draw.</source>
        <extracomment>assets/rules/differences.toml</extracomment>
        <translation>Трижды подряд: ничья.</translation>
    </message>
    <message>
        <source>If you know chess</source>
        <extracomment>assets/rules/differences.toml</extracomment>
        <translation>Если вы знаете шахматы</translation>
    </message>
    <message>
        <source>What you capture is yours, and may be dropped in place of a move.</source>
        <extracomment>assets/rules/differences.toml</extracomment>
        <translation>Взятое — ваше, его можно сбросить вместо хода.</translation>
    </message>
    <message>
        <source>There are two more pieces: the cardinal, bishop and knight in one, and the marshal, rook and knight in one.</source>
        <extracomment>assets/rules/differences.toml</extracomment>
        <translation>Есть две новые фигуры: кардинал — слон и конь в одном, и маршал — ладья и конь в одном.</translation>
    </message>
    <message>
        <source>Pawns may move up to three squares at first.</source>
        <extracomment>assets/rules/differences.toml</extracomment>
        <translation>Первый ход пешки — до трёх полей.</translation>
    </message>
    <message>
        <source>The king moves three squares when it castles.</source>
        <extracomment>assets/rules/differences.toml</extracomment>
        <translation>При рокировке король перемещается на три поля.</translation>
    </message>
    <message>
        <source>Pawns capture straight ahead, never diagonally.</source>
        <extracomment>assets/rules/differences.toml</extracomment>
        <translation>Пешки берут прямо вперёд, а не наискосок.</translation>
    </message>
    <message>
        <source>Pieces that touch the last three ranks must promote.</source>
        <extracomment>assets/rules/differences.toml</extracomment>
        <translation>Фигуры, ход которых касается трёх последних горизонталей, обязаны превратиться.</translation>
    </message>
    <message>
        <source>A king that reaches the last rank wins.</source>
        <extracomment>assets/rules/differences.toml</extracomment>
        <translation>Король, дошедший до последней горизонтали, побеждает.</translation>
    </message>
    <message>
        <source>There are no draws, no castling and no double step.</source>
        <extracomment>assets/rules/differences.toml</extracomment>
        <translation>Нет ни ничьих, ни рокировки, ни двойного хода.</translation>
    </message>
    <message>
        <source>Captured pieces with a red sign are yours to drop; all others are gone.</source>
        <extracomment>assets/rules/differences.toml</extracomment>
        <translation>Взятые фигуры с красным знаком можно сбрасывать, остальные выбывают.</translation>
    </message>
    <message>
        <source>Queens, cannons, dragons and footsoldiers move differently in a palace: your queen starts in one, and crawls.</source>
        <extracomment>assets/rules/differences.toml</extracomment>
        <translation>Ферзи, пушки, драконы и пехотинцы ходят во дворце иначе: ваш ферзь начинает там и еле ползёт.</translation>
    </message>
    <message>
        <source>A king that enters the enemy palace wins.</source>
        <extracomment>assets/rules/differences.toml</extracomment>
        <translation>Король, вошедший в чужой дворец, побеждает.</translation>
    </message>
    <message>
        <source>The kings may not face each other on an open file.</source>
        <extracomment>assets/rules/differences.toml</extracomment>
        <translation>Короли не могут стоять лицом к лицу на открытой вертикали.</translation>
    </message>
    <message>
        <source>The king castles with a lance, not with a rook.</source>
        <extracomment>assets/rules/differences.toml</extracomment>
        <translation>Король рокируется с копьём, а не с ладьёй.</translation>
    </message>
    <message>
        <source>If you know crazyhouse</source>
        <extracomment>assets/rules/differences.toml</extracomment>
        <translation>Если вы знаете крейзихаус</translation>
    </message>
    <message>
        <source>A dropped pawn may not give mate.</source>
        <extracomment>assets/rules/differences.toml</extracomment>
        <translation>Сброшенная пешка не может дать мат.</translation>
    </message>
    <message>
        <source>Pieces promote in the enemy camp, and a captured promoted piece goes back to what it was.</source>
        <extracomment>assets/rules/differences.toml</extracomment>
        <translation>Фигуры превращаются в лагере противника, а взятая превращённая фигура становится прежней.</translation>
    </message>
    <message>
        <source>Both players arrange bishops and knights before the first move.</source>
        <extracomment>assets/rules/differences.toml</extracomment>
        <translation>До первого хода оба игрока расставляют слонов и коней.</translation>
    </message>
    <message>
        <source>Only one unpromoted pawn may stand on a file. Pawns are dropped from the first rank to the eighth, and may mate.</source>
        <extracomment>assets/rules/differences.toml</extracomment>
        <translation>На вертикали может стоять лишь одна непревращённая пешка. Пешки сбрасывают с первой по восьмую горизонталь, можно и с матом.</translation>
    </message>
    <message>
        <source>A king that walks to the last rank wins, so an open board is dangerous.</source>
        <extracomment>assets/rules/differences.toml</extracomment>
        <translation>Король, дошедший до последней горизонтали, побеждает, поэтому открытая доска опасна.</translation>
    </message>
    <message>
        <source>Not everything that is captured comes back.</source>
        <extracomment>assets/rules/differences.toml</extracomment>
        <translation>Возвращается не всё, что взято.</translation>
    </message>
    <message>
        <source>Drops are limited to your own part of the board, except for silvers.</source>
        <extracomment>assets/rules/differences.toml</extracomment>
        <translation>Сброс ограничен вашей частью доски, кроме серебра.</translation>
    </message>
    <message>
        <source>If you know shogi</source>
        <extracomment>assets/rules/differences.toml</extracomment>
        <translation>Если вы знаете сёги</translation>
    </message>
    <message>
        <source>Knights jump in all directions.</source>
        <extracomment>assets/rules/differences.toml</extracomment>
        <translation>Кони прыгают во все стороны.</translation>
    </message>
    <message>
        <source>Several pawns may stand on one file.</source>
        <extracomment>assets/rules/differences.toml</extracomment>
        <translation>На одной вертикали может стоять несколько пешек.</translation>
    </message>
    <message>
        <source>Pawns capture diagonally ahead, not straight.</source>
        <extracomment>assets/rules/differences.toml</extracomment>
        <translation>Пешки берут наискосок вперёд, а не прямо.</translation>
    </message>
    <message>
        <source>The king castles with a rook.</source>
        <extracomment>assets/rules/differences.toml</extracomment>
        <translation>Король рокируется с ладьёй.</translation>
    </message>
    <message>
        <source>Stalemate is a draw.</source>
        <extracomment>assets/rules/differences.toml</extracomment>
        <translation>Пат — это ничья.</translation>
    </message>
    <message>
        <source>Promotion is compulsory, and adds the king&apos;s step to a piece.</source>
        <extracomment>assets/rules/differences.toml</extracomment>
        <translation>Превращение обязательно и добавляет фигуре шаг короля.</translation>
    </message>
    <message>
        <source>A dropped pawn may mate.</source>
        <extracomment>assets/rules/differences.toml</extracomment>
        <translation>Сброшенная пешка может дать мат.</translation>
    </message>
    <message>
        <source>A position may not occur for the third time; there are no draws.</source>
        <extracomment>assets/rules/differences.toml</extracomment>
        <translation>Позиция не может возникнуть в третий раз; ничьих нет.</translation>
    </message>
    <message>
        <source>Pawns and golds start promoted. Pawns move as in chess.</source>
        <extracomment>assets/rules/differences.toml</extracomment>
        <translation>Пешки и золото начинают превращёнными. Пешки ходят как шахматные.</translation>
    </message>
    <message>
        <source>Unpromoted pieces are killed when they are captured, and so is the lion.</source>
        <extracomment>assets/rules/differences.toml</extracomment>
        <translation>Взятые непревращённые фигуры выбывают, и лев тоже.</translation>
    </message>
    <message>
        <source>Lance, horse, bishop and rook must promote when they end a move in the zone.</source>
        <extracomment>assets/rules/differences.toml</extracomment>
        <translation>Копьё, лошадь, слон и ладья обязаны превратиться, когда заканчивают ход в зоне.</translation>
    </message>
    <message>
        <source>Most pieces are dropped on your own part of the board only.</source>
        <extracomment>assets/rules/differences.toml</extracomment>
        <translation>Большинство фигур сбрасывают только на свою часть доски.</translation>
    </message>
    <message>
        <source>Blue</source>
        <extracomment>assets/boards</extracomment>
        <translation>Синяя</translation>
    </message>
    <message>
        <source>High contrast</source>
        <extracomment>assets/boards</extracomment>
        <translation>Высокий контраст</translation>
    </message>
    <message>
        <source>Green</source>
        <extracomment>assets/boards</extracomment>
        <translation>Зелёная</translation>
    </message>
    <message>
        <source>Night</source>
        <extracomment>assets/boards</extracomment>
        <translation>Ночь</translation>
    </message>
    <message>
        <source>Paper</source>
        <extracomment>gui/desk/printing.py, assets/boards</extracomment>
        <translation>Бумага</translation>
    </message>
    <message>
        <source>Moves like the rook in chess.</source>
        <extracomment>gui/words/movement.py</extracomment>
        <translation>Ходит как ладья в шахматах.</translation>
    </message>
    <message>
        <source>Moves like the bishop in chess.</source>
        <extracomment>gui/words/movement.py</extracomment>
        <translation>Ходит как слон в шахматах.</translation>
    </message>
    <message>
        <source>Moves like the knight in chess.</source>
        <extracomment>gui/words/movement.py</extracomment>
        <translation>Ходит как конь в шахматах.</translation>
    </message>
    <message>
        <source>Moves like the queen in chess.</source>
        <extracomment>gui/words/movement.py</extracomment>
        <translation>Ходит как ферзь в шахматах.</translation>
    </message>
    <message>
        <source>Moves like the king in chess.</source>
        <extracomment>gui/words/movement.py</extracomment>
        <translation>Ходит как король в шахматах.</translation>
    </message>
    <message>
        <source>Bishop and knight of chess in one.</source>
        <extracomment>gui/words/movement.py</extracomment>
        <translation>Шахматные слон и конь в одной фигуре.</translation>
    </message>
    <message>
        <source>Rook and knight of chess in one.</source>
        <extracomment>gui/words/movement.py</extracomment>
        <translation>Шахматные ладья и конь в одной фигуре.</translation>
    </message>
    <message>
        <source>Queen and knight of chess in one.</source>
        <extracomment>gui/words/movement.py</extracomment>
        <translation>Шахматные ферзь и конь в одной фигуре.</translation>
    </message>
    <message>
        <source>Knight and king of chess in one.</source>
        <extracomment>gui/words/movement.py</extracomment>
        <translation>Шахматные конь и король в одной фигуре.</translation>
    </message>
    <message>
        <source>Bishop and king of chess in one.</source>
        <extracomment>gui/words/movement.py</extracomment>
        <translation>Шахматные слон и король в одной фигуре.</translation>
    </message>
    <message>
        <source>Rook and king of chess in one.</source>
        <extracomment>gui/words/movement.py</extracomment>
        <translation>Шахматные ладья и король в одной фигуре.</translation>
    </message>
    <message>
        <source>Bishop, knight and king of chess in one.</source>
        <extracomment>gui/words/movement.py</extracomment>
        <translation>Шахматные слон, конь и король в одной фигуре.</translation>
    </message>
    <message>
        <source>Rook, knight and king of chess in one.</source>
        <extracomment>gui/words/movement.py</extracomment>
        <translation>Шахматные ладья, конь и король в одной фигуре.</translation>
    </message>
    <message>
        <source>Moves like the silver in shogi.</source>
        <extracomment>gui/words/movement.py</extracomment>
        <translation>Ходит как серебряный генерал в сёги.</translation>
    </message>
    <message>
        <source>Moves like the gold in shogi.</source>
        <extracomment>gui/words/movement.py</extracomment>
        <translation>Ходит как золотой генерал в сёги.</translation>
    </message>
    <message>
        <source>Moves like the lance in shogi.</source>
        <extracomment>gui/words/movement.py</extracomment>
        <translation>Ходит как копьё в сёги.</translation>
    </message>
    <message>
        <source>Moves like the knight in shogi.</source>
        <extracomment>gui/words/movement.py</extracomment>
        <translation>Ходит как конь в сёги.</translation>
    </message>
    <message>
        <source>Moves like the pawn in shogi.</source>
        <extracomment>gui/words/movement.py</extracomment>
        <translation>Ходит как пешка в сёги.</translation>
    </message>
    <message>
        <source>Moves like the pawn in chess.</source>
        <extracomment>gui/words/movement.py</extracomment>
        <translation>Ходит как пешка в шахматах.</translation>
    </message>
    <message>
        <source>Moves like the cannon in xiangqi.</source>
        <extracomment>gui/words/movement.py</extracomment>
        <translation>Ходит как пушка в сянци.</translation>
    </message>
    <message>
        <source>From where it stands</source>
        <extracomment>gui/board/piece_facts.py</extracomment>
        <translation>С этого поля</translation>
    </message>
    <message>
        <source>From where it stands: no move</source>
        <extracomment>gui/board/piece_facts.py</extracomment>
        <translation>С этого поля: ходов нет</translation>
    </message>
    <message>
        <source>{title}: a set to print</source>
        <extracomment>gui/desk/printing.py, gui/rulebook/set_pdf.py</extracomment>
        <translation>{title}: набор для печати</translation>
    </message>
    <message>
        <source>Print a set</source>
        <extracomment>gui/desk/printing.py</extracomment>
        <translation>Печать набора</translation>
    </message>
    <message>
        <source>A board, pieces with both faces to cut out and fold, and a card with the moves and a summary of the rules.</source>
        <extracomment>gui/desk/printing.py</extracomment>
        <translation>Доска, двусторонние фигуры для вырезания и складывания и памятка с ходами и краткими правилами.</translation>
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
        <translation>PDF не создан.</translation>
    </message>
    <message>
        <source>50 mm</source>
        <extracomment>gui/rulebook/set_pdf.py</extracomment>
        <translation>50 мм</translation>
    </message>
    <message>
        <source>Summary of the rules</source>
        <extracomment>gui/rulebook/set_pdf.py</extracomment>
        <translation>Правила вкратце</translation>
    </message>
    <message>
        <source>Print a set to &amp;cut out (PDF)…</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>П&amp;ечать набора (PDF)…</translation>
    </message>
    <message>
        <source>What this game does not have</source>
        <extracomment>gui/rulebook/generated.py, assets/rules/pandemonium.toml, assets/rules/pandemonium-2020.toml, assets/rules/pandemonium-vchess.toml, assets/rules/mansindam.toml, assets/rules/palaceshogi.toml</extracomment>
        <translation>Чего в этой игре нет</translation>
    </message>
    <message>
        <source>White&apos;s king may step to e1, and face the other one.</source>
        <extracomment>assets/rules/pandemonium.toml, assets/rules/pandemonium-2020.toml, assets/rules/pandemonium-vchess.toml</extracomment>
        <translation>Белый король может пойти на e1 и встать напротив другого.</translation>
    </message>
    <message>
        <source>The king does not castle: it may move one square, here as everywhere.</source>
        <extracomment>assets/rules/mansindam.toml</extracomment>
        <translation>Король не рокируется: он ходит на одно поле, здесь как и везде.</translation>
    </message>
    <message>
        <source>With a lion on the board, the queen on 3c may not become a second one.</source>
        <extracomment>assets/rules/palaceshogi.toml</extracomment>
        <translation>Пока на доске есть лев, ферзь на 3c не может стать вторым.</translation>
    </message>
    <message>
        <source>The lion may not capture the other lion.</source>
        <extracomment>assets/rules/palaceshogi.toml</extracomment>
        <translation>Лев не может взять другого льва.</translation>
    </message>
    <message>
        <source>The king may leave its palace.</source>
        <extracomment>assets/rules/palaceshogi.toml</extracomment>
        <translation>Король может покинуть свой дворец.</translation>
    </message>
    <message>
        <source>Wood</source>
        <extracomment>assets/boards</extracomment>
        <translation>Дерево</translation>
    </message>
    <message>
        <source>Your first game</source>
        <extracomment>assets/lessons/pandemonium/01-first-game.toml, assets/lessons/mansindam/01-first-game.toml, assets/lessons/palaceshogi/01-first-game.toml</extracomment>
        <translation>Ваша первая партия</translation>
    </message>
    <message>
        <source>The king is slow, and it is everything: lose it and you lose the game.</source>
        <extracomment>assets/lessons/pandemonium/01-first-game.toml, assets/lessons/mansindam/01-first-game.toml, assets/lessons/palaceshogi/01-first-game.toml</extracomment>
        <translation>Король медлителен, но он — всё: кто потерял его, проиграл партию.</translation>
    </message>
    <message>
        <source>A rook moves straight, as far as it likes. Capture the pawn with it.</source>
        <extracomment>assets/lessons/pandemonium/01-first-game.toml, assets/lessons/mansindam/01-first-game.toml</extracomment>
        <translation>Ладья ходит прямо, как угодно далеко. Возьмите ею пешку.</translation>
    </message>
    <message>
        <source>You capture by going where an enemy piece stands. It is yours now.</source>
        <extracomment>assets/lessons/pandemonium/01-first-game.toml, assets/lessons/mansindam/01-first-game.toml</extracomment>
        <translation>Чтобы взять, идут туда, где стоит чужая фигура. Теперь она ваша.</translation>
    </message>
    <message>
        <source>What you captured is in your hand. Instead of moving, you may drop it on an empty square. Drop the knight on the marked square.</source>
        <extracomment>assets/lessons/pandemonium/01-first-game.toml, assets/lessons/mansindam/01-first-game.toml</extracomment>
        <translation>Взятая фигура — у вас в руке. Вместо хода её можно сбросить на пустое поле. Сбросьте коня на отмеченное поле.</translation>
    </message>
    <message>
        <source>A pawn moves straight ahead, but captures diagonally. Capture the knight.</source>
        <extracomment>assets/lessons/pandemonium/01-first-game.toml</extracomment>
        <translation>Пешка ходит прямо вперёд, а берёт наискосок. Возьмите коня.</translation>
    </message>
    <message>
        <source>A king that is attacked is in check. Give check with the rook.</source>
        <extracomment>assets/lessons/pandemonium/01-first-game.toml, assets/lessons/mansindam/01-first-game.toml, assets/lessons/palaceshogi/01-first-game.toml</extracomment>
        <translation>Король под боем — это шах. Дайте шах ладьёй.</translation>
    </message>
    <message>
        <source>The other side must answer a check at once.</source>
        <extracomment>assets/lessons/pandemonium/01-first-game.toml, assets/lessons/mansindam/01-first-game.toml, assets/lessons/palaceshogi/01-first-game.toml</extracomment>
        <translation>На шах противник обязан ответить сразу.</translation>
    </message>
    <message>
        <source>Checkmate. That is the aim of the game.</source>
        <extracomment>assets/lessons/pandemonium/01-first-game.toml, assets/lessons/mansindam/01-first-game.toml, assets/lessons/palaceshogi/01-first-game.toml</extracomment>
        <translation>Мат. Это и есть цель игры.</translation>
    </message>
    <message>
        <source>Pieces in the hand are always ready. Look for drops before you move.</source>
        <extracomment>assets/lessons/pandemonium/01-first-game.toml, assets/lessons/mansindam/01-first-game.toml</extracomment>
        <translation>Фигуры в руке всегда наготове. Прежде чем ходить, поищите сброс.</translation>
    </message>
    <message>
        <source>Bring the pawn into the last two ranks, where it becomes a gilding, as strong as a queen.</source>
        <extracomment>assets/lessons/pandemonium/01-first-game.toml</extracomment>
        <translation>Доведите пешку до последних двух горизонталей: там она станет позолотой, а та сильна, как ферзь.</translation>
    </message>
    <message>
        <source>Rook and dragon</source>
        <extracomment>assets/lessons/pandemonium/02-rook-and-dragon.toml, assets/lessons/palaceshogi/02-rook-and-dragon.toml</extracomment>
        <translation>Ладья и дракон</translation>
    </message>
    <message>
        <source>The rook on its lines, and what it becomes.</source>
        <extracomment>assets/lessons/pandemonium/02-rook-and-dragon.toml, assets/lessons/mansindam/02-rook-and-tiger.toml, assets/lessons/palaceshogi/02-rook-and-dragon.toml</extracomment>
        <translation>Ладья на своих линиях и чем она становится.</translation>
    </message>
    <message>
        <source>The rook goes along ranks and files. Visit both marked squares.</source>
        <extracomment>assets/lessons/pandemonium/02-rook-and-dragon.toml, assets/lessons/mansindam/02-rook-and-tiger.toml, assets/lessons/palaceshogi/02-rook-and-dragon.toml</extracomment>
        <translation>Ладья ходит по горизонталям и вертикалям. Побывайте на обоих отмеченных полях.</translation>
    </message>
    <message>
        <source>The rook does not jump. Find the way to the marked square.</source>
        <extracomment>assets/lessons/pandemonium/02-rook-and-dragon.toml, assets/lessons/palaceshogi/02-rook-and-dragon.toml</extracomment>
        <translation>Ладья не прыгает. Найдите путь к отмеченному полю.</translation>
    </message>
    <message>
        <source>Capture both pawns.</source>
        <extracomment>assets/lessons/pandemonium/02-rook-and-dragon.toml, assets/lessons/mansindam/02-rook-and-tiger.toml</extracomment>
        <translation>Возьмите обе пешки.</translation>
    </message>
    <message>
        <source>Each capture adds a piece to your hand.</source>
        <extracomment>assets/lessons/pandemonium/02-rook-and-dragon.toml, assets/lessons/mansindam/02-rook-and-tiger.toml</extracomment>
        <translation>С каждым взятием в руке фигурой больше.</translation>
    </message>
    <message>
        <source>A dragon is a promoted rook: it also steps diagonally, one square. Go to the marked square in two moves.</source>
        <extracomment>assets/lessons/pandemonium/02-rook-and-dragon.toml</extracomment>
        <translation>Дракон — превращённая ладья: он ходит ещё и на одно поле наискосок. Дойдите до отмеченного поля за два хода.</translation>
    </message>
    <message>
        <source>A rook may promote when it moves into the last two ranks. Do it.</source>
        <extracomment>assets/lessons/pandemonium/02-rook-and-dragon.toml</extracomment>
        <translation>Ладья может превратиться, вступая на последние две горизонтали. Сделайте это.</translation>
    </message>
    <message>
        <source>It keeps all moves of the rook and gains the king&apos;s step.</source>
        <extracomment>assets/lessons/pandemonium/02-rook-and-dragon.toml, assets/lessons/mansindam/02-rook-and-tiger.toml</extracomment>
        <translation>Все ходы ладьи остаются, и добавляется шаг короля.</translation>
    </message>
    <message>
        <source>Bishop and horse</source>
        <extracomment>assets/lessons/pandemonium/03-bishop-and-horse.toml</extracomment>
        <translation>Слон и лошадь</translation>
    </message>
    <message>
        <source>Diagonals, and a way to change colour.</source>
        <extracomment>assets/lessons/pandemonium/03-bishop-and-horse.toml, assets/lessons/mansindam/03-bishop-and-archer.toml</extracomment>
        <translation>Диагонали и путь на другой цвет.</translation>
    </message>
    <message>
        <source>The bishop moves diagonally, as far as it likes. Visit both marked squares.</source>
        <extracomment>assets/lessons/pandemonium/03-bishop-and-horse.toml, assets/lessons/mansindam/03-bishop-and-archer.toml, assets/lessons/palaceshogi/03-bishop-and-elephant.toml</extracomment>
        <translation>Слон ходит наискосок, как угодно далеко. Побывайте на обоих отмеченных полях.</translation>
    </message>
    <message>
        <source>A bishop stays on squares of one colour forever. Take the pawn it can reach.</source>
        <extracomment>assets/lessons/pandemonium/03-bishop-and-horse.toml, assets/lessons/mansindam/03-bishop-and-archer.toml</extracomment>
        <translation>Слон навсегда остаётся на полях одного цвета. Возьмите пешку, до которой он достаёт.</translation>
    </message>
    <message>
        <source>The other pawn stands on a square it will never reach.</source>
        <extracomment>assets/lessons/pandemonium/03-bishop-and-horse.toml, assets/lessons/mansindam/03-bishop-and-archer.toml</extracomment>
        <translation>Другая пешка стоит на поле, куда ему никогда не попасть.</translation>
    </message>
    <message>
        <source>A horse is a promoted bishop: it also steps straight, one square. Go to the marked square.</source>
        <extracomment>assets/lessons/pandemonium/03-bishop-and-horse.toml</extracomment>
        <translation>Лошадь — превращённый слон: она ходит ещё и на одно поле по прямой. Дойдите до отмеченного поля.</translation>
    </message>
    <message>
        <source>The single step lets it change colour.</source>
        <extracomment>assets/lessons/pandemonium/03-bishop-and-horse.toml, assets/lessons/mansindam/03-bishop-and-archer.toml</extracomment>
        <translation>Этот шаг позволяет сменить цвет поля.</translation>
    </message>
    <message>
        <source>Give check with the horse where nothing can take it.</source>
        <extracomment>assets/lessons/pandemonium/03-bishop-and-horse.toml</extracomment>
        <translation>Дайте шах лошадью там, где её нельзя взять.</translation>
    </message>
    <message>
        <source>Capture both pawns with the bishop.</source>
        <extracomment>assets/lessons/pandemonium/03-bishop-and-horse.toml, assets/lessons/mansindam/03-bishop-and-archer.toml</extracomment>
        <translation>Возьмите слоном обе пешки.</translation>
    </message>
    <message>
        <source>Knight and scepter</source>
        <extracomment>assets/lessons/pandemonium/04-knight-and-scepter.toml</extracomment>
        <translation>Конь и скипетр</translation>
    </message>
    <message>
        <source>The only simple piece that jumps.</source>
        <extracomment>assets/lessons/pandemonium/04-knight-and-scepter.toml, assets/lessons/mansindam/04-knight-and-centaur.toml</extracomment>
        <translation>Единственная простая фигура, которая прыгает.</translation>
    </message>
    <message>
        <source>The knight jumps: two squares straight and one to the side. Go to the marked square.</source>
        <extracomment>assets/lessons/pandemonium/04-knight-and-scepter.toml</extracomment>
        <translation>Конь прыгает: два поля прямо и одно вбок. Дойдите до отмеченного поля.</translation>
    </message>
    <message>
        <source>It jumps over anything. Come out from behind your pawns to the marked square.</source>
        <extracomment>assets/lessons/pandemonium/04-knight-and-scepter.toml, assets/lessons/mansindam/04-knight-and-centaur.toml</extracomment>
        <translation>Он прыгает через что угодно. Выйдите из-за своих пешек на отмеченное поле.</translation>
    </message>
    <message>
        <source>Take all three pawns.</source>
        <extracomment>assets/lessons/pandemonium/04-knight-and-scepter.toml, assets/lessons/mansindam/04-knight-and-centaur.toml, assets/lessons/mansindam/06-marshal-and-ship.toml</extracomment>
        <translation>Возьмите все три пешки.</translation>
    </message>
    <message>
        <source>A fork attacks two pieces at once. Attack king and rook with one jump.</source>
        <extracomment>assets/lessons/pandemonium/04-knight-and-scepter.toml, assets/lessons/mansindam/04-knight-and-centaur.toml</extracomment>
        <translation>Вилка — нападение на две фигуры сразу. Нападите одним прыжком на короля и ладью.</translation>
    </message>
    <message>
        <source>The scepter adds the king&apos;s step. Take both pawns.</source>
        <extracomment>assets/lessons/pandemonium/04-knight-and-scepter.toml</extracomment>
        <translation>Скипетр добавляет шаг короля. Возьмите обе пешки.</translation>
    </message>
    <message>
        <source>A scepter beside a king is terrible: it leaves hardly a square.</source>
        <extracomment>assets/lessons/pandemonium/04-knight-and-scepter.toml</extracomment>
        <translation>Скипетр рядом с королём страшен: полей почти не остаётся.</translation>
    </message>
    <message>
        <source>The cardinal</source>
        <extracomment>assets/lessons/pandemonium/05-cardinal.toml</extracomment>
        <translation>Кардинал</translation>
    </message>
    <message>
        <source>Bishop and knight in one.</source>
        <extracomment>assets/lessons/pandemonium/05-cardinal.toml, assets/lessons/mansindam/05-cardinal-and-rhino.toml</extracomment>
        <translation>Слон и конь в одном.</translation>
    </message>
    <message>
        <source>The cardinal moves like a bishop or like a knight. Visit both marked squares.</source>
        <extracomment>assets/lessons/pandemonium/05-cardinal.toml, assets/lessons/mansindam/05-cardinal-and-rhino.toml</extracomment>
        <translation>Кардинал ходит как слон или как конь. Побывайте на обоих отмеченных полях.</translation>
    </message>
    <message>
        <source>Take both rooks.</source>
        <extracomment>assets/lessons/pandemonium/05-cardinal.toml, assets/lessons/mansindam/05-cardinal-and-rhino.toml</extracomment>
        <translation>Возьмите обе ладьи.</translation>
    </message>
    <message>
        <source>It sees what bishops and knights see.</source>
        <extracomment>assets/lessons/pandemonium/05-cardinal.toml, assets/lessons/mansindam/05-cardinal-and-rhino.toml</extracomment>
        <translation>Он видит то же, что слоны и кони.</translation>
    </message>
    <message>
        <source>With its own king&apos;s help, the cardinal mates a king in the corner. Find the square.</source>
        <extracomment>assets/lessons/pandemonium/05-cardinal.toml</extracomment>
        <translation>Кардинал с помощью короля даёт мат королю в углу. Найдите поле.</translation>
    </message>
    <message>
        <source>Drop the cardinal so that it attacks king and queen at once, and nothing can take it.</source>
        <extracomment>assets/lessons/pandemonium/05-cardinal.toml</extracomment>
        <translation>Сбросьте кардинала так, чтобы он напал сразу на короля и ферзя и его нельзя было взять.</translation>
    </message>
    <message>
        <source>When promoted, the cardinal becomes a whole, which moves like a queen and loses the jump. Promote it.</source>
        <extracomment>assets/lessons/pandemonium/05-cardinal.toml</extracomment>
        <translation>При превращении кардинал становится целым: оно ходит как ферзь, но больше не прыгает. Превратите кардинала.</translation>
    </message>
    <message>
        <source>Think before you promote it: sometimes the jump is worth more.</source>
        <extracomment>assets/lessons/pandemonium/05-cardinal.toml</extracomment>
        <translation>Подумайте, прежде чем превращать: иногда прыжок дороже.</translation>
    </message>
    <message>
        <source>The marshal</source>
        <extracomment>assets/lessons/pandemonium/06-marshal.toml</extracomment>
        <translation>Маршал</translation>
    </message>
    <message>
        <source>Rook and knight in one.</source>
        <extracomment>assets/lessons/pandemonium/06-marshal.toml, assets/lessons/mansindam/06-marshal-and-ship.toml</extracomment>
        <translation>Ладья и конь в одном.</translation>
    </message>
    <message>
        <source>The marshal moves like a rook or like a knight. Visit both marked squares.</source>
        <extracomment>assets/lessons/pandemonium/06-marshal.toml, assets/lessons/mansindam/06-marshal-and-ship.toml</extracomment>
        <translation>Маршал ходит как ладья или как конь. Побывайте на обоих отмеченных полях.</translation>
    </message>
    <message>
        <source>Take both pawns.</source>
        <extracomment>assets/lessons/pandemonium/06-marshal.toml</extracomment>
        <translation>Возьмите обе пешки.</translation>
    </message>
    <message>
        <source>The marshal mates on the edge with a little help. Find the square.</source>
        <extracomment>assets/lessons/pandemonium/06-marshal.toml</extracomment>
        <translation>Маршал с небольшой помощью даёт мат на краю. Найдите поле.</translation>
    </message>
    <message>
        <source>Give check with a jump that nothing can answer by putting a piece between.</source>
        <extracomment>assets/lessons/pandemonium/06-marshal.toml</extracomment>
        <translation>Дайте шах прыжком: от него нельзя закрыться фигурой.</translation>
    </message>
    <message>
        <source>When promoted, the marshal becomes an apricot, which moves like a queen. Promote it with check.</source>
        <extracomment>assets/lessons/pandemonium/06-marshal.toml</extracomment>
        <translation>При превращении маршал становится абрикосом: тот ходит как ферзь. Превратите маршала с шахом.</translation>
    </message>
    <message>
        <source>The queen</source>
        <extracomment>assets/lessons/pandemonium/07-queen.toml, assets/lessons/palaceshogi/08-queen.toml</extracomment>
        <translation>Ферзь</translation>
    </message>
    <message>
        <source>Straight and diagonal.</source>
        <extracomment>assets/lessons/pandemonium/07-queen.toml</extracomment>
        <translation>Прямо и наискосок.</translation>
    </message>
    <message>
        <source>The queen moves straight and diagonally. Visit all three marked squares.</source>
        <extracomment>assets/lessons/pandemonium/07-queen.toml, assets/lessons/mansindam/07-queen-and-angel.toml</extracomment>
        <translation>Ферзь ходит прямо и наискосок. Побывайте на всех трёх отмеченных полях.</translation>
    </message>
    <message>
        <source>Take all three pieces.</source>
        <extracomment>assets/lessons/pandemonium/07-queen.toml</extracomment>
        <translation>Возьмите все три фигуры.</translation>
    </message>
    <message>
        <source>Mate with the queen and the help of the king.</source>
        <extracomment>assets/lessons/pandemonium/07-queen.toml, assets/lessons/mansindam/07-queen-and-angel.toml</extracomment>
        <translation>Дайте мат ферзём с помощью короля.</translation>
    </message>
    <message>
        <source>Four pieces move like a queen: queen, gilding, whole and apricot. When captured, they differ: take the gilding and look at your hand.</source>
        <extracomment>assets/lessons/pandemonium/07-queen.toml</extracomment>
        <translation>Как ферзь ходят четыре фигуры: ферзь, позолота, целое и абрикос. Но при взятии они различаются: возьмите позолоту и посмотрите на руку.</translation>
    </message>
    <message>
        <source>It is a pawn in your hand. A captured queen would be a queen.</source>
        <extracomment>assets/lessons/pandemonium/07-queen.toml</extracomment>
        <translation>В руке это пешка. Взятый ферзь остался бы ферзём.</translation>
    </message>
    <message>
        <source>Long first steps, and a new face.</source>
        <extracomment>assets/lessons/pandemonium/08-pawns.toml</extracomment>
        <translation>Длинные первые ходы и новое лицо.</translation>
    </message>
    <message>
        <source>Pawns capture diagonally ahead. Take both.</source>
        <extracomment>assets/lessons/pandemonium/08-pawns.toml</extracomment>
        <translation>Пешки берут наискосок вперёд. Возьмите обе фигуры.</translation>
    </message>
    <message>
        <source>Attack both rooks with one pawn.</source>
        <extracomment>assets/lessons/pandemonium/08-pawns.toml</extracomment>
        <translation>Нападите одной пешкой на обе ладьи.</translation>
    </message>
    <message>
        <source>You will win one of them.</source>
        <extracomment>assets/lessons/pandemonium/08-pawns.toml</extracomment>
        <translation>Одна из них будет вашей.</translation>
    </message>
    <message>
        <source>For one move only.</source>
        <extracomment>assets/lessons/pandemonium/09-en-passant.toml</extracomment>
        <translation>Только на один ход.</translation>
    </message>
    <message>
        <source>It may be captured on any square that it passed over and that you attack. Do it from the other side.</source>
        <extracomment>assets/lessons/pandemonium/09-en-passant.toml</extracomment>
        <translation>Её можно взять на любом пройденном поле, которое вы бьёте. Сделайте это с другой стороны.</translation>
    </message>
    <message>
        <source>Captured pieces are yours</source>
        <extracomment>assets/lessons/pandemonium/10-drops.toml, assets/lessons/mansindam/09-drops.toml</extracomment>
        <translation>Взятые фигуры — ваши</translation>
    </message>
    <message>
        <source>Hand and board are one army.</source>
        <extracomment>assets/lessons/pandemonium/10-drops.toml, assets/lessons/mansindam/09-drops.toml</extracomment>
        <translation>Рука и доска — одно войско.</translation>
    </message>
    <message>
        <source>Drop the bishop so that it gives check.</source>
        <extracomment>assets/lessons/pandemonium/10-drops.toml, assets/lessons/mansindam/09-drops.toml</extracomment>
        <translation>Сбросьте слона с шахом.</translation>
    </message>
    <message>
        <source>Drop the knight where it attacks king and rook at once.</source>
        <extracomment>assets/lessons/pandemonium/10-drops.toml, assets/lessons/mansindam/09-drops.toml</extracomment>
        <translation>Сбросьте коня туда, где он нападёт сразу на короля и ладью.</translation>
    </message>
    <message>
        <source>A pawn may give check when it is dropped. Do it.</source>
        <extracomment>assets/lessons/pandemonium/10-drops.toml</extracomment>
        <translation>Сбросом пешки можно дать шах. Сделайте это.</translation>
    </message>
    <message>
        <source>Guard your rook with a drop, so that the queen cannot take it for nothing.</source>
        <extracomment>assets/lessons/pandemonium/10-drops.toml, assets/lessons/mansindam/09-drops.toml</extracomment>
        <translation>Защитите сбросом свою ладью, чтобы ферзь не взял её даром.</translation>
    </message>
    <message>
        <source>Take the rook, then drop it with check.</source>
        <extracomment>assets/lessons/pandemonium/10-drops.toml</extracomment>
        <translation>Возьмите ладью, затем сбросьте её с шахом.</translation>
    </message>
    <message>
        <source>A pawn may not mate when it is dropped. Mate with the knight instead.</source>
        <extracomment>assets/lessons/pandemonium/10-drops.toml</extracomment>
        <translation>Сбросом пешки нельзя дать мат. Дайте мат конём.</translation>
    </message>
    <message>
        <source>The enemy camp</source>
        <extracomment>assets/lessons/pandemonium/11-promotion.toml</extracomment>
        <translation>Лагерь противника</translation>
    </message>
    <message>
        <source>The last two ranks.</source>
        <extracomment>assets/lessons/pandemonium/11-promotion.toml</extracomment>
        <translation>Последние две горизонтали.</translation>
    </message>
    <message>
        <source>Promote the rook, but not on the ninth rank.</source>
        <extracomment>assets/lessons/pandemonium/11-promotion.toml</extracomment>
        <translation>Превратите ладью, но не на девятой горизонтали.</translation>
    </message>
    <message>
        <source>You need not promote at once: go into the camp with the knight as it is, and promote on the way out.</source>
        <extracomment>assets/lessons/pandemonium/11-promotion.toml</extracomment>
        <translation>Превращаться сразу не обязательно: войдите в лагерь конём как есть и превратите его на выходе.</translation>
    </message>
    <message>
        <source>A piece dropped in the camp promotes when it moves. Drop the rook on the marked square and promote it.</source>
        <extracomment>assets/lessons/pandemonium/11-promotion.toml</extracomment>
        <translation>Фигура, сброшенная в лагере, превращается своим ходом. Сбросьте ладью на отмеченное поле и превратите её.</translation>
    </message>
    <message>
        <source>Promote with check.</source>
        <extracomment>assets/lessons/pandemonium/11-promotion.toml, assets/lessons/mansindam/10-promotion.toml</extracomment>
        <translation>Превратите с шахом.</translation>
    </message>
    <message>
        <source>Where do bishops and knights stand?</source>
        <extracomment>assets/lessons/pandemonium/12-setup.toml</extracomment>
        <translation>Где стоят слоны и кони?</translation>
    </message>
    <message>
        <source>Before the first move you choose where your bishops and knights stand. Choose one of the four.</source>
        <extracomment>assets/lessons/pandemonium/01-first-game.toml, assets/lessons/pandemonium/12-setup.toml</extracomment>
        <translation>До первого хода вы выбираете, где стоят ваши слоны и кони. Выберите одну из четырёх расстановок.</translation>
    </message>
    <message>
        <source>Definition for Fairy-Stockfish (*.ini)</source>
        <extracomment>gui/desk/definition_export.py</extracomment>
        <translation>Определение для Fairy-Stockfish (*.ini)</translation>
    </message>
    <message>
        <source>Black has seen your choice and has chosen, too. Make the first move: a pawn, three squares.</source>
        <extracomment>assets/lessons/pandemonium/12-setup.toml</extracomment>
        <translation>Чёрные увидели ваш выбор и тоже выбрали. Сделайте первый ход: пешкой на три поля.</translation>
    </message>
    <message>
        <source>The king moves three squares.</source>
        <extracomment>assets/lessons/pandemonium/13-castling.toml</extracomment>
        <translation>Король идёт на три поля.</translation>
    </message>
    <message>
        <source>Castle to the other side.</source>
        <extracomment>assets/lessons/pandemonium/13-castling.toml</extracomment>
        <translation>Рокируйтесь в другую сторону.</translation>
    </message>
    <message>
        <source>Something is in the way. Move it, then castle.</source>
        <extracomment>assets/lessons/pandemonium/13-castling.toml, assets/lessons/palaceshogi/13-castling.toml</extracomment>
        <translation>Что-то стоит на пути. Уберите это, затем рокируйтесь.</translation>
    </message>
    <message>
        <source>Check, and three answers</source>
        <extracomment>assets/lessons/pandemonium/14-check.toml, assets/lessons/mansindam/11-check.toml, assets/lessons/palaceshogi/14-check.toml</extracomment>
        <translation>Шах и три ответа</translation>
    </message>
    <message>
        <source>Move, take, or put something in between.</source>
        <extracomment>assets/lessons/pandemonium/14-check.toml, assets/lessons/mansindam/11-check.toml, assets/lessons/palaceshogi/14-check.toml</extracomment>
        <translation>Уйти, взять или закрыться.</translation>
    </message>
    <message>
        <source>You are in check. Move the king to safety.</source>
        <extracomment>assets/lessons/pandemonium/14-check.toml, assets/lessons/mansindam/11-check.toml, assets/lessons/palaceshogi/14-check.toml</extracomment>
        <translation>Вам шах. Уведите короля в безопасное место.</translation>
    </message>
    <message>
        <source>You are in check. Take the piece that gives check.</source>
        <extracomment>assets/lessons/pandemonium/14-check.toml, assets/lessons/mansindam/11-check.toml, assets/lessons/palaceshogi/14-check.toml</extracomment>
        <translation>Вам шах. Возьмите фигуру, которая его даёт.</translation>
    </message>
    <message>
        <source>You are in check. Put the pawn in between.</source>
        <extracomment>assets/lessons/pandemonium/14-check.toml</extracomment>
        <translation>Вам шах. Закройтесь пешкой.</translation>
    </message>
    <message>
        <source>Near the king, a single pawn in hand can save the game.</source>
        <extracomment>assets/lessons/pandemonium/14-check.toml, assets/lessons/mansindam/11-check.toml</extracomment>
        <translation>Рядом с королём одна-единственная пешка в руке может спасти партию.</translation>
    </message>
    <message>
        <source>Nothing can be put between a knight and the king. Find a safe answer.</source>
        <extracomment>assets/lessons/pandemonium/14-check.toml</extracomment>
        <translation>От коня закрыться нельзя. Найдите безопасный ответ.</translation>
    </message>
    <message>
        <source>Mates with drops</source>
        <extracomment>assets/lessons/pandemonium/15-mates.toml, assets/lessons/mansindam/12-mates.toml</extracomment>
        <translation>Маты со сбросом</translation>
    </message>
    <message>
        <source>Look at the hand first.</source>
        <extracomment>assets/lessons/pandemonium/15-mates.toml, assets/lessons/mansindam/12-mates.toml</extracomment>
        <translation>Сначала посмотрите на руку.</translation>
    </message>
    <message>
        <source>Mate in one with the queen or with the cardinal in your hand.</source>
        <extracomment>assets/lessons/pandemonium/15-mates.toml</extracomment>
        <translation>Мат в один ход: ферзём или кардиналом из руки.</translation>
    </message>
    <message>
        <source>Mate in one with a knight: nothing can come between it and the king.</source>
        <extracomment>assets/lessons/pandemonium/15-mates.toml, assets/lessons/mansindam/12-mates.toml</extracomment>
        <translation>Мат в один ход конём: от него никто не закроет короля.</translation>
    </message>
    <message>
        <source>Mate in one: drop the rook where the king cannot take it.</source>
        <extracomment>assets/lessons/pandemonium/15-mates.toml, assets/lessons/mansindam/12-mates.toml</extracomment>
        <translation>Мат в один ход: сбросьте ладью туда, где король её не возьмёт.</translation>
    </message>
    <message>
        <source>Mate in two with two rooks in hand.</source>
        <extracomment>assets/lessons/mansindam/12-mates.toml</extracomment>
        <translation>Мат в два хода двумя ладьями из руки.</translation>
    </message>
    <message>
        <source>Mate in two: the first move takes squares away.</source>
        <extracomment>assets/lessons/pandemonium/15-mates.toml</extracomment>
        <translation>Мат в два хода: первый отнимает поля.</translation>
    </message>
    <message>
        <source>How a game can be drawn</source>
        <extracomment>assets/lessons/pandemonium/16-repetition-and-stalemate.toml</extracomment>
        <translation>Как партия заканчивается вничью</translation>
    </message>
    <message>
        <source>And when one check too many loses.</source>
        <extracomment>assets/lessons/pandemonium/16-repetition-and-stalemate.toml</extracomment>
        <translation>И когда лишний шах проигрывает.</translation>
    </message>
    <message>
        <source>A side that cannot move and is not in check is stalemated, and the game is drawn. Do not stalemate Black here: mate instead.</source>
        <extracomment>assets/lessons/pandemonium/16-repetition-and-stalemate.toml</extracomment>
        <translation>Если сторона не может ходить и не под шахом, это пат, и партия заканчивается вничью. Не ставьте здесь чёрным пат — ставьте мат.</translation>
    </message>
    <message>
        <source>The third time the same position occurs, the game is drawn, but if one side gave check every time, that side loses. So do not check forever: mate in one.</source>
        <extracomment>assets/lessons/pandemonium/16-repetition-and-stalemate.toml</extracomment>
        <translation>Когда позиция возникает в третий раз, это ничья, но если одна сторона всё время давала шах, она проигрывает. Поэтому не шахуйте вечно: дайте мат в один ход.</translation>
    </message>
    <message>
        <source>What pieces are worth</source>
        <extracomment>assets/lessons/pandemonium/17-values.toml, assets/lessons/mansindam/15-values.toml, assets/lessons/palaceshogi/16-values.toml</extracomment>
        <translation>Сколько стоят фигуры</translation>
    </message>
    <message>
        <source>Trade well, and leave nothing hanging.</source>
        <extracomment>assets/lessons/pandemonium/17-values.toml, assets/lessons/mansindam/15-values.toml</extracomment>
        <translation>Разменивайте с выгодой и ничего не подставляйте.</translation>
    </message>
    <message>
        <source>One of these is guarded. Take the other one.</source>
        <extracomment>assets/lessons/pandemonium/17-values.toml, assets/lessons/mansindam/15-values.toml</extracomment>
        <translation>Одна из них защищена. Возьмите другую.</translation>
    </message>
    <message>
        <source>Your queen is attacked. Move it to a safe square.</source>
        <extracomment>assets/lessons/pandemonium/17-values.toml, assets/lessons/mansindam/15-values.toml</extracomment>
        <translation>Ваш ферзь под боем. Уведите его на безопасное поле.</translation>
    </message>
    <message>
        <source>The rook attacks your knight. Guard it with a drop.</source>
        <extracomment>assets/lessons/pandemonium/17-values.toml, assets/lessons/mansindam/15-values.toml</extracomment>
        <translation>Ладья напала на вашего коня. Защитите его сбросом.</translation>
    </message>
    <message>
        <source>The first edition</source>
        <extracomment>assets/lessons/pandemonium/18-first-edition.toml</extracomment>
        <translation>Первое издание</translation>
    </message>
    <message>
        <source>What was different in 2020.</source>
        <extracomment>assets/lessons/pandemonium/18-first-edition.toml</extracomment>
        <translation>Что было иначе в 2020 году.</translation>
    </message>
    <message>
        <source>Pieces promote only on the last rank. Bring the rook there and promote it.</source>
        <extracomment>assets/lessons/pandemonium/18-first-edition.toml</extracomment>
        <translation>Превращаются только на последней горизонтали. Доведите до неё ладью и превратите.</translation>
    </message>
    <message>
        <source>Castling does not depend on earlier moves: a king on f1 and a rook in the corner are enough. Castle.</source>
        <extracomment>assets/lessons/pandemonium/18-first-edition.toml</extracomment>
        <translation>Рокировка не зависит от прежних ходов: достаточно короля на f1 и ладьи в углу. Рокируйтесь.</translation>
    </message>
    <message>
        <source>A drop may also give mate. The king cannot move forward, and the ninth rank is open: drop the rook so that it mates.</source>
        <extracomment>assets/lessons/mansindam/01-first-game.toml</extracomment>
        <translation>Мат можно дать и сбросом. Вперёд королю не пойти, а девятая горизонталь открыта: сбросьте ладью так, чтобы это был мат.</translation>
    </message>
    <message>
        <source>There is a second way to win: a king that reaches the last rank. Walk there.</source>
        <extracomment>assets/lessons/mansindam/01-first-game.toml</extracomment>
        <translation>Победить можно и по-другому: король доходит до последней горизонтали. Идите туда.</translation>
    </message>
    <message>
        <source>Rook and tiger</source>
        <extracomment>assets/lessons/mansindam/02-rook-and-tiger.toml</extracomment>
        <translation>Ладья и тигр</translation>
    </message>
    <message>
        <source>Two lines, two moves.</source>
        <extracomment>assets/lessons/mansindam/02-rook-and-tiger.toml</extracomment>
        <translation>Две линии, два хода.</translation>
    </message>
    <message>
        <source>The rook does not jump. Go round your own pawn to the marked square.</source>
        <extracomment>assets/lessons/mansindam/02-rook-and-tiger.toml</extracomment>
        <translation>Ладья не прыгает. Обойдите свою пешку и дойдите до отмеченного поля.</translation>
    </message>
    <message>
        <source>Your rook has been to the far ranks and is a tiger now: it also steps diagonally, one square. Go to the marked square.</source>
        <extracomment>assets/lessons/mansindam/02-rook-and-tiger.toml</extracomment>
        <translation>Ваша ладья побывала на дальних горизонталях и стала тигром: он ходит ещё и на одно поле наискосок. Дойдите до отмеченного поля.</translation>
    </message>
    <message>
        <source>Any move into the last three ranks makes a rook a tiger. Go there.</source>
        <extracomment>assets/lessons/mansindam/02-rook-and-tiger.toml</extracomment>
        <translation>Любой ход на последние три горизонтали делает ладью тигром. Пойдите туда.</translation>
    </message>
    <message>
        <source>Bishop and archer</source>
        <extracomment>assets/lessons/mansindam/03-bishop-and-archer.toml</extracomment>
        <translation>Слон и лучник</translation>
    </message>
    <message>
        <source>An archer is a bishop that has been to the far ranks: it also steps straight, one square. Go to the marked square.</source>
        <extracomment>assets/lessons/mansindam/03-bishop-and-archer.toml</extracomment>
        <translation>Лучник — слон, побывавший на дальних горизонталях: он ходит ещё и на одно поле по прямой. Дойдите до отмеченного поля.</translation>
    </message>
    <message>
        <source>Give check with the archer where nothing can take it.</source>
        <extracomment>assets/lessons/mansindam/03-bishop-and-archer.toml</extracomment>
        <translation>Дайте шах лучником там, где его нельзя взять.</translation>
    </message>
    <message>
        <source>Knight and centaur</source>
        <extracomment>assets/lessons/mansindam/04-knight-and-centaur.toml</extracomment>
        <translation>Конь и кентавр</translation>
    </message>
    <message>
        <source>The knight jumps: two squares straight and one to the side. Visit the marked square.</source>
        <extracomment>assets/lessons/mansindam/04-knight-and-centaur.toml</extracomment>
        <translation>Конь прыгает: два поля прямо и одно вбок. Побывайте на отмеченном поле.</translation>
    </message>
    <message>
        <source>The centaur adds the king&apos;s step. Take both pawns.</source>
        <extracomment>assets/lessons/mansindam/04-knight-and-centaur.toml</extracomment>
        <translation>Кентавр добавляет шаг короля. Возьмите обе пешки.</translation>
    </message>
    <message>
        <source>A centaur beside a king is terrible: it leaves hardly a square.</source>
        <extracomment>assets/lessons/mansindam/04-knight-and-centaur.toml</extracomment>
        <translation>Кентавр рядом с королём страшен: полей почти не остаётся.</translation>
    </message>
    <message>
        <source>Cardinal and rhino</source>
        <extracomment>assets/lessons/mansindam/05-cardinal-and-rhino.toml</extracomment>
        <translation>Кардинал и носорог</translation>
    </message>
    <message>
        <source>The cardinal mates a king in the corner almost alone. Find the square.</source>
        <extracomment>assets/lessons/mansindam/05-cardinal-and-rhino.toml</extracomment>
        <translation>Кардинал почти в одиночку даёт мат королю в углу. Найдите поле.</translation>
    </message>
    <message>
        <source>When promoted, it becomes a rhino and also steps straight. Mate.</source>
        <extracomment>assets/lessons/mansindam/05-cardinal-and-rhino.toml</extracomment>
        <translation>При превращении он становится носорогом и ходит ещё и на одно поле по прямой. Дайте мат.</translation>
    </message>
    <message>
        <source>Drop the cardinal so that it attacks the king and the queen at once, and nothing can take it.</source>
        <extracomment>assets/lessons/mansindam/05-cardinal-and-rhino.toml</extracomment>
        <translation>Сбросьте кардинала так, чтобы он напал сразу на короля и ферзя и его нельзя было взять.</translation>
    </message>
    <message>
        <source>Marshal and ship</source>
        <extracomment>assets/lessons/mansindam/06-marshal-and-ship.toml</extracomment>
        <translation>Маршал и корабль</translation>
    </message>
    <message>
        <source>Give check where nothing can take the marshal.</source>
        <extracomment>assets/lessons/mansindam/06-marshal-and-ship.toml</extracomment>
        <translation>Дайте шах там, где маршала нельзя взять.</translation>
    </message>
    <message>
        <source>The marshal mates on the edge with a little help. Find it.</source>
        <extracomment>assets/lessons/mansindam/06-marshal-and-ship.toml</extracomment>
        <translation>Маршал с небольшой помощью даёт мат на краю. Найдите его.</translation>
    </message>
    <message>
        <source>Queen and angel</source>
        <extracomment>assets/lessons/mansindam/07-queen-and-angel.toml</extracomment>
        <translation>Ферзь и ангел</translation>
    </message>
    <message>
        <source>The strongest pieces do not promote.</source>
        <extracomment>assets/lessons/mansindam/07-queen-and-angel.toml</extracomment>
        <translation>Сильнейшие фигуры не превращаются.</translation>
    </message>
    <message>
        <source>The angel moves like a queen or like a knight. Nothing is stronger. Take both pieces.</source>
        <extracomment>assets/lessons/mansindam/07-queen-and-angel.toml</extracomment>
        <translation>Ангел ходит как ферзь или как конь. Сильнее его нет. Возьмите обе фигуры.</translation>
    </message>
    <message>
        <source>Queens and angels stay what they are, wherever they go. Take the pawn on the last rank.</source>
        <extracomment>assets/lessons/mansindam/07-queen-and-angel.toml</extracomment>
        <translation>Ферзи и ангелы остаются собой, куда бы ни пошли. Возьмите пешку на последней горизонтали.</translation>
    </message>
    <message>
        <source>Two moves of the angel alone mate the king. Find them.</source>
        <extracomment>assets/lessons/mansindam/07-queen-and-angel.toml</extracomment>
        <translation>Два хода одного лишь ангела дают мат королю. Найдите их.</translation>
    </message>
    <message>
        <source>Pawn and guard</source>
        <extracomment>assets/lessons/mansindam/08-pawn-and-guard.toml</extracomment>
        <translation>Пешка и страж</translation>
    </message>
    <message>
        <source>Small steps that count.</source>
        <extracomment>assets/lessons/mansindam/08-pawn-and-guard.toml</extracomment>
        <translation>Маленькие шаги, которые многое решают.</translation>
    </message>
    <message>
        <source>Bring the pawn to the far ranks. What does it become?</source>
        <extracomment>assets/lessons/mansindam/08-pawn-and-guard.toml</extracomment>
        <translation>Доведите пешку до дальних горизонталей. Кем она станет?</translation>
    </message>
    <message>
        <source>A guard moves like a king, and may be captured.</source>
        <extracomment>assets/lessons/mansindam/08-pawn-and-guard.toml</extracomment>
        <translation>Страж ходит как король, и его можно взять.</translation>
    </message>
    <message>
        <source>Pawns capture straight ahead. Take both.</source>
        <extracomment>assets/lessons/mansindam/08-pawn-and-guard.toml</extracomment>
        <translation>Пешки берут прямо вперёд. Возьмите обе фигуры.</translation>
    </message>
    <message>
        <source>Two pawns face each other, and both may capture. It is your move: take it.</source>
        <extracomment>assets/lessons/mansindam/08-pawn-and-guard.toml</extracomment>
        <translation>Две пешки стоят друг против друга, и обе могут взять. Ваш ход первый: берите.</translation>
    </message>
    <message>
        <source>The first to move is the first to take: pawns that meet do not block each other.</source>
        <extracomment>assets/lessons/mansindam/08-pawn-and-guard.toml</extracomment>
        <translation>Кто первым ходит, тот первым берёт: встретившиеся пешки не запирают друг друга.</translation>
    </message>
    <message>
        <source>The guard goes in all directions. Take all three.</source>
        <extracomment>assets/lessons/mansindam/08-pawn-and-guard.toml</extracomment>
        <translation>Страж ходит во все стороны. Возьмите все три фигуры.</translation>
    </message>
    <message>
        <source>Hold off the knight with a pawn: move it where it attacks the knight and nothing can take it.</source>
        <extracomment>assets/lessons/mansindam/08-pawn-and-guard.toml</extracomment>
        <translation>Сдержите коня пешкой: пойдите туда, где она нападёт на коня и её нельзя взять.</translation>
    </message>
    <message>
        <source>You may have one pawn on a file. Drop a pawn on the only free file.</source>
        <extracomment>assets/lessons/mansindam/09-drops.toml</extracomment>
        <translation>На вертикали может быть одна ваша пешка. Сбросьте пешку на единственную свободную вертикаль.</translation>
    </message>
    <message>
        <source>A guard does not count: it is no longer a pawn.</source>
        <extracomment>assets/lessons/mansindam/09-drops.toml</extracomment>
        <translation>Страж не считается: он больше не пешка.</translation>
    </message>
    <message>
        <source>Take the rook: then drop it with check.</source>
        <extracomment>assets/lessons/mansindam/09-drops.toml</extracomment>
        <translation>Возьмите ладью и сбросьте её с шахом.</translation>
    </message>
    <message>
        <source>A piece dropped in the far ranks is not promoted there. Drop the rook on the last rank, and then promote it.</source>
        <extracomment>assets/lessons/mansindam/09-drops.toml</extracomment>
        <translation>Фигура, сброшенная на дальние горизонтали, там не превращается. Сбросьте ладью на последнюю горизонталь, а потом превратите её.</translation>
    </message>
    <message>
        <source>The last three ranks change everything that touches them.</source>
        <extracomment>assets/lessons/mansindam/10-promotion.toml</extracomment>
        <translation>Последние три горизонтали меняют всё, что их касается.</translation>
    </message>
    <message>
        <source>A move that leaves the zone promotes as well. Make the knight a centaur without staying there.</source>
        <extracomment>assets/lessons/mansindam/10-promotion.toml</extracomment>
        <translation>Ход, который выводит из зоны, тоже превращает. Сделайте коня кентавром, не оставаясь там.</translation>
    </message>
    <message>
        <source>A captured guard comes to your hand as a pawn. Take the guard and drop the pawn on the marked square.</source>
        <extracomment>assets/lessons/mansindam/10-promotion.toml</extracomment>
        <translation>Взятый страж попадает к вам в руку пешкой. Возьмите стража и сбросьте пешку на отмеченное поле.</translation>
    </message>
    <message>
        <source>You are in check. Put a pawn in between.</source>
        <extracomment>assets/lessons/mansindam/11-check.toml</extracomment>
        <translation>Вам шах. Закройтесь пешкой.</translation>
    </message>
    <message>
        <source>Put something in between so that the rook cannot take it for nothing.</source>
        <extracomment>assets/lessons/mansindam/11-check.toml</extracomment>
        <translation>Закройтесь так, чтобы ладья не взяла фигуру даром.</translation>
    </message>
    <message>
        <source>Nothing can be put between a knight and the king. Take it, or go.</source>
        <extracomment>assets/lessons/mansindam/11-check.toml</extracomment>
        <translation>От коня закрыться нельзя. Возьмите его или уйдите.</translation>
    </message>
    <message>
        <source>Mate in one: a pawn is enough.</source>
        <extracomment>assets/lessons/mansindam/12-mates.toml</extracomment>
        <translation>Мат в один ход: хватит пешки.</translation>
    </message>
    <message>
        <source>Mate in one: the queen needs a guard.</source>
        <extracomment>assets/lessons/mansindam/12-mates.toml</extracomment>
        <translation>Мат в один ход: ферзю нужна защита.</translation>
    </message>
    <message>
        <source>The walking king</source>
        <extracomment>assets/lessons/mansindam/13-campmate.toml</extracomment>
        <translation>Король в пути</translation>
    </message>
    <message>
        <source>The second way to win.</source>
        <extracomment>assets/lessons/mansindam/13-campmate.toml, assets/lessons/palaceshogi/12-entering-king.toml</extracomment>
        <translation>Второй путь к победе.</translation>
    </message>
    <message>
        <source>Reach the last rank.</source>
        <extracomment>assets/lessons/mansindam/13-campmate.toml</extracomment>
        <translation>Дойдите до последней горизонтали.</translation>
    </message>
    <message>
        <source>The rook watches the way. Go where it does not see you.</source>
        <extracomment>assets/lessons/mansindam/13-campmate.toml</extracomment>
        <translation>Ладья стережёт путь. Идите там, где она вас не видит.</translation>
    </message>
    <message>
        <source>The rook guards the last rank. Do something about it, and arrive.</source>
        <extracomment>assets/lessons/mansindam/13-campmate.toml</extracomment>
        <translation>Ладья стережёт последнюю горизонталь. Справьтесь с этим и дойдите.</translation>
    </message>
    <message>
        <source>The black king arrives on your first rank with its next move. Mate it in one.</source>
        <extracomment>assets/lessons/mansindam/13-campmate.toml</extracomment>
        <translation>Чёрный король следующим ходом дойдёт до вашей первой горизонтали. Дайте ему мат в один ход.</translation>
    </message>
    <message>
        <source>No draws</source>
        <extracomment>assets/lessons/mansindam/14-no-draws.toml</extracomment>
        <translation>Без ничьих</translation>
    </message>
    <message>
        <source>What cannot happen here, and what happens instead.</source>
        <extracomment>assets/lessons/mansindam/14-no-draws.toml</extracomment>
        <translation>Чего здесь не бывает и что бывает вместо этого.</translation>
    </message>
    <message>
        <source>A side that cannot move has lost. Leave Black without a move.</source>
        <extracomment>assets/lessons/mansindam/14-no-draws.toml</extracomment>
        <translation>Сторона, которой нечем ходить, проиграла. Оставьте чёрных без хода.</translation>
    </message>
    <message>
        <source>Win in one: mate or stalemate, both count.</source>
        <extracomment>assets/lessons/mansindam/14-no-draws.toml</extracomment>
        <translation>Победите в один ход: годятся и мат, и пат.</translation>
    </message>
    <message>
        <source>What is captured comes back: a trade gives both sides something to drop. This rook is not guarded. Take it.</source>
        <extracomment>assets/lessons/mansindam/15-values.toml</extracomment>
        <translation>Взятое возвращается: после размена обоим есть что сбросить. Эта ладья не защищена. Возьмите её.</translation>
    </message>
    <message>
        <source>Pieces point at the enemy. A rook moves straight, as far as it likes. Capture the pawn with it.</source>
        <extracomment>assets/lessons/palaceshogi/01-first-game.toml</extracomment>
        <translation>Фигуры смотрят на противника. Ладья ходит прямо, как угодно далеко. Возьмите ею пешку.</translation>
    </message>
    <message>
        <source>There is a second way to win: a king that enters the enemy palace. Walk there.</source>
        <extracomment>assets/lessons/palaceshogi/01-first-game.toml</extracomment>
        <translation>Победить можно и по-другому: король входит в чужой дворец. Идите туда.</translation>
    </message>
    <message>
        <source>A rook that ends its move in the last three ranks is a dragon at once, without a question. Go there.</source>
        <extracomment>assets/lessons/palaceshogi/02-rook-and-dragon.toml</extracomment>
        <translation>Ладья, закончившая ход на последних трёх горизонталях, сразу становится драконом, без вопросов. Пойдите туда.</translation>
    </message>
    <message>
        <source>A dragon also steps diagonally, one square.</source>
        <extracomment>assets/lessons/palaceshogi/02-rook-and-dragon.toml</extracomment>
        <translation>Дракон ходит и на одно поле наискосок.</translation>
    </message>
    <message>
        <source>The dragon takes both.</source>
        <extracomment>assets/lessons/palaceshogi/02-rook-and-dragon.toml</extracomment>
        <translation>Дракон берёт обе фигуры.</translation>
    </message>
    <message>
        <source>In the enemy palace the dragon slides along the corridors. Take the silver in one move.</source>
        <extracomment>assets/lessons/palaceshogi/02-rook-and-dragon.toml</extracomment>
        <translation>В чужом дворце дракон скользит по коридорам. Возьмите серебро одним ходом.</translation>
    </message>
    <message>
        <source>Bishop and elephant</source>
        <extracomment>assets/lessons/palaceshogi/03-bishop-and-elephant.toml</extracomment>
        <translation>Слон и боевой слон</translation>
    </message>
    <message>
        <source>Diagonals, steps and a jump.</source>
        <extracomment>assets/lessons/palaceshogi/03-bishop-and-elephant.toml</extracomment>
        <translation>Диагонали, шаги и прыжок.</translation>
    </message>
    <message>
        <source>An elephant is a promoted bishop: it also steps straight and jumps two squares diagonally. Take both.</source>
        <extracomment>assets/lessons/palaceshogi/03-bishop-and-elephant.toml</extracomment>
        <translation>Боевой слон — превращённый слон: он ходит ещё и на одно поле по прямой и прыгает через поле наискосок. Возьмите обе фигуры.</translation>
    </message>
    <message>
        <source>The jump passes over pieces. Give check over the gold.</source>
        <extracomment>assets/lessons/palaceshogi/03-bishop-and-elephant.toml</extracomment>
        <translation>Прыжок проходит над фигурами. Дайте шах через золото.</translation>
    </message>
    <message>
        <source>Promote the bishop by going into the last three ranks.</source>
        <extracomment>assets/lessons/palaceshogi/03-bishop-and-elephant.toml</extracomment>
        <translation>Превратите слона, войдя на последние три горизонтали.</translation>
    </message>
    <message>
        <source>Silver and gold</source>
        <extracomment>assets/lessons/palaceshogi/04-silver-and-gold.toml</extracomment>
        <translation>Серебро и золото</translation>
    </message>
    <message>
        <source>The guards of the king.</source>
        <extracomment>assets/lessons/palaceshogi/04-silver-and-gold.toml</extracomment>
        <translation>Стражи короля.</translation>
    </message>
    <message>
        <source>Take the piece behind it: the silver cannot move straight back.</source>
        <extracomment>assets/lessons/palaceshogi/04-silver-and-gold.toml</extracomment>
        <translation>Возьмите фигуру сзади: прямо назад серебро не ходит.</translation>
    </message>
    <message>
        <source>A silver may promote to a gold when it touches the last three ranks. Do it.</source>
        <extracomment>assets/lessons/palaceshogi/04-silver-and-gold.toml</extracomment>
        <translation>Серебро может превратиться в золото ходом, который касается последних трёх горизонталей. Сделайте это.</translation>
    </message>
    <message>
        <source>A silver keeps its five directions if you do not promote it. Take the piece behind it on the diagonal, staying a silver.</source>
        <extracomment>assets/lessons/palaceshogi/04-silver-and-gold.toml</extracomment>
        <translation>Пока серебро не превращено, у него остаются все пять направлений. Возьмите фигуру сзади по диагонали, оставаясь серебром.</translation>
    </message>
    <message>
        <source>Horse and knight</source>
        <extracomment>assets/lessons/palaceshogi/05-horse-and-knight.toml</extracomment>
        <translation>Лошадь и конь</translation>
    </message>
    <message>
        <source>Jumps.</source>
        <extracomment>assets/lessons/palaceshogi/05-horse-and-knight.toml</extracomment>
        <translation>Прыжки.</translation>
    </message>
    <message>
        <source>The horse jumps two squares ahead and one to the side. Go to the marked square.</source>
        <extracomment>assets/lessons/palaceshogi/01-first-game.toml, assets/lessons/palaceshogi/05-horse-and-knight.toml</extracomment>
        <translation>Лошадь прыгает на два поля вперёд и одно вбок. Дойдите до отмеченного поля.</translation>
    </message>
    <message>
        <source>Take both with the knight.</source>
        <extracomment>assets/lessons/palaceshogi/05-horse-and-knight.toml</extracomment>
        <translation>Возьмите обе фигуры конём.</translation>
    </message>
    <message>
        <source>Lance and cannon</source>
        <extracomment>assets/lessons/palaceshogi/06-lance-and-cannon.toml</extracomment>
        <translation>Копьё и пушка</translation>
    </message>
    <message>
        <source>The lance moves straight ahead as far as it likes, and never back. In the last three ranks it becomes a cannon. Go there.</source>
        <extracomment>assets/lessons/palaceshogi/01-first-game.toml, assets/lessons/palaceshogi/06-lance-and-cannon.toml</extracomment>
        <translation>Копьё ходит прямо вперёд, как угодно далеко, и никогда назад. На последних трёх горизонталях оно становится пушкой. Пойдите туда.</translation>
    </message>
    <message>
        <source>Promote it to {piece}.</source>
        <extracomment>gui/analysis/coach_text.py</extracomment>
        <translation>Превратите фигуру в {piece:acc}.</translation>
    </message>
    <message>
        <source>Do not promote it.</source>
        <extracomment>gui/analysis/coach_text.py</extracomment>
        <translation>Не превращайте фигуру.</translation>
    </message>
    <message>
        <source>Continue with {game}</source>
        <extracomment>gui/app/start_cards.py</extracomment>
        <translation>Продолжить: «{game}»</translation>
    </message>
    <message>
        <source>Rules</source>
        <extracomment>gui/app/start_cards.py</extracomment>
        <translation>Правила</translation>
    </message>
    <message>
        <source>Which of these games do you already know?</source>
        <extracomment>gui/app/first_visit.py</extracomment>
        <translation>Какую из этих игр вы уже знаете?</translation>
    </message>
    <message>
        <source>Lessons skip what you already know and explain the rest by comparison. You are asked only once; you can change this in Preferences.</source>
        <extracomment>gui/app/first_visit.py</extracomment>
        <translation>Уроки пропускают то, что вы уже знаете, а остальное объясняют в сравнении с ним. Вопрос задаётся один раз; ответ можно изменить в настройках.</translation>
    </message>
    <message>
        <source>Lessons skip what is the same as in shogi and explain the rest by comparison.</source>
        <extracomment>gui/app/first_visit.py</extracomment>
        <translation>Уроки пропускают то, что совпадает с сёги, а остальное объясняют в сравнении с ними.</translation>
    </message>
    <message>
        <source>Lessons skip what is the same as in xiangqi and explain the rest by comparison.</source>
        <extracomment>gui/app/first_visit.py</extracomment>
        <translation>Уроки пропускают то, что совпадает с сянци, а остальное объясняют в сравнении с ними.</translation>
    </message>
    <message>
        <source>You need not know any of them: the lessons start from the beginning.</source>
        <extracomment>gui/app/first_visit.py</extracomment>
        <translation>Знать их не нужно: уроки начинаются с самого начала.</translation>
    </message>
    <message>
        <source>Thank you</source>
        <extracomment>gui/app/first_visit.py</extracomment>
        <translation>Спасибо</translation>
    </message>
    <message>
        <source>Drop chess: what you capture is yours to put back on the board.</source>
        <extracomment>gui/app/start_page.py</extracomment>
        <translation>Шахматы со сбросом: взятая фигура становится вашей и возвращается на доску.</translation>
    </message>
    <message>
        <source>It does not promote.</source>
        <extracomment>gui/document/move_text.py</extracomment>
        <translation>Без превращения.</translation>
    </message>
    <message>
        <source>After this move the task can no longer be solved, so it is taken back. Try another move.</source>
        <extracomment>gui/learn/lesson_page.py</extracomment>
        <translation>После этого хода задание уже не решить, поэтому ход возвращён. Попробуйте другой.</translation>
    </message>
    <message>
        <source>You already know this</source>
        <extracomment>gui/learn/lesson_page.py</extracomment>
        <translation>Вы это уже знаете</translation>
    </message>
    <message>
        <source>OK</source>
        <extracomment>gui/play/game_messages.py</extracomment>
        <translation>Понятно</translation>
    </message>
    <message>
        <source>rating {rating}</source>
        <extracomment>gui/play/match_fields.py</extracomment>
        <translation>рейтинг {rating}</translation>
    </message>
    <message>
        <source>A rating measures strength: a player rated 200 points higher scores three points out of four.
The ratings were measured in games between the levels,
with level {number} taking a moment for each move.</source>
        <extracomment>gui/play/match_fields.py</extracomment>
        <translation>Рейтинг выражает силу: игрок с рейтингом выше на 200 набирает три очка из четырёх.
Рейтинги измерены в партиях уровней между собой,
причём уровень {number} тратил на ход мгновение.</translation>
    </message>
    <message>
        <source>Differences from chess</source>
        <extracomment>gui/shell/knowledge.py</extracomment>
        <translation>Чем отличается от шахмат</translation>
    </message>
    <message>
        <source>Differences from shogi</source>
        <extracomment>gui/shell/knowledge.py</extracomment>
        <translation>Чем отличается от сёги</translation>
    </message>
    <message>
        <source>Differences from xiangqi</source>
        <extracomment>gui/shell/knowledge.py</extracomment>
        <translation>Чем отличается от сянци</translation>
    </message>
    <message>
        <source>Not specified yet</source>
        <extracomment>gui/shell/knowledge.py</extracomment>
        <translation>Ещё не указано</translation>
    </message>
    <message>
        <source>Chess</source>
        <extracomment>gui/shell/knowledge.py, gui/workshop/workshop_page.py</extracomment>
        <translation>Шахматы</translation>
    </message>
    <message>
        <source>Shogi</source>
        <extracomment>gui/shell/knowledge.py, gui/workshop/workshop_page.py</extracomment>
        <translation>Сёги</translation>
    </message>
    <message>
        <source>Xiangqi (Chinese chess)</source>
        <extracomment>gui/shell/knowledge.py</extracomment>
        <translation>Сянци (китайские шахматы)</translation>
    </message>
    <message>
        <source>None of them</source>
        <extracomment>gui/shell/knowledge.py</extracomment>
        <translation>Ни одну</translation>
    </message>
    <message>
        <source>From level 4 on, the computer resigns lost games</source>
        <extracomment>gui/shell/settings.py</extracomment>
        <translation>С уровня 4 компьютер сдаётся, если проигрывает</translation>
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
        <translation>Здесь {sign} — рокировка в сторону вертикали {file}, а {longer} — в сторону вертикали {other}: в шахматах наоборот.</translation>
    </message>
    <message>
        <source>castling towards the {file}-file</source>
        <comment>a move in the middle of a sentence</comment>
        <extracomment>gui/words/spoken_moves.py</extracomment>
        <translation>рокировка в сторону вертикали {file}</translation>
    </message>
    <message>
        <source>Revised rules</source>
        <comment>a game</comment>
        <extracomment>rules/games: Pandemonium</extracomment>
        <translation>Новые правила</translation>
    </message>
    <message>
        <source>First edition</source>
        <comment>a game</comment>
        <extracomment>rules/games: Pandemonium (first edition)</extracomment>
        <translation>Первое издание</translation>
    </message>
    <message>
        <source>As on vchess.club, a website for chess variants: every promotion except a pawn&apos;s on the last rank is optional, and the setup is made on the board.</source>
        <extracomment>rules/games: Pandemonium (vchess)</extracomment>
        <translation>Как на vchess.club, сайте вариантов шахмат: любое превращение необязательно, кроме превращения пешки на последней горизонтали, а расстановку делают на доске.</translation>
    </message>
    <message>
        <source>As on vchess</source>
        <comment>a game</comment>
        <extracomment>rules/games: Pandemonium (vchess)</extracomment>
        <translation>Как на vchess</translation>
    </message>
    <message>
        <source>First player</source>
        <comment>a player</comment>
        <extracomment>rules/games: Palace Shogi</extracomment>
        <translation>Игрок 1</translation>
    </message>
    <message>
        <source>Second player</source>
        <comment>a player</comment>
        <extracomment>rules/games: Palace Shogi</extracomment>
        <translation>Игрок 2</translation>
    </message>
    <message>
        <source>The outlined squares are the palaces, and the tinted ones in them the corridors. In her own palace the queen moves one square diagonally; in the enemy&apos;s, cannon, dragon and footsoldier also move along corridors.</source>
        <extracomment>rules/games: Palace Shogi</extracomment>
        <translation>Обведённые поля — дворцы, а цветные в них — коридоры. В своём дворце ферзь ходит на одно поле по диагонали; в чужом пушка, дракон и пехотинец ходят ещё и по коридорам.</translation>
    </message>
    <message>
        <source>Nine by nine squares, dark and light. The first player moves first, from below; the pieces have no colours, and each points away from its owner. Nine pawns stand on the third rank, bishop, queen and rook on the second, and lance, horse, silver, gold, king, gold, silver, horse, lance on the first. Pawns and golds start promoted, with red signs.</source>
        <extracomment>assets/rules/palaceshogi.toml</extracomment>
        <translation>Девять на девять полей, тёмных и светлых. Первым ходит игрок 1, снизу; у фигур нет цвета, они принадлежат тому, от кого направлены остриём. Девять пешек стоят на третьей горизонтали, слон, ферзь и ладья — на второй, а копьё, лошадь, серебро, золото, король, золото, серебро, лошадь, копьё — на первой. Пешки и золото начинают превращёнными, с красными знаками.</translation>
    </message>
    <message>
        <source>The start. The outlined squares are the two palaces, the tinted ones their corridors.</source>
        <extracomment>assets/rules/palaceshogi.toml</extracomment>
        <translation>Начало. Обведённые поля — два дворца, цветные — их коридоры.</translation>
    </message>
    <message>
        <source>A palace is the outlined block of three by three squares in the middle of a side&apos;s first three ranks. Its five light squares, the corners and the centre, are its corridors, tinted on the board. Kings may leave their palace; what the palace does to queens, cannons, dragons, footsoldiers and kings is described below.</source>
        <extracomment>assets/rules/palaceshogi.toml</extracomment>
        <translation>Дворец — это обведённый квадрат три на три поля в середине первых трёх горизонталей стороны. Пять его светлых полей, углы и центр, — коридоры, выделенные цветом на доске. Король может покидать свой дворец; что дворец меняет для ферзей, пушек, драконов, пехотинцев и королей, описано ниже.</translation>
    </message>
    <message>
        <source>The horse is gone when the rook captures it; the knight goes to the hand as a horse.</source>
        <extracomment>assets/rules/palaceshogi.toml</extracomment>
        <translation>Взятая ладьёй лошадь выбывает; конь же попадёт в руку как лошадь.</translation>
    </message>
    <message>
        <source>The pawn has gone from 5g to 5e. The second player&apos;s pawn on 6e captures it by going to 5f.</source>
        <extracomment>assets/rules/palaceshogi.toml</extracomment>
        <translation>Пешка пошла с 5g на 5e. Пешка игрока 2 с 6e берёт её ходом на 5f.</translation>
    </message>
    <message>
        <source>The first player, to move, wins by stepping into the palace.</source>
        <extracomment>assets/rules/palaceshogi.toml</extracomment>
        <translation>Ход игрока 1: он выигрывает, вступив во дворец.</translation>
    </message>
    <message>
        <source>If the second player&apos;s king steps back to 2a, this position occurs for the fourth time: a draw.</source>
        <extracomment>assets/rules/palaceshogi.toml</extracomment>
        <translation>Если король игрока 2 вернётся на 2a, позиция возникнет в четвёртый раз: ничья.</translation>
    </message>
    <message>
        <source>If you know xiangqi</source>
        <extracomment>assets/rules/differences.toml</extracomment>
        <translation>Если вы знаете сянци</translation>
    </message>
    <message>
        <source>Nothing blocks a knight, and bishops move any distance diagonally.</source>
        <extracomment>assets/rules/differences.toml</extracomment>
        <translation>Коню ничто не мешает, а слоны ходят по диагонали на любое расстояние.</translation>
    </message>
    <message>
        <source>The cannon captures as in xiangqi, but never another cannon, nor over one.</source>
        <extracomment>assets/rules/differences.toml</extracomment>
        <translation>Пушка берёт как в сянци, но никогда не бьёт другую пушку и не прыгает через неё.</translation>
    </message>
    <message>
        <source>The kings may not face each other, as in xiangqi, but they may leave their palaces.</source>
        <extracomment>assets/rules/differences.toml</extracomment>
        <translation>Как и в сянци, короли не могут стоять друг против друга, но могут покидать дворцы.</translation>
    </message>
    <message>
        <source>A bishop moves diagonally, as far as it likes. Capture the pawn with it.</source>
        <extracomment>assets/lessons/pandemonium/01-first-game.toml, assets/lessons/mansindam/01-first-game.toml, assets/lessons/palaceshogi/01-first-game.toml</extracomment>
        <translation>Слон ходит по диагонали на любое расстояние. Возьмите им пешку.</translation>
    </message>
    <message>
        <source>A bishop never leaves the squares of its colour.</source>
        <extracomment>assets/lessons/pandemonium/01-first-game.toml, assets/lessons/mansindam/01-first-game.toml, assets/lessons/palaceshogi/01-first-game.toml</extracomment>
        <translation>Слон никогда не покидает полей своего цвета.</translation>
    </message>
    <message>
        <source>The knight jumps: two squares straight and one to the side, over anything. Capture the pawn with it.</source>
        <extracomment>assets/lessons/pandemonium/01-first-game.toml, assets/lessons/mansindam/01-first-game.toml</extracomment>
        <translation>Конь прыгает: на два поля прямо и на одно вбок, через что угодно. Возьмите им пешку.</translation>
    </message>
    <message>
        <source>It is the only simple piece that jumps.</source>
        <extracomment>assets/lessons/pandemonium/01-first-game.toml, assets/lessons/mansindam/01-first-game.toml</extracomment>
        <translation>Это единственная простая фигура, которая прыгает.</translation>
    </message>
    <message>
        <source>It moves straight, captures diagonally and never moves back: look twice before you push one.</source>
        <extracomment>assets/lessons/pandemonium/01-first-game.toml, assets/lessons/palaceshogi/01-first-game.toml</extracomment>
        <translation>Она ходит прямо, бьёт наискосок и не ходит назад: подумайте дважды, прежде чем двинуть пешку.</translation>
    </message>
    <message>
        <source>From its third rank it may move two squares, and after that one.</source>
        <extracomment>assets/lessons/pandemonium/01-first-game.toml</extracomment>
        <translation>С третьей горизонтали она может пойти на два поля, а дальше ходит на одно.</translation>
    </message>
    <message>
        <source>Some pieces are two in one: the cardinal is bishop and knight, the marshal rook and knight, the queen rook and bishop. Take both pawns.</source>
        <extracomment>assets/lessons/pandemonium/01-first-game.toml</extracomment>
        <translation>Некоторые фигуры — две в одной: кардинал — слон и конь, маршал — ладья и конь, ферзь — ладья и слон. Возьмите обе пешки.</translation>
    </message>
    <message>
        <source>These are the strongest pieces: look after them.</source>
        <extracomment>assets/lessons/pandemonium/01-first-game.toml, assets/lessons/mansindam/01-first-game.toml</extracomment>
        <translation>Это самые сильные фигуры: берегите их.</translation>
    </message>
    <message>
        <source>A pawn moves one square straight ahead, and captures the same way. Capture the knight.</source>
        <extracomment>assets/lessons/mansindam/01-first-game.toml</extracomment>
        <translation>Пешка ходит на одно поле прямо вперёд и бьёт так же. Возьмите коня.</translation>
    </message>
    <message>
        <source>Straight ahead, never diagonally: two pawns that meet can take each other.</source>
        <extracomment>assets/lessons/mansindam/01-first-game.toml</extracomment>
        <translation>Прямо, и никогда наискосок: встретившиеся пешки могут бить друг друга.</translation>
    </message>
    <message>
        <source>Some pieces are two in one: the cardinal is bishop and knight, the marshal rook and knight, the queen rook and bishop, the angel queen and knight. Take both pawns.</source>
        <extracomment>assets/lessons/mansindam/01-first-game.toml</extracomment>
        <translation>Некоторые фигуры — две в одной: кардинал — слон и конь, маршал — ладья и конь, ферзь — ладья и слон, ангел — ферзь и конь. Возьмите обе пешки.</translation>
    </message>
    <message>
        <source>It is a centaur now, knight and king in one. Only king, queen and angel stay what they are.</source>
        <extracomment>assets/lessons/mansindam/01-first-game.toml</extracomment>
        <translation>Теперь это кентавр, конь и король в одном. Только король, ферзь и ангел остаются собой.</translation>
    </message>
    <message>
        <source>In chess only pawns promote; here every piece but king, queen and angel does.</source>
        <extracomment>assets/lessons/mansindam/01-first-game.toml</extracomment>
        <translation>В шахматах превращаются только пешки; здесь — все, кроме короля, ферзя и ангела.</translation>
    </message>
    <message>
        <source>In shogi you could choose; here you cannot.</source>
        <extracomment>assets/lessons/mansindam/01-first-game.toml</extracomment>
        <translation>В сёги можно было бы выбрать; здесь нельзя.</translation>
    </message>
    <message>
        <source>Five directions: none straight back, none to the side.</source>
        <extracomment>assets/lessons/palaceshogi/01-first-game.toml</extracomment>
        <translation>Пять направлений: ни прямо назад, ни вбок.</translation>
    </message>
    <message>
        <source>Six directions: none diagonally back. A gold is a promoted silver.</source>
        <extracomment>assets/lessons/palaceshogi/01-first-game.toml</extracomment>
        <translation>Шесть направлений: нет только назад по диагонали. Золото — это превращённое серебро.</translation>
    </message>
    <message>
        <source>It jumps over anything, and never moves back.</source>
        <extracomment>assets/lessons/palaceshogi/01-first-game.toml</extracomment>
        <translation>Она прыгает через что угодно и никогда не отступает.</translation>
    </message>
    <message>
        <source>Web page (*.html)</source>
        <extracomment>gui/desk/printing.py, gui/desk/report_exports.py</extracomment>
        <translation>Веб-страница (*.html)</translation>
    </message>
    <message>
        <source>Making the web page…</source>
        <extracomment>gui/desk/printing.py</extracomment>
        <translation>Создаётся веб-страница…</translation>
    </message>
    <message>
        <source>In {game}: {sentences}</source>
        <extracomment>gui/rulebook/variant_changes.py</extracomment>
        <translation>В игре «{game}»: {sentences}</translation>
    </message>
    <message>
        <source>New pieces: {pieces}.</source>
        <extracomment>gui/rulebook/variant_changes.py</extracomment>
        <translation>Новые фигуры: {pieces}.</translation>
    </message>
    <message>
        <source>Not in this game: {pieces}.</source>
        <extracomment>gui/rulebook/variant_changes.py</extracomment>
        <translation>В этой игре отсутствуют: {pieces}.</translation>
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
        <translation>Взятия и сбросы</translation>
    </message>
    <message>
        <source>Victory by arriving</source>
        <extracomment>gui/rulebook/generated.py</extracomment>
        <translation>Победа достижением цели</translation>
    </message>
    <message>
        <source>No legal move</source>
        <extracomment>gui/rulebook/generated.py</extracomment>
        <translation>Нет возможных ходов</translation>
    </message>
    <message>
        <source>Repeating a position</source>
        <extracomment>gui/rulebook/generated.py</extracomment>
        <translation>Повторение позиции</translation>
    </message>
    <message>
        <source>Draws</source>
        <extracomment>gui/rulebook/generated.py, engine/playtest/texts.py: draws</extracomment>
        <translation>Ничьи</translation>
    </message>
    <message>
        <source>This game is based on {game}.</source>
        <extracomment>gui/rulebook/generated.py</extracomment>
        <translation>Эта игра основана на игре «{game}».</translation>
    </message>
    <message>
        <source>The start.</source>
        <extracomment>gui/rulebook/generated.py</extracomment>
        <translation>Начальная позиция.</translation>
    </message>
    <message>
        <source>The board has {files} files and {ranks} ranks.</source>
        <extracomment>gui/desk/definitions_dialog.py, gui/rulebook/generated.py</extracomment>
        <translation>Вертикалей на доске: {files}, горизонталей: {ranks}.</translation>
    </message>
    <message>
        <source>{first} moves first, then the players take turns.</source>
        <extracomment>gui/rulebook/generated.py</extracomment>
        <translation>{first:=Первым ходит|Первыми ходят|Первыми ходите} {first:nom}, затем игроки ходят по очереди.</translation>
    </message>
    <message>
        <source>Each player chooses the pieces on these files of their own first rank: {files}. {first} chooses first.</source>
        <extracomment>gui/rulebook/generated.py</extracomment>
        <translation>Каждый игрок выбирает фигуры на этих вертикалях своей первой горизонтали: {files}. Сначала {first:=выбирает|выбирают|выбираете} {first:nom}.</translation>
    </message>
    <message>
        <source>The choices, from the left as {first} sees them:</source>
        <extracomment>gui/rulebook/generated.py</extracomment>
        <translation>Варианты слева направо, если смотреть со стороны {first:gen}:</translation>
    </message>
    <message>
        <source>Only jumps pass over other pieces.</source>
        <extracomment>gui/rulebook/generated.py</extracomment>
        <translation>Через другие фигуры можно только прыгать.</translation>
    </message>
    <message>
        <source>En passant: a {piece} that has moved over several squares can be captured by an enemy {piece} on the next move, as if it had stopped on any square that it passed over.</source>
        <extracomment>gui/rulebook/generated.py</extracomment>
        <translation>Взятие на проходе: если {piece:nom} {piece:=прошёл|прошла|прошло} несколько полей, {piece:nom} противника следующим ходом может взять {piece:=его|её|его} на любом из пройденных полей, как если бы {piece:=он там остановился|она там остановилась|оно там остановилось}.</translation>
    </message>
    <message>
        <source>Your own games</source>
        <extracomment>gui/app/start_cards.py</extracomment>
        <translation>Ваши игры</translation>
    </message>
    <message>
        <source>Open a definition…</source>
        <extracomment>gui/app/start_cards.py</extracomment>
        <translation>Открыть определение…</translation>
    </message>
    <message>
        <source>Make a game of your own…</source>
        <extracomment>gui/app/start_cards.py</extracomment>
        <translation>Придумать свою игру…</translation>
    </message>
    <message>
        <source>Edit in the workshop</source>
        <extracomment>gui/app/start_cards.py</extracomment>
        <translation>Изменить в мастерской</translation>
    </message>
    <message>
        <source>Save the definition…</source>
        <extracomment>gui/app/start_cards.py</extracomment>
        <translation>Сохранить определение…</translation>
    </message>
    <message>
        <source>Remove…</source>
        <extracomment>gui/app/start_cards.py, gui/workshop/workshop_page.py</extracomment>
        <translation>Удалить…</translation>
    </message>
    <message>
        <source>Line {line}, column {column}: {why}</source>
        <extracomment>gui/desk/definitions_dialog.py</extracomment>
        <translation>Строка {line}, столбец {column}: {why}</translation>
    </message>
    <message>
        <source>You already have this game.</source>
        <extracomment>gui/desk/definitions_dialog.py</extracomment>
        <translation>Эта игра у вас уже есть.</translation>
    </message>
    <message>
        <source>You have a game of this name with other rules. This one takes its place; games played by the older rules keep them.</source>
        <extracomment>gui/desk/definitions_dialog.py</extracomment>
        <translation>У вас уже есть игра с таким названием и другими правилами. Эта займёт её место; партии, сыгранные по прежним правилам, сохранят их.</translation>
    </message>
    <message numerus="yes">
        <source>{count:,} of {number} games can be played.</source>
        <extracomment>gui/desk/definitions_dialog.py</extracomment>
        <translation>
            <numerusform>Можно играть в {count:,} игру из {number}.</numerusform>
            <numerusform>Можно играть в {count:,} игры из {number}.</numerusform>
            <numerusform>Можно играть в {count:,} игр из {number}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} (refused)</source>
        <extracomment>gui/desk/definitions_dialog.py</extracomment>
        <translation>{name} (не принято)</translation>
    </message>
    <message>
        <source>Add and play…</source>
        <extracomment>gui/desk/definitions_dialog.py</extracomment>
        <translation>Добавить и играть…</translation>
    </message>
    <message>
        <source>A game of your own</source>
        <extracomment>gui/desk/definitions_dialog.py</extracomment>
        <translation>Своя игра</translation>
    </message>
    <message>
        <source>Games of your own</source>
        <extracomment>gui/desk/definitions_dialog.py</extracomment>
        <translation>Свои игры</translation>
    </message>
    <message>
        <source>Replace</source>
        <extracomment>gui/desk/definitions_dialog.py</extracomment>
        <translation>Заменить</translation>
    </message>
    <message>
        <source>This definition</source>
        <extracomment>gui/desk/definitions_dialog.py</extracomment>
        <translation>Это определение</translation>
    </message>
    <message>
        <source>Games and definitions of games (*.pgn *.toml *.ini);;All files (*)</source>
        <extracomment>gui/desk/file_dialogs.py</extracomment>
        <translation>Партии и определения игр (*.pgn *.toml *.ini);;Все файлы (*)</translation>
    </message>
    <message>
        <source>Definitions of games (*.toml *.ini);;All files (*)</source>
        <extracomment>gui/app/own_game_commands.py</extracomment>
        <translation>Определения игр (*.toml *.ini);;Все файлы (*)</translation>
    </message>
    <message>
        <source>Definition of a game (*.toml)</source>
        <extracomment>gui/desk/definition_export.py</extracomment>
        <translation>Определение игры (*.toml)</translation>
    </message>
    <message>
        <source>Save the definition</source>
        <extracomment>gui/desk/definition_export.py</extracomment>
        <translation>Сохранить определение</translation>
    </message>
    <message>
        <source>{title} is saved in {file}.</source>
        <extracomment>gui/desk/definition_export.py</extracomment>
        <translation>Определение «{title}» сохранено в {file}.</translation>
    </message>
    <message>
        <source>Remove {title} from your own games?</source>
        <extracomment>gui/app/own_game_commands.py</extracomment>
        <translation>Удалить игру «{title}» из ваших игр?</translation>
    </message>
    <message>
        <source>Its older versions are removed as well. Saved games keep their definition and still open.</source>
        <extracomment>gui/app/own_game_commands.py</extracomment>
        <translation>Прежние версии тоже будут удалены. Сохранённые партии содержат своё определение и по-прежнему открываются.</translation>
    </message>
    <message>
        <source>This text</source>
        <extracomment>gui/app/own_game_commands.py</extracomment>
        <translation>этот текст</translation>
    </message>
    <message>
        <source>Open a definition</source>
        <extracomment>gui/app/own_game_commands.py</extracomment>
        <translation>Открыть определение</translation>
    </message>
    <message>
        <source>Instead of moving, a player may drop a piece from the hand on an empty square.</source>
        <extracomment>gui/rulebook/generated.py</extracomment>
        <translation>Вместо хода можно сбросить одну фигуру из руки на пустое поле.</translation>
    </message>
    <message>
        <source>Castling moves two pieces at once, {king} and {rook}. Nothing may stand between them or where they go, the king may not be in check, and no square that it crosses or lands on may be attacked.</source>
        <extracomment>gui/rulebook/generated.py</extracomment>
        <translation>Рокировка — ход сразу двумя фигурами, {king:ins} и {rook:ins}. Между ними и на их пути не должно быть фигур, король не должен стоять под шахом, а поля, через которые он проходит и на которое встаёт, не должны быть под ударом.</translation>
    </message>
    <message>
        <source>A move that would make the same position occur {count} times is illegal.</source>
        <extracomment>gui/rulebook/ends.py</extracomment>
        <translation>Ход невозможен, если после него та же позиция возникла бы в {count}-й раз.</translation>
    </message>
    <message>
        <source>The players may agree to a draw.</source>
        <extracomment>gui/rulebook/ends.py</extracomment>
        <translation>Игроки могут согласиться на ничью.</translation>
    </message>
    <message>
        <source>As {first} sees the board, files are {low} to {high} from left to right.</source>
        <extracomment>gui/rulebook/generated.py</extracomment>
        <translation>Вертикали обозначены от {low} до {high} слева направо, если смотреть со стороны {first:gen}.</translation>
    </message>
    <message>
        <source>Ranks are {low} to {high} from near to far.</source>
        <extracomment>gui/rulebook/generated.py</extracomment>
        <translation>Горизонтали обозначены от {low} до {high}, от ближней к дальней.</translation>
    </message>
    <message>
        <source>The board lacks these squares: {squares}.</source>
        <extracomment>gui/rulebook/generated.py</extracomment>
        <translation>На доске нет этих полей: {squares}.</translation>
    </message>
    <message>
        <source>Passing is not allowed.</source>
        <extracomment>gui/rulebook/generated.py</extracomment>
        <translation>Пропускать ход нельзя.</translation>
    </message>
    <message>
        <source>In hand: {pieces}.</source>
        <extracomment>gui/rulebook/generated.py</extracomment>
        <translation>В руке: {pieces}.</translation>
    </message>
    <message>
        <source>A line on the board marks this zone: {zone}.</source>
        <extracomment>gui/rulebook/generated.py</extracomment>
        <translation>Линия на доске отмечает эту зону: {zone}.</translation>
    </message>
    <message>
        <source>The pieces have one colour, and each points at the enemy.</source>
        <extracomment>gui/rulebook/generated.py</extracomment>
        <translation>Все фигуры одного цвета, и каждая указывает на противника.</translation>
    </message>
    <message>
        <source>On the board, neighbouring pieces are swapped.</source>
        <extracomment>gui/rulebook/generated.py</extracomment>
        <translation>На доске выбор делают, меняя местами соседние фигуры.</translation>
    </message>
    <message>
        <source>A drop never promotes.</source>
        <extracomment>gui/rulebook/generated.py</extracomment>
        <translation>При сбросе превращения не бывает.</translation>
    </message>
    <message>
        <source>May be dropped on any empty square.</source>
        <extracomment>gui/rulebook/generated.py</extracomment>
        <translation>Сброс на любое пустое поле.</translation>
    </message>
    <message>
        <source>Neither may have moved before.</source>
        <extracomment>gui/rulebook/generated.py</extracomment>
        <translation>До этого ни король, ни вторая фигура не должны были ходить.</translation>
    </message>
    <message>
        <source>They may have moved before, and a side may castle more than once.</source>
        <extracomment>gui/rulebook/generated.py</extracomment>
        <translation>Они могли ходить раньше, и рокироваться можно не один раз.</translation>
    </message>
    <message>
        <source>A {king} that is attacked is in check, and the check must be answered at once.</source>
        <extracomment>gui/rulebook/ends.py</extracomment>
        <translation>Если {king:nom} под ударом, это шах, и его надо отразить немедленно.</translation>
    </message>
    <message>
        <source>A player who cannot answer it is checkmated and loses.</source>
        <extracomment>gui/rulebook/ends.py</extracomment>
        <translation>Кто не может отразить шах, получает мат и проигрывает.</translation>
    </message>
    <message>
        <source>Players may not leave their own {king} attacked.</source>
        <extracomment>gui/rulebook/ends.py</extracomment>
        <translation>Никакой ход не должен оставлять под ударом {king:acc} своей стороны.</translation>
    </message>
    <message>
        <source>In results, this end is called {name}.</source>
        <extracomment>gui/rulebook/ends.py</extracomment>
        <translation>В результатах такой исход называется «{name}».</translation>
    </message>
    <message>
        <source>If a player is not in check and has no legal move, the game is drawn.</source>
        <extracomment>gui/rulebook/ends.py</extracomment>
        <translation>Если игрок не под шахом, но у него нет возможных ходов, партия заканчивается вничью.</translation>
    </message>
    <message>
        <source>When the same position occurs {count} times, the player to move wins.</source>
        <extracomment>gui/rulebook/ends.py</extracomment>
        <translation>Когда та же позиция возникает в {count}-й раз, выигрывает тот, чей ход.</translation>
    </message>
    <message>
        <source>Occurrences count only if they follow one another within {count} moves, counting those of both players.</source>
        <extracomment>gui/rulebook/ends.py</extracomment>
        <translation>Считаются только повторения, между которыми не больше {count} ходов, считая ходы обоих игроков.</translation>
    </message>
    <message>
        <source>But if one side gave check with every move in between, and the other did not, the side that gave check loses.</source>
        <extracomment>gui/rulebook/ends.py</extracomment>
        <translation>Но если за это время только одна сторона давала шах каждым ходом, она проигрывает.</translation>
    </message>
    <message>
        <source>After such a draw, the players change sides and play again.</source>
        <extracomment>gui/rulebook/ends.py</extracomment>
        <translation>После такой ничьей игроки меняются сторонами и играют снова.</translation>
    </message>
    <message>
        <source>The game is drawn after {count} moves of each side without a capture, a drop, a promotion or a move of one of these pieces: {pieces}.</source>
        <extracomment>gui/rulebook/ends.py</extracomment>
        <translation>Партия заканчивается вничью после {count} ходов каждой стороны без взятия, сброса, превращения и хода одной из этих фигур: {pieces}.</translation>
    </message>
    <message>
        <source>The game is drawn after {count} moves of each side without a capture, a drop or a promotion.</source>
        <extracomment>gui/rulebook/ends.py</extracomment>
        <translation>Партия заканчивается вничью после {count} ходов каждой стороны без взятия, сброса и превращения.</translation>
    </message>
    <message>
        <source>There is no castling.</source>
        <extracomment>gui/rulebook/ends.py</extracomment>
        <translation>Рокировки нет.</translation>
    </message>
    <message>
        <source>There is no en passant.</source>
        <extracomment>gui/rulebook/ends.py</extracomment>
        <translation>Взятия на проходе нет.</translation>
    </message>
    <message>
        <source>No piece promotes.</source>
        <extracomment>gui/rulebook/ends.py</extracomment>
        <translation>Фигуры не превращаются.</translation>
    </message>
    <message>
        <source>No piece is dropped.</source>
        <extracomment>gui/desk/definitions_dialog.py, gui/rulebook/ends.py</extracomment>
        <translation>Фигуры не сбрасываются.</translation>
    </message>
    <message>
        <source>The letters of the pieces: {letters}.</source>
        <extracomment>gui/desk/definitions_dialog.py, gui/rulebook/generated.py</extracomment>
        <translation>Буквы фигур: {letters}.</translation>
    </message>
    <message>
        <source>A move is written with -, a capture with x, a drop with *.</source>
        <extracomment>gui/rulebook/generated.py</extracomment>
        <translation>Ход записывается знаком -, взятие — x, сброс — *.</translation>
    </message>
    <message>
        <source>x marks a capture, @ a drop, + a check and # mate.</source>
        <extracomment>gui/rulebook/generated.py</extracomment>
        <translation>x — взятие, @ — сброс, + — шах, # — мат.</translation>
    </message>
    <message>
        <source>A promotion is written with = and the letter of the new piece.</source>
        <extracomment>gui/rulebook/generated.py</extracomment>
        <translation>Превращение записывается знаком = и буквой новой фигуры.</translation>
    </message>
    <message>
        <source>A promotion is written with + at the end, one that is declined with =.</source>
        <extracomment>gui/rulebook/generated.py</extracomment>
        <translation>Превращение записывается знаком + в конце, отказ от него — знаком =.</translation>
    </message>
    <message>
        <source>Captured pieces leave the game.</source>
        <extracomment>gui/rulebook/generated.py</extracomment>
        <translation>Взятые фигуры выбывают из партии.</translation>
    </message>
    <message>
        <source>A hand can hold these pieces: {pieces}.</source>
        <extracomment>gui/desk/definitions_dialog.py, gui/rulebook/generated.py</extracomment>
        <translation>В руке могут быть эти фигуры: {pieces}.</translation>
    </message>
    <message>
        <source>The player chooses the new piece, which need not have been captured before.</source>
        <extracomment>gui/rulebook/generated.py</extracomment>
        <translation>Игрок выбирает новую фигуру; она не обязательно должна быть взята раньше.</translation>
    </message>
    <message>
        <source>A move touches a zone if it starts or ends there.</source>
        <extracomment>gui/rulebook/generated.py</extracomment>
        <translation>Ход касается зоны, если начинается или заканчивается в ней.</translation>
    </message>
    <message>
        <source>These pieces do not promote: {pieces}.</source>
        <extracomment>gui/rulebook/generated.py</extracomment>
        <translation>Эти фигуры не превращаются: {pieces}.</translation>
    </message>
    <message>
        <source>At the start, these castling moves are allowed: {castlings}.</source>
        <extracomment>gui/rulebook/generated.py</extracomment>
        <translation>В начале разрешены эти рокировки: {castlings}.</translation>
    </message>
    <message>
        <source>A player who has no legal move loses, whether in check or not.</source>
        <extracomment>gui/rulebook/ends.py</extracomment>
        <translation>Игрок, у которого нет возможных ходов, проигрывает, под шахом он или нет.</translation>
    </message>
    <message>
        <source>Lessons skip what is the same as in chess and explain the rest by comparison.</source>
        <extracomment>gui/app/first_visit.py</extracomment>
        <translation>Уроки пропускают то, что совпадает с шахматами, а остальное объясняют в сравнении с ними.</translation>
    </message>
    <message>
        <source>Let the computer practise…</source>
        <extracomment>gui/app/start_cards.py</extracomment>
        <translation>Тренировка компьютера…</translation>
    </message>
    <message>
        <source>The computer cannot practise {title}: {why}.</source>
        <extracomment>gui/app/own_game_commands.py</extracomment>
        <translation>Тренировка в игре «{title}» невозможна: {why}.</translation>
    </message>
    <message>
        <source>Practice of {title} could not be continued and has started over.</source>
        <extracomment>gui/app/own_game_commands.py</extracomment>
        <translation>Тренировку в игре «{title}» не удалось продолжить, она начинается заново.</translation>
    </message>
    <message>
        <source>The computer has practised {title}.</source>
        <extracomment>gui/app/own_game_commands.py</extracomment>
        <translation>Тренировка в игре «{title}» завершена.</translation>
    </message>
    <message>
        <source>The computer cannot practise {title}.</source>
        <extracomment>gui/app/own_game_commands.py</extracomment>
        <translation>Тренировка в игре «{title}» невозможна.</translation>
    </message>
    <message>
        <source>The computer plays quick games against itself and learns what each piece is worth, and where. Then a match shows how much it has improved. This runs in the background; you can play meanwhile.</source>
        <extracomment>gui/app/practice_dialog.py</extracomment>
        <translation>Компьютер играет быстрые партии сам с собой и узнаёт, сколько стоит каждая фигура и на каких полях. Затем матч показывает, что это дало. Всё идёт в фоновом режиме; тем временем можно играть.</translation>
    </message>
    <message>
        <source>Starting…</source>
        <extracomment>gui/app/practice_dialog.py, gui/playtest/playtest_page.py</extracomment>
        <translation>Запуск…</translation>
    </message>
    <message numerus="yes">
        <source>Round {round} of {rounds}: {count:,} games played.</source>
        <extracomment>gui/app/practice_dialog.py</extracomment>
        <translation>
            <numerusform>Раунд {round} из {rounds}: сыграна {count:,} партия.</numerusform>
            <numerusform>Раунд {round} из {rounds}: сыграно {count:,} партии.</numerusform>
            <numerusform>Раунд {round} из {rounds}: сыграно {count:,} партий.</numerusform>
        </translation>
    </message>
    <message>
        <source>Round {round} of {rounds}: finding the best values.</source>
        <extracomment>gui/app/practice_dialog.py</extracomment>
        <translation>Раунд {round} из {rounds}: подбираются лучшие значения.</translation>
    </message>
    <message numerus="yes">
        <source>Match against its former self: {share}% ± {error}% in {count:,} games.</source>
        <extracomment>gui/app/practice_dialog.py</extracomment>
        <translation>
            <numerusform>Матч против прежней версии: {share} ± {error}&#xa0;% очков в {count:,} партии.</numerusform>
            <numerusform>Матч против прежней версии: {share} ± {error}&#xa0;% очков в {count:,} партиях.</numerusform>
            <numerusform>Матч против прежней версии: {share} ± {error}&#xa0;% очков в {count:,} партиях.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It scored {share}% ± {error}% in {count:,} games against its former self.</source>
        <extracomment>gui/app/practice_dialog.py</extracomment>
        <translation>
            <numerusform>Компьютер набрал {share} ± {error}&#xa0;% очков в {count:,} партии против прежней версии.</numerusform>
            <numerusform>Компьютер набрал {share} ± {error}&#xa0;% очков в {count:,} партиях против прежней версии.</numerusform>
            <numerusform>Компьютер набрал {share} ± {error}&#xa0;% очков в {count:,} партиях против прежней версии.</numerusform>
        </translation>
    </message>
    <message>
        <source>That is no improvement, so it keeps its old values.</source>
        <extracomment>gui/app/practice_dialog.py</extracomment>
        <translation>Это не улучшение, поэтому остаются прежние значения.</translation>
    </message>
    <message>
        <source>It has not practised yet and values the pieces by how they move.</source>
        <extracomment>gui/app/practice_dialog.py</extracomment>
        <translation>Компьютер ещё не тренировался: он оценивает фигуры по их ходам.</translation>
    </message>
    <message>
        <source>Paused after {done} of {total} minutes.</source>
        <extracomment>gui/app/practice_dialog.py</extracomment>
        <translation>Пауза: прошло {done} из {total} мин.</translation>
    </message>
    <message>
        <source>The computer is practising {title} now.</source>
        <extracomment>gui/app/practice_dialog.py</extracomment>
        <translation>Сейчас идёт тренировка в игре «{title}».</translation>
    </message>
    <message>
        <source>Let the computer practise</source>
        <extracomment>gui/app/practice_dialog.py</extracomment>
        <translation>Тренировка компьютера</translation>
    </message>
    <message>
        <source>Progress</source>
        <extracomment>gui/app/practice_dialog.py, gui/playtest/playtest_page.py</extracomment>
        <translation>Ход выполнения</translation>
    </message>
    <message>
        <source>Discard</source>
        <extracomment>gui/app/practice_dialog.py, gui/playtest/playtest_page.py</extracomment>
        <translation>Удалить</translation>
    </message>
    <message>
        <source>Start</source>
        <extracomment>gui/app/practice_dialog.py, gui/learn/learn_page.py, gui/learn/puzzle_text.py, gui/playtest/playtest_page.py, gui/workshop/workshop_page.py</extracomment>
        <translation>Начать</translation>
    </message>
    <message>
        <source>Not solved yet</source>
        <extracomment>gui/learn/lesson_page.py</extracomment>
        <translation>Ещё не решено</translation>
    </message>
    <message>
        <source>Go on, or take the move back.</source>
        <extracomment>gui/learn/lesson_text.py</extracomment>
        <translation>Продолжайте или верните ход.</translation>
    </message>
    <message>
        <source>Left out because you already know them: {numbers}. Click a number to see it anyway.</source>
        <extracomment>gui/learn/lesson_text.py</extracomment>
        <translation>Пропущены, потому что вы это уже знаете: {numbers}. Щёлкните по номеру, чтобы всё же посмотреть.</translation>
    </message>
    <message>
        <source>The signs: {pieces}. Rest the pointer on a piece to see how it moves.</source>
        <extracomment>gui/play/game_messages.py</extracomment>
        <translation>Знаки: {pieces}. Задержите указатель на фигуре, чтобы увидеть, как она ходит.</translation>
    </message>
    <message>
        <source>A position may occur any number of times.</source>
        <extracomment>gui/rulebook/ends.py</extracomment>
        <translation>Позиция может повторяться сколько угодно раз.</translation>
    </message>
    <message>
        <source>When the same position occurs {count} times, the player to move loses.</source>
        <extracomment>gui/rulebook/ends.py</extracomment>
        <translation>Когда та же позиция возникает в {count}-й раз, проигрывает тот, чей ход.</translation>
    </message>
    <message>
        <source>When the same position occurs {count} times, the game is drawn.</source>
        <extracomment>gui/rulebook/ends.py</extracomment>
        <translation>Когда та же позиция возникает в {count}-й раз, партия заканчивается вничью.</translation>
    </message>
    <message>
        <source>There are no draws, not even by agreement.</source>
        <extracomment>gui/rulebook/ends.py</extracomment>
        <translation>Ничьих нет, даже по соглашению.</translation>
    </message>
    <message>
        <source>Moves of these pieces are written without a letter: {pieces}.</source>
        <extracomment>gui/rulebook/generated.py</extracomment>
        <translation>Ходы этих фигур записываются без буквы: {pieces}.</translation>
    </message>
    <message>
        <source>Captured pieces go to the captor&apos;s hand.</source>
        <extracomment>gui/rulebook/generated.py</extracomment>
        <translation>Взятые фигуры переходят в руку взявшего.</translation>
    </message>
    <message>
        <source>Their rules are the same.</source>
        <extracomment>gui/rulebook/generated.py</extracomment>
        <translation>Правила одинаковы.</translation>
    </message>
    <message>
        <source>Save as a web page…</source>
        <extracomment>gui/rulebook/rules_window.py</extracomment>
        <translation>Сохранить как HTML…</translation>
    </message>
    <message>
        <source>&amp;Workshop…</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>Мастерска&amp;я…</translation>
    </message>
    <message>
        <source>Save the draft</source>
        <extracomment>gui/storage/drafts.py</extracomment>
        <translation>Сохранить черновик</translation>
    </message>
    <message>
        <source>The disk is slow to save the draft; you can carry on.</source>
        <extracomment>gui/storage/drafts.py</extracomment>
        <translation>Диск медленно сохраняет черновик; можно продолжать.</translation>
    </message>
    <message>
        <source>The draft cannot be saved at the moment ({why}); you can carry on.</source>
        <extracomment>gui/storage/drafts.py</extracomment>
        <translation>Сейчас черновик не удаётся сохранить ({why}); можно продолжать.</translation>
    </message>
    <message>
        <source>Saving the draft… The disk is slow. If you leave now, unsaved changes are lost.</source>
        <extracomment>gui/storage/drafts.py</extracomment>
        <translation>Черновик сохраняется… Диск медленный. Если выйти сейчас, несохранённые изменения пропадут.</translation>
    </message>
    <message>
        <source>This draft is not completely saved. If you leave now, unsaved changes are lost.</source>
        <extracomment>gui/storage/drafts.py</extracomment>
        <translation>Черновик сохранён не полностью. Если выйти сейчас, остальное пропадёт.</translation>
    </message>
    <message>
        <source>The draft is on the clipboard.</source>
        <extracomment>gui/storage/drafts.py</extracomment>
        <translation>Черновик в буфере обмена.</translation>
    </message>
    <message>
        <source>Your own games cannot be read: {why}.</source>
        <extracomment>gui/storage/own_games.py</extracomment>
        <translation>Не удаётся прочесть ваши игры: {why}.</translation>
    </message>
    <message>
        <source>Your own games cannot be saved: {why}.</source>
        <extracomment>gui/storage/own_games.py</extracomment>
        <translation>Не удаётся сохранить ваши игры: {why}.</translation>
    </message>
    <message>
        <source>{jump}, repeated in the same direction over empty squares</source>
        <extracomment>gui/words/movement.py</extracomment>
        <translation>{jump}, и дальше тем же прыжком через пустые поля</translation>
    </message>
    <message>
        <source>{jump}, up to {count} times in one direction over empty squares</source>
        <extracomment>gui/words/movement.py</extracomment>
        <translation>{jump}, до {count} раз в одном направлении через пустые поля</translation>
    </message>
    <message>
        <source>{jump}, unless a piece in its way blocks it</source>
        <extracomment>gui/words/movement.py</extracomment>
        <translation>{jump}, если на пути не мешает фигура</translation>
    </message>
    <message>
        <source>{jump}: {squares}</source>
        <comment>a jump, and where it leads</comment>
        <extracomment>gui/words/movement.py</extracomment>
        <translation>{jump}: {squares}</translation>
    </message>
    <message>
        <source>Moves {how} over one piece.</source>
        <extracomment>gui/words/movement.py</extracomment>
        <translation>Ходит через одну фигуру {how}.</translation>
    </message>
    <message>
        <source>Moves and captures {how} over one piece.</source>
        <extracomment>gui/words/movement.py</extracomment>
        <translation>Ходит и берёт через одну фигуру {how}.</translation>
    </message>
    <message>
        <source>to the left</source>
        <extracomment>gui/words/movement.py</extracomment>
        <translation>влево</translation>
    </message>
    <message>
        <source>to the right</source>
        <extracomment>gui/words/movement.py</extracomment>
        <translation>вправо</translation>
    </message>
    <message>
        <source>diagonally forward to the left</source>
        <extracomment>gui/words/movement.py</extracomment>
        <translation>по диагонали вперёд-влево</translation>
    </message>
    <message>
        <source>diagonally forward to the right</source>
        <extracomment>gui/words/movement.py</extracomment>
        <translation>по диагонали вперёд-вправо</translation>
    </message>
    <message>
        <source>diagonally back to the left</source>
        <extracomment>gui/words/movement.py</extracomment>
        <translation>по диагонали назад-влево</translation>
    </message>
    <message>
        <source>diagonally back to the right</source>
        <extracomment>gui/words/movement.py</extracomment>
        <translation>по диагонали назад-вправо</translation>
    </message>
    <message>
        <source>with a jump of three squares straight</source>
        <extracomment>gui/words/movement.py</extracomment>
        <translation>прыжком на три поля по прямой</translation>
    </message>
    <message>
        <source>with a jump of three squares and one to the side</source>
        <extracomment>gui/words/movement.py</extracomment>
        <translation>прыжком на три поля и одно в сторону</translation>
    </message>
    <message>
        <source>with a jump of three squares and two to the side</source>
        <extracomment>gui/words/movement.py</extracomment>
        <translation>прыжком на три поля и два в сторону</translation>
    </message>
    <message>
        <source>with a jump of three squares diagonally</source>
        <extracomment>gui/words/movement.py</extracomment>
        <translation>прыжком на три поля по диагонали</translation>
    </message>
    <message>
        <source>{number} forward</source>
        <comment>squares</comment>
        <extracomment>gui/words/movement.py</extracomment>
        <translation>{number} вперёд</translation>
    </message>
    <message>
        <source>{number} back</source>
        <comment>squares</comment>
        <extracomment>gui/words/movement.py</extracomment>
        <translation>{number} назад</translation>
    </message>
    <message>
        <source>{number} to the left</source>
        <comment>squares</comment>
        <extracomment>gui/words/movement.py</extracomment>
        <translation>{number} влево</translation>
    </message>
    <message>
        <source>{number} to the right</source>
        <comment>squares</comment>
        <extracomment>gui/words/movement.py</extracomment>
        <translation>{number} вправо</translation>
    </message>
    <message>
        <source>Moves like the king in shogi.</source>
        <extracomment>gui/words/movement.py</extracomment>
        <translation>Ходит как король в сёги.</translation>
    </message>
    <message>
        <source>Moves like the rook in shogi.</source>
        <extracomment>gui/words/movement.py</extracomment>
        <translation>Ходит как ладья в сёги.</translation>
    </message>
    <message>
        <source>Moves like the bishop in shogi.</source>
        <extracomment>gui/words/movement.py</extracomment>
        <translation>Ходит как слон в сёги.</translation>
    </message>
    <message>
        <source>Moves like the promoted rook in shogi.</source>
        <extracomment>gui/words/movement.py</extracomment>
        <translation>Ходит как превращённая ладья в сёги.</translation>
    </message>
    <message>
        <source>Moves like the promoted bishop in shogi.</source>
        <extracomment>gui/words/movement.py</extracomment>
        <translation>Ходит как превращённый слон в сёги.</translation>
    </message>
    <message>
        <source>Moves like the chariot in xiangqi.</source>
        <extracomment>gui/words/movement.py</extracomment>
        <translation>Ходит как колесница в сянци.</translation>
    </message>
    <message>
        <source>Moves like the horse in xiangqi.</source>
        <extracomment>gui/words/movement.py</extracomment>
        <translation>Ходит как конь в сянци.</translation>
    </message>
    <message>
        <source>From a definition for Fairy-Stockfish.</source>
        <extracomment>gui/words/naming.py</extracomment>
        <translation>Из определения для Fairy-Stockfish.</translation>
    </message>
    <message>
        <source>arrival</source>
        <comment>how a game ends</comment>
        <extracomment>gui/words/naming.py</extracomment>
        <translation>достижение цели</translation>
    </message>
    <message>
        <source>{winner} has reached the goal.</source>
        <extracomment>gui/words/naming.py</extracomment>
        <translation>{winner:Nom} {winner:=достиг|достигли|достигли} цели.</translation>
    </message>
    <message>
        <source>Promoted {piece}</source>
        <extracomment>gui/words/naming.py, gui/workshop/piece_panel.py</extracomment>
        <translation>{piece} (после превращения)</translation>
    </message>
    <message>
        <source>The position has occurred {count:,} times.</source>
        <extracomment>gui/words/outcome_text.py</extracomment>
        <translation>Позиция возникла в {count:,}-й раз.</translation>
    </message>
    <message>
        <source>With this move, the position would have occurred {count:,} times.</source>
        <extracomment>gui/words/outcome_text.py</extracomment>
        <translation>После этого хода позиция возникла бы в {count:,}-й раз.</translation>
    </message>
    <message numerus="yes">
        <source>In {count:,} moves of each player there was no capture, drop, promotion or pawn move.</source>
        <extracomment>gui/words/outcome_text.py</extracomment>
        <translation>
            <numerusform>За {count:,} ход каждого игрока не было ни взятия, ни сброса, ни превращения, ни хода пешкой.</numerusform>
            <numerusform>За {count:,} хода каждого игрока не было ни взятия, ни сброса, ни превращения, ни хода пешкой.</numerusform>
            <numerusform>За {count:,} ходов каждого игрока не было ни взятия, ни сброса, ни превращения, ни хода пешкой.</numerusform>
        </translation>
    </message>
    <message>
        <source>The position has occurred for the second time.</source>
        <extracomment>gui/words/outcome_text.py</extracomment>
        <translation>Позиция возникла во второй раз.</translation>
    </message>
    <message>
        <source>This would be the second time that this position occurs.</source>
        <extracomment>gui/words/outcome_text.py</extracomment>
        <translation>Эта позиция возникла бы во второй раз.</translation>
    </message>
    <message>
        <source>Too long without progress</source>
        <extracomment>gui/words/outcome_text.py</extracomment>
        <translation>Слишком долго без продвижения</translation>
    </message>
    <message>
        <source>{player} would win the game.</source>
        <extracomment>gui/words/outcome_text.py</extracomment>
        <translation>{player:Nom} {player:=выиграл|выиграли|выиграли} бы партию.</translation>
    </message>
    <message>
        <source>{player} would lose the game.</source>
        <extracomment>gui/words/outcome_text.py</extracomment>
        <translation>{player:Nom} {player:=проиграл|проиграли|проиграли} бы партию.</translation>
    </message>
    <message>
        <source>{where}, instead: {moves}</source>
        <extracomment>gui/words/piece_notes.py</extracomment>
        <translation>{where} — иначе. {moves}</translation>
    </message>
    <message>
        <source>Its whole path must be {where}.</source>
        <extracomment>gui/words/piece_notes.py</extracomment>
        <translation>Весь путь должен проходить {where}.</translation>
    </message>
    <message>
        <source>{piece} (promoted)</source>
        <extracomment>gui/words/piece_notes.py</extracomment>
        <translation>{piece} (после превращения)</translation>
    </message>
    <message>
        <source>Cannot be dropped on a file with {number} pieces of this kind of the same player on {zone}.</source>
        <extracomment>gui/words/piece_notes.py</extracomment>
        <translation>Нельзя сбросить на вертикаль, где в зоне «{zone}» уже не меньше {number} своих фигур этого вида.</translation>
    </message>
    <message>
        <source>It also attacks the other king, and nothing else, like this:</source>
        <extracomment>gui/words/piece_notes.py</extracomment>
        <translation>Короля противника, и только его, бьёт ещё и так:</translation>
    </message>
    <message>
        <source>Coming from outside, it ends its move where it enters {zone}, and attacks nothing beyond.</source>
        <extracomment>gui/words/piece_notes.py</extracomment>
        <translation>Придя извне, заканчивает ход на первом же поле зоны «{zone}» и не бьёт ничего за ним.</translation>
    </message>
    <message>
        <source>Never moves out of {zone}.</source>
        <extracomment>gui/words/piece_notes.py</extracomment>
        <translation>Никогда не покидает зону «{zone}».</translation>
    </message>
    <message>
        <source>A piece that is alone there must not be attacked.</source>
        <extracomment>gui/words/piece_notes.py</extracomment>
        <translation>Если там стоит только одна такая фигура, она не должна быть под ударом.</translation>
    </message>
    <message>
        <source>May become {piece} by a move that ends on {zone}, and must on {part}.</source>
        <extracomment>gui/words/piece_notes.py</extracomment>
        <translation>Может стать {piece} ходом, который заканчивается в зоне «{zone}»; превращение обязательно в зоне «{part}».</translation>
    </message>
    <message>
        <source>Not possible while its side already has {number} of these on the board: {pieces}.</source>
        <extracomment>gui/words/piece_notes.py</extracomment>
        <translation>Нельзя выбрать, пока у своей стороны их на доске уже {number}: {pieces}.</translation>
    </message>
    <message>
        <source>May not give check when dropped.</source>
        <extracomment>gui/words/piece_notes.py</extracomment>
        <translation>Сбросом нельзя дать шах.</translation>
    </message>
    <message>
        <source>Cannot be dropped on a file with {number} pieces of this kind of the same player.</source>
        <extracomment>gui/words/piece_notes.py</extracomment>
        <translation>Нельзя сбросить на вертикаль, где уже не меньше {number} своих фигур этого вида.</translation>
    </message>
    <message>
        <source>It cannot move from there.</source>
        <extracomment>gui/words/piece_notes.py</extracomment>
        <translation>Уйти оттуда нельзя.</translation>
    </message>
    <message>
        <source>May become {piece} by a move that starts on {zone}.</source>
        <extracomment>gui/words/piece_notes.py</extracomment>
        <translation>Может стать {piece} ходом, который начинается в зоне «{zone}».</translation>
    </message>
    <message>
        <source>May become {piece} by a move that ends on {zone}.</source>
        <extracomment>gui/words/piece_notes.py</extracomment>
        <translation>Может стать {piece} ходом, который заканчивается в зоне «{zone}».</translation>
    </message>
    <message>
        <source>Always becomes {piece} by a move that starts on {zone}.</source>
        <extracomment>gui/words/piece_notes.py</extracomment>
        <translation>Всегда становится {piece} ходом, который начинается в зоне «{zone}».</translation>
    </message>
    <message>
        <source>The choice before the first move: on the files {files} stand {pieces}.</source>
        <extracomment>gui/words/shown_moves.py</extracomment>
        <translation>Выбор перед первым ходом: на вертикалях {files} стоят {pieces}.</translation>
    </message>
    <message>
        <source>+ before a letter marks a promoted piece: {sign} is the {piece}.</source>
        <extracomment>gui/words/shown_moves.py</extracomment>
        <translation>+ перед буквой — превращённая фигура: {sign} — {piece}.</translation>
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
        <translation>все поля</translation>
    </message>
    <message>
        <source>all squares except {squares}</source>
        <extracomment>gui/words/zone_words.py</extracomment>
        <translation>все поля, кроме {squares}</translation>
    </message>
    <message>
        <source>{part} squares of {zone}</source>
        <extracomment>gui/words/zone_words.py</extracomment>
        <translation>{part} ({zone})</translation>
    </message>
    <message>
        <source>Saved. The game is among your own games on the start page.</source>
        <extracomment>gui/workshop/draft_commands.py</extracomment>
        <translation>Сохранено. Игра — среди ваших игр на главной странице.</translation>
    </message>
    <message>
        <source>There is already a game called {title}. This becomes its newest version; the older one is kept.</source>
        <extracomment>gui/workshop/draft_commands.py</extracomment>
        <translation>Игра с названием «{title}» уже есть. Эта станет её новейшей версией; прежняя сохранится.</translation>
    </message>
    <message>
        <source>Add a version</source>
        <extracomment>gui/workshop/draft_commands.py</extracomment>
        <translation>Добавить версию</translation>
    </message>
    <message>
        <source>Add a piece</source>
        <extracomment>gui/workshop/draft_page.py</extracomment>
        <translation>Добавить фигуру</translation>
    </message>
    <message>
        <source>Workshop</source>
        <extracomment>gui/workshop/draft_page.py, gui/workshop/workshop_page.py</extracomment>
        <translation>Мастерская</translation>
    </message>
    <message>
        <source>Redo</source>
        <extracomment>gui/workshop/draft_page.py</extracomment>
        <translation>Повторить</translation>
    </message>
    <message>
        <source>Try it</source>
        <extracomment>gui/workshop/draft_page.py</extracomment>
        <translation>Попробовать</translation>
    </message>
    <message>
        <source>Save</source>
        <extracomment>gui/workshop/draft_page.py</extracomment>
        <translation>Сохранить</translation>
    </message>
    <message>
        <source>Rules page</source>
        <extracomment>gui/workshop/draft_page.py</extracomment>
        <translation>Страница правил</translation>
    </message>
    <message>
        <source>Export</source>
        <extracomment>gui/workshop/draft_page.py</extracomment>
        <translation>Экспорт</translation>
    </message>
    <message>
        <source>Sections</source>
        <extracomment>gui/workshop/draft_page.py</extracomment>
        <translation>Разделы</translation>
    </message>
    <message>
        <source>New piece</source>
        <extracomment>gui/workshop/draft_page.py</extracomment>
        <translation>Новая фигура</translation>
    </message>
    <message>
        <source>As a file…</source>
        <extracomment>gui/workshop/draft_page.py</extracomment>
        <translation>В файл…</translation>
    </message>
    <message>
        <source>For Fairy-Stockfish…</source>
        <extracomment>gui/workshop/draft_page.py</extracomment>
        <translation>Для Fairy-Stockfish…</translation>
    </message>
    <message>
        <source>Copy the text</source>
        <extracomment>gui/workshop/draft_page.py</extracomment>
        <translation>Копировать текст</translation>
    </message>
    <message>
        <source>Paint</source>
        <comment>squares on a board</comment>
        <extracomment>gui/workshop/draft_fields.py</extracomment>
        <translation>Закрасить</translation>
    </message>
    <message>
        <source>Choose the squares on the board: {field}</source>
        <extracomment>gui/workshop/draft_fields.py</extracomment>
        <translation>Выбрать поля на доске: {field}</translation>
    </message>
    <message>
        <source>Click the squares the piece steps or jumps to. Click a square again to remove it.</source>
        <extracomment>gui/workshop/mover_board.py</extracomment>
        <translation>Щёлкайте по полям, на которые фигура ходит или прыгает. Повторный щелчок убирает поле.</translation>
    </message>
    <message>
        <source>Click how far the piece slides. A click at the edge means any distance.</source>
        <extracomment>gui/workshop/mover_board.py</extracomment>
        <translation>Щёлкните там, докуда скользит фигура. Щелчок у края означает любое расстояние.</translation>
    </message>
    <message>
        <source>Click how far the piece goes after jumping over exactly one piece, like the cannon of xiangqi.</source>
        <extracomment>gui/workshop/mover_board.py</extracomment>
        <translation>Щёлкните, как далеко идёт фигура, перепрыгнув ровно через одну фигуру, как пушка в сянци.</translation>
    </message>
    <message>
        <source>Click the squares it jumps to unless a piece is in its way, like the horse of xiangqi.</source>
        <extracomment>gui/workshop/mover_board.py</extracomment>
        <translation>Щёлкайте по полям, на которые она прыгает, если на пути нет фигуры, как конь в сянци.</translation>
    </message>
    <message>
        <source>moves and captures</source>
        <extracomment>gui/workshop/mover_board.py</extracomment>
        <translation>ходит и берёт</translation>
    </message>
    <message>
        <source>moves</source>
        <extracomment>gui/workshop/mover_board.py</extracomment>
        <translation>ходит</translation>
    </message>
    <message>
        <source>captures</source>
        <extracomment>gui/workshop/mover_board.py</extracomment>
        <translation>берёт</translation>
    </message>
    <message>
        <source>moves and captures over a piece</source>
        <extracomment>gui/workshop/mover_board.py</extracomment>
        <translation>ходит и берёт через фигуру</translation>
    </message>
    <message>
        <source>moves over a piece</source>
        <extracomment>gui/workshop/mover_board.py</extracomment>
        <translation>ходит через фигуру</translation>
    </message>
    <message>
        <source>captures over a piece</source>
        <extracomment>gui/workshop/mover_board.py</extracomment>
        <translation>берёт через фигуру</translation>
    </message>
    <message>
        <source>moves and captures unless blocked</source>
        <extracomment>gui/workshop/mover_board.py</extracomment>
        <translation>ходит и берёт, если путь свободен</translation>
    </message>
    <message>
        <source>moves unless blocked</source>
        <extracomment>gui/workshop/mover_board.py</extracomment>
        <translation>ходит, если путь свободен</translation>
    </message>
    <message>
        <source>captures unless blocked</source>
        <extracomment>gui/workshop/mover_board.py</extracomment>
        <translation>берёт, если путь свободен</translation>
    </message>
    <message>
        <source>{count} forward</source>
        <extracomment>gui/workshop/mover_board.py</extracomment>
        <translation>вперёд {count}</translation>
    </message>
    <message>
        <source>{count} back</source>
        <extracomment>gui/workshop/mover_board.py</extracomment>
        <translation>назад {count}</translation>
    </message>
    <message>
        <source>{count} left</source>
        <extracomment>gui/workshop/mover_board.py</extracomment>
        <translation>влево {count}</translation>
    </message>
    <message>
        <source>{count} right</source>
        <extracomment>gui/workshop/mover_board.py</extracomment>
        <translation>вправо {count}</translation>
    </message>
    <message>
        <source>the piece</source>
        <extracomment>gui/workshop/mover_board.py</extracomment>
        <translation>фигура</translation>
    </message>
    <message>
        <source>not reached</source>
        <extracomment>gui/workshop/mover_board.py</extracomment>
        <translation>недостижимо</translation>
    </message>
    <message>
        <source>Step or jump</source>
        <extracomment>gui/workshop/mover_board.py</extracomment>
        <translation>Шаг или прыжок</translation>
    </message>
    <message>
        <source>Slide</source>
        <extracomment>gui/workshop/mover_board.py</extracomment>
        <translation>Скольжение</translation>
    </message>
    <message>
        <source>Over one piece</source>
        <extracomment>gui/workshop/mover_board.py</extracomment>
        <translation>Через одну фигуру</translation>
    </message>
    <message>
        <source>Blockable jump</source>
        <extracomment>gui/workshop/mover_board.py</extracomment>
        <translation>Хромой прыжок</translation>
    </message>
    <message>
        <source>Move and capture</source>
        <extracomment>gui/workshop/mover_board.py</extracomment>
        <translation>Ход и взятие</translation>
    </message>
    <message>
        <source>Move only</source>
        <extracomment>gui/workshop/mover_board.py</extracomment>
        <translation>Только ход</translation>
    </message>
    <message>
        <source>Capture only</source>
        <extracomment>gui/workshop/mover_board.py</extracomment>
        <translation>Только взятие</translation>
    </message>
    <message>
        <source>In all directions</source>
        <extracomment>gui/workshop/mover_board.py</extracomment>
        <translation>Во все стороны</translation>
    </message>
    <message>
        <source>Mirror left and right</source>
        <extracomment>gui/workshop/mover_board.py</extracomment>
        <translation>Зеркально</translation>
    </message>
    <message>
        <source>This square only</source>
        <extracomment>gui/workshop/mover_board.py</extracomment>
        <translation>Только это поле</translation>
    </message>
    <message>
        <source>Movement in Betza&apos;s notation</source>
        <extracomment>gui/workshop/mover_board.py</extracomment>
        <translation>Ход в нотации Бецы</translation>
    </message>
    <message>
        <source>W F: a step straight or diagonally. R B: slides. N: a knight&apos;s jump. f b l r: directions. m c: moves only, captures only.</source>
        <extracomment>gui/workshop/mover_board.py</extracomment>
        <translation>W F: шаг прямо или наискосок. R B: скольжение. N: ход коня. f b l r: направления. m c: только ход, только взятие.</translation>
    </message>
    <message>
        <source>How the piece moves</source>
        <extracomment>gui/workshop/mover_board.py</extracomment>
        <translation>Как ходит фигура</translation>
    </message>
    <message>
        <source>Tool</source>
        <extracomment>gui/workshop/mover_board.py</extracomment>
        <translation>Инструмент</translation>
    </message>
    <message>
        <source>A click means</source>
        <extracomment>gui/workshop/mover_board.py</extracomment>
        <translation>Щелчок означает</translation>
    </message>
    <message>
        <source>Symmetry</source>
        <extracomment>gui/workshop/mover_board.py</extracomment>
        <translation>Симметрия</translation>
    </message>
    <message>
        <source>King and rook move together. First put them where they start; squares are as the first player sees them.</source>
        <extracomment>gui/workshop/panels.py</extracomment>
        <translation>Король и ладья ходят одновременно. Сначала расставьте их; поля — как их видит первый игрок.</translation>
    </message>
    <message>
        <source>Before the first move, each player chooses the arrangement of some pieces on the first rank.</source>
        <extracomment>gui/workshop/panels.py</extracomment>
        <translation>Перед первым ходом каждый игрок выбирает, как стоят некоторые фигуры первой горизонтали.</translation>
    </message>
    <message>
        <source>A piece wins by arriving on certain squares, such as the king on the last rank.</source>
        <extracomment>gui/workshop/panels.py</extracomment>
        <translation>Фигура побеждает, достигнув некоторых полей, например король — последней горизонтали.</translation>
    </message>
    <message>
        <source>The game</source>
        <extracomment>gui/workshop/panels.py, gui/workshop/sections.py</extracomment>
        <translation>Игра</translation>
    </message>
    <message>
        <source>The board</source>
        <extracomment>gui/workshop/panels.py, gui/workshop/sections.py</extracomment>
        <translation>Доска</translation>
    </message>
    <message>
        <source>Ranks are added and removed in the middle, so that both players keep what is near them.</source>
        <extracomment>gui/workshop/panels.py</extracomment>
        <translation>Горизонтали прибавляются и убираются в середине, чтобы у обоих игроков сохранялось то, что рядом с ними.</translation>
    </message>
    <message>
        <source>The king can castle</source>
        <extracomment>gui/workshop/panels.py</extracomment>
        <translation>Король может рокироваться</translation>
    </message>
    <message>
        <source>Add a castling</source>
        <extracomment>gui/workshop/panels.py</extracomment>
        <translation>Добавить рокировку</translation>
    </message>
    <message>
        <source>Choice before the game</source>
        <extracomment>gui/workshop/panels.py, gui/workshop/sections.py</extracomment>
        <translation>Выбор перед игрой</translation>
    </message>
    <message>
        <source>The players choose a setup</source>
        <extracomment>gui/workshop/panels.py</extracomment>
        <translation>Игроки выбирают расстановку</translation>
    </message>
    <message>
        <source>Add a choice</source>
        <extracomment>gui/workshop/panels.py</extracomment>
        <translation>Добавить вариант</translation>
    </message>
    <message>
        <source>As it is</source>
        <extracomment>gui/workshop/panels.py</extracomment>
        <translation>Как стоит</translation>
    </message>
    <message>
        <source>Swapped</source>
        <extracomment>gui/workshop/panels.py</extracomment>
        <translation>Наоборот</translation>
    </message>
    <message>
        <source>How it ends</source>
        <extracomment>gui/workshop/panels.py, gui/workshop/sections.py</extracomment>
        <translation>Как заканчивается</translation>
    </message>
    <message>
        <source>A player can win by arrival</source>
        <extracomment>gui/workshop/panels.py</extracomment>
        <translation>Можно победить, достигнув цели</translation>
    </message>
    <message>
        <source>Files, from left to right</source>
        <extracomment>gui/workshop/panels.py</extracomment>
        <translation>Вертикали, слева направо</translation>
    </message>
    <message>
        <source>Ranks, from bottom to top</source>
        <extracomment>gui/workshop/panels.py</extracomment>
        <translation>Горизонтали, снизу вверх</translation>
    </message>
    <message>
        <source>Choose where these pieces start.</source>
        <extracomment>gui/workshop/panels.py</extracomment>
        <translation>Выберите, где начинают эти фигуры.</translation>
    </message>
    <message>
        <source>It promotes to</source>
        <extracomment>gui/workshop/piece_panel.py</extracomment>
        <translation>Превращается в</translation>
    </message>
    <message>
        <source>If there are several, the player chooses.</source>
        <extracomment>gui/workshop/piece_panel.py</extracomment>
        <translation>Если их несколько, игрок выбирает.</translation>
    </message>
    <message>
        <source>Letter</source>
        <extracomment>gui/workshop/piece_panel.py</extracomment>
        <translation>Буква</translation>
    </message>
    <message>
        <source>It becomes another piece on the far ranks or elsewhere.</source>
        <extracomment>gui/workshop/piece_panel.py</extracomment>
        <translation>На дальних горизонталях или в другом месте становится другой фигурой.</translation>
    </message>
    <message>
        <source>These pieces are never dropped: {pieces}.</source>
        <extracomment>gui/rulebook/generated.py</extracomment>
        <translation>Эти фигуры никогда не сбрасываются: {pieces}.</translation>
    </message>
    <message>
        <source># marks mate.</source>
        <extracomment>gui/rulebook/generated.py</extracomment>
        <translation># — мат.</translation>
    </message>
    <message>
        <source># also marks a move that wins by arriving.</source>
        <extracomment>gui/rulebook/generated.py</extracomment>
        <translation># означает и ход, который выигрывает достижением цели.</translation>
    </message>
    <message>
        <source>A move is written with -, a capture with x.</source>
        <extracomment>gui/rulebook/generated.py</extracomment>
        <translation>Ход записывается знаком -, взятие — x.</translation>
    </message>
    <message>
        <source>The player chooses the new piece.</source>
        <extracomment>gui/rulebook/generated.py</extracomment>
        <translation>Игрок выбирает новую фигуру.</translation>
    </message>
    <message>
        <source>x marks a capture, @ a drop and # mate.</source>
        <extracomment>gui/rulebook/generated.py</extracomment>
        <translation>x — взятие, @ — сброс, # — мат.</translation>
    </message>
    <message>
        <source>x marks a capture and # mate.</source>
        <extracomment>gui/rulebook/generated.py</extracomment>
        <translation>x — взятие, # — мат.</translation>
    </message>
    <message>
        <source>A file is in the place of a folder</source>
        <extracomment>gui/storage/reasons.py</extracomment>
        <translation>на месте папки находится файл</translation>
    </message>
    <message>
        <source>The two kings may not face each other on an open file.</source>
        <extracomment>gui/words/piece_notes.py</extracomment>
        <translation>Короли не могут стоять друг против друга на открытой вертикали.</translation>
    </message>
    <message>
        <source>A move that must promote but cannot is made without promotion.</source>
        <extracomment>gui/words/piece_notes.py</extracomment>
        <translation>Ход, при котором превращение обязательно, но невозможно, делается без превращения.</translation>
    </message>
    <message>
        <source>A drop there wins too.</source>
        <extracomment>gui/words/piece_notes.py</extracomment>
        <translation>Сброс туда тоже побеждает.</translation>
    </message>
    <message>
        <source>A move that must promote but cannot is illegal.</source>
        <extracomment>gui/words/piece_notes.py</extracomment>
        <translation>Ход, при котором превращение обязательно, но невозможно, запрещён.</translation>
    </message>
    <message>
        <source>Cannot be dropped while its side has {number} on the board.</source>
        <extracomment>gui/words/piece_notes.py</extracomment>
        <translation>Нельзя сбросить, пока у своей стороны их на доске {number}.</translation>
    </message>
    <message>
        <source>When captured, it goes to the captor&apos;s hand and can be put on the board instead of a move.</source>
        <extracomment>gui/workshop/piece_panel.py</extracomment>
        <translation>Взятая, она попадает в руку взявшего, который может выставить её вместо хода.</translation>
    </message>
    <message>
        <source>Make it the royal piece</source>
        <extracomment>gui/workshop/piece_panel.py</extracomment>
        <translation>Сделать королевской фигурой</translation>
    </message>
    <message>
        <source>The royal piece is the one that can be checkmated. Each side has one.</source>
        <extracomment>gui/workshop/piece_panel.py</extracomment>
        <translation>Королевская фигура — та, которой ставят мат. У каждой стороны она одна.</translation>
    </message>
    <message>
        <source>Remove the piece</source>
        <extracomment>gui/workshop/piece_panel.py</extracomment>
        <translation>Удалить фигуру</translation>
    </message>
    <message>
        <source>Where it moves like this</source>
        <extracomment>gui/workshop/piece_panel.py</extracomment>
        <translation>Где она так ходит</translation>
    </message>
    <message>
        <source>A capital letter that no other piece has.</source>
        <extracomment>gui/workshop/piece_panel.py</extracomment>
        <translation>Заглавная буква, которой нет у других фигур.</translation>
    </message>
    <message>
        <source>It promotes</source>
        <extracomment>gui/workshop/piece_panel.py</extracomment>
        <translation>Превращается</translation>
    </message>
    <message>
        <source>Add the other side of the piece</source>
        <extracomment>gui/workshop/piece_panel.py</extracomment>
        <translation>Добавить другую сторону фигуры</translation>
    </message>
    <message>
        <source>A separate piece that this one turns into, as in shogi.</source>
        <extracomment>gui/workshop/piece_panel.py</extracomment>
        <translation>Отдельная фигура, в которую превращается эта, как в сёги.</translation>
    </message>
    <message>
        <source>It can be dropped</source>
        <extracomment>gui/workshop/piece_panel.py</extracomment>
        <translation>Её можно сбрасывать</translation>
    </message>
    <message>
        <source>For example, a pawn&apos;s double step from the second rank.</source>
        <extracomment>gui/workshop/piece_panel.py</extracomment>
        <translation>Например, двойной ход пешки со второй горизонтали.</translation>
    </message>
    <message>
        <source>Add moves on some squares</source>
        <extracomment>gui/workshop/piece_panel.py</extracomment>
        <translation>Добавить ходы на некоторых полях</translation>
    </message>
    <message>
        <source>Everywhere</source>
        <extracomment>gui/workshop/piece_panel.py</extracomment>
        <translation>Везде</translation>
    </message>
    <message>
        <source>On {squares}</source>
        <extracomment>gui/workshop/piece_panel.py</extracomment>
        <translation>На {squares}</translation>
    </message>
    <message>
        <source>How it moves</source>
        <extracomment>gui/workshop/piece_panel.py</extracomment>
        <translation>Как ходит</translation>
    </message>
    <message>
        <source>Moves on some squares only</source>
        <extracomment>gui/workshop/piece_panel.py</extracomment>
        <translation>Ходы только на некоторых полях</translation>
    </message>
    <message>
        <source>Special rules</source>
        <extracomment>gui/workshop/piece_panel.py</extracomment>
        <translation>Особые правила</translation>
    </message>
    <message>
        <source>{section}, incomplete</source>
        <extracomment>gui/workshop/sections.py</extracomment>
        <translation>{section}, не готово</translation>
    </message>
    <message>
        <source>Name of the game</source>
        <extracomment>gui/workshop/specs.py, gui/workshop/workshop_page.py</extracomment>
        <translation>Название игры</translation>
    </message>
    <message>
        <source>Name in its own script</source>
        <extracomment>gui/workshop/specs.py</extracomment>
        <translation>Название в оригинальном написании</translation>
    </message>
    <message>
        <source>In one sentence</source>
        <extracomment>gui/workshop/specs.py</extracomment>
        <translation>Одной фразой</translation>
    </message>
    <message>
        <source>Shown beside the game.</source>
        <extracomment>gui/workshop/specs.py</extracomment>
        <translation>Показывается рядом с игрой.</translation>
    </message>
    <message>
        <source>Name in files</source>
        <extracomment>gui/workshop/specs.py</extracomment>
        <translation>Имя в файлах</translation>
    </message>
    <message>
        <source>Lower-case letters, digits and hyphens. It follows the name of the game until you change it.</source>
        <extracomment>gui/workshop/specs.py</extracomment>
        <translation>Строчные буквы, цифры и дефисы. Следует за названием игры, пока вы его не измените.</translation>
    </message>
    <message>
        <source>Holes</source>
        <extracomment>gui/workshop/specs.py</extracomment>
        <translation>Дыры</translation>
    </message>
    <message>
        <source>Squares that the board lacks, such as a lake. Paint them.</source>
        <extracomment>gui/workshop/specs.py</extracomment>
        <translation>Поля, которых у доски нет, например озеро. Закрасьте их.</translation>
    </message>
    <message>
        <source>Squares of two colours</source>
        <extracomment>gui/workshop/specs.py</extracomment>
        <translation>Поля двух цветов</translation>
    </message>
    <message>
        <source>Palace</source>
        <extracomment>gui/workshop/specs.py</extracomment>
        <translation>Дворец</translation>
    </message>
    <message>
        <source>A region of each side that is outlined. Pieces can be confined to it, or move differently there.</source>
        <extracomment>gui/workshop/specs.py</extracomment>
        <translation>Обведённая область каждой стороны. Фигуры могут не покидать её или ходить в ней иначе.</translation>
    </message>
    <message>
        <source>Name of the palace</source>
        <extracomment>gui/workshop/specs.py</extracomment>
        <translation>Название дворца</translation>
    </message>
    <message>
        <source>Marked by a line</source>
        <extracomment>gui/workshop/specs.py</extracomment>
        <translation>Отмечено линией</translation>
    </message>
    <message>
        <source>Usually where pieces promote.</source>
        <extracomment>gui/workshop/specs.py</extracomment>
        <translation>Обычно там, где фигуры превращаются.</translation>
    </message>
    <message>
        <source>Name</source>
        <extracomment>gui/workshop/specs.py</extracomment>
        <translation>Название</translation>
    </message>
    <message>
        <source>Sign</source>
        <extracomment>gui/workshop/specs.py</extracomment>
        <translation>Знак</translation>
    </message>
    <message>
        <source>A sign from another script, if it has one. May be empty.</source>
        <extracomment>gui/workshop/specs.py</extracomment>
        <translation>Знак другой письменности, если он есть. Можно оставить пустым.</translation>
    </message>
    <message>
        <source>When captured, it becomes</source>
        <extracomment>gui/workshop/specs.py</extracomment>
        <translation>После взятия</translation>
    </message>
    <message>
        <source>What the captor gets in hand. A piece out of the game never comes back.</source>
        <extracomment>gui/workshop/specs.py</extracomment>
        <translation>Что получает в руку взявший. Выбывшее из игры не возвращается.</translation>
    </message>
    <message>
        <source>Squares for drops</source>
        <extracomment>gui/workshop/specs.py</extracomment>
        <translation>Поля для сброса</translation>
    </message>
    <message>
        <source>A drop puts a captured piece from the hand on an empty square.</source>
        <extracomment>gui/workshop/specs.py</extracomment>
        <translation>Сброс ставит взятую фигуру из руки на пустое поле.</translation>
    </message>
    <message>
        <source>A drop may give checkmate</source>
        <extracomment>gui/workshop/specs.py</extracomment>
        <translation>Сброс может дать мат</translation>
    </message>
    <message>
        <source>A drop may give check</source>
        <extracomment>gui/workshop/specs.py</extracomment>
        <translation>Сброс может дать шах</translation>
    </message>
    <message>
        <source>Not on a file with another</source>
        <extracomment>gui/workshop/specs.py</extracomment>
        <translation>Не на вертикаль с другой такой</translation>
    </message>
    <message>
        <source>It cannot be dropped on a file where its player has a piece of this kind on these squares.</source>
        <extracomment>gui/workshop/specs.py</extracomment>
        <translation>Нельзя сбросить на вертикаль, где на этих полях есть своя фигура этого вида.</translation>
    </message>
    <message>
        <source>It must promote on arriving at</source>
        <extracomment>gui/workshop/specs.py</extracomment>
        <translation>Обязана превратиться, придя на</translation>
    </message>
    <message>
        <source>It may promote on arriving at</source>
        <extracomment>gui/workshop/specs.py</extracomment>
        <translation>Может превратиться, придя на</translation>
    </message>
    <message>
        <source>It must promote on leaving</source>
        <extracomment>gui/workshop/specs.py</extracomment>
        <translation>Обязана превратиться, уходя с</translation>
    </message>
    <message>
        <source>It may promote on leaving</source>
        <extracomment>gui/workshop/specs.py</extracomment>
        <translation>Может превратиться, уходя с</translation>
    </message>
    <message>
        <source>On these squares</source>
        <extracomment>gui/workshop/specs.py</extracomment>
        <translation>На этих полях</translation>
    </message>
    <message>
        <source>It also moves</source>
        <extracomment>gui/workshop/specs.py</extracomment>
        <translation>Ходит ещё и так</translation>
    </message>
    <message>
        <source>For example, fmR2: up to two squares forward.</source>
        <extracomment>gui/workshop/specs.py</extracomment>
        <translation>Например, fmR2: до двух полей вперёд.</translation>
    </message>
    <message>
        <source>Instead of its other moves</source>
        <extracomment>gui/workshop/specs.py</extracomment>
        <translation>Вместо других её ходов</translation>
    </message>
    <message>
        <source>On paths within</source>
        <extracomment>gui/workshop/specs.py</extracomment>
        <translation>По путям внутри</translation>
    </message>
    <message>
        <source>Counts as a pawn</source>
        <extracomment>gui/workshop/specs.py</extracomment>
        <translation>Считается пешкой</translation>
    </message>
    <message>
        <source>Its moves count as progress where a number of moves without progress draws the game.</source>
        <extracomment>gui/workshop/specs.py</extracomment>
        <translation>Её ходы считаются продвижением там, где число ходов без продвижения даёт ничью.</translation>
    </message>
    <message>
        <source>Can be captured en passant</source>
        <extracomment>gui/workshop/specs.py</extracomment>
        <translation>Можно взять на проходе</translation>
    </message>
    <message>
        <source>After a long move, pieces of its kind can capture it on a square it passed over.</source>
        <extracomment>gui/workshop/specs.py</extracomment>
        <translation>После длинного хода фигуры её вида могут взять её на пройденном поле.</translation>
    </message>
    <message>
        <source>Never leaves</source>
        <extracomment>gui/workshop/specs.py</extracomment>
        <translation>Никогда не покидает</translation>
    </message>
    <message>
        <source>Walls</source>
        <extracomment>gui/workshop/specs.py</extracomment>
        <translation>Стены</translation>
    </message>
    <message>
        <source>Slides from outside end where they enter these squares of the piece&apos;s own side.</source>
        <extracomment>gui/workshop/specs.py</extracomment>
        <translation>Скользя извне, фигура останавливается на первом из этих полей своей стороны.</translation>
    </message>
    <message>
        <source>Faces the other king</source>
        <extracomment>gui/workshop/specs.py</extracomment>
        <translation>Смотрит на другого короля</translation>
    </message>
    <message>
        <source>Movement that only attacks the other king, as in xiangqi: cR or fcR.</source>
        <extracomment>gui/workshop/specs.py</extracomment>
        <translation>Ход, который нападает только на другого короля, как в сянци: cR или fcR.</translation>
    </message>
    <message>
        <source>Never captures</source>
        <extracomment>gui/workshop/specs.py</extracomment>
        <translation>Никогда не берёт</translation>
    </message>
    <message>
        <source>Cannot hop over</source>
        <extracomment>gui/workshop/specs.py</extracomment>
        <translation>Не может перепрыгнуть</translation>
    </message>
    <message>
        <source>Maximum on the board</source>
        <extracomment>gui/workshop/specs.py</extracomment>
        <translation>Наибольшее число на доске</translation>
    </message>
    <message>
        <source>0: no limit.</source>
        <extracomment>gui/workshop/specs.py</extracomment>
        <translation>0: без ограничений.</translation>
    </message>
    <message>
        <source>Steps on after a capture</source>
        <extracomment>gui/workshop/specs.py</extracomment>
        <translation>Идёт дальше после взятия</translation>
    </message>
    <message>
        <source>After a capture on a neighbouring square, it may step once more; it may also pass.</source>
        <extracomment>gui/workshop/specs.py</extracomment>
        <translation>Взяв фигуру на соседнем поле, может сделать ещё шаг; может и пропустить ход.</translation>
    </message>
    <message>
        <source>Letter in written moves</source>
        <extracomment>gui/workshop/specs.py</extracomment>
        <translation>Буква в записи ходов</translation>
    </message>
    <message>
        <source>If different, such as Ln.</source>
        <extracomment>gui/workshop/specs.py</extracomment>
        <translation>Если она другая, например Ln.</translation>
    </message>
    <message>
        <source>The king castles with</source>
        <extracomment>gui/workshop/specs.py</extracomment>
        <translation>Король рокируется с</translation>
    </message>
    <message>
        <source>Not after king or rook has moved</source>
        <extracomment>gui/workshop/specs.py</extracomment>
        <translation>Не после хода короля или ладьи</translation>
    </message>
    <message>
        <source>King from</source>
        <extracomment>gui/workshop/specs.py</extracomment>
        <translation>Король с</translation>
    </message>
    <message>
        <source>King to</source>
        <extracomment>gui/workshop/specs.py</extracomment>
        <translation>Король на</translation>
    </message>
    <message>
        <source>Rook from</source>
        <extracomment>gui/workshop/specs.py</extracomment>
        <translation>Ладья с</translation>
    </message>
    <message>
        <source>Rook to</source>
        <extracomment>gui/workshop/specs.py</extracomment>
        <translation>Ладья на</translation>
    </message>
    <message>
        <source>Written as</source>
        <extracomment>gui/workshop/specs.py</extracomment>
        <translation>Запись</translation>
    </message>
    <message>
        <source>Letter in positions</source>
        <extracomment>gui/workshop/specs.py</extracomment>
        <translation>Буква в позициях</translation>
    </message>
    <message>
        <source>A player without a move</source>
        <extracomment>gui/workshop/specs.py</extracomment>
        <translation>Игрок, у которого нет хода</translation>
    </message>
    <message>
        <source>Checkmate always wins. This applies to a player who is not in check.</source>
        <extracomment>gui/workshop/specs.py</extracomment>
        <translation>Мат — это всегда победа. Здесь речь об игроке, который не под шахом.</translation>
    </message>
    <message>
        <source>Moves without progress before a draw</source>
        <extracomment>gui/workshop/specs.py</extracomment>
        <translation>Ходов без продвижения до ничьей</translation>
    </message>
    <message>
        <source>Moves of each side without a capture, a drop, a promotion or a pawn&apos;s move. 0: never.</source>
        <extracomment>gui/workshop/specs.py</extracomment>
        <translation>Ходы каждой стороны без взятия, сброса, превращения и хода пешкой. 0: никогда.</translation>
    </message>
    <message>
        <source>The game can be drawn</source>
        <extracomment>gui/workshop/specs.py</extracomment>
        <translation>Возможна ничья</translation>
    </message>
    <message>
        <source>Occurrences that count as repetition</source>
        <extracomment>gui/workshop/specs.py</extracomment>
        <translation>Повторение засчитывается при появлении №</translation>
    </message>
    <message>
        <source>3: when it occurs for the third time. 0: never.</source>
        <extracomment>gui/workshop/specs.py</extracomment>
        <translation>3: когда позиция возникает в третий раз. 0: никогда.</translation>
    </message>
    <message>
        <source>The move that repeats it is illegal</source>
        <extracomment>gui/workshop/specs.py</extracomment>
        <translation>Повторяющий ход запрещён</translation>
    </message>
    <message>
        <source>Otherwise the game is drawn, or as follows.</source>
        <extracomment>gui/workshop/specs.py</extracomment>
        <translation>Иначе ничья или как указано ниже.</translation>
    </message>
    <message>
        <source>The player then to move</source>
        <extracomment>gui/workshop/specs.py</extracomment>
        <translation>Игрок, чей тогда ход</translation>
    </message>
    <message>
        <source>A player who gave check every time loses</source>
        <extracomment>gui/workshop/specs.py</extracomment>
        <translation>Кто всё время давал шах, проигрывает</translation>
    </message>
    <message>
        <source>Goal</source>
        <extracomment>gui/workshop/specs.py</extracomment>
        <translation>Цель</translation>
    </message>
    <message>
        <source>Pieces that win there</source>
        <extracomment>gui/workshop/specs.py</extracomment>
        <translation>Фигуры, которые там побеждают</translation>
    </message>
    <message>
        <source>If none, the king.</source>
        <extracomment>gui/workshop/specs.py</extracomment>
        <translation>Если не выбрана ни одна, это король.</translation>
    </message>
    <message>
        <source>Only if it is not attacked there</source>
        <extracomment>gui/workshop/specs.py</extracomment>
        <translation>Только если она там не под боем</translation>
    </message>
    <message>
        <source>What this win is called</source>
        <extracomment>gui/workshop/specs.py</extracomment>
        <translation>Как называется эта победа</translation>
    </message>
    <message>
        <source>Sentence that announces it</source>
        <extracomment>gui/workshop/specs.py</extracomment>
        <translation>Фраза, которая о ней сообщает</translation>
    </message>
    <message>
        <source>What a player is asked to do</source>
        <extracomment>gui/workshop/specs.py</extracomment>
        <translation>Что предлагается игроку</translation>
    </message>
    <message>
        <source>Files of the first rank to be arranged</source>
        <extracomment>gui/workshop/specs.py</extracomment>
        <translation>Вертикали первой горизонтали, где выбирают фигуры</translation>
    </message>
    <message>
        <source>Their letters, such as bg.</source>
        <extracomment>gui/workshop/specs.py</extracomment>
        <translation>Их буквы, например bg.</translation>
    </message>
    <message>
        <source>Chosen by swapping neighbours on the board</source>
        <extracomment>gui/workshop/specs.py</extracomment>
        <translation>Выбор обменом соседних фигур на доске</translation>
    </message>
    <message>
        <source>Letters of the pieces</source>
        <extracomment>gui/workshop/specs.py</extracomment>
        <translation>Буквы фигур</translation>
    </message>
    <message>
        <source>Name of the choice</source>
        <extracomment>gui/workshop/specs.py</extracomment>
        <translation>Название варианта</translation>
    </message>
    <message>
        <source>As in chess: a1 at the lower left</source>
        <extracomment>gui/workshop/specs.py</extracomment>
        <translation>Как в шахматах: a1 внизу слева</translation>
    </message>
    <message>
        <source>As in shogi: files 9–1</source>
        <extracomment>gui/workshop/specs.py</extracomment>
        <translation>Как в сёги: вертикали 9–1</translation>
    </message>
    <message>
        <source>Nothing: it leaves the game</source>
        <extracomment>gui/workshop/specs.py</extracomment>
        <translation>Выбывает из игры</translation>
    </message>
    <message>
        <source>draws</source>
        <extracomment>gui/workshop/specs.py</extracomment>
        <translation>ничья</translation>
    </message>
    <message>
        <source>loses</source>
        <extracomment>gui/workshop/specs.py</extracomment>
        <translation>проигрывает</translation>
    </message>
    <message>
        <source>wins</source>
        <extracomment>gui/workshop/specs.py</extracomment>
        <translation>побеждает</translation>
    </message>
    <message>
        <source>Click squares to put the piece there. A hand shows what a player starts with. Esc: back to moving.</source>
        <extracomment>gui/workshop/panels.py</extracomment>
        <translation>Щёлкайте по полям, чтобы поставить фигуру. Рука показывает, с чем игрок начинает. Esc: снова двигать.</translation>
    </message>
    <message>
        <source>Drag pieces to where they start, or off the board. Choose a piece above to add more to the board.</source>
        <extracomment>gui/workshop/panels.py</extracomment>
        <translation>Перетаскивайте фигуры туда, где они начинают, или за край доски. Выберите фигуру выше, чтобы поставить ещё.</translation>
    </message>
    <message>
        <source>The other side mirrors it</source>
        <extracomment>gui/workshop/panels.py</extracomment>
        <translation>Другая сторона — зеркально</translation>
    </message>
    <message>
        <source>Clear the board</source>
        <extracomment>gui/workshop/panels.py</extracomment>
        <translation>Очистить доску</translation>
    </message>
    <message>
        <source>The game is complete.</source>
        <extracomment>gui/workshop/strips.py</extracomment>
        <translation>Игра готова.</translation>
    </message>
    <message>
        <source>Show the place</source>
        <extracomment>gui/workshop/strips.py</extracomment>
        <translation>Показать место</translation>
    </message>
    <message>
        <source>Trying the game</source>
        <extracomment>gui/workshop/trying.py</extracomment>
        <translation>Пробная партия</translation>
    </message>
    <message>
        <source>The computer plays</source>
        <extracomment>gui/workshop/trying.py</extracomment>
        <translation>Сторона компьютера</translation>
    </message>
    <message>
        <source>Back to the workshop</source>
        <extracomment>gui/workshop/trying.py</extracomment>
        <translation>Назад в мастерскую</translation>
    </message>
    <message>
        <source>neither side</source>
        <extracomment>gui/workshop/trying.py</extracomment>
        <translation>нет</translation>
    </message>
    <message>
        <source>The computer is thinking…</source>
        <extracomment>gui/workshop/trying.py</extracomment>
        <translation>Компьютер думает…</translation>
    </message>
    <message>
        <source>Crazyhouse</source>
        <extracomment>gui/workshop/workshop_page.py</extracomment>
        <translation>Крейзихаус</translation>
    </message>
    <message>
        <source>Capablanca chess</source>
        <extracomment>gui/workshop/workshop_page.py</extracomment>
        <translation>Шахматы Капабланки</translation>
    </message>
    <message>
        <source>Grand chess</source>
        <extracomment>gui/workshop/workshop_page.py</extracomment>
        <translation>Большие шахматы</translation>
    </message>
    <message>
        <source>Mini xiangqi</source>
        <extracomment>gui/workshop/workshop_page.py</extracomment>
        <translation>Мини-сянци</translation>
    </message>
    <message>
        <source>Invent a game: change one you know, or start with an empty board and two kings. Everything is saved as you go.</source>
        <extracomment>gui/workshop/workshop_page.py</extracomment>
        <translation>Придумайте игру: измените знакомую или начните с пустой доски и двух королей. Всё сохраняется по ходу дела.</translation>
    </message>
    <message>
        <source>{title}, draft of {time}</source>
        <extracomment>gui/workshop/workshop_page.py</extracomment>
        <translation>{title}, черновик от {time}</translation>
    </message>
    <message>
        <source>All its versions are removed. Games played by its rules stay and can still be opened.</source>
        <extracomment>gui/workshop/workshop_page.py</extracomment>
        <translation>Будут удалены все её версии. Сыгранные партии остаются, их по-прежнему можно открыть.</translation>
    </message>
    <message>
        <source>An empty board</source>
        <extracomment>gui/workshop/workshop_page.py</extracomment>
        <translation>Пустая доска</translation>
    </message>
    <message>
        <source>My game</source>
        <extracomment>gui/workshop/workshop_page.py</extracomment>
        <translation>Моя игра</translation>
    </message>
    <message>
        <source>Drafts and your own games</source>
        <extracomment>gui/workshop/workshop_page.py</extracomment>
        <translation>Черновики и свои игры</translation>
    </message>
    <message>
        <source>Edit</source>
        <extracomment>gui/workshop/workshop_page.py</extracomment>
        <translation>Изменить</translation>
    </message>
    <message>
        <source>Your drafts cannot be read: {why}.</source>
        <extracomment>gui/workshop/workshop_page.py</extracomment>
        <translation>Не удаётся прочесть черновики: {why}.</translation>
    </message>
    <message>
        <source>Remove {name}?</source>
        <extracomment>gui/workshop/workshop_page.py</extracomment>
        <translation>Удалить игру «{name}»?</translation>
    </message>
    <message>
        <source>The draft cannot be removed: {why}.</source>
        <extracomment>gui/workshop/workshop_page.py</extracomment>
        <translation>Не удаётся удалить черновик: {why}.</translation>
    </message>
    <message>
        <source>Untitled</source>
        <extracomment>gui/workshop/workshop_page.py</extracomment>
        <translation>Без названия</translation>
    </message>
    <message>
        <source>My {game}</source>
        <extracomment>gui/workshop/workshop_page.py</extracomment>
        <translation>Моя игра «{game}»</translation>
    </message>
    <message>
        <source>Whose squares</source>
        <extracomment>gui/workshop/strips.py</extracomment>
        <translation>Чьи поля</translation>
    </message>
    <message>
        <source>The other side&apos;s are mirrored</source>
        <extracomment>gui/workshop/strips.py</extracomment>
        <translation>У другой стороны — зеркально</translation>
    </message>
    <message>
        <source>Click the squares, or drag over them: {field}</source>
        <extracomment>gui/workshop/strips.py</extracomment>
        <translation>Щёлкайте по полям или проведите по ним мышью: {field}</translation>
    </message>
    <message>
        <source>The cardinal moves like a bishop or a knight, the marshal like a rook or a knight. Everything else moves as in chess, except for the pawn&apos;s longer first move. Rook, bishop and knight gain the king&apos;s step when they promote; pawn, cardinal and marshal become as strong as a queen. The whole and the apricot are named after what their signs mean; in shogi these stand for the promoted silver and the promoted lance.</source>
        <extracomment>assets/rules/pandemonium.toml, assets/rules/pandemonium-2020.toml, assets/rules/pandemonium-vchess.toml</extracomment>
        <translation>Кардинал ходит как слон или конь, маршал — как ладья или конь. Всё остальное ходит как в шахматах, только первый ход пешки длиннее. Ладья, слон и конь, превращаясь, получают ещё и шаг короля; пешка, кардинал и маршал становятся по силе равны ферзю. Целое и абрикос — значения их знаков, которые в сёги обозначают превращённое серебро и превращённое копьё.</translation>
    </message>
    <message>
        <source>A king that is attacked is in check, and the check must be ended at once: by moving the king, by capturing the piece that gives check, or by putting a piece in between, which may be dropped there. A player who cannot do so is checkmated and loses. A player who is not in check and has neither a legal move nor a drop is stalemated: the game is drawn.</source>
        <extracomment>assets/rules/pandemonium.toml, assets/rules/pandemonium-2020.toml, assets/rules/pandemonium-vchess.toml</extracomment>
        <translation>Король под боем — это шах, и от шаха надо защититься сразу: уйти королём, взять фигуру, дающую шах, или поставить что-нибудь между ними, хотя бы сбросом. Кто не может, получает мат и проигрывает. Если шаха нет, но нет ни возможного хода, ни сброса, это пат: партия заканчивается вничью.</translation>
    </message>
    <message>
        <source>Files are a to j from White&apos;s left, ranks 1 to 10 from White&apos;s side. A move is written with the letter of the piece (none for a pawn) and the square: Nd3, e5. x marks a capture, @ a drop (N@e5, P@e5), = a promotion with the letter of the new piece (Rxe9=D), + a check and # mate. Castling towards the king&apos;s side, the j-file, is O-O-O and towards the queen&apos;s side, the a-file, O-O: this is the inventor&apos;s notation, and the reverse of chess. The choice before the first move is written NB-BN, a letter for each of the files b, c, h and i: here the knights stand outside and the bishops inside.</source>
        <extracomment>assets/rules/pandemonium.toml, assets/rules/pandemonium-vchess.toml</extracomment>
        <translation>Вертикали — от a до j слева от белых, горизонтали — от 1 до 10 со стороны белых. Ход — это английская буква фигуры (у пешки её нет) и поле: Nd3, e5. x — взятие, @ — сброс (N@e5, P@e5), = — превращение с буквой новой фигуры (Rxe9=D), + — шах и # — мат. Рокировка в сторону короля, к вертикали j, — O-O-O, в сторону ферзя, к вертикали a, — O-O: в шахматах наоборот, но так пишет изобретатель. Выбор перед первым ходом записывают как NB-BN, по букве на вертикали b, c, h и i: здесь кони снаружи, а слоны внутри.</translation>
    </message>
    <message>
        <source>Palace Shogi{signs} combines shogi with pieces and ideas from xiangqi, janggi, shatranj and chess. Each side has a palace in which some pieces move differently. A captured piece with a red sign is held and may be dropped again; one with a black sign is killed, and so is the lion. Mate the king, or bring your own into the enemy palace.</source>
        <extracomment>assets/rules/palaceshogi.toml</extracomment>
        <translation>Дворцовые сёги{signs} соединяют сёги с фигурами и идеями сянци, чанги, шатранджа и шахмат. У каждой стороны есть дворец, где некоторые фигуры ходят иначе. Взятая фигура с красным знаком попадает в руку, и её можно сбросить снова; с чёрным — гибнет, как и лев. Дайте мат королю или введите своего в чужой дворец.</translation>
    </message>
    <message>
        <source>Every piece except the king has two faces. A piece with a black sign is unpromoted, one with a red sign is promoted, and so is the lion, whose sign is written in gold. The horse is what shogi calls the knight, not the promoted bishop.</source>
        <extracomment>assets/rules/palaceshogi.toml</extracomment>
        <translation>У каждой фигуры, кроме короля, две стороны. Фигура с чёрным знаком не превращена, с красным — превращена, как и лев, чей знак золотого цвета. Лошадь — это то, что в сёги называют конём, а не превращённый слон.</translation>
    </message>
    <message>
        <source>Outside her palace, she moves straight and diagonally, as far as she likes. In her own palace, she moves only one square diagonally, so she needs two moves to get out at first. Coming back, she stops on the first square of the palace that she enters; she attacks and guards nothing behind it.</source>
        <extracomment>assets/rules/palaceshogi.toml</extracomment>
        <translation>Вне своего дворца он ходит прямо и наискосок на любое расстояние. В своём дворце — только на одно поле наискосок, поэтому сначала ему нужны два хода, чтобы выйти. Возвращаясь, он останавливается на первом же поле дворца; за ним он ничего не бьёт и не защищает.</translation>
    </message>
    <message>
        <source>A king that is attacked is in check, and the check must be ended at once. A player who cannot do so is checkmated and loses. A player who is not in check and has neither a legal move nor a drop is stalemated: the game is drawn. A player whose lion can pass is never stalemated.</source>
        <extracomment>assets/rules/palaceshogi.toml</extracomment>
        <translation>Король под боем — это шах, и от шаха надо защититься сразу. Кто не может, получает мат и проигрывает. Если шаха нет, но нет ни возможного хода, ни сброса, это пат: партия заканчивается вничью. Пока лев может пропустить ход, пата нет.</translation>
    </message>
    <message>
        <source>Files are 9 to 1 from the first player&apos;s left, ranks a to i from the second player&apos;s side: the first player&apos;s king begins on 5i. A move is written with the letter of the piece, - for a move, x for a capture or * for a drop, and the square: K-5h, Rx5c+, S*2b. Pieces with a red sign have + before their letter, so that +P-7f is a move of a pawn and P-7f one of a footsoldier; + at the end is a promotion, = the choice not to promote.</source>
        <extracomment>assets/rules/palaceshogi.toml</extracomment>
        <translation>Вертикали — от 9 до 1 слева от игрока 1, горизонтали — от a до i со стороны игрока 2: король игрока 1 начинает на 5i. Ход — это английская буква фигуры, - для хода, x для взятия или * для сброса, и поле: K-5h, Rx5c+, S*2b. У фигур с красным знаком перед буквой +: +P-7f — ход пешки, P-7f — ход пехотинца; + в конце — превращение, = — отказ от него.</translation>
    </message>
    <message>
        <source>A captured pawn comes back as a footsoldier, which captures straight ahead; it may not give mate when dropped.</source>
        <extracomment>assets/rules/differences.toml</extracomment>
        <translation>Взятая пешка возвращается пехотинцем, который бьёт прямо вперёд; его сброс не может дать мат.</translation>
    </message>
    <message>
        <source>The horse is the knight of shogi, the keima, and not the promoted bishop.</source>
        <extracomment>assets/rules/differences.toml</extracomment>
        <translation>Лошадь — это конь сёги, кэйма, а не превращённый слон.</translation>
    </message>
    <message>
        <source>The king may castle with a lance.</source>
        <extracomment>assets/rules/differences.toml</extracomment>
        <translation>Король может рокироваться с копьём.</translation>
    </message>
    <message>
        <source>A pawn that moves two squares may be captured en passant.</source>
        <extracomment>assets/rules/differences.toml</extracomment>
        <translation>Пешку, пошедшую на два поля, можно взять на проходе.</translation>
    </message>
    <message>
        <source>Ferz</source>
        <comment>a piece</comment>
        <extracomment>rules/ini/definition.py</extracomment>
        <translation>Ферс</translation>
    </message>
    <message>
        <source>Alfil</source>
        <comment>a piece</comment>
        <extracomment>rules/ini/definition.py</extracomment>
        <translation>Алфил</translation>
    </message>
    <message>
        <source>Ai-wok</source>
        <comment>a piece</comment>
        <extracomment>rules/ini/definition.py</extracomment>
        <translation>Ай-вок</translation>
    </message>
    <message>
        <source>Dragon king</source>
        <comment>a piece</comment>
        <extracomment>rules/ini/definition.py</extracomment>
        <translation>Король-дракон</translation>
    </message>
    <message>
        <source>Archbishop</source>
        <comment>a piece</comment>
        <extracomment>rules/ini/definition.py</extracomment>
        <translation>Архиепископ</translation>
    </message>
    <message>
        <source>Chancellor</source>
        <comment>a piece</comment>
        <extracomment>rules/ini/definition.py</extracomment>
        <translation>Канцлер</translation>
    </message>
    <message>
        <source>Amazon</source>
        <comment>a piece</comment>
        <extracomment>rules/ini/definition.py</extracomment>
        <translation>Амазонка</translation>
    </message>
    <message>
        <source>Bishop-knight</source>
        <comment>a piece</comment>
        <extracomment>rules/ini/definition.py</extracomment>
        <translation>Слон-конь</translation>
    </message>
    <message>
        <source>Lancer</source>
        <comment>a piece</comment>
        <extracomment>rules/ini/definition.py</extracomment>
        <translation>Улан</translation>
    </message>
    <message>
        <source>Rook-knight</source>
        <comment>a piece</comment>
        <extracomment>rules/ini/definition.py</extracomment>
        <translation>Ладья-конь</translation>
    </message>
    <message>
        <source>Foot soldier</source>
        <comment>a piece</comment>
        <extracomment>rules/ini/definition.py</extracomment>
        <translation>Пехотинец</translation>
    </message>
    <message>
        <source>Shogi knight</source>
        <comment>a piece</comment>
        <extracomment>rules/ini/definition.py</extracomment>
        <translation>Конь сёги</translation>
    </message>
    <message>
        <source>Dragon horse</source>
        <comment>a piece</comment>
        <extracomment>rules/ini/definition.py</extracomment>
        <translation>Лошадь-дракон</translation>
    </message>
    <message>
        <source>Clobberer</source>
        <comment>a piece</comment>
        <extracomment>rules/ini/definition.py</extracomment>
        <translation>Клоббер</translation>
    </message>
    <message>
        <source>Breaker</source>
        <comment>a piece</comment>
        <extracomment>rules/ini/definition.py</extracomment>
        <translation>Прорыватель</translation>
    </message>
    <message>
        <source>Block</source>
        <comment>a piece</comment>
        <extracomment>rules/ini/definition.py</extracomment>
        <translation>Блок</translation>
    </message>
    <message>
        <source>Leaping cannon</source>
        <comment>a piece</comment>
        <extracomment>rules/ini/definition.py</extracomment>
        <translation>Прыгающая пушка</translation>
    </message>
    <message>
        <source>Soldier</source>
        <comment>a piece</comment>
        <extracomment>rules/ini/definition.py</extracomment>
        <translation>Солдат</translation>
    </message>
    <message>
        <source>War elephant</source>
        <comment>a piece</comment>
        <extracomment>rules/ini/definition.py</extracomment>
        <translation>Боевой слон</translation>
    </message>
    <message>
        <source>Long elephant</source>
        <comment>a piece</comment>
        <extracomment>rules/ini/definition.py</extracomment>
        <translation>Длинный слон</translation>
    </message>
    <message>
        <source>Banner</source>
        <comment>a piece</comment>
        <extracomment>rules/ini/definition.py</extracomment>
        <translation>Знамя</translation>
    </message>
    <message>
        <source>Wazir</source>
        <comment>a piece</comment>
        <extracomment>rules/ini/definition.py</extracomment>
        <translation>Визирь</translation>
    </message>
    <message>
        <source>Commoner</source>
        <comment>a piece</comment>
        <extracomment>rules/ini/definition.py</extracomment>
        <translation>Простолюдин</translation>
    </message>
    <message>
        <source>Short steps on the board, and you can play.</source>
        <extracomment>assets/lessons/pandemonium/01-first-game.toml, assets/lessons/mansindam/01-first-game.toml, assets/lessons/palaceshogi/01-first-game.toml</extracomment>
        <translation>Несколько коротких шагов на доске — и вы умеете играть.</translation>
    </message>
    <message>
        <source>This is your king. It moves one square in any direction. Walk it to the marked square: click it and then its next square, or drag it.</source>
        <extracomment>assets/lessons/pandemonium/01-first-game.toml, assets/lessons/mansindam/01-first-game.toml, assets/lessons/palaceshogi/01-first-game.toml</extracomment>
        <translation>Это ваш король. Он ходит на одно поле в любую сторону. Доведите его до отмеченного поля: щёлкните по нему, затем по следующему полю, или перетащите его.</translation>
    </message>
    <message>
        <source>Every move that touches the last three ranks, the rows on the far side, promotes the piece, whether you want it or not. Go there with the knight.</source>
        <extracomment>assets/lessons/mansindam/01-first-game.toml</extracomment>
        <translation>Любой ход, который касается последних трёх горизонталей на дальней стороне, превращает фигуру, хотите вы того или нет. Пойдите туда конём.</translation>
    </message>
    <message>
        <source>A piece with a red sign that you capture is held: the pawn is in your hand now, as a footsoldier.</source>
        <extracomment>assets/lessons/palaceshogi/01-first-game.toml</extracomment>
        <translation>Взятая фигура с красным знаком остаётся у вас: теперь пешка лежит в руке как пехотинец.</translation>
    </message>
    <message>
        <source>The silver moves one square, diagonally or straight ahead. Go to the marked square.</source>
        <extracomment>assets/lessons/palaceshogi/01-first-game.toml, assets/lessons/palaceshogi/04-silver-and-gold.toml</extracomment>
        <translation>Серебро ходит на одно поле, наискосок или прямо вперёд. Дойдите до отмеченного поля.</translation>
    </message>
    <message>
        <source>The gold moves one square, straight in all directions or diagonally ahead. Take both.</source>
        <extracomment>assets/lessons/palaceshogi/01-first-game.toml, assets/lessons/palaceshogi/04-silver-and-gold.toml</extracomment>
        <translation>Золото ходит на одно поле, прямо во все стороны или наискосок вперёд. Возьмите обе фигуры.</translation>
    </message>
    <message>
        <source>The horse never moves back: in the last three ranks, the rows on the far side, it becomes a knight, which jumps in all directions. Promote it.</source>
        <extracomment>assets/lessons/palaceshogi/01-first-game.toml, assets/lessons/palaceshogi/05-horse-and-knight.toml</extracomment>
        <translation>Лошадь назад не ходит: на последних трёх горизонталях дальней стороны она становится конём, который прыгает во все стороны. Превратите её.</translation>
    </message>
    <message>
        <source>Lance, horse, bishop and rook always promote there; for a silver or a queen you choose.</source>
        <extracomment>assets/lessons/palaceshogi/01-first-game.toml</extracomment>
        <translation>Копьё, лошадь, слон и ладья там всегда превращаются; для серебра и ферзя выбираете вы.</translation>
    </message>
    <message>
        <source>A piece with a red sign is promoted: this is a cannon now.</source>
        <extracomment>assets/lessons/palaceshogi/01-first-game.toml</extracomment>
        <translation>Фигура с красным знаком превращена: теперь это пушка.</translation>
    </message>
    <message>
        <source>The cannon moves like a rook, but takes only over exactly one piece between. Take the silver.</source>
        <extracomment>assets/lessons/palaceshogi/01-first-game.toml, assets/lessons/palaceshogi/06-lance-and-cannon.toml</extracomment>
        <translation>Пушка ходит как ладья, но берёт, только перепрыгнув ровно через одну фигуру. Возьмите серебро.</translation>
    </message>
    <message>
        <source>It does not matter whose piece is in between, as long as it is not a cannon.</source>
        <extracomment>assets/lessons/palaceshogi/01-first-game.toml</extracomment>
        <translation>Чья фигура стоит между ними, неважно, лишь бы не пушка.</translation>
    </message>
    <message>
        <source>Captured pieces with a black sign are killed: they are gone. Those with a red sign are held. Take the knight, whose sign is red, so that you have something to drop.</source>
        <extracomment>assets/lessons/palaceshogi/01-first-game.toml</extracomment>
        <translation>Взятые фигуры с чёрным знаком убиты: они выбывают. С красным — остаются у вас. Возьмите коня с красным знаком, чтобы было что сбросить.</translation>
    </message>
    <message>
        <source>Unlike in shogi, unpromoted pieces do not come back.</source>
        <extracomment>assets/lessons/palaceshogi/01-first-game.toml</extracomment>
        <translation>В отличие от сёги, непревращённые фигуры не возвращаются.</translation>
    </message>
    <message>
        <source>The outlined three by three squares are a palace, the tinted ones in it are its corridors. In your own palace your queen moves one square diagonally. Lead her out to the marked square.</source>
        <extracomment>assets/lessons/palaceshogi/01-first-game.toml</extracomment>
        <translation>Обведённые три на три поля — дворец, цветные в нём — коридоры. В своём дворце ферзь ходит на одно поле по диагонали. Выведите его на отмеченное поле.</translation>
    </message>
    <message>
        <source>Outside, she moves like rook and bishop in one. Coming home, she stops on the first square of the palace.</source>
        <extracomment>assets/lessons/palaceshogi/01-first-game.toml</extracomment>
        <translation>Снаружи он ходит как ладья и слон вместе. Возвращаясь, он останавливается на первом поле дворца.</translation>
    </message>
    <message>
        <source>In the game the pieces begin where they do in shogi, so that you know their signs by their places; the queen is new.</source>
        <extracomment>assets/lessons/palaceshogi/01-first-game.toml</extracomment>
        <translation>В партии фигуры начинают там же, где в сёги, и по местам вы узнаете их знаки; ферзь — новая фигура.</translation>
    </message>
    <message>
        <source>Check the king with the cannon.</source>
        <extracomment>assets/lessons/palaceshogi/06-lance-and-cannon.toml</extracomment>
        <translation>Дайте королю шах пушкой.</translation>
    </message>
    <message>
        <source>In the enemy palace the cannon takes from corner to corner over a piece on the centre.</source>
        <extracomment>assets/lessons/palaceshogi/06-lance-and-cannon.toml</extracomment>
        <translation>В чужом дворце пушка берёт из угла в угол через фигуру в центре.</translation>
    </message>
    <message>
        <source>A cannon is no screen for another one. Take the piece that can be taken.</source>
        <extracomment>assets/lessons/palaceshogi/06-lance-and-cannon.toml</extracomment>
        <translation>Пушка не экран для другой пушки. Возьмите фигуру, которую можно взять.</translation>
    </message>
    <message>
        <source>Pawn and footsoldier</source>
        <extracomment>assets/lessons/palaceshogi/07-pawn-and-footsoldier.toml</extracomment>
        <translation>Пешка и пехотинец</translation>
    </message>
    <message>
        <source>Two faces of one piece.</source>
        <extracomment>assets/lessons/palaceshogi/07-pawn-and-footsoldier.toml</extracomment>
        <translation>Две стороны одной фигуры.</translation>
    </message>
    <message>
        <source>A captured pawn comes back as a footsoldier. Drop it with check.</source>
        <extracomment>assets/lessons/palaceshogi/07-pawn-and-footsoldier.toml</extracomment>
        <translation>Взятая пешка возвращается пехотинцем. Сбросьте его с шахом.</translation>
    </message>
    <message>
        <source>In the enemy palace it also moves diagonally ahead along the corridors. Take the silver.</source>
        <extracomment>assets/lessons/palaceshogi/07-pawn-and-footsoldier.toml</extracomment>
        <translation>В чужом дворце он ходит и наискосок вперёд по коридорам. Возьмите серебро.</translation>
    </message>
    <message>
        <source>A pawn that reaches the last rank becomes a new queen. Do it.</source>
        <extracomment>assets/lessons/palaceshogi/07-pawn-and-footsoldier.toml</extracomment>
        <translation>Пешка, дошедшая до последней горизонтали, становится новым ферзём. Сделайте это.</translation>
    </message>
    <message>
        <source>Free outside, a step inside.</source>
        <extracomment>assets/lessons/palaceshogi/08-queen.toml</extracomment>
        <translation>Снаружи свобода, внутри — шаг.</translation>
    </message>
    <message>
        <source>In her own palace the queen moves one square diagonally. Lead her to the marked square.</source>
        <extracomment>assets/lessons/palaceshogi/08-queen.toml</extracomment>
        <translation>В своём дворце ферзь ходит на одно поле наискосок. Приведите его на отмеченное поле.</translation>
    </message>
    <message>
        <source>Coming home, she stops on the first square of her palace. Go to the centre: how many moves does it take?</source>
        <extracomment>assets/lessons/palaceshogi/08-queen.toml</extracomment>
        <translation>Возвращаясь домой, он останавливается на первом поле своего дворца. Дойдите до центра: сколько нужно ходов?</translation>
    </message>
    <message>
        <source>She sees nothing behind her palace wall. Give check with her.</source>
        <extracomment>assets/lessons/palaceshogi/08-queen.toml</extracomment>
        <translation>За стену своего дворца он не видит. Дайте шах ферзём.</translation>
    </message>
    <message>
        <source>A queen that touches the last three ranks may become a lion. Do it.</source>
        <extracomment>assets/lessons/palaceshogi/08-queen.toml</extracomment>
        <translation>Ферзь, ход которого касается последних трёх горизонталей, может стать львом. Сделайте это.</translation>
    </message>
    <message>
        <source>Two steps in one move.</source>
        <extracomment>assets/lessons/palaceshogi/09-lion.toml</extracomment>
        <translation>Два шага за один ход.</translation>
    </message>
    <message>
        <source>A lion jumps to any square within two of its own. Go to the marked square.</source>
        <extracomment>assets/lessons/palaceshogi/09-lion.toml</extracomment>
        <translation>Лев прыгает на любое поле не дальше двух от своего. Дойдите до отмеченного поля.</translation>
    </message>
    <message>
        <source>It takes beside it and steps on. Take both in one move.</source>
        <extracomment>assets/lessons/palaceshogi/09-lion.toml</extracomment>
        <translation>Он берёт рядом с собой и идёт дальше. Возьмите обе фигуры одним ходом.</translation>
    </message>
    <message>
        <source>It takes beside it and comes back. Take the silver and stay where you are.</source>
        <extracomment>assets/lessons/palaceshogi/09-lion.toml</extracomment>
        <translation>Он берёт рядом с собой и возвращается. Возьмите серебро и останьтесь на месте.</translation>
    </message>
    <message>
        <source>It may even pass, if a square beside it is empty. Leave everything as it is.</source>
        <extracomment>assets/lessons/palaceshogi/09-lion.toml</extracomment>
        <translation>Он может даже пропустить ход, если рядом есть пустое поле. Оставьте всё как есть.</translation>
    </message>
    <message>
        <source>A lion never takes a lion. Take everything else.</source>
        <extracomment>assets/lessons/palaceshogi/09-lion.toml</extracomment>
        <translation>Лев никогда не берёт льва. Возьмите всё остальное.</translation>
    </message>
    <message>
        <source>Held and dropped</source>
        <extracomment>assets/lessons/palaceshogi/10-drops.toml</extracomment>
        <translation>Из руки на доску</translation>
    </message>
    <message>
        <source>Not everywhere, and not everything.</source>
        <extracomment>assets/lessons/palaceshogi/10-drops.toml</extracomment>
        <translation>Не всюду и не всё.</translation>
    </message>
    <message>
        <source>Silvers may be dropped almost everywhere. Drop it with check.</source>
        <extracomment>assets/lessons/palaceshogi/10-drops.toml</extracomment>
        <translation>Серебро можно сбросить почти всюду. Сбросьте его с шахом.</translation>
    </message>
    <message>
        <source>A footsoldier may not mate when it is dropped. Mate with the silver.</source>
        <extracomment>assets/lessons/palaceshogi/10-drops.toml</extracomment>
        <translation>Сбросом пехотинца нельзя дать мат. Дайте мат серебром.</translation>
    </message>
    <message>
        <source>Facing kings</source>
        <extracomment>assets/lessons/palaceshogi/11-facing.toml</extracomment>
        <translation>Короли лицом к лицу</translation>
    </message>
    <message>
        <source>A rule that pins and that mates.</source>
        <extracomment>assets/lessons/palaceshogi/11-facing.toml</extracomment>
        <translation>Правило, которое связывает и матует.</translation>
    </message>
    <message>
        <source>The kings may not stand on one file with nothing in between. Step off the file with the piece that may leave it.</source>
        <extracomment>assets/lessons/palaceshogi/11-facing.toml</extracomment>
        <translation>Короли не могут стоять на одной вертикали, если между ними ничего нет. Сойдите с вертикали фигурой, которой это можно.</translation>
    </message>
    <message>
        <source>Your king guards a file from afar: mate with its help.</source>
        <extracomment>assets/lessons/palaceshogi/11-facing.toml</extracomment>
        <translation>Ваш король издалека стережёт вертикаль: дайте мат с его помощью.</translation>
    </message>
    <message>
        <source>Enter the palace.</source>
        <extracomment>assets/lessons/palaceshogi/12-entering-king.toml</extracomment>
        <translation>Войдите во дворец.</translation>
    </message>
    <message>
        <source>The rook guards one file of the palace. Enter beside it.</source>
        <extracomment>assets/lessons/palaceshogi/12-entering-king.toml</extracomment>
        <translation>Ладья стережёт одну вертикаль дворца. Войдите рядом.</translation>
    </message>
    <message>
        <source>You are in check, and that does not matter: enter.</source>
        <extracomment>assets/lessons/palaceshogi/12-entering-king.toml</extracomment>
        <translation>Вам шах, но это не важно: входите.</translation>
    </message>
    <message>
        <source>With the lance.</source>
        <extracomment>assets/lessons/palaceshogi/13-castling.toml</extracomment>
        <translation>С копьём.</translation>
    </message>
    <message>
        <source>Castle to the left.</source>
        <extracomment>assets/lessons/palaceshogi/13-castling.toml</extracomment>
        <translation>Рокируйтесь влево.</translation>
    </message>
    <message>
        <source>You are in check. Put something in between.</source>
        <extracomment>assets/lessons/palaceshogi/14-check.toml</extracomment>
        <translation>Вам шах. Закройтесь.</translation>
    </message>
    <message>
        <source>With the hand and with the palace.</source>
        <extracomment>assets/lessons/palaceshogi/15-mates.toml</extracomment>
        <translation>Рукой и дворцом.</translation>
    </message>
    <message>
        <source>Mate in one with the rook.</source>
        <extracomment>assets/lessons/palaceshogi/15-mates.toml</extracomment>
        <translation>Мат в один ход ладьёй.</translation>
    </message>
    <message>
        <source>Mate or enter: both win. Win in one.</source>
        <extracomment>assets/lessons/palaceshogi/15-mates.toml</extracomment>
        <translation>Мат или вход — и то и другое победа. Победите в один ход.</translation>
    </message>
    <message>
        <source>And what they become.</source>
        <extracomment>assets/lessons/palaceshogi/16-values.toml</extracomment>
        <translation>И чем они становятся.</translation>
    </message>
    <message>
        <source>Which capture brings you something to drop? Take it.</source>
        <extracomment>assets/lessons/palaceshogi/16-values.toml</extracomment>
        <translation>После какого взятия вам будет что сбросить? Сделайте его.</translation>
    </message>
    <message>
        <source>Your silver is attacked. Guard it with a drop.</source>
        <extracomment>assets/lessons/palaceshogi/16-values.toml</extracomment>
        <translation>Ваше серебро под боем. Защитите его сбросом.</translation>
    </message>
    <message>
        <source>Drop chess</source>
        <extracomment>packaging/linux/surajang.desktop</extracomment>
        <translation>Шахматы со сбросом</translation>
    </message>
    <message>
        <source>Play Pandemonium, Mansindam and Palace Shogi with a friend or against the computer</source>
        <extracomment>packaging/linux/surajang.desktop</extracomment>
        <translation>Играйте в Пандемониум, Мансиндам и Дворцовые сёги с другом или против компьютера</translation>
    </message>
    <message>
        <source>chess;shogi;janggi;variant;PGN;</source>
        <extracomment>packaging/linux/surajang.desktop</extracomment>
        <translation>шахматы;сёги;чанги;варианты;PGN;</translation>
    </message>
    <message>
        <source>Drop chess: Pandemonium, Mansindam and Palace Shogi</source>
        <extracomment>packaging/linux/surajang.metainfo.xml</extracomment>
        <translation>Шахматы со сбросом: Пандемониум, Мансиндам и Дворцовые сёги</translation>
    </message>
    <message>
        <source>Surajang plays the drop-chess games of two inventors. Captured pieces change sides and come back to the board. Two people play at one computer, or one against the computer.</source>
        <extracomment>packaging/linux/surajang.metainfo.xml</extracomment>
        <translation>Surajang — это шахматы со сбросом: игры двух изобретателей. Взятые фигуры меняют сторону и возвращаются на доску. Играют двое за одним компьютером или один против компьютера.</translation>
    </message>
    <message>
        <source>Pandemonium in three rule sets, Mansindam and Palace Shogi, with every rule of each</source>
        <extracomment>packaging/linux/surajang.metainfo.xml</extracomment>
        <translation>Пандемониум в трёх редакциях правил, Мансиндам и Дворцовые сёги, со всеми правилами каждой игры</translation>
    </message>
    <message>
        <source>A computer player with twelve levels, the first one gentle enough for beginners</source>
        <extracomment>packaging/linux/surajang.metainfo.xml</extracomment>
        <translation>Компьютерный соперник с двенадцатью уровнями; первый по силам и новичку</translation>
    </message>
    <message>
        <source>Piece sets with international figures, hanja tablets and shogi wedges</source>
        <extracomment>packaging/linux/surajang.metainfo.xml</extracomment>
        <translation>Наборы фигур: международные фигурки, таблички с ханчой и клинья сёги</translation>
    </message>
    <message>
        <source>Games that are saved as you play and offered again after a crash</source>
        <extracomment>packaging/linux/surajang.metainfo.xml</extracomment>
        <translation>Партии, которые сохраняются по ходу игры и предлагаются снова после сбоя</translation>
    </message>
    <message>
        <source>Pandemonium against the computer</source>
        <extracomment>packaging/linux/surajang.metainfo.xml</extracomment>
        <translation>Пандемониум против компьютера</translation>
    </message>
    <message>
        <source>Mansindam, with captured pieces in hand</source>
        <extracomment>packaging/linux/surajang.metainfo.xml</extracomment>
        <translation>Мансиндам, взятые фигуры в руке</translation>
    </message>
    <message>
        <source>Palace Shogi, with the palaces marked on the board</source>
        <extracomment>packaging/linux/surajang.metainfo.xml</extracomment>
        <translation>Дворцовые сёги, дворцы отмечены на доске</translation>
    </message>
    <message>
        <source>{low} – {high}</source>
        <extracomment>gui/known/boards.py, engine/playtest/texts.py: range</extracomment>
        <translation>{low}&#xa0;–&#xa0;{high}</translation>
    </message>
    <message>
        <source>{title} is now among your own games on the start page.</source>
        <extracomment>gui/app/own_game_commands.py</extracomment>
        <translation>Игра «{title}» теперь среди ваших игр на главной странице.</translation>
    </message>
    <message>
        <source>These games are now among your own games on the start page.</source>
        <extracomment>gui/app/own_game_commands.py</extracomment>
        <translation>Эти игры теперь среди ваших игр на главной странице.</translation>
    </message>
    <message>
        <source>More</source>
        <comment>a menu of commands</comment>
        <extracomment>gui/app/start_cards.py</extracomment>
        <translation>Ещё</translation>
    </message>
    <message>
        <source>Add all to My games</source>
        <extracomment>gui/desk/games_list.py</extracomment>
        <translation>Добавить все в «Мои партии»</translation>
    </message>
    <message numerus="yes">
        <source>{count:,} files were added to “My games”.</source>
        <extracomment>gui/desk/open_commands.py</extracomment>
        <translation>
            <numerusform>В «Мои партии» добавлен {count:,} файл.</numerusform>
            <numerusform>В «Мои партии» добавлены {count:,} файла.</numerusform>
            <numerusform>В «Мои партии» добавлено {count:,} файлов.</numerusform>
        </translation>
    </message>
    <message>
        <source>Files that define games are opened one at a time: {names}.</source>
        <extracomment>gui/desk/open_commands.py</extracomment>
        <translation>Файлы с определениями игр открываются по одному: {names}.</translation>
    </message>
    <message>
        <source>An animation has at most {most:,} moves of both players, and this line has {number:,}.</source>
        <extracomment>gui/desk/film_export.py</extracomment>
        <translation>В анимации не больше {most:,} ходов обеих сторон, а в этом варианте их {number:,}.</translation>
    </message>
    <message>
        <source>Moves of both players: {number:,}</source>
        <extracomment>gui/desk/film_export.py</extracomment>
        <translation>Ходов обеих сторон: {number:,}</translation>
    </message>
    <message>
        <source>{value} ({bounds})</source>
        <extracomment>gui/known/boards.py, engine/playtest/texts.py: estimate</extracomment>
        <translation>{value} ({bounds})</translation>
    </message>
    <message>
        <source>Tasks</source>
        <extracomment>gui/learn/lesson_page.py</extracomment>
        <translation>Задания</translation>
    </message>
    <message>
        <source>{counted} played here.</source>
        <extracomment>gui/library/library_text.py</extracomment>
        <translation>Здесь у вас {counted}.</translation>
    </message>
    <message>
        <source>Common times</source>
        <extracomment>gui/play/match_fields.py</extracomment>
        <translation>Обычные контроли времени</translation>
    </message>
    <message>
        <source>More</source>
        <comment>a link to the rule</comment>
        <extracomment>gui/rulebook/rules_view.py</extracomment>
        <translation>Подробнее</translation>
    </message>
    <message>
        <source>pieces on the board</source>
        <extracomment>gui/rulebook/ends.py</extracomment>
        <translation>фигуры на доске</translation>
    </message>
    <message>
        <source>pieces in hand</source>
        <extracomment>gui/rulebook/ends.py</extracomment>
        <translation>фигуры в руке</translation>
    </message>
    <message>
        <source>player to move</source>
        <extracomment>gui/rulebook/ends.py</extracomment>
        <translation>очередь хода</translation>
    </message>
    <message>
        <source>rights to castle</source>
        <extracomment>gui/rulebook/ends.py</extracomment>
        <translation>права на рокировку</translation>
    </message>
    <message>
        <source>rights to capture en passant</source>
        <extracomment>gui/rulebook/ends.py</extracomment>
        <translation>права на взятие на проходе</translation>
    </message>
    <message>
        <source>Two positions are the same if they have the same {parts}.</source>
        <extracomment>gui/rulebook/ends.py</extracomment>
        <translation>Две позиции одинаковы, если совпадают {parts}.</translation>
    </message>
    <message>
        <source>No rule keeps the kings from facing each other on an open line.</source>
        <extracomment>gui/rulebook/ends.py</extracomment>
        <translation>Нет правила, запрещающего королям стоять друг против друга на открытой линии.</translation>
    </message>
    <message>
        <source>There is no limit to the number of moves without a capture.</source>
        <extracomment>gui/rulebook/ends.py</extracomment>
        <translation>Число ходов без взятия не ограничено.</translation>
    </message>
    <message>
        <source>If there is a choice, = and the letter of the new piece are written instead of +.</source>
        <extracomment>gui/rulebook/generated.py</extracomment>
        <translation>Если есть выбор, вместо + пишется = и буква новой фигуры.</translation>
    </message>
    <message>
        <source>x marks a capture, + a check and # mate.</source>
        <extracomment>gui/rulebook/generated.py</extracomment>
        <translation>x — взятие, + — шах, # — мат.</translation>
    </message>
    <message>
        <source>A promotion is written with + at the end.</source>
        <extracomment>gui/rulebook/generated.py</extracomment>
        <translation>Превращение записывается знаком + в конце.</translation>
    </message>
    <message>
        <source>Moves like the pawn in chess, without its double step.</source>
        <extracomment>gui/words/movement.py</extracomment>
        <translation>Ходит как пешка в шахматах, но без двойного хода.</translation>
    </message>
    <message>
        <source>straight in every direction</source>
        <extracomment>gui/words/movement.py</extracomment>
        <translation>по прямой в любую сторону</translation>
    </message>
    <message>
        <source>diagonally in every direction</source>
        <extracomment>gui/words/movement.py</extracomment>
        <translation>наискосок в любую сторону</translation>
    </message>
    <message>
        <source>Piece {letter}</source>
        <comment>a piece that has no name</comment>
        <extracomment>gui/words/naming.py</extracomment>
        <translation>Фигура {letter}</translation>
    </message>
    <message>
        <source>your file</source>
        <comment>a game with the name of one of the program&apos;s</comment>
        <extracomment>gui/words/naming.py</extracomment>
        <translation>ваш файл</translation>
    </message>
    <message>
        <source>{text} ({player})</source>
        <comment>squares or a castling move, and whose they are</comment>
        <extracomment>gui/words/zone_words.py</extracomment>
        <translation>{text} ({player:nom})</translation>
    </message>
    <message>
        <source>Another piece already has the letter {letter}.</source>
        <extracomment>gui/workshop/piece_panel.py</extracomment>
        <translation>Буква {letter} уже есть у другой фигуры.</translation>
    </message>
    <message>
        <source>The letter has to be one from A to Z.</source>
        <extracomment>gui/workshop/piece_panel.py</extracomment>
        <translation>Буква должна быть от A до Z.</translation>
    </message>
    <message>
        <source>So far there are only kings. Add pieces and put them on the board.</source>
        <extracomment>gui/workshop/strips.py</extracomment>
        <translation>Пока есть только короли. Добавьте фигуры и поставьте их на доску.</translation>
    </message>
    <message>
        <source>both sides</source>
        <extracomment>gui/workshop/trying.py</extracomment>
        <translation>обе стороны</translation>
    </message>
    <message>
        <source>Green squares are this side&apos;s, yellow ones only the other side&apos;s.</source>
        <extracomment>gui/workshop/strips.py</extracomment>
        <translation>Зелёные поля — этой стороны, жёлтые — только другой.</translation>
    </message>
    <message>
        <source>That lets the {piece} on {place} win the game by arriving. Play it anyway?</source>
        <extracomment>gui/analysis/coach_text.py</extracomment>
        <translation>Тогда {piece:nom} с {place} дойдёт до цели и выиграет. Всё равно сыграть?</translation>
    </message>
    <message>
        <source>Stay an {piece}</source>
        <extracomment>gui/board/interaction.py</extracomment>
        <translation>Остаться {piece:ins}</translation>
    </message>
    <message>
        <source>After capturing on a neighbouring square, it may step once more. Beside an empty square it may also pass.</source>
        <extracomment>gui/board/piece_facts.py, gui/words/piece_notes.py</extracomment>
        <translation>Взяв фигуру на соседнем поле, может сделать ещё один шаг. Рядом с пустым полем может и пропустить ход.</translation>
    </message>
    <message>
        <source>{name} is a position with {ranks} ranks; no game here has that many.</source>
        <extracomment>gui/desk/open_commands.py</extracomment>
        <translation>{name} — это позиция с {ranks} горизонталями; игр с таким их числом здесь нет.</translation>
    </message>
    <message>
        <source>Choose the square again to stop there</source>
        <extracomment>gui/desk/typed_move.py</extracomment>
        <translation>То же поле ещё раз — ход закончен там</translation>
    </message>
    <message>
        <source>Arrow keys move; Esc stops</source>
        <extracomment>gui/desk/typed_move.py</extracomment>
        <translation>Стрелки — ход по доске; Esc — выход</translation>
    </message>
    <message>
        <source>The engine has found no answer in time.</source>
        <extracomment>gui/learn/puzzle_text.py</extracomment>
        <translation>Движок не нашёл ответа вовремя.</translation>
    </message>
    <message>
        <source>“Ann – Ben” finds games in which Ann moves first. “Ann –” and “– Ben” leave the other player open.</source>
        <extracomment>gui/library/games_table.py</extracomment>
        <translation>«Ann – Ben» находит партии, в которых начинает Ann. В «Ann –» и «– Ben» второй игрок может быть любым.</translation>
    </message>
    <message>
        <source>These are too many files to add one by one. Add their folder instead.</source>
        <extracomment>gui/library/own_data.py</extracomment>
        <translation>Файлов слишком много, чтобы добавлять их по одному. Добавьте вместо этого их папку.</translation>
    </message>
    <message>
        <source>{name} answered without a move.</source>
        <extracomment>gui/matches/engine_players.py</extracomment>
        <translation>{name} ответил, не назвав хода.</translation>
    </message>
    <message>
        <source>En passant: an {piece} that has moved over several squares can be captured by an enemy {piece} on the next move, as if it had stopped on any square that it passed over.</source>
        <extracomment>gui/rulebook/generated.py</extracomment>
        <translation>Взятие на проходе: если {piece:nom} {piece:=прошёл|прошла|прошло} несколько полей, {piece:nom} противника следующим ходом может взять {piece:=его|её|его} на любом из пройденных полей, как если бы {piece:=он там остановился|она там остановилась|оно там остановилось}.</translation>
    </message>
    <message>
        <source>A capture en passant never promotes.</source>
        <extracomment>gui/rulebook/generated.py</extracomment>
        <translation>При взятии на проходе превращения не бывает.</translation>
    </message>
    <message>
        <source>Two steps are written with both squares, a pass with the piece&apos;s own square.</source>
        <extracomment>gui/rulebook/generated.py</extracomment>
        <translation>Два шага записываются обоими полями, пропуск хода — полем самой фигуры.</translation>
    </message>
    <message>
        <source>it is open in another window</source>
        <extracomment>gui/storage/drafts.py</extracomment>
        <translation>он открыт в другом окне</translation>
    </message>
    <message>
        <source>No space left on device</source>
        <extracomment>gui/storage/reasons.py</extracomment>
        <translation>на диске не осталось места</translation>
    </message>
    <message>
        <source>Disk quota exceeded</source>
        <extracomment>gui/storage/reasons.py</extracomment>
        <translation>превышена дисковая квота</translation>
    </message>
    <message>
        <source>Permission denied</source>
        <extracomment>gui/storage/reasons.py</extracomment>
        <translation>отказано в доступе</translation>
    </message>
    <message>
        <source>Operation not permitted</source>
        <extracomment>gui/storage/reasons.py</extracomment>
        <translation>операция не разрешена</translation>
    </message>
    <message>
        <source>Read-only file system</source>
        <extracomment>gui/storage/reasons.py</extracomment>
        <translation>диск доступен только для чтения</translation>
    </message>
    <message>
        <source>No such file or directory</source>
        <extracomment>gui/storage/reasons.py</extracomment>
        <translation>нет такого файла или папки</translation>
    </message>
    <message>
        <source>Too many levels of symbolic links</source>
        <extracomment>gui/storage/reasons.py</extracomment>
        <translation>слишком много символических ссылок</translation>
    </message>
    <message>
        <source>Input/output error</source>
        <extracomment>gui/storage/reasons.py</extracomment>
        <translation>ошибка чтения или записи</translation>
    </message>
    <message numerus="yes">
        <source>In {count:,} moves of each player there was no capture, drop or promotion.</source>
        <extracomment>gui/words/outcome_text.py</extracomment>
        <translation>
            <numerusform>За {count:,} ход каждого игрока не было ни взятия, ни сброса, ни превращения.</numerusform>
            <numerusform>За {count:,} хода каждого игрока не было ни взятия, ни сброса, ни превращения.</numerusform>
            <numerusform>За {count:,} ходов каждого игрока не было ни взятия, ни сброса, ни превращения.</numerusform>
        </translation>
    </message>
    <message>
        <source>Never dropped.</source>
        <extracomment>gui/words/piece_notes.py</extracomment>
        <translation>Никогда не сбрасывается.</translation>
    </message>
    <message>
        <source>Passing is not allowed. There is no limit to the number of moves without a capture. A pawn promotes only to a gilding. No rule keeps the kings from facing each other on an open line.</source>
        <extracomment>assets/rules/pandemonium.toml, assets/rules/pandemonium-2020.toml, assets/rules/pandemonium-vchess.toml</extracomment>
        <translation>Пропускать ход нельзя. Число ходов без взятия не ограничено. Пешка превращается только в позолоту. Нет правила, запрещающего королям стоять друг против друга на открытой линии.</translation>
    </message>
    <message>
        <source>A piece that you capture goes to your hand and is yours. Instead of moving, you may drop one piece from your hand on an empty square, even with check or mate. A promoted piece loses its promotion when it is captured. A drop never promotes: a piece dropped on the last rank may promote when it moves.</source>
        <extracomment>assets/rules/pandemonium-2020.toml</extracomment>
        <translation>Взятая фигура попадает к вам в руку и становится вашей. Вместо хода можно сбросить одну фигуру из руки на пустое поле, хоть с шахом, хоть с матом. Взятая превращённая фигура теряет превращение. При сбросе фигура не превращается; сброшенная на последнюю горизонталь может превратиться, когда сделает ход.</translation>
    </message>
    <message>
        <source>There is no castling, no en passant and no double step of pawns. Passing is not allowed. There is no limit to the number of moves without a capture. Each piece has one promotion, so there is none to choose. No rule keeps the kings from facing each other on an open line.</source>
        <extracomment>assets/rules/mansindam.toml</extracomment>
        <translation>Нет рокировки, взятия на проходе и двойного хода пешек. Пропускать ход нельзя. Число ходов без взятия не ограничено. У каждой фигуры одно превращение, поэтому выбирать не из чего. Нет правила, запрещающего королям стоять друг против друга на открытой линии.</translation>
    </message>
    <message>
        <source>No piece but a lion may pass. No river divides the board, and no king has to stay in its palace. There is no limit to the number of moves without a capture, and giving perpetual check does not lose. Pawns, queens and promoted pieces are never dropped. A king that has entered has won already: no points are counted.</source>
        <extracomment>assets/rules/palaceshogi.toml</extracomment>
        <translation>Пропустить ход может только лев. Река не делит доску, и король не обязан оставаться во дворце. Число ходов без взятия не ограничено, и за вечный шах не проигрывают. Пешки, ферзи и превращённые фигуры никогда не сбрасываются. Король, который вошёл, уже победил: очки не считают.</translation>
    </message>
    <message>
        <source>For variety, setups are drawn at random from all of them and the first moves from the best ones, and the search of a later move is up to a quarter longer; {different} games are different. A game that is not over after 150 moves per player is a draw.</source>
        <extracomment>engine/playtest/texts.py: variety</extracomment>
        <translation>Для разнообразия расстановки выбираются жребием из всех, первые ходы — из лучших, а каждый следующий ход обдумывается дольше, самое большее на четверть; различных партий — {different}. Партия, не законченная после 150 ходов каждой стороны, считается ничьей.</translation>
    </message>
    <message>
        <source>{reason} {result}</source>
        <extracomment>engine/playtest/texts.py: ended</extracomment>
        <translation>{reason} {result}</translation>
    </message>
    <message>
        <source>The game is over: {outcome}.</source>
        <extracomment>rules/words.py: game over</extracomment>
        <translation>Партия окончена: {outcome}.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <extracomment>rules/words.py: king has arrived</extracomment>
        <translation>Партия окончена.</translation>
    </message>
    <message>
        <source>{player} chooses a setup first.</source>
        <extracomment>rules/words.py: setup first</extracomment>
        <translation>Сначала {player:nom} {player:=выбирает|выбирают|выбираете} расстановку.</translation>
    </message>
    <message>
        <source>It is {player}&apos;s turn.</source>
        <extracomment>rules/words.py: not your turn</extracomment>
        <translation>Сейчас ход {player:gen}.</translation>
    </message>
    <message>
        <source>This would repeat the position once too often, which is not allowed.</source>
        <extracomment>rules/words.py: repetition</extracomment>
        <translation>Позиция повторилась бы лишний раз, а это запрещено.</translation>
    </message>
    <message>
        <source>There is no piece on this square.</source>
        <extracomment>rules/words.py: no piece</extracomment>
        <translation>На этом поле нет фигуры.</translation>
    </message>
    <message>
        <source>The {piece} has just been captured.</source>
        <extracomment>rules/words.py: just captured</extracomment>
        <translation>{piece:Acc} только что взяли.</translation>
    </message>
    <message>
        <source>That is not a square of the board.</source>
        <extracomment>rules/words.py: off the board</extracomment>
        <translation>Такого поля на доске нет.</translation>
    </message>
    <message>
        <source>Your own {other} is there.</source>
        <extracomment>rules/words.py: own piece there</extracomment>
        <translation>Там стоит {other:=ваш|ваша|ваше} {other:nom}.</translation>
    </message>
    <message>
        <source>A move has to go somewhere.</source>
        <extracomment>rules/words.py: going nowhere</extracomment>
        <translation>Ход должен куда-то вести.</translation>
    </message>
    <message>
        <source>The {piece} passes only beside an empty square.</source>
        <extracomment>rules/words.py: no room to pass</extracomment>
        <translation>{piece:Nom} пропускает ход, только если рядом есть пустое поле.</translation>
    </message>
    <message>
        <source>Passing is not possible now.</source>
        <extracomment>rules/words.py: cannot pass</extracomment>
        <translation>Сейчас пропустить ход нельзя.</translation>
    </message>
    <message>
        <source>The {piece} does not move like that.</source>
        <extracomment>rules/words.py: not its movement</extracomment>
        <translation>{piece:Nom} так не ходит.</translation>
    </message>
    <message>
        <source>The {piece} captures straight ahead, not diagonally.</source>
        <extracomment>rules/words.py: captures straight ahead</extracomment>
        <translation>{piece:Nom} бьёт прямо, а не наискосок.</translation>
    </message>
    <message>
        <source>The {piece} captures diagonally ahead, not straight ahead.</source>
        <extracomment>rules/words.py: captures diagonally</extracomment>
        <translation>{piece:Nom} бьёт наискосок вперёд, а не прямо.</translation>
    </message>
    <message>
        <source>The {piece} moves one square, never more.</source>
        <extracomment>rules/words.py: no long step</extracomment>
        <translation>{piece:Nom} ходит на одно поле, не дальше.</translation>
    </message>
    <message>
        <source>From here the {piece} moves only one square.</source>
        <extracomment>rules/words.py: one square from here</extracomment>
        <translation>Отсюда {piece:nom} ходит только на одно поле.</translation>
    </message>
    <message>
        <source>From here the {piece} moves up to {number} squares.</source>
        <extracomment>rules/words.py: so far from here</extracomment>
        <translation>Отсюда {piece:nom} ходит на расстояние до {number} полей.</translation>
    </message>
    <message>
        <source>The {piece} never moves backwards.</source>
        <extracomment>rules/words.py: never back</extracomment>
        <translation>{piece:Nom} никогда не ходит назад.</translation>
    </message>
    <message>
        <source>The {piece} only jumps ahead: two squares straight and one to the side.</source>
        <extracomment>rules/words.py: jumps ahead only</extracomment>
        <translation>{piece:Nom} прыгает только вперёд: на два поля прямо и одно в сторону.</translation>
    </message>
    <message>
        <source>The {piece} moves straight ahead only.</source>
        <extracomment>rules/words.py: slides ahead only</extracomment>
        <translation>{piece:Nom} ходит только прямо вперёд.</translation>
    </message>
    <message>
        <source>The {piece} moves one square diagonally, or one straight ahead.</source>
        <extracomment>rules/words.py: steps like a silver</extracomment>
        <translation>{piece:Nom} ходит на одно поле по диагонали или на одно прямо вперёд.</translation>
    </message>
    <message>
        <source>The {piece} moves one square straight, or one diagonally ahead.</source>
        <extracomment>rules/words.py: steps like a gold</extracomment>
        <translation>{piece:Nom} ходит на одно поле прямо или на одно по диагонали вперёд.</translation>
    </message>
    <message>
        <source>The {piece} moves like a bishop, or one square straight.</source>
        <extracomment>rules/words.py: bishop and straight steps</extracomment>
        <translation>{piece:Nom} ходит как слон или на одно поле прямо.</translation>
    </message>
    <message>
        <source>The {piece} moves like a rook, or one square diagonally.</source>
        <extracomment>rules/words.py: rook and diagonal steps</extracomment>
        <translation>{piece:Nom} ходит как ладья или на одно поле по диагонали.</translation>
    </message>
    <message>
        <source>The {piece} moves like a rook, and captures only by hopping over one piece.</source>
        <extracomment>rules/words.py: rook that hops</extracomment>
        <translation>{piece:Nom} ходит как ладья, а бьёт только через одну фигуру.</translation>
    </message>
    <message>
        <source>The {piece} moves like a bishop or one square straight, or jumps two squares diagonally.</source>
        <extracomment>rules/words.py: bishop, step and jump, rules/words.py: bishop, step and jump</extracomment>
        <translation>{piece:Nom} ходит как слон, на одно поле прямо или прыгает на два поля по диагонали.</translation>
    </message>
    <message>
        <source>The {piece} moves one square in any direction.</source>
        <extracomment>rules/words.py: steps like a king</extracomment>
        <translation>{piece:Nom} ходит на одно поле в любом направлении.</translation>
    </message>
    <message>
        <source>The {piece} jumps two squares straight and one to the side.</source>
        <extracomment>rules/words.py: jumps like a knight</extracomment>
        <translation>{piece:Nom} прыгает на два поля прямо и одно в сторону.</translation>
    </message>
    <message>
        <source>The {piece} moves diagonally.</source>
        <extracomment>rules/words.py: slides like a bishop</extracomment>
        <translation>{piece:Nom} ходит по диагонали.</translation>
    </message>
    <message>
        <source>The {piece} moves straight along ranks and files.</source>
        <extracomment>rules/words.py: slides like a rook</extracomment>
        <translation>{piece:Nom} ходит прямо по горизонталям и вертикалям.</translation>
    </message>
    <message>
        <source>The {piece} moves straight or diagonally.</source>
        <extracomment>rules/words.py: slides like a queen</extracomment>
        <translation>{piece:Nom} ходит прямо или по диагонали.</translation>
    </message>
    <message>
        <source>The {piece} moves like a bishop or a knight.</source>
        <extracomment>rules/words.py: bishop and knight</extracomment>
        <translation>{piece:Nom} ходит как слон или конь.</translation>
    </message>
    <message>
        <source>The {piece} moves like a rook or a knight.</source>
        <extracomment>rules/words.py: rook and knight</extracomment>
        <translation>{piece:Nom} ходит как ладья или конь.</translation>
    </message>
    <message>
        <source>The {piece} moves like a queen or a knight.</source>
        <extracomment>rules/words.py: queen and knight</extracomment>
        <translation>{piece:Nom} ходит как ферзь или конь.</translation>
    </message>
    <message>
        <source>The {piece} moves like a knight, or one square in any direction.</source>
        <extracomment>rules/words.py: knight and king</extracomment>
        <translation>{piece:Nom} ходит как конь или на одно поле в любом направлении.</translation>
    </message>
    <message>
        <source>The {piece} moves like a bishop or a knight, or one square straight.</source>
        <extracomment>rules/words.py: bishop, knight and king, rules/words.py: bishop, knight and king</extracomment>
        <translation>{piece:Nom} ходит как слон или конь или на одно поле прямо.</translation>
    </message>
    <message>
        <source>The {piece} moves like a rook or a knight, or one square diagonally.</source>
        <extracomment>rules/words.py: rook, knight and king, rules/words.py: rook, knight and king</extracomment>
        <translation>{piece:Nom} ходит как ладья или конь или на одно поле по диагонали.</translation>
    </message>
    <message>
        <source>The {piece} jumps at most two squares.</source>
        <extracomment>rules/words.py: within two squares</extracomment>
        <translation>{piece:Nom} прыгает не дальше двух полей.</translation>
    </message>
    <message>
        <source>The {piece} moves that way only from rank {number} on, counted from its own side.</source>
        <extracomment>rules/words.py: only from a rank</extracomment>
        <translation>{piece:Nom} ходит так только начиная с {number}-й горизонтали от своего края.</translation>
    </message>
    <message>
        <source>The {piece} moves diagonally only along the corridors of the enemy {region}.</source>
        <extracomment>rules/words.py: only along corridors</extracomment>
        <translation>{piece:Nom} ходит по диагонали только по коридорам зоны «{region}» противника.</translation>
    </message>
    <message>
        <source>In its own {region} the {piece} moves only one square, diagonally.</source>
        <extracomment>rules/words.py: one step in its palace</extracomment>
        <translation>В своей зоне «{region}» {piece:nom} ходит только на одно поле по диагонали.</translation>
    </message>
    <message>
        <source>The {other} is in the way.</source>
        <extracomment>rules/words.py: in the way</extracomment>
        <translation>На пути стоит {other:nom}.</translation>
    </message>
    <message>
        <source>The {piece} does not capture that way.</source>
        <extracomment>rules/words.py: does not capture so</extracomment>
        <translation>{piece:Nom} так не берёт.</translation>
    </message>
    <message>
        <source>The {piece} moves that way only to capture.</source>
        <extracomment>rules/words.py: goes so to capture</extracomment>
        <translation>{piece:Nom} ходит так только для взятия.</translation>
    </message>
    <message>
        <source>The {piece} cannot capture this {other}.</source>
        <extracomment>rules/words.py: spared</extracomment>
        <translation>{piece:Nom} не может взять {other:acc}.</translation>
    </message>
    <message>
        <source>The {piece} hops only to capture.</source>
        <extracomment>rules/words.py: hops to capture</extracomment>
        <translation>{piece:Nom} прыгает только для взятия.</translation>
    </message>
    <message>
        <source>The {piece} captures only over a piece in between.</source>
        <extracomment>rules/words.py: needs a screen</extracomment>
        <translation>{piece:Nom} берёт только через другую фигуру.</translation>
    </message>
    <message>
        <source>The {piece} captures over exactly one piece.</source>
        <extracomment>rules/words.py: one screen</extracomment>
        <translation>{piece:Nom} берёт ровно через одну фигуру.</translation>
    </message>
    <message>
        <source>The {piece} cannot hop over this {other}.</source>
        <extracomment>rules/words.py: no screen</extracomment>
        <translation>{piece:Nom} не может перепрыгнуть через {other:acc}.</translation>
    </message>
    <message>
        <source>In its own {region} the {piece} does not move like that.</source>
        <extracomment>rules/words.py: moves otherwise here</extracomment>
        <translation>В своей зоне «{region}» {piece:nom} так не ходит.</translation>
    </message>
    <message>
        <source>The {piece} stops where it enters its own {region}.</source>
        <extracomment>rules/words.py: stops at the wall</extracomment>
        <translation>{piece:Nom} останавливается, входя в свою зону «{region}».</translation>
    </message>
    <message>
        <source>The {piece} must promote there.</source>
        <extracomment>rules/words.py: must promote</extracomment>
        <translation>{piece:Nom} там обязательно превращается.</translation>
    </message>
    <message>
        <source>Promotion is not optional: a move that touches the last {number} ranks promotes the {piece}.</source>
        <extracomment>rules/words.py: always promotes</extracomment>
        <translation>Выбора нет: ход, который касается последних {number} горизонталей, превращает {piece:acc}.</translation>
    </message>
    <message>
        <source>Promotion is not optional: a move that ends on the last {number} ranks promotes the {piece}.</source>
        <extracomment>rules/words.py: promotes on arrival</extracomment>
        <translation>Выбора нет: ход, который заканчивается на последних {number} горизонталях, превращает {piece:acc}.</translation>
    </message>
    <message>
        <source>On the last rank the {piece} must promote.</source>
        <extracomment>rules/words.py: must promote at the end</extracomment>
        <translation>На последней горизонтали {piece:nom} обязательно превращается.</translation>
    </message>
    <message>
        <source>The {piece} can only become one piece: {other}.</source>
        <extracomment>rules/words.py: promotes otherwise</extracomment>
        <translation>{piece:Nom} может стать только одной фигурой, {other:ins}.</translation>
    </message>
    <message>
        <source>The {piece} does not promote.</source>
        <extracomment>rules/words.py: does not promote</extracomment>
        <translation>{piece:Nom} не превращается.</translation>
    </message>
    <message>
        <source>The {piece} promotes only in the promotion zone.</source>
        <extracomment>rules/words.py: outside the zone</extracomment>
        <translation>{piece:Nom} превращается только в зоне превращения.</translation>
    </message>
    <message>
        <source>The {piece} promotes only by a move that touches the last {number} ranks.</source>
        <extracomment>rules/words.py: outside the last ranks</extracomment>
        <translation>{piece:Nom} превращается только ходом, который касается последних {number} горизонталей.</translation>
    </message>
    <message>
        <source>The {piece} promotes only by a move that touches the last rank.</source>
        <extracomment>rules/words.py: outside the last rank</extracomment>
        <translation>{piece:Nom} превращается только ходом, который касается последней горизонтали.</translation>
    </message>
    <message>
        <source>{player} has no {piece} in hand.</source>
        <extracomment>rules/words.py: not in hand</extracomment>
        <translation>У {player:gen} в руке нет {piece:gen}.</translation>
    </message>
    <message>
        <source>A piece can only be dropped on an empty square.</source>
        <extracomment>rules/words.py: drop on a piece</extracomment>
        <translation>Фигуру сбрасывают на пустое поле.</translation>
    </message>
    <message>
        <source>The {piece} may not be dropped on the last rank.</source>
        <extracomment>rules/words.py: drop on the last rank</extracomment>
        <translation>{piece:Acc} нельзя сбросить на последнюю горизонталь.</translation>
    </message>
    <message>
        <source>The {piece} may not be dropped on its first rank.</source>
        <extracomment>rules/words.py: drop on the first rank</extracomment>
        <translation>{piece:Acc} нельзя сбросить на свою первую горизонталь.</translation>
    </message>
    <message>
        <source>The {piece} may not be dropped on the first or the last rank.</source>
        <extracomment>rules/words.py: drop on an outer rank</extracomment>
        <translation>{piece:Acc} нельзя сбросить ни на первую, ни на последнюю горизонталь.</translation>
    </message>
    <message>
        <source>The {piece} may be dropped on its first {number} ranks only.</source>
        <extracomment>rules/words.py: drop too far</extracomment>
        <translation>{piece:Acc} можно сбросить только на свои горизонтали 1–{number}.</translation>
    </message>
    <message>
        <source>The {piece} may not be dropped on this square.</source>
        <extracomment>rules/words.py: drop on this square</extracomment>
        <translation>{piece:Acc} нельзя сбросить на это поле.</translation>
    </message>
    <message>
        <source>Your {piece} is already on this file.</source>
        <extracomment>rules/words.py: two on a file</extracomment>
        <translation>На этой вертикали уже стоит {piece:=ваш|ваша|ваше} {piece:nom}.</translation>
    </message>
    <message>
        <source>Each player&apos;s limit for the {piece} is {number} on a file.</source>
        <extracomment>rules/words.py: too many on a file</extracomment>
        <translation>Предел на вертикали для {piece:gen} — {number} у каждого игрока.</translation>
    </message>
    <message>
        <source>A dropped {piece} may not give checkmate.</source>
        <extracomment>rules/words.py: drop gives mate</extracomment>
        <translation>Сбросом {piece:gen} нельзя дать мат.</translation>
    </message>
    <message>
        <source>The {piece} would have to promote, and none of the pieces that it may become is free.</source>
        <extracomment>rules/words.py: nothing to become</extracomment>
        <translation>{piece:Nom} превращается обязательно, но ни одной из возможных фигур не осталось.</translation>
    </message>
    <message>
        <source>A dropped {piece} may not give check.</source>
        <extracomment>rules/words.py: drop gives check</extracomment>
        <translation>Сбросом {piece:gen} нельзя дать шах.</translation>
    </message>
    <message>
        <source>Castling that way needs your {piece} on {square}.</source>
        <extracomment>rules/words.py: no rook at home</extracomment>
        <translation>Для этой рокировки на {square} {piece:=должен стоять ваш|должна стоять ваша|должно стоять ваше} {piece:nom}.</translation>
    </message>
    <message>
        <source>The king or this {piece} has moved before.</source>
        <extracomment>rules/words.py: has moved</extracomment>
        <translation>Король или {piece:nom} уже {piece:=ходил|ходила|ходило}.</translation>
    </message>
    <message>
        <source>There are pieces between the king and the {piece}.</source>
        <extracomment>rules/words.py: castling through pieces</extracomment>
        <translation>Между королём и {piece:ins} есть фигуры.</translation>
    </message>
    <message>
        <source>You cannot castle while in check.</source>
        <extracomment>rules/words.py: castling out of check</extracomment>
        <translation>Под шахом не рокируются.</translation>
    </message>
    <message>
        <source>The king would cross or land on a square attacked by the {other} on {square}.</source>
        <extracomment>rules/words.py: castling through check</extracomment>
        <translation>Король прошёл бы через поле, на которое нападает {other:nom} с {square}, или встал бы на него.</translation>
    </message>
    <message>
        <source>To castle on that side the king goes to {square}.</source>
        <extracomment>rules/words.py: castles otherwise</extracomment>
        <translation>Для рокировки в эту сторону король идёт на {square}.</translation>
    </message>
    <message>
        <source>The king castles only from {square}.</source>
        <extracomment>rules/words.py: castles from home</extracomment>
        <translation>Король рокируется только с {square}.</translation>
    </message>
    <message>
        <source>{text} is castling with the {piece} on {square}: the reverse of chess. {reason}</source>
        <extracomment>rules/words.py: castling reversed</extracomment>
        <translation>{text} — это рокировка с {piece:ins} на {square}: в шахматах наоборот. {reason}</translation>
    </message>
    <message>
        <source>The kings would face each other with nothing between them.</source>
        <extracomment>rules/words.py: facing kings</extracomment>
        <translation>Короли оказались бы лицом к лицу, и между ними ничего нет.</translation>
    </message>
    <message>
        <source>Arriving there wins only on a square that is not attacked: the {other} on {square} guards it.</source>
        <extracomment>rules/words.py: arrival guarded</extracomment>
        <translation>Вход выигрывает только на небитом поле, а это охраняет {other:nom} с {square}.</translation>
    </message>
    <message>
        <source>The king would be attacked by the {other} on {square}.</source>
        <extracomment>rules/words.py: into check</extracomment>
        <translation>На короля {other:=напал|напала|напало} бы {other:nom} с {square}.</translation>
    </message>
    <message>
        <source>Your king is in check from the {other} on {square}.</source>
        <extracomment>rules/words.py: in check</extracomment>
        <translation>Вашему королю шах от {other:gen} с {square}.</translation>
    </message>
    <message>
        <source>This would let the {other} on {square} attack your king.</source>
        <extracomment>rules/words.py: exposes the king</extracomment>
        <translation>Тогда {other:nom} с {square} нападёт на вашего короля.</translation>
    </message>
    <message>
        <source>The {piece} is pinned: your king would be attacked by the {other} on {square}.</source>
        <extracomment>rules/words.py: pinned</extracomment>
        <translation>{piece:Nom} в связке: иначе {other:nom} с {square} нападёт на вашего короля.</translation>
    </message>
    <message>
        <source>{text} is not written like a move, such as {examples}.</source>
        <extracomment>rules/words.py: not like a move</extracomment>
        <translation>{text} не похоже на запись хода, например {examples}.</translation>
    </message>
    <message>
        <source>{text} is not a legal move here.</source>
        <extracomment>rules/words.py: not legal</extracomment>
        <translation>Ход {text} здесь невозможен.</translation>
    </message>
    <message>
        <source>This move is not legal here.</source>
        <extracomment>rules/words.py: unnamed move not legal</extracomment>
        <translation>Здесь этот ход невозможен.</translation>
    </message>
    <message>
        <source>{text} is not a legal move here. {reason}</source>
        <extracomment>rules/words.py: no legal move because</extracomment>
        <translation>Ход {text} здесь невозможен. {reason}</translation>
    </message>
    <message>
        <source>{text} must promote, which is written {move}.</source>
        <extracomment>rules/words.py: promotion not written</extracomment>
        <translation>При ходе {text} превращение обязательно; он записывается как {move}.</translation>
    </message>
    <message>
        <source>{text} could be more than one move: write one of {moves}.</source>
        <extracomment>rules/words.py: several moves</extracomment>
        <translation>Запись {text} подходит к разным ходам; напишите один из ходов {moves}.</translation>
    </message>
    <message>
        <source>None of your pieces can move to {square} like that.</source>
        <extracomment>rules/words.py: no piece goes there</extracomment>
        <translation>Ни одна ваша фигура не может так пойти на {square}.</translation>
    </message>
    <message>
        <source>You have no {piece} that can move to {square} like that.</source>
        <extracomment>rules/words.py: no such piece goes there</extracomment>
        <translation>У вас нет {piece:gen}, {piece:=который может|которая может|которое может} так пойти на {square}.</translation>
    </message>
    <message>
        <source>{text} is not a setup; {player} first chooses one of {choices}.</source>
        <extracomment>rules/words.py: no setup</extracomment>
        <translation>{text} — это не расстановка; сначала {player:nom} {player:=выбирает|выбирают|выбираете} одну из расстановок {choices}.</translation>
    </message>
    <message>
        <source>There is no square {text}.</source>
        <extracomment>rules/words.py: no such square</extracomment>
        <translation>Поля {text} нет.</translation>
    </message>
    <message>
        <source>There is no castling in this game.</source>
        <extracomment>rules/words.py: no castling</extracomment>
        <translation>В этой игре нет рокировки.</translation>
    </message>
    <message>
        <source>Castling to that side is not possible now.</source>
        <extracomment>rules/words.py: no castling to that side</extracomment>
        <translation>Рокировка в эту сторону сейчас невозможна.</translation>
    </message>
    <message>
        <source>There is no piece {text} to drop in this game.</source>
        <extracomment>rules/words.py: nothing to drop</extracomment>
        <translation>В этой игре нет фигуры {text} для сброса.</translation>
    </message>
    <message>
        <source>No {piece} can be dropped on {square} now.</source>
        <extracomment>rules/words.py: no drop there</extracomment>
        <translation>На {square} сейчас нельзя сбросить {piece:acc}.</translation>
    </message>
    <message>
        <source>Move {number}: {reason}</source>
        <extracomment>rules/words.py: move of several</extracomment>
        <translation>Ход {number}: {reason}</translation>
    </message>
    <message>
        <source>A position has at most {most} characters, and this text has {number}.</source>
        <extracomment>rules/words.py: position too long</extracomment>
        <translation>В позиции не больше {most} знаков, а в этом тексте их {number}.</translation>
    </message>
    <message>
        <source>The position is empty.</source>
        <extracomment>rules/words.py: position empty</extracomment>
        <translation>Позиция пуста.</translation>
    </message>
    <message>
        <source>A position has at most {most} fields, and this text has {number}.</source>
        <extracomment>rules/words.py: too many fields</extracomment>
        <translation>В позиции не больше {most} частей, а в этом тексте их {number}.</translation>
    </message>
    <message>
        <source>The board has {ranks} ranks, and this text has {number}.</source>
        <extracomment>rules/words.py: wrong ranks</extracomment>
        <translation>У доски {ranks} горизонталей, а в этом тексте их {number}.</translation>
    </message>
    <message>
        <source>Rank {rank} has {files} squares, and the text gives {number}.</source>
        <extracomment>rules/words.py: wrong files</extracomment>
        <translation>На горизонтали {rank} полей {files}, а в тексте указано {number}.</translation>
    </message>
    <message>
        <source>A run of empty squares cannot be 0.</source>
        <extracomment>rules/words.py: run of none</extracomment>
        <translation>Ряд пустых полей не может быть равен 0.</translation>
    </message>
    <message>
        <source>Rank {rank} has a hole where the board has a square.</source>
        <extracomment>rules/words.py: no hole</extracomment>
        <translation>На горизонтали {rank} дыра там, где на доске есть поле.</translation>
    </message>
    <message>
        <source>Rank {rank} has a piece in a hole of the board.</source>
        <extracomment>rules/words.py: piece in a hole</extracomment>
        <translation>На горизонтали {rank} фигура стоит в дыре доски.</translation>
    </message>
    <message>
        <source>Rank {rank} has {text}, which is not a piece of this game.</source>
        <extracomment>rules/words.py: piece unknown</extracomment>
        <translation>На горизонтали {rank} стоит {text}, в этой игре такой фигуры нет.</translation>
    </message>
    <message>
        <source>The {piece} on rank {rank} is not a promoted piece.</source>
        <extracomment>rules/words.py: piece not promoted</extracomment>
        <translation>{piece:Nom} на горизонтали {rank} — не превращённая фигура.</translation>
    </message>
    <message>
        <source>The hands lack their closing bracket.</source>
        <extracomment>rules/words.py: hands not closed</extracomment>
        <translation>Нет закрывающей скобки после рук.</translation>
    </message>
    <message>
        <source>The hands cannot hold {text}.</source>
        <extracomment>rules/words.py: not for the hand</extracomment>
        <translation>В руке не может быть {text}.</translation>
    </message>
    <message>
        <source>A hand holds at most {most} pieces of a kind.</source>
        <extracomment>rules/words.py: hand too full</extracomment>
        <translation>В руке не больше {most} фигур одного вида.</translation>
    </message>
    <message>
        <source>There is no square {text} for en passant.</source>
        <extracomment>rules/words.py: en passant off the board</extracomment>
        <translation>Поля {text} для взятия на проходе нет.</translation>
    </message>
    <message>
        <source>The half-move counter must be a number, not {text}.</source>
        <extracomment>rules/words.py: half-moves no number</extracomment>
        <translation>Счётчик полуходов — число, а не {text}.</translation>
    </message>
    <message>
        <source>The half-move counter goes up to {most}, and {text} is more.</source>
        <extracomment>rules/words.py: half-moves too many</extracomment>
        <translation>Счётчик полуходов идёт до {most}, а {text} больше.</translation>
    </message>
    <message>
        <source>The move counter must be a number, not {text}.</source>
        <extracomment>rules/words.py: moves no number</extracomment>
        <translation>Счётчик ходов — число, а не {text}.</translation>
    </message>
    <message>
        <source>The move counter goes up to {most}, and {text} is more.</source>
        <extracomment>rules/words.py: moves too many</extracomment>
        <translation>Счётчик ходов идёт до {most}, а {text} больше.</translation>
    </message>
    <message>
        <source>{text} is not a setup phase of this game.</source>
        <extracomment>rules/words.py: setup phase unknown</extracomment>
        <translation>{text} — не стадия расстановки этой игры.</translation>
    </message>
    <message>
        <source>The hands are {number} digits here, not {text}.</source>
        <extracomment>rules/words.py: hands of vchess</extracomment>
        <translation>Руки здесь — цифры, их {number}, а не {text}.</translation>
    </message>
    <message>
        <source>vchess does not have this game, so hands are written in brackets.</source>
        <extracomment>rules/words.py: not in vchess</extracomment>
        <translation>На vchess этой игры нет, поэтому руки записывают в скобках.</translation>
    </message>
    <message>
        <source>{player} has no king.</source>
        <extracomment>rules/words.py: no king</extracomment>
        <translation>У {player:gen} нет короля.</translation>
    </message>
    <message>
        <source>{player} needs exactly one king and has {number}.</source>
        <extracomment>rules/words.py: several kings</extracomment>
        <translation>У {player:gen} должен быть один король, а их {number}.</translation>
    </message>
    <message>
        <source>It is {player}&apos;s turn, but {opponent}&apos;s king could be captured.</source>
        <extracomment>rules/words.py: king can be captured</extracomment>
        <translation>Сейчас ход {player:gen}, но короля {opponent:gen} можно взять.</translation>
    </message>
    <message>
        <source>Both kings have arrived, so there is no single winner.</source>
        <extracomment>rules/words.py: both kings arrived</extracomment>
        <translation>Оба короля дошли до цели, поэтому одного победителя нет.</translation>
    </message>
    <message>
        <source>There are more than {most} pieces that count as {piece} in hand.</source>
        <extracomment>rules/words.py: too many for a hand</extracomment>
        <translation>В руке больше {most} фигур, которые считаются как {piece}.</translation>
    </message>
    <message>
        <source>No king may be attacked in the setup phase.</source>
        <extracomment>rules/words.py: check in the setup</extracomment>
        <translation>На стадии расстановки ни один король не может быть под боем.</translation>
    </message>
    <message>
        <source>In the setup phase, it must be the turn of the player who chooses.</source>
        <extracomment>rules/words.py: turn in the setup</extracomment>
        <translation>На стадии расстановки очередь хода должна быть у того, кто выбирает.</translation>
    </message>
    <message>
        <source>In the setup phase, the pieces to be arranged must be on their squares.</source>
        <extracomment>rules/words.py: pieces in the setup</extracomment>
        <translation>На стадии расстановки выбираемые фигуры должны стоять на своих полях.</translation>
    </message>
    <message>
        <source>Line {line}: {reason}</source>
        <extracomment>rules/words.py: on a line</extracomment>
        <translation>Строка {line}: {reason}</translation>
    </message>
    <message>
        <source>A file of this size has at most {most} games, and this one has more.</source>
        <extracomment>rules/words.py: too many games</extracomment>
        <translation>В файле такого размера не больше {most} партий, а в этом больше.</translation>
    </message>
    <message>
        <source>This is too large for a saved game: it has more than {size}.</source>
        <extracomment>rules/words.py: game too large</extracomment>
        <translation>Для сохранённой партии это слишком много: больше {size}.</translation>
    </message>
    <message>
        <source>This is not text (in UTF-8), so it is not a saved game.</source>
        <extracomment>rules/words.py: not text</extracomment>
        <translation>Это не текст (в UTF-8), значит, и не сохранённая партия.</translation>
    </message>
    <message>
        <source>{text} makes no sense here.</source>
        <extracomment>rules/words.py: sign unknown</extracomment>
        <translation>{text} здесь не имеет смысла.</translation>
    </message>
    <message>
        <source>A comment is not closed.</source>
        <extracomment>rules/words.py: comment not closed</extracomment>
        <translation>Комментарий не закрыт.</translation>
    </message>
    <message>
        <source>A header is written as in [Event &quot;…&quot;].</source>
        <extracomment>rules/words.py: header not written so</extracomment>
        <translation>Тег записывают как [Event &quot;…&quot;].</translation>
    </message>
    <message>
        <source>A game has at most {most} headers.</source>
        <extracomment>rules/words.py: too many headers</extracomment>
        <translation>В партии не больше {most} тегов.</translation>
    </message>
    <message>
        <source>A game has at most {most} moves including variations, and this one has {number}.</source>
        <extracomment>rules/words.py: too many moves</extracomment>
        <translation>В партии вместе с вариантами не больше {most} ходов, а в этой их {number}.</translation>
    </message>
    <message>
        <source>A game has at most {most} variations.</source>
        <extracomment>rules/words.py: too many variations</extracomment>
        <translation>В партии не больше {most} вариантов.</translation>
    </message>
    <message>
        <source>There is no [Variant] tag to say which game this is, and there are too many moves to try them all.</source>
        <extracomment>rules/words.py: too many moves to try</extracomment>
        <translation>Нет тега [Variant], который сказал бы, какая это игра, а ходов слишком много, чтобы перепробовать все игры.</translation>
    </message>
    <message>
        <source>There is no [Variant] tag to say which game this is, and its moves fit no game.</source>
        <extracomment>rules/words.py: moves fit no game</extracomment>
        <translation>Нет тега [Variant], который сказал бы, какая это игра, а ходы не подходят ни к одной игре.</translation>
    </message>
    <message>
        <source>The start position cannot be read. {reason}</source>
        <extracomment>rules/words.py: start not read</extracomment>
        <translation>Не удаётся прочесть начальную позицию. {reason}</translation>
    </message>
    <message>
        <source>A variation is not closed.</source>
        <extracomment>rules/words.py: variation not closed</extracomment>
        <translation>Вариант не закрыт.</translation>
    </message>
    <message>
        <source>A variation is closed that was never opened.</source>
        <extracomment>rules/words.py: variation not opened</extracomment>
        <translation>Закрыт вариант, который не открывали.</translation>
    </message>
    <message>
        <source>A variation appears where there is no move to vary.</source>
        <extracomment>rules/words.py: nothing to vary</extracomment>
        <translation>Вариант стоит там, где нет хода, который он меняет.</translation>
    </message>
    <message>
        <source>${number} is not an annotation: they go up to ${most}.</source>
        <extracomment>rules/words.py: no annotation</extracomment>
        <translation>${number} — не пометка: пометки идут до ${most}.</translation>
    </message>
    <message>
        <source>There is no game {text} here, and the file does not define it.</source>
        <extracomment>rules/words.py: no such own game</extracomment>
        <translation>Игры {text} здесь нет, и в файле она не определена.</translation>
    </message>
    <message>
        <source>There is no game {text}; the games are {games}.</source>
        <extracomment>rules/words.py: no such game</extracomment>
        <translation>Игры {text} нет; есть игры {games}.</translation>
    </message>
    <message>
        <source>It is a folder.</source>
        <extracomment>rules/words.py: folder</extracomment>
        <translation>Это папка.</translation>
    </message>
    <message>
        <source>It is a pipe or a device, not a regular file.</source>
        <extracomment>rules/words.py: no regular file</extracomment>
        <translation>Это канал или устройство, а не обычный файл.</translation>
    </message>
    <message>
        <source>It is larger than {size}.</source>
        <extracomment>rules/words.py: file too large</extracomment>
        <translation>Он больше {size}.</translation>
    </message>
    <message>
        <source>{file} cannot be read: {message}.</source>
        <extracomment>rules/words.py: file not read</extracomment>
        <translation>Не удаётся прочесть {file}: {message}.</translation>
    </message>
    <message>
        <source>A definition has at most {most} characters.</source>
        <extracomment>rules/words.py: definition too long</extracomment>
        <translation>В определении не больше {most} знаков.</translation>
    </message>
    <message>
        <source>This cannot be read as TOML: {message}.</source>
        <extracomment>rules/words.py: definition no TOML</extracomment>
        <translation>Это не удаётся прочесть как TOML: {message}.</translation>
    </message>
    <message>
        <source>This is nested too deeply.</source>
        <extracomment>rules/words.py: definition nested</extracomment>
        <translation>Слишком глубокая вложенность.</translation>
    </message>
    <message>
        <source>A number is too large: the largest is {most}.</source>
        <extracomment>rules/words.py: definition number</extracomment>
        <translation>Слишком большое число: наибольшее — {most}.</translation>
    </message>
    <message>
        <source>There is no key {text} here; the keys are {names}.</source>
        <extracomment>rules/words.py: definition key unknown</extracomment>
        <translation>Ключа {text} здесь нет; есть ключи {names}.</translation>
    </message>
    <message>
        <source>There is no key {text} here; {field} may be meant.</source>
        <extracomment>rules/words.py: definition key misspelt</extracomment>
        <translation>Ключа {text} здесь нет; возможно, имеется в виду {field}.</translation>
    </message>
    <message>
        <source>There is no game {text} to inherit from; similar names are {games}.</source>
        <extracomment>rules/words.py: definition inherits from nothing</extracomment>
        <translation>Нет игры {text}, от которой можно наследовать; похожие названия — {games}.</translation>
    </message>
    <message>
        <source>Only a game that inherits from another can remove something.</source>
        <extracomment>rules/words.py: definition inherits nothing</extracomment>
        <translation>Удалять что-либо может только игра, которая наследует от другой.</translation>
    </message>
    <message>
        <source>There is no {text} to remove in {game}.</source>
        <extracomment>rules/words.py: definition removes nothing</extracomment>
        <translation>В игре {game} нет {text}: удалять нечего.</translation>
    </message>
    <message>
        <source>{text} is not one of these: {names}.</source>
        <extracomment>rules/words.py: none of these</extracomment>
        <translation>{text} не входит в этот список: {names}.</translation>
    </message>
    <message>
        <source>A name has only lower-case letters, digits and hyphens, unlike {text}.</source>
        <extracomment>rules/words.py: name not written so</extracomment>
        <translation>В имени допустимы только строчные латинские буквы, цифры и дефисы, но не {text}.</translation>
    </message>
    <message>
        <source>This has to name another game, not {text}.</source>
        <extracomment>rules/words.py: no other game</extracomment>
        <translation>Здесь должна быть названа другая игра, а не {text}.</translation>
    </message>
    <message>
        <source>The game has no piece {text}.</source>
        <extracomment>rules/words.py: no such piece</extracomment>
        <translation>В этой игре нет фигуры {text}.</translation>
    </message>
    <message>
        <source>The symbol of a piece is a capital letter, as in N, +N or N~, not {text}.</source>
        <extracomment>rules/words.py: symbol not written so</extracomment>
        <translation>Обозначение фигуры — заглавная буква, как в N, +N или N~, а не {text}.</translation>
    </message>
    <message>
        <source>The letter that people write is as in N or Ln, not {text}.</source>
        <extracomment>rules/words.py: letter not written so</extracomment>
        <translation>Буква в записи ходов — как N или Ln, а не {text}.</translation>
    </message>
    <message>
        <source>A zone is missing here.</source>
        <extracomment>rules/words.py: zone missing</extracomment>
        <translation>Здесь не указана зона.</translation>
    </message>
    <message>
        <source>A zone for each side needs squares on both sides of the |, unlike {text}.</source>
        <extracomment>rules/words.py: zone for one side</extracomment>
        <translation>Если у сторон разные зоны, поля стоят по обе стороны от |, в отличие от {text}.</translation>
    </message>
    <message>
        <source>A zone is written as in 9-10, d7-f9 or e8, not {text}.</source>
        <extracomment>rules/words.py: zone not written so</extracomment>
        <translation>Зона записывается как 9-10, d7-f9 или e8, а не {text}.</translation>
    </message>
    <message>
        <source>The zone {text} is not on a board of {files} files and {ranks} ranks.</source>
        <extracomment>rules/words.py: zone off the board</extracomment>
        <translation>Зона {text} не помещается на доске: вертикалей {files}, горизонталей {ranks}.</translation>
    </message>
    <message>
        <source>In the movement {movement}, {text} cannot be read.</source>
        <extracomment>rules/words.py: movement unreadable</extracomment>
        <translation>В записи хода {movement} не удаётся прочесть {text}.</translation>
    </message>
    <message>
        <source>In the movement {movement}, a length has to be a number from 1 to {most}.</source>
        <extracomment>rules/words.py: movement too long</extracomment>
        <translation>В записи хода {movement} длина должна быть числом от 1 до {most}.</translation>
    </message>
    <message>
        <source>In the movement {movement}, {text} leads nowhere.</source>
        <extracomment>rules/words.py: movement to nowhere</extracomment>
        <translation>В записи хода {movement} часть {text} никуда не ведёт.</translation>
    </message>
    <message>
        <source>In the movement {movement}, p comes before a leap: only a rider hops, as in cpR.</source>
        <extracomment>rules/words.py: only riders hop</extracomment>
        <translation>В записи хода {movement} буква p стоит перед прыжком: через фигуры перескакивают только на линиях, как в cpR.</translation>
    </message>
    <message>
        <source>In the movement {movement}, n does not come before a leap over squares: only such a leap can be blocked on its way, as in nN.</source>
        <extracomment>rules/words.py: only leaps are lame</extracomment>
        <translation>В записи хода {movement} буква n стоит не перед прыжком через поля: только такому прыжку можно преградить путь, как в nN.</translation>
    </message>
    <message>
        <source>The terrain on {text} adds no movement.</source>
        <extracomment>rules/words.py: terrain adds nothing</extracomment>
        <translation>Местность на {text} не добавляет ходов.</translation>
    </message>
    <message>
        <source>The {piece} never moves.</source>
        <extracomment>rules/words.py: never moves</extracomment>
        <translation>{piece:Nom} никогда не ходит.</translation>
    </message>
    <message>
        <source>The {piece} slides nowhere, so no wall stops it.</source>
        <extracomment>rules/words.py: wall without slides</extracomment>
        <translation>{piece:Nom} не скользит, поэтому стена {piece:=его|её|его} не остановит.</translation>
    </message>
    <message>
        <source>The {piece} does not hop, so there is nothing that it cannot hop over.</source>
        <extracomment>rules/words.py: screens without hops</extracomment>
        <translation>{piece:Nom} не перескакивает через фигуры, поэтому исключать нечего.</translation>
    </message>
    <message>
        <source>The {piece} leaps over squares by a step that the {other} rides by.</source>
        <extracomment>rules/words.py: leap and ride</extracomment>
        <translation>{piece:Nom} прыгает через поля тем же шагом, который повторяет {other:nom}.</translation>
    </message>
    <message>
        <source>The {piece} rides by leaps of three files, which is not possible on a board of {files} files.</source>
        <extracomment>rules/words.py: ride too long</extracomment>
        <translation>{piece:Nom} повторяет прыжки на три вертикали, что невозможно на доске с {files} вертикалями.</translation>
    </message>
    <message>
        <source>The {piece} does not capture on every square beside it, so it cannot step on from there.</source>
        <extracomment>rules/words.py: no second step</extracomment>
        <translation>{piece:Nom} бьёт не на всех соседних полях и поэтому не может ходить оттуда дальше.</translation>
    </message>
    <message>
        <source>The {piece} cannot spare the king.</source>
        <extracomment>rules/words.py: spares the king</extracomment>
        <translation>{piece:Nom} не может щадить короля.</translation>
    </message>
    <message>
        <source>A game has exactly one royal piece, which comes first.</source>
        <extracomment>rules/words.py: one royal piece</extracomment>
        <translation>В игре ровно одна королевская фигура, и она стоит первой.</translation>
    </message>
    <message>
        <source>The {piece} is royal: it cannot be promoted, held, dropped or limited in number.</source>
        <extracomment>rules/words.py: royal in a hand</extracomment>
        <translation>{piece:Nom} — королевская фигура: её нельзя превратить, держать в руке, сбросить или ограничить числом.</translation>
    </message>
    <message>
        <source>The {piece} is royal: it cannot be a pawn, move twice, or spare a piece.</source>
        <extracomment>rules/words.py: royal pawn</extracomment>
        <translation>{piece:Nom} — королевская фигура: она не может быть пешкой, ходить дважды или щадить фигуры.</translation>
    </message>
    <message>
        <source>The {piece} is royal: it has to step, and to capture where it goes.</source>
        <extracomment>rules/words.py: royal slides</extracomment>
        <translation>{piece:Nom} — королевская фигура: она должна ходить на один шаг и бить там же, куда ходит.</translation>
    </message>
    <message>
        <source>Only a king faces the other one, and by captures; the {piece} cannot face it by {text}.</source>
        <extracomment>rules/words.py: faces no king</extracomment>
        <translation>Только король противостоит другому королю, и только взятиями; для {piece:gen} {text} невозможно.</translation>
    </message>
    <message>
        <source>The {piece} cannot be captured en passant, because it is not a pawn.</source>
        <extracomment>rules/words.py: en passant without a pawn</extracomment>
        <translation>{piece:Acc} нельзя взять на проходе, потому что это не пешка.</translation>
    </message>
    <message>
        <source>The {piece} never passes over a square, so there is no en passant.</source>
        <extracomment>rules/words.py: en passant without a long move</extracomment>
        <translation>{piece:Nom} не проходит через поля, поэтому взятия на проходе нет.</translation>
    </message>
    <message>
        <source>The {piece} captures nothing beside its way, so there is no en passant.</source>
        <extracomment>rules/words.py: en passant without a capture</extracomment>
        <translation>{piece:Nom} ничего не бьёт в стороне от своего пути, поэтому взятия на проходе нет.</translation>
    </message>
    <message>
        <source>The {piece} moves where it captures, so a move could not say whether it is en passant.</source>
        <extracomment>rules/words.py: en passant or a move</extracomment>
        <translation>{piece:Nom} ходит туда же, куда бьёт, поэтому по ходу не видно, взятие ли это на проходе.</translation>
    </message>
    <message>
        <source>A move could not say which piece is chosen: {symbols}.</source>
        <extracomment>rules/words.py: promotions alike</extracomment>
        <translation>Запись хода не покажет, какая фигура выбрана: {symbols}.</translation>
    </message>
    <message>
        <source>A promotion needs a number for each of these: {symbols}.</source>
        <extracomment>rules/words.py: numbers of promotions</extracomment>
        <translation>Для превращения нужно число для каждой из фигур: {symbols}.</translation>
    </message>
    <message>
        <source>A piece can become one of {most} pieces at most.</source>
        <extracomment>rules/words.py: too many promotions</extracomment>
        <translation>Фигура может превращаться не более чем в одну из {most} фигур.</translation>
    </message>
    <message>
        <source>The {piece} cannot promote to {text}.</source>
        <extracomment>rules/words.py: promotes to this</extracomment>
        <translation>{piece:Nom} не может превратиться в {text}.</translation>
    </message>
    <message>
        <source>{symbol}, which was a pawn, needs the name, the letter and the moves of {base}.</source>
        <extracomment>rules/words.py: no former pawn</extracomment>
        <translation>У {symbol}, бывшей пешки, должны быть имя, буква и ходы {base}.</translation>
    </message>
    <message>
        <source>The {piece} is held as {text}, which no hand can hold.</source>
        <extracomment>rules/words.py: held as this</extracomment>
        <translation>{piece:Nom} в руке считается как {text}, но держать это в руке нельзя.</translation>
    </message>
    <message>
        <source>The {piece} captures from afar; mate can be forbidden only to drops of pieces that step.</source>
        <extracomment>rules/words.py: mate by a far drop</extracomment>
        <translation>{piece:Nom} бьёт издалека; мат сбросом можно запретить только фигурам, которые ходят на один шаг.</translation>
    </message>
    <message>
        <source>The order of the hand has to name each piece that can be dropped exactly once.</source>
        <extracomment>rules/words.py: order of the hand</extracomment>
        <translation>Порядок руки должен называть каждую сбрасываемую фигуру ровно один раз.</translation>
    </message>
    <message>
        <source>The hands {text} for vchess are not those of the game.</source>
        <extracomment>rules/words.py: other hands in vchess</extracomment>
        <translation>Руки {text} для vchess не соответствуют игре.</translation>
    </message>
    <message>
        <source>The letter of a castling must be a capital letter, not {text}.</source>
        <extracomment>rules/words.py: letter of castling</extracomment>
        <translation>Буква рокировки — заглавная, а не {text}.</translation>
    </message>
    <message>
        <source>King and rook castle along a rank.</source>
        <extracomment>rules/words.py: castling along a file</extracomment>
        <translation>Король и ладья рокируются вдоль горизонтали.</translation>
    </message>
    <message>
        <source>Two squares of this castling are the same.</source>
        <extracomment>rules/words.py: castling to one square</extracomment>
        <translation>Два поля этой рокировки совпадают.</translation>
    </message>
    <message>
        <source>King and rook have to end between the squares where they stood.</source>
        <extracomment>rules/words.py: castling too far</extracomment>
        <translation>Король и ладья должны оказаться между своими исходными полями.</translation>
    </message>
    <message>
        <source>Where there is castling, at least one side castles.</source>
        <extracomment>rules/words.py: castling without castles</extracomment>
        <translation>Если есть рокировка, рокируется хотя бы одна сторона.</translation>
    </message>
    <message>
        <source>A side castles in {most} directions at most.</source>
        <extracomment>rules/words.py: too many castlings</extracomment>
        <translation>Сторона рокируется не более чем в {most} направлениях.</translation>
    </message>
    <message>
        <source>The king cannot castle from both {first} and {second}.</source>
        <extracomment>rules/words.py: castling of two kings</extracomment>
        <translation>Король не может рокироваться и с {first}, и с {second}.</translation>
    </message>
    <message>
        <source>Two castlings share a letter, a notation or a rook.</source>
        <extracomment>rules/words.py: castlings alike</extracomment>
        <translation>У двух рокировок одна буква, одна запись или одна ладья.</translation>
    </message>
    <message>
        <source>The castling {text} finds no king and rook at the start.</source>
        <extracomment>rules/words.py: castling not at home</extracomment>
        <translation>Для рокировки {text} в начале нет короля и ладьи.</translation>
    </message>
    <message>
        <source>A position is repeated when it occurs for at least the second time, not {number}.</source>
        <extracomment>rules/words.py: repeated too early</extracomment>
        <translation>Позиция повторяется не раньше второго появления, а не {number}.</translation>
    </message>
    <message>
        <source>Occurrences of a position are an even number of moves apart, not {number}.</source>
        <extracomment>rules/words.py: odd gap</extracomment>
        <translation>Одинаковые позиции разделяет чётное число ходов, а не {number}.</translation>
    </message>
    <message>
        <source>A repetition that is illegal is neither lost nor played again.</source>
        <extracomment>rules/words.py: illegal and lost</extracomment>
        <translation>Запрещённое повторение не ведёт ни к проигрышу, ни к переигровке.</translation>
    </message>
    <message>
        <source>An arrival needs a zone and a reason.</source>
        <extracomment>rules/words.py: arrival without a reason</extracomment>
        <translation>Для победы достижением цели нужны зона и причина.</translation>
    </message>
    <message>
        <source>Pieces that arrive need a zone to arrive in.</source>
        <extracomment>rules/words.py: arrival without a zone</extracomment>
        <translation>Фигурам, которые достигают цели, нужна зона.</translation>
    </message>
    <message>
        <source>{text} is the reason for another kind of end than an arrival.</source>
        <extracomment>rules/words.py: reason of another end</extracomment>
        <translation>{text} — причина другого окончания игры, не достижения цели.</translation>
    </message>
    <message>
        <source>The sentence of an arrival has to contain {{winner}}, and needs an arrival.</source>
        <extracomment>rules/words.py: sentence of an arrival</extracomment>
        <translation>Фраза о достижении цели должна содержать {{winner}} и возможна, только если такая победа есть.</translation>
    </message>
    <message>
        <source>The {piece} has arrived on {place} at the start.</source>
        <extracomment>rules/words.py: arrived at the start</extracomment>
        <translation>{piece:Nom} уже в начале стоит у цели, на {place}.</translation>
    </message>
    <message>
        <source>A limit of moves draws the game, and this game cannot be drawn.</source>
        <extracomment>rules/words.py: limit without draws</extracomment>
        <translation>Ограничение ходов ведёт к ничьей, а в этой игре ничьих нет.</translation>
    </message>
    <message>
        <source>A game without draws must not be drawn by stalemate or repetition.</source>
        <extracomment>rules/words.py: draws of a game without any</extracomment>
        <translation>Игра без ничьих не может заканчиваться вничью патом или повторением.</translation>
    </message>
    <message>
        <source>A setup fills different files, not {text}.</source>
        <extracomment>rules/words.py: files of a setup</extracomment>
        <translation>Расстановка занимает разные вертикали, а не {text}.</translation>
    </message>
    <message>
        <source>A setup needs choices, all of them different.</source>
        <extracomment>rules/words.py: choices of a setup</extracomment>
        <translation>Расстановке нужны варианты, все разные.</translation>
    </message>
    <message>
        <source>Each choice of a setup needs a title of its own.</source>
        <extracomment>rules/words.py: titles of a setup</extracomment>
        <translation>Каждому варианту расстановки нужно своё название.</translation>
    </message>
    <message>
        <source>The setup {text} does not put the same pieces on the files {files}.</source>
        <extracomment>rules/words.py: other pieces in a setup</extracomment>
        <translation>Расстановка {text} ставит на вертикали {files} другие фигуры.</translation>
    </message>
    <message>
        <source>Three of the files {files} are side by side, so a swap is ambiguous.</source>
        <extracomment>rules/words.py: three files to swap</extracomment>
        <translation>Три из вертикалей {files} стоят рядом, и обмен неоднозначен.</translation>
    </message>
    <message>
        <source>The setup {text} cannot be reached by swapping neighbours.</source>
        <extracomment>rules/words.py: no swaps to a setup</extracomment>
        <translation>Расстановку {text} нельзя получить обменом соседних фигур.</translation>
    </message>
    <message>
        <source>At the start, {text} has to be on the files {files}.</source>
        <extracomment>rules/words.py: setup not at the start</extracomment>
        <translation>На вертикалях {files} в начале должно стоять {text}.</translation>
    </message>
    <message>
        <source>A game needs at least one set of pieces.</source>
        <extracomment>rules/words.py: no piece sets</extracomment>
        <translation>Игре нужен хотя бы один набор фигур.</translation>
    </message>
    <message>
        <source>The two players need two different names.</source>
        <extracomment>rules/words.py: names of players</extracomment>
        <translation>У двух игроков должны быть разные имена.</translation>
    </message>
    <message>
        <source>Shogi&apos;s coordinates have one digit for a file, and there are {files} files.</source>
        <extracomment>rules/words.py: coordinates too short</extracomment>
        <translation>В координатах сёги одна цифра на вертикаль, а вертикалей {files}.</translation>
    </message>
    <message>
        <source>The picture of the {piece} names the drawing {text}, which does not exist.</source>
        <extracomment>rules/words.py: drawing missing</extracomment>
        <translation>Изображение {piece:gen} ссылается на рисунок {text}, которого нет.</translation>
    </message>
    <message>
        <source>The {piece} has the same picture as the {other}.</source>
        <extracomment>rules/words.py: pictures alike</extracomment>
        <translation>У {piece:gen} и {other:gen} одно и то же изображение.</translation>
    </message>
    <message>
        <source>The picture {text} is the same for both sides: add Black&apos;s after a |, or a ground before it.</source>
        <extracomment>rules/words.py: picture of both sides</extracomment>
        <translation>Изображение {text} одинаково для обеих сторон: добавьте изображение чёрных после | или основу перед ним.</translation>
    </message>
    <message>
        <source>In the picture {text}, a sign of at most {most} characters follows {name}.</source>
        <extracomment>rules/words.py: picture without a sign</extracomment>
        <translation>В изображении {text} после {name} идёт знак не длиннее {most} символов.</translation>
    </message>
    <message>
        <source>The set {name} has no piece {text}.</source>
        <extracomment>rules/words.py: no picture in the set</extracomment>
        <translation>В наборе {name} нет фигуры {text}.</translation>
    </message>
    <message>
        <source>{text} is not a picture. A picture begins with one of {grounds}, or names a piece of a set, as in international:N, or one or two figures, as in rook + knight; the figures are {figures}.</source>
        <extracomment>rules/words.py: picture unknown</extracomment>
        <translation>{text} — не изображение. Изображение начинается с одного из слов {grounds}, называет фигуру набора, как international:N, или одну-две фигурки, как rook + knight; есть фигурки {figures}.</translation>
    </message>
    <message>
        <source>A board of {files} by {ranks} squares is not possible; {most} by {most} is the largest.</source>
        <extracomment>rules/words.py: size of the board</extracomment>
        <translation>Доска {files} на {ranks} невозможна; наибольшая — {most} на {most}.</translation>
    </message>
    <message>
        <source>A game has at most {most} kinds of pieces.</source>
        <extracomment>rules/words.py: too many kinds</extracomment>
        <translation>В игре не больше {most} видов фигур.</translation>
    </message>
    <message>
        <source>The start {text} is not written like a position.</source>
        <extracomment>rules/words.py: start not written so</extracomment>
        <translation>Начало {text} не записано как позиция.</translation>
    </message>
    <message>
        <source>The start and the game disagree about a setup phase.</source>
        <extracomment>rules/words.py: setup of the start</extracomment>
        <translation>Начало и игра расходятся в том, есть ли стадия расстановки.</translation>
    </message>
    <message>
        <source>The start has castling rights {text} that the game does not have.</source>
        <extracomment>rules/words.py: rights of the start</extracomment>
        <translation>В начале указаны права на рокировку {text}, которых в игре нет.</translation>
    </message>
    <message>
        <source>The start has pieces in hand that no hand can hold.</source>
        <extracomment>rules/words.py: hands of the start</extracomment>
        <translation>В начале в руке фигуры, которых рука держать не может.</translation>
    </message>
    <message>
        <source>The start has holes on other squares than the board.</source>
        <extracomment>rules/words.py: holes of the start</extracomment>
        <translation>Дыры в начале не совпадают с дырами доски.</translation>
    </message>
    <message>
        <source>Each side needs one king at the start.</source>
        <extracomment>rules/words.py: kings of the start</extracomment>
        <translation>У каждой стороны в начале должен быть один король.</translation>
    </message>
    <message>
        <source>No game can be played from this start. {reason}</source>
        <extracomment>rules/words.py: definition start</extracomment>
        <translation>С этой начальной позиции партию не сыграть. {reason}</translation>
    </message>
    <message>
        <source>{file}:{place}: {reason}</source>
        <extracomment>rules/words.py: definition in a file</extracomment>
        <translation>{file}:{place}: {reason}</translation>
    </message>
    <message>
        <source>{text} is not a file name.</source>
        <extracomment>rules/words.py: no file name</extracomment>
        <translation>{text} — не имя файла.</translation>
    </message>
    <message>
        <source>It defines no game.</source>
        <extracomment>rules/words.py: definition file empty</extracomment>
        <translation>Ни одна игра не определена.</translation>
    </message>
    <message>
        <source>It defines {number} games: name one of them, as in FILE:{field}.</source>
        <extracomment>rules/words.py: definition file of several</extracomment>
        <translation>Определено игр: {number}. Назовите одну из них, как в ФАЙЛ:{field}.</translation>
    </message>
    <message>
        <source>It defines no game {text}; it defines {games}.</source>
        <extracomment>rules/words.py: no such game in the file</extracomment>
        <translation>Игра {text} не определена; определены {games}.</translation>
    </message>
    <message>
        <source>It defines {number} games, none named {text}; similar names are {games}.</source>
        <extracomment>rules/words.py: no such game of many in the file</extracomment>
        <translation>Среди всех {number} определённых игр нет игры {text}; похожие названия — {games}.</translation>
    </message>
    <message>
        <source>The definition of its game is damaged.</source>
        <extracomment>rules/words.py: definition line unreadable</extracomment>
        <translation>Определение игры для этой партии повреждено.</translation>
    </message>
    <message>
        <source>It was played by the rules of {text}, and the definition with it is that of {game}.</source>
        <extracomment>rules/words.py: definition of another game</extracomment>
        <translation>Партия сыграна по правилам {text}, а приложено определение игры {game}.</translation>
    </message>
    <message>
        <source>Another game is already known as {text}.</source>
        <extracomment>rules/words.py: another game of this name</extracomment>
        <translation>Название {text} уже носит другая игра.</translation>
    </message>
    <message>
        <source>Castling from any start is not supported.</source>
        <extracomment>rules/words.py: no castling anywhere</extracomment>
        <translation>Рокировка из произвольной расстановки не поддерживается.</translation>
    </message>
    <message>
        <source>Games on two boards are not supported.</source>
        <extracomment>rules/words.py: no second board</extracomment>
        <translation>Игры на двух досках не поддерживаются.</translation>
    </message>
    <message>
        <source>Promotion without going ahead is not supported.</source>
        <extracomment>rules/words.py: no promotion in place</extracomment>
        <translation>Превращение без продвижения не поддерживается.</translation>
    </message>
    <message>
        <source>Promotion only by captures is not supported.</source>
        <extracomment>rules/words.py: no promotion by captures</extracomment>
        <translation>Превращение только взятием не поддерживается.</translation>
    </message>
    <message>
        <source>Demotion of pieces is not supported.</source>
        <extracomment>rules/words.py: no demotion</extracomment>
        <translation>Обратное превращение фигур не поддерживается.</translation>
    </message>
    <message>
        <source>Captures that explode are not supported.</source>
        <extracomment>rules/words.py: no explosions</extracomment>
        <translation>Взрывающиеся взятия не поддерживаются.</translation>
    </message>
    <message>
        <source>Pieces that cannot capture their like are not supported.</source>
        <extracomment>rules/words.py: no immunity</extracomment>
        <translation>Фигуры, не бьющие себе подобных, не поддерживаются.</translation>
    </message>
    <message>
        <source>Captures that leave a wall are not supported.</source>
        <extracomment>rules/words.py: no petrifying</extracomment>
        <translation>Взятия, оставляющие стену, не поддерживаются.</translation>
    </message>
    <message>
        <source>Castling with dropped pieces is not supported.</source>
        <extracomment>rules/words.py: no castling of drops</extracomment>
        <translation>Рокировка со сброшенными фигурами не поддерживается.</translation>
    </message>
    <message>
        <source>Castling that forbids the opponent&apos;s is not supported.</source>
        <extracomment>rules/words.py: no opposite castling</extracomment>
        <translation>Рокировка, запрещающая рокировку противника, не поддерживается.</translation>
    </message>
    <message>
        <source>Winning by castling is not supported.</source>
        <extracomment>rules/words.py: no wins by castling</extracomment>
        <translation>Победа рокировкой не поддерживается.</translation>
    </message>
    <message>
        <source>Games without checks are not supported.</source>
        <extracomment>rules/words.py: no games without checks</extracomment>
        <translation>Игры без шахов не поддерживаются.</translation>
    </message>
    <message>
        <source>Compulsory captures are not supported.</source>
        <extracomment>rules/words.py: no compulsory captures</extracomment>
        <translation>Обязательное взятие не поддерживается.</translation>
    </message>
    <message>
        <source>Compulsory drops are not supported.</source>
        <extracomment>rules/words.py: no compulsory drops</extracomment>
        <translation>Обязательный сброс не поддерживается.</translation>
    </message>
    <message>
        <source>Drops that depend on their neighbours are not supported.</source>
        <extracomment>rules/words.py: no drops by neighbours</extracomment>
        <translation>Сброс, зависящий от соседних фигур, не поддерживается.</translation>
    </message>
    <message>
        <source>Drops of rooks on the first rank only are not supported.</source>
        <extracomment>rules/words.py: no drops of rooks</extracomment>
        <translation>Сброс ладей только на первую горизонталь не поддерживается.</translation>
    </message>
    <message>
        <source>Drops that depend on the square&apos;s colour are not supported.</source>
        <extracomment>rules/words.py: no drops by colour</extracomment>
        <translation>Сброс, зависящий от цвета поля, не поддерживается.</translation>
    </message>
    <message>
        <source>Drops of promoted pieces are not supported.</source>
        <extracomment>rules/words.py: no promoted drops</extracomment>
        <translation>Сброс превращённых фигур не поддерживается.</translation>
    </message>
    <message>
        <source>Gating is not supported.</source>
        <extracomment>rules/words.py: no gating</extracomment>
        <translation>Ввод фигур на освободившееся поле (gating) не поддерживается.</translation>
    </message>
    <message>
        <source>The first moves of Cambodian chess are not supported.</source>
        <extracomment>rules/words.py: no Cambodian moves</extracomment>
        <translation>Первые ходы камбоджийских шахмат не поддерживаются.</translation>
    </message>
    <message>
        <source>Moves that build walls are not supported.</source>
        <extracomment>rules/words.py: no walls</extracomment>
        <translation>Ходы, строящие стены, не поддерживаются.</translation>
    </message>
    <message>
        <source>Lines on the board are not supported.</source>
        <extracomment>rules/words.py: no lines</extracomment>
        <translation>Линии на доске не поддерживаются.</translation>
    </message>
    <message>
        <source>Passing is not supported.</source>
        <extracomment>rules/words.py: no passing</extracomment>
        <translation>Пропуск хода не поддерживается.</translation>
    </message>
    <message>
        <source>Kings that may not flee from check are not supported.</source>
        <extracomment>rules/words.py: no fixed kings</extracomment>
        <translation>Короли, которым нельзя уходить от шаха, не поддерживаются.</translation>
    </message>
    <message>
        <source>Pieces that change sides on the board are not supported.</source>
        <extracomment>rules/words.py: no flipping</extracomment>
        <translation>Переход фигур к другой стороне на доске не поддерживается.</translation>
    </message>
    <message>
        <source>Forbidding repeated moves is not supported.</source>
        <extracomment>rules/words.py: no forbidden repeats</extracomment>
        <translation>Запрет повторять ход не поддерживается.</translation>
    </message>
    <message>
        <source>Forbidding perpetual chases is not supported.</source>
        <extracomment>rules/words.py: no chases</extracomment>
        <translation>Запрет вечного преследования не поддерживается.</translation>
    </message>
    <message>
        <source>Counting pieces at a stalemate is not supported.</source>
        <extracomment>rules/words.py: no counted stalemate</extracomment>
        <translation>Подсчёт фигур при пате не поддерживается.</translation>
    </message>
    <message>
        <source>A checkmate that does not lose is not supported.</source>
        <extracomment>rules/words.py: no other checkmates</extracomment>
        <translation>Мат, при котором не проигрывают, не поддерживается.</translation>
    </message>
    <message>
        <source>Mongolian chess&apos;s limits on checkmate are not supported.</source>
        <extracomment>rules/words.py: no Mongolian mates</extracomment>
        <translation>Ограничения мата из монгольских шахмат не поддерживаются.</translation>
    </message>
    <message>
        <source>Ending the game when the kings face each other is not supported.</source>
        <extracomment>rules/words.py: no facing ends</extracomment>
        <translation>Окончание игры, когда короли встали друг против друга, не поддерживается.</translation>
    </message>
    <message>
        <source>Several royal pieces are not supported.</source>
        <extracomment>rules/words.py: no several kings</extracomment>
        <translation>Несколько королевских фигур не поддерживаются.</translation>
    </message>
    <message>
        <source>The arrival of several pieces is not supported.</source>
        <extracomment>rules/words.py: no several arrivals</extracomment>
        <translation>Достижение цели несколькими фигурами не поддерживается.</translation>
    </message>
    <message>
        <source>A last move after an arrival is not supported.</source>
        <extracomment>rules/words.py: no last move</extracomment>
        <translation>Последний ход после достижения цели не поддерживается.</translation>
    </message>
    <message>
        <source>Counting checks is not supported.</source>
        <extracomment>rules/words.py: no counted checks</extracomment>
        <translation>Подсчёт шахов не поддерживается.</translation>
    </message>
    <message>
        <source>Winning by a row of pieces is not supported.</source>
        <extracomment>rules/words.py: no rows</extracomment>
        <translation>Победа выстраиванием ряда не поддерживается.</translation>
    </message>
    <message>
        <source>Winning by a square of pieces is not supported.</source>
        <extracomment>rules/words.py: no blocks</extracomment>
        <translation>Победа квадратом из фигур не поддерживается.</translation>
    </message>
    <message>
        <source>Winning by connecting regions is not supported.</source>
        <extracomment>rules/words.py: no connections</extracomment>
        <translation>Победа соединением областей не поддерживается.</translation>
    </message>
    <message>
        <source>Counting material is not supported.</source>
        <extracomment>rules/words.py: no counted material</extracomment>
        <translation>Подсчёт материала не поддерживается.</translation>
    </message>
    <message>
        <source>Ending the game when the board is full is not supported.</source>
        <extracomment>rules/words.py: no full boards</extracomment>
        <translation>Окончание игры, когда доска заполнена, не поддерживается.</translation>
    </message>
    <message>
        <source>Counting moves by what is left on the board is not supported.</source>
        <extracomment>rules/words.py: no counted endgames</extracomment>
        <translation>Подсчёт ходов по оставшимся фигурам не поддерживается.</translation>
    </message>
    <message>
        <source>Its rules are not supported.</source>
        <extracomment>rules/words.py: rules not supported</extracomment>
        <translation>Правила этой игры не поддерживаются.</translation>
    </message>
    <message>
        <source>There is no key {text}.</source>
        <extracomment>rules/words.py: no key</extracomment>
        <translation>Ключа {text} нет.</translation>
    </message>
    <message>
        <source>A piece has a letter, not {text}.</source>
        <extracomment>rules/words.py: letter of a piece</extracomment>
        <translation>У фигуры должна быть буква, а не {text}.</translation>
    </message>
    <message>
        <source>Only a letter is allowed here, without {text}.</source>
        <extracomment>rules/words.py: letter alone</extracomment>
        <translation>Здесь может стоять только буква, без {text}.</translation>
    </message>
    <message>
        <source>A letter and a movement belong here, as in p:mfWcfF.</source>
        <extracomment>rules/words.py: letter and movement</extracomment>
        <translation>Здесь нужны буква и ход, как в p:mfWcfF.</translation>
    </message>
    <message>
        <source>This has to be true or false, not {text}.</source>
        <extracomment>rules/words.py: not a flag</extracomment>
        <translation>Здесь должно быть true или false, а не {text}.</translation>
    </message>
    <message>
        <source>This has to be a number, not {text}.</source>
        <extracomment>rules/words.py: not a number</extracomment>
        <translation>Здесь должно быть число, а не {text}.</translation>
    </message>
    <message>
        <source>This has to be a file from a to l or from 1 to {most}, not {text}.</source>
        <extracomment>rules/words.py: not a file</extracomment>
        <translation>Здесь должна быть вертикаль от a до l или от 1 до {most}, а не {text}.</translation>
    </message>
    <message>
        <source>This has to be a rank from 1 to {most}, not {number}.</source>
        <extracomment>rules/words.py: not a rank</extracomment>
        <translation>Здесь должна быть горизонталь от 1 до {most}, а не {number}.</translation>
    </message>
    <message>
        <source>Squares are written as in d4, *1 or a*, not {text}.</source>
        <extracomment>rules/words.py: not squares</extracomment>
        <translation>Поля записываются как d4, *1 или a*, а не {text}.</translation>
    </message>
    <message>
        <source>Pairs are written as in {example}, not {text}.</source>
        <extracomment>rules/words.py: not pairs</extracomment>
        <translation>Пары записываются как {example}, а не {text}.</translation>
    </message>
    <message>
        <source>{field}: {reason}</source>
        <extracomment>rules/words.py: key of a definition</extracomment>
        <translation>{field}: {reason}</translation>
    </message>
    <message>
        <source>There is already a section [{name}] in line {line}.</source>
        <extracomment>rules/words.py: section twice</extracomment>
        <translation>Раздел [{name}] уже есть в строке {line}.</translation>
    </message>
    <message>
        <source>Fairy-Stockfish already has a game {text}; give yours another name.</source>
        <extracomment>rules/words.py: name of another game</extracomment>
        <translation>В Fairy-Stockfish уже есть игра {text}; дайте своей другое имя.</translation>
    </message>
    <message>
        <source>It inherits from {game}, which needs {field}: {reason}</source>
        <extracomment>rules/words.py: inherits from what needs</extracomment>
        <translation>Наследует от {game}, для чего нужно {field}: {reason}</translation>
    </message>
    <message>
        <source>It inherits from {text}, and there is no such game above it.</source>
        <extracomment>rules/words.py: inherits from below</extracomment>
        <translation>Наследует от {text}, но выше такой игры нет.</translation>
    </message>
    <message>
        <source>It inherits from {text}, and there is no such game.</source>
        <extracomment>rules/words.py: inherits from nothing</extracomment>
        <translation>Наследует от {text}, но такой игры нет.</translation>
    </message>
    <message>
        <source>It inherits from {text}, which is refused in line {line}: {reason}</source>
        <extracomment>rules/words.py: inherits from refused</extracomment>
        <translation>Наследует от {text}, что отклонено в строке {line}: {reason}</translation>
    </message>
    <message>
        <source>A section begins with its name in square brackets, as in [mine:chess].</source>
        <extracomment>rules/words.py: section not written so</extracomment>
        <translation>Раздел начинается с имени в квадратных скобках, как [mine:chess].</translation>
    </message>
    <message>
        <source>A line has at most {most} characters.</source>
        <extracomment>rules/words.py: line too long</extracomment>
        <translation>В строке не больше {most} символов.</translation>
    </message>
    <message>
        <source>A line is written as in stalemateValue = loss.</source>
        <extracomment>rules/words.py: line not written so</extracomment>
        <translation>Строка записывается как stalemateValue = loss.</translation>
    </message>
    <message>
        <source>Ending the game by losing pieces is not supported.</source>
        <extracomment>rules/words.py: no lost pieces</extracomment>
        <translation>Окончание игры из-за потери фигур не поддерживается.</translation>
    </message>
    <message>
        <source>A royal piece that may be lost is not supported.</source>
        <extracomment>rules/words.py: no royal to lose</extracomment>
        <translation>Королевская фигура, которую можно потерять, не поддерживается.</translation>
    </message>
    <message>
        <source>Promotion to a king is not supported.</source>
        <extracomment>rules/words.py: no promoted kings</extracomment>
        <translation>Превращение в короля не поддерживается.</translation>
    </message>
    <message>
        <source>A piece that promotes twice is not supported.</source>
        <extracomment>rules/words.py: no second promotion</extracomment>
        <translation>Двойное превращение фигуры не поддерживается.</translation>
    </message>
    <message>
        <source>In the movement {movement}, a length has to be one digit from 1 to 9.</source>
        <extracomment>rules/words.py: one digit</extracomment>
        <translation>В записи хода {movement} длина должна быть цифрой от 1 до 9.</translation>
    </message>
    <message>
        <source>In the movement {movement}, an initial move captures nothing, so it is written with m.</source>
        <extracomment>rules/words.py: initial capture</extracomment>
        <translation>В записи хода {movement} начальный ход не бьёт, поэтому пишется с m.</translation>
    </message>
    <message>
        <source>In the movement {movement}, only steps like W, F and N can be repeated.</source>
        <extracomment>rules/words.py: no such rider</extracomment>
        <translation>В записи хода {movement} повторять можно только шаги вроде W, F и N.</translation>
    </message>
    <message>
        <source>In the movement {movement}, only a rook or bishop that goes further than a step hops.</source>
        <extracomment>rules/words.py: no such hopper</extracomment>
        <translation>В записи хода {movement} перескакивать может только ладья или слон, идущие дальше одного шага.</translation>
    </message>
    <message>
        <source>In the movement {movement}, only N, D, A and Z can be blocked on their way.</source>
        <extracomment>rules/words.py: no such lame leap</extracomment>
        <translation>В записи хода {movement} преградить путь можно только для N, D, A и Z.</translation>
    </message>
    <message>
        <source>In the movement {movement}, a rider by knight&apos;s steps goes any distance.</source>
        <extracomment>rules/words.py: no short knightrider</extracomment>
        <translation>В записи хода {movement} фигура, повторяющая ход коня, ходит на любое расстояние.</translation>
    </message>
    <message>
        <source>In the movement {movement}, a slide and a leap or hop go in one direction.</source>
        <extracomment>rules/words.py: mixed directions</extracomment>
        <translation>В записи хода {movement} скольжение и прыжок идут в одном направлении.</translation>
    </message>
    <message>
        <source>A region for one side only is not supported.</source>
        <extracomment>rules/words.py: no region for one</extracomment>
        <translation>Область только для одной стороны не поддерживается.</translation>
    </message>
    <message>
        <source>Different movement to the left and right is not supported.</source>
        <extracomment>rules/words.py: no lopsided moves</extracomment>
        <translation>Разные ходы влево и вправо не поддерживаются.</translation>
    </message>
    <message>
        <source>Triple steps without double steps are not supported.</source>
        <extracomment>rules/words.py: no triple steps alone</extracomment>
        <translation>Тройной шаг без двойного не поддерживается.</translation>
    </message>
    <message>
        <source>A region that a piece may pass out of is not supported.</source>
        <extracomment>rules/words.py: no region to pass</extracomment>
        <translation>Область, которую фигура может покинуть по пути, не поддерживается.</translation>
    </message>
    <message>
        <source>Different promotions of each side are not supported.</source>
        <extracomment>rules/words.py: no promotions by side</extracomment>
        <translation>Разные превращения у сторон не поддерживаются.</translation>
    </message>
    <message>
        <source>{symbol} promotes to a piece that does not exist.</source>
        <extracomment>rules/words.py: promotes to nothing</extracomment>
        <translation>{symbol} превращается в несуществующую фигуру.</translation>
    </message>
    <message>
        <source>{symbol} promotes in two ways, which is not supported.</source>
        <extracomment>rules/words.py: no two promotions</extracomment>
        <translation>{symbol} превращается двумя способами, что не поддерживается.</translation>
    </message>
    <message>
        <source>A limit on compulsory promotion is not supported.</source>
        <extracomment>rules/words.py: no promotion limit</extracomment>
        <translation>Ограничение обязательного превращения не поддерживается.</translation>
    </message>
    <message>
        <source>{symbol} may not go where it could never leave, which is not supported.</source>
        <extracomment>rules/words.py: no dead ends</extracomment>
        <translation>{symbol} не может идти туда, откуда не уйти; это не поддерживается.</translation>
    </message>
    <message>
        <source>Different pawns of each side are not supported.</source>
        <extracomment>rules/words.py: no pawns by side</extracomment>
        <translation>Разные пешки у сторон не поддерживаются.</translation>
    </message>
    <message>
        <source>Pawns that do not count for the n-move rule are not supported.</source>
        <extracomment>rules/words.py: no uncounted pawns</extracomment>
        <translation>Пешки, не учитываемые правилом n ходов, не поддерживаются.</translation>
    </message>
    <message>
        <source>Captures en passant among different pieces are not supported.</source>
        <extracomment>rules/words.py: no mixed en passant</extracomment>
        <translation>Взятие на проходе между разными фигурами не поддерживается.</translation>
    </message>
    <message>
        <source>Captures en passant on some squares only are not supported.</source>
        <extracomment>rules/words.py: no en passant squares</extracomment>
        <translation>Взятие на проходе лишь на некоторых полях не поддерживается.</translation>
    </message>
    <message>
        <source>The piece {text} is never promoted.</source>
        <extracomment>rules/words.py: never promoted</extracomment>
        <translation>Фигура {text} никогда не превращается.</translation>
    </message>
    <message>
        <source>The right to castle {text} is not supported.</source>
        <extracomment>rules/words.py: no such castling right</extracomment>
        <translation>Право на рокировку {text} не поддерживается.</translation>
    </message>
    <message>
        <source>Castling with different pieces is not supported.</source>
        <extracomment>rules/words.py: no castling of several</extracomment>
        <translation>Рокировка с разными фигурами не поддерживается.</translation>
    </message>
    <message>
        <source>Castling of a piece that is not a king is not supported.</source>
        <extracomment>rules/words.py: no castling without a king</extracomment>
        <translation>Рокировка фигуры, не являющейся королём, не поддерживается.</translation>
    </message>
    <message>
        <source>The right to castle {text} finds its rook on the other side.</source>
        <extracomment>rules/words.py: rook on the other side</extracomment>
        <translation>Ладья для права на рокировку {text} стоит с другой стороны.</translation>
    </message>
    <message>
        <source>Repetition without a result is not supported.</source>
        <extracomment>rules/words.py: no endless repetition</extracomment>
        <translation>Повторение без последствий не поддерживается.</translation>
    </message>
    <message>
        <source>Repetition that the same side always wins is not supported.</source>
        <extracomment>rules/words.py: no one-sided repetition</extracomment>
        <translation>Повторение, в котором всегда побеждает одна сторона, не поддерживается.</translation>
    </message>
    <message>
        <source>A stalemate with the value {text} is not supported.</source>
        <extracomment>rules/words.py: no such stalemate</extracomment>
        <translation>Пат со значением {text} не поддерживается.</translation>
    </message>
    <message>
        <source>An arrival for one side only is not supported.</source>
        <extracomment>rules/words.py: no arrival for one</extracomment>
        <translation>Достижение цели только для одной стороны не поддерживается.</translation>
    </message>
    <message>
        <source>Different pieces that arrive are not supported.</source>
        <extracomment>rules/words.py: no mixed arrivals</extracomment>
        <translation>Разные у сторон фигуры, достигающие цели, не поддерживаются.</translation>
    </message>
    <message>
        <source>No piece of the game can arrive.</source>
        <extracomment>rules/words.py: nobody arrives</extracomment>
        <translation>Ни одна фигура игры не может достичь цели.</translation>
    </message>
    <message>
        <source>A game&apos;s name has letters or digits, and at most {most} characters.</source>
        <extracomment>rules/words.py: name too long</extracomment>
        <translation>В имени игры есть буквы или цифры и не больше {most} символов.</translation>
    </message>
    <message>
        <source>{number} bytes</source>
        <extracomment>rules/words.py: bytes</extracomment>
        <translation>{number} байт</translation>
    </message>
    <message>
        <source>{number} MB</source>
        <extracomment>rules/words.py: megabytes</extracomment>
        <translation>{number} МБ</translation>
    </message>
    <message>
        <source>Easy</source>
        <comment>a puzzle</comment>
        <extracomment>gui/learn/puzzle_text.py</extracomment>
        <translation>Лёгкая</translation>
    </message>
    <message>
        <source>Medium</source>
        <comment>a puzzle</comment>
        <extracomment>gui/learn/puzzle_text.py</extracomment>
        <translation>Средняя</translation>
    </message>
    <message>
        <source>Hard</source>
        <comment>a puzzle</comment>
        <extracomment>gui/learn/puzzle_text.py</extracomment>
        <translation>Трудная</translation>
    </message>
    <message>
        <source>It does not count as missed.</source>
        <extracomment>gui/learn/puzzle_page.py</extracomment>
        <translation>Нерешённой она не считается.</translation>
    </message>
    <message>
        <source>Only the first try counts.</source>
        <extracomment>gui/learn/puzzle_page.py</extracomment>
        <translation>Засчитывается только первая попытка.</translation>
    </message>
    <message>
        <source>It counts as missed because of a wrong move.</source>
        <extracomment>gui/learn/puzzle_page.py</extracomment>
        <translation>Задача не засчитана: был неверный ход.</translation>
    </message>
    <message>
        <source>A hint costs nothing until you have solved {count} puzzles.</source>
        <extracomment>gui/learn/puzzles_page.py</extracomment>
        <translation>Пока вы не решили {count} задач, подсказка ничего не стоит.</translation>
    </message>
    <message>
        <source>If solved with a hint, this puzzle comes back once more.</source>
        <extracomment>gui/learn/puzzles_page.py</extracomment>
        <translation>Решённая с подсказкой, эта задача вернётся ещё раз.</translation>
    </message>
    <message>
        <source>You have tried this puzzle before: a hint costs nothing.</source>
        <extracomment>gui/learn/puzzles_page.py</extracomment>
        <translation>Эту задачу вы уже решали: подсказка ничего не стоит.</translation>
    </message>
    <message>
        <source>More hints cost nothing.</source>
        <extracomment>gui/learn/puzzles_page.py</extracomment>
        <translation>Дальнейшие подсказки ничего не стоят.</translation>
    </message>
    <message numerus="yes">
        <source>A hint costs {count} rating points.</source>
        <extracomment>gui/learn/puzzle_text.py</extracomment>
        <translation>
            <numerusform>Подсказка стоит {count} очко рейтинга.</numerusform>
            <numerusform>Подсказка стоит {count} очка рейтинга.</numerusform>
            <numerusform>Подсказка стоит {count} очков рейтинга.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Showing the whole move costs {count} more rating points.</source>
        <extracomment>gui/learn/puzzle_text.py</extracomment>
        <translation>
            <numerusform>Показ всего хода стоит ещё {count} очко рейтинга.</numerusform>
            <numerusform>Показ всего хода стоит ещё {count} очка рейтинга.</numerusform>
            <numerusform>Показ всего хода стоит ещё {count} очков рейтинга.</numerusform>
        </translation>
    </message>
    <message>
        <source>Starts with mates in one and unguarded pieces, one kind of piece after another.</source>
        <extracomment>gui/learn/puzzle_text.py</extracomment>
        <translation>Сначала маты в один ход и взятие незащищённых фигур, каждой фигурой по очереди.</translation>
    </message>
    <message>
        <source>One after another, near your strength, which is estimated as you go.</source>
        <extracomment>gui/learn/puzzle_text.py</extracomment>
        <translation>Одна за другой, под вашу силу, которая оценивается по ходу решения.</translation>
    </message>
    <message numerus="yes">
        <source>{count} more with a hint.</source>
        <extracomment>gui/learn/puzzle_text.py</extracomment>
        <translation>
            <numerusform>Ещё {count} с подсказкой.</numerusform>
            <numerusform>Ещё {count} с подсказкой.</numerusform>
            <numerusform>Ещё {count} с подсказкой.</numerusform>
        </translation>
    </message>
    <message>
        <source>{side} to move: capture a piece that nothing guards.</source>
        <extracomment>gui/learn/puzzle_text.py</extracomment>
        <translation>Ход {side:gen}. Возьмите незащищённую фигуру.</translation>
    </message>
    <message>
        <source>With a hint</source>
        <extracomment>gui/learn/puzzle_text.py</extracomment>
        <translation>С подсказкой</translation>
    </message>
    <message>
        <source>Solved with a hint</source>
        <extracomment>gui/learn/puzzle_page.py</extracomment>
        <translation>Решено с подсказкой</translation>
    </message>
    <message>
        <source>Unguarded pieces</source>
        <extracomment>gui/learn/puzzle_text.py</extracomment>
        <translation>Незащищённые фигуры</translation>
    </message>
    <message>
        <source>First puzzles: below 300</source>
        <extracomment>gui/learn/puzzle_text.py</extracomment>
        <translation>Первые задачи: до 300</translation>
    </message>
    <message>
        <source>Easy: 300 to 899</source>
        <extracomment>gui/learn/puzzle_text.py</extracomment>
        <translation>Лёгкие: 300–899</translation>
    </message>
    <message>
        <source>{count} in all.</source>
        <extracomment>gui/learn/puzzle_text.py</extracomment>
        <translation>Всего задач — {count}.</translation>
    </message>
    <message>
        <source>Solved with a hint.</source>
        <extracomment>gui/learn/puzzle_text.py</extracomment>
        <translation>Решено с подсказкой.</translation>
    </message>
    <message>
        <source>After {reply}, {move} is mate.</source>
        <extracomment>gui/analysis/reason_text.py</extracomment>
        <translation>После {reply} следует {move} — мат.</translation>
    </message>
    <message>
        <source>The king has no escape square: {covered}.</source>
        <extracomment>gui/analysis/reason_text.py</extracomment>
        <translation>У короля нет полей: {covered}.</translation>
    </message>
    <message>
        <source>{squares} ({piece} on {place})</source>
        <comment>squares that a piece covers</comment>
        <extracomment>gui/analysis/reason_text.py</extracomment>
        <translation>{squares} ({piece} на {place})</translation>
    </message>
    <message>
        <source>{move} mates: whatever is dropped in between is captured.</source>
        <extracomment>gui/analysis/reason_text.py</extracomment>
        <translation>{move} ведёт к мату: любую фигуру, сброшенную для защиты, можно взять.</translation>
    </message>
    <message>
        <source>{move} is double check.</source>
        <extracomment>gui/analysis/reason_text.py</extracomment>
        <translation>{move} — двойной шах.</translation>
    </message>
    <message>
        <source>{move} uncovers a check by the {piece} on {place}.</source>
        <extracomment>gui/analysis/reason_text.py</extracomment>
        <translation>{move} даёт вскрытый шах {piece:ins} с {place}.</translation>
    </message>
    <message>
        <source>{move} makes a screen for the {piece} on {place}, which gives check.</source>
        <extracomment>gui/analysis/reason_text.py</extracomment>
        <translation>{move} становится экраном для {piece:gen} на {place}, и это шах.</translation>
    </message>
    <message>
        <source>The {piece} on {place} protects the {victim} on {at}.</source>
        <extracomment>gui/analysis/reason_text.py</extracomment>
        <translation>{piece:Nom} с {place} защищает {victim:acc} на {at}.</translation>
    </message>
    <message>
        <source>Its own pieces leave the king no square.</source>
        <extracomment>gui/analysis/reason_text.py</extracomment>
        <translation>Собственные фигуры отнимают у короля все поля.</translation>
    </message>
    <message>
        <source>The {victim} on {at} is pinned by the {piece} on {place} and cannot capture.</source>
        <extracomment>gui/analysis/reason_text.py</extracomment>
        <translation>{victim:Nom} на {at} не может взять, потому что {victim:=связан|связана|связано} {piece:ins} с {place}.</translation>
    </message>
    <message>
        <source>Nothing can be put in between.</source>
        <extracomment>gui/analysis/reason_text.py</extracomment>
        <translation>Закрыться нечем.</translation>
    </message>
    <message>
        <source>After {move}, the {piece} no longer protects the {victim} on {at}.</source>
        <extracomment>gui/analysis/reason_text.py</extracomment>
        <translation>После {move} {piece:nom} больше не защищает {victim:acc} на {at}.</translation>
    </message>
    <message>
        <source>After {move}, the {piece} no longer covers {squares}.</source>
        <extracomment>gui/analysis/reason_text.py</extracomment>
        <translation>После {move} {piece:nom} больше не контролирует {squares}.</translation>
    </message>
    <message>
        <source>The {piece} on {place} cannot protect both the {victim} on {at} and the {second} on {also}.</source>
        <extracomment>gui/analysis/reason_text.py</extracomment>
        <translation>{piece:Nom} на {place} не может защитить сразу и {victim:acc} на {at}, и {second:acc} на {also}.</translation>
    </message>
    <message>
        <source>{move} gives up the {piece} to draw the king to {at}.</source>
        <extracomment>gui/analysis/reason_text.py</extracomment>
        <translation>{move} жертвует {piece:acc}, чтобы завлечь короля на {at}.</translation>
    </message>
    <message>
        <source>{move} pins the {victim} on {at}: the {second} on {also} is behind it.</source>
        <extracomment>gui/analysis/reason_text.py</extracomment>
        <translation>{move} связывает {victim:acc} на {at}: за {victim:=ним|ней|ним} {second:nom} на {also}.</translation>
    </message>
    <message>
        <source>{move} pins the {victim} on {at}: the king is behind it.</source>
        <extracomment>gui/analysis/reason_text.py</extracomment>
        <translation>{move} связывает {victim:acc} на {at}: за {victim:=ним|ней|ним} король.</translation>
    </message>
    <message>
        <source>{move} attacks the {victim} on {at}, and behind it the {second} on {also}.</source>
        <extracomment>gui/analysis/reason_text.py</extracomment>
        <translation>{move} нападает на {victim:acc} на {at}, а за {victim:=ним|ней|ним} — на {second:acc} на {also}.</translation>
    </message>
    <message>
        <source>{move} is the only answer.</source>
        <extracomment>gui/analysis/reason_text.py</extracomment>
        <translation>{move} — единственный ответ.</translation>
    </message>
    <message>
        <source>{move} forces the king to move.</source>
        <extracomment>gui/analysis/reason_text.py</extracomment>
        <translation>{move} вынуждает короля уйти.</translation>
    </message>
    <message>
        <source>{move} gives up the {piece}.</source>
        <extracomment>gui/analysis/reason_text.py</extracomment>
        <translation>{move} жертвует {piece:acc}.</translation>
    </message>
    <message>
        <source>What {move} captures is dropped later.</source>
        <extracomment>gui/analysis/reason_text.py</extracomment>
        <translation>То, что берёт {move}, потом сбрасывается.</translation>
    </message>
    <message>
        <source>{move} captures the {victim}, which covered {squares}.</source>
        <extracomment>gui/analysis/reason_text.py</extracomment>
        <translation>{move} берёт {victim:acc}, {victim:=который контролировал|которая контролировала|которое контролировало} {squares}.</translation>
    </message>
    <message>
        <source>{move} attacks the king and the {victim} on {at}.</source>
        <extracomment>gui/analysis/reason_text.py</extracomment>
        <translation>{move} нападает на короля и на {victim:acc} на {at}.</translation>
    </message>
    <message>
        <source>{move} is check, and the {victim} on {at} is behind the king.</source>
        <extracomment>gui/analysis/reason_text.py</extracomment>
        <translation>{move} — шах, а за королём стоит {victim:nom} на {at}.</translation>
    </message>
    <message>
        <source>{move} opens the line of the {piece} on {place} to the {victim} on {at}.</source>
        <extracomment>gui/analysis/reason_text.py</extracomment>
        <translation>{move} открывает линию от {piece:gen} на {place} к {victim:dat} на {at}.</translation>
    </message>
    <message>
        <source>{move} captures the {victim}, which protected the {second} on {also}.</source>
        <extracomment>gui/analysis/reason_text.py</extracomment>
        <translation>{move} берёт {victim:acc}, {victim:=который защищал|которая защищала|которое защищало} {second:acc} на {also}.</translation>
    </message>
    <message>
        <source>{move} captures the {victim} and the {second} in one move.</source>
        <extracomment>gui/analysis/reason_text.py</extracomment>
        <translation>{move} берёт одним ходом {victim:acc} и {second:acc}.</translation>
    </message>
    <message>
        <source>{move} captures the {victim}, and nothing can recapture.</source>
        <extracomment>gui/analysis/reason_text.py</extracomment>
        <translation>{move} берёт {victim:acc}, и взять в ответ нечем.</translation>
    </message>
    <message>
        <source>{move} captures the {victim}, which is worth more than the {piece}.</source>
        <extracomment>gui/analysis/reason_text.py</extracomment>
        <translation>{move} берёт {victim:acc}, {victim:=который|которая|которое} ценнее {piece:gen}.</translation>
    </message>
    <message>
        <source>{move} is the only legal move.</source>
        <extracomment>gui/analysis/reason_text.py</extracomment>
        <translation>{move} — единственный возможный ход.</translation>
    </message>
    <message>
        <source>{move} captures the {victim} that gives check.</source>
        <extracomment>gui/analysis/reason_text.py</extracomment>
        <translation>{move} берёт {victim:acc}, {victim:=давшего|давшую|давшее} шах.</translation>
    </message>
    <message>
        <source>{move} blocks the check by the {victim} on {at}.</source>
        <extracomment>gui/analysis/reason_text.py</extracomment>
        <translation>{move} закрывает от шаха, который даёт {victim:nom} с {at}.</translation>
    </message>
    <message>
        <source>Every other move loses the game at once, or more than a pawn.</source>
        <extracomment>gui/analysis/reason_text.py</extracomment>
        <translation>Любой другой ход сразу проигрывает партию или теряет больше пешки.</translation>
    </message>
    <message>
        <source>{move} prevents {then}, which would win the game.</source>
        <extracomment>gui/analysis/reason_text.py</extracomment>
        <translation>{move} предотвращает {then}, что выиграло бы партию.</translation>
    </message>
    <message>
        <source>{move} takes the {piece} away from the {victim} on {at}, which it protected.</source>
        <extracomment>gui/analysis/reason_text.py</extracomment>
        <translation>{move} уводит {piece:acc}, {piece:=который защищал|которая защищала|которое защищало} {victim:acc} на {at}.</translation>
    </message>
    <message>
        <source>{move} threatens {then}, which would win the game.</source>
        <extracomment>gui/analysis/reason_text.py</extracomment>
        <translation>{move} грозит ходом {then} с выигрышем партии.</translation>
    </message>
    <message>
        <source>{player}&apos;s winning chance</source>
        <extracomment>gui/review/chance_graph.py</extracomment>
        <translation>Шансы {player:gen} на победу</translation>
    </message>
    <message>
        <source>It allows {answer}.</source>
        <extracomment>gui/review/review_text.py</extracomment>
        <translation>Теперь возможно {answer}.</translation>
    </message>
    <message numerus="yes">
        <source>It allows mate in {count}, beginning with {answer}.</source>
        <extracomment>gui/review/review_text.py</extracomment>
        <translation>
            <numerusform>Теперь {answer} ведёт к мату в {count} ход.</numerusform>
            <numerusform>Теперь {answer} ведёт к мату в {count} хода.</numerusform>
            <numerusform>Теперь {answer} ведёт к мату в {count} ходов.</numerusform>
        </translation>
    </message>
    <message>
        <source>Based on how it moves</source>
        <extracomment>gui/workshop/picture_field.py</extracomment>
        <translation>По её ходам</translation>
    </message>
    <message>
        <source>A piece from our sets</source>
        <extracomment>gui/workshop/picture_field.py</extracomment>
        <translation>Фигура из наших наборов</translation>
    </message>
    <message>
        <source>Two figures in one</source>
        <extracomment>gui/workshop/picture_field.py</extracomment>
        <translation>Две фигуры в одной</translation>
    </message>
    <message>
        <source>A sign on a disc, tablet or wedge</source>
        <extracomment>gui/workshop/picture_field.py</extracomment>
        <translation>Знак на диске, табличке или клине</translation>
    </message>
    <message>
        <source>Your own drawing</source>
        <extracomment>gui/workshop/picture_field.py</extracomment>
        <translation>Собственный рисунок</translation>
    </message>
    <message>
        <source>Picture</source>
        <extracomment>gui/workshop/picture_field.py</extracomment>
        <translation>Изображение</translation>
    </message>
    <message>
        <source>Preview</source>
        <extracomment>gui/workshop/picture_field.py</extracomment>
        <translation>Просмотр</translation>
    </message>
    <message>
        <source>White&apos;s and Black&apos;s piece, then both when promoted</source>
        <extracomment>gui/workshop/picture_field.py</extracomment>
        <translation>Белая и чёрная фигуры, затем обе превращённые</translation>
    </message>
    <message>
        <source>White&apos;s and Black&apos;s pieces look too much alike: choose a background or another drawing.</source>
        <extracomment>gui/workshop/picture_field.py</extracomment>
        <translation>Белая и чёрная фигуры слишком похожи: выберите основу или другой рисунок.</translation>
    </message>
    <message>
        <source>This picture cannot be drawn.</source>
        <extracomment>gui/workshop/picture_field.py</extracomment>
        <translation>Это изображение нельзя нарисовать.</translation>
    </message>
    <message>
        <source>Disc</source>
        <extracomment>gui/workshop/picture_kinds.py</extracomment>
        <translation>Диск</translation>
    </message>
    <message>
        <source>Tablet</source>
        <extracomment>gui/workshop/picture_kinds.py</extracomment>
        <translation>Табличка</translation>
    </message>
    <message>
        <source>Wedge</source>
        <extracomment>gui/workshop/picture_kinds.py</extracomment>
        <translation>Клин</translation>
    </message>
    <message>
        <source>A piece that moves like a chess piece has its figure; any other has its letter on a disc.</source>
        <extracomment>gui/workshop/picture_kinds.py</extracomment>
        <translation>Фигура, которая ходит как шахматная, выглядит как она; у любой другой — буква на диске.</translation>
    </message>
    <message>
        <source>SVG files made of shapes, paths and gradients. Convert text to paths first.</source>
        <extracomment>gui/workshop/picture_kinds.py</extracomment>
        <translation>Файлы SVG из фигур, контуров и градиентов. Сначала преобразуйте текст в контуры.</translation>
    </message>
    <message>
        <source>Background</source>
        <extracomment>gui/workshop/picture_kinds.py</extracomment>
        <translation>Основа</translation>
    </message>
    <message>
        <source>The same</source>
        <extracomment>gui/workshop/picture_kinds.py</extracomment>
        <translation>Тот же</translation>
    </message>
    <message>
        <source>Choose a drawing</source>
        <extracomment>gui/workshop/picture_kinds.py</extracomment>
        <translation>Выбор рисунка</translation>
    </message>
    <message>
        <source>SVG drawings (*.svg)</source>
        <extracomment>gui/workshop/picture_kinds.py</extracomment>
        <translation>Рисунки SVG (*.svg)</translation>
    </message>
    <message>
        <source>Set of pieces</source>
        <extracomment>gui/workshop/picture_kinds.py</extracomment>
        <translation>Набор фигур</translation>
    </message>
    <message>
        <source>Piece</source>
        <extracomment>gui/workshop/picture_kinds.py, engine/playtest/texts.py: piece</extracomment>
        <translation>Фигура</translation>
    </message>
    <message>
        <source>In front</source>
        <extracomment>gui/workshop/picture_kinds.py</extracomment>
        <translation>Спереди</translation>
    </message>
    <message>
        <source>Behind</source>
        <extracomment>gui/workshop/picture_kinds.py</extracomment>
        <translation>Сзади</translation>
    </message>
    <message>
        <source>Sign: a letter, a character or an emoji</source>
        <extracomment>gui/workshop/picture_kinds.py</extracomment>
        <translation>Знак: буква, иероглиф или эмодзи</translation>
    </message>
    <message>
        <source>Black&apos;s sign, if different</source>
        <extracomment>gui/workshop/picture_kinds.py</extracomment>
        <translation>Знак чёрных, если он другой</translation>
    </message>
    <message>
        <source>White&apos;s drawing…</source>
        <extracomment>gui/workshop/picture_kinds.py</extracomment>
        <translation>Рисунок белых…</translation>
    </message>
    <message>
        <source>Black&apos;s drawing…</source>
        <extracomment>gui/workshop/picture_kinds.py</extracomment>
        <translation>Рисунок чёрных…</translation>
    </message>
    <message>
        <source>The drawing cannot be read: {why}.</source>
        <extracomment>gui/workshop/picture_kinds.py</extracomment>
        <translation>Не удаётся прочесть рисунок: {why}.</translation>
    </message>
    <message>
        <source>No background</source>
        <extracomment>gui/workshop/picture_kinds.py</extracomment>
        <translation>Без основы</translation>
    </message>
    <message>
        <source>Unlike the knight of shogi, the knight here also jumps sideways and back.</source>
        <extracomment>assets/lessons/pandemonium/01-first-game.toml, assets/lessons/mansindam/01-first-game.toml</extracomment>
        <translation>В отличие от коня сёги здешний конь прыгает и вбок, и назад.</translation>
    </message>
    <message>
        <source>Nothing blocks the knight, unlike the horse of xiangqi, which a piece can block.</source>
        <extracomment>assets/lessons/pandemonium/01-first-game.toml, assets/lessons/mansindam/01-first-game.toml</extracomment>
        <translation>Коня нельзя заблокировать, в отличие от коня сянци.</translation>
    </message>
    <message>
        <source>Unlike the pawn of shogi, the pawn here never captures straight ahead.</source>
        <extracomment>assets/lessons/pandemonium/01-first-game.toml</extracomment>
        <translation>В отличие от пешки сёги здешняя пешка никогда не бьёт прямо.</translation>
    </message>
    <message>
        <source>Unlike the soldier of xiangqi, the pawn never captures straight ahead.</source>
        <extracomment>assets/lessons/pandemonium/01-first-game.toml</extracomment>
        <translation>В отличие от солдата сянци пешка никогда не бьёт прямо.</translation>
    </message>
    <message>
        <source>Everything else about pawns is as in chess, including en passant, until they reach the last two ranks.</source>
        <extracomment>assets/lessons/pandemonium/01-first-game.toml</extracomment>
        <translation>Всё остальное у пешек как в шахматах, и взятие на проходе, — пока они не дойдут до двух последних горизонталей.</translation>
    </message>
    <message>
        <source>Pieces may be dropped anywhere, except pawns on the first or last rank. A promoted piece that you capture goes back to what it was.</source>
        <extracomment>assets/lessons/pandemonium/01-first-game.toml</extracomment>
        <translation>Фигуры можно сбрасывать куда угодно, но пешки — не на первую и не на последнюю горизонталь. Взятая превращённая фигура становится тем, чем была.</translation>
    </message>
    <message>
        <source>If a king in check has no way out, it is checkmate and you have won. One rook guards the file beside the king; mate with the other one.</source>
        <extracomment>assets/lessons/pandemonium/01-first-game.toml, assets/lessons/mansindam/01-first-game.toml</extracomment>
        <translation>Если королю под шахом некуда деться, это мат, и вы победили. Одна ладья стережёт вертикаль рядом с королём; дайте мат другой.</translation>
    </message>
    <message>
        <source>A drop may also give mate, but a pawn drop may not. Drop the rook so that it mates.</source>
        <extracomment>assets/lessons/pandemonium/01-first-game.toml</extracomment>
        <translation>Мат можно дать и сбросом, но не сбросом пешки. Сбросьте ладью так, чтобы она дала мат.</translation>
    </message>
    <message>
        <source>Inner bishops are the usual choice; outer bishops look along long diagonals as soon as the pawns in front of them make way.</source>
        <extracomment>assets/lessons/pandemonium/01-first-game.toml, assets/lessons/pandemonium/12-setup.toml</extracomment>
        <translation>Слоны внутри — обычный выбор; слоны снаружи смотрят вдоль длинных диагоналей, как только пешки перед ними отойдут.</translation>
    </message>
    <message>
        <source>Instead of another move, the king may castle: it moves three squares towards a rook, and the rook goes past it. King and rook must not have moved, nothing may stand between them, and the king may not be in check. Castle towards the j-file.</source>
        <extracomment>assets/lessons/pandemonium/01-first-game.toml, assets/lessons/pandemonium/13-castling.toml</extracomment>
        <translation>Вместо другого хода король может рокироваться: он идёт на три поля к ладье, а она перескакивает через него. Оба не должны были ходить, между ними пусто, и король не под шахом. Рокируйтесь в сторону вертикали j.</translation>
    </message>
    <message>
        <source>None of the three squares on the king&apos;s path may be attacked. You now know enough to play; en passant and repetition have lessons of their own.</source>
        <extracomment>assets/lessons/pandemonium/01-first-game.toml</extracomment>
        <translation>Ни одно из трёх полей на пути короля тоже не должно быть под боем. Теперь вы знаете достаточно, чтобы играть; взятию на проходе и повторению посвящены отдельные уроки.</translation>
    </message>
    <message>
        <source>In chess the king moves two squares when it castles.</source>
        <extracomment>assets/lessons/pandemonium/01-first-game.toml, assets/lessons/pandemonium/13-castling.toml</extracomment>
        <translation>В шахматах король при рокировке идёт на два поля.</translation>
    </message>
    <message>
        <source>A pawn that was dropped on the second rank may move three squares too. Drop it, then go.</source>
        <extracomment>assets/lessons/pandemonium/08-pawns.toml</extracomment>
        <translation>Пешка, сброшенная на вторую горизонталь, тоже может пойти на три поля. Сбросьте её и ходите.</translation>
    </message>
    <message>
        <source>Black&apos;s pawn has just gone from e9 to e6, past yours. Capture it by going to e8, as if it had gone only one square: that is en passant.</source>
        <extracomment>assets/lessons/pandemonium/09-en-passant.toml</extracomment>
        <translation>Чёрная пешка только что прошла с e9 на e6 мимо вашей. Возьмите её ходом на e8, как будто она прошла лишь одно поле: это взятие на проходе.</translation>
    </message>
    <message>
        <source>None of the three squares on the king&apos;s path may be attacked. You can also put the king onto the rook.</source>
        <extracomment>assets/lessons/pandemonium/13-castling.toml</extracomment>
        <translation>Ни одно из трёх полей на пути короля тоже не должно быть под боем. Можно и поставить короля на ладью.</translation>
    </message>
    <message>
        <source>No square on the king&apos;s path may be attacked, and a rook attacks one. Castle to the side where it is allowed.</source>
        <extracomment>assets/lessons/pandemonium/13-castling.toml</extracomment>
        <translation>Ни одно поле на пути короля не должно быть под боем, а ладья бьёт одно. Рокируйтесь в ту сторону, в которую можно.</translation>
    </message>
    <message>
        <source>Mate in two with two rooks in hand: your second move mates, whatever the answer to the first.</source>
        <extracomment>assets/lessons/pandemonium/15-mates.toml</extracomment>
        <translation>Мат в два хода двумя ладьями из руки: второй ход даёт мат при любом ответе на первый.</translation>
    </message>
    <message>
        <source>In chess the pawn would take the enemy pawn; here pawns never capture diagonally.</source>
        <extracomment>assets/lessons/mansindam/01-first-game.toml</extracomment>
        <translation>В шахматах пешка взяла бы чужую пешку; здесь пешки никогда не бьют наискосок.</translation>
    </message>
    <message>
        <source>The pawn moves like the pawn of shogi.</source>
        <extracomment>assets/lessons/mansindam/01-first-game.toml</extracomment>
        <translation>Пешка ходит как пешка сёги.</translation>
    </message>
    <message>
        <source>The pawn moves like the soldier of xiangqi before the river.</source>
        <extracomment>assets/lessons/mansindam/01-first-game.toml</extracomment>
        <translation>Пешка ходит как солдат сянци до перехода реки.</translation>
    </message>
    <message>
        <source>Pieces may be dropped anywhere, except a pawn on the last rank or on a file where you already have one.</source>
        <extracomment>assets/lessons/mansindam/01-first-game.toml</extracomment>
        <translation>Фигуры можно сбрасывать куда угодно; только пешку — не на последнюю горизонталь и не на вертикаль, где ваша пешка уже есть.</translation>
    </message>
    <message>
        <source>That is campmate. There are no draws: no position may occur a third time, and a player who cannot move loses. You now know enough to play.</source>
        <extracomment>assets/lessons/mansindam/01-first-game.toml</extracomment>
        <translation>Это лагерный мат. Ничьих нет: повторять позицию в третий раз нельзя, а кому нечем ходить, тот проиграл. Теперь вы знаете достаточно, чтобы играть.</translation>
    </message>
    <message>
        <source>Promote both pieces.</source>
        <extracomment>assets/lessons/mansindam/10-promotion.toml</extracomment>
        <translation>Превратите обе фигуры.</translation>
    </message>
    <message>
        <source>A bishop that becomes an archer steps straight. Take the pawn with it.</source>
        <extracomment>assets/lessons/mansindam/10-promotion.toml</extracomment>
        <translation>Слон, ставший лучником, ходит ещё и на одно поле по прямой. Возьмите им пешку.</translation>
    </message>
    <message>
        <source>Mate in two, with a drop to begin or to end: your second move mates, whatever the answer to the first.</source>
        <extracomment>assets/lessons/mansindam/12-mates.toml</extracomment>
        <translation>Мат в два хода, сброс в начале или в конце: второй ход даёт мат при любом ответе на первый.</translation>
    </message>
    <message>
        <source>The horse is a knight that only moves forward.</source>
        <extracomment>assets/lessons/palaceshogi/01-first-game.toml</extracomment>
        <translation>Лошадь — это конь, который ходит только вперёд.</translation>
    </message>
    <message>
        <source>Nothing blocks the horse, unlike the horse of xiangqi, which a piece can block.</source>
        <extracomment>assets/lessons/palaceshogi/01-first-game.toml</extracomment>
        <translation>Лошадь нельзя заблокировать, в отличие от коня сянци.</translation>
    </message>
    <message>
        <source>The horse here is the knight of shogi, the keima, and not the promoted bishop.</source>
        <extracomment>assets/lessons/palaceshogi/01-first-game.toml, assets/lessons/palaceshogi/05-horse-and-knight.toml</extracomment>
        <translation>Лошадь здесь — это конь сёги, кэйма, а не превращённый слон.</translation>
    </message>
    <message>
        <source>A pawn moves one square straight ahead, or two from rank g, where it starts; it captures diagonally ahead. Capture the knight in two moves.</source>
        <extracomment>assets/lessons/palaceshogi/01-first-game.toml</extracomment>
        <translation>Пешка ходит на одно поле прямо, с горизонтали g, где начинает, — и на два; бьёт наискосок вперёд. Возьмите коня в два хода.</translation>
    </message>
    <message>
        <source>The pawn moves like a chess pawn, including en passant.</source>
        <extracomment>assets/lessons/palaceshogi/01-first-game.toml</extracomment>
        <translation>Пешка ходит как в шахматах, и на проходе бьёт тоже.</translation>
    </message>
    <message>
        <source>A captured pawn comes back as a footsoldier, which moves and captures straight ahead, and from rank d on sideways too. Take both silvers with it.</source>
        <extracomment>assets/lessons/palaceshogi/01-first-game.toml</extracomment>
        <translation>Взятая пешка возвращается пехотинцем, который ходит и бьёт прямо вперёд, а с горизонтали d и вбок. Возьмите им оба серебра.</translation>
    </message>
    <message>
        <source>A footsoldier may be dropped up to rank f, only one on a file, and not to give mate.</source>
        <extracomment>assets/lessons/palaceshogi/01-first-game.toml</extracomment>
        <translation>Пехотинца можно сбросить не дальше горизонтали f, по одному на вертикаль и не с матом.</translation>
    </message>
    <message>
        <source>On the ranks before rank d the footsoldier moves like the pawn of shogi.</source>
        <extracomment>assets/lessons/palaceshogi/01-first-game.toml</extracomment>
        <translation>До горизонтали d пехотинец ходит как пешка сёги.</translation>
    </message>
    <message>
        <source>Instead of moving, you may drop what you hold on an empty square, but most pieces only on your own part of the board: a bishop up to rank e. Drop the bishop on the marked square.</source>
        <extracomment>assets/lessons/palaceshogi/01-first-game.toml</extracomment>
        <translation>Вместо хода можно сбросить фигуру из руки на пустое поле, но большинство — только на своей части доски: слона не дальше горизонтали e. Сбросьте слона на отмеченное поле.</translation>
    </message>
    <message>
        <source>Lances and horses also go up to rank e, rooks up to rank d, and silvers anywhere except in the enemy palace.</source>
        <extracomment>assets/lessons/palaceshogi/01-first-game.toml</extracomment>
        <translation>Копья и лошади — тоже до горизонтали e, ладьи — до d, а серебро — куда угодно, кроме чужого дворца.</translation>
    </message>
    <message>
        <source>If a king in check has no way out, it is checkmate and you have won. Drop the silver so that it mates.</source>
        <extracomment>assets/lessons/palaceshogi/01-first-game.toml</extracomment>
        <translation>Если королю под шахом некуда деться, это мат, и вы победили. Сбросьте серебро так, чтобы оно дало мат.</translation>
    </message>
    <message>
        <source>The two kings may never stand on one file with nothing in between, so a piece alone between them cannot leave it. Step diagonally with the silver that can.</source>
        <extracomment>assets/lessons/palaceshogi/01-first-game.toml</extracomment>
        <translation>Короли не могут стоять на одной вертикали, если между ними пусто, поэтому одинокая фигура между ними не может с неё уйти. Пойдите наискосок тем серебром, которое может.</translation>
    </message>
    <message>
        <source>A king also keeps the other one off its file, which helps to give mate.</source>
        <extracomment>assets/lessons/palaceshogi/01-first-game.toml</extracomment>
        <translation>Король к тому же не пускает другого на свою вертикаль: это помогает дать мат.</translation>
    </message>
    <message>
        <source>Watch the roads to your own palace, too. You now know enough to play; castling, en passant and the lion have lessons of their own.</source>
        <extracomment>assets/lessons/palaceshogi/01-first-game.toml</extracomment>
        <translation>Следите и за дорогами к своему дворцу. Теперь вы знаете достаточно, чтобы играть; рокировке, взятию на проходе и льву посвящены отдельные уроки.</translation>
    </message>
    <message>
        <source>A fork attacks two pieces at once. Attack king and rook with the knight.</source>
        <extracomment>assets/lessons/palaceshogi/05-horse-and-knight.toml</extracomment>
        <translation>Вилка — нападение на две фигуры сразу. Нападите конём на короля и ладью.</translation>
    </message>
    <message>
        <source>Straight ahead, and over another piece.</source>
        <extracomment>assets/lessons/palaceshogi/06-lance-and-cannon.toml</extracomment>
        <translation>Прямо вперёд и через другую фигуру.</translation>
    </message>
    <message>
        <source>The piece that a cannon hops over is its screen, and there is none yet. Bring one, then take the rook.</source>
        <extracomment>assets/lessons/palaceshogi/06-lance-and-cannon.toml</extracomment>
        <translation>Фигура, через которую бьёт пушка, — её экран, и его ещё нет. Поставьте его, затем возьмите ладью.</translation>
    </message>
    <message>
        <source>A pawn captures diagonally ahead. Take the silver.</source>
        <extracomment>assets/lessons/palaceshogi/07-pawn-and-footsoldier.toml</extracomment>
        <translation>Пешка бьёт наискосок вперёд. Возьмите серебро.</translation>
    </message>
    <message>
        <source>An enemy pawn has just gone two squares, past yours. Take it by going to the marked square, as if it had gone only one: that is en passant.</source>
        <extracomment>assets/lessons/palaceshogi/07-pawn-and-footsoldier.toml</extracomment>
        <translation>Чужая пешка только что прошла два поля мимо вашей. Возьмите её ходом на отмеченное поле, как будто она прошла лишь одно: это взятие на проходе.</translation>
    </message>
    <message>
        <source>A footsoldier moves and captures straight ahead, and from rank d on sideways too. Take both.</source>
        <extracomment>assets/lessons/palaceshogi/07-pawn-and-footsoldier.toml</extracomment>
        <translation>Пехотинец ходит и берёт прямо вперёд, а с горизонтали d и вбок. Возьмите обе фигуры.</translation>
    </message>
    <message>
        <source>Outside, she moves straight and diagonally, as far as she likes. Visit both marked squares.</source>
        <extracomment>assets/lessons/palaceshogi/08-queen.toml</extracomment>
        <translation>Снаружи он ходит прямо и наискосок на любое расстояние. Побывайте на обоих отмеченных полях.</translation>
    </message>
    <message>
        <source>A rook may be dropped up to rank d. Drop it there.</source>
        <extracomment>assets/lessons/palaceshogi/10-drops.toml</extracomment>
        <translation>Ладью можно сбросить не дальше горизонтали d. Сбросьте её туда.</translation>
    </message>
    <message>
        <source>Drop the lance so that it attacks the rook, on a square that your king guards.</source>
        <extracomment>assets/lessons/palaceshogi/10-drops.toml</extracomment>
        <translation>Сбросьте копьё так, чтобы оно напало на ладью, на поле, которое защищает ваш король.</translation>
    </message>
    <message>
        <source>On ranks d to i you may have only one footsoldier on a file. Drop another one where it may stand.</source>
        <extracomment>assets/lessons/palaceshogi/10-drops.toml</extracomment>
        <translation>На горизонталях от d до i на вертикали может быть только один ваш пехотинец. Сбросьте ещё одного туда, где можно.</translation>
    </message>
    <message>
        <source>A piece that stands alone between the kings is pinned to the file, the enemy&apos;s as well as yours. Take the knight that the silver only seems to guard.</source>
        <extracomment>assets/lessons/palaceshogi/11-facing.toml</extracomment>
        <translation>Одинокая фигура между королями связана на вертикали — и чужая, и ваша. Возьмите коня, которого серебро защищает лишь с виду.</translation>
    </message>
    <message>
        <source>Instead of another move, the king may castle: it moves two squares towards a lance, and the lance goes past it. King and lance must not have moved, nothing may stand between them, and the king may not be in check. Castle to the right.</source>
        <extracomment>assets/lessons/palaceshogi/13-castling.toml</extracomment>
        <translation>Вместо другого хода король может рокироваться: он идёт на два поля к копью, а оно перескакивает через него. Оба не должны были ходить, между ними пусто, и король не под шахом. Рокируйтесь вправо.</translation>
    </message>
    <message>
        <source>No square on the king&apos;s path may be attacked. You can also put the king onto the lance.</source>
        <extracomment>assets/lessons/palaceshogi/13-castling.toml</extracomment>
        <translation>Ни одно поле на пути короля тоже не должно быть под боем. Можно и поставить короля на копьё.</translation>
    </message>
    <message>
        <source>A cannon checks over one piece, its screen. If that is yours, you may also take it away. Do it.</source>
        <extracomment>assets/lessons/palaceshogi/14-check.toml</extracomment>
        <translation>Пушка даёт шах через одну фигуру — экран. Если он ваш, его можно и убрать. Сделайте это.</translation>
    </message>
    <message>
        <source>Mate in one: drop the silver where the gold guards it.</source>
        <extracomment>assets/lessons/palaceshogi/15-mates.toml</extracomment>
        <translation>Мат в один ход: сбросьте серебро туда, где его защищает золото.</translation>
    </message>
    <message>
        <source>Mate in two: your second move mates, whatever the answer to the first.</source>
        <extracomment>assets/lessons/palaceshogi/15-mates.toml</extracomment>
        <translation>Мат в два хода: второй ход даёт мат при любом ответе на первый.</translation>
    </message>
    <message>
        <source>The {piece} does not move like that from here.</source>
        <extracomment>rules/words.py: not from here</extracomment>
        <translation>Отсюда {piece:nom} так не ходит.</translation>
    </message>
    <message>
        <source>The {piece} moves only within its part of the board.</source>
        <extracomment>rules/words.py: confined</extracomment>
        <translation>{piece:Nom} ходит только в пределах своей части доски.</translation>
    </message>
    <message>
        <source>A hole in the board is in the way.</source>
        <extracomment>rules/words.py: hole in the way</extracomment>
        <translation>На пути дыра в доске.</translation>
    </message>
    <message>
        <source>The {piece} goes that way only over exactly one piece.</source>
        <extracomment>rules/words.py: goes over one piece</extracomment>
        <translation>{piece:Nom} ходит так ровно через одну фигуру.</translation>
    </message>
    <message>
        <source>Each player&apos;s limit for the {other} is {number} on the board.</source>
        <extracomment>rules/words.py: promoted too often</extracomment>
        <translation>Предел на доске для {other:gen} — {number} у каждого игрока.</translation>
    </message>
    <message>
        <source>The {piece} is never dropped in this game.</source>
        <extracomment>rules/words.py: never dropped</extracomment>
        <translation>В этой игре {piece:nom} не сбрасывается.</translation>
    </message>
    <message>
        <source>Each player&apos;s limit for the {piece} is {number} on the board.</source>
        <extracomment>rules/words.py: too many on the board</extracomment>
        <translation>Предел на доске для {piece:gen} — {number} у каждого игрока.</translation>
    </message>
    <message>
        <source>This is not a readable SVG file (line {line}).</source>
        <extracomment>rules/words.py: drawing no SVG</extracomment>
        <translation>Это не читаемый SVG (строка {line}).</translation>
    </message>
    <message>
        <source>A drawing is made of shapes, paths, groups and gradients; it may not have {text}.</source>
        <extracomment>rules/words.py: drawing uses</extracomment>
        <translation>Рисунок состоит из фигур, контуров, групп и градиентов; {text} в нём не допускается.</translation>
    </message>
    <message>
        <source>A drawing cannot have {text} here.</source>
        <extracomment>rules/words.py: drawing value</extracomment>
        <translation>{text} в этом месте рисунка невозможно.</translation>
    </message>
    <message>
        <source>A drawing has at most {most} characters.</source>
        <extracomment>rules/words.py: drawing too large</extracomment>
        <translation>В рисунке не больше {most} знаков.</translation>
    </message>
    <message>
        <source>This drawing is too detailed. Simplify it with a drawing program.</source>
        <extracomment>rules/words.py: drawing too detailed</extracomment>
        <translation>В этом рисунке слишком много деталей. Упростите его в графическом редакторе.</translation>
    </message>
    <message>
        <source>Part of this drawing is far outside its frame.</source>
        <extracomment>rules/words.py: drawing outside</extracomment>
        <translation>Часть этого рисунка лежит далеко за его рамкой.</translation>
    </message>
    <message>
        <source>This drawing has no size.</source>
        <extracomment>rules/words.py: drawing without size</extracomment>
        <translation>У этого рисунка нет размера.</translation>
    </message>
    <message>
        <source>This drawing shows nothing.</source>
        <extracomment>rules/words.py: drawing empty</extracomment>
        <translation>На этом рисунке ничего не видно.</translation>
    </message>
    <message>
        <source>No font on this computer can draw {text} as an outline.</source>
        <extracomment>rules/words.py: sign without outline</extracomment>
        <translation>Ни один шрифт на этом компьютере не может нарисовать {text} контуром.</translation>
    </message>
    <message>
        <source>{opponent} declines the draw.</source>
        <extracomment>gui/play/game_messages.py</extracomment>
        <translation>{opponent:Nom} {opponent:=отклонил|отклонили|отклонили} ничью.</translation>
    </message>
    <message>
        <source>Does {opponent} accept? {stand}</source>
        <extracomment>gui/play/game_messages.py</extracomment>
        <translation>{opponent:Nom} {opponent:=согласен|согласны|согласны} на ничью? {stand}</translation>
    </message>
    <message>
        <source>{piece} on {square}</source>
        <comment>a piece that attacks or defends a square</comment>
        <extracomment>gui/board/reading_text.py</extracomment>
        <translation>{piece:ins} с {square}</translation>
    </message>
    <message>
        <source>{piece} on {square}</source>
        <comment>a captured piece</comment>
        <extracomment>gui/document/move_text.py</extracomment>
        <translation>{piece:acc} на {square}</translation>
    </message>
    <message>
        <source>a {piece}</source>
        <comment>what a piece becomes</comment>
        <extracomment>gui/words/piece_notes.py</extracomment>
        <translation>{piece:ins}</translation>
    </message>
    <message>
        <source>an {piece}</source>
        <comment>what a piece becomes</comment>
        <extracomment>gui/words/piece_notes.py</extracomment>
        <translation>{piece:ins}</translation>
    </message>
    <message>
        <source>a {piece}</source>
        <comment>what a piece never captures</comment>
        <extracomment>gui/words/piece_notes.py</extracomment>
        <translation>{piece:acc}</translation>
    </message>
    <message>
        <source>an {piece}</source>
        <comment>what a piece never captures</comment>
        <extracomment>gui/words/piece_notes.py</extracomment>
        <translation>{piece:acc}</translation>
    </message>
    <message>
        <source>King</source>
        <comment>a piece, 陽/陰</comment>
        <extracomment>rules/games: Pandemonium, rules/games: Pandemonium (first edition), rules/games: Pandemonium (vchess), rules/games: Mansindam</extracomment>
        <translation>Король</translation>
    </message>
    <message>
        <source>Pawn</source>
        <comment>a piece, 步</comment>
        <extracomment>rules/games: Pandemonium, rules/games: Pandemonium (first edition), rules/games: Pandemonium (vchess), rules/games: Mansindam</extracomment>
        <translation>Пешка</translation>
    </message>
    <message>
        <source>Bishop</source>
        <comment>a piece, 閣</comment>
        <extracomment>rules/games: Pandemonium, rules/games: Pandemonium (first edition), rules/games: Pandemonium (vchess), rules/games: Mansindam</extracomment>
        <translation>Слон</translation>
    </message>
    <message>
        <source>Marshal</source>
        <comment>a piece, 帥</comment>
        <extracomment>rules/games: Pandemonium, rules/games: Pandemonium (first edition), rules/games: Pandemonium (vchess)</extracomment>
        <translation>Маршал</translation>
    </message>
    <message>
        <source>Queen</source>
        <comment>a piece, 奔</comment>
        <extracomment>rules/games: Pandemonium, rules/games: Pandemonium (first edition), rules/games: Pandemonium (vchess), rules/games: Mansindam</extracomment>
        <translation>Ферзь</translation>
    </message>
    <message>
        <source>Horse</source>
        <comment>a piece, 馬</comment>
        <extracomment>rules/games: Pandemonium, rules/games: Pandemonium (first edition), rules/games: Pandemonium (vchess)</extracomment>
        <translation>Лошадь</translation>
    </message>
    <message>
        <source>Marshal</source>
        <comment>a piece, 元</comment>
        <extracomment>rules/games: Mansindam</extracomment>
        <translation>Маршал</translation>
    </message>
    <message>
        <source>King</source>
        <comment>a piece, 王</comment>
        <extracomment>rules/games: Palace Shogi</extracomment>
        <translation>Король</translation>
    </message>
    <message>
        <source>Horse</source>
        <comment>a piece, 桂</comment>
        <extracomment>rules/games: Palace Shogi</extracomment>
        <translation>Лошадь</translation>
    </message>
    <message>
        <source>Bishop</source>
        <comment>a piece, 角</comment>
        <extracomment>rules/games: Palace Shogi</extracomment>
        <translation>Слон</translation>
    </message>
    <message>
        <source>Queen</source>
        <comment>a piece, 后</comment>
        <extracomment>rules/games: Palace Shogi</extracomment>
        <translation>Ферзь</translation>
    </message>
    <message>
        <source>Pawn</source>
        <comment>a piece, 兵</comment>
        <extracomment>rules/games: Palace Shogi</extracomment>
        <translation>Пешка</translation>
    </message>
    <message>
        <source>Look at it again</source>
        <extracomment>gui/learn/puzzles_page.py</extracomment>
        <translation>Посмотреть ещё раз</translation>
    </message>
    <message>
        <source>Thinking time of {name} (level {number})</source>
        <extracomment>gui/app/preferences.py</extracomment>
        <translation>Время на ход: {name} (уровень {number})</translation>
    </message>
    <message>
        <source>Play again with sides swapped</source>
        <extracomment>gui/play/game_messages.py, gui/workshop/specs.py</extracomment>
        <translation>Переиграть, сменив стороны</translation>
    </message>
    <message>
        <source>Swap sides</source>
        <extracomment>gui/editor/setup_panel.py</extracomment>
        <translation>Сменить стороны</translation>
    </message>
    <message>
        <source>The sides have been swapped.</source>
        <extracomment>gui/editor/setup_panel.py</extracomment>
        <translation>Стороны поменялись местами.</translation>
    </message>
    <message>
        <source>{player}&apos;s hand gets the rest</source>
        <extracomment>gui/editor/setup_panel.py</extracomment>
        <translation>Остальное {player:dat}</translation>
    </message>
    <message>
        <source>The computer&apos;s engine</source>
        <extracomment>gui/app/preferences.py, gui/engines/engine_field.py</extracomment>
        <translation>Движок компьютера</translation>
    </message>
    <message>
        <source>Reading games: {share}, {games:,} new</source>
        <extracomment>gui/library/library_text.py</extracomment>
        <translation>Чтение партий: {share}, новых: {games:,}</translation>
    </message>
    <message>
        <source>After a draw by repetition, the rules call for another game with sides swapped.</source>
        <extracomment>gui/words/outcome_text.py</extracomment>
        <translation>После ничьей из-за повторения правила требуют ещё одной партии со сменой сторон.</translation>
    </message>
    <message>
        <source>Difficulty</source>
        <extracomment>gui/learn/puzzle_text.py</extracomment>
        <translation>Сложность</translation>
    </message>
    <message>
        <source>Any difficulty</source>
        <extracomment>gui/learn/puzzle_text.py</extracomment>
        <translation>Любой сложности</translation>
    </message>
    <message>
        <source>{player}: accuracy {accuracy}</source>
        <extracomment>gui/review/review_text.py</extracomment>
        <translation>{player}: точность {accuracy}</translation>
    </message>
    <message>
        <source>{name} is stronger by {difference:.0f} rating points (95% confidence: {low} to {high}).</source>
        <extracomment>gui/matches/matches_text.py</extracomment>
        <translation>{name} сильнее: рейтинг выше на {difference:.0f} (с вероятностью 95&#xa0;% — на {low}–{high}).</translation>
    </message>
    <message>
        <source>{name} is stronger by {difference:.0f} rating points (95% confidence: {low} or more).</source>
        <extracomment>gui/matches/matches_text.py</extracomment>
        <translation>{name} сильнее: рейтинг выше на {difference:.0f} (с вероятностью 95&#xa0;% — не меньше чем на {low}).</translation>
    </message>
    <message>
        <source>Neither is stronger so far; with 95% confidence, the difference is at most {points} rating points.</source>
        <extracomment>gui/matches/matches_text.py</extracomment>
        <translation>Пока никто не сильнее; с вероятностью 95&#xa0;% разница рейтингов не больше {points}.</translation>
    </message>
    <message>
        <source>{name} is ahead by {difference:.0f} rating points, which may be chance (95% confidence: {low} to {high}).</source>
        <extracomment>gui/matches/matches_text.py</extracomment>
        <translation>{name} впереди: рейтинг выше на {difference:.0f}, но это может быть случайностью (с вероятностью 95&#xa0;% разница от {low} до {high}).</translation>
    </message>
    <message>
        <source>Default for the language</source>
        <extracomment>gui/shell/settings.py</extracomment>
        <translation>Как принято в языке</translation>
    </message>
    <message>
        <source>Text at {percent}.</source>
        <extracomment>gui/app/view_commands.py</extracomment>
        <translation>Размер текста {percent}.</translation>
    </message>
    <message>
        <source>Board at {percent}.</source>
        <extracomment>gui/app/view_commands.py</extracomment>
        <translation>Размер доски {percent}.</translation>
    </message>
    <message>
        <source>{number}%</source>
        <extracomment>gui/kit/punctuation.py</extracomment>
        <translation>{number}&#xa0;%</translation>
    </message>
    <message>
        <source>%</source>
        <comment>behind a number in a field</comment>
        <extracomment>gui/kit/punctuation.py</extracomment>
        <translation> %</translation>
    </message>
    <message>
        <source>A comment on the game</source>
        <extracomment>gui/study/study_notes.py</extracomment>
        <translation>Комментарий ко всей партии</translation>
    </message>
    <message>
        <source>Print at full size (100%) on thick paper. Cut along the lines, fold at the dashed line, and glue the halves.</source>
        <extracomment>gui/rulebook/set_pdf.py</extracomment>
        <translation>Печатайте в натуральную величину (100&#xa0;%) на плотной бумаге. Разрежьте по линиям, согните по пунктиру и склейте половины.</translation>
    </message>
    <message>
        <source>Games you know</source>
        <extracomment>gui/app/preferences.py, gui/shell/settings.py</extracomment>
        <translation>Знакомые игры</translation>
    </message>
    <message>
        <source>{move} wins nothing at once; the computer prefers it after looking several moves ahead.</source>
        <extracomment>gui/analysis/reason_text.py</extracomment>
        <translation>{move} ничего не выигрывает сразу; компьютер выбрал этот ход, просчитав на несколько ходов вперёд.</translation>
    </message>
    <message>
        <source>This line wins {won}.</source>
        <extracomment>gui/analysis/reason_text.py</extracomment>
        <translation>Этот вариант выигрывает {won}.</translation>
    </message>
    <message>
        <source>This line wins {won} and gives up {given}.</source>
        <extracomment>gui/analysis/reason_text.py</extracomment>
        <translation>Этот вариант выигрывает {won} и отдаёт {given}.</translation>
    </message>
    <message>
        <source>another {piece}</source>
        <comment>of the same kind</comment>
        <extracomment>gui/analysis/reason_text.py</extracomment>
        <translation>ещё {piece:acc}</translation>
    </message>
    <message>
        <source>{first} and {second}</source>
        <comment>the last two pieces of a list</comment>
        <extracomment>gui/analysis/reason_text.py</extracomment>
        <translation>{first} и {second}</translation>
    </message>
    <message>
        <source>{move} wins the {victim}: {at} is attacked {attackers} and protected {protectors}.</source>
        <extracomment>gui/analysis/reason_text.py</extracomment>
        <translation>{move} выигрывает {victim:acc}: поле {at} атаковано {attackers}, а защищено {protectors}.</translation>
    </message>
    <message>
        <source>{move} keeps the {victim} on {at} protected; {then} leaves it unprotected.</source>
        <extracomment>gui/analysis/reason_text.py</extracomment>
        <translation>После {move} {victim:nom} на {at} остаётся под защитой, а после {then} — нет.</translation>
    </message>
    <message>
        <source>Fewer squares beside {player}&apos;s king are attacked after {move} than after {then}.</source>
        <extracomment>gui/analysis/reason_text.py</extracomment>
        <translation>После {move} рядом с королём {player:gen} атаковано меньше полей, чем после {then}.</translation>
    </message>
    <message>
        <source>{player}&apos;s king has more of its own pieces beside it after {move} than after {then}.</source>
        <extracomment>gui/analysis/reason_text.py</extracomment>
        <translation>После {move} рядом с королём {player:gen} больше своих фигур, чем после {then}.</translation>
    </message>
    <message>
        <source>{move} attacks more squares beside {player}&apos;s king than {then} does.</source>
        <extracomment>gui/analysis/reason_text.py</extracomment>
        <translation>{move} атакует больше полей рядом с королём {player:gen}, чем {then}.</translation>
    </message>
    <message>
        <source>{player}&apos;s pieces have more squares to go to after {move} than after {then}.</source>
        <extracomment>gui/analysis/reason_text.py</extracomment>
        <translation>После {move} у фигур {player:gen} больше доступных полей, чем после {then}.</translation>
    </message>
    <message>
        <source>{player}&apos;s pieces have fewer squares to go to after {move} than after {then}.</source>
        <extracomment>gui/analysis/reason_text.py</extracomment>
        <translation>После {move} у фигур {player:gen} меньше доступных полей, чем после {then}.</translation>
    </message>
    <message>
        <source>{move} gives check.</source>
        <extracomment>gui/analysis/reason_text.py</extracomment>
        <translation>{move} даёт шах.</translation>
    </message>
    <message>
        <source>{move} trades {given} for {won}.</source>
        <extracomment>gui/analysis/reason_text.py</extracomment>
        <translation>{move} меняет {given} на {won}.</translation>
    </message>
    <message>
        <source>a {piece}</source>
        <comment>a piece that is won or given up</comment>
        <extracomment>gui/analysis/reason_text.py</extracomment>
        <translation>{piece:acc}</translation>
    </message>
    <message>
        <source>an {piece}</source>
        <comment>a piece that is won or given up</comment>
        <extracomment>gui/analysis/reason_text.py</extracomment>
        <translation>{piece:acc}</translation>
    </message>
    <message>
        <source>once</source>
        <extracomment>gui/analysis/reason_text.py</extracomment>
        <translation>один раз</translation>
    </message>
    <message>
        <source>twice</source>
        <extracomment>gui/analysis/reason_text.py</extracomment>
        <translation>дважды</translation>
    </message>
    <message numerus="yes">
        <source>{count} times</source>
        <extracomment>gui/analysis/reason_text.py</extracomment>
        <translation>
            <numerusform>{count} раз</numerusform>
            <numerusform>{count} раза</numerusform>
            <numerusform>{count} раз</numerusform>
        </translation>
    </message>
    <message>
        <source>Show the pieces with characters</source>
        <extracomment>gui/app/first_visit.py</extracomment>
        <translation>Показывать фигуры с иероглифами</translation>
    </message>
    <message>
        <source>Skip</source>
        <comment>a question</comment>
        <extracomment>gui/app/first_visit.py</extracomment>
        <translation>Пропустить</translation>
    </message>
    <message>
        <source>The pieces now have characters. You can change this in the View menu.</source>
        <extracomment>gui/app/first_visit.py</extracomment>
        <translation>Теперь на фигурах иероглифы. Это можно изменить в меню «Вид».</translation>
    </message>
    <message>
        <source>Level of the computer: {name}.</source>
        <extracomment>gui/play/match_fields.py</extracomment>
        <translation>Уровень компьютера: {name}.</translation>
    </message>
    <message>
        <source>A number of minutes for all moves; the player who runs out of time loses.</source>
        <extracomment>gui/play/new_game.py</extracomment>
        <translation>Минуты на все ходы; чьё время вышло, тот проигрывает.</translation>
    </message>
    <message>
        <source>A number of minutes for all moves, and a few more seconds after each move.</source>
        <extracomment>gui/play/new_game.py</extracomment>
        <translation>Минуты на все ходы и ещё несколько секунд после каждого хода.</translation>
    </message>
    <message>
        <source>When the minutes are used up, a few seconds for each move; they may be exceeded a few times.</source>
        <extracomment>gui/play/new_game.py</extracomment>
        <translation>Когда минуты исчерпаны, на каждый ход даётся несколько секунд; превысить их можно лишь несколько раз.</translation>
    </message>
    <message>
        <source>Learn from the computer&apos;s mistakes</source>
        <extracomment>gui/review/review_text.py</extracomment>
        <translation>Учиться на ошибках компьютера</translation>
    </message>
    <message>
        <source>worst first</source>
        <comment>mistakes</comment>
        <extracomment>gui/review/review_text.py</extracomment>
        <translation>сначала худшие</translation>
    </message>
    <message>
        <source>It is answered by {reply}.</source>
        <extracomment>gui/review/review_text.py</extracomment>
        <translation>Ответ на него — {reply}.</translation>
    </message>
    <message>
        <source>Your winning chance would be {after}, not {before}.</source>
        <extracomment>gui/review/review_text.py</extracomment>
        <translation>Ваши шансы на победу составили бы {after}, а не {before}.</translation>
    </message>
    <message numerus="yes">
        <source>{count} of them on the first try.</source>
        <extracomment>gui/review/review_text.py</extracomment>
        <translation>
            <numerusform>{count} из них — с первой попытки.</numerusform>
            <numerusform>{count} из них — с первой попытки.</numerusform>
            <numerusform>{count} из них — с первой попытки.</numerusform>
        </translation>
    </message>
    <message>
        <source>Not on the first try.</source>
        <extracomment>gui/review/review_text.py</extracomment>
        <translation>Не с первой попытки.</translation>
    </message>
    <message>
        <source>Pieces with &amp;characters (kanji, hanja)</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>Фигуры с &amp;иероглифами (кандзи, ханча)</translation>
    </message>
    <message>
        <source>You win</source>
        <extracomment>gui/words/outcome_text.py</extracomment>
        <translation>Вы победили</translation>
    </message>
    <message>
        <source>{player} wins</source>
        <comment>the name of a person or a program</comment>
        <extracomment>gui/words/outcome_text.py</extracomment>
        <translation>Побеждает {player}</translation>
    </message>
    <message>
        <source>{player}&apos;s winning chance {chance}</source>
        <extracomment>gui/analysis/analysis_text.py</extracomment>
        <translation>Шансы {player:gen} на победу {chance}</translation>
    </message>
    <message>
        <source>{move}: {player}&apos;s winning chance {chance}</source>
        <extracomment>gui/review/review_text.py</extracomment>
        <translation>{move}: шансы {player:gen} на победу {chance}</translation>
    </message>
    <message>
        <source>Inaccuracy: {player}&apos;s winning chance {before} → {after}.</source>
        <extracomment>gui/review/review_text.py</extracomment>
        <translation>Неточность: шансы {player:gen} на победу {before} → {after}.</translation>
    </message>
    <message>
        <source>Mistake: {player}&apos;s winning chance {before} → {after}.</source>
        <extracomment>gui/review/review_text.py</extracomment>
        <translation>Ошибка: шансы {player:gen} на победу {before} → {after}.</translation>
    </message>
    <message>
        <source>Blunder: {player}&apos;s winning chance {before} → {after}.</source>
        <extracomment>gui/review/review_text.py</extracomment>
        <translation>Зевок: шансы {player:gen} на победу {before} → {after}.</translation>
    </message>
    <message>
        <source>Measure the levels…</source>
        <extracomment>gui/app/start_cards.py</extracomment>
        <translation>Измерение уровней…</translation>
    </message>
    <message>
        <source>Measuring the levels of {title} could not be continued and has started over.</source>
        <extracomment>gui/app/own_game_commands.py</extracomment>
        <translation>Измерение уровней в игре «{title}» не удалось продолжить, оно начинается заново.</translation>
    </message>
    <message>
        <source>The levels of {title} cannot be measured: {why}.</source>
        <extracomment>gui/app/own_game_commands.py</extracomment>
        <translation>Не удаётся измерить уровни в игре «{title}»: {why}.</translation>
    </message>
    <message>
        <source>The levels of {title} cannot be measured.</source>
        <extracomment>gui/app/own_game_commands.py</extracomment>
        <translation>Не удаётся измерить уровни в игре «{title}».</translation>
    </message>
    <message>
        <source>The levels have not been measured yet in this game.</source>
        <extracomment>gui/app/practice_dialog.py</extracomment>
        <translation>В этой игре уровни ещё не измерены.</translation>
    </message>
    <message>
        <source>The computer has practised since, so these ratings may be off.</source>
        <extracomment>gui/app/practice_dialog.py</extracomment>
        <translation>С тех пор компьютер тренировался, поэтому рейтинги могут быть неточными.</translation>
    </message>
    <message>
        <source>The levels of {title} are being measured now.</source>
        <extracomment>gui/app/practice_dialog.py</extracomment>
        <translation>Сейчас измеряются уровни в игре «{title}».</translation>
    </message>
    <message>
        <source>The levels of {title} have been measured.</source>
        <extracomment>gui/app/practice_dialog.py</extracomment>
        <translation>Уровни в игре «{title}» измерены.</translation>
    </message>
    <message>
        <source>It is practising now: {done} of {total} minutes.</source>
        <extracomment>gui/app/practice_dialog.py</extracomment>
        <translation>Идёт тренировка: {done} из {total} мин.</translation>
    </message>
    <message>
        <source>Its levels are being measured now: {done} of {total} minutes.</source>
        <extracomment>gui/app/practice_dialog.py</extracomment>
        <translation>Измеряются уровни: {done} из {total} мин.</translation>
    </message>
    <message>
        <source>{share}% ± {error}%</source>
        <extracomment>gui/app/practice_dialog.py</extracomment>
        <translation>{share} ± {error}&#xa0;%</translation>
    </message>
    <message>
        <source>Measure the levels</source>
        <extracomment>gui/app/practice_dialog.py</extracomment>
        <translation>Измерение уровней</translation>
    </message>
    <message>
        <source>Rating</source>
        <extracomment>gui/app/practice_dialog.py, gui/learn/puzzle_text.py</extracomment>
        <translation>Рейтинг</translation>
    </message>
    <message>
        <source>Against the level below</source>
        <extracomment>gui/app/practice_dialog.py</extracomment>
        <translation>Против уровня ниже</translation>
    </message>
    <message>
        <source>another window or program is working on it</source>
        <extracomment>gui/engines/own_work.py</extracomment>
        <translation>этим занято другое окно или другая программа</translation>
    </message>
    <message>
        <source>In the diagrams, a dot marks a square where the piece may move or capture.</source>
        <extracomment>gui/rulebook/generated.py</extracomment>
        <translation>На диаграммах точка отмечает поле, куда фигура ходит и где берёт.</translation>
    </message>
    <message>
        <source>A ringed dot marks a square where the piece may move or capture, and to which it can also jump.</source>
        <extracomment>gui/rulebook/generated.py</extracomment>
        <translation>Точка в кольце отмечает поле, куда фигура ходит и где берёт, причём может и прыгнуть на него.</translation>
    </message>
    <message>
        <source>A circle marks a square where the piece only moves.</source>
        <extracomment>gui/rulebook/generated.py</extracomment>
        <translation>Круг отмечает поле, куда фигура только ходит.</translation>
    </message>
    <message>
        <source>A cross marks a square where the piece only captures.</source>
        <extracomment>gui/rulebook/generated.py</extracomment>
        <translation>Крест отмечает поле, где фигура только берёт.</translation>
    </message>
    <message>
        <source>older rules</source>
        <comment>a version of a game</comment>
        <extracomment>gui/words/naming.py</extracomment>
        <translation>прежние правила</translation>
    </message>
    <message>
        <source>Tasks not solved yet: {numbers}.</source>
        <extracomment>gui/learn/lesson_text.py</extracomment>
        <translation>Ещё не решены задания: {numbers}.</translation>
    </message>
    <message>
        <source>A pawn on its second rank, the second row from your side, may move up to three squares. Go to the marked square in one move.</source>
        <extracomment>assets/lessons/pandemonium/01-first-game.toml, assets/lessons/pandemonium/08-pawns.toml</extracomment>
        <translation>Со второй горизонтали, считая от вас, пешка может пойти на расстояние до трёх полей. Пойдите сразу на отмеченное поле.</translation>
    </message>
    <message>
        <source>Once captured, it is a pawn again. The other pieces, except king and queen, may promote there too: the board asks you.</source>
        <extracomment>assets/lessons/pandemonium/01-first-game.toml</extracomment>
        <translation>Взятая, она снова пешка. Другие фигуры, кроме короля и ферзя, тоже могут там превратиться: доска спросит.</translation>
    </message>
    <message>
        <source>All pieces point at the enemy.</source>
        <extracomment>assets/lessons/palaceshogi/01-first-game.toml</extracomment>
        <translation>Все фигуры смотрят на противника.</translation>
    </message>
    <message>
        <source>Before that, the pawn is the pawn of chess, en passant too.</source>
        <extracomment>assets/lessons/palaceshogi/01-first-game.toml</extracomment>
        <translation>До этого пешка — обычная шахматная, и на проходе бьёт тоже.</translation>
    </message>
    <message>
        <source>In your hand the knight is a horse again: what is held loses its promotion.</source>
        <extracomment>assets/lessons/palaceshogi/01-first-game.toml</extracomment>
        <translation>В руке конь снова становится лошадью: то, что остаётся у вас, теряет превращение.</translation>
    </message>
    <message>
        <source>From its third rank a pawn may move two squares. Go to the marked square in one move.</source>
        <extracomment>assets/lessons/pandemonium/08-pawns.toml</extracomment>
        <translation>С третьей горизонтали пешка может пойти на два поля. Дойдите до отмеченного поля одним ходом.</translation>
    </message>
    <message>
        <source>A pawn moves one square ahead, two from rank g, where it begins. Go to the marked square in one move.</source>
        <extracomment>assets/lessons/palaceshogi/07-pawn-and-footsoldier.toml</extracomment>
        <translation>Пешка ходит на одно поле вперёд, с горизонтали g, где начинает, — и на два. Дойдите до отмеченного поля одним ходом.</translation>
    </message>
    <message>
        <source>The computer&apos;s levels play quick games, each against the next one, and their ratings follow from that. Where two are too close together or too far apart, all levels are spaced out again. This runs in the background; you can play meanwhile.</source>
        <extracomment>gui/app/practice_dialog.py</extracomment>
        <translation>Уровни компьютера играют быстрые партии, каждый со следующим, и по ним вычисляются рейтинги. Если два уровня слишком близки или слишком далеки друг от друга, все уровни распределяются заново. Всё идёт в фоновом режиме; тем временем можно играть.</translation>
    </message>
    <message>
        <source>Playtest…</source>
        <extracomment>gui/app/start_cards.py, gui/known/known_page.py, gui/rulebook/rules_window.py</extracomment>
        <translation>Плейтест…</translation>
    </message>
    <message>
        <source>Playtest</source>
        <extracomment>gui/playtest/playtest_page.py, gui/shell/commands.py</extracomment>
        <translation>Плейтест</translation>
    </message>
    <message>
        <source>The computer plays a game against itself again and again and reports what the game is like: whether it is fair, what the pieces do and are worth, and what stands out. It runs in the background; you can do other things meanwhile.</source>
        <extracomment>gui/playtest/playtest_page.py</extracomment>
        <translation>Компьютер снова и снова играет сам с собой и сообщает, какова игра: равны ли шансы, что делают и сколько стоят фигуры и что бросается в глаза. Всё идёт в фоновом режиме; тем временем можно заниматься другим.</translation>
    </message>
    <message>
        <source>Positions searched per move</source>
        <extracomment>gui/playtest/playtest_page.py</extracomment>
        <translation>Позиций на ход</translation>
    </message>
    <message>
        <source>Discard the games of this playtest?</source>
        <extracomment>gui/playtest/playtest_page.py</extracomment>
        <translation>Удалить партии этого плейтеста?</translation>
    </message>
    <message numerus="yes">
        <source>{played:,} of {count:,} games played.</source>
        <extracomment>gui/playtest/playtest_page.py</extracomment>
        <translation>
            <numerusform>Сыграно {played:,} из {count:,} партии.</numerusform>
            <numerusform>Сыграно {played:,} из {count:,} партий.</numerusform>
            <numerusform>Сыграно {played:,} из {count:,} партий.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>About {count:,} minutes left.</source>
        <extracomment>gui/playtest/playtest_page.py</extracomment>
        <translation>
            <numerusform>Осталась примерно {count:,} минута.</numerusform>
            <numerusform>Осталось примерно {count:,} минуты.</numerusform>
            <numerusform>Осталось примерно {count:,} минут.</numerusform>
        </translation>
    </message>
    <message>
        <source>{title} is being playtested now.</source>
        <extracomment>gui/playtest/playtest_page.py</extracomment>
        <translation>Сейчас идёт плейтест игры «{title}».</translation>
    </message>
    <message>
        <source>The playtest of {title} has ended.</source>
        <extracomment>gui/app/engine_pages.py</extracomment>
        <translation>Плейтест игры «{title}» завершён.</translation>
    </message>
    <message>
        <source>{title} cannot be playtested.</source>
        <extracomment>gui/app/engine_pages.py</extracomment>
        <translation>Плейтест игры «{title}» невозможен.</translation>
    </message>
    <message>
        <source>{title} cannot be playtested: {why}.</source>
        <extracomment>gui/app/engine_pages.py</extracomment>
        <translation>Плейтест игры «{title}» невозможен: {why}.</translation>
    </message>
    <message>
        <source>The playtest of {title} cannot be continued: its file is damaged. Discard it to start over.</source>
        <extracomment>gui/app/engine_pages.py</extracomment>
        <translation>Плейтест игры «{title}» нельзя продолжить: его файл повреждён. Удалите его, чтобы начать заново.</translation>
    </message>
    <message>
        <source>Discard…</source>
        <extracomment>gui/playtest/playtest_page.py</extracomment>
        <translation>Удалить…</translation>
    </message>
    <message>
        <source>Pausing…</source>
        <extracomment>gui/playtest/playtest_page.py</extracomment>
        <translation>Приостановка…</translation>
    </message>
    <message>
        <source>Save the report…</source>
        <extracomment>gui/known/known_page.py, gui/playtest/playtest_page.py</extracomment>
        <translation>Сохранить отчёт…</translation>
    </message>
    <message>
        <source>Save the tables…</source>
        <extracomment>gui/playtest/playtest_page.py</extracomment>
        <translation>Сохранить таблицы…</translation>
    </message>
    <message>
        <source>Save the games…</source>
        <extracomment>gui/playtest/playtest_page.py</extracomment>
        <translation>Сохранить партии…</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <extracomment>gui/desk/report_exports.py</extracomment>
        <translation>Таблицы (*.csv)</translation>
    </message>
    <message>
        <source>Games (*.pgn)</source>
        <extracomment>gui/desk/report_exports.py</extracomment>
        <translation>Партии (*.pgn)</translation>
    </message>
    <message>
        <source>Playtest of {title}</source>
        <extracomment>engine/playtest/texts.py: title</extracomment>
        <translation>Плейтест игры «{title}»</translation>
    </message>
    <message>
        <source>No game has ended yet.</source>
        <extracomment>engine/playtest/texts.py: none yet</extracomment>
        <translation>Ни одна партия ещё не закончена.</translation>
    </message>
    <message>
        <source>What stands out</source>
        <extracomment>engine/playtest/texts.py: findings</extracomment>
        <translation>Что бросается в глаза</translation>
    </message>
    <message>
        <source>Results</source>
        <extracomment>engine/playtest/texts.py: results</extracomment>
        <translation>Результаты</translation>
    </message>
    <message>
        <source>Length of the games</source>
        <extracomment>engine/playtest/texts.py: length</extracomment>
        <translation>Длина партий</translation>
    </message>
    <message>
        <source>Winning chances</source>
        <extracomment>engine/playtest/texts.py: chances</extracomment>
        <translation>Шансы на победу</translation>
    </message>
    <message>
        <source>Choice of moves</source>
        <extracomment>engine/playtest/texts.py: branching</extracomment>
        <translation>Выбор ходов</translation>
    </message>
    <message>
        <source>What the pieces do</source>
        <extracomment>engine/playtest/texts.py: pieces</extracomment>
        <translation>Что делают фигуры</translation>
    </message>
    <message>
        <source>What the pieces are worth</source>
        <extracomment>engine/playtest/texts.py: values, engine/theory/texts.py: worth</extracomment>
        <translation>Сколько стоят фигуры</translation>
    </message>
    <message>
        <source>Where the pieces go</source>
        <extracomment>engine/playtest/texts.py: heat</extracomment>
        <translation>Куда ходят фигуры</translation>
    </message>
    <message>
        <source>Setup against setup</source>
        <extracomment>engine/playtest/texts.py: setups</extracomment>
        <translation>Расстановка против расстановки</translation>
    </message>
    <message>
        <source>The first six moves</source>
        <extracomment>engine/playtest/texts.py: tree</extracomment>
        <translation>Первые шесть ходов</translation>
    </message>
    <message>
        <source>Rules that came up</source>
        <extracomment>engine/playtest/texts.py: rules</extracomment>
        <translation>Правила, которые встретились</translation>
    </message>
    <message>
        <source>The first player scores more: {share}.</source>
        <extracomment>engine/playtest/texts.py: first ahead</extracomment>
        <translation>Первый игрок набирает больше: {share}.</translation>
    </message>
    <message>
        <source>The second player scores more: the first player gets {share} of the points.</source>
        <extracomment>engine/playtest/texts.py: second ahead</extracomment>
        <translation>Второй игрок набирает больше: на долю первого приходится {share} очков.</translation>
    </message>
    <message>
        <source>Neither player is shown to have an advantage: the first player scores {share}.</source>
        <extracomment>engine/playtest/texts.py: even</extracomment>
        <translation>Преимущество ни одного из игроков не доказано: первый игрок набирает {share}.</translation>
    </message>
    <message>
        <source>Most games are drawn: {share}.</source>
        <extracomment>engine/playtest/texts.py: mostly drawn</extracomment>
        <translation>Большинство партий заканчивается вничью: {share}.</translation>
    </message>
    <message>
        <source>Games are hardly ever drawn: {share}.</source>
        <extracomment>engine/playtest/texts.py: rarely drawn</extracomment>
        <translation>Ничьих почти не бывает: {share}.</translation>
    </message>
    <message>
        <source>{piece}: hardly ever moves, only in {share} of the games.</source>
        <extracomment>engine/playtest/texts.py: rarely moved</extracomment>
        <translation>{piece}: почти никогда не ходит, лишь в {share} партий.</translation>
    </message>
    <message>
        <source>{piece}: hardly ever dropped, only in {share} of the games in which a player has it in hand.</source>
        <extracomment>engine/playtest/texts.py: rarely dropped</extracomment>
        <translation>{piece}: почти никогда не сбрасывается, лишь в {share} партий, где эта фигура есть у кого-то в руке.</translation>
    </message>
    <message>
        <source>{piece}: hardly ever promotes, only in {share} of the games.</source>
        <extracomment>engine/playtest/texts.py: rarely promoted</extracomment>
        <translation>{piece}: почти никогда не превращается, лишь в {share} партий.</translation>
    </message>
    <message>
        <source>{rule}: never came up. At most {high} of the games have it.</source>
        <extracomment>engine/playtest/texts.py: unused</extracomment>
        <translation>{rule}: ни разу не встретилось; самое большее — в {high} партий.</translation>
    </message>
    <message>
        <source>{piece}: next to worthless on the board. With one more, a player scores {share}.</source>
        <extracomment>engine/playtest/texts.py: worthless</extracomment>
        <translation>{piece}: на доске почти ничего не стоит. Сторона, у которой на одну такую фигуру больше, набирает {share}.</translation>
    </message>
    <message>
        <source>{piece}: worth more in hand than on the board. With one more in hand, a player scores {share}.</source>
        <extracomment>engine/playtest/texts.py: better in hand</extracomment>
        <translation>{piece}: в руке стоит больше, чем на доске. Сторона, у которой в руке на одну такую фигуру больше, набирает {share}.</translation>
    </message>
    <message>
        <source>First player wins</source>
        <extracomment>engine/playtest/texts.py: first wins</extracomment>
        <translation>Победы первого игрока</translation>
    </message>
    <message>
        <source>Second player wins</source>
        <extracomment>engine/playtest/texts.py: second wins</extracomment>
        <translation>Победы второго игрока</translation>
    </message>
    <message>
        <source>First player&apos;s score</source>
        <extracomment>gui/known/boards.py, engine/playtest/texts.py: first score</extracomment>
        <translation>Очки первого игрока</translation>
    </message>
    <message>
        <source>95% bounds</source>
        <extracomment>engine/playtest/texts.py: bounds</extracomment>
        <translation>Границы 95&#xa0;%</translation>
    </message>
    <message>
        <source>Number of games by their length in plies. Half of them end within {median} plies; the shortest has {least}, the longest {most}.</source>
        <extracomment>engine/playtest/texts.py: length plot</extracomment>
        <translation>Число партий по длине в полуходах. Половина не длиннее {median}; самая короткая — {least}, самая длинная — {most}.</translation>
    </message>
    <message>
        <source>Plies</source>
        <extracomment>engine/playtest/texts.py: plies</extracomment>
        <translation>Полуходы</translation>
    </message>
    <message>
        <source>Mean number of legal moves: {value}.</source>
        <extracomment>engine/playtest/texts.py: mean legal</extracomment>
        <translation>Среднее число возможных ходов: {value}.</translation>
    </message>
    <message>
        <source>Legal moves by ply: {first} at the start, at most {most} at ply {place}.</source>
        <extracomment>engine/playtest/texts.py: legal plot</extracomment>
        <translation>Возможные ходы по полуходам: {first} в начале, самое большее {most} на полуходе {place}.</translation>
    </message>
    <message>
        <source>Legal moves</source>
        <extracomment>engine/playtest/texts.py: legal moves</extracomment>
        <translation>Возможные ходы</translation>
    </message>
    <message>
        <source>The lead changes {value} times per game. A player leads with a winning chance of {chance} or more.</source>
        <extracomment>engine/playtest/texts.py: lead</extracomment>
        <translation>За партию перевес переходит к другому игроку {value} раза. Перевес — это шансы на победу не меньше {chance}.</translation>
    </message>
    <message>
        <source>Won games are decided after {value} plies on average: from then on the winner&apos;s chance is never below {chance}.</source>
        <extracomment>engine/playtest/texts.py: decided</extracomment>
        <translation>Выигранные партии решаются в среднем через {value} полухода: с этого момента шансы победителя не ниже {chance}.</translation>
    </message>
    <message>
        <source>Share of the won games that are decided, by ply: {quarter} at ply {early}, {half} at ply {late}.</source>
        <extracomment>engine/playtest/texts.py: decided plot</extracomment>
        <translation>Доля решённых среди выигранных партий: {quarter} на полуходе {early}, {half} на полуходе {late}.</translation>
    </message>
    <message>
        <source>The first player&apos;s mean winning chance by ply, from {first} to {last}.</source>
        <extracomment>engine/playtest/texts.py: chance plot</extracomment>
        <translation>Средние шансы первого игрока по полуходам: от {first} до {last}.</translation>
    </message>
    <message>
        <source>Winning chances are derived from the computer&apos;s scores: being a pawn ahead means {share}.</source>
        <extracomment>engine/playtest/texts.py: curve</extracomment>
        <translation>Шансы вычислены по оценкам компьютера: лишняя пешка — это {share}.</translation>
    </message>
    <message>
        <source>Decided games</source>
        <extracomment>engine/playtest/texts.py: decided share</extracomment>
        <translation>Решённые партии</translation>
    </message>
    <message>
        <source>First player&apos;s mean chance</source>
        <extracomment>engine/playtest/texts.py: first chance</extracomment>
        <translation>Средние шансы первого игрока</translation>
    </message>
    <message>
        <source>Mean number of times in a game, both players together.</source>
        <extracomment>engine/playtest/texts.py: each game</extracomment>
        <translation>Среднее число за партию, оба игрока вместе.</translation>
    </message>
    <message>
        <source>Captured</source>
        <extracomment>engine/playtest/texts.py: captured</extracomment>
        <translation>Взята</translation>
    </message>
    <message>
        <source>Dropped</source>
        <extracomment>engine/playtest/texts.py: drops</extracomment>
        <translation>Сброшена</translation>
    </message>
    <message>
        <source>Promoted</source>
        <extracomment>engine/playtest/texts.py: promotions</extracomment>
        <translation>Превращена</translation>
    </message>
    <message>
        <source>Fitted to the results of the games at {samples} quiet positions, all pieces together. The score is that of a player with one more piece, all else being equal; a worthless piece scores {half}.</source>
        <extracomment>engine/playtest/texts.py: values explained</extracomment>
        <translation>Подобрано по результатам партий в {samples} спокойных позициях, для всех фигур сразу. Указано, сколько набирает сторона с одной лишней фигурой при прочих равных; фигура, которая ничего не стоит, даёт {half}.</translation>
    </message>
    <message>
        <source>Too few games to fit values.</source>
        <extracomment>engine/playtest/texts.py: values missing</extracomment>
        <translation>Слишком мало партий, чтобы определить ценность.</translation>
    </message>
    <message>
        <source>Place</source>
        <extracomment>engine/playtest/texts.py: place</extracomment>
        <translation>Место</translation>
    </message>
    <message>
        <source>on the board</source>
        <extracomment>engine/playtest/texts.py: on the board</extracomment>
        <translation>на доске</translation>
    </message>
    <message>
        <source>Score with one more</source>
        <extracomment>engine/playtest/texts.py: score with one more</extracomment>
        <translation>Очки с одной лишней</translation>
    </message>
    <message>
        <source>Worth ({piece} = 1)</source>
        <extracomment>engine/playtest/texts.py: worth in</extracomment>
        <translation>Ценность ({piece} = 1)</translation>
    </message>
    <message>
        <source>{piece}: most often to {squares}.</source>
        <extracomment>engine/playtest/texts.py: heat plot</extracomment>
        <translation>{piece}: чаще всего на {squares}.</translation>
    </message>
    <message>
        <source>Setup</source>
        <extracomment>engine/playtest/texts.py: setup</extracomment>
        <translation>Расстановка</translation>
    </message>
    <message>
        <source>Moves that many games have in common, with the number of these games and the first player&apos;s score.</source>
        <extracomment>engine/playtest/texts.py: tree explained</extracomment>
        <translation>Ходы, общие для многих партий, с числом этих партий и очками первого игрока.</translation>
    </message>
    <message>
        <source>First moves</source>
        <extracomment>engine/playtest/texts.py: first moves</extracomment>
        <translation>Первые ходы</translation>
    </message>
    <message>
        <source>No move is common to enough games yet.</source>
        <extracomment>engine/playtest/texts.py: tree missing</extracomment>
        <translation>Пока нет хода, общего для достаточного числа партий.</translation>
    </message>
    <message>
        <source>Rule</source>
        <extracomment>engine/playtest/texts.py: rule</extracomment>
        <translation>Правило</translation>
    </message>
    <message>
        <source>Drop</source>
        <extracomment>engine/playtest/texts.py: drop</extracomment>
        <translation>Сброс</translation>
    </message>
    <message>
        <source>En passant capture</source>
        <extracomment>engine/playtest/texts.py: en passant</extracomment>
        <translation>Взятие на проходе</translation>
    </message>
    <message>
        <source>Second step</source>
        <extracomment>engine/playtest/texts.py: second step</extracomment>
        <translation>Второй шаг</translation>
    </message>
    <message>
        <source>Stopped after 150 moves</source>
        <extracomment>engine/playtest/texts.py: abandoned</extracomment>
        <translation>Остановлена после 150 ходов</translation>
    </message>
    <message>
        <source>The report is discarded as well. Making it again would take just as long.</source>
        <extracomment>gui/playtest/playtest_page.py</extracomment>
        <translation>Отчёт тоже пропадёт. Чтобы составить его заново, понадобится столько же времени.</translation>
    </message>
    <message>
        <source>The computer played {played} of {games} games against itself, with {nodes} positions searched per move (seed {seed}).</source>
        <extracomment>engine/playtest/texts.py: introduction</extracomment>
        <translation>Компьютер сыграл сам с собой {played} из {games} партий, просматривая {nodes} позиций на ход (начальное число {seed}).</translation>
    </message>
    <message>
        <source>{played} of {games} games were played with random moves (seed {seed}).</source>
        <extracomment>engine/playtest/texts.py: introduction random</extracomment>
        <translation>{played} из {games} партий сыграны случайными ходами (начальное число {seed}).</translation>
    </message>
    <message>
        <source>Bounds are at 95% confidence. Differences within them are not reported.</source>
        <extracomment>engine/playtest/texts.py: confidence</extracomment>
        <translation>Границы верны с доверительной вероятностью 95&#xa0;%. Различия внутри них не упоминаются.</translation>
    </message>
    <message>
        <source>Claims tested together: {tests}. The bounds in this section are wider, so that all of them hold with 95% confidence.</source>
        <extracomment>engine/playtest/texts.py: together</extracomment>
        <translation>Утверждений, проверенных вместе: {tests}. Границы в этом разделе шире, чтобы с вероятностью 95&#xa0;% верны были все сразу.</translation>
    </message>
    <message>
        <source>Setup {setup} loses: between equal players it scores {share}.</source>
        <extracomment>engine/playtest/texts.py: setup loses</extracomment>
        <translation>Расстановка {setup} проигрывает: при равных силах она набирает {share}.</translation>
    </message>
    <message>
        <source>Setup {setup} wins: between equal players it scores {share}.</source>
        <extracomment>engine/playtest/texts.py: setup wins</extracomment>
        <translation>Расстановка {setup} выигрывает: при равных силах она набирает {share}.</translation>
    </message>
    <message>
        <source>Share of the games</source>
        <extracomment>engine/playtest/texts.py: share</extracomment>
        <translation>Доля партий</translation>
    </message>
    <message>
        <source>Mean length in plies, single moves of either player: {value}.</source>
        <extracomment>engine/playtest/texts.py: mean length</extracomment>
        <translation>Средняя длина в полуходах: {value}.</translation>
    </message>
    <message>
        <source>Captures made</source>
        <extracomment>engine/playtest/texts.py: captures</extracomment>
        <translation>Взятые фигуры</translation>
    </message>
    <message>
        <source>Where pieces move and are dropped, with their owner at the lower edge. The stronger the colour, the more often a square is reached.</source>
        <extracomment>engine/playtest/texts.py: heat explained</extracomment>
        <translation>Куда фигуры ходят и сбрасываются, если смотреть глазами их владельца снизу. Чем ярче цвет, тем чаще на поле попадают.</translation>
    </message>
    <message>
        <source>The first player&apos;s score. Rows are the first player&apos;s setups, columns the second player&apos;s.</source>
        <extracomment>engine/playtest/texts.py: setups explained</extracomment>
        <translation>Очки первого игрока. Строки — его расстановки, столбцы — расстановки второго.</translation>
    </message>
    <message>
        <source>What is known</source>
        <extracomment>gui/app/start_cards.py, gui/known/known_page.py, gui/rulebook/rules_window.py, gui/shell/commands.py</extracomment>
        <translation>Что известно</translation>
    </message>
    <message>
        <source>What is known about {title}</source>
        <extracomment>gui/known/known_page.py, engine/theory/texts.py: title</extracomment>
        <translation>Что известно об игре «{title}»</translation>
    </message>
    <message>
        <source>Nothing is known about this game yet. Run a playtest to find out.</source>
        <extracomment>gui/known/known_page.py</extracomment>
        <translation>Об этой игре пока ничего не известно. Запустите плейтест, чтобы узнать больше.</translation>
    </message>
    <message>
        <source>Opening moves</source>
        <extracomment>gui/known/boards.py, engine/theory/texts.py: opening</extracomment>
        <translation>Начальные ходы</translation>
    </message>
    <message>
        <source>The moves that the computer has played most often from here. Choose one, or move a piece on the board. Then study the position, or play on from it.</source>
        <extracomment>gui/known/boards.py</extracomment>
        <translation>Ходы, которые компьютер чаще всего делал в этой позиции. Выберите один из них или сделайте ход на доске. Затем позицию можно изучить или сыграть с неё.</translation>
    </message>
    <message>
        <source>Known moves</source>
        <extracomment>gui/known/boards.py, gui/study/study_openings.py</extracomment>
        <translation>Известные ходы</translation>
    </message>
    <message>
        <source>Nothing is known about this position.</source>
        <extracomment>gui/known/boards.py</extracomment>
        <translation>Об этой позиции ничего не известно.</translation>
    </message>
    <message numerus="yes">
        <source>{count:,} games. The first player&apos;s score: {score}</source>
        <extracomment>gui/known/boards.py</extracomment>
        <translation>
            <numerusform>{count:,} партия. Очки первого игрока: {score}</numerusform>
            <numerusform>{count:,} партии. Очки первого игрока: {score}</numerusform>
            <numerusform>{count:,} партий. Очки первого игрока: {score}</numerusform>
        </translation>
    </message>
    <message>
        <source>Play on from here…</source>
        <extracomment>gui/known/boards.py</extracomment>
        <translation>Играть отсюда…</translation>
    </message>
    <message>
        <source>Move</source>
        <comment>a column of moves</comment>
        <extracomment>gui/known/boards.py</extracomment>
        <translation>Ход</translation>
    </message>
    <message>
        <source>Roughly, on the board: pawn 2, knight and bishop 3, rook and queen 4, cardinal and marshal 5. Capture the more valuable piece.</source>
        <extracomment>assets/lessons/pandemonium/17-values.toml</extracomment>
        <translation>Примерная ценность на доске: пешка — 2, конь и слон — 3, ладья и ферзь — 4, кардинал и маршал — 5. Возьмите более ценную фигуру.</translation>
    </message>
    <message>
        <source>Roughly, on the board: pawn 1, knight, bishop and rook 2, cardinal 3, marshal, queen and angel 4. Capture the more valuable piece.</source>
        <extracomment>assets/lessons/mansindam/15-values.toml</extracomment>
        <translation>Примерная ценность на доске: пешка — 1, конь, слон и ладья — 2, кардинал — 3, маршал, ферзь и ангел — 4. Возьмите более ценную фигуру.</translation>
    </message>
    <message>
        <source>Lion, queen, dragon, rook, elephant, bishop, knight, silver, cannon, gold: roughly in this order. Capture the more valuable piece.</source>
        <extracomment>assets/lessons/palaceshogi/16-values.toml</extracomment>
        <translation>Лев, ферзь, дракон, ладья, боевой слон, слон, конь, серебро, пушка, золото — примерно в этом порядке. Возьмите более ценную фигуру.</translation>
    </message>
    <message>
        <source>No book has been written about this game yet. Everything here comes from {played} games that the computer played against itself, with {nodes} positions searched per move.</source>
        <extracomment>engine/theory/texts.py: introduction</extracomment>
        <translation>Об этой игре ещё не написано ни одной книги. Всё, что сказано здесь, взято из партий компьютера с самим собой: партий — {played}, позиций на ход — {nodes}.</translation>
    </message>
    <message>
        <source>Ranges in brackets are 95% confidence bounds. Anything that could be chance is left out.</source>
        <extracomment>engine/theory/texts.py: confidence</extracomment>
        <translation>Границы в скобках верны с доверительной вероятностью 95&#xa0;%. Всё, что может быть случайностью, опущено.</translation>
    </message>
    <message>
        <source>In short</source>
        <extracomment>engine/theory/texts.py: short</extracomment>
        <translation>Коротко</translation>
    </message>
    <message>
        <source>Is it fair?</source>
        <extracomment>engine/theory/texts.py: fair</extracomment>
        <translation>Равны ли шансы?</translation>
    </message>
    <message>
        <source>Effects of the setups</source>
        <extracomment>engine/theory/texts.py: setups</extracomment>
        <translation>Что дают расстановки</translation>
    </message>
    <message>
        <source>How games end, and when</source>
        <extracomment>engine/theory/texts.py: ends</extracomment>
        <translation>Как и когда заканчиваются партии</translation>
    </message>
    <message>
        <source>What strong players do and beginners do not</source>
        <extracomment>engine/theory/texts.py: beginners</extracomment>
        <translation>Что делают сильные игроки и не делают новички</translation>
    </message>
    <message>
        <source>What this is based on</source>
        <extracomment>engine/theory/texts.py: basis</extracomment>
        <translation>На чём это основано</translation>
    </message>
    <message>
        <source>The first player has the better chances: {share} of the points in {games} games.</source>
        <extracomment>engine/theory/texts.py: first ahead</extracomment>
        <translation>У первого игрока шансы лучше: {share} очков, сыграно партий — {games}.</translation>
    </message>
    <message>
        <source>The second player has the better chances: {share} of the points in {games} games.</source>
        <extracomment>engine/theory/texts.py: second ahead</extracomment>
        <translation>У второго игрока шансы лучше: {share} очков, сыграно партий — {games}.</translation>
    </message>
    <message>
        <source>Neither player is shown to have the better chances: the first player gets {share} of the points in {games} games.</source>
        <extracomment>engine/theory/texts.py: even</extracomment>
        <translation>Преимущество ни одного из игроков не доказано: первый игрок набирает {share} очков, сыграно партий — {games}.</translation>
    </message>
    <message>
        <source>Games drawn: {share}.</source>
        <extracomment>engine/theory/texts.py: drawn</extracomment>
        <translation>Доля ничьих: {share}.</translation>
    </message>
    <message>
        <source>Draws are rare: {share} of the games.</source>
        <extracomment>engine/theory/texts.py: hardly drawn</extracomment>
        <translation>Ничьи редки: {share} партий.</translation>
    </message>
    <message>
        <source>Setups that score more than others: {setups}.</source>
        <extracomment>engine/theory/texts.py: setups better</extracomment>
        <translation>Расстановки, набирающие больше других: {setups}.</translation>
    </message>
    <message>
        <source>Setups that score less than others: {setups}.</source>
        <extracomment>engine/theory/texts.py: setups worse</extracomment>
        <translation>Расстановки, набирающие меньше других: {setups}.</translation>
    </message>
    <message>
        <source>No setup is shown to be better or worse than another.</source>
        <extracomment>engine/theory/texts.py: setups even</extracomment>
        <translation>Не доказано, что одна расстановка лучше или хуже другой.</translation>
    </message>
    <message>
        <source>{name} {share}</source>
        <extracomment>engine/theory/texts.py: scored</extracomment>
        <translation>{name} {share}</translation>
    </message>
    <message>
        <source>A player&apos;s score with one more of these on the board: {pieces}.</source>
        <extracomment>engine/theory/texts.py: one more</extracomment>
        <translation>Сколько очков набирает сторона, у которой на доске на одну такую фигуру больше: {pieces}.</translation>
    </message>
    <message>
        <source>Worth most on the board, among the pieces whose value is well established: {pieces}.</source>
        <extracomment>engine/theory/texts.py: best pieces</extracomment>
        <translation>Самые ценные на доске среди фигур, чья ценность хорошо известна: {pieces}.</translation>
    </message>
    <message>
        <source>Worth more on the board than in hand: {pieces}.</source>
        <extracomment>engine/theory/texts.py: better on board</extracomment>
        <translation>На доске ценнее, чем в руке: {pieces}.</translation>
    </message>
    <message>
        <source>Worth more in hand than on the board: {pieces}.</source>
        <extracomment>engine/theory/texts.py: better in hand</extracomment>
        <translation>В руке ценнее, чем на доске: {pieces}.</translation>
    </message>
    <message>
        <source>Worth more once promoted: {pieces}.</source>
        <extracomment>engine/theory/texts.py: better promoted</extracomment>
        <translation>После превращения ценнее: {pieces}.</translation>
    </message>
    <message>
        <source>Worth less once promoted: {pieces}.</source>
        <extracomment>engine/theory/texts.py: worse promoted</extracomment>
        <translation>После превращения ценность меньше: {pieces}.</translation>
    </message>
    <message>
        <source>In these games, material is given up only where the computer sees compensation. A piece lost for nothing costs more.</source>
        <extracomment>engine/theory/texts.py: values chosen</extracomment>
        <translation>В этих партиях материал отдают, только когда компьютер видит компенсацию. Фигура, потерянная даром, обходится дороже.</translation>
    </message>
    <message>
        <source>Score with one more on the board</source>
        <extracomment>engine/theory/texts.py: score on board</extracomment>
        <translation>Очки с одной лишней на доске</translation>
    </message>
    <message>
        <source>Score with one more in hand</source>
        <extracomment>engine/theory/texts.py: score in hand</extracomment>
        <translation>Очки с одной лишней в руке</translation>
    </message>
    <message>
        <source>On the board ({piece} = 1)</source>
        <extracomment>engine/theory/texts.py: worth on board</extracomment>
        <translation>На доске ({piece} = 1)</translation>
    </message>
    <message>
        <source>In hand ({piece} = 1)</source>
        <extracomment>engine/theory/texts.py: worth in hand</extracomment>
        <translation>В руке ({piece} = 1)</translation>
    </message>
    <message>
        <source>First moves with which the first player scores above average: {moves}.</source>
        <extracomment>engine/theory/texts.py: opens better</extracomment>
        <translation>Первые ходы, с которыми первый игрок набирает больше, чем в среднем по всем партиям: {moves}.</translation>
    </message>
    <message>
        <source>First moves with which the first player scores below average: {moves}.</source>
        <extracomment>engine/theory/texts.py: opens worse</extracomment>
        <translation>Первые ходы, с которыми первый игрок набирает меньше, чем в среднем по всем партиям: {moves}.</translation>
    </message>
    <message>
        <source>No first move is shown to score more or less than the others.</source>
        <extracomment>engine/theory/texts.py: opens even</extracomment>
        <translation>Не доказано, что какой-то первый ход даёт больше или меньше очков, чем другие.</translation>
    </message>
    <message>
        <source>How games end: {ends}.</source>
        <extracomment>engine/theory/texts.py: ended by</extracomment>
        <translation>Чем заканчиваются партии: {ends}.</translation>
    </message>
    <message>
        <source>{played} games with {nodes} positions searched per move, compared with {weak} games with only {few}: like a beginner, the computer then sees little more than the next move.</source>
        <extracomment>engine/theory/texts.py: samples</extracomment>
        <translation>Сравниваются партии с {nodes} просмотренными позициями на ход (их {played}) и лишь с {few} (их {weak}): во вторых компьютер, как новичок, видит немногим дальше следующего хода.</translation>
    </message>
    <message>
        <source>No difference between them is shown.</source>
        <extracomment>engine/theory/texts.py: no difference</extracomment>
        <translation>Разница между ними не доказана.</translation>
    </message>
    <message>
        <source>Strong players drop these pieces more often: {pieces}.</source>
        <extracomment>engine/theory/texts.py: drop more</extracomment>
        <translation>Сильные игроки чаще сбрасывают эти фигуры: {pieces}.</translation>
    </message>
    <message>
        <source>Strong players drop these pieces less often: {pieces}.</source>
        <extracomment>engine/theory/texts.py: drop less</extracomment>
        <translation>Сильные игроки реже сбрасывают эти фигуры: {pieces}.</translation>
    </message>
    <message>
        <source>Strong players promote these pieces more often: {pieces}.</source>
        <extracomment>engine/theory/texts.py: promote more</extracomment>
        <translation>Сильные игроки чаще превращают эти фигуры: {pieces}.</translation>
    </message>
    <message>
        <source>Strong players promote these pieces less often: {pieces}.</source>
        <extracomment>engine/theory/texts.py: promote less</extracomment>
        <translation>Сильные игроки реже превращают эти фигуры: {pieces}.</translation>
    </message>
    <message>
        <source>Strong players move these pieces more often: {pieces}.</source>
        <extracomment>engine/theory/texts.py: move more</extracomment>
        <translation>Сильные игроки чаще ходят этими фигурами: {pieces}.</translation>
    </message>
    <message>
        <source>Strong players move these pieces less often: {pieces}.</source>
        <extracomment>engine/theory/texts.py: move less</extracomment>
        <translation>Сильные игроки реже ходят этими фигурами: {pieces}.</translation>
    </message>
    <message>
        <source>More common in games of strong players: {rules}.</source>
        <extracomment>engine/theory/texts.py: come up more</extracomment>
        <translation>В партиях сильных игроков чаще встречается: {rules}.</translation>
    </message>
    <message>
        <source>Less common in games of strong players: {rules}.</source>
        <extracomment>engine/theory/texts.py: come up less</extracomment>
        <translation>В партиях сильных игроков реже встречается: {rules}.</translation>
    </message>
    <message>
        <source>{name} {strong} (beginners: {weak})</source>
        <extracomment>engine/theory/texts.py: instead</extracomment>
        <translation>{name} {strong} (у новичков: {weak})</translation>
    </message>
    <message>
        <source>Games of strong players last longer: {strong} moves per player (beginners: {weak}).</source>
        <extracomment>engine/theory/texts.py: last longer</extracomment>
        <translation>Партии сильных игроков длятся дольше: {strong} хода каждой стороны (у новичков: {weak}).</translation>
    </message>
    <message>
        <source>Games of strong players are shorter: {strong} moves per player (beginners: {weak}).</source>
        <extracomment>engine/theory/texts.py: last shorter</extracomment>
        <translation>Партии сильных игроков короче: {strong} хода каждой стороны (у новичков: {weak}).</translation>
    </message>
    <message>
        <source>The lead changes more often in games of strong players: {strong} times (beginners: {weak}).</source>
        <extracomment>engine/theory/texts.py: lead more</extracomment>
        <translation>В партиях сильных игроков перевес чаще переходит от одной стороны к другой: {strong} раза (у новичков: {weak}).</translation>
    </message>
    <message>
        <source>The lead changes less often in games of strong players: {strong} times (beginners: {weak}).</source>
        <extracomment>engine/theory/texts.py: lead less</extracomment>
        <translation>В партиях сильных игроков перевес реже переходит от одной стороны к другой: {strong} раза (у новичков: {weak}).</translation>
    </message>
    <message>
        <source>How often per hundred moves, both players together.</source>
        <extracomment>engine/theory/texts.py: each hundred</extracomment>
        <translation>Число раз за сто ходов, обе стороны вместе.</translation>
    </message>
    <message>
        <source>Dropped by strong players</source>
        <extracomment>engine/theory/texts.py: drops strong</extracomment>
        <translation>Сбросы сильных игроков</translation>
    </message>
    <message>
        <source>By beginners</source>
        <extracomment>engine/theory/texts.py: by beginners</extracomment>
        <translation>У новичков</translation>
    </message>
    <message>
        <source>Promoted by strong players</source>
        <extracomment>engine/theory/texts.py: promotions strong</extracomment>
        <translation>Превращения у сильных игроков</translation>
    </message>
    <message>
        <source>Moved by strong players</source>
        <extracomment>engine/theory/texts.py: moves strong</extracomment>
        <translation>Ходы сильных игроков</translation>
    </message>
    <message>
        <source>Claims tested together: {tests}. The bounds in sentences are wider than those in tables, so that all sentences together are true with 95% confidence.</source>
        <extracomment>engine/theory/texts.py: together</extracomment>
        <translation>Утверждений, проверенных вместе: {tests}. Границы в предложениях шире, чем в таблицах, чтобы с вероятностью 95&#xa0;% были верны все предложения сразу.</translation>
    </message>
    <message>
        <source>The most frequent openings. Choose one to see it on the board.</source>
        <extracomment>gui/known/boards.py</extracomment>
        <translation>Самые частые дебюты. Выберите один, чтобы увидеть его на доске.</translation>
    </message>
    <message>
        <source>The computer&apos;s most frequent first moves: {moves}.</source>
        <extracomment>engine/theory/texts.py: opens with</extracomment>
        <translation>Самые частые первые ходы компьютера: {moves}.</translation>
    </message>
    <message>
        <source>A game lasts {mean} moves per player on average; half of all games last {low} to {high} moves.</source>
        <extracomment>engine/theory/texts.py: lasts</extracomment>
        <translation>Партия длится в среднем {mean} хода каждой стороны, половина партий — от {low} до {high} ходов.</translation>
    </message>
    <message>
        <source>On average, a won game is decided after {mean} moves per player: from then on, the winner&apos;s chance is always {chance} or more.</source>
        <extracomment>engine/theory/texts.py: clear</extracomment>
        <translation>Выигранная партия решается в среднем через {mean} хода каждой стороны: с этого момента шансы победителя всегда не ниже {chance}.</translation>
    </message>
    <message>
        <source>Whose games</source>
        <extracomment>gui/desk/known_moves.py</extracomment>
        <translation>Чьи партии</translation>
    </message>
    <message>
        <source>{player}&apos;s score</source>
        <extracomment>gui/desk/known_moves.py</extracomment>
        <translation>Очки {player:gen}</translation>
    </message>
    <message>
        <source>{player} scores {share}</source>
        <extracomment>gui/desk/known_moves.py</extracomment>
        <translation>{player:nom} {player:=набирает|набирают|набираете} {share} очков</translation>
    </message>
    <message>
        <source>{player} wins {share}</source>
        <extracomment>gui/desk/known_moves.py</extracomment>
        <translation>{player:nom} {player:=выигрывает|выигрывают|выигрываете} {share}</translation>
    </message>
    <message>
        <source>draws {share}</source>
        <extracomment>gui/desk/known_moves.py</extracomment>
        <translation>ничьи {share}</translation>
    </message>
    <message numerus="yes">
        <source>From {count:,} games of the computer against itself, mostly with {nodes:,} positions searched for each move.</source>
        <extracomment>gui/desk/known_moves.py</extracomment>
        <translation>
            <numerusform>По {count:,} партии компьютера с самим собой, в основном с {nodes:,} позициями на ход.</numerusform>
            <numerusform>По {count:,} партиям компьютера с самим собой, в основном с {nodes:,} позициями на ход.</numerusform>
            <numerusform>По {count:,} партиям компьютера с самим собой, в основном с {nodes:,} позициями на ход.</numerusform>
        </translation>
    </message>
    <message>
        <source>Computer&apos;s games</source>
        <extracomment>gui/desk/known_moves.py</extracomment>
        <translation>Компьютерные</translation>
    </message>
    <message>
        <source>Move</source>
        <comment>a move in a table</comment>
        <extracomment>gui/desk/known_moves.py</extracomment>
        <translation>Ход</translation>
    </message>
    <message>
        <source>None of the computer&apos;s games has this position.</source>
        <extracomment>gui/desk/known_moves.py</extracomment>
        <translation>Ни в одной партии компьютера нет этой позиции.</translation>
    </message>
    <message>
        <source>None of your games has this position.</source>
        <extracomment>gui/desk/known_moves.py</extracomment>
        <translation>Ни в одной вашей партии нет этой позиции.</translation>
    </message>
    <message>
        <source>Moves played from here in the computer&apos;s games</source>
        <extracomment>gui/library/library_text.py</extracomment>
        <translation>Ходы отсюда в партиях компьютера</translation>
    </message>
    <message numerus="yes">
        <source>Opening known up to {move} ({count:,} games)</source>
        <extracomment>gui/review/review_text.py</extracomment>
        <translation>
            <numerusform>Дебют известен до {move} ({count:,} партия)</numerusform>
            <numerusform>Дебют известен до {move} ({count:,} партии)</numerusform>
            <numerusform>Дебют известен до {move} ({count:,} партий)</numerusform>
        </translation>
    </message>
    <message>
        <source>Opening unknown from {move}</source>
        <extracomment>gui/review/review_text.py</extracomment>
        <translation>Дебют неизвестен с {move}</translation>
    </message>
    <message>
        <source>By the computer&apos;s games against itself</source>
        <extracomment>gui/study/study_review.py</extracomment>
        <translation>По партиям компьютера с самим собой</translation>
    </message>
    <message>
        <source>Openings</source>
        <extracomment>gui/study/study_openings.py</extracomment>
        <translation>Дебюты</translation>
    </message>
    <message>
        <source>Opening explorer</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>Дебютная база</translation>
    </message>
    <message>
        <source>Mating alone</source>
        <extracomment>gui/known/boards.py, assets/lessons/pandemonium/19-mating-alone.toml, assets/lessons/mansindam/16-mating-alone.toml, assets/lessons/palaceshogi/17-mating-alone.toml</extracomment>
        <translation>Мат в одиночку</translation>
    </message>
    <message>
        <source>King and one piece against a bare king.</source>
        <extracomment>assets/lessons/pandemonium/19-mating-alone.toml</extracomment>
        <translation>Король и одна фигура против одинокого короля.</translation>
    </message>
    <message>
        <source>A knight cannot mate a bare king, but a scepter can, which it may become by a move into the enemy camp. Mate in two.</source>
        <extracomment>assets/lessons/pandemonium/19-mating-alone.toml</extracomment>
        <translation>Конём одинокому королю мат не дать, а скипетром можно, и конь может стать им, войдя в лагерь противника. Мат в два хода.</translation>
    </message>
    <message>
        <source>King and knight win from nearly everywhere: first into the camp, then against the edge.</source>
        <extracomment>assets/lessons/pandemonium/19-mating-alone.toml</extracomment>
        <translation>Король и конь выигрывают почти отовсюду: сначала конь входит в лагерь, потом короля теснят к краю.</translation>
    </message>
    <message>
        <source>The bishop becomes a horse in the enemy camp, and a horse mates as well. Mate in two.</source>
        <extracomment>assets/lessons/pandemonium/19-mating-alone.toml</extracomment>
        <translation>Слон становится в лагере противника лошадью, а лошадь тоже даёт мат. Мат в два хода.</translation>
    </message>
    <message>
        <source>The horse&apos;s step straight ahead shuts the corner, and your king guards it.</source>
        <extracomment>assets/lessons/pandemonium/19-mating-alone.toml</extracomment>
        <translation>Шаг лошади прямо вперёд закрывает угол, а ваш король её защищает.</translation>
    </message>
    <message>
        <source>A rook needs its king in front of the other one. Mate in two.</source>
        <extracomment>assets/lessons/pandemonium/19-mating-alone.toml</extracomment>
        <translation>С ладьёй ваш король должен стоять напротив чужого. Мат в два хода.</translation>
    </message>
    <message>
        <source>If it is your move, every piece but the pawn wins against a bare king from nearly everywhere.</source>
        <extracomment>assets/lessons/pandemonium/19-mating-alone.toml</extracomment>
        <translation>Если ход ваш, любая фигура, кроме пешки, выигрывает против одинокого короля почти отовсюду.</translation>
    </message>
    <message>
        <source>One strong piece against a bare king.</source>
        <extracomment>assets/lessons/mansindam/16-mating-alone.toml</extracomment>
        <translation>Одна сильная фигура против одинокого короля.</translation>
    </message>
    <message>
        <source>Cardinal, rhino, ship and angel can mate without any help. From the right square the rhino attacks the king in the corner and all squares around it. Mate in one.</source>
        <extracomment>assets/lessons/mansindam/16-mating-alone.toml</extracomment>
        <translation>Кардинал, носорог, корабль и ангел могут дать мат без всякой помощи. С нужного поля носорог нападает на короля в углу и на все поля вокруг него. Мат в один ход.</translation>
    </message>
    <message>
        <source>The cardinal has the same mate, and only in a corner. A king that stays out of it can be mated only with your own king&apos;s help.</source>
        <extracomment>assets/lessons/mansindam/16-mating-alone.toml</extracomment>
        <translation>У кардинала есть тот же мат, и тоже только в углу. Королю, который туда не идёт, можно дать мат лишь с помощью вашего короля.</translation>
    </message>
    <message>
        <source>The ship mates on any edge, and its own king may be far away. Mate in two.</source>
        <extracomment>assets/lessons/mansindam/16-mating-alone.toml</extracomment>
        <translation>Корабль даёт мат на любом краю, а его король может быть далеко. Мат в два хода.</translation>
    </message>
    <message>
        <source>Without help a ship mates within six moves from anywhere, unless the other king reaches its last rank first.</source>
        <extracomment>assets/lessons/mansindam/16-mating-alone.toml</extracomment>
        <translation>Без помощи корабль даёт мат не позже шестого хода откуда угодно, если только другой король раньше не дойдёт до своей последней горизонтали.</translation>
    </message>
    <message>
        <source>The angel is even quicker. Mate in two without your king.</source>
        <extracomment>assets/lessons/mansindam/16-mating-alone.toml</extracomment>
        <translation>Ангел ещё быстрее. Мат в два хода без вашего короля.</translation>
    </message>
    <message>
        <source>It needs five moves at most. No other piece but the ship can force mate without its king.</source>
        <extracomment>assets/lessons/mansindam/16-mating-alone.toml</extracomment>
        <translation>Ему нужно не больше пяти ходов. Кроме корабля, ни одна другая фигура не может форсировать мат без своего короля.</translation>
    </message>
    <message>
        <source>A cardinal cannot force mate by itself. Your king takes a square away from the edge here: mate in two.</source>
        <extracomment>assets/lessons/mansindam/16-mating-alone.toml</extracomment>
        <translation>Кардинал не может форсировать мат в одиночку. Здесь ваш король отнимает поле на краю: мат в два хода.</translation>
    </message>
    <message>
        <source>With its king&apos;s help every piece but the pawn can mate. The danger is the race: a king that reaches its last rank has won.</source>
        <extracomment>assets/lessons/mansindam/16-mating-alone.toml</extracomment>
        <translation>С помощью короля мат может дать любая фигура, кроме пешки. Опасна гонка: король, дошедший до своей последней горизонтали, выигрывает.</translation>
    </message>
    <message>
        <source>One or two pieces against a bare king.</source>
        <extracomment>assets/lessons/palaceshogi/17-mating-alone.toml</extracomment>
        <translation>Одна или две фигуры против одинокого короля.</translation>
    </message>
    <message>
        <source>Kings may not face each other, so your king guards a whole file from afar. Mate in two with the gold.</source>
        <extracomment>assets/lessons/palaceshogi/17-mating-alone.toml</extracomment>
        <translation>Короли не могут стоять друг против друга, поэтому ваш король издали стережёт целую вертикаль. Мат в два хода золотом.</translation>
    </message>
    <message>
        <source>The gold is safe beside the king: on that file the kings would face each other.</source>
        <extracomment>assets/lessons/palaceshogi/17-mating-alone.toml</extracomment>
        <translation>Золото рядом с королём в безопасности: на этой вертикали короли оказались бы друг против друга.</translation>
    </message>
    <message>
        <source>Mate in two with the elephant. Your king guards the file beside the edge.</source>
        <extracomment>assets/lessons/palaceshogi/17-mating-alone.toml</extracomment>
        <translation>Мат в два хода: его даёт боевой слон. Ваш король стережёт вертикаль у края.</translation>
    </message>
    <message>
        <source>The last move is the elephant&apos;s single step. Elephant, dragon, queen and lion all mate with their king&apos;s help.</source>
        <extracomment>assets/lessons/palaceshogi/17-mating-alone.toml</extracomment>
        <translation>Последний ход — шаг боевого слона. Боевой слон, дракон, ферзь и лев дают мат с помощью своего короля.</translation>
    </message>
    <message>
        <source>The lion attacks every square within two of its own. Mate in two, and let your king guard it.</source>
        <extracomment>assets/lessons/palaceshogi/17-mating-alone.toml</extracomment>
        <translation>Лев нападает на все поля не дальше чем в двух шагах от него. Мат в два хода, и пусть ваш король его защищает.</translation>
    </message>
    <message>
        <source>A lion and its king need seven moves at most, unless the other king reaches the palace.</source>
        <extracomment>assets/lessons/palaceshogi/17-mating-alone.toml</extracomment>
        <translation>Лев с королём дают мат не позже седьмого хода, если другой король не дойдёт до дворца.</translation>
    </message>
    <message>
        <source>Two knights can mate here, since the kings may not face each other. Mate in two.</source>
        <extracomment>assets/lessons/palaceshogi/17-mating-alone.toml</extracomment>
        <translation>Два коня здесь могут дать мат, ведь короли не могут стоять друг против друга. Мат в два хода.</translation>
    </message>
    <message>
        <source>One knight gives check, the other one takes a square, and your king guards a square and the whole file.</source>
        <extracomment>assets/lessons/palaceshogi/17-mating-alone.toml</extracomment>
        <translation>Один конь даёт шах, другой отнимает поле, а ваш король стережёт поле и всю вертикаль.</translation>
    </message>
    <message>
        <source>In chess two knights cannot force mate.</source>
        <extracomment>assets/lessons/palaceshogi/17-mating-alone.toml</extracomment>
        <translation>В шахматах два коня не могут форсировать мат.</translation>
    </message>
    <message>
        <source>Also thinks during your turns</source>
        <extracomment>gui/play/new_game.py</extracomment>
        <translation>Думает и во время вашего хода</translation>
    </message>
    <message>
        <source>The computer also thinks during your turns</source>
        <extracomment>gui/shell/settings.py</extracomment>
        <translation>Компьютер думает и во время вашего хода</translation>
    </message>
    <message>
        <source>It thinks about the move it expects from you, for at most three minutes, and keeps the processor busy meanwhile. Only level {number} with a set thinking time does this, and other engines that can.</source>
        <extracomment>gui/engines/engine_field.py</extracomment>
        <translation>Он обдумывает ход, которого ждёт от вас, не дольше трёх минут и всё это время загружает процессор. Так делают только уровень {number} с заданным временем на ход и другие движки, которые это умеют.</translation>
    </message>
    <message>
        <source> ×</source>
        <comment>behind a number of periods</comment>
        <extracomment>gui/play/match_fields.py</extracomment>
        <translation> ×</translation>
    </message>
    <message>
        <source>M, X, A</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>M, X, A</translation>
    </message>
    <message>
        <source>C, W, T</source>
        <extracomment>gui/shell/commands.py</extracomment>
        <translation>C, W, T</translation>
    </message>
    <message>
        <source>Start from</source>
        <comment>in the workshop</comment>
        <extracomment>gui/workshop/workshop_page.py</extracomment>
        <translation>За основу</translation>
    </message>
    <message>
        <source>Variant</source>
        <extracomment>gui/app/unfinished_dialog.py, gui/desk/games_list.py, gui/library/library_text.py, gui/matches/matches_text.py, gui/playtest/playtest_page.py, gui/study/study_dialog.py</extracomment>
        <translation>Игра</translation>
    </message>
    <message>
        <source>Moves</source>
        <comment>a column of numbers of moves</comment>
        <extracomment>gui/app/unfinished_dialog.py, gui/desk/games_list.py, gui/library/library_text.py, gui/matches/matches_text.py</extracomment>
        <translation>Ходов</translation>
    </message>
    <message>
        <source>Longest wins</source>
        <extracomment>gui/known/boards.py</extracomment>
        <translation>Самые долгие выигрыши</translation>
    </message>
    <message>
        <source>The longest win of each ending. Choose one to see it on the board. Then study it, or play it against the computer.</source>
        <extracomment>gui/known/boards.py</extracomment>
        <translation>Самый долгий выигрыш каждого эндшпиля. Выберите его, чтобы увидеть на доске. Затем изучите его или сыграйте с компьютером.</translation>
    </message>
    <message>
        <source>Ending</source>
        <extracomment>gui/known/boards.py</extracomment>
        <translation>Эндшпиль</translation>
    </message>
    <message>
        <source>Longest win</source>
        <extracomment>gui/known/boards.py, engine/theory/texts.py: longest win, engine/theory/texts.py: longest as played</extracomment>
        <translation>Самый долгий выигрыш</translation>
    </message>
    <message>
        <source>{side} to move: find the only move that holds.</source>
        <extracomment>gui/learn/puzzle_text.py</extracomment>
        <translation>Ход {side:gen}. Найдите единственный спасающий ход.</translation>
    </message>
    <message numerus="yes">
        <source>{side} to move: find the only move that holds, {count} times in a row.</source>
        <extracomment>gui/learn/puzzle_text.py</extracomment>
        <translation>
            <numerusform>Ход {side:gen}. Найдите единственный спасающий ход {count} раз подряд.</numerusform>
            <numerusform>Ход {side:gen}. Найдите единственный спасающий ход {count} раза подряд.</numerusform>
            <numerusform>Ход {side:gen}. Найдите единственный спасающий ход {count} раз подряд.</numerusform>
        </translation>
    </message>
    <message>
        <source>By variant</source>
        <extracomment>gui/library/statistics.py</extracomment>
        <translation>По играм</translation>
    </message>
    <message>
        <source>Score</source>
        <comment>a share of points</comment>
        <extracomment>gui/library/library_text.py</extracomment>
        <translation>Доля</translation>
    </message>
    <message>
        <source>Does {player} resign?</source>
        <extracomment>gui/play/game_messages.py</extracomment>
        <translation>{player:Nom} {player:=сдаётся|сдаются|сдаётесь}?</translation>
    </message>
    <message>
        <source>Endings</source>
        <extracomment>engine/theory/texts.py: endings</extracomment>
        <translation>Эндшпили</translation>
    </message>
    <message>
        <source>A king and one piece against a bare king, with nothing in hand. Every position has been solved, so these numbers are exact: the share of all positions that the side with the piece wins when it is to move, and its longest win in moves.</source>
        <extracomment>engine/theory/texts.py: endings explained</extracomment>
        <translation>Король и одна фигура против одинокого короля, руки пусты. Решены все позиции, поэтому числа точные: доля всех позиций, которые сторона с фигурой выигрывает при своём ходе, и её самый долгий выигрыш в ходах.</translation>
    </message>
    <message>
        <source>In the columns for mate only, a king that arrives ends the game without a winner. In those without arrivals the game goes on, which shows what the pieces themselves can do.</source>
        <extracomment>engine/theory/texts.py: arrivals explained</extracomment>
        <translation>В столбцах «только мат» король, достигший цели, завершает партию без победителя. В столбцах «без цели» партия продолжается, и видно, на что способны сами фигуры.</translation>
    </message>
    <message>
        <source>Pairs of the pieces that seldom mate alone. Wins that begin by giving one of them away are not counted.</source>
        <extracomment>engine/theory/texts.py: pairs explained</extracomment>
        <translation>Пары фигур, которые в одиночку редко дают мат. Выигрыши, начинающиеся с отдачи одной из двух фигур, не учтены.</translation>
    </message>
    <message>
        <source>These win from at least {share} of the positions: {pieces}.</source>
        <extracomment>engine/theory/texts.py: wins endings</extracomment>
        <translation>Выигрывают не менее чем из {share} позиций: {pieces}.</translation>
    </message>
    <message>
        <source>As long as no king arrives, these mate from at least {share} of the positions: {pieces}.</source>
        <extracomment>engine/theory/texts.py: mates without arrivals</extracomment>
        <translation>Пока король не достиг цели, дают мат не менее чем из {share} позиций: {pieces}.</translation>
    </message>
    <message>
        <source>These mate from less than {share} of the positions: {pieces}.</source>
        <extracomment>engine/theory/texts.py: mates hardly</extracomment>
        <translation>Дают мат менее чем из {share} позиций: {pieces}.</translation>
    </message>
    <message>
        <source>The longest win with best play by both sides: {piece}, {moves} moves.</source>
        <extracomment>engine/theory/texts.py: longest ending</extracomment>
        <translation>Дольше всех при лучшей игре обеих сторон выигрывает {piece:nom} — не позднее чем на {moves}-м ходу.</translation>
    </message>
    <message>
        <source>With no pieces but the kings, the side to move wins from {share} of the positions.</source>
        <extracomment>engine/theory/texts.py: bare kings</extracomment>
        <translation>Если остались одни короли, сторона, чей ход, выигрывает из {share} позиций.</translation>
    </message>
    <message>
        <source>As long as no king arrives, these pairs mate from most positions: {pairs}.</source>
        <extracomment>engine/theory/texts.py: best pairs</extracomment>
        <translation>Пока король не достиг цели, чаще всего дают мат эти пары: {pairs}.</translation>
    </message>
    <message>
        <source>The inventor of this game says that these mate alone: {pieces}.</source>
        <extracomment>engine/theory/texts.py: claim</extracomment>
        <translation>По словам изобретателя этой игры, мат в одиночку дают: {pieces}.</translation>
    </message>
    <message>
        <source>Only these can give mate without any help from their king: {pieces}.</source>
        <extracomment>engine/theory/texts.py: gives mate</extracomment>
        <translation>Без всякой помощи своего короля дать мат могут только: {pieces}.</translation>
    </message>
    <message>
        <source>Only these can force mate without their king (share of the positions, longest win in moves): {pieces}.</source>
        <extracomment>engine/theory/texts.py: forces mate</extracomment>
        <translation>Без своего короля форсировать мат могут только эти фигуры (доля позиций, самый долгий выигрыш в ходах): {pieces}.</translation>
    </message>
    <message>
        <source>{piece} {share} ({moves})</source>
        <extracomment>engine/theory/texts.py: forced</extracomment>
        <translation>{piece} {share} ({moves})</translation>
    </message>
    <message>
        <source>{first} + {second}</source>
        <extracomment>engine/theory/texts.py: two pieces</extracomment>
        <translation>{first} + {second}</translation>
    </message>
    <message>
        <source>Pair</source>
        <extracomment>engine/theory/texts.py: pair</extracomment>
        <translation>Пара</translation>
    </message>
    <message>
        <source>Pairs of pieces</source>
        <extracomment>engine/theory/texts.py: pairs</extracomment>
        <translation>Пары фигур</translation>
    </message>
    <message>
        <source>Positions won</source>
        <extracomment>engine/theory/texts.py: won, engine/theory/texts.py: won as played</extracomment>
        <translation>Выигранные позиции</translation>
    </message>
    <message>
        <source>Won, mate only</source>
        <extracomment>engine/theory/texts.py: won mate alone</extracomment>
        <translation>Выигранные, только мат</translation>
    </message>
    <message>
        <source>Longest, mate only</source>
        <extracomment>engine/theory/texts.py: longest mate alone</extracomment>
        <translation>Самый долгий, только мат</translation>
    </message>
    <message>
        <source>Won, without arrivals</source>
        <extracomment>engine/theory/texts.py: won no arrivals</extracomment>
        <translation>Выигранные, без цели</translation>
    </message>
    <message>
        <source>Longest, without arrivals</source>
        <extracomment>engine/theory/texts.py: longest no arrivals</extracomment>
        <translation>Самый долгий, без цели</translation>
    </message>
    <message>
        <source>Won, other side to move</source>
        <extracomment>engine/theory/texts.py: won by mover</extracomment>
        <translation>Выигранные, ход противника</translation>
    </message>
    <message>
        <source>Lost, other side to move</source>
        <extracomment>engine/theory/texts.py: lost by mover</extracomment>
        <translation>Проигранные, ход противника</translation>
    </message>
    <message>
        <source>Mansindam{signs}, “a tale of ten thousand gods”, is chess with strong pieces that change sides: what you capture, you may put back on the board as your own. Pieces grow stronger as soon as they reach the enemy&apos;s third of the board. There are no draws: mate the king, or walk your own across the whole board.</source>
        <extracomment>assets/rules/mansindam.toml</extracomment>
        <translation>Мансиндам{signs}, «сказание о десяти тысячах богов», — шахматы с сильными фигурами, которые меняют сторону: взятое можно вернуть на доску как своё. Фигуры крепнут, едва достигнут чужой трети доски. Ничьих нет: дайте мат королю или проведите своего через всю доску.</translation>
    </message>
    <message>
        <source>You may not repeat a position a third time, so shuffling never saves a game. Make progress: promote.</source>
        <extracomment>assets/lessons/mansindam/14-no-draws.toml</extracomment>
        <translation>Повторять позицию в третий раз нельзя, поэтому топтанием на месте партию не спасти. Двигайтесь вперёд: превращайте.</translation>
    </message>
    <message>
        <source>Reversible moves of such a piece do not count as progress.</source>
        <extracomment>gui/rulebook/ends.py</extracomment>
        <translation>Обратимые ходы такой фигуры продвижением не считаются.</translation>
    </message>
    <message>
        <source>“{text}”</source>
        <comment>what somebody wrote, in the quotation marks of the language</comment>
        <extracomment>gui/kit/punctuation.py</extracomment>
        <translation>«{text}»</translation>
    </message>
    <message>
        <source>The side to move must be w or b, not {text}.</source>
        <extracomment>rules/words.py: side unknown</extracomment>
        <translation>Очередь хода — w или b, а не {text}.</translation>
    </message>
    <message>
        <source>Castling is written with letters or as -, not {text}.</source>
        <extracomment>rules/words.py: castling letters</extracomment>
        <translation>Рокировку записывают буквами или знаком -, а не {text}.</translation>
    </message>
    <message>
        <source>Castling rights are {letters} or -, not {text}.</source>
        <extracomment>rules/words.py: castling rights</extracomment>
        <translation>Права на рокировку — {letters} или -, а не {text}.</translation>
    </message>
    <message>
        <source>En passant squares are written as in e3 or as -, not {text}.</source>
        <extracomment>rules/words.py: en passant squares</extracomment>
        <translation>Поля взятия на проходе записывают как e3 или знаком -, а не {text}.</translation>
    </message>
    <message>
        <source>Castling is written as in ajaj or as - here, not {text}.</source>
        <extracomment>rules/words.py: castling of vchess</extracomment>
        <translation>Рокировку здесь записывают как ajaj или знаком -, а не {text}.</translation>
    </message>
    <message>
        <source>{key} is missing here.</source>
        <extracomment>rules/words.py: definition lacks</extracomment>
        <translation>Здесь не указано {key}.</translation>
    </message>
    <message>
        <source>{key} has to be a text, in quotes.</source>
        <extracomment>rules/words.py: definition wants a text</extracomment>
        <translation>{key} должно быть текстом в кавычках.</translation>
    </message>
    <message>
        <source>{key} has to be a whole number from 0 to {most}.</source>
        <extracomment>rules/words.py: definition wants a number</extracomment>
        <translation>{key} должно быть целым числом от 0 до {most}.</translation>
    </message>
    <message>
        <source>{key} has to be true or false.</source>
        <extracomment>rules/words.py: definition wants a flag</extracomment>
        <translation>{key} должно быть true или false.</translation>
    </message>
    <message>
        <source>{key} has to be a list, in square brackets.</source>
        <extracomment>rules/words.py: definition wants a list</extracomment>
        <translation>{key} должно быть списком в квадратных скобках.</translation>
    </message>
    <message>
        <source>{key} has to be a table.</source>
        <extracomment>rules/words.py: definition wants a table</extracomment>
        <translation>{key} должно быть таблицей.</translation>
    </message>
    <message>
        <source>{key} has at most {most} entries.</source>
        <extracomment>rules/words.py: definition list too long</extracomment>
        <translation>В {key} не больше {most} элементов.</translation>
    </message>
    <message>
        <source>{key} has at most {most} characters.</source>
        <extracomment>rules/words.py: definition text too long</extracomment>
        <translation>В {key} не больше {most} знаков.</translation>
    </message>
    <message>
        <source>{key} has characters that cannot be printed, such as a line break.</source>
        <extracomment>rules/words.py: definition text unprintable</extracomment>
        <translation>В {key} есть непечатаемые знаки, например перевод строки.</translation>
    </message>
    <message>
        <source>{key} must not be empty.</source>
        <extracomment>rules/words.py: text empty</extracomment>
        <translation>Поле {key} не может быть пустым.</translation>
    </message>
    <message>
        <source>{key} has to be at least {least}.</source>
        <extracomment>rules/words.py: number too small</extracomment>
        <translation>Значение {key} должно быть не меньше {least}.</translation>
    </message>
    <message>
        <source>Two pieces have the same {key}.</source>
        <extracomment>rules/words.py: pieces alike</extracomment>
        <translation>У двух фигур одинаковое значение {key}.</translation>
    </message>
    <message>
        <source>Only one kind of piece can have {key}.</source>
        <extracomment>rules/words.py: one kind only</extracomment>
        <translation>Свойство {key} может быть только у одного вида фигур.</translation>
    </message>
    <message>
        <source>Squares that are outlined or tinted, or behind a wall, need a name: {key}.</source>
        <extracomment>rules/words.py: region without a name</extracomment>
        <translation>Полям, которые обведены, окрашены или стоят за стеной, нужно имя: {key}.</translation>
    </message>
</context>
</TS>
