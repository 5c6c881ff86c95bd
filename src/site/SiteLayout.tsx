import Box from '@mui/material/Box';
import { Outlet, useNavigation } from 'react-router-dom';
import { PageAnnouncer, useFocusOnNavigation } from '#frame/clientNavigation.tsx';
import { PageScroll } from '#frame/PageScroll.tsx';
import { ProgressBar } from '#frame/ProgressBar.tsx';
import { SkipLink } from '#frame/SkipLink.tsx';
import { EnquiryProvider } from './enquiry/EnquiryProvider.tsx';
import { Header } from './header/Header.tsx';
import { Footer } from './layout/Footer.tsx';
import { QuickContact } from './layout/QuickContact.tsx';

/** Layout of every public page. */
export function SiteLayout() {
  const main = useFocusOnNavigation();
  const { state } = useNavigation();
  return (
    <EnquiryProvider>
      <SkipLink />
      {state === 'loading' && <ProgressBar />}
      <Header />
      {/* The floating buttons are sticky within this box, so that they stop above the footer. */}
      <Box sx={{ position: 'relative' }}>
        <Box component="main" id="content" ref={main} tabIndex={-1}>
          <Outlet />
        </Box>
        <QuickContact />
      </Box>
      <Footer />
      <PageAnnouncer />
      <PageScroll />
    </EnquiryProvider>
  );
}
