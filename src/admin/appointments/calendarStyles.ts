import type { Theme } from '@mui/material/styles';
import type { AppointmentKind } from '#domain/appointment.ts';

/** The lead status whose colours of the palette each kind of appointment has. */
const statusOf = {
  consultation: 'new',
  siteVisit: 'contacted',
  tasting: 'proposalSent',
  event: 'converted',
} as const satisfies Record<AppointmentKind, string>;

/** @returns the background and text colours of a kind of appointment. */
export const colorsOf = ({ vars }: Theme, kind: AppointmentKind) => vars.palette.status[statusOf[kind]];

/** Height of an appointment's time, above its title. */
const timeHeight = '14px';

/** Height of a title that shows as many whole lines as fit below the time, but at least one. */
const wholeLines = `max(1lh, round(down, 100% - ${timeHeight}, 1lh))`;

/** @returns FullCalendar's style sheet, whose corners are constants, with corners no rounder than the theme's. */
export const withThemeCorners = (sheet: string, { vars }: Theme): string =>
  sheet.replaceAll(/(radius: *)4px/g, `$1min(4px, ${vars.shape.borderRadius})`);

/** @returns styles that map the theme to the custom properties of FullCalendar's style sheet. */
export function calendarSx({ vars, typography, spacing }: Theme) {
  const { palette } = vars;
  return {
    '--fc-classic-background': palette.background.paper,
    '--fc-classic-foreground': palette.text.primary,
    '--fc-classic-faint-foreground': palette.text.secondary,
    '--fc-classic-muted-foreground': palette.text.secondary,
    '--fc-classic-faint': palette.background.sunken,
    '--fc-classic-muted': palette.background.sunken,
    '--fc-classic-strong': palette.divider,
    '--fc-classic-border': palette.divider,
    '--fc-classic-strong-border': palette.divider,
    '--fc-classic-primary': palette.primary.main,
    '--fc-classic-primary-foreground': palette.primary.contrastText,
    '--fc-classic-event': palette.primary.main,
    '--fc-classic-event-contrast': palette.primary.contrastText,
    '--fc-classic-highlight': palette.background.sunken,
    '--fc-classic-today': palette.blush.ground,
    '--fc-classic-now': palette.error.main,
    '--fc-classic-small-dot-width': '8px',
    '--fc-classic-large-dot-width': '10px',
    '--fc-classic-background-event': palette.background.sunken,
    overflow: 'hidden',
    border: `1px solid ${palette.divider}`,
    borderRadius: vars.shape.panelRadius,
    backgroundColor: palette.background.paper,
    '& > div': { ...typography.body2, height: '100%', '@media print': { height: 'auto' } },
    // Forced colours remove the background that marks today.
    '@media (forced-colors: active)': {
      '& [aria-current=date]': { outline: '2px solid Highlight', outlineOffset: -2 },
    },
    '@media print': { '& [role=row]': { breakInside: 'avoid' } },
    '& [data-appointment]': { cursor: 'pointer' },
    '& [data-appointment]:focus-visible': { outlineOffset: -2 },
    // Long titles wrap where there is space below; in the month view each has one line.
    '& .appointment': { paddingInline: spacing(0.5) },
    // In the agenda, as wide as the longest time, so that titles have the rest of a phone's width.
    '& .appointment-time': { width: '10em', whiteSpace: 'normal', unicodeBidi: 'plaintext', textAlign: 'left' },
    '& .appointment-line': {
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      '@media print': { whiteSpace: 'normal' },
    },
    // Without padding, in which half a line would be visible.
    '& .appointment-title': { paddingBlock: 0, whiteSpace: 'normal', overflowWrap: 'anywhere', maxHeight: wholeLines },
    // One that lasts all day is as high as its title.
    '& .appointment-all-day': { whiteSpace: 'normal', overflowWrap: 'anywhere' },
  };
}
