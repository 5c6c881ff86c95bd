import { leads } from '#sample/leads.ts';

const known = leads[3];

/** A file of leads for browser tests: one can be imported, one is invalid, and one already exists. */
export const leadsFile = {
  name: 'clients.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(
    [
      'Full name;E-Mail;Wedding date;Guest count',
      'Zoë Größe;zoe.groesse@example.org;14.06.2027;80',
      'No Address;nobody;14.06.2027;80',
      `${known?.name};${known?.email};;80`,
    ].join('\r\n'),
  ),
};
