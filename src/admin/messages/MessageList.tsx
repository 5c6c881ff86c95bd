import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Ref } from 'react';
import { conversationPage as words } from '#content/admin/messages.ts';
import {
  type ClientMail,
  type ConversationDetails,
  type EnquiryMessage,
  type Message,
  splitQuote,
} from '#domain/conversation.ts';
import { formatDate } from '#domain/dates.ts';
import { leadEntity, leadEventTypeLabels } from '#domain/lead.ts';
import { formatMoment } from '#domain/moments.ts';
import { sourceName } from '../leads/sourceName.ts';
import { Panel, panelInset } from '../Panel.tsx';
import { MailBadge, MailTrouble } from './MailTrouble.tsx';

/** Props of {@link MessageList}. */
export interface MessageListProps {
  conversation: ConversationDetails;
  /** Ref of the list, which takes the focus after actions. */
  ref: Ref<HTMLOListElement>;
}

/** Messages of a conversation, latest first: the client's on white, replies on the page background. */
export function MessageList({ conversation: { name, email, messages }, ref }: MessageListProps) {
  if (messages.length === 0) {
    return (
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {words.none}
      </Typography>
    );
  }
  return (
    <Box
      component="ol"
      ref={ref}
      tabIndex={-1}
      aria-label={words.messages(name)}
      sx={{ display: 'grid', gap: { xs: 2, md: 3 }, m: 0, p: 0, listStyle: 'none', outline: 0 }}
    >
      {messages.toReversed().map((message) => (
        <li key={message.id}>
          <MessageView message={message} name={name} email={email} />
        </li>
      ))}
    </Box>
  );
}

function MessageView({ message, name, email }: { message: Message; name: string; email: string }) {
  const isReply = message.kind === 'reply';
  const title = isReply ? words.sent(message.by?.name ?? words.formerColleague) : words.received(name);
  return (
    <Panel
      component="article"
      sx={{ p: panelInset, gap: 1.5, ...(isReply && { ml: { sm: 6 }, bgcolor: 'background.sunken' }) }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 2, rowGap: 1 }}>
        <Box
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            alignItems: 'baseline',
            columnGap: 2,
            rowGap: 0.5,
            // Where the time has no room beside the state, as on a phone, the state is below.
            flex: '1 1 12rem',
            minWidth: 0,
          }}
        >
          <Typography variant="h6" component="h3" dir="auto" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
            {title}
          </Typography>
          <Typography
            variant="caption"
            component="time"
            dateTime={message.at}
            sx={{ color: 'text.secondary', whiteSpace: 'nowrap' }}
          >
            {formatMoment(message.at)}
          </Typography>
        </Box>
        {isReply && <MailBadge state={message.mail.state} />}
      </Box>
      {message.kind !== 'enquiry' && (
        <Typography variant="body2" dir="auto" sx={{ fontWeight: 'fontWeightSemibold', overflowWrap: 'anywhere' }}>
          {message.subject}
        </Typography>
      )}
      {message.kind === 'mail' ? <MailText text={message.text} /> : <WrittenText>{message.text}</WrittenText>}
      {message.kind === 'reply' && <MailTrouble mail={message.mail} to={email} />}
      {message.kind === 'enquiry' && <EnquirySource message={message} />}
      {message.kind === 'mail' && <MailSource message={message} email={email} />}
    </Panel>
  );
}

function WrittenText({ children, variant }: { children: string; variant?: 'body2' }) {
  return (
    <Typography
      variant={variant}
      dir="auto"
      sx={{ maxWidth: '68ch', whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}
    >
      {children}
    </Typography>
  );
}

/** The text of a client's mail; what its mail program quoted is folded away. */
function MailText({ text }: { text: string }) {
  const { own, quote } = splitQuote(text);
  return (
    <>
      {own !== '' && <WrittenText>{own}</WrittenText>}
      {quote !== '' && (
        <Box component="details" sx={{ color: 'text.secondary' }}>
          <Typography variant="body2" component="summary" sx={{ width: 'fit-content', py: 0.25, cursor: 'pointer' }}>
            {words.quote}
          </Typography>
          <Box component="blockquote" sx={{ m: 0, mt: 1, pl: 2, borderLeft: 2, borderColor: 'divider' }}>
            <WrittenText variant="body2">{quote.replace(/^> ?/gm, '')}</WrittenText>
          </Box>
        </Box>
      )}
    </>
  );
}

/** One line about the sender of a mail, if it is another address than the conversation's, and about what was attached. */
function MailSource({ message: { from, attachments }, email }: { message: ClientMail; email: string }) {
  const facts = [
    from.toLowerCase() !== email && words.from(from),
    attachments.length > 0 && words.attached(attachments),
  ].filter((fact) => fact !== false);
  if (facts.length === 0) return null;
  return (
    <Typography variant="caption" dir="auto" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
      {facts.join(' ')}
    </Typography>
  );
}

/** One line about the origin and subject of an enquiry. */
function EnquirySource({ message: { reference, eventType, eventDate, page } }: { message: EnquiryMessage }) {
  const event = [leadEventTypeLabels[eventType], eventDate && formatDate(eventDate)].filter(Boolean).join(', ');
  const facts = [
    [words.event, event],
    [words.reference, reference],
    [leadEntity.fields.source.label, sourceName(page)],
  ];
  return (
    <Box
      component="dl"
      sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 3, rowGap: 0.5, m: 0, typography: 'caption' }}
    >
      {facts
        .filter(([, value]) => value)
        .map(([label, value]) => (
          <Box key={label} sx={{ display: 'flex', gap: 0.75, minWidth: 0 }}>
            <Box component="dt" sx={{ color: 'text.secondary' }}>
              {label}
            </Box>
            <Box component="dd" sx={{ m: 0, overflowWrap: 'anywhere' }}>
              {value}
            </Box>
          </Box>
        ))}
    </Box>
  );
}
