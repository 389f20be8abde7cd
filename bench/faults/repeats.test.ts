import { createShipmentAtOnce } from './rows/repeats';
import { testFaults } from './testing';

testFaults([createShipmentAtOnce]);
