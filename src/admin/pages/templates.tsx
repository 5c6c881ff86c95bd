import Button from '@mui/material/Button';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom';
import { adminPaths } from '#adminPaths';
import { settings } from '#content/admin/settings.ts';
import { templateWords } from '#content/admin/templates.ts';
import type { PageHandle } from '#frame/pageHandle.ts';
import { ListPage } from '../list/ListPage.tsx';
import { listLoader } from '../list/listConfig.ts';
import { SettingsPage } from '../settings/SettingsPage.tsx';
import { readUserOrLast } from '../sharedReads.ts';
import { templateList } from '../templates/templateList.tsx';

/** The page's title and options for the layout. */
export const handle: PageHandle = { title: settings.title };

const readList = listLoader(templateList);

/** @returns the query of the URL, the matching page of templates, and whether the user is an owner. */
export async function loader(args: LoaderFunctionArgs) {
  const [list, user] = await Promise.all([readList(args), readUserOrLast(args.context)]);
  return { ...list, isOwner: user?.role === 'owner' };
}

/** Reply templates: search, sorting, create, edit, delete. */
export function Component() {
  const { query, list, isOwner } = useLoaderData<typeof loader>();
  return (
    <SettingsPage isOwner={isOwner} forAll>
      {/* One child of the layout, whose gap would otherwise separate the parts of the list. */}
      <div>
        <ListPage config={templateList} query={query} list={list}>
          <Button variant="outlined" size="small" href={adminPaths.messages}>
            {templateWords.backToMessages}
          </Button>
          <Button variant="contained" size="small" href={adminPaths.newTemplate}>
            {templateWords.newTemplate}
          </Button>
        </ListPage>
      </div>
    </SettingsPage>
  );
}
