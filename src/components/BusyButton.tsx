import Button, { type ButtonProps } from '@mui/material/Button';
import { HiddenStatus } from './HiddenStatus.tsx';

/** Props of {@link BusyButton}. */
export interface BusyButtonProps extends ButtonProps {
  children: string;
  busy: boolean;
  /** Label while busy, also announced to screen readers. */
  busyText: string;
}

/**
 * A button with a busy state for long-running actions. While busy it keeps the focus, ignores clicks and shows
 * `busyText`.
 */
export function BusyButton({ children, busy, busyText, onClick, ...button }: BusyButtonProps) {
  return (
    <>
      <Button {...button} onClick={busy ? undefined : onClick} aria-disabled={busy}>
        {busy ? busyText : children}
      </Button>
      <HiddenStatus>{busy && busyText}</HiddenStatus>
    </>
  );
}
