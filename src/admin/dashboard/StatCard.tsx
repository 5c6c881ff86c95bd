import Box from '@mui/material/Box';
import Button, { type ButtonProps } from '@mui/material/Button';
import Link from '@mui/material/Link';
import { type AppStatCardVariants, styled, useThemeProps } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { visuallyHidden } from '@mui/utils';
import { useEffect } from 'react';
import {
  type AppComponent,
  type ElementSlotProps,
  rootOf,
  type SlotOptions,
  slotsOf,
  type TextSlotProps,
} from '#components/themed.ts';
import { useLazyComponent } from '#components/useLazyComponent.ts';
import { dashboard } from '#content/admin/dashboard.ts';
import type { WeekChartProps } from './WeekChart.tsx';

interface StatCardSlots {
  root: ElementSlotProps;
  label: TextSlotProps;
  value: TextSlotProps;
  trend: TextSlotProps;
  link: ButtonProps;
  line: ElementSlotProps;
}

/** Props of {@link StatCard}; defaults, styles and variants can be changed in the theme under `AppStatCard`. */
export interface StatCardProps extends SlotOptions<StatCardSlots, StatCardProps> {
  label: string;
  value: number;
  /** Change of the number over time. */
  trend: string;
  /** Whether the change is shown in the success colour. */
  rising: boolean;
  /** Link to the records that the change is about. */
  trendHref: string;
  /** Link to the details. */
  href: string;
  /** Weekly values, and a description of the line for screen readers. */
  weeks: readonly number[];
  weeksLabel: string;
  /** Variants declared in `AppStatCardVariants`; a theme may add its own. Default `plain`. */
  variant?: keyof AppStatCardVariants;
}

declare module '@mui/material/styles' {
  interface AppStatCardVariants {
    plain: true;
  }
  interface AppComponents {
    AppStatCard: AppComponent<StatCardProps, StatCardSlots>;
  }
}

const Root = styled(
  'section',
  rootOf('AppStatCard'),
)<{ ownerState: StatCardProps }>(({ theme }) => ({
  position: 'relative',
  display: 'grid',
  gridTemplateAreas: '"label" "value" "trend" "line" "link"',
  gridTemplateRows: 'auto auto 1fr auto auto',
  justifyItems: 'start',
  padding: theme.spacing(2, 2, 1),
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: theme.vars.shape.panelRadius,
  backgroundColor: theme.vars.palette.background.paper,
  [theme.breakpoints.up('sm')]: {
    gridTemplateAreas: '"label label" "value line" "trend trend" "link link"',
    // Where text is large, the line shrinks, and the number stays whole.
    gridTemplateColumns: '1fr minmax(0, auto)',
    // Extra height caused by a neighbouring card goes to the trend, so that the numbers and the links align.
    gridTemplateRows: 'auto auto 1fr auto',
    columnGap: theme.spacing(1.5),
  },
  [theme.breakpoints.up('md')]: { paddingInline: theme.spacing(theme.backOffice.inset) },
}));

/** A key figure with its trend and a link to the details. */
export function StatCard(inProps: StatCardProps) {
  const props = useThemeProps({ props: inProps, name: 'AppStatCard' });
  const { label, value, trend, rising, trendHref, href, weeks, weeksLabel, variant = 'plain' } = props;
  const ownerState = { ...props, variant };
  const slot = slotsOf<StatCardSlots, StatCardProps>('AppStatCard', ownerState);
  const [RootSlot, root] = slot('root', Root);
  const [Label, labelProps] = slot('label', Typography);
  const [Value, valueProps] = slot('value', Typography);
  const [Trend, trendProps] = slot('trend', Typography);
  const [Line, lineProps] = slot('line', Box);
  const [LinkSlot, linkProps] = slot('link', Button);
  return (
    <RootSlot aria-label={label} {...root} ownerState={ownerState}>
      <Label variant="body2" component="h2" sx={{ gridArea: 'label', color: 'text.secondary' }} {...labelProps}>
        {label}
      </Label>
      <Value variant="figureMedium" sx={{ gridArea: 'value', my: 0.75, overflowWrap: 'normal' }} {...valueProps}>
        {value}
      </Value>
      <Trend
        variant="caption"
        component="p"
        sx={{
          gridArea: 'trend',
          color: rising ? 'success.main' : 'text.secondary',
          fontWeight: 'fontWeightSemibold',
          lineHeight: 1.35,
          textWrap: 'balance',
        }}
        {...trendProps}
      >
        <Link
          href={trendHref}
          color="inherit"
          underline="hover"
          // Above the link that covers the card, and large enough to touch without moving what is around it.
          sx={{ position: 'relative', zIndex: 1, display: 'inline-block', py: 0.5, my: -0.5 }}
        >
          {trend}
          <span style={visuallyHidden}>: {label}</span>
        </Link>
      </Trend>
      <Line sx={{ gridArea: 'line', alignSelf: { sm: 'center' }, mt: { xs: 1, sm: 0 } }} {...lineProps}>
        <Sparkline data={weeks} />
        <span style={visuallyHidden}>{`${weeksLabel}: ${weeks.join(', ')}`}</span>
      </Line>
      <LinkSlot
        variant="underlined"
        size="small"
        href={href}
        // Covers the card, so that the number leads to what it counts as well.
        sx={{
          gridArea: 'link',
          position: 'static',
          textAlign: 'start',
          '&::after': { content: '""', position: 'absolute', inset: 0 },
        }}
        {...linkProps}
      >
        {dashboard.viewDetails}
        <span style={visuallyHidden}>: {label}</span>
      </LinkSlot>
    </RootSlot>
  );
}

/** Size of the sparkline, in px. */
const size = { width: 88, height: 32 };

const loadChart = async () => (await import('./WeekChart.tsx')).WeekChart;

/** A sparkline of weekly values. Hidden from screen readers, which get the description beside it. */
function Sparkline({ data }: { data: readonly number[] }) {
  const { Component: Chart, load } = useLazyComponent<WeekChartProps>(loadChart);
  useEffect(() => void load(), [load]);
  return (
    // MUI's chart would be focusable and repeat the description.
    <Box aria-hidden inert sx={size}>
      {Chart && <Chart data={data} {...size} />}
    </Box>
  );
}
