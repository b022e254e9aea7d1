import type { Machine } from '../../src/shared/machine';

/** A machine; only its table matters here. */
export type AnyMachine = Pick<Machine<string, string>, 'name' | 'initial' | 'guards'> & {
  readonly on: Readonly<Record<string, Readonly<Partial<Record<string, string | readonly string[]>>>>>;
};

interface Transition {
  readonly from: string;
  readonly event: string;
  readonly to: string;
}

/** Every transition of a machine, one per possible target. */
export function transitions(machine: AnyMachine): Transition[] {
  return Object.entries(machine.on).flatMap(([from, events]) =>
    Object.entries(events).flatMap(([event, target]) => {
      const guard = machine.guards?.[event];
      const taken = guard === undefined ? event : `${event} [${guard}]`;
      return [target ?? []].flat().map((to) => ({ from, event: taken, to }));
    }),
  );
}

/** A Mermaid diagram and a table of one machine, as Markdown. */
export function drawMachine(machine: AnyMachine): string {
  const all = transitions(machine);
  const arrows = all.map(({ from, event, to }) => `    ${from} --> ${to} : ${event}`);
  const rows = all.map(({ from, event, to }) => `| ${from} | ${event} | ${to} |`);
  return [
    `## ${machine.name}`,
    '',
    '```mermaid',
    'stateDiagram-v2',
    `    [*] --> ${machine.initial}`,
    ...arrows,
    '```',
    '',
    '| in | event | leads to |',
    '| --- | --- | --- |',
    ...rows,
    '',
  ].join('\n');
}
