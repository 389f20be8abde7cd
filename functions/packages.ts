import type { Plugin } from 'esbuild';
import { join } from 'node:path';

/** Packages that are needed at run time: the import names by file in lib/packages. */
export const PACKAGES = {
  // One file: the four share the apps that were opened.
  'firebase-admin': [
    'firebase-admin/app',
    'firebase-admin/app-check',
    'firebase-admin/auth',
    'firebase-admin/firestore',
  ],
  razorpay: ['razorpay'],
  pdfkit: ['pdfkit'],
  nodemailer: ['nodemailer'],
} as const;
export type PackageFile = keyof typeof PACKAGES;

const fileOf = new Map<string, string>(
  Object.entries(PACKAGES).flatMap(([file, names]) => names.map((name) => [name, file] as const)),
);

/** The source of a file of packages. Each package is loaded at its first use. */
export function packageSource(file: PackageFile): string {
  return PACKAGES[file].map((name) => `exports["${name}"] = () => require("${name}");`).join('\n');
}

/** Has our own code find these packages in their files beside it. */
export const besideUs: Plugin = {
  name: 'packages beside us',
  setup(build) {
    const namespace = 'packages-beside-us';
    build.onResolve({ filter: /^[a-z]/ }, ({ path }) => (fileOf.has(path) ? { path, namespace } : null));
    build.onLoad({ filter: /./, namespace }, ({ path }) => ({
      contents: `const { loadCompiled } = require("./composition/startup/compileCache");
        module.exports = loadCompiled(__dirname + "/packages/${fileOf.get(path)}.js")["${path}"]();`,
      resolveDir: join(__dirname, 'src'),
    }));
  },
};

/** The source of a module of which nothing is used but that these names are classes. */
const namesOnly = (...names: string[]) =>
  names.map((name) => `exports.${name} = class { close() { return Promise.resolve(); } };`).join('\n');

/**
 * Replacements of modules that come with Firestore's client and that the shop does not use, by the end of their paths:
 * other services that speak its protocol, and polyfills for older versions of Node.
 */
const LEFT_OUT: Record<string, string> = {
  'google-gax/build/src/locationService.js': namesOnly('LocationsClient'),
  'google-gax/build/src/iamService.js': namesOnly('IamClient'),
  'google-gax/build/src/operationsClient.js': namesOnly('OperationsClient', 'OperationsClientBuilder'),
  'google-gax/build/protos/iam_service.js': '',
  'google-gax/build/protos/locations.js': '',
  'google-gax/build/protos/operations.js': '',
  'firestore/build/src/v1/firestore_admin_client.js': namesOnly('FirestoreAdminClient'),
  'firestore/build/src/v1beta1/index.js': namesOnly('FirestoreClient'),
  'firestore/build/protos/firestore_v1_proto_api.js':
    'throw new Error("Firestore bundles are left out of this build.");',
  // node-fetch 2 loads it where Node has no URL.
  'node_modules/whatwg-url/lib/public-api.js': '',
};

/** Leaves out gRPC, a third of the code to load, and other unused modules: the functions speak REST to Firestore. */
export const restOnly: Plugin = {
  name: 'REST only',
  setup(build) {
    const namespace = 'rest-only';
    build.onResolve({ filter: /^google-gax$/ }, ({ path, resolveDir }) => ({
      path,
      namespace,
      pluginData: { resolveDir },
    }));
    build.onLoad({ filter: /./, namespace }, ({ pluginData }) => ({
      // For an emulator the SDK makes gRPC credentials even then, and never looks at them.
      contents: `module.exports = {
        ...require('google-gax/build/src/fallback'),
        ...require('google-gax/build/src/status'),
        grpc: { credentials: { createInsecure: () => ({}) } },
      };`,
      ...(pluginData as { resolveDir: string }),
    }));
    build.onLoad({ filter: /\.js$/ }, ({ path }) => {
      const end = Object.keys(LEFT_OUT).find((left) => path.endsWith(left));
      return end === undefined ? null : { contents: LEFT_OUT[end] ?? '' };
    });
  },
};
