import { PROJECT_ID, REGION } from '../stack/settings';

/** A function's path, as in Google's Functions emulator. */
export function functionPath(name: string): string {
  return `/${PROJECT_ID}/${REGION}/${name}`;
}

/** Runs a scheduled function once, as Cloud Scheduler does, and answers its report; throws when it failed. */
async function runScheduled(functionsUrl: string, name: string): Promise<unknown> {
  const response = await fetch(functionsUrl + functionPath(name), { method: 'POST' });
  if (!response.ok) throw new Error(`The function ${name} answered ${response.status}.`);
  return response.json();
}

export const runReconciler = (functionsUrl: string): Promise<unknown> =>
  runScheduled(functionsUrl, 'reconcile');

/** Sends the mails that are due. */
export const runMail = (functionsUrl: string): Promise<unknown> => runScheduled(functionsUrl, 'mail');
