import Button, { type ButtonProps } from '@mui/material/Button';
import Menu, { type MenuProps } from '@mui/material/Menu';
import { type ReactNode, useId, useState } from 'react';

/** Props of {@link MenuButton}: those of MUI's Button, and */
export interface MenuButtonProps extends Omit<ButtonProps, 'onClick'> {
  /** Accessible name of the menu. */
  menuLabel: string;
  /** @param choose closes the menu and does what was chosen. @returns the items of the menu. */
  items: (choose: (act: () => void) => () => void) => ReactNode;
  /** Further props of MUI's Menu. */
  menuProps?: Pick<MenuProps, 'anchorOrigin' | 'transformOrigin'>;
}

/** A button that opens a menu; what is chosen there happens at once. */
export function MenuButton({ menuLabel, items, menuProps, ...button }: MenuButtonProps) {
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const open = anchor !== null;
  const choose = (act: () => void) => () => {
    setAnchor(null);
    act();
  };
  return (
    <>
      <Button
        id={`${id}-button`}
        size="small"
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? `${id}-menu` : undefined}
        onClick={(event) => setAnchor(event.currentTarget)}
        {...button}
      />
      <Menu
        id={`${id}-menu`}
        open={open}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        slotProps={{
          // A landmark: nothing of a page is to stand outside of all of them.
          root: { role: 'region', 'aria-label': menuLabel },
          paper: { sx: { mt: 0.5, border: 1, borderColor: 'divider', borderRadius: 2 } },
          list: { 'aria-labelledby': `${id}-button` },
        }}
        {...menuProps}
      >
        {items(choose)}
      </Menu>
    </>
  );
}
