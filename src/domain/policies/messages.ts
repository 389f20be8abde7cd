import { COD_FEE, COD_FEE_BELOW, PREPAID_PERCENT } from '../pricing/fees';
import { formatRupees } from '../money/money';
import { CREDIT_MONTHS, RETURNED_DAYS } from '../credit/limits';
import { GIFT_CARD_CANCEL_DAYS, GIFT_CARD_MONTHS } from '../giftCards/giftCard';
import { RETENTION } from '../customers/retention/messages';
import { RETURN_DAYS } from '../orders/returns/returns';
import { store, supportContact } from '../store';
import type { Passage, Policy } from './policy';

const care = `${supportContact} (${store.supportHours})`;
const fee = formatRupees(COD_FEE);
const below = formatRupees(COD_FEE_BELOW);

const { grievanceOfficer: officer } = store;
const complaint: Passage = [
  'If something went wrong',
  `Write to ${care}. If that does not settle it, our grievance officer is ${officer.name}, ${officer.email}. A complaint is acknowledged within 48 hours and resolved within one month.`,
];

/** The shop's policies by slug. They describe the shop's real behaviour only. */
export const policies: Record<string, Policy> = {
  shipping: {
    title: 'Shipping and delivery',
    lead: 'Where we deliver, what it costs and how you follow it.',
    inShort: [
      ['All of India', 'the check on a product’s page knows your PIN code'],
      { online: ['Free when you pay online', `and ${PREPAID_PERCENT}% less`] },
      [`${fee} with cash on delivery`, `free from ${below} up`],
      ['Each step shown', 'under Order History, with the tracking number'],
    ],
    passages: [
      [
        'Where and when',
        'We deliver within India. The check on every product page says whether your PIN code is reached, by when, and whether cash on delivery is possible there. The day it names is the courier’s estimate, not a promise.',
      ],
      [
        'What it costs',
        `With cash on delivery, orders below ${below} carry a delivery fee of ${fee}. Cash on delivery from ${below} up is delivered free.`,
        {
          online: `Orders paid online are delivered free, and paying online takes another ${PREPAID_PERCENT}% off.`,
        },
      ],
      [
        'Following your parcel',
        'You can see every step, from placed to delivered, under Order History in your profile, with the courier and the tracking number as soon as there is one.',
      ],
      [
        'If it does not arrive',
        'A parcel that cannot be delivered comes back to us, and you pay nothing for it.',
        { online: 'If you paid online we refund what you paid for it.' },
      ],
      complaint,
    ],
  },
  returns: {
    title: 'Returns and refunds',
    lead: 'What you can return, and how you get your money.',
    inShort: [
      [`${RETURN_DAYS} days to ask`, 'from the day it is delivered'],
      ['Cancel until pick-up', 'yourself, under Order History'],
      ['We pay for the return', 'for every reason: a courier picks it up'],
      ['Opened is opened', 'unless something is wrong with it'],
    ],
    passages: [
      [
        'Cancelling',
        'You can cancel an order yourself, under Order History in your profile, until the courier has picked it up. If a parcel is already booked, we first ask the courier to stop it; your order is cancelled as soon as they confirm it.',
        'Whatever you paid for it is refunded in full. You do not need to ask for it.',
        `Once it has been picked up, refuse the parcel at the door and it comes back to us. If you cannot cancel it yourself, write to ${care} with its number.`,
      ],
      [
        'Returning',
        `You can request a return yourself, under Order History in your profile, within ${RETURN_DAYS} days of delivery, for the whole order or some of its products: unopened ones for any reason, opened ones if something is wrong with them. Please keep them and their packaging until we answer by email.`,
        'Once we have accepted the return, a courier picks it up at your address, free of charge. We look at what comes back and refund it; the delivery fee comes back with a whole order. If we cannot take something back, we say why and send it to you again, free of charge.',
      ],
      [
        'Damaged, wrong or missing',
        `If what arrives is damaged, leaking, expired, not what you ordered or incomplete, ask to return it, or write to ${care}, within ${RETURN_DAYS} days of its delivery. A photograph helps. We replace it or refund it, as you prefer, and pay for the return.`,
      ],
      [
        'Opened products',
        'For reasons of hygiene, products whose seal is broken cannot be returned because of a change of mind. If something does not suit your skin, write to us all the same.',
      ],
      [
        'How refunds are paid',
        {
          online:
            'Online payments are refunded to the same card, account or UPI address; banks usually take five to seven working days.',
        },
        'Cash on delivery is refunded by bank transfer to an account you name.',
        'You can have store credit instead: choose it when you cancel or ask to return. It does not expire.',
        `Store credit that you paid with comes back as store credit, good for at least ${RETURNED_DAYS} more days. If only a part is refunded, what you paid otherwise goes back first.`,
        'Gift wrap is paid back if you cancel or the parcel does not arrive, not when you return products after that.',
      ],
      complaint,
    ],
  },
  privacy: {
    title: 'Privacy',
    lead: 'What we know about you, why, and who else sees it.',
    inShort: [
      ['Never sold', 'and no advertising that you did not ask for'],
      { online: ['No card details', 'they go straight to the payment provider'] },
      ['One file, any time', 'everything we keep, under Your data in your profile'],
      ['Deleted when you say', 'but for what tax law makes us keep'],
    ],
    passages: [
      [
        'What we keep',
        'Your email address, your name if you give it, the addresses you save, your cart, your wishlist, your orders, and what you write to us. A password is kept only as a hash by Google’s sign-in service; we never see it. It also keeps the mobile number to which it sends you login codes, if you add one.',
        { online: 'Card and UPI details go straight to the payment provider and never reach us.' },
      ],
      [
        'What it is for',
        'To sell and deliver what you order, to answer you, and to keep the accounts the law asks for. We do not sell it, and we do not send advertising that you did not ask for.',
      ],
      [
        'Who else sees it',
        'The courier sees the name, phone number and address on your parcel. Google hosts our data.',
        { online: 'The payment provider sees the amount and your contact details.' },
        'Where the page has an analytics service, it hears which pages are opened, what is searched for and put into the cart, and the number and sum of an order; never your name, your address or what you write to us. It keeps a cookie, and can tell one visit from the next, only if you allow it. You are asked once, and Cookie choices at the foot of every page changes your answer. None of it is for advertising.',
      ],
      [
        'In your browser',
        'A guest’s cart and wishlist, the last products you looked at, the PIN code you asked about, how you last chose to pay, what you are in the middle of writing, the fact that somebody is signed in, for a day the address to which you had a login link sent, for ten minutes the number to which you had a login code sent, your answer about cookies and the numbers of orders that have been counted are stored in your browser. Clearing its storage removes them.',
      ],
      [
        'Your rights',
        'Under Profile you can see and change your name, your mobile number and your addresses. Your data, on the same page, has a copy of everything we keep about you, and deletes your account; that waits until orders under way are finished and refunds are paid.',
        `For anything else that you would like to know, have corrected or erased, and to take back what you agreed to, write to ${store.supportEmail}.`,
      ],
      ['What is kept for how long', ...RETENTION],
      complaint,
    ],
  },
  terms: {
    title: 'Terms of sale',
    lead: 'The agreement between you and us when you order.',
    inShort: [
      ['All taxes included', 'and the whole sum shown before you order'],
      ['One coupon an order', 'within its conditions'],
      ['Try a little first', 'on the inside of your arm'],
    ],
    passages: [
      ['Who sells', `${store.legalName}, ${store.legalAddress}. You can reach us at ${care}.`],
      [
        'Prices',
        'All prices are in Indian rupees and include all taxes. What you pay is shown in full before you order. If a price or the stock changes while you shop, you are shown the right figures and asked again; nothing is charged before that.',
      ],
      [
        'Ordering',
        'An order is accepted when you see it under Order History. If we cannot deliver something after all, we tell you and refund what you paid for it.',
      ],
      [
        'Coupons',
        'One coupon can be used with an order, within its conditions. It cannot be exchanged for cash.',
      ],
      [
        'Gift cards',
        `A gift card is good for ${GIFT_CARD_MONTHS} months from the day it is sent. Adding its code makes it store credit with the same last day. You can cancel a card that you bought within ${GIFT_CARD_CANCEL_DAYS} days of paying, as long as nobody has used it, and get your money back. Otherwise it cannot be exchanged for cash.`,
      ],
      [
        'Store credit',
        `Credit that we give you, or that you earn with a friend, is good for ${CREDIT_MONTHS} months. Credit that you chose instead of a refund does not expire. Your profile shows each sum and its last day; what is left after that day is lost. Credit cannot be exchanged for cash.`,
      ],
      [
        'Using the products',
        'Our products are cosmetics. Read the ingredient list and try a little on the inside of your arm first. Stop if your skin reacts, and see a doctor if it does not calm down.',
      ],
      ['The law that applies', 'Indian law. Your rights as a consumer are not touched by anything here.'],
      complaint,
    ],
  },
  grievance: {
    title: 'Grievance officer',
    lead: 'Whom to turn to when we have not put something right, and by when you hear from us.',
    inShort: [
      ['48 hours', 'until we acknowledge your complaint'],
      ['One month', 'until it is resolved'],
      ['1915', 'the National Consumer Helpline, if it is not'],
    ],
    passages: [
      [
        'Who it is',
        `${officer.name}, grievance officer, ${store.legalName}, ${store.legalAddress}. Email ${officer.email}, telephone ${store.supportPhone} (${store.supportHours}).`,
      ],
      [
        'How to complain',
        'Write or call. Give your name, how we can reach you, and the order number if it is about an order, and say what happened and what you would like us to do. Photographs help.',
      ],
      [
        'By when',
        'We acknowledge a complaint within 48 hours of receiving it and resolve it within one month, as the Consumer Protection (E-Commerce) Rules, 2020 ask. If we need something from you to do so, we say it when we acknowledge it.',
      ],
      [
        'If you are not satisfied',
        'You can turn to the National Consumer Helpline, on 1915 or at consumerhelpline.gov.in, or to the consumer commission of your district.',
      ],
    ],
  },
};
