import { receivedMail, replyMail } from './mails';
import { aMessage } from './testing';

const message = aMessage({ message: 'First <b>line</b>\n\nSecond', userId: 'aditi' });
const reply = {
  id: 'reply-0001',
  at: '2026-11-21T06:00:00.000Z',
  by: { uid: 'ada', email: 'ada@example.com' },
  text: 'Next week.\n\nAll the best,\nAnanya <3',
};

test('a reply mail has the ticket, the sender’s own words and a reply address', () => {
  const mail = replyMail('m1', message, reply);
  expect(mail).toMatchObject({
    id: 'message-m1-reply-0001',
    to: ['aditi@example.in'],
    isAddressTyped: true,
    replyTo: 'care@glumist.example',
    userId: 'aditi',
    orderId: '',
    createdAt: reply.at,
    message: { subject: 'Re: your message to Glumist [T261120-4KX9M2]' },
  });
  expect(mail.message.text).toContain('Next week.\n\nAll the best,\nAnanya <3');
  expect(mail.message.text).toContain(
    'You wrote (ticket T261120-4KX9M2):\n\n> First <b>line</b>\n>\n> Second',
  );
  expect(mail.message.html).toContain('First &lt;b&gt;line&lt;/b&gt;');
  expect(mail.message.html).toContain('Ananya &lt;3');
  expect(mail.message.html).not.toContain('<b>line');
  expect(mail.message.html).toMatch(/<blockquote[^>]*>First &lt;b/);
  expect(JSON.stringify(mail)).not.toContain('ada@example.com');
});

test('an acknowledgement mail has the ticket and the date by which it is settled', () => {
  const { id, message: body } = receivedMail('m1', message, message.createdAt);
  expect(id).toBe('message-m1-received');
  expect(body.subject).toBe('We have your message [T261120-4KX9M2]');
  expect(body.text).toMatch(/Thank you, Aditi[\s\S]*two working days[\s\S]*within a month/);
});
