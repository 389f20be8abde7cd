import { cargoBody } from '../../../functions/src/gateways/nimbuspost/bodies/cargoBody';
import { partnerBody } from '../../../functions/src/gateways/nimbuspost/bodies/partnerBody';
import { parcel } from '../testing/adapter';
import { readCargoBody } from './cargoBody';
import { readPartnerBody } from './partnerBody';

type Body = Record<string, unknown>;
const sender = { pickup: { warehouse: 'Main', pincode: '560025' }, courierId: '1' };

/** A body with one field changed, named by its path: `products.0.no_of_box`. */
function changed(body: Body, path: string, value: unknown): Body {
  const copy = structuredClone(body);
  const keys = path.split('.');
  const last = keys.pop() ?? '';
  const holder = keys.reduce<Body>((at, key) => at[key] as Body, copy);
  holder[last] = value;
  return copy;
}

describe('a B2B cargo body', () => {
  const body = cargoBody(parcel({ orderNumber: 'GLM-B' }), sender);

  test('is read, with kilograms converted to grams', () => {
    expect(readCargoBody(body)).toMatchObject({
      ok: true,
      value: { order_number: 'GLM-B', payment_type: 'cod', order_amount: 370, package_weight: 1000 },
    });
    const kilograms = changed(
      changed(body, 'products.0.product_weight_unit', 'kg'),
      'products.0.product_weight',
      2,
    );
    expect(readCargoBody(kilograms)).toMatchObject({ value: { package_weight: 2000 } });
  });

  test.each<[string, unknown, string]>([
    ['order_id', '', 'The Order Id field is required.'],
    ['courier_id', '', 'The Courier Id field is required.'],
    ['consignee_company_name', '', 'The Consignee Company Name field is required.'],
    ['payment_method', 'upi', 'The Payment Method field must be one of: cod, prepaid, reverse.'],
    ['no_of_boxes', 2, 'The No Of Boxes field does not match the products.'],
    ['no_of_invoices', 2, 'The No Of Invoices field does not match the invoices.'],
    ['invoice', [], 'The Invoice field is required.'],
    ['invoice.0.invoice_date', '21 Nov', 'The Invoice Date field must be a date.'],
    ['products', [], 'The Products field is required.'],
    ['products.0.product_hsn_code', 'cream', 'The Product HSN Code field must be 4 to 8 digits.'],
    ['products.0.product_weight_unit', 'lb', 'The Product Weight Unit field must be one of: gram, kg.'],
    ['consignee_phone', '123', 'The Consignee Phone field must be exactly 10 digits.'],
    ['pickup', {}, 'The Warehouse Name field is required.'],
  ])('with %s %j is refused', (path, value, message) => {
    expect(readCargoBody(changed(body, path, value))).toEqual({ ok: false, message });
  });
});

describe('a Partner v2 body', () => {
  const body = partnerBody(parcel({ orderNumber: 'GLM-P' }), sender.pickup);

  test('is read, with kilograms converted to grams', () => {
    expect(readPartnerBody(body)).toMatchObject({
      ok: true,
      value: {
        order_number: 'GLM-P',
        payment_type: 'cod',
        order_amount: 370,
        package_weight: 1000,
        consignee: { pincode: '560001', phone: '9876543210' },
      },
    });
  });

  test.each<[string, unknown, string]>([
    ['order_number', '', 'The Order Number field is required.'],
    ['warehouse_id', '', 'The Warehouse Id field is required.'],
    ['shipping_address.pincode', '560001', 'Pincode: Must be a valid number'],
    ['shipping_address.phone', 123, 'The Phone field must be exactly 10 digits.'],
    ['order_collectable_amount', 371, 'The Collectable Amount field cannot exceed the total of the items.'],
    ['order_type', 'reverse', 'The Order Type field must be one of: b2c.'],
    ['package.weight', 1000, 'B2C orders cannot exceed 32 kg chargeable weight'],
    ['items', [], 'The Items field is required.'],
  ])('with %s %j is refused', (path, value, message) => {
    expect(readPartnerBody(changed(body, path, value))).toEqual({ ok: false, message });
  });
});
