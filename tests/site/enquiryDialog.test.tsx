import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { Backend } from '#backend/backend.ts';
import { InvalidInput, TooManyAttempts, Unreachable } from '#backend/errors.ts';
import { company } from '#content/company.ts';
import { enquirySentences } from '#content/domain/enquiry.ts';
import { enquiryAside, enquiry as enquiryWords, eventTypeOptions } from '#content/enquiry.ts';
import { field, fill, press } from '../support/controls.ts';
import { enquiry } from '../support/records.ts';
import { fillIn, openDialog, pass, send } from './enquiryPage.tsx';

describe('The enquiry dialog', () => {
  it('marks the required fields and the email field, and offers all event types', async () => {
    await openDialog();
    for (const name of [
      new RegExp(enquiryWords.labels.name),
      new RegExp(enquiryWords.labels.email),
      new RegExp(enquiryWords.labels.eventType),
      new RegExp(enquiryWords.labels.message),
    ])
      expect(field(name)).toBeRequired();
    for (const name of [enquiryWords.labels.phone, enquiryWords.labels.eventDate].map((label) => new RegExp(label)))
      expect(field(name)).not.toBeRequired();
    expect(field(new RegExp(enquiryWords.labels.email))).toHaveAttribute('type', 'email');
    expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual([
      enquiryWords.eventTypePlaceholder,
      ...eventTypeOptions.map(({ label }) => label),
    ]);
  });

  it('names the company’s phone number, for those who would rather call', async () => {
    await openDialog();
    const dialog = screen.getByRole('dialog');
    expect(dialog).toHaveTextContent(enquiryAside.text);
    expect(dialog).toHaveTextContent(company.phone.display);
  });

  it('shows an error below each invalid field, not by the browser, and focuses the first', async () => {
    await openDialog();
    fill(new RegExp(enquiryWords.labels.email), 'nobody');
    send();
    await pass(0);
    expect((screen.getByRole('button', { name: enquiryWords.send }) as HTMLButtonElement).form?.noValidate).toBe(true);
    for (const label of ['name', 'email', 'eventType', 'message'] as const) {
      expect(field(new RegExp(enquiryWords.labels[label]))).toHaveAccessibleDescription(/^Please .+\.$/);
    }
    expect(field(new RegExp(enquiryWords.labels.name))).toHaveFocus();
    expect(field(new RegExp(enquiryWords.labels.phone))).not.toBeInvalid();
  });

  it('says when to try again after too many enquiries, and keeps what was typed', async () => {
    await openDialog(() => Promise.reject(new TooManyAttempts(300)));
    fillIn();
    send();
    await pass(0);
    expect(screen.getByRole('alert')).toHaveTextContent(enquiryWords.tooMany(5));
    expect(field(new RegExp(enquiryWords.labels.message))).toHaveValue('A tea party for thirty.');
  });

  it('is empty again after sending', async () => {
    await openDialog();
    fillIn();
    send();
    await pass(1500);
    await pass(3000);
    await pass(1000);
    press('Open');
    await pass(1000);
    expect(field(new RegExp(enquiryWords.labels.name))).toHaveValue('');
    expect(field(new RegExp(enquiryWords.labels.message))).toHaveValue('');
    expect(field(new RegExp(enquiryWords.labels.eventType))).toHaveValue('');
  });

  it('keeps what was typed when it is closed by accident', async () => {
    await openDialog();
    fillIn();
    fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
    await pass(1000);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    press('Open');
    await pass(1000);
    expect(field(new RegExp(enquiryWords.labels.name))).toHaveValue('Ada Byron');
    expect(field(new RegExp(enquiryWords.labels.message))).toHaveValue('A tea party for thirty.');
  });

  it('rejects a blank name with an error below the field, and focuses it', async () => {
    await openDialog();
    fillIn();
    fill(new RegExp(enquiryWords.labels.name), '   ');
    send();
    await pass(0);
    expect(field(new RegExp(enquiryWords.labels.name))).toHaveAccessibleDescription(enquirySentences.nameNeeded);
    expect(field(new RegExp(enquiryWords.labels.name))).toBeInvalid();
    expect(field(new RegExp(enquiryWords.labels.name))).toHaveFocus();
    fill(new RegExp(enquiryWords.labels.name), 'Ada');
    expect(field(new RegExp(enquiryWords.labels.name))).not.toBeInvalid();
    expect(screen.queryByText(enquirySentences.nameNeeded)).not.toBeInTheDocument();
  });

  it('shows the server’s error below its field, and focuses it', async () => {
    await openDialog(async () => {
      throw new InvalidInput({ email: 'We cannot write to this address.' });
    });
    fillIn();
    send();
    await pass(0);
    expect(field(new RegExp(enquiryWords.labels.email))).toHaveAccessibleDescription(
      'We cannot write to this address.',
    );
    expect(field(new RegExp(enquiryWords.labels.email))).toHaveFocus();
  });

  it('keeps what was typed if sending fails, and can be sent again', async () => {
    const sendOnce = vi
      .fn<Backend['enquiries']['send']>()
      .mockRejectedValueOnce(new Unreachable('offline'))
      .mockResolvedValueOnce({ reference: null });
    await openDialog(sendOnce);
    fillIn();
    send();
    await pass(0);
    expect(screen.getByRole('alert')).toHaveTextContent('Nothing you typed is lost.');
    expect(field(new RegExp(enquiryWords.labels.message))).toHaveValue('A tea party for thirty.');
    send();
    await pass(0);
    expect(screen.getByRole('heading', { name: enquiryWords.success.title })).toBeVisible();
  });

  it('sends once, however often the form is submitted', async () => {
    const sendSlowly = vi.fn(
      () => new Promise<{ reference: null }>((resolve) => setTimeout(resolve, 1500, { reference: null })),
    );
    await openDialog(sendSlowly);
    fillIn();
    const form = screen.getByRole('button', { name: enquiryWords.send }).closest('form') as HTMLFormElement;
    fireEvent.submit(form);
    fireEvent.submit(form);
    await pass(1500);
    expect(sendSlowly).toHaveBeenCalledTimes(1);
    expect(sendSlowly).toHaveBeenCalledWith(
      { ...enquiry, eventType: 'birthday', eventDate: '', message: 'A tea party for thirty.' },
      { page: '/', service: '' },
      '',
    );
  });
});
