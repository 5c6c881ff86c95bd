import { createDocument, getSchema } from '@tiptap/core';
import { extensions } from './extensions.ts';

/** @returns whether two contents are the same text, in whatever tags each was stored. */
export function sameContent(html: string, other: string): boolean {
  if (html === other) return true;
  const schema = getSchema(extensions);
  return createDocument(html, schema).eq(createDocument(other, schema));
}
