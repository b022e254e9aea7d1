import { EvaluationError } from './errors';
import { isList, isMap, isNumber, RulesSet, typeName, type RulesMap, type Value } from './values';

function wrong(wanted: string, value: Value): EvaluationError {
  return new EvaluationError(`Wanted a ${wanted}, got a ${typeName(value)}.`);
}

export function stringArgument(value: Value): string {
  if (typeof value !== 'string') throw wrong('string', value);
  return value;
}

export function intArgument(value: Value): bigint {
  if (typeof value !== 'bigint') throw wrong('int', value);
  return value;
}

export function floatArgument(value: Value): number {
  if (!isNumber(value)) throw wrong('number', value);
  return Number(value);
}

export function listArgument(value: Value): readonly Value[] {
  if (!isList(value)) throw wrong('list', value);
  return value;
}

export function setArgument(value: Value): RulesSet {
  if (!(value instanceof RulesSet)) throw wrong('set', value);
  return value;
}

export function mapArgument(value: Value): RulesMap {
  if (!isMap(value)) throw wrong('map', value);
  return value;
}
