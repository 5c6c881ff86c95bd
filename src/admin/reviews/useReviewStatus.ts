import { useCallback, useState } from 'react';
import { useRevalidator } from 'react-router-dom';
import { useBackend } from '#backend/context.ts';
import { Conflict, NotFound, SignedOut } from '#backend/errors.ts';
import { reviewWords } from '#content/admin/reviews.ts';
import { type Review, type ReviewStatus, reviewStatusLabels, reviewToForm } from '#domain/review.ts';
import { useWhileSignedIn } from '../login/SignInAgain.tsx';
import { useNotice } from '../Notices.tsx';

/**
 * Changes the status of reviews in their list and shows a notice.
 * @returns the pending statuses by review id, and `change`, which ignores reviews with a pending change.
 */
export function useReviewStatus() {
  const backend = useBackend();
  const whileSignedIn = useWhileSignedIn();
  const { revalidate } = useRevalidator();
  const showNotice = useNotice();
  const [chosen, setChosen] = useState<Readonly<Record<string, ReviewStatus>>>({});

  const change = useCallback(
    async (review: Review, status: ReviewStatus) => {
      const { id, name, version } = review;
      setChosen((before) => ({ ...before, [id]: status }));
      try {
        const { reviews } = await backend();
        await whileSignedIn(() => reviews.update(id, { ...reviewToForm(review), status }, version));
        await revalidate();
        const isWithout = status === 'approved' && review.picture !== '' && review.pictureShown === 'no';
        showNotice(
          isWithout ? reviewWords.approvedWithout(name) : reviewWords.changed(name, reviewStatusLabels[status]),
        );
      } catch (error) {
        if (error instanceof NotFound) showNotice(reviewWords.changeGone(name));
        else showNotice(error instanceof Conflict ? reviewWords.changeConflict : reviewWords.changeFailed);
        const isOutdated = error instanceof Conflict || error instanceof NotFound || error instanceof SignedOut;
        if (isOutdated) await revalidate();
      } finally {
        setChosen(({ [id]: _, ...others }) => others);
      }
    },
    [backend, whileSignedIn, revalidate, showNotice],
  );
  return { chosen, change };
}
