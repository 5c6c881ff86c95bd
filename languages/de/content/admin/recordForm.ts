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
    signedOut: `${kind} wurde nicht gespeichert, weil Ihre Sitzung beendet ist. Ihre Eingaben bleiben erhalten: Speichern Sie noch einmal, um sich anzumelden.`,
    conflict: `${kind} wurde nicht gespeichert, weil inzwischen an anderer Stelle gespeichert wurde. Ihre Eingaben bleiben erhalten: Speichern Sie noch einmal, um eine Fassung zu wählen.`,
    gone: `${kind} wurde inzwischen gelöscht. Ihre Eingaben bleiben erhalten: Speichern Sie noch einmal, um damit einen neuen Eintrag anzulegen.`,
  },
  failedLater: {
    text: `${kind} wurde nicht gespeichert. Ihre Eingaben bleiben im Formular erhalten.`,
    newer: `${kind} wurde nicht gespeichert. Im Formular steht inzwischen etwas Neueres, bitte geben Sie es danach noch einmal ein.`,
    anew: `${kind} wurde nicht gespeichert, weil der Eintrag inzwischen gelöscht wurde. Ihre Eingaben bleiben erhalten und lassen sich als neuer Eintrag speichern.`,
    gone: `${kind} wurde nicht gespeichert, weil der Eintrag inzwischen gelöscht wurde.`,
    open: 'Formular öffnen',
  },
  conflict: {
    title: 'Inzwischen wurde an anderer Stelle gespeichert',
    text: (moment) =>
      `Gespeichert wurde am ${moment}, nachdem Sie das Formular geöffnet haben, von jemand anderem oder in einem anderen Tab. „Meine behalten“ ersetzt das durch ` +
      'Ihre Fassung. „Andere übernehmen“ füllt das Formular mit der gespeicherten Fassung und verwirft Ihre. Darin ' +
      'unterscheiden sie sich:',
    versions: 'Die beiden Fassungen',
    mine: 'Ihre Fassung',
    theirs: 'Die gespeicherte Fassung',
    nothing: 'Leer',
    back: 'Weiter bearbeiten',
    takeTheirs: 'Andere übernehmen',
    keepMine: 'Meine behalten',
    taken: 'Das Formular zeigt jetzt die gespeicherte Fassung.',
  },
  leaving: {
    title: 'Ohne Speichern verlassen?',
    text: 'Was Sie seit dem letzten Speichern geändert haben, geht verloren.',
    stay: 'Bleiben',
    leave: 'Verlassen',
  },
  missing: {
    title: `${kind} wurde nicht gefunden`,
    text: 'Vielleicht wurde der Eintrag gelöscht, oder die Adresse stimmt nicht.',
    back: `Zurück zu ${list}`,
  },
});

export const tagWords: Translated<typeof house.tagWords> = {
  optionalText: '(durch Kommas getrennt)',
  placeholder: 'Blumen, Saison',
  listLabel: 'So werden sie angezeigt',
  removeLabel: (tag) => `Stichwort ${tag} entfernen`,
};
