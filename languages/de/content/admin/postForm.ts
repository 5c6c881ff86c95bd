import type * as house from '#content/admin/postForm.ts';
import { recordWords } from '#content/admin/recordForm.ts';
import type { Translated } from '#content/words.ts';

export const postForm: Translated<typeof house.postForm> = {
  ...recordWords('Dieser Beitrag', 'den Beiträgen'),
  create: 'Neuer Blogbeitrag',
  edit: 'Blogbeitrag bearbeiten',
  back: 'Zurück zu den Beiträgen',
  save: 'Beitrag speichern',
  labels: {
    title: 'Titel des Beitrags',
    excerpt: 'Kurztext',
    content: 'Inhalt',
    status: 'Status',
    category: 'Kategorie',
    tags: 'Stichwörter',
    featuredImage: 'Beitragsbild',
    slug: 'Webadresse',
    metaTitle: 'Suchtitel',
    metaDescription: 'Suchbeschreibung',
  },
  excerptHint: 'Ein oder zwei Sätze für die Liste der Beiträge.',
  statusHint: 'Besucher sehen nur öffentliche Beiträge.',
  categoryPlaceholder: 'Kategorie wählen',
  slugHint:
    'Das Ende der Adresse. Bleibt das Feld leer, bildet es das erste Speichern aus dem Titel; danach bleibt es, wie es ist. Frühere Adressen des Beitrags führen weiter zu ihm.',
  metaTitleHint: 'Bleibt das Feld leer, wird der Titel verwendet. Angezeigt werden etwa sechzig Zeichen.',
  metaDescriptionHint: 'Bleibt das Feld leer, wird der Kurztext verwendet. Angezeigt werden etwa 155 Zeichen.',
  snippet: 'So zeigt ihn eine Suchmaschine',
  card: 'So sieht er aus, wenn er geteilt wird',
  cardOf: (title) => (title === '' ? 'Karte ohne Titel' : `Karte mit dem Titel ${title}`),
  cardHint:
    'Zu sehen sind der Suchtitel, sonst der Titel, und das Beitragsbild, sonst das des Blogs. Bis zum ' +
    'Speichern kann das Bild etwas anders beschnitten sein.',
  preview: 'Vorschau der gespeicherten Fassung',
  previewHint: (days) =>
    `Öffnet eine eigene Seite. Deren Adresse können Sie auch an Personen ohne Konto senden: Sie gilt ${days} Tage.`,
  imageHint: 'Empfohlene Größe: 1200\u00a0×\u00a0800\u00a0Pixel',
  saved: (title) =>
    `Der Beitrag „${title.length > 80 ? `${title.slice(0, 79).trimEnd()}…` : title}“ wurde gespeichert.`,
};

export const pictureWords: Translated<typeof house.pictureWords> = {
  choose: 'Bild wählen',
  replace: 'Ersetzen',
  drop: 'oder hier ablegen',
  remove: 'Entfernen',
  storing: 'Das Bild wird hochgeladen\u00a0…',
  preview: 'Vorschau des Bildes',
  broken: 'Dieses Bild kann nicht angezeigt werden.',
  notAnImage: 'Das ist kein Bild. Bitte wählen Sie eine Bilddatei, etwa JPG, PNG oder WebP.',
  signedOut:
    'Das Bild wurde nicht hochgeladen, weil Ihre Sitzung beendet ist. Wählen Sie es noch einmal aus, um sich anzumelden.',
  failed: 'Das Bild konnte nicht hochgeladen werden. Bitte versuchen Sie es gleich noch einmal.',
  stillStoring: 'Das Bild wird noch hochgeladen. Bitte versuchen Sie es gleich noch einmal.',
};

export const editorWords: Translated<typeof house.editorWords> = {
  toolbar: 'Formatierung',
  bold: 'Fett',
  italic: 'Kursiv',
  underline: 'Unterstrichen',
  heading2: 'Überschrift H2',
  heading3: 'Überschrift H3',
  bulletList: 'Aufzählung',
  numberedList: 'Nummerierte Liste',
  quote: 'Zitat',
  link: 'Link',
  image: 'Bild',
  undo: 'Rückgängig',
  redo: 'Wiederholen',
  linkDialog: {
    title: 'Link',
    address: 'Adresse',
    placeholder: 'https://example.com',
    hint: 'Eine Seite, eine E-Mail-Adresse oder eine Telefonnummer als tel:+15550100.',
    remove: 'Link entfernen',
    cancel: 'Abbrechen',
    apply: 'Link setzen',
  },
  imageDialog: {
    title: 'Bild',
    picture: 'Bild',
    alt: 'Beschreibung',
    altHint:
      'Beschreibt das Bild für alle, die es nicht sehen können. Lassen Sie das Feld leer, wenn das Bild nur schmückt.',
    cancel: 'Abbrechen',
    apply: 'Bild einfügen',
    change: 'Bild ändern',
  },
};
