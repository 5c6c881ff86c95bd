/** The post “Drapery for rooms with low ceilings”, as HTML. */
export const article = `
<p>The pictures that people bring us show cloth falling twenty feet from a chandelier. The room they have rented is a parish hall of eight feet four, with a sprinkler every ten feet and a sign for the emergency exit. Drapery can help such a room a good deal. It has to do the opposite of what it does in the pictures: light cloth, high hooks, no swags.</p>
<h2>Light cloth</h2>
<p>Heavy fabric needs height to fall into folds. On seven feet, velvet hangs like a carpet over a rail. We use voile of about two ounces a square yard, or a thin cotton; both move when a door is opened, and a wall that moves a little seems farther away. In color, stay close to the walls that remain in sight. Bright white beside a cream wall makes the wall look unwashed.</p>
<p>Take plenty of it. For soft folds the cloth should be two and a half times as wide as the wall: a side of forty feet wants a hundred feet of fabric. When the budget is short, cover one wall well and leave three alone.</p>
<h2>High hooks</h2>
<p>The eye takes the top of the cloth for the height of the room. So it begins at the ceiling, at most half an inch below, with the rail hidden behind the first fold. Eight inches of bare wall above it are the most common mistake, and they cost a foot of room.</p>
<p>Hardly any venue lets you screw into the ceiling. Our frames stand on the floor on steel plates of 35 pounds, one every eight feet, and push a rail upward on telescopic posts. Nothing touches the building. Where there is a suspended ceiling, never hang anything from its grid: a panel holds about as much as a pound of flour.</p>
<p>At the floor, the cloth ends a finger’s width above it. Longer, and it lies in the dust and trips waiters. Shorter, and it looks like trousers after a growth spurt.</p>
<h2>No swags</h2>
<p>A swag is a curve of cloth under the ceiling. It needs eighteen inches at its lowest point, and a room of eight feet does not have eighteen inches to give away. Everything overhead lowers the room, whether it is cloth, balloons or a cloud of paper lanterns. If the ceiling itself is ugly, do not cover it. Make the room so dark above head height that nobody looks:</p>
<ul>
<li>turn off the ceiling lights, all of them, and ask for the switch that does it;</li>
<li>put small lamps behind the cloth, on the floor, one every five feet, pointing up at a third of their strength;</li>
<li>keep candles low on the tables, below ten inches, so that the light ends at the faces.</li>
</ul>
<p>Vertical lines help as well: a narrow panel in a second color every twelve feet, or stems of greenery that run down from the rail. One tall thing in a low room is better than ten of medium height. A single arrangement that stops just short of the ceiling says that there is room above it.</p>
<h2>Fire, exits and air</h2>
<p>Before any of it, three checks. The cloth needs a certificate that it is flame-retardant, and the venue wants a copy. The signs over the exits stay visible from every seat, which decides where panels part. And nothing comes closer than eighteen inches below a sprinkler. In a room of eight feet four this means that cloth along the walls is possible and cloth in the middle is not. The rule happens to agree with good taste.</p>
<h2>A hall from 1962</h2>
<p>In May 2022 we dressed a town hall with brown wood to the shoulder and a ceiling of panels, for a wedding of ninety. The brown went behind 260 feet of ivory voile. We left the ceiling alone. There was one garland of roses at the far end, up to seven feet ten, and thirty lamps on the floor.</p>
<blockquote><p>“My daughter asked when they had raised the roof.”</p></blockquote>
<p>Four of us needed six hours to put it up and two to take it down. The cloth fits into five bags, and the hall was brown again at one in the morning.</p>
<p>A picture of your room and its height are enough to begin with; <a href="/contact">send us both</a>. For drapery three to six months ahead is good, and the page on <a href="/services/decoration">decorations</a> shows what else stands in the workshop.</p>
`;
