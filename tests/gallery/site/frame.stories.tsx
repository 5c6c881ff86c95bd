import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent, within } from 'storybook/test';
import { menuLabels, siteLabels } from '#content/site.ts';
import { EnquiryProvider } from '#site/enquiry/EnquiryProvider.tsx';
import { Header } from '#site/header/Header.tsx';
import { Footer } from '#site/layout/Footer.tsx';
import { LoadFailed } from '#site/layout/LoadFailed.tsx';
import { QuickContact } from '#site/layout/QuickContact.tsx';
import { focusFirst, press } from '../interactions.ts';
import { onScreen } from '../screens.ts';

const meta = {
  title: 'Site/Frame',
  decorators: [
    (Story) => (
      <EnquiryProvider>
        <Story />
      </EnquiryProvider>
    ),
  ],
} satisfies Meta;

export default meta;
type Story = StoryObj;

export const HeaderAtTheTop: Story = { render: () => <Header /> };
export const HeaderFocused: Story = { ...HeaderAtTheTop, play: focusFirst };

export const HeaderWithServices: Story = {
  ...HeaderAtTheTop,
  ...onScreen('desktop'),
  play: async () => {
    const [link] = await within(screen.getByRole('banner')).findAllByRole('link', { name: menuLabels.services });
    if (link) await userEvent.hover(link);
  },
};

export const MenuOnAPhone: Story = {
  ...HeaderAtTheTop,
  ...onScreen('phone'),
  play: () => press(siteLabels.openMenu),
};

export const MenuOnAPhoneWithServices: Story = {
  ...MenuOnAPhone,
  play: async () => {
    await press(siteLabels.openMenu);
    await press(siteLabels.servicesMenu);
  },
};

export const FooterOfEveryPage: Story = { render: () => <Footer /> };

export const ContactThatFloats: Story = {
  render: () => (
    <div style={{ position: 'relative', minHeight: '120vh' }}>
      <QuickContact />
    </div>
  ),
};

export const SomethingDidNotLoad: Story = {
  render: () => <LoadFailed onRetry={() => undefined} onClose={() => undefined} />,
};
