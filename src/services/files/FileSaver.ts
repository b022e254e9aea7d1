/** Gives files to the person. */
export interface FileSaver {
  /** Throws when this browser cannot make the file. */
  save(name: string, content: Blob): void;
}

declare module '../gateways' {
  interface Gateways {
    readonly fileSaver: FileSaver;
  }
}
