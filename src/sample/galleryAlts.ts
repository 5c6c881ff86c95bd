/** Alternative texts of the gallery's sample pictures, by name of the photograph. */
export const galleryAlts = {
  'decor-string-lights': 'Warm bulbs on drooping cables at dusk above a table with candles and flowers',
  'corporate-stage': 'Conference stage with a glowing plum screen, lectern, two armchairs and rows of seats',
  'birthday-balloons': 'Balloon garland in blush, plum, ivory and gold on a gold hoop against a warm wall',
  'decor-lanterns': 'Brass lanterns with lit candles and roses along stone steps at dusk',
  'photo-camera': 'Retro camera with a large coated lens and leather strap on a dark wooden table',
  'wedding-bouquet': 'Bouquet of blush and ivory roses, a peony, mauve ranunculus and gypsophila, seen close',
  'corporate-gala': 'Round gala table with white cloth, a lamp, flowers and candles, more tables behind',
  'birthday-cake': 'Ivory cake with plum drip, macarons, berries and lit candles on a gold stand',
  'decor-drapery': 'Ivory and blush drapery tied back under a garland of roses with hanging greenery',
  'photo-album': 'Open photo album on linen with pictures of roses, a set table and candles',
  'wedding-cake': 'Three-tier ivory wedding cake with sugar roses, greenery and gold leaf on a gold stand',
  'corporate-boardroom': 'Long walnut meeting table with notebooks, water glasses and cream chairs in window light',
};
