import type { CheckSetup } from '../../domain/platforms/validate/saleCheck';
import type { CheckReply, CheckRequest } from './checkMessages';
import { type CheckWorker, runCheck } from './runningCheck';

const setup = { platforms: [] } as unknown as CheckSetup;
const answer = { lots: 1 } as unknown as Extract<CheckReply, { answer: unknown }>['answer'];

/** A worker that answers when the test does. */
function start() {
  const asked: CheckRequest[] = [];
  const ended = jest.fn();
  const workers: CheckWorker[] = [];
  const check = runCheck(() => {
    const worker: CheckWorker = {
      postMessage: (request) => asked.push(request),
      terminate: ended,
      onmessage: null,
      onerror: null,
    };
    workers.push(worker);
    return worker;
  }, setup);
  const reply = (data: CheckReply) => workers[0]?.onmessage?.({ data });
  return { check, asked, ended, workers, reply };
}

describe('a check in a worker', () => {
  it('starts nothing before the first question, and one worker for all of them', async () => {
    const { check, asked, workers, reply } = start();
    expect(workers).toHaveLength(0);
    const platforms = check.platforms();
    const changed = check.change([]);
    expect(workers).toHaveLength(1);
    expect(asked).toEqual([{ setup }, { changed: [] }]);
    reply({ platforms: [] });
    reply({ answer });
    expect(await platforms).toEqual([]);
    expect(await changed).toBe(answer);
  });

  it('rejects all questions, also later ones, when the worker breaks, and ends it', async () => {
    const { check, asked, ended, reply } = start();
    const open = [check.platforms(), check.change([])];
    reply({ broken: 'no such lot' });
    for (const each of open) await expect(each).rejects.toThrow('no such lot');
    await expect(check.change([])).rejects.toThrow('no such lot');
    expect(asked).toHaveLength(2);
    expect(ended).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['in the browser’s words', { message: 'out of memory' }, 'out of memory'],
    ['without words', {}, 'The worker could not be started.'],
  ])('says that the worker could not be started (%s)', async (_name, event, words) => {
    const { check, workers } = start();
    const platforms = check.platforms();
    workers[0]?.onerror?.(event);
    await expect(platforms).rejects.toThrow(words);
  });

  it('takes no answer to another question', async () => {
    const { check, reply } = start();
    const [platforms, changed] = [check.platforms(), check.change([])];
    reply({ answer });
    reply({ platforms: [] });
    expect(await platforms).toEqual([]);
    await expect(changed).rejects.toThrow('another question');
  });

  it('leaves open questions without an answer when it is stopped, and asks no more', async () => {
    const { check, asked, ended, reply } = start();
    const settled = jest.fn();
    check.platforms().then(settled, settled);
    check.stop();
    reply({ platforms: [] });
    check.change([]).then(settled, settled);
    await Promise.resolve();
    expect(settled).not.toHaveBeenCalled();
    expect(asked).toHaveLength(1);
    expect(ended).toHaveBeenCalledTimes(1);
  });

  it('is stopped before it has begun', () => {
    const { check, ended, workers } = start();
    check.stop();
    void check.platforms();
    expect(workers).toHaveLength(0);
    expect(ended).not.toHaveBeenCalled();
  });
});
