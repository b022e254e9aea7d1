import { createAction } from '@reduxjs/toolkit';
import type { Problem } from '../../../../domain/platforms/problem';
import { createChecksSlice } from './checksState';

/** Does for lots what a click can do about these problems, as one act. */
export const fixProblems = createAction<{ problems: readonly Problem[] }>('checks/fixProblems');

/** What the platforms of the open sale say to its lots. */
const slice = createChecksSlice('checks');

export default slice;
