type Program = readonly [what: string, rules: string];

const file = (body: string): string =>
  `rules_version = '2';\nservice cloud.firestore {\n  match /databases/{database}/documents {\n${body}\n  }\n}`;

const allowing = (condition: string): string => file(`match /a/{id} { allow get: if ${condition}; }`);

const withFunction = (declaration: string, condition = 'f(true)'): string =>
  file(`${declaration}\nmatch /a/{id} { allow get: if ${condition}; }`);

const repeat = (count: number, item: (i: number) => string, between = ' '): string =>
  Array.from({ length: count }, (_, i) => item(i)).join(between);

const nested = (depth: number): string =>
  // The match of `file` is the first level.
  file(`${repeat(depth - 1, (i) => `match /a${i}/{x${i}} {`)} allow get; ${'}'.repeat(depth - 1)}`);

/** Programs that have to compile in both engines. */
export const goodPrograms: readonly Program[] = [
  ['no semicolon at the end of a block', file('match /a/{id} { allow get: if true }')],
  ['an allow without a condition', file('match /a/{id} { allow get, list; }')],
  ['a rest wildcard in the middle', file('match /a/{rest=**}/b { allow get; }')],
  ['a wildcard named like an outer one', file('match /a/{id} { match /b/{id} { allow get; } }')],
  ['comments of both kinds', file('match /a/{id} { // one\n /* two */ allow get; }')],
  ['a function behind its use', file('match /a/{id} { allow get: if f(); } function f() { return true; }')],
  ['a function outside the service', allowing('f()').replace('service', 'function f() { return true; }\nservice')],
  ['seven arguments', withFunction('function f(a, b, c, d, e, g, h) { return a; }', 'f(1, 2, 3, 4, 5, 6, 7) == 1')],
  ['ten let bindings', withFunction(`function f(a) { ${repeat(10, (i) => `let b${i} = a;`)} return b9; }`)],
  ['match blocks ten deep', nested(10)],
  ['keywords as property names', allowing('request.auth.token.match == request.auth.token.in')],
];

/** Programs that both engines have to refuse. */
export const badPrograms: readonly Program[] = [
  ['an empty file', ''],
  ['no service', "rules_version = '2';"],
  ['an empty service', "rules_version = '2'; service cloud.firestore { }"],
  ['an unknown version', file('match /a/{id} { allow get; }').replace("'2'", "'3'")],
  ['an empty match', file('match /a/{id} { }')],
  ['a condition without if', file('match /a/{id} { allow get: true; }')],
  ['a condition without a colon', file('match /a/{id} { allow get if true; }')],
  ['a comma without a method', file('match /a/{id} { allow get,; }')],
  ['an if without a condition', file('match /a/{id} { allow get: if ; }')],
  ['an assignment', allowing('id = 1')],
  ['an increment', allowing('id++')],
  ['two signs in a row', allowing('- -1 == 1')],
  ['a plus sign', allowing('+1 == 1')],
  ['a single ampersand', allowing('true & true')],
  ['a single bar', allowing('true | true')],
  ['strict equality', allowing('1 === 1')],
  ['an arrow', allowing('id => id')],
  ['an open string', allowing("'abc")],
  ['an open parenthesis', allowing('(true')],
  ['an open comment', file('/* abc')],
  ['an unknown character', allowing('#a')],
  ['a condition with half a choice', allowing('true ? false')],
  ['a point without a name', allowing('request.')],
  ['an empty index', allowing('request[]')],
  ['a slice of three', allowing("'abc'[0:1:2] == 'a'")],
  ['a map entry without a value', allowing("{'a'} == 1")],
  ['two commas in a list', allowing('[1,,2] == 1')],
  ['a leading comma in a call', allowing("'a'.size(,) == 1")],
  ['a division without a space', allowing('4/2 == 2')],
  ['a division before a parenthesis without a space', allowing('4 /(2) == 2')],
  ['a hexadecimal number', allowing('0x10 == 16')],
  ['an octal number', allowing('010 == 8')],
  ['an exponent', allowing('1e3 == 1000')],
  ['an integer of more than 64 bits', allowing('9223372036854775808 > 0')],
  ['an unknown escape', allowing("'\\q' == 'q'")],
  ['a Unicode escape in bytes', allowing("b'\\u0061' == b'a'")],
  ['an unknown type', allowing('1 is integer')],
  ['a type in quotes', allowing("'a' is 'string'")],
  ['a package as a value', allowing('math == 1')],
  ['a constant of a package', allowing('math.pi == 3')],
  ['a keyword as a variable', allowing('match == 1')],
  ['a pattern that is not closed', allowing("'a'.matches('[')")],
  ['a pattern with look-ahead', allowing("'a'.matches('(?=a)a')")],
  ['a pattern with a back reference', allowing("'aa'.matches('(a)\\\\1')")],
  ['recursion', withFunction('function f(a) { return f(a); }')],
  ['recursion through another function', withFunction('function f(a) { return g(a); } function g(a) { return f(a); }')],
  ['a function defined twice', withFunction('function f(a) { return a; } function f(a) { return a; }')],
  ['a parameter named twice', withFunction('function f(a, a) { return a; }', 'f(true, true)')],
  ['a function without return', withFunction('function f(a) { }')],
  ['a let behind the return', withFunction('function f(a) { return a; let b = 1; }')],
  ['a let without a semicolon', withFunction('function f(a) { let b = a return b; }')],
  ['a let named like a parameter', withFunction('function f(a) { let a = true; return a; }')],
  ['a let named twice', withFunction('function f(a) { let b = a; let b = a; return b; }')],
  ['a statement in a function', withFunction('function f(a) { if (a) { return true; } return false; }')],
  ['eight arguments', withFunction('function f(a, b, c, d, e, g, h, i) { return a; }', 'f(1, 2, 3, 4, 5, 6, 7, 8)')],
  // Google's compiler counts one less than its documentation here: it takes 11 bindings, a chain of 21 functions, and
  // match blocks 11 deep.
  ['twelve let bindings', withFunction(`function f(a) { ${repeat(12, (i) => `let b${i} = a;`)} return b9; }`)],
  [
    'a chain of 22 functions',
    withFunction(
      repeat(22, (i) => `function f${i}() { return ${i === 21 ? 'true' : `f${i + 1}()`}; }`),
      'f0()',
    ),
  ],
  ['match blocks twelve deep', nested(12)],
  ['an expression 120 deep', allowing(`${'('.repeat(120)}true${')'.repeat(120)}`)],
  ['a chain of 120 operands', allowing(repeat(120, () => 'true', ' && '))],
  ['a match path without a slash', file('match a/{id} { allow get; }')],
  ['a match path with a slash at its end', file('match /a/{id}/ { allow get; }')],
  ['two rest wildcards in one path', file('match /{a=**}/b/{c=**} { allow get; }')],
  ['one wildcard twice in one path', file('match /a/{id}/b/{id} { allow get; }')],
  ['a wildcard without a name', file('match /a/{} { allow get; }')],
  ['a statement in a match', file('true;')],
  ['a match outside the service', "rules_version = '2'; match /a/b { allow get; }"],
];

/**
 * Expressions that Google's compiler lets through, with a warning at most, and that then fail at each request or mean
 * something else than they say. Ours refuses them at start.
 */
export const stricterExpressions: readonly string[] = [
  'unknownName',
  'true ? true : unknownName',
  'unknownFunction(1)',
  '{a: 1}.a == 1',
  "'abc'.unknownMethod()",
  "'abc'.size(1) == 3",
  "{'a': 1}.get('b') == null",
  "bool('true')",
  'math.isInfinite(1.0)',
  'math.min(1, 2) == 1',
  'math.abs(1, 2) == 1',
  "hashing.sha1('abc') is bytes",
  'int() == 1',
  'debug(1, 2) == 1',
  // The emulator answers false for every set.
  '[1].toSet() is set',
  // It fails at each request here, although the same mistake in `matches` is refused.
  "'abc'.replace('[', 'x') == 'abc'",
  // Templates to be filled by `bind` are the one part of the language that this engine leaves out.
  "path('/a/{x}').bind({'x': 'y'}) == /a/y",
];

/** Expressions over declared functions, for what they see and when they work out their arguments. */
export const functionCases = {
  functions: `
    function self(a) { return a; }
    function constant(a) { return true; }
    function unusedLet(a) { let b = 1 / 0; return a; }
    function failingLet(a) { let b = 1 / 0 == 1; return b; }
    function absorbingLet(a) { let b = 1 / 0 == 1; return b || a; }
    function lets(a) { let b = a + 1; let c = b * 2; return c; }
    function outer(a) { return inner(a, 2) + inner(1, a); }
    function inner(a, b) { return a * 10 + b; }
    function shadow(database) { return database == 1; }
    function unshadowed(a) { return shadow(1) && database == '(default)'; }
    function same(same) { return same; }`,
  expressions: [
    'self(true)',
    'self(1 / 0 == 1)',
    'self(1 / 0 == 1) || true',
    'constant(1 / 0)',
    'unusedLet(true)',
    'failingLet(true)',
    'failingLet(true) || true',
    'absorbingLet(true)',
    'absorbingLet(false)',
    'lets(1) == 4',
    'lets(1.5) is float',
    "lets('a') == 'a1'",
    'outer(3) == 45',
    'outer(outer(1)) is int',
    'shadow(1)',
    'shadow(2)',
    'unshadowed(1)',
    'same(true)',
    'self(id) == id',
    "self({'a': [1, 2]}).a[1] == 2",
    'self(resource.data).count == 3',
    'self(self(self(false)))',
  ],
} as const;
