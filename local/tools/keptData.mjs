/**
 * What a development server must not hand out of a data folder: all but `app`, where Vite has its cache.
 * @param {string} folder a pattern, as Vite's `server.fs.deny` has them
 * @returns {string[]}
 */
export const keptData = (folder) => [`${folder}/!(app)`, `${folder}/!(app)/**`];
