import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { enquiry, enquiryReading, eventTypeOptions } from '#content/enquiry.ts';
import { hour } from '#domain/durations.ts';
import type { Enquiry, EnquiryReceipt } from '#domain/enquiry.ts';
import { CalendarButton } from '../dialog/CalendarButton.tsx';
import { Thanks } from '../dialog/Thanks.tsx';

const { success } = enquiry;

/** @param day ISO 8601 date. @returns whether the day is over in every time zone (up to twelve hours behind UTC). */
const isOver = (day: string) => Date.parse(day) + 36 * hour < Date.now();

/** A sent enquiry, as far as the page knows its data. */
export interface SentEnquiry extends EnquiryReceipt, Partial<Pick<Enquiry, 'eventType' | 'eventDate'>> {}

/** Props of {@link EnquiryThanks}. */
export interface EnquiryThanksProps {
  titleId: string;
  sent: SentEnquiry;
  /** Further links. */
  children?: ReactNode;
}

/** Confirmation of an enquiry: reference, next steps, calendar entry and related reading. */
export function EnquiryThanks({ titleId, sent, children }: EnquiryThanksProps) {
  const { reference, eventType = 'other', eventDate } = sent;
  const label = eventTypeOptions.find(({ value }) => value === eventType)?.label ?? '';
  const reading = enquiryReading[eventType];
  return (
    <Thanks titleId={titleId} title={success.title} text={success.text}>
      {reference && (
        <Typography variant="h4" component="p" sx={{ mt: 3 }}>
          {success.reference(reference)}
        </Typography>
      )}
      <Box sx={{ display: 'grid', justifyItems: 'start', gap: 2, mt: 3, pt: 3, borderTop: 1, borderColor: 'divider' }}>
        <Box sx={{ maxWidth: '34em' }}>
          <Typography variant="panelTitle" component="h3">
            {success.next.title}
          </Typography>
          <Typography sx={{ mt: 1 }}>{success.next.text}</Typography>
        </Box>
        {eventDate && !isOver(eventDate) && (
          <CalendarButton
            variant="outlined"
            entryOf={({ entryForEventDay }) => entryForEventDay(success.calendar.entry(label), eventDate)}
            fileName={`event-${eventDate}.ics`}
            failedText={success.calendar.failed}
          >
            {success.calendar.file}
          </CalendarButton>
        )}
        <Typography>
          {success.reading}{' '}
          <Link href={reading.href} underline="always">
            {reading.label}
          </Link>
        </Typography>
      </Box>
      {children}
    </Thanks>
  );
}
