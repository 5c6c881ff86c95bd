import type { Attachment } from 'postal-mime';
import { describe, expect, it } from 'vitest';
import { deliveryReportOf } from '#server/mail/deliveryReport.ts';

const part = (content: string, mimeType = 'message/delivery-status'): Attachment => ({
  filename: null,
  mimeType,
  disposition: null,
  content,
});

const failed = 'Final-Recipient: rfc822; ada@example.com\nAction: failed';

describe('A report about a mail that was not delivered', () => {
  it.each([
    [
      'the sentence of the mail server',
      `${failed}\nStatus: 5.1.1\nDiagnostic-Code: smtp; 550 No such user`,
      '550 No such user',
    ],
    ['a sentence of several lines', `${failed}\nDiagnostic-Code: x-unix; 550 No\n   such\n\tuser`, '550 No such user'],
    ['a sentence without a kind', `${failed}\nDiagnostic-Code: 550 No such user`, '550 No such user'],
    ['a sentence with a semicolon', `${failed}\nDiagnostic-Code: smtp; 550 No; such user`, '550 No; such user'],
    ['the status', `${failed}\nStatus: 5.1.1`, '5.1.1'],
    ['the status if the sentence is empty', `${failed}\nStatus: 5.1.1\nDiagnostic-Code: smtp;`, '5.1.1'],
    ['the status of an unknown failure', failed, '5.0.0'],
    [
      'lines and names as other programs write them',
      'FINAL-RECIPIENT: a@b\r\nACTION:Failed\r\nstatus:5.2.2 \r\n',
      '5.2.2',
    ],
    [
      'the recipient to whom it was not delivered',
      `Reporting-MTA: dns; mx\nStatus: 1.1.1\n\nFinal-Recipient: a\nAction: delivered\nStatus: 2.0.0\n \n\n${failed}\nStatus: 5.1.1`,
      '5.1.1',
    ],
    ['lines that end as those of old Macs do', `${failed}\nStatus: 5.1.1`.replaceAll('\n', '\r'), '5.1.1'],
    ['the recipient after several empty lines', `Reporting-MTA: dns; mx\n \n\t\n\n${failed}\nStatus: 5.1.1`, '5.1.1'],
    ['a sentence with another that looks like its kind', `${failed}\nDiagnostic-Code: 550 smtp; No`, '550 smtp; No'],
    ['only lines that begin with a field', `${failed}\n(Status: 5.9.9\nStatus: 5.1.1`, '5.1.1'],
    ['only lines that are fields', `${failed}\nStatus 5.9.9\n: 5.8.8\nStatus: 5.1.1`, '5.1.1'],
  ])('says why: %s', (_what, status, reason) => {
    const parts = [part('Status: 5.5.5', 'text/plain'), part(status, 'Message/Delivery-Status')];
    expect(deliveryReportOf(parts)).toEqual({ reason });
  });

  it.each([
    ['there is none', [part(failed, 'text/plain')]],
    ['nothing is attached', []],
    ['the mail is delayed', [part(failed.replace('failed', 'delayed'))]],
    ['the mail was delivered', [part(failed.replace('failed', 'delivered'))]],
    ['it says nothing of what happened', [part('Final-Recipient: a')]],
    ['it names no recipient', [part('Action: failed\nStatus: 5.1.1')]],
    ['it is empty', [part('')]],
  ])('is no such report if %s', (_why, parts) => expect(deliveryReportOf(parts)).toBeNull());
});
