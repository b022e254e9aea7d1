import type { Stage, Trip } from '../house/trips';

/** A trip in Markdown: a drawing of its stages, then each stage with its files. */
export function drawTrip({ stages }: Trip): string {
  const nodeOf = (title: string): string => `s${stages.findIndex((stage) => stage.title === title) + 1}`;
  const boxes = [...new Set(stages.map(({ where }) => where))].flatMap((where, place) => [
    `  subgraph b${place + 1} [${where}]`,
    `    ${stages
      .filter((stage) => stage.where === where)
      .map(({ title }) => `${nodeOf(title)}[${title}]`)
      .join('; ')}`,
    '  end',
  ]);
  const arrows = stages.slice(1).map(({ title, after }, place) => {
    return `${nodeOf(after ?? stages[place]?.title ?? '')} --> ${nodeOf(title)}`;
  });
  return [
    '```mermaid',
    'flowchart LR',
    ...boxes,
    `  ${arrows.join('; ')}`,
    '```',
    '',
    ...stages.map((stage, place) => `${place + 1}. ${sentence(stage)}`),
  ].join('\n');
}

function sentence({ title, what, files }: Stage): string {
  return `**${title}**: ${what}. ${inFolders(files)}`;
}

/** Files with their folder named once: `src/a/`: `one.ts`, `two.ts`. */
function inFolders(files: readonly string[]): string {
  const folders = new Map<string, string[]>();
  for (const file of files) {
    const cut = file.lastIndexOf('/') + 1;
    const folder = file.slice(0, cut);
    folders.set(folder, [...(folders.get(folder) ?? []), `\`${file.slice(cut)}\``]);
  }
  return [...folders]
    .map(([folder, names]) => (folder === '' ? names.join(', ') : `\`${folder}\`: ${names.join(', ')}`))
    .join('; ');
}
