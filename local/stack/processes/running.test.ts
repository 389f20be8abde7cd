import { Running } from './running';

describe('Running', () => {
  it('stops started services in reverse order, even after a failure', async () => {
    const error = jest.spyOn(console, 'error').mockReturnValue(undefined);
    const running = new Running();
    const stopped: string[] = [];
    const part = (name: string) => ({ close: async () => void stopped.push(name) });
    await running.start(Promise.resolve(part('first')));
    running.onClose(() => {
      throw new Error('stuck');
    });
    await running.start(Promise.resolve(part('last')));
    await running.closeAll();
    expect(stopped).toEqual(['last', 'first']);
    expect(error).toHaveBeenCalledTimes(1);
  });

  it('waits for a starting service and stops it, too', async () => {
    const running = new Running();
    let arrive: (part: { close: () => Promise<void> }) => void = () => undefined;
    let stopped = false;
    void running.start(new Promise<{ close: () => Promise<void> }>((resolve) => (arrive = resolve)));
    const closing = running.closeAll();
    arrive({ close: async () => void (stopped = true) });
    await closing;
    expect(stopped).toBe(true);
  });

  it('forgets a service that failed to start', async () => {
    const running = new Running();
    await expect(running.start(Promise.reject(new Error('no')))).rejects.toThrow('no');
    await expect(running.closeAll()).resolves.toBeUndefined();
  });
});
