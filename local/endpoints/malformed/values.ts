import fc from 'fast-check';

/** Texts that once caused trouble; `canary` is an address that the shop must never call. */
const texts = (canary: string) => [
  ...['', ' ', '\0', '\r\nSet-Cookie: a=b', 'a\nb', '\u202e', '\ud800', 'é'.repeat(90), 'x'.repeat(3000)],
  ...['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', '__name__', '__x__'],
  ...['.', '..', '../../etc/passwd', '..%2f..%2f', 'a/b', '%00', '%2F', '%E0%A4%A', '\\', '*', '~', '`'],
  ...[
    '=cmd|calc',
    '@SUM(1)',
    "' OR 1=1 --",
    '{"$ne":null}',
    '${7*7}',
    '{{7*7}}',
    '%s%n',
    '<script>x</script>',
  ],
  ...['javascript:alert(1)', '//evil.example', '/%5Cevil.example', 'file:///etc/passwd', `${canary}/text`],
  ...['NaN', 'Infinity', '1e309', '-0', '0x10', 'null', 'undefined', 'true', '2026-13-45', '9'.repeat(40)],
  ...['toner', 'toner-1', 'GLM0001', 'alice', 'TEN', 'order_x', 'pay_x', '560001', 'alice@example.com'],
];

const NUMBERS = [0, -0, -1, 1, 1.5, 0.001, 1e9, 1e21, 1e308, -1e308, 2 ** 53, 5e-324, 10_000_001];

/** The fields of the shop's calls, and some that no call may have. */
const FIELDS = [
  ...[
    'cartItems',
    'couponCode',
    'paymentMethod',
    'amount',
    'orderId',
    'address',
    'id',
    'sku',
    'quantity',
    'price',
  ],
  ...[
    'order_id',
    'payment_method',
    'products',
    'combos',
    'collectable_amount',
    'invoice_value',
    'box_details',
  ],
  ...[
    'invoice_details',
    'coupon_code',
    'final_total',
    'consignee_pincode',
    'consignee_phone',
    'customer_email',
  ],
  ...['razorpay_order_id', 'razorpay_payment_id', 'razorpay_signature', 'reason', 'confirm', 'lines', 'line'],
  ...[
    'name',
    'email',
    'phone',
    'message',
    'website',
    'key',
    'version',
    'draft',
    'changes',
    'note',
    'restock',
  ],
  ...[
    'refundId',
    'rows',
    'query',
    'after',
    'ids',
    'enabled',
    'status',
    'text',
    'subject',
    'seen',
    'items',
    'images',
  ],
  ...[
    'variants',
    'src',
    'alt',
    'tags',
    'discount',
    'type',
    'code',
    'title',
    'link',
    'startsAt',
    'endsAt',
    'order',
  ],
  ...[
    'awb_number',
    'event',
    'payload',
    '__proto__',
    'constructor',
    'prototype',
    'toJSON',
    'admin',
    'role',
    '',
  ],
];

export const hostileText = (canary: string): fc.Arbitrary<string> =>
  fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom(...texts(canary)) },
    { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 60 }) },
  );

/** A JSON object as text: keys may be repeated, and `__proto__` is an ordinary key. */
const objectText = (pairs: readonly (readonly [string, string])[]) =>
  `{${pairs.map(([name, value]) => `${JSON.stringify(name)}:${value}`).join(',')}}`;

export const fieldName = fc.constantFrom(...FIELDS);

/** Arbitrary JSON as text, nested some levels deep. */
export function hostileJson(canary: string): fc.Arbitrary<string> {
  const { value } = fc.letrec<{ value: string; leaf: string; list: string; object: string }>((tie) => ({
    value: fc.oneof({ maxDepth: 4 }, tie('leaf'), tie('list'), tie('object')),
    leaf: fc.oneof(
      fc.constantFrom('null', 'true', 'false', ...NUMBERS.map(String)),
      hostileText(canary).map((text) => JSON.stringify(text)),
    ),
    list: fc.array(tie('value'), { maxLength: 3 }).map((items) => `[${items.join(',')}]`),
    object: fc.array(fc.tuple(fieldName, tie('value')), { maxLength: 5 }).map(objectText),
  }));
  return value;
}

/** An object with the fields of the shop's calls and arbitrary values. */
export const hostileObject = (canary: string): fc.Arbitrary<string> =>
  fc.array(fc.tuple(fieldName, hostileJson(canary)), { minLength: 1, maxLength: 12 }).map(objectText);
