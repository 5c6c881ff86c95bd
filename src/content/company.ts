/** The company's data: the first file to edit. Used by every page, the footer and the enquiry dialog. */
export const company = {
  name: 'Aurelia & Co.',
  tagline: 'Event planning, design and photography',
  founded: 2013,
  phone: {
    display: '+1 (555) 010-2013',
    /** Number for `tel:` links. */
    tel: '+15550102013',
  },
  /** Number for `https://wa.me/`, digits only. */
  whatsapp: '15550102013',
  /** Country code of clients' phone numbers that have none, digits only. */
  countryCode: '1',
  email: 'hello@example.com',
  /** Street, then town; the country as an ISO 3166-1 code, for search engines. */
  address: { lines: ['12 Orchard Lane', 'Springfield'], country: 'US' },
  hours: 'Monday to Friday, 9 to 6',
  /** Time zone of appointments, an IANA name. */
  timeZone: 'America/New_York',
  /** Currency of budgets, as an ISO 4217 code. */
  currency: 'USD',
  /** Travel time after an appointment, in minutes, during which its staff cannot be booked, until owners set another. */
  travelMinutes: 0,
  figures: [
    { value: '500+', label: 'events completed' },
    { value: '50+', label: 'people on the team' },
    { value: '10+', label: 'years of experience' },
    { value: '98%', label: 'client satisfaction' },
  ],
  /** Placeholders without a URL. */
  social: [{ label: 'Instagram' }, { label: 'Pinterest' }, { label: 'Facebook' }],
  /** Default of `PUBLIC_URL`, without a trailing slash. */
  siteUrl: 'https://www.example.com',
} as const;

/** The hours of `company.hours` in machine-readable form: schema.org day names, times in the company's time zone. */
export const openingTimes = {
  days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
  opens: '09:00',
  closes: '18:00',
} as const;

/** The area that the company serves, for search engines. */
export const serviceArea = 'Springfield and the country around it';
