import { join } from 'node:path';
import { loadCompiled } from './composition/startup/compileCache';

/**
 * In the cloud an instance runs one function, and loads nothing but that one's file. Without a target all of them are wanted,
 * with what Firebase has to know of each: that is a deploy, an emulator or the local stack.
 */
const target = process.env.FUNCTION_TARGET;
const found = loadCompiled(join(__dirname, `${target ?? 'declared'}.js`)) as Record<string, unknown>;

export const { payment, nimbus, shop, admin, pictures, pages, reconcile } = found;
