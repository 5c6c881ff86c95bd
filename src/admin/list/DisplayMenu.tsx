import CheckRounded from '@mui/icons-material/CheckRounded';
import TuneRounded from '@mui/icons-material/TuneRounded';
import Divider from '@mui/material/Divider';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListSubheader from '@mui/material/ListSubheader';
import MenuItem from '@mui/material/MenuItem';
import type { ReactNode } from 'react';
import { listWords } from '#content/admin/list.ts';
import { MenuButton } from '../MenuButton.tsx';
import { densities, type GridDisplay } from './gridSettings.ts';

/** Props of {@link DisplayMenu}. */
export interface DisplayMenuProps {
  display: GridDisplay;
  /** Columns that can be hidden. */
  columns: readonly { field: string; headerName?: string }[];
}

/** Menu for a grid's columns and row height; stays open after a choice. */
export function DisplayMenu({ display, columns }: DisplayMenuProps) {
  const words = listWords.display;
  return (
    <MenuButton
      menuLabel={words.title}
      startIcon={<TuneRounded />}
      sx={{ px: 1.5 }}
      items={(choose) => [
        <Heading key="columns">{words.columns}</Heading>,
        ...columns.map(({ field, headerName = field }) => {
          const shown = !display.hidden.includes(field);
          return (
            <Choice
              key={field}
              role="menuitemcheckbox"
              checked={shown}
              onPress={() => display.showColumn(field, !shown)}
            >
              {headerName}
            </Choice>
          );
        }),
        <Heading key="rows">{words.rows}</Heading>,
        ...densities.map((density) => (
          <Choice
            key={density}
            role="menuitemradio"
            checked={display.density === density}
            onPress={() => display.setDensity(density)}
          >
            {words.densities[density]}
          </Choice>
        )),
        <Divider key="line" />,
        <MenuItem key="reset" dense disabled={!display.changed} onClick={choose(display.reset)}>
          {words.reset}
        </MenuItem>,
      ]}
    >
      {words.title}
    </MenuButton>
  );
}

const Heading = ({ children }: { children: ReactNode }) => (
  <ListSubheader role="presentation" sx={{ lineHeight: 2.5, bgcolor: 'transparent' }}>
    {children}
  </ListSubheader>
);
// MUI's flag for items that do not take the initial focus of a menu.
Heading.muiSkipListHighlight = true;

interface ChoiceProps {
  role: 'menuitemcheckbox' | 'menuitemradio';
  checked: boolean;
  onPress: () => void;
  children: ReactNode;
}

function Choice({ role, checked, onPress, children, ...item }: ChoiceProps) {
  return (
    <MenuItem {...item} dense role={role} aria-checked={checked} onClick={onPress}>
      <ListItemIcon>{checked && <CheckRounded fontSize="small" />}</ListItemIcon>
      {children}
    </MenuItem>
  );
}
