/** The post “Coffee at a conference”, as HTML. */
export const article = `
<p>The program of a conference is printed months ahead, and its most important part is the line that says “break.” We have counted for six years. In the first break people look for the restroom and their phones. In the second they talk to somebody they did not know. If the second break is short, late or without coffee, the conference has been a series of lectures.</p>
<h2>Why the second one matters more than the keynote</h2>
<p>By eleven in the morning everybody has heard two talks and has an opinion. They have also sat for ninety minutes. Put a cup in their hand at that moment and thirty minutes in front of them, and they will do what they came for. Put the break at 11:40, after a talk that ran over, and they will do their mail.</p>
<p>So it is the one point of the day that we do not let slide. When a speaker runs over, the next talk gets shorter or the lunch begins later. Coffee is served at the minute on the sheet, and the doors open by themselves, so to speak: the smell is the moderator’s best friend.</p>
<h2>The sums</h2>
<ul>
<li><strong>How much.</strong> In the morning, nine in ten take a cup and every third comes back: 1.2 cups a head. In the second break 1.0, after lunch 0.8, of which a third is tea. For 200 people that makes 600 cups over the day, or about 37 gallons at eight ounces.</li>
<li><strong>How fast.</strong> One pump pot serves six people a minute, if milk and sugar are somewhere else. A barista with one machine makes one and a half cups a minute. For 200 guests within eight minutes you need 25 cups a minute: four pots, and the barista as a treat beside them, never instead.</li>
<li><strong>Where.</strong> Tables open from both sides, at least eight feet from any door. Cups at the beginning, coffee in the middle, and milk and sugar on a table of their own six feet farther on. If milk stands beside the pot, each person blocks it for eleven seconds while they think.</li>
<li><strong>Where to put it down.</strong> One high table for every ten people. A guest with a cup, a saucer, a cookie and a bag has no hand left for another guest.</li>
</ul>
<h2>What to serve</h2>
<p>Filter coffee, brewed within the last half hour, in pots that are emptied rather than topped up. Coffee that has stood for two hours at 180 degrees is what people mean by conference coffee. Good tea, which is to say loose or in proper bags, with water that boils. A jug of cold water at both ends: it is the item that runs out first, from May to September.</p>
<p>To eat, something that takes two bites and leaves no crumbs on a dark jacket. In the morning, small croissants. At eleven, fruit and nuts, since lunch is near. At three, when the room is at its lowest, something with butter and salt. Label what has nuts in it, in letters that can be read with a cup in hand.</p>
<h2>A day on which it went wrong</h2>
<p>In 2018, at a conference for 180 engineers, the venue moved our coffee one floor down, because of a reception. The stairs took two minutes each way, the break had twenty, and the elevator held eight. At the end of it, 60 people were still waiting for a cup and the next speaker was on stage with a half-empty room. We opened the doors again, sent word that the talk would begin ten minutes later, and carried six pots up by hand.</p>
<blockquote><p>“Whoever carried that pot up the stairs should have given the keynote.”</p></blockquote>
<p>It stood on eleven of the feedback forms in almost the same words. Since then the site visit includes a walk with a stopwatch, from the middle seat of the hall to the coffee and back.</p>
<h2>Before you sign the menu</h2>
<p>Three questions to the venue are enough. How many pots are there, and when are they brewed? Is the coffee on the same floor as the room? And who fills up at five to eleven, while everybody who works there is setting the tables for lunch? The last one is usually answered with a smile. Ask for a name.</p>
<p>Catering contracts are part of what one producer looks after at our <a href="/services/corporate">corporate events</a>, together with the stage, the badges and the number at the bottom of the invoice.</p>
`;
