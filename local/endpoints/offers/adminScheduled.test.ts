import { aBanner, aBannerDraft, aHighlight, aHighlightDraft } from '@/domain/offers/scheduled/testing';
import { anOffer, anOfferDraft } from '@/domain/offers/testing';
import { startTestShop, type TestShop } from '../testing/shops/testShop';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop({ instances: 2 });
});
beforeEach(() =>
  shop.seed({
    offers: [anOffer('glow10', {}, 7), anOffer('mist100')],
    banners: [aBanner('one', 1), aBanner('two', 2), aBanner('three', 3)],
    highlights: [aHighlight('one', 1), aHighlight('two', 2)],
  }),
);
afterAll(() => shop.close());

const version = anOffer().updatedAt;
/** One of each kind: its area, what answers call one, the id of one that is there, and what could be said of it. */
const kinds = [
  {
    kind: 'offers',
    one: 'offer',
    id: 'glow10',
    draft: anOfferDraft({ title: 'Anew' }),
    fresh: anOfferDraft({ code: 'NEW10' }),
  },
  {
    kind: 'banners',
    one: 'banner',
    id: 'one',
    draft: aBannerDraft({ title: 'Anew' }),
    fresh: aBannerDraft(),
  },
  {
    kind: 'highlights',
    one: 'highlight',
    id: 'one',
    draft: aHighlightDraft({ title: 'Anew' }),
    fresh: aHighlightDraft(),
  },
] as const;
const key = 'k3y0000000000000new1';

/** A document; an offer with its count of uses, wherever that is stored. */
const stored = async (path: string) => {
  const data = (await shop.db.doc(path).get()).data();
  const uses = (await shop.db.doc(path.replace('offers/', 'offerUses/')).get()).get('usedCount') as unknown;
  return data && uses !== undefined ? { ...data, usedCount: uses } : data;
};
const get = (path: string, as: string | null = 'ada') => shop.call(`/api/admin/${path}`, { as });

describe.each(kinds)('$kind', ({ kind, one, id, draft, fresh }) => {
  const path = `${kind}/${id}`;
  const bodies: [string, object][] = [
    [kind, { key, draft: fresh }],
    [path, { version, draft }],
    [`${path}/switch`, { version, enabled: false }],
    [`${path}/delete`, { version }],
    [`${path}/restore`, {}],
  ];

  test('only the admin can read or write them', async () => {
    const before = await shop.snapshot();
    for (const [as, status] of [
      [null, 401],
      ['alice', 403],
      ['una', 403],
      ['eve', 403],
      ['rita', 401],
    ] as const) {
      for (const [where, body] of bodies) expect((await shop.admin(where, body, as)).status).toBe(status);
      for (const where of [kind, path]) expect((await get(where, as)).status).toBe(status);
    }
    expect(await shop.snapshot()).toEqual(before);
  });

  test('one can be created, read and saved, and the audit log records it', async () => {
    const made = await shop.admin(kind, { key, draft: fresh });
    expect(made.body).toMatchObject({ success: true, [one]: { ...presentIn(fresh), id: key } });
    expect(await stored(`${kind}/${key}`)).toEqual(made.body[one]);
    const { updatedAt } = made.body[one] as { updatedAt: string };
    const saved = await shop.admin(`${kind}/${key}`, {
      version: updatedAt,
      draft: { ...fresh, title: 'Other' },
    });
    expect(saved.body).toMatchObject({ [one]: { title: 'Other' } });
    expect((await get(`${kind}/${key}`)).body).toEqual({ [one]: saved.body[one] });
    expect((await get(kind)).body[kind]).toContainEqual(saved.body[one]);
    const entries = (await shop.audit()).sort((a, b) => a.at.localeCompare(b.at));
    expect(entries).toMatchObject([
      { action: `${one}.created`, target: `${kind}/${key}`, by: { uid: 'ada' } },
      { action: `${one}.saved`, changes: [{ field: 'title', before: fresh.title, after: 'Other' }] },
    ]);
  });

  test('creating one twice with the same id creates one, and a conflicting draft is not lost', async () => {
    const twice = await Promise.all([1, 2].map(() => shop.admin(kind, { key, draft: fresh })));
    expect(twice.map(({ status }) => status)).toEqual([200, 200]);
    expect(twice[0]?.body).toEqual(twice[1]?.body);
    const other = await shop.admin(kind, { key, draft: { ...fresh, title: 'Other' } });
    expect([other.status, other.body[one]]).toEqual([409, expect.objectContaining({ title: fresh.title })]);
    expect(await shop.audit()).toHaveLength(1);
    const made = twice[0]?.body[one] as { updatedAt: string };
    await shop.admin(`${kind}/${key}/delete`, { version: made.updatedAt });
    expect((await shop.admin(kind, { key, draft: fresh })).status).toBe(404);
  });

  test('a second admin with an old version gets a conflict and overwrites nothing', async () => {
    const replies = await Promise.all(
      ['One', 'Other'].map((title) => shop.admin(path, { version, draft: { ...draft, title } })),
    );
    const [won, lost] = replies.sort((a, b) => a.status - b.status);
    expect([won?.status, lost?.status, lost?.body['code']]).toEqual([200, 409, 'conflict']);
    expect(lost?.body[one]).toEqual(won?.body[one]);
    expect(await stored(path)).toEqual(won?.body[one]);
  });

  test('of a save and a switch at once one applies, and the other gets a conflict', async () => {
    const replies = await Promise.all([
      shop.admin(path, { version, draft }),
      shop.admin(`${path}/switch`, { version, enabled: false }),
    ]);
    const [won, lost] = replies.sort((a, b) => a.status - b.status);
    expect([won?.status, lost?.status, lost?.body['code']]).toEqual([200, 409, 'conflict']);
    expect(lost?.body[one]).toEqual(won?.body[one]);
    expect(await stored(path)).toEqual(won?.body[one]);
  });

  test('what a colleague saved meanwhile is neither switched on nor deleted from an old list', async () => {
    const off = { ...draft, enabled: false };
    const saved = await shop.admin(path, { version, draft: off });
    const before = await shop.snapshot();
    for (const [act, body] of [
      ['switch', { version, enabled: true }],
      ['delete', { version }],
    ] as const) {
      const refused = await shop.admin(`${path}/${act}`, body);
      expect([act, refused.status, refused.body]).toMatchObject([
        act,
        409,
        { code: 'conflict', [one]: saved.body[one] },
      ]);
    }
    expect(await shop.snapshot()).toEqual(before);
    const { updatedAt } = saved.body[one] as { updatedAt: string };
    const on = await shop.admin(`${path}/switch`, { version: updatedAt, enabled: true });
    expect([on.status, on.body[one]]).toMatchObject([200, { enabled: true, title: 'Anew' }]);
  });

  test('a switch to the current value writes nothing, and an unknown id is refused', async () => {
    const before = await shop.snapshot();
    expect((await shop.admin(`${path}/switch`, { version, enabled: true })).status).toBe(200);
    for (const where of ['nothing', '__x__', 'a%2Fb']) {
      const turned = await shop.admin(`${kind}/${where}/switch`, { version, enabled: true });
      expect(turned.status).toBe(404);
      expect((await shop.admin(`${kind}/${where}`, { version, draft })).status).toBe(404);
      expect((await shop.admin(`${kind}/${where}/restore`)).status).toBe(404);
      expect((await shop.admin(`${kind}/${where}/delete`, { version })).status).toBe(404);
    }
    expect(await shop.snapshot()).toEqual(before);
  });

  test('deleting twice deletes once, and a restored item keeps its id', async () => {
    const before = await stored(path);
    const twice = await Promise.all([1, 2].map(() => shop.admin(`${path}/delete`, { version })));
    expect(twice.map(({ status }) => status)).toEqual([200, 200]);
    expect(await stored(path)).toBeUndefined();
    expect((await get(path)).status).toBe(404);
    expect((await shop.admin(path, { version, draft })).status).toBe(404);
    const [back] = await Promise.all([shop.admin(`${path}/restore`), shop.admin(`${path}/restore`)]);
    expect(back.body).toMatchObject({ success: true, [one]: before });
    expect(await stored(path)).toEqual(before);
    expect((await shop.audit()).map(({ action }) => action).sort()).toEqual([
      `${one}.deleted`,
      `${one}.restored`,
    ]);
  });
});

/** The stored fields of a draft: without empty fields, and without the scope of an offer for everything. */
const presentIn = (draft: object) =>
  Object.fromEntries(
    Object.entries(draft).filter(([name, value]) => value !== '' && value !== 0 && name !== 'scope'),
  );

describe.each([
  ['banners', 'banner'],
  ['highlights', 'highlight'],
] as const)('the order of %s', (kind, one) => {
  const idsOf = (reply: { body: Record<string, unknown> }) =>
    (reply.body[kind] as { id: string }[]).map(({ id }) => id);
  const ids = kind === 'banners' ? ['three', 'one', 'two'] : ['two', 'one'];

  test('changes as a whole, causes no edit conflict, and is logged once', async () => {
    expect(idsOf(await shop.admin(`arrange/${kind}`, { ids }))).toEqual(ids);
    expect(idsOf(await get(kind))).toEqual(ids);
    await shop.admin(`arrange/${kind}`, { ids });
    expect(await shop.audit()).toMatchObject([
      { action: `${one}.arranged`, target: kind, changes: [{ after: ids }] },
    ]);
    const draft = kind === 'banners' ? aBannerDraft({ title: 'Anew' }) : aHighlightDraft({ title: 'Anew' });
    expect((await shop.admin(`${kind}/one`, { version, draft })).status).toBe(200);
    expect(idsOf(await get(kind))).toEqual(ids);
    const shown = await shop.call('/api/catalogue', { key: null });
    expect(idsOf(shown)).toEqual(ids);
  });

  test.each([
    ['one too few', ['one']],
    ['one twice', ['one', 'one', ...ids]],
    ['another’s', [...ids.slice(1), 'glow10']],
    ['none', []],
  ])('%s is refused with the current order', async (_name, wrong) => {
    const before = await shop.snapshot();
    const reply = await shop.admin(`arrange/${kind}`, { ids: wrong });
    expect([reply.status, reply.body['code']]).toEqual([409, 'conflict']);
    expect(idsOf(reply)).toEqual(idsOf(await get(kind)));
    expect(await shop.snapshot()).toEqual(before);
  });

  test('keeps all other items when a move and a deletion happen at once', async () => {
    const [arranged] = await Promise.all([
      shop.admin(`arrange/${kind}`, { ids }),
      shop.admin(`${kind}/one/delete`, { version }),
    ]);
    expect([200, 409]).toContain(arranged.status);
    const left = idsOf(await get(kind));
    const others = (list: string[]) => list.filter((id) => id !== 'one');
    const before = kind === 'banners' ? ['two', 'three'] : ['two'];
    expect(left).toEqual(arranged.status === 200 ? others(ids) : before);
  });

  test('places new items last, also two at once', async () => {
    const draft = kind === 'banners' ? aBannerDraft() : aHighlightDraft();
    await Promise.all(['a', 'b'].map((name) => shop.admin(kind, { key: `key-0000${name}`, draft })));
    const docs = (await shop.db.collection(kind).get()).docs.map((doc) => doc.get('order') as number);
    expect(docs.sort()).toEqual(kind === 'banners' ? [1, 2, 3, 4, 5] : [1, 2, 3, 4]);
  });
});

describe.each([
  ['banners', aBannerDraft],
  ['highlights', aHighlightDraft],
] as const)('%s with a link to another site', (kind, draftOf) => {
  test.each([
    'javascript:alert(1)',
    '//evil.example',
    '/\\evil.example',
    '/%5Cevil.example',
    'https://evil.example',
  ])('%s is refused on create and on save, and nothing is written', async (link) => {
    const before = await shop.snapshot();
    const refused = { status: 400, body: { success: false, field: 'link' } };
    expect(await shop.admin(kind, { key, draft: draftOf({ link }) })).toMatchObject(refused);
    expect(await shop.admin(`${kind}/one`, { version, draft: draftOf({ link }) })).toMatchObject(refused);
    expect(await shop.snapshot()).toEqual(before);
  });
});

test('a banner without its pictures is stored but not shown', async () => {
  const draft = aBannerDraft({ imageTall: '', enabled: false });
  const made = await shop.admin('banners', { key, draft });
  expect(made.status).toBe(200);
  const { updatedAt } = made.body['banner'] as { updatedAt: string };
  const on = await shop.admin(`banners/${key}/switch`, { version: updatedAt, enabled: true });
  expect([on.status, on.body['field'], on.body['message']]).toEqual([
    400,
    'imageTall',
    'The tall picture is missing: without it this stays off.',
  ]);
  expect(await stored(`banners/${key}`)).toMatchObject({ enabled: false });
});

test('the catalogue has current banners and highlights, and those that start within minutes', async () => {
  const at = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();
  await shop.seed({
    banners: [
      aBanner('now', 1, { startsAt: at(-60), endsAt: at(60) }),
      aBanner('soon', 2, { startsAt: at(10) }),
      aBanner('later', 3, { startsAt: at(30) }),
      aBanner('over', 4, { endsAt: at(-1) }),
      aBanner('off', 5, { enabled: false }),
    ],
    highlights: [aHighlight('over', 1, { endsAt: at(-1) }), aHighlight('always', 2)],
  });
  shop.advance(2000);
  const { body } = await shop.call('/api/catalogue', { key: null });
  expect(body['banners']).toMatchObject([{ id: 'now' }, { id: 'soon' }]);
  expect(JSON.stringify(body['banners'])).not.toContain('createdAt');
  expect(body['highlights']).toMatchObject([{ id: 'always' }]);
});
