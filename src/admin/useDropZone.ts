import { type DragEvent, useState } from 'react';

/**
 * Lets files be dropped on an element.
 * @param onFiles called with the dropped files, at least one.
 * @returns the element's props, and whether something is being dragged over it.
 */
export function useDropZone(onFiles: (files: readonly File[]) => void) {
  const [over, setOver] = useState(false);
  const drag = (inside: boolean) => (event: DragEvent) => {
    // Otherwise the browser refuses the drop, or opens the file.
    event.preventDefault();
    setOver(inside);
  };
  const onDrop = (event: DragEvent) => {
    drag(false)(event);
    const files = [...event.dataTransfer.files];
    if (files.length > 0) onFiles(files);
  };
  return { over, zone: { onDragEnter: drag(true), onDragOver: drag(true), onDragLeave: drag(false), onDrop } };
}
