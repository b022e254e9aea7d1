/** Files that an export gives to the person. */
export interface BundleFiles {
  /** Throws when this browser cannot make the file. */
  save(name: string, bytes: Uint8Array<ArrayBuffer>): void;
}

declare module '../gateways' {
  interface Gateways {
    readonly bundleFiles: BundleFiles;
  }
}
