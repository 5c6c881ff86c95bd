import ChatOutlined from '@mui/icons-material/ChatOutlined';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { conversationPath } from '#adminPaths';
import { BusyButton } from '#components/BusyButton.tsx';
import { messageButton as words } from '#content/admin/messages.ts';
import { useWhileSignedIn } from '../login/SignInAgain.tsx';
import { useNotice } from '../Notices.tsx';
import { useIsMounted } from '../useIsMounted.ts';

/** Opens the conversation with a lead; starts one if there is none. */
export function MessageButton({ leadId, name }: { leadId: string; name: string }) {
  const navigate = useNavigate();
  const whileSignedIn = useWhileSignedIn();
  const showNotice = useNotice();
  const isMounted = useIsMounted();
  const [busy, setBusy] = useState(false);

  const open = async () => {
    setBusy(true);
    try {
      const id = await whileSignedIn(({ conversations }) => conversations.open(leadId));
      // The user may have left the page meanwhile.
      if (isMounted.current) navigate(conversationPath(id));
    } catch {
      showNotice(words.failed);
      setBusy(false);
    }
  };

  return (
    <BusyButton
      variant="outlined"
      size="small"
      startIcon={<ChatOutlined />}
      aria-label={words.of(name)}
      busy={busy}
      busyText={words.opening}
      onClick={() => void open()}
    >
      {words.label}
    </BusyButton>
  );
}
