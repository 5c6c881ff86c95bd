import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useRevalidator } from 'react-router-dom';
import type { Backend } from '#backend/backend.ts';
import { useBackend } from '#backend/context.ts';
import { BusyButton } from '#components/BusyButton.tsx';
import type { Lead } from '#domain/lead.ts';
import { wholeAddress } from '#paths';
import { useWhileSignedIn } from './login/SignInAgain.tsx';
import { MadeLink } from './MadeLink.tsx';
import { useNotice } from './Notices.tsx';
import { Panel } from './Panel.tsx';

/** Words of a panel that makes a personal link for a lead. */
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
  lead: Pick<Lead, 'id' | 'name' | 'email'>;
  words: PersonalLinkWords;
  /** A sentence on the link's purpose. */
  text: string;
  /** Where more is to be read. */
  more?: { label: string; href: string };
  /** Makes a link. @returns its address. */
  make: (backend: Backend) => Promise<string>;
  /** Where the server itself can bring it by mail. */
  send?: { label: string; busyText: string; done: string; act: (backend: Backend) => Promise<unknown> };
}

/** Makes a link for one lead. It is shown once: nobody but its owner can know it later. */
export function PersonalLinkPanel({ lead, words, text, more, make, send }: PersonalLinkPanelProps) {
  const { name, email } = lead;
  const backend = useBackend();
  const whileSignedIn = useWhileSignedIn();
  const { revalidate } = useRevalidator();
  const say = useNotice();
  const [link, setLink] = useState('');
  const [busy, setBusy] = useState<'make' | 'send' | null>(null);

  const act = async (what: 'make' | 'send', work: (port: Backend) => Promise<void>) => {
    if (busy) return;
    setBusy(what);
    try {
      await whileSignedIn(async () => work(await backend()));
      // The lead's timeline says so.
      void revalidate();
    } catch {
      say(words.failed);
    } finally {
      setBusy(null);
    }
  };
  const ask = () => act('make', async (port) => setLink(wholeAddress(await make(port))));

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
                    say(send.done);
                  })
                }
              >
                {send.label}
              </BusyButton>
            )}
          </Box>
        ) : (
          <MadeLink
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
