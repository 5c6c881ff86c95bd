import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { enquiryReading, enquiry as enquiryWords } from '#content/enquiry.ts';
import type { EnquiryReceipt } from '#domain/enquiry.ts';
import { paths } from '#paths';
import { sampleBackendWith } from '../support/backends.ts';
import { fill, press } from '../support/controls.ts';
import { renderSite } from '../support/renderSite.tsx';
import { savedFiles } from '../support/savedFiles.ts';
import { fillIn, openDialog, pass, send } from './enquiryPage.tsx';

describe('The enquiry dialog', () => {
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

  it('stays open when it is opened anew before the confirmation would have closed by itself', async () => {
    await openDialog();
    fillIn();
    send();
    await pass(1500);
    press(enquiryWords.closeLabel);
    await pass(1000);
    press('Open');
    await pass(3000);
    expect(screen.getByRole('dialog', { name: enquiryWords.title })).toBeVisible();
  });

  it('confirms what was sent while it was closed once it is opened again, for 3 seconds', async () => {
    await openDialog();
    fillIn();
    send();
    await pass(100);
    press(enquiryWords.closeLabel);
    await pass(1000);
    await pass(10_000);
    press('Open');
    await pass(2999);
    expect(screen.getByRole('dialog', { name: enquiryWords.success.title })).toBeVisible();
    await pass(1);
    await pass(1000);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('confirms what was answered while it was closing once it is opened again', async () => {
    await openDialog();
    fillIn();
    send();
    await pass(1450);
    press(enquiryWords.closeLabel);
    await pass(50);
    await pass(1000);
    press('Open');
    await pass(1000);
    expect(screen.getByRole('dialog', { name: enquiryWords.success.title })).toBeVisible();
    press(enquiryWords.closeLabel);
    await pass(1000);
    press('Open');
    await pass(1000);
    expect(screen.getByRole('dialog', { name: enquiryWords.title })).toBeVisible();
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
    // The earliest moment at which the day is over everywhere, twelve hours behind UTC.
    vi.setSystemTime('2027-06-15T12:00:01Z');
    await openDialog(async () => ({ reference: '7K3M-Q2XD' }));
    fillIn();
    fill(new RegExp(enquiryWords.labels.eventDate), '2027-06-14');
    send();
    await pass(0);
    expect(screen.getByRole('status')).toHaveTextContent(enquiryWords.success.next.text);
    expect(screen.queryByRole('button', { name: enquiryWords.success.calendar.file })).not.toBeInTheDocument();
  });

  it('offers a calendar file for the event date, even on that day, and a matching article', async () => {
    // Still that day in Hawaii.
    vi.setSystemTime('2027-06-15T09:00:00Z');
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
});

describe('The contact page', () => {
  it('confirms what was answered after its own link was followed meanwhile, as the form is empty by then', async () => {
    let answer = () => {};
    const sendSlowly = () =>
      new Promise<EnquiryReceipt>((resolve) => (answer = () => resolve({ reference: '7K3M-Q2XD' })));
    const backend = sampleBackendWith({ enquiries: { send: sendSlowly } });
    const router = await renderSite(paths.contact, { backend });
    fillIn();
    send();
    await screen.findByRole('button', { name: enquiryWords.sending });
    await act(() => router.navigate(paths.contact));
    await act(async () => answer());
    expect(await screen.findByText(enquiryWords.success.reference('7K3M-Q2XD'))).toBeVisible();
    await act(() => router.navigate(paths.contact));
    expect(await screen.findByRole('button', { name: enquiryWords.send })).toBeVisible();
  });
});
