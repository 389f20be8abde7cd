import { killedAtNinePoints } from './rows/killed';
import { soldOutMeanwhile } from './rows/soldOutMeanwhile';
import { closedAfterPaying, webhookDown } from './rows/lostReports';
import { webhooksAnyhow } from './rows/webhooks';
import { testFaults } from './testing/testFaults';

testFaults([killedAtNinePoints, webhooksAnyhow, closedAfterPaying, webhookDown, soldOutMeanwhile]);
