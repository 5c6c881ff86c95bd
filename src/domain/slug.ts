/** Maximum length of a slug, in characters. */
const maxLength = 80;

/**
 * @param title in any language.
 * @returns a slug: lower-case words joined by hyphens, without accents on Latin letters, cut between words; empty if
 * the title contains neither letters nor digits.
 */
export function slugOf(title: string): string {
  const words = title
    .normalize('NFKD')
    // Accents, apostrophes, and the invisible marks that follow emoji.
    .replace(/[\u0300-\u036f\ufe00-\ufe0f\u20e3'’]/g, '')
    .toLowerCase()
    .normalize('NFC')
    .split(/[^\p{L}\p{N}\p{M}]+/u)
    .filter(Boolean);
  let slug = '';
  for (const word of words) {
    const longer = slug ? `${slug}-${word}` : word;
    if (longer.length > maxLength) break;
    slug = longer;
  }
  return slug || [...(words[0] ?? '')].slice(0, maxLength / 2).join('');
}
