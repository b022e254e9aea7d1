import { readHtmlTable } from '../../../src/features/lots/ui/clipboard/readHtmlTable';

Object.assign(globalThis, { readHtmlTable });
