import { json, type Reply } from './reply';
import { type Route } from './routes';

/** The behaviour of a sandbox, set over `/__sandbox/mode`. */
export interface Behaviour<Mode extends string> {
  mode: Mode;
  /** Milliseconds that `slow` waits. */
  delayMs: number;
  /** Calls left before the mode returns to `ok`; null for no limit. */
  times: number | null;
  /** Only calls that contain this text; '' matches every call. */
  about: string;
}

/** The result of a change of mode, or an error message. */
export type SetMode = { ok: true } | { ok: false; message: string };

const MAX_DELAY_MS = 300_000;

/** Reads `{mode, delayMs?, times?, about?}`; returns a message for any other input. */
export function readBehaviour<Mode extends string>(
  input: unknown,
  { modes, slowMs }: { modes: readonly Mode[]; slowMs: number },
): Behaviour<Mode> | string {
  const { mode, delayMs = slowMs, times = null, about = '' } = (input ?? {}) as Record<string, unknown>;
  const known = modes.find((name) => name === mode);
  if (!known) return `mode must be one of ${modes.join(', ')}`;
  if (typeof delayMs !== 'number' || !(delayMs >= 0 && delayMs <= MAX_DELAY_MS)) {
    return `delayMs must be a number from 0 to ${String(MAX_DELAY_MS)}`;
  }
  if (times !== null && !(typeof times === 'number' && Number.isInteger(times) && times > 0)) {
    return 'times must be a whole number above 0';
  }
  if (typeof about !== 'string') return 'about must be text';
  return { mode: known, delayMs, times, about };
}

/** GET and POST `/__sandbox/mode`: reads and sets the mode. */
export function modeRoutes(
  modes: { current(): object; set(input: unknown): SetMode },
  refuse: (message: string) => Reply,
): Route[] {
  return [
    { method: 'GET', path: '/__sandbox/mode', handle: () => json(200, modes.current()) },
    {
      method: 'POST',
      path: '/__sandbox/mode',
      handle: ({ body }) => {
        const set = modes.set(body);
        return set.ok ? json(200, modes.current()) : refuse(set.message);
      },
    },
  ];
}
