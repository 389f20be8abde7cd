import { acceptedThenDropped } from './rows/providers/acceptedThenDropped';
import { cancelledWhileBooked } from './rows/providers/cancelledWhileBooked';
import { courierFails } from './rows/providers/courierFails';
import { firestoreAway } from './rows/providers/firestoreAway';
import { razorpayDown } from './rows/providers/razorpayDown';
import { testFaults } from './testing/testFaults';

testFaults([courierFails, acceptedThenDropped, razorpayDown, firestoreAway, cancelledWhileBooked]);
