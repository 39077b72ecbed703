/** Finds the stem that the forms of a word share. */
export interface Stemmer {
  stem(word: string): string
}

/** A language of mails and documents, for the search in them. */
export interface ReadableLanguage {
  /** ISO 639-1. */
  readonly code: string
  /** Other codes of the same language. */
  readonly aliases: readonly string[]
  readonly stemmer: Stemmer
}

/**
 * Words, patterns and formats of a language that drafts are offered in. Word lists are separated by blanks; a
 * pattern lists alternatives without word boundaries.
 */
export interface Language extends ReadableLanguage {
  /** True if nouns join to one word, so that a part may stand anywhere in it. */
  readonly hasCompounds: boolean
  /** True if shops greet customers by their first name. */
  readonly usesFirstNames: boolean
  /** Endings that a word of four letters may take. Missing: any. */
  readonly endings?: RegExp
  /** A word such as 'back' that ends a clause. */
  readonly particle?: string
  /** Capitalized words that are no names. */
  readonly capitalWords?: string
  /** Prepositions before places, in a language that writes all nouns large. */
  readonly placePrepositions?: RegExp
  /** Words that carry no topic, such as articles and pronouns. */
  readonly stopWords: string
  /** Words that frame a question and need not occur in its answer. */
  readonly frameWords?: string
  /** Numbers in words, in the order of `number-words.ts`. A slash separates the forms of one number. */
  readonly numbers: string
  readonly phrases: DraftPhrases
  /** Further words for the stages of an order. */
  readonly stages: Partial<Record<'shipped' | 'delivered' | 'cancelled' | 'refunded', string>>
  readonly greetings: GreetingPatterns
  readonly polarity: PolarityPatterns
  readonly requests: RequestPatterns
  /** Words of experiences, needs and contrasts that a reply should not pass over. */
  readonly matters?: RegExp
  readonly questions: QuestionPatterns
  /** Sentences in which the store promises something. In lower case. */
  readonly promises: readonly RegExp[]
  /** Words of mails that a person should answer. */
  readonly risks: Readonly<Record<'lawyer' | 'chargeback' | 'injury' | 'data' | 'press', RegExp>>
  readonly numberLabels: NumberLabels
  readonly quotes: QuoteWords
  /** Names of units after a number. */
  readonly units: UnitPatterns
  /** Questions by the kind of fact that they want. */
  readonly needs: Readonly<Record<Exclude<WantedFactKind, 'code'>, RegExp>> & { readonly code?: RegExp }
  readonly facts: FactPatterns
  /** Words for an exception or a surcharge. */
  readonly exceptions: RegExp
  /** Patterns for groups of countries. */
  readonly places: Readonly<Record<'union' | 'europe' | 'beyond' | 'world', RegExp>>
  /** Groups of words with one meaning. */
  readonly synonyms?: readonly string[]
  /** Words that add no fact to a sentence. */
  readonly lightWords?: string
  readonly quantifiers?: Readonly<Record<'all' | 'some' | 'only' | 'condition', string>>
  /** Pairs that reverse a time, a condition or a side: words, or two words joined by a hyphen. */
  readonly opposites?: readonly string[]
  /** Missing: a check does not compare who does something. */
  readonly parties?: PartyPatterns
  /**
   * One concept per line, with the beginnings of the words of its phrases. '$' after a word excludes longer words.
   * In a language with compounds the first word of a phrase may be any part of a word.
   */
  readonly glossary: string
}

/**
 * The fixed phrases of the local writer. A part in square brackets disappears when its value is unknown.
 */
export interface DraftPhrases {
  readonly hello: string
  readonly thanks: string
  /** The sentence before a quoted passage in another language. */
  readonly quoted: string
  readonly bye: string
  readonly tracking: string
  /** An order that the shop does not have under the customer's address. */
  readonly notFound: string
  readonly sorry: string
  readonly order: Readonly<
    Record<'unpaid' | 'paid' | 'packed' | 'shipped' | 'delivered' | 'cancelled' | 'refunded', string>
  >
}

interface GreetingPatterns {
  /** Beginnings of the first line of a customer's mail. */
  readonly opening: RegExp
  /** Last lines of a customer's mail. */
  readonly closing: RegExp
  /** First lines of a store's reply. */
  readonly salutation: RegExp
  readonly thanks: RegExp
  /** Beginnings of polite words. */
  readonly polite: RegExp
  /** Polite phrases with a negation, such as 'do not hesitate'. */
  readonly politeNo?: RegExp
  /** Words of a sentence that is only polite. */
  readonly words: string
}

/** Words for one party of a sale. In lower case. */
export interface PartyWords {
  /** Subjects such as 'we' or 'the customer'. */
  readonly subjects: RegExp
  /** Phrases such as 'by us'. */
  readonly agents: RegExp
  /** Phrases that name who pays, such as 'at our cost'. */
  readonly payers: RegExp
}

/** Words that tell whether the store or the customer does something. In lower case. */
interface PartyPatterns {
  readonly store: PartyWords
  readonly customer: PartyWords
  /** The verb that phrases such as 'at our cost' stand for. */
  readonly pay: string
  /** Words before a party that is an object, such as 'to', 'for the' or 'send'. */
  readonly objectMarks: RegExp
  /** Verbs whose subject only receives what the other party does, such as 'get'. */
  readonly receives: RegExp
  /** Verbs of offers and requests: 'we accept returns' and 'you can return' say the same. */
  readonly offers: RegExp
  /** Words before the telling verb, such as 'must'. */
  readonly modals: RegExp
  /** Words that join clauses. */
  readonly joins: RegExp
  /** True if a verb may stand before its subject or at the end of its clause. */
  readonly hasFreeVerb?: true
}

interface PolarityPatterns {
  readonly negations: string
  /** Stop words that answer a question by themselves. */
  readonly answers: string
  /** The words for yes and no. */
  readonly yesOrNo: RegExp
  /** Words that leave something out, without accents. */
  readonly exclusions: RegExp
  /** Words for 'costs nothing', without accents. */
  readonly free: RegExp
  /** Words for 'was not used', without accents. */
  readonly unused: RegExp
  /** Phrases with a negation that negates nothing. */
  readonly idioms?: RegExp
  readonly costsNothing?: RegExp
}

interface RequestPatterns {
  /** A request without a question mark. In lower case, with its word boundaries. */
  readonly begins: RegExp
  readonly wishes: RegExp
  /** Questions such as 'can I'. */
  readonly permission: RegExp
  /** Words that ask for the status of an order. */
  readonly states: RegExp
  /** Words that ask for the state of an order in a question that names one. */
  readonly moves?: RegExp
  readonly anger: RegExp
  /** Beginnings of 'can I' and 'may we'. */
  readonly leave: RegExp
  /** Words for 'my' and 'our'. */
  readonly own: RegExp
  /** Pronouns that point to the sentence before. */
  readonly pointsBack?: RegExp
}

interface QuestionPatterns {
  /** Verbs that begin a question. */
  readonly auxiliaries: RegExp
  /** Words before the requested kind of thing. */
  readonly which: RegExp
  /** Words that begin a question. */
  readonly openings: RegExp
  /** Openings that follow a comma. */
  readonly interrogatives: RegExp
  /** Words that join two questions. */
  readonly joins: RegExp
  readonly also?: RegExp
}

/** The kind of fact that a question wants. */
export type WantedFactKind =
  'amount' | 'time' | 'duration' | 'measure' | 'count' | 'origin' | 'code' | 'spot' | 'way'

type CommonUnit = 'workday' | 'day' | 'week' | 'month' | 'year' | 'decade' | 'hour' | 'percent'
type SpelledUnit =
  'usd' | 'gbp' | 'chf' | 'pln' | 'gram' | 'centimetre' | 'kilometre' | 'metre' | 'litre' | 'degree'
type UnitPatterns = Readonly<Record<CommonUnit, RegExp> & Partial<Record<SpelledUnit, RegExp>>>

interface FactPatterns {
  /** Words for a place to go to, such as 'shop' or 'counter'. */
  readonly spots: RegExp
  /** Words of an instruction. */
  readonly steps: RegExp
  readonly moments: RegExp
  /** Clauses that free the customer of a cost: 'we bear the postage', 'you pay nothing'. */
  readonly freesOfCost?: RegExp
  /** Prepositions before an origin. */
  readonly from?: RegExp
}

/** Words before a number that is often no order number. */
interface NumberLabels {
  /** Words such as 'article', 'phone' and 'size'. */
  readonly other: RegExp
  /** Words such as 'invoice' and 'ticket'. Some customers mean an order by them. */
  readonly document: RegExp
}

/** Words of quoted mails in lower case, separated by '|'. */
export interface QuoteWords {
  /** Labels of the From line. */
  readonly from: string
  /** Other labels of quote headers. */
  readonly labels: string
  readonly subject: string
  /** Dividers above a quoted mail. */
  readonly originals: string
  /** Dividers above a forwarded mail. */
  readonly forwards: string
  /** Verbs of attributions ('On ... Ann wrote:'). */
  readonly wrote: string
  /** Beginnings of device lines such as 'Sent from my'. */
  readonly devices: string
  /** Beginnings that need the name of a device, because parcels are sent too. */
  readonly sentBy: string
}
