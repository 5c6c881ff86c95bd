/** The post “Speeches: who, when and how long”, as HTML. */
export const article = `
<p>Four minutes is longer than it sounds. Read aloud, at the speed of someone who is moved, it is 480 words, a page and a half. We have timed 212 speeches at weddings. The best ones took between three and five minutes, the longest took 26, and the person who gave it told us afterward that it had been about six.</p>
<h2>Who</h2>
<p>Three or four people, not more. The number matters less for the clock than for the listening: after the fourth, a table applauds without having heard. Traditionally it is a parent, the couple and a friend of each. You may choose otherwise. Choose people who know one of you well and are glad about the other, and ask them in person, at least eight weeks ahead. Somebody who is asked in the week of the wedding will write on the train.</p>
<p>Tell each of them who else speaks and about what. In 2017 we had three speeches with the story of the same broken-down bus. By the third, the guests joined in. It was charming, once.</p>
<p>Whoever was not asked and would like to speak should have another place for it: the rehearsal dinner, the breakfast, a toast with a raised glass and two sentences. And there should be somebody, usually one of us, who knows how to say so.</p>
<h2>When</h2>
<p>Between courses, never before food, and never all at once. This is the order that has worked best for us:</p>
<ol>
<li>A welcome of one minute by the hosts, standing, before the starter.</li>
<li>Two speeches after the starter. The room is fed, awake and on its first glass.</li>
<li>One or two after the main course, the funniest last.</li>
<li>The couple’s thanks before the cake, two minutes, together.</li>
</ol>
<p>The kitchen has to know. A chef who is told “about seven” puts the lamb in for seven. One who is told “when the second speaker has sat down, and we will come and say so” lets it rest. One of us stands at the kitchen door during each speech, and has learned to recognize a last paragraph.</p>
<h2>How long</h2>
<p>Tell speakers three minutes and they will prepare five. Tell them five and they will prepare nine. So we say three. We also send a sheet with four lines on it, which has saved more evenings than any microphone:</p>
<ul>
<li>Say who you are. Half of the room does not know.</li>
<li>Tell one story, with a day and a place in it. Not three.</li>
<li>Say something kind to the one you know less well.</li>
<li>End with the glass: “To Nora and Ben.” Then sit down, even if it was going well.</li>
</ul>
<p>Read it aloud to a friend with a watch. Print it in 16 point, on cards, not on a phone: a phone goes dark at the pause where everybody laughs.</p>
<h2>The microphone</h2>
<p>Above forty guests you need one, also if the speaker has a voice. The people at the last table will not call out that they hear nothing; they will begin a conversation. A microphone on a stand leaves both hands for the cards, and somebody has to set its height between two speakers. Test it with the room half full, because people in a room swallow sound: what is loud at four o’clock is just right at eight.</p>
<blockquote><p>“My father had never spoken in public. He said four sentences, and the third one I will keep.”</p></blockquote>
<p>The father was a beekeeper. He had asked us whether he could write instead, and we had said yes, of course. Then he stood up all the same, between starter and main course, with one card. It took 50 seconds. We have the time because we always do; the photographer has the picture because he knew from the sheet that something might happen.</p>
<p>That is why photographs and timetable are made by the same house here. There is more about it on the pages about <a href="/services/photography">photography and video</a> and <a href="/services/wedding">weddings</a>.</p>
`;
