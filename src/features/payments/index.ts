export { codeOf, verifyPaid } from './verifyPaid';
