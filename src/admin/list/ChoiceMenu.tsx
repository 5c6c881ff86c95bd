import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useId, useState } from 'react';

/** Props of {@link ChoiceMenu}. */
export interface ChoiceMenuProps {
  label: string;
  options: readonly { value: string; label: string }[];
  onChoose: (value: string) => void;
}

/** A button that offers some choices; one is made at once. */
export function ChoiceMenu({ label, options, onChoose }: ChoiceMenuProps) {
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const open = anchor !== null;
  return (
    <>
      <Button
        id={`${id}-button`}
        variant="outlined"
        size="small"
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? `${id}-menu` : undefined}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {label}
      </Button>
      <Menu
        id={`${id}-menu`}
        open={open}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        slotProps={{
          // A landmark: nothing of a page is to stand outside of all of them.
          root: { role: 'region', 'aria-label': label },
          list: { 'aria-labelledby': `${id}-button` },
        }}
      >
        {options.map((option) => (
          <MenuItem
            key={option.value}
            onClick={() => {
              setAnchor(null);
              onChoose(option.value);
            }}
          >
            {option.label}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
