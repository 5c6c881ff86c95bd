import generateUtilityClass from '@mui/material/generateUtilityClass';
import type {
  ComponentNameToClassKey,
  ComponentsOverrides,
  ComponentsPropsList,
  ComponentsVariants,
  SxProps,
  Theme,
} from '@mui/material/styles';
import type { TypographyProps } from '@mui/material/Typography';
import type { CSSInterpolation } from '@mui/system';
import type { ElementType, HTMLAttributes } from 'react';

/** What a theme can say of a component of the house: the same as of MUI's. */
export interface ThemedComponent<Name extends keyof ComponentsPropsList & keyof ComponentNameToClassKey, Theme> {
  defaultProps?: ComponentsPropsList[Name];
  styleOverrides?: ComponentsOverrides<Theme>[Name];
  variants?: ComponentsVariants<Theme>[Name];
}

/** Props of a slot that is an element. */
export type ElementSlotProps = HTMLAttributes<HTMLElement> & { sx?: SxProps<Theme> };

/** Props of a slot that is a text. */
export type TextSlotProps = Partial<TypographyProps> & { component?: ElementType };

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
 * @param name of a component in the theme. @param slotProps what its user says of the slots.
 * @returns a function that gives a slot its props and its utility class, e.g. `AppSection-container`.
 */
export const slotsOf =
  <Slots extends { [Slot in keyof Slots]?: { className?: string } }>(name: string, slotProps?: Slots) =>
  <Slot extends keyof Slots & string>(slot: Slot) => {
    const own = slotProps?.[slot];
    return { ...own, className: [generateUtilityClass(name, slot), own?.className].filter(Boolean).join(' ') };
  };
