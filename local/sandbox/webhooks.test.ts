import { openInbox } from './testing/inbox';
import { until } from './testing/until';
import { createWebhookSender } from './webhooks';

const event = { body: '{"a":1}', headers: { 'x-id': '7' } };

describe('the webhook sender', () => {
  it('retries until the receiver accepts', async () => {
    const inbox = await openInbox([500]);
    const sender = createWebhookSender(inbox.url);
    sender.deliver(event);
    await until(() => inbox.received.length === 2);
    expect(inbox.received.map(({ body, headers }) => [body, headers['x-id']])).toEqual([
      ['{"a":1}', '7'],
      ['{"a":1}', '7'],
    ]);
    await sender.close();
    await inbox.close();
  });

  it('answers null without a receiver, and gives up when closed', async () => {
    const inbox = await openInbox();
    await inbox.close();
    const sender = createWebhookSender(inbox.url);
    expect(await sender.attempt(event)).toBeNull();
    sender.deliver(event, 60_000);
    await sender.close();
    expect(inbox.received).toEqual([]);
  });
});
