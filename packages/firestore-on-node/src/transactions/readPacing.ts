interface Turn {
  readonly start: () => void;
}

interface HotDocument {
  hotUntil: number;
  /** Reads that wait until the previous reader had a chance to write. */
  readonly queue: Turn[];
  busy: boolean;
  timer: NodeJS.Timeout | null;
}

const HOT_MS = 5_000;
// On a busy machine a reader needs this long to write; were the next one let through earlier, both would conflict.
const TURN_MS = 250;
// There a long queue takes many seconds, and its last readers, let through at once, would all fail again.
const MAX_WAIT_MS = 30_000;

/**
 * Optimistic clients read a document, then write it if it is unchanged. After recent conflicts on a
 * document, its readers are let through one by one, each once the previous one has written, so that retries
 * succeed. Reads are only delayed (by thirty seconds at most), never changed.
 */
export class ReadPacing {
  private readonly hot = new Map<string, HotDocument>();

  /** Records a refused write, because the document had changed. */
  conflicted(path: string): void {
    const hotUntil = Date.now() + HOT_MS;
    const document = this.hot.get(path);
    if (document === undefined) this.hot.set(path, { hotUntil, queue: [], busy: false, timer: null });
    else document.hotUntil = hotUntil;
  }

  /** Records a write of the document, after which the next reader continues. */
  written(path: string): void {
    const document = this.hot.get(path);
    if (document !== undefined) this.next(path, document);
  }

  /** Waits for the turn to read the document; null where no wait is needed. */
  turn(path: string): Promise<void> | null {
    const document = this.hot.get(path);
    if (document === undefined) return null;
    if (document.busy) return this.enqueue(document);
    this.take(path, document);
    return null;
  }

  private enqueue(document: HotDocument): Promise<void> {
    return new Promise((resolve) => {
      const turn: Turn = {
        start: () => {
          clearTimeout(impatience);
          resolve();
        },
      };
      const impatience = setTimeout(() => {
        document.queue.splice(document.queue.indexOf(turn), 1);
        resolve();
      }, MAX_WAIT_MS).unref();
      document.queue.push(turn);
    });
  }

  private take(path: string, document: HotDocument): void {
    document.busy = true;
    document.timer = setTimeout(() => this.next(path, document), TURN_MS).unref();
  }

  private next(path: string, document: HotDocument): void {
    if (document.timer !== null) clearTimeout(document.timer);
    const turn = document.queue.shift();
    if (turn !== undefined) {
      this.take(path, document);
      turn.start();
      return;
    }
    document.busy = false;
    document.timer = null;
    if (Date.now() > document.hotUntil) this.hot.delete(path);
  }
}
