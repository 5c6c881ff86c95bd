import EditOutlined from '@mui/icons-material/EditOutlined';
import { editTemplatePath } from '#adminPaths';
import { listWords } from '#content/admin/list.ts';
import { templateWords } from '#content/admin/templates.ts';
import { type Template, templateEntity } from '#domain/template.ts';
import { columnsOf, factsOf } from '../list/entityColumns.ts';
import type { ListConfig } from '../list/listConfig.ts';
import { TwoLines } from '../list/OneLine.tsx';

const columns = columnsOf<Template>(templateEntity, {
  name: { flex: 3, minWidth: 256, renderCell: ({ row }) => <TwoLines first={row.name} second={row.subject} /> },
  updatedAt: { minWidth: 124 },
});

/** List configuration of templates. */
export const templateList: ListConfig<Template> = {
  name: 'templates',
  entity: templateEntity,
  words: templateWords,
  columns,
  recordsOf: ({ templates }) => templates,
  nameOf: ({ name }) => name,
  linksOf: ({ id, name }, search) => [
    { label: listWords.edit, name: templateWords.edit(name), Icon: EditOutlined, href: editTemplatePath(id) + search },
  ],
  cardOf: (template) => ({
    title: template.name,
    text: template.subject,
    facts: factsOf(templateEntity, template, { elsewhere: ['name'] }),
  }),
};
