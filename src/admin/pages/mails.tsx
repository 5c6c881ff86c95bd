import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import { useRef } from 'react';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom';
import { backendOf } from '#backend/context.ts';
import { mailWords as words } from '#content/admin/mails.ts';
import { settings } from '#content/admin/settings.ts';
import { readListQuery } from '#domain/entity.ts';
import type { ListQuery } from '#domain/pagedQuery.ts';
import { isDue, type UnsentMail, type UnsentMailPage, unsentMailEntity } from '#domain/unsentMail.ts';
import type { PageHandle } from '#frame/pageHandle.ts';
import { ListFrame } from '../list/ListFrame.tsx';
import { type ListedPage, readListedPage } from '../list/listConfig.ts';
import { listFilters } from '../list/listFilters.ts';
import { SortChoice } from '../list/SortChoice.tsx';
import { useListModel } from '../list/useListModel.ts';
import { useSlowLoad } from '../list/useSlowLoad.ts';
import { MailEntries } from '../mails/MailEntries.tsx';
import { useMailActions } from '../mails/useMailActions.tsx';
import { useIsNarrow } from '../printing.ts';
import { SettingsPage } from '../settings/SettingsPage.tsx';
import { readUserOrLast } from '../sharedReads.ts';
import { useRefreshWhile } from '../useRefresh.ts';

/** The page's title and options for the layout. */
export const handle: PageHandle = { title: settings.title };

/**
 * @returns the query of the URL, the matching page of unsent mails, without a connection the page that was read last,
 * and whether the user is an owner.
 */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const query = readListQuery(unsentMailEntity, new URL(request.url).searchParams);
  const backend = await backendOf(context);
  const [list, user] = await Promise.all([
    readListedPage(backend, 'mails', () => backend.mails.list(query, { signal: request.signal })),
    readUserOrLast(context),
  ]);
  return { query, list, isOwner: user?.role === 'owner' };
}

/** The mails that were not sent: search, filter, send again, discard. */
export function Component() {
  const { query, list, isOwner } = useLoaderData<typeof loader>();
  return (
    <SettingsPage isOwner={isOwner} forAll>
      <Mails query={query} list={list} />
    </SettingsPage>
  );
}

function Mails({ query, list }: { query: ListQuery; list: ListedPage<UnsentMail, UnsentMailPage> }) {
  const model = useListModel(unsentMailEntity, query, list);
  const layout = useIsNarrow('lg') ? 'cards' : 'grid';
  const loading = useSlowLoad();
  const count = useRef<HTMLParagraphElement>(null);
  const focusTop = () => count.current?.focus({ preventScroll: true });
  // Due mails are sent, or refused, within seconds.
  useRefreshWhile(list.hasMailServer && list.rows.some(isDue), 5000);
  const { retry, retrying, askToDiscard, dialog } = useMailActions(list, focusTop);
  return (
    <div>
      {list.hasMailServer ? (
        <Typography variant="body2" sx={{ mb: 2 }}>
          {words.text}
        </Typography>
      ) : (
        <Alert severity="warning" role="note" sx={{ mb: 2, maxWidth: '90ch' }}>
          {words.noServer}
        </Alert>
      )}
      <ListFrame
        words={words}
        q={query.q}
        filters={listFilters(unsentMailEntity, words, query)}
        model={model}
        list={list}
        layout={layout}
        count={words.count(list.matching, list.total)}
        countRef={count}
        empty={list.total > 0 ? words.empty : list.hasMailServer ? words.none : words.noneWaiting}
        options={
          list.rows.length > 1 && <SortChoice entity={unsentMailEntity} sort={model.sort} onChange={model.setSort} />
        }
      >
        <MailEntries
          mails={list.rows}
          retrying={retrying}
          onRetry={(mail) => void retry(mail)}
          onDiscard={askToDiscard}
          loading={loading}
          hasMailServer={list.hasMailServer}
        />
      </ListFrame>
      {dialog}
    </div>
  );
}
