import { complaints, lineProblem, pictureProblem } from '@/domain/catalogue/draft/checks';
import { LIMITS } from '@/domain/catalogue/draft/draft';
import type { FieldProblem } from '@/domain/records/fieldProblem';
import { PLACED_LIMITS, type BannerDraft, type HighlightDraft } from './draft';
import { messages } from './messages';
import { isOwnLink, leadsSomewhere } from './ownLink';

export type Add = ReturnType<typeof complaints>['add'];

const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d{1,9})?Z$/;

const isInstant = (text: string) => INSTANT.test(text) && !Number.isNaN(Date.parse(text));

export function checkTimes({ startsAt, endsAt }: { startsAt: string; endsAt: string }, add: Add): void {
  add('startsAt', startsAt !== '' && !isInstant(startsAt) && messages.wrongStart);
  add('endsAt', endsAt !== '' && !isInstant(endsAt) && messages.wrongEnd);
  const turned = isInstant(startsAt) && isInstant(endsAt) && Date.parse(endsAt) <= Date.parse(startsAt);
  add('endsAt', turned && messages.endsFirst);
}

/** An enabled item needs its pictures; a disabled one may lack them. */
function checkPicture(
  draft: { enabled: boolean },
  { field, src, what }: { field: string; src: string; what: string },
  add: Add,
): void {
  if (src !== '') add(field, pictureProblem(src));
  else add(field, draft.enabled && messages.noPicture(what));
}

function checkWords(draft: { title: string; text: string; link: string }, add: Add): void {
  add('title', lineProblem(messages.title, draft.title, PLACED_LIMITS.title, true));
  add('text', lineProblem(messages.text, draft.text, PLACED_LIMITS.text));
  const isOwn = isOwnLink(draft.link);
  add('link', !isOwn && messages.otherSite);
  add('link', isOwn && !leadsSomewhere(draft.link) && messages.noSuchPage);
}

export function bannerProblems(draft: BannerDraft): FieldProblem[] {
  const { add, list } = complaints();
  checkWords(draft, add);
  add('linkLabel', lineProblem(messages.button, draft.linkLabel, PLACED_LIMITS.linkLabel));
  add('linkLabel', draft.link !== '' && draft.linkLabel === '' && messages.noButton);
  add('link', draft.link === '' && draft.linkLabel !== '' && messages.noLink);
  checkPicture(draft, { field: 'imageWide', src: draft.imageWide, what: messages.widePicture }, add);
  checkPicture(draft, { field: 'imageTall', src: draft.imageTall, what: messages.tallPicture }, add);
  add('alt', lineProblem(messages.alt, draft.alt, LIMITS.alt));
  checkTimes(draft, add);
  return list();
}

export function highlightProblems(draft: HighlightDraft): FieldProblem[] {
  const { add, list } = complaints();
  checkWords(draft, add);
  checkPicture(draft, { field: 'image', src: draft.image, what: messages.picture }, add);
  checkTimes(draft, add);
  return list();
}
