import type { CatalogueKind } from './catalogueIndex';

/** Texts about products and combos, the most of them about one that a bulk change or an import did not save. */
export const messages = {
  noSuchItem: (kind: CatalogueKind) =>
    kind === 'products' ? 'There is no such product.' : 'There is no such combo.',
  gone: 'It is not there any more.',
  failed: 'It could not be saved. Please try again.',
  savedByOther: 'Somebody else saved it meanwhile. Look at it again before you change it.',
  notOverwritten: 'Somebody else saved it meanwhile. Nothing of it was overwritten.',
};
