import { PROJECT, TOKEN } from '../testing/fakeGoogle';
import { serve } from '../testing/serve';
import { openGoogle } from './google';

test.each([true, false])('a personal credential (%s) names the billed project', async (isPerson) => {
  const requests: unknown[] = [];
  const server = await serve((req, res) => {
    requests.push(req.headers['x-goog-user-project']);
    res.end('{}');
  });
  await openGoogle({ project: PROJECT, token: TOKEN, isPerson, origin: server.origin }).get('a.example', '/');
  await server.close();
  expect(requests).toEqual([isPerson ? PROJECT : undefined]);
});
