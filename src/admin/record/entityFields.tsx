import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { RecordFormWords } from '#content/admin/recordForm.ts';
import { type Field, textOf } from '#domain/entity.ts';
import { isDay } from '#domain/isoDates.ts';
import { EntityField, type EntityFieldProps } from '#forms/EntityField.tsx';
import { shownText } from '../list/entityColumns.ts';
import type { ComparedField, DraftFields, RecordFormConfig, SavedRecord } from './recordFormConfig.ts';

/**
 * @param names of fields of an entity.
 * @param shown how fields are shown that are not shown according to their kind.
 * @returns the fields for comparing two versions.
 */
export const comparedFields = <Name extends string>(
  fields: Readonly<Record<Name, Field>>,
  names: readonly Name[],
  words: RecordFormWords,
  shown: Partial<Record<Name, (version: Record<Name, string>) => ReactNode>> = {},
): ComparedField<DraftFields & Record<Name, string>>[] =>
  names.map((name) => ({
    label: fields[name].label,
    isSame: (mine, theirs) => mine[name] === theirs[name],
    show: (version) => {
      const own = shown[name];
      if (own) return own(version);
      const value = version[name];
      const text = isDay(value) ? shownText(fields[name], value) : textOf(fields[name], value);
      return (
        <Typography dir="auto" sx={{ whiteSpace: 'pre-line', ...(text === '' && { color: 'text.secondary' }) }}>
          {text || words.conflict.nothing}
        </Typography>
      );
    },
  }));

/** Control props by field, in addition to those derived from the field's kind and the schema. */
export type Controls<Name extends string> = Partial<Record<Name, Partial<EntityFieldProps>>>;

/** Props of {@link EntityFields}. */
export interface EntityFieldsProps<Name extends string> {
  fields: Readonly<Record<Name, Field>>;
  names: readonly Name[];
  /** The schema of the form, by which fields are required. */
  schema: RecordFormConfig<SavedRecord, DraftFields, DraftFields>['schema'];
  controls: Controls<Name>;
  /** Text after the label of a field that is not required, unless its control overrides it. */
  optionalText: string;
}

/** @returns the names of a form's fields that have to be filled in, whatever the other fields contain. */
export const requiredFields = (schema: EntityFieldsProps<string>['schema']): ReadonlySet<string> =>
  new Set(
    Object.entries(schema.describe().fields).flatMap(([name, field]) =>
      'tests' in field && field.tests.some((test) => test.name === 'required') ? [name] : [],
    ),
  );

/** Fields of an entity in the surrounding form; those that its schema requires are marked for screen readers. */
export function EntityFields<Name extends string>({
  fields,
  names,
  schema,
  controls,
  optionalText,
}: EntityFieldsProps<Name>) {
  const required = requiredFields(schema);
  return names.map((name) => {
    const isRequired = required.has(name);
    return (
      <EntityField
        key={name}
        name={name}
        field={fields[name]}
        aria-required={isRequired || undefined}
        optionalText={isRequired ? undefined : optionalText}
        autoComplete="off"
        {...controls[name]}
      />
    );
  });
}
