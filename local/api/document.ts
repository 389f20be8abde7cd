import { store } from '@/domain/store';
import type { Route } from '../../functions/src/platform/http/route';
import type { QuerySchema } from './operation';
import { bodySchema } from './bodySchemas';
import { CODES, type Code } from './codes';
import { refTo, type JsonSchema } from './jsonSchema';
import { operationOf, refusalsOf } from './operations';
import { TAG_NAMES, tagOf } from './tags';
import { readTypeSchemas, type AnswerSchema, type TypeSchemas } from './typeSchemas';

interface Parameter {
  name: string;
  in: 'path' | 'query';
  required: boolean;
  description?: string;
  schema: JsonSchema;
}

type Content = Record<string, { schema: JsonSchema }>;

export interface ApiResponse {
  description: string;
  content?: Content;
}

export interface ApiOperation {
  operationId: string;
  summary: string;
  tags: string[];
  security: Record<string, string[]>[];
  parameters?: Parameter[];
  requestBody?: { required: true; content: Content };
  responses: Record<string, ApiResponse>;
}

/** The shop's calls as OpenAPI 3.1 describes them. */
export interface ApiDocument {
  openapi: '3.1.0';
  info: {
    title: string;
    version: string;
    description: string;
    license: { name: string; identifier: string };
  };
  servers: { url: string }[];
  tags: { name: string }[];
  paths: Record<string, Partial<Record<'get' | 'post', ApiOperation>>>;
  components: { schemas: Record<string, JsonSchema>; securitySchemes: Record<string, JsonSchema> };
}

const REFUSED: JsonSchema = {
  type: 'object',
  description: 'Every refusal; some have further fields, which the text of their code names.',
  properties: {
    success: { const: false },
    code: { type: 'string', enum: Object.keys(CODES), description: 'For machines.' },
    message: { type: 'string', description: 'For people.' },
    field: { type: 'string', description: 'The field that is wrong, with 400.' },
    requestId: { type: 'string', description: 'Stands in the log too.' },
  },
  required: ['success', 'code', 'message', 'requestId'],
};

const SECURITY_SCHEMES = {
  apiKey: {
    type: 'apiKey',
    in: 'header',
    name: 'x-api-key',
    description: 'Public: the apiKey of src/domain/store.ts. It keeps noise out.',
  },
  person: {
    type: 'http',
    scheme: 'bearer',
    bearerFormat: 'JWT',
    description:
      'The Firebase ID token of somebody with a verified email; for the admin with the claim `admin`.',
  },
} as const;

/** 'postAdminOrdersIdPack' for POST /api/admin/orders/{id}/pack. */
const operationId = ({ method, path }: Route): string =>
  method.toLowerCase() +
  path
    .replace(/^\/api/, '')
    .split(/[^A-Za-z0-9]+/)
    .map((part) => part.replace(/^./, (letter) => letter.toUpperCase()))
    .join('');

function securityOf({ key, identity }: Route): Record<string, string[]>[] {
  const open: Record<string, string[]> = key ? { apiKey: [] } : {};
  const signedIn = { ...open, person: [] };
  if (identity === 'none') return [open];
  return identity === 'optional' ? [open, signedIn] : [signedIn];
}

function queryParameters(query: QuerySchema): Parameter[] {
  const { properties = {}, required = [] } = bodySchema(query);
  return Object.entries(properties).map(([name, { description, ...schema }]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    ...(description ? { description } : {}),
    schema,
  }));
}

function parametersOf({ path }: Route, query?: QuerySchema): Parameter[] {
  const named = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']): Parameter => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }));
  return [...named, ...(query ? queryParameters(query) : [])];
}

/** The form that mail programs post to end mails (RFC 8058). */
const FORM: Content = { 'application/x-www-form-urlencoded': { schema: {} } };

function requestBody({ limit, schema, raw }: Route, own?: Route['schema']): ApiOperation['requestBody'] {
  const body = own ?? schema;
  if (body) return { required: true, content: { 'application/json': { schema: bodySchema(body) } } };
  if (limit) return { required: true, content: { 'image/*': { schema: {} } } };
  return raw && { required: true, content: FORM };
}

/** The refusals by status, each with what its codes mean. */
function refusalResponses(route: Route): Record<string, ApiResponse> {
  const byStatus = new Map<string, Code[]>();
  for (const refusal of refusalsOf(route)) {
    const [status = '', code = ''] = refusal.split(' ');
    byStatus.set(status, [...(byStatus.get(status) ?? []), code as Code]);
  }
  const responses = [...byStatus].map(([status, codes]): [string, ApiResponse] => [
    status,
    {
      description: codes.map((code) => `\`${code}\`: ${CODES[code]}`).join('\n\n'),
      content: { 'application/json': { schema: refTo('Refused') } },
    },
  ]);
  return Object.fromEntries(responses);
}

const contentOf = (answer: AnswerSchema): Content =>
  answer.kind === 'file'
    ? { [answer.mediaType]: { schema: {} } }
    : { 'application/json': { schema: answer.schema } };

function describeRoute(route: Route, { answers }: TypeSchemas): ApiOperation {
  const { name, summary, query, body, hasAccepted } = operationOf(route);
  const answer = answers.get(name);
  if (!answer) throw new Error(`local/api/answers/answers.ts does not have ${name} yet`);
  const parameters = parametersOf(route, query);
  const asked = requestBody(route, body);
  const content = contentOf(answer);
  return {
    operationId: operationId(route),
    summary,
    tags: [tagOf(route.path)],
    security: securityOf(route),
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(asked ? { requestBody: asked } : {}),
    responses: {
      200: { description: 'Done.', content },
      ...(hasAccepted ? { 202: { description: 'Certain, and goes on after the answer.', content } } : {}),
      ...refusalResponses(route),
    },
  };
}

/** Describes every route of a table. Reads the sources of the answers' types, which takes seconds. */
export function apiDocument(routes: readonly Route[], version: string): ApiDocument {
  const types = readTypeSchemas();
  const paths: ApiDocument['paths'] = {};
  for (const route of routes) {
    const method = route.method === 'GET' ? 'get' : 'post';
    paths[route.path] = { ...paths[route.path], [method]: describeRoute(route, types) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: `${store.name} API`,
      version,
      description:
        'Amounts are rupees unless a field says paise; moments are ISO 8601 in UTC, days those of India.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/' }],
    tags: TAG_NAMES.map((name) => ({ name })),
    paths,
    components: {
      schemas: { Refused: REFUSED, ...types.components },
      securitySchemes: { ...SECURITY_SCHEMES },
    },
  };
}
