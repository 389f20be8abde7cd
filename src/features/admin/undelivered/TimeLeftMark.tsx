import { timeLeft } from '@/domain/orders/undelivered/timeLeft';
import { Left } from './Undelivered.styles';
import { messages } from './messages';
import { DAY_MS } from '@/domain/time/calendar';

const RING = 24;

/** The rest of the courier's 24 hours: a ring that shrinks, and text. */
export function TimeLeftMark({ dueAt, now }: { dueAt: string; now: Date }) {
  const { ms, tone } = timeLeft({ dueAt }, now);
  const arc = Math.max(0.6, (Math.min(ms, DAY_MS) / DAY_MS) * RING);
  return (
    <Left $tone={tone}>
      <svg viewBox="0 0 20 20" width="18" height="18" aria-hidden="true">
        <circle cx="10" cy="10" r="8" fill="none" stroke="var(--line)" strokeWidth="3" />
        {ms > 0 && (
          <circle
            cx="10"
            cy="10"
            r="8"
            fill="none"
            stroke="currentColor"
            strokeWidth="3"
            pathLength={RING}
            strokeDasharray={`${arc.toFixed(1)} ${RING}`}
            transform="rotate(-90 10 10)"
          />
        )}
      </svg>
      <b>{ms > 0 ? messages.length(ms) : messages.over}</b>
    </Left>
  );
}
