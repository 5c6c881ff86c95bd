import type { SxProps, Theme } from '@mui/material/styles';
import { type ReactNode, useState } from 'react';
import {
  type LoaderFunctionArgs,
  type Location,
  useLoaderData,
  useLocation,
  useNavigate,
  useParams,
} from 'react-router-dom';
import { backendOf } from '#backend/context.ts';
import { InvalidInput, NotFound } from '#backend/errors.ts';
import { ownersOnly } from '#domain/account.ts';
import { AppForm } from '#forms/AppForm.tsx';
import { FormBody } from '#forms/FormBody.tsx';
import { KeepUnsaved } from '#forms/KeepUnsaved.tsx';
import { messageOf } from '#forms/messageOf.ts';
import { useNotice } from '../Notices.tsx';
import { PageTitle } from '../PageTitle.tsx';
import { useIsMounted } from '../useIsMounted.ts';
import { RecordMissing } from './RecordMissing.tsx';
import {
  type DraftFields,
  listSearch,
  type RecordFormConfig,
  recordOrNull,
  type SavedRecord,
} from './recordFormConfig.ts';
import { TitleBar } from './TitleBar.tsx';
import { UnsavedChanges } from './UnsavedChanges.tsx';
import { useLastFound } from './useLastFound.ts';
import { type EditedRecord, useSaveRecord } from './useSaveRecord.tsx';
import { useHasUnsaved, useKeepForLater, useUnsaved } from './useUnsaved.tsx';

/** Scroll margin that keeps a focused field visible below the sticky bars. */
const fieldMargin = ({ measures: { adminHeader, formBar } }: Theme) => ({
  xs: adminHeader.xs + formBar.xs + 40,
  md: adminHeader.md + formBar.md + 100,
});

/** Loader data of a form page: the record and its form values; `draft` is null if the record does not exist. */
export interface RecordFormData<Row, Draft> {
  record: Row | null;
  draft: Draft | null;
  /**
   * What the form starts from that something was typed into, if its record does not exist any more: the one that was kept
   * instead, whose saved version its user then gets to see, or a new one; null for records that staff cannot create.
   */
  instead?: { record: EditedRecord | null; draft: Draft } | null;
  /** Id of the record that was kept in place of this one. */
  keptId?: string | undefined;
}

/** @returns the loader of a form page: loads the record if the URL has an `:id`, otherwise starts a new one. */
export const recordFormLoader =
  <Row extends SavedRecord, Draft extends DraftFields, Form extends Draft>(
    config: RecordFormConfig<Row, Draft, Form>,
  ) =>
  async ({ params, context }: LoaderFunctionArgs): Promise<RecordFormData<Row, Draft>> => {
    const { id } = params;
    if (id === undefined) return { record: null, draft: config.empty };
    const backend = await backendOf(context);
    const { get, create } = config.recordsOf(backend);
    const record = await recordOrNull(get(id));
    if (record) return { record, draft: config.toDraft(record) };
    const kept = (await config.keptInsteadOf?.(backend, id)) ?? null;
    const anew = create ? { record: null, draft: config.empty } : null;
    // Under its own id: saving it finds the other record, and asks which version to keep.
    const instead = kept ? { record: { id, version: kept.version }, draft: config.toDraft(kept) } : anew;
    return { record: null, draft: null, instead, keptId: kept?.id };
  };

/** Props of {@link RecordFormPage}. */
export interface RecordFormPageProps<Row extends SavedRecord, Draft extends DraftFields, Form extends Draft> {
  config: RecordFormConfig<Row, Draft, Form>;
  /** URL of the back link. @param id of the edited record; null for a new one. */
  backTo: (id: string | null) => string;
  /** Called before each save. @throws InvalidInput if the form cannot be saved yet. */
  beforeSave?: () => void;
  /** Called if the backend rejects the values of a save. */
  onRefused?: (refusal: InvalidInput) => void;
  /** What is shown if the record does not exist. Default: a sentence and a way back. */
  missing?: ReactNode;
  sx?: SxProps<Theme>;
  /** The form's fields. */
  children: ReactNode;
}

/** History state of a form that is opened for what was kept of it: this is read again, although the form may be open. */
const forKept = { forKept: true };

/** Page to create or edit a record. The loader of its route is {@link recordFormLoader}. */
export function RecordFormPage<Row extends SavedRecord, Draft extends DraftFields, Form extends Draft>(
  props: RecordFormPageProps<Row, Draft, Form>,
) {
  const { config } = props;
  // Keeps the query of the list that the form was opened from.
  const { pathname, search, state, key }: Location<typeof forKept | null> = useLocation();
  const backTo = (id: string | null) => props.backTo(id) + listSearch(search, config.prefillParams);
  const { id } = useParams();
  const loaded = useLoaderData<RecordFormData<Row, Draft>>();
  const found = useLastFound(loaded.draft && loaded, id);
  // What was typed into the form of a record that was deleted meanwhile can still be saved.
  const hasUnsaved = useHasUnsaved(pathname + search);
  const instead = useLastFound(hasUnsaved ? (loaded.instead ?? null) : null, id);
  const { record: edited, draft } = found ?? instead ?? { record: null, draft: null };
  const { words } = config;
  const heading = !draft ? words.missing.title : edited === null ? words.create : words.edit;
  return (
    <>
      <PageTitle>{heading}</PageTitle>
      {draft ? (
        <RecordForm
          // The key remounts the form for another record, and for what was kept.
          key={[edited?.id, state?.forKept && key].join(' ')}
          {...props}
          backTo={backTo}
          heading={heading}
          edited={edited}
          draft={draft}
          isAnew={found === null && edited === null}
        />
      ) : (
        (props.missing ?? <RecordMissing words={words.missing} backTo={backTo(null)} />)
      )}
    </>
  );
}

interface RecordFormProps<Row extends SavedRecord, Draft extends DraftFields, Form extends Draft>
  extends RecordFormPageProps<Row, Draft, Form> {
  heading: string;
  edited: EditedRecord | null;
  draft: Draft;
  /** Whether it creates a new record with what was typed into the form of one that was deleted. */
  isAnew: boolean;
}

function RecordForm<Row extends SavedRecord, Draft extends DraftFields, Form extends Draft>({
  config,
  backTo,
  beforeSave,
  onRefused,
  sx,
  children,
  heading,
  edited,
  draft,
  isAnew,
}: RecordFormProps<Row, Draft, Form>) {
  const showNotice = useNotice();
  const { failed, failedLater } = config.words;
  // The form values that editing starts from, and how often another user's version has replaced them.
  const [initial, setInitial] = useState({ draft, replacements: 0 });
  const { pathname, search } = useLocation();
  const { kept, ...unsaved } = useUnsaved(pathname + search);
  const restored = isAnew ? { onRestored: () => showNotice(failed.gone) } : {};
  // What was typed before a reload belongs to the version that was edited then.
  const begun = edited && { ...edited, version: kept?.version ?? edited.version };
  const { save, saved, version, isGone, dialog } = useSaveRecord(config, begun, unsaved.attempt, (theirs) => {
    setInitial(({ replacements }) => ({ draft: config.toDraft(theirs), replacements: replacements + 1 }));
    showNotice(config.words.conflict.taken);
  });
  const isMounted = useIsMounted();
  const navigate = useNavigate();
  const keepForLater = useKeepForLater();
  const sayFailedLater = (form: Form, error: unknown) => {
    if (isGone()) return showNotice(failedLater.gone);
    const own = { values: form, attempt: unsaved.attempt, version: version(), stays: true };
    const keep = () => keepForLater(unsaved.name, own, initial.draft);
    if (!keep()) return showNotice(failedLater.newer);
    // What has been typed since the notice is kept as well.
    const open = () => {
      keep();
      void navigate(pathname + search, { state: forKept });
    };
    const text = error instanceof NotFound ? failedLater.anew : failedLater.text;
    showNotice(text, { label: failedLater.open, onPress: open });
  };
  return (
    <>
      <AppForm
        // The key remounts the form with another version of the record, so that it has no unsaved changes and editors
        // read the new values.
        key={initial.replacements}
        initialValues={initial.draft}
        schema={config.schema}
        onSubmit={async (form) => {
          beforeSave?.();
          try {
            await save(form, initial.draft);
          } catch (error) {
            if (!isMounted.current) sayFailedLater(form, error);
            else if (error instanceof InvalidInput) onRefused?.(error);
            throw error;
          }
        }}
        failedText={(error) => messageOf(error, failed.unreachable, { ...failed, notAllowed: ownersOnly })}
        keepsValues
      >
        <KeepUnsaved {...unsaved} {...restored} kept={initial.replacements === 0 ? kept : null} version={version}>
          <TitleBar heading={heading} words={config.words} backTo={backTo(edited?.id ?? null)} />
          <FormBody
            sx={[
              { '& :is(input, textarea, select, .tiptap)': { scrollMarginTop: fieldMargin } },
              ...(Array.isArray(sx) ? sx : [sx]),
            ]}
          >
            {children}
          </FormBody>
          <UnsavedChanges words={config.words.leaving} saved={saved} />
        </KeepUnsaved>
      </AppForm>
      {dialog}
    </>
  );
}
