import type { CallFailure } from '@/services';
import { linkFailure } from './linkFailure';

const refused = (status: number): CallFailure => ({ kind: 'refused', status, code: 'no', message: 'No.' });

test.each<[CallFailure, 'failed' | 'over']>([
  [refused(404), 'over'],
  [refused(409), 'over'],
  [refused(410), 'over'],
  [refused(429), 'failed'],
  [refused(500), 'failed'],
  [{ kind: 'network' }, 'failed'],
])('%j: the link is %s', (failure, status) => {
  expect(linkFailure(failure).status).toBe(status);
});
