import Typography from '@mui/material/Typography';
import { useRef } from 'react';
import { useLoaderData } from 'react-router-dom';
import { logWords as words } from '#content/admin/log.ts';
import { settings } from '#content/admin/settings.ts';
import { choicesOf, readListQuery } from '#domain/entity.ts';
import { all } from '#domain/listQuery.ts';
import { type LogEntry, logEntity } from '#domain/log.ts';
import type { ListQuery } from '#domain/pagedQuery.ts';
import type { PageHandle } from '#frame/pageHandle.ts';
import { CsvButton } from '../list/CsvButton.tsx';
import { ListFrame } from '../list/ListFrame.tsx';
import { type ListedPage, readListedPage } from '../list/listConfig.ts';
import { useListModel } from '../list/useListModel.ts';
import { LogEntries } from '../log/LogEntries.tsx';
import { PeriodFields } from '../log/PeriodFields.tsx';
import { useIsNarrow } from '../printing.ts';
import { SettingsPage } from '../settings/SettingsPage.tsx';
import { ownerLoader, readOrLast } from '../sharedReads.ts';

/** The page's title and options for the layout. */
export const handle: PageHandle = { title: settings.title };

/**
 * @returns the matching part of the log, without a connection the part that was read last, and all accounts as filter
 * options; null for staff other than owners.
 */
export const loader = ownerLoader(async (backend, { request }) => {
  const query = readListQuery(logEntity, new URL(request.url).searchParams);
  const [list, people] = await Promise.all([
    readListedPage(backend, 'log', () => backend.log.list(query, { signal: request.signal })),
    readOrLast(backend, 'accounts', () => backend.accounts.list()),
  ]);
  return { query, list, people: people.last.map(({ id, name }) => ({ value: id, label: name })) };
});

/** The activity log, for owners. */
export function Component() {
  const data = useLoaderData<typeof loader>();
  return <SettingsPage isOwner={data !== null}>{data && <Log {...data} />}</SettingsPage>;
}

interface LogProps {
  query: ListQuery;
  list: ListedPage<LogEntry>;
  people: { value: string; label: string }[];
}

function Log({ query, list, people }: LogProps) {
  const model = useListModel(logEntity, query, list);
  const layout = useIsNarrow('lg') ? 'cards' : 'grid';
  const count = useRef<HTMLParagraphElement>(null);
  const { fields } = logEntity;
  const chosen = (name: string) => query.filters[name] ?? all;
  const filter = (name: 'who' | 'kind' | 'entity', label: string, options = choicesOf(logEntity, name)) => ({
    name,
    label,
    allLabel: words.all[name],
    options,
    value: chosen(name),
  });
  return (
    <div>
      <Typography variant="body2" sx={{ mb: 2 }}>
        {words.text}
      </Typography>
      <ListFrame
        words={words}
        q={query.q}
        filters={[
          filter('who', words.who, people),
          filter('kind', fields.kind.label),
          filter('entity', fields.entity.label),
        ]}
        moreFilters={<PeriodFields range={chosen('at')} onChange={(range) => model.setFilter('at', range)} />}
        model={model}
        list={list}
        layout={layout}
        count={words.count(list.matching, list.total)}
        countRef={count}
        empty={list.total === 0 ? words.none : words.empty}
        tools={<CsvButton words={words} name="log" read={({ log }) => log.exportCsv(query)} />}
      >
        <LogEntries entries={list.rows} />
      </ListFrame>
    </div>
  );
}
