import CakeOutlined from '@mui/icons-material/CakeOutlined';
import type { ServicePageContent } from '#content/types.ts';

export const birthdayPage: ServicePageContent = {
  noun: 'Ihr Geburtstagsfest',
  icon: CakeOutlined,
  meta: {
    title: 'Geburtstage planen und feiern',
    description:
      'Geburtstage für Kinder und Erwachsene, ganz auf das Geburtstagskind zugeschnitten: Motto, Torte, Musik, ' +
      'Dekoration, Auf- und Abbau.',
  },
  overview: {
    description:
      'Kindernachmittage, Dreißigste bis in die Nacht und Mittagessen für jemanden, der sich jeden Wirbel ' +
      'verbeten hat. Das Motto liefert der Mensch, und das schmutzige Geschirr fährt mit uns nach Hause.',
    features: [
      'Ein Motto, das passt',
      'Torte und Bewirtung',
      'Ballons, Blumen und Tische',
      'Spiele, Musik und Künstler',
      'Auf- und Abbau',
    ],
    photo: 'birthday-table',
  },
  title: 'Geburtstage',
  subtitle: 'Von den ersten Kerzen bis zum Toast auf die Neunzig',
  description:
    'Ein Fest soll klingen wie der Mensch, dem es gilt. Wir fragen, was er liebt, neben wem er sitzen möchte und wie ' +
    'lange er zu bleiben gedenkt. Aus den Antworten bauen wir den Tag.',
  features: [
    'Ein Motto, das passt',
    'Torte und Bewirtung',
    'Ballons, Blumen und Tische',
    'Spiele, Musik und Künstler',
    'Einladungen und Zusagen',
    'Überraschungen, die dicht halten',
    'Auf- und Abbau',
  ],
  image: 'birthday-balloons',
  ctaLabel: 'Geburtstag anfragen',
  workTitle: 'Geburtstage aus letzter Zeit',
  gallery: [
    { image: 'birthday-cake', caption: 'Pflaumenguss, Macarons und einmal tief Luft holen' },
    { image: 'birthday-table', caption: 'Festtisch unter Papierrosetten' },
    { image: 'birthday-cupcakes', caption: 'Cupcakes auf salbeigrüner Etagere' },
    { image: 'birthday-confetti', caption: 'Mitternacht, ein paar Luftschlangen später' },
    { image: 'birthday-gifts', caption: 'Der Gabentisch, noch verpackt' },
    { image: 'decor-candles', caption: 'Essen zum Achtzigsten, Kerzen ungezählt' },
  ],
  testimonials: [
    {
      name: 'Eleanor Whitfield',
      role: 'Wurde achtzig',
      image: '/portraits/portrait-7.svg',
      quote:
        'Ich wollte keinen Wirbel. Bekommen habe ich vierzig Menschen, die Lieder, zu denen wir früher getanzt ' +
        'haben, und keinen Wirbel.',
    },
    {
      name: 'Noah Bennett',
      role: 'Richtete den Dreißigsten seiner Schwester aus',
      image: '/portraits/portrait-8.svg',
      quote: 'Meine Schwester ahnte nichts, bis das Licht anging. Seither ahnt sie hinter allem etwas.',
    },
  ],
  faqs: [
    {
      question: 'Wie früh sollten wir anfragen?',
      answer:
        'Für die meisten Feste sind drei Monate bequem. Rechnen Sie mit bis zu sechs, wenn es ein bestimmter Ort ' +
        'oder ein Raum voller Blumen sein soll. Muss es schneller gehen, rufen Sie an: Wir sagen Ihnen, was ' +
        'möglich ist.',
    },
    {
      question: 'Planen Sie auch Kindergeburtstage?',
      answer:
        'Oft. Bis zum Alter von zehn raten wir zu zwei Stunden, einer ruhigen Ecke und einer Torte, die kommt, bevor ' +
        'jemand müde wird. Wir schicken nur Künstler, denen wir selbst zugesehen haben.',
    },
    {
      question: 'Geht das auch bei uns zu Hause?',
      answer:
        'Ja. Vorher kommen wir vorbei und sehen nach Strom, Parkplätzen und einem Ort für die Mäntel. Was fehlt, ' +
        'bringen wir mit, und die Räume verlassen wir, wie wir sie vorgefunden haben.',
    },
    {
      question: 'Können Sie eine Überraschung geheim halten?',
      answer:
        'Bisher immer. Wir schreiben nur Ihnen, unter einem langweiligen Betreff, und denken uns mit Ihnen einen ' +
        'Grund aus, der das Geburtstagskind pünktlich an die Tür bringt.',
    },
  ],
  closingPhoto: 'closing-birthday',
  closing:
    'Erzählen Sie uns, wen Sie feiern und worüber dieser Mensch lacht. Die Zahl der Kerzen dürfen Sie für ' +
    'sich behalten.',
};
