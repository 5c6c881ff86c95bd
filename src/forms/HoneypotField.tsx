import Box from '@mui/material/Box';
import type { Ref } from 'react';

/** Props of {@link HoneypotField}. */
export interface HoneypotFieldProps {
  /** A name that browsers do not autofill. */
  name: string;
  /** Asks users who reach the field all the same to leave it empty. */
  label: string;
  ref?: Ref<HTMLInputElement>;
}

/**
 * A honeypot field: invisible and unreachable for people, so a value means that a bot has filled it in. Positioned
 * off-screen, as bots recognise `display: none`.
 */
export function HoneypotField({ name, label, ref }: HoneypotFieldProps) {
  return (
    <Box aria-hidden sx={{ position: 'absolute', left: '-9999px', width: '1px', height: '1px', overflow: 'hidden' }}>
      <label>
        {label}
        <input ref={ref} type="text" name={name} tabIndex={-1} autoComplete="off" />
      </label>
    </Box>
  );
}
