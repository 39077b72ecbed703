import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { listSources, root } from './sources.ts'

const read = (path: string): string => readFileSync(join(root, path), 'utf8')

/** True if a text contains a name as a whole word. */
const names = (text: string, name: string): boolean => new RegExp(`(?<![\\w-])${name}(?![\\w-])`).test(text)

/** The sources without translations, which have the same files as the English texts. */
const sources = listSources()
  .filter((path) => !/^src\/locales\/(?!en\/)[a-z]{2}\//.test(path))
  .map((path) => ({ path, text: read(path) }))
  .filter(({ path }) => path !== 'tests/guides.test.ts')

const guides = {
  'docs/add-a-page.md': ['loadAdminJobs', 'buildAdminJobsCall', 'adminJobMessages'],
  'docs/add-an-island.md': ['SignIns', 'SignInRow', 'signInMessages'],
  'docs/add-a-call.md': ['endSignIn'],
  'docs/add-a-job.md': ['knowledgeChanges', 'createKnowledgeUpdateJob', 'embedKnowledge'],
}

describe.each(Object.entries(guides))('%s', (path, example) => {
  const guide = read(path)
  const lines = guide.split('\n')

  test('has twenty steps of one line', () => {
    const steps = lines.flatMap((line) => /^(\d+)\. /.exec(line)?.[1] ?? [])
    expect(steps.map(Number)).toEqual(Array.from({ length: 20 }, (_, at) => at + 1))
  })

  test('lists every file that contains its example', async () => {
    const found = sources.filter(({ text }) => example.some((name) => names(text, name)))
    const fresh = found.map((source) => `- \`${source.path}\``).join('\n')
    expect(example.filter((name) => !guide.includes(`\`${name}\``))).toEqual([])
    expect(found.length).toBeGreaterThan(5)
    const [head = ''] = guide.split(/\n+- /)
    await expect(`${head.trimEnd()}\n\n${fresh}\n`).toMatchFileSnapshot(join(root, path))
  })
})
