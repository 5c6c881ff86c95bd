import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Photo } from '#components/Photo.tsx';
import { Stars } from '#components/Stars.tsx';
import { reviewForm, reviewWords } from '#content/admin/reviews.ts';
import { pictureOf } from '#content/photos/pictureOf.ts';
import { formatDate } from '#domain/dates.ts';
import { textOf } from '#domain/entity.ts';
import { type Review, reviewEntity } from '#domain/review.ts';
import { Badge } from '../list/Badge.tsx';
import { Panel, panelInset } from '../Panel.tsx';

/** A review as the client sent it; read-only for staff. */
export function ReviewWords({ review }: { review: Review }) {
  const { name, email, eventType, rating, comment, createdAt, consentAt, verified } = review;
  const shown = pictureOf(review.picture, reviewWords.picture(name));
  const about = [textOf(reviewEntity.fields.eventType, eventType), formatDate(createdAt)].join(' · ');
  return (
    <Panel title={reviewForm.received}>
      <Box component="figure" sx={{ display: 'grid', gap: 1.5, m: 0, p: panelInset }}>
        <Box component="figcaption" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
          <Typography dir="auto" sx={{ fontWeight: 'fontWeightSemibold' }}>
            {name}
          </Typography>
          {email !== '' && (
            <Link href={`mailto:${email}`} variant="body2">
              {email}
            </Link>
          )}
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {about}
          </Typography>
        </Box>
        <Stars rating={rating} />
        <Typography
          component="blockquote"
          dir="auto"
          sx={{ m: 0, maxWidth: '66ch', whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}
        >
          {comment}
        </Typography>
        {shown && (
          // Not cropped, as visitors would see the picture.
          <Photo
            picture={shown}
            sizes="480px"
            ratio={`${shown.width ?? 4} / ${shown.height ?? 3}`}
            sx={{ maxWidth: 480 }}
          />
        )}
        {verified === 'yes' && (
          <Typography variant="body2">
            <Badge color="new">{reviewForm.verified}</Badge> {reviewForm.verifiedText}
          </Typography>
        )}
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {consentAt ? reviewForm.agreed(formatDate(consentAt)) : reviewForm.notAsked}
        </Typography>
      </Box>
    </Panel>
  );
}
