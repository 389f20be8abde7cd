import { engines } from '../package.json';

/** Set once a process has warned, so that its child processes do not warn again. */
const WARNED = 'GLUMIST_NODE_WARNED';

/** The major version that `>=22` of package.json stands for. */
const FLOOR = Number(/^>=(\d+)$/.exec(engines.node)?.[1]);

/** The warning for a Node older than the supported range; null for a supported one. */
export function nodeWarning(version: string): string | null {
  if (Number.parseInt(version, 10) >= FLOOR) return null;
  return `Warning: this is Node ${version}; the shop is tested on Node ${FLOOR} and newer. It still runs here, but install Node ${FLOOR} before you deploy.`;
}

/** Warns once on standard error where Node is older than package.json asks for. */
export function warnOfOldNode(
  env: NodeJS.ProcessEnv = process.env,
  print: (line: string) => void = console.warn,
) {
  const warning = nodeWarning(process.versions.node);
  if (warning === null || env[WARNED]) return;
  env[WARNED] = '1';
  print(warning);
}
