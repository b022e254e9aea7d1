/** @jest-environment ./src/testing/environment/jsdomEnvironment.cjs */
import { createBrowserDeviceMemory } from './browserDeviceMemory';
import { createFakeDeviceMemory } from '../../testing/fakes/fakeDeviceMemory';

describe.each([
  ['the browser’s', () => createBrowserDeviceMemory()],
  ['the fake', () => createFakeDeviceMemory()],
])('%s memory', (_, create) => {
  afterEach(() => {
    localStorage.clear();
    sessionStorage.clear();
  });

  test('remembers until `forget` is called', () => {
    const memory = create();
    expect(memory.read('language')).toBeNull();
    memory.write('language', 'de');
    memory.write('redirect', 'google.com');
    expect([memory.read('language'), memory.read('redirect')]).toEqual(['de', 'google.com']);
    memory.write('language', null);
    expect(memory.read('language')).toBeNull();
  });
});

test('what is about one window stays in that window', () => {
  createBrowserDeviceMemory().write('redirect', 'github.com');
  expect(localStorage).toHaveLength(0);
  expect(sessionStorage.getItem('lotsmith.redirect')).toBe('github.com');
});

test('a browser that keeps nothing remembers nothing, and says nothing', () => {
  const refuse = () => {
    throw new Error('blocked');
  };
  const memory = createBrowserDeviceMemory({
    get localStorage() {
      return refuse();
    },
  } as unknown as Window);
  memory.write('language', 'de');
  expect(memory.read('language')).toBeNull();
});
