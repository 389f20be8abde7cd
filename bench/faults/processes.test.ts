import { wrongClocks } from './rows/clocks';
import { hotProduct } from './rows/rush';
import { testFaults } from './testing';

testFaults([hotProduct, wrongClocks]);
