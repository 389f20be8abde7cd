import { type SvgDoc } from './svgDoc';

export const FORMS = [
  'dropper',
  'oil',
  'mist',
  'toner',
  'jar',
  'tin',
  'tube',
  'slimTube',
  'pump',
  'foamer',
  'stick',
  'balm',
  'roller',
  'sachet',
  'soap',
] as const;
export type FormName = (typeof FORMS)[number];

/** How a picture beside the first shows the product. */
export type SideShot = 'texture' | 'carton' | 'shelf' | 'close';

/** What a pack looks like. Colours are #rrggbb. */
export interface Look {
  form: FormName;
  /** Of the liquid in glass, else of the body. */
  colour: string;
  ground: string;
  cap?: string;
  metal?: string;
  ink?: string;
  /** Of a stick's or balm's bullet, a sachet's band, a bar of soap. */
  inner?: string;
  /** Frosted glass instead of clear. */
  frost?: boolean;
  second: SideShot;
  /** Of the swatch of its texture; the liquid's or body's own when absent. */
  texture?: string;
}

const THIRD: Record<SideShot, SideShot> = {
  texture: 'carton',
  carton: 'texture',
  shelf: 'texture',
  close: 'texture',
};

/** The third picture shows what the second left out. A bar stands before its box already; a mask soaks in its sachet. */
export function thirdShot({ form, second }: Look): SideShot {
  return form === 'soap' || form === 'sachet' ? 'shelf' : THIRD[second];
}

/** What is printed on it. */
export interface PackText {
  name: string;
  actives: string;
  kind: string;
  quantity: string;
  /** INCI names. */
  ingredients: readonly string[];
}

export interface Pack extends Look, PackText {}

/** Drawn upright, its base centred on 0,0; width and height bound its solid parts. */
export interface Drawn {
  svg: string;
  width: number;
  height: number;
}

export type Form = (doc: SvgDoc, pack: Pack) => Drawn;
