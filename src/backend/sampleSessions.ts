import { ownersOnly, type SignedInDevice } from '#domain/account.ts';
import { deviceName } from '#domain/deviceName.ts';
import type { Session } from '#domain/session.ts';
import { demoSession } from '#sample/account.ts';
import { devices } from '#sample/devices.ts';
import { NotAllowed, SignedOut } from './errors.ts';

/**
 * Creates the demo's sessions, in memory: that of the current browser, and the sample sessions of the demo account on
 * other devices. The demo account is signed in from the start.
 * @param find returns the account with an id.
 */
export function sampleSessions(find: (id: string) => Session, now: () => Date) {
  let signedInId: string | null = demoSession.id;
  let currentDevice = thisDevice(now);
  let otherDevices: SignedInDevice[] = structuredClone([...devices]);

  const staffOnly = (): Session => {
    if (signedInId === null) throw new SignedOut('Please sign in.');
    const { id, name, email, role, picture } = find(signedInId);
    return { id, name, email, role, picture };
  };
  /** Ends the sessions of an account on other devices; only the demo's own user has any. */
  const endOthers = (id: string): void => {
    if (id === demoSession.id) otherDevices = [];
  };
  const signOut = (): void => {
    signedInId = null;
  };

  return {
    /** @returns the current session. @throws SignedOut */
    staffOnly,
    /** Checks that an owner is signed in. @throws SignedOut @throws NotAllowed */
    ownerOnly: (): void => {
      if (staffOnly().role !== 'owner') throw new NotAllowed(ownersOnly);
    },
    /** @returns the current session; null if nobody is signed in. */
    current: (): Session | null => (signedInId === null ? null : staffOnly()),
    isSignedIn: (id: string): boolean => id === signedInId,
    /** Signs in to an account. */
    begin: (id: string): void => {
      signedInId = id;
      currentDevice = thisDevice(now);
    },
    signOut,
    endOthers,
    /** Ends all sessions of an account. */
    end: (id: string): void => {
      endOthers(id);
      if (id === signedInId) signOut();
    },
    /** Ends one session of the signed-in account. */
    endOne: (deviceId: string): void => {
      if (deviceId === currentDevice.id) signOut();
      otherDevices = otherDevices.filter((device) => device.id !== deviceId);
    },
    /** @returns the sessions of the signed-in account. @throws SignedOut */
    list: (): SignedInDevice[] =>
      structuredClone(staffOnly().id === demoSession.id ? [currentDevice, ...otherDevices] : [currentDevice]),
  };
}

/** The current browser's session; the server-side render has no user agent. */
function thisDevice(now: () => Date): SignedInDevice {
  const at = now().toISOString();
  const device = deviceName(globalThis.navigator?.userAgent ?? '');
  return { id: 'this', device, createdAt: at, seenAt: at, current: true };
}
