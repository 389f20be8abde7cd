type Field = string | number | boolean | null;

export type Log = (event: string, fields?: Record<string, Field>, severity?: Severity) => void;
export type Severity = 'INFO' | 'WARNING' | 'ERROR';

/** Writes one named event as a line of JSON, the way Cloud Logging reads it. Never pass tokens or addresses. */
export const log: Log = (event, fields = {}, severity = 'INFO') => {
  process.stdout.write(`${JSON.stringify({ severity, message: event, event, ...fields })}\n`);
};

/** Name, text and the first frames of an error, for the log only. */
export function errorFields(error: unknown): Record<string, string> {
  if (!(error instanceof Error)) return { error: String(error) };
  const frames = (error.stack ?? '').split('\n').slice(1, 6);
  return { error: `${error.name}: ${error.message}`.slice(0, 500), stack: frames.join(' | ') };
}
