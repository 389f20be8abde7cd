import { createRequire } from 'node:module';
import { type RequestListener } from 'node:http';
import { createApp } from 'firebase-tools/lib/emulator/auth/server';
import { type AgentProjectState } from 'firebase-tools/lib/emulator/auth/state';

// The emulator's "single project mode": 0 takes any project id without a warning.
const ANY_PROJECT = 0;

interface Exegesis {
  middleware: (spec: ApiSpec, options: object) => Promise<unknown>;
}

interface ApiSpec {
  paths: Record<string, unknown>;
}

/** Tenants, other identity providers, second factors and passkeys, none of which the shop has. */
const UNUSED_PATHS = /tenants|IdpConfigs|SamlConfigs|mfa|passkey/;

/** Half of the paths, which makes a start twice as fast; the others are answered with 404. */
const withoutUnusedPaths = (spec: ApiSpec): ApiSpec => ({
  ...spec,
  paths: Object.fromEntries(Object.entries(spec.paths).filter(([path]) => !UNUSED_PATHS.test(path))),
});

/** The emulator answers 501 here; a project without reCAPTCHA Enterprise answers so. */
const RECAPTCHA_CONFIG = '/identitytoolkit.googleapis.com/v2/recaptchaConfig';

const withRecaptchaConfig =
  (app: RequestListener): RequestListener =>
  (req, res) => {
    if (!req.url?.startsWith(RECAPTCHA_CONFIG)) return void app(req, res);
    res.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  };

/** firebase-tools' Auth emulator over the given state. */
export async function emulatorApp(project: AgentProjectState, projectId: string): Promise<RequestListener> {
  const load = createRequire(require.resolve('firebase-tools/lib/emulator/auth/server'));
  const exegesis = load('exegesis-express') as Exegesis;
  const { middleware } = exegesis;
  // The emulator compiles the schemas of all its 80 paths at once, seconds of work; compiled on first use, a shop
  // needs a dozen of them.
  exegesis.middleware = (spec, options) =>
    middleware(withoutUnusedPaths(spec), { ...options, lazyCompileValidationSchemas: true });
  try {
    return withRecaptchaConfig(await createApp(projectId, ANY_PROJECT, new Map([[projectId, project]])));
  } finally {
    exegesis.middleware = middleware;
  }
}
