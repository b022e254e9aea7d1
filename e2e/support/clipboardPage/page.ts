import { readHtmlTable } from '../../../src/features/lots/grid/readHtmlTable';

Object.assign(globalThis, { readHtmlTable });
