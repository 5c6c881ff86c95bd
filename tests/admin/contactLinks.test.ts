import { expect, it } from 'vitest';
import { telHref, whatsAppHref } from '#admin/leads/contactLinks.ts';
import { company } from '#content/company.ts';

it.each([
  ['+44 20 7946 0000', '1', '442079460000'],
  ['0044 (0) 20 7946 0000', '1', '442079460000'],
  ['(555) 010-1101', '1', '15550101101'],
  ['1-555-010-1101', '1', '15550101101'],
  ['0171 1234567', '49', '491711234567'],
  ['+49 (0) 171 1234567', '1', '491711234567'],
  ['49 171 1234567', '49', '491711234567'],
  ['555-0101', '1', '15550101'],
  ['171 12345678', '49', '4917112345678'],
  // An area code that begins like the country code, with and without the zero for calls within the country.
  ['491 1234567', '49', '494911234567'],
  ['0491 12345678', '49', '4949112345678'],
])('The WhatsApp link of %s in a company with country code %s dials %s', (phone, countryCode, dialled) => {
  expect(whatsAppHref(phone, countryCode)).toBe(`https://wa.me/${dialled}`);
});

it.each(['', '12345', 'on request', '+', '00'])('There is no WhatsApp link without a whole number: “%s”', (phone) => {
  expect(whatsAppHref(phone, '1')).toBeNull();
});

it('The WhatsApp link of a number without country code dials in the country of the company', () => {
  expect(whatsAppHref('555 010 1101')).toBe(`https://wa.me/${company.countryCode}5550101101`);
});

it('A telephone link contains digits and the plus sign only', () => {
  expect(telHref('+1 (555) 010-1101')).toBe('tel:+15550101101');
});
