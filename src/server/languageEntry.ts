/** The exports of a language's build for the server of the first language: the same code, with that language's words. */
export { language } from '#content/language.ts';
export { buildApp } from './app.ts';
export { mailWriters } from './mail/mailWriters.ts';
export { loadRenderer } from './renderer.ts';
export { siteSample } from './store/siteSample.ts';
