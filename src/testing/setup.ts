import { configure } from '@testing-library/react';
import { TextDecoder, TextEncoder } from 'node:util';
import '@testing-library/jest-dom';
import { leaveStylesOut } from './styles';

// jsdom has neither, and the router wants them.
Object.assign(globalThis, { TextEncoder, TextDecoder });

leaveStylesOut();

// A machine that does other things besides is slow, not wrong.
configure({ asyncUtilTimeout: 30_000 });
