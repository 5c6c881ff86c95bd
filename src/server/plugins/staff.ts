import cookie from '@fastify/cookie';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import { NotAllowed, SignedOut } from '#backend/errors.ts';
import { ownersOnly } from '#domain/account.ts';
import { accountHeader } from '#domain/problem.ts';
import type { Role } from '#domain/session.ts';
import { secondStepTime } from '#domain/twoStep.ts';
import type { Config } from '../config.ts';
import type { Db } from '../store/database.ts';
import { deviceLifetime } from '../store/devices.ts';
import { findSession, type StaffSession } from '../store/sessions.ts';
import { isDemoAllowed, isOverTls } from './proxy.ts';

/** The cookies of the back office: the session, a correct password that awaits the second step, a known device. */
type CookieName = 'session' | 'first-step' | 'device';

/**
 * @param overTls whether the browser uses TLS; then the `__Host-` prefix makes it reject cookies set by other sites or
 * subdomains.
 * @returns the name that browsers know a cookie by.
 */
export const cookieName = (name: CookieName, overTls: boolean): string => (overTls ? `__Host-${name}` : name);

const nameOf = (name: CookieName, request: FastifyRequest, config: Config) =>
  cookieName(name, isOverTls(request, config));

const optionsOf = (request: FastifyRequest, config: Config) => ({
  path: '/',
  httpOnly: true,
  sameSite: 'lax' as const,
  secure: isOverTls(request, config),
});

/** Registers cookie parsing and the request property `staff`. */
export async function readStaffCookies(app: FastifyInstance): Promise<void> {
  await app.register(cookie);
  app.decorateRequest('staff', null);
}

/** @returns the token in one of the request's cookies, or an empty string. */
export const tokenOf = (name: CookieName, request: FastifyRequest, config: Config): string =>
  request.cookies[nameOf(name, request, config)] ?? '';

/** Sets the session cookie. @param seconds its lifetime; undefined for a cookie that ends with the browser session. */
export const setSessionCookie = (reply: FastifyReply, config: Config, token: string, seconds: number | undefined) =>
  reply.setCookie(nameOf('session', reply.request, config), token, {
    ...optionsOf(reply.request, config),
    ...(seconds && { maxAge: seconds }),
  });

/** Sets the cookie that marks the browser as a known device of an account. */
export const setDeviceCookie = (reply: FastifyReply, config: Config, token: string) =>
  reply.setCookie(nameOf('device', reply.request, config), token, {
    ...optionsOf(reply.request, config),
    maxAge: deviceLifetime / 1000,
  });

/** Sets the cookie that allows the browser to continue with the second step. */
export const setFirstStepCookie = (reply: FastifyReply, config: Config, token: string) =>
  reply.setCookie(nameOf('first-step', reply.request, config), token, {
    ...optionsOf(reply.request, config),
    maxAge: secondStepTime / 1000,
  });

/** Clears the cookie of the first step, once both steps of the sign-in are complete. */
export const clearFirstStepCookie = (reply: FastifyReply, config: Config) =>
  reply.clearCookie(nameOf('first-step', reply.request, config), optionsOf(reply.request, config));

/** Clears the session cookie. */
export const clearSessionCookie = (reply: FastifyReply, config: Config) =>
  reply.clearCookie(nameOf('session', reply.request, config), optionsOf(reply.request, config));

/**
 * @returns a session with its effective role: a demo account that is open to everyone never has the role of an owner.
 */
export const withRoleHere = (session: StaffSession, { demo }: Config): StaffSession =>
  session.isDemo && demo === 'always' ? { ...session, role: 'staff' } : session;

/** @returns the session of a request, or null; also null if the page that sent it shows another account. */
export async function sessionOf(request: FastifyRequest, db: Db, config: Config): Promise<StaffSession | null> {
  const token = tokenOf('session', request, config);
  const session = token === '' ? null : await findSession(db, token, isDemoAllowed(request, config));
  const shownAccount = request.headers[accountHeader];
  if (!session || (shownAccount !== undefined && shownAccount !== session.id)) return null;
  return withRoleHere(session, config);
}

/** The hooks that require a session, with the role that it must have at least. */
const requiredRoles = new WeakMap<object, Role>();

type StaffHook = (request: FastifyRequest) => Promise<void>;

/** @returns a hook that rejects requests without a session. The hook throws SignedOut. */
export function requireStaff({ db, config }: { db: Db; config: Config }): StaffHook {
  const hook = async (request: FastifyRequest): Promise<void> => {
    request.staff = await sessionOf(request, db, config);
    if (!request.staff) throw new SignedOut('Please sign in.');
  };
  requiredRoles.set(hook, 'staff');
  return hook;
}

/** @returns a hook that rejects requests from anyone but owners. The hook throws SignedOut or NotAllowed. */
export function requireOwner(services: { db: Db; config: Config }): StaffHook {
  const isStaff = requireStaff(services);
  const hook = async (request: FastifyRequest): Promise<void> => {
    await isStaff(request);
    if (request.staff?.role !== 'owner') throw new NotAllowed(ownersOnly);
  };
  requiredRoles.set(hook, 'owner');
  return hook;
}

/** @returns the role that a route's session must have at least, by its hooks; null if the route needs no session. */
export function sessionNeededBy({ onRequest = [] }: Pick<RouteOptions, 'onRequest'>): Role | null {
  const roles = [onRequest].flat().map((hook) => requiredRoles.get(hook));
  return roles.find((role) => role === 'owner') ?? roles.find((role) => role !== undefined) ?? null;
}
