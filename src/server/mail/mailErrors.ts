/** An error of Nodemailer: its code, the command that failed, and the mail server's reply. */
export interface MailError extends Error {
  /** E.g. `EAUTH`, `EENVELOPE`, `ECONNECTION`. */
  code?: string;
  /** E.g. `CONN`, `AUTH PLAIN`, `MAIL FROM`, `RCPT TO`, `DATA`. */
  command?: string;
  /** The reply code of the mail server, e.g. 550; missing if there was no reply. */
  responseCode?: number;
  /** The reply itself, without what Nodemailer says about it in `message`; missing if there was none. */
  response?: string;
}

/** The recipient's mailbox is full, which is temporary. Source: RFC 5321, 4.5.3.1.10. */
const mailboxFull = 552;

/** @returns whether the failure concerns only this mail or its recipient, so that other mails may succeed. */
export const isMailSpecific = ({ command }: MailError): boolean =>
  command === 'RCPT TO' || command === 'DATA' || command === 'API';

/**
 * @returns whether the mail server rejects this mail permanently; other errors, e.g. a wrong password, are temporary.
 */
export const isPermanent = (error: MailError): boolean => {
  const { command, responseCode = 0 } = error;
  return (command === 'RCPT TO' || command === 'DATA') && responseCode >= 500 && responseCode !== mailboxFull;
};

/** An error of OpenSSL in the words of Node.js: thread, code, library, function, reason, file and line. */
const openSslError = /^[\dA-F]+:error:[\dA-F]+:([^:]*):[^:]*:([^:]+):/;

/** @returns the message of an error without what only programmers read, e.g. `SSL routines: wrong version number`. */
export const readableMessage = ({ message }: Error): string => {
  const [, library, reason] = openSslError.exec(message) ?? [];
  return reason === undefined ? message.trim() : `${library}: ${reason}`;
};
