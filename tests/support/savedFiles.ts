import { vi } from 'vitest';

/** @returns a list of files saved through the browser's downloads, until the end of the test. */
export function savedFiles(): { file: Blob; name: string }[] {
  const saved: { file: Blob; name: string }[] = [];
  let file = new Blob();
  URL.createObjectURL = (blob) => {
    file = blob as Blob;
    return 'blob:file';
  };
  URL.revokeObjectURL = () => undefined;
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push({ file, name: this.download });
  });
  return saved;
}
