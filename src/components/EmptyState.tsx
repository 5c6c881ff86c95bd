import Box from '@mui/material/Box';
import { type AppEmptyStateVariants, styled, useThemeProps } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { AppComponent, ElementSlotProps, SlotOptions, TextSlotProps } from './themed.ts';
import { rootOf, slotsOf } from './themed.ts';

interface EmptyStateSlots {
  root: ElementSlotProps;
  title: TextSlotProps;
  text: TextSlotProps;
  action: ElementSlotProps;
}

/** Props of {@link EmptyState}; defaults, styles and variants can be changed in the theme under `AppEmptyState`. */
export interface EmptyStateProps extends SlotOptions<EmptyStateSlots, EmptyStateProps> {
  title: string;
  text: string;
  /** `page` replaces the content of a page, `sheet` is a panel of the back office. Default `page`. */
  variant?: keyof AppEmptyStateVariants;
  /** Action below the text, e.g. a link. */
  children?: ReactNode;
}

declare module '@mui/material/styles' {
  interface AppEmptyStateVariants {
    page: true;
    sheet: true;
  }
  interface AppComponents {
    AppEmptyState: AppComponent<EmptyStateProps, EmptyStateSlots>;
  }
}

const Root = styled(
  'div',
  rootOf('AppEmptyState'),
)<{ ownerState: EmptyStateProps }>(({ theme, ownerState: { variant } }) => ({
  textAlign: 'center',
  ...(variant === 'page' && {
    paddingBlock: theme.spacing(4),
    [theme.breakpoints.up('md')]: { paddingBlock: theme.spacing(8) },
  }),
  ...(variant === 'sheet' && {
    padding: theme.spacing(6, 2),
    border: `1px solid ${theme.vars.palette.divider}`,
    borderRadius: theme.vars.shape.panelRadius,
    backgroundColor: theme.vars.palette.background.paper,
    [theme.breakpoints.up('md')]: { paddingBlock: theme.spacing(10) },
  }),
}));

/** Placeholder for a list without records, or without any that match the filters. */
export function EmptyState(inProps: EmptyStateProps) {
  const props = useThemeProps({ props: inProps, name: 'AppEmptyState' });
  const { title, text, variant = 'page', children } = props;
  const ownerState = { ...props, variant };
  const slot = slotsOf<EmptyStateSlots, EmptyStateProps>('AppEmptyState', ownerState);
  const [RootSlot, root] = slot('root', Root);
  const [Title, titleProps] = slot('title', Typography);
  const [Text, textProps] = slot('text', Typography);
  const [ActionSlot, action] = slot('action', Box);
  const sheet = variant === 'sheet';
  return (
    <RootSlot {...root} ownerState={ownerState}>
      <Title variant={sheet ? 'h4' : 'h2'} component="h2" {...titleProps}>
        {title}
      </Title>
      <Text
        variant={sheet ? 'body2' : 'lead'}
        sx={{ mt: sheet ? 1 : 2, mx: 'auto', maxWidth: '34em', color: 'text.secondary' }}
        {...textProps}
      >
        {text}
      </Text>
      {children && (
        <ActionSlot sx={{ mt: sheet ? 3 : 2 }} {...action}>
          {children}
        </ActionSlot>
      )}
    </RootSlot>
  );
}
