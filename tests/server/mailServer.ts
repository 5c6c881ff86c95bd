import type { AddressInfo } from 'node:net';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { smtpSender } from '#server/mail/mailer.ts';
import { onTestEnd } from './testServer.ts';

/** A mail server that stores received mails. @param options errors to respond with. */
export async function mailServer(options: SMTPServerOptions = {}) {
  const mails: { from: string; to: string[]; text: string }[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, session, done) {
      let text = '';
      stream.on('data', (chunk) => {
        text += chunk;
      });
      stream.on('end', () => {
        const { mailFrom, rcptTo } = session.envelope;
        mails.push({ from: mailFrom ? mailFrom.address : '', to: rcptTo.map(({ address }) => address), text });
        done();
      });
    },
    ...options,
  });
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const close = () => new Promise<void>((resolve) => server.close(resolve));
  onTestEnd(close);
  return { url: `127.0.0.1:${(server.server.address() as AddressInfo).port}`, mails, close };
}

/** @param url of a mail server. @returns a function that sends mails through it. */
export const sender = (url: string) => smtpSender(`smtp://${url}`, 'hello@example.org', 'https://example.org');
