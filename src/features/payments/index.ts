export { paymentRequestOf } from './paymentRequest';
export { codeOf, verifyPaid } from './verifyPaid';
