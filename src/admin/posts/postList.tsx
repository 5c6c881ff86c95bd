import EditOutlined from '@mui/icons-material/EditOutlined';
import OpenInNew from '@mui/icons-material/OpenInNew';
import type { GridColDef } from '@mui/x-data-grid';
import { listWords } from '#content/admin/list.ts';
import { postWords } from '#content/admin/posts.ts';
import { postCategoryLabels } from '#content/categories.ts';
import { formatDate } from '#domain/dates.ts';
import { type PostListQuery, type PostSortField, type PostSummary, readPostListQuery } from '#domain/post.ts';
import { editPostPath, postPath } from '#paths';
import type { ListKind } from '../list/ListPage.tsx';
import { TwoLines } from '../list/TwoLines.tsx';
import { PostStatusBadge } from './PostStatusBadge.tsx';

const { columns: headers } = postWords;

const columns: (GridColDef<PostSummary> & { field: PostSortField })[] = [
  {
    field: 'title',
    flex: 3,
    minWidth: 280,
    renderCell: ({ row }) => <TwoLines first={row.title} second={row.excerpt} />,
  },
  { field: 'category', flex: 1, minWidth: 120, valueFormatter: (_value, { category }) => postCategoryLabels[category] },
  { field: 'author', flex: 1, minWidth: 150 },
  { field: 'status', flex: 0.7, minWidth: 112, renderCell: ({ row }) => <PostStatusBadge status={row.status} /> },
  {
    field: 'updatedAt',
    flex: 0.7,
    minWidth: 124,
    sortingOrder: ['desc', 'asc'],
    valueFormatter: (_value, { updatedAt }) => formatDate(updatedAt),
  },
];

/** How blog posts are listed. */
export const postList: ListKind<PostSummary, PostListQuery> = {
  words: postWords,
  read: readPostListQuery,
  columns: columns.map((column) => ({ ...column, headerName: headers[column.field] })),
  nameOf: ({ title }) => title,
  linksOf: ({ id, title }) => [
    { label: listWords.view, name: postWords.view(title), Icon: OpenInNew, href: postPath(id), newTab: true },
    { label: listWords.edit, name: postWords.edit(title), Icon: EditOutlined, href: editPostPath(id) },
  ],
  cardOf: (post) => ({
    title: post.title,
    badge: <PostStatusBadge status={post.status} />,
    text: post.excerpt,
    facts: [
      { label: headers.category, value: postCategoryLabels[post.category] },
      { label: headers.author, value: post.author },
      { label: headers.updatedAt, value: formatDate(post.updatedAt) },
    ],
  }),
};
