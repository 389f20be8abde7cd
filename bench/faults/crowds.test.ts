import { lastUnit } from './rows/crowds/lastUnit';
import { createShipmentAtOnce, impatience } from './rows/crowds/repeats';
import { oneDocument, oneUse, sharedStock } from './rows/crowds/shared';
import { testFaults } from './testing/testFaults';

testFaults([lastUnit, sharedStock, createShipmentAtOnce, oneDocument, oneUse, impatience]);
