import { describe, expect, it } from 'vitest';
import { languageNames } from '#build/language/languages.ts';
import { importWords } from '#build/wordsOf.ts';

type Count = (...counts: number[]) => string;

describe.each(languageNames())('Large numbers in the language %s', async (name) => {
  const { wordsByModule: modules } = await importWords(undefined, name);
  const { language } = modules['content/language'] as unknown as typeof import('#content/language.ts');
  const of = (file: string) => modules[`content/admin/${file}`] as Record<string, Record<string, Count>>;
  const large = new Intl.NumberFormat(language.locale).format(12_345);

  it.each([
    'templates.templateWords',
    'appointments.appointmentWords',
    'leads.leadWords',
    'reviews.reviewWords',
    'messages.messageWords',
    'log.logWords',
    'posts.postWords',
  ])('are grouped in the count of a list: %s', (place) => {
    const [file = '', words = ''] = place.split('.');
    expect(of(file)[words]?.count?.(12_345, 12_345).split(large)).toHaveLength(3);
  });

  it('are grouped on the board, in selections, on the dashboard and in the settings', () => {
    const { leadBoard } = of('leadBoard') as unknown as typeof import('#content/admin/leadBoard.ts');
    const { dashboard } = of('dashboard') as unknown as typeof import('#content/admin/dashboard.ts');
    const { listWords } = of('list') as unknown as typeof import('#content/admin/list.ts');
    const { retention } = of('settings') as unknown as typeof import('#content/admin/settings.ts');
    const texts = [
      leadBoard.all(12_345),
      leadBoard.column('', 12_345),
      dashboard.pipeline.leads(12_345),
      dashboard.leadsToErase(12_345, true),
      retention.due(12_345),
      retention.more(12_345),
      listWords.selected(12_345),
      listWords.range({ from: 1, to: 25, count: 12_345 }),
    ];
    expect(texts.filter((text) => !text.includes(large))).toEqual([]);
  });
});
