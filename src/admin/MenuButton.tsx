import Button, { type ButtonProps } from '@mui/material/Button';
import Menu, { type MenuProps } from '@mui/material/Menu';
import { type ReactNode, useId, useState } from 'react';

/** Props of {@link MenuButton}, in addition to those of MUI's Button. */
export interface MenuButtonProps extends Omit<ButtonProps, 'onClick'> {
  /** Accessible name of the menu. */
  menuLabel: string;
  /** @param choose wraps an item's action, if it is no link, so that it closes the menu first. @returns the menu items. */
  items: (choose: (act?: () => void) => () => void) => ReactNode;
  /** Further props of MUI's Menu. */
  menuProps?: Pick<MenuProps, 'anchorOrigin' | 'transformOrigin'>;
}

/** A button that opens a menu of actions. */
export function MenuButton({ menuLabel, items, menuProps, ...button }: MenuButtonProps) {
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const open = anchor !== null;
  const choose = (act?: () => void) => () => {
    setAnchor(null);
    act?.();
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
      <ActionMenu
        id={`${id}-menu`}
        label={menuLabel}
        labelledBy={`${id}-button`}
        anchor={anchor}
        onClose={() => setAnchor(null)}
        {...menuProps}
      >
        {items(choose)}
      </ActionMenu>
    </>
  );
}

/** Props of {@link ActionMenu}, in addition to those of MUI's Menu. */
export interface ActionMenuProps extends Pick<MenuProps, 'id' | 'anchorOrigin' | 'transformOrigin' | 'children'> {
  /** Accessible name. */
  label: string;
  /** Id of the button that opens the menu, if its text is the better name of the list of actions. */
  labelledBy?: string;
  /** The element below which the menu is open; null if it is closed. */
  anchor: HTMLElement | null;
  onClose: () => void;
}

/** A menu of actions, whose items are the children. */
export function ActionMenu({ label, labelledBy, anchor, onClose, ...menu }: ActionMenuProps) {
  return (
    <Menu
      open={anchor !== null}
      anchorEl={anchor}
      onClose={onClose}
      slotProps={{
        // A landmark, as all content of a page should be inside landmarks.
        root: { role: 'region', 'aria-label': label },
        list: labelledBy ? { 'aria-labelledby': labelledBy } : { 'aria-label': label },
      }}
      {...menu}
    />
  );
}
