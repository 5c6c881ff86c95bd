import type { SxProps, Theme } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { FieldFrame } from './FieldFrame.tsx';
import { labelIdOf, useFormField } from './useFormField.ts';

/** A control of the form as its page has to draw it. */
export interface FieldControl {
  id: string;
  labelId: string;
  value: string;
  invalid: boolean;
  /** Ids of its error and its hint, for `aria-describedby`. */
  describedBy?: string;
  setValue: (value: string) => void;
  /** Puts a sentence under the field, until it is edited. */
  setError: (sentence: string) => void;
}

/** Props of {@link ControlField}. */
export interface ControlFieldProps {
  name: string;
  label: string;
  optionalText?: string;
  hint?: string;
  sx?: SxProps<Theme>;
  /** Draws the control, which names itself by `labelId`. */
  children: (control: FieldControl) => ReactNode;
}

/** A field of the surrounding form whose control the page brings along: an editor, a picture. */
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
