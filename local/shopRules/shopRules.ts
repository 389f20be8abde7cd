import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { GROUND } from './ground';
import { accessTo, ask, type Judge } from './judge';
import { type Attempt } from './table';
import { compileRules, type Decision } from 'firestore-on-node/rules';
import { doc } from 'firestore-on-node/rules/testing';

export const SOURCE = readFileSync(join(__dirname, '../../firestore.rules'), 'utf8');
export const rules = compileRules(SOURCE);

/** What every case begins from, as the rules see it. */
export const WORLD = new Map(Object.entries(GROUND).map(([path, fields]) => [path, doc(fields)]));

export const judge: Judge = (request, world) => rules.evaluate(request, accessTo(world));

/** What the shop's own rules say to an operation on the shop as it stands. */
export const askShop = (deed: Attempt): Decision => ask(judge, WORLD, deed);
