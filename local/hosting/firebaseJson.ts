import { readFileSync } from 'node:fs';

interface Glob {
  source?: string;
  regex?: string;
}

export interface FunctionRewrite extends Glob {
  function: string | { functionId: string; region?: string };
}

/** The hosting section of firebase.json, as far as this server reads it itself; superstatic reads the rest. */
export interface HostingConfig {
  public: string;
  rewrites?: (FunctionRewrite | (Glob & { destination: string }))[];
  headers?: (Glob & { headers: { key: string; value: string }[] })[];
  [key: string]: unknown;
}

export function readHostingConfig(file: string): HostingConfig {
  const parsed = JSON.parse(readFileSync(file, 'utf8')) as { hosting?: HostingConfig };
  if (!parsed.hosting?.public) throw new Error(`${file} has no hosting.public.`);
  return parsed.hosting;
}

/** The name of the function that a rewrite leads to. */
export function functionName({ function: target }: FunctionRewrite): string {
  return typeof target === 'string' ? target : target.functionId;
}

/**
 * Every address but Firebase's own below `/__/`, as a regex for RE2, which has no lookahead. Google's login shows
 * `/__/auth/iframe` in a frame and `/__/auth/handler` in a pop-up, often from another origin (docs/providers.md).
 */
export const OWN_ADDRESSES = '^/($|[^_]|_($|[^_]|_($|[^/])))';

const SHELL = '/shell.html';
const isDrawn = (rewrite: NonNullable<HostingConfig['rewrites']>[number]) =>
  'function' in rewrite && rewrite.regex !== undefined && functionName(rewrite) === 'pages';

/**
 * The same configuration with the empty shell and its headers instead of prerendered pages, for development, where only the
 * browser renders.
 */
export function withoutDrawing({ rewrites = [], headers = [], ...config }: HostingConfig): HostingConfig {
  const ofShell = headers
    .filter(({ regex }) => regex !== undefined && new RegExp(regex).test(SHELL))
    .flatMap((rule) => rule.headers);
  // First, so that more specific headers win.
  const shells = rewrites.filter(isDrawn).map(({ regex }) => ({ regex, headers: ofShell }));
  return {
    ...config,
    headers: [...shells, ...headers],
    rewrites: rewrites.map((rewrite) =>
      isDrawn(rewrite) ? { regex: rewrite.regex, destination: SHELL } : rewrite,
    ),
  };
}

const CSP = 'content-security-policy';
const WIDENED = ['script-src', 'connect-src', 'frame-src'];

/**
 * The same configuration, which allows the sandboxes' origins wherever the Content-Security-Policy names the payment
 * provider.
 */
export function allowOrigins(config: HostingConfig, origins: string[]): HostingConfig {
  const headers = config.headers?.map((rule) => ({
    ...rule,
    headers: rule.headers.map(({ key, value }) => ({
      key,
      value: key.toLowerCase() === CSP ? widen(value, origins) : value,
    })),
  }));
  return { ...config, ...(headers ? { headers } : {}) };
}

function widen(policy: string, origins: string[]): string {
  return policy
    .split(';')
    .map((directive) => {
      const [name = ''] = directive.trim().split(/\s+/);
      const provider = WIDENED.includes(name) && directive.includes('razorpay.com');
      return provider ? `${directive.trimEnd()} ${origins.join(' ')}` : directive;
    })
    .join(';');
}
