import { expect, test } from '@playwright/test';

test('the licences of shipped packages can be read @desktop', async ({ request }) => {
  const answer = await request.get('/licenses.txt');
  expect(answer.status()).toBe(200);
  expect(answer.headers()['content-type']).toContain('text/plain');
  const text = await answer.text();
  for (const part of ['react-dom ', 'firebase ', 'SIL OPEN FONT LICENSE', 'Apache License'])
    expect(text).toContain(part);
});
