/**
 * All files of a drop, those in folders with their path. Order does not matter: names decide. What cannot be read is an empty
 * file of its name: it is refused as no photo, by that name, and the others are taken.
 */
export async function droppedFiles(transfer: DataTransfer): Promise<File[]> {
  // The list of items is emptied when the event handler returns, so it is read before anything is awaited.
  const entries = [...transfer.items].map((item) => item.webkitGetAsEntry()).filter((entry) => entry !== null);
  if (entries.length === 0) return [...transfer.files];
  return (await Promise.all(entries.map((entry) => filesOf(entry)))).flat();
}

async function filesOf(entry: FileSystemEntry): Promise<File[]> {
  const unread = new File([], entry.name);
  if (isFile(entry)) {
    const file = await new Promise<File>((resolve) => entry.file(resolve, () => resolve(unread)));
    return [withPath(file, entry.fullPath)];
  }
  if (!isDirectory(entry)) return [];
  const reader = entry.createReader();
  const files: File[] = [];
  // A reader gives at most a hundred entries a time; an empty answer is the end.
  for (;;) {
    const some = await new Promise<FileSystemEntry[] | null>((resolve) =>
      reader.readEntries(resolve, () => resolve(null)),
    );
    if (some === null) return [...files, unread];
    if (some.length === 0) return files;
    files.push(...(await Promise.all(some.map((each) => filesOf(each)))).flat());
  }
}

/** Browsers say of a dropped file only how it is called; one of a folder is to be sorted as when the folder is chosen. */
function withPath(file: File, fullPath: string): File {
  const path = fullPath.replace(/^\//, '');
  return path.includes('/') ? Object.defineProperty(file, 'webkitRelativePath', { value: path }) : file;
}

function isFile(entry: FileSystemEntry): entry is FileSystemFileEntry {
  return entry.isFile;
}

function isDirectory(entry: FileSystemEntry): entry is FileSystemDirectoryEntry {
  return entry.isDirectory;
}

/** Files that every folder of photos carries along and nobody means: hidden ones and the system's own. */
export function isMeant(file: Pick<File, 'name'>): boolean {
  return !file.name.startsWith('.') && !/^(?:thumbs\.db|desktop\.ini)$/i.test(file.name);
}
