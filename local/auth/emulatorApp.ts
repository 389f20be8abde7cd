import { createRequire } from 'node:module';
import { type RequestListener } from 'node:http';
import { authOperations, type AuthOperations } from 'firebase-tools/lib/emulator/auth/operations';
import { createApp } from 'firebase-tools/lib/emulator/auth/server';
import { type AgentProjectState } from 'firebase-tools/lib/emulator/auth/state';
import { withEmailChanges } from './emailChanges';
import { totpOperations } from './totp/operations';
import { withTotp, type TotpProject } from './totp/state';

// The emulator's "single project mode": 0 takes any project id without a warning.
const ANY_PROJECT = 0;

interface Exegesis {
  middleware: (spec: ApiSpec, options: object) => Promise<unknown>;
}

interface ApiSpec {
  paths: Record<string, unknown>;
}

/** Tenants, other identity providers, codes by SMS as second factor and passkeys, none of which the shop has. */
const UNUSED_PATHS = /tenants|IdpConfigs|SamlConfigs|mfaSignIn:start|passkey/;

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

/**
 * firebase-tools' Auth emulator over the given state, with authenticator apps as second factor and Firebase's
 * rules for a changed email. `now` is the clock of both, in milliseconds.
 */
export async function emulatorApp(
  project: AgentProjectState,
  projectId: string,
  now: () => number = Date.now,
): Promise<RequestListener> {
  const load = createRequire(require.resolve('firebase-tools/lib/emulator/auth/server'));
  const exegesis = load('exegesis-express') as Exegesis;
  const { middleware } = exegesis;
  // The emulator compiles the schemas of all its 80 paths at once, seconds of work; compiled on first use, a shop
  // needs a dozen of them.
  exegesis.middleware = (spec, options) =>
    middleware(withoutUnusedPaths(spec), { ...options, lazyCompileValidationSchemas: true });
  // The app takes its table of operations from the module when it is created.
  const original = { ...authOperations } as AuthOperations<TotpProject>;
  Object.assign(authOperations, withEmailChanges(totpOperations(original, now), now));
  try {
    const projects = new Map([[projectId, withTotp(project)]]);
    return withRecaptchaConfig(await createApp(projectId, ANY_PROJECT, projects));
  } finally {
    exegesis.middleware = middleware;
    Object.assign(authOperations, original);
  }
}
