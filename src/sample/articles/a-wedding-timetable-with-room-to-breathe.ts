/** The post “A wedding timetable with room to breathe”, as HTML. */
export const article = `
<p>Portraits run long and speeches run longer. Neither is a failure of character: eleven relatives have to be found, two of them are at the bar, and somebody’s grandmother will be photographed only from the left. A timetable that allows no time for this is a wish. Ours have thirty spare minutes in them, and hardly anyone can find them.</p>
<h2>Where the thirty minutes are</h2>
<p>Not at the end. Spare time at the end of a day is only a late start for the band. We hide it in four places, under other names:</p>
<ul>
<li><strong>Ten minutes before the ceremony</strong>, printed as “guests are seated.” The invitation says half past three, the string trio knows twenty to four. Nobody has ever noticed, least of all the cousin who arrives at 3:36.</li>
<li><strong>Ten minutes between ceremony and portraits</strong>, printed as “a moment for two.” It is real. The couple sits in a side room with the door shut and something to eat. When the ceremony has run over, they still get five.</li>
<li><strong>Five minutes before dinner</strong>, in which 120 people walk 60 yards. They do it slowly and with glasses.</li>
<li><strong>Five minutes after the main course</strong>, so that plates leave the tables before the next person stands up to speak.</li>
</ul>
<p>Each of these is too small to tempt anyone. A single block of half an hour would be given away by Thursday, to a cousin with a ukulele.</p>
<h2>Why dinner never waits for the photographs</h2>
<p>In 2016 we held a dinner back for twenty-five minutes, because the sky had turned pink and the couple wanted it behind them. They got their picture. They also got a hundred guests on their third glass, a sea bass that had been perfect at seven, and a first speech given to people who were thinking about bread.</p>
<p>Since then there is one fixed point in each of our timetables, and it is the hour when the first plate leaves the kitchen. Everything before it can shrink. A group picture can be dropped or moved to the dance floor. The kitchen cannot: a chef with 120 portions counts backward from one minute, and the lamb does not know about the sunset.</p>
<p>So the photographer gets the sunset another way. We look up when it is, and at a quarter of an hour before, between two courses, the couple slips out for twelve minutes. The guests are eating, which makes it the only part of the evening when no one is missed.</p>
<h2>A day, as printed</h2>
<p>For a ceremony in June with 110 guests and sunset at 8:31, the sheet looked like this:</p>
<ol>
<li>1:00 — photographer arrives; rings, dress, empty room</li>
<li>3:30 — guests are seated</li>
<li>3:40 — ceremony, 28 minutes</li>
<li>4:10 — a moment for two; drinks on the lawn</li>
<li>4:20 — group pictures, eight of them, four minutes each</li>
<li>5:00 — portraits of the couple, within five minutes’ walk</li>
<li>5:45 — the couple joins the party</li>
<li>6:25 — guests walk to dinner</li>
<li>6:30 — first plate</li>
<li>7:15 — two speeches between starter and main course</li>
<li>8:16 — twelve minutes outside</li>
<li>8:45 — two more speeches, then cake</li>
<li>9:30 — first dance</li>
</ol>
<p>Eight group pictures is a deliberate number. At four minutes each they fill half an hour, and one person with a list and a loud voice, preferably an aunt, keeps them there. Twenty group pictures would take until twenty to six, and the couple would see the lawn when it is empty.</p>
<h2>Who reads it</h2>
<p>There are three versions. Guests get five lines on a card. Suppliers get two pages, with telephone numbers. The couple gets nothing: on the day we take their copy away at breakfast, and they find that they do not need it. Before it is printed at all, somebody from our team has walked through the empty rooms with a watch, carrying a tray, because 60 yards with a tray takes 70 seconds and with a wedding dress about three minutes.</p>
<p>What the rest of the planning looks like, month by month, is on our <a href="/services/wedding">wedding page</a>; the pictures taken in those twelve minutes are in the <a href="/gallery">gallery</a>.</p>
`;
