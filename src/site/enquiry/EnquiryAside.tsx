import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Photo } from '#components/Photo.tsx';
import { Scrim } from '#components/Scrim.tsx';
import { company } from '#content/company.ts';
import { enquiryAside } from '#content/enquiry.ts';
import { photo } from '#content/photos/photo.ts';

/** Picture beside the form on wide screens, with facts that visitors look for before writing. */
export function EnquiryAside() {
  return (
    <Box
      sx={{
        position: 'relative',
        display: { xs: 'none', md: 'flex' },
        flexDirection: 'column',
        justifyContent: 'flex-end',
        flex: '0 0 37%',
        p: 4,
        color: 'picture.text',
      }}
    >
      <Photo picture={photo(enquiryAside.photo)} alt="" sizes="960px" ratio="fill" />
      <Scrim place="caption" />
      <Box sx={{ position: 'relative' }}>
        <Typography variant="eyebrow" sx={{ color: 'picture.gold' }}>
          {enquiryAside.eyebrow}
        </Typography>
        <Typography variant="h3" component="p" sx={{ mt: 1.5, mb: 1.5 }}>
          {enquiryAside.title}
        </Typography>
        <Typography variant="body2">{enquiryAside.text}</Typography>
        <Typography variant="body2">
          <bdi>{company.phone.display}</bdi>
        </Typography>
      </Box>
    </Box>
  );
}
