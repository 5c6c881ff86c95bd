export const article = `
<p>Der einfachste Geburtstag, den wir planen, findet zu Hause statt, um den Tisch, der schon dasteht, und hat kein Motto. Er braucht keines. Er hat zehn Gäste, zehn Kerzen, eine Torte und eine Reihenfolge, in der die Dinge geschehen. Wir haben ihn zu einem neunten Geburtstag ausgerichtet und zu einem einundneunzigsten, und die Liste war dieselbe, bis auf die Stühle.</p>
<h2>Warum zehn</h2>
<p>Zehn Leute passen um zwei gewöhnliche Tische, zusammengeschoben 2,10 mal 0,90 Meter, samt Ellbogen. Sie passen in anderthalb Gespräche. Ein Topf reicht für sie, ein Ofen und die Teller im Schrank. Der elfte Gast ist der, für den man Stühle leiht. Stehen vierzehn auf der Liste, dann bitten Sie vier davon am nächsten Tag zum Kaffee. Die Torte ist noch da, und Sie auch.</p>
<p>Die zehn Kerzen haben nichts mit dem Alter zu tun. Sie stehen auf dem Tisch, nicht auf der Torte: Zehn Flammen braucht eine Tafel von zwei Metern, wenn die Lampe darüber aus ist.</p>
<h2>Die Woche davor</h2>
<ol>
<li><strong>Montag:</strong> die zehn anrufen. Eine Einladung mit Stimme dauert vier Minuten und hat die Antwort gleich dabei. Fragen Sie, was sie nicht essen.</li>
<li><strong>Mittwoch:</strong> Gabeln, Gläser und Stühle zählen. Was fehlt, leihen Sie von dem Gast, der am nächsten wohnt. So kommt er früh und hilft.</li>
<li><strong>Donnerstag:</strong> entscheiden, wohin die Mäntel kommen. Zehn Mäntel sind 1,20 Meter Stange oder ein Bett.</li>
<li><strong>Freitag:</strong> die Torte backen oder holen. Die meisten sind am zweiten Tag besser. Kaufen Sie drei Sträuße von einer Blume, nicht einen Strauß von dreien.</li>
<li><strong>Samstagmorgen:</strong> den Tisch decken, die Tür zum Zimmer schließen und es in Ruhe lassen.</li>
</ol>
<h2>Ein Gericht und eine Torte</h2>
<p>Wählen Sie etwas, das warten kann. Ein Schmorgericht, eine Lasagne, ein großer Fisch, den man lauwarm mit Kartoffeln isst: Hauptsache, niemand muss vom Tisch weg an den Herd. Zwei Liter von allem, was Soße hat, sind zehn Portionen. Brot, eine Schüssel Salat, Käse für alle, die noch Hunger haben. Das ist alles, und man wird Sie nach dem Rezept fragen, was nach sechs Gängen nie jemand tut.</p>
<p>Die Torte wird am Tisch angeschnitten, von dem Menschen, dem sie gilt. Eine runde von 26 Zentimetern gibt zwölf Stücke, zehn und zwei für alle, die noch eins wollen. Wir mögen eine schlichte mit einer guten Sache darauf, Pflaumen etwa oder Zitrone, und Kerzen nur, wenn jemand pusten möchte. Bevor sie hereinkommt, ist es einen Moment dunkel. Stellen Sie jemanden an den Schalter, und sagen Sie ihm, wann.</p>
<h2>Was ein Fest daraus macht</h2>
<p>Vier Dinge, die man alle nicht kaufen kann:</p>
<ul>
<li>Der Raum ist dunkler als sonst, der Tisch heller. Schalten Sie die Deckenlampe aus, bevor es zum ersten Mal klingelt.</li>
<li>Auf den Tellern liegen Namen, von Hand geschrieben. Dann steht niemand herum, und alle setzen sich.</li>
<li>Jeder Gast bringt auf Ihre Bitte etwas mit, das in eine Tasche passt und mit dem Geburtstagskind zu tun hat: eine Fahrkarte, ein Rezept, ein Foto. Nach dem Hauptgang machen sie die Runde. Das dauert vierzig Minuten und ersetzt die Reden.</li>
<li>Den Abwasch macht jemand anders, oder bis zum nächsten Tag niemand.</li>
</ul>
<blockquote><p>„Mein Bruder hatte die Busfahrkarte von 1974 aufgehoben. Ich wusste gar nicht, dass er etwas aufhebt.“</p></blockquote>
<p>Sie wurde vierundsiebzig, mit der Köchin waren wir zu zehnt, und die Fahrkarte hängt heute im Rahmen. Geplant hatten wir die Taschen und das Licht. Der Rest kam von allein.</p>
<h2>Wenn Sie Hilfe möchten</h2>
<p>Für einen Abend dieser Größe brauchen Sie uns nicht. Ist die Küche klein oder möchten die Gastgeber sitzen bleiben, dann schicken wir jemanden zum Kochen und ein Paar Hände dazu; sie kommen um drei und gehen um neun mit dem schmutzigen Geschirr. Vorher sehen wir uns Ofen, Sicherungen und Parkplätze an, wie für dreihundert auch; das dauert zwanzig Minuten. Mehr steht auf der Seite über <a href="/services/birthday">Geburtstage</a>, und ein paar solcher Tische zeigt die <a href="/gallery">Galerie</a>. An dem mit der Pflaumentorte saßen neun Gäste. Der zehnte war erkältet und bekam zwei Stücke mit der Post.</p>
`;
