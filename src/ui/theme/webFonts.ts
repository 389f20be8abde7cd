/** The shop's two fonts: family, file, range of weights. */
export const FONTS = [
  ['Fraunces Soft', '/fonts/fraunces-soft.woff2', '300 600'],
  ['Anek Latin', '/fonts/anek-text.woff2', '400 600'],
] as const;

/**
 * An inline script of every document, run before the first paint. A page under the service worker has the fonts in its cache, and a wide
 * screen has a fast line and processor and long lines of text in which the fonts of the system would break differently: both load the
 * fonts at once and show each as it comes.
 */
export const EARLY_FONTS_SCRIPT = `if(navigator.serviceWorker?.controller||matchMedia('(min-width:1024px)').matches)
for(let[family,file,weight]of ${JSON.stringify(FONTS)}){let face=new FontFace(family,\`url(\${file})\`,{weight,display:'swap'});
document.fonts.add(face);face.load().catch(()=>0)}`;

/**
 * Loads the fonts on a phone's first visit, once the scripts have arrived: asked for earlier, their 26 KB hold the scripts back by 130 ms
 * at 1.6 Mbit/s. Until then fonts of the system with the same measures stand in, as they do where one does not load. Both are shown
 * together, in one layout, and without a change of style: a rule that switched the families cost a phone 20 ms more.
 */
export async function loadWebFonts({ fonts, defaultView }: Document): Promise<void> {
  // Those of the style sheet, which stand in for them, do not swap.
  const isEarly = [...fonts].some(({ display }) => display === 'swap');
  if (isEarly || !defaultView) return;
  const faces = FONTS.map(([family, file, weight]) => {
    return new defaultView.FontFace(family, `url(${file})`, { weight, display: 'swap' });
  });
  await Promise.all(faces.map((face) => face.load()));
  faces.forEach((face) => fonts.add(face));
}
