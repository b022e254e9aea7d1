import { answerCalls, callWorker, type CalledWorker } from './workerCalls';

const desk = {
  add: async (one: number, other: number) => {
    await Promise.resolve();
    return one + other;
  },
  say: (word: string) => word.toUpperCase(),
  fail: (): number => {
    throw new Error('no');
  },
};
const NAMES = ['add', 'say', 'fail'] as const;

/** The two ends of a worker, without a thread between them. */
function makeWorker() {
  const inside = new EventTarget();
  const outside = new EventTarget();
  const pass = (to: EventTarget, data: unknown): void =>
    queueMicrotask(() => void to.dispatchEvent(new MessageEvent('message', { data: structuredClone(data) })));
  answerCalls(desk, {
    addEventListener: (type, listen) => inside.addEventListener(type, (event) => listen(event as MessageEvent)),
    postMessage: (reply) => pass(outside, reply),
  });
  const worker = Object.assign(outside, {
    postMessage: (call: unknown) => pass(inside, call),
    terminate: jest.fn(),
  });
  return worker satisfies CalledWorker;
}

it('starts with the first call, and answers each with its own result, in their order', async () => {
  const start = jest.fn(makeWorker);
  const remote = callWorker<typeof desk>(start, NAMES);
  expect(start).not.toHaveBeenCalled();
  const answers: unknown[] = [];
  const both = [remote.add(1, 2), remote.say('lot')].map((each) => each.then((answer) => answers.push(answer)));
  await Promise.all(both);
  expect(answers).toEqual([3, 'LOT']);
  expect(start).toHaveBeenCalledTimes(1);
});

it('rejects what failed, and goes on', async () => {
  const remote = callWorker<typeof desk>(makeWorker, NAMES);
  await expect(remote.fail()).rejects.toThrow('no');
  await expect(remote.say('on')).resolves.toBe('ON');
});

it('rejects what waits when the worker gives up, and starts another one', async () => {
  const workers = [makeWorker(), makeWorker()];
  const silent = Object.assign(new EventTarget(), { postMessage: () => undefined, terminate: jest.fn() });
  const started: CalledWorker[] = [silent, ...workers];
  const remote = callWorker<typeof desk>(() => started.shift() ?? makeWorker(), NAMES);
  const waits = remote.say('never');
  silent.dispatchEvent(new Event('error'));
  await expect(waits).rejects.toThrow('A worker gave up.');
  expect(silent.terminate).toHaveBeenCalledTimes(1);
  await expect(remote.say('again')).resolves.toBe('AGAIN');
});
