import { fileAndStreamPaths } from '@draftdesk/contract'
import type { pageLanguages } from '@draftdesk/contract/page-languages'
import { buildTestPath } from '@draftdesk/contract/testing'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestApi, testPassword } from '../testing/api.ts'
import type { TestApi } from '../testing/api.ts'
import { enterStore } from '../testing/store.ts'
import type { StoreOwner } from '../testing/store.ts'

let t: TestApi
let owner: StoreOwner
beforeAll(async () => {
  t = await openTestApi({ limitScale: 0 })
  owner = await enterStore(t, 'owner@example.com')
})
afterAll(() => t.close())

const inLanguage = (language: string) => ({ 'accept-language': language })

/** One refusal of each kind: a wrong field by zod and by the handler, a refused call, a missing object, a missing token. */
async function refuse(headers: Record<string, string>) {
  const { token } = owner
  const signIn = await t.send('signIn', { input: { email: 'nobody@example.com', password: 'x' }, headers })
  const missing = await t.send('policy', { id: owner.id, token, headers })
  const signedOut = await t.send('stores', { headers })
  const wrong = await t.send('createPolicy', { token, input: { title: '', text: 'x' }, headers })
  const field = await t.send('deleteStore', { token, input: { name: 'Other' }, headers })
  const detailOf = ({ body: { detail } }: typeof wrong) =>
    Array.isArray(detail) ? (detail[0] as { msg: string }).msg : detail
  const answers = [signIn, missing, signedOut, wrong, field]
  return {
    details: answers.map(detailOf),
    languages: [...new Set(answers.map((answer) => answer.headers.get('content-language')))],
  }
}

const expected = {
  en: [
    'The email address or the password is wrong.',
    'This document does not exist any more.',
    'Not authenticated',
    'Please enter a title.',
    'This is not the name of the store.',
  ],
  de: [
    'Die E-Mail-Adresse oder das Passwort ist falsch.',
    'Dieses Dokument gibt es nicht mehr.',
    'Nicht angemeldet',
    'Bitte geben Sie einen Titel ein.',
    'Das ist nicht der Name des Stores.',
  ],
  fr: [
    'L’adresse e-mail ou le mot de passe est incorrect.',
    'Ce document n’existe plus.',
    'Vous n’êtes pas connecté',
    'Veuillez saisir un titre.',
    'Ce n’est pas le nom de la boutique.',
  ],
  es: [
    'La dirección de correo o la contraseña no son correctas.',
    'Este documento ya no existe.',
    'No ha iniciado sesión',
    'Introduzca un título.',
    'Este no es el nombre de la tienda.',
  ],
  nl: [
    'Het e-mailadres of het wachtwoord is onjuist.',
    'Dit document bestaat niet meer.',
    'Niet ingelogd',
    'Voer een titel in.',
    'Dit is niet de naam van de winkel.',
  ],
  pl: [
    'Adres e-mail lub hasło są nieprawidłowe.',
    'Ten dokument już nie istnieje.',
    'Brak zalogowania',
    'Proszę podać tytuł.',
    'To nie jest nazwa sklepu.',
  ],
} as const satisfies Record<keyof typeof pageLanguages, readonly string[]>

describe('answerJson', () => {
  test.each(Object.entries(expected))(
    'explains refusals in %s when the request asks for it',
    async (language, details) => {
      expect(await refuse(inLanguage(`${language};q=0.9, en;q=0.1`))).toEqual({
        details,
        languages: [language],
      })
    },
  )

  test.each([{}, inLanguage('sv'), inLanguage('')])(
    'explains refusals in English for %j',
    async (headers) => {
      expect(await refuse(headers)).toEqual({ details: expected.en, languages: ['en'] })
    },
  )

  test('prefers the language of the signed-in person to that of the request', async () => {
    const token = await t.enter('person@example.com')
    const { body } = await t.send('me', { token })
    const { id } = body['user'] as { id: string }
    const change = { token, id, input: { prefered_language: 'pl' }, headers: inLanguage('de') }
    expect((await t.send('updateUser', change)).body['message']).toBe('Die Sprache ist jetzt Polnisch.')
    const again = await t.send('updateUser', { ...change, input: { first_name: 'Anna' } })
    expect(again.body['message']).toBe('Zapisano imię i nazwisko.')
    expect(again.headers.get('content-language')).toBe('pl')
    const italian = await t.send('updateUser', { ...change, input: { prefered_language: 'it' } })
    expect(italian.headers.get('content-language')).toBe('pl')
    const other = await t.send('updateUser', { ...change, input: { first_name: 'Anna' } })
    expect(other.body['message']).toBe('Ihr Name wurde gespeichert.')
  })

  test('mails a person without an account in the language of the request', async () => {
    const subjectFor = async (email: string, headers: Record<string, string>) => {
      const names = { first_name: 'Ann', last_name: 'Archer' }
      const input = { ...names, email, password: testPassword, confirm_password: testPassword }
      await t.send('signUp', { input, headers })
      await t.settle()
      return t.mails.findLast(({ to }) => to === email)?.subject.replace(/^\d{6} /, '')
    }
    expect(await subjectFor('de@example.com', inLanguage('de-AT'))).toBe(
      'ist Ihr Bestätigungscode für Draftdesk',
    )
    expect(await subjectFor('en@example.com', {})).toBe('is your Draftdesk verification code')
  })

  test('keeps the language of a sign-up for the person’s pages and mails', async () => {
    const languageOf = async (email: string, headers: Record<string, string>) => {
      const names = { first_name: 'Ann', last_name: 'Archer' }
      const input = { ...names, email, password: testPassword, confirm_password: testPassword }
      const signedUp = await t.send('signUp', { input, headers })
      await t.settle()
      const code = t.mails.findLast(({ to }) => to === email)?.subject.slice(0, 6) ?? ''
      const proof = { email, verification_code: code, sign_up_id: String(signedUp.body['sign_up_id']) }
      await t.send('verifyEmail', { input: proof })
      const { body } = await t.send('signIn', { input: { email, password: testPassword } })
      const me = await t.send('me', { token: String(body['token']) })
      return (me.body['user'] as { prefered_language: string | null }).prefered_language
    }
    expect(await languageOf('polish@example.com', inLanguage('pl, en;q=0.5'))).toBe('pl')
    expect(await languageOf('english@example.com', inLanguage('en-GB'))).toBeNull()
  })

  test('translates answers outside the calls too', async () => {
    const open = (path: string) =>
      t.api.fetch(new Request(`http://api.test${path}`, { headers: inLanguage('fr') }))
    expect(await (await open(fileAndStreamPaths.picture.replace(':id', crypto.randomUUID()))).json()).toEqual(
      {
        detail: 'Cette image n’existe plus.',
      },
    )
    expect((await open(buildTestPath('stores'))).headers.get('content-language')).toBe('fr')
  })
})
