import Button from '@mui/material/Button';
import { visuallyHidden } from '@mui/utils';
import { type ReactNode, useId } from 'react';

/** Props of {@link FileButton}. */
export interface FileButtonProps {
  children: string;
  startIcon: ReactNode;
  /** Whether no file can be chosen, because one is being uploaded. Default: false. */
  busy?: boolean;
  /** Default: `outlined`. */
  variant?: 'contained' | 'outlined';
  /** Called with the chosen files, at least one. */
  onFiles: (files: File[]) => void;
  /** Accepted media types, e.g. `image/*`. Default: all. */
  accept?: string;
  /** Whether several files may be chosen at once. Default: false. */
  multiple?: boolean;
  /** Id of the element that describes the button, outside of a form field. */
  describedBy?: string;
  /** Ids and state that associate the button with its label and error in a form. */
  control?: { id: string; labelId: string; describedBy?: string; invalid?: boolean };
}

// The file input takes the focus and has the name; the element around it is a label, not a second button.
const asLabel = { component: 'label', role: undefined, tabIndex: -1 } as const;

/** The browser's native file input, styled as a button. */
export function FileButton(props: FileButtonProps) {
  const {
    children,
    startIcon,
    busy = false,
    variant = 'outlined',
    onFiles,
    accept,
    multiple,
    describedBy,
    control,
  } = props;
  const id = useId();
  return (
    <Button
      {...asLabel}
      variant={variant}
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
        aria-describedby={control?.describedBy ?? describedBy}
        aria-invalid={control?.invalid || undefined}
        onClick={(event) => busy && event.preventDefault()}
        onChange={({ target }) => {
          const files = [...(target.files ?? [])];
          // Lets the user choose the same file again after removing or correcting it.
          target.value = '';
          if (files.length > 0) onFiles(files);
        }}
        style={visuallyHidden}
      />
    </Button>
  );
}
