import { leadFileSentences, sizeUnits } from '#content/domain/leadFile.ts';
import { language } from '#content/language.ts';
import type { Person } from './session.ts';
import { lineOfText, withoutHidden } from './texts.ts';

/** A file attached to a lead, e.g. a contract, a plan or a photograph of the venue. */
export interface LeadFile {
  id: string;
  /** The file's original name. */
  name: string;
  /** Size in bytes. */
  size: number;
  /** Instant, ISO 8601 UTC. */
  addedAt: string;
  /** Null if the account was deleted. */
  by: Person | null;
}

/** Maximum size of an attached file, in bytes. */
export const maxFileBytes = 15 * 1024 * 1024;

/** Maximum number of files per lead. */
export const maxFiles = 50;

const maxNameLength = 200;

/** Error message for a file with more than `maxFileBytes`. */
export const fileTooLarge = leadFileSentences.tooLarge(maxFileBytes / 1024 / 1024);

/** Error message for a file without content. */
export const fileEmpty = leadFileSentences.empty;

/** Error message if the lead already has `maxFiles`. */
export const tooManyFiles = leadFileSentences.tooMany(maxFiles);

/** @returns a normalised file name: one line, without folders and hidden characters, never empty. */
export function fileNameOf(name: string): string {
  const last = name.split(/[\\/]/).at(-1) ?? '';
  const characters = [...withoutHidden(last).replace(/\p{Cc}/gu, '')];
  // A shortened name keeps its ending, by which systems choose the program.
  const [ending = ''] = /\.\w{1,10}$/.exec(last) ?? [];
  const isLong = characters.length > maxNameLength;
  const kept = isLong ? [...characters.slice(0, maxNameLength - ending.length), ending] : characters;
  return lineOfText(maxNameLength).cast(kept.join('')) || 'file';
}

/** @param bytes size in bytes. @returns `812 bytes`, `1.4 MB`. */
export function formatSize(bytes: number): string {
  const power = Math.min(sizeUnits.length - 1, Math.floor(Math.log(Math.max(1, bytes)) / Math.log(1024)));
  const size = bytes / 1024 ** power;
  const digits = power === 0 || size >= 10 ? 0 : 1;
  const format = { minimumFractionDigits: digits, maximumFractionDigits: digits, useGrouping: false };
  return `${new Intl.NumberFormat(language.locale, format).format(size)} ${sizeUnits[power]}`;
}
