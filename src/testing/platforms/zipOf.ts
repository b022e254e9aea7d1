import { zipSync } from 'fflate';

/** A ZIP file with these files by their paths, as another program makes it. */
export async function zipOf(
  name: string,
  files: Readonly<Record<string, string | Uint8Array<ArrayBuffer>>>,
): Promise<File> {
  const bytes = Object.entries(files).map(([path, content]): [string, Uint8Array] => [
    path,
    typeof content === 'string' ? new TextEncoder().encode(content) : content,
  ]);
  return new File([new Uint8Array(zipSync(Object.fromEntries(bytes)))], name, { type: 'application/zip' });
}
