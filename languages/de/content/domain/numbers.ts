import type * as house from '#content/domain/numbers.ts';

export const wholeNumberNeeded: typeof house.wholeNumberNeeded = (most, example) =>
  `Bitte geben Sie eine ganze Zahl bis höchstens ${most} an, zum Beispiel ${example}.`;
