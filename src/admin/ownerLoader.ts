import type { LoaderFunctionArgs } from 'react-router-dom';
import type { Backend } from '#backend/backend.ts';
import { backendOf } from '#backend/context.ts';
import { readUserOrLast } from './sharedReads.ts';

/** Wraps the loader of a page for owners. @returns a loader that resolves to null for other staff. */
export const ownerLoader =
  <Seen>(read: (backend: Backend, args: LoaderFunctionArgs) => Promise<Seen>) =>
  async (args: LoaderFunctionArgs): Promise<Seen | null> => {
    const user = await readUserOrLast(args.context);
    if (user && user.role !== 'owner') return null;
    return read(await backendOf(args.context), args);
  };
