import Button, { type ButtonProps } from '@mui/material/Button';
import { type AppStatCardVariants, styled, useThemeProps } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { visuallyHidden } from '@mui/utils';
import {
  type ElementSlotProps,
  rootOf,
  slotsOf,
  type TextSlotProps,
  type ThemedComponent,
} from '#components/themed.ts';
import { dashboard } from '#content/admin/dashboard.ts';

/** Props of {@link StatCard}; defaults, styles and variants can be changed in the theme under `AppStatCard`. */
export interface StatCardProps {
  label: string;
  value: number;
  /** How the number has moved. */
  trend: string;
  /** Whether that is good news, and said in its colour. */
  rising: boolean;
  /** Where the details are. */
  href: string;
  /** A theme may declare more in `AppStatCardVariants` and say how they look. Default `plain`. */
  variant?: keyof AppStatCardVariants;
  slotProps?: {
    root?: ElementSlotProps;
    label?: TextSlotProps;
    value?: TextSlotProps;
    trend?: TextSlotProps;
    link?: ButtonProps;
  };
}

declare module '@mui/material/styles' {
  interface AppStatCardVariants {
    plain: true;
  }
  interface ComponentNameToClassKey {
    AppStatCard: 'root' | 'label' | 'value' | 'trend' | 'link';
  }
  interface ComponentsPropsList {
    AppStatCard: Partial<StatCardProps>;
  }
  interface Components<Theme> {
    AppStatCard?: ThemedComponent<'AppStatCard', Theme>;
  }
}

const Root = styled(
  'section',
  rootOf('AppStatCard'),
)<{ ownerState: Pick<StatCardProps, 'variant' | 'rising'> }>(({ theme }) => ({
  display: 'grid',
  gridTemplateAreas: '"label" "value" "trend" "link"',
  gridTemplateRows: 'auto auto 1fr auto',
  justifyItems: 'start',
  padding: theme.spacing(2, 2, 1),
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: theme.vars.shape.panelRadius,
  backgroundColor: theme.vars.palette.background.paper,
  [theme.breakpoints.up('sm')]: {
    gridTemplateAreas: '"label label" "value link" "trend trend"',
    gridTemplateColumns: '1fr auto',
    gridTemplateRows: 'auto',
    alignItems: 'center',
    paddingBottom: theme.spacing(2),
  },
  [theme.breakpoints.up('md')]: { paddingInline: theme.spacing(theme.desk.inset) },
}));

/** One number that matters, how it moves, and the way to what is behind it. */
export function StatCard(inProps: StatCardProps) {
  const props = useThemeProps({ props: inProps, name: 'AppStatCard' });
  const { label, value, trend, rising, href, variant = 'plain', slotProps } = props;
  const slot = slotsOf('AppStatCard', slotProps);
  return (
    <Root {...slot('root')} ownerState={{ variant, rising }} aria-label={label}>
      <Typography variant="body2" component="h2" sx={{ gridArea: 'label', color: 'text.secondary' }} {...slot('label')}>
        {label}
      </Typography>
      <Typography variant="figureMedium" sx={{ gridArea: 'value', my: 0.75 }} {...slot('value')}>
        {value}
      </Typography>
      <Typography
        variant="caption"
        component="p"
        sx={{
          gridArea: 'trend',
          color: rising ? 'success.main' : 'text.secondary',
          fontWeight: 600,
          lineHeight: 1.35,
        }}
        {...slot('trend')}
      >
        {trend}
      </Typography>
      <Button variant="underlined" size="small" href={href} sx={{ gridArea: 'link' }} {...slot('link')}>
        {dashboard.viewDetails}
        <span style={visuallyHidden}>: {label}</span>
      </Button>
    </Root>
  );
}
