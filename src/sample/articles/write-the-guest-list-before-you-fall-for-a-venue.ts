/** The post “Write the guest list before you fall for a venue”, as HTML. */
export const article = `
<p>The most expensive sentence in planning is “we will squeeze them in.” It is usually said in a doorway, in front of a view, with the venue manager standing two steps away. The room holds eighty. The list, which does not exist yet, holds about eighty. Four months later it holds 112, and somebody is pricing a tent for the cousins.</p>
<p>So we ask for names before we show anybody a room. Not a number: names, in rows, with a column for partners. It takes two evenings and at least one argument, and it saves more money than anything we do later.</p>
<h2>How to count honestly</h2>
<p>Open a sheet and make three columns. In the first go the people without whom you would move the date. In the second, the people you would be sorry to miss. In the third, those you feel you ought to ask. Write all of them down before you take anyone out; a list that is edited while it grows is never finished.</p>
<p>Then count seats, not invitations:</p>
<ul>
<li>A couple is two, and a family of four is four, even when the youngest is ten months old. A stroller takes the room of a chair.</li>
<li>The two of you are two. About one list in five forgets this.</li>
<li>Photographers, the band and your planner eat as well. Allow six to ten meals in a room nearby, and say so to the caterer early.</li>
<li>Of people who live within an hour’s drive, expect nine in ten to come. Of those who need a flight, six in ten. On a holiday weekend, take one off each.</li>
</ul>
<p>Work it through with real figures. Ninety nearby and forty from far away make 81 and 24, so 105 guests. That is the number to take to a venue, with a second one beside it: 130, in case everybody says yes. If the room cannot hold the second number at all, you are betting on somebody’s bad luck.</p>
<h2>What to do about plus-ones</h2>
<p>One rule for everybody, written down before the first envelope is addressed. Ours is a suggestion, and couples change it freely: partners by name when they live together or are engaged, a plus-one for anyone who would otherwise know fewer than three people in the room, and no other exceptions. The last four words do the work. A rule with one exception is a negotiation with thirty guests.</p>
<p>Put the partner’s name on the envelope. “And guest” invites a question, and the question arrives on a Sunday night.</p>
<blockquote><p>“We thought we were 90. Then we wrote down the names, and my mother had 46 of her own.”</p></blockquote>
<p>That was Dana, in the spring of 2021, with a deposit form for an 80-seat barn on the table. She did not sign it. The barn hosts a rehearsal dinner for her instead, and the wedding went to a hall eleven minutes farther down the road that holds 140. It costs nine dollars less per head, because nobody had to be squeezed.</p>
<h2>When to stop</h2>
<p>A list has to close, or the seating plan never opens. We set three dates and put them in everyone’s calendar:</p>
<ol>
<li><strong>Twelve months ahead</strong>, the first two columns are final. This is the count that venues see. Weddings with us are booked 12–18 months ahead, so it is also the week in which the search begins.</li>
<li><strong>Four months ahead</strong>, the third column is read once more, aloud. Anyone neither of you has spoken to in two years stays there.</li>
<li><strong>Five weeks ahead</strong>, the list is closed. A late yes gets a chair if a no has left one.</li>
</ol>
<p>There will be one person you forgot. There always is, and a well-planned room has a place for them: we draw every plan with two spare seats near a door, under the names of A. and B. Nobody has ever asked who they are.</p>
<p>If you have half a list and no idea about rooms, bring it anyway. The page on <a href="/services/wedding">how we plan weddings</a> says what happens next, and a <a href="/contact">first conversation</a> costs nothing.</p>
`;
