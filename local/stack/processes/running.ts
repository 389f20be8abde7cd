import { type Service } from './service';

type Close = () => Promise<void> | void;

/** The started parts of a stack, to be stopped in reverse order, even in the middle of a start. */
export class Running {
  private readonly closers: Close[] = [];
  private readonly starting = new Set<Promise<unknown>>();
  private closing: Promise<void> | null = null;

  /** Waits for a part to start and remembers how to stop it. */
  async start<T extends Pick<Service, 'close'>>(part: Promise<T>): Promise<T> {
    this.starting.add(part);
    try {
      const service = await part;
      this.onClose(() => service.close());
      return service;
    } finally {
      this.starting.delete(part);
    }
  }

  onClose(close: Close): void {
    this.closers.push(close);
  }

  /** Stops all parts, the last one first, after waiting for those still starting. Logs failures. */
  closeAll(): Promise<void> {
    this.closing ??= this.close();
    return this.closing;
  }

  private async close(): Promise<void> {
    do {
      for (let close = this.closers.pop(); close; close = this.closers.pop()) {
        try {
          await close();
        } catch (error) {
          console.error(error);
        }
      }
      await Promise.allSettled([...this.starting]);
    } while (this.starting.size > 0 || this.closers.length > 0);
  }
}
