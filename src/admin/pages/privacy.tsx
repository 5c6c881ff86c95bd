import { useState } from 'react';
import { useLoaderData } from 'react-router-dom';
import { settings } from '#content/admin/settings.ts';
import type { FoundPerson } from '#domain/privacy.ts';
import { focusContent } from '#frame/focusContent.ts';
import type { PageHandle } from '#frame/pageHandle.ts';
import { FindPerson } from '../settings/FindPerson.tsx';
import { PersonFound } from '../settings/PersonFound.tsx';
import { RetentionPanel } from '../settings/RetentionPanel.tsx';
import { SettingsPage } from '../settings/SettingsPage.tsx';
import { ownerLoader } from '../sharedReads.ts';

/** The page's title and options for the layout. */
export const handle: PageHandle = { title: settings.title };

/** @returns the retention period of leads; null for staff other than owners. */
export const loader = ownerLoader(({ privacy }) => privacy.retention());

/** Finds, exports and erases a person's data. The person's contact data never appears in a URL. */
export function Component() {
  const retention = useLoaderData<typeof loader>();
  const [found, setFound] = useState<{ contact: string; person: FoundPerson } | null>(null);
  const closeResult = () => {
    setFound(null);
    // The focused button is removed together with the result.
    focusContent();
  };
  return (
    <SettingsPage isOwner={retention !== null}>
      <FindPerson onFound={(contact, person) => setFound({ contact, person })} />
      {found && <PersonFound key={found.contact} {...found} onErased={closeResult} />}
      {retention && <RetentionPanel retention={retention} />}
    </SettingsPage>
  );
}
