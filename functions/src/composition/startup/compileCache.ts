import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import Module, { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { Script } from 'node:vm';

/** Beside each file of lib, once `precompile` has run: what V8 has made of it, behind a seal. */
export const compiledPath = (file: string): string => `${file}.compiled`;

const SEAL = 32;

/** V8 itself holds any text of the same length for the one it compiled, and dies of bytes that have changed. */
function seal(source: Uint8Array, compiled: Uint8Array): Buffer {
  const hash = createHash('sha256').update(`${process.version} ${process.arch} ${source.length}\n`);
  return hash.update(source).update(compiled).digest();
}

/** What was kept of this source by this very Node; null where that is missing, damaged or of anything else. */
export function keptFor(file: string, source: Uint8Array): Buffer | null {
  let kept: Buffer;
  try {
    kept = readFileSync(compiledPath(file));
  } catch {
    return null;
  }
  const compiled = kept.subarray(SEAL);
  return seal(source, compiled).equals(kept.subarray(0, SEAL)) ? compiled : null;
}

type Wrapped = (
  exports: unknown,
  require: NodeJS.Require,
  module: NodeModule,
  file: string,
  folder: string,
) => void;

/** Runs a CommonJS file as Node does; V8 takes what is kept of it, or refuses that and compiles it as always. */
function run(file: string, source: Uint8Array, cachedData?: Buffer) {
  const load = createRequire(file);
  const wrapped = Module.wrap(Buffer.from(source).toString());
  const script = new Script(wrapped, { filename: file, ...(cachedData && { cachedData }) });
  const module = new Module(file);
  module.filename = file;
  load.cache[file] = module;
  try {
    (script.runInThisContext() as Wrapped).call(
      module.exports,
      module.exports,
      load,
      module,
      file,
      dirname(file),
    );
  } catch (error) {
    Reflect.deleteProperty(load.cache, file);
    throw error;
  }
  module.loaded = true;
  return { script, exports: module.exports as unknown };
}

/** `require` of a file by its whole path, without compiling it where that was done beforehand. */
export function loadCompiled(file: string): unknown {
  const load = createRequire(file);
  const loaded = load.cache[file];
  if (loaded) return loaded.exports;
  const source = readFileSync(file);
  const compiled = keptFor(file, source);
  return compiled ? run(file, source, compiled).exports : load(file);
}

/** Runs a file; `keep` then writes what V8 has compiled of it until that moment. */
export function compiling(file: string): { exports: unknown; keep: () => void } {
  const source = readFileSync(file);
  const { script, exports } = run(file, source);
  const keep = () => {
    const compiled = script.createCachedData();
    writeFileSync(compiledPath(file), Buffer.concat([seal(source, compiled), compiled]));
  };
  return { exports, keep };
}
