/**
 * How the mail server behaves. `down` turns every connection away (421), `unauthorized` every login (535), `refuse`
 * every mail for now (451), `bounce` every recipient for good (550); `slow` takes a mail and answers late, `drop` breaks
 * the connection in the middle of a mail, `accept-then-drop` keeps the mail and breaks it before the answer.
 */
export const SMTP_MODES = [
  'ok',
  'slow',
  'refuse',
  'bounce',
  'drop',
  'accept-then-drop',
  'down',
  'unauthorized',
] as const;
export type SmtpMode = (typeof SMTP_MODES)[number];

export interface SmtpBehaviour {
  mode: SmtpMode;
  /** Milliseconds that `slow` waits before it answers a mail. */
  delayMs: number;
  /** Mails (for `down` and `unauthorized`: sessions) left before the mode returns to `ok`; null is no end. */
  times: number | null;
  /** Only mails to recipients that contain this; '' is every mail. */
  about: string;
}

export interface SmtpModeSwitch {
  current(): SmtpBehaviour;
  /** Takes `{mode, delayMs?, times?, about?}`; a sentence says what is wrong with anything else. */
  set(input: unknown): { ok: true } | { ok: false; message: string };
  /** The behaviour for this recipient ('' before one is known) if its mode is one of these; counts as one use. */
  use(modes: readonly SmtpMode[], recipient: string): SmtpBehaviour | null;
}

const SLOW_MS = 5000;
const MAX_DELAY_MS = 300_000;
const OK: SmtpBehaviour = { mode: 'ok', delayMs: SLOW_MS, times: null, about: '' };

export function createSmtpModes(): SmtpModeSwitch {
  let behaviour = OK;
  return {
    current: () => behaviour,
    set(input) {
      const next = readBehaviour(input);
      if (typeof next === 'string') return { ok: false, message: next };
      behaviour = next;
      return { ok: true };
    },
    use(modes, recipient) {
      const now = behaviour;
      if (!modes.includes(now.mode) || !recipient.includes(now.about)) return null;
      if (now.times !== null) behaviour = now.times > 1 ? { ...now, times: now.times - 1 } : OK;
      return now;
    },
  };
}

function readBehaviour(input: unknown): SmtpBehaviour | string {
  const { mode, delayMs = SLOW_MS, times = null, about = '' } = (input ?? {}) as Record<string, unknown>;
  const known = SMTP_MODES.find((name) => name === mode);
  if (!known) return `mode must be one of ${SMTP_MODES.join(', ')}`;
  if (typeof delayMs !== 'number' || !(delayMs >= 0 && delayMs <= MAX_DELAY_MS)) {
    return `delayMs must be a number from 0 to ${String(MAX_DELAY_MS)}`;
  }
  if (times !== null && !(typeof times === 'number' && Number.isInteger(times) && times > 0)) {
    return 'times must be a whole number above 0';
  }
  if (typeof about !== 'string') return 'about must be text';
  return { mode: known, delayMs, times, about };
}
