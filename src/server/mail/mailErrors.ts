/** An error of nodemailer: its own code, the command that was refused, and the mail server's reply. */
export interface MailError extends Error {
  /** E.g. `EAUTH`, `EENVELOPE`, `ECONNECTION`. */
  code?: string;
  /** E.g. `CONN`, `AUTH PLAIN`, `MAIL FROM`, `RCPT TO`, `DATA`. */
  command?: string;
  /** The reply of the mail server, e.g. 550; missing where there was none. */
  responseCode?: number;
}

/** The recipient's mailbox is full: it may have room tomorrow. Source: RFC 5321, 4.5.3.1.10. */
const mailboxFull = 552;

/** @returns whether the mail itself was refused, or its recipient: others may get through all the same. */
export const isOfThisMail = ({ command }: MailError): boolean =>
  command === 'RCPT TO' || command === 'DATA' || command === 'API';

/** @returns whether the mail server will never take this mail. All else may pass: a wrong password, a full disk. */
export const isForGood = (error: MailError): boolean => {
  const { command, responseCode = 0 } = error;
  return (command === 'RCPT TO' || command === 'DATA') && responseCode >= 500 && responseCode !== mailboxFull;
};
