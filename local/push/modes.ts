import { readBehaviour, type Behaviour, type SetMode } from '../sandbox/behaviour';

/**
 * How the push service answers. `gone`: the browser has unsubscribed (410). `busy`: too many messages, with Retry-After (429).
 * `down`: 503. `refuse`: it does not take the shop's key (403). `slow` takes a message and answers late.
 */
export const PUSH_MODES = ['ok', 'gone', 'busy', 'down', 'refuse', 'slow'] as const;
export type PushMode = (typeof PUSH_MODES)[number];

/** `times` counts messages. */
type PushBehaviour = Behaviour<PushMode>;

const SLOW_MS = 15_000;
const OK: PushBehaviour = { mode: 'ok', delayMs: SLOW_MS, times: null, about: '' };

export function createPushModes() {
  let behaviour = OK;
  return {
    current: () => behaviour,
    set(input: unknown): SetMode {
      const next = readBehaviour(input, { modes: PUSH_MODES, slowMs: SLOW_MS });
      if (typeof next === 'string') return { ok: false, message: next };
      behaviour = next;
      return { ok: true };
    },
    /** The behaviour for one message, of which one less is left. */
    use(): PushBehaviour {
      const now = behaviour;
      if (now.times !== null) behaviour = now.times > 1 ? { ...now, times: now.times - 1 } : OK;
      return now;
    },
  };
}
