import { company } from '../company.ts';

/** The words of the login page. */
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
  failed: 'We could not reach the back office. Please check your connection and try again.',
  demo: {
    title: 'Demo account',
    use: 'Use these',
  },
} as const;
