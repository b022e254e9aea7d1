import type { ImportDesk } from '../../domain/imports/desk/importDesk';
import type { CheckView, Knowledge, OpenView, Reading } from '../../domain/imports/desk/views';
import type { ReadTemplate } from '../../domain/imports/template/readTemplate';
import type { Remote } from '../../shared/remote';

/** A file that was chosen. */
export interface NamedFile {
  readonly name: string;
  readonly blob: Blob;
}

interface OfFiles {
  /** A picture of the bundle that is open; null when it is not there, or damaged. */
  picture(path: string): Promise<Blob | null>;
  /** Reads a file, or the present one (null) in another way. */
  open(file: NamedFile | null, reading: Reading, knowledge: Knowledge): Promise<OpenView>;
  /** Reads the template of a platform; the file that is open stays so. */
  template(file: NamedFile, reading: Reading, knowledge: Knowledge): Promise<ReadTemplate>;
}

/** What makes a plan, and so has to look into pictures: whether lots have them already is known by their content. */
type PlanningCall = 'check' | 'choose' | 'edit' | 'renew';
type Planning = {
  readonly [Call in PlanningCall]: (...args: Parameters<ImportDesk[Call]>) => Promise<CheckView>;
};

/** The desk with files in place of bytes: only a handle goes to it, and nothing is read that is too large. */
export type FileDesk = Omit<ImportDesk, 'open' | PlanningCall | 'unknownPictures' | 'learnPictures'> &
  Planning &
  OfFiles;

/**
 * Reads and checks files beside the page, which gets only what it shows. Every promise rejects when the reader has given up; then
 * the file has to be chosen again.
 */
export type ImportReader = Remote<FileDesk>;

declare module '../gateways' {
  interface Gateways {
    readonly importReader: ImportReader;
    /** Another one, for the page on which platforms are made: no import waits for it. */
    readonly templateReader: Pick<ImportReader, 'template'>;
  }
}
