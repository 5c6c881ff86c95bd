/** @returns a file as a data URL, which the demo uses because it has no server to store files. */
export async function dataUrlOf(file: Blob): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return `data:${file.type};base64,${btoa(text)}`;
}
