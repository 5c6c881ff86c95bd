import { useNotice } from './Notices.tsx';
import { useIsMounted } from './useIsMounted.ts';

/**
 * Says in a notice that a request has failed if the form or dialog that would say so was left meanwhile.
 * For forms that can be left without a question.
 * @param textOf returns the message for an error.
 * @returns a function that waits for a request and passes on its result or error.
 */
export function useFailureNotice(textOf: (error: unknown) => string) {
  const isMounted = useIsMounted();
  const showNotice = useNotice();
  return async <Result>(request: Promise<Result>): Promise<Result> => {
    try {
      return await request;
    } catch (error) {
      if (!isMounted.current) showNotice(textOf(error));
      throw error;
    }
  };
}
