import { type Bench, moveDown, REPEATING, scrollAll, search, sort, tell, typeInCell } from './steps';
import type { Memory } from './work';

/** An hour in so many parts; each is what somebody gets done in twenty minutes of it. */
const PARTS = 3;
const EDITS = 5;
const LETTERS = 8;

/** Titles written, one through the rows with the keys, colleagues' changes, a search, a sort, and once through all. */
async function workAPart(bench: Bench, part: number): Promise<void> {
  for (let edit = 0; edit < EDITS; edit += 1) await typeInCell(bench, 1 + edit, LETTERS, REPEATING);
  await moveDown(bench, 20);
  await tell(bench, 100, `Told in part ${String(part)}`);
  await search(bench);
  await sort(bench);
  await scrollAll(bench);
  await bench.page.evaluate(() => gridBench.forget());
}

/** What the page holds before and after an hour's work; what is made once has been made before. */
export async function workAnHour(bench: Bench): Promise<{ readonly before: Memory; readonly after: Memory }> {
  await workAPart(bench, 0);
  const before = await bench.watch.memory();
  for (let part = 1; part <= PARTS; part += 1) await workAPart(bench, part);
  return { before, after: await bench.watch.memory() };
}
