import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { loadWebFonts } from '@/ui/theme/webFonts';
import { forceStates } from './forceStates';
import { Gallery } from './Gallery';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root');
createRoot(root).render(
  <StrictMode>
    <Gallery />
  </StrictMode>,
);
loadWebFonts(document).catch(() => undefined);
// Styles are added while components render.
requestAnimationFrame(() => setTimeout(() => forceStates(document)));
