import type { BannerContent, HighlightContent } from '@/domain/catalogue/catalogue';

/** A draft with a schedule; '' means no start or no end. */
export interface Timed {
  enabled: boolean;
  /** ISO. */
  startsAt: string;
  endsAt: string;
}

export type BannerDraft = Timed & BannerContent;
export type HighlightDraft = Timed & HighlightContent;

/** Characters. */
export const PLACED_LIMITS = {
  title: 120,
  text: 300,
  linkLabel: 60,
  link: 300,
} as const;
