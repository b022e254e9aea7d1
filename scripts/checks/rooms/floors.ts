/** One import, from a file to a file. Paths are relative to the project. */
export interface Import {
  readonly from: string;
  readonly to: string;
}

/** The floors of the house, from the ground up. A file belongs to the first floor whose pattern it matches. */
const FLOORS: readonly (readonly [name: string, pattern: RegExp])[] = [
  ['the trade (src/domain)', /^src\/domain\//],
  ['shared parts (src/shared)', /^src\/shared\//],
  ['services (src/services)', /^src\/(services|serviceWorker)\//],
  [
    'models (slices, plans and texts of src/features)',
    /^src\/features\/[^/]+\/((model|texts)\/|(?!use[A-Z])[a-z][A-Za-z]*(?<!Hooks|Context)\.ts$)/,
  ],
  ['sagas (src/sagas)', /^src\/sagas\//],
  ['the store (src/store)', /^src\/store\//],
  ['screens (components and hooks of src/features)', /^src\/features\//],
  ['the application (src/app)', /^src\/(app\/|main\.tsx$)/],
  ['local services (local)', /^local\//],
  ['test helpers (src/testing)', /^src\/testing\//],
  ['tests of the rules (rules)', /^rules\//],
  ['scripts', /^scripts\//],
  ['tests in the browser (e2e)', /^e2e\//],
  ['benches (bench)', /^bench\//],
];

/** Which floor a file is on, counted from the ground; -1 for a file that is on none, such as vite.config.ts. */
function floorOf(file: string): number {
  return FLOORS.findIndex(([, pattern]) => pattern.test(file));
}

/** What is wrong with the floors: one sentence for each import that goes from a lower floor to a higher one. */
export function climbs(imports: readonly Import[]): string[] {
  return imports.flatMap(({ from, to }) => {
    const [low, high] = [floorOf(from), floorOf(to)];
    if (low === -1 || high <= low) return [];
    const why = `${FLOORS[low]?.[0] ?? ''} must not know ${FLOORS[high]?.[0] ?? ''}, a higher floor`;
    return [`${from} → ${to}\n  one-way-floors: ${why}. Move what both need down, or hand it in from above.`];
  });
}
