import { useEffect, useState } from 'react';
import { useBackend } from '#backend/context.ts';
import type { ReviewRequest } from '#domain/sentReview.ts';

/**
 * State of a personal link: the client's request; `over` if the link is no longer valid; null without a link or while
 * loading.
 */
export type PersonalLink = ReviewRequest | 'over' | null;

/** @param token of a personal link, or empty. @returns the state of the link; null if the backend cannot be reached. */
export function useReviewRequest(token: string): PersonalLink {
  const backend = useBackend();
  const [link, setLink] = useState<PersonalLink>(null);
  useEffect(() => {
    let isCurrent = token !== '';
    const read = async () => {
      const request = await (await backend()).reviews.readRequest(token);
      if (isCurrent) setLink(request ?? 'over');
    };
    setLink(null);
    // The form works without the answer, and the server checks the token again when the review is sent.
    if (isCurrent) read().catch(() => undefined);
    return () => {
      isCurrent = false;
    };
  }, [token, backend]);
  return link;
}
