import { attempt } from './account';
import { firebaseError } from './firebaseError';

test.each([
  [
    'Firebase’s own words',
    firebaseError('too-many-requests'),
    'auth/too-many-requests',
    'Firebase: Error (auth/too-many-requests).',
  ],
  [
    'the specification’s words for a chunk',
    Object.assign(new Error('Loading chunk 7 failed. (error: https://shop.example/7.js)'), {
      name: 'ChunkLoadError',
    }),
    'unknown',
    'Loading chunk failed',
  ],
])('a failure has %s', async (_what, error, code, message) => {
  expect(await attempt(() => Promise.reject(error))).toEqual({ ok: false, error: { code, message } });
});
