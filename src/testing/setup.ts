import { TextDecoder, TextEncoder } from 'node:util';
import '@testing-library/jest-dom';

// jsdom has neither, and the router wants them.
Object.assign(globalThis, { TextEncoder, TextDecoder });
