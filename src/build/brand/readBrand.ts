import path from 'node:path';
import type { ThemeOptions } from '@mui/material/styles';
import { runnerImport } from 'vite';
import { company as houseCompany } from '#content/company.ts';
import { houseTokens } from '#theme/tokens.ts';
import { ownFolders } from '../language/languages.ts';
import { ownModulesPlugin } from '../ownModulesPlugin.ts';
import type { Brand } from './brandFiles.ts';
import { brandFolder } from './brandFolders.ts';
import { readLogo } from './logo.ts';

const root = path.resolve(import.meta.dirname, '../../..');

/**
 * Imports a module with the overrides of a brand and a language.
 * @param module path of a default module, e.g. `src/content/home.ts`.
 * @param name of a brand.
 * @param language one of `languageNames()`; the default language if omitted.
 * @returns the module's exports.
 * @throws Error if there is no such brand, or the module cannot be run.
 */
export async function importAs<Module>(module: string, name: string | undefined, language?: string): Promise<Module> {
  const { module: ownModule } = await runnerImport<Module>(path.join(root, module), {
    root,
    configFile: false,
    logLevel: 'error',
    plugins: [ownModulesPlugin(ownFolders(name, language))],
  });
  return ownModule;
}

/** @returns the paths of fields that an object lacks, e.g. `address.lines`. @param house an object with all of them. */
function missingFields(own: unknown, house: object): string[] {
  const fields = new Map<string, unknown>(Object.entries(own ?? {}));
  return Object.entries(house).flatMap(([name, value]) => {
    const field = fields.get(name);
    if (field === undefined || field === null) return [name];
    if (typeof value !== 'object' || Array.isArray(value)) return [];
    return missingFields(field, value).map((path) => `${name}.${path}`);
  });
}

/** @throws Error that names the tokens or details of the company that a brand lacks. */
export function assertComplete(name: string | undefined, tokens: unknown, company: unknown): void {
  for (const [file, missing] of [
    ['tokens.ts', missingFields(tokens, houseTokens)],
    ['content/company.ts', missingFields(company, houseCompany)],
  ] as const) {
    if (missing.length > 0) throw new Error(`Brand "${name}": ${file} lacks ${missing.join(', ')}.`);
  }
}

/**
 * @param name the setting `BRAND`.
 * @returns the data from which a brand's files are generated.
 * @throws Error as {@link importAs} and {@link assertComplete}.
 */
export async function readBrand(name: string | undefined): Promise<Brand> {
  const { brandTokens: tokens } = await importAs<typeof import('#theme/brandTokens.ts')>('theme/brandTokens.ts', name);
  const { company } = await importAs<typeof import('#content/company.ts')>('src/content/company.ts', name);
  assertComplete(name, tokens, company);
  return { tokens, company, logo: readLogo(brandFolder(name)) };
}

/**
 * @param name the setting `BRAND`.
 * @returns what a brand's theme overrides in addition to its tokens.
 * @throws Error as {@link importAs}.
 */
export async function readOverrides(name: string | undefined): Promise<ThemeOptions> {
  return (await importAs<typeof import('#theme/brandOverrides.ts')>('theme/brandOverrides.ts', name)).brandOverrides;
}
