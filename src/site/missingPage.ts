import { createContext, data, type RouterContextProvider, redirect } from 'react-router-dom';
import { NotFound } from '#backend/errors.ts';
import { paths } from '#paths';

/** Whether an unknown address below a known path leads home or to a page with status 404; set by the router's owner. */
export const missingPageContext = createContext<'home' | 'notFound'>('home');

/** Data of a missing page for {@link PageError}. */
export interface MissingPage {
  /** A link to a draft that has worked. */
  previewOver?: boolean;
}

/**
 * @param missing what is missing. @returns what a loader throws for an address that leads to nothing: in the demo the way
 * home, as the specification wants it, live an answer with status 404.
 */
export const missingPage = (context: Readonly<RouterContextProvider>, missing: MissingPage = {}) =>
  context.get(missingPageContext) === 'home' ? redirect(paths.home) : data(missing, { status: 404 });

/** @returns what a loader is waiting for. @throws what {@link missingPage} gives, where there is no such thing. */
export async function foundOr404<Found>(
  context: Readonly<RouterContextProvider>,
  asked: Promise<Found>,
  missing?: MissingPage,
): Promise<Found> {
  try {
    return await asked;
  } catch (error) {
    throw error instanceof NotFound ? missingPage(context, missing) : error;
  }
}
