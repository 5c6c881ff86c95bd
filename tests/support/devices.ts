/** A phone in the hand: narrow, touched, without room for scrollbars. */
export const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true } as const;

/** The narrowest screen that the site is made for. */
export const smallPhone = { ...phone, viewport: { width: 360, height: 740 } } as const;
