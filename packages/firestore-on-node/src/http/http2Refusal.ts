import { type Server } from 'node:http';
import { createServer, type IncomingHttpHeaders, type ServerHttp2Stream } from 'node:http2';
import { type Socket } from 'node:net';
import { HTTP_STATUS, RPC_CODE } from '../errors';
import { UNSUPPORTED } from './unsupported';

// No HTTP/1 method begins like the preface of HTTP/2, `PRI * HTTP/2.0`.
const PREFACE = Buffer.from('PRI');

/**
 * Responds UNIMPLEMENTED on every stream to clients that begin with the HTTP/2 preface, as gRPC does
 * without TLS; all others reach the HTTP/1 server. Returns a function that closes the HTTP/2 connections,
 * which the HTTP/1 server does not track.
 */
export function refuseHttp2(server: Server): () => void {
  const serveHttp1 = server.listeners('connection') as ((socket: Socket) => void)[];
  const http2 = createServer();
  const sockets = new Set<Socket>();
  http2.on('stream', (stream, headers) => refuse(stream, headers));
  // A client that disconnects is not a server error.
  http2.on('sessionError', () => undefined);
  server.removeAllListeners('connection');
  server.on('connection', (socket: Socket) => {
    const track = () => sockets.add(socket);
    const untrack = () => sockets.delete(socket);
    const ignoreError = () => undefined;
    track();
    socket.once('close', untrack);
    socket.on('error', ignoreError);
    let bytes: Buffer = Buffer.alloc(0);
    socket.on('readable', function peek() {
      const more = socket.read() as Buffer | null;
      if (more === null) return;
      bytes = Buffer.concat([bytes, more]);
      const isHttp2 = PREFACE.subarray(0, bytes.length).equals(bytes.subarray(0, PREFACE.length));
      if (isHttp2 && bytes.length < PREFACE.length) return;
      socket.off('readable', peek);
      socket.unshift(bytes);
      if (isHttp2) {
        http2.emit('connection', socket);
        return;
      }
      untrack();
      socket.off('error', ignoreError);
      for (const listener of serveHttp1) listener.call(server, socket);
    });
  });
  return () => sockets.forEach((socket) => socket.destroy());
}

function refuse(stream: ServerHttp2Stream, headers: IncomingHttpHeaders): void {
  stream.on('error', () => undefined);
  if (String(headers['content-type']).startsWith('application/grpc')) {
    stream.respond(
      {
        ':status': 200,
        'content-type': 'application/grpc',
        'grpc-status': String(RPC_CODE.UNIMPLEMENTED),
        // Printable ASCII but for `%` needs no escapes (PROTOCOL-HTTP2.md of gRPC).
        'grpc-message': UNSUPPORTED,
      },
      { endStream: true },
    );
    return;
  }
  const code = HTTP_STATUS.UNIMPLEMENTED;
  stream.respond({ ':status': code, 'content-type': 'application/json; charset=UTF-8' });
  stream.end(JSON.stringify({ error: { code, message: UNSUPPORTED, status: 'UNIMPLEMENTED' } }));
}
