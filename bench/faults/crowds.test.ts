import { lastUnit } from './rows/lastUnit';
import { createShipmentAtOnce, impatience } from './rows/repeats';
import { oneDocument, oneUse, sharedStock } from './rows/shared';
import { testFaults } from './testing/testFaults';

testFaults([lastUnit, sharedStock, createShipmentAtOnce, oneDocument, oneUse, impatience]);
