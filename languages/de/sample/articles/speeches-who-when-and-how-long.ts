export const article = `
<p>Vier Minuten sind länger, als es klingt. Laut gelesen, im Tempo eines Menschen, der gerührt ist, sind das 480 Wörter, anderthalb Seiten. Wir haben auf Hochzeiten 212 Reden gestoppt. Die besten dauerten zwischen drei und fünf Minuten, die längste 26, und wer sie hielt, sagte uns hinterher, es seien wohl sechs gewesen.</p>
<h2>Wer</h2>
<p>Drei oder vier Menschen, nicht mehr. Dabei geht es weniger um die Uhr als ums Zuhören: Nach der vierten Rede applaudiert ein Tisch, ohne gehört zu haben. Üblich sind ein Elternteil, das Paar und von beiden je ein Freund oder eine Freundin. Sie dürfen es anders halten. Wählen Sie Menschen, die einen von Ihnen gut kennen und sich über den anderen freuen, und bitten Sie sie persönlich, mindestens acht Wochen vorher. Wer in der Woche der Hochzeit gefragt wird, schreibt im Zug.</p>
<p>Sagen Sie allen, wer sonst noch spricht und worüber. 2017 hatten wir drei Reden mit der Geschichte desselben liegen gebliebenen Busses. Bei der dritten sprachen die Gäste mit. Das war reizend, einmal.</p>
<p>Wer nicht gefragt wurde und doch gern sprechen möchte, braucht dafür einen anderen Ort: den Abend davor, das Frühstück danach, einen Trinkspruch mit erhobenem Glas und zwei Sätzen. Und es braucht jemanden, meist uns, der weiß, wie man das sagt.</p>
<h2>Wann</h2>
<p>Zwischen den Gängen, nie vor dem Essen und nie alle auf einmal. Am besten bewährt hat sich diese Reihenfolge:</p>
<ol>
<li>Eine Minute Begrüßung durch die Gastgeber, im Stehen, vor der Vorspeise.</li>
<li>Zwei Reden nach der Vorspeise. Der Saal ist nicht mehr hungrig, noch wach und beim ersten Glas.</li>
<li>Eine oder zwei nach dem Hauptgang, die lustigste zuletzt.</li>
<li>Der Dank des Paars vor der Torte, zwei Minuten, gemeinsam.</li>
</ol>
<p>Die Küche muss es wissen. Ein Koch, dem man „so gegen sieben“ sagt, schiebt das Lamm für sieben in den Ofen. Einer, dem man sagt „sobald der zweite Redner sitzt, und wir kommen und sagen Bescheid“, lässt es ruhen. Während jeder Rede steht einer von uns an der Küchentür und hat gelernt, einen letzten Absatz zu erkennen.</p>
<h2>Wie lange</h2>
<p>Sagen Sie drei Minuten, dann werden fünf vorbereitet. Sagen Sie fünf, dann werden es neun. Also sagen wir drei. Außerdem verschicken wir ein Blatt mit vier Zeilen, das mehr Abende gerettet hat als jedes Mikrofon:</p>
<ul>
<li>Sagen Sie, wer Sie sind. Der halbe Saal weiß es nicht.</li>
<li>Erzählen Sie eine Geschichte, mit einem Tag und einem Ort darin. Nicht drei.</li>
<li>Sagen Sie etwas Freundliches über den von beiden, den Sie weniger gut kennen.</li>
<li>Enden Sie mit dem Glas: „Auf Nora und Ben.“ Dann setzen Sie sich, auch wenn es gerade gut lief.</li>
</ul>
<p>Lesen Sie sie jemandem laut vor, der eine Uhr hat. Drucken Sie sie in 16 Punkt auf Karten, nicht aufs Telefon: Ein Telefon wird genau in der Pause dunkel, in der alle lachen.</p>
<h2>Das Mikrofon</h2>
<p>Über vierzig Gästen brauchen Sie eines, auch wenn die Stimme trägt. Am letzten Tisch ruft niemand, dass er nichts hört; man fängt dort einfach ein Gespräch an. Ein Mikrofon auf einem Ständer lässt beide Hände für die Karten frei, und jemand muss zwischen zwei Reden die Höhe einstellen. Proben Sie bei halb vollem Saal, denn Menschen schlucken Schall: Was um vier laut ist, ist um acht gerade richtig.</p>
<blockquote><p>„Mein Vater hatte nie vor Leuten gesprochen. Er sagte vier Sätze, und den dritten behalte ich.“</p></blockquote>
<p>Der Vater war Imker. Er hatte uns gefragt, ob er statt zu reden schreiben dürfe, und wir hatten gesagt: ja, natürlich. Dann stand er trotzdem auf, zwischen Vorspeise und Hauptgang, mit einer einzigen Karte. Es dauerte 50 Sekunden. Die Zeit kennen wir, weil wir sie immer nehmen; das Bild hat der Fotograf, weil er aus dem Ablauf wusste, dass etwas geschehen könnte.</p>
<p>Deshalb kommen bei uns Fotos und Ablauf aus demselben Haus. Mehr darüber steht auf den Seiten über <a href="/services/photography">Foto und Film</a> und über <a href="/services/wedding">Hochzeiten</a>.</p>
`;
