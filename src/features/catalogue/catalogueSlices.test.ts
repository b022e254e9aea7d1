import { combineReducers, type UnknownAction } from '@reduxjs/toolkit';
import type { CatalogueDetails, PublishedLot } from '../../domain/catalogue/catalogue';
import { signedOut } from '../auth/model/authSlice';
import catalogueSlice, {
  catalogueFailed,
  catalogueMissing,
  catalogueOffline,
  catalogueRead,
  catalogueWanted,
  placeOfLot,
  selectCatalogue,
} from './catalogueSlice';
import publicationSlice, {
  addressAnswered,
  addressTyped,
  publicationDone,
  publicationRefused,
  publicationSlowed,
  publicationStarted,
  publicationStepped,
  publishedRead,
  selectAddressAnswer,
  selectPublicationRun,
  selectPublished,
  selectTypedAddress,
} from './publicationSlice';

const reducer = combineReducers({ catalogue: catalogueSlice.reducer, publication: publicationSlice.reducer });
const START = reducer(undefined, { type: 'start' });
const run = (...actions: readonly UnknownAction[]) => actions.reduce(reducer, START);
const out = signedOut({ reason: 'requested' });

const details = { title: 'Spring' } as CatalogueDetails;
const lot = (number: number, suffix = '') => ({ number, suffix }) as PublishedLot;
const lots = [lot(1), lot(12), lot(12, 'A')];

describe('a published catalogue', () => {
  const slug = 'spring';
  const wanted = catalogueWanted({ slug });
  const read = catalogueRead({ details, lots });

  it.each([
    ['was not asked for', [], { status: 'idle' }],
    ['is on its way', [wanted], { status: 'loading', slug }],
    ['is shown', [wanted, read], { status: 'shown', slug, details, lots }],
    ['does not exist', [wanted, catalogueMissing()], { status: 'missing', slug }],
    ['is offline', [wanted, catalogueOffline({ saleId: 'S' })], { status: 'offline', slug, saleId: 'S' }],
    [
      'cannot be read',
      [wanted, catalogueFailed({ code: 'unavailable' })],
      { status: 'failed', slug, code: 'unavailable' },
    ],
    ['is asked for again while it is shown', [wanted, read, wanted], { status: 'loading', slug }],
    ['is asked for again where none was', [wanted, catalogueMissing(), wanted], { status: 'loading', slug }],
    [
      'is asked for again where it was offline',
      [wanted, catalogueOffline({ saleId: 'S' }), wanted],
      { status: 'loading', slug },
    ],
    [
      'is asked for again after a failure',
      [wanted, catalogueFailed({ code: 'unavailable' }), wanted],
      { status: 'loading', slug },
    ],
    ['is shown although the session ends', [wanted, read, out], { status: 'shown', slug, details, lots }],
    ['comes unasked', [read], { status: 'idle' }],
    ['comes after one has failed', [wanted, catalogueMissing(), read], { status: 'missing', slug }],
  ] as const)('%s', (_name, actions, expected) => {
    expect(selectCatalogue(run(...actions), slug)).toEqual(expected);
    expect(selectCatalogue(run(...actions), 'autumn')).toEqual({ status: 'idle' });
  });

  it('gives way to the one that is asked for meanwhile', () => {
    const other = run(wanted, catalogueWanted({ slug: 'autumn' }), read);
    expect(selectCatalogue(other, 'autumn').status).toBe('shown');
    expect(selectCatalogue(other, slug)).toEqual({ status: 'idle' });
    expect(selectCatalogue({}, slug)).toEqual({ status: 'idle' });
  });

  it.each([
    ['1', 0],
    ['12', 1],
    ['12a', 2],
    ['12A', 2],
    ['13', -1],
    ['vase', -1],
    ['', -1],
  ])('has the lot that an address calls "%s" in the place %d', (text, place) => {
    expect(placeOfLot(lots, text)).toBe(place);
  });
});

describe('publishing', () => {
  const S = { saleId: 'S', work: 'publish' } as const;
  const started = publicationStarted(S);
  const stepped = publicationStepped({ step: 'photos', done: 3, total: 9 });
  const slow = publicationSlowed();
  const refused = publicationRefused({ code: 'not-sent' });
  const WORKING = { ...S, status: 'working', step: 'address', done: 0, total: 0, isSlow: false };
  const PHOTOS = { ...WORKING, step: 'photos', done: 3, total: 9 };

  it.each([
    ['nothing', [], { status: 'idle' }],
    ['has begun', [started], WORKING],
    ['goes on', [started, stepped], PHOTOS],
    ['goes on slowly', [started, stepped, slow], { ...PHOTOS, isSlow: true }],
    ['goes on again', [started, slow, stepped], PHOTOS],
    ['is done', [started, stepped, publicationDone({ left: 2 })], { ...S, status: 'done', left: 2 }],
    ['has stopped', [started, slow, refused], { ...S, status: 'refused', code: 'not-sent' }],
    ['has begun again', [started, refused, started], WORKING],
    ['has begun again for what has changed', [started, stepped, publicationDone({ left: 0 }), started], WORKING],
    ['steps no more once it has stopped', [started, refused, stepped], { ...S, status: 'refused', code: 'not-sent' }],
    ['is one at a time', [started, publicationStarted({ saleId: 'T', work: 'takeBack' })], WORKING],
    ['is over with the session', [started, out], { status: 'idle' }],
  ] as const)('%s', (_name, actions, expected) => {
    const state = run(...actions);
    expect(selectPublicationRun(state, 'S')).toEqual(expected);
    expect(selectPublicationRun(state, 'T')).toEqual({ status: 'idle' });
  });

  it('asks for one address of one sale', () => {
    const asked = { saleId: 'S', slug: 'spring' };
    const free = addressAnswered({ ...asked, answer: 'free' });
    const answer = (saleId: string, slug: string, ...actions: readonly UnknownAction[]) =>
      selectAddressAnswer(run(...actions), saleId, slug);
    expect(answer('S', 'spring', addressAnswered({ ...asked, answer: 'asking' }), free)).toBe('free');
    expect([answer('S', 'autumn', free), answer('T', 'spring', free)]).toEqual([null, null]);
    expect([answer('S', 'spring', free, out), selectAddressAnswer({}, 'S', 'spring')]).toEqual([null, null]);
  });

  it('keeps the address that was typed for each sale until its person signs out', () => {
    const [one, other] = [
      addressTyped({ saleId: 'S', slug: 'spring-clocks' }),
      addressTyped({ saleId: 'T', slug: '' }),
    ];
    const typed = (saleId: string, ...actions: readonly UnknownAction[]) => selectTypedAddress(run(...actions), saleId);
    expect([typed('S', one, other), typed('T', one, other), typed('U', one, other)]).toEqual([
      'spring-clocks',
      '',
      null,
    ]);
    expect([typed('S', one, out), typed('constructor', one), selectTypedAddress({}, 'S')]).toEqual([null, null, null]);
  });

  it('knows what visitors of one sale have, or that it does not', () => {
    const catalogue = { details, version: 3, lots };
    const read = publishedRead({ saleId: 'S', catalogue });
    const published = (saleId: string, ...actions: readonly UnknownAction[]) =>
      selectPublished(run(...actions), saleId);
    expect([published('S', read), published('T', read), published('toString', read)]).toEqual([catalogue, null, null]);
    const other = publishedRead({ saleId: 'T', catalogue: { ...catalogue, version: 9 } });
    expect([published('S', read, other)?.version, published('T', read, other)?.version]).toEqual([3, 9]);
    expect([published('S', read, out), selectPublished({}, 'S')]).toEqual([null, null]);
    // Neither word changes the other, or the work.
    const all = run(started, read, addressAnswered({ saleId: 'S', slug: 'spring', answer: 'own' }));
    expect([selectPublished(all, 'S'), selectAddressAnswer(all, 'S', 'spring')]).toEqual([catalogue, 'own']);
    expect(selectPublicationRun(all, 'S').status).toBe('working');
  });
});
