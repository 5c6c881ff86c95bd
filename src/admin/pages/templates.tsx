import Button from '@mui/material/Button';
import { useLoaderData } from 'react-router-dom';
import { adminPaths } from '#adminPaths';
import { templateWords } from '#content/admin/templates.ts';
import type { PageHandle } from '#frame/pageHandle.ts';
import { ListPage, listLoader } from '../list/ListPage.tsx';
import { templateList } from '../templates/templateList.tsx';

/** The page's title and options for the layout. */
export const handle: PageHandle = { title: templateWords.title };

/** @returns the query of the URL and the matching page of templates. */
export const loader = listLoader(templateList);

/** Reply templates: search, sorting, create, edit, delete. */
export function Component() {
  const { query, list } = useLoaderData<typeof loader>();
  return (
    <ListPage kind={templateList} query={query} list={list}>
      <Button variant="outlined" size="small" href={adminPaths.messages}>
        {templateWords.backToMessages}
      </Button>
      <Button variant="contained" size="small" href={adminPaths.newTemplate}>
        {templateWords.newTemplate}
      </Button>
    </ListPage>
  );
}
