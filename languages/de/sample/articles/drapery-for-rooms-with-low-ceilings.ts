export const article = `
<p>Auf den Bildern, die man uns mitbringt, fällt Stoff sechs Meter tief von einem Kronleuchter. Gemietet ist ein Gemeindesaal von 2,54 Metern, mit einem Sprinkler alle drei Meter und einem grünen Schild über dem Notausgang. Stoff kann so einem Raum sehr helfen. Er muss nur das Gegenteil von dem tun, was er auf den Bildern tut: leichter Stoff, hohe Haken, keine Bögen.</p>
<h2>Leichter Stoff</h2>
<p>Schwerer Stoff braucht Höhe, um in Falten zu fallen. Auf zwei Metern hängt Samt wie ein Teppich über der Stange. Wir nehmen Voile von etwa 70 Gramm je Quadratmeter oder dünne Baumwolle; beide bewegen sich, wenn eine Tür aufgeht, und eine Wand, die sich ein wenig bewegt, wirkt weiter weg. In der Farbe bleiben Sie nah an den Wänden, die man noch sieht. Strahlendes Weiß neben einer cremefarbenen Wand lässt die Wand ungewaschen aussehen.</p>
<p>Nehmen Sie reichlich. Für weiche Falten soll der Stoff zweieinhalbmal so breit sein wie die Wand: Eine Seite von zwölf Metern verlangt dreißig Meter Stoff. Ist das Budget knapp, verhüllen Sie eine Wand richtig und lassen drei in Ruhe.</p>
<h2>Hohe Haken</h2>
<p>Das Auge hält die Oberkante des Stoffs für die Höhe des Raums. Also beginnt er an der Decke, höchstens einen Zentimeter darunter, und die Schiene verschwindet hinter der ersten Falte. Zwanzig Zentimeter nackte Wand darüber sind der häufigste Fehler, und sie kosten dreißig Zentimeter Raum.</p>
<p>Kaum ein Haus lässt Sie in die Decke schrauben. Unsere Gestelle stehen auf Stahlplatten von 16 Kilo am Boden, eine alle zweieinhalb Meter, und drücken mit ausziehbaren Stangen eine Schiene nach oben. Am Gebäude selbst wird nichts befestigt. Wo die Decke abgehängt ist, hängen Sie nie etwas an ihr Raster: Eine Platte trägt etwa so viel wie ein Pfund Mehl.</p>
<p>Unten endet der Stoff einen Fingerbreit über dem Boden. Länger, und er liegt im Staub und bringt Kellner zu Fall. Kürzer, und er sieht aus wie eine Hose nach dem Wachstumsschub.</p>
<h2>Keine Bögen</h2>
<p>Ein Bogen ist Stoff, der unter der Decke durchhängt. An der tiefsten Stelle braucht er 45 Zentimeter, und ein Raum von 2,40 Metern hat keine 45 Zentimeter zu verschenken. Alles über den Köpfen macht den Raum niedriger, ob Stoff, Ballons oder eine Wolke aus Papierlampions. Ist die Decke selbst hässlich, verdecken Sie sie nicht. Machen Sie es über Kopfhöhe so dunkel, dass niemand hinsieht:</p>
<ul>
<li>schalten Sie das Deckenlicht aus, alles, und lassen Sie sich zeigen, mit welchem Schalter das geht;</li>
<li>stellen Sie kleine Lampen hinter den Stoff auf den Boden, alle anderthalb Meter eine, die mit einem Drittel ihrer Kraft nach oben strahlt;</li>
<li>halten Sie die Kerzen auf den Tischen niedrig, unter 25 Zentimetern, damit das Licht bei den Gesichtern endet.</li>
</ul>
<p>Auch senkrechte Linien helfen: alle dreieinhalb Meter eine schmale Bahn in einer zweiten Farbe, oder Ranken, die von der Schiene herunterlaufen. Ein hohes Ding in einem niedrigen Raum ist besser als zehn halbhohe. Ein einzelnes Gesteck, das kurz vor der Decke aufhört, sagt, dass darüber noch Platz ist.</p>
<h2>Feuer, Ausgänge, Luft</h2>
<p>Vor alldem drei Prüfungen. Der Stoff braucht einen Nachweis, dass er schwer entflammbar ist, und das Haus will eine Kopie. Die Schilder über den Ausgängen bleiben von jedem Platz aus sichtbar; danach richtet sich, wo die Bahnen sich teilen. Und nichts kommt einem Sprinkler näher als 45 Zentimeter. In einem Raum von 2,54 Metern heißt das: Stoff an den Wänden geht, Stoff in der Mitte nicht. Zufällig sieht der gute Geschmack es genauso.</p>
<h2>Ein Saal von 1962</h2>
<p>Im Mai 2022 haben wir einen Rathaussaal eingekleidet, mit braunem Holz bis zur Schulter und einer Decke aus Platten, für eine Hochzeit mit neunzig Gästen. Das Braun verschwand hinter 80 Metern elfenbeinfarbenem Voile. Die Decke ließen wir in Ruhe. Es gab eine einzige Girlande aus Rosen, an der Stirnwand, auf 2,39 Metern, und dreißig Lampen am Boden.</p>
<blockquote><p>„Meine Tochter wollte wissen, wann sie das Dach angehoben haben.“</p></blockquote>
<p>Zu viert brauchten wir sechs Stunden hinauf und zwei herunter. Der Stoff passt in fünf Säcke, und um ein Uhr nachts war der Saal wieder braun.</p>
<p>Ein Bild Ihres Raums und seine Höhe genügen für den Anfang; <a href="/contact">schicken Sie uns beides</a>. Für Stoffe sind drei bis sechs Monate Vorlauf gut, und was sonst noch in der Werkstatt steht, zeigt die Seite über <a href="/services/decoration">Dekoration</a>.</p>
`;
