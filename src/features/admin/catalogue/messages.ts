import { formatCount } from '@/domain/text/count';
import { LIMITS } from '@/domain/catalogue/draft/draft';
import type { BulkChange } from '@/domain/catalogue/draft/bulk';
import type { CatalogueSort } from '@/domain/catalogue/draft/catalogueList';
import type { CatalogueStatus } from '@/domain/catalogue/catalogue';
import { plural } from '@/domain/text/plural';
import type { CatalogueKind } from '@/services/admin/catalogue/createCatalogueAdmin';

const status: Record<CatalogueStatus, string> = { draft: 'Draft', active: 'On sale', archived: 'Archived' };

const sorts: Record<CatalogueSort, string> = {
  updated: 'Last saved',
  new: 'Newest',
  name: 'Name',
  price: 'Price, low to high',
  'price-down': 'Price, high to low',
  stock: 'Stock, lowest first',
};

const list = {
  import: 'Import',
  export: 'Export',
  found: (kind: CatalogueKind, count: number) =>
    plural(
      count,
      kind === 'products' ? { one: '# product', other: '# products' } : { one: '# combo', other: '# combos' },
    ),
  wrongGst: (count: number) =>
    plural(count, {
      one: 'This product has a GST rate that does not exist. Please correct it: its invoices use it.',
      other: 'These products have GST rates that do not exist. Please correct them: their invoices use them.',
    }),
  sorts,
  searchLabel: (kind: CatalogueKind) => `Find in this list of ${kind}`,
  searchHint: { products: 'Name, SKU, category or tag', combos: 'Name, SKU or tag' } satisfies Record<
    CatalogueKind,
    string
  >,
  category: 'Category',
  anyCategory: 'All categories',
  all: 'All',
  stock: 'Stock',
  anyStock: 'Any stock',
  lowStock: (max: number) => `${max} or fewer`,
  soldOut: 'Sold out',
  order: 'Order',
  filterByStatus: 'Filter by status',
  nothingFound: 'Nothing found',
  nothingFoundHint: 'Search for something else, or remove a filter.',
  showAll: 'Show all',
  columns: {
    products: 'Product',
    combos: 'Combo',
    status: 'Status',
    stock: 'Stock',
    price: 'Price',
    saved: 'Last saved',
  },
  sizes: (count: number) => plural(count, { one: '# size', other: '# sizes' }),
  offSale: 'Off sale',
  waitsFor: (names: string) => `waits for ${names}`,
  noPrice: 'No price',
  left: (count: number) => `${formatCount(count)} left`,
};

const bulkTitles: Record<BulkChange['kind'], string> = {
  price: 'Change prices',
  stock: 'Change stock',
  tags: 'Change tags',
  status: 'Change status',
};

const bulkActions: Record<BulkChange['kind'], string> = {
  price: 'Price',
  stock: 'Stock',
  tags: 'Tags',
  status: 'Status',
};

const bulk = {
  titles: bulkTitles,
  actions: bulkActions,
  group: 'Change what is selected',
  chosen: (count: number) => `${count} selected`,
  clear: 'Clear',
  how: 'How',
  priceByPercent: 'Raise or lower by percent',
  priceToAmount: 'Set to an amount',
  percent: 'Percent',
  percentHint: '−10 lowers by a tenth. Prices become whole rupees; MRPs stay.',
  priceHint: 'Only where there is one size.',
  stockAdd: 'Add, or with a minus take away',
  stockSet: 'Set to what was counted',
  units: 'Units of each size',
  unitsHint: 'What is reserved for orders is not touched.',
  addTags: 'Add',
  removeTags: 'Take away',
  archiveNote: 'Archived items are no longer shown or sold. You can bring them back at any time.',
  submit: (count: number) => `Change ${count}`,
  progress: (done: number, total: number) => `${done} of ${total} done`,
  noTime: 'The shop was too busy. Please try again in a moment.',
  notAll: 'Not all were changed',
  unchanged: 'What stayed as it was',
};

const form = {
  name: 'Name',
  subtitle: 'Line under the name',
  subtitleHint: { products: 'Actives, such as 10% niacinamide', combos: 'What is in it' } satisfies Record<
    CatalogueKind,
    string
  >,
  status: 'Status',
  description: 'Description',
  findingTitle: 'To be found',
  tags: 'Tags',
  tagsHint: 'Separated by commas. “recommended” and “bestseller” are shown more.',
  cardLabel: 'Label on the card',
  cardLabelHint: 'Such as New, or Back on 2 Dec',
  slug: 'Short name',
  slugHint: 'Part of its address. Leave it empty to make it from the name.',
  address: 'Address in the shop',
  addressHint: 'It stays the same, so that links to it go on working.',
  inUse: (label: string) => `${label} in use`,
  separatedByCommas: 'Separated by commas',
  effectsTitle: 'What it does',
  benefits: 'Benefits',
  benefitsHint: 'One a line',
  price: 'Price in ₹',
  mrp: 'MRP in ₹',
  sku: 'SKU',
  hsn: 'HSN code',
  remove: (title: string) => `Remove ${title}`,
};

const product = {
  category: 'Category',
  labelTitle: 'On the label',
  ingredients: 'Ingredients (INCI)',
  ingredientsHint: 'In order of amount, separated by commas',
  netQuantity: 'Net quantity',
  unit: 'Unit',
  country: 'Country of origin',
  shelfLife: 'Shelf life in months',
  manufacturer: 'Manufacturer',
  manufacturerHint: 'Name and address, as on the pack',
  gst: 'GST in percent',
  howToUse: 'How to use',
  howToUseHint: 'One step a line',
  keyIngredients: 'Key ingredients',
  concerns: 'Concerns',
  skinTypes: 'Skin types',
  sizesTitle: 'Sizes and prices',
  size: 'Size',
  sizeExample: '30 ml',
  sizeNumber: (number: number) => `Size ${number}`,
  addSize: 'Add a size',
  stock: 'In stock',
  stockNote: 'For sale now. Stock reserved for orders is not counted here.',
  /** The reserved units, and the number of alerts; empty without either. */
  units: ({ reserved, waiting }: { reserved: number; waiting: number }) =>
    [
      reserved > 0 && `And ${formatCount(reserved)} reserved`,
      waiting > 0 && plural(waiting, { one: '# person waits for it', other: '# people wait for it' }),
    ]
      .filter(Boolean)
      .join('. '),
};

const gst = {
  change: (number: number) => `Change ${number} of GST`,
  remove: (number: number) => `Remove change ${number} of GST`,
  from: 'From',
  rate: 'New GST in percent',
  note: 'An order takes the rate of the day on which its invoice is made.',
  add: 'Add a change of GST',
};

const combo = {
  partsTitle: 'Products in it',
  noParts: 'None yet. A combo is at least two.',
  quantity: 'How many',
  each: (price: string) => `${price} each`,
  addPart: 'Add a product',
  boughtApart: (price: string) => `Bought apart ${price}`,
  dearer: (price: string) => `Bought apart they cost ${price}, so this combo costs more than its products.`,
  priceTitle: 'Price',
  gstNote: 'A combo has the highest GST rate of its products.',
};

const partPicker = {
  title: 'Add a product',
  titleWithCombos: 'Add a product or combo',
  search: 'Find products',
  searchWithCombos: 'Find products and combos',
  searchHint: 'Name or SKU',
  nothingFound: 'Nothing found.',
  facts: (price: string, stock: number, isOnSale: boolean) =>
    isOnSale ? `${price}, ${stock} left` : `${price}, ${stock} left, not on sale`,
  add: 'Add',
  added: 'Added',
  found: (count: number) => plural(count, { one: '# product found', other: '# products found' }),
  addedPart: (title: string) => `${title} is added`,
  addPart: (title: string) => `Add ${title}`,
};

const pictures = {
  title: 'Pictures',
  none: 'None yet. The first one is shown on cards and in search.',
  full: `A product or combo has ${LIMITS.images} pictures at most.`,
  tooMany: (left: number) =>
    plural(left, {
      one: `There can be ${LIMITS.images} pictures at most: one was left out.`,
      other: `There can be ${LIMITS.images} pictures at most: # were left out.`,
    }),
  duplicate: (name: string) => `“${name}” is there already.`,
  removed: 'The picture was removed.',
  undo: 'Undo',
  movedTo: (place: number, count: number) =>
    place === 1 ? 'Now the main picture.' : `Now picture ${place} of ${count}.`,
  alt: 'What it shows',
  altMissing: 'Describe the picture for people who cannot see it.',
  name: (index: number) => (index === 0 ? 'main picture' : `picture ${index + 1}`),
  main: 'Main',
  makeMain: 'Make main',
  makeMainLabel: (title: string) => `Make main, ${title}`,
  choose: 'Choose pictures',
  drop: 'Drop pictures here, or paste them',
  addByAddress: 'Add by address',
  address: 'Address',
  addressHint: 'Begins with https://, /media/ or /pictures/',
  add: 'Add',
  cancel: 'Cancel',
};

const preview = {
  label: 'Preview',
  title: 'As shoppers see it',
  noName: 'Name',
};

const missing = {
  label: 'Missing',
  title: 'Before it can be on sale',
  none: 'Ready to be published',
};

export const messages = {
  status,
  list,
  bulk,
  form,
  product,
  gst,
  combo,
  partPicker,
  pictures,
  preview,
  missing,
  partGone: (productId: string) => `${productId} (no longer there)`,
  copyName: (name: string) => `${name} (copy)`,
  partsOffSale: (names: string, count: number) =>
    plural(
      count,
      {
        one: 'Shoppers cannot buy this combo while {names} is off sale.',
        other: 'Shoppers cannot buy this combo while {names} are off sale.',
      },
      { names },
    ),
  combosGoOffSale: (names: string, count: number) =>
    plural(
      count,
      {
        one: 'This combo goes off sale with it: {names}.',
        other: 'These combos go off sale with it: {names}.',
      },
      { names },
    ),
};
