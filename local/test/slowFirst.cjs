const { default: Sequencer } = require('@jest/test-sequencer');

/** Small files of slow tests. In a fresh clone Jest begins with the largest files, so these came last, one of them alone at the end. */
const SLOW = ['/bench/faults/', '/local/attacks/tables.test.ts', '/local/shopRules/mutants.test.ts'];

const isSlow = ({ path }) => SLOW.some((part) => path.replaceAll('\\', '/').includes(part));

/** Jest's own order, with the slow tests of small files first. */
class SlowFirst extends Sequencer {
  static SLOW = SLOW;

  sort(tests) {
    const usual = super.sort(tests);
    return [...usual.filter(isSlow), ...usual.filter((test) => !isSlow(test))];
  }
}
module.exports = SlowFirst;
