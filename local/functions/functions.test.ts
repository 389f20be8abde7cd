import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { functionPath } from './call';
import { startFunctions, type FunctionsHost } from '.';

const bundleOf = (answer: string) => `
  exports.shop = (req, res) => {
    if (req.path === '/crash') process.kill(process.pid, 'SIGKILL');
    res.json({ answer: ${JSON.stringify(answer)}, project: process.env.GCLOUD_PROJECT });
  };`;

describe('the functions process', () => {
  let folder: string;
  let functions: FunctionsHost;

  beforeEach(async () => {
    folder = mkdtempSync(path.join(tmpdir(), 'glumist-functions-'));
    const bundle = path.join(folder, 'index.js');
    writeFileSync(bundle, bundleOf('first'));
    functions = await startFunctions({ port: 0, bundle, env: { GCLOUD_PROJECT: 'demo-x' }, logDir: folder });
  });

  afterEach(async () => {
    await functions.close();
    rmSync(folder, { recursive: true });
  });

  const request = (pathname: string) =>
    fetch(functions.url + functionPath('shop') + pathname).then(
      (response) => response.json() as Promise<Record<string, string>>,
      () => null,
    );

  it('runs with the given environment, and with the new bundle after a restart', async () => {
    expect(await request('/')).toEqual({ answer: 'first', project: 'demo-x' });
    writeFileSync(path.join(folder, 'index.js'), bundleOf('second'));
    await functions.restart();
    expect(await request('/')).toMatchObject({ answer: 'second' });
  });

  it('restarts at the same address after it was killed', async () => {
    const error = jest.spyOn(console, 'error').mockReturnValue(undefined);
    await functions.kill();
    expect(await request('/')).toMatchObject({ answer: 'first' });
    expect(error).not.toHaveBeenCalled();
  });

  it('restarts at the same address after a crash', async () => {
    const error = jest.spyOn(console, 'error').mockReturnValue(undefined);
    await request('/crash');
    while ((await request('/')) === null) await new Promise((resolve) => setTimeout(resolve, 50));
    expect(error).toHaveBeenCalledWith(expect.stringContaining('functions ended'));
  });
});
