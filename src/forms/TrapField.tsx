import Box from '@mui/material/Box';
import type { Ref } from 'react';

/** Props of {@link TrapField}. */
export interface TrapFieldProps {
  /** No name that a browser fills in by itself. */
  name: string;
  /** Asks whoever finds the field all the same to leave it empty. */
  label: string;
  ref?: Ref<HTMLInputElement>;
}

/**
 * A field that people neither see nor reach: whoever fills it in is a program. It stands beside the screen,
 * for programs do know of `display: none`.
 */
export function TrapField({ name, label, ref }: TrapFieldProps) {
  return (
    <Box aria-hidden sx={{ position: 'absolute', left: '-9999px', width: '1px', height: '1px', overflow: 'hidden' }}>
      <label>
        {label}
        <input ref={ref} type="text" name={name} tabIndex={-1} autoComplete="off" />
      </label>
    </Box>
  );
}
