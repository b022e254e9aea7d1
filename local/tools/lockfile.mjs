/**
 * Are exactly the locked packages installed? Versions are compared, not file times: a checkout touches the lockfile
 * without changing it. Packages for other platforms are optional and may be absent.
 *
 * @param locked text of package-lock.json
 * @param installed text of node_modules/.package-lock.json, null when there is none
 */
export function installedAsLocked(locked, installed) {
  if (installed === null) return false;
  const wanted = JSON.parse(locked).packages ?? {};
  const present = JSON.parse(installed).packages ?? {};
  for (const [place, entry] of Object.entries(wanted)) {
    if (place === '') continue;
    const there = present[place];
    if (there === undefined) {
      if (entry.optional !== true && entry.devOptional !== true) return false;
    } else if (there.version !== entry.version) return false;
  }
  return Object.keys(present).every((place) => wanted[place] !== undefined);
}
