"""The rules, a module per chapter; `index` says which verb an action is."""
