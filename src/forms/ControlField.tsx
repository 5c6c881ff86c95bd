import type { SxProps, Theme } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { FieldFrame } from './FieldFrame.tsx';
import { labelIdOf, useFormField } from './useFormField.ts';

/** Props and state of a form control, for the page that renders it. */
export interface FieldControl {
  id: string;
  labelId: string;
  value: string;
  invalid: boolean;
  /** Ids of the control's error and hint, for `aria-describedby`. */
  describedBy?: string;
  setValue: (value: string) => void;
  /** Shows an error below the field until it is edited, or removes it. */
  setError: (sentence: string | undefined) => void;
}

/** Props of {@link ControlField}. */
export interface ControlFieldProps {
  name: string;
  label: string;
  optionalText?: string;
  hint?: string;
  sx?: SxProps<Theme>;
  /** Renders the control; it must set `aria-labelledby` to `labelId`. */
  children: (control: FieldControl) => ReactNode;
}

/** A field of the surrounding form with a custom control, e.g. an editor or a picture. */
export function ControlField({ name, label, optionalText, hint, sx, children }: ControlFieldProps) {
  const { id, errorId, error, control, setValue, setError } = useFormField(name, hint);
  return (
    <FieldFrame
      id={id}
      errorId={errorId}
      label={label}
      labelsGroup
      optionalText={optionalText}
      hint={hint}
      error={error}
      sx={sx}
    >
      {children({
        id,
        labelId: labelIdOf(id),
        value: control.value,
        invalid: Boolean(error),
        describedBy: control['aria-describedby'],
        setValue,
        setError,
      })}
    </FieldFrame>
  );
}
