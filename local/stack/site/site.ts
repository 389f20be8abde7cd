import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { robotsTxt } from '@/domain/seo/sitemap';
import { folderProvider, siteProvider, type FileProvider } from '../../hosting/fileProvider';
import { type Middleware } from '../../hosting/staticSite';
import { type Running } from '../processes/running';
import { ROOT } from '../settings';
import { isBuilt, SITE, webConfigOf } from './webMarker';

export interface Site {
  files: FileProvider;
  before: Middleware[];
}

interface SiteOptions {
  dev: boolean;
  /** The address that the shop will have on this machine. */
  baseUrl: string;
  log: (line: string) => void;
}

/** The web app's files: built once into dist/, or from webpack's memory with hot reload. */
export async function prepareSite(running: Running, { dev, baseUrl, log }: SiteOptions): Promise<Site> {
  const siblingFiles = {
    pictureFolders: [path.join(ROOT, 'demo/pictures')],
    // A deployed site has this file; a local address is known only now.
    own: { '/robots.txt': robotsTxt(baseUrl) },
  };
  if (dev) {
    log('Building the web app (hot reload) …');
    const { startDevSite } = await import('../../hosting/dev');
    const { default: webConfig } = await import('../../../webpack.config');
    const config = webConfig({ kind: 'local', dev, firebase: webConfigOf('local'), output: SITE });
    const site = await running.start(startDevSite(config));
    return { files: siteProvider(site.files, siblingFiles), before: site.middlewares };
  }
  if (!isBuilt('local')) {
    log('Building the web app …');
    await build(running);
  }
  return { files: siteProvider(folderProvider(SITE), siblingFiles), before: [] };
}

/** Builds in a child process, to release webpack's memory and use a second core. */
async function build(running: Running): Promise<void> {
  const child = spawn(process.execPath, ['--import', 'tsx', path.join(ROOT, 'local/build.ts')], {
    cwd: ROOT,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  running.onClose(() => void child.kill());
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code !== 0) throw new Error('The web app does not build; the messages are above.');
}
