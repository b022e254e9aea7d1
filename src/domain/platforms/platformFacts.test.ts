import { LOT_FIELDS } from '../lots/lotFields';
import { NO_PUBLIC_SOURCE, type Fact } from './facts';
import { PLATFORMS } from './profiles/platforms';

/** Every fact of a profile, wherever it stands, with the way to it. */
function factsIn(value: unknown, way: string): [way: string, fact: Fact][] {
  if (typeof value !== 'object' || value === null) return [];
  const parts = Object.entries(value).flatMap(([name, part]) => factsIn(part, `${way}.${name}`));
  return 'readOn' in value ? [[way, value as Fact], ...parts] : parts;
}

const profiles = PLATFORMS.map((profile) => [profile.id, profile] as const);

it('has every platform once', () => {
  expect(PLATFORMS).toHaveLength(15);
  expect(new Set(PLATFORMS.map(({ id }) => id)).size).toBe(PLATFORMS.length);
  expect(PLATFORMS.filter(({ verified }) => !verified).map(({ id }) => id)).toEqual(
    expect.arrayContaining(['theSaleroom', 'invaluable', 'easyLive']),
  );
});

describe.each(profiles)('%s', (_, profile) => {
  const facts = factsIn(profile, profile.id);

  it('says where each fact is from, who says it, and when it was read', () => {
    expect(facts.length).toBeGreaterThan(profile.columns.length);
    for (const [way, { source, says, verified, readOn }] of facts) {
      expect([way, source]).not.toEqual([way, '']);
      expect([way, readOn]).toEqual([way, expect.stringMatching(/^20\d\d-[01]\d-[0-3]\d$/)]);
      expect([way, says === 'nobody']).toEqual([way, source === NO_PUBLIC_SOURCE]);
      if (verified) expect([way, says]).toEqual([way, 'vendor']);
    }
  });

  it('has each header once, and a value of its own for each extra', () => {
    const headers = profile.columns.map(({ header }) => header);
    expect(new Set(headers).size).toBe(headers.length);
    const used = profile.columns.flatMap(({ from }) => (from.kind === 'extra' ? [from.name] : []));
    expect(used.sort()).toEqual(profile.extras.map(({ name }) => name).sort());
    expect(used.filter((name) => Object.hasOwn(LOT_FIELDS, name) && name !== 'weight')).toEqual([]);
  });

  it('says of the ending, the quotes and the formats of pictures what says so', () => {
    const { file, pictures } = profile;
    const stated = facts.map(([way]) => way);
    for (const each of ['file.extensionFact', 'file.quotesFact', 'pictures.formats.fact'])
      expect(stated).toContain(`${profile.id}.${each}`);
    expect(['csv', 'txt', 'tsv']).toContain(file.extension);
    const ending = pictures.name.is.slice(pictures.name.is.lastIndexOf('.') + 1);
    if (pictures.formats.is !== null) expect(pictures.formats.is).toContain(ending);
  });

  it('has no column for what is internal', () => {
    if (profile.id === 'lotsmith') return;
    const fields = profile.columns.flatMap(({ from }) => {
      if (from.kind === 'field') return [from.field];
      return from.kind === 'description' ? from.with : [];
    });
    expect(fields.filter((each) => ['notes', 'toCheck'].includes(each))).toEqual([]);
  });
});
