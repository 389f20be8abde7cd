import { type SvgDoc } from '../svg/svgDoc';
import { type ConsistencyName } from '../textures/consistency';

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

/** How the last picture shows the product. */
export type SideShot = 'carton' | 'shelf' | 'close';

/** The look of a pack. Colours are #rrggbb. */
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
  /** With its carton when absent. */
  side?: SideShot;
  /** Colour of the contents; the liquid's or body's own when absent. */
  texture?: string;
  /** How that lies and shines; as usual in such a pack when absent. */
  contents?: ConsistencyName;
}

/** The printed text. */
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
