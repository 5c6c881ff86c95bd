import Box from '@mui/material/Box';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import MenuItem from '@mui/material/MenuItem';
import Typography from '@mui/material/Typography';
import { Select } from '#components/Select.tsx';
import { people as words } from '#content/admin/settings.ts';
import type { StaffAccount } from '#domain/account.ts';
import { optionsOf } from '#domain/entity.ts';
import { formatMoment } from '#domain/moments.ts';
import { roleLabels, roles } from '#domain/session.ts';
import { ConfirmDialog, useConfirmedAction } from '../ConfirmDialog.tsx';
import { Badge } from '../list/Badge.tsx';
import { MenuButton } from '../MenuButton.tsx';
import { Panel, panelInset } from '../Panel.tsx';
import { PersonAvatar } from '../PersonAvatar.tsx';
import { useAccountActions } from './useAccountActions.ts';
import type { OnLink } from './usePasswordLinkDialog.tsx';

const badgeColors = { active: 'new', invited: 'contacted', disabled: 'quiet' } as const;

/** Props of {@link PeoplePanel}. */
export interface PeoplePanelProps {
  people: readonly StaffAccount[];
  /** Id of the current user. */
  me: string;
  onLink: OnLink;
}

/** An action that needs confirmation. */
interface Confirmation {
  person: StaffAccount;
  action: 'disable' | 'turnOffTwoStep' | 'stepDown';
}

/** List of staff accounts with their roles and actions. */
export function PeoplePanel({ people, me, onLink }: PeoplePanelProps) {
  const { setRole, setDisabled, resetTwoStep, makeLink, busy } = useAccountActions(onLink);
  const { ask, subject, dialogProps } = useConfirmedAction<Confirmation>({
    run: ({ person, action }) => {
      if (action === 'disable') return setDisabled(person, true);
      return action === 'turnOffTwoStep' ? resetTwoStep(person) : setRole(person, 'staff');
    },
    // The actions say in a notice that they have failed, and do not reject.
    failedText: () => words.failed,
  });
  const question = subject && words.confirm[subject.action];

  return (
    <Panel title={words.title}>
      <List disablePadding aria-label={words.title}>
        {people.map((person) => {
          const { id, name, email, role, picture, state, seenAt, isTwoStep } = person;
          const disabled = state === 'disabled';
          return (
            <ListItem key={id} divider sx={{ flexWrap: 'wrap', gap: 1.5, px: panelInset, py: 1.5 }}>
              <PersonAvatar name={name} picture={picture} />
              <Box sx={{ flex: '1 1 180px', minWidth: 0, overflowWrap: 'anywhere' }}>
                <Typography
                  component="div"
                  sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, fontWeight: 'fontWeightSemibold' }}
                >
                  <span dir="auto">{name}</span>
                  {id === me && <Badge color="quiet">{words.you}</Badge>}
                  {state !== 'active' && <Badge color={badgeColors[state]}>{words.states[state]}</Badge>}
                  {isTwoStep && <Badge color="new">{words.twoStep}</Badge>}
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
                  if (!next) return;
                  if (id === me && next === 'staff') ask({ person, action: 'stepDown' });
                  else void setRole(person, next);
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
                    <MenuItem key="disable" onClick={choose(() => ask({ person, action: 'disable' }))}>
                      {words.disable}
                    </MenuItem>
                  ),
                  isTwoStep && (
                    <MenuItem key="turnOffTwoStep" onClick={choose(() => ask({ person, action: 'turnOffTwoStep' }))}>
                      {words.turnOffTwoStep}
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
      {question && (
        <ConfirmDialog
          {...dialogProps}
          title={question.title(subject.person.name)}
          text={question.text}
          cancel={words.confirm.cancel}
          confirm={question.confirm}
          busyText={question.busy}
        />
      )}
    </Panel>
  );
}
