import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import OutlinedInput from '@mui/material/OutlinedInput';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { contrastFaults } from '#build/brand/contrast.ts';
import { Section } from '#components/Section.tsx';
import { Select } from '#components/Select.tsx';
import { FieldFrame } from '#forms/FieldFrame.tsx';
import { ServiceCard } from '#site/sections/ServiceCard.tsx';
import { renderWithTheme } from '#tests/support/renderWithTheme.tsx';
import { serviceCard } from '#tests/support/words.ts';
import { createAppTheme, houseTokens } from '#theme';
import { brandOverrides } from './examples/brandOverrides.ts';
import { theme as overrides } from './examples/overrides.ts';
import { theme as slots } from './examples/slots.tsx';
import { theme as tokens } from './examples/tokens.ts';
import { theme as variant } from './examples/variant.ts';

const root = path.resolve(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

/** @returns the info strings and contents of a README's TypeScript code blocks. */
const blocksOf = (file: string) =>
  [...read(file).matchAll(/^```tsx?(.*)\n([\s\S]*?)^```$/gm)].map(([, info = '', code = '']) => ({ info, code }));

describe('The examples in the READMEs', () => {
  const blocks = ['README.md', 'theme/README.md', 'tests/README.md'].flatMap(blocksOf);

  it('are identical to files, which the type check compiles', () => {
    for (const { info, code } of blocks) {
      const file = /title="(.+)"/.exec(info)?.[1];
      expect(code, `the example ${file}`).toBe(read(String(file)));
    }
  });

  it('include all example files', () => {
    const shown = blocks.map(({ info }) => /title="(.+)"/.exec(info)?.[1]);
    const folders = ['tests/theme/examples', 'tests/examples', 'tests/gallery/examples'];
    const files = folders.flatMap((folder) => readdirSync(path.join(root, folder)).map((file) => `${folder}/${file}`));
    expect(shown).toEqual(expect.arrayContaining(files));
  });

  it.each([
    ['tokens', tokens],
    ['overrides', overrides],
    ['variant', variant],
    ['slots', slots],
    ['overrides of a brand', createAppTheme(houseTokens, brandOverrides)],
  ])('have enough contrast in both schemes: %s', (_name, theme: Theme) => {
    expect(contrastFaults(theme)).toEqual([]);
  });

  it('do what they claim: tokens', () => {
    expect(tokens.colorSchemes.light?.palette.primary).toMatchObject({ main: '#1F4D5C', dark: '#163A46' });
    expect(tokens.shape).toMatchObject({ borderRadius: 0, panelRadius: 0 });
  });

  it('do what they claim: overrides', () => {
    renderWithTheme(
      <Section labelledBy="title">
        <Typography variant="h2" id="title">
          Title
        </Typography>
      </Section>,
      overrides,
    );
    const { fontFamily } = getComputedStyle(screen.getByRole('heading'));
    expect(fontFamily).toBe('Georgia, serif');
    const { backgroundColor } = getComputedStyle(screen.getByRole('region'));
    expect(backgroundColor).toContain('--mui-palette-background-sunken');
    // A field with a label and a menu without one.
    renderWithTheme(
      <>
        <FieldFrame id="name" errorId="error" label="Name">
          <OutlinedInput />
        </FieldFrame>
        <Select options={[]} />
      </>,
      overrides,
    );
    for (const role of ['textbox', 'combobox'])
      expect(screen.getByRole(role).parentElement).toHaveClass('MuiInputBase-sizeSmall');
    expect(overrides.colorSchemes.dark?.palette.primary.contrastText).toBe('rgba(0, 0, 0, 0.87)');
  });

  it('do what they claim: a variant', () => {
    const { container } = renderWithTheme(<ServiceCard service={serviceCard} />, variant);
    const { fontStyle } = getComputedStyle(screen.getByRole('heading', { name: serviceCard.name }));
    expect(fontStyle).toBe('italic');
    const { outline } = getComputedStyle(container.querySelector('.AppServiceCard-root') ?? container);
    expect(outline).toContain('--mui-palette-divider');
  });

  it('do what they claim: overrides of a brand', () => {
    renderWithTheme(<ServiceCard service={serviceCard} />, createAppTheme(houseTokens, brandOverrides));
    const { color } = getComputedStyle(screen.getByRole('heading', { name: serviceCard.name }));
    expect(color).toContain('--mui-palette-primary-main');
    expect(getComputedStyle(screen.getByRole('link')).borderRadius).toBe('0px');
  });

  it('do what they claim: slots', () => {
    const { container } = renderWithTheme(<ServiceCard service={serviceCard} />, slots);
    const heading = screen.getByRole('heading', { name: serviceCard.name });
    expect(heading).toHaveClass('AppServiceCard-title');
    expect(heading.nextElementSibling?.tagName).toBe('HR');
    expect(container.querySelector('.AppServiceCard-root')).toHaveAttribute('title', serviceCard.summary);
  });
});
