export interface Hosting {
  /** Folder of the built application, relative to firebase.json. */
  readonly publicFolder: string;
  /** Every header of an answer for this path (no query), by name. */
  headersFor(pathname: string): Record<string, string>;
  /** The file to send where no file has this path; null means 404. */
  rewriteFor(pathname: string): string | null;
}

/** Reads firebase.json (the project's own by default). Throws for a glob that it cannot follow exactly. */
export function readHosting(file?: string): Hosting;
