import type * as house from '#content/blog.ts';
import type { Banner, Closing, PageMeta } from '#content/types.ts';
import type { Translated } from '#content/words.ts';

export const blogMeta: PageMeta = {
  title: 'Blog',
  description:
    'Notizen aus der Planung: Gästelisten, Abläufe, Kerzenlicht, Namensschilder und Regenpläne. Praktisch, kurz und ' +
    'an echten Festen erprobt.',
};

export const blogBanner: Banner = {
  eyebrow: 'Blog',
  title: 'Notizen vom Planungstisch',
  lead: 'Was wir Freunden sagen, wenn sie fragen. Das meiste passt auf eine Serviette.',
  photo: 'banner-blog',
};

export const blogWords: Translated<typeof house.blogWords> = {
  search: { id: 'blog-search', label: 'Beiträge durchsuchen', placeholder: 'Ablauf, Torte, Regen\u00a0…' },
  categoriesTitle: 'Themen',
  recentTitle: 'Neueste Beiträge',
  readMore: 'Weiterlesen',
  readMoreAbout: (title) => `: ${title}`,
  by: (author) => `Von ${author}`,
  count: (count, page, pages) =>
    (count === 1 ? '1 Beitrag' : `${count} Beiträge`) + (pages > 1 ? `, Seite ${page} von ${pages}` : ''),
  pages: 'Seiten des Blogs',
  pageTitle: (title, page) => `${title} – Seite ${page}`,
  clear: 'Suche und Thema zurücksetzen',
  tagged: (tag) => `Beiträge zum Stichwort ${tag}`,
  allTags: 'Alle Beiträge zeigen',
  nothingYet: {
    title: 'Die erste Notiz wird gerade geschrieben',
    text: 'Kommen Sie in ein paar Tagen wieder, oder fragen Sie uns, was Sie hier gern gelesen hätten.',
  },
  empty: { title: 'Keine Beiträge gefunden', text: 'Versuchen Sie es mit einem anderen Wort oder Thema.' },
};

export const blogClosing: Closing = {
  eyebrow: 'Ihre Frage',
  title: 'Steht noch nicht auf der Serviette?',
  text:
    'Fragen Sie, was Sie hier nicht gefunden haben. Wir antworten innerhalb eines Werktags, und manchmal wird aus ' +
    'der Antwort eine Notiz.',
  button: 'Frage stellen',
  photo: 'decor-lanterns',
};
