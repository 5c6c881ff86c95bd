import { type LoaderFunctionArgs, useLoaderData, useLocation, useParams } from 'react-router-dom';
import { adminPaths, conversationPath } from '#adminPaths';
import { backendOf } from '#backend/context.ts';
import { conversationPage, messageWords } from '#content/admin/messages.ts';
import { type Conversation, type ConversationDetails, conversationEntity } from '#domain/conversation.ts';
import { formatDate } from '#domain/dates.ts';
import { readListQuery } from '#domain/entity.ts';
import type { Page } from '#domain/pagedQuery.ts';
import { type Template, templateEntity } from '#domain/template.ts';
import type { PageHandle } from '#frame/pageHandle.ts';
import { ListDetailLayout } from '../list/ListDetailLayout.tsx';
import { listPaneQuery, useNeighbours } from '../list/neighbours.ts';
import { TwoLines } from '../list/OneLine.tsx';
import { ConversationView } from '../messages/ConversationView.tsx';
import { replyTo } from '../messages/conversationActions.ts';
import { ConversationBadge } from '../messages/conversationList.tsx';
import { PageTitle } from '../PageTitle.tsx';
import { RecordMissing } from '../record/RecordMissing.tsx';
import { recordOrNull } from '../record/recordFormConfig.ts';
import { useLastFound } from '../record/useLastFound.ts';
import { useHasUnsaved } from '../record/useUnsaved.tsx';

/** The page's title and options for the layout. */
export const handle: PageHandle = { title: messageWords.title };

/** Query for templates by name, as many as a menu can show. */
const allTemplates = { ...readListQuery(templateEntity, new URLSearchParams()), pageSize: 100 };

/** @returns the conversation of the URL or null, the list of the URL's query, and the templates for a reply. */
export async function loader({ params, request, context }: LoaderFunctionArgs) {
  const { conversations, templates } = await backendOf(context);
  const { id = '' } = params;
  const query = listPaneQuery(conversationEntity, new URL(request.url).searchParams);
  const [conversation, list, offered] = await Promise.all([
    recordOrNull(conversations.get(id)),
    conversations.list(query, { signal: request.signal }),
    templates.list(allTemplates, { signal: request.signal }),
  ]);
  return { conversation, list, templates: offered.rows };
}

/** One conversation, beside its list on wide screens. */
export function Component() {
  const { conversation: loaded, list, templates } = useLoaderData<typeof loader>();
  const { search } = useLocation();
  const { id = '' } = useParams();
  const last = useLastFound(loaded, id);
  const hasReply = useHasUnsaved(replyTo(id));
  const conversation = hasReply ? last : loaded;
  return (
    <>
      <PageTitle>{conversation?.name ?? conversationPage.missing.title}</PageTitle>
      {conversation ? (
        <ConversationInList conversation={conversation} list={list} templates={templates} search={search} />
      ) : (
        <RecordMissing words={conversationPage.missing} backTo={adminPaths.messages + search} />
      )}
    </>
  );
}

interface ConversationInListProps {
  conversation: ConversationDetails;
  list: Page<Conversation>;
  templates: readonly Template[];
  /** Query string of the list that the conversation was opened from. */
  search: string;
}

function ConversationInList({ conversation, list, templates, search }: ConversationInListProps) {
  const pathOf = ({ id }: Conversation) => conversationPath(id) + search;
  const neighbours = useNeighbours(list.rows, conversation.id, pathOf);
  return (
    <ListDetailLayout
      label={conversationPage.beside}
      count={messageWords.count(list.matching, list.total)}
      rows={list.rows}
      id={conversation.id}
      pathOf={pathOf}
      width={320}
      rowOf={(row) => (
        <>
          <TwoLines first={row.name} second={`${formatDate(row.latestAt)} · ${row.excerpt}`} />
          <ConversationBadge conversation={row} />
        </>
      )}
    >
      {/* The key resets the reply form for another conversation. */}
      <ConversationView
        key={conversation.id}
        conversation={conversation}
        templates={templates}
        neighbours={neighbours}
        backTo={adminPaths.messages + search}
      />
    </ListDetailLayout>
  );
}
