import MenuItem from '@mui/material/MenuItem';
import { MenuButton } from '../MenuButton.tsx';

/** Props of {@link ChoiceMenu}. */
export interface ChoiceMenuProps {
  label: string;
  options: readonly { value: string; label: string }[];
  onChoose: (value: string) => void;
}

/** A button with a menu of options; choosing one acts immediately. */
export function ChoiceMenu({ label, options, onChoose }: ChoiceMenuProps) {
  return (
    <MenuButton
      menuLabel={label}
      variant="outlined"
      items={(choose) =>
        options.map((option) => (
          <MenuItem key={option.value} onClick={choose(() => onChoose(option.value))}>
            {option.label}
          </MenuItem>
        ))
      }
    >
      {label}
    </MenuButton>
  );
}
