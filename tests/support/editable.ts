import { fireEvent } from '@testing-library/react';

const nowhere = () => new DOMRect();
const noRects = () => [] as unknown as DOMRectList;

/** Adds the layout methods to jsdom that the editor calls. */
export function placeWords(): void {
  document.elementFromPoint = () => null;
  Range.prototype.getBoundingClientRect = nowhere;
  Range.prototype.getClientRects = noRects;
  Element.prototype.getClientRects = noRects;
}

/** Pastes HTML, and files copied with it, into an editable element, because jsdom does not support typing there. */
export function paste(editable: HTMLElement, html: string, files: readonly File[] = []): void {
  const getData = (type: string) => (type === 'text/html' ? html : '');
  fireEvent.paste(editable, { clipboardData: { getData, types: ['text/html'], files } });
}
