import type * as house from '#content/admin/leadImport.ts';
import { language } from '#content/language.ts';
import type { Translated } from '#content/words.ts';

const counted = new Intl.NumberFormat(language.locale);
const listed = new Intl.ListFormat(language.locale, { type: 'disjunction' });

const leads = (count: number) => (count === 1 ? '1 Anfrage' : `${counted.format(count)} Anfragen`);
const rows = (count: number) => (count === 1 ? '1 Zeile' : `${counted.format(count)} Zeilen`);

export const leadImport: Translated<typeof house.leadImport> = {
  title: 'CSV-Import',
  open: 'CSV importieren',
  back: 'Zurück zu den Anfragen',
  firstName: 'Vorname',
  lastName: 'Nachname',
  file: {
    title: 'Datei',
    choose: 'CSV-Datei wählen',
    another: 'Andere Datei wählen',
    drop: 'oder hier ablegen',
    hint: 'Bis zu 50.000 Zeilen, getrennt durch Kommas, Semikolons, Tabulatoren oder senkrechte Striche. Excel und andere Programme speichern solche Dateien als CSV.',
    reading: 'Die Datei wird gelesen\u00a0…',
    found: (name, count) => `${name}: ${rows(count)}`,
    guessedEncoding:
      'Die Datei ist nicht in UTF-8. Sie wurde als Windows-1252 gelesen: Bitte prüfen Sie, ob Umlaute und Akzente stimmen.',
    noHead: 'Die erste Zeile sieht aus wie eine Anfrage und wird so gelesen. Bitte sagen Sie, was jede Spalte ist.',
    failed: 'Die Datei konnte nicht gelesen werden. Bitte versuchen Sie es noch einmal.',
  },
  problems: {
    empty: 'Diese Datei ist leer.',
    onlyHead: 'Diese Datei nennt Spalten, aber darunter steht keine Zeile.',
    binary: 'Das ist keine Textdatei. Bitte speichern Sie die Anfragen als CSV und wählen Sie diese Datei.',
    workbook: 'Das ist eine Arbeitsmappe. Bitte öffnen Sie sie, speichern Sie sie als CSV und wählen Sie diese Datei.',
    quotes:
      'In dieser Datei ist ein Anführungszeichen nicht geschlossen; niemand kann sagen, wo eine Zelle endet. Bitte speichern Sie sie neu als CSV.',
    tooMany: 'Diese Datei hat mehr als 50.000 Zeilen. Bitte importieren Sie sie in Teilen.',
    tooLarge: 'Diese Datei ist größer als 64 MB. Bitte importieren Sie sie in Teilen.',
  },
  columns: {
    title: 'Spalten',
    hint: 'Sagen Sie, was jede Spalte der Datei ist. Was Sie auslassen, wird nicht importiert.',
    leaveOut: 'Auslassen',
    number: (number) => `Spalte ${number}`,
    example: (text) => `z.\u00a0B. ${text}`,
    is: (name) => `Was ${name} ist`,
  },
  dates: {
    title: 'Wie sind Tage geschrieben?',
    ambiguous: (example) => `${example} lässt sich auf zwei Arten lesen.`,
    dayFirst:
      'Einige Tage dieser Datei lassen sich nur mit dem Tag zuerst lesen. Bitte sagen Sie, wie sie geschrieben sind.',
    monthFirst: 'Monat zuerst: 03/04/2027 ist der 4. März',
    dayFirstChoice: 'Tag zuerst: 03/04/2027 ist der 3. April',
  },
  oddDate: 'Bitte schreiben Sie Tage wie 2027-06-14 oder 14.06.2027.',
  oneOf: (labels) => `Möglich ist hier: ${listed.format(labels)}.`,
  nobody: 'Niemand mit diesem Namen arbeitet hier.',
  preview: {
    title: 'Vorschau',
    checking: 'Die Zeilen werden geprüft\u00a0…',
    good: (count) => `${rows(count)} ${count === 1 ? 'kann' : 'können'} importiert werden.`,
    bad: (count) =>
      count === 1
        ? '1 Zeile kann es nicht und wird ausgelassen.'
        : `${counted.format(count)} Zeilen können es nicht und werden ausgelassen.`,
    all: 'Alle Zeilen',
    onlyBad: 'Nur Zeilen mit Fehlern',
    which: 'Gezeigte Zeilen',
    row: 'Zeile',
    scroll: 'Zeilen der Datei, lassen sich seitwärts schieben',
  },
  duplicates: {
    title: 'Schon vorhanden',
    looking: 'Anfragen derselben Personen werden gesucht\u00a0…',
    none: 'Keine dieser Personen ist schon da.',
    found: (count) =>
      count === 1
        ? '1 Zeile betrifft jemanden, der nach Adresse oder Nummer schon da ist.'
        : `${counted.format(count)} Zeilen betreffen jemanden, der nach Adresse oder Nummer schon da ist.`,
    failed: 'Anfragen derselben Personen konnten nicht gesucht werden.',
    again: 'Noch einmal',
    forAll: 'Was aus ihnen wird',
    choices: {
      skip: 'Auslassen',
      merge: 'Lücken der vorhandenen Anfrage füllen',
      keep: 'Als weitere Anfrage importieren',
    },
    each: 'Einzeln',
    choiceOf: (number, name) => `Was aus Zeile ${number} wird, ${name}`,
    asAll: 'Wie alle anderen',
    row: (number) => `Zeile ${number}`,
    lead: (name) => `Vorhanden als ${name}`,
    earlier: (number) => `Dieselbe wie Zeile ${number}`,
  },
  start: (count) => `${leads(count)} importieren`,
  nothing: 'Keine Zeile bleibt zu importieren.',
  sending: (sent, all) => `${counted.format(sent)} von ${rows(all)} gesendet\u00a0…`,
  storing: 'Wird eingetragen\u00a0…',
  cancel: 'Abbrechen',
  cancelled: 'Der Import ist abgebrochen. Nichts wurde importiert.',
  failed: 'Der Import kam nicht durch. Bitte versuchen Sie es noch einmal: Nichts wird doppelt importiert.',
  refused: (sentence) => `Der Server hat den Import abgelehnt und nichts davon gespeichert: ${sentence}`,
  result: {
    title: 'Importiert',
    file: 'Datei',
    at: 'Wann',
    by: 'Wer',
    made: 'Neue Anfragen',
    merged: 'Anfragen mit gefüllten Lücken',
    show: 'Diese Anfragen zeigen',
    another: 'Weitere Datei importieren',
    undo: 'Import zurücknehmen',
    undoing: 'Wird zurückgenommen\u00a0…',
    confirmTitle: 'Import zurücknehmen?',
    confirm:
      'Die Anfragen dieses Imports werden gelöscht, und gefüllte Lücken sind wieder leer. Anfragen, an denen seither jemand gearbeitet hat, bleiben.',
    keep: 'Behalten',
    undone: (removed, restored) =>
      restored === 0 ? `${leads(removed)} gelöscht.` : `${leads(removed)} gelöscht, ${leads(restored)} wie zuvor.`,
    kept: (count) =>
      count === 1
        ? 'An 1 Anfrage hat seither jemand gearbeitet: Sie bleibt.'
        : `An ${counted.format(count)} Anfragen hat seither jemand gearbeitet: Sie bleiben.`,
    isUndone: 'Dieser Import wurde zurückgenommen.',
    undoFailed: 'Der Import konnte nicht zurückgenommen werden. Bitte versuchen Sie es gleich noch einmal.',
  },
  leaving: {
    title: 'Import verlassen?',
    text: 'Von dieser Datei ist noch nichts importiert.',
    stay: 'Hierbleiben',
    leave: 'Verlassen',
  },
};

/** Column names in lower case without punctuation and diacritics, including those of English programs. */
export const columnSynonyms: Translated<typeof house.columnSynonyms> = {
  name: ['vollername', 'kunde', 'kundin', 'kundenname', 'kontakt', 'ansprechpartner', 'fullname', 'client', 'customer'],
  firstName: ['vornamen', 'rufname', 'firstname', 'givenname', 'forename', 'first'],
  lastName: ['familienname', 'zuname', 'lastname', 'surname', 'familyname', 'last'],
  email: ['mail', 'emailadresse', 'mailadresse', 'emailaddress'],
  phone: ['telefonnummer', 'tel', 'rufnummer', 'mobil', 'mobilnummer', 'handy', 'handynummer', 'phone', 'phonenumber'],
  eventType: ['art', 'artderveranstaltung', 'veranstaltung', 'fest', 'leistung', 'eventtype', 'event', 'type'],
  eventDate: ['tag', 'termin', 'veranstaltungsdatum', 'hochzeitsdatum', 'hochzeitstag', 'eventdate', 'date'],
  status: ['stand', 'stufe', 'phase', 'stage'],
  createdAt: ['erstellt', 'erstelltam', 'angelegt', 'angelegtam', 'eingang', 'eingangam', 'created', 'createdat'],
  guests: ['gastezahl', 'anzahlgaste', 'personen', 'personenzahl', 'teilnehmer', 'guests', 'guestcount'],
  venue: ['veranstaltungsort', 'location', 'saal', 'venue', 'place'],
  budget: ['betrag', 'wert', 'auftragswert', 'preis', 'amount', 'value'],
  tags: ['stichwort', 'schlagworter', 'schlagworte', 'tags', 'kategorien', 'labels'],
  source: ['quelle', 'woher', 'empfehlung', 'aufmerksamdurch', 'camefrom', 'leadsource'],
  notes: ['notiz', 'bemerkung', 'bemerkungen', 'kommentar', 'nachricht', 'beschreibung', 'notes', 'message'],
  responsible: ['betreuer', 'betreuerin', 'bearbeiter', 'zustandigkeit', 'owner', 'assignedto', 'responsible'],
};
