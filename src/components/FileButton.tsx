import Button from '@mui/material/Button';
import { visuallyHidden } from '@mui/utils';
import { type ReactNode, useId } from 'react';

/** Props of {@link FileButton}. */
export interface FileButtonProps {
  children: string;
  startIcon: ReactNode;
  busy: boolean;
  /** Called with the files that were chosen, at least one. */
  onFiles: (files: File[]) => void;
  /** Accepted media types, e.g. `image/*`. Default: all. */
  accept?: string;
  /** Whether several may be chosen at once. */
  multiple?: boolean;
  /** Ids and state that tie the button to its label and error in a form. */
  control?: { id: string; labelId: string; describedBy?: string; invalid?: boolean };
}

// The file field has the focus and the name: around it stands a label, not a second button.
const asLabel = { component: 'label', role: undefined, tabIndex: -1 } as const;

/** The browser's own file field, which looks like a button. */
export function FileButton({ children, startIcon, busy, onFiles, accept, multiple, control }: FileButtonProps) {
  const id = useId();
  return (
    <Button
      {...asLabel}
      variant="outlined"
      size="small"
      startIcon={startIcon}
      sx={{
        position: 'relative',
        '@media (pointer: coarse)': { minHeight: 44 },
        ...(busy && { opacity: 0.75, cursor: 'progress' }),
        '&:has(input:focus-visible)': { outline: '2px solid var(--focus-ring)', outlineOffset: 3 },
      }}
    >
      <span id={id}>{children}</span>
      <input
        type="file"
        accept={accept}
        multiple={multiple}
        id={control?.id}
        aria-disabled={busy || undefined}
        aria-labelledby={control ? `${control.labelId} ${id}` : id}
        aria-describedby={control?.describedBy}
        aria-invalid={control?.invalid || undefined}
        onClick={(event) => busy && event.preventDefault()}
        onChange={({ target }) => {
          const files = [...(target.files ?? [])];
          // So that the same file can be chosen again after it was removed.
          target.value = '';
          if (files.length > 0) onFiles(files);
        }}
        style={visuallyHidden}
      />
    </Button>
  );
}
