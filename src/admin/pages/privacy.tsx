import { useState } from 'react';
import { useLoaderData } from 'react-router-dom';
import { settings } from '#content/admin/settings.ts';
import type { FoundPerson } from '#domain/privacy.ts';
import type { PageHandle } from '#frame/pageHandle.ts';
import { ownerLoader } from '../ownerLoader.ts';
import { FindPerson } from '../settings/FindPerson.tsx';
import { PersonFound } from '../settings/PersonFound.tsx';
import { SettingsPage } from '../settings/SettingsPage.tsx';

/** What the frame has to know. */
export const handle: PageHandle = { title: settings.title };

/** @returns whether whoever asks is an owner; null for staff. */
export const loader = ownerLoader(async () => true);

/** What is stored of a person: find it, take it away as a file, erase it. What is asked for stands in no address. */
export function Component() {
  const allowed = useLoaderData<typeof loader>() !== null;
  const [found, setFound] = useState<{ contact: string; person: FoundPerson } | null>(null);
  return (
    <SettingsPage allowed={allowed} withNav>
      <FindPerson onFound={(contact, person) => setFound({ contact, person })} />
      {found && <PersonFound key={found.contact} {...found} onErased={() => setFound(null)} />}
    </SettingsPage>
  );
}
