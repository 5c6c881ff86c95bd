/** Names of uploaded pictures, which contain size and mean colour, so that pages need no lookup to show a picture. */
import { pictureTooLarge } from '#content/domain/uploads.ts';

export { pictureNeeded } from '#content/domain/uploads.ts';

/** Widths of the variants of an upload, in px; never wider than the original. */
export const uploadWidths = [480, 960, 1600] as const;

/** Default maximum size of an uploaded picture, in bytes. */
export const maxUploadBytes = 15 * 1024 * 1024;

/** @param bytes the maximum size. @returns the error message for a larger picture. */
export const uploadTooLarge = (bytes: number): string => pictureTooLarge(Math.floor(bytes / 1024 / 1024));

/** The facts in the file name of an uploaded picture. */
export interface UploadFacts {
  /** Hash of the upload's bytes, 16 hex digits; identical pictures have the same name. */
  hash: string;
  /** Size in px, in upright orientation. */
  width: number;
  height: number;
  /** Mean colour of the picture, six hex digits. */
  color: string;
}

const namePattern = '([\\da-f]{16})-(\\d{1,5})x(\\d{1,5})-([\\da-f]{6})';
const file = new RegExp(`^${namePattern}-\\d{1,5}\\.(avif|webp)$`);
const address = new RegExp(`^/uploads/(${namePattern})-\\d{1,5}\\.webp$`);

/** @returns the name of a picture, with which the names of its files begin. */
export const uploadName = ({ hash, width, height, color }: UploadFacts): string =>
  `${hash}-${width}x${height}-${color}`;

/** @returns the widths of a picture's files, in px; for a narrower picture, the last one is its own width. */
export const uploadWidthsOf = (width: number): number[] => [
  ...new Set(uploadWidths.map((uploadWidth) => Math.min(uploadWidth, width))),
];

/** @returns the name of a variant's file. */
export const uploadFile = (name: string, width: number, type: 'avif' | 'webp'): string => `${name}-${width}.${type}`;

/** @returns the URL path of a picture's file. */
export const uploadPath = (fileName: string): string => `/uploads/${fileName}`;

/** @returns whether a text is a valid file name of a picture; this also rules out path traversal. */
export const isUploadFile = (name: string): boolean => file.test(name);

/** @param text a URL path, e.g. of a post's picture. @returns the picture's name and the facts in it, or null. */
export function readUpload(text: string): (UploadFacts & { name: string }) | null {
  const [, name, hash, width, height, color] = address.exec(text) ?? [];
  if (!name || !hash || !color) return null;
  return { name, hash, width: Number(width), height: Number(height), color };
}
