import { chunkContents, partOf } from './chunkContents';

test.each([
  ['./node_modules/react-dom/cjs/react-dom-client.production.js', 'react-dom'],
  ['./node_modules/firebase/node_modules/@firebase/auth/dist/index.js', '@firebase/auth'],
  ['./src/features/checkout/cart/CartLine.tsx', 'src/features/checkout'],
  ['./src/features/catalogue/index.ts + 12 modules', 'src/features/catalogue'],
  ['./src/index.tsx', 'src/index'],
  ['./src/ui/Button.tsx', 'src/ui'],
  ['../main/node_modules/swc-loader/src/index.js??x!./src/domain/cart/cart.ts', 'src/domain/cart'],
  ['webpack/runtime/get javascript chunk filename', 'webpack'],
])('the module %s belongs to %s', (module, part) => expect(partOf(module)).toBe(part));

test('concatenated modules are separated, and parts of one group added up', () => {
  const inner = [
    { name: './src/ui/Button.tsx', size: 10 },
    { name: './node_modules/minisearch/index.js', size: 50 },
  ];
  const modules = [
    { name: './src/index.tsx + 2 modules', size: 60, modules: inner },
    { name: './src/ui/icons/Icon.tsx', size: 5 },
  ];
  expect(
    chunkContents({ chunks: [{ files: ['a.css', 'assets/a.js'], names: ['main'], modules } as never] }),
  ).toEqual([
    {
      file: 'assets/a.js',
      names: ['main'],
      parts: [
        { of: 'minisearch', bytes: 50 },
        { of: 'src/ui', bytes: 15 },
      ],
    },
  ]);
});
