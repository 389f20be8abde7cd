/** The shop's two fonts: family, file, range of weights. */
export const FONTS = [
  ['Fraunces Soft', '/fonts/fraunces-soft.woff2', '300 600'],
  ['Anek Latin', '/fonts/anek-text.woff2', '400 600'],
] as const;

/**
 * Inline script of every document, run before the first paint. It loads the fonts at once in two cases: a
 * service worker has them cached, or a wide screen suggests a fast line and processor, and its long lines
 * would wrap differently in system fonts.
 */
export const EARLY_FONTS_SCRIPT = `if(navigator.serviceWorker?.controller||matchMedia('(min-width:1024px)').matches)
for(let[family,file,weight]of ${JSON.stringify(FONTS)}){let face=new FontFace(family,\`url(\${file})\`,{weight,display:'swap'});
document.fonts.add(face);face.load().catch(()=>0)}`;

/**
 * Loads the fonts on a phone's first visit, after the scripts: earlier, their 26 KB delay the scripts by 130
 * ms at 1.6 Mbit/s. Until then, or after a failure, system fonts of the same metrics are used. Both fonts
 * swap together, in one layout and without a style change: a rule that switched the families cost a phone 20
 * ms more.
 */
export async function loadWebFonts({ fonts, defaultView }: Document): Promise<void> {
  // The fallback faces of the style sheet have another `display`.
  const isEarly = [...fonts].some(({ display }) => display === 'swap');
  if (isEarly || !defaultView) return;
  const faces = FONTS.map(([family, file, weight]) => {
    return new defaultView.FontFace(family, `url(${file})`, { weight, display: 'swap' });
  });
  await Promise.all(faces.map((face) => face.load()));
  faces.forEach((face) => fonts.add(face));
}
