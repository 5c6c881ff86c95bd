import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Typography from '@mui/material/Typography';
import { useId, useRef, useState } from 'react';
import type { Backend } from '#backend/backend.ts';
import { ignoreNotFound } from '#backend/errors.ts';
import { listWords } from '#content/admin/list.ts';
import type { ListName, SavedView } from '#domain/savedView.ts';
import { DismissButton } from '../DismissButton.tsx';
import { useNotice } from '../Notices.tsx';
import { NameViewDialog } from './NameViewDialog.tsx';
import { useChangeViews, useSavedViews } from './savedViews.ts';

/** Props of {@link ViewsDialog}. */
export interface ViewsDialogProps {
  list: ListName;
  onClose: () => void;
}

/** Dialog to rename, replace and delete the user's saved views of a list. */
export function ViewsDialog({ list, onClose }: ViewsDialogProps) {
  const words = listWords.views;
  const { views, query, present } = useSavedViews(list);
  const change = useChangeViews();
  const showNotice = useNotice();
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const [renamed, setRenamed] = useState<SavedView>();
  const [failed, setFailed] = useState(false);

  const act = async (todo: (verbs: Backend['views']) => Promise<unknown>): Promise<boolean> => {
    setFailed(false);
    try {
      await change(todo);
      return true;
    } catch {
      setFailed(true);
      return false;
    }
  };
  const replace = async ({ id: viewId, name }: SavedView) => {
    if (await act((verbs) => verbs.change(viewId, { name, query }))) showNotice(words.replaced(name));
  };
  const remove = async ({ id: viewId, ...view }: SavedView) => {
    if (!(await act((verbs) => verbs.remove(viewId).catch(ignoreNotFound)))) return;
    // The clicked button was removed together with its view.
    heading.current?.focus();
    const undoRemoval = () => void change((verbs) => verbs.save(view)).catch(() => showNotice(words.failed));
    showNotice(words.removed(view.name), { label: listWords.undo, onPress: undoRemoval });
  };

  return (
    <>
      <Dialog open onClose={onClose} maxWidth="sm" fullWidth aria-labelledby={id}>
        <DialogTitle id={id} ref={heading} tabIndex={-1}>
          {words.manageTitle}
        </DialogTitle>
        <DialogContent sx={{ py: 0 }}>
          {failed && <Alert severity="error">{words.failed}</Alert>}
          {views.length === 0 && words.none}
          <List disablePadding aria-label={words.manageTitle}>
            {views.map((view) => (
              <ListItem
                key={view.id}
                divider
                disableGutters
                sx={{ flexWrap: 'wrap', gap: 1, '&:last-of-type': { border: 0 } }}
              >
                {/* Not truncated, as names may start alike. */}
                <Typography variant="body2" dir="auto" sx={{ flex: '1 1 160px', minWidth: 0, fontWeight: 600 }}>
                  {view.name}
                </Typography>
                <Button size="small" aria-label={words.renameOf(view.name)} onClick={() => setRenamed(view)}>
                  {words.rename}
                </Button>
                {!present && (
                  <Button size="small" aria-label={words.replaceOf(view.name)} onClick={() => void replace(view)}>
                    {words.replace}
                  </Button>
                )}
                <Button
                  size="small"
                  color="error"
                  aria-label={words.removeOf(view.name)}
                  onClick={() => void remove(view)}
                >
                  {listWords.remove}
                </Button>
              </ListItem>
            ))}
          </List>
        </DialogContent>
        <DialogActions>
          <DismissButton onClick={onClose}>{words.close}</DismissButton>
        </DialogActions>
      </Dialog>
      {renamed && (
        <NameViewDialog list={list} query={renamed.query} view={renamed} onClose={() => setRenamed(undefined)} />
      )}
    </>
  );
}
