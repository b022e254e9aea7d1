import { type ExtraFields, MOST_EXTRAS } from '../../domain/lots/extras';
import type { LotTemplate, Template, TextBlock } from '../../domain/lots/template';
import type { TemplateChange } from '../../domain/lots/templates/templateChange';
import { newId } from '../../shared/id';
import type { TemplatesEvent, TemplatesGateway } from '../../services/templates/TemplatesGateway';

interface Party {
  readonly uid: string;
  readonly templates: TemplatesGateway;
}

export interface TemplatesContractSubject {
  /** A sale of the owner, with a viewer. */
  readonly saleId: string;
  readonly owner: Party;
  readonly viewer: Party;
  readonly stranger: Party;
}

const furniture = (): LotTemplate => ({
  id: newId(),
  kind: 'lot',
  name: 'Furniture',
  order: 'a1',
  fields: { category: 'Furniture', condition: 'Signs of use.', lotType: 'choice' },
  isDefault: false,
});
const restored = (): TextBlock => ({
  id: newId(),
  kind: 'text',
  name: 'Restored',
  order: 'a0',
  field: 'condition',
  text: 'Old restorations.',
});

async function until(what: () => boolean): Promise<void> {
  const end = Date.now() + 5000;
  while (!what()) {
    if (Date.now() > end) throw new Error('It did not happen within 5 s.');
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}

/** What every gateway of templates keeps. */
export function templatesGatewayContract(name: string, create: () => TemplatesContractSubject): void {
  describe(`templates gateway: ${name}`, () => {
    let subject: TemplatesContractSubject;
    const stops: (() => void)[] = [];
    const save = (...templates: Template[]): Promise<void> =>
      subject.owner.templates.save(subject.saleId, templates, subject.owner.uid);
    const change = (...changes: TemplateChange[]): Promise<void> =>
      subject.owner.templates.change(subject.saleId, changes, subject.owner.uid);
    const remove = ({ id }: Template) => subject.owner.templates.remove(subject.saleId, id);
    const putBack = (template: Template): Promise<Template> =>
      subject.owner.templates.putBack(subject.saleId, template, subject.owner.uid);
    const list = () => subject.owner.templates.list(subject.saleId);
    function listen({ templates }: Party): TemplatesEvent[] {
      const notified: TemplatesEvent[] = [];
      stops.push(templates.listen(subject.saleId, (event) => notified.push(event)));
      return notified;
    }

    beforeEach(async () => {
      subject = create();
      for (const each of await list()) await remove(each);
    });
    afterEach(() => stops.splice(0).forEach((stop) => stop()));

    it('sends an empty sale, then every change, in the order of the templates', async () => {
      const notified = listen(subject.viewer);
      await until(() => notified.length > 0);
      expect(notified[0]).toEqual({ type: 'templates', templates: [], fromServer: true });
      const [one, two] = [furniture(), restored()];
      await save(one, two);
      await until(() => {
        const last = notified.at(-1);
        return last?.type === 'templates' && last.templates.length === 2;
      });
      expect(notified.at(-1)).toEqual({ type: 'templates', templates: [two, one], fromServer: true });
      expect(await list()).toEqual([two, one]);
    });

    it('changes a stored template, with fields that are gone, and saves the same again without a second one', async () => {
      const one = furniture();
      await save(one);
      const changed: LotTemplate = { ...one, name: 'Chairs', fields: { category: 'Chairs' }, isDefault: true };
      await save(changed);
      await save(changed);
      expect(await list()).toEqual([changed]);
    });

    it('keeps extras of every kind, changes and takes away single ones, and all of them', async () => {
      const one = furniture();
      const extras = { 'extras.shippable': false, 'extras.height': 12.5, 'extras.ownMoney_a1b2': 1_000 } as const;
      const described: LotTemplate = { ...one, fields: { ...one.fields, ...extras, 'extras.subtitle': 'Oak' } };
      await save(described);
      expect(await list()).toEqual([described]);
      const changed: LotTemplate = {
        ...one,
        fields: { category: 'Chairs', 'extras.height': 0, 'extras.endTime': '18:00', 'extras.subtitle': 'Oak' },
      };
      await save(changed);
      expect(await list()).toEqual([changed]);
      await save(one);
      expect(await list()).toEqual([one]);
      await save(described);
      expect(await list()).toEqual([described]);
      expect(await subject.viewer.templates.list(subject.saleId)).toEqual([described]);
    });

    it('takes as many extras as a lot may have, each as long as may be, in several templates at once', async () => {
      const texts = Array.from({ length: MOST_EXTRAS }, (_, place) => [`extras.ownText_a${place}`, 'é'.repeat(500)]);
      const full = (): LotTemplate => ({
        ...furniture(),
        fields: { description: 'x'.repeat(20_000), ...(Object.fromEntries(texts) as ExtraFields) },
      });
      const many = [full(), full(), full()];
      await save(...many);
      expect(await list()).toHaveLength(3);
      await save(...many.map((each) => ({ ...each, fields: { ...each.fields, 'extras.ownText_a7': 'shorter' } })));
      for (const each of await list()) expect(each).toMatchObject({ fields: { 'extras.ownText_a7': 'shorter' } });
    });

    it('changes the parts that differ, and keeps what others have written of the same template since', async () => {
      const [before, block] = [furniture(), restored()];
      await save(before, block);
      const extras = { 'extras.endTime': '18:00', 'extras.shippable': true };
      const since: LotTemplate = { ...before, fields: { category: 'Chairs', condition: 'Restored.', ...extras } };
      await save(since);
      const own = { 'extras.height': 12.5 };
      const after: LotTemplate = {
        ...before,
        name: 'Seats',
        isDefault: true,
        fields: { category: before.fields.category ?? '', title: 'A chair', lotType: 'choice', ...own },
      };
      const text: TextBlock = { ...block, text: 'Restored.' };
      const changes = [
        { before, after },
        { before: block, after: text },
        { before: block, after: block },
      ];
      await change(...changes.slice(0, 2));
      await change(...changes);
      const fields = { category: 'Chairs', title: 'A chair', ...extras, ...own };
      expect(await list()).toEqual([text, { ...since, name: 'Seats', isDefault: true, fields }]);
    });

    it('makes nothing of a change of what is gone, and then changes nothing else', async () => {
      const [one, gone] = [furniture(), restored()];
      await save(one);
      const refused = change({ before: one, after: { ...one, name: 'Seats' } }, { before: gone, after: gone });
      await expect(refused).rejects.toMatchObject({ code: 'not-found' });
      expect(await list()).toEqual([one]);
    });

    it('removes what the server has, also what is gone already, and puts that back', async () => {
      const one = furniture();
      await save(one);
      const since: LotTemplate = { ...one, fields: { condition: 'Restored.', 'extras.endTime': '18:00' } };
      await save(since);
      expect(await remove(one)).toEqual(since);
      expect(await remove(one)).toBeNull();
      expect(await list()).toEqual([]);
      expect(await putBack(since)).toEqual(since);
      expect(await list()).toEqual([since]);
    });

    it('puts nothing over what somebody else has put back and changed', async () => {
      const one = restored();
      await save(one);
      await remove(one);
      const theirs: TextBlock = { ...one, text: 'Restored in 1990.' };
      await save(theirs);
      expect(await putBack(one)).toEqual(theirs);
      expect(await list()).toEqual([theirs]);
    });

    it('lets a viewer read and not write', async () => {
      const one = furniture();
      await save(one);
      const { templates, uid } = subject.viewer;
      expect(await templates.list(subject.saleId)).toEqual([one]);
      const refused = { code: 'permission-denied' };
      await expect(templates.save(subject.saleId, [restored()], uid)).rejects.toMatchObject(refused);
      await expect(templates.remove(subject.saleId, one.id)).rejects.toMatchObject(refused);
      await expect(templates.putBack(subject.saleId, restored(), uid)).rejects.toMatchObject(refused);
      expect(await list()).toEqual([one]);
    });

    it('gives a stranger nothing', async () => {
      await save(furniture());
      const notified = listen(subject.stranger);
      await until(() => notified.length > 0);
      expect(notified).toEqual([{ type: 'failed', code: 'permission-denied' }]);
      const refused = subject.stranger.templates.list(subject.saleId);
      await expect(refused).rejects.toMatchObject({ code: 'permission-denied' });
    });

    it('notifies nobody who has stopped listening', async () => {
      const notified = listen(subject.owner);
      await until(() => notified.length > 0);
      stops.splice(0).forEach((stop) => stop());
      const before = notified.length;
      await save(furniture());
      await new Promise((resolve) => setTimeout(resolve, 50));
      expect(notified).toHaveLength(before);
    });
  });
}
