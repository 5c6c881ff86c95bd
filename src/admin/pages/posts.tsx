import Button from '@mui/material/Button';
import { useLoaderData } from 'react-router-dom';
import { adminPaths } from '#adminPaths';
import { postWords } from '#content/admin/posts.ts';
import type { PageHandle } from '#frame/pageHandle.ts';
import { ListPage } from '../list/ListPage.tsx';
import { listLoader } from '../list/listConfig.ts';
import { postList } from '../posts/postList.tsx';

/** The page's title and options for the layout. */
export const handle: PageHandle = { title: postWords.title };

/** @returns the query of the URL and the matching page of posts. */
export const loader = listLoader(postList);

/** Blog posts, including drafts: search, category filter, sorting, deletion. */
export function Component() {
  const { query, list } = useLoaderData<typeof loader>();
  return (
    <ListPage config={postList} query={query} list={list}>
      <Button variant="contained" size="small" href={adminPaths.newPost}>
        {postWords.newPost}
      </Button>
    </ListPage>
  );
}
