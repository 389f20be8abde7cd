import { type IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import superstaticFs from 'superstatic/lib/providers/fs';

/** A file as superstatic needs it. */
export interface ProvidedFile {
  stream: Readable;
  size: number;
  etag?: string;
  modified?: number;
}

/** Finds the file behind a path; null when there is none. */
export type FileProvider = (req: IncomingMessage, pathname: string) => Promise<ProvidedFile | null>;

// The typings lack this function.
const superstaticFiles = superstaticFs as unknown as (options: {
  cwd: string;
  public: string;
}) => FileProvider;

const PICTURES = '/pictures/';

/** Files of a folder. */
export function folderProvider(folder: string): FileProvider {
  const files = superstaticFiles({ cwd: folder, public: '.' });
  return async (req, pathname) => {
    const file = await files(req, pathname).catch(notThere);
    // A build may replace the folder during a read; then only this request fails.
    file?.stream.once('error', () => req.destroy());
    return file;
  };
}

// A path with a malformed %-escape does not exist; it is no server error.
function notThere(error: unknown): null {
  if (error instanceof URIError) return null;
  throw error;
}

interface BesideTheSite {
  /** Folders of the pictures at /pictures: the first that has a file wins. */
  pictureFolders: string[];
  /** Generated texts by path, for files that depend on the shop's address. */
  own?: Readonly<Record<string, string>>;
}

/** The files of a site and those that the local stack adds. */
export function siteProvider(site: FileProvider, { pictureFolders, own = {} }: BesideTheSite): FileProvider {
  const pictures = pictureFolders.map(folderProvider);
  return async (req, pathname) => {
    const text = Object.hasOwn(own, pathname) ? own[pathname] : undefined;
    if (text !== undefined) return { stream: Readable.from([text]), size: Buffer.byteLength(text) };
    if (!pathname.startsWith(PICTURES)) return site(req, pathname);
    for (const provider of pictures) {
      const file = await provider(req, pathname.slice(PICTURES.length - 1));
      if (file) return file;
    }
    return null;
  };
}
