/** Kinds of files that can be created. */
export const kinds = ['component', 'page', 'story', 'test'] as const;
/** One of {@link kinds}. */
export type Kind = (typeof kinds)[number];

/** A file to write; its path is relative to the project. */
export interface CreatedFile {
  path: string;
  text: string;
}

/** A component: its name, and its file relative to `src`, e.g. `components/PriceTag.tsx`. */
interface Source {
  name: string;
  file: string;
  /**
   * Whether the component is created together with its test and story, so that its props are known; for existing
   * components, the type check asks for them.
   */
  isNew: boolean;
}

const firstLower = (name: string) => name.charAt(0).toLowerCase() + name.slice(1);
const roomOf = ({ file }: Source) => String(file.split('/')[0]);

/** @returns a readable name: `Price tag` for `PriceTag`. */
const spoken = (name: string) => name.replace(/(?!^)[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

const component = ({ name, file }: Source): CreatedFile => ({
  path: `src/${file}`,
  text: `import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

/** Props of {@link ${name}}. */
export interface ${name}Props {
  title: string;
}

/** Shows a title. Say here what it shows, to whom, and why it is a component of its own. */
export function ${name}({ title }: ${name}Props) {
  return (
    <Box sx={{ p: 2 }}>
      <Typography>{title}</Typography>
    </Box>
  );
}
`,
});

const test = (source: Source): CreatedFile => ({
  path: `tests/${roomOf(source)}/${firstLower(source.name)}.test.tsx`,
  text: `import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ${source.name} } from '#${source.file}';
import { renderWithTheme } from '#tests/support/renderWithTheme.tsx';

it('The ${spoken(source.name).toLowerCase()} shows ${source.isNew ? 'its title' : 'what it is for'}', () => {
  renderWithTheme(<${source.name}${source.isNew ? ' title="A few words"' : ''} />);
  expect(screen.getByText('A few words')).toBeVisible();
});
`,
});

/** Folder of stories by room; all other components belong to `theme`. */
const galleryFolders: Readonly<Record<string, string>> = { site: 'site', admin: 'admin' };

const story = (source: Source): CreatedFile => {
  const folder = galleryFolders[roomOf(source)] ?? 'theme';
  const title = `${folder.charAt(0).toUpperCase()}${folder.slice(1)}/${spoken(source.name)}`;
  const inset = folder === 'admin' ? `room: 'admin', inset: true` : 'inset: true';
  return {
    path: `tests/gallery/${folder}/${firstLower(source.name)}.stories.tsx`,
    text: `import type { Meta, StoryObj } from '@storybook/react-vite';
import { ${source.name} } from '#${source.file}';
${source.isNew ? "import { long, short } from '../words.ts';\n" : ''}
const meta = {
  title: '${title}',
  component: ${source.name},
  args: {${source.isNew ? ' title: short ' : ''}},
  parameters: { ${inset} },
} satisfies Meta<typeof ${source.name}>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
${source.isNew ? 'export const WithLongText: Story = { args: { title: long } };\n' : ''}`,
  };
};

const page = (name: string): CreatedFile[] => {
  const word = firstLower(name);
  return [
    {
      path: `src/content/${word}.ts`,
      text: `import type { Banner, PageMeta } from './types.ts';

/** What a search engine shows of the page. */
export const ${word}Meta: PageMeta = {
  title: '${spoken(name)}',
  description: 'Say in 70 to 155 characters what visitors find here, for whoever reads it in a list of results.',
};

/** The banner of the page. */
export const ${word}Banner: Banner = {
  eyebrow: '${spoken(name)}',
  title: '${spoken(name)}',
  lead: 'One sentence on what this page is about.',
  photo: 'decor-lanterns',
};
`,
    },
    {
      path: `src/site/pages/${word}.tsx`,
      text: `import { ${word}Banner, ${word}Meta } from '#content/${word}.ts';
import { photo } from '#content/photos/photo.ts';
import type { PageHandle } from '#frame/pageHandle.ts';
import { paths } from '#paths';
import { PageHead } from '../PageHead.tsx';
import { PageBanner } from '../sections/PageBanner.tsx';

/** What the layout has to know. */
export const handle: PageHandle = { headerOver: 'picture' };

/** The page ${spoken(name)}. Say here what visitors come for. */
export function Component() {
  return (
    <>
      <PageHead meta={${word}Meta} path={paths.${word}} picture={photo(${word}Banner.photo)} />
      <PageBanner banner={${word}Banner} />
    </>
  );
}
`,
    },
  ];
};

/**
 * @param kind of files to create.
 * @param name in Pascal case, as of components: `PriceTag`.
 * @param sources files of `src`, relative to it; tests and stories need an existing component.
 * @returns the files to write.
 * @throws Error for an unknown kind, an invalid name or a missing component.
 */
export function filesOf(kind: string, name: string, sources: readonly string[]): CreatedFile[] {
  if (!kinds.some((known) => known === kind)) {
    throw new Error(
      `Unknown kind "${kind}": use one of ${kinds.join(', ')}, e.g. "npm run create -- component PriceTag".`,
    );
  }
  const [named, example] = kind === 'page' ? ['page', 'Venues'] : ['component', 'PriceTag'];
  if (!/^[A-Z][A-Za-z\d]+$/.test(name)) {
    throw new Error(`"${name}" is not the name of a ${named}: write it like ${example}.`);
  }
  if (kind === 'page') return page(name);
  if (kind === 'component') {
    const created = { name, file: `components/${name}.tsx`, isNew: true };
    return [component(created), test(created), story(created)];
  }
  const file = sources.find((source) => source.endsWith(`/${name}.tsx`));
  if (!file) throw new Error(`There is no component ${name} in src.`);
  const known = { name, file, isNew: false };
  return [kind === 'test' ? test(known) : story(known)];
}
