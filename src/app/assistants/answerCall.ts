import { call, put, select, type SagaGenerator } from 'typed-redux-saga';
import { isPincode } from '@/domain/addresses/pincode';
import { chooseSize, quantityAfter } from '@/domain/assistants/chooseSize';
import { cartFacts, comboDetails, comboFacts, productDetails, productFacts } from '@/domain/assistants/facts';
import { readAll, readFlag, readNumber, readText } from '@/domain/assistants/readInput';
import { cartKey, isSoundLine, MAX_CART_LINES, MAX_LINE_QUANTITY } from '@/domain/cart/cart';
import { detailPath } from '@/domain/seo/crumbs';
import { itemAdded, selectCartItems } from '@/features/cart';
import type { Entry } from '@/features/catalogue/browse/facets';
import type { CatalogueFailure, Services } from '@/services';
import { paths } from '../router/paths';
import { findItems } from './findItems';
import { messages } from './messages';
import { MAX_PRICE, type ToolName } from './tools';

/** The facts that a tool returns, or a sentence that explains the refusal. */
export type Outcome = { facts: unknown } | { problem: string };

/** The most results of one search. */
const MOST = 12;

type Answers = Record<ToolName, (input: unknown) => SagaGenerator<Outcome>>;

const missing = (error: CatalogueFailure, id: string): Outcome => ({
  problem: error.kind === 'unavailable' ? messages.unavailable : messages.noItem(id),
});

/** Returns a handler for each tool, built on the shop's own search, prices and cart. */
export function toolAnswers({ catalogue, shop, pincodes, page, navigation }: Services): Answers {
  const urlOf = (kind: Entry['kind'], { id }: { id: string }) =>
    new URL(detailPath({ kind, item: { id } }), page.url()).href;
  const factsOf = (entry: Entry) =>
    entry.kind === 'product'
      ? productFacts(entry.item, urlOf('product', entry.item))
      : comboFacts(entry.item, urlOf('combo', entry.item));

  return {
    *search_products(input) {
      const wanted = readAll({
        query: readText(input, 'query'),
        category: readText(input, 'category'),
        maxPrice: readNumber(input, 'max_price', { min: 0, max: MAX_PRICE, otherwise: null }),
        inStock: readFlag(input, 'in_stock'),
      });
      if ('problem' in wanted) return wanted;
      const answer = yield* call(catalogue.all);
      if (!answer.ok) return { problem: messages.unavailable };
      const found = yield* call(findItems, answer.value, wanted.value);
      return { facts: { found: found.length, items: found.slice(0, MOST).map(factsOf) } };
    },

    *product_facts(input) {
      const read = readText(input, 'id', 200);
      if ('problem' in read) return read;
      const id = read.value;
      if (!id) return { problem: messages.noId };
      const product = yield* call(catalogue.product, id);
      if (product.ok) {
        return { facts: productDetails(product.value.product, urlOf('product', product.value.product)) };
      }
      if (product.error.kind === 'unavailable') return missing(product.error, id);
      const combo = yield* call(catalogue.combo, id);
      if (!combo.ok) return missing(combo.error, id);
      return { facts: comboDetails(combo.value.combo, combo.value.parts, urlOf('combo', combo.value.combo)) };
    },

    *check_pincode(input) {
      const read = readText(input, 'pincode');
      if ('problem' in read || !isPincode(read.value)) return { problem: messages.badPincode };
      const answer = yield* call(shop.serviceability, read.value);
      if (!answer.ok) return { problem: messages.unavailable };
      const place = yield* call(pincodes.find, read.value);
      return { facts: { ...answer.value, city: place.ok ? (place.value?.city ?? null) : null } };
    },

    *view_cart() {
      return { facts: cartFacts(yield* select(selectCartItems)) };
    },

    *add_to_cart(input) {
      const read = readAll({
        id: readText(input, 'id', 200),
        size: readText(input, 'size'),
        quantity: readNumber(input, 'quantity', {
          min: 1,
          max: MAX_LINE_QUANTITY,
          whole: true,
          otherwise: 1,
        }),
      });
      if ('problem' in read) return read;
      if (!read.value.id) return { problem: messages.noId };
      const answer = yield* call(catalogue.all);
      if (!answer.ok) return { problem: messages.unavailable };
      const chosen = chooseSize(read.value, answer.value);
      if ('problem' in chosen) return chosen;
      const { item, stock } = chosen;
      if (stock <= 0 || !isSoundLine(item)) return { problem: messages.soldOut(item.name) };
      const cart = yield* select(selectCartItems);
      const line = cart.find((one) => cartKey(one) === cartKey(item));
      if (!line && cart.length >= MAX_CART_LINES) return { problem: messages.full(MAX_CART_LINES) };
      const before = line?.quantity ?? 0;
      const quantity = quantityAfter(before, read.value.quantity, stock);
      yield* put(itemAdded({ ...item, quantity }));
      const facts = cartFacts(yield* select(selectCartItems));
      const isWhole = quantity === before + read.value.quantity;
      return { facts: isWhole ? facts : { ...facts, note: messages.fewer(item.name, quantity) } };
    },

    *open_checkout() {
      if ((yield* select(selectCartItems)).length === 0) return { problem: messages.emptyCart };
      yield* call(navigation.go, paths.checkout);
      return { facts: { note: messages.checkoutOpen } };
    },
  };
}
