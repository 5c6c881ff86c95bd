import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent } from 'storybook/test';
import { InvalidInput, TooManyAttempts, Unreachable } from '#backend/errors.ts';
import { enquirySentences } from '#content/domain/enquiry.ts';
import { enquiry as words } from '#content/enquiry.ts';
import { EnquiryDialog } from '#site/enquiry/EnquiryDialog.tsx';
import { type BackendOverrides, sampleBackendWith } from '#tests/support/backends.ts';
import { enquiry } from '#tests/support/records.ts';
import { never } from '../backends.ts';
import { fill, press, see, seeHeading } from '../interactions.ts';

const { labels } = words;

const meta = {
  title: 'Site/Enquiry dialog',
  component: EnquiryDialog,
  args: { open: true, onClose: () => undefined, service: '' },
} satisfies Meta<typeof EnquiryDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Fills in and submits the form. */
async function send() {
  await fill(labels.name, enquiry.name);
  await fill(labels.email, enquiry.email);
  await userEvent.selectOptions(screen.getByLabelText(labels.eventType), enquiry.eventType);
  await fill(labels.message, enquiry.message);
  await press(words.send);
}

/** @returns the story of the dialog after a response of the backend. */
const answered = (
  sending: NonNullable<BackendOverrides['enquiries']>['send'],
  seen: () => Promise<unknown>,
): Story => ({
  parameters: { backend: async () => sampleBackendWith({ enquiries: { send: sending } }) },
  play: async () => {
    await send();
    await seen();
  },
});

const refuse = (error: Error) => async () => Promise.reject(error);

export const Empty: Story = {};
export const OfAService: Story = { args: { service: 'wedding' } };

export const WithoutAnswers: Story = {
  play: async () => {
    await fill(labels.name, ' ');
    await press(words.send);
    await see(enquirySentences.nameNeeded);
  },
};

export const Sending = answered(never, () => see(words.sending));
export const Sent = answered(
  async () => ({ reference: '7K3M-Q2XD' }),
  () => seeHeading(words.success.title),
);
export const Failed = answered(refuse(new Unreachable('The line is dead.')), () => see(words.failed));
export const TooOften = answered(refuse(new TooManyAttempts(120)), () => see(words.tooMany(2)));
export const Refused = answered(refuse(new InvalidInput({ email: 'There is no such address.' })), () =>
  see('There is no such address.'),
);
