import type * as house from '#content/article.ts';
import { company } from '#content/company.ts';
import type { Closing } from '#content/types.ts';
import type { Translated } from '#content/words.ts';
import type { PostCategory } from '#domain/categories.ts';

export const articleWords: Translated<typeof house.articleWords> = {
  readingTime: (minutes) => (minutes === 1 ? '1 Minute Lesezeit' : `${minutes} Minuten Lesezeit`),
  by: (author) => `Von ${author}`,
  contents: 'In diesem Beitrag',
  tags: 'Stichwörter',
  share: {
    title: 'Beitrag weitergeben',
    copy: 'Link kopieren',
    copied: 'Der Link wurde kopiert.',
    failed: 'Der Link konnte nicht kopiert werden. Er steht in der Adresszeile.',
    mail: 'Per E-Mail senden',
    whatsapp: 'Per WhatsApp senden',
    facebook: 'Auf Facebook teilen',
    text: (title, address) => `${title}: ${address}`,
  },
  neighbours: 'Weitere Beiträge',
  previous: 'Voriger Beitrag',
  next: 'Nächster Beitrag',
  related: { eyebrow: 'Weiterlesen', title: 'Vom selben Tisch' },
  preview: {
    title: 'Das ist eine Vorschau',
    text: 'Besucher sehen diesen Beitrag noch nicht. Wer diesen Link hat, kann ihn ein paar Tage lang lesen.',
  },
};

export const articleClosings: Readonly<Record<PostCategory, Closing>> = {
  wedding: {
    eyebrow: 'Hochzeiten mit Plan',
    title: 'Schreiben wir Ihren Ablauf?',
    text:
      'Nennen Sie uns den Monat und die Zahl der Gäste. Wir antworten innerhalb eines Werktags, mit ersten ' +
      'Fragen und einer ersten Summe.',
    button: 'Hochzeit anfragen',
    photo: 'decor-lanterns',
  },
  birthday: {
    eyebrow: 'Geburtstage mit Plan',
    title: 'Wer wird wie alt?',
    text:
      'Ein Alter, ein Raum und eine Sache, die dieser Mensch liebt, genügen für den Anfang. Wir antworten ' +
      'innerhalb eines Werktags.',
    button: 'Geburtstag anfragen',
    photo: 'closing-birthday',
  },
  corporate: {
    eyebrow: 'Tagungen und Galas',
    title: 'Ein Saal, eine Bühne, zweihundert Schilder?',
    text:
      'Schreiben Sie uns das Datum und was die Gäste wissen sollen, wenn sie gehen. Wir antworten innerhalb ' +
      'eines Werktags.',
    button: 'Veranstaltung anfragen',
    photo: 'closing-corporate',
  },
  planning: {
    eyebrow: 'Bevor Sie unterschreiben',
    title: 'Bringen Sie Ihre halben Ideen mit',
    text:
      `Eine Stunde an unserem Tisch kostet nichts und endet mit einer Liste. ${company.hours}, nach Absprache ` +
      'auch am Abend.',
    button: 'Um eine Stunde bitten',
    photo: 'banner-contact',
  },
  decoration: {
    eyebrow: 'Räume im Festkleid',
    title: 'Zeigen Sie uns den Raum, wie er ist',
    text: 'Drei Fotos und die Länge der Tische verraten uns fast alles. Wir antworten innerhalb eines Werktags.',
    button: 'Dekoration anfragen',
    photo: 'closing-decoration',
  },
};
