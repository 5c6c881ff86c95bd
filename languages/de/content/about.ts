import type * as house from '#content/about.ts';
import { company } from '#content/company.ts';
import { portraitAlts } from '#content/photos/portraitAlts.ts';
import type { Banner, Closing, PageMeta, SectionHead, TeamMember, TimelineEntry } from '#content/types.ts';
import type { Translated } from '#content/words.ts';

const teamPortrait = (number: number) => {
  const image = `/portraits/portrait-${number}.svg`;
  return { image, imageAlt: portraitAlts[image] ?? '' };
};

export const aboutMeta: PageMeta = {
  title: 'Über uns',
  description:
    'Wie aus einem geliehenen Lieferwagen und einer Hochzeit im Obstgarten ein ganzes Haus für Feste wurde: ' +
    'Geschichte, Werte und Team.',
};

export const aboutBanner: Banner = {
  eyebrow: 'Über uns',
  title: 'Die Menschen hinter dem Abend',
  lead: 'Wenn alles gut lief, haben Sie uns kaum gesehen. Hier sind wir bei Tageslicht.',
  photo: 'decor-lanterns',
};

export const story: Translated<typeof house.story> = {
  eyebrow: 'Unsere Geschichte',
  title: 'Es begann im Obstgarten',
  paragraphs: [
    `Im Juni ${company.founded} plante Celeste Morgan eine Hochzeit unter den Apfelbäumen eines Freundes. Es gab ` +
      'einen geliehenen Lieferwagen, einen Generator mit eigenem Willen und eine sehr lange Tabelle. Bis zum Mittag ' +
      'regnete es, um sieben wurde gegessen, wie gedruckt, und noch vor dem Anschnitt der Torte hatten drei Gäste ' +
      'nach ihrer Nummer gefragt.',
    'Aus den dreien wurden neun, aus den neun ein Studio mit Floristin, dann ein Raum für die Kameras, dann eine ' +
      'Werkstatt für alles, was aufgehängt, beleuchtet oder mit Schleifen gebunden sein will. Über 500 Feste später ' +
      'sitzen mittags an der langen Tafel Leute aus Planung, Gestaltung, Tischlerei und Fotografie – und zwei, die ' +
      'gern Verträge lesen.',
    'Die Gewohnheiten jenes ersten Sommers sind geblieben. Eine Person plant für Sie, vom ersten Anruf bis zum ' +
      'letzten. Ihr Budget können Sie jederzeit einsehen. Und bevor wir einen Ablauf drucken, steht jemand im leeren ' +
      'Raum und geht ihn mit der Uhr in der Hand durch.',
  ],
  photos: ['about-venue', 'planning-flatlay'],
};

export const details: Translated<typeof house.details> = {
  title: 'Kurz und nüchtern',
  items: [
    { term: 'Gegründet', text: String(company.founded) },
    { term: 'Studio', text: company.address.lines.join(', ') },
    { term: 'Team', text: 'Über 50 Menschen aus Planung, Gestaltung, Floristik, Technik und Fotografie' },
    { term: 'Wir planen', text: 'Hochzeiten, Geburtstage, Firmenveranstaltungen, Foto und Film, Dekoration' },
    { term: 'Wir reisen', text: 'Wohin auch immer die Einladung führt' },
    { term: 'Geöffnet', text: `${company.hours}. An Festtagen so lange, wie es dauert.` },
  ],
};

export const mission: Translated<typeof house.mission> = {
  title: 'Unser Auftrag',
  text: 'Listen, Anrufe und Wetterberichte zu übernehmen, damit Gastgeber auf ihrem eigenen Fest Gast sein können.',
};

export const vision: Translated<typeof house.vision> = {
  title: 'Unser Ziel',
  text:
    'Ein Haus, das durch Empfehlungen wächst: klein genug, dass man Ihre Gästeliste kennt, und groß genug, dass ' +
    'nichts darauf zum Problem wird.',
};

export const values: Translated<typeof house.values> = {
  eyebrow: 'Woran wir uns halten',
  title: 'Vier Worte, die wir erklären können',
  items: [
    {
      title: 'Sorgfalt',
      text:
        'Wir gehen jeden Raum zweimal ab, und alle Beteiligten lesen denselben Ablauf. Die Ersatzsicherung hat immer ' +
        'jemand eingepackt.',
    },
    {
      title: 'Fantasie',
      text:
        'Erst kommen Ihre Geschichten, dann unsere Skizzen. Schon manchen Raum hat das Rezept einer Großmutter ' +
        'geprägt oder eine erste Schallplatte.',
    },
    {
      title: 'Ehrlichkeit',
      text:
        'Sie sehen, was jeder Lieferant berechnet und was wir berechnen. Ist eine Idee ihren Preis nicht wert, sagen ' +
        'wir das, bevor Sie ihn zahlen.',
    },
    {
      title: 'Zuwendung',
      text:
        'Eine Person nimmt Ihren Anruf entgegen, kennt Ihre Gäste beim Namen und liest Ihre letzte Nachricht, bevor ' +
        'sie antwortet.',
    },
  ],
};

export const timelineHead: SectionHead = {
  eyebrow: '2013 bis 2023',
  title: 'Zehn Jahre, sechs Kapitel',
};

export const timeline: readonly TimelineEntry[] = [
  {
    year: 2013,
    title: 'Eine Hochzeit, ein Lieferwagen',
    description:
      'Celeste plant eine Hochzeit im Obstgarten. Am Montag geht der Wagen zurück; das Telefon klingelt weiter.',
  },
  {
    year: 2015,
    title: 'Ein eigenes Studio',
    description:
      'Wir mieten ein Studio, stellen eine Floristin ein und richten auch Geburtstage aus. Der erste ist ein ' +
      'neunzigster, und das Geburtstagskind hält länger durch als die Band.',
  },
  {
    year: 2017,
    title: 'Firmen rufen an',
    description:
      'Ein Bräutigam erzählt seinem Arbeitgeber, wer die Hochzeit geplant hat. Unsere erste Tagung, mit ' +
      'zweihundert Gästen, endet vier Minuten zu früh.',
  },
  {
    year: 2019,
    title: 'Die Kameras kommen dazu',
    description: 'Foto und Film ziehen ins Haus, damit alle, die den Tag festhalten, auch den Plan gelesen haben.',
  },
  {
    year: 2021,
    title: 'Die Werkstatt öffnet',
    description:
      'Stoffbahnen, Laternen und Kulissen entstehen nun unter dem eigenen Dach. Dort wohnen auch 1.400 Kerzenhalter.',
  },
  {
    year: 2023,
    title: 'Fest Nummer fünfhundert',
    description:
      'Unser fünfhundertstes Fest ist ein Abendessen für sechzig. Das Team zählt über fünfzig Köpfe, und mittags ' +
      'wird in zwei Schichten gegessen.',
  },
];

export const contactCardsHead: SectionHead = {
  eyebrow: 'Kontakt',
  title: 'Vorbeikommen, anrufen, schreiben',
};

export const teamHead: SectionHead = {
  eyebrow: 'Das Team',
  title: 'Vier von fünfzig',
};

export const team: readonly TeamMember[] = [
  {
    id: 'celeste-morgan',
    name: 'Celeste Morgan',
    role: 'Gründerin und Kreativdirektorin',
    ...teamPortrait(1),
    bio: 'Hat die Hochzeit im Obstgarten geplant und begeht bis heute jeden neuen Ort in flachen Schuhen, mit Maßband.',
  },
  {
    id: 'tomas-reyes',
    name: 'Tomas Reyes',
    role: 'Leiter der Produktion',
    ...teamPortrait(2),
    bio:
      'Hat 2013 den Lieferwagen verliehen und kam mit, um zu sehen, wozu. Kümmert sich um Licht, Ton, Zelte und ' +
      'Plan B.',
  },
  {
    id: 'mei-tanaka',
    name: 'Mei Tanaka',
    role: 'Leiterin der Hochzeitsplanung',
    ...teamPortrait(3),
    bio: 'Schreibt Abläufe, die Luft lassen. Merkt sich, welcher Onkel nicht neben welchem sitzen sollte.',
  },
  {
    id: 'arthur-bell',
    name: 'Arthur Bell',
    role: 'Leiter für Foto und Film',
    ...teamPortrait(4),
    bio: 'Dreißig Jahre hinter der Kamera, etliche davon auf einem Knie. Weiß, wo um zehn nach sechs das Licht steht.',
  },
];

export const aboutClosing: Closing = {
  eyebrow: 'Lernen wir uns kennen',
  title: 'Der Kaffee läuft, der Tisch ist lang',
  text: 'Kommen Sie auf eine Stunde vorbei, oder rufen Sie an. Wer abnimmt, ist auch am Abend selbst dabei.',
  button: 'Besuch vereinbaren',
  photo: 'closing-birthday',
};
