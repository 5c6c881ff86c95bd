import Search from '@mui/icons-material/Search';
import IconButton from '@mui/material/IconButton';
import { useEffect, useState } from 'react';
import { useLazyComponent } from '#components/useLazyComponent.ts';
import { commandMenu as words } from '#content/admin/commandMenu.ts';
import { isDialogOpen, keyName, keyWithoutModifiers, useKeys } from '../keys.ts';
import { useNotice } from '../Notices.tsx';

const loadMenu = async () => (await import('./CommandMenu.tsx')).CommandMenu;
const loadKeys = async () => (await import('./KeysDialog.tsx')).KeysDialog;

type AskedDialog = 'menu' | 'keys';

/** @returns the dialog for a keyboard shortcut; null for other keys, and while another dialog is open. */
function askedBy(event: KeyboardEvent): AskedDialog | null {
  const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
  const isMenu = (ctrlKey || metaKey) && !altKey && !shiftKey && key.toLowerCase() === 'k';
  if (isMenu && !isDialogOpen()) return 'menu';
  return keyWithoutModifiers(event) === '?' ? 'keys' : null;
}

/**
 * Opens the command menu, as does Ctrl + K; `?` opens the list of keyboard shortcuts.
 * @param isOwner whether the user is an owner.
 */
export function CommandButton({ isOwner }: { isOwner: boolean }) {
  const showNotice = useNotice();
  const menu = useLazyComponent(loadMenu);
  const keys = useLazyComponent(loadKeys);
  const [shown, setShown] = useState<AskedDialog | null>(null);
  const failed = menu.failed || keys.failed;

  const show = (dialog: AskedDialog) => {
    setShown(dialog);
    void (dialog === 'menu' ? menu : keys).load();
  };
  const close = () => setShown(null);

  useKeys((event) => {
    const asked = askedBy(event);
    if (!asked) return;
    event.preventDefault();
    show(asked);
  });

  useEffect(() => {
    if (failed) showNotice(words.notLoaded);
  }, [failed, showNotice]);

  return (
    <>
      <IconButton
        aria-label={words.title}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        title={`${words.title} (${keyName(words.shortcut)})`}
        onClick={() => show('menu')}
      >
        <Search />
      </IconButton>
      {shown === 'menu' && menu.Component && <menu.Component isOwner={isOwner} onClose={close} />}
      {shown === 'keys' && keys.Component && <keys.Component onClose={close} />}
    </>
  );
}
