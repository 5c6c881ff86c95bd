/** @returns a phone number for `tel:` links, with digits and plus sign only. */
const dialled = (phone: string) => phone.replace(/[^\d+]/g, '');

/** @returns the `tel:` URL of a phone number. */
export const telHref = (phone: string): string => `tel:${dialled(phone)}`;

/** @returns the WhatsApp URL of a phone number; null without a country code, which WhatsApp requires. */
export function whatsAppHref(phone: string): string | null {
  const number = dialled(phone);
  return number.startsWith('+') ? `https://wa.me/${number.slice(1)}` : null;
}
