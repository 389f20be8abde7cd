import { complaints, lineProblem, pictureProblem } from '@/domain/catalogue/draft/checks';
import { LIMITS } from '@/domain/catalogue/draft/draft';
import type { FieldProblem } from '@/domain/records/fieldProblem';
import { PLACED_LIMITS, type BannerDraft, type HighlightDraft } from './draft';
import { isOwnLink, leadsSomewhere } from './ownLink';

export type Add = ReturnType<typeof complaints>['add'];

const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d{1,9})?Z$/;

const isInstant = (text: string) => INSTANT.test(text) && !Number.isNaN(Date.parse(text));

export function checkTimes({ startsAt, endsAt }: { startsAt: string; endsAt: string }, add: Add): void {
  add('startsAt', startsAt !== '' && !isInstant(startsAt) && 'The start is a day and a time.');
  add('endsAt', endsAt !== '' && !isInstant(endsAt) && 'The end is a day and a time.');
  const turned = isInstant(startsAt) && isInstant(endsAt) && Date.parse(endsAt) <= Date.parse(startsAt);
  add('endsAt', turned && 'The end is after the start.');
}

/** An enabled item needs its pictures; a disabled one may lack them. */
function checkPicture(
  draft: { enabled: boolean },
  { field, src, what }: { field: string; src: string; what: string },
  add: Add,
): void {
  if (src !== '') add(field, pictureProblem(src));
  else add(field, draft.enabled && `${what} is missing: without it this stays off.`);
}

function checkWords(draft: { title: string; text: string; link: string }, add: Add): void {
  add('title', lineProblem('The title', draft.title, PLACED_LIMITS.title, true));
  add('text', lineProblem('The text', draft.text, PLACED_LIMITS.text));
  const isOwn = isOwnLink(draft.link);
  add('link', !isOwn && 'A link is a path of this shop, such as /products.');
  add('link', isOwn && !leadsSomewhere(draft.link) && 'The shop has no page at this path.');
}

export function bannerProblems(draft: BannerDraft): FieldProblem[] {
  const { add, list } = complaints();
  checkWords(draft, add);
  add('linkLabel', lineProblem('The words on the button', draft.linkLabel, PLACED_LIMITS.linkLabel));
  add('linkLabel', draft.link !== '' && draft.linkLabel === '' && 'Say what the button says.');
  add('link', draft.link === '' && draft.linkLabel !== '' && 'Say where the button leads.');
  checkPicture(draft, { field: 'imageWide', src: draft.imageWide, what: 'The wide picture' }, add);
  checkPicture(draft, { field: 'imageTall', src: draft.imageTall, what: 'The tall picture' }, add);
  add('alt', lineProblem('What the picture shows', draft.alt, LIMITS.alt));
  checkTimes(draft, add);
  return list();
}

export function highlightProblems(draft: HighlightDraft): FieldProblem[] {
  const { add, list } = complaints();
  checkWords(draft, add);
  checkPicture(draft, { field: 'image', src: draft.image, what: 'The picture' }, add);
  checkTimes(draft, add);
  return list();
}
