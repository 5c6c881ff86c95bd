import { useCallback, useMemo } from 'react';
import { useRevalidator } from 'react-router-dom';
import { Conflict, NotFound, SignedOut } from '#backend/errors.ts';
import { reviewWords } from '#content/admin/reviews.ts';
import { type Review, type ReviewStatus, reviewStatusLabels, reviewToForm } from '#domain/review.ts';
import { useWhileSignedIn } from '../login/SignInAgain.tsx';
import { useNotice } from '../Notices.tsx';
import { shortName } from '../shortName.ts';
import { type PendingChange, usePendingChanges } from '../usePendingChanges.ts';

interface PendingStatus extends PendingChange {
  id: string;
  status: ReviewStatus;
}

/** @returns the notice of a changed review. */
function changedText({ name, picture, pictureShown }: Review, status: ReviewStatus): string {
  const isWithout = status === 'approved' && picture !== '' && pictureShown === 'no';
  return isWithout
    ? reviewWords.approvedWithout(shortName(name))
    : reviewWords.changed(shortName(name), reviewStatusLabels[status]);
}

/** @returns the notice of a review that was not changed. */
function failedText(error: unknown, { name }: Review): string {
  if (error instanceof NotFound) return reviewWords.changeGone(shortName(name));
  return error instanceof Conflict ? reviewWords.changeConflict : reviewWords.changeFailed;
}

/**
 * Changes the status of reviews in their list and shows a notice.
 * @param data the loader's data with the reviews.
 * @returns the status that the data may still lack, by review id, and `change`, which changes one that has none.
 */
export function useReviewStatus(data: unknown) {
  const whileSignedIn = useWhileSignedIn();
  const { revalidate } = useRevalidator();
  const showNotice = useNotice();
  const [pending, setPending] = usePendingChanges<PendingStatus>(data);
  const chosen = useMemo(() => new Map(pending.map(({ id, status }) => [id, status])), [pending]);

  const change = useCallback(
    async (review: Review, status: ReviewStatus) => {
      const { id, version } = review;
      const settle = (isStored: boolean) =>
        setPending((all) => [
          ...all.filter((other) => other.id !== id),
          ...(isStored ? [{ id, status, isStored }] : []),
        ]);
      setPending((all) => [...all, { id, status, isStored: false }]);
      try {
        await whileSignedIn(({ reviews }) => reviews.update(id, { ...reviewToForm(review), status }, version));
        settle(true);
        await revalidate();
        showNotice(changedText(review, status));
      } catch (error) {
        showNotice(failedText(error, review));
        const isOutdated = error instanceof Conflict || error instanceof NotFound || error instanceof SignedOut;
        if (isOutdated) await revalidate();
        settle(false);
      }
    },
    [whileSignedIn, revalidate, showNotice, setPending],
  );
  return { chosen, change };
}
