import ArrowBackRounded from '@mui/icons-material/ArrowBackRounded';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { mirrored } from '#components/styles.ts';
import type { RecordFormWords } from '#content/admin/recordForm.ts';
import { FormFailure } from '#forms/FormFailure.tsx';
import { SubmitButton } from '#forms/SubmitButton.tsx';

/** Props of {@link TitleBar}. */
export interface TitleBarProps {
  heading: string;
  words: Pick<RecordFormWords, 'back' | 'save' | 'saving'>;
  /** URL of the list. */
  backTo: string;
}

/** Sticky bar of a form page: back link, heading and save button. */
export function TitleBar({ heading, words, backTo }: TitleBarProps) {
  return (
    <Box
      sx={{
        position: 'sticky',
        top: ({ measures }) => measures.adminHeader,
        zIndex: 2,
        mt: { xs: -2.5, md: -4 },
        mb: { xs: 2, md: 3 },
        bgcolor: 'background.default',
        borderBottom: 1,
        borderColor: 'divider',
        '@media print': { position: 'static' },
      }}
    >
      <Box
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: { xs: 0.5, sm: 1.5 },
          minHeight: ({ measures }) => measures.formBar,
        }}
      >
        <IconButton href={backTo} edge="start" aria-label={words.back}>
          <ArrowBackRounded sx={mirrored} />
        </IconButton>
        <Typography variant="formTitle" sx={{ mr: 'auto', minWidth: 0, fontSize: { sm: 'h4.fontSize' } }}>
          {heading}
        </Typography>
        <Box sx={{ flex: 'none' }}>
          <SubmitButton size="small" busyText={words.saving}>
            {words.save}
          </SubmitButton>
        </Box>
      </Box>
      <FormFailure sx={{ mb: 1.5 }} />
    </Box>
  );
}
