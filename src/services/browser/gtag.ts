import { whenLoadedAndIdle } from './whenLoadedAndIdle';

/** Google's global function: a command and its arguments. */
export type Gtag = (command: 'consent' | 'event' | 'js' | 'config' | 'set', ...rest: unknown[]) => void;

const SCRIPT = 'https://www.googletagmanager.com/gtag/js';

/** Defines the function that queues commands until Google's script reads them. */
export function installGtag(): void {
  const page = window as { dataLayer?: unknown[]; gtag?: unknown };
  const layer = (page.dataLayer ??= []);
  page.gtag = function () {
    // Google's script recognizes a command by its `arguments` object; an array means something else.
    // eslint-disable-next-line prefer-rest-params
    layer.push(arguments);
  };
}

/** Configures the property and loads the script. Automatic page views are off, because the shop reports them. */
export function loadGtagWhenIdle(measurementId: string, gtag: (...command: Parameters<Gtag>) => void): void {
  gtag('js', new Date());
  gtag('config', measurementId, { send_page_view: false });
  whenLoadedAndIdle(() => {
    const script = document.createElement('script');
    script.async = true;
    script.src = `${SCRIPT}?id=${encodeURIComponent(measurementId)}`;
    document.head.append(script);
  });
}

/** Deletes Google's cookies when consent is withdrawn. A cookie can only be deleted under its own domain. */
export function dropGoogleCookies(): void {
  const names = document.cookie.split('; ').flatMap((cookie) => /^(_ga[^=]*)=/.exec(cookie)?.[1] ?? []);
  const labels = window.location.hostname.split('.');
  for (const name of names) {
    const expiredCookie = `${name}=; Max-Age=0; Path=/`;
    document.cookie = expiredCookie;
    labels.forEach((_, from) => {
      document.cookie = `${expiredCookie}; Domain=${labels.slice(from).join('.')}`;
    });
  }
}
