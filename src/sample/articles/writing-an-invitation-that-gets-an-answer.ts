/** The post “Writing an invitation that gets an answer”, as HTML. */
export const article = `
<p>People do not ignore invitations. They put them on the refrigerator, mean to answer tonight, and find them in October behind the dentist. Whether an answer comes is decided by how little there is to think about. An invitation that gets one has one date, one address and one question.</p>
<p>We have sent out about 31,000 of them in ten years and counted what came back. With the changes below, the share that had answered by the date on the card went from 61 to 88 percent. The paper was the same.</p>
<h2>One date</h2>
<p>Write the day of the week, the day, and the hour at which something begins: “Saturday, June 14, at four in the afternoon.” The day of the week is not decoration. It lets the reader check for a mistake, and every twentieth draft we see has one.</p>
<p>Say when it ends, too, or at least how. “Dinner and dancing until one” tells a babysitter more than “evening reception.” For a corporate event the end is what people look for first, since it decides which train they book.</p>
<h2>One address</h2>
<p>Street, number and town, as a map would like to have it. If the venue has a name that a map does not know, the address comes first. If ceremony and dinner are in two places, say on the card how one gets from one to the other and who drives. “Transport is provided” leads to forty calls. “A bus waits at the church at 4:45 and takes you back at midnight and at one” leads to none.</p>
<h2>One question</h2>
<p>The question is: will you come? Everything else can wait until somebody has said yes. We have seen reply cards with eleven fields: meal, allergies, song request, hotel, shuttle, brunch. Each field costs about three percent of the answers, because whoever does not know the answer to one puts the card aside.</p>
<ul>
<li>Print the names on the reply yourself. Nobody then adds a person, and nobody forgets to sign.</li>
<li>Give a day by which to answer, not “as soon as possible.” Five weeks ahead for a wedding, two for a dinner. A Sunday is best: it is when such things get done.</li>
<li>Offer one way to answer, and make it short. A stamped card, or a telephone number with a name, or an address on the web that fits on one line. Two ways are fewer answers than one.</li>
<li>Ask about food in the second message, to those who come. They answer within a day, since it is about their dinner.</li>
</ul>
<h2>When to send it</h2>
<p>For a wedding, a note with the date nine months ahead, when people have to travel, and the invitation itself ten weeks ahead. For a birthday, five weeks. For a conference, a line with date and place as soon as the contract is signed, the program three months ahead, and a reminder that says something new. “Only three weeks to go” is not new. “The second talk is now about tunnels” is.</p>
<h2>When nobody answers</h2>
<p>There will be some. On the Monday after the date, somebody telephones, and it should not be the couple. Ours says the same sentence each time: “I am doing the seating plan, and I would like to give you a good chair.” It sounds like a favor because it is one. Of the last hundred calls, 94 ended with a yes or a no; four went to voice mail, and two to a neighbor who was better informed than we were.</p>
<blockquote><p>“I had not answered because I was ashamed of answering late.”</p></blockquote>
<p>A colleague of the groom said that, in the sixth week. It is the commonest reason there is. So the call comes early, it is friendly, and the late are never told how late.</p>
<p>Invitations and replies are part of what we do for <a href="/services/wedding">weddings</a> and <a href="/services/birthday">birthdays</a>. If you have a draft, <a href="/contact">send it to us</a>. We will cross out two lines and check the day of the week.</p>
`;
