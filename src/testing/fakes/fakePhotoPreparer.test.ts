import { createFakePhotoPreparer } from './fakePhotoPreparer';

const file = new Blob(['photo']);

describe('createFakePhotoPreparer', () => {
  it('gives three sizes and another hash each time, and keeps the calls', async () => {
    const fake = createFakePhotoPreparer();
    const [first, second] = [await fake.prepare(file), await fake.prepare(file)];
    expect(first.hash).toMatch(/^[0-9a-f]{64}$/);
    expect(second.hash).not.toBe(first.hash);
    expect(Object.keys(first.files)).toEqual(['full', 'view', 'thumb']);
    expect(fake.calls).toEqual([
      { op: 'prepare', file },
      { op: 'prepare', file },
    ]);
  });

  it('fails the next one only', async () => {
    const fake = createFakePhotoPreparer();
    fake.failNext('prepare', 'tooSmall');
    await expect(fake.prepare(file)).rejects.toMatchObject({ name: 'GatewayFailure', code: 'tooSmall' });
    await expect(fake.prepare(file)).resolves.toMatchObject({ width: 3840 });
  });

  it('holds one until it is let go, aborted or closed', async () => {
    const fake = createFakePhotoPreparer();
    const release = fake.holdNext();
    const held = fake.prepare(file);
    await expect(Promise.race([held, Promise.resolve('pending')])).resolves.toBe('pending');
    release();
    await expect(held).resolves.toMatchObject({ width: 3840 });

    fake.holdNext();
    const aborting = new AbortController();
    const aborted = fake.prepare(file, aborting.signal);
    aborting.abort();
    await expect(aborted).rejects.toMatchObject({ name: 'AbortError' });

    fake.holdNext();
    const closed = fake.prepare(file);
    fake.close();
    await expect(closed).rejects.toMatchObject({ name: 'AbortError' });
    await expect(fake.prepare(file)).resolves.toMatchObject({ width: 3840 });
  });
});
