import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { writeFileAtomic } from '../disk/files';
import { fingerprint } from './fingerprint';
import { localWebConfig, productionWebConfig, type FirebaseWebConfig } from './firebaseWebConfig';
import { ROOT } from '../settings';

export type BuildKind = 'local' | 'production';

/** The kind of the build in dist/ and the fingerprint of its inputs. */
export interface BuildMarker {
  kind: BuildKind;
  fingerprint: string;
}

const INPUTS = [
  'src',
  'public',
  'local/pincodes',
  'local/serviceWorker',
  'local/web',
  'webpack.config.ts',
  'package-lock.json',
];
const MARKER = path.join(ROOT, 'node_modules/.cache/glumist/web-build.json');

export const SITE = path.join(ROOT, 'dist');
/** The page renderer, stored with the functions because one of them runs it. */
export const RENDERER = path.join(ROOT, 'functions/lib/site');

export function webConfigOf(kind: BuildKind): FirebaseWebConfig {
  return kind === 'local' ? localWebConfig : productionWebConfig();
}

/** The marker of a build of the current sources. */
export function currentMarker(kind: BuildKind): BuildMarker {
  return { kind, fingerprint: fingerprint(ROOT, INPUTS, JSON.stringify([kind, webConfigOf(kind)])) };
}

export async function writeMarker(marker: BuildMarker): Promise<void> {
  await writeFileAtomic(MARKER, JSON.stringify(marker));
}

/** Whether dist/ already holds this kind of build of the present sources. */
export function isBuilt(kind: BuildKind): boolean {
  const files = [MARKER, path.join(SITE, 'shell.html'), path.join(RENDERER, 'assets.json')];
  if (!files.every((file) => existsSync(file))) return false;
  const built = JSON.parse(readFileSync(MARKER, 'utf8')) as Partial<BuildMarker>;
  const current = currentMarker(kind);
  return built.kind === current.kind && built.fingerprint === current.fingerprint;
}
