/** A phone in the hand: narrow, touched, without room for scrollbars. */
export const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true } as const;
