import cookie from '@fastify/cookie';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { NotAllowed, SignedOut } from '#backend/errors.ts';
import { ownersOnly } from '#domain/account.ts';
import { secondStepTime } from '#domain/twoStep.ts';
import type { Config } from '../config.ts';
import type { Db } from '../store/database.ts';
import { deviceLifetime } from '../store/devices.ts';
import { findSession, type StaffSession } from '../store/sessions.ts';
import { isDemoAllowed, isOverTls } from './proxy.ts';

/** The cookies of the back office: who is signed in, whose password was right, and that somebody was here before. */
type CookieName = 'session' | 'first-step' | 'device';

/** Behind TLS the browser itself sees to it that no other site or subdomain can set the cookie. */
const nameOf = (name: CookieName, request: FastifyRequest, config: Config) =>
  isOverTls(request, config) ? `__Host-${name}` : name;

const optionsOf = (request: FastifyRequest, config: Config) => ({
  path: '/',
  httpOnly: true,
  sameSite: 'lax' as const,
  secure: isOverTls(request, config),
});

/** Makes cookies readable, and `request.staff` known. */
export async function readStaffCookies(app: FastifyInstance): Promise<void> {
  await app.register(cookie);
  app.decorateRequest('staff', null);
}

/** @returns the token that one of the request's cookies holds, or empty text. */
export const tokenOf = (name: CookieName, request: FastifyRequest, config: Config): string =>
  request.cookies[nameOf(name, request, config)] ?? '';

/** Gives the browser a session. @param seconds how long it keeps it; undefined until it is closed. */
export const setSessionCookie = (reply: FastifyReply, config: Config, token: string, seconds: number | undefined) =>
  reply.setCookie(nameOf('session', reply.request, config), token, {
    ...optionsOf(reply.request, config),
    ...(seconds && { maxAge: seconds }),
  });

/** Lets the browser know that an account was here. */
export const setDeviceCookie = (reply: FastifyReply, config: Config, token: string) =>
  reply.setCookie(nameOf('device', reply.request, config), token, {
    ...optionsOf(reply.request, config),
    maxAge: deviceLifetime / 1000,
  });

/** Lets the browser make the second step. */
export const setFirstStepCookie = (reply: FastifyReply, config: Config, token: string) =>
  reply.setCookie(nameOf('first-step', reply.request, config), token, {
    ...optionsOf(reply.request, config),
    maxAge: secondStepTime / 1000,
  });

/** Removes the cookie of the first step, once both steps of the sign-in are made. */
export const clearFirstStepCookie = (reply: FastifyReply, config: Config) =>
  reply.clearCookie(nameOf('first-step', reply.request, config), optionsOf(reply.request, config));

/** Takes the session back from the browser. */
export const clearSessionCookie = (reply: FastifyReply, config: Config) =>
  reply.clearCookie(nameOf('session', reply.request, config), optionsOf(reply.request, config));

/** @returns somebody who is signed in, with their role: where the demo account is open to everybody, it is no owner. */
export const withRoleHere = (session: StaffSession, { demo }: Config): StaffSession =>
  session.isDemo && demo === 'always' ? { ...session, role: 'staff' } : session;

/** @returns who is signed in, or null. */
export async function sessionOf(request: FastifyRequest, db: Db, config: Config): Promise<StaffSession | null> {
  const token = tokenOf('session', request, config);
  const session = token === '' ? null : await findSession(db, token, isDemoAllowed(request, config));
  return session && withRoleHere(session, config);
}

/** @returns a hook that lets only staff through. */
export const requireStaff =
  ({ db, config }: { db: Db; config: Config }) =>
  async (request: FastifyRequest): Promise<void> => {
    request.staff = await sessionOf(request, db, config);
    if (!request.staff) throw new SignedOut('Please sign in.');
  };

/** @returns a hook that lets only owners through. */
export function requireOwner(services: { db: Db; config: Config }) {
  const isStaff = requireStaff(services);
  return async (request: FastifyRequest): Promise<void> => {
    await isStaff(request);
    if (request.staff?.role !== 'owner') throw new NotAllowed(ownersOnly);
  };
}
