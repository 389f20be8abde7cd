import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import type { Combo, Product } from '@/domain/catalogue/catalogue';
import type { AnyDraft, ComboDraft, ProductDraft } from '@/domain/catalogue/draft/draft';
import {
  decideCombo,
  decideProduct,
  type Decision,
  type Owners,
  type SeenStock,
  unitsMade,
} from '@/domain/catalogue/draft/save';
import { draftOfCombo, draftOfProduct } from '@/domain/catalogue/draft/toStored';
import { showStock } from '@/domain/catalogue/stock';
import { toCombo, toProduct } from '../../../catalogue/documents';
import { comboFacts, productFacts } from './facts';
import type { Reader } from './batchedReader';
import type { CatalogueKind } from '../catalogueIndex';

export type CatalogueItem = Product | Combo;

/** The item, the version and the stock that the colleague saw, and the time of the save. */
export interface SaveTerms {
  id: string;
  version: string | null;
  seen?: SeenStock;
  now: Date;
}

/** The facts are read, and a draft can be decided on. */
export interface Prepared<Draft, Stored> {
  /** The stored item with its current stock. */
  shown: Stored | null;
  /** The units that the item was created with. */
  made: SeenStock;
  decide(draft: Draft, terms: SaveTerms): Decision<Stored>;
}

/** How one kind of catalogue item is read and decided on. */
export interface ItemKind<Draft extends AnyDraft, Stored extends CatalogueItem> {
  kind: CatalogueKind;
  toStored(snapshot: DocumentSnapshot): Stored | null;
  draftOf(stored: Stored): Draft;
  prepare(
    db: Firestore,
    reader: Reader,
    about: { id: string; draft: Draft; earlierOwners: Owners; stored: Stored | null },
  ): Promise<Prepared<Draft, Stored>>;
}

export const productKind: ItemKind<ProductDraft, Product> = {
  kind: 'products',
  toStored: toProduct,
  draftOf: draftOfProduct,
  async prepare(db, reader, about) {
    const facts = await productFacts(db, reader, about);
    return {
      shown: facts.stored && showStock(facts.stored, facts.levels),
      made: unitsMade(facts.levels),
      decide: (draft, { seen = {}, ...terms }) => decideProduct(facts, { draft, seen, ...terms }),
    };
  },
};

export const comboKind: ItemKind<ComboDraft, Combo> = {
  kind: 'combos',
  toStored: toCombo,
  draftOf: draftOfCombo,
  async prepare(db, reader, about) {
    const facts = await comboFacts(db, reader, about);
    return {
      shown: facts.stored,
      made: {},
      decide: (draft, { id, version, now }) => decideCombo(facts, { id, draft, version, now }),
    };
  },
};
