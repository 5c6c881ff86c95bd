import { leadFileSentences, sizeUnits } from '#content/domain/leadFile.ts';
import { language } from '#content/language.ts';
import type { Person } from './session.ts';
import { lineOfText } from './texts.ts';

/** A file that lies with a lead: a contract, a plan, a photograph of the place. */
export interface LeadFile {
  id: string;
  /** The file's name on the machine that it came from. */
  name: string;
  /** In bytes. */
  size: number;
  /** Instant, ISO 8601 UTC. */
  addedAt: string;
  /** Null where the account is no longer there. */
  by: Person | null;
}

/** Largest file that lies with a lead, in bytes. */
export const largestFile = 15 * 1024 * 1024;

/** Files that a lead may have. */
export const mostFiles = 50;

const longestName = 200;

/** Sentences of what is refused. */
export const fileTooLarge = leadFileSentences.tooLarge(largestFile / 1024 / 1024);
export const fileEmpty = leadFileSentences.empty;
export const tooManyFiles = leadFileSentences.tooMany(mostFiles);

/** @returns a file's name as it is kept: one line, without a folder, never empty. */
export function fileNameOf(name: string): string {
  const last = name.split(/[\\/]/).at(-1) ?? '';
  const kept = lineOfText(longestName).cast([...last.replace(/\p{Cc}/gu, '')].slice(0, longestName).join(''));
  return kept || 'file';
}

/** @param bytes a size. @returns `812 bytes`, `1.4 MB`. */
export function formatSize(bytes: number): string {
  const power = Math.min(sizeUnits.length - 1, Math.floor(Math.log(Math.max(1, bytes)) / Math.log(1024)));
  const size = bytes / 1024 ** power;
  const digits = power === 0 || size >= 10 ? 0 : 1;
  const format = { minimumFractionDigits: digits, maximumFractionDigits: digits, useGrouping: false };
  return `${new Intl.NumberFormat(language.locale, format).format(size)} ${sizeUnits[power]}`;
}
