import type { Meta, StoryObj } from '@storybook/react-vite';
import { adminPaths } from '#adminPaths';
import { paths } from '#paths';
import { type PageArgs, pageMeta } from '../page.tsx';

/** A service page and the list of leads with the tokens of each brand. */
const meta = { ...pageMeta, title: 'Pages/Brands' } satisfies Meta<PageArgs>;

export default meta;
type Story = StoryObj<PageArgs>;

const site = (brand: string): Story => ({ args: { address: `${paths.services}/wedding` }, globals: { brand } });
const desk = (brand: string): Story => ({ args: { address: adminPaths.leads }, globals: { brand } });

export const NorthlightSite = site('northlight');
export const NorthlightDesk = desk('northlight');
export const ConfettiSite = site('confetti');
export const ConfettiDesk = desk('confetti');
export const LindenSite = site('linden');
export const LindenDesk = desk('linden');
