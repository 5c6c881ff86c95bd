import ArrowBackRounded from '@mui/icons-material/ArrowBackRounded';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { postForm } from '#content/admin/postForm.ts';
import { FormFailure } from '#forms/FormFailure.tsx';
import { SubmitButton } from '#forms/SubmitButton.tsx';
import { paths } from '#paths';

/** The way back, what is being done, and the button that saves it: in sight however long the form is. */
export function TitleBar({ heading }: { heading: string }) {
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
        <IconButton href={paths.adminBlog} edge="start" aria-label={postForm.back}>
          <ArrowBackRounded />
        </IconButton>
        <Typography variant="formTitle" sx={{ mr: 'auto', minWidth: 0, fontSize: { sm: 'h4.fontSize' } }}>
          {heading}
        </Typography>
        <Box sx={{ flex: 'none' }}>
          <SubmitButton size="small" busyText={postForm.saving}>
            {postForm.save}
          </SubmitButton>
        </Box>
      </Box>
      <FormFailure sx={{ mb: 1.5 }} />
    </Box>
  );
}
