import Button from '@mui/material/Button';
import { EmptyState } from '#components/EmptyState.tsx';
import { blogWords } from '#content/blog.ts';
import { RouterLink } from '#frame/RouterLink.tsx';
import { paths } from '#paths';

/** Empty state of the blog; its button clears the filters and focuses the search box. */
export function NoPosts() {
  return (
    <EmptyState
      title={blogWords.empty.title}
      text={blogWords.empty.text}
      slotProps={{ root: { sx: { py: { md: 10 } } } }}
    >
      <Button
        variant="underlined"
        component={RouterLink}
        href={paths.blog}
        preventScrollReset
        onClick={() => document.getElementById(blogWords.search.id)?.focus()}
      >
        {blogWords.clear}
      </Button>
    </EmptyState>
  );
}
