/** Minimum number of digits of a phone number. */
const minPhoneDigits = 7;

/** Maximum digits of a phone number that are compared: country codes are often left out. */
const comparedDigits = 10;

/** Minimum digits for which a search text counts as a part of a phone number. */
const minSearchedDigits = 3;

/**
 * @returns the last ten digits of a phone number, for comparison regardless of formatting; empty if it is too short.
 */
export function phoneDigits(phone: string): string {
  const digits = phone.replace(/\D/g, '');
  return digits.length < minPhoneDigits ? '' : digits.slice(-comparedDigits);
}

/**
 * @returns the digits of a search text that may be a part of a phone number, in any formatting, without the zeros before
 * an area or country code; otherwise empty.
 */
export function searchedDigits(text: string): string {
  if (!/^[\d\s()+./-]*$/.test(text)) return '';
  const digits = text.replace(/\D/g, '').replace(/^0+/, '').slice(-comparedDigits);
  return digits.length < minSearchedDigits ? '' : digits;
}
