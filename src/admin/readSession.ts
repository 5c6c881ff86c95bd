import { createContext, type RouterContextProvider } from 'react-router-dom';
import { backendOf } from '#backend/context.ts';
import type { Session } from '#domain/session.ts';

/** What is being read for the navigation that is under way. */
const reading = createContext<Promise<Session | null> | null>(null);

/** @returns who is signed in, or null; the guard and the frame share one reading. */
export function readSession(context: Readonly<RouterContextProvider>): Promise<Session | null> {
  const session = context.get(reading) ?? backendOf(context).then((backend) => backend.session.current());
  context.set(reading, session);
  return session;
}
