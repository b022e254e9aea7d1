import { createContext, type ComponentType } from 'react';

/** What another feature shows of colleagues beside the lots. */
export interface ColleagueParts {
  /** In the bar of a sale: who else has it open. */
  readonly InSale: ComponentType;
  /** At a lot: who else is working on it, in words or, where there is little room, as a mark. Shows nothing most of the time. */
  readonly AtLot: ComponentType<{ readonly lotId: string; readonly as: 'words' | 'mark' }>;
  /** What a person is called; `otherwise` for somebody of whom nothing is known. */
  readonly Name: ComponentType<{ readonly uid: string; readonly otherwise: string }>;
}

/** Null where lots are shown alone. */
export const ColleaguesContext = createContext<ColleagueParts | null>(null);
