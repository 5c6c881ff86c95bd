/** The attribute of `<html>` that holds the colour scheme; `InitColorSchemeScript` sets it before the first paint. */
export const colorSchemeAttribute = 'data-color-scheme';
