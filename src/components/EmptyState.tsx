import { type AppEmptyStateVariants, styled, useThemeProps } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { type ElementSlotProps, rootOf, slotsOf, type TextSlotProps, type ThemedComponent } from './themed.ts';

/** Props of {@link EmptyState}; defaults, styles and variants can be changed in the theme under `AppEmptyState`. */
export interface EmptyStateProps {
  title: string;
  text: string;
  /** `page` stands in the place of a page's content, `sheet` is a sheet of the back office. Default `page`. */
  variant?: keyof AppEmptyStateVariants;
  /** The way on, beneath the text. */
  children?: ReactNode;
  slotProps?: { root?: ElementSlotProps; title?: TextSlotProps; text?: TextSlotProps; action?: ElementSlotProps };
}

declare module '@mui/material/styles' {
  interface AppEmptyStateVariants {
    page: true;
    sheet: true;
  }
  interface ComponentNameToClassKey {
    AppEmptyState: 'root' | 'title' | 'text' | 'action';
  }
  interface ComponentsPropsList {
    AppEmptyState: Partial<EmptyStateProps>;
  }
  interface Components<Theme> {
    AppEmptyState?: ThemedComponent<'AppEmptyState', Theme>;
  }
}

const Root = styled(
  'div',
  rootOf('AppEmptyState'),
)<{ ownerState: Pick<EmptyStateProps, 'variant'> }>(({ theme, ownerState: { variant } }) => ({
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

/** Stands where a list has no records, or none that match, so that the page says so instead of showing a hole. */
export function EmptyState(inProps: EmptyStateProps) {
  const props = useThemeProps({ props: inProps, name: 'AppEmptyState' });
  const { title, text, variant = 'page', children, slotProps } = props;
  const slot = slotsOf('AppEmptyState', slotProps);
  const sheet = variant === 'sheet';
  return (
    <Root {...slot('root')} ownerState={{ variant }}>
      <Typography variant={sheet ? 'h4' : 'h2'} component="h2" {...slot('title')}>
        {title}
      </Typography>
      <Typography
        variant={sheet ? 'body2' : 'lead'}
        sx={{ mt: sheet ? 1 : 2, mx: 'auto', maxWidth: '34em', color: 'text.secondary' }}
        {...slot('text')}
      >
        {text}
      </Typography>
      {children && (
        <Action {...slot('action')} ownerState={{ variant }}>
          {children}
        </Action>
      )}
    </Root>
  );
}

const Action = styled('div')<{ ownerState: Pick<EmptyStateProps, 'variant'> }>(
  ({ theme, ownerState: { variant } }) => ({ marginTop: theme.spacing(variant === 'sheet' ? 3 : 2) }),
);
