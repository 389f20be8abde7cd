/** The folders of docs/MAP.md's diagram, by their names there. */
const FOLDERS = {
  app: './src/app',
  features: './src/features',
  loading: './src/loading',
  services: './src/services',
  lib: './src/lib',
  ui: './src/ui',
  domain: './src/domain',
  prerender: './src/prerender',
  serviceWorker: './src/serviceWorker',
  functions: './functions',
  package: './packages',
  demo: './demo',
  local: './local',
  data: './data',
  e2e: './e2e',
  bench: './bench',
};

/** The solid arrows: a folder may import all that they lead to, over any number of steps. */
const ARROWS = {
  app: ['features'],
  features: ['loading', 'services'],
  loading: ['lib', 'ui'],
  services: ['domain'],
  lib: ['domain'],
  prerender: ['app'],
  serviceWorker: ['services'],
  functions: ['domain'],
  demo: ['functions'],
  local: ['demo', 'package'],
  data: ['local'],
  e2e: ['local'],
  bench: ['e2e'],
};

/** The dotted arrows, which lead one step and no further. */
const DOTTED = {
  local: ['prerender', 'ui'],
  e2e: ['features', 'lib'],
  bench: ['features', 'services'],
};

/** Their tests run on the doubles of src/testing, which may import all of src; a measurement of bench does, too. */
const TESTED = ['app', 'features', 'loading', 'prerender', 'bench'];

/** The list of addresses and the colours: they import only their own parts, and all but the packages may import them. */
const FOR_ALL = ['./src/app/router/paths.ts', './src/ui/theme/tokens.ts'];

const isInSrc = (folder) => folder.startsWith('./src/');

function reachable(name) {
  return [name, ...(ARROWS[name] ?? []).flatMap(reachable)];
}

function zonesOf(name) {
  const names = new Set([...reachable(name), ...(DOTTED[name] ?? [])]);
  const allowed = [...names].map((to) => FOLDERS[to]);
  if (TESTED.includes(name)) allowed.push('./src/testing');
  const target = FOLDERS[name];
  const files = name === 'package' ? [] : FOR_ALL;
  const message = `${name} may import only what the arrows of docs/MAP.md lead to.`;
  return [
    {
      target,
      from: './src',
      except: [...allowed.filter(isInSrc), ...files].map((path) => path.replace('./src/', './')),
      message,
    },
    {
      target,
      from: Object.values(FOLDERS).filter((folder) => !isInSrc(folder) && !allowed.includes(folder)),
      message,
    },
  ];
}

/**
 * Zones for import-x/no-restricted-paths: `target` may not import `from`, except what `except` names. Of the packages only
 * `packageExports` may be imported.
 */
const zones = (packageExports) => [
  ...Object.keys(FOLDERS).flatMap(zonesOf),
  // Each other's neighbours alone: the rest of the folder imports them, and cycles are refused.
  { target: './src/app/router/{paths,adminPaths,pathParts}.ts', from: './src', except: ['./app/router'] },
  { target: './src/ui/theme/tokens.ts', from: './src' },
  {
    target: ['./src/*.{ts,tsx}', './src/testing'],
    from: Object.values(FOLDERS).filter((folder) => !isInSrc(folder)),
  },
  { target: ['./local', './data', './e2e', './bench'], from: './packages', except: packageExports },
  {
    target: './packages/firestore-on-node/src/rules',
    from: './packages/firestore-on-node/src',
    except: ['./rules'],
  },
];

module.exports = { ARROWS, DOTTED, FOLDERS, zones };
