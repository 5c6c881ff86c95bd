export const article = `
<p>Sie können im Dezember eine Pfingstrose haben. Sie kommt in einer Schachtel mit Eis vom anderen Ende der Welt, kostet etwa neun Dollar pro Stiel und öffnet sich am Tag nach dem Fest. Sie können auch eine Christrose haben, die fünfzig Kilometer entfernt gewachsen ist, ein Drittel davon kostet und aussieht, als wäre sie gern gekommen. Unsere Floristinnen führen an der Wand der Werkstatt eine Liste: was wann wächst, wofür es taugt und was nur eingeflogen wird.</p>
<p>Die Liste gilt für gemäßigtes Klima mit kalten Wintern. Weiter südlich ist alles etwa einen Monat früher dran.</p>
<h2>Januar bis März</h2>
<ul>
<li><strong>Januar:</strong> Christrosen, Schneeglöckchen, Zweige der Zaubernuss, Efeu und alles, was immergrün ist. Wenig Blüten, also nehmen Sie Zweige: Fünf Stück Zaubernuss in einer hohen Vase füllen für sechzig Dollar eine Ecke.</li>
<li><strong>Februar:</strong> die ersten Tulpen und Hyazinthen aus Gewächshäusern der Umgebung, Anemonen, Weidenkätzchen.</li>
<li><strong>März:</strong> Narzissen, Ranunkeln, Traubenhyazinthen, Zierquitte und Forsythie. Was im März eingeflogen wird: Rosen, die den Namen verdienen, und alles, was Sie eine Gartenrose nennen würden. Wenn Sie eine runde, volle Blüte möchten, nehmen Sie Ranunkeln. Vierzig davon sind ein Strauß, und niemand fragt nach Rosen.</li>
</ul>
<h2>April bis Juni</h2>
<ul>
<li><strong>April:</strong> Tulpen aller Art, Schachbrettblumen, Kirsch- und Apfelblüten. Blüten am Zweig fallen in einem warmen Raum binnen zwei Tagen: Hängen Sie sie am Morgen auf.</li>
<li><strong>Mai:</strong> Flieder, Maiglöckchen, Wicken und in den letzten zehn Tagen Pfingstrosen.</li>
<li><strong>Juni:</strong> Pfingstrosen bis ungefähr zum 20., Gartenrosen, Fingerhut, Rittersporn; der schönste Monat und der vollste. Bestellen Sie im Januar.</li>
</ul>
<p>Die Zeit der Pfingstrosen ist fünf Wochen lang und verschiebt sich mit dem Wetter um bis zu zwölf Tage. Wer sie für einen bestimmten Samstag verspricht, verspricht das Wetter. Wir schreiben die zweite Wahl gleich ins Angebot, zum selben Preis; in zwei von fünf Jahren steht sie dann auf dem Tisch.</p>
<h2>Juli bis September</h2>
<ul>
<li><strong>Juli:</strong> wieder Rosen, Hortensien, Wicken, Lavendel, Gräser. Blumen für heiße Tage brauchen Wasser, in dem sie stehen können. Ohne hält eine Girlande rund vier Stunden.</li>
<li><strong>August:</strong> Die Dahlien beginnen, dazu Sonnenblumen, Zinnien, Kosmeen, Kräuter. Minze zwischen den Blumen hält die Wespen anderswo beschäftigt, sagt jedenfalls unsere Floristmeisterin. Nach Sommer riecht es in jedem Fall.</li>
<li><strong>September:</strong> Dahlien auf dem Höhepunkt, Astern, die ersten Hagebutten, Ranken, die sich färben. Für uns der großzügigste Monat: Für dasselbe Geld steht ein Drittel mehr auf dem Tisch als im Juni.</li>
</ul>
<h2>Oktober bis Dezember</h2>
<ul>
<li><strong>Oktober:</strong> Chrysanthemen, und bitte nicht lachen: Die großen, lockeren, kupferfarbenen haben mit dem Topf an der Tankstelle wenig zu tun. Dahlien bis zum ersten Frost, der zwischen dem 8. und dem 25. kommt.</li>
<li><strong>November:</strong> Beeren, Samenstände, getrocknete Hortensien, Eiche und Buche. Kaufen Sie lieber Licht: Kerzen kosten jetzt weniger als Blumen, und es gibt mehr Stunden für sie.</li>
<li><strong>Dezember:</strong> Amaryllis, Christrosen, Tanne, Stechpalme und weiße Narzissen in Schalen. Eine Amaryllis an jedem Platz, in einem Glas, leistet mehr als eine Girlande.</li>
</ul>
<h2>Was Sie Ihre Floristin fragen sollten</h2>
<p>Bringen Sie das Datum mit, zwei Farben und eine Blume, die Sie nicht mögen. Dann stellen Sie drei Fragen. Was hat in dieser Woche Saison? Was auf dieser Skizze muss fliegen? Und was tun wir, wenn das Feld zu spät dran ist? Im Juni 2021 erfuhren wir an einem Mittwoch, dass der Hagel die Wicken für Samstag geholt hatte. Die Braut hatte im Februar gesagt, ihr sei eine gute Blume lieber als fünf müde. Also gab es eine, weißen Fingerhut, dreihundert Stiele von einem Feld, das der Hagel verfehlt hatte. Noch heute fragt man uns nach der Hochzeit mit dem Fingerhut.</p>
<p>Für die meisten Räume genügen drei bis sechs Monate. Blumen, die eigens für Sie gesät werden, brauchen mehr, sechs bis zwölf. Wie wir anfangen, steht auf der Seite über <a href="/services/decoration">Dekoration</a>, und was Saison hatte, als die Bilder entstanden, zeigt die <a href="/gallery">Galerie</a>.</p>
`;
