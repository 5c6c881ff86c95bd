import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { adminPaths, editLeadPath, leadPath } from '#adminPaths';
import { newAttempt } from '#backend/attemptKey.ts';
import type { Backend } from '#backend/backend.ts';
import { leadForm as leadFormWords } from '#content/admin/lead.ts';
import { leadFiles } from '#content/admin/leadFiles.ts';
import { leadImport } from '#content/admin/leadImport.ts';
import { listWords } from '#content/admin/list.ts';
import { editorWords } from '#content/admin/postForm.ts';
import { twoStep } from '#content/admin/twoStep.ts';
import { leadEntity } from '#domain/lead.ts';
import { demoAccount } from '#sample/account.ts';
import { leadForm } from '#tests/support/records.ts';
import { sampleLead } from '#tests/support/sampleLeads.ts';
import { choose, fill, press, see } from '../interactions.ts';
import { type PageArgs, pageMeta } from '../page.tsx';
import { long, short, unbroken } from '../words.ts';

const meta = { ...pageMeta, title: 'Admin/Dialogs and steps' } satisfies Meta<PageArgs>;

export default meta;
type Story = StoryObj<PageArgs>;

/** @returns the story of a page, with interactions on it and preparations of its backend. */
const steps = (
  address: string,
  play: (backend: Backend) => Promise<unknown>,
  before: (backend: Backend) => Promise<unknown> = async () => undefined,
): Story => ({
  args: { address },
  parameters: {
    prepare: async (backend: Backend) => {
      await before(backend);
      return address;
    },
  },
  play: async ({ loaded }) => void (await play(loaded.backend as Backend)),
});

const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));

/** Saves a lead that another user has saved meanwhile. */
const lateWith = (theirs: Partial<typeof leadForm>) =>
  steps(editLeadPath('1'), async (backend) => {
    await fill(new RegExp(`^${leadEntity.fields.name.label}`), 'Mine');
    await backend.leads.update('1', { ...leadForm, ...theirs }, 1);
    await press(leadFormWords.save);
    await screen.findByRole('alertdialog', { name: leadFormWords.conflict.title });
  });

export const Conflict = lateWith({ name: 'Theirs' });
export const ConflictWithLongText = lateWith({ notes: `${long}\n${unbroken}`, venue: long.slice(0, 120) });

/** Enters the password in the dialog of an action. */
async function confirm(task: { title: string; submit: string }, password: string = demoAccount.password) {
  await dialog(task.title);
  await fill(twoStep.password, password);
  await press(task.submit);
}
const { authenticator, passkey } = twoStep.tasks;

export const TwoStepAsksForThePassword = steps(adminPaths.account, async () => {
  await press(twoStep.setUpApp);
  await dialog(authenticator.title);
});
export const TwoStepPasswordRefused = steps(adminPaths.account, async () => {
  await press(twoStep.setUpApp);
  await confirm(authenticator, 'guessed');
  await (await dialog(authenticator.title)).findByLabelText(twoStep.password);
});
export const TwoStepCodeOfTheApp = steps(adminPaths.account, async () => {
  await press(twoStep.setUpApp);
  await confirm(authenticator);
  await dialog(twoStep.app.title);
});
export const TwoStepCodeRefused = steps(adminPaths.account, async () => {
  await press(twoStep.setUpApp);
  await confirm(authenticator);
  await dialog(twoStep.app.title);
  await fill(twoStep.app.code, '000000');
  await press(twoStep.app.submit);
});
export const PasskeyToName = steps(adminPaths.account, async () => {
  await press(twoStep.addPasskey);
  await dialog(passkey.title);
});
export const PasskeyWithoutAnswers = steps(adminPaths.account, async () => {
  await press(twoStep.addPasskey);
  await dialog(passkey.title);
  await press(passkey.submit);
});

const views = listWords.views;
const weddings = { list: 'leads', name: 'New weddings', query: 'status=new&type=wedding' } as const;
const withViews = async (backend: Backend) => {
  await backend.views.save(weddings);
  await backend.views.save({
    ...weddings,
    name: 'Ours, whatever they are about and wherever they are held',
    query: 'status=converted',
  });
};

export const ViewsOfAList = steps(adminPaths.leads, () => press(views.title), withViews);
export const ViewToSave = steps(`${adminPaths.leads}?status=contacted`, async () => {
  await press(views.title);
  await choose(views.save);
  await dialog(views.saveTitle);
});
export const ViewNameTaken = steps(
  `${adminPaths.leads}?status=contacted`,
  async () => {
    await press(views.title);
    await choose(views.save);
    await dialog(views.saveTitle);
    await fill(views.name, weddings.name);
    await press(views.keep);
  },
  withViews,
);
export const ViewsToChange = steps(
  adminPaths.leads,
  async () => {
    await press(views.title);
    await choose(views.manage);
    await dialog(views.manageTitle);
  },
  withViews,
);

export const LinkOfAPost = steps(adminPaths.newPost, async () => {
  await press(editorWords.link);
  await dialog(editorWords.link);
});
export const LinkThatRuns = steps(adminPaths.newPost, async () => {
  await press(editorWords.link);
  await fill(new RegExp(editorWords.linkDialog.address), 'javascript:alert(1)');
  await press(editorWords.linkDialog.apply);
});
export const PictureOfAPost = steps(adminPaths.newPost, async () => {
  await press(editorWords.image);
  await dialog(editorWords.image);
});
export const PictureThatIsMissing = steps(adminPaths.newPost, async () => {
  await press(editorWords.image);
  await dialog(editorWords.image);
  await press(editorWords.imageDialog.apply);
});

const withFiles = async (backend: Backend) => {
  for (const name of ['plan.pdf', `${unbroken}.pdf`]) {
    await backend.leadFiles.add('1', new File([short], name), newAttempt());
  }
};
export const FilesOfALead = steps(leadPath('1'), () => see('plan.pdf'), withFiles);
export const NoFilesOfALead = steps(leadPath('1'), () => see(leadFiles.none));
export const FileToDelete = steps(leadPath('1'), () => press(leadFiles.removeOf('plan.pdf')), withFiles);

/** Chooses a file on the import page. */
async function read(...lines: string[]) {
  const file = new File([lines.join('\n')], 'clients.csv', { type: 'text/csv' });
  await userEvent.upload(await screen.findByLabelText(leadImport.file.choose), file);
}
const head = 'Client,E-mail,Phone,Date of event';
const good = 'Nina Ortega,nina@example.org,,2027-06-14';

export const ImportToCheck = steps(adminPaths.importLeads, async () => {
  await read(head, good, 'Bad Row,nobody,,2027-06-15', `Marcus C.,${sampleLead('2').email},+1 555 020 9999,2027-06-16`);
  await screen.findByRole('button', { name: leadImport.start(1) });
});
export const ImportOfDaysToRead = steps(adminPaths.importLeads, async () => {
  await read(head, 'Nina Ortega,nina@example.org,,14/06/2027');
  await see(leadImport.dates.title);
});
export const ImportOfNoTable = steps(adminPaths.importLeads, async () => {
  await read(head);
  await see(leadImport.problems.onlyHead);
});
export const ImportDone = steps(adminPaths.importLeads, async () => {
  await read(head, good);
  await waitFor(() => expect(screen.getByRole('button', { name: leadImport.start(1) })).toBeEnabled());
  await press(leadImport.start(1));
  await screen.findByRole('button', { name: leadImport.result.undo });
});
