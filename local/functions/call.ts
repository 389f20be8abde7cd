import { PROJECT_ID, REGION } from '../stack/settings';

/** The path a function answers at, as Google's own Functions emulator gives it. */
export function functionPath(name: string): string {
  return `/${PROJECT_ID}/${REGION}/${name}`;
}

/** Runs the reconciler once, as Cloud Scheduler does, and answers its report; throws when it failed. */
export async function runReconciler(functionsUrl: string): Promise<unknown> {
  const response = await fetch(functionsUrl + functionPath('reconcile'), { method: 'POST' });
  if (!response.ok) throw new Error(`The reconciler answered ${response.status}.`);
  return response.json();
}
