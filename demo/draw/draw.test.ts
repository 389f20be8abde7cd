import { fitName, wrapWords } from './packaging/label';
import { fingerprint, readManifest } from './manifest';
import { allShots } from './shots/shots';
import { SvgDoc } from './svg/svgDoc';
import { loadTypefaces, type Typefaces } from './fonts/typefaces';

let faces: Typefaces;
beforeAll(async () => {
  faces = await loadTypefaces();
});

describe('labels', () => {
  const serif = { face: 'serif', weight: 400, track: -0.012 } as const;

  it.each([
    ['Amla C Glow Serum', 176],
    ['Tinted Haze Sunscreen', 140],
    ['Kumkumadi Night Oil', 60],
  ])('sets %s within %d', (name, width) => {
    const doc = new SvgDoc(faces);
    const { lines, size } = fitName(doc, name, width, 200, 40);
    expect(lines.join(' ')).toBe(name);
    expect(size).toBeLessThanOrEqual(40);
    for (const line of lines) expect(doc.measure(line, { ...serif, size })).toBeLessThanOrEqual(width + 0.01);
  });

  it('keeps a name on fewer lines where more would gain little', () => {
    expect(fitName(new SvgDoc(faces), 'Sun Veil Stick', 300, 200, 40).lines).toEqual(['Sun Veil Stick']);
  });

  it('wraps words to the width and stops at the last line', () => {
    const doc = new SvgDoc(faces);
    const style = { weight: 400, size: 6 } as const;
    const lines = wrapWords(doc, 'Aqua, Glycerin, Niacinamide, Panthenol, Betaine, Allantoin', style, 80, 2);
    expect(lines).toHaveLength(2);
    for (const line of lines) expect(doc.measure(line, style)).toBeLessThanOrEqual(80);
  });
});

describe('pictures', () => {
  it('are drawn from what the catalogue says now (else: npm run pictures)', async () => {
    const now = Object.fromEntries(allShots().map((shot) => [shot.name, fingerprint(shot.draw(faces))]));
    expect(await readManifest()).toEqual(now);
    // A hundred and forty drawings, on a machine that may be busy with other tests.
  });
});
