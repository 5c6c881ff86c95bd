import { useCallback, useMemo } from 'react';
import { useRevalidator } from 'react-router-dom';
import { Conflict, NotFound, SignedOut } from '#backend/errors.ts';
import { listWords } from '#content/admin/list.ts';
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
 * Changes the status of reviews in their list and shows a notice with an Undo button.
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
    async function change(review: Review, status: ReviewStatus, isUndo = false): Promise<void> {
      const { id, version } = review;
      const settle = (isStored: boolean) =>
        setPending((all) => [
          ...all.filter((other) => other.id !== id),
          ...(isStored ? [{ id, status, isStored }] : []),
        ]);
      setPending((all) => [...all, { id, status, isStored: false }]);
      try {
        const saved = await whileSignedIn(({ reviews }) =>
          reviews.update(id, { ...reviewToForm(review), status }, version),
        );
        settle(true);
        await revalidate();
        // Undone only as long as nobody has changed the review since: its version says so.
        const undo = { label: listWords.undo, onPress: () => void change(saved, review.status, true) };
        showNotice(changedText(review, status), isUndo ? undefined : undo);
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
