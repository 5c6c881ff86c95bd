/** Viewports of the gallery. */
export const screens = {
  phone: { name: 'Phone, 360 px', styles: { width: '360px', height: '740px' }, type: 'mobile' },
  tablet: { name: 'Tablet, 768 px', styles: { width: '768px', height: '1024px' }, type: 'tablet' },
  desktop: { name: 'Desktop, 1440 px', styles: { width: '1440px', height: '900px' }, type: 'desktop' },
} as const;

/** Globals of a story that only applies to one viewport. */
export const onScreen = (screen: keyof typeof screens) => ({ globals: { viewport: { value: screen } } });

/** Globals of a story in a right-to-left language. */
export const rightToLeft = { globals: { direction: 'rtl' } };
