import { buildLot } from '../../testing/stores/makeWorkspace';
import { createKindCopy } from './saleCopy';

describe('the copy of what cannot be read any more', () => {
  it('keeps what could be read of it last, and does not call it gone', () => {
    const copy = createKindCopy('lots');
    copy.restore([buildLot(), buildLot({ id: 'lot2' }), buildLot({ id: 'lot3' })]);
    const gone = copy.take({ changed: [buildLot()], removed: [], unreadable: [{ id: 'lot2' }], fromServer: true });
    expect(gone).toEqual(['lot3']);
  });
});
