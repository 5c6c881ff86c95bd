import Button from '@mui/material/Button';
import { useLoaderData } from 'react-router-dom';
import { adminPaths } from '#adminPaths';
import { postWords } from '#content/admin/posts.ts';
import type { PageHandle } from '#frame/pageHandle.ts';
import { ListPage, listLoader } from '../list/ListPage.tsx';
import { postList } from '../posts/postList.tsx';

/** The page's title and options for the frame. */
export const handle: PageHandle = { title: postWords.title };

/** @returns the query of the address and the page of posts that it asks for. */
export const loader = listLoader(postList);

/** The blog posts, drafts too: search, category, sort, delete. */
export function Component() {
  const { query, list } = useLoaderData<typeof loader>();
  return (
    <ListPage kind={postList} query={query} list={list}>
      <Button variant="contained" size="small" href={adminPaths.newPost}>
        {postWords.newPost}
      </Button>
    </ListPage>
  );
}
