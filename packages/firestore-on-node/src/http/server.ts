import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { type RulesCompiler } from '../authorizer';
import { FirestoreError, HTTP_STATUS } from '../errors';
import { type Service } from '../service/context';
import { readBody } from './body';
import { coveragePage } from './coveragePage';
import { allowOrigin, answerPreflight } from './cors';
import { callDocuments, STREAMING } from './documentCalls';
import { replaceRules, ruleCoverage } from './emulatorCalls';
import { callerOf } from './identity';
import { refuseHttp2 } from './http2Refusal';
import { parseParameters } from './parameters';
import { parseRoute, type Route } from './route';
import { isUnsupported, unsupported } from './unsupported';

export interface FirestoreServer {
  readonly server: Server;
  /** Drops every open connection. */
  readonly closeConnections: () => void;
}

/** The HTTP server over a service; not yet listening. */
export function createFirestoreServer(service: Service, compileRules: RulesCompiler | null): FirestoreServer {
  const server = createServer((request, response) => {
    void handle(service, compileRules, request, response);
  });
  // Longer than the pools of common clients keep an idle connection, so that none is closed under a request.
  server.keepAliveTimeout = 70_000;
  const closeOthers = refuseHttp2(server);
  const closeConnections = () => {
    server.closeAllConnections();
    closeOthers();
  };
  return { server, closeConnections };
}

async function handle(
  service: Service,
  compileRules: RulesCompiler | null,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  allowOrigin(request, response);
  if (request.method === 'OPTIONS') return answerPreflight(request, response);
  let isStream = false;
  try {
    const url = new URL(`http://localhost${request.url ?? '/'}`);
    if (isUnsupported(url.pathname)) throw unsupported();
    const route = parseRoute(request.method ?? 'GET', url.pathname);
    isStream = route?.kind === 'documents' && STREAMING.has(route.verb);
    if (route?.kind === 'coverage-page' && request.method === 'GET')
      return write(response, 200, coveragePage(ruleCoverage(service, route.project)), 'text/html');
    const body = await readBody(request);
    send(
      response,
      200,
      await answer(service, compileRules, request, route, parseParameters(url.searchParams), body),
    );
  } catch (error) {
    // The client disconnected before its request was complete, so no response is needed.
    if (request.destroyed && !request.complete) return;
    const known = error instanceof FirestoreError ? error : unexpected(error);
    const code = HTTP_STATUS[known.status];
    const { message, status, details } = known;
    const content = { error: { code, message, status, ...(details.length === 0 ? {} : { details }) } };
    send(response, code, isStream ? [content] : content);
  }
}

async function answer(
  service: Service,
  compileRules: RulesCompiler | null,
  request: IncomingMessage,
  route: Route | null,
  parameters: ReturnType<typeof parseParameters>,
  body: Awaited<ReturnType<typeof readBody>>,
): Promise<object> {
  const method = request.method ?? 'GET';
  if (route?.kind === 'health') return { status: 'ok' };
  if (route?.kind === 'rules' && method === 'PUT')
    return replaceRules(service, compileRules, route.project, body);
  if (route?.kind === 'coverage' && method === 'GET') return ruleCoverage(service, route.project);
  if (route?.kind === 'clear' && method === 'DELETE') {
    const { database, store } = service.context(route.location, { kind: 'owner' });
    await store.clear(database);
    return {};
  }
  if (route?.kind !== 'documents')
    throw new FirestoreError('NOT_FOUND', 'The requested URL was not found on this server.');
  const caller = callerOf(request.headers.authorization, route.location.project, Date.now());
  const context = service.context(route.location, caller);
  const { path } = route.location;
  const { values, names } = parameters;
  return callDocuments(method, route.verb, {
    context,
    path,
    parameters: values,
    parameterNames: names,
    body,
  });
}

function send(response: ServerResponse, status: number, content: object): void {
  write(response, status, JSON.stringify(content), 'application/json');
}

// As a text it leaves in one piece with its head.
function write(response: ServerResponse, status: number, text: string, type: string): void {
  response.writeHead(status, {
    'Content-Type': `${type}; charset=UTF-8`,
    'Content-Length': Buffer.byteLength(text),
  });
  response.end(text);
}

function unexpected(error: unknown): FirestoreError {
  console.error('Firestore: unexpected error', error);
  return new FirestoreError('INTERNAL', 'An internal error occurred.');
}
