import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { blogWords } from '#content/blog.ts';
import { RouterLink } from '#frame/RouterLink.tsx';
import { paths } from '#paths';

/** Shown where search and category leave nothing; clearing them leads back to the search box. */
export function NoPosts() {
  return (
    <Box sx={{ py: { xs: 4, md: 10 }, textAlign: 'center' }}>
      <Typography variant="h2">{blogWords.empty.title}</Typography>
      <Typography variant="lead" sx={{ mt: 2, mb: 2 }}>
        {blogWords.empty.text}
      </Typography>
      <Button
        variant="underlined"
        component={RouterLink}
        href={paths.blog}
        preventScrollReset
        onClick={() => document.getElementById(blogWords.search.id)?.focus()}
      >
        {blogWords.clear}
      </Button>
    </Box>
  );
}
