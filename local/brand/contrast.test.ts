import fc from 'fast-check';
import { darkMail, tokens } from '@/ui/theme/tokens';
import { contrastProblems, contrastRatio, darkMailProblems, palettes } from './contrast';

// Figures of https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio and of WebAIM's checker.
test.each([
  ['#000000', '#ffffff', 21],
  ['#ffffff', '#ffffff', 1],
  ['#777777', '#ffffff', 4.48],
  ['#1f5a4a', '#fbf8f4', 7.57],
])('the contrast of %s on %s is %p', (one, other, ratio) => {
  expect(contrastRatio(one, other)).toBeCloseTo(ratio, 1);
});

test('the contrast ratio is symmetric and from 1 to 21', () => {
  const colour = fc.integer({ min: 0, max: 0xffffff }).map((n) => `#${n.toString(16).padStart(6, '0')}`);
  fc.assert(
    fc.property(colour, colour, (one, other) => {
      const ratio = contrastRatio(one, other);
      expect(contrastRatio(other, one)).toBe(ratio);
      expect(ratio).toBeGreaterThanOrEqual(1);
      expect(ratio).toBeLessThanOrEqual(21);
    }),
  );
});

test('the shop’s colours have enough contrast', () => {
  expect(contrastProblems(tokens)).toEqual([]);
});

test('a colour with too little contrast is named with each background, in both palettes', () => {
  const problems = contrastProblems(tokens.replace('--ink-3: #6b605a', '--ink-3: #b0a8a2'));
  expect(problems).toHaveLength(5);
  expect(problems[0]).toMatch(/^--ink-3 on --paper has a contrast of 2\.\d\d; 4\.5 is needed\.$/);
  const more = contrastProblems(tokens.replace('--dew: #123e32', '--dew: #9fd9c7'));
  expect(more[0]).toContain('(for who asks for more contrast)');
});

test('a colour that is not six hex digits is named', () => {
  expect(contrastProblems(tokens.replace('--dew: #1f5a4a;', '--dew: teal;'))).toContain(
    '--dew is no colour of six hex digits.',
  );
});

test('the high-contrast palette keeps the colours that it does not change', () => {
  const { normal, 'more contrast': more } = palettes(tokens);
  expect(more.get('paper')).toBe(normal.get('paper'));
  expect(more.get('dew')).not.toBe(normal.get('dew'));
});

test('the dark mail has enough contrast, and colours without it are named', () => {
  expect(darkMailProblems(darkMail)).toEqual([]);
  expect(darkMailProblems({ ...darkMail, dew: '#4b2a86' })).toEqual([
    expect.stringMatching(/^darkMail: dew on paper has a contrast of 1\.\d\d; 4\.5 is needed\.$/),
    expect.stringMatching(/^darkMail: on-dew on dew has a contrast of 1\.\d\d; 4\.5 is needed\.$/),
  ]);
  expect(darkMailProblems({ ...darkMail, ink: 'white' })).toEqual([
    'darkMail: ink and paper have to be colours of six hex digits.',
  ]);
});
