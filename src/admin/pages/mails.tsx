import Alert from '@mui/material/Alert';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useRef } from 'react';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom';
import { backendOf } from '#backend/context.ts';
import { mailWords as words } from '#content/admin/mails.ts';
import { settings } from '#content/admin/settings.ts';
import { choicesOf, readListQuery } from '#domain/entity.ts';
import { all } from '#domain/listQuery.ts';
import type { ListQuery } from '#domain/pagedQuery.ts';
import { type UnsentMail, type UnsentMailPage, unsentMailEntity } from '#domain/unsentMail.ts';
import type { PageHandle } from '#frame/pageHandle.ts';
import { CountRow } from '../list/CountRow.tsx';
import { ListPages } from '../list/ListPages.tsx';
import { ListTools } from '../list/ListTools.tsx';
import { type ListedPage, readListedPage } from '../list/listKind.ts';
import { NoMatches } from '../list/NoMatches.tsx';
import { OldListNotice } from '../list/OldListNotice.tsx';
import { SortChoice } from '../list/SortChoice.tsx';
import { useListModel } from '../list/useListModel.ts';
import { useSlowLoad } from '../list/useSlowLoad.ts';
import { MailEntries } from '../mails/MailEntries.tsx';
import { useMailActions } from '../mails/useMailActions.tsx';
import { PageTitle } from '../PageTitle.tsx';
import { SettingsPage } from '../settings/SettingsPage.tsx';
import { readUserOrLast } from '../sharedReads.ts';

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
      <PageTitle>{words.title}</PageTitle>
      <Mails query={query} list={list} />
    </SettingsPage>
  );
}

function Mails({ query, list }: { query: ListQuery; list: ListedPage<UnsentMail, UnsentMailPage> }) {
  const model = useListModel(unsentMailEntity, query, list);
  const cards = useMediaQuery<Theme>((theme) => theme.breakpoints.down('lg'), { noSsr: true });
  const loading = useSlowLoad();
  const count = useRef<HTMLParagraphElement>(null);
  const toTop = () => count.current?.focus({ preventScroll: true });
  const { retry, retrying, askToDiscard, dialog } = useMailActions(list, toTop);
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
      <ListTools
        words={words}
        q={query.q}
        filters={[
          {
            name: 'state',
            label: unsentMailEntity.fields.state.label,
            allLabel: words.all.state,
            options: choicesOf(unsentMailEntity, 'state'),
            value: query.filters.state ?? all,
          },
        ]}
        onFilter={model.filter}
      >
        {null}
      </ListTools>
      <OldListNotice isOld={list.isOld} focusAfter={count} />
      <CountRow>
        <Typography ref={count} variant="body2" role="status" tabIndex={-1} sx={{ color: 'text.secondary' }}>
          {words.count(list.matching, list.total)}
        </Typography>
        {list.rows.length > 1 && <SortChoice entity={unsentMailEntity} sort={model.sort} onChange={model.sortBy} />}
      </CountRow>
      {list.rows.length === 0 ? (
        <NoMatches
          words={words}
          empty={list.total > 0 ? words.empty : list.hasMailServer ? words.none : words.noneWaiting}
          onClear={model.narrowed ? model.clear : undefined}
        />
      ) : (
        <>
          <MailEntries
            mails={list.rows}
            retrying={retrying}
            onRetry={(mail) => void retry(mail)}
            onDiscard={askToDiscard}
            loading={loading}
            hasMailServer={list.hasMailServer}
          />
          <ListPages model={model} matching={list.matching} cards={cards} onTurn={() => count.current?.focus()} />
        </>
      )}
      {dialog}
    </div>
  );
}
