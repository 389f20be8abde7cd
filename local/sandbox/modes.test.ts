import { createModeSwitch } from './modes';
import { json, type Reply } from './reply';

function build() {
  const done: string[] = [];
  const modes = createModeSwitch({
    refused: () => json(200, { refused: true }),
    unauthorized: () => json(401, {}),
  });
  const call = (kind: 'session' | 'read' | 'write') =>
    modes.apply(kind, async () => {
      done.push(kind);
      return json(200, { done: true });
    });
  return { modes, call, done };
}

const status = (answer: Reply | 'drop') => (answer === 'drop' ? answer : answer.status);

describe('the failure modes', () => {
  it('accept-then-drop makes the change and drops the answer of writes only', async () => {
    const { modes, call, done } = build();
    modes.set({ mode: 'accept-then-drop' });
    expect(await call('write')).toBe('drop');
    expect(status(await call('session'))).toBe(200);
    expect(status(await call('read'))).toBe(200);
    expect(done).toEqual(['write', 'session', 'read']);
  });

  it.each([
    ['down', 503],
    ['html', 200],
    ['refuse', 200],
    ['unauthorized', 401],
  ])('%s makes no change', async (mode, expected) => {
    const { modes, call, done } = build();
    modes.set({ mode });
    expect(status(await call('write'))).toBe(expected);
    expect(done).toEqual([]);
  });

  it('html answers a page instead of JSON', async () => {
    const { modes, call } = build();
    modes.set({ mode: 'html' });
    expect(await call('read')).toMatchObject({ contentType: 'text/html; charset=utf-8' });
  });

  it('slow makes the change after its delay', async () => {
    const { modes, call, done } = build();
    modes.set({ mode: 'slow', delayMs: 1 });
    expect(status(await call('write'))).toBe(200);
    expect(done).toEqual(['write']);
  });

  it('a release ends a delay with the change, and later calls wait again', async () => {
    const { modes, call, done } = build();
    modes.set({ mode: 'slow' });
    const first = call('write');
    modes.release();
    expect(status(await first)).toBe(200);
    const second = call('read');
    modes.close();
    expect(await second).toBe('drop');
    expect(done).toEqual(['write']);
  });

  it('closing ends a delay without the change', async () => {
    const { modes, call, done } = build();
    modes.set({ mode: 'slow' });
    const waiting = call('write');
    modes.close();
    expect(await waiting).toBe('drop');
    expect(done).toEqual([]);
  });

  it('a mode returns to ok after its number of times', async () => {
    const { modes, call } = build();
    modes.set({ mode: 'down', times: 2 });
    const seen = [await call('write'), await call('read'), await call('write')].map(status);
    expect(seen).toEqual([503, 503, 200]);
    expect(modes.current().mode).toBe('ok');
  });

  it('a mode can be limited to one subject', async () => {
    const { modes } = build();
    const call = (text: string) => modes.apply('write', async () => json(200, {}), text).then(status);
    modes.set({ mode: 'down', about: 'GLM1', times: 2 });
    expect(modes.current().mode).toBe('ok');
    expect([await call('{"order":"GLM1"}'), await call('GLM2'), await call('')]).toEqual([503, 200, 200]);
    modes.set({ mode: 'unauthorized' });
    expect([await call('GLM1'), await call('GLM2')]).toEqual([503, 401]);
    expect(await call('GLM1')).toBe(401);
    modes.set({ mode: 'ok' });
    modes.set({ mode: 'down', about: 'GLM3' });
    modes.set({ mode: 'ok', about: 'GLM3' });
    expect(await call('GLM3')).toBe(200);
  });

  it.each([
    undefined,
    {},
    { mode: 'odd' },
    { mode: 'down', about: 7 },
    { mode: 'slow', delayMs: -1 },
    { mode: 'down', times: 0.5 },
  ])('the mode %j is refused', (input) => {
    const { modes } = build();
    expect(modes.set(input).ok).toBe(false);
    expect(modes.current().mode).toBe('ok');
  });
});
