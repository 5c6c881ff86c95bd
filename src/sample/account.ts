/** The demo account of the specification: no secret, and shown on the login page. */
export const demoAccount = { email: 'admin@example.com', password: 'admin123' } as const;

/** Who signs in with it. */
export const demoSession = { name: 'Admin User', email: demoAccount.email } as const;
