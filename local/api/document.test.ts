import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Route } from '../../functions/src/platform/http/route';
import { product } from '../endpoints/testing/documents/fixtures';
import { validCalls } from '../endpoints/testing/calls/validCalls';
import { ROOT } from '../stack/settings';
import { ownFiles } from '../test/repository/repository';
import { CODES } from './codes';
import { apiDocument, type ApiDocument, type ApiOperation } from './document';
import { nameOf, operations } from './operations';
import { routeTable } from './routes';

const routes = routeTable();
let document: ApiDocument;
beforeAll(() => {
  document = apiDocument(routes, '1.2.3');
});

const described = ({ path: at, method }: Route): ApiOperation => {
  const found = document.paths[at]?.[method === 'GET' ? 'get' : 'post'];
  if (!found) throw new Error(`${method} ${at} is not in the document`);
  return found;
};

test('the document is valid OpenAPI 3.1', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'glumist-api-'));
  const file = path.join(folder, 'openapi.json');
  const cli = path.join(ROOT, 'node_modules/@seriousme/openapi-schema-validator/bin/validate-api-cli.js');
  const validate = (content: object) => {
    writeFileSync(file, JSON.stringify(content));
    const { stdout } = spawnSync(process.execPath, [cli, file], { encoding: 'utf8' });
    return JSON.parse(stdout) as { valid: boolean; errors?: unknown };
  };
  try {
    expect(validate(document)).toEqual({ valid: true });
    expect(validate({ ...document, paths: { 'no/slash': {} } }).valid).toBe(false);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test('the document has exactly the routes of the functions', () => {
  const names = routes.map(nameOf).sort();
  expect(names).toEqual(Object.keys(operations).sort());
  expect(names).toEqual(Object.keys(validCalls(product('toner'))).sort());
  const written = Object.entries(document.paths).flatMap(([at, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${at}`),
  );
  expect(written.sort()).toEqual(names);
});

test('every reference leads to a schema, and every schema is referenced', () => {
  const text = JSON.stringify(document);
  const referenced = new Set([...text.matchAll(/"#\/components\/schemas\/(\w+)"/g)].map(([, name]) => name));
  expect([...referenced].sort()).toEqual(Object.keys(document.components.schemas).sort());
});

test('operations have unique ids and summaries', () => {
  const all = routes.map(described);
  expect(new Set(all.map(({ operationId }) => operationId)).size).toBe(all.length);
  expect(new Set(all.map(({ summary }) => summary)).size).toBe(all.length);
});

describe.each(routes.map((route): [string, Route] => [nameOf(route), route]))('%s', (_name, route) => {
  it('describes its request', () => {
    const { parameters = [], requestBody } = described(route);
    const named = [...route.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
    expect(parameters.filter((one) => one.in === 'path').map(({ name }) => name)).toEqual(named);
    const [mediaType] = Object.keys(requestBody?.content ?? {});
    const unread = route.limit ? 'image/*' : 'application/x-www-form-urlencoded';
    const contentType = route.raw && !route.schema ? unread : 'application/json';
    expect(mediaType).toBe(route.method === 'POST' ? contentType : undefined);
    if (route.schema) expect(requestBody?.content['application/json']?.schema).not.toEqual({});
  });

  it('describes its answers', () => {
    const { content = {} } = described(route).responses['200'] ?? {};
    const [[mediaType, { schema } = { schema: {} }] = []] = Object.entries(content);
    expect(mediaType).toMatch(/^(application\/(json|pdf|xml)|text\/plain|image\/\*)$/);
    if (mediaType === 'application/json') expect(schema).not.toEqual({});
  });

  it('describes who may call it, and how others are refused', () => {
    const { security, responses } = described(route);
    const text = JSON.stringify(security);
    expect(text.includes('apiKey')).toBe(route.key);
    expect(text.includes('person')).toBe(route.identity !== 'none');
    const describes = (status: number, code: string) =>
      responses[status]?.description.includes(`\`${code}\``) ?? false;
    expect(describes(401, 'no_api_key')).toBe(route.key);
    expect(describes(401, 'unauthenticated')).toBe(route.identity !== 'none');
    expect(describes(403, 'not_admin')).toBe(route.identity === 'admin');
    expect(describes(429, 'too_many_requests')).toBe(true);
  });
});

test('the documented refusal codes are those of the sources', () => {
  const sources = ownFiles(ROOT)
    .filter((file) => /^(functions\/src|src\/domain)\/.*(?<!\.test|testing)\.ts$/.test(file))
    .map((file) => readFileSync(path.join(ROOT, file), 'utf8'));
  const text = sources.join('\n');
  expect(Object.keys(CODES).filter((code) => !new RegExp(`'${code}'|\\b${code}: \\d`).test(text))).toEqual(
    [],
  );
  const used = [...text.matchAll(/\brefuse\(\s*\d{3},\s*'(\w+)'/g)].map(([, code = '']) => code);
  expect(used.length).toBeGreaterThan(50);
  // Answered at an address whose routes have other methods, so it belongs to none of them.
  const ofCalls = used.filter((code) => code !== 'method_not_allowed');
  expect(ofCalls.filter((code) => !Object.hasOwn(CODES, code))).toEqual([]);
});

test('every refusal code belongs to an operation', () => {
  const text = JSON.stringify(document.paths);
  expect(Object.keys(CODES).filter((code) => !text.includes(`\`${code}\`: `))).toEqual([]);
});
