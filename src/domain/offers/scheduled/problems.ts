import {
  complaints,
  countProblem,
  lineProblem,
  pictureProblem,
  rupeesProblem,
} from '@/domain/catalogue/draft/checks';
import { LIMITS, type Problem } from '@/domain/catalogue/draft/draft';
import { normaliseCode } from '../coupons';
import { isDocumentId } from '@/domain/general/documentId';
import {
  OFFER_TYPES,
  PROMOTION_LIMITS,
  type BannerDraft,
  type HighlightDraft,
  type OfferDraft,
} from './draft';
import { isOwnLink } from './ownLink';

type Add = ReturnType<typeof complaints>['add'];

const CODE = /^[A-Z0-9_-]{3,20}$/;
const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d{1,9})?Z$/;

const isInstant = (text: string) => INSTANT.test(text) && !Number.isNaN(Date.parse(text));
const twoDecimals = (value: number) => Math.abs(value * 100 - Math.round(value * 100)) < 1e-6;

function checkTimes({ startsAt, endsAt }: { startsAt: string; endsAt: string }, add: Add): void {
  add('startsAt', startsAt !== '' && !isInstant(startsAt) && 'The start is a day and a time.');
  add('endsAt', endsAt !== '' && !isInstant(endsAt) && 'The end is a day and a time.');
  const turned = isInstant(startsAt) && isInstant(endsAt) && Date.parse(endsAt) <= Date.parse(startsAt);
  add('endsAt', turned && 'The end is after the start.');
}

function discountProblem({ type, discount }: OfferDraft): string | null {
  switch (type) {
    case 'percentage':
      if (!(discount > 0 && discount <= 100)) return 'The discount is above 0 and at most 100 percent.';
      return twoDecimals(discount) ? null : 'The discount has at most two decimals.';
    case 'fixed':
      if (!(discount > 0)) return 'The discount is an amount above ₹0.';
      if (discount > PROMOTION_LIMITS.fixed) return 'The discount is at most ₹1,00,000.';
      return rupeesProblem('The discount', discount);
    case 'bogo':
      return discount === 0 ? null : 'What is free here are items: there is no discount beside them.';
  }
}

/** All that is wrong with an offer, field by field; none where it can be saved as it is. */
export function offerProblems(draft: OfferDraft): Problem[] {
  const { add, list } = complaints();
  const { units, uses, usesEach, title } = PROMOTION_LIMITS;
  const code = normaliseCode(draft.code);
  add('code', code === '' && 'The code is required.');
  add('code', !CODE.test(code) && 'A code has 3 to 20 letters from A to Z, digits, - or _.');
  add('code', !isDocumentId(code) && 'A code cannot begin and end with two underscores.');
  add('title', lineProblem('The title', draft.title, title, true));
  if (OFFER_TYPES.includes(draft.type)) add('discount', discountProblem(draft));
  else add('type', 'The type is percentage, fixed or bogo.');
  add('minProducts', countProblem('How many items it takes', draft.minProducts, units));
  add('maxFreeItems', countProblem('The most free items', draft.maxFreeItems, units));
  add(
    'maxFreeItems',
    draft.type !== 'bogo' && draft.maxFreeItems !== 0 && 'Only buy one, get one has free items.',
  );
  add('minSubtotal', rupeesProblem('The least subtotal', draft.minSubtotal));
  add('maxDiscount', rupeesProblem('The most it takes off', draft.maxDiscount));
  add(
    'maxDiscount',
    draft.type !== 'percentage' &&
      draft.maxDiscount !== 0 &&
      'Only a percentage needs a most that it takes off.',
  );
  add('usageLimit', countProblem('The number of uses', draft.usageLimit, uses));
  add('perUserLimit', countProblem('The number of uses a person', draft.perUserLimit, usesEach));
  checkTimes(draft, add);
  return list();
}

/** What is shown needs its pictures; what is off may still wait for them. */
function checkPicture(
  draft: { enabled: boolean },
  { field, src, what }: { field: string; src: string; what: string },
  add: Add,
): void {
  if (src !== '') add(field, pictureProblem(src));
  else add(field, draft.enabled && `${what} is missing: without it this stays off.`);
}

function checkWords(draft: { title: string; text: string; link: string }, add: Add): void {
  add('title', lineProblem('The title', draft.title, PROMOTION_LIMITS.title, true));
  add('text', lineProblem('The text', draft.text, PROMOTION_LIMITS.text));
  add('link', !isOwnLink(draft.link) && 'A link is a path of this shop, such as /products.');
}

export function bannerProblems(draft: BannerDraft): Problem[] {
  const { add, list } = complaints();
  checkWords(draft, add);
  add('linkLabel', lineProblem('The words on the button', draft.linkLabel, PROMOTION_LIMITS.linkLabel));
  add('linkLabel', draft.link !== '' && draft.linkLabel === '' && 'Say what the button says.');
  add('link', draft.link === '' && draft.linkLabel !== '' && 'Say where the button leads.');
  checkPicture(draft, { field: 'imageWide', src: draft.imageWide, what: 'The wide picture' }, add);
  checkPicture(draft, { field: 'imageTall', src: draft.imageTall, what: 'The tall picture' }, add);
  add('alt', lineProblem('What the picture shows', draft.alt, LIMITS.alt));
  checkTimes(draft, add);
  return list();
}

export function highlightProblems(draft: HighlightDraft): Problem[] {
  const { add, list } = complaints();
  checkWords(draft, add);
  checkPicture(draft, { field: 'image', src: draft.image, what: 'The picture' }, add);
  checkTimes(draft, add);
  return list();
}
