/** Everything that loads only if an assistant can call the shop's tools. */
export { TOOLS } from './tools';
export { toolAnswers } from './answerCall';
