import { setTimeout as pause } from 'node:timers/promises';
import { readBehaviour, type Behaviour as SandboxBehaviour, type SetMode } from './behaviour';
import { html, json, type Reply } from './reply';
import { type Answer } from './server';

/**
 * How a provider behaves. `slow` waits, then does what was asked (the caller may be gone by then); `accept-then-drop`
 * does what was asked and closes the connection without an answer; `unauthorized` treats good credentials as expired.
 */
export const MODES = ['ok', 'down', 'slow', 'accept-then-drop', 'html', 'refuse', 'unauthorized'] as const;
export type Mode = (typeof MODES)[number];

type Behaviour = Omit<SandboxBehaviour<Mode>, 'about'>;

/** A call as the modes see it; `session` is a login. */
export type CallKind = 'session' | 'read' | 'write';

export interface ModeSwitch {
  current(): Behaviour;
  /**
   * Takes `{mode, delayMs?, times?, about?}`; a sentence says what is wrong with anything else. With `about` (an order's
   * number, say) only the calls that name it are met so, whatever the others are.
   */
  set(input: unknown): SetMode;
  /**
   * Answers a provider call the way the current mode wants it; `text` is all that the call says, `faces` how this call
   * is said no to where that is not as everywhere.
   */
  apply(kind: CallKind, handle: () => Promise<Reply>, text?: string, faces?: Faces): Promise<Answer>;
  /** Ends every wait. */
  close(): void;
}

const SLOW_MS = 15_000;
const OK: Behaviour = { mode: 'ok', delayMs: SLOW_MS, times: null };
const MAINTENANCE =
  '<!doctype html><html><head><title>Maintenance</title></head><body><h1>We will be back soon</h1></body></html>';

/** What keeps working in a mode that only hits some calls. */
const SPARED: Partial<Record<Mode, CallKind[]>> = {
  'accept-then-drop': ['session', 'read'],
  refuse: ['session', 'read'],
  unauthorized: ['session'],
};

export interface Faces {
  /** The provider's own way of saying no. */
  refused(): Reply;
  unauthorized(): Reply;
}

export function createModeSwitch(usual: Faces): ModeSwitch {
  const closing = new AbortController();
  /** By what the calls are about; '' is every call. */
  const behaviours = new Map<string, Behaviour>();
  const current = () => behaviours.get('') ?? OK;

  function use(about: string, now: Behaviour): void {
    if (now.mode === 'ok' || now.times === null) return;
    if (now.times > 1) behaviours.set(about, { ...now, times: now.times - 1 });
    else behaviours.delete(about);
  }

  async function apply(
    kind: CallKind,
    handle: () => Promise<Reply>,
    text = '',
    faces = usual,
  ): Promise<Answer> {
    const about = [...behaviours.keys()].find((name) => name !== '' && text.includes(name)) ?? '';
    const behaviour = behaviours.get(about) ?? OK;
    const { mode, delayMs } = behaviour;
    if (SPARED[mode]?.includes(kind)) return handle();
    use(about, behaviour);
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
    current,
    set(input) {
      const read = readBehaviour(input, { modes: MODES, slowMs: SLOW_MS });
      if (typeof read === 'string') return { ok: false, message: read };
      const { about, ...next } = read;
      if (next.mode === 'ok') behaviours.delete(about);
      else behaviours.set(about, next);
      return { ok: true };
    },
    apply,
    close: () => closing.abort(),
  };
}
