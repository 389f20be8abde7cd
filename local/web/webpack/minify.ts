import TerserPlugin from 'terser-webpack-plugin';
import { BUDGETS } from '../budgets';

/** React's factory functions have no side effects, so unused results can be removed. */
const makesOnly = (call: { expression: { property?: unknown } }): boolean =>
  !['forwardRef', 'createContext', 'memo'].includes(String(call.expression.property));

/**
 * Chrome 136 and newer compile every function of such a script while it downloads, beside the main thread, and not at each first
 * call: 14 instead of 114 ms of the main thread on a product page at CPU ÷ 4, of 674 until rest.
 */
export const COMPILE_HINT = '//# allFunctionsCalledOnLoad';

const compress = { passes: 2 };
const later = { ecma: 2020 as const, compress, format: { comments: false } };
const first = { ...later, format: { ...later.format, preamble: COMPILE_HINT } };
const VENDOR = /assets\/vendor\./;
/** The entry and the screens: most of their functions run on load. */
const FIRST_LOAD = new RegExp(`assets/(main|${Object.keys(BUDGETS).join('|')})\\.`);

/**
 * react-router is one file that includes the data router, forms and server components. The minifier drops them once it knows
 * that reading a property and wrapping a component have no side effects, which is true for packages only.
 */
export const minifiers = [
  new TerserPlugin({ exclude: [VENDOR, FIRST_LOAD], extractComments: false, terserOptions: later }),
  new TerserPlugin({ include: FIRST_LOAD, extractComments: false, terserOptions: first }),
  new TerserPlugin({
    include: VENDOR,
    extractComments: false,
    terserOptions: { ...first, compress: { pure_getters: true, pure_funcs: makesOnly as never, passes: 3 } },
  }),
];
