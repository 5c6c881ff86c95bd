import BookmarkBorderRounded from '@mui/icons-material/BookmarkBorderRounded';
import CheckRounded from '@mui/icons-material/CheckRounded';
import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import ListItemIcon from '@mui/material/ListItemIcon';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import { listWords } from '#content/admin/list.ts';
import type { ListName } from '#domain/savedView.ts';
import { RouterLink } from '#frame/RouterLink.tsx';
import { MenuButton } from '../MenuButton.tsx';
import { useNotice } from '../Notices.tsx';
import { NameViewDialog } from './NameViewDialog.tsx';
import { useSavedViews, viewPath } from './savedViews.ts';
import { ViewsDialog } from './ViewsDialog.tsx';

/** Style of secondary buttons of a list; on small screens only their icon is shown. */
const quietButton = { gap: 1, minWidth: 44, minHeight: { xs: 44, md: 36 }, px: 1.5 } as const;

const cut = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

/** Menu of the user's saved views of a list, labelled with the current view; also saves and manages views. */
export function ViewsMenu({ list }: { list: ListName }) {
  const words = listWords.views;
  const { views, query, current } = useSavedViews(list);
  const showNotice = useNotice();
  const [dialog, setDialog] = useState<'save' | 'manage' | null>(null);
  const close = () => setDialog(null);
  return (
    <>
      <MenuButton
        menuLabel={words.title}
        aria-label={current ? words.current(current.name) : words.title}
        title={current?.name ?? words.title}
        sx={quietButton}
        items={(choose) => [
          ...views.map((view) => (
            <MenuItem
              key={view.id}
              dense
              component={RouterLink}
              href={viewPath(view)}
              selected={view === current}
              aria-current={view === current ? 'page' : undefined}
              title={view.name}
              onClick={choose()}
            >
              <ListItemIcon>{view === current && <CheckRounded fontSize="small" />}</ListItemIcon>
              <Box component="span" dir="auto" sx={{ ...cut, maxWidth: 'min(320px, 60vw)' }}>
                {view.name}
              </Box>
            </MenuItem>
          )),
          views.length > 0 && <Divider key="line" />,
          !current && (
            <MenuItem key="save" dense onClick={choose(() => setDialog('save'))}>
              {words.save}
            </MenuItem>
          ),
          views.length > 0 && (
            <MenuItem key="manage" dense onClick={choose(() => setDialog('manage'))}>
              {words.manage}
            </MenuItem>
          ),
        ]}
      >
        <BookmarkBorderRounded fontSize="small" />
        {/* On tablets only the icon is shown, to leave space for the count beside the buttons. */}
        <Box
          component="span"
          dir="auto"
          sx={{ ...cut, maxWidth: 160, display: { xs: 'none', [current ? 'sm' : 'lg']: 'block' } }}
        >
          {current?.name ?? words.title}
        </Box>
      </MenuButton>
      {dialog === 'save' && <NameViewDialog list={list} query={query} onClose={close} onSaved={showNotice} />}
      {dialog === 'manage' && <ViewsDialog list={list} onClose={close} />}
    </>
  );
}
