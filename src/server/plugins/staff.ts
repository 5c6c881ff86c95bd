import cookie from '@fastify/cookie';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { SignedOut } from '#backend/errors.ts';
import type { Config } from '../config.ts';
import type { Db } from '../store/database.ts';
import { findSession, type SessionAccount } from '../store/sessions.ts';

/** Behind TLS the browser itself sees to it that no other site or subdomain can set the cookie. */
const cookieName = ({ isSecure }: Config) => (isSecure ? '__Host-session' : 'session');

const cookieOptions = ({ isSecure }: Config) => ({
  path: '/',
  httpOnly: true,
  sameSite: 'lax' as const,
  secure: isSecure,
});

/** Makes cookies readable, and `request.staff` known. */
export async function knowStaff(app: FastifyInstance): Promise<void> {
  await app.register(cookie);
  app.decorateRequest('staff', null);
}

/** @returns the token that the request's cookie holds, or empty text. */
export const tokenOf = (request: FastifyRequest, config: Config): string => request.cookies[cookieName(config)] ?? '';

/** Gives the browser a session. @param seconds how long it keeps it; undefined until it is closed. */
export const giveToken = (reply: FastifyReply, config: Config, token: string, seconds: number | undefined) =>
  reply.setCookie(cookieName(config), token, { ...cookieOptions(config), ...(seconds && { maxAge: seconds }) });

/** Takes the session back from the browser. */
export const takeToken = (reply: FastifyReply, config: Config) =>
  reply.clearCookie(cookieName(config), cookieOptions(config));

/** @returns who is signed in, or null. */
export async function sessionOf(request: FastifyRequest, db: Db, config: Config): Promise<SessionAccount | null> {
  const token = tokenOf(request, config);
  return token === '' ? null : findSession(db, token, !config.isPublic);
}

/** @returns a hook that lets only staff through. */
export const staffOnly =
  ({ db, config }: { db: Db; config: Config }) =>
  async (request: FastifyRequest): Promise<void> => {
    request.staff = await sessionOf(request, db, config);
    if (!request.staff) throw new SignedOut('Please sign in.');
  };
