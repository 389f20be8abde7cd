import TerserPlugin from 'terser-webpack-plugin';

/** React's own makers do nothing but make: what nobody uses of them can go. */
const makesOnly = (call: { expression: { property?: unknown } }): boolean =>
  !['forwardRef', 'createContext', 'memo'].includes(String(call.expression.property));

const plain = { ecma: 2020 as const, compress: { passes: 2 }, format: { comments: false } };
const VENDOR = /assets\/vendor\./;

/**
 * react-router is one file with the data router, forms and server components in it. The minifier drops them once it knows that reading
 * a property and wrapping a component have no effects, which holds for packages only.
 */
export const minifiers = [
  new TerserPlugin({ exclude: VENDOR, extractComments: false, terserOptions: plain }),
  new TerserPlugin({
    include: VENDOR,
    extractComments: false,
    terserOptions: { ...plain, compress: { pure_getters: true, pure_funcs: makesOnly as never, passes: 3 } },
  }),
];
