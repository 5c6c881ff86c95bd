import type * as house from '#content/domain/uploads.ts';

export const pictureTooLarge: typeof house.pictureTooLarge = (megabytes) =>
  `Bitte wählen Sie ein Bild von höchstens ${megabytes} MB.`;

/** Error message for a file that is not a picture. */
export const pictureNeeded = 'Bitte wählen Sie eine Bilddatei.';
