import { Random } from './random';

type Kind = 'bool' | 'int' | 'float' | 'string' | 'list' | 'set' | 'map' | 'timestamp' | 'duration' | 'bytes' | 'path';

const kinds = [
  'bool',
  'int',
  'float',
  'string',
  'list',
  'map',
  'timestamp',
  'duration',
  'bytes',
  'path',
  'set',
] as const;

/** Types that may follow `is`. */
const types = 'bool bytes duration float int latlng list map map_diff number path string timestamp'.split(' ');

/** How often an operand gets a type that does not belong there, so that errors are compared too. */
const misfit = 0.05;

/** Writes random expressions of the language, well formed and mostly well typed. */
export class Generator {
  readonly #random: Random;

  constructor(seed: number) {
    this.#random = new Random(seed);
  }

  /** An expression whose value is a bool, or that has none. */
  expression(): string {
    return this.#bool(3);
  }

  #of(wanted: Kind, depth: number): string {
    const kind = this.#random.chance(misfit) ? this.#random.pick(kinds) : wanted;
    if (depth <= 0) return this.#leaf(kind);
    switch (kind) {
      case 'bool':
        return `(${this.#bool(depth)})`;
      case 'int':
        return `(${this.#int(depth)})`;
      case 'float':
        return `(${this.#float(depth)})`;
      case 'string':
        return `(${this.#string(depth)})`;
      case 'list':
        return `(${this.#list(depth)})`;
      case 'set':
        return `(${this.#set(depth)})`;
      case 'map':
        return this.#map(depth);
      case 'duration':
        return this.#write(
          () => `(${this.#of('duration', depth - 1)} ${this.#one('+', '-')} ${this.#of('duration', depth - 1)})`,
          () => `(${this.#of('timestamp', depth - 1)} - ${this.#of('timestamp', depth - 1)})`,
          () => `(${this.#of('timestamp', depth - 1)}.time())`,
          () => `duration.value(${this.#of('int', depth - 1)}, '${this.#one('w', 'd', 'h', 'm', 's', 'ms', 'ns')}')`,
        );
      case 'timestamp':
        return this.#write(
          () => `(${this.#of('timestamp', depth - 1)} ${this.#one('+', '-')} ${this.#of('duration', depth - 1)})`,
          () => `(${this.#of('timestamp', depth - 1)}.date())`,
          () => `timestamp.value(${this.#of('int', depth - 1)})`,
        );
      case 'bytes':
        return this.#write(
          () => `(${this.#of('string', depth - 1)}.toUtf8())`,
          () => `hashing.${this.#one('md5', 'sha256', 'crc32', 'crc32c')}(${this.#of('string', depth - 1)})`,
        );
      case 'path':
        return `(/a/$(${this.#of(this.#one('string', 'int', 'path'), depth - 1)})/b)`;
    }
  }

  #leaf(kind: Kind): string {
    switch (kind) {
      case 'bool':
        return this.#one('true', 'false', 'resource.data.yes', 'resource.data.no', 'resource.data.missing');
      case 'int':
        return this.#one('(0)', '(1)', '(2)', '(3)', '(-7)', '(10)', 'resource.data.count', 'resource.data.negative');
      case 'float':
        return this.#one('(0.0)', '(1.0)', '(2.5)', '(-1.5)', 'resource.data.price', 'resource.data.whole');
      case 'string':
        return this.#one(
          "''",
          "'a'",
          "'b'",
          "'abc'",
          "'a,b'",
          "' A '",
          "'3'",
          'resource.data.title',
          'request.auth.uid',
        );
      case 'list':
        return this.#one('[]', '[1, 2]', "['a', 'b']", '[1, 1.0, null]', 'resource.data.tags', 'resource.data.numbers');
      case 'set':
        return this.#one("['a', 'b'].toSet()", '[1, 2.0].toSet()', '[].toSet()', 'resource.data.tags.toSet()');
      case 'map':
        return this.#one('{}', "{'a': 1}", "{'a': 1.0, 'b': [2]}", 'resource.data.roles', 'resource.data.nested');
      case 'timestamp':
        return this.#one('timestamp.date(2020, 1, 2)', 'timestamp.date(1969, 12, 31)', 'resource.data.at');
      case 'duration':
        return this.#one("duration.value(1, 'd')", "duration.value(-1500, 'ms')", 'duration.time(1, 2, 3, 4)');
      case 'bytes':
        return this.#one("b'abc'", "b'\\xff'", 'resource.data.raw');
      case 'path':
        return this.#one('(/a/b)', 'resource.data.owner', "path('a/b')");
    }
  }

  #bool(depth: number): string {
    if (depth <= 0) return this.#leaf('bool');
    const inner = (kind: Kind): string => this.#of(kind, depth - 1);
    const kind = this.#one(...kinds);
    return this.#write(
      () => `${inner('bool')} ${this.#one('&&', '||')} ${inner('bool')}`,
      () => `${inner('bool')} ${this.#one('&&', '||')} ${inner('bool')} ${this.#one('&&', '||')} ${inner('bool')}`,
      () => `!${inner('bool')}`,
      () => `${inner(kind)} ${this.#one('==', '!=')} ${inner(kind)}`,
      () => `${inner('int')} ${this.#one('==', '!=', '<', '<=', '>', '>=')} ${inner(this.#one('int', 'float'))}`,
      () => `${inner(this.#one('string', 'float', 'timestamp', 'duration', 'bytes'))} < ${inner(kind)}`,
      () => `${inner('string')} ${this.#one('<', '>=')} ${inner('string')}`,
      () => `${inner('string')} in ${inner(this.#one('list', 'set', 'map'))}`,
      () => `${inner('int')} in ${inner(this.#one('list', 'set'))}`,
      () => `${inner(kind)} is ${this.#random.pick(['number', ...types])}`,
      () => `${inner('bool')} ? ${inner('bool')} : ${inner('bool')}`,
      () => `${inner('list')}.${this.#one('hasAny', 'hasAll', 'hasOnly')}(${inner('list')})`,
      () => `${inner('set')}.${this.#one('hasAny', 'hasAll', 'hasOnly')}(${inner(this.#one('list', 'set'))})`,
      () => `${inner('string')}.matches('${this.#one('a.*', '[a-z]+', '(?i)ABC', '', '\\\\d', 'a|abc')}')`,
    );
  }

  #int(depth: number): string {
    const inner = (kind: Kind): string => this.#of(kind, depth - 1);
    return this.#write(
      () => `${inner('int')} ${this.#one('+', '-', '*', '/', '%')} ${inner('int')}`,
      () => `${inner(this.#one('string', 'list', 'set', 'map', 'bytes'))}.size()`,
      () => `-${inner('int')}`,
      () => `int(${inner(this.#one('int', 'float', 'string'))})`,
      () => `math.round(${inner(this.#one('int', 'float'))})`,
      () => `math.abs(${inner('int')})`,
      () => `${inner('list')}[${inner('int')}]`,
      () => `${inner('map')}.get('${this.#one('a', 'x')}', ${inner('int')})`,
      () =>
        `${inner('timestamp')}.${this.#one('year', 'month', 'day', 'dayOfWeek', 'dayOfYear', 'toMillis', 'nanos')}()`,
      () => `${inner('duration')}.${this.#one('seconds', 'nanos')}()`,
    );
  }

  #float(depth: number): string {
    const inner = (kind: Kind): string => this.#of(kind, depth - 1);
    return this.#write(
      () => `${inner('float')} ${this.#one('+', '-', '*', '/', '%')} ${inner(this.#one('int', 'float'))}`,
      () => `math.${this.#one('ceil', 'floor', 'sqrt', 'abs')}(${inner('float')})`,
      () => `float(${inner(this.#one('int', 'float', 'string'))})`,
      () => `resource.data.place.${this.#one('latitude', 'longitude')}()`,
    );
  }

  #string(depth: number): string {
    const inner = (kind: Kind): string => this.#of(kind, depth - 1);
    return this.#write(
      () => `${inner('string')} + ${inner('string')}`,
      () => `${inner('string')}.${this.#one('lower', 'upper', 'trim')}()`,
      () =>
        `${inner('string')}.replace('${this.#one('a', 'b*', '[a-c]', '(a)(b)?')}', '${this.#one('x', '', '<$0>', '$1')}')`,
      () => `string(${inner(this.#one('int', 'float', 'bool', 'string', 'path'))})`,
      () => `${inner('string')}[${this.#one('0', '1', '2')}]`,
      () => `${inner('string')}[${this.#one('0', '1')}:${this.#one('0', '1', '3')}]`,
      () => `${inner('list')}.join(${inner('string')})`,
      () => `${inner('bytes')}.${this.#one('toHexString', 'toBase64')}()`,
      () => `${inner('path')}[${this.#one('0', '1', '4')}]`,
    );
  }

  #list(depth: number): string {
    const inner = (kind: Kind): string => this.#of(kind, depth - 1);
    return this.#write(
      () => `[${inner(this.#one(...kinds))}, ${inner(this.#one(...kinds))}]`,
      () => `${inner('list')}.${this.#one('concat', 'removeAll')}(${inner('list')})`,
      () => `${inner('string')}.split('${this.#one(',', '', 'b*', '[ab]')}')`,
      () => `${inner('list')}[${this.#one('0', '1', '')}:${this.#one('1', '2', '')}]`,
      () => `${inner('map')}.${this.#one('keys', 'values')}()`,
    );
  }

  #set(depth: number): string {
    const inner = (kind: Kind): string => this.#of(kind, depth - 1);
    const keys = this.#one('addedKeys', 'removedKeys', 'changedKeys', 'affectedKeys', 'unchangedKeys');
    return this.#write(
      () => `${inner('list')}.toSet()`,
      () => `${inner('set')}.${this.#one('union', 'intersection', 'difference')}(${inner('set')})`,
      () => `${inner('map')}.diff(${inner('map')}).${keys}()`,
    );
  }

  #map(depth: number): string {
    const inner = (kind: Kind): string => this.#of(kind, depth - 1);
    return this.#write(
      () => `{'a': ${inner(this.#one(...kinds))}, 'b': ${inner(this.#one(...kinds))}}`,
      () => `{${inner('string')}: ${inner('int')}}`,
    );
  }

  #one<T>(...choices: readonly [T, ...T[]]): T {
    return this.#random.pick(choices);
  }

  /** Only the chosen form is written out. */
  #write(...forms: readonly [() => string, ...Array<() => string>]): string {
    return this.#random.pick(forms)();
  }
}
