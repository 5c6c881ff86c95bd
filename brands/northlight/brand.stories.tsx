import type { Meta, StoryObj } from '@storybook/react-vite';
import { adminPaths } from '#adminPaths';
import { paths } from '#paths';
import { type PageArgs, pageMeta } from '#tests/gallery/page.tsx';

/** A page of the site and one of the back office with the tokens of the brand. */
const meta = {
  ...pageMeta,
  title: 'Pages/Brands/Northlight',
  globals: { brand: 'northlight' },
} satisfies Meta<PageArgs>;

export default meta;
type Story = StoryObj<PageArgs>;

export const Site: Story = { args: { address: `${paths.services}/wedding` } };
export const Desk: Story = { args: { address: adminPaths.leads } };
