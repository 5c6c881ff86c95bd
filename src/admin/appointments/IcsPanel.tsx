import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { BusyButton } from '#components/BusyButton.tsx';
import { icsWords as words } from '#content/admin/appointments.ts';
import { startDayOf } from '#domain/appointmentTimes.ts';
import { downloadFile } from '#frame/downloadFile.ts';
import { useWhileSignedIn } from '../login/SignInAgain.tsx';
import { useNotice } from '../Notices.tsx';
import { FieldsPanel } from '../record/FieldsPanel.tsx';

/** Downloads an appointment as an iCalendar file. @param id of the appointment. */
export function IcsPanel({ id }: { id: string }) {
  const whileSignedIn = useWhileSignedIn();
  const showNotice = useNotice();
  const [busy, setBusy] = useState(false);
  const download = async () => {
    setBusy(true);
    try {
      const appointment = await whileSignedIn(({ appointments }) => appointments.get(id));
      const { calendarText, calendarType, entryForTeam } = await import('#domain/calendarFile.ts');
      const file = new Blob([calendarText([entryForTeam(appointment)])], { type: calendarType });
      downloadFile(file, `appointment-${startDayOf(appointment)}.ics`);
    } catch {
      showNotice(words.failed);
    } finally {
      setBusy(false);
    }
  };
  return (
    <FieldsPanel>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {words.hint}
      </Typography>
      <Box>
        <BusyButton variant="outlined" size="small" busy={busy} busyText={words.busy} onClick={download}>
          {words.download}
        </BusyButton>
      </Box>
    </FieldsPanel>
  );
}
