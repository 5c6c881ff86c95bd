import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Typography from '@mui/material/Typography';
import { useRef, useState } from 'react';
import { useRevalidator } from 'react-router-dom';
import type { Backend } from '#backend/backend.ts';
import { BusyButton } from '#components/BusyButton.tsx';
import { account } from '#content/admin/account.ts';
import type { SignedInDevice } from '#domain/account.ts';
import { deviceName } from '#domain/deviceName.ts';
import { formatMoment } from '#domain/moments.ts';
import { Badge } from '../list/Badge.tsx';
import { useWhileSignedIn } from '../login/SignInAgain.tsx';
import { useNotice } from '../Notices.tsx';
import { Panel, panelInset } from '../Panel.tsx';

const words = account.sessions;

/** The user's sessions, with buttons to end them. */
export function SessionsPanel({ sessions }: { sessions: readonly SignedInDevice[] }) {
  const whileSignedIn = useWhileSignedIn();
  const { revalidate } = useRevalidator();
  const showNotice = useNotice();
  const [ending, setEnding] = useState<'one' | 'others' | null>(null);
  const list = useRef<HTMLUListElement>(null);
  const others = sessions.filter(({ current }) => !current);

  /** @param end ends the sessions. @param notice to show on success. */
  const endSessions = async (
    which: 'one' | 'others',
    end: (own: Backend['account']) => Promise<void>,
    notice: string,
  ) => {
    if (ending) return;
    setEnding(which);
    try {
      await whileSignedIn((backend) => end(backend.account));
      showNotice(notice);
      await revalidate();
      // The clicked button was removed together with its session.
      list.current?.focus();
    } catch {
      showNotice(words.failed);
    } finally {
      setEnding(null);
    }
  };

  return (
    <Panel
      title={words.title}
      action={
        others.length > 1 && (
          <BusyButton
            size="small"
            busy={ending === 'others'}
            busyText={words.endingOthers}
            onClick={() => endSessions('others', (own) => own.endOtherSessions(), words.othersEnded)}
            // Aligns the button's text with the edge of the panel.
            sx={{ mx: -2.5 }}
          >
            {words.endOthers}
          </BusyButton>
        )
      }
    >
      <Box sx={{ px: panelInset, py: 2 }}>
        <Typography variant="body2">{others.length > 0 ? words.text : words.only}</Typography>
        <List ref={list} tabIndex={-1} disablePadding aria-label={words.title} sx={{ mt: 1, outline: 0 }}>
          {sessions.map((session) => {
            const { id, createdAt, seenAt, current } = session;
            const name = deviceName(session) || words.unknown;
            const signedIn = formatMoment(createdAt);
            return (
              <ListItem key={id} disableGutters divider sx={{ flexWrap: 'wrap', gap: 1 }}>
                <Box sx={{ flex: '1 1 260px', minWidth: 0 }}>
                  <Typography sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, fontWeight: 'fontWeightSemibold' }}>
                    {name} {current && <Badge color="new">{words.current}</Badge>}
                  </Typography>
                  <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                    {words.signedIn(signedIn)}
                    <br />
                    {words.seen(formatMoment(seenAt))}
                  </Typography>
                </Box>
                {!current && (
                  <Button
                    variant="outlined"
                    size="small"
                    aria-label={words.endOf(name, signedIn)}
                    aria-disabled={ending !== null}
                    onClick={() => endSessions('one', (own) => own.endSession(id), words.ended(name))}
                  >
                    {words.end}
                  </Button>
                )}
              </ListItem>
            );
          })}
        </List>
      </Box>
    </Panel>
  );
}
