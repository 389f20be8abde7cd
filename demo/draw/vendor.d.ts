/** The parts of fontkit and subset-font that the drawings use; neither package brings types. */
declare module 'fontkit' {
  interface PathCommand {
    command: 'moveTo' | 'lineTo' | 'quadraticCurveTo' | 'bezierCurveTo' | 'closePath';
    args: number[];
  }
  interface Glyph {
    id: number;
    path: { commands: PathCommand[] };
  }
  interface GlyphRun {
    glyphs: Glyph[];
    positions: { xAdvance: number }[];
    advanceWidth: number;
  }
  export interface Font {
    unitsPerEm: number;
    layout(text: string): GlyphRun;
    /** Of the name table; null where it has none. */
    getName(key: 'copyright' | 'license' | 'licenseURL'): string | null;
  }
  export function create(data: Uint8Array): Font;
}

declare module 'subset-font' {
  type AxisLimit = number | { min: number; max: number; default?: number };
  export default function subsetFont(
    font: Buffer,
    text: string,
    options?: {
      targetFormat?: 'sfnt' | 'woff' | 'woff2';
      variationAxes?: Record<string, AxisLimit>;
      keepFeatures?: string[];
      dropTables?: string[];
    },
  ): Promise<Buffer>;
}
