import type { Banner, Highlight } from '@/domain/catalogue/catalogue';
import type { BannerDraft, HighlightDraft } from './draft';

/** The fields that the team does not edit. */
export interface StoredMeta {
  id: string;
  createdAt: string;
  updatedAt: string;
}

/** Omits empty fields, which a document does not store. */
export function withoutEmpty<T extends object>(fields: T): Partial<T> {
  return Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== 0 && value !== ''),
  ) as Partial<T>;
}

export function bannerOfDraft(draft: BannerDraft, meta: StoredMeta & Pick<Banner, 'order'>): Banner {
  const { startsAt, endsAt, ...fields } = draft;
  return { ...meta, ...fields, ...withoutEmpty({ startsAt, endsAt }) };
}

export function draftOfBanner(banner: Banner): BannerDraft {
  const { title, text = '', imageWide, imageTall, alt = '', linkLabel = '', link = '' } = banner;
  const { enabled, startsAt = '', endsAt = '' } = banner;
  return { title, text, imageWide, imageTall, alt, linkLabel, link, enabled, startsAt, endsAt };
}

export function highlightOfDraft(
  draft: HighlightDraft,
  meta: StoredMeta & Pick<Highlight, 'order'>,
): Highlight {
  const { startsAt, endsAt, ...fields } = draft;
  return { ...meta, ...fields, ...withoutEmpty({ startsAt, endsAt }) };
}

export function draftOfHighlight(highlight: Highlight): HighlightDraft {
  const { title, text = '', image, link = '', enabled, startsAt = '', endsAt = '' } = highlight;
  return { title, text, image, link, enabled, startsAt, endsAt };
}
