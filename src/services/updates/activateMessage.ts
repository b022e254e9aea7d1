/** What a page says to the worker of a newer build when the person wants that build now. */
export const ACTIVATE = 'lotsmith-activate';
