import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http';
import { ANSWER_POLICY, FILE_POLICY } from '@/domain/security/contentSecurityPolicy';
import { keepConnections } from '../keepAlive';
import { functionPath } from '../functions/call';
import { listen } from '../stack/processes/ports';
import { type Service } from '../stack/processes/service';
import { startCdn, type Cdn } from './cdn/cdn';
import { type FileProvider } from './fileProvider';
import { OWN_ADDRESSES, type HostingConfig } from './firebaseJson';
import { forward, respondJson } from './cdn/proxy';
import { isSameOrigin } from './sameOrigin';
import { respondUnavailablePage, wantsPage } from './unavailablePage';
import { staticSite, type Middleware } from './staticSite';

export interface HostingSite {
  config: HostingConfig;
  files: FileProvider;
  /** Runs before the files: webpack's middlewares in development. */
  before?: Middleware[];
  firestoreUrl: string;
  authUrl: string;
  functionsUrl: string;
  /** The console at /__local. */
  console: RequestListener;
  /** Runs the reconciler once and returns its report. */
  reconcile: () => Promise<unknown>;
  /** Sends the mails that are due and returns the report. */
  sendMails: () => Promise<unknown>;
}

export interface Hosting extends Service {
  /** Opens the shop; until then every request is answered 503. */
  open(site: HostingSite): void;
}

/** Listens at once, so that the other parts know the shop's address, and opens when they are ready. */
export async function startHosting(port: number): Promise<Hosting> {
  let handle: RequestListener = (req, res) => {
    if (wantsPage(req)) return respondUnavailablePage(res, 'The shop is starting.');
    res.setHeader('retry-after', '1');
    respondJson(res, 503, { success: false, message: 'The shop is starting.' });
  };
  const server = createServer((req, res) => handle(req, res));
  keepConnections(server);
  const url = await listen(server, 'hosting', port);
  return {
    url,
    open: (site) => {
      handle = siteHandler(site);
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function siteHandler(site: HostingSite): RequestListener {
  const cdn = startCdn();
  const files = staticSite({
    config: site.config,
    files: site.files,
    callFunction: (name, req, res) => cdn.forward(req, res, site.functionsUrl, functionPath(name)),
  });
  const chain: Middleware[] = [
    localRoutes(site, cdn),
    ...(site.before ?? []),
    firebasePages,
    everyAnswer(site.config),
    files,
    notFound(site.files),
  ];
  return (req, res) => run(chain, req, res);
}

/** 404 responses. */
const absent = new WeakSet<ServerResponse>();

/** The site's 404.html, or a line of text where it has none. */
const notFound =
  (files: FileProvider): Middleware =>
  (req, res, next) => {
    absent.add(res);
    files(req, '/404.html').then((page) => {
      if (!page) return next();
      res.writeHead(404, {
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': FILE_POLICY,
      });
      page.stream.pipe(res);
    }, next);
  };

function run([first, ...rest]: Middleware[], req: IncomingMessage, res: ServerResponse): void {
  if (first) return first(req, res, () => run(rest, req, res));
  absent.add(res);
  res.writeHead(404, { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' });
  res.end('Not found\n');
}

/** Firebase Hosting answers these addresses itself; here, where nothing needs them, no function or file does. */
const firebasePages: Middleware = (req, res, next) =>
  pathOf(req.url ?? '/').startsWith('/__/') ? run([], req, res) : next();

/** The headers that firebase.json sets for all the shop's paths, also for superstatic's own redirects and 404s. */
function everyAnswer({ headers = [] }: HostingConfig): Middleware {
  const all = headers.filter(({ regex }) => regex === OWN_ADDRESSES).flatMap((rule) => rule.headers);
  return (_req, res, next) => {
    for (const { key, value } of all) res.setHeader(key, value);
    // Pages, files and functions set their own.
    res.setHeader('Content-Security-Policy', ANSWER_POLICY);
    dropCachedNotFound(res);
    next();
  };
}

/**
 * Makes 404s uncacheable, despite firebase.json's headers, because a deploy may add the file. superstatic sets its headers
 * when the response ends, so this runs after it.
 */
function dropCachedNotFound(res: ServerResponse): void {
  const writeHead = res.writeHead.bind(res) as (...args: unknown[]) => ServerResponse;
  res.writeHead = (...args: unknown[]) => {
    if (absent.has(res)) res.setHeader('cache-control', 'no-store');
    return writeHead(...args);
  };
}

/** Local-only routes: the console, and the emulators on the page's own origin. */
function localRoutes(site: HostingSite, cdn: Cdn): Middleware {
  return (req, res, next) => {
    const url = req.url ?? '/';
    const path = pathOf(url);
    if (path === '/__local/reconcile') return act(req, res, () => site.reconcile().finally(cdn.purge));
    if (path === '/__local/mail') return act(req, res, site.sendMails);
    if (path === '/__local/purge') return act(req, res, () => Promise.resolve(cdn.purge()));
    if (path === '/__local' || path.startsWith('/__local/')) return site.console(req, res);
    if (path.startsWith('/v1/projects/')) {
      if (/:(commit|batchWrite)$/.test(path)) res.once('close', cdn.purge);
      return forward(req, res, site.firestoreUrl, url);
    }
    if (/^\/(identitytoolkit\.googleapis\.com|securetoken\.googleapis\.com|emulator)\//.test(path)) {
      return forward(req, res, site.authUrl, url);
    }
    next();
  };
}

/** The path without its query and with `..` resolved, as browsers send it. */
function pathOf(url: string): string {
  const whole = `http://shop${url}`;
  return URL.canParse(whole) ? new URL(whole).pathname : '/';
}

/** Runs a local action and answers with its result; refuses requests from other origins. */
function act(req: IncomingMessage, res: ServerResponse, run: () => Promise<unknown>): void {
  if (req.method !== 'POST') {
    res.setHeader('allow', 'POST');
    return respondJson(res, 405, { success: false, message: 'Use POST.' });
  }
  if (!isSameOrigin(req)) {
    return respondJson(res, 403, { success: false, message: 'Another site may not do this.' });
  }
  run().then(
    (result) => respondJson(res, 200, result ?? { success: true }),
    (error: unknown) => {
      const message = error instanceof Error ? error.message : String(error);
      respondJson(res, 502, { success: false, message });
    },
  );
}
