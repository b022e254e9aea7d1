export interface PlannedTask<Value> {
  readonly at: number;
  readonly id: number;
  readonly value: Value;
}

/** What is planned, the earliest first; of the same moment, what was planned first. */
export interface TaskQueue<Value> {
  add(at: number, value: Value): number;
  /** The next one that is due at `until` at the latest. */
  take(until: number): PlannedTask<Value> | undefined;
  drop(id: number | undefined): void;
}

/** A binary heap. */
export function createTaskQueue<Value>(): TaskQueue<Value> {
  const heap: PlannedTask<Value>[] = [];
  const dropped = new Set<number>();
  let count = 0;
  const isBefore = (a: PlannedTask<Value> | undefined, b: PlannedTask<Value> | undefined): boolean =>
    a !== undefined && (b === undefined || (a.at === b.at ? a.id < b.id : a.at < b.at));

  const rise = (task: PlannedTask<Value>): void => {
    let place = heap.push(task) - 1;
    while (place > 0) {
      const above = (place - 1) >> 1;
      const parent = heap[above];
      if (parent === undefined || !isBefore(task, parent)) break;
      heap[place] = parent;
      place = above;
    }
    heap[place] = task;
  };
  const pop = (): PlannedTask<Value> | undefined => {
    const [first] = heap;
    const task = heap.pop();
    if (task === undefined || heap.length === 0) return first;
    let place = 0;
    for (;;) {
      const left = 2 * place + 1;
      const below = isBefore(heap[left + 1], heap[left]) ? left + 1 : left;
      const child = heap[below];
      if (child === undefined || !isBefore(child, task)) break;
      heap[place] = child;
      place = below;
    }
    heap[place] = task;
    return first;
  };

  return {
    add(at, value) {
      count += 1;
      rise({ at, id: count, value });
      return count;
    },
    take(until) {
      for (;;) {
        const [first] = heap;
        if (first === undefined || first.at > until) return undefined;
        pop();
        if (!dropped.delete(first.id)) return first;
      }
    },
    drop(id) {
      if (id !== undefined) dropped.add(id);
    },
  };
}
