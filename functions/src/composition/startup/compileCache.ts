import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import Module, { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { Script } from 'node:vm';

/** The code cache of a file of lib, written by `precompile` with a checksum in front. */
export const cachePath = (file: string): string => `${file}.compiled`;

const SUM_BYTES = 32;

/** The checksum. V8 accepts the cache of any source of the same length, and crashes on damaged bytes. */
function checksum(source: Uint8Array, compiled: Uint8Array): Buffer {
  const hash = createHash('sha256').update(`${process.version} ${process.arch} ${source.length}\n`);
  return hash.update(source).update(compiled).digest();
}

/** The code cache of this source by this version of Node; null when it is missing, damaged or of another source. */
export function cachedCode(file: string, source: Uint8Array): Buffer | null {
  let stored: Buffer;
  try {
    stored = readFileSync(cachePath(file));
  } catch {
    return null;
  }
  const compiled = stored.subarray(SUM_BYTES);
  return checksum(source, compiled).equals(stored.subarray(0, SUM_BYTES)) ? compiled : null;
}

type Wrapped = (
  exports: unknown,
  require: NodeJS.Require,
  module: NodeModule,
  file: string,
  folder: string,
) => void;

/** Runs a CommonJS file as Node does; V8 uses the code cache, or rejects it and compiles as usual. */
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

/** `require` of an absolute path that uses the code cache where there is one. */
export function loadCompiled(file: string): unknown {
  const load = createRequire(file);
  const loaded = load.cache[file];
  if (loaded) return loaded.exports;
  const source = readFileSync(file);
  const compiled = cachedCode(file, source);
  return compiled ? run(file, source, compiled).exports : load(file);
}

/** Runs a file; `save` then writes the code that V8 has compiled so far. */
export function runAndCompile(file: string): { exports: unknown; save: () => void } {
  const source = readFileSync(file);
  const { script, exports } = run(file, source);
  const save = () => {
    const compiled = script.createCachedData();
    writeFileSync(cachePath(file), Buffer.concat([checksum(source, compiled), compiled]));
  };
  return { exports, save };
}
