import { type IncomingMessage, type ServerResponse } from 'node:http';
import superstatic from 'superstatic';
import { compressedOnce } from './cdn/compressed';
import { type FileProvider } from './fileProvider';
import { functionName, type FunctionRewrite, type HostingConfig } from './firebaseJson';

export type Middleware = (req: IncomingMessage, res: ServerResponse, next: () => void) => void;

export interface StaticSiteOptions {
  config: HostingConfig;
  files: FileProvider;
  /** Answers a request that firebase.json rewrites to a function. */
  callFunction: (name: string, req: IncomingMessage, res: ServerResponse) => void;
}

/** Serves files, rewrites, headers, redirects and clean URLs like Firebase Hosting, as firebase.json says. */
export function staticSite({ config, files, callFunction }: StaticSiteOptions): Middleware {
  const rewriters = {
    function: (rewrite: FunctionRewrite) =>
      Promise.resolve((req: IncomingMessage, res: ServerResponse) =>
        callFunction(functionName(rewrite), req, res),
      ),
  };
  const options = {
    config,
    provider: files,
    rewriters,
    compression: compressedOnce(),
    // Without superstatic's own 404s, which would keep the cache headers of the file that is not there.
    stack: ['redirects', 'headers', 'files', 'rewrites'],
    fallthrough: true,
  };
  const serve = superstatic(options as unknown as Parameters<typeof superstatic>[0]) as Middleware;
  return (req, res, next) => {
    // superstatic throws at an undecodable address, which cannot exist.
    if (!isText(req.url ?? '/')) return next();
    const known = req.headers['if-none-match'];
    if (known === undefined) return serve(req, res, next);
    isUnchanged(files, req, known).then(
      (unchanged) => {
        if (unchanged) res.writeHead(304, { etag: known }).end();
        else serve(req, res, next);
      },
      () => serve(req, res, next),
    );
  };
}

function isText(url: string): boolean {
  try {
    decodeURI(url);
    return true;
  } catch {
    return false;
  }
}

/** superstatic answers 304 only for rewritten files; this checks files that are requested by name. */
async function isUnchanged(files: FileProvider, req: IncomingMessage, etag: string): Promise<boolean> {
  const [pathname = '/'] = (req.url ?? '/').split('?');
  const file = await files(req, pathname);
  file?.stream.destroy();
  return file?.etag === etag;
}
