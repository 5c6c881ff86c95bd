import type { Backend, Records } from '#backend/backend.ts';
import type { Entity } from '#domain/entity.ts';
import { recordEntities } from '#domain/records.ts';
import { keysOf } from '#domain/typedKeys.ts';
import { recordForms } from '#tests/support/records.ts';

type AnyRecords = Records<{ version: number }, object, unknown>;

/** A kind of record that staff edit in a form; `create` is missing for those that only clients create. */
export interface EditedKind {
  name: string;
  entity: Entity;
  records: Omit<AnyRecords, 'create'> & Partial<Pick<AnyRecords, 'create'>>;
  form: object;
}

/** @returns every kind of record that staff edit in a form, each with a valid form. */
export const editedKinds = (backend: Backend, forms: typeof recordForms = recordForms): EditedKind[] =>
  keysOf(forms).map((name) => ({
    name,
    entity: recordEntities[name],
    records: backend[`${name}s` as const],
    form: forms[name],
  }));

/** Changes the first record of a kind. */
export async function changeFirst({ records, form }: EditedKind): Promise<void> {
  await records.update('1', form, (await records.get('1')).version);
}
