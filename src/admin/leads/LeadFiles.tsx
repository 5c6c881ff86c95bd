import AttachFileOutlined from '@mui/icons-material/AttachFileOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useRef, useState } from 'react';
import { useRevalidator } from 'react-router-dom';
import { newAttempt } from '#backend/attemptKey.ts';
import { NotFound, Unreachable } from '#backend/errors.ts';
import { FileButton } from '#components/FileButton.tsx';
import { HiddenStatus } from '#components/HiddenStatus.tsx';
import { leadFiles as words } from '#content/admin/leadFiles.ts';
import { formatSize, type LeadFile } from '#domain/leadFile.ts';
import { formatMoment } from '#domain/moments.ts';
import { messageOf } from '#forms/messageOf.ts';
import { downloadFile } from '#frame/downloadFile.ts';
import { useRemoval } from '../list/useRemoval.tsx';
import { useWhileSignedIn } from '../login/SignInAgain.tsx';
import { useNotice } from '../Notices.tsx';
import { hiddenOnTouch } from '../onTouch.ts';
import { Panel, panelInset } from '../Panel.tsx';
import { shortName } from '../shortName.ts';
import { useDropZone } from '../useDropZone.ts';
import { useIsMounted } from '../useIsMounted.ts';
import { useQueue } from '../useQueue.ts';
import { useUnlessRunning } from '../useUnlessRunning.ts';

/**
 * @returns a function that uploads files to a lead, after those that are still being uploaded; whether any are; and a
 * message for each that was rejected, which a notice says once the page was left.
 */
function useUploads(leadId: string) {
  const whileSignedIn = useWhileSignedIn();
  const { revalidate } = useRevalidator();
  const showNotice = useNotice();
  const [failures, setFailures] = useState<readonly string[]>([]);
  const { run, busy } = useQueue();
  const isMounted = useIsMounted();

  const upload = async (chosen: readonly File[]) => {
    let added = 0;
    const rejected: string[] = [];
    let isUnreachable = false;
    for (const file of chosen) {
      const attempt = newAttempt();
      try {
        await whileSignedIn((backend) => backend.leadFiles.add(leadId, file, attempt));
        added += 1;
        isUnreachable = false;
      } catch (error) {
        isUnreachable = error instanceof Unreachable;
        const failure = words.notAdded(file.name, messageOf(error, words.failed, words));
        rejected.push(failure);
        setFailures((before) => [...new Set([...before, failure])]);
      }
    }
    const sentences = [...(added > 0 ? [words.added(added)] : []), ...(isMounted.current ? [] : rejected)];
    if (sentences.length > 0) showNotice(sentences.join(' '));
    // Without a connection, the page would give way to an error, and the message be lost.
    if (!isUnreachable) await revalidate();
  };

  const add = (chosen: readonly File[]) => {
    if (!busy) setFailures([]);
    void run(() => upload(chosen));
  };
  return { add, busy, failures };
}

/** Props of {@link LeadFiles}. */
export interface LeadFilesProps {
  leadId: string;
  /** Files of the lead, latest first. */
  files: readonly LeadFile[];
}

/** Files of a lead; new ones are added with a button or by drag and drop. */
export function LeadFiles({ leadId, files }: LeadFilesProps) {
  const whileSignedIn = useWhileSignedIn();
  const { revalidate } = useRevalidator();
  const showNotice = useNotice();
  const { add, busy, failures } = useUploads(leadId);
  const { over, zone } = useDropZone(add);
  const list = useRef<HTMLUListElement>(null);
  const { ask, dialog } = useRemoval({
    words,
    remove: (backend, [id = '']) => backend.leadFiles.remove(leadId, id),
    onRemoved: () => list.current?.focus(),
  });

  // Files are double-clicked, too.
  const unlessRunning = useUnlessRunning();
  const download = ({ id, name }: LeadFile) =>
    unlessRunning([id], async () => {
      try {
        downloadFile(await whileSignedIn((backend) => backend.leadFiles.read(leadId, id)), name);
      } catch (error) {
        if (!(error instanceof NotFound)) return showNotice(words.notRead(shortName(name)));
        showNotice(words.notFound(shortName(name)));
        await revalidate();
        // The clicked button was removed together with its file.
        list.current?.focus();
      }
    });

  return (
    <Panel title={words.title} sx={{ displayPrint: files.length === 0 ? 'none' : undefined }}>
      <Box {...zone} sx={{ px: panelInset, py: 2, bgcolor: over ? 'background.sunken' : undefined }}>
        {files.length === 0 && (
          <Typography variant="body2" sx={{ mb: 2, color: 'text.secondary' }}>
            {words.none}
          </Typography>
        )}
        <Box
          component="ul"
          ref={list}
          tabIndex={-1}
          aria-label={words.title}
          sx={{ m: 0, p: 0, listStyle: 'none', outline: 0 }}
        >
          {files.map((file) => (
            <Box component="li" key={file.id} sx={{ display: 'flex', alignItems: 'center', gap: 1, pb: 1.5 }}>
              <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
                <Link
                  component="button"
                  type="button"
                  aria-label={words.open(file.name)}
                  onClick={() => download(file)}
                  sx={{ textAlign: 'start', overflowWrap: 'anywhere' }}
                >
                  <bdi>{file.name}</bdi>
                </Link>
                <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                  {words.facts(formatSize(file.size), file.by?.name ?? words.nobody, formatMoment(file.addedAt))}
                </Typography>
              </Box>
              <Button
                size="small"
                color="error"
                aria-label={words.removeOf(file.name)}
                onClick={() => ask({ ids: [file.id], name: file.name })}
                sx={{ flex: 'none', mr: -1, displayPrint: 'none' }}
              >
                {words.remove}
              </Button>
            </Box>
          ))}
        </Box>
        {failures.length > 0 && (
          <Alert severity="error" sx={{ mb: 2 }}>
            {failures.map((failure) => (
              <Box key={failure}>{failure}</Box>
            ))}
          </Alert>
        )}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, displayPrint: 'none' }}>
          <FileButton startIcon={<AttachFileOutlined />} busy={busy} multiple onFiles={add}>
            {busy ? words.adding : words.add}
          </FileButton>
          <Typography variant="body2" sx={{ color: 'text.secondary', ...hiddenOnTouch }}>
            {words.drop}
          </Typography>
        </Box>
        <HiddenStatus>{busy && words.adding}</HiddenStatus>
      </Box>
      {dialog}
    </Panel>
  );
}
