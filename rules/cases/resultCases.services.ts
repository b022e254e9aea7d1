import { runCases } from '../support/cases';
import { create, update, type Data } from '../support/firestoreClient';
import { changedBy, deviceId, LOT, SALE } from '../support/fixture';
import { admin, as } from '../support/harness';
import { changesOf, lotChanged, lotMade, nextOp, recordOf } from '../support/recorded';

const sale = `sales/${SALE}`;
const lot = `${sale}/lots/${LOT}`;
const OFFERED = ['published', 'sold', 'passed', 'withdrawn'] as const;

/** A person enters a result for the fixture's lot, which stands as `before` says, in a sale that is in this state. */
async function enter(
  after: Data,
  before: Data,
  { by = 'editor', saleStatus = 'published', kind = 'setResult' as string } = {},
) {
  await admin.commit(update(sale, { status: saleStatus }), update(lot, before));
  return as(by as 'editor').commit(...lotChanged(by, LOT, after, { before: { hammer: null, ...before }, kind }));
}

const SOLD = { status: 'sold', hammer: 12_000 };
const PASSED = { status: 'passed', hammer: null };
const AT = { status: 'published' };

runCases([
  ...(['viewer', 'stranger'] as const).map((by) => ({
    name: `a hammer price entered by a ${by}`,
    denied: () => enter(SOLD, AT, { by }),
    allowed: () => enter(SOLD, AT, { by: 'owner' }),
  })),
  ...OFFERED.flatMap((from) =>
    OFFERED.filter((to) => to !== from).map((to) => ({
      name: `the result of a lot that is ${from} becoming ${to} after the sale is closed`,
      denied: () => enter({ status: to, hammer: null }, { status: from }, { saleStatus: 'closed' }),
      allowed: () => enter({ status: to, hammer: null }, { status: from }),
    })),
  ),
  ...(['published', 'withdrawn'] as const).map((from) => ({
    name: `a lot that is ${from} in a sale that is not published any more or yet, taking a step of its state alone`,
    denied: () => enter({ status: 'passed' }, { status: from }, { saleStatus: 'numbersLocked', kind: 'setLotStatus' }),
    allowed: () => enter({ status: 'passed' }, { status: from }, { kind: 'setLotStatus' }),
  })),
  {
    name: 'another hammer price after the sale is closed',
    denied: () => enter({ status: 'sold', hammer: 13_000 }, SOLD, { saleStatus: 'closed' }),
    allowed: () => enter({ status: 'sold', hammer: 13_000 }, SOLD),
  },
  {
    name: 'a hammer price for a lot that was sold before prices were kept, by an editor and not by a viewer',
    denied: () => enter(SOLD, { status: 'sold' }, { by: 'viewer' }),
    allowed: () => enter(SOLD, { status: 'sold' }),
  },
  ...(['published', 'passed', 'withdrawn'] as const).map((status) => ({
    name: `a hammer price of a lot that is ${status}`,
    denied: () => enter({ status, hammer: 12_000 }, SOLD),
    allowed: () => enter({ status, hammer: null }, SOLD),
  })),
  ...(['draft', 'ready'] as const).map((status) => ({
    name: `a result of a lot that is ${status}`,
    denied: () => enter(SOLD, { status }),
    allowed: () => enter(SOLD, AT),
  })),
  ...(['draft', 'ready'] as const).map((status) => ({
    name: `a lot that was sold becoming ${status}`,
    denied: () => enter({ status, hammer: null }, SOLD),
    allowed: () => enter({ status: 'published', hammer: null }, SOLD),
  })),
  {
    name: 'a result of a lot that is not complete',
    denied: () => enter(SOLD, { ...AT, title: '' }),
    allowed: () => enter(SOLD, AT),
  },
  ...[-1, 1.5, '12000', 1_000_000_000_001, true, []].map((hammer) => ({
    name: `a hammer price of ${JSON.stringify(hammer)}`,
    denied: () => enter({ status: 'sold', hammer }, AT),
    allowed: () => enter({ status: 'sold', hammer: 1_000_000_000_000 }, AT),
  })),
  {
    name: 'a step that leaves the price behind',
    denied: () => enter({ status: 'passed' }, SOLD, { kind: 'setLotStatus' }),
    allowed: () => enter(PASSED, SOLD),
  },
  ...['editLot', 'setNumber', 'moveLot', 'setLotStatus'].map((kind) => ({
    name: `a hammer price recorded as ${kind}`,
    denied: () => enter({ hammer: 13_000 }, SOLD, { kind }),
    allowed: () => enter({ status: 'sold', hammer: 13_000 }, SOLD),
  })),
  {
    name: 'a result that changes more than it says',
    denied: () => enter({ ...SOLD, title: 'A stool' }, AT),
    allowed: () => enter(SOLD, AT),
  },
  ...Object.entries<Data>({
    'the state only': { status: 'sold' },
    'another price': { ...SOLD, hammer: 1 },
    'a price that is no number': { ...SOLD, hammer: String(SOLD.hammer) },
    'another state': { ...SOLD, status: 'passed' },
  }).map(([what, said]) => ({
    name: `a result whose record names ${what}`,
    denied: async () => {
      await admin.commit(update(sale, { status: 'published' }), update(lot, AT));
      const lastOp = nextOp();
      return as('editor').commit(
        update(lot, { ...changedBy('editor'), lastOp, ...SOLD }),
        create(`${sale}/ops/${lastOp}`, recordOf('editor', 'setResult', LOT, changesOf(said, AT))),
      );
    },
    allowed: () => enter(SOLD, AT),
  })),
  {
    name: 'a new lot with a hammer price',
    denied: () => as('editor').commit(...lotMade('editor', deviceId('fresh'), { hammer: 5 })),
    allowed: () => as('editor').commit(...lotMade('editor', deviceId('fresh'))),
  },
  {
    name: 'a lot with a price that loses its title, and one that an older page describes',
    denied: () => enter({ title: '' }, SOLD, { kind: 'editLot' }),
    allowed: () => enter({ category: 'Furniture' }, SOLD, { kind: 'editLot' }),
  },
]);
