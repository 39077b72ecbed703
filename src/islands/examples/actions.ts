import { exampleFormMessages, exampleMessages } from './words.ts'
import { exampleVerbs, toExample, toExamplePage, toExampleTexts } from '../../models/examples.ts'
import type { Example, ExampleTexts } from '../../models/examples.ts'
import type { EntryVersion } from '../../models/entry.ts'
import type { SiteCall } from '../../stores/calls/call.ts'
import { createEntries } from '../../stores/calls/entries.ts'
import type { EntryResult } from '../../stores/calls/entries.ts'

const entries = createEntries({
  verbs: exampleVerbs,
  toPage: toExamplePage,
  toEntry: toExample,
  toText: (answer: Parameters<typeof toExampleTexts>[0]) => ({
    ...toExampleTexts(answer),
    id: answer.id,
    version: answer.version,
  }),
  words: exampleMessages,
})

/** Switches an example on or off, deletes it, restores it, and lists more of them. */
export const {
  toggle: switchExample,
  remove: deleteExample,
  restore: restoreExample,
  load: loadExamples,
} = entries

/** Writes a new example, or changes one. */
export function saveExample(
  texts: ExampleTexts,
  edited?: EntryVersion,
  call?: SiteCall,
): Promise<EntryResult<Example, ExampleTexts & EntryVersion>> {
  return entries.save(texts, edited, exampleFormMessages.failed, call)
}
