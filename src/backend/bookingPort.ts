import type { BookingRules, BookingRulesForm } from '#domain/bookingRules.ts';
import type { ConsultationPage } from '#domain/consultation.ts';

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

/**
 * How clients pick a time for a consultation, by a personal link. What is for clients may reject with `TooManyAttempts`,
 * and what changes something with `NotFound`, where the link is over or unknown.
 */
export interface ConsultationVerbs {
  /**
   * Staff only. Makes a personal link for a lead. @param byMail whether a mail brings it to the lead.
   * @returns its token, which is shown once; null where a mail brings it.
   * @throws NotFound where there is no such lead, or no address to which a mail could go.
   */
  makeLink(leadId: string, byMail: boolean): Promise<string | null>;
  /** @returns what the client sees by a link; null where it is over or unknown. */
  read(token: string): Promise<ConsultationPage | null>;
  /**
   * Picks a time, in the place of what was picked before; the same one twice is one. @param startsAt one of the `times`.
   * @throws InvalidInput (`startsAt`) where nobody is free then, or it is too late to change what was picked.
   */
  pick(token: string, startsAt: string): Promise<ConsultationPage>;
  /** Cancels what was picked. @throws InvalidInput (`startsAt`) where it is too late for that. */
  cancel(token: string): Promise<ConsultationPage>;
}
