import { acceptedThenDropped } from './rows/acceptedThenDropped';
import { cancelledWhileBooked } from './rows/cancelledWhileBooked';
import { courierFails } from './rows/courierFails';
import { firestoreAway } from './rows/firestoreAway';
import { razorpayDown } from './rows/razorpayDown';
import { testFaults } from './testing/testFaults';

testFaults([courierFails, acceptedThenDropped, razorpayDown, firestoreAway, cancelledWhileBooked]);
