import { callApi, has, hasTyped } from './callApi';
import type { HttpOutcome, HttpRequest } from './http';

async function call(request: Parameters<typeof callApi>[1], outcome: HttpOutcome) {
  const sent: HttpRequest[] = [];
  const http = async (one: HttpRequest) => {
    sent.push(one);
    return outcome;
  };
  return { answer: await callApi(http, request, has('order')), sent };
}
const done: HttpOutcome = { kind: 'answered', status: 200, body: { order: 'O-1' } };

it.each<[string, Parameters<typeof callApi>[1], Partial<HttpRequest>]>([
  ['reads with the token', { path: '/api/x' }, { method: 'GET', withToken: true, timeoutMs: 20_000 }],
  ['sends a body', { path: '/api/x', body: {} }, { method: 'POST', body: {} }],
  ['sends a file', { path: '/api/x', upload: { bytes: new Blob() } }, { method: 'POST' }],
  [
    'takes another time, and no token',
    { path: '/api/x', timeoutMs: 5, withToken: false },
    { timeoutMs: 5, withToken: false },
  ],
])('%s', async (_name, request, sent) => {
  expect((await call(request, done)).sent).toEqual([expect.objectContaining({ path: '/api/x', ...sent })]);
});

it.each<[string, HttpOutcome, boolean]>([
  ['200', done, true],
  ['202', { kind: 'answered', status: 202, body: { order: 'O-1' } }, true],
  ['200 without the field', { kind: 'answered', status: 200, body: { success: true } }, false],
  ['200 with a page', { kind: 'answered', status: 200, body: null }, false],
  ['409 with the field', { kind: 'answered', status: 409, body: { order: 'O-1' } }, false],
])('decides whether %s is an answer', async (_name, outcome, isAnswer) => {
  expect((await call({ path: '/api/x' }, outcome)).answer.ok).toBe(isAnswer);
});

it.each<[string, Record<string, unknown>, boolean]>([
  ['a field of the type', { url: 'https://pay.example' }, true],
  ['a field of another type', { url: 5 }, false],
  ['no such field', { link: 'https://pay.example' }, false],
])('checks the type of a field: %s', (_name, fields, isRight) => {
  expect(hasTyped('url', 'string')(fields)).toBe(isRight);
});
