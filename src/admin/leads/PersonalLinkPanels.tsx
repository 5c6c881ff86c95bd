import { otherLanguages } from 'virtual:languages';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useRevalidator } from 'react-router-dom';
import { adminPaths, consultationPath } from '#adminPaths';
import type { Backend } from '#backend/backend.ts';
import { NotFound } from '#backend/errors.ts';
import { BusyButton } from '#components/BusyButton.tsx';
import { bookingRequest } from '#content/admin/bookingRules.ts';
import { leadPage } from '#content/admin/lead.ts';
import { reviewRequest } from '#content/admin/reviews.ts';
import { bookingLinkDays } from '#domain/consultation.ts';
import type { LeadDetails } from '#domain/lead.ts';
import { requestDays } from '#domain/review.ts';
import { absoluteUrl, basePath, reviewPath } from '#paths';
import { useWhileSignedIn } from '../login/SignInAgain.tsx';
import { NewLink } from '../NewLink.tsx';
import { useNotice } from '../Notices.tsx';
import { Panel, panelInset } from '../Panel.tsx';

/** Texts of a panel that creates a personal link for a lead. */
interface PersonalLinkWords {
  title: string;
  ask: string;
  making: string;
  failed: string;
  mailSubject: string;
  mailBody: (name: string, link: string) => string;
}

interface PersonalLinkPanelProps {
  lead: Pick<LeadDetails, 'id' | 'name' | 'email' | 'language'>;
  words: PersonalLinkWords;
  /** Purpose of the link. */
  text: string;
  /** Link to further information. */
  more?: { label: string; href: string };
  /** Creates the link. @returns its path. */
  createLink: (backend: Backend) => Promise<string>;
  /** Sends the link by mail from the server. */
  sendLink?: { label: string; busyText: string; done: string; run: (backend: Backend) => Promise<unknown> };
}

/** @param tag of a client's language. @returns the URL prefix of pages in it, or in that of staff if there are none. */
const basePathIn = (tag: string) => otherLanguages.find((other) => other.tag === tag)?.basePath ?? basePath;

/**
 * Creates a personal link for a lead, in the language of the client. The link is shown only once, as the server stores
 * only a hash of its token.
 */
function PersonalLinkPanel({ lead, words, text, more, createLink, sendLink }: PersonalLinkPanelProps) {
  const { name, email } = lead;
  const whileSignedIn = useWhileSignedIn();
  const { revalidate } = useRevalidator();
  const showNotice = useNotice();
  const [link, setLink] = useState('');
  const [busy, setBusy] = useState<'create' | 'send' | null>(null);

  const runAs = async (kind: 'create' | 'send', work: (loaded: Backend) => Promise<void>) => {
    if (busy) return;
    setBusy(kind);
    try {
      await whileSignedIn(work);
      // Updates the lead's timeline.
      void revalidate();
    } catch (error) {
      const isGone = error instanceof NotFound;
      showNotice(isGone ? leadPage.changeGone(name) : words.failed);
      if (isGone) void revalidate();
    } finally {
      setBusy(null);
    }
  };
  const create = () =>
    runAs('create', async (loaded) => setLink(absoluteUrl(await createLink(loaded), basePathIn(lead.language))));
  const send = (sending: NonNullable<PersonalLinkPanelProps['sendLink']>) =>
    runAs('send', async (loaded) => {
      await sending.run(loaded);
      showNotice(sending.done);
    });

  return (
    <Panel title={words.title} sx={{ displayPrint: 'none' }}>
      <Box sx={{ display: 'grid', gap: 1.5, justifyItems: 'start', px: panelInset, py: 2.5 }}>
        <Typography variant="body2">
          {text}{' '}
          {more && (
            <Link href={more.href} underline="always">
              {more.label}
            </Link>
          )}
        </Typography>
        {link === '' ? (
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
            <BusyButton
              variant="outlined"
              size="small"
              busy={busy === 'create'}
              busyText={words.making}
              onClick={create}
            >
              {words.ask}
            </BusyButton>
            {sendLink && email !== '' && (
              <BusyButton
                variant="outlined"
                size="small"
                busy={busy === 'send'}
                busyText={sendLink.busyText}
                onClick={() => send(sendLink)}
              >
                {sendLink.label}
              </BusyButton>
            )}
          </Box>
        ) : (
          <NewLink
            name={name}
            link={link}
            mail={
              email === '' ? undefined : { to: email, subject: words.mailSubject, body: words.mailBody(name, link) }
            }
          />
        )}
      </Box>
    </Panel>
  );
}

/** Panel to create a personal link with which a lead picks a time for a consultation. */
export function BookingLinkPanel({ lead }: { lead: PersonalLinkPanelProps['lead'] }) {
  return (
    <PersonalLinkPanel
      lead={lead}
      words={bookingRequest}
      text={bookingRequest.text(bookingLinkDays)}
      more={{ label: bookingRequest.rules, href: adminPaths.bookingRules }}
      createLink={async ({ consultations }) => consultationPath((await consultations.makeLink(lead.id, false)) ?? '')}
      sendLink={{
        label: bookingRequest.send,
        busyText: bookingRequest.sending,
        done: bookingRequest.sent(lead.name),
        run: ({ consultations }) => consultations.makeLink(lead.id, true),
      }}
    />
  );
}

/** Panel to create a personal link with which a lead writes a review. */
export function ReviewLinkPanel({ lead }: { lead: PersonalLinkPanelProps['lead'] }) {
  return (
    <PersonalLinkPanel
      lead={lead}
      words={reviewRequest}
      text={reviewRequest.text(requestDays)}
      createLink={async ({ reviews }) => reviewPath(await reviews.requestFrom(lead.id))}
    />
  );
}
