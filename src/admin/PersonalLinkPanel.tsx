import { otherLanguages } from 'virtual:languages';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useRevalidator } from 'react-router-dom';
import type { Backend } from '#backend/backend.ts';
import { useBackend } from '#backend/context.ts';
import { NotFound } from '#backend/errors.ts';
import { BusyButton } from '#components/BusyButton.tsx';
import { leadPage } from '#content/admin/lead.ts';
import type { LeadDetails } from '#domain/lead.ts';
import { absoluteUrl, basePath } from '#paths';
import { useWhileSignedIn } from './login/SignInAgain.tsx';
import { NewLink } from './NewLink.tsx';
import { useNotice } from './Notices.tsx';
import { Panel } from './Panel.tsx';

/** Texts of a panel that creates a personal link for a lead. */
export interface PersonalLinkWords {
  title: string;
  ask: string;
  making: string;
  failed: string;
  mailSubject: string;
  mailBody: (name: string, link: string) => string;
}

/** Props of {@link PersonalLinkPanel}. */
export interface PersonalLinkPanelProps {
  lead: Pick<LeadDetails, 'id' | 'name' | 'email' | 'language'>;
  words: PersonalLinkWords;
  /** Purpose of the link. */
  text: string;
  /** Link to further information. */
  more?: { label: string; href: string };
  /** Creates the link. @returns its path. */
  make: (backend: Backend) => Promise<string>;
  /** Sends the link by mail from the server. */
  send?: { label: string; busyText: string; done: string; act: (backend: Backend) => Promise<unknown> };
}

/** @param tag of a client's language. @returns the URL prefix of pages in it, or in that of staff if there are none. */
const baseOf = (tag: string) => otherLanguages.find((other) => other.tag === tag)?.basePath ?? basePath;

/** Creates a personal link for a lead, in the language of the client. The link is shown only once, as the server stores only a hash of its token. */
export function PersonalLinkPanel({ lead, words, text, more, make, send }: PersonalLinkPanelProps) {
  const { name, email } = lead;
  const backend = useBackend();
  const whileSignedIn = useWhileSignedIn();
  const { revalidate } = useRevalidator();
  const showNotice = useNotice();
  const [link, setLink] = useState('');
  const [busy, setBusy] = useState<'make' | 'send' | null>(null);

  const act = async (what: 'make' | 'send', work: (port: Backend) => Promise<void>) => {
    if (busy) return;
    setBusy(what);
    try {
      await whileSignedIn(async () => work(await backend()));
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
  const ask = () => act('make', async (port) => setLink(absoluteUrl(await make(port), baseOf(lead.language))));

  return (
    <Panel title={words.title} sx={{ displayPrint: 'none' }}>
      <Box sx={{ display: 'grid', gap: 1.5, justifyItems: 'start', px: { xs: 2, md: 3 }, py: 2.5 }}>
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
            <BusyButton variant="outlined" size="small" busy={busy === 'make'} busyText={words.making} onClick={ask}>
              {words.ask}
            </BusyButton>
            {send && email !== '' && (
              <BusyButton
                variant="outlined"
                size="small"
                busy={busy === 'send'}
                busyText={send.busyText}
                onClick={() =>
                  act('send', async (port) => {
                    await send.act(port);
                    showNotice(send.done);
                  })
                }
              >
                {send.label}
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
