import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { postForm } from '#content/admin/postForm.ts';
import type { PostDraft } from '#domain/post.ts';
import type { PostField } from './differences.ts';
import { FieldValue } from './FieldValue.tsx';

/** Props of {@link Version}. */
export interface VersionProps {
  title: string;
  version: PostDraft;
  /** What of it is shown. */
  fields: readonly PostField[];
}

/** One version of a post in a column; its rows are those of the grid around it, so that fields stand side by side. */
export function Version({ title, version, fields }: VersionProps) {
  const id = useId();
  return (
    <Box
      component="section"
      aria-labelledby={id}
      sx={{
        display: 'grid',
        gridTemplateRows: { sm: 'subgrid' },
        gridRow: { sm: `span ${fields.length + 1}` },
        minWidth: 0,
      }}
    >
      <Typography
        id={id}
        variant="h5"
        component="h3"
        sx={{
          position: 'sticky',
          top: 0,
          zIndex: 1,
          py: 1.5,
          bgcolor: 'background.paper',
          borderBottom: 1,
          borderColor: 'divider',
        }}
      >
        {title}
      </Typography>
      <Box
        component="dl"
        sx={{
          display: 'grid',
          gridTemplateRows: { sm: 'subgrid' },
          gridTemplateColumns: 'minmax(0, 1fr)',
          gridRow: { sm: `span ${fields.length}` },
          m: 0,
        }}
      >
        {fields.map((field) => (
          <Box key={field} sx={{ py: 2 }}>
            <Typography variant="caption" component="dt" sx={{ mb: 0.5, color: 'text.secondary' }}>
              {postForm.labels[field]}
            </Typography>
            <Box component="dd" sx={{ m: 0 }}>
              <FieldValue field={field} version={version} />
            </Box>
          </Box>
        ))}
      </Box>
    </Box>
  );
}
