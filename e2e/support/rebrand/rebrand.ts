import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { store } from '../../../src/domain/store';
import { colourOf, darkMail } from '../../../src/ui/theme/tokens';
import { COLOURS, DRAWINGS, rebrandStore, rebrandTokens } from './brand';

/** File next to the copy's package.json that records the original brand. */
export const BEFORE = 'brand-before.json';

/** The parts of the brand that must not remain after a rebranding. */
export interface BrandBefore {
  words: string[];
  colours: string[];
}

/** Makes a copy of the tree another shop's, step by step as docs/make-it-yours.md says. Throws where `npm run brand` objects. */
export function rebrand(copy: string): void {
  const edit = (file: string, change: (text: string) => string) => {
    const path = join(copy, file);
    writeFileSync(path, change(readFileSync(path, 'utf8')));
  };
  edit('src/domain/store.ts', rebrandStore);
  edit('src/ui/theme/tokens.ts', rebrandTokens);
  for (const [name, drawing] of Object.entries(DRAWINGS))
    writeFileSync(join(copy, 'public/brand', name), drawing);
  // The minifier takes two thirds of a build's time, and neither words nor colours nor policies depend on it.
  edit('webpack.config.ts', (text) => text.replace('minimizer: minifiers,', 'minimize: false,'));
  const output = execFileSync(process.execPath, ['--import', 'tsx', 'local/brand/run.ts'], {
    cwd: copy,
    encoding: 'utf8',
  });
  if (output.includes('•')) throw new Error(`npm run brand misses something of a rebranded shop:\n${output}`);
  const { name, legalName, legalAddress, gstin, supportEmail, supportPhone, apiKey } = store;
  const before: BrandBefore = {
    words: [name, legalName, legalAddress, gstin, supportEmail, supportPhone, apiKey],
    colours: [...Object.keys(COLOURS).map(colourOf), darkMail.dew],
  };
  writeFileSync(join(copy, BEFORE), JSON.stringify(before));
}
