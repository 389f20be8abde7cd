import TerserPlugin from 'terser-webpack-plugin';

/** React's factory functions have no side effects, so unused results can be removed. */
const makesOnly = (call: { expression: { property?: unknown } }): boolean =>
  !['forwardRef', 'createContext', 'memo'].includes(String(call.expression.property));

const plain = { ecma: 2020 as const, compress: { passes: 2 }, format: { comments: false } };
const VENDOR = /assets\/vendor\./;

/**
 * react-router is one file that includes the data router, forms and server components. The minifier drops them once it knows
 * that reading a property and wrapping a component have no side effects, which is true for packages only.
 */
export const minifiers = [
  new TerserPlugin({ exclude: VENDOR, extractComments: false, terserOptions: plain }),
  new TerserPlugin({
    include: VENDOR,
    extractComments: false,
    terserOptions: { ...plain, compress: { pure_getters: true, pure_funcs: makesOnly as never, passes: 3 } },
  }),
];
