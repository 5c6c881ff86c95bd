/** @returns the id of the label of the control with this id. */
export const labelIdOf = (id: string) => `${id}-label`;

/** @returns the id of the sentence that says what is wrong with the control of this id. */
export const errorIdOf = (id: string) => `${id}-error`;

/** @returns the id of the line that helps to fill in the control of this id. */
export const hintIdOf = (id: string) => `${id}-hint`;
