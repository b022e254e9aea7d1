import type { FirebaseApp } from 'firebase/app';
import { FirebaseError } from 'firebase/app';
import { shareAppCheckTokens } from '../connection/appCheckTokens';
import { createRunQuery } from './runQuery';

const app = { options: { projectId: 'house' } } as FirebaseApp;
const answers = (status: number, body: unknown) =>
  jest.fn<Promise<Response>, Parameters<typeof fetch>>(async () => Response.json(body, { status }));
const query = { parent: 'sales/s', collection: 'lots' } as const;
const token = async () => 'secret';

it('asks runQuery below the parent, with the token of the person, and reads what comes in pieces', async () => {
  const name = 'projects/house/databases/(default)/documents/sales/s/lots/a';
  const send = answers(200, [
    { document: { name, fields: { number: { integerValue: '12' }, deletedAt: { nullValue: null } } }, readTime: 'x' },
    { readTime: 'x', done: true },
  ]);
  const found = await createRunQuery(
    app,
    { token, origin: 'http://here' },
    send,
  )({
    ...query,
    where: [
      { field: '__name__', is: 'IN', value: ['a', 'b'] },
      { field: 'deletedAt', is: 'EQUAL', value: null },
    ],
    orderBy: { field: 'number', descending: true },
    limit: 1,
  });
  expect(found).toEqual([{ id: 'a', data: { number: 12, deletedAt: null } }]);
  const [[url, request] = []] = send.mock.calls;
  expect(url).toBe('http://here/v1/projects/house/databases/(default)/documents/sales/s:runQuery');
  expect(request?.headers).toMatchObject({ Authorization: 'Bearer secret' });
  const reference = (id: string) => ({
    referenceValue: `projects/house/databases/(default)/documents/sales/s/lots/${id}`,
  });
  expect(JSON.parse(String(request?.body))).toEqual({
    structuredQuery: {
      from: [{ collectionId: 'lots' }],
      where: {
        compositeFilter: {
          op: 'AND',
          filters: [
            {
              fieldFilter: {
                field: { fieldPath: '__name__' },
                op: 'IN',
                value: { arrayValue: { values: [reference('a'), reference('b')] } },
              },
            },
            { unaryFilter: { field: { fieldPath: 'deletedAt' }, op: 'IS_NULL' } },
          ],
        },
      },
      orderBy: [{ field: { fieldPath: 'number' }, direction: 'DESCENDING' }],
      limit: 1,
    },
  });
});

it('asks in nobody’s name when nobody is signed in', async () => {
  const send = answers(200, []);
  await createRunQuery(app, { token: async () => undefined }, send)(query);
  const [[url, request] = []] = send.mock.calls;
  expect(String(url)).toMatch(/^https:\/\/firestore\.googleapis\.com\//);
  expect(request?.headers).not.toHaveProperty('Authorization');
});

it.each([
  [401, 'unauthenticated'],
  [403, 'permission-denied'],
  [429, 'resource-exhausted'],
  [503, 'unavailable'],
  [418, 'unknown'],
])('says what an answer %i means: %s', async (status, code) => {
  const ask = createRunQuery(app, { token }, answers(status, { error: { message: 'words of the server' } }));
  await expect(ask(query)).rejects.toMatchObject({ name: 'GatewayFailure', code });
});

it('says that the network is away, and that a session has ended', async () => {
  const away = createRunQuery(app, { token }, () => Promise.reject(new TypeError('Failed to fetch')));
  await expect(away(query)).rejects.toMatchObject({ code: 'unavailable' });
  const ended = createRunQuery(
    app,
    { token: () => Promise.reject(new FirebaseError('auth/user-disabled', '')) },
    answers(200, []),
  );
  await expect(ended(query)).rejects.toMatchObject({ code: 'auth/user-disabled' });
});

it('shows that it comes from this application, where that is set up', async () => {
  shareAppCheckTokens(async () => 'checked');
  const send = answers(200, []);
  await createRunQuery(app, { token }, send)(query);
  expect(send.mock.calls[0]?.[1]?.headers).toMatchObject({ 'X-Firebase-AppCheck': 'checked' });
});
