import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { adminPaths, maySee, retentionPath } from '#adminPaths';
import { dashboard as words } from '#content/admin/dashboard.ts';

/** Props of {@link ErasureNotice}. */
export interface ErasureNoticeProps {
  /** Number of leads that will be erased within a week. */
  count: number;
  /** Whether the user is an owner, who may see which leads these are, and change the period. */
  isOwner: boolean;
}

/** Warns that leads will be erased soon, because their retention period ends. */
export function ErasureNotice({ count, isOwner }: ErasureNoticeProps) {
  return (
    <Alert
      severity="warning"
      action={
        maySee(adminPaths.privacy, isOwner) && (
          <Button color="inherit" size="small" href={retentionPath}>
            {words.whichToErase}
          </Button>
        )
      }
    >
      {words.leadsToErase(count, isOwner)}
    </Alert>
  );
}
