/** Why the files of a bundle could not be written. `not-chosen`: the person closed the choice of a folder. */
export const BUNDLE_FILE_CODES = ['not-chosen', 'no-permission', 'no-space', 'folder-gone', 'in-use'] as const;
export type BundleFileCode = (typeof BUNDLE_FILE_CODES)[number];

/** Where the files of one bundle go, one after the other. Rejects with GatewayFailure<BundleFileCode | 'unknown'>. */
export interface BundleTarget {
  /** As the person will find it. */
  readonly name: string;
  /** Whether a file of this size is there from a run that was broken off. It goes away at the end, unless it is kept. */
  has(name: string, bytes: number): Promise<boolean>;
  /** What is there under this name is part of the bundle. */
  keep(name: string): void;
  /** Resolves when it is written, so that the next one may be made. */
  write(name: string, bytes: Uint8Array<ArrayBuffer>): Promise<void>;
  /** Nothing more comes: the person has it from now on. */
  finish(): Promise<void>;
  /** Nothing more comes, and it is not whole. Never rejects. */
  abandon(): Promise<void>;
}

/** What the files of a bundle are called. */
export interface BundleNames {
  /** The ZIP file without its ending, or the folder. */
  readonly bundle: string;
  /** Written last: where it is, the bundle is whole. */
  readonly dataFile: string;
  readonly pictures: ReadonlySet<string>;
}

/** Files that an export gives to the person. Until a target is finished or abandoned the browser asks before the page goes. */
export interface BundleFiles {
  /** One file, as a download. Throws when this browser cannot make it. */
  save(name: string, bytes: Uint8Array<ArrayBuffer>): void;
  /** One ZIP file, as a download when it is finished. */
  openZip(names: BundleNames): Promise<BundleTarget>;
  /** A folder in one that the person chooses. Must be called in the very moment of a click. */
  openFolder(names: BundleNames): Promise<BundleTarget>;
  /** Takes away what waits on this device for its download to end. Never rejects. */
  clear(): Promise<void>;
}

declare module '../gateways' {
  interface Gateways {
    readonly bundleFiles: BundleFiles;
  }
}
