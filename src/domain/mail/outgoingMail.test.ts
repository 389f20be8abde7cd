import { MAX_BODY_LENGTH, readOutgoingMail } from './outgoingMail';

const SENDER = { name: 'Glumist', supportEmail: 'care@glumist.example' };
const message = { subject: 'We have your order GLM1', text: 'Thank you', html: '<p>Thank you</p>' };
const document = { to: ['asha@shopper.example'], message, userId: 'asha', orderId: 'GLM1' };
const read = (change: object) => readOutgoingMail('GLM1-placed', { ...document, ...change }, SENDER);

test('a mail has the shop as sender, one recipient, and the same Message-ID on every attempt', () => {
  expect(read({})).toEqual({
    mail: {
      id: 'GLM1-placed',
      from: { name: 'Glumist', address: 'care@glumist.example' },
      to: 'asha@shopper.example',
      replyTo: 'care@glumist.example',
      ...message,
      messageId: '<GLM1-placed@glumist.example>',
      headers: {},
    },
  });
});

test('news of an order that come again are another message, and every attempt of one mail is the same', () => {
  const idAt = (createdAt: unknown) => {
    const made = read({ createdAt });
    return 'mail' in made ? made.mail.messageId : made.problem;
  };
  const first = idAt('2026-11-26T10:00:00.000Z');
  expect(first).toBe('<GLM1-placed.1795687200000@glumist.example>');
  expect(idAt('2026-11-26T10:00:00.000Z')).toBe(first);
  expect(idAt('2026-12-03T10:00:00.000Z')).not.toBe(first);
  for (const odd of [undefined, null, 7, 'yesterday', 'a>\r\nBcc: b'])
    expect(idAt(odd)).toBe('<GLM1-placed@glumist.example>');
});

test('a mail that is not about an order can be unsubscribed with one click', () => {
  const unsubscribeUrl = 'https://shop.example/unsubscribe?t=1&u=2';
  expect(read({ unsubscribeUrl })).toMatchObject({
    mail: {
      headers: {
        'List-Unsubscribe': `<${unsubscribeUrl}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      },
    },
  });
});

const ADDRESS = 'The address it goes to is not valid.';
const ONE = 'A mail goes to exactly one address.';
const EMPTY = 'It has no subject, no text or no HTML.';
const SUBJECT = 'Its subject has a line break or is too long.';
const UNSUBSCRIBE = 'Its address for unsubscribing is not valid.';

test.each<[string, object, string]>([
  ['no address', { to: [] }, ONE],
  ['two addresses', { to: ['a@shop.example', 'b@shop.example'] }, ONE],
  ['two in one', { to: ['a@shop.example, b@shop.example'] }, ADDRESS],
  ['two in one by a semicolon', { to: ['a@shop.example;b@shop.example'] }, ADDRESS],
  ['two in one by a space', { to: ['a@shop.example b@shop.example'] }, ADDRESS],
  ['a name with it', { to: ['Asha <asha@shopper.example>'] }, ADDRESS],
  ['one quoted in another', { to: ['"evil@x.example a"@shopper.example'] }, ADDRESS],
  ['a header behind it', { to: ['asha@shopper.example\r\nBcc: all@evil.example'] }, ADDRESS],
  ['a command behind it', { to: ['asha@shopper.example>\r\nRCPT TO:<all@evil.example'] }, ADDRESS],
  ['a line break at its end', { to: ['asha@shopper.example\n'] }, ADDRESS],
  ['no domain', { to: ['asha'] }, ADDRESS],
  ['no dot', { to: ['asha@localhost'] }, ADDRESS],
  ['too long an address', { to: [`${'a'.repeat(60)}@${'b.'.repeat(110)}example`] }, ADDRESS],
  ['a number', { to: [7] }, ADDRESS],
  ['an object', { to: { address: 'a@shop.example' } }, ADDRESS],
  ['an empty document', { to: undefined }, ADDRESS],
  [
    'a header behind the address for answers',
    { replyTo: 'a@shop.example\nBcc: b@shop.example' },
    'The address for answers is not valid.',
  ],
  ['no message', { message: undefined }, EMPTY],
  ['a message that is text', { message: 'hello' }, EMPTY],
  ['no subject', { message: { ...message, subject: ' ' } }, EMPTY],
  ['no text', { message: { ...message, text: '' } }, EMPTY],
  ['invalid HTML', { message: { ...message, html: 5 } }, EMPTY],
  [
    'a header behind the subject',
    { message: { ...message, subject: 'Hi\r\nBcc: all@evil.example' } },
    SUBJECT,
  ],
  ['a line feed in the subject', { message: { ...message, subject: 'Hi\nthere' } }, SUBJECT],
  ['a null in the subject', { message: { ...message, subject: 'Hi\0' } }, SUBJECT],
  ['a line separator in the subject', { message: { ...message, subject: 'Hi\u2028there' } }, SUBJECT],
  ['a novel for a subject', { message: { ...message, subject: 'x'.repeat(401) } }, SUBJECT],
  ['a huge body', { message: { ...message, text: 'x'.repeat(MAX_BODY_LENGTH) } }, 'It is too large.'],
  ['a script to unsubscribe by', { unsubscribeUrl: 'javascript:alert(1)' }, UNSUBSCRIBE],
  ['a header behind it', { unsubscribeUrl: 'https://shop.example/\r\nBcc: a@b.example' }, UNSUBSCRIBE],
  [
    'another address behind it',
    { unsubscribeUrl: 'https://shop.example/>, <https://evil.example/' },
    UNSUBSCRIBE,
  ],
])('an invalid mail is refused: %s', (_name, change, problem) => {
  expect(read(change)).toEqual({ problem });
});

test.each(['asha@shopper.example', "o'brien+shop@mail.example.co.in", 'a.b_c@x-y.in', 'A1@EXAMPLE.COM'])(
  '%s is a valid address',
  (address) => expect(read({ to: [address] })).toHaveProperty('mail.to', address),
);
