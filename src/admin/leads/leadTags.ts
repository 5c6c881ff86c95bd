import { type LoaderFunctionArgs, useRouteLoaderData } from 'react-router-dom';
import { backendOf } from '#backend/context.ts';

/** Id of the list's parent route, which loads the tags in use: they do not depend on search, filters and page. */
export const leadTagsRouteId = 'leadTags';

/** @returns the tags in use, in alphabetical order. */
export const loadLeadTags = async ({ context }: LoaderFunctionArgs): Promise<string[]> =>
  (await backendOf(context)).leads.tags();

/** @returns the tags in use, in alphabetical order. */
export const useLeadTags = (): readonly string[] => useRouteLoaderData<typeof loadLeadTags>(leadTagsRouteId) ?? [];
