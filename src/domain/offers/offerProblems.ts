import { complaints, countProblem, lineProblem, rupeesProblem } from '@/domain/catalogue/draft/checks';
import type { Problem } from '@/domain/catalogue/draft/draft';
import { isDocumentId } from '@/domain/general/documentId';
import { normaliseCode } from './coupons';
import { OFFER_LIMITS, type OfferDraft } from './offerDraft';
import { scopeProblems } from './scopeProblems';
import { checkTimes, type Add } from './scheduled/problems';
import { OFFER_KINDS } from './types/offerKinds';
import { OFFER_FIGURES } from './types/offerType';

const CODE = /^[A-Z0-9_-]{3,20}$/;

/** The type's own figures by its own rules, and none of another type. */
function checkFigures(draft: OfferDraft, add: Add): void {
  if (!Object.hasOwn(OFFER_KINDS, draft.type)) {
    add('type', 'There is no such type of offer.');
    return;
  }
  const kind = OFFER_KINDS[draft.type];
  for (const { field, message } of kind.validate(draft)) add(field, message);
  for (const name of OFFER_FIGURES) {
    const isOwn = kind.fields.some((field) => field.name === name);
    add(name, !isOwn && draft[name] !== 0 && `“${kind.label}” has no such figure.`);
  }
}

/** All that is wrong with an offer, field by field; none where it can be saved as it is. */
export function offerProblems(draft: OfferDraft): Problem[] {
  const { add, list } = complaints();
  const { units, uses, usesEach, title } = OFFER_LIMITS;
  const code = normaliseCode(draft.code);
  add('code', code === '' && 'The code is required.');
  add('code', !CODE.test(code) && 'A code has 3 to 20 letters from A to Z, digits, - or _.');
  add('code', !isDocumentId(code) && 'A code cannot begin and end with two underscores.');
  add('title', lineProblem('The title', draft.title, title, true));
  checkFigures(draft, add);
  for (const { field, message } of scopeProblems(draft.scope)) add(field, message);
  add('minProducts', countProblem('How many items it takes', draft.minProducts, units));
  add('minSubtotal', rupeesProblem('The least subtotal', draft.minSubtotal));
  add('usageLimit', countProblem('The number of uses', draft.usageLimit, uses));
  add('perUserLimit', countProblem('The number of uses a person', draft.perUserLimit, usesEach));
  checkTimes(draft, add);
  return list();
}
