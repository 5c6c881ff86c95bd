import FavoriteBorder from '@mui/icons-material/FavoriteBorder';
import type { ServicePageContent } from '#content/types.ts';

export const weddingPage: ServicePageContent = {
  noun: 'Ihre Hochzeit',
  icon: FavoriteBorder,
  meta: {
    title: 'Hochzeiten planen und gestalten',
    description:
      'Ihre Hochzeit in einer Hand: Ort, Blumen, Menü, Budget, Ablauf und der Tag selbst. Am besten 12 bis 18 Monate ' +
      'im Voraus anfragen.',
  },
  overview: {
    description:
      'Vom Mittagessen im Garten für zwanzig bis zum Ballsaal für dreihundert. Wir finden den Ort, schreiben den ' +
      'Ablauf und stehen bis zum letzten Lied hinten im Raum.',
    features: [
      'Planung und Gestaltung',
      'Ortssuche und Verträge',
      'Blumen und Tischkultur',
      'Menüprobe und Bar',
      'Begleitung am Tag selbst',
    ],
    photo: 'wedding-champagne',
  },
  title: 'Hochzeiten',
  subtitle: 'Ein Tag, der nach Ihnen klingt, begleitet von Menschen, die Sie kennen',
  description:
    'Wir übernehmen die Planung von der ersten Gästeliste bis zum letzten Taxi. Eine Person begleitet Sie von Anfang ' +
    'an, und die Gestaltung richtet sich nach Ihrem Geschmack, nicht nach einem Katalog.',
  features: [
    'Planung und Gestaltung',
    'Ortssuche und Verträge',
    'Das Budget auf einem Blatt',
    'Blumen und Tischkultur',
    'Menüprobe und Bar',
    'Ablauf und Lieferanten',
    'Begleitung am Tag selbst',
  ],
  image: 'wedding-arch-aisle',
  ctaLabel: 'Hochzeit anfragen',
  workTitle: 'Hochzeiten aus letzter Zeit',
  gallery: [
    { image: 'wedding-bouquet', caption: 'Brautstrauß in Altrosa und Pflaume' },
    { image: 'decor-centerpiece', caption: 'Blumen, unter denen man sich noch sieht' },
    { image: 'wedding-cake', caption: 'Drei Etagen, Zuckerblüten, Blattgold' },
    { image: 'wedding-champagne', caption: 'Angestoßen wird kurz vor sechs' },
    { image: 'wedding-rings', caption: 'Zwei Ringe auf rosa Seide' },
    { image: 'decor-string-lights', caption: 'Essen im Freien, Licht ab der Dämmerung' },
  ],
  testimonials: [
    {
      name: 'Jessica Adams',
      role: 'Braut',
      image: '/portraits/portrait-5.svg',
      quote:
        'Wir haben eine Mappe voller halber Ideen abgegeben und eine Hochzeit bekommen, die aussah, als hätten ' +
        'wir sie von Anfang an so geplant.',
    },
    {
      name: 'Robert Lang',
      role: 'Bräutigam',
      image: '/portraits/portrait-6.svg',
      quote: 'Um vier kam der Regen. Um zehn nach vier sah niemand mehr, dass wir draußen essen wollten.',
    },
  ],
  faqs: [
    {
      question: 'Wie früh sollten wir anfragen?',
      answer:
        'Am besten 12 bis 18 Monate im Voraus, vor allem für einen Samstag in der Saison. Wenn Ihr Termin näher ' +
        'liegt, fragen Sie trotzdem: Ein paar Tage halten wir für Mutige frei.',
    },
    {
      question: 'Können wir eigene Lieferanten mitbringen?',
      answer:
        'Sehr gern. Wir weisen sie ein, nehmen sie in unseren Ablauf auf und lesen das Kleingedruckte. Wo noch ' +
        'jemand fehlt, schlagen wir zwei oder drei Leute vor, die wir gut kennen.',
    },
    {
      question: 'Kommen Sie auch von weiter her?',
      answer:
        'Ja. Die Reise ist eine klare Zeile im Budget, vereinbart, bevor Sie unterschreiben. Wir sehen uns den ' +
        'Ort früh an, und das Team schläft in der Nacht davor in der Nähe.',
    },
    {
      question: 'Was geschieht, wenn das Wetter umschlägt?',
      answer:
        'Zu jedem Plan für draußen gehört einer für drinnen, von Anfang an gezeichnet und mit Preis. Wir legen mit ' +
        'Ihnen eine Uhrzeit für die Entscheidung fest, und dann tragen wir die Tische um.',
    },
  ],
  closingPhoto: 'decor-candles',
  closing:
    'Nennen Sie uns das Datum, die ungefähre Zahl der Gäste und eine Sache, die Sie auf keinen Fall wollen. Damit ' +
    'können wir anfangen.',
};
