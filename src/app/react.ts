/**
 * React's renderer by a name of this project's. The entry would need the bundler's helper for CommonJS, one more
 * file before the first paint, to import the package itself.
 */
export { createRoot, hydrateRoot } from 'react-dom/client';
