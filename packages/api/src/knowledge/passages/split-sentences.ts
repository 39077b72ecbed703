import { withTextLimits } from '../../platform/text-limits.ts'

const sentenceSegmenter = new Intl.Segmenter('en', { granularity: 'sentence' })

/** Abbreviations after which a sentence continues: 'approx. 3 days', 'z. B. Zelte', 'No. 5'. */
const goesOn =
  /(?:^|[\s(])(?:\p{L}|approx|ca|bzw|etc|incl|inkl|excl|exkl|zzgl|max|min|no|nr|núm|art|vs|evtl|ggf|usw|tel|dr|mr|mrs|ms|sr|sra|hr|fr|str|st|e\.g|i\.e|z\.\s?b|d\.\s?h|u\.\s?a|p\.\s?ex|bv|bijv|t\.ex|np|tzn)\.\s*$/iu

/** Characters to search back for an abbreviation. Longer than any. */
const lookBack = 24
/** The longest sentence. A longer run of abbreviations is cut here. */
const longestSentence = 4000

/** Splits a text of any language into sentences with their white space, so that they join to the same text. */
export const splitSentences = withTextLimits(
  { characters: 20_000, ms: 50, runsIn: 'loop' },
  function splitSentences(text: string): string[] {
    const sentences: string[] = []
    let start = 0
    let end = 0
    for (const { segment, index } of sentenceSegmenter.segment(text)) {
      end = index + segment.length
      const isOpen =
        end - start < longestSentence && goesOn.test(text.slice(Math.max(start, end - lookBack), end))
      if (isOpen) continue
      sentences.push(text.slice(start, end))
      start = end
    }
    return start === end ? sentences : [...sentences, text.slice(start)]
  },
)
