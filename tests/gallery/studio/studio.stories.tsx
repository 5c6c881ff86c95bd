import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, screen, userEvent } from 'storybook/test';
import type { Look } from '../looks.ts';
import { BrandStudio } from './BrandStudio.tsx';
import { writeStudioBrand } from './studioBrand.ts';

const meta = { title: 'Brand studio/Studio' } satisfies Meta;

export default meta;

export const Studio: StoryObj = {
  render: (_args, { globals }) => <BrandStudio scheme={(globals as Look).scheme} />,
};

export const WithAColourThatCannotBeRead: StoryObj = {
  ...Studio,
  beforeEach: () => () => writeStudioBrand(null),
  play: async () => {
    const [ink] = await screen.findAllByLabelText('ink');
    if (ink) await fireEvent.change(ink, { target: { value: '#CCCCCC' } });
    await expect((await screen.findAllByText('text.primary #CCCCCC')).length).toBeGreaterThan(0);
    await expect(screen.getByText(/^[1-9]\d* of/)).toBeVisible();
    await expect(screen.getAllByRole('button', { name: /^Use #/ })[0]).toBeVisible();
  },
};

export const WithAColourThatMuiCannotCompute: StoryObj = {
  ...Studio,
  beforeEach: () => () => writeStudioBrand(null),
  play: async () => {
    const [ink] = await screen.findAllByLabelText('ink');
    if (ink) await fireEvent.change(ink, { target: { value: 'oklch(0.3 0.05 320)' } });
    await expect(await screen.findByText(/^colors\.light\.ink is "oklch/)).toBeVisible();
    await expect(screen.getByRole('button', { name: /tokens\.ts of a brand/ })).toBeDisabled();
    if (ink) await fireEvent.change(ink, { target: { value: '#4A3' } });
    await expect(screen.queryByText(/^colors\.light\.ink is/)).not.toBeInTheDocument();
    await expect(screen.getAllByLabelText('Pick ink')[0]).toHaveValue('#44aa33');
  },
};

export const BegunWithABrandThatHasOverrides: StoryObj = {
  ...Studio,
  beforeEach: () => () => writeStudioBrand(null),
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Begin with Confetti' }));
    await expect(screen.getByText(/brands\/confetti\/overrides\.ts/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Begin with House' }));
    await expect(screen.queryByText(/overrides\.ts/)).not.toBeInTheDocument();
  },
};
