import { leads } from '#sample/leads.ts';

const known = leads[3];

/** A CSV file for browser tests with a valid row, an invalid row and a duplicate. */
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
