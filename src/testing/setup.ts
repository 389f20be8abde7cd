import { configure } from '@testing-library/react';
import { TextDecoder, TextEncoder } from 'node:util';
import '@testing-library/jest-dom';
import { leaveStylesOut } from './styles';

// jsdom has neither, and the router needs them.
Object.assign(globalThis, { TextEncoder, TextDecoder });

leaveStylesOut();

// Tests must not fail on a busy machine.
configure({ asyncUtilTimeout: 30_000 });
