"""Generic parts that know no game: style, widgets, lists, background tasks, texts in the window's language.

`translation` looks texts up (`tr`, `Text`, `plural`) without Qt, and `punctuation` joins them. `style` and `theme` hold
colours and sizes. `background.Task` runs work on a thread and hands its result to the window's thread.
"""
