import CallOutlined from '@mui/icons-material/CallOutlined';
import WhatsApp from '@mui/icons-material/WhatsApp';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { company } from '#content/company.ts';
import { siteLabels } from '#content/site.ts';
import { usePageHandle } from '#frame/pageHandle.ts';

const round = { width: 48, height: 48, boxShadow: 3 } as const;

/** WhatsApp and call, in reach of the thumb, but on a page that fills a phone itself; they stop above the footer. */
export function FloatingContact() {
  const { fillsPhone } = usePageHandle();
  return (
    <Box
      component="aside"
      aria-label={siteLabels.quickContact}
      sx={{
        position: 'sticky',
        bottom: { xs: 16, md: 24 },
        zIndex: 'fab',
        // Takes no room: the buttons stand over the end of the content.
        height: 0,
        display: fillsPhone ? { xs: 'none', md: 'flex' } : 'flex',
        justifyContent: 'flex-end',
        alignItems: 'flex-end',
        pointerEvents: 'none',
        '@media print': { display: 'none' },
        // Nobody types under them where there is no room beside.
        'main:has(:is(input, textarea):focus) ~ &': { display: { xs: 'none', md: 'flex' } },
      }}
    >
      <Box
        sx={{
          display: 'flex',
          flexDirection: 'column',
          gap: 1.5,
          mr: { xs: 2, md: 3 },
          mb: 2,
          '& > *': { pointerEvents: 'auto' },
        }}
      >
        <IconButton
          sx={{ ...round, bgcolor: 'chat.main', '&:hover': { bgcolor: 'chat.dark' }, color: 'chat.contrastText' }}
          aria-label={siteLabels.whatsapp}
          href={`https://wa.me/${company.whatsapp}`}
          target="_blank"
          rel="noopener"
        >
          <WhatsApp />
        </IconButton>
        <IconButton
          sx={{
            ...round,
            bgcolor: 'primary.main',
            '&:hover': { bgcolor: 'primary.dark' },
            color: 'primary.contrastText',
          }}
          aria-label={siteLabels.call}
          href={`tel:${company.phone.tel}`}
        >
          <CallOutlined />
        </IconButton>
      </Box>
    </Box>
  );
}
