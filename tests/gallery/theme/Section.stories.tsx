import type { Meta, StoryObj } from '@storybook/react-vite';
import { Section } from '#components/Section.tsx';

const meta = {
  title: 'Theme/Section',
  component: Section,
  args: { children: 'What stands in a section keeps to the width of the content.' },
} satisfies Meta<typeof Section>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OnPaper: Story = {};
export const Sunken: Story = { args: { ground: 'sunken' } };
export const Deep: Story = { args: { ground: 'deep' } };
export const Blush: Story = { args: { ground: 'blush' } };
