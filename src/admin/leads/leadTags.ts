/** The route around the list of leads: the tags in use, which stay while the list is searched, filtered and turned. */
import { type LoaderFunctionArgs, useRouteLoaderData } from 'react-router-dom';
import { backendOf } from '#backend/context.ts';
import { notWhileNarrowing } from '../sharedReads.ts';

/** Names this route. */
export const leadTagsRouteId = 'leadTags';

export { notWhileNarrowing as shouldRevalidate };

/** @returns the tags in use, A to Z. */
export const loader = async ({ context }: LoaderFunctionArgs): Promise<string[]> =>
  (await backendOf(context)).leads.tags();

/** @returns the tags in use, A to Z. */
export const useLeadTags = (): readonly string[] => useRouteLoaderData<typeof loader>(leadTagsRouteId) ?? [];
