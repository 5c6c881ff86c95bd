import VisibilityOffOutlined from '@mui/icons-material/VisibilityOffOutlined';
import VisibilityOutlined from '@mui/icons-material/VisibilityOutlined';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useState } from 'react';
import { FieldFrame } from './FieldFrame.tsx';
import { useFormField } from './useFormField.ts';

/** Props of {@link PasswordField}. */
export interface PasswordFieldProps {
  name: string;
  label: string;
  /** Name of the button that shows the password, and of the one that hides it. */
  show: string;
  hide: string;
}

/** A required password of the surrounding form, which can be looked at. */
export function PasswordField({ name, label, show, hide }: PasswordFieldProps) {
  const [visible, setVisible] = useState(false);
  const { id, errorId, error, control } = useFormField(name);
  const { 'aria-invalid': invalid, 'aria-describedby': describedBy, ...bound } = control;
  return (
    <FieldFrame id={id} errorId={errorId} label={label} error={error}>
      <OutlinedInput
        {...bound}
        type={visible ? 'text' : 'password'}
        required
        autoComplete="current-password"
        slotProps={{
          input: {
            'aria-invalid': invalid,
            'aria-describedby': describedBy,
            autoCapitalize: 'none',
            spellCheck: false,
          },
        }}
        endAdornment={
          <InputAdornment position="end">
            <IconButton edge="end" aria-label={visible ? hide : show} onClick={() => setVisible(!visible)}>
              {visible ? <VisibilityOffOutlined /> : <VisibilityOutlined />}
            </IconButton>
          </InputAdornment>
        }
      />
    </FieldFrame>
  );
}
