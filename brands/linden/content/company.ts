import { company as houseCompany } from '#content/company.ts';
import { words } from '#content/words.ts';

export * from '#content/company.ts';

export const company = words(houseCompany, {
  name: 'Linden Blomst',
  tagline: 'Flowers for rooms and days',
  founded: 2009,
  phone: { display: '+1 (555) 010-0177', tel: '+15550100177' },
  whatsapp: '15550100177',
  email: 'hej@example.com',
  address: { lines: ['3 Glasshouse Row', 'Springfield'], country: 'US' },
  hours: 'Tuesday to Saturday, 8 to 4',
  figures: [
    { value: '16', label: 'seasons' },
    { value: '41', label: 'growers we know by name' },
    { value: '5', label: 'pairs of hands' },
    { value: '1', label: 'linden tree' },
  ],
  siteUrl: 'https://linden.example.com',
});

/** Opening hours in machine-readable form. */
export const openingTimes = {
  days: ['Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
  opens: '08:00',
  closes: '16:00',
} as const;
