# Wyciszanie graczy i zgłoszenia do administratora.
mute = Wycisz
mute-lead = Nie zobaczysz, co pisze wyciszony gracz, a on nie będzie mógł cię zaprosić. Nie dowie się o tym.
muted = Gracz wyciszony.
muted-lead = Ten gracz jest wyciszony.
hear = Cofnij wyciszenie
heard = Gracz nie jest już wyciszony.
note = Wiadomość dla administratora (opcjonalnie)
report-chat = Zgłoś tę wiadomość
report-name = Zgłoś to imię
report-table = Zgłoś ten stół
reported = Dziękujemy. Administrator serwera to zobaczy.
