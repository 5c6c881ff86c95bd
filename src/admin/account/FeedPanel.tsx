import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useRef, useState } from 'react';
import { useRevalidator } from 'react-router-dom';
import { calendarFeedPath } from '#adminPaths';
import type { AccountVerbs } from '#backend/accountPort.ts';
import { useBackend } from '#backend/context.ts';
import { isLive } from '#backend/liveMark.ts';
import { BusyButton } from '#components/BusyButton.tsx';
import { account } from '#content/admin/account.ts';
import type { CalendarFeed } from '#domain/account.ts';
import { formatMoment } from '#domain/moments.ts';
import { absoluteUrl } from '#paths';
import { ConfirmDialog } from '../ConfirmDialog.tsx';
import { useWhileSignedIn } from '../login/SignInAgain.tsx';
import { NewLink } from '../NewLink.tsx';
import { useNotice } from '../Notices.tsx';
import { Panel, panelInset } from '../Panel.tsx';

const words = account.feed;

/** Feed URL for calendar programs, with the user's appointments. Shown only once; can be renewed and revoked. */
export function FeedPanel({ feed }: { feed: CalendarFeed | null }) {
  const backend = useBackend();
  const whileSignedIn = useWhileSignedIn();
  const { revalidate } = useRevalidator();
  const showNotice = useNotice();
  const [link, setLink] = useState('');
  const [busy, setBusy] = useState(false);
  const [question, setQuestion] = useState<'renew' | 'revoke'>('renew');
  const [asking, setAsking] = useState(false);
  const content = useRef<HTMLDivElement>(null);
  const renewed = useRef(false);

  const run = async (work: (port: AccountVerbs) => Promise<void>) => {
    if (busy) return;
    setBusy(true);
    try {
      await whileSignedIn(async () => work((await backend()).account));
      await revalidate();
    } catch {
      showNotice(words.failed);
    } finally {
      setBusy(false);
      setAsking(false);
    }
  };
  const createFeed = async (port: AccountVerbs) => setLink(absoluteUrl(calendarFeedPath(await port.makeFeed())));
  const create = async () => {
    let exists = false;
    await run(async (port) => {
      // Another tab may have created an address meanwhile, which apps may use already.
      exists = (await port.readFeed()) !== null;
      if (!exists) await createFeed(port);
    });
    if (exists) ask('renew');
  };
  const renew = () =>
    run(async (port) => {
      await createFeed(port);
      renewed.current = true;
    });
  const revoke = () =>
    run(async (port) => {
      await port.revokeFeed();
      setLink('');
      showNotice(words.revoked);
    });
  const ask = (what: 'renew' | 'revoke') => {
    setQuestion(what);
    setAsking(true);
  };

  const focusResult = () => {
    // The dialog has given the focus back to its button; a first address has it at once.
    if (renewed.current) content.current?.querySelector('input')?.focus();
    renewed.current = false;
    // The clicked button may have been removed, with the address or because there is one.
    if (!content.current?.contains(document.activeElement)) content.current?.focus();
  };

  return (
    <Panel title={words.title}>
      <Box
        ref={content}
        tabIndex={-1}
        sx={{ display: 'grid', gap: 1.5, justifyItems: 'start', p: panelInset, outline: 0 }}
      >
        <Typography variant="body2">
          {words.text} {!isLive() && words.demo}
        </Typography>
        {link === '' ? (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {feed ? words.since(formatMoment(feed.createdAt)) : words.none}
          </Typography>
        ) : (
          <>
            <Typography variant="body2" sx={{ fontWeight: 600 }}>
              {words.shown}
            </Typography>
            <NewLink key={link} name={words.yours} link={link} />
          </>
        )}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
          {feed ? (
            <>
              <Button variant="outlined" size="small" onClick={() => ask('renew')}>
                {words.renew}
              </Button>
              <Button variant="outlined" size="small" color="error" onClick={() => ask('revoke')}>
                {words.revoke}
              </Button>
            </>
          ) : (
            <BusyButton variant="outlined" size="small" busy={busy} busyText={words.making} onClick={create}>
              {words.make}
            </BusyButton>
          )}
        </Box>
      </Box>
      <ConfirmDialog
        open={asking}
        {...words.confirm[question]}
        cancel={words.confirm.cancel}
        busy={busy}
        busyText={words.confirm.busy}
        onCancel={() => setAsking(false)}
        onConfirm={question === 'renew' ? renew : revoke}
        onExited={focusResult}
      />
    </Panel>
  );
}
