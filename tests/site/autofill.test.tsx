import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { enquiry } from '#content/enquiry.ts';
import { review } from '#content/review.ts';
import { paths, reviewPath } from '#paths';
import { renderSite } from '#tests/support/renderSite.tsx';

/** The keyboard of phones, and what browsers offer to fill in, by field. */
const contact = { name: ['text', 'name'], email: ['email', 'email'], phone: ['tel', 'tel'] } as const;

describe('Browsers know the fields', () => {
  it('of the enquiry for name, email and phone', async () => {
    await renderSite(paths.contact);
    const form = within(screen.getByRole('main'));
    for (const name of ['name', 'email', 'phone'] as const) {
      const [type, autoComplete] = contact[name];
      const field = form.getByLabelText(new RegExp(`^${enquiry.labels[name]}`));
      expect(field, name).toHaveAttribute('type', type);
      expect(field, name).toHaveAttribute('autocomplete', autoComplete);
    }
    expect(form.getByLabelText(new RegExp(enquiry.labels.eventDate))).toHaveAttribute('type', 'date');
  });

  it('of a review for name and email', async () => {
    await renderSite(reviewPath());
    const form = within(await screen.findByRole('dialog', { name: review.title }));
    for (const name of ['name', 'email'] as const) {
      const [type, autoComplete] = contact[name];
      expect(form.getByLabelText(review.labels[name]), name).toHaveAttribute('type', type);
      expect(form.getByLabelText(review.labels[name]), name).toHaveAttribute('autocomplete', autoComplete);
    }
  });
});
