import { newId } from '../../shared/id';

/** Files that a person has chosen, by id, between the page and the saga that uses them. They never enter the store. */
export interface ChosenFiles {
  /** Takes a chosen file in and returns its id. */
  hold(file: File): string;
  /** Gives a file out, once; undefined when it is not here. */
  take(id: string): File | undefined;
  clear(): void;
}

export function createChosenFiles(): ChosenFiles {
  const held = new Map<string, File>();
  return {
    hold(file) {
      const id = newId();
      held.set(id, file);
      return id;
    },
    take(id) {
      const file = held.get(id);
      held.delete(id);
      return file;
    },
    clear: () => held.clear(),
  };
}

declare module '../gateways' {
  interface Gateways {
    readonly chosenFiles: ChosenFiles;
    /** Files of exported work that were chosen to be brought back. */
    readonly workFiles: ChosenFiles;
    /** Files whose rows become lots. */
    readonly importFiles: ChosenFiles;
    /** Templates of platforms. */
    readonly templateFiles: ChosenFiles;
  }
}
