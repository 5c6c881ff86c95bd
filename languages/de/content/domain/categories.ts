import type * as house from '#content/domain/categories.ts';
import type { Translated } from '#content/words.ts';

export const postCategoryLabels: Translated<typeof house.postCategoryLabels> = {
  wedding: 'Hochzeiten',
  corporate: 'Für Firmen',
  birthday: 'Geburtstage',
  planning: 'Planung',
  decoration: 'Dekoration',
};
