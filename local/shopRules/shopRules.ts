import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { GROUND } from './ground';
import { accessTo, evaluate, type Judge } from './judge';
import { type Attempt } from './table';
import { compileRules, type Decision } from 'firestore-on-node/rules';
import { doc } from 'firestore-on-node/rules/testing';

export const SOURCE = readFileSync(join(__dirname, '../../firestore.rules'), 'utf8');
export const rules = compileRules(SOURCE);

/** The documents before each case, as the rules see them. */
export const WORLD = new Map(Object.entries(GROUND).map(([path, fields]) => [path, doc(fields)]));

export const judge: Judge = (request, world) => rules.evaluate(request, accessTo(world));

/** The decision of the shop's rules about an operation. */
export const evaluateShopRules = (deed: Attempt): Decision => evaluate(judge, WORLD, deed);
