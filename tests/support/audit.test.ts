import { expect, it } from 'vitest';
import { findingsOf } from './audit.ts';

it.each([
  ['{"vulnerabilities":{"left-pad":{"severity":"high"}}}', ['left-pad']],
  ['{"vulnerabilities":{}}', []],
  ['{"message":"405 Method Not Allowed","error":{}}', null],
  ['', null],
])('what npm says of advisories, %s, is read as %o', (report, findings) => {
  expect(findingsOf(report)).toEqual(findings);
});
