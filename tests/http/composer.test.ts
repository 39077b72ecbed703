import { describe, expect, test } from 'vitest'
import { useOwner } from './use-demo.ts'

const demo = useOwner()

const addressOf = async (subject: string) => {
  const { text } = await demo.browser.get('/emails-page')
  const href = new RegExp(`href="(/email-page/detail/[^"]+)"[^>]*>\\s*${subject}`).exec(text)?.[1]
  return (href ?? '').replaceAll('&#38;', '&')
}

/** The fields of the first composer of a page. */
function fieldsOf(html: string): Record<string, string> {
  const form = /<form class="composer".*?<\/form>/s.exec(html)?.[0] ?? ''
  const inputs = [...form.matchAll(/<input[^>]*name="(\w+)"[^>]*value="([^"]*)"/g)]
  const body = /<textarea[^>]*>(.*?)<\/textarea>/s.exec(form)?.[1] ?? ''
  return {
    ...Object.fromEntries(inputs.map(([, name = '', value = '']) => [name, plain(value)])),
    body: plain(body),
  }
}

const plain = (html: string) =>
  html
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&#34;', '"')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')

describe('the composer without JavaScript', () => {
  test('saves a draft, sends it and leads to the next conversation, and takes it back', async () => {
    const address = await addressOf('Where is my order')
    const first = fieldsOf((await demo.browser.get(address)).text)
    expect(first).toMatchObject({ to: 'Mara Lindt <mara.lindt@mail.test>' })
    const body = 'Hi Mara,\n\nit is on its way.'
    const saved = await demo.browser.post(address, { ...first, body, do: 'save' })
    expect(saved.status).toBe(303)
    const second = fieldsOf((await demo.browser.get(address)).text)
    expect(second.body).toContain('it is on its way.')
    expect(Number(second['version'])).toBeGreaterThan(Number(first['version']))
    const sent = await demo.browser.post(address, { ...second, do: 'send' })
    expect(sent.status).toBe(303)
    expect(sent.location).toMatch(/^\/email-page\/detail\//)
    expect(sent.location).not.toContain(address.split('?')[0])
    const leaving = (await demo.browser.get(address)).text
    expect(leaving).toContain('Your reply leaves in 10 seconds.')
    expect(leaving).toContain('Leaves in a moment')
    expect(leaving).not.toContain('class="composer"')
    const id = /name="id" value="([0-9a-f-]{36})"[^]*?value="undo"/.exec(leaving)?.[1] ?? ''
    expect((await demo.browser.post(address, { do: 'undo', id })).status).toBe(303)
    const back = (await demo.browser.get(address)).text
    expect(back).toContain('Your reply was taken back.')
    expect(fieldsOf(back).body).toContain('it is on its way.')
  })

  test('says what is new in place of sending, and keeps what was typed', async () => {
    const address = await addressOf('Wrong size delivered')
    const fields = fieldsOf((await demo.browser.get(address)).text)
    await demo.browser.post(address, { ...fields, body: 'Somebody else wrote this.', do: 'save' })
    const refused = await demo.browser.post(address, { ...fields, body: 'What I typed.', do: 'send' })
    expect(refused.text).toContain('Somebody else changed this reply meanwhile.')
    expect(refused.text).toContain('Somebody else wrote this.')
    expect(fieldsOf(refused.text).body).toContain('What I typed.')
  })

  test('offers what was typed into a reply that was sent meanwhile, and makes a reply of it', async () => {
    const address = await addressOf('Is the wool from a certified')
    const fields = fieldsOf((await demo.browser.get(address)).text)
    expect((await demo.browser.post(address, { ...fields, do: 'send' })).status).toBe(303)
    const refused = await demo.browser.post(address, { ...fields, body: 'One word more.\nBye', do: 'save' })
    expect(refused.text).toContain('This reply was sent or discarded meanwhile.')
    const offer = /<form[^>]*>(?:(?!<form).)*value="keep"/s.exec(refused.text)?.[0] ?? ''
    const typed = [...offer.matchAll(/name="(\w+)" value="([^"]*)"/g)].map(([, name = '', text = '']) => [
      name,
      plain(text),
    ])
    const written = Object.fromEntries(typed) as Record<string, string>
    expect(written['body']).toBe('One word more.\nBye')
    expect((await demo.browser.post(address, { ...written, do: 'keep' })).status).toBe(303)
    expect(fieldsOf((await demo.browser.get(address)).text)).toMatchObject({
      to: fields['to'],
      body: 'One word more.\nBye',
    })
  })

  test('marks the field that is wrong in a sentence, and sends nothing', async () => {
    const address = await addressOf('Zipper broke')
    const fields = fieldsOf((await demo.browser.get(address)).text)
    const refused = await demo.browser.post(address, { ...fields, to: 'nobody', do: 'send' })
    expect(refused.text).toContain('This is not an e-mail address.')
    expect(fieldsOf(refused.text)).toMatchObject({ to: 'nobody' })
  })

  test('begins a reply, and a new message to a customer', async () => {
    const address = await addressOf('Do you ship to Iceland')
    expect((await demo.browser.post(address, { do: 'begin' })).status).toBe(303)
    expect(fieldsOf((await demo.browser.get(address)).text)).toMatchObject({
      to: 'sigga@mail.test',
      subject: 'Re: Do you ship to Iceland?',
    })
    const begun = await demo.browser.post('/emails-page', { do: 'begin' })
    const place = begun.location ?? ''
    expect(place).toContain('/email-page/detail/')
    const { text } = await demo.browser.get(place)
    expect(text).toContain('Your signature is added below.')
    const fields = fieldsOf(text)
    const message = { to: 'new@mail.test', subject: 'Your order', body: 'Hello!', do: 'send' }
    expect((await demo.browser.post(place.replace(/#.*/, ''), { ...fields, ...message })).status).toBe(303)
  })
})

describe('a mail that came back', () => {
  test('says so where it stands in its conversation', async () => {
    const address = await addressOf('Re: Refund for the tent')
    const why = 'Could not be delivered: the mailbox is full.'
    await demo.product.services.db.execute(
      `update emails set undelivered = '${why}' where direction = 'out' and body like '%Bonjour Hélène%'`,
    )
    const { text } = await demo.browser.get(address)
    expect(text.match(/class="badge undelivered"[^>]*>\s*Not delivered/g)).toHaveLength(1)
    expect(text).toMatch(new RegExp(`class="mail-note undelivered"[^>]*>\\s*${why}`))
  })

  test('is answered under a subject that is marked as an answer once', async () => {
    const fields = fieldsOf((await demo.browser.get(await addressOf('Re: Refund for the tent'))).text)
    expect(fields).toMatchObject({ subject: 'Re: Refund for the tent' })
  })
})
