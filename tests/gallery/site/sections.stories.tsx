import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent } from 'storybook/test';
import { homeClosing } from '#content/home.ts';
import { services } from '#content/services/services.ts';
import { testimonials } from '#sample/testimonials.ts';
import { ContactCards } from '#site/about/ContactCards.tsx';
import { MissionAndValues } from '#site/about/MissionAndValues.tsx';
import { Story as AboutStory } from '#site/about/Story.tsx';
import { Team } from '#site/about/Team.tsx';
import { Timeline } from '#site/about/Timeline.tsx';
import { EnquiryProvider } from '#site/enquiry/EnquiryProvider.tsx';
import { Hero } from '#site/home/Hero.tsx';
import { AboutTeaser, ServiceCards } from '#site/home/HomeSections.tsx';
import { TestimonialList } from '#site/reviews/TestimonialList.tsx';
import { ClosingCall } from '#site/sections/ClosingCall.tsx';
import { Figures } from '#site/sections/Figures.tsx';
import { Questions } from '#site/service/ServiceSections.tsx';
import { focusFirst } from '../interactions.ts';
import { long, sentence, unbroken } from '../words.ts';

const meta = {
  title: 'Site/Sections',
  decorators: [
    (Shown) => (
      <EnquiryProvider>
        <Shown />
      </EnquiryProvider>
    ),
  ],
} satisfies Meta;

export default meta;
type Story = StoryObj;

const [service] = services;
const [testimonial] = testimonials;
if (!service || !testimonial) throw new Error('The samples are empty.');

export const HeroOfHome: Story = { render: () => <Hero /> };
export const HeroFocused: Story = { ...HeroOfHome, play: focusFirst };
export const AboutUs: Story = { render: () => <AboutTeaser /> };
export const ServicesOfHome: Story = { render: () => <ServiceCards /> };
export const Numbers: Story = { render: () => <Figures /> };
export const Closing: Story = { render: () => <ClosingCall {...homeClosing} /> };
export const ClosingWithLongText: Story = {
  render: () => <ClosingCall {...homeClosing} title={`${sentence} ${unbroken}`} text={long} />,
};

export const Testimonials: Story = { render: () => <TestimonialList testimonials={testimonials} /> };
export const OneTestimonial: Story = { render: () => <TestimonialList testimonials={[testimonial]} /> };
export const TestimonialWithLongText: Story = {
  render: () => (
    <TestimonialList
      testimonials={[
        { ...testimonial, id: 'long', name: sentence, quote: `${long} ${unbroken}`, image: '' },
        testimonial,
      ]}
    />
  ),
};

export const QuestionsClosed: Story = { render: () => <Questions faqs={service.faqs} /> };
export const QuestionsOpen: Story = {
  ...QuestionsClosed,
  play: async () => {
    const [first] = await screen.findAllByRole('button');
    if (first) await userEvent.click(first);
  },
};

export const OurStory: Story = { render: () => <AboutStory /> };
export const OurTeam: Story = { render: () => <Team /> };
export const OurYears: Story = { render: () => <Timeline /> };
export const OurValues: Story = { render: () => <MissionAndValues /> };
export const WaysToUs: Story = { render: () => <ContactCards /> };
