import { changedMeanwhile } from './rows/changes';
import { testFaults } from './testing/testFaults';

testFaults([changedMeanwhile]);
