import { darker } from '../svg/colour';
import { element, round } from '../svg/svg';
import { type SvgDoc } from '../svg/svgDoc';
import { type Consistency } from './consistency';

export interface Surface extends Pick<Consistency, 'clear' | 'gloss' | 'ridge'> {
  colour: string;
  seed: number;
  /** Radius of the rounded edge, px. */
  roundness: number;
  /** How far shapes that are close melt into one, px. */
  melt?: number;
  /** How ragged the outline is, px. */
  ragged?: number;
  /** Of the ridges, along and across, as feTurbulence has it. */
  frequency?: string;
  /** Height of the surface, px. */
  depth?: number;
  /** The contents fill the picture, which has no edge then. */
  isFrameFilling?: boolean;
}

const LAMP = { azimuth: 232, elevation: 58 };

const alphaOnly = (gain: number, shift: number) =>
  `0 0 0 0 0  0 0 0 0 0  0 0 0 0 0  ${gain} 0 0 0 ${round(shift, 3)}`;

/** The outline of the drawing, melted together or with a ragged edge. Result `shape`. */
function outline({ melt = 0, ragged = 0, seed, frequency }: Surface): string[] {
  const melted =
    melt > 0
      ? [
          element('feGaussianBlur', { in: 'SourceAlpha', stdDeviation: melt }),
          element('feColorMatrix', {
            values: '0 0 0 0 0  0 0 0 0 0  0 0 0 0 0  0 0 0 13 -6',
            result: 'plain',
          }),
        ]
      : [element('feOffset', { in: 'SourceAlpha', result: 'plain' })];
  if (ragged === 0) return [...melted, element('feOffset', { in: 'plain', result: 'shape' })];
  return [
    ...melted,
    noise(frequency, seed + 3, 'edgeNoise'),
    element('feDisplacementMap', {
      in: 'plain',
      in2: 'edgeNoise',
      scale: ragged,
      xChannelSelector: 'R',
      yChannelSelector: 'G',
      result: 'shape',
    }),
  ];
}

const noise = (baseFrequency = '.0016 .045', seed: number, result: string) =>
  element('feTurbulence', { type: 'fractalNoise', baseFrequency, numOctaves: 2, seed, result });

/** The height map: the rounded outline with ridges in it. Result `height`. */
function heights({ ridge, roundness, seed, frequency, isFrameFilling = false }: Surface): string[] {
  const gain = isFrameFilling ? 1.15 : 1.5;
  const body = element('feGaussianBlur', { in: 'shape', stdDeviation: roundness, result: 'body' });
  if (ridge === 0) return [body, element('feOffset', { in: 'body', result: 'height' })];
  return [
    body,
    noise(frequency, seed, 'ridgeNoise'),
    element('feColorMatrix', { in: 'ridgeNoise', values: alphaOnly(gain, 0.5 - gain * 0.5) }),
    element('feGaussianBlur', { stdDeviation: '3 1.6', edgeMode: 'duplicate', result: 'ridges' }),
    element('feComposite', {
      in: 'body',
      in2: 'ridges',
      operator: 'arithmetic',
      ...(isFrameFilling
        ? { k1: 0, k2: 0, k3: round(ridge * 0.62, 2), k4: 0 }
        : { k1: round(ridge * 0.62, 2), k2: round(1 - ridge * 0.45, 2), k3: 0, k4: 0 }),
      result: 'height',
    }),
  ];
}

/** Warm shadows, never black. */
const WARM = [
  ['feFuncR', 0.42, 0.6],
  ['feFuncG', 0.52, 0.5],
  ['feFuncB', 0.6, 0.42],
] as const;

function daylight({ depth = 20 }: Surface): string[] {
  return [
    element(
      'feDiffuseLighting',
      { in: 'height', surfaceScale: depth, diffuseConstant: 1.05, 'lighting-color': '#fff' },
      element('feDistantLight', LAMP),
    ),
    element(
      'feComponentTransfer',
      { result: 'daylight' },
      ...WARM.map(([name, slope, intercept]) => element(name, { type: 'linear', slope, intercept })),
    ),
  ];
}

function coloured({ colour, clear }: Surface): string[] {
  const alpha = round(1 - clear * 0.42, 2);
  return [
    element('feFlood', { 'flood-color': colour }),
    element('feComposite', { in2: 'shape', operator: 'in', result: 'flat' }),
    element('feBlend', { in: 'daylight', in2: 'flat', mode: 'multiply' }),
    element('feComposite', { in2: 'shape', operator: 'in' }),
    element('feColorMatrix', {
      values: `1.06 0 0 0 0  0 1.06 0 0 0  0 0 1.06 0 0  0 0 0 ${alpha} 0`,
      result: 'lit',
    }),
  ];
}

function highlights({ depth = 20, gloss, ridge, isFrameFilling = false }: Surface): string[] {
  return [
    element(
      'feSpecularLighting',
      {
        in: 'height',
        surfaceScale: depth * 0.8,
        // All of a close-up would shine.
        specularConstant: isFrameFilling ? gloss * 0.28 : gloss,
        specularExponent: ridge > 0.5 ? 18 : 38,
        'lighting-color': '#fff',
      },
      element('feDistantLight', { azimuth: 228, elevation: 48 }),
    ),
    element('feComposite', { in2: 'shape', operator: 'in', result: 'highlights' }),
  ];
}

function shadow({ colour, clear }: Surface): string[] {
  return [
    element('feGaussianBlur', { in: 'shape', stdDeviation: 14 }),
    element('feOffset', { dx: 12, dy: 18, result: 'cast' }),
    element('feFlood', {
      'flood-color': darker(colour, 0.34 + clear * 0.1),
      'flood-opacity': 0.42 - clear * 0.1,
    }),
    element('feComposite', { in2: 'cast', operator: 'in', result: 'shadow' }),
  ];
}

/**
 * A reference to the filter that makes a flat shape a lit surface: its blurred alpha, with stretched noise as ridges, is a
 * height map under the lamp of the pack shots at the upper left.
 */
export function litFilter(doc: SvgDoc, surface: Surface): string {
  const id = doc.id('l');
  doc.define(
    element(
      'filter',
      { id, x: '-15%', y: '-25%', width: '130%', height: '150%', 'color-interpolation-filters': 'sRGB' },
      ...outline(surface),
      ...heights(surface),
      ...daylight(surface),
      ...coloured(surface),
      ...highlights(surface),
      ...shadow(surface),
      element(
        'feMerge',
        {},
        ...['shadow', 'lit', 'highlights'].map((result) => element('feMergeNode', { in: result })),
      ),
    ),
  );
  return `url(#${id})`;
}
