import { wrongClocks } from './rows/clocks';
import { mixedLoad } from './rows/crowds/mixedLoad';
import { hotProduct } from './rows/crowds/rush';
import { testFaults } from './testing/testFaults';

testFaults([hotProduct, wrongClocks, mixedLoad]);
