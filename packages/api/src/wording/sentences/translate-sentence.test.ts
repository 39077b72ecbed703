import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { pageLanguages } from '@draftdesk/contract/page-languages'
import type { PageLanguage } from '@draftdesk/contract/page-languages'
import ts from 'typescript'
import { describe, expect, test } from 'vitest'
import { sentences } from './en.ts'
import { translateList, translateSentence, translations } from './translate-sentence.ts'

const packages = fileURLToPath(new URL('../../../..', import.meta.url))

/** Files whose sentences are for operators, programs, models, metrics or customers, or are worded by language already. */
const otherFiles =
  /\.test\.ts$|\/(?:testing|languages|tools|demo|commands|telemetry|database|wording)\/|platform\/|http\/(?:openapi-document|webhooks)|\/(?:bench|main|build-prompt|sample-mails|quotation|contains-instruction|phrasebook|run-steps)/

/** Sentences outside those files that no person reads, and beginnings that are joined to others. */
const otherSentences = new Set([
  'A text holds a null character.',
  'Answer with one word.',
  'It failed with {}.',
  'It is the name of the store.',
  'Reading mail (IMAP) failed',
  'Samples are written without a language model.',
  'Say hello.',
  'Send the body of this call as {}.',
  'Sending mail (SMTP) failed',
  'Gmail or Google Workspace',
  'Outlook or Microsoft 365',
  'The draft names no amount for',
  'The draft names no code for',
  'The draft names no measure for',
  'The draft names no number for',
  'The draft names no place for',
  'The draft names no place to go for',
  'The draft names no time for',
  'The draft names no way for',
  'The file can have {} {} bytes.',
  'The mail server could not be used{}.',
  'The server is not ready.',
  'There is too much in this body.',
  'This can be {} {}.',
  'This can have {} {} characters.',
  'This must be one of {}.',
  'This must be {}.',
  'Choose {}.',
  '{} {}.',
  '{}: {}.',
])

/** The sentences that a file writes, with `{}` for what is filled in. */
function findSentences(path: string): string[] {
  const found: string[] = []
  const source = ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true)
  const visit = (node: ts.Node): void => {
    if (ts.isTaggedTemplateExpression(node)) return
    if (ts.isNewExpression(node) && /Error|Fault/.test(node.expression.getText())) return
    if (ts.isPropertyAssignment(node) && node.name.getText() === 'summary') return
    const text = readText(node)
    const isSentence = text !== undefined && /^[A-Z“{].*\w \w/.test(text) && /[a-z]/.test(text)
    if (isSentence && /[.!?:]$|^[A-Z][a-z]+ [a-z]/.test(text)) found.push(text)
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}

function readText(node: ts.Node): string | undefined {
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) return node.text
  if (!ts.isTemplateExpression(node)) return undefined
  return node.head.text + node.templateSpans.map(({ literal }) => `{}${literal.text}`).join('')
}

const emptyHoles = (text: string): string => text.replaceAll(/\{[a-z]+\d?\}/g, '{}')
const holesOf = (text: string): string[] => (text.match(/\{[a-z]+\d?\}/g) ?? []).toSorted()
const languages = Object.keys(pageLanguages) as PageLanguage[]
const translated = languages.filter((language) => language !== 'en')

describe('sentences', () => {
  test('hold every sentence that the API and the contract show to people', { timeout: 60_000 }, () => {
    const known = new Set(sentences.map(emptyHoles))
    const files = globSync('{api,contract}/src/**/*.ts', { cwd: packages }).filter(
      (path) => !otherFiles.test(path),
    )
    expect(files.length).toBeGreaterThan(300)
    const missing = files.flatMap((path) =>
      findSentences(`${packages}/${path}`)
        .filter((sentence) => !known.has(sentence) && !otherSentences.has(sentence))
        .map((sentence) => `${path}: ${sentence}`),
    )
    expect(missing).toEqual([])
  })

  test('are listed once', () => {
    expect(new Set(sentences).size).toBe(sentences.length)
  })
})

describe('translations', () => {
  test.each(translated)(
    'fill the same holes as English in %s, and leave no sentence in English',
    (language) => {
      for (const sentence of sentences) {
        const translation = translations[language][sentence]
        const forms = typeof translation === 'string' ? [translation] : Object.values(translation)
        for (const form of forms) {
          expect([sentence, holesOf(form)]).toEqual([sentence, holesOf(sentence)])
          expect(form).not.toBe('')
          if (holesOf(sentence).length === 0) expect(form).not.toBe(sentence)
        }
      }
    },
  )
})

describe('translateSentence', () => {
  test('leaves English as it is, and a text that it does not know', () => {
    for (const sentence of sentences) expect(translateSentence('en', sentence)).toBe(sentence)
    expect(translateSentence('pl', 'Written by a person.')).toBe('Written by a person.')
  })

  test('writes numbers and plurals by the rules of the language', () => {
    const charged = 'A store can have at most 2,000 documents. Please delete some first.'
    expect(translateSentence('de', charged)).toBe(
      'Ein Store kann höchstens 2.000 Dokumente haben. Bitte löschen Sie zuerst einige.',
    )
    expect(
      ['1 sign-in ended.', '3 sign-ins ended.', '5 sign-ins ended.'].map((text) =>
        translateSentence('pl', text),
      ),
    ).toEqual(['Zakończono 1 sesję.', 'Zakończono 3 sesje.', 'Zakończono 5 sesji.'])
  })

  test('translates sentences in sentences, and copies names', () => {
    expect(
      translateSentence(
        'de',
        'Not sent yet. Your store sends at most 4 replies a minute. Your text is saved: send it again in 2 minutes.',
      ),
    ).toBe(
      'Noch nicht gesendet. Ihr Store sendet höchstens 4 Antworten pro Minute. Ihr Text ist gespeichert: Senden Sie ihn in 2 Minuten erneut.',
    )
    expect(
      translateSentence(
        'es',
        'Reading mail (IMAP) failed: the inbox could not be opened. Sending mail (SMTP) works.',
      ),
    ).toBe(
      'La lectura de correos (IMAP) falló: no se pudo abrir la bandeja de entrada. El envío de correos (SMTP) funciona.',
    )
    expect(translateSentence('nl', 'Order #1001, #1002 was not found for this customer’s address.')).toBe(
      'Bestelling #1001, #1002 is niet gevonden voor het adres van deze klant.',
    )
  })

  test('puts a quoted question in the quotation marks of the language', () => {
    const doubted = 'The draft may not answer “Is it warm?”.'
    expect(translateSentence('de', doubted)).toBe('Der Entwurf beantwortet „Is it warm?“ womöglich nicht.')
    expect(translateSentence('pl', doubted)).toContain('„Is it warm?”')
    expect(translateSentence('es', doubted)).toContain('«Is it warm?»')
  })

  test('names a day in the language', () => {
    const reached =
      "This month's limit for the model is reached. Until 1 December drafts are written without it."
    expect(translateSentence('de', reached)).toContain('Bis zum 1. Dezember werden')
    expect(translateSentence('pl', reached)).toContain('Do 1 grudnia szkice')
  })

  test('names a language in the language', () => {
    expect(translateSentence('de', 'Language updated to Polish successfully')).toBe(
      'Die Sprache ist jetzt Polnisch.',
    )
    expect(translateSentence('en', 'Language updated to Polish successfully')).toBe(
      'Language updated to Polish successfully',
    )
  })
})

describe('translateList', () => {
  test('translates each known part, also one with a comma, and copies the others', () => {
    const slow = 'The server could not be reached, or answered with an error.'
    expect(translateList('de', `2 questions, Returns, refunds, ${slow}, 1 line`)).toBe(
      '2 Fragen, Returns, refunds, Der Server war nicht erreichbar oder hat mit einem Fehler geantwortet., 1 Zeile',
    )
    expect(translateList('pl', 'language German, 1 question, 2 order numbers')).toBe(
      'język: niemiecki, 1 pytanie, 2 numery zamówień',
    )
  })

  test('words the state of an order', () => {
    const state = 'Order #1001: shipped on 2026-11-18, carrier DHL, tracking number 00340'
    expect(translateSentence('de', state)).toBe(
      'Bestellung #1001: versandt am 2026-11-18, Versanddienst DHL, Sendungsnummer 00340',
    )
    expect(translateSentence('fr', 'Order #7 changed since this was written. It is now cancelled.')).toBe(
      'Commande #7 a changé depuis la rédaction de ce texte. Nouvel état : annulée.',
    )
  })
})
