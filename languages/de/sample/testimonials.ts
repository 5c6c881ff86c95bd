import { portraitFor, type Testimonial } from '#domain/testimonial.ts';

export const testimonials: readonly Testimonial[] = [
  {
    id: '1',
    name: 'Amira Nasser',
    role: 'Braut',
    category: 'wedding',
    image: portraitFor('1'),
    quote: 'Alles war fertig, bevor wir danach fragen konnten. Meine Mutter spricht noch heute von den Kerzen.',
    rating: 5,
  },
  {
    id: '2',
    name: 'Sarah Johnson',
    role: 'Bereichsleiterin',
    category: 'corporate',
    image: portraitFor('2'),
    quote: 'Unsere Premiere begann auf die Minute und wirkte mühelos. Ich weiß, dass sie es nicht war.',
    rating: 5,
  },
  {
    id: '3',
    name: 'David Okafor',
    role: 'Vater des Geburtstagskinds',
    category: 'birthday',
    image: portraitFor('3'),
    quote: 'Sie fragten, was er liebt, und bauten ein Fest daraus. Mit sieben war er sprachlos.',
    rating: 4,
  },
  {
    id: '4',
    name: 'Patricia Monroe',
    role: 'Mutter des Bräutigams',
    category: 'wedding',
    image: portraitFor('4'),
    quote: 'Ich kam mit einer Liste von elf Sorgen. Die Planerin hatte dieselbe Liste, neben jeder stand eine Uhrzeit.',
    rating: 5,
  },
  {
    id: '5',
    name: 'Ethan Brooks',
    role: 'Wurde dreißig',
    category: 'birthday',
    image: portraitFor('5'),
    quote:
      'Ich wollte kein Motto, und sie fanden trotzdem eines: Leute, die ich mag, Essen, das ich mag, um zwei zu ' +
      'Hause. Seitdem darf ich nichts mehr selbst planen.',
    rating: 5,
  },
  {
    id: '6',
    name: 'Yasmin Karim',
    role: 'Leiterin der Tagung',
    category: 'corporate',
    image: portraitFor('6'),
    quote:
      'Vierhundert Schilder, und kein Name falsch geschrieben. Am Einlass wartete man höchstens drei Minuten. ' +
      'Wir haben die Zeit genommen.',
    rating: 5,
  },
  {
    id: '7',
    name: 'Charlotte Evans',
    role: 'Braut',
    category: 'wedding',
    image: portraitFor('7'),
    quote:
      'Eine unserer Blumen war in der Woche der Hochzeit nicht zu bekommen. Wir erfuhren es noch in derselben ' +
      'Stunde, samt zwei Alternativen mit Preis. Inzwischen mag ich die zweite lieber.',
    rating: 4,
  },
  {
    id: '8',
    name: 'James Carter',
    role: 'Geschäftsführender Partner',
    category: 'corporate',
    image: portraitFor('8'),
    quote:
      'Früher habe ich zum Ende unseres Jahresessens allen für ihre Geduld gedankt. Dieses Jahr musste ich sie ' +
      'bitten, nach Hause zu gehen.',
    rating: 5,
  },
  {
    id: '9',
    name: 'Rosemary Clarke',
    role: 'Wurde fünfundsiebzig',
    category: 'birthday',
    image: portraitFor('9'),
    quote:
      'Meine Enkel haben getanzt, mein Bruder hat sich benommen, und die Torte war mit Zitrone. Ich hatte um viel ' +
      'weniger gebeten.',
    rating: 5,
  },
];
