import type * as house from '#content/company.ts';
import type { Translated } from '#content/words.ts';

export const company: Translated<typeof house.company> = {
  name: 'Aurelia & Co.',
  tagline: 'Feste planen, gestalten, fotografieren',
  founded: 2013,
  phone: {
    display: '+1 (555) 010-2013',
    tel: '+15550102013',
  },
  whatsapp: '15550102013',
  countryCode: '1',
  email: 'hello@example.com',
  address: { lines: ['12 Orchard Lane', 'Springfield'], country: 'US' },
  hours: 'Montag bis Freitag, 9–18 Uhr',
  timeZone: 'America/New_York',
  currency: 'USD',
  travelMinutes: 0,
  figures: [
    { value: '500+', label: 'Veranstaltungen' },
    { value: '50+', label: 'Menschen im Team' },
    { value: '10+', label: 'Jahre Erfahrung' },
    { value: '98\u00a0%', label: 'zufriedene Gastgeber' },
  ],
  social: [{ label: 'Instagram' }, { label: 'Pinterest' }, { label: 'Facebook' }],
  siteUrl: 'https://www.example.com',
};

export const openingTimes: typeof house.openingTimes = {
  days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
  opens: '09:00',
  closes: '18:00',
};

export const serviceArea = 'Springfield und das Umland';
