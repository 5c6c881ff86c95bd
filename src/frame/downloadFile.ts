/** Time until the object URL is revoked, in ms; Safari reads the file late. */
const readingTime = 40_000;

/** Saves a file through the browser's downloads. @param name the file name. */
export function downloadFile(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), readingTime);
}
