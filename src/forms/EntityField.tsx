import { type Field, optionsOf } from '#domain/entity.ts';
import { SelectField, type SelectFieldProps } from './SelectField.tsx';
import { TextField, type TextFieldProps } from './TextField.tsx';

/** Props of {@link EntityField}: the entity's field, and those of its control. */
export type EntityFieldProps = { field: Field } & Omit<TextFieldProps, 'label'> &
  Omit<SelectFieldProps, 'label' | 'options'>;

/**
 * A form field for a field of an entity, with the entity's label: a select for a choice, a date input for a day, a text
 * input for anything else.
 */
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
