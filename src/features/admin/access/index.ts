export { AreaGate } from './AreaGate';
export { rightOfPath } from './areaRights';
export { mayShow, useRights } from './useRights';
