# Doradca przy stole.

coach-off = Doradcy nie ma: grają tu ludzie, a stół na to nie pozwala.
coach-off-host = Doradcy nie ma: grają tu ludzie, a stół na to nie pozwala. Gospodarz ({ $host }) może przed grą pozwolić na niego wszystkim.
coach-failed = Doradca nie zdołał przemyśleć tego pytania.
coach-again = Zapytaj ponownie
coach-lost = Nie ma połączenia. Doradca zostanie zapytany, gdy wróci.
coach-curtain = Doradca odezwie się, gdy stół zostanie odsłonięty.
coach-watching = Doradca pomaga tym, którzy grają.
coach-over = Gra jest skończona i doradca nie ma już nic do powiedzenia.
coach-best = Prawdopodobnie najlepsze
coach-chance = szansa na wygraną
coach-only = Możliwa jest tylko jedna odpowiedź.
coach-close = Zbyt blisko: żadna nie jest wyraźnie lepsza.
coach-imagining = Wyobrażam sobie gry …
coach-thinking = Wyobrażam sobie gry: { $games } z { $of }
coach-others = Co zrobią inni
coach-seen = z tego, co widzisz
coach-watch = Uważaj
coach-why = Dlaczego nie mogę?
coach-why-hint = Dlaczego nie mogę? Wskaż szarą odpowiedź albo ją przytrzymaj.
coach-rank = Prawdopodobnie najlepsze, numer { $rank }:
coach-said = Prawdopodobnie najlepsze: { $label }, { $chance }% na wygraną.
coach-said-close = Zbyt blisko. { $label }: { $chance }% na wygraną.
coach-allow = Doradca dla wszystkich
coach-allow-note = Z ludźmi doradcy nie ma, chyba że pozwolisz na niego wszystkim. Sam na sam z botami jest zawsze.
coach-allowed = Gospodarz pozwolił na doradcę: mają go wszyscy przy tym stole.
coach-not-allowed = Gdy grają ludzie, przy tym stole nie ma doradcy.
