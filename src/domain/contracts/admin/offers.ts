import * as v from 'valibot';
import type { Banner, Highlight } from '../../catalogue/catalogue';
import { LIMITS } from '../../catalogue/draft/draft';
import type { Offer } from '../../offers/offer';
import { OFFER_LIMITS } from '../../offers/offerDraft';
import { SCOPE_KINDS } from '../../offers/scope';
import { SCOPE_LIMITS } from '../../offers/scopeProblems';
import { PLACED_LIMITS } from '../../offers/scheduled/draft';
import { figuresBy, OFFER_TYPES } from '../../offers/types/offerType';
import { documentId, draftNumber as number, draftText as text, key, listOf } from '../fields';

const enabled = v.boolean('enabled must be true or false');

const timed = { enabled, startsAt: text('startsAt', 40), endsAt: text('endsAt', 40) };

const scope = v.variant(
  'kind',
  [
    v.object({ kind: v.literal('all') }),
    v.object({ kind: v.literal('first_order') }),
    v.object({
      kind: v.literal('products'),
      items: listOf(
        'scope.items',
        v.object({
          kind: v.picklist(['product', 'combo'], 'kind must be product or combo'),
          id: documentId('scope.items.id'),
          name: text('scope.items.name', SCOPE_LIMITS.name),
        }),
        SCOPE_LIMITS.items,
      ),
    }),
    v.object({
      kind: v.literal('categories'),
      categories: listOf(
        'scope.categories',
        text('scope.categories', LIMITS.listEntry),
        SCOPE_LIMITS.categories,
      ),
    }),
  ],
  `scope.kind must be one of ${SCOPE_KINDS.join(', ')}`,
);

export const offerDraft = v.object({
  ...timed,
  code: text('code', 40),
  title: text('title', OFFER_LIMITS.title),
  type: v.picklist(OFFER_TYPES, `type must be one of ${OFFER_TYPES.join(', ')}`),
  scope,
  ...figuresBy(number),
  minProducts: number('minProducts'),
  usageLimit: number('usageLimit'),
  perUserLimit: number('perUserLimit'),
  minSubtotal: number('minSubtotal'),
});

const words = {
  title: text('title', PLACED_LIMITS.title),
  text: text('text', PLACED_LIMITS.text),
  link: text('link', PLACED_LIMITS.link),
};

export const bannerDraft = v.object({
  ...timed,
  ...words,
  imageWide: text('imageWide', LIMITS.imageSrc),
  imageTall: text('imageTall', LIMITS.imageSrc),
  alt: text('alt', LIMITS.alt),
  linkLabel: text('linkLabel', PLACED_LIMITS.linkLabel),
});

export const highlightDraft = v.object({ ...timed, ...words, image: text('image', LIMITS.imageSrc) });

/** POST /api/admin/{offers|banners|highlights}: creates an item, whose id is `key`. */
export const newRequest = <D extends v.GenericSchema>(draft: D) => v.object({ key, draft });
/** The `updatedAt` of the item that the admin saw, or ''. */
const version = text('version', 40);

/** POST /api/admin/{offers|banners|highlights}/{id} */
export const saveRequest = <D extends v.GenericSchema>(draft: D) => v.object({ version, draft });

/** POST /api/admin/{offers|banners|highlights}/{id}/switch */
export const switchRequest = v.object({ version, enabled });

/** POST /api/admin/{offers|banners|highlights}/{id}/delete */
export const deleteRequest = v.object({ version });

/** POST /api/admin/arrange/{banners|highlights}: all ids in their new order. */
export const arrangeRequest = v.object({
  ids: listOf('ids', documentId('ids'), 500),
});

/** GET /api/admin/{offers|banners|highlights}: banners and highlights by position, offers newest first. */
export interface ScheduledLists {
  offers: { offers: Offer[] };
  banners: { banners: Banner[] };
  highlights: { highlights: Highlight[] };
}
