import type { Meta, StoryObj } from '@storybook/react-vite';
import { blogWords } from '#content/blog.ts';
import { paths } from '#paths';
import { recordPages } from '#tests/support/words.ts';
import { see } from '../interactions.ts';
import { leaveFor, type PageArgs, pageMeta } from '../page.tsx';
import { rightToLeft } from '../screens.ts';

const meta = { ...pageMeta, title: 'Pages/Site' } satisfies Meta<PageArgs>;

export default meta;
type Story = StoryObj<PageArgs>;

/** @returns the first record page below a path. */
const recordOf = (path: string) => recordPages.find((address) => address.startsWith(`${path}/`)) ?? path;

export const Home: Story = { args: { address: paths.home } };
export const About: Story = { args: { address: paths.about } };
export const Services: Story = { args: { address: paths.services } };
export const Service: Story = { args: { address: `${paths.services}/wedding` } };
export const Gallery: Story = { args: { address: paths.gallery } };
export const GalleryStory: Story = { args: { address: recordOf(paths.gallery) } };
export const Testimonials: Story = { args: { address: paths.testimonials } };
export const Blog: Story = { args: { address: paths.blog } };
export const Post: Story = { args: { address: recordOf(paths.blog) } };
export const Contact: Story = { args: { address: paths.contact } };
export const Privacy: Story = { args: { address: paths.privacy } };
export const Imprint: Story = { args: { address: paths.imprint } };

export const ConsultationOver: Story = { args: { address: `${paths.consultation}#over` } };

export const BlogWithoutMatches: Story = {
  args: { address: `${paths.blog}?q=zeppelin` },
  play: () => see(blogWords.empty.title),
};

export const PostThatIsNotThere: Story = { args: { address: `${paths.blog}/zeppelins`, isLive: true } };

export const ReadingFails: Story = { args: { address: paths.testimonials, failure: 'reads' } };

export const ASlowLine: Story = { args: { address: paths.gallery, latency: 3000 }, play: leaveFor(paths.blog) };

export const HomeRightToLeft: Story = { ...Home, ...rightToLeft };
