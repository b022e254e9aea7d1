import { readFile, readdir } from 'node:fs/promises';

/** The processes of a browser, found by what they all have in their command line, such as the folder of its profile. */
async function processesOf(mark: string): Promise<readonly string[]> {
  const ids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const found = await Promise.all(
    ids.map(async (id) => ((await readFile(`/proc/${id}/cmdline`, 'utf8').catch(() => '')).includes(mark) ? [id] : [])),
  );
  return found.flat();
}

/** Bytes of memory that no file stands behind, of all processes together: pages of the disk's cache are not counted. */
export async function memoryOf(mark: string): Promise<number> {
  const rollups = await Promise.all(
    (await processesOf(mark)).map((id) => readFile(`/proc/${id}/smaps_rollup`, 'utf8').catch(() => '')),
  );
  return rollups.reduce((sum, text) => {
    const of = (name: string): number => Number(new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(text)?.[1] ?? 0);
    return sum + (of('Pss_Anon') + of('Pss_Shmem')) * 1024;
  }, 0);
}

/** The most that it was while `work` ran, over what it was before. Linux only. */
export async function growthDuring(mark: string, work: () => Promise<unknown>): Promise<number> {
  const before = await memoryOf(mark);
  let most = before;
  let isOver = false;
  const look = async (): Promise<void> => {
    while (!isOver) {
      most = Math.max(most, await memoryOf(mark));
      await new Promise((resolve) => setTimeout(resolve, 250));
    }
  };
  const looking = look();
  await work();
  isOver = true;
  await looking;
  return most - before;
}
