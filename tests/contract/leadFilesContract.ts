import { describe, expect, it } from 'vitest';
import { newAttempt } from '#backend/attemptKey.ts';
import { InvalidInput, NotFound } from '#backend/errors.ts';
import { fileEmpty, fileTooLarge, maxFileBytes, maxFiles, tooManyFiles } from '#domain/leadFile.ts';
import { leadForm } from '#tests/support/records.ts';
import { type Create, signInTo } from './signInTo.ts';

const fileOf = (content: BlobPart, name = 'plan.txt') => new File([content], name);

/** Tests of files attached to leads, for every backend with the sample records. */
export function leadFilesContract(create: Create) {
  const atWork = () => signInTo(create);

  describe('Files of a lead', () => {
    it('are returned byte for byte with name, size, date and author', async () => {
      const { leadFiles, session } = await atWork();
      const me = await session.current();
      expect(await leadFiles.list('1')).toEqual([]);
      const bytes = new Uint8Array([0, 255, 13, 10, 0, 128]);
      await leadFiles.add('1', fileOf(bytes, 'Menü – été 日本.pdf'), newAttempt());
      const [file] = await leadFiles.list('1');
      expect(file).toEqual({
        id: expect.any(String),
        name: 'Menü – été 日本.pdf',
        size: 6,
        addedAt: expect.stringMatching(/Z$/),
        by: { id: me?.id, name: me?.name },
      });
      const content = await leadFiles.read('1', String(file?.id));
      expect(new Uint8Array(await content.arrayBuffer())).toEqual(bytes);
      expect(await leadFiles.list('2')).toEqual([]);
    });

    it('are listed the latest first, each only once despite repeated attempts', async () => {
      const { leadFiles } = await atWork();
      const attempt = newAttempt();
      await leadFiles.add('1', fileOf('one', 'one.txt'), attempt);
      await leadFiles.add('1', fileOf('one', 'one.txt'), attempt);
      await leadFiles.add('1', fileOf('two', 'two.txt'), newAttempt());
      expect((await leadFiles.list('1')).map(({ name }) => name)).toEqual(['two.txt', 'one.txt']);
    });

    it('can be read and removed one by one', async () => {
      const { leadFiles } = await atWork();
      for (const name of ['one', 'two', 'three']) await leadFiles.add('1', fileOf(name, name), newAttempt());
      const [, two] = await leadFiles.list('1');
      expect(await (await leadFiles.read('1', String(two?.id))).text()).toBe('two');
      await leadFiles.remove('1', String(two?.id));
      expect((await leadFiles.list('1')).map(({ name }) => name)).toEqual(['three', 'one']);
    });

    it('appear in the history of the lead when they are added or removed', async () => {
      const { leads, leadFiles } = await atWork();
      await leadFiles.add('1', fileOf('one'), newAttempt());
      const [file] = await leadFiles.list('1');
      await leadFiles.remove('1', String(file?.id));
      expect(await leadFiles.list('1')).toEqual([]);
      expect((await leads.history('1')).map(({ kind }) => kind)).toEqual(['fileRemoved', 'fileAdded']);
      await expect(leadFiles.remove('1', String(file?.id))).rejects.toBeInstanceOf(NotFound);
      await expect(leadFiles.read('1', String(file?.id))).rejects.toBeInstanceOf(NotFound);
    });

    it('belong to one lead only and are removed with it', async () => {
      const { leads, leadFiles } = await atWork();
      const { id } = await leads.create(leadForm, newAttempt());
      await leadFiles.add(id, fileOf('one'), newAttempt());
      const [file] = await leadFiles.list(id);
      await expect(leadFiles.read('1', String(file?.id))).rejects.toBeInstanceOf(NotFound);
      await expect(leadFiles.remove('1', String(file?.id))).rejects.toBeInstanceOf(NotFound);
      await leads.remove(id);
      await expect(leadFiles.list(id)).rejects.toBeInstanceOf(NotFound);
      await expect(leadFiles.read(id, String(file?.id))).rejects.toBeInstanceOf(NotFound);
      await expect(leadFiles.add(id, fileOf('late'), newAttempt())).rejects.toBeInstanceOf(NotFound);
    });

    it('move to the remaining lead when two leads are merged', async () => {
      const { leads, leadFiles } = await atWork();
      await leadFiles.add('1', fileOf('one', 'one.txt'), newAttempt());
      await leadFiles.add('2', fileOf('two', 'two.txt'), newAttempt());
      await leads.merge('1', '2');
      expect((await leadFiles.list('1')).map(({ name }) => name).toSorted()).toEqual(['one.txt', 'two.txt']);
    });

    it.each([
      ['empty', '', fileEmpty],
      ['too large', new Uint8Array(maxFileBytes + 1), fileTooLarge],
    ])('are rejected if they are %s', async (_what, content, sentence) => {
      const { leadFiles } = await atWork();
      const refused = leadFiles.add('1', fileOf(content), newAttempt());
      await expect(refused).rejects.toBeInstanceOf(InvalidInput);
      await expect(refused).rejects.toMatchObject({ fields: { file: sentence } });
      expect(await leadFiles.list('1')).toEqual([]);
    });

    it('are limited in number', async () => {
      const { leadFiles } = await atWork();
      for (let count = 0; count < maxFiles; count += 1) await leadFiles.add('1', fileOf('one'), newAttempt());
      const refused = leadFiles.add('1', fileOf('one more'), newAttempt());
      await expect(refused).rejects.toMatchObject({ fields: { file: tooManyFiles } });
      expect(await leadFiles.list('1')).toHaveLength(maxFiles);
    });
  });
}
