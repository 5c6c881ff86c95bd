import { privacy as words } from '#content/admin/settings.ts';
import { contactSchema, type FoundPerson } from '#domain/privacy.ts';
import { TextField } from '#forms/TextField.tsx';
import { useWhileSignedIn } from '../login/SignInAgain.tsx';
import { PanelForm } from '../PanelForm.tsx';

/** Form that searches for a person's data by email or phone. */
export function FindPerson({ onFound }: { onFound: (contact: string, person: FoundPerson) => void }) {
  const whileSignedIn = useWhileSignedIn();
  return (
    <PanelForm
      words={words}
      sx={{ displayPrint: 'none' }}
      initialValues={contactSchema.getDefault()}
      schema={contactSchema}
      onSubmit={async ({ contact }) => onFound(contact, await whileSignedIn(({ privacy }) => privacy.find(contact)))}
      keepsValues
    >
      <TextField
        name="contact"
        label={words.contact}
        hint={words.contactHint}
        aria-required
        autoComplete="off"
        verbatim
      />
    </PanelForm>
  );
}
