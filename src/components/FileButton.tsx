import Button from '@mui/material/Button';
import { visuallyHidden } from '@mui/utils';
import { type ReactNode, useId } from 'react';

/** Props of {@link FileButton}. */
export interface FileButtonProps {
  children: string;
  startIcon: ReactNode;
  busy: boolean;
  /** Called with the chosen files, at least one. */
  onFiles: (files: File[]) => void;
  /** Accepted media types, e.g. `image/*`. Default: all. */
  accept?: string;
  /** Whether several files may be chosen at once. Default: false. */
  multiple?: boolean;
  /** Ids and state that associate the button with its label and error in a form. */
  control?: { id: string; labelId: string; describedBy?: string; invalid?: boolean };
}

// The file input takes the focus and has the name; the element around it is a label, not a second button.
const asLabel = { component: 'label', role: undefined, tabIndex: -1 } as const;

/** The browser's native file input, styled as a button. */
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
          // Lets the user choose the same file again after removing it.
          target.value = '';
          if (files.length > 0) onFiles(files);
        }}
        style={visuallyHidden}
      />
    </Button>
  );
}
