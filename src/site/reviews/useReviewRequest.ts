import { useEffect, useState } from 'react';
import { useBackend } from '#backend/context.ts';
import type { ReviewRequest } from '#domain/sentReview.ts';

/** A personal link: null without one or until it is read, the client it was made for, or `over` where it is not valid any more. */
export type PersonalLink = ReviewRequest | 'over' | null;

/** @param token of a personal link, or empty. @returns what is known of it; where nobody can be asked, nothing. */
export function useReviewRequest(token: string): PersonalLink {
  const backend = useBackend();
  const [link, setLink] = useState<PersonalLink>(null);
  useEffect(() => {
    let wanted = token !== '';
    const read = async () => {
      const request = await (await backend()).reviews.readRequest(token);
      if (wanted) setLink(request ?? 'over');
    };
    setLink(null);
    // The form works without the answer, and whoever takes the review looks at the link again.
    if (wanted) read().catch(() => undefined);
    return () => {
      wanted = false;
    };
  }, [token, backend]);
  return link;
}
