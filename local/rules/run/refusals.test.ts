import { limits } from '../syntax/limits';
import { refusal, storageRules } from '../testing';

/** Line 4 of the file is the first of the body. */
const inRules = (body: string): string => refusal(storageRules(body));
const asked = (expression: string): string => inRules(`match /a { allow get: if ${expression}; }`);
const column = (expression: string, part: string): number => 26 + expression.indexOf(part);

test.each([
  ['', "storage.rules:1:1: the file must begin with rules_version = '2'"],
  ["rules_version = '1';", "storage.rules:1:17: the only known rules version is '2'"],
  [
    "rules_version = '2';\nservice cloud.firestore { match /a { allow get; } }",
    'storage.rules:2:9: unknown service cloud.firestore; this file is for firebase.storage',
  ],
  ["rules_version = '2';\nservice firebase.storage {\n}", 'storage.rules:3:1: the block is empty'],
])('refuses the file %j', (source, message) => {
  expect(refusal(source)).toBe(message);
});

test('knows one service in a file', () => {
  const twice = `${storageRules('match /a { allow get; }')}\nservice firebase.storage { match /a { allow get; } }`;
  expect(refusal(twice)).toBe(
    "storage.rules:7:1: expected the end of the file behind the one service, found 'service'",
  );
});

test('refuses a file of more than 256 KB', () => {
  expect(inRules(`// ${'x'.repeat(limits.sourceBytes)}`)).toBe('storage.rules:1:1: the file is larger than 256 KB');
});

test.each([
  ['match /a { allow fetch; }', '4:18: unknown method fetch'],
  ['match /a { allow get: true; }', "4:23: expected 'if', found 'true'"],
  ['match /a {\n  allow get: if true\n  allow list;\n}', "6:3: expected ';', found 'allow'"],
  ['match /a/{id}/b/{id} { allow get; }', '4:18: the wildcard id is already in this path'],
  ['match /a/{request} { allow get; }', '4:11: the name request belongs to the language'],
  ['match /{a=**}/{b=**} { allow get; }', '4:16: a path can hold only one {name=**}'],
  ['match /a { allow get; } function string(x) { return x; }', '4:34: the name string belongs to the language'],
  ['function f(a) { return a; } function f(b) { return b; }', '4:38: the function f is already defined'],
  ['function f(a, a) { return a; }', '4:15: the name a is already taken here'],
  ['function f(a) { let a = 1; return a; }', '4:21: the name a is already taken here'],
  ['function f(a) { let b = c; let c = a; return b; }', '4:25: c is not defined here'],
  ['function f(a) { return f(a); }', '4:10: the function f calls itself'],
  ['function f() { return g(); } function g() { return f(); }', '4:10: the function f calls itself'],
  ['function f() { return id; } match /{id} { allow get: if f(); }', '4:23: id is not defined here'],
  ['match /a { function f() { return true; } allow get; } match /b { allow get: if f(); }', '4:80: unknown function f'],
])('refuses %s', (body, message) => {
  expect(inRules(body)).toBe(`storage.rules:${message}`);
});

test.each([
  ['unknownName', 'unknownName', 'unknownName is not defined here'],
  ['math == 1', 'math', 'math is a package and has no value'],
  ['true || f(1)', 'f(', 'unknown function f'],
  ['int(1, 2) == 1', 'int', 'int takes 1 arguments, not 2'],
  ['math.max(1, 2) == 2', 'max', 'unknown function math.max'],
  ["resource.name.startsWith('a')", 'startsWith', 'no type has a method startsWith'],
  ["resource.name.size('a') == 1", 'size', 'size takes 0 arguments, not 1'],
  ['get(/databases/a) != null', 'get', 'unknown function get'],
  ['request.user != null', 'user', 'there is no property user here'],
  ['request.auth.email != null', 'email', 'there is no property email here'],
  ["request.resource.data.a == 'b'", 'data', 'there is no property data here'],
  ['request.resource.generation > 0', 'generation', 'there is no property generation here'],
  ['resource.owner == 1', 'owner', 'there is no property owner here'],
  ["resource.name.matches('(a')", "'(a'", '"(a" is no regular expression of RE2'],
  ["resource.name.matches('(?=a)b')", "'(?", '"(?=a)b" is no regular expression of RE2'],
  ['resource is set', 'set', "'is' does not know the type set"],
  ['1/2 == 0', '/2', "expected ';', found the path /2 (a division needs a space behind its slash)"],
  ['9223372036854775808 > 0', '9', 'the integer does not fit 64 bits'],
  ['- -1 == 1', '-1', "expected an expression with one sign, found '-'"],
  ['true ? 1', ';', "expected ':', found ';'"],
])('refuses the expression %s', (expression, part, message) => {
  const place = part === ';' ? 26 + expression.length : column(expression, part);
  expect(asked(expression)).toBe(`storage.rules:4:${place}: ${message}`);
});

test('refuses more arguments, lets, depth and matches than the limits', () => {
  const names = Array.from({ length: 11 }, (_, i) => `a${i}`);
  expect(inRules(`function f(${names.slice(0, 8).join(', ')}) { return a0; }`)).toContain('at most 7 arguments');
  const lets = names.map((name) => `let ${name} = 1;`).join(' ');
  expect(inRules(`function f() { ${lets} return a0; }`)).toContain('at most 10 let bindings');
  const chain = Array.from({ length: 21 }, (_, i) => `function f${i}() { return ${i < 20 ? `f${i + 1}()` : '1'}; }`);
  expect(inRules(chain.join('\n'))).toBe('storage.rules:4:10: the function f0 calls deeper than 20 functions');
  const matches = `${'match /a { '.repeat(10)}allow get;${' }'.repeat(10)}`;
  expect(inRules(matches)).toBe('storage.rules:4:100: match blocks are nested deeper than 10');
  expect(asked(`${'('.repeat(101)}true${')'.repeat(101)}`)).toContain('nested too deeply');
  expect(asked(Array.from({ length: 102 }, () => 'true').join(' || '))).toContain('nested too deeply');
  expect(asked(`${'!'.repeat(101)}true`)).toContain('nested too deeply');
});
