import { type Field, optionsOf } from '#domain/entity.ts';
import { SelectField, type SelectFieldProps } from './SelectField.tsx';
import { TextField, type TextFieldProps } from './TextField.tsx';

/** Props of {@link EntityField}: the field's own, and what its control has besides. */
export type EntityFieldProps = { field: Field } & Omit<TextFieldProps, 'label'> &
  Omit<SelectFieldProps, 'label' | 'options'>;

/** A field of an entity in the surrounding form: a choice is a list, a day a date, all else text; under its own label. */
export function EntityField({ field, ...control }: EntityFieldProps) {
  const { label } = field;
  if (field.kind === 'choice') {
    const { name, hint, placeholder, 'aria-required': required, sx } = control;
    return (
      <SelectField
        name={name}
        label={label}
        hint={hint}
        placeholder={placeholder}
        aria-required={required}
        options={optionsOf(field.labels)}
        sx={sx}
      />
    );
  }
  const byKind = field.kind === 'number' ? ({ inputMode: 'numeric' } as const) : ({ dir: 'auto' } as const);
  return <TextField label={label} type={field.kind === 'day' ? 'date' : 'text'} {...byKind} {...control} />;
}
