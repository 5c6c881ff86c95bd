export const article = `
<p>Das Programm einer Tagung wird Monate vorher gedruckt, und die wichtigste Zeile darin heißt „Pause“. Wir zählen seit sechs Jahren mit. In der ersten Pause suchen die Leute die Toilette und ihr Telefon. In der zweiten sprechen sie mit jemandem, den sie noch nicht kannten. Ist die zweite Pause kurz, spät oder ohne Kaffee, dann war die Tagung eine Reihe von Vorträgen.</p>
<h2>Warum die zweite wichtiger ist als der Eröffnungsvortrag</h2>
<p>Um elf Uhr vormittags haben alle zwei Vorträge gehört und eine Meinung. Außerdem haben sie neunzig Minuten gesessen. Geben Sie ihnen in diesem Augenblick eine Tasse in die Hand und dreißig Minuten Zeit, und sie tun, wofür sie gekommen sind. Legen Sie die Pause auf 11:40 Uhr, nach einem Vortrag, der überzogen hat, und sie lesen ihre Post.</p>
<p>Deshalb ist sie der eine Punkt des Tages, den wir nicht verrutschen lassen. Überzieht jemand, wird der nächste Vortrag kürzer, oder das Mittagessen beginnt später. Der Kaffee kommt zu der Minute, die auf dem Blatt steht, und die Türen gehen sozusagen von selbst auf: Der Duft ist der beste Freund der Moderation.</p>
<h2>Die Rechnung</h2>
<ul>
<li><strong>Wie viel.</strong> Am Morgen nehmen neun von zehn eine Tasse, und jeder Dritte kommt wieder: 1,2 Tassen pro Kopf. In der zweiten Pause 1,0, nach dem Mittagessen 0,8, davon ein Drittel Tee. Bei 200 Leuten macht das 600 Tassen am Tag, rund 120 Liter.</li>
<li><strong>Wie schnell.</strong> Eine Pumpkanne bedient sechs Leute in der Minute, wenn Milch und Zucker woanders stehen. Ein Barista mit einer Maschine schafft anderthalb Tassen. Für 200 Gäste in acht Minuten brauchen Sie 25 Tassen in der Minute: vier Kannen, und den Barista als Vergnügen daneben, nie statt ihrer.</li>
<li><strong>Wo.</strong> Tische, an die man von beiden Seiten herankommt, mindestens zweieinhalb Meter von jeder Tür. Die Tassen am Anfang, der Kaffee in der Mitte, Milch und Zucker auf einem eigenen Tisch zwei Meter weiter. Steht die Milch neben der Kanne, blockiert jeder sie elf Sekunden lang, während er überlegt.</li>
<li><strong>Wohin damit.</strong> Ein Stehtisch für je zehn Leute. Wer Tasse, Untertasse, Keks und Tasche hält, hat keine Hand mehr für einen anderen Gast.</li>
</ul>
<h2>Was man reicht</h2>
<p>Filterkaffee, in der letzten halben Stunde gebrüht, in Kannen, die man leert, statt sie nachzufüllen. Kaffee, der zwei Stunden bei 80 Grad gestanden hat, ist das, was die Leute unter Tagungskaffee verstehen. Guter Tee, also lose oder in ordentlichen Beuteln, mit Wasser, das kocht. An beiden Enden ein Krug kaltes Wasser: Es geht als Erstes aus, von Mai bis September.</p>
<p>Zu essen etwas, das zwei Bissen braucht und auf einem dunklen Jackett keine Krümel hinterlässt. Am Morgen kleine Croissants. Um elf Obst und Nüsse, denn das Mittagessen ist nah. Um drei, wenn der Saal seinen Tiefpunkt hat, etwas mit Butter und Salz. Kennzeichnen Sie, was Nüsse enthält, in Buchstaben, die man mit einer Tasse in der Hand lesen kann.</p>
<h2>Ein Tag, an dem es schiefging</h2>
<p>2018, auf einer Tagung mit 180 Ingenieuren, verlegte das Haus unseren Kaffee wegen eines Empfangs ein Stockwerk tiefer. Die Treppe kostete je zwei Minuten, die Pause hatte zwanzig, und der Aufzug fasste acht. Am Ende warteten noch 60 Leute auf eine Tasse, und oben stand der nächste Redner vor halb leerem Saal. Wir öffneten die Türen wieder, ließen ausrichten, dass es zehn Minuten später weitergeht, und trugen sechs Kannen von Hand hinauf.</p>
<blockquote><p>„Wer diese Kanne die Treppe hinaufgetragen hat, hätte den Eröffnungsvortrag halten sollen.“</p></blockquote>
<p>Das stand fast wörtlich auf elf Fragebögen. Seither gehört zur Besichtigung ein Gang mit der Stoppuhr, vom mittleren Platz im Saal bis zum Kaffee und zurück.</p>
<h2>Bevor Sie das Menü unterschreiben</h2>
<p>Drei Fragen an das Haus genügen. Wie viele Kannen gibt es, und wann wird gebrüht? Ist der Kaffee auf derselben Etage wie der Saal? Und wer füllt um fünf vor elf nach, während alle, die dort arbeiten, die Tische fürs Mittagessen decken? Auf die letzte antwortet man Ihnen meist mit einem Lächeln. Fragen Sie nach einem Namen.</p>
<p>Die Verträge mit der Küche gehören zu dem, was bei unseren <a href="/services/corporate">Firmenveranstaltungen</a> in einer Hand liegt, zusammen mit der Bühne, den Namensschildern und der Zahl unten auf der Rechnung.</p>
`;
