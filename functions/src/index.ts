import { join } from 'node:path';
import { loadCompiled } from './composition/startup/compileCache';

/**
 * In the cloud an instance runs one function and loads that function's file alone. Without a target (deploy,
 * emulator, local stack) it loads all functions with their declarations.
 */
const target = process.env.FUNCTION_TARGET;
const found = loadCompiled(join(__dirname, `${target ?? 'declared'}.js`)) as Record<string, unknown>;

export const { payment, nimbus, shop, admin, pictures, pages, reconcile, mail } = found;
