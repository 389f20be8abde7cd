import { painted } from '@/lib/painted';
import { pause } from '@/lib/pause';

/**
 * What every screen begins with is read once the page is seen, and in pieces, so that on a slow phone a press or a scroll need
 * not wait for all of them. They are in the scripts that the page names.
 */
async function main(): Promise<void> {
  await painted();
  await import(/* webpackMode: "eager", webpackExports: ["hydrateRoot"] */ '@/app/reactDom');
  await pause();
  await import(
    /* webpackMode: "eager", webpackExports: ["Icon", "Picture", "Price", "Rating", "Skeleton"] */ '@/ui'
  );
  await pause();
  await import(/* webpackMode: "eager", webpackExports: ["rootReducer"] */ '@/app/rootReducer');
  await pause();
  await import(/* webpackMode: "eager", webpackExports: ["App"] */ '@/app/App');
  await pause();
  const { begin } = await import(/* webpackMode: "eager" */ '@/app/begin');
  await begin();
}

// Whoever else imports them takes the changed ones: the components, and the store (src/app/store.ts).
if (process.env.NODE_ENV !== 'production' && module.hot) module.hot.accept(['@/ui', '@/app/rootReducer']);

void main();
