import { wrongClocks } from './rows/clocks';
import { mixedLoad } from './rows/mixedLoad';
import { hotProduct } from './rows/rush';
import { testFaults } from './testing/testFaults';

testFaults([hotProduct, wrongClocks, mixedLoad]);
