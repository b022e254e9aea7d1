import { compareOrder } from '../../domain/values/order';
import type { Template } from '../../domain/lots/template';
import { changedTemplate } from '../../domain/lots/templates/templateChange';
import { GatewayFailure } from '../../services/failure';
import type { TemplatesEvent, TemplatesGateway } from '../../services/templates/TemplatesGateway';

/** What all people of a fake server share. */
export interface FakeTemplatesServer {
  readonly sales: Map<string, Map<string, Template>>;
  readonly listeners: Map<string, Set<(event: TemplatesEvent) => void>>;
}

export const createFakeTemplatesServer = (): FakeTemplatesServer => ({ sales: new Map(), listeners: new Map() });

export interface FakeTemplatesGateway extends TemplatesGateway {
  /** The next call of this kind rejects with `code`. */
  failNext(kind: 'list' | 'save' | 'change' | 'remove' | 'putBack', code: string): void;
}

/** Templates in memory; `role` is what its person may do in every sale. */
export function createFakeTemplatesGateway(
  server = createFakeTemplatesServer(),
  role: 'editor' | 'viewer' | 'stranger' = 'editor',
): FakeTemplatesGateway {
  const failures = new Map<string, string>();

  const of = (saleId: string): Map<string, Template> => {
    const sale = server.sales.get(saleId) ?? new Map<string, Template>();
    server.sales.set(saleId, sale);
    return sale;
  };
  const present = (saleId: string): readonly Template[] => [...of(saleId).values()].sort(compareOrder);
  const tell = (saleId: string): void => {
    for (const listener of server.listeners.get(saleId) ?? []) {
      listener({ type: 'templates', templates: present(saleId), fromServer: true });
    }
  };

  async function begin(kind: string, may: boolean): Promise<void> {
    const code = failures.get(kind);
    failures.delete(kind);
    // A service never answers within the call.
    await Promise.resolve();
    if (code !== undefined) throw new GatewayFailure(code);
    if (!may) throw new GatewayFailure('permission-denied');
  }

  return {
    failNext: (kind, code) => void failures.set(kind, code),
    listen(saleId, listener) {
      const listeners = server.listeners.get(saleId) ?? new Set();
      server.listeners.set(saleId, listeners);
      if (role !== 'stranger') listeners.add(listener);
      let isListening = true;
      queueMicrotask(() => {
        if (!isListening) return;
        if (role === 'stranger') listener({ type: 'failed', code: 'permission-denied' });
        else listener({ type: 'templates', templates: present(saleId), fromServer: true });
      });
      return () => {
        isListening = false;
        listeners.delete(listener);
      };
    },
    async list(saleId) {
      await begin('list', role !== 'stranger');
      return present(saleId);
    },
    async save(saleId, templates) {
      await begin('save', role === 'editor');
      for (const template of templates) of(saleId).set(template.id, template);
      tell(saleId);
    },
    async change(saleId, changes) {
      await begin('change', role === 'editor');
      const changed = changes.map((each) => {
        const present = of(saleId).get(each.before.id);
        if (present === undefined) throw new GatewayFailure('not-found');
        return changedTemplate(present, each);
      });
      for (const template of changed) of(saleId).set(template.id, template);
      tell(saleId);
    },
    async remove(saleId, templateId) {
      await begin('remove', role === 'editor');
      const removed = of(saleId).get(templateId) ?? null;
      of(saleId).delete(templateId);
      tell(saleId);
      return removed;
    },
    async putBack(saleId, template) {
      await begin('putBack', role === 'editor');
      const present = of(saleId).get(template.id) ?? template;
      of(saleId).set(template.id, present);
      tell(saleId);
      return present;
    },
  };
}
