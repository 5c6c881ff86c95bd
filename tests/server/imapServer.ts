import type { AddressInfo } from 'node:net';
import { createServer, type Socket } from 'node:net';
import { createInterface } from 'node:readline';
import { onTestEnd } from './testServer.ts';

/** The user and password of the mailbox. */
const user = 'hello@example.org';
const password = 'p@ss"word';

/** A mailbox with IMAP access that stores what it is given; it can only be read. */
export async function imapServer() {
  const mails: { uid: number; source: string; receivedAt: string }[] = [];
  const commands: string[] = [];
  const mailbox = { validity: 7, isSilent: false };
  let lastUid = 0;

  const literal = (name: string, text: string) => `${name} {${Buffer.byteLength(text)}}\r\n${text}`;
  /** The structure of a body, as far as reports are told from other mails by it. */
  const structureOf = (source: string) => {
    const text = '("TEXT" "PLAIN" NIL NIL NIL "7BIT" 10 1)';
    return /^content-type: multipart\/report/im.test(source) ? `(${text} "REPORT" NIL NIL NIL)` : text;
  };
  /** @param names of the wanted headers, in upper case. */
  const headersOf = (source: string, names: readonly string[]) => {
    const lines = source.split('\r\n\r\n')[0]?.split('\r\n') ?? [];
    const wanted = lines.filter((line) => names.includes(line.split(':')[0]?.toUpperCase() ?? ''));
    return `${wanted.join('\r\n')}\r\n\r\n`;
  };

  /** The envelope of a mail, of which only the sender is known. */
  const envelopeOf = (source: string) => {
    const [, user, host] = /^From: (?:.*<)?([^\s@<>]+)@([^\s@<>]+)/im.exec(source) ?? [];
    const from = user ? `((NIL NIL "${user}" "${host}"))` : 'NIL';
    return `(NIL NIL ${from} NIL NIL NIL NIL NIL NIL NIL)`;
  };

  const answers: Readonly<Record<string, (rest: string) => string[]>> = {
    CAPABILITY: () => ['CAPABILITY IMAP4rev1'],
    LIST: () => ['LIST (\\HasNoChildren) "/" INBOX'],
    // Only one folder has mails.
    EXAMINE: (name) => [
      `${name === 'INBOX' ? mails.length : 0} EXISTS`,
      `OK [UIDVALIDITY ${mailbox.validity}] valid`,
      `OK [UIDNEXT ${name === 'INBOX' ? lastUid + 1 : 1}] next`,
    ],
    'UID SEARCH': (rest) => {
      const first = Number(/UID (\d+):\*/.exec(rest)?.[1]);
      const [, since] = /SINCE (\S+)/.exec(rest) ?? [];
      // As real servers do: `*` is the last mail, which is part of the range even if it is before its beginning.
      const found = mails.filter((mail) =>
        since ? mail.receivedAt >= new Date(`${since} UTC`).toISOString() : mail.uid >= first || mail === mails.at(-1),
      );
      // In any order, which the protocol permits, as for the mails below.
      return [
        `SEARCH ${found
          .map(({ uid }) => uid)
          .reverse()
          .join(' ')}`,
      ];
    },
    'UID FETCH': (rest) => {
      const uids = rest.split(' ')[0]?.split(',').map(Number) ?? [];
      const found = mails.flatMap(({ uid, source, receivedAt }, index) => {
        if (!uids.includes(uid)) return [];
        const [day, time] = [new Date(receivedAt).toUTCString().slice(5, 16), receivedAt.slice(11, 19)];
        const [, names = ''] = /HEADER\.FIELDS \(([^)]*)\)/i.exec(rest) ?? [];
        const maxLength = Number(/BODY\.PEEK\[\]<0\.(\d+)>/.exec(rest)?.[1] ?? 0);
        const parts = [
          `UID ${uid}`,
          rest.includes('BODYSTRUCTURE') && `BODYSTRUCTURE ${structureOf(source)}`,
          rest.includes('ENVELOPE') && `ENVELOPE ${envelopeOf(source)}`,
          rest.includes('INTERNALDATE') && `INTERNALDATE "${day.replaceAll(' ', '-')} ${time} +0000"`,
          names && literal(`BODY[HEADER.FIELDS (${names})]`, headersOf(source, names.toUpperCase().split(' '))),
          maxLength > 0 && literal('BODY[]<0>', source.slice(0, maxLength)),
        ];
        return [`${index + 1} FETCH (${parts.filter(Boolean).join(' ')})`];
      });
      return found.reverse();
    },
  };

  const serve = (socket: Socket) => {
    socket.on('error', () => undefined);
    if (mailbox.isSilent) return;
    socket.write('* OK ready\r\n');
    createInterface(socket).on('line', (line) => {
      const [, tag, command = '', rest = ''] = /^(\S+) (UID \S+|\S+) ?(.*)$/.exec(line) ?? [];
      commands.push(command);
      const isWrong = command === 'LOGIN' && rest !== `"${user}" "${password.replace('"', '\\"')}"`;
      const data = answers[command]?.(rest) ?? [];
      const result = isWrong ? 'NO [AUTHENTICATIONFAILED] Wrong password.' : 'OK done';
      socket.write([...data.map((answer) => `* ${answer}`), `${tag} ${result}`, ''].join('\r\n'));
    });
  };

  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    serve(socket);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestEnd(async () => {
    for (const socket of sockets) socket.destroy();
    await new Promise((resolve) => server.close(resolve));
  });
  const { port } = server.address() as AddressInfo;
  return {
    url: `imap://${encodeURIComponent(user)}:${encodeURIComponent(password)}@127.0.0.1:${port}`,
    mailbox,
    /** The commands that it was given. */
    commands,
    /** How many connections are open. */
    connections: () => sockets.size,
    /** Stores a mail. @param source with line breaks as in a program. @returns its number. */
    receive: (source: string, receivedAt = '2027-06-01T12:00:00.000Z') => {
      lastUid += 1;
      mails.push({ uid: lastUid, source: source.replaceAll('\n', '\r\n'), receivedAt });
      return lastUid;
    },
    /** Deletes a mail. */
    remove: (uid: number) => {
      mails.splice(
        mails.findIndex((mail) => mail.uid === uid),
        1,
      );
    },
  };
}
