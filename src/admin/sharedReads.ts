import {
  createContext,
  type LoaderFunctionArgs,
  type RouterContextProvider,
  type ShouldRevalidateFunctionArgs,
} from 'react-router-dom';
import type { Backend } from '#backend/backend.ts';
import { backendOf } from '#backend/context.ts';
import { SignedOut, Unreachable } from '#backend/errors.ts';

/** Shares one request between the loaders of a navigation, which run in parallel. */
function readOnce<Answer>(read: (backend: Backend) => Promise<Answer>) {
  const reading = createContext<Promise<Answer> | null>(null);
  return (context: Readonly<RouterContextProvider>): Promise<Answer> => {
    const answer = context.get(reading) ?? backendOf(context).then(read);
    context.set(reading, answer);
    return answer;
  };
}

/** Reads the current session, or null; shared by the loaders of layout and page. */
export const readSession = readOnce((backend) => backend.session.current());

/** Reads the dashboard; shared by the loaders of layout and page. */
export const readDashboard = readOnce((backend) => backend.dashboard.read());

/** What was read last in the current session. */
interface LastReads {
  layout?: Awaited<ReturnType<typeof fetchLayoutData>>;
  /** Pages of lists, periods of the calendar, and others, by name. */
  named: Map<string, unknown>;
}

const lastReads = new WeakMap<Backend, LastReads>();

function lastReadsOf(backend: Backend): LastReads {
  const ofSession = lastReads.get(backend) ?? { named: new Map() };
  lastReads.set(backend, ofSession);
  return ofSession;
}

/**
 * @returns what all pages of the back office show around themselves: the session's user, the counters of open work,
 * whether clients' answers arrive, saved views and staff. While the server cannot be reached, those read last, so that only the page shows the error.
 * @throws SignedOut
 * @throws Unreachable if nothing has been read in this session yet
 */
export async function readLayoutData(context: Readonly<RouterContextProvider>) {
  const backend = await backendOf(context);
  // What arrives after the session has ended is kept where nobody looks any more.
  const ofSession = lastReadsOf(backend);
  try {
    ofSession.layout = await fetchLayoutData(backend, context);
    return ofSession.layout;
  } catch (error) {
    if (error instanceof Unreachable && ofSession.layout) return ofSession.layout;
    throw error;
  }
}

/** @returns the session's user, or null; while the server cannot be reached, the user read last. @throws Unreachable */
export const readUserOrLast = async (context: Readonly<RouterContextProvider>) =>
  (await readOrLast(await backendOf(context), 'user', () => readSession(context))).last;

/**
 * @param name of what is read, e.g. of a list. @param read reads it, or a page of it.
 * @returns what was read as `current`, and as `last`; while the server cannot be reached, `current` is null.
 * @throws Unreachable if nothing has been read in this session yet
 */
export async function readOrLast<Answer>(backend: Backend, name: string, read: () => Promise<Answer>) {
  const { named } = lastReadsOf(backend);
  try {
    const current = await read();
    named.set(name, current);
    return { current, last: current };
  } catch (error) {
    if (!(error instanceof Unreachable) || !named.has(name)) throw error;
    return { current: null, last: named.get(name) as Answer };
  }
}

async function fetchLayoutData({ people, views }: Backend, context: Readonly<RouterContextProvider>) {
  const [user, { counters, mailboxFailure }, staff, savedViews] = await Promise.all([
    readSession(context),
    readDashboard(context),
    people.list(),
    views.list(),
  ]);
  if (!user) throw new SignedOut();
  return { user, counters, mailboxFailure, staff, savedViews };
}

/** Forgets what was read in a session that has ended, which the next person at this computer must not see. */
export const forgetSessionData = (backend: Backend): void => void lastReads.delete(backend);

/**
 * @returns whether a route's data are read again: after changes of records and on another page, but not while a list is
 * searched, filtered or paged.
 */
export const revalidateUnlessFiltered = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean =>
  currentUrl.pathname !== nextUrl.pathname || currentUrl.search === nextUrl.search;

/** Wraps the loader of a page for owners. @returns a loader that resolves to null for other staff. */
export const ownerLoader =
  <Seen>(read: (backend: Backend, args: LoaderFunctionArgs) => Promise<Seen>) =>
  async (args: LoaderFunctionArgs): Promise<Seen | null> => {
    const user = await readUserOrLast(args.context);
    if (user && user.role !== 'owner') return null;
    return read(await backendOf(args.context), args);
  };
