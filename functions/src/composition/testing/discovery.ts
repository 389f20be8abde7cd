/** The functions that firebase-tools finds in a folder. */
export interface Discovered {
  params: { name: string; label?: string; description?: string; choices: string[] | null }[];
  /** Those that the deploy would ask for. */
  secrets: string[];
  endpoints: string[];
  /** The settings of the deployed functions; null where it would have had to ask Secret Manager first. */
  resolved: Record<string, string> | null;
}

/**
 * Runs the steps of `firebase deploy --non-interactive` that need no network, by firebase-tools' own code: load the settings, start the
 * functions' SDK, read what they declare, and resolve the params. Arguments: the folder of the checkout and the project.
 */
export const NODE_SCRIPT = `
  const tools = 'firebase-tools/lib/';
  const { loadUserEnvs } = require(tools + 'functions/env');
  const { getRuntimeDelegate } = require(tools + 'deploy/functions/runtimes');
  const { resolveBackend } = require(tools + 'deploy/functions/build');
  const [projectDir, projectId] = process.argv.slice(1);
  const sourceDir = projectDir + '/functions';
  (async () => {
    const delegate = await getRuntimeDelegate({ projectId, projectDir, sourceDir, runtime: 'nodejs22' });
    await delegate.validate();
    const userEnvs = loadUserEnvs({ functionsSource: sourceDir, projectId, projectDir });
    const firebaseConfig = { projectId };
    const env = { ...userEnvs, GCLOUD_PROJECT: projectId, FIREBASE_CONFIG: JSON.stringify(firebaseConfig) };
    const build = await delegate.discoverBuild({ firebase: firebaseConfig }, env);
    const isSecret = ({ type }) => type === 'secret';
    const secrets = build.params.filter(isSecret).map(({ name }) => name).sort();
    const params = build.params.filter((one) => !isSecret(one)).map(({ name, label, description, input }) => ({
      name, label, description, choices: input && input.select ? input.select.options.map(({ value }) => value) : null,
    }));
    const common = { build, firebaseConfig, userEnvs, codebase: 'default', nonInteractive: true, isEmulator: false };
    const resolve = async () => {
      const { envs } = await resolveBackend(common);
      return Object.fromEntries(Object.entries(envs).map(([name, value]) => [name, value.toString()]));
    };
    const resolved = secrets.length > 0 ? null : await resolve();
    process.stdout.write('\\n' + JSON.stringify({ params, secrets, endpoints: Object.keys(build.endpoints), resolved }),
      () => process.exit(0));
  })().catch((error) => { console.error(error); process.exit(1); });
`;
