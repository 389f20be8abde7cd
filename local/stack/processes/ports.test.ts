import { createServer, type AddressInfo, type Server } from 'node:net';
import { assertPortsFree, freePorts, listen, portsFromEnv, portVariables, type Part } from './ports';

describe('portsFromEnv', () => {
  it('has the default ports when nothing is set', () => {
    expect(portsFromEnv({})).toEqual({
      hosting: 5000,
      firestore: 8080,
      auth: 9099,
      functions: 5001,
      razorpay: 5010,
      nimbuspost: 5011,
      storage: 5012,
      smtp: 5013,
      push: 5014,
    });
  });

  it('reads each variable, with 0 as any free port', () => {
    expect(portsFromEnv({ PORT: '0', AUTH_PORT: '9199' })).toMatchObject({ hosting: 0, auth: 9199 });
  });

  it.each(['abc', '-1', '65536', '80.5'])('refuses %s', (port) => {
    expect(() => portsFromEnv({ FUNCTIONS_PORT: port })).toThrow(`FUNCTIONS_PORT is ${port}`);
  });
});

describe('a port that is taken', () => {
  const blockers: Server[] = [];

  afterEach(() => void blockers.splice(0).forEach((server) => server.close()));

  it.each(Object.entries(portVariables))(
    '%s is named with the variable that changes it',
    async (name, words) => {
      const part = name as Part;
      const holder = createServer();
      const url = await listen(holder, part, 0);
      blockers.push(holder);
      const { port } = holder.address() as AddressInfo;
      expect(url).toBe(`http://127.0.0.1:${port}`);
      const sentence = new RegExp(`Port ${port} for ${words.label} is taken.* ${words.variable}=`);
      await expect(listen(createServer(), part, port)).rejects.toThrow(sentence);
      await expect(assertPortsFree({ ...freePorts, [part]: port })).rejects.toThrow(sentence);
      await new Promise((resolve) => holder.close(resolve));
      await expect(assertPortsFree({ ...freePorts, [part]: port })).resolves.toBeUndefined();
    },
  );
});
