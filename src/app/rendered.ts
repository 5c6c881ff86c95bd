/** What the HTML tells the browser about how it was made; written by `entry-server`, read by `startClient`. */

/** Attribute of the root element: the address (path and query) that its content was rendered for. */
export const renderedForAttribute = 'data-rendered-for';

/** Id of the JSON block with the loaders' data. */
export const hydrationDataId = 'hydration-data';
