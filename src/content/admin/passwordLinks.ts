import { linkHours, minPasswordLength } from '#domain/account.ts';
import { company } from '../company.ts';

const hours = (count: number) => (count === 1 ? 'an hour' : `${count} hours`);

/** Texts of the page for a forgotten password. */
export const forgotten = {
  title: 'Forgot your password?',
  lead: 'Enter your email address. If there is an account with it, we will send you a link to choose a new password.',
  email: 'Email',
  send: 'Send the link',
  sending: 'Sending...',
  sent: {
    title: 'Please check your email',
    text: (email: string) =>
      `If there is an account with ${email}, a link is on its way to you. It works once, within ${hours(linkHours.forgotten)}. Nothing there? Check your spam folder and the address.`,
  },
  byOwner: {
    title: 'Please ask an owner',
    text: `This back office does not send email yet. Any owner at ${company.name} can create a link for you to choose a new password, under Settings, beside your name.`,
  },
  tooMany: (minutes: number) =>
    `Too many attempts. Please try again in ${minutes === 1 ? '1 minute' : `${minutes} minutes`}.`,
  failed: 'We could not reach the back office. Please check your connection and try again.',
  back: 'Back to sign in',
} as const;

/** Texts of the page on which a password is chosen by a link. */
export const choosing = {
  title: 'Choose a password',
  welcome: (name: string) => `Welcome, ${name}. This is your account:`,
  again: (name: string) => `Hello, ${name}. This is your account:`,
  email: 'Email',
  next: 'New password',
  nextHint: `${minPasswordLength} characters or more. A few words in a row are easy to remember and hard to guess.`,
  show: 'Show new password',
  hide: 'Hide new password',
  save: 'Save password',
  saving: 'Saving...',
  loading: 'Checking your link…',
  done: {
    title: 'Your password is saved',
    text: 'You are signed out on all devices. Sign in with your new password.',
    first: 'You can sign in with it now.',
    signIn: 'Go to sign in',
  },
  over: {
    title: 'This link no longer works',
    text: `It was already used, it has expired (a link for a new password after ${hours(linkHours.forgotten)}, an invitation after ${linkHours.invited / 24} days), or it was replaced by a newer one. If you have a newer link, please use that one.`,
    again: 'Get a new link',
  },
  failed: 'Your password could not be saved. Nothing you typed is lost. Please try again in a moment.',
  notRead: 'Your link could not be loaded. Please check your connection.',
  retry: 'Try again',
} as const;
