import { createServer, type AddressInfo, type Server } from 'node:net';
import { choosePorts, listen, portsFromEnv, portVariables, PortTakenError, type Part } from './ports';

describe('portsFromEnv', () => {
  it('names no port when nothing is set', () => {
    expect(portsFromEnv({ PORT: '' })).toEqual({});
  });

  it('reads each variable, with 0 as any free port', () => {
    expect(portsFromEnv({ PORT: '0', AUTH_PORT: '9199' })).toEqual({ hosting: 0, auth: 9199 });
  });

  it.each(['abc', '-1', '65536', '80.5'])('refuses %s', (port) => {
    expect(() => portsFromEnv({ FUNCTIONS_PORT: port })).toThrow(`FUNCTIONS_PORT is ${port}`);
  });
});

describe('a port that is taken', () => {
  const blockers: Server[] = [];
  const everyPort = Object.fromEntries(Object.keys(portVariables).map((part) => [part, 0]));

  afterEach(() => void blockers.splice(0).forEach((server) => server.close()));

  /** Listens on the port; on any free one without it. Another program may have it already. */
  async function take(port = 0): Promise<number> {
    const holder = createServer();
    blockers.push(holder);
    await listen(holder, 'hosting', port).catch((error: unknown) => {
      if (!(error instanceof PortTakenError)) throw error;
    });
    return (holder.address() as AddressInfo | null)?.port ?? port;
  }

  it.each(Object.entries(portVariables))(
    '%s is named with the variable that changes it, when it was asked for',
    async (name, words) => {
      const part = name as Part;
      const port = await take();
      const sentence = new RegExp(`Port ${port} for ${words.label} is taken.* ${words.variable}=`);
      await expect(listen(createServer(), part, port)).rejects.toThrow(sentence);
      await expect(choosePorts({ ...everyPort, [part]: port })).rejects.toThrow(sentence);
    },
  );

  it.each(Object.entries(portVariables))('%s moves on by hundreds otherwise', async (name, { preset }) => {
    const part = name as Part;
    const { [part]: _, ...others } = everyPort;
    await take(preset);
    const { [part]: chosen } = await choosePorts(others);
    expect(chosen).toBeGreaterThan(preset);
    expect((chosen - preset) % 100).toBe(0);
    await expect(take(chosen)).resolves.toBe(chosen);
  });

  it('is not taken twice over by the parts of one shop', async () => {
    const chosen = Object.values(await choosePorts({}));
    expect(new Set(chosen).size).toBe(chosen.length);
  });
});
