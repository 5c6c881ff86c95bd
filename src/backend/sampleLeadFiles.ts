import { newActivity } from '#domain/activity.ts';
import {
  fileEmpty,
  fileNameOf,
  fileTooLarge,
  type LeadFile,
  maxFileBytes,
  maxFiles,
  tooManyFiles,
} from '#domain/leadFile.ts';
import type { Backend } from './backend.ts';
import { InvalidInput, NotFound } from './errors.ts';
import type { SampleAccess } from './sampleRecords.ts';

/** Creates the files of the demo's leads, in memory. @param leadOf returns the lead with an id; may throw NotFound. */
export function sampleLeadFiles(
  { staffOnly, people, pause, activities }: SampleAccess,
  leadOf: (id: string) => { id: string },
  now: () => Date,
) {
  /** By lead, latest first. */
  const files = new Map<string, (Omit<LeadFile, 'by'> & { by: string; content: Blob; attempt: string })[]>();
  const of = (leadId: string) => files.get(leadId) ?? [];
  const find = (leadId: string, id: string) => {
    leadOf(leadId);
    const file = of(leadId).find((candidate) => candidate.id === id);
    if (!file) throw new NotFound(`There is no file ${id}.`);
    return file;
  };
  let lastId = 0;

  const methods: Backend['leadFiles'] = {
    list: async (leadId) => {
      staffOnly();
      leadOf(leadId);
      return of(leadId).map(({ content: _content, attempt: _attempt, by, ...file }) => ({
        ...file,
        by: { id: by, name: people.nameOf(by) },
      }));
    },
    add: async (leadId, file, attempt) => {
      const { id: by } = staffOnly();
      if (file.size > maxFileBytes) throw new InvalidInput({ file: fileTooLarge });
      if (file.size === 0) throw new InvalidInput({ file: fileEmpty });
      await pause();
      leadOf(leadId);
      const leadFiles = of(leadId);
      if (leadFiles.some((file) => file.attempt === attempt)) return;
      if (leadFiles.length >= maxFiles) throw new InvalidInput({ file: tooManyFiles });
      lastId += 1;
      const newFile = {
        id: String(lastId),
        name: fileNameOf(file.name),
        size: file.size,
        addedAt: now().toISOString(),
        by,
      };
      files.set(leadId, [{ ...newFile, content: file, attempt }, ...leadFiles]);
      activities.add('lead', leadId, [newActivity('fileAdded')]);
    },
    read: async (leadId, id) => {
      staffOnly();
      return find(leadId, id).content;
    },
    remove: async (leadId, id) => {
      staffOnly();
      const removedFile = find(leadId, id);
      files.set(
        leadId,
        of(leadId).filter((file) => file !== removedFile),
      );
      activities.add('lead', leadId, [newActivity('fileRemoved')]);
    },
  };
  return {
    methods,
    /** Moves the files of a merged lead to the lead that it was merged into. */
    move: (from: string, to: string) => {
      files.set(
        to,
        [...of(to), ...of(from)].toSorted((one, other) => (one.addedAt < other.addedAt ? 1 : -1)),
      );
      files.delete(from);
    },
  };
}
