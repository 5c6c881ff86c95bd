/** The attribute of `<html>` that carries the scheme; `InitColorSchemeScript` sets it before the first paint. */
export const colorSchemeAttribute = 'data-color-scheme';
