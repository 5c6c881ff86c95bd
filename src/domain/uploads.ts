/** The names of uploaded pictures, said once: whoever shows a picture knows its size and colour without asking. */
import { pictureTooLarge } from '#content/domain/uploads.ts';

export { pictureNeeded } from '#content/domain/uploads.ts';

/** The widths in which an upload is kept, in px, as far as it is that wide itself. */
export const uploadWidths = [480, 960, 1600] as const;

/** Largest picture that is taken, in bytes, unless a server's settings say otherwise. */
export const largestUpload = 15 * 1024 * 1024;

/** @param bytes the most that is taken. @returns what is said of a larger picture. */
export const uploadTooLarge = (bytes: number): string => pictureTooLarge(Math.floor(bytes / 1024 / 1024));

/** The facts in the file name of an uploaded picture. */
export interface UploadFacts {
  /** Hash of the upload's bytes, 16 hex digits: the same picture has the same name. */
  hash: string;
  /** In px, upright. */
  width: number;
  height: number;
  /** The picture's mean colour, six hex digits. */
  color: string;
}

const namePattern = '([\\da-f]{16})-(\\d{1,5})x(\\d{1,5})-([\\da-f]{6})';
const file = new RegExp(`^${namePattern}-\\d{1,5}\\.(avif|webp)$`);
const address = new RegExp(`^/uploads/(${namePattern})-\\d{1,5}\\.webp$`);

/** @returns the name of a picture; those of its files begin with it. */
export const uploadName = ({ hash, width, height, color }: UploadFacts): string =>
  `${hash}-${width}x${height}-${color}`;

/** @returns the widths of a picture's files, in px; its own, where it is narrower than the widest, is the last. */
export const uploadWidthsOf = (width: number): number[] => [
  ...new Set(uploadWidths.map((wanted) => Math.min(wanted, width))),
];

/** @returns the name of one of a picture's files. */
export const uploadFile = (name: string, width: number, type: 'avif' | 'webp'): string => `${name}-${width}.${type}`;

/** @returns the address of a picture's file. */
export const uploadPath = (fileName: string): string => `/uploads/${fileName}`;

/** @returns whether this can be the name of a picture's file; nothing else is asked for, and no path gets through. */
export const isUploadFile = (name: string): boolean => file.test(name);

/** @param text an address, e.g. that of a post's picture. @returns the picture's name and what it says, or null. */
export function readUpload(text: string): (UploadFacts & { name: string }) | null {
  const [, name, hash, width, height, color] = address.exec(text) ?? [];
  if (!name || !hash || !color) return null;
  return { name, hash, width: Number(width), height: Number(height), color };
}
