import { whenIdle } from './whenIdle';

/** Google's global function: a command and its arguments. */
export type Gtag = (command: 'consent' | 'event' | 'js' | 'config', ...rest: unknown[]) => void;

const SCRIPT = 'https://www.googletagmanager.com/gtag/js';

/** Gives the page the function that gathers commands until Google's script is there to read them. */
export function installGtag(): void {
  const page = window as { dataLayer?: unknown[]; gtag?: unknown };
  const layer = (page.dataLayer ??= []);
  page.gtag = function () {
    // The script knows a command by its being an arguments object; an array would be something else to it.
    // eslint-disable-next-line prefer-rest-params
    layer.push(arguments);
  };
}

/** Sets the property up and loads the script. Pages are reported by the shop, so not by the script as well. */
export function loadGtagWhenIdle(measurementId: string, gtag: (...command: Parameters<Gtag>) => void): void {
  gtag('js', new Date());
  gtag('config', measurementId, { send_page_view: false });
  whenIdle(() => {
    const script = document.createElement('script');
    script.async = true;
    script.src = `${SCRIPT}?id=${encodeURIComponent(measurementId)}`;
    document.head.append(script);
  });
}

/** Who takes an earlier yes back keeps nothing of it. A cookie goes only under the domain it was set for. */
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
