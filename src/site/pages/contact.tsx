import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { Photo } from '#components/Photo.tsx';
import { textPageSpace } from '#components/sectionSpace.ts';
import { contactHead, contactMeta } from '#content/contact.ts';
import { photo } from '#content/photos/photo.ts';
import type { PageHandle } from '#frame/pageHandle.ts';
import { paths } from '#paths';
import { ContactForm } from '../contact/ContactForm.tsx';
import { ContactMethods } from '../contact/ContactMethods.tsx';
import { readContactQuery } from '../contact/contactParams.ts';
import { NextSteps } from '../contact/NextSteps.tsx';
import { PageHead } from '../PageHead.tsx';

export { enquiryAction as action } from '../contact/enquiryAction.ts';

/** The page's options for the layout. */
export const handle: PageHandle = { headerOver: 'paper', readQuery: readContactQuery };

/** The contact page: the enquiry form, other contact details, and what happens after an enquiry. */
export function Component() {
  return (
    <>
      <PageHead meta={contactMeta} path={paths.contact} picture={photo(contactHead.photo)} />
      <Container sx={textPageSpace}>
        <Box
          sx={{
            display: 'grid',
            gridTemplateAreas: { xs: '"head" "form" "methods"', md: '"head form" "methods form"' },
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 5fr) minmax(0, 7fr)' },
            gridTemplateRows: { md: 'auto 1fr' },
            columnGap: 10,
            rowGap: { xs: 5, md: 6 },
          }}
        >
          <Box sx={{ gridArea: 'head' }}>
            <Typography variant="eyebrow">{contactHead.eyebrow}</Typography>
            <Typography variant="h1" sx={{ mt: 2, maxWidth: '7em' }}>
              {contactHead.title}
            </Typography>
            <Typography variant="lead" sx={{ mt: 2.5, maxWidth: '26em', color: 'text.secondary' }}>
              {contactHead.lead}
            </Typography>
          </Box>
          <Box sx={{ gridArea: 'form', display: 'flex', flexDirection: 'column', gap: 3 }}>
            <ContactForm />
            <Photo
              picture={photo(contactHead.photo)}
              alt=""
              sizes="640px"
              position="50% 70%"
              sx={{ display: { xs: 'none', md: 'block' }, flex: '1 0 180px', aspectRatio: 'auto' }}
            />
          </Box>
          <ContactMethods />
        </Box>
      </Container>
      <NextSteps />
    </>
  );
}
