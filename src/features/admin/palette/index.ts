export { PaletteButton } from './PaletteButton';
export { PaletteHost } from './PaletteHost';
export { paletteSaga } from './paletteSaga';
export { paletteReducer } from './paletteSlice';
