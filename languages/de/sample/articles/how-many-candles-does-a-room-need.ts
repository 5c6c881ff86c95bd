export const article = `
<p>Mehr, als Sie denken, und weniger, als auf den Bildern, die Sie gespeichert haben. Die sind lange belichtet; dreißig Flammen sehen darauf aus wie hundert, und die Gesichter dahinter wollen keine Speisekarte lesen. In unserer Werkstatt stehen 1.400 Kerzenhalter. Mehr als 900 haben wir nie in einem Raum gebraucht, und in den meisten reichen 200 vollkommen.</p>
<h2>Die Rechnung für einen Tisch</h2>
<p>Eine Kerze gibt so viel Licht, wie ihr Name verspricht, denn nach ihr heißt die Einheit: eine Candela, das sind in dreißig Zentimetern Abstand gut zehn Lux. Ein Teller will mindestens so viel, ein Gesicht auf der anderen Seite des Tisches etwas mehr. Mit weißem Tuch und Gläsern, die das Licht weiterreichen, ergibt sich:</p>
<ul>
<li><strong>Lange Tafel:</strong> eine Flamme alle 18 Zentimeter. Ein Tisch von 2,40 Metern für acht hat vierzehn: vier Spitzkerzen über Augenhöhe, zehn kleine unten zwischen den Blumen.</li>
<li><strong>Runder Tisch, 1,50 Meter, acht Plätze:</strong> neun Flammen. Drei hohe in der Mitte, sechs niedrige in einem Kreis von 75 Zentimetern.</li>
<li><strong>Dunkles Tuch:</strong> ein Drittel mehr. Samt in tiefem Pflaumenton sieht wunderbar aus und gibt nichts zurück.</li>
<li><strong>Ein kleiner Tisch für zwei:</strong> drei. Zwei sehen nach Restaurant aus.</li>
</ul>
<p>Halten Sie jede Flamme entweder unter 25 oder über 50 Zentimetern. Dazwischen liegt die Höhe, auf der Menschen einander ansehen, und niemand möchte sich um ein Feuer herum unterhalten.</p>
<h2>Was die Decke tut</h2>
<p>Bis 2,70 Meter können Kerzen allein einen Raum erhellen, weil die Decke einen guten Teil zurückschickt. Zwischen 2,70 und 4,20 erhellen sie die Tische, und die Wände werden dunkel; dann stellen wir Laternen an den Fuß der Wände, alle zwei Meter eine. Über 4,20 sieht man einen schwarzen Himmel über hellen Inseln. In einer Scheune kann das herrlich sein. In einem Ballsaal sieht es nach Stromausfall aus, und wir hängen Lampen an die Wände, auf ein Zehntel gedimmt.</p>
<p>Es gibt eine Probe, die nichts kostet. Ziehen Sie am Abend davor die Vorhänge zu, zünden Sie an einem fertigen Tisch alles an, was brennen soll, und stellen Sie sich in die fernste Ecke. Erkennen Sie, wer da sitzt, dann reicht es.</p>
<h2>Wie lange sie halten</h2>
<p>Eine Spitzkerze von 25 Zentimetern brennt sieben Stunden, ohne Zugluft. Mit Zugluft brennt sie drei und tropft. Auf der Schachtel der Teelichter steht vier Stunden, gemeint sind dreieinhalb. Was um sechs angezündet wird, ist während der Reden aus; wir nehmen die für acht Stunden und werfen den Rest weg. Stumpenkerzen von sieben Zentimetern überdauern jedes Fest, machen aber in der ersten halben Stunde nichts her. Deshalb zünden wir sie schon am Tag davor einmal an.</p>
<p>Anzünden ist Arbeit. Zwei Leute mit langen Feuerzeugen brauchen 35 Minuten für 300 Dochte, die vorher auf einen halben Zentimeter gestutzt wurden. Sie fangen am hinteren Ende an und hören an der Tür auf, und zwei Minuten später kommen die Gäste. Auf einer Hochzeit im Oktober 2020 haben wir an der Tür angefangen. Der Großvater der Braut, der früh kam, folgte den Flammen durch den Saal und blies elf davon aus. Er dachte, das gehöre dazu.</p>
<h2>Die Hausordnung</h2>
<p>Etwa die Hälfte unserer Häuser erlaubt offene Flammen, ein Drittel nur hinter Glas, der Rest gar keine. Lassen Sie sich die Regel schriftlich geben, und fügen Sie Ihre eigenen hinzu:</p>
<ul>
<li>hinter Glas endet die Flamme zwei Fingerbreit unter dem Rand;</li>
<li>ein Meter zwischen jeder Flamme und allem Stoff, der hängt;</li>
<li>keine Kerzen auf dem Weg zur Toilette, jedenfalls nicht in der Höhe eines Ärmels oder eines Kindes;</li>
<li>auf je 150 Flammen einer von uns, der nichts anderes tut, und ein Feuerlöscher, der nicht hinter den Blumen steht.</li>
</ul>
<p>Wo keine Flammen erlaubt sind, nehmen Sie elektrische, und sparen Sie nicht daran. Die guten haben einen Docht, der sich bewegt, und ein Licht von 1.800 Kelvin. Mischen Sie die Höhen, stellen Sie echtes Wachs dazwischen, und halten Sie einen Meter Abstand zu Nasen. Ein Feuerwehrmann bat uns einmal, unsere auszumachen. Wir zählen das zu unseren besten Bewertungen.</p>
<p>Wie ein Raum voller Kerzen eine Stunde vor den Gästen aussieht, zeigt die <a href="/gallery">Galerie</a>. Wenn Sie einen Mustertisch für Ihren eigenen Raum sehen möchten: So beginnt bei uns jede <a href="/services/decoration">Dekoration</a>. Fragen Sie am besten drei bis sechs Monate vorher.</p>
`;
