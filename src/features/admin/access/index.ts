export { AreaGate } from './AreaGate';
export { rightOfPath } from './areaRights';
export { mayShow, useAreas, useRights } from './useRights';
