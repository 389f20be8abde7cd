import { EMPTY_ADDRESS, type Address, type AddressField } from '@/domain/addresses/address';
import { isSoundLine, setLine, type CartItem } from '@/domain/cart/cart';
import type { Amounts } from '@/domain/pricing/pricing';
import { isFields, textOf, type Fields } from '@/domain/records/untyped';

const numberOf = (value: unknown) => (typeof value === 'number' && Number.isFinite(value) ? value : 0);

function readCartItem(fields: Fields): CartItem {
  return {
    id: textOf(fields.id),
    name: textOf(fields.name),
    title: textOf(fields.title),
    price: numberOf(fields.price),
    quantity: Math.floor(numberOf(fields.quantity)),
    mainImage: textOf(fields.mainImage),
    variant: textOf(fields.variant),
    sku: textOf(fields.sku),
    kind: fields.kind === 'combo' ? 'combo' : 'product',
  };
}

/** Parses a stored cart: keeps only complete lines, each once and within the limits. */
export function readCartItems(value: unknown): CartItem[] {
  if (!Array.isArray(value)) return [];
  const items = value.filter(isFields).map(readCartItem);
  return items.filter(isSoundLine).reduce<CartItem[]>(setLine, []);
}

/** Parses stored sums; a value that is not a number counts as 0. */
export function readAmounts(value: unknown): Amounts {
  const fields = isFields(value) ? value : {};
  const deliveryDiscount = numberOf(fields.deliveryDiscount);
  return {
    subTotal: numberOf(fields.subTotal),
    discountAmount: numberOf(fields.discountAmount),
    prepaidDiscount: numberOf(fields.prepaidDiscount),
    deliveryFee: numberOf(fields.deliveryFee),
    ...(deliveryDiscount > 0 ? { deliveryDiscount } : {}),
    ...(typeof fields.giftWrap === 'number' ? { giftWrap: numberOf(fields.giftWrap) } : {}),
    finalTotal: numberOf(fields.finalTotal),
  };
}

/** Parses a person's profile; null for missing fields. */
export function readProfile({ displayName, phone }: Fields) {
  const text = (value: unknown) => (typeof value === 'string' ? value : null);
  return { displayName: text(displayName), phone: text(phone) };
}

function readAddress(fields: Fields): Address {
  const form = { ...EMPTY_ADDRESS };
  for (const field of Object.keys(form) as AddressField[]) form[field] = textOf(fields[field]);
  return { ...form, isDefault: fields.isDefault === true, createdAt: textOf(fields.createdAt) };
}

/** Parses the addresses of a user document; drops those without a name. */
export function readAddresses(value: unknown): Address[] {
  if (!Array.isArray(value)) return [];
  return value
    .filter(isFields)
    .map(readAddress)
    .filter((address) => address.name !== '');
}
