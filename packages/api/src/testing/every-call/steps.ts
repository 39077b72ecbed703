import { eq } from 'drizzle-orm'
import { draftEdits, exampleProposals, learnedQuestions, passages } from '../../database/schema.ts'
import { password } from '../api.ts'
import type { TestRequest } from '../client.ts'
import { receive } from '../mail/receive.ts'
import { png } from '../files/pictures.ts'
import { fileOf, idOf, input, inputText } from './inputs.ts'
import type { Body } from './inputs.ts'
import type { Stage } from './stage.ts'

/** Creates the rows that some calls need, through other calls. */
export function createSteps(w: Stage) {
  const { ask } = w
  let asked = 0

  const receiveHtml = () =>
    receive(w.t.api.services.db, w.team.storeId, {
      raw: 'From: ann@mail.test\r\nTo: help@shop.test\r\nContent-Type: text/html\r\n\r\n<p>Hello <b>you</b></p>',
    })
  const receiveMail = () => {
    asked += 1
    const told = { id: `<q${asked}@mail.test>`, subject: `Question ${asked}` }
    return receive(w.t.api.services.db, w.team.storeId, { ...told, atMs: Date.now() - 60_000 })
  }
  const addPolicy = () =>
    ask('createPolicy', input({ title: 'Returns', text: 'You have 30 days to return it.' }))
  const addExample = () =>
    ask('createExample', input({ title: 'Late', question: 'Where is it?', answer: 'On its way.' }))
  /** Creates a question that a sent reply answered from a document. */
  async function learn() {
    const policyId = idOf(await addPolicy())
    const { db } = w.t.api.services
    const { storeId } = w.team
    const [passage] = await db.select().from(passages).where(eq(passages.policyId, policyId))
    const { emailId } = await receiveMail()
    const [learned] = await db
      .insert(learnedQuestions)
      .values({ storeId, passageId: passage?.id ?? '', emailId, question: 'Can I send it back?' })
      .returning({ id: learnedQuestions.id })
    return { policyId, id: learned?.id ?? '' }
  }
  /** Creates an example that is proposed from a sent reply. */
  async function propose() {
    const { db } = w.t.api.services
    const { storeId } = w.team
    const { emailId } = await receiveMail()
    const { emailId: replyId } = await receiveMail()
    const texts = { title: 'Returns', question: 'Can I send it back?', answer: 'Yes, within 30 days.' }
    const [proposed] = await db
      .insert(exampleProposals)
      .values({ storeId, emailId, replyId, ...texts, topic: ['@return'] })
      .returning({ id: exampleProposals.id })
    return { id: proposed?.id ?? '', texts }
  }
  /** Creates an edit that was made in three replies. */
  async function suggest() {
    const policyId = idOf(await addPolicy())
    const edit = { policyId, quote: 'You have 30 days', before: '30 days', after: '60 days' }
    for (let reply = 0; reply < 3; reply += 1) {
      const { id: draftId, emailId } = await begin()
      await w.t.api.services.db
        .insert(draftEdits)
        .values({ ...edit, draftId, emailId, storeId: w.team.storeId })
    }
    const { suggestions } = (await ask('editSuggestions')) as { suggestions: Body[] }
    return idOf(suggestions.find(({ policy_id: id }) => id === policyId) ?? {})
  }
  const invite = (who: string) => ask('createInvite', input({ email: `${who}@invited.test`, role: 'agent' }))
  const link = (more: Body = {}) => {
    const side = (port: number) => ({ host: '127.0.0.1', port, security: 'none' })
    const { username: address, password: secret, imapPort, smtpPort } = w.mail
    return input({ address, password: secret, imap: side(imapPort), smtp: side(smtpPort), ...more })
  }
  const linkShop = (more: Body = {}) => input({ domain: 'northwind', access_token: w.shopify.token, ...more })

  async function begin() {
    const { threadId, emailId } = await receiveMail()
    const draft = await ask('createDraft', input({ thread_id: threadId, body: 'It is on its way.' }))
    return { id: idOf(draft), version: draft['version'], threadId, emailId }
  }

  const forward = async () => ask('createForward', { id: (await receiveMail()).emailId })

  async function note() {
    const { threadId } = await receiveMail()
    const body = 'Are they **in stock**?'
    return idOf(await ask('createNote', { id: threadId, ...input({ body, key: `note-of-${threadId}` }) }))
  }

  let named = 0
  const addTag = async () => {
    named += 1
    return idOf(await ask('createTag', input({ name: `Tag ${named}` })))
  }
  let saved = 0
  const saveFilter = async () => {
    saved += 1
    const query = { filter: 'all', needs_reply: 'true' }
    return idOf(
      await ask('createSavedFilter', input({ name: `Filter ${saved}`, query, is_shared: saved % 2 === 0 })),
    )
  }

  const exampleFile = async () =>
    ask('addExampleFile', {
      id: idOf(await addExample()),
      ...input({ file: fileOf('x.png', png, 'image/png') }),
    })
  const noteFile = async () =>
    ask('addNoteFile', { id: await note(), ...input({ file: fileOf('x.png', png, 'image/png') }) })

  async function press() {
    const draft = await begin()
    const { id, version, emailId } = draft
    const sent = await ask('sendDraft', { id, ...input({ version, seen: emailId, key: `press-of-${id}` }) })
    return { ...draft, sending: idOf(sent['sending'] as Body) }
  }

  /** Creates a reply with unknown delivery. */
  async function lose() {
    const pressed = await press()
    w.faults.isSilent = true
    await ask('updateSettings', input({ version: (await ask('settings'))['version'], undo_seconds: 0 }))
    const { sending } = await press()
    await w.t.settle()
    w.faults.isSilent = false
    return { pressed, sending }
  }

  async function signInto(email: string): Promise<string> {
    return inputText((await ask('signIn', input({ email, password })))['token'])
  }

  async function startShop(): Promise<string> {
    const { authorization_url: url } = await ask('startShopOAuth', input({ domain: 'northwind' }))
    const answer = await fetch(inputText(url), { redirect: 'manual' })
    return new URL(answer.headers.get('location') ?? '').searchParams.toString()
  }

  async function startConsent(): Promise<string> {
    const { authorization_url: url } = await ask('startMailboxOAuth', input({ provider: 'google' }))
    const account = 'consent@shop.test'
    return (await w.provider.visit(inputText(url), { sub: account, email: account })).toString()
  }

  async function passGoogle(): Promise<TestRequest> {
    const { authorization_url: url } = await ask('googleLogin')
    const query = await w.provider.visit(inputText(url), {
      sub: 'g-1',
      email: 'g@example.com',
      email_verified: true,
    })
    return input(Object.fromEntries(query))
  }

  /** Signs a person up. Returns their id. */
  const addPerson = async (name: string) => {
    const email = `${name}@people.test`
    await ask('signUp', signUpOf(email))
    const { people } = await ask('adminPeople', { token: w.admin, ...input({ search: email }) })
    return idOf((people as Body[])[0] ?? {})
  }

  return {
    addExample,
    addPolicy,
    addTag,
    begin,
    exampleFile,
    forward,
    invite,
    learn,
    link,
    linkShop,
    lose,
    note,
    noteFile,
    passGoogle,
    press,
    propose,
    suggest,
    receiveHtml,
    receiveMail,
    saveFilter,
    signInto,
    startConsent,
    startShop,
    signSso: w.signSso,
    signUpOf,
    addPerson,
  }
}

function signUpOf(email: string): TestRequest {
  const name = { first_name: 'Ann', last_name: 'Archer' }
  return input({ ...name, email, password, confirm_password: password })
}
