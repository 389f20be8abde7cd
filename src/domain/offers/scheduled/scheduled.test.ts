import fc from 'fast-check';
import { savedAt } from '@/domain/records/savedAt';
import { decideSave, decideSwitch, versionOf } from './save';
import { offerProblems } from '../offerProblems';
import { draftOfOffer, offerOfDraft } from '../offerStored';
import { bannerProblems, highlightProblems } from './problems';
import { anOffer, anOfferDraft } from '../testing';
import { aBanner, aBannerDraft, aHighlightDraft } from './testing';
import { bannerOfDraft, draftOfBanner } from './toStored';

const now = new Date('2026-11-22T10:00:00.000Z');
const fields = (problems: { field: string }[]) => problems.map(({ field }) => field);

test('a valid draft has no problems and is unchanged by storing it', () => {
  const offer = anOfferDraft({ type: 'bogo', discount: 0, maxFreeItems: 1, endsAt: now.toISOString() });
  const banner = aBannerDraft({ startsAt: now.toISOString() });
  expect([offerProblems(offer), bannerProblems(banner), highlightProblems(aHighlightDraft())]).toEqual([
    [],
    [],
    [],
  ]);
  const meta = { id: 'x', createdAt: '', updatedAt: '' };
  expect(draftOfOffer(offerOfDraft(offer, meta))).toEqual(offer);
  expect(draftOfBanner(bannerOfDraft(banner, { ...meta, order: 1 }))).toEqual(banner);
  expect(Object.keys(offerOfDraft(anOfferDraft(), meta)).sort()).toEqual([
    'code',
    'createdAt',
    'discount',
    'enabled',
    'id',
    'title',
    'type',
    'updatedAt',
  ]);
});

test.each([
  ['offer', offerProblems(anOfferDraft({ usageLimit: 2, perUserLimit: 5 })), ['perUserLimit']],
  ['offer', offerProblems(anOfferDraft({ usageLimit: 2, perUserLimit: 2 })), []],
  ['offer', offerProblems(anOfferDraft({ perUserLimit: 5 })), []],
  ['banner', bannerProblems(aBannerDraft({ link: '//evil.example' })), ['link']],
  ['banner', bannerProblems(aBannerDraft({ linkLabel: '' })), ['linkLabel']],
  ['banner', bannerProblems(aBannerDraft({ link: '' })), ['link']],
  ['banner', bannerProblems(aBannerDraft({ link: '', linkLabel: '' })), []],
  [
    'banner',
    bannerProblems(aBannerDraft({ imageWide: '', imageTall: 'javascript:1' })),
    ['imageWide', 'imageTall'],
  ],
  ['banner', bannerProblems(aBannerDraft({ imageWide: '', enabled: false })), []],
  [
    'banner',
    bannerProblems(aBannerDraft({ alt: '<i>', text: 'x'.repeat(301), title: '' })),
    ['title', 'text', 'alt'],
  ],
  ['highlight', highlightProblems(aHighlightDraft({ image: '' })), ['image']],
  ['highlight', highlightProblems(aHighlightDraft({ link: 'products' })), ['link']],
])('%s: %j is a problem', (_one, problems, wrong) => expect(fields(problems)).toEqual(wrong));

const offer = anOffer();
const saving = {
  draft: anOfferDraft(),
  problems: [],
  equals: () => false,
  toStored: () => ({ ...offer, title: 'Saved' }),
};

test.each([
  ['a new draft', { stored: null, version: null }, 'saved'],
  ['the same new draft again', { stored: offer, version: null, equals: () => true }, 'same'],
  ['another new draft under its key', { stored: offer, version: null }, 'conflict'],
  ['the stored version', { stored: offer, version: offer.updatedAt ?? '' }, 'saved'],
  ['an older version', { stored: offer, version: '2026-01-01T00:00:00.000Z' }, 'conflict'],
  [
    'an older and invalid version',
    { stored: offer, version: '', problems: [{ field: 'code', message: '' }] },
    'conflict',
  ],
  [
    'a document from before versions existed',
    { stored: { ...offer, updatedAt: undefined }, version: '' },
    'saved',
  ],
  ['a missing document', { stored: null, version: '' }, 'gone'],
  [
    'an invalid draft',
    { stored: null, version: null, problems: [{ field: 'code', message: '' }] },
    'refused',
  ],
])('a save with %s is %s', (_name, change, kind) =>
  expect(decideSave({ ...saving, ...change }).kind).toBe(kind),
);

test('every version is later than the one before, regardless of the clocks', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: -5, max: 5 }), { minLength: 2 }), (drift) => {
      const versions = drift.reduce<string[]>((all, ms) => {
        const last = all.at(-1);
        return [...all, savedAt(last ? { updatedAt: last } : null, new Date(now.getTime() + ms))];
      }, []);
      expect([...new Set(versions)].sort()).toEqual(versions);
    }),
  );
});

test('an item must be valid to be switched on, but not to be switched off', () => {
  const bare = aBanner('x', 1, { imageTall: '', enabled: false });
  const on = {
    enabled: true,
    version: versionOf(bare),
    now,
    problems: (one: typeof bare) => bannerProblems(draftOfBanner(one)),
  };
  expect(decideSwitch(bare, on)).toMatchObject({ kind: 'refused', problems: [{ field: 'imageTall' }] });
  expect(decideSwitch({ ...bare, enabled: true }, { ...on, enabled: false })).toMatchObject({
    kind: 'saved',
    stored: { enabled: false, updatedAt: now.toISOString() },
  });
  expect(decideSwitch(bare, { ...on, enabled: false }).kind).toBe('same');
  expect(decideSwitch(null, on).kind).toBe('gone');
});

test('only the version that the admin saw is switched, and a repeated switch succeeds', () => {
  const theirs = { ...aBanner('x', 1, { enabled: false }), updatedAt: '2026-11-02T00:00:00.000Z' };
  const on = { enabled: true, version: '2026-11-01T00:00:00.000Z', now, problems: () => [] };
  expect(decideSwitch(theirs, on)).toEqual({ kind: 'conflict', stored: theirs });
  expect(decideSwitch({ ...theirs, enabled: true }, on).kind).toBe('same');
  const { updatedAt: _updatedAt, ...neverSaved } = theirs;
  expect(decideSwitch(neverSaved, { ...on, version: '' }).kind).toBe('saved');
});
