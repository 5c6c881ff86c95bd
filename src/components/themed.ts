import generateUtilityClass from '@mui/material/generateUtilityClass';
import type {
  AppComponents,
  ComponentsOverrides,
  ComponentsPropsList,
  ComponentsVariants,
  SxProps,
  Theme,
} from '@mui/material/styles';
import type { TypographyProps } from '@mui/material/Typography';
import type { CSSInterpolation } from '@mui/system';
import resolveComponentProps from '@mui/utils/resolveComponentProps';
import type { ComponentType, ElementType, HTMLAttributes } from 'react';

/** A product component that a theme can customise like MUI's: its props and the names of its slots. */
export interface AppComponent<Props, Slots> {
  props: Partial<Props>;
  slot: keyof Slots & string;
}

type AppClassKeys = { [Name in keyof AppComponents]: AppComponents[Name]['slot'] };
type AppProps = { [Name in keyof AppComponents]: AppComponents[Name]['props'] };
type AppThemeOptions<Theme> = {
  [Name in keyof AppComponents]?: {
    defaultProps?: ComponentsPropsList[Name];
    styleOverrides?: ComponentsOverrides<Theme>[Name];
    variants?: ComponentsVariants<Theme>[Name];
  };
};

declare module '@mui/material/styles' {
  /** Registry of the product's components by their name in the theme; each component augments it. */
  interface AppComponents {}
  interface ComponentNameToClassKey extends AppClassKeys {}
  interface ComponentsPropsList extends AppProps {}
  interface Components<Theme> extends AppThemeOptions<Theme> {}
}

/** Props of a slot that renders an element. */
export type ElementSlotProps = HTMLAttributes<HTMLElement> & { sx?: SxProps<Theme> };

/** Props of a slot that renders a Typography. */
export type TextSlotProps = Partial<TypographyProps> & { component?: ElementType };

/**
 * Slot options of a component, set where it is used or as `defaultProps` in a theme. `Slots` maps each slot to its
 * props; `OwnerState` is the component's own props.
 */
export interface SlotOptions<Slots, OwnerState> {
  /**
   * Components that replace those of the slots. The root also gets `ownerState`, which it must not forward to the DOM.
   */
  slots?: { [Slot in keyof Slots]?: ComponentType<SlotPropsOf<Slots, Slot, OwnerState>> };
  /** Props of a slot, merged over the component's own: an object, or a function of the component's props. */
  slotProps?: { [Slot in keyof Slots]?: Slots[Slot] | ((ownerState: OwnerState) => Slots[Slot]) };
}

/** The props that a slot's component receives. */
type SlotPropsOf<Slots, Slot extends keyof Slots, OwnerState> = Slot extends 'root'
  ? Slots[Slot] & { ownerState: OwnerState }
  : Slots[Slot];

/**
 * @param name of a component in the theme, e.g. `AppSection`.
 * @returns the options of `styled` for the component's root; a theme's styles of all slots are applied there.
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
 * @param name of a component in the theme. @param ownerState its props, including defaults.
 * @returns a function that resolves a slot, given its default component, to its component and props, with its utility
 * class, e.g. `AppSection-container`.
 */
export const slotsOf =
  <Slots extends { [Slot in keyof Slots]: { className?: string } }, OwnerState extends SlotOptions<Slots, OwnerState>>(
    name: string,
    ownerState: OwnerState,
  ) =>
  <Slot extends keyof Slots & string>(slot: Slot, Default: ComponentType<SlotPropsOf<Slots, Slot, OwnerState>>) => {
    const slotProps = resolveComponentProps(ownerState.slotProps?.[slot], ownerState);
    const className = [generateUtilityClass(name, slot), slotProps?.className].filter(Boolean).join(' ');
    return [ownerState.slots?.[slot] ?? Default, { ...slotProps, className }] as const;
  };
