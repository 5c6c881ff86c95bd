import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { ReactNode } from 'react';
import { useIsPrinting } from '../printing.ts';
import { ListPane, type ListPaneProps } from './ListPane.tsx';

/** Props of {@link BesideList}. */
export interface BesideListProps<Row extends { id: string }> extends Omit<ListPaneProps<Row>, 'children'> {
  /** Width of the list, in px. */
  width: number;
  /** @returns the one-line content of a record in the list. */
  rowOf: ListPaneProps<Row>['children'];
  /** The record. */
  children: ReactNode;
}

/** A record; on wide screens, beside the list that it was opened from. */
export function BesideList<Row extends { id: string }>(props: BesideListProps<Row>) {
  const { width, rowOf, children, ...list } = props;
  const isWide = useMediaQuery<Theme>((theme) => theme.breakpoints.up('lg'), { noSsr: true });
  const isPrinting = useIsPrinting();
  return (
    <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 3 }}>
      {isWide && !isPrinting && (
        <Box sx={{ flex: 'none', width, alignSelf: 'stretch' }}>
          <ListPane {...list}>{rowOf}</ListPane>
        </Box>
      )}
      <Box sx={{ flex: 1, minWidth: 0, containerType: 'inline-size' }}>{children}</Box>
    </Box>
  );
}
