/** Position of a part in the combo's picture: middle, floor, share of its usual size. */
export type Spot = [x: number, y: number, size: number];

export interface ComboPartSpec {
  product: string;
  /** Label of the variant; the product's first when absent. */
  size?: string;
  quantity?: number;
  spot: Spot;
}

export interface ComboSpec {
  name: string;
  contents: string;
  code: string;
  price: number;
  tags?: ('recommended' | 'bestseller' | 'new')[];
  description: string;
  benefits: string[];
  /** Drawn in this order, the last in front. */
  parts: ComboPartSpec[];
  daysOld: number;
  ground: string;
}

export const comboSpecs: readonly ComboSpec[] = [
  {
    name: 'Morning Dew Set',
    contents: 'Dew Mist and Barrier Cream',
    code: 'MORNING',
    price: 849,
    tags: ['bestseller', 'recommended'],
    description: 'Mist while skin is damp, then press the cream over it. Two minutes, and the day may begin.',
    benefits: ['Moisture and barrier in two steps', 'For every skin type', 'No fragrance in either'],
    parts: [
      { product: 'rice-water-dew-mist', spot: [268, 806, 0.873] },
      { product: 'kokum-barrier-cream', spot: [508, 860, 0.718] },
    ],
    daysOld: 200,
    ground: '#DBE6DE',
  },
  {
    name: 'Clear Start Set',
    contents: 'Face Wash and Clarity Toner',
    code: 'CLEAR',
    price: 599,
    tags: ['bestseller'],
    description:
      'Salicylic acid in the wash, fruit acids in the toner. Begin with the toner on two nights a week.',
    benefits: ['Clears and smooths', 'For oily and combination skin', 'Shows in three weeks'],
    parts: [
      { product: 'neem-clear-face-wash', spot: [286, 806, 0.877] },
      { product: 'tamarind-clarity-toner', spot: [530, 856, 0.815] },
    ],
    daysOld: 180,
    ground: '#E6DCC9',
  },
  {
    name: 'Glow and Shield Set',
    contents: 'Glow Serum and Veil Stick',
    code: 'GLOW',
    price: 1049,
    tags: ['bestseller', 'recommended'],
    description: 'Vitamin C in the morning, sunscreen over it and again at three. The pair that marks fear.',
    benefits: ['Fades marks and guards against new ones', 'Goes over make-up', 'No white cast'],
    parts: [
      { product: 'amla-c-glow-serum', spot: [262, 812, 0.896] },
      { product: 'sun-veil-stick', spot: [566, 862, 0.647] },
    ],
    daysOld: 160,
    ground: '#F5D6C6',
  },
  {
    name: 'Monsoon Balance Kit',
    contents: 'Niacinamide Serum, Tea Toner and Matte Gel',
    code: 'MONSOON',
    price: 1199,
    tags: ['recommended'],
    description: 'Three light layers for four wet months. Toner, serum, sunscreen, and shine stays home.',
    benefits: ['Keeps oil down all day', 'SPF 50, PA++++', 'Feels like nothing'],
    parts: [
      { product: 'nilgiri-tea-toner', spot: [196, 806, 0.76] },
      { product: 'monsoon-matte-gel', spot: [606, 812, 0.76] },
      { product: 'tulsi-niacinamide-serum', spot: [396, 876, 0.64] },
    ],
    daysOld: 120,
    ground: '#DEE6D6',
  },
  {
    name: 'Night Repair Duo',
    contents: 'Bakuchiol Serum and Saffron Cream',
    code: 'NIGHT',
    price: 1449,
    description: 'Babchi first, saffron over it. Sleep does the rest.',
    benefits: [
      'Smooths and brightens overnight',
      'A retinol night without the peeling',
      'For dry and normal skin',
    ],
    parts: [
      { product: 'babchi-night-serum', spot: [256, 812, 0.88] },
      { product: 'kesar-night-cream', spot: [548, 866, 0.66] },
    ],
    daysOld: 90,
    ground: '#EAD9D6',
  },
  {
    name: 'Quiet Skin Trio',
    contents: 'Oat Cleanser, Cica Ampoule and Ceramide Lotion',
    code: 'QUIET',
    price: 1899,
    tags: ['recommended'],
    description: 'Nothing that smells, nothing that stings. Clean, calm, close the door.',
    benefits: [
      'For skin that reacts to everything',
      'No fragrance in all three',
      'Takes redness down in a week',
    ],
    parts: [
      { product: 'oat-milk-cleanser', spot: [190, 806, 0.78] },
      { product: 'oat-ceramide-lotion', spot: [612, 806, 0.78] },
      { product: 'jeju-cica-calm-ampoule', spot: [402, 876, 0.62] },
    ],
    daysOld: 75,
    ground: '#E2E7DA',
  },
  {
    name: 'Weekend Mask Set',
    contents: 'Clay Mask and three Sheet Masks',
    code: 'WEEKEND',
    price: 679,
    tags: ['new'],
    description:
      'Clay on Saturday to empty the pores, a sheet on Sunday to fill them again. Two sheets are left to share.',
    benefits: ['Clears, then plumps', 'Three sheets, one jar', 'A small gift'],
    parts: [
      { product: 'orchid-sheet-mask', quantity: 3, spot: [290, 806, 0.82] },
      { product: 'multani-clay-mask', spot: [560, 872, 0.6] },
    ],
    daysOld: 30,
    ground: '#E9DCE2',
  },
  {
    name: 'Bath Ritual Set',
    contents: 'Body Wash, Coffee Scrub and Calm Lotion',
    code: 'BATH',
    price: 999,
    description: 'Scrub, wash, and lotion while the mirror is still fogged. A bath from start to end.',
    benefits: [
      'Smooth elbows, soft shins',
      'Sandalwood, coffee, vetiver',
      'For dry weather and after travel',
    ],
    parts: [
      { product: 'vetiver-calm-lotion', spot: [618, 806, 0.8] },
      { product: 'sandal-body-wash', spot: [186, 806, 0.8] },
      { product: 'coorg-coffee-scrub', spot: [402, 878, 0.5] },
    ],
    daysOld: 140,
    ground: '#EADBC8',
  },
];
