import { readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readMigratedSchema } from './src/testing/database/release-schema.ts'

// Records the schema of a release, against which later migrations are checked: node packages/api/record-release.ts

const currentTables = await readMigratedSchema()
const newestMigration = readdirSync(join(import.meta.dirname, 'migrations'))
  .filter((name) => name.endsWith('.sql'))
  .toSorted()
  .at(-1)
  ?.replace('.sql', '')
// A line for each table keeps its changes readable.
const schemaLines = Object.entries(currentTables).map(
  ([table, shape]) => `${JSON.stringify(table)}: ${JSON.stringify(shape)}`,
)
const schemaFile = join(import.meta.dirname, 'migrations/previous-release.json')
writeFileSync(
  schemaFile,
  `{"migration": ${JSON.stringify(newestMigration)}, "tables": {\n${schemaLines.join(',\n')}\n}}\n`,
)
process.stdout.write(
  `${schemaFile}: ${Object.keys(currentTables).length} tables, up to migration ${newestMigration}.\n`,
)
