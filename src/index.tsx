import { loadWebFonts } from '@/ui/theme/webFonts';
import { afterFirstPaint } from '@/lib/afterFirstPaint';

/**
 * Evaluates the first load after the first paint and in several tasks, so that a slow phone paints early and
 * handles input in between: the longest task of scripts went from 119 to 45 ms (docs/flows/first-load.md). The
 * page's script tags contain all of it.
 */
const STAGES = [
  () => import(/* webpackMode: "eager", webpackExports: ["hydrateRoot"] */ 'react-dom/client'),
  () => import(/* webpackMode: "eager", webpackExports: ["Icon", "Picture", "Price"] */ '@/ui'),
  () => import(/* webpackMode: "eager", webpackExports: ["rootReducer"] */ '@/app/rootReducer'),
  () => import(/* webpackMode: "eager", webpackExports: ["App"] */ '@/app/App'),
];

const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve));

async function main(): Promise<void> {
  loadWebFonts(document).catch(() => undefined);
  await afterFirstPaint();
  for (const evaluate of STAGES) {
    await evaluate();
    await nextTask();
  }
  const { start } = await import(/* webpackMode: "eager" */ '@/app/boot/start');
  await start();
}

// Other importers get the updated modules: the components, and the store (src/app/store.ts).
if (process.env.NODE_ENV !== 'production' && module.hot) module.hot.accept(['@/ui', '@/app/rootReducer']);

void main();
