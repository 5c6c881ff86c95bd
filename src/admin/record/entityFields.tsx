import Typography from '@mui/material/Typography';
import type { RecordFormWords } from '#content/admin/recordForm.ts';
import { type Field, textOf } from '#domain/entity.ts';
import { EntityField, type EntityFieldProps } from '#forms/EntityField.tsx';
import type { ComparedField, DraftFields } from './recordKind.ts';

/** @param names of fields of an entity. @returns them as two versions are compared, each shown as its kind says. */
export const comparedFields = <Name extends string>(
  fields: Readonly<Record<Name, Field>>,
  names: readonly Name[],
  words: RecordFormWords,
): ComparedField<DraftFields & Record<Name, string>>[] =>
  names.map((name) => ({
    label: fields[name].label,
    isSame: (mine, theirs) => mine[name] === theirs[name],
    show: (version) => {
      const text = textOf(fields[name], version[name]);
      return (
        <Typography dir="auto" sx={{ whiteSpace: 'pre-line', ...(text === '' && { color: 'text.secondary' }) }}>
          {text || words.conflict.nothing}
        </Typography>
      );
    },
  }));

/** Props of controls beside those that follow from the kind of field. */
export type Controls<Name extends string> = Partial<Record<Name, Partial<EntityFieldProps>>>;

/** Props of {@link EntityFields}. */
export interface EntityFieldsProps<Name extends string> {
  fields: Readonly<Record<Name, Field>>;
  names: readonly Name[];
  controls: Controls<Name>;
  /** Said of a field that may be left empty, unless its control says otherwise. */
  optionalText: string;
}

/** Some fields of an entity, in the surrounding form. */
export function EntityFields<Name extends string>({ fields, names, controls, optionalText }: EntityFieldsProps<Name>) {
  return names.map((name) => (
    <EntityField
      key={name}
      name={name}
      field={fields[name]}
      optionalText={optionalText}
      autoComplete="off"
      {...controls[name]}
    />
  ));
}
