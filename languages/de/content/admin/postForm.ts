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
  statusHint: 'Besucher sehen nur veröffentlichte Beiträge.',
  categoryPlaceholder: 'Kategorie wählen',
  slugHint:
    'Das Ende der Adresse. Bleibt das Feld leer, entsteht es aus dem Titel. Frühere Adressen des Beitrags führen weiter zu ihm.',
  metaTitleHint: 'Leer ist es der Titel. Gezeigt werden etwa sechzig Zeichen.',
  metaDescriptionHint: 'Leer ist es der Kurztext. Gezeigt werden etwa 155 Zeichen.',
  snippet: 'So zeigt ihn eine Suchmaschine',
  card: 'So sieht er aus, wenn er geteilt wird',
  cardOf: (title) => (title === '' ? 'Karte ohne Titel' : `Karte mit dem Titel ${title}`),
  cardHint:
    'Ihr Titel ist der Suchtitel oder sonst der Titel; ihr Bild das Beitragsbild oder sonst das des Blogs. Bis zum ' +
    'Speichern kann das Bild etwas anders beschnitten sein.',
  preview: 'Vorschau des zuletzt Gespeicherten',
  previewHint: (days) =>
    `Öffnet eine eigene Seite. Ihre Adresse können Sie auch ohne Konto lesen lassen: Sie gilt ${days} Tage.`,
  imageHint: 'Empfohlene Größe: 1200 × 800 Pixel',
  saved: (title) => `Der Beitrag „${title.length > 80 ? `${title.slice(0, 79).trimEnd()}…` : title}“ ist gespeichert.`,
};

export const pictureWords: Translated<typeof house.pictureWords> = {
  choose: 'Bild wählen',
  replace: 'Ersetzen',
  drop: 'oder hier ablegen',
  remove: 'Entfernen',
  storing: 'Das Bild wird gespeichert\u00a0…',
  preview: 'Vorschau des Bildes',
  broken: 'Dieses Bild kann nicht gezeigt werden.',
  notAnImage: 'Das ist kein Bild. Bitte wählen Sie eine Bilddatei, etwa JPG, PNG oder WebP.',
  signedOut:
    'Das Bild ist nicht gespeichert, denn Ihre Sitzung ist zu Ende. Wählen Sie es noch einmal aus, um sich anzumelden.',
  failed: 'Das Bild konnte nicht gespeichert werden. Bitte versuchen Sie es gleich noch einmal.',
  stillStoring: 'Das Bild wird noch gespeichert. Bitte speichern Sie gleich noch einmal.',
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
    altHint: 'Sagt Lesern, die das Bild nicht sehen, was es zeigt. Lassen Sie sie leer, wenn es nur schmückt.',
    cancel: 'Abbrechen',
    apply: 'Bild einfügen',
  },
};
