import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent, within } from 'storybook/test';
import { consultationPath } from '#adminPaths';
import type { Backend } from '#backend/backend.ts';
import { consultation as words } from '#content/consultation.ts';
import { leads } from '#sample/leads.ts';
import { press, seeHeading } from '../interactions.ts';
import { type PageArgs, pageMeta } from '../page.tsx';

/** Creates a client's personal link. @param book whether a time has already been picked. */
const link = (book: boolean) => async (backend: Backend) => {
  const token = String(await backend.consultations.makeLink(String(leads[0]?.id), false));
  const page = book ? await backend.consultations.read(token) : null;
  if (page?.times[0]) await backend.consultations.pick(token, page.times[0]);
  return consultationPath(token);
};

const meta = { ...pageMeta, title: 'Pages/Consultation' } satisfies Meta<PageArgs>;

export default meta;
type Story = StoryObj<PageArgs>;

const times = async () => screen.findByRole('region', { name: words.pick.times });

const offered = { parameters: { prepare: link(false) } };
const booked = { parameters: { prepare: link(true) } };

export const Times: Story = { ...offered, play: async () => void (await times()) };

/** Chooses the first time, which then has to be confirmed. */
const choose = async () => {
  const [first] = within(within(await times()).getByRole('list')).getAllByRole('button');
  if (first) await userEvent.click(first);
  await seeHeading(words.confirm.title);
};

export const Chosen: Story = { ...offered, play: choose };

export const Booked: Story = booked;

export const Cancelling: Story = {
  ...booked,
  play: () => press(new RegExp(`^${words.picked.cancel}`)),
};

export const NotPicked: Story = {
  ...offered,
  args: { failure: 'writes' },
  play: async () => {
    await choose();
    await press(words.confirm.book);
    // As it is: its telephone number has spaces that do not break.
    await screen.findByText(words.failed, { normalizer: (text) => text });
  },
};

export const NotRead: Story = {
  args: { failure: 'reads', address: '/appointment#good' },
  play: () => seeHeading(words.notRead.title),
};

export const Over: Story = {
  args: { address: '/appointment#over' },
  play: () => seeHeading(words.over.title),
};
