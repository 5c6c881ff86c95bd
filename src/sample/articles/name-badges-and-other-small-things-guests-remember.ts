/** The post “Name badges and other small things guests remember”, as HTML. */
export const article = `
<p>A week after every conference we ask forty participants what they remember. Nobody recalls the third keynote. They recall the line at the door, the coffee, and whether their name was spelled right. Since 2018 the answers have hardly changed, so we check six small things before the doors open, in the same order each time.</p>
<h2>The days before</h2>
<h3>1. The name, at six feet</h3>
<p>A badge is read by someone who is walking toward you and has forgotten who you are. That person is about six feet away and does not want to be seen looking down. First name in 36 point at least, family name in 20, company below. Print on both sides, because badges turn around; it is a law of lanyards. And let people choose the first name themselves when they register. Dr. Elizabeth Harrow-Jones has been Betsy to everyone in the room for twenty years.</p>
<h3>2. Spelling</h3>
<p>We print from what people typed themselves, never from a list that somebody retyped. Then two of us read it aloud, one with the list and one with the badges: 400 names take fifty minutes. At the last conference we found eleven mistakes that way, nine of them accents lost between two spreadsheets. There is still a printer at the desk, with someone who can make a new badge in forty seconds, says sorry once, and does not ask whether it matters.</p>
<h2>At the door</h2>
<h3>3. The line</h3>
<p>Most people arrive in the twenty minutes before the first talk, whatever the invitation says. For 400 guests that makes about 250 in twenty minutes, or twelve and a half a minute. One person with sorted badges hands out three a minute, so you need five desks, not two. Split the alphabet by names, not by letters: S and M need a desk almost to themselves, while Q, X and Y can share.</p>
<p>Signs for the letters hang at seven feet, above heads. A sign on the front of a table is read only by the first person in line, who no longer needs it.</p>
<h3>4. Where the coat goes, and the suitcase</h3>
<p>At a one-day event a third of the guests come from the station with luggage. Without a place for it, the suitcases move into the aisles, and the first talk begins with forty of them being lifted over knees. We ask the venue for one room with a door, 60 numbered tags and a student who likes order. It also has to be open ten minutes before the end, which is the part that is forgotten.</p>
<h2>At the desk</h2>
<h3>5. The second question</h3>
<p>The first question is always the restroom. The second is the power outlet, and it comes from people who have three percent left and are too polite to crawl under a table. Put power strips along one wall, mark the seats on the room plan and tell the desk. In a room for 200 we tape down twelve strips with five outlets each, and at four in the afternoon all of them are in use.</p>
<h3>6. The first face</h3>
<blockquote><p>“I had flown in overnight and the woman at the door said: you must be the one from Lisbon, there is soup.”</p></blockquote>
<p>That was a speaker in 2022. There was no trick. Our desk has a sheet with the photographs of the speakers, their arrival times and one line each. Hers said: <em>lands 6:10, will not have eaten.</em> Guests get a smaller version of the same thing: whoever stands at the door has read the list that morning and knows ten companies, the two people in wheelchairs and the one with the surname everybody gets wrong.</p>
<h2>When to check</h2>
<p>All six are checked the day before, at three in the afternoon, by someone who has not organized any of it. They walk in from the street with a suitcase and pretend to be tired. What they find takes an hour to fix at three, and cannot be fixed at all at half past eight.</p>
<p>We do registration and badges as part of <a href="/services/corporate">corporate events</a>, and also for conferences that somebody else has planned. If yours has a line you would like to be shorter, <a href="/contact">tell us the headcount</a>.</p>
`;
