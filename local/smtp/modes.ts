import { readBehaviour, type Behaviour, type SetMode } from '../sandbox/behaviour';

/**
 * How the mail server behaves. `down` refuses every connection (421), `unauthorized` every login (535), `refuse` every mail
 * temporarily (451), `bounce` every recipient permanently (550). `slow` accepts a mail and answers late, `drop` closes the
 * connection in the middle of a mail, `accept-then-drop` stores the mail and closes before the answer.
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

/** `times` counts mails, for `down` and `unauthorized` sessions; `about` is a part of a recipient's address. */
export type SmtpBehaviour = Behaviour<SmtpMode>;

export interface SmtpModeSwitch {
  current(): SmtpBehaviour;
  /** Takes `{mode, delayMs?, times?, about?}`; returns a sentence about the error in any other body. */
  set(input: unknown): SetMode;
  /** Uses up and returns the behaviour for this recipient ('' before one is known) if its mode is one of these. */
  use(modes: readonly SmtpMode[], recipient: string): SmtpBehaviour | null;
}

const SLOW_MS = 5000;
const OK: SmtpBehaviour = { mode: 'ok', delayMs: SLOW_MS, times: null, about: '' };

export function createSmtpModes(): SmtpModeSwitch {
  let behaviour = OK;
  return {
    current: () => behaviour,
    set(input) {
      const next = readBehaviour(input, { modes: SMTP_MODES, slowMs: SLOW_MS });
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
