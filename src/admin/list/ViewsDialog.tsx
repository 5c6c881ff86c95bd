import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Typography from '@mui/material/Typography';
import { useEffect, useId, useRef, useState } from 'react';
import type { Backend } from '#backend/backend.ts';
import { ignoreNotFound } from '#backend/errors.ts';
import { listWords } from '#content/admin/list.ts';
import type { ListName, SavedView, ViewForm } from '#domain/savedView.ts';
import { messageOf } from '#forms/messageOf.ts';
import { DismissButton } from '../DismissButton.tsx';
import { useNotice } from '../Notices.tsx';
import { useFailureNotice } from '../useFailureNotice.ts';
import { useIsMounted } from '../useIsMounted.ts';
import { NameViewDialog } from './NameViewDialog.tsx';
import { oncePerPress } from './recordAction.ts';
import { useChangeViews, useSavedViews } from './savedViews.ts';

/** Props of {@link ViewsDialog}. */
export interface ViewsDialogProps {
  list: ListName;
  onClose: () => void;
}

const words = listWords.views;
const failedText = (error: unknown) => messageOf(error, words.failed, words);

/** Dialog to rename, replace and delete the user's saved views of a list. */
export function ViewsDialog({ list, onClose }: ViewsDialogProps) {
  const { views, query, current } = useSavedViews(list);
  const change = useChangeViews();
  const showNotice = useNotice();
  const isMounted = useIsMounted();
  const orSayFailure = useFailureNotice(failedText);
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const [renamed, setRenamed] = useState<SavedView>();
  const [failure, setFailure] = useState('');
  const [done, setDone] = useState<{ sentence: string; removed?: ViewForm }>({ sentence: '' });

  const latestDone = useRef(done);
  useEffect(() => {
    latestDone.current = done;
  }, [done]);

  const run = async (work: (port: Backend['views']) => Promise<unknown>): Promise<boolean> => {
    setFailure('');
    setDone({ sentence: '' });
    try {
      await orSayFailure(change(work));
      return true;
    } catch (error) {
      setFailure(failedText(error));
      return false;
    }
  };
  /** Says what was done; a removal that can still be undone stays shown. */
  const say = (sentence: string) => {
    if (isMounted.current && !latestDone.current.removed) setDone({ sentence });
    else showNotice(sentence);
  };
  const replace = async ({ id: viewId, name }: SavedView) => {
    if (await run((port) => port.change(viewId, { name, query }))) say(words.replaced(name));
  };
  /** Once the dialog is closed, a removal can still be undone by a notice, which is out of reach before. */
  const sayRemoved = (view: ViewForm) => {
    const undo = () => void change((port) => port.save(view)).catch(() => showNotice(words.failed));
    showNotice(words.removed(view.name), { label: listWords.undo, onPress: undo });
  };
  const remove = async ({ id: viewId, ...view }: SavedView) => {
    if (!(await run((port) => port.remove(viewId).catch(ignoreNotFound)))) return;
    if (!isMounted.current) return sayRemoved(view);
    // The clicked button was removed together with its view.
    heading.current?.focus();
    setDone({ sentence: words.removed(view.name), removed: view });
  };
  /** The pressed button disappears. */
  const undoHere = (removed: ViewForm) => {
    heading.current?.focus();
    void run((port) => port.save(removed));
  };
  const close = () => {
    if (done.removed) sayRemoved(done.removed);
    onClose();
  };

  return (
    <>
      <Dialog open onClose={close} maxWidth="sm" fullWidth aria-labelledby={id}>
        <DialogTitle id={id} ref={heading} tabIndex={-1}>
          {words.manageTitle}
        </DialogTitle>
        <DialogContent sx={{ py: 0 }}>
          {failure && <Alert severity="error">{failure}</Alert>}
          <Box role="status" sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}>
            <Typography variant="body2" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
              {done.sentence}
            </Typography>
            {done.removed && (
              <Button size="small" onClick={() => done.removed && undoHere(done.removed)}>
                {listWords.undo}
              </Button>
            )}
          </Box>
          {views.length === 0 && words.none}
          <List disablePadding aria-label={words.manageTitle}>
            {views.map((view) => (
              <ListItem key={view.id} divider disableGutters sx={{ flexWrap: 'wrap', gap: 1 }}>
                {/* Not truncated, as names may start alike. */}
                <Typography
                  variant="body2"
                  dir="auto"
                  sx={{ flex: '1 1 160px', minWidth: 0, fontWeight: 'fontWeightSemibold' }}
                >
                  {view.name}
                </Typography>
                <Button size="small" aria-label={words.renameOf(view.name)} onClick={() => setRenamed(view)}>
                  {words.rename}
                </Button>
                {!current && (
                  <Button size="small" aria-label={words.replaceOf(view.name)} onClick={() => void replace(view)}>
                    {words.replace}
                  </Button>
                )}
                <Button
                  size="small"
                  color="error"
                  aria-label={words.removeOf(view.name)}
                  {...oncePerPress(() => void remove(view))}
                >
                  {listWords.remove}
                </Button>
              </ListItem>
            ))}
          </List>
        </DialogContent>
        <DialogActions>
          <DismissButton onClick={close}>{words.close}</DismissButton>
        </DialogActions>
      </Dialog>
      {renamed && (
        <NameViewDialog
          list={list}
          query={renamed.query}
          view={renamed}
          onClose={() => setRenamed(undefined)}
          onSaved={say}
        />
      )}
    </>
  );
}
