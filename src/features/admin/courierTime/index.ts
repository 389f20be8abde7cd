export { CourierCountdown } from './CourierCountdown';
export { CourierTimeButton } from './CourierTimeButton';
export { courierTimeSaga } from './courierTimeSaga';
export { courierTimeLoaded, courierTimeReducer, selectCourierTime } from './courierTimeSlice';
