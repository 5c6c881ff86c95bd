import { company } from './company.ts';
import type { PageMeta, PhotoName, TextPageWords } from './types.ts';

/** Title and description of the imprint for search engines. */
export const imprintMeta: PageMeta = {
  title: 'Imprint',
  description: `Who is behind this website, where ${company.name} can be found and how to reach us, and where pictures and fonts come from.`,
};

/** Picture for shared links. */
export const imprintPhoto: PhotoName = 'consultation-desk';

/** The imprint. */
export const imprint: TextPageWords = {
  eyebrow: 'Imprint',
  title: 'Who is behind this',
  lead: `${company.tagline}, since ${company.founded}.`,
  sections: [
    {
      title: 'The company',
      paragraphs: [`${company.name}, ${company.address.lines.join(', ')}`],
    },
    {
      title: 'How to reach us',
      paragraphs: [`${company.hours}. On event days, for as long as it takes.`],
      contactLinks: true,
    },
    {
      title: 'What stands on this website',
      paragraphs: [
        `${company.name} is responsible for it. We read everything again once a year; if something is wrong ` +
          'meanwhile, tell us, and we put it right.',
        'Links that lead to others are chosen with care. For what stands there, those who wrote it are responsible.',
      ],
    },
    {
      title: 'Pictures and fonts',
      paragraphs: [
        'The photographs and portraits were made for this website. Please ask before you use one elsewhere.',
        'The fonts that this website loads are under the SIL Open Font License, and come from the website itself.',
      ],
    },
  ],
};
