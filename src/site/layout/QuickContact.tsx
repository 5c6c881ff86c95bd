import CallOutlined from '@mui/icons-material/CallOutlined';
import WhatsApp from '@mui/icons-material/WhatsApp';
import Box from '@mui/material/Box';
import Button, { type ButtonProps } from '@mui/material/Button';
import type { Theme } from '@mui/material/styles';
import useScrollTrigger from '@mui/material/useScrollTrigger';
import { company } from '#content/company.ts';
import { menuLabels, siteLabels } from '#content/site.ts';
import { usePageHandle } from '#frame/pageHandle.ts';
import { EnquiryButton } from '../enquiry/EnquiryButton.tsx';

/**
 * WhatsApp and call buttons that stay in view, on phones in a bar with Book Now. Hidden on phones on pages with their
 * own full-width buttons; never covers the footer.
 */
export function QuickContact() {
  // Hidden while scrolling down, shown again when scrolling up.
  const isScrollingDown = useScrollTrigger();
  const { fillsPhone } = usePageHandle();
  return (
    <Box
      component="aside"
      aria-label={siteLabels.quickContact}
      sx={{
        position: 'sticky',
        bottom: { xs: 0, sm: 24 },
        zIndex: 'fab',
        // Takes no space in the layout: the buttons overlay the end of the content.
        height: 0,
        display: fillsPhone ? { xs: 'none', md: 'flex' } : 'flex',
        justifyContent: 'flex-end',
        alignItems: 'flex-end',
        pointerEvents: 'none',
        // Clips the bar as it slides out at the bottom edge, except while it has keyboard focus; the footer covers it.
        '&:not(:has(:focus-visible))': { clipPath: { xs: 'inset(-100vh 0 0)', sm: 'none' } },
        '@media print': { display: 'none' },
        // While a field has the focus, the buttons would cover it where there is no space beside the content.
        'main:has(:is(input, textarea):focus) ~ &': { display: { xs: 'none', md: 'flex' } },
      }}
    >
      <Box
        sx={[
          bar,
          (theme) => ({
            [theme.breakpoints.down('sm')]: {
              // Accessibility checkers only accept overlapping content for fixed elements.
              position: 'fixed',
              inset: 'auto 0 0',
              transition: theme.transitions.create(['transform', 'visibility']),
              // Includes the 1 px line above the bar. Keyboard focus brings the bar back.
              ...(isScrollingDown && { '&:not(:focus-within)': { transform: 'translateY(calc(100% + 2px))' } }),
            },
          }),
        ]}
      >
        <QuickLink
          label={siteLabels.call}
          text={siteLabels.callShort}
          startIcon={<CallOutlined />}
          color="primary"
          href={`tel:${company.phone.tel}`}
        />
        <QuickLink
          label={siteLabels.whatsapp}
          text={siteLabels.whatsappShort}
          startIcon={<WhatsApp />}
          color="chat"
          href={`https://wa.me/${company.whatsapp}`}
          target="_blank"
          rel="noopener"
        />
        <EnquiryButton sx={{ display: { sm: 'none' }, borderRadius: 0 }}>{menuLabels.bookNow}</EnquiryButton>
      </Box>
    </Box>
  );
}

/** A bar along the bottom edge on phones, otherwise a column of round buttons in the corner. */
const bar = (theme: Theme) => ({
  pointerEvents: 'auto',
  [theme.breakpoints.down('sm')]: {
    display: 'flex',
    // Large text takes several rows.
    flexWrap: 'wrap',
    '& > a': { flex: '1 1 auto', paddingInline: theme.spacing(1) },
    whiteSpace: 'nowrap',
    minHeight: theme.measures.quickBar,
    paddingBottom: 'env(safe-area-inset-bottom)',
    backgroundColor: theme.vars.palette.background.header,
    boxShadow: `0 -1px 0 ${theme.vars.palette.divider}`,
  },
  [theme.breakpoints.up('sm')]: {
    display: 'grid',
    gap: theme.spacing(1.5),
    marginRight: theme.spacing(3),
    marginBottom: theme.spacing(2),
    // Shows the WhatsApp button above the call button.
    '& > :first-of-type': { order: 1 },
  },
});

interface QuickLinkProps extends Pick<ButtonProps<'a'>, 'href' | 'target' | 'rel' | 'startIcon'> {
  color: 'primary' | 'chat';
  /** Accessible name; starts or ends with the visible text (WCAG 2.5.3). */
  label: string;
  /** Text beside the icon, where there is space. */
  text: string;
}

function QuickLink({ color, label, text, ...link }: QuickLinkProps) {
  return (
    <Button
      {...link}
      aria-label={label}
      sx={(theme) => ({
        '& .MuiButton-startIcon > svg': { width: 24, height: 24 },
        [theme.breakpoints.down('sm')]: { borderRadius: 0, color: 'text.primary' },
        [theme.breakpoints.up('sm')]: {
          width: 48,
          minWidth: 48,
          height: 48,
          p: 0,
          borderRadius: '50%',
          // Visible in forced colours only.
          border: '2px solid transparent',
          boxShadow: 3,
          bgcolor: `${color}.main`,
          color: `${color}.contrastText`,
          '&:hover': { bgcolor: `${color}.dark` },
          '& .MuiButton-startIcon': { m: 0 },
        },
      })}
    >
      <Box component="span" sx={{ display: { sm: 'none' } }}>
        {text}
      </Box>
    </Button>
  );
}
