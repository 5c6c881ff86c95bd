/** A white sheet on the back office's paper: what stands on it belongs together. */
export const sheetSx = { border: 1, borderColor: 'divider', borderRadius: 2, bgcolor: 'background.paper' } as const;
