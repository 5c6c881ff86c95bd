/** The post “How many candles does a room need?”, as HTML. */
export const article = `
<p>More than you think, and fewer than the pictures you saved. Those pictures are taken with a long exposure, in which thirty flames look like a hundred, and the faces behind them are not trying to read a menu. In our workshop there are 1,400 candle holders. We have never used more than 900 in one room, and in most rooms 200 do very well.</p>
<h2>The sum for a table</h2>
<p>A candle gives about as much light as its name says: one foot-candle, at one foot. A plate wants at least that much, and a face across the table a little more. With white cloth and glasses, which hand the light on, it comes to this:</p>
<ul>
<li><strong>Long table:</strong> one flame for every seven inches. An eight-foot table for eight has fourteen: four tapers above eye level, ten small ones low among the flowers.</li>
<li><strong>Round table, five feet, eight seats:</strong> nine flames. Three tall ones in the middle, six low ones in a ring of thirty inches.</li>
<li><strong>Dark cloth:</strong> a third more. Velvet in deep plum looks wonderful and returns nothing.</li>
<li><strong>A small table for two:</strong> three. Two look like a restaurant.</li>
</ul>
<p>Keep every flame either below ten inches or above twenty. Between these is the height at which people look at each other, and nobody wants to talk around a fire.</p>
<h2>What the ceiling does</h2>
<p>Up to nine feet, candles alone can light a room, because the ceiling sends a good part of it back. Between nine and fourteen they light the tables, and the walls go dark, so we put lanterns at the foot of the walls, one every six feet. Above fourteen feet you see a black sky over bright islands. That can be lovely in a barn. In a ballroom it looks as if the power had failed, and we add lamps on the walls, dimmed to a tenth.</p>
<p>There is a test that costs nothing. The evening before, close the curtains, light one finished table and stand in the far corner. If you can tell who is sitting there, it is enough.</p>
<h2>How long they last</h2>
<p>A taper of ten inches burns seven hours, without a draft. In a draft it burns three and drips. A tealight says four hours on the box and means three and a half, so tealights lit at six are out during the speeches; we use the eight-hour kind and throw away the rest. Pillars three inches wide last longer than any party, but look like nothing in their first half hour, so we burn them in the day before.</p>
<p>Lighting is work. Two people with long lighters need 35 minutes for 300 wicks, trimmed to a quarter of an inch beforehand. They begin at the far end and finish at the door, and the guests come in two minutes later. At a wedding in October 2020 we began at the door. The bride’s grandfather, who came early, followed the flames down the hall and blew out eleven of them, thinking it was part of the evening.</p>
<h2>House rules</h2>
<p>About half of our venues allow open flames, a third only behind glass, the rest none at all. Ask for the rule in writing, and then add your own:</p>
<ul>
<li>behind glass, the flame ends an inch below the rim;</li>
<li>three feet between any flame and cloth that hangs;</li>
<li>no candles on the way to the restroom, at the height of a sleeve or of a child;</li>
<li>one of us for every 150 flames, who does nothing else, and an extinguisher that is not behind the flowers.</li>
</ul>
<p>Where no flames are allowed, use electric ones and spend money on them. The good kind has a moving wick and a light of 1,800 kelvin. Mix the heights, put real wax around them and keep them a yard away from noses. A fire officer once asked us to put ours out. We took it as a review.</p>
<p>How a room of candles looks an hour before the guests is in the <a href="/gallery">gallery</a>. If you would like to see a sample table for your own room, that is how all of our <a href="/services/decoration">decoration work</a> begins; three to six months ahead is a good time to ask.</p>
`;
