import { readFile } from 'node:fs/promises';
import path from 'node:path';

const PACKAGES = path.resolve(__dirname, '../../../node_modules/@fontsource-variable');

export type Axes = Record<string, number | { min: number; max: number }>;

export const FRAUNCES = 'fraunces/files/fraunces-latin-full-normal.woff2';
/** The prefix of Anek's file names. */
export const ANEK = 'anek-latin/files/anek-latin';

/** Fraunces soft and unwonky, at its display size. */
export const UNWONKY: Axes = { SOFT: 100, WONK: 0, opsz: 110 };

/** A file of the OFL packages. */
export const fontSource = (file: string): Promise<Buffer> => readFile(path.join(PACKAGES, file));
