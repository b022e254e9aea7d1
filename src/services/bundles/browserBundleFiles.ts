import { saveFile } from '../../shared/saveFile';
import type { BundleFiles } from './BundleFiles';

/** The downloads of the browser. */
export const browserBundleFiles: BundleFiles = {
  // No kind of text: Safari would open it in a tab.
  save: (name, bytes) => saveFile(name, new Blob([bytes], { type: 'application/octet-stream' })),
};
