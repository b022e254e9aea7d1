import { createContext } from 'react';

/** Whether the lots shown inside may be moved; rows show their handle only then. */
export const ReorderContext = createContext(false);
