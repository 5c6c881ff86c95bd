/** The post “Ten guests, ten candles, one cake”, as HTML. */
export const article = `
<p>The simplest birthday we plan takes place at home, around the table that is there, and has no theme. It does not need one. It has ten guests, ten candles, one cake and an order in which things happen. We have done it for a ninth birthday and for a ninety-first, and the list was the same but for the chairs.</p>
<h2>Why ten</h2>
<p>Ten people fit around two ordinary tables pushed together, seven feet by three, with elbows. They fit into one conversation and a half. One pot is enough for them, and one oven, and the plates in the cupboard. The eleventh guest is the one for whom you rent chairs. If the list says fourteen, ask four of them for coffee the next day. The cake will still be there, and so will you.</p>
<p>The ten candles have nothing to do with an age. They stand on the table, not on the cake: ten flames are what seven feet of table want, when the lamp above is off.</p>
<h2>The week before</h2>
<ol>
<li><strong>Monday:</strong> telephone the ten. An invitation by voice takes four minutes and gets its answer at once. Ask what they do not eat.</li>
<li><strong>Wednesday:</strong> count forks, glasses and chairs. Borrow what is missing from the guest who lives nearest. It makes them come early and help.</li>
<li><strong>Thursday:</strong> decide where the coats go. Ten coats are four feet of rail, or one bed.</li>
<li><strong>Friday:</strong> bake, or fetch, the cake. Most cakes are better on the second day. Buy three bunches of one flower, not one bunch of three.</li>
<li><strong>Saturday morning:</strong> set the table, close the door to the room and leave it alone.</li>
</ol>
<h2>One dish and one cake</h2>
<p>Choose something that can stand. A stew, a lasagna, a large fish that is eaten lukewarm with potatoes: whatever does not ask the cook to leave the table. Two quarts of anything with sauce make ten portions. Bread, a bowl of salad, cheese for those who are still hungry. That is all, and people will ask you for the recipe, which they never do after six courses.</p>
<p>The cake is cut at the table by the person it is for. A round one of ten inches gives twelve pieces, ten and two for whoever comes back. We like a plain one with one good thing on it, such as plums or lemon, and candles only if somebody wishes to blow. There is a moment of dark before it comes in, so put someone by the switch and tell them when.</p>
<h2>What makes it a party</h2>
<p>Four things, none of which can be bought:</p>
<ul>
<li>The room is darker than usual, the table lighter. Turn off the ceiling lamp before the bell rings the first time.</li>
<li>There are names on the plates, in handwriting. People stop hovering and sit down.</li>
<li>Each guest has been asked to bring one thing that fits in a pocket and has to do with the guest of honor: a ticket, a recipe, a photograph. After the main course they go around. It takes forty minutes and replaces the speeches.</li>
<li>Somebody else does the dishes, or nobody does until the next day.</li>
</ul>
<blockquote><p>“My brother had kept the bus ticket from 1974. I did not know he kept anything.”</p></blockquote>
<p>She was seventy-four, there were ten of us counting the cook, and the ticket is framed now. We had planned the pockets and the light. The rest came on its own.</p>
<h2>If you want help with it</h2>
<p>For an evening of this size you do not need us. If the kitchen is small or the hosts would like to sit, we send a cook and one pair of hands, who come at three and leave at nine with the dirty plates. We visit beforehand to look at the oven, the fuses and the parking, as we do for three hundred; it takes twenty minutes. More is on the page about <a href="/services/birthday">birthdays</a>, and a few such tables are in the <a href="/gallery">gallery</a>. The one with the plum cake had nine guests. The tenth had a cold, and got two slices in the mail.</p>
`;
