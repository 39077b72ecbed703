const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' })

/** After these a sentence goes on: 'approx. 3 days', 'z. B. Zelte', 'No. 5'. */
const goesOn =
  /(?:^|[\s(])(?:\p{L}|approx|ca|bzw|etc|incl|inkl|excl|exkl|zzgl|max|min|no|nr|núm|art|vs|evtl|ggf|usw|tel|dr|mr|mrs|ms|sr|sra|hr|fr|str|st|e\.g|i\.e|z\.\s?b|d\.\s?h|u\.\s?a|p\.\s?ex|bv|bijv|t\.ex|np|tzn)\.\s*$/iu

/** The sentences of a text, in any language, with the white space after them: together they are the text. */
export function splitSentences(text: string): string[] {
  const sentences: string[] = []
  let open = ''
  for (const { segment } of segmenter.segment(text)) {
    open += segment
    if (goesOn.test(open)) continue
    sentences.push(open)
    open = ''
  }
  return open === '' ? sentences : [...sentences, open]
}
