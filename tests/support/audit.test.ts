import { expect, it } from 'vitest';
import { findingsOf } from './audit.ts';

it.each([
  ['{"vulnerabilities":{"left-pad":{"severity":"high"}}}', ['left-pad']],
  ['{"vulnerabilities":{}}', []],
  ['{"message":"405 Method Not Allowed","error":{}}', null],
  ['', null],
])('findingsOf reads the npm audit report %s as %o', (report, findings) => {
  expect(findingsOf(report)).toEqual(findings);
});
