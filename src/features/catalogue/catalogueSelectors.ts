import { createSelector } from '@reduxjs/toolkit';
import type { ComboSummary, ProductSummary } from '@/domain/contracts/shoppers/catalogue';
import { OFFERED_METHODS } from '@/domain/pricing/fees';
import { idle, valueOf } from '@/lib/remote';
import { detailKey } from './catalogueSlice';
import type { Catalogue, DetailStatus, ListItem, WithCatalogue } from './types';

const EMPTY_CATALOGUE: Catalogue = {
  version: '',
  products: [],
  combos: [],
  banners: [],
  highlights: [],
  offers: [],
  reviews: [],
  story: null,
};

export const selectCatalogue = (state: WithCatalogue) => state.catalogue.all;

const selectPreview = ({ catalogue }: WithCatalogue) => catalogue.preview;
export const selectListPreview = (state: WithCatalogue) => selectPreview(state)?.list ?? null;

/** Whether there is no data for the first screen yet. */
export const selectIsCatalogueAwaited = (state: WithCatalogue) => {
  const { status } = state.catalogue.all;
  return (status === 'idle' || status === 'loading') && selectPreview(state) === null;
};
/** Whether banners and offers are loaded. */
export const selectHasCatalogue = (state: WithCatalogue) =>
  state.catalogue.all.status === 'ready' || selectPreview(state) !== null;

const selectContents = (state: WithCatalogue): Catalogue =>
  valueOf(state.catalogue.all) ?? selectPreview(state) ?? EMPTY_CATALOGUE;
export const selectProducts = (state: WithCatalogue): ProductSummary[] => selectContents(state).products;
export const selectCombos = (state: WithCatalogue): ComboSummary[] => selectContents(state).combos;
export const selectBanners = (state: WithCatalogue) => selectContents(state).banners;
export const selectHighlights = (state: WithCatalogue) => selectContents(state).highlights;
/** The public offers. */
export const selectPublicOffers = (state: WithCatalogue) => selectContents(state).offers;
export const selectReviews = (state: WithCatalogue) => selectContents(state).reviews;
/** The concerns that the server chose for the home page; null once the whole catalogue has loaded. */
export const selectPreviewConcerns = (state: WithCatalogue) => selectPreview(state)?.concerns ?? null;
export const selectStory = (state: WithCatalogue) => selectContents(state).story;
/** Whether the shop takes online payments, as far as the page knows. */
export const selectTakesOnlinePayments = (state: WithCatalogue): boolean =>
  OFFERED_METHODS.includes('Pay Online') && !selectContents(state).cashOnly;
/** Units of one SKU that a person may buy in a day; undefined while unknown. */
export const selectUnitsPerSku = (state: WithCatalogue) => selectContents(state).unitsPerSku;
export const selectSellsGiftCards = (state: WithCatalogue): boolean =>
  selectContents(state).giftCards === true;
export const selectDelivery = (state: WithCatalogue) => state.catalogue.delivery;

export const selectItemById = (kind: 'product' | 'combo', id: string) => (state: WithCatalogue) =>
  (kind === 'product' ? selectProducts(state) : selectCombos(state)).find((item) => item.id === id);

export const selectDetail =
  (kind: 'product' | 'combo', id: string) =>
  (state: WithCatalogue): DetailStatus =>
    state.catalogue.details[detailKey({ kind, id })] ?? idle;

/** The product or combo of a detail screen, once loaded. */
export const selectDetailItem = (kind: 'product' | 'combo', id: string) => (state: WithCatalogue) => {
  const detail = selectDetail(kind, id)(state);
  return detail.status === 'ready' ? detail.value.item : undefined;
};

/** Products and combos as one list for cards. */
export const selectListItems = createSelector(
  [selectProducts, selectCombos],
  (products, combos): ListItem[] => [
    ...products.map((item): ListItem => ({ kind: 'product', item })),
    ...combos.map((item): ListItem => ({ kind: 'combo', item })),
  ],
);
