import type { FieldProblem } from '@/domain/records/fieldProblem';
import type { OfferDraft } from '@/domain/offers/offerDraft';
import { offerProblems } from '@/domain/offers/offerProblems';
import { draftOfOffer } from '@/domain/offers/offerStored';
import type { BannerDraft, HighlightDraft } from '@/domain/offers/scheduled/draft';
import { fromIndiaInput, toIndiaInput } from '@/domain/offers/scheduled/indiaInput';
import { bannerProblems, highlightProblems } from '@/domain/offers/scheduled/problems';
import { draftOfBanner, draftOfHighlight } from '@/domain/offers/scheduled/toStored';
import type { OfferScope } from '@/domain/offers/scope';
import { OFFER_TYPE_DEFINITIONS } from '@/domain/offers/types/offerTypeDefinitions';
import { figuresBy } from '@/domain/offers/types/offerType';
import type { ScheduledDraft, ScheduledEntry } from '@/services/admin/catalogue/createScheduledAdmin';
import { listOf, numberOf, textOf } from '../../fields';
import { scheduledTexts } from '../messages';
import type { BannerForm, HighlightForm, OfferForm, ScheduledForm } from './forms';

const timed = ({ enabled, startsAt, endsAt }: ScheduledForm) => ({
  enabled: enabled === 'on',
  startsAt: fromIndiaInput(startsAt),
  endsAt: fromIndiaInput(endsAt),
});

function scopeOfForm({ scope, scopeItems, scopeCategories }: OfferForm): OfferScope {
  switch (scope) {
    case 'products':
      return { kind: 'products', items: scopeItems };
    case 'categories':
      return { kind: 'categories', categories: listOf(scopeCategories) };
    case 'all':
    case 'first_order':
      return { kind: scope };
  }
}

/** Omits the figures that the type does not use, even if their fields have values. */
export function offerDraftOf(form: OfferForm): OfferDraft {
  const { type } = form;
  const own = new Set(OFFER_TYPE_DEFINITIONS[type].fields.map(({ name }) => name));
  return {
    ...timed(form),
    ...figuresBy((name) => (own.has(name) ? numberOf(form[name]) : 0)),
    code: form.code.trim().toUpperCase(),
    title: form.title.trim(),
    type,
    scope: scopeOfForm(form),
    minProducts: numberOf(form.minProducts),
    usageLimit: numberOf(form.usageLimit),
    perUserLimit: numberOf(form.perUserLimit),
    minSubtotal: numberOf(form.minSubtotal),
  };
}

export function bannerDraftOf(form: BannerForm): BannerDraft {
  const { title, text, imageWide, imageTall, alt, linkLabel, link } = form;
  return {
    ...timed(form),
    title: title.trim(),
    text: text.trim(),
    imageWide: imageWide.trim(),
    imageTall: imageTall.trim(),
    alt: alt.trim(),
    linkLabel: linkLabel.trim(),
    link: link.trim(),
  };
}

export function highlightDraftOf(form: HighlightForm): HighlightDraft {
  const { title, text, image, link } = form;
  return { ...timed(form), title: title.trim(), text: text.trim(), image: image.trim(), link: link.trim() };
}

export function scheduledDraftOf(form: ScheduledForm): ScheduledDraft {
  switch (form.kind) {
    case 'offers':
      return offerDraftOf(form);
    case 'banners':
      return bannerDraftOf(form);
    case 'highlights':
      return highlightDraftOf(form);
  }
}

/** Why a form cannot be saved. Only the server knows whether another offer has its code. */
export function scheduledProblems(form: ScheduledForm): FieldProblem[] {
  switch (form.kind) {
    case 'offers':
      return offerProblems(offerDraftOf(form));
    case 'banners':
      return bannerProblems(bannerDraftOf(form));
    case 'highlights':
      return highlightProblems(highlightDraftOf(form));
  }
}

const timedForm = ({ enabled, startsAt, endsAt }: ScheduledDraft) => ({
  enabled: enabled ? ('on' as const) : ('off' as const),
  startsAt: toIndiaInput(startsAt),
  endsAt: toIndiaInput(endsAt),
});

/** The form of a stored item. */
export function scheduledForm(item: ScheduledEntry): ScheduledForm {
  switch (item.kind) {
    case 'offers': {
      const draft = draftOfOffer(item.stored);
      const { code, title, type, scope } = draft;
      return {
        kind: 'offers',
        ...timedForm(draft),
        ...figuresBy((name) => textOf(draft[name])),
        code,
        title,
        type,
        scope: scope.kind,
        scopeItems: scope.kind === 'products' ? scope.items : [],
        scopeCategories: scope.kind === 'categories' ? scope.categories.join(', ') : '',
        minProducts: textOf(draft.minProducts),
        usageLimit: textOf(draft.usageLimit),
        perUserLimit: textOf(draft.perUserLimit),
        minSubtotal: textOf(draft.minSubtotal),
      };
    }
    case 'banners': {
      const draft = draftOfBanner(item.stored);
      return { ...draft, kind: 'banners', ...timedForm(draft) };
    }
    case 'highlights': {
      const draft = draftOfHighlight(item.stored);
      return { ...draft, kind: 'highlights', ...timedForm(draft) };
    }
  }
}

/** A copy as the start of a new item: switched off and without a code. */
export function copyOfScheduled(form: ScheduledForm): ScheduledForm {
  if (form.kind === 'offers') return { ...form, enabled: 'off', code: '' };
  return { ...form, enabled: 'off', title: scheduledTexts.copy(form.title) };
}
