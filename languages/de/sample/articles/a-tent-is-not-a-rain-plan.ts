export const article = `
<p>Ein Zelt hält das Wasser von den Tischen fern. Nicht aber vom Rasen zwischen Auto und Tisch, nicht vom Generator und nicht von zweihundert Schuhen. In fast zehn Jahren Hochzeiten, die im Freien geplant waren, hat es uns 41-mal erwischt. Gut gegangen sind nicht die mit dem besseren Zelt. Gut gegangen sind die, bei denen es eine Entscheidung gab, eine Uhrzeit dafür und einen zweiten Raum, den schon jemand gezeichnet hatte.</p>
<h2>Was man entscheidet</h2>
<p>Entscheiden Sie, was Regen heißt. „Falls es regnet“ ist keine Bedingung, nach der man handeln kann; wer plant, braucht Zahlen. Unsere stehen im Plan, sobald der Ort unterschrieben ist:</p>
<ul>
<li>mehr als 40 Prozent Regenwahrscheinlichkeit für die Stunde der Trauung, nach der Vorhersage von zehn Uhr früh: Die Trauung zieht um;</li>
<li>Böen über 40 Kilometer in der Stunde: Das Essen zieht um, ob es nass ist oder nicht, denn Gläser fallen und Kerzen gehen aus;</li>
<li>Donner im Umkreis von fünfzehn Kilometern: Alle ziehen um, sofort, und niemand wird gefragt.</li>
</ul>
<p>Dann entscheiden Sie, wer es ausspricht. Eine Person, mit Namen auf dem Blatt, und eine Vertretung. Nicht die Braut, denn sie wird hoffen, und nicht ihr Vater, denn er wird in den Himmel sehen und an 1988 denken.</p>
<h2>Was man reserviert</h2>
<p>Der zweite Raum muss Ihnen gehören, bis zu der Stunde, in der Sie ihn freigeben. Bitten Sie den Vermieter schriftlich um eine Option, unsere kosten meist zwischen 300 und 800 Dollar, und betrachten Sie das als den Preis für ruhigen Schlaf. Dann planen Sie den Raum, als wäre er die erste Wahl: eine Zeichnung mit Tischen, ein Platz für die Band, das Licht, die Blumen. Zum Trostpreis wird ein zweiter Raum erst, wenn die Stühle noch gestapelt darin stehen.</p>
<p>Gibt es keinen Raum und muss es ein Zelt sein, dann braucht es vier Dinge, die im ersten Angebot nie stehen: einen Boden, Wände an mindestens drei Seiten, Rinnen, wo zwei Dächer aneinanderstoßen, und einen überdachten Weg zur Küche. Damit kostet ein Zelt für 120 Gäste etwa doppelt so viel wie im ersten Angebot und muss im Juni acht Wochen vorher bestellt sein. Der Verleih will es bis Dienstag wissen. Am Dienstag weiß es niemand.</p>
<p>Dazu Kleinigkeiten, die wir zu jeder Hochzeit im Freien mitbringen und meist trocken wieder nach Hause fahren: sechzig durchsichtige Schirme, sechs Paar Gummistiefel in mittleren Größen, vierzig Handtücher, ein Ballen Stroh für die Einfahrt und Kreide, um anzuzeichnen, wo die Pfützen sein werden. Sie sind immer da, wo sie letztes Mal waren.</p>
<h2>Ab wann man nicht mehr hinsieht</h2>
<p>Eine Trauung für hundert Gäste zu verlegen dauert bei uns 70 Minuten, mit acht Paar Händen; eine gedeckte Tafel drei Stunden. Der letzte Moment ist also nicht der, in dem der erste Tropfen fällt. Bei einer Trauung um vier und Essen um halb sieben steht auf dem Blatt:</p>
<ol>
<li><strong>Am Abend davor, sechs Uhr.</strong> Einmal nachsehen. Wenn es hoffnungslos ist, jetzt alles verlegen und schlafen.</li>
<li><strong>Zehn Uhr früh.</strong> Die Entscheidung. Bis hierher ist beides möglich.</li>
<li><strong>Zwei Uhr nachmittags.</strong> Der letzte Moment für die Trauung allein. Danach sehen wir nicht mehr nach, und die Telefone bleiben in den Taschen.</li>
</ol>
<p>Zwischen diesen Stunden liest niemand eine Vorhersage vor. Schlimmer als eine nasse Hochzeit ist eine, auf der vierzig Gäste vierzig Apps hochhalten.</p>
<h2>Was im Obstgarten geschah</h2>
<p>Auf unserer allerersten Hochzeit, im Juni 2013, regnete es bis zum Mittag. Einen zweiten Raum gab es nicht; es gab eine Scheune mit einem Traktor darin. Celeste ließ den Traktor um neun hinausfahren und fegte selbst den Boden, und um zwölf hörte es auf. Gegessen wurde um sieben unter den Bäumen, wie gedruckt. Die Gäste sagen, das war Glück. Sie sagt, die Scheune war bereit, und in eine gefegte Scheune regnet es nie.</p>
<p>Den zweiten Teil können wir nicht bestätigen. Aber seither gehört zu jedem unserer Pläne für draußen einer für drinnen, von Anfang an gezeichnet und mit Preis; wie wir sonst planen, steht auf der Seite über <a href="/services/wedding">Hochzeiten</a>. Wenn Ihr Garten keine Scheune hat, <a href="/contact">fragen Sie uns</a>, bevor Sie nach Zelten fragen.</p>
`;
