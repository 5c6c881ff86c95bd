import Box from '@mui/material/Box';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import MenuItem from '@mui/material/MenuItem';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Select } from '#components/Select.tsx';
import { people as words } from '#content/admin/settings.ts';
import type { StaffAccount } from '#domain/account.ts';
import { optionsOf } from '#domain/entity.ts';
import { formatMoment } from '#domain/moments.ts';
import { roleLabels, roles } from '#domain/session.ts';
import { ConfirmDialog } from '../ConfirmDialog.tsx';
import { Badge } from '../list/Badge.tsx';
import { MenuButton } from '../MenuButton.tsx';
import { Panel } from '../Panel.tsx';
import { useAccountActions } from './useAccountActions.ts';
import type { OnLink } from './useMadeLink.ts';

const badgeColors = { active: 'new', invited: 'contacted', disabled: 'quiet' } as const;

/** Props of {@link PeoplePanel}. */
export interface PeoplePanelProps {
  people: readonly StaffAccount[];
  /** The id of whoever looks. */
  me: string;
  onLink: OnLink;
}

/** Everybody who works here, and what they may do. */
export function PeoplePanel({ people, me, onLink }: PeoplePanelProps) {
  const { setRole, setDisabled, makeLink, busy } = useAccountActions(onLink);
  const [asked, setAsked] = useState<StaffAccount | null>(null);
  const [open, setOpen] = useState(false);
  const { confirmDisable } = words;

  return (
    <Panel title={words.title}>
      <List disablePadding aria-label={words.title}>
        {people.map((person) => {
          const { id, name, email, role, state, seenAt } = person;
          const disabled = state === 'disabled';
          return (
            <ListItem
              key={id}
              divider
              sx={{ flexWrap: 'wrap', gap: 1.5, px: { xs: 2, md: 3 }, py: 1.5, '&:last-of-type': { border: 0 } }}
            >
              <Box sx={{ flex: '1 1 220px', minWidth: 0, overflowWrap: 'anywhere' }}>
                <Typography component="div" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, fontWeight: 600 }}>
                  <span dir="auto">{name}</span>
                  {id === me && <Badge color="quiet">{words.you}</Badge>}
                  {state !== 'active' && <Badge color={badgeColors[state]}>{words.states[state]}</Badge>}
                </Typography>
                <Typography variant="body2">{email}</Typography>
                <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                  {seenAt ? words.seen(formatMoment(seenAt)) : words.notSeen}
                </Typography>
              </Box>
              <Select
                options={optionsOf(roleLabels)}
                value={role}
                onChange={({ target }) => {
                  const next = roles.find((candidate) => candidate === target.value);
                  if (next) void setRole(person, next);
                }}
                inputProps={{ 'aria-label': words.role(name), 'aria-busy': busy }}
                sx={{ minWidth: 120, '& .MuiOutlinedInput-input': { py: 1 } }}
              />
              <MenuButton
                menuLabel={words.actionsFor(name)}
                aria-label={words.actionsFor(name)}
                variant="outlined"
                items={(choose) => [
                  !disabled && (
                    <MenuItem key="link" onClick={choose(() => void makeLink(person))}>
                      {state === 'invited' ? words.linkAgain : words.link}
                    </MenuItem>
                  ),
                  disabled ? (
                    <MenuItem key="enable" onClick={choose(() => void setDisabled(person, false))}>
                      {words.enable}
                    </MenuItem>
                  ) : (
                    <MenuItem
                      key="disable"
                      onClick={choose(() => {
                        setAsked(person);
                        setOpen(true);
                      })}
                    >
                      {words.disable}
                    </MenuItem>
                  ),
                ]}
              >
                {words.actions}
              </MenuButton>
            </ListItem>
          );
        })}
      </List>
      {asked && (
        <ConfirmDialog
          open={open}
          title={confirmDisable.title(asked.name)}
          text={confirmDisable.text}
          cancel={confirmDisable.cancel}
          confirm={confirmDisable.confirm}
          busy={busy}
          busyText={confirmDisable.busy}
          onCancel={() => setOpen(false)}
          onConfirm={async () => {
            await setDisabled(asked, true);
            setOpen(false);
          }}
        />
      )}
    </Panel>
  );
}
