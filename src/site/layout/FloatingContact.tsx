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

/** WhatsApp and call in reach of the thumb, on phones beside Book Now, but where a page fills a phone itself; they never lie over the footer. */
export function FloatingContact() {
  // Whoever reads on has the whole screen; a little way back, and it is there again.
  const readingOn = useScrollTrigger();
  const { fillsPhone } = usePageHandle();
  return (
    <Box
      component="aside"
      aria-label={siteLabels.quickContact}
      sx={{
        position: 'sticky',
        bottom: { xs: 0, sm: 24 },
        zIndex: 'fab',
        // Takes no room: the buttons stand over the end of the content.
        height: 0,
        display: fillsPhone ? { xs: 'none', md: 'flex' } : 'flex',
        justifyContent: 'flex-end',
        alignItems: 'flex-end',
        pointerEvents: 'none',
        // What slides down goes out of sight at the lower edge; the footer moves over what is shown, but not while keys are in it.
        '&:not(:has(:focus-visible))': { clipPath: { xs: 'inset(-100vh 0 0)', sm: 'none' } },
        '@media print': { display: 'none' },
        // Nobody types under them where there is no room beside.
        'main:has(:is(input, textarea):focus) ~ &': { display: { xs: 'none', md: 'flex' } },
      }}
    >
      <Box
        sx={[
          bar,
          (theme) => ({
            [theme.breakpoints.down('sm')]: {
              // What lies beneath can be scrolled out; only of what is fixed do checkers of accessibility know it.
              position: 'fixed',
              inset: 'auto 0 0',
              transition: theme.transitions.create(['transform', 'visibility']),
              // With the hairline above it; the keyboard finds it all the same.
              ...(readingOn && { '&:not(:focus-within)': { transform: 'translateY(calc(100% + 2px))' } }),
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

/** On phones a bar along the lower edge, else a column of discs in the corner. */
const bar = (theme: Theme) => ({
  pointerEvents: 'auto',
  display: 'grid',
  [theme.breakpoints.down('sm')]: {
    gridTemplateColumns: '1fr auto auto',
    whiteSpace: 'nowrap',
    minHeight: theme.measures.quickBar,
    paddingBottom: 'env(safe-area-inset-bottom)',
    backgroundColor: theme.vars.palette.background.header,
    boxShadow: `0 -1px 0 ${theme.vars.palette.divider}`,
  },
  // Where the three fill the narrowest phones, what stands around their words gives way, not the words.
  [theme.breakpoints.down(360)]: { '& > a': { paddingInline: theme.spacing(1.25) } },
  [theme.breakpoints.up('sm')]: {
    gap: theme.spacing(1.5),
    marginRight: theme.spacing(3),
    marginBottom: theme.spacing(2),
    // WhatsApp above, as it always was.
    '& > :first-of-type': { order: 1 },
  },
});

interface QuickLinkProps extends Pick<ButtonProps<'a'>, 'href' | 'target' | 'rel' | 'startIcon'> {
  color: 'primary' | 'chat';
  /** Said to whoever does not see it; begins or ends with the text. */
  label: string;
  /** Stands beside the icon where there is room. */
  text: string;
}

function QuickLink({ color, label, text, ...link }: QuickLinkProps) {
  return (
    <Button
      {...link}
      aria-label={label}
      sx={(theme) => ({
        '& .MuiButton-startIcon > svg': { width: 24, height: 24 },
        [theme.breakpoints.down('sm')]: { borderRadius: 0, color: 'text.primary', px: 2.5 },
        [theme.breakpoints.up('sm')]: {
          width: 48,
          minWidth: 48,
          height: 48,
          p: 0,
          borderRadius: '50%',
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
