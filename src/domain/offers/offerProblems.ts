import { complaints, countProblem, lineProblem, rupeesProblem } from '@/domain/catalogue/draft/checks';
import type { FieldProblem } from '@/domain/records/fieldProblem';
import { isDocumentId } from '@/domain/records/documentId';
import { normaliseCode } from './coupons';
import { messages } from './messages/problems';
import { OFFER_LIMITS, type OfferDraft } from './offerDraft';
import { scopeProblems } from './scopeProblems';
import { checkTimes, type Add } from './scheduled/problems';
import { OFFER_TYPE_DEFINITIONS } from './types/offerTypeDefinitions';
import { OFFER_FIGURES } from './types/offerType';

const CODE = /^[A-Z0-9_-]{3,20}$/;

/** Checks the type's own figures, and that no figure of another type is given. */
function checkFigures(draft: OfferDraft, add: Add): void {
  if (!Object.hasOwn(OFFER_TYPE_DEFINITIONS, draft.type)) {
    add('type', messages.noSuchType);
    return;
  }
  const definition = OFFER_TYPE_DEFINITIONS[draft.type];
  for (const { field, message } of definition.validate(draft)) add(field, message);
  for (const name of OFFER_FIGURES) {
    const isOwn = definition.fields.some((field) => field.name === name);
    add(name, !isOwn && draft[name] !== 0 && messages.otherFigure(definition.label));
  }
}

/** All problems of an offer, by field; empty when it can be saved. */
export function offerProblems(draft: OfferDraft): FieldProblem[] {
  const { add, list } = complaints();
  const { units, uses, usesEach, title } = OFFER_LIMITS;
  const code = normaliseCode(draft.code);
  add('code', code === '' && messages.codeRequired);
  add('code', !CODE.test(code) && messages.wrongCode);
  add('code', !isDocumentId(code) && messages.reservedCode);
  add('title', lineProblem(messages.title, draft.title, title, true));
  checkFigures(draft, add);
  for (const { field, message } of scopeProblems(draft.scope)) add(field, message);
  add('minProducts', countProblem(messages.minProducts, draft.minProducts, units));
  add('minSubtotal', rupeesProblem(messages.minSubtotal, draft.minSubtotal));
  add('usageLimit', countProblem(messages.uses, draft.usageLimit, uses));
  add('perUserLimit', countProblem(messages.usesEach, draft.perUserLimit, usesEach));
  const isUnreachable = draft.usageLimit > 0 && draft.perUserLimit > draft.usageLimit;
  add('perUserLimit', isUnreachable && messages.tooManyEach);
  checkTimes(draft, add);
  return list();
}
