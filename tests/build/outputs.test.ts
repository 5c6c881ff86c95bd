import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { clearStagedOutputs, isBuildNeeded, replaceOutputs, stagedOutputs } from '#build/outputs.ts';
import { builtFile, builtSite } from '#server/builtSite.ts';
import { temporaryFolder } from '../server/testServer.ts';

const site = { brand: 'linden', languages: ['en', 'de'], startedAt: 50_000 };

/** A project folder with a source, whose functions write outputs as a build does. */
function project() {
  const root = temporaryFolder();
  const write = (file: string, text: string) => {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  };
  const stage = (text: string) => {
    write(`${stagedOutputs.site}/404.html`, text);
    write(`${stagedOutputs.server}/server.js`, text);
  };
  /** Sets the modification time of sources, in ms. */
  const changeSource = (at: number, files = ['src/app.ts', 'src', 'index.html']) => {
    for (const file of files) utimesSync(path.join(root, file), at / 1000, at / 1000);
  };
  const read = () =>
    ['dist/404.html', 'build/server/server.js'].map((file) => readFileSync(path.join(root, file), 'utf8'));
  write('src/app.ts', '');
  write('index.html', '');
  changeSource(40_000);
  return { root, stage, changeSource, read };
}

describe('The outputs of a build', () => {
  it('replace those of the previous one when they are complete, and describe themselves', () => {
    const { root, stage, read } = project();
    for (const text of ['the first build', 'the second build']) {
      stage(text);
      // Left by a build that was interrupted.
      mkdirSync(path.join(root, 'build/previous/site'), { recursive: true });
      replaceOutputs(root, site);
      expect(read()).toEqual([text, text]);
      expect(builtSite(root)).toEqual(site);
      expect(readdirSync(path.join(root, 'build'))).toEqual(['server']);
    }
  });

  it('stay as they are if the next build is interrupted, whose remains the one after that deletes', () => {
    const { root, stage, read } = project();
    stage('the first build');
    replaceOutputs(root, site);
    stage('half of a build');
    expect(read()).toEqual(['the first build', 'the first build']);
    expect(isBuildNeeded(root, site)).toBe(false);
    clearStagedOutputs(root);
    expect(() => clearStagedOutputs(root)).not.toThrow();
    for (const folder of Object.values(stagedOutputs)) expect(existsSync(path.join(root, folder))).toBe(false);
  });

  it('have no description if a build was interrupted while it replaced them', () => {
    const { root, stage } = project();
    stage('the first build');
    replaceOutputs(root, site);
    stage('the second build');
    rmSync(path.join(root, stagedOutputs.server), { recursive: true });
    mkdirSync(path.join(root, stagedOutputs.server));
    // The site cannot be moved, as if the process had been killed before.
    rmSync(path.join(root, stagedOutputs.site), { recursive: true });
    expect(() => replaceOutputs(root, { ...site, brand: 'house' })).toThrow();
    expect(existsSync(path.join(root, builtFile))).toBe(false);
    expect(isBuildNeeded(root, site)).toBe(true);
  });
});

describe('A build', () => {
  const built = () => {
    const { root, stage, changeSource } = project();
    stage('a build');
    replaceOutputs(root, site);
    return { root, changeSource };
  };

  it('is needed if there is none, or one without a site', () => {
    const { root } = built();
    expect(isBuildNeeded(root, site)).toBe(false);
    rmSync(path.join(root, 'dist'), { recursive: true });
    expect(isBuildNeeded(root, site)).toBe(true);
    expect(isBuildNeeded(project().root, site)).toBe(true);
  });

  it.each([{ brand: 'house' }, { languages: ['en'] }, { languages: ['de', 'en'] }])('is needed for %j', (other) =>
    expect(isBuildNeeded(built().root, { ...site, ...other })).toBe(true),
  );

  it.each([['src/app.ts'], ['src'], ['index.html']])(
    'is needed if %s has changed since it began, also while it was running',
    (file) => {
      const { root, changeSource } = built();
      changeSource(site.startedAt - 1, [file]);
      expect(isBuildNeeded(root, site)).toBe(false);
      changeSource(site.startedAt, [file]);
      expect(isBuildNeeded(root, site)).toBe(true);
    },
  );

  it('is not needed because of a link to a file that does not exist, as editors create', () => {
    const { root, changeSource } = built();
    symlinkSync('missing', path.join(root, 'src/.#app.ts'));
    changeSource(40_000);
    expect(isBuildNeeded(root, site)).toBe(false);
  });

  it('is not needed where there are no sources, as in an image', () => {
    const { root } = built();
    for (const file of ['src', 'index.html']) rmSync(path.join(root, file), { recursive: true });
    expect(isBuildNeeded(root, { brand: 'house', languages: ['en'] })).toBe(false);
  });
});

it.each([
  [
    'build.ts',
    { PUBLIC_URL: 'www.example.com' },
    'PUBLIC_URL must be an address like https://www.example.com, but is ',
  ],
  ['buildMissing.ts', { LANGUAGES: 'en,xx' }, 'Unknown language "xx": LANGUAGES may be '],
])('%s fails at once with one sentence if %o', (name, env, sentence) => {
  const cli = path.resolve(import.meta.dirname, '../../src/build', name);
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--import', 'tsx', cli], {
    encoding: 'utf8',
    env: { ...process.env, BRAND: '', LANGUAGES: '', ...env },
  });
  expect([status, stdout, stderr.split('\n').length]).toEqual([1, '', 2]);
  expect(stderr).toContain(sentence);
});
