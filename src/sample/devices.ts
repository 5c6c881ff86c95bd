import type { SignedInDevice } from '#domain/account.ts';

/** Where else the demo's user is signed in. */
export const devices: readonly SignedInDevice[] = [
  {
    id: 'phone',
    device: 'Safari on iPhone',
    createdAt: '2025-01-20T08:12:00.000Z',
    seenAt: '2025-01-22T17:45:00.000Z',
    current: false,
  },
  {
    id: 'office',
    device: 'Firefox on Windows',
    createdAt: '2025-01-06T09:30:00.000Z',
    seenAt: '2025-01-17T16:02:00.000Z',
    current: false,
  },
];
