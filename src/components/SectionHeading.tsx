import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';

/** Props of {@link SectionHeading}. */
export interface SectionHeadingProps {
  id: string;
  eyebrow: string;
  title: string;
  /** A quiet way on, to the right of the title. */
  link?: { text: string; href: string };
}

/** The head of a section: a small gold line, a large serif one, and at most one link. */
export function SectionHeading({ id, eyebrow, title, link }: SectionHeadingProps) {
  return (
    <Box
      sx={{
        display: 'flex',
        alignSelf: 'start',
        flexWrap: 'wrap',
        alignItems: 'flex-end',
        justifyContent: 'space-between',
        columnGap: 4,
        rowGap: 1.5,
        mb: { xs: 4, md: 7 },
      }}
    >
      <Box>
        <Typography variant="eyebrow">{eyebrow}</Typography>
        <Typography variant="h2" id={id} sx={{ mt: 1.5, maxWidth: '11em' }}>
          {title}
        </Typography>
      </Box>
      {link && (
        <Button variant="underlined" href={link.href}>
          {link.text}
        </Button>
      )}
    </Box>
  );
}
