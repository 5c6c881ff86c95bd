import type * as house from '#content/admin/recordForm.ts';
import type { Translated } from '#content/words.ts';

/**
 * @param kind the record as the subject of a sentence, e.g. `Dieser Beitrag`.
 * @param list name of its list after `Zurück zu`, e.g. `den Beiträgen`.
 */
export const recordWords: typeof house.recordWords = (kind, list) => ({
  saving: 'Wird gespeichert\u00a0…',
  failed: {
    unreachable: `${kind} konnte nicht gespeichert werden. Ihre Eingaben bleiben erhalten. Bitte versuchen Sie es gleich noch einmal.`,
    signedOut: `${kind} ist nicht gespeichert, denn Ihre Sitzung ist zu Ende. Ihre Eingaben bleiben erhalten: Speichern Sie noch einmal, um sich anzumelden.`,
    conflict: `${kind} ist nicht gespeichert: Jemand anderes hat inzwischen gespeichert. Ihre Eingaben bleiben erhalten: Speichern Sie noch einmal, um zu wählen.`,
    gone: `${kind} wurde inzwischen gelöscht. Kopieren Sie, was Sie brauchen, und legen Sie es neu an.`,
  },
  conflict: {
    title: 'Jemand anderes hat inzwischen gespeichert',
    text: (moment) =>
      `Gespeichert wurde am ${moment}, nachdem Sie das Formular geöffnet haben. „Meine behalten“ setzt Ihre Fassung an ` +
      'die Stelle. „Andere übernehmen“ füllt das Formular mit der gespeicherten, und was Sie geschrieben haben, ist ' +
      'weg. Darin unterscheiden sie sich:',
    versions: 'Die beiden Fassungen',
    mine: 'Ihre Fassung',
    theirs: 'Die gespeicherte Fassung',
    nothing: 'Leer',
    back: 'Zurück zu meinem Text',
    takeTheirs: 'Andere übernehmen',
    keepMine: 'Meine behalten',
    taken: 'Das Formular zeigt jetzt die gespeicherte Fassung.',
  },
  leaving: {
    title: 'Ohne Speichern verlassen?',
    text: 'Was Sie seit dem letzten Speichern geändert haben, ginge verloren.',
    stay: 'Bleiben',
    leave: 'Verlassen',
  },
  missing: {
    title: `${kind} ist nicht da`,
    text: 'Vielleicht wurde hier etwas gelöscht, oder die Adresse stimmt nicht.',
    back: `Zurück zu ${list}`,
  },
});

export const tagWords: Translated<typeof house.tagWords> = {
  optionalText: '(durch Kommas getrennt)',
  placeholder: 'Blumen, Saison',
  listLabel: 'So werden sie gezeigt',
  removeLabel: (tag) => `Stichwort ${tag} entfernen`,
};
