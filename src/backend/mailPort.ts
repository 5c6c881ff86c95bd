import type { ListQuery } from '#domain/pagedQuery.ts';
import type { UnsentMailPage } from '#domain/unsentMail.ts';
import type { ReadOptions } from './backend.ts';

/** Methods for mails that were not sent yet. Staff other than owners do not see mails to accounts. */
export interface MailPort {
  /** Staff only. @returns the requested page of the unsent mails that the user may see, without their text. */
  list(query: ListQuery, options?: ReadOptions): Promise<UnsentMailPage>;
  /**
   * Staff only. Makes a mail due at once, also a rejected one; one that is being sent stays as it is, so that it is not
   * sent twice.
   * @throws NotFound if it was sent or deleted since, or the user may not see it
   */
  retry(id: string): Promise<void>;
  /** Staff only. Deletes a mail; one that is being sent still arrives. @throws NotFound as `retry` */
  discard(id: string): Promise<void>;
}
