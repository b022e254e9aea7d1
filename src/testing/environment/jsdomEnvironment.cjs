/**
 * jsdom with the web platform of Node where jsdom has none: without fetch, streams and structuredClone the firebase
 * packages do not even load.
 */
const { TestEnvironment } = require('jest-environment-jsdom');

const FROM_NODE = [
  'fetch',
  'Request',
  'Response',
  'Headers',
  'ReadableStream',
  'WritableStream',
  'TransformStream',
  'TextEncoder',
  'TextDecoder',
  'structuredClone',
  'BroadcastChannel',
  'crypto',
];

class PageEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    for (const name of FROM_NODE) {
      Object.defineProperty(this.global, name, { value: globalThis[name], configurable: true, writable: true });
    }
  }
}

/** `npm run mutate` has to see which of its changes a test runs. */
const isMutated = process.env['LOTSMITH_MUTATION_TESTS'] !== undefined;
module.exports = isMutated
  ? require('@stryker-mutator/jest-runner').mixinJestEnvironment(PageEnvironment)
  : PageEnvironment;
