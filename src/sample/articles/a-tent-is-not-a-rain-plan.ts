/** The post “A tent is not a rain plan”, as HTML. */
export const article = `
<p>A tent keeps the water off the tables. It does not keep it off the lawn between the car and the tables, off the generator, or off two hundred shoes. In almost ten years of weddings that were meant to be outdoors, 41 of ours met rain. The ones that went well did not have a better tent. They had a decision, an hour for it, and a second room that somebody had already drawn.</p>
<h2>What to decide</h2>
<p>Decide what rain means. “If it rains” is not a condition anyone can act on; a planner needs figures. Ours stand in the plan from the day the venue is signed:</p>
<ul>
<li>a chance of rain above 40 percent for the hour of the ceremony, in the forecast of ten in the morning, moves the ceremony;</li>
<li>gusts above 25 miles an hour move dinner, whether it is wet or not, because glasses fall and candles go out;</li>
<li>thunder within ten miles moves everybody, at once, and nobody is asked.</li>
</ul>
<p>Then decide who says it. One person, named on the sheet, with a deputy. It should not be the bride, who will hope, nor her father, who will look at the sky and remember 1988.</p>
<h2>What to reserve</h2>
<p>The second room has to be yours until the hour in which you let it go. Ask the venue for an option in writing, ours usually cost between 300 and 800 dollars, and treat it as the price of sleeping. Then plan the room as if it were the first choice: a drawing with tables, a place for the band, the light, the flowers. A second room becomes a consolation when the chairs in it are still stacked.</p>
<p>If there is no room and it has to be a tent, it needs four things that are never in the first offer: a floor, sides on at least three edges, gutters where two roofs meet, and a covered way to the kitchen. With these, a tent for 120 costs about twice what the first offer says, and has to be ordered eight weeks ahead in June. The rental firm wants to know by Tuesday. On Tuesday, nobody knows.</p>
<p>Smaller things, which we bring to every outdoor wedding and usually take home dry: sixty clear umbrellas, six pairs of boots in middle sizes, forty towels, a bale of straw for the gateway, and chalk to mark where the puddles will be. They are always where they were the last time.</p>
<h2>By what hour to stop looking</h2>
<p>Moving a ceremony for a hundred people takes us 70 minutes with eight pairs of hands; moving a laid dinner takes three hours. So the last moment is not when the first drop falls. For a ceremony at four and dinner at half past six, the sheet says:</p>
<ol>
<li><strong>The evening before, six o’clock.</strong> Look once. If it is hopeless, move everything now and sleep.</li>
<li><strong>Ten in the morning.</strong> The decision. Both setups are possible until here.</li>
<li><strong>Two in the afternoon.</strong> The last moment for the ceremony alone. After this we do not look anymore, and phones stay in pockets.</li>
</ol>
<p>Between these hours nobody reads a forecast aloud. A wedding at which forty guests hold up forty apps is worse than a wet one.</p>
<h2>What happened in the orchard</h2>
<p>At our very first wedding, in June 2013, it rained until noon. There was no second room; there was a barn with a tractor in it. Celeste had the tractor driven out at nine and swept the floor herself, and at noon it stopped. Dinner was under the trees at seven, as printed. Guests say it was luck. She says the barn was ready, and that it never rains into a barn that has been swept.</p>
<p>We cannot confirm the second part. But since then each of our outdoor plans comes with an indoor one, drawn and priced from the start; the <a href="/services/wedding">wedding page</a> has the rest of how we plan. If your garden has no barn, <a href="/contact">ask us</a> before you ask for tents.</p>
`;
