import { killedAtNinePoints } from './rows/payments/killed';
import { soldOutMeanwhile } from './rows/payments/soldOutMeanwhile';
import { closedAfterPaying, webhookDown } from './rows/payments/lostReports';
import { webhooksAnyhow } from './rows/payments/webhooks';
import { testFaults } from './testing/testFaults';

testFaults([killedAtNinePoints, webhooksAnyhow, closedAfterPaying, webhookDown, soldOutMeanwhile]);
