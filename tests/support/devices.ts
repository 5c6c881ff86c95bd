/** A phone: narrow viewport, touch screen, overlay scrollbars. */
export const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true } as const;
