export const portraitAlts: Readonly<Record<string, string>> = {
  '/portraits/portrait-1.svg': 'Frau mit kurzem dunklem Haar, goldenen Ohrringen und pflaumenfarbenem Blazer',
  '/portraits/portrait-2.svg': 'Mann mit Bart, dunklem Jackett und elfenbeinfarbenem Rollkragen',
  '/portraits/portrait-3.svg': 'Frau mit schwarzem Pagenschnitt und salbeigrüner Bluse',
  '/portraits/portrait-4.svg': 'Grauhaariger Mann mit Brille, rosa Hemd und Weste',
  '/portraits/portrait-5.svg': 'Frau mit langem kastanienrotem Haar, elfenbeinfarbenem Kleid und goldener Kette',
  '/portraits/portrait-6.svg': 'Mann mit kurzem schwarzem Haar, dunklem Anzug und pflaumenfarbener Krawatte',
  '/portraits/portrait-7.svg': 'Ältere Frau mit silbernem Haar, Brille und Perlen',
  '/portraits/portrait-8.svg': 'Junger Mann mit lockigem Haar und salbeigrüner Jacke',
  '/portraits/portrait-9.svg': 'Frau mit roséfarbenem Kopftuch und auberginefarbenem Kleid',
};
