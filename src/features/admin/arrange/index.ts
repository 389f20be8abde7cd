export { Movable, MovableList } from './Movable.styles';
export { type DragHandle, MoveButtons, type MoveControl } from './MoveButtons';
export { focusMoved } from './focusMoved';
export { useDragOrder } from './useDragOrder';
