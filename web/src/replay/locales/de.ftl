replay-title = Wiedergabe: { $title }
replay-loading = Das Spiel wird aufgebaut …
replay-to-table = Zum Tisch
replay-slider = Zeitpunkt im Spiel
replay-moment = Aktion { $n } von { $of }
replay-steps = Durch das Spiel blättern
replay-begin = Zum Anfang
replay-turn-back = Zum Beginn dieses oder des vorigen Zugs
replay-back = Eine Aktion zurück
replay-play = Automatisch abspielen
replay-pause = Pause
replay-next = Eine Aktion weiter
replay-turn-next = Zum nächsten Zug
replay-end = Zum Ende
replay-pace = Tempo
replay-pace-slow = Langsam
replay-pace-normal = Normal
replay-pace-fast = Schnell
replay-pace-quick = Sehr schnell
replay-from = Aus wessen Sicht
replay-as-seat = Wie { $name } es sah
replay-as-none = Wie Zuschauer es sahen
replay-as-open = Alles offen
replay-link = Link kopieren
replay-copied = Kopiert
replay-go-on = Ab hier weiterspielen
replay-go-on-lead = { $n ->
    [0] An einem neuen Tisch beginnt das Spiel mit derselben Ausgangslage. Das Spiel, das du ansiehst, bleibt, wie es ist.
    [one] An einem neuen Tisch geht es nach der ersten Aktion weiter. Das Spiel, das du ansiehst, bleibt, wie es ist.
   *[other] An einem neuen Tisch geht es nach den ersten { $n } Aktionen weiter. Das Spiel, das du ansiehst, bleibt, wie es ist.
}
replay-same-deal = Es ist genauso gemischt wie zuvor: Wer dieses Spiel angesehen hat, weiß vielleicht, was noch kommt. Darum steht am neuen Tisch, woher er stammt.
