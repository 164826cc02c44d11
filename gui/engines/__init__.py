"""A UCI client for any engine, and the list of engines with its dialogs.

`protocol` turns lines into values and `requests` turns questions into commands, both without Qt. `transport` runs the
process. `engine_process` keeps the order: one request at a time, with `isready` between two, so that an answer never
belongs to another request. `analysis` keeps the latest line of each kind until it is read. A foreign engine runs under
`engine_guard`, a process that ends it when the window is gone. `engine_list` keeps the engines that were added.
"""
