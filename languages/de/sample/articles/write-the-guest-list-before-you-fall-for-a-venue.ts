export const article = `
<p>Der teuerste Satz der ganzen Planung lautet: „Die kriegen wir noch unter.“ Gesprochen wird er meist in einem Türrahmen, vor einer Aussicht, während zwei Schritte weiter jemand mit dem Mietvertrag steht. In den Raum passen achtzig. Die Liste, die es noch nicht gibt, hat etwa achtzig Namen. Vier Monate später hat sie 112, und jemand erkundigt sich, was ein Zelt für die Cousins kostet.</p>
<p>Deshalb fragen wir nach Namen, bevor wir jemandem einen Raum zeigen. Nicht nach einer Zahl: nach Namen, Zeile für Zeile, mit einer Spalte für Partner. Das dauert zwei Abende und kostet mindestens einen Streit, und es spart mehr Geld als alles, was wir danach tun.</p>
<h2>Wie man ehrlich zählt</h2>
<p>Nehmen Sie ein Blatt und ziehen Sie drei Spalten. In die erste kommen die Menschen, für die Sie den Termin verschieben würden. In die zweite die, die Ihnen fehlen würden. In die dritte die, von denen Sie meinen, man müsse sie einladen. Schreiben Sie alle auf, bevor Sie jemanden streichen; eine Liste, die im Wachsen gekürzt wird, wird nie fertig.</p>
<p>Dann zählen Sie Plätze, nicht Einladungen:</p>
<ul>
<li>Ein Paar sind zwei, und eine vierköpfige Familie sind vier, auch wenn das jüngste Kind zehn Monate alt ist. Ein Kinderwagen braucht so viel Platz wie ein Stuhl.</li>
<li>Sie beide sind auch zwei. Das vergisst etwa jede fünfte Liste.</li>
<li>Wer fotografiert, spielt oder plant, isst ebenfalls. Rechnen Sie mit sechs bis zehn Essen in einem Raum nebenan, und sagen Sie es der Küche früh.</li>
<li>Von denen, die keine Stunde Fahrt haben, kommen neun von zehn. Von denen, die fliegen müssen, sechs von zehn. Ist es ein langes Wochenende, ziehen Sie jeweils einen ab.</li>
</ul>
<p>Rechnen Sie es mit echten Zahlen durch. Neunzig aus der Nähe und vierzig von weit her ergeben 81 und 24, also 105 Gäste. Mit dieser Zahl gehen Sie auf die Suche, und mit einer zweiten daneben: 130, falls alle Ja sagen. Passt die zweite gar nicht in den Raum, dann wetten Sie auf irgendjemandes Pech.</p>
<h2>Was aus der Begleitung wird</h2>
<p>Eine Regel für alle, aufgeschrieben, bevor der erste Umschlag adressiert wird. Unsere ist ein Vorschlag, und Paare ändern sie nach Belieben: Partner mit Namen, wenn sie zusammenwohnen oder verlobt sind, eine Begleitung für alle, die sonst weniger als drei Leute im Raum kennen, und keine weiteren Ausnahmen. Die Arbeit tun die letzten drei Wörter. Eine Regel mit einer Ausnahme ist eine Verhandlung mit dreißig Gästen.</p>
<p>Schreiben Sie den Namen des Partners auf den Umschlag. „Mit Begleitung“ lädt zu einer Frage ein, und die Frage kommt am Sonntagabend.</p>
<blockquote><p>„Wir dachten, wir wären 90. Dann haben wir die Namen aufgeschrieben, und allein meine Mutter hatte 46.“</p></blockquote>
<p>Das war Dana, im Frühjahr 2021, vor sich auf dem Tisch die Anzahlung für eine Scheune mit 80 Plätzen. Sie hat nicht unterschrieben. In der Scheune fand stattdessen das Essen am Vorabend statt, und die Hochzeit zog in einen Saal elf Minuten weiter die Straße hinunter, in den 140 passen. Pro Kopf war er neun Dollar billiger, weil niemand untergekriegt werden musste.</p>
<h2>Wann Schluss ist</h2>
<p>Eine Liste muss sich schließen, sonst öffnet sich der Sitzplan nie. Wir setzen drei Daten und tragen sie allen in den Kalender ein:</p>
<ol>
<li><strong>Zwölf Monate vorher</strong> stehen die ersten beiden Spalten fest. Das ist die Zahl, die Vermieter zu sehen bekommen. Hochzeiten werden bei uns 12 bis 18 Monate im Voraus gebucht, in dieser Woche beginnt also auch die Suche.</li>
<li><strong>Vier Monate vorher</strong> wird die dritte Spalte noch einmal gelesen, laut. Mit wem Sie beide seit zwei Jahren nicht gesprochen haben, der bleibt dort.</li>
<li><strong>Fünf Wochen vorher</strong> wird die Liste geschlossen. Ein spätes Ja bekommt einen Stuhl, wenn ein Nein einen frei gemacht hat.</li>
</ol>
<p>Einen Menschen werden Sie vergessen haben. Das ist immer so, und ein gut geplanter Raum hat einen Platz für ihn: In jeden Plan zeichnen wir zwei freie Stühle nahe einer Tür, unter den Namen A. und B. Wer das ist, hat noch nie jemand gefragt.</p>
<p>Wenn Sie eine halbe Liste haben und keine Vorstellung vom Raum, bringen Sie sie trotzdem mit. Wie es dann weitergeht, steht auf der Seite darüber, <a href="/services/wedding">wie wir Hochzeiten planen</a>, und ein <a href="/contact">erstes Gespräch</a> kostet nichts.</p>
`;
