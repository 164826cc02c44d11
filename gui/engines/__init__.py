"""A UCI client for any engine, and the list of engines with its dialogs.

`protocol` turns lines into values. `requests` turns requests into commands and collects the answers; neither needs Qt.
`transport` runs the process. `engine_process` sends one request at a time, with `isready` between two, so that each
answer belongs to its request. A foreign engine runs under `engine_guard`, a process that ends it when the window is
gone. `engine_list` keeps the engines that were added.
"""
