/** A module of ours, because to read a CommonJS one by `import()` (src/index.tsx) takes 0.2 KB of webpack's more. */
export { createRoot, hydrateRoot } from 'react-dom/client';
