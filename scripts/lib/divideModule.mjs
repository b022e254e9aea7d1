import { parseAst } from 'vite';

/**
 * Divides an ES module in two: what the declarations named in `early` reach, with all that runs at once, and the rest,
 * which imports from the first. No statement is changed, and none runs before one that it needs. Gives the code of both
 * and of the module in the place of the old one, which exports what that exported.
 */
export function divideModule(code, early, { earlyId, lateId }) {
  const { body } = parseAst(code);
  const text = ({ start, end }) => code.slice(start, end);
  const imports = body.filter(({ type }) => type === 'ImportDeclaration');
  const exported = body.filter(({ type }) => type.startsWith('Export')).flatMap(exportsOf);
  const statements = body
    .filter(({ type }) => !/^(Import|Export)/.test(type))
    .map((node) => ({ node, names: namesOf(node), needs: new Set(), used: new Set() }));
  const home = new Map(statements.flatMap((statement) => statement.names.map((name) => [name, statement])));
  const first = new Set();
  for (const statement of statements) {
    const { read, written } = identifiersOf(statement.node);
    for (const name of read) {
      if (!home.has(name)) continue;
      statement.used.add(name);
      statement.needs.add(home.get(name));
    }
    // Only the module of a variable can give it a new value.
    for (const name of written) home.get(name)?.needs.add(statement);
    if (statement.names.length > 0) continue;
    const owner = home.get(ownerOf(statement.node));
    if (owner === undefined) reach(statement, first);
    else owner.needs.add(statement);
  }
  for (const name of early) {
    if (!home.has(name)) throw new Error(`The module declares no ${name}.`);
    reach(home.get(name), first);
  }
  const isEarly = (statement) => first.has(statement);
  const late = statements.filter((statement) => !isEarly(statement));
  const borrowed = new Set(late.flatMap(({ used }) => [...used]).filter((name) => isEarly(home.get(name))));
  const passedOn = (here) => exported.filter(({ local }) => isEarly(home.get(local)) === here);
  const names = (list) => `{ ${[...list].join(', ')} }`;
  const renamed = (here) => names(passedOn(here).map(({ local, name }) => `${local} as ${name}`));
  const lines = imports.map(text);
  return {
    early: [
      ...lines,
      ...statements.filter(isEarly).map(({ node }) => text(node)),
      `export ${names(new Set([...borrowed, ...passedOn(true).map(({ local }) => local)]))};`,
    ].join('\n'),
    late: [
      ...lines,
      `import ${names(borrowed)} from '${earlyId}';`,
      ...late.map(({ node }) => text(node)),
      `export ${names(new Set(passedOn(false).map(({ local }) => local)))};`,
    ].join('\n'),
    whole: `export ${renamed(true)} from '${earlyId}';\nexport ${renamed(false)} from '${lateId}';`,
  };
}

function reach(statement, reached) {
  if (reached.has(statement)) return;
  reached.add(statement);
  statement.needs.forEach((needed) => reach(needed, reached));
}

function exportsOf({ type, declaration, source, specifiers }) {
  if (type !== 'ExportNamedDeclaration' || declaration !== null || source !== null)
    throw new Error('Only modules that export by one list at their end can be divided.');
  return specifiers.map(({ local, exported }) => ({ local: local.name, name: exported.name }));
}

function namesOf({ type, id, declarations }) {
  if (type === 'VariableDeclaration') {
    if (declarations.some((each) => each.id.type !== 'Identifier'))
      throw new Error('A declaration by a pattern cannot be divided.');
    return declarations.map((each) => each.id.name);
  }
  return type === 'FunctionDeclaration' || type === 'ClassDeclaration' ? [id.name] : [];
}

/** Whose property a statement sets: `Popup.current = null` belongs to Popup. */
function ownerOf({ type, expression }) {
  if (type !== 'ExpressionStatement' || expression.type !== 'AssignmentExpression') return undefined;
  const { left, right } = expression;
  return left.type === 'MemberExpression' && (right.type === 'Literal' || isEmptyList(right))
    ? left.object.name
    : undefined;
}

const isEmptyList = ({ type, elements }) => type === 'ArrayExpression' && elements.length === 0;

/**
 * Every name in a statement, and which are given new values. A local variable of the same name counts too: then more
 * stays together than has to.
 */
function identifiersOf(root) {
  const read = new Set();
  const written = new Set();
  const visit = (node) => {
    if (Array.isArray(node)) return node.forEach(visit);
    if (node === null || typeof node !== 'object' || typeof node.type !== 'string') return;
    if (node.type === 'Identifier') read.add(node.name);
    const target =
      node.type === 'AssignmentExpression' ? node.left : node.type === 'UpdateExpression' ? node.argument : null;
    if (target !== null && target.type !== 'MemberExpression')
      identifiersOf(target).read.forEach((name) => written.add(name));
    for (const [key, value] of Object.entries(node)) {
      const isName = (key === 'property' || key === 'key') && node.computed === false;
      if (!isName || value.type !== 'Identifier') visit(value);
    }
  };
  visit(root);
  return { read, written };
}
