/** The company: the first file to edit. Every page, the footer and the enquiry dialog read it. */
export const company = {
  name: 'Aurelia & Co.',
  tagline: 'Event planning, design and photography',
  founded: 2013,
  phone: {
    display: '+1 (555) 010-2013',
    /** After `tel:`. */
    tel: '+15550102013',
  },
  /** Digits only, after `https://wa.me/`. */
  whatsapp: '15550102013',
  email: 'hello@example.com',
  address: { lines: ['12 Orchard Lane', 'Springfield'] },
  hours: 'Monday to Friday, 9 to 6',
  /** The clocks by which appointments are made: an IANA name. */
  timeZone: 'America/New_York',
  /** Currency of budgets, as an ISO 4217 code. */
  currency: 'USD',
  /** How long people are on their way after an appointment, in minutes: they are not booked anew before. */
  travelMinutes: 0,
  figures: [
    { value: '500+', label: 'events completed' },
    { value: '50+', label: 'people on the team' },
    { value: '10+', label: 'years of experience' },
    { value: '98%', label: 'client satisfaction' },
  ],
  /** Placeholders: names without an address yet. */
  social: [{ label: 'Instagram' }, { label: 'Pinterest' }, { label: 'Facebook' }],
  /** Without a slash at the end; what `PUBLIC_URL` is where nobody sets it. */
  siteUrl: 'https://www.example.com',
} as const;

/** The hours of `company.hours`, for programs: days by schema.org's names, times of the company's clocks. */
export const openingTimes = {
  days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
  opens: '09:00',
  closes: '18:00',
} as const;

/** Where the company works, as search engines read it. */
export const serviceArea = 'Springfield and the country around it';
