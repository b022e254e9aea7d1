import { GatewayFailure } from '../../../services/failure';
import { lotConflictsContract } from '../../contracts/lots/lotConflicts.contract';
import { lotOperationsContract } from '../../contracts/lots/lotOperations.contract';
import { denied } from '../../contracts/lots/lotsForTests';
import { lotsGatewayContract } from '../../contracts/lots/lotsGateway.contract';
import type { Operation } from '../../../domain/operations/operations';
import { buildOperations } from '../../contracts/lots/operationsForTests';
import { numbersGatewayContract } from '../../contracts/numbersGateway.contract';
import { SALE } from '../../stores/makeWorkspace';
import { createRuledServer } from './ruledServer';

function makeServer() {
  const server = createRuledServer();
  const details = { title: 'Clocks', date: '2027-04-17', place: null, currency: 'EUR', status: 'open' } as const;
  server.putSale({ id: SALE, ...details, roles: { ada: 'owner', vic: 'viewer' }, createdBy: 'ada' });
  return server;
}

const server = makeServer();
const party = (uid: string) => ({ uid, lots: server.lotsOf(uid), numbers: server.numbersOf(uid) });
const parties = () => ({ saleId: SALE, owner: party('ada'), viewer: party('vic'), stranger: party('eve') });
lotsGatewayContract('the server of the simulation', parties);
lotOperationsContract('the server of the simulation', parties);
lotConflictsContract('the server of the simulation', parties);
numbersGatewayContract('the server of the simulation', parties);

describe('the rules', () => {
  const begin = () => {
    const fresh = makeServer();
    return { fresh, ada: fresh.lotsOf('ada'), make: buildOperations(SALE, 'ada') };
  };

  it('keep an incomplete lot from being ready, and a published number as it is', async () => {
    const { fresh, ada, make } = begin();
    await ada.apply(make.createLot(7));
    const ready: Operation = { ...make.base(), kind: 'setLotStatus', before: 'draft', after: 'ready' };
    await expect(ada.apply(ready)).rejects.toMatchObject(denied);
    fresh.setStatus(SALE, 'numbersLocked');
    const after = { number: 8, suffix: '' };
    const renumber: Operation = { ...make.base(), kind: 'setNumber', before: { number: 7, suffix: '' }, after };
    await expect(ada.apply(renumber)).rejects.toMatchObject(denied);
    const [plain, lettered] = [
      buildOperations(SALE, 'ada').createLot(8),
      buildOperations(SALE, 'ada').createLot(8, 'A'),
    ];
    await expect(ada.apply(plain)).rejects.toMatchObject(denied);
    await expect(ada.apply(lettered)).resolves.toEqual({});
  });

  it('cut the stream of a person who is removed at the next change', async () => {
    const { fresh, ada, make } = begin();
    const notified: string[] = [];
    fresh.lotsOf('vic').listen(SALE, ({ type }) => notified.push(type));
    await Promise.resolve();
    fresh.setRole(SALE, 'vic', null);
    expect(notified).toEqual(['lots', 'photos']);
    await ada.apply(make.createLot(7));
    await ada.apply(make.edit('A vase'));
    expect(notified).toEqual(['lots', 'photos', 'failed']);
  });

  it('tell a person who was made a viewer that an act has landed, and refuse the next one', async () => {
    const { fresh, ada, make } = begin();
    const create = make.createLot(7);
    await ada.apply(create);
    fresh.setRole(SALE, 'ada', 'viewer');
    await ada.apply(create);
    await expect(ada.apply(make.edit('A vase'))).rejects.toBeInstanceOf(GatewayFailure);
    expect(fresh.written).toHaveLength(1);
  });
});
