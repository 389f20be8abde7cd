import { streetOf, type Address } from '@/domain/addresses/address';
import type { CartItem } from '@/domain/cart/cart';
import type { CreateShipmentRequest } from './shipment';
import { boxFor, invoiceTax } from '@/domain/orders/shipment/box';
import type { PaymentMethod } from '@/domain/pricing/fees';
import { subtract, toPaise, toRupees } from '@/domain/money/money';
import { dayInIndia } from '@/domain/time/india';
import type { Amounts } from '@/domain/pricing/pricing';

export interface ShipmentInputs {
  orderId: string;
  email: string;
  address: Address;
  items: readonly CartItem[];
  couponCode: string;
  amounts: Amounts;
  paymentMethod: PaymentMethod;
  companyName: string;
  /** Rupees of store credit that it takes; absent without any. */
  storeCredit?: number | undefined;
  /** The present that it is; absent otherwise. */
  gift?: CreateShipmentRequest['gift'];
  /** The SKU of its free sample; absent without one. */
  sample?: string | undefined;
  now: Date;
}

/** Returns the body of create-shipment in the specification's format: one invoice, one box, tax rate 0. */
export function buildShipmentRequest(inputs: ShipmentInputs): CreateShipmentRequest {
  const { orderId, address, items, amounts, paymentMethod, gift, sample, storeCredit = 0 } = inputs;
  const { hsn, taxRate } = invoiceTax(paymentMethod);
  const cod = paymentMethod === 'Cash on Delivery';
  return {
    order_id: orderId,
    company_name: inputs.companyName,
    no_of_invoices: 1,
    no_of_boxes: 1,
    customer_email: inputs.email,
    consignee_name: address.name,
    consignee_phone: address.phone,
    consignee_address: streetOf(address),
    consignee_pincode: address.pincode,
    consignee_city: address.city,
    consignee_state: address.state,
    payment_method: cod ? 'cod' : 'prepaid',
    collectable_amount: cod ? toRupees(subtract(toPaise(amounts.finalTotal), toPaise(storeCredit))) : 0,
    invoice_value: amounts.finalTotal,
    box_details: [boxFor(paymentMethod)],
    invoice_details: [
      {
        invoice_number: orderId,
        invoice_date: dayInIndia(inputs.now),
        invoice_value: amounts.finalTotal,
        hsn_code: hsn,
        tax_rate: taxRate,
        tax_value: 0,
      },
    ],
    coupon_code: inputs.couponCode,
    delivery_fee: amounts.deliveryFee,
    sub_total: amounts.subTotal,
    discount_amount: amounts.discountAmount,
    final_total: amounts.finalTotal,
    ...(cod && storeCredit > 0 ? { store_credit: storeCredit } : {}),
    ...(gift ? { gift } : {}),
    ...(sample ? { sample } : {}),
    products: items
      .filter((item) => item.kind !== 'combo')
      .map((item) => ({
        id: item.id,
        productName: item.name,
        invoiceValue: item.price,
        quantity: item.quantity,
        variant: item.variant,
        sku: item.sku,
        packed: false,
      })),
    combos: items
      .filter((item) => item.kind === 'combo')
      .map((item) => ({
        id: item.id,
        comboName: item.name,
        invoiceValue: item.price,
        quantity: item.quantity,
        packed: false,
      })),
  };
}
