import { bulkProblem, changeDraft, type BulkChange } from '@/domain/catalogue/draft/bulk';
import type { ProductDraft } from '@/domain/catalogue/draft/draft';
import { decideAgain, decideProduct } from '@/domain/catalogue/draft/save';
import { productRow, catalogueListPage, statusCounts } from '@/domain/catalogue/draft/catalogueList';
import { hasTariffRates } from '@/domain/catalogue/gst';
import { aProduct } from '@/domain/catalogue/draft/testing';
import { draftOfProduct } from '@/domain/catalogue/draft/toStored';
import type { Product, StockLevel } from '@/domain/catalogue/catalogue';
import type { NamedCombo } from '@/domain/contracts/admin/catalogue';
import type { Http } from '@/services/shopApi/http';
import { answered } from '@/testing/answered';
import { queryOf } from '../list/useCatalogueQuery';

interface Body {
  key: string;
  draft: ProductDraft;
  version: string;
  seen: Record<string, number>;
  items: { id: string; version: string }[];
  change: BulkChange;
}

/** The admin's calls for products, decided by the domain as on the server, over products in memory. */
export function adminServer(products: Product[] = [aProduct()], combos: NamedCombo[] = []) {
  const stored = new Map(products.map((product) => [product.id, product]));
  const made = new Map<string, string>();
  const calls: { path: string; body?: unknown }[] = [];
  const record = {
    down: false,
    loseAnswers: false,
    /** Things that one call changes before it has no more time. */
    changesInOneCall: Infinity,
    /** Changes to many after which the shop cannot be reached. */
    downAfterChanges: Infinity,
  };
  /** Open orders hold two units of what was there before. */
  const levelsOf = ({ id, variants }: Product): StockLevel[] => {
    const reserved = [...made.values()].includes(id) ? 0 : 2;
    return variants.map(({ sku, stock }) => ({ sku, available: stock, reserved, sold: 0 }));
  };
  const waitingFor = ({ sku }: Product) => [{ sku, people: 12 }];
  const adminItem = (product: Product) => ({
    product,
    levels: levelsOf(product),
    waiting: waitingFor(product),
    combos,
  });

  function save(id: string, { draft, version, seen }: Body) {
    const product = stored.get(id) ?? null;
    const facts = {
      stored: product,
      levels: product ? levelsOf(product) : [],
      owners: new Map(),
      combos: new Map(),
    };
    const decision = decideProduct(facts, {
      id,
      draft,
      seen: seen ?? {},
      version: version ?? null,
      now: new Date(),
    });
    if (decision.kind === 'refused') {
      const message = decision.problems[0]?.message;
      return answered(400, { code: 'not_valid', message, problems: decision.problems });
    }
    if (decision.kind === 'saved') stored.set(id, decision.stored);
    return answered(decision.kind === 'conflict' ? 409 : 200, { ...adminItem(decision.stored) });
  }
  function createAgain(product: Product, { draft }: Body) {
    const facts = { stored: product, levels: levelsOf(product), owners: new Map(), combos: new Map() };
    const terms = { id: product.id, version: product.updatedAt ?? null, seen: {}, now: new Date() };
    const { kind } = decideAgain(decideProduct(facts, { draft, ...terms }), product);
    return answered(kind === 'conflict' ? 409 : 200, adminItem(product));
  }
  function create(body: Body) {
    const id = made.get(body.key);
    if (id) return createAgain(stored.get(id) as Product, body);
    made.set(body.key, body.draft.slug);
    return save(body.draft.slug, body);
  }
  function change({ items: all, change: requested }: Body) {
    const items = all.slice(0, record.changesInOneCall);
    const failed = items.flatMap(({ id, version }) => {
      const product = stored.get(id) as Product;
      const changed = changeDraft(draftOfProduct(product), requested);
      if (!changed.ok) return [{ id, name: product.name, message: changed.message }];
      const seen = Object.fromEntries(levelsOf(product).map(({ sku, available }) => [sku, available]));
      const { status, body } = save(id, { draft: changed.draft, version, seen } as Body);
      return status === 200
        ? []
        : [{ id, name: product.name, message: (body as { message: string }).message }];
    });
    const ids = items.map(({ id }) => id).filter((id) => failed.every((one) => one.id !== id));
    return answered(bulkProblem(requested) ? 400 : 200, {
      success: true,
      changed: ids,
      unchanged: [],
      failed,
      combosOffSale: [],
      left: all.slice(items.length).map(({ id }) => id),
    });
  }
  function respond(path: string, body: Body | undefined) {
    const url = new URL(path, 'http://shop.example');
    const [, , , area, id] = url.pathname.split('/');
    if (area === 'known') {
      const none = { concerns: [], skinTypes: [], countries: [], manufacturers: [] };
      return answered(200, { ...none, categories: ['Face mist'], tags: ['new', 'gift'] });
    }
    if (area === 'changes' && body) {
      record.downAfterChanges -= 1;
      return change(body);
    }
    if (body) return id ? save(id, body) : create(body);
    if (id) {
      const product = stored.get(id);
      return product
        ? answered(200, adminItem(product))
        : answered(404, { message: 'There is no such product.' });
    }
    const rows = [...stored.values()].map(productRow);
    const wrongGst = [...stored.values()].filter((product) => !hasTariffRates(product));
    const page = catalogueListPage(rows, queryOf(url.search));
    return answered(200, { ...page, counts: statusCounts(rows), wrongGst });
  }
  const http: Http = async ({ path, body }) => {
    if (record.down || (record.downAfterChanges <= 0 && path.includes('/changes/')))
      return { kind: 'network' };
    calls.push({ path, body });
    const reply = respond(path, body as Body | undefined);
    return record.loseAnswers && body ? { kind: 'network' } : reply;
  };
  return { http, stored, calls, record };
}
