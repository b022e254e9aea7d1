import { runSaga } from 'redux-saga';
import { createFakeDeviceMemory } from '../../testing/fakes/fakeDeviceMemory';
import { rememberedMatchings, rememberMatching } from './matchingMemory';

function makeDevice(kept?: string, uid = 'anna') {
  const memory = createFakeDeviceMemory(kept === undefined ? {} : { importMatchings: kept });
  const options = {
    context: { memory },
    getState: () => ({ auth: { status: 'signedIn', user: { uid } } }),
  };
  const run = <Result>(saga: () => Generator<unknown, Result, unknown>): Promise<Result> =>
    runSaga(options, saga as () => Generator<never, Result, never>).toPromise();
  return { memory, run };
}

afterEach(() => void jest.restoreAllMocks());

it('remembers a matching by the names of the columns, for its person', async () => {
  const { memory, run } = makeDevice();
  await run(() => rememberMatching('lot|words', ['number', null]));
  await run(() => rememberMatching('lot|title', ['number', 'title']));
  expect(await run(rememberedMatchings)).toEqual({ 'lot|words': ['number', null], 'lot|title': ['number', 'title'] });
  const other = makeDevice(memory.read('importMatchings') ?? '', 'ben');
  expect(await other.run(rememberedMatchings)).toEqual({});
});

it('remembers forty of them, and forgets the one that was used longest ago', async () => {
  const { run } = makeDevice();
  for (let nth = 0; nth < 40; nth += 1) await run(() => rememberMatching(`key ${nth}`, ['title']));
  await run(() => rememberMatching('key 0', ['number']));
  await run(() => rememberMatching('key 40', ['extras.isFirearm', null]));
  const kept = await run(rememberedMatchings);
  expect(Object.keys(kept)).toHaveLength(40);
  expect(kept).toMatchObject({ 'key 0': ['number'], 'key 2': ['title'], 'key 40': ['extras.isFirearm', null] });
  expect(kept).not.toHaveProperty('key 1');
});

it('reads what another build has written: a field that it does not know is not matched', async () => {
  const kept = { uid: 'anna', matchings: [{ key: 'a|b', targets: ['title', 'fieldOfAnotherBuild'], more: 1 }] };
  expect(await makeDevice(JSON.stringify(kept)).run(rememberedMatchings)).toEqual({ 'a|b': ['title', null] });
});

it('knows nothing on a device that has matched nothing yet, which is no fault', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  expect(await makeDevice().run(rememberedMatchings)).toEqual({});
  expect(warn).not.toHaveBeenCalled();
});

it('begins anew when nothing can be read', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  expect(await makeDevice('{"uid":7}').run(rememberedMatchings)).toEqual({});
  expect(warn).toHaveBeenCalledTimes(1);
});
