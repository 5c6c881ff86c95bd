import { serviceClosing } from '#content/servicePage.ts';
import type { PhotoName } from '#content/types.ts';
import { ClosingCall } from '../sections/ClosingCall.tsx';

/** Last section of a service page, e.g. `Ready to Plan Your Wedding?`. */
export function ServiceClosing({ noun, text, photo }: { noun: string; text: string; photo: PhotoName }) {
  return (
    <ClosingCall
      eyebrow={serviceClosing.eyebrow}
      title={serviceClosing.title(noun)}
      text={text}
      button={serviceClosing.button}
      photo={photo}
    />
  );
}
