import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { postForm } from '#content/admin/postForm.ts';
import { paths } from '#paths';

const { missing } = postForm;

/** Says that there is no such post, and leads back. */
export function PostMissing() {
  return (
    <Box sx={{ py: { xs: 6, md: 10 }, textAlign: 'center' }}>
      <Typography variant="h3" component="h2">
        {missing.title}
      </Typography>
      <Typography sx={{ mt: 1, mb: 3, color: 'text.secondary' }}>{missing.text}</Typography>
      <Button variant="outlined" size="small" href={paths.adminBlog}>
        {missing.back}
      </Button>
    </Box>
  );
}
