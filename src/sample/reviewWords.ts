/** Texts of the sample reviews, by writer. */
export const sampleComments = {
  'Emily Carter': 'Every detail was thought through.',
  'David Kim': 'Smooth from first call to last guest.',
  'Laura Stein': 'The team read our minds, and then the weather.',
  'Michael Osei': 'Dinner was ten minutes late. Nobody minded.',
};
