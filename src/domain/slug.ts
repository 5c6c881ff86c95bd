/** Longest last part of an address, in characters. */
const longestSlug = 80;

/**
 * @param title in any language. @returns it as the last part of an address: lower case, words with hyphens between them,
 * Latin letters without accents, cut between words; empty where it holds neither letter nor digit.
 */
export function slugOf(title: string): string {
  const words = title
    .normalize('NFKD')
    .replace(/[\u0300-\u036f'’]/g, '')
    .toLowerCase()
    .normalize('NFC')
    .split(/[^\p{L}\p{N}\p{M}]+/u)
    .filter(Boolean);
  let slug = '';
  for (const word of words) {
    const longer = slug ? `${slug}-${word}` : word;
    if (longer.length > longestSlug) break;
    slug = longer;
  }
  return slug || [...(words[0] ?? '')].slice(0, longestSlug / 2).join('');
}
