/** Placeholder texts of the gallery. */
export const short = 'A few words';
export const sentence = 'Eighty chairs stand in two rows under the walnut trees, and nobody has to look for theirs.';
export const long = Array.from({ length: 4 }, () => sentence).join(' ');
export const unbroken = `Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen${'verleih'.repeat(6)}`;
