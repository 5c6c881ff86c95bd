/** A phone: a narrow touch screen without space for scrollbars. */
export const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true } as const;
