import { company } from '../company.ts';

/** Texts of the login page. */
export const login = {
  title: 'Sign in',
  lead: `The back office of ${company.name}`,
  email: 'Email',
  password: 'Password',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  remember: 'Remember me',
  forgot: 'Forgot your password?',
  submit: 'Sign in',
  busy: 'Signing in...',
  backToSite: 'Back to the website',
  refused: 'Invalid email or password',
  /** @param minutes until the next attempt is allowed. */
  tooMany: (minutes: number) =>
    `Too many attempts. Please try again in ${minutes === 1 ? '1 minute' : `${minutes} minutes`}.`,
  failed: 'We could not reach the back office. Please check your connection and try again.',
  /** Texts of the sign-in dialog over a page whose session has ended. */
  again: {
    title: 'Your session has ended',
    text: 'Sign in again to continue. Nothing you typed is lost.',
    cancel: 'Not now',
  },
  demo: {
    title: 'Demo account',
    use: 'Use these',
  },
} as const;
