import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { type AddressInfo } from 'node:net';
import { keepConnections } from '../keepAlive';
import { type Warn } from '../sandbox/journal';
import { HOST } from '../stack/settings';
import { openObjects, type Objects, type StoredObject } from './objects';

export interface StorageOptions {
  /** 0 takes any free port. */
  port: number;
  /** The folder of the files. */
  folder: string;
  bucket: string;
  /** Receives a sentence for each repaired file. */
  warn?: Warn;
}

export interface StorageServer {
  url: string;
  close(): Promise<void>;
}

/** Bytes; far more than the shop writes. */
const LARGEST = 32 * 1024 * 1024;
/** The token that emulators accept. */
const TOKEN = 'Bearer owner';

class Refused extends Error {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
  }
}

const described = (bucket: string, { id, size, ...rest }: StoredObject) => ({
  kind: 'storage#object',
  id: `${bucket}/${id}/${rest.generation}`,
  name: id,
  bucket,
  size: String(size),
  ...rest,
});

function respond(res: ServerResponse, status: number, body: object): void {
  res.writeHead(status, { 'content-type': 'application/json; charset=UTF-8', 'cache-control': 'no-cache' });
  res.end(JSON.stringify(body));
}

async function bytesOf(req: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of req as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > LARGEST) throw new Refused(413, 'The file is too large.');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

const MAX_LISTED = 1000;

/** A page of the bucket's files; the next page's token is the last name of this one. */
function list(objects: Objects, bucket: string, { searchParams }: URL, res: ServerResponse): void {
  const after = searchParams.get('pageToken') ?? '';
  const maxResults = Math.min(Number(searchParams.get('maxResults')) || MAX_LISTED, MAX_LISTED);
  const left = objects.all().filter(({ id }) => id > after);
  const page = left.slice(0, maxResults);
  const next = left.length > maxResults ? { nextPageToken: page.at(-1)?.id } : {};
  const items = page.map((object) => described(bucket, object));
  respond(res, 200, { kind: 'storage#objects', ...(items.length > 0 ? { items } : {}), ...next });
}

/** Uploads as `uploadType=media`, reads as `alt=media` or the description, and the list. */
async function answer(objects: Objects, bucket: string, req: IncomingMessage, res: ServerResponse) {
  const url = new URL(req.url ?? '/', 'http://storage');
  if (req.headers.authorization !== TOKEN) throw new Refused(401, 'Anonymous caller does not have access.');
  const [, upload, of, name] =
    /^(?:\/(upload))?\/storage\/v1\/b\/([^/]+)\/o(?:\/([^/]+))?$/.exec(url.pathname) ?? [];
  if (of === undefined || decodeURIComponent(of) !== bucket) {
    throw new Refused(404, 'The specified bucket does not exist.');
  }
  if (upload && req.method === 'POST' && name === undefined) return put(objects, bucket, url, req, res);
  if (upload || req.method !== 'GET') throw new Refused(405, 'Not done here.');
  if (name === undefined) return list(objects, bucket, url, res);
  const object = objects.find(decodeURIComponent(name));
  if (!object) throw new Refused(404, `No such object: ${bucket}/${decodeURIComponent(name)}`);
  if (url.searchParams.get('alt') !== 'media') return respond(res, 200, described(bucket, object));
  const bytes = await objects.bytesOf(object);
  res.writeHead(200, { 'content-type': object.contentType, 'content-length': bytes.length });
  res.end(bytes);
}

async function put(objects: Objects, bucket: string, url: URL, req: IncomingMessage, res: ServerResponse) {
  const { searchParams } = url;
  const name = searchParams.get('name');
  const condition = searchParams.get('ifGenerationMatch');
  if (searchParams.get('uploadType') !== 'media' || !name) throw new Refused(400, 'Required parameter: name');
  if (condition !== null && condition !== '0') throw new Refused(400, 'Only 0 is understood here.');
  const type = req.headers['content-type'] ?? 'application/octet-stream';
  const object = await objects.put(name, await bytesOf(req), type, condition === '0');
  if (!object) throw new Refused(412, 'At least one of the pre-conditions you specified did not hold.');
  respond(res, 200, described(bucket, object));
}

async function listening(server: Server, port: number): Promise<string> {
  keepConnections(server);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, HOST, resolve);
  });
  return `http://${HOST}:${String((server.address() as AddressInfo).port)}`;
}

/** A bucket in a folder, with the part of Cloud Storage's JSON API that the shop uses. */
export async function startStorage(options: StorageOptions): Promise<StorageServer> {
  const { port, folder, bucket } = options;
  const objects = await openObjects(folder, options.warn);
  const server = createServer((req, res) => {
    answer(objects, bucket, req, res).catch((error: unknown) => {
      if (!(error instanceof Refused)) console.error('storage: a request failed', error);
      const status = error instanceof Refused ? error.status : 500;
      const message = error instanceof Refused ? error.message : 'Internal error';
      if (res.headersSent) res.destroy();
      else respond(res, status, { error: { code: status, message } });
    });
  });
  const url = await listening(server, port).catch(async (error: unknown) => {
    await objects.close();
    throw error;
  });
  return {
    url,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await objects.close();
    },
  };
}
