import { expect, it } from 'vitest';
import { serviceName, sourceName } from '#admin/leads/sourceName.ts';
import { publicPaths, unlistedPaths } from '#content/publicPaths.ts';
import { serviceCards } from '#content/services/cards.ts';
import { menuLabels } from '#content/site.ts';
import { paths } from '#paths';

it('Every page that an enquiry can come from has a name', () => {
  for (const path of [...publicPaths, ...unlistedPaths]) expect(sourceName(path), path).not.toBe(path);
  expect(sourceName(paths.privacy)).toBe(menuLabels.privacy);
  for (const { id, path, name } of serviceCards) expect([sourceName(path), serviceName(id)]).toEqual([name, name]);
});

it('Other sources and services are shown as they were entered', () => {
  expect([sourceName('Recommended'), serviceName('Fireworks')]).toEqual(['Recommended', 'Fireworks']);
});
