import generateUtilityClass from '@mui/material/generateUtilityClass';
import type {
  ComponentsOverrides,
  ComponentsPropsList,
  ComponentsVariants,
  HouseComponents,
  SxProps,
  Theme,
} from '@mui/material/styles';
import type { TypographyProps } from '@mui/material/Typography';
import type { CSSInterpolation } from '@mui/system';
import resolveComponentProps from '@mui/utils/resolveComponentProps';
import type { ComponentType, ElementType, HTMLAttributes } from 'react';

/** A component of the house that a theme can change as it changes MUI's: its props, and the props that each slot gets. */
export interface HouseComponent<Props, Slots> {
  props: Partial<Props>;
  slot: keyof Slots & string;
}

type HouseClassKeys = { [Name in keyof HouseComponents]: HouseComponents[Name]['slot'] };
type HouseProps = { [Name in keyof HouseComponents]: HouseComponents[Name]['props'] };
type HouseThemes<Theme> = {
  [Name in keyof HouseComponents]?: {
    defaultProps?: ComponentsPropsList[Name];
    styleOverrides?: ComponentsOverrides<Theme>[Name];
    variants?: ComponentsVariants<Theme>[Name];
  };
};

declare module '@mui/material/styles' {
  /** Each component of the house adds itself, by its name in the theme. */
  interface HouseComponents {}
  interface ComponentNameToClassKey extends HouseClassKeys {}
  interface ComponentsPropsList extends HouseProps {}
  interface Components<Theme> extends HouseThemes<Theme> {}
}

/** Props of a slot that is an element. */
export type ElementSlotProps = HTMLAttributes<HTMLElement> & { sx?: SxProps<Theme> };

/** Props of a slot that is a text. */
export type TextSlotProps = Partial<TypographyProps> & { component?: ElementType };

/**
 * What may be said of a component's slots, where it is used and as `defaultProps` in a theme.
 * `Slots` names the props that each slot gets, `OwnerState` is the component's own props.
 */
export interface SlotOptions<Slots, OwnerState> {
  /** Components in place of those of the slots. The root gets `ownerState` as well, which it must not pass on. */
  slots?: { [Slot in keyof Slots]?: ComponentType<SlotPropsOf<Slots, Slot, OwnerState>> };
  /** Props of a slot, over the house's: themselves, or a function of the component's props. */
  slotProps?: { [Slot in keyof Slots]?: Slots[Slot] | ((ownerState: OwnerState) => Slots[Slot]) };
}

/** The props that a slot's component gets. */
type SlotPropsOf<Slots, Slot extends keyof Slots, OwnerState> = Slot extends 'root'
  ? Slots[Slot] & { ownerState: OwnerState }
  : Slots[Slot];

/**
 * @param name of a component in the theme, e.g. `AppSection`.
 * @returns the options of `styled` for its root, which carries a theme's styles of all slots.
 */
export const rootOf = (name: string) => ({
  name,
  slot: 'Root',
  overridesResolver: (_props: unknown, { root, ...slots }: Record<string, CSSInterpolation>) => [
    root,
    ...Object.entries(slots).map(([slot, style]) => ({ [`& .${generateUtilityClass(name, slot)}`]: style })),
  ],
});

/**
 * @param name of a component in the theme. @param ownerState its props, defaults included.
 * @returns a function that gives a slot its component and its props, with its utility class, e.g. `AppSection-container`.
 */
export const slotsOf =
  <Slots extends { [Slot in keyof Slots]: { className?: string } }, OwnerState extends SlotOptions<Slots, OwnerState>>(
    name: string,
    ownerState: OwnerState,
  ) =>
  <Slot extends keyof Slots & string>(slot: Slot, House: ComponentType<SlotPropsOf<Slots, Slot, OwnerState>>) => {
    const own = resolveComponentProps(ownerState.slotProps?.[slot], ownerState);
    const className = [generateUtilityClass(name, slot), own?.className].filter(Boolean).join(' ');
    return [ownerState.slots?.[slot] ?? House, { ...own, className }] as const;
  };
