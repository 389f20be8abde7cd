import path from 'node:path';
import {
  DefinePlugin,
  HotModuleReplacementPlugin,
  NormalModuleReplacementPlugin,
  optimize,
  type Configuration,
  type WebpackPluginInstance,
} from 'webpack';
import CopyPlugin from 'copy-webpack-plugin';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import { PincodesPlugin } from './local/pincodes/plugin';
import { MAX_SCRIPT_BYTES } from './local/web/budgets';
import { GeneratedFiles } from './local/web/webpack/generatedFiles';
import { webManifest } from './local/web/manifest';
import { notFoundPage } from './local/web/notFoundPage';
import { minifiers } from './local/web/webpack/minify';
import { ServiceWorkerPlugin } from './local/serviceWorker/plugin';
import { ShellPlugin } from './local/web/webpack/shellPlugin';
import { localWebConfig, type FirebaseWebConfig } from './local/stack/site/firebaseWebConfig';
import { robotsTxt } from './src/domain/seo/sitemap';
import { store } from './src/domain/store';

const root = __dirname;
const KIB = 1024;

export interface WebBuild {
  /** `local` talks to the stack on the page's own origin, `production` to the real Firebase project. */
  kind: 'local' | 'production';
  /** Hot reload: readable names, no minifying, React Refresh. */
  dev: boolean;
  firebase: FirebaseWebConfig;
  /** Folder that receives the site. */
  output: string;
}

/** Class names follow from a file and its place in it: what the server drew and what the browser draws are the same. */
const STYLED = { ssr: true, displayName: false, fileName: false, minify: true, pure: true };

function swc(dev: boolean) {
  return {
    loader: 'swc-loader',
    options: {
      sourceMaps: true,
      jsc: {
        parser: { syntax: 'typescript', tsx: true },
        target: 'es2022',
        transform: { react: { runtime: 'automatic', development: dev, refresh: dev } },
        experimental: {
          // Compiled plugins; without it they go to .swc in the repository.
          cacheRoot: path.join(root, 'node_modules/.cache/swc'),
          plugins: [[require.resolve('@swc/plugin-styled-components'), STYLED]],
        },
      },
    },
  };
}

/** react-router exports its development build to everyone; it warns, and is larger. */
const productionRouter = path.join(
  path.dirname(require.resolve('react-router/package.json')),
  'dist/production',
);
const PRODUCTION_ROUTER = {
  'react-router$': path.join(productionRouter, 'index.mjs'),
  'react-router/dom$': path.join(productionRouter, 'dom-export.mjs'),
};

const resolveFor = (dev: boolean) => ({
  extensions: ['.tsx', '.ts', '.mjs', '.js'],
  alias: { '@': path.join(root, 'src'), ...(!dev && PRODUCTION_ROUTER) },
});

const cacheOf = (name: string) => ({
  type: 'filesystem' as const,
  name,
  cacheDirectory: path.join(root, 'node_modules/.cache/webpack'),
  // Settings decide what is built, such as App Check.
  buildDependencies: { config: [__filename, path.join(root, 'src/domain/store.ts')] },
});

const defined = ({ kind, dev, firebase }: WebBuild, server: boolean) =>
  new DefinePlugin({
    __SERVER__: JSON.stringify(server),
    __LOCAL__: JSON.stringify(kind === 'local'),
    __FIREBASE_CONFIG__: JSON.stringify(firebase),
    // reCAPTCHA knows the shop's own domain alone, so App Check is off on one machine.
    __APP_CHECK_SITE_KEY__: JSON.stringify(kind === 'production' ? store.appCheckSiteKey : ''),
    'process.env.NODE_ENV': JSON.stringify(dev ? 'development' : 'production'),
    // Also in development styles go in as rules, not as text: the pages' Content-Security-Policy forbids the latter.
    ...(dev && { SC_DISABLE_SPEEDY: 'false' }),
  });

/** Files that are no file of public/. robots.txt has to name the sitemap by its whole address, which is known for a real project alone. */
function generatedFiles({ kind, firebase }: WebBuild): Record<string, string> {
  const always = { 'manifest.webmanifest': webManifest(), '404.html': notFoundPage() };
  if (kind !== 'production') return always;
  return { ...always, 'robots.txt': robotsTxt(store.url || `https://${firebase.projectId}.web.app`) };
}

function hotReload(): WebpackPluginInstance[] {
  return [
    new HotModuleReplacementPlugin(),
    new NormalModuleReplacementPlugin(
      /\.\/process-update\.js$/,
      path.join(root, 'local/web/webpack/applyUpdate.ts'),
    ),
    new ReactRefreshPlugin({ overlay: false }),
  ];
}

function plugins(build: WebBuild): WebpackPluginInstance[] {
  const { kind, dev } = build;
  const always = [
    defined(build, false),
    new NormalModuleReplacementPlugin(
      /\.\/Prefixer\.js$/,
      path.join(root, 'local/web/webpack/noPrefixes.ts'),
    ),
    new PincodesPlugin(),
    new ShellPlugin(),
    new GeneratedFiles(generatedFiles(build)),
    new CopyPlugin({
      patterns: [
        { from: 'public', to: '.', noErrorOnMissing: true, globOptions: { ignore: ['**/.*'] } },
        // On one machine the stack serves them from their folder.
        ...(kind === 'production' ? [{ from: 'demo/pictures', to: 'pictures' }] : []),
      ],
    }),
    new ServiceWorkerPlugin(dev ? 'retire' : store.serviceWorker),
  ];
  return dev ? [...always, ...hotReload()] : always;
}

/** The same app for the function that draws pages beforehand: one file, which is read by people only. */
export function rendererConfig(build: WebBuild): Configuration {
  return {
    context: root,
    mode: 'production',
    target: 'node20',
    entry: { render: './src/prerender/render.tsx' },
    devtool: false,
    output: { path: build.output, filename: '[name].js', library: { type: 'commonjs2' }, publicPath: '/' },
    resolve: resolveFor(false),
    module: {
      rules: [
        { test: /\.tsx?$/, exclude: /node_modules/, use: swc(false), sideEffects: false },
        { test: /\.(svg|woff2|avif|webp|png|jpe?g)$/, type: 'asset/resource', generator: { emit: false } },
      ],
    },
    plugins: [defined(build, true), new optimize.LimitChunkCountPlugin({ maxChunks: 1 })],
    optimization: { minimize: false, moduleIds: 'deterministic' },
    cache: cacheOf(`${build.kind}-renderer`),
    performance: false,
    infrastructureLogging: { level: 'error' },
    stats: 'errors-warnings',
  };
}

/** The page of all UI components, `/__local/ui`: built apart from the shop, and never deployed. */
export function galleryConfig(output: string): Configuration {
  const build: WebBuild = { kind: 'local', dev: false, firebase: localWebConfig, output };
  return {
    context: root,
    mode: 'production',
    target: ['web', 'es2022'],
    entry: { gallery: './local/gallery/index.tsx' },
    devtool: false,
    output: { path: output, filename: '[name].js', publicPath: '/__local/ui/', clean: true },
    resolve: resolveFor(false),
    module: { rules: [{ test: /\.tsx?$/, exclude: /node_modules/, use: swc(false), sideEffects: false }] },
    plugins: [defined(build, false)],
    optimization: { minimize: false },
    cache: cacheOf('gallery'),
    performance: false,
    infrastructureLogging: { level: 'error' },
    stats: 'errors-warnings',
  };
}

/** The web app's one build description; `local/build.ts` and `npm run dev` both run it. */
export default function webConfig(build: WebBuild): Configuration {
  const { kind, dev } = build;
  return {
    context: root,
    mode: dev ? 'development' : 'production',
    target: ['web', 'es2022'],
    entry: { main: './src/index.tsx' },
    // No eval in either mode: the pages' Content-Security-Policy forbids it.
    devtool: dev ? 'cheap-module-source-map' : 'hidden-source-map',
    output: {
      path: build.output,
      publicPath: '/',
      filename: dev ? 'assets/[name].js' : 'assets/[name].[contenthash:8].js',
      chunkFilename: dev ? 'assets/[name].js' : 'assets/[name].[contenthash:8].js',
      assetModuleFilename: 'assets/[name].[contenthash:8][ext]',
      // Else it is the package's name, in every script and page.
      uniqueName: 'shop',
      chunkLoadTimeout: 120_000,
      clean: !dev,
    },
    resolve: resolveFor(dev),
    module: {
      rules: [
        // No module of ours does anything but by being called, so that an index.ts brings along only what is taken from it.
        { test: /\.tsx?$/, exclude: /node_modules/, use: swc(dev), sideEffects: false },
        {
          test: /[\\/]react-router[\\/]dist[\\/]production[\\/]/,
          use: path.join(root, 'local/web/webpack/declarativeRouter.ts'),
        },
        { test: /\.(svg|woff2|avif|webp|png|jpe?g)$/, type: 'asset/resource' },
      ],
    },
    plugins: plugins(build),
    optimization: {
      minimizer: minifiers,
      moduleIds: dev ? 'named' : 'deterministic',
      chunkIds: dev ? 'named' : 'deterministic',
      // webpack 5.112 leaves out of a barrel what nothing imports yet, and puts it back with the first rebuild: that changed
      // src/services/index.ts with every first edit, which nothing accepts, and the page reloaded.
      sideEffects: !dev,
      splitChunks: {
        chunks: 'all',
        cacheGroups: {
          // The packages of every page change seldom, and are smaller as one chunk.
          vendor: { test: /[\\/]node_modules[\\/]/, name: 'vendor', chunks: 'initial', priority: 20 },
        },
      },
    },
    performance: dev
      ? false
      : {
          hints: 'warning',
          maxEntrypointSize: 512 * KIB,
          maxAssetSize: MAX_SCRIPT_BYTES,
          assetFilter: isScript,
        },
    cache: cacheOf(`${kind}-${dev ? 'dev' : 'built'}`),
    infrastructureLogging: { level: 'error' },
    stats: 'errors-warnings',
  };
}

function isScript(file: string): boolean {
  return file.endsWith('.js');
}
