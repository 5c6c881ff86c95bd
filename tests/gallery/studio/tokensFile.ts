import type { ThemeTokens } from '#theme';
import source from '../../../theme/tokens.ts?raw';

/** The formatter's maximum line length. */
const width = 120;

/**
 * @returns a value as source code, formatted like the project's. @param before text on the same line before the value.
 */
function literal(value: unknown, indent = '', before = ''): string {
  if (typeof value === 'string') return /['\\]/.test(value) ? JSON.stringify(value) : `'${value}'`;
  if (typeof value !== 'object' || value === null) return String(value);
  const entries = Object.entries(value);
  const line = `{ ${entries.map(([name, part]) => `${name}: ${literal(part)}`).join(', ')} }`;
  const isFlat = entries.every(([, part]) => typeof part !== 'object');
  if (isFlat && before !== '' && indent.length + before.length + line.length < width) return line;
  const inner = `${indent}  `;
  const lines = entries.map(([name, part]) => `${inner}${name}: ${literal(part, inner, `${name}: `)},\n`);
  return `{\n${lines.join('')}${indent}}`;
}

/** @returns all tokens except for the two schemes, as source code. */
const besideSchemes = ({ colors: _, ...others }: ThemeTokens) =>
  literal(others).replace('{\n', '{\n  colors: { light, dark },\n');

/** @returns the content of a brand's `tokens.ts`. */
export function brandTokensFile(tokens: ThemeTokens): string {
  const scheme = (name: 'light' | 'dark') => `const ${name}: ColorTokens = ${literal(tokens.colors[name])};\n\n`;
  return `import type { ColorTokens, ThemeTokens } from '#theme/tokens.ts';

${scheme('light')}${scheme('dark')}/** \`theme/tokens.ts\` says of each what it is. */
export const brandTokens: ThemeTokens = ${besideSchemes(tokens)};
`;
}

/** @returns the content of `theme/tokens.ts` with these tokens; comments and types stay. */
export function tokensFile(tokens: ThemeTokens): string {
  const { colors } = tokens;
  return source
    .replace(/(const light: ColorTokens = )\{[\s\S]*?\n\}(?=;)/, (_all, begin) => begin + literal(colors.light))
    .replace(/(const dark: ColorTokens = )\{[\s\S]*?\n\}(?=;)/, (_all, begin) => begin + literal(colors.dark))
    .replace(/(const houseTokens: ThemeTokens = )\{[\s\S]*?\n\}(?=;)/, (_all, begin) => begin + besideSchemes(tokens));
}
