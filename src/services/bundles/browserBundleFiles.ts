import { saveFile } from '../../shared/saveFile';
import { GatewayFailure } from '../failure';
import type { BundleFileCode, BundleFiles, BundleTarget } from './BundleFiles';
import { onDisk } from './diskFailure';
import { createFolderTarget } from './folderTarget';
import { clearScratchFiles, openMemory, openScratchFile } from './scratchFiles';
import { createZipTarget } from './zipTarget';

/** The draft of File System Access, which Chromium has on computers. */
interface WithDirectoryPicker {
  showDirectoryPicker?(options: {
    readonly id: string;
    readonly mode: 'readwrite';
    readonly startIn: 'downloads';
  }): Promise<FileSystemDirectoryHandle>;
}

/** The downloads and folders of the browser. */
export function createBrowserBundleFiles(
  page: Window & WithDirectoryPicker,
  storage: StorageManager | undefined,
): BundleFiles {
  return {
    // No kind of text: Safari would open it in a tab.
    save: (name, bytes) => saveFile(name, new Blob([bytes], { type: 'application/octet-stream' })),
    async openZip({ bundle }) {
      const name = `${bundle}.zip`;
      const place = await onDisk(() => openScratchFile(name, saveFile, storage));
      return held(page, createZipTarget(name, place ?? openMemory(name, saveFile)));
    },
    async openFolder(names) {
      const ask = page.showDirectoryPicker?.bind(page);
      if (ask === undefined) throw new GatewayFailure<BundleFileCode>('no-permission');
      const chosen = await onDisk(() => ask({ id: 'bundles', mode: 'readwrite', startIn: 'downloads' }));
      return held(page, await createFolderTarget(chosen, names));
    },
    clear: () => clearScratchFiles(storage, -Infinity),
  };
}

/** While a bundle is being written the browser asks before the page goes away. */
function held(page: Window, target: BundleTarget): BundleTarget {
  const ask = (event: BeforeUnloadEvent): void => event.preventDefault();
  const letGo = (): void => page.removeEventListener('beforeunload', ask);
  page.addEventListener('beforeunload', ask);
  return {
    ...target,
    finish: () => target.finish().finally(letGo),
    abandon: () => target.abandon().finally(letGo),
  };
}
