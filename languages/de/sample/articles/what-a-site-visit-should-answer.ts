export const article = `
<p>Ein Ort wird zu seiner besten Stunde gezeigt, leer, von jemandem, der ihn mag. Das ist sein gutes Recht. Nur müssen Sie wissen, wie er sich zu seiner schlechtesten Stunde benimmt: voll, mit Betrieb in der Küche und Regen auf der Terrasse. Wir bringen ein Maßband mit, ein Ladegerät und elf Fragen. Eine Besichtigung dauert eineinviertel Stunden, und unterschrieben wird nie im Haus selbst.</p>
<h2>Bevor Sie hinfahren</h2>
<p>Lassen Sie sich den Grundriss mit Maßen schicken, und kommen Sie zu der Tageszeit, zu der Ihr Fest beginnen würde. Ein Saal, der um elf Uhr vormittags leuchtet, kann im November um sechs ein dunkler Saal sein. Nehmen Sie jemanden mit, der die Bilder nicht kennt. Der bemerkt den Geruch.</p>
<h2>Die elf Fragen</h2>
<ol>
<li><strong>Wie viele Leute haben hier schon gegessen, mit Tanzfläche?</strong> Die Zahl im Prospekt gilt für Stuhlreihen. Mit runden Tischen und einer Tanzfläche von 5 mal 5 Metern rechnen Sie mit etwa 60 Prozent davon.</li>
<li><strong>Wer ist an diesem Tag noch im Haus?</strong> Einmal teilten wir uns die Wand mit einer Trommelschule, von der niemand gesprochen hatte, weil sie den Vermieter nichts anging.</li>
<li><strong>Ab wann können wir in den Raum, und bis wann müssen wir hinaus?</strong> Auf die Minute, und in den Vertrag. Vier Stunden Aufbau und zwei Stunden Abbau sind das Mindeste für einen geschmückten Raum mit 100 Gästen.</li>
<li><strong>Wo hält ein Lastwagen, und wie weit ist es von dort?</strong> Gehen Sie den Weg. Dann fragen Sie, wie breit die schmalste Tür ist. Bei uns muss ein Wagen von 86 Zentimetern hindurch.</li>
<li><strong>Wie viel Strom gibt es, und wo?</strong> Eine Band will zwei Stromkreise mit 16 Ampere, eine Küche drei, Kaffee für 150 einen eigenen. Stecken Sie Ihr Telefon in die Dose auf der Bühne und sehen Sie nach, ob es lädt.</li>
<li><strong>Was darf nicht hängen, brennen, kleben oder genagelt werden?</strong> Über die Dekoration entscheidet die Hausordnung. Besser, man hört sie, bevor jemand eine Girlande zeichnet.</li>
<li><strong>Was ist laut, und wann muss es aufhören?</strong> Fragen Sie nach Dezibel und Uhrzeit, und ob je ein Nachbar angerufen hat. Auf das Letzte antwortet man Ihnen nach einer kurzen Pause.</li>
<li><strong>Wohin gehen die Leute, wenn es regnet?</strong> Lautet die Antwort „in ein Zelt“, dann fragen Sie, wo es steht, wem es gehört und bis wann es bestellt sein muss.</li>
<li><strong>Wie kommt jemand im Rollstuhl vom Auto an den Tisch und vom Tisch zur Toilette?</strong> Gehen Sie den ganzen Weg selbst. „Es gibt eine Rampe“ hieß auch schon: ein Brett hinter der Küche.</li>
<li><strong>Wie viele Toiletten gibt es?</strong> Für 100 Gäste vier für Damen, zwei für Herren oder sechs für alle. Sind es weniger, wird die Schlange Teil des Abends.</li>
<li><strong>Wer vom Haus ist am Abend da, und unter welcher Handynummer?</strong> Nicht das Büro. Der Mensch mit den Schlüsseln.</li>
</ol>
<h2>Was Sie selbst messen</h2>
<p>Die Deckenhöhe, in der Mitte und an der Wand. Die Breite der Tür von der Küche in den Saal. Den Abstand vom letzten Tisch zum nächsten Ausgang. Und den Boden: Stellen Sie ein Glas Wasser darauf. In einem Bootshaus, das uns sehr gefiel, stand das Wasser auf der Seeseite einen Zentimeter höher. Eine Torte mit vier Etagen hätte das gemerkt.</p>
<p>Machen Sie vierzig Fotos, und die Hälfte davon hässlich: den Sicherungskasten, die Laderampe, die Ecke mit dem Feuerlöscher, den Teppich. Den Rest zeigen Ihnen die Bilder des Hauses.</p>
<h2>Die Antwort, die entscheidet</h2>
<p>Sie ist selten unter den elf. 2019 haben wir für ein Essen mit siebzig Gästen am selben Tag zwei Häuser besichtigt. Das erste hatte den besseren Saal. Im zweiten ging der Hausmeister mit, ein Mr. Abbot, der eine Tür öffnete, bevor wir danach fragten, und sagte, die dritte Dose links habe noch nie funktioniert, er bringe ein Kabel. Wir haben das zweite Haus gebucht. Seither waren wir neunmal dort, und jedes Mal hat er ein Kabel gebracht.</p>
<p>Wenn Sie einen Ort gefunden haben und ein zweites Paar Augen möchten, <a href="/contact">schreiben Sie uns</a>, wie er heißt. Und falls Sie noch Gäste zählen: Im <a href="/blog">Blog</a> steht, warum man damit anfängt.</p>
`;
