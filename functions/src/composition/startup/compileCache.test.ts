import fc from 'fast-check';
import { buildSync } from 'esbuild';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { cachePath, cachedCode } from './compileCache';

const folder = mkdtempSync(join(tmpdir(), 'glumist-compiled-'));
afterAll(() => rmSync(folder, { recursive: true }));

const loader = join(folder, 'loader.js');
buildSync({
  entryPoints: [join(__dirname, 'compileCache.ts')],
  bundle: true,
  platform: 'node',
  format: 'cjs',
  outfile: loader,
});

const file = join(folder, 'code.js');
/** Says which text it was compiled from, by a function that is compiled when it is called. */
const source = (word: string) => `exports.word = () => '${word}'; exports.name = __filename;
  exports.sameModule = () => require.cache[__filename] === module && module.loaded;`;

/** In a process of its own: within one, V8 remembers what it has compiled. */
function node(script: string, ...flags: string[]): unknown {
  const args = [...flags, '-p', `const made = require(${JSON.stringify(loader)}); JSON.stringify(${script})`];
  return JSON.parse(execFileSync(process.execPath, args, { encoding: 'utf8' }));
}
const path = JSON.stringify(file);
const load = `((code) => [code.word(), code.name, code.sameModule()])(made.loadCompiled(${path}))`;
const whatItSays = (word: string) => [word, file, true];

beforeEach(() => {
  writeFileSync(file, source('first'));
  node(`((it) => [it.exports.word(), it.save()])(made.runAndCompile(${path}))`);
});

describe('precompiled code', () => {
  it('loads as its module', () => {
    expect(cachedCode(file, readFileSync(file))).not.toBeNull();
    expect(node(load)).toEqual(whatItSays('first'));
  });

  it('is accepted by V8, including functions called before it was stored', () => {
    const refused = `(() => { const { Script } = require('vm'), Module = require('module'), fs = require('fs');
      const bytes = fs.readFileSync(${path}), cachedData = made.cachedCode(${path}, bytes);
      return new Script(Module.wrap(String(bytes)), { filename: ${path}, cachedData }).cachedDataRejected; })()`;
    expect(node(refused)).toBe(false);
  });

  it('is loaded once', () => {
    expect(node(`made.loadCompiled(${path}) === made.loadCompiled(${path})`)).toBe(true);
    expect(node(`made.loadCompiled(${path}) === require(${path})`)).toBe(true);
  });

  it('is ignored after its source has changed, even at the same length', () => {
    writeFileSync(file, source('later'));
    expect(cachedCode(file, readFileSync(file))).toBeNull();
    expect(node(load)).toEqual(whatItSays('later'));
  });

  it('is ignored when V8 runs with other flags', () => {
    expect(node(load, '--max-lazy')).toEqual(whatItSays('first'));
  });

  it('is refused when a byte has changed or the end is missing', () => {
    const intact = readFileSync(cachePath(file));
    const changed = fc.record({ at: fc.nat(intact.length - 1), to: fc.integer({ min: 1, max: 255 }) });
    const refused = (bytes: Buffer) => {
      writeFileSync(cachePath(file), bytes);
      expect(cachedCode(file, readFileSync(file))).toBeNull();
    };
    fc.assert(
      fc.property(changed, ({ at, to }) => {
        const bytes = Buffer.from(intact);
        bytes[at] = (bytes[at] ?? 0) ^ to;
        refused(bytes);
      }),
    );
    fc.assert(fc.property(fc.nat(intact.length - 1), (length) => refused(intact.subarray(0, length))));
    expect(node(load)).toEqual(whatItSays('first'));
  });

  it('is optional', () => {
    rmSync(cachePath(file));
    expect(node(load)).toEqual(whatItSays('first'));
  });

  it('is refused for another Node version', () => {
    const bytes = readFileSync(file);
    const here = process.version;
    Object.defineProperty(process, 'version', { value: 'v0.0.0' });
    try {
      expect(cachedCode(file, bytes)).toBeNull();
    } finally {
      Object.defineProperty(process, 'version', { value: here });
    }
  });
});

test('a module that throws while loading can be loaded again', () => {
  writeFileSync(file, `if (!globalThis.ready) throw new Error('not yet'); exports.ready = true;`);
  const script = `(() => { globalThis.ready = true; made.runAndCompile(${path}).save(); delete require.cache[${path}];
    globalThis.ready = false; try { made.loadCompiled(${path}); } catch (error) {
      globalThis.ready = true; return [error.message, made.loadCompiled(${path}).ready]; } })()`;
  expect(node(script)).toEqual(['not yet', true]);
});
