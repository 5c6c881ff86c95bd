export const article = `
<p>Auf den meisten Tagungen sieht die erste Reihe alles, die sechste ein Gesicht und die letzte Haare. Das ist kein Pech. Das ist eine Rechnung, die niemand gemacht hat, und sie dauert mit Bleistift zwei Minuten. Hier folgt das Blatt, mit dem unsere Bühnenleute arbeiten. Es gilt für ebene Böden, also für fast jeden Ballsaal, den es gibt.</p>
<h2>Die Bühnenhöhe</h2>
<p>Wer sitzt, hat die Augen 1,20 Meter über dem Boden. Der Kopf des Vordermanns reicht etwa zwölfeinhalb Zentimeter höher als die eigenen Augen. Stellen Sie die Stühle auf Lücke, dann blickt jeder Gast zwischen den beiden Köpfen vor ihm hindurch und über den Kopf in der übernächsten Reihe, der bei Reihen von 90 Zentimetern 1,80 Meter entfernt ist. Die Blicklinie steigt also um zwölfeinhalb Zentimeter auf 1,80 Meter, rund sieben auf jeden Meter.</p>
<p>Folgen Sie dieser Linie bis zur Bühne. Dort trifft sie einen Menschen, dessen Kinn 1,47 Meter über den Brettern ist. Daraus folgt:</p>
<blockquote><p>Bühnenhöhe in Zentimetern = Abstand der letzten Reihe in Metern × 7 − 27</p></blockquote>
<ul>
<li>Letzte Reihe bei 9 Metern: 36 Zentimeter. Nehmen Sie die Bühne mit 40.</li>
<li>Bei 12 Metern: 57 Zentimeter. Nehmen Sie 60.</li>
<li>Bei 15 Metern: 78 Zentimeter. Nehmen Sie 80.</li>
<li>Bei 18 Metern: 99 Zentimeter. Nehmen Sie 100, oder holen Sie eine Leinwand mit dem Gesicht dazu.</li>
</ul>
<p>Stehen die Stühle schnurgerade hintereinander, müssen alle über den Kopf direkt vor ihnen sehen, die Linie steigt doppelt so steil, und bei 12 Metern brauchen Sie eine Bühne von 1,41 Metern, auf die niemand klettern will. Die Lücke kostet nichts als eine halbe Stuhlbreite in jeder zweiten Reihe. Verlangen Sie sie. Von selbst stellt niemand die Stühle so.</p>
<h2>Die Sessel</h2>
<p>Zwei Sessel sehen auf der Zeichnung freundlich aus. Wer darin sitzt, hat das Kinn bei 1,02 Metern statt bei 1,47, und so ist eine Bühne, die für den Vortrag stimmte, für das Gespräch danach 45 Zentimeter zu niedrig. 2018 hatten wir eine Runde von vieren auf tiefen Sofas; von Reihe sieben an war es ein Hörspiel.</p>
<p>Es gibt drei Auswege: ein Podest von 40 Zentimetern auf der Bühne, unter den Sesseln; Hocker mit einer Sitzhöhe von 75 Zentimetern, auf denen das Kinn bei 1,32 Metern ist; oder Kamera und Leinwand. Für alles über zwanzig Minuten nehmen wir das Podest. Auf Hockern fangen die Leute an, nach ihren Füßen zu suchen.</p>
<h2>Die Leinwand</h2>
<p>Ihre Höhe ist der Abstand der letzten Reihe, geteilt durch sechs, wenn Folien zu lesen sind: 18 Meter ergeben drei. Geteilt durch acht, wenn nur Bilder zu sehen sind. Die erste Reihe sollte mindestens zwei Leinwandhöhen entfernt sitzen, sonst verfolgt man dort die Tagung wie Flugzeuge.</p>
<p>Nun die Unterkante. Sie muss an der Bühne über derselben Blicklinie liegen. Bei einer letzten Reihe auf 18 Metern liegt die Linie bei 2,46 Metern. Eine Unterkante bei zweieinhalb Metern und eine Leinwand von drei ergeben fünfeinhalb Meter Deckenhöhe, und da sagen die meisten Ballsäle Nein. Dann helfen zwei kleinere Leinwände an den Seiten oder ein zweites Paar in der Mitte des Saals. Besser, man hört es im März von der Rechnung als im Juni aus Reihe zwanzig.</p>
<h2>Ein paar kürzere</h2>
<ul>
<li><strong>Stufen:</strong> höchstens 18 Zentimeter hoch. Eine Bühne von 80 Zentimetern hat fünf, mit Geländer und Lichtleiste, denn wer abgeht, sieht ins Publikum.</li>
<li><strong>Rednerpult:</strong> 1,15 Meter. Für alle unter 1,60 Meter eine Kiste von 15 Zentimetern dahinter, schwarz gestrichen und hingestellt, bevor jemand darum bittet.</li>
<li><strong>Plätze:</strong> ein Quadratmeter pro Kopf, Gänge eingerechnet. Ein Saal von 18 mal 15 Metern mit einer Bühne von 10 mal 4 und zweieinhalb Metern davor fasst rund 190, nicht die 300 aus dem Prospekt.</li>
<li><strong>Gänge:</strong> anderthalb Meter, und einer an beiden Enden von je vierzehn Stühlen, damit niemand an mehr als sechs Paar Knien vorbeimuss.</li>
</ul>
<h2>Setzen Sie sich in die letzte Reihe</h2>
<p>Wenn alles steht, setzt sich einer von uns auf den schlechtesten Platz des Saals, und ein anderer stellt sich auf die Bühne und hält eine Seite des Programms in Kinnhöhe. Sieht der Letzte die Seite, sehen die Gäste ein Gesicht. Danach haben wir schon eine Bühne von vier Tonnen um 60 Zentimeter verschoben, um elf Uhr nachts. Es hat sich gelohnt, und am Morgen fragte der Kunde, warum alles so selbstverständlich aussehe.</p>
<p>Bühne, Ton und Licht gehören zu unseren <a href="/services/corporate">Firmenveranstaltungen</a>. <a href="/contact">Schicken Sie uns einen Grundriss</a>, und wir rechnen, bevor Sie den Saal unterschreiben.</p>
`;
