import type { TextLimits } from '../../platform/text-limits.ts'

/** Pieces whose repetition may cause quadratic time in a pattern, a parser or a search. */
const hostilePieces = [
  ...[
    'a',
    ' ',
    '\t',
    '\n',
    ' \n',
    'a ',
    'a\n',
    'A',
    '1',
    '-',
    '_',
    '*',
    '#',
    '=',
    '|',
    '.',
    '?',
    '\0',
    '%',
    '=3D',
  ],
  ...[
    'No. ',
    'z. B. ',
    'a. ',
    'a? ',
    '...',
    '1.',
    '1,',
    '1 ',
    '9 to ',
    '+1',
    '(1',
    '1:',
    '#1',
    '€ ',
    '2017-',
    '20 ',
  ],
  ...[
    '> ',
    '>abac\n',
    '>>>>\n',
    '| a\n',
    '- a\n',
    '--\n',
    '-----\n',
    '** ',
    '# a\n',
    '=\n',
    '\ta\tb\n',
    'a:\n',
    '1. a\n',
  ],
  ...[
    '[',
    '(',
    '{',
    '<',
    '"',
    "'",
    '“',
    '»',
    '⟦',
    '⟦L1⟧',
    ']',
    ')',
    '>',
    'P1 "',
    'P1 "a" ',
    'P1 | ',
    '- | ',
    'MISSING |',
  ],
  ...[
    'a@',
    '@a',
    'a@b.',
    'a@b.test ',
    'http://',
    'https://a.test/',
    'www.',
    'a.com',
    'a-',
    '-a',
    'a.',
    'a/',
    'a,',
  ],
  ...[
    'From: a\n',
    'On 1 May 2017 a wrote:\n',
    'On ',
    ' wrote:',
    'Am 1.5. schrieb',
    'From:',
    '<a@b>, ',
    'Sent from my ',
  ],
  ...[
    '<b>',
    '<td><p>a',
    '<a href="',
    '</b>',
    '<!--',
    '&amp',
    '<div style="',
    '<a href="https://a.test">',
    'a;',
    'url(',
  ],
  ...[
    'é',
    'e\u0301',
    '\u0301',
    '🎉',
    '👩‍👩‍👧',
    '\u200b',
    '\u202e',
    '你好',
    'สวัสดี',
    'مرحبا',
    'ﷺ',
    'İ',
    'ß',
    '\u00a0',
  ],
  ...[
    'return ',
    'shipping ',
    'thirty-day ',
    'one hundred and ',
    'refund within 30 days. ',
    'I will ',
    'not ',
    'order 1 ',
    'kód',
    'vorgangs',
  ],
]

/** Beginnings that match a pattern, and ends that make it backtrack. */
const hostileFrames = [
  ['# ', 'x'],
  ['> ', '\nx'],
  ['<a href="', '>'],
  ['P1 "', ' | a'],
  ['- | ', '⟦'],
  ['**', 'x'],
  ['On 1 May 2017 ', 'x'],
  ['"', "'"],
] as const

const repeatToLength = (piece: string, length: number): string =>
  piece.repeat(Math.ceil(length / piece.length)).slice(0, length)

/** The length above which each piece is tried in one form only, unless thorough. */
const longText = 50_000
/** The same for sources of mails and pages. */
const longSource = 200_000
const markupPieces = new Set(
  [
    'a',
    ' ',
    '\n',
    '=',
    '"',
    '(',
    '<',
    '=3D',
    'a;',
    'url(',
    '-----\n',
    'From: a\n',
    '<a@b>, ',
    'é',
    'ﷺ',
  ].concat([
    '<b>',
    '<td><p>a',
    '<a href="',
    '</b>',
    '<!--',
    '&amp',
    '<div style="',
    '<a href="https://a.test">',
  ]),
)

/**
 * Repeats each piece up to the limits: on one line, on many lines, before another piece, and between a
 * beginning and an end. `isThorough` combines all beginnings with all pieces.
 */
export function listHostileTexts({ characters, lines }: TextLimits, isThorough = false): string[] {
  const lineLength = lines === undefined ? undefined : Math.max(1, Math.floor(characters / lines) - 1)
  const half = Math.floor(characters / 2)
  const tried =
    characters > longSource && !isThorough
      ? hostilePieces.filter((piece) => markupPieces.has(piece))
      : hostilePieces
  const plain = tried.flatMap((piece) => [
    repeatToLength(piece, characters),
    ...(lineLength === undefined || characters > longSource
      ? []
      : [repeatToLength(`${repeatToLength(piece, lineLength)}\n`, characters)]),
  ])
  if (characters > longText && !isThorough) return plain.map((text) => text.toWellFormed())
  const joined = hostilePieces.flatMap((piece, at) => [
    repeatToLength(piece, half) +
      repeatToLength(hostilePieces[(at * 7 + 3) % hostilePieces.length] ?? 'a', half),
    ...hostileFrames
      .filter((_, frame) => isThorough || frame === at % hostileFrames.length)
      .map(([start, end]) => start + repeatToLength(piece, characters - start.length - end.length) + end),
  ])
  return [...plain, ...joined].map((text) => text.toWellFormed())
}
