import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { language } from '#content/language.ts';
import { Portrait } from './Portrait.tsx';
import { Stars } from './Stars.tsx';

/** Props of {@link ClientQuote}. */
export interface ClientQuoteProps {
  quote: string;
  name: string;
  role: string;
  /** Path of the client's portrait, which is decorative; empty for none. */
  image: string;
  /** Whole stars, 1 to 5; undefined if the client gave none. */
  rating?: number;
  /** An additional short fact about the client. */
  note?: string;
  /** What else the client sent, e.g. a picture: below the name, above the answer. */
  children?: ReactNode;
  /** The company's answer, and its label. */
  answer?: { from: string; text: string };
  /** `small` where many quotes are shown at once. Default `large`. */
  size?: 'small' | 'large';
}

/** Keeps the author's line breaks, and breaks overlong words. */
const ownLines = { whiteSpace: 'pre-line', overflowWrap: 'anywhere' };

/** A client's quote with stars, portrait, name and role. */
export function ClientQuote(props: ClientQuoteProps) {
  const { quote, name, role, image, rating, note, children, answer, size = 'large' } = props;
  return (
    <Box component="figure" sx={{ m: 0, display: 'flex', flexDirection: 'column', gap: 2 }}>
      {rating !== undefined && <Stars rating={rating} />}
      <Box component="blockquote" sx={{ m: 0 }}>
        <Typography
          variant={size === 'large' ? 'quote' : 'h4'}
          component="p"
          dir="auto"
          sx={{ ...ownLines, textWrap: 'balance' }}
        >
          {language.quotes[0]}
          {quote}
          {language.quotes[1]}
        </Typography>
      </Box>
      <Box component="figcaption" sx={{ display: 'flex', alignItems: 'center', gap: 1.5, mt: 'auto', pt: 0.5 }}>
        {image && <Portrait src={image} alt="" size={44} />}
        <Box>
          <Typography
            variant="body2"
            component="span"
            sx={{ display: 'block', fontWeight: 'fontWeightSemibold', lineHeight: 1.4 }}
          >
            {name}
          </Typography>
          <Typography
            variant="body2"
            component="span"
            sx={{ display: 'block', color: 'text.secondary', lineHeight: 1.4 }}
          >
            {role}
            {note && ` · ${note}`}
          </Typography>
        </Box>
      </Box>
      {children}
      {answer && (
        <Box sx={{ pl: 2, borderLeft: 2, borderColor: 'gold.ornament' }}>
          <Typography variant="body2" sx={{ fontWeight: 'fontWeightSemibold' }}>
            {answer.from}
          </Typography>
          <Typography variant="body2" dir="auto" sx={{ color: 'text.secondary', ...ownLines }}>
            {answer.text}
          </Typography>
        </Box>
      )}
    </Box>
  );
}
