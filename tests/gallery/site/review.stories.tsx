import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent } from 'storybook/test';
import { Unreachable } from '#backend/errors.ts';
import { sentReviewSentences } from '#content/domain/sentReview.ts';
import { review as words } from '#content/review.ts';
import { ReviewDialog } from '#site/reviews/ReviewDialog.tsx';
import { type BackendOverrides, sampleBackendWith } from '#tests/support/backends.ts';
import { sentReview } from '#tests/support/records.ts';
import { never } from '../backends.ts';
import { fill, press, see } from '../interactions.ts';

const { labels } = words;

const meta = {
  title: 'Site/Review dialog',
  component: ReviewDialog,
  args: { open: true, onClose: () => undefined, onDone: () => undefined, token: '' },
} satisfies Meta<typeof ReviewDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

async function send() {
  await fill(labels.name, sentReview.name);
  await fill(labels.email, sentReview.email);
  await userEvent.selectOptions(screen.getByLabelText(labels.eventType), sentReview.eventType);
  await userEvent.click(screen.getByRole('radio', { name: words.stars(sentReview.rating) }));
  await fill(labels.comment, sentReview.comment);
  await userEvent.click(screen.getByRole('checkbox'));
  await press(words.send);
}

const on = (reviews: BackendOverrides['reviews']) => ({ backend: async () => sampleBackendWith({ reviews }) });

export const Empty: Story = {};

export const ByAPersonalLink: Story = {
  args: { token: 'good' },
  parameters: on({ readRequest: async () => ({ name: sentReview.name, eventType: 'birthday' }) }),
  play: () => see(words.personal(sentReview.name)),
};

export const ByALinkThatIsOver: Story = {
  args: { token: 'over' },
  parameters: on({ readRequest: async () => null }),
  play: () => see(words.linkOver),
};

export const WithoutAnswers: Story = {
  play: async () => {
    await press(words.send);
    await see(sentReviewSentences.nameNeeded);
  },
};

export const Sending: Story = {
  parameters: on({ send: never }),
  play: async () => {
    await send();
    await see(words.sending);
  },
};

export const Sent: Story = { parameters: on({ send: async () => undefined }), play: send };

export const Failed: Story = {
  parameters: on({ send: async () => Promise.reject(new Unreachable('The line is dead.')) }),
  play: async () => {
    await send();
    await see(words.failed);
  },
};
