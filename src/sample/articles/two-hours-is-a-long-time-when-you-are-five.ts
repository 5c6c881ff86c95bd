/** The post “Two hours is a long time when you are five”, as HTML. */
export const article = `
<p>A children’s party has a beginning, a middle and a wobble at minute ninety. The wobble cannot be avoided. It is made of sugar, of a balloon that was somebody else’s, and of the fact that at five you have been polite for an hour and a half, which is a personal record. What you can do is plan the cake so that it comes before, and the coats so that they come soon after.</p>
<p>We have run about sixty parties for children of four to seven, all of them two hours long. This is the order that has held.</p>
<h2>The order, in minutes</h2>
<h3>Minutes 0 to 20: arriving</h3>
<p>Children arrive one at a time, and the first one is alone with a room full of balloons. Give them something to do with their hands that can be joined at any moment: a paper crown to stick stones on, a long strip of paper to draw the birthday train on. No music yet. Presents go into a basket by the door, unopened, because unwrapping takes eleven minutes and ten children watch one.</p>
<h3>Minutes 20 to 50: running</h3>
<p>Three games, loudest first, ten minutes each. Games in which nobody is out: a child who is out at minute 24 has an hour and a half to think about it.</p>
<ol>
<li><strong>Islands.</strong> Six blankets on the floor, music, and when it stops everyone has to be on land. Take a blanket away each time. At the end twelve children stand on one, and that is how everybody wins.</li>
<li><strong>The keeper’s keys.</strong> One sits on a chair with eyes shut and a bunch of keys below; the others creep. It is the loudest silence you will hear.</li>
<li><strong>A hunt.</strong> Twelve numbered envelopes, one per child, each with one piece of a picture. Nobody finds more than their own.</li>
</ol>
<h3>Minutes 50 to 80: table and cake</h3>
<p>Food first, and little of it: half a sandwich, four pieces of fruit, water. At this age more is built with than eaten. The cake comes at minute 65 with the lights off. We have tested later. At minute 80 half of the table had left, two were under it, and the song was sung by the parents.</p>
<p>Cut it beforehand, under the candles, or bring a second one in squares. Twelve slices cut by an excited father take nine minutes. Cupcakes take none, and each has its own candle if you like, which answers the question of who may blow.</p>
<h3>Minutes 80 to 100: low and quiet</h3>
<p>Here is the wobble, so make it soft. A story, a shadow play, someone with a guitar who knows four songs. We put a rug in a corner, two feet away from the wall so that shy ones can sit behind the others, and a lamp instead of the ceiling light. Whoever cries is not asked why. They are asked to hold the puppet.</p>
<blockquote><p>“She came home and said the best part was the tent with nobody in it.”</p></blockquote>
<p>The mother who told us that had asked whether the tent was worth the trouble. It is a clotheshorse and a sheet, it has room for two, and at every party somebody spends twenty minutes in it.</p>
<h3>Minutes 100 to 120: going home</h3>
<p>Shoes take ten minutes. Begin at 105, with one more round of something easy by the door, and hand out the small bag only when the coat is buttoned. One thing in it is enough, if it is the crown they made. Write the end on the invitation as clearly as the beginning, and let the first parent in at five to.</p>
<h2>How many children, how many hands</h2>
<p>As many guests as years, and two, is a good number: seven at five. For up to ten children you need two adults who have no other job; for fifteen, three and one by the door. The host is not one of them. Somebody has to take the picture, and whoever takes the picture does not see the juice.</p>
<p>If you would rather watch than count minutes, our page on <a href="/services/birthday">birthdays</a> says what we bring. The order above comes with us, on one sheet, with a column for the wobble.</p>
`;
