import Button, { type ButtonProps } from '@mui/material/Button';
import { HiddenStatus } from './HiddenStatus.tsx';

/** Props of {@link BusyButton}. */
export interface BusyButtonProps extends ButtonProps {
  children: string;
  busy: boolean;
  /** Said while it is busy. */
  busyText: string;
}

/** A button that starts something that takes a while. Meanwhile it stays where the focus is, but does nothing and says so. */
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
