import { describe, expect, it } from 'vitest';
import { accountSentences } from '#content/domain/account.ts';
import { isGuessable, linkPasswordSchema, minPasswordLength, passwordSchema, profileSchema } from '#domain/account.ts';
import { foldCode, newRecoveryCode } from '#domain/twoStep.ts';
import { uploadFile, uploadName, uploadPath } from '#domain/uploads.ts';

const long = 'gxqzjwkvbpmrty'.slice(0, minPasswordLength);

describe('A new password', () => {
  it('has a minimum length', () => {
    expect(linkPasswordSchema.isValidSync({ token: 'x', next: long })).toBe(true);
    expect(passwordSchema.isValidSync({ current: 'x', next: long })).toBe(true);
    expect(linkPasswordSchema.isValidSync({ token: 'x', next: long.slice(1) })).toBe(false);
    expect(passwordSchema.isValidSync({ current: 'x', next: long.slice(1) })).toBe(false);
  });

  it.each([
    ['digits in order', '1234567890'],
    ['digits in order, and then again', '0123456789012'],
    ['digits backwards', '9876543210'],
    ['letters in order', 'ABCDEFGHIJ'],
    ['a row of keys', 'qwertzuiop'],
    ['a row of keys backwards', 'poiuytrewq'],
    ['one character', 'aaaaaaaaaa'],
    ['a few characters again and again', 'abc1abc1abc1ab'],
    ['a usual word with digits', 'Password2027!'],
    ['a usual word in German', 'passwort123'],
    ['a greeting', 'Willkommen1'],
    ['an email address', 'ada.byron@mail.example.com'],
    ['an email address with capitals and a label', 'Ada.Byron+Events@Mail.Example.com'],
    ['one character in upper and lower case', 'AaaaaAAAaa'],
  ])('may not be %s', (_kind, next) => {
    expect(isGuessable(next)).toBe(true);
    expect(() => passwordSchema.validateSync({ current: 'x', next })).toThrow(accountSentences.harderPassword);
    expect(linkPasswordSchema.isValidSync({ token: 'x', next })).toBe(false);
  });

  it.each(['correct horse', 'password of my aunt', 'x7@kQ9.Zz1L', '1234567891', 'aaaaaaaaaaxyz1', 'abcdefghik'])(
    'may be %j',
    (next) => expect(passwordSchema.isValidSync({ current: 'x', next })).toBe(true),
  );

  it('that is too short says only that', () => {
    expect(() => passwordSchema.validateSync({ current: 'x', next: '12345' }, { abortEarly: false })).toThrow(
      accountSentences.longerPassword(minPasswordLength),
    );
  });

  it('keeps surrounding spaces', () => {
    expect(passwordSchema.cast({ current: ' x ', next: ` ${long} ` })).toEqual({ current: ' x ', next: ` ${long} ` });
  });
});

describe('The profile picture', () => {
  const stored = uploadPath(
    uploadFile(uploadName({ hash: '0123456789abcdef', width: 640, height: 480, color: 'aabbcc' }), 480, 'webp'),
  );

  it.each(['', stored, 'data:image/webp;base64,AAAA'])('may be %o', (picture) => {
    expect(profileSchema.isValidSync({ name: 'Ada Byron', picture })).toBe(true);
  });

  it.each(['https://example.com/picture.webp', '/uploads/other.webp', 'data:text/html,x'])(
    'may not come from elsewhere: %s',
    (picture) => {
      expect(profileSchema.isValidSync({ name: 'Ada Byron', picture })).toBe(false);
    },
  );
});

describe('A recovery code', () => {
  it('consists of four groups of four unambiguous letters and digits', () => {
    expect(newRecoveryCode()).toMatch(/^([\dA-HJKMNP-TV-Z]{4}-){3}[\dA-HJKMNP-TV-Z]{4}$/);
  });

  it('is recognised in any grouping and letter case', () => {
    const code = newRecoveryCode();
    expect(foldCode(` ${code.toLowerCase().replaceAll('-', ' ')} `)).toBe(foldCode(code));
    expect(foldCode(newRecoveryCode())).not.toBe(foldCode(code));
  });
});
