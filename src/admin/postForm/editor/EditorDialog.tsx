import Dialog from '@mui/material/Dialog';
import DialogTitle from '@mui/material/DialogTitle';
import { type ReactNode, useId } from 'react';

/** Props of {@link EditorDialog}. */
export interface EditorDialogProps {
  title: string;
  onClose: () => void;
  children: ReactNode;
}

/** A small dialog of the editor; closing it brings the focus back to where it was. */
export function EditorDialog({ title, onClose, children }: EditorDialogProps) {
  const id = useId();
  return (
    <Dialog open onClose={onClose} maxWidth="xs" fullWidth aria-labelledby={id}>
      <DialogTitle id={id}>{title}</DialogTitle>
      {children}
    </Dialog>
  );
}
