/** A wait that is shown as whole seconds. */
export interface Countdown {
  /** Its length, and the most that is shown even when the clock was set back. */
  seconds: number;
  /** Milliseconds since 1970. */
  endsAtMs: number;
}

export const startCountdown = (seconds: number, nowMs: number): Countdown => ({
  seconds,
  endsAtMs: nowMs + seconds * 1000,
});

/** Returns the whole seconds left; 0 after the end, and for null. */
export function secondsLeft(countdown: Countdown | null, nowMs: number): number {
  if (!countdown) return 0;
  const left = Math.ceil((countdown.endsAtMs - nowMs) / 1000);
  return Math.min(countdown.seconds, Math.max(0, left));
}
