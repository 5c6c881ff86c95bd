import Box from '@mui/material/Box';
import { aboutBanner, aboutClosing, aboutMeta } from '#content/about.ts';
import { photo } from '#content/photos/photo.ts';
import type { PageHandle } from '#frame/pageHandle.ts';
import { paths } from '#paths';
import { ContactCards } from '../about/ContactCards.tsx';
import { MissionAndValues } from '../about/MissionAndValues.tsx';
import { Story } from '../about/Story.tsx';
import { Team } from '../about/Team.tsx';
import { Timeline } from '../about/Timeline.tsx';
import { PageHead } from '../PageHead.tsx';
import { ClosingCall } from '../sections/ClosingCall.tsx';
import { Figures } from '../sections/Figures.tsx';
import { PageBanner } from '../sections/PageBanner.tsx';

/** The page's options for the layout. */
export const handle: PageHandle = { headerOver: 'picture' };

/** The About page; its sections have less padding on phones, as it is long. */
export function Component() {
  return (
    <>
      <PageHead meta={aboutMeta} path={paths.about} picture={photo(aboutBanner.photo)} />
      <PageBanner banner={aboutBanner} />
      <Box sx={(theme) => ({ [theme.breakpoints.down('sm')]: { '& > section': { paddingBlock: theme.spacing(4) } } })}>
        <Story />
        <MissionAndValues />
        <Timeline />
        <Figures />
        <Team />
        <ContactCards />
      </Box>
      <ClosingCall {...aboutClosing} />
    </>
  );
}
