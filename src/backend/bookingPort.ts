import type { BookingRules, BookingRulesForm } from '#domain/bookingRules.ts';
import type { ConsultationPage } from '#domain/consultation.ts';

/** Methods for the rules of online booking. */
export interface BookingRulesPort {
  /** Staff only. @returns the current rules. */
  get(): Promise<BookingRules>;
  /**
   * Owners only. Changes the rules.
   * @param version the version that was edited.
   * @throws NotAllowed @throws InvalidInput
   * @throws Conflict<BookingRules> if the rules were changed since.
   */
  update(form: BookingRulesForm, version: number): Promise<BookingRules>;
}

/**
 * Methods for picking a time for a consultation with a personal link. Those for clients may reject with
 * `TooManyAttempts`, and those that change something with `NotFound` if the link is expired or unknown.
 */
export interface ConsultationPort {
  /**
   * Staff only. Creates a personal link for a lead.
   * @param byMail whether to send it to the lead by mail.
   * @returns the token, which is shown once; null if it is sent by mail.
   * @throws NotFound if there is no such lead, or no address to send the mail to.
   */
  makeLink(leadId: string, byMail: boolean): Promise<string | null>;
  /** @returns the page that the client sees for a link; null if the link is expired or unknown. */
  read(token: string): Promise<ConsultationPage | null>;
  /**
   * Picks a time, replacing an earlier pick; does nothing if it is the same time.
   * @param startsAt one of the `times`.
   * @throws InvalidInput (`startsAt`) if nobody is free, or it is too late to change the pick.
   */
  pick(token: string, startsAt: string): Promise<ConsultationPage>;
  /** Cancels the picked time. @throws InvalidInput (`startsAt`) if it is too late. */
  cancel(token: string): Promise<ConsultationPage>;
}
