import type * as house from '#content/admin/leadImport.ts';
import { language } from '#content/language.ts';
import type { Translated } from '#content/words.ts';
import { maxImportBytes, maxImported } from '#domain/leadImport.ts';

const counted = new Intl.NumberFormat(language.locale);
const listed = new Intl.ListFormat(language.locale, { type: 'disjunction' });

const leads = (count: number) => (count === 1 ? '1 Anfrage' : `${counted.format(count)} Anfragen`);
const rows = (count: number) => (count === 1 ? '1 Zeile' : `${counted.format(count)} Zeilen`);

export const leadImport: Translated<typeof house.leadImport> = {
  title: 'CSV importieren',
  open: 'CSV importieren',
  back: 'Zurück zu den Anfragen',
  firstName: 'Vorname',
  lastName: 'Nachname',
  file: {
    title: 'Datei',
    choose: 'CSV-Datei wählen',
    another: 'Andere Datei wählen',
    drop: 'oder hier ablegen',
    hint: `Bis zu ${rows(maxImported)}, mit Kommas, Semikolons, Tabulatoren oder senkrechten Strichen zwischen den Spalten. Excel und andere Programme können Dateien als CSV speichern.`,
    reading: 'Die Datei wird gelesen\u00a0…',
    found: (name, count) => `${name}: ${rows(count)}`,
    guessedEncoding:
      'Diese Datei ist nicht in UTF-8 gespeichert und wurde deshalb als Windows-1252 gelesen. Bitte prüfen Sie, ob Umlaute und Akzente stimmen.',
    noHead:
      'Die erste Zeile sieht aus wie eine Anfrage und wird auch so behandelt. Bitte wählen Sie, was in jeder Spalte steht.',
    failed: 'Die Datei konnte nicht gelesen werden. Bitte versuchen Sie es noch einmal.',
  },
  problems: {
    empty: 'Diese Datei ist leer.',
    onlyHead: 'Diese Datei hat Spaltennamen, aber keine Zeilen darunter.',
    binary: 'Das ist keine Textdatei. Bitte speichern Sie die Anfragen als CSV und wählen Sie diese Datei.',
    workbook: 'Das ist eine Arbeitsmappe. Bitte öffnen Sie sie, speichern Sie sie als CSV und wählen Sie diese Datei.',
    quotes:
      'In dieser Datei ist ein Anführungszeichen nicht geschlossen, daher ist unklar, wo eine Zelle endet. Bitte speichern Sie sie noch einmal als CSV.',
    tooMany: `Diese Datei hat mehr als ${rows(maxImported)}. Bitte importieren Sie sie in Teilen.`,
    tooLarge: `Diese Datei ist größer als ${maxImportBytes / 1024 / 1024}\u00a0MB. Bitte importieren Sie sie in Teilen.`,
  },
  columns: {
    title: 'Spalten',
    hint: 'Wählen Sie, was in jeder Spalte steht. Übersprungene Spalten werden nicht importiert.',
    leaveOut: 'Überspringen',
    number: (number) => `Spalte ${number}`,
    example: (text) => `z.\u00a0B. ${text}`,
    is: (name) => `Feld für ${name}`,
  },
  dates: {
    title: 'Wie sind Datumsangaben geschrieben?',
    ambiguous: (example) => `${example} lässt sich auf zwei Arten lesen.`,
    dayFirst:
      'Einige Datumsangaben dieser Datei ergeben nur mit dem Tag zuerst Sinn. Bitte wählen Sie, wie sie geschrieben sind.',
    monthFirst: 'Monat zuerst: 03/04/2027 ist der 4. März',
    dayFirstChoice: 'Tag zuerst: 03/04/2027 ist der 3. April',
  },
  oddDate: 'Bitte schreiben Sie Datumsangaben wie 2027-06-14 oder 14.06.2027.',
  noSuchDay: 'Diesen Tag gibt es nicht. Bitte prüfen Sie Tag und Monat und ihre Reihenfolge.',
  oneOf: (labels) => `Möglich ist hier: ${listed.format(labels)}.`,
  nobody: 'Niemand im Team hat diesen Namen.',
  preview: {
    title: 'Vorschau',
    checking: 'Die Zeilen werden geprüft\u00a0…',
    good: (count, duplicates = 0) => {
      const can = `${rows(count)} ${count === 1 ? 'kann' : 'können'}`;
      if (duplicates === 0) return `${can} importiert werden.`;
      return `${can} gelesen werden, davon ${duplicates === 1 ? 'ist 1 ein Duplikat' : `sind ${counted.format(duplicates)} Duplikate`}.`;
    },
    bad: (count) =>
      count === 1
        ? '1 Zeile kann nicht importiert werden und wird übersprungen.'
        : `${counted.format(count)} Zeilen können nicht importiert werden und werden übersprungen.`,
    all: 'Alle Zeilen',
    onlyBad: 'Nur Zeilen mit Fehlern',
    which: 'Angezeigte Zeilen',
    row: 'Zeile',
    scroll: 'Zeilen der Datei, horizontal scrollbar',
  },
  duplicates: {
    title: 'Duplikate',
    looking: 'Duplikate werden gesucht\u00a0…',
    none: 'Keine Duplikate gefunden.',
    found: (count) =>
      count === 1
        ? '1 Zeile stimmt in E-Mail oder Telefon mit einer vorhandenen Anfrage oder einer anderen Zeile überein.'
        : `${counted.format(count)} Zeilen stimmen in E-Mail oder Telefon mit einer vorhandenen Anfrage oder einer anderen Zeile überein.`,
    failed: 'Duplikate konnten nicht gesucht werden.',
    again: 'Noch einmal versuchen',
    forAll: 'Was mit ihnen geschieht',
    choices: {
      skip: 'Überspringen',
      merge: 'Lücken der vorhandenen Anfrage füllen',
      keep: 'Als neue Anfrage importieren',
    },
    each: 'Einzeln',
    choiceOf: (number, name) => `Was mit Zeile ${number} geschieht, ${name}`,
    asAll: 'Wie die anderen',
    row: (number) => `Zeile ${number}`,
    lead: (name) => `Stimmt überein mit ${name}`,
    earlier: (number) => `Wie Zeile ${number}`,
  },
  start: (count) => `${leads(count)} importieren`,
  startUncounted: 'Importieren',
  nothing: 'Es gibt keine Zeilen zu importieren.',
  sending: (sent, all) => `${counted.format(sent)} von ${rows(all)} gesendet\u00a0…`,
  storing: 'Wird importiert\u00a0…',
  cancel: 'Abbrechen',
  cancelled: 'Der Import wurde abgebrochen. Nichts wurde importiert.',
  failed:
    'Die Anfragen konnten nicht importiert werden. Bitte versuchen Sie es gleich noch einmal. Nichts wird doppelt importiert.',
  imported: (file) => `${file} wurde importiert.`,
  refused: (sentence) => `Der Server hat den Import abgelehnt, und nichts wurde importiert: ${sentence}`,
  result: {
    title: 'Importiert',
    file: 'Datei',
    at: 'Wann',
    by: 'Wer',
    made: 'Neue Anfragen',
    merged: 'Ergänzte Anfragen',
    skipped: 'Als Duplikat übersprungen',
    unreadable: 'Nicht lesbar',
    leftOut: 'Ausgelassene Zeilen herunterladen',
    reason: 'Grund',
    show: 'Diese Anfragen anzeigen',
    another: 'Weitere Datei importieren',
    undo: 'Import zurücknehmen',
    undoing: 'Wird zurückgenommen\u00a0…',
    confirmTitle: 'Import zurücknehmen?',
    confirm:
      'Die Anfragen dieses Imports werden gelöscht, und Lücken, die er gefüllt hat, sind wieder leer. Anfragen, an denen seither jemand gearbeitet hat, bleiben.',
    keep: 'Behalten',
    undone: (removed, restored) =>
      restored === 0
        ? `${leads(removed)} gelöscht.`
        : `${leads(removed)} gelöscht, ${leads(restored)} wiederhergestellt.`,
    kept: (count) =>
      count === 1
        ? 'An 1 Anfrage hat seither jemand gearbeitet, sie bleibt daher.'
        : `An ${counted.format(count)} Anfragen hat seither jemand gearbeitet, sie bleiben daher.`,
    isUndone: 'Dieser Import wurde zurückgenommen.',
    undoFailed: 'Der Import konnte nicht zurückgenommen werden. Bitte versuchen Sie es gleich noch einmal.',
  },
  missing: {
    title: 'Dieser Import wurde nicht gefunden',
    text: 'Es gibt ihn nicht oder nicht mehr.',
    back: 'Neuen Import beginnen',
  },
  leaving: {
    title: 'Import verlassen?',
    text: 'Diese Datei wurde noch nicht importiert.',
    stay: 'Hierbleiben',
    leave: 'Verlassen',
  },
};
