import VisibilityOffOutlined from '@mui/icons-material/VisibilityOffOutlined';
import VisibilityOutlined from '@mui/icons-material/VisibilityOutlined';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import { useState } from 'react';
import { TextField } from './TextField.tsx';

/** Props of {@link PasswordField}. */
export interface PasswordFieldProps {
  name: string;
  label: string;
  /** Accessible names of the buttons that show and hide the password. */
  show: string;
  hide: string;
  hint?: string;
  autoFocus?: boolean;
  /** Whether browsers fill in the saved password or suggest a new one. Default: `current-password`. */
  autoComplete?: 'current-password' | 'new-password';
}

/** A required password field of the surrounding form, with a button that shows the password. */
export function PasswordField({ show, hide, autoComplete = 'current-password', ...field }: PasswordFieldProps) {
  const [visible, setVisible] = useState(false);
  return (
    <TextField
      {...field}
      type={visible ? 'text' : 'password'}
      required
      autoComplete={autoComplete}
      verbatim
      endAdornment={
        <InputAdornment position="end">
          <IconButton edge="end" aria-label={visible ? hide : show} onClick={() => setVisible(!visible)}>
            {visible ? <VisibilityOffOutlined /> : <VisibilityOutlined />}
          </IconButton>
        </InputAdornment>
      }
    />
  );
}
