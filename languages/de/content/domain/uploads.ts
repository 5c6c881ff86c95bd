import type * as house from '#content/domain/uploads.ts';

export const pictureTooLarge: typeof house.pictureTooLarge = (megabytes) =>
  `Bitte wählen Sie ein Bild von höchstens ${megabytes} MB.`;

/** Said of what is no picture. */
export const pictureNeeded = 'Bitte wählen Sie eine Bilddatei.';
