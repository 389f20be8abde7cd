import type { Problem } from '@/domain/catalogue/draft/draft';
import type { BannerDraft, HighlightDraft, OfferDraft } from '@/domain/offers/scheduled/draft';
import { fromIndiaInput, toIndiaInput } from '@/domain/offers/scheduled/indiaInput';
import { bannerProblems, highlightProblems, offerProblems } from '@/domain/offers/scheduled/problems';
import { draftOfBanner, draftOfHighlight, draftOfOffer } from '@/domain/offers/scheduled/toStored';
import type { PromotionDraft, PromotionItem } from '@/services/admin/createPromotionAdmin';
import { numberOf, textOf } from '../fields';
import type { BannerForm, HighlightForm, OfferForm, PromotionForm } from './forms';

const timed = ({ enabled, startsAt, endsAt }: PromotionForm) => ({
  enabled: enabled === 'on',
  startsAt: fromIndiaInput(startsAt),
  endsAt: fromIndiaInput(endsAt),
});

/** A rule that the type has no use for is not said, whatever stands in its field. */
export function offerDraftOf(form: OfferForm): OfferDraft {
  const { type } = form;
  return {
    ...timed(form),
    ...{ code: form.code.trim().toUpperCase(), title: form.title.trim(), type },
    discount: type === 'bogo' ? 0 : numberOf(form.discount),
    minProducts: numberOf(form.minProducts),
    maxFreeItems: type === 'bogo' ? numberOf(form.maxFreeItems) : 0,
    ...{ usageLimit: numberOf(form.usageLimit), perUserLimit: numberOf(form.perUserLimit) },
    minSubtotal: numberOf(form.minSubtotal),
    maxDiscount: type === 'percentage' ? numberOf(form.maxDiscount) : 0,
  };
}

export function bannerDraftOf(form: BannerForm): BannerDraft {
  const { title, text, imageWide, imageTall, alt, linkLabel, link } = form;
  return {
    ...timed(form),
    ...{ title: title.trim(), text: text.trim(), imageWide: imageWide.trim(), imageTall: imageTall.trim() },
    ...{ alt: alt.trim(), linkLabel: linkLabel.trim(), link: link.trim() },
  };
}

export function highlightDraftOf(form: HighlightForm): HighlightDraft {
  const { title, text, image, link } = form;
  return {
    ...timed(form),
    ...{ title: title.trim(), text: text.trim(), image: image.trim(), link: link.trim() },
  };
}

export function promotionDraftOf(form: PromotionForm): PromotionDraft {
  switch (form.kind) {
    case 'offers':
      return offerDraftOf(form);
    case 'banners':
      return bannerDraftOf(form);
    case 'highlights':
      return highlightDraftOf(form);
  }
}

/** All that keeps a form from being saved; whether another offer has its code the server knows. */
export function promotionProblems(form: PromotionForm): Problem[] {
  switch (form.kind) {
    case 'offers':
      return offerProblems(offerDraftOf(form));
    case 'banners':
      return bannerProblems(bannerDraftOf(form));
    case 'highlights':
      return highlightProblems(highlightDraftOf(form));
  }
}

const timedForm = ({ enabled, startsAt, endsAt }: PromotionDraft) => ({
  enabled: enabled ? ('on' as const) : ('off' as const),
  startsAt: toIndiaInput(startsAt),
  endsAt: toIndiaInput(endsAt),
});

/** What the form shows of something that is stored. */
export function promotionForm(item: PromotionItem): PromotionForm {
  switch (item.kind) {
    case 'offers': {
      const draft = draftOfOffer(item.stored);
      const { code, title, type } = draft;
      return {
        ...{ kind: 'offers', ...timedForm(draft), code, title, type, discount: textOf(draft.discount) },
        ...{ minProducts: textOf(draft.minProducts), maxFreeItems: textOf(draft.maxFreeItems) },
        ...{ usageLimit: textOf(draft.usageLimit), perUserLimit: textOf(draft.perUserLimit) },
        ...{ minSubtotal: textOf(draft.minSubtotal), maxDiscount: textOf(draft.maxDiscount) },
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

/** A copy to begin something new with: off, and with a code still to be given. */
export function copyOfPromotion(form: PromotionForm): PromotionForm {
  if (form.kind === 'offers') return { ...form, enabled: 'off', code: '' };
  return { ...form, enabled: 'off', title: `${form.title} (copy)` };
}
