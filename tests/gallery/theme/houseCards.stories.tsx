import Box from '@mui/material/Box';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { ClientQuote } from '#components/ClientQuote.tsx';
import { servicesBanner } from '#content/servicesPage.ts';
import { events } from '#sample/events.ts';
import { testimonials } from '#sample/testimonials.ts';
import { PostCard } from '#site/blog/PostCard.tsx';
import { EventCard } from '#site/home/EventCard.tsx';
import { PageBanner } from '#site/sections/PageBanner.tsx';
import { ServiceCard } from '#site/sections/ServiceCard.tsx';
import { listedPosts } from '#tests/support/posts.ts';
import { serviceCard } from '#tests/support/words.ts';
import { focusFirst } from '../interactions.ts';
import { long, sentence, short, unbroken } from '../words.ts';

const meta = { title: 'Theme/House cards', parameters: { inset: true } } satisfies Meta;

export default meta;
type Story = StoryObj;

const [event] = events;
const [post] = listedPosts;
const [testimonial] = testimonials;
if (!event || !post || !testimonial) throw new Error('The samples are empty.');

const narrow = (children: ReactNode) => <Box sx={{ maxWidth: 420 }}>{children}</Box>;

export const Service: Story = { render: () => narrow(<ServiceCard service={serviceCard} />) };
export const ServiceFocused: Story = { ...Service, play: focusFirst };
export const ServiceWithLongText: Story = {
  render: () => narrow(<ServiceCard service={{ ...serviceCard, name: sentence, summary: `${long} ${unbroken}` }} />),
};

const eventCard = (title: string): Story => ({
  render: () => (
    <Box sx={{ display: 'grid', minHeight: 480, maxWidth: 480 }}>
      <EventCard event={{ ...event, title }} />
    </Box>
  ),
});
export const Event = eventCard(event.title);
export const EventFocused: Story = { ...Event, play: focusFirst };
export const EventWithLongText = eventCard(`${sentence} ${unbroken}`);

export const Post: Story = { render: () => narrow(<PostCard post={post} />) };
export const PostLarge: Story = { render: () => <PostCard post={post} large /> };
export const PostWithoutPicture: Story = { render: () => narrow(<PostCard post={{ ...post, image: '' }} />) };
export const PostWithoutTags: Story = { render: () => narrow(<PostCard post={{ ...post, tags: [] }} />) };
export const PostFocused: Story = { ...Post, play: focusFirst };
export const PostWithLongText: Story = {
  render: () =>
    narrow(
      <PostCard
        post={{ ...post, title: `${sentence} ${unbroken}`, excerpt: long, tags: [short, unbroken, sentence] }}
      />,
    ),
};

export const Banner: Story = { render: () => <PageBanner banner={servicesBanner} /> };
export const BannerWithLongText: Story = {
  render: () => <PageBanner banner={{ ...servicesBanner, eyebrow: sentence, title: sentence, lead: long }} />,
};

const { quote, name, role, image, rating } = testimonial;
export const Quote: Story = { render: () => <ClientQuote {...{ quote, name, role, image, rating }} /> };
export const QuoteSmallWithAnswer: Story = {
  render: () => (
    <ClientQuote
      {...{ quote, name, role, rating }}
      image=""
      size="small"
      note={short}
      answer={{ from: name, text: sentence }}
    />
  ),
};
export const QuoteWithLongText: Story = {
  render: () => <ClientQuote quote={`${long}\n${unbroken}`} name={sentence} role={sentence} image="" rating={1} />,
};
