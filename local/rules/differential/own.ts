import { CompiledRules } from '../engine/compiledRules';
import { fromFirestoreFields } from '../values/documents';
import { requestMethods, type ServiceDefinition } from '../run/service';
import { timestampOf } from '../values/time';
import { authOf } from '../storage/token';
import { Path, type Value } from '../values/values';
import { documentFields } from './documentFields';

/** As much of Firestore as a service as the cases need, which ask about the language. */
const firestoreService: ServiceDefinition = {
  name: 'cloud.firestore',
  methods: requestMethods,
  globals: new Map([
    ['request', 'any'],
    ['resource', 'any'],
  ]),
  packages: new Map(),
};

/** Throws RulesError for rules that our engine refuses. */
export function compileOwn(rules: string): CompiledRules {
  return CompiledRules.compile(rules, 'firestore.rules', firestoreService);
}

/** Whether our engine lets `COLLECTION/x` be read. */
export function ownPermits(rules: CompiledRules, collection: string, token: string): boolean {
  const path = ['databases', '(default)', 'documents', collection, 'x'];
  const globals = new Map<string, Value>([
    [
      'request',
      new Map<string, Value>([
        ['auth', authOf(token)],
        ['method', 'get'],
        ['path', new Path(path)],
        ['time', timestampOf(new Date())],
      ]),
    ],
    ['resource', new Map([['data', fromFirestoreFields(documentFields)]])],
  ]);
  return rules.decide({ method: 'get', path, globals, host: { document: () => null } }).permitted;
}
