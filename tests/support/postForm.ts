import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import type { Backend } from '#backend/backend.ts';
import { postForm } from '#content/admin/postForm.ts';
import { sampleBackendWith } from './backends.ts';
import { field, fill } from './controls.ts';
import { paste } from './editable.ts';

/** @returns the editor of a post's content. */
export const postContent = (): HTMLElement => screen.getByRole('textbox', { name: postForm.labels.content });

/** Fills in the required fields of a post. */
export function fillInPost(): void {
  fill(new RegExp(postForm.labels.title), 'Lanterns in the rain');
  fill(new RegExp(postForm.labels.excerpt), 'Paper or glass?');
  fill(new RegExp(postForm.labels.category), 'decoration');
  paste(postContent(), '<p>Glass.</p>');
}

/** Chooses a file in a picture field. @param type media type. */
export function choosePicture(name: RegExp, type = 'image/png'): void {
  fireEvent.change(field(name), { target: { files: [new File(['picture'], 'hall', { type })] } });
}

/** @returns the backend, whose uploads the test ends one by one with the address of the picture. */
export function slowPictures(backend: Backend = sampleBackendWith({})) {
  const uploads: ((address: string) => void)[] = [];
  backend.images.store = () => new Promise((end) => void uploads.push(end));
  const end = async (address: string, next: () => ((address: string) => void) | undefined) => {
    await waitFor(() => expect(uploads).not.toHaveLength(0));
    await act(async () => next()?.(address));
  };
  return {
    backend,
    /** Ends the upload that began first. */
    finish: (address: string) => end(address, () => uploads.shift()),
    /** Ends the upload that began last. */
    finishLast: (address: string) => end(address, () => uploads.pop()),
  };
}

/** @returns a backend with another method for saving posts. */
export const savingBy = (saving: Backend['posts']['create']): Backend =>
  sampleBackendWith({ posts: { create: saving, update: (_id, form) => saving(form, '') } });
