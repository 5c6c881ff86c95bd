import { company as houseCompany } from '#content/company.ts';
import { words } from '#content/words.ts';

export * from '#content/company.ts';

export const company = words(houseCompany, {
  name: 'Pip & Confetti',
  tagline: 'Children’s parties, start to sticky finish',
  founded: 2018,
  phone: { display: '+1 (555) 010-0123', tel: '+15550100123' },
  whatsapp: '15550100123',
  email: 'hooray@example.com',
  address: { lines: ['7 Balloon Yard', 'Springfield'], country: 'US' },
  hours: 'Monday to Friday, 9 to 5',
  figures: [
    { value: '1,100', label: 'candles blown out' },
    { value: '340', label: 'parties survived' },
    { value: '12', label: 'grown-up children on the team' },
    { value: '3', label: 'recipes for slime' },
  ],
  siteUrl: 'https://confetti.example.com',
});

/** Opening hours in machine-readable form. */
export const openingTimes = {
  days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
  opens: '09:00',
  closes: '17:00',
} as const;
