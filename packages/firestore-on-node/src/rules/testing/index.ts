export { NO_DOCUMENTS, NOW, request } from './ask';
export { doc, double, encode, Proto, timestamp } from './encode';
