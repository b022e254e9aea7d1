import { newId } from '../../shared/id';
import { denied, lotNow, type LotsParties, type LotsParty, taken } from './lots/lotsForTests';
import { buildOperations } from './lots/operationsForTests';
import type { HeldNumber, NumberReservation, NumbersGateway } from '../../services/numbers/NumbersGateway';

type NumbersParty = LotsParty & { readonly numbers: NumbersGateway };

export interface NumbersParties extends LotsParties {
  readonly owner: NumbersParty;
  readonly viewer: NumbersParty;
  readonly stranger: NumbersParty;
}

const block = (from: number, count = 25): HeldNumber[] =>
  Array.from({ length: count }, (_, place) => ({ number: String(from + place), lotId: newId() }));

/** What every gateway of numbers does; run against the fake and against the rules. Each test has numbers of its own. */
export function numbersGatewayContract(name: string, parties: () => NumbersParties): void {
  const among = (claims: readonly NumberReservation[], numbers: readonly HeldNumber[]): NumberReservation[] =>
    claims.filter((claim) => numbers.some(({ number }) => number === claim.number));

  const begin = () => {
    const all = parties();
    return { ...all, make: buildOperations(all.saleId, all.owner.uid) };
  };

  describe(`numbers gateway: ${name}`, () => {
    it('holds a block ahead for its lots, which nobody else gets', async () => {
      const { saleId, owner, viewer } = parties();
      const numbers = block(1001);
      await expect(owner.numbers.reserve(saleId, numbers, owner.uid)).resolves.toBe('reserved');
      const claims = among(await viewer.numbers.list(saleId), numbers);
      expect(claims.map(({ lotId }) => lotId).sort()).toEqual(numbers.map(({ lotId }) => lotId).sort());
      expect(claims.every(({ reservedAt }) => Math.abs((reservedAt ?? 0) - Date.now()) < 60_000)).toBe(true);
      const { createLot } = buildOperations(saleId, owner.uid);
      await expect(owner.lots.apply(createLot(1001))).rejects.toMatchObject(taken);
      // Its answer was lost, and it comes again.
      await expect(owner.numbers.reserve(saleId, numbers, owner.uid)).resolves.toBe('reserved');
    });

    it('holds all of a block or none of it', async () => {
      const { saleId, owner } = parties();
      await owner.numbers.reserve(saleId, block(1125, 1), owner.uid);
      const numbers = block(1101);
      await expect(owner.numbers.reserve(saleId, numbers, owner.uid)).resolves.toBe('taken');
      expect(among(await owner.numbers.list(saleId), numbers)).toHaveLength(1);
    });

    it('takes a number into use that was held ahead for its lot', async () => {
      const { saleId, owner, make } = begin();
      await owner.numbers.reserve(saleId, [{ number: '1201', lotId: make.lotId }], owner.uid);
      await owner.lots.apply(make.createLot(1201));
      const [claim] = among(await owner.numbers.list(saleId), [{ number: '1201', lotId: '' }]);
      expect(claim).toMatchObject({ lotId: make.lotId, reservedAt: null });
    });

    it('gives back what is nobody’s yet, and neither what a lot has nor what another lot was given since', async () => {
      const { saleId, owner, make } = begin();
      const numbers = block(1301);
      const gateway = owner.numbers;
      await gateway.reserve(saleId, [...numbers.slice(1), { number: '1301', lotId: make.lotId }], owner.uid);
      await owner.lots.apply(make.createLot(1301));
      const stale = { number: '1302', lotId: newId() };
      await gateway.release(saleId, [{ number: '1301', lotId: make.lotId }, stale, ...numbers.slice(2)]);
      const left = among(await gateway.list(saleId), numbers);
      expect(left.map(({ number }) => number).sort()).toEqual(['1301', '1302']);
    });

    it('sends live what is reserved, and nothing else', async () => {
      const { saleId, owner, viewer } = parties();
      const numbers = block(1401, 2);
      await owner.lots.apply(buildOperations(saleId, owner.uid).createLot(1403));
      await owner.numbers.reserve(saleId, numbers, owner.uid);
      const seen = await new Promise<readonly NumberReservation[]>((resolve, reject) => {
        const stop = viewer.numbers.listenReserved(saleId, (event) => {
          if (event.type === 'failed') return reject(new Error(event.code));
          const found = among(event.claims, [...numbers, { number: '1403', lotId: '' }]);
          if (found.length < 2) return;
          queueMicrotask(() => stop());
          resolve(found);
        });
      });
      expect(seen.map(({ number, by }) => [number, by])).toEqual([
        ['1401', owner.uid],
        ['1402', owner.uid],
      ]);
    });

    it('lets a viewer look and hold nothing, and a stranger not even look', async () => {
      const { saleId, viewer, stranger } = parties();
      for (const { uid, numbers } of [viewer, stranger]) {
        await expect(numbers.reserve(saleId, block(1501, 1), uid)).rejects.toMatchObject(denied);
      }
      await expect(viewer.numbers.list(saleId)).resolves.toBeDefined();
      await expect(stranger.numbers.list(saleId)).rejects.toMatchObject(denied);
    });
  });

  describe(`the number of a lot, changed by two: ${name}`, () => {
    const plain = (number: number) => ({ number, suffix: '' });

    it('leaves no claim behind when the second one had not seen what the first one did', async () => {
      const { saleId, owner, make } = begin();
      await owner.lots.apply(make.createLot(1601));
      for (const after of [1602, 1603]) {
        await owner.lots.apply({ ...make.base(), kind: 'setNumber', before: plain(1601), after: plain(after) });
      }
      const claims = await owner.numbers.list(saleId);
      expect(claims.filter(({ lotId }) => lotId === make.lotId).map(({ number }) => number)).toEqual(['1603']);
      expect(await lotNow(saleId, owner.lots, make.lotId)).toMatchObject(plain(1603));
    });

    it('leaves none behind in the trash, and takes nobody else’s when it is thrown away twice', async () => {
      const { saleId, owner, make } = begin();
      const other = buildOperations(saleId, owner.uid);
      await owner.lots.apply(make.createLot(1701));
      const trash = { kind: 'trashLot', number: plain(1701), deletedAt: Date.now() } as const;
      await owner.lots.apply({ ...make.base(), ...trash });
      await owner.lots.apply(other.createLot(1701));
      await owner.lots.apply({ ...make.base(), ...trash });
      await owner.lots.apply({ ...make.base(), kind: 'setNumber', before: plain(1701), after: plain(1702) });
      const claims = await owner.numbers.list(saleId);
      const ids = [make.lotId, other.lotId];
      expect(claims.filter(({ lotId }) => ids.includes(lotId)).map(({ number, lotId }) => [number, lotId])).toEqual([
        ['1701', other.lotId],
      ]);
    });

    it('gives a lot nothing that was held ahead for it, freed, and given to another one since', async () => {
      const { saleId, owner, make } = begin();
      const ahead = [{ number: '1801', lotId: make.lotId }];
      await owner.numbers.reserve(saleId, ahead, owner.uid);
      await owner.numbers.release(saleId, ahead);
      await owner.lots.apply(buildOperations(saleId, owner.uid).createLot(1801));
      await expect(owner.lots.apply(make.createLot(1801))).rejects.toMatchObject(taken);
      expect(await lotNow(saleId, owner.lots, make.lotId)).toBeUndefined();
    });
  });
}
