/** All that loads only where a program can call the shop's tools. */
export { TOOLS } from './tools';
export { toolAnswers } from './answerCall';
