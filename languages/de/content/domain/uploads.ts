import type * as house from '#content/domain/uploads.ts';

export const pictureTooLarge: typeof house.pictureTooLarge = (megabytes) =>
  `Bitte wählen Sie ein Bild von höchstens ${megabytes}\u00a0MB.`;

/** Error message for a file that is not a picture. */
export const pictureNeeded = 'Bitte wählen Sie eine Bilddatei.';
