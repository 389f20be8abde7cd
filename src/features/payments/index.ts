export { collectPayment } from './collectPayment';
export { paymentRequestOf } from './paymentRequest';
export { codeOf, verifyPaid } from './verifyPaid';
