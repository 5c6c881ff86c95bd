/** Alt texts of the portraits in `public/portraits/`, by path. */
export const portraitAlts: Readonly<Record<string, string>> = {
  '/portraits/portrait-1.svg': 'Woman with short dark hair, gold earrings and a plum blazer',
  '/portraits/portrait-2.svg': 'Bearded man in a dark jacket and ivory roll neck',
  '/portraits/portrait-3.svg': 'Woman with a black bob and a sage blouse',
  '/portraits/portrait-4.svg': 'Grey-haired man with glasses, blush shirt and waistcoat',
  '/portraits/portrait-5.svg': 'Woman with long auburn hair, ivory dress and gold necklace',
  '/portraits/portrait-6.svg': 'Man with short black hair, dark suit and plum tie',
  '/portraits/portrait-7.svg': 'Older woman with silver hair, glasses and pearls',
  '/portraits/portrait-8.svg': 'Young man with curly hair and a sage jacket',
  '/portraits/portrait-9.svg': 'Woman in a rose headscarf and aubergine dress',
  '/portraits/portrait-10.svg': 'Woman with long dark waves and a charcoal blazer',
  '/portraits/portrait-11.svg': 'Bride with fair hair pinned up and small white flowers in it',
  '/portraits/portrait-12.svg': 'Man with a moustache, green suit and gold tie',
  '/portraits/portrait-13.svg': 'Older woman with white curls, gold earrings and a plum cardigan',
};
