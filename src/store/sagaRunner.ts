import type { Task } from 'redux-saga';
import { supervise, type Saga } from '../sagas/base/supervise';

/** Root tasks by name. A name runs once: the same saga again changes nothing, another one takes its place. */
export interface SagaRunner {
  run(name: string, saga: Saga): void;
  /** Cancels the task and resolves when it has ended, its `finally` blocks included. */
  stop(name: string): Promise<void>;
  stopAll(): Promise<void>;
  names(): readonly string[];
}

export function createSagaRunner(start: (saga: () => Generator<unknown, void, unknown>) => Task): SagaRunner {
  const running = new Map<string, { readonly saga: Saga; readonly task: Task }>();

  const stop = async (name: string) => {
    const found = running.get(name);
    if (!found) return;
    running.delete(name);
    found.task.cancel();
    await found.task.toPromise();
  };

  return {
    run(name, saga) {
      const known = running.get(name);
      if (known?.saga === saga) return;
      known?.task.cancel();
      running.set(name, { saga, task: start(() => supervise(name, saga)) });
    },
    stop,
    async stopAll() {
      await Promise.all([...running.keys()].map(stop));
    },
    names: () => [...running].filter(([, { task }]) => task.isRunning()).map(([name]) => name),
  };
}
