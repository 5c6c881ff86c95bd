/** The post “Stage height, and other sums”, as HTML. */
export const article = `
<p>At most conferences the first row sees everything, the sixth row sees a face, and the last row sees hair. This is not bad luck. It is a sum that nobody did, and it takes two minutes with a pencil. What follows is the sheet that our stage crew uses. It is meant for flat floors, which is to say for nearly every ballroom there is.</p>
<h2>Stage height</h2>
<p>Someone sitting has their eyes 47 inches above the floor. The head in front of them is about five inches higher than their eyes. Set the rows so that the chairs are staggered, and each guest looks between the two heads in front, over the head in the second row, which with rows of three feet is six feet away. So the line of sight climbs five inches in six feet.</p>
<p>Follow that line to the stage. It reaches a speaker whose chin is 58 inches above the boards. From there:</p>
<blockquote><p>Stage height in inches = distance of the last row in feet × 0.83 − 11</p></blockquote>
<ul>
<li>Last row at 30 feet: 14 inches. Take the 16-inch stage.</li>
<li>At 40 feet: 22 inches. Take 24.</li>
<li>At 50 feet: 31 inches. Take 32.</li>
<li>At 60 feet: 39 inches. Take 40, or bring in a screen with the speaker’s face.</li>
</ul>
<p>If the chairs stand in straight columns, everybody looks over the very next head, the line climbs twice as fast, and at 40 feet you need 56 inches of stage, which no one wants to climb. Staggering costs nothing but half a chair’s width in every second row. Ask for it. It is never the default.</p>
<h2>The armchairs</h2>
<p>Two armchairs look friendly in a drawing. Whoever sits in one has their chin 40 inches above the boards instead of 58, so that a stage that was right for the keynote is a foot and a half too low for the talk after it. In 2018 we had a panel of four on low sofas, and from row seven on it was a radio play.</p>
<p>There are three ways out: a platform of 16 inches on the stage, under the chairs; stools with a seat at 30 inches, on which chins are at 52; or a camera and the screen. For anything longer than twenty minutes we take the platform. People on stools begin to look for their feet.</p>
<h2>The screen</h2>
<p>Its height is the distance of the last row divided by six, where slides are to be read: 60 feet make ten. Divided by eight where only pictures are shown. The first row should sit two screen heights away at least, or the people in it will watch the conference like planes.</p>
<p>Now the lower edge. It must lie above the same line of sight, at the stage. With the last row at 60 feet, the line is at 97 inches. An edge just above eight feet and a screen of ten make more than eighteen feet of ceiling, and this is where most ballrooms say no. Then there are two smaller screens to the sides, or a second pair halfway down the room. Better to hear it from the sum in March than from row twenty in June.</p>
<h2>Some shorter ones</h2>
<ul>
<li><strong>Steps:</strong> seven inches each at most. A 32-inch stage has five, with a rail and a strip of light, since speakers look at the audience when they leave.</li>
<li><strong>Lectern:</strong> 45 inches. For anyone below five foot three, a box of six inches behind it, painted black and put there before they ask.</li>
<li><strong>Seats:</strong> ten square feet a person, aisles included. A hall of 60 by 50 feet with a stage of 12 by 32 and eight feet before it holds about 200, not the 300 of the brochure.</li>
<li><strong>Aisles:</strong> five feet, and one at both ends of every fourteen chairs, so that nobody passes more than six pairs of knees.</li>
</ul>
<h2>Sit in the last row</h2>
<p>When it is all built, one of us sits down in the worst seat of the hall, and another stands on the stage and holds up a page of the program at chin height. If the one in the last row can see it, the guests can see a face. We have moved a stage of four tons by two feet after this, at eleven at night. It was worth it, and the client asked in the morning why everything looked so obvious.</p>
<p>Stage, sound and light belong to our <a href="/services/corporate">corporate events</a>. <a href="/contact">Send us a floor plan</a>, and we do the sums before you sign for the room.</p>
`;
