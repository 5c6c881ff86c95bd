import { createContext, data, type RouterContextProvider, redirect } from 'react-router-dom';
import { NotFound } from '#backend/errors.ts';
import { paths } from '#paths';

/**
 * Whether an unknown URL redirects to the home page or renders a page with status 404; set where the router is created.
 */
export const missingPageContext = createContext<'home' | 'notFound'>('home');

/** Data of a 404 response, for {@link PageError}. */
export interface MissingPage {
  /** Whether the URL is a preview link that is no longer valid. */
  previewExpired?: boolean;
}

/**
 * @param missing details for the error page.
 * @returns a response for a loader to throw: a redirect to the home page in the demo, as the specification requires, a
 * response with status 404 on the live site.
 */
export const missingPage = (context: Readonly<RouterContextProvider>, missing: MissingPage = {}) =>
  context.get(missingPageContext) === 'home' ? redirect(paths.home) : data(missing, { status: 404 });

/**
 * Awaits a loader's data. @returns the data. @throws the response of {@link missingPage} if `loading` rejects with
 * `NotFound`.
 */
export async function loadOr404<Found>(
  context: Readonly<RouterContextProvider>,
  loading: Promise<Found>,
  missing?: MissingPage,
): Promise<Found> {
  try {
    return await loading;
  } catch (error) {
    throw error instanceof NotFound ? missingPage(context, missing) : error;
  }
}
