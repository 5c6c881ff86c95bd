import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { type ReactNode, useEffect, useId, useState } from 'react';
import { PlaceholderLink } from '#components/PlaceholderLink.tsx';
import { sectionSpace } from '#components/sectionSpace.ts';
import { plainList } from '#components/styles.ts';
import { company } from '#content/company.ts';
import { footer, menuLabels } from '#content/site.ts';
import { SchemeSwitch } from '#frame/SchemeSwitch.tsx';
import { Wordmark } from '#frame/Wordmark.tsx';
import { paths } from '#paths';
import { useSiteData } from '../siteLoader.ts';
import { LanguageLinks } from './LanguageLinks.tsx';
import { type MenuEntry, pageEntries, serviceEntries } from './menu.ts';

const companyEntries: MenuEntry[] = [
  ...pageEntries.filter(({ href }) => href !== paths.testimonials),
  { label: menuLabels.contact, href: paths.contact },
];

const legalEntries: MenuEntry[] = [
  { label: menuLabels.privacy, href: paths.privacy },
  { label: menuLabels.imprint, href: paths.imprint },
];

const visitEntries: MenuEntry[] = [
  { label: company.phone.display, href: `tel:${company.phone.tel}` },
  { label: company.email, href: `mailto:${company.email}` },
];

/** Footer of every public page: links, contact details and colour scheme. */
export function Footer() {
  return (
    <Box
      component="footer"
      sx={(theme) => ({
        '--focus-ring': theme.vars.palette.deep.gold,
        bgcolor: 'deep.ground',
        color: 'deep.softText',
        pt: sectionSpace(0.625),
        pb: 4,
        '@media print': { display: 'none' },
      })}
    >
      <Container>
        <Box
          sx={{
            display: 'grid',
            gridTemplateColumns: { xs: '1fr 1fr', sm: '1fr 1fr 1fr', md: '2fr 1fr 1fr 1.4fr' },
            columnGap: 4,
            rowGap: 4,
          }}
        >
          {/* The wordmark's touch target is higher than its text, which is level with the titles beside it. */}
          <Box sx={{ mt: -1.5, color: 'deep.text', gridColumn: { sm: '1 / -1', md: 'auto' } }}>
            <Wordmark />
            <Typography variant="body2" sx={{ mt: 0.75, maxWidth: '28ch', color: 'deep.softText' }}>
              {footer.text}
            </Typography>
          </Box>
          <FooterList title={footer.company} entries={companyEntries} />
          <FooterList title={footer.services} entries={serviceEntries} />
          <FooterList
            title={footer.visit}
            entries={visitEntries}
            before={
              <Typography component="address" variant="body2" sx={{ fontStyle: 'normal', py: 0.75 }}>
                {company.address.lines.map((line) => (
                  <Box key={line} component="span" sx={{ display: 'block' }}>
                    {line}
                  </Box>
                ))}
              </Typography>
            }
          />
        </Box>
        <FooterBottom />
      </Container>
    </Box>
  );
}

/** Below the lists: copyright, legal pages, social networks, colour scheme and languages. */
function FooterBottom() {
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        justifyContent: 'space-between',
        columnGap: 3,
        rowGap: 1.5,
        mt: { xs: 3, md: 8 },
        pt: 3,
        borderTop: '1px solid color-mix(in srgb, currentColor 22%, transparent)',
      }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 3 }}>
        <Typography variant="body2">
          <Copyright />
        </Typography>
        <Box component="ul" aria-label={footer.legal} sx={{ ...plainList, display: 'flex', gap: 3 }}>
          {legalEntries.map(({ label, href }) => (
            <li key={href}>
              <Link href={href} variant="body2">
                {label}
              </Link>
            </li>
          ))}
        </Box>
      </Box>
      <Box component="ul" aria-label={footer.social} sx={{ ...plainList, display: 'flex', gap: 3 }}>
        {company.social.map(({ label }) => (
          <li key={label}>
            <PlaceholderLink variant="body2">{label}</PlaceholderLink>
          </li>
        ))}
      </Box>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          // On tablets a row of its own, from edge to edge, as not all fits into one.
          justifyContent: 'space-between',
          width: { sm: '100%', md: 'auto' },
          columnGap: 3,
        }}
      >
        <SchemeSwitch accent="deep.gold" />
        <LanguageLinks />
      </Box>
    </Box>
  );
}

/**
 * The copyright line. The year comes from the loader, so that the HTML and the first render agree; an effect corrects
 * the year of pages rendered in an earlier year.
 */
function Copyright() {
  const [year, setYear] = useState(useSiteData()?.year);
  useEffect(() => setYear(new Date().getFullYear()), []);
  return <>{year && footer.copyright(year)}</>;
}

/** One column of the footer: a list of links, or, with content `before` it, a section. */
function FooterList({ title, entries, before }: { title: string; entries: readonly MenuEntry[]; before?: ReactNode }) {
  const id = useId();
  return (
    <Box component={before ? 'section' : 'nav'} aria-labelledby={id}>
      <Typography id={id} variant="eyebrow" component="h2" sx={{ color: 'deep.gold', mb: 1.5 }}>
        {title}
      </Typography>
      {before}
      <Box component="ul" sx={plainList}>
        {entries.map(({ label, href }) => (
          <li key={href}>
            <Link
              href={href}
              variant="body2"
              dir="auto"
              sx={{ display: 'inline-block', py: 0.75, overflowWrap: 'anywhere' }}
            >
              {breakable(label)}
            </Link>
          </li>
        ))}
      </Box>
    </Box>
  );
}

/** @returns a label in which an email address may continue on the next line after its @, instead of anywhere. */
function breakable(label: string): ReactNode {
  const [name, host] = label.split('@');
  if (host === undefined) return label;
  return (
    <>
      {`${name}@`}
      <wbr />
      {host}
    </>
  );
}
