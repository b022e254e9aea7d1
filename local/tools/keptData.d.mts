/** What a development server must not hand out of a data folder: all but `app`, where Vite has its cache. */
export function keptData(folder: string): string[];
