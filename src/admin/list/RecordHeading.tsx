import ArrowBackRounded from '@mui/icons-material/ArrowBackRounded';
import KeyboardArrowDownRounded from '@mui/icons-material/KeyboardArrowDownRounded';
import KeyboardArrowUpRounded from '@mui/icons-material/KeyboardArrowUpRounded';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import type SvgIcon from '@mui/material/SvgIcon';
import Typography from '@mui/material/Typography';
import type { ReactNode, Ref } from 'react';
import { mirrored } from '#components/styles.ts';
import { lineClamp } from '../lineClamp.ts';
import type { Neighbours } from './neighbours.ts';

/** Props of {@link RecordHeading}. */
export interface RecordHeadingProps {
  /** Ref of the heading, for callers that move the focus to it. */
  ref?: Ref<HTMLHeadingElement>;
  title: string;
  words: { back: string; previous: string; next: string };
  /** URL of the list. */
  backTo: string;
  neighbours: Neighbours;
  /** Actions for the record. */
  children: ReactNode;
}

/** Heading of a record's page, with links to its list and to the previous and next record. */
export function RecordHeading({ ref, title, words, backTo, neighbours, children }: RecordHeadingProps) {
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: { xs: 0.5, sm: 1.5 }, mb: { xs: 2, md: 3 } }}>
      <IconButton href={backTo} edge="start" aria-label={words.back}>
        <ArrowBackRounded sx={mirrored} />
      </IconButton>
      <Typography
        ref={ref}
        tabIndex={-1}
        variant="formTitle"
        component="h2"
        dir="auto"
        title={title}
        // Enough for any name, of which no other place of the page shows the end.
        sx={{ mr: 'auto', minWidth: 0, fontSize: { sm: 'h4.fontSize' }, ...lineClamp({ xs: 6, sm: 12 }) }}
      >
        {title}
      </Typography>
      <Box sx={{ display: { xs: 'none', sm: 'flex' }, flex: 'none' }}>
        <NeighbourLink path={neighbours.previous} name={words.previous} keys="k" Icon={KeyboardArrowUpRounded} />
        <NeighbourLink path={neighbours.next} name={words.next} keys="j" Icon={KeyboardArrowDownRounded} />
      </Box>
      {children}
    </Box>
  );
}

interface NeighbourLinkProps {
  path: string | undefined;
  name: string;
  keys: string;
  Icon: typeof SvgIcon;
}

/** Link to a neighbouring record; disabled at the end of the list. */
function NeighbourLink({ path, name, keys, Icon }: NeighbourLinkProps) {
  return (
    <IconButton
      {...(path ? { href: path } : { disabled: true })}
      aria-label={name}
      aria-keyshortcuts={keys}
      title={`${name} (${keys})`}
    >
      <Icon />
    </IconButton>
  );
}
