export const article = `
<p>Niemand übersieht Einladungen. Man hängt sie an den Kühlschrank, will heute Abend antworten und findet sie im Oktober hinter dem Zettel vom Zahnarzt wieder. Ob eine Antwort kommt, hängt davon ab, wie wenig es zu überlegen gibt. Eine Einladung, auf die man antwortet, hat ein Datum, eine Adresse und eine Frage.</p>
<p>Wir haben in zehn Jahren etwa 31.000 verschickt und gezählt, was zurückkam. Mit den Änderungen unten stieg der Anteil derer, die bis zum genannten Tag geantwortet hatten, von 61 auf 88 Prozent. Das Papier war dasselbe.</p>
<h2>Ein Datum</h2>
<p>Schreiben Sie den Wochentag, den Tag und die Uhrzeit, zu der etwas beginnt: „Samstag, 14. Juni, 16 Uhr“. Der Wochentag ist kein Schmuck. An ihm fällt ein Fehler auf, und in jedem zwanzigsten Entwurf, den wir sehen, steckt einer.</p>
<p>Sagen Sie auch, wann es endet, oder wenigstens, wie. „Essen und Tanz bis eins“ verrät dem Babysitter mehr als „Abendempfang“. Bei einer Firmenveranstaltung suchen die Leute das Ende sogar zuerst, denn danach buchen sie den Zug.</p>
<h2>Eine Adresse</h2>
<p>Straße, Nummer und Ort, so wie es eine Karte gern hätte. Hat das Haus einen Namen, den keine Karte kennt, steht die Adresse vorn. Sind Trauung und Essen an zwei Orten, dann schreiben Sie auf die Karte, wie man vom einen zum anderen kommt und wer fährt. „Für den Transfer ist gesorgt“ führt zu vierzig Anrufen. „Um 16:45 Uhr wartet an der Kirche ein Bus; zurück fährt er um Mitternacht und um eins“ führt zu keinem.</p>
<h2>Eine Frage</h2>
<p>Die Frage lautet: Kommen Sie? Alles andere kann warten, bis jemand Ja gesagt hat. Wir haben Antwortkarten mit elf Feldern gesehen: Menü, Allergien, Liedwunsch, Hotel, Bus, Brunch. Jedes Feld kostet etwa drei Prozent der Antworten, denn wer eines nicht ausfüllen kann, legt die Karte beiseite.</p>
<ul>
<li>Drucken Sie die Namen selbst auf die Antwort. Dann kommt niemand dazu, und niemand vergisst zu unterschreiben.</li>
<li>Nennen Sie einen Tag, bis zu dem Sie die Antwort brauchen, nicht „baldmöglichst“. Bei einer Hochzeit fünf Wochen vorher, bei einem Abendessen zwei. Am besten einen Sonntag: Da wird so etwas erledigt.</li>
<li>Bieten Sie einen Weg zur Antwort an, und einen kurzen. Eine frankierte Karte, oder eine Telefonnummer mit Namen, oder eine Internetadresse, die in eine Zeile passt. Zwei Wege bringen weniger Antworten als einer.</li>
<li>Was wer nicht isst, fragen Sie erst in der zweiten Nachricht, und nur die, die kommen. Sie antworten binnen eines Tages, denn es geht um ihr Abendessen.</li>
</ul>
<h2>Wann man sie verschickt</h2>
<p>Für eine Hochzeit neun Monate vorher eine kurze Nachricht mit dem Datum, wenn die Gäste reisen müssen, und die Einladung selbst zehn Wochen vorher. Für einen Geburtstag fünf Wochen. Für eine Tagung eine Zeile mit Tag und Ort, sobald der Vertrag unterschrieben ist, das Programm drei Monate vorher und eine Erinnerung, die etwas Neues sagt. „Nur noch drei Wochen“ ist nicht neu. „Im zweiten Vortrag geht es jetzt um Tunnel“ schon.</p>
<h2>Wenn niemand antwortet</h2>
<p>Ein paar werden es sein. Am Montag nach dem Stichtag ruft jemand an, und zwar nicht das Brautpaar. Bei uns fällt jedes Mal derselbe Satz: „Ich mache gerade den Sitzplan und würde Ihnen gern einen guten Stuhl geben.“ Das klingt nach einem Gefallen, weil es einer ist. Von den letzten hundert Anrufen endeten 94 mit Ja oder Nein; vier landeten auf der Mailbox und zwei bei einem Nachbarn, der besser Bescheid wusste als wir.</p>
<blockquote><p>„Ich hatte nicht geantwortet, weil ich mich schämte, so spät zu antworten.“</p></blockquote>
<p>Das sagte ein Kollege des Bräutigams, in der sechsten Woche. Es ist der häufigste Grund, den es gibt. Also kommt der Anruf früh, er ist freundlich, und wer spät dran ist, erfährt nie, wie spät.</p>
<p>Einladungen und Antworten gehören zu dem, was wir für <a href="/services/wedding">Hochzeiten</a> und <a href="/services/birthday">Geburtstage</a> tun. Wenn Sie einen Entwurf haben, <a href="/contact">schicken Sie ihn uns</a>. Wir streichen zwei Zeilen und prüfen den Wochentag.</p>
`;
