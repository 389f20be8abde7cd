import { type Readable } from 'node:stream';
import webpack, { type Configuration } from 'webpack';
import webpackDev from 'webpack-dev-middleware';
import { type FileProvider } from './fileProvider';
import { type Middleware } from './staticSite';

export interface DevSite {
  middlewares: Middleware[];
  /** The built files, in memory only. */
  files: FileProvider;
  close(): Promise<void>;
}

/** webpack in this process: rebuilds on change and hot-reloads the open pages. */
export async function startDevSite(config: Configuration): Promise<DevSite> {
  const compiler = webpack(config);
  if (!compiler) throw new Error('webpack refused its configuration.');
  const dev = webpackDev(compiler, { index: false, hot: { inject: 'client' } });
  await new Promise((resolve) => dev.waitUntilValid(resolve));
  return {
    middlewares: [dev as Middleware],
    files: memoryFiles(dev.context.outputFileSystem as unknown as MemoryFs, compiler.outputPath),
    close: () => new Promise((resolve) => dev.close(() => compiler.close(() => resolve()))),
  };
}

interface MemoryFs {
  existsSync(path: string): boolean;
  statSync(path: string): { size: number; isFile(): boolean };
  createReadStream(path: string): Readable;
}

function memoryFiles(fs: MemoryFs, folder: string): FileProvider {
  return async (_req, pathname) => {
    const file = folder + pathname;
    if (!fs.existsSync(file)) return null;
    const stat = fs.statSync(file);
    return stat.isFile() ? { stream: fs.createReadStream(file), size: Number(stat.size) } : null;
  };
}
