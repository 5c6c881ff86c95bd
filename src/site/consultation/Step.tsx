import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ReactNode, useEffect, useRef } from 'react';
import { consultation } from '#content/consultation.ts';
import { companyZone, formatSpan, type Span } from '#domain/appointmentTimes.ts';
import { dayOf, weekdayName, zoneName } from '#domain/zonedTimes.ts';
import { spanInZone, visitorZoneAt } from './visitorTimes.ts';

const { confirm } = consultation;

/** Props of {@link Step}. */
export interface StepProps {
  title: string;
  text?: string;
  children?: ReactNode;
}

/** One step of the booking; it replaces the previous step and takes the focus. */
export function Step({ title, text, children }: StepProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  // Consecutive steps may reuse this component instance.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the title identifies the step.
  useEffect(() => heading.current?.focus(), [title]);
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 3 }}>
      <div>
        <Typography variant="eyebrow">{consultation.eyebrow}</Typography>
        <Typography
          variant="h1"
          ref={heading}
          tabIndex={-1}
          sx={{ mt: 2, outline: 0, overflowWrap: 'anywhere', scrollMarginTop: 140 }}
        >
          {title}
        </Typography>
        {text && (
          <Typography variant="lead" sx={{ mt: 2.5, maxWidth: '32em', color: 'text.secondary' }}>
            {text}
          </Typography>
        )}
      </div>
      {children}
    </Box>
  );
}

/** Time and place of the appointment, in the company's time zone, and in the visitor's if that differs. */
export function AppointmentTime({ span, place }: { span: Span; place: string }) {
  const visitorZone = span.timing === 'timed' ? visitorZoneAt(span.startsAt) : null;
  const zone = span.timing === 'timed' ? companyZone : span.zone;
  return (
    <Box
      sx={{ p: { xs: 2.5, md: 3 }, border: 1, borderColor: 'divider', borderRadius: 1, bgcolor: 'background.paper' }}
    >
      <Typography variant="h4" component="p">
        {weekdayName(dayOf(span.startsAt, zone))}, {formatSpan(span)}
      </Typography>
      {visitorZone !== null && (
        <>
          <Typography sx={{ mt: 1 }}>{confirm.zone(zoneName(companyZone, span.startsAt))}</Typography>
          <Typography sx={{ textWrap: 'balance' }}>{confirm.own(spanInZone(span, visitorZone))}</Typography>
        </>
      )}
      <Typography sx={{ mt: 1 }}>{confirm.with}</Typography>
      {place !== '' && <Typography dir="auto">{confirm.where(place)}</Typography>}
    </Box>
  );
}

/** The buttons of a step, stacked with equal width on phones. */
export const StepButtons = ({ children }: { children: ReactNode }) => (
  <Box sx={{ display: 'flex', flexDirection: { xs: 'column', sm: 'row' }, flexWrap: 'wrap', gap: { xs: 1.5, sm: 2 } }}>
    {children}
  </Box>
);
