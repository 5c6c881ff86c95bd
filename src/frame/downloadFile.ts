/** How long the browser may take to read what it saves, in ms; Safari begins late. */
const readingTime = 40_000;

/** Hands a file to the browser's downloads. @param name what it is called there. */
export function downloadFile(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), readingTime);
}
