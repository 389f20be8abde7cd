export { codeOf, verifyPaid, type Verified } from './verifyPaid';
