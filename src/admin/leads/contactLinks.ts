/** @returns a number for `tel:` links: digits and plus sign alone. */
const dialled = (phone: string) => phone.replace(/[^\d+]/g, '');

/** @returns the address that calls a number. */
export const telHref = (phone: string): string => `tel:${dialled(phone)}`;

/** @returns the address of a chat with a number; null where it lacks its country, without which WhatsApp finds nobody. */
export function whatsAppHref(phone: string): string | null {
  const number = dialled(phone);
  return number.startsWith('+') ? `https://wa.me/${number.slice(1)}` : null;
}
