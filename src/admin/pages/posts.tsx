import Button from '@mui/material/Button';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom';
import { backendOf, useBackend } from '#backend/context.ts';
import { postWords } from '#content/admin/posts.ts';
import { readListQuery } from '#domain/entity.ts';
import { postEntity } from '#domain/post.ts';
import type { PageHandle } from '#frame/pageHandle.ts';
import { paths } from '#paths';
import { ListPage } from '../list/ListPage.tsx';
import { postList } from '../posts/postList.tsx';

/** What the frame has to know. */
export const handle: PageHandle = { title: postWords.title };

/** @returns the query of the address and the page of posts that it asks for. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const query = readListQuery(postEntity, new URL(request.url).searchParams);
  const backend = await backendOf(context);
  return { query, list: await backend.posts.list(query, { signal: request.signal }) };
}

/** The blog posts, drafts too: search, category, sort, delete. */
export function Component() {
  const { query, list } = useLoaderData<typeof loader>();
  const backend = useBackend();
  return (
    <ListPage kind={postList} query={query} list={list} remove={async (id) => (await backend()).posts.remove(id)}>
      <Button variant="contained" size="small" href={paths.newPost}>
        {postWords.newPost}
      </Button>
    </ListPage>
  );
}
