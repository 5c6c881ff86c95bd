import { adminPaths, consultationPath } from '#adminPaths';
import { bookingRequest as words } from '#content/admin/bookingRules.ts';
import { bookingLinkDays } from '#domain/consultation.ts';
import { PersonalLinkPanel, type PersonalLinkPanelProps } from '../PersonalLinkPanel.tsx';

/** Panel to create a personal link with which a lead picks a time for a consultation. */
export function BookingRequest({ lead }: { lead: PersonalLinkPanelProps['lead'] }) {
  return (
    <PersonalLinkPanel
      lead={lead}
      words={words}
      text={words.text(bookingLinkDays)}
      more={{ label: words.rules, href: adminPaths.bookingRules }}
      make={async ({ consultations }) => consultationPath((await consultations.makeLink(lead.id, false)) ?? '')}
      send={{
        label: words.send,
        busyText: words.sending,
        done: words.sent(lead.name),
        act: ({ consultations }) => consultations.makeLink(lead.id, true),
      }}
    />
  );
}
