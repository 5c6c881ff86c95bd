import EditOutlined from '@mui/icons-material/EditOutlined';
import OpenInNew from '@mui/icons-material/OpenInNew';
import { editPostPath, previewPostPath } from '#adminPaths';
import { listWords } from '#content/admin/list.ts';
import { postWords } from '#content/admin/posts.ts';
import { type PostSummary, postEntity } from '#domain/post.ts';
import { postPath } from '#paths';
import { columnsOf, factsOf } from '../list/entityColumns.ts';
import type { ListConfig } from '../list/listConfig.ts';
import { TwoLines } from '../list/OneLine.tsx';
import { PostStatusBadge } from '../list/statusBadges.tsx';

const columns = columnsOf<PostSummary>(postEntity, {
  title: { flex: 3, minWidth: 256, renderCell: ({ row }) => <TwoLines first={row.title} second={row.excerpt} /> },
  category: { flex: 1, minWidth: 120 },
  author: { flex: 1, minWidth: 134 },
  status: { minWidth: 128, renderCell: ({ row }) => <PostStatusBadge status={row.status} /> },
  updatedAt: { minWidth: 124 },
});

/** List configuration of posts. */
export const postList: ListConfig<PostSummary> = {
  name: 'posts',
  entity: postEntity,
  words: postWords,
  columns,
  recordsOf: ({ posts }) => posts,
  nameOf: ({ title }) => title,
  linksOf: ({ id, slug, title, status }, search) => [
    status === 'published'
      ? { label: listWords.view, name: postWords.view(title), Icon: OpenInNew, href: postPath(slug), newTab: true }
      : {
          label: postWords.previewLabel,
          name: postWords.preview(title),
          Icon: OpenInNew,
          href: previewPostPath(id),
          newTab: true,
        },
    { label: listWords.edit, name: postWords.edit(title), Icon: EditOutlined, href: editPostPath(id) + search },
  ],
  cardOf: (post) => ({
    title: post.title,
    badge: <PostStatusBadge status={post.status} />,
    text: post.excerpt,
    facts: factsOf(postEntity, post, { elsewhere: ['title', 'status'] }),
  }),
};
