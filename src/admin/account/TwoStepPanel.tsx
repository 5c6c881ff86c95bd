import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Typography from '@mui/material/Typography';
import { useRef, useState } from 'react';
import { useRevalidator } from 'react-router-dom';
import { twoStep as words } from '#content/admin/twoStep.ts';
import { formatMoment } from '#domain/moments.ts';
import { isTwoStep, maxPasskeys, type TwoStep } from '#domain/twoStep.ts';
import { canUsePasskeys } from '../login/passkeys.ts';
import { Panel, panelInset } from '../Panel.tsx';
import { TwoStepDialog, type TwoStepTask } from './TwoStepDialog.tsx';

/**
 * Two-step verification of an account: its methods, with buttons to add and remove them. @param email the account's
 * address.
 */
export function TwoStepPanel({ steps, email }: { steps: TwoStep; email: string }) {
  const { revalidate } = useRevalidator();
  const [task, setTask] = useState<TwoStepTask | null>(null);
  const [open, setOpen] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  const changed = useRef(false);
  const begin = (next: TwoStepTask) => () => {
    changed.current = false;
    setTask(next);
    setOpen(true);
  };
  const { hasAuthenticator, passkeys, codesLeft } = steps;

  return (
    <Panel title={words.title}>
      <Box sx={{ px: panelInset, py: 2 }}>
        <Typography variant="body2">{isTwoStep(steps) ? words.on : words.off}</Typography>
        <List ref={list} tabIndex={-1} disablePadding aria-label={words.title} sx={{ mt: 1, outline: 0 }}>
          <MethodRow
            title={words.authenticator}
            text={hasAuthenticator ? words.authenticatorOn : words.authenticatorOff}
            button={hasAuthenticator ? words.remove : words.setUp}
            label={hasAuthenticator ? words.removeOf(words.authenticator) : words.setUpApp}
            onClick={begin({ kind: hasAuthenticator ? 'removeAuthenticator' : 'authenticator' })}
          />
          {canUsePasskeys() && passkeys.length < maxPasskeys && (
            <MethodRow
              title={words.passkeys}
              text={words.passkeysOff}
              button={words.addPasskey}
              onClick={begin({ kind: 'passkey' })}
            />
          )}
          {passkeys.map(({ id, name, createdAt, usedAt }) => (
            <MethodRow
              key={id}
              title={name}
              text={`${words.added(formatMoment(createdAt))}, ${usedAt ? words.used(formatMoment(usedAt)) : words.notUsed}`}
              button={words.remove}
              label={words.removeOf(name)}
              onClick={begin({ kind: 'removePasskey', id, name })}
            />
          ))}
          {isTwoStep(steps) && (
            <MethodRow
              title={words.codes}
              text={words.codesLeft(codesLeft)}
              button={words.renew}
              label={words.renewCodes}
              onClick={begin({ kind: 'codes' })}
            />
          )}
        </List>
      </Box>
      {task && (
        <TwoStepDialog
          open={open}
          task={task}
          email={email}
          onClose={() => setOpen(false)}
          onChanged={() => {
            changed.current = true;
            void revalidate();
          }}
          onExited={() => {
            setTask(null);
            // The change may remove the clicked button, which has the focus again.
            if (changed.current) list.current?.focus();
          }}
        />
      )}
    </Panel>
  );
}

interface MethodRowProps {
  title: string;
  text: string;
  button: string;
  /** Accessible name of the button, if its text is ambiguous. */
  label?: string;
  onClick: () => void;
}

/** One method of two-step verification, with the button to add or remove it. */
function MethodRow({ title, text, button, label, onClick }: MethodRowProps) {
  return (
    <ListItem disableGutters divider sx={{ flexWrap: 'wrap', gap: 1 }}>
      <Box sx={{ flex: '1 1 200px', minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography sx={{ fontWeight: 'fontWeightSemibold' }} dir="auto">
          {title}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {text}
        </Typography>
      </Box>
      <Button variant="outlined" size="small" aria-label={label} onClick={onClick}>
        {button}
      </Button>
    </ListItem>
  );
}
