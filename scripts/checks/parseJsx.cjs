/**
 * Loaded before dependency-cruiser (node --require): it parses with swc, but version 17 never says that a .tsx file may
 * contain JSX, so every component would be a syntax error.
 */
const swc = require('@swc/core');

const parseFileSync = swc.parseFileSync;
swc.parseFileSync = (file, options) => parseFileSync.call(swc, file, { ...options, tsx: file.endsWith('x') });
