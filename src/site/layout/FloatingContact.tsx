import CallOutlined from '@mui/icons-material/CallOutlined';
import WhatsApp from '@mui/icons-material/WhatsApp';
import Box from '@mui/material/Box';
import Fab from '@mui/material/Fab';
import { company } from '#content/company.ts';
import { siteLabels } from '#content/site.ts';

/** WhatsApp and call, in reach of the thumb on every page; they stop above the footer. */
export function FloatingContact() {
  return (
    <Box
      sx={{
        position: 'sticky',
        bottom: { xs: 16, md: 24 },
        zIndex: 'fab',
        // Takes no room: the buttons stand over the end of the content.
        height: 0,
        display: 'flex',
        justifyContent: 'flex-end',
        alignItems: 'flex-end',
        pointerEvents: 'none',
        '@media print': { display: 'none' },
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
        <Fab
          color="chat"
          size="medium"
          aria-label={siteLabels.whatsapp}
          href={`https://wa.me/${company.whatsapp}`}
          target="_blank"
          rel="noopener"
        >
          <WhatsApp />
        </Fab>
        <Fab color="primary" size="medium" aria-label={siteLabels.call} href={`tel:${company.phone.tel}`}>
          <CallOutlined />
        </Fab>
      </Box>
    </Box>
  );
}
