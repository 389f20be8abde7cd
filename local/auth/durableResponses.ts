import { type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http';

/**
 * Runs `app`, and holds every answer until `save` has resolved, so that acknowledged changes are on disk. GETs are held too,
 * because opening a verification link changes data.
 */
export function withDurableResponses(
  app: RequestListener,
  save: (req: IncomingMessage) => Promise<void>,
): RequestListener {
  return (req, res) => {
    if (req.method !== 'OPTIONS') holdUntilSaved(res, () => save(req));
    app(req, res);
  };
}

function holdUntilSaved(res: ServerResponse, save: () => Promise<void>): void {
  const held: Buffer[] = [];
  const end = res.end.bind(res);
  const capture = (chunk: unknown, encoding: unknown) => {
    if (typeof chunk === 'string') held.push(Buffer.from(chunk, encodingOf(encoding)));
    else if (chunk instanceof Uint8Array) held.push(Buffer.from(chunk));
  };
  res.write = (chunk: unknown, encoding?: unknown, callback?: unknown) => {
    capture(chunk, encoding);
    call(typeof encoding === 'function' ? encoding : callback);
    return true;
  };
  res.end = (chunk?: unknown, encoding?: unknown, callback?: unknown) => {
    capture(chunk, encoding);
    save().then(
      () => end(Buffer.concat(held)),
      (error: unknown) => {
        console.error('Accounts could not be saved:', error);
        res.destroy();
      },
    );
    call([chunk, encoding, callback].find((argument) => typeof argument === 'function'));
    return res;
  };
}

function encodingOf(encoding: unknown): BufferEncoding {
  return typeof encoding === 'string' ? (encoding as BufferEncoding) : 'utf8';
}

function call(callback: unknown): void {
  if (typeof callback === 'function') process.nextTick(callback as () => void);
}
