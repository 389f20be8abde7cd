import { build, type BuildOptions, type BuildResult } from 'esbuild';
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { besideUs, PACKAGES, packageSource, restOnly, type PackageFile } from './packages';
import { settingsProblem } from './src/composition/startup/settingsFile';

const root = join(__dirname, '..');
const lib = join(__dirname, 'lib');

/** Each becomes a file of its own, with all of our code that it reaches and nothing else. */
export const FUNCTIONS = [
  'payment',
  'nimbus',
  'shop',
  'admin',
  'pictures',
  'pages',
  'reconcile',
  'mail',
] as const;

const shared = {
  bundle: true,
  platform: 'node',
  format: 'cjs',
  target: 'node20',
  // Precompiled code cannot use a dynamic import; every bundled module can be required.
  supported: { 'dynamic-import': false },
  legalComments: 'none',
  logLevel: 'warning',
  metafile: true,
  write: false,
  absWorkingDir: root,
} as const satisfies BuildOptions;

function buildOwn() {
  const source = (name: string) => join(__dirname, 'src', `${name}.ts`);
  const functions = FUNCTIONS.map((name) => [name, source(`composition/${name}`)]);
  return build({
    ...shared,
    entryPoints: {
      index: source('index'),
      declared: source('composition/startup/declared'),
      precompile: source('composition/startup/precompile'),
      ...Object.fromEntries(functions),
    },
    outdir: lib,
    alias: { '@': join(root, 'src') },
    // Deploying and emulating need `firebase-functions` and have it installed; `sharp` is native code.
    external: ['firebase-functions', 'sharp'],
    plugins: [besideUs],
  });
}

const PACKAGE_FILES = Object.keys(PACKAGES) as PackageFile[];
const pathOf = (file: PackageFile) => join(lib, 'packages', `${file}.js`);

/** Bundles the installed packages into one file, so that a starting instance does not read hundreds. */
function buildInstalled(file: PackageFile) {
  return build({
    ...shared,
    stdin: { contents: packageSource(file), resolveDir: __dirname },
    outfile: pathOf(file),
    minifyWhitespace: true,
    minifySyntax: true,
    plugins: [restOnly],
  });
}

/** Writes a changed file by a rename, so that a process that loads it meanwhile gets a whole file, old or new. */
function write(path: string, contents: Uint8Array | string): void {
  if (existsSync(path) && readFileSync(path).equals(Buffer.from(contents))) return;
  mkdirSync(dirname(path), { recursive: true });
  const temporary = `${path}.${process.pid}`;
  writeFileSync(temporary, contents);
  renameSync(temporary, path);
}

const writeAll = ({ outputFiles = [] }: BuildResult): void =>
  outputFiles.forEach(({ path, contents }) => write(path, contents));

/** Rebuilds the packages only after an install or a change of their build, because it takes long. */
async function buildPackages(): Promise<void> {
  const from = ['package-lock.json', 'functions/build.ts', 'functions/packages.ts'];
  const hash = createHash('sha256');
  for (const path of from) hash.update(readFileSync(join(root, path)));
  const [stamp, version] = [join(lib, 'packages/built-from'), hash.digest('hex')];
  const built = [stamp, ...PACKAGE_FILES.map(pathOf)].every((path) => existsSync(path));
  if (built && readFileSync(stamp, 'utf8') === version) return;
  (await Promise.all(PACKAGE_FILES.map(buildInstalled))).forEach(writeAll);
  write(stamp, version);
}

export interface BuiltFile {
  /** Below functions/lib. */
  name: string;
  bytes: number;
  /** Our own sources in it, below the repository; none of a file of packages. */
  sources: string[];
}

/** Brings functions/lib up to date and returns its files. */
export async function buildFunctions(): Promise<BuiltFile[]> {
  const [own] = await Promise.all([buildOwn(), buildPackages()]);
  writeAll(own);
  const files = Object.entries(own.metafile.outputs).map(([path, { bytes, inputs }]) => ({
    name: relative(lib, join(root, path)),
    bytes,
    sources: Object.keys(inputs).filter((input) => (inputs[input]?.bytesInOutput ?? 0) > 0),
  }));
  const packages = PACKAGE_FILES.map(pathOf).map((path) => ({
    name: relative(lib, path),
    bytes: statSync(path).size,
    sources: [],
  }));
  return [...files, ...packages];
}

/** `npx tsx functions/build.ts`: firebase-tools runs it before each deploy and names the project. */
async function main(): Promise<void> {
  const problem = settingsProblem(process.env.GCLOUD_PROJECT, readdirSync(__dirname));
  if (problem !== null) {
    console.error(problem);
    process.exitCode = 1;
    return;
  }
  for (const { name, bytes } of await buildFunctions()) {
    process.stdout.write(`${`${Math.ceil(bytes / 1024)} KB`.padStart(9)}  functions/lib/${name}\n`);
  }
}

if (require.main === module) void main();
