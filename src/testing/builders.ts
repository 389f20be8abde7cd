import type { Address } from '@/domain/addresses/address';
import type { CartItem } from '@/domain/cart/cart';
import type { ValidateOfferResponse } from '@/domain/contracts/orders/payment';
import type { Offer } from '@/domain/offers/offer';
import type { Order } from '@/domain/orders/order/order';
import type { SignedInUser } from '@/services';

export const aUser = (over: Partial<SignedInUser> = {}): SignedInUser => ({
  uid: 'aditi',
  email: 'aditi@glumist.example',
  displayName: 'Aditi Rao',
  emailVerified: true,
  providers: ['password'],
  ...over,
});

export const anItem = (over: Partial<CartItem> = {}): CartItem => ({
  id: 'serum',
  name: 'Amla C Glow Serum',
  title: 'Amla C Glow Serum',
  price: 649,
  quantity: 1,
  mainImage: '',
  variant: '30 ml',
  sku: 'SER-30',
  kind: 'product',
  ...over,
});

export const anAddress = (over: Partial<Address> = {}): Address => ({
  name: 'Aditi Rao',
  phone: '9845012345',
  addressLine1: '22, 4th Cross',
  addressLine2: 'Koramangala 5th Block',
  city: 'Bengaluru',
  state: 'Karnataka',
  pincode: '560034',
  landmark: '',
  isDefault: true,
  createdAt: '2026-11-01T10:00:00.000Z',
  ...over,
});

export const anOffer = (over: Partial<Offer> = {}): Offer => ({
  id: 'glow10',
  code: 'GLOW10',
  title: '10% off two or more',
  type: 'percentage',
  discount: 10,
  enabled: true,
  ...over,
});

export const anAnswer = (over: Partial<ValidateOfferResponse> = {}): ValidateOfferResponse => ({
  success: true,
  message: 'Free delivery',
  couponCode: '',
  freeItems: 0,
  changes: [],
  subTotal: 649,
  discountAmount: 0,
  prepaidDiscount: 0,
  deliveryFee: 0,
  finalTotal: 649,
  ...over,
});

export const anOrder = (over: Partial<Order> = {}): Order => ({
  orderId: 'GLM1793000000000001',
  userId: 'aditi',
  email: 'aditi@glumist.example',
  status: 'placed',
  paymentMethod: 'Cash on Delivery',
  lines: [
    {
      kind: 'product',
      id: 'serum',
      name: 'Amla C Glow Serum',
      variant: '30 ml',
      sku: 'SER-30',
      price: 649,
      quantity: 1,
      hsn: '3304',
      gstRate: 18,
      mainImage: '',
    },
  ],
  address: anAddress(),
  couponCode: '',
  amounts: { subTotal: 649, discountAmount: 0, prepaidDiscount: 0, deliveryFee: 0, finalTotal: 649 },
  payment: { status: 'cod', razorpayOrderId: '', razorpayPaymentId: '' },
  shipment: {
    status: 'booked',
    awb: 'NP123456789',
    courier: 'Delhivery Surface',
    trackingUrl: 'https://track.example/NP123456789',
    label: '',
    attempts: 1,
    nextAttemptAt: '',
    problem: '',
  },
  reserved: { 'SER-30': 1 },
  history: [{ at: '2026-11-20T16:10:00.000Z', from: null, to: 'placed', by: 'shopper', note: '' }],
  requestHash: '',
  createdAt: '2026-11-20T16:10:00.000Z',
  updatedAt: '2026-11-20T16:10:00.000Z',
  ...over,
});
