import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import type { Combo, Product } from '@/domain/catalogue/catalogue';
import type { AnyDraft, ComboDraft, ProductDraft } from '@/domain/catalogue/draft/draft';
import {
  decideCombo,
  decideProduct,
  type Decision,
  type Owners,
  type Seen,
} from '@/domain/catalogue/draft/save';
import { draftOfCombo, draftOfProduct } from '@/domain/catalogue/draft/toStored';
import { showStock } from '@/domain/orders/stock/stock';
import { toCombo, toProduct } from '../../catalogue/documents';
import { comboFacts, productFacts } from './facts';
import type { Reader } from './batchedReader';
import type { ShelfKind } from './catalogueIndex';

export type Shelved = Product | Combo;

/** Of whom, at which version, with which units before one's eyes, and when. */
export interface Terms {
  id: string;
  version: string | null;
  seen?: Seen;
  now: Date;
}

/** The facts are read: what a draft comes to on some terms. */
export interface Prepared<Draft, Stored> {
  /** As it is stored, showing the units that are there. */
  shown: Stored | null;
  decide(draft: Draft, terms: Terms): Decision<Stored>;
}

/** How one kind of the catalogue is read and decided on. */
export interface Steps<Draft extends AnyDraft, Stored extends Shelved> {
  kind: ShelfKind;
  toStored(snapshot: DocumentSnapshot): Stored | null;
  draftOf(stored: Stored): Draft;
  prepare(
    db: Firestore,
    reader: Reader,
    about: { id: string; draft: Draft; before: Owners; stored: Stored | null },
  ): Promise<Prepared<Draft, Stored>>;
}

export const productSteps: Steps<ProductDraft, Product> = {
  kind: 'products',
  toStored: toProduct,
  draftOf: draftOfProduct,
  async prepare(db, reader, about) {
    const facts = await productFacts(db, reader, about);
    return {
      shown: facts.stored && showStock(facts.stored, facts.levels),
      decide: (draft, { seen = {}, ...terms }) => decideProduct(facts, { draft, seen, ...terms }),
    };
  },
};

export const comboSteps: Steps<ComboDraft, Combo> = {
  kind: 'combos',
  toStored: toCombo,
  draftOf: draftOfCombo,
  async prepare(db, reader, about) {
    const facts = await comboFacts(db, reader, about);
    return {
      shown: facts.stored,
      decide: (draft, { id, version, now }) => decideCombo(facts, { id, draft, version, now }),
    };
  },
};
