import { signedOut } from '../../auth/model/authSlice';
import { locationChanged } from './navigationSlice';
import panelsSlice, { ofLot, panelSet, type PanelValue, selectPanel, type PanelsState } from './panelsSlice';

const SALE = '/sales/s';
const { reducer } = panelsSlice;
const set = (name: string, value: PanelValue = true, path = SALE) => panelSet({ path, name, value });
const go = (path: string, search = '') => locationChanged({ path, search, hash: '' });

/** The open panels after these actions, by name. */
function after(...actions: Parameters<typeof reducer>[1][]): PanelsState['panels'] {
  return actions.reduce(reducer, panelsSlice.getInitialState()).panels;
}

describe('what is open on a page', () => {
  it('is there until it is closed', () => {
    expect(after(set('trash'), set('filters'))).toEqual({ trash: true, filters: true });
    expect(after(set('trash'), set('filters'), set('trash', false))).toEqual({ filters: true });
    expect(after(set('tool', 'keys'), set('tool', null))).toEqual({});
  });

  it('is gone with the page, and does not come back with it', () => {
    expect(after(set('trash'), go('/account'))).toEqual({});
    expect(after(set('trash'), go('/account'), go(SALE))).toEqual({});
    expect(after(set('trash'), set('end-sessions', true, '/account'))).toEqual({ 'end-sessions': true });
  });

  it('stays when another lot is shown, unless it is of the lot before', () => {
    const open = [set('filters'), set(ofLot('a', 'history')), go(SALE, '?lot=a')];
    expect(after(...open)).toEqual({ filters: true, 'lot:a:history': true });
    expect(after(...open, go(SALE, '?lot=b'))).toEqual({ filters: true });
    expect(after(...open, go(SALE))).toEqual({ filters: true });
  });

  it('is gone with the session', () => {
    expect(after(set('trash'), signedOut({ reason: 'requested' }))).toEqual({});
  });

  it('is found by its own name only', () => {
    expect(selectPanel({ panels: { path: SALE, panels: {} } }, 'constructor')).toBeUndefined();
    expect(selectPanel({}, 'trash')).toBeUndefined();
  });
});
