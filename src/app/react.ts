/**
 * Re-exports React's renderer from a module of this project. If the entry imported the package directly, it would need
 * the bundler's CommonJS helper, an additional file before the first paint.
 */
export { createRoot, hydrateRoot } from 'react-dom/client';
