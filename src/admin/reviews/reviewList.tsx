import EditOutlined from '@mui/icons-material/EditOutlined';
import Box from '@mui/material/Box';
import { editReviewPath } from '#adminPaths';
import { Photo } from '#components/Photo.tsx';
import { Stars } from '#components/Stars.tsx';
import { listWords } from '#content/admin/list.ts';
import { reviewWords } from '#content/admin/reviews.ts';
import { pictureOf } from '#content/photos/pictureOf.ts';
import { type Review, reviewEntity } from '#domain/review.ts';
import { columnsOf, factsOf } from '../list/entityColumns.ts';
import type { ListConfig } from '../list/listConfig.ts';
import { TwoLines } from '../list/OneLine.tsx';
import { ReviewStatusBadge } from '../list/statusBadges.tsx';

/** @returns the picture of a review, or null. */
const sentPicture = ({ name, picture }: Review) => pictureOf(picture, reviewWords.picture(name));

/** Author, start of the text, and thumbnail of a review. */
function NameCell({ review }: { review: Review }) {
  const shown = sentPicture(review);
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, minWidth: 0 }}>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <TwoLines first={review.name} second={review.comment} />
      </Box>
      {shown && <Photo picture={shown} sizes="60px" ratio="1" sx={{ flex: 'none', width: 40, borderRadius: 1 }} />}
    </Box>
  );
}

const columns = columnsOf<Review>(reviewEntity, {
  name: { flex: 3, minWidth: 220, renderCell: ({ row }) => <NameCell review={row} /> },
  rating: { minWidth: 124, align: 'left', headerAlign: 'left', renderCell: ({ row }) => <Stars rating={row.rating} /> },
  status: { minWidth: 128, renderCell: ({ row }) => <ReviewStatusBadge status={row.status} /> },
  createdAt: { minWidth: 124 },
});

/** List configuration of reviews. */
export const reviewList: ListConfig<Review> = {
  name: 'reviews',
  entity: reviewEntity,
  words: reviewWords,
  columns,
  recordsOf: ({ reviews }) => reviews,
  nameOf: ({ name }) => name,
  linksOf: ({ id, name }, search) => [
    { label: listWords.edit, name: reviewWords.edit(name), Icon: EditOutlined, href: editReviewPath(id) + search },
  ],
  cardOf: (review) => ({
    title: review.name,
    badge: <ReviewStatusBadge status={review.status} />,
    text: review.comment,
    picture: sentPicture(review),
    facts: factsOf(reviewEntity, review, {
      first: ['rating'],
      elsewhere: ['name', 'status'],
      shown: { rating: <Stars rating={review.rating} /> },
    }),
  }),
};
