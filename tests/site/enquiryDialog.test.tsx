import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import type { Backend } from '#backend/backend.ts';
import { createSampleBackend } from '#backend/createSampleBackend.ts';
import { InvalidInput, TooManyAttempts, Unreachable } from '#backend/errors.ts';
import { company } from '#content/company.ts';
import { enquirySentences } from '#content/domain/enquiry.ts';
import { enquiryAside, enquiryReading, enquiry as enquiryWords, eventTypeOptions } from '#content/enquiry.ts';
import { EnquiryDialog } from '#site/enquiry/EnquiryDialog.tsx';
import { sampleBackendWith } from '../support/backends.ts';
import { field, fill, press } from '../support/controls.ts';
import { enquiry } from '../support/records.ts';
import { renderSite } from '../support/renderSite.tsx';
import { savedFiles } from '../support/savedFiles.ts';

/** A page with the dialog and a button that opens it. */
function Page() {
  const [open, setOpen] = useState(true);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <EnquiryDialog open={open} onClose={() => setOpen(false)} service="" />
    </>
  );
}

/** Opens the dialog with fake timers. @param send the backend's function for sending enquiries. */
async function openDialog(send: Backend['enquiries']['send'] = createSampleBackend().enquiries.send) {
  await renderSite('/', {
    backend: sampleBackendWith({ enquiries: { send } }),
    routes: [{ path: '/', Component: Page }],
  });
  vi.useFakeTimers();
}

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

function fillIn() {
  fill(new RegExp(enquiryWords.labels.name), enquiry.name);
  fill(new RegExp(enquiryWords.labels.email), enquiry.email);
  fill(new RegExp(enquiryWords.labels.eventType), 'birthday');
  fill(new RegExp(enquiryWords.labels.message), 'A tea party for thirty.');
}

const send = () => press(enquiryWords.send);

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

  it('takes 1.5 seconds to send, confirms, and closes 3 seconds later', async () => {
    await openDialog();
    fillIn();
    send();
    await pass(0);
    expect(screen.getByRole('button', { name: enquiryWords.sending })).toHaveAttribute('aria-disabled', 'true');
    expect(screen.getByRole('status')).toHaveTextContent(enquiryWords.sending);
    await pass(1499);
    expect(screen.queryByText(enquiryWords.success.title)).not.toBeInTheDocument();
    await pass(1);
    expect(screen.getByRole('heading', { name: enquiryWords.success.title })).toBeVisible();
    expect(screen.getByRole('status')).toHaveFocus();
    expect(screen.getByRole('status')).toHaveTextContent(enquiryWords.success.text);
    await pass(2999);
    expect(screen.getByRole('dialog', { name: enquiryWords.success.title })).toBeVisible();
    await pass(1);
    await pass(1000);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('stays open while it shows a reference', async () => {
    await openDialog(async () => ({ reference: '7K3M-Q2XD' }));
    fillIn();
    send();
    await pass(0);
    expect(screen.getByRole('status')).toHaveTextContent(enquiryWords.success.reference('7K3M-Q2XD'));
    expect(screen.getByRole('status')).toHaveTextContent(enquiryWords.success.next.text);
    expect(screen.queryByRole('button', { name: enquiryWords.success.calendar.file })).not.toBeInTheDocument();
    await pass(60_000);
    expect(screen.getByRole('dialog', { name: enquiryWords.success.title })).toBeVisible();
    press(enquiryWords.closeLabel);
    await pass(1000);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('offers no calendar file for a past event date', async () => {
    vi.setSystemTime('2027-06-16T00:00:00Z');
    await openDialog(async () => ({ reference: '7K3M-Q2XD' }));
    fillIn();
    fill(new RegExp(enquiryWords.labels.eventDate), '2027-06-14');
    send();
    await pass(0);
    expect(screen.getByRole('status')).toHaveTextContent(enquiryWords.success.next.text);
    expect(screen.queryByRole('button', { name: enquiryWords.success.calendar.file })).not.toBeInTheDocument();
  });

  it('offers a calendar file for the event date, even on that day, and a matching article', async () => {
    vi.setSystemTime('2027-06-14T20:00:00Z');
    const saved = savedFiles();
    await openDialog(async () => ({ reference: '7K3M-Q2XD' }));
    fillIn();
    fill(new RegExp(enquiryWords.labels.eventDate), '2027-06-14');
    send();
    await pass(0);
    expect(screen.getByRole('link', { name: enquiryReading.birthday.label })).toHaveAttribute(
      'href',
      enquiryReading.birthday.href,
    );
    vi.useRealTimers();
    press(enquiryWords.success.calendar.file);
    await waitFor(() => expect(saved.map(({ name }) => name)).toEqual(['event-2027-06-14.ics']));
    const text = await saved[0]?.file.text();
    expect(text).toContain('DTSTART;VALUE=DATE:20270614');
    expect(text).toContain('SUMMARY:Birthday Party');
  });

  it('says that the calendar file could not be made, until it can', async () => {
    vi.setSystemTime('2027-06-14T20:00:00Z');
    const saved = savedFiles();
    vi.spyOn(URL, 'createObjectURL').mockImplementationOnce(() => {
      throw new Error('There is no memory left.');
    });
    await openDialog(async () => ({ reference: '7K3M-Q2XD' }));
    fillIn();
    fill(new RegExp(enquiryWords.labels.eventDate), '2027-06-14');
    send();
    await pass(0);
    vi.useRealTimers();
    const { file, failed } = enquiryWords.success.calendar;
    press(file);
    expect(await screen.findByText(failed)).toBeVisible();
    press(file);
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(screen.queryByText(failed)).not.toBeInTheDocument();
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
