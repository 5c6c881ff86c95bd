/** Parent route of the list of leads: loads the tags in use, which do not depend on search, filters and page. */
import { type LoaderFunctionArgs, useRouteLoaderData } from 'react-router-dom';
import { backendOf } from '#backend/context.ts';
import { skipRevalidationOnFilter } from '../sharedReads.ts';

/** Id of this route. */
export const leadTagsRouteId = 'leadTags';

export { skipRevalidationOnFilter as shouldRevalidate };

/** @returns the tags in use, in alphabetical order. */
export const loader = async ({ context }: LoaderFunctionArgs): Promise<string[]> =>
  (await backendOf(context)).leads.tags();

/** @returns the tags in use, in alphabetical order. */
export const useLeadTags = (): readonly string[] => useRouteLoaderData<typeof loader>(leadTagsRouteId) ?? [];
