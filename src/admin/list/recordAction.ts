import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import type SvgIcon from '@mui/material/SvgIcon';
import type { KeyboardEvent } from 'react';
import { listWords } from '#content/admin/list.ts';

/** An action on one record: a link if it has a URL, otherwise a button. */
export interface RecordAction {
  /** Identity of a button whose label changes with the record, so that it keeps the focus. Default: the label. */
  id?: string;
  /** Label on a card, e.g. `Edit`. */
  label: string;
  /** Accessible name, e.g. `Edit lead Ada Byron`. */
  name: string;
  Icon: typeof SvgIcon;
  href?: string;
  newTab?: boolean;
  /** Whether the action is left out of grid rows, which have less space. Default: false. */
  onlyOnCards?: boolean;
  /** State of a toggle button. */
  pressed?: boolean;
  onPress?: () => void;
}

/** Style of a pressed toggle button. */
export const pressedSx = {
  '&[aria-pressed=true]': {
    bgcolor: 'action.selected',
    color: 'primary.main',
    // Forced colours remove the background.
    '@media (forced-colors: active)': { forcedColorAdjust: 'none', bgcolor: 'Highlight', color: 'HighlightText' },
  },
};

/** Presses of one button by key within this time, in ms, are one: as long as most systems take for a double click. */
const doublePressTime = 500;

/** The last key that pressed a button; one for all buttons, as two quick presses are of the same one. */
const lastKey: { button: EventTarget | null; at: number } = { button: null, at: 0 };

/** Ignores a key that is held or pressed a second time, as the label of the button may be the opposite by then. */
function onceByKey(event: KeyboardEvent<Element>): void {
  const { key, repeat, currentTarget, timeStamp } = event;
  // Browsers press a button when Enter goes down, and when the space bar comes up.
  if (key !== (event.type === 'keyup' ? ' ' : 'Enter')) return;
  const isAgain = lastKey.button === currentTarget && timeStamp - lastKey.at < doublePressTime;
  if (repeat || isAgain) event.preventDefault();
  lastKey.button = currentTarget;
  lastKey.at = timeStamp;
}

/**
 * Event handlers of a button that is soon followed by its opposite, or by the next row's, in the same place: the second press
 * of a double click, or of a key, was meant for the first button.
 */
export const oncePerPress = (onPress: () => void) => ({
  onClick: ({ detail: presses }: Pick<UIEvent, 'detail'>): void => {
    if (presses <= 1) onPress();
  },
  onKeyDown: onceByKey,
  onKeyUp: onceByKey,
});

/** @param name accessible name. @param onPress asks for confirmation and deletes. @returns the delete action. */
export const removeAction = (name: string, onPress: () => void): RecordAction => ({
  label: listWords.remove,
  name,
  Icon: DeleteOutlined,
  onPress,
});

/** @returns the props of a MUI button for the action. */
export const actionProps = ({ name, href, newTab, pressed, onPress }: RecordAction) => ({
  'aria-label': name,
  'aria-pressed': pressed,
  ...(onPress && oncePerPress(onPress)),
  ...(href && { href }),
  ...(newTab && { target: '_blank', rel: 'noopener' }),
});

/** @returns the URL at which a record is opened: that of its first action with a page in this tab; or undefined. */
export const openingHref = (actions: readonly RecordAction[] = []): string | undefined =>
  actions.find(({ href, newTab }) => href && !newTab)?.href;
