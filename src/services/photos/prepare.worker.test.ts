import { smallJpeg } from '../../testing/platforms/smallJpeg';
import { fakeCanvas } from './canvasForTests';
import type { PrepareReply, PrepareRequest } from './workerMessages';

const file = new Blob([smallJpeg({ width: 4_000, height: 3_000, bytes: 300 })]);
/** A worker's own end, with what it has posted. */
const inside = Object.assign(new EventTarget(), { postMessage: jest.fn<void, [PrepareReply]>() });

beforeAll(async () => {
  Object.assign(globalThis, { self: inside });
  await import('./prepare.worker');
});
afterAll(() => Reflect.deleteProperty(globalThis, 'self'));

const replyTo = (request: PrepareRequest): Promise<PrepareReply> =>
  new Promise((resolve) => {
    inside.postMessage.mockImplementationOnce(resolve);
    inside.dispatchEvent(new MessageEvent('message', { data: request }));
  });

describe('the worker that prepares photos', () => {
  it('answers each task with what it has made', async () => {
    fakeCanvas({ width: 4_000, height: 3_000 });
    const form = { rotation: 0, longestSide: null, mostBytes: null } as const;
    expect(await replyTo({ task: 'fingerprint', file })).toEqual({
      fingerprint: expect.stringMatching(/^[0-9a-f]{64}$/),
    });
    expect(await replyTo({ task: 'fit', file, form })).toEqual({ fitted: expect.any(Blob) });
    expect(await replyTo({ task: 'prepare', file })).toMatchObject({ prepared: { width: 3_840, height: 2_880 } });
  });

  it('says why it refuses a file, and what the browser said of it', async () => {
    fakeCanvas(null);
    expect(await replyTo({ task: 'prepare', file: new Blob() })).toEqual({ refused: 'damaged', detail: '' });
    expect(await replyTo({ task: 'prepare', file: new Blob(['A list of lots.']) })).toEqual({
      refused: 'notAnImage',
      detail: '',
    });
    expect(await replyTo({ task: 'prepare', file })).toEqual({ refused: 'damaged', detail: 'Error: no picture' });
  });

  it('blames no file when the browser has no canvas to draw on', async () => {
    fakeCanvas({ width: 4_000, height: 3_000 });
    Object.assign(globalThis, {
      OffscreenCanvas: class {
        getContext = (): null => null;
      },
    });
    expect(await replyTo({ task: 'prepare', file })).toEqual({
      refused: 'notPrepared',
      detail: 'Error: The browser gave no canvas to draw on',
    });
  });
});
