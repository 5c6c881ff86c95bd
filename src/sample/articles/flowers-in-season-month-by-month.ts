/** The post “Flowers in season, month by month”, as HTML. */
export const article = `
<p>You can have a peony in December. It comes from the other end of the world in a box with ice, costs about nine dollars a stem, and opens on the day after the party. You can also have a hellebore, which grew thirty miles away, costs a third of that, and looks as if it had wanted to come. Our florists keep a list on the wall of the workshop: what grows when, what it is good for, and what only flies in.</p>
<p>The list is for a temperate climate with cold winters. Farther south everything is about a month earlier.</p>
<h2>January to March</h2>
<ul>
<li><strong>January:</strong> hellebores, snowdrops, witch hazel branches, ivy and every kind of evergreen. Few flowers, so use branches: five of witch hazel in a tall vase fill a corner for sixty dollars.</li>
<li><strong>February:</strong> the first tulips and hyacinths from greenhouses nearby, anemones, pussy willow.</li>
<li><strong>March:</strong> daffodils, ranunculus, muscari, quince and forsythia. What flies in during March: roses that deserve the name, and anything you would call a garden rose. If you want a round, full flower, take ranunculus. Forty of them make a bouquet, and nobody asks for roses.</li>
</ul>
<h2>April to June</h2>
<ul>
<li><strong>April:</strong> tulips of all sorts, fritillaries, cherry and apple blossom. Blossom falls within two days in a warm room: hang it in the morning.</li>
<li><strong>May:</strong> lilac, lily of the valley, sweet peas, and in the last ten days peonies.</li>
<li><strong>June:</strong> peonies until the 20th or so, garden roses, foxgloves, delphinium, the best month and the busiest. Order in January.</li>
</ul>
<p>The season for peonies is five weeks long and moves with the weather by up to twelve days. Whoever promises them for a certain Saturday promises the weather. We write the second choice into the offer, at the same price; two years out of five it is what stands on the table.</p>
<h2>July to September</h2>
<ul>
<li><strong>July:</strong> roses again, hydrangeas, sweet peas, lavender, grasses. Flowers for hot days need water they can stand in. A garland without it has about four hours.</li>
<li><strong>August:</strong> dahlias begin, sunflowers, zinnias, cosmos, herbs. Mint between flowers keeps wasps busy elsewhere, or so our head florist says. It smells of summer in any case.</li>
<li><strong>September:</strong> dahlias at their height, asters, the first rose hips, vines that turn. In our view the most generous month: for the same money a table has a third more on it than in June.</li>
</ul>
<h2>October to December</h2>
<ul>
<li><strong>October:</strong> chrysanthemums, and do not laugh: the large, loose, copper-colored ones have little to do with the pot by the gas station. Dahlias until the first frost, which comes between the 8th and the 25th.</li>
<li><strong>November:</strong> berries, seed heads, dried hydrangeas, oak and beech. Buy the light instead: candles cost less than flowers now, and there are more hours for them.</li>
<li><strong>December:</strong> amaryllis, hellebores, fir, holly, and paperwhites in bowls. One amaryllis per place, in a glass, does more than a garland.</li>
</ul>
<h2>What to ask your florist</h2>
<p>Bring the date, two colors and one flower that you dislike. Then ask three things. What will be in season in that week? What on this sketch has to fly? And what do we do if the field is late? In June 2021 we were told on a Wednesday that the sweet peas for Saturday had been lost to hail. The bride had said in February that she would rather have one good flower than five tired ones. So there was one, white foxglove, three hundred stems of it from a field that the hail had missed. People still ask us for the foxglove wedding.</p>
<p>For most rooms, three to six months ahead is early enough. Flowers that have to be sown for you need more, six to twelve. The page on <a href="/services/decoration">decorations</a> says how we begin, and the <a href="/gallery">gallery</a> shows what was in season when the pictures were taken.</p>
`;
