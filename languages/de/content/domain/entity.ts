import type * as house from '#content/domain/entity.ts';
import type { Translated } from '#content/words.ts';

export const personName: Translated<typeof house.personName> = {
  label: 'Name',
  sorts: ['Name, A bis Z', 'Name, Z bis A'],
};
