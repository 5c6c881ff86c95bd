import EditOutlined from '@mui/icons-material/EditOutlined';
import { editReviewPath } from '#adminPaths';
import { Stars } from '#components/Stars.tsx';
import { listWords } from '#content/admin/list.ts';
import { reviewWords } from '#content/admin/reviews.ts';
import { type Review, reviewEntity } from '#domain/review.ts';
import { columnsOf, factsOf } from '../list/entityColumns.ts';
import type { ListKind } from '../list/ListPage.tsx';
import { TwoLines } from '../list/OneLine.tsx';
import { ReviewStatusBadge } from '../list/statusBadges.tsx';

const columns = columnsOf<Review>(reviewEntity, {
  name: { flex: 3, minWidth: 220, renderCell: ({ row }) => <TwoLines first={row.name} second={row.comment} /> },
  rating: { minWidth: 124, align: 'left', headerAlign: 'left', renderCell: ({ row }) => <Stars rating={row.rating} /> },
  status: { minWidth: 112, renderCell: ({ row }) => <ReviewStatusBadge status={row.status} /> },
  createdAt: { minWidth: 124 },
});

/** How reviews are listed. */
export const reviewList: ListKind<Review> = {
  name: 'reviews',
  entity: reviewEntity,
  words: reviewWords,
  columns,
  of: ({ reviews }) => reviews,
  nameOf: ({ name }) => name,
  linksOf: ({ id, name }, search) => [
    { label: listWords.edit, name: reviewWords.edit(name), Icon: EditOutlined, href: editReviewPath(id) + search },
  ],
  cardOf: (review) => ({
    title: review.name,
    badge: <ReviewStatusBadge status={review.status} />,
    text: review.comment,
    facts: factsOf(reviewEntity, review, {
      first: ['rating'],
      elsewhere: ['name', 'status'],
      shown: { rating: <Stars rating={review.rating} /> },
    }),
  }),
};
