/** The demo account of the specification; its password is public and shown on the login page. */
export const demoAccount = { email: 'admin@example.com', password: 'admin123' } as const;

/** The session of the demo account. */
export const demoSession = {
  id: '1',
  name: 'Admin User',
  email: demoAccount.email,
  role: 'owner',
  picture: '',
} as const;

/** The staff. Only the demo account has a password. */
export const demoPeople = [
  demoSession,
  { id: '2', name: 'Celeste Morgan', email: 'celeste@example.com', role: 'staff', picture: '' },
  { id: '3', name: 'Mei Tanaka', email: 'mei@example.com', role: 'staff', picture: '' },
  { id: '4', name: 'Tomas Reyes', email: 'tomas@example.com', role: 'staff', picture: '' },
] as const;
