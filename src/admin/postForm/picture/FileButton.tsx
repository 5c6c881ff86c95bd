import AddPhotoAlternateOutlined from '@mui/icons-material/AddPhotoAlternateOutlined';
import Button from '@mui/material/Button';
import { visuallyHidden } from '@mui/utils';
import { useId } from 'react';
import type { FieldControl } from '#forms/ControlField.tsx';

/** Props of {@link FileButton}. */
export interface FileButtonProps {
  control: FieldControl;
  children: string;
  busy: boolean;
  onFile: (file: File) => void;
}

// The file field has the focus and the name: around it stands a label, not a second button.
const asLabel = { component: 'label', role: undefined, tabIndex: -1 } as const;

/** The browser's own file field, which looks like a button. */
export function FileButton({ control, children, busy, onFile }: FileButtonProps) {
  const id = useId();
  return (
    <Button
      {...asLabel}
      variant="outlined"
      size="small"
      startIcon={<AddPhotoAlternateOutlined />}
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
        accept="image/*"
        id={control.id}
        aria-disabled={busy || undefined}
        aria-labelledby={`${control.labelId} ${id}`}
        aria-describedby={control.describedBy}
        aria-invalid={control.invalid || undefined}
        onChange={({ target }) => {
          const file = target.files?.[0];
          // So that the same file can be chosen again after it was removed.
          target.value = '';
          if (file) onFile(file);
        }}
        style={visuallyHidden}
      />
    </Button>
  );
}
