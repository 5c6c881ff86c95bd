import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Backend } from '#backend/backend.ts';
import { createSampleBackend } from '#backend/createSampleBackend.ts';
import { TooManyAttempts, Unreachable } from '#backend/errors.ts';
import { company } from '#content/company.ts';
import { enquirySentences } from '#content/domain/enquiry.ts';
import { enquiryReading, enquiry as enquiryWords } from '#content/enquiry.ts';
import { menuLabels } from '#content/site.ts';
import { EnquiryForm } from '#site/enquiry/EnquiryForm.tsx';
import { sampleBackendWith } from '../support/backends.ts';
import { field, fill, newUser } from '../support/controls.ts';
import { enquiry } from '../support/records.ts';
import { renderSite } from '../support/renderSite.tsx';
import { requestPage } from '../support/requestPage.tsx';

const typed = { ...enquiry, eventType: 'birthday', eventDate: '', message: 'A tea party\nfor thirty.' };

/** @returns a backend with the given function for sending enquiries. */
const sendingBy = (send: Backend['enquiries']['send']) => sampleBackendWith({ enquiries: { send } });

const eventType = () => screen.getByRole('combobox', { name: enquiryWords.labels.eventType });

describe('The contact page', () => {
  it.each([
    ['wedding', 'wedding'],
    ['decoration', 'other'],
    ['nonsense', ''],
  ])('for the service "%s" selects the event type "%s"', async (service, chosen) => {
    await renderSite(`/contact?service=${service}`);
    expect(eventType()).toHaveValue(chosen);
  });

  it('keeps what was typed while other pages are visited, until it is sent', async () => {
    const user = newUser();
    const router = await renderSite('/contact', { backend: sendingBy(async () => ({ reference: '7K3M-Q2XD' })) });
    const labelled = (name: keyof typeof enquiryWords.labels) => field(new RegExp(enquiryWords.labels[name]));
    fill(new RegExp(enquiryWords.labels.name), typed.name);
    fill(new RegExp(enquiryWords.labels.message), typed.message);
    await act(() => router.navigate('/gallery'));
    await act(() => router.navigate('/contact?service=birthday'));
    expect(labelled('name')).toHaveValue(typed.name);
    expect(labelled('message')).toHaveValue(typed.message);
    // Nothing was chosen before, so the page's suggestion is not overwritten.
    expect(eventType()).toHaveValue('birthday');
    fill(new RegExp(enquiryWords.labels.email), typed.email);
    await user.click(screen.getByRole('button', { name: enquiryWords.send }));
    await user.click(await screen.findByRole('link', { name: enquiryWords.success.again }));
    await waitFor(() => expect(labelled('name')).toHaveValue(''));
    await act(() => router.navigate('/gallery'));
    await act(() => router.navigate('/contact'));
    expect(labelled('name')).toHaveValue('');
  });

  it('shows what was in a form that the browser has posted, not what was typed before', async () => {
    await renderSite('/contact');
    fill(new RegExp(enquiryWords.labels.name), typed.name);
    cleanup();
    const answer = { values: { ...typed, name: 'Eva Stone' }, fields: {} };
    const Component = () => <EnquiryForm titleId="form" service="" onSent={() => undefined} answer={answer} />;
    await renderSite('/', { routes: [{ path: '/', Component }] });
    expect(field(new RegExp(enquiryWords.labels.name))).toHaveValue('Eva Stone');
  });

  it('sends an enquiry in place, with page and service, and shows its reference', async () => {
    const user = newUser();
    const send = vi.fn<Backend['enquiries']['send']>(async () => ({ reference: '7K3M-Q2XD' }));
    const router = await renderSite('/contact?service=photography', { backend: sendingBy(send) });
    fill(new RegExp(enquiryWords.labels.name), typed.name);
    fill(new RegExp(enquiryWords.labels.email), typed.email);
    fill(new RegExp(enquiryWords.labels.message), typed.message);
    await user.click(screen.getByRole('button', { name: enquiryWords.send }));
    expect(await screen.findByRole('heading', { name: enquiryWords.success.title })).toBeVisible();
    expect(screen.getByText(enquiryWords.success.reference('7K3M-Q2XD'))).toBeVisible();
    expect(send).toHaveBeenCalledExactlyOnceWith(
      { ...typed, eventType: 'other' },
      { page: window.location.pathname, service: 'photography' },
      '',
    );
    expect(router.state.location.pathname).toBe('/contact');
    await user.click(screen.getByRole('link', { name: enquiryWords.success.again }));
    await waitFor(() => expect(field(new RegExp(enquiryWords.labels.name))).toHaveValue(''));
    expect(eventType()).toHaveValue('');
  });

  it('keeps the confirmation while the enquiry dialog is open over it, and shows the form when it is opened anew', async () => {
    const user = newUser();
    const router = await renderSite('/contact?service=wedding', {
      backend: sendingBy(async () => ({ reference: '7K3M-Q2XD' })),
    });
    for (const name of ['name', 'email', 'message'] as const) fill(new RegExp(enquiryWords.labels[name]), typed[name]);
    await user.click(screen.getByRole('button', { name: enquiryWords.send }));
    const reference = await screen.findByText(enquiryWords.success.reference('7K3M-Q2XD'));
    const openDialog = async () => {
      const links = screen.getAllByRole('link').filter((link) => link.hasAttribute('aria-haspopup'));
      await user.click(links[0] as HTMLElement);
    };
    await openDialog();
    await screen.findByRole('dialog');
    expect(reference).toBeInTheDocument();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(reference).toBeVisible();
    await act(() => router.navigate('/contact?service=wedding'));
    await waitFor(() => expect(reference).not.toBeInTheDocument());
    await openDialog();
    await screen.findByRole('dialog');
    expect(reference).not.toBeInTheDocument();
  });

  it('keeps an event type chosen by the visitor, and otherwise follows the service', async () => {
    const user = newUser();
    const router = await renderSite('/contact?service=wedding');
    fill(new RegExp(enquiryWords.labels.name), 'Ada');
    await act(() => router.navigate('/contact?service=birthday'));
    await waitFor(() => expect(eventType()).toHaveValue('birthday'));
    await user.selectOptions(eventType(), 'other');
    await act(() => router.navigate('/contact?service=corporate'));
    expect(eventType()).toHaveValue('other');
    expect(field(new RegExp(enquiryWords.labels.name))).toHaveValue('Ada');
  });

  it('ignores an invalid reference in the URL', async () => {
    await renderSite('/contact?reference=Call%20this%20number');
    expect(screen.queryByRole('heading', { name: enquiryWords.success.title })).not.toBeInTheDocument();
    expect(field(new RegExp(enquiryWords.labels.name))).toBeVisible();
  });
});

describe('The enquiry dialog on the page of a service', () => {
  it('is opened by each link, preselects the event type, and sends the service along', async () => {
    const user = newUser();
    const send = vi.fn<Backend['enquiries']['send']>(async () => ({ reference: null }));
    const router = await renderSite('/services/photography', { backend: sendingBy(send) });
    const openers = screen.getAllByRole('link', { name: /Contact|Book Now|Get in Touch/ });
    const [contact, bookNow, getInTouch] = openers.filter((link) => link.hasAttribute('aria-haspopup'));
    for (const link of [contact, bookNow, getInTouch] as HTMLElement[]) {
      expect(link).toHaveAttribute('href', '/contact?service=photography');
      await user.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
      await user.click(link);
      expect(await screen.findByRole('combobox', { name: enquiryWords.labels.eventType })).toHaveValue('other');
      expect(router.state.location.pathname).toBe('/services/photography');
    }
    fill(new RegExp(enquiryWords.labels.name), typed.name);
    fill(new RegExp(enquiryWords.labels.email), typed.email);
    fill(new RegExp(enquiryWords.labels.message), typed.message);
    await user.click(screen.getByRole('button', { name: enquiryWords.send }));
    expect(await screen.findByRole('heading', { name: enquiryWords.success.title })).toBeVisible();
    expect(send.mock.lastCall?.[1].service).toBe('photography');
  });
});

describe('The contact page without JavaScript', () => {
  afterEach(() => {
    document.body.innerHTML = '';
  });

  it('is a form that a browser can post by itself', async () => {
    await requestPage('/contact?service=decoration', createSampleBackend());
    const form = field(new RegExp(enquiryWords.labels.name)).form as HTMLFormElement;
    expect(form).toHaveAttribute('method', 'post');
    expect(form).toHaveAttribute('action', '/contact?service=decoration');
    expect([...new FormData(form).keys()]).toEqual([
      ...['name', 'email', 'phone', 'eventDate', 'eventType', 'message', 'leave-empty'],
    ]);
    expect(eventType()).toHaveValue('other');
    expect(form.querySelector(':disabled')).toBeNull();
    expect(screen.queryByRole('textbox', { name: enquiryWords.honeypot })).not.toBeInTheDocument();
    for (const name of [menuLabels.contact, menuLabels.bookNow]) {
      const link = within(screen.getByRole('banner')).getByRole('link', { name });
      expect(link).toHaveAttribute('href', '/contact');
      expect(link).toHaveAttribute('aria-haspopup', 'dialog');
    }
  });

  it('posts its form to the address of its own language', async () => {
    await requestPage('/de/contact?service=birthday', createSampleBackend(), undefined, '/de');
    const { form } = field(new RegExp(enquiryWords.labels.name));
    expect(form).toHaveAttribute('action', '/de/contact?service=birthday');
  });

  it('sends what was typed, and redirects to the confirmation with the reference', async () => {
    const send = vi.fn<Backend['enquiries']['send']>(async () => ({ reference: '7K3M-Q2XD' }));
    const backend = sendingBy(send);
    const posted = { ...typed, message: 'A tea party\r\nfor thirty.', 'leave-empty': 'Buy now' };
    const answer = await requestPage('/contact?service=birthday', backend, posted);
    expect(answer).toEqual({ status: 303, location: '/contact?reference=7K3M-Q2XD&service=birthday' });
    expect(send).toHaveBeenCalledExactlyOnceWith(typed, { page: '/contact', service: 'birthday' }, 'Buy now');

    await requestPage(String(answer.location), backend);
    expect(screen.getByRole('heading', { name: enquiryWords.success.title })).toBeVisible();
    expect(screen.getByText(enquiryWords.success.reference('7K3M-Q2XD'))).toBeVisible();
    expect(screen.queryByRole('button', { name: enquiryWords.send })).not.toBeInTheDocument();
  });

  it('confirms with the day for the calendar, and something to read about that kind of event', async () => {
    const backend = sendingBy(async () => ({ reference: '7K3M-Q2XD' }));
    const calendar = () => screen.queryByRole('button', { name: enquiryWords.success.calendar.file });
    const reading = (type: keyof typeof enquiryReading) =>
      screen.queryByRole('link', { name: enquiryReading[type].label });
    const answer = await requestPage('/contact', backend, { ...typed, eventDate: '2099-06-12' });
    await requestPage(String(answer.location), backend);
    expect(calendar()).toBeVisible();
    expect(reading('birthday')).toBeVisible();
    await requestPage('/contact?reference=7K3M-Q2XD&service=circus&day=2099-06-31', backend);
    expect(calendar()).toBeNull();
    expect(reading('other')).toBeVisible();
  });

  it('confirms without a reference if there is none', async () => {
    const backend = createSampleBackend({ latency: 0 });
    const { location } = await requestPage('/contact', backend, typed);
    await requestPage(String(location), backend);
    expect(screen.getByRole('heading', { name: enquiryWords.success.title })).toBeVisible();
    expect(screen.queryByText(/Your reference/)).not.toBeInTheDocument();
  });

  it('shows an error below each invalid field, focuses the first, and keeps what was typed', async () => {
    const answer = await requestPage('/contact', createSampleBackend(), { ...typed, name: ' ', eventType: 'circus' });
    expect(answer.status).toBe(422);
    expect(field(new RegExp(enquiryWords.labels.name))).toHaveAccessibleDescription(enquirySentences.nameNeeded);
    expect(field(new RegExp(enquiryWords.labels.name))).toBeInvalid();
    expect(document.querySelectorAll('[autofocus]')).toHaveLength(1);
    expect(field(new RegExp(enquiryWords.labels.name))).toHaveAttribute('autofocus');
    expect(eventType()).toHaveAccessibleDescription(enquirySentences.eventTypeNeeded);
    expect(field(new RegExp(enquiryWords.labels.email))).toHaveValue('ada@example.com');
    expect(field(new RegExp(enquiryWords.labels.message))).toHaveValue(typed.message);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it.each([
    [new TooManyAttempts(541), 429, enquiryWords.tooMany(10)],
    [new TooManyAttempts(20), 429, enquiryWords.tooMany(1)],
    [new Unreachable('offline'), 503, enquiryWords.failed],
  ])('shows an error if sending fails (%s), and keeps what was typed', async (error, status, words) => {
    const backend = sendingBy(() => Promise.reject(error));
    expect(await requestPage('/contact', backend, typed)).toEqual({ status, location: null });
    expect(screen.getByRole('alert')).toHaveTextContent(words);
    expect(screen.getByRole('alert')).toHaveTextContent(company.phone.display);
    expect(field(new RegExp(enquiryWords.labels.name))).toHaveValue('Ada Byron');
    expect(eventType()).toHaveValue('birthday');
    expect(field(new RegExp(enquiryWords.labels.message))).toHaveValue(typed.message);
  });
});
