import type * as house from '#content/admin/madeLink.ts';
import type { Translated } from '#content/words.ts';

export const madeLink: Translated<typeof house.madeLink> = {
  label: (name) => `Link für ${name}`,
  copy: 'Link kopieren',
  copied: 'Der Link ist kopiert.',
  notCopied: 'Der Link konnte nicht kopiert werden. Bitte markieren und kopieren Sie ihn selbst.',
  mail: 'E-Mail schreiben',
};
