import type { FileFacts } from '../storage/fileFacts';
import { tokenOf, verifier } from '../testing';

/**
 * Google's service for testing rules takes these for errors, because what its caller leaves out is not there at all. The
 * real service has null, and rules rely on it: see README.md.
 */
const photo: FileFacts = { name: 'a.jpg', bucket: 'photos', size: 1000, contentType: 'image/jpeg' };
const ann = tokenOf({ user_id: 'ann', sub: 'ann' });

const permits = async (rule: string, method: string, request: object = {}): Promise<boolean> =>
  (await verifier(`match /a.jpg { allow ${method}: if ${rule}; }`)(method, 'a.jpg', request)).permitted;

test.each([
  ['request.auth == null', true, false],
  ['request.auth != null', false, true],
  ["request.auth == null ? true : request.auth.uid == 'bob'", true, false],
  ["request.auth != null ? request.auth.uid == 'ann' : false", false, true],
  ["request.auth != null && request.auth.uid == 'ann'", false, true],
  ["request.auth == null || request.auth.uid == 'ann'", true, true],
])('%s: nobody %s, somebody %s', async (rule, nobody, somebody) => {
  expect(await permits(rule, 'get', { file: { before: photo } })).toBe(nobody);
  expect(await permits(rule, 'get', { file: { before: photo }, token: ann })).toBe(somebody);
});

test('the file that there is not yet is null at the first upload, and not at the second', async () => {
  expect(await permits('resource == null', 'create', { file: { after: photo } })).toBe(true);
  expect(await permits('resource == null', 'create', { file: { before: photo, after: photo } })).toBe(false);
  expect(await permits('resource != null', 'create', { file: { after: photo } })).toBe(false);
  expect(await permits('resource != null', 'create', { file: { before: photo, after: photo } })).toBe(true);
});

test.each(['get', 'delete'])('what would be stored is null at a %s', async (method) => {
  const request = { file: { before: photo } };
  expect(await permits('request.resource == null', method, request)).toBe(true);
  expect(await permits('request.resource == null || request.resource.size < 5', method, request)).toBe(true);
  expect(await permits('request.resource != null', method, request)).toBe(false);
});

test('what is null has no properties', async () => {
  expect(await permits("request.auth.uid != 'bob'", 'get', { file: { before: photo } })).toBe(false);
  expect(await permits('resource.size != 5', 'create', { file: { after: photo } })).toBe(false);
  expect(await permits('request.resource.size != 5', 'delete', { file: { before: photo } })).toBe(false);
});
