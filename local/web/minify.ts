import TerserPlugin from 'terser-webpack-plugin';

/** React's own makers do nothing but make: what nobody uses of them can go. */
const makesOnly = (call: { expression: { property?: unknown } }): boolean =>
  !['forwardRef', 'createContext', 'memo'].includes(String(call.expression.property));

const plain = { ecma: 2020 as const, compress: { passes: 2 }, format: { comments: false } };
const VENDOR = /assets\/vendor\./;

/**
 * The router comes as one file with the data router, forms and server components in it, which goes where it is known that
 * reading a property and wrapping a component do nothing. Nothing but packages is told so.
 */
export const minifiers = [
  new TerserPlugin({ exclude: VENDOR, extractComments: false, terserOptions: plain }),
  new TerserPlugin({
    include: VENDOR,
    extractComments: false,
    terserOptions: { ...plain, compress: { pure_getters: true, pure_funcs: makesOnly as never, passes: 2 } },
  }),
];
