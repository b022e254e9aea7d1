import { fateOf, rolesWithout } from './departure';

describe('what becomes of a sale that somebody leaves', () => {
  it.each([
    ['the only member', { ada: 'owner' }, 'deleted', {}],
    [
      'an owner beside another',
      { ada: 'owner', eve: 'owner', ida: 'viewer' },
      'leaves',
      { eve: 'owner', ida: 'viewer' },
    ],
    ['an editor', { eve: 'owner', ada: 'editor' }, 'leaves', { eve: 'owner' }],
    [
      'the only owner, with editors left',
      { ada: 'owner', eve: 'editor', ida: 'viewer', uma: 'editor' },
      'handedOver',
      { eve: 'owner', ida: 'viewer', uma: 'owner' },
    ],
    [
      'the only owner, with viewers left',
      { ada: 'owner', ida: 'viewer', uma: 'viewer' },
      'handedOver',
      { ida: 'owner', uma: 'owner' },
    ],
  ] as const)('%s', (_, roles, fate, after) => {
    expect(fateOf(roles, 'ada')).toBe(fate);
    expect(rolesWithout(roles, 'ada')).toEqual(after);
  });
});
