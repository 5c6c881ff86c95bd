import { company as house } from '#content/company.ts';
import { words } from '#content/words.ts';

export * from '#content/company.ts';

/** The company's data. */
export const company = words(house, {
  name: 'Northlight',
  tagline: 'Nights, staged: light, sound, people',
  founded: 2016,
  phone: { display: '+1 (555) 010-0190', tel: '+15550100190' },
  whatsapp: '15550100190',
  email: 'desk@example.com',
  address: { lines: ['Pier 9, Hall C', 'Springfield'], country: 'US' },
  hours: 'Monday to Friday, 10 to 7',
  figures: [
    { value: '240', label: 'nights staged' },
    { value: '31', label: 'people in the hall' },
    { value: '9', label: 'years after dark' },
    { value: '0', label: 'keynotes that overran' },
  ],
  siteUrl: 'https://northlight.example.com',
});

/** Opening hours in machine-readable form. */
export const openingTimes = {
  days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
  opens: '10:00',
  closes: '19:00',
} as const;
