import { describe, expect, test } from 'vitest'
import { findFoldOffset } from './find-fold-offset.ts'

const own = 'Hallo,\n\nthe parcel came today, thank you!\n\nAnn'
const quoted = '> Your order is on its way.\n> It comes on Friday.'

/** Introductions of quotes in many languages. */
const introductions: Readonly<Record<string, string>> = {
  english: 'On Tue, 3 Nov 2026 at 14:20, Shop <help@shop.test> wrote:',
  'english, broken in two':
    'On Tue, 3 Nov 2026 at 14:20, The Northwind Outfitters Customer Care Team\n<help@shop.test> wrote:',
  'english, broken within a long address':
    'On Mon, Aug 26, 2026 at 4:37 PM The Whole Outfitters Team <\na-long-address+1234556@shop.test> wrote:',
  german: 'Am 03.11.2026 um 14:20 schrieb Shop <help@shop.test>:',
  french: 'Le mar. 3 nov. 2026 à 14:20, Shop <help@shop.test> a écrit :',
  spanish: 'El mar, 3 nov 2026 a las 14:20, Shop (<help@shop.test>) escribió:',
  italian: 'Il giorno mar 3 nov 2026 alle ore 14:20 Shop <help@shop.test> ha scritto:',
  portuguese: 'Em ter., 3 de nov. de 2026 às 14:20, Shop <help@shop.test> escreveu:',
  dutch: 'Op di 3 nov. 2026 om 14:20 schreef Shop <help@shop.test>:',
  danish: 'Den tir. 3. nov. 2026 kl. 14.20 skrev Shop <help@shop.test>:',
  swedish: 'Den tis 3 nov. 2026 kl 14:20 skrev Shop <help@shop.test>:',
  finnish: 'ti 3. marrask. 2026 klo 14.20 Shop (help@shop.test) kirjoitti:',
  polish: 'wt., 3 lis 2026 o 14:20 Shop <help@shop.test> napisał(a):',
  russian: 'вт, 3 нояб. 2026 г. в 14:20, Shop <help@shop.test>:',
  turkish: 'Shop <help@shop.test>, 3 Kas 2026 Sal, 14:20 tarihinde şunu yazdı:',
  japanese: '2026年11月3日(火) 14:20 Shop <help@shop.test>:',
  'english, without an address or a colon': 'On 15 May 2017 19:32, Shop Help wrote',
  'german, without an address or a colon': 'Am 15. Mai 2017 19:32 schrieb Shop Help',
  'french, without an address or a colon': 'Le 15 mai 2017 19:32, Shop Help a écrit',
  'an address alone': '15 May 2017, 19:32 by help@shop.test:',
  'a day alone': '2017/5/15 Shop <help@shop.test>',
  'polish, in the present': 'W dniu 15.05.2017 o 19:32, Shop Help pisze:',
  'a time alone': '2026-11-03 14:20 GMT+01:00 Shop <help@shop.test>:',
}

const headers: Readonly<Record<string, string>> = {
  english:
    'From: Shop <help@shop.test>\nSent: Tuesday, November 3, 2026 2:20 PM\nTo: Ann\nSubject: Your order',
  german:
    'Von: Shop <help@shop.test>\nGesendet: Dienstag, 3. November 2026 14:20\nAn: Ann\nBetreff: Ihre Bestellung',
  french: 'De : Shop <help@shop.test>\nEnvoyé : mardi 3 novembre 2026 14:20\nÀ : Ann\nObjet : Votre commande',
  dutch:
    'Van: Shop <help@shop.test>\nVerzonden: dinsdag 3 november 2026 14:20\nAan: Ann\nOnderwerp: Uw bestelling',
  polish: 'Od: Shop <help@shop.test>\nWysłano: wtorek, 3 listopada 2026 14:20\nDo: Ann\nTemat: Zamówienie',
  starred:
    '*From:* Shop <help@shop.test>\n*Sent:* Tuesday, November 3, 2026\n*To:* Ann\n*Subject:* Your order',
}

const shown = (text: string) => text.slice(0, findFoldOffset(text)).trimEnd()

describe('findFoldOffset', () => {
  test.each(Object.entries(introductions))('folds a quotation in %s', (_, line) => {
    expect(shown(`${own}\n\n${line}\n${quoted}`)).toBe(own)
    expect(shown(`${own}\n\n${line}\n\n${quoted}\n\n`)).toBe(own)
    expect(shown(`${own}\n\n${line}\n\nYour order is on its way.`)).toBe(own)
  })

  test.each(Object.entries(headers))('folds a mail under a header in %s, which has no marks', (_, header) => {
    expect(shown(`${own}\n\n${header}\n\nYour order is on its way.`)).toBe(own)
    expect(shown(`${own}\n\n________________________________\n${header}\n\nYour order is on its way.`)).toBe(
      own,
    )
  })

  test.each([
    '-----Original Message-----',
    '----- Ursprüngliche Nachricht -----',
    '-------- Message d’origine --------',
  ])('folds what follows %s', (divider) => {
    expect(shown(`${own}\n\n${divider}\nYour order is on its way.`)).toBe(own)
  })

  test.each([
    '-- \nAnn Archer\nArchery Ltd',
    'Sent from my iPhone',
    'Sent from my Samsung Galaxy smartphone.',
    'Sent from Yahoo Mail on Android',
    'Get Outlook for iOS',
    'Von meinem iPhone gesendet',
    'Gesendet mit der GMX Mail App',
    'Envoyé depuis mon iPhone',
    'Envoyé à partir de Outlook pour iOS',
    'Enviado desde mi iPad',
    'Enviado do meu iPhone',
    'Inviato da iPhone',
    'Verstuurd vanaf mijn iPad',
    'Sendt fra min iPad',
    'Skickat från min iPhone',
    'Lähetetty iPhonestani',
    'Wysłane z iPhone’a',
    'Odesláno z iPhonu',
    'Отправлено с iPhone',
    'iPhone’umdan gönderildi',
    'iPhoneから送信',
    '나의 iPhone에서 보냄',
  ])('folds the signature %j', (signature) => {
    expect(shown(`${own}\n\n${signature}`)).toBe(own)
    expect(shown(`${own}\n\n${signature}\n\n${introductions['english'] ?? ''}\n${quoted}`)).toBe(own)
    expect(
      shown(`${own}\n\n${signature}\n\n${introductions['english'] ?? ''}\n\nYour order is on its way.`),
    ).toBe(own)
  })

  test.each([
    'On the one hand it is late, on the other it is fine.\nOn Friday I leave.',
    'Sent from my desk, this takes longer than from the phone.',
    'I have three questions:\n- where is it?\n- when does it come?',
    'Please send it to:\nAnn Archer\nLong Lane 3\n10969 Berlin',
    'From: the beginning I was unsure.\nTo: be honest, I still am.',
    'You wrote:\n> It comes on Friday.\n\nToday is Saturday!',
    '> It comes on Friday.\nNo, it did not.\n> Can we help?\nYes, please call me.',
    'It costs > 100 and < 200.',
    'I returned it.\n\nSent via DHL on Monday',
    'Ich habe das Zelt zurückgeschickt.\n\nGesendet mit DHL am Montag',
    'Je l’ai renvoyé.\n\nEnvoyé avec Colissimo le 3 mai',
    'Jag har skickat det.\n\nSkickat med posten',
    'Odesłałem.\n\nWysłane przez kuriera',
    'Am 15. Mai 2017 um 19:32 schrieb ich Ihnen wegen des Zelts\n\nEs kam keine Antwort.',
    'On 15 May 2017 19:32 I wrote to you about the tent.\n\nIt is still not here.',
    'I have a last question.\n--\nWhere is it?',
    'Hello,\n____________________\nwhere is my order 1042?',
    'I want to send it.\n\nFrom: Berlin\nTo: Hamburg\nDate: 3 May 2026\n\nIs that possible?',
    'My order:\n| tent | 1 |\n| mug | 2 |',
    'Auf dem Karton stand:\n»Zelt« und\n»Tasse«',
  ])('folds nothing of %j', (text) => {
    expect(findFoldOffset(text)).toBeUndefined()
  })

  test('leaves a mail alone that is passed on, or that is nothing but a quotation', () => {
    const passed = `See below.\n\n---------- Forwarded message ---------\n${headers['english'] ?? ''}\n\nWhere is it?`
    expect(findFoldOffset(passed)).toBeUndefined()
    expect(findFoldOffset(quoted)).toBeUndefined()
  })

  test('takes no longer than a blink for a megabyte of anything', () => {
    for (const piece of [
      '>',
      '\n',
      ' ',
      'On ',
      'From: a\n',
      '> x\n',
      '-- \n',
      'wrote:\n',
      'a@b.c <a@b.c>:\n',
      '_'.repeat(9) + '\n',
    ]) {
      const startedMs = performance.now()
      findFoldOffset(piece.repeat(200_000 / piece.length))
      expect(performance.now() - startedMs).toBeLessThan(2000)
    }
  })
})
