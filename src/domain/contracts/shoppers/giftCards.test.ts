import { parse } from '../parse';
import { buyGiftCardRequest } from './giftCards';

const purchase = (message: string) => ({
  id: 'purchase-1',
  amount: 500,
  email: 'bob@example.com',
  name: 'Bob',
  from: 'Alice',
  message,
  sendOn: '',
});

test.each([
  ['keeps its lines', 'Roses are red,\r\nviolets are blue', 'Roses are red,\nviolets are blue'],
  ['loses blanks around its lines', '  Roses  are red, \n\t violets', 'Roses are red,\nviolets'],
  ['has one empty line in a row', 'Hi\n\n\n\nBob', 'Hi\n\nBob'],
  ['has one empty line in a row, of blanks too', 'Hi\n \n \n\u00a0\n\t\nBob', 'Hi\n\nBob'],
  ['has one empty line in a row, of invisible signs too', 'Hi\n\u200b\n\u2800\n\u3164\nBob', 'Hi\n\nBob'],
  ['keeps a joined emoji', 'For you \u{1f469}\u200d\u{1f467}', 'For you \u{1f469}\u200d\u{1f467}'],
  ['ends without empty lines', 'Hi\n\n\u200b\n', 'Hi'],
])('the message of a gift card %s', (_what, message, expected) => {
  expect(parse(buyGiftCardRequest, purchase(message))).toMatchObject({
    ok: true,
    value: { message: expected },
  });
});

test.each([
  ['name', 'Call 98765 43210'],
  ['from', 'Refunds, go glumist-pay.in'],
  ['from', 'Asha\u0085'],
])('the field %s is no name when it is %j', (field, value) => {
  expect(parse(buyGiftCardRequest, { ...purchase(''), [field]: value })).toMatchObject({ ok: false, field });
});
