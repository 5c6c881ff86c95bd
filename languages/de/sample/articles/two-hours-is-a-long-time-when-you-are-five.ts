export const article = `
<p>Ein Kindergeburtstag hat einen Anfang, eine Mitte und in Minute neunzig einen Wackler. Der Wackler lässt sich nicht vermeiden. Er besteht aus Zucker, aus einem Ballon, der jemand anderem gehörte, und daraus, dass man mit fünf seit anderthalb Stunden höflich ist, und das ist ein persönlicher Rekord. Was Sie tun können: den Kuchen so legen, dass er vorher kommt, und die Jacken so, dass sie bald danach kommen.</p>
<p>Wir haben etwa sechzig Feste für Kinder von vier bis sieben ausgerichtet, alle zwei Stunden lang. Diese Reihenfolge hat gehalten.</p>
<h2>Die Reihenfolge, in Minuten</h2>
<h3>Minute 0 bis 20: ankommen</h3>
<p>Kinder kommen eins nach dem anderen, und das erste ist allein mit einem Zimmer voller Ballons. Geben Sie ihnen etwas für die Hände, bei dem man jederzeit einsteigen kann: eine Papierkrone, auf die man Steine klebt, einen langen Streifen Papier, auf den man den Geburtstagszug malt. Noch keine Musik. Geschenke kommen ungeöffnet in einen Korb an der Tür, denn Auspacken dauert elf Minuten, und zehn Kinder sehen einem dabei zu.</p>
<h3>Minute 20 bis 50: rennen</h3>
<p>Drei Spiele, das lauteste zuerst, je zehn Minuten. Spiele, bei denen niemand ausscheidet: Ein Kind, das in Minute 24 draußen ist, hat anderthalb Stunden, um darüber nachzudenken.</p>
<ol>
<li><strong>Inseln.</strong> Sechs Decken auf dem Boden, Musik, und wenn sie aufhört, müssen alle an Land sein. Jedes Mal kommt eine Decke weg. Am Ende stehen zwölf Kinder auf einer einzigen, und so gewinnen alle.</li>
<li><strong>Der Schlüsselwächter.</strong> Einer sitzt mit geschlossenen Augen auf einem Stuhl, darunter liegt ein Schlüsselbund; die anderen schleichen. Eine lautere Stille haben Sie nie gehört.</li>
<li><strong>Eine Suche.</strong> Zwölf nummerierte Umschläge, für jedes Kind einer, in jedem ein Stück von einem Bild. Niemand findet mehr als den eigenen.</li>
</ol>
<h3>Minute 50 bis 80: Tisch und Kuchen</h3>
<p>Erst das Essen, und wenig davon: ein halbes Brot, vier Stück Obst, Wasser. In diesem Alter wird mit dem meisten gebaut. Der Kuchen kommt in Minute 65, bei gelöschtem Licht. Später haben wir auch probiert. In Minute 80 war der halbe Tisch fort, zwei saßen darunter, und das Lied sangen die Eltern.</p>
<p>Schneiden Sie ihn vorher auf, unter den Kerzen, oder bringen Sie einen zweiten in Würfeln. Zwölf Stücke, von einem aufgeregten Vater geschnitten, dauern neun Minuten. Muffins dauern gar nicht, und wenn Sie mögen, hat jeder eine eigene Kerze; damit ist auch geklärt, wer pusten darf.</p>
<h3>Minute 80 bis 100: niedrig und leise</h3>
<p>Hier sitzt der Wackler, also machen Sie es ihm weich. Eine Geschichte, ein Schattenspiel, jemand mit Gitarre, der vier Lieder kann. Wir legen einen Teppich in eine Ecke, 60 Zentimeter von der Wand, damit Schüchterne hinter den anderen sitzen können, und nehmen eine Stehlampe statt des Deckenlichts. Wer weint, wird nicht gefragt, warum. Er wird gebeten, die Handpuppe zu halten.</p>
<blockquote><p>„Sie kam nach Hause und sagte, das Beste war das Zelt, in dem niemand war.“</p></blockquote>
<p>Die Mutter, die uns das erzählte, hatte vorher gefragt, ob das Zelt die Mühe lohne. Es ist ein Wäscheständer mit einem Laken, es hat Platz für zwei, und auf jedem Fest verbringt jemand zwanzig Minuten darin.</p>
<h3>Minute 100 bis 120: nach Hause gehen</h3>
<p>Schuhe dauern zehn Minuten. Fangen Sie bei 105 an, mit noch einer Runde von etwas Leichtem an der Tür, und geben Sie die kleine Tüte erst her, wenn die Jacke zu ist. Ein Ding darin genügt, wenn es die selbst gebastelte Krone ist. Schreiben Sie das Ende so deutlich auf die Einladung wie den Anfang, und lassen Sie die ersten Eltern schon um fünf vor herein.</p>
<h2>Wie viele Kinder, wie viele Hände</h2>
<p>So viele Gäste wie Jahre und zwei dazu, das ist eine gute Zahl: sieben, wenn man fünf wird. Für bis zu zehn Kinder brauchen Sie zwei Erwachsene, die nichts anderes zu tun haben; für fünfzehn drei und einen an der Tür. Die Gastgeber zählen nicht mit. Irgendjemand muss das Foto machen, und wer das Foto macht, sieht den Saft nicht.</p>
<p>Wenn Sie lieber zusehen als Minuten zählen: Was wir mitbringen, steht auf unserer Seite über <a href="/services/birthday">Geburtstage</a>. Die Reihenfolge von oben bringen wir auch mit, auf einem Blatt, mit einer Spalte für den Wackler.</p>
`;
