import ExpandMore from '@mui/icons-material/ExpandMore';
import ButtonBase from '@mui/material/ButtonBase';
import MenuItem from '@mui/material/MenuItem';
import { createContext, type ReactNode, useContext, useMemo, useState } from 'react';
import { leadPage } from '#content/admin/lead.ts';
import { leadWords } from '#content/admin/leads.ts';
import { type Lead, type LeadStatus, leadStatuses, leadStatusLabels } from '#domain/lead.ts';
import { LeadStatusBadge } from '../list/statusBadges.tsx';
import { RememberFocusContext } from '../list/useListActions.ts';
import { ActionMenu } from '../MenuButton.tsx';
import { type LeadUpdate, useLeadUpdates } from './useLeadUpdates.ts';

/** An open menu. */
interface OpenMenu {
  anchor: HTMLElement;
  /** The lead with the status that is shown. */
  lead: Lead;
  /** The lead once its changes so far are saved, or could not be. */
  latest: ReturnType<StatusMenu['latestOf']>;
  /** Called before the lead is changed, as it may leave the filtered list. */
  rememberFocus: (id: string) => void;
}

interface StatusMenu {
  /** Choices that the list may still lack, by lead. */
  updates: ReadonlyMap<string, LeadUpdate>;
  latestOf: ReturnType<typeof useLeadUpdates>['latestOf'];
  open: (menu: OpenMenu) => void;
}

const StatusMenuContext = createContext<StatusMenu | null>(null);

/**
 * Lets each {@link LeadStatusButton} among the children change the status of its lead. They share one menu, as a list
 * has up to a hundred of them.
 * @param data the loader's data with the leads.
 */
export function LeadStatusMenu({ data, children }: { data: unknown; children: ReactNode }) {
  const { updates, latestOf, change } = useLeadUpdates(leadPage.changeFailed, data);
  const [menu, setMenu] = useState<OpenMenu | null>(null);
  const value = useMemo(() => ({ updates, latestOf, open: setMenu }), [updates, latestOf]);
  const choose = (status: LeadStatus) => {
    setMenu(null);
    if (!menu || menu.lead.status === status) return;
    const { lead, latest, rememberFocus } = menu;
    rememberFocus(lead.id);
    change(lead, { status }, leadPage.statusChanged(lead.name, leadStatusLabels[status]), latest);
  };
  return (
    <StatusMenuContext value={value}>
      {children}
      <ActionMenu
        label={menu ? leadPage.changeStatus(menu.lead.name) : ''}
        anchor={menu?.anchor ?? null}
        onClose={() => setMenu(null)}
      >
        {leadStatuses.map((status) => (
          <MenuItem
            key={status}
            role="menuitemradio"
            aria-checked={status === menu?.lead.status}
            selected={status === menu?.lead.status}
            onClick={() => choose(status)}
          >
            {leadStatusLabels[status]}
          </MenuItem>
        ))}
      </ActionMenu>
    </StatusMenuContext>
  );
}

/** Props of {@link LeadStatusButton}. */
export interface LeadStatusButtonProps {
  lead: Lead;
  /** Default 0; -1 in a grid, whose cell has the focus and opens the menu by Enter, and has no room for an arrow. */
  tabIndex?: -1;
}

/** The status of a lead as a badge that opens a menu of all of them. */
export function LeadStatusButton({ lead, tabIndex }: LeadStatusButtonProps) {
  const menu = useContext(StatusMenuContext);
  const rememberFocus = useContext(RememberFocusContext);
  const chosen = menu?.updates.get(lead.id)?.status;
  const status = chosen ?? lead.status;
  return (
    <ButtonBase
      tabIndex={tabIndex}
      aria-haspopup="menu"
      aria-busy={chosen !== undefined}
      aria-label={leadWords.statusOf(lead.name, leadStatusLabels[status])}
      title={leadWords.setStatus}
      onClick={({ currentTarget }) =>
        menu?.open({ anchor: currentTarget, lead: { ...lead, status }, latest: menu.latestOf(lead), rememberFocus })
      }
      sx={{
        flex: 'none',
        borderRadius: 3,
        font: 'inherit',
        '&:hover': { outline: '1px solid', outlineOffset: 1 },
        '@media (forced-colors: active)': { border: '1px solid' },
      }}
    >
      <LeadStatusBadge status={status} />
      {tabIndex !== -1 && <ExpandMore fontSize="small" sx={{ color: 'text.secondary', displayPrint: 'none' }} />}
    </ButtonBase>
  );
}
