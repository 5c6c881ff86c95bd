/** The post “What a site visit should answer”, as HTML. */
export const article = `
<p>A venue is shown at its best hour, empty, by someone who likes it. All of that is fair. But what you need to know is how it behaves at its worst hour, full, with a caterer in the kitchen and rain on the terrace. We take a tape measure, a phone charger and eleven questions. A visit takes an hour and a quarter, and we do not sign anything in the building.</p>
<h2>Before you go</h2>
<p>Ask for the floor plan with measurements, and go at the time of day when your event would begin. A hall that glows at eleven in the morning can be a dark hall at six in November. Take one person who has not seen the pictures. They notice the smell.</p>
<h2>The eleven questions</h2>
<ol>
<li><strong>How many people have sat here for dinner, with a dance floor?</strong> The number in the brochure is for rows of chairs. With round tables and a floor of 16 by 16 feet, expect about 60 percent of it.</li>
<li><strong>Who else is in the building that day?</strong> We once shared a wall with a drum school that had not been mentioned, because it was not the venue’s business.</li>
<li><strong>From what hour can we be in the room, and by what hour must we be out of it?</strong> In minutes, and in the contract. Four hours of setup and two of clearing are the least for a dressed room with 100 guests.</li>
<li><strong>Where does a truck stop, and how far is it from there?</strong> Walk it. Then ask how wide the narrowest door is. Ours have to take a 34-inch cart.</li>
<li><strong>How much power is there, and where?</strong> A band wants two circuits of 20 amps, a caterer three, coffee for 150 one of its own. Plug your phone into the outlet on the stage and see whether it charges.</li>
<li><strong>What may not hang, burn, stick or be nailed?</strong> House rules decide the decoration. It is better to hear them before anyone draws a garland.</li>
<li><strong>What is loud, and when must it stop?</strong> Ask for the decibels and the clock, and whether a neighbor has ever called. The answer to the last part comes after a short pause.</li>
<li><strong>Where do people go when it rains?</strong> If the answer is a tent, ask where the tent stands, who owns it and by when it has to be ordered.</li>
<li><strong>How does someone in a wheelchair get from the car to the table, and from the table to the restroom?</strong> Go the whole way yourself. “There is a ramp” has meant a board behind the kitchen.</li>
<li><strong>How many restrooms are there?</strong> For 100 guests, four for women, two for men, or six for everyone. Fewer, and the line becomes part of the evening.</li>
<li><strong>Who from the house is here on the night, and what is their cell number?</strong> Not the sales office. The person with the keys.</li>
</ol>
<h2>What to measure yourself</h2>
<p>Ceiling height, in the middle and at the wall. The width of the door from kitchen to room. The distance from the last table to the nearest exit. And the floor: put a glass of water on it. In a boathouse we liked very much, the water stood three-eighths of an inch higher on the lake side, which a cake of four tiers would have noticed.</p>
<p>Take forty photographs, and make half of them ugly: the fuse box, the loading bay, the corner with the fire extinguisher, the carpet. The venue’s own pictures show you the rest.</p>
<h2>The answer that decides</h2>
<p>It is rarely one of the eleven. In 2019 we visited two houses on the same day for a dinner of seventy. The first had the better hall. In the second, the caretaker came along, a Mr. Abbot, who opened a door before we asked and said that the third outlet on the left had never worked and that he brings a cable. We booked the second house. It has had nine of our events since, and he has brought a cable to each.</p>
<p>If you have found a place and would like a second pair of eyes on it, <a href="/contact">write to us</a> with its name. And if you are still counting guests, the <a href="/blog">blog</a> has a post on doing that first.</p>
`;
