import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { adminPaths, conversationPath, editTemplatePath } from '#adminPaths';
import { conversationPage, messageWords, replyForm } from '#content/admin/messages.ts';
import { templateForm as formWords, templateWords as words } from '#content/admin/templates.ts';
import { company } from '#content/company.ts';
import { placeholderList } from '#domain/placeholders.ts';
import { templateEntity } from '#domain/template.ts';
import { templates as samples } from '#sample/templates.ts';
import { sampleBackendWith } from '#tests/support/backends.ts';
import { field, fill, press } from '#tests/support/controls.ts';
import { templateForm } from '#tests/support/records.ts';
import { renderSite } from '#tests/support/renderSite.tsx';
import { sampleLead } from '#tests/support/sampleLeads.ts';
import { names, shows } from './list.ts';

const { name, subject, text } = templateEntity.fields;

describe('Reply templates', () => {
  it('are linked from the messages, and link back there', async () => {
    const router = await renderSite(adminPaths.messages);
    fireEvent.click(screen.getByRole('link', { name: messageWords.templates }));
    expect(await screen.findByRole('link', { name: words.title, current: 'page' })).toBeInTheDocument();
    expect(router.state.location.pathname).toBe(adminPaths.templates);
    expect(screen.getByRole('link', { name: words.backToMessages })).toHaveAttribute('href', adminPaths.messages);
    shows(words.count(3, 3));
    expect(names()).toEqual(samples.map((sample) => sample.name));
    expect(screen.getByRole('link', { name: words.edit(String(samples[0]?.name)) })).toHaveAttribute(
      'href',
      editTemplatePath('1'),
    );
  });

  it('are created in a form that explains placeholders and rejects unknown ones', async () => {
    const backend = sampleBackendWith({});
    const router = await renderSite(adminPaths.newTemplate, { backend });
    expect(field(text.label)).toHaveAccessibleDescription(formWords.textHint);
    for (const { label } of [name, subject, text]) expect(field(label)).toBeRequired();
    fill(name.label, templateForm.name);
    fill(subject.label, templateForm.subject);
    fill(text.label, 'Dear {firstName},');
    press(formWords.save);
    await waitFor(() => expect(field(text.label)).toHaveAccessibleDescription(/\{firstName\} cannot be filled in/));
    expect(field(text.label)).toHaveAccessibleDescription(new RegExp(placeholderList));
    fill(text.label, templateForm.text);
    press(formWords.save);
    expect(await screen.findByText(formWords.saved(templateForm.name))).toBeInTheDocument();
    await screen.findByRole('grid');
    expect(router.state.location.pathname).toBe(adminPaths.templates);
    expect(names()).toContain(templateForm.name);
  });

  it('are opened with the search of their list, to which the form leads back', async () => {
    const [sample] = samples;
    const search = `?${new URLSearchParams({ q: String(sample?.name) })}`;
    await renderSite(adminPaths.templates + search);
    fireEvent.click(screen.getByRole('link', { name: words.edit(String(sample?.name)) }));
    expect(await screen.findByRole('link', { name: formWords.back })).toHaveAttribute(
      'href',
      adminPaths.templates + search,
    );
  });

  it('are edited in the same form', async () => {
    const backend = sampleBackendWith({});
    await renderSite(editTemplatePath('1'), { backend });
    expect(field(subject.label)).toHaveValue(samples[0]?.subject);
    fill(name.label, 'Hello');
    press(formWords.save);
    expect(await screen.findByText(formWords.saved('Hello'))).toBeInTheDocument();
    expect(await backend.templates.get('1')).toMatchObject({ name: 'Hello', text: samples[0]?.text });
  });
});

describe('A reply from a template', () => {
  const client = sampleLead('5').name;
  const [, offer, thanks] = samples as [unknown, (typeof samples)[0], (typeof samples)[0]];
  const choose = (id: string) =>
    fireEvent.change(screen.getByRole('combobox', { name: replyForm.template }), { target: { value: id } });

  async function write(id: string, backend = sampleBackendWith({})) {
    await renderSite(conversationPath(id), { backend });
    press(conversationPage.replyTo(sampleLead(id).name));
    return backend;
  }

  it('has its placeholders filled in, and can be changed before it is sent', async () => {
    const backend = await write('5');
    choose('1');
    await waitFor(() => expect(field(replyForm.subject)).toHaveValue('Your enquiry DEMO-0501'));
    const { value } = field(replyForm.text);
    expect(value).toContain(`Dear ${client},`);
    expect(value).toContain('Apr 30, 2025');
    expect(value).toContain(company.name);
    fill(replyForm.text, `${value}\nPS: Friday it is.`);
    press(replyForm.send);
    expect(await screen.findByText(replyForm.sentTo(client))).toBeInTheDocument();
    expect((await backend.conversations.get('5')).messages.at(-1)?.text).toContain('PS: Friday it is.');
  });

  it('is replaced by another template if nothing was typed', async () => {
    await write('5');
    choose('1');
    await waitFor(() => expect(field(replyForm.text).value).toContain('When may we call you?'));
    choose('3');
    await waitFor(() =>
      expect(field(replyForm.text).value).toMatch(new RegExp(`^Dear ${client},\n\nit was a pleasure`)),
    );
    expect(field(replyForm.text).value).not.toContain('When may we call you?');
    expect(field(replyForm.subject)).toHaveValue(thanks.subject.replace('{name}', client));
  });

  it('is replaced by another template after a reload, too, if nothing was typed', async () => {
    await write('5');
    choose('1');
    await waitFor(() => expect(field(replyForm.text).value).toContain('When may we call you?'));
    cleanup();
    await renderSite(conversationPath('5'), { backend: sampleBackendWith({}) });
    expect(field(replyForm.text).value).toContain('When may we call you?');
    choose('3');
    await waitFor(() =>
      expect(field(replyForm.text).value).toMatch(new RegExp(`^Dear ${client},\n\nit was a pleasure`)),
    );
    expect(field(replyForm.subject)).toHaveValue(thanks.subject.replace('{name}', client));
  });

  it('is appended to what was typed, and keeps a subject that was typed', async () => {
    await write('5');
    fill(replyForm.subject, 'My own subject');
    fill(replyForm.text, 'My own words.');
    choose('3');
    await waitFor(() => expect(field(replyForm.text).value).toMatch(new RegExp(`^My own words\\.\n\nDear ${client},`)));
    expect(field(replyForm.subject)).toHaveValue('My own subject');
    choose('');
    expect(field(replyForm.text).value).toMatch(new RegExp(`^My own words\\.\n\nDear ${client},`));
  });

  it('fills fields that were emptied', async () => {
    await write('5');
    choose('1');
    await waitFor(() => expect(field(replyForm.text).value).not.toBe(''));
    fill(replyForm.subject, '');
    fill(replyForm.text, ' ');
    choose('3');
    await waitFor(() => expect(field(replyForm.text).value).toMatch(new RegExp(`^Dear ${client},`)));
    expect(field(replyForm.subject)).toHaveValue(thanks.subject.replace('{name}', client));
  });

  it('is not sent while it has an unfilled placeholder', async () => {
    const backend = await write('2');
    choose('2');
    await waitFor(() => expect(field(replyForm.subject)).toHaveValue(offer.subject));
    press(replyForm.send);
    await waitFor(() => expect(field(replyForm.subject)).toHaveAccessibleDescription(/\{eventDate\}/));
    expect((await backend.conversations.get('2')).messages).toHaveLength(3);
  });

  it('is not offered if there are no templates', async () => {
    await write(
      '4',
      sampleBackendWith({ templates: { list: async () => ({ rows: [], matching: 0, total: 0, page: 1 }) } }),
    );
    expect(screen.queryByRole('combobox', { name: replyForm.template })).not.toBeInTheDocument();
  });
});
