/** The field that the check adds; no real one will be called so. */
export const NEW_FIELD = 'fieldToTry';

/** What is written by hand for a new text field in a folded part of the form: a line behind another one in each of these files. Commands do the rest. */
export const STEPS = [
  {
    file: 'src/domain/lots/lotFields.ts',
    after: '  provenance: {',
    line: `  ${NEW_FIELD}: { ...TEXT, ...PUBLIC, group: 'making', since: 1_000 },`,
  },
  { file: 'src/shared/lotFieldNames.ts', after: '  provenance: ', line: `  ${NEW_FIELD}: 'Field to try',` },
  {
    file: 'src/app/languages/de/lots/lotFieldNames.ts',
    after: '  provenance: ',
    line: `  ${NEW_FIELD}: 'Feld zum Ausprobieren',`,
  },
  {
    file: 'src/features/lots/ui/editor/MoreFields.tsx',
    after: 'field="provenance"',
    line: `        <EditorField {...common} field="${NEW_FIELD}" />`,
  },
] as const;
