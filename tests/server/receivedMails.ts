/** A mail of the company's, by the id of its outbox row. */
const messageId = (id: string) => `<${id}@example.org>`;

/** The report of a mail server that could not deliver a mail. @param fields of the recipient, in the report. */
export const bounceOf = (id: string, fields: Readonly<Record<string, string>> = {}): string => {
  const allFields = {
    'Final-Recipient': 'rfc822; ada@example.com',
    Action: 'failed',
    Status: '5.1.1',
    'Diagnostic-Code': 'smtp; 550 5.1.1 <ada@example.com>:\n    User unknown',
    ...fields,
  };
  return `From: MAILER-DAEMON@mx.example.org
To: hello@example.org
Subject: Undelivered Mail Returned to Sender
Message-ID: <report@mx.example.org>
Auto-Submitted: auto-replied
MIME-Version: 1.0
Content-Type: multipart/report; report-type=delivery-status; boundary="part"

--part
Content-Type: text/plain

This mail could not be delivered.
--part
Content-Type: message/delivery-status

Reporting-MTA: dns; mx.example.org
Arrival-Date: Tue, 1 Jun 2027 12:00:00 +0000

${Object.entries(allFields)
  .map(([name, value]) => `${name}: ${value}`)
  .join('\n')}

--part
Content-Type: message/rfc822

From: hello@example.org
To: ada@example.com
Message-ID: ${messageId(id)}
Subject: Your event

Dear Ada
--part--
`;
};

/** A mail that answers one of ours. @param headers further ones, or others. */
export const answerTo = (id: string, text = 'Yes, gladly.', headers: Readonly<Record<string, string>> = {}): string => {
  const allHeaders = {
    From: 'Ada Byron <ada@example.com>',
    To: 'hello@example.org',
    Subject: 'Re: Your event',
    'Message-ID': '<answer@example.com>',
    'In-Reply-To': messageId(id),
    ...headers,
  };
  const lines = Object.entries(allHeaders).map(([name, value]) => `${name}: ${value}`);
  return `${lines.join('\n')}\n\n${text}\n`;
};
