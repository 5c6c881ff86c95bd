import type * as house from '#content/admin/newLink.ts';
import type { Translated } from '#content/words.ts';

export const newLink: Translated<typeof house.newLink> = {
  label: (name) => `Link für ${name}`,
  copy: 'Link kopieren',
  copied: 'Der Link wurde kopiert.',
  notCopied: 'Der Link konnte nicht kopiert werden. Bitte markieren und kopieren Sie ihn selbst.',
  mail: 'E-Mail schreiben',
};
