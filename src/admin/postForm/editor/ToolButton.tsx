import ToggleButton from '@mui/material/ToggleButton';
import Tooltip from '@mui/material/Tooltip';
import type { MouseEvent, ReactNode } from 'react';

/** Props of {@link ToolButton}. */
export interface ToolButtonProps {
  label: string;
  /** State of a toggle button; undefined for other buttons. */
  pressed?: boolean;
  /** Whether the button is disabled but still focusable. */
  unavailable?: boolean;
  /** Whether the button opens a dialog. */
  opensDialog?: boolean;
  tabIndex: number;
  onPress: (event: MouseEvent) => void;
  children: ReactNode;
}

/** A button of the editor's toolbar. */
export function ToolButton({
  label,
  pressed,
  unavailable = false,
  opensDialog,
  tabIndex,
  onPress,
  children,
}: ToolButtonProps) {
  return (
    <Tooltip title={label} enterDelay={500} disableInteractive>
      <ToggleButton
        value={label}
        selected={pressed ?? false}
        aria-pressed={pressed}
        aria-label={label}
        aria-disabled={unavailable || undefined}
        aria-haspopup={opensDialog ? 'dialog' : undefined}
        tabIndex={tabIndex}
        // Mousedown would move the focus, and on phones close the keyboard.
        onMouseDown={(event) => event.preventDefault()}
        onClick={(event) => !unavailable && onPress(event)}
        sx={{
          '--toggle-border': 'transparent',
          minWidth: 40,
          minHeight: 40,
          p: 0,
          borderColor: 'transparent',
          fontWeight: 'fontWeightSemibold',
          '@media (pointer: coarse)': { minWidth: 44, minHeight: 44 },
          '&.Mui-selected, &.Mui-selected:hover': {
            '--toggle-border': 'currentColor',
            borderColor: 'currentColor',
            bgcolor: 'blush.ground',
            color: 'primary.main',
          },
          '&[aria-disabled]': { opacity: 0.45, cursor: 'default' },
          // Inset, as the toolbar's border is close.
          '&:focus-visible': { outlineOffset: '-2px' },
        }}
      >
        {children}
      </ToggleButton>
    </Tooltip>
  );
}
