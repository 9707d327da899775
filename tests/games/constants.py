"""Constants of a module that stand for words: is each the number of its own word?"""


def numbers_of(module, words, **others):
    """The number of each word's constant: of "next-tile" that of NEXT_TILE; `others` names the
    constants that are not called like their word."""
    names = [others.get(word, word.upper().replace("-", "_")) for word in words]
    return {word: int(getattr(module, name)) for word, name in zip(words, names, strict=True)}


def first_numbers(actions):
    """Of each verb, its first action, counted from the list of all actions."""
    verbs = [actions.verb(number) for number in range(len(actions))]
    return {verb: verbs.index(verb) for verb in verbs}
