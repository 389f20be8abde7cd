import { type HttpFunction } from '@google-cloud/functions-framework';
import { PROJECT_ID, REGION } from '../stack/settings';
import { runJob, scheduledJob } from './scheduledJob';

const PREFIX = `/${PROJECT_ID}/${REGION}/`;

/**
 * One target for all functions of a bundle: `/{project}/{region}/{name}/rest` runs the function `name`, which sees `/rest` as
 * in Cloud Functions. A scheduled function runs once and its report is the answer. Unknown names get 404.
 */
export function dispatch(functions: ReadonlyMap<string, HttpFunction>): HttpFunction {
  return (req, res) => {
    const name = nameIn(req.url);
    const target = name == null ? undefined : functions.get(name);
    if (name == null || !target) {
      res.status(404).json({ success: false, message: 'No such function.' });
      return undefined;
    }
    const job = scheduledJob(target);
    if (job) return runJob(job, res);
    req.url = req.originalUrl = restOf(req.url, name);
    return target(req, res);
  };
}

function nameIn(url: string): string | null {
  if (!url.startsWith(PREFIX)) return null;
  return /^[^/?]+/.exec(url.slice(PREFIX.length))?.[0] ?? null;
}

function restOf(url: string, name: string): string {
  const rest = url.slice(PREFIX.length + name.length);
  return rest.startsWith('/') ? rest : `/${rest}`;
}

/** The functions among a bundle's exports. */
export function functionsOf(bundle: Record<string, unknown>): Map<string, HttpFunction> {
  const entries = Object.entries(bundle).filter(
    (entry): entry is [string, HttpFunction] => typeof entry[1] === 'function',
  );
  return new Map(entries);
}
