import { PROJECT_ID, REGION } from '../stack/settings';

/** The path a function answers at, as Google's own Functions emulator gives it. */
export function functionPath(name: string): string {
  return `/${PROJECT_ID}/${REGION}/${name}`;
}

/** Runs the reconciler once, as Cloud Scheduler does, and answers its result; throws when it failed. */
export async function runReconciler(functionsUrl: string): Promise<unknown> {
  const response = await fetch(functionsUrl + functionPath('reconcile'), { method: 'POST' });
  const text = await response.text();
  if (!response.ok) throw new Error(`The reconciler answered ${response.status}.`);
  return response.headers.get('content-type')?.includes('json')
    ? (JSON.parse(text) as unknown)
    : { ok: true };
}
