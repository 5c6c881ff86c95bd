import { fireEvent } from '@testing-library/react';

const nowhere = () => new DOMRect();
const noRects = () => [] as unknown as DOMRectList;

/** Gives jsdom the positions of words, which an editable text asks the browser for. */
export function placeWords(): void {
  document.elementFromPoint = () => null;
  Range.prototype.getBoundingClientRect = nowhere;
  Range.prototype.getClientRects = noRects;
  Element.prototype.getClientRects = noRects;
}

/** Pastes into an editable text, as far as jsdom goes the way in which words get there. */
export function paste(editable: HTMLElement, html: string): void {
  const getData = (type: string) => (type === 'text/html' ? html : '');
  fireEvent.paste(editable, { clipboardData: { getData, types: ['text/html'], files: [] } });
}
