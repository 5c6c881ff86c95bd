import { expect, it } from 'vitest';
import {
  isUploadFile,
  readUpload,
  uploadFile,
  uploadName,
  uploadPath,
  uploadTooLarge,
  uploadWidthsOf,
} from '#domain/uploads.ts';

const facts = { hash: '0123456789abcdef', width: 1200, height: 800, color: 'a1b2c3' };

it('The URL of an uploaded picture contains its size and colour', () => {
  const name = uploadName(facts);
  const address = uploadPath(uploadFile(name, 960, 'webp'));
  expect(address).toBe('/uploads/0123456789abcdef-1200x800-a1b2c3-960.webp');
  expect(readUpload(address)).toEqual({ ...facts, name });
});

it.each([
  '',
  'planning-flatlay',
  '/uploads/0123456789abcdef-1200x800-a1b2c3-960.avif',
  'https://example.com/uploads/0123456789abcdef-1200x800-a1b2c3-960.webp',
  '/uploads/0123456789abcdef-1200x800-a1b2c3-960.webp?x',
  '/uploads/0123456789abcdef-1200x800-960.webp',
])('"%s" is not the URL of an uploaded picture', (text) => expect(readUpload(text)).toBeNull());

it.each([
  [3000, [480, 960, 1600]],
  [1600, [480, 960, 1600]],
  [1000, [480, 960, 1000]],
  [480, [480]],
  [20, [20]],
])('A picture of %i px is stored in these widths, none above its own: %j', (width, widths) => {
  expect(uploadWidthsOf(width)).toEqual(widths);
});

it('isUploadFile accepts nothing but the file name of a picture', () => {
  const name = uploadFile(uploadName(facts), 480, 'avif');
  expect(isUploadFile(name)).toBe(true);
  for (const other of ['', `../${name}`, `${name}.part`, `${name}\n`, name.replace('avif', 'png'), uploadName(facts)]) {
    expect(isUploadFile(other), other).toBe(false);
  }
});

it('The error for too large a picture gives the limit in whole megabytes', () => {
  expect(uploadTooLarge(15 * 1024 * 1024)).toContain(' 15 MB');
});
