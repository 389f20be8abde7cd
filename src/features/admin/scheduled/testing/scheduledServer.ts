import type { Banner } from '@/domain/catalogue/catalogue';
import type { Offer } from '@/domain/offers/offer';
import { arranged, inOrder } from '@/domain/offers/scheduled/arrange';
import type { OfferDraft } from '@/domain/offers/offerDraft';
import { offerProblems } from '@/domain/offers/offerProblems';
import { draftOfOffer, offerOfDraft } from '@/domain/offers/offerStored';
import type { BannerDraft } from '@/domain/offers/scheduled/draft';
import { bannerProblems } from '@/domain/offers/scheduled/problems';
import { codeProblems, decideSave, decideSwitch, versionOf } from '@/domain/offers/scheduled/save';
import { savedAt } from '@/domain/records/savedAt';
import { aBanner } from '@/domain/offers/scheduled/testing';
import { anOffer } from '@/domain/offers/testing';
import { bannerOfDraft, draftOfBanner } from '@/domain/offers/scheduled/toStored';
import type { Http } from '@/services/shopApi/http';
import { answered } from '@/testing/answered';

interface Body {
  key?: string;
  version?: string;
  draft?: OfferDraft & BannerDraft;
  enabled?: boolean;
  ids?: string[];
}

const KNOWN = {
  categories: ['Serum', 'Toner'],
  tags: [],
  concerns: [],
  skinTypes: [],
  countries: [],
  manufacturers: [],
};
const notFound = answered(404, { code: 'not_found', message: 'It is not there.' });

/** The admin's endpoints for offers and banners, decided by the domain as on the server, with documents in memory. */
export function scheduledServer({
  offers = [anOffer('glow10', {}, 7), anOffer('mist100')],
  banners = [aBanner('one', 1, { title: 'One' }), aBanner('two', 2, { title: 'Two' })],
}: { offers?: Offer[]; banners?: Banner[] } = {}) {
  const stored = {
    offers: new Map(offers.map((one) => [one.id, one])),
    banners: new Map(banners.map((one) => [one.id, one])),
  };
  const bin = new Map<string, Offer | Banner>();
  const calls: { path: string; body?: unknown }[] = [];
  const record = { down: false };
  const now = new Date('2026-11-22T10:00:00.000Z');

  function saveOffer(id: string, version: string | null, draft: OfferDraft) {
    const rival = [...stored.offers.values()].find((one) => one.id !== id && one.code === draft.code);
    const decision = decideSave<OfferDraft, Offer>({
      draft,
      version,
      stored: stored.offers.get(id) ?? null,
      problems: [...offerProblems(draft), ...codeProblems(draft.code, rival?.title ?? null)],
      equals: (one, submitted) => JSON.stringify(draftOfOffer(one)) === JSON.stringify(submitted),
      toStored: (submitted, old) => {
        const meta = { id, createdAt: old?.createdAt ?? '', updatedAt: savedAt(old, now) };
        return offerOfDraft(submitted, { ...meta, usedCount: old?.usedCount });
      },
    });
    if (decision.kind === 'gone') return notFound;
    if (decision.kind === 'refused') {
      const [first] = decision.problems;
      return answered(400, { code: 'not_valid', message: first?.message, problems: decision.problems });
    }
    if (decision.kind === 'saved') stored.offers.set(id, decision.stored);
    return answered(decision.kind === 'conflict' ? 409 : 200, { offer: decision.stored });
  }

  function turn(kind: 'offers' | 'banners', id: string, { enabled = false, version = '' }: Body) {
    if (kind === 'offers') {
      const change = { enabled, version, now, problems: () => [] };
      const decision = decideSwitch(stored.offers.get(id) ?? null, change);
      if (!('stored' in decision)) return notFound;
      if (decision.kind === 'conflict') return answered(409, { offer: decision.stored });
      stored.offers.set(id, decision.stored);
      return answered(200, { offer: decision.stored });
    }
    const problems = (on: Banner) => bannerProblems(draftOfBanner(on));
    const decision = decideSwitch(stored.banners.get(id) ?? null, { enabled, version, now, problems });
    if (decision.kind === 'refused') {
      const [first] = decision.problems;
      return answered(400, { message: first?.message, problems: decision.problems });
    }
    if (!('stored' in decision)) return notFound;
    if (decision.kind === 'conflict') return answered(409, { banner: decision.stored });
    stored.banners.set(id, decision.stored);
    return answered(200, { banner: decision.stored });
  }

  function arrange(ids: string[]) {
    const all = [...stored.banners.values()];
    const changed = arranged(all, ids);
    if (!changed) return answered(409, { message: 'One was added meanwhile.', banners: inOrder(all) });
    for (const one of changed) stored.banners.set(one.id, one);
    return answered(200, { banners: inOrder([...stored.banners.values()]) });
  }

  function respond(path: string, body: Body | undefined) {
    const [, , , area, id = '', what] = path.split('/');
    if (area === 'known') return answered(200, KNOWN);
    if (area === 'arrange') return arrange(body?.ids ?? []);
    const kind = area === 'banners' ? 'banners' : 'offers';
    const one = kind === 'banners' ? 'banner' : 'offer';
    if (what === 'switch') return turn(kind, id, body ?? {});
    if (what === 'delete') {
      const item = stored[kind].get(id);
      if (item && versionOf(item) !== body?.version) return answered(409, { [one]: item });
      if (item) bin.set(id, item);
      stored[kind].delete(id);
      return answered(200, { message: 'Deleted.' });
    }
    if (what === 'restore') {
      const item = bin.get(id);
      if (!item) return answered(409, { code: 'code_taken', message: 'It cannot come back.' });
      (stored[kind] as Map<string, Offer | Banner>).set(id, item);
      return answered(200, { [one]: item });
    }
    if (body?.draft && kind === 'offers') {
      return saveOffer(id || (body.key ?? ''), id ? (body.version ?? '') : null, body.draft);
    }
    if (body?.draft) {
      const banner = bannerOfDraft(body.draft, {
        id: body.key ?? id,
        createdAt: '',
        updatedAt: 'x',
        order: 9,
      });
      stored.banners.set(banner.id, banner);
      return answered(200, { banner });
    }
    if (!id) return answered(200, { [kind]: [...stored[kind].values()] });
    const item = stored[kind].get(id);
    return item ? answered(200, { [one]: item }) : notFound;
  }

  const http: Http = async ({ path, body }) => {
    if (record.down) return { kind: 'network' };
    calls.push({ path, body });
    return respond(path, body as Body | undefined);
  };
  return { http, stored, bin, calls, record };
}
