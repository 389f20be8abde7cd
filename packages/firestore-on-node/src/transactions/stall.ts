import { type Waiter } from './waiting';

/** How long requests for locks wait, in milliseconds. Waiting in a queue that moves is no stall. */
export interface LockPatience {
  /** A reader that stalls this long shares the document instead. */
  readonly shareAfterMs: number;
  /** A request that stalls this long is aborted. */
  readonly stallMs: number;
  /** A request is aborted after this long, though the queue moves. */
  readonly longestMs: number;
}

export const DEFAULT_PATIENCE: LockPatience = { shareAfterMs: 1_000, stallMs: 2_000, longestMs: 30_000 };

interface Actions {
  readonly share: () => void;
  readonly giveUp: () => void;
}

/** Watches a waiting request until it is settled, and acts when nothing has moved for too long. */
export function watchStall(waiter: Waiter, patience: LockPatience, actions: Actions): void {
  const limit = () => (waiter.want === 'read' && !waiter.sharing ? patience.shareAfterMs : patience.stallMs);
  const due = () => Math.min(waiter.lastProgress + limit(), waiter.since + patience.longestMs);
  let settled = false;
  let timer: NodeJS.Timeout;
  const check = () => {
    const now = Date.now();
    if (now >= due()) {
      if (waiter.want === 'write' || waiter.sharing || now >= waiter.since + patience.longestMs)
        return actions.giveUp();
      actions.share();
    }
    if (!settled) timer = setTimeout(check, Math.max(1, due() - now));
  };
  waiter.onSettled = () => {
    settled = true;
    clearTimeout(timer);
  };
  timer = setTimeout(check, Math.max(1, due() - Date.now()));
}
