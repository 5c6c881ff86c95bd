import type { BookingRules, BookingRulesForm } from '#domain/bookingRules.ts';

/** When clients may pick a time. */
export interface BookingRulesVerbs {
  /** Staff only. @returns the rules as they are. */
  get(): Promise<BookingRules>;
  /**
   * Owners only. @param version the one that was changed. @throws NotAllowed @throws InvalidInput
   * @throws Conflict<BookingRules> where somebody else has saved others since.
   */
  update(form: BookingRulesForm, version: number): Promise<BookingRules>;
}
