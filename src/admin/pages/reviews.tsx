import ThumbUpOutlined from '@mui/icons-material/ThumbUpOutlined';
import VisibilityOffOutlined from '@mui/icons-material/VisibilityOffOutlined';
import { useCallback } from 'react';
import { useLoaderData } from 'react-router-dom';
import { reviewWords } from '#content/admin/reviews.ts';
import type { Review } from '#domain/review.ts';
import type { PageHandle } from '#frame/pageHandle.ts';
import { ListPage } from '../list/ListPage.tsx';
import { listLoader } from '../list/listConfig.ts';
import type { RecordAction } from '../list/recordAction.ts';
import { reviewList } from '../reviews/reviewList.tsx';
import { useReviewStatus } from '../reviews/useReviewStatus.ts';

/** The page's title and options for the layout. */
export const handle: PageHandle = { title: reviewWords.title };

/** @returns the query of the URL and the matching page of reviews. */
export const loader = listLoader(reviewList);

/** The status set by each of a review's two toggle buttons; pressing the active one sets the review back to waiting. */
const choices = [
  { status: 'approved', label: reviewWords.approve, Icon: ThumbUpOutlined },
  { status: 'hidden', label: reviewWords.hide, Icon: VisibilityOffOutlined },
] as const;

/** Clients' reviews: search, filters, sorting; approve, hide, answer, delete. */
export function Component() {
  const { query, list } = useLoaderData<typeof loader>();
  const { chosen, change } = useReviewStatus(list);
  const quickActions = useCallback(
    (review: Review) =>
      choices.map(({ status, label, Icon }): RecordAction => {
        const pressed = (chosen.get(review.id) ?? review.status) === status;
        const onPress = () => {
          if (!chosen.has(review.id)) void change(review, pressed ? 'waiting' : status);
        };
        return { label, name: reviewWords.act(label, review.name), Icon, pressed, onPress };
      }),
    [chosen, change],
  );
  return <ListPage config={reviewList} query={query} list={list} quickActions={quickActions} />;
}
