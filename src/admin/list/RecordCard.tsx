import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Photo } from '#components/Photo.tsx';
import type { Picture } from '#domain/picture.ts';
import { lineClamp } from '../lineClamp.ts';
import { Panel } from '../Panel.tsx';
import { actionProps, openingHref, pressedSx, type RecordAction } from './recordAction.ts';

/** The content of a record's card. */
export interface RecordCardContent {
  title: string;
  badge?: ReactNode;
  /** Secondary text below the title. */
  text?: string;
  /** Thumbnail beside the text. */
  picture?: Picture | null;
  /** Labelled values; empty ones are left out. */
  facts: readonly { label: string; value: ReactNode }[];
}

/** Props of {@link RecordCard}. */
export interface RecordCardProps {
  card: RecordCardContent;
  actions: readonly RecordAction[];
  /** State of the record's checkbox. */
  choice: { name: string; checked: boolean; onChange: () => void };
}

/**
 * Card of a record, for screens too narrow for a grid; same fields and actions as a row. All text is aligned on the
 * left (mirrored by `@mui/stylis-plugin-rtl` in right-to-left layouts), whatever its direction.
 */
export function RecordCard({ card, actions, choice }: RecordCardProps) {
  return (
    <Panel component="article">
      <Box sx={{ p: 2 }}>
        <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 1 }}>
          <Checkbox
            checked={choice.checked}
            onChange={choice.onChange}
            slotProps={{ input: { 'aria-label': choice.name } }}
            sx={{ mt: -1, ml: -1.5, displayPrint: 'none' }}
          />
          <Typography
            variant="h6"
            component="h2"
            dir="auto"
            title={card.title}
            sx={{ minWidth: 0, mr: 'auto', ...lineClamp(3) }}
          >
            <Link href={openingHref(actions)} color="inherit" underline="hover">
              {card.title}
            </Link>
          </Typography>
          {card.badge}
        </Box>
        <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 1.5, mt: 0.5 }}>
          {card.text && (
            <Typography
              variant="body2"
              dir="auto"
              sx={{ flex: 1, color: 'text.secondary', textAlign: 'left', ...lineClamp(4) }}
            >
              {card.text}
            </Typography>
          )}
          {card.picture && (
            <Photo picture={card.picture} sizes="84px" ratio="1" sx={{ flex: 'none', width: 56, borderRadius: 1 }} />
          )}
        </Box>
        <Box component="dl" sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 1.5, m: 0, mt: 1.5 }}>
          {card.facts
            .filter(({ value }) => value !== '')
            .map(({ label, value }) => (
              <Box key={label} sx={{ minWidth: 0, typography: 'body2', lineHeight: 1.4 }}>
                <Box component="dt" sx={{ color: 'text.secondary', fontSize: 'fine.fontSize' }}>
                  {label}
                </Box>
                {/* As high as a line of text, in whose middle stars are as well. */}
                <Box
                  component="dd"
                  dir="auto"
                  sx={{ m: 0, minHeight: '1lh', alignContent: 'center', textAlign: 'left' }}
                >
                  {value}
                </Box>
              </Box>
            ))}
        </Box>
      </Box>
      {/* The line before the first button of each row lies under the card's border. */}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', displayPrint: 'none', mt: 'auto', ml: '-1px' }}>
        {actions.map((action) => (
          <Button
            key={action.id ?? action.label}
            {...actionProps(action)}
            sx={{
              // As wide as the label, so that all buttons stay in one row where they have room.
              flex: 'auto',
              minWidth: 'min-content',
              overflowWrap: 'normal',
              px: 0.5,
              borderRadius: 0,
              fontSize: 'body2.fontSize',
              // Inset, as the card would clip the focus ring.
              outlineOffset: -3,
              '&:focus-visible': { outlineOffset: -3 },
              borderTop: 1,
              borderLeft: 1,
              borderColor: 'divider',
              ...pressedSx,
            }}
          >
            {action.label}
          </Button>
        ))}
      </Box>
    </Panel>
  );
}
