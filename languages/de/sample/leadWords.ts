import type { Translated } from '#content/words.ts';
import type * as house from '#sample/leadWords.ts';

export const sampleLeadWords: Translated<typeof house.sampleLeadWords> = {
  notes: {
    'Olivia Bennett': 'Gartenhochzeit mit 80 Gästen, Essen im Freien.',
    'Marcus Chen': 'Jahrestagung, zwei Tage, 120 Personen.',
    'Priya Nair': 'Siebter Geburtstag, liebt Planeten.',
    'Tom Alvarez': 'Weingut, Trauung um fünf.',
    'Hannah Fischer': 'Produktpremiere, braucht eine Bühne.',
    'Amara Okafor': 'Vierzigster Geburtstag, Jazztrio.',
    'Jack Dubois': 'Kleine Winterhochzeit, Datum offen.',
    'Sofia Rossi': 'Sommerfest fürs Büro.',
    'Liam Murphy': 'Überraschungsfest, erst nach sechs anrufen.',
    'Yuki Tanaka': 'Zwei Trauungen, ein Essen.',
    'Grace Mbeki': 'Konferenz mit 300 Gästen.',
    'Noah Lindqvist': 'Erster Geburtstag, Haus und Garten.',
    'Isabella Conti': 'Kirche und Schloss, 140 Gäste.',
    'Daniel Weiss': 'Essen des Vorstands, ruhiger Raum.',
    'Chloe Martin': 'Sechzigster Geburtstag am See.',
    'Samuel Adeyemi': 'Möchte auch Fotos.',
    'Elena Popova': 'Preisverleihung, Smoking und Abendkleid.',
    'Ben Carter': 'Achtzehnter Geburtstag, bitte kein Motto.',
    'Fatima Zahra': 'Hennaabend und Hochzeitstag.',
    'George Papadakis': 'Messestand und Abendveranstaltung.',
  },
  venues: { garden: 'Park Rosewood', vineyard: 'Weingut Alder', lake: 'Haus am See' },
  tags: { outdoors: 'Im Freien', children: 'Kinder', returning: 'Stammkunde' },
  recommended: 'Empfehlung',
};
