import { act, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import type { Backend } from '#backend/backend.ts';
import { createSampleBackend } from '#backend/createSampleBackend.ts';
import { InvalidInput, TooManyAttempts, Unreachable } from '#backend/errors.ts';
import { EnquiryDialog } from '#site/enquiry/EnquiryDialog.tsx';
import { backendThat } from '../support/backends.ts';
import { field, fill, press } from '../support/controls.ts';
import { enquiry } from '../support/records.ts';
import { renderSite } from '../support/renderSite.tsx';

/** The dialog over a page with a button that opens it. */
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

/** Opens the dialog with time standing still. @param send what the company does with the enquiry. */
async function openDialog(send: Backend['enquiries']['send'] = createSampleBackend().enquiries.send) {
  await renderSite('/', { backend: backendThat({ enquiries: { send } }), routes: [{ path: '/', Component: Page }] });
  vi.useFakeTimers();
}

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

function fillIn() {
  fill(/Your name/, enquiry.name);
  fill(/Email/, enquiry.email);
  fill(/Event type/, 'birthday');
  fill(/Message/, 'A tea party for thirty.');
}

const send = () => press('Send enquiry');

describe('The enquiry dialog', () => {
  it('asks the browser to check the required fields and the format of the address', async () => {
    await openDialog();
    for (const name of [/Your name/, /Email/, /Event type/, /Message/]) expect(field(name)).toBeRequired();
    for (const name of [/Phone/, /Event date/]) expect(field(name)).not.toBeRequired();
    expect(field(/Email/)).toHaveAttribute('type', 'email');
    expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual([
      'Choose one',
      'Wedding',
      'Birthday Party',
      'Corporate Event',
      'Other',
    ]);
  });

  it('sends for 1.5 seconds, thanks, and closes 3 seconds later', async () => {
    await openDialog();
    fillIn();
    send();
    await pass(0);
    expect(screen.getByRole('button', { name: 'Sending…' })).toHaveAttribute('aria-disabled', 'true');
    expect(screen.getByRole('status')).toHaveTextContent('Sending…');
    await pass(1499);
    expect(screen.queryByText('Thank You!')).not.toBeInTheDocument();
    await pass(1);
    expect(screen.getByRole('heading', { name: 'Thank You!' })).toBeVisible();
    expect(screen.getByRole('status')).toHaveFocus();
    expect(screen.getByRole('status')).toHaveTextContent(
      'Your message has been received. A member of our team will be in touch with you shortly.',
    );
    await pass(2999);
    expect(screen.getByRole('dialog', { name: 'Thank You!' })).toBeVisible();
    await pass(1);
    await pass(1000);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('stays with its thanks while there is a reference to note down', async () => {
    await openDialog(async () => ({ reference: '7K3M-Q2XD' }));
    fillIn();
    send();
    await pass(0);
    expect(screen.getByRole('status')).toHaveTextContent('Your reference: 7K3M-Q2XD');
    await pass(60_000);
    expect(screen.getByRole('dialog', { name: 'Thank You!' })).toBeVisible();
    press('Close');
    await pass(1000);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('says when to try again after too many messages, and keeps everything', async () => {
    await openDialog(() => Promise.reject(new TooManyAttempts(300)));
    fillIn();
    send();
    await pass(0);
    expect(screen.getByRole('alert')).toHaveTextContent('Please try again in 5 minutes, or call us');
    expect(field(/Message/)).toHaveValue('A tea party for thirty.');
  });

  it('comes back empty after sending', async () => {
    await openDialog();
    fillIn();
    send();
    await pass(1500);
    await pass(3000);
    await pass(1000);
    press('Open');
    await pass(1000);
    expect(field(/Your name/)).toHaveValue('');
    expect(field(/Message/)).toHaveValue('');
    expect(field(/Event type/)).toHaveValue('');
  });

  it('keeps what was typed when it is closed by accident', async () => {
    await openDialog();
    fillIn();
    fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
    await pass(1000);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    press('Open');
    await pass(1000);
    expect(field(/Your name/)).toHaveValue('Ada Byron');
    expect(field(/Message/)).toHaveValue('A tea party for thirty.');
  });

  it('refuses a name of blanks, says so under the field and goes there', async () => {
    await openDialog();
    fillIn();
    fill(/Your name/, '   ');
    send();
    await pass(0);
    expect(field(/Your name/)).toHaveAccessibleDescription('Please tell us your name.');
    expect(field(/Your name/)).toBeInvalid();
    expect(field(/Your name/)).toHaveFocus();
    fill(/Your name/, 'Ada');
    expect(field(/Your name/)).not.toBeInvalid();
    expect(screen.queryByText('Please tell us your name.')).not.toBeInTheDocument();
  });

  it('puts what the company refuses under its field', async () => {
    await openDialog(async () => {
      throw new InvalidInput({ email: 'We cannot write to this address.' });
    });
    fillIn();
    send();
    await pass(0);
    expect(field(/Email/)).toHaveAccessibleDescription('We cannot write to this address.');
    expect(field(/Email/)).toHaveFocus();
  });

  it('keeps everything and says what to do when sending fails, and sends at the second try', async () => {
    const sendOnce = vi
      .fn<Backend['enquiries']['send']>()
      .mockRejectedValueOnce(new Unreachable('offline'))
      .mockResolvedValueOnce({ reference: null });
    await openDialog(sendOnce);
    fillIn();
    send();
    await pass(0);
    expect(screen.getByRole('alert')).toHaveTextContent('Nothing you typed is lost.');
    expect(field(/Message/)).toHaveValue('A tea party for thirty.');
    send();
    await pass(0);
    expect(screen.getByRole('heading', { name: 'Thank You!' })).toBeVisible();
  });

  it('sends once, however often the button is pressed', async () => {
    const sendSlowly = vi.fn(
      () => new Promise<{ reference: null }>((resolve) => setTimeout(resolve, 1500, { reference: null })),
    );
    await openDialog(sendSlowly);
    fillIn();
    const form = screen.getByRole('button', { name: 'Send enquiry' }).closest('form') as HTMLFormElement;
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
