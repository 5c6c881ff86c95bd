/** The post “A party for someone who hates parties”, as HTML. */
export const article = `
<p>“Please, no fuss” is said by two kinds of people. The first would like to be persuaded. The second means it, and has spent the last three birthdays smiling in a doorway with a drink they did not want. If you are planning for the second kind, it can be done: small, early and with a way out.</p>
<h2>Ask one question</h2>
<p>Not “what would you like?” To that the answer is “nothing.” Ask instead: <em>what was the last evening with people that you enjoyed?</em> Then write down the details, because they are the plan. A surgeon told us about a supper in a kitchen after a canceled flight, six people, omelets, everybody gone by ten. We gave her that for her fortieth, with the same six, and a menu that consisted of eggs.</p>
<p>And do not make it a surprise. For someone who likes to know where the exits are, a dark room full of shouting friends is not a present. They may choose not to know the menu.</p>
<h2>Small</h2>
<p>Eight is the number at which a table still has one conversation. At nine it has two, and at twelve there is a corner where nobody is talking to the person you are celebrating, who notices. So six to eight, and each of them someone the guest of honor would call without a reason. Obligations can be met another day, with coffee, two at a time.</p>
<p>Make one thing the center of the evening that is not the birthday: a walk with a thermos, a film in a small cinema after hours, a cook who lets them help, a long table with a jigsaw of a thousand pieces. People who hate parties often do not mind company. They mind standing in it without a task.</p>
<h2>Early</h2>
<p>Begin at five, or at noon. An evening that starts at eight has to be dreaded from eight in the morning, and by then the host has ironed a tablecloth twice. Early parties have an end that needs no excuse: it gets dark, the last train goes, the babysitter waits. Two and a half hours are plenty. Print the end on the invitation. It is the line that the guest of honor reads first.</p>
<h2>With a way out</h2>
<ul>
<li><strong>A room to be alone in</strong>, with a light on and a door that shuts. Tell them where it is beforehand. Most never use it; it works by being there.</li>
<li><strong>A job that takes them away.</strong> Somebody has to look after the fire, the dog, the record player. It should be theirs.</li>
<li><strong>A friend who knows.</strong> One of the eight is told that a hand on the back of a chair means: take over for a while.</li>
<li><strong>No speech, no song, no opening of presents.</strong> If someone must say something, one sentence with a glass in hand, and then soup.</li>
</ul>
<blockquote><p>“I left my own birthday for twenty minutes and came back because I wanted to.”</p></blockquote>
<p>That is from Walter, who turned sixty last fall. He had agreed to seven guests and a pot of stew. At half past six he went to walk the dog, which did not need it. Nobody asked, the bread was passed, and when he came back his brother moved over on the bench and went on with the story. He stayed until the end, which was at nine.</p>
<h2>What we do at such a party</h2>
<p>Very little that can be seen. Somebody cooks, somebody carries, and both are gone before coffee. The flowers are from the market and stand in jars. The lamps are the ones that were there, with weaker bulbs. A planner is worth the money for another reason: nobody who lives in the house has to host, so the person who hates parties does not have to watch someone they love run back and forth to the kitchen on their account.</p>
<p>There is more about small birthdays on our <a href="/services/birthday">birthday page</a>. If you would like to describe somebody to us, <a href="/contact">write</a>; we do not need the number of candles, only the last good evening.</p>
`;
