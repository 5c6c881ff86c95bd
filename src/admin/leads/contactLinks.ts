import { company } from '#content/company.ts';

/** @returns a phone number for `tel:` links, with digits and plus sign only. */
const dialled = (phone: string) => phone.replace(/[^\d+]/g, '');

/** @returns the `tel:` URL of a phone number. */
export const telHref = (phone: string): string => `tel:${dialled(phone)}`;

/** Minimum digits of a phone number without its country code. */
const minDigits = 7;

/**
 * Maximum digits of a phone number without its country code, where the code may be written without a plus sign, but not
 * after the zero for calls within the country.
 */
const maxDigits = 10;

/**
 * @param countryCode country code of numbers that have none, digits only. Default: the company's.
 * @returns the WhatsApp URL of a phone number; null if it is no whole number.
 */
export function whatsAppHref(phone: string, countryCode: string = company.countryCode): string | null {
  // The zero in parentheses is for calls within the country.
  const number = dialled(phone.replace('(0)', '')).replace(/^00/, '+');
  const digits = number.replace(/^[+0]/, '');
  if (!/^\d+$/.test(digits) || digits.length < minDigits) return null;
  const mayBeWhole = !number.startsWith('0') && digits.length > maxDigits && digits.startsWith(countryCode);
  const isWhole = number.startsWith('+') || mayBeWhole;
  return `https://wa.me/${isWhole ? '' : countryCode}${digits}`;
}
