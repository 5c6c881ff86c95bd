/** The screens on which everything is looked at. */
export const screens = {
  phone: { name: 'Phone, 360 px', styles: { width: '360px', height: '740px' }, type: 'mobile' },
  tablet: { name: 'Tablet, 768 px', styles: { width: '768px', height: '1024px' }, type: 'tablet' },
  desktop: { name: 'Desktop, 1440 px', styles: { width: '1440px', height: '900px' }, type: 'desktop' },
} as const;

/** For a state that there is on one screen alone. */
export const onScreen = (screen: keyof typeof screens) => ({ globals: { viewport: { value: screen } } });

/** For what has to be looked at where lines run from right to left. */
export const rightToLeft = { globals: { direction: 'rtl' } };
