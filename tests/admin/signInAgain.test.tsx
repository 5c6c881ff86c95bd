import { otherLanguages } from 'virtual:languages';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { createSampleBackend } from '#backend/createSampleBackend.ts';
import { Unreachable } from '#backend/errors.ts';
import { leadWords } from '#content/admin/leads.ts';
import { listWords } from '#content/admin/list.ts';
import { login } from '#content/admin/login.ts';
import { pictureWords, postForm } from '#content/admin/postForm.ts';
import { deletion, shell } from '#content/admin/shell.ts';
import { demoAccount, demoSession } from '#sample/account.ts';
import { field, fill, press } from '#tests/support/controls.ts';
import { placeWords } from '#tests/support/editable.ts';
import { choosePicture } from '#tests/support/postForm.ts';
import { renderSite } from '#tests/support/renderSite.tsx';
import { sampleLead } from '#tests/support/sampleLeads.ts';

// The rich text editor asks for the positions of text, which jsdom does not provide.
beforeAll(placeWords);

const title = () => field(new RegExp(postForm.labels.title));
const dialog = () => screen.findByRole('dialog', { name: login.again.title });
const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

async function at(address: string) {
  const backend = createSampleBackend({ wait: async () => undefined });
  const router = await renderSite(address, { backend });
  return { backend, router, path: () => router.state.location.pathname };
}

/** Signs in with the dialog, whose email is prefilled. */
async function signIn() {
  const form = within(await dialog());
  const email = form.getByRole('textbox', { name: login.email });
  expect(email).toHaveValue(demoAccount.email);
  // Unsaved text must not be saved under another account.
  expect(email).toHaveAttribute('readonly');
  expect(form.getByLabelText(login.password)).toHaveFocus();
  fireEvent.change(form.getByLabelText(login.password), { target: { value: demoAccount.password } });
  fireEvent.click(form.getByRole('button', { name: login.title }));
}

describe('When the session ends while a post is edited', () => {
  it('saving continues after signing in again in a dialog', async () => {
    const { backend, path } = await at('/admin/blog/1/edit');
    fill(new RegExp(postForm.labels.title), 'Kept');
    await backend.session.signOut();
    press(postForm.save);
    await signIn();
    await waitFor(() => expect(path()).toBe('/admin/blog'));
    expect((await backend.posts.get('1')).title).toBe('Kept');
  });

  it('the dialog asks for the password also if the ways to sign in cannot be read', async () => {
    const { backend, path } = await at('/admin/blog/1/edit');
    vi.spyOn(backend.session, 'signInOptions').mockRejectedValueOnce(new Unreachable());
    await backend.session.signOut();
    press(postForm.save);
    await signIn();
    await waitFor(() => expect(path()).toBe('/admin/blog'));
  });

  it('a wrong password shows an error in the dialog, and cancelling keeps the text', async () => {
    const { backend, path } = await at('/admin/blog/1/edit');
    fill(new RegExp(postForm.labels.title), 'Kept');
    await backend.session.signOut();
    press(postForm.save);
    const form = within(await dialog());
    fireEvent.change(form.getByLabelText(login.password), { target: { value: 'guessed' } });
    fireEvent.click(form.getByRole('button', { name: login.title }));
    expect(await form.findByRole('alert')).toHaveTextContent(login.refused);
    press(login.again.cancel);
    await gone();
    expect(title()).toHaveValue('Kept');
    expect(screen.getByRole('alert')).toHaveTextContent('save again to sign in');
    press(postForm.save);
    await signIn();
    await waitFor(() => expect(path()).toBe('/admin/blog'));
  });

  it('a picture is uploaded after signing in again', async () => {
    const { backend } = await at('/admin/blog/new');
    await backend.session.signOut();
    const choose = () => choosePicture(new RegExp(postForm.labels.featuredImage));
    choose();
    await dialog();
    press(login.again.cancel);
    expect(await screen.findByText(new RegExp(pictureWords.signedOut))).toBeVisible();
    await gone();
    choose();
    await signIn();
    expect(await screen.findByRole('img', { name: pictureWords.preview })).toBeVisible();
  });
});

describe('When the session ends before a record is deleted', () => {
  it('the deletion continues after signing in again, and can be repeated if that is cancelled', async () => {
    const { backend } = await at('/admin/leads?status=contacted');
    const { name } = sampleLead('2');
    press(leadWords.remove(name));
    await backend.session.signOut();
    press(listWords.remove);
    await dialog();
    press(login.again.cancel);
    expect(await screen.findByText(deletion.failed)).toBeVisible();
    await gone();
    press(listWords.remove);
    await signIn();
    expect(await screen.findByText(leadWords.removed(name))).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  });
});

describe('The account menu', () => {
  const everywhere = async () => {
    press(demoSession.name);
    fireEvent.click(await screen.findByRole('menuitem', { name: shell.signOutEverywhere }));
  };

  it('signs the user out on all devices', async () => {
    const { backend, path } = await at('/admin/blog?q=nothing');
    await everywhere();
    await waitFor(() => expect(path()).toBe('/admin/login'));
    expect(await backend.session.current()).toBeNull();
  });

  it.each(otherLanguages)('links to this page in $name, with the same filters', async ({ tag, name, basePath }) => {
    await at('/admin/blog?q=nothing');
    press(demoSession.name);
    const link = await screen.findByRole('menuitem', { name });
    expect(link).toHaveAttribute('href', `${basePath}/admin/blog?q=nothing`);
    expect(link).toHaveAttribute('lang', tag);
  });

  it('shows an error if signing out on all devices fails', async () => {
    const { backend, path } = await at('/admin/blog?q=nothing');
    backend.session.signOutEverywhere = () => Promise.reject(new Unreachable('offline'));
    await everywhere();
    expect(await screen.findByText(/could not sign you out on all devices/)).toBeVisible();
    expect(path()).toBe('/admin/blog');
  });

  it('asks to sign in again if the session has ended, then signs out on all devices', async () => {
    const { backend, path } = await at('/admin/blog?q=nothing');
    await backend.session.signOut();
    await everywhere();
    await signIn();
    await waitFor(() => expect(path()).toBe('/admin/login'));
  });

  it('stays on the page without an error if that is cancelled', async () => {
    const { backend, path } = await at('/admin/blog?q=nothing');
    await backend.session.signOut();
    await everywhere();
    await dialog();
    press(login.again.cancel);
    await gone();
    expect(path()).toBe('/admin/blog');
    expect(screen.queryByText(shell.signOutEverywhereFailed)).not.toBeInTheDocument();
  });
});
