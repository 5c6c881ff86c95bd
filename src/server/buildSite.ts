import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { siteUrlOf } from '#content/siteUrl.ts';
import { buildApp } from './buildApp.ts';
import { builtSite } from './builtSite.ts';
import type { Config } from './config.ts';
import { type LanguageEntry, loadLanguage, sharedParts, sharedPickTexts } from './languages.ts';
import type { WriteAppointmentMail } from './mail/appointmentMail.ts';
import { inRecipientsLanguages, mailWriters } from './mail/mailWriters.ts';
import { loadRenderer } from './renderer.ts';
import type { OpenDatabase } from './store/database.ts';

/** A language of the site besides the default one, with the code of its own build. */
export interface OtherLanguage extends LanguageEntry {
  name: string;
  /** Its URL prefix, e.g. `/de`. */
  base: string;
}

/** @param root the project folder. @returns the languages that were built besides the default one. */
export function loadOtherLanguages(root: string): Promise<OtherLanguage[]> {
  const [, ...names] = builtSite(root)?.languages ?? [];
  return Promise.all(
    names.map(async (name) => ({ name, base: `/${name}`, ...(await loadLanguage(root, `/${name}`)) })),
  );
}

/** What the servers of all languages are built from. */
export interface SiteOptions {
  config: Config;
  /** With all migrations run. */
  database: OpenDatabase;
  /** The project folder, with the built site. */
  root: string;
  others: readonly OtherLanguage[];
  /** Aborted when the server is about to stop. */
  ending: AbortSignal;
}

/** The servers of all languages, without listening. */
export interface Site {
  /** The server of the default language, which is to listen. It passes requests on to the others. */
  app: FastifyInstance;
  others: FastifyInstance[];
  /** Composes mails about appointments in the client's language. */
  writeAppointmentMail: WriteAppointmentMail;
}

/** Builds one server for each language. @throws Error if the site is not built. */
export async function buildSite({ config, database, root, others, ending }: SiteOptions): Promise<Site> {
  const siteUrl = siteUrlOf(config.PUBLIC_URL);
  const dist = path.join(root, 'dist');
  const pickTexts = sharedPickTexts(others.map((other) => other.pickTexts));
  const first = mailWriters(config, siteUrl, pickTexts.clientReasons);
  const mails = {
    first,
    others: new Map(
      others.map(({ language, base, mailWriters }) => [
        language.tag,
        mailWriters(config, siteUrl + base, pickTexts.clientReasons),
      ]),
    ),
  };
  const options = { config, database, common: sharedParts(mails, pickTexts), ending };
  const servers = new Map<string, FastifyInstance>();
  // Each is built by the code of its own build, which has its words: `buildApp` here is not the one imported above. One
  // after the other, as each of them finishes interrupted imports.
  for (const { base, buildApp, loadRenderer } of others) {
    const renderer = await loadRenderer(root, siteUrl + base);
    servers.set(base, await buildApp({ ...options, site: { renderer, dist } }));
  }
  const renderer = await loadRenderer(root, siteUrl);
  const app = await buildApp({ ...options, site: { renderer, dist }, others: servers });
  const { appointment: writeAppointmentMail } = inRecipientsLanguages(mails, first);
  return { app, others: [...servers.values()], writeAppointmentMail };
}
