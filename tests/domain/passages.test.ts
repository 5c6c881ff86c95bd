import { describe, expect, it } from 'vitest';
import { matchingPassage } from '#domain/passages.ts';

const long = 'One two three four five six seven eight nine ten eleven twelve thirteen fourteen.';

describe('The passage of a found record', () => {
  it('has a few words before the one that was searched, and not the whole text', () => {
    expect(matchingPassage('Ada', [long], 'five')).toBe(
      '… two three four five six seven eight nine ten eleven twelve thirteen',
    );
  });

  it('begins with the text if the word is one of the first', () => {
    expect(matchingPassage('Ada', [long], 'THREE')).toBe(
      'One two three four five six seven eight nine ten eleven twelve',
    );
  });

  it('is that of the first text with a word that the name does not have', () => {
    expect(matchingPassage('Zoë Tea', ['Tea for Zoë', 'Sweets', 'A tea party'], 'zoe party')).toBe('A tea party');
    expect(matchingPassage('Ada', ['A café', 'Café au lait'], 'cafe')).toBe('A café');
  });

  it('is empty if the name has all the words, or no text has any', () => {
    expect(matchingPassage('Ada Byron', ['Ada Byron called.'], 'byron ada')).toBe('');
    expect(matchingPassage('Ada', ['A tea party'], 'zeppelin')).toBe('');
  });
});
