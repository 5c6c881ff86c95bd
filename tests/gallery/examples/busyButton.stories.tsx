import type { Meta, StoryObj } from '@storybook/react-vite';
import { BusyButton } from '#components/BusyButton.tsx';
import { focusFirst } from '../interactions.ts';
import { short } from '../words.ts';

const meta = {
  title: 'Examples/Busy button',
  component: BusyButton,
  args: { busy: false, busyText: short, children: short },
  parameters: { inset: true },
} satisfies Meta<typeof BusyButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Busy: Story = { args: { busy: true } };
export const Focused: Story = { play: focusFirst };
