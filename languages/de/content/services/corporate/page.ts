import BusinessCenterOutlined from '@mui/icons-material/BusinessCenterOutlined';
import type { ServicePageContent } from '#content/types.ts';

export const corporatePage: ServicePageContent = {
  noun: 'Ihre Veranstaltung',
  icon: BusinessCenterOutlined,
  meta: {
    title: 'Veranstaltungen für Firmen',
    description:
      'Tagungen, Produktpremieren, Galas und Klausuren: ein Mensch, der alles verantwortet, ein Budget und am Ende ' +
      'eine Rechnung.',
  },
  overview: {
    description:
      'Tagungen, Produktpremieren, Jahresessen und stille Klausuren. Zeitplan und Budget liegen in einer Hand, ' +
      'und Ihr eigenes Team hat die Hände frei für seine Gäste.',
    features: [
      'Tagungen und Seminare',
      'Premieren und Galas',
      'Bühne, Ton und Licht',
      'Einlass und Namensschilder',
      'Eine Rechnung, Posten für Posten',
    ],
    photo: 'corporate-gala',
  },
  title: 'Für Firmen',
  subtitle: 'Das Programm hält, und der Kaffee auch',
  description:
    'Von der Klausur zu acht bis zur Gala für dreihundert: Eine Person verantwortet Zeitplan und Budget. Ihr Team ' +
    'spricht mit seinen Gästen, statt nach dem Adapter zu suchen.',
  features: [
    'Tagungen und Seminare',
    'Premieren und Galas',
    'Verträge für Ort und Küche',
    'Bühne, Ton und Licht',
    'Einlass und Namensschilder',
    'Reise und Betreuung der Redner',
    'Eine Rechnung, Posten für Posten',
  ],
  image: 'corporate-stage',
  ctaLabel: 'Veranstaltung anfragen',
  workTitle: 'Firmenabende aus letzter Zeit',
  gallery: [
    { image: 'corporate-gala', caption: 'Jahresgala, dreißig Tische zu zehn' },
    { image: 'corporate-microphone', caption: 'Tonprobe, halb acht' },
    { image: 'corporate-lanyards', caption: 'Schilder, bevor die Namen daraufkommen' },
    { image: 'corporate-boardroom', caption: 'Klausurtag, Notizbücher auf Kante' },
    { image: 'corporate-coffee', caption: 'Kaffeepause, auf die Minute' },
    { image: 'decor-entrance', caption: 'Ankunft bei einer Preisverleihung' },
  ],
  testimonials: [
    {
      name: 'Nadia Rahman',
      role: 'Leiterin der Kommunikation',
      image: '/portraits/portrait-9.svg',
      quote: 'Neun Vorträge, zwei Bühnen, ein gestrichener Flug. Das Publikum hörte neun Vorträge, pünktlich.',
    },
    {
      name: 'Marcus Reed',
      role: 'Finanzvorstand',
      image: '/portraits/portrait-6.svg',
      quote:
        'Unter dem Budget, das ich im März genehmigt habe, und unter der Rechnung, die ich im Juni bezahlt habe, ' +
        'stand dieselbe Zahl.',
    },
  ],
  faqs: [
    {
      question: 'Wie früh sollten wir anfragen?',
      answer:
        'Für eine Tagung oder Gala lassen Ihnen sechs bis neun Monate die Wahl des Ortes. Eine Klausur oder ein ' +
        'Abendessen steht in sechs Wochen. Zuerst vergeben sind die Tage Anfang Dezember.',
    },
    {
      question: 'Wie gehen Sie mit dem Budget um?',
      answer:
        'Sie genehmigen ein Blatt, auf dem jeder Lieferant und unser Honorar steht. Änderungen bekommen ihren Preis, ' +
        'bevor sie gemacht werden, und hinterher erhalten Sie eine einzige, aufgeschlüsselte Rechnung.',
    },
    {
      question: 'Halten Sie sich an unsere Gestaltungs- und Sicherheitsregeln?',
      answer:
        'Ja. Wir arbeiten nach Ihrem Gestaltungshandbuch, unterschreiben Ihre Vertraulichkeitserklärung und ' +
        'durchlaufen Ihre Lieferantenprüfung. Gästelisten dienen nur der Veranstaltung und werden danach ' +
        'gelöscht.',
    },
    {
      question: 'Zeichnen Sie die Vorträge auf?',
      answer:
        'Unser eigenes Team kann Bühne und Folien filmen. Jeden Vortrag erhalten Sie nach 4 bis 6 Wochen als geschnittenes ' +
        'Video. Für eine Liveübertragung prüfen wir vorab die Leitung vor Ort.',
    },
  ],
  closingPhoto: 'closing-corporate',
  closing:
    'Schreiben Sie uns das Datum, die Zahl der Gäste und was am Montag davon in Erinnerung sein soll. Wir antworten ' +
    'innerhalb eines Werktags.',
};
