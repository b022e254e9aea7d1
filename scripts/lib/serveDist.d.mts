export interface ServedFolder {
  readonly url: string;
  close(): Promise<void>;
}

/** Serves a built folder as the hosting does: headers and rewrites of firebase.json, brotli or gzip. */
export function serveDist(folder: string, options?: { port?: number; plainHttp?: boolean }): Promise<ServedFolder>;
