import { setTimeout as pause } from 'node:timers/promises';
import { readBehaviour, type Behaviour as SandboxBehaviour, type SetMode } from './behaviour';
import { html, json, type Reply } from './reply';
import { type Answer } from './server';

/**
 * How a provider behaves. `slow` waits and then handles the call (the caller may have given up); `accept-then-drop` handles
 * the call and closes the connection without an answer; `unauthorized` treats valid credentials as expired.
 */
export const MODES = ['ok', 'down', 'slow', 'accept-then-drop', 'html', 'refuse', 'unauthorized'] as const;
export type Mode = (typeof MODES)[number];

type Behaviour = Omit<SandboxBehaviour<Mode>, 'about'>;

/** A call as the modes see it; `session` is a login. */
export type CallKind = 'session' | 'read' | 'write';

export interface ModeSwitch {
  current(): Behaviour;
  /**
   * Takes `{mode, delayMs?, times?, about?}`; returns a message for any other input. With `about` (such as an order id) the
   * mode applies only to calls that contain it.
   */
  set(input: unknown): SetMode;
  /**
   * Handles a provider call in the current mode. `text` is the whole request; `faces` replaces the default refusals of this
   * call.
   */
  apply(kind: CallKind, handle: () => Promise<Reply>, text?: string, faces?: Faces): Promise<Answer>;
  /** Handles the calls that `slow` makes wait, now. */
  release(): void;
  /** Ends every wait. */
  close(): void;
}

const SLOW_MS = 15_000;
const OK: Behaviour = { mode: 'ok', delayMs: SLOW_MS, times: null };
const MAINTENANCE =
  '<!doctype html><html><head><title>Maintenance</title></head><body><h1>We will be back soon</h1></body></html>';

/** The calls that a mode does not affect. */
const SPARED: Partial<Record<Mode, CallKind[]>> = {
  'accept-then-drop': ['session', 'read'],
  refuse: ['session', 'read'],
  unauthorized: ['session'],
};

export interface Faces {
  /** The provider's refusal. */
  refused(): Reply;
  unauthorized(): Reply;
}

export function createModeSwitch(usual: Faces): ModeSwitch {
  const closing = new AbortController();
  let waiting = new AbortController();
  /** Behaviours by the text that calls contain; '' matches every call. */
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
        await pause(delayMs, undefined, {
          signal: AbortSignal.any([closing.signal, waiting.signal]),
        }).catch(() => undefined);
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
    release() {
      waiting.abort();
      waiting = new AbortController();
    },
    close: () => closing.abort(),
  };
}
