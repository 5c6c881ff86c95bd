import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useRef, useState } from 'react';
import { useRevalidator } from 'react-router-dom';
import { calendarFeedPath } from '#adminPaths';
import type { Backend } from '#backend/backend.ts';
import { isLive } from '#backend/liveMark.ts';
import { BusyButton } from '#components/BusyButton.tsx';
import { account } from '#content/admin/account.ts';
import type { CalendarFeed } from '#domain/account.ts';
import { formatMoment } from '#domain/moments.ts';
import { absoluteUrl } from '#paths';
import { ConfirmDialog, useConfirmedAction } from '../ConfirmDialog.tsx';
import { useWhileSignedIn } from '../login/SignInAgain.tsx';
import { NewLink } from '../NewLink.tsx';
import { useNotice } from '../Notices.tsx';
import { Panel, panelInset } from '../Panel.tsx';

const words = account.feed;

/** Feed URL for calendar programs, with the user's appointments. Shown only once; can be renewed and revoked. */
export function FeedPanel({ feed }: { feed: CalendarFeed | null }) {
  const whileSignedIn = useWhileSignedIn();
  const { revalidate } = useRevalidator();
  const showNotice = useNotice();
  const [link, setLink] = useState('');
  const [creating, setCreating] = useState(false);
  const content = useRef<HTMLDivElement>(null);

  const createFeed = async (own: Backend['account']) => setLink(absoluteUrl(calendarFeedPath(await own.makeFeed())));
  const change = useConfirmedAction<'renew' | 'revoke'>({
    run: async (action) => {
      if (action === 'renew') await whileSignedIn((backend) => createFeed(backend.account));
      else {
        await whileSignedIn((backend) => backend.account.revokeFeed());
        setLink('');
        showNotice(words.revoked);
      }
      await revalidate();
    },
    failedText: () => words.failed,
    // The dialog has given the focus back to its button, which is gone with a revoked address.
    onDone: () => (content.current?.querySelector('input') ?? content.current)?.focus(),
  });
  const create = async () => {
    if (creating) return;
    setCreating(true);
    try {
      // Another tab may have created an address meanwhile, which apps may use already.
      const exists = await whileSignedIn(async (backend) => {
        const current = await backend.account.readFeed();
        if (!current) await createFeed(backend.account);
        return current !== null;
      });
      await revalidate();
      if (exists) {
        // The clicked button is gone; the dialog gives the focus back to here.
        content.current?.focus();
        change.ask('renew');
      }
    } catch {
      showNotice(words.failed);
    } finally {
      setCreating(false);
    }
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
            <Typography variant="body2" sx={{ fontWeight: 'fontWeightSemibold' }}>
              {words.shown}
            </Typography>
            <NewLink key={link} name={words.yours} link={link} />
          </>
        )}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
          {feed ? (
            <>
              <Button variant="outlined" size="small" onClick={() => change.ask('renew')}>
                {words.renew}
              </Button>
              <Button variant="outlined" size="small" color="error" onClick={() => change.ask('revoke')}>
                {words.revoke}
              </Button>
            </>
          ) : (
            <BusyButton variant="outlined" size="small" busy={creating} busyText={words.making} onClick={create}>
              {words.make}
            </BusyButton>
          )}
        </Box>
      </Box>
      <ConfirmDialog
        {...change.dialogProps}
        {...words.confirm[change.subject ?? 'renew']}
        cancel={words.confirm.cancel}
        busyText={words.confirm.busy}
      />
    </Panel>
  );
}
