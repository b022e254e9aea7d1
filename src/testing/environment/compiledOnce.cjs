/**
 * Jest's runtime with one difference: what a worker has compiled for one test file, it does not compile again for the
 * next. Each file still has modules, globals and a state of its own, made by running the same compiled code again.
 */
const path = require('node:path');
const { Script } = require('node:vm');
const { default: Runtime } = require('jest-runtime');

const INSTALLED = `${path.sep}node_modules${path.sep}`;

/** Sources of installed packages by their path: they do not change while tests run. */
const installed = new Map();

/** By the file's path: its transformed source, what it is called with, and the compiled code. */
const compiled = new Map();

module.exports = class extends Runtime {
  constructor(...args) {
    super(...args);
    const { executor, fileCache } = this;
    const readFile = fileCache.readFile.bind(fileCache);
    fileCache.readFile = (filename) => {
      if (!filename.includes(INSTALLED)) return readFile(filename);
      let source = installed.get(filename);
      if (source === undefined) installed.set(filename, (source = readFile(filename)));
      return source;
    };
    const compile = executor.compile.bind(executor);
    const head = `(function (${executor.injectedModuleParameters.join(', ')}) {`;
    executor.compile = (source, filename) => {
      const context = this._environment.getVmContext();
      if (context === null) return compile(source, filename);
      let known = compiled.get(filename);
      if (known === undefined || known.source !== source || known.head !== head) {
        try {
          known = {
            source,
            head,
            script: new Script(`${head}${source}\n})`, { filename, columnOffset: -head.length }),
          };
        } catch {
          // Jest says what is wrong with the file.
          return compile(source, filename);
        }
        compiled.set(filename, known);
      }
      return known.script.runInContext(context);
    };
  }
};
