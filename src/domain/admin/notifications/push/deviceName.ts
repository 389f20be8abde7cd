import { messages } from './messages';

type Named = readonly [pattern: RegExp, name: string];

/** Most specific first, because each browser's User-Agent also names the ones below it. */
const BROWSERS: readonly Named[] = [
  [/\bEdg(A|iOS)?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/(Chrome|\bCriOS)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];
const SYSTEMS: readonly Named[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMacintosh\b/, 'Mac'],
  [/\bCrOS\b/, 'Chromebook'],
  [/\bLinux\b/, 'Linux'],
];

const nameIn = (names: readonly Named[], userAgent: string): string =>
  names.find(([pattern]) => pattern.test(userAgent))?.[1] ?? '';

/** Returns a browser's display name from its User-Agent, as in 'Chrome on Android'. */
export function deviceNameOf(userAgent: string): string {
  const [browser, system] = [nameIn(BROWSERS, userAgent) || messages.browser, nameIn(SYSTEMS, userAgent)];
  return system ? messages.device(browser, system) : browser;
}
