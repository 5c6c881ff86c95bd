/** The exports of another language's build, used by the server of the default language. */
export { language } from '#content/language.ts';
export { pickTexts } from '#domain/clientPick.ts';
export { buildApp } from './buildApp.ts';
export { mailWriters } from './mail/mailWriters.ts';
export { loadRenderer } from './renderer.ts';
export { siteSample } from './store/siteSample.ts';
