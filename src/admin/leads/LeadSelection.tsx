import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useId, useState } from 'react';
import { useRevalidator } from 'react-router-dom';
import { useBackend } from '#backend/context.ts';
import { leadWords } from '#content/admin/leads.ts';
import { listWords } from '#content/admin/list.ts';
import { csvFile } from '#domain/csv.ts';
import {
  type Lead,
  type LeadStatus,
  leadEntity,
  leadStatuses,
  leadStatusLabels,
  type StatusChange,
} from '#domain/lead.ts';
import { useWhileSignedIn } from '../login/SignInAgain.tsx';
import { useNotice } from '../Notices.tsx';
import { saveLeads } from './ExportButton.tsx';

/** What can be done with several leads at once, besides deleting them. */
export function LeadSelection({ rows }: { rows: readonly Lead[] }) {
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const setStatuses = useSetStatuses();
  const open = anchor !== null;
  return (
    <>
      <Button
        id={`${id}-button`}
        variant="outlined"
        size="small"
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? `${id}-menu` : undefined}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {leadWords.setStatus}
      </Button>
      <Menu
        id={`${id}-menu`}
        open={open}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        slotProps={{
          // A landmark: nothing of a page is to stand outside of all of them.
          root: { role: 'region', 'aria-label': leadWords.setStatus },
          list: { 'aria-labelledby': `${id}-button` },
        }}
      >
        {leadStatuses.map((status) => (
          <MenuItem
            key={status}
            onClick={() => {
              setAnchor(null);
              void setStatuses(rows, status);
            }}
          >
            {leadStatusLabels[status]}
          </MenuItem>
        ))}
      </Menu>
      <Button
        variant="outlined"
        size="small"
        onClick={() => saveLeads(new Blob([csvFile(leadEntity, rows)], { type: 'text/csv;charset=utf-8' }))}
      >
        {leadWords.exportSelected}
      </Button>
    </>
  );
}

/** @returns what gives leads a status, says so, and offers to take it back. */
function useSetStatuses() {
  const backend = useBackend();
  const whileSignedIn = useWhileSignedIn();
  const { revalidate } = useRevalidator();
  const say = useNotice();

  const store = async (changes: readonly StatusChange[]): Promise<StatusChange[] | null> => {
    try {
      const { leads } = await backend();
      const undo = await whileSignedIn(() => leads.setStatuses(changes));
      await revalidate();
      return undo;
    } catch {
      say(leadWords.statusesFailed);
      return null;
    }
  };

  return async (rows: readonly Lead[], status: LeadStatus) => {
    const undo = await store(rows.map(({ id }) => ({ id, status })));
    if (!undo) return;
    const takeBack = async () => {
      const undone = await store(undo);
      if (undone) say(leadWords.statusesUndone(undone.length, undo.length));
    };
    const action = { label: listWords.undo, onPress: () => void takeBack() };
    say(leadWords.statusesSet(undo.length, leadStatusLabels[status]), undo.length > 0 ? action : undefined);
  };
}
