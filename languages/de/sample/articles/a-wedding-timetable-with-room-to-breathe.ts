export const article = `
<p>Porträts dauern länger als gedacht, Reden noch länger. Das ist keine Charakterschwäche: Elf Verwandte müssen gefunden werden, zwei davon stehen an der Bar, und irgendjemandes Großmutter lässt sich nur von links fotografieren. Ein Ablauf, der dafür keine Zeit vorsieht, ist ein frommer Wunsch. In unseren stecken dreißig freie Minuten, und kaum jemand findet sie.</p>
<h2>Wo die dreißig Minuten sind</h2>
<p>Nicht am Schluss. Freie Zeit am Ende eines Tages heißt nur, dass die Band später anfängt. Wir verstecken sie an vier Stellen, unter anderem Namen:</p>
<ul>
<li><strong>Zehn Minuten vor der Trauung</strong>, gedruckt als „Die Gäste nehmen Platz“. Auf der Einladung steht halb vier, das Streichtrio weiß es besser: zwanzig vor vier. Gemerkt hat das noch niemand, am wenigsten der Cousin, der um 15:36 Uhr kommt.</li>
<li><strong>Zehn Minuten zwischen Trauung und Porträts</strong>, gedruckt als „Ein Moment zu zweit“. Den gibt es wirklich. Das Paar sitzt in einem Nebenzimmer, die Tür ist zu, und es gibt etwas zu essen. Hat die Trauung länger gedauert, bleiben immer noch fünf.</li>
<li><strong>Fünf Minuten vor dem Essen</strong>, in denen 120 Menschen 50 Meter gehen. Sie tun es langsam und mit Gläsern in der Hand.</li>
<li><strong>Fünf Minuten nach dem Hauptgang</strong>, damit die Teller vom Tisch sind, bevor der nächste Redner aufsteht.</li>
</ul>
<p>Jedes davon ist zu klein, um jemanden in Versuchung zu führen. Eine ganze halbe Stunde am Stück wäre bis Donnerstag vergeben, an einen Cousin mit Ukulele.</p>
<h2>Warum das Essen nie auf die Fotos wartet</h2>
<p>2016 haben wir ein Essen fünfundzwanzig Minuten aufgehalten, weil der Himmel rosa geworden war und das Paar ihn hinter sich haben wollte. Es bekam sein Bild. Es bekam auch hundert Gäste beim dritten Glas, einen Wolfsbarsch, der um sieben vollkommen gewesen war, und eine erste Rede vor Leuten, die an Brot dachten.</p>
<p>Seitdem gibt es in jedem unserer Abläufe einen festen Punkt, und das ist die Minute, in der der erste Teller die Küche verlässt. Alles davor darf schrumpfen. Ein Gruppenbild kann ausfallen oder auf die Tanzfläche wandern. Die Küche kann das nicht: Ein Koch mit 120 Portionen rechnet von einer festen Minute an rückwärts, und das Lamm weiß nichts vom Sonnenuntergang.</p>
<p>Den Sonnenuntergang bekommt der Fotograf auf anderem Weg. Wir schlagen nach, wann er ist, und eine Viertelstunde vorher, zwischen zwei Gängen, schlüpft das Paar für zwölf Minuten hinaus. Die Gäste essen gerade. Es ist der einzige Teil des Abends, in dem niemand vermisst wird.</p>
<h2>Ein Tag, wie gedruckt</h2>
<p>Für eine Trauung im Juni mit 110 Gästen und Sonnenuntergang um 20:31 Uhr sah das Blatt so aus:</p>
<ol>
<li>13:00 – Fotograf kommt; Ringe, Kleid, leerer Raum</li>
<li>15:30 – die Gäste nehmen Platz</li>
<li>15:40 – Trauung, 28 Minuten</li>
<li>16:10 – ein Moment zu zweit; Getränke auf dem Rasen</li>
<li>16:20 – Gruppenbilder, acht Stück, je vier Minuten</li>
<li>17:00 – Porträts des Paars, höchstens fünf Gehminuten entfernt</li>
<li>17:45 – das Paar stößt zum Empfang</li>
<li>18:25 – die Gäste gehen zum Essen</li>
<li>18:30 – erster Teller</li>
<li>19:15 – zwei Reden zwischen Vorspeise und Hauptgang</li>
<li>20:16 – zwölf Minuten draußen</li>
<li>20:45 – zwei weitere Reden, dann die Torte</li>
<li>21:30 – erster Tanz</li>
</ol>
<p>Acht Gruppenbilder sind mit Bedacht gewählt. Zu je vier Minuten füllen sie eine halbe Stunde, und eine Person mit Liste und lauter Stimme, am besten eine Tante, hält alle beisammen. Zwanzig Gruppenbilder dauerten bis zwanzig vor sechs, und das Paar sähe den Rasen erst, wenn er leer ist.</p>
<h2>Wer ihn liest</h2>
<p>Es gibt drei Fassungen. Die Gäste bekommen fünf Zeilen auf einer Karte. Die Lieferanten bekommen zwei Seiten, mit Telefonnummern. Das Paar bekommt nichts: Am Tag selbst nehmen wir ihm sein Exemplar beim Frühstück weg, und es merkt, dass es keines braucht. Bevor überhaupt gedruckt wird, ist jemand aus unserem Team mit Uhr und Tablett durch die leeren Räume gegangen, denn 50 Meter dauern mit Tablett 70 Sekunden und mit Brautkleid etwa drei Minuten.</p>
<p>Wie die übrige Planung aussieht, Monat für Monat, steht auf unserer Seite über <a href="/services/wedding">Hochzeiten</a>; die Bilder aus jenen zwölf Minuten hängen in der <a href="/gallery">Galerie</a>.</p>
`;
