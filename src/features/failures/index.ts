export { failureText } from './messages';
