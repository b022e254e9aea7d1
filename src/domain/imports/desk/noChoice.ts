import type { ImportChoice } from '../plan/planImport';

/** How an import begins: nothing that is there becomes another thing. */
export const NO_CHOICE: ImportChoice = { collision: 'skip', drafts: false, blank: 'keep', pictures: true };
