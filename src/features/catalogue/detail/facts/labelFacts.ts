import type { Product } from '@/domain/catalogue/catalogue';
import { formatRupees } from '@/domain/money/money';
import { store } from '@/domain/store';
import type { Detail } from '../../types';
import type { Choice } from '../detailView';
import { contentsOf, contentsText, unitPrice, type Contents } from '@/domain/catalogue/netQuantity';
import { partsOf } from '../parts';
import { messages } from '../messages/more';

export type LabelFact = [name: string, value: string];
/** One table of label facts. A combo has its own and one per part, titled with the part's name. */
export interface LabelSheet {
  title: string;
  facts: LabelFact[];
}

const care: LabelFact = [
  messages.labelFacts.customerCare,
  `${store.supportEmail}, ${store.supportPhone}, ${store.legalName}, ${store.legalAddress}`,
];
const mrpFact = (mrp: number): LabelFact => [
  messages.labelFacts.mrp,
  messages.labelFacts.mrpWithTaxes(formatRupees(mrp)),
];

const IMPORTED = /^(.+?)\.? Imported by (.+)$/;

/** An imported product's label names its maker and its importer. */
function makerFacts(manufacturer: string): LabelFact[] {
  const [, maker, importer] = IMPORTED.exec(manufacturer) ?? [];
  if (!maker || !importer) return [[messages.labelFacts.madeAndPackedBy, manufacturer]];
  return [
    [messages.labelFacts.madeAndPackedBy, maker],
    [messages.labelFacts.importedBy, importer],
  ];
}

function productFacts(
  product: Product,
  { price, mrp, contents }: { price: number; mrp: number; contents: Contents },
): LabelFact[] {
  const unit = unitPrice(price, contents);
  return [
    [messages.labelFacts.genericName, product.category],
    [messages.labelFacts.netQuantity, contentsText(contents)],
    mrpFact(mrp),
    ...(unit ? [[messages.labelFacts.unitPrice, unit] as LabelFact] : []),
    [messages.labelFacts.bestBefore, messages.labelFacts.monthsFromManufacture(product.shelfLifeMonths)],
    [messages.labelFacts.countryOfOrigin, product.countryOfOrigin],
    ...makerFacts(product.manufacturer),
  ];
}

/**
 * The details that the Legal Metrology (Packaged Commodities) Rules require for packed goods sold online.
 */
export function labelSheets(detail: Detail, choice: Choice): LabelSheet[] {
  if (detail.kind === 'product') {
    const { price, mrp, label } = choice;
    const contents = choice.contents ?? contentsOf(label, detail.item.netQuantity);
    return [{ title: '', facts: [...productFacts(detail.item, { price, mrp, contents }), care] }];
  }
  const parts = partsOf(detail.item.items, detail.parts);
  const origins = [...new Set(parts.map(({ product }) => product.countryOfOrigin))];
  const inTheSet = parts.map(
    ({ product, contents, quantity }) =>
      `${quantity > 1 ? `${quantity} × ` : ''}${product.name} ${contentsText(contents)}`,
  );
  return [
    {
      title: '',
      facts: [
        [messages.labelFacts.inTheSet, inTheSet.join(', ')],
        mrpFact(choice.mrp),
        [messages.labelFacts.countryOfOrigin, origins.join(', ')],
        care,
      ],
    },
    ...parts.map(({ product, variant, contents }) => ({
      title: product.name,
      facts: productFacts(product, { price: variant.price, mrp: variant.mrp, contents }),
    })),
  ];
}
