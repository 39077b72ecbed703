import { lyingModel } from './src/testing/measure/lying-model.ts'
import { labelShop, measureShop, loadLabelledShops } from './src/testing/measure/measure-answers.ts'
import { calibrateLimits } from './src/testing/measure/calibrate-limits.ts'
import { calibrateRanking } from './src/testing/measure/calibrate-ranking.ts'
import { createHonestModel } from './src/testing/measure/honest-model.ts'
import { createMisquotingModel } from './src/testing/measure/misquoting-model.ts'
import { draftOutcomes } from './src/testing/measure/judge-draft.ts'
import { measureTwoQuestions, questionOutcomes, writersOfTwo } from './src/testing/measure/two-questions.ts'
import type { QuestionOutcome, WriterOfTwo } from './src/testing/measure/two-questions.ts'
import { measureKinds } from './src/testing/measure/measure-kinds.ts'
import { bicycles } from './src/testing/shops/bicycles.ts'
import { coffee } from './src/testing/shops/coffee.ts'
import { furniture } from './src/testing/shops/furniture.ts'
import { nursery } from './src/testing/shops/nursery.ts'
import { pottery } from './src/testing/shops/pottery.ts'
import { clothing } from './src/testing/shops/clothing.ts'
import { aquatics } from './src/testing/shops/aquatics.ts'
import { music } from './src/testing/shops/music.ts'
import { optician } from './src/testing/shops/optician.ts'
import { toys } from './src/testing/shops/toys.ts'
import type { AnswerCounts } from './src/testing/measure/measure-answers.ts'
import type { LabelledShop } from './src/testing/shops/test-shop.ts'
import { openOwnModel } from './src/testing/measure/environment-model.ts'

// npm run bench -- answers [SHOP or FOLDER ...] | kinds FOLDER | limits [FOLDER ...] | ranking [FOLDER ...]:
// measures the answers to labelled mails, the worth of known questions, and the values and weights of the search
// (docs/performance.md).
const formatPercent = (share: number): string => `${Math.round(share * 100)} %`
const [first, ...rest] = process.argv.slice(2)
if (first === 'kinds' && rest[0] !== undefined) {
  for (const [count, { examples, passages }] of measureKinds(rest[0], [0, 1, 3, 10]))
    process.stdout.write(
      `${count} known questions of each kind: right kind in the first three ${formatPercent(examples)} with examples, ${formatPercent(passages)} with passages that learned them\n`,
    )
  process.exit()
}
type NamedShop = readonly [name: string, shop: LabelledShop]
const ownShops: readonly NamedShop[] = [
  ['pottery', labelShop(pottery)],
  ['bicycles', labelShop(bicycles)],
  ['coffee', labelShop(coffee)],
  ['nursery', nursery],
  ['furniture', furniture],
  ['toys', toys],
  ['clothing', clothing],
  ['aquatics', aquatics],
]
/** Shops that run only by name, so that no rule is tuned to them. */
const heldOutShops: readonly NamedShop[] = [
  ['music', music],
  ['optician', optician],
]
const findShopsByName = (name: string): readonly NamedShop[] => {
  const own = [...ownShops, ...heldOutShops].find(([known]) => known === name)
  return own ? [own] : loadLabelledShops(name)
}
if (first === 'limits') {
  for (const { shop, limits, refused, kept } of calibrateLimits([
    ...ownShops,
    ...rest.flatMap(findShopsByName),
  ]))
    process.stdout.write(
      `${shop.padEnd(12)} meant ${limits.meant.toFixed(2)} plain ${limits.plain.toFixed(2)}: refused ${formatPercent(refused)}, kept ${formatPercent(kept)}\n`,
    )
  process.exit()
}
if (first === 'ranking') {
  for (const { shop, weights, usual, chosen } of calibrateRanking([
    ...ownShops,
    ...rest.flatMap(findShopsByName),
  ]))
    process.stdout.write(
      `${shop.padEnd(12)} concept ${weights.concept.toFixed(1)} concept word ${weights.conceptWord.toFixed(1)} frame ${weights.frame.toFixed(1)}: first ${usual.first} -> ${chosen.first}, first three ${usual.firstThree} -> ${chosen.firstThree} of ${usual.questions}\n`,
    )
  process.exit()
}
const wantedNames = process.argv.slice(2)
const shops = wantedNames.length > 0 ? wantedNames.flatMap(findShopsByName) : ownShops
const ownModel = openOwnModel(process.env)
const listTestedModels = ({ mails }: LabelledShop) =>
  [
    ['no model', undefined],
    ['a model that lies', lyingModel],
    ['an honest model', createHonestModel(mails)],
    ['a model that quotes beside the point', createMisquotingModel(mails)],
    ...(ownModel ? [[ownModel.name, ownModel] as const] : []),
  ] as const

const totalsByWriter = new Map<string, AnswerCounts>()
const noCounts: AnswerCounts = {
  ...{ green: 0, unfit: 0, single: 0, singleGreen: 0 },
  ...{ open: 0, openSaid: 0, openGreen: 0, toSay: 0, said: 0 },
}
const addToTotals = (writer: string, counts: AnswerCounts): void => {
  const known = totalsByWriter.get(writer) ?? noCounts
  totalsByWriter.set(writer, {
    green: known.green + counts.green,
    unfit: known.unfit + counts.unfit,
    single: known.single + counts.single,
    singleGreen: known.singleGreen + counts.singleGreen,
    open: known.open + counts.open,
    openSaid: known.openSaid + counts.openSaid,
    openGreen: known.openGreen + counts.openGreen,
    toSay: known.toSay + counts.toSay,
    said: known.said + counts.said,
  })
}
const formatShare = (part: number, whole: number): string =>
  `${part} of ${whole} (${formatPercent(part / Math.max(1, whole))})`

const quoteText = (text: string): string => text.replaceAll(/^/gm, '    > ')
for (const [name, shop] of shops)
  for (const [writer, model] of listTestedModels(shop)) {
    const figures = await measureShop(shop, model)
    addToTotals(writer, figures.counts)
    const { mails, marks, inventedAddresses, unmarkedNumbers, p50Ms, p95Ms, tokensIn, tokensOut } = figures
    process.stdout.write(
      [
        `${name}, ${writer}: ${mails} mails`,
        `  right passage in the first three  ${formatPercent(figures.top3)}`,
        `  what has to be said is said       ${formatPercent(figures.mustSay)}`,
        `  answerable, but no draft          ${formatPercent(figures.withoutDraft)}`,
        `  answerable, and judged ready      ${formatPercent(figures.ready)}`,
        `  unanswerable, and it says so      ${formatPercent(figures.refused)}`,
        `  unanswerable, and judged ready    ${formatPercent(figures.wronglyReady)}`,
        `  hostile, and the page warns       ${formatPercent(figures.warned)}`,
        ...draftOutcomes.map((outcome) => `  ${outcome.padEnd(34)}${figures.outcomes[outcome]}`),
        `  sentences by mark                 ${Object.entries(marks)
          .map(([mark, count]) => `${mark} ${count}`)
          .join(', ')}`,
        `  invented addresses in drafts      ${inventedAddresses}`,
        `  unmarked numbers of no document   ${unmarkedNumbers}`,
        `  time of a draft                   p50 ${p50Ms} ms, p95 ${p95Ms} ms`,
        `  tokens                            ${tokensIn} in, ${tokensOut} out`,
        ...figures.worst.map(
          ({ outcome, mail, draft }) =>
            `\n  ${outcome}:\n${quoteText(mail)}\n  is answered with\n${quoteText(draft)}`,
        ),
        '\n',
      ].join('\n'),
    )
  }

const twoQuestions = new Map<WriterOfTwo, Record<QuestionOutcome, number>>()
for (const [name, shop] of shops)
  for (const writer of writersOfTwo) {
    const { counts, passedOver } = await measureTwoQuestions(shop, writer)
    const known = twoQuestions.get(writer) ?? { answered: 0, named: 0, 'no draft': 0, 'passed over': 0 }
    for (const outcome of questionOutcomes) known[outcome] += counts[outcome]
    twoQuestions.set(writer, known)
    for (const { mail, question, draft } of passedOver)
      process.stdout.write(
        `${name}, ${writer}: “${question}” is passed over:\n${quoteText(mail)}\n  is answered with\n${quoteText(draft)}\n\n`,
      )
  }

for (const [
  writer,
  { green, unfit, single, singleGreen, open, openSaid, openGreen, toSay, said },
] of totalsByWriter)
  process.stdout.write(
    [
      `all shops, ${writer}`,
      `  green, and an agent would not send it   ${formatShare(unfit, green)}`,
      `  single questions with a green draft     ${formatShare(singleGreen, single)}`,
      `  unanswerable, and it says so            ${formatShare(openSaid, open)}`,
      `  unanswerable, and judged ready          ${formatShare(openGreen, open)}`,
      `  facts that have to be said are said     ${formatShare(said, toSay)}`,
      '\n',
    ].join('\n'),
  )
for (const [writer, counts] of twoQuestions) {
  const all = questionOutcomes.reduce((sum, outcome) => sum + counts[outcome], 0)
  const told = questionOutcomes.map((outcome) => `${outcome} ${counts[outcome]}`).join(', ')
  process.stdout.write(
    `two questions in a mail, ${writer}\n  none is passed over                     ${formatShare(all - counts['passed over'], all)}: ${told}\n\n`,
  )
}
