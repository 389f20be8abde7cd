import { setTimeout as pause } from 'node:timers/promises';
import { html, json, type Reply } from './reply';
import { type Answer } from './server';

/**
 * How a provider behaves. `slow` waits, then does what was asked (the caller may be gone by then); `accept-then-drop`
 * does what was asked and closes the connection without an answer; `unauthorized` treats good credentials as expired.
 */
export const MODES = ['ok', 'down', 'slow', 'accept-then-drop', 'html', 'refuse', 'unauthorized'] as const;
export type Mode = (typeof MODES)[number];

export interface Behaviour {
  mode: Mode;
  /** Milliseconds that `slow` waits. */
  delayMs: number;
  /** Requests left before the mode returns to `ok`; null is no end. */
  times: number | null;
}

/** A call as the modes see it; `session` is a login. */
export type CallKind = 'session' | 'read' | 'write';

export interface ModeSwitch {
  current(): Behaviour;
  /** Takes `{mode, delayMs?, times?}`; a sentence says what is wrong with anything else. */
  set(input: unknown): { ok: true } | { ok: false; message: string };
  /** Answers a provider call the way the current mode wants it. */
  apply(kind: CallKind, handle: () => Promise<Reply>): Promise<Answer>;
  /** Ends every wait. */
  close(): void;
}

const SLOW_MS = 15_000;
const MAX_DELAY_MS = 300_000;
const MAINTENANCE =
  '<!doctype html><html><head><title>Maintenance</title></head><body><h1>We will be back soon</h1></body></html>';

/** What keeps working in a mode that only hits some calls. */
const SPARED: Partial<Record<Mode, CallKind[]>> = {
  'accept-then-drop': ['session', 'read'],
  refuse: ['session', 'read'],
  unauthorized: ['session'],
};

interface Faces {
  /** The provider's own way of saying no. */
  refused(): Reply;
  unauthorized(): Reply;
}

export function createModeSwitch(faces: Faces): ModeSwitch {
  const closing = new AbortController();
  let behaviour: Behaviour = { mode: 'ok', delayMs: SLOW_MS, times: null };

  function use(): Behaviour {
    const now = behaviour;
    if (now.mode !== 'ok' && now.times !== null) {
      const left = now.times - 1;
      behaviour = left > 0 ? { ...now, times: left } : { mode: 'ok', delayMs: SLOW_MS, times: null };
    }
    return now;
  }

  async function apply(kind: CallKind, handle: () => Promise<Reply>): Promise<Answer> {
    if (SPARED[behaviour.mode]?.includes(kind)) return handle();
    const { mode, delayMs } = use();
    switch (mode) {
      case 'ok':
        return handle();
      case 'down':
        return json(503, { message: 'Service Unavailable' });
      case 'slow':
        await pause(delayMs, undefined, { signal: closing.signal }).catch(() => undefined);
        return closing.signal.aborted ? 'drop' : handle();
      case 'accept-then-drop':
        await handle();
        return 'drop';
      case 'html':
        return html(200, MAINTENANCE);
      case 'refuse':
        return faces.refused();
      case 'unauthorized':
        return faces.unauthorized();
    }
  }

  return {
    current: () => behaviour,
    set(input) {
      const next = readBehaviour(input);
      if (typeof next === 'string') return { ok: false, message: next };
      behaviour = next;
      return { ok: true };
    },
    apply,
    close: () => closing.abort(),
  };
}

function readBehaviour(input: unknown): Behaviour | string {
  const { mode, delayMs = SLOW_MS, times = null } = (input ?? {}) as Record<string, unknown>;
  const known = MODES.find((name) => name === mode);
  if (!known) return `mode must be one of ${MODES.join(', ')}`;
  if (typeof delayMs !== 'number' || !(delayMs >= 0 && delayMs <= MAX_DELAY_MS)) {
    return `delayMs must be a number from 0 to ${String(MAX_DELAY_MS)}`;
  }
  if (times !== null && !(typeof times === 'number' && Number.isInteger(times) && times > 0)) {
    return 'times must be a whole number above 0';
  }
  return { mode: known, delayMs, times };
}
