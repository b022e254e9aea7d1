import type { Operation } from '../../../domain/operations/operations';
import { createFakePhotoOutbox, type FakePhotoOutbox } from './fakePhotoOutbox';
import type { Outbox, OutboxEntry } from '../../../services/outbox/Outbox';

export interface FakeOutbox extends Outbox {
  readonly entries: Map<string, OutboxEntry>;
  /** The next call of this method rejects, as a browser without storage would. */
  failNext(method: 'put' | 'putAll' | 'remove' | 'refuse' | 'list' | 'adopt'): void;
  /** Another page ends and leaves this. */
  leave(operation: Operation, refused?: string): void;
  /** Another page ends. */
  endOtherPage(): void;
}

/** `photos`: of the same device. */
export function createFakeOutbox(photos: FakePhotoOutbox = createFakePhotoOutbox()): FakeOutbox {
  const entries = new Map<string, OutboxEntry>();
  const failing = new Set<string>();
  const left = new Set<string>();
  let sequence = 0;
  let waiting: (() => void)[] = [];

  const guard = async (method: string): Promise<void> => {
    await Promise.resolve();
    if (failing.delete(method)) throw new DOMException('No storage.', 'QuotaExceededError');
  };

  const endOtherPage = (): void => {
    const ended = waiting;
    waiting = [];
    for (const resolve of ended) resolve();
  };

  const write = (operation: Operation): void => {
    sequence += 1;
    const known = entries.get(operation.id);
    entries.set(operation.id, { operation, sequence: known?.sequence ?? sequence, refused: null });
  };

  return {
    entries,
    failNext: (method) => failing.add(method),
    async put(operation) {
      await guard('put');
      write(operation);
    },
    async putAll(operations, begun = []) {
      await guard('putAll');
      structuredClone(operations).forEach(write);
      for (const photo of begun) photos.keep(photo);
    },
    async remove(operationId) {
      await guard('remove');
      entries.delete(operationId);
    },
    async refuse(operationId, code) {
      await guard('refuse');
      const entry = entries.get(operationId);
      if (entry !== undefined) entries.set(operationId, { ...entry, refused: code });
    },
    leave(operation, refused) {
      sequence += 1;
      entries.set(operation.id, { operation, sequence, refused: refused ?? null });
      left.add(operation.id);
      endOtherPage();
    },
    async list(uid) {
      await guard('list');
      return [...entries.values()]
        .filter((entry) => entry.operation.uid === uid)
        .sort((a, b) => a.sequence - b.sequence);
    },
    async adopt(uid) {
      await guard('adopt');
      const orphans = [...entries.values()].filter(({ operation }) => operation.uid === uid && left.has(operation.id));
      for (const { operation } of orphans) left.delete(operation.id);
      return orphans.sort((a, b) => a.sequence - b.sequence);
    },
    endOtherPage,
    otherPageEnds: () => new Promise((resolve) => waiting.push(resolve)),
  };
}
