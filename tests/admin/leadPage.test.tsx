import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { sourceName } from '#admin/leads/sourceName.ts';
import { createSampleBackend } from '#backend/createSampleBackend.ts';
import { Unreachable } from '#backend/errors.ts';
import { leadPage, leadForm as words } from '#content/admin/lead.ts';
import { leadFiles } from '#content/admin/leadFiles.ts';
import { leadWords } from '#content/admin/leads.ts';
import { leadTimeline } from '#content/admin/leadTimeline.ts';
import { listWords } from '#content/admin/list.ts';
import { company } from '#content/company.ts';
import { appointmentEntity, appointmentStatusLabels } from '#domain/appointment.ts';
import { readListQuery } from '#domain/entity.ts';
import { leadEntity, leadEventTypeLabels, leadStatusLabels } from '#domain/lead.ts';
import { demoPeople } from '#sample/account.ts';
import { leads as sampleLeads } from '#sample/leads.ts';
import { press } from '#tests/support/controls.ts';
import { appointmentForm, leadForm } from '#tests/support/records.ts';
import { renderSite } from '#tests/support/renderSite.tsx';

const query = (search: string) => readListQuery(appointmentEntity, new URLSearchParams(search));
const quick = () => createSampleBackend({ wait: async () => undefined });
const name = String(sampleLeads[0]?.name);
const status = () => screen.getByRole('combobox', { name: leadPage.changeStatus(name) });
const choose = (value: string) => fireEvent.change(status(), { target: { value } });

describe('The lead page', () => {
  it('shows all details of the lead, and links to write, call, edit and schedule', async () => {
    await renderSite('/admin/leads/1', { backend: quick() });
    const { email = '', phone = '', notes = '', venue = '' } = sampleLeads[0] ?? {};
    expect(screen.getByRole('heading', { name, level: 2 })).toBeVisible();
    expect(document.title).toContain(name);
    for (const text of [email, phone, notes]) expect(screen.getByText(text)).toBeVisible();
    const event = within(screen.getByRole('region', { name: leadPage.event }));
    for (const text of [
      leadEventTypeLabels.wedding,
      'Jun 14, 2025',
      '80',
      '$18,000',
      venue,
      sourceName('/services/wedding'),
    ])
      expect(event.getByText(text)).toBeVisible();
    expect(screen.getByRole('link', { name: leadPage.reach(leadPage.mail, name) })).toHaveAttribute(
      'href',
      `mailto:${email}`,
    );
    expect(screen.getByRole('link', { name: leadPage.reach(leadPage.call, name) })).toHaveAttribute(
      'href',
      'tel:5550101101',
    );
    // WhatsApp links need a number with a country code.
    const chat = screen.getByRole('link', { name: leadPage.reach(leadPage.whatsApp, name) });
    expect(chat).toHaveAttribute('href', `https://wa.me/${company.countryCode}5550101101`);
    expect(screen.getByRole('link', { name: leadPage.edit })).toHaveAttribute('href', '/admin/leads/1/edit');
    expect(screen.getByRole('link', { name: leadPage.schedule })).toHaveAttribute(
      'href',
      '/admin/appointments/new?lead=1',
    );
    expect(screen.getByRole('link', { name: words.missing.back })).toHaveAttribute('href', '/admin/leads');
    expect(screen.queryByText(leadPage.enquiry)).not.toBeInTheDocument();
  });

  it('shows an enquiry once, with its reference, beside any notes by staff', async () => {
    const backend = quick();
    const lead = await backend.leads.get('1');
    const enquiry = {
      reference: '7K3M-Q2XD',
      message: 'A tea party for thirty.',
      page: '/services/birthday',
      service: 'birthday',
      createdAt: lead.createdAt,
    };
    backend.leads.get = async () => ({
      ...lead,
      phone: '+44 20 7946 0000',
      notes: enquiry.message,
      enquiries: [enquiry],
    });
    const router = await renderSite('/admin/leads/1', { backend });
    for (const text of [enquiry.message, enquiry.reference]) expect(screen.getByText(text)).toBeVisible();
    const asked = within(screen.getByRole('region', { name: leadPage.enquiry }));
    expect(asked.getByText(leadEntity.fields.source.label).nextElementSibling).toHaveTextContent(
      sourceName(enquiry.page),
    );
    expect(screen.queryByText(enquiry.page)).not.toBeInTheDocument();
    // The status says it.
    expect(screen.getAllByText(leadPage.came)).toHaveLength(1);
    expect(asked.queryByText(leadPage.sent)).not.toBeInTheDocument();
    expect(asked.getByText(leadPage.service).nextElementSibling).toHaveTextContent(sourceName(enquiry.page));
    expect(screen.queryByRole('region', { name: leadPage.notes })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: leadPage.reach(leadPage.whatsApp, name) })).toHaveAttribute(
      'href',
      'https://wa.me/442079460000',
    );
    backend.leads.get = async () => ({ ...lead, notes: 'Called back.', enquiries: [enquiry] });
    await router.revalidate();
    expect(await screen.findByText('Called back.')).toBeVisible();
    expect(screen.getByText(enquiry.message)).toBeVisible();
  });

  it('shows the enquiry and the timeline after the status, and before appointments and files', async () => {
    const backend = quick();
    const lead = await backend.leads.get('1');
    const enquiry = { reference: '7K3M', message: 'Tea.', page: '/', service: '', createdAt: lead.createdAt };
    backend.leads.get = async () => ({ ...lead, enquiries: [enquiry] });
    await renderSite('/admin/leads/1', { backend });
    const { contact, status, notes, enquiry: asked, appointments } = leadPage;
    const titles: readonly string[] = [
      contact,
      status,
      notes,
      asked,
      leadTimeline.title,
      appointments,
      leadFiles.title,
    ];
    const shown = screen.getAllByRole('heading').map(({ textContent }) => textContent);
    expect(shown.filter((title) => titles.includes(String(title)))).toEqual(titles);
  });

  it('lists appointments latest first, marks cancelled ones, and links to a new one', async () => {
    const backend = quick();
    const samples = (await backend.appointments.list(query('lead=1&sort=-startsAt'))).rows.map(({ title }) => title);
    expect(samples.length).toBeGreaterThan(0);
    await backend.appointments.create({ ...appointmentForm, leadId: '1' }, 'a form');
    const cancelled = { ...appointmentForm, leadId: '1', startDay: '2027-06-15', status: 'cancelled' } as const;
    await backend.appointments.create({ ...cancelled, title: 'Called off', cancelReason: 'Rain.' }, 'another form');
    await renderSite('/admin/leads/1', { backend });
    const panel = within(screen.getByRole('region', { name: leadPage.appointments }));
    expect(panel.getAllByRole('listitem').map((item) => within(item).getByRole('link').textContent)).toEqual([
      'Called off',
      appointmentForm.title,
      ...samples,
    ]);
    expect(panel.getAllByText(appointmentStatusLabels.cancelled)).toHaveLength(1);
    const called = panel.getByRole('link', { name: 'Called off' });
    expect(called).toHaveAttribute('href', expect.stringMatching(/^\/admin\/appointments\/\d+\/edit$/));
    const next = panel.getByRole('link', { name: leadPage.schedule });
    expect(next).toHaveAttribute('href', '/admin/appointments/new?lead=1');
    expect(panel.queryByText(leadPage.noAppointments)).not.toBeInTheDocument();
  });

  it('links to all appointments if there are more than it shows', async () => {
    const backend = quick();
    const { list } = backend.appointments;
    backend.appointments.list = async (asked) => ({ ...(await list(asked)), matching: 12 });
    const router = await renderSite('/admin/leads/1', { backend });
    fireEvent.click(screen.getByRole('link', { name: leadPage.allAppointments(12) }));
    await waitFor(() => expect(router.state.location.search).toBe('?view=list&lead=1'));
    await waitFor(() => expect(screen.getAllByText(/./, { selector: '[data-id] *' }).length).toBeGreaterThan(0));
  });

  it('says that there are no appointments', async () => {
    await renderSite('/admin/leads/20', { backend: quick() });
    expect(screen.getByText(leadPage.noAppointments)).toBeVisible();
  });

  it('says that a lead does not exist, and links back to the list', async () => {
    await renderSite('/admin/leads/nobody', { backend: quick() });
    expect(screen.getByRole('heading', { name: words.missing.title })).toBeVisible();
    expect(screen.getByRole('link', { name: words.missing.back })).toHaveAttribute('href', '/admin/leads');
  });

  it('changes the status at once; the last of several quick choices wins', async () => {
    const backend = quick();
    await renderSite('/admin/leads/1', { backend });
    choose('converted');
    expect(status()).toHaveValue('converted');
    expect(await screen.findByText(leadPage.statusChanged(name, leadStatusLabels.converted))).toBeInTheDocument();
    expect(await backend.leads.get('1')).toBeLead({ status: 'converted', version: 2, name });
    // A second choice made before the first one is stored wins.
    choose('proposalSent');
    choose('contacted');
    await waitFor(async () => expect(await backend.leads.get('1')).toBeLead({ status: 'contacted', version: 4 }));
    expect(await screen.findByText(leadPage.statusChanged(name, leadStatusLabels.contacted))).toBeInTheDocument();
    expect(status()).toHaveValue('contacted');
  });

  it('takes a change of the status back', async () => {
    const backend = quick();
    await renderSite('/admin/leads/1', { backend });
    choose('converted');
    await screen.findByText(leadPage.statusChanged(name, leadStatusLabels.converted));
    press(listWords.undo);
    expect(await screen.findByText(leadWords.changesUndone(1, 1))).toBeInTheDocument();
    expect(await backend.leads.get('1')).toBeLead({ status: 'new' });
    await waitFor(() => expect(status()).toHaveValue('new'));
  });

  it('changes the assignee, also during a change of status, and removes them again', async () => {
    const backend = quick();
    await renderSite('/admin/leads/1', { backend });
    const [, someone] = await backend.people.list();
    const responsible = () => screen.getByRole('combobox', { name: leadPage.changeResponsible(name) });
    const assign = (value = '') => fireEvent.change(responsible(), { target: { value } });
    expect(responsible()).toHaveDisplayValue(leadPage.nobody);
    choose('converted');
    assign(someone?.id);
    expect(responsible()).toHaveDisplayValue(String(someone?.name));
    expect(status()).toHaveValue('converted');
    const said = leadPage.responsibleChanged(name, String(someone?.name));
    expect(await screen.findByText(said)).toBeInTheDocument();
    expect(await backend.leads.get('1')).toBeLead({
      responsibleId: someone?.id,
      responsible: someone?.name,
      status: 'converted',
      version: 3,
    });
    assign();
    expect(await screen.findByText(leadPage.responsibleChanged(name, null))).toBeInTheDocument();
    expect(await backend.leads.get('1')).toBeLead({ responsibleId: null, responsible: '' });
  });

  it('still shows an assignee who has left, until somebody else is chosen', async () => {
    const backend = quick();
    const [, left, someone] = demoPeople;
    await backend.leads.changeAll([{ id: '1', responsibleId: left.id }]);
    await backend.accounts.change(left.id, { disabled: true });
    await renderSite('/admin/leads/1', { backend });
    const responsible = screen.getByRole('combobox', { name: leadPage.changeResponsible(name) });
    expect(responsible).toHaveDisplayValue(left.name);
    fireEvent.change(responsible, { target: { value: someone.id } });
    expect(await screen.findByText(leadPage.responsibleChanged(name, someone.name))).toBeInTheDocument();
    expect(responsible).toHaveDisplayValue(someone.name);
    expect(within(responsible).queryByRole('option', { name: left.name })).not.toBeInTheDocument();
  });

  it('restores the status and shows an error if the change fails', async () => {
    const backend = quick();
    await renderSite('/admin/leads/1', { backend });
    backend.leads.changeAll = async () => {
      throw new Unreachable('away');
    };
    choose('converted');
    expect(await screen.findByText(leadPage.changeFailed)).toBeInTheDocument();
    expect(status()).toHaveValue('new');
  });

  it('shows the current status if somebody else has changed the lead', async () => {
    const backend = quick();
    await renderSite('/admin/leads/1', { backend });
    await backend.leads.update('1', { ...leadForm, name }, 1);
    choose('converted');
    expect(await screen.findByText(leadPage.changeConflict)).toBeInTheDocument();
    await waitFor(() => expect(status()).toHaveValue('contacted'));
    expect(await backend.leads.get('1')).toBeLead({ version: 2, notes: leadForm.notes });
  });
});
