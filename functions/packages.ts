import type { Plugin } from 'esbuild';

/** What is installed and needed at run time: by file in lib/packages, the names it is imported by. */
export const PACKAGES = {
  // One file: the three share the apps that were opened.
  'firebase-admin': ['firebase-admin/app', 'firebase-admin/auth', 'firebase-admin/firestore'],
  razorpay: ['razorpay'],
  pdfkit: ['pdfkit'],
} as const;
export type PackageFile = keyof typeof PACKAGES;

const fileOf = new Map<string, string>(
  Object.entries(PACKAGES).flatMap(([file, names]) => names.map((name) => [name, file] as const)),
);

/** The source of a file of packages: each is loaded when it is first asked for. */
export function packageSource(file: PackageFile): string {
  return PACKAGES[file].map((name) => `exports["${name}"] = () => require("${name}");`).join('\n');
}

/** Has our own code find these packages in their files beside it. */
export const besideUs: Plugin = {
  name: 'packages beside us',
  setup(build) {
    const namespace = 'packages-beside-us';
    build.onResolve({ filter: /^\.\/packages\// }, ({ path, namespace: from }) =>
      from === namespace ? { path, external: true } : null,
    );
    build.onResolve({ filter: /^[a-z]/ }, ({ path }) => (fileOf.has(path) ? { path, namespace } : null));
    build.onLoad({ filter: /./, namespace }, ({ path }) => ({
      contents: `module.exports = require("./packages/${fileOf.get(path)}.js")["${path}"]();`,
    }));
  },
};

/** The functions speak REST to Firestore: gRPC, a third of what has to be loaded, is left out. */
export const restOnly: Plugin = {
  name: 'REST only',
  setup(build) {
    const namespace = 'rest-only';
    build.onResolve({ filter: /^google-gax$/ }, ({ path, resolveDir }) => ({
      ...{ path, namespace, pluginData: { resolveDir } },
    }));
    build.onLoad({ filter: /./, namespace }, ({ pluginData }) => ({
      // For an emulator the SDK makes gRPC credentials even then, and never looks at them.
      contents: `module.exports = {
        ...require('google-gax/build/src/fallback'),
        ...require('google-gax/build/src/status'),
        grpc: { credentials: { createInsecure: () => ({}) } },
        // Firestore's client makes one with each of its own, with all of its types, and nothing here asks where data lies.
        LocationsClient: class { close() { return Promise.resolve(); } },
      };`,
      ...(pluginData as { resolveDir: string }),
    }));
  },
};
