import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import type SvgIcon from '@mui/material/SvgIcon';
import { listWords } from '#content/admin/list.ts';

/** Something that can be done with one record: a link where it has an address, else a button. */
export interface RecordAction {
  /** The word on a card: `Edit`. */
  label: string;
  /** The whole of it, for those who hear it by itself: `Edit lead Ada Byron`. */
  name: string;
  Icon: typeof SvgIcon;
  href?: string;
  newTab?: boolean;
  /** Only on cards, which have room for it. */
  onCards?: boolean;
  /** Whether the button is on, for a button that is on or off. */
  pressed?: boolean;
  onPress?: () => void;
}

/** How a button looks that is on. */
export const pressedSx = { '&[aria-pressed=true]': { bgcolor: 'action.selected', color: 'primary.main' } };

/** @param name what a screen reader calls it. @param onPress asks before it deletes. @returns the last action of every record. */
export const removeAction = (name: string, onPress: () => void): RecordAction => ({
  label: listWords.remove,
  name,
  Icon: DeleteOutlined,
  onPress,
});

/** @returns the props that make a MUI button do the action. */
export const actionProps = ({ name, href, newTab, pressed, onPress }: RecordAction) => ({
  'aria-label': name,
  'aria-pressed': pressed,
  onClick: onPress,
  ...(href && { href }),
  ...(newTab && { target: '_blank', rel: 'noopener' }),
});
