import { eq } from 'drizzle-orm'
import { draftEdits, exampleProposals, learnedQuestions, passages } from '../../database/schema.ts'
import { testPassword } from '../api.ts'
import type { TestRequest } from '../client.ts'
import { receiveMail } from '../mail/receive.ts'
import { pngPicture } from '../files/pictures.ts'
import { createFile, getId, toInput, textOrEmpty } from './input-values.ts'
import type { InputBody } from './input-values.ts'
import type { TestStage } from './stage.ts'

/** Creates the rows that some calls need, through other calls. */
export function createSteps(w: TestStage) {
  const { ask } = w
  let asked = 0

  const receiveHtml = () =>
    receiveMail(w.t.api.services.db, w.team.storeId, {
      raw: 'From: ann@mail.test\r\nTo: help@shop.test\r\nContent-Type: text/html\r\n\r\n<p>Hello <b>you</b></p>',
    })
  const receiveQuestion = () => {
    asked += 1
    const told = { id: `<q${asked}@mail.test>`, subject: `Question ${asked}` }
    return receiveMail(w.t.api.services.db, w.team.storeId, { ...told, atMs: Date.now() - 60_000 })
  }
  const addPolicy = () =>
    ask('createPolicy', toInput({ title: 'Returns', text: 'You have 30 days to return it.' }))
  const addExample = () =>
    ask('createExample', toInput({ title: 'Late', question: 'Where is it?', answer: 'On its way.' }))
  /** Creates a question that a sent reply answered from a document. */
  async function addLearnedAnswer() {
    const policyId = getId(await addPolicy())
    const { db } = w.t.api.services
    const { storeId } = w.team
    const [passage] = await db.select().from(passages).where(eq(passages.policyId, policyId))
    const { emailId } = await receiveQuestion()
    const [learned] = await db
      .insert(learnedQuestions)
      .values({ storeId, passageId: passage?.id ?? '', emailId, question: 'Can I send it back?' })
      .returning({ id: learnedQuestions.id })
    return { policyId, id: learned?.id ?? '' }
  }
  /** Creates an example that is proposed from a sent reply. */
  async function addExampleProposal() {
    const { db } = w.t.api.services
    const { storeId } = w.team
    const { emailId } = await receiveQuestion()
    const { emailId: replyId } = await receiveQuestion()
    const texts = { title: 'Returns', question: 'Can I send it back?', answer: 'Yes, within 30 days.' }
    const [proposed] = await db
      .insert(exampleProposals)
      .values({ storeId, emailId, replyId, ...texts, topic: ['@return'] })
      .returning({ id: exampleProposals.id })
    return { id: proposed?.id ?? '', texts }
  }
  /** Creates an edit that was made in three replies. */
  async function addEditSuggestion() {
    const policyId = getId(await addPolicy())
    const edit = { policyId, quote: 'You have 30 days', before: '30 days', after: '60 days' }
    for (let reply = 0; reply < 3; reply += 1) {
      const { id: draftId, emailId } = await beginReply()
      await w.t.api.services.db
        .insert(draftEdits)
        .values({ ...edit, draftId, emailId, storeId: w.team.storeId })
    }
    const { suggestions } = (await ask('editSuggestions')) as { suggestions: InputBody[] }
    return getId(suggestions.find(({ policy_id: id }) => id === policyId) ?? {})
  }
  const invitePerson = (who: string) =>
    ask('createInvite', toInput({ email: `${who}@invited.test`, role: 'agent' }))
  const mailboxLogin = (more: InputBody = {}) => {
    const serverSettings = (port: number) => ({ host: '127.0.0.1', port, security: 'none' })
    const { username: address, password: secret, imapPort, smtpPort } = w.mail
    return toInput({
      address,
      password: secret,
      imap: serverSettings(imapPort),
      smtp: serverSettings(smtpPort),
      ...more,
    })
  }
  const shopLogin = (more: InputBody = {}) =>
    toInput({ domain: 'northwind', access_token: w.shopify.token, ...more })

  async function beginReply() {
    const { threadId, emailId } = await receiveQuestion()
    const draft = await ask('createDraft', toInput({ thread_id: threadId, body: 'It is on its way.' }))
    return { id: getId(draft), version: draft['version'], threadId, emailId }
  }

  const beginForward = async () => ask('createForward', { id: (await receiveQuestion()).emailId })

  async function addNote() {
    const { threadId } = await receiveQuestion()
    const body = 'Are they **in stock**?'
    return getId(await ask('createNote', { id: threadId, ...toInput({ body, key: `note-of-${threadId}` }) }))
  }

  let named = 0
  const addTag = async () => {
    named += 1
    return getId(await ask('createTag', toInput({ name: `Tag ${named}` })))
  }
  let saved = 0
  const saveFilter = async () => {
    saved += 1
    const query = { filter: 'all', needs_reply: 'true' }
    return getId(
      await ask('createSavedFilter', toInput({ name: `Filter ${saved}`, query, is_shared: saved % 2 === 0 })),
    )
  }

  const addExampleFile = async () =>
    ask('addExampleFile', {
      id: getId(await addExample()),
      ...toInput({ file: createFile('x.png', pngPicture, 'image/png') }),
    })
  const addNoteFile = async () =>
    ask('addNoteFile', {
      id: await addNote(),
      ...toInput({ file: createFile('x.png', pngPicture, 'image/png') }),
    })

  async function sendReply() {
    const draft = await beginReply()
    const { id, version, emailId } = draft
    const sent = await ask('sendDraft', { id, ...toInput({ version, seen: emailId, key: `press-of-${id}` }) })
    return { ...draft, sending: getId(sent['sending'] as InputBody) }
  }

  /** Creates a reply with unknown delivery. */
  async function loseReply() {
    const pressed = await sendReply()
    w.faults.isSilent = true
    await ask('updateSettings', toInput({ version: (await ask('settings'))['version'], undo_seconds: 0 }))
    const { sending } = await sendReply()
    await w.t.settle()
    w.faults.isSilent = false
    return { pressed, sending }
  }

  async function signInPerson(email: string): Promise<string> {
    return textOrEmpty((await ask('signIn', toInput({ email, password: testPassword })))['token'])
  }

  async function startShopOAuth(): Promise<string> {
    const { authorization_url: url } = await ask('startShopOAuth', toInput({ domain: 'northwind' }))
    const answer = await fetch(textOrEmpty(url), { redirect: 'manual' })
    return new URL(answer.headers.get('location') ?? '').searchParams.toString()
  }

  async function startMailboxOAuth(): Promise<string> {
    const { authorization_url: url } = await ask('startMailboxOAuth', toInput({ provider: 'google' }))
    const account = 'consent@shop.test'
    return (await w.provider.visit(textOrEmpty(url), { sub: account, email: account })).toString()
  }

  async function passGoogleConsent(): Promise<TestRequest> {
    const { authorization_url: url } = await ask('googleLogin')
    const query = await w.provider.visit(textOrEmpty(url), {
      sub: 'g-1',
      email: 'g@example.com',
      email_verified: true,
    })
    return toInput(Object.fromEntries(query))
  }

  /** Signs a person up. Returns their id. */
  const addPerson = async (name: string) => {
    const email = `${name}@people.test`
    await ask('signUp', createSignUp(email))
    const { people } = await ask('adminPeople', { token: w.admin, ...toInput({ search: email }) })
    return getId((people as InputBody[])[0] ?? {})
  }

  return {
    addExample,
    addPolicy,
    addTag,
    beginReply,
    addExampleFile,
    beginForward,
    invitePerson,
    addLearnedAnswer,
    mailboxLogin,
    shopLogin,
    loseReply,
    addNote,
    addNoteFile,
    passGoogleConsent,
    sendReply,
    addExampleProposal,
    addEditSuggestion,
    receiveHtml,
    receiveQuestion,
    saveFilter,
    signInPerson,
    startMailboxOAuth,
    startShopOAuth,
    signSso: w.signSso,
    createSignUp,
    addPerson,
  }
}

function createSignUp(email: string): TestRequest {
  const name = { first_name: 'Ann', last_name: 'Archer' }
  return toInput({ ...name, email, password: testPassword, confirm_password: testPassword })
}
