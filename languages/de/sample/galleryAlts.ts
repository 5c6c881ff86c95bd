import type { Translated } from '#content/words.ts';
import type * as house from '#sample/galleryAlts.ts';

export const galleryAlts: Translated<typeof house.galleryAlts> = {
  'decor-string-lights': 'Warme Glühbirnen an durchhängenden Kabeln über einem Tisch mit Kerzen und Blumen, Dämmerung',
  'corporate-stage': 'Tagungsbühne mit leuchtender pflaumenfarbener Leinwand, Rednerpult, zwei Sesseln und Stuhlreihen',
  'birthday-balloons': 'Ballongirlande in Rosa, Pflaume, Elfenbein und Gold an einem goldenen Reif vor warmer Wand',
  'decor-lanterns': 'Messinglaternen mit brennenden Kerzen und Rosen entlang einer Steintreppe in der Dämmerung',
  'photo-camera': 'Retrokamera mit großem vergütetem Objektiv und Lederriemen auf dunklem Holztisch',
  'wedding-bouquet':
    'Strauß aus rosa und elfenbeinfarbenen Rosen, Pfingstrose, lila Ranunkeln und Schleierkraut, von nahem',
  'corporate-gala': 'Runder Galatisch mit weißem Tuch, Lampe, Blumen und Kerzen, dahinter weitere Tische',
  'birthday-cake': 'Helle Torte mit Pflaumenguss, Macarons, Beeren und brennenden Kerzen auf goldenem Ständer',
  'decor-drapery': 'Geraffte Stoffbahnen in Elfenbein und Rosa unter einer Rosengirlande mit hängendem Grün',
  'photo-album': 'Offenes Fotoalbum auf Leinen mit Bildern von Rosen, einer Tafel und Kerzen',
  'wedding-cake': 'Dreistöckige helle Hochzeitstorte mit Zuckerrosen, Grün und Blattgold auf goldenem Ständer',
  'corporate-boardroom':
    'Langer Nussbaumtisch mit Notizbüchern, Wassergläsern und cremefarbenen Stühlen im Fensterlicht',
};
