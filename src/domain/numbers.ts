/** Parsing and formatting of whole numbers. */
import { string } from 'yup';
import { company } from '#content/company.ts';
import { wholeNumberNeeded } from '#content/domain/numbers.ts';
import { language } from '#content/language.ts';

const plain = new Intl.NumberFormat(language.locale);
const percent = new Intl.NumberFormat(language.locale, { style: 'percent' });
const money = new Intl.NumberFormat(language.locale, {
  style: 'currency',
  currency: company.currency,
  maximumFractionDigits: 0,
});

/** @param count a whole number. @returns `1,200`. */
export const formatNumber = (count: number): string => plain.format(count);

/** @param amount in whole units of the company's currency. @returns `$18,000`. */
export const formatMoney = (amount: number): string => money.format(amount);

/** @param share a fraction of 1. @returns `28%`. */
export const formatPercent = (share: number): string => percent.format(share);

/** The thousands separator of the language: `1,200`. */
const group = plain.formatToParts(10_000).find(({ type }) => type === 'group')?.value ?? ',';

/** Characters that people add to numbers: `$18,000`, `18 000`. */
const signs = /[\s$€£]/g;

/** A number in groups of three digits; anything else with a separator is not a whole number: `1234,50`. */
const groupedDigits = new RegExp(`^\\d{1,3}(?:[${group}]\\d{3})+$`);

/** @param typedNumber a whole number as people write it: `$18,000`. @returns its digits; other texts only lose `signs`. */
function digitsOf(typedNumber: string): string {
  const text = typedNumber.replace(signs, '');
  return groupedDigits.test(text) ? text.replaceAll(group, '') : text;
}

/**
 * @param max the maximum.
 * @param example an example for the error message.
 * @returns the schema of a whole number typed as text: digits, or empty if unknown.
 */
export const wholeNumber = (max: number, example: number) =>
  string()
    .transform((text: unknown) => (typeof text === 'string' ? digitsOf(text) : text))
    .default('')
    .max(60)
    .test(
      'whole-number',
      wholeNumberNeeded(formatNumber(max), formatNumber(example)),
      (text) => text === '' || (/^\d+$/.test(text) && Number(text) <= max),
    );

/** @returns the number of a validated text; null if it is empty. */
export const numberOf = (text: string): number | null => (text === '' ? null : Number(text));
