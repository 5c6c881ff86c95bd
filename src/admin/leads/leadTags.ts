import { type LoaderFunctionArgs, useRouteLoaderData } from 'react-router-dom';
import { backendOf } from '#backend/context.ts';
import { readOrLast } from '../sharedReads.ts';

/** Id of the list's parent route, which loads the tags in use: they do not depend on search, filters and page. */
export const leadTagsRouteId = 'leadTags';

/** @returns the tags in use, in alphabetical order; without a connection, those read last. */
export async function loadLeadTags({ context }: LoaderFunctionArgs): Promise<string[]> {
  const backend = await backendOf(context);
  return (await readOrLast(backend, 'lead tags', () => backend.leads.tags())).last;
}

/** @returns the tags in use, in alphabetical order. */
export const useLeadTags = (): readonly string[] => useRouteLoaderData<typeof loadLeadTags>(leadTagsRouteId) ?? [];
