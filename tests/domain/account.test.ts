import { describe, expect, it } from 'vitest';
import { linkPasswordSchema, minPasswordLength, passwordSchema, profileSchema } from '#domain/account.ts';
import { foldCode, newRecoveryCode } from '#domain/twoStep.ts';
import { uploadFile, uploadName, uploadPath } from '#domain/uploads.ts';

const long = 'a'.repeat(minPasswordLength);

describe('A new password', () => {
  it('has a minimum length', () => {
    expect(linkPasswordSchema.isValidSync({ token: 'x', next: long })).toBe(true);
    expect(passwordSchema.isValidSync({ current: 'x', next: long })).toBe(true);
    expect(linkPasswordSchema.isValidSync({ token: 'x', next: long.slice(1) })).toBe(false);
    expect(passwordSchema.isValidSync({ current: 'x', next: long.slice(1) })).toBe(false);
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
