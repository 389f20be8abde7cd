type Named = readonly [pattern: RegExp, name: string];

/** Each browser also calls itself the ones below it. */
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

/** What a colleague calls a browser in the list of their devices, by its User-Agent: 'Chrome on Android'. */
export function deviceNameOf(userAgent: string): string {
  const [browser, system] = [nameIn(BROWSERS, userAgent) || 'A browser', nameIn(SYSTEMS, userAgent)];
  return system ? `${browser} on ${system}` : browser;
}
