import { fireEvent } from '@testing-library/react';

const nowhere = () => new DOMRect();
const noRects = () => [] as unknown as DOMRectList;

/** Stubs jsdom's missing layout methods that a rich text editor calls. */
export function placeWords(): void {
  document.elementFromPoint = () => null;
  Range.prototype.getBoundingClientRect = nowhere;
  Range.prototype.getClientRects = noRects;
  Element.prototype.getClientRects = noRects;
}

/** Pastes HTML into an editable element, as far as jsdom supports it. */
export function paste(editable: HTMLElement, html: string): void {
  const getData = (type: string) => (type === 'text/html' ? html : '');
  fireEvent.paste(editable, { clipboardData: { getData, types: ['text/html'], files: [] } });
}
