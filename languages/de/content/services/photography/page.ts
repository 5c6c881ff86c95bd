import PhotoCameraOutlined from '@mui/icons-material/PhotoCameraOutlined';
import type { ServicePageContent } from '#content/types.ts';

export const photographyPage: ServicePageContent = {
  noun: 'Ihre Fotos und Filme',
  icon: PhotoCameraOutlined,
  meta: {
    title: 'Foto und Film für Feste',
    description:
      'Fotos und Filme von Leuten, die den Ablauf kennen. Die ersten Bilder nach 48 Stunden, alle nach 2 bis 3 ' +
      'Wochen, Filme nach 4 bis 6.',
  },
  overview: {
    description:
      'Zwei, die fotografieren, und eine, die filmt; alle drei haben den Plan gelesen. Für Feste, die wir ' +
      'ausrichten, und für andere. Die ersten Bilder sehen Sie nach 48 Stunden, solange die Blumen noch frisch ' +
      'sind.',
    features: [
      'Zweimal Foto, einmal Film',
      'Erste Bilder nach 48 Stunden',
      'Bearbeitete Online-Galerie',
      'Film mit allen Reden',
      'Alben und Abzüge',
    ],
    photo: 'photo-studio',
  },
  title: 'Foto und Film',
  subtitle: 'Der Tag, wie er war, in gutem Licht',
  description:
    'Unser Kamerateam kennt den Ablauf, weil es ihn mitgeschrieben hat. Es ist da, wenn geredet wird, steht ' +
    'beim ersten Tanz nicht im Weg und verlangt von niemandem, in die Luft zu springen.',
  features: [
    'Hochzeiten, Geburtstage, Firmenfeste',
    'Zweimal Foto, einmal Film',
    'Erste Bilder nach 48 Stunden',
    'Bearbeitete Online-Galerie',
    'Film mit allen Reden',
    'Porträts und Gruppenbilder',
    'Alben und Abzüge',
  ],
  image: 'photo-camera',
  ctaLabel: 'Foto und Film anfragen',
  workTitle: 'Hinter der Kamera',
  gallery: [
    { image: 'photo-video', caption: 'Der Tisch im Film, bevor sich jemand setzt' },
    { image: 'photo-album', caption: 'Album in Leinen, vierzig Seiten' },
    { image: 'photo-lens', caption: 'Vier Objektive, geputzt und gezählt' },
    { image: 'photo-studio', caption: 'Studioecke für Stillleben' },
    { image: 'photo-prints', caption: 'Die ersten Abzüge, noch feucht' },
    { image: 'wedding-rings', caption: 'Die Ringe, zehn Minuten vorher' },
  ],
  testimonials: [
    {
      name: 'Claire Sutton',
      role: 'Braut',
      image: '/portraits/portrait-5.svg',
      quote:
        'Mein Lieblingsbild zeigt meinen Vater, zehn Sekunden vor seiner Rede. Niemand von uns hat gesehen, wer es ' +
        'gemacht hat.',
    },
    {
      name: 'Leo Moreno',
      role: 'Marketingleiter',
      image: '/portraits/portrait-8.svg',
      quote:
        'Freitagabend war die Premiere. Am Sonntag kamen die ersten Bilder, und am Montag standen sie auf unserer ' +
        'Startseite.',
    },
  ],
  faqs: [
    {
      question: 'Wann sehen wir die Bilder?',
      answer:
        'Die ersten Fotos kommen nach 48 Stunden, die ganze Galerie nach 2 bis 3 Wochen, Filme nach 4 bis 6 Wochen. ' +
        'Alben folgen, sobald Sie Ihre Seiten ausgesucht haben.',
    },
    {
      question: 'Geht es auch ohne die Planung?',
      answer:
        'Ja. Wir bitten nur um Ihren Ablauf und den Namen eines Menschen aus Familie oder Büro, der alle anderen ' +
        'kennt.',
    },
    {
      question: 'Bekommen wir jedes Bild?',
      answer:
        'Sie bekommen jedes Bild, das sich aufzuheben lohnt, bearbeitet und in voller Auflösung. Geschlossene Augen, ' +
        'Probeschüsse und halb leere Teller bleiben bei uns.',
    },
    {
      question: 'Erscheinen unsere Bilder auf Ihrer Website?',
      answer:
        'Nur wenn Sie schriftlich zustimmen, Bild für Bild. Ihre Galerie ist privat und mit einem Passwort ' +
        'geschützt, das Sie weitergeben, an wen Sie möchten.',
    },
  ],
  closingPhoto: 'closing-photography',
  closing: 'Nennen Sie uns Tag, Ort und wer auf keinen Fall fehlen darf. Die Akkus bringen wir mit.',
};
