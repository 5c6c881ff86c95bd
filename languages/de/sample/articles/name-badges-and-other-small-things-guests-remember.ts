export const article = `
<p>Eine Woche nach jeder Tagung fragen wir vierzig Teilnehmer, woran sie sich erinnern. An den dritten Vortrag erinnert sich niemand. Wohl aber an die Schlange vor der Tür, an den Kaffee und daran, ob ihr Name richtig geschrieben war. Seit 2018 haben sich die Antworten kaum verändert. Also prüfen wir sechs Kleinigkeiten, bevor die Türen aufgehen, immer in derselben Reihenfolge.</p>
<h2>Die Tage davor</h2>
<h3>1. Der Name, aus zwei Metern</h3>
<p>Ein Namensschild liest jemand, der auf Sie zukommt und vergessen hat, wer Sie sind. Dieser Mensch ist etwa zwei Meter entfernt und möchte nicht dabei gesehen werden, wie er nach unten schaut. Der Vorname in mindestens 36 Punkt, der Nachname in 20, darunter die Firma. Bedrucken Sie beide Seiten, denn Schilder drehen sich um; das ist ein Gesetz der Bänder. Und lassen Sie die Leute bei der Anmeldung selbst sagen, wie sie heißen möchten. Dr. Elizabeth Harrow-Jones ist für alle im Saal seit zwanzig Jahren Betsy.</p>
<h3>2. Die Schreibweise</h3>
<p>Wir drucken nach dem, was die Gäste selbst getippt haben, nie nach einer Liste, die jemand abgetippt hat. Dann lesen wir zu zweit laut vor, einer mit der Liste, einer mit den Schildern: 400 Namen dauern fünfzig Minuten. Auf der letzten Tagung fanden wir so elf Fehler, neun davon Akzente, die zwischen zwei Tabellen verloren gegangen waren. Am Schalter steht trotzdem ein Drucker, und daneben jemand, der in vierzig Sekunden ein neues Schild macht, einmal um Entschuldigung bittet und nicht fragt, ob es schlimm sei.</p>
<h2>An der Tür</h2>
<h3>3. Die Schlange</h3>
<p>Die meisten kommen in den zwanzig Minuten vor dem ersten Vortrag, egal, was auf der Einladung steht. Bei 400 Gästen sind das etwa 250 in zwanzig Minuten, zwölfeinhalb in der Minute. Eine Person mit sortierten Schildern gibt drei in der Minute aus, also brauchen Sie fünf Schalter, nicht zwei. Teilen Sie das Alphabet nach Namen, nicht nach Buchstaben: S und M brauchen fast einen Schalter für sich, während Q, X und Y sich einen teilen können.</p>
<p>Die Buchstaben hängen auf 2,10 Metern, über den Köpfen. Ein Schild vorn am Tisch liest nur, wer als Erster in der Schlange steht, und der braucht es nicht mehr.</p>
<h3>4. Wohin mit dem Mantel, und mit dem Koffer</h3>
<p>Bei einer eintägigen Tagung kommt ein Drittel der Gäste mit Gepäck vom Bahnhof. Ohne Platz dafür wandern die Koffer in die Gänge, und der erste Vortrag beginnt damit, dass vierzig Stück über Knie gehoben werden. Wir bitten das Haus um einen Raum mit Tür, dazu 60 nummerierte Anhänger und jemanden, der Ordnung liebt. Offen sein muss er auch zehn Minuten vor dem Ende, und genau das wird vergessen.</p>
<h2>Am Schalter</h2>
<h3>5. Die zweite Frage</h3>
<p>Die erste Frage gilt immer der Toilette. Die zweite gilt der Steckdose und kommt von Leuten, deren Akku noch drei Prozent hat und die zu höflich sind, unter einen Tisch zu kriechen. Legen Sie Steckdosenleisten an eine Wand, zeichnen Sie die Plätze in den Saalplan ein und sagen Sie dem Schalter Bescheid. In einem Saal für 200 kleben wir zwölf Leisten mit je fünf Dosen fest, und um vier Uhr nachmittags sind alle besetzt.</p>
<h3>6. Das erste Gesicht</h3>
<blockquote><p>„Ich war über Nacht geflogen, und die Frau an der Tür sagte: Sie sind bestimmt die aus Lissabon, es gibt Suppe.“</p></blockquote>
<p>Das war eine Rednerin im Jahr 2022. Ein Trick war nicht dabei. An unserem Schalter liegt ein Blatt mit den Fotos aller, die sprechen, ihrer Ankunftszeit und je einer Zeile. Bei ihr stand: <em>landet 6:10 Uhr, hat nichts gegessen.</em> Für die Gäste gibt es dasselbe im Kleinen: Wer an der Tür steht, hat am Morgen die Liste gelesen und kennt zehn Firmen, die beiden Gäste im Rollstuhl und den Nachnamen, den alle falsch aussprechen.</p>
<h2>Wann man prüft</h2>
<p>Alle sechs werden am Tag davor geprüft, um drei Uhr nachmittags, von jemandem, der nichts davon organisiert hat. Er kommt mit einem Koffer von der Straße herein und tut müde. Was er findet, ist um drei in einer Stunde behoben und um halb neun am Morgen gar nicht mehr.</p>
<p>Einlass und Namensschilder gehören zu unseren <a href="/services/corporate">Firmenveranstaltungen</a>; wir übernehmen sie auch auf Tagungen, die jemand anders geplant hat. Wenn Sie eine Schlange haben, die kürzer werden soll, <a href="/contact">nennen Sie uns die Zahl der Gäste</a>.</p>
`;
