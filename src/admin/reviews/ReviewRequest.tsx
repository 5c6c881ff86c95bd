import { reviewRequest as words } from '#content/admin/reviews.ts';
import { requestDays } from '#domain/review.ts';
import { reviewPath } from '#paths';
import { PersonalLinkPanel, type PersonalLinkPanelProps } from '../PersonalLinkPanel.tsx';

/** Panel to create a personal link with which a lead writes a review. */
export function ReviewRequest({ lead }: { lead: PersonalLinkPanelProps['lead'] }) {
  return (
    <PersonalLinkPanel
      lead={lead}
      words={words}
      text={words.text(requestDays)}
      make={async ({ reviews }) => reviewPath(await reviews.requestFrom(lead.id))}
    />
  );
}
