import { cellsHash, picturesHash } from '../../domain/platforms/sent/lotHash';
import { goneEntry, type NewSentExport, type SentEntry } from '../../domain/platforms/sent/sentExport';
import type { SentLot } from '../../domain/platforms/sent/sentLot';
import type { ExportsEvent, ExportsGateway } from '../../services/exports/ExportsGateway';
import { newId } from '../../shared/id';

interface Party {
  readonly uid: string;
  readonly exports: ExportsGateway;
}

export interface ExportsContractSubject {
  /** A sale of the owner, with a viewer. */
  readonly saleId: string;
  readonly owner: Party;
  readonly viewer: Party;
  readonly stranger: Party;
}

const sentLot = (place: number): SentLot => ({
  id: `lot${place}`.padEnd(20, 'x'),
  number: `${place}A`,
  cells: { Title: `A jug of ${place}`, 'Low “Est”': '10.50', Description: 'Ein Krug 東京. '.repeat(8) },
  pictures: [`${'0'.repeat(16)}:90`],
});

const entry = ({ id, number, cells, pictures }: SentLot): SentEntry => ({
  id,
  number,
  cells: cellsHash(cells),
  pictures: picturesHash(pictures),
  pictureCount: pictures.length,
});

function sentExport(count: number, parts: Partial<NewSentExport> = {}): NewSentExport {
  const lots = Array.from({ length: count }, (_, place) => sentLot(place));
  return {
    id: newId(),
    platform: 'hiBid',
    platformName: 'HiBid / AuctionFlex 360',
    version: '1a2b3c',
    scope: 'all',
    pictures: true,
    fileName: 'clocks-hibid.csv',
    fieldNames: { provenance: 'Provenienz' },
    lots,
    entries: lots.map(entry),
    ...parts,
  };
}

async function until(what: () => boolean): Promise<void> {
  const end = Date.now() + 5000;
  while (!what()) {
    if (Date.now() > end) throw new Error('It did not happen within 5 s.');
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}

const refused = { name: 'GatewayFailure', code: 'permission-denied' };

/** What every gateway of exports keeps. `most`: lots of a large sale. */
export function exportsGatewayContract(name: string, create: () => ExportsContractSubject, most: number): void {
  describe(`exports gateway: ${name}`, () => {
    let subject: ExportsContractSubject;
    const stops: (() => void)[] = [];
    function listen({ exports }: Party): ExportsEvent[] {
      const notified: ExportsEvent[] = [];
      stops.push(exports.listen(subject.saleId, (event) => notified.push(event)));
      return notified;
    }
    const listed = (notified: readonly ExportsEvent[]) => {
      const last = notified.at(-1);
      return last?.type === 'exports' ? last.exports : [];
    };
    const remember = (exported: NewSentExport, { exports, uid }: Party = subject.owner): Promise<void> =>
      exports.remember(subject.saleId, exported, uid);

    beforeEach(() => {
      subject = create();
    });
    afterEach(() => stops.splice(0).forEach((stop) => stop()));

    it('sends each export to every member, oldest first, with who and when', async () => {
      const notified = listen(subject.viewer);
      await until(() => notified.length > 0);
      const [one, another] = [sentExport(2), sentExport(1, { scope: 'typed', pictures: false, fileName: '' })];
      await remember(one);
      await remember(another);
      await until(() => listed(notified).some(({ id }) => id === another.id));
      const [first, second] = listed(notified).slice(-2);
      const { fieldNames: _names, entries: _entries, lots: _lots, ...header } = one;
      expect(first).toEqual({ ...header, lots: 2, by: subject.owner.uid, at: expect.any(Number) as number });
      expect(second).toMatchObject({ id: another.id, scope: 'typed', lots: 1, fileName: '' });
      expect(second?.at).toBeGreaterThanOrEqual(first?.at ?? Infinity);
    });

    it('gives back what it was made of, and the texts of the lots that are asked for', async () => {
      const gone = goneEntry({ id: 'gone'.padEnd(20, 'x'), number: '9' });
      const made = sentExport(3);
      const exported = { ...made, entries: [...made.entries, gone] };
      await remember(exported);
      const { owner, saleId } = subject;
      expect(await owner.exports.readContent(saleId, exported.id)).toEqual({
        fieldNames: exported.fieldNames,
        entries: exported.entries,
      });
      const [, second] = exported.lots;
      expect(await owner.exports.readLots(saleId, exported.id, [second?.id ?? '', gone.id, 'nobody'])).toEqual([
        second,
      ]);
    });

    it('makes nothing twice when it is remembered again', async () => {
      const exported = sentExport(1);
      await remember(exported);
      await remember({ ...exported, fileName: 'other.csv' });
      const notified = listen(subject.owner);
      await until(() => notified.length > 0);
      expect(listed(notified).filter(({ id }) => id === exported.id)).toMatchObject([{ fileName: 'clocks-hibid.csv' }]);
    });

    it('takes it from two pages at once for one, and refuses neither', async () => {
      const exported = sentExport(3);
      await Promise.all([remember(exported), remember(exported), remember(exported)]);
      const notified = listen(subject.owner);
      await until(() => notified.length > 0);
      expect(listed(notified).filter(({ id }) => id === exported.id)).toHaveLength(1);
      const { entries } = await subject.owner.exports.readContent(subject.saleId, exported.id);
      expect(entries).toEqual(exported.entries);
    });

    it('sends everyone what became of a bundle, as often as an editor says it', async () => {
      const exported = sentExport(1);
      await remember(exported);
      const { saleId, owner, viewer, stranger } = subject;
      const notified = listen(viewer);
      const outcome = (): unknown => listed(notified).find(({ id }) => id === exported.id)?.outcome;
      await until(() => listed(notified).some(({ id }) => id === exported.id));
      expect(outcome()).toBeUndefined();
      await owner.exports.sayOutcome(saleId, exported.id, 'forgotten');
      await until(() => outcome() === 'forgotten');
      await owner.exports.sayOutcome(saleId, exported.id, 'uploaded');
      await until(() => outcome() === 'uploaded');
      for (const { exports } of [viewer, stranger]) {
        await expect(exports.sayOutcome(saleId, exported.id, 'forgotten')).rejects.toMatchObject(refused);
      }
    });

    it('holds a sale as large as it may be', async () => {
      const exported = sentExport(most);
      await remember(exported);
      const { exports } = subject.owner;
      const content = await exports.readContent(subject.saleId, exported.id);
      expect(content.entries).toEqual(exported.entries);
      const last = exported.lots.at(-1);
      expect(await exports.readLots(subject.saleId, exported.id, [last?.id ?? ''])).toEqual([last]);
    }, 60_000);

    it('shows what was sent to editors only, and takes it from editors only', async () => {
      const exported = sentExport(1);
      await remember(exported);
      const { saleId, viewer, stranger } = subject;
      await expect(viewer.exports.readContent(saleId, exported.id)).rejects.toMatchObject(refused);
      await expect(viewer.exports.readLots(saleId, exported.id, [])).rejects.toMatchObject(refused);
      await expect(remember(sentExport(1), viewer)).rejects.toMatchObject(refused);
      await expect(remember(sentExport(1), stranger)).rejects.toMatchObject(refused);
      const notified = listen(stranger);
      await until(() => notified.length > 0);
      expect(notified).toEqual([{ type: 'failed', code: 'permission-denied' }]);
    });
  });
}
