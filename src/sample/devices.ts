import type { SignedInDevice } from '#domain/account.ts';
import { readDevice } from '#domain/deviceName.ts';

/** Further sessions of the demo's user. */
export const devices: readonly SignedInDevice[] = [
  {
    id: 'phone',
    ...readDevice('Mozilla/5.0 (iPhone; CPU iPhone OS 18_2 like Mac OS X) Version/18.2 Mobile/15E148 Safari/604.1'),
    createdAt: '2025-01-20T08:12:00.000Z',
    seenAt: '2025-01-22T17:45:00.000Z',
    current: false,
  },
  {
    id: 'office',
    ...readDevice('Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:134.0) Gecko/20100101 Firefox/134.0'),
    createdAt: '2025-01-06T09:30:00.000Z',
    seenAt: '2025-01-17T16:02:00.000Z',
    current: false,
  },
];
