export const article = `
<p>„Bitte keine Umstände“ sagen zwei Arten von Menschen. Die einen möchten überredet werden. Die anderen meinen es ernst und haben die letzten drei Geburtstage lächelnd in einem Türrahmen verbracht, in der Hand ein Glas, das sie nicht wollten. Wer für diese zweite Art plant, kann es trotzdem gut machen: klein, früh und mit Ausgang.</p>
<h2>Stellen Sie eine einzige Frage</h2>
<p>Nicht „Was wünschst du dir?“. Darauf lautet die Antwort „Nichts“. Fragen Sie lieber: <em>Wann hast du zuletzt einen Abend mit anderen genossen?</em> Und schreiben Sie die Einzelheiten auf, denn sie sind der Plan. Eine Chirurgin erzählte uns von einem Essen in einer Küche, nach einem gestrichenen Flug: sechs Leute, Omeletts, um zehn waren alle fort. Genau das bekam sie zu ihrem Vierzigsten, mit denselben sechs und einem Menü, das aus Eiern bestand.</p>
<p>Und bitte keine Überraschung. Für jemanden, der gern weiß, wo die Ausgänge sind, ist ein dunkler Raum voll rufender Freunde kein Geschenk. Geheim bleiben darf höchstens das Menü, und auch das nur auf Wunsch.</p>
<h2>Klein</h2>
<p>Bei acht Leuten führt ein Tisch noch ein Gespräch. Bei neun führt er zwei, und bei zwölf gibt es eine Ecke, in der niemand mit dem Menschen spricht, den man feiert; er merkt das. Also sechs bis acht, und lauter solche, die er auch ohne Anlass anrufen würde. Verpflichtungen lassen sich an einem anderen Tag erfüllen, bei Kaffee, zu zweit.</p>
<p>Stellen Sie in die Mitte des Abends etwas, das nicht der Geburtstag ist: einen Spaziergang mit Thermoskanne, einen Film in einem kleinen Kino nach der letzten Vorstellung, einen Koch, der sich helfen lässt, einen langen Tisch mit einem Puzzle aus tausend Teilen. Wer Feste nicht mag, hat oft gar nichts gegen Gesellschaft. Nur gegen das Herumstehen ohne Aufgabe.</p>
<h2>Früh</h2>
<p>Fangen Sie um fünf an, oder mittags. Vor einem Abend, der um acht beginnt, graut einem schon um acht Uhr früh, und bis es so weit ist, hat man das Tischtuch zweimal gebügelt. Frühe Feste haben ein Ende, das keine Ausrede braucht: Es wird dunkel, der letzte Zug fährt, die Kinderfrau wartet. Zweieinhalb Stunden sind reichlich. Drucken Sie das Ende auf die Einladung. Es ist die Zeile, die das Geburtstagskind zuerst liest.</p>
<h2>Mit Ausgang</h2>
<ul>
<li><strong>Ein Zimmer zum Alleinsein</strong>, mit Licht und einer Tür, die schließt. Sagen Sie vorher, wo es ist. Die meisten benutzen es nie; es wirkt, indem es da ist.</li>
<li><strong>Eine Aufgabe, die hinausführt.</strong> Jemand muss nach dem Feuer sehen, nach dem Hund, nach dem Plattenspieler. Lassen Sie es das Geburtstagskind sein.</li>
<li><strong>Ein Mensch, der Bescheid weiß.</strong> Einer der Gäste weiß, dass eine Hand auf der Stuhllehne heißt: Übernimm mal kurz.</li>
<li><strong>Keine Rede, kein Lied, kein Auspacken.</strong> Wenn unbedingt jemand etwas sagen muss, dann einen Satz mit dem Glas in der Hand, und danach Suppe.</li>
</ul>
<blockquote><p>„Ich bin auf meinem eigenen Geburtstag für zwanzig Minuten verschwunden und zurückgekommen, weil ich wollte.“</p></blockquote>
<p>Das ist von Walter, der letzten Herbst sechzig wurde. Eingelassen hatte er sich auf sieben Gäste und einen Topf Gulasch. Um halb sieben ging er mit dem Hund hinaus, der gar nicht musste. Niemand fragte, das Brot wanderte weiter, und als er wiederkam, rückte sein Bruder auf der Bank ein Stück und erzählte weiter. Walter blieb bis zum Schluss. Der war um neun.</p>
<h2>Was wir auf so einem Fest tun</h2>
<p>Sehr wenig, was man sieht. Jemand kocht, jemand trägt auf, und vor dem Kaffee sind beide fort. Die Blumen sind vom Markt und stehen in Einmachgläsern. Die Lampen sind die, die schon da waren, mit schwächeren Birnen. Ihr Geld wert ist die Planung aus einem anderen Grund: Niemand, der im Haus wohnt, muss den Gastgeber geben. Und so muss der Mensch, der keine Feste mag, nicht auch noch zusehen, wie jemand, den er liebt, seinetwegen zwischen Tisch und Küche hin und her läuft.</p>
<p>Mehr über kleine Feste steht auf unserer Seite über <a href="/services/birthday">Geburtstage</a>. Wenn Sie uns jemanden beschreiben möchten, <a href="/contact">schreiben Sie uns</a>; die Zahl der Kerzen brauchen wir nicht, nur den letzten guten Abend.</p>
`;
