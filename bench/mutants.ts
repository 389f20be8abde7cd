import { EQUIVALENTS } from '../local/shopRules/equivalents';
import { judgeMutants } from '../local/shopRules/judgeMutants';
import { SOURCE, WORLD } from '../local/shopRules/shopRules';
import { casesOf } from '../local/shopRules/table';
import { TABLES } from '../local/shopRules/tables';

/** `npm run bench -- mutants`: mutates firestore.rules and checks that the attack tables notice each mutation. */
const begun = performance.now();
const cases = casesOf(TABLES);
const verdicts = judgeMutants(SOURCE, cases, WORLD, () => performance.now());
const survivors = verdicts.filter(({ caughtBy }) => caughtBy === null);
const caught = verdicts.length - survivors.length;
const unexplained = survivors.filter(({ mutant }) => !Object.hasOwn(EQUIVALENTS, mutant));
const attacks = cases.filter(({ allowed }) => !allowed).length;

console.log(`${attacks} attacks and ${cases.length - attacks} valid requests`);
console.log(
  `${caught} of ${verdicts.length} mutants caught: ${((100 * caught) / verdicts.length).toFixed(1)} %`,
);
for (const { mutant } of survivors)
  console.log(`  survives: ${mutant}\n    ${EQUIVALENTS[mutant] ?? 'unexplained'}`);
console.log(`${((performance.now() - begun) / 1000).toFixed(1)} s`);
if (unexplained.length > 0) process.exitCode = 1;
