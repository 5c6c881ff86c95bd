import type { Translated } from '#content/words.ts';
import type * as house from '#sample/conversationWords.ts';

export const sampleMessages: Translated<typeof house.sampleMessages> = {
  oliviaAsks:
    'Guten Morgen,\n\nwir planen für den 14. Juni eine Gartenhochzeit mit 80 Gästen und möchten draußen essen. Haben Sie Zelte, und ist der Obstgarten an dem Tag noch frei?\n\nOlivia Bennett',
  marcusAsks:
    'Wir suchen einen Ort für unsere Jahrestagung: zwei Tage, 120 Personen, dazu Räume für die Arbeit in Gruppen.',
  meiAsksBack:
    'Guten Tag Herr Chen,\n\nvielen Dank für Ihre Nachricht. Welche Wochen kommen für Sie infrage, und übernachten alle 120?\n\nMei Tanaka',
  marcusAnswers: 'Zwei beliebige Tage zwischen dem 12. und dem 30. Mai. Übernachten werden etwa neunzig.',
  priyaAsks: 'Meine Tochter wird sieben und liebt Planeten. Könnten Sie aus dem Zimmer einen Nachthimmel machen?',
  tomAsks: 'Wir möchten in einem Weingut heiraten, die Trauung soll um fünf sein.',
  tomasSuggests:
    'Guten Tag Herr Alvarez,\n\nherzlichen Glückwunsch! Zwei Weingüter sind am 20. September noch frei. Wollen wir sie uns am Freitag gemeinsam ansehen?\n\nTomas Reyes',
  hannahAsks: 'Wir stellen am 30. April ein Produkt vor und brauchen eine Bühne, Licht und Ton.',
  meiSuggests:
    'Guten Tag Frau Fischer,\n\ndie Alte Gießerei hat eine Bühne von zehn mal sechs Metern. Würde das passen?\n\nMei Tanaka',
  hannahAnswers: 'Das ist genau richtig. Können wir sie nächste Woche besichtigen? Am besten am Freitag.',
  amaraAsks: 'Ein Jazztrio, vierzig Kerzen und bitte keine Reden. Was würde das für 60 Personen kosten?',
  sofiaAsks: 'Wir denken an ein Sommerfest fürs Büro, mit etwa 150 Leuten, gern auf einem Schiff, falls es eines gibt.',
  liamAsks: 'Es soll eine Überraschung werden. Bitte rufen Sie erst nach sechs an.',
  adminPromises: 'Guten Tag Herr Murphy,\n\nwir verraten kein Wort und melden uns um halb sieben.\n\nIhr Planungsteam',
  isabellaAsks: 'Kirche und Schloss für 140 Gäste am 16. Mai. Beides ist gebucht, alles andere fehlt uns noch.',
  celesteOffers:
    'Guten Tag Frau Conti,\n\nunser Angebot ist auf dem Weg zu Ihnen. Wir freuen uns auf Ihr Fest!\n\nCeleste Morgan',
  tomAnswers: 'Freitag passt wunderbar. Könnten wir um zehn mit dem Weingut auf dem Hügel anfangen?\n\nTom Alvarez',
};

export const sampleReplySubject: typeof house.sampleReplySubject = (name) => `Ihre Anfrage, ${name}`;
