import { describe, expect, test } from 'vitest'
import { useOwner } from '../use-demo.ts'

const demo = useOwner()

const addressOf = async (subject: string) => {
  const { text } = await demo.browser.get('/emails-page')
  const href = new RegExp(`href="(/email-page/detail/[^"]+)"[^>]*>\\s*${subject}`).exec(text)?.[1]
  return (href ?? '').replaceAll('&amp;', '&')
}

describe('a mail that came back', () => {
  test('says so where it stands in its conversation', async () => {
    const address = await addressOf('Re: Refund for the tent')
    const why = 'Could not be delivered: the mailbox is full.'
    await demo.product.services.db.execute(
      `update emails set undelivered = '${why}' where direction = 'out' and body like '%Bonjour Hélène%'`,
    )
    const { text } = await demo.browser.get(address)
    expect(text.match(/class="badge undelivered"[^>]*>\s*Not delivered/g)).toHaveLength(1)
    expect(text).toMatch(new RegExp(`class="mail-note [^>]*data-accent-color="red"[^>]*>\\s*${why}`))
  })

  test('is answered under a subject that is marked as an answer once', async () => {
    const { text } = await demo.browser.get(await addressOf('Re: Refund for the tent'))
    expect(text).toMatch(/name="subject"[^>]*value="Re: Refund for the tent"/)
  })
})
