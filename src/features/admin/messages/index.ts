export { MessageScreen } from './MessageScreen';
export { MessagesScreen } from './MessagesScreen';
export { messagesSaga } from './messagesSaga';
export { messagesReducer } from './messagesSlice';
