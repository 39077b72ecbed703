import { readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readMigratedSchema } from './src/testing/database/release-schema.ts'

// Records the schema of a release, against which later migrations are checked: node packages/api/record-release.ts

const tables = await readMigratedSchema()
const migration = readdirSync(join(import.meta.dirname, 'migrations'))
  .filter((name) => name.endsWith('.sql'))
  .toSorted()
  .at(-1)
  ?.replace('.sql', '')
// A line for each table keeps its changes readable.
const lines = Object.entries(tables).map(
  ([table, shape]) => `${JSON.stringify(table)}: ${JSON.stringify(shape)}`,
)
const file = join(import.meta.dirname, 'migrations/previous-release.json')
writeFileSync(file, `{"migration": ${JSON.stringify(migration)}, "tables": {\n${lines.join(',\n')}\n}}\n`)
process.stdout.write(`${file}: ${Object.keys(tables).length} tables, up to migration ${migration}.\n`)
